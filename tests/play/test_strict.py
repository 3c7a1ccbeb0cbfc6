"""A host in strict mode: why not, take-backs and whose consent they need, what is asked and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.game import SEED, catalogue, starters
from tests.play.desk import ALEXIS, JUSTIN, SARAH
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.bots.random_player import RANDOM, play_out, seat_random_players
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.games import lay_out
from vtes_desktop.play.history import last_start
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Asked, Reply
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.applying import apply_all, clone_table
from vtes_desktop.table.journal import Header, Options
from vtes_desktop.table.saying import plain
from vtes_desktop.table.sight import cut, tells_apart
from vtes_desktop.table.table import NOBODY, Place, Table

Start = Callable[..., "StrictTable"]


class StrictTable:
    """A strict game with a client for each seat that a person fills."""

    def __init__(self, folder: Path, options: Options | None = None, *, random_seats: tuple[int, ...] = ()) -> None:
        self.path = folder / "game.vtes-game"
        players = [
            (name, deck, RANDOM if seat in random_seats else "here") for seat, (name, deck) in enumerate(starters(3))
        ]
        header = new_header(players, options or Options(), mode="strict", seed=SEED)
        self.host = Host.start(catalogue(), self.path, header, lambda: 0.0, Vtes(lambda _: ByHand()))
        self.clients = {seat: sit_down(self.host, seat) for seat in range(3) if seat not in random_seats}
        self.bots = seat_random_players(self.host)

    @property
    def asked(self) -> Asked:
        asked = self.host.asked(0)
        assert asked is not None
        asked = self.host.asked(asked.seat)
        assert asked is not None
        return asked

    def ask(self, seat: int, request: r.Request) -> Reply:
        replies: list[Reply] = []
        self.clients[seat].ask(request, replies.append)
        for client in self.clients.values():
            assert client.table == cut(self.host.table, client.seat)
        return replies[0]

    def do(self, seat: int, request: r.Request) -> None:
        """What needs nobody's leave."""
        reply = self.ask(seat, request)
        assert reply.accepted, reply.reason
        assert not reply.waiting, "others are asked"

    def agreed(self, seat: int, request: r.Request) -> None:
        """What all others agree to."""
        assert self.ask(seat, request).waiting, "nobody was asked"
        (ask,) = self.client(seat).asks
        for other in ask.of:
            assert self.answer(other, yes=True).accepted

    def pick(self, kind: str) -> None:
        """Whoever is asked picks the first option of a kind."""
        asked = self.asked
        kinds = [option.kind for option in asked.options]
        reply = self.host.submit(asked.seat, r.Pick(asked.number, kinds.index(kind)))  # type: ignore[arg-type]
        assert reply.accepted, reply.reason

    def until(self, kind: str, seat: int, seed: int = 1) -> Asked:
        """Answer by chance until a seat is asked a question of a kind."""
        choose = random.Random(seed)
        while (asked := self.asked).kind != kind or asked.seat != seat:
            assert self.host.submit(asked.seat, r.Pick(asked.number, choose.randrange(len(asked.options)))).accepted
        return asked

    def client(self, seat: int) -> Client:
        return self.clients[seat]

    def question(self, seat: int) -> str:
        (ask,) = self.client(seat).asks
        return plain(ask.saying, ["Sarah", "Alexis", "Justin"], lambda i: catalogue().cards[i].display_name)

    def answer(self, seat: int, *, yes: bool) -> Reply:
        (ask,) = self.client(seat).asks
        return self.ask(seat, r.Answer(ask.number, yes))

    def said(self, seat: int) -> str:
        saying = self.client(seat).log[-1]
        return plain(saying, ["Sarah", "Alexis", "Justin"], lambda i: catalogue().cards[i].display_name)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    tables: list[StrictTable] = []

    def make(options: Options | None = None, random_seats: tuple[int, ...] = ()) -> StrictTable:
        tables.append(StrictTable(tmp_path, options, random_seats=random_seats))
        return tables[-1]

    yield make
    for table in tables:
        table.host.close()


# -- why not --------------------------------------------------------------------------------------------------------


