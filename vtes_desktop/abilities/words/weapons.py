"""What weapons and other equipment do in and after a fight besides their plain strikes (sec. 6.4.3, 6.4.5)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.here import Here
from vtes_desktop.abilities.words.word import Word
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.limits import why_not_on
from vtes_desktop.rules.unlock import IN_TORPOR
from vtes_desktop.table.table import on


class HandTo(Word, frozen=True):
    """The equipment goes from its bearer to another minion, whose Methuselah controls it then; on one that can't have
    it, it is burned."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Move it, where both are still in play."""
        game, copy = here.game, here.source
        minion = here.copy(self.who)
        if minion is None or not game.in_play(minion) or not game.in_play(copy) or copy.place.on == minion.id:
            yield from ()
            return
        if why_not_on(game, minion, game.card(copy)):
            game.burn(copy)
            return
        game.doing.move_card(copy, on(minion.id), controller=minion.controller)
        game.say(game.doing.name(copy), " is put on ", game.doing.name(minion), seat=here.seat)


class LockInTorpor(Word, frozen=True):
    """Vampires in torpor do not unlock as normal as long as they stay there (sec. 6.5.1)."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Mark them."""
        for copy in here.copies(self.who):
            if minions.in_torpor(here.game, copy):
                minions.mark(here.game, copy, IN_TORPOR, "yes")
        yield from ()


class UseUp(Word, frozen=True):
    """Something that the card does only once in a while: it can't be done when it was, and is done with this."""

    each: Literal["action", "combat", "round"] = "combat"
    number: int = -1
    """Tells it from other such things of the card."""

    def can(self, here: Here) -> bool:
        """Whether it was not done yet."""
        game = here.game
        game.passing.keep_up(game.fight, game.combat.round if game.fight is not None else 0)
        return (here.source.id, self.number, self.each) not in game.passing.used

    def do(self, here: Here) -> Procedure[None]:
        """Note it."""
        here.game.passing.used.add((here.source.id, self.number, self.each))
        yield from ()


WeaponWords = HandTo | LockInTorpor | UseUp
"""The words of this module."""
