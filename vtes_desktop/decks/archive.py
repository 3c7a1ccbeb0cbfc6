"""The tournament archive of one's own: thousands of winning decks in one SQLite file, asked in milliseconds.

The file is made once from what the player points at (:mod:`~vtes_desktop.decks.archive_sources`) and kept in the cache
folder. It belongs to that place and to the card lists in use; of a folder only the decks that changed are read again.
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from hashlib import blake2b
from math import sqrt
from pathlib import Path

import msgspec
from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.spelling import fold
from vtes_desktop.decks import archive_sources as sources
from vtes_desktop.decks.archive_sources import ArchiveError, Entered
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import UnreadableDeckError

VERSION = 1
"""Of the tables below; another one makes every file anew."""
_KEPT = 3
"""Files of archives that are kept; older ones are removed."""
_BATCH = 100
_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
_YEAR = re.compile(r"\b(19[89]\d|20\d\d)\b")
_ISO = re.compile(r"\b(19[89]\d|20\d\d)-(\d\d)-(\d\d)\b")
_WRITTEN = re.compile(r"\b([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b")
_TABLES = """
CREATE TABLE decks(
    id INTEGER PRIMARY KEY, source TEXT, name TEXT, player TEXT, event TEXT, place TEXT, date TEXT, year INTEGER,
    players INTEGER, clans TEXT, total INTEGER, said_player TEXT, said_event TEXT, list BLOB);
CREATE INDEX of_source ON decks(source);
CREATE TABLE cards(card INTEGER, deck INTEGER, count INTEGER, PRIMARY KEY (card, deck)) WITHOUT ROWID;
CREATE INDEX of_deck ON cards(deck);
CREATE TABLE clans(clan TEXT, deck INTEGER, PRIMARY KEY (clan, deck)) WITHOUT ROWID;
CREATE INDEX clans_of_deck ON clans(deck);
CREATE TABLE files(source TEXT PRIMARY KEY, mark TEXT, refused TEXT);
CREATE TABLE facts(name TEXT PRIMARY KEY, value TEXT);
"""


class Asked(Struct, frozen=True):
    """What decks are looked for; all of it has to fit, what is empty asks nothing."""

    cards: tuple[tuple[int, ...], ...] = ()
    """Official numbers; of each group one at least must be in the deck."""
    clan: str = ""
    """A clan that makes up a third of the crypt or more."""
    player: str = ""
    event: str = ""
    """Words of the tournament, its place or the deck's name."""
    first: int = 0
    """The first year, and the last."""
    last: int = 0


ANY = Asked()
"""Every deck."""


class Won(Struct, frozen=True):
    """A deck of the archive, as a list shows it."""

    id: int
    name: str
    player: str
    event: str
    place: str
    date: str
    """``YYYY-MM-DD``, or what the list says when that isn't understood."""
    players: int
    clans: str


class Played(Struct, frozen=True):
    """How often a card is played."""

    card_id: int
    decks: int
    """Decks that play it."""
    copies: int
    """Copies in all of them together."""


class Near(Struct, frozen=True):
    """A deck that is like another."""

    won: Won
    shared: int
    """Copies that both have."""
    total: int
    """Copies that it has."""
    alike: float
    """Copies in both, of those in either: 0 to 1."""


class Year(Struct, frozen=True):
    """A year of the archive."""

    year: int
    decks: int
    """Decks that were asked for."""
    all: int


class ReadingTold(Struct, frozen=True):
    """How far a source is read."""

    done: int
    of: int
    """0 while it isn't known."""


