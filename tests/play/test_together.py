"""Several are asked at once, each in secret of the others, at a real host; and what every game's table shares."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from types import MappingProxyType

import msgspec
import pytest

from tests.game import SEED, by_leave, catalogue
from tests.play.small_game import ALLY, EXTRA, STAY, WITHDRAW
from vtes_desktop.bots import own_players
from vtes_desktop.bots.company import SILENT, Company
from vtes_desktop.bots.pace import PACES
from vtes_desktop.bots.random_player import RandomPlayer, play_out
from vtes_desktop.bots.seating import parse
from vtes_desktop.bots.thinking import Task, Thought
from vtes_desktop.play import games
from vtes_desktop.play import requests as r
from vtes_desktop.play.at_line import table_at
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.transcript import Transcript
from vtes_desktop.play.updates import Asked, Update
from vtes_desktop.play.verify import verify
from vtes_desktop.table.journal import NO_DECK, JournalError, Options, read
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import NOBODY, Place

LOUIS, MARTA, CLAUDIA, SARAH = range(4)
STAYS, GOES = 0, 1


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The small game is played on the second game's table."""
    monkeypatch.setattr(own_players, "OWN", MappingProxyType({}))
    monkeypatch.setattr(games, "PLAYS", MappingProxyType({**games.PLAYS, "vendetta": "tests.play.small_game"}))
    games.play_of.cache_clear()
    yield
    games.play_of.cache_clear()


class Evening:
    """A table of four, with what each was told."""

    def __init__(self, folder: Path, mode: str = "strict", options: Options | None = None) -> None:
        self.path = folder / "game.vtes-game"
        self.seen = folder / "game.vtes-seen"
        header = new_header(
            [(name, NO_DECK) for name in ("Louis", "Marta", "Claudia", "Sarah")],
            options or Options(),
            game="vendetta",
            extra=EXTRA,
            mode="strict" if mode == "strict" else "manual",
            seed=SEED,
        )
        self.host = Host.start(catalogue(), self.path, header, lambda: 0.0)
        self.transcript = Transcript(self.seen)
        self.transcript.began(self.host.join(MARTA, self.transcript.heard))
        self.told: dict[int, list[Update]] = {}
        self.sit_down()

    def sit_down(self) -> None:
        self.clients = {seat: sit_down(self.host, seat) for seat in (*range(4), NOBODY)}
        for seat, client in self.clients.items():
            client.on_update.append(self.told.setdefault(seat, []).append)

    def asked(self, seat: int) -> Asked:
        found = self.host.asked(seat)
        assert found is not None
        assert self.clients[seat].asked == found
        return found

    def answer(self, seat: int, option: int, number: int = 0) -> str:
        reply = self.host.submit(seat, r.Pick(number or self.asked(seat).number, option))
        for client in self.clients.values():
            assert client.table == cut(self.host.table, client.seat)
        return reply.reason

    def chosen(self) -> list[int]:
        """The tokens that lie on the Positions, by seat."""
        table = self.host.table
        return [table.copies[table.pile(seat, "position 1")[0]].card for seat in range(4)]

    def go_on(self) -> None:
        """Close the program and open it again."""
        self.host.close()
        self.host = Host.resume(catalogue(), self.path, lambda: 0.0)
        assert self.host.damage == ""
        self.sit_down()

    def honest(self) -> None:
        self.host.close()
        self.transcript.close()
        verdict = verify(self.path, catalogue())
        assert verdict.honest, str(verdict.lie)
        assert verdict.lines == len(read(self.path).lines)
        assert not [note for note in verdict.notes if "otherwise" in note]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    table = Evening(tmp_path)
    yield table
    table.host.close()


def test_each_is_asked_for_herself_and_who_watches_not_at_all(evening: Evening) -> None:
    for seat in range(4):
        asked = evening.asked(seat)
        assert (asked.seat, asked.together, asked.answered, asked.picked) == (seat, (0, 1, 2, 3), (), -1)
        assert [option.kind for option in asked.options] == ["stay", "withdraw"]
        assert asked.waits
    watching = evening.asked(NOBODY)
    assert (watching.seat, watching.options, watching.waits) == (LOUIS, (), False)
    assert len({evening.asked(seat).number for seat in range(4)}) == 1


