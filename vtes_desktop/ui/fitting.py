"""Words in a place that can't grow: smaller letters, then two lines, before any of them is cut."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from vtes_desktop.ui import theme

LEAST: Final = 0.66
"""How much smaller letters may become."""
READABLE: Final = 11
"""Letters are never made smaller than this, in pixels."""


class Fitted(NamedTuple):
    """How words are shown in their place."""

    px: int
    """The height of the letters, in pixels."""
    words: str
    """The words, with a line break where they take two lines, and an ellipsis where even that is too long."""


def fitted(words: str, px: float, room: int, *, bold: bool = False, lines: int = 1) -> Fitted:
    """The words as large as they can be read whole.

    :param px: the height that the letters have where there is room, in pixels.
    :param room: the width that there is for them, in pixels.
    :param lines: 1, or 2 where there is room for two lines of the smallest letters.
    """
    full = round(px)
    least = max(min(full, READABLE), round(px * LEAST))
    for size in range(full, least - 1, -1):
        if QFontMetrics(theme.sans(size, bold=bold)).horizontalAdvance(words) <= room:
            return Fitted(size, words)
    metrics = QFontMetrics(theme.sans(least, bold=bold))
    if lines > 1:
        for parts in _parted(words):
            if max(map(metrics.horizontalAdvance, parts)) <= room:
                return Fitted(least, "\n".join(parts))
    return Fitted(least, metrics.elidedText(words, Qt.TextElideMode.ElideRight, room))


def in_two(words: str, metrics: QFontMetrics, room: int) -> str:
    """The words in one line; with a break where they need two, and cut where even that is too little."""
    if metrics.horizontalAdvance(words) > room:
        for parts in _parted(words):
            if max(map(metrics.horizontalAdvance, parts)) <= room:
                return "\n".join(parts)
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0, room))


def _parted(words: str) -> list[tuple[str, str]]:
    """The words in two lines, the most even ones first."""
    parts = words.split(" ")
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return sorted(ways, key=lambda way: abs(len(way[0]) - len(way[1])))
