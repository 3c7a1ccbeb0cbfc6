"""The table as Vendetta's rules take it: what every procedure of them asks of it and does to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure, choose
from vtes_desktop.table.doing import Doing, Word
from vtes_desktop.table.saying import Kind, Who
from vtes_desktop.table.table import NOBODY, Copy, Place
from vtes_desktop.vendetta.cards import CardSet, Face, Faces
from vtes_desktop.vendetta.readings import READINGS, Readings
from vtes_desktop.vendetta.table import HAVEN, LOCATIONS, location_region, position

ROUNDS: Final = 3
"""A game has three rounds (R1)."""
INFLUENCE: Final = "influence"
DIABLERIE: Final = "diablerie"
USED: Final = "diablerie used"
"""Diablerie tokens that are turned down (B2)."""
SUPPLY: Final = {"blood": 70, "influence": 80}
"""All tokens of the box (C8, C9), for those who count them (C14)."""


_POSITION: Final = {location: position(location) for location in LOCATIONS}
"""The region of a Position at each Location."""


class OverError(Exception):
    """The game has ended in the midst of a procedure."""


def locations_for(players: int) -> tuple[str, ...]:
    """The Locations in play with so many players, in the order in which they are resolved (S3).

    >>> locations_for(4)
    ('1', '2', 'haven')
    """
    return LOCATIONS if players > 4 else ("1", "2", HAVEN)


def called(location: str) -> str:
    """A Location's name in a sentence."""
    return "the Prince’s Haven" if location == HAVEN else f"Location {location}"


def titled(location: str) -> str:
    """A Location's name at the beginning of a sentence."""
    return "The Prince’s Haven" if location == HAVEN else called(location)


class Game:
    """One game with the referee."""

    def __init__(self, doing: Doing, faces: Faces, cards: CardSet, readings: Readings) -> None:
        self.doing = doing
        """Where moves and sentences go; replaced by the host for each answer, always for the same table."""
        self.table = doing.table
        self.faces = faces
        self.cards = cards
        self.readings = readings
        self.empty: list[tuple[int, int]] = []
        """Who has lost her last Blood by what is being done, and by whom (herself, where nobody else did it)."""
        self.line = 0
        """The number of the journal's line that is being played; set by the host."""
        self.steps: list[int] = []
        """Of the step that is being done by hand: the line in which it began."""
        self.moved_by_hand = 0
        """How many moves players have made by hand."""

    # -- asking ---------------------------------------------------------------------------------------------------

    def confirm(self, seat: int, kind: str, question: str, rule: str = "", about: int = 0) -> Procedure[bool]:
        """Ask a seat a question of yes or no."""
        option = yield from choose(seat, kind, question, (Option("yes", "Yes"), Option("no", "No")), rule, about)
        return option.kind == "yes"

    def reading(self, name: str) -> Procedure[str]:
        """How the group reads a rule; what it has left open is asked of the first player now, for the whole game."""
        said: str = getattr(self.readings, name)
        if said != "ask":
            return said
        entry = next(each for each in READINGS if each.name == name)
        answers = [(value, text) for value, text in entry.answers.items() if value != "ask"]
        counter = f"reading {name}"
        if not self.table.tally.get(counter):
            options = tuple(Option("reading", text, amount=place) for place, (_, text) in enumerate(answers, 1))
            first = self.in_order()[0]
            option = yield from choose(first, "reading", f"{entry.question} (Agree on it.)", options, entry.mark)
            self.tally(counter, option.amount)
            self.say(f"Agreed: {entry.question} {option.text}", kind="table", seat=NOBODY)
        return answers[self.table.tally[counter] - 1][0]

    # -- moves ----------------------------------------------------------------------------------------------------

    def do(self, move: m.Move) -> None:
        """Make a move."""
        self.doing.do(move)

    def say(self, *words: Word, kind: Kind = "move", seat: int | None = None) -> None:
        """Add a sentence to the log."""
        self.doing.say(*words, kind=kind, seat=seat)

    def tally(self, name: str, value: int) -> None:
        """Set a counter of the table, where it is another."""
        if self.table.tally.get(name, 0) != value:
            self.do(m.SetCounter(0, name, value))

    def mark(self, copy: Copy, name: str, value: str = "") -> None:
        """Say something of a card; nothing, to say it no longer."""
        if copy.marks.get(name, "") != value:
            self.do(m.SetMark(copy.id, name, value))

    def bare(self, copy: Copy) -> None:
        """Take off a card what was said of it where it lay."""
        for name in list(copy.marks):
            self.mark(copy, name)

    def go_to(self, phase: str, *, active: int | None = None, round_: int | None = None) -> None:
        """Go to a phase, a Planning turn or a Location: a moment from which the referee can be set up again."""
        table = self.table
        who = table.active if active is None else active
        self.do(m.SetPhase(table.turn + 1, round_ or table.round, who, phase))

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.table.round

    @property
    def locations(self) -> tuple[str, ...]:
        """The Locations in play, in the order in which they are resolved (S2, S3)."""
        return locations_for(len(self.table.seats))

    def in_order(self, first: int | None = None) -> list[int]:
        """Who is still in the game, in turn order: clockwise from the Ambition token, at any moment (R3); or from
        another seat."""
        count = len(self.table.seats)
        start = max(0, self.table.edge) if first is None else first
        seats = self.table.seats
        return [seat for step in range(count) if seats[seat := (start + step) % count].playing]

    def face(self, copy: Copy) -> Face:
        """What is printed on a copy."""
        return self.faces[copy.card]

    def name(self, copy: Copy) -> str:
        """A card's name, for questions to who may see it."""
        return self.faces[copy.card].display_name

    def seat_name(self, seat: int) -> str:
        """A player's name, for questions."""
        return self.table.seats[seat].name

    def who(self, seat: int) -> Who:
        """A player, for a sentence."""
        return Who(seat)

    def blood(self, seat: int) -> int:
        """The Blood of a Pool."""
        return self.table.seats[seat].pool

    def tokens(self, seat: int, name: str) -> int:
        """The tokens of a sort in a Pool."""
        return self.table.seats[seat].tokens.get(name, 0)

    def pile(self, seat: int, region: str) -> list[Copy]:
        """The copies in a region of a seat, the top first; with :data:`NOBODY`, of the table."""
        copies = self.table.copies
        return [copies[i] for i in self.table.pile(seat, region)]

    def alliance(self, seat: int) -> list[Copy]:
        """The Victims and Allies that are not Drained (T3)."""
        return self.pile(seat, "alliance")

    def tile(self, seat: int, location: str) -> Copy | None:
        """The Position tile of a seat at a Location; None where there is none."""
        copies = self.table.copies
        for i in self.table.seats[seat].piles[_POSITION[location]]:
            if (copy := copies[i]).kind == "tile":
                return copy
        return None

    def deployed(self, seat: int, location: str) -> list[Copy]:
        """The Clan cards on a Position (T5)."""
        copies = self.table.copies
        ids = self.table.seats[seat].piles[_POSITION[location]]
        return [copy for i in ids if (copy := copies[i]).kind == "clan"]

    def deployed_blood(self, seat: int, location: str) -> int:
        """The Blood on a Position (T5)."""
        tile = self.tile(seat, location)
        return tile.blood if tile is not None else 0

    def at(self, location: str) -> list[int]:
        """Who is at a Location: with at least 1 card or 1 Blood there (T6); in turn order."""
        return [
            seat for seat in self.in_order() if self.deployed(seat, location) or self.deployed_blood(seat, location)
        ]

    def with_cards(self, location: str) -> list[int]:
        """Who has Clan cards at a Location, in turn order: who takes part in its conflict (K14–K16)."""
        return [seat for seat in self.in_order() if self.deployed(seat, location)]

    def rivals(self, seat: int, location: str) -> list[int]:
        """The Rivals of a player at a Location, in turn order (T7)."""
        there = self.at(location) if self.readings.rivals == "at the Location" else self.with_cards(location)
        return [other for other in there if other != seat]

    def ally_at(self, location: str) -> Copy | None:
        """The Ally that lies at a Location."""
        there = self.pile(NOBODY, location_region(location))
        return next((copy for copy in there if copy.kind == "ally"), None)

    def location_of(self, copy: Copy) -> str:
        """The Location at whose Position a card lies; empty for none."""
        region = copy.place.region
        return region.removeprefix("position ") if region.startswith("position ") else ""

    # -- cards ----------------------------------------------------------------------------------------------------

    def put(self, copy: Copy, seat: int, region: str, *, face_up: bool | None = None, index: int = -1) -> None:
        """Move a card to a region; of a Clan card nothing is said any more of what it was where it lay."""
        if copy.marks and copy.kind == "clan":
            self.bare(copy)
        self.doing.move_card(copy, Place(seat, region), index, face_up=face_up)

    def names(self, copies: Iterable[Copy]) -> Word:
        """Cards to be named in a sentence; call it before they move."""
        return self.doing.names(copies)


