"""Small questions asked where the pointer is: a note, a number, counters, how much blood goes where.

They lie over the table as children of the page, close with Esc or a click beside them, and delete themselves then.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, NameLabel, caption
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session

COMMON_COUNTERS: Final = ("corruption", "strength", "stealth", "intercept", "bleed", "age", "power")
"""Counters that are offered before any was named."""
LONGEST_NOTE: Final = 400


class Popup(Overlay):
    """A small panel at a point of its parent."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self._at = QPoint()
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(14, 10, 14, 12)
        self.rows.setSpacing(8)
        heading = Label(title)
        heading.setWordWrap(True)
        heading.setProperty("tone", "gold")
        self.rows.addWidget(heading)
        self.closed.connect(self._gone)

    def open_at(self, point: QPoint) -> None:
        """Open with the upper left corner near a point in the parent's coordinates, or as near as it fits."""
        self._at = point
        self.open()
        if (app := QApplication.instance()) is not None:
            app.installEventFilter(self)

    def place(self) -> None:
        """Near the point, inside the parent."""
        inside = self.ground.adjusted(6, 6, -6, -6)
        size = self.sizeHint().expandedTo(QSize(self.fontMetrics().height() * 14, 0)).boundedTo(inside.size())
        corner = self._at + QPoint(6, 6)
        x = max(inside.left(), min(corner.x(), inside.right() - size.width()))
        y = max(inside.top(), min(corner.y(), inside.bottom() - size.height()))
        self.setGeometry(QRect(QPoint(x, y), size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click beside it closes it, and still does what it does there."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent) and self.isVisible():
            here = self.mapFromGlobal(event.globalPosition().toPoint())
            if not self.rect().contains(here):
                self.close_panel()
        return super().eventFilter(watched, event)

    def _gone(self) -> None:
        if (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)
        self.deleteLater()

    def _buttons(self, *buttons: QPushButton) -> None:
        row = QHBoxLayout()
        row.addStretch(1)
        for button in buttons:
            row.addWidget(button)
        self.rows.addLayout(row)


def _button(title: str, tone: str = "") -> QPushButton:
    made = QPushButton(caption(title))
    if tone:
        made.setProperty("tone", tone)
    return made


class _NoteField(QPlainTextEdit):
    """Where a note is written, in one line that may be a long one: Enter is done."""

    done = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell when it is done."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class NoteEditor(Popup):
    """Writes a note; an empty one removes it."""

    written = Signal(str)

    def __init__(self, parent: QWidget, title: str, text: str = "") -> None:
        super().__init__(parent, title)
        self.field = _NoteField(text)
        self.field.setAccessibleName(title)
        self.field.setTabChangesFocus(True)
        self.field.setPlaceholderText(tr("Everyone at the table can read it"))
        self.field.selectAll()
        self.field.done.connect(self._write)
        self.field.setFixedHeight(self.fontMetrics().height() * 5)
        self.rows.addWidget(self.field)
        keep = _button(tr("Write"), "gold")
        keep.clicked.connect(self._write)
        if text:
            remove = _button(tr("Remove"))
            remove.clicked.connect(self._remove)
            self._buttons(remove, keep)
        else:
            self._buttons(keep)
        self.setFocusProxy(self.field)

    def _write(self) -> None:
        text = self.field.toPlainText().strip()[:LONGEST_NOTE]
        self.close_panel()
        self.written.emit(text)

    def _remove(self) -> None:
        self.field.clear()
        self._write()


class _Number(QSpinBox):
    """A number that can be given with Enter."""

    given = Signal()

    def __init__(self, value: int, least: int, most: int) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setValue(value)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter gives it; Esc is for the panel."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.interpretText()
            self.given.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class NumberPrompt(Popup):
    """Asks for a number."""

    chosen = Signal(int)

    def __init__(
        self, parent: QWidget, title: str, value: int, least: int = 0, most: int = 999, verb: str = ""
    ) -> None:
        super().__init__(parent, title)
        self.number = _Number(value, least, most)
        self.number.setAccessibleName(title)
        self.number.given.connect(self._choose)
        self.rows.addWidget(self.number)
        button = _button(verb or tr("Set", "a number"), "gold")
        button.clicked.connect(self._choose)
        self._buttons(button)
        self.setFocusProxy(self.number)

    def _choose(self) -> None:
        value = self.number.value()
        self.close_panel()
        self.chosen.emit(value)


class CounterChooser(Popup):
    """Puts named counters on a card and takes them off; stays open while one counts."""

    counted = Signal(str, int)
    """Which counter, and by how much."""

    def __init__(self, parent: QWidget, title: str, now: Mapping[str, int], known: Iterable[str] = ()) -> None:
        """`now` is what lies on the card, `known` are names used elsewhere at the table."""
        super().__init__(parent, title)
        self._now = dict(now)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._rows: dict[str, QLabel] = {}
        self.rows.addLayout(self._grid)
        for name in self._now:
            self._add_row(name)
        offered = [name for name in dict.fromkeys((*known, *COMMON_COUNTERS)) if name not in self._now][:6]
        chips = QGridLayout()
        chips.setSpacing(4)
        for number, name in enumerate(offered):
            chip = QPushButton(caption(name))
            chip.setProperty("compact", True)
            chip.clicked.connect(partial(self.count, name, 1))
            chips.addWidget(chip, number // 3, number % 3)
        self.rows.addLayout(chips)
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("another name…"))
        self.field.setAccessibleName(tr("Name of another counter"))
        self.field.setMaxLength(40)
        self.field.returnPressed.connect(self._named)
        self.rows.addWidget(self.field)
        self.setFocusProxy(self.field)

    def count(self, name: str, by: int) -> None:
        """Put so many counters of that name on the card, or take them off with a negative number."""
        after = self._now.get(name, 0) + by
        if after < 0:
            return
        self._now[name] = after
        if name not in self._rows:
            self._add_row(name)
            self.adjustSize()
            self.place()
        self._rows[name].setText(str(after))
        self.counted.emit(name, by)

    def _add_row(self, name: str) -> None:
        row = self._grid.rowCount()
        label = NameLabel(name)
        number = Label(str(self._now[name]))
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        less, more = QPushButton("−"), QPushButton("+")
        for button, by, says in ((less, -1, tr("Take one")), (more, 1, tr("Put one"))):
            button.setProperty("compact", True)
            button.setAccessibleName(f"{says}: {name}")
            button.clicked.connect(partial(self.count, name, by))
        for column, widget in enumerate((label, less, number, more)):
            self._grid.addWidget(widget, row, column)
            widget.setVisible(True)
        self._grid.setColumnStretch(0, 1)
        self._rows[name] = number

    def _named(self) -> None:
        name = self.field.text().strip()
        self.field.clear()
        if name:
            self.count(name, 1)


class Way(Struct, frozen=True):
    """One way that counters can go."""

    title: str
    source: Purse
    target: Purse
    most: int
    """How many there are at the source."""


class BloodPrompt(Popup):
    """Asks how many counters go, and which way."""

    chosen = Signal(object, int)
    """The :class:`Way`, and how many."""

    def __init__(self, parent: QWidget, title: str, ways: Sequence[Way]) -> None:
        super().__init__(parent, title)
        most = max((way.most for way in ways), default=1)
        self.number = _Number(1, 1, max(1, most))
        self.number.setAccessibleName(tr("How many"))
        self.number.given.connect(self._first)
        self.rows.addWidget(self.number)
        self._ways = [(way, QPushButton(caption(way.title))) for way in ways]
        for way, button in self._ways:
            button.clicked.connect(partial(self._choose, way))
            self.rows.addWidget(button)
        self.number.valueChanged.connect(self._allow)
        self._allow()
        self.setFocusProxy(self.number)

    def _allow(self) -> None:
        """Only ways from where there are so many."""
        for way, button in self._ways:
            button.setEnabled(way.most >= self.number.value())

    def _first(self) -> None:
        for way, button in self._ways:
            if button.isEnabled():
                self._choose(way)
                return

    def _choose(self, way: Way) -> None:
        amount = self.number.value()
        self.close_panel()
        self.chosen.emit(way, amount)


# -- the same, for a copy on the table --------------------------------------------------------------------------------


def _named(session: Session, copy: int) -> str:
    found = session.table.copies[copy]
    card = session.card(found)
    return card.display_name if card else tr("a {kind} card", kind=found.kind)


def write_note(session: Session, parent: QWidget, at: QPoint, copy: int) -> NoteEditor:
    """Ask for a note and write it on a copy. Raises KeyError for a copy that is not there."""
    found = session.table.copies[copy]
    editor = NoteEditor(parent, tr("A note on {named}", named=_named(session, copy)), found.note)
    actor = session.acting(found)
    editor.written.connect(lambda text: session.ask(r.Note(copy, text), actor) if text != found.note else None)
    editor.open_at(at)
    return editor


def choose_counter(session: Session, parent: QWidget, at: QPoint, copy: int) -> CounterChooser:
    """Put counters on a copy and take them off. Raises KeyError for a copy that is not there."""
    table = session.table
    found = table.copies[copy]
    known = dict.fromkeys(name for other in table.copies.values() for name in other.counters)
    chooser = CounterChooser(parent, tr("Counters on {named}", named=_named(session, copy)), found.counters, known)
    actor = session.acting(found)
    chooser.counted.connect(lambda name, by: session.ask(r.Count(copy, name, by), actor))
    chooser.open_at(at)
    return chooser


def move_blood(session: Session, parent: QWidget, at: QPoint, copy: int) -> BloodPrompt:
    """Move any number of blood to or from a copy: the bank's or the pool's. KeyError for a copy that is not there."""
    found = session.table.copies[copy]
    card, pool = Purse("card", copy), Purse("pool", found.controller)
    has = session.table.seats[found.controller].pool
    ways = [
        Way(tr("From the bank to the card"), BANK, card, 1000),
        Way(tr("From the card to the bank"), card, BANK, found.blood),
        Way(tr("From the pool to the card"), pool, card, has),
        Way(tr("From the card to the pool"), card, pool, found.blood),
    ]
    prompt = BloodPrompt(
        parent, tr("Move blood: {named} has {blood}", named=_named(session, copy), blood=found.blood), ways
    )
    actor = session.acting(found)
    prompt.chosen.connect(lambda way, amount: session.ask(r.Blood(way.source, way.target, amount), actor))
    prompt.open_at(at)
    return prompt