class Archive:
    """The archive in one file. It may be used by one thread at a time.

    :raises ArchiveError: the file can't be made.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._base = self._opened()
        except (OSError, sqlite3.Error) as error:
            raise ArchiveError(f"The archive can't be kept in {path}: {error}.") from error

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    # Reading

    def read(
        self, source: Path, catalogue: Catalogue, told: Callable[[ReadingTold], bool] = lambda _: True
    ) -> list[tuple[str, str]]:
        """Read the decks of a source as far as they are not known; returns which were refused, with the reasons.

        :param told: hears how far it is; when it says False, reading stops, and goes on there the next time.
        :raises ArchiveError: there is no archive there.
        """
        try:
            files = sources.files_of(source)
            if files is None:
                self._read_whole(source, catalogue, told)
            else:
                self._read_files(source, files, catalogue, told)
            return list(self._base.execute("SELECT source, refused FROM files WHERE refused != '' ORDER BY source"))
        except sqlite3.Error as error:
            raise ArchiveError(f"The archive can't be kept in {self.path}: {error}.") from error

    def _read_files(
        self, source: Path, files: list[Path], catalogue: Catalogue, told: Callable[[ReadingTold], bool]
    ) -> None:
        if not files:
            raise ArchiveError(f"There are no .txt files in {source}.")
        known: dict[str, str] = dict(self._base.execute("SELECT source, mark FROM files"))
        marks = {path.relative_to(source).as_posix(): (path, sources.mark_of(path)) for path in files}
        for gone in known.keys() - marks.keys():
            self._forget(gone)
        changed = {name: there for name, there in marks.items() if known.get(name) != there[1]}

        def entered() -> Iterator[Entered]:
            for name, (path, mark) in changed.items():
                if name in known:
                    self._forget(name)
                try:
                    yield Entered(name, path.read_bytes(), mark=mark)
                except OSError as error:
                    yield Entered(name, refused=f"It can't be opened: {error.strerror or error}.", mark=mark)

        self._take(entered(), len(changed), catalogue, told)

    def _read_whole(self, source: Path, catalogue: Catalogue, told: Callable[[ReadingTold], bool]) -> None:
        mark = sources.mark_of(source)
        if self._fact("whole") == mark and mark:
            return
        decks = list(sources.entered(source))
        with self._base:
            for table in ("decks", "cards", "clans", "files", "facts"):
                self._base.execute(f"DELETE FROM {table}")
        if self._take(decks, len(decks), catalogue, told):
            with self._base:
                self._base.execute("INSERT OR REPLACE INTO facts VALUES ('whole', ?)", (mark,))

    def _take(
        self, decks: Iterable[Entered], many: int, catalogue: Catalogue, told: Callable[[ReadingTold], bool]
    ) -> bool:
        done = 0
        try:
            for done, one in enumerate(decks, 1):
                self._enter(one, catalogue)
                if done % _BATCH == 0:
                    self._base.commit()
                    if not told(ReadingTold(done, many)):
                        return False
        finally:
            self._base.commit()
        told(ReadingTold(done, many))
        return True

    def _enter(self, one: Entered, catalogue: Catalogue) -> None:
        refused = ""
        try:
            deck = sources.read_entered(one, catalogue)
        except UnreadableDeckError as error:
            refused = str(error)
        else:
            self._put(one.name, deck, catalogue)
        self._base.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?)", (one.name, one.mark, refused))

    def _put(self, source: str, deck: Deck, catalogue: Catalogue) -> None:
        event = deck.event
        date = iso_date(event.date) if event else ""
        clans = _clans(deck, catalogue)
        player = (event.winner if event else "") or deck.author
        where = (event.name, event.place) if event else ("", "")
        year = int(date[:4]) if date[:4].isdecimal() else 0
        cursor = self._base.execute(
            "INSERT INTO decks VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                source, deck.name, player, *where, date, year, (event.players if event else 0) or 0, ", ".join(clans),
                sum(entry.count for entry in deck.entries), fold(player), fold(" ".join((*where, deck.name))),
                msgspec.msgpack.encode(deck),
            ),
        )  # fmt: skip
        number = cursor.lastrowid
        self._base.executemany(
            "INSERT INTO cards VALUES (?, ?, ?)", [(entry.card_id, number, entry.count) for entry in deck.entries]
        )
        self._base.executemany("INSERT INTO clans VALUES (?, ?)", [(clan, number) for clan in clans])

    def _forget(self, source: str) -> None:
        for (number,) in self._base.execute("SELECT id FROM decks WHERE source = ?", (source,)).fetchall():
            for table, key in (("cards", "deck"), ("clans", "deck"), ("decks", "id")):
                self._base.execute(f"DELETE FROM {table} WHERE {key} = ?", (number,))
        self._base.execute("DELETE FROM files WHERE source = ?", (source,))

    # Asking

    def __len__(self) -> int:
        return int(self._base.execute("SELECT COUNT(*) FROM decks").fetchone()[0])

    def find(self, asked: Asked = ANY, limit: int = 10_000) -> list[Won]:
        """The decks that fit, the latest first."""
        where, values = _where(asked)
        rows = self._base.execute(
            f"SELECT {_WON} FROM decks WHERE {where} ORDER BY date DESC, id LIMIT ?", (*values, limit)
        )
        return [Won(*row) for row in rows]

    def deck(self, number: int) -> Deck:
        """A deck by its id in :class:`Won`.

        :raises KeyError: there is none.
        """
        row = self._base.execute("SELECT list FROM decks WHERE id = ?", (number,)).fetchone()
        if row is None:
            raise KeyError(number)
        return msgspec.msgpack.decode(row[0], type=Deck)

    def played(self, asked: Asked = ANY) -> list[Played]:
        """Which cards the decks that fit play, in how many of them, and how many copies; most played first."""
        where, values = _where(asked)
        if asked == ANY:
            rows = self._base.execute(
                "SELECT card, COUNT(*), SUM(count) FROM cards GROUP BY card ORDER BY 2 DESC, 3 DESC"
            )
        else:
            rows = self._base.execute(
                "SELECT card, COUNT(*), SUM(count) FROM cards "
                f"WHERE deck IN (SELECT id FROM decks WHERE {where}) GROUP BY card ORDER BY 2 DESC, 3 DESC",
                values,
            )
        return [Played(*row) for row in rows]

    def played_with(self, card_id: int, limit: int = 40) -> tuple[Played, list[Played]]:
        """How a card is played, and the cards in the decks that play it; first those that belong to it the most.

        What everybody plays beside everything says little: the order is by the decks with both, in proportion to the
        decks with either (their cosine).
        """
        of_card = self._base.execute("SELECT COUNT(*), SUM(count) FROM cards WHERE card = ?", (card_id,)).fetchone()
        played = Played(card_id, of_card[0], of_card[1] or 0)
        rows = self._base.execute(
            "SELECT card, COUNT(*), SUM(count) FROM cards "
            "WHERE deck IN (SELECT deck FROM cards WHERE card = ?1) AND card != ?1 GROUP BY card HAVING COUNT(*) > 1",
            (card_id,),
        ).fetchall()
        in_all: dict[int, int] = dict(self._base.execute("SELECT card, COUNT(*) FROM cards GROUP BY card"))
        rows.sort(key=lambda row: -row[1] / sqrt(in_all[row[0]]))
        return played, [Played(*row) for row in rows[:limit]]

    def years(self, asked: Asked) -> list[Year]:
        """How many decks of each year fit, of how many; every year from the first to the last."""
        where, values = _where(asked)
        fit: dict[int, int] = dict(
            self._base.execute(f"SELECT year, COUNT(*) FROM decks WHERE {where} GROUP BY year", values)
        )
        of_all: dict[int, int] = dict(
            self._base.execute("SELECT year, COUNT(*) FROM decks WHERE year > 0 GROUP BY year")
        )
        if not of_all:
            return []
        return [Year(year, fit.get(year, 0), of_all.get(year, 0)) for year in range(min(of_all), max(of_all) + 1)]

    def nearest(self, deck: Deck, limit: int = 40) -> list[Near]:
        """The decks that are most like this one, copies counted."""
        mine = sum(entry.count for entry in deck.entries)
        shared: Counter[int] = Counter()
        for entry in deck.entries:
            for number, count in self._base.execute("SELECT deck, count FROM cards WHERE card = ?", (entry.card_id,)):
                shared[number] += min(count, entry.count)
        totals: dict[int, int] = dict(self._base.execute("SELECT id, total FROM decks"))
        alike = {number: both / (mine + totals[number] - both) for number, both in shared.items()}
        best = sorted(alike, key=lambda number: (-alike[number], number))[:limit]
        return [Near(self._won(number), shared[number], totals[number], alike[number]) for number in best]

    def clans(self) -> list[str]:
        """The clans that are asked for with success, by name."""
        return [clan for (clan,) in self._base.execute("SELECT DISTINCT clan FROM clans ORDER BY clan")]

    def _won(self, number: int) -> Won:
        return Won(*self._base.execute(f"SELECT {_WON} FROM decks WHERE id = ?", (number,)).fetchone())

    def _fact(self, name: str) -> str:
        row = self._base.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return row[0] if row else ""

    def _opened(self) -> sqlite3.Connection:
        """The file's base; one that is damaged is made anew, since everything in it can be read again."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        base = self._connected()
        try:
            if base.execute("PRAGMA user_version").fetchone()[0] == VERSION:
                base.execute("SELECT COUNT(*) FROM files").fetchone()
                return _hasty(base)
        except sqlite3.DatabaseError:
            pass  # not a database at all
        base.close()
        self.path.unlink(missing_ok=True)
        base = self._connected()
        with closing(base.cursor()) as cursor:
            cursor.executescript(_TABLES)
            cursor.execute(f"PRAGMA user_version = {VERSION}")
        return _hasty(base)

    def _connected(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, check_same_thread=False)


