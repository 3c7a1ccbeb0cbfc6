"""Modifiers and reactions that are seldom played: what each of their sentences does, and when they are refused."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifier_cards_numbers import bleeding
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_reactions import bled, bleed, has_blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.table.table import Copy

ZOMBIE = library("Shambler", "Ally", text="Zombie with 2 life.\n1 strength, 1 bleed.", pool=1)


@pytest.mark.parametrize(
    ("card", "level", "disciplines", "pool"),
    [
        ("Visions of Zapathasura", "OBF PRE", "OBF PRE", 30),
        ("Folderol", "aus", "aus", 30),
        ("Folderol", "MYT", "MYT", 30),
        ("Ignis Fatuus", "CHI", "CHI", 30),
        ("Confusion of the Eye", "obf", "obf", 30),
    ],
)
def test_a_bleed_is_brought_down(card: str, level: str, disciplines: str, pool: int) -> None:
    game, krid, _ = bled(card, disciplines=disciplines, acting=3)
    bleed(game, krid, card)
    game.pick("play", card, level=level)
    game.pass_all()
    assert game["Alexis"].pool == pool


def test_who_has_no_blood_for_it_can_not_play_folderol() -> None:
    game, krid, ira = bled("Folderol", disciplines="aus")
    game.rules.burn_blood(ira, 4)
    game.pick("bleed", minion=krid)
    assert not may_play(game, "Folderol")


def test_confusion_of_the_eye_is_for_weaker_minions() -> None:
    game, krid, _ = bled("Confusion of the Eye", disciplines="obf", acting=9)
    game.pick("bleed", minion=krid)
    assert not may_play(game, "Confusion of the Eye", "obf")


@pytest.mark.parametrize(("pays", "blood"), [(True, 2), (False, 4)])
def test_detect_authority_asks_for_two_blood(pays: bool, blood: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 7, "ani", sect="Anarch"), blood=4)
    game.hand("Alexis", "Detect Authority")
    song = library("Rush", "Action", text="(D) Enter combat with a ready minion controlled by another Methuselah.")
    game.hand("Sarah", song)
    game.pick("action card", "Rush", minion=krid)
    go_on(game, lambda: may_play(game, "Detect Authority"))
    game.pick("play", "Detect Authority", level="ani")
    game.pick("way", amount=0 if pays else 1)
    assert krid.blood == blood
    game.pass_all()
    # The combat takes place where it was paid for.
    assert (ira.blood == 4) == (not pays)


@pytest.mark.parametrize("who", ["Krid", "Guard"])
def test_the_mole_and_faerie_wards_ask_who_acts(who: str) -> None:
    game = table()
    acting = game.ready("Sarah", vampire("Krid", 3) if who == "Krid" else ally("Guard"))
    ira = game.ready("Alexis", vampire("Ira", 7, "dom", sect="Anarch"), blood=4)
    game.hand("Alexis", "The Mole")
    game.pick("bleed", minion=acting)
    if who == "Guard":
        # No vampire, so no younger one.
        assert not may_play(game, "The Mole")
        return
    go_on(game, lambda: may_play(game, "The Mole"))
    game.pick("play", "The Mole", level="dom")
    game.pass_all()
    assert (game["Alexis"].pool, ira.locked) == (30, True)


@pytest.mark.parametrize(("card", "count"), [("nec", 1), ("NEC", 2)])
def test_funeral_wake_unlocks_zombies(card: str, count: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=4)
    game.ready("Alexis", vampire("Ira", 7, "NEC"), blood=4, locked=True)
    dead = [game.ready("Alexis", ZOMBIE, locked=True) for _ in range(2)]
    game.hand("Alexis", "Funeral Wake")
    bleed(game, krid, "Funeral Wake")
    game.pick("play", "Funeral Wake", level=card)
    game.pick("target", dead[0])
    if count == 2:
        game.pick("target", dead[1])
    assert [copy.locked for copy in dead] == [False, count == 1]


def test_shadow_sentinel_wakes_a_zombie() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=4)
    game.ready("Alexis", vampire("Ira", 7, "OBL"), blood=4, locked=True)
    zombie = game.ready("Alexis", ZOMBIE, locked=True)
    game.hand("Alexis", "Shadow Sentinel")
    bleed(game, krid, "Shadow Sentinel")
    game.pick("play", "Shadow Sentinel", level="OBL")
    block(game, zombie)
    assert has_blocked(game, zombie)


@pytest.mark.parametrize(("disciplines", "tries"), [("", False), ("nec", True)])
def test_acheron_vortex_is_against_who_lacks_necromancy(disciplines: str, tries: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4, disciplines), blood=3)
    _play_for(game, "Acheron Vortex", krid)
    block(game, ira)
    game.pass_all()
    assert has_blocked(game, ira) == tries


def _play_for(game: Position, card: str, minion: Copy) -> None:
    """A card whose requirements are not the matter is played in the minion's bleed."""
    printed = game.card(card)
    text = "\n".join(part.text for part in printed.text)
    game.hand("Sarah", library(card, "Action Modifier", text=text))
    game.pick("bleed", minion=minion)
    game.pick("play", card)


