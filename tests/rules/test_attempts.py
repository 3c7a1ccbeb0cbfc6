"""What effects do to block attempts and to the rest of an action (sec. 6.2.2, 6.2.3): attempts that they begin or have
fail, minions that can't block, what they put off, actions that they end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.action import next_stealth
from vtes_desktop.rules.minion.borrowing import borrow
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.passing import BleedWhile
from vtes_desktop.rules.turn.unlock import NEXT_UNLOCK
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure

KRID = vampire("Krid", 6)
IRA = vampire("Ira", 4)
PUG = vampire("Pug", 4)


class Once(Asked):
    """Abilities with one effect, which a Methuselah may use once in a window."""

    def __init__(self, window: Window, seat: int, run: Callable[[Game], None]) -> None:
        self.window, self.seat, self.run, self.used = window, seat, run, False

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """The effect, until it is used."""
        if window != self.window or seat != self.seat or self.used:
            return super().uses(game, seat, window)

        def run() -> Procedure[bool]:
            self.used = True
            self.run(game)
            yield from ()
            return True

        return [Use(Option("effect", "The effect"), run)]  # type: ignore[arg-type]


def table(window: Window, seat: int, run: Callable[[Game], None]) -> Position:
    return Position("Sarah", "Alexis", "Justin", abilities=Once(window, seat, run))


def until(game: Position, kind: str) -> None:
    """Everybody passes until something of a kind is offered."""
    while not game.options(kind):
        game.passes()


def test_a_bleed_that_can_burn_just_one_pool_takes_the_edge_all_the_same() -> None:
    game = Position("Sarah", "Alexis")
    game.ready("Sarah", KRID)
    text = "(D) Bleed with +2 bleed. If more than 1 pool is bled with this action, ignore the excess."
    game.hand("Sarah", library("Whisper", "Action", text=text))
    game.pick("action card")
    game.pass_all()
    if game.choice is not None and game.choice.kind == "by hand":
        game.agree()
    assert (game["Alexis"].pool, game.edge) == (29, "Sarah")


def test_minions_that_an_effect_keeps_from_blocking_are_not_offered_and_fail() -> None:
    def bar(rules: Game) -> None:
        rules.passing.action.cannot_block.append(lambda copy: minions.is_vampire(rules, copy))

    for window in ("as announced", "block attempt"):
        game = table(window, 0, bar)
        krid = game.ready("Sarah", KRID)
        ira = game.ready("Alexis", IRA)
        guard = game.ready("Alexis", ally("Guard"))
        game.pick("bleed", minion=krid)
        if window == "block attempt":
            game.pick("block", ira)
        game.pick("effect")
        until(game, "block")
        assert [option.copy for option in game.options("block")] == [guard.id]


def test_a_toll_is_burned_for_each_attempt_and_keeps_the_empty_away() -> None:
    game = table("as announced", 0, lambda rules: rules.passing.action.tolls.append(lambda _: 1))
    krid = game.ready("Sarah", KRID)
    ira = game.ready("Alexis", IRA, blood=3)
    game.ready("Alexis", PUG, blood=0)
    game.ready("Alexis", ally("Guard", 1))
    game.pick("bleed", minion=krid)
    game.pick("effect")
    until(game, "block")
    assert [option.copy for option in game.options("block")] == [ira.id]
    game.pick("block", ira)
    assert ira.blood == 3 - 1 - 1


def test_an_attempt_that_an_effect_has_fail_is_over_at_once() -> None:
    game = table("block attempt", 0, lambda rules: setattr(rules.passing.action, "attempt_fails", True))
    krid = game.ready("Sarah", KRID)
    ira = game.ready("Alexis", IRA)
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    game.pick("effect")
    assert [option.copy for option in game.options("block")] == [ira.id]
    game.pick("no block")
    assert game["Alexis"].pool == 29


def begin(name: str) -> Callable[[Game], None]:
    """An effect that has a minion attempt to block, unlocked for it."""

    def run(rules: Game) -> None:
        (copy,) = [each for each in rules.lying_in_play() if rules.name(each) == name]
        assert not copy.locked or not blocks.may_react(rules, copy)
        rules.unlock(copy)
        rules.passing.action.attempting = copy

    return run


def test_an_effect_begins_an_attempt_out_of_the_order() -> None:
    game = table("after blocks", 2, begin("Pug"))
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", IRA)
    pug = game.ready("Justin", PUG, locked=True)
    game.pick("bleed", minion=krid)
    game.pick("no block", by="Alexis")
    game.pick("effect", by="Justin")
    assert (pug.locked, game["Alexis"].pool) == (True, 30)
    assert any("Pug blocks" in line for line in game.log)


def test_who_may_begin_an_attempt() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", KRID)
    ira = game.ready("Alexis", IRA)
    pug = game.ready("Justin", PUG)
    game.pick("bleed", minion=krid)
    rules = game.rules
    assert [blocks.may_begin(rules, copy) for copy in (krid, ira, pug)] == [False, True, False]
    assert blocks.may_begin(rules, pug, free=True)
    rules.passing.action.cannot_block.append(lambda copy: copy is pug)
    assert not blocks.may_begin(rules, pug, free=True)


def test_numbers_of_all_minions_that_fit_change_for_the_action() -> None:
    fits: Callable[[Game], None] = lambda rules: blocks.add_to_all(rules, "intercept", -1, lambda _: True)  # noqa: E731
    game = table("block attempt", 0, fits)
    krid, pug = game.ready("Sarah", KRID), game.ready("Sarah", PUG)
    ira = game.ready("Alexis", IRA)
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    game.pick("effect")
    assert game.table.action is None or game.table.action.intercept == -1
    game.pass_all()
    # With the action it is over.
    assert (game["Alexis"].pool, minions.intercept(game.rules, ira)) == (29, 0)
    game.pick("hunt", minion=pug)
    assert minions.intercept(game.rules, ira) == 0


@pytest.mark.parametrize("moment", ["before resolution", "after resolution"])
def test_what_an_effect_puts_off_comes_at_its_moment(moment: str) -> None:
    seen: list[tuple[int, bool]] = []

    def put_off(rules: Game) -> None:
        def later() -> Procedure[None]:
            seen.append((rules.table.seats[1].pool, rules.passing.action.successful))
            yield from ()

        rules.passing.action.later.append((moment, later))  # type: ignore[arg-type]

    game = table("as announced", 0, put_off)
    krid = game.ready("Sarah", KRID)
    game.pick("bleed", minion=krid)
    game.pick("effect")
    game.pass_all()
    assert seen == ([(30, False)] if moment == "before resolution" else [(29, True)])


def test_an_action_that_ends_as_it_is_blocked_leaves_the_blocker_unlocked_and_nothing_follows() -> None:
    def end(rules: Game) -> None:
        rules.passing.action.action_ended = True
        rules.passing.action.not_again.add(rules.action.minion)

    game = table("as blocked", 0, end)
    krid, pug = game.ready("Sarah", KRID), game.ready("Sarah", PUG)
    ira = game.ready("Alexis", vampire("Ira", 4, text="+1 intercept."))
    game.pick("hunt", minion=krid)
    game.pick("block", ira)
    game.pick("effect")
    assert (game.table.action, game.table.combat, krid.locked, ira.locked) == (None, None, True, False)
    game.rules.unlock(krid)
    game.pick("hunt", minion=pug)
    game.pick("no block", by="Alexis")
    game.pass_all()
    # Anything but the same again.
    offered = [option.kind for option in game.options() if option.minion == krid.id]
    assert "bleed" in offered
    assert "hunt" not in offered


def test_a_blocker_does_not_lock_when_the_acting_ally_is_gone() -> None:
    """Nobody is blocked any more: the block does not resolve (sec. 6.2.3)."""

    def gone(rules: Game) -> None:
        rules.burn(rules.copy(rules.action.minion))

    game = table("as blocked", 1, gone)
    gang = game.ready("Sarah", ally("Gang", 2))
    ira = game.ready("Alexis", IRA)
    game.pick("bleed", minion=gang)
    game.pick("block", ira)
    game.pick("effect")
    game.pass_all()
    assert (game.where(gang), game.table.combat, ira.locked) == ("ash heap of Sarah", None, False)


def test_a_bleed_under_a_condition_counts_while_it_holds_and_as_the_one_limited() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", IRA)
    game.pick("bleed", minion=krid)
    rules, holds = game.rules, [True]
    rules.passing.action.bleed_while.append(BleedWhile(3, lambda: holds[0]))
    for now, bleed, limited in ((True, 4, {"bleed"}), (False, 1, set()), (True, 4, {"bleed"})):
        holds[0] = now
        blocks.count_bleed(rules)
        assert (rules.action.bleed, rules.passing.action.limited) == (bleed, limited)


def test_the_next_actions_of_a_methuselah_get_stealth_by_an_effect() -> None:
    game = Position("Sarah", "Alexis")
    krid, pug = game.ready("Sarah", KRID), game.ready("Sarah", PUG)
    game.ready("Alexis", IRA)
    game.rules.do(m.SetCounter(0, next_stealth(0), 1))
    for minion, stealth in ((krid, 2), (pug, 1)):
        game.pick("hunt", minion=minion)
        assert game.table.action is not None and game.table.action.stealth == stealth
        game.pick("no block")
        game.pass_all()


def test_a_stunned_minion_stays_locked_in_its_next_unlock_phase_only() -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", KRID, locked=True, marks={NEXT_UNLOCK: "yes"})
    game.phase("unlock", of="Sarah")
    game.start()
    assert krid.locked and NEXT_UNLOCK not in krid.marks
    while not (game.table.active == 0 and game.table.turn > 5 and game.table.phase != "unlock"):
        game.passes()
    assert not krid.locked


def test_what_is_borrowed_for_the_turn_goes_back_with_all_that_is_on_it() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.ready("Sarah", KRID)
    ira = game.ready("Alexis", IRA)
    gun = game.on(ira, ".44 Magnum")
    game.start()
    borrow(game.rules, 0, ira)
    assert (ira.controller, ira.place.seat, gun.controller) == (0, 0, 0)
    while game.table.active == 0:
        game.passes()
    assert (ira.controller, ira.place.seat, gun.controller, gun.place.on) == (1, 1, 1, ira.id)


def test_what_is_borrowed_of_who_has_left_is_removed_from_the_game() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.ready("Sarah", KRID)
    ira = game.ready("Alexis", IRA)
    game.start()
    borrow(game.rules, 0, ira)
    game.out("Alexis")
    while game.table.active == 0:
        game.passes()
    assert ira.place.region == "removed"
