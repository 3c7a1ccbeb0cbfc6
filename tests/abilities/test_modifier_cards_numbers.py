"""Modifiers and reactions that give bleed, stealth or intercept: nearly all play themselves; those with more to it."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from tests.abilities.table import table, texts
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_reactions import bled, bleed
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.catalogue import load
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

GIVES = re.compile(r"\+\d+ (?:bleed|stealth|intercept)\b")
TYPES = {"Action Modifier", "Reaction"}
BY_HAND = {
    "Abandoning the Flesh",
    "Bear-Baiting",
    "Consume the Dead",
    "Familial Bond",
    "Open Dossier",
    "Sound of a Breaking Oath",
    "Taking the Skin: Minion",
    "Treat the Sick Mind",
}
"""Those of which a part is still done by hand."""


def test_every_card_that_gives_bleed_stealth_or_intercept_plays_itself() -> None:
    given = [
        card
        for card in load().library
        if TYPES & set(card.types) and any(GIVES.search(part.text) for part in card.text)
    ]
    assert len(given) > 150
    assert {card.display_name for card in given if not texts().of(card).covered} == BY_HAND


def bleeding(card: str, disciplines: str, blood: int = 5, **krid: str) -> tuple[Position, Copy, Copy]:
    """Krid of Sarah, capacity 6, bleeds Alexis, who has Ira of capacity 4."""
    game = table()
    minion = game.ready("Sarah", vampire("Krid", 6, disciplines, **krid), blood=blood)  # type: ignore[arg-type]
    other = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", card)
    game.pick("bleed", minion=minion)
    return game, minion, other


@pytest.mark.parametrize(
    ("card", "level", "disciplines", "stealth"),
    [
        ("Mind Tricks", "DEM", "DEM", 1),
        ("Skin of the Chameleon", "vis", "vis", 1),
        ("Skin of the Chameleon", "VIS", "VIS", 2),
        ("Under My Skin", "thn", "thn", 1),
        ("Under My Skin", "THN", "THN", 2),
        ("Mind of the Wilds", "ANI AUS", "ANI AUS", 1),
        ("Masca", "STR", "STR", 2),
        ("False Resonance", "CHI", "CHI", 1),
    ],
)
def test_stealth_with_something_more_is_played_as_it_is_needed(
    card: str, level: str, disciplines: str, stealth: int
) -> None:
    game, _, ira = bleeding(card, disciplines)
    assert not may_play(game, card, level)
    block(game, ira)
    game.pick("play", card, level=level)
    assert game.table.action is not None and game.table.action.stealth == stealth


def test_a_maneuver_or_press_is_one_of_both() -> None:
    game, krid, ira = bleeding("Skin of the Chameleon", "tha")
    game.pick("play", "Skin of the Chameleon", level="tha")
    block(game, ira)
    go_on(game, lambda: bool(game.options("maneuver")))
    assert game.asked == "Sarah"
    game.pick("maneuver", minion=krid)
    go_on(game, lambda: bool(game.options("press")) or game.table.combat is None)
    assert (game.table.combat, krid.blood) == (None, 4)
    game, krid, ira = bleeding("Skin of the Chameleon", "tha")
    game.pick("play", "Skin of the Chameleon", level="tha")
    block(game, ira)
    go_on(game, lambda: bool(game.options("press")))
    game.pick("press", minion=krid)
    game.pass_all()
    # Two rounds at close range, in which no maneuver is left.
    assert krid.blood == 2


def test_mind_of_the_wilds_keeps_the_blocker_from_ending_combat() -> None:
    """LSJ 20100308: in any combat of the action."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "ani aus"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 4, "maj"), blood=3)
    game.hand("Sarah", "Mind of the Wilds")
    game.hand("Alexis", library("Calm", "Combat", text="Strike: combat ends."))
    game.pick("bleed", minion=krid)
    game.pick("play", "Mind of the Wilds", level="ani aus")
    block(game, ira)
    seen: list[str] = []

    def over() -> bool:
        seen.extend(option.text for option in game.options() if "Calm" in option.text)
        return game.table.action is None

    go_on(game, over)
    assert seen == []


def recruiting(card: str, disciplines: str, creature: str = "Wraith") -> tuple[Position, Copy, Copy]:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, disciplines), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", card, library("Ghost", "Ally", text=f"{creature} with 2 life.\n1 strength, 1 bleed.", pool=1))
    game.pick("recruit", minion=krid)
    return game, krid, ira


def test_breath_of_thanatos_is_for_wraiths() -> None:
    game, _, ira = recruiting("Breath of Thanatos", "nec")
    game.rules.change_action(stealth=0)
    block(game, ira)
    game.pick("play", "Breath of Thanatos", level="nec")
    game.pass_all()
    assert "Ghost" in " ".join(game.log)
    assert not ira.locked
    game, _, ira = recruiting("Breath of Thanatos", "nec", "Animal")
    game.rules.change_action(stealth=0)
    block(game, ira)
    assert not may_play(game, "Breath of Thanatos")


def test_shroud_mastery_unlocks_who_has_recruited_a_wraith() -> None:
    game, krid, _ = recruiting("Shroud Mastery", "NEC")
    game.pick("play", "Shroud Mastery", level="NEC")
    game.pass_all()
    assert not krid.locked
    game, _, _ = recruiting("Shroud Mastery", "NEC", "Zombie")
    assert not may_play(game, "Shroud Mastery", "NEC")


