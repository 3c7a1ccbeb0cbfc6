"""Damage: prevented one effect at a time, healed, or what it leads to (sec. 6.4.6)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.known import give, table, weapon
from tests.rules.test_combat import blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.combat.damage import inflict, prevent_points
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.table.asking import Procedure, Referee
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6, "FOR")


def run(procedure: Procedure[None], *picks: str) -> None:
    """Run a procedure outside a game's turn, answering its choices by the kinds of their options."""
    referee = Referee(procedure)
    choice = referee.start()
    for wanted in picks:
        if choice is None:
            return
        choice = referee.answer([option.kind for option in choice.options].index(wanted))  # type: ignore[arg-type]


def hurt(game: Position, copy: Copy, normal: int = 0, aggravated: int = 0) -> None:
    """Inflict damage on a minion that nobody can prevent."""
    run(inflict(game.rules, [Hurt(copy, normal, aggravated, unpreventable=True)], [0]))


# -- the rulebook's three -------------------------------------------------------------------------------------------


def test_krid_goes_to_torpor_with_a_blood_by_one_aggravated_damage() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=1)
    hurt(game, krid, aggravated=1)
    assert (game.where(krid), krid.blood) == ("torpor region of Sarah", 1)


def test_milo_goes_to_torpor_empty_by_three_aggravated_damage() -> None:
    game = table()
    milo = game.ready("Sarah", vampire("Milo", 5), blood=2)
    hurt(game, milo, aggravated=3)
    assert (game.where(milo), milo.blood) == ("torpor region of Sarah", 0)


def test_barth_is_burned_by_two_regular_damage_and_one_aggravated() -> None:
    game = table()
    barth = game.ready("Sarah", vampire("Barth", 5), blood=1)
    hurt(game, barth, normal=2, aggravated=1)
    assert game.where(barth) == "ash heap of Sarah"


# -- healing --------------------------------------------------------------------------------------------------------


def test_normal_damage_is_handled_first_though_only_a_part_of_it_could_be_prevented() -> None:
    """Barth is empty: what he can't heal wounds him, and then the aggravated point burns him (sec. 6.4.6)."""
    game = table()
    barth = game.ready("Sarah", vampire("Barth", 5), blood=0)
    claw, stone = Hurt(barth, aggravated=1), Hurt(barth, normal=1, unpreventable=True)
    run(inflict(game.rules, [claw, stone], [0]))
    assert game.where(barth) == "ash heap of Sarah"


def test_with_a_blood_to_heal_the_normal_point_he_only_goes_to_torpor() -> None:
    game = table()
    barth = game.ready("Sarah", vampire("Barth", 5), blood=1)
    claw, stone = Hurt(barth, aggravated=1), Hurt(barth, normal=1, unpreventable=True)
    run(inflict(game.rules, [claw, stone], [0]))
    assert (game.where(barth), barth.blood) == ("torpor region of Sarah", 0)


def test_a_vampire_burns_a_blood_for_each_damage_down_to_none_without_harm() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=3)
    hurt(game, krid, normal=3)
    assert (game.where(krid), krid.blood) == ("ready region of Sarah", 0)


def test_a_vampire_that_can_not_heal_all_is_wounded_and_goes_to_torpor_with_all_on_it() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=1, locked=True)
    dog = game.on(krid, retainer("Dog", 1))
    hurt(game, krid, normal=2)
    assert (game.where(krid), krid.blood, krid.locked) == ("torpor region of Sarah", 0, True)
    assert dog.place.on == krid.id


def test_a_vampire_in_torpor_is_wounded_already() -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 5), blood=1)
    hurt(game, krid, aggravated=1)
    assert (game.where(krid), krid.blood) == ("torpor region of Sarah", 0)
    hurt(game, krid, aggravated=1)
    assert game.where(krid) == "ash heap of Sarah"


def test_burned_by_aggravated_damage_a_vampire_takes_all_on_it_along() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=0)
    dog = game.on(krid, retainer("Dog", 2))
    hurt(game, krid, aggravated=2)
    assert (game.where(krid), game.where(dog), dog.blood) == ("ash heap of Sarah", "ash heap of Sarah", 0)


def test_allies_and_retainers_take_aggravated_damage_as_any_other() -> None:
    game = table()
    gang = game.ready("Sarah", ally("Gang", 4))
    dog = game.on(gang, retainer("Dog", 3))
    hurt(game, gang, normal=1, aggravated=2)
    hurt(game, dog, aggravated=3)
    assert (gang.blood, game.where(dog)) == (1, "ash heap of Sarah")
    hurt(game, gang, normal=5)
    assert game.where(gang) == "ash heap of Sarah"


