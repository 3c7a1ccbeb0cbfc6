"""The desk: the decks that are open, the player's shelf of decks and the collection, and the drafts kept of it all.

Every change of a deck is kept as a draft within a moment, so that closing the window or a power cut loses nothing.
Drafts are written on a worker, so that a slow disk never holds up the screen.
"""

from __future__ import annotations

import logging
import time
from functools import partial
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal

from vtes_desktop import folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.collection import Collection, from_json, to_json
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.reading import read_deck_file
from vtes_desktop.decks.revisions import Revisions
from vtes_desktop.decks.shelf import Drafts, Shelf, Shelved
from vtes_desktop.decks.storing import StoringError, fingerprint, replace
from vtes_desktop.ui.builder.archive_reader import ArchiveReader
from vtes_desktop.ui.builder.open_deck import OpenDeck
from vtes_desktop.ui.builder.remembered import OpenTab, Remembered
from vtes_desktop.ui.builder.shelf_reader import ShelfReader
from vtes_desktop.ui.ending import finish_before_exit
from vtes_desktop.ui.languages import tr

log = logging.getLogger(__name__)

KEEP_AFTER = 400
"""Milliseconds after the last change until a draft is written."""


RETRY_AFTER = 5_000
"""The same after a draft could not be written."""


class _Told(QObject):
    """What the writer tells the Qt thread."""

    kept = Signal(str)
    """The draft of that key is on disk."""
    failed = Signal(str, str)
    """The draft of that key is not: a sentence."""


