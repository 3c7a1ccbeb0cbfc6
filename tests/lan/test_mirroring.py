"""What a guest makes of a host that errs or lies, and of promises that are not kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.game import start
from vtes_desktop.lan import mirroring
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.frames import FrameError
from vtes_desktop.lan.mirroring import Mirroring, OutOfStepError, TooMuchError
from vtes_desktop.lan.place import check_promises, opened, promised
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.mixing import MixingError
from vtes_desktop.play.updates import Ask, Asked, Reply, Snapshot, Update
from vtes_desktop.table.chance import commitment
from vtes_desktop.table.saying import Saying
from vtes_desktop.table.sight import Changes, PileView, SeatView, cut, table_view
from vtes_desktop.table.table import Place, Table, empty_table


def over_the_wire(begins: p.Begins) -> p.Begins:
    """As it comes to the guest: nothing is shared with the host."""
    return msgspec.json.decode(msgspec.json.encode(begins), type=p.Begins)


class Seat:
    """A seat at a host without any network, whose wire is a list."""

    def __init__(self, host: Host, seat: int = 0) -> None:
        self.host = host
        self.seat = seat
        self.sent: list[p.Ask] = []
        self.news: list[Update] = []
        numbers = count(1)
        self.mirroring = Mirroring(self.sent.append, lambda: next(numbers))

    def arrive(self) -> bool:
        self.host.leave(self.news.append)
        self.news.clear()
        snapshot = self.host.join(self.seat, self.news.append)
        said = len([1 for _ in self.host.snapshot(self.seat).log])
        return self.mirroring.begins(over_the_wire(p.Begins(snapshot, said)))

    def catch_up(self) -> None:
        for update in self.news:
            self.mirroring.news(msgspec.json.decode(msgspec.json.encode(update), type=Update))
        self.news.clear()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = start(tmp_path, players=2)
    yield host
    host.close()


def test_a_mirror_begins_is_told_and_comes_back(host: Host) -> None:
    seat = Seat(host)
    assert seat.arrive()
    client = seat.mirroring.client
    assert client
    heard: list[Update] = []
    client.on_update.append(heard.append)
    host.submit(0, r.Draw())
    seat.catch_up()
    assert client.table == cut(host.table, 0)
    seat.mirroring.lost("The cable is out.")
    for request in (r.Draw(), r.Chat("one"), r.Chat("two")):
        host.submit(0, request)
    assert not seat.arrive(), "the same game"
    assert seat.mirroring.client is client
    assert client.table == cut(host.table, 0) and client.n == 5
    assert client.log == host.snapshot(0).log
    assert len(heard) == 2 and len(heard[1].sayings) == 3, "what was missed comes as one update"


def test_what_was_not_answered_is_asked_again_in_order_by_the_same_numbers(host: Host) -> None:
    seat = Seat(host)
    seat.arrive()
    assert seat.mirroring.client
    replies: list[Reply] = []
    for number in range(p.IN_FLIGHT + 4):
        seat.mirroring.client.ask(r.Chat(f"word {number}"), replies.append)
    assert [ask.number for ask in seat.sent] == list(range(1, p.IN_FLIGHT + 1)), "no more than hosts allow"
    seat.mirroring.answered(1, Reply(True, n=2))
    assert seat.sent[-1].number == p.IN_FLIGHT + 1
    seat.mirroring.lost("The cable is out.")
    seat.sent.clear()
    refused: list[Reply] = []
    seat.mirroring.client.ask(r.Chat("now?"), refused.append)
    assert not refused[0].accepted and "The cable is out." in refused[0].reason
    seat.arrive()
    assert [ask.number for ask in seat.sent] == list(range(2, p.IN_FLIGHT + 2))
    assert seat.sent[0].request == r.Chat("word 1")
    for number in range(2, p.IN_FLIGHT + 5):
        assert seat.mirroring.answered(number, Reply(True, n=number + 1))
        assert not seat.mirroring.answered(number, Reply(True, n=number + 1)), "an answer is taken once"
    assert [reply.n for reply in replies] == list(range(2, p.IN_FLIGHT + 6))


def test_who_gives_up_answers_what_waits(host: Host) -> None:
    seat = Seat(host)
    seat.arrive()
    assert seat.mirroring.client
    replies: list[Reply] = []
    seat.mirroring.client.ask(r.Draw(), replies.append)
    seat.mirroring.give_up("The table’s owner sent you away.")
    assert replies == [Reply(False, "The table’s owner sent you away.")]


def test_a_request_that_can_t_be_sent_is_refused(host: Host) -> None:
    def full(_: p.Ask) -> None:
        raise FrameError("That is too much at once.")

    mirroring = Mirroring(full, lambda: 1)
    mirroring.begins(over_the_wire(p.Begins(host.snapshot(0))))
    replies: list[Reply] = []
    mirroring.ask(r.Draw(), replies.append)
    assert replies == [Reply(False, "That is too much at once.")]


@pytest.mark.parametrize(
    "changes",
    [
        Changes(piles=[PileView(7, "hand", ())]),
        Changes(piles=[PileView(0, "nowhere", ())]),
        Changes(piles=[PileView(-3, "hand", ())]),
        Changes(seats=[SeatView(2, "Nobody", 0, 0, 0, False, False)]),
    ],
)
def test_changes_of_no_such_place_are_out_of_step(host: Host, changes: Changes) -> None:
    seat = Seat(host)
    seat.arrive()
    with pytest.raises(OutOfStepError):
        seat.mirroring.news(Update(1, 0.0, changes))


@pytest.mark.parametrize("n", [0, 3, 99])
def test_a_gap_is_out_of_step(host: Host, n: int) -> None:
    seat = Seat(host)
    seat.arrive()
    with pytest.raises(OutOfStepError, match="line"):
        seat.mirroring.news(Update(n, 0.0, Changes()))


def test_a_host_that_talks_without_end_is_left(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mirroring, "SAID", 3 * 1024 * 1024)
    seat = Seat(host)
    seat.arrive()
    client = seat.mirroring.client
    assert client is not None
    talk = Update(client.n, 0.0, Changes(), (Saying(("word " * 100_000,)),))
    for _ in range(6):
        seat.mirroring.news(talk)
    with pytest.raises(TooMuchError, match="a log of over 3 MiB"):
        seat.mirroring.news(talk)


def test_a_host_that_lays_cards_without_end_is_left(host: Host) -> None:
    seat = Seat(host)
    seat.arrive()
    client = seat.mirroring.client
    assert client is not None
    lying = next(iter(client.table.copies.values()))
    for first in range(100_000, 107_000, 1_000):
        more = [replace(lying, id=first + number) for number in range(1_000)]
        seat.mirroring.news(Update(client.n, 0.0, Changes(copies=more), ()))
    with pytest.raises(TooMuchError, match="cards: no game has that"):
        seat.mirroring.news(Update(client.n, 0.0, Changes(copies=[replace(lying, id=n) for n in range(1, 1_200)]), ()))


def test_news_before_a_game_are_out_of_step() -> None:
    with pytest.raises(OutOfStepError):
        Mirroring(lambda _: None, lambda: 1).news(Update(1, 0.0, Changes()))


def test_a_table_that_can_t_be_is_not_taken(host: Host) -> None:
    for spoil in (
        lambda table: setattr(table, "game", "bridge"),
        lambda table: table.seats[0].piles.pop("hand"),
        lambda table: table.seats[1].piles["ready"].append(12345),
        lambda table: table.copies.update({7: next(iter(table.copies.values()))}),
        lambda table: table.seats.extend(table.seats * 6),
        lambda table: setattr(table, "active", 5),
    ):
        begins = over_the_wire(p.Begins(host.snapshot(0)))
        spoil(begins.snapshot.table)
        with pytest.raises(OutOfStepError):
            Mirroring(lambda _: None, lambda: 1).begins(begins)


def with_copy(number: int, **fields: object) -> Callable[[Table], Changes]:
    """A change of the card in that place of what lies ready and uncontrolled."""

    def change(table: Table) -> Changes:
        lying = [*table.seats[0].piles["ready"], *table.seats[0].piles["uncontrolled"]]
        return Changes(copies=[replace(table.copies[lying[number]], **fields)])

    return change


def on_each_other(table: Table) -> Changes:
    """Two cards that lie on each other in a ring."""
    one, other, *_ = table.seats[0].piles["uncontrolled"]
    ring = [
        replace(table.copies[below], place=Place(-1, "", above), attached=[above])
        for below, above in ((one, other), (other, one))
    ]
    return Changes(copies=ring, piles=[PileView(0, "uncontrolled", ())])


LIES: dict[str, Callable[[Table], Update | Changes]] = {
    "a card on a card that is not there": with_copy(0, attached=[7]),
    "a card on a card that lies elsewhere": lambda table: with_copy(
        0, attached=table.pile(0, "uncontrolled")[1:2]
    )(table),
    "a card that lies on what does not bear it": lambda table: with_copy(
        0, place=Place(-1, "", table.pile(0, "uncontrolled")[1])
    )(table),
    "a ring of cards": on_each_other,
    "a card nowhere": with_copy(0, place=Place(0, "nowhere")),
    "a card at no seat": with_copy(0, place=Place(99, "ready")),
    "a card of nobody's kind": with_copy(0, kind="joker"),
    "a card of no seat": with_copy(0, controller=2),
    "a card shown to no seat": with_copy(0, shown_to=(2,)),
    "more blood than there is": with_copy(0, blood=2**40),
    "a pile with a card that is not there": lambda _: Changes(piles=[PileView(0, "ready", (12345,))]),
    "an untold card in play": lambda _: Changes(piles=[PileView(0, "ready", (0,))]),
    "a card gone from where it lies": lambda table: Changes(gone=tuple(table.pile(0, "uncontrolled")[:1])),
    "a turn of nobody": lambda table: Changes(table=replace(table_view(table, 0), active=-1)),
    "a phase of another game": lambda table: Changes(table=replace(table_view(table, 0), phase="planning")),
    "more transfers than dots": lambda table: Changes(table=replace(table_view(table, 0), tally={"transfers": 2**40})),
    "the referee asks nobody": lambda _: Update(0, 0.0, Changes(), asked=Asked(1, 9, "block", "Block?")),
    "nobody is asked for leave": lambda _: Update(0, 0.0, Changes(), asks=(Ask(1, 0, (1, 9), Saying(("?",))),)),
}  # fmt: skip


@pytest.mark.parametrize("lie", LIES)
def test_what_can_t_be_at_a_table_gets_no_further(host: Host, lie: str) -> None:
    """The window and the referee's reading of a mirror would fail at each, or never come to an end."""
    seat = Seat(host)
    seat.arrive()
    client = seat.mirroring.client
    assert client is not None
    told = LIES[lie](client.table)
    update = told if isinstance(told, Update) else Update(0, 0.0, told)
    with pytest.raises(OutOfStepError, match="can’t be"):
        seat.mirroring.news(replace(update, n=client.n))
    assert client.table == cut(host.table, 0)


