"""Actions: which may be taken, how they are announced, and what comes of them (sec. 6, 6.1, 6.2)."""

from __future__ import annotations

import pytest

from tests.rules.known import Known, give, table, weapon
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.turn.ousting import check_pools
from vtes_desktop.table.asking import IllegalError, Option, Procedure
from vtes_desktop.table.situation import ACTED

KRID = vampire("Krid", 5)
PUG = vampire("Pug", 4)
GANG = ally("Loyal street gang", 2, pool=1)
RIFLE = library("Hunting rifle", "Equipment", text="Weapon.", pool=2)


def kinds(game: Position, minion_name: str) -> set[str]:
    """The kinds of action that a minion of this name is offered."""
    return {
        each.kind for each in game.options() if each.minion and game.name(game.rules.copy(each.minion)) == minion_name
    }


# -- the minion phase (sec. 6) --------------------------------------------------------------------------------------


def test_only_ready_unlocked_minions_act() -> None:
    game = table()
    game.ready("Sarah", KRID, locked=True)
    game.ready("Sarah", PUG)
    game.torpor("Sarah", vampire("Sleeper", 4), blood=1)
    assert not kinds(game, "Krid")
    assert {"bleed", "hunt"} <= kinds(game, "Pug")
    assert not kinds(game, "Sleeper")


def test_a_minion_phase_without_a_minion_is_over_at_once() -> None:
    game = table()
    assert game.choice is not None
    assert game.choice.kind != "minion phase"
    assert game.table.phase in ("influence", "discard")


def test_everybody_sees_who_has_acted_until_the_turn_ends() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    pug = game.ready("Sarah", PUG)
    game.pick("bleed", minion=krid)
    assert game.rules.copy(krid.id).marks[ACTED] == "bleed"
    assert ACTED not in game.rules.copy(pug.id).marks
    game.rules.unlock(krid)
    game.pick("hunt", minion=pug)
    game.pick("hunt", minion=krid)
    assert game.rules.copy(krid.id).marks[ACTED] == "bleed hunt"
    turn = game.table.turn
    while game.table.turn == turn:
        game.pick("pass")
    assert ACTED not in game.rules.copy(krid.id).marks


def test_a_minion_that_unlocks_may_act_again_but_not_bleed_again() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    pug = game.ready("Sarah", PUG)
    game.pick("bleed", minion=krid)
    game.rules.unlock(krid)
    game.pick("hunt", minion=pug)
    assert "hunt" in kinds(game, "Krid")
    assert "bleed" not in kinds(game, "Krid")


def test_a_vampire_without_blood_must_hunt_before_anybody_else_acts() -> None:
    game = table()
    krid = game.ready("Sarah", KRID, blood=0)
    pug = game.ready("Sarah", PUG)
    assert kinds(game, "Krid") == {"hunt"}
    assert kinds(game, "Pug") == set()
    game.pick("hunt", minion=krid)
    assert krid.blood == 1
    assert "bleed" in kinds(game, "Pug")
    assert not pug.locked


def test_the_minion_phase_ends_only_when_nobody_must_act_any_more() -> None:
    game = table()
    krid = game.ready("Sarah", KRID, blood=0)
    game.ready("Sarah", PUG)
    assert not game.options("pass")
    game.pick("hunt", minion=krid)
    assert game.options("pass")
    game = table()
    game.ready("Sarah", KRID, blood=0, marks={"must": "bleed"})
    assert game.table.phase == "minion" and not kinds(game, "Krid")
    assert game.table.phase != "minion", "Who is stuck keeps nobody from ending it."


def test_a_locked_vampire_without_blood_keeps_nobody_from_acting() -> None:
    game = table()
    game.ready("Sarah", KRID, blood=0, locked=True)
    game.ready("Sarah", PUG)
    assert "bleed" in kinds(game, "Pug")


def test_two_mandatory_actions_are_taken_in_the_order_one_chooses() -> None:
    game = table()
    game.ready("Sarah", KRID, blood=0)
    game.ready("Sarah", PUG, marks={"must": "bleed"})
    assert (kinds(game, "Krid"), kinds(game, "Pug")) == ({"hunt"}, {"bleed"})


