"""Tuning a computer player's weights by playing them against themselves.

At each place of each game a coin says of every weight whether it is the smaller or the larger of two values: one game
tells of all weights and all places at once (a two-level design; as the coins fall independently, what a weight does is
the mean over all else). Then every weight moves towards its better value, the further the surer the difference is: by
half of the way at one standard error, the whole way at two; and all are drawn anew about where they are now. So many
small gains add up of which no single one could be proven in as many games, and what does nothing goes to and fro.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, fields

from vtes_desktop.bots.weights import Weights
from vtes_desktop.lab.plan import ROUNDS, Series, Sitter
from vtes_desktop.lab.playing import Result
from vtes_desktop.lab.results import Results
from vtes_desktop.lab.running import Workers, run
from vtes_desktop.lab.standing import sound
from vtes_desktop.lab.statistics import Interval, mean_of
from vtes_desktop.table.journal import DeckList

PLACES: Final = 5
FACTOR: Final = 1.5
"""By which the smaller and the larger value of a weight lie off where it is."""
BEGINS: Final = 0.5
"""The larger value of a weight that is 0, of which there is no smaller one."""
GAMES_A_TRY: Final = 200
"""Games after which weights are moved."""
Characters = dict[str, dict[str, float]]
"""What the file of weights holds: by character the weights that are other than usual."""


class TuningError(Exception):
    """Weights can't be tuned; the message is a sentence for who asked."""


class Try(Struct, frozen=True):
    """A weight, and what the larger of its values has brought."""

    weight: str
    before: float
    after: float
    """Where it is moved to."""
    games: int
    difference: Interval
    """The share of a game's victory points that who has the larger value takes more."""
    sure: bool
    """Whether the interval does not hold 0."""


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


def values(now: Mapping[str, float], only: tuple[str, ...] = ()) -> dict[str, tuple[float, float]]:
    """The smaller and the larger value of each weight that is tuned.

    >>> values({"fear": 12.0}, ("fear",))
    {'fear': (8.0, 18.0)}
    """
    usual = {**asdict(Weights()), **now}
    return {
        name: (round(value / FACTOR, 4), round(value * FACTOR, 4) or BEGINS)
        for name, value in usual.items()
        if not only or name in only
    }


def difference(series: Series, results: Sequence[Result], weight: str) -> Interval:
    """What the larger value of a weight brings over the smaller: a share of a game's victory points. A game is one
    observation."""
    found = []
    for result in sound(results):
        points = [seat.victory_points for seat in result.account.seats]
        drawn = [chair.sitter.weights[weight] for chair in series.plan(result.arm, result.number).chairs]
        larger = series.draws[weight][1]
        signed = sum(share if value == larger else -share for share, value in zip(_centred(points), drawn, strict=True))
        found.append(2 * signed / len(points))
    return mean_of(found)


def _centred(points: Sequence[float]) -> list[float]:
    """Shares of the points, less what is even."""
    whole = sum(points)
    return [each / whole - 1 / len(points) if whole else 0.0 for each in points]


def tune(
    characters: Characters,
    field: tuple[DeckList, ...],
    games: int,
    folder: Path,
    crew: Workers,
    *,
    of: str = "plain",
    seed: str = "1",
    a_try: int = GAMES_A_TRY,
    rounds: int = ROUNDS,
    only: tuple[str, ...] = (),
    tell: Callable[[Try, Characters], None] = lambda _, __: None,
) -> Characters:
    """Move weights until so many games are played in all; returns them as they are then.

    :param folder: where the results are kept; the same call goes on with them after a kill.
    :param of: the character whose weights they are; what it does not say is as in ``plain``.
    :param only: the weights to be tuned; empty for all. Raises :class:`TuningError` for one that is none.
    :param tell: told of each weight after each so many games, with the weights then.
    """
    if unknown := set(only) - {each.name for each in fields(Weights)}:
        raise TuningError(f"“{min(unknown)}” is no weight.")
    if of not in characters:
        raise TuningError(f"“{of}” is no character: take one of {', '.join(characters)}.")
    now = {name: dict(weights) for name, weights in characters.items()}
    left, number = games, 0
    while left >= PLACES:
        number += 1
        size = min(a_try, left) // PLACES * PLACES or PLACES
        centre = now["plain"] | now[of]
        draws = values(centre, only)
        series = Series(((Sitter(weights=centre),) * PLACES,), field, f"{seed} {number}", rounds, draws=draws)
        results = Results(folder / f"try {number:03}", series)
        try:
            played = run(series, size, results, crew, keep=False)
        finally:
            results.close()
        left -= size
        for weight, (_, larger) in draws.items():
            found = difference(series, played, weight)
            before = centre.get(weight, asdict(Weights())[weight])
            after = now[of][weight] = moved(before, larger, found)
            tell(Try(weight, before, after, len(played), found, found.low > 0 or found.high < 0), now)
    return now


def moved(before: float, larger: float, found: Interval) -> float:
    """Where a weight goes by what its larger value has brought.

    >>> moved(1.0, 1.5, Interval(0.02, -0.02, 0.06)), moved(0.0, 0.5, Interval(-0.02, -0.06, 0.02))
    (1.2247, 0.0)
    """
    share = max(-1.0, min(1.0, found.value / found.half_width)) if found.half_width else 0.0
    return round(before * FACTOR**share if before else larger * max(0.0, share), 4)
