"""The cards of a hand by the windows in which they may be played: found once for a hand, and for a printed card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
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


class Held(dict[Window, Mapping[CardType, Sequence[Fitting]]]):
    """The cards of a hand by the windows that they belong to, each in each mode that does, by the types as which they
    are played; found for a window when it is first asked for, and nothing for one to which none belongs."""

    __slots__ = ("_cards",)

    def __init__(self, cards: Sequence[tuple[Copy, Timed]]) -> None:
        self._cards = cards

    def __missing__(self, window: Window) -> Mapping[CardType, Sequence[Fitting]]:
        found: dict[CardType, list[Fitting]] = {}
        for copy, timed in self._cards:
            if window in timed:
                for kind, mode, when in timed[window]:
                    if kind in found:
                        found[kind].append((copy, mode, when))
                    else:
                        found[kind] = [(copy, mode, when)]
        self[window] = found
        return found

    def also(self, cards: Sequence[tuple[Copy, Timed]]) -> Held:
        """The same with other cards besides."""
        return Held([*self._cards, *cards])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and self._cards == other._cards

    def __ne__(self, other: object) -> bool:
        # What was looked up of a hand is no part of what it holds.
        return not self == other

    __hash__ = None
