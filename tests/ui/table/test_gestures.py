"""Moving things with the mouse on a real page at a real host, and what the host is asked for by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import NOTCH, AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Arrow, Update
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import NOBODY, Place, on
from vtes_desktop.ui.faces import ASPECT
from vtes_desktop.ui.table.gestures import CarryCards, CarryTokens, PointAt, carry
from vtes_desktop.ui.table.session import Session

SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
Sit = Callable[..., Session]


@pytest.fixture
def at(qtbot: QtBot, sit: Sit) -> AtTable:
    """Three seats behind secret hands; nothing is replaced by itself, so that a drag is all that happens."""
    return AtTable(qtbot, sit(3, replace=False))


@pytest.fixture
def open_at(qtbot: QtBot, sit: Sit) -> AtTable:
    """The same with every hand open, so that one person plays every seat."""
    return AtTable(qtbot, sit(3, replace=False, open_table=True))


# -- cards ------------------------------------------------------------------------------------------------------------


def test_a_card_goes_from_the_hand_to_the_ready_region(at: AtTable) -> None:
    card = at.pile("hand")[0]
    printed = at.copy(card).card
    at.drag(at.card(card), at.free_in("ready"))
    assert len(at.pile("hand")) == 6
    (now,) = at.pile("ready")
    assert at.copy(now).card == printed
    assert now in at.scene.cards
    assert at.zone("ready").contains(at.scene.cards[now].pos())


def test_a_card_is_put_on_a_minion_and_taken_off_again(at: AtTable) -> None:
    (bearer,) = at.ready()
    card = at.pile("hand")[2]
    at.drag(at.card(card), at.card(bearer))
    (attached,) = at.copy(bearer).attached
    assert at.copy(attached).place == on(bearer)
    assert at.scene.cards[attached].zValue() < at.scene.cards[bearer].zValue()
    # What shows of it is above its bearer.
    item = at.scene.cards[attached]
    peeking = item.mapToScene(QPointF(0, -item.spot.width * ASPECT * 0.47 / item.scale()))
    at.drag(peeking, at.free_in("in play"))
    assert at.copy(bearer).attached == []
    assert at.pile("in play") == [attached]


def test_a_card_dropped_on_what_a_minion_bears_goes_to_the_minion(at: AtTable) -> None:
    (bearer,) = at.ready()
    first, second = at.pile("hand")[:2]
    at.ask(r.Put((first,), on(bearer)))
    at.settle()
    (below,) = at.copy(bearer).attached
    item = at.scene.cards[below]
    at.drag(at.card(second), item.mapToScene(QPointF(0, -item.spot.width * ASPECT * 0.47 / item.scale())))
    assert len(at.copy(bearer).attached) == 2


def test_the_hand_is_put_in_another_order(at: AtTable) -> None:
    hand = list(at.pile("hand"))
    last = at.scene.cards[hand[-1]]
    at.drag(at.card(hand[0]), QPointF(last.spot.x + last.spot.width * 0.3, last.spot.y))
    assert at.pile("hand") == [*hand[1:], hand[0]]
    assert [at.scene.cards[i].x() for i in at.pile("hand")] == sorted(at.scene.cards[i].x() for i in hand)
    middle = at.scene.cards[at.pile("hand")[3]]
    at.drag(at.card(hand[-1]), QPointF(middle.spot.x - middle.spot.width * 0.2, middle.spot.y))
    assert at.pile("hand").index(hand[-1]) == 3


def test_minions_are_put_in_another_order(at: AtTable) -> None:
    one, two, three = at.ready(3)
    at.drag(at.card(three), QPointF(at.scene.cards[one].spot.x - 20, at.scene.cards[one].spot.y))
    assert at.pile("ready") == [three, one, two]


def test_a_card_put_where_it_lies_asks_nothing(at: AtTable) -> None:
    (vampire,) = at.ready()
    before = at.lines
    spot = at.scene.cards[vampire].pos()
    at.drag(at.card(vampire), at.card(vampire) + QPointF(25, 4))
    assert at.lines == before
    assert at.scene.cards[vampire].pos() == spot


def test_a_drop_on_nothing_asks_nothing_and_the_card_goes_back(at: AtTable) -> None:
    (vampire,) = at.ready()
    item = at.scene.cards[vampire]
    home, width = item.pos(), item.shown
    before = at.lines
    at.hold(at.card(vampire), at.nowhere())
    assert item.pos() != home
    at.let_go(at.nowhere())
    at.settle()
    assert at.lines == before
    assert not at.refusals
    assert (item.pos(), item.shown, item.zValue()) == (home, width, item.spot.z)
    assert not at.scene.lifted


def test_a_locked_card_is_carried_upright_and_lies_down_again(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.ask(r.LockCards((vampire,)))
    at.settle()
    item = at.scene.cards[vampire]
    assert item.rotation() == 90
    at.hold(at.card(vampire), at.nowhere())
    assert item.rotation() == 0
    at.let_go(at.nowhere())
    at.settle()
    assert item.rotation() == 90


def test_cards_go_to_ash_heap_and_back_to_the_hand(at: AtTable) -> None:
    card = at.pile("hand")[1]
    printed = at.copy(card).card
    at.drag(at.card(card), at.zone("ash heap").center())
    (burned,) = at.pile("ash heap")
    assert at.copy(burned).card == printed
    assert len(at.pile("hand")) == 6
    at.drag(at.zone("ash heap").center(), at.free_in("hand"))
    assert at.pile("ash heap") == []
    assert printed in [at.copy(i).card for i in at.pile("hand")]
    assert len(at.pile("hand")) == 7


def test_the_top_of_the_library_goes_to_the_hand_unseen_until_it_is_there(at: AtTable) -> None:
    before = len(at.pile("library"))
    start = at.zone("library").center()
    at.hold(start, at.zone("hand").center())
    held = [item for item in at.scene.items() if getattr(item, "copy", None) == 0]
    assert len(held) == 1
    at.let_go(at.zone("hand").center())
    at.settle()
    assert len(at.pile("library")) == before - 1
    assert len(at.pile("hand")) == 8
    assert not [item for item in at.scene.items() if getattr(item, "copy", None) == 0]


def test_the_top_of_the_crypt_goes_to_the_uncontrolled_region(at: AtTable) -> None:
    at.drag(at.zone("crypt").center(), at.free_in("uncontrolled"))
    assert len(at.pile("uncontrolled")) == 5
    assert at.copy(at.pile("uncontrolled")[-1]).card


def test_a_card_goes_on_top_of_the_library(at: AtTable) -> None:
    card = at.pile("hand")[0]
    printed = at.copy(card).card
    at.drag(at.card(card), at.zone("library").center())
    assert len(at.pile("hand")) == 6
    top = at.host_table.pile(0, "library")[0]
    assert at.host_table.copies[top].card == printed


def test_a_vampire_goes_to_another_seats_side(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.drag(at.card(vampire), at.free_in("ready", 1))
    assert at.pile("ready", 1) == [vampire]
    assert at.copy(vampire).controller == 1


def test_a_rubber_band_chooses_and_several_move_at_once(at: AtTable) -> None:
    vampires = at.ready(3)
    zone = at.zone("ready")
    spots = [at.scene.cards[i].pos() for i in vampires]
    start = QPointF(max(p.x() for p in spots) + 80, zone.bottom() - 2)
    assert at.scene.card_at(start) is None
    end = QPointF(min(p.x() for p in spots[1:]) - 8, zone.top() + 20)
    at.hold(start, end)
    assert at.scene.glow.isVisible()
    at.let_go(end)
    assert at.scene.selection == set(vampires[1:])
    assert not at.scene.glow.isVisible()
    at.drag(at.card(vampires[1]), at.free_in("torpor"))
    assert at.pile("torpor") == vampires[1:]
    assert at.pile("ready") == vampires[:1]


def test_what_a_minion_bears_goes_with_it(at: AtTable) -> None:
    vampire, other = at.ready(2)
    for card in at.pile("hand")[:2]:
        at.ask(r.Put((card,), on(vampire)))
    at.settle()
    worn = list(at.copy(vampire).attached)
    at.hold(at.card(vampire), at.nowhere())
    carried = [at.scene.cards[i] for i in (vampire, *worn)]
    assert {item.x() for item in carried} == {carried[0].x()}
    assert [item.y() for item in carried] == sorted((item.y() for item in carried), reverse=True)
    assert [item.zValue() for item in carried] == sorted((item.zValue() for item in carried), reverse=True)
    there = at.free_in("torpor")
    at.move(there)
    at.let_go(there)
    at.settle()
    assert at.pile("torpor") == [vampire]
    assert at.copy(vampire).attached == worn
    assert all(at.zone("torpor").contains(at.scene.cards[i].edge()) for i in worn)
    # Also when the rubber band went over all of it, and several are moved.
    at.ask(r.Put((other,), Place(0, "torpor")))
    at.settle()
    zone = at.zone("torpor")
    corner = QPointF(zone.right() - 2, zone.bottom() - 2)
    at.hold(corner, zone.topLeft() + QPointF(2, 2))
    at.let_go(zone.topLeft() + QPointF(2, 2))
    assert at.scene.selection == {vampire, other}
    at.select([vampire])
    at.click(
        at.scene.cards[worn[1]].mapToScene(QPointF(0, -at.scene.cards[worn[1]].boundingRect().height() * 0.44)), CTRL
    )
    assert at.scene.selection == {vampire, worn[1]}
    at.drag(at.card(vampire), at.free_in("ready"))
    assert at.pile("ready") == [vampire]
    assert at.copy(vampire).attached == worn


def test_a_carried_minions_cards_slip_away_with_it(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.ask(r.Put((at.pile("hand")[0],), on(vampire)))
    at.settle()
    (worn,) = at.copy(vampire).attached
    at.hold(at.card(vampire), at.nowhere())
    at.ask(r.TakeControl(vampire, 1), 1)
    at.move(at.free_in("torpor"))
    at.settle()
    assert not at.scene.lifted
    for i in (vampire, worn):
        assert at.zone("ready", 1).contains(at.scene.cards[i].edge())
    at.let_go(at.free_in("torpor"))


def test_ctrl_adds_to_what_is_chosen_and_takes_from_it(at: AtTable) -> None:
    one, two = at.pile("uncontrolled")[:2]
    at.click(at.card(one))
    assert at.scene.selection == {one}
    at.click(at.card(two), CTRL)
    assert at.scene.selection == {one, two}
    at.click(at.card(one), CTRL)
    assert at.scene.selection == {two}
    at.click(at.free_in("ready"))
    assert at.scene.selection == set()


def test_a_band_with_ctrl_adds(at: AtTable) -> None:
    vampires = at.ready(3)
    at.click(at.card(vampires[0]))
    item = at.scene.cards[vampires[2]]
    start = QPointF(item.x() + item.spot.width, at.zone("ready").bottom() - 2)
    at.hold(start, item.pos() - QPointF(10, 10), modifiers=CTRL)
    at.let_go(item.pos() - QPointF(10, 10), CTRL)
    assert at.scene.selection == {vampires[0], vampires[2]}


# -- counters ---------------------------------------------------------------------------------------------------------


def test_a_bead_goes_from_the_pool_to_a_vampire(at: AtTable) -> None:
    vampire = at.pile("uncontrolled")[1]
    at.drag(at.pool(), at.card(vampire))
    assert at.copy(vampire).blood == 1
    assert at.table.seats[0].pool == 29


def test_shift_takes_five(at: AtTable) -> None:
    vampire = at.pile("uncontrolled")[1]
    at.drag(at.pool(), at.card(vampire), SHIFT)
    assert at.copy(vampire).blood == 5
    assert at.table.seats[0].pool == 25


def test_the_wheel_takes_more_and_fewer_while_they_are_held(at: AtTable) -> None:
    vampire = at.pile("uncontrolled")[0]
    at.hold(at.pool(), at.card(vampire))
    assert at.scene.held.isVisible()
    for turn in (NOTCH, NOTCH, NOTCH, -NOTCH):
        at.wheel(at.card(vampire), turn)
    assert at.scene.held.amount == 3
    at.wheel(at.card(vampire), -10 * NOTCH)
    assert at.scene.held.amount == 1
    at.wheel(at.card(vampire), 2 * NOTCH)
    at.let_go(at.card(vampire))
    assert at.copy(vampire).blood == 3
    assert not at.scene.held.isVisible()


def test_a_touchpad_counts_whole_notches_only(at: AtTable) -> None:
    (vampire,) = at.ready()
    for _ in range(7):
        at.wheel(at.card(vampire), NOTCH // 4)
    assert at.copy(vampire).blood == 1
    at.wheel(at.card(vampire), NOTCH // 4)
    assert at.copy(vampire).blood == 2


@pytest.mark.parametrize(("key", "amount"), [(Qt.Key.Key_3, 3), (Qt.Key.Key_6, 6), (Qt.Key.Key_9, 9)])
def test_a_digit_says_how_many_are_held(at: AtTable, key: Qt.Key, amount: int) -> None:
    vampire = at.pile("uncontrolled")[0]
    at.hold(at.pool(), at.card(vampire))
    at.key(key)
    assert at.scene.held.amount == amount
    at.let_go(at.card(vampire))
    assert at.copy(vampire).blood == amount
    assert at.page.view.camera.close_to is None


def test_no_more_is_taken_than_there_is(at: AtTable) -> None:
    at.ask(r.Blood(Purse("pool", 0), BANK, 28))
    vampire = at.pile("uncontrolled")[0]
    at.drag(at.pool(), at.card(vampire), SHIFT)
    assert at.copy(vampire).blood == 2
    assert at.table.seats[0].pool == 0
    before = at.lines
    at.drag(at.pool(), at.card(vampire))
    assert at.lines == before, "nothing is picked up from an empty pool"


def test_a_cards_blood_goes_to_the_pool_the_bank_and_another_card(at: AtTable) -> None:
    vampire, other = at.ready(2)
    at.ask(r.Blood(BANK, Purse("card", vampire), 6))
    at.settle()
    at.drag(at.blood_of(vampire), at.pool())
    assert (at.copy(vampire).blood, at.table.seats[0].pool) == (5, 31)
    at.drag(at.blood_of(vampire), at.bank())
    assert at.copy(vampire).blood == 4
    at.drag(at.blood_of(vampire), at.card(other))
    assert (at.copy(vampire).blood, at.copy(other).blood) == (3, 1)


def test_a_locked_cards_blood_is_picked_up_too(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.ask(r.Blood(BANK, Purse("card", vampire), 2))
    at.ask(r.LockCards((vampire,)))
    at.settle()
    at.drag(at.blood_of(vampire), at.pool())
    assert (at.copy(vampire).blood, at.table.seats[0].pool) == (1, 31)


def test_the_bank_feeds_cards_and_pools(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.drag(at.bank(), at.card(vampire))
    assert at.copy(vampire).blood == 1
    at.drag(at.bank(), at.pool(1), SHIFT)
    assert at.table.seats[1].pool == 35


def test_a_bleed_goes_from_anothers_pool_to_the_bank(at: AtTable) -> None:
    at.drag(at.pool(1), at.bank())
    assert at.table.seats[1].pool == 29


def test_counters_dropped_on_nothing_go_back(at: AtTable) -> None:
    before = at.lines
    at.drag(at.pool(), at.nowhere())
    at.drag(at.pool(), at.free_in("torpor"))
    at.drag(at.pool(), at.pool())
    assert at.lines == before
    assert not at.scene.held.isVisible()


# -- the Edge ---------------------------------------------------------------------------------------------------------


def test_the_edge_is_dragged_from_the_bank_to_a_seat_and_back(at: AtTable) -> None:
    assert at.scene.plan.bank.contains(at.edge())
    at.drag(at.edge(), at.scene.plan.areas[1].rect.center())
    assert at.table.edge == 1
    assert at.scene.plan.areas[1].rect.contains(at.edge())
    at.drag(at.edge(), at.scene.plan.own.rect.center())
    assert at.table.edge == 0
    at.drag(at.edge(), at.bank())
    assert at.table.edge == NOBODY
    assert at.scene.plan.bank.contains(at.edge())


def test_the_edge_dropped_where_it_was_stays(at: AtTable) -> None:
    before = at.lines
    at.drag(at.edge(), at.bank())
    assert at.lines == before
    assert at.scene.plan.bank.contains(at.scene.furniture.edge.pos())


# -- pointing ---------------------------------------------------------------------------------------------------------


def test_alt_drag_points_at_a_card_or_a_seat(at: AtTable) -> None:
    (vampire,) = at.ready()
    other = at.pile("uncontrolled", 1)[0]
    seen: list[Arrow] = []
    at.session.updated.connect(lambda update: seen.append(update.arrow) if update.arrow else None)
    before = at.lines
    at.drag(at.card(vampire), at.scene.cards[other].pos(), ALT)
    assert seen[-1] == Arrow(0, vampire, other)
    at.drag(at.card(vampire), at.scene.plan.areas[2].facts.center(), ALT)
    assert seen[-1] == Arrow(0, vampire, 0, 2)
    assert at.lines == before, "pointing is no move"
    assert at.scene.target == 0
    assert len(at.scene._arrows) == 1, "the second takes the place of the first"


def test_an_arrow_is_drawn_by_a_key_and_seen_on_its_way(at: AtTable, qtbot: QtBot) -> None:
    (vampire,) = at.ready()
    other = at.pile("uncontrolled", 1)[0]
    seen: list[Arrow] = []
    at.session.updated.connect(lambda update: seen.append(update.arrow) if update.arrow else None)
    at.scene.select((vampire,))
    at.page.bound["point"].trigger()
    pointing = at.page.view.gesture
    assert isinstance(pointing, PointAt)
    pointing.move(at.scene.cards[other].pos())
    assert pointing.arrow.scene() is at.scene
    assert pointing.arrow.end == at.scene.cards[other].pos()
    qtbot.waitUntil(lambda: seen == [Arrow(0, vampire, other)])  # others see it while it is drawn
    QTest.keyClick(at.page.view, Qt.Key.Key_Return)
    assert at.page.view.gesture is None
    assert pointing.arrow.scene() is None
    assert len(seen) == 1


def test_pointing_needs_a_card_and_ends_with_escape(at: AtTable) -> None:
    at.scene.select(())
    at.page.view.leaveEvent(QEvent(QEvent.Type.Leave))
    at.page.bound["point"].trigger()
    assert at.refusals == ["Choose the card from which to point first."]
    (vampire,) = at.ready()
    at.scene.select((vampire,))
    at.page.bound["point"].trigger()
    at.page.bound["close"].trigger()
    assert at.page.view.gesture is None
    assert not at.scene._arrows


def test_an_arrow_goes_away_by_itself(at: AtTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vtes_desktop.ui.table.scene.ARROW_MS", 40)
    (vampire,) = at.ready()
    at.drag(at.card(vampire), at.scene.plan.areas[1].facts.center(), ALT)
    qtbot.waitUntil(lambda: not at.scene._arrows)


# -- what is shown before the drop ------------------------------------------------------------------------------------


def test_the_region_under_what_is_held_is_outlined_and_the_place_between_cards_marked(at: AtTable) -> None:
    vampires = at.ready(3)
    card = at.pile("hand")[0]
    between = (at.scene.cards[vampires[0]].spot.x + at.scene.cards[vampires[1]].spot.x) / 2
    at.hold(at.card(card), at.zone("in play").center())
    assert at.scene.glow.isVisible()
    assert not at.scene.glow.refused
    assert at.scene.glow.boundingRect().contains(at.zone("in play"))
    assert not at.scene.glow.boundingRect().contains(at.zone("torpor"))
    at.move(at.card(vampires[0]))
    assert at.scene.target == vampires[0]
    assert not at.scene.glow.isVisible()
    at.move(at.nowhere())
    assert at.scene.target == 0
    assert at.page.view.cancel()
    at.hold(at.card(vampires[2]), QPointF(between, at.scene.cards[vampires[0]].spot.y))
    bar = at.scene.glow._bar
    assert bar is not None
    assert at.scene.cards[vampires[0]].spot.x < bar.center().x() < at.scene.cards[vampires[1]].spot.x
    at.page.view.cancel()
    assert not at.scene.glow.isVisible()


def test_a_region_that_would_refuse_is_outlined_in_red(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.hold(at.card(vampire), at.zone("library").center())
    assert at.scene.glow.isVisible()
    assert at.scene.glow.refused
    at.move(at.zone("crypt").center())
    assert not at.scene.glow.refused
    at.page.view.cancel()


def test_a_pool_and_the_bank_light_up_under_counters(at: AtTable) -> None:
    at.hold(at.pool(), at.bank())
    assert at.scene.furniture.bank.hot
    at.move(at.pool(1))
    assert at.scene.furniture.pools[1].hot
    assert not at.scene.furniture.bank.hot
    at.page.view.cancel()
    assert not at.scene.furniture.pools[1].hot


# -- refusals ---------------------------------------------------------------------------------------------------------


def test_a_refused_drop_goes_back_shakes_and_says_why(at: AtTable, qtbot: QtBot) -> None:
    at.session.settings.change(motion=True)
    (vampire,) = at.ready()
    item = at.scene.cards[vampire]
    home = item.pos()
    before = at.lines
    at.hold(at.card(vampire), at.zone("library").center())
    at.let_go(at.zone("library").center())
    assert at.lines == before
    assert len(at.refusals) == 1
    assert "library" in at.refusals[0]
    assert at.page.notice.isVisible()
    assert vampire in at.pile("ready")
    shaken: list[float] = []
    item_moved = QRectF(home.x() - 0.5, home.y() - 0.5, 1, 1)

    def shakes() -> bool:
        if abs(item.y() - home.y()) < 0.01 and not item_moved.contains(item.pos()):
            shaken.append(item.x() - home.x())
        return len(shaken) > 2

    qtbot.waitUntil(shakes)
    at.settle()
    assert item.pos() == home
    assert min(shaken) < 0 or max(shaken) > 0
    assert max(map(abs, shaken)) < 12


def test_without_motion_a_refused_card_is_back_at_once(at: AtTable) -> None:
    (vampire,) = at.ready()
    item = at.scene.cards[vampire]
    home = item.pos()
    at.hold(at.card(vampire), at.zone("library").center())
    at.let_go(at.zone("library").center())
    assert at.refusals
    assert item.pos() == home
    assert not at.scene.motion.running


def test_refused_counters_shake_where_they_came_from(at: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    at.session.settings.change(motion=True)
    vampire = at.pile("uncontrolled")[0]
    at.hold(at.pool(), at.card(vampire))
    # The pool is emptied under the hand; what is held can't be given any more.
    monkeypatch.setattr("vtes_desktop.ui.table.gestures.available", lambda *_: 3)
    at.ask(r.Blood(Purse("pool", 0), BANK, 30), 1)
    at.let_go(at.card(vampire))
    assert at.refusals
    assert at.scene.motion.running
    assert at.scene.furniture.pools[0] in at.scene.motion._shaking
    at.settle()
    assert at.scene.furniture.pools[0].pos() == at.scene.furniture.pools[0].rect.topLeft()


# -- giving up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["card", "counters", "top", "band", "pointing", "edge"])
def test_esc_gives_up_whatever_the_hand_does(at: AtTable, what: str) -> None:
    (vampire,) = at.ready()
    starts = {
        "card": at.card(vampire),
        "counters": at.pool(),
        "top": at.zone("library").center(),
        "band": at.free_in("ready"),
        "pointing": at.card(vampire),
        "edge": at.edge(),
    }
    items = len(at.scene.items())
    before = at.lines
    at.hold(
        starts[what], at.free_in("in play"), modifiers=ALT if what == "pointing" else Qt.KeyboardModifier.NoModifier
    )
    assert at.page.view.gesture is not None
    at.key(Qt.Key.Key_Escape)
    assert at.page.view.gesture is None
    at.let_go(at.free_in("in play"))
    at.settle()
    assert at.lines == before
    assert not at.scene.glow.isVisible()
    assert not at.scene.held.isVisible()
    assert not at.scene.lifted
    assert len(at.scene.items()) == items
    assert at.scene.cards[vampire].pos() == QPointF(at.scene.cards[vampire].spot.x, at.scene.cards[vampire].spot.y)
    assert at.scene.furniture.edge.pos() == at.scene.furniture.edge.rect.topLeft()


# -- others act meanwhile ---------------------------------------------------------------------------------------------


def test_updates_do_not_disturb_what_is_held(at: AtTable) -> None:
    one, two = at.ready(2)
    at.hold(at.card(one), at.nowhere())
    item = at.scene.cards[one]
    held = item.pos()
    at.ask(r.Blood(BANK, Purse("card", one), 3), 1)
    at.ask(r.Chat("hello"), 2)
    at.ask(r.LockCards((two,)), 1)
    at.ask(r.NextPhase(), 0)
    assert item.pos() == held
    assert item.zValue() >= 1000
    there = at.free_in("torpor")
    at.move(there)
    at.let_go(there)
    at.settle()
    assert at.pile("torpor") == [one]
    assert at.copy(one).blood == 3


def test_a_card_that_another_seat_takes_slips_out_of_the_hand(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.hold(at.card(vampire), at.nowhere())
    at.ask(r.TakeControl(vampire, 1), 1)
    at.settle()
    assert at.zone("ready", 1).contains(at.scene.cards[vampire].pos()), "it lies where the other put it"
    before = at.lines
    at.move(at.free_in("torpor"))
    assert at.zone("ready", 1).contains(at.scene.cards[vampire].pos())
    at.let_go(at.free_in("torpor"))
    at.settle()
    assert at.lines == before
    assert at.pile("ready", 1) == [vampire]


def test_of_several_held_those_that_stay_are_dropped(at: AtTable) -> None:
    one, two = at.ready(2)
    at.select([one, two])
    at.hold(at.card(one), at.nowhere())
    at.ask(r.Put((two,), Place(0, "ash heap")), 1)
    there = at.free_in("torpor")
    at.move(there)
    at.let_go(there)
    at.settle()
    assert at.pile("torpor") == [one]
    assert len(at.pile("ash heap")) == 1


def test_a_card_that_leaves_the_table_while_it_is_held_is_gone(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.hold(at.card(vampire), at.nowhere())
    item = at.scene.cards[vampire]
    at.ask(r.Put((vampire,), Place(0, "crypt")), 1)
    at.settle()
    assert item.scene() is None
    there = at.free_in("torpor")
    at.move(there)
    before = at.lines
    at.let_go(there)
    at.settle()
    assert at.lines == before
    assert not at.refusals


def test_the_ash_heaps_top_card_slips_away_too(at: AtTable) -> None:
    at.ask(r.Put((at.pile("hand")[0],), Place(0, "ash heap")))
    (burned,) = at.pile("ash heap")
    items = len(at.scene.items())
    at.hold(at.zone("ash heap").center(), at.nowhere())
    assert len(at.scene.items()) == items + 1
    at.ask(r.Put((burned,), Place(0, "removed")), 1)
    at.move(at.free_in("ready"))
    assert not [item for item in at.scene.items() if getattr(item, "copy", -1) == burned]
    before = at.lines
    at.let_go(at.free_in("ready"))
    assert at.lines == before


def test_counters_of_a_card_that_is_burned_meanwhile(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.ask(r.Blood(BANK, Purse("card", vampire), 4))
    at.settle()
    at.hold(at.blood_of(vampire), at.pool())
    at.ask(r.Put((vampire,), Place(0, "ash heap")), 1)
    at.let_go(at.pool())
    assert at.table.seats[0].pool == 30
    assert not at.scene.held.isVisible()


def test_a_press_on_a_card_that_is_gone_before_the_drag_begins(at: AtTable) -> None:
    (vampire,) = at.ready()
    start = at.card(vampire)
    at.press(start)
    at.ask(r.Put((vampire,), Place(0, "crypt")), 1)
    at.move(start + QPointF(40, 40))
    at.let_go(start + QPointF(40, 40))
    assert at.page.view.gesture is None


# -- at an open table one person plays every seat ---------------------------------------------------------------------


def test_at_an_open_table_a_gesture_is_made_by_whose_things_they_are(open_at: AtTable) -> None:
    at = open_at
    by: list[int] = []

    def heard(update: Update) -> None:
        by.extend(saying.seat for saying in update.sayings)

    at.session.updated.connect(heard)
    card = at.pile("hand", 1)[0]
    at.drag(at.card(card), at.free_in("ready", 1))
    assert by[-1] == 1
    vampire = at.pile("uncontrolled", 2)[0]
    at.drag(at.pool(2), at.card(vampire))
    assert by[-1] == 2
    assert at.copy(vampire).blood == 1
    at.drag(at.bank(), at.pool(1))
    assert by[-1] == 1
    at.double_click(at.zone("library", 2).center())
    assert by[-1] == 2
    assert len(at.pile("hand", 2)) == 8


# -- the objects themselves -------------------------------------------------------------------------------------------


def test_cards_keep_their_place_under_the_pointer(at: AtTable) -> None:
    vampires = at.ready(3)
    items = [at.scene.cards[i] for i in vampires]
    gesture = carry(at.scene, items, items[0].pos() + QPointF(5, 5))
    assert isinstance(gesture, CarryCards)
    gesture.move(QPointF(600, 300))
    assert [item.x() for item in items] == sorted(item.x() for item in items)
    assert abs(items[0].x() - 595) < 1
    gesture.cancel()
    at.settle()
    assert [item.pos() for item in items] == [QPointF(item.spot.x, item.spot.y) for item in items]


def test_counters_never_hold_less_than_one(at: AtTable) -> None:
    gesture = CarryTokens(at.scene, Purse("pool", 0), 5, QPointF(10, 10))
    gesture.turn(-9)
    assert gesture.held.amount == 1
    gesture.set_amount(1000)
    assert gesture.held.amount == 30
    gesture.cancel()
