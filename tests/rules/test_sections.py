"""What a section of the rulebook is about, for who asks."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import vtes_desktop.rules as rules
from vtes_desktop.rules.sections import SECTIONS, section_of

FOLDER = Path(rules.__file__).parent
NUMBER = re.compile(r"\d{1,2}(\.\d{1,2})+")


def test_every_section_that_a_question_names_has_a_name() -> None:
    named = {
        node.value
        for path in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value)
    }
    assert len(named) > 20
    for number in named:
        found = section_of(number)
        assert found is not None, number
        assert found.name, number
        assert found.about, number


def test_a_part_is_told_of_by_what_it_lies_in() -> None:
    assert section_of("6.2.2.1.9") is SECTIONS["6.2.2.1"]
    assert section_of("99") is None
    assert section_of("") is None
