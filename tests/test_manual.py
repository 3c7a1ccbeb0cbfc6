"""What the command line says of itself: exit statuses, completion, the manual; and which card list it reads."""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path

import pytest

from vtes_desktop import folders, manual
from vtes_desktop.__main__ import WHOLE, _parser, main
from vtes_desktop.cards import lists


@pytest.mark.parametrize(
    "command", [["deck", "check"], ["deck", "stats"], ["game", "verify"], ["cards", "find"], ["doctor"]]
)
def test_help_says_what_a_command_ends_with(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert said.count("exit status: 0 ") == 1


def test_no_help_is_silent_about_what_its_command_ends_with() -> None:
    (commands,) = [action for action in _parser(WHOLE)._actions if isinstance(action, argparse._SubParsersAction)]
    told = {path: each.format_help() for path, each in manual._all(commands, "")}
    assert {path for path, said in told.items() if said.count("exit status: 0 ") != 1} == set()
    assert set(manual.EXIT_STATUS) <= set(told)


def test_completion_knows_every_command_and_is_understood_by_the_shell(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("shtab")
    assert main(["completion", "bash"]) == 0
    said = capsys.readouterr().out
    assert all(word in said for word in ("deck", "check", "--players", "verify", "completion", "--limit"))
    script = tmp_path / "completion.bash"
    script.write_text(said)
    try:
        checked = subprocess.run(["bash", "-n", str(script)], capture_output=True, check=False, timeout=300)
    except FileNotFoundError:
        pytest.skip("no bash here")
    assert checked.returncode == 0, checked.stderr


def test_without_the_extra_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "shtab", None)
    assert main(["completion", "zsh"]) == 1
    assert "vtes-desktop[shell]" in capsys.readouterr().err


def test_the_command_line_reads_the_card_list_chosen_in_the_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lists.chosen() is None
    (folders.settings() / "settings.json").write_text(json.dumps({"card_list": str(tmp_path / "newer")}))
    assert lists.chosen() == tmp_path / "newer"
    assert main(["cards", "find", "deflection"]) == 2
    assert str(tmp_path / "newer") in capsys.readouterr().err
    (folders.settings() / "settings.json").write_text("no json")
    assert lists.chosen() is None
