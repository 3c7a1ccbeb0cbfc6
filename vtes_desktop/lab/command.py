"""The ``lab`` commands of the command line.

They end with 0 when all games were played, 1 when a game ended by a fault of the program, 2 when the request is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import structs

if TYPE_CHECKING:
    from vtes_desktop.lab.plan import Series, Sitter
    from vtes_desktop.lab.playing import Result
    from vtes_desktop.lab.running import Enough, Progress, Tell
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
With --game vendetta, --out keeps the report and a journal of each game, to be watched as a replay or verified.
"""

_DECK = """\
examples:
  vtes-desktop lab deck my-deck.txt --against starters --games 200
  vtes-desktop lab deck my-deck.txt --against tournament-winners --until 0.05 --out my-deck-lab --json
"""
_COMPARE = """\
Both decks play at the same places, against the same decks, on the same deals; --games counts the games of each. What is
said is B's share of a game's victory points less A's, with its interval: about 260 games of each for ±0.03.
"""
_CHECK = """\
Each play is printed with the game's journal and its line: vtes-desktop game show FILE, or a replay, shows it.
The status is 1 when any was found. With --out the journals stay.
"""

_TUNE = """\
At each place of each game a coin says of every weight whether it is a smaller or a larger one: one game tells of all. A
weight moves towards its better value, the further the surer the difference is, so that many small gains add up. FILE
is written after each; it takes the place of vtes_desktop/bots/weights.json.
"""

