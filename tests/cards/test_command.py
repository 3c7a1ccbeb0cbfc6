"""``vtes-desktop cards …`` from the command line."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from vtes_desktop import __version__
from vtes_desktop.__main__ import main
from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.cards.command import add_commands, pointed, table

pytestmark = pytest.mark.usefixtures("home")


def run(*arguments: str) -> int:
    return main(["cards", "find", *arguments])


def test_found_cards_are_printed_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("clan:tremere cap>=6 title:prince") == 0
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert lines[0].split() == ["ID", "NAME", "G", "CAP", "TYPE", "CLAN", "OR", "REQUIREMENT", "DISCIPLINES"]
    assert len(lines) == 9
    assert "200243  Cardano         1  9    Vampire  Tremere, prince      ani aus cel DOM FOR THA" in lines
    assert printed.err == "8 cards.\n"


def test_the_same_cards_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json", "clan:tremere cap>=6 title:prince") == 0
    printed = json.loads(capsys.readouterr().out)
    found = load().search.find("clan:tremere cap>=6 title:prince")
    assert [card["id"] for card in printed] == [card.id for card in found]
    assert printed[1]["name"] == printed[1]["display_name"] == "Cardano"
    assert printed[1]["disciplines"] == ["ani", "aus", "cel", "DOM", "FOR", "THA"]
    assert printed[1]["text"][0]["marks"] == []
    assert printed[1]["printings"][0].keys() == {"set", "rarity", "starter", "copies"}
    assert all(card.keys() == printed[0].keys() for card in printed)


def test_json_tells_versions_and_variable_costs_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json", 'name="theo bell" or name=bounty') == 0
    printed = {card["display_name"]: card for card in json.loads(capsys.readouterr().out)}
    assert printed.keys() == {"Bounty", "Theo Bell", "Theo Bell (ADV)", "Theo Bell (G6)"}
    assert printed["Bounty"]["costs"] == [{"currency": "pool", "amount": "X"}]


def test_several_arguments_are_one_query(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("theo", "bell") == 0
    assert capsys.readouterr().out.count("Theo Bell") == 3


def test_a_query_may_begin_with_a_minus(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--limit", "3", "--", "-type:vampire", "kind:crypt") == 0
    assert capsys.readouterr().err == "20 cards; the first 3 shown.\n"


def test_the_text_is_printed_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--text", "id:201362") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("    Camarilla: ")
    assert all(len(line) <= 100 for line in lines)
    assert lines[-1] == ""


def test_no_card_is_no_error_but_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("zzzzzzzz") == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "No card fits.\n")
    assert run("--json", "zzzzzzzz") == 1
    assert json.loads(capsys.readouterr().out) == []


@pytest.mark.parametrize(
    ("query", "pointer"),
    [
        ("clan:tremre", "     ^^^^^^"),
        ("stealth foo:bar", "        ^^^"),
        ("cap>=6 (a", "       ^"),
        ("clan:", "^^^^^"),
    ],
)
def test_a_bad_query_is_pointed_at(capsys: pytest.CaptureFixture[str], query: str, pointer: str) -> None:
    assert run(query) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines()[:2] == [query, pointer]
    assert len(printed.err.splitlines()) == 3


def test_other_lists_can_be_named(capsys: pytest.CaptureFixture[str], lists_5: Path) -> None:
    assert run("--lists", str(lists_5), "format:v5 kind:crypt") == 0
    assert capsys.readouterr().err == "9 cards.\n"


def test_missing_lists_are_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run("--lists", str(tmp_path / "nowhere"), "a") == 2
    assert "card lists could not be read" in capsys.readouterr().err


@pytest.mark.parametrize("limit", ["0", "-1", "many"])
def test_a_limit_is_a_number_of_cards(capsys: pytest.CaptureFixture[str], limit: str) -> None:
    with pytest.raises(SystemExit) as raised:
        run("--limit", limit, "a")
    assert raised.value.code == 2
    assert limit in capsys.readouterr().err


def test_carets_stand_under_the_word_even_after_a_tab() -> None:
    assert pointed("a\tfoo:b", 2, 5) == "a foo:b\n  ^^^"
    assert pointed("a", 1, 1) == "a\n ^"


def test_a_table_of_library_cards_has_their_columns(catalogue: Catalogue) -> None:
    lines = table(catalogue.search.find("name=deflection or name=villein or name=patsy"), catalogue)
    assert lines[0].split() == ["ID", "NAME", "COST", "TYPE", "CLAN", "OR", "REQUIREMENT", "DISCIPLINES"]
    assert "1 blood" in lines[1]
    assert "baron" in lines[2]


# The door itself.


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "vtes_desktop", *arguments], capture_output=True, encoding="utf-8", check=False
    )


def test_version_and_help() -> None:
    assert _run("--version").stdout.strip() == f"vtes-desktop {__version__}"
    shown = _run("--help")
    assert shown.returncode == 0
    assert all(word in shown.stdout for word in ("play", "cards", "deck"))
    assert "clan:tremere" in _run("cards", "find", "--help").stdout
    unknown = _run("card")
    assert unknown.returncode == 2
    assert "invalid choice" in unknown.stderr


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["cards", "find", "--help"], ["cards", "find", "theo"]]
)
def test_neither_help_nor_search_loads_a_window(arguments: list[str]) -> None:
    code = (
        "import sys\nfrom vtes_desktop.__main__ import main\n"
        f"try: main({arguments!r})\nexcept SystemExit: pass\n"
        "heavy = {'PySide6', 'yaml', 'asyncio', 'rapidfuzz'} & sys.modules.keys()\n"
        "sys.exit(f'loaded {heavy}' if heavy else 0)"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr


def test_help_does_not_read_the_lists(home: Path) -> None:
    _run("cards", "find", "--help")
    assert not (home / "cache").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no broken pipes of this kind")
def test_a_reader_that_stops_early_is_no_traceback() -> None:
    door = subprocess.Popen(
        [sys.executable, "-m", "vtes_desktop", "cards", "find", "--text", "the"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert door.stdout
    assert door.stderr
    door.stdout.readline()
    door.stdout.close()
    assert b"Traceback" not in door.stderr.read()
    door.wait()
    door.stderr.close()


def test_without_a_command_the_table_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    from types import ModuleType

    asked: list[list[str]] = []
    application = ModuleType("vtes_desktop.ui.application")
    application.run = lambda argv: asked.append(argv) or 7  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "vtes_desktop.ui.application", application)
    assert main([]) == 7
    assert main(["play", "--open-table"]) == 7
    assert asked == [[], ["--open-table"]]


def test_commands_are_added_to_any_parser() -> None:
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    parsed = parser.parse_args(["cards", "find", "a", "b"])
    assert parsed.query == ["a", "b"]
    assert callable(parsed.run)
