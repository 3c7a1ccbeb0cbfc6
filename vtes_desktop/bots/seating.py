"""Who sits at a seat: a person, a random player, or a computer Methuselah of a level and a character; and back, as the
word that a journal's header, a table on disk and the network have for it.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from vtes_desktop.bots.mind import Level
from vtes_desktop.bots.weights import Character
from vtes_desktop.play.consent import COMPUTER, RANDOM

Kind = Literal["person", "random", "computer"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)


class Sitter(Struct, frozen=True):
    """Who plays a seat."""

    kind: Kind = "person"
    level: Level = "regular"
    """Of a computer player: how well it plays."""
    character: Character = "plain"
    """Of a computer player: what it cares for."""

    @property
    def plays_itself(self) -> bool:
        """Whether no person plays there."""
        return self.kind != "person"

    @property
    def title(self) -> str:
        """What a person reads."""
        if self.kind != "computer":
            return "Person" if self.kind == "person" else "Random player"
        return f"Computer: {self.level}" + (f", {self.character}" if self.character != "plain" else "")


def parse(word: str) -> Sitter:
    """Who a header's word means. Whoever is not known to be a player of the program's is a person; a computer player of
    a level or a character that this version does not know is a regular, and plain.

    >>> parse("computer regular bully")
    Sitter(kind='computer', level='regular', character='bully')
    >>> parse("random").kind, parse("here").kind
    ('random', 'person')
    """
    first, *others = word.split() or [""]
    if first == RANDOM:
        return Sitter("random")
    if first != COMPUTER:
        return Sitter()
    level: Level = next((each for each in LEVELS if each in others), LEVELS[1])
    character: Character = next((each for each in CHARACTERS if each in others), CHARACTERS[0])
    return Sitter("computer", level, character)


def word(sitter: Sitter, person: str = "here") -> str:
    """What a header says of who plays a seat; of a person the word given.

    >>> word(Sitter("computer", "expert"))
    'computer expert plain'
    """
    if sitter.kind == "person":
        return person
    return RANDOM if sitter.kind == "random" else f"{COMPUTER} {sitter.level} {sitter.character}"
