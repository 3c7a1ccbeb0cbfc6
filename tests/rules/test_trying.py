"""Positions set up again in the midst of actions, combats and referendums: the same options, the same future."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.rules.random_game import RandomGame, compiled, deal
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.contributed import Abilities
from vtes_desktop.rules.trying import NotSoError, deal_anew, try_out
from vtes_desktop.table.chance import Chance
from vtes_desktop.table.sight import cut

TRIALS_A_GAME = 75
FUTURE = 12
"""How many answers a trial is followed through."""


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("abilities", [ByHand, compiled], ids=["by hand", "cards play themselves"])
def test_a_position_set_up_again_has_the_same_options_and_the_same_future(
    abilities: Callable[[], Abilities], number: int
) -> None:
    game, chance = RandomGame(deal(number, covered=number % 3 == 0), abilities()), random.Random(number)
    kinds: Counter[str] = Counter()
    choice = game.start()
    while choice is not None and kinds.total() < TRIALS_A_GAME:
        if chance.random() < 0.2:
            kinds[choice.kind] += 1
            trial = try_out(game.referee)
            assert trial.choice == choice
            assert trial.table == game.table
            assert trial.table is not game.table
            for _ in range(FUTURE):
                # The game goes on as the trial does, answer by answer.
                picked = chance.randrange(len(choice.options))
                told = trial.answer(picked)
                game.game.doing = game._doing(choice.seat)
                choice = game.referee.answer(picked)
                assert told == choice
                assert trial.table == game.table
                if choice is None:
                    return
        choice = game.answer()
    assert len(kinds) > 2


def test_what_is_tried_is_not_done() -> None:
    game = RandomGame(deal(3), compiled())
    choice = game.start()
    for _ in range(300):
        choice = game.answer()
    assert choice is not None
    before = cut(game.table, choice.seat)
    trial = try_out(game.referee)
    for _ in range(40):
        if trial.choice is None:
            break
        trial.answer(0)
    assert trial.table != game.table
    assert cut(game.table, choice.seat) == before
    assert game.referee.choice == choice
    again = try_out(try_out(game.referee).referee)
    assert again.choice == choice


def test_a_trial_begins_with_the_action_and_not_with_the_phase() -> None:
    game = Position("Sarah", "Alexis")
    first, second = game.ready("Sarah", "Theo Bell"), game.ready("Sarah", "Ira Rivers")
    game.ready("Alexis", "Anson")
    game.pick("bleed", minion=first)
    game.pass_all()
    assert game.choice is not None and game.choice.kind == "minion phase"
    game.pick("bleed", minion=second)
    assert game.referee is not None
    steps = game.referee.trail.steps
    assert len(steps) == 1, "the first bleed is not played again"
    trial = try_out(game.referee)
    assert trial.choice == game.choice
    # The first minion has bled in this turn, and the trial remembers it.
    assert trial.game.taken.count(trial.game.copy(first.id), "bleed") == 1


def test_hidden_cards_are_dealt_anew_and_those_that_were_seen_stay() -> None:
    tried = refused = alike = 0
    chance = random.Random(5)
    for number in range(4):
        game = RandomGame(deal(number), compiled())
        choice = game.start()
        while choice is not None and game.choices < 500:
            if chance.random() < 0.1:
                seat = choice.seat
                hidden = deal_anew(game.table, seat, chance)
                try:
                    trial = try_out(game.referee, hidden=hidden, luck=Chance("ab" * 32))
                except NotSoError:
                    refused += 1
                else:
                    tried += 1
                    assert trial.choice is not None
                    assert (trial.choice.seat, trial.choice.question) == (seat, choice.question)
                    copies = trial.table.copies
                    assert all(copies[i].card == card for i, card in hidden.items() if i in copies)
                    # What she knows is as it was; now and then an effect of the cards dealt anew shows in the meantime.
                    alike += cut(trial.table, seat) == cut(game.table, seat)
            choice = game.answer()
    assert tried > 5 * refused, (tried, refused)
    assert alike > 0.9 * tried, (tried, alike)
