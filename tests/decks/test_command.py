"""``vtes-desktop deck``: check, convert and stats, as scripts and tournaments call them."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from vtes_desktop.__main__ import main
from vtes_desktop.cards.catalogue import Catalogue

LEGAL = "Deck Name: Fine\nCrypt\n12x Anneke\nLibrary\n60x Deflection\n"
ILLEGAL = "Crypt\n11x Anneke\n1x Alan Sovereign\nLibrary\n60x Deflection\n1x Succubus Club\n"
MISTYPED = "Crypt\n12x Anneke\nLibrary\n58x Deflection\n2x Deflectoin -- more\n"


@pytest.fixture
def decks(tmp_path: Path, catalogue: Catalogue) -> Path:  # noqa: ARG001 skips where there are no lists
    for name, text in (("legal", LEGAL), ("illegal", ILLEGAL), ("mistyped", MISTYPED)):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    (tmp_path / "picture.txt").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(50))
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main(["deck", *map(str, arguments)])
    out, err = capsys.readouterr()
    return status, out, err


def test_exit_status_of_check(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", decks / "legal.txt")[0] == 0
    assert run(capsys, "check", decks / "illegal.txt")[0] == 1
    assert run(capsys, "check", decks / "mistyped.txt")[0] == 1
    assert run(capsys, "check", decks / "picture.txt")[0] == 2
    assert run(capsys, "check", decks / "missing.txt")[0] == 2
    (decks / "shopping.txt").write_text("2 apples\n3x pears\n")
    assert run(capsys, "check", decks / "shopping.txt")[0] == 2
    assert run(capsys, "check", decks / "legal.txt", decks / "illegal.txt")[0] == 1
    assert run(capsys, "check", decks / "missing.txt", decks / "legal.txt", decks / "illegal.txt")[0] == 2
    assert run(capsys, "check", decks / "illegal.txt", "--format", "none")[0] == 0


def test_check_says_what_is_wrong(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "check", decks / "legal.txt", decks / "illegal.txt", decks / "missing.txt")
    assert status == 2
    assert "legal.txt: “Fine” 12 crypt, 60 library — legal (V:EKN standard)" in out
    assert "illegal.txt: 12 crypt, 61 library — not legal (V:EKN standard)" in out
    assert "  Line 3: The crypt mixes groups 1 and 3" in out
    assert "  Line 6: Succubus Club is banned" in out
    assert "missing.txt can't be opened" in out


def test_check_in_json(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(decks / f"{name}.txt") for name in ("legal", "illegal", "mistyped", "picture")]
    status, out, err = run(capsys, "check", *files, "--json")
    reports = json.loads(out)
    assert (status, err) == (2, "")
    assert [report["file"] for report in reports] == files
    assert [report["legal"] for report in reports] == [True, False, False, False]
    assert [(report["crypt"], report["library"], report["distinct"]) for report in reports] == [
        (12, 60, 2),
        (12, 61, 4),
        (12, 58, 2),
        (0, 0, 0),
    ]
    assert reports[0]["name"] == "Fine"
    assert reports[0]["problems"] == []
    assert [(problem["line"], problem["kind"]) for problem in reports[1]["problems"]] == [(3, "groups"), (6, "banned")]
    mistyped = reports[2]["problems"]
    assert [(problem["line"], problem["kind"]) for problem in mistyped] == [(5, "card"), (None, "library")]
    assert mistyped[0]["text"] == "2x Deflectoin -- more"
    assert mistyped[0]["suggestions"][0] == "Deflection"
    assert reports[3]["problems"][0]["kind"] == "unreadable"


def test_check_of_the_standard_input(
    decks: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = (decks / "legal.txt").read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    status, out, _ = run(capsys, "check", "-", "--json")
    assert (status, json.loads(out)[0]["library"]) == (0, 60)


def test_check_for_a_format_that_is_none(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "check", decks / "legal.txt", "--format", "commander")
    assert (status, out) == (2, "")
    assert "No format is called “commander”. There are: standard" in err
    assert run(capsys, "check", decks / "legal.txt", "--players", "0")[0] == 2


def test_check_counts_players_under_the_1994_rules(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", decks / "illegal.txt", "--format", "jyhad", "--players", "2")[0] == 1
    assert run(capsys, "check", decks / "illegal.txt", "--format", "jyhad", "--players", "3")[0] == 0


def test_patterns_are_filled_in_where_the_shell_did_not(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "check", decks / "*legal.txt", "--json")
    assert status == 1
    assert [Path(report["file"]).name for report in json.loads(out)] == ["illegal.txt", "legal.txt"]


def test_convert_to_the_output_and_to_a_file(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "convert", decks / "legal.txt", "--to", "lackey")
    assert (status, out) == (0, "60\tDeflection\nCrypt:\n12\tAnneke\n")
    assert err == "The name isn't kept.\n"
    target = decks / "new.json"
    status, out, err = run(capsys, "convert", decks / "legal.txt", "--to", "own", "-o", target)
    assert (status, out, err) == (0, "", "")
    assert json.loads(target.read_bytes())["cards"][1]["count"] == 60


def test_convert_says_what_was_not_read(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "convert", decks / "mistyped.txt", "--to", "jol")
    assert status == 1
    assert out == "12xAnneke\n\n58xDeflection\n"
    assert "Line 5: No card is called “Deflectoin”; did you mean “Deflection”" in err
    assert "The lines that aren't matched to cards are left out." in err


def test_convert_that_can_not_be_done(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "convert", decks / "legal.txt", "--to", "word")
    assert (status, out) == (2, "")
    assert "No deck format is called “word”" in err
    assert run(capsys, "convert", decks / "picture.txt", "--to", "twd")[0] == 2
    (decks / "file").write_text("x")
    status, _, err = run(capsys, "convert", decks / "legal.txt", "--to", "twd", "-o", decks / "file" / "below")
    assert status == 2
    assert "could not be written" in err


def test_stats(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "stats", decks / "legal.txt")
    assert status == 0
    assert out.startswith("Fine\nCrypt      12 cards, min 40, max 40, average 10\n")
    status, out, _ = run(capsys, "stats", decks / "legal.txt", "--json")
    counted = json.loads(out)
    assert (counted["crypt"], counted["library"], counted["capacities"]) == (12, 60, {"10": 12})
    assert counted["span"] == {"lowest": 40, "highest": 40, "average": 10.0}
    assert run(capsys, "stats", decks / "picture.txt")[0] == 2
    assert run(capsys, "stats", decks / "mistyped.txt")[0] == 1


def test_card_lists_that_are_not_there(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["check"], ["convert", "--to", "twd"], ["stats"]):
        status, _, err = run(capsys, *command, decks / "legal.txt", "--lists", decks / "nowhere")
        assert status == 2
        assert err.strip()


def test_the_command_loads_no_window_toolkit(decks: Path) -> None:
    code = (
        "import sys; from vtes_desktop.__main__ import main; "
        f"status = main(['deck', 'check', {str(decks / 'legal.txt')!r}]); "
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'asyncio'))]; sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, text=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
