"""What is not as committed: an accusation, in words that the accused understands."""

from __future__ import annotations


class Lie(Exception):  # noqa: N818 - it is one, not an error of this program
    """The first thing that is not as committed.

    :param what: a sentence; `expected` and `found` are in words, too.
    """

    def __init__(self, row: int, what: str, expected: str = "", found: str = "") -> None:
        super().__init__(what)
        self.row = row
        """The line of the file, from 1 (the header)."""
        self.what = what
        self.expected = expected
        self.found = found
        self.of = ""
        """Whose line it is, and what the log says of it; empty when that is not known."""

    def __str__(self) -> str:
        told = f"Line {self.row}{f' ({self.of})' if self.of else ''}: {self.what}"
        return f"{told} Expected: {self.expected}. Found: {self.found}." if self.expected or self.found else told
