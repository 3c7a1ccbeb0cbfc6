"""What lasts for a while only: the card being played, numbers added for an action or a combat, limits on playing cards.

None of it lies on the table: a referee that is brought back plays the running turn again, and so remembers it too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.option_kinds import Side
from vtes_desktop.table.table import NOBODY, Copy

if TYPE_CHECKING:
    from vtes_desktop.cards.model import Card
    from vtes_desktop.rules.combat.strike import Strike
    from vtes_desktop.rules.contributed import Use
    from vtes_desktop.rules.playing.modes import Mode
    from vtes_desktop.table.situation import Vote

Lasts = Literal["action", "combat", "round", "strike"]
"""How long something is remembered."""


class Added(Struct, frozen=True):
    """A number added to one of a minion's for a while."""

    minion: int
    name: str
    """``strength``, ``bleed`` …, or ``base strength`` where that is set."""
    amount: int


Fits = Callable[[Copy], bool]
"""Whether a minion is one of those that an effect counts for."""
Moment = Literal["before resolution", "blocked", "after resolution", "attempt failed", "votes tallied"]
"""When something happens that an effect has put off: before the action resolves, blocked or not; before its block
resolves; after it has resolved (sec. 6.2.3); as soon as the running attempt to block has failed (sec. 6.2.2)."""


class PutOff(Struct, frozen=True):
    """What a card has put off to a moment of the action: done when it is called."""

    source: Copy
    run: Callable[[], Procedure[None]]
    fells: bool = False
    """Whether it hurts the acting minion, or sends it to torpor."""
    again: bool = False
    """Whether it is done anew each time the action comes to its resolution, having gone on after a block."""

    def __call__(self) -> Procedure[None]:
        """Do it."""
        return self.run()


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
    """An increase of the running bleed, or of its stealth, that counts as long as something is so."""

    amount: int
    holds: Callable[[], bool]
    limited: bool = True
    stat: Literal["bleed", "stealth"] = "bleed"
    counts: bool = False
    """Whether it is counted now."""


class Barred(Struct, frozen=True):
    """Cards that a minion cannot play for a while."""

    minion: int
    codes: tuple[str, ...]
    """The Disciplines of which they require one; empty for any."""
    types: tuple[str, ...] = ()
    """The types as which they are played; empty for any."""


class While(Struct):
    """What is remembered of anything for as long as it lasts."""

    barred: list[Barred] = field(default_factory=list)
    """Cards that minions cannot play."""

    added: list[Added] = field(default_factory=list)
    """Numbers added to those of minions."""
    used: set[tuple[int, int]] = field(default_factory=set)
    """What cards in play were used for and can't be again: the card, and which of its uses."""
    used_by: set[tuple[int, int, int]] = field(default_factory=set)
    """Who has used what each of several may use once: the card, which of its uses, and the minion."""
    only_one: set[tuple[str, int]] = field(default_factory=set)
    """What was played of which only one may be: its name, and the minion that may play no other, 0 for everybody
    (:mod:`vtes_desktop.rules.playing.limits`)."""


