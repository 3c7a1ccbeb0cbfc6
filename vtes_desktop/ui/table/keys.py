"""Every action of the table with its keys: one table for shortcuts, menus and the overview.

Letters stand alone because a hand is on the mouse; a text field keeps the letters that are typed into it. Tab stays
what it is everywhere, the way through the controls, so that the keyboard reaches everything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import Label, Pages, caption, escape
from vtes_desktop.ui.table.overlay import Overlay

Group = Literal["Film", "Turn", "Cards", "Blood and counters", "Looking", "Table talk", "Program"]
GROUPS: Final = (
    later("Film"),
    later("Turn"),
    later("Cards"),
    later("Blood and counters"),
    later("Looking"),
    later("Table talk"),
    later("Program"),
)
"""As they are said."""


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
    Action("next phase", later("Pass; in manual mode the next phase"), ("Space",), "Turn"),
    Action("end turn", later("End the phase, or pass until it is about me"), ("Shift+Space",), "Turn"),
    Action("unlock all", later("Unlock all of mine"), ("U",), "Turn"),
    Action("draw", later("Draw a card"), ("D",), "Turn"),
    Action("refill", later("Draw up to the hand size"), ("R",), "Turn"),
    Action("draw crypt", later("Draw from the crypt"), ("X",), "Turn"),
    Action("take back", later("Take back"), ("Ctrl+Z",), "Turn", repeats=True),
    Action("again", later("Do again"), ("Ctrl+Shift+Z", "Ctrl+Y"), "Turn", repeats=True),
    Action("edge", later("Take the Edge, or give it up"), ("E",), "Turn"),
    Action("pass action", later("Pass for the rest of this action"), ("O",), "Turn"),
    Action("hold", later("Hold: ask me everything"), (",",), "Turn"),
    Action("hint", later("A hint: what a computer player would do"), ("J",), "Turn"),
    Action("step", later("Let a computer player go on"), (".",), "Turn", repeats=True),
    Action("lock", later("Lock or unlock"), ("L",), "Cards"),
    Action("play", later("Play"), ("P",), "Cards"),
    Action("discard", later("Discard"), ("Del", "Backspace"), "Cards"),
    Action("burn", later("Burn: to the ash heap"), ("B",), "Cards"),
    Action("ready", later("Move to the ready region"), ("Y",), "Cards"),
    Action("torpor", later("Move to torpor"), ("T",), "Cards"),
    Action("flip", later("Turn face up or down"), ("F",), "Cards"),
    Action("reveal", later("Show to everyone"), ("Q",), "Cards"),
    Action("note", later("Write a note"), ("N", "F2"), "Cards"),
    Action("point", later("Point from the card: then click, or arrow keys and Enter"), ("Shift+P",), "Cards"),
    Action("select all", later("Select all of mine"), ("Ctrl+A",), "Cards"),
    Action("add blood", later("Add a blood"), ("+", "="), "Blood and counters", repeats=True),
    Action("burn blood", later("Burn a blood"), ("-",), "Blood and counters", repeats=True),
    Action("influence", later("Move a pool to the card"), ("I",), "Blood and counters", repeats=True),
    Action("influence back", later("Move a blood back to the pool"), ("Shift+I",), "Blood and counters", repeats=True),
    Action("move blood", later("Move any number of blood…"), ("M",), "Blood and counters"),
    Action("counter", later("Put or take another counter…"), ("C",), "Blood and counters"),
    *(Action(f"answer {number}", "Answer what is asked", (str(number),), "Turn") for number in range(1, 10)),
    *(Action(f"seat {number}", "Bring a seat close", (f"Ctrl+{number}",), "Looking") for number in range(1, 7)),
    Action("whole table", later("Whole table"), ("0", "Home", "Ctrl+0"), "Looking"),
    Action("zoom in", later("Closer"), ("Ctrl++", "Ctrl+="), "Looking", repeats=True),
    Action("zoom out", later("Further"), ("Ctrl+-",), "Looking", repeats=True),
    Action("next view", later("Look as the next seat"), ("V",), "Looking"),
    Action("large", later("The card at full size"), ("F3", "Shift+K"), "Looking"),
    Action("pin", later("Keep the card in the preview"), ("K",), "Looking"),
    Action("search library", later("Search my library"), ("Ctrl+F",), "Looking"),
    Action("ash heap", later("Look through my ash heap"), ("A",), "Looking"),
    Action("why", later("Why a computer player did the last thing"), ("Z",), "Looking"),
    Action("talk", later("Say something"), ("Return", "Enter"), "Table talk"),
    Action("raise hand", later("Raise a hand"), ("H",), "Table talk"),
    Action("wait", later("Wait"), ("W",), "Table talk"),
    Action("something", later("I have something"), ("S",), "Table talk"),
    Action("go on", later("Nothing: go on"), ("G",), "Table talk"),
    Action("allow", later("Allow what is asked"), ("Ctrl+Return", "Ctrl+Enter"), "Table talk"),
    Action("keys", later("The keys"), ("F1", "?"), "Program"),
    Action("full screen", later("Full screen"), ("F11",), "Program"),
    Action("close", later("Close, or select nothing"), ("Esc",), "Program"),
)
"""Every action of the table, in the order of the overview."""

SHORT: Final[Mapping[str, str]] = MappingProxyType({"Control": "Ctrl", "Mayúsculas": "Mayús"})
"""Keys whose names Qt writes out in Spanish."""
BY_NAME: Final[Mapping[str, Action]] = MappingProxyType({action.name: action for action in ACTIONS})


def shown(name: str) -> str:
    """The first key of an action as this system writes it. Raises KeyError for no such action."""
    return as_written_here(BY_NAME[name].keys[0])


def as_written_here(keys: str) -> str:
    """Keys as this system writes them, and as short as they stand on a keyboard.

    >>> as_written_here("Ctrl+Shift+Z")
    'Ctrl+Shift+Z'
    """
    said = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    return "+".join(SHORT.get(key, key) for key in said.split("+"))


def bind(
    widget: QWidget, doings: Mapping[str, Callable[[], object]], actions: Sequence[Action] = ACTIONS
) -> dict[str, QAction]:
    """Give `widget`'s window the keys of these actions; returns what to put in menus, by name.

    A name that `actions` do not have raises KeyError.
    """
    bound: dict[str, QAction] = {}
    by_name = {action.name: action for action in actions}
    for name, do in doings.items():
        action = by_name[name]
        made = QAction(caption(tr(action.title)), widget)
        made.setShortcuts([QKeySequence(key) for key in action.keys])
        made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made.setAutoRepeat(action.repeats)
        # Qt tells whether it is checked; that is nothing to do with what is done.
        made.triggered.connect(lambda _=False, do=do: _alone(do))
        widget.addAction(made)
        bound[name] = made
    return bound


def _alone(do: Callable[[], object]) -> None:
    """Do what a key says, and close a menu that was open: it offers what was so before."""
    while (menu := QApplication.activePopupWidget()) is not None and menu.close():
        pass
    do()


GESTURES: Final[tuple[tuple[str, str], ...]] = (
    (later("Drag"), later("Move cards, and counters from pools, cards and the bank")),
    (later("Shift + drag"), later("Five counters at once")),
    (later("Wheel, digits"), later("While counters are held: more, fewer, so many")),
    (later("Wheel on a card"), later("Add or burn blood")),
    (later("Double click"), later("Lock, unlock; play; draw; open a pile")),
    (later("Right click"), later("All that can be done")),
    (later("Drag on the felt"), later("Select many")),
    (later("Ctrl + click"), later("Select one more")),
    (later("Alt + drag"), later("Point from a card to another")),
    (later("Ctrl + wheel"), later("Closer, further")),
    (later("Middle button"), later("Move about")),
    (later("Click on a name"), later("Bring a seat close")),
    (later("Arrow keys"), later("From card to card")),
)
"""What the mouse does at the table, and the keys that take its place."""


Mode = Literal["strict", "manual", "by looking"]
"""How one sits at the table: a referee watches, everybody moves cards by hand, or one only watches."""
MODE_TITLES: Final[Mapping[Mode, str]] = {
    "strict": later("The keys, while the referee watches"),
    "manual": later("The keys, while everything is moved by hand"),
    "by looking": later("The keys for who watches"),
}
BY_HAND_ONLY: Final = frozenset(
    {
        "unlock all",
        "draw",
        "refill",
        "draw crypt",
        "edge",
        "discard",
        "burn",
        "ready",
        "torpor",
        "flip",
        "note",
    }
    | {
        "add blood",
        "burn blood",
        "move blood",
        "counter",
        "raise hand",
        "wait",
        "something",
        "go on",
    }
)
"""Keys that a referee would refuse, or that nobody needs beside one."""
STRICT_ONLY: Final = frozenset({"pass action", "hold", "hint", *(f"answer {number}" for number in range(1, 10))})
"""Keys that only a referee's questions give a meaning."""
STRICT_TITLES: Final[Mapping[str, str]] = {
    "next phase": later("Pass; it never ends a phase"),
    "play": later("Play: ask what may be done with the card"),
    "lock": later("What the card may do now"),
}
MANUAL_TITLES: Final[Mapping[str, str]] = {"next phase": later("The next phase"), "end turn": later("End the turn")}
BY_HAND_GESTURES: Final = frozenset({"Wheel on a card", "Drag on the felt", "Ctrl + click"})


