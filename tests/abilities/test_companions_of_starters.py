"""Allies and retainers of the starter decks that are defined by name, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_masters_of_starters import seen
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.rules.invented import ally, library, vampire

IRA = vampire("Ira", 6)
LOCKER = library("Deed", "Action", text="(D) Lock a minion.")


def test_the_bodyguard_prevents_damage_and_has_actions_fail() -> None:
    game = at("minion")
    krid = game.ready("Sarah", IRA, blood=4)
    guard = game.on(krid, "Szlachta Bodyguard")
    foe = game.ready("Alexis", vampire("Foe", 8, text="+1 strength."))
    duel(game, krid, foe)
    use(game, guard, "prevent")
    finish(game)
    assert (krid.blood, guard.locked) == (3, True)
    for mine in (True, False):
        game = at("minion", "Alexis")
        foe = game.ready("Alexis", vampire("Foe", 8))
        krid = game.ready("Sarah", IRA)
        game.ready("Justin", vampire("Other", 4))
        guard = game.on(krid, "Szlachta Bodyguard")
        game.hand("Alexis", LOCKER)
        game.pick("action card", minion=foe)
        game.pick("target", krid if mine else foe)
        assert seen(game, guard) == mine
        if mine:
            use(game, guard, "fails")
            finish(game)
            assert (krid.locked, guard.place.region) == (False, "ash heap")


def test_a_screamer_lowers_stealth_of_neighbours_or_saves_an_ally() -> None:
    for acting in ("Alexis", "Justin", "Sarah"):
        game = at("minion", acting)
        screamer = game.ready("Sarah", "Screamer")
        foe = game.ready(acting, vampire("Foe", 8, text="+1 stealth."))
        game.ready("Sarah", IRA)
        game.pick("bleed", minion=foe)
        stealth = game.rules.action.stealth if game.table.action is not None else 0
        found = seen(game, screamer)
        assert found == (acting != "Sarah")
        if found:
            use(game, screamer, "stealth")
            assert game.table.action is None or game.rules.action.stealth == stealth - 1
            assert screamer.place.region == "ash heap"
    for target_is_ally in (True, False):
        game = at("minion", "Alexis")
        screamer, other = game.ready("Sarah", "Screamer"), game.ready("Sarah", ally("Helper", 2))
        mine, foe = game.ready("Sarah", IRA), game.ready("Alexis", vampire("Foe", 8))
        game.hand("Alexis", LOCKER)
        game.pick("action card", minion=foe)
        target = other if target_is_ally else mine
        game.pick("target", target)
        while game.table.action is not None and game.asked != "Sarah":
            game.passes()
        assert offers(game, screamer, words="fails") == target_is_ally
        if target_is_ally:
            use(game, screamer, "fails")
            finish(game)
            assert not other.locked


def test_the_vozhd_of_gravesend_cancels_strike_cards_for_life() -> None:
    for text, possible in (("Strike: dodge.", True), ("Prevent 1 damage.", False)):
        game = at("minion")
        vozhd = game.ready("Sarah", "The Vozhd of Gravesend")
        ira = game.ready("Alexis", vampire("Ira", 6, "cel"))
        (card,) = game.hand("Alexis", library("Blink", "Combat", disciplines="cel", text=text))
        duel(game, vozhd, ira)
        until(game, "play", card)
        game.pick("play", card)
        assert (game.asked == "Sarah" and offers(game, vozhd)) == possible
        if possible:
            use(game, vozhd)
            assert vozhd.blood == 4 and "Blink" in game.names("Alexis", "ash heap")


def test_the_vozhd_of_szczecin_prevents_for_protean_and_is_unlocked() -> None:
    for code, possible in (("pro", True), ("pre", False)):
        game = at("minion")
        vozhd = game.ready("Sarah", "The Vozhd of Szczecin")
        game.hand("Sarah", library("Claws", "Combat", disciplines=code, text="Strike: dodge."))
        ira = game.ready("Alexis", vampire("Ira", 6, text="+1 strength."))
        duel(game, vozhd, ira)
        found = seen(game, vozhd)
        assert found == possible
        if found:
            use(game, vozhd)
            finish(game)
            assert vozhd.blood == 5
    for clan, whose, possible in (
        ("Tzimisce", "Alexis", True),
        ("Toreador", "Alexis", False),
        ("Tzimisce", "Sarah", False),
    ):
        game = at("minion", whose)
        vozhd = game.ready("Sarah", "The Vozhd of Szczecin", locked=True)
        lord = game.ready("Sarah", vampire("Lord", 6, clan=clan), blood=3)
        actor = game.ready(whose, vampire("Foe", 8))
        if possible:
            # It may be unlocked before the action already.
            assert offers(game, vozhd)
            game.passes()
        game.pick("hunt" if whose == "Sarah" else "bleed", minion=actor)
        found = seen(game, vozhd)
        assert found == possible
        if found:
            use(game, vozhd)
            assert (vozhd.locked, lord.blood) == (False, 2)


def test_the_vozhd_of_juiz_de_fora_feeds_on_a_tzimisce() -> None:
    for life, steals in ((3, 2), (5, 0)):
        game = at("unlock")
        vozhd = game.ready("Sarah", "The Vozhd of Juiz de Fora", blood=life)
        lord = game.ready("Sarah", vampire("Lord", 6, clan="Tzimisce"), blood=5)
        game.start()
        assert offers(game, vozhd) == bool(steals)
        if steals:
            use(game, vozhd)
            assert max(option.amount for option in game.options()) == 2
            game.pick(game.options()[0].kind, amount=steals)
            assert (vozhd.blood, lord.blood) == (5, 3)


def test_the_heartrender_takes_an_ally_with_it() -> None:
    for text, possible in (
        ("Mortal with 3 life. 1 strength, 0 bleed.", True),
        ("Wraith with 3 life. 1 strength, 0 bleed.", False),
    ):
        game = at("minion")
        render = game.ready("Sarah", "Heartrender")
        foe = game.ready("Alexis", library("Foe", "Ally", text=text))
        assert offered(game, "card in play", render) == possible
        if possible:
            game.pick("card in play", render)
            finish(game)
            assert (foe.place.region, render.place.region) == ("ash heap", "removed")


@pytest.mark.parametrize("level", ["obl", "OBL"])
def test_bone_shamblers_lock_for_another(level: str) -> None:
    game = at("minion")
    one = game.ready("Sarah", "Bone Shambler", marks={"level": level})
    two = game.ready("Sarah", "Bone Shambler", marks={"level": level})
    lord = game.ready("Sarah", vampire("Lord", 6, clan="Hecata"), blood=3)
    game.pick("bleed", minion=one)
    use(game, one, "lock another")
    assert two.locked and not offers(game, one, words="lock another")
    assert offers(game, one, words="burn 1 blood") == (level == "OBL")
    if level == "OBL":
        use(game, one, "burn 1 blood")
    finish(game)
    assert (game["Alexis"].pool, lord.blood) == ((28, 3) if level == "obl" else (27, 2))


@pytest.mark.parametrize("level", ["obl", "OBL"])
def test_gravebound_drones_guard_each_other_and_bleed_together(level: str) -> None:
    game = at("minion")
    one = game.ready("Sarah", "Gravebound Drone", marks={"level": level})
    two = game.ready("Sarah", "Gravebound Drone", marks={"level": level})
    ira = game.ready("Alexis", IRA)
    duel(game, one, ira)
    assert seen(game, two)
    use(game, two)
    finish(game)
    assert (one.blood, two.blood) == (2, 1)
    game = at("minion")
    one = game.ready("Sarah", "Gravebound Drone", marks={"level": level})
    two = game.ready("Sarah", "Gravebound Drone", marks={"level": level})
    game.pick("bleed", minion=one)
    assert (game.table.action is not None and offers(game, one, words="bleed")) == (level == "OBL")
    if level == "OBL":
        use(game, one, "bleed")
        finish(game)
        assert (game["Alexis"].pool, two.blood) == (28, 1)


@pytest.mark.parametrize(("hands", "locked"), [(1, True), (2, False)])
def test_thuggees_lock_without_as_many_of_the_black_hand(hands: int, locked: bool) -> None:
    game = at("unlock")
    thuggees = [game.ready("Sarah", "Marijava Thuggee") for _ in range(2)]
    for number in range(hands):
        game.ready("Sarah", vampire(f"V{number}", 4, sect="Sabbat", text="Black Hand."))
    game.go_to("minion", "Sarah")
    assert [each.locked for each in thuggees] == [locked, locked]


def test_the_succubus_steals_life_or_blood() -> None:
    for card, blood in ((IRA, 3), (ally("Foe", 3), 3), (IRA, 0)):
        game = at("minion")
        lady = game.ready("Sarah", "Succubus")
        foe = game.ready("Alexis", card, blood=blood)
        game.pick("card in play", lady)
        finish(game)
        assert (foe.blood, lady.blood) == (max(0, blood - 1), 4 if blood else 3)


def test_tutu_robs_vampires_in_torpor_of_others() -> None:
    game = at("minion")
    tutu = game.ready("Sarah", "Tutu the Doubly Evil One")
    ira, awake = game.torpor("Alexis", IRA), game.ready("Alexis", vampire("Awake", 5))
    bow, gun = game.on(ira, "Ivory Bow"), game.on(awake, ".44 Magnum")
    game.pick("card in play", tutu)
    awake.locked = True
    finish(game)
    assert (bow.place.on, gun.place.on) == (tutu.id, awake.id)


def test_virgil_drinks_a_retainer_of_his() -> None:
    game = at("minion")
    virgil = game.ready("Sarah", "Virgil", blood=3)
    text = "Animal with 2 life."
    cat, other = game.on(virgil, library("Cat", "Retainer", text=text)), game.ready("Sarah", IRA)
    dog = game.on(other, library("Dog", "Retainer", text=text))
    choice = next(option for option in game.options("card in play") if "life" in option.text)
    game.pick("card in play", virgil, level=choice.level)
    finish(game)
    assert (virgil.blood, cat.place.region, dog.blood) == (5, "ash heap", 2)


def test_a_corpse_minion_turns_blood_into_intercept_again_and_again() -> None:
    game = at("minion")
    foe = game.ready("Sarah", vampire("Foe", 8, text="+3 stealth."))
    krid = game.ready("Alexis", IRA, blood=5)
    corpse = game.on(krid, "Corpse Minion")
    game.pick("bleed", minion=foe)
    until(game, "block", krid)
    game.pick("block", krid)
    for amount in (2, 1):
        use(game, corpse, by="Alexis")
        game.pick(game.options()[0].kind, amount=amount)
    finish(game)
    assert (krid.blood, krid.locked, game["Alexis"].pool) == (5 - 3 - 1, True, 30)


def test_a_zombie_is_burned_for_blood() -> None:
    game = at("minion")
    krid = game.ready("Sarah", IRA, blood=2)
    zombie = game.on(krid, "Zombie")
    other = game.ready("Sarah", vampire("Other", 5))
    assert not any(option.minion == other.id for option in game.options("card in play"))
    game.pick("card in play", zombie, minion=krid)
    finish(game)
    assert (krid.blood, zombie.place.region) == (4, "ash heap")


@pytest.mark.parametrize("amount", [1, 2])
def test_the_ruins_give_maneuvers_for_blood(amount: int) -> None:
    game = at("minion")
    krid = game.ready("Sarah", IRA, blood=5)
    ruins = game.on(krid, "Ruins of Villers Abbey, Belgium")
    foe = game.ready("Alexis", vampire("Foe", 8))
    game.on(foe, ".44 Magnum")
    duel(game, krid, foe)
    assert seen(game, ruins)
    use(game, ruins)
    game.pick(game.options()[0].kind, amount=amount)
    assert krid.blood == 5 - amount
    used = 0
    while game.table.action is not None and not game.options("weapon"):
        if game.options("maneuver"):
            used += game.asked == "Sarah"
            game.pick("maneuver", game.table.copies[game.options("maneuver")[0].copy])
        else:
            game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert used == amount


@pytest.mark.parametrize(("clan", "possible"), [("Brujah antitribu", True), ("Brujah", False)])
def test_a_survivalist_locks_for_a_maneuver(clan: str, possible: bool) -> None:
    game = at("minion")
    friend = game.ready("Sarah", "Survivalist")
    krid, foe = game.ready("Sarah", vampire("Krid", 6, clan=clan)), game.ready("Alexis", IRA)
    duel(game, krid, foe)
    found = seen(game, friend)
    assert found == possible
    if found:
        use(game, friend)
        finish(game)
        assert friend.locked and foe.blood == 6


@pytest.mark.parametrize(("life", "asked_again"), [(5, True), (1, False)])
def test_no_strike_is_chosen_again_once_the_vozhd_has_burned_its_last_life_to_cancel_one(
    life: int, asked_again: bool
) -> None:
    game = table()
    vozhd = game.ready("Alexis", "The Vozhd of Gravesend", blood=life)
    krid = game.ready("Sarah", vampire("Krid", 6, disciplines="PRE"), blood=6)
    game.hand("Sarah", "Majesty", "Majesty")
    game.pick("bleed", minion=krid)
    game.pick("block", minion=vozhd)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Majesty", level="pre")
    game.pick("use", vozhd, by="Alexis")
    assert vozhd.place.region == ("ready" if asked_again else "ash heap")
    assert bool(game.options("hand strike")) == bool(game.options("play")) == asked_again
    assert (krid.blood, game.names("Sarah", "ash heap")) == (6, ["Majesty"])
    assert (game.table.action is not None) == asked_again