def test_a_minion_with_two_mandatory_actions_is_stuck_and_the_others_are_not() -> None:
    game = table()
    game.ready("Sarah", KRID, blood=0, marks={"must": "bleed"})
    game.ready("Sarah", PUG)
    assert kinds(game, "Krid") == set()
    assert {"bleed", "hunt"} <= kinds(game, "Pug")


# -- bleed (sec. 6.1.1) ---------------------------------------------------------------------------------------------


def test_krid_bleeds_alexis_for_one_pool() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    assert "bleed: Krid bleeds Alexis for 1" in game.offers()
    game.pick("bleed", minion=krid)
    assert (game["Alexis"].pool, game.edge, krid.locked) == (29, "Sarah", True)
    assert "Krid bleeds Alexis for 1" in game.log


def test_only_the_prey_can_be_bled() -> None:
    game = table()
    game.ready("Sarah", KRID)
    assert [option.seat for option in game.options("bleed")] == [game.seat("Alexis")]


def test_a_bleed_takes_the_edge_from_who_has_it() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.give_edge("Justin")
    game.pick("bleed", minion=krid)
    assert game.edge == "Sarah"


def test_a_bleed_of_none_succeeds_but_takes_no_edge() -> None:
    game = table()
    mage = game.ready("Sarah", ally("Mage", 2, strength=0, bleed=0))
    game.pick("bleed", minion=mage)
    assert (game["Alexis"].pool, game.edge) == (30, "")


def test_a_bleed_never_takes_more_pool_than_there_is() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, text="+4 bleed."))
    game.pool("Alexis", 3)
    game.pick("bleed", minion=krid)
    assert game["Alexis"].pool == 0
    assert game["Alexis"].ousted


def test_one_bleed_a_turn_even_with_a_card_and_another_unlock() -> None:
    game = table()
    krid, pug = game.ready("Sarah", KRID), game.ready("Sarah", PUG)
    game.hand("Sarah", "Computer Hacking")
    game.pick("bleed", minion=krid)
    game.rules.unlock(krid)
    assert "action card" in kinds(game, "Pug")
    game.pick("hunt", minion=pug)
    assert not {"bleed", "action card"} & kinds(game, "Krid")


# -- hunt (sec. 6.1.2) ----------------------------------------------------------------------------------------------


def test_a_hunt_at_plus_one_stealth_gains_a_blood() -> None:
    game = table()
    krid = game.ready("Sarah", KRID, blood=2)
    game.ready("Justin", vampire("Watcher", 3))
    game.pick("hunt", minion=krid)
    assert game.table.action is not None
    assert game.table.action.stealth == 1
    game.pick("no block", by="Justin")
    assert (krid.blood, krid.locked) == (3, True)


def test_a_hunt_at_full_capacity_gains_nothing() -> None:
    game = table()
    krid = game.ready("Sarah", KRID, blood=5)
    game.pick("hunt", minion=krid)
    assert krid.blood == 5


def test_allies_can_not_hunt() -> None:
    game = table()
    game.ready("Sarah", ally("Gang", 2))
    assert kinds(game, "Gang") == {"bleed"}


# -- equip (sec. 6.1.3) ---------------------------------------------------------------------------------------------


def test_equipment_costs_only_when_the_action_succeeds() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", PUG)
    game.hand("Sarah", RIFLE)
    game.pick("equip", minion=krid)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.table.action.pool_cost) == (1, 2)
    assert game["Sarah"].pool == 30
    game.pick("no block", by="Alexis")
    assert game["Sarah"].pool == 28
    assert [game.name(copy) for copy in minions.equipment(game.rules, krid)] == ["Hunting rifle"]


def test_equipment_of_a_blocked_action_is_burned_and_costs_nothing() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    pug = game.ready("Alexis", vampire("Pug", 4, text="+1 intercept."))
    game.hand("Sarah", RIFLE)
    game.pick("equip", minion=krid)
    game.pick("block", pug)
    assert game["Sarah"].pool == 30
    assert "Hunting rifle" in game.names("Sarah", "ash heap")
    assert not minions.equipment(game.rules, krid)
    assert (krid.locked, pug.locked) == (True, True)


