"""Choosing a deck for a seat: starter decks and your own files in one list to search, and what is in each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop import folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.spelling import fold
from vtes_desktop.plain_words import plain
from vtes_desktop.ui import theme
from vtes_desktop.ui.deck_choice import ChosenDeck, UnreadableDeckError, contents, from_file, from_starter
from vtes_desktop.ui.languages import later, plural, tr
from vtes_desktop.ui.plain import Label, Pages, as_written, escape

FILE_KINDS = later(
    "Deck lists (*.txt *.vtesdeck *.xml *.json *.csv *.eld *.dek *.dck *.deck *.html *.htm);;All files (*)"
)

_MAKES = Qt.ItemDataRole.UserRole
_KEY = Qt.ItemDataRole.UserRole + 1


def deck_files(folder: Path) -> list[Path]:
    """The deck files in the player's folder of decks, by name; empty when it can't be listed."""
    from vtes_desktop.decks.shelf import SUFFIX

    try:
        files = [path for path in folder.rglob("*") if path.suffix.casefold() in (SUFFIX, ".txt", ".xml", ".json")]
    except OSError:
        return []
    return sorted((path for path in files if not path.name.startswith(".")), key=lambda path: path.name.casefold())


def dropped_file(event: QDragEnterEvent | QDropEvent) -> Path | None:
    """The file that is being dropped; None when it is something else."""
    for url in event.mimeData().urls():
        if url.isLocalFile():
            return Path(url.toLocalFile())
    return None


class DeckPicker(QDialog):
    """Pick one deck. It is not modal to the program but to its window: open it with ``open()``.

    :param recent: deck files that were played last, the newest first.
    :param now: the name of the deck that the seat has, which is then shown first.
    """

    chosen = Signal(object)
    """The :class:`ChosenDeck` that was picked."""

    def __init__(
        self,
        catalogue: Catalogue,
        recent: Sequence[str],
        scale: float = 1.0,
        parent: QWidget | None = None,
        *,
        now: str = "",
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._shown: ChosenDeck | None = None
        self._scale = scale
        self.setWindowTitle(tr("Choose a deck"))
        self.setAcceptDrops(True)
        self.search = QLineEdit(placeholderText=tr("Find a deck: tremere, sabbat v5, …"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Find a deck"))
        self.search.textChanged.connect(self._show_matches)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Decks"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._show_current)
        self.list.itemDoubleClicked.connect(lambda _: self._take())
        self.nothing = Label(tr("No deck is called that. Open a file instead, or drop one here."))
        self.nothing.setProperty("tone", "dim")
        self.nothing.setWordWrap(True)
        self.nothing.hide()
        self.name = Label()
        self.name.setProperty("tone", "heading")
        self.name.setWordWrap(True)
        self.remark = Label()
        self.remark.setWordWrap(True)
        self.text = Pages()
        self.text.setAccessibleName(tr("What is in the deck"))
        self.take_button = QPushButton(tr("Play this deck"))
        self.take_button.setProperty("tone", "gold")
        self.take_button.setDefault(True)
        self.take_button.clicked.connect(self._take)
        self.file_button = QPushButton(tr("Open a deck file…"))
        self.file_button.setAutoDefault(False)
        self.file_button.clicked.connect(self._ask_for_file)
        self._lay_out()
        self._fill(recent)
        same = self.list.findItems(now, Qt.MatchFlag.MatchExactly) if now else []
        if same:
            self.list.setCurrentItem(same[0])
            self.list.scrollToItem(same[0], QListWidget.ScrollHint.PositionAtCenter)
        self.search.setFocus()

    def _lay_out(self) -> None:
        def px(length: float) -> int:
            return round(length * self._scale)

        left, right = QWidget(), QWidget()
        finding = QVBoxLayout(left)
        finding.setContentsMargins(0, 0, px(6), 0)
        finding.addWidget(self.search)
        finding.addWidget(self.list, 1)
        finding.addWidget(self.nothing)
        reading = QVBoxLayout(right)
        reading.setContentsMargins(px(6), 0, 0, 0)
        for widget in (self.name, self.remark):
            reading.addWidget(widget)
        reading.addWidget(self.text, 1)
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        halves.addWidget(left)
        halves.addWidget(right)
        halves.setSizes([px(400), px(380)])
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self.file_button)
        buttons.addStretch()
        buttons.addWidget(cancel)
        buttons.addWidget(self.take_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(18), px(16), px(18), px(16))
        whole.setSpacing(px(12))
        whole.addWidget(halves, 1)
        whole.addLayout(buttons)
        free = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(min(px(860), free.width() - 40), min(px(600), free.height() - 60))

    def _fill(self, recent: Sequence[str]) -> None:
        def file(path: Path) -> Callable[[], ChosenDeck]:
            return lambda: from_file(path, self._catalogue)

        listed = [Path(name) for name in recent if Path(name).is_file()]
        self._group(tr("Played last"), [(path.stem, str(path), file(path)) for path in listed])
        own = [path for path in deck_files(folders.decks()) if path not in listed]
        self._group(tr("Your decks"), [(path.stem, str(path), file(path)) for path in own])
        starters = [
            (
                deck.name,
                tr(
                    "{crypt_size} crypt, {library_size} library",
                    crypt_size=deck.crypt_size,
                    library_size=deck.library_size,
                ),
                deck,
            )
            for deck in self._catalogue.starters
        ]
        for title, whole in ((tr("Starter decks"), True), (tr("Halves of starter decks, for two"), False)):
            rows = [
                (name, words, lambda deck=deck: from_starter(deck, self._catalogue))
                for name, words, deck in starters
                if deck.playable is whole
            ]
            self._group(title, rows)
        self._show_matches("")

    def _group(self, title: str, rows: Sequence[tuple[str, str, Callable[[], ChosenDeck]]]) -> None:
        if not rows:
            return
        heading = QListWidgetItem(plain(title))
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        heading.setFont(theme.sans(theme.BASE_PX * self._scale, bold=True))
        heading.setData(_KEY, "")
        self.list.addItem(heading)
        for name, more, make in rows:
            item = QListWidgetItem(plain(name))
            item.setToolTip(as_written(more))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {title}")
            item.setData(_MAKES, make)
            item.setData(_KEY, fold(f"{name} {title}"))
            self.list.addItem(item)

    def _show_matches(self, typed: str) -> None:
        """Show the decks whose names have all the typed words; headings only over something."""
        words = fold(typed).split()
        heading: QListWidgetItem | None = None
        first: QListWidgetItem | None = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            key = item.data(_KEY)
            if not key:
                heading = item
                item.setHidden(True)
                continue
            fits = all(word in key for word in words)
            item.setHidden(not fits)
            if fits:
                first = first or item
                if heading is not None:
                    heading.setHidden(False)
        self.nothing.setVisible(first is None)
        current = self.list.currentItem()
        if first is not None and (current is None or current.isHidden()):
            self.list.setCurrentItem(first)
        elif first is None:
            self.list.setCurrentRow(-1)

    def _show_current(self, item: QListWidgetItem | None) -> None:
        make = item.data(_MAKES) if item is not None else None
        if make is None:
            self.show_deck(None)
            return
        try:
            self.show_deck(make())
        except UnreadableDeckError as error:
            self.show_deck(None, str(error))

    def show_deck(self, deck: ChosenDeck | None, problem: str = "") -> None:
        """Show what is in a deck, or why there is none to show."""
        self._shown = deck
        self.take_button.setEnabled(deck is not None)
        self.name.setText(deck.name if deck else "")
        if deck is None:
            self._remark(problem, "blood")
            self.text.setHtml("")
            return
        remarks = list(deck.warnings)
        if deck.unread:
            remarks.insert(
                0,
                plural(
                    "{n} line to look at after choosing it.", "{n} lines to look at after choosing it.", deck.unread
                ),
            )
        self._remark("\n".join([deck.counts, *remarks]), "blood" if remarks else "gold")
        parts = [
            f"<p style='color:{theme.GOLD}; margin-bottom:2px'><b>{escape(title)}</b></p>"
            + "".join(f"<div>{escape(line)}</div>" for line in lines)
            for title, lines in contents(deck.deck, self._catalogue)
        ]
        self.text.setHtml("".join(parts))

    def open_file(self, path: Path) -> None:
        """Show a deck file; it is taken with the button like any other."""
        self.list.setCurrentRow(-1)
        try:
            self.show_deck(from_file(path, self._catalogue))
            self.take_button.setFocus()
        except UnreadableDeckError as error:
            self.show_deck(None, str(error))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk through the list while typing goes on in the search line."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.list.setFocus()
            QGuiApplication.sendEvent(self.list, event)
            self.search.setFocus()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped."""
        if dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A dropped file is shown."""
        path = dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    def _remark(self, text: str, tone: str) -> None:
        self.remark.setText(text)
        self.remark.setProperty("tone", tone)
        self.remark.style().unpolish(self.remark)
        self.remark.style().polish(self.remark)

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, tr("Open a deck file"), str(folders.decks()), tr(FILE_KINDS))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.open()

    def _take(self) -> None:
        if self._shown is not None:
            self.chosen.emit(self._shown)
            self.accept()