def test_that_one_has_answered_is_told_to_all_and_what_to_nobody(evening: Evening) -> None:
    before = {seat: cut(evening.host.table, seat) for seat in evening.clients}
    assert not evening.answer(CLAUDIA, GOES)
    for seat in evening.clients:
        asked = evening.asked(seat)
        assert asked.answered == (CLAUDIA,)
        assert asked.picked == (GOES if seat == CLAUDIA else -1)
        assert evening.asked(seat).waits == (seat in (LOUIS, MARTA, SARAH))
        assert cut(evening.host.table, seat) == before[seat]
        (update,) = evening.told[seat]
        assert not update.sayings
        if seat != CLAUDIA:
            assert b'"picked"' not in msgspec.json.encode(update)
    assert evening.asked(NOBODY).seat == LOUIS


def test_what_was_answered_shows_in_nothing_that_the_others_are_told(tmp_path: Path) -> None:
    """Two games that differ in a hidden answer only are the same to everybody else, byte for byte."""
    told = []
    for option in (STAYS, GOES):
        folder = tmp_path / str(option)
        folder.mkdir()
        evening = Evening(folder)
        evening.answer(SARAH, option)
        evening.answer(LOUIS, STAYS)
        # The checksum hangs on a line that nobody else can read, and on the secret seed.
        of = {
            seat: [msgspec.json.encode(msgspec.structs.replace(update, sum="")) for update in updates]
            for seat, updates in evening.told.items()
            if seat != SARAH
        }
        told.append(of)
        evening.host.close()
    assert told[0] == told[1]


def test_an_answer_may_be_changed_until_all_are_in(evening: Evening) -> None:
    number = evening.asked(LOUIS).number
    for option in (GOES, STAYS, GOES):
        assert not evening.answer(LOUIS, option, number)
    for seat in (MARTA, CLAUDIA):
        assert not evening.answer(seat, STAYS, number)
        assert not evening.answer(seat, STAYS, number)
    assert evening.asked(SARAH).number == number
    assert "one of the things" in evening.answer(SARAH, 2, number)
    assert not evening.answer(SARAH, STAYS, number)
    assert evening.chosen() == [WITHDRAW, STAY, STAY, STAY]
    assert evening.asked(LOUIS).kind == "who"
    assert "settled already" in evening.answer(LOUIS, STAYS, number)
    answered = [line.together for line in evening.host.lines if line.picks]
    assert answered == [*["waits"] * 7, "all"]
    evening.honest()


def test_a_game_that_is_continued_has_the_answers_that_were_in(evening: Evening) -> None:
    evening.answer(CLAUDIA, GOES)
    evening.answer(MARTA, STAYS)
    number = evening.asked(LOUIS).number
    evening.go_on()
    assert evening.asked(LOUIS).answered == (MARTA, CLAUDIA)
    assert evening.asked(CLAUDIA).picked == GOES
    assert evening.asked(LOUIS).number == number
    evening.answer(CLAUDIA, STAYS)
    evening.answer(LOUIS, GOES)
    evening.answer(SARAH, GOES)
    assert evening.chosen() == [WITHDRAW, STAY, STAY, WITHDRAW]
    evening.honest()


def test_what_waits_is_taken_back_alone_and_what_was_shown_with_everybodys_leave(evening: Evening) -> None:
    evening.answer(LOUIS, GOES)
    assert evening.host.submit(LOUIS, r.TakeBack()).waiting is False
    assert evening.asked(MARTA).answered == ()
    for seat in range(4):
        evening.answer(seat, STAYS)
    reply = evening.host.submit(SARAH, r.TakeBack())
    assert reply.waiting
    (ask,) = evening.clients[SARAH].asks
    assert set(ask.of) == {LOUIS, MARTA, CLAUDIA}
    for seat in ask.of:
        evening.host.submit(seat, r.Answer(ask.number, True))
    assert evening.asked(SARAH).answered == (LOUIS, MARTA, CLAUDIA)
    assert all(not evening.host.table.pile(seat, "position 1") for seat in range(4))
    evening.answer(SARAH, GOES)
    evening.honest()


