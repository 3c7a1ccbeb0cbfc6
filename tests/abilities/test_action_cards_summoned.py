"""Action cards that summon, train, teach and compare, and templates of action cards, through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused, succeeds, uses
from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.extras import available
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.table.sight import sees


def test_summon_history_brings_what_costs_no_more_than_x() -> None:
    """LSJ 20100302-1: what comes to the ready region can act at once; requirements do not apply."""
    game, krid = acting("TEM", "Summon History", blood=5)
    game.ash_heap("Sarah", ally("Friend", 3, pool=2), ally("Giant", 5, pool=4))
    plays(game, "Summon History", "tem")
    go_on(game, lambda: bool(game.options("x")))
    game.pick("x", amount=2)
    go_on(game, lambda: bool(game.options("search")))
    assert len(game.options("search")) == 1
    game.pick("search", "Friend")
    game.pass_all()
    friend = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Friend")
    assert (friend.blood, krid.blood, friend.place.region) == (3, 3, "ready")


def test_summon_history_brings_a_vampire_without_blood() -> None:
    game, _ = acting("TEM", "Summon History", blood=5)
    game.crypt("Sarah", vampire("Small", 3), vampire("Rare", 2, text="Scarce."), vampire("Big", 6))
    plays(game, "Summon History", "TEM")
    go_on(game, lambda: bool(game.options("x")))
    game.pick("x", amount=3)
    go_on(game, lambda: bool(game.options("search")))
    assert len(game.options("search")) == 1
    game.pick("search", "Small")
    game.pass_all()
    assert [copy.blood for copy in game.rules.pile(0, "ready") if game.name(copy) == "Small"] == [0]


def test_web_of_knives_recruit_is_trained_in_three_turns() -> None:
    game, _ = acting("", "Web of Knives Recruit", clan="Banu Haqim")
    succeeds(game, "Web of Knives Recruit")
    card = next(copy for copy in game.rules.lying_in_play() if copy.counters)
    assert (card.place.region, card.counters, minions.is_minion(game.rules, card)) == (
        "uncontrolled",
        {"training": 3},
        False,
    )
    for _ in range(3):
        game.go_to("discard", "Alexis")
        game.go_to("minion", "Sarah")
    assert (card.place.region, card.blood, minions.sect(game.rules, card)) == ("ready", 3, "Independent")
    assert minions.disciplines(game.rules, card) == {"cel": 1, "obf": 1, "pot": 1, "qui": 1}


def test_web_of_knives_recruits_no_more_than_two_in_a_phase() -> None:
    game = table()
    marks = {"trained": "yes"}
    cards = [
        game.uncontrolled("Sarah", "Web of Knives Recruit", marks=marks, counters={"training": 2}, face_up=True)
        for _ in range(3)
    ]
    game.phase("unlock", "Sarah")
    for card in cards[1:]:
        game.pick("use", card)
    assert uses(game, "training") == []
    assert [card.counters["training"] for card in cards] == [2, 1, 1]


def test_khabar_glory_first_of_the_turn_and_until_the_next() -> None:
    game, krid = acting("", "Khabar: Glory", clan="Banu Haqim")
    succeeds(game, "Khabar: Glory")
    assert (krid.locked, minions.bleed_amount(game.rules, krid)) == (False, 2)
    game.pool("Alexis", 2)
    game.pick("bleed", minion=krid)
    game.pass_all()
    assert (game["Alexis"].ousted, game["Sarah"].pool) == (True, 30 + 6 + 4)
    game, krid = acting("", "Khabar: Glory", clan="Banu Haqim")
    other = game.ready("Sarah", vampire("Ira", 4), blood=2)
    game.pick("bleed", minion=other)
    game.pass_all()
    refused(game, "Khabar: Glory")
    assert not krid.locked


@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_contagion_costs_the_others_pool(level: str) -> None:
    game, _ = acting("DAI", "Contagion", text="Infernal.")
    succeeds(game, "Contagion", level)
    game.go_to("discard", "Alexis")
    assert (game["Alexis"].pool, game["Sarah"].pool) == (29, 30)


def test_contagion_steals_who_is_corrupted() -> None:
    """ANK 20200909: as part of the strike."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=5)
    game.on(krid, "Contagion", marks={"level": "DAI"})
    ira = game.ready("Alexis", vampire("Ira", 2), counters={"corruption 0": 1}, blood=2)
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: bool(uses(game, "corruption")))
    game.pick("use", "Contagion")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes", by="Sarah")
    game.pass_all()
    assert (ira.controller, ira.counters.get("corruption 0", 0)) == (0, 0)


def test_founders_of_the_ebony_kingdom_goes_when_its_vampire_leaves() -> None:
    game, _ = acting("", "Founders of the Ebony Kingdom", clan="Guruhi", sect="Laibon")
    child = game.uncontrolled("Sarah", vampire("Child", 4, sect="Laibon"))
    succeeds(game, "Founders of the Ebony Kingdom")
    assert (child.blood, len(child.attached)) == (4, 1)
    game.go_to("discard", "Sarah")
    assert (child.place.region, child.attached) == ("ready", [])


