"""A game of a few rules on the second game's table, for tests of what every game shares: all choose in secret to stay
or to withdraw, the choices are shown, and whoever withdrew loses a token; three times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec
from msgspec import Struct

from vtes_desktop.play import requests as r
from vtes_desktop.play.games import Chore, ExtraError, Play, Sitting
from vtes_desktop.play.manners import COMMON
from vtes_desktop.play.physical import PHYSICAL
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, Option, Procedure, Referee, choose, together
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.faces import Face, Faces
from vtes_desktop.table.journal import Header, Line
from vtes_desktop.table.saying import Who
from vtes_desktop.table.table import NOBODY, Clock, Copy, Place, Table, empty_table

STAY, WITHDRAW, ALLY = 9_100_000_001, 9_100_000_002, 9_100_000_100
TOKENS = (Option("stay", "Stay"), Option("withdraw", "Withdraw"))


class Printed(Struct, frozen=True):
    id: int
    kind: str
    display_name: str


class Cards(Struct, frozen=True):
    """What the header has of this game's own."""

    names: dict[int, str]


class Printeds:
    def __init__(self, names: Mapping[int, str]) -> None:
        self._cards = {i: Printed(i, "ally" if i >= ALLY else "token", name) for i, name in names.items()}

    @property
    def cards(self) -> Mapping[int, Face]:
        return self._cards


EXTRA = msgspec.Raw(
    msgspec.json.encode(
        Cards({STAY: "Stay token", WITHDRAW: "Withdraw token"} | {ALLY + i: f"Ally {i}" for i in range(8)})
    )
)


class Game:
    """What the procedure is given."""

    def __init__(self, doing: Doing, line: int) -> None:
        self.doing = doing
        self.line = line
        self.steps: list[int] = []
        self.moved_by_hand = 0


def play(game: Game) -> Procedure[None]:
    table = game.doing.table
    while table.round <= 3:
        seats = table.playing()
        said = yield from together(Choice(seat, "withdraw", "Stay?", TOKENS, "W1") for seat in seats)
        for seat, option in said.items():
            token = next(copy for copy in _aside(table, seat) if copy.card == (STAY, WITHDRAW)[option.kind != "stay"])
            game.doing.move_card(token, Place(seat, "position 1"), face_up=False)
            game.doing.do(m.Turn(table.pile(seat, "position 1")[-1]))
            game.doing.say(Who(seat), f" chose to {option.kind}")
        winner = yield from choose(seats[0], "who", "Who gains?", [Option("gain", seat=seat) for seat in seats])  # type: ignore[arg-type]
        game.doing.do(
            m.SetCounter(0, "influence", table.seats[winner.seat].tokens.get("influence", 0) + 1, winner.seat)
        )
        for seat in seats:
            (token,) = (table.copies[i] for i in table.pile(seat, "position 1"))
            game.doing.move_card(token, Place(seat, "aside"))
        game.doing.do(m.SetPhase(table.turn + 1, table.round + 1, table.active, table.phase))
    game.doing.do(m.EndGame())


def _aside(table: Table, seat: int) -> list[Copy]:
    return [table.copies[i] for i in table.pile(seat, "aside")]


class SmallSitting(Sitting):
    def __init__(self, doing: Doing, line: int) -> None:
        self.game = game = Game(doing, line)
        self.referee = Referee(play(game))

    def why_not(self, choice: Choice | None, seat: int, copy: Copy) -> str:
        return f"Seat {seat} can’t do it with {copy.kind}: {choice.question if choice else 'it is over'}"


def _new_ally(doing: Doing, request: r.Chore) -> None:
    deck = doing.table.pile(NOBODY, "allies")
    if not deck:
        raise RefusedError("There is no Ally left.")
    ally = doing.table.copies[deck[0]]
    named = doing.name(ally)
    doing.move_card(ally, Place(NOBODY, request.place or "location 1"))
    doing.say(named, " comes", kind="move")


class SmallPlay(Play):
    key = "vendetta"
    manners = MappingProxyType({**COMMON, **PHYSICAL})
    chores = MappingProxyType(
        {
            "new ally": Chore("A new Ally", _new_ally),
            "end round": Chore("End the round", lambda doing, _: doing.do(m.SetCounter(0, "ended", 1)), "everybody"),
        }
    )

    def faces(self, extra: msgspec.Raw, known: Faces) -> Faces:
        del known
        try:
            return Printeds(msgspec.json.decode(extra, type=Cards).names)
        except msgspec.MsgspecError as error:
            raise ExtraError(f"That is no card set of the small game: {error}.") from error

    def lay_out(self, header: Header) -> Table:
        faces = self.faces(header.extra, Printeds({})).cards
        table = empty_table([seat.name for seat in header.seats], game=header.game)
        table.mode = header.mode
        for seat in range(len(header.seats)):
            for card in (STAY, WITHDRAW):
                self._add(table, Copy(len(table.copies) + 1, card, "token", seat, seat, Place(seat, "aside")))
        for card in faces:
            if card >= ALLY:
                self._add(table, Copy(len(table.copies) + 1, card, "ally", NOBODY, NOBODY, Place(NOBODY, "allies")))
        return table

    @staticmethod
    def _add(table: Table, copy: Copy) -> None:
        copy.face_up = False
        table.copies[copy.id] = copy
        table.siblings(copy.place).append(copy.id)

    def deal(self, doing: Doing) -> None:
        doing.shuffle(NOBODY, "allies")
        for seat in range(len(doing.table.seats)):
            doing.shuffle(seat, "aside")
        doing.do(m.SetClock(Clock(running=True)))

    def referee(self, doing: Doing, header: Header, line: int, before: Sequence[Line]) -> SmallSitting:
        del header, before
        if len(doing.table.seats) > 5:
            raise RefusedError("Six are too many for the referee.")
        return SmallSitting(doing, line)

    def mark(self) -> str:
        return "small"

    def winner(self, table: Table, faces: Faces) -> int | None:
        best = [self.points(table, faces, seat) for seat in range(len(table.seats))]
        return best.index(max(best)) if best.count(max(best)) == 1 else None

    def points(self, table: Table, faces: Faces, seat: int) -> float:
        del faces
        return float(table.seats[seat].tokens.get("influence", 0))


PLAY = SmallPlay()
