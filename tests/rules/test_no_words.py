"""Rules and abilities are given typed facts of cards and never read a word: only `abilities/text/` does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.rules.test_imports import modules
from vtes_desktop import abilities

WORDS = frozenset({"text", "full_text", "above", "flavor"})
"""What cards and modes have in words. Options and said things have a text of their own, which is the rules'."""
OWN = "option"
MODE = "vtes_desktop.rules.playing.modes"
"""It says what a mode is: its words are there for who reads them."""


def reads(tree: ast.Module) -> Iterator[str]:
    """What a module does with words: imports for reading them, and what it takes of a card or mode."""
    for each in ast.walk(tree):
        if isinstance(each, ast.Import):
            yield from (f"import {alias.name}" for alias in each.names if alias.name in ("re", "fnmatch", "difflib"))
        elif isinstance(each, ast.ImportFrom) and each.module == "re":
            yield "from re import"
        elif isinstance(each, ast.Attribute) and each.attr in WORDS:
            of = each.value.id if isinstance(each.value, ast.Name) else getattr(each.value, "attr", "")
            if of != OWN:
                yield f"line {each.lineno}: {ast.unparse(each)}"


@pytest.mark.parametrize("name", sorted(set(modules()) - {MODE}))
def test_no_rule_reads_the_words_of_a_card(name: str) -> None:
    assert not [*reads(modules()[name])]


ABILITIES: Final = Path(abilities.__path__[0])
INFLECTS: Final = frozenset({"vocabulary/aloud.py", "vocabulary/nouns.py"})
"""They say in English what a word does, and inflect that."""
COMPARES: Final = "coverage.py"
"""It tells whether a card reads as it did."""
LABELLED: Final = frozenset({"option", "usable", "action", "way", "each", "self", "sign", "ruling"})
"""What has a text that is no card's: buttons, rulings, what was chosen."""


def reads_card(tree: ast.Module) -> Iterator[str]:
    """What a module of the abilities does with the words of cards: their parts are gone through, or text is taken."""
    for each in ast.walk(tree):
        if isinstance(each, ast.Import):
            yield from (f"import {alias.name}" for alias in each.names if alias.name in ("re", "fnmatch", "difflib"))
        elif isinstance(each, ast.For | ast.comprehension) and getattr(each.iter, "attr", "") == "text":
            yield ast.unparse(each.iter)
        elif isinstance(each, ast.Attribute) and each.attr in WORDS:
            of = getattr(each.value, "id", "") or getattr(each.value, "attr", "")
            if each.attr != "text" or of not in LABELLED:
                yield f"line {each.lineno}: {ast.unparse(each)}"


@pytest.mark.parametrize("path", sorted(ABILITIES.rglob("*.py")), ids=lambda path: str(path.relative_to(ABILITIES)))
def test_only_the_readers_of_text_read_it(path: Path) -> None:
    name = path.relative_to(ABILITIES).as_posix()
    if name.startswith("text/") or name in INFLECTS or name == COMPARES:
        return
    assert not [*reads_card(ast.parse(path.read_text(encoding="utf-8")))]


@pytest.mark.parametrize(
    "line",
    ["import re", "any(each.text for each in card.text)", "copies[0].text", "mode.full_text", "game.card(copy).text"],
)
def test_reading_by_abilities_is_found(line: str) -> None:
    assert [*reads_card(ast.parse(line))]


@pytest.mark.parametrize("line", ["import re", "bleeds = 'bleed' in card.text[0].text", "mode.full_text.lower()"])
def test_reading_is_found(line: str) -> None:
    assert [*reads(ast.parse(line))]
