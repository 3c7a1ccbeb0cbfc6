"""What is going on at the table, for everyone to see: the action, the combat, the referendum.

The referee writes these; dialogs and bots read them. All of it is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

ActionStep = Literal["announced", "block", "blocked", "unblocked", "resolving"]
CombatStep = Literal[
    "before range", "range", "before strikes", "choose strike", "resolve", "additional", "press", "end"
]


AWAKE: Final = "awake"
"""The mark of a locked minion that may block and react in the running action."""
ACTED: Final = "acted"
"""The mark of a minion that has acted in this turn: the kinds of its actions, with a blank between."""


if TYPE_CHECKING:
    ActionKind: TypeAlias = Literal[
        "action card", "become anarch", "bleed", "burn imbued", "card in play", "diablerize", "employ", "encounter",
        "enter combat", "equip", "equip from", "hunt", "leave torpor", "political", "power", "recruit", "rescue",
        "use power",
    ]  # fmt: skip
    """What an action is, in the rulebook's words (sec. 6.1)."""
else:
    ActionKind = str
    """A journal of a later version is read all the same."""


class Action(Struct, frozen=True, gc=False, omit_defaults=True):
    """An action being taken (sec. 6.2)."""

    kind: ActionKind
    minion: int
    """The acting minion."""
    seat: int
    """The acting Methuselah."""
    card: int = 0
    """The copy by which it is taken: a card played for it, or a card in play; 0 for none."""
    level: str = ""
    """The discipline level at which that card is used."""
    targets: tuple[int, ...] = ()
    """Copies that it is directed at or done to."""
    seats: tuple[int, ...] = ()
    """Methuselahs that it targets, themselves or by what they control; none where it is undirected."""
    stealth: int = 0
    bleed: int = 0
    """Below 0 where more was taken off than it had: what is added makes up for that first."""
    blood_cost: int = 0
    pool_cost: int = 0
    conviction_cost: int = 0
    share: int = 0
    """Of a rescue's cost, the blood that the rescued vampire pays."""
    step: ActionStep = "announced"
    blocker: int = 0
    """The minion that attempts to block, or has blocked."""
    intercept: int = 0
    """Of that minion, now."""
    declined: tuple[int, ...] = ()
    """Methuselahs who make no further attempts to block."""
    unblockable: bool = False

    @property
    def bleeds_for(self) -> int:
        """The pool that a bleed would burn if it resolved now (sec. 6.1.1)."""
        return max(0, self.bleed)


class Side(Struct, frozen=True, gc=False, omit_defaults=True):
    """One of the two in a combat."""

    minion: int
    seat: int
    strike: str = ""
    """The strike chosen, in words; empty while it is not."""
    source: int = 0
    """The card that the strike comes from."""
    target: int = 0
    """The retainer that it is aimed at; 0 for the opposing minion."""
    damage: int = 0
    """What the strike would do at this range, before it is dodged or prevented."""
    takes: int = 0
    """The damage that the minion will take if nothing changes."""
    fate: str = ""
    """What will happen to the minion if nothing changes: ``takes 2 damage, 3 left``; empty while nothing is on its
    way."""
    additional: int = 0
    """Additional strikes left."""
    strength: int = -1
    """The damage of its hands now, with all that was played; -1 where nobody has said it."""


class Combat(Struct, frozen=True, gc=False, omit_defaults=True):
    """A combat being fought (sec. 6.4)."""

    acting: Side
    opposing: Side
    round: int = 1
    range: Literal["close", "long"] = "close"
    step: CombatStep = "before range"
    press: int = -1
    """The seat whose press to continue stands; -1 for none."""


class Vote(Struct, frozen=True, gc=False, array_like=True):
    """Votes or ballots that were cast."""

    seat: int
    source: str
    """Where they come from: ``title``, ``card``, ``edge``, ``prisci``."""
    copy: int
    amount: int
    side: Literal["for", "against"]
    ballots: bool = False
    """Whether they are ballots of the prisci rather than votes."""


class Term(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that the terms of a referendum name (sec. 6.3.2)."""

    kind: str
    """What it is: ``Methuselah``, ``vampire``, ``location``, ``clan``, ``Discipline``, ``number`` …"""
    seat: int = -1
    """The Methuselah; -1 for none."""
    copy: int = 0
    """The card in play; 0 for none."""
    word: str = ""
    """The clan, Discipline, title or city."""
    amount: int = 0
    """The points allocated to it, or the number itself; 0 where it is only named."""


class Referendum(Struct, frozen=True, omit_defaults=True):
    """A referendum being held (sec. 6.3)."""

    title: str
    seat: int
    """Who called it."""
    minion: int = 0
    card: int = 0
    blood_hunt: bool = False
    """Whether it is held on who has committed diablerie, which is then the `minion` (sec. 6.5.6)."""
    terms: str = ""
    """The terms in words."""
    named: tuple[Term, ...] = ()
    """What the terms name, as it is chosen."""
    cast: tuple[Vote, ...] = ()
    done: tuple[int, ...] = ()
    """Methuselahs who cast no more."""
    prisci_block: int = 0
    """Votes that the prisci have as a group."""
    step: Literal["terms", "polling", "resolved"] = "terms"
    passed: bool = False


def without_card(action: Action, copy: int) -> Action:
    """An action that does not name a card any more that nobody may follow."""
    return replace(
        action,
        minion=0 if action.minion == copy else action.minion,
        card=0 if action.card == copy else action.card,
        targets=tuple(each for each in action.targets if each != copy),
        blocker=0 if action.blocker == copy else action.blocker,
    )


def without_fighter(combat: Combat, copy: int) -> Combat:
    """A combat that does not name a card any more that nobody may follow."""

    def side(of: Side) -> Side:
        return replace(
            of,
            minion=0 if of.minion == copy else of.minion,
            source=0 if of.source == copy else of.source,
            target=0 if of.target == copy else of.target,
        )

    return replace(combat, acting=side(combat.acting), opposing=side(combat.opposing))


def without_votes_of(referendum: Referendum, copy: int) -> Referendum:
    """A referendum that does not name a card any more that nobody may follow; votes that were cast by it stand."""
    return replace(
        referendum,
        minion=0 if referendum.minion == copy else referendum.minion,
        card=0 if referendum.card == copy else referendum.card,
        cast=tuple(replace(vote, copy=0) if vote.copy == copy else vote for vote in referendum.cast),
    )