def test_why_not_is_answered_and_nothing_is_written(start: Start) -> None:
    table = start()
    asked = table.until("transfers", SARAH)
    vampire, card = table.host.table.pile(SARAH, "uncontrolled")[0], table.host.table.pile(SARAH, "hand")[0]
    lines, heard = len(table.host.lines), table.client(ALEXIS).n
    can, cannot = table.ask(SARAH, r.WhyNot(vampire)), table.ask(SARAH, r.WhyNot(card))
    assert can.accepted
    assert can.reason.startswith("This can be done now: 1 pool to ")
    assert cannot.accepted
    assert "(sec. " in cannot.reason
    others = table.ask(ALEXIS, r.WhyNot(table.host.table.pile(ALEXIS, "hand")[0]))
    assert others.reason == "Sarah has the word now; yours comes in its turn (sec. 1.6.1)."
    assert (len(table.host.lines), table.client(ALEXIS).n) == (lines, heard)
    assert table.asked == asked


def test_why_not_only_of_what_one_can_tell_apart(start: Start) -> None:
    table = start()
    hidden = [*table.host.table.pile(ALEXIS, "hand"), *table.host.table.pile(SARAH, "library")]
    for copy in [*hidden, 0, -1, 10**9]:
        reply = table.ask(SARAH, r.WhyNot(copy))
        assert not reply.accepted
        assert reply.reason == "That card is not there any more."
    for copy in table.host.table.copies.values():  # type: ignore[assignment]
        assert table.ask(SARAH, r.WhyNot(copy.id)).accepted == tells_apart(table.host.table, copy, SARAH)  # type: ignore[arg-type, attr-defined]


def test_why_not_in_manual_mode(start: Start) -> None:
    table = start()
    table.agreed(SARAH, r.SwitchMode("manual"))
    reply = table.ask(SARAH, r.WhyNot(table.host.table.pile(SARAH, "hand")[0]))
    assert not reply.accepted
    assert "manual mode" in reply.reason


# -- taking back ----------------------------------------------------------------------------------------------------


def test_ones_own_last_answer_is_taken_back_freely(start: Start) -> None:
    table = start()
    table.until("transfers", SARAH)
    before = cut(table.host.table, SARAH)
    table.pick("transfer")
    assert table.client(SARAH).can_take_back
    assert not table.client(JUSTIN).can_take_back, "he has done nothing yet"
    table.do(SARAH, r.TakeBack())
    assert table.asked.kind == "transfers"
    assert cut(table.host.table, SARAH) == before
    table.do(SARAH, r.Again())
    assert cut(table.host.table, SARAH) != before


def test_who_has_done_nothing_takes_nothing_back(start: Start) -> None:
    table = start()
    table.until("transfers", SARAH)
    reply = table.ask(JUSTIN, r.TakeBack())
    assert (reply.accepted, reply.reason) == (False, "There is nothing left to take back.")


def test_when_a_card_was_drawn_everybody_else_must_consent(start: Start) -> None:
    table = start()
    table.until("discard phase", SARAH)
    library = len(table.host.table.pile(SARAH, "library"))
    table.pick("discard")
    assert len(table.host.table.pile(SARAH, "library")) == library - 1, "a new card was seen"
    assert table.ask(SARAH, r.TakeBack()).waiting
    assert table.question(ALEXIS).startswith("Sarah takes back: Sarah discards ")
    assert table.question(JUSTIN) == table.question(ALEXIS), "one question, asked of all together"
    assert table.answer(ALEXIS, yes=True).waiting
    assert len(table.host.table.pile(SARAH, "library")) == library - 1
    assert table.answer(JUSTIN, yes=True).accepted
    assert len(table.host.table.pile(SARAH, "library")) == library
    assert (table.asked.kind, table.asked.seat) == ("discard phase", SARAH)


def test_one_refusal_is_enough(start: Start) -> None:
    table = start()
    table.until("discard phase", SARAH)
    table.pick("discard")
    now = cut(table.host.table, SARAH)
    assert table.ask(SARAH, r.TakeBack()).waiting
    table.answer(ALEXIS, yes=True)
    table.answer(JUSTIN, yes=False)
    assert cut(table.host.table, SARAH) == now
    assert table.said(SARAH).startswith("Justin refuses: Sarah takes back: ")
    assert all(client.asks == () for client in table.clients.values())