class ThisReferendum(Struct):
    """What is remembered of a referendum."""

    of_action: bool = True
    """Whether a political action calls it: not that on the blood hunt upon a diablerie (sec. 6.5.6)."""
    gained_votes: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Votes given to a seat by a source (a copy, or 0) and not cast yet; a minion's to nobody's, but to who controls
    it."""
    abstaining: set[int] = field(default_factory=set)
    """Minions that must abstain."""
    upon_cast: list[Callable[[Copy], None]] = field(default_factory=list)
    """What effects do with each minion that casts votes or ballots."""
    bound: dict[int, Side] = field(default_factory=dict)
    """Minions that effects let cast on one side only."""
    for_all: list[tuple[str, int, Fits]] = field(default_factory=list)
    """Votes and ballots added to those of many."""
    chosen: list[Copy] = field(default_factory=list)
    """What was chosen in its terms."""
    decided: Literal["", "passes", "fails", "cancelled"] = ""
    """The result of the running referendum where an effect has decided it; one that was cancelled is not tallied."""
    reckoned: list[Callable[[Vote], int]] = field(default_factory=list)
    """What effects add to what a vote that was cast counts as results are tallied, below 0 where it counts less."""
    edge_votes: int = 0
    """In the running action: how many votes more the Edge is worth in its referendum."""


class ThisAction(While):
    """What is remembered of an action."""

    played_by: set[tuple[int, int]] = field(default_factory=set)
    """Which minion has played which card (sec. 1.6.3)."""
    limited: set[str] = field(default_factory=set)
    """What may be done once in an action and was: ``bleed``, for limited increases of a bleed."""
    burns_at_most: dict[int, int] = field(default_factory=dict)
    """The most pool that a Methuselah burns for a bleed, whatever the bleed amount."""
    bled: int | None = None
    """The pool that was burned for a bleed; None before it resolves, and where it has no effect."""
    calls: object = None
    """What is called when the action succeeds, where that is the referendum of an effect in play: its plan. Of the
    running action, or of the one that is about to be announced."""
    called_with: int = 0
    """How many votes more its caller has in the referendum that is called next."""
    bleed_paid_by: int = NOBODY
    """Who burns pool for the bleed instead of whom it is against; nobody for no such effect."""
    reduced_by: list[int] = field(default_factory=list)
    """The cards that were locked as it was announced to reduce a cost that could not be paid otherwise: what card each
    is."""
    promised: dict[int, int] = field(default_factory=dict)
    """How many counters of which card in play will pay for it, as was said when it was announced."""
    in_full: set[str] = field(default_factory=set)
    """The currencies in which its cost could have been paid in full as it was announced."""
    sect_then: str = ""
    """The sect of who takes it as it was announced, in lower case."""
    needs: frozenset[str] = frozenset()
    """What the card in play that allows the action asks of who takes it: clans, sects, titles."""
    action_ended: bool = False
    """Whether an effect has ended the running action before it could resolve: it fails."""
    action_fails: bool = False
    """Whether an effect has the running action fail, unblocked: nobody blocks it any more, and what is used after an
    action still can be."""
    block_settled: bool = False
    """Whether an effect has begun a combat in place of that of the block: nothing more is played as it is blocked."""
    goes_on: bool = False
    """Whether an effect has the running action go on as if unblocked once the combat of its block is over."""
    failed: list[int] = field(default_factory=list)
    """The minions whose attempts to block have failed, one after the other, each time that one has."""
    attempts: list[tuple[int, int]] = field(default_factory=list)
    """The minions that have attempted to block, and how things stood when each chose to, as a number."""
    successful: bool = False
    """Whether the running action was (sec. 6.2.3)."""
    attempting: Copy | None = None
    """The minion that an effect has attempt to block, out of the order or while it was locked."""
    attempt_fails: bool = False
    """Whether an effect has the running attempt to block fail."""
    also_block: list[Fits] = field(default_factory=list)
    """The minions that effects let attempt to block it besides those of whoever may."""
    cannot_block: list[Fits] = field(default_factory=list)
    """The minions that effects keep from blocking; the attempt that one of them is making fails."""
    cannot_react: list[Fits] = field(default_factory=list)
    """The minions that effects keep from playing reaction cards."""
    dearer: list[Callable[[str, Copy], int]] = field(default_factory=list)
    """What effects add to the blood or life that cards cost, by the type as which they are played and the minion."""
    kept_back: set[str] = field(default_factory=set)
    """The types of cards that are not replaced until the action is over."""
    no_edge: set[int] = field(default_factory=set)
    """The Methuselahs for whom the Edge is burned when they would get it."""
    block_fails: bool = False
    """Whether an effect has the block fail before it resolves, so that the action goes on."""
    tolls: list[Callable[[Copy], int]] = field(default_factory=list)
    """The blood or life that effects have minions burn to attempt to block."""
    for_all: list[tuple[str, int, Fits]] = field(default_factory=list)
    """numbers added to those of many minions."""
    later: list[tuple[Moment, Callable[[], Procedure[None]]]] = field(default_factory=list)
    """what effects have put off."""
    bleed_while: list[BleedWhile] = field(default_factory=list)
    """increases of the bleed that count under a condition."""
    granted: list[Callable[[int, Window], Sequence[Use]]] = field(default_factory=list)
    """what cards that were played in it offer from then on, by seat and window."""
    in_combat: list[Callable[[], Procedure[None]]] = field(default_factory=list)
    """what effects have begin with a combat that comes of it."""
    in_every_combat: list[Callable[[], Procedure[None]]] = field(default_factory=list)
    """what effects have begin with each combat in it."""
    no_more: set[str] = field(default_factory=set)
    """The types as which effects let no more cards be played."""
    pool_lost: dict[int, int] = field(default_factory=dict)
    """how much pool each Methuselah has burned or paid."""
    no_unlock: bool = False
    """Whether an effect keeps minions from unlocking in the running action."""
    stay_unlocked: set[int] = field(default_factory=set)
    """The minions that do not lock for blocking it."""
    blocked_by: list[int] = field(default_factory=list)
    """The minions that have blocked it, more than one where it went on."""
    to_fall: list[Copy] = field(default_factory=list)
    """The vampires that go to torpor only after a combat which has followed the one in which they were wounded."""
    hunted: bool = False
    """Whether it was a hunt by which blood was gained."""
    hunted_pool: int = 0
    """How much of the blood that it gains by hunting goes to the acting minion's controller."""
    hunt_feeds: Copy | None = None
    """The vampire that gets a blood of what the hunt gains, in place of the one that hunts."""
    no_hunt_for_it: bool = False
    """Whether no blood hunt can be called for the diablerie of the running action."""
    fought: list[Fought] = field(default_factory=list)
    """Who has fought whom in it, combat after combat."""
    to_fight: tuple[Copy, Copy] | None = None
    """The two of a combat that is about to follow another."""
    resolved: bool = False
    """Whether the running action has come to its resolution, blocked or not."""
    bare_bleed: int = 0
    """The minion whose bleed no equipment increases but that by which it bleeds: in the running action, or in the one
    that is about to be announced."""
    passed_by: int = -1
    """by how many votes its referendum passed; -1 where none has."""
    referendum_failed: bool = False
    """Whether a referendum held in it failed; one that is cancelled does not."""
    not_again: set[int] = field(default_factory=set)
    """The minions that effects keep from taking the running action again in this turn, 0 for all of the acting
    Methuselah's."""
    counted: dict[str, int] = field(default_factory=dict)
    """What standing modifiers that hang on the running action have added to its numbers."""
    played: list[Played] = field(default_factory=list)
    """The cards that were played."""
    may_repeat: bool = False
    """whether an effect lets the acting minion take it again in this turn."""
    said_by: list[Callable[[Copy, Copy], None]] = field(default_factory=list)
    """what is told when one minion's action is taken over by another: what the acting minion
    has used speaks of the new one then."""
    used_as_acting: list[Callable[[Copy], bool]] = field(default_factory=list)
    """of each effect that its acting minion has used, whether another could have."""
    offered_again: Copy | None = None
    """The card of the running action while it is asked whether another minion could take that."""
    shielded: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    """The minions that reaction cards which require one of some Disciplines do nothing to, with those."""
    next_redirection_fails: bool = False
    """Whether an effect cancels the next card that would change whom the bleed is against, as it is played."""
    burned: list[Burned] = field(default_factory=list)
    """The minions that others have burned in it."""
    lent: dict[int, set[str]] = field(default_factory=dict)
    """The Disciplines whose basic cards effects let a minion play as a vampire."""

    def play_of(self, copy: Copy | None) -> Played | None:
        """How a card was played, the last time; None where it was not."""
        return next((each for each in reversed(self.played) if each.copy is copy), None)

    def was_played_by(self, minion: int, card: int, kind: str) -> bool:
        """Whether a minion has played a card in it, cancelled or not, as an action modifier or a reaction card: it
        can't as such again (sec. 1.6.3). Combat cards may be played as often as one has them."""
        return kind != "Combat" and any(
            each.minion == minion and each.type == kind and each.copy is not None and each.copy.card == card
            for each in self.played
        )


