"""An expert does not lock her last blocker before a predator who could oust her, but for the last pool of her prey."""

from __future__ import annotations

from tests.abilities.table import table
from tests.bots.positions import decided
from tests.game import catalogue
from vtes_desktop.abilities.position import Position
from vtes_desktop.bots.survival import ousted

FIGHTERS = ("Gustav Mallenhous", "Theo Bell")


def test_less_pool_more_bleeds_and_fewer_blockers_make_an_oust_likelier() -> None:
    bleeds = (2, 1, 1)
    by_pool = [ousted(bleeds, 1, pool) for pool in range(12)]
    by_blockers = [ousted(bleeds, blockers, 3) for blockers in range(4)]
    assert by_pool == sorted(by_pool, reverse=True)
    assert by_pool[0] == 1.0
    assert by_blockers == sorted(by_blockers, reverse=True)
    assert ousted(bleeds, 0, 4) > ousted(bleeds[:2], 0, 4)


def between(*, own_pool: int, preys_pool: int) -> Position:
    """Sarah's minion phase, with two minions of her predator against her one."""
    game = table()
    game.ready("Sarah", "Dani")
    for fighter in FIGHTERS:
        game.ready("Justin", fighter)
    game.pool("Sarah", own_pool)
    game.pool("Alexis", preys_pool)
    game.phase("minion", of="Sarah")
    return game


def test_the_last_blocker_stays_at_home_where_the_predator_could_oust_her() -> None:
    taken = {pool: decided(between(own_pool=pool, preys_pool=20), "expert").kind for pool in (2, 25)}
    assert taken == {2: "pass", 25: "bleed"}


def test_a_prey_with_her_last_pool_is_ousted_all_the_same() -> None:
    assert decided(between(own_pool=2, preys_pool=1), "expert").kind == "bleed"


def test_pool_that_keeps_her_alive_is_not_spent_on_a_vampire() -> None:
    taken = []
    for foes in ((), (*FIGHTERS, "Ulugh Beg, The Watcher", "Indira")):
        game = table()
        for foe in foes:
            game.ready("Justin", foe)
        game.ready("Sarah", "Gilbert Duane", locked=True)
        cailean = catalogue().find("Cailean").capacity or 0
        # One that lacks less comes out all the same, and can block at once.
        game.uncontrolled("Sarah", "Cailean", blood=cailean - 3)
        game.pool("Sarah", 8)
        game.phase("influence", of="Sarah")
        taken.append(decided(game, "expert").kind)
    assert taken == ["transfer", "pass"]
