"""Action cards that embrace, lend numbers, keep counters or need a circle, through the referee at each level; and
templates that several share."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused, succeeds, uses
from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on, may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.special.slaves import slave_of
from vtes_desktop.table.table import Copy, Place


def child_of(game: Position) -> Copy:
    """The vampire that a library card of Sarah has become."""
    return next(copy for copy in game.rules.lying_in_play() if copy.marks.get("type") == "vampire")


def test_create_gargoyle_makes_a_slave() -> None:
    game, krid = acting("", "Create Gargoyle", clan="Tremere", blood=5)
    plays(game, "Create Gargoyle")
    go_on(game, lambda: bool(game.options("amount")))
    game.pick("amount", amount=2)
    game.pass_all()
    child = child_of(game)
    assert (slave_of(game.rules, child), minions.clan(game.rules, child)) == ("Tremere", "Gargoyle")
    assert minions.disciplines(game.rules, child) == {"fli": 2, "vis": 1}
    assert (child.blood, krid.blood, minions.capacity(game.rules, child)) == (2, 3, 2)
    assert child.place.region == "uncontrolled"


def test_who_creates_a_gargoyle_gives_it_no_more_blood_than_there_is() -> None:
    game, krid = acting("", "Create Gargoyle", clan="Tremere", blood=1)
    plays(game, "Create Gargoyle")
    go_on(game, lambda: bool(game.options("amount")))
    assert [each.amount for each in game.options("amount")] == [1, 0]
    game.pick("amount", amount=1)
    game.pass_all()
    assert (child_of(game).blood, krid.blood) == (1, 0)


def test_hatchling_gains_flight_once() -> None:
    game, _ = acting("", "Hatchling", clan="Gargoyle")
    succeeds(game, "Hatchling")
    child = child_of(game)
    assert child.blood == 1
    game.go_to("unlock", "Sarah")
    game.pick("use", "Hatchling")
    assert minions.disciplines(game.rules, child) == {"fli": 2, "vis": 1}
    assert (child.blood, uses(game, "flight")) == (0, [])


@pytest.mark.parametrize(("level", "stealth"), [("obf", (1, 0)), ("OBF", (1, 1))])
def test_psychic_veil_helps_all_actions_of_the_turn(level: str, stealth: tuple[int, int]) -> None:
    game, _ = acting("OBF", "Psychic Veil")
    friend, ira = game.ready("Sarah", ally("Friend", 3)), game.ready("Sarah", vampire("Ira", 4))
    succeeds(game, "Psychic Veil", level)
    assert (minions.stealth(game.rules, ira), minions.stealth(game.rules, friend)) == stealth
    game.go_to("discard", "Alexis")
    assert minions.stealth(game.rules, ira) == 0


def test_open_war_lets_anarchs_fight_and_burn_and_is_bought_off() -> None:
    """LSJ 20100909: each of the two actions once in a turn."""
    game, _ = acting("", "Open War", sect="Anarch", title="baron of Boston")
    game.ready("Justin", vampire("Ira", 4), blood=3)
    wild = game.ready("Alexis", vampire("Wild", 4, sect="Anarch"), blood=4)
    game.in_play("Sarah", "Rack, The")
    game.in_play("Justin", "Rack, The")
    succeeds(game, "Open War")
    game.go_to("master", "Alexis")
    game.pick("use", "Open War", by="Alexis")
    assert game["Alexis"].pool == 29
    game.go_to("minion", "Alexis")
    offered = [option.text for option in game.options("card in play") if option.minion == wild.id]
    assert len([text for text in offered if "Open War" in text]) == 2
    location = next(option for option in game.options("card in play") if "burn a location" in option.text)
    game.pick("card in play", "Open War", minion=wild, level=location.level)
    game.pick("target", target=game.rules.pile(2, "in play")[0])
    game.pass_all()
    assert (game["Alexis"].pool, game.names("Justin", "in play")) == (27, [])


def test_open_war_ends_with_four_pool_on_it() -> None:
    game = table()
    game.in_play("Sarah", "Open War", blood=3)
    game.phase("master", "Alexis")
    game.pick("use", "Open War", by="Alexis")
    assert (game["Alexis"].pool, game["Sarah"].pool, game.names("Sarah", "in play")) == (29, 34, [])


@pytest.mark.parametrize(("level", "bleed", "lost"), [("pot pre", 2, 2), ("POT PRE", 3, 3)])
def test_show_of_force_is_strong_where_it_is_blocked(level: str, bleed: int, lost: int) -> None:
    game, _ = acting("POT PRE", "Show of Force")
    succeeds(game, "Show of Force", level)
    assert game["Alexis"].pool == 30 - bleed
    game, _ = acting("POT PRE", "Show of Force")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    plays(game, "Show of Force", level)
    block(game, ira)
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes", by="Sarah")
    game.pass_all()
    assert ira.blood == 6 - lost


def test_concert_tour_fills_its_vampire() -> None:
    game, krid = acting("", "Concert Tour", clan="Daughter of Cacophony", blood=2)
    succeeds(game, "Concert Tour")
    game.go_to("minion", "Sarah")
    assert (krid.blood, krid.attached) == (6, [])


def test_scrounging_takes_two_of_three() -> None:
    game, _ = acting("", "Scrounging")
    game.library("Sarah", "Majesty", "Deflection", "Bonding", "Govern the Unaligned")
    plays(game, "Scrounging")
    go_on(game, lambda: bool(game.options("take")))
    game.pick("take", "Deflection")
    game.pick("take", "Govern the Unaligned")
    go_on(game, lambda: game.table.action is None)
    assert {"Deflection", "Govern the Unaligned"} <= {*game.names("Sarah", "hand"), *game.names("Sarah", "ash heap")}
    assert "Bonding" in game.names("Sarah", "library")


def test_dive_into_madness_raises_dementation_for_the_turn() -> None:
    game, krid = acting("dem", "Dive into Madness")
    succeeds(game, "Dive into Madness", "dem")
    assert (minions.disciplines(game.rules, krid), krid.locked) == ({"dem": 2}, False)
    game.go_to("discard", "Alexis")
    assert minions.disciplines(game.rules, krid) == {"dem": 1}


def test_dive_into_madness_at_most_two_on_a_vampire() -> None:
    game, krid = acting("DEM", "Dive into Madness")
    game.on(krid, "Dive into Madness", marks={"level": "DEM"})
    succeeds(game, "Dive into Madness", "DEM")
    assert minions.bleed_amount(game.rules, krid) == 3
    game, krid = acting("DEM", "Dive into Madness")
    for _ in range(2):
        game.on(krid, "Dive into Madness", marks={"level": "DEM"})
    refused(game, "Dive into Madness", "DEM")


def test_clan_impersonation_until_it_is_burned() -> None:
    """RTR 20201130: the sect stays; ANK 20200415: its own clan comes back."""
    game, krid = acting("", "Clan Impersonation", clan="Brujah", sect="Sabbat")
    plays(game, "Clan Impersonation")
    game.pick("clan", level="Ventrue")
    game.pass_all()
    assert (minions.clan(game.rules, krid), minions.sect(game.rules, krid)) == ("Ventrue", "Sabbat")
    game.go_to("discard", "Sarah")
    game.go_to("minion", "Sarah")
    game.pick("card in play", "Clan Impersonation")
    game.pass_all()
    assert minions.clan(game.rules, krid) == "Brujah"


@pytest.mark.parametrize("level", ["nec", "pre", "vic"])
def test_gear_up_unlocks_and_helps(level: str) -> None:
    """LSJ 20010627: the card is chosen with the announcement."""
    game, krid = acting("nec pre vic", "Gear Up", sect="Anarch")
    game.ash_heap("Sarah", "Deflection")
    succeeds(game, "Gear Up", level)
    if game.options("discard"):
        blank = next(option for option in game.options("discard") if "Blank" in option.text)
        assert game.referee is not None
        game.referee.answer(game.options().index(blank))
    game.pass_all()
    assert not krid.locked
    assert ("Deflection" in game.names("Sarah", "hand")) == (level == "nec")
    assert minions.stealth(game.rules, krid) == int(level == "pre")
    game.go_to("discard", "Alexis")
    assert minions.stealth(game.rules, krid) == 0
    assert minions.strength(game.rules, krid) == 1 + int(level == "vic")
    game.go_to("minion", "Sarah")
    assert minions.strength(game.rules, krid) == 1


def test_what_lasts_until_your_unlock_phase_ends_in_the_phase_of_who_played_it() -> None:
    """Alexis has taken control of the vampire: it is stronger in her turn still."""
    game, krid = acting("nec pre vic", "Gear Up", sect="Anarch")
    succeeds(game, "Gear Up", "vic")
    game.rules.doing.move_card(krid, Place(1, "ready"), controller=1)
    game.go_to("discard", "Alexis")
    assert minions.strength(game.rules, krid) == 2
    game.go_to("discard", "Sarah")
    assert minions.strength(game.rules, krid) == 1


def test_a_bestial_majesty_ends_in_the_unlock_phase_of_who_controls_the_vampire_by_then() -> None:
    """Alexis has taken control of the vampire: its next unlock phase is in her turn (the text)."""
    game, krid = acting("PRO", "Mantle of the Bestial Majesty")
    succeeds(game, "Mantle of the Bestial Majesty", "PRO")
    assert minions.strength(game.rules, krid) == 2
    game.rules.doing.move_card(krid, Place(1, "ready"), controller=1)
    game.go_to("discard", "Sarah")
    assert minions.strength(game.rules, krid) == 2
    game.go_to("discard", "Alexis")
    assert minions.strength(game.rules, krid) == 1


def test_propaganda_bars_the_titled_and_has_a_minion_locked() -> None:
    game, _ = acting("PRE", "Propaganda")
    prince = game.ready("Alexis", vampire("Prince", 6, title="prince of Boston"))
    ira = game.ready("Alexis", vampire("Ira", 4))
    plays(game, "Propaganda", "PRE")
    go_on(game, lambda: bool(game.options("block")))
    assert [option.copy for option in game.options("block")] == [ira.id]
    go_on(game, lambda: bool(game.options("target")))
    game.pick("target", prince, by="Alexis")
    assert (prince.locked, ira.locked, game["Alexis"].pool) == (True, False, 28)


def test_split_the_veil_two_counters_in_an_unlock_phase() -> None:
    game = table()
    first, _, _ = (game.in_play("Sarah", "Split the Veil", counters={"counters": 1}) for _ in range(3))
    game.ash_heap("Sarah", ally("Ghost", 3, text="Wraith."))
    game.phase("unlock", "Sarah")
    for _ in range(2):
        option = game.options("use")[0]
        assert game.referee is not None
        game.referee.answer(game.options().index(option))
    assert uses(game, "Split the Veil") == []
    assert not game.rules.in_play(first)


def test_419_operation_fills_and_is_emptied_by_either() -> None:
    """ANK 20221011-3: burned for the Edge also without a counter."""
    game = table()
    card = game.in_play("Sarah", "419 Operation", blood=2)
    game.give_edge("Alexis")
    game.phase("unlock", "Sarah")
    game.pick("use", "419 Operation", by="Sarah")
    game.pick("way", amount=0)
    assert (card.blood, game["Alexis"].pool) == (3, 29)
    go_on(game, lambda: game.asked == "Alexis" and bool(uses(game, "burn the Edge")))
    game.pick("use", "419 Operation", by="Alexis")
    assert (game["Alexis"].pool, game.edge, card.place.region) == (32, "", "ash heap")


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_shadow_twin_hurts_and_stays_at_superior(level: str) -> None:
    game, _ = acting("OBT", "Shadow Twin")
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    plays(game, "Shadow Twin", level)
    game.pick("target", ira)
    game.pass_all()
    assert (ira.blood, minions.stealth(game.rules, ira)) == (2, -1 if level == "OBT" else 0)
    game.go_to("minion", "Sarah")
    assert not ira.attached


def test_zillahs_tears_not_in_its_own_turn() -> None:
    game, krid = acting("", "Zillah's Tears", sect="Sabbat", blood=3)
    succeeds(game, "Zillah's Tears")
    assert (krid.blood, uses(game, "Zillah")) == (4, [])
    go_on(game, lambda: game.table.active == 1 and bool(uses(game, "Zillah")))
    game.pick("use", "Zillah's Tears", by="Sarah")
    assert (krid.locked, krid.attached) == (False, [])


@pytest.mark.parametrize(("level", "kept"), [("obf", False), ("OBF", True)])
def test_blithe_acceptance_is_spoiled_by_combat(level: str, kept: bool) -> None:
    """ANK 20230527: each combat anew."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=5)
    game.on(krid, "Blithe Acceptance", marks={"level": level})
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    game.pick("bleed", minion=krid)
    assert game.table.action is not None and game.table.action.stealth == 1
    block(game, ira)
    if kept:
        go_on(game, lambda: bool(game.options("way")))
        game.pick("way", amount=0)
    game.pass_all()
    assert (bool(krid.attached), krid.blood) == (kept, 3 if kept else 4)


