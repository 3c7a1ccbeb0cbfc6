"""What cards contribute to the rules: what may be used, what is so, what happens by itself (design, decision 6).

`rules/` itself brings what is printed in fixed phrases; the abilities room brings the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Struct

from vtes_desktop.cards.model import Card
from vtes_desktop.rules.facts import Reader
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.numbers import MethuselahNumber, MinionNumber
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game
    from vtes_desktop.rules.minion.plan import Possible


Spent = Literal["lock", "burn", "counters", "blood"]
"""What is spent for a rebate: the card is locked or burned, or as many of its counters, or as much of its blood, go as
is taken off."""


class Declared(Struct, frozen=True):
    """What was declared as a card was played or an action announced: to whom it is done (sec. 1.6.1, 6.2.1)."""

    targets: tuple[int, ...] = ()
    """Copies."""
    seats: tuple[int, ...] = ()
    """Methuselahs."""
    words: str = ""
    """For the log and a referendum's terms; empty where there is nothing to be said."""
    pool: int = 0
    """What the card costs more in pool for what was declared."""
    brings: Literal["", "equip", "employ"] = ""
    """What kind of action it is by the card of the hand that was named."""


class Use(Struct, frozen=True):
    """Something that a seat may use in a window, and what it does."""

    option: Option
    run: Callable[[], Procedure[bool]]
    """Returns whether it took effect: False for a card that was cancelled as it was played."""
    for_strike: bool = False
    """As a strike is chosen: whether it is no strike itself, but is used for one or before it."""
    ranged: bool = False
    """Of a strike of a card in play: whether it is a ranged one."""


class Rebate(Struct, frozen=True):
    """What may be taken off a card's cost by a card in play (sec. 1.6.1)."""

    copy: Copy
    less: int
    """How much of it at most."""
    spends: tuple[Spent, ...] = ()
    """What becomes of the card for it; where it says nothing it does so once in a turn."""
    announced: bool = False
    """Whether it pays for actions only, and how much of it is said as one is announced, though it goes as the cost is
    paid."""
    whole: bool = False
    """Whether it pays the whole cost, or nothing."""


