"""What participants have won over a series: shares of the victory points, game wins, oustings, survival."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from vtes_desktop.lab.accounts import SeatAccount
from vtes_desktop.lab.plan import Series
from vtes_desktop.lab.playing import Result
from vtes_desktop.lab.statistics import Interval, mean_of, share_of, wilson


class Standing(Struct, frozen=True):
    """How one participant fared."""

    player: str
    games: int
    vp_share: Interval
    game_wins: int
    ousts: int
    survived: int
    """Games in which it was not ousted."""
    victory_points: float


def sound(results: Iterable[Result]) -> list[Result]:
    """The games that count: a fault of the program says nothing of the players."""
    return [result for result in results if result.ended != "fault"]


def seat_of(result: Result, participant: int) -> SeatAccount:
    """How a participant fared in a game."""
    return result.account.seats[result.participants.index(participant)]


def vp_share(results: Sequence[Result], participant: int, places: int) -> Interval:
    """The share of all victory points that a participant took; a block of games is one observation."""
    blocks: dict[int, tuple[float, float, int]] = {}
    for result in results:
        part, whole, games = blocks.get(result.number // places, (0.0, 0.0, 0))
        points = [seat.victory_points for seat in result.account.seats]
        mine = seat_of(result, participant).victory_points
        blocks[result.number // places] = part + mine, whole + sum(points), games + 1
    return share_of(list(blocks.values()))


def standings(series: Series, results: Iterable[Result], arm: int = 0) -> list[Standing]:
    """Each participant of a line-up."""
    counted = [result for result in sound(results) if result.arm == arm]
    found = []
    for number, who in enumerate(series.arms[arm]):
        seats = [seat_of(result, number) for result in counted]
        found.append(
            Standing(
                who.word,
                len(counted),
                vp_share(counted, number, series.places),
                sum(seat.game_win for seat in seats),
                sum(seat.ousts for seat in seats),
                sum(not seat.ousted_round for seat in seats),
                sum(seat.victory_points for seat in seats),
            )
        )
    return found


def difference(series: Series, results: Iterable[Result], participant: int = 0) -> Interval:
    """How much more of a game's victory points a participant of the second line-up takes than that of the first, over
    the games that both have played; a block is one observation."""
    points: dict[tuple[int, int], float] = {}
    for result in sound(results):
        whole = sum(seat.victory_points for seat in result.account.seats)
        points[result.arm, result.number] = seat_of(result, participant).victory_points / whole if whole else 0.0
    blocks: dict[int, list[float]] = {}
    for (arm, number), share in points.items():
        if arm == 1 and (0, number) in points:
            blocks.setdefault(number // series.places, []).append(share - points[0, number])
    whole_blocks = [each for each in blocks.values() if len(each) == series.places] or list(blocks.values())
    return mean_of([sum(each) / len(each) for each in whole_blocks])


class Split(Struct, frozen=True):
    """How a participant fared in part of the games."""

    name: str
    games: int
    vp_share: Interval


def split(
    series: Series, results: Iterable[Result], name: Callable[[Result], str], participant: int = 0
) -> list[Split]:
    """The games in parts by what `name` says of each, the parts in order of their names."""
    parts: dict[str, list[Result]] = {}
    for result in sound(results):
        parts.setdefault(name(result), []).append(result)
    return [
        Split(part, len(games), vp_share(games, participant, series.places)) for part, games in sorted(parts.items())
    ]


def by_place(result: Result, participant: int = 0) -> str:
    """The place at which a participant sat, in the order of turns."""
    return f"place {result.participants.index(participant) + 1}"


def prey_deck(result: Result, participant: int = 0) -> str:
    """The deck of a participant's first prey."""
    place = result.participants.index(participant)
    return result.decks[(place + 1) % len(result.decks)]


def predator_deck(result: Result, participant: int = 0) -> str:
    """The deck of a participant's first predator."""
    return result.decks[result.participants.index(participant) - 1]


def proportion(count: int, of: int) -> Interval:
    """A share of games with its interval."""
    return wilson(count / of if of else 0.0, of, 1.96)
