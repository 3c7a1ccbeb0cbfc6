"""The journal: a game on disk, as JSON lines (design, decision 1).

The first line is the :class:`Header`, each further line one accepted request with the moves that it caused. A line is
handed to the operating system before :meth:`Journal.append` returns, and synced to the disk by a thread soon after
(:mod:`~vtes_desktop.table.syncing`). A torn last line is dropped; after a line that can't be read, or whose moves can't
be made, the rest is set aside in a copy of the file, never deleted.

Each row ends with its checksum, which hangs on all rows before it and on the seed (:func:`checksum`): whoever was told
one as the game went on can say afterwards whether the file is that game, and nobody learns anything from it before.
"""

from __future__ import annotations

import hmac
import logging
import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.folders import kept_damaged
from vtes_desktop.table.chance import game_key
from vtes_desktop.table.games import GAMES, VTES
from vtes_desktop.table.moves import Move
from vtes_desktop.table.saying import Saying
from vtes_desktop.table.syncing import Syncer

if TYPE_CHECKING:
    from filelock import FileLock

FORMAT = 4
"""The newest that is read, and what a new game is: 2 has numbers of the seats, which a program that knows only 1 would
leave out of chance; from 3 on a question of the referee goes by the number of the line after which it is asked."""
QUESTIONS_NUMBERED = 3
"""The first format in which they do."""
ACTS_MARKED = 4
"""The first format in which the referee marks what a minion has done in its turn on it."""
LARGEST = 256 * 1024 * 1024
"""Bytes; no game comes near."""
LARGEST_HEADER = 4 * 1024 * 1024
"""Bytes of the first line; six decks are a few kilobytes."""


Hex = Annotated[str, Meta(pattern="^(?:[0-9a-f]{2})*$", max_length=128)]


class JournalError(Exception):
    """A journal can't be opened or made; the message is a sentence for the player."""


class JournalInUseError(JournalError):
    """Another program has this game open."""


class DeckList(Struct, frozen=True):
    """What a seat plays: printed card ids, one for each copy."""

    name: str
    crypt: tuple[int, ...]
    library: tuple[int, ...]


NO_DECK = DeckList("", (), ())
"""Of a seat at the table of a game to which nobody brings a deck."""
NO_EXTRA = msgspec.Raw(b"null")
"""Of a game that has nothing of its own in the header."""


class SeatHeader(Struct, frozen=True):
    """A seat at the start of the game."""

    name: str
    deck: DeckList = NO_DECK
    player: str = "here"
    """Who sits there: ``here`` at this desktop; other rooms have words of their own."""


class Options(Struct, frozen=True):
    """What the players agreed on before the game."""

    pool: Annotated[int, Meta(ge=0, le=1000)] = 30
    hand_size: Annotated[int, Meta(ge=0, le=100)] = 7
    uncontrolled: Annotated[int, Meta(ge=0, le=100)] = 4
    """Crypt cards dealt at the start."""
    time_limit: Annotated[float, Meta(ge=0, le=1_000_000)] = 7200.0
    """Seconds; 0 for none."""
    open_table: bool = False
    ask: bool = False
    """Whether touching another's cards asks that player first."""
    replace: bool = True
    """Whether played and discarded cards are replaced at once, and unlocking is done with a new turn."""
    discreet: bool = False
    """Whether the referee asks whoever holds cards, even who can only pass, so that no pause tells what they hold."""


class Header(Struct, frozen=True):
    """The first line of a journal: all that was so before the first move."""

    seats: Annotated[tuple[SeatHeader, ...], Meta(min_length=2, max_length=6)]
    name: str
    created: str
    """ISO 8601, local time with offset."""
    commitment: str
    """SHA-256 of the seed in hex, told to everyone before the game."""
    seed: Annotated[str, Meta(pattern="^(?:[0-9a-f]{2})+$")]
    """The host's secret random seed in hex, told to everyone after the game."""
    options: Options = Options()
    game: str = VTES
    edition: str = "current"
    mode: Literal["manual", "strict"] = "manual"
    format: int = 1
    program: str = ""
    rules: str = ""
    """The mark of the rules with which the game began; empty where nobody noted it."""
    numbers: Annotated[tuple[Hex, ...], Meta(max_length=6)] = ()
    """The random number of each seat that is mixed with the seed, in hex; empty for a seat that gave none, and
    altogether at one desktop."""
    extra: msgspec.Raw = NO_EXTRA
    """The game's own part, as JSON: its options and the card set that it is played with (:meth:`Play.faces`); null for
    none. It is public, and goes to everybody who plays or watches."""

    @property
    def key(self) -> str:
        """What the game's chance hangs on (:func:`~vtes_desktop.table.chance.game_key`)."""
        return game_key(self.seed, self.numbers)


