"""Snapshots: all that a widget shows, published together under the next version."""

import logging
import threading
from collections import deque
from collections.abc import Mapping
from typing import ClassVar, Final, TypeAlias

import anywidget
import ipywidgets
import traitlets

from hh_widget.texts import languages, texts_in
from hh_widget.widgets.keywords import refuse_unknown

_log = logging.getLogger(__name__)

_LANGUAGES: Final = languages()

AUTO: Final = "auto"
"""The locale of a widget whose views each follow their browser's language."""

Message: TypeAlias = dict[str, object]
"""Something to be said: ``{"key": …, "params": {…}}``, the key of a text."""


def say(key: str, **params: str | int) -> Message:
    """Return the message with this text and these values for its placeholders."""
    return {"key": key, "params": params}


class SnapshotWidget(anywidget.AnyWidget):
    """A widget that publishes whole snapshots and is written by nobody else.

    Its own class adds the traits of its state, and returns their values from
    :meth:`_state`. Its public methods change the state under :attr:`_lock` and call
    :meth:`_publish`.

    Jupyter may run a widget's messages in another thread than the cells, so every
    change takes place under one lock. Observers are called when the whole snapshot
    stands, and under that lock, so that it is still whole when they look: they may call
    the widget again, but must not wait for another thread that does.
    """

    _settings: ClassVar[tuple[str, ...]] = ("locale",)
    """The traits that may be set from outside."""

    _sections: ClassVar[tuple[str, ...]]
    """The sections of the texts that the board shows."""

    version = traitlets.Int(0, read_only=True).tag(sync=True)
    """The number of the present snapshot; each change makes it one higher."""

    message = traitlets.Dict(default_value=None, allow_none=True, read_only=True).tag(
        sync=True
    )
    """What there is to be said, ``{"key": …, "params": {…}}`` of a text, or ``None``."""

    texts = traitlets.Dict(read_only=True).tag(sync=True)
    """The texts by language and key: all languages if ``locale`` is ``"auto"``."""

    languages = traitlets.Dict(read_only=True).tag(sync=True)
    """The name of each language that there is, in itself, by its code."""

    locale = traitlets.Enum((AUTO, *_LANGUAGES), AUTO).tag(sync=True)
    """A language's code; with ``"auto"`` each view follows its browser's language."""

    def __init__(
        self, *, settings: Mapping[str, object], keywords: dict[str, object]
    ) -> None:
        """Publish the first snapshot.

        Args:
            settings: the first values of the settings.
            keywords: what else the caller gave, for ipywidgets.

        Raises:
            TypeError: if a keyword is unknown; the message names the nearest one.
            traitlets.TraitError: if a setting has a value that it cannot have.

        """
        refuse_unknown(type(self), keywords)
        self._lock = threading.RLock()
        self._published: set[str] = set()
        self._sent: dict[str, object] = {}
        self._version = 0
        self._news: deque[traitlets.Bunch] = deque()
        self._is_telling = False
        for name, value in settings.items():
            self.set_trait(name, value)
        self._publish()
        super().__init__(**keywords)
        is_given = isinstance(keywords.get("layout"), ipywidgets.Layout)
        self._own_layout = None if is_given else self.layout

    @traitlets.default("languages")
    def _default_languages(self) -> dict[str, str]:
        return {code: texts_in(code)["language_name"] for code in _LANGUAGES}

    def _state(self) -> dict[str, object]:
        """Return the values of the widget's own state traits, by name."""
        raise NotImplementedError

    def _publish(self, message: Message | None = None) -> None:
        """Publish the next snapshot: traits, then one message, then the observers.

        Only what differs from what was sent last is sent; if nothing differs, there is
        no new snapshot. Something to be said is news, also in the words of before.

        Args:
            message: what there is to be said with it.

        """
        with self._lock:
            snapshot = {
                **self._state(),
                **{name: getattr(self, name) for name in self._settings},
                "texts": self._texts(),
                "message": message,
            }
            changed = {
                name: value
                for name, value in snapshot.items()
                if name not in self._sent or _differs(value, self._sent[name])
            }
            if message is not None and message is not self.message:
                changed["message"] = message
            if changed:
                # Whatever befalls this change, no number is given twice, and the next
                # snapshot is sent as a whole.
                sent, self._sent = self._sent, {}
                self._version += 1
                changed["version"] = snapshot["version"] = self._version
                self._set(snapshot)
                try:
                    self.send_state(tuple(changed))
                    self._sent = sent | changed
                finally:
                    self._tell()

    def _set(self, snapshot: Mapping[str, object]) -> None:
        """Set the traits of a snapshot; observers hear of it when all are set."""
        is_telling, self._is_telling = self._is_telling, True
        self._published |= snapshot.keys()
        try:
            for name, value in snapshot.items():
                if _differs(value, getattr(self, name)):
                    self.set_trait(name, value)
        finally:
            self._is_telling = is_telling

    def _tell(self) -> None:
        """Tell the observers the news, in order.

        An observer may call the widget again: what follows from that is told after what
        is being told. If one fails, the others hear the news all the same.
        """
        if self._is_telling:
            return
        failure: Exception | None = None
        self._is_telling = True
        try:
            while self._news:
                try:
                    traitlets.HasTraits.notify_change(self, self._news.popleft())
                except Exception as error:  # noqa: BLE001  raised when all are told
                    failure = failure or error
        finally:
            self._is_telling = False
        if failure is not None:
            raise failure

    def _texts(self) -> dict[str, dict[str, str]]:
        """Return the texts that ``locale`` asks for, the same object until it changes."""
        chosen = _LANGUAGES if self.locale == AUTO else (self.locale,)
        if tuple(self.texts) == chosen:
            return self.texts
        return {code: dict(texts_in(code, *self._sections)) for code in chosen}

    def notify_change(self, change: traitlets.Bunch) -> None:
        """Publish a setting with all that follows from it, then tell the observers.

        State traits are sent with their snapshot, in :meth:`_publish`, never alone.
        """
        name = change["name"]
        if name not in self._published:
            super().notify_change(change)
            return
        with self._lock:
            self._news.append(change)
            if name in self._settings:
                self._publish(self.message)
            self._tell()

    def __setattr__(self, name: str, value: object) -> None:
        """Set an attribute; a setting and all that follows from it under the lock."""
        if name in self._settings and "_lock" in self.__dict__:
            with self._lock:
                super().__setattr__(name, value)
        else:
            super().__setattr__(name, value)

    def get_state(  # its signature is that of ipywidgets
        self,
        key: object = None,
        drop_defaults: bool = False,  # noqa: FBT001, FBT002
    ) -> dict[str, object]:
        """Return trait values by name, all of the same snapshot."""
        with self._lock:
            state: dict[str, object] = super().get_state(key, drop_defaults)
            return state

    def set_state(self, sync_data: object) -> None:
        """Refuse what a front end writes, and send it the true values again."""
        if isinstance(sync_data, dict):
            _log.info("refused a front end's write to %s", sorted(map(str, sync_data)))
            self.send_state([name for name in sync_data if name in self.keys])

    def close(self) -> None:
        """Remove the widget from all views, and let its memory go."""
        if self.comm is None:
            return
        with self._lock:
            super().close()
            if self._own_layout is not None:
                self._own_layout.close()


def _differs(value: object, other: object) -> bool:
    return value is not other and value != other
