"""Damage that is handled otherwise than it was inflicted (sec. 6.4.6)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.combat.damage import spare_immune
from vtes_desktop.rules.combat.hurt import Hurt


class TreatAsNormal(Word, frozen=True):
    """Of the damage that the minion takes so many aggravated points are handled as normal ones (sec. 6.4.6).

    >>> TreatAsNormal(1).aloud()
    '1 point of the aggravated damage that this minion takes is handled as normal damage'
    """

    amount: int = 1000
    struck: bool = False
    """Whether it must be a strike that inflicts it."""

    def can(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.copy is here.minion and self._points(hurt) > 0

    def _points(self, hurt: Hurt) -> int:
        return hurt.struck_aggravated if self.struck else hurt.aggravated

    def act(self, here: Here) -> None:
        hurt = here.game.hurt
        if hurt is not None and hurt.copy is here.minion:
            changed = min(self.amount, self._points(hurt))
            hurt.normal, hurt.aggravated = hurt.normal + changed, hurt.aggravated - changed
            hurt.surroundings_aggravated = min(hurt.surroundings_aggravated, hurt.aggravated)
            spare_immune(here.game, hurt)

    def aloud(self) -> str:
        points = "1 point of the" if self.amount == 1 else "the"
        strike = " of the opponent’s strike" if self.struck else ""
        return f"{points} aggravated damage{strike} that this minion takes is handled as normal damage"
