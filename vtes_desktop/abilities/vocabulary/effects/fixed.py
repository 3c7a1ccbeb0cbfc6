"""What the referee itself reads of fixed phrases: numbers, strikes, maneuvers, presses, prevention."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.fixed_aloud import does_aloud
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.by_hand.carrying_out import cancel, carry_out_read
from vtes_desktop.rules.by_hand.fixed_effects import Does
from vtes_desktop.table.asking import Procedure


class Fixed(Word, frozen=True):
    """What a card does in fixed phrases (:mod:`vtes_desktop.rules.by_hand.fixed_effects`) (sec. 6.2, 6.4).

    >>> Fixed(Does(stealth=1)).aloud()
    'the action gets +1 stealth'
    """

    does: Does

    def do(self, here: Here) -> Procedure[None]:
        """Carry it out for the minion that plays the card; what Methuselahs play can only cancel so."""
        if here.minion is None and self.does.cancels:
            cancel(here.game, here.source, free=self.does.free)
        if here.minion is not None:
            yield from carry_out_read(here.game, here.seat, here.source, here.minion, self.does)

    def aloud(self) -> str:
        return does_aloud(self.does)
