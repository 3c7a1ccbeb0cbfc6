"""Short sounds of the table, made here and played by what the system has for it; nothing ever waits for one.

Qt's multimedia module is no part of what the program installs. Windows plays a file by itself, macOS by ``afplay``,
other systems by the first of PipeWire’s, PulseAudio’s and ALSA’s players that is there. Where none is, there is no
sound, and the settings say so.
"""

from __future__ import annotations

import importlib
import logging
import math
import random
import shutil
import struct
import sys
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QElapsedTimer, QObject, QProcess
from PySide6.QtGui import QGuiApplication

from vtes_desktop import folders
from vtes_desktop.play.updates import Update

if TYPE_CHECKING:
    from vtes_desktop.ui.table.session import Session

log = logging.getLogger(__name__)

Sound = Literal["card", "lock", "blood", "turn", "oust"]
SOUNDS: Final[tuple[Sound, ...]] = ("card", "lock", "blood", "turn", "oust")
RATE: Final = 22_050
"""Samples a second."""
LOUDNESS: Final = 0.22
"""Of what a sample can hold."""
APART_MS: Final = 140
"""Between two sounds; what comes sooner is not heard."""
NEAR: Final = 3
"""Lines of the game in an update that is heard; a film that jumps further is silent."""
PLAYERS: Final = (("pw-play",), ("paplay",), ("aplay", "-q"))
"""Programs that play a file, on systems other than Windows and macOS, with their options."""
PROGRAMS: Final = tuple(name for name, *_ in PLAYERS)
"""Their names."""


def samples(sound: Sound) -> list[float]:
    """A sound as numbers from -1 to 1, at :data:`RATE`: always the same."""
    chance = random.Random(sound)
    match sound:
        case "card":  # paper on felt
            noise = [chance.uniform(-1, 1) for _ in range(round(RATE * 0.07))]
            return [_smooth(noise, at, 6) * _fall(at, len(noise)) * 1.6 for at in range(len(noise))]
        case "lock":  # a tap on wood
            return _tone(0.09, (310.0, 1.0), (655.0, 0.4), falls=5.0)
        case "blood":  # a drop
            count = round(RATE * 0.11)
            return [math.sin(math.tau * (420 + 900 * at / count) * at / RATE) * _fall(at, count) for at in range(count)]
        case "turn":  # two bells, the second higher
            first, second = (_tone(0.5, (pitch, 0.7), (pitch * 2.01, 0.25), falls=4.0) for pitch in (523.3, 784.0))
            return _beside(first, second, round(RATE * 0.14))
        case "oust":  # a low bell that is struck once
            return _tone(1.1, (98.0, 0.6), (147.0, 0.3), (233.0, 0.2), falls=3.0)


def _fall(at: int, count: int, falls: float = 4.0) -> float:
    """How loud the sample is of a sound that dies away, without a click at its beginning and its end."""
    return math.exp(-falls * at / count) * min(1.0, at / 60, (count - at) / 120)


def _tone(seconds: float, *partials: tuple[float, float], falls: float) -> list[float]:
    count = round(RATE * seconds)
    return [
        sum(part * math.sin(math.tau * pitch * at / RATE) for pitch, part in partials) * _fall(at, count, falls)
        for at in range(count)
    ]


def _smooth(noise: list[float], at: int, over: int) -> float:
    near = noise[max(0, at - over) : at + 1]
    return sum(near) / len(near)


def _beside(one: list[float], other: list[float], later: int) -> list[float]:
    longest = max(len(one), len(other) + later)
    first = [*one, *[0.0] * (longest - len(one))]
    second = [*[0.0] * later, *other, *[0.0] * (longest - later - len(other))]
    return [(a + b) / 1.6 for a, b in zip(first, second, strict=True)]


def write_wave(path: Path, sound: Sound) -> None:
    """Write a sound as a file of 16-bit samples. Raises OSError."""
    values = (round(max(-1.0, min(1.0, value)) * LOUDNESS * 32_767) for value in samples(sound))
    made = [*values]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(made)}h", *made))


