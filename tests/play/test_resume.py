"""Continue: whatever line a journal ends at, the very same game goes on from there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.game import SEED, any_request, by_chance, by_leave, canonical, catalogue, distinct
from tests.play.desk import ALEXIS, SARAH, Desk, pool
from vtes_desktop.play import requests as r
from vtes_desktop.play.games import lay_out
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import apply_all
from vtes_desktop.table.chance import Chance, commitment
from vtes_desktop.table.journal import JournalError, Line, Options, read
from vtes_desktop.table.moves import BANK
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import Copy, Place, Table, on

CARDS, PLAYERS = distinct(3)


def state(host: Host) -> bytes:
    """All that a game is: the table, what every seat knows and heard, what can be taken back, what chance brings."""
    return canonical(
        (
            host.table,
            [host.snapshot(seat) for seat in range(-1, 3)],
            host._history.done,
            host._history.undone,
            host._chance.drawn,
            host._new_id.given,
        )
    )


def still() -> float:
    """A clock that stands, so that two games can be compared to the byte."""
    return 0.0


def begin(path: Path) -> Host:
    return Host.start(CARDS, path, new_header(PLAYERS, Options(), seed=SEED, created=None), still)


def play(host: Host, seed: int, steps: int) -> list[tuple[int, r.Request]]:
    """Random requests; returns those that were granted and written down."""
    choose = by_chance(seed)
    granted = []
    for _ in range(steps):
        seat = choose(3)
        request = any_request(cut(host.table, seat), seat, choose, wild=50)
        lines = len(host.lines)
        host.submit(seat, request)
        if len(host.lines) > lines:
            granted.append((seat, request))
    return granted


@pytest.mark.parametrize("seed", [1, 2])
def test_continuing_at_any_line_is_the_game_as_it_was(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.vtes-game"
    host = begin(path)
    states = [state(host)]
    choose = by_chance(seed)
    while len(host.lines) < 70:
        seat = choose(3)
        lines = len(host.lines)
        host.submit(seat, any_request(cut(host.table, seat), seat, choose))
        if len(host.lines) > lines:
            states.append(state(host))
    host.close()
    rows = path.read_bytes().splitlines(keepends=True)
    other = tmp_path / "other.vtes-game"
    for lines in range(1, len(rows)):
        other.write_bytes(b"".join(rows[: lines + 1]))
        again = Host.resume(CARDS, other, still)
        assert state(again) == states[lines - 1], f"continued at line {lines}"
        assert again.damage == ""
        again.close()
        assert other.read_bytes() == b"".join(rows[: lines + 1]), "continuing alone writes nothing"


@pytest.mark.parametrize("lines", [0, 1, 7, 30, 59])
def test_a_game_that_was_continued_goes_on_to_the_same_byte(tmp_path: Path, lines: int) -> None:
    """Shuffles, rolls and new ids after Continue are those that would have come without it."""
    path, other = tmp_path / "game.vtes-game", tmp_path / "other.vtes-game"
    host = begin(path)
    granted = play(host, 5, 150)
    host.close()
    assert len(granted) > 60
    rows = path.read_bytes().splitlines(keepends=True)
    other.write_bytes(b"".join(rows[: lines + 1]))
    again = Host.resume(CARDS, other, still)
    for seat, request in granted[max(0, lines - 1) :]:
        assert again.submit(seat, request).accepted
    again.close()
    assert other.read_bytes() == path.read_bytes()


def test_a_journal_torn_in_its_deal_is_dealt_again(tmp_path: Path) -> None:
    path = tmp_path / "game.vtes-game"
    host = begin(path)
    dealt = state(host)
    host.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-200])
    again = Host.resume(CARDS, path, still)
    assert state(again) == dealt
    again.close()
    assert path.read_bytes() == whole


def test_refused_and_asked_requests_use_up_neither_ids_nor_chance(tmp_path: Path) -> None:
    path, other = tmp_path / "game.vtes-game", tmp_path / "other.vtes-game"
    for each, bother in ((path, False), (other, True)):
        host = begin(each)
        for _ in range(5):
            if bother:
                vampire = host.table.pile(0, "uncontrolled")[0]
                in_hand = host.table.pile(0, "hand")[0]
                assert not host.submit(0, r.Put((in_hand, vampire), Place(0, "hand"))).accepted
                assert not host.submit(0, r.Put((vampire, 3), Place(0, "crypt"))).accepted
                assert not host.submit(0, r.Roll(1)).accepted
            for request in (r.Draw(), r.Roll(), r.ShuffleDeck("library")):
                assert host.submit(0, request).accepted
        host.close()
    assert path.read_bytes() == other.read_bytes()


def test_what_goes_through_all_cards_goes_in_the_order_in_which_they_lie(tmp_path: Path) -> None:
    """Not in that of their ids' coming and going, which a refused request changes and Continue does not repeat."""
    desk = Desk(tmp_path, 2)
    first, second = desk.vampire(SARAH), desk.vampire(SARAH)
    desk.do(SARAH, r.LockCards((first.id, second.id)))
    desk.refused(SARAH, r.Put((first.id, desk.table.pile(SARAH, "hand")[0]), Place(SARAH, "crypt")))
    lines = len(desk.host.lines)
    desk.do(SARAH, r.EndTurn(), r.EndTurn(), r.Oust(SARAH))
    moves = [line.moves for line in desk.host.lines[lines:]]
    assert m.Lock(first.id, False) in moves[1]
    desk.host.close()
    rows = desk.path.read_bytes().splitlines(keepends=True)
    desk.path.write_bytes(b"".join(rows[: lines + 1]))
    host = Host.resume(desk.cards, desk.path)
    for request in (r.EndTurn(), r.EndTurn(), r.Oust(SARAH)):
        assert by_leave(host, SARAH, request).accepted
    assert [line.moves for line in host.lines[lines:]] == moves
    host.close()


