"""What a deck's games tell, as a picture and as a table: shares with their intervals, cards that rot, what kills it."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from vtes_desktop.lab.deck_report import CardUse, DeckReport, Followed
from vtes_desktop.lab.statistics import Interval
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder.charts import Bar, heading
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr

EVEN: Final = 0.2
"""The share of the victory points of one among five who are alike."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GAP = 18.0
_NARROW = 360.0
"""Pixels below which the parts stand beneath each other, at a scale of 1."""


def paint(painter: QPainter, rect: QRectF, followed: Followed, scale: float) -> list[Bar]:
    """Paint what is known so far; returns where its bars are, with their words."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    report = followed.report
    gap = _GAP * scale
    if rect.width() < _NARROW * scale:
        upper = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.45)
        lower = QRectF(rect.left(), upper.bottom() + gap / 2, rect.width(), rect.height() - upper.height() - gap / 2)
        return [*_shares(painter, upper, report, scale), *_cards(painter, lower, report.cards, scale)]
    width = (rect.width() - gap) / 2
    left = QRectF(rect.left(), rect.top(), width, rect.height())
    right = left.translated(width + gap, 0)
    return [*_shares(painter, left, report, scale), *_cards(painter, right, report.cards, scale)]


def _shares(painter: QPainter, rect: QRectF, report: DeckReport, scale: float) -> list[Bar]:
    own = report.standing
    more = tr(
        "{games} games, {game_wins} won, {ousts} ousts", games=own.games, game_wins=own.game_wins, ousts=own.ousts
    )
    top = heading(painter, rect, tr("Victory points"), more, scale)
    all_games = tr("all games")
    lines: list[tuple[str, Interval, str]] = [(all_games, own.vp_share, tr("{games} games", games=own.games))]
    lines += [(_place(part.name), part.vp_share, tr("{games} games", games=part.games)) for part in report.places]
    metrics = QFontMetricsF(theme.sans(11.5 * scale, bold=True, width="condensed"))
    label = max(metrics.horizontalAdvance(name) for name, *_ in lines) + 8 * scale
    height = 21 * scale
    bars: list[Bar] = []
    y = top
    for name, share, games in lines:
        if y + height > rect.bottom():
            break
        row = QRectF(rect.left(), y, rect.width(), height)
        _share(painter, row, name, label, share, scale, strong=name == all_games)
        words = tr(
            "{name}: {value:.0%} of the victory points, between {low:.0%} and {high:.0%}; {games}.",
            name=name,
            value=share.value,
            low=share.low,
            high=share.high,
            games=games,
        )
        bars.append(Bar(row.left(), row.top(), row.width(), row.height(), words))
        y += height
    for line in _sentences(report):
        if y + height > rect.bottom():
            break
        painter.setFont(theme.sans(11.5 * scale))
        painter.setPen(QColor(theme.DIM))
        room = QRectF(rect.left(), y, rect.width(), height)
        said = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, _LEFT, said)
        bars.append(Bar(room.left(), room.top(), room.width(), room.height(), line))
        y += height
    return bars


def _place(name: str) -> str:
    """What the report calls the place at which the deck sat, in the player's language."""
    return tr("place {number}", number=name.rpartition(" ")[2])


def _share(
    painter: QPainter, row: QRectF, name: str, label: float, share: Interval, scale: float, *, strong: bool
) -> None:
    """A lying bar with its interval as a whisker, and a thin line where all would be even; `label` pixels are for its
    name."""
    number = 40 * scale
    room = QRectF(row.left() + label, row.top(), row.width() - label - number, row.height())
    painter.setFont(theme.sans(11.5 * scale, bold=strong, width="condensed"))
    painter.setPen(QColor(theme.BONE))
    painter.drawText(QRectF(row.left(), row.top(), label, row.height()), _LEFT, name)
    painter.drawText(QRectF(room.right(), row.top(), number, row.height()), _RIGHT, f"{share.value:.0%}")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.WELL))
    middle = QRectF(room.left(), row.top() + row.height() * 0.2, room.width(), row.height() * 0.6)
    painter.drawRect(middle)
    painter.setBrush(QColor(theme.GOLD if strong else theme.AMBER))
    painter.drawRect(QRectF(middle.left(), middle.top(), middle.width() * share.value, middle.height()))
    painter.setPen(QPen(QColor(theme.FAINT), 1, Qt.PenStyle.DashLine))
    even = middle.left() + middle.width() * EVEN
    painter.drawLine(QPointF(even, row.top()), QPointF(even, row.bottom()))
    painter.setPen(QPen(QColor(theme.BONE), 1.4))
    low, high, y = (
        middle.left() + middle.width() * share.low,
        middle.left() + middle.width() * share.high,
        row.center().y(),
    )
    painter.drawLine(QPointF(low, y), QPointF(high, y))
    for x in (low, high):
        painter.drawLine(QPointF(x, y - 3 * scale), QPointF(x, y + 3 * scale))


