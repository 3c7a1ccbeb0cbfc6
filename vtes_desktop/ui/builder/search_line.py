"""The search line: the query language, completed as it is typed, with a sentence when it isn't understood."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QLineEdit, QListView, QVBoxLayout, QWidget

from vtes_desktop.cards.completion import Completion, complete
from vtes_desktop.cards.query import QueryError
from vtes_desktop.cards.search import Search
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, as_written

_WRONG_AFTER = 500
"""Milliseconds of rest after which a query that can't be understood is called so: not while it is being typed."""

_EDITING = (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_X, Qt.Key.Key_Y, Qt.Key.Key_Z)
_EXAMPLE = 'clan:tremere cap>=6 title:prince "stealth"'


class _Proposals(QListView):
    """The completions, under the line. It never takes the focus."""

    def __init__(self, line: QWidget) -> None:
        super().__init__(line.window())
        self.setWindowFlag(Qt.WindowType.ToolTip)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)


def _is_for_the_page(event: QKeyEvent) -> bool:
    """Whether a key with Control is the page's, if it has a use for it: all but those that everybody edits a line with.
    On Linux a line of text has others too, as Ctrl+E for its end."""
    control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
    return control and Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z and event.key() not in _EDITING


class SearchLine(QWidget):
    """The line and, under it, what is wrong with it."""

    changed = Signal(str)
    """The query, at every letter."""
    down = Signal()
    """The player goes on to the cards (arrow down or Enter)."""
    list_pasted = Signal()
    """The player pastes several lines here: a list, which is no query."""

    def __init__(self, search: Search, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._completions: list[Completion] = []
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("Search: {example}", example=_EXAMPLE))
        self.line.setToolTip(
            as_written(
                tr(
                    "Words, or fields with values: {example}\nTab or Enter takes a proposal, Down goes to the cards.",
                    example=_EXAMPLE,
                )
            )
        )
        self.line.setAccessibleName(tr("Search for cards"))
        self.line.setClearButtonEnabled(True)
        self.line.setAcceptDrops(False)  # a list dropped here is for the page
        self.wrong = Label()
        self.wrong.setProperty("tone", "blood")
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.line)
        column.addWidget(self.wrong)
        self._proposals: _Proposals | None = None
        self._model = QStringListModel(self)
        self._error: QueryError | None = None
        self._later = QTimer(self, interval=_WRONG_AFTER, singleShot=True)
        self._later.timeout.connect(self._say_wrong)
        self.line.textEdited.connect(self._edited)
        self.line.textChanged.connect(self._changed)
        self.line.installEventFilter(self)

    @property
    def query(self) -> str:
        """What the line says."""
        return self.line.text()

    def guess(self) -> str:
        """The query with its last word completed by the likeliest proposal; empty when there is none."""
        query = self.query
        if self.line.cursorPosition() != len(query):
            return ""
        found = complete(self._search, query, limit=1)
        return query[: found[0].start] + found[0].text if found and not found[0].text.endswith(":") else ""

    def set_query(self, query: str) -> None:
        """Put another query in the line."""
        if query != self.line.text():
            self.line.setText(query)
            self._hide()

    def show_error(self, error: QueryError | None) -> None:
        """The query can't be understood, or (None) it can. It is said once the player rests."""
        self._error = error
        if error is None:
            self._later.stop()
            self._mark(False)
            self.wrong.hide()
        else:
            self._later.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys that are for the proposals."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_for_the_page(event):
            event.ignore()
            return True
        if event.type() == QEvent.Type.FocusOut and isinstance(event, QFocusEvent):
            self._hide()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """The proposals go with the line."""
        self._hide()

    def _key(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Paste) and "\n" in QGuiApplication.clipboard().text().strip():
            self.list_pasted.emit()
            return True
        key = event.key()
        shown = self._proposals is not None and self._proposals.isVisible()
        if shown and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._move(1 if key == Qt.Key.Key_Down else -1)
            return True
        chosen = self._proposals.currentIndex().row() if shown and self._proposals else -1
        if shown and key == Qt.Key.Key_Tab:
            self._take(max(0, chosen))
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if chosen >= 0:
                self._take(chosen)
            else:
                self._hide()
                self.down.emit()
            return True
        if shown and key == Qt.Key.Key_Escape:
            self._hide()
            return True
        if key == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
            return True
        if key == Qt.Key.Key_Down:
            self.down.emit()
            return True
        return False

    def _changed(self, text: str) -> None:
        self.changed.emit(text)

    def _edited(self) -> None:
        # After the results are painted: they are what the player waits for.
        QTimer.singleShot(0, self._propose)

    def _propose(self) -> None:
        if not self.line.hasFocus():
            return
        self._completions = complete(self._search, self.line.text(), self.line.cursorPosition())
        if not self._completions:
            self._hide()
            return
        if self._proposals is None:
            self._proposals = _Proposals(self)
            self._proposals.setModel(self._model)
            self._proposals.clicked.connect(self._clicked)
        said = [f"{one.text}    {one.meaning}" for one in self._completions]
        self._model.setStringList(said)
        row = self._proposals.sizeHintForRow(0)
        below = self.line.mapToGlobal(QPoint(0, self.line.height() + 2))
        width = max(self.line.width(), self._proposals.sizeHintForColumn(0) + 24)
        self._proposals.setGeometry(below.x(), below.y(), width, row * min(len(said), 9) + 8)
        self._proposals.setCurrentIndex(QModelIndex())
        self._proposals.show()

    def _move(self, step: int) -> None:
        if self._proposals is not None:
            row = (self._proposals.currentIndex().row() + step) % len(self._completions)
            self._proposals.setCurrentIndex(self._model.index(row))

    def _clicked(self, index: QModelIndex) -> None:
        self._take(index.row())

    def _take(self, row: int) -> None:
        one = self._completions[row]
        text = self.line.text()
        field = one.text.endswith(":")
        after = "" if field or text[one.end : one.end + 1] == " " else " "
        self.line.setText(text[: one.start] + one.text + after + text[one.end :])
        self.line.setCursorPosition(one.start + len(one.text) + len(after))
        self.line.setFocus()
        if field:
            self._propose()
        else:
            self._hide()

    def _hide(self) -> None:
        if self._proposals is not None:
            self._proposals.hide()

    def _say_wrong(self) -> None:
        if self._error is not None:
            self.wrong.setText(self._error.message)
            self.wrong.show()
            self._mark(True)

    def _mark(self, wrong: bool) -> None:
        if bool(self.line.property("wrong")) != wrong:
            self.line.setProperty("wrong", wrong)
            self.line.style().polish(self.line)
