"""Titles and contested titles (sec. 4.2, 10)."""

from __future__ import annotations

import pytest

from tests.rules.test_contests import enters
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.titles import title_card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.titles import titles
from vtes_desktop.table.table import Copy


def table() -> Position:
    """Sarah's unlock phase is about to begin."""
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("unlock", of="Sarah")
    return game


def claim(game: Position, seat: str, name: str, title: str, **laid: int) -> Copy:
    """A vampire with a printed title comes into play, of the sect that the title needs."""
    kind, _, of = title.partition(" of ")
    sect = minions.SECTS_OF_TITLES.get(kind, "Independent")
    clan = of if kind in minions.TITLES_OF_CLANS else ""
    return enters(game, game.ready(seat, vampire(name, 5, title=title, sect=sect, clan=clan), **laid))  # type: ignore[arg-type]


def title(game: Position, copy: Copy) -> str:
    return minions.title(game.rules, copy)


# -- which titles exclude each other --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("prince of Chicago", "prince of Chicago"),
        ("prince of Chicago", "archbishop of Chicago"),
        ("baron of Chicago", "prince of Chicago"),
        ("baron of Chicago", "archbishop of Chicago"),
        ("justicar of Brujah", "justicar of Brujah"),
        ("inner circle of Ventrue", "inner circle of Ventrue"),
        ("kholo of Osebo", "kholo of Osebo"),
        ("regent", "regent"),
    ],
)
def test_contested(one: str, other: str) -> None:
    game = table()
    first, second = claim(game, "Sarah", "First", one), claim(game, "Alexis", "Second", other)
    assert (title(game, first), title(game, second)) == ("", "")
    assert first.marks["contested title"] == "yes"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("prince of Chicago", "prince of Paris"),
        ("primogen", "primogen"),
        ("bishop", "bishop"),
        ("priscus", "priscus"),
        ("cardinal", "cardinal"),
        ("cardinal", "regent"),
        ("magaji", "magaji"),
        ("justicar of Brujah", "justicar of Ventrue"),
        ("justicar of Brujah", "inner circle of Brujah"),
    ],
)
def test_not_contested(one: str, other: str) -> None:
    game = table()
    first, second = claim(game, "Sarah", "First", one), claim(game, "Alexis", "Second", other)
    assert (title(game, first), title(game, second)) == (one, other)


# -- the contest (sec. 4.2) -----------------------------------------------------------------------------------------


def test_while_it_is_contested_neither_has_the_title_but_both_may_act() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("minion", of="Sarah")
    mine, theirs = claim(game, "Sarah", "Mine", "prince of Chicago"), claim(game, "Alexis", "Hers", "prince of Chicago")
    assert minions.votes(game.rules, mine) == minions.votes(game.rules, theirs) == 0
    game.pick("bleed", minion=mine)
    assert game.offers("block") == ["block: Block with Hers"]


def test_each_vampire_burns_a_blood_in_its_unlock_phase_to_go_on() -> None:
    game = table()
    mine, theirs = claim(game, "Sarah", "Mine", "prince of Chicago"), claim(game, "Alexis", "Hers", "prince of Chicago")
    game.pick("contest title", mine)
    assert (mine.blood, theirs.blood) == (4, 5)
    assert mine.marks["contested title"] == "yes"


def test_who_yields_loses_the_title_and_nothing_else() -> None:
    game = table()
    mine, theirs = claim(game, "Sarah", "Mine", "prince of Chicago"), claim(game, "Alexis", "Hers", "prince of Chicago")
    game.pick("yield title", mine)
    assert (mine.blood, game.where(mine), title(game, mine)) == (5, "ready region of Sarah", "")
    # The other acquires it in her own next unlock phase.
    assert title(game, theirs) == ""
    game.go_to("discard", of="Sarah")
    game.passes()
    assert title(game, theirs) == "prince of Chicago"


def test_without_blood_the_vampire_must_yield() -> None:
    game = table()
    mine = claim(game, "Sarah", "Mine", "prince of Chicago", blood=0)
    claim(game, "Alexis", "Hers", "prince of Chicago")
    game.start()
    assert minions.held_title(game.rules, mine) == ""
    assert "Mine yields the title of prince of Chicago" in game.log


def test_in_torpor_the_vampire_must_yield() -> None:
    game = table()
    mine = claim(game, "Sarah", "Mine", "prince of Chicago")
    claim(game, "Alexis", "Hers", "prince of Chicago")
    game.rules.doing.move_card(mine, game.torpor("Sarah", vampire("Other")).place)
    game.start()
    assert minions.held_title(game.rules, mine) == ""
    assert mine.blood == 5


def test_a_baron_pays_more_against_a_prince() -> None:
    game = table()
    baron = claim(game, "Sarah", "Mine", "baron of Chicago")
    prince = claim(game, "Alexis", "Hers", "prince of Chicago")
    assert titles.price_of_title(game.rules, baron) == 2
    assert titles.price_of_title(game.rules, prince) == 1
    game.pick("contest title", baron)
    assert baron.blood == 3


def test_barons_pay_the_same_against_each_other() -> None:
    game = table()
    baron = claim(game, "Sarah", "Mine", "baron of Chicago")
    claim(game, "Alexis", "Hers", "baron of Chicago")
    assert titles.price_of_title(game.rules, baron) == 1


def test_three_contest_until_one_is_left() -> None:
    game = table()
    first, second, third = (
        claim(game, seat, f"{seat}'s", "prince of Chicago") for seat in ("Sarah", "Alexis", "Justin")
    )
    game.pick("yield title", first)
    game.go_to("discard", of="Sarah")
    game.passes()
    game.pick("contest title", second, by="Alexis")
    assert third.marks["contested title"] == "yes"