class Fought(Struct, frozen=True):
    """A combat of the running action."""

    acting: Copy
    opposing: Copy
    bore: tuple[tuple[int, tuple[tuple[Copy, dict[str, str]], ...]], ...]
    """Each minion's number, and what lay on it as the combat began, with their marks."""

    def other(self, minion: Copy) -> Copy | None:
        """Whom a minion has fought; None where it did not fight."""
        if minion is self.acting:
            return self.opposing
        return self.acting if minion is self.opposing else None


class Burned(Struct, frozen=True):
    """A minion that was burned in the running action, in combat or as what a directed action was taken against."""

    victim: int
    seat: int
    """Who controlled it."""
    by: int
    """The minion that has burned it."""
    vampire: bool
    capacity: int
    blood: int
    """The blood or life that was on it; before a diablerist took it."""
    how: Literal["combat", "action", "diablerie"]
    contract: bool
    """Whether a contract lay on it."""
    title_votes: int = -1
    """The votes of its title; -1 where it had none."""


class JustNow(Struct):
    """What is remembered only while something is being done: a card played, damage inflicted, cards drawn."""

    being_played: list[Copy] = field(default_factory=list)
    """The cards in their “as played” time, the last one played last."""
    played_untold: list[tuple[Copy, int]] = field(default_factory=list)
    """The cards that were played, and by whom, of which the cards in play have not been told yet."""
    hand_played: dict[int, int] = field(default_factory=dict)
    """How many cards of her hand each Methuselah has played for which it has not been settled yet, but for those that
    say themselves when they are replaced."""
    x_is: int | None = None
    """What the X of the card must be that is being announced, by what was chosen for it."""
    declared: list[tuple[Copy, object]] = field(default_factory=list)
    """What was declared as a card was played, for those who asked for it."""
    bore: dict[int, list[tuple[int, dict[str, str]]]] = field(default_factory=dict)
    """What lay on ready minions that have been burned and of which the cards in play have not been told yet: the
    numbers of those cards, and their marks."""
    happened: list[tuple[Event, Copy | None, int]] = field(default_factory=list)
    """What has happened to which cards and the cards in play have not been told yet: ``goes to torpor``, ``ready minion
    burned``, ``reduced to no blood``; and who controlled them, or to whom it has happened (``prey ousted``). They are
    told at the next window, or when the phase ends."""
    lifeless: list[Copy] = field(default_factory=list)
    """The cards that have just lost their last counter: an ally or retainer among them is burned as soon as what did it
    is done (sec. 6.1.4, 6.1.5)."""
    poured: dict[int, int] = field(default_factory=dict)
    """The blood that cards have just got: of it drains off what is above a capacity."""
    stood_in: set[int] = field(default_factory=set)
    """The cards that represented something else than they are as they were burned last."""
    was: dict[int, str] = field(default_factory=dict)
    """What kind of minion an effect had made of the cards as they were burned last: ``vampire``, ``ally``."""
    spare_rebate: int = 0
    """The blood that was taken off the cost of the card that was paid for last, above what that cost."""
    x: int = 0
    """The X of the cost of the card of which is declared what it is done to."""
    paid_conviction: Copy | None = None
    """The conviction that an Imbued has burned last (Imbued appendix)."""
    announcing: str = ""
    """The level at which the card is played for whose action a target is looked for, in lower case."""
    canceller: int = NOBODY
    """Who has cancelled a card or a referendum last."""
    warding: Card | None = None
    """The card of which is asked whether a minion can have it, or be its target."""
    come_out: set[int] = field(default_factory=set)
    """The minions that have just become controlled, while what may be used of that is asked for (sec. 7)."""
    assailant: Copy | None = None
    """The minion for whose action to enter combat an opponent is looked for."""
    diablerist: Copy | None = None
    """The vampire that diablerizes one, until a blood hunt is called for it (sec. 6.5.5)."""
    elder: bool = False
    """Whether who is diablerized was older than that vampire as it happened."""
    drawn: list[Copy] = field(default_factory=list)
    """The cards that have just been drawn."""
    replacing: bool = False
    """Whether they replace others."""
    inflicting: Copy | None = None
    """The minion or retainer that inflicts the damage that is being weighed."""
    striking: Strike | None = None
    """The strike whose damage is being counted."""
    burning: Copy | None = None
    """The minion that would be burned now, until an effect has something else happen instead."""
    ousting: int = NOBODY
    """The Methuselah without pool who is about to be ousted, while it is asked whether somebody keeps her."""
    owed: dict[int, int] = field(default_factory=dict)
    """The pool that Methuselahs would have burned beyond what they had, since it was looked at last."""
    falling: list[Copy] = field(default_factory=list)
    """The vampires that go to torpor, wounded at the same time, unless something else happens to them instead."""
    falling_now: Copy | None = None
    """The one of them about which effects may be used now."""

    @property
    def card_played(self) -> Copy | None:
        """The card that is being played now; None for none."""
        return self.being_played[-1] if self.being_played else None

    def declare(self, copy: Copy, what: object) -> None:
        """Keep what was declared as a card was played."""
        self.take_declared(copy)
        self.declared.append((copy, what))

    def declared_of(self, copy: Copy) -> object | None:
        """What was declared as this card was played; its number may have changed since."""
        return next((what for card, what in self.declared if card is copy), None)

    def take_declared(self, copy: Copy) -> object | None:
        """The same, which is forgotten then."""
        what = self.declared_of(copy)
        self.declared = [each for each in self.declared if each[0] is not copy]
        return what


