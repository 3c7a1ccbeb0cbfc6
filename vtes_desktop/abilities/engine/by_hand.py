"""Cards that do only what fixed phrases say, the rest by hand: no card is known by name, none in play is understood."""

from __future__ import annotations

from vtes_desktop.abilities.text.facts.reader import READER
from vtes_desktop.rules.playing.hand_cards import HandCards


class ByHand(HandCards):
    """Abilities of a table at which every card is done by hand."""

    reader = READER
