"""Reaction cards and action modifiers defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named

CARDS: Final[tuple[Named, ...]] = ()