def test_sanguine_instruction_teaches_its_clan() -> None:
    game, _ = acting("PRO", "Sanguine Instruction", clan="Gangrel")
    ira = game.ready("Sarah", vampire("Ira", 4, "pro", clan="Gangrel"))
    game.ready("Sarah", vampire("Wise", 4, "PRO", clan="Gangrel"))
    succeeds(game, "Sanguine Instruction")
    assert (minions.disciplines(game.rules, ira), minions.capacity(game.rules, ira)) == ({"pro": 2}, 5)
    game, _ = acting("pro", "Sanguine Instruction", clan="Gangrel")
    refused(game, "Sanguine Instruction")


@pytest.mark.parametrize(
    ("sizes", "pools"), [((5, 3, 9), (30, 27, 33)), ((5, 5, 9), (29, 29, 29)), ((9, 3, 9), (29, 29, 29))]
)
def test_petra_resonance_compares_crypts(sizes: tuple[int, int, int], pools: tuple[int, int, int]) -> None:
    """RTR 20000501: not with an empty crypt."""
    game, _ = acting("", "Petra Resonance", clan="Malkavian")
    for seat, size in zip(("Sarah", "Alexis", "Justin"), sizes, strict=True):
        game.crypt(seat, vampire(f"Top of {seat}", size))
    succeeds(game, "Petra Resonance")
    assert (game["Sarah"].pool, game["Alexis"].pool, game["Justin"].pool) == pools
    game, _ = acting("", "Petra Resonance", clan="Malkavian")
    game.crypt("Sarah", vampire("Top", 3))
    refused(game, "Petra Resonance")


@pytest.mark.parametrize(("title", "given"), [("magaji", 1), ("", 0)])
def test_bamba_gets_more_from_a_magaji(title: str, given: int) -> None:
    game, _ = acting("", "Bamba", sect="Laibon", clan="Ishtarri", title=title)
    plays(game, "Bamba")
    if title:
        go_on(game, lambda: bool(game.options("yes")))
        game.pick("yes")
    game.pass_all()
    child = next(copy for copy in game.rules.lying_in_play() if copy.marks.get("type") == "vampire")
    assert (child.blood, minions.clan(game.rules, child), minions.sect(game.rules, child)) == (
        given,
        "Ishtarri",
        "Laibon",
    )


def test_the_summoning_finds_or_recruits() -> None:
    game, _ = acting("PRE", "Summoning, The")
    game.library("Sarah", "Majesty", ally("Friend", 3, pool=2))
    plays(game, "Summoning, The", "pre")
    go_on(game, lambda: bool(game.options("search")))
    game.pick("search", "Friend")
    game.pass_all()
    game, _ = acting("PRE", "Summoning, The")
    game.library("Sarah", "Majesty", ally("Friend", 3, pool=2))
    plays(game, "Summoning, The", "PRE")
    go_on(game, lambda: bool(game.options("bring")))
    game.pick("bring", "Friend")
    game.pass_all()
    friend = next(copy for copy in game.rules.lying_in_play() if game.name(copy) == "Friend")
    assert (friend.place.region, friend.blood, game["Sarah"].pool) == ("uncontrolled", 3, 28)


@pytest.mark.parametrize(("card", "clan"), [("Fee Stake: Boston", "Toreador"), ("Fee Stake: Corte", "")])
def test_fee_stakes_give_a_title_and_are_voted_down(card: str, clan: str) -> None:
    game, krid = acting("", card, sect="Anarch", clan=clan)
    succeeds(game, card)
    assert minions.title(game.rules, krid) == f"baron of {card.partition(': ')[2]}"
    own = minions.votes(game.rules, krid)
    prince = game.ready("Alexis", vampire("Prince", 6, title="prince of Chicago"))
    before = minions.votes(game.rules, prince)
    game.go_to("minion", "Alexis")
    game.pick("card in play", card, minion=prince)
    go_on(game, lambda: game.table.referendum is not None)
    assert (minions.votes(game.rules, prince), minions.votes(game.rules, krid)) == (before - 1, own)


def test_creeping_sabotage_costs_as_much_as_there_are() -> None:
    game, krid = acting("", "Creeping Sabotage", clan="Nosferatu")
    card = game.card("Creeping Sabotage")
    assert price(game.rules, 0, krid, card, "blood") == 0
    for _ in range(2):
        game.in_play("Sarah", "Creeping Sabotage")
    assert price(game.rules, 0, krid, card, "blood") == 2
    succeeds(game, "Creeping Sabotage")
    assert (krid.blood, len(game.names("Sarah", "in play"))) == (3, 3)
    game.go_to("minion", "Sarah")
    assert game["Alexis"].pool == 27


