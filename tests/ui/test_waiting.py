"""What takes a moment shows that it works."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.waiting import waiting


def test_the_pointer_and_a_sign_say_that_it_works_and_are_gone_afterwards(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(600, 300)
    over.show()
    with pytest.raises(ValueError, match="in vain"), waiting(over, "Setting up…"):  # noqa: PT012 - what is seen meanwhile
        pointer = QApplication.overrideCursor()
        assert pointer is not None
        assert pointer.shape() == Qt.CursorShape.WaitCursor
        (sign,) = over.findChildren(Label)
        assert sign.isVisible()
        assert sign.text() == "Setting up…"
        assert over.rect().contains(sign.geometry())
        raise ValueError("in vain")
    assert QApplication.overrideCursor() is None
    assert not sign.isVisible()


def test_without_words_only_the_pointer_says_it(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    with waiting(over):
        assert not over.findChildren(Label)
    assert QApplication.overrideCursor() is None
