"""Abilities made up for a test, which are asked in every window and for every number."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.numbers import MethuselahNumber, MinionNumber
from vtes_desktop.table.table import Copy


class Everywhere:
    """What makes abilities be asked for everything: nobody knows beforehand where they have something to say."""

    def listeners(self, game: Game, seats: Sequence[int], window: Window) -> Sequence[int]:  # noqa: ARG002 - as asked
        """All."""
        return seats

    def priced(self, game: Game, minion: Copy | None, card: Card) -> bool:  # noqa: ARG002 - as it is asked
        """Always."""
        return True

    def adds(self, game: Game, name: MethuselahNumber) -> bool:  # noqa: ARG002 - as it is asked
        """Always."""
        return True

    def alters(self, game: Game, name: MinionNumber) -> bool:  # noqa: ARG002 - as it is asked
        """Always."""
        return True


class Asked(Everywhere, ByHand):
    """Those of cards that are done by hand."""