def player() -> tuple[str, ...]:
    """What plays a file here: a program with its options, ``("winsound",)`` for Windows' own, or nothing."""
    if sys.platform == "win32":
        return ("winsound",)
    known = (("afplay",),) if sys.platform == "darwin" else PLAYERS
    return next(((found, *rest) for name, *rest in known if (found := shutil.which(name))), ())


class Speaker:
    """Plays sounds; makes each once, when it is first wanted."""

    def __init__(self, command: tuple[str, ...] | None = None, folder: Path | None = None) -> None:
        self._command = player() if command is None else command
        self._folder = folder
        self._broken = False
        """Whether the files could not be written."""

    @property
    def there(self) -> bool:
        """Whether anything can be heard on this system."""
        return bool(self._command) and not self._broken

    def play(self, sound: Sound) -> None:
        """Begin to play; nothing waits for its end, and what can't be played is not heard."""
        if not self.there:
            return
        try:
            path = self._file(sound)
        except OSError as error:
            self._broken = True
            log.warning("The sounds can't be written: %s", error)
            return
        if self._command == ("winsound",):
            windows = importlib.import_module("winsound")
            windows.PlaySound(str(path), windows.SND_FILENAME | windows.SND_ASYNC | windows.SND_NODEFAULT)
        else:
            program, *options = self._command
            QProcess.startDetached(program, [*options, str(path)])

    def _file(self, sound: Sound) -> Path:
        folder = self._folder or folders.cache() / "sounds"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{sound}.wav"
        if not path.exists():
            scratch = path.with_suffix(".new")
            write_wave(scratch, sound)
            scratch.replace(path)
        return path


class TableSounds(QObject):
    """Listens to a table and has its sounds played, where they are wanted."""

    def __init__(self, session: Session, parent: QObject, speaker: Speaker | None = None) -> None:
        super().__init__(parent)
        self._session = session
        # Where nothing is shown, nothing is to be heard either.
        silent = speaker is None and QGuiApplication.platformName() in ("offscreen", "minimal")
        self._speaker = speaker or Speaker(() if silent else None)
        self._clock = QElapsedTimer()
        self._remember()
        session.updated.connect(self._updated)
        session.viewer_changed.connect(self._remember)

    def _remember(self) -> None:
        session = self._session
        table = session.table
        self._n, self._active = session.client.n, table.active
        self._playing = len(table.playing())
        self._pools = [seat.pool for seat in table.seats]
        self._cards = {copy.id: (copy.locked, copy.blood) for copy in table.copies.values()}

    def heard(self, update: Update) -> Iterator[Sound]:
        """What is to be heard of an update, what matters most first."""
        session, table = self._session, self._session.table
        if len(table.playing()) < self._playing:
            yield "oust"
        if table.active != self._active and table.active in session.clients and not session.watches:
            yield "turn"
        before = [self._cards.get(copy.id, (copy.locked, copy.blood)) for copy in update.changes.copies]
        changed = list(zip(update.changes.copies, before, strict=True))
        if [seat.pool for seat in table.seats] != self._pools or any(copy.blood != had for copy, (_, had) in changed):
            yield "blood"
        if update.travels:
            yield "card"
        if any(copy.locked != was for copy, (was, _) in changed):
            yield "lock"

    def _updated(self, update: Update) -> None:
        wanted = self._session.settings.options.sound
        near = 0 <= self._session.client.n - self._n <= NEAR
        loudest = next(self.heard(update), None) if wanted and near else None
        self._n, self._active = self._session.client.n, self._session.table.active
        self._playing = len(self._session.table.playing())
        self._pools = [seat.pool for seat in self._session.table.seats]
        self._cards.update((copy.id, (copy.locked, copy.blood)) for copy in update.changes.copies)
        if loudest is None or (self._clock.isValid() and self._clock.elapsed() < APART_MS):
            return
        self._clock.start()
        self._speaker.play(loudest)
