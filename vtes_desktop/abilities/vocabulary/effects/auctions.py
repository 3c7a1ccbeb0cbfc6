"""Bidding pool for the control of a vampire (sec. 1.5)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import card
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.special.auction import auction
from vtes_desktop.table.asking import Procedure


class Auction(Word, frozen=True):
    """Methuselahs bid pool for control of a card, clockwise from you until nobody bids more (sec. 2.2).

    >>> Auction(credit=5).aloud()
    'all bid pool for the chosen card, clockwise from you until nobody bids more; the winner pays the bid to the bank, \
up to 5 of it one by one in later discard phases, and takes control'
    """

    who: str = "target"
    credit: int = 0
    """The pool that the winner need not pay at once."""
    to_controller: bool = False
    """Whether the bid goes to the card's controller, who pays just half of it (rounded up) to the bank if she wins."""

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            yield from auction(here.game, here.seat, copy, self.credit, to_controller=self.to_controller)

    def aloud(self) -> str:
        later = f", up to {self.credit} of it one by one in later discard phases," if self.credit else ""
        pays = f"the winner pays the bid to the bank{later} and takes control"
        if self.to_controller:
            pays = "its controller gets the bid, and the winner takes control; she pays half (rounded up) to the bank "
            pays += "if she wins herself"
        return f"all bid pool for {card(self.who)}, clockwise from you until nobody bids more; {pays}"
