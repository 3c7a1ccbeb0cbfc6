"""Combat: its rounds, range, additional strikes and presses (sec. 6.4.1–6.4.4)."""

from __future__ import annotations

from tests.rules.known import give, table, weapon
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6, "CEL")
MAZZ = vampire("Mazz", 6, "CEL")


def blocked(game: Position, acting: Copy, blocker: Copy) -> None:
    """The acting minion bleeds and is blocked: the two fight."""
    game.pick("bleed", minion=acting)
    while game.choice and game.choice.kind != "block":
        game.passes()
    game.pick("block", blocker)


def fighters(acting: str | Card = IRA, blocker: str | Card = MAZZ) -> tuple[Position, Copy, Copy]:
    """Ira of Sarah and Mazz of Alexis, or others, each with 6 blood."""
    game = table()
    return game, game.ready("Sarah", acting, blood=6), game.ready("Alexis", blocker, blood=6)


# -- combat (sec. 6.4, 6.4.1) ---------------------------------------------------------------------------------------


def test_a_block_leads_to_combat_in_which_both_strike_once() -> None:
    game, ira, mazz = fighters()
    blocked(game, ira, mazz)
    assert (ira.blood, mazz.blood) == (5, 5)
    assert game.table.combat is None


def test_locked_minions_fight_just_the_same() -> None:
    game, ira, mazz = fighters()
    blocked(game, ira, mazz)
    assert (ira.locked, mazz.locked) == (True, True)
    assert mazz.blood == 5


def test_ones_own_minions_do_not_fight_each_other() -> None:
    game = table()
    game.ready("Sarah", "Barachiel")
    game.ready("Sarah", MAZZ)
    assert game.options("bleed")
    assert not game.options("card in play")


def test_the_acting_minion_has_the_first_opportunity_at_every_stage() -> None:
    game, ira, mazz = fighters()
    give(game, "Sarah", "Running", "Dodge", "Chasing")
    give(game, "Alexis", "Running", "Dodge", "Chasing")
    blocked(game, ira, mazz)
    order = []
    while game.choice and game.table.combat is not None:
        order.append((game.choice.kind, game.asked))
        game.pick("hand strike") if game.choice.kind == "strike" else game.passes()
    assert order == [
        ("range", "Sarah"),
        ("range", "Alexis"),
        ("strike", "Sarah"),
        ("strike", "Alexis"),
        ("press", "Sarah"),
        ("press", "Alexis"),
    ]


# -- range (sec. 6.4.2) ---------------------------------------------------------------------------------------------


def test_mazz_blocks_ira_maneuvers_to_long_range_and_is_not_hit() -> None:
    game = table()
    ira, mazz = game.ready("Sarah", IRA), game.ready("Alexis", MAZZ)
    gun = game.on(mazz, "Submachine Gun")
    give(game, "Sarah", "Running")
    give(game, "Alexis", "Running")
    blocked(game, ira, mazz)
    game.pick("pass", by="Sarah")
    game.pick("maneuver", gun, by="Alexis")
    assert game.table.combat is not None
    assert game.table.combat.range == "long"
    game.pick("play", "Running", by="Sarah")
    assert game.table.combat.range == "close"
    game.pick("play", "Running", by="Alexis")
    # Ira has no more maneuvers, Mazz is bound to his gun: they strike at long range.
    assert (ira.blood, mazz.blood) == (3, 6)
    assert any("The range is long" in said for said in game.log)


def test_no_minion_maneuvers_twice_in_a_row() -> None:
    game, ira, mazz = fighters()
    give(game, "Sarah", "Running", "Running")
    blocked(game, ira, mazz)
    game.pick("play", "Running", by="Sarah")
    assert game.table.combat is None
    assert (ira.blood, mazz.blood) == (6, 6)


def test_the_acting_minion_may_maneuver_after_its_opponent_though_it_has_passed() -> None:
    game, ira, mazz = fighters()
    give(game, "Sarah", "Running")
    give(game, "Alexis", "Running")
    blocked(game, ira, mazz)
    game.pick("pass", by="Sarah")
    game.pick("play", by="Alexis")
    game.pick("play", by="Sarah")
    assert (ira.blood, mazz.blood) == (5, 5)


def test_the_optional_maneuver_of_a_weapon_comes_once_each_combat() -> None:
    game, ira, mazz = fighters("Aidan Lyle")
    gun = game.on(mazz, ".44 Magnum")
    blocked(game, ira, mazz)
    game.pick("maneuver", gun, by="Alexis")
    game.pick("press", by="Sarah")
    assert game.choice is not None
    assert (game.table.combat and game.table.combat.round, game.choice.kind) == (2, "strike")


