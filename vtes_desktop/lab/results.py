"""The results of a series on disk: a folder with an SQLite file, and each game's journal beside it."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from vtes_desktop.lab.plan import Series
from vtes_desktop.lab.playing import Result

FILE: Final = "results.sqlite"
GAMES: Final = "games"
"""The folder of the journals, in that of the results."""
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS series (description BLOB NOT NULL, program TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS games (
    arm INTEGER NOT NULL, number INTEGER NOT NULL, ended TEXT NOT NULL, rounds INTEGER NOT NULL,
    answers INTEGER NOT NULL, seconds REAL NOT NULL, result BLOB NOT NULL, PRIMARY KEY (arm, number));
"""


class ResultsError(Exception):
    """Results can't be kept or gone on with; the message is a sentence for who asked."""


def program_sum() -> str:
    """A checksum of the program's own code that decides how a game goes: what was played by another must not be mixed
    with it."""
    package = Path(__file__).parents[1]
    found = hashlib.sha256()
    for room in ("abilities", "bots", "play", "rules", "table", "lab"):
        for path in sorted((package / room).rglob("*")):
            if path.suffix in (".py", ".json"):
                found.update(path.relative_to(package).as_posix().encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


class Results:
    """What was played of a series. Open it with the folder; :meth:`close` it."""

    def __init__(self, folder: Path, series: Series, program: str | None = None) -> None:
        """Begin in a folder, or go on in it. Raises :class:`ResultsError` where it holds something else."""
        self.folder = folder
        self.journals = folder / GAMES
        program = program or program_sum()
        description = msgspec.json.encode(series)
        try:
            self.journals.mkdir(parents=True, exist_ok=True)
            self._base = sqlite3.connect(folder / FILE, timeout=30)
            self._base.executescript(_TABLES)
            kept = self._base.execute("SELECT description, program FROM series").fetchone()
            if kept is None:
                self._base.execute("INSERT INTO series VALUES (?, ?)", (description, program))
                self._base.commit()
        except (OSError, sqlite3.Error) as error:
            raise ResultsError(f"Results can't be kept in {folder}: {error}.") from error
        if kept is not None and bytes(kept[0]) != description:
            raise ResultsError(f"{folder} holds the results of another series: name another folder.")
        if kept is not None and kept[1] != program:
            raise ResultsError(f"{folder} was played by another version of this program: name another folder.")

    def add(self, result: Result) -> None:
        """Keep a game; once this returns a kill does not lose it."""
        row = (result.arm, result.number, result.ended, result.account.rounds, result.answers, result.seconds)
        self._base.execute(
            "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", (*row, msgspec.json.encode(result))
        )
        self._base.commit()

    def done(self) -> set[tuple[int, int]]:
        """The arm and number of each game that was played."""
        return set(self._base.execute("SELECT arm, number FROM games"))

    def all(self) -> list[Result]:
        """Every game that was played, by number and arm."""
        return list(_read(self._base))

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()


def _read(base: sqlite3.Connection) -> Iterator[Result]:
    decoder = msgspec.json.Decoder(Result)
    for (row,) in base.execute("SELECT result FROM games ORDER BY number, arm"):
        with suppress(msgspec.MsgspecError):  # of a later program
            yield decoder.decode(row)


def read_results(folder: Path) -> tuple[Series, list[Result]]:
    """A series and what was played of it. Raises :class:`ResultsError`."""
    if not (folder / FILE).is_file():
        raise ResultsError(f"{folder} holds no results of the laboratory.")
    try:
        base = sqlite3.connect(f"{(folder / FILE).absolute().as_uri()}?mode=ro", uri=True)
        try:
            kept = base.execute("SELECT description FROM series").fetchone()
            if kept is None:
                raise ResultsError(f"{folder} holds no series yet.")
            return msgspec.json.decode(kept[0], type=Series), list(_read(base))
        finally:
            base.close()
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        raise ResultsError(f"The results in {folder} can't be read: {error}.") from error