def test_day_operation_ends_in_torpor() -> None:
    game, krid, ira = bleeding("Day Operation", "FOR")
    game.ready("Alexis", ally("Guard"))
    block(game, ira)
    game.pick("play", "Day Operation", level="FOR")
    go_on(game, lambda: bool(game.options("block")))
    assert [game.rules.name(game.rules.copy(option.copy)) for option in game.options("block")] == ["Guard"]
    game.pass_all()
    assert (krid.place.region, game["Alexis"].pool) == ("torpor", 29)


def test_dawn_operation_burns_who_fights() -> None:
    game, krid, ira = bleeding("Dawn Operation", "FOR")
    game.pick("play", "Dawn Operation", level="FOR")
    block(game, ira)
    game.pass_all()
    assert {krid.place.region, ira.place.region} == {"torpor"}


def test_who_attempts_to_block_may_think_better_of_dawn_operation() -> None:
    game, _, ira = bleeding("Dawn Operation", "for")
    block(game, ira)
    game.pick("play", "Dawn Operation", level="for")
    game.pick("yes", by="Alexis")
    go_on(game, lambda: bool(game.options("block")) or game.table.action is None)
    assert not has_blocked(game, ira)


def test_revelation_of_desire_burns_a_counter_for_the_bleed() -> None:
    game, _, ira = bleeding("Revelation of Desire", "SER")
    assert not may_play(game, "Revelation of Desire", "SER")
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "SER"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3, counters={"corruption 0": 1})
    game.hand("Sarah", "Revelation of Desire")
    game.pick("bleed", minion=krid)
    game.pick("play", "Revelation of Desire", level="SER")
    game.pass_all()
    assert (game["Alexis"].pool, ira.counters.get("corruption 0", 0)) == (26, 0)


def test_weigh_the_heart_corrupts_after_a_directed_action() -> None:
    game, _, ira = bleeding("Weigh the Heart", "AUS SER")
    game.pick("play", "Weigh the Heart", level="AUS SER")
    game.pass_all()
    assert ira.counters.get("corruption 0") == 1


def test_spoils_of_war_is_a_blood_and_a_pool() -> None:
    game, krid, _ = bleeding("Spoils of War", "", blood=4, clan="Brujah antitribu", sect="Sabbat")
    go_on(game, lambda: may_play(game, "Spoils of War"))
    game.pick("play", "Spoils of War")
    assert (krid.blood, game["Sarah"].pool) == (5, 31)


def test_crimethinc_needs_an_anarchs_action() -> None:
    game, _, _ = bleeding("CrimethInc.", "qui", sect="Anarch")
    go_on(game, lambda: game.table.action is None or may_play(game, "CrimethInc."))
    assert game.table.action is None
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "pro"), blood=4)
    game.hand("Sarah", "CrimethInc.")
    game.ready("Alexis", vampire("Ira", 4))
    game.pick("become anarch", minion=krid)
    go_on(game, lambda: may_play(game, "CrimethInc."))
    game.pick("play", "CrimethInc.", level="pro")
    assert not krid.locked


