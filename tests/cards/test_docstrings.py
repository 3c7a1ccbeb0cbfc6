"""The examples in the room's docstrings are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import vtes_desktop.cards

MODULES = sorted(path.stem for path in Path(vtes_desktop.cards.__path__[0]).glob("*.py") if path.stem != "__init__")


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"vtes_desktop.cards.{name}")).failed == 0
