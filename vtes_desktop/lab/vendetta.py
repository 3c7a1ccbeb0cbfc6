"""Series of games of Vendetta: random and computer players against each other, by the practice set or a group's cards.

The referee alone sits at these tables, unless their journals are wanted: then each is played at a host. A computer
player sees its seat's mirror and nothing more; a random one needs no more than its options.
"""

from __future__ import annotations

import datetime
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from vtes_desktop.bots.seating import Sitter, word
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.folders import GAME_SUFFIX
from vtes_desktop.lab.statistics import wilson
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.asking import Option
from vtes_desktop.table.journal import NO_DECK, Options
from vtes_desktop.table.sight import cut
from vtes_desktop.table.syncing import Unsynced
from vtes_desktop.table.table import Table
from vtes_desktop.vendetta.agreed import agreement, printed
from vtes_desktop.vendetta.card_files import completed, practice
from vtes_desktop.vendetta.cards import CardSet, Faces
from vtes_desktop.vendetta.count_up import ranking
from vtes_desktop.vendetta.position import Position
from vtes_desktop.vendetta.sensible import Sensible, View
from vtes_desktop.vendetta.table import GAME

Kind = Literal["random", "computer"]
KINDS: Final[tuple[Kind, ...]] = ("random", "computer")
MOST_ANSWERS: Final = 5000
"""More than any game takes: one that is not over then is stuck."""


class Fare(Struct, frozen=True):
    """How a player fared in a game."""

    participant: int
    clan: str
    influence: int
    blood: int
    out: bool


class Game(Struct, frozen=True):
    """How a game went."""

    number: int
    winner: int
    """The participant."""
    fares: tuple[Fare, ...]
    answers: int
    seconds: float
    """Of computing."""
    fault: str = ""


class Share(Struct, frozen=True):
    """The games that somebody, or a clan, has won."""

    name: str
    games: int
    wins: int
    win_share: float
    low: float
    high: float
    influence: float
    """On average, at the end."""


class Report(Struct, frozen=True):
    """What ``lab play --game vendetta`` says; its JSON."""

    game: str
    cards: str
    games: int
    faults: int
    milliseconds: float
    """Of computing, for a game."""
    answers: float
    """For a game."""
    out: float
    """Players for a game who were out by Diablerie."""
    seats: list[Share]
    clans: list[Share]
    faulty: list[str]


def line_up(words: str) -> tuple[Kind, ...]:
    """Who is meant by ``computer,random,random,random``. Raises ValueError with a sentence."""
    found: list[Kind] = []
    for each in words.split(","):
        kind = next((known for known in KINDS if known == each.strip()), None)
        if kind is None:
            raise ValueError(f"“{each.strip()}” does not play Vendetta: take one of {', '.join(KINDS)}.")
        found.append(kind)
    if not 4 <= len(found) <= 5:
        raise ValueError(f"The referee plays Vendetta with 4 or 5, not {len(found)}.")
    return tuple(found)


class _Alone:
    """A table with the referee alone."""

    def __init__(self, names: Sequence[str], cards: CardSet, key: str) -> None:
        self._position = Position(*names, cards=cards, clans=(), key=key)
        self.faces: Faces = self._position.faces
        self.readings = self._position.readings

    @property
    def table(self) -> Table:
        """As it is."""
        return self._position.table

    def asked(self) -> tuple[int, str, Sequence[Option]] | None:
        """Who is to answer next, what, and the options; None when the game is over."""
        position = self._position
        if position.question is None:
            return None
        choice = next(each for each in position.choices if each.seat not in position.referee.picked)
        return choice.seat, choice.kind, choice.options

    def mirror(self, seat: int) -> Table:
        """What a seat sees."""
        return cut(self.table, seat)

    def answer(self, seat: int, option: int) -> None:
        """Take an answer."""
        self._position.answer(seat, option)

    def close(self) -> None:
        """Nothing is open."""


class _AtHost:
    """A table at a host, which keeps a journal; each seat is a client."""

    def __init__(self, names: Sequence[str], players: Sequence[Kind], cards: CardSet, key: str, path: Path) -> None:
        header = new_header(
            [(name, NO_DECK, word(Sitter(kind))) for name, kind in zip(names, players, strict=True)],
            Options(time_limit=0),
            name=f"Laboratory {path.stem}",
            game=GAME.key,
            extra=agreement(cards),
            mode="strict",
            seed=key,
            created=datetime.datetime(2024, 1, 1, tzinfo=datetime.UTC),
        )
        path.unlink(missing_ok=True)  # of a run that was stopped in the middle of it
        self._host = Host.start(Catalogue(()), path, header, syncer=Unsynced())
        self._clients = [sit_down(self._host, seat) for seat in range(len(names))]
        printed_ = printed(header.extra)
        self.faces: Faces = printed_.cards
        self.readings = printed_.agreed.readings

    @property
    def table(self) -> Table:
        """As it is."""
        return self._host.table

    def asked(self) -> tuple[int, str, Sequence[Option]] | None:
        """Who is to answer next, what, and the options; None when the game is over."""
        for client in self._clients:
            if (asked := client.asked) is not None and asked.seat == client.seat and asked.waits:
                return client.seat, asked.kind, asked.options
        return None

    def mirror(self, seat: int) -> Table:
        """What a seat sees."""
        return self._clients[seat].table

    def answer(self, seat: int, option: int) -> None:
        """Take an answer. Raises :class:`ValueError` where it is refused, which never happens."""
        asked = self._clients[seat].asked
        reply = self._host.submit(seat, r.Pick(asked.number if asked is not None else 0, option))
        if not reply.accepted:
            raise ValueError(reply.reason)

    def close(self) -> None:
        """Let go of the journal."""
        self._host.close()


