"""Block attempts, stealth and intercept (sec. 6.2.2), and what a block does (sec. 6.2.3)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.known import Known, give, table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.why.minion import why_not_block
from vtes_desktop.table.asking import IllegalError, Option, Procedure

KRID = vampire("Krid", 5)
IRA = vampire("Ira", 5)
EUGENIO = vampire("Eugenio", 5)
QUENTIN = vampire("Quentin", 5)
GANG = ally("Loyal street gang", 2, pool=1)


def four() -> Position:
    """Sarah, whose prey is Alexis and whose predator is Lisa; each of the others has a vampire."""
    game = table("Sarah", "Alexis", "Justin", "Lisa")
    for seat in ("Alexis", "Justin", "Lisa"):
        game.ready(seat, vampire(f"{seat}’s vampire", 4))
    return game


# -- who may attempt to block (sec. 6.2.2.1) ------------------------------------------------------------------------


def test_krids_bleed_is_directed_at_alexis_so_only_hers_may_block() -> None:
    game = four()
    krid = game.ready("Sarah", KRID)
    game.pick("bleed", minion=krid)
    assert game.asked == "Alexis"
    assert game.offers() == ["block: Block with Alexis’s vampire", "no block: No block"]
    game.pick("no block")
    assert game["Alexis"].pool == 29


def test_pugs_recruiting_is_undirected_so_prey_and_then_predator_may_block() -> None:
    game = four()
    pug = game.ready("Sarah", vampire("Pug", 4))
    game.hand("Sarah", GANG)
    game.pick("recruit", minion=pug)
    assert game.asked == "Alexis"
    game.pick("block")
    assert game.asked == "Alexis"
    game.pick("no block")
    assert game.asked == "Lisa"
    game.pick("no block")
    assert game["Sarah"].pool == 29


def test_an_attempt_says_how_much_intercept_it_lacks() -> None:
    game = four()
    pug = game.ready("Sarah", vampire("Pug", 4))
    game.hand("Sarah", GANG)
    game.pick("recruit", minion=pug)  # at 1 stealth
    assert game.offers()[0] == "block: Block with Alexis’s vampire (lacks 1 intercept)"


def test_an_action_on_ones_own_card_is_undirected() -> None:
    game = four()
    krid = game.ready("Sarah", KRID)
    game.torpor("Sarah", IRA)
    game.pick("diablerize", minion=krid)
    assert game.table.action is not None
    assert game.table.action.seats == ()
    assert game.asked == "Alexis"


def test_a_directed_action_at_what_one_controls_is_blocked_by_prey_and_predator() -> None:
    game = four()
    krid = game.ready("Sarah", KRID)
    game.hand("Sarah", library("Sabotage", "Action", text="(D) Burn a location."))
    game.pick("action card", minion=krid)
    game.pick("undirected")
    assert game.asked == "Alexis"
    game.pick("no block")
    assert game.asked == "Lisa"


def test_with_two_players_prey_and_predator_are_the_same() -> None:
    game = table("Sarah", "Alexis")
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", EUGENIO)
    game.pick("hunt", minion=krid)
    game.pick("no block", by="Alexis")
    assert game.table.action is None


def test_only_ready_unlocked_minions_may_block() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", EUGENIO, locked=True)
    game.torpor("Alexis", IRA)
    gang = game.ready("Alexis", GANG)
    game.pick("bleed", minion=krid)
    assert [option.copy for option in game.options("block")] == [gang.id]


def test_nobody_is_asked_who_has_nobody_to_block_with() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", EUGENIO, locked=True)
    game.pick("bleed", minion=krid)
    assert game["Alexis"].pool == 29


def test_a_minion_that_is_awake_may_block_though_locked_until_the_end_of_the_action() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    eugenio = game.ready("Alexis", EUGENIO, locked=True, marks={blocks.AWAKE: "yes"})
    game.pick("bleed", minion=krid)
    game.pick("block", eugenio)
    assert (eugenio.locked, blocks.AWAKE in eugenio.marks) == (True, False)


def test_another_attempt_may_follow_as_often_as_one_wishes() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    first, second = game.ready("Alexis", EUGENIO), game.ready("Alexis", IRA)
    game.pick("hunt", minion=krid)
    for blocker in (first, second, first):
        game.pick("block", blocker, by="Alexis")
    game.pick("no block", by="Alexis")
    assert game.table.action is None
    assert not first.locked


def test_a_decision_not_to_block_is_final() -> None:
    game = four()
    krid = game.ready("Sarah", KRID, blood=4)
    game.pick("hunt", minion=krid)
    game.pick("no block", by="Alexis")
    game.pick("block", by="Lisa")
    game.pick("no block", by="Lisa")
    assert krid.blood == 5


def test_a_bleed_that_is_redirected_can_be_blocked_by_its_new_target() -> None:
    game = four()
    krid = game.ready("Sarah", KRID)
    give(game, "Alexis", "Redirection")
    game.pick("bleed", minion=krid)
    game.pick("no block", by="Alexis")
    game.pick("play", "Redirection", by="Alexis")
    game.pick("redirect", seat="Justin")
    assert game.asked == "Justin"
    game.pick("no block")
    assert (game["Alexis"].pool, game["Justin"].pool) == (30, 29)


def test_a_bounced_bleed_is_not_bounced_again_before_its_new_target_has_decided_on_blocks() -> None:
    """Whom the action is directed at now decides first whether she blocks (sec. 6.2.2.1)."""
    game = four()
    krid = game.ready("Sarah", KRID)
    milo = game.ready("Justin", vampire("Milo", 6, "DOM"))
    give(game, "Alexis", "Redirection")
    give(game, "Justin", "Redirection")
    game.pick("bleed", minion=krid)
    game.pick("no block", by="Alexis")
    game.pick("play", "Redirection", by="Alexis")
    game.pick("redirect", seat="Justin")
    assert game.asked == "Justin"
    assert game.options("block") and not game.options("play")
    game.pick("no block")
    # Only now she may bounce it too.
    game.pick("play", "Redirection", minion=milo, by="Justin")


def test_the_predator_comes_after_the_prey_or_as_she_sits_by_the_edition() -> None:
    """Sec. 1.6.1.6; in the 2012 rulebook all others come clockwise (2012 sec. 1.6.1.5)."""
    for edition, order in (("current", [0, 1, 3, 2]), ("2012", [0, 1, 2, 3])):
        game = Position("Sarah", "Alexis", "Justin", "Lisa", edition=edition)
        krid = game.ready("Sarah", KRID, blood=4)
        game.ready("Alexis", vampire("Ira", 6))
        game.pick("hunt", minion=krid)
        assert blocks.sequence(game.rules) == order


def test_effects_may_be_used_once_more_when_the_prey_has_declined() -> None:
    game = four()
    krid = game.ready("Sarah", KRID)
    give(game, "Sarah", "Confusion")
    game.pick("hunt", minion=krid)
    assert game.asked == "Alexis"
    game.pick("no block")
    assert game.asked == "Lisa"


# -- stealth and intercept (sec. 6.2.2.2) ---------------------------------------------------------------------------


def test_ira_hunts_and_is_blocked_by_eugenio_with_one_intercept_more() -> None:
    game = four()
    ira = game.ready("Sarah", IRA, blood=3)
    eugenio = game.ready("Lisa", EUGENIO)
    give(game, "Lisa", "Keen senses")
    game.pick("hunt", minion=ira)
    assert game.table.action is not None
    assert game.table.action.stealth == 1
    game.pick("no block", by="Alexis")
    game.pick("block", eugenio, by="Lisa")
    assert game.offers("play") == ["play: Eugenio: Keen senses"]
    game.pick("play", by="Lisa")
    assert (ira.locked, eugenio.locked) == (True, True)
    assert "Combat: Ira against Eugenio" in game.log
    assert game.table.action is None
    # Both struck with their hands: the hunt did not come about.
    assert (ira.blood, eugenio.blood) == (2, 4)


def test_quentin_bleeds_alexis_for_two_with_confusion_after_she_has_declined() -> None:
    game = table()
    quentin = game.ready("Sarah", QUENTIN)
    game.ready("Alexis", EUGENIO)
    give(game, "Sarah", "Confusion")
    game.pick("bleed", minion=quentin)
    while game.asked == "Sarah":
        game.passes()
    game.pick("no block", by="Alexis")
    game.pick("play", "Confusion", by="Sarah")
    assert game["Alexis"].pool == 28


def test_stealth_can_only_be_added_when_it_is_needed() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", EUGENIO)
    give(game, "Sarah", "Slipping away", "Slipping away")
    game.pick("bleed", minion=krid)
    # Nobody blocks yet: no stealth is offered, Alexis is asked at once.
    assert game.asked == "Alexis"
    game.pick("block")
    assert (game.asked, len(game.options("play"))) == ("Sarah", 2)
    game.pick("play", "Slipping away")
    # Eugenio's intercept does not suffice any more, so that no more stealth may be added: the attempt has failed.
    assert (game.asked, game.choice and game.choice.kind) == ("Alexis", "block")


def test_intercept_can_only_be_added_by_a_blocker_when_it_is_needed() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", EUGENIO)
    give(game, "Alexis", "Keen senses")
    game.pick("bleed", minion=krid)
    # At no stealth the block succeeds by itself, and the card is never offered.
    game.pick("block")
    assert "Keen senses" not in game.names("Alexis", "ash heap")
    assert any("Eugenio blocks Krid" in said for said in game.log)


def test_stealth_and_intercept_last_for_the_action() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    eugenio = game.ready("Alexis", EUGENIO)
    give(game, "Sarah", "Slipping away")
    give(game, "Alexis", "Keen senses")
    game.pick("bleed", minion=krid)
    game.pick("block", eugenio)
    game.pick("play", "Slipping away", by="Sarah")
    game.pick("pass", by="Alexis")
    game.pick("block", eugenio)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.table.action.intercept) == (1, 0)
    game.pick("play", "Keen senses", by="Alexis")
    assert any("Eugenio blocks Krid" in said for said in game.log)
    assert blocks.ADDED not in eugenio.marks


def test_a_blocker_keeps_the_intercept_that_it_was_given_for_a_second_attempt() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    eugenio = game.ready("Alexis", EUGENIO)
    game.pick("hunt", minion=krid)
    blocks.add_intercept(game.rules, eugenio, 1)
    game.pick("block", eugenio)
    assert any("Eugenio blocks Krid" in said for said in game.log)


def test_attempts_that_change_nothing_come_to_an_end() -> None:
    """One may try as often as one wishes (sec. 6.2.2), but not for ever: the game must go on."""
    game = table()
    krid = game.ready("Sarah", KRID)
    eugenio, ira = game.ready("Alexis", EUGENIO), game.ready("Alexis", IRA)
    game.pick("hunt", minion=krid)
    times = 0
    while any(option.copy == eugenio.id for option in game.options("block")):
        game.pick("block", eugenio)
        times += 1
        assert times < 5
    assert {option.copy for option in game.options("block")} == {ira.id}
    assert why_not_block(game.rules, eugenio) == ("has attempted to block, and nothing has changed since", "6.2.2")
    blocks.add_intercept(game.rules, eugenio, 1)
    game.pick("block", ira)
    game.pick("block", eugenio)
    assert any("Eugenio blocks Krid" in said for said in game.log), "with other numbers it may be tried anew"


def test_an_unblockable_action_asks_nobody() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", EUGENIO)
    give(game, "Sarah", "Confusion")
    game.pick("bleed", minion=krid)
    game.rules.change_action(unblockable=True)
    game.pass_all()
    assert game["Alexis"].pool == 29


@given(stealth=st.integers(-2, 5), intercept=st.integers(-2, 5))
def test_a_block_succeeds_when_intercept_is_as_great_as_stealth(stealth: int, intercept: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, text=f"{stealth:+} stealth." if stealth else ""))
    text = f"{intercept:+} intercept." if intercept else ""
    eugenio = game.ready("Alexis", vampire("Eugenio", 5, text=text))
    game.pick("bleed", minion=krid)
    game.pick("block", eugenio)
    assert eugenio.locked == (intercept >= stealth)


# -- what a block does (sec. 6.2.3) ---------------------------------------------------------------------------------


def test_a_blocked_action_does_nothing_and_locks_the_blocker() -> None:
    game = table()
    krid, eugenio = game.ready("Sarah", KRID), game.ready("Alexis", EUGENIO)
    game.pick("bleed", minion=krid)
    game.pick("block", eugenio)
    assert (game["Alexis"].pool, game.edge, eugenio.locked) == (30, "", True)
    assert (krid.blood, eugenio.blood) == (4, 4)


def test_a_blocked_bleed_was_still_the_minions_bleed_of_the_turn() -> None:
    game = table()
    krid, eugenio = game.ready("Sarah", KRID), game.ready("Alexis", EUGENIO)
    other = game.ready("Sarah", IRA)
    game.pick("bleed", minion=krid)
    game.pick("block", eugenio)
    game.rules.unlock(krid)
    game.pick("hunt", minion=other)
    assert [option.minion for option in game.options("hunt")] == [krid.id]
    assert not game.options("bleed")


def test_the_cost_of_modifiers_and_reactions_is_paid_even_if_the_action_fails() -> None:
    game = table()
    krid, eugenio = game.ready("Sarah", KRID), game.ready("Alexis", EUGENIO)
    game.hand("Sarah", library("Boast", "Action Modifier", blood=1))
    game.pick("bleed", minion=krid)
    game.pick("play", "Boast", by="Sarah")
    game.agree()
    assert krid.blood == 4
    game.pick("block", eugenio)
    assert krid.blood == 3


class Escaping(Known):
    """Abilities with which the acting Methuselah may leave a block without a combat."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """The escape as the action is blocked, else what cards offer."""
        if window != "as blocked" or seat != game.action.seat or not game.action.blocker:
            return super().uses(game, seat, window)

        def run() -> Procedure[bool]:
            game.change_action(blocker=0)
            yield from ()
            return True

        return [Use(Option("escape", "No combat"), run)]  # type: ignore[arg-type]


def test_an_effect_can_leave_a_block_without_a_combat() -> None:
    game = Position("Sarah", "Alexis", "Justin", abilities=Escaping())
    krid, eugenio = game.ready("Sarah", KRID), game.ready("Alexis", EUGENIO)
    game.pick("bleed", minion=krid)
    game.pick("block", eugenio)
    game.pick("escape", by="Sarah")
    assert (krid.blood, eugenio.blood, eugenio.locked, game["Alexis"].pool) == (5, 5, True, 30)


def test_a_blocker_that_is_not_ready_any_more_does_not_fight() -> None:
    game = Position("Sarah", "Alexis", "Justin", abilities=Escaping())
    krid, eugenio = game.ready("Sarah", KRID), game.ready("Alexis", EUGENIO)
    game.pick("bleed", minion=krid)
    game.pick("block", eugenio)
    game.rules.burn(eugenio)
    game.pick("pass", by="Sarah")
    assert (krid.blood, game.table.combat, game["Alexis"].pool) == (5, None, 30)


def test_who_may_not_block_is_told_so_by_having_no_option() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", EUGENIO)
    justins = game.ready("Justin", IRA)
    game.pick("bleed", minion=krid)
    with pytest.raises(IllegalError, match="No option “block” fits"):
        game.pick("block", justins)
    assert minions.is_ready(game.rules, justins)
