"""Cards that alone, or as one of a pair, kept a starter deck from playing itself: in their main way, another, and once
refused."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire

IRA = vampire("Ira", 6)
SALUBRI = vampire("Sal", 6, clan="Salubri", sect="Independent")


@pytest.mark.parametrize("cancelled", [True, False])
def test_contingency_planning_keeps_the_target_and_burns_one_pool(cancelled: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="Camarilla: +2 bleed."))
    game.ready("Alexis", vampire("Ira", 6, "DOM"), blood=6)
    game.hand("Sarah", "Contingency Planning")
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=krid)
    until(game, "play")
    assert game.asked == "Alexis"
    game.pick("play", "Deflection", level="DOM")
    assert game.asked == "Sarah"
    if cancelled:
        game.pick("out of turn", "Contingency Planning")
    finish(game)
    assert (game["Alexis"].pool, game["Justin"].pool) == ((29, 30) if cancelled else (30, 27))


def test_fata_amria_is_a_strike_that_cannot_be_dodged() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "CHI"), blood=3)
    ira = game.ready("Alexis", vampire("Ira", 6, "CEL"), blood=3)
    game.hand("Sarah", "Fata Amria")
    game.hand("Alexis", library("Jump", "Combat", text="Strike: dodge."))
    game.pick("bleed", minion=krid)
    until(game, "block", ira)
    game.pick("block", ira)
    until(game, "play")
    game.pick("play", "Fata Amria", level="chi")
    until(game, "play")
    game.pick("play", "Jump")
    finish(game)
    assert [game.name(game.rules.copy(below)) for below in ira.attached] == ["Fata Amria"]


@pytest.mark.parametrize(("bearing", "levels"), [(True, {"dom"}), (False, {"dom", "DOM"})])
def test_fata_amria_keeps_from_superior_levels(bearing: bool, levels: set[str]) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=3)
    if bearing:
        game.on(krid, "Fata Amria", marks={"level": "chi"})
    game.hand("Sarah", "Conditioning")
    game.pick("bleed", minion=krid)
    until(game, "play")
    assert {option.level for option in game.options("play")} == levels


@pytest.mark.parametrize("acted", ["bleed", "hunt"])
def test_fata_amria_comes_after_a_successful_action_against_you(acted: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "CHI"), blood=3)
    ira = game.ready("Justin", IRA, blood=3)
    game.hand("Sarah", "Fata Amria")
    game.phase("minion", of="Justin")
    game.pick(acted, minion=ira)
    while game.table.action is not None and not may_play(game, "Fata Amria", "CHI"):
        game.passes()
    assert (game.table.action is not None) == (acted == "bleed")
    if acted == "bleed":
        game.pick("play", "Fata Amria", level="CHI")
        assert game["Sarah"].pool == 29 and len(ira.attached) == 1


@pytest.mark.parametrize("locked", [True, False])
def test_fata_amria_is_burned_in_place_of_unlocking(locked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), locked=locked)
    card = game.on(krid, "Fata Amria", marks={"level": "chi"})
    game.go_to("discard", "Justin")
    krid.locked = locked
    game.go_to("unlock", "Sarah")
    assert not krid.locked
    game.pick("use", card)
    assert not krid.attached and krid.locked == locked


@pytest.mark.parametrize("deprived", [True, False])
def test_fata_amria_is_not_burned_by_who_does_not_unlock_as_normal(deprived: bool) -> None:
    """Ruling on Fata Amria: of an unlocked vampire, too."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    card = game.on(krid, "Fata Amria", marks={"level": "chi"})
    if deprived:
        game.on(krid, "Riddle Phantastique", counters={"riddle": 3})
        # She has something to do in that phase whatever she can do for him.
        game.in_play("Sarah", "Anarch Troublemaker")
    game.go_to("discard", "Justin")
    game.go_to("unlock", "Sarah")
    assert not krid.locked
    assert (card.id in {option.copy for option in game.options("use")}) == (not deprived)


