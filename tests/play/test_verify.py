"""``game verify``: honest games are found honest, and no change of a journal goes unsaid."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.game import any_request, by_chance, by_leave, catalogue, everyone, examples, header, starters
from tests.play.test_mixing import mixed
from vtes_desktop.__main__ import main
from vtes_desktop.bots.random_player import RandomPlayer, play_out
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.transcript import Transcript, TranscriptError
from vtes_desktop.play.updates import Update
from vtes_desktop.play.verify import Verdict, verify
from vtes_desktop.table import moves as m
from vtes_desktop.table.chance import commitment
from vtes_desktop.table.journal import Header, Journal, JournalError, Line, Options, read, stated
from vtes_desktop.table.sight import Changes


class Played:
    """A game that was played, with what the second seat and a spectator were told."""

    def __init__(self, folder: Path, seed: int, strict: bool = False, steps: int = 120) -> None:
        choose = by_chance(seed)
        mode = new_header(starters(3), Options(), seed="5a" * 32, mode="strict") if strict else header(3)
        mixing, _ = mixed(mode, 0, 1, 2)
        self.path = folder / "game.vtes-game"
        self.seen = folder / "game.vtes-seen"
        host = Host.start(catalogue(), self.path, mixing.header(), lambda: 0.0)
        transcript = Transcript(self.seen)
        transcript.began(host.join(1, transcript.heard))
        clients = everyone(host)
        if strict:
            players = [RandomPlayer(client, f"{seed} {client.seat}") for client in clients[:3]]
            for _ in range(steps // 20):
                play_out(players, 15)
                host.submit(choose(3), r.Roll())
                host.submit(choose(3), r.Chat("hm."))
                for request in (r.TakeBack(), r.Again()) if choose(2) else (r.TakeBack(),):
                    by_leave(host, 0, request)
        else:
            for _ in range(steps):
                seat = choose(3)
                by_leave(host, seat, any_request(clients[seat].table, seat, choose))
        host.submit(0, r.Roll(20))
        by_leave(host, 0, r.EndGame())
        by_leave(host, 0, r.TellSeed())
        host.close()
        transcript.close()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return Played(tmp_path_factory.mktemp("manual"), 7)


@pytest.fixture(scope="module")
def strict_game(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return Played(tmp_path_factory.mktemp("strict"), 3, strict=True)


def forged(game: Played, folder: Path, change: Callable[[Header, list[Line]], tuple[Header, list[Line]]]) -> Path:
    """The game written anew by a host that lies, with checksums that fit."""
    opened = read(game.path)
    first, lines = change(opened.header, list(opened.lines))
    path = folder / "forged.vtes-game"
    journal = Journal.create(path, first)
    for line in lines:
        journal.append(line)
    journal.close()
    return path


# -- honest games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(examples(4)))
def test_games_by_hand_are_found_honest_with_what_a_seat_saw(tmp_path: Path, seed: int) -> None:
    played = Played(tmp_path, seed)
    verdict = verify(played.path, catalogue(), played.seen)
    assert verdict.lie is None
    assert verdict.lines == len(read(played.path).lines)
    assert verdict.told >= verdict.lines
    assert verdict.shuffles >= 6
    assert not verdict.notes


@pytest.mark.parametrize("seed", range(examples(2)))
def test_strict_games_with_take_backs_are_found_honest(tmp_path: Path, seed: int) -> None:
    played = Played(tmp_path, seed, strict=True)
    verdict = verify(played.path, catalogue(), played.seen)
    assert verdict.lie is None
    assert verdict.lines > 40
    assert any(line.back for line in read(played.path).lines)


def test_a_game_that_was_continued_is_one_game(tmp_path: Path) -> None:
    host = Host.start(catalogue(), tmp_path / "game.vtes-game", header(3))
    host.submit(0, r.Draw())
    host.close()
    again = Host.resume(catalogue(), tmp_path / "game.vtes-game")
    again.submit(1, r.ShuffleDeck("library"))
    again.close()
    verdict = verify(tmp_path / "game.vtes-game", catalogue())
    assert verdict.lie is None
    assert verdict.lines == 3
    said = ["No seat gave a random number", "line 4, before the game is over", "No transcript"]
    assert [words in note for words, note in zip(said, verdict.notes, strict=True)] == [True] * 3


# -- cut off and cut out -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("without", [range(1000), range(1), range(20, 1000), range(20, 21)])
def test_checksums_that_are_missing_were_taken_away(game: Played, tmp_path: Path, without: range) -> None:
    rows = game.path.read_bytes().split(b"\n")
    path = tmp_path / "bare.vtes-game"
    path.write_bytes(b"\n".join(stated(row)[0] if n in without else row for n, row in enumerate(rows)))
    verdict = verify(path, catalogue())
    assert verdict.lie is not None
    assert verdict.lie.row == without[0] + 1
    assert "no checksum" in str(verdict.lie)


def test_where_a_journal_ends_is_said(game: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = game.path.read_bytes().splitlines(keepends=True)
    path = tmp_path / "short.vtes-game"
    path.write_bytes(b"".join(rows[:30]))
    assert main(["game", "verify", str(path)]) == 0
    assert "“short.vtes-game” ends at line 30, before the game is over" in capsys.readouterr().err
    assert main(["game", "verify", str(path), "--seen", str(game.seen)]) == 1
    told = capsys.readouterr().out
    assert f"“short.vtes-game” ends at line 30, but Alexis was told of line {len(rows)}" in told
    path.write_bytes(b"".join(rows[:30]) + rows[30][:-9])
    assert main(["game", "verify", str(path)]) == 0
    assert "ends in the middle of line 31" in capsys.readouterr().err


def test_where_a_transcript_ends_is_said(game: Played, tmp_path: Path) -> None:
    seen = tmp_path / "left.vtes-seen"
    entries = game.seen.read_bytes().splitlines(keepends=True)
    seen.write_bytes(b"".join(entries[:20]))
    verdict = verify(game.path, catalogue(), seen)
    assert verdict.honest
    assert any("The transcript ends at line" in note for note in verdict.notes)


# -- lies --------------------------------------------------------------------------------------------------------------


def first_shuffle(lines: list[Line]) -> m.Shuffle:
    return next(move for move in lines[0].moves if isinstance(move, m.Shuffle))


def with_moves(line: Line, change: Callable[[m.Move], m.Move]) -> Line:
    return replace(line, moves=tuple(change(move) for move in line.moves))


def stacked(first: Header, lines: list[Line]) -> tuple[Header, list[Line]]:
    """The host puts another card on top of a crypt."""
    shuffle = first_shuffle(lines)
    order = (shuffle.order[1], shuffle.order[0], *shuffle.order[2:])
    return first, [
        with_moves(lines[0], lambda move: replace(move, order=order) if move == shuffle else move),
        *lines[1:],
    ]


def traced(first: Header, lines: list[Line]) -> tuple[Header, list[Line]]:
    """The host gives ids that it can tell the others of."""
    shuffle = first_shuffle(lines)
    becomes = (shuffle.becomes[0] + 1, *shuffle.becomes[1:])
    return first, [
        with_moves(lines[0], lambda move: replace(move, becomes=becomes) if move == shuffle else move),
        *lines[1:],
    ]


def loaded(first: Header, lines: list[Line]) -> tuple[Header, list[Line]]:
    """The host's die came otherwise."""
    at = next(place for place, line in enumerate(lines) if line.draws)
    draw, size, came = lines[at].draws[0]
    lines[at] = replace(lines[at], draws=((draw, size, (came + 1) % size), *lines[at].draws[1:]))
    return first, lines


