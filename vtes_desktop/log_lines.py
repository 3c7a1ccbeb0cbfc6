"""The program's own log: a line of it can always be written, and nobody but the program begins one.

What strangers send comes into the log in messages and in the words of exceptions. Whatever of that is not seen (line
breaks, control characters, halves of characters that no encoding has) is written as its escape, and the lines of an
exception are set in, so that no name or header can pass for a line of the log or keep one from being written.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

_SET_IN: Final = "    "

LOG_BYTES: Final = 512 * 1024
"""Size at which a log file is put aside for a new one."""
KEPT: Final = 3
"""Old log files that are kept."""


class LogFile(logging.FileHandler):
    """A log file that is put aside when it is large. It does what ``logging.handlers`` has one for, which takes sockets
    and pickles along: 7 ms of every start.

    :param path: the file; raises OSError when it can't be opened.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8", errors="backslashreplace")
        self.path = path

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line of it, into a new file where the old one would be too large; what fails is nobody's concern."""
        try:
            if self.stream is None:
                self.stream = self._open()
            if self.stream.tell() + len(self.format(record).encode(errors="backslashreplace")) >= LOG_BYTES:
                self._put_aside()
        except (OSError, ValueError):  # it goes into the file there is
            self.handleError(record)
        super().emit(record)

    def _put_aside(self) -> None:
        if self.stream is not None:
            self.stream.close()
        try:
            for number in range(KEPT, 0, -1):
                older = self.path.with_name(f"{self.path.name}.{number}")
                newer = self.path.with_name(f"{self.path.name}.{number - 1}") if number > 1 else self.path
                if newer.exists():
                    newer.replace(older)
        finally:
            self.stream = self._open()


class LogLines(logging.Formatter):
    """Formats records as :class:`logging.Formatter` does, each in one line and its exception in lines set in."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """The record's own line."""
        return escaped(super().formatMessage(record))

    def formatException(self, ei: object) -> str:  # noqa: N802 - logging's name
        """The exception's lines."""
        return _set_in(super().formatException(ei))  # type: ignore[arg-type]  # as logging calls it

    def formatStack(self, stack_info: str) -> str:  # noqa: N802 - logging's name
        """The stack's lines."""
        return _set_in(super().formatStack(stack_info))


def escaped(text: str) -> str:
    r"""The text in one line, with an escape for all that is not seen.

    >>> print(escaped("Bob\n2026-11-22 Sarah \x1b[31m\udcff"))
    Bob\n2026-11-22 Sarah \x1b[31m\udcff
    """
    if text.isprintable():
        return text
    return "".join(
        character if character.isprintable() else character.encode("unicode-escape").decode("ascii")
        for character in text
    )


def _set_in(text: str) -> str:
    return "\n".join(_SET_IN + escaped(line) for line in text.split("\n"))
