"""Reactions that are defined by name – blocks made peaceful, votes cancelled, cards cancelled – played through the
referee."""

from __future__ import annotations

import pytest

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, use
from tests.abilities.test_masters_of_starters import called
from tests.abilities.test_modifier_cards_after_burning import plays
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.here import CHOSEN
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.politics.referendum import tally
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)


def polling(game: Position, caller: Copy) -> None:
    """A referendum is called, and votes are being cast."""
    called(game, caller)
    for _ in range(20):
        if game.table.referendum is not None and game.table.referendum.step == "polling":
            return
        game.passes()


def test_a_conflict_of_interests_cancels_the_votes_of_a_clansman() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue", title="prince of Boston"))
    game.ready("Alexis", vampire("Ira", 6, clan="Ventrue"))
    (card,) = game.hand("Alexis", "Conflict of Interests")
    polling(game, krid)
    game.pick("title for", krid)
    assert plays(game, card)
    game.pick("target", krid)
    assert game.table.referendum is None or tally(game.rules, "for") == 0


@pytest.mark.parametrize(("vehicle", "blood", "pool"), [(True, 4, 30), (False, 6, 29)])
def test_a_car_bomb_is_for_who_drives(vehicle: bool, blood: int, pool: int) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    car = game.on(krid, library("Car", "Equipment", text="Vehicle. +1 stealth.")) if vehicle else None
    ira = game.ready("Alexis", vampire("Ira", 6, sect="Anarch"))
    (card,) = game.hand("Alexis", "Car Bomb")
    game.pick("bleed", minion=krid)
    assert plays(game, card)
    assert ira.locked
    finish(game)
    assert (krid.blood, game["Alexis"].pool) == (blood, pool)
    if car is not None:
        assert car.place.region == "ash heap"


def test_extortion_is_paid_to_unlock_and_ends_for_the_edge() -> None:
    game = at("minion")
    krid, ira = game.ready("Sarah", vampire("Krid", 6), blood=5), game.ready("Alexis", vampire("Ira", 6, "SER"))
    (card,) = game.hand("Alexis", "Extortion")
    duel(game, krid, ira)
    assert plays(game, card, "ser")
    finish(game)
    assert card.place.on == krid.id
    game.go_to("discard", "Justin")
    use(game, card, "unlock")
    assert (krid.locked, krid.blood) == (False, 3)
    game.give_edge("Sarah")
    use(game, card, "Edge")
    assert (card.place.region, game.edge) == ("ash heap", "")


def test_extortion_is_put_on_nobody_who_was_burned() -> None:
    game = at("minion")
    krid, ira = game.ready("Sarah", vampire("Krid", 6), blood=1), game.ready("Alexis", vampire("Ira", 6, "SER PRO POT"))
    (card,) = game.hand("Alexis", "Extortion")
    game.hand("Alexis", "Wolf Claws", "Roundhouse")
    game.pick("bleed", minion=krid)
    game.pick("block", minion=ira)
    until(game, "play")
    game.pick("play", "Wolf Claws")
    until(game, "play")
    game.pick("play", "Roundhouse", level="pot")
    until(game, "play")
    assert krid.place.region == "ash heap"
    assert [option.level for option in game.options("play") if option.copy == card.id] == ["SER"]


def test_extortion_of_a_methuselah_costs_pool_each_turn() -> None:
    game = at("minion")
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", vampire("Ira", 6, "SER"))
    (card,) = game.hand("Alexis", "Extortion")
    duel(game, krid, ira)
    assert plays(game, card, "SER")
    finish(game)
    assert (card.controller, card.place.region) == (0, "in play")
    game.go_to("discard", "Justin")
    game.go_to("minion", "Sarah")
    assert game["Sarah"].pool == 29


def test_the_night_walker_is_bound_by_a_kerrie() -> None:
    for codes, held, ends in (("", True, True), ("aus", True, False), ("", False, False)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, codes))
        ira = game.torpor("Alexis", vampire("Sleeper", 6))
        other = game.ready("Alexis", vampire("Other", 6), locked=True)
        if held:
            game.on(other, "Kerrie")
        (card,) = game.hand("Alexis", "Bind the Night-Walker")
        void = game.on(krid, "Path of the Void")
        game.pick("card in play", void)
        game.pick("target", other)
        assert plays(game, card) == ends
        finish(game)
        assert (other.blood, ira.place.region) == (6 if ends else 5, "torpor")


