"""Bringing a deck in: from a file, from the clipboard, from typed or pasted text, from something dropped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import MAX_BYTES, UnreadableDeckError
from vtes_desktop.decks.gathering import is_zip
from vtes_desktop.decks.reading import FILE_FORMATS, read_deck, read_deck_file
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.waiting import waiting

_READ_AFTER = 250
"""Milliseconds of rest after which typed or pasted text is read."""
MOST_TABS = 3
"""The most files that are opened each in a tab; more of them are shown on one page first."""
_SHOWN = 400_000
"""The most letters of pasted text that are shown; more of it is read all the same."""


class Incoming(Struct, frozen=True):
    """A deck that was brought in, and from what."""

    deck: Deck
    kind: str
    """What kind of list it was, for people."""
    source: str = ""
    """The file's name; empty for text."""


def from_file(path: Path, catalogue: Catalogue) -> Incoming:
    """Read a deck file.

    :raises UnreadableDeckError: it isn't a deck.
    """
    with waiting():
        result = read_deck_file(path, catalogue)
    return Incoming(result.deck, kind_title(result.format), path.name)


def from_text(text: str, catalogue: Catalogue) -> Incoming:
    """Read a deck from text.

    :raises UnreadableDeckError: it isn't a deck.
    """
    with waiting():
        result = read_deck(text, catalogue)
    return Incoming(result.deck, kind_title(result.format))


def files_in(data: QMimeData) -> list[Path]:
    """The files and folders that were dropped or pasted."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def are_many(paths: Sequence[Path]) -> bool:
    """Whether these are more than belong into tabs of their own."""
    return len(paths) > MOST_TABS or any(path.is_dir() or is_zip(path) for path in paths)


def takes(data: QMimeData) -> bool:
    """Whether something dropped may be a deck."""
    return any(url.isLocalFile() for url in data.urls()) or (data.hasText() and bool(data.text().strip()))


def kind_title(name: str) -> str:
    """What a kind of list is called by people."""
    others = {"html": tr("Web page"), "json": "JSON"}
    return next((one.title for one in FILE_FORMATS if one.name == name), others.get(name, name))


def summary(incoming: Incoming) -> str:
    """What was read, in one sentence."""
    deck = incoming.deck
    name = f"“{deck.name}”" if deck.name else tr("A deck without a name")
    left = len(deck.unmatched)
    rest = plural("; {n} line to look at", "; {n} lines to look at", left) if left else ""
    return tr(
        "{name}: {crypt_count} crypt, {library_count} library cards{rest} — {kind}.",
        name=name,
        crypt_count=deck.crypt_count,
        library_count=deck.library_count,
        rest=rest,
        kind=incoming.kind,
    )


class ImportDialog(QDialog):
    """Paste a list, or open a file; what is understood is said as one types."""

    brought = Signal(object)
    """An :class:`Incoming`."""
    many = Signal(list)
    """So many files, or a folder or zip of them: paths."""

    def __init__(self, catalogue: Catalogue, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._incoming: Incoming | None = None
        self._pasted = ""
        self.setWindowTitle(tr("Import a deck"))
        heading = Label(tr("Import a deck"))
        heading.setProperty("tone", "heading")
        words = Label(
            tr(
                "Paste a list, or the link of a deck, or open files, a zip or a folder. Tournament "
                "archive, JOL, Lackey, VDB, VTES Decks, Amaranth, ARDB, FELDB, ELDB, XML, JSON and "
                "CSV are understood. All of it can also be dropped on the window."
            )
        )
        words.setProperty("tone", "dim")
        words.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setPlaceholderText("2x Deflection\n3x Govern the Unaligned\n…")
        self.text.setAccessibleName(tr("The deck list"))
        self.said = Label(tr("Nothing yet."))
        self.said.setWordWrap(True)
        self.file = QPushButton(tr("Files…"))
        self.file.setAutoDefault(False)
        self.file.setToolTip(tr("One list, many, or a zip of them"))
        self.folder = QPushButton(tr("A folder…"))
        self.folder.setAutoDefault(False)
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        self.take = QPushButton(tr("Import"))
        self.take.setProperty("tone", "gold")
        self.take.setEnabled(False)
        self.take.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.file)
        buttons.addWidget(self.folder)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(18 * scale),) * 4)
        column.setSpacing(round(10 * scale))
        for widget in (heading, words):
            column.addWidget(widget)
        column.addWidget(self.text, 1)
        column.addWidget(self.said)
        column.addLayout(buttons)
        make_room(self, parent, 620, 520, scale)
        self._later = QTimer(self, interval=_READ_AFTER, singleShot=True)
        self._later.timeout.connect(self._read)
        self.text.textChanged.connect(self._later.start)
        self.file.clicked.connect(self._ask_for_file)
        self.folder.clicked.connect(self._ask_for_folder)
        cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self._take)
        clipboard = QGuiApplication.clipboard().text()
        if clipboard and len(clipboard) < _SHOWN and _may_be_list(clipboard):
            self.text.setPlainText(clipboard)
            self.text.selectAll()

    def open_files(self, paths: list[Path]) -> None:
        """Bring in these files; what can't be read is said here."""
        if are_many(paths):
            self.accept()
            self.many.emit(paths)
            return
        wrong: list[str] = []
        for path in paths:
            try:
                self.brought.emit(from_file(path, self._catalogue))
            except UnreadableDeckError as error:
                wrong.append(str(error))
        if wrong:
            self._say("\n".join(wrong), "blood")
        else:
            self.accept()

    def _ask_for_file(self) -> None:
        from vtes_desktop.ui.deck_picker import FILE_KINDS

        kinds = tr(FILE_KINDS).replace("(*.txt", "(*.txt *.zip")
        dialog = QFileDialog(self, tr("Open deck files"), "", kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(lambda names: self.open_files([Path(name) for name in names]))
        dialog.open()

    def _ask_for_folder(self) -> None:
        dialog = QFileDialog(self, tr("Import a folder of decks"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.open_files([Path(name)]))
        dialog.open()

    def _read(self) -> None:
        text = self.text.toPlainText()
        self._incoming = None
        if not text.strip():
            self._say(tr("Nothing yet."), "dim")
        elif len(text) > MAX_BYTES:
            self._say(tr("That is far longer than a deck list."), "blood")
        else:
            try:
                self._incoming = from_text(text, self._catalogue)
                self._say(summary(self._incoming), "gold")
            except UnreadableDeckError as error:
                self._say(str(error), "blood")
        self.take.setEnabled(self._incoming is not None)

    def _take(self) -> None:
        if self._later.isActive():
            self._later.stop()
            self._read()
        if self._incoming is not None:
            self.brought.emit(self._incoming)
            self.accept()

    def _say(self, text: str, tone: str) -> None:
        self.said.setText(text)
        self.said.setProperty("tone", tone)
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)


def _may_be_list(text: str) -> bool:
    """Whether what is in the clipboard looks like a deck: offering anything else would be a nuisance."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    counted = sum(line[0].isdigit() for line in lines)
    return (counted >= 5 and counted * 2 > len(lines)) or "vdb." in text or "vtesdecks" in text