def play(cards: CardSet, players: Sequence[Kind], seed: str, number: int, folder: Path | None = None) -> Game:
    """One game, wholly determined; who is first in the list sits one place further in each. Its journal is written to
    `folder`."""
    began = time.process_time()
    count = len(players)
    seats = [players[(place - number) % count] for place in range(count)]
    chance = random.Random(f"{seed} {number}")
    key = chance.randbytes(32).hex()
    minds = [Sensible(f"{seed} {number} {place}") if kind == "computer" else None for place, kind in enumerate(seats)]
    names = [f"{kind.capitalize()} {place + 1}" for place, kind in enumerate(seats)]
    path = folder / f"A{number:05}{GAME_SUFFIX}" if folder is not None else None
    table = _AtHost(names, seats, cards, key, path) if path is not None else _Alone(names, cards, key)

    def pick(seat: int, kind: str, options: Sequence[Option]) -> int:
        mind = minds[seat]
        if mind is None:
            return chance.randrange(len(options))
        return mind.pick(View(table.mirror(seat), table.faces, cards, table.readings, seat), kind, options)

    answers, fault = 0, ""
    try:
        while (asked := table.asked()) is not None and answers < MOST_ANSWERS:
            table.answer(asked[0], pick(*asked))
            answers += 1
        fault = "" if table.table.over else f"It is not over after {answers} answers."
    except Exception as error:  # noqa: BLE001 - one game's fault must not lose the series; it is counted and named
        fault = f"{type(error).__name__}: {error}"
    finally:
        table.close()
    accounts, copies = ranking(table.table, table.faces), table.table.copies
    fares = tuple(
        Fare(
            (each.seat - number) % count,
            next((table.faces[copies[i].card].display_name for i in table.table.pile(each.seat, "sheet")), ""),
            each.influence,
            each.blood,
            not each.playing,
        )
        for each in accounts
    )
    return Game(number, fares[0].participant, fares, answers, time.process_time() - began, fault)


def series(
    cards: CardSet, players: Sequence[Kind], seed: str, games: int, jobs: int = 0, folder: Path | None = None
) -> Iterator[Game]:
    """So many games, on so many processes: 0 for one for each core, 1 for this one. Their journals are written to
    `folder`."""
    one = partial(play, cards, tuple(players), seed, folder=folder)
    if jobs == 1 or games < 8:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs or None) as crew:
        yield from crew.map(one, range(games), chunksize=max(1, min(50, games // 16)))


def card_set(word: str) -> CardSet:
    """The cards to be played with: ``practice``, or ``own`` for the published game as the group's files complete it.
    Raises ValueError, or :class:`CardFileError`."""
    if word == "practice":
        return practice()
    if word == "own":
        return completed()
    raise ValueError(f"“{word}” is no card set of Vendetta: take practice or own.")


def report(cards: CardSet, players: Sequence[Kind], games: Sequence[Game]) -> Report:
    """What came of a series."""
    sound = [game for game in games if not game.fault]
    of = max(1, len(sound))
    fares = [(game, fare) for game in sound for fare in game.fares]
    by_seat = [
        _share(f"{kind} {place + 1}", [(game, fare) for game, fare in fares if fare.participant == place])
        for place, kind in enumerate(players)
    ]
    clans = Counter(fare.clan for _, fare in fares)
    by_clan = [_share(clan, [(game, fare) for game, fare in fares if fare.clan == clan]) for clan in sorted(clans)]
    return Report(
        "vendetta",
        cards.name,
        len(sound),
        len(games) - len(sound),
        round(1000 * sum(game.seconds for game in sound) / of, 2),
        round(sum(game.answers for game in sound) / of, 1),
        round(sum(fare.out for _, fare in fares) / of, 3),
        by_seat,
        by_clan,
        [f"game {game.number}: {game.fault}" for game in games if game.fault],
    )


def _share(name: str, fares: Sequence[tuple[Game, Fare]]) -> Share:
    wins = sum(game.winner == fare.participant for game, fare in fares)
    share = wilson(wins / len(fares) if fares else 0.0, len(fares), 1.96)
    mean = sum(fare.influence for _, fare in fares) / max(1, len(fares))
    return Share(
        name, len(fares), wins, round(share.value, 4), round(share.low, 4), round(share.high, 4), round(mean, 2)
    )


def in_lines(found: Report) -> str:
    """The report for people."""
    rows = [
        f"{each.name:12} {each.win_share:6.3f} ({each.low:.3f} to {each.high:.3f})  {each.influence:6.2f} Influence"
        for each in (*found.seats, *found.clans)
    ]
    cost = f"{found.milliseconds:g} ms and {found.answers:g} answers each"
    head = f"{found.games} games of Vendetta with {found.cards}: {cost}"
    return "\n".join((head, *rows, *found.faulty))
