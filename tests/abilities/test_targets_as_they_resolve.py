"""An action to enter combat by a card in play comes to nothing where its target is none of those any more as it
resolves (rulings on Ambush, Ellen Fence and others)."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.table import table
from vtes_desktop.rules.invented import vampire


@pytest.mark.parametrize("name", [
    "Ellen Fence, the Tracker", "Karsh", "Fergus Alexander", "Glycon", "Nathaniel Bordruff", "Young Bloods",
])  # fmt: skip
@pytest.mark.parametrize("unlocks", [True, False])
def test_who_goes_for_a_locked_minion_finds_it_unlocked(name: str, unlocks: bool) -> None:
    game = table()
    hunter = game.ready("Sarah", name)
    prey = game.ready("Alexis", vampire("Ira", 2, sect="Sabbat"), locked=True, blood=2)
    guard = game.ready("Alexis", vampire("Guard", 2, sect="Sabbat"))
    game.pick("card in play", minion=hunter)
    game.pick("enter combat", prey) if game.options("enter combat") else None
    until_or_over(game, "block", guard)
    before = hunter.blood
    if unlocks:
        game.rules.unlock(prey)
    over(game)
    fought = (hunter.blood, prey.blood) != (before, 2)
    assert fought != unlocks
    assert hunter.locked


def test_a_younger_vampire_that_has_grown_is_no_target_of_adisa_any_more() -> None:
    for grows in (True, False):
        game = table()
        adisa = game.ready("Sarah", "Adisa")
        ira = game.ready("Alexis", vampire("Ira", 2))
        guard = game.ready("Alexis", vampire("Guard", 2))
        game.pick("card in play", minion=adisa)
        game.pick("enter combat", ira)
        until_or_over(game, "block", guard)
        if grows:
            for _ in range(2):
                game.on(ira, "Celerity")
        over(game)
        assert (adisa.blood == 3) == grows


def test_who_is_not_there_any_more_is_no_target_either() -> None:
    game = table()
    ellen = game.ready("Sarah", "Ellen Fence, the Tracker")
    prey = game.ready("Alexis", vampire("Ira", 2), locked=True)
    guard = game.ready("Alexis", vampire("Guard", 2))
    game.pick("card in play", minion=ellen)
    until_or_over(game, "block", guard)
    game.rules.burn(prey)
    over(game)
    assert (ellen.blood, ellen.locked) == (8, True)
