"""The Imbued: convictions, virtues, powers, being incapacitated (Imbued appendix)."""

from __future__ import annotations

from tests.rules.known import table, weapon
from tests.rules.test_actions import kinds
from tests.rules.test_combat import blocked
from tests.rules.test_damage import hurt
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.imbued import imbued as rules
from vtes_desktop.rules.invented import ally, imbued, library, retainer, vampire
from vtes_desktop.table.table import Copy

ANNA = imbued("Anna", 4, "inn")
KRID = vampire("Krid", 5)
CONVICTION = library("Conviction", "Conviction")
POWER = library("Shelter", "Power", disciplines="inn", text="All is well.")


def with_convictions(game: Position, minion: Copy, count: int) -> None:
    """Lay so many convictions on an Imbued."""
    for _ in range(count):
        game.on(minion, CONVICTION)


def held(game: Position, minion: Copy) -> int:
    """How many convictions an Imbued has."""
    return len(rules.convictions(game.rules, minion))


# -- what an Imbued is ----------------------------------------------------------------------------------------------


def test_an_imbued_is_a_mortal_ally_and_no_vampire() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    assert minions.is_ally(game.rules, anna)
    assert not minions.is_vampire(game.rules, anna)
    assert (minions.strength(game.rules, anna), minions.bleed_amount(game.rules, anna)) == (1, 1)
    assert (minions.clan(game.rules, anna), anna.blood) == ("Innocent", 4)
    assert kinds(game, "Anna") == {"bleed"}


def test_a_monster_is_any_vampire_and_what_is_neither_mortal_nor_animal() -> None:
    game = table()
    krid, anna = game.ready("Sarah", KRID), game.ready("Sarah", ANNA)
    wolf = game.ready("Sarah", library("Wolf", "Ally", text="Werewolf with 3 life."))
    mortal = game.ready("Sarah", library("Man", "Ally", text="Mortal with 1 life."))
    dog = game.on(krid, library("Dog", "Retainer", text="Animal with 1 life."))
    ghost = game.on(krid, library("Ghost", "Retainer", text="Wraith with 1 life."))
    assert [rules.is_monster(game.rules, each) for each in (krid, anna, wolf, mortal, dog, ghost)] == [
        True,
        False,
        True,
        False,
        False,
        True,
    ]


# -- convictions ----------------------------------------------------------------------------------------------------


def test_one_conviction_is_played_on_each_imbued_from_hand_or_ash_heap() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    anna = game.ready("Sarah", ANNA)
    bob = game.ready("Sarah", imbued("Bob", 3))
    (drawn,) = game.hand("Sarah", CONVICTION)
    (burned,) = game.ash_heap("Sarah", CONVICTION)
    game.pick("conviction", drawn, minion=anna)
    game.pick("conviction", burned, minion=bob)
    assert (held(game, anna), held(game, bob)) == (1, 1)
    assert game.table.phase != "unlock"


def test_no_second_conviction_is_played_on_an_imbued_in_the_phase() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    anna = game.ready("Sarah", ANNA)
    game.hand("Sarah", CONVICTION, CONVICTION)
    game.give_edge("Sarah")
    game.pick("conviction", minion=anna)
    assert [option.kind for option in game.options()] == ["edge", "pass"]


def test_the_order_of_convictions_and_of_the_rest_of_the_phase_is_chosen() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    anna = game.torpor("Sarah", ANNA, blood=0)
    with_convictions(game, anna, 2)
    game.hand("Sarah", CONVICTION)
    game.give_edge("Sarah")
    game.pick("edge")
    # With the conviction that she is played now she can be ready again.
    game.pick("conviction", minion=anna)
    game.pick("return", minion=anna)
    assert (game.where(anna), held(game, anna), game["Sarah"].pool) == ("ready region of Sarah", 0, 31)


def test_a_sixth_conviction_may_be_played_from_the_hand_and_is_burned() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    anna = game.ready("Sarah", ANNA)
    with_convictions(game, anna, 5)
    game.ash_heap("Sarah", CONVICTION)
    (drawn,) = game.hand("Sarah", CONVICTION)
    game.pick("conviction", drawn)
    assert (held(game, anna), game.where(drawn)) == (5, "ash heap of Sarah")


