"""Vampires that let others become anarchs for nothing, wake by the Edge, or learn by contracts."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import go_on
from vtes_desktop.rules.invented import library, vampire


@pytest.mark.parametrize(("whose", "left"), [("Sarah", 5), ("Alexis", 3)])
def test_brunhilde_lets_her_methuselahs_vampires_become_anarchs_for_nothing(whose: str, left: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Camarilla"), blood=5)
    game.ready(whose, "Brunhilde (ADV)", blood=2, locked=True)
    game.pick("become anarch", minion=krid)
    go_on(game, lambda: game.table.action is None)
    assert krid.blood == left
    assert krid.marks.get("sect") == "Anarch"


@pytest.mark.parametrize(("edge", "locked", "may"), [(1, True, True), (0, True, False), (1, False, False)])
def test_gracetius_wakes_while_his_methuselah_has_the_edge(edge: int, locked: bool, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    gracetius = game.ready("Alexis", "Gracetius", blood=3, locked=locked)
    game.table.edge = edge
    game.pick("bleed", minion=krid)
    go_on(game, lambda: game.table.action is None or bool(game.options("use")))
    assert bool(game.options("use")) == may
    if may:
        game.pick("use", gracetius)
        go_on(game, lambda: game.table.action is None or bool(game.options("block")))
        game.pick("block", gracetius)
        go_on(game, lambda: game.table.action is None)
        assert krid.blood == 2, "they fought"


@pytest.mark.parametrize(("contract", "offered"), [(True, True), (False, False)])
def test_husamettin_learns_from_whom_he_burns_under_a_contract(contract: bool, offered: bool) -> None:
    game = table()
    husamettin = game.ready("Sarah", "Husamettin", blood=5)
    game.library("Sarah", "Fortitude")
    ira = game.ready("Alexis", vampire("Ira", 4), blood=0)
    if contract:
        game.on(ira, library("Paper", "Master", text="Contract. Put this card on a vampire."))
    game.on(husamettin, library("Torch", "Equipment", text="Weapon. Strike: 3 aggravated damage."))
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", "Bum's Rush", minion=husamettin)
    go_on(game, lambda: game.table.action is None or bool(game.options("weapon")))
    game.pick("weapon")
    go_on(game, lambda: game.table.action is None or bool(game.options("yes")))
    assert ira.place.region == "ash heap"
    assert bool(game.options("yes")) == offered
    if offered:
        game.pick("yes")
        game.pick("search", "Fortitude")
        assert "Fortitude" in [game.rules.name(game.rules.copy(number)) for number in husamettin.attached]


@pytest.mark.parametrize("holds", [True, False])
def test_gracetius_wakes_as_a_card_is_played_and_after_combat_for_what_he_could_play_then(holds: bool) -> None:
    """Rulings on him."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    gracetius = game.ready("Alexis", "Gracetius", locked=True)
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    for discipline in ("Auspex", "Auspex", "Dementation", "Dementation"):
        game.on(gracetius, discipline)
    game.give_edge("Alexis")
    game.hand("Sarah", "Govern the Unaligned")
    game.hand("Alexis", *(("Touch of Clarity", "Fast Reaction") if holds else ()))
    game.pick("action card", "Govern the Unaligned", minion=krid, level="dom")
    assert game.choice is not None
    assert (game.choice.kind == "as played" and bool(game.options("use"))) is holds
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    go_on(game, lambda: game.table.action is None or (game.choice is not None and game.choice.kind == "after combat"))
    assert bool(game.options("use")) is holds
    if holds:
        game.pick("use", gracetius)
        game.pick("play", "Fast Reaction", level="aus")
        assert (gracetius.locked, krid.blood) == (True, 1), "he fought after Ira had"


def test_gracetius_does_not_wake_as_a_card_is_played_in_combat() -> None:
    """Ruling on him."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRO"), blood=4)
    gracetius = game.ready("Alexis", "Gracetius", locked=True)
    ira = game.ready("Alexis", vampire("Ira", 6))
    for _ in range(2):
        game.on(gracetius, "Dementation")
    game.give_edge("Alexis")
    game.hand("Sarah", "Earth Meld")
    game.hand("Alexis", "Touch of Clarity")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    go_on(game, lambda: bool(game.options("play")))
    game.pick("play", "Earth Meld", level="pro")
    assert not game.options("use")