def test_glare_of_lies_counts_action_modifiers() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 bleed."))
    game.hand("Sarah", "Cloak the Gathering", "Conditioning", "Deflection")
    game.ready("Alexis", vampire("Ira", 6, "AUS OBE"))
    (card,) = game.hand("Alexis", "Glare of Lies")
    game.pick("bleed", minion=krid)
    assert plays(game, card, "AUS OBE")
    game.pick("seen")
    finish(game)
    assert game["Alexis"].pool == 29


@pytest.mark.parametrize(("capacity", "may"), [(5, True), (7, False)])
def test_a_hard_case_fights_no_younger_minion(capacity: int, may: bool) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", capacity))
    gun = game.on(krid, "Ivory Bow")
    ira = game.ready("Alexis", vampire("Ira", 6, "FOR"))
    (card,) = game.hand("Alexis", "Hard Case")
    duel(game, krid, ira)
    assert plays(game, card, "FOR") == may
    if may:
        finish(game)
        assert (gun.place.region, ira.locked, krid.blood, ira.blood) == ("ash heap", True, capacity, 5)


@pytest.mark.parametrize(("level", "cancels"), [("pot pre", "pre"), ("POT PRE", "dom")])
def test_an_iron_heart_cancels_presence_or_dominate(level: str, cancels: str) -> None:
    for code in ("pre", "dom"):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, "pre dom"))
        ira = game.ready("Alexis", vampire("Iron", 6, "POT PRE"))
        (trick,) = game.hand("Sarah", library("Trick", "Action Modifier", disciplines=code, text="+1 bleed."))
        (card,) = game.hand("Alexis", "Iron Heart")
        game.pick("bleed", minion=krid)
        until(game, "play", trick)
        game.pick("play", trick)
        offered = any(option.copy == card.id and option.level == level for option in game.options("play"))
        assert offered == (code == cancels)
        if offered:
            game.pick("play", card, level=level)
            finish(game)
            assert (game["Alexis"].pool, ira.blood) == (29, 5)


def test_irregular_protocol_has_the_caller_abstain() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
    ira = game.ready("Alexis", IRA)
    (card,) = game.hand("Alexis", "Irregular Protocol")
    polling(game, krid)
    game.pick("title for", krid)
    assert plays(game, card)
    assert ira.locked
    assert game.table.referendum is None or tally(game.rules, "for") == 0


@pytest.mark.parametrize(("against", "owed"), [(True, True), (False, False)])
def test_the_kings_favor_is_owed_by_who_won_by_it(against: bool, owed: bool) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
    lion = game.ready("Alexis", vampire("Lion", 6, clan="Guruhi", sect="Laibon"), blood=2)
    foe = game.ready("Justin", vampire("Foe", 6, title="prince of Paris"))
    (card,) = game.hand("Alexis", "King's Favor")
    polling(game, krid)
    game.pick("title for", krid)
    assert plays(game, card)
    until(game, "gained for", lion)
    game.pick("gained for", lion)
    if against:
        until(game, "title against", foe)
        game.pick("title against", foe)
    finish(game)
    assert (card.place.region == "in play") == owed
    if owed:
        game.go_to("discard", "Sarah")
        use(game, card, by="Alexis")
        game.pick("amount", amount=3)
        assert (krid.blood, lion.blood, card.place.region) == (3, 5, "ash heap")


def test_the_kings_favor_is_no_boon_to_keep_where_no_boons_are_put_into_play() -> None:
    """Blood Trade bars what it puts into play, not its votes."""
    game = at("minion")
    game.in_play("Justin", "Blood Trade")
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
    lion = game.ready("Alexis", vampire("Lion", 6, clan="Guruhi", sect="Laibon"), blood=2)
    (card,) = game.hand("Alexis", "King's Favor")
    polling(game, krid)
    assert plays(game, card)
    until(game, "gained for", lion)
    game.pick("gained for", lion)
    finish(game)
    assert any("The referendum passes: 3 for" in line for line in game.log)
    assert card.place.region == "ash heap"


