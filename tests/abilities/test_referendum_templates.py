"""Referendums read by template: pool for what each controls, Methuselahs and locations chosen, titles."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_politics import called, passed
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError


def test_a_referendum_burns_pool_for_each_locked_minion() -> None:
    game, _ = called("Domain Challenge")
    passed(game)
    # Only the caller is locked.
    assert [seat.pool for seat in game.table.seats] == [29, 30, 30]


def test_a_referendum_pays_for_each_minion() -> None:
    game, _ = called("Autarkis Persecution")
    passed(game)
    assert [seat.pool for seat in game.table.seats] == [31, 30, 30]


def test_chosen_methuselahs_burn_pool_and_more_with_a_young_vampire() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    game.ready("Alexis", vampire("Milo", 4))
    (breach,) = game.hand("Sarah", "Neonate Breach")
    game.pick("political", breach)
    for _ in range(9):
        if game.options("methuselah"):
            break
        game.passes()
    game.pick("methuselah", seat="Alexis")
    game.pick("methuselah", seat="Justin")
    game.passes()
    passed(game)
    assert [seat.pool for seat in game.table.seats] == [30, 26, 29]


def test_a_praxis_seizure_is_a_title_that_its_requirement_guards() -> None:
    game, krid = called("Praxis Seizure: Miami", title="")
    game.pick("card for")
    passed(game)
    assert minions.title(game.rules, krid) == "prince of Miami"
    game = table()
    game.ready("Sarah", vampire("Krid", 8, sect="Sabbat"))
    game.hand("Sarah", "Praxis Seizure: Miami")
    with pytest.raises(IllegalError):
        game.pick("political", "Praxis Seizure: Miami")
