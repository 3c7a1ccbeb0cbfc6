"""Forged journals: whatever a host writes into any field, it is found or leads to the same game; nothing breaks.

The forger has the seed and so writes checksums that fit. Only a transcript binds it: with one every change is found.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.game import catalogue, examples
from tests.play.test_verify import Played
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.transcript import TranscriptError
from vtes_desktop.play.verify import Verdict, verify
from vtes_desktop.table import moves as m
from vtes_desktop.table.chance import MOST_SIDES, Chance
from vtes_desktop.table.journal import Header, Journal, JournalError, Line, checksum, read


@pytest.fixture(scope="module", params=["manual", "strict"])
def game(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Played:
    """A short game, played by hand or by the rules."""
    strict = request.param == "strict"
    return Played(tmp_path_factory.mktemp(request.param), 5, strict=strict, steps=60)


# -- a change somewhere in the file ------------------------------------------------------------------------------------

ODD = (-(2**63), -1, 0, 1, 2, 3, 1000, 2**31, 2**33, 10**9, 2**63, 2**64, 10**30, 0.5, -0.5, 1e300, True, False, None)
ODD_WORDS = ("", "\x00", "a\nb", "<img src=x>", "ready", "library", "pool", "strict", "\U0001f9db" * 300, "ab" * 32)


def changed(value: object, data: st.DataObject) -> object:
    """The value with one thing in it, at any depth, changed, dropped, doubled or added."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 9)):
        key = data.draw(st.sampled_from(sorted(value)))
        if data.draw(st.integers(0, 9)) == 0:
            return {each: value[each] for each in value if each != key}
        return {**value, key: changed(value[key], data)}
    if isinstance(value, list) and value and data.draw(st.integers(0, 9)):
        at = data.draw(st.integers(0, len(value) - 1))
        match data.draw(st.integers(0, 5)):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return [*value[: at + 1], *value[at:]]
        return [*value[:at], changed(value[at], data), *value[at + 1 :]]
    if isinstance(value, int) and data.draw(st.booleans()):
        return value + data.draw(st.integers(-3, 3))
    return data.draw(st.sampled_from((*ODD, *ODD_WORDS, [], {}, [0], [[]])))


def written(rows: list[bytes], seed: str, path: Path) -> None:
    """Rows as a journal, each with the checksum that fits."""
    sum_, out = "", []
    for row in rows:
        sum_ = checksum(seed, sum_, row)
        out.append(row[:-1] + b',"sum":"' + sum_.encode() + b'"}\n')
    path.write_bytes(b"".join(out))


def bare(game: Played) -> list[bytes]:
    return [re.sub(rb',"sum":"[0-9a-f]{32}"\}$', b"}", row) for row in game.path.read_bytes().splitlines()]


def outcome(path: Path, seen: Path | None = None) -> Verdict | str:
    try:
        return verify(path, catalogue(), seen)
    except (JournalError, TranscriptError) as error:
        return str(error)


def what_happened(lines: list[Line]) -> list[object]:
    """All that follows from what was asked: what lay where, what chance brought, what was said."""
    return [
        (line.moves, line.log, line.back, line.again, line.draws, line.drawn, line.given, line.at) for line in lines
    ]


@hypothesis_settings(max_examples=examples(30))
@given(data=st.data())
def test_a_change_in_any_field_is_found_or_leads_to_the_same_game(data: st.DataObject, game: Played) -> None:
    rows = bare(game)
    seed = read(game.path).header.seed
    at = data.draw(st.integers(0, len(rows) - 1), "line")
    forged = msgspec.json.encode(changed(msgspec.json.decode(rows[at]), data))
    if not forged.endswith(b"}") or msgspec.json.decode(forged) == msgspec.json.decode(rows[at]):
        return
    path = game.path.with_name("forged.vtes-game")
    written([*rows[:at], forged, *rows[at + 1 :]], seed, path)
    alone = outcome(path)
    if isinstance(alone, Verdict) and alone.honest:
        assert what_happened(read(path).lines) == what_happened(read(game.path).lines)
        assert any("No transcript" in note for note in alone.notes)
    if isinstance(alone, Verdict) and alone.lie is not None:
        assert is_a_sentence(str(alone.lie))
    against = outcome(path, game.seen)
    assert isinstance(against, str) or against.lie is not None


