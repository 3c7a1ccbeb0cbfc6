"""No card that is defined by name goes without a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from vtes_desktop.abilities.texts import by_name

ARTICLES = re.compile(r"(.+), (The|A|An|La|Le|El)")


def spellings(name: str) -> set[str]:
    """A name as the lists have it, and with its article first.

    >>> sorted(spellings("Rack, The"))
    ['Rack, The', 'The Rack']
    """
    found = ARTICLES.fullmatch(name)
    return {name, f"{found[2]} {found[1]}"} if found else {name}


def words_of_tests() -> Iterator[str]:
    """Every string in the code of the tests of abilities; what they say of themselves is none."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
                yield node.value.removesuffix(" (ADV)")


def test_every_card_defined_by_name_is_named_in_a_test() -> None:
    named = set(words_of_tests())
    assert [name for name in by_name() if not spellings(name) & named] == []