@pytest.mark.parametrize("commitment", ["", "../../settings", "*", "AB" * 32])
def test_a_game_goes_by_a_name_that_leads_nowhere_else(host: Host, commitment: str) -> None:
    """It stands in the name of the file of what one was told."""
    begins = over_the_wire(p.Begins(replace(host.snapshot(0), commitment=commitment)))
    with pytest.raises(OutOfStepError):
        Mirroring(lambda _: None, lambda: 1).begins(begins)


# -- promises

SEED = "5a" * 32
TERMS = "ab" * 32


def prepared(seat: int = 1) -> tuple[Ticket, p.Opening, Snapshot]:
    """A ticket that has promised, the host's Opening to it, and the snapshot of a game that keeps to all."""
    ticket, promise = promised(Ticket("cd" * 32, "k3", token=b"t" * 32), commitment(SEED))
    other = b"o" * 32
    promises = [hashlib.sha256(other).digest(), promise]
    numbers = [other.hex(), ticket.number]
    if seat == 0:
        promises.reverse()
        numbers.reverse()
    opening = p.Opening(tuple(promises), seat, TERMS)
    table = empty_table(["Sarah", "Alexis"])
    snapshot = Snapshot(1, 0.0, seat, table, commitment=commitment(SEED), numbers=tuple(numbers), terms=TERMS)
    return ticket, opening, snapshot