# -- templates ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "locked", "maneuvers"), [("aus", True, 1), ("spi", True, 2), ("SPI", False, 2)])
def test_nose_of_the_hound_enters_combat_with_maneuvers(level: str, locked: bool, maneuvers: int) -> None:
    game, krid = acting("SPI AUS", "Nose of the Hound")
    game.ready("Alexis", vampire("Ira", 4), locked=locked)
    plays(game, "Nose of the Hound", level)
    go_on(game, lambda: game.rules.fight is not None and bool(game.options("maneuver")))
    assert game.rules.fight is not None
    assert len([*available(game.rules, game.rules.fight, krid, "maneuver")]) == maneuvers
    if not locked:
        game, _ = acting("SPI AUS", "Nose of the Hound")
        game.ready("Alexis", vampire("Ira", 4))
        refused(game, "Nose of the Hound", "aus")


def test_sense_death_of_animalism_only_with_a_younger_vampire() -> None:
    game, _ = acting("ani", "Sense Death")
    game.ready("Alexis", vampire("Old", 9))
    game.ready("Alexis", ally("Friend", 3))
    refused(game, "Sense Death", "ani")


@pytest.mark.parametrize(("level", "stealth"), [("obf", 3), ("OBF", 6)])
def test_night_moves_bleeds_for_one(level: str, stealth: int) -> None:
    game, _ = acting("OBF", "Night Moves")
    game.ready("Alexis", vampire("Ira", 4))
    plays(game, "Night Moves", level)
    game.pick("bleed", seat="Alexis")
    assert game.table.action is not None and game.table.action.stealth == stealth
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_revelations_discards_or_opens_the_hand() -> None:
    """LSJ 20100119: the card that is drawn for it is not seen."""
    game, _ = acting("AUS", "Revelations")
    game.hand("Alexis", "Deflection")
    plays(game, "Revelations", "aus")
    go_on(game, lambda: bool(game.options("discard")))
    game.pick("discard", "Deflection", by="Sarah")
    game.pass_all()
    assert game.names("Alexis", "ash heap") == ["Deflection"]
    game, _ = acting("AUS", "Revelations")
    card = game.hand("Alexis", "Deflection")[0]
    ira = game.ready("Alexis", vampire("Ira", 4))
    succeeds(game, "Revelations", "AUS")
    assert [sees(game.table, card, seat) for seat in range(3)] == [True, True, True]
    game.go_to("minion", "Alexis")
    game.pick("card in play", "Revelations", minion=ira)
    game.pass_all()
    assert [sees(game.table, card, seat) for seat in range(3)] == [False, True, False]


def test_pulse_of_the_canaille_looks_for_a_turn_or_stays() -> None:
    game, krid = acting("AUS", "Pulse of the Canaille")
    card = game.hand("Justin", "Deflection")[0]
    game.ready("Sarah", vampire("Ira", 4))
    succeeds(game, "Pulse of the Canaille", "aus")
    assert [sees(game.table, card, seat) for seat in range(3)] == [True, False, True]
    game.go_to("discard", "Alexis")
    assert not sees(game.table, card, 0)
    game, krid = acting("AUS", "Pulse of the Canaille")
    succeeds(game, "Pulse of the Canaille", "AUS")
    assert minions.bleed_amount(game.rules, krid) == 3


@pytest.mark.parametrize(("clan", "stealth"), [("Toreador", 0), ("Ravnos", 1)])
def test_stealth_that_hangs_on_the_clan(clan: str, stealth: int) -> None:
    game, _ = acting("", "Baltimore Purge", clan=clan)
    game.ready("Alexis", vampire("Ira", 4))
    plays(game, "Baltimore Purge")
    go_on(game, lambda: bool(game.options("block")))
    assert game.table.action is not None and game.table.action.stealth == stealth


def test_corruption_steals_who_has_enough() -> None:
    game, _ = acting("", "Corruption", clan="Ministry")
    ira = game.ready("Alexis", vampire("Ira", 2), counters={"corruption 0": 1})
    plays(game, "Corruption")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes", by="Sarah")
    game.pass_all()
    assert (ira.controller, ira.counters.get("corruption 0", 0)) == (0, 0)


@pytest.mark.parametrize("level", ["for", "spi", "SPI"])
def test_engling_fury_unlocks_now_or_later(level: str) -> None:
    game, krid = acting("SPI FOR", "Engling Fury", blood=2)
    game.ready("Sarah", vampire("Ira", 4))
    succeeds(game, "Engling Fury", level)
    assert (krid.blood, krid.locked) == (4, level != "SPI")
    game.go_to("discard", "Sarah")
    assert krid.locked == (level == "for")


def test_rampage_at_stealth_only_against_ones_own_location() -> None:
    game, _ = acting("POT", "Rampage")
    game.in_play("Sarah", "Rack, The")
    game.ready("Alexis", vampire("Ira", 4))
    succeeds(game, "Rampage", "pot")
    assert game.names("Sarah", "in play") == []


def test_a_location_that_is_equipment_can_be_burned() -> None:
    game, _ = acting("POT", "Rampage")
    ira = game.ready("Alexis", vampire("Ira", 4))
    haven = library("Haven", "Equipment", text="Represents a location and does not count as equipment while in play.")
    game.on(ira, haven)
    succeeds(game, "Rampage", "pot")
    assert ira.attached == []
