"""What the builder remembers from one time to the next: its looks, and which decks were open."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field
from PySide6.QtCore import QObject, QTimer, Signal

from vtes_desktop import folders
from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.ui.builder.pool import SHOWN_AT_FIRST
from vtes_desktop.ui.languages import tr

log = logging.getLogger(__name__)


class OpenTab(Struct, frozen=True, omit_defaults=True):
    """A deck that was open."""

    path: str = ""
    """Its file; empty for a deck that was never saved."""
    draft: str = ""
    """The key of its draft; empty when it had none."""
    fingerprint: str = ""
    """What the file held when it was read, if there is a draft: to notice when another program changed it."""


class Looks(Struct, omit_defaults=True):
    """How the player likes the builder to look."""

    pictures: bool = True
    """The cards as pictures, else as a table."""
    face_width: Annotated[int, Meta(ge=64, le=340)] = 112
    sort: str = "match"
    descending: bool = False
    columns: list[str] = field(default_factory=lambda: list(SHOWN_AT_FIRST))
    column_widths: dict[str, int] = field(default_factory=dict)
    crypt_group: str = "none"
    crypt_sort: str = "copies"
    library_group: str = "type"
    library_sort: str = "name"
    library_look: Literal["stacks", "faces"] = "stacks"
    pile_zoom: Annotated[float, Meta(ge=0.6, le=2.2)] = 1.0
    format: str = "standard"
    """The format whose verdict is shown first."""
    players: Annotated[int, Meta(ge=2, le=10)] = 5
    hover: bool = True
    """Whether resting on a card shows it large."""
    show_owned: bool = False
    """Whether owned counts are shown on the cards found."""
    left: Literal["filters", "decks", "none", "auto"] = "auto"
    splits: dict[str, list[int]] = field(default_factory=dict)
    """Sizes of the movable borders, by window size and text scale."""
    page: str = "a4"
    """Paper of proxies."""
    tabs: list[OpenTab] = field(default_factory=list)
    tab: int = 0
    archive: str = ""
    """Where the player's tournament archive is; empty for the one that came with the card lists."""
    folded: list[str] = field(default_factory=list)
    """Sections of the filters that are folded up."""


class Remembered(QObject):
    """The looks in use; kept in one file a moment after each change."""

    changed = Signal()
    problem = Signal(str)
    """A sentence: the file could not be written."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path or folders.settings() / "builder.json"
        self.looks = self._read()
        self._later = QTimer(self, interval=500, singleShot=True)
        self._later.timeout.connect(self.save)

    def change(self, **values: object) -> None:
        """Change looks by name."""
        for name, value in values.items():
            setattr(self.looks, name, value)
        self._later.start()
        self.changed.emit()

    def note(self, **values: object) -> None:
        """As :meth:`change`, for what nobody needs to be told."""
        for name, value in values.items():
            setattr(self.looks, name, value)
        self._later.start()

    def save(self) -> None:
        """Write the file now."""
        self._later.stop()
        scratch = self._path.with_suffix(".new")
        try:
            scratch.write_bytes(msgspec.json.format(msgspec.json.encode(self.looks), indent=1))
            scratch.replace(self._path)
        except OSError as error:
            log.warning("%s can't be written: %s", self._path, error)
            self.problem.emit(
                tr(
                    "How the deck builder looks can't be kept in {path}: {strerror}.",
                    path=self._path,
                    strerror=error.strerror or error,
                )
            )

    def _read(self) -> Looks:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Looks)
        except FileNotFoundError:
            return Looks()
        except (OSError, *UNREADABLE) as error:
            log.warning("%s can't be read (%s); the builder looks as at first.", self._path, error)
            return Looks()
