"""Vampires defined by name that do something in combats or as they are over, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import advance, offered, until
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.rules.invented import ally, library, vampire

IRA = vampire("Ira", 6)
OLD = vampire("Old", 10)
GUN = library("Pistol", "Equipment", text="Weapon, gun. Strike: 2R damage.")
SWORD = library("Blade", "Equipment", text="Melee weapon. Strike: strength+1 damage.")


def test_the_opponent_of_amelia_burns_a_blood_once_it_is_over() -> None:
    fight = fighting(kurt="Amelia, The Blood Red Tears", blood=(5, 6))
    fight.end()
    assert fight.blood == (4, 4)
    fight = fighting(ira="Amelia, The Blood Red Tears", blood=(6, 0))
    fight.end()
    assert fight.ira.place.region == "torpor" and fight.kurt.blood == 4
    fight = fighting(kurt="Amelia, The Blood Red Tears", blood=(1, 6))
    fight.end()
    assert fight.blood[1] == 4


@pytest.mark.parametrize("acts", [True, False])
def test_cagliostro_corrupts_who_has_blocked_him(acts: bool) -> None:
    fight = fighting(**{"kurt" if acts else "ira": "Cagliostro, The Grand Copht"}, blood=(6, 6))  # type: ignore[arg-type]
    fight.until("yes")
    assert fight.offered("yes") == acts
    if acts:
        fight.game.pick("yes")
        fight.end()
        assert fight.ira.counters["corruption 0"] == 1


@pytest.mark.parametrize(("life", "asked"), [(1, False), (3, True)])
def test_cagliostro_corrupts_nobody_who_was_burned_in_the_combat(life: int, asked: bool) -> None:
    """The counter is put on once the combat is over, and a burned ally has left play."""
    game = table()
    cagliostro, guard = game.ready("Sarah", "Cagliostro, The Grand Copht"), game.ready("Alexis", ally("Guard", life))
    duel(game, cagliostro, guard)
    until_or_over(game, "yes")
    assert bool(game.options("yes")) == asked
    if asked:
        game.pick("yes", by="Sarah")
    assert guard.counters == ({"corruption 0": 1} if asked else {})
    assert guard.place.region == ("ready" if asked else "ash heap")


def test_cagliostro_corrupts_who_has_fallen_into_torpor_and_may_leave_it() -> None:
    for wants in (True, False):
        game = table()
        cagliostro, ira = game.ready("Sarah", "Cagliostro, The Grand Copht"), game.ready("Alexis", IRA, blood=0)
        duel(game, cagliostro, ira)
        until_or_over(game, "yes")
        assert ira.place.region == "torpor"
        game.pick("yes" if wants else "no", by="Sarah")
        assert ira.counters == ({"corruption 0": 1} if wants else {})


def test_castiel_equips_with_a_melee_weapon_where_he_has_none() -> None:
    for borne, card, may in ((False, SWORD, True), (True, SWORD, False), (False, GUN, False)):
        game = table()
        castiel, ira = game.ready("Sarah", "Castiel"), game.ready("Alexis", IRA)
        if borne:
            game.on(castiel, SWORD)
        game.hand("Sarah", card)
        duel(game, castiel, ira)
        until_or_over(game, "use", castiel)
        assert offered(game, "use", castiel) == may
        if may:
            game.pick("use", castiel)
            while game.options("target") or game.options("choose"):
                game.pick(game.options()[0].kind)
            assert [game.name(game.table.copies[each]) for each in castiel.attached] == ["Blade"]


@pytest.mark.parametrize("name", ["Hanna Redmonds", "Leo Washington"])
@pytest.mark.parametrize("older", [True, False])
def test_older_vampires_get_a_maneuver_against_the_young(name: str, older: bool) -> None:
    game = table()
    mine = game.ready("Sarah", name, blood=2)
    theirs = game.ready("Alexis", OLD if older else vampire("Child", 1))
    duel(game, mine, theirs)
    until_or_over(game, "maneuver")
    assert bool(game.options("maneuver")) == older
    if older:
        game.pick("maneuver")
        finish(game)
        assert (mine.blood, theirs.blood) == (2, 10)
    else:
        finish(game)


@pytest.mark.parametrize(("name", "cost"), [("Ian Carfax", 0), ("Gold Pan Dan", 1)])
@pytest.mark.parametrize("left", [1, 6])
def test_who_has_won_a_combat_may_unlock(name: str, cost: int, left: int) -> None:
    game = table()
    mine, ira = game.ready("Sarah", name, blood=4), game.ready("Alexis", IRA, blood=left - 1)
    duel(game, mine, ira)
    until_or_over(game, "yes")
    assert bool(game.options("yes")) == (left == 1)
    if left == 1:
        game.pick("yes")
        assert not mine.locked and mine.blood == 3 - cost
        # Once in a turn only.
        game.ready("Alexis", IRA, blood=0)
        finish(game)
        game.pick("hunt", minion=mine)
        finish(game)
        assert mine.locked


@pytest.mark.parametrize(
    ("name", "weapon", "long", "lost"),
    [
        ("Joaquin Murietta", GUN, True, 3),
        ("Joaquin Murietta", GUN, False, 2),
        ("Joaquin Murietta", SWORD, False, 2),
        ("Janni", SWORD, False, 3),
        ("Janni", GUN, True, 3),
        ("Mateusz Gryzbowsky", GUN, True, 1),
        ("Mateusz Gryzbowsky", GUN, False, 2),
        ("Nuriel", SWORD, False, 3),
        ("Nuriel", GUN, False, 2),
        ("Elihu", SWORD, False, 4),
        ("Elihu", GUN, False, 2),
    ],
)
def test_some_strike_harder_with_weapons(name: str, weapon: object, long: bool, lost: int) -> None:
    fight = fighting("Fake Out", kurt=name, on_kurt=(weapon,) if weapon else ())  # type: ignore[arg-type]
    if long:
        fight.long()
    game = fight.game
    for _ in range(30):
        if game.asked == "Sarah" and (game.options("weapon") or game.options("hand strike")):
            break
        fight.step()
    game.pick("weapon" if weapon else "hand strike")
    for _ in range(30):
        if game.table.combat is None or fight.ira.blood < 6:
            break
        fight.step()
    assert 6 - fight.ira.blood == lost


def test_michaela_cancels_a_grapple_or_an_aim_once_in_a_combat() -> None:
    for card, may in (("Immortal Grapple", True), ("Torn Signpost", False)):
        fight = fighting(card, ira="Michaela", blood=(6, 6))
        fight.play(card, fight.game.options("play")[0].level if fight.game.options("play") else None)
        game = fight.game
        assert (game.asked == "Alexis" and offered(game, "use", fight.ira)) == may
        if may:
            game.pick("use", fight.ira)
            assert fight.ira.blood == 4
            assert "Immortal Grapple" in game.names("Sarah", "ash heap")


@pytest.mark.parametrize("fought", [True, False])
def test_two_pool_are_gained_as_mr_noir_is_burned_in_combat(fought: bool) -> None:
    game = table()
    noir, ira = game.ready("Sarah", "Mr. Noir", blood=1), game.ready("Alexis", IRA)
    game.on(ira, library("Torch", "Equipment", text="Weapon. Strike: 3 aggravated damage."))
    if fought:
        duel(game, noir, ira)
        until(game, "weapon")
        game.pick("weapon")
        finish(game)
    assert game["Sarah"].pool == (32 if fought else 30)
    assert (noir.place.region == "ash heap") == fought


def test_aziz_counts_the_vampires_burned_against_him() -> None:
    for which, counted in ((vampire("Weak", 1), 1), (None, 0)):
        game = table()
        aziz = game.ready("Sarah", "Aziz, Dammar of Istanbul")
        other = game.ready("Alexis", which, blood=0) if which else game.ready("Alexis", ally("Hound", 1))
        game.on(aziz, library("Torch", "Equipment", text="Weapon. Strike: 2 aggravated damage."))
        duel(game, aziz, other)
        until(game, "weapon")
        game.pick("weapon")
        finish(game)
        assert aziz.counters.get("status", 0) == counted


@pytest.mark.parametrize(
    ("name", "counter"), [("Aziz, Dammar of Istanbul", "status"), ("Unre, Keeper of Golgotha", "trap")]
)
def test_a_vampire_that_was_embraced_is_one_also_as_it_is_burned(name: str, counter: str) -> None:
    """Mina Grotius, whose prey loses it, gains blood, and Path of Death and the Soul may be locked."""
    game = table()
    fighter = game.ready("Sarah", name)
    mina = game.ready("Sarah", "Mina Grotius", blood=1)
    game.in_play("Sarah", "Path of Death and the Soul")
    childe = game.ready("Alexis", "The Embrace", marks={"type": "vampire", "capacity": "1"}, blood=0)
    game.on(fighter, library("Torch", "Equipment", text="Weapon. Strike: 2 aggravated damage."))
    duel(game, fighter, childe)
    until(game, "weapon")
    game.pick("weapon")
    until(game, "yes")
    assert "Path of Death and the Soul" in game.question
    game.pick("no")
    finish(game)
    assert (childe.place.region, fighter.counters.get(counter, 0), mina.blood) == ("ash heap", 1, 4)


def test_who_was_a_mummy_is_no_vampire_as_it_is_burned() -> None:
    game = table()
    aziz = game.ready("Sarah", "Aziz, Dammar of Istanbul")
    mina = game.ready("Sarah", "Mina Grotius", blood=1)
    mummy = game.ready("Alexis", vampire("Weak", 1), marks={"type": "ally"}, blood=1)
    duel(game, aziz, mummy)
    finish(game)
    assert (mummy.place.region, aziz.counters.get("status", 0), mina.blood) == ("ash heap", 0, 1)


@pytest.mark.parametrize("blocked", [True, False])
def test_fleurdumal_opens_the_hand_of_who_blocks_her(blocked: bool) -> None:
    game = table()
    fleur, ira = game.ready("Sarah", "Fleurdumal"), game.ready("Alexis", IRA)
    game.hand("Sarah", "Fake Out")
    game.pick("bleed", minion=fleur)
    until(game, "block", ira)
    if not blocked:
        until_or_over(game, "use", fleur)
        assert game.table.action is None
        return
    game.pick("block", ira)
    until(game, "use", fleur)
    game.pick("use", fleur)
    advance(game, lambda: game.table.combat is not None)
    assert fleur.blood == 7 and all(copy.face_up or 0 in copy.shown_to for copy in game.rules.pile(1, "hand"))
    finish(game)
    assert not any(copy.face_up or 0 in copy.shown_to for copy in game.rules.pile(1, "hand"))


@pytest.mark.parametrize(("card", "may"), [("Conditioning", False), ("Bonding", False), ("Freak Drive", True)])
def test_minds_are_closed_to_who_acts_while_arnulf_attempts_to_block(card: str, may: bool) -> None:
    game = table()
    krid, arnulf = game.ready("Sarah", vampire("Krid", 8, "DOM FOR")), game.ready("Alexis", "Arnulf Jormungandrsson")
    game.hand("Sarah", card)
    game.pick("bleed", minion=krid)
    until(game, "block", arnulf)
    game.pick("block", arnulf)
    advance(game, lambda: game.table.action is None or (game.asked == "Sarah" and bool(game.options("play"))))
    assert bool(game.options("play")) == may