@pytest.mark.parametrize(("clan", "owed"), [("Guruhi", True), ("Brujah", False)])
def test_the_kings_favor_is_for_a_guruhi_as_long_as_it_is_one(clan: str, owed: bool) -> None:
    """Who had it as a Guruhi may be of another clan by now."""
    for phase in ("unlock", "minion"):
        game = at(phase, "Alexis")
        krid = game.ready("Sarah", vampire("Krid", 6))
        lion = game.ready("Alexis", vampire("Lion", 6, sect="Laibon"), clan=clan)
        marks = {f"{CHOSEN} friend": str(lion.id), f"{CHOSEN} debtor": str(krid.id)}
        card = game.in_play("Alexis", "King's Favor", marks=marks)
        if phase == "unlock":
            game.start()
            assert any(each.copy == card.id for each in game.options("use")) == owed
        else:
            lion.blood = 3
            game.pick("hunt", minion=lion)
            while game.table.action is not None and not game.options("block"):
                game.passes()
            assert any(each.copy == krid.id for each in game.options("block")) != owed


@pytest.mark.parametrize(("level", "pool", "locked"), [("pre", 29, True), ("obe", 29, False), ("OBE", 30, False)])
def test_a_peacemaker_lets_a_weaker_action_through(level: str, pool: int, locked: bool) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 bleed."))
    ira = game.ready("Alexis", vampire("Ira", 6, "OBE pre"))
    (card,) = game.hand("Alexis", "Peacemaker")
    duel(game, krid, ira)
    assert plays(game, card, level)
    finish(game)
    assert (game["Alexis"].pool, ira.locked, krid.blood) == (pool, locked, 6)


def test_a_peacemaker_is_for_actions_against_its_methuselah() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    ira = game.ready("Alexis", vampire("Ira", 6, "OBE pre"))
    (card,) = game.hand("Alexis", "Peacemaker")
    game.pick("hunt", minion=krid)
    game.rules.change_action(stealth=0)
    until(game, "block", ira)
    game.pick("block", ira)
    assert not plays(game, card)


def test_the_power_of_all_cancels_any_library_card() -> None:
    for others, possible in ((1, True), (0, False)):
        game = at("master")
        (doll,) = game.hand("Sarah", "Blood Doll")
        game.ready("Sarah", vampire("Krid", 6))
        one = game.ready("Alexis", vampire("One", 6, sect="Anarch"))
        for number in range(others):
            game.ready("Alexis", vampire(f"Other {number}", 6, sect="Anarch"))
        (card,) = game.hand("Alexis", "Power of All")
        game.pick("master", doll)
        game.pick("target", minion=game.rules.pile(0, "ready")[0]) if game.options("target") else None
        offered = any(option.copy == card.id for option in game.options("play"))
        assert offered == possible
        if offered:
            game.pick("play", card, minion=one)
            assert (doll.place.region, one.locked, one.blood) == ("ash heap", True, 4)


def test_time_is_rewound_for_an_action_card_or_a_master() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6, "tem"))
    (deed,) = game.hand("Sarah", library("Deed", "Action", text="Gain 1 pool."))
    (card,) = game.hand("Alexis", "Rewind Time")
    game.pick("action card", deed, minion=krid)
    game.pick("play", card, level="tem")
    assert (krid.locked, game["Sarah"].pool, ira.blood) == (False, 30, 4)
    game = at("master")
    game.ready("Alexis", vampire("Ira", 6, "TEM"))
    (deed,) = game.hand("Sarah", library("Gift", "Master", pool=2, text="Gain 3 pool."))
    game.hand("Sarah", library("Other", "Master", text="Gain 1 pool."))
    (card,) = game.hand("Alexis", "Rewind Time")
    game.pick("master", deed)
    game.pick("play", card, level="TEM")
    assert game["Sarah"].pool == 30
    assert game.options("master")


def test_no_reaction_but_such_is_played_without_an_action() -> None:
    game = at("master")
    game.ready("Alexis", vampire("Ira", 6, "POT PRE"))
    (deed,) = game.hand("Sarah", library("Gift", "Master", text="Gain 3 pool."))
    (card,) = game.hand("Alexis", "Iron Heart")
    game.pick("master", deed)
    assert not any(option.copy == card.id for option in game.options("play"))


