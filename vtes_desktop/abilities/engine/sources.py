"""The cards in play whose text does something, found once for each state of the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import get_args

from msgspec import Struct

from vtes_desktop.abilities.card_text import Reading, Standing
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
        self._priced: list[Source] = []
        self._standing: dict[str, list[tuple[Source, Standing]]] = defaultdict(list)
        self._known: dict[tuple[int, str], tuple[Reading | None, frozenset[Window]]] = {}
        """By the number of a card and its level."""

    def of(self, game: Game) -> list[Source]:
        """The cards in play that may be used, act by themselves, or change others' numbers, and those with sentences
        that were not understood; in the order in which they lie."""
        doing, made = game.doing, len(game.doing.moves)
        if doing is not self._doing or made != self._moves:
            if doing is not self._doing or any(_changes_sources(move) for move in doing.moves[self._moves :]):
                self._found = list(self._look(game))
                self._priced = [source for source in self._found if source.reading.prices]
                self._standing.clear()
                for source in self._found:
                    for standing in source.reading.standing:
                        self._standing[standing.stat].append((source, standing))
            self._doing, self._moves = doing, made
        return self._found

    def priced(self, game: Game) -> list[Source]:
        """Those of them that change what cards cost."""
        self.of(game)
        return self._priced

    def standing(self, game: Game, stat: str) -> Sequence[tuple[Source, Standing]]:
        """What they change of a number, in the order in which they lie."""
        self.of(game)
        return self._standing.get(stat, ())

    def _look(self, game: Game) -> Iterator[Source]:
        for copy in game.lying_in_play():
            if copy.face_up and "played" not in copy.marks:
                level = _level(copy) if copy.marks else ""
                known = self._known.get((copy.card, level))
                if known is None:
                    known = self._known[copy.card, level] = self._see(game, copy)
                reading, windows = known
                if reading is not None:
                    yield Source(copy, reading, windows)

    def _see(self, game: Game, copy: Copy) -> tuple[Reading | None, frozenset[Window]]:
        """What counts of a card at its level, if that does anything, and in which windows it may be used."""
        reading = self.reading(game, copy)
        if reading is None or not does_something(reading):
            return None, frozenset()
        every = frozenset(get_args(Window)) if reading.unread else frozenset[Window]()
        return reading, every.union(*(usable.windows for usable in reading.usable))

    def reading(self, game: Game, copy: Copy) -> Reading | None:
        """What counts of a card in play: what it is at the level at which it was played."""
        return self._texts.of(game.card(copy)).at(_level(copy))


def _level(copy: Copy) -> str:
    return "MERGED" if "merged" in copy.marks else copy.marks.get("level", "")


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
