"""The ``lab`` commands of the command line.

They end with 0 when all games were played, 1 when a game ended by a fault of the program, 2 when the request is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs

if TYPE_CHECKING:
    from vtes_desktop.lab.plan import Series
    from vtes_desktop.lab.playing import Result
    from vtes_desktop.lab.running import Enough, Progress
    from vtes_desktop.table.journal import DeckList

PLAYED, FAULTY, WRONG = 0, 1, 2
STOPPED = 130

_PLAY = """\
examples:
  vtes-desktop lab play --seats regular,random,random,random,random --games 40
  vtes-desktop lab play --seats expert,regular:bully,regular,regular,regular --decks my-decks --until 0.03 --out run1

Players are random, newcomer, regular and expert, with a character behind a colon where one is wanted: cautious, bully,
politician. Who sits first in the list sits one place further in each game, and all others with it: in as many games as
there are seats each has had every place, with the decks and cards of that place.
With --out the results (SQLite) and a journal of each game are kept; the same command goes on where it was stopped.
"""

_CHECK = """\
Each play is printed with the game's journal and its line: vtes-desktop game show FILE, or a replay, shows it.
The status is 1 when any was found. With --out the journals stay.
"""


class _WrongError(Exception):
    """The request is wrong; the message is a sentence for who asked."""


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``lab`` and its commands to the program's parser; each sets ``run``, a function of the parsed arguments."""
    about = "play games of computer Methuselahs by the hundred: players, decks, weights"
    lab = subparsers.add_parser("lab", help=about, description=about.capitalize() + ".")
    commands = lab.add_subparsers(metavar="COMMAND", required=True)
    play = _command(commands, "play", "play players against each other", _PLAY)
    play.add_argument("--seats", required=True, metavar="PLAYERS", help="who plays, clockwise, with commas between")
    _add_field(play, "--decks")
    _add_running(play, 40)
    play.set_defaults(run=_checked(run_play))

    check = _command(commands, "check", "look for absurd plays of computer players", _CHECK)
    check.add_argument(
        "--seats", default=",".join(["regular"] * 5), metavar="PLAYERS", help="who plays (default: five regulars)"
    )
    _add_field(check, "--decks")
    _add_running(check, 500)
    check.set_defaults(run=_checked(run_check))


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, about: str, more: str
) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=about,
        description=about.capitalize() + ".",
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _add_field(parser: argparse.ArgumentParser, name: str) -> None:
    parser.add_argument(
        name,
        dest="field",
        default="starters",
        metavar="DECKS",
        help="a folder of deck lists, files with commas between, or “starters”: the published ones (default)",
    )


def _add_running(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument("--games", type=int, default=games, metavar="N", help=f"how many games (default: {games})")
    parser.add_argument("--until", type=float, default=0.0, metavar="WIDTH", help="stop once the interval is ± this")
    parser.add_argument("--seed", default="1", metavar="N", help="another number deals other games (default: 1)")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="rounds to a game (default: 25)")
    parser.add_argument("--minutes", type=float, default=0.0, metavar="N", help="minutes to a game (default: no limit)")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="play on a cluster of dask.distributed")
    parser.add_argument("--out", metavar="FOLDER", help="keep results and journals here; go on where it was stopped")
    parser.add_argument("--no-journals", action="store_true", help="keep results only")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="don't say how far it is")


def _checked(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """The command, with what is wrong said in a sentence."""

    def checked(arguments: argparse.Namespace) -> int:
        from vtes_desktop.cards.lists import CardListError
        from vtes_desktop.lab.cluster import ClusterError
        from vtes_desktop.lab.field import FieldError
        from vtes_desktop.lab.results import ResultsError

        try:
            if getattr(arguments, "games", 1) < 1:
                raise _WrongError(f"{arguments.games} games can't be played: ask for 1 or more.")
            return run(arguments)
        except (_WrongError, ValueError, FieldError, ResultsError, ClusterError, CardListError) as error:
            print(error, file=sys.stderr)
            return WRONG
        except KeyboardInterrupt:
            print("Stopped.", file=sys.stderr)
            return STOPPED

    return checked


def run_play(arguments: argparse.Namespace) -> int:
    """``lab play``; returns the exit status."""
    import msgspec

    from vtes_desktop.lab import printing
    from vtes_desktop.lab.plan import sitters
    from vtes_desktop.lab.standing import sound, standings, vp_share

    line_up = sitters(arguments.seats)
    series = _series(arguments, (line_up,))
    results = _play(arguments, series, lambda played: vp_share(sound(played), 0, series.places).half_width)
    found = standings(series, results)
    if arguments.json:
        print(msgspec.json.encode(printing.play_report(found)).decode())
    else:
        print(printing.standings_table(found))
        print(printing.endings(results))
    return _status(results)


def run_check(arguments: argparse.Namespace) -> int:
    """``lab check``; returns the exit status."""
    import msgspec

    from vtes_desktop.lab import absurd, printing
    from vtes_desktop.lab.plan import sitters

    series = structs.replace(_series(arguments, (sitters(arguments.seats),)), check=True)
    results = _play(arguments, series, lambda _: 1.0)
    found = [each for result in results for each in result.absurd]
    if arguments.json:
        print(msgspec.json.encode({"games": len(results), "absurd": found}).decode())
    else:
        absurd.report(found, len(results), print)
        print(printing.endings(results))
    return FAULTY if found else _status(results)


def _series(arguments: argparse.Namespace, arms: tuple[tuple[object, ...], ...]) -> Series:
    """The series that is asked for."""
    from vtes_desktop.lab.plan import ROUNDS, Series

    field = _field(arguments, len(arms[0]))
    return Series(arms, field, arguments.seed, arguments.rounds or ROUNDS, arguments.minutes)  # type: ignore[arg-type]


def _field(arguments: argparse.Namespace, places: int) -> tuple[DeckList, ...]:
    from vtes_desktop.cards.catalogue import load
    from vtes_desktop.lab.field import read_field

    field, left_out = read_field(arguments.field, load(), places)
    for why in left_out:
        print(f"Left out: {why}", file=sys.stderr)
    return field


def _play(arguments: argparse.Namespace, series: Series, width: Enough) -> list[Result]:
    """Play what is asked for, with a word on how far it is."""
    import tempfile

    from vtes_desktop.lab.results import Results
    from vtes_desktop.lab.running import run, workers

    with tempfile.TemporaryDirectory(prefix="vtes-lab-", ignore_cleanup_errors=True) as own:
        results = Results(Path(arguments.out or own), series)
        try:
            crew = workers(arguments.jobs, arguments.cluster)
            try:
                return run(
                    series,
                    arguments.games,
                    results,
                    crew,
                    width=width,
                    until=arguments.until,
                    keep=bool(arguments.out) and not arguments.no_journals,
                    tell=_said(arguments),
                )
            finally:
                crew.close()
        finally:
            results.close()


def _said(arguments: argparse.Namespace) -> Callable[[Progress, Result], None]:
    shown = sys.stderr.isatty() and not arguments.quiet

    def tell(progress: Progress, result: Result) -> None:
        if result.fault:
            print(f"Game {result.number} of line-up {result.arm + 1}: {result.fault}", file=sys.stderr)
        if shown:
            half = f", ± {progress.half_width:.3f}" if progress.half_width is not None else ""
            end = "\n" if progress.done == progress.of else ""
            print(f"\r{progress.done} of {progress.of} games{half}   ", end=end, file=sys.stderr, flush=True)

    return tell


def _status(results: Sequence[Result]) -> int:
    return FAULTY if any(result.ended == "fault" for result in results) else PLAYED