@pytest.mark.parametrize("card", ["Rewind Time", "Power of All"])
def test_nobody_wakes_without_an_action_for_what_is_played_without_one(card: str) -> None:
    """A wake is no such reaction (PIB 20120808)."""
    game = at("master")
    for name in ("Ira", "Ivo"):
        game.ready("Alexis", vampire(name, 6, "TEM", sect="Anarch"), locked=True)
    (deed,) = game.hand("Sarah", library("Gift", "Master", text="Gain 3 pool."))
    game.hand("Alexis", card, "Wake with Evening's Freshness")
    game.pick("master", deed)
    assert not game.options("play")
    assert game["Sarah"].pool == 33


def test_the_skin_of_a_vulture_flies_until_the_unlock_phase() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."))
    ira = game.ready("Alexis", vampire("Ira", 6, "ABO"))
    (card,) = game.hand("Alexis", "Taking the Skin: Vulture")
    game.pick("bleed", minion=krid)
    until(game, "block", ira)
    game.pick("block", ira)
    assert plays(game, card, "abo")
    finish(game)
    assert (card.place.on, minions.disciplines(game.rules, ira).get("fli")) == (ira.id, 2)
    game.go_to("discard", "Alexis")
    assert (card.place.region, minions.disciplines(game.rules, ira).get("fli")) == ("ash heap", None)


def test_nobody_flies_without_the_skin_of_a_vulture_that_was_burned() -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 8, "OBE"))
    ira = game.ready("Sarah", vampire("Ira", 6))
    skin = game.on(ira, "Taking the Skin: Vulture", marks={"level": "abo", minions.GIVES_TRAIT: "flight"})
    game.hand("Sarah", "Cleansing Ritual")
    assert minions.disciplines(game.rules, ira).get("fli") == 2
    game.pick("action card", "Cleansing Ritual", level="obe")
    finish(game)
    assert (skin.place.region, minions.disciplines(game.rules, ira).get("fli")) == ("ash heap", None)


def test_an_unexpected_coalition_holds_while_all_vote_alike() -> None:
    for side, votes in (("for", 3), ("against", 0)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Brujah antitribu", sect="Sabbat"))
        other = game.ready("Sarah", vampire("Other", 6, clan="Brujah antitribu", sect="Sabbat"))
        third = game.ready("Alexis", vampire("Third", 6, clan="Brujah antitribu", sect="Sabbat"))
        (card,) = game.hand("Sarah", "Unexpected Coalition")
        polling(game, krid)
        assert plays(game, card)
        until(game, "gained for", krid)
        game.pick("gained for", krid)
        game.pick("gained for", other)
        assert tally(game.rules, "for") == 2
        until(game, f"gained {side}", third)
        game.pick(f"gained {side}", third)
        if game.table.referendum is not None:
            assert tally(game.rules, "for") + tally(game.rules, "against") == votes


def test_a_broken_coalition_costs_each_vampire_one_vote_though_it_has_cast_in_two_parts() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "PRE", clan="Brujah antitribu", sect="Sabbat"))
    third = game.ready("Alexis", vampire("Third", 6, clan="Brujah antitribu", sect="Sabbat"))
    game.ready("Alexis", vampire("Fourth", 6, clan="Brujah antitribu", sect="Sabbat"))
    card, oration = game.hand("Sarah", "Unexpected Coalition", "Bewitching Oration")
    polling(game, krid)
    assert plays(game, card)
    until(game, "gained for", krid)
    game.pick("gained for", krid)
    before = tally(game.rules, "for")
    assert plays(game, oration, "PRE")
    until(game, "gained for", krid)
    game.pick("gained for", krid)
    gained = tally(game.rules, "for") - before
    until(game, "gained against", third)
    game.pick("gained against", third)
    assert gained > 1
    assert (tally(game.rules, "for"), tally(game.rules, "against")) == (gained, 0)


def test_an_unholy_radiance_needs_three_orun() -> None:
    for oruns in (3, 2):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
        lion = game.ready("Alexis", vampire("Lion", 6, sect="Laibon"), locked=True)
        for _ in range(oruns):
            game.on(lion, "Orun")
        (card,) = game.hand("Alexis", "Unholy Radiance")
        polling(game, krid)
        assert plays(game, card) == (oruns == 3)
        if oruns == 3:
            assert sum(game.rules.passing.referendum.gained_votes.values()) == 4
