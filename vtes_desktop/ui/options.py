"""The player's settings: every option with its type and meaning, kept as one JSON file that a person can read."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from PySide6.QtCore import QObject, Signal

from vtes_desktop import folders
from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.ui.languages import tr

log = logging.getLogger(__name__)


class Options(Struct, omit_defaults=True):
    """What a player can set."""

    name: Annotated[str, Meta(max_length=40)] = ""
    """How the player is called at a table; empty for the user's own name."""
    text_scale: Annotated[float, Meta(ge=0.8, le=2.0)] = 1.0
    """Size of text and cards on every screen."""
    theme: Literal["dark", "light", "contrast"] = "dark"
    """The colours of everything but the cards."""
    language: Literal["", "en", "fr", "es"] = ""
    """Of the window's texts; empty for the system's."""
    card_names: bool = False
    """Whether cards are called as that language has them, where the card list does."""
    motion: bool = True
    """Whether cards are seen going where they go."""
    pace: Literal["slow", "normal", "quick", "at once", "step"] = "normal"
    """At which computer players play at this desktop. That they go step by step belongs to one game and is not kept:
    what an earlier version has kept of it is read as ``normal``."""
    bargains: bool = True
    """Whether computer players at this desktop offer bargains."""
    stops: dict[str, Literal["always", "never"]] = msgspec.field(default_factory=dict)
    """By the kind of question, where one always or never wants to be asked; where it matters otherwise."""
    sound: bool = True
    """Whether the table is heard, on a system that can play sounds."""
    pictures_folder: str = ""
    """A folder of the player's own card scans; empty for ``card_images`` beside the program."""
    picture_memory: Annotated[int, Meta(ge=32, le=4096)] = 256
    """MiB that painted cards may take."""
    download_pictures: bool = False
    picture_address: str = ""
    """Where pictures are fetched from; empty for the program's own default."""
    card_list: str = ""
    """A newer card list than the installed one: its folder or wheel; empty for the installed one."""
    card_list_before: str = ""
    """The list that was in use before, to go back to; empty for the installed one."""
    news_address: str = ""
    """Where news of cards and program are; empty for nowhere, and then nothing is ever looked for."""
    news_daily: bool = False
    """Whether they are looked for once a day, at the start."""
    news_looked: float = 0.0
    """When they were last looked for: seconds since 1970."""
    window: str = ""
    """Where the window was, in Qt's own words (base 64)."""
    last_decks: list[str] = msgspec.field(default_factory=list)
    """Deck files that were played last, the newest first."""
    hidden_hints: list[str] = msgspec.field(default_factory=list)
    """Hints that the player has put away."""


class Settings(QObject):
    """The settings in use. Change them by :meth:`change`, which saves them and tells everyone."""

    changed = Signal()

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self._path = path or folders.settings() / "settings.json"
        self.problem = ""
        """What went wrong with the file, as a sentence; empty when nothing did."""
        self._kept = Options()
        """As they stand in the file, as far as this window knows."""
        self._damaged = False
        """Whether the file holds what can't be read."""
        self.options = self._read()

    def _read(self) -> Options:
        try:
            data = self._path.read_bytes()
            options, self._kept = _decoded(data), _decoded(data)
        except FileNotFoundError:
            return Options()
        except (OSError, *UNREADABLE) as error:
            self._damaged = not isinstance(error, OSError)
            self.problem = tr(
                "The settings in {path} can't be read ({error}); the defaults are used instead.",
                path=self._path,
                error=error,
            )
            log.warning("%s", self.problem)
            return Options()
        return options

    def change(self, **values: object) -> None:
        """Set options by name and save them; what another window has set since stays. Raises msgspec.ValidationError
        for a value out of its range."""
        known = msgspec.to_builtins(self.options) | self._set_elsewhere() | values
        self.options = msgspec.convert(known, Options)
        self._save()
        self.changed.emit()

    def _set_elsewhere(self) -> dict[str, object]:
        """What stands in the file by now that was not read from it, or put into it, here."""
        try:
            now = _decoded(self._path.read_bytes())
        except (OSError, *UNREADABLE):
            return {}
        self._damaged = False
        told = ((name, getattr(now, name)) for name in now.__struct_fields__)
        return {name: value for name, value in told if value != getattr(self._kept, name)}

    def _save(self) -> None:
        data = msgspec.json.format(msgspec.json.encode(self.options), indent=2)
        scratch = self._path.with_suffix(".new")
        try:
            scratch.write_bytes(data)
            if self._damaged:  # what a person has written there is not lost with a slip of the pen
                self._path.replace(folders.kept_damaged(self._path))
                self._damaged = False
            scratch.replace(self._path)
            self._kept = _decoded(data)
            self.problem = ""
        except OSError as error:
            self.problem = tr(
                "The settings can't be saved in {path}: {strerror}.", path=self._path, strerror=error.strerror
            )
            log.warning("%s", self.problem)


def _decoded(data: bytes) -> Options:
    """The options in a file, as they hold for a new game. Raises what :data:`UNREADABLE` has."""
    options = msgspec.json.decode(data, type=Options)
    if options.pace == "step":
        options.pace = "normal"
    return options
