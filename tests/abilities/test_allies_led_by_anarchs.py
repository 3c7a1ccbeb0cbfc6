"""Allies that play cards as Anarch vampires, or are handed on and called out by vampires."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.requirements import has_disciplines, meets

ANARCH = vampire("Krid", 6, sect="Anarch")


@pytest.mark.parametrize(
    ("name", "codes", "together", "may"),
    [
        ("Grey Thorne", "cel", False, True),
        ("Grey Thorne", "cel pot", True, False),
        ("Grey Thorne", "for", False, False),
        ("Vivienne Géroux", "cel for", True, True),
        ("Vivienne Géroux", "pot", False, False),
    ],
)
def test_what_they_play_as_anarch_vampires(name: str, codes: str, together: bool, may: bool) -> None:
    game = table()
    friend = game.ready("Sarah", name)
    card = library("Deed", "Action", disciplines=codes, together=together, requirement=("anarch",), text="Gain 1 pool.")
    (mode,) = game.rules.facts(game.card(card)).modes[:1]
    assert (meets(game.rules, friend, card) and has_disciplines(game.rules, friend, mode)) == may
    assert not minions.is_anarch(game.rules, friend)


@pytest.mark.parametrize(("life", "sect", "may"), [(1, "Anarch", True), (2, "Anarch", False), (1, "Camarilla", False)])
def test_anarchs_keep_grey_alive(life: int, sect: str, may: bool) -> None:
    game = table()
    grey = game.ready("Sarah", "Grey Thorne", blood=life)
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    game.phase("unlock", of="Sarah")
    assert offered(game, "use", grey) == may
    if may:
        game.pick("use", grey)
        assert (grey.blood, krid.blood) == (2, 5) and not offered(game, "use", grey)


def test_vivienne_is_given_away_and_stolen_back() -> None:
    game = table()
    krid, vivienne = game.ready("Sarah", ANARCH), game.ready("Sarah", "Vivienne Géroux")
    game.pick("card in play", vivienne, minion=krid)
    game.pick("methuselah", seat="Justin")
    game.pass_all()
    assert vivienne.controller == 2
    game = table()
    krid, vivienne = game.ready("Sarah", ANARCH), game.ready("Alexis", "Vivienne Géroux")
    game.pick("card in play", vivienne, minion=krid)
    game.pass_all()
    assert vivienne.controller == 0


def test_samuel_is_called_red_list() -> None:
    game = table()
    lord = game.ready("Sarah", vampire("Lord", 6, title="prince of Nice"))
    samuel = game.ready("Alexis", "Samuel Haight")
    game.pick("card in play", samuel, minion=lord)
    until(game, "title for")
    game.pick("title for")
    game.pass_all()
    assert minions.has_trait(game.rules, samuel, "red list")
    assert not any(option.copy == samuel.id for option in game.options("card in play"))
