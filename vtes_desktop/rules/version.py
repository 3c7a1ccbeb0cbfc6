"""Which rules a game is played with: what the referee and the cards do, told apart by a short mark."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

ROOMS: Final = ("rules", "abilities")
"""The rooms whose modules say what comes of an answer."""
LENGTH: Final = 12
"""Hexadecimal digits of the mark."""


@cache
def rules_mark() -> str:
    """The mark of the rules of this program: other modules, another mark. Empty where they lie there compiled only.

    Takes about 20 ms, once.
    """
    digest = hashlib.sha256()
    known = False
    for room in ROOMS:
        for name, source in _modules(resources.files("vtes_desktop").joinpath(room)):
            known = True
            # Line ends are the system's, and no rule.
            digest.update(name.encode() + b"\0" + source.replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:LENGTH] if known else ""


def _modules(folder: Traversable, path: str = "") -> list[tuple[str, bytes]]:
    """The modules of a folder and those below it: name and source, in the order of their names."""
    found: list[tuple[str, bytes]] = []
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            found += _modules(each, f"{path}{each.name}/")
        elif each.name.endswith(".py"):
            found.append((path + each.name, each.read_bytes()))
    return found