@given(blood=st.integers(0, 8), normal=st.integers(0, 8), aggravated=st.integers(0, 8), lying=st.booleans())
def test_what_any_damage_does_to_any_vampire(blood: int, normal: int, aggravated: int, lying: bool) -> None:
    game = table()
    lay = game.torpor if lying else game.ready
    krid = lay("Sarah", vampire("Krid", 8), blood=blood)
    hurt(game, krid, normal, aggravated)
    healed = min(blood, normal)
    wounded = lying or normal > healed
    must_pay = aggravated if wounded else max(0, aggravated - 1)
    if must_pay > blood - healed:
        assert (game.where(krid), krid.blood) == ("ash heap of Sarah", 0)
    else:
        assert krid.blood == blood - healed - must_pay
        assert game.where(krid).startswith("torpor" if wounded or aggravated else "ready")
    assert game.table.blood_in_all() == 90 + blood


# -- prevention -----------------------------------------------------------------------------------------------------


def test_prevention_is_played_card_by_card_until_all_damage_is_prevented() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 strength."))
    ira = game.ready("Alexis", IRA)
    give(game, "Alexis", "Hard skin", "Hard skin", "Hard skin")
    blocked(game, krid, ira)
    game.pick("play", by="Alexis", level="for")
    game.pick("play", by="Alexis", level="FOR")
    # Nothing is left to be prevented, and the third is not offered.
    assert (game.table.combat, ira.blood) == (None, 6)
    assert game.names("Alexis", "hand") == ["Hard skin"]


def test_the_acting_minion_prevents_first() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6, "FOR")), game.ready("Alexis", IRA)
    give(game, "Sarah", "Hard skin")
    give(game, "Alexis", "Hard skin")
    blocked(game, krid, ira)
    assert game.asked == "Sarah"
    game.pick("pass")
    assert game.asked == "Alexis"
    game.pick("play", level="for")
    assert (krid.blood, ira.blood) == (5, 6)


def test_damage_to_another_is_not_prevented() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", IRA)
    game.ready("Alexis", vampire("Bystander", 6, "FOR"))
    give(game, "Sarah", "Hard skin")
    blocked(game, krid, ira)
    # Krid lacks the Discipline, and nobody prevents for him.
    assert (krid.blood, ira.blood) == (5, 5)


def test_a_player_says_whether_aggravated_or_normal_damage_is_prevented() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=1)
    damage = Hurt(krid, normal=1, aggravated=1)
    run(prevent_points(game.rules, damage, 1), "aggravated")
    assert (damage.normal, damage.aggravated) == (1, 0)


def test_what_prevents_no_aggravated_damage_takes_from_the_rest() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=1)
    damage = Hurt(krid, normal=1, aggravated=3)
    run(prevent_points(game.rules, damage, 2, aggravated=False))
    assert (damage.normal, damage.aggravated) == (0, 3)


@given(
    blood=st.integers(0, 6),
    normal=st.integers(0, 4),
    aggravated=st.integers(0, 4),
    prevented=st.integers(0, 6),
    first=st.sampled_from(["normal", "aggravated"]),
)
def test_prevention_never_takes_more_than_there_is(
    blood: int, normal: int, aggravated: int, prevented: int, first: str
) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=blood)
    damage = Hurt(krid, normal=normal, aggravated=aggravated)
    run(prevent_points(game.rules, damage, prevented), *[first] * prevented)
    assert damage.total == max(0, normal + aggravated - prevented)
    left = damage.normal if first == "normal" else damage.aggravated
    assert left == max(0, (normal if first == "normal" else aggravated) - prevented)


def test_thick_skin_does_not_help_against_claws() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", IRA)
    give(game, "Sarah", "Claws")
    give(game, "Alexis", "Thick skin")
    blocked(game, krid, ira)
    game.pick("play", "Claws", by="Sarah")
    game.pick("play", "Thick skin", by="Alexis")
    assert (game.where(ira), ira.blood) == ("torpor region of Alexis", 6)


def test_damage_from_a_weapon_to_which_a_vampire_is_vulnerable_is_aggravated() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", IRA, marks={"vulnerability": "fire"})
    torch = game.on(krid, library("Torch", "Equipment", text="Weapon, fire.\nStrike: 1 damage."))
    blocked(game, krid, ira)
    game.pick("weapon", torch)
    assert (game.where(ira), ira.blood) == ("torpor region of Alexis", 6)


def test_damage_from_another_weapon_is_not() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", IRA, marks={"vulnerability": "fire"})
    club = game.on(krid, weapon("Club", "1"))
    blocked(game, krid, ira)
    game.pick("weapon", club)
    assert (game.where(ira), ira.blood) == ("ready region of Alexis", 5)
