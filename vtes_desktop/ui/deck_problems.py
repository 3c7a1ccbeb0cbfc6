"""The lines of a deck list that could not be read, each with its number and the nearest cards one click away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Problem
from vtes_desktop.ui.deck_choice import ChosenDeck
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import Label, caption, titled

SHOWN = 60
"""Lines that are shown at once; the next ones come up as these are settled."""


class DeckProblems(QDialog):
    """Settles a deck's unread lines: each becomes the card that was meant, or is dropped. The rest is kept as it is."""

    def __init__(self, chosen: ChosenDeck, catalogue: Catalogue, scale: float = 1.0, parent: QWidget | None = None):
        super().__init__(parent)
        self._chosen = chosen
        self._catalogue = catalogue
        self._scale = scale
        self.setWindowTitle(titled(tr("Lines to look at – {name}", name=chosen.name)))
        self.heading = Label()
        self.heading.setProperty("tone", "heading")
        self.heading.setWordWrap(True)
        self._rows = QWidget()
        self._column = QVBoxLayout(self._rows)
        self._column.setContentsMargins(0, 0, self._px(6), 0)
        self._column.setSpacing(self._px(8))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._rows)
        self.done_button = QPushButton(tr("Done"))
        self.done_button.setProperty("tone", "gold")
        self.done_button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.done_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(self._px(20), self._px(16), self._px(20), self._px(16))
        whole.setSpacing(self._px(12))
        whole.addWidget(self.heading)
        whole.addWidget(scroll, 1)
        whole.addLayout(buttons)
        free = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(min(self._px(720), free.width() - 40), min(self._px(520), free.height() - 60))
        self._fill()

    def _px(self, length: float) -> int:
        return round(length * self._scale)

    def _fill(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        problems = self._chosen.deck.problems
        unread = len(self._chosen.deck.unmatched)
        if unread:
            self.heading.setText(
                plural(
                    "One line was not understood; everything else is in the deck",
                    "{n} lines were not understood; everything else is in the deck",
                    unread,
                )
            )
        else:
            self.heading.setText(tr("Every line is settled") if not problems else tr("All cards are in the deck"))
        for problem in problems[:SHOWN]:
            self._column.addWidget(self._row(problem))
        if len(problems) > SHOWN:
            more = Label(tr("… and {count} more", count=len(problems) - SHOWN))
            more.setProperty("tone", "dim")
            self._column.addWidget(more)
        self._column.addStretch()

    def _row(self, problem: Problem) -> QWidget:
        row = QFrame()
        row.setProperty("panel", "plain" if problem.leaves_cards_out else "raised")
        where = tr("Line {line_number}", line_number=problem.line_number) if problem.line_number else tr("In the list")
        # A hostile file's line may be a megabyte of markup: cut it, and never let it be read as rich text.
        text = problem.text if len(problem.text) <= 160 else problem.text[:157] + "…"
        said = Label(f"{where}:  {' '.join(text.split())}")
        said.setWordWrap(True)
        said.setStyleSheet("font-weight: 600;")
        message = Label(problem.message if len(problem.message) <= 400 else problem.message[:397] + "…")
        message.setProperty("tone", "dim")
        message.setWordWrap(True)
        column = QVBoxLayout(row)
        column.setContentsMargins(self._px(14), self._px(10), self._px(14), self._px(10))
        column.addWidget(said)
        column.addWidget(message)
        choices = Flow(self._px(6))
        if problem.leaves_cards_out:
            for number in problem.suggestions[:5]:
                card = self._catalogue.cards.get(number)
                if card is None:
                    continue
                name = self._catalogue.display_key(card)
                button = QPushButton(caption(f"{problem.count} × {name}"))
                button.setProperty("compact", True)
                button.setAccessibleName(tr("{where}: it is {name}", where=where, name=name))
                button.clicked.connect(lambda _=False, which=number: self._mend(problem, which))
                choices.addWidget(button)
        drop = QPushButton(tr("Leave it out") if problem.leaves_cards_out else tr("Seen"))
        drop.setProperty("compact", True)
        drop.setAccessibleName(f"{where}: {drop.text()}")
        drop.clicked.connect(lambda: self._drop(problem))
        choices.addWidget(drop)
        column.addLayout(choices)
        return row

    def _mend(self, problem: Problem, card: int) -> None:
        if problem in self._chosen.deck.problems:
            self._chosen.deck.mend(problem, card)
            self._settled()

    def _drop(self, problem: Problem) -> None:
        if problem in self._chosen.deck.problems:
            self._chosen.deck.problems.remove(problem)
            self._settled()

    def _settled(self) -> None:
        self._chosen.weigh(self._catalogue)
        self._fill()
        if not self._chosen.deck.problems:
            self.done_button.setFocus()