Told = tuple[list[Action], list[tuple[str, str]], str]
"""Keys, gestures and the title over them."""


def of_mode(actions: Sequence[Action], gestures: Sequence[tuple[str, str]], mode: Mode) -> Told:
    """The keys and gestures that mean something in a mode, in its words, with a title over them."""
    left_out = {"strict": BY_HAND_ONLY, "manual": STRICT_ONLY, "by looking": frozenset[str]()}[mode]
    titles = {"strict": STRICT_TITLES, "manual": MANUAL_TITLES, "by looking": dict[str, str]()}[mode]
    kept = [action for action in actions if action.name not in left_out]
    if mode == "by looking":
        kept = [action for action in kept if action.group in ("Looking", "Program") or action.name == "step"]
        gestures = [told for told in gestures if told[0] in LOOKING_GESTURES]
    elif mode == "strict":
        gestures = [told for told in gestures if told[0] not in BY_HAND_GESTURES]
    told = [replace(action, title=titles.get(action.name, action.title)) for action in kept]
    return told, list(gestures), MODE_TITLES[mode]


LOOKING_GESTURES: Final = frozenset({"Ctrl + wheel", "Middle button", "Click on a name", "Arrow keys"})


def overview(
    actions: Sequence[Action] = ACTIONS, gestures: Sequence[tuple[str, str]] = GESTURES
) -> list[tuple[str, list[tuple[str, str]]]]:
    """What the overview shows: groups, in each the keys as this system writes them with what they do."""
    groups: dict[str, list[tuple[str, str]]] = {}
    gestures = [(tr(gesture), tr(does)) for gesture, does in gestures]
    for action in actions:
        if action.name.startswith(("seat ", "answer ")):
            if action.name == "seat 1":
                control = as_written_here("Ctrl+1")
                groups.setdefault(action.group, []).append((f"{control} – 6", tr("Bring a seat close")))
            if action.name == "answer 1":
                groups.setdefault(action.group, []).append(("1 – 9", tr("Answer what is asked")))
            continue
        # The second Enter and the plus without Shift go without saying.
        told = [key for key in action.keys if not key.endswith(("Enter", "="))][:2]
        sequences = [as_written_here(key) for key in told]
        groups.setdefault(action.group, []).append((f" {tr('or')} ".join(sequences), tr(action.title)))
    return [*((tr(group), told) for group, told in groups.items()), (tr("Mouse"), list(gestures))]