_LEARN = """\
Three experts and two regulars play; in half of the experts' choices chance has a say, and what came of it tells what
each deed is worth more or less than its judge thinks. About 4,000 games are wanted. FILE takes the place of
vtes_desktop/bots/lessons.json. Needs numpy (pip install "vtes-desktop[lab]").
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
    play.add_argument("--game", default="vtes", metavar="GAME", help="vtes (default) or vendetta: random, computer")
    play.add_argument("--cards", default="practice", metavar="SET", help="of Vendetta: practice (default) or own")
    _add_field(play, "--decks")
    _add_running(play, 40)
    play.set_defaults(run=_checked(run_play))

    deck = _command(commands, "deck", "play a deck against a field, and say what its games tell of it", _DECK)
    deck.add_argument("file", metavar="FILE", help="the deck: a list of any kind")
    _add_field(deck, "--against")
    _add_others(deck)
    _add_running(deck, 100)
    deck.add_argument(
        "--follow",
        action="store_true",
        help="print a line of JSON after each game; stop when the standard input ends (for a window)",
    )
    deck.set_defaults(run=_checked(run_deck))
    compare = _command(commands, "compare", "play two versions of a deck on the same deals", _COMPARE)
    compare.add_argument("file", metavar="A", help="a deck: a list of any kind")
    compare.add_argument("other", metavar="B", help="another, or another version of it")
    _add_field(compare, "--against")
    _add_others(compare)
    _add_running(compare, 130)
    compare.set_defaults(run=_checked(run_compare))
    check = _command(commands, "check", "look for absurd plays of computer players", _CHECK)
    check.add_argument(
        "--seats", default=",".join(["regular"] * 5), metavar="PLAYERS", help="who plays (default: five regulars)"
    )
    _add_field(check, "--decks")
    _add_running(check, 500)
    check.set_defaults(run=_checked(run_check))

    tune = _command(commands, "tune", "play weights of computer players against each other", _TUNE)
    tune.add_argument("--weights", metavar="FILE", help="begin with these weights (default: the program's own)")
    tune.add_argument("--only", default="", metavar="NAMES", help="weights to be tuned, with commas between")
    tune.add_argument(
        "--a-try", type=int, default=200, metavar="N", help="games after which weights move (default: 200)"
    )
    tune.add_argument("--character", default="plain", metavar="NAME", help="whose weights: plain (default), expert …")
    _add_series(tune, "weights.json", "another number tries in another order (default: 1)")
    tune.set_defaults(run=_checked(run_tune))

    learn = _command(commands, "learn", "learn from games what experts misjudge", _LEARN)
    _add_series(learn, "lessons.json", "another number deals other games (default: 1)")
    learn.add_argument("--quiet", action="store_true", help="don't say how far it is")
    learn.set_defaults(run=_checked(run_learn))


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


def _add_series(parser: argparse.ArgumentParser, out: str, seed: str) -> None:
    """What is asked of a series of games of which a file is made."""
    _add_field(parser, "--decks")
    parser.add_argument("--games", type=int, default=4000, metavar="N", help="games in all (default: 4000)")
    parser.add_argument("--seed", default="1", metavar="N", help=seed)
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="rounds to a game (default: 25)")
    _add_workers(parser)
    parser.add_argument("--results", metavar="FOLDER", help="keep the results here; go on where it was stopped")
    parser.add_argument("--out", default=out, metavar="FILE", help=f"the file to write (default: {out})")


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="play on a cluster of dask.distributed")


def _add_others(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--player", default="regular", metavar="PLAYER", help="who plays the deck (default: regular)")
    parser.add_argument(
        "--others",
        default=",".join(["regular"] * 4),
        metavar="PLAYERS",
        help="who plays the others, clockwise from its prey (default: four regulars)",
    )


def _add_running(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument("--games", type=int, default=games, metavar="N", help=f"how many games (default: {games})")
    parser.add_argument("--until", type=float, default=0.0, metavar="WIDTH", help="stop once the interval is ± this")
    parser.add_argument("--seed", default="1", metavar="N", help="another number deals other games (default: 1)")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="rounds to a game (default: 25)")
    parser.add_argument("--minutes", type=float, default=0.0, metavar="N", help="minutes to a game (default: no limit)")
    _add_workers(parser)
    parser.add_argument("--out", metavar="FOLDER", help="keep results and journals here; go on where it was stopped")
    parser.add_argument("--no-journals", action="store_true", help="keep results only")
    parser.add_argument("--journals", type=int, default=-1, metavar="N", help="keep those of the first N games only")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="don't say how far it is")


def _checked(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """The command, with what is wrong said in a sentence."""

    def checked(arguments: argparse.Namespace) -> int:
        from vtes_desktop.cards.lists import CardListError
        from vtes_desktop.lab.cluster import ClusterError
        from vtes_desktop.lab.field import FieldError
        from vtes_desktop.lab.results import ResultsError
        from vtes_desktop.lab.tuning import TuningError

        try:
            if getattr(arguments, "games", 1) < 1:
                raise _WrongError(f"{arguments.games} games can't be played: ask for 1 or more.")
            return run(arguments)
        except (_WrongError, ValueError, FieldError, ResultsError, ClusterError, TuningError, CardListError) as error:
            print(error, file=sys.stderr)
            return WRONG
        except KeyboardInterrupt:
            print("Stopped.", file=sys.stderr)
            return STOPPED

    return checked


def run_play(arguments: argparse.Namespace) -> int:
    """``lab play``; returns the exit status."""
    run = _OTHER_GAMES.get(arguments.game)
    if run is not None:
        return run(arguments)
    if arguments.game != "vtes":
        raise _WrongError(f"“{arguments.game}” is not played here: vtes or {', '.join(_OTHER_GAMES)}.")
    return _run_vtes(arguments)


def _run_vendetta(arguments: argparse.Namespace) -> int:
    import msgspec

    from vtes_desktop.lab import vendetta
    from vtes_desktop.vendetta.card_files import CardFileError

    if arguments.until or arguments.cluster or arguments.journals >= 0:
        raise _WrongError("--until, --cluster and --journals are for V:tES only.")
    players = vendetta.line_up(arguments.seats)
    try:
        cards = vendetta.card_set(arguments.cards)
    except CardFileError as error:
        raise _WrongError(str(error)) from error
    out = Path(arguments.out) if arguments.out else None
    keeps = out is not None and not arguments.no_journals
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    games = list(
        vendetta.series(cards, players, arguments.seed, arguments.games, arguments.jobs, out if keeps else None)
    )
    found = vendetta.report(cards, players, games)
    if out is not None:
        (out / "results.json").write_bytes(msgspec.json.encode(found))
    print(msgspec.json.encode(found).decode() if arguments.json else vendetta.in_lines(found))
    return FAULTY if found.faults else PLAYED


_OTHER_GAMES: Final[dict[str, Callable[[argparse.Namespace], int]]] = {"vendetta": _run_vendetta}
"""Games that have a laboratory of their own, by what ``--game`` calls them."""


def _run_vtes(arguments: argparse.Namespace) -> int:
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


def run_deck(arguments: argparse.Namespace) -> int:
    """``lab deck``; returns the exit status."""
    import msgspec

    from vtes_desktop.cards.catalogue import load
    from vtes_desktop.lab import printing
    from vtes_desktop.lab.deck_report import Followed, deck_report
    from vtes_desktop.lab.running import Progress
    from vtes_desktop.lab.standing import sound, vp_share

    series = _series(arguments, (_with_deck(arguments, arguments.file),))
    catalogue = load()

    def follow(progress: Progress, played: list[Result]) -> None:
        said = Followed(progress.done, progress.of, deck_report(series, played, catalogue))
        print(msgspec.json.encode(said).decode(), flush=True)

    results = _play(
        arguments,
        series,
        lambda played: vp_share(sound(played), 0, series.places).half_width,
        follow if arguments.follow else None,
    )
    report = deck_report(series, results, catalogue)
    if arguments.follow:
        follow(Progress(len(results), arguments.games), results)
    elif arguments.json:
        print(msgspec.json.encode(report).decode())
    else:
        print(printing.deck_lines(report))
        print("\n" + printing.endings(results))
    return _status(results)


def run_compare(arguments: argparse.Namespace) -> int:
    """``lab compare``; returns the exit status."""
    import msgspec

    from vtes_desktop.lab import printing
    from vtes_desktop.lab.standing import difference, standings

    arms = tuple(_with_deck(arguments, file) for file in (arguments.file, arguments.other))
    series = _series(arguments, arms)
    results = _play(arguments, series, lambda played: difference(series, played).half_width)
    both = [standings(series, results, arm)[0] for arm in (0, 1)]
    found = difference(series, results)
    if arguments.json:
        print(msgspec.json.encode({"a": both[0], "b": both[1], "difference": found}).decode())
    else:
        names = (arguments.file, arguments.other)
        print(
            printing.standings_table([structs.replace(one, player=name) for one, name in zip(both, names, strict=True)])
        )
        better = "B is better" if found.low > 0 else "A is better" if found.high < 0 else "nothing is proven"
        print(f"B − A: {printing.interval(found, sign=True)} of a game's victory points: {better}.")
        print(printing.endings(results))
    return _status(results)


def run_tune(arguments: argparse.Namespace) -> int:
    """``lab tune``; returns the exit status."""
    import tempfile

    from vtes_desktop.lab import printing
    from vtes_desktop.lab.plan import ROUNDS
    from vtes_desktop.lab.running import workers
    from vtes_desktop.lab.tuning import PLACES, Characters, Try, read_weights, tune, write_weights

    characters = read_weights(Path(arguments.weights) if arguments.weights else None)
    only = tuple(filter(None, (name.strip() for name in arguments.only.split(","))))
    out = _file_to_write(arguments)

    def tell(tried: Try, now: Characters) -> None:
        write_weights(out, now)
        what = "surely" if tried.sure else "perhaps"
        change = f"{tried.weight} {tried.before:g} -> {tried.after:g}"
        brings = printing.interval(tried.difference, sign=True)
        print(f"{change}: the larger brings {brings} over {tried.games} games, {what}", flush=True)

    field = _field(arguments, PLACES)
    with tempfile.TemporaryDirectory(prefix="vtes-lab-", ignore_cleanup_errors=True) as own:
        crew = workers(arguments.jobs, arguments.cluster)
        try:
            folder = Path(arguments.results or own)
            rounds = arguments.rounds or ROUNDS
            write_weights(
                out,
                tune(
                    characters, field, arguments.games, folder, crew, of=arguments.character, seed=arguments.seed,
                    a_try=arguments.a_try, rounds=rounds, only=only, tell=tell,
                ),
            )  # fmt: skip
        finally:
            crew.close()
    return PLAYED


def run_learn(arguments: argparse.Namespace) -> int:
    """``lab learn``; returns the exit status."""
    try:
        from vtes_desktop.lab import learning
    except ModuleNotFoundError as missing:
        raise _WrongError(f"{missing.name} is missing: pip install “vtes-desktop[lab]”.") from missing
    from vtes_desktop.lab.plan import sitters

    out = _file_to_write(arguments)
    series = _series(arguments, (sitters("expert,regular,expert,expert,regular"),))
    series = structs.replace(series, explore=learning.SHARE)
    played = _played(arguments, series, arguments.results, keep=False)
    try:
        found = learning.learn(played, print)
    except learning.LearningError as error:
        raise _WrongError(str(error)) from error
    out.write_text(learning.written(found.lessons), "utf-8")
    print(f"A point of a judge's score is {found.slope:.2%} of a game's victory points; {out} is written.")
    return _status(played)


def _file_to_write(arguments: argparse.Namespace) -> Path:
    """The file that is asked for, of which it is said before hours of games that it can't be written."""
    out = Path(arguments.out)
    if out.is_dir() or not out.parent.is_dir():
        what = f"“{out}” is a folder" if out.is_dir() else f"there is no folder “{out.parent}”"
        raise _WrongError(f"“{out}” can't be written: {what}.")
    return out


