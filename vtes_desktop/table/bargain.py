"""Bargains: what Methuselahs promise each other. The rules bind nobody to it, and so the referee does not either; but
everybody at the table hears it, and a computer player keeps its word.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Promise = Literal["nothing", "no bleed", "vote for", "block"]
"""``no bleed``: not to bleed the other; ``vote for``: for the referendum that the other calls next, or has called;
``block``: to try to block the action that is running."""


class Bargain(Struct, frozen=True, gc=False):
    """An offer of one Methuselah to another, or what came of it."""

    number: int
    """Counts the offers of a game from 1."""
    by: int
    """The seat that offers."""
    to: int
    give: Promise
    """What who offers will do."""
    want: Promise
    """What the other is to do."""
    turns: int
    """For how many turns of hers who promises something that lasts keeps it."""
    agreed: bool = False
    until: int = 0
    """The turn of the table with which it ends: an offer with the turn in which it was made."""
    minion: int = 0
    """Whose action it is about, where a block is promised: it ends with that action. 0 for none."""

    def promise(self, seat: int) -> Promise:
        """What a seat has promised by it; ``nothing`` as long as it is only offered.

        >>> Bargain(1, 0, 2, "no bleed", "vote for", 2, agreed=True, until=12).promise(2)
        'vote for'
        """
        if not self.agreed:
            return "nothing"
        return self.give if seat == self.by else self.want if seat == self.to else "nothing"

    def other(self, seat: int) -> int:
        """With whom a seat has it."""
        return self.to if seat == self.by else self.by
