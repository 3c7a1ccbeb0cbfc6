"""What is changed of the running referendum: votes, who abstains, whether it is held at all (sec. 6.3)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.by_hand.step import still_as_played
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table.table import Place


class GainVotes(Word, frozen=True):
    """Votes in the referendum being held, for minions or, where none is named, for you."""

    amount: Amount = 1
    who: str = ""

    def can(self, here: Here) -> bool:
        return here.game.table.referendum is not None

    def do(self, here: Here) -> Procedure[None]:
        """Give them; they need not be cast."""
        amount = amount_of(here, self.amount)
        if here.game.table.referendum is None or amount <= 0:
            return
        for copy in here.copies(self.who) if self.who else [here.source]:
            politics.gain_votes(here.game, copy.controller if self.who else here.seat, amount, copy)
        yield from ()


class Abstain(Word, frozen=True):
    """Minions abstain, whether they have cast votes and ballots or not (sec. 6.3.2)."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        if here.game.table.referendum is not None:
            for copy in here.copies(self.who):
                politics.force_to_abstain(here.game, copy)
        yield from ()


class Decide(Word, frozen=True):
    """The referendum passes or fails whatever is cast, or is cancelled."""

    result: Literal["passes", "fails", "cancelled"]

    def can(self, here: Here) -> bool:
        return here.game.table.referendum is not None

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.referendum.decided = self.result
        yield from ()


class ReturnActionCard(Word, frozen=True):
    """The card played for the action goes back to its owner's hand."""

    kind: str = ""
    """What it must have been played as; empty for anything."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        card = game.table.copies.get(game.action.card)
        if card is None or not still_as_played(game, card) or self.kind not in ("", card.marks.get("played")):
            return
        owner = card.owner
        game.say(game.doing.name(card), " returns to the hand of ", game.who(owner), seat=owner)
        game.strip(card)
        game.doing.move_card(card, Place(owner, "hand"))
        yield from settle_hand(game, owner)
