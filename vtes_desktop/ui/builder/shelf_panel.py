"""The player's decks: a tree of folders, searched as one; and the published starter decks to begin from."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QDragMoveEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QMenu,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.starters import StarterDeck
from vtes_desktop.decks.deck import from_starter
from vtes_desktop.decks.shelf import Shelved, Unread
from vtes_desktop.decks.storing import StoringError
from vtes_desktop.plain_words import plain
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.shelf_reader import Listing
from vtes_desktop.ui.languages import later, plural, tr
from vtes_desktop.ui.plain import Label, as_written, caption

_WHAT = Qt.ItemDataRole.UserRole
_SEARCH_AFTER = 180
_WATCHED = 500
"""The most folders that are watched."""
_STARTERS = later("Published starter decks")


class _Tree(QTreeWidget):
    """The tree; decks can be dragged to folders."""

    moved = Signal(object, str)
    """A :class:`Shelved` was dropped on a folder."""
    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(tr("My decks"))
        self.setStyleSheet("QTreeWidget { background: transparent; border: none; }")

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Only onto folders."""
        super().dragMoveEvent(event)
        if self._target(event) is None:
            event.ignore()
        else:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """The deck goes into the folder; the tree is listed anew by its owner."""
        target, item = self._target(event), self.currentItem()
        what = item.data(0, _WHAT) if item is not None else None
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        if target is not None and isinstance(what, Shelved):
            self.moved.emit(what, target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def _target(self, event: QDropEvent) -> str | None:
        item = self.itemAt(event.position().toPoint())
        if item is None:
            return ""
        what = item.data(0, _WHAT)
        return what if isinstance(what, str) and what != _STARTERS else None


class ShelfPanel(QWidget):
    """The decks at the left, in the place of the filters."""

    asked = Signal(str)
    """A question for the whole page: a sentence to say."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._folders: list[str] = []
        self._open: set[str] = set()
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search my decks: a card, a word"))
        self.search.setToolTip(tr("Decks that play a card, or say a word in name, notes, tags, comments …"))
        self.search.setAccessibleName(tr("Search my decks"))
        self.search.setClearButtonEnabled(True)
        self.tree = _Tree()
        self.said = Label()
        self.said.setProperty("tone", "dim")
        self.said.setWordWrap(True)
        self.folder = QToolButton()
        self.folder.setText(tr("New folder"))
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.said, 1)
        row.addWidget(self.folder)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(self.tree, 1)
        column.addLayout(row)
        self._watcher = QFileSystemWatcher(self)
        """Watches the folders for lists that another program lays into them."""
        self._later = QTimer(self, interval=_SEARCH_AFTER, singleShot=True)
        self._later.timeout.connect(self.refresh)
        self.search.textChanged.connect(self._later.start)
        self.tree.itemDoubleClicked.connect(lambda *_: self.open_current())
        self.tree.opened.connect(self.open_current)
        self.tree.moved.connect(self._move)
        self.tree.customContextMenuRequested.connect(self._menu)
        self.tree.itemExpanded.connect(lambda item: self._open.add(item.text(0)))
        self.tree.itemCollapsed.connect(lambda item: self._open.discard(item.text(0)))
        self.folder.clicked.connect(self._new_folder)
        desk.shelf_changed.connect(self.refresh)
        self._watcher.directoryChanged.connect(self._later.start)

    def refresh(self) -> None:
        """List the shelf anew, unless nobody looks."""
        if not self.isVisible():
            return
        self._desk.reader.read(self._listed, self.search.text().strip())

    def ask(self, text: str) -> None:
        """Search for this."""
        self.search.setText(text)
        self.refresh()

    def showEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """List what is there now."""
        self.refresh()

    def unfold_starters(self) -> None:
        """Show the starter decks, not only their heading."""
        self._open.add(_STARTERS)
        self.search.clear()
        self.refresh()

    def open_current(self) -> None:
        """Open the deck that is marked."""
        item = self.tree.currentItem()
        what = item.data(0, _WHAT) if item is not None else None
        if isinstance(what, Shelved):
            self._desk.open(what.deck.copy(), what)
        elif isinstance(what, StarterDeck):
            self._desk.open(from_starter(what), saved=False)
        elif isinstance(what, Unread):
            self.asked.emit(what.message)

    def _listed(self, listing: Listing) -> None:
        if listing.query != self.search.text().strip():
            return  # another one is on its way
        self._folders = listing.folders
        places = [str(self._desk.root), *(str(self._desk.root / name) for name in listing.folders[:_WATCHED])]
        fresh = set(places) - set(self._watcher.directories())
        if fresh:
            self._watcher.addPaths(sorted(fresh))
        self.tree.clear()
        if listing.query:
            self._fill_found(listing)
        else:
            self._fill_tree(listing)

    def _fill_found(self, listing: Listing) -> None:
        for one in listing.found:
            deck = one.shelved
            copies = f"{one.copies} × " if one.copies else ""
            item = self._item(f"{copies}{deck.deck.name or deck.path.stem}", deck)
            item.setToolTip(0, as_written(f"{deck.folder or tr('My decks')}\n{_numbers(deck)}"))
            self.tree.addTopLevelItem(item)
        many = len(listing.found)
        self.said.setText(
            plural("{n} deck of {count}", "{n} decks of {count}", many, count=len(listing.decks))
            if many
            else tr("No deck has it.")
        )

    def _fill_tree(self, listing: Listing) -> None:
        places: dict[str, QTreeWidgetItem | None] = {"": None}
        for name in listing.folders:
            above = places.get(name.rpartition("/")[0])
            item = self._item(name.rpartition("/")[2], name)
            item.setForeground(0, self.palette().link())
            places[name] = item
            self._put(item, above)
            item.setExpanded(item.text(0) in self._open)
        for shelved in listing.decks:
            item = self._item(shelved.deck.name or shelved.path.stem, shelved)
            item.setToolTip(0, as_written(f"{_numbers(shelved)}\n{shelved.path}"))
            self._put(item, places.get(shelved.folder))
        for unread in listing.unread:
            item = self._item(tr("{name} — can't be read", name=unread.path.name), unread)
            item.setToolTip(0, as_written(unread.message))
            item.setForeground(0, self.palette().placeholderText())
            folder = unread.path.parent.relative_to(self._desk.root).as_posix()
            self._put(item, places.get("" if folder == "." else folder))
        self._put_starters()
        decks, unread_count = len(listing.decks), len(listing.unread)
        unread_words = tr(", {unread_count} unreadable", unread_count=unread_count) if unread_count else ""
        self.said.setText(
            plural("{n} deck{unread_words}", "{n} decks{unread_words}", decks, unread_words=unread_words)
            if decks or unread_count
            else tr("No deck saved yet.")
        )

    def _put_starters(self) -> None:
        top = self._item(tr(_STARTERS), _STARTERS)
        top.setForeground(0, self.palette().link())
        self.tree.addTopLevelItem(top)
        for starter in self._desk.catalogue.starters:
            item = self._item(starter.name, starter)
            item.setToolTip(
                0,
                as_written(
                    tr(
                        "{crypt_size} crypt, {library_size} library, {released}",
                        crypt_size=starter.crypt_size,
                        library_size=starter.library_size,
                        released=starter.released[:4],
                    )
                ),
            )
            top.addChild(item)
        top.setExpanded(_STARTERS in self._open)

    def _put(self, item: QTreeWidgetItem, above: QTreeWidgetItem | None) -> None:
        if above is None:
            self.tree.addTopLevelItem(item)
        else:
            above.addChild(item)

    def _item(self, text: str, what: object) -> QTreeWidgetItem:
        item = QTreeWidgetItem([plain(text)])
        item.setData(0, _WHAT, what)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if isinstance(what, Shelved):
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        if isinstance(what, str):
            flags |= Qt.ItemFlag.ItemIsDropEnabled
            font = item.font(0)
            font.setWeight(font.Weight.DemiBold)
            item.setFont(0, font)
        item.setFlags(flags)
        return item

    def _menu(self, at: QPoint) -> None:
        item = self.tree.itemAt(at)
        what = item.data(0, _WHAT) if item is not None else None
        menu = QMenu(self)
        if isinstance(what, Shelved):
            menu.addAction(tr("Open"), self.open_current)
            menu.addAction(tr("Open a copy"), partial(self._copy, what))
            folders = menu.addMenu(tr("Move to"))
            for name in ["", *self._folders]:
                action = folders.addAction(caption(name or tr("My decks")), partial(self._move, what, name))
                action.setEnabled(name != what.folder)
            menu.addAction(tr("Show the file"), partial(_show_folder, what.path))
            menu.addSeparator()
            menu.addAction(tr("Delete"), partial(self._remove, what))
        elif isinstance(what, Unread):
            menu.addAction(tr("Why?"), partial(self.asked.emit, what.message))
            menu.addAction(tr("Show the file"), partial(_show_folder, what.path))
        elif isinstance(what, StarterDeck):
            menu.addAction(tr("Open a copy"), self.open_current)
        else:
            menu.addAction(tr("New folder"), self._new_folder)
            menu.addAction(tr("Show the folder"), partial(_show_folder, self._desk.root / "x"))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.tree.viewport().mapToGlobal(at))

    def _copy(self, shelved: Shelved) -> None:
        self._desk.open(shelved.deck.copy(), saved=False)

    def _move(self, shelved: Shelved, folder: str) -> None:
        try:
            moved = self._desk.shelf.move(shelved, folder)
        except StoringError as error:
            self.asked.emit(str(error))
            return
        self._desk.follow(shelved, moved)
        self.refresh()

    def _remove(self, shelved: Shelved) -> None:
        try:
            kept = self._desk.shelf.remove(shelved)
        except StoringError as error:
            self.asked.emit(str(error))
            return
        self.asked.emit(
            tr(
                "“{name}” was deleted; its file is kept as {name2}.",
                name=shelved.deck.name or shelved.path.stem,
                name2=kept.name,
            )
        )
        self._desk.follow(shelved, None)
        self.refresh()

    def _new_folder(self) -> None:
        item = self.tree.currentItem()
        what = item.data(0, _WHAT) if item is not None else ""
        above = (
            what.folder if isinstance(what, Shelved) else what if isinstance(what, str) and what != _STARTERS else ""
        )
        dialog = QInputDialog(self)
        dialog.setWindowTitle(tr("New folder"))
        dialog.setLabelText(
            as_written(tr("Name of the new folder in {above}", above=above) if above else tr("Name of the new folder"))
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(partial(self._make_folder, above))
        dialog.open()

    def _make_folder(self, above: str, name: str) -> None:
        if not name.strip():
            return
        try:
            self._desk.shelf.folder(f"{above}/{name}" if above else name)
        except OSError as error:
            self.asked.emit(
                tr("The folder “{name}” can't be made: {strerror}.", name=name, strerror=error.strerror or error)
            )
            return
        if above:
            self._open.add(above.rpartition("/")[2])
        self.refresh()


def _numbers(shelved: Shelved) -> str:
    deck = shelved.deck
    tags = f" · {', '.join(deck.tags)}" if deck.tags else ""
    author = f" · {deck.author}" if deck.author else ""
    return tr(
        "{crypt_count} crypt, {library_count} library{author}{tags}",
        crypt_count=deck.crypt_count,
        library_count=deck.library_count,
        author=author,
        tags=tags,
    )


def _show_folder(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