def _with_deck(arguments: argparse.Namespace, file: str) -> tuple[Sitter, ...]:
    """The line-up in which a deck is tested."""
    from vtes_desktop.cards.catalogue import load
    from vtes_desktop.lab.field import read_list
    from vtes_desktop.lab.plan import sitter, sitters

    words = f"{arguments.player},{arguments.others}"
    line_up = sitters(words)
    deck = read_list(Path(file), load(), len(line_up))
    return (structs.replace(sitter(arguments.player), deck=deck), *line_up[1:])


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


def _series(arguments: argparse.Namespace, arms: tuple[tuple[Sitter, ...], ...]) -> Series:
    """The series that is asked for."""
    from vtes_desktop.lab.plan import ROUNDS, Series

    field = _field(arguments, len(arms[0]))
    return Series(arms, field, arguments.seed, arguments.rounds or ROUNDS, getattr(arguments, "minutes", 0.0))


def _field(arguments: argparse.Namespace, places: int) -> tuple[DeckList, ...]:
    from vtes_desktop.cards.catalogue import load
    from vtes_desktop.lab.field import read_field

    field, left_out = read_field(arguments.field, load(), places)
    for why in left_out:
        print(f"Left out: {why}", file=sys.stderr)
    return field


def _play(arguments: argparse.Namespace, series: Series, width: Enough, follow: Tell | None = None) -> list[Result]:
    """Play what is asked for, with a word on how far it is; with `follow`, that is told, and the end of the standard
    input ends it."""
    from vtes_desktop.lab.following import input_closed

    stopped = input_closed() if follow is not None else lambda: False
    return _played(
        arguments,
        series,
        arguments.out,
        width=width,
        until=arguments.until,
        keep=_keeps(arguments),
        tell=follow,
        stopped=stopped,
    )


