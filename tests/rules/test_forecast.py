"""What will happen in a combat if nothing changes (sec. 6.4.3, 6.4.6)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rules.known import give, table, weapon
from tests.rules.test_combat import blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.damage import inflict
from vtes_desktop.rules.combat.forecast import Fate, fate_of, show_strength
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.invented import ally, imbued, retainer, vampire
from vtes_desktop.table.table import Copy

KURT = vampire("Kurt", 6, "CEL FOR")
IRA = vampire("Ira", 6, "CEL FOR")


def fighters(*, blood: int = 6) -> tuple[Position, Copy, Copy]:
    """Kurt of Sarah, who bleeds, and Ira of Alexis, who blocks."""
    game = table()
    return game, game.ready("Sarah", KURT, blood=blood), game.ready("Alexis", IRA)


def said(game: Position) -> tuple[str, str]:
    """What will happen to the acting and the opposing minion."""
    combat = game.table.combat
    assert combat is not None
    return combat.acting.fate, combat.opposing.fate


def test_nothing_is_said_before_a_strike_is_chosen() -> None:
    game, kurt, ira = fighters()
    give(game, "Sarah", "Running")
    blocked(game, kurt, ira)
    assert said(game) == ("", "")


def test_a_strike_tells_what_it_will_do_and_what_that_leads_to() -> None:
    game, kurt, ira = fighters(blood=1)
    club = game.on(ira, weapon("Club", "strength+2"))
    give(game, "Sarah", "Claws", "Hard skin")
    blocked(game, kurt, ira)
    game.pick("play", "Claws", by="Sarah")
    assert said(game) == ("takes nothing", "takes 1 damage (1 aggravated), goes to torpor with 6")
    game.pick("weapon", club)
    # What has been prevented already is taken off.
    assert said(game)[0] == "takes 3 damage, goes to torpor with 0"
    game.pick("play", "Hard skin", by="Sarah", level="FOR")
    assert game.where(kurt) == "ready region of Sarah"


def test_everybody_is_told_how_strong_the_two_are_by_now() -> None:
    game, kurt, ira = fighters()
    game.on(ira, weapon("Club", "strength+2"))
    give(game, "Sarah", "Running", "Hard skin")
    blocked(game, kurt, ira)
    assert strengths(game) == (1, 1)
    game.rules.passing.add(kurt.id, "strength", 2, "combat")
    game.pick("play", "Running", by="Sarah")
    assert strengths(game) == (3, 1), "a weapon makes the hands no stronger"


def test_nothing_is_told_of_how_strong_one_is_that_is_gone() -> None:
    """A combatant that left play is none of the table's copies any more, and the other may still be asked something."""
    game, kurt, ira = fighters()
    give(game, "Sarah", "Running")
    blocked(game, kurt, ira)
    combat = game.rules.combat
    game.rules.change_combat(opposing=replace(combat.opposing, minion=0))
    game.rules.passing.add(kurt.id, "strength", 2, "combat")
    show_strength(game.rules)
    assert strengths(game) == (3, 1)


def strengths(game: Position) -> tuple[int, int]:
    """Of the acting and the opposing minion."""
    combat = game.table.combat
    assert combat is not None
    return combat.acting.strength, combat.opposing.strength


def test_prevention_that_was_played_is_taken_off_at_once() -> None:
    game, kurt, ira = fighters()
    club = game.on(ira, weapon("Club", "strength+2"))
    give(game, "Sarah", "Hard skin", "Hard skin")
    blocked(game, kurt, ira)
    game.pick("weapon", club)
    game.pick("play", "Hard skin", by="Sarah", level="FOR")
    assert said(game)[0] == "takes 1 damage, 5 left"
    assert game.table.combat is not None and game.table.combat.acting.takes == 1


def test_at_long_range_hands_do_nothing() -> None:
    game, kurt, ira = fighters()
    rifle = game.on(ira, weapon("Rifle", "2R"))
    give(game, "Alexis", "Running", "Thick skin")
    give(game, "Sarah", "Thick skin")
    blocked(game, kurt, ira)
    game.pick("play", "Running", by="Alexis")
    game.pick("weapon", rifle)
    assert said(game) == ("takes 2 damage, 4 left", "takes nothing")


def test_a_dodge_protects_the_minion_but_not_from_retainers() -> None:
    game, kurt, ira = fighters()
    game.on(kurt, "Shade")
    give(game, "Alexis", "Dodge", "Thick skin")
    blocked(game, kurt, ira)
    game.pick("play", "Dodge", by="Alexis")
    assert said(game) == ("takes nothing", "takes 1 damage, 5 left")


def test_who_is_sent_to_torpor_by_a_first_strike_does_not_strike_back() -> None:
    game, kurt, ira = fighters()
    ira.blood = 0
    give(game, "Sarah", "Quick blow", "Thick skin")
    give(game, "Alexis", "Thick skin")
    blocked(game, kurt, ira)
    game.pick("play", "Quick blow", by="Sarah")
    assert said(game) == ("takes nothing", "takes 1 damage, goes to torpor with 0")


def test_combat_ends_leaves_nothing_to_come() -> None:
    game, kurt, ira = fighters()
    give(game, "Sarah", "Calm", "Running")
    give(game, "Alexis", "Calm")
    blocked(game, kurt, ira)
    game.passes()
    game.pick("play", "Calm", by="Sarah")
    assert said(game) == ("takes nothing", "takes nothing")


def test_stolen_blood_counts_before_the_damage() -> None:
    game, kurt, ira = fighters(blood=1)
    give(game, "Sarah", "Bite", "Thick skin")
    blocked(game, kurt, ira)
    game.pick("play", "Bite", by="Sarah")
    assert said(game) == ("takes 1 damage, 2 left", "takes nothing")


def test_the_fate_of_allies_and_the_imbued() -> None:
    game = table()
    dog, anna = game.ready("Sarah", ally("Dog", 2)), game.ready("Sarah", imbued("Anna", 3))
    assert fate_of(game.rules, dog, 1, 1, 2) == Fate(1, 1, 0, "burned")
    assert fate_of(game.rules, anna, 3, 0, 3).words == "takes 3 damage, is incapacitated"
    assert fate_of(game.rules, game.on(dog, retainer("Rat", 2)), 1, 0, 2).words == "takes 1 damage, 1 left"


@given(blood=st.integers(0, 6), normal=st.integers(0, 5), aggravated=st.integers(0, 5), lying=st.booleans())
def test_the_forecast_is_what_happens(blood: int, normal: int, aggravated: int, lying: bool) -> None:
    game = table()
    lay = game.torpor if lying else game.ready
    kurt = lay("Sarah", KURT, blood=blood)
    told = fate_of(game.rules, kurt, normal, aggravated, blood)
    if normal + aggravated:
        for _ in inflict(game.rules, [Hurt(kurt, normal, aggravated)], [0, 1]):
            raise AssertionError("Nobody is asked anything.")
    if told.end == "burned":
        assert game.where(kurt) == "ash heap of Sarah"
    else:
        assert kurt.blood == told.left
        assert minions.in_torpor(game.rules, kurt) == (told.end == "torpor" or lying)


def test_what_is_dear_to_heal_wounds_earlier() -> None:
    game, kurt, _ = fighters(blood=3)
    assert fate_of(game.rules, kurt, 2, 0, 3).words == "takes 2 damage, 1 left"
    assert fate_of(game.rules, kurt, 2, 0, 3, dearer=2).words == "takes 2 damage, goes to torpor with 0"
