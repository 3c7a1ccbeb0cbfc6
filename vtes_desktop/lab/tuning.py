"""Tuning a computer player's weights by playing them against themselves.

One weight at a time is made larger, then smaller, by a factor: a player with the changed weight sits alone among four
with the weights as they are, and goes round the table. It is even at a fifth of the victory points. A third of the
games tell whether it is worth going on; the change stays when, over all of them, the low end of the interval is above
even. That is looked at once only, so that one change in forty that does nothing is taken for better.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, fields

from vtes_desktop.bots.weights import Weights
from vtes_desktop.lab.plan import ROUNDS, Series, Sitter
from vtes_desktop.lab.results import Results
from vtes_desktop.lab.running import Workers, run
from vtes_desktop.lab.standing import sound, vp_share
from vtes_desktop.lab.statistics import Interval
from vtes_desktop.table.journal import DeckList

PLACES: Final = 5
FACTOR: Final = 1.35
"""By which a weight is made larger or smaller."""
GAMES_A_TRY: Final = 200
Characters = dict[str, dict[str, float]]
"""What the file of weights holds: by character the weights that are other than usual."""


class TuningError(Exception):
    """Weights can't be tuned; the message is a sentence for who asked."""


class Try(Struct, frozen=True):
    """A weight that was changed, and what came of it."""

    weight: str
    before: float
    after: float
    games: int
    share: Interval
    """Of the victory points that the changed player took; 0.2 is even."""
    taken: bool


def read_weights(path: Path | None) -> Characters:
    """The weights of a file, or those that the program comes with. Raises :class:`TuningError`."""
    source = resources.files("vtes_desktop.bots").joinpath("weights.json")
    try:
        data = path.read_bytes() if path is not None else source.read_bytes()
        found = msgspec.json.decode(data, type=Characters)
    except (OSError, msgspec.MsgspecError) as error:
        raise TuningError(f"{path or source} holds no weights: {error}.") from error
    known = {each.name for each in fields(Weights)}
    unknown = {name for weights in found.values() for name in weights} - known
    if "plain" not in found or unknown:
        what = f"“{min(unknown)}” is no weight" if unknown else "“plain” is missing"
        raise TuningError(f"{path or source} holds no weights: {what}.")
    return found


def write_weights(path: Path, characters: Characters) -> None:
    """Write the file of weights, a character in each line."""
    rows = [f'  "{name}": {msgspec.json.encode(weights).decode()}' for name, weights in characters.items()]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def changes(plain: Mapping[str, float], chance: random.Random, only: tuple[str, ...] = ()) -> list[tuple[str, float]]:
    """The weights in some order, each with the values to be tried."""
    names = [each.name for each in fields(Weights) if not only or each.name in only]
    chance.shuffle(names)
    usual = asdict(Weights())
    return [
        (name, round(plain.get(name, usual[name]) * factor, 3))
        for name in names
        for factor in chance.sample((FACTOR, 1 / FACTOR), 2)
    ]


def try_out(
    plain: Mapping[str, float],
    weight: str,
    value: float,
    field: tuple[DeckList, ...],
    seed: str,
    games: int,
    folder: Path,
    crew: Workers,
    rounds: int = ROUNDS,
) -> Try:
    """Play a player with one weight changed among four without."""
    usual = Sitter(weights=dict(plain))
    changed = Sitter(weights={**plain, weight: value})
    series = Series(((changed, *[usual] * (PLACES - 1)),), field, f"{seed} {weight} {value}", rounds)
    results = Results(folder, series)
    try:
        first = max(PLACES, games // 3 // PLACES * PLACES)
        played = run(series, min(first, games), results, crew, keep=False)
        share = vp_share(sound(played), 0, PLACES)
        if share.value > 1 / PLACES and first < games:
            played = run(series, games, results, crew, keep=False)
            share = vp_share(sound(played), 0, PLACES)
            taken = share.low > 1 / PLACES
        else:
            taken = False
    finally:
        results.close()
    before = plain.get(weight, asdict(Weights())[weight])
    return Try(weight, before, value, len(played), share, taken)


def tune(
    characters: Characters,
    field: tuple[DeckList, ...],
    games: int,
    folder: Path,
    crew: Workers,
    *,
    seed: str = "1",
    a_try: int = GAMES_A_TRY,
    rounds: int = ROUNDS,
    only: tuple[str, ...] = (),
    tell: Callable[[Try, Characters], None] = lambda _, __: None,
) -> Characters:
    """Change weights until so many games are played in all; returns them as they are then.

    :param folder: where each try's results are kept; the same call goes on with them after a kill.
    :param only: the weights to be tuned; empty for all. Raises :class:`TuningError` for one that is none.
    :param tell: told of each try, with the weights after it.
    """
    if unknown := set(only) - {each.name for each in fields(Weights)}:
        raise TuningError(f"“{min(unknown)}” is no weight.")
    chance = random.Random(seed)
    now = {name: dict(weights) for name, weights in characters.items()}
    left, number, settled = games, 0, set[str]()
    while left >= PLACES:
        for weight, value in changes(now["plain"], chance, only):
            if weight in settled or left < PLACES:
                continue
            number += 1
            size = min(a_try, left // PLACES * PLACES)
            tried = try_out(
                now["plain"], weight, value, field, f"{seed} {number}", size, folder / f"try {number:03}", crew, rounds
            )
            left -= tried.games
            if tried.taken:
                now["plain"][weight] = value
                settled.add(weight)
            tell(tried, now)
        settled.clear()
    return now
