"""The window's eye on the table: near and far, clicks, wheel, arrow keys, what is said to a screen reader."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import NOTCH, AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Place
from vtes_desktop.ui.table.panel_drops import COPIES
from vtes_desktop.ui.table.session import Hover, Session

Sit = Callable[..., Session]
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down


@pytest.fixture
def at(qtbot: QtBot, sit: Sit) -> AtTable:
    return AtTable(qtbot, sit(3, replace=False))


# -- double clicks ----------------------------------------------------------------------------------------------------


def test_a_double_click_locks_and_unlocks(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.double_click(at.card(vampire))
    assert at.copy(vampire).locked
    at.double_click(at.card(vampire))
    assert not at.copy(vampire).locked


def test_a_double_click_plays_a_card_of_the_hand(at: AtTable) -> None:
    card = at.pile("hand")[3]
    at.double_click(at.card(card))
    assert len(at.pile("hand")) == 6
    assert sum(len(at.pile(region)) for region in ("ash heap", "in play", "ready")) == 1


def test_a_double_click_brings_a_vampire_out(at: AtTable) -> None:
    vampire = at.pile("uncontrolled")[2]
    at.double_click(at.card(vampire))
    assert at.pile("ready") == [vampire]


def test_a_double_click_draws_from_ones_decks_and_not_from_anothers(at: AtTable) -> None:
    at.double_click(at.zone("library").center())
    assert len(at.pile("hand")) == 8
    at.double_click(at.zone("crypt").center())
    assert len(at.pile("uncontrolled")) == 5
    before = at.lines
    at.double_click(at.zone("library", 1).center())
    assert at.lines == before


def test_a_double_click_opens_an_ash_heap(at: AtTable, qtbot: QtBot) -> None:
    at.ask(r.Put((at.session.clients[1].table.pile(1, "hand")[0],), Place(1, "ash heap")), 1)
    with qtbot.waitSignal(at.session.browse) as opened:
        at.double_click(at.zone("ash heap", 1).center())
    assert opened.args == [1, "ash heap"]
    assert at.page.browse.isVisible()


def test_a_double_click_on_nothing_does_nothing(at: AtTable) -> None:
    before = at.lines
    at.double_click(at.nowhere())
    at.double_click(at.free_in("torpor"))
    assert at.lines == before


# -- the wheel --------------------------------------------------------------------------------------------------------


def test_the_wheel_adds_and_burns_blood_on_a_card(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.wheel(at.card(vampire), 3 * NOTCH)
    assert at.copy(vampire).blood == 3
    at.wheel(at.card(vampire), -NOTCH)
    assert at.copy(vampire).blood == 2
    assert at.page.view.camera.zoom == 1


def test_the_wheel_elsewhere_comes_closer_and_goes_back(at: AtTable) -> None:
    before = at.lines
    camera = at.page.view.camera
    at.wheel(at.free_in("ready"), 3 * NOTCH)
    assert camera.zoom == pytest.approx(1.15**3)
    at.wheel(at.card(at.pile("hand")[0]), NOTCH)
    assert camera.zoom == pytest.approx(1.15**4), "cards in a hand have no blood"
    at.wheel(at.card(at.pile("uncontrolled")[0]), NOTCH, CTRL)
    assert camera.zoom == pytest.approx(1.15**5)
    at.wheel(at.free_in("ready"), -9 * NOTCH)
    assert camera.zoom == 1
    at.wheel(at.free_in("ready"), 40 * NOTCH)
    assert camera.zoom == 6
    assert at.lines == before


# -- near and far -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("motion", [False, True])
def test_a_seat_is_brought_close_by_a_click_on_its_name_and_a_key(at: AtTable, motion: bool) -> None:
    at.session.settings.change(motion=motion)
    camera = at.page.view.camera

    def whole_in_sight(seat: int) -> bool:
        return camera.seen.adjusted(-1, -1, 1, 1).contains(at.scene.plan.areas[seat].rect)

    at.click(at.scene.plan.areas[1].header.center())
    at.qtbot.waitUntil(lambda: camera.zoom > 1.5 and whole_in_sight(1))
    assert camera.close_to == 1
    at.qtbot.waitUntil(lambda: camera._travel.state() != camera._travel.State.Running)
    at.key(Qt.Key.Key_3)
    at.qtbot.waitUntil(lambda: camera.close_to == 2 and whole_in_sight(2))
    at.qtbot.waitUntil(lambda: camera._travel.state() != camera._travel.State.Running)
    at.key(Qt.Key.Key_3)
    at.qtbot.waitUntil(lambda: camera.zoom == 1)
    assert camera.close_to is None
    at.key(Qt.Key.Key_2)
    at.qtbot.waitUntil(lambda: camera.zoom > 1.5)
    at.qtbot.waitUntil(lambda: camera._travel.state() != camera._travel.State.Running)
    at.key(Qt.Key.Key_0)
    at.qtbot.waitUntil(lambda: camera.zoom == 1)
    at.key(Qt.Key.Key_6)
    assert camera.close_to is None, "there is no sixth seat"


def test_close_up_the_middle_button_moves_the_table(at: AtTable) -> None:
    camera = at.page.view.camera
    camera.set_zoom(3)
    at.page.view.centerOn(600, 400)
    before = camera.seen.center()
    viewport = at.page.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.MiddleButton, pos=QPoint(500, 400))
    QTest.mouseMove(viewport, QPoint(440, 370))
    QTest.mouseRelease(viewport, Qt.MouseButton.MiddleButton, pos=QPoint(440, 370))
    after = camera.seen.center()
    assert (after.x() - before.x(), after.y() - before.y()) == pytest.approx((20, 10), abs=0.5)
    at.move(at.free_in("ready"))
    assert at.page.view.gesture is None


def test_things_can_be_dragged_close_up(at: AtTable) -> None:
    (vampire,) = at.ready()
    camera = at.page.view.camera
    camera.close_up(0)
    camera.settle()
    at.settle()
    at.drag(at.card(vampire), at.free_in("torpor"))
    assert at.pile("torpor") == [vampire]


# -- what the pointer rests on ----------------------------------------------------------------------------------------


def test_the_card_under_the_pointer_is_told_to_everyone(at: AtTable) -> None:
    heard: list[Hover] = []
    at.session.hovered.connect(heard.append)
    card = at.pile("hand")[2]
    at.move(at.card(card))
    assert heard[-1] == Hover(at.copy(card).card, card)
    assert at.page.view.hovered == card
    at.move(at.scene.cards[at.pile("uncontrolled", 1)[0]].pos())
    assert heard[-1] == Hover(0, at.pile("uncontrolled", 1)[0]), "a back"
    at.move(at.nowhere())
    assert heard[-1] == Hover()
    at.ask(r.Put((card,), Place(0, "ash heap")))
    printed = at.copy(at.pile("ash heap")[0]).card
    at.move(at.zone("ash heap").center())
    assert heard[-1] == Hover(printed)


def test_a_screen_reader_hears_what_the_pointer_rests_on(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.ask(r.Blood(BANK, Purse("card", vampire), 2))
    at.ask(r.LockCards((vampire,)))
    at.settle()
    card = at.session.card(at.copy(vampire))
    assert card is not None
    at.move(at.card(vampire))
    said = at.page.view.accessibleDescription()
    assert said == f"{card.display_name}, locked, 2 blood, ready region of Sarah"
    theirs = at.pile("uncontrolled", 1)[0]
    at.move(at.scene.cards[theirs].pos())
    assert at.page.view.accessibleDescription() == "a crypt card, face down, uncontrolled region of Alexis"
    at.move(at.zone("library").center())
    assert at.page.view.accessibleDescription() == f"Sarah’s library, {len(at.pile('library'))} cards"
    assert at.page.view.accessibleName() == "The table"


# -- arrow keys -------------------------------------------------------------------------------------------------------


def test_the_arrow_keys_go_from_card_to_card(at: AtTable) -> None:
    at.key(RIGHT)
    (first,) = at.scene.selection
    assert at.copy(first).place.region == "uncontrolled", "the first of one's own"
    at.key(RIGHT)
    (second,) = at.scene.selection
    assert at.pile("uncontrolled").index(second) == at.pile("uncontrolled").index(first) + 1
    card = at.session.card(at.copy(second))
    assert card is not None
    assert at.page.view.accessibleDescription().startswith(card.display_name)
    at.key(LEFT)
    assert at.scene.selection == {first}
    at.key(DOWN)
    (below,) = at.scene.selection
    assert at.copy(below).place.region == "hand"
    at.key(UP)
    (above,) = at.scene.selection or {0}
    assert above not in at.pile("hand")


def test_shift_and_an_arrow_choose_more(at: AtTable) -> None:
    at.key(RIGHT)
    at.key(RIGHT, RIGHT, modifiers=SHIFT)
    assert at.scene.selection == set(at.pile("uncontrolled")[:3])


def test_the_keyboard_reaches_everything_on_the_table(at: AtTable) -> None:
    at.ready(1)
    at.ready(1, 1)
    at.ask(r.Put((at.pile("hand")[0],), Place(0, "ash heap")))
    at.settle()
    cursor = at.page.view.cursor_
    everything = {stop.key for stop in cursor._stops()}
    at.key(RIGHT)
    assert cursor.at is not None
    reached = {cursor.at.key}
    waiting = [(cursor.at, way) for way in (LEFT, RIGHT, UP, DOWN)]
    while waiting:
        stop, way = waiting.pop()
        cursor._rest_on(stop, add=False)
        at.key(way)
        here = cursor.at
        assert here is not None
        if here.key not in reached:
            reached.add(here.key)
            waiting += [(here, each) for each in (LEFT, RIGHT, UP, DOWN)]
    assert reached == everything
    kinds = {key[0] for key in reached}
    assert kinds == {"card", "pile", "pool", "bank", "edge", "seat"}


def go_to(at: AtTable, kind: str, seat: int = -1, region: str = "") -> None:
    """Have the keyboard be on a thing that is no card."""
    cursor = at.page.view.cursor_
    stop = next(s for s in cursor._stops() if (s.kind, s.seat, s.region) == (kind, seat, region))
    cursor._rest_on(stop, add=False)


def test_what_is_no_card_gets_a_ring_and_a_name(at: AtTable) -> None:
    at.key(RIGHT)
    go_to(at, "pile", 0, "library")
    at.key(LEFT)
    assert at.page.view.accessibleDescription() == f"Sarah’s crypt, {len(at.pile('crypt'))} cards"
    assert at.scene.ring.isVisible()
    assert at.scene.ring.boundingRect().contains(
        at.scene.furniture.piles[0, "crypt"].card_rect().translated(at.zone("crypt").topLeft())
    )
    assert at.scene.selection == set()
    at.click(at.card(at.pile("hand")[0]))
    assert not at.scene.ring.isVisible()
    said = {
        ("pool", 1, ""): "Alexis’s pool, 30",
        ("bank", -1, ""): "the bank",
        ("edge", -1, ""): "the Edge, at the bank",
        ("seat", 2, ""): "Justin, your predator, pool 30, 0 victory points, 7 cards in hand",
        ("seat", 0, ""): "Sarah, you, pool 30, 0 victory points, 7 cards in hand, has the turn",
    }
    cursor = at.page.view.cursor_
    for stop in cursor._stops():
        if (stop.kind, stop.seat, stop.region) in said:
            assert cursor.said(stop) == said.pop((stop.kind, stop.seat, stop.region))
    assert not said


def test_the_ring_follows_what_is_laid_out_anew(at: AtTable) -> None:
    go_to(at, "edge")
    before = at.scene.ring.boundingRect()
    at.ask(r.TakeEdge(1))
    assert at.scene.ring.isVisible()
    assert at.scene.ring.boundingRect() != before
    assert at.scene.ring.boundingRect().contains(at.edge())
    go_to(at, "pile", 0, "ash heap")
    at.page.resize(1100, 700)
    assert at.scene.ring.boundingRect().contains(at.zone("ash heap").center())


def test_coming_by_tab_something_is_chosen_that_can_be_seen(at: AtTable) -> None:
    at.page.log_view.setFocus()
    at.scene.select(())
    at.page.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(at.scene.selection) == 1
    assert at.page.view.accessibleDescription()


def test_close_up_the_keyboard_keeps_its_place_in_sight(at: AtTable) -> None:
    camera = at.page.view.camera
    camera.set_zoom(4)
    at.page.view.centerOn(at.scene.plan.areas[1].rect.center())
    for _ in range(6):
        at.key(DOWN)
    stop = at.page.view.cursor_.at
    assert stop is not None
    assert camera.seen.intersects(stop.rect)


# -- the context menu by mouse and keyboard ---------------------------------------------------------------------------


def menu_event(at: AtTable, reason: QContextMenuEvent.Reason, point: QPointF) -> None:
    viewport = at.page.view.viewport()
    where = at.at(point)
    QApplication.sendEvent(viewport, QContextMenuEvent(reason, where, viewport.mapToGlobal(where)))


def test_the_menu_key_opens_a_menu_for_what_the_keyboard_is_on(at: AtTable) -> None:
    wanted: list[QPointF] = []
    at.page.view.menu_wanted.disconnect()
    at.page.view.menu_wanted.connect(lambda _, point: wanted.append(point))
    at.key(RIGHT)
    (card,) = at.scene.selection
    menu_event(at, QContextMenuEvent.Reason.Keyboard, at.nowhere())
    assert at.scene.card_at(wanted[-1]) is at.scene.cards[card]
    go_to(at, "pool", 1)
    menu_event(at, QContextMenuEvent.Reason.Keyboard, at.nowhere())
    pool = at.scene.furniture.pool_at(wanted[-1])
    assert pool is not None
    assert pool.seat == 1
    menu_event(at, QContextMenuEvent.Reason.Mouse, at.card(at.pile("hand")[0]))
    assert at.scene.card_at(wanted[-1]) is at.scene.cards[at.pile("hand")[0]]
    at.hold(at.pool(), at.nowhere())
    menu_event(at, QContextMenuEvent.Reason.Mouse, at.nowhere())
    assert len(wanted) == 3, "not while something is held"
    at.page.view.cancel()


# -- cards dragged out of a panel -------------------------------------------------------------------------------------


def dragged(at: AtTable, data: QMimeData, point: QPointF) -> tuple[bool, bool]:
    """Drag something over the table and drop it; whether the table wanted it, and took it."""
    viewport, where = at.page.view.viewport(), at.at(point)
    both = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    nothing, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where, both, data, nothing, none)
    QApplication.sendEvent(viewport, enter)
    over = QDragMoveEvent(where, both, data, nothing, none)
    QApplication.sendEvent(viewport, over)
    drop = QDropEvent(QPointF(where), both, data, nothing, none)
    drop.setAccepted(False)
    QApplication.sendEvent(viewport, drop)
    at.settle()
    return enter.isAccepted() and over.isAccepted(), drop.isAccepted()


def ids(*copies: object) -> QMimeData:
    data = QMimeData()
    data.setData(COPIES, json.dumps(copies).encode())
    return data


def test_cards_of_an_ash_heap_are_dropped_on_the_table(at: AtTable) -> None:
    at.ask(r.Put(tuple(at.pile("hand")[:3]), Place(0, "ash heap")))
    burned = list(at.pile("ash heap"))
    assert dragged(at, ids(burned[0], burned[2]), at.free_in("ready")) == (True, True)
    assert at.pile("ready") == [burned[0], burned[2]]
    assert not at.scene.glow.isVisible()


def test_cards_of_a_library_that_is_looked_through_are_dropped_on_a_minion(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.ask(r.Look("library"))
    card = at.pile("library")[5]
    assert dragged(at, ids(card), at.card(vampire)) == (True, True)
    assert len(at.copy(vampire).attached) == 1


def test_at_an_open_table_anothers_library_can_be_taken_from(qtbot: QtBot, sit: Sit) -> None:
    at = AtTable(qtbot, sit(3, replace=False, open_table=True))
    at.ask(r.Look("library"), 1)
    card = at.session.clients[1].table.pile(1, "library")[3]
    assert card not in at.table.copies
    assert dragged(at, ids(card), at.free_in("in play", 1)) == (True, True)
    assert len(at.pile("in play", 1)) == 1


@pytest.mark.parametrize(
    "junk", [b"", b"no json", b"{}", b"[]", b'["7"]', b"[1, null]", b"[999999]", b"\xff\xfe", b"5", b"[[1]]"]
)
def test_a_drag_of_nonsense_is_not_taken(at: AtTable, junk: bytes) -> None:
    data = QMimeData()
    data.setData(COPIES, junk)
    before = at.lines
    assert dragged(at, data, at.free_in("ready"))[1] is False
    assert at.lines == before


def test_a_drag_of_something_else_is_not_wanted(at: AtTable) -> None:
    data = QMimeData()
    data.setText("hello")
    assert dragged(at, data, at.free_in("ready")) == (False, False)
