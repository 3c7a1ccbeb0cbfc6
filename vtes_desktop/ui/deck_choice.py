"""The deck of one seat: a starter deck or a file, what is in it, what was not understood, what speaks against it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from msgspec import Struct, field

from vtes_desktop.bots.suiting import share
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.starters import StarterDeck
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.legality import check, format_named
from vtes_desktop.ui.card_names import called
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.last_table import LastSeat

__all__ = ["ChosenDeck", "UnreadableDeckError", "contents", "from_file", "from_last", "from_starter"]


class ChosenDeck(Struct):
    """A deck that a seat plays, and where it is from."""

    name: str
    deck: Deck
    starter: str = ""
    """The starter deck's code, when it is one."""
    file: Path | None = None
    """The file it was read from."""
    warnings: list[str] = field(default_factory=list)
    """Why it isn't legal (V:EKN standard), a sentence each; it may be played all the same."""

    @property
    def counts(self) -> str:
        """Its size in words: ``12 crypt, 77 library``."""
        return tr(
            "{crypt_count} crypt, {library_count} library",
            crypt_count=self.deck.crypt_count,
            library_count=self.deck.library_count,
        )

    @property
    def unread(self) -> int:
        """How many lines could not be matched to cards."""
        return len(self.deck.unmatched)

    @property
    def cards(self) -> dict[int, int]:
        """How many of each card, by its number."""
        counted: Counter[int] = Counter()
        for entry in (*self.deck.crypt, *self.deck.library):
            counted[entry.card_id] += entry.count
        return dict(counted)

    def share(self, catalogue: Catalogue) -> float:
        """The share of its cards that play themselves, 0 to 1. What the cards say is read the first time: a moment."""
        from vtes_desktop.abilities.texts import Texts

        return share(self.cards, catalogue, Texts.kept(catalogue))

    def weigh(self, catalogue: Catalogue) -> None:
        """Find out anew what speaks against the deck; call it when the deck has changed."""
        reasons = check(self.deck, format_named("standard"), catalogue)
        # Lines that were not read are told apart from rules that are broken: they can be mended here.
        self.warnings = [reason.text for reason in reasons if reason.code != "unmatched"]


def from_starter(starter: StarterDeck, catalogue: Catalogue) -> ChosenDeck:
    """A published starter deck."""
    entries = [Entry(card, count) for card, count in (*starter.crypt, *starter.library)]
    chosen = ChosenDeck(starter.name, Deck(starter.name, entries=entries), starter=starter.code)
    chosen.weigh(catalogue)
    return chosen


def from_file(path: Path, catalogue: Catalogue) -> ChosenDeck:
    """A deck file of any format. Raises :class:`UnreadableDeckError`, whose message names the file and says why."""
    from vtes_desktop.decks.reading import read_deck_file  # all formats: only when a file is opened

    deck = read_deck_file(path, catalogue).deck
    chosen = ChosenDeck(deck.name or path.stem, deck, file=path)
    chosen.weigh(catalogue)
    return chosen


def from_last(seat: LastSeat, catalogue: Catalogue) -> ChosenDeck | None:
    """The deck that a seat had the last time; None when it is gone."""
    if seat.starter:
        starter = next((deck for deck in catalogue.starters if deck.code == seat.starter), None)
        return from_starter(starter, catalogue) if starter else None
    if seat.file:
        try:
            return from_file(Path(seat.file), catalogue)
        except UnreadableDeckError:
            return None
    return None


def contents(deck: Deck, catalogue: Catalogue) -> list[tuple[str, list[str]]]:
    """A deck to read: headings with their lines, the crypt by capacity, then the library by type and name.

    >>> contents(Deck(), Catalogue(()))
    []
    """
    parts: list[tuple[str, list[str]]] = []
    crypt = [(catalogue.cards.get(entry.card_id), entry) for entry in deck.crypt]
    crypt.sort(key=lambda pair: (-(pair[0].capacity or 0) if pair[0] else 0, pair[1].card_id))
    if crypt:
        lines = [
            f"{entry.count} × {called(card)}" + (f"  ({card.capacity})" if card.capacity else "")
            if card
            else tr("{count} × card {card_id}", count=entry.count, card_id=entry.card_id)
            for card, entry in crypt
        ]
        parts.append((tr("Crypt ({crypt_count})", crypt_count=deck.crypt_count), lines))
    by_type: dict[str, list[tuple[str, int]]] = {}
    sizes: Counter[str] = Counter()
    for entry in deck.library:
        card = catalogue.cards.get(entry.card_id)
        kind = " / ".join(card.types) if card else tr("Not in the card list")
        by_type.setdefault(kind, []).append(
            (called(card) if card else tr("card {card_id}", card_id=entry.card_id), entry.count)
        )
        sizes[kind] += entry.count
    return parts + [
        (f"{kind} ({sizes[kind]})", [f"{count} × {name}" for name, count in sorted(by_type[kind])])
        for kind in sorted(by_type, key=lambda kind: (kind != "Master", kind))
    ]