@pytest.mark.parametrize("seat", [0, 1])
def test_a_promise_that_all_keep(seat: int) -> None:
    ticket, opening, snapshot = prepared(seat)
    kept = opened(ticket, opening)
    assert kept.number == ticket.number and len(kept.promises) == 2
    check_promises(kept, snapshot)


def test_a_number_is_not_told_to_a_host_that_shows_another_promise() -> None:
    ticket, opening, _ = prepared()
    for lie in (
        replace(opening, promises=(opening.promises[0], b"x" * 32)),
        replace(opening, seat=0),
        replace(opening, promises=opening.promises[:1]),
    ):
        with pytest.raises(MixingError, match="Yours was not told"):
            opened(ticket, lie)
    with pytest.raises(MixingError):
        opened(Ticket("cd" * 32, "k3"), opening)


def test_every_lie_at_the_beginning_is_found() -> None:
    ticket, opening, snapshot = prepared()
    kept = opened(ticket, opening)
    for lie in (
        replace(snapshot, commitment="00" * 32),
        replace(snapshot, terms="00" * 32),
        replace(snapshot, numbers=(snapshot.numbers[0], "00" * 32)),
        replace(snapshot, numbers=("00" * 32, snapshot.numbers[1])),
        replace(snapshot, numbers=()),
        replace(snapshot, numbers=(*snapshot.numbers, "00" * 32)),
    ):
        with pytest.raises(MixingError):
            check_promises(kept, lie)
