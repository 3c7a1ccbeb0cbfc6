"""What the start page offers of each game. Words only: nothing of a game is imported before it is wanted."""

from __future__ import annotations

from typing import Final, NamedTuple

from vtes_desktop.ui.languages import later


class Offer(NamedTuple):
    """A game as the start page has it."""

    key: str
    title: str
    short: str
    quick: str
    """What the quick start is."""
    new: str
    """What a new game is."""
    cards: tuple[str, str]
    """Where cards are put together: its heading, and what it is."""
    seats: tuple[int, ...]
    """How many may sit at the table of the quick start; the last is offered first."""
    lessons: bool
    """Whether there are lessons."""
    listed: bool
    """Whether it is played with the card lists, so that nothing can be begun without them."""
    backs: tuple[str, str, str]
    """What lies on the table behind the page: the module that paints its backs, a kind of card, and that of a hand."""


OFFERS: Final = (
    Offer(
        "vtes",
        "Vampire: The Eternal Struggle",
        "The Eternal Struggle",
        later("Against computer players, with starter decks"),
        later("Two to six Methuselahs, each with a deck of choice"),
        (later("Deck builder"), later("Build, check, import and print decks")),
        (2, 3, 4, 5, 6),
        lessons=True,
        listed=True,
        backs=("vtes_desktop.ui.faces.back", "crypt", "library"),
    ),
    Offer(
        "vendetta",
        "Vampire: The Masquerade – Vendetta",
        "Vendetta",
        later("Against computer players, with the practice set"),
        later("Three to six players, each with a clan"),
        (later("Card editor"), later("Enter the cards of your own box")),
        (4, 5),
        lessons=False,
        listed=False,
        backs=("vtes_desktop.ui.vendetta.faces", "ally", "clan"),
    ),
)
"""The games, the one that is offered first first."""
