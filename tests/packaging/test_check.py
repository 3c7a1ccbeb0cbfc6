"""check.py runs every step, tells all of them, and fails when any did."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import check
import pytest


def answers(monkeypatch: pytest.MonkeyPatch, outcome: Callable[[list[str]], int]) -> list[list[str]]:
    """Replace the set-up and the steps' programs; returns the list in which the commands are noted."""
    ran: list[list[str]] = []

    def call(command: list[str], **_options: object) -> int:
        ran.append(command)
        return outcome(command)

    monkeypatch.setattr("setup_environment.set_up", lambda _purpose: Path("python"))
    monkeypatch.setattr("subprocess.call", call)
    monkeypatch.setattr("sys.argv", ["check.py"])
    return ran


def test_all_steps_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = answers(monkeypatch, lambda _command: 0)
    assert check.main() == 0
    assert [command[2] for command in ran] == ["ruff", "ruff", "mypy", "pytest"]


@pytest.mark.parametrize("step", ["check", "format", "mypy", "pytest"])
def test_one_step_fails_and_the_rest_still_run(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    ran = answers(monkeypatch, lambda command: int(step in command[2:4]))
    assert check.main() == 1
    assert len(ran) == 4


def test_no_test_ran(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers(monkeypatch, lambda command: 5 if "pytest" in command else 0)
    assert check.main() == 1
    assert "No test ran" in capsys.readouterr().out


def test_what_cannot_be_set_up_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from setup_environment import SetUpError

    def refuse(_purpose: object) -> Path:
        raise SetUpError("The disk is too full.")

    answers(monkeypatch, lambda _command: 0)
    monkeypatch.setattr("setup_environment.set_up", refuse)
    assert check.main() == 1
    assert capsys.readouterr().out == "The disk is too full.\n"


def test_long_takes_every_test_and_passes_the_rest_on() -> None:
    assert check.arguments_of_pytest(["--long", "tests/cards", "-x"])[-4:] == ["-m", "", "tests/cards", "-x"]
    assert check.arguments_of_pytest(["--lf"]) == [*check.ON_EVERY_CORE, "--lf"]
    assert check.environment_of_tests(True, [])["VTES_LONG"] == "1"


def test_the_tests_never_open_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.delenv("VTES_LONG", raising=False)
    environment = check.environment_of_tests(False, [])
    assert environment["QT_QPA_PLATFORM"] == "offscreen"
    assert "VTES_LONG" not in environment


def test_the_steps_stand_before_pytests_last_line(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_one(): pass\n")
    environment = check.environment_of_tests(False, ["ruff check   passed  0.1 s", "mypy         FAILED  2.0 s"])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "check", "--rootdir", str(tmp_path), str(tmp_path)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    assert lines[-3:-1] == ["ruff check   passed  0.1 s", "mypy         FAILED  2.0 s"]
    assert lines[-1].startswith("1 passed in ")