class Left(Struct, frozen=True, omit_defaults=True):
    """What was used up in a turn when the referee was sent away, for when it is called back in the same turn."""

    turn: int
    phases: tuple[str, ...]
    """Those that had begun."""
    actions: dict[str, int] = field(default_factory=dict)
    """What was left to do in these phases: master phase actions, transfers, discard phase actions."""
    done: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """What each minion had done, as :class:`~vtes_desktop.rules.minion.taken.Taken` has it; and the next four."""
    free: int = 0
    all: int = 0
    forbidden: tuple[tuple[int, str], ...] = ()
    finished: tuple[int, ...] = ()
    settled: tuple[str, ...] = ()
    """As :class:`~vtes_desktop.rules.turn.interrupted.Settled` has it; and the next three."""
    copies: tuple[int, ...] = ()
    given: tuple[int, ...] = ()
    event_played: bool = False


class Wish(Struct, frozen=True, omit_defaults=True):
    """What seats are asked before a request is done. When the game is continued they are asked again."""

    of: tuple[int, ...]
    """The seats whose leave it needs."""
    about: Saying
    target: Annotated[int, Meta(ge=0)] = 0
    """Of a take-back, or doing again: the line that it is about."""


class Line(Struct, frozen=True, omit_defaults=True):
    """One accepted request."""

    n: int
    """Counts from 1 without a gap."""
    t: Annotated[float, Meta(ge=0)]
    """Seconds of play when it came."""
    seat: int
    request: msgspec.Raw = msgspec.Raw(b"null")
    moves: tuple[Move, ...] = ()
    log: tuple[Saying, ...] = ()
    back: int = 0
    """For a take-back: the line whose moves these undo."""
    again: int = 0
    """For a take-back taken back: the line whose moves these make again."""
    draws: tuple[tuple[int, int, int], ...] = ()
    """Random numbers drawn for it: which draw, from how many, and what came; shuffles carry their own."""
    drawn: Annotated[int, Meta(ge=0)] = 0
    """How many random draws the game has made, this line's included."""
    given: Annotated[int, Meta(ge=0)] = 0
    """How many new ids the game has given, this line's included."""
    picks: bool = False
    """Whether it answers the referee, and so counts even without a move."""
    together: Literal["", "waits", "all"] = ""
    """Of an answer to a question that several were asked together: whether others are waited for yet, so that nothing
    came of it, or it was the last and what all had answered is known by it."""
    start: tuple[int, int, int] = (0, 0, 0)
    """Where the last turn that began in this line begins, or strict mode does: how many moves were made before it, how
    many random draws, how many new ids. All 0 when none began. (Before format 3: the last phase.)"""
    at: tuple[int, int] = (1, 0)
    """Round and active seat after it, for the list of games."""
    asked: Annotated[int, Meta(ge=0)] = 0
    """Across the network: the number that the seat gave the request, so that it is never done twice; 0 for none."""
    wish: Wish | None = None
    """When nothing is done yet, as others are asked for leave: what they are asked."""
    settles: Annotated[int, Meta(ge=0)] = 0
    """The line with which these were asked, when this one does it, or says that it is not done; 0 for none."""
    left: Left | None = None
    """When the referee was sent away by it: what it remembered of the turn."""
    once: bytes = b""
    """Across the network: the word of its own that what was said had, so that it is never said twice."""


class Opened(Struct):
    """A journal read from disk."""

    path: Path
    header: Header
    lines: list[Line] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """The first line's end in bytes, then each other good line's; what comes after the last is torn or damaged."""
    sums: list[str] = field(default_factory=list)
    """The checksum that each of these lines states; empty for one of a program that stated none."""
    damage: str = ""
    """A sentence for the player, when more than a torn last line was lost."""


class _Format(Struct):
    """What the first line of any format has, however new."""

    format: int
    commitment: str


_encoder = msgspec.json.Encoder()
_format_decoder = msgspec.json.Decoder(_Format)
_header_decoder = msgspec.json.Decoder(Header)
_line_decoder = msgspec.json.Decoder(Line)
_SUM = re.compile(rb',"sum":"([0-9a-f]{32})"\}$')


def checksum(seed: str, before: str, row: bytes) -> str:
    """A row's checksum: half of the HMAC-SHA256 of the seed over the last row's checksum (empty for none) and the row
    without its own, in hex."""
    return hmac.digest(bytes.fromhex(seed), before.encode() + row, "sha256")[:16].hex()


def stated(row: bytes) -> tuple[bytes, str]:
    """A row without its checksum, and the checksum that it states; empty when it states none.

    >>> stated(b'{"n":1,"sum":"0123456789abcdef0123456789abcdef"}')
    (b'{"n":1}', '0123456789abcdef0123456789abcdef')
    """
    found = _SUM.search(row)
    return (row[: found.start()] + b"}", found[1].decode()) if found else (row, "")


