"""`vtes-desktop doctor` says what is wrong and what to do; without a display as well."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from vtes_desktop import folders
from vtes_desktop.lan import invitation
from vtes_desktop.ui import doctor
from vtes_desktop.ui.probe import Display

ROOT = Path(__file__).parents[2]


def asked(**environment: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", **environment}
    return subprocess.run(
        [sys.executable, "-m", "vtes_desktop", "doctor"],
        env={name: value for name, value in surroundings.items() if value},
        capture_output=True,
        text=True,
        check=False,
    )


def test_where_all_is_well() -> None:
    done = asked()
    assert done.returncode == 0, done.stdout + done.stderr
    for what in ("Program", "Settings", "Games", "Free disk", "Card list", "Display", "Fonts", "Port", "Clock"):
        assert f"  {what}: " in done.stdout
    assert "WRONG" not in done.stdout


def test_without_a_display_it_says_so_and_ends_with_one() -> None:
    done = asked(QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    if sys.platform != "linux":
        pytest.skip("there is always a display")
    assert done.returncode == 1
    assert "WRONG  Display: " in done.stdout
    assert "desktop session" in done.stdout


def test_a_small_screen_and_missing_fonts_are_said() -> None:
    small = Display("xcb", 800, 600, 1.0, ("Alegreya",))
    screen, fonts = doctor.display((msgspec.json.encode(small), ""))
    assert (screen.state, fonts.state) == ("look", "look")
    assert "Fira Sans" in fonts.said


def test_a_missing_library_is_told_from_a_missing_display() -> None:
    words = "ImportError: libEGL.so.1: cannot open shared object file: No such file or directory"
    (found,) = doctor.display((b"", f"Traceback\n{words}\n"))
    assert found.said == words
    assert "library" in found.advice


def test_a_folder_that_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(tmp_path / "file"))
    found = list(doctor._folders())
    assert {each.state for each in found} == {"wrong"}
    assert "VTES_DESKTOP_HOME" in found[0].advice


def test_a_port_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        monkeypatch.setattr(invitation, "PORT", server.getsockname()[1])
        assert doctor.port().state == "look"
    assert doctor.port().state == "good"


@pytest.mark.parametrize(("now", "state"), [(0.0, "wrong"), (1e9, "wrong"), (4e9, "good")])
def test_the_clock(now: float, state: str) -> None:
    assert doctor.clock(now).state == state


def test_a_card_list_that_is_not_there(tmp_path: Path) -> None:
    (folders.settings() / "settings.json").write_text(f'{{"card_list": "{tmp_path}/none"}}')
    found = doctor._card_list()
    assert found.state == "wrong"
    assert "Settings" in found.advice


def test_files_that_were_put_aside() -> None:
    (folders.games() / "a.vtes-game.damaged-1").write_text("")
    assert doctor._damaged().state == "look"