def is_a_sentence(told: str) -> bool:
    """Whether an accusation is words: no JSON, no name of a class or a field of this program."""
    own = [m.__name__, *(each.__name__ for each in m.Move.__args__ if each.__name__ not in ("Leave", "Turn", "Lock"))]
    code = re.search(r'[{}]|\[\[|":|\w\(\w+=|None\b|frozenset', told)
    return code is None and told.endswith(".") and not any(re.search(rf"\b{name}\(", told) for name in own)


@hypothesis_settings(max_examples=examples(20))
@given(data=st.data())
def test_a_journal_with_anything_in_any_field_is_opened_or_refused(data: st.DataObject, game: Played) -> None:
    rows = bare(game)
    at = data.draw(st.integers(0, len(rows) - 1), "line")
    forged = msgspec.json.encode(changed(msgspec.json.decode(rows[at]), data))
    path = game.path.with_name("opened.vtes-game")
    written(
        [*rows[:at], forged if forged.endswith(b"}") else b"{}", *rows[at + 1 :]], read(game.path).header.seed, path
    )
    try:
        Host.resume(catalogue(), path).close()
    except JournalError as error:
        assert "\n" not in str(error)


@hypothesis_settings(max_examples=examples(20))
@given(data=st.data())
def test_a_change_in_a_transcript_is_found_or_refused(data: st.DataObject, game: Played) -> None:
    """The other way round: a guest that forges what it was told accuses nobody without being asked for the file."""
    rows = game.seen.read_bytes().splitlines()
    at = data.draw(st.integers(0, len(rows) - 1), "line")
    rows[at] = msgspec.json.encode(changed(msgspec.json.decode(rows[at]), data))
    seen = game.seen.with_name("forged.vtes-seen")
    seen.write_bytes(b"".join(row + b"\n" for row in rows))
    verdict = outcome(game.path, seen)
    assert isinstance(verdict, (str, Verdict))
    if isinstance(verdict, Verdict) and verdict.lie is not None:
        assert is_a_sentence(str(verdict.lie))


# -- numbers that drive a loop -----------------------------------------------------------------------------------------


def forge(game: Played, change: Callable[[Header, list[Line]], tuple[Header, list[Line]]]) -> Path:
    opened = read(game.path)
    header, lines = change(opened.header, list(opened.lines))
    path = game.path.with_name("forged.vtes-game")
    path.unlink(missing_ok=True)
    journal = Journal.create(path, header)
    for line in lines:
        journal.append(line)
    journal.close()
    return path


@pytest.mark.parametrize("sides", [-1, 0, 2**32 + 1, 2**33, 10**18])
def test_a_die_of_any_number_of_sides_ends(game: Played, sides: int) -> None:
    def loaded(header: Header, lines: list[Line]) -> tuple[Header, list[Line]]:
        at = next(place for place, line in enumerate(lines) if line.draws)
        draw, _, came = lines[at].draws[0]
        return header, [*lines[:at], replace(lines[at], draws=((draw, sides, came),)), *lines[at + 1 :]]

    verdict = verify(forge(game, loaded), catalogue())
    assert verdict.lie is not None
    assert f"one of {sides} numbers" in str(verdict.lie)
    with pytest.raises(ValueError, match="can't be drawn"):
        Chance("ab" * 32).number(sides)


def test_the_largest_die_is_drawn() -> None:
    assert 0 <= Chance("ab" * 32).number(MOST_SIDES)[2] < MOST_SIDES
    assert Chance("ab" * 32).number(1) == (0, 1, 0)


@pytest.mark.parametrize("far", [10**9, 2**62])
@pytest.mark.parametrize("name", ["drawn", "given"])
def test_a_number_of_draws_beyond_all_games_takes_no_memory(game: Played, name: str, far: int) -> None:
    def leaps(header: Header, lines: list[Line]) -> tuple[Header, list[Line]]:
        return header, [*lines[:5], msgspec.structs.replace(lines[5], **{name: far}), *lines[6:]]

    path = forge(game, leaps)
    verdict = verify(path, catalogue())
    assert verdict.lie is not None
    try:
        Host.resume(catalogue(), path).close()
    except JournalError as error:
        assert str(error)


@pytest.mark.parametrize("sides", [1, 1001, 2**33])
def test_nobody_rolls_a_die_that_is_none(game: Played, sides: int, tmp_path: Path) -> None:
    path = tmp_path / "copy.vtes-game"
    path.write_bytes(b"".join(game.path.read_bytes().splitlines(keepends=True)[:10]))
    host = Host.resume(catalogue(), path)
    assert not host.submit(0, r.Roll(sides)).accepted
    host.close()
