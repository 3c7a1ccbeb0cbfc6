"""What effects bring into a combat for a round, for the next one, or to its end: what a minion can't do, extras,
strikes and prevention that it gains, damage from its surroundings (sec. 6.4).

It is remembered in :attr:`Fight.lasting`, not on the table: a combat never outlasts a phase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.rules.playing.printed import Extra

if TYPE_CHECKING:
    from vtes_desktop.rules.combat.fight import Fight
    from vtes_desktop.rules.combat.strike import Strike
    from vtes_desktop.rules.game import Game
    from vtes_desktop.table.asking import Procedure
    from vtes_desktop.table.table import Copy

Until = Literal["round", "next round", "combat"]
"""How long it lasts: for the running round, in the next one only, to the end of the combat."""
Banned = Literal[
    "maneuver to close",
    "maneuver to long",
    "press to continue",
    "press to end",
    "equipment",
    "strikes",
    "initial strikes",
    "strikes other than hand strikes",
    "strikes other than dodges and to end combat",
    "strike cards",
    "grapple cards",
    "dodges",
    "combat ends",
    "additional strikes",
    "weapons",
    "weapons on minion",
    "using weapons",
    "using melee weapons",
]
"""What a minion can be kept from; ``weapons`` inflict no damage, ``weapons on minion`` none on the opposing minion, but
on retainers."""
Source = Literal[
    "any",
    "strikes",
    "initial strikes",
    "hand strikes",
    "melee weapons",
    "ranged strikes",
    "weapons",
    "guns",
    "hands and melee weapons",
]
"""Which of the damage to a minion can be prevented: any, or that of the opposing minion's strikes of a sort."""


class Lasting(Struct, frozen=True):
    """Something that lasts for a while, about one of the two minions."""

    minion: int
    until: Until


class Ban(Lasting, frozen=True):
    """What the minion can't do."""

    what: Banned
    counts: Callable[[], bool] | None = None
    """Whether it counts now, where it does so only as long as something is so: that a card stays in play."""


class GivenExtra(Lasting, frozen=True):
    """An optional maneuver, press or additional strike that the minion has got by an effect."""

    extra: Extra
    source: int
    """The card that it comes from."""
    number: int
    """Tells it from others of the same card."""
    blood: int = 0
    """What it costs the minion to use it."""


class GivenStrike(Lasting, frozen=True):
    """A strike that the minion may choose."""

    strike: Strike
    words: str
    blood: int = 0
    """What it costs the minion to choose it."""
    once: bool = False
    """Whether it can be used just once in a round."""
    range: Literal["", "close", "long"] = ""
    """The range at which alone it can be chosen."""


class Shield(Lasting, frozen=True):
    """Damage to the minion that is prevented without being asked."""

    of: Source = "any"
    normal_only: bool = False
    beyond_first: bool = False
    """Whether the first point of each round is left."""
    half: bool = False
    """Whether only half of it is prevented, rounded up."""
    amount: int = 0
    """How much of it is prevented of the next strike of that sort, and of no later one; 0 for all of every strike."""
    by: Copy | None = None
    """The card that prevents it."""


class AsNormal(Lasting, frozen=True):
    """The minion treats aggravated damage as normal."""


class GivenPrevention(Lasting, frozen=True):
    """So much damage to the minion that may be prevented in each round, not all of it at once where that costs nothing
    (ruling on Apparition)."""

    amount: int
    source: int
    number: int
    of: Source = "any"
    blood: int = 0
    """What it costs the minion."""
    once: bool = False
    """Whether it can be used just once in the combat."""


class Surroundings(Lasting, frozen=True):
    """Environmental damage that the minion takes in each round: during the resolution of its first pair of strikes, at
    close range only where it is not `ranged`, or at the beginning of the press step; or once, with the strikes that are
    resolved next."""

    damage: int
    step: Literal["strikes", "these strikes", "press"] = "strikes"
    ranged: bool = True
    aggravated: bool = False
    unpreventable: bool = False


def is_of_these_strikes(each: Lasting) -> bool:
    """Whether it is done with as soon as the strikes that were chosen are resolved."""
    return isinstance(each, Surroundings) and each.step == "these strikes"


class Drained(Lasting, frozen=True):
    """A blood or life of the minion goes to a card in each round, as its first pair of strikes is resolved, at any
    range."""

    to: Copy


class SetRange(Lasting, frozen=True):
    """The round has this range, and the determine range step is skipped; `minion` is that which sets it.

    One that is `late` gives way to what a block sets by itself (rulings on Neutral Guard and Asanbonsam Ghoul).
    """

    range: Literal["close", "long"] = "close"
    late: bool = False


class Pressing(Lasting, frozen=True):
    """At the beginning of each press step something may press to continue, for no minion; it says whether it does."""

    press: Callable[[Game], Procedure[bool]]


class AtPress(Lasting, frozen=True):
    """What an effect does as a press step begins."""

    run: Callable[[], Procedure[None]]


