"""play.py asks for a display only when a window is to open, and says in a sentence what stops it."""

from __future__ import annotations

from pathlib import Path

import play
import pytest
from setup_environment import SetUpError


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine that is set up and has no display; holds the arguments with which the program was started."""
    starts: list[list[str]] = []

    def program(_python: Path, arguments: list[str]) -> int:
        starts.append(arguments)
        return 7

    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("setup_environment.set_up", lambda _purpose: Path("python"))
    monkeypatch.setattr("setup_environment.program", program)
    return starts


@pytest.mark.parametrize("arguments", [["--version"], ["cards", "find", "clan:tremere"], ["deck", "--help"]])
def test_commands_without_a_window_need_no_display(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["play.py", *arguments])
    assert play.main() == 7
    assert started == [arguments]


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_the_table_needs_one(
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["play.py", *arguments])
    assert play.main() == 1
    assert started == []
    assert "no display" in capsys.readouterr().out
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert play.main() == 7


@pytest.mark.parametrize(
    ("raised", "code", "said"),
    [
        (SetUpError("The disk is full."), 1, "The disk is full.\n"),
        (KeyboardInterrupt(), 130, "Run the same command again"),
    ],
)
def test_what_stops_the_set_up_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    raised: BaseException,
    code: int,
    said: str,
) -> None:
    def refuse(_purpose: object) -> Path:
        raise raised

    monkeypatch.setattr("setup_environment.set_up", refuse)
    monkeypatch.setattr("sys.argv", ["play.py"])
    assert play.main() == code
    assert said in capsys.readouterr().out
