"""Cards of the ash heap that come into play as minions (sec. 6.1.5)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.playing.entering import bring_into_play


class Rise(Word, frozen=True):
    """Allies move from your ash heap to your ready region with so much life, and can act at once."""

    life: Amount
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Move them; they may be contested (sec. 4.1)."""
        game = here.game
        for copy in here.copies(self.who):
            if copy.place.region == "ash heap":
                game.say(game.doing.name(copy), " comes into play from the ash heap", seat=here.seat)
                yield from bring_into_play(game, copy, here.seat, life=amount_of(here, self.life))
