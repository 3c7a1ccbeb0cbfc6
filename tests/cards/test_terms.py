"""The words of the game."""

from __future__ import annotations

import pytest

from vtes_desktop.cards import terms
from vtes_desktop.cards.catalogue import Catalogue


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("dom", "dom"),
        ("DOM", "dom"),
        ("Dominate", "dom"),
        ("Visceratika", "vis"),
        ("vis", "vis"),
        ("Vision", "viz"),
        ("vin", "viz"),
        ("vsn", "viz"),
        ("jus", "jud"),
        ("Flight", "fli"),
        ("Blood Sorcery", "tha"),
        ("nothing", "nothing"),
    ],
)
def test_a_discipline_has_one_code(written: str, code: str) -> None:
    assert terms.discipline_code(written) == code


def test_codes_and_names_are_told_apart() -> None:
    codes = [*terms.DISCIPLINES, *terms.VIRTUES]
    assert len(codes) == len(set(codes)) == 39
    assert all(len(code) == 3 and code.islower() for code in codes)
    assert all(terms.discipline_code(terms.discipline_name(code)) == code for code in codes)


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        ("Assamite", "Banu Haqim"),
        ("Follower of Set", "Ministry"),
        ("Followers of Set", "Ministry"),
        ("Tremere", "Tremere"),
        ("Tremere antitribu", "Tremere antitribu"),
    ],
)
def test_old_and_new_clan_names_are_one_clan(older: str, newer: str) -> None:
    assert terms.canonical_clan(older) == newer


def test_the_tables_name_everything_that_is_printed(catalogue: Catalogue) -> None:
    clans = {clan for card in catalogue.cards.values() for clan in card.clans}
    assert clans == {*terms.CLANS, *terms.CREEDS}
    assert {level.code for card in catalogue.cards.values() for level in card.disciplines} == {
        *terms.DISCIPLINES,
        *terms.VIRTUES,
    }
    assert {card.sect for card in catalogue.crypt} == {*terms.SECTS, ""}
    assert {card.title for card in catalogue.crypt} == {*terms.TITLES, ""}
    assert {card.path for card in catalogue.cards.values()} == {*terms.PATHS, ""}
