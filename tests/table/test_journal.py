"""The journal: what was written is there, whatever happens to the file, the disk or the program."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.game import NAMES, SEED
from vtes_desktop.table import journal as j
from vtes_desktop.table import moves as m
from vtes_desktop.table import syncing
from vtes_desktop.table.journal import (
    DeckList,
    Header,
    Journal,
    JournalError,
    JournalInUseError,
    Line,
    Options,
    SeatHeader,
    read,
    read_summary,
)
from vtes_desktop.table.saying import Card, Cards, Saying, Who
from vtes_desktop.table.table import Place

HEADER = Header(
    tuple(SeatHeader(name, DeckList("Deck", (200001,) * 12, (100001,) * 60)) for name in NAMES[:3]),
    "Friday",
    "2026-01-02T20:15:00+01:00",
    "c0" * 32,
    SEED,
    Options(pool=20),
)
WAIT = 60.0
"""Seconds until a test gives up on something that should happen at once."""


def line(n: int) -> Line:
    """A line with a bit of everything that lines hold."""
    return Line(
        n,
        n * 1.5,
        n % 3,
        msgspec.Raw(b'{"type":"draw","count":%d}' % n),
        (
            m.MoveCard(n, Place(0, "hand"), 0, n + 1000),
            m.MoveBlood(m.Purse("pool", 1), m.BANK, n),
            m.SetCounter(0, "transfers \u201cleft\u201d \U0001fa78\n", n),
        ),
        (Saying((Who(0), " draws ", Cards((Card(100001, 7, "library", (0,), ()), Card(0)))), 0),),
        draws=((n, 6, 2),),
        drawn=n + 1,
        given=n,
        at=(1, n % 3),
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Freitag ü.vtes-game"


def written(path: Path, lines: int) -> bytes:
    """A closed journal of so many lines, and its bytes."""
    journal = Journal.create(path, HEADER)
    for n in range(1, lines + 1):
        journal.append(line(n))
    journal.close()
    return path.read_bytes()


def same(lines: list[Line], count: int) -> bool:
    return [msgspec.json.encode(one) for one in lines] == [msgspec.json.encode(line(n + 1)) for n in range(count)]


# What is written is there


def test_every_line_is_with_the_system_when_append_returns(path: Path) -> None:
    journal = Journal.create(path, HEADER)
    for n in range(1, 20):
        journal.append(line(n))
        opened = read(path)
        assert opened.header == HEADER
        assert same(opened.lines, n)
        assert opened.damage == ""
    assert journal.unsaved == ""
    journal.close()


def test_a_resumed_journal_goes_on_where_it_ended(path: Path) -> None:
    written(path, 3)
    journal, opened = Journal.resume(path)
    assert same(opened.lines, 3)
    journal.append(line(4))
    journal.close()
    assert same(read(path).lines, 4)


def test_the_summary_is_the_header_and_the_last_line(path: Path) -> None:
    written(path, 0)
    assert read_summary(path) == (HEADER, None)
    path.unlink()
    written(path, 400)
    assert path.stat().st_size > 64 * 1024
    header, last = read_summary(path)
    assert header == HEADER
    assert last is not None
    assert (last.n, last.at) == (400, (1, 1))


def test_closing_twice_is_closing_once(path: Path) -> None:
    journal = Journal.create(path, HEADER)
    journal.close()
    journal.close()
    assert journal.closed


def test_after_closing_nothing_is_written_anywhere(path: Path, tmp_path: Path) -> None:
    """The number of the closed file may be another file's by then."""
    journal = Journal.create(path, HEADER)
    journal.close()
    other = os.open(tmp_path / "other", os.O_RDWR | os.O_CREAT)
    try:
        journal.append(line(1))
        assert journal.unsaved
    finally:
        os.close(other)
    assert (tmp_path / "other").read_bytes() == b""
    assert read(path).lines == []


def test_no_game_is_written_over(path: Path) -> None:
    before = written(path, 2)
    with pytest.raises(JournalError, match="can't be saved"):
        Journal.create(path, HEADER)
    assert path.read_bytes() == before
    Journal.resume(path)[0].close()


# Torn and damaged files


