"""What is played: who sits where with which deck, and how games are paired.

Participants are numbered; in each game they sit one place further round the table, so that in as many games as there
are places (a *block*) each of them has had every place, with the decks and the cards dealt staying where they are.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Final, cast

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.bots.mind import LEVELS, Level
from vtes_desktop.bots.weights import CHARACTERS, Character
from vtes_desktop.table.journal import DeckList

RANDOM: Final = "random"
PLAYERS: Final = (RANDOM, *LEVELS)
ROUNDS: Final = 25
"""Rounds after which a game is ended as by its time limit, unless another number is asked for: what two hours allow."""


class Sitter(Struct, frozen=True):
    """Who sits at a place: a computer player of a level and character, or a random player."""

    player: str = "regular"
    character: Character = "plain"
    weights: dict[str, float] = {}
    """Weights that are other than the character's, by name (:class:`~vtes_desktop.bots.weights.Weights`)."""
    deck: DeckList | None = None
    """The deck that goes round the table with it; None for the deck that lies at the place."""

    @property
    def word(self) -> str:
        """As it is written on the command line: ``regular:bully``."""
        return self.player if self.character == "plain" else f"{self.player}:{self.character}"

    @property
    def level(self) -> Level:
        """The level of one that is not a random player."""
        return cast(Level, self.player)


def sitter(word: str) -> Sitter:
    """Who is meant by ``regular``, ``expert:politician`` or ``random``. Raises ValueError with a sentence.

    >>> sitter("regular:bully").word
    'regular:bully'
    """
    player, _, character = word.strip().partition(":")
    if player not in PLAYERS:
        raise ValueError(f"“{player}” is no computer player: take one of {', '.join(PLAYERS)}.")
    if character and player == RANDOM:
        raise ValueError("A random player has no character: write just “random”.")
    if character and character not in CHARACTERS:
        raise ValueError(f"“{character}” is no character: take one of {', '.join(CHARACTERS)}.")
    return Sitter(player, cast(Character, character or "plain"))


def sitters(words: str) -> tuple[Sitter, ...]:
    """Those of a list with commas between. Raises ValueError with a sentence."""
    found = tuple(sitter(word) for word in words.split(","))
    if not 2 <= len(found) <= 6:
        raise ValueError(f"A game is for two to six Methuselahs, not {len(found)}.")
    return found


class Chair(Struct, frozen=True):
    """A place at the table in one game, clockwise."""

    participant: int
    sitter: Sitter
    deck: DeckList


class GamePlan(Struct, frozen=True):
    """One game, wholly determined: played twice it is the same game."""

    arm: int
    """Which of the line-ups that are compared."""
    number: int
    """From 0; the same number of two arms is the same deal and the same seats."""
    seed: str
    """The game's random seed in hex."""
    chairs: tuple[Chair, ...]
    rounds: int = ROUNDS
    minutes: float = 0.0
    """Minutes of real time after which it is ended; 0 for none."""
    check: bool = False
    """Whether absurd plays are looked for."""
    explore: float = 0.0
    """The share of an expert's choices in which chance has a say."""


class Series(Struct, frozen=True):
    """A series of games: line-ups that are compared, on the same deals."""

    arms: tuple[tuple[Sitter, ...], ...]
    """Each a line-up of participants; all of the same size."""
    field: tuple[DeckList, ...]
    """The decks that may lie at the places."""
    seed: str = "1"
    rounds: int = ROUNDS
    minutes: float = 0.0
    check: bool = False
    explore: float = 0.0
    draws: dict[str, tuple[float, float]] = {}
    """Weights of which each place of each game draws one of two values."""

    @property
    def places(self) -> int:
        """How many sit at the table."""
        return len(self.arms[0])

    def plan(self, arm: int, number: int) -> GamePlan:
        """The game of this number with this line-up."""
        line_up = self.arms[arm]
        block, turned = divmod(number, self.places)
        seated = _turned(line_up, turned)
        # Line-ups that look the same from the table would be the same game again: they are dealt anew.
        again = sum(_turned(line_up, before) == seated for before in range(turned))
        decks = decks_at_places(self.field, self.places, f"{self.seed} {block}")
        chairs = tuple(
            Chair((place - turned) % self.places, self._drawn(who, number, place), who.deck or decks[place])
            for place, who in enumerate(seated)
        )
        dealt = hashlib.sha256(f"{self.seed} {block} {again}".encode()).hexdigest()
        return GamePlan(arm, number, dealt, chairs, self.rounds, self.minutes, self.check, self.explore)

    def _drawn(self, who: Sitter, number: int, place: int) -> Sitter:
        """Somebody with the weights that are drawn for a place."""
        if not self.draws:
            return who
        chance = random.Random(f"{self.seed} {number} {place} draws")
        return replace(who, weights=who.weights | {name: chance.choice(both) for name, both in self.draws.items()})


def _turned(line_up: Sequence[Sitter], by: int) -> tuple[Sitter, ...]:
    """The line-up with each participant so many places further."""
    by %= len(line_up)
    return (*line_up[len(line_up) - by :], *line_up[: len(line_up) - by])


def decks_at_places(field: Sequence[DeckList], places: int, seed: str) -> list[DeckList]:
    """The decks that lie at the places in a block: all different while there are enough."""
    chance = random.Random(seed)
    found: list[DeckList] = []
    while len(found) < places:
        found += chance.sample(field, min(len(field), places - len(found)))
    return found