class Desk(QObject):
    """Everything that the builder works on.

    :param root: the folder of the player's decks; drafts and the collection are beside it.
    """

    opened = Signal(object)
    """An :class:`OpenDeck` was put on the desk, last."""
    closed = Signal(int)
    """The deck at that place was taken off."""
    current_changed = Signal()
    """Another deck is worked on."""
    deck_changed = Signal()
    """The deck that is worked on is another now (also when :attr:`current_changed` is told)."""
    named = Signal()
    """A deck's name, or whether it is saved, may have changed."""
    collection_changed = Signal()
    shelf_changed = Signal()
    """A file on the shelf was written."""
    problem = Signal(str)
    """Something went wrong: a sentence for the player."""

    def __init__(
        self, catalogue: Catalogue, remembered: Remembered, root: Path | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.catalogue = catalogue
        self.remembered = remembered
        self.root = root or folders.decks()
        self.shelf = Shelf(self.root, catalogue)
        self.reader = ShelfReader(self.root, catalogue, self)
        self.archive = ArchiveReader(catalogue, remembered, self)
        self.revisions = Revisions(self.root, self.root.parent / "revisions", catalogue)
        self.drafts = Drafts(self.root.parent / "drafts", catalogue)
        self._collection_path = self.root.parent / "collection.json"
        self.collection = self._read_collection()
        self.decks: list[OpenDeck] = []
        self._at = -1
        self._unkept: set[OpenDeck] = set()
        self._told = _Told()
        self._told.kept.connect(self._draft_kept, Qt.ConnectionType.QueuedConnection)
        self._told.failed.connect(self._draft_failed, Qt.ConnectionType.QueuedConnection)
        self._unwritable: set[str] = set()
        """Keys of drafts that could not be written; that was told once."""
        self._writer = finish_before_exit(QThreadPool(self))
        self._writer.setMaxThreadCount(1)
        self._later = QTimer(self, interval=KEEP_AFTER, singleShot=True)
        self._later.timeout.connect(self.keep_drafts)

    @property
    def current(self) -> OpenDeck:
        """The deck that is worked on; there always is one."""
        if self._at < 0:
            self.open(Deck())
        return self.decks[self._at]

    @property
    def place(self) -> int:
        """The place of the current deck among those open."""
        return self._at

    def restore(self) -> None:
        """Open again what was open last, and every draft that was never saved."""
        drafts = self.drafts.all()
        for tab in self.remembered.looks.tabs:
            deck = drafts.pop(tab.draft, None) if tab.draft else None
            shelved = self._shelved(tab) if tab.path else None
            if deck is not None:
                self._put(OpenDeck(deck, shelved, tab.draft, saved=False, parent=self))
            elif shelved is not None:
                self._put(OpenDeck(shelved.deck.copy(), shelved, parent=self))
        for key, deck in drafts.items():
            if deck == Deck():
                self.drafts.discard(key)
            else:
                self._put(OpenDeck(deck, None, key, saved=False, parent=self))
        if not self.decks:
            self._put(OpenDeck(Deck(), parent=self))
        self.go_to(min(max(0, self.remembered.looks.tab), len(self.decks) - 1))

    def open(self, deck: Deck, shelved: Shelved | None = None, *, saved: bool = True) -> OpenDeck:
        """Put a deck on the desk and work on it; a file that is open already is only gone to.

        An untouched new deck makes room for it.

        :param saved: False for a deck that is in no file of the player's yet (it is kept as a draft at once).
        """
        if shelved is not None:
            for place, one in enumerate(self.decks):
                if one.shelved is not None and one.shelved.path == shelved.path:
                    self.go_to(place)
                    return one
        made = OpenDeck(deck, shelved, saved=saved, parent=self)
        room = self.decks[self._at] if self._at >= 0 else None
        self._put(made)
        if not saved:
            self._changed(made)
        self.go_to(len(self.decks) - 1)
        if room is not None and room.is_untouched and deck != Deck():
            self.close(self.decks.index(room))
        return made

    def close(self, place: int, *, discard: bool = True) -> None:
        """Take a deck off the desk; its draft is thrown away with it."""
        deck = self.decks.pop(place)
        self._unkept.discard(deck)
        if discard and deck.draft:
            self._writer.waitForDone()
            self.drafts.discard(deck.draft)
        self.closed.emit(place)
        if not self.decks:
            self._at = -1
            self.open(Deck())
        else:
            self._at = -1
            self.go_to(max(0, min(place, len(self.decks) - 1)))
        deck.deleteLater()
        self._note_tabs()

    def go_to(self, place: int) -> None:
        """Work on the deck at that place."""
        if 0 <= place < len(self.decks) and place != self._at:
            self._at = place
            self.current_changed.emit()
            self.deck_changed.emit()
            self._note_tabs()

    def move(self, start: int, end: int) -> None:
        """A tab was moved from one place to another."""
        current = self.current
        self.decks.insert(end, self.decks.pop(start))
        self._at = self.decks.index(current)
        self._note_tabs()

    def open_file(self, path: Path) -> OpenDeck:
        """Open a deck file: one of the shelf to go on with it, another as a new deck.

        :raises UnreadableDeckError: it isn't a deck.
        """
        shelved = self._shelved(OpenTab(str(path))) if self.root in path.parents else None
        if shelved is not None:
            return self.open(shelved.deck.copy(), shelved)
        result = read_deck_file(path, self.catalogue)
        return self.open(result.deck, saved=False)

    def save(self, deck: OpenDeck, folder: str | None = None) -> bool:
        """Save a deck on the shelf: in its own file, or (with a folder) in a new one. False when it couldn't be."""
        over = deck.shelved if folder is None else None
        first = _changed_at(over.path) if over is not None else 0.0
        try:
            shelved = self.shelf.save(deck.deck, folder or "", over)
        except StoringError as error:
            self.problem.emit(str(error))
            return False
        self._writer.waitForDone()
        self._unkept.discard(deck)
        if deck.draft:
            self.drafts.discard(deck.draft)
            deck.note_draft("")
        try:
            if over is not None and not self.revisions.of(shelved.path):
                self.revisions.note(shelved.path, over.deck, first)  # as it was before revisions were kept
            self.revisions.note(shelved.path, deck.deck, time.time())
        except OSError as error:
            self.problem.emit(
                tr(
                    "The revision of “{name}” can't be kept: {strerror}.",
                    name=deck.name,
                    strerror=error.strerror or error,
                )
            )
        deck.note_saved(shelved)
        self._note_tabs()
        self.named.emit()
        self.shelf_changed.emit()
        return True

    def follow(self, before: Shelved, now: Shelved | None) -> None:
        """A file of the shelf was moved, or (None) deleted: a deck open from it goes on there, or as a draft."""
        if now is not None:
            self.revisions.moved(before.path, now.path)
        for deck in self.decks:
            if deck.shelved is not None and deck.shelved.path == before.path:
                deck.note_moved(now)
                if now is None:
                    self._changed(deck)
        self._note_tabs()
        self.named.emit()

    def keep_drafts(self, *, wait: bool = False) -> None:
        """Write the drafts of all decks that changed since; with `wait`, return when they are on disk."""
        self._later.stop()
        for deck in self._unkept:
            if deck.is_saved:
                continue
            if not deck.draft:
                deck.note_draft(self._new_key())
                self._note_tabs()
            self._writer.start(partial(self._keep, deck.draft, deck.deck.copy()))
        self._unkept.clear()
        if wait:
            self._writer.waitForDone()

    def leave(self) -> None:
        """Keep everything; the window is about to close, or the page to be left."""
        self.keep_drafts(wait=True)
        self._note_tabs()
        self.remembered.save()

    def own(self, collection: Collection) -> None:
        """Take another collection as the player's, and keep it. The one before stays beside it."""
        self.collection = collection
        try:
            replace(self._collection_path, to_json(collection).encode())
        except StoringError as error:
            self.problem.emit(str(error))
        self.collection_changed.emit()

    def _keep(self, key: str, deck: Deck) -> None:
        """On the worker."""
        try:
            self.drafts.keep(key, deck)
        except StoringError as error:
            log.warning("%s", error)
            self._told.failed.emit(
                key, tr("The draft of “{name}” can't be kept. {error}", name=deck.name or tr("New deck"), error=error)
            )
        else:
            self._told.kept.emit(key)

    def _draft_kept(self, key: str) -> None:
        self._unwritable.discard(key)

    def _draft_failed(self, key: str, sentence: str) -> None:
        """Try again in a while; say it the first time."""
        if key not in self._unwritable:
            self._unwritable.add(key)
            self.problem.emit(sentence)
        self._unkept.update(deck for deck in self.decks if deck.draft == key)
        if not self._later.isActive():
            self._later.start(RETRY_AFTER)

    def _new_key(self) -> str:
        try:
            return self.drafts.new()
        except StoringError as error:
            self.problem.emit(str(error))
            return uuid4().hex  # it will be kept under this key as soon as that can be done

    def _put(self, deck: OpenDeck) -> None:
        self.decks.append(deck)
        deck.changed.connect(partial(self._changed, deck))
        deck.stored.connect(self.named)
        self.opened.emit(deck)

    def _changed(self, deck: OpenDeck) -> None:
        self._unkept.add(deck)
        self._later.start(KEEP_AFTER)
        self.named.emit()
        if self._at >= 0 and deck is self.decks[self._at]:
            self.deck_changed.emit()

    def _note_tabs(self) -> None:
        tabs = [
            OpenTab(
                str(deck.shelved.path) if deck.shelved else "",
                deck.draft,
                deck.shelved.fingerprint if deck.shelved and deck.draft else "",
            )
            for deck in self.decks
            if deck.shelved or deck.draft
        ]
        self.remembered.note(tabs=tabs, tab=max(0, self._at))

    def _shelved(self, tab: OpenTab) -> Shelved | None:
        """The file of a deck that was open; None when it is gone or no deck any more."""
        path = Path(tab.path)
        try:
            result = read_deck_file(path, self.catalogue)
            folder = path.parent.relative_to(self.root).as_posix()
            now = tab.fingerprint or fingerprint(path)
        except (UnreadableDeckError, OSError, ValueError) as error:
            log.info("%s is not opened again: %s", path, error)
            return None
        return Shelved(path, "" if folder == "." else folder, result.deck, result.format, now)

    def _read_collection(self) -> Collection:
        try:
            return from_json(self._collection_path.read_bytes())
        except FileNotFoundError:
            return Collection()
        except (OSError, UnreadableDeckError) as error:
            aside = self._collection_path.with_suffix(".damaged")
            log.warning("The collection in %s can't be read: %s", self._collection_path, error)
            try:
                self._collection_path.replace(aside)
            except OSError as failed:
                log.warning("It can't be put aside: %s", failed)
            text = tr(
                "Your collection in {collection_path} can't be read ({error}) It is kept as {name}.",
                collection_path=self._collection_path,
                error=error,
                name=aside.name,
            )
            QTimer.singleShot(0, lambda: self.problem.emit(text))
            return Collection()


def _changed_at(path: Path) -> float:
    """When a file was written last, in seconds since 1970; 0 where there is none."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