def brothers(card: str, level: str) -> tuple[Position, Copy, Copy, Copy]:
    """Krid plays a card; another of its circle is ready, one is uncontrolled."""
    game, krid = acting("SAN", card, clan="Blood Brother", text="Broken Mirror Circle.", sect="Sabbat", blood=2)
    ready = game.ready("Sarah", vampire("Ira", 4, clan="Blood Brother", text="Broken Mirror Circle."))
    child = game.uncontrolled("Sarah", vampire("Uri", 4, clan="Blood Brother", text="Broken Mirror Circle."))
    game.uncontrolled("Sarah", vampire("Stranger", 4))
    ready.locked = card == "Hive Mind"
    succeeds(game, card, level)
    return game, krid, ready, child


def test_unwholesome_bond_counts_brothers() -> None:
    _, krid, _, _ = brothers("Unwholesome Bond", "san")
    assert krid.blood == 4
    _, _, _, child = brothers("Unwholesome Bond", "SAN")
    assert child.blood == 1


def test_hive_mind_unlocks_or_feeds_a_brother() -> None:
    _, krid, ready, _ = brothers("Hive Mind", "san")
    assert (krid.locked, ready.locked) == (False, False)
    _, _, _, child = brothers("Hive Mind", "SAN")
    assert child.blood == 3