class KeysOverview(Overlay):
    """All keys at a glance; F1 opens and closes it."""

    def __init__(
        self,
        parent: QWidget,
        actions: Sequence[Action] = ACTIONS,
        gestures: Sequence[tuple[str, str]] = GESTURES,
    ) -> None:
        super().__init__(parent)
        self._told = overview(actions, gestures)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("The keys"))
        self.title = Label(tr("The keys"))
        self.title.setProperty("tone", "heading")
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.close_panel)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(close)
        self.pages = Pages()
        self.pages.setAccessibleName(tr("The keys"))
        self.pages.setFrameShape(QFrame.Shape.NoFrame)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(18, 12, 12, 12)
        rows.addLayout(head)
        rows.addWidget(self.pages, 1)
        self.setFocusProxy(self.pages)

    def tell(self, actions: Sequence[Action], gestures: Sequence[tuple[str, str]] = (), title: str = "") -> None:
        """Show these keys instead."""
        self._told = overview(actions, gestures)
        self.title.setText(tr(title) if title else tr("The keys"))

    def open(self) -> None:
        """Open, or close when it is open."""
        if self.isVisible():
            self.close_panel()
        else:
            super().open()

    def place(self) -> None:
        """As much of the page as the keys need, in as many columns as there is room for."""
        self.ensurePolished()
        em = self.pages.fontMetrics().height()
        room = self.ground.adjusted(16, 16, -16, -16)
        columns = max(1, min(3, room.width() // (em * 19)))
        self.pages.setHtml(_html(self._told, columns, em))
        width = min(room.width(), columns * em * 25)
        document = self.pages.document()
        document.setTextWidth(width - 60)
        height = min(room.height(), round(document.size().height()) + em * 5)
        place = QRect(0, 0, width, height)
        place.moveCenter(self.ground.center())
        self.setGeometry(place)


def _html(groups: list[tuple[str, list[tuple[str, str]]]], columns: int, em: int) -> str:
    """The overview as rich text, its groups dealt into columns of about the same length."""
    dealt: list[list[str]] = [[] for _ in range(columns)]
    goal = sum(len(rows) + 2 for _, rows in groups) / columns
    column, filled = 0, 0
    for title, rows in groups:
        if filled and filled + (len(rows) + 2) / 2 > goal and column < columns - 1:
            column, filled = column + 1, 0
        filled += len(rows) + 2
        lines = "".join(
            f'<tr><td style="padding: 1px {em}px 3px 0; white-space: pre; color: {theme.GOLD_BRIGHT}">'
            f"{escape(key)}</td>"
            f'<td style="padding: 1px 0 3px 0">{escape(what)}</td></tr>'
            for key, what in rows
        )
        dealt[column].append(
            f'<p style="color: {theme.BONE}; font-weight: 600; margin: {em // 2}px 0 {em // 4}px 0">{title}</p>'
            f'<table cellspacing="0">{lines}</table>'
        )
    cells = "".join(
        f'<td width="{100 // columns}%" style="padding-right: {em}px; vertical-align: top">{"".join(one)}</td>'
        for one in dealt
    )
    return f'<table width="100%" cellspacing="0"><tr>{cells}</tr></table>'
