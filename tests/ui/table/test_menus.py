"""The context menus: what they offer for what is under the pointer, and that each entry does what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.table.table import NOBODY, on
from vtes_desktop.ui.table.session import Session

Sit = Callable[..., Session]


@pytest.fixture
def at(qtbot: QtBot, sit: Sit) -> AtTable:
    return AtTable(qtbot, sit(3, replace=False))


def open_menu(at: AtTable, point: QPointF) -> QMenu:
    menu = at.page.menus.menu_for(point, at.page)
    assert menu is not None
    return menu


def walk(menu: QMenu, before: str = "") -> Iterator[tuple[str, QAction]]:
    """All entries, those of a submenu as “Move to > Torpor region”."""
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            yield from walk(submenu, f"{before}{action.text()} > ")
        elif not action.isSeparator():
            yield before + action.text(), action


def entries(at: AtTable, point: QPointF) -> dict[str, QAction]:
    menu = open_menu(at, point)
    found = list(walk(menu))
    assert len({name for name, _ in found}) == len(found), "no entry twice"
    return dict(found)


def choose(at: AtTable, point: QPointF, name: str) -> None:
    """Pick an entry of the menu at a point."""
    menu = open_menu(at, point)
    found = dict(walk(menu))
    assert name in found, list(found)
    assert found[name].isEnabled()
    found[name].trigger()
    assert not at.refusals, at.refusals
    at.settle()


def test_the_right_button_opens_it(at: AtTable, qtbot: QtBot) -> None:
    card = at.pile("hand")[0]
    where = at.at(at.card(card))
    at.page.view.menu_wanted.emit(at.page.view.viewport().mapToGlobal(where), at.card(card))
    menus = [menu for menu in at.page.findChildren(QMenu) if menu.isVisible()]
    assert len(menus) == 1
    assert at.scene.selection == {card}
    QTest.keyClick(menus[0], Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not [menu for menu in at.page.findChildren(QMenu) if menu.isVisible()])


def test_it_is_short(at: AtTable) -> None:
    (vampire,) = at.ready()
    for point in (at.card(vampire), at.card(at.pile("hand")[0]), at.zone("library").center(), at.pool()):
        assert len([action for action in open_menu(at, point).actions() if not action.isSeparator()]) <= 14


def test_nothing_where_nothing_is(at: AtTable) -> None:
    assert at.page.menus.menu_for(at.nowhere(), at.page) is None


def test_a_card_of_the_hand(at: AtTable) -> None:
    (vampire,) = at.ready()
    card = at.session.card(at.copy(vampire))
    assert card is not None
    hand = list(at.pile("hand"))
    choose(at, at.card(hand[0]), "Play without drawing")
    assert len(at.pile("hand")) == 6
    choose(at, at.card(hand[1]), f"Put on > {card.display_name}")
    assert len(at.copy(vampire).attached) == 1
    choose(at, at.card(hand[2]), "Move to > Cards in play")
    assert len(at.pile("in play")) >= 1
    choose(at, at.card(hand[3]), "To the library > To the bottom")
    assert len(at.pile("hand")) == 3
    choose(at, at.card(hand[4]), "Discard")
    assert len(at.pile("ash heap")) >= 1


def test_a_minion(at: AtTable) -> None:
    (vampire,) = at.ready()
    choose(at, at.card(vampire), "Lock or unlock")
    assert at.copy(vampire).locked
    choose(at, at.card(vampire), "Add a blood")
    assert at.copy(vampire).blood == 1
    choose(at, at.card(vampire), "Give control to > Alexis")
    assert at.pile("ready", 1) == [vampire]
    choose(at, at.card(vampire), "Move to > Torpor region")
    assert at.pile("torpor", 1) == [vampire]
    choose(at, at.card(vampire), "Move to the ready region")
    assert at.pile("ready", 1) == [vampire]
    choose(at, at.card(vampire), "To the crypt > On top")
    assert at.pile("ready", 1) == []


def test_an_uncontrolled_vampire(at: AtTable) -> None:
    vampire = at.pile("uncontrolled")[0]
    choose(at, at.card(vampire), "Move a pool to the card")
    assert at.copy(vampire).blood == 1
    choose(at, at.card(vampire), "Move to the ready region")
    assert at.pile("ready") == [vampire]


def test_a_card_on_another_is_taken_off(at: AtTable) -> None:
    vampire, other = at.ready(2)
    at.ask(r.Put((at.pile("hand")[0],), on(vampire)))
    at.settle()
    (worn,) = at.copy(vampire).attached
    item = at.scene.cards[worn]
    peeking = item.mapToScene(QPointF(0, -item.spot.width * 0.66 / item.scale()))
    names = entries(at, peeking)
    card = at.session.card(at.copy(other))
    assert card is not None
    assert f"Put on > {card.display_name}" in names
    choose(at, peeking, "Take it off")
    assert at.pile("in play") == [worn]


def test_a_menu_acts_on_all_that_is_chosen(at: AtTable) -> None:
    vampires = at.ready(3)
    at.select(vampires[:2])
    at.move(at.nowhere())
    choose(at, at.card(vampires[0]), "Move to > Torpor region")
    assert at.pile("torpor") == vampires[:2]


def test_crypt_cards_are_not_offered_library_places(at: AtTable) -> None:
    (vampire,) = at.ready()
    names = entries(at, at.card(vampire))
    assert not [name for name in names if "Hand" in name or "library" in name or name.startswith("Put on")]


def test_ones_decks(at: AtTable) -> None:
    library = at.zone("library").center()
    choose(at, library, "Draw a card")
    assert len(at.pile("hand")) == 8
    choose(at, library, "Top card to the ash heap")
    assert len(at.pile("ash heap")) == 1
    choose(at, library, "Remove the top card")
    assert len(at.pile("removed")) == 1
    choose(at, at.zone("library").center(), "Shuffle")
    choose(at, at.zone("crypt").center(), "Draw from the crypt")
    assert len(at.pile("uncontrolled")) == 5
    choose(at, at.zone("library").center(), "Look at the top > 3 cards")
    assert at.page.browse.isVisible()
    assert sum(1 for i in at.pile("library") if i) == 3
    at.page.browse.close_panel()
    choose(at, at.zone("library").center(), "Search… (shuffles afterwards)")
    assert all(at.pile("library"))
    at.page.browse.close_panel()
    assert not any(at.pile("library"))


def test_anothers_library_and_ash_heap(at: AtTable) -> None:
    assert list(entries(at, at.zone("library", 1).center())) == ["Top card to its ash heap"]
    choose(at, at.zone("library", 1).center(), "Top card to its ash heap")
    at.agree()
    assert len(at.pile("ash heap", 1)) == 1
    choose(at, at.zone("ash heap", 1).center(), "Look through…")
    assert at.page.browse.isVisible()


def test_at_an_open_table_anothers_deck_is_drawn_from_for_that_seat(qtbot: QtBot, sit: Sit) -> None:
    at = AtTable(qtbot, sit(3, open_table=True, replace=False))
    choose(at, at.zone("library", 1).center(), "Draw a card")
    assert len(at.pile("hand", 1)) == 8
    assert len(at.pile("hand", 0)) == 7
    choose(at, at.zone("crypt", 2).center(), "Draw a card")
    assert len(at.pile("uncontrolled", 2)) == 5
    choose(at, at.zone("library", 1).center(), "Look at the top > 2 cards")
    assert sum(1 for i in at.session.clients[1].table.pile(1, "library") if i) == 2


def test_a_pool(at: AtTable) -> None:
    choose(at, at.pool(), "Gain pool > 5")
    assert at.table.seats[0].pool == 35
    choose(at, at.pool(1), "Burn pool > 3")
    assert at.table.seats[1].pool == 27


def test_a_seat(at: AtTable) -> None:
    header = at.scene.plan.areas[1].header.center()
    choose(at, header, "Give the Edge to Alexis")
    assert at.table.edge == 1
    choose(at, header, "Give up the Edge")
    assert at.table.edge == NOBODY
    choose(at, header, "Random card of Alexis’s hand")
    at.agree()
    assert len([i for i in at.pile("hand", 1) if i]) == 1
    own = at.scene.plan.own.header.center()
    choose(at, own, "Hand size > 5")
    assert at.table.seats[0].hand_size == 5
    choose(at, header, "Alexis is ousted")
    at.agree()
    assert at.table.seats[1].ousted
    assert at.table.seats[0].victory_points == 1
    choose(at, at.scene.plan.own.header.center(), "Sarah withdraws")
    at.agree()
    assert at.table.over


def test_another_seats_view_comes_after_the_curtain(at: AtTable) -> None:
    choose(at, at.scene.plan.areas[2].header.center(), "Look as Justin")
    assert at.page.curtain.isVisible()
    assert at.session.viewer == 0


def test_a_hand_that_can_be_seen_can_be_looked_at(at: AtTable) -> None:
    header = at.scene.plan.areas[1].header.center()
    assert "Look at Alexis’s hand…" not in entries(at, header)
    at.ask(r.Reveal((at.session.clients[1].table.pile(1, "hand")[0],)), 1)
    choose(at, header, "Look at Alexis’s hand…")
    assert at.page.browse.isVisible()


def test_the_edge_and_bank_are_part_of_ones_area(at: AtTable) -> None:
    assert "Give the Edge to Sarah" in entries(at, at.bank())
