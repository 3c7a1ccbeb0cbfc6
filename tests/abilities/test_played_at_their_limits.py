"""Cards played where a rule limits them: how often, against whom, at whom that is there, and on what is gone."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_starter_combat import follower
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

# -- how often in an action (sec. 1.6.3) -------------------------------------------------------------------------------


def resonant(*cards: str) -> tuple[Position, Copy]:
    """Krid, who bleeds at stealth 2, holds False Resonance twice; Ira attempts to block with cards."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "CHI OBF"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 8, "AUS"), blood=4)
    game.hand("Sarah", "False Resonance", "False Resonance", "Lost in Crowds")
    game.hand("Alexis", *cards)
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    game.pick("play", "Lost in Crowds", level="OBF")
    return game, krid


def test_a_modifier_is_played_once_in_an_action_as_a_card_is_played_too() -> None:
    game, _ = resonant("Enhanced Senses", "Eagle's Sight")
    game.pick("play", "Enhanced Senses", level="AUS", by="Alexis")
    game.pick("play", "False Resonance", level="chi", by="Sarah")
    game.pick("play", "Eagle's Sight", level="aus", by="Alexis")
    assert game.asked != "Sarah" or not game.options("play")
    over(game)
    assert game.names("Sarah", "hand").count("False Resonance") == 1


def test_the_other_copy_is_for_the_next_action() -> None:
    game, krid = resonant("Enhanced Senses", "Enhanced Senses")
    game.pick("play", "Enhanced Senses", level="AUS", by="Alexis")
    game.pick("play", "False Resonance", level="chi", by="Sarah")
    over(game)
    ira = game.rules.pile(1, "ready")[0]
    game.go_to("minion", of="Alexis")
    game.go_to("minion", of="Sarah")
    game.pick("hunt", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    game.pick("play", "Enhanced Senses", level="aus", by="Alexis")
    game.pick("play", "False Resonance", level="chi", by="Sarah")


def test_who_plays_power_of_all_does_not_play_another_upon_it() -> None:
    game = table()
    one, two = (game.ready("Sarah", vampire(name, 5, sect="Anarch")) for name in ("Ann", "Bea"))
    krid = game.ready("Justin", vampire("Krid", 5, "OBF"))
    game.hand("Sarah", "Power of All", "Power of All")
    game.hand("Justin", "Lost in Crowds")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", one)
    game.pick("play", "Lost in Crowds", level="obf")
    game.pick("play", "Power of All", minion=one, by="Sarah")
    assert {option.minion for option in game.options("play")} <= {two.id}


def test_a_combat_card_is_no_modifier_yet() -> None:
    """Shadow Boxing in the combat, and then as an action modifier after it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "OBF POT"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=0)
    for bearer, card in ((krid, "Sengir Dagger"), (ira, "Raven Spy")):
        game.on(bearer, card)
    game.hand("Sarah", "Shadow Boxing", "Shadow Boxing")
    game.hand("Alexis", "Fake Out")
    game.pick("hunt", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    until_or_over(game, "play")
    game.pick("play", "Fake Out", by="Alexis")
    game.pick("play", "Shadow Boxing", level="obf pot")
    while not game.options("weapon"):
        game.passes()
    game.pick("weapon")
    until_or_over(game, "play")
    game.pick("play", "Shadow Boxing", level="OBF POT")
    over(game)
    assert (krid.blood, ira.place.region) == (4 - 1 - 1 + 1, "torpor")


# -- Ossian ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "blood", "after"), [("Gypsies", 5, 5), ("a vampire", 5, 7), ("a vampire", 1, 6)])
def test_ossian_gains_by_vampires_that_heal_and_not_by_allies(who: str, blood: int, after: int) -> None:
    """Two damage by Ossian, one to it; one blood heals where there is no more."""
    game = table()
    ossian = game.ready("Sarah", "Ossian", blood=6)
    other = game.ready("Alexis", vampire("Ira", 6) if who == "a vampire" else who, blood=blood)
    game.pick("bleed", minion=ossian)
    game.pick("block", other)
    over(game)
    assert ossian.blood == after


def test_ossian_gains_nothing_by_damage_that_is_prevented() -> None:
    game = table()
    ossian = game.ready("Sarah", "Ossian", blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6, "FOR"))
    game.hand("Alexis", "Soak")
    game.pick("bleed", minion=ossian)
    game.pick("block", ira)
    while not game.options("play"):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    game.pick("play", "Soak", level="FOR")
    over(game)
    assert ossian.blood == 5


# -- Fee Stake ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", ["Boston", "Corte", "Los Angeles", "New York", "Perth", "Seattle"])
@pytest.mark.parametrize(
    ("title", "sect", "votes"),
    [
        ("priscus", "Sabbat", 1),
        ("prince of Oslo", "Camarilla", 2),
        ("baron of Oslo", "Anarch", 3),
        ("", "Camarilla", 1),
    ],
)
def test_a_fee_stake_takes_no_additional_vote_from_a_priscus(city: str, title: str, sect: str, votes: int) -> None:
    """Who has one vote more by its text; the ruling on the ballots of prisci."""
    game = table()
    game.on(game.ready("Sarah", vampire("Bea", 6, sect="Anarch")), f"Fee Stake: {city}")
    ira = game.ready("Alexis", vampire("Ira", 8, sect=sect, title=title, text="+1 vote."))
    game.phase("minion", of="Alexis")
    game.pick("card in play", minion=ira)
    while not game.options("title for"):
        game.passes()
    assert [option.amount for option in game.options("title for")] == [votes]


# -- Morbidity ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("strike", "region", "blood"), [("", "ready", 1), ("Compress", "ash heap", 0)])
def test_morbidity_gives_its_blood_to_the_bank_where_the_opponent_is_burned(
    strike: str, region: str, blood: int
) -> None:
    fight = fighting("Morbidity", "Compress", kurt=follower("Death and the Soul"), blood=(6, 2))
    fight.play("Morbidity", "OBL/THA")
    fight.game.pick("amount", amount=1 if not strike else 2)
    if strike:
        fight.play(strike, "THN")
    fight.end()
    assert (fight.ira.place.region, fight.ira.blood) == (region, blood)


# -- Sanguine Instruction ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "clan", "offered"), [("dom", "Ventrue", 1), ("DOM", "Ventrue", 0), ("", "Brujah", 0)]
)
def test_sanguine_instruction_needs_somebody_to_instruct(level: str, clan: str, offered: int) -> None:
    """Whoever has each such Discipline at superior can't be the one, the acting vampire neither."""
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "DOM pot", clan="Ventrue"))
    game.ready("Alexis", vampire("Ira", 6, level, clan=clan))
    game.hand("Sarah", "Sanguine Instruction")
    assert len(game.options("action card")) == offered


