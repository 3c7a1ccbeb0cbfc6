"""A card at full size: which one, how large, and how it goes away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import AtTable
from tests.ui.table.conftest import Sit
from vtes_desktop.ui.table.full_card import LARGEST
from vtes_desktop.ui.table.session import Hover


@pytest.fixture
def at(qtbot: QtBot, sit: Sit) -> AtTable:
    return AtTable(qtbot, sit(2))


def test_the_card_that_one_looks_at_fills_the_page(at: AtTable) -> None:
    copy = at.copy(at.pile("hand")[0])
    at.session.hovered.emit(Hover(copy.card, copy.id))
    at.page.bound["large"].trigger()
    full = at.page.full_card
    assert full.isVisible()
    assert full.shown == Hover(copy.card, copy.id)
    assert full.accessibleName() == at.session.faces.cards[copy.card].display_name
    assert full.height() > at.page.height() * 0.9 or full.width() > LARGEST
    assert at.page.rect().contains(full.geometry())
    QTest.mouseClick(full, Qt.MouseButton.LeftButton)
    assert not full.isVisible()
    at.page.bound["large"].trigger()
    at.page.bound["large"].trigger()
    assert not full.isVisible(), "its key puts it away, too"


def test_without_a_card_it_says_so(at: AtTable) -> None:
    at.page.preview.clear()
    at.page.bound["large"].trigger()
    assert not at.page.full_card.isVisible()
    assert "full size" in at.refusals[-1]
