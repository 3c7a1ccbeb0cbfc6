"""When something may be used of which card text says no time."""

from __future__ import annotations

from typing import Final

from vtes_desktop.rules.effects import Window

ANY_TIME: Final[tuple[Window, ...]] = (
    "unlock",
    "master",
    "minion",
    "influence",
    "discard",
    "before block",
    "after blocks",
    "after resolution",
    "before range",
    "end of round",
)
"""“You can lock this card to …” without a time: in the phases of one's own turn and the unlock phase of others, and in
anybody's action and combat whenever one may play an effect – but never while a card is being played or damage is being
dealt, for nothing is used in response to these (sec. 1.6.1.6 and the rulings on such cards)."""