def test_what_another_has_decided_since_is_taken_back_with_it(start: Start) -> None:
    table = start()
    table.until("transfers", SARAH)
    before = cut(table.host.table, -1)
    table.pick("pass")
    table.until("transfers", ALEXIS)
    pool = table.host.table.seats[ALEXIS].pool
    table.pick("transfer")
    done = len(table.host.lines)
    assert table.ask(SARAH, r.TakeBack()).waiting
    table.answer(ALEXIS, yes=True)
    table.answer(JUSTIN, yes=True)
    line = table.host.lines[-1]
    assert line.back
    assert line.back < done
    assert table.host.table.seats[ALEXIS].pool == pool
    assert (table.asked.kind, table.asked.seat) != ("transfers", ALEXIS)
    assert table.host.table.phase in ("influence", "discard")
    again = table.host.resume(catalogue(), _copied(table), lambda: 0.0, lambda _: Vtes(lambda _: ByHand()))
    try:
        assert cut(again.table, -1) == cut(table.host.table, -1)
        assert again.snapshot(SARAH).asked is not None
    finally:
        again.close()
    assert cut(table.host.table, -1).turn == before.turn


def _copied(table: StrictTable) -> Path:
    path = table.path.with_name("copy.vtes-game")
    path.write_bytes(table.path.read_bytes())
    return path


def test_nobody_answers_the_referee_while_a_take_back_is_asked_for(start: Start) -> None:
    table = start()
    table.until("discard phase", SARAH)
    table.pick("discard")
    assert table.ask(SARAH, r.TakeBack()).waiting
    asked = table.asked
    for seat in (SARAH, ALEXIS, JUSTIN):
        who = "You have asked" if seat == SARAH else "Sarah asks"
        for request in (r.Pick(asked.number, 0), r.TakeBack()):
            reply = table.ask(seat, request)
            assert not reply.accepted
            assert reply.reason == f"{who} to take something back: that is settled first."
    table.do(ALEXIS, r.Chat("Why?"))
    table.answer(SARAH, yes=False)
    assert table.host.submit(asked.seat, r.Pick(asked.number, 0)).accepted


def test_random_players_consent_at_once(start: Start) -> None:
    table = start(random_seats=(ALEXIS, JUSTIN))
    for _ in range(400):
        play_out(table.bots)
        if table.asked.kind == "discard phase":
            break
        table.do(SARAH, r.Pick(table.asked.number, len(table.asked.options) - 1))
    table.pick("discard")
    discarded = len(table.host.lines)
    assert play_out(table.bots), "they go on"
    table.do(SARAH, r.TakeBack())
    assert table.host.lines[-1].back == discarded
    assert (table.asked.kind, table.asked.seat) == ("discard phase", SARAH)


def test_with_open_hands_one_person_plays_all_the_seats_here(start: Start) -> None:
    table = start(Options(open_table=True))
    table.until("discard phase", SARAH)
    table.pick("discard")
    table.until("transfers", ALEXIS)
    table.pick("transfer")
    pool = table.host.table.seats[ALEXIS].pool
    table.do(SARAH, r.TakeBack())
    assert table.host.table.seats[ALEXIS].pool == pool + 1


