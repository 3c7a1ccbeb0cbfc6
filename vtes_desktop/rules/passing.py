"""What lasts for a while only: the card being played, numbers added for an action or a combat, limits on playing cards.

None of it lies on the table: a referee that is brought back plays the running phase again, and so remembers it too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.combat import Fight

Lasts = Literal["action", "combat", "round"]


class Added(Struct, frozen=True):
    """A number added to one of a minion's for a while."""

    minion: int
    name: str
    """``strength``, ``bleed`` …"""
    amount: int
    lasts: Lasts


class Passing(Struct):
    """The memory of a game for what lasts a while."""

    being_played: list[Copy] = field(default_factory=list)
    """The cards in their “as played” time, the last one played last."""
    limited: set[str] = field(default_factory=set)
    """What may be done once in an action and was: ``bleed``, for limited increases of a bleed."""
    action_ended: bool = False
    """Whether an effect has ended the running action before it could resolve: it fails."""
    goes_on: bool = False
    """Whether an effect has the running action go on as if unblocked once the combat of its block is over."""
    decided: Literal["", "passes", "fails"] = ""
    """The result of the running referendum where an effect has decided it."""
    attempted: set[int] = field(default_factory=set)
    """In the running action: the minions whose attempts to block have failed."""
    added: list[Added] = field(default_factory=list)
    played: set[tuple[int, int]] = field(default_factory=set)
    """In the running combat: which minion has played which card."""
    played_this_round: set[tuple[int, int]] = field(default_factory=set)
    successful: bool = False
    """Whether the running action was (sec. 6.2.3)."""
    used: set[tuple[int, int, str]] = field(default_factory=set)
    """What cards in play were used for and can't be again for a while: the card, which of its uses, and how long:
    ``action``, ``combat`` or ``round``."""
    declared: dict[int, object] = field(default_factory=dict)
    """What was declared as a card was played, for those who asked for it; by the object, as the number of a card changes
    when it leaves the hand."""
    fight: Fight | None = None
    """The combat of which that is remembered."""
    round: int = 0

    def keep_up(self, fight: Fight | None, round_: int) -> None:
        """Forget what was of a combat or a round that is over."""
        if fight is not self.fight:
            self.fight, self.round = fight, round_
            self.played.clear()
            self.played_this_round.clear()
            self.added = [each for each in self.added if each.lasts == "action"]
            self.used = {each for each in self.used if each[2] == "action"}
        elif round_ != self.round:
            self.round = round_
            self.played_this_round.clear()
            self.added = [each for each in self.added if each.lasts != "round"]
            self.used = {each for each in self.used if each[2] != "round"}

    def new_action(self) -> None:
        """Forget what was of the action before."""
        self.limited.clear()
        self.added.clear()
        self.attempted.clear()
        self.action_ended = self.goes_on = False
        self.used = {each for each in self.used if each[2] != "action"}
        self.successful = False

    def amount(self, minion: int, name: str) -> int:
        """What is added to a minion's number now."""
        return sum(each.amount for each in self.added if each.minion == minion and each.name == name)
