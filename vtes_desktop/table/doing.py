"""Something being done at the table: the moves made so far, and what will be said of them.

Manual mode's manners and the referee write ``doing.do(move)`` and ``doing.say(...)`` in the order things happen. The
host keeps the result, or calls :meth:`Doing.undo` when it is refused half-way.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import APPLY, FAULTS, Touched, apply, why_not
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.faces import Faces
from vtes_desktop.table.journal import Left, Options
from vtes_desktop.table.regions import new_id_needed
from vtes_desktop.table.saying import Card, Cards, Kind, Part, Saying, Who
from vtes_desktop.table.sight import everyone, seers, tells_apart
from vtes_desktop.table.situation import without_card, without_fighter, without_votes_of
from vtes_desktop.table.table import Copy, Place, Table


class RefusedError(Exception):
    """A request that can't be granted; the message is a sentence for who asked."""


class Travel(Struct, frozen=True, gc=False, array_like=True):
    """A card's way, for the eye to follow. Ids are 0 where the reader can't tell the card apart."""

    before: int
    after: int
    source: Place
    target: Place


class Rest(Struct, frozen=True):
    """A moment in which nothing was going on: from there the referee can be set up again."""

    moves: int
    """How many moves were made before it."""
    drawn: int
    """Random draws before it."""
    given: int
    """New ids given before it."""
    memory: object = None
    """What the referee remembers then beyond what lies on the table; None as a phase begins, when it remembers nothing
    that a new one would not."""


class Mention:
    """A copy named in a sentence: known to those who saw it before or see it when all is done."""

    def __init__(self, table: Table, copy: Copy) -> None:
        self.copy = copy
        self.known = seers(table, copy)

    def part(self, table: Table) -> Card:
        """The mention as it stands in a journal, with who may read it."""
        there = table.copies.get(self.copy.id) is self.copy
        return self._card(
            table,
            self.known | (seers(table, self.copy) if there else frozenset()),
            self._traced(table) if there else frozenset(),
        )

    def part_before(self, table: Table, *, by_chance: bool) -> Card:
        """The mention before anything is done: nobody learns from it what they do not know, nor what chance picks."""
        there = table.copies.get(self.copy.id) is self.copy and not by_chance
        return self._card(
            table,
            seers(table, self.copy) if there else frozenset(),
            self._traced(table) if there else frozenset(),
        )

    def _traced(self, table: Table) -> frozenset[int]:
        """Who can tell the copy apart from others."""
        return everyone(len(table.seats)) if table.region_of(self.copy).tracked else seers(table, self.copy)

    def _card(self, table: Table, known: frozenset[int], traced: frozenset[int]) -> Card:
        all_of_them = len(table.seats) + 1
        return Card(
            self.copy.card,
            self.copy.id if traced else 0,
            self.copy.kind,
            None if len(known) == all_of_them else tuple(sorted(known)),
            None if len(traced) == all_of_them else tuple(sorted(traced)),
        )


class Mentions:
    """Several copies named in a sentence."""

    def __init__(self, mentions: Iterable[Mention]) -> None:
        self.mentions = tuple(mentions)

    def part(self, table: Table) -> Cards | Card:
        """The mentions as they stand in a journal."""
        return self._joined(mention.part(table) for mention in self.mentions)

    def part_before(self, table: Table, *, by_chance: bool) -> Cards | Card:
        """The mentions before anything is done."""
        return self._joined(mention.part_before(table, by_chance=by_chance) for mention in self.mentions)

    @staticmethod
    def _joined(parts: Iterable[Card]) -> Cards | Card:
        cards = tuple(parts)
        return cards[0] if len(cards) == 1 else Cards(cards)


Word = Part | Mention | Mentions


