"""The examples in docstrings are true, in every file that has one."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import vtes_desktop
from vtes_desktop.abilities import words
from vtes_desktop.rules.by_hand.fixed_effects import Does

ROOT = Path(vtes_desktop.__path__[0])
TOLD = sorted(path for path in ROOT.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))
"""The files with examples."""


def module_of(path: Path) -> str:
    """The name by which a file is imported."""
    return ".".join((ROOT.name, *path.relative_to(ROOT).with_suffix("").parts))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("path", TOLD, ids=module_of)
def test_examples_are_true(path: Path) -> None:
    """In those of the vocabulary every word is at hand."""
    at_hand = vars(words) | {"Does": Does} if "abilities" in path.parts else {}
    module = importlib.import_module(module_of(path).removesuffix(".__init__"))
    assert doctest.testmod(module, extraglobs={**at_hand, **vars(module)}).failed == 0
