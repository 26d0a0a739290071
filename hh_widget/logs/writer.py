"""Writing logs: one file a process and folder, one write an event.

A file is safe against a process that is killed: at most its last line is lost. It is
not safe against a loss of power, for nothing is forced onto the disk.
"""

import contextlib
import errno
import os
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows, Pyodide
    fcntl = None  # type: ignore[assignment]

SUFFIX: Final = ".jsonl"

_FLAGS: Final = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_EXCL
    | os.O_APPEND
    | getattr(os, "O_BINARY", 0)  # Windows would write another newline
)


def now() -> str:
    """Return the time as logs tell it: ``2026-11-30T12:00:00.000Z``."""
    moment = datetime.now(UTC).isoformat(timespec="milliseconds")
    return moment.replace("+00:00", "Z")


class LogFile:
    """A file of this process alone, new and open for appending.

    While it is open it carries an advisory lock, where the platform has one; that is
    how other processes know that its games are being played.

    Args:
        folder: where the file is made; the folder is made too if need be.

    Raises:
        OSError: if that cannot be done.

    """

    def __init__(self, folder: Path) -> None:
        """Make the file, empty as yet."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            # That a file exists would not tell anybody what is wrong with it.
            raise NotADirectoryError(
                errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)
            ) from None
        moment = now().replace("-", "").replace(":", "")
        name = f"{moment}-{os.getpid()}-{os.urandom(4).hex()}{SUFFIX}"
        self.path = folder / name
        self._lock = threading.Lock()
        self._games = 0
        self._is_torn = False
        self._descriptor = os.open(self.path, _FLAGS, 0o666)
        self._links = self._count_links()
        if fcntl:
            # Of a lock by lockf, closing any other descriptor would drop it. Where
            # the file system has no locks, there is none.
            with contextlib.suppress(OSError):
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    @property
    def is_gone(self) -> bool:
        """Whether somebody has deleted the file."""
        return self._count_links() < self._links

    def _count_links(self) -> int:
        # Some file systems count none at all.
        return os.fstat(self._descriptor).st_nlink

    def new_game(self) -> int:
        """Return the number of another game in this file, from 1."""
        with self._lock:
            self._games += 1
            return self._games

    def append(self, line: bytes) -> None:
        """Write a line, whole or not at all as far as readers can tell.

        Args:
            line: the line with its newline.

        Raises:
            OSError: if the line has not been written.

        """
        with self._lock:
            # What was cut short is a line that no reader takes for an event. The
            # reason may be gone by the next try; if it is not, that one will tell it.
            if not self._write(line) and not self._write(line):
                raise OSError("only part of a line could be written")

    def _write(self, line: bytes) -> bool:
        """Write a line once, and tell whether it is there."""
        if self._is_torn:
            line = b"\n" + line
        count = os.write(self._descriptor, line)
        if count:
            self._is_torn = count < len(line)
        return count >= len(line) - 1  # of a whole event, the newline can follow

    def close(self) -> None:
        """Close the file; its lock goes unless another process shares it."""
        with contextlib.suppress(OSError):
            os.close(self._descriptor)


class _OpenFiles:
    """The files that this process writes into, by their folders."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.by_folder: dict[Path, LogFile] = {}

    def leave_to_parent(self) -> None:
        """In a process just forked: keep neither the parent's files nor its locks."""
        self.lock = threading.Lock()  # a thread that is not here may have held it
        self.close()

    def close(self) -> None:
        for file in self.by_folder.values():
            file.close()
        self.by_folder.clear()


_open: Final = _OpenFiles()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_open.leave_to_parent)


def log_file(folder: Path) -> LogFile:
    """Return this process's file in a folder; it is made when it is first asked for.

    It is another one than before if the process was forked since, or the file deleted.

    Raises:
        OSError: if it cannot be made.

    """
    with _open.lock:
        file = _open.by_folder.get(folder)
        if file is None or file.is_gone:
            made = LogFile(folder)
            if file is not None:
                file.close()
            _open.by_folder[folder] = file = made
        return file


def is_played_elsewhere(path: Path) -> bool:
    """Tell whether another process that is still running writes into this file.

    Always ``False`` where the platform has no advisory locks.
    """
    with _open.lock:
        is_ours = any(file.path == path for file in _open.by_folder.values())
    if is_ours or not fcntl:
        return False
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        os.close(descriptor)
    return False


def close_all() -> None:
    """Close all files of this process; the next event opens another."""
    with _open.lock:
        _open.close()
