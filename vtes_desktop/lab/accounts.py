"""What a game comes to, read off its journal: points, oustings, cards drawn and played, vampires out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from vtes_desktop.play.games import lay_out
from vtes_desktop.rules.turn.ousting import winner
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import apply
from vtes_desktop.table.journal import Header, Line
from vtes_desktop.table.table import NOBODY, Copy, Table

IN_PLAY = frozenset({"ready", "torpor", "in play"})


class SeatAccount(Struct):
    """How a Methuselah fared."""

    victory_points: float = 0.0
    game_win: bool = False
    ousts: int = 0
    """Preys that were ousted while she was their predator."""
    ousted_round: int = 0
    """The round in which she was ousted; 0 for one who was not."""
    ousted_by: int = NOBODY
    """The place of her predator then."""
    killed_by: str = ""
    """What took her last pool: an action's kind (``bleed``, ``political`` …), or the phase in which she spent it."""
    pool: int = 0
    """At the end."""
    drawn: dict[int, int] = field(default_factory=dict)
    """Library cards that came to her hand, by printed card: how many copies; and the next four."""
    played: dict[int, int] = field(default_factory=dict)
    discarded: dict[int, int] = field(default_factory=dict)
    kept: dict[int, int] = field(default_factory=dict)
    """In hand when the game or her part in it ended."""
    waited: dict[int, int] = field(default_factory=dict)
    """Own turns that the copies of a card that left her hand, or stayed in it, were held, in sum."""
    vampires: list[int] = field(default_factory=list)
    """The rounds in which crypt cards came out to her ready region."""
    actions: dict[str, int] = field(default_factory=dict)
    """Actions that she took, by kind."""
    blocked: int = 0
    """How many of them were blocked."""


class Account(Struct):
    """How a game went."""

    rounds: int
    turns: int
    seats: list[SeatAccount]


class _Book:
    """A table on which a journal is played again, with what is counted."""

    def __init__(self, header: Header) -> None:
        self.table: Table = lay_out(header)
        self.seats = [SeatAccount() for _ in header.seats]
        self.counts = [
            {name: Counter[int]() for name in ("drawn", "played", "discarded", "kept", "waited")} for _ in self.seats
        ]
        self.actions = [Counter[str]() for _ in self.seats]
        self.own_turns = [0] * len(self.seats)
        self.came: dict[int, int] = {}
        """For each copy in a hand: how many turns its holder had had when it came."""
        self.lost: dict[int, str] = {}
        """By what each Methuselah last lost pool."""

    def move(self, move: m.Move) -> None:
        """Count what a move means, and make it."""
        table = self.table
        match move:
            case m.MoveCard():
                self._card(table.copies[move.copy], move)
                return
            case m.MoveBlood(source) if source.kind == "pool":
                self.lost[source.of] = table.action.kind if table.action is not None else f"{table.phase} phase"
            case m.SetPhase() if move.turn != table.turn or table.turn == 1:
                if move.phase == table.phases[0]:
                    self.own_turns[move.active] += 1
            case m.SetAction(action) if action is not None:
                before = table.action
                if before is None or (before.minion, before.kind, before.card) != (
                    action.minion,
                    action.kind,
                    action.card,
                ):
                    self.actions[action.seat][action.kind] += 1
                if action.step == "blocked" and (before is None or before.step != "blocked"):
                    self.seats[action.seat].blocked += 1
            case m.Leave(seat, ousted=True):
                self._ousted(seat)
        apply(table, move)

    def _card(self, copy: Copy, move: m.MoveCard) -> None:
        source, target, printed = copy.place, move.to, copy.card
        if source.region == "hand" and target.region != "hand" and not source.on:
            self._leaves_hand(copy.id, source.seat, printed, _way_out(target.region, bool(target.on)))
        if target.region == "hand" and source.region != "hand" and copy.kind == "library":
            self.counts[target.seat]["drawn"][printed] += 1
            self.came[move.becomes or copy.id] = self.own_turns[target.seat]
        if copy.kind == "crypt" and source.region == "uncontrolled" and target.region == "ready":
            self.seats[target.seat].vampires.append(self.table.round)
        apply(self.table, move)

    def _leaves_hand(self, copy: int, seat: int, printed: int, way: str) -> None:
        counts = self.counts[seat]
        counts["waited"][printed] += self.own_turns[seat] - self.came.pop(copy, self.own_turns[seat])
        if way:
            counts[way][printed] += 1

    def _ousted(self, seat: int) -> None:
        account, table = self.seats[seat], self.table
        account.ousted_round = table.round
        predator = table.predator(seat)
        if predator != seat:
            account.ousted_by = predator
            self.seats[predator].ousts += 1
        account.killed_by = self.lost.get(seat, "")

    def close(self) -> Account:
        """The sum of it."""
        table = self.table
        won = winner([seat.victory_points for seat in table.seats])
        for place, account in enumerate(self.seats):
            for copy in table.pile(place, "hand"):
                self._leaves_hand(copy, place, table.copies[copy].card, "kept")
            account.victory_points = table.seats[place].victory_points
            account.pool = table.seats[place].pool
            account.game_win = place == won
            counts = self.counts[place]
            account.drawn, account.played = dict(counts["drawn"]), dict(counts["played"])
            account.discarded, account.kept = dict(counts["discarded"]), dict(counts["kept"])
            account.waited, account.actions = dict(counts["waited"]), dict(self.actions[place])
        return Account(table.round, table.turn, self.seats)


def _way_out(region: str, on: bool) -> str:
    """How a card leaves a hand that goes there; a Methuselah who leaves the game takes her hand with her."""
    if on or region in IN_PLAY:
        return "played"
    return {"ash heap": "discarded", "removed": "kept"}.get(region, "")


def account(header: Header, lines: Iterable[Line]) -> Account:
    """What a game comes to by its journal, as far as it goes."""
    book = _Book(header)
    for line in lines:
        for move in line.moves:
            book.move(move)
    return book.close()
