"""What lasts in a combat for a round or to its end, and what happens at its end (sec. 6.4)."""

from __future__ import annotations

from collections.abc import Callable

from tests.rules.known import give, weapon
from tests.rules.test_combat import blocked
from tests.rules.test_strikes import fighters
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import extras, lasting
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.invented import retainer
from vtes_desktop.rules.playing.printed import Extra
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


def begun(*cards: str, against: tuple[str, ...] = ()) -> tuple[Position, Copy, Copy, Fight]:
    """Kurt is blocked by Ira, and his controller is asked for a maneuver."""
    game, kurt, ira = fighters()
    give(game, "Sarah", "Running", *cards)
    give(game, "Alexis", *against)
    blocked(game, kurt, ira)
    assert game.choice is not None
    assert game.choice.kind == "range"
    combat = game.rules.fight
    assert combat is not None
    return game, kurt, ira, combat


def over(game: Position) -> None:
    """Everybody passes or strikes with hands until the combat is over."""
    while game.choice and game.table.combat is not None:
        if game.options("hand strike"):
            game.pick("hand strike")
        elif game.options("no strike"):
            game.pick("no strike")
        else:
            game.passes()


def test_who_may_not_maneuver_to_long_range_is_not_asked() -> None:
    game, kurt, ira, combat = begun(against=("Running",))
    lasting.forbid(combat, ira, "combat", "maneuver to long")
    game.passes()
    assert (game.table.combat, kurt.blood, ira.blood) == (None, 5, 5)


def test_who_may_not_press_to_continue_does_not() -> None:
    game, kurt, ira, combat = begun(against=("Chasing",))
    lasting.forbid(combat, ira, "round", "press to continue")
    over(game)
    assert (kurt.blood, ira.blood) == (5, 5)


def test_other_strikes_than_with_hands_are_not_offered_and_a_chosen_one_is_lost() -> None:
    game, kurt, ira, combat = begun()
    game.on(ira, weapon("Club", "strength+1"))
    lasting.forbid(combat, ira, "round", "strikes other than hand strikes")
    lasting.forbid(combat, kurt, "round", "strikes other than hand strikes")
    combat.round.committed[kurt.id] = Strike("damage", 3, minion=kurt)
    over(game)
    assert (kurt.blood, ira.blood) == (5, 6)


def test_a_ban_on_equipment_leaves_only_hands() -> None:
    game, kurt, ira, combat = begun()
    game.on(ira, weapon("Club", "strength+1"))
    lasting.forbid(combat, ira, "combat", "equipment")
    over(game)
    assert kurt.blood == 5


def test_weapons_that_must_not_hurt_do_not() -> None:
    game, kurt, ira, combat = begun()
    club = game.on(ira, weapon("Club", "strength+1"))
    lasting.forbid(combat, ira, "round", "weapons")
    game.passes()
    game.pick("weapon", club)
    over(game)
    assert kurt.blood == 6


def test_who_cannot_strike_does_nothing() -> None:
    game, kurt, ira, combat = begun()
    lasting.forbid(combat, ira, "round", "strikes")
    over(game)
    assert (kurt.blood, ira.blood) == (6, 5)


def test_an_extra_given_for_the_next_round_counts_only_then() -> None:
    game, kurt, _, combat = begun("Chasing")
    extras.give(combat, kurt, kurt, "next round", Extra("maneuver"))
    assert not game.options("maneuver")
    while not game.options("play") or game.table.combat.step != "press":
        game.passes() if not game.options("hand strike") else game.pick("hand strike")
    game.pick("play", "Chasing")
    assert game.table.combat.round == 2
    assert [option.kind for option in game.options("maneuver")] == ["maneuver"]


def test_a_range_that_is_set_skips_the_step() -> None:
    game, kurt, ira, combat = begun("Chasing")
    combat.lasting.append(lasting.SetRange(kurt.id, "next round", "long"))
    while game.table.combat.step != "press":
        game.passes() if not game.options("hand strike") else game.pick("hand strike")
    game.pick("play", "Chasing")
    over(game)
    assert (kurt.blood, ira.blood) == (5, 5)  # Nothing in the second round, at long range.


