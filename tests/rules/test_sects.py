"""Sects, clans and anarchs (sec. 10)."""

from __future__ import annotations

import pytest

from tests.rules.test_contests import enters
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.editions.edition import SEEN_2012
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing import requirements
from vtes_desktop.rules.titles import sects, titles
from vtes_desktop.table.table import Copy

ANTITRIBU = [f"{clan} antitribu" for clan in ("Brujah", "Gangrel", "Malkavian", "Nosferatu", "Salubri", "Toreador")]


@pytest.mark.parametrize(
    ("sect", "clans"),
    [
        ("Camarilla", ["Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue", "Caitiff"]),
        ("Sabbat", ["Lasombra", "Tzimisce", "Pander", "Ahrimane", "Blood Brother", "Kiasyd", *ANTITRIBU]),
        ("Laibon", ["Akunanse", "Guruhi", "Ishtarri", "Osebo"]),
        ("Independent", ["Gangrel", "Giovanni", "Ravnos", "Baali", "Samedi", "Salubri", "True Brujah", "Abomination"]),
    ],
)
def test_the_sect_of_a_clan(sect: str, clans: list[str]) -> None:
    assert {SEEN_2012.sect_of(clan) for clan in clans} == {sect}


def table(edition: str = "current") -> tuple[Position, Copy]:
    """Sarah has the prince of Chicago, a Toreador."""
    game = Position("Sarah", "Alexis", edition=edition)
    prince = game.ready("Sarah", vampire("Prince", clan="Toreador", title="prince of Chicago"))
    return game, prince


def test_a_vampire_without_a_printed_sect_is_camarilla() -> None:
    game = Position("Sarah", "Alexis")
    old = game.ready("Sarah", vampire("Old print", sect=""))
    assert minions.sect(game.rules, old) == "Camarilla"


def test_who_changes_clans_keeps_the_sect() -> None:
    """RTR 20201130."""
    game, prince = table()
    sects.change_clan(game.rules, prince, "Lasombra")
    assert (minions.clan(game.rules, prince), minions.sect(game.rules, prince)) == ("Lasombra", "Camarilla")
    assert minions.title(game.rules, prince) == "prince of Chicago"


@pytest.mark.parametrize(("edition", "sect"), [("current", "Camarilla"), ("2012", "Sabbat")])
def test_a_card_on_a_vampire_that_gives_it_a_clan_gives_the_sect_by_the_edition(edition: str, sect: str) -> None:
    game, prince = table(edition)
    game.on(prince, library("Mask", "Action"), marks={minions.GIVES_CLAN: "Lasombra"})
    assert (minions.clan(game.rules, prince), minions.sect(game.rules, prince)) == ("Lasombra", sect)


@pytest.mark.parametrize("sect", ["Camarilla", "Anarch", "Sabbat"])
def test_votes_that_are_a_title_of_their_own_are_kept_in_any_sect(sect: str) -> None:
    """Rulings on personal titles, LSJ 20010714."""
    game = Position("Sarah", "Alexis")
    elder = game.ready("Sarah", vampire("Elder", sect="Independent", title="2 votes"))
    sects.change_sect(game.rules, elder, sect)
    assert (minions.title(game.rules, elder), minions.votes(game.rules, elder)) == ("2 votes", 2)


def test_in_2012_who_changes_clans_changes_sects_too() -> None:
    game, prince = table("2012")
    sects.change_clan(game.rules, prince, "Lasombra")
    assert (minions.clan(game.rules, prince), minions.sect(game.rules, prince)) == ("Lasombra", "Sabbat")


def test_who_changes_sects_keeps_the_clan() -> None:
    game = Position("Sarah", "Alexis")
    brujah = game.ready("Sarah", vampire("Convert", clan="Brujah antitribu", sect="Sabbat"))
    sects.change_sect(game.rules, brujah, "Camarilla")
    assert minions.clan(game.rules, brujah) == "Brujah antitribu"


def test_a_title_gives_nothing_while_its_bearer_is_of_another_sect() -> None:
    game, prince = table()
    assert minions.votes(game.rules, prince) == 2
    sects.change_sect(game.rules, prince, "Sabbat")
    assert (minions.title(game.rules, prince), minions.votes(game.rules, prince)) == ("", 0)
    sects.change_sect(game.rules, prince, "Camarilla")
    assert minions.title(game.rules, prince) == "prince of Chicago"


def test_a_justicar_that_leaves_its_clan_gives_no_votes() -> None:
    game = Position("Sarah", "Alexis")
    justicar = game.ready("Sarah", vampire("Justicar", clan="Brujah", title="justicar of Brujah"))
    sects.change_clan(game.rules, justicar, "Ventrue")
    assert minions.votes(game.rules, justicar) == 0


