"""What minions come to is seen on them and read in the preview: bleed, strength, votes, capacity and their like."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.game import catalogue
from tests.ui.panels import panel_of
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


def test_in_a_combat_a_minion_is_as_strong_as_what_was_played_has_made_it(lay: Lay) -> None:
    at = lay(LaidCard("Theo Bell", on=(LaidCard("Ivory Bow"),)), hand=("Torn Signpost",))
    answer(at, "bleed")
    answer(at, "block")
    panel = panel_of(at.page, "combat")
    assert panel.forecast.text() == "Theo Bell: strength 1 · Ivory Bow\nKrid: strength 1"
    answer(at, "play", level="POT")
    assert "strength 3" in read(at, "Theo Bell")
    at.qtbot.waitUntil(lambda: shown(at, "Theo Bell") == {"strength": 3})
    at.qtbot.waitUntil(lambda: panel.forecast.text().startswith("Theo Bell: strength 3"))
    answer(at, "hand strike")
    assert at.table.combat is None
    assert "strength 1" in read(at, "Theo Bell")
    at.qtbot.waitUntil(lambda: panel.title.text() == "The combat is over")
    assert not panel.acting.strike.text() + panel.opposing.strike.text(), "nothing is chosen any more"


@pytest.mark.parametrize("sets", [1, 9])
def test_the_combat_says_what_both_bear_where_there_is_room(lay: Lay, sets: int) -> None:
    bears = (LaidCard("Leather Jacket"), LaidCard(".44 Magnum")) * sets
    at = lay(LaidCard("Theo Bell", on=bears), hand=("Torn Signpost",), size=(1024, 640))
    answer(at, "bleed")
    answer(at, "block")
    panel = panel_of(at.page, "combat")
    told = panel.forecast.text().splitlines()
    assert told == [
        "Theo Bell: strength 1 · Leather Jacket · .44 Magnum" if sets == 1 else "Theo Bell: strength 1",
        "Krid: strength 1",
    ]
    at.qtbot.waitUntil(lambda: panel.body.height() <= panel.scrolled.viewport().height())


def test_what_the_two_are_is_written_as_the_language_writes_it(lay: Lay, speaking: Callable[[str], None]) -> None:
    speaking("fr")
    at = lay(LaidCard("Theo Bell"), hand=("Torn Signpost",))
    answer(at, "bleed")
    answer(at, "block")
    panel = panel_of(at.page, "combat")
    assert panel.forecast.text().startswith("Theo Bell : force 1")
    answer(at, "pass")
    at.qtbot.waitUntil(lambda: panel.forecast.text().startswith("Theo Bell : 6"))


def answer(at: AtTable, kind: str, level: str = "") -> None:
    """Whoever is asked picks what is of that kind; until it is asked for everybody does nothing."""
    host = at.session.host
    assert host is not None
    for _ in range(20):
        asked = asked_of(host)
        assert asked is not None
        wanted = [each for each in asked.options if each.kind == kind and level in ("", each.level)]
        idle = [each for each in asked.options if each.kind in QUIET]
        assert host.submit(asked.seat, r.Pick(asked.number, asked.options.index((wanted or idle)[0]))).accepted
        at.settle()
        if wanted:
            return
    pytest.fail(f"{kind} was never asked")


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
