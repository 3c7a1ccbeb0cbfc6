"""Where the official card lists are, and their bytes.

The lists come with the PyPI package ``krcg``: 4.x lays them in a package ``cards``, 5.x in ``krcg/cards``. A player may
point at a newer copy: a folder, or a wheel (or any zip) that holds them. Nothing of ``krcg`` itself is imported.
"""

from __future__ import annotations

import importlib.util
import zlib
from pathlib import Path

import msgspec

from vtes_desktop import folders
from vtes_desktop.any_json import UNREADABLE

CRYPT = "vtescrypt.csv"
LIBRARY = "vteslib.csv"
SETS = "vtessets.csv"
BUNDLES = "vtesbundles.csv"
RULINGS = "rulings.yaml"
GROUPS = "groups.yaml"
REFERENCES = "references.yaml"

_FOLDERS = ("krcg/cards", "cards", "")


class _Chosen(msgspec.Struct):
    """What is read here of the settings."""

    card_list: str = ""


class CardListError(Exception):
    """The card lists are missing or can't be read. Its text says what, where, and what to do."""


class CardLists:
    """One complete set of list files, in a folder or inside a wheel.

    :param source: a folder with ``vtescrypt.csv`` and the other files (or with ``cards`` or ``krcg/cards`` in it), or a
        wheel or zip file that holds such a folder.
    :raises CardListError: there are no lists there.
    """

    def __init__(self, source: Path) -> None:
        self.source = source
        self._zipped = source.is_file()
        names = self._zip_names() if self._zipped else None
        for self._folder in _FOLDERS:
            if self._inside(CRYPT) in names if names is not None else (source / self._inside(CRYPT)).is_file():
                break
        else:
            what = "no card list in" if source.exists() else "no such file or folder:"
            raise CardListError(
                f"The card lists could not be read: {what} “{source}”. Point at a folder or a krcg wheel that holds "
                f"{CRYPT} and {LIBRARY}, or install the lists with “pip install krcg”."
            )
        self._names = names

    def has(self, name: str) -> bool:
        """Whether the file ``name`` is among the lists."""
        inside = self._inside(name)
        return (self.source / inside).is_file() if self._names is None else inside in self._names

    def read(self, name: str) -> bytes:
        """The bytes of the file ``name``.

        :raises CardListError: it is missing or can't be read.
        """
        try:
            if self._zipped:
                return self._read_zipped(name)
            return (self.source / self._inside(name)).read_bytes()
        except OSError as error:
            raise CardListError(
                f"The card list {name} could not be read from “{self.source}” ({error.strerror or error}). "
                "Install the lists again with “pip install --force-reinstall krcg”, or point at another copy."
            ) from error

    def digest(self, *names: str) -> str:
        """A fingerprint of the named files' content (those that are there), 32 hexadecimal digits."""
        from hashlib import blake2b  # 3 ms, and rarely needed: what it comes to is noted (`shelf.py`)

        total = blake2b(digest_size=16)
        for name in names:
            if self.has(name):
                content = self.read(name)
                total.update(f"{name} {len(content)} ".encode())
                total.update(content)
        return total.hexdigest()

    def stamp(self, *names: str) -> str:
        """Where the named files are, how large, and when they were written: with the same stamp they are the same.

        :raises OSError: one can't be looked at any more.
        """
        files = (
            [self.source] if self._zipped else [self.source / self._inside(name) for name in names if self.has(name)]
        )
        looks = [file.stat() for file in files]
        told = " ".join(f"{look.st_size},{look.st_mtime_ns}" for look in looks)
        return f"{self.source.absolute()} {' '.join(names)} {told}".replace("\n", " ")

    def _inside(self, name: str) -> str:
        return f"{self._folder}/{name}" if self._folder else name

    def _zip_names(self) -> frozenset[str]:
        import zipfile  # wheels are the exception: usually the lists lie in a folder

        try:
            with zipfile.ZipFile(self.source) as archive:
                return frozenset(archive.namelist())
        except (OSError, zipfile.BadZipFile) as error:
            raise CardListError(
                f"The card lists could not be read: “{self.source}” is no readable wheel or zip file ({error}). "
                "Choose another file, or leave the choice empty to use the lists that came with the program."
            ) from error

    def _read_zipped(self, name: str) -> bytes:
        import zipfile

        try:
            with zipfile.ZipFile(self.source) as archive:
                return archive.read(self._inside(name))
        except (KeyError, zipfile.BadZipFile, RuntimeError, zlib.error) as error:
            raise OSError(f"damaged or missing in the wheel: {error}") from error


def installed() -> CardLists:
    """The lists of the installed ``krcg`` package, whichever its version.

    :raises CardListError: the package is not installed, or came without its lists.
    """
    for place in _installed_folders():
        if (place / CRYPT).is_file():
            return CardLists(place)
    raise CardListError(
        "The card lists are missing: the Python package krcg, which carries them, is not installed beside the program. "
        "Install it with “pip install krcg”, or point at a folder or a krcg wheel that holds them."
    )


def chosen() -> Path | None:
    """The lists that the player chose in the program's settings; None for the installed ones."""
    try:
        named = msgspec.json.decode((folders.settings() / "settings.json").read_bytes(), type=_Chosen).card_list
    except (OSError, *UNREADABLE):
        return None  # no settings yet, or none that can be read: the window says so
    return Path(named) if named else None


def locate(source: str | Path | None = None) -> CardLists:
    """The lists at ``source``, or the installed ones when it is ``None``.

    :raises CardListError: there are none.
    """
    return installed() if source is None else CardLists(Path(source).expanduser())


def _installed_folders() -> list[Path]:
    """Folders where an installed krcg may keep its lists, best first. Finding a package does not import it."""
    folders: list[Path] = []
    for package, inside in (("krcg", "cards"), ("cards", "")):
        specification = importlib.util.find_spec(package)
        locations = (specification.submodule_search_locations or ()) if specification else ()
        folders += [Path(location) / inside for location in locations]
    # `cards` is a common word: a folder of that name beside the program can stand before krcg's on the path.
    if not any((folder / CRYPT).is_file() for folder in folders):
        from importlib import metadata  # slow to import, and hardly ever needed

        for distribution in metadata.distributions(name="krcg"):
            folders += [Path(str(distribution.locate_file(folder))) for folder in ("krcg/cards", "cards")]
    return folders
