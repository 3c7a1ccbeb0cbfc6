"""How much may lie on a table: what every snapshot of it has to carry, whoever put it there."""

from __future__ import annotations

from typing import Final

NOTES: Final = 4_000
"""Characters of the notes on the cards that one seat controls, together."""
COUNTERS_ON_CARD: Final = 12
"""Different named counters on one card."""
COUNTERS: Final = 300
"""Different named counters on the cards that one seat controls, together."""
CARDS: Final = 1_600
"""Of all decks and from outside the game together; no more can be added then."""
LOG_CHARACTERS: Final = 60_000
"""Of the log in a snapshot, about; whoever wants more asks for it."""
