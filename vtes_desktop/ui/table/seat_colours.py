"""A colour for each seat, for names in the log and wherever several seats stand side by side.

Colour never says it alone: the name always stands there too.
"""

from __future__ import annotations

from typing import Final

from vtes_desktop.ui import theme

SEAT_COLOURS: Final = ("#e8a27c", "#8fb9dd", "#a8c97f", "#d7a4d6", "#e6cf8a", "#7fcabd")
"""Seats 0 to 5; each 4.5:1 or better on every dark ground."""
ON_PAPER: Final = ("#8a3f12", "#1f527f", "#3d5f12", "#7d3a7b", "#6b5207", "#125f57")
"""The same on light ones."""


def seat_colour(seat: int) -> str:
    """The colour of a seat as ``#rrggbb``; of nobody (-1), grey."""
    colours = ON_PAPER if theme.is_light() else SEAT_COLOURS
    return colours[seat % len(colours)] if seat >= 0 else theme.DIM