def _cards(painter: QPainter, rect: QRectF, cards: Sequence[CardUse], scale: float) -> list[Bar]:
    """What became of the cards that were drawn, those that rot most first."""
    top = heading(painter, rect, tr("Rots in hand"), tr("played · discarded · kept"), scale)
    height = 19 * scale
    label = rect.width() * 0.46
    bars: list[Bar] = []
    y = top
    for use in cards:
        if y + height > rect.bottom():
            break
        row = QRectF(rect.left(), y, rect.width(), height)
        painter.setFont(theme.sans(11.5 * scale, width="condensed"))
        painter.setPen(QColor(theme.BONE))
        name = painter.fontMetrics().elidedText(use.name, Qt.TextElideMode.ElideRight, int(label - 6))
        painter.drawText(QRectF(row.left(), y, label, height), _LEFT, name)
        x = row.left() + label
        room = row.width() - label - 4
        for count, colour in ((use.played, theme.FOR), (use.discarded, theme.BLOOD), (use.kept, theme.FAINT)):
            width = room * count / max(1, use.drawn)
            painter.fillRect(QRectF(x, y + height * 0.2, width, height * 0.6), QColor(colour))
            x += width
        bars.append(Bar(row.left(), row.top(), row.width(), row.height(), words_of(use)))
        y += height
    return bars


def words_of(use: CardUse) -> str:
    """What became of a card's copies, in a sentence."""
    return tr(
        "{name}: {drawn} drawn, {played} played, {discarded} discarded, {kept} still held at "
        "the end; held for {waited:.1f} turns on average.",
        name=use.name,
        drawn=use.drawn,
        played=use.played,
        discarded=use.discarded,
        kept=use.kept,
        waited=use.waited,
    )


def _sentences(report: DeckReport) -> list[str]:
    """How fast vampires come out, and what ousts the deck."""
    came = [f"{each.round:g}" for each in report.coming if each.round]
    said = [tr("Vampires out in rounds {came} (median)", came=", ".join(came))] if came else []
    if report.killed_by:
        how = ", ".join(f"{game_word(what)} {number}" for what, number in list(report.killed_by.items())[:3])
        said.append(
            tr(
                "Ousted {values} times, round {lasted:g}: {how}",
                values=sum(report.killed_by.values()),
                lasted=report.lasted,
                how=how,
            )
        )
        killers = ", ".join(f"{deck} {number}" for deck, number in list(report.killers.items())[:3])
        said += [tr("By {killers}", killers=killers)] if killers else []
    return said


def as_table(followed: Followed) -> str:
    """All that the picture shows, and all cards and neighbours, as CSV."""
    report = followed.report
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["what", "name", "games", "share", "low", "high"])

    def share(what: str, name: str, games: int, of: Interval) -> None:
        rows.writerow([what, name, games, *(round(each, 4) for each in (of.value, of.low, of.high))])

    share("victory points", "all games", report.standing.games, report.standing.vp_share)
    for what, parts in (("place", report.places), ("prey", report.preys), ("predator", report.predators)):
        for part in parts:
            share(what, part.name, part.games, part.vp_share)
    for each in report.coming:
        share("vampire out", f"number {each.which}, round {each.round:g}", report.standing.games, each.share)
    rows.writerow([])
    rows.writerow(["card", "drawn", "played", "discarded", "kept", "turns held"])
    for use in report.cards:
        rows.writerow([use.name, use.drawn, use.played, use.discarded, use.kept, round(use.waited, 2)])
    rows.writerow([])
    rows.writerow(["ousted by", "times"])
    rows.writerows(report.killed_by.items())
    return out.getvalue()