def test_a_title_without_benefit_is_yielded_when_it_would_be_contested() -> None:
    game, prince = table()
    sects.change_sect(game.rules, prince, "Sabbat")
    new = enters(game, game.ready("Alexis", vampire("New", title="prince of Chicago")))
    assert minions.held_title(game.rules, prince) == ""
    assert minions.title(game.rules, new) == "prince of Chicago"


def test_a_contested_title_is_yielded_when_its_bearer_changes_sects() -> None:
    game, prince = table()
    enters(game, game.ready("Alexis", vampire("New", title="prince of Chicago")))
    assert prince.marks["contested title"] == "yes"
    sects.change_sect(game.rules, prince, "Sabbat")
    assert minions.held_title(game.rules, prince) == ""


def test_a_title_without_benefit_is_lost_with_a_new_one() -> None:
    game, prince = table()
    sects.change_sect(game.rules, prince, "Sabbat")
    titles.gain_title(game.rules, prince, "bishop")
    sects.change_sect(game.rules, prince, "Camarilla")
    assert minions.title(game.rules, prince) == ""


@pytest.mark.parametrize(
    ("title", "sect", "votes"),
    [
        ("primogen", "Camarilla", 1),
        ("prince of Chicago", "Camarilla", 2),
        ("justicar of Brujah", "Camarilla", 3),
        ("inner circle of Brujah", "Camarilla", 4),
        ("bishop", "Sabbat", 1),
        ("archbishop of Chicago", "Sabbat", 2),
        ("priscus", "Sabbat", 0),
        ("cardinal", "Sabbat", 3),
        ("regent", "Sabbat", 4),
        ("magaji", "Laibon", 2),
        ("kholo of Brujah", "Laibon", 2),
        ("baron of Chicago", "Anarch", 2),
        ("1 vote", "Independent", 1),
    ],
)
def test_the_votes_of_a_title(title: str, sect: str, votes: int) -> None:
    game = Position("Sarah", "Alexis")
    copy = game.ready("Sarah", vampire("Titled", title=title, sect=sect, clan="Brujah"))
    assert minions.votes(game.rules, copy) == votes


def test_the_regent_counts_as_a_cardinal() -> None:
    game = Position("Sarah", "Alexis")
    regent = game.ready("Sarah", vampire("Regent", title="regent", sect="Sabbat"))
    assert requirements.has_word(game.rules, regent, "cardinal")
    assert requirements.has_word(game.rules, regent, "regent")


def test_a_city_title_is_that_of_a_city_and_not_of_a_clan() -> None:
    game, prince = table()
    justicar = game.ready("Sarah", vampire("Justicar", clan="Brujah", title="justicar of Brujah"))
    assert requirements.has_word(game.rules, prince, "city title")
    assert not requirements.has_word(game.rules, justicar, "city title")


# -- anarchs (sec. 10.5) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "sect"), [("current", "Anarch"), ("2012", "Independent")])
def test_who_becomes_an_anarch_is_of_their_sect_or_independent(edition: str, sect: str) -> None:
    game, prince = table(edition)
    sects.make_anarch(game.rules, prince)
    assert minions.is_anarch(game.rules, prince)
    assert minions.sect(game.rules, prince) == sect
    assert requirements.has_word(game.rules, prince, "anarch")
    assert minions.title(game.rules, prince) == ""


@pytest.mark.parametrize("edition", ["current", "2012"])
def test_an_anarch_that_changes_sect_is_none_any_more(edition: str) -> None:
    game, prince = table(edition)
    sects.make_anarch(game.rules, prince)
    sects.change_sect(game.rules, prince, "Sabbat")
    assert not minions.is_anarch(game.rules, prince)
    assert minions.sect(game.rules, prince) == "Sabbat"


@pytest.mark.parametrize("edition", ["current", "2012"])
def test_a_printed_anarch_is_one_in_every_edition(edition: str) -> None:
    game = Position("Sarah", "Alexis", edition=edition)
    baron = game.ready("Sarah", vampire("Baron", title="baron of Chicago", sect="Anarch"))
    assert minions.is_anarch(game.rules, baron)
    assert minions.votes(game.rules, baron) == 2


@pytest.mark.parametrize("edition", ["current", "2012"])
def test_a_baron_that_is_no_anarch_any_more_has_no_benefit_until_it_is_one_again(edition: str) -> None:
    game = Position("Sarah", "Alexis", edition=edition)
    baron = game.ready("Sarah", vampire("Baron", title="baron of Chicago", sect="Anarch"))
    sects.change_sect(game.rules, baron, "Camarilla")
    assert minions.votes(game.rules, baron) == 0
    sects.make_anarch(game.rules, baron)
    assert minions.votes(game.rules, baron) == 2


def test_only_an_anarch_becomes_a_baron() -> None:
    game, prince = table()
    assert not titles.gain_title(game.rules, prince, "baron of Chicago")
    sects.make_anarch(game.rules, prince)
    assert titles.gain_title(game.rules, prince, "baron of Chicago")