class Doing:
    """What one request does to the true table."""

    start: tuple[int, int, int] = (0, 0, 0)
    """Where the last turn that began begins: moves, random draws and new ids before it; all 0 for none."""
    left: Left | None = None
    """When the referee is sent away by it: what it remembered of the turn."""
    together: Literal["", "waits", "all"] = ""
    """Of an answer to a question that several were asked together: as :attr:`Line.together` has it."""
    rest: Rest | None = None
    """The last moment in all this in which nothing was going on; None for none."""

    def __init__(
        self,
        table: Table,
        catalogue: Faces,
        options: Options,
        chance: Chance,
        new_id: Ids,
        seat: int,
    ) -> None:
        self.table = table
        self.catalogue = catalogue
        """The printed cards of the game."""
        self.options = options
        self.chance = chance
        self.new_id = new_id
        self.seat = seat
        """Whose request it is."""
        self.moves: list[m.Move] = []
        self.touched = Touched()
        self.draws: list[tuple[int, int, int]] = []
        self.travels: list[Travel] = []
        self._back: list[m.Move] = []
        self._said: list[tuple[tuple[Word, ...], int, Kind, tuple[int, ...] | None]] = []

    def do(self, move: m.Move) -> None:
        """Make a move. Raises :class:`RefusedError` when the table can't take it."""
        # Not by isinstance, which takes long to say no of a struct.
        if type(move) is m.MoveCard:
            self._carry(move)
            return
        kind = type(move)
        try:
            back = APPLY[kind](self.table, move, self.touched)
        except FAULTS as error:
            raise RefusedError(why_not(error)) from error
        self._back.append(back)
        self.moves.append(move)
        if kind is m.SetPhase and back.turn != self.table.turn:
            self.turn_begins()

    def _carry(self, move: m.MoveCard) -> None:
        """Move a card, and note its way."""
        try:
            moving = self.table.copies[move.copy]
            source = moving.place
            back = APPLY[m.MoveCard](self.table, move, self.touched)
        except FAULTS as error:
            raise RefusedError(why_not(error)) from error
        self._back.append(back)
        self.moves.append(move)
        if source != move.to:
            self.travels.append(Travel(move.copy, moving.id, source, move.to))

    def turn_begins(self) -> None:
        """What is done from here on is a turn's, or what the referee has to do with of one; a referee that is rebuilt
        starts here, so that it remembers what was done in the turn."""
        self.start = len(self.moves), self.chance.drawn, self.new_id.given
        self.rests()

    def rests(self, memory: object = None) -> None:
        """Nothing is going on now; a referee that is set up again from here is given its `memory` back."""
        self.rest = Rest(len(self.moves), self.chance.drawn, self.new_id.given, memory)

    def undo(self) -> None:
        """Take back all that was done."""
        while self._back:
            apply(self.table, self._back.pop())

    def inverses(self) -> list[m.Move]:
        """The moves that take all of it back, in the order to apply them."""
        return self._back[::-1]

    def taking_back(self, since: int = 0) -> list[m.Move]:
        """For each move, or each `since` so many moves, the one that takes it back."""
        return self._back[since:]

    def copy(self, copy: int) -> Copy:
        """The copy with this id. Raises :class:`RefusedError` when there is none that the asking seat knows."""
        found = self.table.copies.get(copy)
        if found is None or not tells_apart(self.table, found, self.seat):
            raise RefusedError("That card is not there any more.")
        return found

    def move_card(
        self, copy: Copy, to: Place, index: int = -1, *, face_up: bool | None = None, controller: int | None = None
    ) -> None:
        """Move a copy, giving it a new id where its way must not be followed."""
        table, place, before = self.table, copy.place, copy.id
        regions = table.regions
        target = regions.get(to.region) if not to.on else table.region_of(self.copy(to.on))
        if target is None:
            raise RefusedError(f"There is no region “{to.region}” in this game.")
        renamed = new_id_needed(regions[place.region] if not place.on else table.region_of(copy), target)
        if place.region == "ash heap" and not target.tracked:
            # What is remembered of a card there does not follow it where nobody may.
            for mark in sorted(copy.marks):
                self.do(m.SetMark(before, mark, ""))
        self._carry(m.MoveCard(before, to, index, self.new_id() if renamed else 0, controller, face_up))
        if renamed:
            self._forget(before)

    def _forget(self, copy: int) -> None:
        """What goes on must not name a card by the number that it had before it went where nobody may follow it."""
        table = self.table
        if table.action is not None and (action := without_card(table.action, copy)) != table.action:
            self.do(m.SetAction(action))
        if table.combat is not None and (combat := without_fighter(table.combat, copy)) != table.combat:
            self.do(m.SetCombat(combat))
        if table.referendum is not None and (held := without_votes_of(table.referendum, copy)) != table.referendum:
            self.do(m.SetReferendum(held))

    def move_blood(self, source: m.Purse, target: m.Purse, amount: int) -> None:
        """Move counters; no move is made for none."""
        if amount:
            self.do(m.MoveBlood(source, target, amount))

    def shuffle(self, seat: int, region: str) -> None:
        """Shuffle a deck by the game's chance."""
        pile = self.table.pile(seat, region)
        draw, order = self.chance.order(len(pile))
        self.do(m.Shuffle(seat, region, order, tuple(self.new_id() for _ in pile), draw=draw))

    def random(self, size: int) -> int:
        """A random number from 0 to `size` - 1, kept in the journal."""
        drawn = self.chance.number(size)
        self.draws.append(drawn)
        return drawn[2]

    def name(self, copy: Copy) -> Mention:
        """The copy, to be named in a sentence; call it before the copy moves."""
        return Mention(self.table, copy)

    def names(self, copies: Iterable[Copy]) -> Mentions:
        """Copies to be named together in a sentence; call it before they move."""
        return Mentions(Mention(self.table, copy) for copy in copies)

    def say(
        self, *words: Word, kind: Kind = "move", seat: int | None = None, only: tuple[int, ...] | None = None
    ) -> None:
        """Add a sentence to the log; whose doing it is defaults to the asking seat."""
        self._said.append((words, self.seat if seat is None else seat, kind, only))

    def sayings(self) -> tuple[Saying, ...]:
        """All sentences, with who may know what in them, now that everything is done."""
        return tuple(
            Saying(tuple(self._part(word) for word in words), seat, kind, only)
            for words, seat, kind, only in self._said
        )

    def first_words(self) -> Saying:
        """The first sentence, for somebody who is asked beforehand; call it when all was undone."""
        if not self._said:
            return Saying((Who(self.seat), " moves a card"), self.seat)
        words, seat, kind, only = self._said[0]
        parts = tuple(
            word.part_before(self.table, by_chance=bool(self.draws)) if isinstance(word, (Mention, Mentions)) else word
            for word in words
        )
        return Saying(parts, seat, kind, only)

    def _part(self, word: Word) -> Part:
        return word.part(self.table) if isinstance(word, (Mention, Mentions)) else word