def test_a_torn_last_line_is_dropped_wherever_it_tore(path: Path) -> None:
    whole = written(path, 3)
    two = whole[: whole.rstrip(b"\n").rindex(b"\n") + 1]
    for end in range(len(two), len(whole)):
        path.write_bytes(whole[:end])
        assert same(read(path).lines, 2), f"torn at byte {end}"
        journal, opened = Journal.resume(path)
        assert same(opened.lines, 2)
        assert opened.damage == ""
        journal.append(line(3))
        journal.close()
        assert path.read_bytes() == whole, f"not healed after a tear at byte {end}"
    assert sorted(each.name for each in path.parent.glob("*damaged*")) == []


DAMAGE = {
    "empty": b"",
    "words": b"Once upon a time",
    "bytes": bytes(range(128, 256)),
    "zeros": b"\0" * 300,
    "half a line": msgspec.json.encode(line(3))[:-20],
    "another's turn to come": msgspec.json.encode(line(9)),
    "an earlier line": msgspec.json.encode(line(2)),
    "bad utf-8": msgspec.json.encode(line(3)).replace("\u201c".encode(), b"\xff\xfe\xfd"),
    "a move nobody knows": msgspec.json.encode(line(3)).replace(b'"blood"', b'"magic"'),
    "words for numbers": msgspec.json.encode(line(3)).replace(b'"n":3', b'"n":"3"'),
    "not a number": msgspec.json.encode(line(3)).replace(b'"t":4.5', b'"t":NaN'),
    "before time": msgspec.json.encode(line(3)).replace(b'"t":4.5', b'"t":-1'),
    "endless": msgspec.json.encode(line(3)).replace(b'"t":4.5', b'"t":1e999'),
    "a seat that is not there": msgspec.json.encode(line(3)).replace(b'"seat":0,"request"', b'"seat":3,"request"'),
    "a turn of nobody": msgspec.json.encode(line(3)).replace(b'"at":[1,0]', b'"at":[1,7]'),
    "draws before the first": msgspec.json.encode(line(3)).replace(b'"drawn":4', b'"drawn":-4'),
    "deep": b'{"n":3,"t":1,"seat":0,"request":' + b"[" * 200_000 + b"]" * 200_000 + b"}",
}


