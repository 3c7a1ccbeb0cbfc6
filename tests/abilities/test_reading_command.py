"""``vtes-desktop cards reading``: a judge reads how the referee reads a card."""

from __future__ import annotations

import pytest

from vtes_desktop.__main__ import main


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
