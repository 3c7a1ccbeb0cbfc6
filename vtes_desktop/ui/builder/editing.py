"""What is done to the current deck, each as one step with a name: adding, taking out, moving, replacing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from vtes_desktop.decks.comparing import replaced
from vtes_desktop.decks.deck import Deck, Section
from vtes_desktop.ui.builder.choosing import Chosen
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.dragging import Dragged
from vtes_desktop.ui.builder.pile_layout import Part
from vtes_desktop.ui.languages import tr


class Editing(QObject):
    """Changes the deck that is worked on."""

    done = Signal(str)
    """What was done, in a few words."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk

    def add(self, cards: Sequence[int], count: int = 1, section: Section = "deck") -> None:
        """Put so many copies of each card in; below zero, take them out."""

        def change(deck: Deck) -> None:
            for number in cards:
                _count(deck, number, count, section)

        self._do(_added(count, self._named(cards, abs(count))), change)

    def count(self, chosen: Sequence[Chosen], count: int) -> None:
        """So many copies more (or fewer) of these entries."""

        def change(deck: Deck) -> None:
            for one in chosen:
                _count(deck, one.card, count, _section(one.part))

        self._do(_added(count, self._named([one.card for one in chosen], abs(count))), change)

    def set_count(self, chosen: Sequence[Chosen], count: int) -> None:
        """Exactly so many copies of these entries."""

        def change(deck: Deck) -> None:
            for one in chosen:
                deck.set_count(one.card, count, _section(one.part))

        named = self._named([one.card for one in chosen])
        self._do(f"{count} × {named}" if count else tr("take out all {named}", named=named), change)

    def set_all(self, numbers: Sequence[int], count: int) -> None:
        """Exactly so many copies of each of these cards in the deck."""

        def change(deck: Deck) -> None:
            for number in numbers:
                deck.set_count(number, count)

        self._do(f"{count} × {self._named(numbers)}", change)

    def take_back(self, dragged: Dragged) -> None:
        """One copy of each card was dragged out of the deck."""

        def change(deck: Deck) -> None:
            for number in dragged.cards:
                _count(deck, number, -1, dragged.section)

        self._do(tr("take out {named}", named=self._named(dragged.cards)), change)

    def drop(self, dragged: Dragged, part: Part) -> None:
        """Cards were dropped on a part of the deck: from the pool and other decks one copy each, from this one all."""
        target = _section(part)
        if dragged.deck == id(self._desk.current):
            self.move(
                [Chosen("sideboard" if dragged.source == "sideboard" else "library", n) for n in dragged.cards], target
            )
        else:
            self.add(dragged.cards, 1, target)

    def move(self, chosen: Sequence[Chosen], section: Section) -> None:
        """Move all copies of these entries to the deck or its sideboard."""

        def change(deck: Deck) -> None:
            for one in chosen:
                source = _section(one.part)
                entries = deck.entries if source == "deck" else deck.sideboard
                entry = next((each for each in entries if each.card_id == one.card), None)
                if entry is not None and source != section:
                    deck.set_count(one.card, 0, source)
                    deck.add(one.card, entry.count, entry.comment, section)

        where = tr("the sideboard") if section == "sideboard" else tr("the deck")
        self._do(tr("move {named} to {where}", named=self._named([one.card for one in chosen]), where=where), change)

    def replace(self, old: int, new: int) -> None:
        """Put another card in a card's place."""
        current = self._desk.current
        current.put(
            tr("replace {named} by {named2}", named=self._named([old]), named2=self._named([new])),
            replaced(current.deck, old, new),
        )

    def comment(self, chosen: Chosen, text: str) -> None:
        """Write beside a card."""
        section = _section(chosen.part)
        self._do(
            tr("comment on {named}", named=self._named([chosen.card])),
            lambda deck: deck.set_comment(chosen.card, text, section),
        )

    def choose_printings(self, number: int, sets: tuple[str, ...]) -> None:
        """Choose which printing each copy of a card is."""
        self._do(
            tr("printings of {named}", named=self._named([number])), lambda deck: deck.choose_printings(number, sets)
        )

    def _do(self, label: str, change: object) -> None:
        assert callable(change)
        if self._desk.current.do(label, change):
            self.done.emit(label)

    def _named(self, cards: Sequence[int], count: int = 1) -> str:
        """``Deflection``, ``3 Deflection``, ``4 cards``."""
        if len(cards) != 1:
            return tr("{count} cards", count=len(cards))
        card = self._desk.catalogue.cards.get(cards[0])
        name = card.display_name if card else tr("card {cards}", cards=cards[0])
        return f"{count} {name}" if count > 1 else name


def _section(part: Part) -> Section:
    return "sideboard" if part == "sideboard" else "deck"


def _count(deck: Deck, number: int, count: int, section: Section) -> None:
    deck.set_count(number, deck.count(number, section) + count, section)


def _added(count: int, named: str) -> str:
    """What is undone: so many copies more, or fewer."""
    return tr("add {named}", named=named) if count > 0 else tr("take out {named}", named=named)
