"""What minions come to is seen on them and read in the preview: bleed, strength, votes, capacity and their like."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.game import catalogue
from tests.ui.strict.conftest import SitLaid, asked_of
from tests.ui.table.at_table import AtTable
from vtes_desktop.bots.random_player import RANDOM
from vtes_desktop.play import requests as r
from vtes_desktop.play.laid import Laid, LaidCard, LaidSeat
from vtes_desktop.table.table import Copy, Place
from vtes_desktop.ui.strict.asking import QUIET
from vtes_desktop.ui.table import card_sheet

Lay = Callable[..., AtTable]
SIX = ("Deflection",) * 6


@pytest.fixture
def lay(sit_laid: SitLaid) -> Lay:
    """Sit down with minions of one's own, opposite one vampire."""

    def start(*ready: LaidCard, hand: tuple[str, ...] = (), size: tuple[int, int] = (1600, 900)) -> AtTable:
        laid = Laid(
            (
                LaidSeat("Alexis", ready=ready, hand=hand, library=SIX),
                LaidSeat("Brigitte", RANDOM, ready=(LaidCard("Krid", blood=1),), library=SIX),
            )
        )
        return sit_laid(laid, size)

    return start


def named(at: AtTable, name: str) -> Copy:
    """A card in play by its name, as the mirror has it."""
    return next(
        copy
        for copy in at.table.copies.values()
        if copy.card and catalogue().cards[copy.card].name == name and copy.place.region != "library"
    )


def shown(at: AtTable, name: str) -> dict[str, int]:
    """What is seen on a minion's card."""
    look = at.scene.cards[named(at, name).id].look
    assert look is not None
    return dict(look.figures)


def read(at: AtTable, name: str) -> list[str]:
    """What the preview says of its state."""
    return card_sheet.tags(at.session, named(at, name))


def test_what_a_minion_does_by_itself_is_not_drawn_but_read(lay: Lay) -> None:
    at = lay(LaidCard("Anson"), LaidCard("Bryan Van Duesen"))
    assert (shown(at, "Krid"), read(at, "Krid")) == ({}, ["blood 1 of 2", "bleed 1", "strength 1"])
    assert shown(at, "Bryan Van Duesen") == {"bleed": 2}
    assert read(at, "Bryan Van Duesen") == ["blood 7 of 7", "bleed 2", "strength 1"]
    assert shown(at, "Anson") == {"votes": 2}, "a prince"
    assert read(at, "Anson")[-1] == "votes 2"


def test_cards_on_a_minion_count(lay: Lay) -> None:
    at = lay(LaidCard("Anson", on=(LaidCard("Laptop Computer"), LaidCard("Sport Bike"), LaidCard("Potence"))))
    assert shown(at, "Anson") == {"bleed": 2, "intercept": 1, "votes": 2}
    look = at.scene.cards[named(at, "Anson").id].look
    assert look is not None
    assert look.capacity == 9, "eight, and one by the skill card"
    state = card_sheet.state(at.session, named(at, "Anson"), 14.0)
    assert "Now" in state
    assert "pot" in state
    assert "Now" not in card_sheet.state(at.session, named(at, "Krid"), 14.0)


def test_a_card_that_comes_is_seen_on_the_minion_once_it_is_there(lay: Lay) -> None:
    at = lay(LaidCard("Anson"), hand=("Laptop Computer",))
    host = at.session.host
    assert host is not None
    for kind in ("equip", *("" for _ in range(12))):
        asked = asked_of(host)
        assert asked is not None
        wanted = [each for each in asked.options if each.kind == kind or (not kind and each.kind in QUIET)]
        if kind and not wanted:
            wanted = [each for each in asked.options if each.copy == named(at, "Laptop Computer").id]
        if not wanted or named(at, "Laptop Computer").place.on:
            break
        assert host.submit(asked.seat, r.Pick(asked.number, asked.options.index(wanted[0]))).accepted
        at.settle()
    assert named(at, "Laptop Computer").place.on == named(at, "Anson").id
    assert shown(at, "Anson")["bleed"] == 2


def test_what_another_card_changes_is_reckoned_anew(lay: Lay) -> None:
    at = lay(LaidCard("Rose Abawi"), LaidCard("Mithras"))
    assert shown(at, "Rose Abawi") == {"bleed": 2}
    figures = at.session.figures
    assert figures is not None
    rose, mithras = named(at, "Rose Abawi"), named(at, "Mithras")
    assert not any(figures.again()), "nothing has changed"
    at.table.pile(0, "ready").remove(mithras.id)
    at.table.pile(0, "torpor").append(mithras.id)
    mithras.place = Place(0, "ash heap")
    del at.table.copies[mithras.id]
    at.table.pile(0, "torpor").remove(mithras.id)
    figures.changed()
    assert [each for each in figures.again() if each] == [rose.id]
    found = figures.of(rose)
    assert found is not None
    assert found.bleed == 1


def test_nothing_is_reckoned_where_players_keep_the_rules(lay: Lay) -> None:
    at = lay(LaidCard("Bryan Van Duesen"))
    assert at.session.figures is not None
    at.table.mode = "manual"
    assert at.session.figures.of(named(at, "Bryan Van Duesen")) is not None, "kept until the table is reckoned anew"
    list(at.session.figures.again())
    assert at.session.figures.of(named(at, "Bryan Van Duesen")) is None
    assert read(at, "Bryan Van Duesen") == ["blood 7 of 7"]


def test_nothing_is_reckoned_while_a_card_is_not_in_this_programs_list(lay: Lay) -> None:
    at = lay(LaidCard("Bryan Van Duesen"))
    assert at.session.figures is not None
    named(at, "Krid").card = 990_000
    at.session.figures.changed()
    list(at.session.figures.again())
    assert at.session.figures.of(named(at, "Bryan Van Duesen")) is None
    assert read(at, "Bryan Van Duesen") == ["blood 7 of 7"]
