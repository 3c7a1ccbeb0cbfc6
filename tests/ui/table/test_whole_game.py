"""A whole short game at one desktop, two seats with secret hands, played with mouse and keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.panels import panel_of
from tests.ui.table.at_table import AtTable, lift
from vtes_desktop.play.host import Host
from vtes_desktop.table.table import Copy
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.session import Session

Sit = Callable[..., Session]
SPACE, SHIFT, CTRL = Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class Player:
    """Plays for whoever has the turn."""

    def __init__(self, at: AtTable) -> None:
        self.at = at

    def go_to(self, phase: str) -> None:
        """Go on to a phase of this turn."""
        turn = self.at.table.turn
        while self.at.table.phase != phase:
            self.at.key(SPACE)
            assert self.at.table.turn == turn, f"the {phase} phase was over already"

    def cheapest(self) -> int:
        """The uncontrolled vampire with the least capacity."""

        def capacity(copy: Copy) -> int:
            card = self.at.session.card(copy)
            assert card is not None
            return card.capacity or 99

        return min(self.at.pile("uncontrolled"), key=lambda i: capacity(self.at.copy(i)))

    def capacity(self, copy: int) -> int:
        card = self.at.session.card(self.at.copy(copy))
        assert card is not None
        assert card.capacity is not None
        return card.capacity

    def influence(self, copy: int) -> None:
        """Drag as much blood onto a vampire as there are transfers, and bring it out when it has enough."""
        at = self.at
        self.go_to("influence")
        wanted = self.capacity(copy) - at.copy(copy).blood
        amount = min(at.table.tally["transfers"], wanted)
        pool = at.table.seats[at.session.viewer].pool
        at.hold(at.pool(), at.card(copy))
        at.key(Qt.Key(Qt.Key.Key_0.value + amount))
        at.let_go(at.card(copy))
        at.settle()
        assert at.table.seats[at.session.viewer].pool == pool - amount
        if at.copy(copy).blood == self.capacity(copy):
            at.double_click(at.card(copy))
            assert copy in at.pile("ready")

    def bleed(self, minion: int, amount: int) -> None:
        """Lock a minion and move that much of the prey's pool to the bank."""
        at = self.at
        prey = at.table.prey(at.session.viewer)
        self.go_to("minion")
        at.double_click(at.card(minion))
        assert at.copy(minion).locked
        at.hold(at.pool(prey), at.bank())
        for _ in range(amount - 1):
            at.wheel(at.bank(), 120)
        at.let_go(at.bank())
        at.settle()

    def pass_on(self) -> None:
        """End the turn; the other one lifts the curtain."""
        before = self.at.session.viewer
        self.at.key(SPACE, modifiers=SHIFT)
        assert self.at.session.viewer == before
        hidden = set(self.at.pile("hand"))
        lift(self.at)
        assert self.at.session.viewer == self.at.table.active != before
        assert not hidden & set(self.at.scene.cards)


@pytest.fixture
def sessions() -> Iterator[list[Session]]:
    """Games that were continued, to be closed."""
    kept: list[Session] = []
    yield kept
    for session in kept:
        session.close()