_WON = "id, name, player, event, place, date, players, clans"


def kept_at(folder: Path, source: Path, catalogue: Catalogue) -> Path:
    """Where the archive of a source is kept: another card list makes it anew, since it may know other cards."""
    known = blake2b(
        f"{source.absolute()} {catalogue.source} {len(catalogue)} {max(catalogue.cards, default=0)}".encode()
    )
    return folder / f"archive-{known.hexdigest()[:16]}.sqlite"


def open_archive(
    folder: Path, source: Path, catalogue: Catalogue, told: Callable[[ReadingTold], bool] = lambda _: True
) -> tuple[Archive, list[tuple[str, str]]]:
    """The archive of a source, read as far as it was not; and the decks that were refused, with the reasons.

    :param folder: where it is kept.
    :raises ArchiveError: there is no archive there, or it can't be kept.
    """
    path = kept_at(folder, source, catalogue)
    archive = Archive(path)
    try:
        refused = archive.read(source, catalogue, told)
    except ArchiveError:
        archive.close()
        raise
    others = sorted(folder.glob("archive-*.sqlite"), key=lambda one: one.stat().st_mtime)
    for stale in others[:-_KEPT]:
        if stale != path:
            stale.unlink(missing_ok=True)
    return archive, refused


def iso_date(written: str) -> str:
    """The day as ``YYYY-MM-DD``; of several the first; as written when no year is in it.

    >>> iso_date("March 26th 2022"), iso_date("January 4th 2021 -- February 6th 2021"), iso_date("June 1999")
    ('2022-03-26', '2021-01-04', '1999')
    """
    iso = _ISO.search(written)
    if iso:
        return iso[0]
    year = _YEAR.search(written)
    if not year:
        return written
    day = _WRITTEN.search(written)
    if not day or day[1].lower() not in _MONTHS:
        return year[0]
    return f"{year[0]}-{_MONTHS.index(day[1].lower()) + 1:02}-{int(day[2]):02}"


