"""The keys of the cards found, as pictures and in the table: how many of each go into the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QKeyEvent

from vtes_desktop.cards.model import Card

_ADD = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_TAKE = (Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class _View(Protocol):
    @property
    def wanted(self) -> SignalInstance: ...
    @property
    def count_wanted(self) -> SignalInstance: ...
    def chosen(self) -> Sequence[Card]: ...
    def look(self) -> None: ...


def pressed(view: _View, event: QKeyEvent) -> bool:
    """Enter and + add a copy of what is chosen, − takes one out, a digit says how many there are to be, Space shows the
    current card large. Returns whether it was one of these keys."""
    numbers = [card.id for card in view.chosen()]
    key = event.key()
    if key == Qt.Key.Key_Space:
        view.look()
    elif key in _ADD and numbers:
        view.wanted.emit(numbers, 1)
    elif key in _TAKE and numbers:
        view.wanted.emit(numbers, -1)
    elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9 and numbers and event.modifiers() in (_NONE, _KEYPAD):
        view.count_wanted.emit(numbers, key - Qt.Key.Key_0)
    else:
        return False
    return True


_NONE, _KEYPAD = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier
