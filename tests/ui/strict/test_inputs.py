"""How often a person is asked: whole games of computer players, counted as the stops would leave them to a person."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from vtes_desktop.lab.plan import Series, sitters
from vtes_desktop.lab.playing import LabGame, ground
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import Option
from vtes_desktop.table.journal import DeckList
from vtes_desktop.table.table import Table
from vtes_desktop.ui.strict.passing import PASSED
from vtes_desktop.ui.strict.stops import passed_by

SEAT = 0


class Counter:
    """Counts the answers that the player of a seat has to give herself."""

    def __init__(self) -> None:
        self.turns: dict[int, int] = defaultdict(int)
        """By turn, her own and others'."""
        self.bleeds: dict[tuple[int, int], list[tuple[str, bool, tuple[str, ...]]]] = defaultdict(list)
        """By turn and minion, each question to her during the bleed: its kind, whether it was passed, the options."""
        self.blocked: set[tuple[int, int]] = set()
        self._last: tuple[object, ...] = ()

    def answer(self, line: int, table: Table, asked: Asked, option: Option, *_: object) -> None:
        action = table.action
        if action is not None and action.kind == "bleed" and table.combat is not None:
            self.blocked.add((table.turn, action.minion))
        if asked.seat != SEAT or passed_by(asked, "matters", frozenset(), whole=False) is not None:
            return
        # Several blood in one drag are one input; so are all votes on a side.
        deed = (table.turn, asked.kind, option.kind, option.copy) if option.kind == "transfer" else (line,)
        again, self._last = deed == self._last, deed
        if again:
            return
        self.turns[table.turn] += 1
        if action is not None and action.kind == "bleed":
            self.bleeds[table.turn, action.minion].append(
                (asked.kind, option.kind in PASSED, tuple(each.text for each in asked.options))
            )

    def finish(self, *_: object) -> None:
        """Nothing is left to be counted."""


@pytest.mark.parametrize("seed", ["5", "8", "11"])
def test_a_turn_and_a_bleed_take_few_inputs(tmp_path: Path, seed: str) -> None:
    starters = ground().catalogue.starters[-8:]
    field = tuple(
        DeckList(
            each.name,
            tuple(card for card, count in each.crypt for _ in range(count)),
            tuple(card for card, count in each.library for _ in range(count)),
        )
        for each in starters
    )
    series = Series((sitters("regular,regular,regular,regular"),), field, seed=seed, rounds=12)
    counter = Counter()
    game = LabGame(series.plan(0, 0), tmp_path, counter)
    try:
        game.play()
    finally:
        game.close()
    assert counter.turns
    assert max(counter.turns.values()) <= 25
    passed = {key: sum(quiet for _, quiet, _ in answers) for key, answers in counter.bleeds.items()}
    few = [count <= (5 if key in counter.blocked else 2) for key, count in passed.items()]
    # The announcement is one more; what was not passed was a decision.
    assert sum(few) >= 0.9 * len(few), passed