def _hasty(base: sqlite3.Connection) -> sqlite3.Connection:
    """Not waiting for the disk: a torn file is only read anew."""
    base.execute("PRAGMA synchronous = OFF")
    return base


def _clans(deck: Deck, catalogue: Catalogue) -> list[str]:
    """The clans that make up a third of the crypt or more, most first."""
    counts: Counter[str] = Counter()
    for entry in deck.crypt:
        card = catalogue.cards.get(entry.card_id)
        for clan in card.clans if card else ():
            counts[clan] += entry.count
    return [clan for clan, count in counts.most_common() if count * 3 >= deck.crypt_count]


def _where(asked: Asked) -> tuple[str, list[object]]:
    """The condition of what is asked, with its values. No word of the player's is ever part of the condition."""
    parts, values = ["1"], list[object]()
    for group in asked.cards:
        parts.append(f"id IN (SELECT deck FROM cards WHERE card IN ({', '.join('?' * len(group))}))")
        values += group
    if asked.clan:
        parts.append("id IN (SELECT deck FROM clans WHERE clan = ? COLLATE NOCASE)")
        values.append(asked.clan)
    for column, said in (("said_player", asked.player), ("said_event", asked.event)):
        for word in fold(said).split():
            parts.append(f"instr({column}, ?)")
            values.append(word)
    if asked.first:
        parts.append("year >= ?")
        values.append(asked.first)
    if asked.last:
        parts.append("year BETWEEN 1 AND ?")
        values.append(asked.last)
    return " AND ".join(parts), values
