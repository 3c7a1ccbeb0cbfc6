"""Looking ahead: the best few actions of a minion phase are tried out on positions that could be the true one.

A player has its mirror and nothing more: what is hidden there is dealt for each sample, of cards that its owner has
shown or that suit the vampires she has shown, as far as they play themselves. A referee is set down at that table
(design, decision 14), all seats go on as regulars until the action is over, and the position is weighed from the
player's own side.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from vtes_desktop.bots.evaluate import care_for, minion_worth, pool_in_all
from vtes_desktop.bots.view import Knowledge, View
from vtes_desktop.bots.weights import Weights
from vtes_desktop.play.updates import Asked
from vtes_desktop.rules.editions.edition import CURRENT, EDITIONS
from vtes_desktop.rules.game import Game, Referee
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.repeats import Repeats
from vtes_desktop.rules.trail import Memory
from vtes_desktop.rules.trying import Trial
from vtes_desktop.rules.turn import game_and_turns as turn
from vtes_desktop.rules.turn.interrupted import Settled
from vtes_desktop.table.applying import clone_table
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.journal import Options
from vtes_desktop.table.table import Copy, Place, Table

CANDIDATES: Final = 3
SAMPLES: Final = 4
NEAR: Final = 1.6
"""How much worse than the best an option may seem and still be tried, in pool."""
LONGEST: Final = 120
"""Answers after which a trial is weighed as it stands."""
SHOWN: Final = 0.6
"""How often a hidden card is supposed to be one that its owner has shown another copy of."""
_ABOVE: Final = 1 << 32
"""No id of a game is greater."""
_ENDS: Final = ("minion phase", "transfers")
"""The choices at which nothing of the action is left to come."""

Step = Callable[[Table, int, Asked], int]
"""How a seat goes on in a trial: the index of its option."""


class _Supposed:
    """What may lie hidden, by owner and kind, as far as a seat's mirror tells."""

    def __init__(self, table: Table, knowledge: Knowledge, chance: random.Random) -> None:
        self._table = table
        self._knowledge = knowledge
        self._chance = chance
        self._pools: dict[tuple[int, str], tuple[Sequence[int], Sequence[int]]] = {}

    def draw(self, owner: int, kind: str) -> int:
        """The number of a card that may be there."""
        if (owner, kind) not in self._pools:
            self._pools[owner, kind] = self._find(owner, kind)
        shown, fitting = self._pools[owner, kind]
        return self._chance.choice(shown if shown and self._chance.random() < SHOWN else fitting)

    def _find(self, owner: int, kind: str) -> tuple[Sequence[int], Sequence[int]]:
        cards = self._knowledge.catalogue.cards
        there = [copy for copy in self._table.copies.values() if copy.owner == owner and copy.card in cards]
        crypt = [cards[copy.card] for copy in there if copy.kind == "crypt"]
        codes = frozenset(level.code for card in crypt for level in card.disciplines)
        clans = frozenset(clan for card in crypt for clan in card.clans)
        shown = [copy.card for copy in there if copy.kind == kind == "library"]
        return shown, self._knowledge.suiting(kind, codes, clans)


def supposed(table: Table, knowledge: Knowledge, chance: random.Random) -> Table:
    """A whole table of which a seat's mirror could be: every hidden card has a face."""
    whole, hidden, given = clone_table(table), _Supposed(table, knowledge, chance), _ABOVE
    for owner, seat in enumerate(whole.seats):
        for region, pile in seat.piles.items():
            kind = "crypt" if region in ("crypt", "uncontrolled") else "library"
            for place in [place for place, number in enumerate(pile) if not number]:
                given += 1
                card, lies = hidden.draw(owner, kind), Place(owner, region)
                pile[place] = given
                whole.copies[given] = Copy(given, card, kind, owner, owner, lies, face_up=False)
    for copy in whole.copies.values():
        if copy.card not in knowledge.catalogue.cards:
            copy.card = hidden.draw(copy.owner, copy.kind)
    return whole


