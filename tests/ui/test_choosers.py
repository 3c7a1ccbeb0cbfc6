"""The wheel over a page changes no box and no slider that is not in use."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import vtes_desktop.ui
from vtes_desktop.ui.choosers import ChoiceBox, HoursBox, NumberBox, Slider

PLAIN = {"QComboBox", "QSpinBox", "QDoubleSpinBox", "QSlider"}


def turn(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def choice() -> ChoiceBox:
    box = ChoiceBox()
    box.addItems(["one", "two", "three"])
    return box


@pytest.mark.parametrize("make", [choice, Slider, lambda: NumberBox(-9, 9, 3), lambda: HoursBox(9, 3)])
def test_the_wheel_changes_only_what_has_the_focus(qtbot: QtBot, make) -> None:  # type: ignore[no-untyped-def]
    widget = make()
    qtbot.addWidget(widget)
    if isinstance(widget, Slider):
        widget.setValue(50)
    widget.show()
    qtbot.waitExposed(widget)
    value = (lambda: widget.currentIndex()) if isinstance(widget, ChoiceBox) else (lambda: widget.value())
    other = QWidget()
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    other.setFocus()
    before = value()
    turn(widget)
    assert value() == before
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    turn(widget)
    assert value() != before


def test_every_box_and_slider_is_one_of_these() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path in Path(vtes_desktop.ui.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLAIN
    ]
    assert found == []
