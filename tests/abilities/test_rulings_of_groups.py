"""Rulings that are given for groups of cards, each played with one or two of the group."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_modifiers import may_play
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire


def servant(discipline: str, life: int = 1) -> Card:
    """An ally that plays cards of a Discipline as a vampire."""
    return ally("Servant", life, text=f"This ally can play cards requiring basic {discipline} as a 4-capacity vampire.")


def test_a_modifier_for_the_last_life_has_the_action_fail() -> None:
    game = table()
    minion = game.ready("Sarah", servant("Obfuscate [obf]"), blood=1)
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Elder Impersonation")
    game.pick("bleed", minion=minion)
    game.pick("block", ira)
    game.pick("play", "Elder Impersonation")
    over(game)
    assert (minion.place.region, game["Alexis"].pool, ira.locked) == ("ash heap", 30, False)


def test_a_strike_for_the_last_life_ends_the_combat_before_it_resolves() -> None:
    fight = fighting("Pushing the Limit", kurt=servant("Potence [pot]"), blood=(1, 5))
    while not fight.game.options("play"):
        fight.game.passes()
    fight.game.pick("play", "Pushing the Limit")
    over(fight.game)
    assert (fight.kurt.place.region, fight.ira.blood) == ("ash heap", 5)


def test_an_action_for_the_last_life_still_resolves() -> None:
    game = table()
    minion = game.ready("Sarah", servant("Dominate [dom]"), blood=1)
    game.hand("Sarah", "Govern the Unaligned")
    game.pick("action card", "Govern the Unaligned")
    while game.table.action is not None:
        game.passes()
    assert (minion.place.region, game["Alexis"].pool) == ("ash heap", 27)


def test_an_ally_that_hurts_itself_as_a_vampire_loses_life() -> None:
    """Nor does it commit diablerie: Amaranth is none of the cards that it plays as one."""
    fight = fighting("Burst of Sunlight", "Amaranth", kurt=servant("Thaumaturgy [tha]", 3), blood=(3, 0))
    game, offered = fight.game, False
    while game.table.action is not None:
        offered = offered or may_play(game, "Amaranth")
        if may_play(game, "Burst of Sunlight"):
            game.pick("play", "Burst of Sunlight")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert (offered, fight.kurt.place.region, fight.kurt.blood) == (False, "ready", 1)


def test_a_retainer_of_an_ally_that_plays_its_card_as_a_vampire() -> None:
    fight = fighting("Pack Alpha", "Raven Spy", kurt=servant("Animalism [ani]", 3), blood=(3, 5))
    while not fight.game.options("play"):
        fight.game.passes()
    fight.game.pick("play", "Pack Alpha")
    assert [fight.game.name(fight.game.table.copies[number]) for number in fight.kurt.attached] == ["Raven Spy"]


@pytest.mark.parametrize(("sect", "offered"), [("camarilla", False), ("independent", True)])
def test_an_ally_of_no_sect_is_independent_as_a_vampire(sect: str, *, offered: bool) -> None:
    game = table()
    game.ready("Sarah", servant("Obfuscate [obf]", 3), blood=3)
    game.hand("Sarah", library("Feint", "Action", disciplines="obf", requirement=(sect,), text="Unlock this minion."))
    assert bool(game.options("action card")) == offered


@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_an_action_of_a_card_in_play_requires_what_that_asks_of_its_minion(sect: str, *, offered: bool) -> None:
    """Anarchs steal Powerbase: Los Angeles, which requires nothing itself."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "pro", sect=sect), blood=4)
    game.in_play("Alexis", "Powerbase: Los Angeles")
    game.hand("Sarah", "CrimethInc.")
    assert bool(game.options("card in play")) == offered
    if offered:
        game.pick("card in play", "Powerbase: Los Angeles")
        while not may_play(game, "CrimethInc."):
            game.passes()
        game.pick("play", "CrimethInc.", level="pro")
        assert not krid.locked


@pytest.mark.parametrize(
    ("name", "whose", "what", "gains"),
    [
        ("Call the Great Beast", "Sarah", "ritual counter", 1),
        ("Shatter the Gate", "Alexis", "burn", 0),
    ],
)
def test_only_the_actions_that_a_card_has_for_baali_require_one(name: str, whose: str, what: str, gains: int) -> None:
    """Both cards require a Baali, but any vampire that is great enough burns Shatter the Gate."""
    game = table()
    maureen = game.ready("Sarah", "Maureen, Dark Priestess")
    card = game.on(maureen, name) if whose == "Sarah" else game.in_play(whose, name)
    game.give_edge("Sarah")
    (offer,) = [option.text for option in game.options("card in play")]
    assert what in offer
    game.pick("card in play", card)
    until_or_over(game, "use", maureen)
    assert bool(game.options("use")) == bool(gains)


def test_what_an_ally_of_the_hecata_does_of_itself_requires_none() -> None:
    game = table()
    game.in_play("Sarah", "Cappadocian Crypt")
    game.ready("Sarah", "Mora, the Death Seer", blood=2)
    corpse = game.ready("Sarah", "Aggressive Corpse")
    game.ready("Alexis", vampire("Ira", 4), locked=True)
    game.pick("card in play", corpse)
    until_or_over(game, "use")
    assert not game.options("use")


@pytest.mark.parametrize("name", ["Amisa", "Danielle Diron"])
def test_who_changes_sect_keeps_votes_that_are_its_own(name: str) -> None:
    game = table()
    changed = game.ready("Sarah", name)
    before = minions.votes(game.rules, changed)
    changed.marks["sect"] = "Sabbat"
    assert (minions.sect(game.rules, changed), minions.votes(game.rules, changed)) == ("Sabbat", before)


@pytest.mark.parametrize(("clan", "pool"), [("", 27), ("Ventrue", 30)])
def test_who_seems_of_another_clan_is_not_scarce(clan: str, pool: int) -> None:
    game = table()
    game.phase("influence", of="Sarah")
    other = game.ready("Sarah", "Eurayle Gelasia Mylonas", marks={"clan": clan} if clan else {})
    scarce = game.uncontrolled("Sarah", "Blanche Hill", blood=game.card("Blanche Hill").capacity)  # type: ignore[arg-type]
    game.start()
    while scarce.place.region != "ready":
        game.passes()
    assert (other.place.region, game["Sarah"].pool) == ("ready", pool)


@pytest.mark.parametrize(("blocked", "offered"), [(False, {"maneuver"}), (True, {"press"})])
def test_dive_bomb_helps_in_its_combat_and_hurts_in_that_of_a_block(offered: set[str], *, blocked: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, text="Flight [FLIGHT]."), blood=8)
    ira = game.ready("Alexis", vampire("Ira", 4, text="+1 intercept."), blood=4)
    game.hand("Sarah", "Dive Bomb")
    game.pick("action card", "Dive Bomb")
    seen: set[str] = set()
    while game.table.action is not None:
        seen |= {option.kind for option in game.options() if "with Dive Bomb" in option.text}
        if game.options("block") and blocked:
            game.pick("block", ira)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert seen == offered
