"""The window follows an update part by part, and has followed before anything is pressed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Update
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.sight import Changes
from vtes_desktop.ui.table.following import SLICE_MS, Following, Rank, through
from vtes_desktop.ui.table.session import Session

Sit = Callable[..., Session]


class Part(QObject):
    """Something that follows, and notes in a list that all share when it did."""

    def __init__(self, name: str, followed: list[str]) -> None:
        super().__init__()
        self.name, self.followed = name, followed

    def refresh(self) -> None:
        self.followed.append(self.name)

    def steps(self) -> Iterator[None]:
        for step in ("begins", "goes on", "ends"):
            self.followed.append(f"{self.name} {step}")
            yield

    def hear(self, update: Update) -> None:
        self.followed.append(f"{self.name} {update.n}")


def update(n: int) -> Update:
    return Update(n, 0.0, Changes())


@pytest.fixture
def slowly(qapp: QApplication) -> Following:  # noqa: ARG001 - timers need it
    """One part in each turn of the window's loop."""
    following = Following()
    following.slice_ms, following.turn_ms = 0.0, math.inf
    return following


def one_turn() -> None:
    QApplication.processEvents()


def test_parts_follow_by_rank_one_in_each_turn_when_there_is_time_for_one(slowly: Following) -> None:
    followed: list[str] = []
    log, table, question = (Part(name, followed) for name in ("log", "table", "question"))
    slowly.add(log.refresh, Rank.LOG)
    slowly.add(table.refresh, Rank.TABLE)
    slowly.add(question.refresh, Rank.QUESTION)
    slowly.follow(update(1))
    assert followed == []
    assert slowly.waits
    one_turn()
    assert followed == ["table"]
    one_turn()
    assert followed == ["table", "question"]
    one_turn()
    assert followed == ["table", "question", "log"]
    assert not slowly.waits


def test_several_updates_are_followed_once_but_for_who_is_told_each(slowly: Following) -> None:
    followed: list[str] = []
    cards, bar = Part("cards", followed), Part("bar", followed)
    slowly.add(bar.refresh, Rank.BAR)
    slowly.add_for_each(cards.hear, Rank.TABLE)
    for n in (1, 2, 3):
        slowly.follow(update(n))
    slowly.finish()
    assert followed == ["cards 1", "bar", "cards 2", "cards 3"]


def test_who_is_gone_does_not_follow(slowly: Following) -> None:
    followed: list[str] = []
    part, other = Part("gone", followed), Part("other", followed)
    slowly.add(part.refresh, Rank.TABLE)
    slowly.add(other.refresh, Rank.TABLE)
    slowly.follow(update(1))
    del part
    other.deleteLater()
    QApplication.sendPostedEvents(other, QEvent.Type.DeferredDelete)
    slowly.finish()
    assert followed == []


def test_a_part_in_steps_takes_a_turn_for_each_and_nothing_comes_between(slowly: Following) -> None:
    followed: list[str] = []
    panel, log = Part("panel", followed), Part("log", followed)
    slowly.add(log.refresh, Rank.LOG)
    slowly.add(panel.steps, Rank.PANEL)
    slowly.follow(update(1))
    for told in ("panel begins", "panel goes on", "panel ends"):
        one_turn()
        assert followed[-1] == told
    assert slowly.waits
    slowly.finish()
    assert followed == ["panel begins", "panel goes on", "panel ends", "log"]
    through(panel.steps())
    assert followed[4:] == followed[:3]


def test_steps_end_with_whose_they_are(slowly: Following) -> None:
    followed: list[str] = []
    panel, log = Part("panel", followed), Part("log", followed)
    slowly.add(panel.steps, Rank.PANEL)
    slowly.add(log.refresh, Rank.LOG)
    slowly.follow(update(1))
    one_turn()
    panel.deleteLater()
    QApplication.sendPostedEvents(panel, QEvent.Type.DeferredDelete)
    slowly.finish()
    assert followed == ["panel begins", "log"]


def test_a_turn_that_painting_took_is_left_to_it_but_not_two_in_a_row(slowly: Following) -> None:
    assert slowly.has_time()
    slowly.turn_ms = 0.0
    assert [slowly.has_time() for _ in range(4)] == [False, True, False, True]


def test_whatever_is_pressed_meets_what_has_followed(slowly: Following, qtbot: QtBot) -> None:
    followed: list[str] = []
    part = Part("table", followed)
    slowly.add(part.refresh, Rank.TABLE)
    button = QPushButton()
    qtbot.addWidget(button)
    seen: list[list[str]] = []
    button.pressed.connect(lambda: seen.append(list(followed)))
    slowly.follow(update(1))
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    assert seen == [["table"]]
    slowly.follow(update(2))
    QTest.keyPress(button, Qt.Key.Key_Space)
    assert seen[-1] == ["table", "table"]


def test_a_table_that_has_not_followed_is_not_settled_and_comes_to_be(sit: Sit, qtbot: QtBot) -> None:
    session = sit(open_table=True)
    at = AtTable(qtbot, session)
    session.following.slice_ms = SLICE_MS
    assert session.host is not None
    before = at.scene.furniture.pools[1].pool
    assert session.host.submit(1, r.Blood(Purse("pool", 1), BANK, 2)).accepted
    assert session.table.seats[1].pool == before - 2
    assert at.scene.furniture.pools[1].pool == before
    assert not at.scene.settled
    at.settle()
    assert at.scene.furniture.pools[1].pool == before - 2
    said = at.page.log_view.pages.toPlainText()
    assert "2 pool" in said or "2 blood" in said


def test_what_one_does_oneself_is_seen_at_once(sit: Sit, qtbot: QtBot) -> None:
    session = sit(open_table=True)
    at = AtTable(qtbot, session)
    session.following.slice_ms = SLICE_MS
    before = at.scene.furniture.pools[0].pool
    session.ask(r.Blood(Purse("pool", 0), BANK, 2), 0)
    assert at.scene.furniture.pools[0].pool == before - 2
