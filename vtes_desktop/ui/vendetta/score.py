"""The score: everybody's Influence by its source, then Blood (rulebook, end of the game)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt

from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import later, plural, tr
from vtes_desktop.ui.plain import Label, NameLabel
from vtes_desktop.ui.table import signs
from vtes_desktop.ui.table.score import ScorePanel, duration
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.vendetta import known
from vtes_desktop.vendetta.count_up import Account, ranking
from vtes_desktop.vendetta.game import ROUNDS

HEADS: Final = (
    "", "", later("Alliance"), later("Drained"), later("Tokens"), later("Diablerie"), later("Influence"),
    later("Blood"),
)  # fmt: skip


class HouseScore(ScorePanel):
    """Influence by source. It opens by itself when the game is over, and closes when that is taken back."""

    def _fill(self) -> Iterator[None]:
        table = self.session.table
        accounts = ranking(table, known.faces(self.session))
        best = accounts[0]
        if not table.over:
            self.title.setText(tr("The score so far"))
        else:
            self.title.setText(tr("{name} wins the game", name=table.seats[best.seat].name))
        rounds = tr("Round {number} of {number2}", number=min(table.round, ROUNDS), number2=ROUNDS)
        told = [tr("{rounds}, {time} of play.", rounds=rounds, time=duration(self.session.client.t))]
        if table.over and len(accounts) > 1 and accounts[1].influence == best.influence:
            told.append(
                tr("An Ally of {name} wins all ties.", name=table.seats[best.seat].name)
                if best.wins_ties
                else tr("Most Blood decides a tie, then turn order.")
            )
        unknown = sum(account.unknown for account in accounts)
        if unknown:
            told.append(
                plural(
                    "{n} card is counted as 0: nobody has entered what it is worth.",
                    "{n} cards are counted as 0: nobody has entered what they are worth.",
                    unknown,
                )
            )
        self.about.setText(" ".join(told))
        self.back.setVisible(table.over and not self.session.watches)
        self.back.setEnabled(self.session.client.can_take_back)
        self.look.setText(tr("Look at the table") if table.over else tr("Close"))
        self.out.setVisible(table.over)
        while (item := self.rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for column, words in enumerate(HEADS):
            head = Label(tr(words) if words else "")
            head.setProperty("tone", "dim")
            head.setAlignment(Qt.AlignmentFlag.AlignRight if column > 1 else Qt.AlignmentFlag.AlignLeft)
            self.rows.addWidget(head, 0, column)
        for row, account in enumerate(accounts, 1):
            yield
            self._add_account(row, account, won=table.over and row == 1)
        yield

    def _add_account(self, row: int, account: Account, *, won: bool) -> None:
        seat = self.session.table.seats[account.seat]
        px = theme.BASE_PX * self.session.settings.options.text_scale
        crown = Label()
        if won:
            crown.setPixmap(signs.pixmap("crown", round(px * 1.5), theme.GOLD_BRIGHT))
            crown.setAccessibleName(tr("Winner"))
        name = NameLabel(seat.name if account.playing else tr("{name}, out of the game", name=seat.name))
        name.setStyleSheet(f"color: {seat_colour(account.seat)}; font-weight: 600; font-size: {round(px * 1.2)}px")
        numbers = (
            str(account.alliance),
            str(account.drained),
            str(account.tokens),
            f"−{account.diablerie}" if account.diablerie else "0",
            str(account.influence),
            str(account.blood),
        )
        self.rows.addWidget(crown, row, 0)
        self.rows.addWidget(name, row, 1)
        for column, number in enumerate(numbers, 2):
            label = Label(number)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            label.setAccessibleName(
                tr("{name}, {what}: {number}", name=seat.name, what=tr(HEADS[column]), number=number)
            )
            if HEADS[column] == "Influence":
                label.setStyleSheet(f"color: {theme.GOLD_BRIGHT}; font-weight: 600; font-size: {round(px * 1.35)}px")
            self.rows.addWidget(label, row, column)
