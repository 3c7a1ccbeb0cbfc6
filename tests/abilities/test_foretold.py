"""The terms of a referendum say who gains and who burns how much, as the table stands."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_politics import called
from vtes_desktop.rules.invented import vampire


def test_shares_are_told_by_name_and_number() -> None:
    game, _ = called("Kine Resources Contested")
    game.pick("points", seat="Sarah", amount=0)
    game.pick("points", seat="Alexis", amount=3)
    assert game.table.referendum is not None
    assert game.table.referendum.terms == "Alexis burns 3 pool, Justin burns 1 pool"


def test_what_is_counted_is_counted_for_each_methuselah() -> None:
    game, _ = called("Political Stranglehold")
    game.ready("Alexis", vampire("Ira", 9))
    assert game.table.referendum is not None
    assert game.table.referendum.terms == "Sarah gains 3 pool"


@pytest.mark.parametrize(
    ("card", "clan", "sect", "terms"),
    [
        ("Neonate Breach", "Ventrue", "Camarilla", "Alexis burns 4 pool"),
        (
            "Crusade: Rome",
            "Brujah antitribu",
            "Sabbat",
            "Krid unlocks as your discard phase begins, whatever becomes of this card",
        ),
        ("Crusade: Rome", "Lasombra", "Sabbat", ""),
        ("Praxis Seizure: Venice", "Giovanni", "Camarilla", ""),
        ("Praxis Seizure: Venice", "Ventrue", "Camarilla", "Giovanni vampires (ready or in torpor): each locks"),
        ("Camarilla Exemplary", "Ventrue", "Camarilla", "Krid"),
        ("Rumors of Gehenna", "Ventrue", "Camarilla", "Alexis: this card stays in play"),
    ],
)
def test_what_hangs_on_something_is_told_as_the_table_stands(card: str, clan: str, sect: str, terms: str) -> None:
    """Who has called it is told by its name; what a card keeps in mind by a name of its own is not told."""
    game = table()
    title = "bishop" if sect == "Sabbat" else "primogen"
    krid = game.ready("Sarah", vampire("Krid", 9, clan=clan, sect=sect, title=title))
    game.ready("Alexis", vampire("Ira", 4), locked=True)
    game.hand("Sarah", card)
    game.pick("political", minion=krid)
    while (call := game.table.referendum) is None or call.step != "polling":
        if any(option.text == "Alexis" for option in game.options("methuselah")):
            game.pick("methuselah", seat="Alexis")
        elif game.options("target"):
            game.pick("target", krid)
        else:
            game.passes()
    assert call.terms == terms
