"""Where Tab goes at a table: question, hand, table, bar, log; each is one stop, and the arrow keys go about within it.

Qt's own order has a stop for every button of every panel and for every card's name in the log. Here whoever plays by
the keyboard is never more than a few presses from anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QTextBrowser, QWidget
from shiboken6 import isValid

from vtes_desktop.ui.strict.answers import Answers

if TYPE_CHECKING:
    from vtes_desktop.ui.table.page import TablePage

_ARROWS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
_TAB: Final = Qt.FocusReason.TabFocusReason

Find = Callable[[], list[QWidget]]
"""The widgets of a stop, in the order in which the arrow keys go through them; none where there is nothing to do."""


class TabStops(QObject):
    """The way of the Tab key through a page."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._filtered: QWidget | None = None
        self.stops: list[tuple[str, Find]] = [
            ("question", self._question),
            ("hand", lambda: [page.view] if not self._hand.isEmpty() else []),
            ("table", lambda: [page.view]),
            ("bar", lambda: _in(page.top_bar)),
            ("log", lambda: [page.log_view.pages] if page.log_view.isVisible() else []),
            ("chat", lambda: [page.log_view.chat_line] if page.log_view.chat_line.isVisible() else []),
            ("card", lambda: [page.preview] if page.preview.isVisible() else []),
        ]
        """Names, and where they are now."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)

    @property
    def _hand(self) -> QRectF:
        return self._page.scene.plan.hand

    @property
    def _own(self) -> QRectF:
        return self._page.scene.plan.own.rect

    def at(self) -> str:
        """The stop that has the focus; empty for none."""
        here = QApplication.focusWidget()
        if here is None or not (here is self._page or self._page.isAncestorOf(here)):
            return ""
        if here is self._page.view:
            stop = self._page.view.cursor_.at
            return "hand" if stop is not None and self._hand.contains(stop.centre) else "table"
        for name, find in self.stops:
            if here in find():
                return name
        return "question" if self._page.view.isAncestorOf(here) else ""

    def go(self, way: int) -> bool:
        """Go to the next stop that has something, or (`way` -1) back; False where there is none."""
        names = [name for name, _ in self.stops]
        here = self.at()
        start = names.index(here) if here in names else (-1 if way > 0 else 0)
        return any(self.enter(names[(start + way * step) % len(names)]) for step in range(1, len(names) + 1))

    def enter(self, name: str) -> bool:
        """Go to a stop; False where there is nothing."""
        found = dict(self.stops)[name]()
        if not found:
            return False
        found[0].setFocus(_TAB)
        if found[0] is self._page.view:
            self._page.view.be_in(self._hand if name == "hand" else self._own)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab from stop to stop, the arrows from button to button of one."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self.go(-1 if key == Qt.Key.Key_Backtab else 1)
        way = _ARROWS.get(key)
        if way is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if isinstance(watched, QTextBrowser) and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            # From card's name to card's name, as Qt's Tab would.
            return watched.focusNextPrevChild(way > 0)
        if not isinstance(watched, QAbstractButton):
            return False
        for _, find in self.stops:
            found = find()
            if watched in found:
                found[(found.index(watched) + way) % len(found)].setFocus(_TAB)
                return True
        return False

    def _focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        if self._filtered is not None and isValid(self._filtered):
            self._filtered.removeEventFilter(self)
        self._filtered = None
        page = self._page
        if now is None or not isValid(page) or not (now is page or page.isAncestorOf(now)):
            return
        if any(panel.isAncestorOf(now) or panel is now for panel in (page.keys, page.score, page.browse, page.curtain)):
            return  # it lies over everything, and has an order of its own
        now.installEventFilter(self)
        self._filtered = now

    def _question(self) -> list[QWidget]:
        """The buttons of what is asked, those that answer first."""
        found = _in(self._page.view)
        answers = [box for box in self._page.view.findChildren(Answers) if box.isVisible()]
        return sorted(found, key=lambda button: not any(box.isAncestorOf(button) for box in answers))


def _in(widget: QWidget) -> list[QWidget]:
    """The buttons in a widget that can be pressed, line by line from the left."""
    found = [
        button
        for button in widget.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and button.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    return sorted(found, key=lambda button: _line(button, widget))


def _line(button: QWidget, within: QWidget) -> tuple[int, int]:
    corner = button.mapTo(within, QPoint(0, 0))
    return corner.y(), corner.x()
