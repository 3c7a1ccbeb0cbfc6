"""Vampires, X: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *

CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Xeper, Sultan of Lepers",
        Standing("votes", Counted(Which("vampire", whose="you", words=("infernal",), unique=True))),
        sentences="d64532",
    ),
)
