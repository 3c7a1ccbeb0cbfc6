"""Allies and retainers: what they may do, what they bring and burn as they come into play, in whose words they act."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def recruited(
    name: str, disciplines: str = "", *, clan: str = "", fellow: str = "", dead: str = "", again: bool = False
) -> tuple[Position, Copy, Copy]:
    """Sarah's vampire recruits an ally, and nobody blocks; what follows comes next. A `fellow` of the ally is there
    before it, somebody `dead` in the ash heap, a second copy in the hand."""
    game = table()
    level = disciplines or None
    if fellow:
        game.ready("Sarah", ally(fellow, 2))
    if dead:
        game.ash_heap("Sarah", vampire(dead, 3))
    if again:
        game.hand("Sarah", name)
    krid = game.ready("Sarah", vampire("Krid", 9, disciplines, clan=clan), blood=9)
    (card,) = game.hand("Sarah", name)
    game.pick("recruit", card, level=level)
    return game, krid, card


def until(game: Position, kind: str) -> bool:
    """Everybody passes, or strikes with the hands, until something of a kind is offered in the running action."""
    while game.choice is not None and game.table.action is not None and not game.options(kind):
        if game.options("hand strike"):
            game.pick("hand strike")
        elif any(option.kind in ("pass", "no block") for option in game.options()):
            game.passes()
        else:
            break
    return bool(game.options(kind))


def test_a_raven_spy_has_more_life_at_superior() -> None:
    for level, life in (("ani", 1), ("ANI", 2)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, level))
        (spy,) = game.hand("Sarah", "Raven Spy")
        game.pick("employ", spy, level=level)
        game.pass_all()
        assert (spy.blood, minions.intercept(game.rules, krid)) == (life, 1)


def test_a_murder_of_crows_inflicts_damage_each_round() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.on(krid, "Murder of Crows", blood=1)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    while game.table.combat is not None:
        (game.pick("hand strike") if game.options("hand strike") else game.passes())
    assert ira.blood == 4


def test_a_nocturn_acts_at_once_and_its_recruiter_unlocks_the_first_time_only() -> None:
    game, krid, nocturn = recruited("Nocturn", "OBT", again=True)
    game.pass_all()
    assert (nocturn.place.region, krid.locked, krid.blood) == ("ready", False, 8)
    # At superior the same action can be taken again, for a blood more.
    game.pick("recruit", "Nocturn", level="OBT")
    game.pass_all()
    assert (len(game.names("Sarah", "ready")), krid.locked, krid.blood) == (3, True, 6)


def test_a_nocturn_of_basic_obtenebration_is_not_recruited_twice_in_a_turn() -> None:
    game, _, _ = recruited("Nocturn", "obt", again=True)
    game.pass_all()
    with pytest.raises(IllegalError):
        game.pick("recruit", "Nocturn")


def test_a_nocturn_is_burned_in_its_controllers_unlock_phase() -> None:
    game = table()
    nocturn = game.ready("Sarah", "Nocturn", marks={"level": "obt"})
    game.phase("unlock", of="Sarah")
    game.start()
    assert nocturn.place.region == "ash heap"


def test_a_war_ghoul_burns_an_ally_or_retainer_as_it_enters_play_or_itself() -> None:
    """Ruling: the effect happens however it enters play; with no other, it burns itself."""
    game, _, ghoul = recruited("War Ghoul", clan="Tzimisce", fellow="Mage")
    game.pick("target", "Mage")
    assert (game.names("Sarah", "ready"), ghoul.place.region) == (["Krid"], "uncontrolled")
    game, _, ghoul = recruited("War Ghoul", clan="Tzimisce")
    game.pass_all()
    assert ghoul.place.region == "ash heap"


def test_a_war_ghoul_is_locked_and_burned_for_a_location() -> None:
    game = table()
    ghoul = game.ready("Sarah", "War Ghoul")
    place = game.in_play("Alexis", "Papillon")
    game.pick("use", ghoul)
    assert (ghoul.place.region, place.place.region) == ("ash heap", "ash heap")
    game = table()
    game.ready("Sarah", "War Ghoul", locked=True)
    game.in_play("Alexis", "Papillon")
    assert not game.options("use")


def test_shambling_hordes_are_burned_unless_one_of_the_ash_heap_is_removed() -> None:
    game, _, hordes = recruited("Shambling Hordes", "NEC", dead="Milo")
    game.pick("way", amount=0)
    assert (hordes.blood, hordes.place.region, game.names("Sarah", "removed")) == (4, "uncontrolled", ["Milo"])
    assert minions.strength(game.rules, hordes) == 4
    minions.give_blood(game.rules, hordes, 1)
    assert hordes.blood == 4
    game, _, hordes = recruited("Shambling Hordes", "nec")
    game.pass_all()
    assert hordes.place.region == "ash heap"


def test_a_nephandus_takes_less_from_strikes_and_gains_life_of_the_torpid() -> None:
    """Ruling: its life can exceed what it started with; damage from its surroundings is not less."""
    game = table()
    nephandus = game.ready("Sarah", "Nephandus")
    milo = game.torpor("Alexis", vampire("Milo", 4), blood=0)
    game.pick("card in play", nephandus, minion=nephandus)
    game.pass_all()
    assert (nephandus.blood, milo.place.region) == (3, "ash heap")
    game = table()
    nephandus = game.ready("Sarah", "Nephandus")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=nephandus)
    game.pick("block", ira)
    while game.table.combat is not None:
        (game.pick("hand strike") if game.options("hand strike") else game.passes())
    assert nephandus.blood == 2


def test_carlton_intercepts_vampires_and_burns_who_has_committed_diablerie_since() -> None:
    """Ruling: one's own last turn does not count, the current one does."""
    for turn, there in ((7, True), (5, True), (4, False)):
        game = table()
        carlton = game.ready("Sarah", "Carlton Van Wyk")
        ira = game.ready("Alexis", vampire("Ira", 6), marks={"committed diablerie in turn": str(turn)})
        game.phase("discard", of="Sarah")
        assert game.table.turn == 7
        if there:
            game.pick("use", carlton)
            assert (ira.place.region, carlton.place.region) == ("ash heap", "ash heap")
        else:
            assert not game.options("use")


