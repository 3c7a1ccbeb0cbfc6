"""What minions do as they unlock, hunt and have succeeded: disease, gathering, dances; hands and clans that weaken."""

from __future__ import annotations

import pytest

from tests.abilities.fights import Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.rules.invented import ally, vampire

DAM = "Dam the Heart's River"


def test_the_disease_takes_a_blood_as_one_unlocks_and_what_one_hunts() -> None:
    game = table()
    ada = game.ready("Alexis", vampire("Ada", 6), blood=1, locked=True)
    game.hand("Sarah", "Vampiric Disease")
    game.phase("master", "Sarah")
    game.pick("master", "Vampiric Disease")
    assert ada.counters == {"disease": 1}
    game.go_to("minion", "Alexis")
    assert ada.blood == 0 and ada.counters == {"disease": 1}
    game.pick("hunt", minion=ada)
    game.pass_all()
    assert ada.blood == 0
    while game.table.active != 1 or ada.locked:
        game.passes()
    assert not ada.counters


@pytest.mark.parametrize("long", [False, True])
def test_the_disease_spreads_at_close_range_to_vampires(long: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6), counters={"disease": 1})
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(ira, ".44 Magnum")
    game.pick("bleed", minion=kurt)
    game.pick("block", minion=ira)
    fight = Fighting(game, kurt, ira)
    fight.until("maneuver", by="Alexis")
    if long:
        game.pick("maneuver")
    fight.end()
    assert bool(ira.counters.get("disease")) != long
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6), counters={"disease": 1})
    guard = game.ready("Alexis", ally("Guard", life=3))
    game.pick("bleed", minion=kurt)
    game.pick("block", minion=guard)
    Fighting(game, kurt, guard).end()
    assert not guard.counters


def test_anima_gathering_keeps_one_locked_and_helps_another_until_it_unlocks() -> None:
    for level, bleed in (("aus", 1), ("AUS", 2)):
        game = table()
        ada = game.ready("Sarah", vampire("Ada", 6, disciplines=level))
        bea = game.ready("Sarah", vampire("Bea", 6))
        game.hand("Sarah", "Anima Gathering")
        game.pick("action card", "Anima Gathering", level=level)
        game.pass_all()
        (card,) = ada.attached
        assert game.rules.abilities.modifier(game.rules, bea, "intercept") == 2
        assert game.rules.abilities.modifier(game.rules, bea, "bleed") == bleed - 1
        while game.table.active != 0 or game.table.phase != "unlock":
            game.passes()
        assert ada.locked
        game.pick("use", "Anima Gathering")
        assert not ada.locked and not ada.attached and card
    game = table()
    game.ready("Sarah", vampire("Ada", 6, disciplines="aus"))
    game.hand("Sarah", "Anima Gathering")
    assert not game.options("action card"), "there must be another minion"


def test_anima_gathering_ends_at_once_where_a_freak_drive_unlocks_its_bearer() -> None:
    """Before the next action is chosen: Bea bleeds without it."""
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines="AUS for"))
    bea = game.ready("Sarah", vampire("Bea", 6))
    game.hand("Sarah", "Anima Gathering", "Freak Drive")
    game.pick("action card", "Anima Gathering", level="AUS")
    while not game.options("play"):
        game.passes()
    game.pick("play", "Freak Drive")
    while not game.options("bleed"):
        game.passes()
    assert not ada.locked and not ada.attached
    game.pick("bleed", minion=bea)
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_blood_weakens_keeps_discipline_cards_back_until_the_action_is_over() -> None:
    game = table()
    game.in_play("Justin", "Blood Weakens")
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines="DOM"))
    game.hand("Sarah", "Govern the Unaligned")
    game.ready("Alexis", vampire("Ira", 4))
    game.start()
    held = len(game["Sarah"].piles["hand"])
    game.referee.answer(
        next(n for n, each in enumerate(game.options()) if each.kind == "action card" and each.level == "dom")
    )
    assert len(game["Sarah"].piles["hand"]) == held - 1
    game.pass_all()
    while game.table.action is not None:
        game.passes()
    assert len(game["Sarah"].piles["hand"]) == held and ada.locked
    game = table()
    game.in_play("Justin", "Blood Weakens")
    game.ready("Sarah", vampire("Ada", 6, disciplines="DOM"), marks={"strengthened by diablerie": "yes"})
    game.hand("Sarah", "Govern the Unaligned")
    game.ready("Alexis", vampire("Ira", 4))
    game.start()
    game.referee.answer(
        next(n for n, each in enumerate(game.options()) if each.kind == "action card" and each.level == "dom")
    )
    assert len(game["Sarah"].piles["hand"]) == held


def test_recalled_to_the_founder_takes_one_of_three_of_a_clan_and_a_large_one_is_enough() -> None:
    game = table()
    game.in_play("Justin", "Recalled to the Founder")
    three = [game.ready("Sarah", vampire(name, size, clan="Brujah")) for name, size in (("A", 3), ("B", 3), ("C", 7))]
    other = game.ready("Sarah", vampire("D", 3, clan="Toreador"))
    game.phase("unlock", "Sarah")
    assert {option.copy for option in game.options("target")} == {copy.id for copy in three}
    game.pick("target", target=three[2])
    assert game.where(three[2]) == "ash heap of Sarah" and game.where(other) == "ready region of Sarah"
    assert any("ignores" in line for line in game.log)
    game = table()
    game.in_play("Justin", "Recalled to the Founder")
    for name in "AB":
        game.ready("Sarah", vampire(name, 3, clan="Brujah"))
    game.phase("unlock", "Sarah")
    assert not game.options("target")


def test_danse_macabre_unlocks_once_after_a_success() -> None:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6, sect="Sabbat"), blood=4)
    game.ready("Sarah", vampire("Bea", 6, sect="Camarilla"))
    game.hand("Sarah", "Danse Macabre")
    game.phase("master", "Sarah")
    game.pick("master", "Danse Macabre")
    game.go_to("minion", "Sarah")
    for again in (True, False):
        game.pick("bleed" if again else "hunt", minion=ada)
        while game.table.action is not None and not game.options("yes"):
            game.passes()
        assert bool(game.options("yes")) == again
        if again:
            game.pick("yes")
            assert not ada.locked and ada.blood == 3
    game = table()
    game.ready("Sarah", vampire("Bea", 6, sect="Camarilla"))
    game.hand("Sarah", "Danse Macabre")
    game.phase("master", "Sarah")
    assert not game.options("master")


def test_dam_the_hearts_river_hurts_more_and_makes_strikes_dear() -> None:
    fight = fighting(DAM, kurt=vampire("Kurt", 8, disciplines="qui"), blood=(8, 8))
    fight.play(DAM, "qui")
    fight.end()
    assert (fight.ira.blood, fight.kurt.blood) == (6, 7)
    fight = fighting(DAM, kurt=vampire("Kurt", 8, disciplines="QUI"), blood=(8, 8))
    fight.play(DAM, "QUI")
    fight.until("hand strike", by="Alexis")
    assert fight.game.options("no strike")
    fight.end()
    assert (fight.ira.blood, fight.kurt.blood) == (5, 7)


def test_the_last_life_of_an_ally_may_go_into_its_strike() -> None:
    fight = fighting(DAM, kurt=vampire("Kurt", 8, disciplines="QUI"), ira=ally("Guard", life=1), blood=(8, 1))
    fight.play(DAM, "QUI")
    fight.until("hand strike", by="Alexis")
    fight.game.pick("hand strike")
    fight.end()
    assert fight.game.where(fight.ira) == "ash heap of Alexis" and fight.kurt.blood == 8
