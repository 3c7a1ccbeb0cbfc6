"""The editions as data: what they say, and that no rule asks for a name (design, decision 7)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vtes_desktop.rules
from tests.game import starters
from vtes_desktop.abilities.position import Position
from vtes_desktop.play.games import lay_out
from vtes_desktop.play.setup import new_header
from vtes_desktop.rules.editions.edition import CURRENT, EDITIONS, JYHAD_1994, SEEN_2012, Edition
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.journal import Options

RULES = Path(vtes_desktop.rules.__file__).parent
"""Where the rules lie."""


def test_there_are_three_and_todays_is_the_default() -> None:
    assert list(EDITIONS) == ["current", "2012", "1994"]
    assert {name: edition.name for name, edition in EDITIONS.items()} == {name: name for name in EDITIONS}
    assert Edition("x", "X").words == CURRENT.words


def test_no_rule_asks_an_edition_for_its_name() -> None:
    asked = [
        f"{path.name}: {line.strip()}"
        for path in RULES.glob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"edition\.name\b|edition == |edition is |JYHAD_1994|SEEN_2012", line)
        and path.name != "edition.py"
    ]
    assert not asked


@pytest.mark.parametrize(
    ("edition", "words"),
    [(CURRENT, ("unlock", "unlocks")), (SEEN_2012, ("untap", "untaps")), (JYHAD_1994, ("untap", "untaps"))],
)
def test_words(edition: Edition, words: tuple[str, str]) -> None:
    assert (edition.words.phase("unlock"), edition.words.unlocks) == words


@pytest.mark.parametrize("edition", ["2012", "1994"])
def test_what_is_said_and_asked_in_an_old_game_speaks_of_tapping(edition: str) -> None:
    game = Position("Sarah", "Alexis", edition=edition)
    game.phase("discard", of="Alexis")
    game.ready("Sarah", vampire("Krid"), locked=True)
    game.ready("Alexis", vampire("Ira"))
    asked = [game.question]
    for _ in range(40):
        if game.choice is None:
            break
        first = game.choice.options[0]
        asked += [game.question, *(option.text for option in game.choice.options)]
        game.pick(first.kind, game.rules.table.copies.get(first.copy), minion=game.rules.table.copies.get(first.minion))
    words = "\n".join([*asked, *game.log])
    assert not re.search(r"\bun?locks?\b|\block(?:ed|s)?\b", words)
    assert re.search(r"\buntap", words)


def test_a_header_may_name_any_edition() -> None:
    for edition in EDITIONS:
        header = new_header(starters(2), Options(), edition=edition)
        assert lay_out(header).edition == edition