def test_nobody_follows_a_token_by_its_number(evening: Evening) -> None:
    """Who watches sees another id on the Position each time, although it is one of two tokens."""
    met: dict[int, set[int]] = {seat: set() for seat in range(4)}
    for _ in range(3):
        for seat in range(4):
            evening.answer(seat, STAYS)
        for seat in range(4):
            (i,) = evening.clients[NOBODY].table.pile(seat, "position 1")
            assert i not in met[seat]
            met[seat].add(i)
            assert evening.clients[NOBODY].table.pile(seat, "aside") == [0]
        evening.answer(LOUIS, 0)
    assert evening.host.table.over


@pytest.mark.parametrize("seed", range(5))
def test_random_players_play_it_out_and_it_is_honest(tmp_path: Path, seed: int) -> None:
    evening = Evening(tmp_path)
    play_out([RandomPlayer(evening.clients[seat], f"{seed} {seat}") for seat in range(4)], 200)
    assert evening.host.table.over
    assert sum(seat.tokens.get("influence", 0) for seat in evening.host.table.seats) == 3
    evening.honest()
    assert verify(evening.path, catalogue(), evening.seen).honest


def test_everybody_has_the_cards_that_are_played_with(evening: Evening) -> None:
    for client in evening.clients.values():
        assert games.play_of("vendetta").faces(client.extra, catalogue()).cards[ALLY].display_name == "Ally 0"
    assert evening.host.header.options == Options()
    assert read(evening.path).header.extra == EXTRA


def test_a_card_set_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    header = new_header([("Louis", NO_DECK)] * 3, Options(), game="vendetta", extra=msgspec.Raw(b'{"names":7}'))
    path = tmp_path / "game.vtes-game"
    with pytest.raises(JournalError, match="no card set"):
        Host.start(catalogue(), path, header)
    with pytest.raises(ValueError, match="3 to 6 players"):
        new_header([("Louis", NO_DECK)] * 2, Options(), game="vendetta")


def by_hand(folder: Path, options: Options | None = None) -> Evening:
    return Evening(folder, "manual", options)


def test_chores_are_done_by_name_and_with_the_leave_that_they_need(tmp_path: Path) -> None:
    evening = by_hand(tmp_path)
    assert evening.host.submit(MARTA, r.Chore("new ally")).accepted
    (i,) = evening.host.table.common["location 1"]
    assert all(client.table.copies[i].card >= ALLY for client in evening.clients.values())
    assert "Nothing of that name" in evening.host.submit(MARTA, r.Chore("unlock")).reason
    assert "can't be asked" in evening.host.submit(MARTA, r.Transfers(3)).reason
    reply = evening.host.submit(MARTA, r.Chore("end round"))
    assert reply.waiting
    assert set(evening.clients[MARTA].asks[0].of) == {LOUIS, CLAUDIA, SARAH}
    for seat in (LOUIS, CLAUDIA, SARAH):
        evening.host.submit(seat, r.Answer(reply.n, True))
    assert evening.host.table.tally["ended"] == 1
    evening.honest()


def test_a_chore_that_is_not_for_it_waits_for_the_referee(evening: Evening) -> None:
    assert "The referee waits for Louis (W1)" in evening.host.submit(MARTA, r.Chore("new ally")).reason
    assert "can’t" in evening.host.submit(MARTA, r.WhyNot(evening.host.table.pile(MARTA, "aside")[0])).reason


