"""What a selector says of cards is asked of them: each field, and only those that say anything."""

from __future__ import annotations

from tests.abilities.table import table
from vtes_desktop.abilities.vocabulary import targets
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits

ELSEWHERE = {"kind", "where", "whose", "oldest", "alternatives"}
"""What says where to look, is asked of all that are found together, or tells of another selector."""


def test_each_field_is_asked_for() -> None:
    assert {*Which.__struct_fields__} - ELSEWHERE == {*targets._SAYS}


def test_a_selector_asks_for_what_it_says_however_often_it_is_asked() -> None:
    game = table()
    alexis = game.ready("Sarah", "Gideon Fontaine", blood=3)
    here = Here(game.rules, game.seat("Sarah"), alexis, alexis)
    for _ in range(2):
        assert fits(here, Which("vampire"), alexis)
        assert fits(here, Which("vampire", blood="some", own=True), alexis)
        assert not fits(here, Which("vampire", blood="little"), alexis)
        assert not fits(here, Which("vampire", other=True), alexis)
        assert not fits(here, Which("ally"), alexis)
        assert fits(here, Which("ally", alternatives=(Which("vampire", least=1),)), alexis)
