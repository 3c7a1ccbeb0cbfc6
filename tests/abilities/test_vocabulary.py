"""The vocabulary as a whole: every word is known once it is written, and no two have one name."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import msgspec
import pytest

from vtes_desktop import abilities
from vtes_desktop.abilities import card_text, vocabulary
from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.cards import defining, phrases
from vtes_desktop.abilities.cards.defining import completed, mark, text_of
from vtes_desktop.abilities.texts import by_name
from vtes_desktop.abilities.vocabulary.amounts import Measure
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.effects.blood import GainPool
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.every import every, kinds
from vtes_desktop.rules.invented import library

BASES = (Word, Condition, Measure)
CITED = re.compile(r"sec\. \d|\d\.\d|appendix|LSJ|ANK|PIB|ruling")
"""A section of the rulebook, or a ruling by who gave it."""


def test_what_is_only_a_base_is_no_word_but_what_comes_of_it_is() -> None:
    class Deed(msgspec.Struct, frozen=True, tag=True):
        pass

    class _Shared(Deed, frozen=True):
        pass

    class Bite(_Shared, frozen=True):
        whom: str

    class Hunt(Deed, frozen=True):
        pass

    union: Any = every(Deed)
    assert list(kinds(Deed)) == [Bite, Hunt]
    assert msgspec.json.decode(b'{"type": "Bite", "whom": "Krid"}', type=union) == Bite("Krid")


@pytest.mark.parametrize("base", BASES)
def test_no_two_words_have_one_name(base: type) -> None:
    by_name()
    assert {name for name, times in Counter(kind.__name__ for kind in kinds(base)).items() if times > 1} == set()


@pytest.mark.parametrize("base", BASES)
def test_every_word_cites_its_section_and_shows_a_use(base: type) -> None:
    by_name()
    told = {kind.__name__: str(kind.__doc__) for kind in kinds(base) if kind.__module__.startswith(vocabulary.__name__)}
    assert told
    assert [name for name, doc in told.items() if not CITED.search(doc)] == []
    assert [name for name, doc in told.items() if ">>> " not in doc] == []


def test_no_two_names_of_the_language_are_one() -> None:
    """Files of cards import it whole: a second meaning of a name would take the place of the first."""
    there = [Path(str(module.__file__)) for module in (card_text, defining, phrases)]
    there += [path for path in Path(vocabulary.__path__[0]).rglob("*.py") if path.name != "__init__.py"]
    names = Counter(name for path in there for name in {*defined(ast.parse(path.read_text(encoding="utf-8")))})
    assert names["Choose"] == 1
    assert {name for name, times in names.items() if times > 1} == set()


def whole() -> list[str]:
    """The modules that import the language whole."""
    names = [name for _, name, _ in walk_packages(abilities.__path__, f"{abilities.__name__}.")]
    return [name for name in names if " import *\n" in str(inspect.getsource(importlib.import_module(name)))]


@pytest.mark.parametrize("name", whole())
def test_the_language_hides_nothing_that_a_file_imports_by_name(name: str) -> None:
    module = importlib.import_module(name)
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module != "__future__":
            source = importlib.import_module(node.module)
            for each in node.names:
                if each.name != "*":
                    assert getattr(module, each.asname or each.name) is getattr(source, each.name), each.name


def defined(module: ast.Module) -> Iterator[str]:
    """The names that a module defines for others."""
    for each in module.body:
        found: list[ast.expr] = []
        if isinstance(each, ast.ClassDef | ast.FunctionDef):
            yield from () if each.name.startswith("_") else (each.name,)
        elif isinstance(each, ast.Assign | ast.AnnAssign):
            found = each.targets if isinstance(each, ast.Assign) else [each.target]
        yield from (name.id for name in found if isinstance(name, ast.Name) and not name.id.startswith("_"))


@pytest.mark.parametrize(("base", "most"), [(Word, 150), (Condition, 60)])
def test_the_vocabulary_stays_small(base: type, most: int) -> None:
    """What one or two cards need stands in their files; words that differ only by a parameter are one."""
    by_name()
    assert len([kind for kind in kinds(base) if kind.__module__.startswith(vocabulary.__name__)]) <= most


def test_a_definition_stands_for_the_sentences_that_it_names_and_no_others() -> None:
    """A card whose text changes is done by hand in what has changed, and nothing is done twice."""
    told = "The moon is round. The sea is deep."
    reading = Reading("Master", words=(GainPool(),))
    both = completed("Tide", reading, sentences=f"{mark('The moon is round.')} {mark('The sea is deep.')}")
    one = completed("Tide", reading, sentences=f"abcdef|{mark('The sea is deep.')}")
    tide, ebb = library("Tide", "Master", text=told), library("Tide", "Master", text="The sea is shallow.")
    assert [text_of(each, tide).readings[0].unread for each in (both, one)] == [(), ("The moon is round.",)]
    assert text_of(one, tide).readings[0].words == (GainPool(),)
    assert text_of(one, ebb).readings[0].words == ()
    assert text_of(one, ebb).readings[0].unread == ("The sea is shallow.",)
