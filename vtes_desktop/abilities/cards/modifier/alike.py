"""What several action modifiers say alike."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.vocabulary.effects.flow import Later
from vtes_desktop.abilities.vocabulary.effects.reactions import EnterCombat
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.table.asking import Procedure

MODIFIER: Final = "Action Modifier"


class VotersHave(Word, frozen=True):
    """The Methuselahs who have cast votes or ballots on a side gain pool, or burn it where it is less than none; only
    others, and none who has cast on both, where that is the `sole` side of theirs."""

    side: Literal["for", "against"]
    amount: int
    sole: bool = False

    def do(self, here: Here) -> Procedure[None]:
        game, call = here.game, here.game.table.referendum
        for seat in game.clockwise(here.seat) if call is not None else ():
            sides = {vote.side for vote in call.cast if vote.seat == seat} if call is not None else set()
            if self.side not in sides or (self.sole and (len(sides) > 1 or seat == here.seat)):
                continue
            if self.amount > 0:
                game.gain_pool(seat, self.amount)
            else:
                game.burn_pool(seat, -self.amount)
            words = f" {'gains' if self.amount > 0 else 'burns'} {abs(self.amount)} pool"
            game.say(game.who(seat), words, seat=seat)
        yield from ()

    def aloud(self) -> str:
        deed = f"{'gains' if self.amount > 0 else 'burns'} {abs(self.amount)} pool"
        if self.sole:
            return f"each other Methuselah who has cast votes or ballots only {self.side} the referendum {deed}"
        return f"each Methuselah who has cast votes or ballots {self.side} the referendum {deed}"


FIGHTS_THE_LURED: Final = Later("after resolution", (EnterCombat("minion", "lured"),))
