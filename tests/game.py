"""Games for tests: decks, tables, hosts, and whatever somebody might ask next.

What is chosen is asked of a :data:`Choose`, so that the same generator serves hypothesis (which shrinks) and a seeded
`random.Random` (which is quick).
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec
from hypothesis import strategies as st
from msgspec.structs import replace

from vtes_desktop.cards import catalogue as cards
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import DeckList, Header, Options
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Copy, Place, Table, on

NAMES = ("Sarah", "Alexis", "Justin", "Lisa", "Richard", "Steve")
SEED = "5a" * 32

Choose = Callable[[int], int]
"""Picks a number from 0 to one below what it is given."""

T = TypeVar("T")


def by_chance(seed: int) -> Choose:
    """Choices of a seeded random generator."""
    return random.Random(seed).randrange


def by_hypothesis(data: st.DataObject) -> Choose:
    """Choices that hypothesis draws, and can shrink."""
    return lambda size: data.draw(st.integers(0, size - 1))


def examples(few: int) -> int:
    """How many examples a test of many steps tries: so many, and thirty times as many in the long run."""
    return few * 30 if os.environ.get("VTES_LONG") else few


# Decks and games


@cache
def catalogue() -> Catalogue:
    """The installed card list, read once."""
    return cards.load(cache=False)


def starter(number: int) -> DeckList:
    """A published starter deck."""
    playable = [deck for deck in catalogue().starters if deck.playable]
    deck = playable[number % len(playable)]
    crypt = tuple(card for card, copies in deck.crypt for _ in range(copies))
    library = tuple(card for card, copies in deck.library for _ in range(copies))
    return DeckList(deck.name, crypt, library)


def starters(players: int) -> list[tuple[str, DeckList]]:
    """So many players, each with a starter deck."""
    return [(NAMES[seat], starter(seat)) for seat in range(players)]


def header(players: int = 5, options: Options | None = None) -> Header:
    """A game of starter decks with a known seed."""
    return new_header(starters(players), options or Options(), seed=SEED)


def start(folder: Path, players: int = 5, options: Options | None = None) -> Host:
    """A game of starter decks, dealt."""
    return Host.start(catalogue(), folder / "game.vtes-game", header(players, options))


DISTINCT = 9_000_000_000
"""Printed ids above this belong to :func:`distinct`: no other number of a game is as large."""


def distinct(players: int = 3, crypt: int = 8, library: int = 24) -> tuple[Catalogue, list[tuple[str, DeckList]]]:
    """Decks in which every copy is another card, under a number that can't be taken for anything else.

    The number is in the name, too, so that a sentence that names a card tells its number.
    """
    number = count(DISTINCT + 1)
    made = []
    decks = []
    real = {"crypt": catalogue().crypt, "library": catalogue().library}
    for seat in range(players):
        piles: dict[str, list[int]] = {"crypt": [], "library": []}
        for kind, size in (("crypt", crypt), ("library", library)):
            for position in range(size):
                of = real[kind][(position * 71 + seat * 13) % len(real[kind])]
                own = next(number)
                card = replace(of, id=own, name=f"{of.name} {own}")
                made.append(card)
                piles[kind].append(card.id)
        decks.append((NAMES[seat], DeckList(NAMES[seat], tuple(piles["crypt"]), tuple(piles["library"]))))
    return Catalogue(made), decks


def by_leave(host: Host, seat: int, request: r.Request) -> Reply:
    """What a seat asks for, once all whose leave it needs have agreed."""
    reply = host.submit(seat, request)
    for ask in host.snapshot(seat).asks if reply.waiting else ():
        if ask.number == reply.n:
            for other in ask.of:
                reply = host.submit(other, r.Answer(ask.number, True))
    return reply


def everyone(host: Host) -> list[Client]:
    """A client for each seat, and last a spectator."""
    return [sit_down(host, seat) for seat in [*range(len(host.table.seats)), -1]]


def only(copies: Iterable[Copy]) -> Copy:
    """The one copy there is."""
    (copy,) = copies
    return copy


# What somebody might ask


class Asking:
    """Somebody at a table about to ask for something: picks each part of a request.

    With `wild` above 0, one part in so many is nonsense.
    """

    def __init__(self, table: Table, seat: int, choose: Choose, wild: int = 0, asks: Sequence[int] = ()) -> None:
        self.table = table
        self.asks = asks
        """The questions that are open."""
        self.me = seat
        self.choose = choose
        self.wild = wild

    def one_of(self, among: Sequence[T], otherwise: T) -> T:
        return among[self.choose(len(among))] if among else otherwise

    def nonsense(self) -> bool:
        return self.wild > 0 and self.choose(self.wild) == 0

    def number(self, least: int, most: int) -> int:
        if self.nonsense():
            return self.one_of((-1, 0, -7, 10**6, 2**31, -(2**63), 2**64, 10**30), 0)
        return least + self.choose(most - least + 1)

    def yes(self) -> bool:
        return bool(self.choose(2))

    def copy(self, *regions: str, kind: str = "") -> int:
        """The id of a copy that the seat knows, in one of these regions (any when none is named)."""
        if self.nonsense():
            return self.number(0, 10**9)
        known = sorted(
            copy.id
            for copy in self.table.copies.values()
            if (not regions or self.table.root(copy).place.region in regions) and (not kind or copy.kind == kind)
        )
        return self.one_of(known, 0)

    def face(self) -> int:
        """The printed id of a card that the seat sees."""
        if self.nonsense():
            return self.number(0, 10**9)
        return self.one_of(sorted({copy.card for copy in self.table.copies.values() if copy.card}), 0)

    def copies(self, *regions: str) -> tuple[int, ...]:
        return tuple(self.copy(*regions) for _ in range(self.one_of((1, 1, 1, 2, 3, 0), 1)))

    def seat(self) -> int:
        return self.number(0, len(self.table.seats) - 1)

    def region(self) -> str:
        return "nowhere" if self.nonsense() else self.one_of(list(self.table.regions), "")

    def place(self) -> Place:
        if self.nonsense():
            return Place(self.number(-3, 9), self.region(), self.one_of((0, 0, self.copy(), 10**12), 0))
        if self.choose(4) == 0:
            return on(self.copy("ready", "uncontrolled", "torpor"))
        return Place(self.one_of((self.me, self.me, self.seat()), 0), self.region())

    def purse(self) -> Purse:
        match self.choose(3):
            case 0:
                return Purse("pool", self.seat())
            case 1:
                return Purse("card", self.copy("ready", "uncontrolled", "torpor"))
        return BANK if not self.nonsense() else Purse("bank", self.number(0, 3))

    def deck(self) -> str:
        return self.one_of(("crypt", "library"), "library")

    def text(self) -> str:
        if self.nonsense():
            return self.one_of(("", " ", "\n\n", "x" * 5000, "\ud800", "\u202e\x00"), "")
        return self.one_of(("a word", "Krid is mine", "ünïcödé “quoted” \\ \n line", "🩸"), "")


IN_PLAY = ("ready", "torpor", "in play")
REQUESTS: dict[type, Callable[[Asking], r.Request]] = {
    r.Deal: lambda _: r.Deal(),
    r.Put: lambda a: r.Put(a.copies(), a.place(), a.number(-1, 5), a.one_of((None, None, True, False), None), a.yes()),
    r.PutTop: lambda a: r.PutTop(a.seat(), a.deck(), a.place(), a.number(1, 3), a.number(-1, 3)),
    r.Draw: lambda a: r.Draw(a.deck(), a.number(1, 3)),
    r.Refill: lambda _: r.Refill(),
    r.Play: lambda a: r.Play(a.copy("hand"), a.one_of((0, a.copy("ready")), 0), a.yes()),
    r.Blood: lambda a: r.Blood(a.purse(), a.purse(), a.number(1, 4)),
    r.LockCards: lambda a: r.LockCards(a.copies(*IN_PLAY), a.choose(3) > 0),
    r.UnlockAll: lambda _: r.UnlockAll(),
    r.TurnCards: lambda a: r.TurnCards(a.copies(), a.yes()),
    r.Count: lambda a: r.Count(a.copy(), a.one_of(("stealth", "corruption", a.text()), ""), a.number(-2, 3)),
    r.Note: lambda a: r.Note(a.copy(), a.text()),
    r.TakeControl: lambda a: r.TakeControl(a.copy(*IN_PLAY), a.seat()),
    r.ShuffleDeck: lambda a: r.ShuffleDeck(a.deck()),
    r.Look: lambda a: r.Look(a.deck(), a.number(0, 4)),
    r.StopLooking: lambda a: r.StopLooking(a.deck()),
    r.Reveal: lambda a: r.Reveal(
        a.copies("hand", "library", "uncontrolled"), a.one_of(((), (a.seat(),), (a.seat(), a.seat())), ())
    ),
    r.Hide: lambda a: r.Hide(a.copies("hand", "library", "uncontrolled")),
    r.RandomCard: lambda a: r.RandomCard(a.seat()),
    r.Roll: lambda a: r.Roll(a.one_of((2, 6, 20, a.number(2, 100)), 6)),
    r.TakeEdge: lambda a: r.TakeEdge(a.number(-1, len(a.table.seats) - 1)),
    r.NextPhase: lambda _: r.NextPhase(),
    r.GoToPhase: lambda a: r.GoToPhase(a.one_of((*a.table.phases, a.text()), "")),
    r.EndTurn: lambda _: r.EndTurn(),
    r.Oust: lambda a: r.Oust(a.seat()),
    r.Withdraw: lambda _: r.Withdraw(),
    r.TimeUp: lambda _: r.TimeUp(),
    r.Score: lambda a: r.Score(a.seat(), a.one_of((0, 0.5, 1, 2.5, float(a.number(0, 5))), 0)),
    r.HandSize: lambda a: r.HandSize(a.seat(), a.number(0, 9)),
    r.Transfers: lambda a: r.Transfers(a.number(0, 6)),
    r.Chat: lambda a: r.Chat(a.text()),
    r.Signal: lambda a: r.Signal(a.one_of(("hand", "something", "wait", "go on"), "hand")),
    r.Offer: lambda a: r.Offer(
        a.seat(),
        a.one_of(("nothing", "no bleed", "vote for", "block"), "nothing"),
        a.one_of(("nothing", "no bleed", "vote for", "block"), "nothing"),
        a.number(1, 5),
    ),
    r.AnswerOffer: lambda a: r.AnswerOffer(a.number(0, 4), a.yes()),
    r.Point: lambda a: r.Point(a.copy(), a.one_of((0, a.copy()), 0), a.number(-1, len(a.table.seats) - 1)),
    r.PassSeat: lambda a: r.PassSeat(a.seat()),
    r.Pause: lambda a: r.Pause(a.yes()),
    r.OpenHands: lambda a: r.OpenHands(a.yes()),
    r.Chore: lambda a: r.Chore(a.one_of(("feed all", "count up"), ""), a.copies(), a.number(-1, 2)),
    r.AddCard: lambda a: r.AddCard(a.face(), a.place()),
    r.TakeBack: lambda _: r.TakeBack(),
    r.Again: lambda _: r.Again(),
    r.Answer: lambda a: r.Answer(a.one_of(a.asks, 1), a.choose(3) > 0),
    r.EndGame: lambda _: r.EndGame(),
    r.TellSeed: lambda _: r.TellSeed(),
    r.Pick: lambda a: r.Pick(a.number(0, 9), a.number(0, 9)),
    r.WhyNot: lambda a: r.WhyNot(a.copy()),
    r.SwitchMode: lambda a: r.SwitchMode(a.one_of(("manual", "strict"), "manual")),
}
"""How each kind of request is made up."""

OFTEN = (r.Put, r.Put, r.PutTop, r.Draw, r.Play, r.Play, r.Blood, r.LockCards, r.Reveal, r.TakeBack, r.Again, r.Answer)
RARELY = (r.Deal, r.Oust, r.Withdraw, r.TimeUp, r.EndGame, r.TellSeed, r.OpenHands)
STRICT = (r.Pick, r.SwitchMode, r.WhyNot)
COMMON = [kind for kind in REQUESTS if kind not in (*RARELY, *STRICT)]


def any_request(table: Table, seat: int, choose: Choose, wild: int = 0, asks: Sequence[int] = ()) -> r.Request:
    """Whatever `seat`, who knows `table` and is asked these questions, might ask of a table in manual mode."""
    kinds = RARELY if choose(40) == 39 else OFTEN if choose(2) else COMMON
    return REQUESTS[kinds[choose(len(kinds))]](Asking(table, seat, choose, wild, asks))


# Who may know what, said a second time: the tests' own words against those of the program

NOBODYS = frozenset({"crypt", "library"})
CONTROLLERS = frozenset({"hand", "uncontrolled", "research"})
EVERYONES = frozenset({"contested"})
UNTRACKED = frozenset({"crypt", "library", "hand"})


def may_see(table: Table, copy: Copy, seat: int) -> bool:
    """Whether a seat may know the face of a copy, by the rulebook's sec. 2.3 and this table's agreements."""
    lies = table.root(copy).place.region
    if seat in copy.shown_to or lies in EVERYONES:
        return True
    if lies in NOBODYS:
        return False
    if lies in CONTROLLERS and table.open:
        return True
    return copy.face_up or copy.controller == seat


def may_track(table: Table, copy: Copy, seat: int) -> bool:
    """Whether a seat can tell a copy from its neighbours: all that lies on the table, and what it may see."""
    return table.root(copy).place.region not in UNTRACKED or may_see(table, copy, seat)


PLEDGE = re.compile("[0-9a-f]{32}|[0-9a-f]{64}")
"""What binds a host to its secrets: an HMAC, which nobody can tell from chance."""


def numbers_in(data: object) -> set[int]:
    """Every number in decoded JSON, at any depth, also those in words and keys; the digits of a pledge are none."""
    match data:
        case bool() | None:
            return set()
        case int():
            return {data}
        case str():
            return set() if PLEDGE.fullmatch(data) else {int(digits) for digits in re.findall(r"\d+", data)}
        case list():
            return set().union(*map(numbers_in, data))
        case dict():
            return set().union(*map(numbers_in, data.keys()), *map(numbers_in, data.values()))
    return set()


def canonical(data: object) -> bytes:
    """The same bytes for equal data, whatever order its dicts were made in."""
    return msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(data)), order="sorted")
