"""What each key does: every action of the keys' table, pressed on a real page at a real host."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.saying import Saying, plain
from vtes_desktop.table.table import NOBODY, Place, on
from vtes_desktop.ui.table.keys import ACTIONS, BY_NAME
from vtes_desktop.ui.table.session import Session

Sit = Callable[..., Session]


@pytest.fixture
def at(qtbot: QtBot, sit: Sit) -> AtTable:
    return AtTable(qtbot, sit(3, replace=False))


def press(at: AtTable, name: str) -> None:
    """Press the first key of an action."""
    key = QKeySequence(BY_NAME[name].keys[0])[0]  # type: ignore[index]
    QTest.keyClick(at.page.view, key.key(), key.keyboardModifiers())


def said(at: AtTable) -> str:
    """The last sentence of the log."""
    saying: Saying = at.session.client.log[-1]
    return plain(saying, [seat.name for seat in at.table.seats], at.session.name)


def test_every_action_of_the_table_is_bound() -> None:
    # What each does is tested below, one by one, or where its panel is.
    assert len({action.name for action in ACTIONS}) == len(ACTIONS)


def test_every_action_has_something_to_do(at: AtTable) -> None:
    strict_only = {name for name in BY_NAME if name not in at.page.bound}
    assert not {name for name in strict_only if BY_NAME[name].group in ("Turn", "Cards", "Blood and counters")}
    assert set(at.page.bound) <= set(BY_NAME)


# -- the turn ---------------------------------------------------------------------------------------------------------


def test_space_goes_on_and_shift_space_ends_the_turn(at: AtTable) -> None:
    press(at, "next phase")
    assert at.table.phase == "master"
    press(at, "next phase")
    assert at.table.phase == "minion"
    press(at, "end turn")
    assert at.table.active == 1


def test_drawing(at: AtTable) -> None:
    press(at, "draw")
    assert len(at.pile("hand")) == 8
    press(at, "draw crypt")
    assert len(at.pile("uncontrolled")) == 5
    at.ask(r.Put(tuple(at.pile("hand")[:4]), Place(0, "ash heap")))
    press(at, "refill")
    assert len(at.pile("hand")) == 7
    press(at, "refill")
    assert "full" in at.refusals[-1]


def test_unlocking_everything(at: AtTable) -> None:
    vampires = at.ready(2)
    at.ask(r.LockCards(tuple(vampires)))
    press(at, "unlock all")
    assert not any(at.copy(i).locked for i in vampires)


def test_taking_back_and_doing_again(at: AtTable) -> None:
    (vampire,) = at.ready()
    press(at, "take back")
    at.agree()
    assert vampire in at.pile("uncontrolled")
    press(at, "again")
    at.agree()
    assert at.pile("ready") == [vampire]


def test_the_edge(at: AtTable) -> None:
    press(at, "edge")
    assert at.table.edge == 0
    press(at, "edge")
    assert at.table.edge == NOBODY


# -- cards ------------------------------------------------------------------------------------------------------------


def test_locking_what_is_chosen(at: AtTable) -> None:
    one, two = at.ready(2)
    at.ask(r.LockCards((one,)))
    at.settle()
    at.select([one, two])
    at.move(at.nowhere())
    press(at, "lock")
    assert at.copy(one).locked
    assert at.copy(two).locked, "a mixed lot is locked first"
    press(at, "lock")
    assert not at.copy(one).locked
    assert not at.copy(two).locked


def test_a_key_goes_to_the_card_under_the_pointer_when_none_or_another_is_chosen(at: AtTable) -> None:
    one, two = at.ready(2)
    at.move(at.card(two))
    press(at, "lock")
    assert at.copy(two).locked
    at.click(at.card(one))
    at.move(at.card(two))
    press(at, "lock")
    assert not at.copy(two).locked
    assert not at.copy(one).locked
    at.move(at.nowhere())
    press(at, "lock")
    assert at.copy(one).locked


def test_a_key_without_any_card_asks_nothing(at: AtTable) -> None:
    before = at.lines
    at.move(at.nowhere())
    for name in (
        "lock", "play", "discard", "burn", "ready", "torpor", "flip", "reveal",
        "note", "counter", "move blood", "add blood", "burn blood", "influence", "influence back",
    ):  # fmt: skip
        press(at, name)
    assert at.lines == before
    assert not at.refusals


def test_playing_and_discarding_from_the_hand(at: AtTable) -> None:
    first, second = at.pile("hand")[:2]
    at.select([first])
    press(at, "play")
    assert first not in at.pile("hand")
    assert "plays" in said(at)
    at.settle()
    at.select([second])
    press(at, "discard")
    assert "discards" in said(at)
    (vampire,) = at.ready()
    at.select([vampire])
    press(at, "discard")
    assert at.pile("ready") == [vampire], "only cards in hand are discarded"
    press(at, "play")
    assert at.pile("ready") == [vampire]


@pytest.mark.parametrize(("name", "region"), [("torpor", "torpor"), ("burn", "ash heap"), ("ready", "ready")])
def test_moving_by_key(at: AtTable, name: str, region: str) -> None:
    vampire = at.pile("uncontrolled")[0]
    at.select([vampire])
    press(at, name)
    assert vampire in at.pile(region)


def test_anothers_vampire_is_burned_to_its_own_heap(at: AtTable) -> None:
    (vampire,) = at.ready(1, 1)
    at.select([vampire])
    press(at, "burn")
    assert at.pile("ash heap", 1) == [vampire]


def test_turning_over_and_showing(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.select([vampire])
    press(at, "flip")
    assert not at.copy(vampire).face_up
    press(at, "flip")
    assert at.copy(vampire).face_up
    card = at.pile("hand")[0]
    at.select([card])
    press(at, "reveal")
    assert at.copy(card).shown_to == (0, 1, 2)
    press(at, "reveal")
    assert at.copy(card).shown_to == ()


def test_choosing_all_of_ones_ready_minions(at: AtTable) -> None:
    mine = at.ready(3)
    at.ready(1, 1)
    press(at, "select all")
    assert at.scene.selection == set(mine)


def test_a_note_is_written(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.select([vampire])
    press(at, "note")
    field = at.page.window().focusWidget()
    assert field is not None
    QTest.keyClicks(field, "owes me")
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    if not at.copy(vampire).note:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert at.copy(vampire).note == "owes me"


def test_a_counter_is_put(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.select([vampire])
    press(at, "counter")
    field = at.page.window().focusWidget()
    assert field is not None
    QTest.keyClicks(field, "fame")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert at.copy(vampire).counters == {"fame": 1}
    QTest.keyClick(field, Qt.Key.Key_Escape)


# -- blood ------------------------------------------------------------------------------------------------------------


def test_blood_by_key(at: AtTable) -> None:
    one, two = at.ready(2)
    at.select([one, two])
    for _ in range(3):
        press(at, "add blood")
    press(at, "burn blood")
    assert (at.copy(one).blood, at.copy(two).blood) == (2, 2)
    assert at.table.seats[0].pool == 30


def test_influence_by_key(at: AtTable) -> None:
    vampire = at.pile("uncontrolled")[0]
    at.select([vampire])
    for _ in range(3):
        press(at, "influence")
    press(at, "influence back")
    assert at.copy(vampire).blood == 2
    assert at.table.seats[0].pool == 28


def test_any_number_of_blood(at: AtTable) -> None:
    vampire = at.pile("uncontrolled")[0]
    at.select([vampire])
    press(at, "move blood")
    field = at.page.window().focusWidget()
    assert field is not None
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, "7")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert at.copy(vampire).blood == 7


# -- looking, talking -------------------------------------------------------------------------------------------------


def test_closer_and_further(at: AtTable) -> None:
    camera = at.page.view.camera
    press(at, "zoom in")
    press(at, "zoom in")
    assert camera.zoom == pytest.approx(1.15**2)
    press(at, "zoom out")
    assert camera.zoom == pytest.approx(1.15)
    press(at, "whole table")
    assert camera.zoom == 1


def test_looking_as_the_next_seat(qtbot: QtBot, sit: Sit) -> None:
    at = AtTable(qtbot, sit(3, open_table=True))
    for seat in (1, 2, 0):
        press(at, "next view")
        assert at.session.viewer == seat
        assert at.scene.plan.own.seat == seat


def test_looking_as_the_next_seat_where_hands_are_secret_comes_after_the_curtain(at: AtTable) -> None:
    press(at, "next view")
    assert at.session.viewer == 0
    assert at.page.curtain.isVisible()
    assert at.page.curtain.seat == 1


@pytest.mark.parametrize(
    ("name", "words"),
    [("raise hand", "raises a hand"), ("wait", "wait"), ("something", "something"), ("go on", "go on")],
)
def test_signals(at: AtTable, name: str, words: str) -> None:
    press(at, name)
    assert words in said(at)


def test_talking(at: AtTable) -> None:
    press(at, "talk")
    field = at.page.window().focusWidget()
    assert field is not None
    assert at.page.log_view.isAncestorOf(field)
    QTest.keyClicks(field, "lud 5 hm")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert said(at) == "Sarah: lud 5 hm"
    assert at.table.phase == "unlock", "letters typed into the field are no keys of the table"


def test_searching_ones_library_and_ash_heap(at: AtTable) -> None:
    press(at, "search library")
    assert at.page.browse.isVisible()
    assert any(i for i in at.pile("library"))
    press(at, "close")
    assert not at.page.browse.isVisible()
    assert not any(i for i in at.pile("library")), "it is put down and shuffled"
    press(at, "ash heap")
    assert at.page.browse.isVisible()
    assert (at.page.browse.seat, at.page.browse.region) == (0, "ash heap")  # type: ignore[attr-defined]


def test_the_keys_themselves(at: AtTable) -> None:
    press(at, "keys")
    assert at.page.keys.isVisible()
    QTest.keyClick(at.page.keys, Qt.Key.Key_Escape)
    assert not at.page.keys.isVisible()


def test_esc_leaves_one_thing_after_the_other(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.select([vampire])
    at.page.view.camera.set_zoom(2)
    press(at, "ash heap")
    press(at, "close")
    assert not at.page.browse.isVisible()
    assert at.scene.selection == {vampire}
    press(at, "close")
    assert at.scene.selection == set()
    assert at.page.view.camera.zoom == 1


def test_allowing_what_is_asked(qtbot: QtBot, sit: Sit) -> None:
    at = AtTable(qtbot, sit(3, ask=True))
    vampire = at.pile("uncontrolled")[0]
    at.session.ask(r.Put((vampire,), Place(0, "torpor")), 1)
    assert at.pile("torpor") == []
    press(at, "allow")
    assert at.pile("torpor") == [vampire]
    press(at, "allow")
    assert not at.refusals


def test_put_on_and_put(at: AtTable) -> None:
    vampire, other = at.ready(2)
    cards = at.pile("hand")[:2]
    at.select(cards)
    at.page.actions_.put_on(vampire)
    assert len(at.copy(vampire).attached) == 2
    worn = at.copy(vampire).attached[0]
    at.page.actions_.put("in play", copies=[at.copy(worn)])
    assert at.pile("in play") == [worn]
    at.ask(r.Put((worn,), on(other)))
    assert at.copy(worn).place == on(other)


def test_at_an_open_table_keys_act_for_whose_card_it_is(qtbot: QtBot, sit: Sit) -> None:
    at = AtTable(qtbot, sit(3, open_table=True, replace=False))
    (theirs,) = at.ready(1, 1)
    at.select([theirs])
    press(at, "influence")
    assert at.copy(theirs).blood == 1
    assert at.table.seats[1].pool == 29
    at.ask(r.Blood(BANK, Purse("card", theirs), 1), 1)
    press(at, "influence back")
    assert at.table.seats[1].pool == 30
