"""Games that were played before there was a second game: they are shown, checked and continued to the byte."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import msgspec
import pytest

from tests.game import catalogue, everyone
from vtes_desktop.play import requests as r
from vtes_desktop.play.at_line import table_at
from vtes_desktop.play.host import Host
from vtes_desktop.play.verify import verify
from vtes_desktop.table.applying import apply_all
from vtes_desktop.table.journal import Header, Line, Opened, read, stated
from vtes_desktop.table.sight import cut

FOLDER = Path(__file__).parent / "journals"
KEPT = sorted(path.name.removesuffix(".vtes-game.gz") for path in FOLDER.glob("*.vtes-game.gz"))
BY_HAND = [name for name in KEPT if name.startswith("manual")]


def unpacked(name: str, folder: Path) -> tuple[Path, Path]:
    """A kept game's journal, and what a seat was told of it."""
    found = [folder / f"{name}{suffix}" for suffix in (".vtes-game", ".vtes-seen")]
    for path in found:
        path.write_bytes(gzip.decompress((FOLDER / f"{path.name}.gz").read_bytes()))
    return found[0], found[1]


def test_a_dozen_is_kept() -> None:
    assert len(KEPT) >= 12
    assert len(BY_HAND) >= 5


@pytest.mark.parametrize("name", KEPT)
def test_it_is_what_it_was_and_what_the_seat_was_told(name: str, tmp_path: Path) -> None:
    journal, seen = unpacked(name, tmp_path)
    verdict = verify(journal, catalogue(), seen)
    assert verdict.honest, str(verdict.lie)
    assert verdict.lines == len(read(journal).lines) > 20
    assert verdict.told >= verdict.lines
    if name in BY_HAND:
        # No rule of the referee's is in them, so nothing may have become another.
        assert not [note for note in verdict.notes if "plays it otherwise" in note]


@pytest.mark.parametrize("name", KEPT)
def test_each_line_is_written_as_it_was(name: str, tmp_path: Path) -> None:
    journal, _ = unpacked(name, tmp_path)
    first, *rows = (stated(row)[0] for row in journal.read_bytes().splitlines())
    for row in rows:
        assert msgspec.json.encode(msgspec.json.decode(row, type=Line)) == row
    header = msgspec.json.encode(msgspec.json.decode(first, type=Header))
    # A header says more today: what it said then it says in the same words.
    assert msgspec.json.decode(header).items() >= msgspec.json.decode(first).items()


@pytest.mark.parametrize("name", KEPT)
def test_it_is_shown_at_any_line_and_taken_back_to_its_first(name: str, tmp_path: Path) -> None:
    journal, _ = unpacked(name, tmp_path)
    opened = read(journal)
    table = table_at(opened, 0)
    back = [apply_all(table, line.moves) for line in opened.lines]
    assert table == table_at(opened, len(opened.lines))
    for inverses in reversed(back):
        apply_all(table, inverses)
    assert table == table_at(opened, 0)


def goes_on_by_hand(host: Host, opened: Opened) -> None:
    """A game whose cards the referee plays otherwise today: it says from which line on, and nothing is lost."""
    assert opened.header.mode == "strict"
    assert re.search(r"From line \d+ on the rules do something else", host.damage)
    assert opened.header.rules[:8] in host.damage
    assert host.table.mode == "manual"
    assert host.lines[: len(opened.lines)] == opened.lines
    was = table_at(opened, len(opened.lines))
    assert host.table.copies == was.copies and host.table.seats == was.seats
    assert host.submit(0, r.Roll()).accepted


@pytest.mark.parametrize("name", KEPT)
def test_it_goes_on(name: str, tmp_path: Path) -> None:
    journal, _ = unpacked(name, tmp_path)
    before = journal.read_bytes()
    opened = read(journal)
    host = Host.resume(catalogue(), journal)
    try:
        if host.damage:
            goes_on_by_hand(host, opened)
            return
        assert host.lines == opened.lines
        for client in everyone(host):
            assert client.table == cut(table_at(opened, len(opened.lines)), client.seat)
        strict = host.table.mode == "strict" and not host.table.over
        assert (host.asked(0) is not None) == strict
        assert host.submit(0, r.Roll()).accepted
        if strict:
            asked = host.asked(host.asked(-1).seat)
            assert asked is not None
            reply = host.submit(asked.seat, r.Pick(asked.number, len(asked.options) - 1))
            assert reply.accepted, reply.reason
    finally:
        host.close()
    after = journal.read_bytes()
    assert after[: len(before)] == before
    assert verify(journal, catalogue()).honest
