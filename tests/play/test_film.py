"""Games as films: any moment of them is what the host's table was then, as each seat saw it; and can be played on."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest

from tests.game import catalogue
from tests.lab.field import series
from tests.play.test_verify import Played
from tests.rules.random_game import compiled
from vtes_desktop.lab.playing import file_name, play
from vtes_desktop.play.at_line import table_at
from vtes_desktop.play.film import ABOVE, Film, FilmError, read_film
from vtes_desktop.play.host import Host
from vtes_desktop.play.transcript import Began, entries
from vtes_desktop.play.verify import verify
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.play.what_if import begin_at
from vtes_desktop.table.journal import JournalError, read
from vtes_desktop.table.sight import cut, merge
from vtes_desktop.table.table import NOBODY


@pytest.fixture(scope="module")
def lab_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of computer players to its end."""
    folder = tmp_path_factory.mktemp("lab")
    plan = series("regular,random,random").plan(0, 1)
    assert play(plan, folder).ended == "ousts"
    return folder / file_name(plan)


@pytest.fixture(scope="module")
def film(lab_game: Path) -> Film:
    return read_film(lab_game)


@pytest.fixture(scope="module")
def network_game(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return Played(tmp_path_factory.mktemp("network"), 7)


def digest(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def test_every_moment_is_the_table_of_then_forwards_backwards_and_at_random(film: Film, lab_game: Path) -> None:
    opened = read(lab_game)
    before = digest(lab_game)
    wanted = [*range(0, 40), film.length, *range(film.length, film.length - 20, -1), 1, film.length // 2, 7]
    for n in wanted:
        for eyes in (0, 1, 2):
            assert film.table(n, eyes) == cut(table_at(opened, n), eyes), f"line {n}, seat {eyes}"
    assert digest(lab_game) == before


def test_what_is_shown_is_ones_own_to_change(film: Film) -> None:
    first = film.table(30, 0)
    for copy in first.copies.values():
        copy.blood += 7
        copy.attached.append(99)
    first.seats[0].piles["hand"].clear()
    assert film.table(30, 0) == film.table(30, 0) != first


def test_from_above_all_hands_are_seen_and_a_seat_sees_its_own(film: Film) -> None:
    above, own = film.table(40, ABOVE), film.table(40, 0)
    for seat in range(3):
        hand = above.pile(seat, "hand")
        assert hand and all(above.copies[i].card for i in hand)
        assert all(above.copies[i].card for i in above.pile(seat, "uncontrolled"))
    assert all(own.copies[i].card for i in own.pile(0, "hand"))
    assert own.pile(1, "hand") and not any(own.pile(1, "hand"))


def test_marks_tell_turns_actions_and_ousts(film: Film) -> None:
    final = film.table(film.length, ABOVE)
    ousts = [mark for mark in film.marks if mark.kind == "oust"]
    assert {mark.seat for mark in ousts} == {seat for seat, one in enumerate(final.seats) if not one.playing}
    for mark in film.marks:
        before, after = film.table(mark.frame - 1, ABOVE), film.table(mark.frame, ABOVE)
        match mark.kind:
            case "turn":
                assert (after.turn, after.active, after.round) == (before.turn + 1, mark.seat, mark.round) or (
                    after.turn > before.turn and after.active == mark.seat
                )
            case "oust":
                assert before.seats[mark.seat].playing and not after.seats[mark.seat].playing
            case "end":
                assert after.over and not before.over
    assert sum(mark.kind == "action" for mark in film.marks) > 10
    assert film.next_mark(0, ("oust",)) == ousts[0].frame
    assert film.next_mark(film.length, ("oust",), -1) <= ousts[-1].frame
    assert film.next_mark(film.length, ("turn",)) == film.length


def test_the_line_of_pools_is_what_the_table_has(film: Film) -> None:
    for n in range(0, film.length, 17):
        table = film.table(n, ABOVE)
        assert [film.pool(seat, n) for seat in range(3)] == [seat.pool for seat in table.seats]


def test_a_guests_film_shows_what_that_guest_was_told(network_game: Played) -> None:
    film = read_film(network_game.seen)
    assert film.eyes == (1,)
    assert not film.tells_all
    told = list(entries(network_game.seen))
    mirror = None
    for n, entry in enumerate(told, 1):
        if isinstance(entry, Began):
            mirror = entry.snapshot.table
        else:
            assert mirror is not None
            merge(mirror, entry.update.changes)
        assert mirror is not None
        if n % 9 == 0 or n == len(told):
            assert film.table(n, 1) == mirror
    assert film.length == len(told)


def test_a_host_sees_no_hand_of_guests_while_they_play(network_game: Played, tmp_path: Path) -> None:
    rows = network_game.path.read_bytes().split(b"\n")
    header = rows[0].replace(b'"player":"here"', b'"player":"person"') if b'"player"' in rows[0] else rows[0]
    if header == rows[0]:
        header = rows[0].replace(b'"deck":', b'"player":"person","deck":')
    running = tmp_path / "running.vtes-game"
    running.write_bytes(b"\n".join([header, *rows[1:40]]) + b"\n")
    film = read_film(running)
    assert film.eyes == (ABOVE,)
    assert not film.tells_all
    table = film.table(20, ABOVE)
    assert table == cut(table_at(read(running), 20), NOBODY)
    with pytest.raises(JournalError, match="still playing"):
        begin_at(read(running), 20, tmp_path)


def test_torn_and_hostile_files_are_refused_or_end_before_with_a_sentence(lab_game: Path, tmp_path: Path) -> None:
    whole = lab_game.read_bytes()
    torn = tmp_path / "torn.vtes-game"
    torn.write_bytes(whole[: len(whole) * 2 // 3])
    film = read_film(torn)
    assert 10 < film.length < read_film(lab_game).length
    rows = whole.split(b"\n")
    damaged = tmp_path / "damaged.vtes-game"
    damaged.write_bytes(b"\n".join([*rows[:50], b'{"n":50,"t":1,"seat":9}', *rows[51:]]))
    film = read_film(damaged)
    assert film.length == 49
    assert "damaged at line" in film.problem
    forged = tmp_path / "forged.vtes-game"
    impossible = b'{"n":50,"t":1.0,"seat":0,"request":null,"moves":[{"type":"lock","copy":99999999}]}'
    forged.write_bytes(b"\n".join([*rows[:50], impossible, *rows[51:]]))
    film = read_film(forged)
    assert film.length == 49
    assert "does not add up at line 50" in film.problem
    for name, data in (("empty", b""), ("words", b"hello\nworld\n"), ("short", rows[0] + b"\n"), ("null", bytes(999))):
        path = tmp_path / f"{name}.vtes-game"
        path.write_bytes(data)
        with pytest.raises(FilmError, match=r"\.$"):
            read_film(path)
        path.rename(seen := path.with_suffix(".vtes-seen"))
        with pytest.raises(FilmError):
            read_film(seen)
    with pytest.raises(FilmError, match=r"can.t be read"):
        read_film(tmp_path / "nowhere.vtes-game")


def test_a_guests_film_that_names_what_is_not_there_ends_before(network_game: Played, tmp_path: Path) -> None:
    rows = network_game.seen.read_bytes().split(b"\n")
    for hostile in (
        b'{"type":"heard","update":{"n":9,"t":1.0,"changes":{"piles":[[7,"hand",[1]]]}}}',
        b'{"type":"heard","update":{"n":9,"t":1.0,"changes":{"piles":[[0,"hand",[123456789]]]}}}',
        b'{"type":"heard","update":{"n":9,"t":1.0,"changes":{"piles":[[0,"attic",[]]]}}}',
    ):
        path = tmp_path / "hostile.vtes-seen"
        path.write_bytes(b"\n".join([*rows[:12], hostile, b""]))
        film = read_film(path)
        assert film.length == 12
        assert film.problem


@pytest.mark.parametrize(
    "field", [{"attached": [7]}, {"controller": 9}, {"kind": "joker"}, {"blood": 2**40}, {"place": [0, "nowhere", 0]}]
)
def test_a_guests_film_of_what_can_t_lie_on_a_table_is_refused(
    network_game: Played, tmp_path: Path, field: dict[str, object]
) -> None:
    first, *rows = network_game.seen.read_bytes().splitlines()
    began = msgspec.json.decode(first)
    next(iter(began["snapshot"]["table"]["copies"].values())).update(field)
    spoilt = tmp_path / network_game.seen.name
    spoilt.write_bytes(b"\n".join([msgspec.json.encode(began), *rows]) + b"\n")
    with pytest.raises(FilmError, match="no game that can be shown"):
        read_film(spoilt)


def test_a_strict_game_is_played_on_from_any_line(lab_game: Path, tmp_path: Path) -> None:
    opened = read(lab_game)
    film = read_film(lab_game)
    before = digest(lab_game)
    combats = [mark.frame for mark in film.marks if mark.kind in ("combat", "action")]
    for n in (3, 25, combats[0], combats[len(combats) // 2], film.length - 3):
        path = begin_at(opened, n, tmp_path, {0: "here"})
        host = Host.resume(catalogue(), path, plays=lambda _: Vtes(compiled))
        assert host.damage == "", n
        assert host.table == table_at(opened, n)
        assert host.table.mode == "strict"
        assert host.header.seats[0].player == "here"
        assert host.header.name.startswith("What if: ")
        asked = next((asked for seat in range(3) if (asked := host.asked(seat)) and asked.options), None)
        assert asked is not None, "somebody is asked"
        host.close()
        assert verify(path, catalogue(), None).lie is None
    assert digest(lab_game) == before
    with pytest.raises(JournalError, match="lines 1 to"):
        begin_at(opened, film.length + 1, tmp_path)
