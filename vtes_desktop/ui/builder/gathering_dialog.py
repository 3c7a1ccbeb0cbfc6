"""Many lists at once: one page with what was read, mended and refused, and one button to keep them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.gathering import Brought, bring, pieces
from vtes_desktop.decks.shelf import Shelf
from vtes_desktop.decks.storing import StoringError
from vtes_desktop.plain_words import plain
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.ending import shared_pool
from vtes_desktop.ui.languages import figure, later, plural, tr
from vtes_desktop.ui.plain import Label, as_written, caption
from vtes_desktop.ui.working import Job

MOST_OPENED: Final = 12
"""The most decks that are opened at once in tabs of their own."""
_TOLD_EVERY: Final = 0.1
_BROUGHT = Qt.ItemDataRole.UserRole
_STATES: Final = {
    "read": (later("✓ read"), "LIFE"),
    "mended": (later("~ mended"), "GOLD"),
    "refused": (later("✗ refused"), "BLOOD_BRIGHT"),
}


class _Progress(QObject):
    made = Signal(object)
    """So many more lists: a list of :class:`Brought`."""


class GatheringDialog(QDialog):
    """Reads the lists on a worker, shows each as it comes, and puts the decks into a folder of the player's.

    :param paths: files, folders and zips.
    """

    done_saying = Signal(str)
    opened = Signal(list)
    """These decks (:class:`Deck`) are to be opened."""

    def __init__(self, desk: Desk, paths: Sequence[Path], scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._counts: Counter[str] = Counter()
        self._stopped = Event()
        self.destroyed.connect(self._stopped.set)
        self.setWindowTitle(tr("Import many decks"))
        heading = Label(tr("Import many decks"))
        heading.setProperty("tone", "heading")
        self.said = Label(tr("Reading …"))
        self.said.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(tr("Reading the lists"))
        self.lists = QTreeWidget()
        self.lists.setAccessibleName(tr("What became of each list"))
        self.lists.setHeaderLabels([tr("List"), "", tr("Deck"), tr("Cards"), tr("What is to be said")])
        self.lists.setRootIsDecorated(False)
        self.lists.setUniformRowHeights(True)
        self.lists.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.lists.header().setSectionResizeMode(4, QHeaderView.ResizeMode.Stretch)
        for place, width in enumerate((200, 86, 190, 74)):
            self.lists.setColumnWidth(place, round(width * scale))
        self.folder = QLineEdit(_folder_for(paths))
        self.folder.setAccessibleName(tr("Folder of My decks"))
        self.folder.setToolTip(tr("A folder of My decks; it is made when it isn’t there"))
        self.open_marked = QPushButton(tr("Open those marked"))
        self.keep = QPushButton(tr("Put them into My decks"))
        self.keep.setProperty("tone", "gold")
        close = QPushButton(tr("Close"))
        for button in (self.open_marked, self.keep):
            button.setEnabled(False)
        for button in (self.open_marked, close):
            button.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.addWidget(Label(tr("Folder")))
        buttons.addWidget(self.folder, 1)
        buttons.addWidget(self.open_marked)
        buttons.addWidget(close)
        buttons.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(16 * scale),) * 4)
        column.setSpacing(round(9 * scale))
        for widget in (heading, self.said, self.bar):
            column.addWidget(widget)
        column.addWidget(self.lists, 1)
        column.addLayout(buttons)
        make_room(self, parent, 980, 600, scale)
        close.clicked.connect(self.reject)
        self.keep.clicked.connect(self._keep)
        self.open_marked.clicked.connect(self._open_marked)
        self.lists.itemSelectionChanged.connect(self._selected)
        self._progress = _Progress()
        self._progress.made.connect(self._came, Qt.ConnectionType.QueuedConnection)
        self._job = Job(_reading(paths, desk, self._progress, self._stopped), self._read)
        shared_pool().start(self._job)

    @property
    def decks(self) -> list[Deck]:
        """The decks that were read, in the order in which they came."""
        return [one.deck for one in self._all() if one.deck is not None]

    def closeEvent(self, event: QCloseEvent) -> None:
        """Read no further."""
        self._stopped.set()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Read no further."""
        self._stopped.set()
        super().done(result)

    def _came(self, brought: list[Brought]) -> None:
        items = []
        for one in brought:
            self._counts[one.state] += 1
            words, colour = tr(_STATES[one.state][0]), theme.colour(_STATES[one.state][1])
            deck = one.deck
            cards = f"{deck.crypt_count} + {deck.library_count}" if deck else ""
            message = one.message.replace("\n", " ")
            item = QTreeWidgetItem([plain(one.name), words, plain(deck.name if deck else ""), cards, plain(message)])
            item.setForeground(1, QColor(colour))
            item.setToolTip(0, as_written(one.name))
            item.setToolTip(4, as_written(one.message))
            item.setData(0, _BROUGHT, one)
            items.append(item)
        self.lists.addTopLevelItems(items)
        self._say(tr("Reading … {what}"))

    def _read(self, finished: bool) -> None:
        self.bar.hide()
        many = len(self.decks)
        self._say("" if finished else tr("Stopped: {what}"))
        self.keep.setEnabled(bool(many))
        self.keep.setText(caption(plural("Put {n} deck into My decks", "Put {n} decks into My decks", many)))
        self.keep.setFocus()

    def _say(self, within: str) -> None:
        counts = self._counts
        words = {
            "read": tr("{many} read", many=figure(counts["read"])),
            "mended": tr("{many} mended", many=figure(counts["mended"])),
            "refused": tr("{many} refused", many=figure(counts["refused"])),
        }
        what = ", ".join(said for state, said in words.items() if counts[state]) or tr("There is no list in it")
        self.said.setText((within.format(what=what) if within else what) + ".")

    def _all(self) -> Iterator[Brought]:
        for row in range(self.lists.topLevelItemCount()):
            item = self.lists.topLevelItem(row)
            if item is not None:
                yield item.data(0, _BROUGHT)

    def _selected(self) -> None:
        self.open_marked.setEnabled(any(item.data(0, _BROUGHT).deck for item in self.lists.selectedItems()))

    def _open_marked(self) -> None:
        chosen = [item.data(0, _BROUGHT).deck for item in self.lists.selectedItems()]
        self.opened.emit([deck for deck in chosen if deck is not None][:MOST_OPENED])
        self.accept()

    def _keep(self) -> None:
        self.keep.setEnabled(False)
        self.bar.show()
        self.said.setText(tr("Writing …"))
        shelf, folder, decks = Shelf(self._desk.root, self._desk.catalogue), self.folder.text(), self.decks
        self._job = Job(lambda: _written(shelf, folder, decks), self._kept)
        shared_pool().start(self._job)

    def _kept(self, told: tuple[int, str]) -> None:
        many, problem = told
        self.bar.hide()
        self._desk.shelf_changed.emit()
        where = (
            tr("in “{strip}” of My decks", strip=self.folder.text().strip())
            if self.folder.text().strip()
            else tr("in My decks")
        )
        sentence = plural("{n} deck is {where} now.", "{n} decks are {where} now.", many, where=where)
        if problem:
            self.said.setText(f"{sentence} {problem}")
            return
        self.done_saying.emit(sentence)
        self.accept()


def _reading(paths: Sequence[Path], desk: Desk, progress: _Progress, stopped: Event) -> Callable[[], bool]:
    """The work of reading; it says whether it came to the end."""
    catalogue = desk.catalogue

    def read() -> bool:
        waiting: list[Brought] = []
        told = time.monotonic()
        for piece in pieces(paths):
            if stopped.is_set():
                return False
            waiting.append(bring(piece, catalogue))
            if time.monotonic() - told > _TOLD_EVERY:
                progress.made.emit(waiting)
                waiting, told = [], time.monotonic()
        progress.made.emit(waiting)
        return True

    return read


def _written(shelf: Shelf, folder: str, decks: Sequence[Deck]) -> tuple[int, str]:
    """Save the decks; how many were, and why the next one could not be."""
    for number, deck in enumerate(decks):
        try:
            shelf.save(deck, folder)
        except OSError as error:  # a folder that can't be made, or a file that can't be written
            return number, str(error) if isinstance(error, StoringError) else f"{error.filename}: {error.strerror}."
    return len(decks), ""


def _folder_for(paths: Sequence[Path]) -> str:
    """The folder's or zip's own name, where they come from just one."""
    return paths[0].stem if len(paths) == 1 else tr("Imported")
