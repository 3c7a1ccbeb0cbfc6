"""Modifiers by which another minion takes over the action, and reactions that stay, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import REFORM, block, go_on, may_play
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.position import Position
from vtes_desktop.table.table import Copy

MASK = "Mask of a Thousand Faces"


def masking(level: str, *cards: str, krid: str = "", title: str = "") -> tuple[Position, Copy, Copy, Copy]:
    """Krid of Sarah acts, Pug may mask it; Ira of Alexis may block."""
    game = table()
    acting = game.ready("Sarah", vampire("Krid", 6, krid, title=title), blood=4)
    pug = game.ready("Sarah", vampire("Pug", 4, level), blood=2)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", MASK, *cards)
    return game, acting, pug, ira


def test_another_vampire_takes_over_a_bleed() -> None:
    """RTR 19951110, LSJ 19990106: the action is the same, and who attempts to block still does."""
    game, krid, pug, ira = masking("obf")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", MASK, level="obf", minion=pug)
    go_on(game, lambda: game.table.action is None)
    assert (krid.locked, pug.locked, ira.locked) == (False, True, True)
    assert (krid.blood, pug.blood, ira.blood) == (4, 1, 2)
    # Only who was acting in the end has bled.
    assert {option.minion for option in game.options("bleed")} == {krid.id}


def test_at_superior_it_adds_the_stealth_that_is_needed() -> None:
    game, krid, pug, ira = masking("OBF")
    game.pick("bleed", minion=krid)
    assert may_play(game, MASK, "obf") and not may_play(game, MASK, "OBF")
    block(game, ira)
    game.pick("play", MASK, level="OBF", minion=pug)
    game.pass_all()
    assert (game["Alexis"].pool, ira.locked, krid.locked) == (29, False, False)


def test_it_may_be_used_after_the_block_and_the_new_one_fights() -> None:
    """LSJ 20010803: before the block resolves."""
    game, krid, pug, ira = masking("obf")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: game.table.action is not None and game.table.action.step == "blocked")
    game.pick("play", MASK, level="obf", minion=pug)
    game.pass_all()
    assert (krid.blood, pug.blood, ira.blood) == (4, 1, 2)


def test_an_inherent_bleed_is_left_behind_and_a_modifier_kept() -> None:
    """RTR 19951110, ANK 20190117-1: the limit of the action still counts."""
    game, krid, pug, _ = masking("obf dom", "Bonding", "Threats", krid="dom")
    game.on(krid, library("Charm", "Equipment", text="The bearer gets +1 bleed."))
    game.pick("bleed", minion=krid)
    game.pick("play", "Bonding", level="dom")
    before = game.table.action
    game.pick("play", MASK, level="obf", minion=pug)
    after = game.table.action
    assert before is not None and after is not None
    assert (before.bleed, after.bleed) == (3, 2)
    assert not may_play(game, "Threats")


def test_who_could_not_have_used_a_modifier_can_not_mask() -> None:
    """RTR 19980623."""
    game, krid, _, _ = masking("obf", "Bonding", krid="dom")
    game.pick("bleed", minion=krid)
    assert may_play(game, MASK)
    game.pick("play", "Bonding", level="dom")
    assert not may_play(game, MASK)


@pytest.mark.parametrize("why", ["locked", "has bled", "ally", "no such Discipline"])
def test_who_can_not_take_the_action_can_not_mask_it(why: str) -> None:
    game, krid, pug, _ = masking("" if why == "no such Discipline" else "obf")
    if why == "has bled":
        game.pick("bleed", minion=pug)
        game.pass_all()
        game.rules.unlock(pug)
    if why == "ally":
        game.rules.burn(pug)
        game.ready("Sarah", ally("Guard"))
    pug.locked = why == "locked"
    game.pick("bleed", minion=krid)
    assert not may_play(game, MASK)


def test_an_action_with_a_card_is_done_for_who_took_it_over() -> None:
    game, krid, pug, _ = masking("obf", library("Blade", "Equipment", text="Weapon."))
    game.pick("equip", minion=krid)
    game.pick("play", MASK, level="obf", minion=pug)
    game.pass_all()
    assert [game.name(game.table.copies[each]) for each in pug.attached] == ["Blade"]
    assert not krid.attached


def test_who_took_a_political_action_over_calls_the_referendum() -> None:
    game, krid, pug, _ = masking("obf", REFORM)
    game.pick("political", minion=krid)
    assert may_play(game, MASK)
    game.pick("play", MASK, level="obf", minion=pug)
    go_on(game, lambda: game.table.referendum is not None)
    assert game.table.referendum is not None and game.table.referendum.minion == pug.id


def test_a_hunt_is_taken_over() -> None:
    game, krid, pug, _ = masking("obf")
    game.pick("hunt", minion=krid)
    game.pick("play", MASK, level="obf", minion=pug)
    game.pass_all()
    assert (krid.blood, pug.blood) == (4, 3)


def test_an_action_by_equipment_is_not_taken_over() -> None:
    """LSJ 20020926."""
    game, krid, pug, _ = masking("obf")
    for bearer in (krid, pug):
        game.on(bearer, library("Horn", "Equipment", text="The bearer may gain 1 blood as a +1 stealth action."))
    acting = [option for option in game.options("card in play") if option.minion == krid.id]
    assert acting
    game.pick("card in play", minion=krid)
    assert game.table.action is not None and not may_play(game, MASK)
