"""What is asked of the tournament archive: cards, clan, player, event, years."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLineEdit, QWidget

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.query import QueryError
from vtes_desktop.decks.archive import Asked
from vtes_desktop.plain_words import plain
from vtes_desktop.ui.builder.mending import card_completer
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.languages import later, listed, tr
from vtes_desktop.ui.plain import Label

_ANY_CLAN = later("Any clan")
_ANY_YEAR = later("any year")


class ArchiveQuestion(QWidget):
    """The form."""

    changed = Signal()
    """Something else is asked."""

    def __init__(self, catalogue: Catalogue, scale: float) -> None:
        super().__init__()
        self._catalogue = catalogue
        self.cards = _line(tr("Deflection, or several: Govern + Deflection"), tr("Cards in the deck"))
        self.cards.setCompleter(card_completer(catalogue, self.cards))
        self.taken = Label()
        """What was taken for a name that no card has; hidden where nothing was."""
        self.taken.setWordWrap(True)
        self.taken.hide()
        self.clan = _box(tr("Clan"), tr(_ANY_CLAN))
        self.player = _line("", tr("Player"))
        self.event_words = _line(tr("Tournament, place or name of the deck"), tr("Event"))
        self.first, self.last = _box(tr("From the year"), tr(_ANY_YEAR)), _box(tr("To the year"), tr(_ANY_YEAR))
        years = QHBoxLayout()
        years.addWidget(self.first, 1)
        years.addWidget(Label(tr("to", "from a year to another")))
        years.addWidget(self.last, 1)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(round(5 * scale))
        form.addRow(tr("Cards"), self.cards)
        form.addRow("", self.taken)
        form.addRow(tr("Clan"), self.clan)
        form.addRow(tr("Player"), self.player)
        form.addRow(tr("Event"), self.event_words)
        form.addRow(tr("Years"), years)
        for line in (self.cards, self.player, self.event_words):
            line.textChanged.connect(self.changed)
        for box in (self.clan, self.first, self.last):
            box.currentIndexChanged.connect(self.changed)

    def asked(self) -> Asked:
        """What is asked now; names of cards that were guessed are said."""
        cards, said = taken_cards(self.cards.text(), self._catalogue)
        self.taken.setText(said)
        self.taken.setVisible(bool(said))
        return Asked(
            cards=tuple(tuple(card.id for card in group) for group in cards),
            clan=self.clan.currentText() if self.clan.currentIndex() > 0 else "",
            player=self.player.text(),
            event=self.event_words.text(),
            first=_year(self.first),
            last=_year(self.last),
        )

    def title(self, asked: Asked) -> str:
        """What is asked, in short."""
        known = self._catalogue
        cards = " + ".join(known.display_key(known.cards[group[0]]) for group in asked.cards)
        years = f"{asked.first or ''}–{asked.last or ''}" if asked.first or asked.last else ""
        return ", ".join(filter(None, (cards, asked.clan, asked.player, asked.event, years))) or tr("All decks")

    def offer(self, clans: Sequence[str], years: Sequence[int]) -> None:
        """Offer the clans and years that there are; what is chosen stays."""
        for box, words in (
            (self.clan, [tr(_ANY_CLAN), *clans]),
            (self.first, [tr(_ANY_YEAR), *map(str, years)]),
            (self.last, [tr(_ANY_YEAR), *map(str, years)]),
        ):
            chosen = box.currentText()
            box.blockSignals(True)
            box.clear()
            box.addItems([plain(word) for word in words])
            box.setCurrentIndex(max(0, box.findText(chosen)))
            box.blockSignals(False)

    def clear(self) -> None:
        """Ask for everything."""
        for line in (self.cards, self.player, self.event_words):
            line.clear()
        for box in (self.clan, self.first, self.last):
            box.setCurrentIndex(0)


def taken_cards(written: str, catalogue: Catalogue) -> tuple[list[tuple[Card, ...]], str]:
    """The cards that a line names, several with a plus between them; and what has to be said about it.

    A name that is no card's whole is the first that the search would find.
    """
    taken: list[tuple[Card, ...]] = []
    guessed: list[str] = []
    for name in filter(None, map(str.strip, written.split("+"))):
        versions = catalogue.versions(name)
        if not versions:
            try:
                found = catalogue.finder.find(name).cards
            except QueryError as error:
                return taken, str(error)
            if not found:
                return taken, tr("No card is called “{name}”.", name=name)
            versions = catalogue.versions(found[0].name)
            guessed.append(found[0].display_name)
        taken.append(versions)
    return taken, tr("Taken for {guessed}.", guessed=listed(guessed)) if guessed else ""


def _line(placeholder: str, name: str) -> QLineEdit:
    line = QLineEdit()
    line.setPlaceholderText(placeholder)
    line.setAccessibleName(name)
    line.setClearButtonEnabled(True)
    return line


def _box(name: str, any_word: str) -> ChoiceBox:
    box = ChoiceBox()
    box.setAccessibleName(name)
    box.addItem(any_word)
    return box


def _year(box: ChoiceBox) -> int:
    text = box.currentText()
    return int(text) if text.isdecimal() else 0
