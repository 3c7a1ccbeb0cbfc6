"""Settings, decks and games in one file, to move to another machine; and such a file, from whoever, brought in.

The file is a zip with ``settings.json``, ``decks/…`` and ``games/…``. What hangs on a machine or on the network stays
behind: paths, addresses, the key by which others know this program, and the seats that were taken with it.

A file that is brought in may be anybody's. Nothing in it replaces what is here, nothing lands outside the folders of
games and decks, and of its settings only those are taken that can do no more than look different.
"""

from __future__ import annotations

import argparse
import datetime
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec
from msgspec import Struct

from vtes_desktop import folders
from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.decks.reading import FILE_FORMATS
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.options import Options, Settings

PORTABLE: Final = (
    "name", "text_scale", "theme", "language", "motion", "pace", "bargains", "stops", "sound", "picture_memory",
    "hidden_hints",
)  # fmt: skip
"""The settings that are taken along: none names a path, an address or a window's place."""
MOST_FILES: Final = 20_000
MOST_BYTES: Final = 2 * 2**30
LARGEST: Final = 128 * 2**20
"""Bytes of one game or deck."""
LARGEST_SETTINGS: Final = 2**20
SETTINGS: Final = "settings.json"
_DECKS: Final = frozenset(each.suffix for each in FILE_FORMATS)
_KEPT_BY_WINDOWS: Final = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)))
)
_PIECE: Final = 2**16


class MovingError(Exception):
    """The file can't be written or brought in; the message is a sentence."""


class Brought(Struct, frozen=True):
    """What came of bringing in."""

    games: int
    decks: int
    had: int
    """Files that were here already, byte for byte."""
    settings: bool

    def __str__(self) -> str:
        games, decks = _games(self.games), _decks(self.decks)
        words = (
            tr("{games} and {decks} were brought in, and the settings.", games=games, decks=decks)
            if self.settings
            else tr("{games} and {decks} were brought in.", games=games, decks=decks)
        )
        if not self.had:
            return words
        before = plural("{n} file had been here before.", "{n} files had been here before.", self.had)
        return f"{words} {before}"


def take_along(path: Path) -> str:
    """Write everything of the player's into a file; returns what went in, as a sentence. Raises MovingError."""
    counted = {"games": 0, "decks": 0}
    part = path.with_name(f".{path.name}.part")
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            options = msgspec.to_builtins(Settings().options)
            chosen = {name: options[name] for name in PORTABLE if name in options}
            archive.writestr(SETTINGS, msgspec.json.format(msgspec.json.encode(chosen), indent=2))
            for room, folder in (("games", folders.games()), ("decks", folders.decks())):
                for file in sorted(folder.rglob("*")):
                    inside = PurePosixPath(room, *file.relative_to(folder).parts)
                    if file.is_file() and not file.is_symlink() and wanted(str(inside)):
                        archive.write(file, str(inside))
                        counted[room] += 1
        part.replace(path)
    except (OSError, ValueError) as error:
        part.unlink(missing_ok=True)
        raise MovingError(tr("{path} can't be written: {error}.", path=path, error=error)) from error
    games, decks = _games(counted["games"]), _decks(counted["decks"])
    return tr("{games}, {decks} and the settings are in {path}.", games=games, decks=decks, path=path)