def _played(
    arguments: argparse.Namespace,
    series: Series,
    folder: str | None,
    *,
    width: Enough | None = None,
    until: float = 0.0,
    keep: bool | int,
    tell: Tell | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> list[Result]:
    """Play a series on the workers that are asked for; its results are kept in a folder, or in none."""
    import tempfile

    from vtes_desktop.lab.results import Results
    from vtes_desktop.lab.running import run, workers

    with tempfile.TemporaryDirectory(prefix="vtes-lab-", ignore_cleanup_errors=True) as own:
        results = Results(Path(folder or own), series)
        try:
            crew = workers(arguments.jobs, arguments.cluster)
            try:
                return run(
                    series,
                    arguments.games,
                    results,
                    crew,
                    width=width,
                    until=until,
                    keep=keep,
                    tell=tell or _said(arguments),
                    stopped=stopped,
                )
            finally:
                crew.close()
        finally:
            results.close()


def _keeps(arguments: argparse.Namespace) -> bool | int:
    """Whether journals are kept, or of how many games."""
    if not arguments.out or arguments.no_journals:
        return False
    return True if arguments.journals < 0 else int(arguments.journals)


def _said(arguments: argparse.Namespace) -> Tell:
    shown = sys.stderr.isatty() and not arguments.quiet

    def tell(progress: Progress, played: list[Result]) -> None:
        result = played[-1]
        if result.fault:
            print(f"Game {result.number} of line-up {result.arm + 1}: {result.fault}", file=sys.stderr)
        if shown:
            half = f", ± {progress.half_width:.3f}" if progress.half_width is not None else ""
            end = "\n" if progress.done == progress.of else ""
            print(f"\r{progress.done} of {progress.of} games{half}   ", end=end, file=sys.stderr, flush=True)

    return tell


def _status(results: Sequence[Result]) -> int:
    return FAULTY if any(result.ended == "fault" for result in results) else PLAYED