def test_several_pieces_of_equipment_go_from_one_minion_to_another() -> None:
    game = table()
    krid, pug = game.ready("Sarah", KRID), game.ready("Sarah", PUG)
    first, second = game.on(pug, weapon("Gun", "2R")), game.on(pug, weapon("Rifle", "2R"))
    third = game.on(pug, weapon("Knife", "2R"))
    game.on(pug, retainer("Dog", 1))
    game.pick("equip from", minion=krid, target=pug)
    game.pick("take", first)
    game.pick("take", third)
    game.pick("pass")
    assert (first.place.on, second.place.on, third.place.on) == (krid.id, pug.id, krid.id)


def test_retainers_are_not_taken_from_a_fellow() -> None:
    game = table()
    game.ready("Sarah", KRID)
    pug = game.ready("Sarah", PUG)
    game.on(pug, retainer("Dog", 1))
    assert not game.options("equip from")


def test_equipment_stays_when_taking_it_is_blocked() -> None:
    game = table()
    krid, pug = game.ready("Sarah", KRID), game.ready("Sarah", PUG)
    rifle = game.on(pug, weapon("Gun", "2R"))
    watcher = game.ready("Justin", vampire("Watcher", 3, text="+1 intercept."))
    game.pick("equip from", minion=krid)
    game.pick("block", watcher)
    assert rifle.place.on == pug.id


# -- employ (sec. 6.1.4) --------------------------------------------------------------------------------------------


def test_a_retainer_comes_with_its_life() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    (dog,) = game.hand("Sarah", retainer("Dog", 2, blood=1))
    game.pick("employ", minion=krid)
    assert (dog.place.on, dog.blood, krid.blood) == (krid.id, 2, 4)


# -- recruit (sec. 6.1.5) -------------------------------------------------------------------------------------------


def test_pug_recruits_the_loyal_street_gang() -> None:
    game = table()
    pug = game.ready("Sarah", PUG)
    (gang,) = game.hand("Sarah", GANG)
    game.pick("recruit", minion=pug)
    assert game["Sarah"].pool == 29
    assert (game.where(gang), gang.blood, gang.controller) == ("uncontrolled region of Sarah", 2, game.seat("Sarah"))


def test_a_recruited_ally_can_not_act_until_the_next_turn() -> None:
    game = table()
    pug = game.ready("Sarah", PUG)
    (gang,) = game.hand("Sarah", GANG)
    game.ready("Sarah", KRID)
    game.pick("recruit", minion=pug)
    assert kinds(game, "Krid")
    assert not kinds(game, "Loyal street gang")
    game.go_to("discard", of="Alexis")
    assert game.where(gang) == "ready region of Sarah"


# -- action cards and cards in play (sec. 6.1.6) --------------------------------------------------------------------


def test_computer_hacking_is_a_bleed_with_all_its_rules_but_for_one_more() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.hand("Sarah", "Computer Hacking")
    game.pick("action card", minion=krid)
    assert (game["Alexis"].pool, game.edge) == (28, "Sarah")
    assert "Computer Hacking" in game.names("Sarah", "ash heap")


def test_no_minion_takes_an_action_with_the_same_card_twice_in_a_turn() -> None:
    game = table()
    card = library("Feeding ground rumour", "Action", text="+1 stealth action.\nGain 1 pool.")
    krid, pug = game.ready("Sarah", KRID), game.ready("Sarah", PUG)
    game.hand("Sarah", card, card)
    game.pick("action card", minion=krid)
    game.agree()
    game.rules.unlock(krid)
    game.pick("hunt", minion=pug)
    assert "action card" not in kinds(game, "Krid")
    assert "hunt" in kinds(game, "Krid")


def test_an_action_card_without_stealth_is_at_none() -> None:
    game = table()
    game.ready("Alexis", PUG)
    krid = game.ready("Sarah", KRID)
    game.hand("Sarah", library("Visit", "Action", text="Gain 1 pool."))
    game.pick("action card", minion=krid)
    assert game.table.action is not None
    assert game.table.action.stealth == 0


