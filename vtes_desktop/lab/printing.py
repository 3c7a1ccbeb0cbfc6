"""What the laboratory's commands print: tables for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from vtes_desktop.lab.deck_report import DeckReport
from vtes_desktop.lab.playing import Result
from vtes_desktop.lab.standing import Split, Standing
from vtes_desktop.lab.statistics import Interval


class SeatRow(Struct, frozen=True):
    """A participant in the JSON of ``lab play``."""

    player: str
    vp_share: float
    low: float
    high: float
    game_wins: int
    ousts: int


class PlayReport(Struct, frozen=True):
    """The JSON of ``lab play``."""

    games: int
    seats: list[SeatRow]


def play_report(standings: Sequence[Standing]) -> PlayReport:
    """What ``lab play --json`` prints."""
    rows = [
        SeatRow(
            each.player,
            round(each.vp_share.value, 4),
            round(each.vp_share.low, 4),
            round(each.vp_share.high, 4),
            each.game_wins,
            each.ousts,
        )
        for each in standings
    ]
    return PlayReport(standings[0].games, rows)


def interval(each: Interval, digits: int = 3, *, sign: bool = False) -> str:
    """An estimate with its ends: ``0.950 (0.921 to 0.970)``."""
    form = f"{'+' if sign else ''}.{digits}f"
    return f"{each.value:{form}} ({each.low:{form}} to {each.high:{form}})"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns under their heads; all but the first stand to the right."""
    widths = [max(len(row[place]) for row in (heads, *rows)) for place in range(len(heads))]
    lines = [
        "  ".join(word.ljust(width) if not place else word.rjust(width) for place, (word, width) in enumerate(pairs))
        for pairs in (list(zip(row, widths, strict=True)) for row in (heads, *rows))
    ]
    return "\n".join(line.rstrip() for line in lines)


def standings_table(standings: Sequence[Standing]) -> str:
    """Each participant in a line."""
    heads = ("player", "share of victory points", "game wins", "ousts", "survived")
    rows = [
        (each.player, interval(each.vp_share), str(each.game_wins), str(each.ousts), str(each.survived))
        for each in standings
    ]
    return table(heads, rows)


def endings(results: Sequence[Result]) -> str:
    """How the games ended, and how long they took, in a sentence or two."""
    if not results:
        return "No game was played."
    ended = {way: sum(result.ended == way for result in results) for way in ("ousts", "limit", "stuck", "fault")}
    rounds = sorted(result.account.rounds for result in results)
    seconds = sum(result.seconds for result in results)
    thinking = sum(result.thinking for result in results)
    said = f"{len(results)} games: {ended['ousts']} ended by ousts, {ended['limit']} at the limit"
    said += f", {ended['stuck']} stuck" if ended["stuck"] else ""
    said += f", {ended['fault']} by a fault of the program" if ended["fault"] else ""
    return (
        f"{said}; {rounds[len(rounds) // 2]} rounds in the median. "
        f"{seconds / len(results):.2f} s a game on one core, {thinking / seconds if seconds else 0:.0%} of it thinking."
    )


MOST_LINES = 12
"""Cards and decks that are printed of each list; JSON has all."""


def deck_lines(report: DeckReport) -> str:
    """What ``lab deck`` prints."""
    own = report.standing
    said = [
        f"{report.deck}: {interval(own.vp_share)} of the victory points over {own.games} games, "
        f"{own.game_wins} game wins, {own.ousts} ousts, survived {own.survived}."
    ]
    said += ["", _splits("place at the table", report.places)]
    said += ["", _splits("first prey", report.preys), "", _splits("first predator", report.predators)]
    came = [(str(each.which), f"{each.share.value:.0%}", f"{each.round:g}") for each in report.coming]
    said += ["", table(("vampire", "came out", "in round (median)"), came)]
    cards = [
        (use.name, str(use.drawn), str(use.played), str(use.discarded), str(use.kept), f"{use.waited:.1f}")
        for use in report.cards[:MOST_LINES]
    ]
    said += ["", table(("rots in hand", "drawn", "played", "discarded", "kept", "turns held"), cards)]
    if report.killed_by:
        how = ", ".join(f"{what} {number}" for what, number in report.killed_by.items())
        who = ", ".join(f"{deck} {number}" for deck, number in list(report.killers.items())[:MOST_LINES])
        said += ["", f"Ousted {sum(report.killed_by.values())} times, in round {report.lasted:g} (median): {how}."]
        said += [f"By: {who}."] if who else []
    return "\n".join(said)


def _splits(head: str, parts: Sequence[Split]) -> str:
    best = sorted(parts, key=lambda each: -each.games)[:MOST_LINES] if len(parts) > MOST_LINES else parts
    return table(
        (head, "games", "share of victory points"),
        [(each.name, str(each.games), interval(each.vp_share, 2)) for each in best],
    )
