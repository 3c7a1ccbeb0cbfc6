"""The cards of a hand by the windows in which they may be played: found once for a hand, and for a printed card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from functools import lru_cache
from operator import itemgetter
from typing import Final, get_args

from vtes_desktop.cards.model import Card, CardType
from vtes_desktop.rules.facts import Reader
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.table import Copy

Fitting = tuple[Copy, Mode, Timing]
"""A card of a hand that belongs to a window, how it is played, and when and by whom."""
Timed = dict[Window, list[tuple[CardType, Mode, Timing]]]
"""The modes of a printed card, with the type as which and when and by whom they are played, by the windows that they
belong to."""
ALL_WINDOWS: Final = frozenset[Window](get_args(Window))
"""Every window that there is."""


def times_of(reader: Reader, card: Card, timing: Callable[[Card, Mode], Timing]) -> Timed:
    """The modes of a printed card by the windows that they belong to, as `timing` says of each."""
    times: Timed = {}
    for mode in reader.of(card).modes:
        when = timing(card, mode)
        for window in when.windows:
            # A reflex is for whoever fights or acts, whatever the card is else.
            times.setdefault(window, []).append(("Combat" if mode.reflex else mode.type, mode, when))
    return times


@lru_cache(maxsize=8192)
def times_by_phrases(reader: Reader, card: Card) -> Timed:
    """The same, as the fixed phrases of its text say."""
    return times_of(reader, card, reader.timing)


class Held:
    """The cards of a hand by the windows that they belong to."""

    __slots__ = ("_cards", "_ways", "windows")

    def __init__(self, cards: Sequence[tuple[Copy, Timed]]) -> None:
        self._cards = cards
        self._ways: dict[Window, Mapping[CardType, Sequence[Fitting]]] = {}
        self.windows: Set[Window] = set[Window]().union(*map(itemgetter(1), cards))
        """All that any card belongs to."""

    def also(self, cards: Sequence[tuple[Copy, Timed]]) -> Held:
        """The same with other cards besides."""
        return Held([*self._cards, *cards])

    def ways(self, window: Window) -> Mapping[CardType, Sequence[Fitting]]:
        """The cards that belong to a window, each in each mode that does, by the types as which they are played."""
        ways = self._ways.get(window)
        if ways is None:
            found: dict[CardType, list[Fitting]] = {}
            for copy, timed in self._cards:
                for kind, mode, when in timed.get(window, ()):
                    if kind in found:
                        found[kind].append((copy, mode, when))
                    else:
                        found[kind] = [(copy, mode, when)]
            ways = self._ways[window] = found
        return ways

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and self._cards == other._cards

    __hash__ = None  # type: ignore[assignment]
