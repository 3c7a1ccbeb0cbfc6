"""What keeps a minion from acts and cards is asked of it in one go: what comes is what each number says by itself."""

from __future__ import annotations

from tests.abilities.table import table
from tests.rules.random_game import RandomGame, compiled, deal
from vtes_desktop.abilities.vocabulary.durations import lend
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.phase import KEPT_FROM_ACTIONS, owed_and_free
from vtes_desktop.rules.minions import every_minion
from vtes_desktop.rules.playing.requirements import KEPT_FROM_CARDS
from vtes_desktop.table.table import Copy


def _one_by_one(game: Game, copy: Copy) -> set[str]:
    names = KEPT_FROM_ACTIONS | KEPT_FROM_CARDS
    return {name for name in names if game.abilities.modifier(game, copy, name) > 0}


def test_what_is_asked_together_is_what_is_asked_one_by_one() -> None:
    playing = RandomGame(deal(11, covered=True), compiled())
    game, choice = playing.game, playing.start()
    while choice is not None and playing.choices < 600:
        for copy in every_minion(game):
            together = game.abilities.those_that_count(game, copy, KEPT_FROM_ACTIONS | KEPT_FROM_CARDS)
            assert together == _one_by_one(game, copy)
        choice = playing.answer()


def test_a_minion_that_cannot_recruit_or_hunt_for_the_turn_may_do_the_rest() -> None:
    game = table()
    gideon = game.ready("Sarah", "Gideon Fontaine", blood=2)
    game.phase("minion", of="Sarah")
    rules, seat = game.rules, game.seat("Sarah")

    def kinds() -> set[str]:
        owed, free = owed_and_free(rules, seat, rules.taken)
        return {each.kind for each in owed or free}

    before = kinds()
    lend(rules, gideon, "cannot hunt", 1)
    assert rules.abilities.those_that_count(rules, gideon, KEPT_FROM_ACTIONS) == {"cannot hunt"}
    assert kinds() == before - {"hunt"}
    lend(rules, gideon, "cannot act", 1)
    assert not kinds()