def test_mylan_unlocks_an_old_one_and_blocks_no_vampire() -> None:
    game = table()
    mylan = game.ready("Sarah", "Mylan Horseed")
    old = game.ready("Sarah", vampire("Old", 9, sect="Sabbat"), locked=True)
    game.ready("Sarah", vampire("Prince", 9), locked=True)
    game.pick("card in play", mylan)
    game.pass_all()
    assert not old.locked
    game = table()
    game.ready("Alexis", "Mylan Horseed")
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=krid)
    assert "block: Block with Mylan Horseed" not in game.offers("block")


def test_a_procurer_feeds_a_vampire() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    procurer = game.ready("Sarah", "Procurer")
    game.ready("Alexis", vampire("Ira", 6))
    game.pick("card in play", procurer)
    assert game.table.action is not None
    assert game.table.action.stealth == 2
    game.pass_all()
    assert krid.blood == 3


def test_an_ally_enters_combat_and_only_with_others() -> None:
    game = table()
    hunter = game.ready("Sarah", "Muddled Vampire Hunter")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.ready("Alexis", ally("Mage", 2))
    game.pick("card in play", hunter)
    assert game.table.action is not None
    assert game.table.action.targets == (ira.id,)
    game = table()
    game.ready("Sarah", "Muddled Vampire Hunter")
    game.ready("Sarah", vampire("Krid", 6))
    assert not game.options("card in play")


def test_gregory_steals_blood_as_life_and_burns_one_each_turn() -> None:
    game = table()
    gregory = game.ready("Sarah", "Gregory Winter")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=3)
    level = next(option.level for option in game.options("card in play") if "steal" in option.text)
    game.pick("card in play", gregory, level=level)
    game.pass_all()
    assert (gregory.blood, ira.blood) == (5, 2)
    game = table()
    gregory = game.ready("Sarah", "Gregory Winter")
    game.phase("unlock", of="Sarah")
    game.start()
    assert gregory.blood == 3


def test_a_vagabond_heals_only_who_is_wounded() -> None:
    game = table()
    mystic = game.ready("Sarah", "Vagabond Mystic")
    mage = game.ready("Sarah", ally("Mage", 3), blood=1)
    game.ready("Sarah", ally("Monk", 3))
    game.pick("use", mystic)
    assert (mage.blood, mystic.locked) == (2, True)
    game = table()
    game.ready("Sarah", "Vagabond Mystic")
    game.ready("Sarah", ally("Monk", 3))
    assert not game.options("use")


def test_a_homunculus_lets_its_employer_unlock_in_anybodys_unlock_phase() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6), locked=True)
    homunculus = game.on(ira, "Homunculus", blood=1)
    game.phase("unlock", of="Sarah")
    game.pick("use", homunculus, by="Alexis")
    assert (ira.locked, ira.blood) == (False, 5)
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(ira, "Homunculus", blood=1)
    game.phase("unlock", of="Sarah")
    assert not game.options("use")


# -- equipment ------------------------------------------------------------------------------------------------------


def test_the_heart_of_nizchetus_sifts_the_library() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    heart = game.on(krid, "Heart of Nizchetus")
    blood, _ = game.library("Sarah", "Giant's Blood", "Minion Tap")
    (doll,) = game.hand("Sarah", "Blood Doll")
    game.phase("unlock", of="Sarah")
    game.pick("use", heart)
    game.pick("amount", amount=1)
    game.pick("bottom", doll)
    assert blood.place.region == "hand"
    assert (game.names("Sarah", "library")[-1], len(game.rules.pile(0, "hand"))) == ("Blood Doll", 7)
    with pytest.raises(IllegalError):
        game.pick("use", heart)


def test_the_heart_needs_a_ready_bearer() -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6))
    game.on(krid, "Heart of Nizchetus")
    game.phase("unlock", of="Sarah")
    assert not game.options("use")