def test_friend_of_mine_and_burnt_offerings_avenge_a_bleed() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=4)
    game.ready("Alexis", vampire("Ira", 7, "obt", sect="Anarch"), blood=4)
    game.hand("Alexis", "Friend of Mine")
    bleed(game, krid, "Friend of Mine")
    game.pick("play", "Friend of Mine", level="obt")
    assert (krid.blood, game["Alexis"].pool) == (2, 29)
    game, krid, _ = bled("Burnt Offerings", disciplines="AUS")
    bleed(game, krid, "Burnt Offerings")
    game.pick("play", "Burnt Offerings", level="AUS")
    assert (game["Sarah"].pool, game["Alexis"].pool) == (29, 29)


def test_babble_unlocks_another_and_not_by_a_blocker() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 7, "DEM"), blood=4)
    pug = game.ready("Alexis", vampire("Pug", 3), blood=2, locked=True)
    game.hand("Alexis", "Babble")
    bleed(game, krid, "Babble")
    game.pick("play", "Babble", level="DEM")
    game.pick("target", pug)
    assert (ira.locked, pug.locked) == (True, False)


@pytest.mark.parametrize(("slaves", "lost"), [(2, 3), (0, 0)])
def test_unleash_the_hounds_counts_the_masters(slaves: int, lost: int) -> None:
    game = table()
    text = "Tremere slave." if slaves else ""
    hound = game.ready("Sarah", vampire("Hound", 5, "VIS", clan="Gargoyle", text=text), blood=4)
    for number in range(slaves):
        game.ready("Sarah", vampire(f"Master {number}", 5, clan="Tremere"), blood=4)
    game.hand("Sarah", "Unleash the Hounds")
    game.pick("bleed", minion=hound)
    if not slaves:
        assert not may_play(game, "Unleash the Hounds", "VIS")
        return
    game.pick("play", "Unleash the Hounds", level="VIS")
    game.pass_all()
    assert game["Alexis"].pool == 30 - lost


def test_legwork_is_for_who_has_no_intercept() -> None:
    for text, offered in (("", True), ("+1 intercept.", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 5), blood=4)
        ira = game.ready("Alexis", vampire("Ira", 7, text=text), blood=4)
        game.hand("Alexis", "Legwork")
        game.pick("bleed", minion=krid)
        game.rules.change_action(stealth=2)
        block(game, ira)
        assert may_play(game, "Legwork") == offered


@pytest.mark.parametrize(("level", "lost", "strength"), [("ser", 1, 2), ("SER", 2, 2)])
def test_divine_image_is_strength_and_a_bleed(level: str, lost: int, strength: int) -> None:
    game, _, ira = bleeding("Divine Image", "SER")
    game.pick("play", "Divine Image", level=level)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.table.action.bleed) == (-1, lost)
    block(game, ira)
    go_on(game, lambda: game.table.action is None)
    assert ira.blood == 3 - strength


def test_purification_is_for_dominated_minions_of_ones_own() -> None:
    for card, offered in (("Dominate Kine", False), ("Far Mastery", True)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=6)
        game.ready("Alexis", vampire("Ira", 5, "QUI"), blood=4)
        guard = game.ready("Alexis", ally("Guard"))
        game.hand("Sarah", card)
        game.hand("Alexis", "Purification")
        if not offered:
            game.pick("bleed", minion=krid)
            assert not may_play(game, "Purification")
            continue
        game.pick("action card", card, minion=krid)
        _until_purified(game)
        game.pick("play", "Purification", level="QUI")
        game.pass_all()
        assert guard.controller == 1


def _until_purified(game: Position) -> None:
    go_on(game, lambda: may_play(game, "Purification"))