@pytest.mark.parametrize(("card", "may"), [("Raven Spy", True), ("Ivory Bow", False)])
def test_aniel_burns_cards_that_require_a_discipline(card: str, may: bool) -> None:
    game = table()
    aniel, ira = game.ready("Sarah", "Aniel", blood=3), game.ready("Alexis", IRA)
    game.on(ira, card)
    game.on(aniel, "Raven Spy")
    assert bool(game.options("card in play")) == may
    if may:
        game.pick("card in play", aniel)
        finish(game)
        assert not ira.attached and aniel.attached and aniel.blood == 2


def test_aniel_burns_a_corruption_counter_of_anybody() -> None:
    game = table()
    aniel, ira = game.ready("Sarah", "Aniel", blood=3), game.ready("Alexis", IRA)
    ira.counters.update({"corruption 0": 1, "corruption 2": 1})
    game.pick("card in play", aniel)
    until(game, "methuselah")
    game.pick("methuselah", seat="Justin")
    finish(game)
    assert (ira.counters.get("corruption 0", 0), ira.counters.get("corruption 2", 0)) == (1, 0)


@pytest.mark.parametrize(("sect", "may"), [("Independent", True), ("Camarilla", False)])
def test_saulots_guiding_wisdom_is_a_title_of_two_votes(sect: str, may: bool) -> None:
    game = table()
    sal = game.ready("Sarah", vampire("Sal", 6, clan="Salubri", sect=sect))
    game.hand("Sarah", "Saulot's Guiding Wisdom")
    game.phase("master", of="Sarah")
    assert bool(game.options("master")) == may
    if may:
        game.pick("master", "Saulot's Guiding Wisdom")
        game.pass_all()
        assert minions.title(game.rules, sal) and minions.votes(game.rules, sal) == 2


def test_saulots_guiding_wisdom_makes_a_vampire_abstain() -> None:
    game = table()
    sal, krid = game.ready("Sarah", SALUBRI), game.ready("Sarah", vampire("Krid", 6))
    prince = game.ready("Alexis", vampire("Prince", 6, title="prince of Paris"))
    wisdom = game.on(sal, "Saulot's Guiding Wisdom")
    call(game, krid)
    until(game, "use", wisdom)
    game.pick("use", wisdom)
    game.pick("target", prince)
    assert sal.locked
    while game.table.referendum is not None:
        assert not (game.asked == "Alexis" and any(option.minion == prince.id for option in game.options("title for")))
        game.passes()


@pytest.mark.parametrize("fights", ["Krid", "Sal"])
def test_saulots_guiding_wisdom_ends_the_combat_of_another(fights: str) -> None:
    game = table()
    sal, krid = game.ready("Sarah", SALUBRI), game.ready("Sarah", vampire("Krid", 6))
    wisdom = game.on(sal, "Saulot's Guiding Wisdom")
    ira = game.ready("Alexis", IRA)
    game.pick("bleed", minion=krid if fights == "Krid" else sal)
    sal.locked = False
    until(game, "block", ira)
    game.pick("block", ira)
    for _ in range(30):
        if game.table.action is None or offered(game, "use", wisdom):
            break
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert (game.table.action is not None) == (fights == "Krid")
    if fights == "Krid":
        game.pick("use", wisdom)
        assert game.table.combat is None and sal.locked


@pytest.mark.parametrize("before", [False, True])
def test_vox_domini_fails_one_referendum_in_a_game(before: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.hand("Alexis", "Vox Domini")
    if before:
        game.table.tally["only one game -2 vox domini"] = 1
    call(game, krid)
    for _ in range(20):
        if game.table.referendum is None or game.options("out of turn"):
            break
        game.passes()
    assert bool(game.options("out of turn")) == (not before)
    if not before:
        game.pick("out of turn", "Vox Domini")
        assert "only one game -2 vox domini" in game.table.tally
        finish(game)
        assert game.table.referendum is None and game["Sarah"].pool == 30
