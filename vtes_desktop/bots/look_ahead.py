"""Looking ahead: the best few options of a choice that matters are tried out on positions that could be the true one.

Hidden cards are dealt anew for each sample from what the seat may know: its own library in another order, for the
others any cards that play themselves and suit the vampires they have shown. All seats then go on as regulars until the
action is over, and the position is weighed from the seat's own side (design, decision 14).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from vtes_desktop.bots.evaluate import care_for, minion_worth, pool_in_all
from vtes_desktop.bots.view import Knowledge, View
from vtes_desktop.bots.weights import Weights
from vtes_desktop.play.updates import Asked
from vtes_desktop.rules.game import Referee
from vtes_desktop.rules.trying import NotSoError, Trial, deal_anew, try_out
from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import Table

MATTERS: Final = frozenset({"minion phase", "block", "strike", "polling"})
"""The choices that are worth looking ahead for."""
CANDIDATES: Final = 3
SAMPLES: Final = 3
NEAR: Final = 1.6
"""How much worse than the best an option may seem and still be tried, in pool."""
LONGEST: Final = 120
"""Answers after which a trial is weighed as it stands."""

Step = Callable[[Table, int, Asked], int]
"""How a seat goes on in a trial: the index of its option."""


def could_be(table: Table, seat: int, knowledge: Knowledge, chance: random.Random) -> dict[tuple[int, str], list[int]]:
    """Cards that may lie hidden, by owner and kind, as far as a seat may know: never the true ones of others."""
    pools: dict[tuple[int, str], list[int]] = {}
    for owner in range(len(table.seats)):
        if owner == seat:
            continue
        for kind in ("crypt", "library"):
            count = sum(
                copy.kind == kind and copy.owner == owner and not sees(table, copy, seat)
                for copy in table.copies.values()
            )
            if count:
                fitting = _fitting(table, seat, owner, kind, knowledge)
                pools[owner, kind] = chance.choices(fitting, k=count)
    return pools


def _fitting(table: Table, seat: int, owner: int, kind: str, knowledge: Knowledge) -> Sequence[int]:
    cards = knowledge.catalogue.cards
    shown = [
        card
        for copy in table.copies.values()
        if copy.owner == owner and copy.kind == "crypt" and sees(table, copy, seat) and (card := cards.get(copy.card))
    ]
    codes = frozenset(level.code for card in shown for level in card.disciplines)
    clans = frozenset(clan for card in shown for clan in card.clans)
    return knowledge.suiting(kind, codes, clans)


def position_worth(view: View) -> float:
    """What a whole position is worth to a seat, in pool of its own."""
    table = view.table
    mine = table.seats[view.seat]
    if not mine.playing:
        return -40.0 + view.weights.oust * mine.victory_points
    worth = pool_in_all(view) + view.weights.oust * mine.victory_points
    worth += sum(minion_worth(view, copy) for copy in (*view.ready(view.seat), *view.torpid(view.seat)))
    worth += 0.5 * (table.edge == view.seat)
    for seat in view.others():
        has = view.pool(seat) + 0.6 * sum(minion_worth(view, copy) for copy in (*view.ready(seat), *view.torpid(seat)))
        worth += care_for(view, seat) * has
    return worth


class LookAhead:
    """Tries options out for one seat.

    :param referee: the referee of the running game, None where there is none to try with.
    """

    def __init__(
        self, knowledge: Knowledge, seat: int, weights: Weights, step: Step, referee: Callable[[], Referee | None]
    ) -> None:
        self._knowledge = knowledge
        self._seat = seat
        self._weights = weights
        self._step = step
        self._referee = referee

    def best(self, asked: Asked, scores: Sequence[float], seed: str) -> int:
        """The place of the best option: by what it seems, and by what came of it where it was tried out."""
        order = sorted(range(len(scores)), key=lambda place: -scores[place])
        tried = [place for place in order if scores[place] > scores[order[0]] - NEAR][:CANDIDATES]
        referee = self._referee()
        if asked.kind not in MATTERS or len(tried) < 2 or referee is None:
            return order[0]
        found = dict.fromkeys(tried, 0.0)
        for sample in range(SAMPLES):
            chance = random.Random(f"{seed} {asked.number} {sample}")
            pools = could_be(referee.game.table, self._seat, self._knowledge, chance)
            hidden = deal_anew(referee.game.table, self._seat, chance, pools)
            try:
                worths = {place: self._try(referee, hidden, asked, place) for place in tried}
            except NotSoError:
                continue
            for place, worth in worths.items():
                found[place] += worth / SAMPLES
        return max(tried, key=lambda place: found[place] + 0.5 * scores[place])

    def _try(self, referee: Referee, hidden: dict[int, int], asked: Asked, place: int) -> float:
        trial = try_out(referee, hidden=hidden)
        choice = trial.choice
        if choice is None or len(choice.options) != len(asked.options):
            raise NotSoError("Other options would have been offered.")
        trial.answer(place)
        self._go_on(trial)
        return position_worth(View(trial.table, self._seat, self._knowledge, self._weights))

    def _go_on(self, trial: Trial) -> None:
        """Let all seats answer until the action, and what came of it, is over."""
        for number in range(LONGEST):
            choice = trial.choice
            if choice is None or (not _goes_on(trial.table) and choice.kind in ("minion phase", "transfers")):
                return
            asked = Asked(number, choice.seat, choice.kind, choice.question, choice.rule, choice.about, choice.options)
            trial.answer(self._step(trial.table, choice.seat, asked))


def _goes_on(table: Table) -> bool:
    return table.action is not None or table.combat is not None or table.referendum is not None