class Passing(Struct):
    """The memory of a game for what lasts a while: each part is replaced whole when its time is over."""

    now: JustNow = field(default_factory=JustNow)
    strike: While = field(default_factory=While)
    """Of a strike, from its choice on."""
    round: While = field(default_factory=While)
    combat: While = field(default_factory=While)
    """Beside :class:`~vtes_desktop.rules.combat.fight.Fight`."""
    referendum: ThisReferendum = field(default_factory=ThisReferendum)
    action: ThisAction = field(default_factory=ThisAction)

    def of(self, lasts: Lasts) -> While:
        """What is remembered for so long."""
        kept: While = getattr(self, lasts)
        return kept

    def new_action(self) -> None:
        """An action is announced: only what was said of it before is known of it."""
        self.action = ThisAction(bare_bleed=self.action.bare_bleed, calls=self.action.calls)
        self.new_combat()

    def end_action(self) -> None:
        """The action is over, and what it has led to is noted."""
        self.action = ThisAction()
        self.new_combat()

    def new_combat(self) -> None:
        """A combat begins, or is over."""
        self.combat = While()
        self.new_round()

    def new_round(self) -> None:
        """A round begins."""
        self.round = While()
        self.new_strike()

    def new_strike(self) -> None:
        """A strike is to be chosen."""
        self.strike = While()

    def add(self, minion: int, name: str, amount: int, lasts: Lasts) -> None:
        """Add to a minion's number for a while."""
        self.of(lasts).added.append(Added(minion, name, amount))

    @property
    def _added(self) -> Iterator[Added]:
        """All that is added now, what lasts longest first."""
        return chain(self.action.added, self.combat.added, self.round.added, self.strike.added)

    def amount(self, minion: Copy, name: str) -> int:
        """What is added to a minion's number now."""
        total = 0
        for each in self._added:
            if each.minion == minion.id and each.name == name:
                total += each.amount
        for many in (self.action.for_all, self.referendum.for_all):
            for what, amount, fits in many:
                if what == name and fits(minion):
                    total += amount
        return total

    def base(self, minion: Copy, name: str) -> int | None:
        """What effects have set a minion's number to, before anything is added: what lasts shortest counts; None for
        none."""
        found = None
        for each in self._added:
            if each.minion == minion.id and each.name == f"base {name}":
                found = each.amount
        return found

    def due(self, moment: Moment) -> list[Callable[[], Procedure[None]]]:
        """What was put off until this moment, in order."""
        return [run for when, run in self.action.later if when == moment]

    def take_later(self, moment: Moment) -> list[Callable[[], Procedure[None]]]:
        """What was put off until this moment, in order; it is not put off any more."""
        due = self.due(moment)
        self.action.later = [each for each in self.action.later if each[0] != moment]
        return due