def test_a_minion_that_maneuvers_with_a_weapon_has_chosen_its_strike() -> None:
    game, ira, mazz = fighters()
    gun = game.on(mazz, ".44 Magnum")
    game.on(mazz, weapon("Flamethrower", "2 aggravated"))
    blocked(game, ira, mazz)
    game.pick("maneuver", gun, by="Alexis")
    assert ira.blood == 4


def test_no_second_weapon_is_used_to_maneuver_in_the_same_round() -> None:
    game, ira, mazz = fighters()
    first, second = game.on(mazz, "Submachine Gun"), game.on(mazz, ".44 Magnum")
    give(game, "Sarah", "Running")
    blocked(game, ira, mazz)
    game.pick("pass", by="Sarah")
    game.pick("maneuver", first, by="Alexis")
    game.pick("play", by="Sarah")
    assert not game.options("maneuver")
    assert (ira.blood, second.place.on) == (3, mazz.id)


def test_a_maneuver_that_is_no_weapons_leaves_the_strike_free() -> None:
    game, ira, mazz = fighters(IRA, "Tammy Walenski")
    game.on(mazz, weapon("Pistol", "2R"))
    blocked(game, ira, mazz)
    game.pick("maneuver", mazz, by="Alexis")
    assert {option.kind for option in game.options()} == {"hand strike", "weapon"}


def test_a_strike_card_played_for_its_maneuver_is_the_strike() -> None:
    game, ira, mazz = fighters()
    give(game, "Alexis", "Flash", "Flash")
    give(game, "Sarah", "Running")
    blocked(game, ira, mazz)
    game.pick("pass", by="Sarah")
    game.pick("play", "Flash", by="Alexis")
    game.pick("play", "Running", by="Sarah")
    # Committed to the first, Alexis is offered no second, and no other strike.
    assert game.table.combat is None
    assert (ira.blood, mazz.blood) == (5, 5)
    assert game.names("Alexis", "hand") == ["Flash"]


def test_a_maneuver_to_one_range_only_is_offered_only_for_it() -> None:
    game, ira, mazz = fighters()
    blade = game.on(mazz, "Blade of Bellona")
    give(game, "Sarah", "Running")
    blocked(game, ira, mazz)
    game.pick("play", by="Sarah")
    game.pick("maneuver", blade, by="Alexis")
    assert (ira.blood, mazz.blood) == (4, 5)


# -- strikes (sec. 6.4.3) -------------------------------------------------------------------------------------------


def test_kurts_and_iras_undead_strength_dodge_and_blur() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, "cel"))
    ira = game.ready("Alexis", vampire("Ira", 6, "CEL"))
    give(game, "Sarah", "Undead strength", "Blur")
    give(game, "Alexis", "Dodge", "Blur")
    blocked(game, kurt, ira)
    game.pick("play", "Undead strength", by="Sarah")
    game.pick("play", "Dodge", by="Alexis")
    assert (kurt.blood, ira.blood) == (6, 6)
    game.pick("play", "Blur", by="Sarah")
    game.pick("play", "Blur", by="Alexis", level="CEL")
    # Both strike with their hands, then Ira once more.
    assert (kurt.blood, ira.blood) == (4, 5)


def test_no_minion_gains_additional_strikes_by_more_than_one_card_a_round() -> None:
    game, ira, mazz = fighters()
    give(game, "Sarah", "Blur", "Blur")
    blocked(game, ira, mazz)
    game.pick("play", "Blur", by="Sarah", level="CEL")
    assert game.table.combat is None
    assert (ira.blood, mazz.blood) == (5, 3)
    assert game.names("Sarah", "hand") == ["Blur"]


def test_additional_strikes_are_left_over_on_the_table_for_everyone_to_see() -> None:
    game, ira, mazz = fighters()
    give(game, "Sarah", "Blur", "Dodge", "Dodge", "Dodge")
    blocked(game, ira, mazz)
    game.pick("hand strike", by="Sarah")
    game.pick("play", "Blur", by="Sarah", level="CEL")
    assert game.table.combat is not None
    assert (game.table.combat.acting.additional, game.asked) == (1, "Sarah")


def test_an_additional_strike_of_a_weapon_is_made_with_it() -> None:
    game, ira, mazz = fighters()
    rifle = game.on(mazz, "AK-47")
    blocked(game, ira, mazz)
    game.pick("pass", by="Alexis")
    game.pick("weapon", rifle, by="Alexis")
    game.pick("additional strike", rifle, by="Alexis")
    assert (ira.blood, mazz.blood) == (2, 5)


def test_the_weapons_own_additional_strike_is_not_offered_after_another_strike() -> None:
    game, ira, mazz = fighters()
    game.on(mazz, "AK-47")
    blocked(game, ira, mazz)
    game.pick("pass", by="Alexis")
    game.pick("hand strike", by="Alexis")
    assert (game.table.combat, ira.blood) == (None, 5)


