"""Hands that do anything at all: whatever was dragged, clicked and pressed, the scene shows the table as it is."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import AtTable, lift
from vtes_desktop.play import requests as r
from vtes_desktop.ui.table.items import CardItem
from vtes_desktop.ui.table.layout import ROWS
from vtes_desktop.ui.table.session import Session

Sit = Callable[..., Session]
LONG = bool(os.environ.get("VTES_LONG"))
STEPS = 1500 if LONG else 120
NONE = Qt.KeyboardModifier.NoModifier
MODIFIERS = [NONE] * 5 + [
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
]
KEYS = [Qt.Key(ord(letter)) for letter in " UDRXELPBYTFQIVH12350+-"]
KEYS += [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape, Qt.Key.Key_Delete]


class Hands:
    """Does something at random."""

    def __init__(self, at: AtTable, chance: random.Random) -> None:
        self.at = at
        self.chance = chance

    def somewhere(self) -> QPointF:
        """Mostly on a card."""
        scene, chance = self.at.scene, self.chance
        if scene.cards and chance.random() < 0.6:
            item = chance.choice(list(scene.cards.values()))
            return item.pos() + QPointF(chance.randint(-20, 20), chance.randint(-30, 30))
        width, height = scene.plan.size
        return QPointF(chance.uniform(-20, width + 20), chance.uniform(-10, height + 10))

    def step(self) -> None:
        at, chance = self.at, self.chance
        match chance.choice(("drag", "drag", "drag", "double click", "key", "key", "wheel", "zoom", "look")):
            case "drag":
                self.at.press(self.somewhere(), chance.choice(MODIFIERS))
                for _ in range(chance.randint(1, 4)):
                    at.move(self.somewhere())
                    if chance.random() < 0.3:
                        at.key(chance.choice(KEYS))
                at.let_go(self.somewhere())
            case "double click":
                at.click(self.somewhere())
                at.double_click(self.somewhere())
            case "key":
                at.key(chance.choice(KEYS))
            case "wheel":
                at.wheel(self.somewhere(), chance.choice((120, -120, 30, 360)))
            case "zoom":
                at.page.view.camera.set_zoom(chance.choice((1, 1, 1.5, 4)))
            case "look":
                at.session.look(chance.choice(list(at.session.clients)))
        if at.page.curtain.isVisible():
            lift(at)
        if at.table.over:
            at.ask(r.TakeBack())


@pytest.mark.parametrize("seed", range(6 if LONG else 2))
def test_whatever_hands_do_the_scene_shows_the_table(qtbot: QtBot, sit: Sit, seed: int) -> None:
    chance = random.Random(seed)
    at = AtTable(qtbot, sit(2 + seed % 4, open_table=bool(seed % 2)), (1300, 820))
    at.session.settings.change(motion=bool(seed % 3))
    hands = Hands(at, chance)
    for _ in range(STEPS):
        hands.step()
    at.page.view.cancel()
    at.page.view.camera.set_zoom(1)
    at.move(at.nowhere())
    at.settle()
    table, scene = at.table, at.scene
    shown = {
        each.id
        for area in scene.plan.areas.values()
        for region in ROWS
        if region in area.zones
        for i in table.pile(area.seat, region)
        if i in table.copies
        for each in table.with_attached(table.copies[i])
    }
    assert set(scene.cards) == shown
    assert sorted(item.copy for item in scene.items() if isinstance(item, CardItem)) == sorted(shown)
    assert not scene.lifted
    assert not scene.held.isVisible()
    for item in scene.cards.values():
        lying = (item.x(), item.y(), item.rotation(), item.shown, item.zValue())
        assert lying == (item.spot.x, item.spot.y, item.spot.angle, item.spot.width, item.spot.z)
        assert item.state is table.copies[item.copy]
    assert at.session.host is not None
    assert at.lines > STEPS / 4, "something was done"
