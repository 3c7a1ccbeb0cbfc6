"""A colour for each seat, for names in the log and wherever several seats stand side by side.

Colour never says it alone: the name always stands there too.
"""

from __future__ import annotations

from typing import Final

SEAT_COLOURS: Final = ("#e8a27c", "#8fb9dd", "#a8c97f", "#d7a4d6", "#e6cf8a", "#7fcabd")
"""Seats 0 to 5; each 4.5:1 or better on every ground of the theme."""


def seat_colour(seat: int) -> str:
    """The colour of a seat as ``#rrggbb``; of nobody (-1), grey."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)] if seat >= 0 else "#a3957f"
