"""What the widgets of all games share: one snapshot a change, intents, answers.

Python knows, the browser draws. A widget publishes what its viewer may see as a
*snapshot*: all state traits at once, in a single message, under the next ``version``.
The front end sends *intents* back and writes no trait.
"""

import difflib
import inspect
import logging
import threading
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from os import PathLike
from pathlib import Path
from typing import ClassVar, Final, TypeAlias, TypeGuard

import anywidget
import ipywidgets
import traitlets

from hh_widget.logs.board_log import LogFailure
from hh_widget.picture import Drawable
from hh_widget.texts import languages, texts_in
from hh_widget.widgets.warning import warn_caller

_log = logging.getLogger(__name__)

_LARGEST_INTEGER: Final = 2**53 - 1
"""The largest whole number up to which JavaScript counts exactly."""

_WIDGET_KEYWORDS: Final = ("layout", "tabbable", "tooltip")
"""The keywords of ipywidgets that make sense for a board."""

_LANGUAGES: Final = languages()

AUTO: Final = "auto"
"""The locale of a widget whose views each follow their browser's language."""

Action: TypeAlias = Callable[[], object]
"""What an intent asks for; it publishes a snapshot if it changes anything."""

Message: TypeAlias = dict[str, object]
"""Something to be said: ``{"key": …, "params": {…}}``, the key of a text."""


def say(key: str, **params: str | int) -> Message:
    """Return the message with this text and these values for its placeholders."""
    return {"key": key, "params": params}