def test_trochomancy_takes_cards_out_of_the_targets_ash_heap() -> None:
    """LSJ 20090710: who plays it chooses them. PIB 20120525: they are removed at once."""
    game, _, _ = bleeding("Trochomancy", "AUS NEC")
    assert not may_play(game, "Trochomancy")
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "AUS NEC"), blood=4)
    heap = game.ash_heap("Alexis", *[library(f"Old card {number}", "Master") for number in range(9)])
    game.hand("Sarah", "Trochomancy")
    game.pick("bleed", minion=krid)
    assert not may_play(game, "Trochomancy", "nec")
    game.pick("play", "Trochomancy", level="AUS NEC")
    game.pick("remove" if game.options("remove") else "target", heap[8])
    game.pick("rest")
    assert len(game.names("Alexis", "ash heap")) == 2
    game.pass_all()
    assert game["Alexis"].pool == 27


def test_leverage_costs_the_edge_and_there_is_none_for_this_bleed() -> None:
    game, _, _ = bleeding("Leverage", "")
    assert not may_play(game, "Leverage")
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    game.give_edge("Sarah")
    game.hand("Sarah", "Leverage")
    game.pick("bleed", minion=krid)
    game.pick("play", "Leverage")
    game.pass_all()
    assert (game["Alexis"].pool, game.edge) == (28, "")


def test_uncontrolled_impulse_is_for_the_first_action_of_a_turn() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ishtarri", sect="Laibon"), blood=4)
    pug = game.ready("Sarah", vampire("Pug", 4), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", "Uncontrolled Impulse")
    game.pick("hunt", minion=pug)
    game.pass_all()
    game.pick("bleed", minion=krid)
    block(game, ira)
    assert not may_play(game, "Uncontrolled Impulse")
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ishtarri", sect="Laibon"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", "Uncontrolled Impulse")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Uncontrolled Impulse")
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_under_my_skin_is_burned_for_stealth_in_a_later_action_only() -> None:
    game, krid, ira = bleeding("Under My Skin", "thn")
    block(game, ira)
    game.pick("play", "Under My Skin", level="thn")
    go_on(game, lambda: game.table.action is None)
    assert [game.name(game.rules.copy(number)) for number in krid.attached] == ["Under My Skin"]


def test_the_guruhi_are_the_land_does_what_the_action_is() -> None:
    for action, pool, blood in (("bleed", 28, 3), ("hunt", 30, 5)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Guruhi", sect="Laibon"), blood=3)
        game.hand("Sarah", "The Guruhi Are the Land")
        game.pick(action, minion=krid)
        game.pick("play", "The Guruhi Are the Land")
        game.pass_all()
        assert (game["Alexis"].pool, krid.blood) == (pool, blood)


def test_inevitability_of_the_void_counts_the_ash_heap() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "AUS NEC"), blood=4)
    game.ash_heap("Alexis", *[library(f"Old card {number}", "Master") for number in range(21)])
    game.hand("Sarah", "Inevitability of the Void")
    game.pick("bleed", minion=krid)
    game.pick("play", "Inevitability of the Void", level="AUS NEC")
    game.pass_all()
    assert game["Alexis"].pool == 27


def test_stealth_ritus_needs_another_sabbat_vampire_with_blood() -> None:
    for blood, stealth in ((2, 1), (0, 0)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"), blood=4)
        fellow = game.ready("Sarah", vampire("Pug", 4, sect="Sabbat"), blood=blood, locked=True)
        game.ready("Alexis", vampire("Ira", 4))
        game.hand("Sarah", "Stealth Ritus")
        game.pick("bleed", minion=krid)
        game.pick("play", "Stealth Ritus")
        assert game.table.action is not None
        assert (game.table.action.stealth, fellow.blood) == (stealth, max(0, blood - 1))


def test_loup_gives_toreadors_stealth_until_one_has_succeeded() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"), blood=4)
    game.ready("Alexis", vampire("Ira", 4))
    (loup,) = game.hand("Sarah", "Loup")
    game.pick("bleed", minion=krid)
    game.pick("play", "Loup")
    assert game.table.action is not None and game.table.action.stealth == 1
    go_on(game, lambda: game.table.action is None)
    assert game.where(loup) == "ash heap of Sarah"


def test_divine_wards_are_for_weaker_minions() -> None:
    game, krid, ira = bled("Faerie Wards", disciplines="MYT", acting=3)
    bleed(game, krid, "Faerie Wards")
    game.pick("play", "Faerie Wards", level="MYT")
    game.pass_all()
    assert (game["Alexis"].pool, ira.locked) == (30, True)
    game, krid, _ = bled("Faerie Wards", disciplines="MYT", acting=9)
    game.pick("bleed", minion=krid)
    assert not may_play(game, "Faerie Wards")


def test_gifts_from_hereafter_is_for_a_zombie_of_ones_own() -> None:
    game = table()
    krid = game.ready("Sarah", replace(vampire("Krid", 6, "DOM"), path="Death and the Soul"), blood=4)
    zombie = game.ready("Sarah", library("Shambler", "Ally", text="Zombie with 2 life.\n1 strength, 1 bleed.", pool=1))
    guard = game.ready("Sarah", ally("Guard"))
    game.hand("Sarah", "Gifts From Hereafter")
    game.pick("bleed", minion=guard)
    assert not may_play(game, "Gifts From Hereafter")
    game.pass_all()
    game.pick("bleed", minion=zombie)
    game.pick("play", "Gifts From Hereafter", level="DOM/OBL")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes")
    game.pass_all()
    assert (game["Alexis"].pool, krid.blood, zombie.locked) == (27, 3, False)


def test_no_level_is_played_by_who_lacks_it() -> None:
    game, _, _ = bleeding("Trochomancy", "dom")
    with pytest.raises(IllegalError):
        game.pick("play", "Trochomancy")
