"""Rulings of action cards and of what they leave in play, each played."""

from __future__ import annotations

import pytest

from tests.abilities.by_words import offers, over, play, quiet, until
from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

ALL = f"{EVERYTHING} VAL OBL"


def hers(*cards: str, blood: int = 8, clan: str = "", sect: str = "Camarilla", text: str = "") -> tuple[Position, Copy]:
    """Kurt of Sarah, who has every Discipline, and her cards."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL, clan=clan, sect=sect, text=text), blood=blood)
    game.hand("Sarah", *cards)
    return game, kurt


@pytest.mark.parametrize(("card", "level"), [("Panacea", "aus"), ("Rayzeel's Song", "ani")])
@pytest.mark.parametrize("blood", [1, 0])
def test_the_blood_that_a_card_burns_is_none_of_its_cost(card: str, level: str, blood: int) -> None:
    """Who pays less for cards burns it all the same; who has none can't play it."""
    game, kurt = hers(card, blood=blood, text="Camarilla: Action cards cost Kurt 1 less blood.")
    game.ready("Sarah", vampire("Young", 3), locked=True)
    game.ready("Sarah", ally("Gus", 2), locked=True)
    assert offers(game, f"{card} [{level}]") == bool(blood)
    if blood:
        play(game, f"{card} [{level}]")
        while game.table.action is not None:
            game.pick("target", "Young" if card == "Panacea" else "Gus") if game.options("target") else quiet(game)
        assert kurt.blood == 0


def test_principia_discordia_locks_who_has_no_blood() -> None:
    game, _ = hers("Principia Discordia", sect="Anarch")
    ira = game.ready("Alexis", vampire("Ira", 8), blood=0)
    play(game, "Principia Discordia [qui]")
    if game.options("target"):
        game.pick("target", ira)
    over(game)
    assert ira.locked


@pytest.mark.parametrize("locked", [True, False])
def test_puppet_master_and_revelation_of_ecstasy_are_for_locked_minions_too(*, locked: bool) -> None:
    for card in ("Puppet Master [DOM]", "Revelation of Ecstasy [ser]"):
        game, _ = hers(card.partition(" [")[0])
        ira = game.ready("Alexis", vampire("Ira", 5), locked=locked)
        assert offers(game, card)
        play(game, card)
        if game.options("target"):
            game.pick("target", ira)
        over(game)
        assert ira.locked


@pytest.mark.parametrize("x", [0, 1, 2])
def test_summon_history_brings_what_costs_x_as_if_it_cost_none(x: int) -> None:
    """X is said as it is played; of what costs X itself, X is none."""
    game, kurt = hers("Summon History")
    game.ash_heap("Sarah", "Reanimated Corpse", ".44 Magnum")
    play(game, "Summon History [tem]")
    game.pick("x", amount=x)
    found = set()
    while game.table.action is not None:
        found |= {each.text for each in game.options("search")} | {each.text for each in game.options("target")}
        if any("Reanimated" in each for each in game.offers()):
            play(game, "Reanimated")
        else:
            quiet(game)
    corpse = [copy for seat in ("ready", "uncontrolled") for copy in game.rules.pile(0, seat)]
    corpse = [copy for copy in corpse if game.name(copy) == "Reanimated Corpse"]
    assert kurt.blood == 8 - x
    assert any(".44" in each for each in found) == (x == 2)
    if corpse:
        assert sum(corpse[0].counters.values()) in (0, 2)


def test_a_siphon_does_not_come_back_by_itself() -> None:
    game, kurt = hers("Siphon", clan="Giovanni", blood=4)
    game.torpor("Alexis", vampire("Old", 5), blood=3)
    game.ash_heap("Sarah", "Blood Doll")
    play(game, "Siphon")
    seen: set[str] = set()
    while game.table.action is not None:
        seen |= {each for each in game.offers() if "Doll" in each or "Siphon" in each}
        found = [each for each in game.options("target") if "Old" in each.text or "Doll" in each.text]
        if game.options("discard"):
            game.pick("discard", "Blood Doll")
        else:
            game.pick("target", game.rules.copy(found[0].copy)) if found else quiet(game)
    assert any("Doll" in each for each in seen) and not any("Siphon" in each for each in seen)
    assert kurt.blood == 5