class GameWidget(anywidget.AnyWidget):
    """A game on a board in a notebook.

    A game's own widget adds the traits of its state, returns their values from
    :meth:`_state`, and says in :meth:`_action` what the intents do that other games do
    not have. Its public methods change the game under :attr:`_lock` and call
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
        """Publish the first snapshot and connect to the front end.

        Args:
            settings: the first values of the settings.
            keywords: what else the caller gave, for ipywidgets.

        Raises:
            TypeError: if a keyword is unknown; the message names the nearest one.
            traitlets.TraitError: if a setting has a value that it cannot have.

        """
        _refuse_unknown(type(self), keywords)
        self._lock = threading.RLock()
        self._published: set[str] = set()
        self._sent: dict[str, object] = {}
        self._version = 0
        self._news: deque[traitlets.Bunch] = deque()
        self._is_telling = False
        self._is_responding = False
        for name, value in settings.items():
            self.set_trait(name, value)
        self._publish()
        super().__init__(**keywords)
        is_given = isinstance(keywords.get("layout"), ipywidgets.Layout)
        self._own_layout = None if is_given else self.layout
        self.on_msg(_receive)

    @traitlets.default("languages")
    def _default_languages(self) -> dict[str, str]:
        return {code: texts_in(code)["language_name"] for code in _LANGUAGES}

    def _state(self) -> dict[str, object]:
        """Return the values of the game's own state traits, by name."""
        raise NotImplementedError

    def _action(self, intent: Mapping[str, object]) -> Action | None:
        """Return what this intent asks for, or ``None`` if it is not well-formed."""
        match intent:
            case {"type": "resume"}:
                return self.resume
            case {"type": "clock", "running": bool(running)}:
                return partial(self._see, is_seen=running)
            case {"type": "set", "name": str(name), "value": value}:
                return self._setting(name, value)
        return None

    def _setting(self, name: str, value: object) -> Action | None:
        """Return what gives a setting this value, or ``None`` if it cannot have it."""
        if name not in self._settings:
            return None
        try:
            self.traits()[name]._validate(self, value)  # noqa: SLF001  no other way
        except traitlets.TraitError:
            return None
        return partial(self.set_trait, name, value)

    def _see(self, *, is_seen: bool) -> None:
        """Note whether a view is seen, with no dialog open: else the clock stands."""
        raise NotImplementedError

    def resume(self) -> bool:
        """Continue the unfinished game on offer, and tell whether it could be had."""
        raise NotImplementedError

    def _publish(self, message: Message | None = None) -> None:
        """Publish the next snapshot: traits, then one message, then the observers.

        Only what differs from what was sent last is sent; if nothing differs, there is
        no new snapshot.

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
                if name not in self._sent
                or (value is not self._sent[name] and value != self._sent[name])
            }
            if changed:
                # Whatever befalls the traits, no number is given twice.
                self._version += 1
                changed["version"] = snapshot["version"] = self._version
                self._set(snapshot)
                try:
                    self._send_changes(changed)
                finally:
                    self._tell()

    def _set(self, snapshot: Mapping[str, object]) -> None:
        """Set the traits of a snapshot; observers hear of it when all are set."""
        is_telling, self._is_telling = self._is_telling, True
        self._published |= snapshot.keys()
        try:
            for name, value in snapshot.items():
                if getattr(self, name) is not value:
                    self.set_trait(name, value)
        finally:
            self._is_telling = is_telling

    def _send_changes(self, changed: Mapping[str, object]) -> None:
        """Send part of the snapshot; if that fails, the next one is sent as a whole."""
        try:
            self.send_state(tuple(changed))
        except BaseException:
            self._sent.clear()
            raise
        self._sent |= changed

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

    def _publish_and_tell(self, failure: LogFailure | None) -> None:
        """Publish, and tell why logging failed if it did: on the board or in Python."""
        if failure and self._is_responding:
            self._publish(say("message_log", reason=failure.reason))
            return
        self._publish()
        self._warn(failure)

    def _warn(self, failure: LogFailure | None) -> None:
        if failure:
            warn_caller(
                f"games are not being logged in {failure.folder}: {failure.reason}. "
                "The game goes on; logs=False leaves the log off"
            )

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

    def _still(self) -> Drawable:
        """Return the game as a still picture shows it."""
        raise NotImplementedError

    def picture(self, path: str | PathLike[str]) -> Path:
        """Write the board as it stands as an SVG file, and return where it is.

        Raises:
            OSError: if the file cannot be written.

        """
        return self._still().picture(path)

    def _repr_mimebundle_(
        self, **kwargs: dict[str, object]
    ) -> tuple[dict[str, object], dict[str, object]] | None:
        """Return the view and, for readers without a kernel, a still picture."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is not None:
            bundle[0]["text/html"] = self._still()._repr_html_()
        return bundle

    def close(self) -> None:
        """Remove the widget from all views, and let its memory go."""
        if self.comm is None:
            return
        with self._lock:
            super().close()
            if self._own_layout is not None:
                self._own_layout.close()

    def _respond(self, content: object) -> None:
        """Do what an intent asks for and answer it, once; drop what is no intent."""
        if not _is_intent(content) or (action := self._action(content)) is None:
            _log.info("dropped a message that is no intent")
            return
        with self._lock:
            present = self._version
            try:
                if content["version"] == present:
                    self._attempt(action)
            finally:
                if self._version == present:
                    seq = content["seq"]
                    self.send({"type": "unchanged", "seq": seq, "version": present})

    def _attempt(self, action: Action) -> None:
        """Run an intent's action; if it fails, say so on the board and in the log."""
        self._is_responding = True
        try:
            action()
        except Exception:  # noqa: BLE001  whatever it is, the board goes on
            _log.exception("an intent failed")
            try:
                self._publish(say("message_unexpected"))
            except Exception:  # noqa: BLE001  an observer fails again
                _log.exception("an observer failed")
        finally:
            self._is_responding = False


def _receive(widget: GameWidget, content: object, buffers: object) -> None:  # noqa: ARG001
    """Pass a front end's message on; no bound method, lest the widget never die."""
    widget._respond(content)  # noqa: SLF001


def _is_intent(content: object) -> TypeGuard[dict[str, object]]:
    """Tell whether a message has what every intent has: type, seq and version."""
    return (
        isinstance(content, dict)
        and isinstance(content.get("type"), str)
        and _is_count(content.get("seq"))
        and _is_count(content.get("version"))
    )


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _LARGEST_INTEGER


def _refuse_unknown(widget: type[GameWidget], keywords: Mapping[str, object]) -> None:
    """Raise a ``TypeError`` that names what an unknown keyword may have meant."""
    own = [
        name
        for name, parameter in inspect.signature(widget).parameters.items()
        if parameter.kind is not inspect.Parameter.VAR_KEYWORD
    ]
    known = [*own, *_WIDGET_KEYWORDS]
    for keyword in keywords:
        if keyword not in _WIDGET_KEYWORDS:
            near = difflib.get_close_matches(keyword, known, n=1)
            hint = (
                f"did you mean {near[0]!r}?" if near else f"it takes {', '.join(known)}"
            )
            message = f"{widget.__name__}() has no keyword {keyword!r}; {hint}"
            raise TypeError(message)