def bring_in(path: Path, settings: Settings) -> Brought:
    """Bring in what another machine has written, beside what is here.

    Raises :class:`MovingError`, before anything is changed, where the file is not as :func:`take_along` writes it.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            entries = _checked(archive.infolist())
            values = _settings(archive) if SETTINGS in archive.namelist() else {}
            done = {"games": 0, "decks": 0}
            had = 0
            for entry in entries:
                room, *rest = PurePosixPath(entry.filename).parts
                folder = folders.games() if room == "games" else folders.decks()
                if _unpack(archive, entry, folder.joinpath(*rest)):
                    done[room] += 1
                else:
                    had += 1
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, UnicodeError) as error:
        raise MovingError(
            tr("{path} is damaged, or is no file that this program has written ({error}).", path=path, error=error)
        ) from error
    except OSError as error:
        raise MovingError(
            tr("{path} can't be brought in: {strerror}.", path=path, strerror=error.strerror or error)
        ) from error
    if values:
        settings.change(**values)
    return Brought(done["games"], done["decks"], had, bool(values))


def wanted(inside: str) -> bool:
    """Whether a file of that name inside goes along: a game or a deck, at a place that every disk can have.

    >>> wanted("games/2026-11-22 20.15.vtes-game"), wanted("decks/mine/Weenie.txt")
    (True, True)
    >>> wanted("games/../settings/network/key.pem"), wanted("decks/nul.txt"), wanted("decks/x.exe")
    (False, False, False)
    """
    parts = inside.split("/")
    room, rest = parts[0], parts[1:]
    if len(inside) > 200 or not rest or len(rest) > (1 if room == "games" else 8):
        return False
    for part in rest:
        stem = part.split(".")[0].rstrip().casefold()
        if not part or not part.isprintable() or set(part) & set('<>:"|?*\\') or stem in _KEPT_BY_WINDOWS:
            return False
        if part.startswith((".", " ")) or part.endswith((".", " ")):
            return False
    end = PurePosixPath(rest[-1]).suffix
    return (room == "games" and end == folders.GAME_SUFFIX) or (room == "decks" and end in _DECKS)


def _checked(entries: list[zipfile.ZipInfo]) -> list[zipfile.ZipInfo]:
    """The files to bring in. Raises MovingError where anything else is there, or too much."""
    if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise MovingError(tr("There is more in the file than any player has: it is not brought in."))
    files = [entry for entry in entries if not entry.is_dir() and entry.filename != SETTINGS]
    for entry in files:
        # The upper half is the mode of POSIX systems: a link there would be followed later.
        link = (entry.external_attr >> 16) & 0o170000 == 0o120000
        if link or entry.flag_bits & 1 or entry.file_size > LARGEST or not wanted(entry.filename):
            raise MovingError(
                tr(
                    "There is something in the file that is no game and no deck: “{filename}”.",
                    filename=entry.filename[:100],
                )
            )
    if len({entry.filename.casefold() for entry in files}) < len(files):
        raise MovingError(tr("Two files inside have the same name: it is not brought in."))
    return files


def _settings(archive: zipfile.ZipFile) -> dict[str, object]:
    """The settings inside that may be taken. Raises MovingError where they are out of their ranges."""
    if archive.getinfo(SETTINGS).file_size > LARGEST_SETTINGS:
        raise MovingError(tr("The settings in the file are far too long."))
    with archive.open(SETTINGS) as file:
        text = file.read(LARGEST_SETTINGS + 1)
    try:
        told = msgspec.json.decode(text, type=dict[str, object])
        chosen: dict[str, object] = {name: told[name] for name in PORTABLE if name in told}
        msgspec.convert(chosen, Options)
    except UNREADABLE as error:
        raise MovingError(tr("The settings in the file can't be read ({error}).", error=error)) from error
    return chosen


def _unpack(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, path: Path) -> bool:
    """Put a file where it belongs, under a free name; False where the very same is there already."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".brought-", delete=False) as file:
        part = Path(file.name)
        try:
            with archive.open(entry) as source:
                left = entry.file_size
                while piece := source.read(min(_PIECE, left + 1)):
                    left -= len(piece)
                    if left < 0:
                        raise zipfile.BadZipFile(f"{entry.filename} is longer than it says")
                    file.write(piece)
        except BaseException:
            file.close()
            part.unlink(missing_ok=True)
            raise
    stem, number = path.stem, 1
    while path.exists():
        if path.is_file() and path.stat().st_size == entry.file_size and path.read_bytes() == part.read_bytes():
            part.unlink()
            return False
        number += 1
        path = path.with_name(f"{stem} ({number}){path.suffix}")
    part.replace(path)
    return True


def _games(number: int) -> str:
    return plural("{n} game", "{n} games", number)


def _decks(number: int) -> str:
    return plural("{n} deck", "{n} decks", number)


def usual_name() -> str:
    """What the file is called unless the player says otherwise."""
    return f"vtes-desktop {datetime.date.today().isoformat()}.zip"


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``export`` and ``import`` to the program's parser."""
    out = commands.add_parser("export", help="settings, decks and games into one file, for another machine")
    out.add_argument("file", type=Path, metavar="FILE")
    out.set_defaults(run=_run_export)
    back = commands.add_parser("import", help="bring in what export has written; nothing here is replaced")
    back.add_argument("file", type=Path, metavar="FILE")
    back.set_defaults(run=_run_import)


def _run_export(arguments: argparse.Namespace) -> int:
    return _told(lambda: take_along(arguments.file))


def _run_import(arguments: argparse.Namespace) -> int:
    return _told(lambda: str(bring_in(arguments.file, Settings())))


def _told(do: Callable[[], str]) -> int:
    """Do it and print what came of it: 0, or 1 with a sentence of why not."""
    try:
        print(do())
    except MovingError as error:
        print(error, file=sys.stderr)
        return 1
    return 0
