"""Action cards of the starter decks: curses that stay on minions, searches, blood for many."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused, succeeds, uses
from tests.abilities.shapes import finish
from tests.abilities.test_modifiers import block, go_on
from tests.abilities.test_starter_actions import does
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy, Place


def aimed(game: Position, card: str, target: Copy, level: str = "") -> None:
    """Krid plays a card at somebody, and nobody does anything against it."""
    plays(game, card, level)
    if game.options("target"):
        game.pick("target", target=target)
    game.pass_all()


def test_waters_of_duat_makes_a_follower_with_a_discipline() -> None:
    game, krid = acting("", "Waters of Duat", clan="Ministry", blood=3)
    game.ash_heap("Sarah", "Presence")
    plays(game, "Waters of Duat")
    go_on(game, lambda: bool(game.options("search")))
    game.pick("search", "Presence")
    child = next(copy for copy in game.rules.pile(0, "ready") if copy is not krid)
    assert (minions.clan(game.rules, child), minions.capacity(game.rules, child), child.blood) == ("Ministry", 2, 0)
    assert minions.disciplines(game.rules, child) == {"pre": 1}


def test_waters_of_duat_is_for_the_ministry_of_capacity_five() -> None:
    game, _ = acting("", "Waters of Duat", clan="Ministry", capacity=4)
    refused(game, "Waters of Duat")


def test_blood_feast_feeds_the_ready_sabbat() -> None:
    game, krid = acting("", "Blood Feast", sect="Sabbat", title="priscus", blood=3)
    one = game.ready("Sarah", vampire("One", 5, sect="Sabbat"), blood=1, locked=True)
    two = game.ready("Sarah", vampire("Two", 5), blood=1)
    three = game.ready("Alexis", vampire("Three", 5, sect="Sabbat"), blood=1)
    succeeds(game, "Blood Feast")
    assert (krid.blood, one.blood, two.blood, three.blood) == (3, 2, 1, 1)


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_whispers_from_the_dead_brings_a_card_back(level: str) -> None:
    game, _ = acting("NEC", "Whispers from the Dead")
    game.ash_heap("Sarah", "Majesty")
    plays(game, "Whispers from the Dead", level)
    assert game.table.action is None or game.table.action.stealth == (level == "NEC")
    go_on(game, lambda: bool(game.options("discard")))
    assert "Majesty" in game.names("Sarah", "hand")


def test_whispers_from_the_dead_needs_a_card() -> None:
    game, _ = acting("NEC", "Whispers from the Dead")
    refused(game, "Whispers from the Dead", "NEC")


def test_jar_the_soul_locks_and_hurts() -> None:
    game, _ = acting("NEC", "Jar the Soul")
    ira = game.ready("Alexis", ally("Ira", 2))
    aimed(game, "Jar the Soul", ira, "NEC")
    assert (ira.locked, ira.blood) == (True, 1)


def test_psychic_projection_watches_until_the_unlock_phase() -> None:
    game, krid = acting("AUS", "Psychic Projection")
    other = game.ready("Alexis", vampire("Ira", 4))
    succeeds(game, "Psychic Projection", "AUS")
    assert [minions.intercept(game.rules, each) for each in (krid, other)] == [1, 0]
    game.go_to("minion", "Alexis")
    game.go_to("minion", "Sarah")
    assert (minions.intercept(game.rules, krid), game.names("Sarah", "in play")) == (0, [])


@pytest.mark.parametrize(("level", "lost"), [("chi", 3), ("CHI", 4)])
def test_mass_reality_sharpens_weapons_only(level: str, lost: int) -> None:
    game, krid = acting("CHI", blood=5)
    game.in_play("Sarah", "Mass Reality", marks={"level": level})
    game.on(krid, library("Club", "Equipment", text="Melee weapon. Strike: strength+1 damage."))
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: bool(game.options("weapon")))
    game.pick("weapon")
    finish(game)
    assert (krid.blood, ira.blood) == (4, 6 - lost)
    game.go_to("minion", "Alexis")
    does(game, ira, "burn it")


@pytest.mark.parametrize(("level", "freed"), [("aus chi", True), ("AUS CHI", False)])
def test_nightmare_curse_keeps_somebody_locked(level: str, freed: bool) -> None:
    game, _krid = acting("AUS CHI", "Nightmare Curse")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.ready("Alexis", vampire("Other", 6))
    aimed(game, "Nightmare Curse", ira, level)
    assert ira.locked
    go_on(game, lambda: game.table.active == 1)
    assert (ira.locked, bool(uses(game, "Nightmare Curse"))) == (True, freed)
    if freed:
        game.pick("use", "Nightmare Curse")
        assert (ira.locked, game["Alexis"].pool) == (False, 29)


def test_nightmare_curse_goes_with_who_played_it() -> None:
    game, _ = acting("CHI")
    ira = game.ready("Alexis", vampire("Ira", 6))
    gone = game.torpor("Sarah", vampire("Gone", 4))
    game.on(ira, "Nightmare Curse", marks={"level": "AUS CHI", "chosen": str(gone.id)}, owner="Sarah")
    game.go_to("discard", "Sarah")
    assert ira.attached == []


@pytest.mark.parametrize(
    ("card", "level", "shield"),
    [
        ("Heart of Darkness", "ser", 0),
        ("Heart of Darkness", "SER", 1),
        ("Armor of Terra", "tha", 0),
        ("Armor of Terra", "VIS", 1),
    ],
)
def test_a_hardened_vampire_treats_aggravated_damage_as_normal(card: str, level: str, shield: int) -> None:
    game, krid = acting("", blood=5, clan="Gargoyle")
    game.on(krid, card, marks={"level": level})
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.on(ira, library("Claw", "Equipment", text="Melee weapon. Strike: 2 aggravated damage."))
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: bool(game.options("weapon")))
    game.pick("weapon")
    while game.table.action is not None:
        if uses(game, card):
            game.pick("use", card)
        else:
            finish(game) if not game.options("use") and game.options("hand strike") else game.passes()
    assert (krid.place.region, krid.blood) == ("ready", 3 + shield)


def test_armor_of_terra_is_for_slaves() -> None:
    game, krid = acting("THA", "Armor of Terra", clan="Tremere")
    stone = game.ready("Sarah", vampire("Stone", 4, clan="Gargoyle"))
    refused(game, "Armor of Terra", "tha")
    game, krid = acting("THA", "Armor of Terra", clan="Tremere")
    stone = game.ready("Sarah", vampire("Stone", 4, clan="Gargoyle"), marks={"slave": "Tremere"})
    succeeds(game, "Armor of Terra", "tha")
    assert (len(stone.attached), krid.attached) == (1, [])


def test_the_haunting_drains_until_somebody_burns_it() -> None:
    game, _ = acting("DEM", "Haunting, The")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=3)
    aimed(game, "Haunting, The", ira, "DEM")
    game.go_to("minion", "Alexis")
    assert ira.blood == 2
    does(game, ira, "burn it")
    game.pass_all()
    assert ira.attached == []


@pytest.mark.parametrize(("blood", "region"), [(1, "ready"), (0, "torpor")])
def test_consignment_to_duat_drains_or_fells(blood: int, region: str) -> None:
    game, _krid = acting("SER", "Consignment to Duat")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=blood)
    game.ready("Alexis", vampire("Other", 6))
    aimed(game, "Consignment to Duat", ira, "SER")
    game.go_to("minion", "Alexis")
    assert (ira.blood, ira.place.region) == (0, region)


def test_consignment_to_duat_goes_when_its_vampire_fights() -> None:
    game, krid = acting("SER")
    ira, other = (game.ready("Alexis", vampire(name, 6), blood=3) for name in ("Ira", "Other"))
    game.on(ira, "Consignment to Duat", marks={"level": "SER", "chosen": str(krid.id)}, owner="Sarah")
    game.pick("bleed", minion=krid)
    block(game, other)
    finish(game)
    assert ira.attached == []


def test_violation_of_trust_needs_a_contract() -> None:
    game, _ = acting("", "Violation of Trust")
    mine = game.ready("Sarah", vampire("Mine", 5))
    refused(game, "Violation of Trust")
    game, _ = acting("", "Violation of Trust")
    mine = game.ready("Sarah", vampire("Mine", 5))
    game.on(mine, "Clandestine Contract", owner="Alexis")
    succeeds(game, "Violation of Trust")
    assert mine.attached == []


@pytest.mark.parametrize(("level", "lost"), [("ser", 4), ("SER", 6)])
def test_mark_of_damnation_makes_opponents_strong(level: str, lost: int) -> None:
    game, _ = acting("")
    ira = game.ready("Alexis", vampire("Ira", 9), blood=9)
    game.on(ira, "Mark of Damnation", marks={"level": level}, owner="Sarah")
    just = game.ready("Justin", vampire("Just", 9), blood=9)
    game.phase("minion", of="Alexis")
    game.pick("bleed", minion=ira)
    block(game, just)
    go_on(game, lambda: bool(game.options("press")))
    game.pick("press", by="Justin")
    finish(game)
    assert (ira.blood, just.blood) == (9 - lost, 7)


@pytest.mark.parametrize("way", [0, 1])
def test_trick_of_the_danya_moves_young_blood(way: int) -> None:
    game, _ = acting("chi", "Trick of the Danya, The")
    mine = game.uncontrolled("Sarah", vampire("Mine", 5))
    theirs = game.uncontrolled("Alexis", vampire("Theirs", 5), blood=2)
    plays(game, "Trick of the Danya, The", "chi")
    go_on(game, lambda: bool(game.options("way")))
    game.pick("way", amount=way)
    game.pass_all()
    assert (theirs.blood, mine.blood, game["Sarah"].pool) == (1, way, 31 - way)


def test_trick_of_the_danya_gives_nothing_to_who_has_left_the_uncontrolled_region() -> None:
    game, _ = acting("chi", "Trick of the Danya, The")
    mine = game.uncontrolled("Sarah", vampire("Mine", 5))
    theirs = game.uncontrolled("Alexis", vampire("Theirs", 5), blood=2)
    game.ready("Alexis", vampire("Ira", 5))
    plays(game, "Trick of the Danya, The", "chi")
    go_on(game, lambda: bool(game.options("way")))
    game.pick("way", amount=1)
    game.rules.doing.move_card(mine, Place(0, "ready"), face_up=True)
    game.pass_all()
    assert (theirs.blood, mine.blood, game["Sarah"].pool) == (2, 0, 30)


def test_trick_of_the_danya_needs_blood_there() -> None:
    game, _ = acting("chi", "Trick of the Danya, The")
    game.uncontrolled("Alexis", vampire("Theirs", 5))
    refused(game, "Trick of the Danya, The", "chi")


@pytest.mark.parametrize("sect", ["Sabbat", "Camarilla"])
def test_vaulderie_wards_off_the_sabbat(sect: str) -> None:
    game, krid = acting("")
    game.on(krid, "Vaulderie")
    ira = game.ready("Alexis", vampire("Ira", 5, sect=sect))
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    if sect != "Sabbat":
        assert uses(game, "Vaulderie") == []
        return
    go_on(game, lambda: bool(uses(game, "Vaulderie")))
    game.pick("use", "Vaulderie")
    game.pass_all()
    assert (game["Alexis"].pool, krid.attached) == (29, [])


@pytest.mark.parametrize(("level", "may"), [("cel", ["Quick", "Quickest"]), ("CEL", ["Quickest"])])
def test_speed_of_thought_leaves_the_slow_behind(level: str, may: list[str]) -> None:
    game, _ = acting("CEL", "Speed of Thought")
    for name, has in (("Slow", ""), ("Quick", "cel"), ("Quickest", "CEL")):
        game.ready("Alexis", vampire(name, 5, has))
    plays(game, "Speed of Thought", level)
    go_on(game, lambda: bool(game.options("block")))
    assert [game.name(game.table.copies[option.copy]) for option in game.options("block")] == may


@pytest.mark.parametrize(("level", "found"), [("aus", ["Plain"]), ("AUS", ["Hidden", "Plain"])])
def test_soul_scan_finds_the_young_who_hide_little(level: str, found: list[str]) -> None:
    game, _ = acting("AUS", "Soul Scan")
    game.crypt("Sarah", *(vampire(name, size, has) for name, size, has in _CRYPT))
    plays(game, "Soul Scan", level)
    go_on(game, lambda: bool(game.options("search")))
    offered = [game.name(game.table.copies[option.copy]) for option in game.options("search") if option.copy]
    assert sorted(offered) == found


_CRYPT = (("Plain", 5, ""), ("Hidden", 5, "obf"), ("Unseen", 5, "OBF"), ("Elder", 6, ""))


def test_summon_the_serpent_finds_one_with_serpentis() -> None:
    game, krid = acting("", "Summon the Serpent", clan="Ministry", blood=4)
    game.crypt("Sarah", vampire("Snake", 5, "ser"), vampire("Other", 5))
    plays(game, "Summon the Serpent")
    go_on(game, lambda: bool(game.options("search")))
    game.pick("search", "Snake")
    assert game.names("Sarah", "uncontrolled") == ["Snake"]
    assert (game.rules.pile(0, "uncontrolled")[0].blood, krid.blood) == (1, 2)


def test_border_skirmish_costs_each_other_a_card() -> None:
    game, krid = acting("", "Border Skirmish", sect="Anarch")
    succeeds(game, "Border Skirmish")
    heaps = [len(game.rules.pile(seat, "ash heap")) for seat in range(3)]
    assert (heaps, krid.locked) == ([1, 1, 1], True)
    game.ready("Alexis", vampire("Ira", 5))
    game.go_to("discard", "Alexis")
    assert not krid.locked


@pytest.mark.parametrize(("level", "lost"), [("pot", 0), ("POT", 1)])
def test_brick_laying_locks_or_burns_a_haven(level: str, lost: int) -> None:
    game, _ = acting("POT", "Brick Laying", "Brick Laying", capacity=9)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    aimed(game, "Brick Laying", ira, level)
    assert (ira.locked, ira.blood) == (True, 5 - lost)
    game, _ = acting("POT", "Brick Laying")
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.on(ira, library("Den", "Equipment", text="Haven. The bearer gets +1 intercept."))
    plays(game, "Brick Laying", level)
    go_on(game, lambda: bool(game.options("way")))
    game.pick("way", amount=1)
    game.pass_all()
    assert (ira.locked, ira.blood, ira.attached) == (False, 5 - lost, [])


@pytest.mark.parametrize(("level", "lost"), [("pot", 0), ("POT", 1)])
def test_brick_laying_locks_nobody_whose_haven_has_gone(level: str, lost: int) -> None:
    game, _ = acting("POT", "Brick Laying")
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    den = game.on(ira, library("Den", "Equipment", text="Haven. The bearer gets +1 intercept."))
    plays(game, "Brick Laying", level)
    go_on(game, lambda: bool(game.options("way")))
    game.pick("way", amount=1)
    game.rules.burn(den)
    game.pass_all()
    assert (ira.locked, ira.blood) == (False, 5 - lost)


def test_brick_laying_spares_the_elders() -> None:
    game, _ = acting("POT", "Brick Laying", capacity=4)
    game.ready("Alexis", vampire("Ira", 5), blood=5)
    refused(game, "Brick Laying", "pot")


@pytest.mark.parametrize(("text", "lost"), [("strength", 2), ("", 1)])
def test_monstrous_form_is_locked_for_strength(text: str, lost: int) -> None:
    game, krid = acting("DOM PRO")
    form = game.on(krid, "Monstrous Form", marks={"level": "DOM PRO"})
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: bool(uses(game, "Monstrous Form")))
    if text:
        game.pick("use", form)
        assert uses(game, "Monstrous Form") == []
    while game.table.action is not None:
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert (ira.blood, form.locked) == (6 - lost, bool(text))


@pytest.mark.parametrize(("question", "lost"), [("The strikes are chosen.", 2), ("After the strikes", 1)])
def test_monstrous_form_may_be_locked_until_the_strikes_resolve(question: str, lost: int) -> None:
    """“During combat”: strength is counted as strikes resolve, so it may be gained once they are chosen (sec. 6.4)."""
    game, krid = acting("DOM PRO")
    form = game.on(krid, "Monstrous Form", marks={"level": "DOM PRO"})
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("bleed", minion=krid)
    block(game, ira)
    while game.table.action is not None:
        if game.question == question and game.options("use"):
            game.pick("use", form)
        else:
            game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert (ira.blood, form.locked) == (6 - lost, lost == 2)


@pytest.mark.parametrize("level", ["aus qui", "AUS QUI"])
def test_truth_of_blood_bleeds_or_costs_cards(level: str) -> None:
    game, _ = acting("AUS QUI", "Truth of Blood")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    plays(game, "Truth of Blood", level)
    block(game, ira)
    finish(game)
    assert (game["Alexis"].pool, len(game.rules.pile(1, "ash heap"))) == (30, 2)
    game, _ = acting("AUS QUI", "Truth of Blood")
    succeeds(game, "Truth of Blood", level)
    assert game["Alexis"].pool == (28 if level.islower() else 27)


def test_blackmail_keeps_somebody_from_blocking() -> None:
    game, krid = acting("OBF", blood=5)
    other = game.ready("Sarah", vampire("Other", 5))
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.on(ira, "Blackmail", marks={"level": "OBF", "chosen": str(krid.id)}, owner="Sarah")
    game.pick("bleed", minion=krid)
    assert game["Alexis"].pool == 29
    game.pick("bleed", minion=other)
    assert game.options("block")
    go_on(game, lambda: bool(uses(game, "Blackmail")))
    game.pick("use", "Blackmail", by="Alexis")
    assert (ira.blood, ira.attached) == (4, [])


def test_summon_soul_leaves_the_game() -> None:
    game, _ = acting("NEC", "Summon Soul")
    game.ash_heap("Sarah", "Majesty", "Blur", "Deflection")
    plays(game, "Summon Soul", "NEC")
    for name in ("Majesty", "Blur"):
        game.pick("target", name)
    game.pass_all()
    assert game.names("Sarah", "ash heap") == ["Deflection"]
    assert sorted(game.names("Sarah", "library")) == ["Blur", "Majesty"]


def test_defender_of_the_haven_guards_against_directed_actions() -> None:
    game, _ = acting("", "Defender of the Haven", clan="Tremere")
    small = game.ready("Sarah", vampire("Small", 4, clan="Gargoyle"), marks={"slave": "Tremere"})
    refused(game, "Defender of the Haven")
    assert small.attached == []
    game, _ = acting("", "Defender of the Haven", clan="Tremere")
    stone = game.ready("Sarah", vampire("Stone", 5, clan="Gargoyle"), marks={"slave": "Tremere"})
    just = game.ready("Justin", vampire("Just", 5))
    succeeds(game, "Defender of the Haven")
    assert minions.intercept(game.rules, stone) == 0
    game.go_to("minion", "Justin")
    game.pick("bleed", minion=just)
    go_on(game, lambda: bool(game.options("block")))
    assert minions.intercept(game.rules, stone) == 2


@pytest.mark.parametrize("burned", [True, False])
def test_chill_of_oblivion_is_burned_in_combat(burned: bool) -> None:
    game, krid = acting("", blood=5)
    game.on(krid, "Chill of Oblivion", marks={"level": "nec"})
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.on(ira, library("Claw", "Equipment", text="Melee weapon. Strike: 2 aggravated damage."))
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: bool(uses(game, "Chill of Oblivion")))
    if burned:
        game.pick("use", "Chill of Oblivion")
    while game.table.action is not None:
        kind = next((each for each in ("weapon", "hand strike") if game.options(each)), "")
        game.pick(kind) if kind else game.passes()
    assert krid.place.region == ("ready" if burned else "torpor")


def test_chill_of_oblivion_unlocks_later_at_superior() -> None:
    game, krid = acting("NEC", "Chill of Oblivion")
    game.ready("Alexis", vampire("Ira", 4))
    game.ready("Sarah", ally("Bystander", 2))
    plays(game, "Chill of Oblivion", "NEC")
    game.pick("target", target=krid)
    game.pass_all()
    assert krid.locked
    game.go_to("discard", "Sarah")
    assert not krid.locked
