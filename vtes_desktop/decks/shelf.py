"""The player's decks: a tree of folders with deck files in it, searched as one, and the drafts not yet saved.

Any list that the program reads may stand on the shelf; decks are saved in the program's own format. Names come from the
player, so a name never leads out of the shelf's folder.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, structs

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.spelling import fold
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import MAX_BYTES, UnreadableDeckError
from vtes_desktop.decks.reading import OWN, read_deck_file, write_deck
from vtes_desktop.decks.storing import BACKUP, backup_of, fingerprint, moved, replace

SUFFIX = ".vtesdeck"
"""The end of the name of the program's own deck files."""

READ_SUFFIXES = frozenset(
    {SUFFIX, ".txt", ".xml", ".json", ".csv", ".eld", ".dck", ".dek", ".deck", ".html", ".htm", ".o8d"}
)
"""Ends of the names of files that may be decks."""
_FORBIDDEN = re.compile(r'[\x00-\x1f<>:"/\\|?*]')
_RESERVED = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))})
_LONGEST = 80
_DEEPEST = 12


class Shelved(Struct, frozen=True):
    """A deck on the shelf."""

    path: Path
    folder: str
    """The folders above it, from the shelf's own: ``Tournaments/2026``; empty at the top."""
    deck: Deck
    format: str
    """What kind of list the file is (see :class:`ReadResult`)."""
    fingerprint: str
    """To be given back to :meth:`Shelf.save`."""


class Unread(Struct, frozen=True):
    """A file on the shelf that isn't a deck, with the sentence that says why."""

    path: Path
    message: str


class Found(Struct, frozen=True):
    """A deck that a search found."""

    shelved: Shelved
    copies: int
    """Copies of the cards looked for; 0 when words were."""


class Shelf:
    """The decks under one folder.

    Files are read when first asked for, and again when they changed.
    """

    def __init__(self, root: Path, catalogue: Catalogue) -> None:
        self.root = root
        self.catalogue = catalogue
        self._read: dict[Path, tuple[tuple[int, int], Shelved | Unread]] = {}

    def folders(self) -> list[str]:
        """Every folder of the shelf, as ``Tournaments/2026``, in order of names; the shelf's own is left out."""
        found = [path.relative_to(self.root).as_posix() for path, is_folder in self._walk() if is_folder]
        return sorted(found, key=fold)

    def decks(self) -> list[Shelved]:
        """Every deck, by folder and name."""
        return [one for one in self._all() if isinstance(one, Shelved)]

    def unread(self) -> list[Unread]:
        """Every file that looks like a deck's and isn't one."""
        return [one for one in self._all() if isinstance(one, Unread)]

    def with_cards(self, *card_ids: int) -> list[Found]:
        """The decks (or their sideboards) that play any of these cards, most copies first.

        "Which of my decks play Deflection" is ``shelf.with_cards(catalogue.find("Deflection").id)``.
        """
        found = [
            Found(one, sum(one.deck.count(card_id) + one.deck.count(card_id, "sideboard") for card_id in set(card_ids)))
            for one in self.decks()
        ]
        return sorted((one for one in found if one.copies), key=lambda one: -one.copies)

    def search(self, text: str) -> list[Found]:
        """The decks that say all these words in their name, author, description, tournament, notes, tags or comments,
        or play the card of that name.
        """
        words = fold(text).split()
        if not words:
            return []
        versions = self.catalogue.versions(text)
        playing = {one.shelved.path: one for one in self.with_cards(*(card.id for card in versions))}
        saying = [
            Found(one, 0)
            for one in self.decks()
            if one.path not in playing and all(word in said for said in [_said(one)] for word in words)
        ]
        return [*playing.values(), *saying]

    def save(self, deck: Deck, folder: str = "", over: Shelved | None = None) -> Shelved:
        """Put a deck on the shelf under its name, or in the place of the deck that it was read from.

        A name that is taken gets a number. A deck that was read from another format's file is saved beside that file.

        :param over: the deck as it was read; its file is replaced, and its backup kept.
        :raises ChangedOnDiskError: that file was changed meanwhile.
        :raises StoringError: it could not be written.
        """
        data = write_deck(deck, OWN, self.catalogue).encode()
        if over is not None and over.format == OWN:
            path = over.path
            sum_ = replace(path, data, over.fingerprint)
        else:
            place = over.path.parent if over is not None else self.folder(folder)
            path = free_path(place, deck.name or "Deck")
            sum_ = replace(path, data, "")
        shelved = Shelved(path, self._folder_of(path), deck.copy(), OWN, sum_)
        self._read.pop(path, None)
        return shelved

    def move(self, shelved: Shelved, folder: str) -> Shelved:
        """Move a deck's file, with its backup, to another folder of the shelf; a name that is taken gets a number.

        :raises StoringError: it could not be moved.
        """
        place = self.folder(folder)
        if place == shelved.path.parent:
            return shelved
        path = place / shelved.path.name
        number = 2
        while path.exists():
            path = place / f"{shelved.path.stem} {number}{shelved.path.suffix}"
            number += 1
        moved(shelved.path, path)
        if backup_of(shelved.path).exists():
            moved(backup_of(shelved.path), backup_of(path))
        return structs.replace(shelved, path=path, folder=self._folder_of(path))

    def remove(self, shelved: Shelved) -> Path:
        """Take a deck off the shelf. Its file is kept as its own backup, whose path is returned.

        :raises StoringError: it could not be removed.
        """
        moved(shelved.path, backup_of(shelved.path))
        return backup_of(shelved.path)

    def folder(self, name: str) -> Path:
        """The path of a folder of the shelf, made when it isn't there. Each part of the name is made a safe one."""
        path = self.root
        for part in Path(name.replace("\\", "/")).as_posix().split("/")[:_DEEPEST]:
            if part.strip(". "):
                path /= safe_name(part)
        path.mkdir(parents=True, exist_ok=True)
        return path

    def _all(self) -> list[Shelved | Unread]:
        found: list[Shelved | Unread] = []
        there: set[Path] = set()
        for path, is_folder in self._walk():
            if is_folder:
                continue
            there.add(path)
            one = self._one(path)
            if one is not None:
                found.append(one)
        for gone in self._read.keys() - there:
            del self._read[gone]
        return sorted(found, key=lambda one: (fold(self._folder_of(one.path)), fold(one.path.name)))

    def _one(self, path: Path) -> Shelved | Unread | None:
        try:
            stat = path.stat()
        except OSError:
            return None  # gone since the folder was listed
        state = (stat.st_mtime_ns, stat.st_size)
        kept = self._read.get(path)
        if kept is not None and kept[0] == state:
            return kept[1]
        one: Shelved | Unread
        try:
            result = read_deck_file(path, self.catalogue)
            sum_ = fingerprint(path) if stat.st_size <= MAX_BYTES else ""
            one = Shelved(path, self._folder_of(path), result.deck, result.format, sum_)
        except (UnreadableDeckError, OSError) as error:
            one = Unread(path, str(error))
        self._read[path] = (state, one)
        return one

    def _walk(self) -> Iterator[tuple[Path, bool]]:
        """Every folder and deck file below the root; links are not followed, so that no loop is walked."""
        waiting = [(self.root, 0)]
        while waiting:
            folder, depth = waiting.pop()
            try:
                inside = sorted(folder.iterdir())
            except OSError:
                continue  # no such folder yet, or not ours to see
            for path in inside:
                if path.name.startswith(".") or path.is_symlink():
                    continue
                if path.is_dir():
                    yield path, True
                    if depth < _DEEPEST:
                        waiting.append((path, depth + 1))
                elif path.suffix.casefold() in READ_SUFFIXES and not path.name.endswith(BACKUP):
                    yield path, False

    def _folder_of(self, path: Path) -> str:
        folder = path.parent.relative_to(self.root).as_posix()
        return "" if folder == "." else folder