def set_down(table: Table, knowledge: Knowledge, seed: str) -> Trial:
    """A referee at a table in the midst of a minion phase, before an action; what was used in the phase but is marked
    nowhere it does not know."""
    chance, ids = Chance(seed), Ids(seed, 2 * _ABOVE)
    doing = Doing(table, knowledge.catalogue, Options(), chance, ids, table.active)
    game = Game(doing, EDITIONS.get(table.edition, CURRENT), knowledge.abilities)
    memory = Memory(Taken(), Settled(), (), Repeats())
    trial = Trial(game, Referee(game, turn.play(game, from_rest=True), memory), chance, ids)
    trial.referee.start()
    return trial


def position_worth(view: View, cares: Mapping[int, float]) -> float:
    """What a whole position is worth to a seat, in pool of its own.

    :param cares: how it likes a point of each other (:func:`care_for`) where it stands now: who has ousted its prey is
        no worse off for having another.
    """
    table = view.table
    mine = table.seats[view.seat]
    if not mine.playing:
        return -40.0 + view.weights.oust * mine.victory_points
    worth = pool_in_all(view) + view.weights.oust * mine.victory_points
    worth += sum(minion_worth(view, copy) for copy in (*view.ready(view.seat), *view.torpid(view.seat)))
    worth += 0.5 * (table.edge == view.seat)
    for seat, care in cares.items():
        if not table.seats[seat].playing:
            continue
        has = view.pool(seat) + 0.6 * sum(minion_worth(view, copy) for copy in (*view.ready(seat), *view.torpid(seat)))
        worth += care * has
    return worth


class LookAhead:
    """Tries options out for one seat.

    :param players: how all seats go on in one trial, remembering nothing of another.
    """

    def __init__(self, knowledge: Knowledge, seat: int, players: Callable[[], Step]) -> None:
        self._knowledge = knowledge
        self._seat = seat
        self._players = players

    def best(self, table: Table, asked: Asked, scores: Sequence[float], weights: Weights, seed: str) -> int:
        """The place of the best option: by what it seems, and by what came of it where it was tried out."""
        order = sorted(range(len(scores)), key=lambda place: -scores[place])
        tried = [place for place in order if scores[place] > scores[order[0]] - NEAR][:CANDIDATES]
        if asked.kind != "minion phase" or len(tried) < 2:
            return order[0]
        found = dict.fromkeys(tried, 0.0)
        now = View(table, self._seat, self._knowledge, weights)
        cares = {seat: care_for(now, seat) for seat in now.others()}
        for sample in range(SAMPLES):
            chance = random.Random(f"{seed} {asked.number} {sample}")
            whole, luck = supposed(table, self._knowledge, chance), chance.randbytes(32).hex()
            for place in tried:
                trial = set_down(clone_table(whole), self._knowledge, luck)
                if trial.choice is None or trial.choice.options != asked.options:
                    # Something is remembered of the phase that the table does not tell.
                    return order[0]
                trial.answer(place)
                self._go_on(trial)
                then = View(trial.table, self._seat, self._knowledge, weights)
                found[place] += position_worth(then, cares) / SAMPLES
        return max(tried, key=lambda place: found[place] + 0.5 * scores[place])

    def _go_on(self, trial: Trial) -> None:
        """Let all seats answer until the action, and what came of it, is over."""
        step = self._players()
        for number in range(LONGEST):
            choice = trial.choice
            if choice is None or (not _goes_on(trial.table) and choice.kind in _ENDS):
                return
            asked = Asked(number, choice.seat, choice.kind, choice.question, choice.rule, choice.about, choice.options)
            trial.answer(step(trial.table, choice.seat, asked))


def _goes_on(table: Table) -> bool:
    return table.action is not None or table.combat is not None or table.referendum is not None
