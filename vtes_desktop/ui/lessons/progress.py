"""How far one has come in each lesson, kept beside the settings."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from vtes_desktop import folders
from vtes_desktop.any_json import UNREADABLE

log = logging.getLogger(__name__)

DONE: Final = -1
"""In place of a step: all of the lesson."""

_Kept = dict[str, Annotated[int, Meta(ge=DONE, le=1000)]]


class Progress:
    """Steps by the names of lessons. A file that can't be read counts for none; one that can't be written is logged.

    :param path: the file; by default that of the settings folder.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or folders.settings() / "lessons.json"
        self._steps: _Kept = {}
        try:
            self._steps = msgspec.json.decode(self._path.read_bytes(), type=_Kept)
        except FileNotFoundError:
            pass
        except (OSError, *UNREADABLE) as error:
            log.warning("How far one has come in the lessons can't be read: %s", error)

    def of(self, lesson: str) -> int:
        """The step at which one left a lesson; 0 for a new one, :data:`DONE` at its end."""
        return self._steps.get(lesson, 0)

    def keep(self, lesson: str, step: int) -> None:
        """One has come to a step. What was once done stays done."""
        if self.of(lesson) == DONE or self.of(lesson) == step:
            return
        self._steps[lesson] = step
        part = self._path.with_name(self._path.name + ".part")
        try:
            part.write_bytes(msgspec.json.encode(self._steps))
            part.replace(self._path)
        except OSError as error:
            log.warning("How far one has come in the lessons can't be kept: %s", error)
