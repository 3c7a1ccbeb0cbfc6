"""Lines of a list that were not matched to cards, each beside the nearest ones: one click settles a line.

They stay with the deck, on disk too, until they are settled; settling is a step like any other and can be undone.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCompleter,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.catalogue import Catalogue, UnknownCard
from vtes_desktop.decks.deck import Deck, Problem
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import Label, as_written, caption

_SHOWN = 60
_LONGEST = 160


class ProblemStrip(QFrame):
    """The strip over the piles: how many lines wait to be settled, and the way to them."""

    open_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", "blood")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.said = Label()
        self.said.setWordWrap(True)
        self.look = QPushButton(tr("Settle them"))
        self.look.setProperty("compact", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 8, 4)
        row.addWidget(self.said, 1)
        row.addWidget(self.look)
        self.look.clicked.connect(self.open_wanted)
        self.hide()

    def show_deck(self, deck: Deck) -> None:
        """Show how many lines of this deck wait."""
        cards, all_ = len(deck.unmatched), len(deck.problems)
        self.setVisible(bool(all_))
        if cards:
            self.said.setText(
                plural("One line is not matched to a card yet.", "{n} lines are not matched to a card yet.", cards)
            )
        else:
            self.said.setText(
                plural("{n} remark on the list that was read.", "{n} remarks on the list that was read.", all_)
            )
        self.look.setText(tr("Settle") if cards else tr("Read"))


class MendingDialog(QDialog):
    """All lines of the current deck that wait."""

    def __init__(self, desk: Desk, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._catalogue = desk.catalogue
        self._open = desk.current
        self._scale = scale
        self.setWindowTitle(tr("Lines to look at"))
        self.heading = Label()
        self.heading.setProperty("tone", "heading")
        self.heading.setWordWrap(True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(round(8 * scale))
        self._rows.setContentsMargins(0, 0, 6, 0)
        inside = QWidget()
        inside.setLayout(self._rows)
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.best = QPushButton(tr("Take the nearest for all"))
        self.best.setAutoDefault(False)
        self.drop_all = QPushButton(tr("Leave all out"))
        self.drop_all.setAutoDefault(False)
        done = QPushButton(tr("Done"))
        done.setProperty("tone", "gold")
        done.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.best)
        buttons.addWidget(self.drop_all)
        buttons.addStretch(1)
        buttons.addWidget(done)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(18 * scale),) * 4)
        column.setSpacing(round(10 * scale))
        column.addWidget(self.heading)
        column.addWidget(area, 1)
        column.addLayout(buttons)
        self.best.clicked.connect(self._take_best)
        self.drop_all.clicked.connect(self._drop_all)
        done.clicked.connect(self.accept)
        make_room(self, parent, 680, 560, scale)
        self._open.changed.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        problems = self._open.deck.problems
        waiting = len(self._open.deck.unmatched)
        if not problems:
            self.heading.setText(tr("Every line is settled."))
        elif waiting:
            self.heading.setText(
                plural(
                    "One line is not matched to a card; everything else is in the deck.",
                    "{n} lines are not matched to a card; everything else is in the deck.",
                    waiting,
                )
            )
        else:
            self.heading.setText(tr("All cards are in the deck. These remarks are for you to read."))
        for problem in problems[:_SHOWN]:
            self._rows.addWidget(self._row(problem))
        if len(problems) > _SHOWN:
            more = Label(tr("… and {count} more, which come up as these are settled.", count=len(problems) - _SHOWN))
            more.setProperty("tone", "dim")
            self._rows.addWidget(more)
        self._rows.addStretch(1)
        self.best.setEnabled(any(problem.suggestions for problem in self._open.deck.unmatched))
        self.drop_all.setEnabled(bool(problems))

    def _row(self, problem: Problem) -> QWidget:
        row = QFrame()
        row.setProperty("panel", "plain" if problem.leaves_cards_out else "raised")
        where = tr("Line {line_number}", line_number=problem.line_number) if problem.line_number else tr("In the list")
        text = problem.text if len(problem.text) <= _LONGEST else problem.text[: _LONGEST - 1] + "…"
        line = Label(f"{where}:  {' '.join(text.split())}")
        line.setWordWrap(True)
        line.setStyleSheet(f"font-weight: 600; color: {theme.BONE};")
        message = Label(problem.message if len(problem.message) <= 400 else problem.message[:399] + "…")
        message.setProperty("tone", "dim")
        message.setWordWrap(True)
        column = QVBoxLayout(row)
        column.setContentsMargins(12, 8, 12, 9)
        column.setSpacing(4)
        column.addWidget(line)
        column.addWidget(message)
        choices = Flow(round(6 * self._scale))
        if problem.kind == "card":
            for number in problem.suggestions[:5]:
                card = self._catalogue.cards.get(number)
                if card is None:
                    continue
                name = self._catalogue.display_key(card)
                button = self._button(f"{problem.count} × {name}", tr("{where}: it is {name}", where=where, name=name))
                button.clicked.connect(partial(self._mend, problem, number))
                choices.addWidget(button)
            choices.addWidget(self._other(problem, where))
        drop = self._button(
            tr("Leave it out") if problem.leaves_cards_out else tr("Seen"), tr("{where}: leave it out", where=where)
        )
        drop.clicked.connect(partial(self._drop, problem))
        choices.addWidget(drop)
        column.addLayout(choices)
        return row

    def _button(self, text: str, words: str) -> QPushButton:
        button = QPushButton(caption(text))
        button.setProperty("compact", True)
        button.setAutoDefault(False)
        button.setAccessibleName(words)
        return button

    def _other(self, problem: Problem, where: str) -> QLineEdit:
        """A line to type the name of any other card in."""
        line = QLineEdit()
        line.setPlaceholderText(tr("another card …"))
        line.setAccessibleName(tr("{where}: the card that is meant", where=where))
        line.setFixedWidth(round(170 * self._scale))
        line.setCompleter(card_completer(self._catalogue, line))

        def take() -> None:
            try:
                self._mend(problem, self._catalogue.find(line.text()).id)
            except UnknownCard as error:
                line.setToolTip(as_written(str(error)))
                line.setProperty("wrong", True)
                line.style().polish(line)

        line.returnPressed.connect(take)
        return line

    def _mend(self, problem: Problem, number: int, _: bool = False) -> None:
        card = self._catalogue.cards[number]
        self._change(
            tr(
                "settle line {line_number}: {display_name}",
                line_number=problem.line_number,
                display_name=card.display_name,
            ),
            problem,
            number,
        )

    def _drop(self, problem: Problem, _: bool = False) -> None:
        self._change(tr("leave line {line_number} out", line_number=problem.line_number), problem, None)

    def _change(self, label: str, problem: Problem, number: int | None) -> None:
        def change(deck: Deck) -> None:
            if problem not in deck.problems:
                return
            if number is None:
                deck.problems.remove(problem)
            else:
                deck.mend(problem, number)

        self._open.do(label, change)

    def _take_best(self) -> None:
        def change(deck: Deck) -> None:
            for problem in [one for one in deck.problems if one.kind == "card" and one.suggestions]:
                deck.mend(problem, problem.suggestions[0])

        self._open.do(tr("take the nearest cards"), change)

    def _drop_all(self) -> None:
        self._open.do(tr("leave the lines out"), lambda deck: deck.problems.clear())


def card_completer(catalogue: Catalogue, parent: QWidget) -> QCompleter:
    """Completes names of cards as they are typed, wherever the letters stand in the name."""
    names = sorted({catalogue.display_key(card) for card in catalogue.cards.values()})
    completer = QCompleter(names, parent)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    completer.setMaxVisibleItems(10)
    return completer