Money = Literal["blood", "influence"]


def _in_circulation(game: Game, what: Money) -> int:
    if what == "influence":
        return sum(seat.tokens.get(INFLUENCE, 0) for seat in game.table.seats)
    return sum(seat.pool for seat in game.table.seats) + sum(copy.blood for copy in game.table.copies.values())


def from_bank(game: Game, amount: int, what: Money) -> int:
    """How much of it the Bank can give (C14)."""
    if game.readings.supply == "unlimited" or amount == 0:
        return amount
    return max(0, min(amount, SUPPLY[what] - _in_circulation(game, what)))


def gain_blood(game: Game, seat: int, amount: int) -> int:
    """Blood from the Bank into a Pool (T10); returns how much came."""
    amount = from_bank(game, amount, "blood")
    game.doing.move_blood(m.BANK, m.Purse("pool", seat), amount)
    return amount


def lose_blood(game: Game, seat: int, amount: int, by: int) -> int:
    """Blood from a Pool to the Bank, as much as there is (Z4, X4); returns how much that was. `by` is who caused it."""
    return _take(game, seat, amount, by, m.BANK)


def steal_blood(game: Game, seat: int, amount: int, by: int) -> int:
    """Blood from a Pool into another's, as much as there is (T8, X4); returns how much that was."""
    return _take(game, seat, amount, by, m.Purse("pool", by))


def play_blood(game: Game, seat: int, amount: int, tile: Copy) -> int:
    """Blood from a Pool onto a Position, where it is Deployed (T11); returns how much that was."""
    return _take(game, seat, amount, seat, m.Purse("card", tile.id))


def _take(game: Game, seat: int, amount: int, by: int, target: m.Purse) -> int:
    taken = min(amount, game.blood(seat))
    game.doing.move_blood(m.Purse("pool", seat), target, taken)
    if taken and game.blood(seat) == 0 and (by != seat or game.readings.own_frenzy == "at once"):
        game.empty.append((seat, by))
    return taken


def change_tokens(game: Game, seat: int, name: str, by: int) -> int:
    """Add to, or take from, the tokens of a sort in a Pool, as many as there are; returns by how many it changed."""
    before = game.tokens(seat, name)
    if by > 0 and name == INFLUENCE:
        by = from_bank(game, by, "influence")
    after = max(0, before + by)
    if after != before:
        game.do(m.SetCounter(0, name, after, seat))
    return after - before
