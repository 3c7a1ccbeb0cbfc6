"""Which rulings are obeyed: the judgements, the command that counts them, what a screen says of them."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import msgspec
import pytest

from tests.abilities.table import texts
from vtes_desktop.__main__ import main
from vtes_desktop.abilities.judged_rulings import JUDGED, digest, judged, judgement, judgements, states
from vtes_desktop.cards.catalogue import load
from vtes_desktop.cards.rulings import Ruling
from vtes_desktop.ui.table.card_sheet import rulings_obeyed

TESTS = Path(__file__).parents[1]


def test_every_judgement_is_of_a_ruling_and_names_a_test_that_there_is() -> None:
    catalogue = load()
    known = {digest(card, each) for card in catalogue.cards.values() for each in catalogue.rulings.of(card.id)}
    functions: dict[str, set[str]] = {}
    for name, said in judgements().items():
        assert name in known
        assert bool(said.test) == (said.state == "tested")
        if said.test:
            file, _, function = said.test.partition("::")
            if file not in functions:
                tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
                functions[file] = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
            assert function in functions[file], said.test


def test_no_word_of_a_ruling_is_kept() -> None:
    for line in JUDGED.read_text(encoding="utf-8").splitlines():
        name, state, test = line.split(",")
        assert (len(name), " " in test) == (10, False)
        assert state in ("tested", "follows", "not obeyed")


def test_a_ruling_with_other_words_is_not_judged() -> None:
    catalogue = load()
    doll = catalogue.find("Blood Doll")
    (ruling,) = catalogue.rulings.of(doll.id)
    assert judgement(doll, ruling).state == "tested"
    assert judgement(doll, msgspec.structs.replace(ruling, text="Something else.")).state == "not judged"
    assert states(doll, [ruling, Ruling("Something else.")]) == {"tested": 1, "not judged": 1}


def test_a_state_that_there_is_not_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "judged.csv"
    path.write_text("0123456789,perhaps,\n", encoding="utf-8")
    with pytest.raises(ValueError, match="perhaps"):
        judgements(path)


def test_the_command_counts_and_lists(capsys: pytest.CaptureFixture[str]) -> None:
    catalogue = load()
    covered = [card for card in catalogue.cards.values() if texts().of(card).covered]
    found = judged(catalogue, covered)
    assert found.total == sum(found.states.values()) == sum(len(row.states) for row in found.cards)
    assert main(["cards", "rulings", "--state", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"total": found.total, "states": found.states}
    assert main(["cards", "rulings", "Blood", "Doll"]) == 0
    said = capsys.readouterr().out
    assert "tested (abilities/test_masters.py::" in said
    assert said.endswith("1 rulings of 1 cards: 1 tested, 0 follows, 0 not obeyed, 0 not judged.\n")
    assert main(["cards", "rulings", "No", "Such", "Card"]) == 2


@pytest.mark.parametrize(
    ("judged_so", "said"),
    [
        ({}, ""),
        ({"tested": 1, "follows": 2, "not judged": 1}, " Rulings obeyed: 3 of 4."),
        ({"tested": 1, "not obeyed": 1}, " Rulings obeyed: 1 of 2, 1 not yet."),
    ],
)
def test_a_screen_says_how_many_are_obeyed(judged_so: dict[str, int], said: str) -> None:
    assert rulings_obeyed(judged_so) == said  # type: ignore[arg-type]
