"""What games have taught an expert: how much more or less an option is worth than its judge thinks.

In games of the laboratory players now and then took another option than the best one, by chance; what their position
came to afterwards tells what it was worth (``vtes-desktop lab learn``). What was learned is a row of numbers for each
deed (:func:`~vtes_desktop.bots.traits.deed`), in pool for each number that tells what the option is like. A deed that
was seen too seldom has none: there the judge's word stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from vtes_desktop.bots import traits
from vtes_desktop.bots.reason import Verdict
from vtes_desktop.bots.view import View
from vtes_desktop.play.updates import Asked

MOST: Final = 3.0
"""How far a lesson moves what an option is worth, in pool."""
SANE: Final = -3.5
"""What a judge holds for worse than this was never tried, and nothing is known of it."""
FAR: Final = 6.0
"""What is worse by so much than the best option was never tried either."""
Lessons = Mapping[str, tuple[float, ...]]
"""For each deed the weight of each number of :data:`~vtes_desktop.bots.traits.NUMBERS`."""


@cache
def lessons() -> Lessons:
    """What the program comes with."""
    return read(resources.files("vtes_desktop.bots").joinpath("lessons.json").read_bytes())


def read(data: bytes) -> Lessons:
    """The lessons of a file. Raises :class:`msgspec.MsgspecError` where it holds none."""
    found = msgspec.json.decode(data, type=dict[str, tuple[float, ...]])
    for deed, row in found.items():
        if len(row) != len(traits.NUMBERS):
            raise msgspec.ValidationError(f"“{deed}” has {len(row)} numbers instead of {len(traits.NUMBERS)}.")
    return found


def taught(known: Lessons, view: View, asked: Asked, verdicts: Sequence[Verdict]) -> list[float]:
    """What each option of a choice is worth by its judge and, where that leaves it open, by what games have taught."""
    best = max(verdict.score for verdict in verdicts)
    table: list[float] | None = None
    scores = []
    for option, verdict in zip(asked.options, verdicts, strict=True):
        # What speaks against all the rest may not speak for what is senseless.
        score = verdict.score - (MOST if verdict.senseless else 0.0)
        open_to = score >= max(SANE, best - FAR) and not verdict.senseless
        row = known.get(traits.deed(view, asked, option)) if open_to else None
        if row is not None:
            table = table or traits.of_table(view)
            numbers = (1.0, *table, *traits.of_option(view, option, score))
            more = sum(weight * number for weight, number in zip(row, numbers, strict=True))
            score += max(0.0 if verdict.meant else -MOST, min(MOST, more))
        scores.append(score)
    return scores