def test_no_conviction_need_be_played() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    anna = game.ready("Sarah", ANNA)
    game.hand("Sarah", CONVICTION)
    game.pick("pass", by="Sarah")
    assert held(game, anna) == 0


def test_what_an_imbued_gains_above_five_is_burned() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    with_convictions(game, anna, 5)
    (more,) = game.hand("Sarah", CONVICTION)
    rules.gain_conviction(game.rules, anna, more)
    assert (held(game, anna), game.where(more)) == (5, "ash heap of Sarah")


def test_an_imbued_that_enters_play_without_a_conviction_may_gain_one_from_the_library() -> None:
    game = table()
    game.phase("influence", of="Sarah")
    anna = game.uncontrolled("Sarah", ANNA, blood=4)
    game.library("Sarah", CONVICTION)
    game.pick("pass", by="Sarah")
    game.pick("yes", by="Sarah")
    game.pick("conviction", by="Sarah")
    assert (game.where(anna), held(game, anna), anna.blood) == ("ready region of Sarah", 1, 4)


def test_convictions_pay_what_costs_them() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    with_convictions(game, anna, 1)
    game.hand("Sarah", "Augur")
    virtues = game.ready("Sarah", imbued("Seer", 3, "viz"))
    with_convictions(game, virtues, 2)
    game.pick("action card", minion=virtues)
    game.agree()
    assert (held(game, virtues), held(game, anna)) == (1, 1)


def test_its_controller_says_which_conviction_pays_for_a_card() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    game.on(anna, CONVICTION)
    other = game.on(anna, library("Other conviction", "Conviction"))
    game.hand("Sarah", library("Insight", "Action Modifier", convictions=1, text="+1 bleed."))
    game.pick("bleed", minion=anna)
    game.pick("play", minion=anna)
    game.pick("burn conviction", other)
    assert (game.where(other), held(game, anna)) == ("ash heap of Sarah", 1)
    game.pass_all()
    assert game["Alexis"].pool == 28


# -- powers ---------------------------------------------------------------------------------------------------------


def test_an_imbued_gains_a_power_at_plus_one_stealth_and_unlocks() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    game.ready("Alexis", KRID)
    (power,) = game.hand("Sarah", POWER)
    game.pick("power", minion=anna)
    assert game.table.action is not None
    assert (game.table.action.stealth, anna.locked) == (1, True)
    game.pick("no block", by="Alexis")
    assert (power.place.on, anna.locked) == (anna.id, False)


def test_no_imbued_has_two_copies_of_a_power() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    game.on(anna, POWER)
    game.hand("Sarah", POWER)
    assert "bleed" in kinds(game, "Anna")
    assert "power" not in kinds(game, "Anna")


def test_only_an_imbued_with_the_virtue_gains_a_power() -> None:
    game = table()
    game.ready("Sarah", KRID)
    game.ready("Sarah", imbued("Bob", 3, "ven"))
    game.ready("Sarah", ANNA)
    game.hand("Sarah", POWER)
    assert {option.minion for option in game.options("power")} == {
        copy.id for copy in game.rules.pile(0, "ready") if game.name(copy) == "Anna"
    }


def test_a_power_is_locked_and_paid_for_when_it_is_used() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    seer = game.ready("Alexis", imbued("Seer", 3, "mar"))
    power = game.on(seer, library("Watching", "Power", text={"REACTION": "+1 intercept."}))
    game.pick("hunt", minion=krid)
    game.pick("block", seer)
    game.pick("use power", power, by="Alexis")
    assert power.locked
    assert any("Seer blocks Krid" in said for said in game.log)


def test_a_power_that_is_locked_or_can_not_be_paid_for_is_not_used() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    for name in ("Locked", "Poor"):
        seer = game.ready("Alexis", imbued(name, 3))
        power = library("Watching", "Power", text={"REACTION": "+1 intercept."}) if name == "Locked" else "Champion"
        game.on(seer, power, locked=name == "Locked")
    game.pick("hunt", minion=krid)
    seen = set()
    for option in list(game.options("block")):
        game.pick("block", game.rules.copy(option.copy))
        seen |= {each.kind for each in game.options()}
    assert "use power" not in seen