@pytest.mark.parametrize("name", ["Pochtli", "Scarlet Lore"])
def test_what_is_taken_back_is_said_as_the_action_is_announced(name: str) -> None:
    game = table()
    pochtli = name == "Pochtli"
    game.ready("Sarah", name if pochtli else vampire("Kurt", 8, ALL))
    if not pochtli:
        game.hand("Sarah", name)
    game.ash_heap("Sarah", *(["Blood Doll", "Vessel", "The Barrens"] if pochtli else ["Bundi", "Torn Signpost"]))
    game.ready("Alexis", vampire("Ira", 5))
    play(game, "Pochtli: move" if pochtli else "Scarlet Lore [nec]")
    assert game.options("target") and not game.options("no block")


@pytest.mark.parametrize("third", ["", "Temptation"])
def test_a_sudario_needs_three_others_in_the_ash_heap(third: str) -> None:
    game, _ = hers("Sudario Refraction", clan="Giovanni")
    game.ash_heap("Sarah", "Blood Doll", "Vessel", *([third] if third else []))
    assert offers(game, "Sudario Refraction") == bool(third)


# -- Hunts -----------------------------------------------------------------------------------------------------

HUNTING = ["Succulent Vitae", "The Anarch Free Press", "Wanderer's Counsel"]


@pytest.mark.parametrize("card", HUNTING)
@pytest.mark.parametrize("sick", [True, False])
def test_a_hunt_that_brings_no_blood_is_no_success(card: str, *, sick: bool) -> None:
    """A vampire with a disease counter gains none."""
    game = table()
    face = vampire("Kurt", 8, "QUI", clan="Akunanse", sect="Laibon" if card == "Wanderer's Counsel" else "Anarch")
    game.ready("Sarah", face, blood=3, counters={"disease": 1} if sick else {})
    if card == "The Anarch Free Press":
        game.in_play("Sarah", card)
    else:
        game.hand("Sarah", card)
    play(game, "hunt: Kurt")
    assert until(game, f"{card}") == (not sick)


# -- After resolution ------------------------------------------------------------------------------------------


def test_zephyr_is_played_after_an_action_that_has_failed() -> None:
    game, kurt = hers("Zephyr", "Bum's Rush")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.on(ira, "Secret Passage")
    play(game, "Bum's Rush", "use: Secret Passage")
    assert until(game, "Zephyr [CEL]")
    play(game, "Zephyr [CEL]")
    assert not kurt.locked


def test_what_comes_after_a_truth_is_what_comes_after_resolution() -> None:
    game, kurt = hers("Truth of a Thousand Lies", "Voter Captivation", "Conditioning")
    play(game, "bleed: Kurt", "Truth of a Thousand Lies [SER]")
    assert not kurt.locked
    while game.table.action is not None:
        assert not offers(game, "Conditioning")
        quiet(game)


def test_scrying_of_secrets_leaves_room_for_what_comes_after_resolution() -> None:
    game, kurt = hers("Scrying of Secrets", "Freak Drive", "Conditioning")
    play(game, "bleed: Kurt", "Scrying of Secrets [aus]")
    while not offers(game, "Freak Drive"):
        assert not offers(game, "Conditioning")
        quiet(game)
    play(game, "Freak Drive [for]")
    assert not kurt.locked


def test_shemtis_damage_is_no_minions() -> None:
    game, kurt = hers("Freak Drive")
    game.ready("Alexis", "Shemti")
    play(game, "bleed: Kurt")
    over(game)
    assert kurt.blood == 7


# -- Locations, havens -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["Sarah", "Alexis"])
def test_new_management_takes_any_cheap_location_whatever_it_requires(owner: str) -> None:
    game, _ = hers("New Management")
    place = game.in_play(owner, "The Louvre, Paris")
    play(game, "New Management")
    if game.options("target"):
        game.pick("target", place)
    over(game)
    assert place.controller == 0


