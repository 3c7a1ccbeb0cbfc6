"""What is changed of referendums beside what minions cast (sec. 6.3.3)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.aloud import so_many
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.situation import Vote
from vtes_desktop.table.table import NOBODY


class VotesBesides(Word, frozen=True):
    """So many votes count on a side of the referendum being held; no minion and no Methuselah casts them."""

    amount: Amount
    side: Literal["for", "against"]

    def do(self, here: Here) -> Procedure[None]:
        game, call = here.game, here.game.table.referendum
        amount = amount_of(here, self.amount)
        if call is not None:
            vote = Vote(NOBODY, "gained", 0, amount, self.side)
            game.set_referendum(replace(call, cast=(*call.cast, vote)))
            votes = politics.count(amount, "vote")
            game.say(game.doing.name(here.source), f": {votes} {self.side}", seat=here.seat)
        yield from ()

    def aloud(self) -> str:
        return f"{so_many(self.amount, 'vote', 'votes')} {self.side} the referendum count that nobody casts"
