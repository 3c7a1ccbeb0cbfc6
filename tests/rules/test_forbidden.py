"""What a minion's own card forbids it, and a second copy that burns the first (sec. 1.6.1, 4.1, 6.5.5)."""

from __future__ import annotations

from tests.rules.known import table
from vtes_desktop.abilities.text.facts.phrases import forbidden
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.torpor.diablerie import may_diablerize


def test_only_whole_sentences_about_the_minion_forbid_it_something() -> None:
    assert forbidden(["Krid cannot use weapons."], "Krid") == {"weapons"}
    assert forbidden(["Ira cannot use weapons."], "Krid") == frozenset()
    assert forbidden(["Krid cannot use weapons in combat with Ira."], "Krid") == frozenset()


def test_who_can_have_no_equipment_can_have_what_stands_for_a_location() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, text="Krid cannot have or use equipment."))
    blade, house = (
        library("Blade", "Equipment"),
        library("House", "Equipment", text="Location. While in play, this card does not count as equipment."),
    )
    assert why_not_on(game.rules, krid, blade)
    assert not why_not_on(game.rules, krid, house)


def test_who_cannot_commit_diablerie_does_not() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, text="Krid cannot commit diablerie."))
    ira = game.ready("Sarah", vampire("Ira", 5))
    assert (may_diablerize(game.rules, krid), may_diablerize(game.rules, ira)) == (False, True)


def test_several_of_a_kind_that_says_so_are_not_unique() -> None:
    game = table()
    hound = game.ready("Sarah", vampire("Hound", 2, text="Hounds are not unique."))
    assert not minions.facts(game.rules, hound).unique
