"""The cards in play whose text does something, found once for each state of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.rules import minions
from vtes_desktop.rules.effects import Window
from vtes_desktop.rules.game import Game, changes_what_lies
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.table import Copy


class Source(Struct, frozen=True):
    """A card in play and what its text comes to."""

    copy: Copy
    reading: Reading
    windows: frozenset[Window]
    """Those in which it may be used at all; all for one that is done by hand."""


class Sources:
    """Finds the cards in play that do something."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._doing: Doing | None = None
        self._moves = 0
        self._found: list[Source] = []
        self._windows: dict[int, frozenset[Window]] = {}

    def of(self, game: Game) -> list[Source]:
        """The cards in play that may be used, act by themselves, or change others' numbers, and those with sentences
        that were not understood; in the order in which they lie."""
        doing, moves = game.doing, game.doing.moves
        if doing is not self._doing or any(_changes_sources(move) for move in moves[self._moves :]):
            self._found = list(self._look(game))
        self._doing, self._moves = doing, len(moves)
        return self._found

    def _look(self, game: Game) -> Iterator[Source]:
        for copy in game.lying_in_play():
            if copy.face_up and "played" not in copy.marks:
                reading = self.reading(game, copy)
                if reading is not None and does_something(reading):
                    yield Source(copy, reading, self._windows_of(reading))

    def _windows_of(self, reading: Reading) -> frozenset[Window]:
        # Readings are kept as long as the texts are, and much slower to compare than to tell apart.
        found = self._windows.get(id(reading))
        if found is None:
            every = frozenset(get_args(Window)) if reading.unread else frozenset()
            found = self._windows[id(reading)] = every.union(*(usable.windows for usable in reading.usable))
        return found

    def reading(self, game: Game, copy: Copy) -> Reading | None:
        """What counts of a card in play: what it is at the level at which it was played."""
        level = "MERGED" if "merged" in copy.marks else copy.marks.get("level", "")
        return self._texts.of(game.card(copy)).at(level)


def _changes_sources(move: m.Move) -> bool:
    """Whether another card may be a source after a move, or another text of it count."""
    if isinstance(move, m.SetMark) and move.name in ("played", "level", "merged"):
        return True
    return isinstance(move, m.Turn) or changes_what_lies(move)


def does_something(reading: Reading) -> bool:
    """Whether a card in play has anything to be looked at again and again."""
    return bool(
        reading.usable or reading.prices or reading.actions or reading.upon or reading.standing or reading.unread
    )


def is_able(game: Game, copy: Copy) -> bool:
    """Whether a card in play is effective: not on a minion in torpor, nor one itself (sec. 6.5.1); a master card on one
    is its Methuselah's to use all the same."""
    if "Master" in game.card(copy).types:
        return True
    if minions.is_silent(game, copy):
        return False
    root = game.table.root(copy)
    return not minions.in_torpor(game, root)
