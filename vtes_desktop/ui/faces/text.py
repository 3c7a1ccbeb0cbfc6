"""Setting text on a card: words and inline icons broken into lines, at the largest size that fits.

Words are measured once, at :data:`_MEASURE_PX`; line breaking at a smaller size is arithmetic, because the shipped
fonts' advances are proportional to their size. All lengths are pixels of the painter that will draw the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from vtes_desktop.cards.model import TextPart
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.faces import inks

_MEASURE_PX = 100
_SPACE = 0.26
"""Between words, in ems: a little more than the fonts' own, so that drawn lines never outgrow measured ones."""
_ICON_EM = 1.22
"""The side of an inline icon, in ems of the text round it."""
_TOKEN = re.compile(r"\[[^\]\n]{1,24}\]|\(D\)|[^\s\[(]+|[\[(]")

Style = Literal["body", "flavor", "name", "label", "tiny"]


class Atom(NamedTuple):
    """An unbreakable bit of a word: letters, or one inline icon."""

    letters: str
    icon: str
    width: float
    """In ems."""


class Word(NamedTuple):
    """Atoms that stand together on a line."""

    atoms: tuple[Atom, ...]
    width: float
    """In ems."""


class Paragraph(NamedTuple):
    """Words to be set from a new line."""

    words: tuple[Word, ...]
    style: Style = "body"


class Line(NamedTuple):
    """One line of a setting."""

    words: tuple[Word, ...]
    style: Style
    first: bool
    """Whether it opens a paragraph."""


class Setting(NamedTuple):
    """Text broken into lines for one size."""

    px: float
    lines: tuple[Line, ...]
    height: float
    """In pixels."""
    cut: bool
    """Whether some of it had to be left out."""


def font(style: Style, px: float) -> QFont:
    """The font of a style at a pixel size."""
    if style == "flavor":
        return theme.serif(px, italic=True)
    if style == "name":
        return theme.serif(px)
    if style == "label":
        return theme.sans(px, bold=True, width="condensed")
    if style == "tiny":
        return theme.sans(px, width="extra")
    return theme.sans(px, width="condensed")


@lru_cache(maxsize=40_000)
def _letters_width(letters: str, style: Style) -> float:
    theme.load_fonts()  # a width measured before the fonts came would be kept for good
    return QFontMetricsF(font(style, _MEASURE_PX)).horizontalAdvance(letters) / _MEASURE_PX


def width(letters: str, style: Style, px: float) -> float:
    """How wide letters are at a size."""
    return _letters_width(letters, style) * px


def _atom(token: str, style: Style) -> Atom:
    mark = token[1:-1] if token[0] in "[(" and len(token) > 2 else ""
    icon = icons.mark_icon(mark) if mark else None
    if icon is None:
        return Atom(token, "", _letters_width(token, style))
    return Atom("", icon, _ICON_EM)


def words(text: str, style: Style = "body") -> tuple[Word, ...]:
    """Text as words; ``[dom]``, ``[COMBAT]`` and ``(D)`` become icons, punctuation stays with what it follows."""
    made = []
    for chunk in re.findall(r"(?:\[[^\]\n]{1,24}\]|\S)+", text):
        atoms = tuple(_atom(token, style) for token in _TOKEN.findall(chunk))
        made.append(Word(atoms, sum(atom.width for atom in atoms)))
    return tuple(made)


def paragraphs(parts: Iterable[TextPart]) -> list[Paragraph]:
    """A card's text as paragraphs, the marks of each part in front."""
    made = []
    for part in parts:
        lead = tuple(word for mark in part.marks for word in words(f"[{mark}]"))
        for number, line in enumerate(part.text.split("\n")):
            made.append(Paragraph((lead if number == 0 else ()) + words(line)))
    return made