def test_additional_strikes_are_at_the_same_range_and_any_strike_may_be_chosen() -> None:
    game, ira, mazz = fighters()
    gun = game.on(mazz, ".44 Magnum")
    give(game, "Alexis", "Blur")
    blocked(game, ira, mazz)
    game.pick("maneuver", gun, by="Alexis")
    game.pick("play", "Blur", by="Alexis", level="cel")
    assert {option.kind for option in game.options()} == {"hand strike", "weapon"}
    game.pick("hand strike")
    # Its fists do not reach at long range.
    assert ira.blood == 4


def test_combat_ends_at_once_when_a_combatant_is_not_ready() -> None:
    game = table()
    ira = game.ready("Sarah", vampire("Ira", 6, "CEL"), blood=1)
    mazz = game.ready("Alexis", vampire("Mazz", 6, text="+2 strength."))
    give(game, "Sarah", "Blur", "Chasing")
    blocked(game, ira, mazz)
    assert game.where(ira) == "torpor region of Sarah"
    assert (game.table.combat, sorted(game.names("Sarah", "hand"))) == (None, ["Blur", "Chasing"])


def test_combat_ends_when_a_combatant_is_burned_before_range() -> None:
    game, ira, mazz = fighters()
    game.hand("Sarah", library("Prayer", "Combat", text="Before range, pray."))
    blocked(game, ira, mazz)
    game.pick("play", by="Sarah")
    game.rules.burn(mazz)
    game.agree()
    assert (game.table.combat, ira.blood) == (None, 6)


# -- press (sec. 6.4.4) ---------------------------------------------------------------------------------------------


def test_without_a_press_the_combat_is_over_after_a_round() -> None:
    game, ira, mazz = fighters()
    give(game, "Sarah", "Chasing")
    blocked(game, ira, mazz)
    game.pick("pass", by="Sarah")
    assert (game.table.combat, mazz.blood) == (None, 5)


def test_an_uncancelled_press_begins_another_round_at_close_range() -> None:
    game, ira, mazz = fighters()
    give(game, "Sarah", "Running", "Chasing", "Running")
    blocked(game, ira, mazz)
    game.pick("play", "Running", by="Sarah")
    game.pick("play", "Chasing", by="Sarah")
    assert game.table.combat is not None
    assert (game.table.combat.round, game.table.combat.range) == (2, "close")
    game.pass_all()
    assert (ira.blood, mazz.blood) == (5, 5)


def test_a_press_is_cancelled_by_the_opponents_press() -> None:
    game, ira, mazz = fighters()
    give(game, "Sarah", "Chasing", "Chasing", "Chasing")
    give(game, "Alexis", "Chasing")
    blocked(game, ira, mazz)
    game.pick("play", by="Sarah")
    assert game.table.combat is not None
    assert (game.asked, game.table.combat.press) == ("Alexis", game.seat("Sarah"))
    game.pick("play", by="Alexis")
    assert game.table.combat.press == -1
    game.pick("play", by="Sarah")
    assert game.table.combat.round == 2


def test_no_minion_presses_twice_in_a_row() -> None:
    game, ira, mazz = fighters()
    give(game, "Sarah", "Chasing", "Chasing")
    blocked(game, ira, mazz)
    game.pick("play", by="Sarah")
    # A second press would cancel the first: it is not offered before the next round is fought.
    assert game.table.combat is not None
    assert (game.table.combat.round, game.table.combat.step) == (2, "press")


def test_an_optional_press_of_a_card_comes_once_each_combat() -> None:
    game, ira, mazz = fighters("Aidan Lyle")
    blocked(game, ira, mazz)
    game.pick("press", by="Sarah")
    assert (game.table.combat, ira.blood, mazz.blood) == (None, 4, 4)


def test_a_press_only_to_end_is_not_offered_to_continue() -> None:
    game = table()
    qetu = game.ready("Sarah", "Qetu the Evil Doer", blood=6)
    mazz = game.ready("Alexis", MAZZ)
    give(game, "Alexis", "Chasing")
    blocked(game, qetu, mazz)
    # Nothing is to be ended yet, so that Alexis is asked first; and then Qetu may end it.
    assert game.asked == "Alexis"
    game.pick("play", by="Alexis")
    game.pick("press", by="Sarah")
    assert (game.table.combat, mazz.blood) == (None, 5)


def test_a_whole_combat_between_allies_burns_the_weaker() -> None:
    game = table()
    gang = game.ready("Sarah", ally("Gang", 1, strength=1))
    bear = game.ready("Alexis", ally("Bear", 3, strength=2))
    blocked(game, gang, bear)
    assert (game.where(gang), bear.blood) == ("ash heap of Sarah", 2)
