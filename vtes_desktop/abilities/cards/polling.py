"""What is changed of referendums beside what minions cast (sec. 6.3.3)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.situation import Vote


class VotesBesides(Word, frozen=True):
    """So many votes are cast on a side of the referendum being held, by no minion."""

    amount: int
    side: Literal["for", "against"]

    def do(self, here: Here) -> Procedure[None]:
        game, call = here.game, here.game.table.referendum
        if call is not None:
            vote = Vote(here.seat, "gained", 0, self.amount, self.side)
            game.set_referendum(replace(call, cast=(*call.cast, vote)))
            game.say(game.doing.name(here.source), f": {self.amount} votes {self.side}", seat=here.seat)
        yield from ()

    def aloud(self) -> str:
        return f"{self.amount} votes {self.side} the referendum are cast, by no minion"