def test_red_list_bars_and_marks_its_target() -> None:
    game, _ = acting("", "Red List", title="prince of Boston")
    ira, uri = game.ready("Alexis", vampire("Ira", 4)), game.ready("Alexis", vampire("Uri", 9))
    plays(game, "Red List")
    go_on(game, lambda: bool(game.options("block")))
    assert [option.copy for option in game.options("block")] == [uri.id]
    game.pass_all()
    assert ira.marks.get("red list") == "yes"


def test_fiendish_tongue_lessens_anarchs_and_lets_a_tzimisce_unlock() -> None:
    game, krid = acting("", "Fiendish Tongue", clan="Tzimisce", sect="Sabbat", blood=3)
    ira = game.ready("Alexis", vampire("Ira", 4, sect="Anarch"))
    plays(game, "Fiendish Tongue")
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    game.pass_all()
    assert game["Alexis"].pool == 28
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes", by="Sarah")
    assert (krid.locked, krid.blood) == (False, 2)


def test_preternatural_strength_bars_a_card_by_its_name() -> None:
    game, krid = acting("POT", "Preternatural Strength")
    succeeds(game, "Preternatural Strength", "POT")
    assert minions.strength(game.rules, krid) == 3
    for bears in (True, False):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, "POT"))
        ira = game.ready("Justin", vampire("Ira", 6))
        game.hand("Sarah", "Torn Signpost")
        if bears:
            game.on(krid, "Preternatural Strength", marks={"level": "pot"})
        game.phase("minion", "Justin")
        game.pick("bleed", minion=ira)
        block(game, krid)
        go_on(game, lambda game=game: may_play(game, "Torn Signpost") or game.table.action is None)
        assert may_play(game, "Torn Signpost") != bears
