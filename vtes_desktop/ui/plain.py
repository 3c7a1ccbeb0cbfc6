"""Words that somebody else wrote, on the screen: shown as they are written, never read as markup.

Qt guesses: a text with ``<b>`` in it is rich in a label, a tooltip or a box, and then loads pictures; an ``&`` is a
mnemonic in a button, a menu and a tab; ``[*]`` is a sign of its own in a window's title. So all of ``ui/`` shows words
by this module (``tests/ui/test_plain.py`` sees to it): a :class:`Label` is plain, a :class:`RichLabel` shows markup of
our own with strangers' words :func:`escaped <escape>` in it, and everything else takes :func:`as_written`,
:func:`caption` or :func:`titled` words. What can't be seen (controls, directions) is left out in all of them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from vtes_desktop.plain_words import seen, shown

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from vtes_desktop.ui.boxes import Box, Pages, followed

__all__ = [
    "Box",
    "Label",
    "NameLabel",
    "Pages",
    "RichLabel",
    "as_written",
    "caption",
    "escape",
    "followed",
    "titled",
]

LONG_WORD = re.compile(r"\S{16}(?=\S)")
"""As much of a long word as stands in one line in any case."""


def escape(text: str) -> str:
    """The words for markup of our own: ``<`` is shown as ``<``."""
    import html

    return html.escape(shown(text))


def as_written(text: str) -> str:
    """The words for where Qt guesses whether they are markup: tooltips, and boxes that ask."""
    text = shown(text)
    if "<" not in text and "&" not in text:
        return text
    from PySide6.QtGui import Qt as QtGuess  # 30 ms, and hardly ever needed

    return QtGuess.convertFromPlainText(text) if QtGuess.mightBeRichText(text) else text


def caption(text: str, *, lines: bool = False) -> str:
    """The words for a button, a menu, an action or a tab, where ``&`` would be a mnemonic; `lines` keeps its lines."""
    told = "\n".join(map(seen, text.split("\n"))) if lines else seen(text)
    return told.replace("&", "&&")


def titled(text: str) -> str:
    """The words for a window's title, where ``[*]`` would stand for unsaved changes."""
    return " ".join(shown(text).split()).replace("[*]", "[*][*]")


class Label(QLabel):
    """A label that shows its words as they are written. One that wraps breaks a word too, when it is very long."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def text(self) -> str:
        """The words."""
        return self._words

    def setText(self, text: str) -> None:
        """Show these words."""
        self._words = shown(text)
        # Qt breaks lines between words only, and cuts off what is longer than the line.
        parts = LONG_WORD.sub("\\g<0>\u200b", self._words) if self.wordWrap() else self._words
        super().setText(parts)

    def setWordWrap(self, on: bool) -> None:
        """Break lines, or don't."""
        super().setWordWrap(on)
        self.setText(self._words)


class NameLabel(Label):
    """A name in one line: where there is no room it is cut with an ellipsis, and the tooltip has the whole of it."""

    def setText(self, text: str) -> None:
        """Show this name."""
        words = shown(text)
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
            self.setToolTip(as_written(words))
            self.updateGeometry()
        self._cut()

    def sizeHint(self) -> QSize:
        """Room for all of it."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._words) + 8, metrics.height())

    def minimumSizeHint(self) -> QSize:
        """Room for the beginning."""
        return QSize(self.fontMetrics().averageCharWidth() * 7, self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut anew."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        cut = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, max(0, self.width()))
        QLabel.setText(self, cut)


class RichLabel(QLabel):
    """A label that shows markup of our own; words of others are escaped in it."""

    def __init__(self, markup: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(markup)


def __getattr__(name: str) -> object:
    """Boxes and pages, loaded when they are first asked for: the start page opens none."""
    if name not in ("Box", "Pages", "followed"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from vtes_desktop.ui import boxes

    return getattr(boxes, name)
