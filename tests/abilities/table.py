"""Positions whose cards play themselves."""

from __future__ import annotations

from functools import cache

from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.texts import Texts


@cache
def texts() -> Texts:
    """The texts of the installed lists, read once for all tests."""
    return Texts()


def table(*names: str, edition: str = "current") -> Position:
    """A game whose cards play themselves; by default Sarah, whose prey is Alexis and whose predator is Justin."""
    abilities = CompiledAbilities(texts())
    return Position(*(names or ("Sarah", "Alexis", "Justin")), edition=edition, abilities=abilities)
