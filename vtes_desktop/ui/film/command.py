"""``vtes-desktop game picture``: the table at a line of a game as a PNG file, without a window."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Final

PICTURED, WRONG = 0, 2
LEAST, MOST = (640, 400), (8000, 8000)
PATIENCE: Final = 60.0
"""Seconds in which the faces of all cards are painted; it takes one or two."""

_EXAMPLES = """\
examples:
  vtes-desktop game picture evening.vtes-game --at 120 --out there.png
  vtes-desktop game picture evening.vtes-game --at 120 --eyes Sarah --size 2560x1440 --out sarah.png

Without --eyes the table is seen from above, with all hands where the game tells them (it does when it is over, or
nobody else plays in it); what a guest's program kept (.vtes-seen) is seen as that guest saw it.
"""


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``picture`` to the ``game`` commands."""
    picture = commands.add_parser(
        "picture",
        help="the table at a line of a game as a PNG file, without a window",
        description="Save a picture of the table as it was after a line of a game.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    picture.add_argument("file", metavar="FILE", help="a journal (.vtes-game), or what a guest saw (.vtes-seen)")
    picture.add_argument("--at", type=int, metavar="N", help="after line N (default: the last)")
    picture.add_argument("--eyes", default="", metavar="NAME", help="as this Methuselah saw it, by name or number")
    picture.add_argument("--size", type=_size, default=(1600, 900), metavar="WxH", help="pixels (default: 1600x900)")
    picture.add_argument("--out", required=True, metavar="PNG", help="the file to write")
    picture.add_argument("--lists", metavar="PATH", help="another card list than the installed one")
    picture.set_defaults(run=run_picture)


def _size(words: str) -> tuple[int, int]:
    width, _, height = words.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"“{words}” is no size such as 1600x900")
    size = int(width), int(height)
    if not (LEAST[0] <= size[0] <= MOST[0] and LEAST[1] <= size[1] <= MOST[1]):
        raise argparse.ArgumentTypeError("between 640x400 and 8000x8000")
    return size


def run_picture(arguments: argparse.Namespace) -> int:
    """``game picture``; returns the exit status."""
    from vtes_desktop.cards import catalogue
    from vtes_desktop.cards.lists import CardListError, chosen
    from vtes_desktop.play.film import ABOVE, FilmError, read_film
    from vtes_desktop.play.games import play_of

    try:
        film = read_film(Path(arguments.file))
        needed = play_of(film.table(0, film.eyes[0]).game).decks
        cards = catalogue.load(arguments.lists or chosen()) if needed else catalogue.Catalogue(())
    except (FilmError, CardListError) as error:
        return _wrong(str(error))
    at = film.length if arguments.at is None else arguments.at
    if not 0 <= at <= film.length:
        return _wrong(f"The film has lines 1 to {film.length}; there is no line {at}.")
    named = {str(seat + 1): seat for seat in range(len(film.names))} | {
        name: seat for seat, name in enumerate(film.names)
    }
    eyes = named.get(arguments.eyes, ABOVE if not arguments.eyes else None)
    if eyes is None:
        return _wrong(f"Nobody there is called {arguments.eyes}: there are {', '.join(film.names)}.")
    if not arguments.eyes and ABOVE not in film.eyes:
        eyes = film.eyes[0]
    if eyes not in film.eyes:
        return _wrong(f"This film does not tell what {film.names[eyes]} saw.")
    if film.problem:
        print(film.problem, file=sys.stderr)
    # Where there is no screen at all, Qt would end the program at once.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from vtes_desktop.ui.film.picture import paint

    if not paint(film, cards, at, eyes, arguments.size, Path(arguments.out), time.monotonic() + PATIENCE):
        return _wrong(f"The picture can’t be saved as {arguments.out}.")
    return PICTURED


def _wrong(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG
