"""The referendum: terms, the running tally for and against, where each seat's votes come from (experience.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, cast

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from vtes_desktop.play.updates import Update
from vtes_desktop.table.option_kinds import Side
from vtes_desktop.table.saying import Saying
from vtes_desktop.table.situation import Referendum, Vote
from vtes_desktop.ui import theme
from vtes_desktop.ui.dressing import dress_letters
from vtes_desktop.ui.fitting import READABLE, fitted
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import listed, tr
from vtes_desktop.ui.plain import Label, NameLabel
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.floating import EDGE, Floating
from vtes_desktop.ui.strict.stage import Stage
from vtes_desktop.ui.table.following import Rank, through
from vtes_desktop.ui.table.session import Session

WIDE: Final = 560
"""Its width at text scale 1, where there is room for it, in pixels."""
RESULT = "The referendum "
"""How the sentence begins that tells the result."""
TALLIED: Final = re.compile(RESULT + r"(?:passes|fails): (\d+) for, (\d+) against")
CASTS: Final = re.compile(r" casts (\d+) (vote|ballot)s? (for|against)")


class Tally(QWidget):
    """Votes for from the left, against from the right."""

    def __init__(self) -> None:
        super().__init__()
        self.votes_for = self.against = 0
        self._px = 0
        self.write(15)

    def write(self, px: int) -> None:
        """Write in letters of that height, in pixels."""
        if px != self._px:
            self._px = px
            self.setFixedHeight(round(px * 2.2) + 5)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Two bars that share the width by their votes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QColor(theme.EDGE_LINE))
        painter.setBrush(QColor(theme.WELL))
        painter.drawRoundedRect(rect, 8, 8)
        most = max(10, self.votes_for + self.against)
        painter.setFont(theme.sans(self._px, bold=True))
        left, right = (rect.width() * votes / most for votes in (self.votes_for, self.against))
        bars = (
            (rect.adjusted(0, 0, left - rect.width(), 0), theme.FOR),
            (rect.adjusted(rect.width() - right, 0, 0, 0), theme.AGAINST),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        for bar, colour in bars:
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(bar, 8, 8)
        words = (
            (tr("FOR {votes_for}", votes_for=self.votes_for), Qt.AlignmentFlag.AlignLeft),
            (tr("AGAINST {against}", against=self.against), Qt.AlignmentFlag.AlignRight),
        )
        # Words may lie half on a bar and half between them.
        between = rect.adjusted(left, 0, -right, 0)
        for where, ink in (*((bar, theme.INK) for bar, _ in bars), (between, theme.BONE)):
            painter.setClipRect(where)
            painter.setPen(QColor(ink))
            for text, align in words:
                painter.drawText(rect.adjusted(12, 0, -12, 0), align | Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()


class ReferendumPanel(Floating):
    """Opens while a referendum is held."""

    def __init__(
        self, session: Session, asking: Asking, parent: QWidget, stage: Callable[[], Stage] | None = None
    ) -> None:
        super().__init__(parent, "blue", stage)
        self._session = session
        self._asking = asking
        self._seen: Referendum | None = None
        """The referendum as it was shown last."""
        self._terms = Label()
        self._terms.setProperty("tone", "dim")
        self._terms.setWordWrap(True)
        self.tally = Tally()
        self._table = QWidget()
        self._rows = QGridLayout(self._table)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setColumnStretch(1, 1)
        self._lines: list[tuple[NameLabel, Label, Label]] = []
        """Of each row the name, where the votes come from, and what is cast; the last ones may be hidden."""
        self.brief = Label()
        """Who has cast what, in one paragraph: where there is no room for a line for each."""
        self.brief.setWordWrap(True)
        self.brief.hide()
        self.column.addWidget(self._terms)
        self.column.addWidget(self.tally)
        self.column.addWidget(self._table)
        self.column.addWidget(self.brief)
        session.following.add_for_each(self._updated, Rank.PANEL)
        session.following.add(self._follow, Rank.PANEL)
        session.viewer_changed.connect(self.refresh)
        asking.changed.connect(self.refresh)
        self.refresh()

    def wide(self, room: QSize) -> int:
        """Wide enough for the tally."""
        return min(room.width(), max(round(WIDE * self._scale), super().wide(room)))

    @property
    def _scale(self) -> float:
        return theme.clamp_scale(self._session.settings.options.text_scale)

    def place(self) -> None:
        """With a line for each seat where there is room for it; else in one paragraph, in letters that fit."""
        self._look_for_room()
        self._tell_folded()
        room = self.ground.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        inner = self.wide(room.size()) - self._across()
        dress_letters(self.title, "")
        self.title.setWordWrap(not self.folded)
        if self.folded:
            self._fit_line(inner)
            super().place()
            return
        self._write("", round(15 * min(self._scale, 1.5)), rows=True)
        if self._needs(inner) > room.height():
            for px in range(round(theme.BASE_PX * self._scale), READABLE - 1, -1):
                dress_letters(self.title, f"QLabel {{ font-size: {round(px * 1.2)}px; }}")
                self._write(f"QLabel {{ font-size: {px}px; }}", min(px, round(15 * self._scale)), rows=False)
                if self._needs(inner) <= room.height():
                    break
        super().place()

    def _fit_line(self, inner: int) -> None:
        """Title and votes in one line, in letters that fit."""
        row = self.head.layout()
        room = inner - self.fold.sizeHint().width() - 2 * (row.spacing() if row is not None else 0)
        room -= self.beside.sizeHint().width()
        letters = (theme.BASE_PX + 3) * self._scale
        told = fitted(self.title.text(), letters, room, bold=True)
        dress_letters(self.title, f"QLabel {{ font-size: {told.px}px; }}")
        QLabel.setText(self.title, told.words)

    def _write(self, sheet: str, px: int, *, rows: bool) -> None:
        for label in (self._terms, self.brief):
            dress_letters(label, sheet)
        self.tally.write(px)
        self._table.setVisible(rows)
        self.brief.setVisible(not rows)

    def spot(self, room: QRect, size: QSize) -> QPoint:
        """Over the others' areas, at the right."""
        return QPoint(room.right() + 1 - size.width(), room.top())

    def refresh(self) -> None:
        """Show the referendum as it stands."""
        through(self._follow())

    def _follow(self) -> Iterator[None]:
        if not self.is_news(self._asking.moment):
            return
        held = self._session.table.referendum
        if held is None:
            self.stay()
            return
        self._seen = held
        by = self._session.table.seats[held.seat].name
        minion = self._session.table.copies.get(held.minion)
        self.title.setText(tr("Referendum — {title}", title=game_word(held.title)))
        known = self._session.name(minion.card) if minion is not None and minion.card else ""
        called = tr("called by {name}", name=f"{by} ({known})" if known else by)
        if held.blood_hunt:  # nobody calls it
            called = tr("{name} has committed diablerie", name=known)
        terms = game_word(f"The terms: {held.terms}") if held.terms else ""
        self._terms.setText(f"{terms} · {called}" if terms else called)
        self.tally.votes_for, self.tally.against = self._sums(held)
        self.tally.update()
        self._tell_folded()
        self._fill_rows(held)
        self.step_aside(self._asking.by_hand is not None)
        if self._asking.chosen_elsewhere:
            # Even its head would lie over the pools of those who may be meant.
            self.hide()
            return
        if self.isHidden():
            yield
            self.place()
            yield
        self.come()

    def _updated(self, update: Update) -> None:
        """The result and the votes cast last come as sentences: by then the referendum is over."""
        last: list[Vote] = []
        for saying in update.sayings if self.isVisible() else ():
            words = "".join(part for part in saying.parts if isinstance(part, str))
            if (found := CASTS.match(words)) is not None:
                last.append(_cast(saying, found))
            elif words.startswith(RESULT):
                title = game_word(self._seen.title) if self._seen is not None else ""
                self.title.setText(f"{title} {game_word(words.removeprefix(RESULT))}".strip())
                if (found := TALLIED.match(words)) is not None and self._seen is not None:
                    self.tally.votes_for, self.tally.against = map(int, found.groups())
                    self.tally.update()
                    self._tell_folded()
                    everyone = tuple(range(len(self._session.table.seats)))
                    self._fill_rows(replace(self._seen, cast=(*self._seen.cast, *last), done=everyone))
                    self.fit_anew()
                    self.stay()

    def set_folded(self, folded: bool) -> None:
        """Folded up, the head says how the votes stand."""
        super().set_folded(folded)
        self._tell_folded()

    def _tell_folded(self) -> None:
        votes = tr("{votes_for} for, {against} against", votes_for=self.tally.votes_for, against=self.tally.against)
        self.beside.setText(votes if self.folded else "")

    def _sums(self, held: Referendum) -> tuple[int, int]:
        votes = {"for": 0, "against": 0}
        ballots = {"for": 0, "against": 0}
        for vote in held.cast:
            (ballots if vote.ballots else votes)[vote.side] += vote.amount
        if ballots["for"] != ballots["against"]:
            votes["for" if ballots["for"] > ballots["against"] else "against"] += held.prisci_block
        return votes["for"], votes["against"]

    def _fill_rows(self, held: Referendum) -> None:
        brief, waited = [], []
        playing = self._session.table.playing()
        while len(self._lines) < len(playing):
            self._add_line()
        for seat, (name, where, told) in zip(playing, self._lines, strict=False):
            cast = [vote for vote in held.cast if vote.seat == seat]
            sources = " · ".join(self._source(vote.source, vote.copy, vote.amount, vote.ballots) for vote in cast)
            sides = {
                side: sum(v.amount for v in cast if v.side == side and not v.ballots) for side in ("for", "against")
            }
            says = listed(
                [
                    tr("for {count}", count=count) if side == "for" else tr("against {count}", count=count)
                    for side, count in sides.items()
                    if count
                ]
            )
            name.setText(self._session.table.seats[seat].name)
            name.setMaximumWidth(name.fontMetrics().averageCharWidth() * 22)  # the votes are what one looks for
            where.setText(sources or tr("no votes cast"))
            told.setText(says or (tr("done", "with voting") if seat in held.done else "…"))
            if says or seat in held.done:
                brief.append(f"{name.text()} {told.text()}" + (f" ({sources})" if sources else ""))
            else:
                waited.append(name.text())
        if waited:
            brief.append(tr("still to vote: {names}", names=listed(waited)))
        self.brief.setText(" · ".join(brief))
        for number, line in enumerate(self._lines):
            for label in line:
                label.setVisible(number < len(playing))

    def _add_line(self) -> None:
        """Labels are kept from one look to the next: new ones would be styled and laid out anew each time."""
        line = NameLabel(), Label(), Label()
        name, where, told = line
        name.setStyleSheet("font-weight: 600")
        where.setProperty("tone", "dim")
        where.setWordWrap(True)
        told.setProperty("tone", "gold")
        for column, label in enumerate(line):
            self._rows.addWidget(label, len(self._lines), column)
        self._lines.append(line)

    def _source(self, source: str, copy: int, amount: int, ballots: bool) -> str:
        found = self._session.table.copies.get(copy)
        name = self._session.name(found.card) if found is not None and found.card else source
        return tr("{name} {amount} ballot", name=name, amount=amount) if ballots else f"{name} {amount}"


def _cast(saying: Saying, found: re.Match[str]) -> Vote:
    amount, kind, side = found.groups()
    return Vote(saying.seat, "last", 0, int(amount), cast(Side, side), ballots=kind == "ballot")
