"""The decks of a field: a folder of lists, the published starter decks, or named files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, from_starter
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.reading import read_deck_file
from vtes_desktop.decks.shelf import Shelf
from vtes_desktop.rules.editions.edition import CURRENT
from vtes_desktop.table.journal import DeckList

STARTERS = "starters"


class FieldError(Exception):
    """There are no decks to play with; the message is a sentence for who asked."""


def deck_list(deck: Deck) -> DeckList:
    """A deck as a seat plays it."""
    crypt = tuple(entry.card_id for entry in deck.crypt for _ in range(entry.count))
    library = tuple(entry.card_id for entry in deck.library for _ in range(entry.count))
    return DeckList(deck.name, crypt, library)


def starters(catalogue: Catalogue) -> tuple[DeckList, ...]:
    """The published starter decks that can be played as they are."""
    return tuple(deck_list(from_starter(starter)) for starter in catalogue.starters if starter.playable)


def read_list(path: Path, catalogue: Catalogue, places: int = 5) -> DeckList:
    """The deck of a file. Raises :class:`FieldError` where it can't be played at a table of so many."""
    try:
        deck = read_deck_file(path, catalogue).deck
    except (UnreadableDeckError, OSError) as error:
        raise FieldError(f"{path} can't be read as a deck: {error}") from error
    found = deck_list(deck)
    found = DeckList(found.name or path.stem, found.crypt, found.library)
    if why := CURRENT.why_not_deck(len(found.crypt), len(found.library), places):
        raise FieldError(f"{path} can't be played: {why}")
    return found


def read_field(word: str, catalogue: Catalogue, places: int = 5) -> tuple[tuple[DeckList, ...], list[str]]:
    """The decks that `word` names (``starters``, a folder, a file, or several with commas between), and a sentence for
    each that was left out. Raises :class:`FieldError` when none is left."""
    found: list[DeckList] = []
    left_out: list[str] = []
    for each in filter(None, (part.strip() for part in word.split(","))):
        if each == STARTERS and not Path(each).exists():
            found += starters(catalogue)
            continue
        for path in _files(Path(each), catalogue):
            try:
                found.append(read_list(path, catalogue, places))
            except FieldError as error:
                left_out.append(str(error))
    if not found:
        raise FieldError(" ".join([f"“{word}” holds no deck that can be played.", *left_out[:3]]))
    return tuple(found), left_out


def _files(path: Path, catalogue: Catalogue) -> Iterable[Path]:
    """A file, or those of a folder that are decks."""
    if not path.exists():
        raise FieldError(f"There is no “{path}”: name a deck, a folder of decks, or {STARTERS}.")
    return [path] if path.is_file() else sorted(shelved.path for shelved in Shelf(path, catalogue).decks())
