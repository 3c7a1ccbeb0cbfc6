"""Sounds: short, the same each time, played by what there is, heard for what happens, and silent when not wanted."""

from __future__ import annotations

import sys
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit, catalogue, faces, sit, ticks  # noqa: F401 - fixtures are used by name
from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Place
from vtes_desktop.ui import sound as sounds
from vtes_desktop.ui.sound import SOUNDS, Sound, Speaker, TableSounds, write_wave


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_short_is_heard_and_begins_and_ends_in_silence(sound: Sound, tmp_path: Path) -> None:
    path = tmp_path / "one.wav"
    write_wave(path, sound)
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        frames = file.readframes(file.getnframes())
        assert 0.05 <= file.getnframes() / sounds.RATE <= 1.2
    values = [int.from_bytes(frames[at : at + 2], "little", signed=True) for at in range(0, len(frames), 2)]
    loudest = max(map(abs, values))
    assert 1_500 < loudest < 16_000
    assert abs(values[0]) + abs(values[-1]) < loudest / 20
    again = tmp_path / "two.wav"
    write_wave(again, sound)
    assert again.read_bytes() == path.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays by itself")
def test_the_first_program_that_is_there_plays(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name == "aplay" else None)
    assert sounds.player() == ("/bin/aplay", "-q")
    heard = tmp_path / "heard"
    program = tmp_path / "player"
    program.write_text(f'#!/bin/sh\necho "$1" "$2" > "{heard}"\n')
    program.chmod(0o700)
    Speaker((str(program), "-q"), tmp_path / "sounds").play("lock")
    wanted = f"-q {tmp_path / 'sounds' / 'lock.wav'}\n"
    qtbot.waitUntil(lambda: heard.exists() and heard.read_text() == wanted)


def test_without_a_player_or_room_there_is_silence(tmp_path: Path) -> None:
    assert not Speaker(()).there
    Speaker(()).play("card")
    (tmp_path / "file").write_text("")
    speaker = Speaker(("true",), tmp_path / "file")
    speaker.play("card")
    assert not speaker.there


class Ear(Speaker):
    def __init__(self) -> None:
        super().__init__(("ear",))
        self.heard: list[Sound] = []

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)


def test_what_happens_at_the_table_is_heard(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(sounds, "APART_MS", -1)
    session = sit(3, open_table=True)
    ear = Ear()
    listening = TableSounds(session, session, ear)
    vampire = session.table.pile(0, "uncontrolled")[0]
    session.ask(r.Put((vampire,), Place(0, "ready")))
    session.ask(r.LockCards((vampire,)))
    session.ask(r.Blood(BANK, Purse("card", vampire), 1))
    session.ask(r.EndTurn())
    assert ear.heard == ["card", "lock", "blood", "turn"]
    session.ask(r.Blood(Purse("pool", 2), BANK, 30), 2)
    session.ask(r.Oust(2))
    assert ear.heard[4:] == ["blood", "oust"]
    session.settings.change(sound=False)
    session.ask(r.LockCards((vampire,), False))
    assert len(ear.heard) == 6
    assert listening.parent() is session


def test_sounds_do_not_pile_up(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(sounds, "APART_MS", 60_000)
    session = sit(2)
    ear = Ear()
    TableSounds(session, session, ear)
    for _ in range(4):
        session.ask(r.UnlockAll())
        session.ask(r.Draw())
    assert len(ear.heard) == 1