class Drafts:
    """Decks being built, written at every change and kept until they are saved or thrown away."""

    def __init__(self, root: Path, catalogue: Catalogue) -> None:
        self.root = root
        self.catalogue = catalogue

    def new(self) -> str:
        """A key for a draft that no other draft has."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        number = 1
        while (self._path(f"{stamp}-{number}")).exists():
            number += 1
        self.keep(f"{stamp}-{number}", Deck())
        return f"{stamp}-{number}"

    def keep(self, key: str, deck: Deck) -> None:
        """Write a draft. The version before is kept beside it.

        :raises StoringError: it could not be written.
        """
        replace(self._path(key), write_deck(deck, OWN, self.catalogue).encode())

    def all(self) -> dict[str, Deck]:
        """Every draft that can be read, oldest first. A damaged one is read from the version before."""
        drafts: dict[str, Deck] = {}
        for path in sorted(self.root.glob(f"*{SUFFIX}")) if self.root.is_dir() else []:
            for place in (path, path.with_name(path.name + BACKUP)):
                try:
                    drafts[path.stem] = read_deck_file(place, self.catalogue, name_it=False).deck
                    break
                except UnreadableDeckError:
                    continue
        return drafts

    def discard(self, key: str) -> None:
        """Throw a draft away, with the version before it. One that isn't there is no error."""
        path = self._path(key)
        for place in (path, path.with_name(path.name + BACKUP)):
            place.unlink(missing_ok=True)

    def _path(self, key: str) -> Path:
        return self.root / f"{safe_name(key)}{SUFFIX}"


def safe_name(name: str) -> str:
    """A name that every system takes for a file, and that leads nowhere else.

    >>> safe_name("../Who's: <mine>?"), safe_name("CON")
    ("Who's mine", 'CON-')
    """
    name = " ".join(_FORBIDDEN.sub(" ", name).split()).strip(". ")[:_LONGEST].strip(". ")
    return f"{name}-" if name.split(".")[0].casefold() in _RESERVED else name or "Deck"


def free_path(folder: Path, name: str) -> Path:
    """A path in the folder for a new deck file of that name: ``Mine.vtesdeck``, ``Mine 2.vtesdeck`` …"""
    stem = safe_name(name)
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem} {number}{SUFFIX}"
        number += 1
    return path


def _said(shelved: Shelved) -> str:
    deck = shelved.deck
    event = deck.event
    words = [deck.name, deck.author, deck.description, deck.notes, *deck.tags, shelved.folder]
    words += [entry.comment for entry in (*deck.entries, *deck.sideboard)]
    if event is not None:
        words += [event.name, event.place, event.date, event.winner, *event.more]
    return fold(" ".join(words))
