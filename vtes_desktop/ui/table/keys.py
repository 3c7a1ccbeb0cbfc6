"""Every action of the table with its keys: one table for shortcuts, menus and the overview.

Letters stand alone because a hand is on the mouse; a text field keeps the letters that are typed into it. Tab stays
what it is everywhere, the way through the controls, so that the keyboard reaches everything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

Group = Literal["Turn", "Cards", "Blood and counters", "Looking", "Table talk", "Program"]


class Action(Struct, frozen=True):
    """Something that a player can do at the table by a key."""

    name: str
    """How code calls it."""
    title: str
    """How menus and the overview call it."""
    keys: tuple[str, ...]
    """Key sequences in Qt's portable words; the first is shown."""
    group: Group
    repeats: bool = False
    """Whether holding the key down does it again and again."""


ACTIONS: Final[tuple[Action, ...]] = (
    Action("next phase", "Next phase", ("Space",), "Turn"),
    Action("end turn", "End the turn", ("Shift+Space",), "Turn"),
    Action("unlock all", "Unlock all of mine", ("U",), "Turn"),
    Action("draw", "Draw a card", ("D",), "Turn"),
    Action("refill", "Draw up to the hand size", ("R",), "Turn"),
    Action("draw crypt", "Draw from the crypt", ("X",), "Turn"),
    Action("take back", "Take back", ("Ctrl+Z",), "Turn", repeats=True),
    Action("again", "Do again", ("Ctrl+Shift+Z", "Ctrl+Y"), "Turn", repeats=True),
    Action("edge", "Take the Edge, or give it up", ("E",), "Turn"),
    Action("lock", "Lock or unlock", ("L",), "Cards"),
    Action("play", "Play", ("P",), "Cards"),
    Action("discard", "Discard", ("Del", "Backspace"), "Cards"),
    Action("burn", "Burn: to the ash heap", ("B",), "Cards"),
    Action("ready", "Move to the ready region", ("Y",), "Cards"),
    Action("torpor", "Move to torpor", ("T",), "Cards"),
    Action("flip", "Turn face up or down", ("F",), "Cards"),
    Action("reveal", "Show to everyone", ("Q",), "Cards"),
    Action("note", "Write a note", ("N", "F2"), "Cards"),
    Action("select all", "Select all of mine", ("Ctrl+A",), "Cards"),
    Action("add blood", "Add a blood", ("+", "="), "Blood and counters", repeats=True),
    Action("burn blood", "Burn a blood", ("-",), "Blood and counters", repeats=True),
    Action("influence", "Move a pool to the card", ("I",), "Blood and counters", repeats=True),
    Action("influence back", "Move a blood back to the pool", ("Shift+I",), "Blood and counters", repeats=True),
    Action("move blood", "Move any number of blood…", ("M",), "Blood and counters"),
    Action("counter", "Put or take another counter…", ("C",), "Blood and counters"),
    *(Action(f"seat {number}", f"Bring seat {number} close", (str(number),), "Looking") for number in range(1, 7)),
    Action("whole table", "Whole table", ("0", "Home", "Ctrl+0"), "Looking"),
    Action("zoom in", "Closer", ("Ctrl++", "Ctrl+="), "Looking", repeats=True),
    Action("zoom out", "Further", ("Ctrl+-",), "Looking", repeats=True),
    Action("next view", "Look as the next seat", ("V",), "Looking"),
    Action("pin", "Keep the card in the preview", ("K",), "Looking"),
    Action("search library", "Search my library", ("Ctrl+F",), "Looking"),
    Action("ash heap", "Look through my ash heap", ("A",), "Looking"),
    Action("talk", "Say something", ("Return", "Enter"), "Table talk"),
    Action("raise hand", "Raise a hand", ("H",), "Table talk"),
    Action("wait", "Wait", ("W",), "Table talk"),
    Action("something", "I have something", ("S",), "Table talk"),
    Action("go on", "Nothing: go on", ("G",), "Table talk"),
    Action("allow", "Allow what is asked", ("Ctrl+Return", "Ctrl+Enter"), "Table talk"),
    Action("keys", "The keys", ("F1", "?"), "Program"),
    Action("full screen", "Full screen", ("F11",), "Program"),
    Action("close", "Close, or select nothing", ("Esc",), "Program"),
)
"""Every action of the table, in the order of the overview."""

BY_NAME: Final[Mapping[str, Action]] = MappingProxyType({action.name: action for action in ACTIONS})


def shown(name: str) -> str:
    """The first key of an action as this system writes it. Raises KeyError for no such action."""
    return QKeySequence(BY_NAME[name].keys[0]).toString(QKeySequence.SequenceFormat.NativeText)


def bind(widget: QWidget, doings: Mapping[str, Callable[[], object]]) -> dict[str, QAction]:
    """Give `widget`'s window the keys of these actions; returns what to put in menus, by name.

    A name that :data:`ACTIONS` does not have raises KeyError.
    """
    bound: dict[str, QAction] = {}
    for name, do in doings.items():
        action = BY_NAME[name]
        made = QAction(action.title, widget)
        made.setShortcuts([QKeySequence(key) for key in action.keys])
        made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made.setAutoRepeat(action.repeats)
        made.triggered.connect(do)
        widget.addAction(made)
        bound[name] = made
    return bound


class KeysOverview(QWidget):
    """All keys at a glance."""