def test_a_secure_haven_keeps_nobody_from_what_lies_on_a_minion() -> None:
    game, _ = hers("Principia Discordia", "Bum's Rush", sect="Anarch")
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.on(ira, "Secure Haven")
    game.on(ira, ".44 Magnum")
    assert offers(game, "Principia Discordia [aus]")
    assert not offers(game, "Principia Discordia [qui]") and not offers(game, "Bum's Rush")


@pytest.mark.parametrize("haven", [True, False])
def test_a_radio_costs_no_more_for_a_minion_in_a_haven(*, haven: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    if haven:
        game.on(ira, "Secure Haven")
    game.in_play("Alexis", "KRCG News Radio")
    play(game, "hunt: Kurt", "block: Block with Ira", "use: KRCG")
    if game.options("target"):
        game.pick("target", ira)
    over(game)
    assert game["Alexis"].pool == 30


# -- Blocks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locked", [True, False])
def test_under_siege_gives_intercept_also_to_who_is_unlocked(*, locked: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8))
    ira = game.ready("Alexis", vampire("Ira", 8, sect="Sabbat"), locked=locked)
    siege = game.in_play("Alexis", "Under Siege", counters={"counters": 3})
    play(game, "hunt: Kurt", "use: Under Siege")
    over(game)
    assert any("Ira blocks" in line for line in game.log)
    assert siege.counters["counters"] == 2 and ira.locked


def test_unleashed_fury_does_not_block_the_bearer_of_the_signet() -> None:
    for signet in (True, False):
        game = table()
        kurt = game.ready("Sarah", vampire("Kurt", 8))
        game.in_play("Alexis", "Unleash Hell's Fury")
        if signet:
            game.on(kurt, "The Signet of King Saul")
        play(game, "bleed: Kurt")
        assert until(game, "Hell's Fury", "Alexis") == (not signet)


@pytest.mark.parametrize("blocks", [True, False])
def test_wmrh_costs_a_pool_where_the_minion_does_not_block(*, blocks: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.in_play("Alexis", "WMRH Talk Radio")
    game.hand("Sarah", "Lost in Crowds")
    play(game, "hunt: Kurt", "block: Block with Ira", "use: WMRH")
    if game.options("target"):
        game.pick("target", ira)
    if not blocks:
        play(game, "Lost in Crowds [OBF]")
    over(game)
    assert game["Alexis"].pool == 30 - (not blocks)


# -- Costs -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "blood"), [("Magic of the Smith", 1), ("Puppet Master", 2), ("Sleep of Reason", 2)])
def test_the_ankara_citadel_halves_first_and_adds_after(card: str, blood: int) -> None:
    """Half of 1 is 0, half of 2 is 1; The Slow Withering adds 1 for a superior Discipline."""
    game, kurt = hers(card, clan="Tremere")
    game.in_play("Justin", "The Slow Withering")
    game.on(kurt, "The Ankara Citadel, Turkey")
    game.ready("Alexis", vampire("Ira", 5), blood=0)
    level = {"Magic of the Smith": "THA", "Puppet Master": "DOM", "Sleep of Reason": "DEM"}[card]
    play(game, f"{card} [{level}]")
    over(game)
    assert kurt.blood == 8 - blood


def test_the_talisman_sees_every_action_of_dominate() -> None:
    game, _ = hers("Govern the Unaligned")
    ira = game.ready("Alexis", vampire("Ira", 8, clan="Banu Haqim"))
    game.on(ira, "The Ancestor's Talisman")
    play(game, "Govern the Unaligned [dom]")
    until(game, "block: Block with Ira")
    assert minions.intercept(game.rules, ira) == 1


@pytest.mark.parametrize("ousted", [True, False])
def test_a_priority_contract_pays_as_its_bearer_leaves_with_its_methuselah(*, ousted: bool) -> None:
    game, kurt = hers()
    ira = game.ready("Alexis", vampire("Ira", 5), locked=True)
    contract = game.on(ira, "Priority Contract", owner="Sarah", marks={"chosen hunter": str(kurt.id)})
    contract.controller = 0
    game.pool("Alexis", 1 if ousted else 9)
    play(game, "bleed: Kurt")
    over(game)
    assert game["Sarah"].pool == (30 + 6 + 3 if ousted else 30)
