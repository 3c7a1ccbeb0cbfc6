"""The ``game`` commands of the command line: ``game list``, ``game show``, ``game profile``, ``game verify``.

``verify`` ends with 0 when every shuffle is as committed and the journal holds, 1 when something is a lie, 2 when a
file can't be read.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vtes_desktop.cards.catalogue import Catalogue
    from vtes_desktop.table.faces import Face
    from vtes_desktop.table.journal import Opened

HONEST, LYING, UNREADABLE = 0, 1, 2

_VERIFIED = """\
examples:
  vtes-desktop game verify evening.vtes-game
  vtes-desktop game verify evening.vtes-game --seen evening.vtes-seen

The host gives its journal (the .vtes-game file) to the players after the game. It is checked line by line: the seed
against what the host committed to, every shuffle and every other random draw against the seed and the players' own
random numbers, every move against what was asked. The first lie is named with its line.
A guest's program keeps what it was told (a .vtes-seen file): with --seen the journal is held against that, too.
"""


def add_commands(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser],
) -> argparse._SubParsersAction[argparse.ArgumentParser]:
    """Add ``game`` and its commands to the program's parser; each sets ``run``, a function of the parsed arguments.
    Returns where the room of the window adds its own."""
    about = "list, show and check games"
    game = subparsers.add_parser("game", help=about, description=about.capitalize() + ".")
    commands = game.add_subparsers(metavar="COMMAND", required=True)

    listed = commands.add_parser("list", help="the games of a folder", description="The games of a folder.")
    listed.add_argument("folder", nargs="?", metavar="FOLDER", help="another folder than that of this program's games")
    listed.set_defaults(run=run_list)

    show = commands.add_parser("show", help="a game's log, as the whole table could read it", description="A game.")
    show.add_argument("file", metavar="FILE", help="a journal (.vtes-game)")
    show.add_argument("--at", type=int, metavar="N", help="the table after line N instead, as who watches sees it")
    show.add_argument("--lists", metavar="PATH", help="another card list than the installed one")
    show.set_defaults(run=run_show)

    profile = commands.add_parser(
        "profile",
        help="play a game again and say where its time goes",
        description="Play a game again by its journal, and print the functions that took most of the time.",
    )
    profile.add_argument("file", metavar="FILE", help="a journal (.vtes-game)")
    profile.add_argument("--top", type=int, default=30, metavar="N", help="print N functions")
    profile.add_argument("--out", metavar="PATH", help="write the profile here too, for another program to read")
    profile.add_argument("--lists", metavar="PATH", help="another card list than the installed one")
    profile.set_defaults(run=run_profile)

    check = commands.add_parser(
        "verify",
        help="say whether every shuffle of a game is as committed, or name the first lie",
        description="Check a game after it.",
        epilog=_VERIFIED,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    check.add_argument("file", metavar="FILE", help="a journal (.vtes-game)")
    check.add_argument("--seen", metavar="SEEN", help="what a seat was told (.vtes-seen)")
    check.add_argument("--chance-only", action="store_true", help="check chance and moves, without playing it again")
    check.add_argument("--lists", metavar="PATH", help="another card list than the installed one")
    check.set_defaults(run=run_verify)
    return commands


def run_list(arguments: argparse.Namespace) -> int:
    """``game list``; returns the exit status."""
    from vtes_desktop import folders
    from vtes_desktop.folders import GAME_SUFFIX
    from vtes_desktop.plain_words import all_told_apart, seen
    from vtes_desktop.table.journal import JournalError, read_summary

    folder = Path(arguments.folder) if arguments.folder else folders.games()
    if not folder.is_dir():
        return _wrong(f"{folder} is not a folder.")
    status = HONEST
    for path in sorted(folder.glob(f"*{GAME_SUFFIX}")):
        try:
            header, last = read_summary(path)
        except JournalError as error:
            print(f"{path.name}: {error}", file=sys.stderr)
            status = UNREADABLE
            continue
        seats = all_told_apart([seat.name for seat in header.seats])
        names = ", ".join(seats)
        where = f"turn {last.at[0]} ({seats[last.at[1]]})" if last else "not dealt"
        print(f"{path.name}\t{seen(header.created)}\t{header.mode}\t{where}\t{names}")
    return status


def run_show(arguments: argparse.Namespace) -> int:
    """``game show``; returns the exit status."""
    from vtes_desktop.cards.catalogue import Catalogue
    from vtes_desktop.plain_words import all_told_apart, seen
    from vtes_desktop.play.games import ExtraError, play_of
    from vtes_desktop.table.games import game_table
    from vtes_desktop.table.journal import JournalError, read
    from vtes_desktop.table.saying import cut_saying, plain
    from vtes_desktop.table.table import NOBODY

    catalogue = _catalogue(arguments)
    try:
        opened = read(Path(arguments.file))
    except JournalError as error:
        return _wrong(str(error))
    try:
        cards = play_of(opened.header.game).faces(opened.header.extra, catalogue or Catalogue(())).cards
    except ExtraError as error:
        return _wrong(str(error))
    kinds = game_table(opened.header.game).kinds
    if arguments.at is not None:
        return _show_at(opened, cards, arguments.at)
    names = all_told_apart([seat.name for seat in opened.header.seats])

    def card_name(card: int) -> str:
        return cards[card].display_name if card in cards else f"card {card}"

    header = opened.header
    about = f"{header.name}: {header.created}, {header.edition} rules, {header.mode} mode"
    print(f"{seen(about)}, commitment {header.commitment}")
    for line in opened.lines:
        for saying in line.log:
            # As who watches may read it: a running game's secrets are in the file, not on the screen.
            if heard := cut_saying(saying, NOBODY):
                print(f"{line.n:5} {_clock(line.t)}  {seen(plain(heard, names, card_name, kinds))}")
    if opened.damage:
        print(opened.damage, file=sys.stderr)
    return UNREADABLE if opened.damage else HONEST


def _show_at(opened: Opened, cards: Mapping[int, Face], line: int) -> int:
    """The table after a line."""
    from vtes_desktop.plain_words import seen
    from vtes_desktop.play.at_line import in_words, table_at
    from vtes_desktop.table.checks import MoveError
    from vtes_desktop.table.journal import JournalError

    if not 0 <= line <= len(opened.lines):
        return _wrong(f"The journal has lines 1 to {len(opened.lines)}; there is no line {line}.")
    try:
        table = table_at(opened, line)
    except MoveError as error:
        return _wrong(f"The journal does not add up before line {line}: {error}")
    except JournalError as error:
        return _wrong(str(error))
    for sentence in in_words(table, cards):
        print(seen(sentence))
    return HONEST


def run_profile(arguments: argparse.Namespace) -> int:
    """``game profile``; returns the exit status."""
    import cProfile
    import pstats

    from vtes_desktop.play.verify import verify
    from vtes_desktop.table.journal import JournalError

    catalogue = _catalogue(arguments)
    profile = cProfile.Profile()
    try:
        profile.runcall(verify, Path(arguments.file), catalogue, None)
    except JournalError as error:
        return _wrong(str(error))
    if arguments.out:
        profile.dump_stats(arguments.out)
    pstats.Stats(profile).sort_stats("cumulative").print_stats(max(1, arguments.top))
    return HONEST


def run_verify(arguments: argparse.Namespace) -> int:
    """``game verify``; returns the exit status."""
    from vtes_desktop.play.transcript import TranscriptError
    from vtes_desktop.play.verify import verify
    from vtes_desktop.table.journal import JournalError

    catalogue = None if arguments.chance_only else _catalogue(arguments)
    seen = Path(arguments.seen) if arguments.seen else None
    try:
        verdict = verify(Path(arguments.file), catalogue, seen)
    except (JournalError, TranscriptError) as error:
        return _wrong(str(error))
    for note in verdict.notes:
        print(note, file=sys.stderr)
    if verdict.lie is not None:
        print(f"Not as committed. {verdict.lie}")
        return LYING
    print("Every shuffle of this game is as committed.")
    print(f"{verdict.lines} lines, {verdict.shuffles} shuffles, {verdict.draws} other random draws were checked.")
    if seen is not None:
        print(f"All {verdict.told} messages that the seat was told are what the journal says.")
    return HONEST


def _clock(seconds: float) -> str:
    minutes, second = divmod(int(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{second:02}"


def _catalogue(arguments: argparse.Namespace) -> Catalogue | None:
    """The card list; None, said on the error output, when it can't be read."""
    from vtes_desktop.cards import catalogue
    from vtes_desktop.cards.lists import CardListError, chosen

    try:
        return catalogue.load(arguments.lists or chosen())
    except CardListError as error:
        print(f"{error}", file=sys.stderr)
        return None


def _wrong(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return UNREADABLE