def test_surroundings_hurt_with_the_first_pair_even_one_who_dodges() -> None:
    game, _, ira, combat = begun(against=("Dodge",))
    combat.lasting.append(lasting.Surroundings(ira.id, "combat", 2))
    game.passes()
    game.pick("play", "Dodge", by="Alexis")
    over(game)
    assert ira.blood == 4


def test_surroundings_come_after_a_first_strike_and_never_after_combat_ends() -> None:
    game, _, ira, combat = begun(against=("Calm",))
    combat.lasting.append(lasting.Surroundings(ira.id, "combat", 2))
    game.passes()
    game.pick("play", "Calm", by="Alexis")
    over(game)
    assert ira.blood == 6


def test_surroundings_of_the_press_step_and_of_close_range_only() -> None:
    game, kurt, ira, combat = begun()
    combat.lasting.append(lasting.Surroundings(ira.id, "combat", 1, "press"))
    combat.lasting.append(lasting.Surroundings(kurt.id, "combat", 1, ranged=False))
    game.pick("play", "Running")
    over(game)
    assert (kurt.blood, ira.blood) == (6, 5)


def test_a_shield_prevents_what_strikes_do_and_not_the_surroundings() -> None:
    game, _, ira, combat = begun()
    combat.lasting.append(lasting.Shield(ira.id, "round", "strikes"))
    combat.lasting.append(lasting.Surroundings(ira.id, "combat", 1))
    over(game)
    assert ira.blood == 5


def test_a_given_prevention_is_used_once_each_round() -> None:
    game, kurt, ira, combat = begun()
    combat.lasting.append(lasting.GivenPrevention(ira.id, "combat", 1, ira.id, extras.GIVEN))
    game.passes()
    while not game.options("prevent"):
        game.pick("hand strike")
    game.pick("prevent")
    assert not game.options("prevent")
    over(game)
    assert (kurt.blood, ira.blood) == (5, 6)


def test_a_given_strike_costs_its_blood() -> None:
    game, kurt, ira, combat = begun()
    strike = Strike("steal blood", 2, ranged=True, minion=kurt, source=kurt.id)
    combat.lasting.append(lasting.GivenStrike(kurt.id, "round", strike, "steal 2 blood", blood=1))
    game.passes()
    game.pick("strike")
    over(game)
    assert (kurt.blood, ira.blood) == (5, 4)  # 6 less 1, full again, less 1.


def test_a_set_strength_is_what_is_added_to() -> None:
    game, kurt, _, _ = begun()
    game.rules.passing.add(kurt.id, "base strength", 3, "combat")
    game.rules.passing.add(kurt.id, "strength", 1, "round")
    assert minions.strength(game.rules, kurt) == 4


def test_a_combat_remembers_what_was_taken_lost_and_inflicted_in_the_round() -> None:
    game, kurt, ira, combat = begun("Chasing")
    game.on(ira, retainer("Dog", 2))
    combat.lasting.append(lasting.Surroundings(ira.id, "combat", 2))
    game.passes()
    while game.table.combat is not None and game.table.combat.step != "press":
        game.pick("hand strike")
    assert (combat.round.taken[ira.id], combat.round.lost[ira.id], combat.round.inflicted[kurt.id]) == (3, 3, 1)


def test_what_is_put_off_until_after_combat_is_lost_when_another_follows() -> None:
    done: list[str] = []

    def note(word: str) -> Callable[[], Procedure[None]]:
        def run() -> Procedure[None]:
            done.append(word)
            yield from ()

        return run

    game, kurt, ira, combat = begun()
    combat.after_end.append(note("after"))
    combat.at_end.append(note("end"))
    combat.then = combat.both
    over(game)
    assert (done, kurt.blood, ira.blood) == (["end"], 4, 4)
    game, _, _, combat = begun()
    combat.after_end.append(note("after"))
    over(game)
    assert done == ["end", "after"]
