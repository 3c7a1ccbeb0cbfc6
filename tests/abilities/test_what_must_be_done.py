"""Cards that oblige somebody: what must be done is done, as its Methuselah chooses where there is a choice."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, over
from tests.abilities.deeds import through
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def test_phillipe_rigaud_ends_no_minion_phase_before_his_diablerie() -> None:
    game = table()
    phillipe = game.ready("Sarah", "Phillipe Rigaud")
    game.torpor("Alexis", vampire("Ira", 8))
    with pytest.raises(IllegalError, match="can’t pass"):
        game.passes()
    game.pick("diablerize", minion=phillipe)
    through(game, "No")
    assert game.table.phase != "minion"


def test_phillipe_rigaud_ends_it_where_only_younger_vampires_lie_in_torpor() -> None:
    game = table()
    game.ready("Sarah", "Phillipe Rigaud")
    game.torpor("Alexis", vampire("Ira", 6))
    game.passes()
    assert game.table.phase != "minion"


def marionette(blood: int) -> tuple[Position, Copy]:
    """Sarah has taken control of a vampire of Justin’s."""
    game, _ = acting("OBE", "Spirit Marionette")
    ira = game.ready("Justin", vampire("Ira", 5), blood=blood)
    game.pick("action card", level="OBE")
    through(game, ira)
    return game, ira


def test_a_marionette_without_blood_hunts_instead_and_goes_back() -> None:
    game, ira = marionette(0)
    assert [each.kind for each in game.options()] == ["hunt"]
    game.pick("hunt", minion=ira)
    over(game)
    assert (ira.blood, ira.controller) == (1, 2)


def test_a_marionette_with_blood_must_bleed_before_the_phase_ends() -> None:
    game, ira = marionette(1)
    assert [each.kind for each in game.options()] == ["bleed"]
    game.pick("bleed", minion=ira)
    over(game)
    assert (game["Alexis"].pool, ira.controller) == (29, 2)


def heralded(blood: int) -> tuple[Position, Copy]:
    """Sarah has put no Gehenna card in play, and has Afifa and another vampire, with so much blood."""
    game = table()
    game.ready("Sarah", "Afifa, The Herald")
    krid = game.ready("Sarah", vampire("Krid", 4), blood=blood)
    game.phase("discard", of="Sarah")
    game.passes()
    return game, krid


@pytest.mark.parametrize(("way", "left"), [(0, (3, 30)), (1, (4, 29))])
def test_another_vampire_burns_blood_for_afifa_or_her_methuselah_pool(way: int, left: tuple[int, int]) -> None:
    game, krid = heralded(4)
    game.pick("way", amount=way, by="Sarah")
    assert (krid.blood, game["Sarah"].pool) == left


def test_pool_is_burned_for_afifa_where_no_other_vampire_has_blood() -> None:
    game, krid = heralded(0)
    assert (krid.blood, game["Sarah"].pool) == (0, 29)
