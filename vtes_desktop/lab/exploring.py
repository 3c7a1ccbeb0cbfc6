"""Experts that now and then take another option than the best, by chance, and keep what they had before them.

What such a choice came to tells what an option is worth beside the others, as in a trial where chance says who is
treated (:mod:`~vtes_desktop.lab.learning`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from vtes_desktop.bots import traits
from vtes_desktop.bots.lessons import FAR, SANE
from vtes_desktop.bots.mind import Mind
from vtes_desktop.bots.reason import Verdict
from vtes_desktop.bots.view import Knowledge, View
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.table import Table

HEAT: Final = 0.5
"""An option that is worth so much less, in pool, is taken less often by a factor of *e*."""
EVEN: Final = 0.15
"""The share of chance that is the same for all options that are sane."""
PLAIN: Final = 0.985
"""A choice in which one option has more of a chance than this tells nothing."""


class Tried(Struct, frozen=True, array_like=True):
    """One choice in which chance had a say."""

    turn: int
    """The seat's own turns that had begun."""
    position: tuple[float, ...]
    """How the seat stood (:func:`~vtes_desktop.bots.traits.of_position`)."""
    table: tuple[float, ...]
    """What is the same for all options (:data:`~vtes_desktop.bots.traits.TABLE`)."""
    deeds: tuple[str, ...]
    """What each option was; empty for doing nothing."""
    chances: tuple[float, ...]
    """How likely each was to be taken."""
    own: tuple[tuple[float, ...], ...]
    """Each option's own numbers (:data:`~vtes_desktop.bots.traits.OWN`)."""
    picked: int
    """The place of the one that was taken."""


class Explored(Struct, array_like=True):
    """What one seat has tried in a game."""

    seat: int
    turns: list[tuple[int, tuple[float, ...]]]
    """How it stood as each of its own turns began, with the turn's number."""
    tried: list[Tried]


class ExploringMind(Mind):
    """An expert who tries things out."""

    def __init__(self, knowledge: Knowledge, seat: int, seed: str, share: float) -> None:
        super().__init__(knowledge, seat, "expert", seed=seed)
        self.explored = Explored(seat, [], [])
        self._share = share
        self._chance = random.Random(f"{seed} explores")
        self._begun = -1

    def _look(self, table: Table) -> View:
        view = super()._look(table)
        if table.active == self.seat and table.turn != self._begun:
            self._begun = table.turn
            self.explored.turns.append((len(self.explored.turns) + 1, _short(traits.of_position(view))))
        return view

    def _best(self, view: View, asked: Asked, verdicts: Sequence[Verdict], scores: Sequence[float]) -> int:
        best = super()._best(view, asked, verdicts, scores)
        if self._chance.random() >= self._share:
            return best
        sane = [
            place
            for place, (score, verdict) in enumerate(zip(scores, verdicts, strict=True))
            if place == best or (not verdict.senseless and score >= max(SANE, scores[best] - FAR))
        ]
        if len(sane) < 2:
            return best
        chances = chances_of([scores[place] for place in sane])
        picked = self._chance.choices(range(len(sane)), chances)[0]
        if max(chances) < PLAIN:
            options = [asked.options[place] for place in sane]
            self.explored.tried.append(
                Tried(
                    len(self.explored.turns),
                    _short(traits.of_position(view)),
                    _short(traits.of_table(view)),
                    tuple(traits.deed(view, asked, option) for option in options),
                    tuple(round(chance, 4) for chance in chances),
                    tuple(
                        _short(traits.of_option(view, option, verdicts[place].score))
                        for option, place in zip(options, sane, strict=True)
                    ),
                    picked,
                )
            )
        return sane[picked]


def chances_of(scores: Sequence[float]) -> list[float]:
    """How likely each of some options is taken by what they are worth.

    >>> [round(chance, 3) for chance in chances_of([1.0, 0.5])]
    [0.696, 0.304]
    """
    best = max(scores)
    weights = [math.exp((score - best) / HEAT) for score in scores]
    whole = sum(weights)
    return [(1 - EVEN) * weight / whole + EVEN / len(scores) for weight in weights]


def _short(numbers: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(number, 3) for number in numbers)
