"""Which rules a game is played with: what the referee and the cards do, told apart by a short mark."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

SHARED: Final = "table/asking.py"
"""The procedures and questions of every game."""
LENGTH: Final = 12
"""Hexadecimal digits of the mark."""


@cache
def rules_mark(*rooms: str) -> str:
    """The mark of a game's rules in this program: other modules, another mark. Empty where they are compiled only.

    Takes about 20 ms, once.

    :param rooms: the rooms whose modules say what comes of an answer, besides what all games share.
    """
    digest = hashlib.sha256()
    there = resources.files("vtes_desktop")
    shared = there.joinpath(SHARED)
    if not shared.is_file():
        return ""
    modules = [(SHARED, shared.read_bytes())]
    for room in rooms:
        modules += _modules(there.joinpath(room))
    for name, source in modules:
        # Line ends are the system's, and no rule.
        digest.update(name.encode() + b"\0" + source.replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:LENGTH]


def _modules(folder: Traversable, path: str = "") -> list[tuple[str, bytes]]:
    """The modules of a folder and those below it: name and source, in the order of their names."""
    found: list[tuple[str, bytes]] = []
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            found += _modules(each, f"{path}{each.name}/")
        elif each.name.endswith(".py"):
            found.append((path + each.name, each.read_bytes()))
    return found
