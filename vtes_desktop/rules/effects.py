"""Effects: how cards come into the rules' procedures, without the rules knowing a card (design, decision 6).

At each **window** of a procedure the game asks its :class:`Abilities` what a seat may use there; what standing
modifiers there are is asked of them too. `rules/` itself brings the printed ones; the abilities room brings the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import of_what_lies
from vtes_desktop.rules.life import burn_lifeless
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.numbers import MethuselahNumber, MinionNumber
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.turn.ousting import check_pools
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.minion.plan import Possible


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


class Use(Struct, frozen=True):
    """Something that a seat may use in a window, and what it does."""

    option: Option
    run: Callable[[], Procedure[bool]]
    """Returns whether it took effect: False for a card that was cancelled as it was played."""
    for_strike: bool = False
    """As a strike is chosen: whether it is no strike itself, but is used for one or before it."""


class Abilities(Protocol):
    """What cards bring into the rules."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """What a seat may use in a window now, each legal: timing, requirement, cost and targets are given."""

    def may(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> bool:
        """Whether a card of the hand can be played now by what they know of it: what it asks for is so, and there is
        something to do it to. True for a card that they don't know."""

    def why_not(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> str:
        """Why :meth:`may` says no, as words that go on the minion's name; empty where it does not, or nobody knows."""

    def declare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[Declared | None]:
        """Settle what is declared as a card is played, before anybody may cancel it: its targets. None for a card that
        they don't know."""

    def effect(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
        """What a card that was just played, or whose action or referendum has succeeded, does; None when it must be
        done by hand."""

    def prepare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None]:
        """What an action card does before the combat that its action enters."""

    def happens(self, game: Game, event: Event, copy: Copy | None = None, seat: int = -1) -> Procedure[None]:
        """What cards in play must do upon an event, about a copy or a Methuselah where it is about one."""

    def count_anew(self, game: Game) -> None:
        """Count what standing modifiers that hang on the running action add to its numbers as it is now."""

    def in_play(self, game: Game, minion: Copy) -> Sequence[Possible]:
        """The actions that a minion may take by cards in play that they know; each has a key ``in play …`` by which it
        is not taken twice in a turn (sec. 6.1.6)."""

    def changes_control(self, game: Game, copy: Copy) -> Sequence[Copy]:
        """The cards in play that a card which is being played, or the running action by a card in play, would have
        somebody else control, as far as they know."""

    def knows(self, game: Game, copy: Copy) -> bool:
        """Whether they understand all of a card in play, so that nobody else may offer an action by it."""

    def of_methuselah(self, game: Game, seat: int, name: MethuselahNumber) -> int:
        """What standing modifiers add to a Methuselah's ``hand size``; more than 0 where her ``cards not replaced``
        are so for now; or to her ``transfers``, ``master phase
        actions`` or ``discard phase actions`` as the phase begins, beyond what is printed on a minion or location."""

    def price(
        self, game: Game, seat: int, minion: Copy | None, card: Card, currency: str, mode: Mode | None = None
    ) -> int:
        """What standing modifiers add to what a card costs whoever plays it: ``pool`` or ``blood``; where it is known,
        in the mode in which it is played."""

    def rebates(
        self, game: Game, seat: int, minion: Copy | None, card: Card, currency: str
    ) -> Sequence[tuple[Copy, int]]:
        """What may be taken off that cost, once in a turn each: the cards in play by which, and how much."""

    def modifier(self, game: Game, copy: Copy, name: MinionNumber) -> int:
        """What standing modifiers add to a minion's ``bleed``, ``strength``, ``stealth``, ``intercept``,
        ``capacity`` or to a seat's ``hand size`` beyond what is printed; more than 0 where all its strikes are ``first
        strike``, its hand strikes ``aggravated hands``, or it ``cannot block``; the ``toll`` in blood or life that
        it must burn to attempt to block; what its running action costs more in ``action blood`` or ``action pool``; and
        more than 0 where ``no blood hunt`` can be called on it, or on who diablerizes it (``not avenged``), and where
        its actions must be ``undirected only``; where its votes are ``doubled votes``, where it ``yields its title``
        rather than contest it or ``others yield its title``; its ``ballots`` besides those of a priscus; the blood that
        ``blockers burn`` as they attempt to block it."""


def window(
    game: Game,
    order: Sequence[int],
    name: Window,
    question: str,
    rule: str = "1.6.1",
    *,
    until: Callable[[], bool] = lambda: False,
    allowed: Callable[[Use], bool] = lambda _: True,
) -> Procedure[None]:
    """Let seats use effects in a window in sequence (sec. 1.6.1); any effect gives the word back to the first.

    It closes early when `until` says so; only uses that are `allowed` are offered. What an effect has brought about
    comes at once: blood above a capacity drains off, a Methuselah without pool is ousted.
    """
    offered: dict[int, list[Use]] = {}
    yield from game.abilities.happens(game, name)

    def usable(seat: int) -> list[Option]:
        if until() or not game.table.seats[seat].playing:
            return []
        offered[seat] = [use for use in game.abilities.uses(game, seat, name) if allowed(use)]
        return [use.option for use in offered[seat]]

    def use(seat: int, option: Option) -> Procedure[None]:
        chosen = next(use for use in offered[seat] if use.option == option)
        yield from chosen.run()
        settle(game)

    yield from game.in_turns(order, name, question, usable, use, rule, over=until)


def settle(game: Game) -> None:
    """What follows at once from any effect: blood in excess of a capacity drains off (sec. 1.5), an ally or retainer
    that has lost its last life is burned (sec. 6.1.4, 6.1.5), whoever has no pool is ousted (sec. 9.1). Raises
    :class:`~vtes_desktop.rules.turn.ousting.LeftError` when that is whose turn it is."""
    drain_all(game)
    burn_lifeless(game)
    before = len(game.doing.moves)
    try:
        check_pools(game)
    finally:
        if len(game.doing.moves) != before:
            # What she controlled has left the vampires of others too.
            drain_all(game)


def drain_all(game: Game) -> None:
    """Blood in excess of any capacity drains off (sec. 1.5)."""
    for copy, least in _vampires(game):
        if copy.blood > least:
            minions.drain(game, copy)
    game.passing.now.poured = {}


@of_what_lies
def _vampires(game: Game) -> list[tuple[Copy, int]]:
    """The vampires that are ready or in torpor, and what their capacity is at least: as printed, where there is no card
    on them that could change it."""
    return [
        (copy, 1 if copy.attached else minions.capacity(game, copy))
        for seat in game.table.playing()
        for copy in minions.minions(game, seat)
        if minions.is_vampire(game, copy)
    ]