@pytest.mark.parametrize("motion", [False, True])
def test_a_game_is_played_to_its_end_and_taken_up_again(
    qtbot: QtBot, sit: Sit, sessions: list[Session], tmp_path: Path, motion: bool
) -> None:
    session = sit(2)
    session.settings.change(motion=motion)
    at = AtTable(qtbot, session)
    me = Player(at)
    assert [seat.name for seat in at.table.seats] == ["Sarah", "Alexis"]

    # Both bring out a vampire, with blood dragged from their pools turn by turn.
    wanted = {}  # type: ignore[var-annotated]
    minions: dict[int, int] = {}
    for _ in range(20):
        seat = at.session.viewer
        if seat not in minions:
            vampire = wanted.setdefault(seat, me.cheapest())
            me.influence(vampire)
            if vampire in at.pile("ready"):
                minions[seat] = vampire
        if len(minions) == 2:
            break
        me.pass_on()
    assert len(minions) == 2
    me.pass_on()
    while at.session.viewer != 0:
        me.pass_on()
    assert sum(seat.pool for seat in at.table.seats) < 60

    # Sarah plays a card, puts one on her vampire, discards one; each is replaced.
    hand = len(at.pile("hand"))
    library = len(at.pile("library"))
    at.select([at.pile("hand")[0]])
    at.key(Qt.Key.Key_P)
    at.settle()
    at.drag(at.card(at.pile("hand")[1]), at.card(minions[0]))
    assert len(at.copy(minions[0]).attached) == 1
    at.drag(at.card(at.pile("hand")[2]), at.zone("ash heap").center())
    assert len(at.pile("hand")) == hand
    assert len(at.pile("library")) == library - 3

    # She writes a note, takes the Edge, takes it all back and does it again.
    at.select([minions[0]])
    at.key(Qt.Key.Key_N)
    field = at.page.window().focusWidget()
    assert field is not None
    QTest.keyClicks(field, "bleeds")
    QTest.keyClick(field, Qt.Key.Key_Return)
    at.page.view.setFocus()
    assert at.copy(minions[0]).note == "bleeds"
    at.drag(at.edge(), at.scene.plan.own.rect.center())
    assert at.table.edge == 0
    at.key(Qt.Key.Key_Z, Qt.Key.Key_Z, modifiers=CTRL)
    assert at.copy(minions[0]).note == ""
    at.key(Qt.Key.Key_Y, Qt.Key.Key_Y, modifiers=CTRL)
    assert (at.copy(minions[0]).note, at.table.edge) == ("bleeds", 0)

    # In the middle of the game the window is closed; Continue brings back the very same table.
    at = continued(qtbot, at, sessions, tmp_path, motion=motion)
    me = Player(at)

    # Sarah bleeds until Alexis is out of pool; the turns pass behind the curtain.
    for _ in range(30):
        if at.session.viewer == 0:
            me.bleed(minions[0], min(9, at.table.seats[1].pool))
            if not at.table.seats[1].pool:
                break
        me.pass_on()
    assert at.table.seats[1].pool == 0
    prompt = panel_of(at.page, "prompt")
    assert prompt.isVisible()
    before = at.table.seats[0].pool
    qtbot.mouseClick(prompt.oust, Qt.MouseButton.LeftButton)
    at.agree()
    at.settle()
    assert at.table.seats[1].ousted
    assert at.table.seats[0].pool == before + 6
    assert at.table.over
    assert at.table.seats[0].victory_points == 2
    assert at.page.score.isVisible()
    assert at.scene.plan.areas[1].shape == "strip"

    # And the score is there again, too.
    again = continued(qtbot, at, sessions, tmp_path, motion=motion)
    assert again.table.over
    assert again.table.seats[0].victory_points == 2
    assert not again.refusals


def shown(at: AtTable) -> dict[int, tuple[QPointF, float, object]]:
    """What lies where and how it looks."""
    at.settle()
    return {
        i: (item.pos(), item.rotation(), item.look.key() if item.look else None) for i, item in at.scene.cards.items()
    }


def continued(qtbot: QtBot, at: AtTable, sessions: list[Session], tmp_path: Path, *, motion: bool) -> AtTable:
    """Close the table and go on with its journal; the very same table must be there."""
    host = at.session.host
    assert host is not None
    at.move(at.nowhere())
    at.scene.select(())
    path, viewer = host.journal.path, at.session.viewer
    before, looks = host.table, shown(at)
    mirrors = {seat: client.table for seat, client in at.session.clients.items()}
    log = list(at.session.client.log)
    at.page.close()
    at.session.close()
    resumed = Host.resume(host.catalogue, path)
    assert not resumed.damage
    assert resumed.table == before
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=motion)
    session = Session.at_this_desktop(resumed, settings)
    sessions.append(session)
    session.look(viewer)
    assert {seat: client.table for seat, client in session.clients.items()} == mirrors
    assert session.client.log == log
    new = AtTable(qtbot, session)
    assert shown(new) == looks
    return new