class Abilities(Protocol):
    """What cards bring into the rules."""

    @property
    def reader(self) -> Reader:
        """Who makes facts of the words of cards."""

    def timing(self, card: Card, mode: Mode) -> Timing:
        """When and by whom a card may be played in a mode."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """What a seat may use in a window now, each legal: timing, requirement, cost and targets are given."""

    def weapon_uses(self, game: Game, minion: Copy) -> Sequence[Use]:
        """The strikes that weapons which a minion bears let it make besides their own."""

    def listeners(self, game: Game, seats: Sequence[int], window: Window) -> Sequence[int]:
        """Those of the seats who may have something to use in a window now; :meth:`uses` has nothing for the others
        until something changes."""

    def may(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> bool:
        """Whether a card of the hand can be played now by what they know of it: what it asks for is so, and there is
        something to do it to. True for a card that they don't know."""

    def why_not(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> str:
        """Why :meth:`may` says no, as words that go on the minion's name; empty where it does not, or nobody knows."""

    def most_x(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> int | None:
        """The greatest X of a card's cost for which there are as many targets as it then asks for; None where nothing
        limits it so."""

    def least_x(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> int:
        """The least X of a card's cost for which there is what it then asks for."""

    def declare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[Declared | None]:
        """Settle what is declared as a card is played, before anybody may cancel it: its targets. None for a card that
        they don't know."""

    def may_target(self, game: Game, seat: int, copy: Copy, mode: Mode, target: Copy) -> bool:
        """Whether a minion may be the target of a card of the hand that no minion plays: nothing keeps it from that,
        and what the card costs more for it is there."""

    def more_for(self, game: Game, seat: int, card: Card, target: Copy) -> int:
        """The pool that a master card costs more, below 0 less, for being played on a minion."""

    def effect(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
        """What a card that was just played, or whose action or referendum has succeeded, does; None when it must be
        done by hand."""

    def prepare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None]:
        """What an action card does before the combat that its action enters."""

    def happens(self, game: Game, event: Event, copy: Copy | None = None, seat: int = -1) -> Procedure[None]:
        """What cards in play must do upon an event, about a copy or a Methuselah where it is about one."""

    def due(self, game: Game, seat: int) -> Sequence[Use]:
        """What cards in play must still do in the unlock phase of a Methuselah, who says when in it (sec. 4)."""

    def is_due(self, game: Game, event: Event) -> bool:
        """Whether a card in play would do something by itself upon an event that is about no card."""

    def all_due(self, game: Game, seat: int) -> Procedure[None]:
        """Let them do all of it, in an order of her choice."""

    def count_anew(self, game: Game) -> None:
        """Count what standing modifiers that hang on the running action add to its numbers as it is now."""

    def in_play(self, game: Game, minion: Copy) -> Sequence[Possible]:
        """The actions that a minion may take by cards in play that they know; each has a key ``in play …`` by which it
        is not taken twice in a turn (sec. 6.1.6)."""

    def redirects(self, game: Game, copy: Copy) -> bool:
        """Whether a card which is being played would change whom the running bleed is against, as far as they know."""

    def changes_control(self, game: Game, copy: Copy) -> Sequence[Copy]:
        """The cards in play that a card which is being played, or the running action by a card in play, would have
        somebody else control, as far as they know."""

    def knows(self, game: Game, copy: Copy) -> bool:
        """Whether they understand all of a card in play, so that nobody else may offer an action by it."""

    def adds(self, game: Game, name: MethuselahNumber) -> bool:
        """Whether anything may add to a number of any Methuselah now; if not, :meth:`of_methuselah` is 0 for all."""

    def of_methuselah(self, game: Game, seat: int, name: MethuselahNumber) -> int:
        """What standing modifiers add to a Methuselah's ``hand size``; more than 0 where her ``cards not replaced``
        are so for now; or to her ``transfers``, ``master phase
        actions`` or ``discard phase actions`` as the phase begins, beyond what is printed on a minion or location."""

    def codes(self, game: Game, copy: Copy, name: MinionNumber) -> Sequence[str]:
        """The Disciplines of which standing modifiers of a name speak for a minion, by code: those of which it has one
        level more, or in upper case superior, or of which it can play no cards."""

    def priced(self, game: Game, minion: Copy | None, card: Card) -> bool:
        """Whether anything may change what a card costs now that a minion plays, or with None the Methuselah herself;
        if not, it costs what is printed."""

    def price(
        self,
        game: Game,
        seat: int,
        minion: Copy | None,
        card: Card,
        currency: str,
        mode: Mode | None = None,
        printed: int | None = None,
    ) -> int:
        """What standing modifiers add to what a card costs whoever plays it: ``pool`` or ``blood``; where it is known,
        in the mode in which it is played, and with what is `printed` or its X comes to."""

    def in_life(self, game: Game, minion: Copy, card: Card, mode: Mode | None) -> int:
        """How much of what they add to a card's cost in blood may be paid with life by who has no blood: where they say
        that it is blood or life."""

    def rebates(self, game: Game, seat: int, minion: Copy | None, card: Card, currency: str) -> Sequence[Rebate]:
        """What may be taken off that cost."""

    def alters(self, game: Game, name: MinionNumber) -> bool:
        """Whether any card that lies in play may change a number of a minion; if not, :meth:`modifier` is only what its
        marks say. It hangs on nothing but what lies there."""

    def hanging(self, game: Game, copy: Copy, name: MinionNumber) -> int:
        """What standing modifiers add to a minion's ``bleed`` or ``stealth`` that hangs on the running action: whom it
        is directed at, its kind. :meth:`modifier` leaves that out."""

    def those_that_count(self, game: Game, copy: Copy, names: frozenset[MinionNumber]) -> Set[MinionNumber]:
        """Those of some numbers of a minion that :meth:`modifier` has above 0."""

    def modifier(self, game: Game, copy: Copy, name: MinionNumber) -> int:
        """What standing modifiers add to a minion's ``bleed``, ``strength``, ``stealth``, ``intercept``,
        ``capacity`` or to a seat's ``hand size`` beyond what is printed; more than 0 where all its strikes are ``first
        strike``, its hand strikes ``aggravated hands``, or it ``cannot block``; the ``toll`` in blood or life that
        it must burn to attempt to block; what its running action costs more in ``action blood`` or ``action pool``; and
        more than 0 where ``no blood hunt`` can be called on it, or on who diablerizes it (``not avenged``), and where
        its actions must be ``undirected only``; where its votes are ``doubled votes``, where it ``yields its title``
        rather than contest it or ``others yield its title``; its ``ballots`` besides those of a priscus; the blood that
        ``blockers burn`` as they attempt to block it."""