def test_the_art_of_memory_takes_a_card_back() -> None:
    """LSJ 20041115: also that of the action."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM", text="Black Hand.", sect="Sabbat"), blood=6)
    game.hand_size("Sarah", 12)
    (memory, _) = game.hand("Sarah", "The Art of Memory", "Conditioning")
    game.pick("bleed", minion=krid)
    game.pick("play", "The Art of Memory")
    assert memory.place.region == "removed"
    game.pick("play", "Conditioning", level="DOM")
    go_on(game, lambda: game.table.action is None)
    assert "Conditioning" in game.names("Sarah", "hand")


@pytest.mark.parametrize("cancelled", [True, False])
def test_determine_cancels_an_action_card_or_moves_a_bleed(cancelled: bool) -> None:
    """ANK 20200813-2: whatever an action is taken with."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
    anna = game.ready("Alexis", imbued("Anna", 4, "viz"))
    game.on(anna, "Second Sight")
    game.hand("Sarah", library("Rifle", "Equipment", text="Weapon."))
    game.hand("Alexis", "Determine")
    if cancelled:
        game.pick("equip", minion=krid)
    else:
        game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Determine"))
    game.pick("play", "Determine")
    assert anna.locked and not anna.attached
    if cancelled:
        assert not krid.locked
        assert not game.options("equip")
    else:
        game.pass_all()
        assert [game[name].pool for name in ("Alexis", "Justin")] == [30, 29]


@pytest.mark.parametrize("text", ["Weapon, gun.\nStrike: 2R damage.", "Melee weapon.\nStrike: strength+1 damage."])
def test_suppressing_fire_needs_a_gun(text: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    pug = game.ready("Sarah", vampire("Pug", 4), blood=4)
    game.on(pug, library("Thing", "Equipment", text=text))
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", "Suppressing Fire")
    game.pick("bleed", minion=krid)
    if "gun" not in text:
        block(game, ira)
        assert not may_play(game, "Suppressing Fire")
        return
    block(game, ira)
    game.pick("play", "Suppressing Fire")
    game.pass_all()
    assert not has_blocked(game, ira)


@pytest.mark.parametrize(("text", "offered"), [("Bear Circle.", True), ("Fox Circle.", False)])
def test_camaraderie_needs_a_brother_of_the_same_circle(text: str, offered: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    game.ready("Alexis", vampire("Ira", 4, "SAN", clan="Blood Brother", text="Bear Circle."), blood=3)
    game.ready("Alexis", vampire("Pug", 4, clan="Blood Brother", text=text), blood=3)
    game.hand("Alexis", "Camaraderie")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Camaraderie", "san") or game.table.action is None)
    assert may_play(game, "Camaraderie", "SAN") == offered


def test_crimethinc_may_follow_a_card_that_makes_its_vampire_anarch() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRO THA"))
    game.hand("Sarah", "Go Anarch", "CrimethInc.")
    game.pick("action card", "Go Anarch", minion=krid)
    go_on(game, lambda: may_play(game, "CrimethInc."))
    game.pick("play", "CrimethInc.", level="tha")
    assert game.names("Sarah", "in play") == ["CrimethInc."]


def test_crimethinc_does_not_follow_a_bleed_in_which_its_vampire_became_anarch() -> None:
    """ANK 20180125."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRO THA"))
    game.hand("Sarah", "The Red Question", "CrimethInc.")
    game.pick("bleed", minion=krid)
    game.pick("play", "The Red Question")
    go_on(game, lambda: game.table.action is None or may_play(game, "CrimethInc."))
    assert game.table.action is None
    assert krid.marks["sect"] == "Anarch"


@pytest.mark.parametrize(("card", "level"), [
    ("Mind Numb", "pre"), ("Mind Numb", "PRE"), ("Art's Traumatic Essence", "aus"), ("Principia Discordia", "qui"),
])  # fmt: skip
def test_an_action_at_an_unlocked_vampire_is_not_for_who_takes_it(card: str, level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRE AUS QUI", sect="Anarch"))
    other = game.ready("Sarah", vampire("Other", 4))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.ready("Alexis", vampire("Asleep", 6), locked=True)
    game.hand("Sarah", card)
    game.pick("action card", minion=krid, level=level)
    assert {option.targets[0] for option in game.options("target")} == {other.id, ira.id}
    game.pick("target", ira)
    game.pass_all()
    assert ira.locked


@pytest.mark.parametrize("card", ["Mind Numb", "Art's Traumatic Essence"])
def test_an_action_at_an_unlocked_vampire_needs_another(card: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "PRE AUS"))
    game.hand("Sarah", card)
    assert not game.options("action card")