def test_a_directed_action_card_says_at_whom_it_is_directed() -> None:
    game = table("Sarah", "Alexis", "Justin", "Lisa")
    krid = game.ready("Sarah", KRID)
    game.ready("Justin", PUG)
    game.hand("Sarah", library("Sabotage", "Action", text="(D) Burn a location."))
    game.pick("action card", minion=krid)
    game.pick("directed at", seat="Justin")
    assert (game.asked, game.table.action and game.table.action.seats) == ("Justin", (game.seat("Justin"),))


def test_an_action_of_a_card_in_play_is_taken_once_a_turn() -> None:
    game = table()
    barachiel, pug = game.ready("Sarah", "Barachiel"), game.ready("Alexis", PUG)
    third = game.ready("Sarah", vampire("Third", 3))
    game.pick("card in play", minion=barachiel)
    assert game.table.action is not None
    assert game.table.action.seats == (game.seat("Alexis"),)
    game.pick("no block", by="Alexis")
    assert (barachiel.blood, pug.blood) == (6, 3)
    game.rules.unlock(barachiel)
    game.pick("hunt", minion=third)
    game.pass_all()
    assert "hunt" in kinds(game, "Barachiel")
    assert "card in play" not in kinds(game, "Barachiel")


def test_anybodys_minions_may_take_an_action_that_a_card_offers_them() -> None:
    game = table()
    game.ready("Sarah", KRID)
    game.in_play("Alexis", "Army of Rats")
    assert [option.text for option in game.options("card in play")] == ["Krid takes an action by Army of Rats"]


def test_an_action_fails_when_its_cost_can_not_be_paid_any_more() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", PUG)
    (rifle,) = game.hand("Sarah", RIFLE)
    game.pick("equip", minion=krid)
    game.pool("Sarah", 1)
    game.pick("no block", by="Alexis")
    assert (game["Sarah"].pool, game.where(rifle)) == (1, "ash heap of Sarah")
    assert any("its cost can't be paid" in said for said in game.log)


# -- political actions (sec. 6.1.7) ---------------------------------------------------------------------------------


CALL = library("Parity", "Political Action", text="Successful referendum means something.")


def test_only_vampires_call_referendums_and_each_only_one_a_turn() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Sarah", ally("Gang", 2))
    pug = game.ready("Sarah", PUG)
    other = library("Other call", "Political Action", text="Successful referendum means something.")
    game.hand("Sarah", CALL, other)
    assert "political" not in kinds(game, "Gang")
    game.pick("political", "Parity", minion=krid)
    while game.choice and game.choice.kind != "minion phase":
        game.passes()
    game.rules.unlock(krid)
    game.pick("hunt", minion=pug)
    assert "political" not in kinds(game, "Krid")


def test_a_political_action_is_undirected_and_at_plus_one_stealth() -> None:
    game = table("Sarah", "Alexis", "Justin", "Lisa")
    krid = game.ready("Sarah", KRID)
    for seat in ("Alexis", "Justin", "Lisa"):
        game.ready(seat, vampire(f"{seat}’s", 3))
    game.hand("Sarah", CALL)
    game.pick("political", minion=krid)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.asked) == (1, "Alexis")
    game.pick("no block")
    assert game.asked == "Lisa"


# -- taking an action (sec. 6.2) ------------------------------------------------------------------------------------


class Cancelling(Known):
    """Abilities with which Alexis may cancel any card as it is played."""

    def uses(self, game: Game, seat: int, window: Window) -> list[Use]:
        """The cancelling in its window, else what cards offer."""
        played = [
            copy for copy in game.table.copies.values() if copy.marks.get("played") and not copy.marks.get("cancelled")
        ]
        if window != "as played" or seat != 1 or not played:
            return list(super().uses(game, seat, window))

        def run() -> Procedure[bool]:
            minions.mark(game, played[0], "cancelled", "yes")
            yield from ()
            return True

        return [Use(Option("cancel", "Cancel it"), run)]


def test_the_minion_does_not_lock_when_its_card_is_cancelled_and_may_try_again() -> None:
    game = Position("Sarah", "Alexis", "Justin", abilities=Cancelling())
    krid = game.ready("Sarah", KRID)
    first, second = game.hand("Sarah", RIFLE, RIFLE)
    game.pick("equip", first, minion=krid)
    game.pick("cancel", by="Alexis")
    assert (krid.locked, game.where(first), game["Sarah"].pool) == (False, "ash heap of Sarah", 30)
    game.pick("equip", second, minion=krid)
    game.pick("pass", by="Alexis")
    assert (second.place.on, game["Sarah"].pool) == (krid.id, 28)


