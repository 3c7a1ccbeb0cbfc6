"""Maleficia, Striga and Flight are no Disciplines, where a text speaks of one."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def infernal(game: Position, seat: str, disciplines: str = "", *, blood: int = 5) -> Copy:
    """A vampire that plays cards requiring superior Striga."""
    copy = game.ready(seat, vampire("Ira", 8, disciplines, text="Infernal."), blood=blood)
    game.on(copy, "Striga")
    game.on(copy, "Striga")
    return copy


def until(game: Position, card: str) -> bool:
    """Everybody passes until a card can be played, or the action is over."""
    while game.table.action is not None:
        if [option for option in game.options("play") if game.name(game.table.copies[option.copy]) == card]:
            return True
        game.passes()
    return False


# -- The Slow Withering ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("withering", [False, True])
def test_the_slow_withering_asks_nothing_for_superior_striga(withering: bool) -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 5)), infernal(game, "Alexis")
    if withering:
        game.in_play("Justin", "The Slow Withering")
    game.hand("Alexis", "Strix")
    game.pick("bleed", minion=krid)
    while not [option for option in game.options("play") if option.level == "STR"]:
        game.passes()
    game.pick("play", "Strix", level="STR")
    # It fights Krid then, who hits it for 1.
    game.pass_all()
    assert ira.blood == 5 - 1 - 1


def test_the_slow_withering_asks_for_a_superior_discipline_played_beside() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5, "DOM"), blood=2)
    game.in_play("Justin", "The Slow Withering")
    game.hand("Sarah", "Govern the Unaligned")
    game.uncontrolled("Sarah", "Anson")
    assert [option.level for option in game.options("action card")] == ["dom"]


def test_the_slow_withering_asks_nothing_for_flight() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, text="Flight [FLIGHT]."), blood=3)
    game.in_play("Justin", "The Slow Withering")
    game.hand("Sarah", "As the Crow")
    game.pick("bleed", minion=krid)
    assert until(game, "As the Crow")
    game.pick("play", "As the Crow")
    assert (krid.blood, krid.locked) == (3, False)


# -- who cannot play cards that require Disciplines --------------------------------------------------------------------


def test_mind_of_a_child_leaves_cards_of_striga() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 5)), infernal(game, "Alexis", "AUS")
    game.on(ira, "Mind of a Child", marks={"level": "dem"})
    game.hand("Alexis", "Strix", "Telepathic Counter")
    game.pick("bleed", minion=krid)
    assert until(game, "Strix")
    assert {game.name(game.table.copies[option.copy]) for option in game.options("play")} == {"Strix"}


@pytest.mark.parametrize(("card", "may"), [("Roll", True), ("Fake Out", True), ("Quickness", False)])
def test_fata_amria_leaves_cards_of_flight(card: str, may: bool) -> None:
    """Fata Amria keeps from superior Disciplines; Flight has one level, and is none."""
    fight = fighting(card, kurt=vampire("Kurt", 6, "CEL", text="Flight [FLIGHT]."), on_kurt=("Fata Amria",))
    fata = fight.game.table.copies[fight.kurt.attached[0]]
    fata.marks["level"] = "chi"
    fight.until("play", card, by="Sarah", level="CEL" if card == "Quickness" else None)
    assert fight.offered("play", card, "CEL" if card == "Quickness" else None) == may


# -- who names one -----------------------------------------------------------------------------------------------------


def test_call_the_great_beast_names_disciplines_only() -> None:
    game = table()
    baali = game.ready("Sarah", vampire("Ira", 10, clan="Baali", sect="Independent"))
    call = game.on(baali, "Call the Great Beast", counters={"ritual": 10})
    game.phase("minion", of="Sarah")
    game.pick("card in play", minion=baali)
    while not game.options("discipline"):
        game.passes()
    named = {option.level for option in game.options("discipline")}
    assert named.isdisjoint({"mal", "str", "fli"})
    assert {"dai", "san", "vis"} <= named
    for code in ("dai", "obf", "pre"):
        game.pick("discipline", level=code)
    assert (call.place.region, baali.place.region) == ("ready", "ash heap")


def test_agent_of_power_gives_a_discipline_only() -> None:
    game = table()
    game.ready("Sarah", vampire("Ira", 5))
    game.hand("Sarah", "Agent of Power")
    game.phase("master", of="Sarah")
    game.pick("master", "Agent of Power")
    if game.options("target"):
        game.pick("target")
    assert {option.level for option in game.options("discipline")}.isdisjoint({"mal", "str", "fli"})
