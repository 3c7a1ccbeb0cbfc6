"""Whole strict games of random players: how one is dealt, what must be true at every choice, and how it is answered.

Everything of a game follows from its number, so that one that fails can be played again by that alone.
"""

from __future__ import annotations

import datetime
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.game import NAMES, catalogue
from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.abilities.position import OWN_TIME
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.bots.random_player import Whim
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.reading import read_deck_file
from vtes_desktop.play.games import lay_out
from vtes_desktop.play.setup import new_header
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Abilities
from vtes_desktop.rules.editions.edition import EDITIONS, Edition
from vtes_desktop.rules.game import Game, Referee
from vtes_desktop.rules.turn import game_and_turns as turn
from vtes_desktop.table.asking import Choice
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.journal import DeckList, Header, Options
from vtes_desktop.table.table import NOBODY, Copy, Table

MOST_CHOICES: Final = 40_000
"""More than any game of random players takes: one that is not over then would never be."""
SAMPLE: Final = Path(__file__).parents[2].parent / "shared" / "data" / "twd_sample"


# Decks


@cache
def published() -> tuple[DeckList, ...]:
    """The starter decks that can be played, and the tournament winners where they lie beside us."""
    known = catalogue().cards
    found = []
    for starter in catalogue().starters:
        crypt = tuple(card for card, copies in starter.crypt for _ in range(copies))
        library = tuple(card for card, copies in starter.library for _ in range(copies))
        found.append(DeckList(starter.name, crypt, library))
    for path in sorted(SAMPLE.glob("*.txt")):
        deck = read_deck_file(path, catalogue()).deck
        cards = [entry.card_id for entry in deck.entries for _ in range(entry.count)]
        crypt = tuple(card for card in cards if known[card].kind == "crypt")
        library = tuple(card for card in cards if known[card].kind == "library")
        found.append(DeckList(path.stem, crypt, library))
    return tuple(found)


def year_of(card: Card) -> str:
    """When a card first came out, ``YYYY``."""
    return min((catalogue().sets[printing.set].released[:4] for printing in card.printings), default="9999")