def terms(header: Header) -> str:
    """What the host binds itself to before any seat tells its number: the HMAC-SHA256 of the seed over the rest of
    the header, in hex. Who sits where with which cards in which order can't be chosen after that."""
    agreed = msgspec.json.decode(_encoder.encode(replace(header, numbers=(), format=0)))
    if not header.rules:
        # A game that began before the rules were noted was committed to without them.
        del agreed["rules"]
    if header.extra == NO_EXTRA:
        # Nor was there anything of a game's own then.
        del agreed["extra"]
    return hmac.digest(bytes.fromhex(header.seed), _encoder.encode(agreed), "sha256").hex()


def _header(path: Path, row: bytes) -> Header:
    """The first line. Raises :class:`JournalError` when it is none, or of another program or version."""
    try:
        if len(row) > LARGEST_HEADER or not row.endswith(b"}"):
            raise msgspec.DecodeError
        if _format_decoder.decode(row).format > FORMAT:
            raise JournalError(f"“{path.name}” was saved by a newer version of this program. Update to continue it.")
        header = _header_decoder.decode(row)
    except UNREADABLE as error:
        raise JournalError(f"“{path.name}” is not a game of this program, or its first line is damaged.") from error
    if header.numbers and len(header.numbers) != len(header.seats):
        raise JournalError(f"“{path.name}” has random numbers for {len(header.numbers)} of {len(header.seats)} seats.")
    if header.game not in GAMES:
        raise JournalError(f"“{path.name}” is a game of “{header.game[:40]}”, which this version can't play.")
    return header


def _line(row: bytes, seats: int) -> Line | None:
    """A further line; None for one that is damaged."""
    try:
        line = _line_decoder.decode(row)
    except UNREADABLE:
        return None
    return line if -1 <= line.seat < seats and 0 <= line.at[1] < seats else None


def _damage(path: Path, number: int, lost: int) -> str:
    entries = "entry was" if lost == 1 else "entries were"
    return (
        f"The game “{path.name}” is damaged at line {number}. It was opened as it stood before that; "
        f"{lost} later {entries} lost, and the damaged file is kept."
    )


def read(path: Path) -> Opened:
    """Read a journal up to its end, or to the first damage. Raises :class:`JournalError` when nothing can be read."""
    try:
        if path.stat().st_size > LARGEST:
            raise JournalError(f"“{path.name}” is larger than any game could be. Move it out of the games folder.")
        data = path.read_bytes()
    except OSError as error:
        raise JournalError(f"The game “{path.name}” can't be read: {error.strerror}.") from error
    rows = data.split(b"\n")
    if len(rows) < 2:
        raise JournalError(f"The game “{path.name}” ends before its first line does. There is nothing to continue.")
    header = _header(path, rows[0])
    opened = Opened(path, header, ends=[len(rows[0]) + 1], sums=[stated(rows[0])[1]])
    for row in rows[1:-1]:
        number = len(opened.lines) + 1
        line = _line(row, len(header.seats))
        if line is None or line.n != number:
            opened.damage = _damage(path, number + 1, len(rows) - 2 - len(opened.lines))
            return opened
        opened.lines.append(line)
        opened.ends.append(opened.ends[-1] + len(row) + 1)
        opened.sums.append(stated(row)[1])
    return opened


def read_summary(path: Path) -> tuple[Header, Line | None]:
    """The header and the last whole line of a journal, without reading all of it. Raises :class:`JournalError`."""
    try:
        with path.open("rb") as file:
            first = file.readline(LARGEST_HEADER)
            start = file.tell()
            end = file.seek(0, os.SEEK_END)
            file.seek(max(start, end - 64 * 1024))
            rows = file.read().split(b"\n")
    except OSError as error:
        raise JournalError(f"The game “{path.name}” can't be read: {error.strerror}.") from error
    header = _header(path, first.rstrip(b"\n"))
    lines = (_line(row, len(header.seats)) for row in reversed(rows[:-1]))
    return header, next((line for line in lines if line is not None), None)


