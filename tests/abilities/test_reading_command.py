"""``vtes-desktop cards reading``: a judge reads how the referee reads a card."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from vtes_desktop.__main__ import main
from vtes_desktop.cards import lists


def test_a_card_is_read_line_by_line_with_its_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "reading", "Blood", "Doll"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Blood Doll: plays itself\n")
    assert "once in a turn" in said
    assert "to your pool" in said


def test_each_version_of_a_vampire_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "reading", "Theo Bell"]) == 0
    assert capsys.readouterr().out.count("Theo Bell") > 1


def test_a_card_that_is_not_there_is_said_with_what_is_near(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "reading", "Blod", "Dol"]) == 2
    assert "Blood Doll" in capsys.readouterr().err


def test_starter_decks_are_named_with_what_of_them_is_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "coverage", "--starters", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["starters"]
    whole = [deck["code"] for deck in found["decks"] if not deck["by_hand"]]
    assert found["whole"] == len(whole) >= 14
    assert found["of"] == len(found["decks"]) >= 90
    assert {deck["code"]: deck["copies"] for deck in found["decks"]}["V5:PL"] == 89
    assert main(["cards", "coverage", "--starters"]) == 0
    said = capsys.readouterr().out
    assert f"{len(whole)} of {found['of']} starter decks" in said
    assert said.count(": whole") == len(whole)


def test_what_is_new_against_an_older_list(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    now = lists.installed()
    for name in (lists.CRYPT, lists.LIBRARY, lists.SETS, lists.BUNDLES, lists.RULINGS, lists.GROUPS, lists.REFERENCES):
        if now.has(name):
            (tmp_path / name).write_bytes(now.read(name))
    rows = list(csv.reader(io.StringIO(now.read(lists.LIBRARY).decode("utf-8-sig"))))
    text = rows[0].index("Card Text")
    older = [[*row[:text], "Gain 9 pool.", *row[text + 1 :]] if row[1] == "Blood Doll" else row for row in rows]
    with (tmp_path / lists.LIBRARY).open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(row for row in older if row[1] != "Vessel")
    assert main(["cards", "coverage", "--new", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["new"] == [
        {"name": "Vessel", "changed": False, "covered": True},
        {"name": "Blood Doll", "changed": True, "covered": True},
    ]
    assert main(["cards", "coverage", "--new", str(tmp_path / "nowhere")]) == 2
