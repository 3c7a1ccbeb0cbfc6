"""What is shown as a card is played, and what is looked for in a library."""

from __future__ import annotations

from tests.abilities.acting import over
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def until(game: Position, *kinds: str) -> None:
    for _ in range(60):
        if game.rules.table.action is None or any(game.options(kind) for kind in kinds):
            return
        game.passes()


def veiled(top: str, disciplines: str = "DOM OBT", *hand: str) -> tuple[Position, Copy]:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines=disciplines), blood=5)
    game.in_play("Alexis", "Veil of Darkness")
    game.library("Sarah", top, "Computer Hacking", "Computer Hacking", "Computer Hacking")
    game.hand("Sarah", *hand)
    game.phase("minion", of="Sarah")
    return game, ada


def test_an_action_has_no_effect_and_may_be_taken_again() -> None:
    game, ada = veiled("Vessel", "DOM OBT", "Govern the Unaligned", "Govern the Unaligned")
    game.pick("action card", "Govern the Unaligned", level="dom")
    assert game.table.action is None and not ada.locked and ada.blood == 5
    assert "Govern the Unaligned" in game.names("Sarah", "ash heap")
    assert any("Vessel" in game.name(copy) for copy in game.rules.pile(0, "hand")), "what was shown is drawn after it"
    game.pick("action card", "Govern the Unaligned", level="dom")
    over(game)
    assert ada.locked and game["Alexis"].pool < 30, "only the first card in a turn is looked at"


def test_another_card_on_top_lets_it_be_and_only_the_first_is_looked_at() -> None:
    game, ada = veiled("Computer Hacking", "DOM OBT", "Govern the Unaligned", "Bonding")
    game.pick("action card", "Govern the Unaligned", level="dom")
    over(game)
    assert ada.locked


def test_who_plays_obtenebration_burns_two_blood_and_pays_no_cost() -> None:
    game, ada = veiled("Vessel", "DOM OBT", "Arms of the Abyss")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=ada)
    until(game, "block")
    game.pick("block", minion=ira)
    until(game, "play")
    assert game.asked == "Sarah"
    until(game, "play")
    game.pick("play", "Arms of the Abyss", level="obt")
    assert "Arms of the Abyss" in game.names("Sarah", "ash heap")
    assert (ada.blood, ira.blood) == (2, 5), "two for Obtenebration, one by the hand strike that was left"
    over(game)


def test_a_card_without_a_discipline_is_left_alone() -> None:
    game, ada = veiled("Vessel", "DOM OBT", "Computer Hacking")
    game.pick("action card", "Computer Hacking")
    over(game)
    assert ada.locked and game["Alexis"].pool == 28


def test_lambach_equips_himself_with_the_eye_for_nothing() -> None:
    game = table()
    lambach = game.ready("Sarah", "Lambach (ADV)")
    game.library("Sarah", "Computer Hacking", "Eye of Hazimel", "Vessel")
    game.pool("Sarah", 2)
    game.phase("minion", of="Sarah")
    game.pick("card in play", minion=lambach)
    assert game.rules.action.kind == "equip" and game.rules.action.stealth == 1
    until(game, "bring")
    assert [game.name(game.rules.copy(each.copy)) for each in game.options("bring")] == ["Eye of Hazimel"]
    game.pick("bring")
    over(game)
    assert [game.name(game.rules.copy(each)) for each in lambach.attached] == ["Eye of Hazimel"]
    assert game["Sarah"].pool == 2 and lambach.locked


def test_lambach_merged_unlocks_after_an_embrace_only() -> None:
    for card, merged in (("Embrace, The", True), ("Embrace, The", False), ("Computer Hacking", True)):
        game = table()
        lambach = game.ready("Sarah", "Lambach (ADV)")
        if merged:
            lambach.marks["merged"] = "yes"
        game.hand("Sarah", card)
        game.phase("minion", of="Sarah")
        game.pick("action card", card)
        until(game, "use")
        may = merged and "Embrace" in card
        assert bool(game.options("use")) == may
        if may:
            game.pick("use")
        over(game)
        assert lambach.locked != may


def test_umdava_places_an_aye_on_a_laibon() -> None:
    game = table()
    game.ready("Sarah", "Umdava")
    bea = game.ready("Alexis", vampire("Bea", 5, sect="Laibon"))
    game.ready("Alexis", vampire("Cat", 5))
    game.library("Sarah", "Vessel", "Aye")
    game.ash_heap("Sarah", "Orun")
    game.phase("master", of="Sarah")
    game.pick("use")
    assert {game.name(game.rules.copy(each.copy)) for each in game.options("target")} == {"Umdava", "Bea"}
    game.pick("target", "Bea")
    assert len(game.options("search")) == 2
    game.pick("search", "Orun")
    assert [game.name(game.rules.copy(each)) for each in bea.attached] == ["Orun"]
    assert not game.options("use"), "the master phase action is used"


def test_umdava_needs_a_ready_laibon() -> None:
    game = table()
    game.torpor("Sarah", "Umdava")
    game.library("Sarah", "Aye")
    game.phase("master", of="Sarah")
    assert not game.options("use")