def test_an_action_by_a_power_is_paid_when_it_succeeds_and_taken_once_a_turn() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    guard = game.ready("Alexis", vampire("Guard", 4, text="+1 intercept."))
    power = game.on(anna, "Inspire")
    with_convictions(game, anna, 2)
    game.pick("use power", power)
    assert (power.locked, held(game, anna)) == (True, 2)
    game.pick("block", guard)
    assert held(game, anna) == 2
    assert "use power" not in {option.kind for option in game.options()}


def test_an_action_by_a_power_is_done_by_hand() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    power = game.on(anna, "Inspire")
    with_convictions(game, anna, 2)
    game.pick("use power", power)
    game.agree()
    assert (held(game, anna), power.locked, anna.locked) == (1, True, True)


# -- incapacitated --------------------------------------------------------------------------------------------------


def test_an_imbued_without_life_is_incapacitated_instead_of_burned() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA, blood=1)
    dog = game.on(anna, retainer("Dog", 1))
    bear = game.ready("Alexis", ally("Bear", 3, strength=2))
    blocked(game, anna, bear)
    assert (game.where(anna), anna.blood, dog.place.on) == ("torpor region of Sarah", 0, anna.id)
    assert rules.is_incapacitated(game.rules, anna)


def test_an_incapacitated_imbued_is_not_ready_and_can_not_be_rescued_or_diablerized() -> None:
    game = table()
    game.torpor("Sarah", ANNA, blood=0)
    game.ready("Sarah", KRID)
    assert kinds(game, "Anna") == set()
    assert not game.options("rescue")
    assert not game.options("diablerize")


def test_three_convictions_bring_it_back_with_a_life() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    anna = game.torpor("Sarah", ANNA, blood=0)
    with_convictions(game, anna, 4)
    game.pick("return", anna, by="Sarah")
    assert (game.where(anna), anna.blood, held(game, anna)) == ("ready region of Sarah", 1, 1)


def test_fewer_than_three_do_not() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    anna = game.torpor("Sarah", ANNA, blood=0)
    with_convictions(game, anna, 2)
    game.start()
    assert (game.where(anna), game.table.phase) == ("torpor region of Sarah", "discard")


def test_it_never_gains_life_above_what_it_started_with() -> None:
    game = table()
    anna = game.torpor("Sarah", ANNA, blood=4)
    rules.leave_incapacity(game.rules, anna)
    assert anna.blood == 4


def test_any_minion_may_burn_an_incapacitated_imbued_and_take_its_equipment() -> None:
    game = table()
    anna = game.torpor("Alexis", ANNA, blood=0)
    rifle = game.on(anna, weapon("Rifle", "2R"))
    gang = game.ready("Sarah", ally("Gang", 2))
    game.ready("Alexis", KRID)
    game.pick("burn imbued", minion=gang)
    assert game.table.action is not None
    assert (game.asked, game.table.action.seats, game.table.action.stealth) == ("Alexis", (1,), 0)
    game.pick("no block")
    assert (game.where(anna), rifle.place.on, rifle.controller) == ("ash heap of Alexis", gang.id, 0)


def test_each_ready_imbued_may_then_burn_a_conviction_to_avenge_it() -> None:
    game = table()
    game.torpor("Alexis", ANNA, blood=0)
    bob = game.ready("Alexis", imbued("Bob", 3), locked=True)
    carl = game.ready("Justin", imbued("Carl", 3))
    game.ready("Justin", imbued("Dora", 3))
    for each in (bob, carl):
        with_convictions(game, each, 1)
    gang = game.ready("Sarah", ally("Gang", 3))
    game.pick("burn imbued", minion=gang)
    game.pick("yes", by="Alexis")
    game.pick("yes", by="Justin")
    assert (gang.blood, held(game, bob), held(game, carl)) == (1, 0, 0)


def test_effects_that_burn_an_ally_burn_an_imbued() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    game.rules.burn(anna)
    assert game.where(anna) == "ash heap of Sarah"


def test_damage_to_an_incapacitated_imbued_changes_nothing() -> None:
    game = table()
    anna = game.torpor("Sarah", ANNA, blood=0)
    hurt(game, anna, normal=1)
    assert game.where(anna) == "torpor region of Sarah"