@pytest.mark.parametrize(("disciplines", "intercept", "more"), [("", 0, False), ("aus", 1, False), ("AUS", 1, True)])
def test_the_bowl_of_convergence_is_for_auspex(disciplines: str, intercept: int, more: bool) -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 6, disciplines))
    bowl = game.on(ira, "Bowl of Convergence")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 stealth."))
    assert minions.intercept(game.rules, ira) == intercept
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    assert until(game, "use") == more
    if more:
        game.pick("use", bowl)
        game.pass_all()
        # One for the bowl, one in the combat that follows the block.
        assert (ira.blood, krid.blood) == (4, 5)


def test_a_leather_jacket_unlocks_who_has_equipped_with_it_at_the_end_of_the_turn() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    nora = game.ready("Sarah", vampire("Nora", 6), locked=True)
    (jacket,) = game.hand("Sarah", "Leather Jacket")
    game.pick("equip", jacket, minion=krid)
    game.pass_all()
    assert krid.locked
    game.ready("Alexis", vampire("Ira", 6))
    game.go_to("minion", of="Alexis")
    assert (krid.locked, nora.locked) == (False, True)


def test_a_living_manse_is_a_location_and_no_equipment_and_ends_a_combat() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    manse = game.on(krid, "Living Manse")
    ira = game.ready("Alexis", vampire("Ira", 6))
    assert minions.equipment(game.rules, krid) == []
    assert (minions.facts(game.rules, manse).location, minions.bleed_amount(game.rules, krid)) == (True, 2)
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    game.pick("use", manse)
    assert (game.table.combat, manse.place.region) == (None, "ash heap")


def test_vigilance_unlocks_after_a_successful_action_and_discern_asks_for_a_monster() -> None:
    game = table()
    jon = game.ready("Sarah", imbued("Jon"))
    power = game.on(jon, "Vigilance")
    game.pick("bleed", minion=jon)
    assert until(game, "use power")
    assert game["Alexis"].pool == 29
    game.pick("use power", power)
    assert not jon.locked
    for kind, there in (
        (vampire("Krid", 6, text="+1 stealth."), True),
        (ally("Mortal", 1, text="Unique mortal."), False),
    ):
        game = table()
        jon = game.ready("Alexis", imbued("Jon"))
        game.on(jon, "Discern")
        krid = game.ready("Sarah", kind)
        game.pick("bleed", minion=krid)
        game.pick("block", jon)
        assert until(game, "use power") == there


def test_a_card_of_a_library_is_no_ally_by_itself() -> None:
    game = table()
    plain = game.in_play("Sarah", library("Plain", "Master", text="Put this card in play."))
    assert not minions.is_ally(game.rules, plain)


@pytest.mark.parametrize(
    ("cards", "level", "taken"),
    [
        (("Roundhouse",), "pot", 2),  # strength and 2
        (("Catatonic Fear",), "PRE", 0),  # after the combat
        (("Outside the Hourglass",), "TEM", 1),  # a damaging effect
        (("Carrion Crows",), "ANI", 2),  # environmental
        (("Target Vitals", "Roundhouse"), "pot", 4),  # what an aim adds is not less by itself
        (("Soul Burn",), "THA", 1),
        (("Exuding Blood",), "QUI", 1),  # unpreventable
    ],
)
def test_nephandus_takes_less_of_what_the_opposing_minion_inflicts(
    cards: tuple[str, ...], level: str, taken: int
) -> None:
    """In a combat and after it (rulings on Nephandus)."""
    fight = fighting(*cards, "Fake Out", kurt=vampire("Kurt", 8, EVERYTHING), ira="Nephandus", blood=(8, 9))
    game = fight.game
    for card in cards:
        if card == "Exuding Blood":
            fight.long()
        fight.play(card, level if card == cards[-1] else None)
    while game.choice is not None and game.table.action is not None:
        if game.options("target"):
            game.pick("target", fight.ira)
        else:
            fight.step()
    struck = cards[0] in ("Outside the Hourglass", "Carrion Crows")  # the hand strike for 1 is for nothing
    assert not struck or "Kurt strikes: hand strike" in game.log
    assert 9 - fight.ira.blood == taken


def test_nephandus_takes_less_of_a_weapon_but_all_of_a_retainer() -> None:
    fight = fighting(
        kurt=vampire("Kurt", 8, EVERYTHING), ira="Nephandus", blood=(8, 9), on_kurt=(".44 Magnum", "Zombie")
    )
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.end()
    assert fight.ira.blood == 9 - 1 - 1


@pytest.mark.parametrize(
    ("victim", "said"), [("War Ghoul", "War Ghoul loses 1 life"), ("Theo Bell", "Theo Bell burns 1 blood")]
)
def test_the_log_says_life_of_an_ally_and_blood_of_a_vampire(victim: str, said: str) -> None:
    game = table()
    there = game.ready("Sarah", victim)
    game.on(there, "Scorpion's Touch", marks={"level": "QUI"}, owner="Alexis")
    before = there.blood
    game.phase("unlock", of="Sarah")
    game.go_to("minion", of="Sarah")
    assert there.blood == before - 1
    assert said in game.log