# -- one title each (sec. 10) ---------------------------------------------------------------------------------------


def test_a_vampire_that_gains_a_title_loses_the_one_it_had_even_if_that_was_better() -> None:
    game = table()
    justicar = claim(game, "Sarah", "Justicar", "justicar of Brujah")
    assert titles.gain_title(game.rules, justicar, "primogen")
    assert title(game, justicar) == "primogen"
    assert minions.votes(game.rules, justicar) == 1


def test_a_vampire_that_gains_a_title_yields_the_one_it_was_contesting() -> None:
    game = table()
    mine, theirs = claim(game, "Sarah", "Mine", "prince of Chicago"), claim(game, "Alexis", "Hers", "prince of Chicago")
    assert titles.gain_title(game.rules, mine, "prince of Paris")
    assert title(game, mine) == "prince of Paris"
    assert not titles.claimants(game.rules, theirs)


def test_a_vampire_must_be_of_the_sect_to_receive_a_title() -> None:
    game = table()
    sabbat = game.ready("Sarah", vampire("Young", sect="Sabbat"))
    assert not titles.gain_title(game.rules, sabbat, "prince of Chicago")
    assert title(game, sabbat) == ""
    assert titles.gain_title(game.rules, sabbat, "archbishop of Chicago")


def test_a_clans_title_is_for_a_vampire_of_the_clan() -> None:
    game = table()
    ventrue = game.ready("Sarah", vampire("Young", clan="Ventrue"))
    assert not titles.gain_title(game.rules, ventrue, "justicar of Brujah")
    assert titles.gain_title(game.rules, ventrue, "justicar of Ventrue")


def test_a_new_prince_contests_the_old_one_at_once() -> None:
    game = table()
    old = claim(game, "Alexis", "Old", "prince of Chicago")
    young = game.ready("Sarah", vampire("Young"))
    titles.gain_title(game.rules, young, "prince of Chicago")
    assert old.marks["contested title"] == young.marks["contested title"] == "yes"


# -- title cards (sec. 11) ------------------------------------------------------------------------------------------

PRAXIS = library("Praxis", "Political Action", text="Title.")


def test_a_title_card_stands_for_the_title_and_burns_with_it() -> None:
    game = table()
    young = game.ready("Sarah", vampire("Young"))
    card = game.in_play("Sarah", PRAXIS)
    titles.gain_title(game.rules, young, "prince of Chicago", card)
    assert (title(game, young), game.where(card)) == ("prince of Chicago", "Young")
    titles.lose_title(game.rules, young)
    assert (title(game, young), game.where(card)) == ("", "ash heap of Sarah")


def test_when_the_title_card_burns_the_title_is_lost() -> None:
    game = table()
    young = game.ready("Sarah", vampire("Young"))
    card = game.in_play("Sarah", PRAXIS)
    titles.gain_title(game.rules, young, "prince of Chicago", card)
    game.rules.burn(card)
    assert title(game, young) == ""


def test_a_title_card_burns_when_its_title_is_yielded_in_a_contest() -> None:
    game = table()
    claim(game, "Alexis", "Old", "prince of Chicago")
    young = game.ready("Sarah", vampire("Young"))
    card = game.in_play("Sarah", PRAXIS)
    titles.gain_title(game.rules, young, "prince of Chicago", card)
    game.pick("yield title", young)
    assert game.where(card) == "ash heap of Sarah"


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Praxis Seizure: Chicago", "prince of Chicago"),
        ("Praxis Seizure: Washington, D.C.", "prince of Washington, D.C."),
        ("Crusade: Washington, D.C.", "archbishop of Washington, D.C."),
        ("Fee Stake: Boston", "baron of Boston"),
        ("Brujah Justicar", "justicar of Brujah"),
        ("Osebo Kholo", "kholo of Osebo"),
        ("Investiture", "priscus"),
        ("Govern the Unaligned", ""),
    ],
)
def test_the_title_that_a_printed_card_stands_for(name: str, title: str) -> None:
    game = table()
    assert title_card(game.card(name)).title == title


def test_krid_becomes_prince_of_chicago_by_a_referendum() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("minion", of="Sarah")
    krid = game.ready("Sarah", vampire("Krid"))
    old = claim(game, "Alexis", "Old", "prince of Chicago", blood=1)
    game.hand("Sarah", "Praxis Seizure: Chicago")
    game.pick("political", minion=krid)
    game.pick("no block")
    game.pick("card for")
    while game.choice is not None and game.choice.kind == "polling":
        game.passes()
    assert minions.held_title(game.rules, krid) == "prince of Chicago"
    assert [game.name(game.rules.copy(i)) for i in krid.attached] == ["Praxis Seizure: Chicago"]
    assert old.marks["contested title"] == krid.marks["contested title"] == "yes"


def test_a_title_card_put_on_a_vampire_by_hand_gives_its_title() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("minion", of="Sarah")
    krid = game.ready("Sarah", vampire("Krid", clan="Brujah"))
    card = game.on(krid, "Brujah Justicar")
    enters(game, card)
    assert title(game, krid) == "justicar of Brujah"
    assert minions.votes(game.rules, krid) == 3


def test_a_title_may_say_what_it_is_worth() -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 9))
    enters(game, game.on(krid, "Imperator"))
    assert minions.votes(game.rules, krid) == 3
    titles.lose_title(game.rules, krid)
    assert minions.votes(game.rules, krid) == 0
