"""Seeds of Corruption: what its vampire burns, what it can't use, and how it is got rid of."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire


@pytest.mark.parametrize(
    ("level", "clan", "burned"),
    [("tha", "Brujah", 1), ("tha", "Ministry", 2), ("THA", "Brujah", 2), ("THA", "Ministry", 3)],
)
def test_its_vampire_burns_blood_as_it_attempts_an_action(level: str, clan: str, burned: int) -> None:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines=level))
    ira = game.ready("Alexis", vampire("Ira", 7, clan=clan), blood=5)
    game.ready("Justin", vampire("Far", 7))
    game.hand("Sarah", "Seeds of Corruption")
    game.pick("action card", "Seeds of Corruption", minion=ada, level=level)
    while game.table.action is not None:
        game.passes()
    assert [game.name(game.rules.copy(each)) for each in ira.attached] == ["Seeds of Corruption"]
    game.go_to("minion", "Alexis")
    game.pick("bleed", minion=ira)
    assert ira.blood == 5 - burned


def test_special_abilities_of_its_vampire_count_for_nothing() -> None:
    game = table()
    strong = game.ready("Alexis", vampire("Strong", 6, text="+1 bleed. +1 strength. +1 intercept."))
    rules = game.rules
    assert (minions.bleed_amount(rules, strong), minions.intercept(rules, strong), minions.strength(rules, strong)) == (
        2,
        1,
        2,
    )
    game.on(strong, "Seeds of Corruption", owner="Sarah", marks={"level": "tha"})
    assert (minions.bleed_amount(rules, strong), minions.intercept(rules, strong), minions.strength(rules, strong)) == (
        1,
        0,
        1,
    )
    big = game.ready("Alexis", "Basir")
    assert rules.abilities.modifier(rules, big, "cannot block") > 0
    game.on(big, "Seeds of Corruption", owner="Sarah", marks={"level": "tha"})
    assert rules.abilities.modifier(rules, big, "cannot block") == 0


def test_two_actions_of_any_vampires_burn_it() -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 7))
    seeds = game.on(ira, "Seeds of Corruption", owner="Sarah", marks={"level": "tha"})
    one, other = game.ready("Sarah", vampire("One", 4)), game.ready("Sarah", vampire("Other", 4))
    for minion in (one, other):
        assert seeds.place.on == ira.id
        game.pick("card in play", seeds, minion=minion)
        while game.table.action is not None:
            game.passes()
    assert game.where(seeds) == "ash heap of Sarah"
