"""Action cards that take who has just come, merge two versions, or make an ally of what they burn."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.rules.invented import ally, retainer, vampire


def test_chameleon_takes_a_newcomer_for_its_capacity_and_makes_it_anarch() -> None:
    game = table()
    baron = game.ready("Sarah", vampire("Baron", 8, sect="Anarch"), title="baron of Chicago", blood=5)
    turn = game.table.turn
    new = game.ready("Alexis", vampire("New", 4, sect="Camarilla"), marks={"came into play in turn": str(turn - 1)})
    game.ready("Alexis", vampire("Old", 4, sect="Camarilla"), marks={"came into play in turn": str(turn - 4)})
    game.ready("Alexis", vampire("Dear", 6), marks={"came into play in turn": str(turn - 1)})
    game.hand("Sarah", "Chameleon")
    game.pick("action card", "Chameleon")
    assert not game.options("x")
    game.pass_all()
    while game.table.action is not None:
        game.passes()
    assert new.controller == 0 and new.marks["sect"].lower() == "anarch"
    assert baron.blood == 1
    game = table()
    game.ready("Sarah", vampire("Baron", 8, sect="Anarch"), title="baron of Chicago", blood=5)
    game.ready("Alexis", vampire("Old", 4), marks={"came into play in turn": "1"})
    game.hand("Sarah", "Chameleon")
    assert not game.options("action card")


@pytest.mark.parametrize(("card", "acts"), [("Legacy", "Karsh (ADV)"), ("Epiphany", "Karsh")])
def test_two_versions_merge_from_crypt_uncontrolled_region_or_ash_heap(card: str, acts: str) -> None:
    for region in ("crypt", "uncontrolled", "ash heap"):
        game = table()
        karsh = game.ready("Sarah", acts, blood=7)
        other = "Karsh" if acts.endswith("(ADV)") else "Karsh (ADV)"
        lay = {"crypt": game.crypt, "ash heap": game.ash_heap}.get(region)
        (found,) = lay("Sarah", other) if lay is not None else (game.uncontrolled("Sarah", other),)
        game.hand("Sarah", card)
        game.pick("action card", card, minion=karsh)
        while not game.options("search"):
            game.passes()
        game.pick("search", found)
        top = karsh if acts.endswith("(ADV)") else found
        assert "merged" in top.marks and top.blood == 7 and not top.locked
    game = table()
    game.ready("Sarah", acts, marks={"merged": "yes"})
    game.hand("Sarah", card)
    assert not game.options("action card")


@pytest.mark.parametrize("level", ["ser", "SER"])
def test_sets_curse_makes_a_beast_of_what_it_burns(level: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Ada", 6, disciplines=level))
    guard = game.ready("Alexis", ally("Guard", life=2))
    small = game.ready("Alexis", vampire("Small", 2))
    dog = game.on(small, retainer("Dog"))
    (curse,) = game.hand("Sarah", "Set's Curse")
    game.pick("action card", "Set's Curse", level=level)
    offered = {option.targets[0] for option in game.options("target")}
    assert offered == {guard.id, dog.id} | ({small.id} if level == "SER" else set())
    game.pick("target", target=small if level == "SER" else guard)
    while game.table.action is not None:
        game.passes()
    assert game.where(small if level == "SER" else guard) == "ash heap of Alexis"
    assert game.where(curse) == "ready region of Sarah" and curse.blood == 3
    # It can act, but equips with nothing.
    game.hand("Sarah", "Ivory Bow")
    assert [option for option in game.options() if option.minion == curse.id or option.copy == curse.id]
    assert not [option for option in game.options("equip") if option.minion == curse.id]


def test_sets_curse_brings_nobody_where_none_burns() -> None:
    game = table()
    game.ready("Sarah", vampire("Ada", 6, disciplines="ser"))
    game.ready("Alexis", vampire("Large", 5))
    game.hand("Sarah", "Set's Curse")
    assert not game.options("action card")