class Journal:
    """A journal being written. Use :meth:`create` or :meth:`resume`; :meth:`close` it at the end."""

    def __init__(
        self, path: Path, descriptor: int, lock: FileLock, size: int, seed: str, syncer: Syncer | None
    ) -> None:
        self.path = path
        self.sum = ""
        """The last line's checksum."""
        self._seed = seed
        self.unsaved = ""
        """A sentence while lines can't be written (a full disk), else empty."""
        self._descriptor = descriptor
        self._lock = lock
        self._size = size
        self._backlog = b""
        self._syncer = syncer or Syncer()
        self._own_syncer = None if syncer else self._syncer

    @classmethod
    def create(cls, path: Path, header: Header, syncer: Syncer | None = None) -> Journal:
        """Start a new journal. Raises :class:`JournalError` when the file can't be made.

        :param syncer: syncs this one among others; without it the journal has a thread of its own.
        """
        lock = _locked(path)
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        except OSError as error:
            lock.release()
            raise JournalError(f"The game can't be saved as {path}: {error.strerror}.") from error
        journal = cls(path, descriptor, lock, 0, header.seed, syncer)
        journal._write_row(_encoder.encode(header))
        if failed := journal.unsaved:
            journal._backlog = b""
            journal.close()
            path.unlink(missing_ok=True)
            raise JournalError(failed)
        return journal

    @classmethod
    def resume(cls, path: Path, syncer: Syncer | None = None) -> tuple[Journal, Opened]:
        """Open a journal to go on with it. Raises :class:`JournalInUseError` or :class:`JournalError`.

        A torn last line is cut off. When there is more damage than that, the whole file is first copied beside itself.
        """
        lock = _locked(path)
        try:
            opened = read(path)
            if opened.damage:
                _keep_damaged(path)
            descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
            try:
                os.ftruncate(descriptor, opened.ends[-1])
            except OSError:
                os.close(descriptor)
                raise
        except OSError as error:
            lock.release()
            raise JournalError(f"The game “{path.name}” can't be opened: {error.strerror}.") from error
        except JournalError:
            lock.release()
            raise
        journal = cls(path, descriptor, lock, opened.ends[-1], opened.header.seed, syncer)
        journal.sum = opened.sums[-1]
        return journal, opened

    def cut_off(self, opened: Opened, lines: int) -> None:
        """Keep only so many lines of what was just opened: the next one can't be played. Says so in `opened`.

        The whole file is first copied beside itself. Raises :class:`JournalError`.
        """
        try:
            _keep_damaged(self.path)
            os.ftruncate(self._descriptor, opened.ends[lines])
        except OSError as error:
            raise JournalError(f"The game “{self.path.name}” can't be opened: {error.strerror}.") from error
        opened.damage = _damage(self.path, lines + 2, len(opened.lines) - lines)
        del opened.lines[lines:], opened.ends[lines + 1 :], opened.sums[lines + 1 :]
        self._size, self.sum = opened.ends[-1], opened.sums[-1]

    def append(self, line: Line) -> None:
        """Hand a line to the operating system.

        When that fails (a full disk) the line is kept in memory, `unsaved` says so, and every further call tries again.
        """
        self._write_row(_encoder.encode(line))

    @property
    def size(self) -> int:
        """Bytes of all lines, those that could not be written yet too."""
        return self._size + len(self._backlog)

    def sync_soon(self) -> None:
        """Have the thread sync now rather than in a while."""
        self._syncer.soon(self._sync, hurry=True)

    def close(self) -> None:
        """Write what is left, sync, and let go of the file. A second call does nothing."""
        if self.closed:
            return
        if self._backlog:
            self._write(b"")
        self._syncer.forget(self._sync)
        if self._own_syncer is not None:
            self._own_syncer.close()
        if self._syncer.syncs:
            self._sync()
        os.close(self._descriptor)
        # Whoever writes now must fail: the number may soon be another file's.
        self._descriptor = -1
        self._lock.release()

    @property
    def closed(self) -> bool:
        """Whether the journal was let go of."""
        return self._descriptor < 0

    def _write_row(self, row: bytes) -> None:
        self.sum = checksum(self._seed, self.sum, row)
        self._write(row[:-1] + b',"sum":"' + self.sum.encode() + b'"}\n')

    def _write(self, data: bytes) -> None:
        data = self._backlog + data
        written = 0
        try:
            # Always from the last good byte on: what a failed write left is shorter than what now comes.
            os.lseek(self._descriptor, self._size, os.SEEK_SET)
            while written < len(data):
                written += os.write(self._descriptor, data[written:])
        except OSError as error:
            self._backlog = data
            self.unsaved = f"The game is not being saved any more: {error.strerror} ({self.path.parent})."
            return
        self._size += written
        self._backlog = b""
        self.unsaved = ""
        self._syncer.soon(self._sync)

    def _sync(self) -> None:
        try:
            os.fsync(self._descriptor)
        except OSError as error:
            # The lines are with the operating system; only a power cut now could lose them.
            logging.getLogger(__name__).warning("%s could not be synced: %s", self.path, error)


def _locked(path: Path) -> FileLock:
    from filelock import FileLock, Timeout  # the list of games on the start page only reads

    # A game may be opened by one thread and closed by another.
    lock = FileLock(path.with_name(path.name + ".lock"), timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise JournalInUseError(f"The game “{path.stem}” is open in another window of this program.") from error
    except OSError as error:
        raise JournalError(f"The game “{path.stem}” can't be opened: {error.strerror} ({path.parent}).") from error
    return lock


def _keep_damaged(path: Path) -> None:
    shutil.copy2(path, kept_damaged(path))