def break_lines(
    text: Sequence[Paragraph], measure: float, px: float, notch: tuple[float, float, float] | None = None
) -> Setting:
    """Break text for a measure of ``measure`` pixels at ``px``.

    ``notch`` is ``(top, left, right)``: lines that reach below ``top`` are indented by ``left`` and shortened by
    ``right``, so that text runs round the drops in the lower corners of a card.
    """
    leading = line_height(px)
    lines: list[Line] = []
    y = 0.0

    def room(y: float) -> float:
        below = notch is not None and y + leading > notch[0]
        return (measure - (notch[1] + notch[2] if below and notch else 0.0)) / px

    for number, paragraph in enumerate(text):
        if number:
            y += paragraph_gap(px)
        current: list[Word] = []
        used = 0.0
        first = True
        limit = room(y)
        for word in paragraph.words:
            step = word.width + (_SPACE if current else 0.0)
            if current and used + step > limit:
                lines.append(Line(tuple(current), paragraph.style, first))
                y += leading
                limit = room(y)
                first, current, used, step = False, [], 0.0, word.width
            current.append(word)
            used += step
        lines.append(Line(tuple(current), paragraph.style, first))
        y += leading
    return Setting(px, tuple(lines), y, False)


def line_width(line: Line) -> float:
    """The width of a line, in ems."""
    return sum(word.width for word in line.words) + _SPACE * (len(line.words) - 1)


def line_height(px: float) -> float:
    """From one baseline to the next."""
    return px * 1.2


def paragraph_gap(px: float) -> float:
    """What stands between paragraphs besides the leading."""
    return px * 0.28


def fit(
    text: Sequence[Paragraph],
    rect: QRectF,
    largest: float,
    smallest: float,
    notch: tuple[float, float, float] | None = None,
) -> Setting:
    """The setting of ``text`` at the largest whole size that fits ``rect``; cut with an ellipsis at the smallest.

    ``notch`` is as for :func:`break_lines`, its ``top`` measured from the top of ``rect``.
    """
    px = float(round(largest))
    while True:
        setting = break_lines(text, rect.width(), px, notch)
        widest = max((word.width for part in text for word in part.words), default=0.0)
        if setting.height <= rect.height() and widest * px <= rect.width():
            return setting
        if px - 1 < smallest:
            return _cut(setting, rect.height())
        px -= 1


def _cut(setting: Setting, height: float) -> Setting:
    """Leave out the lines that do not fit and end the last with an ellipsis."""
    kept: list[Line] = []
    y = 0.0
    for line in setting.lines:
        y += paragraph_gap(setting.px) if line.first and kept else 0.0
        if y + line_height(setting.px) > height:
            break
        kept.append(line)
        y += line_height(setting.px)
    if kept and len(kept) < len(setting.lines):
        last = kept[-1]
        ellipsis = words("…", last.style)
        kept[-1] = Line((*last.words[:-1], *ellipsis), last.style, last.first)
    return Setting(setting.px, tuple(kept), y, len(kept) < len(setting.lines))


def draw(
    painter: QPainter,
    rect: QRectF,
    setting: Setting,
    colour: str = inks.BONE,
    notch: tuple[float, float, float] | None = None,
    centred: bool = False,
) -> None:
    """Draw a setting from the top of ``rect``; give the same ``notch`` as for :func:`fit`."""
    px = setting.px
    leading = line_height(px)
    y = 0.0
    style: Style | None = None
    painter.setPen(QColor(colour))
    for number, line in enumerate(setting.lines):
        if line.first and number:
            y += paragraph_gap(px)
        if line.style != style:
            style = line.style
            painter.setFont(font(style, px))
        x = rect.left()
        if notch is not None and y + leading > notch[0]:
            x += notch[1]
        if centred:
            used = line_width(line)
            x += (rect.width() - used * px) / 2
        _draw_line(painter, x, rect.top() + y, px, line)
        y += leading


def _draw_line(painter: QPainter, x: float, top: float, px: float, line: Line) -> None:
    """Draw a line, letters between two icons in one call."""
    baseline = top + px * 0.93
    run, run_x = "", x
    for number, word in enumerate(line.words):
        if number:
            run += " " if run else ""
            x += _SPACE * px
            if not run:
                run_x = x
        for atom in word.atoms:
            if atom.icon:
                if run:
                    painter.drawText(QPointF(run_x, baseline), run)
                side = px * 1.14
                icons.paint(painter, QRectF(x + (_ICON_EM * px - side) / 2, baseline - px * 0.9, side, side), atom.icon)
                run = ""
            else:
                if not run:
                    run_x = x
                run += atom.letters
            x += atom.width * px
            if not run:
                run_x = x
    if run:
        painter.drawText(QPointF(run_x, baseline), run)
