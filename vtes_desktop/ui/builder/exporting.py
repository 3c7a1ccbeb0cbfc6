"""Taking a deck out: as any kind of list, seen before it is copied or saved, with what that kind can't hold."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.catalogue import Catalogue, UnknownCard
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.reading import FILE_FORMATS, FileFormat, lost_in, write_deck
from vtes_desktop.decks.shelf import safe_name
from vtes_desktop.decks.storing import StoringError, replace
from vtes_desktop.ui.builder.monospaced import monospaced
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.saving import ask_where_to_save
from vtes_desktop.ui.waiting import waiting


class ExportDialog(QDialog):
    """Choose a kind of list at the left; at the right it is shown as it will be."""

    done_saying = Signal(str)
    """What was done, as a sentence."""

    def __init__(self, deck: Deck, catalogue: Catalogue, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._deck = deck
        self._catalogue = catalogue
        self.text = ""
        self.setWindowTitle(tr("Export"))
        heading = Label(tr("Export “{name}”", name=deck.name or tr("New deck")))
        heading.setProperty("tone", "heading")
        self.kinds = QListWidget()
        self.kinds.setAccessibleName(tr("Kind of list"))
        self.kinds.addItems([one.title for one in FILE_FORMATS])
        self.preview = QPlainTextEdit()
        self.preview.setReadOnly(True)
        self.preview.setAccessibleName(tr("The list"))
        self.preview.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        monospaced(self.preview, 12.5 * scale)
        self.lost = Label()
        self.lost.setWordWrap(True)
        self.copy = QPushButton(tr("Copy"))
        self.copy.setProperty("tone", "gold")
        self.copy.setDefault(True)
        self.save = QPushButton(tr("Save as…"))
        self.save.setAutoDefault(False)
        close = QPushButton(tr("Close"))
        close.setAutoDefault(False)
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.kinds)
        halves.addWidget(self.preview)
        halves.setSizes([round(210 * scale), round(430 * scale)])
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (close, self.save, self.copy):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(18 * scale),) * 4)
        column.setSpacing(round(10 * scale))
        column.addWidget(heading)
        column.addWidget(halves, 1)
        column.addWidget(self.lost)
        column.addLayout(buttons)
        make_room(self, parent, 760, 560, scale)
        self.kinds.currentRowChanged.connect(self._show)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_where)
        close.clicked.connect(self.reject)
        self.kinds.setCurrentRow(0)
        self.kinds.setFocus()

    @property
    def kind(self) -> FileFormat:
        """The kind of list that is chosen."""
        return FILE_FORMATS[max(0, self.kinds.currentRow())]

    def save_to(self, path: Path) -> None:
        """Write the list to a file; what was in it before is kept beside it."""
        if not path.suffix:
            path = path.with_suffix(self.kind.suffix)
        try:
            replace(path, self.text.encode())
        except StoringError as error:
            self._say(str(error), "blood")
            return
        self.done_saying.emit(tr("Saved as {path}.", path=path))
        self.accept()

    def _show(self) -> None:
        try:
            with waiting():
                self.text = write_deck(self._deck, self.kind.name, self._catalogue)
                lost = lost_in(self._deck, self.kind.name, self._catalogue)
        except UnknownCard as error:
            self.text = ""
            self._say(tr("This deck can't be written: {error}", error=error), "blood")
        else:
            self._say("\n".join(lost) or tr("Everything that the deck says is in it."), "blood" if lost else "dim")
        self.preview.setPlainText(self.text)
        self.copy.setEnabled(bool(self.text))
        self.save.setEnabled(bool(self.text))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self.done_saying.emit(tr("Copied: {title}.", title=self.kind.title))
        self.accept()

    def _ask_where(self) -> None:
        kind = self.kind
        name = safe_name(self._deck.name or "Deck") + kind.suffix
        ask_where_to_save(self, tr("Save the list"), name, f"{kind.title} (*{kind.suffix})", self.save_to)

    def _say(self, text: str, tone: str) -> None:
        self.lost.setText(text)
        self.lost.setProperty("tone", tone)
        self.lost.style().unpolish(self.lost)
        self.lost.style().polish(self.lost)
