"""One card in another's place: in this deck, in all that are open, or in every deck on the shelf."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.catalogue import UnknownCard
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.spelling import fold
from vtes_desktop.decks.comparing import replaced
from vtes_desktop.decks.storing import StoringError
from vtes_desktop.plain_words import plain
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.mending import card_completer
from vtes_desktop.ui.builder.shelf_reader import Listing
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.waiting import waiting


class ReplacingDialog(QDialog):
    """Asks which card is replaced by which, and where.

    :param old: the card that goes, if it is known already.
    """

    done_saying = Signal(str)

    def __init__(self, desk: Desk, old: int | None, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self.setWindowTitle(tr("Replace a card"))
        heading = Label(tr("Replace a card"))
        heading.setProperty("tone", "heading")
        deck = desk.current.deck
        known = [desk.catalogue.cards.get(entry.card_id) for entry in (*deck.entries, *deck.sideboard)]
        self._count = 0
        """Decks in which it was replaced."""
        self._cards: list[Card] = sorted({card for card in known if card}, key=lambda card: fold(card.name))
        self.old = ChoiceBox()
        self.old.setAccessibleName(tr("The card that goes"))
        self.old.addItems([plain(desk.catalogue.display_key(card)) for card in self._cards])
        numbers = [card.id for card in self._cards]
        if old in numbers:
            self.old.setCurrentIndex(numbers.index(old))
        self.new = QLineEdit()
        self.new.setPlaceholderText(tr("Name of the card that comes"))
        self.new.setAccessibleName(tr("The card that comes"))
        self.new.setCompleter(card_completer(desk.catalogue, self.new))
        self.here = QRadioButton(tr("In this deck"))
        self.here.setChecked(True)
        self.open_decks = QRadioButton(tr("In all open decks"))
        self.all_decks = QRadioButton(tr("In all my decks, open or not"))
        self.said = Label(tr("Counts and comments stay. Each deck keeps its version before."))
        self.said.setProperty("tone", "dim")
        self.said.setWordWrap(True)
        form = QFormLayout()
        form.setVerticalSpacing(round(9 * scale))
        form.addRow(tr("Replace"), self.old)
        form.addRow("by", self.new)
        for button in (self.here, self.open_decks, self.all_decks):
            form.addRow("", button)
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        self.go = QPushButton(tr("Replace"))
        self.go.setProperty("tone", "gold")
        self.go.setDefault(True)
        self.go.setEnabled(bool(self._cards))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.go)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(18 * scale),) * 4)
        column.setSpacing(round(12 * scale))
        column.addWidget(heading)
        column.addLayout(form)
        column.addWidget(self.said)
        column.addLayout(buttons)
        self.resize(round(440 * scale), self.sizeHint().height())
        cancel.clicked.connect(self.reject)
        self.go.clicked.connect(self._replace)
        self.new.setFocus()

    def _replace(self) -> None:
        place = self.old.currentIndex()
        if place < 0:
            return
        old = self._cards[place]
        try:
            new = self._desk.catalogue.find(self.new.text())
        except UnknownCard as error:
            self._wrong(str(error) if self.new.text().strip() else tr("Say which card comes in its place."))
            return
        if new.kind != old.kind:
            self._wrong(
                tr(
                    "{display_name} is a {kind} card and {display_name2} a {kind2} card.",
                    display_name=new.display_name,
                    kind=tr(new.kind),
                    display_name2=old.display_name,
                    kind2=tr(old.kind),
                )
            )
            return
        label = tr(
            "replace {display_name} by {display_name2}", display_name=old.display_name, display_name2=new.display_name
        )
        targets = [self._desk.current] if self.here.isChecked() else self._desk.decks
        with waiting():
            self._count = sum(one.put(label, replaced(one.deck, old.id, new.id)) for one in targets)
        self._pair = (old, new)
        if self.all_decks.isChecked():
            self.go.setEnabled(False)
            self.said.setText(tr("Reading your decks …"))
            self._desk.reader.read(self._shelf_read)
        else:
            self._done()

    def _shelf_read(self, listing: Listing) -> None:
        """Replace in the decks that aren't open."""
        with waiting():
            self._replace_in(listing)
        self._done()

    def _replace_in(self, listing: Listing) -> None:
        old, new = self._pair
        opened = {one.shelved.path for one in self._desk.decks if one.shelved is not None}
        before = self._count
        for one in listing.decks:
            if one.path in opened or not (one.deck.count(old.id) or one.deck.count(old.id, "sideboard")):
                continue
            try:
                self._desk.shelf.save(replaced(one.deck, old.id, new.id), over=one)
                self._count += 1
            except StoringError as error:
                self._desk.problem.emit(str(error))
        if self._count != before:
            self._desk.shelf_changed.emit()

    def _done(self) -> None:
        old, new = self._pair
        decks = plural("{n} deck", "{n} decks", self._count)
        self.done_saying.emit(
            tr(
                "{display_name} was replaced by {display_name2} in {decks}.",
                display_name=old.display_name,
                display_name2=new.display_name,
                decks=decks,
            )
        )
        self.accept()

    def _wrong(self, sentence: str) -> None:
        self.said.setText(sentence)
        self.said.setProperty("tone", "blood")
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)
