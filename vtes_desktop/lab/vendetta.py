"""Series of games of Vendetta: random and computer players against each other, by the practice set or a group's cards.

The referee alone sits at these tables: no host and no journal. A computer player sees its seat's mirror and nothing
more; a random one needs no more than its options.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, Literal

from msgspec import Struct

from vtes_desktop.lab.statistics import wilson
from vtes_desktop.table.asking import Choice
from vtes_desktop.table.sight import cut
from vtes_desktop.vendetta.card_files import completed, practice
from vtes_desktop.vendetta.cards import CardSet
from vtes_desktop.vendetta.count_up import ranking
from vtes_desktop.vendetta.position import Position
from vtes_desktop.vendetta.sensible import Sensible, View

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
    for word in words.split(","):
        kind = next((each for each in KINDS if each == word.strip()), None)
        if kind is None:
            raise ValueError(f"“{word.strip()}” does not play Vendetta: take one of {', '.join(KINDS)}.")
        found.append(kind)
    if not 4 <= len(found) <= 5:
        raise ValueError(f"The referee plays Vendetta with 4 or 5, not {len(found)}.")
    return tuple(found)


def play(cards: CardSet, players: Sequence[Kind], seed: str, number: int) -> Game:
    """One game, wholly determined; who is first in the list sits one place further in each."""
    began = time.process_time()
    count = len(players)
    seats = [players[(place - number) % count] for place in range(count)]
    chance = random.Random(f"{seed} {number}")
    key = chance.randbytes(32).hex()
    minds = [Sensible(f"{seed} {number} {place}") if kind == "computer" else None for place, kind in enumerate(seats)]
    names = [f"{kind.capitalize()} {place + 1}" for place, kind in enumerate(seats)]
    table = Position(*names, cards=cards, clans=(), key=key)

    def pick(choice: Choice) -> int:
        mind = minds[choice.seat]
        if mind is None:
            return chance.randrange(len(choice.options))
        view = View(cut(table.table, choice.seat), table.faces, cards, table.readings, choice.seat)
        return mind.pick(view, choice.kind, choice.options)

    answers, fault = 0, ""
    try:
        while table.question is not None and answers < MOST_ANSWERS:
            choice = next(each for each in table.choices if each.seat not in table.referee.picked)
            table.answer(choice.seat, pick(choice))
            answers += 1
        fault = "" if table.table.over else f"It is not over after {answers} answers."
    except Exception as error:  # noqa: BLE001 - one game's fault must not lose the series; it is counted and named
        fault = f"{type(error).__name__}: {error}"
    accounts = ranking(table.table, table.faces)
    fares = tuple(
        Fare(
            (each.seat - number) % count,
            next((table.game.name(copy) for copy in table.game.pile(each.seat, "sheet")), ""),
            each.influence,
            each.blood,
            not each.playing,
        )
        for each in accounts
    )
    return Game(number, fares[0].participant, fares, answers, time.process_time() - began, fault)


def series(cards: CardSet, players: Sequence[Kind], seed: str, games: int, jobs: int = 0) -> Iterator[Game]:
    """So many games, on so many processes: 0 for one for each core, 1 for this one."""
    one = partial(play, cards, tuple(players), seed)
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
