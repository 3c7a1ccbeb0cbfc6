"""The rules are given typed facts of cards and never read a word: only `abilities/text/` reads what cards say."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.rules.test_imports import modules

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


@pytest.mark.parametrize("line", ["import re", "bleeds = 'bleed' in card.text[0].text", "mode.full_text.lower()"])
def test_reading_is_found(line: str) -> None:
    assert [*reads(ast.parse(line))]