def test_taking_back_to_the_deal_and_again_passes_the_same_tables(tmp_path: Path) -> None:
    host = begin(tmp_path / "game.vtes-game")
    tables: list[Table] = []
    choose = by_chance(11)
    leave_out = (r.TakeBack, r.Again, r.TellSeed)
    while len(tables) < 120:
        seat = choose(3)
        request = any_request(cut(host.table, seat), seat, choose)
        before = cut_all(host)
        if isinstance(request, leave_out):
            continue
        by_leave(host, seat, request)
        if len(host._history.done) > len(tables):
            tables.append(before)
    last = cut_all(host)
    for table in reversed(tables):
        assert by_leave(host, choose(3), r.TakeBack()).accepted
        assert cut_all(host) == table
    assert host.submit(0, r.TakeBack()).reason == "There is nothing left to take back."
    for table in [*tables[1:], last]:
        assert by_leave(host, choose(3), r.Again()).accepted
        assert cut_all(host) == table
    assert host.submit(0, r.Again()).reason == "Nothing was taken back."
    host.close()


def cut_all(host: Host) -> Table:
    """A true copy of the table, all of it."""
    return msgspec.json.decode(msgspec.json.encode(host.table), type=Table)


def test_taking_back_survives_continue(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 3)
    for amount in (1, 2, 3):
        desk.do(SARAH, r.Blood(pool(SARAH), BANK, amount))
    desk.do(SARAH, r.TakeBack(), r.TakeBack())
    host = desk.resume()
    assert host.table.seats[SARAH].pool == 29
    assert host.submit(SARAH, r.Again()).accepted
    assert host.table.seats[SARAH].pool == 27
    assert host.submit(SARAH, r.TakeBack()).accepted
    assert host.submit(SARAH, r.TakeBack()).accepted
    assert host.table.seats[SARAH].pool == 30
    assert not host.submit(SARAH, r.TakeBack()).accepted, "the deal stays"
    host.close()


def test_the_journal_alone_is_the_game(tmp_path: Path) -> None:
    """Header, moves and nothing else: no rules, no catalogue, no chance."""
    path = tmp_path / "game.vtes-game"
    host = begin(path)
    play(host, 3, 300)
    table = cut_all(host)
    host.close()
    opened = read(path)
    replayed = lay_out(opened.header)
    for line in opened.lines:
        apply_all(replayed, line.moves)
    assert replayed == table


def test_every_shuffle_and_roll_of_a_journal_can_be_checked(tmp_path: Path) -> None:
    """With the seed told after the game: it fits the commitment, and each draw is what the seed gives."""
    path = tmp_path / "game.vtes-game"
    host = begin(path)
    for seat in range(3):
        for request in (r.Roll(), r.Roll(2), r.ShuffleDeck("crypt"), r.RandomCard(0), r.Look("library")):
            assert by_leave(host, seat, request).accepted
        assert host.submit(seat, r.StopLooking("library")).accepted
    assert by_leave(host, 0, r.TakeBack()).accepted
    host.close()
    opened = read(path)
    assert commitment(opened.header.seed) == opened.header.commitment
    numbers: list[int] = []
    for line in opened.lines:
        for move in line.moves:
            if isinstance(move, m.Shuffle) and move.draw >= 0:
                assert Chance(opened.header.seed, move.draw).order(len(move.order))[1] == move.order
                numbers.append(move.draw)
        for draw in line.draws:
            assert Chance(opened.header.seed, draw[0]).number(draw[1]) == draw
            numbers.append(draw[0])
    assert sorted(numbers) == list(range(len(numbers))), "no draw was left out or made twice"
    assert len(numbers) == 6 + 3 * 5


# Lines that read well and can't be played


