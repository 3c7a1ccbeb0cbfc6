"""What lasts for a while only: the card being played, numbers added for an action or a combat, limits on playing cards.

None of it lies on the table: a referee that is brought back plays the running turn again, and so remembers it too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

from vtes_desktop.rules.choice import Procedure
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.combat.rounds import Fight
    from vtes_desktop.rules.combat.strikes import Strike
    from vtes_desktop.rules.effects import Use, Window
    from vtes_desktop.rules.playing.modes import Mode

Lasts = Literal["action", "combat", "round"]


class Added(Struct, frozen=True):
    """A number added to one of a minion's for a while."""

    minion: int
    name: str
    """``strength``, ``bleed`` …, or ``base strength`` where that is set."""
    amount: int
    lasts: Lasts


Fits = Callable[[Copy], bool]
"""Whether a minion is one of those that an effect counts for."""
Moment = Literal["before resolution", "blocked", "after resolution", "attempt failed", "votes tallied"]
"""When something happens that an effect has put off: before the action resolves, blocked or not; before its block
resolves; after it has resolved (sec. 6.2.3); as soon as the running attempt to block has failed (sec. 6.2.2)."""


class Played(Struct, frozen=True):
    """A card that was played in the running action, cancelled or not."""

    minion: int
    """Who played it; 0 for a card that no minion plays."""
    type: str
    codes: frozenset[str] = frozenset()
    """The Disciplines with which it was played."""
    any_of: bool = False
    """Whether it was played with just one of them."""
    copy: Copy | None = None
    """The card itself."""
    mode: Mode | None = None
    """How it was played."""
    others: bool = False
    """Whether who played it was not the acting minion then."""


class BleedWhile(Struct):
    """An increase of the running bleed that counts as long as something is so."""

    amount: int
    holds: Callable[[], bool]
    limited: bool = True
    counts: bool = False
    """Whether it is counted now."""


