"""The shape of the abilities: one card of each kind played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError


def test_a_bleed_card_bleeds_for_its_bonus_and_pays_when_it_succeeds() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    (govern,) = game.hand("Sarah", "Govern the Unaligned")
    game.pick("action card", govern, level="dom")
    game.pass_all()
    assert (game["Alexis"].pool, krid.blood, krid.locked) == (27, 3, True)


def test_superior_govern_adds_blood_to_a_younger_vampire_and_is_not_offered_without_one() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    (govern,) = game.hand("Sarah", "Govern the Unaligned")
    elder = game.uncontrolled("Sarah", vampire("Elder", 7))
    with pytest.raises(IllegalError):
        game.pick("action card", govern, level="DOM")
    assert elder.blood == 0
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    (govern,) = game.hand("Sarah", "Govern the Unaligned")
    child = game.uncontrolled("Sarah", vampire("Child", 3))
    game.pick("action card", govern, level="DOM")
    game.pass_all()
    assert (child.blood, krid.blood, game["Alexis"].pool) == (3, 3, 30)


def test_deflection_changes_the_target_and_locks_at_basic_only() -> None:
    for level, locked in (("dom", True), ("DOM", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6))
        ira = game.ready("Alexis", vampire("Ira", 6, "DOM"), blood=3)
        game.hand("Alexis", "Deflection")
        game.pick("bleed", minion=krid)
        game.pick("no block")
        game.pick("play", "Deflection", level=level)
        game.pass_all()
        assert (game["Alexis"].pool, game["Justin"].pool, ira.locked, ira.blood) == (30, 29, locked, 2)


def test_blood_doll_moves_a_blood_either_way_once_in_the_master_phase() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    game.phase("master", of="Sarah")
    (doll,) = game.hand("Sarah", "Blood Doll")
    game.pick("master", doll)
    assert doll.place.on == krid.id
    game.pick("use", doll)
    game.pick("blood")
    assert (game["Sarah"].pool, krid.blood) == (31, 3)
    assert "use" not in [option.kind for option in game.options()]