HOSTILE: dict[str, dict[str, object]] = {
    "a card that is not there": {"moves": (m.Lock(123456789),)},
    "more pool than there is": {"moves": (m.MoveBlood(m.Purse("pool", 0), BANK, 31),)},
    "pool of nobody": {"moves": (m.MoveBlood(m.Purse("pool", -1), BANK, 1),)},
    "counters beyond measure": {"moves": (m.MoveBlood(BANK, m.Purse("pool", 0), 2**62),)},
    "a number beyond measure": {"moves": (m.SetCounter(0, "transfers", 10**400),)},
    "half of it sound": {"moves": (m.GiveEdge(1), m.GiveEdge(99))},
    "a seat below the first": {"moves": (m.Shuffle(-1, "crypt", (), ()),)},
    "a card on itself": {"moves": (m.Create(Copy(5, 1, "crypt", 0, 0, Place(0, "ready"))), m.MoveCard(5, on(5)))},
    "a card in two places": {"moves": (m.Create(Copy(5, 1, "crypt", 0, 0, Place(0, "ready"), attached=[5])),)},
    "points in thirds": {"moves": (m.SetScore(0, 1 / 3),)},
    "a turn below the first": {"moves": (m.SetPhase(-(10**30), 1, 0, "unlock"),)},
    "a region of another game": {"moves": (m.Shuffle(0, "attic", (), ()),)},
    "taken back before it was done": {"back": 99},
    "the deal taken back": {"back": 1},
    "done again before it was taken back": {"again": 2},
}


@pytest.mark.parametrize("parts", HOSTILE.values(), ids=HOSTILE)
def test_a_line_that_can_not_be_played_ends_the_game_there(tmp_path: Path, parts: dict[str, object]) -> None:
    path = tmp_path / "game.vtes-game"
    host = begin(path)
    for _ in range(3):
        assert host.submit(0, r.Draw()).accepted
    good = state(host)
    assert host.submit(0, r.Draw()).accepted
    assert host.submit(0, r.Draw()).accepted
    host.close()
    rows = path.read_bytes().splitlines()
    line = msgspec.structs.replace(msgspec.json.decode(rows[5], type=Line), **parts)
    damaged = b"\n".join([*rows[:5], msgspec.json.encode(line), *rows[6:]]) + b"\n"
    path.write_bytes(damaged)
    again = Host.resume(CARDS, path, still)
    assert state(again) == good
    assert "damaged at line 6" in again.damage
    assert "2 later entries were lost" in again.damage
    assert path.with_name(path.name + ".damaged-1").read_bytes() == damaged
    assert again.submit(0, r.Draw()).accepted
    again.close()
    sound = Host.resume(CARDS, path, still)
    assert sound.damage == ""
    assert len(sound.lines) == 5
    sound.close()


def test_a_game_of_cards_that_the_list_does_not_have_is_played_all_the_same(tmp_path: Path) -> None:
    """A newer list made it; here the cards have no name, but they move."""
    path = tmp_path / "game.vtes-game"
    host = begin(path)
    host.close()
    again = Host.resume(catalogue(), path)
    hand = again.table.pile(SARAH, "hand")
    assert again.submit(SARAH, r.Play(hand[0])).accepted
    vampire = again.table.pile(SARAH, "uncontrolled")[0]
    assert again.submit(SARAH, r.Put((vampire,), Place(SARAH, "ready"))).accepted
    again.close()


def test_the_referee_does_not_come_to_cards_that_the_list_does_not_have(tmp_path: Path) -> None:
    """A strict game of a newer list opens in manual mode, and says why."""
    path = tmp_path / "game.vtes-game"
    host = begin(path)
    assert by_leave(host, SARAH, r.SwitchMode("strict")).accepted
    host.close()
    again = Host.resume(catalogue(), path)
    assert again.table.mode == "manual"
    assert "card list has no card number 9000000" in again.damage
    assert "card list has no card number 9000000" in by_leave(again, SARAH, r.SwitchMode("strict")).reason
    assert again.submit(SARAH, r.Draw()).accepted
    again.close()


def test_a_strict_game_of_unknown_cards_is_dealt_in_manual_mode(tmp_path: Path) -> None:
    header = msgspec.structs.replace(new_header(PLAYERS, Options(), seed=SEED), mode="strict")
    host = Host.start(catalogue(), tmp_path / "game.vtes-game", header)
    assert host.table.mode == "manual"
    assert len(host.table.pile(SARAH, "hand")) == 7
    host.close()


def test_a_game_that_can_not_be_opened_by_a_fault_of_ours_does_not_stay_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.vtes-game"
    begin(path).close()

    def fault(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(Host, "_replay", fault)
        with pytest.raises(ZeroDivisionError):
            Host.resume(CARDS, path)
    Host.resume(CARDS, path).close()


def test_a_game_that_is_open_elsewhere_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "game.vtes-game"
    host = begin(path)
    before = path.read_bytes()
    with pytest.raises(JournalError, match="another window"):
        Host.resume(CARDS, path)
    assert path.read_bytes() == before
    assert host.submit(ALEXIS, r.Draw()).accepted
    host.close()
    Host.resume(CARDS, path).close()