class Passing(Struct):
    """The memory of a game for what lasts a while."""

    being_played: list[Copy] = field(default_factory=list)
    """The cards in their “as played” time, the last one played last."""
    limited: set[str] = field(default_factory=set)
    """What may be done once in an action and was: ``bleed``, for limited increases of a bleed."""
    burns_at_most: dict[int, int] = field(default_factory=dict)
    """In the running action: the most pool that a Methuselah burns for a bleed, whatever the bleed amount."""
    bled: int = 0
    """In the running action: the pool that was burned for a bleed."""
    action_ended: bool = False
    """Whether an effect has ended the running action before it could resolve: it fails."""
    action_fails: bool = False
    """Whether an effect has the running action fail, unblocked: nobody blocks it any more, and what is used after an
    action still can be."""
    goes_on: bool = False
    """Whether an effect has the running action go on as if unblocked once the combat of its block is over."""
    decided: Literal["", "passes", "fails", "cancelled"] = ""
    """The result of the running referendum where an effect has decided it; one that was cancelled is not tallied."""
    attempted: set[int] = field(default_factory=set)
    """In the running action: the minions whose attempts to block have failed."""
    failed: list[int] = field(default_factory=list)
    """The same, one after the other, each time that one has."""
    added: list[Added] = field(default_factory=list)
    successful: bool = False
    """Whether the running action was (sec. 6.2.3)."""
    attempting: Copy | None = None
    """The minion that an effect has attempt to block, out of the order or while it was locked."""
    attempt_fails: bool = False
    """Whether an effect has the running attempt to block fail."""
    cannot_block: list[Fits] = field(default_factory=list)
    """In the running action: the minions that effects keep from blocking."""
    cannot_react: list[Fits] = field(default_factory=list)
    """In the running action: the minions that effects keep from playing reaction cards."""
    no_edge: set[int] = field(default_factory=set)
    """In the running action: the Methuselahs for whom the Edge is burned when they would get it."""
    block_fails: bool = False
    """Whether an effect has the block fail before it resolves, so that the action goes on."""
    tolls: list[Callable[[Copy], int]] = field(default_factory=list)
    """In the running action: the blood or life that effects have minions burn to attempt to block."""
    for_all: list[tuple[str, int, Fits]] = field(default_factory=list)
    """In the running action: numbers added to those of many minions."""
    later: list[tuple[Moment, Callable[[], Procedure[None]]]] = field(default_factory=list)
    """In the running action: what effects have put off."""
    bleed_while: list[BleedWhile] = field(default_factory=list)
    """In the running action: increases of the bleed that count under a condition."""
    granted: list[Callable[[int, Window], Sequence[Use]]] = field(default_factory=list)
    """In the running action: what cards that were played in it offer from then on, by seat and window."""
    in_combat: list[Callable[[], Procedure[None]]] = field(default_factory=list)
    """In the running action: what effects have begin with a combat that comes of it."""
    in_every_combat: list[Callable[[], Procedure[None]]] = field(default_factory=list)
    """In the running action: what effects have begin with each combat in it."""
    no_more: set[str] = field(default_factory=set)
    """In the running action: the types as which effects let no more cards be played."""
    pool_lost: dict[int, int] = field(default_factory=dict)
    """In the running action: how much pool each Methuselah has burned or paid."""
    no_unlock: bool = False
    """Whether an effect keeps minions from unlocking in the running action."""
    stay_unlocked: set[int] = field(default_factory=set)
    """In the running action: the minions that do not lock for blocking it."""
    blocked_by: list[int] = field(default_factory=list)
    """In the running action: the minions that have blocked it, more than one where it went on."""
    resolved: bool = False
    """Whether the running action has come to its resolution, blocked or not."""
    bare_bleed: int = 0
    """The minion whose bleed no equipment increases but that by which it bleeds: in the running action, or in the one
    that is about to be announced."""
    passed_by: int = -1
    """In the running action: by how many votes its referendum passed; -1 where none has."""
    edge_votes: int = 0
    """In the running action: how many votes more the Edge is worth in its referendum."""
    not_again: set[int] = field(default_factory=set)
    """The minions that effects keep from taking the running action again in this turn, 0 for all of the acting
    Methuselah's."""
    counted: dict[str, int] = field(default_factory=dict)
    """What standing modifiers that hang on the running action have added to its numbers."""
    used: set[tuple[int, int, str]] = field(default_factory=set)
    """What cards in play were used for and can't be again for a while: the card, which of its uses, and how long:
    ``action``, ``combat`` or ``round``."""
    declared: dict[int, object] = field(default_factory=dict)
    """What was declared as a card was played, for those who asked for it; by the object, as the number of a card
    changes when it leaves the hand."""
    happened: list[tuple[str, Copy | None, int]] = field(default_factory=list)
    """What has happened to which cards and the cards in play have not been told yet: ``goes to torpor``, ``ready minion
    burned``, ``reduced to no blood``; and who controlled them, or to whom it has happened (``prey ousted``). They are
    told at the next window, or when the phase ends."""
    played: list[Played] = field(default_factory=list)
    """In the running action: the cards that were played."""
    may_repeat: bool = False
    """In the running action: whether an effect lets the acting minion take it again in this turn."""
    only_one: set[tuple[str, str, int]] = field(default_factory=set)
    """What was played of which only one may be: for how long (``action``, ``combat``, ``round``, ``strike``), its name,
    and the minion that may play no other, 0 for everybody (:mod:`vtes_desktop.rules.playing.limits`)."""
    said_by: list[Callable[[Copy, Copy], None]] = field(default_factory=list)
    """In the running action: what is told when one minion's action is taken over by another: what the acting minion
    has used speaks of the new one then."""
    used_as_acting: list[Callable[[Copy], bool]] = field(default_factory=list)
    """In the running action: of each effect that its acting minion has used, whether another could have."""
    offered_again: Copy | None = None
    """The card of the running action while it is asked whether another minion could take that."""
    lent: dict[int, set[str]] = field(default_factory=dict)
    """In the running action: the Disciplines whose basic cards effects let a minion play as a vampire."""
    lifeless: list[Copy] = field(default_factory=list)
    """The cards that have just lost their last counter: an ally or retainer among them is burned as soon as what did it
    is done (sec. 6.1.4, 6.1.5)."""
    poured: dict[int, int] = field(default_factory=dict)
    """The blood that cards have just got: of it drains off what is above a capacity."""
    drawn: list[Copy] = field(default_factory=list)
    """The cards that have just been drawn."""
    inflicting: Copy | None = None
    """The minion or retainer that inflicts the damage that is being weighed."""
    striking: Strike | None = None
    """The strike whose damage is being counted."""
    falling: list[Copy] = field(default_factory=list)
    """The vampires that go to torpor, wounded at the same time, unless something else happens to them instead."""
    falling_now: Copy | None = None
    """The one of them about which effects may be used now."""
    fight: Fight | None = None
    """The combat of which that is remembered."""
    round: int = 0

    def keep_up(self, fight: Fight | None, round_: int) -> None:
        """Forget what was of a combat or a round that is over."""
        if fight is not self.fight:
            self.fight, self.round = fight, round_
            self._forget("combat", "round", "strike")
            self.added = [each for each in self.added if each.lasts == "action"]
            self.used = {each for each in self.used if each[2] == "action"}
        elif round_ != self.round:
            self.round = round_
            self._forget("round", "strike")
            self.added = [each for each in self.added if each.lasts != "round"]
            self.used = {each for each in self.used if each[2] != "round"}

    def _forget(self, *each: str) -> None:
        self.only_one = {played for played in self.only_one if played[0] not in each}

    def new_strike(self) -> None:
        """Forget what was played for the strike before."""
        self._forget("strike")

    def new_action(self) -> None:
        """Forget what was of the action before."""
        self._forget("action")
        self.played.clear()
        self.may_repeat = False
        self.lent.clear()
        self.limited.clear()
        self.counted.clear()
        self.burns_at_most.clear()
        self.bled = 0
        self.added.clear()
        self.attempted.clear()
        self.action_ended = self.action_fails = self.goes_on = self.block_fails = self.resolved = False
        self.no_unlock = False
        self.no_more.clear()
        self.pool_lost.clear()
        self.no_edge.clear()
        self.in_every_combat.clear()
        self.attempting, self.attempt_fails, self.passed_by = None, False, -1
        self.edge_votes = 0
        for each in (
            self.cannot_block,
            self.cannot_react,
            self.tolls,
            self.for_all,
            self.later,
            self.granted,
            self.in_combat,
            self.bleed_while,
            self.said_by,
            self.used_as_acting,
        ):
            each.clear()
        for numbers in (self.blocked_by, self.not_again, self.failed, self.stay_unlocked):
            numbers.clear()
        self.used = {each for each in self.used if each[2] != "action"}
        self.successful = False

    def end_of_referendum(self) -> None:
        """What changed votes and ballots of many in a referendum is over."""
        self.for_all = [each for each in self.for_all if each[0] not in ("votes", "ballots")]
        self.edge_votes = 0

    def amount(self, minion: Copy, name: str) -> int:
        """What is added to a minion's number now."""
        own = sum(each.amount for each in self.added if each.minion == minion.id and each.name == name)
        return own + sum(amount for what, amount, fits in self.for_all if what == name and fits(minion))

    def base(self, minion: Copy, name: str) -> int | None:
        """What effects have set a minion's number to, the last of them, before anything is added; None for none."""
        found = [each.amount for each in self.added if each.minion == minion.id and each.name == f"base {name}"]
        return found[-1] if found else None

    def due(self, moment: Moment) -> list[Callable[[], Procedure[None]]]:
        """What was put off until this moment, in order."""
        return [run for when, run in self.later if when == moment]

    def take_later(self, moment: Moment) -> list[Callable[[], Procedure[None]]]:
        """What was put off until this moment, in order; it is not put off any more."""
        due = self.due(moment)
        self.later = [each for each in self.later if each[0] != moment]
        return due