def test_an_action_modifier_is_played_only_once_an_action_by_the_same_minion() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    give(game, "Sarah", "Confusion", "Confusion")
    game.pick("bleed", minion=krid)
    game.pick("play", "Confusion", by="Sarah")
    assert not game.options("play")
    game.pass_all()
    assert game["Alexis"].pool == 28


def test_an_action_fails_when_the_acting_minion_is_gone() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", PUG)
    game.pick("bleed", minion=krid)
    game.rules.burn(krid)
    game.pick("no block", by="Alexis")
    assert (game["Alexis"].pool, game.table.action) == (30, None)


def test_the_turn_ends_when_the_acting_methuselah_has_no_pool() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", PUG)
    game.hand("Sarah", RIFLE)
    game.pool("Sarah", 2)
    game.pick("equip", minion=krid)
    game.pick("no block", by="Alexis")
    assert game["Sarah"].ousted
    assert game.table.active == game.seat("Alexis")
    assert (game.table.action, game["Justin"].victory_points) == (None, 1)


def test_a_bleed_fails_when_its_target_has_left_the_game() -> None:
    game = table("Sarah", "Alexis", "Justin", "Lisa")
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", PUG)
    game.pick("bleed", minion=krid)
    game.pool("Alexis", 0)
    check_pools(game.rules)
    game.pick("no block")
    assert (game["Justin"].pool, game.edge) == (30, "")
    assert any("Alexis has left the game" in said for said in game.log)


def test_nobody_bleeds_herself() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", PUG)
    game.pick("bleed", minion=krid)
    game.rules.change_action(seats=(game.seat("Sarah"),))
    game.pick("no block", by="Alexis")
    game.pass_all()
    assert (game["Sarah"].pool, game.edge) == (30, "")


def test_a_combat_ends_with_the_turn_when_the_acting_methuselah_is_ousted_in_it() -> None:
    game = table()
    krid, pug = game.ready("Sarah", KRID), game.ready("Alexis", PUG)
    game.hand("Sarah", library("Prayer", "Combat", text="Before range, pray."))
    game.pick("bleed", minion=krid)
    game.pick("block", pug)
    game.pick("play", by="Sarah")
    game.pool("Sarah", 0)
    game.agree()
    assert game["Sarah"].ousted
    assert (game.table.combat, game.table.action, game.rules.fight) == (None, None, None)
    assert game.table.active == game.seat("Alexis")
    assert pug.blood == 4


def test_an_illegal_action_is_not_offered() -> None:
    game = table()
    game.ready("Sarah", KRID)
    with pytest.raises(IllegalError, match="No option “equip” fits"):
        game.pick("equip")


# -- becoming an anarch (sec. 10.4) ---------------------------------------------------------------------------------


def test_becoming_an_anarch_costs_two_blood_at_plus_one_stealth() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Alexis", PUG)
    game.pick("become anarch", minion=krid)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.table.action.seats) == (1, ())
    game.pick("no block", by="Alexis")
    assert (krid.blood, minions.is_anarch(game.rules, krid)) == (3, True)
    assert "become anarch" not in kinds(game, "Krid")


def test_becoming_an_anarch_costs_one_with_another_ready_anarch() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    game.ready("Sarah", vampire("Rebel", 4, sect="Anarch"), locked=True)
    game.pick("become anarch", minion=krid, amount=1)
    assert krid.blood == 4


def test_titled_vampires_and_those_who_can_not_pay_do_not_become_anarchs() -> None:
    game = table()
    game.ready("Sarah", vampire("Prince", 6, title="prince of Chicago"))
    game.ready("Sarah", KRID, blood=1)
    game.ready("Sarah", vampire("Rebel", 4, sect="Anarch"), locked=True, blood=0)
    assert "become anarch" not in kinds(game, "Prince")
    assert "become anarch" in kinds(game, "Krid")