def test_a_take_back_goes_on_from_where_the_turn_began_and_not_from_the_deal(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = start(Options(open_table=True))
    history, by_chance, deal = table.host._history, random.Random(5), table.host._chair._play.lay_out
    laid: list[Header] = []

    def never(_: Vtes, header: Header) -> Table:
        laid.append(header)
        return lay_out(header)

    monkeypatch.setattr(Vtes, "lay_out", never)
    turns = set()
    for step in range(400):
        asked = table.asked
        picked = by_chance.randrange(len(asked.options))
        assert table.host.submit(asked.seat, r.Pick(asked.number, picked)).accepted
        if step % 7:
            continue
        lines = history.in_effect()
        begin = last_start(lines)
        began = history.at_last_start(table.host.table, lines)
        if lines[begin].seat != NOBODY:
            expected = deal(table.host.header)
            for line in lines[:begin]:
                apply_all(expected, line.moves)
            apply_all(expected, lines[begin].moves[: lines[begin].start[0]])
            assert began == expected
            turns.add(table.host.table.turn)
        assert (began is None) == (lines[begin].seat == NOBODY and lines[begin].moves != ())
        if began is not None and table.host.submit(asked.seat, r.TakeBack()).accepted:
            assert table.host.table.mode == "strict"
    assert len(turns) > 3
    assert not laid, "the whole game was played again"


def test_where_the_beginning_of_the_turn_was_lost_all_is_played_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = start(Options(open_table=True))
    table.until("transfers", JUSTIN)
    before = cut(table.host.table, SARAH)
    table.pick("transfer")
    wrong = clone_table(table.host.table)
    wrong.seats[SARAH].pool += 1
    monkeypatch.setattr(table.host._history, "at_last_start", lambda *_: wrong)
    table.do(JUSTIN, r.TakeBack())
    assert cut(table.host.table, SARAH) == before
    assert table.asked.kind == "transfers"


def test_a_question_that_lost_its_line_is_not_granted(start: Start) -> None:
    table = start()
    table.until("discard phase", SARAH)
    table.pick("discard")
    assert table.ask(SARAH, r.TakeBack()).waiting
    table.do(JUSTIN, r.Pause(False))
    table.answer(ALEXIS, yes=True)
    assert table.answer(JUSTIN, yes=True).accepted, "a pause since is taken back with it"
    assert table.host.table.clock.running
    assert (table.asked.kind, table.asked.seat) == ("discard phase", SARAH)


def test_after_the_seed_was_told_nothing_is_taken_back(start: Start) -> None:
    table = start()
    table.until("transfers", SARAH)
    table.agreed(SARAH, r.EndGame())
    table.agreed(SARAH, r.TellSeed())
    assert table.ask(SARAH, r.TakeBack()).reason == "The seed was told: nothing can be taken back any more."


# -- other things ---------------------------------------------------------------------------------------------------


def test_what_the_referee_refuses_is_not_asked_of_others_first(start: Start) -> None:
    table = start(Options(ask=True))
    table.until("transfers", SARAH)
    theirs = table.host.table.pile(ALEXIS, "uncontrolled")[0]
    for request in (r.Put((theirs,), Place(ALEXIS, "ready")), r.LockCards((theirs,)), r.TakeEdge(JUSTIN), r.EndTurn()):
        reply = table.ask(SARAH, request)
        assert not reply.accepted
        assert "The referee waits for Sarah" in reply.reason
        assert table.client(ALEXIS).asks == ()


def test_a_roll_does_not_lead_the_referee_astray(start: Start) -> None:
    """Chance that was drawn outside of an answer is drawn again where the journal has it."""
    table = start()
    table.until("transfers", SARAH)
    table.do(JUSTIN, r.Roll())
    table.pick("transfer")
    for _ in range(30):
        asked = table.asked
        assert table.host.submit(asked.seat, r.Pick(asked.number, len(asked.options) - 1)).accepted
    table.do(ALEXIS, r.Roll(20))
    again = Host.resume(catalogue(), _copied(table), lambda: 0.0, lambda _: Vtes(lambda _: ByHand()))
    try:
        assert again.damage == ""
        assert again.table == table.host.table
        assert again.snapshot(SARAH).asked is not None
    finally:
        again.close()


def test_in_1994_the_ante_is_agreed_on_after_the_deal(tmp_path: Path) -> None:
    """1994 sec. 11.6: all agree, and each stakes the top card of her library."""
    header = new_header(starters(3), Options(), mode="strict", seed=SEED, edition="1994")
    host = Host.start(catalogue(), tmp_path / "game.vtes-game", header, lambda: 0.0, Vtes(lambda _: ByHand()))
    try:
        for seat in range(3):
            asked = host.asked(seat)
            assert asked is not None
            assert (asked.kind, asked.seat) == ("ante", seat)
            assert len(host.table.pile(seat, "hand")) == 7
            assert len(host.table.pile(seat, "removed")) == 0
            assert host.submit(seat, r.Pick(asked.number, 0)).accepted
        assert [len(host.table.pile(seat, "removed")) for seat in range(3)] == [1, 1, 1]
        asked = host.asked(0)
        assert asked is None or asked.kind != "ante"
    finally:
        host.close()


@pytest.mark.parametrize(("edition", "words"), [("current", "unlock"), ("2012", "untap"), ("1994", "untap")])
def test_the_log_of_manual_mode_speaks_as_its_edition(tmp_path: Path, edition: str, words: str) -> None:
    header = new_header(starters(3), Options(), seed=SEED, edition=edition)
    host = Host.start(catalogue(), tmp_path / "game.vtes-game", header, lambda: 0.0)
    try:
        assert host.submit(SARAH, r.GoToPhase("master")).accepted
        assert host.submit(SARAH, r.GoToPhase("unlock")).accepted
        said = plain(host.lines[-1].log[-1], ["Sarah", "Alexis", "Justin"], str)
        assert said == f"Sarah: {words} phase"
    finally:
        host.close()
