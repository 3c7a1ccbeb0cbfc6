"""The last rulings that a second reader has judged, each played."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.requirements import meets


def test_karl_schrekt_calls_as_a_justicar_also_without_a_camarilla_and_has_his_own_votes() -> None:
    card = library("Edict", "Political Action", requirement=("justicar",), text="Title.")
    for event in (False, True):
        game = table()
        karl = game.ready("Sarah", "Karl Schrekt")
        if event:
            game.in_play("Alexis", "Fall of the Camarilla")
        assert meets(game.rules, karl, card)
        assert minions.votes(game.rules, karl) == 2
    other = game.ready("Sarah", vampire("Krid", 9, title="prince of Boston"))
    assert not meets(game.rules, other, card)


@pytest.mark.parametrize(("sect", "may"), [("Camarilla", True), ("Anarch", False)])
def test_karl_schrekt_is_of_the_camarilla_only_as_long_as_he_is(sect: str, may: bool) -> None:
    card = library("Decree", "Political Action", requirement=("titled", "camarilla"), text="Title.")
    game = table()
    karl = game.ready("Sarah", "Karl Schrekt")
    minions.mark(game.rules, karl, "sect", sect)
    assert meets(game.rules, karl, card) == may


def test_mata_hari_is_a_titled_vampire_of_any_sect() -> None:
    card = library("Decree", "Action", requirement=("titled", "sabbat"), text="Title.")
    game = table()
    mata = game.ready("Sarah", "Mata Hari")
    assert meets(game.rules, mata, card)
    other = game.ready("Sarah", vampire("Krid", 9, sect="Independent"))
    assert not meets(game.rules, other, card)


def test_what_lies_in_a_stolen_storage_annex_is_the_thief_s_to_take() -> None:
    game = table()
    annex = game.in_play("Sarah", "Storage Annex")
    inside = game.on(annex, "Dodge", face_up=False)
    annex.controller = 1
    game.hand("Alexis", "Majesty")
    game.phase("master", of="Alexis")
    game.pick("use", annex)
    for _ in range(4):
        if inside.place.region == "hand":
            break
        number = next((n for n, each in enumerate(game.options()) if "Majesty" in each.text), 0)
        game.referee.answer(number)
    there = [game.name(copy) for copy in game.rules.pile(1, "hand")]
    assert "Dodge" in there and "Majesty" not in there


def test_parmenides_stays_with_the_predator_of_who_was_ousted() -> None:
    game = table()
    coming = game.uncontrolled("Sarah", "Parmenides", blood=9)
    biter = game.ready("Justin", vampire("Biter", 8, text="+3 bleed."), blood=8)
    game.pool("Sarah", 4)
    game.phase("influence", of="Sarah")
    for _ in range(60):
        if game["Sarah"].ousted or game.choice is None:
            break
        if game.options("bleed") and game.asked == "Justin" and not biter.locked:
            game.pick("bleed", minion=biter)
        elif game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.referee.answer(len(game.options()) - 1)
    assert game["Sarah"].ousted
    for _ in range(20):
        if game.choice is None:
            break
        game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
    assert (coming.place.region, coming.controller) == ("ready", 2)