def test_things_are_moved_by_hand(tmp_path: Path) -> None:
    evening = by_hand(tmp_path)
    host = evening.host
    token = host.table.pile(MARTA, "aside")[0]
    for request in (
        r.Put((token,), Place(MARTA, "position 1"), face_up=False),
        r.PutTop(NOBODY, "allies", Place(NOBODY, "location 1")),
        r.PutTop(NOBODY, "allies", Place(MARTA, "alliance")),
        r.Blood(Purse("pool", MARTA), BANK, 2),
        r.Count(0, "influence", 2, MARTA),
        r.TakeEdge(MARTA),
        r.NextPhase(),
        r.EndTurn(),
        r.ShuffleDeck("allies"),
    ):
        reply = by_leave(host, MARTA, request)
        assert reply.accepted, f"{request}: {reply.reason}"
        for client in evening.clients.values():
            assert client.table == cut(host.table, client.seat)
    (lying,) = (host.table.copies[i] for i in host.table.pile(MARTA, "position 1"))
    seen = {seat: cut(host.table, seat).copies[lying.id].card for seat in evening.clients}
    assert seen == {MARTA: lying.card, LOUIS: 0, CLAUDIA: 0, SARAH: 0, NOBODY: 0}
    assert host.table.seats[MARTA].tokens == {"influence": 2}
    assert (host.table.seats[MARTA].pool, host.table.bank) == (4, 2)
    assert host.table.edge == MARTA
    assert by_leave(host, LOUIS, r.Put((lying.id,), Place(MARTA, "aside"))).accepted
    for refused in (
        r.Put((host.table.pile(MARTA, "aside")[0],), Place(LOUIS, "alliance")),
        r.Put((lying.id,), Place(LOUIS, "allies")),
        r.PutTop(LOUIS, "allies", Place(NOBODY, "location 1")),
        r.PutTop(NOBODY, "hand", Place(NOBODY, "location 1")),
        r.Count(0, "gold", 1, MARTA),
        r.Count(0, "influence", -1, LOUIS),
        r.Look("alliance"),
    ):
        assert not host.submit(LOUIS, refused).accepted, refused
    while evening.clients[MARTA].can_take_back:
        assert by_leave(host, MARTA, r.TakeBack()).accepted
    assert host.table.common["location 1"] == []
    assert host.table.seats[MARTA].tokens == {}
    evening.honest()


def test_who_looks_through_a_deck_of_nobodys_asks_where_one_asks(tmp_path: Path) -> None:
    evening = by_hand(tmp_path, Options(ask=True))
    assert evening.host.submit(MARTA, r.Look("allies", 1)).waiting
    evening.host.close()


def test_a_game_to_which_no_referee_can_come_is_begun_by_hand(tmp_path: Path) -> None:
    header = new_header([("Louis", NO_DECK)] * 6, Options(), game="vendetta", extra=EXTRA, mode="strict", seed=SEED)
    path = tmp_path / "game.vtes-game"
    host = Host.start(catalogue(), path, header, lambda: 0.0)
    assert host.table.mode == "manual"
    assert "Six are too many" in str(host.lines[0].log)
    assert "Six are too many" in by_leave(host, LOUIS, r.SwitchMode("strict")).reason
    assert host.submit(LOUIS, r.Roll()).accepted
    host.close()
    assert verify(path, catalogue()).honest


def test_lines_of_no_card_set_are_shown_as_what_they_are(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.host.close()
    rows = evening.path.read_bytes().replace(b'"Stay token"', b"17")
    evening.path.write_bytes(rows)
    for opened in (lambda: table_at(read(evening.path), 1), lambda: verify(evening.path, catalogue())):
        with pytest.raises(JournalError, match="no card set"):
            opened()
    with pytest.raises(JournalError, match="no card set"):
        Host.resume(catalogue(), evening.path)


class Loud:
    """Thinks aloud what nobody may hear yet."""

    def warm(self) -> None:
        """It is."""

    def think(self, task: Task, done: Callable[[Thought | None, str], None]) -> None:
        done(Thought(GOES, f"seat {task.seat} is weak: withdraw"), "")

    def close(self) -> None:
        """Nothing is open."""


def test_why_a_computer_player_chose_so_in_secret_is_not_told(evening: Evening) -> None:
    calls: deque[Callable[[], None]] = deque()
    company = Company(
        Loud(),  # type: ignore[arg-type]
        "evening",
        lambda _, call: calls.append(call),
        calls.append,
        lambda: PACES["at once"],
        [].append,  # type: ignore[arg-type]
    )
    for seat in (MARTA, CLAUDIA):
        company.seat(evening.clients[seat], parse("computer regular plain"))
    while calls:
        calls.popleft()()
    assert evening.asked(LOUIS).answered == (MARTA, CLAUDIA)
    assert {reason.why for reason in company.reasons.values()} == {SILENT}
    company.close()