class MoreDamage(Lasting, frozen=True):
    """The minion's strikes of a sort do more damage."""

    amount: int
    fits: Callable[[Strike], bool]
    aggravated: bool = False
    """Whether that is aggravated, though the rest may not be."""


class StrikeChange(Lasting, frozen=True):
    """What is made of the minion's strikes of a sort."""

    fits: Callable[[Strike], bool]
    change: Callable[[Strike], Strike]
    once: bool = False
    """Whether only the next such strike is changed."""


class CoinGuard(Lasting, frozen=True):
    """For each strike made against the minion a coin is flipped: the strike has no effect on it, or else this ends."""


class ForSeat(Lasting, frozen=True):
    """What is added to a number of a Methuselah: her ``hand size``, whether she plays with an ``open hand``, the cards
    that she draws besides each that she replaces (``more replaced``)."""

    seat: int
    stat: str
    amount: int = 1


class Immune(Lasting, frozen=True):
    """Damage is not inflicted on the minion, preventable or not, but aggravated damage."""


class Unaggravated(Lasting, frozen=True):
    """Aggravated damage is not inflicted on the minion, preventable or not."""


class LongByDefault(Lasting, frozen=True):
    """Each round begins at long range."""


class AtStrikes(Lasting, frozen=True):
    """What an effect does in each round as its first strikes that are no first strikes are resolved."""

    run: Callable[[], Procedure[None]]


class Weather(Lasting, frozen=True):
    """Environmental damage to both minions and their retainers before range is determined in each round."""

    damage: int = 1
    grows: bool = False
    """Whether it is one more in each round after that in which it began."""
    since: int = 1


class AllAggravated(Lasting, frozen=True):
    """All damage inflicted on vampires in this combat is aggravated, whichever of the two it is."""


class Rebate(Lasting, frozen=True):
    """Blood that the minion may take off the cost of a combat card once."""

    words: str
    """The name of the card that it comes from."""
    blood: int = 1


class StrikeCost(Lasting, frozen=True):
    """Strike cards cost the minion more blood or life."""

    blood: int = 1


class Cost(Lasting, frozen=True):
    """Combat cards cost the minion so much more blood."""

    blood: int


Any = TypeVar("Any", bound=Lasting)


def new_round(lasting: Iterable[Lasting]) -> list[Lasting]:
    """What still lasts when a round begins."""
    return [
        replace(each, until="round") if each.until == "next round" else each
        for each in lasting
        if each.until != "round"
    ]


def of(combat: Fight | None, kind: type[Any], minion: Copy | None = None) -> Iterator[Any]:
    """What of a kind counts now, for one minion or for anybody; nothing outside of a combat."""
    for each in combat.lasting if combat is not None else ():
        if isinstance(each, kind) and each.until != "next round" and (minion is None or each.minion == minion.id):
            yield each


def cannot(combat: Fight | None, minion: Copy, *what: Banned) -> bool:
    """Whether a minion can't do any of these."""
    return any(each.what in what and (each.counts is None or each.counts()) for each in of(combat, Ban, minion))


def forbid(combat: Fight, minion: Copy, until: Until, *what: Banned, counts: Callable[[], bool] | None = None) -> None:
    """From now on a minion can't do these; where it is told what `counts`, only as long as that is so."""
    combat.lasting += [Ban(minion.id, until, each, counts) for each in what]


def may_strike(combat: Fight, minion: Copy, kind: str) -> bool:
    """Whether a minion may choose a strike of a kind (:data:`~vtes_desktop.rules.combat.strikes.StrikeKind`)."""
    own: dict[str, Banned] = {"dodge": "dodges", "combat ends": "combat ends"}
    bars: list[Banned] = ["strikes", own.get(kind, "strikes other than dodges and to end combat")]
    if combat.first_pair:
        bars.append("initial strikes")
    if kind != "hand":
        bars.append("strikes other than hand strikes")
    return kind == "none" or not cannot(combat, minion, *bars)


def of_seat(combat: Fight | None, seat: int, stat: str) -> int:
    """What is added to a Methuselah's number for a while."""
    return sum(each.amount for each in of(combat, ForSeat) if each.seat == seat and each.stat == stat)


def of_any_seat(combat: Fight, stat: str) -> bool:
    """Whether anything is added to that number of a Methuselah for a while."""
    return any(each.stat == stat for each in of(combat, ForSeat))


def range_set(combat: Fight) -> SetRange | None:
    """What has set the range of this round: the first effect that did so (sec. 6.4.2)."""
    return next(of(combat, SetRange), None)


def set_range(combat: Fight, sets: SetRange) -> None:
    """An effect sets the range: before those of each round that are late, after all others."""
    late = (place for place, each in enumerate(combat.lasting) if isinstance(each, SetRange) and each.late)
    place = next(late, len(combat.lasting)) if sets.until == "round" else len(combat.lasting)
    combat.lasting.insert(place, sets)
