"""The revisions of a deck: when it was saved, what changed then, and the way back to any of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.decks.comparing import Difference, compare
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.revisions import Revision
from vtes_desktop.plain_words import plain
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label


class RevisionsDialog(QDialog):
    """The times at the left; at the right what each changed, and what going back to it would change."""

    done_saying = Signal(str)

    def __init__(self, desk: Desk, revisions: Sequence[Revision], scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._open = desk.current
        self._revisions = list(revisions)
        self.setWindowTitle(tr("Revisions"))
        heading = Label(tr("Revisions of “{name}”", name=self._open.name))
        heading.setProperty("tone", "heading")
        heading.setWordWrap(True)
        self.times = QListWidget()
        self.times.setAccessibleName(tr("When it was saved"))
        locale = QLocale()
        for one in self._revisions:
            when = QDateTime.fromSecsSinceEpoch(int(one.when))
            cards = f"{one.deck.crypt_count} + {one.deck.library_count}"
            self.times.addItem(plain(f"{locale.toString(when, QLocale.FormatType.ShortFormat)}   {cards}"))
        self.said = QPlainTextEdit()
        self.said.setReadOnly(True)
        self.said.setAccessibleName(tr("What changed"))
        self.back = QPushButton(tr("Go back to it"))
        self.back.setProperty("tone", "gold")
        self.back.setEnabled(False)
        self.copy = QPushButton(tr("Open it as a copy"))
        self.copy.setAutoDefault(False)
        self.copy.setEnabled(False)
        close = QPushButton(tr("Close"))
        close.setAutoDefault(False)
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.times)
        halves.addWidget(self.said)
        halves.setSizes([round(230 * scale), round(430 * scale)])
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (close, self.copy, self.back):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(16 * scale),) * 4)
        column.setSpacing(round(9 * scale))
        column.addWidget(heading)
        column.addWidget(halves, 1)
        column.addLayout(buttons)
        make_room(self, parent, 720, 520, scale)
        self.times.currentRowChanged.connect(self._show)
        self.back.clicked.connect(self._go_back)
        self.copy.clicked.connect(self._copy)
        close.clicked.connect(self.reject)
        if self._revisions:
            self.times.setCurrentRow(0)
        else:
            self.said.setPlainText(tr("It was not saved yet: each time that it is, its revision is kept."))

    def _show(self, row: int) -> None:
        one = self._revisions[row].deck
        before = self._revisions[row + 1].deck if row + 1 < len(self._revisions) else Deck()
        changed = self._words(before, one) or [tr("No card.")]
        back = self._words(self._open.deck, one)
        lines = [tr("What changed then:"), *changed, ""]
        lines += [tr("Going back changes:"), *back] if back else [tr("These are the cards that it has now.")]
        self.said.setPlainText("\n".join(lines))
        self.back.setEnabled(one != self._open.deck)
        self.copy.setEnabled(True)

    def _words(self, before: Deck, after: Deck) -> list[str]:
        return [self._word(one) for one in compare(before, after).differences]

    def _word(self, one: Difference) -> str:
        card = self._desk.catalogue.cards.get(one.card_id)
        name = self._desk.catalogue.display_key(card) if card else tr("card {card_id}", card_id=one.card_id)
        beside = " (sideboard)" if one.section == "sideboard" else ""
        return (
            f"{one.change:+} {name}{beside}".replace("-", "−", 1) if one.change < 0 else f"+{one.change} {name}{beside}"
        )

    def _go_back(self) -> None:
        self._open.put(tr("go back to a revision"), self._revisions[self.times.currentRow()].deck.copy())
        self.done_saying.emit(tr("The deck is as it was then; Ctrl+Z brings it back as it is now."))
        self.accept()

    def _copy(self) -> None:
        self._desk.open(self._revisions[self.times.currentRow()].deck.copy(), saved=False)
        self.accept()
