"""``vtes-desktop doctor``: whether everything is as the program needs it, and what to do where it isn't.

It changes nothing, tells nobody, and needs no display: Qt is asked in a process of its own.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from vtes_desktop import folders
from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.release import version

FEW_MB: Final = 200
"""Free space from which on less is worth a word; a long game takes a few MB, all pictures of cards a thousand."""
NO_MB: Final = 20
PATIENCE: Final = 60.0
"""Seconds that Qt may take to open a display."""
FAMILIES: Final = frozenset(("Alegreya", "Fira Sans", "Fira Sans Condensed", "Fira Sans Extra Condensed"))
SMALLEST: Final = (1024, 640)
OLDEST: Final = 1_735_689_600.0
"""1 January 2025: no clock that is right says less."""


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    what: str
    state: Literal["good", "look", "wrong"]
    said: str
    advice: str = ""
    """What to do, as a sentence; empty where all is well."""


def findings() -> Iterator[Finding]:
    """Look at everything, one thing after another."""
    yield Finding("Program", "good", f"{version()}, Python {platform.python_version()}, {platform.platform()}")
    yield from _folders()
    yield _disk()
    yield _card_list()
    yield from display(_probe())
    yield port()
    yield network()
    yield clock(time.time())
    yield _damaged()


def _folders() -> Iterator[Finding]:
    rooms: tuple[tuple[str, Callable[[], Path]], ...] = (
        ("Settings", folders.settings),
        ("Games", folders.games),
        ("Decks", folders.decks),
        ("Cache", folders.cache),
        ("Log", folders.logs),
    )
    for what, where in rooms:
        try:
            folder = where()
            with tempfile.TemporaryFile(dir=folder) as file:
                file.write(b"written")
        except OSError as error:
            place = error.filename or "its folder"
            yield Finding(
                what,
                "wrong",
                f"{place}: {error.strerror or error}.",
                "Let this user write there, or set VTES_DESKTOP_HOME to a folder that you may write to.",
            )
        else:
            yield Finding(what, "good", str(folder))


def _disk() -> Finding:
    try:
        free = shutil.disk_usage(folders.games()).free // 2**20
    except OSError as error:
        return Finding("Free disk", "look", str(error))
    words = f"{free:,} MB where games are kept"
    if free < FEW_MB:
        return Finding("Free disk", "wrong" if free < NO_MB else "look", words, "Make room: games are saved there.")
    return Finding("Free disk", "good", words)


def _card_list() -> Finding:
    from vtes_desktop.cards import catalogue
    from vtes_desktop.cards.catalogue import CardListError

    try:
        settings = msgspec.json.decode((folders.settings() / "settings.json").read_bytes(), type=_Chosen)
        chosen = settings.card_list
    except FileNotFoundError:
        chosen = ""
    except (OSError, *UNREADABLE) as error:
        advice = "The defaults are used. Mend the file or delete it, and set everything anew."
        return Finding("Card list", "look", f"The settings can't be read ({error}).", advice)
    try:
        pool = catalogue.load(chosen or None)
    except CardListError as error:
        return Finding("Card list", "wrong", str(error), "Choose another card list in Settings, or the installed one.")
    return Finding("Card list", "good", f"{len(pool):,} cards from {pool.source}")


class _Chosen(Struct):
    card_list: str = ""


def _probe() -> tuple[bytes, str]:
    """What Qt said of the display, and its complaints."""
    paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "vtes_desktop.ui.probe"],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": paths},
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return b"", str(error)
    return done.stdout, done.stderr.decode(errors="backslashreplace")


def display(told: tuple[bytes, str]) -> Iterator[Finding]:
    """What Qt's own words come to: the display, and the fonts."""
    from vtes_desktop.ui.probe import Display

    try:
        found = msgspec.json.decode(told[0], type=Display)
    except msgspec.MsgspecError:
        lines = [line.strip() for line in told[1].splitlines() if line.strip()]
        said = next((line for line in lines if "could not" in line or "cannot open" in line or "No module" in line), "")
        advice = "Start it from a desktop session, or over the network with “ssh -X”."
        if "shared object" in said or "could not load" in said.lower():
            advice = "A library of the system is missing: “python3 packaging/play.py”, or the Debian package, bring it."
        yield Finding("Display", "wrong", said or "Qt can't open a window here.", advice)
        return
    words = f"{found.platform}, {found.width} × {found.height}" + (f" at {found.ratio:g}" if found.ratio != 1 else "")
    small = found.width < SMALLEST[0] or found.height < SMALLEST[1]
    advice = f"The table wants {SMALLEST[0]} × {SMALLEST[1]}: choose smaller text in Settings." if small else ""
    yield Finding("Display", "look" if small else "good", words, advice)
    missing = FAMILIES - set(found.fonts)
    if missing:
        yield Finding("Fonts", "look", f"Can't be read: {', '.join(sorted(missing))}", "Install the program again.")
    else:
        yield Finding("Fonts", "good", ", ".join(sorted(found.fonts)))


def port() -> Finding:
    """Whether a table can be opened at the usual port."""
    from vtes_desktop.lan.invitation import PORT
    from vtes_desktop.lan.ports import taken

    why = taken(PORT)
    if why:
        advice = "Another program listens there, perhaps “vtes-desktop serve”. A table that is opened takes another."
        return Finding("Port", "look", f"{PORT}: {why}.", advice)
    return Finding("Port", "good", f"{PORT} is free for a table")


def network() -> Finding:
    """Where others could reach a table of this machine."""
    from vtes_desktop.lan.discovery import own_addresses
    from vtes_desktop.lan.invitation import PORT

    found = own_addresses(PORT)
    if not found:
        return Finding("Network", "look", "No address that others could reach", "Join a network to play with others.")
    return Finding("Network", "good", ", ".join(address.host for address in found[:4]))


def clock(now: float) -> Finding:
    """Whether the clock can be right: certificates of tables are good from a day on, and games are sorted by time."""
    words = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(now))
    written = Path(__file__).stat().st_mtime
    if now < max(OLDEST, min(written, now + 10 * 366 * 86_400) - 86_400):
        advice = "Set the clock: others will not trust a table whose certificate is not yet good."
        return Finding("Clock", "wrong", f"{words} is before this program was made", advice)
    return Finding("Clock", "good", words)


def _damaged() -> Finding:
    kept = [path for folder in (folders.settings(), folders.games()) for path in folder.rglob("*.damaged-*")]
    if kept:
        advice = "They were put aside and are not used; delete them when you miss nothing."
        return Finding("Damaged files", "look", ", ".join(str(path) for path in kept[:5]), advice)
    return Finding("Damaged files", "good", "none")


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``doctor`` to the program's parser."""
    doctor = commands.add_parser(
        "doctor",
        help="look whether everything is as the program needs it, and say what to do",
        description="Look whether everything is as the program needs it. It ends with 1 where something is wrong.",
    )
    doctor.set_defaults(run=_run)


def _run(_arguments: argparse.Namespace) -> int:
    signs = {"good": "  ok ", "look": "LOOK ", "wrong": "WRONG"}
    wrong = False
    for found in findings():
        wrong |= found.state == "wrong"
        print(f"{signs[found.state]}  {found.what}: {found.said}", flush=True)
        if found.advice:
            print(f"       → {found.advice}")
    return int(wrong)