def skipped(first: Header, lines: list[Line]) -> tuple[Header, list[Line]]:
    """The host passes over a draw that it did not like."""
    at = next(place for place, line in enumerate(lines) if line.draws)
    lines[at] = replace(lines[at], drawn=lines[at].drawn + 1)
    return first, lines


def other_seed(first: Header, lines: list[Line]) -> tuple[Header, list[Line]]:
    return replace(first, seed="77" * 32), lines


def rich(first: Header, lines: list[Line]) -> tuple[Header, list[Line]]:
    """The host gives itself pool, as if it belonged to the last request."""
    gift = m.MoveBlood(m.BANK, m.Purse("pool", 0), 5)
    lines[5] = replace(lines[5], moves=(*lines[5].moves, gift))
    return first, lines


def without_a_line(first: Header, lines: list[Line]) -> tuple[Header, list[Line]]:
    at = next(place for place, line in enumerate(lines) if line.draws)
    return first, [replace(line, n=place + 1) for place, line in enumerate([*lines[:at], *lines[at + 1 :]])]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (stacked, "crypt of Sarah was not shuffled as committed"),
        (traced, "id that was not the next"),
        (loaded, "did not come as committed"),
        (skipped, "not the next ones"),
        (other_seed, "not the one that was committed to"),
        (rich, "does not lead to these moves"),
        (without_a_line, "not the next ones|can’t be made|does not lead"),
    ],
)
def test_a_lying_host_is_found(
    game: Played,
    tmp_path: Path,
    change: Callable[[Header, list[Line]], tuple[Header, list[Line]]],
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = forged(game, tmp_path, change)
    verdict = verify(path, catalogue())
    assert verdict.lie is not None
    assert re.search(said, verdict.lie.what)
    assert main(["game", "verify", str(path)]) == 1
    assert re.search(rf"Not as committed. Line {verdict.lie.row}[ :].*({said})", capsys.readouterr().out)


def test_a_host_that_committed_to_the_other_seed_is_found_by_who_was_told(game: Played, tmp_path: Path) -> None:
    """The whole game played with another seed and its commitment: only the transcript can tell."""
    path = tmp_path / "other.vtes-game"
    first = replace(read(game.path).header, seed="77" * 32, commitment=commitment("77" * 32))
    Host.start(catalogue(), path, first).close()
    assert verify(path, catalogue()).honest
    verdict = verify(path, catalogue(), game.seen)
    assert verdict.lie is not None


def test_a_journal_that_is_not_what_the_seat_was_told_is_found(game: Played, tmp_path: Path) -> None:
    """The host says nothing of the last lines any more, or writes them anew."""
    shorter = forged(game, tmp_path, lambda first, lines: (first, lines[:-2]))
    assert verify(shorter, catalogue()).honest
    verdict = verify(shorter, catalogue(), game.seen)
    assert verdict.lie is not None
    assert "but Alexis was told of line" in verdict.lie.what


def test_an_update_that_shows_what_was_not_so_is_found(game: Played, tmp_path: Path) -> None:
    rows = game.seen.read_bytes().splitlines(keepends=True)
    at = next(place for place, row in enumerate(rows) if b'"update"' in row and b'"seats":[[' in row)
    said = msgspec.json.decode(rows[at])
    said["update"]["changes"]["seats"][0][2] += 1  # pool
    rows[at] = msgspec.json.encode(said) + b"\n"
    seen = tmp_path / "seen.vtes-seen"
    seen.write_bytes(b"".join(rows))
    verdict = verify(game.path, catalogue(), seen)
    assert verdict.lie is not None
    assert re.search(
        "Alexis was shown something else than what was so: pool of (Sarah|Alexis|Justin)", str(verdict.lie)
    )


def test_an_update_kept_from_a_seat_is_found(game: Played, tmp_path: Path) -> None:
    rows = game.seen.read_bytes().splitlines(keepends=True)
    at = next(place for place, row in enumerate(rows) if place >= 20 and b'"changes":{}' not in row)
    del rows[at]
    seen = tmp_path / "seen.vtes-seen"
    seen.write_bytes(b"".join(rows))
    verdict = verify(game.path, catalogue(), seen)
    assert verdict.lie is not None


def outcome(path: Path, seen: Path | None = None) -> Verdict | str:
    """The verdict, or why the file was refused."""
    try:
        return verify(path, catalogue(), seen)
    except (JournalError, TranscriptError) as error:
        return str(error)


@hypothesis_settings(max_examples=examples(60))
@given(data=st.data())
def test_any_changed_byte_is_refused_or_said(data: st.DataObject, game: Played) -> None:
    whole = game.path.read_bytes()
    at = data.draw(st.integers(0, len(whole) - 1))
    other = data.draw(st.integers(0, 255).filter(lambda byte: byte != whole[at]))
    path = game.path.with_name("changed.vtes-game")
    path.write_bytes(whole[:at] + bytes([other]) + whole[at + 1 :])
    verdict = outcome(path)
    # The file's last line break alone can be missing: a program that dies as it writes leaves that.
    assert isinstance(verdict, str) or verdict.lie is not None or verdict.notes


@hypothesis_settings(max_examples=examples(15))
@given(data=st.data())
def test_any_changed_byte_of_a_strict_game_is_refused_or_said(data: st.DataObject, strict_game: Played) -> None:
    whole = strict_game.path.read_bytes()
    at = data.draw(st.integers(0, len(whole) - 2))
    path = strict_game.path.with_name("changed.vtes-game")
    path.write_bytes(whole[:at] + bytes([whole[at] ^ data.draw(st.integers(1, 255))]) + whole[at + 1 :])
    verdict = outcome(path)
    assert isinstance(verdict, str) or verdict.lie is not None or verdict.notes


@hypothesis_settings(max_examples=examples(40))
@given(data=st.data())
def test_any_garbage_in_forged_rows_is_refused_or_said_and_never_a_fault(data: st.DataObject, game: Played) -> None:
    """A host that computes its checksums anew over nonsense: whatever it writes, a sentence comes of it."""
    path = game.path.with_name("nonsense.vtes-game")
    opened = read(game.path)
    at = data.draw(st.integers(0, min(60, len(opened.lines) - 1)))
    line = opened.lines[at]
    seat = data.draw(st.integers(-1, 2))
    request = data.draw(
        st.one_of(
            st.just(b"null"), st.just(b'{"type":"deal"}'), st.sampled_from([bytes(x.request) for x in opened.lines])
        )
    )
    moves = data.draw(st.sampled_from([each.moves for each in opened.lines]))
    lines = [*opened.lines[:at], replace(line, seat=seat, request=msgspec.Raw(request), moves=moves)]
    path.unlink(missing_ok=True)
    journal = Journal.create(path, opened.header)
    for each in lines:
        journal.append(each)
    journal.close()
    verdict = outcome(path, game.seen)
    assert isinstance(verdict, Verdict)
    unchanged = (seat, bytes(request), moves) == (line.seat, bytes(line.request), line.moves)
    assert unchanged or verdict.lie is not None


# -- transcripts -------------------------------------------------------------------------------------------------------


def test_a_torn_transcript_is_read_up_to_there(game: Played, tmp_path: Path) -> None:
    seen = tmp_path / "seen.vtes-seen"
    seen.write_bytes(game.seen.read_bytes()[:-10])
    verdict = verify(game.path, catalogue(), seen)
    assert verdict.honest
    assert verdict.told == verify(game.path, catalogue(), game.seen).told - 1


@pytest.mark.parametrize("content", [b"\n", b"{}\n", b'{"type":"heard"}\n', b"\xff\xfe\n", b"[" * 100_000 + b"\n"])
def test_what_is_no_transcript_is_refused(game: Played, tmp_path: Path, content: bytes) -> None:
    seen = tmp_path / "seen.vtes-seen"
    seen.write_bytes(content)
    with pytest.raises(TranscriptError, match="Line 1"):
        verify(game.path, catalogue(), seen)


def test_a_transcript_on_a_failing_disk_stops_nothing(tmp_path: Path) -> None:
    transcript = Transcript(tmp_path / "no such folder" / "seen")
    assert "not being kept" in transcript.unsaved
    transcript.heard(Update(0, 0.0, Changes()))
    transcript.close()


# -- after the game ----------------------------------------------------------------------------------------------------


def test_the_seed_is_told_after_the_game_to_everyone_and_nothing_is_taken_back_then(tmp_path: Path) -> None:
    host = Host.start(catalogue(), tmp_path / "game.vtes-game", mixed(header(3), 0, 1, 2)[0].header())
    clients = everyone(host)
    assert not host.submit(1, r.TellSeed()).accepted
    assert all(client.reveal is None for client in clients)
    by_leave(host, 0, r.EndGame())
    assert host.snapshot(2).reveal is None
    by_leave(host, 1, r.TakeBack())
    by_leave(host, 0, r.EndGame())
    assert by_leave(host, 1, r.TellSeed()).accepted
    for client in clients:
        assert client.reveal is not None
        assert commitment(client.reveal.seed) == client.commitment
        assert client.reveal.numbers == client.numbers == host.header.numbers
    assert "taken back" in host.submit(0, r.TakeBack()).reason
    assert not any(client.can_take_back for client in clients)
    host.close()
    again = Host.resume(catalogue(), tmp_path / "game.vtes-game")
    assert again.snapshot(-1).reveal is not None
    assert not again.submit(0, r.TakeBack()).accepted
    again.close()


def test_no_seat_is_told_the_seed_before(game: Played) -> None:
    seed = read(game.path).header.seed.encode()
    rows = game.seen.read_bytes().splitlines()
    told = next(place for place, row in enumerate(rows) if b'"seed told"' in row)
    assert told > 40
    assert not any(seed in row for row in rows[:told])
    assert all(seed in row for row in rows[told:])


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_says_that_every_shuffle_is_as_committed(game: Played, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["game", "verify", str(game.path), "--seen", str(game.seen)]) == 0
    assert "Every shuffle of this game is as committed." in capsys.readouterr().out
    assert main(["game", "verify", str(game.path), "--chance-only"]) == 0


def test_what_is_no_game_is_neither_honest_nor_lying(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x").write_bytes(b"hello\n")
    assert main(["game", "verify", str(tmp_path / "x")]) == 2
    assert main(["game", "show", str(tmp_path / "x")]) == 2
    assert main(["game", "list", str(tmp_path / "x")]) == 2
    assert capsys.readouterr().out == ""


def test_games_are_listed_and_shown(game: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(game.path, tmp_path)
    assert main(["game", "list", str(tmp_path)]) == 0
    assert "Sarah, Alexis, Justin" in capsys.readouterr().out
    assert main(["game", "show", str(game.path)]) == 0
    shown = capsys.readouterr().out
    assert "Turn 1: Sarah" in shown
    assert "The seed is told" in shown


def test_the_table_is_shown_at_a_line(game: Played, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["game", "show", str(game.path), "--at", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("turn 1, round 1: the unlock phase")
    assert "7 in the hand" in said
    assert main(["game", "show", str(game.path), "--at", "99999"]) == 2
    assert "there is no line 99999" in capsys.readouterr().err


def test_a_game_is_profiled(game: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["game", "profile", str(game.path), "--top", "5", "--out", str(tmp_path / "p")]) == 0
    assert "function calls" in capsys.readouterr().out
    assert (tmp_path / "p").exists()