@pytest.mark.parametrize("garbage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_line_ends_the_game_there_and_the_file_is_kept(path: Path, garbage: bytes) -> None:
    rows = written(path, 6).split(b"\n")
    assert garbage != rows[3]
    rows[3] = garbage
    damaged = b"\n".join(rows)
    path.write_bytes(damaged)
    journal, opened = Journal.resume(path)
    assert same(opened.lines, 2)
    assert "damaged at line 4" in opened.damage
    assert "4 later entries were lost" in opened.damage
    assert path.name in opened.damage
    kept = path.with_name(path.name + ".damaged-1")
    assert kept.read_bytes() == damaged
    journal.append(line(3))
    journal.close()
    assert same(read(path).lines, 3)
    header, last = read_summary(path)
    assert (header, last and last.n) == (HEADER, 3)


def test_damage_upon_damage_keeps_both_files(path: Path) -> None:
    whole = written(path, 3)
    for number in (1, 2):
        path.write_bytes(whole[: whole.index(b"\n") + 1] + b"damage %d\n" % number)
        journal, opened = Journal.resume(path)
        journal.close()
        assert "1 later entry was lost" in opened.damage
        assert path.with_name(f"{path.name}.damaged-{number}").read_bytes().endswith(b"damage %d\n" % number)


def test_lines_that_can_not_be_played_are_cut_off_and_kept(path: Path) -> None:
    whole = written(path, 5)
    journal, opened = Journal.resume(path)
    journal.cut_off(opened, 2)
    assert same(opened.lines, 2)
    assert "damaged at line 4" in opened.damage
    assert "3 later entries" in opened.damage
    journal.append(line(3))
    journal.close()
    assert same(read(path).lines, 3)
    assert path.with_name(path.name + ".damaged-1").read_bytes() == whole


FIRST = msgspec.json.encode(HEADER)
NO_GAME = {
    "empty": (b"", "ends before its first line"),
    "torn first line": (FIRST, "ends before its first line"),
    "only a line end": (b"\n", "not a game"),
    "words": (b"Once upon a time\nand so on\n", "not a game"),
    "bytes": (bytes(range(256)) * 50 + b"\n", "not a game"),
    "bad utf-8": (FIRST.replace(b"Friday", b"Fri\xffday") + b"\n", "not a game"),
    "deep": (b"[" * 1_000_000 + b"\n", "not a game"),
    "deep inside": (FIRST[:-1] + b',"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n", "not a game"),
    "six megabytes": (FIRST.replace(b"Friday", b"F" * 6_000_000) + b"\n", "not a game"),
    "newer": (FIRST.replace(b'"format":1', b'"format":%d' % (j.FORMAT + 1)) + b"\n", "newer version"),
    "newer and different": (b'{"format":7,"commitment":"","players":{}}\n', "newer version"),
    "another game": (FIRST.replace(b'"game":"vtes"', b'"game":"chess"') + b"\n", "which this version can't play"),
    "one seat": (msgspec.json.encode(msgspec.structs.replace(HEADER, seats=HEADER.seats[:1])) + b"\n", "not a game"),
    "no seat": (msgspec.json.encode(msgspec.structs.replace(HEADER, seats=())) + b"\n", "not a game"),
    "seven seats": (msgspec.json.encode(msgspec.structs.replace(HEADER, seats=HEADER.seats[:1] * 7)) + b"\n", "not a"),
    "no seed": (FIRST.replace(SEED.encode(), b"soup") + b"\n", "not a game"),
    "empty seed": (FIRST.replace(SEED.encode(), b"") + b"\n", "not a game"),
    "wild mode": (FIRST.replace(b'"mode":"manual"', b'"mode":"party"') + b"\n", "not a game"),
    "pool in words": (FIRST.replace(b'"pool":20', b'"pool":"many"') + b"\n", "not a game"),
    "pool below nothing": (FIRST.replace(b'"pool":20', b'"pool":-20') + b"\n", "not a game"),
    "pool beyond measure": (FIRST.replace(b'"pool":20', b'"pool":1' + b"0" * 400) + b"\n", "not a game"),
    "time beyond measure": (FIRST.replace(b'"time_limit":7200.0', b'"time_limit":1e300') + b"\n", "not a game"),
    "a hand of a million": (FIRST.replace(b'"hand_size":7', b'"hand_size":1000000') + b"\n", "not a game"),
}


@pytest.mark.parametrize(("content", "said"), NO_GAME.values(), ids=NO_GAME)
def test_what_is_no_game_is_refused_in_a_sentence_and_left_alone(path: Path, content: bytes, said: str) -> None:
    path.write_bytes(content)
    for opening in (read, Journal.resume, read_summary):
        if opening is read_summary and said == "ends before its first line":
            continue
        with pytest.raises(JournalError, match=said) as raised:
            opening(path)
        assert path.name in str(raised.value)
    assert path.read_bytes() == content
    path.write_bytes(FIRST + b"\n")
    Journal.resume(path)[0].close()  # the refused try let go of the lock


@pytest.mark.parametrize("content", [b"", FIRST[:-10], b"\xff" * 100, b"{}", b"[1,2"])
def test_the_summary_of_no_game_is_a_sentence(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(JournalError, match="not a game"):
        read_summary(path)


def test_the_summary_passes_over_a_torn_or_damaged_end(path: Path) -> None:
    whole = written(path, 3)
    path.write_bytes(whole + b'{"n":4,"t":')
    assert read_summary(path)[1] == read(path).lines[-1]
    path.write_bytes(whole + b"damage\n" + b"\xff\xff\n" + b"x")
    last = read_summary(path)[1]
    assert last is not None
    assert last.n == 3


def test_a_file_too_large_for_any_game_is_not_even_read(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(j.LARGEST + 1)
    with pytest.raises(JournalError, match="larger than any game"):
        read(path)


def test_a_missing_game_is_a_sentence(path: Path) -> None:
    for opening in (read, Journal.resume, read_summary):
        with pytest.raises(JournalError, match=r"can't be (read|opened)"):
            opening(path)


def test_a_folder_is_no_game(path: Path) -> None:
    path.mkdir()
    for opening in (read, Journal.resume, read_summary):
        with pytest.raises(JournalError, match=r"can't be (read|opened)"):
            opening(path)


# Disks that are full, or not ours


class Disk:
    """A disk under a journal that can be filled and freed; other files of this program are not on it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free: int | None = None
        """Bytes; None for no end."""
        self.step: int | None = None
        """Bytes that one write takes at most."""
        self.journal: Journal | None = None
        self._write = os.write
        monkeypatch.setattr(os, "write", self.write)

    def write(self, descriptor: int, data: bytes) -> int:
        if self.journal is None or descriptor != self.journal._descriptor:
            return self._write(descriptor, data)
        if self.free == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        size = min(len(data), self.step or len(data), len(data) if self.free is None else self.free)
        count = self._write(descriptor, data[:size])
        if self.free is not None:
            self.free -= count
        return count


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_a_write_in_small_steps_is_whole(path: Path, disk: Disk) -> None:
    disk.journal = Journal.create(path, HEADER)
    disk.step = 7
    for n in (1, 2, 3):
        disk.journal.append(line(n))
    assert disk.journal.unsaved == ""
    assert same(read(path).lines, 3)
    disk.journal.close()


@pytest.mark.parametrize("free", [0, 1, 100, 300, 600, 1000])
def test_on_a_full_disk_lines_wait_and_none_is_lost(path: Path, disk: Disk, free: int) -> None:
    journal = disk.journal = Journal.create(path, HEADER)
    journal.append(line(1))
    disk.free = free
    for n in range(2, 6):
        journal.append(line(n))
    assert "not being saved any more" in journal.unsaved
    assert os.strerror(errno.ENOSPC) in journal.unsaved
    # A program killed now leaves whole lines and a torn one, which the next start drops.
    opened = read(path)
    assert opened.damage == ""
    assert len(opened.lines) < 5
    assert same(opened.lines, len(opened.lines))
    disk.free = None
    journal.append(line(6))
    assert journal.unsaved == ""
    assert same(read(path).lines, 6)
    journal.close()


def test_closing_writes_what_waited(path: Path, disk: Disk) -> None:
    journal = disk.journal = Journal.create(path, HEADER)
    disk.free = 50
    journal.append(line(1))
    journal.append(line(2))
    assert journal.unsaved
    disk.free = None
    journal.close()
    assert same(read(path).lines, 2)


def test_no_game_is_begun_that_can_not_be_saved(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = os.strerror(errno.ENOSPC)
    real = os.write

    def write(descriptor: int, data: bytes) -> int:
        if data.startswith(b'{"seats"'):
            raise OSError(errno.ENOSPC, full)
        return real(descriptor, data)

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", write)
        with pytest.raises(JournalError, match=full):
            Journal.create(path, HEADER)
    assert not path.exists()
    Journal.create(path, HEADER).close()


def test_the_kernels_own_short_writes_are_healed(path: Path) -> None:
    """The same with a limit that the system sets: it writes a part first and refuses then."""
    resource = pytest.importorskip("resource")
    journal = Journal.create(path, HEADER)
    journal.append(line(1))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = path.stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, limits[1]))
    try:
        journal.append(line(2))
        journal.append(line(3))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert "not being saved" in journal.unsaved
    assert path.stat().st_size == size + 100, "the kernel should have written a part"
    assert same(read(path).lines, 1)
    journal.append(line(4))
    assert journal.unsaved == ""
    assert same(read(path).lines, 4)
    journal.close()


def test_a_folder_that_may_not_be_written_is_a_sentence(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(path, 2)
    real = os.open

    def refuse(name: str | os.PathLike[str], flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(name, flags, mode)

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", refuse)
        with pytest.raises(JournalError, match=r"can't be (opened|saved)"):
            Journal.resume(path)
        with pytest.raises(JournalError, match=r"can't be (opened|saved)"):
            Journal.create(path.with_name("other.vtes-game"), HEADER)
    assert same(read(path).lines, 2)
    Journal.resume(path)[0].close()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the system lets root write anywhere")
def test_a_read_only_folder_is_a_sentence(path: Path) -> None:
    written(path, 2)
    path.chmod(0o400)
    path.parent.chmod(0o500)
    try:
        with pytest.raises(JournalError, match="can't be opened"):
            Journal.resume(path)
        with pytest.raises(JournalError, match=r"can't be (opened|saved)"):
            Journal.create(path.with_name("other.vtes-game"), HEADER)
    finally:
        path.parent.chmod(0o700)


# Two programs


def test_the_second_of_two_windows_is_told(path: Path) -> None:
    written(path, 2)
    first, _ = Journal.resume(path)
    with pytest.raises(JournalInUseError, match="another window"):
        Journal.resume(path)
    first.append(line(3))
    first.close()
    second, opened = Journal.resume(path)
    assert same(opened.lines, 3)
    second.close()


HOLD = """
import sys
from pathlib import Path
from vtes_desktop.table.journal import Journal
journal, _ = Journal.resume(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def test_the_second_of_two_programs_is_told_until_the_first_dies(path: Path) -> None:
    written(path, 2)
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(JournalInUseError, match="open in another window"):
            Journal.resume(path)
        other.kill()
        other.wait()
    journal, opened = Journal.resume(path)
    assert same(opened.lines, 2)
    journal.close()


# Syncing to the disk


class Syncs:
    """Notes each sync of a journal's file, with the file's size then."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self.sizes: list[int] = []
        self._changed = threading.Condition()
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self.fsync)

    def fsync(self, descriptor: int) -> None:
        with self._changed:
            self._fsync(descriptor)
            self.sizes.append(os.fstat(descriptor).st_size)
            self._changed.notify_all()

    def wait(self, until: Callable[[], bool]) -> bool:
        """Wait till the syncs so far fulfil something; False when they do not in time."""
        with self._changed:
            return self._changed.wait_for(until, WAIT)


@pytest.fixture
def syncs(path: Path, monkeypatch: pytest.MonkeyPatch) -> Syncs:
    return Syncs(path, monkeypatch)


def test_every_line_is_synced_without_being_told(path: Path, syncs: Syncs) -> None:
    assert syncing.SYNC_SECONDS < 0.2, "a pulled plug may cost 200 ms"
    journal = Journal.create(path, HEADER)
    for n in range(1, 4):
        journal.append(line(n))
        size = path.stat().st_size
        assert syncs.wait(lambda size=size: size in syncs.sizes), f"line {n} was not synced"
    journal.close()


def test_many_lines_share_a_sync(path: Path, syncs: Syncs) -> None:
    journal = Journal.create(path, HEADER)
    for n in range(1, 201):
        journal.append(line(n))
    size = path.stat().st_size
    assert syncs.wait(lambda: size in syncs.sizes)
    assert len(syncs.sizes) < 100
    journal.close()


def test_a_phase_does_not_wait_for_the_clock(path: Path, syncs: Syncs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(syncing, "SYNC_SECONDS", 1000.0)
    journal = Journal.create(path, HEADER)
    for n in range(1, 4):
        journal.append(line(n))
        journal.sync_soon()
        size = path.stat().st_size
        assert syncs.wait(lambda size=size: size in syncs.sizes), f"line {n} was not synced at once"
    journal.close()


def test_closing_syncs_the_last_line(path: Path, syncs: Syncs, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the thread is in the middle of a sync of what came before."""
    monkeypatch.setattr(syncing, "SYNC_SECONDS", 0.0)
    entered, go_on = threading.Event(), threading.Event()
    count = syncs.fsync
    blocking = [True]

    def fsync(descriptor: int) -> None:
        count(descriptor)
        if blocking.pop() if blocking else False:
            entered.set()
            assert go_on.wait(WAIT)

    monkeypatch.setattr(os, "fsync", fsync)
    journal = Journal.create(path, HEADER)
    assert entered.wait(WAIT)
    journal.append(line(1))
    size = path.stat().st_size
    closing = threading.Thread(target=journal.close)
    closing.start()
    go_on.set()
    closing.join(WAIT)
    assert not closing.is_alive()
    assert syncs.sizes[-1] == size


def test_a_sync_that_fails_stops_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = threading.Event()

    def fsync(_: int) -> None:
        tried.set()
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", fsync)
    journal = Journal.create(path, HEADER)
    assert tried.wait(WAIT)
    tried.clear()
    journal.append(line(1))
    assert tried.wait(WAIT), "the thread gave up after a failed sync"
    journal.close()
    assert same(read(path).lines, 1)