def test_sanguine_instruction_names_only_what_somebody_can_be_instructed_in() -> None:
    """Ira has Dominate at superior: it is Potence, without a question, and there is a target."""
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "DOM POT", clan="Ventrue"))
    ira = game.ready("Alexis", vampire("Ira", 6, "DOM", clan="Ventrue"))
    game.hand("Sarah", "Sanguine Instruction")
    game.pick("action card", "Sanguine Instruction")
    assert not game.options("discipline")
    game.pass_all()
    assert minions.disciplines(game.rules, ira) == {"dom": 2, "pot": 1}
    assert minions.capacity(game.rules, ira) == 7


def test_sanguine_instruction_names_each_that_one_or_another_lacks() -> None:
    """Dominate for Lev, who alone lacks it."""
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "DOM POT", clan="Ventrue"))
    ira = game.ready("Alexis", vampire("Ira", 6, "DOM", clan="Ventrue"))
    lev = game.ready("Alexis", vampire("Lev", 6, "POT", clan="Ventrue"))
    game.hand("Sarah", "Sanguine Instruction")
    game.pick("action card", "Sanguine Instruction")
    game.pick("discipline", level="dom")
    game.pass_all()
    assert minions.disciplines(game.rules, lev) == {"dom": 1, "pot": 2}
    assert not ira.attached


# -- Discipline cards on who is no target of master cards, or a dear one -----------------------------------------------


def disciplined(pool: int, *, whose: str, bearer: str = "", haven: bool = False) -> tuple[Position, Copy]:
    """Sarah has Obtenebration to play, and Zed of hers is there; so is who is asked about, of somebody."""
    game = table()
    game.ready("Sarah", vampire("Zed", 4))
    krid = game.ready(whose, bearer or vampire("Krid", 6))
    if haven:
        game.on(krid, "Secure Haven")
    game.hand("Sarah", "Obtenebration")
    game.pool("Sarah", pool)
    game.phase("master", of="Sarah")
    game.pick("master", "Obtenebration")
    return game, krid


@pytest.mark.parametrize("whose", ["Sarah", "Alexis"])
@pytest.mark.parametrize(("bearer", "haven"), [("", True), ("Walker Grimes", False), ("", False)])
def test_a_discipline_card_costs_more_on_who_is_dear_to_target(whose: str, bearer: str, *, haven: bool) -> None:
    """Secure Haven; Walker Grimes for the one who controls him."""
    game, krid = disciplined(5, whose=whose, bearer=bearer, haven=haven)
    game.pick("target", krid)
    assert game["Sarah"].pool == 5 - (haven or (bearer != "" and whose == "Sarah"))
    assert krid.attached


def test_a_discipline_card_is_not_put_where_there_is_no_pool_for_that() -> None:
    """Two pool more, of one."""
    game, walker = disciplined(1, whose="Sarah", bearer="Walker Grimes", haven=True)
    assert not walker.attached[1:], "Zed was the only one, and has got it"
    assert game["Sarah"].pool == 1 and "Obtenebration" not in game.names("Sarah", "hand")


@pytest.mark.parametrize("whose", ["Sarah", "Alexis"])
def test_others_put_no_discipline_card_on_mimir(whose: str) -> None:
    game, mimir = disciplined(5, whose=whose, bearer="Mimir")
    assert bool(mimir.attached or any(option.copy == mimir.id for option in game.options("target"))) == (
        whose == "Sarah"
    )
