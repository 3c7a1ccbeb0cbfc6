"""How an action resolves: without an effect, failed, blocked again after it went on (sec. 6.2.2, 6.2.3)."""

from __future__ import annotations

from tests.rules.known import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.minion.action import may_go_on
from vtes_desktop.table.table import Place

KRID = vampire("Krid", 5)
RUSH = library("Rush", "Action", text="(D) Enter combat with a ready minion controlled by another Methuselah.", blood=1)
RIFLE = library("Hunting rifle", "Equipment", text="Weapon.", pool=2)


def test_an_action_whose_target_is_gone_is_paid_and_has_no_effect() -> None:
    """ANK 20210124, LSJ 20070411, LSJ 20090514: what is unblocked but can't be done any more is successful, its cost is
    paid."""
    game = table()
    krid = game.ready("Sarah", KRID, blood=3)
    pug = game.ready("Alexis", vampire("Pug", 4), blood=2)
    (rush,) = game.hand("Sarah", RUSH)
    game.pick("action card", "Rush", minion=krid)
    game.rules.doing.move_card(pug, Place(game.seat("Alexis"), "torpor"))
    game.pass_all()
    assert (krid.blood, game.where(rush), game.table.combat) == (2, "ash heap of Sarah", None)
    assert any("has no effect: its target is not ready any more" in said for said in game.log)


def test_what_can_not_be_paid_has_no_effect_and_costs_nothing() -> None:
    """ANK 20220218: it was unblocked, so that effects that ask for that count it as successful."""
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", vampire("Pug", 4))
    (rifle,) = game.hand("Sarah", RIFLE)
    game.pick("equip", minion=krid)
    game.pool("Sarah", 1)
    game.pick("no block", by="Alexis")
    assert (game["Sarah"].pool, game.where(rifle)) == (1, "ash heap of Sarah")
    assert any("has no effect: its cost can't be paid" in said for said in game.log)


def test_an_action_that_an_effect_has_fail_costs_nothing_and_is_not_successful() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", vampire("Pug", 4))
    (rifle,) = game.hand("Sarah", RIFLE)
    game.pick("equip", minion=krid)
    game.rules.passing.action.action_fails = True
    game.pick("no block", by="Alexis")
    assert (game["Sarah"].pool, game.where(rifle)) == (30, "ash heap of Sarah")
    assert any("fails: an effect has ended it" in said for said in game.log)


def blocked_and_going_on() -> tuple[Position, list[int]]:
    """Krid of Sarah bleeds Alexis; Ira blocks, and an effect has the action go on."""
    game = table()
    krid = game.ready("Sarah", KRID, blood=3)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.ready("Alexis", vampire("Pug", 4), blood=3)
    game.pick("bleed", minion=krid)
    done: list[int] = []

    def again() -> object:
        done.append(1)
        # Once only: the second block is no more than that.
        game.rules.passing.action.goes_on = len(done) == 1
        yield from ()

    game.rules.passing.action.later.append(("blocked", again))  # type: ignore[arg-type]
    game.pick("block", ira)
    return game, done


def test_after_it_has_gone_on_others_may_attempt_to_block_again() -> None:
    """ANK 20190116: only who has declined to block gets no other opportunity."""
    game, done = blocked_and_going_on()
    assert {game.rules.name(game.rules.copy(option.copy)) for option in game.options("block")} == {"Pug"}
    game.pick("no block", by="Alexis")
    assert (game["Alexis"].pool, done) == (29, [1])


def test_what_was_used_in_it_counts_again_when_it_is_blocked_anew() -> None:
    """ANK 20190116, ANK 20191108: also what pertains to a successful block."""
    game, done = blocked_and_going_on()
    game.pick("block")
    game.pass_all()
    assert done == [1, 1]
    assert (game["Alexis"].pool, game.table.action) == (30, None)


def test_an_action_that_is_not_blocked_does_not_go_on() -> None:
    """RTR 19970630: nor after a combat that comes of a successful action."""
    game = table()
    krid = game.ready("Sarah", KRID, blood=3)
    game.ready("Alexis", vampire("Ira", 4), blood=3)
    assert not may_go_on(game.rules)
    game.hand("Sarah", RUSH)
    game.pick("action card", "Rush", minion=krid)
    assert not may_go_on(game.rules)
    game.pick("no block", by="Alexis")
    assert not may_go_on(game.rules)