@cache
def pool(edition: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The crypt and the library cards that there were when an edition was played."""
    until = {"1994": "1995", "2012": "2012"}.get(edition, "9998")
    there = [card for card in catalogue().cards.values() if year_of(card) <= until and not card.banned]
    return tuple(card for card in there if card.kind == "crypt"), tuple(
        card for card in there if card.kind == "library"
    )


@cache
def covered_pool(edition: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Those of the crypt and library cards that play themselves."""
    vampires, cards = pool(edition)
    return tuple(card for card in vampires if texts().of(card).covered), tuple(
        card for card in cards if texts().of(card).covered
    )


def hotchpotch(chance: random.Random, edition: Edition, players: int, *, covered: bool = False) -> DeckList:
    """A deck of anything, or of anything that plays itself: a legal crypt, and a library of which it can play most."""
    vampires, cards = (covered_pool if covered else pool)(edition.name)
    first = chance.randint(1, 6)
    grouped = [card for card in vampires if not edition.groups or card.group in ("any", first, first + 1)]
    crypt = chance.choices(grouped, k=12)
    codes = {level.code for card in crypt for level in card.disciplines}
    clans = {clan for card in crypt for clan in card.clans}
    fitting = [
        card
        for card in cards
        if {level.code for level in card.disciplines} <= codes and (not card.clans or clans & set(card.clans))
    ]
    library = chance.choices(fitting, k=edition.library_size(players)[0])
    return DeckList("hotchpotch", tuple(card.id for card in crypt), tuple(card.id for card in library))


def some_deck(chance: random.Random, edition: Edition, players: int) -> DeckList:
    """A published deck that the edition allows, or a hotchpotch."""
    old = {card.id for half in pool(edition.name) for card in half}
    for _ in range(chance.choice((0, 4, 4))):
        deck = chance.choice(published())
        sizes = len(deck.crypt), len(deck.library)
        if not edition.why_not_deck(*sizes, players) and old.issuperset((*deck.crypt, *deck.library)):
            return deck
    return hotchpotch(chance, edition, players)


def deal(number: int, *, covered: bool = False) -> Header:
    """The header of a random game: two to six players, most in today's rules, some discreet; on demand with decks of
    any cards that play themselves."""
    chance = random.Random(f"random game {number}")
    players = 2 + number % 5
    edition = EDITIONS[chance.choice(("current", "current", "current", "2012", "1994"))]
    decks = [
        hotchpotch(chance, edition, players, covered=True) if covered else some_deck(chance, edition, players)
        for _ in range(players)
    ]
    return new_header(
        list(zip(NAMES, decks, strict=False)),
        Options(discreet=number % 7 == 3),
        name=f"Random game {number}",
        edition=edition.name,
        mode="strict",
        seed=f"{number:064x}",
        created=datetime.datetime(2024, 1, 1, tzinfo=datetime.UTC),
    )


# Playing


@cache
def texts() -> Texts:
    """What cards do, each card read once for all games."""
    return Texts()


def compiled(_: Catalogue | None = None) -> CompiledAbilities:
    """What cards do in a game whose cards play themselves."""
    return CompiledAbilities(texts())


class RandomGame:
    """A game of random players: the referee, the players' whims, and what must be true at every choice."""

    def __init__(self, header: Header, abilities: Abilities | None = None) -> None:
        """Deal. By default all that cards do beyond fixed phrases is done by hand."""
        self.header = header
        self.table = lay_out(header)
        self._chance = Chance(header.seed)
        self._ids = Ids(header.seed, max(self.table.copies))
        doing = self._doing(NOBODY)
        self.game = Game(doing, EDITIONS[header.edition], abilities or ByHand())
        turn.set_up(self.game)
        self.moves = list(doing.moves)
        """Every move of the game so far."""
        self.watch = Watch(self.game)
        self.referee = Referee(self.game, turn.play(self.game))
        self.whims = [Whim(f"{header.seed} {seat}") for seat in range(len(header.seats))]
        self.choices = 0
        """How many were answered."""

    def _doing(self, seat: int) -> Doing:
        return Doing(self.table, catalogue(), self.header.options, self._chance, self._ids, seat)

    def start(self) -> Choice | None:
        """Run to the first choice."""
        return self._run(NOBODY, None)

    def answer(self) -> Choice | None:
        """Let whoever is asked answer on a whim; returns the next choice."""
        choice = self.referee.choice
        assert choice is not None
        self.choices += 1
        return self._run(choice.seat, self.whims[choice.seat].pick(self.table, choice.kind, choice.options))

    def _run(self, seat: int, picked: int | None) -> Choice | None:
        self.game.doing = doing = self._doing(seat)
        choice = self.referee.start() if picked is None else self.referee.answer(picked)
        self.moves += doing.moves
        return choice

    def play(self, *, watched: bool = True) -> None:
        """Play to the end. Raises AssertionError where something is wrong, or no end comes."""
        choice = self.start()
        while choice is not None:
            if watched:
                self.watch.look(choice)
            assert self.choices < MOST_CHOICES, f"no end: {choice.question} {[str(o) for o in choice.options[:8]]}"
            choice = self.answer()
        self.watch.look_at_the_end()


class Watch:
    """What must be true of a table whenever somebody is asked something."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table: Table = game.table
        self.dealt = self._cards()
        self.counters = self.table.blood_in_all()

    def _cards(self) -> Counter[tuple[int, int]]:
        return Counter((copy.owner, copy.card) for copy in self.table.copies.values())

    def look(self, choice: Choice) -> None:
        """At a choice, all must be in order."""
        self._question(choice)
        self._cards_lie_once()
        self._counters(choice)
        self._situation()
        if choice.kind in OWN_TIME:
            self._within_capacity()

    def _question(self, choice: Choice) -> None:
        assert self.table.seats[choice.seat].playing, f"{choice.question} is asked of somebody who is out"
        assert choice.options, choice.question
        assert len(set(choice.options)) == len(choice.options), f"{choice.question} {choice.options}"
        assert not self.table.over
        copies = self.table.copies
        for option in choice.options:
            for copy in (option.copy, option.minion, *option.targets):
                assert not copy or copy in copies, f"{option} names a card that is not there"

    def _cards_lie_once(self) -> None:
        table = self.table
        lying = 0
        for number, seat in enumerate(table.seats):
            for region, pile in seat.piles.items():
                for i in pile:
                    copy = table.copies[i]
                    assert (copy.id, copy.place.seat, copy.place.region, copy.place.on) == (i, number, region, 0)
                    lying += 1
                    if copy.attached:
                        lying += self._attached(copy)
        assert lying == len(table.copies) == self.dealt.total()

    def _attached(self, bearer: Copy) -> int:
        for i in bearer.attached:
            assert self.table.copies[i].place.on == bearer.id
        return len(bearer.attached) + sum(self._attached(self.table.copies[i]) for i in bearer.attached)

    def _counters(self, choice: Choice) -> None:
        table = self.table
        assert table.blood_in_all() == self.counters
        assert all(value > 0 for value in table.tally.values())
        for seat in table.seats:
            # A card whose cost took the last pool may give some back; then nobody is asked for another thing.
            least = 1 if seat.playing and choice.kind in OWN_TIME else 0
            assert seat.pool >= least and (seat.playing or not seat.pool), f"{seat.name} has {seat.pool} pool"
        for copy in table.copies.values():
            if not copy.blood and not copy.counters:
                continue
            assert copy.blood >= 0
            assert all(value > 0 for value in copy.counters.values())

    def _within_capacity(self) -> None:
        """No vampire in play has more blood than its capacity."""
        for seat in self.table.playing():
            for copy in minions.minions(self.game, seat):
                if minions.is_vampire(self.game, copy) and minions.OVERFULL not in copy.marks:
                    capacity = minions.capacity(self.game, copy)
                    assert copy.blood <= capacity, f"{self.game.name(copy)} has {copy.blood} of {capacity} blood"

    def _situation(self) -> None:
        for copy in named(self.table):
            assert copy in self.table.copies, f"what goes on names a card that is not there: {copy}"

    def look_at_the_end(self) -> None:
        """When a game is over, the points add up and nothing is going on."""
        table = self.table
        assert table.over
        self._cards_lie_once()
        assert self._cards() == self.dealt
        assert table.blood_in_all() == self.counters
        assert (table.action, table.combat, table.referendum) == (None, None, None)
        points = sum(seat.victory_points for seat in table.seats)
        assert points == len(table.seats), f"{[seat.victory_points for seat in table.seats]}"


def named(table: Table) -> Iterator[int]:
    """The copies that the running action, combat and referendum name."""
    ids: list[int] = []
    if (action := table.action) is not None:
        ids += [action.minion, action.card, action.blocker, *action.targets]
    if (combat := table.combat) is not None:
        for side in (combat.acting, combat.opposing):
            ids += [side.minion, side.source, side.target]
    if (held := table.referendum) is not None:
        ids += [held.minion, held.card, *(vote.copy for vote in held.cast)]
    return (copy for copy in ids if copy)
