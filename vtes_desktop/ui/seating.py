"""From what the players agreed on to a game that has begun: names, decks, seating, the journal's place."""

from __future__ import annotations

import datetime
import random
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.texts import Texts
from vtes_desktop.bots.seating import Sitter, word
from vtes_desktop.bots.suiting import that_play_themselves
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.starters import StarterDeck
from vtes_desktop.decks.deck import Deck
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import free_path, new_header
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.names import NAMES, names_for

REGULAR = Sitter("computer", "regular")
MOST_CARDS = 1_000
"""Cards of one deck that a table takes; far more than any deck, and few enough to be laid and drawn."""


class Setup(Struct, frozen=True):
    """A game to begin."""

    players: tuple[tuple[str, DeckList] | tuple[str, DeckList, str], ...]
    """Names, decks, and who plays there; clockwise when the seating isn't random."""
    options: Options = Options()
    random_seating: bool = False
    strict: bool = False
    """Whether the referee enforces the rules from the start."""
    edition: str = "current"
    """Of the rules, by its name."""
    printings: dict[int, str] = {}
    """Whose picture is shown at this desktop: the set's code by a card's number."""


def preferred_starters(catalogue: Catalogue) -> list[StarterDeck]:
    """Whole starter decks to begin with: those of the fifth edition if the list has them, else all of them."""
    whole = [deck for deck in catalogue.starters if deck.playable]
    fifth = [deck for deck in whole if deck.set in ("V5", "V5A", "V5C")]
    return fifth if len(fifth) >= len(NAMES) else whole


def list_of_starter(deck: StarterDeck) -> DeckList:
    """A starter deck as a journal's header has it."""
    return DeckList(deck.name, _copies(deck.crypt), _copies(deck.library))


def list_of_deck(deck: Deck, name: str = "") -> DeckList:
    """A deck as a journal's header has it; the sideboard stays in the box."""
    return DeckList(
        name or deck.name or tr("A deck"),
        _copies([(entry.card_id, entry.count) for entry in deck.crypt]),
        _copies([(entry.card_id, entry.count) for entry in deck.library]),
    )


def computer_starters(catalogue: Catalogue) -> list[StarterDeck]:
    """The preferred starter decks that play themselves, for computer players; all of these when there are too few."""
    texts = Texts.kept(catalogue)
    chosen = list(that_play_themselves(preferred_starters(catalogue), catalogue, texts))
    if len(chosen) >= len(NAMES):
        return chosen
    whole = list(that_play_themselves([deck for deck in catalogue.starters if deck.playable], catalogue, texts))
    return whole if len(whole) >= len(NAMES) else preferred_starters(catalogue)


def drawn_starters(catalogue: Catalogue, seats: int, chance: random.Random) -> list[StarterDeck]:
    """So many of them, drawn at random, no two the same while there are enough; none where the list has none. Decks
    that were not drawn are not read: for a first table that would take longer than all the rest."""
    preferred = preferred_starters(catalogue)
    shuffled = chance.sample(preferred, len(preferred))
    drawn = list(islice(that_play_themselves(shuffled, catalogue, Texts.kept(catalogue)), seats))
    if len(drawn) == seats:
        return drawn
    decks = computer_starters(catalogue)
    return chance.sample(decks, seats) if len(decks) >= seats else chance.choices(decks, k=seats) if decks else []


def quick_setup(catalogue: Catalogue, you: str, seats: int, chance: random.Random | None = None) -> Setup:
    """A table with a referee, you, and regular computer players, each with a starter deck that plays itself, no two the
    same while there are enough. Raises ValueError when there are none."""
    chosen = [list_of_starter(deck) for deck in drawn_starters(catalogue, seats, chance or random.SystemRandom())]
    if not chosen:
        raise ValueError(tr("This card list names no starter decks; set up a new game with deck files instead."))
    names = names_for(seats, you)
    others = [(name, deck, word(REGULAR)) for name, deck in zip(names[1:], chosen[1:], strict=True)]
    return Setup(((names[0], chosen[0]), *others), strict=True)


def watched_setup(catalogue: Catalogue, seats: int, chance: random.Random | None = None) -> Setup:
    """A table of regular computer players only, to watch. Raises ValueError when there are no starter decks."""
    quick = quick_setup(catalogue, NAMES[0], seats, chance)
    players = tuple((name, deck, word(REGULAR)) for name, deck, *_ in quick.players)
    return replace(quick, players=players)


def begin(setup: Setup, catalogue: Catalogue, games: Path, chance: random.Random | None = None) -> Host:
    """Begin the game in a new file of the folder `games`. Raises :class:`~vtes_desktop.table.journal.JournalError`."""
    players = list(setup.players)
    if setup.random_seating:
        # Drawn before the game: nothing that its seed stands for hangs on who sits where.
        (chance or random.SystemRandom()).shuffle(players)
    created = datetime.datetime.now().astimezone()
    mode: Literal["manual", "strict"] = "strict" if setup.strict else "manual"
    header = new_header(players, setup.options, edition=setup.edition, mode=mode, created=created)
    return Host.start(catalogue, free_path(games, created), header)


def _copies(counted: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(card for card, count in counted for _ in range(count))
