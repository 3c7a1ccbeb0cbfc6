"""What a card's face gives as long as it is in play: numbers, strikes, traits, without a condition (sec. 1.5, 6.4.3).

They are read of the data and of words that mean the same on every card (:class:`~vtes_desktop.rules.reader.Reader`).
What stands behind a condition is left to the abilities.
"""

from __future__ import annotations

from operator import add
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import astuple

from vtes_desktop.cards.model import CardType
from vtes_desktop.rules.combat.blow import Blow

WHATEVER: Final = "any clan or sect"
"""What a minion plays cards as that can play those of any clan and sect."""
ExtraKind = Literal["maneuver", "press", "additional strike"]


class Bonus(Struct, frozen=True, gc=False):
    """What is added to a minion's numbers, or to its Methuselah's hand size."""

    bleed: int = 0
    strength: int = 0
    stealth: int = 0
    intercept: int = 0
    votes: int = 0
    hand_size: int = 0

    def __add__(self, other: Bonus) -> Bonus:
        return Bonus(*map(add, astuple(self), astuple(other)))


class Extra(Struct, frozen=True, gc=False):
    """Optional maneuvers, presses and additional strikes (sec. 6.4.2–6.4.4)."""

    what: ExtraKind
    amount: int = 1
    each: Literal["combat", "round", "first round"] = "combat"
    """How often it comes: so many in a combat, in every round, or in the first round only."""
    only: Literal["", "continue", "end", "close", "long", "this weapon"] = ""
    """What a maneuver or press may be used for; whether an additional strike must be with the same weapon."""
    not_first: bool = False
    """Whether it can't be used in the first round."""
    mandatory: bool = False
    """Whether it must be used as soon as it can."""
    must_be: str = ""
    """Of a card on a minion: what that must be for it: a clan, ``vampire``; empty for any."""


class Recoil(Struct, frozen=True, gc=False):
    """Environmental damage that a strike does to the minion that makes it."""

    damage: int
    aggravated: bool = False
    range: Literal["", "close"] = ""
    """The only range at which it does so."""
    once: bool = False
    """Whether it does so just once in a combat."""


class Weapon(Blow[int], frozen=True, gc=False):
    """A strike that a weapon gives its bearer, or that a minion's own card has (sec. 6.4.3).

    Its kind is ``damage``, ``combat ends``, or ``effect`` for a weapon whose text gives it another than a plain one.
    """

    range: Literal["", "close", "long"] = ""
    """The only range at which it can be used, where the card says so."""
    once: Literal["", "round", "combat"] = ""
    """Whether it can be used just once in a round or combat."""
    burned_after: bool = False
    """Whether the weapon is burned after use."""
    after_round: int = 0
    """The round after which it can be used."""
    recoil: Recoil | None = None
    wears: bool = False
    """Whether a counter is burned from it for each damage that it inflicts, even if prevented, and it with the last."""
    banes: tuple[str, ...] = ()
    """The clans to whose vampires its damage is aggravated."""
    hand: bool = False
    """Whether the strike is a hand strike as well."""


class AsVampire(Struct, frozen=True):
    """Which cards an ally may play as a vampire (sec. 1.6.3)."""

    codes: frozenset[str] = frozenset()
    """The Disciplines, at the basic level."""
    capacity: int = 1
    only: tuple[CardType, ...] = ()
    """The types of cards; empty for any."""
    never: tuple[CardType, ...] = ()
    """Types that it may not play."""
    one: bool = False
    """Whether a card may require just one of the Disciplines, not several of them."""
    sect: str = ""
    """The sect of which it counts for those cards; empty for Independent."""


class PlaysNamed(Struct, frozen=True, gc=False):
    """Cards of a name that a minion plays as if it had a title, from the hand or the ash heap."""

    name: str
    title: str


class Printed(Struct, frozen=True):
    """What a card's face gives without a condition."""

    bleed: int = 0
    """Added to the minion's own, as the next four."""
    strength: int = 0
    stealth: int = 0
    intercept: int = 0
    votes: int = 0
    hand_size: int = 0
    """Added to its Methuselah's, while it is in play."""
    hand_size_if_ready: bool = False
    """Whether a minion must be ready for that: where its text says so."""
    bearer: Bonus = Bonus()
    """What the card gives the minion that it is on."""
    bearer_must_be: str = ""
    """What that minion must be for it: a clan, ``vampire``; empty for any minion."""
    grants: tuple[tuple[str, int], ...] = ()
    """Disciplines that the card gives the minion that it is on: 1 for one level more, 2 for the superior level."""
    grants_must_be: str = ""
    """What that minion must be for them: a clan, ``vampire``; empty for any."""
    life: int = 0
    """An ally's or retainer's life when it comes into play."""
    own_strength: int = 1
    own_bleed: int = 1
    """A minion's own bleed amount before anything is added."""
    extras: tuple[Extra, ...] = ()
    """Optional maneuvers, presses and additional strikes, of its own or for the minion that it is on."""
    strikes: tuple[Weapon, ...] = ()
    """The strikes that a minion's own card lets it make besides its hand strike."""
    as_vampire: AsVampire = AsVampire()
    """The cards that an ally may play as a vampire."""
    weapon: Weapon | None = None
    melee: bool = False
    gun: bool = False
    no_ammo: bool = False
    """Whether ammo cards can't be used with it."""
    unique: bool = False
    location: bool = False
    no_equipment: bool = False
    """Whether an equipment card is none any more while it is in play, but a location."""
    stays_yours: bool = False
    """On whatever minion it lies, it is still controlled by who played it."""
    becomes_equipment: bool = False
    """Whether a card of another type is equipment once it is on a minion."""
    trifle: bool = False
    out_of_turn: bool = False
    learns_superior: bool = False
    """Whether each Discipline master card on a vampire gives it that at superior."""
    also_out_of_turn: bool = False
    """Whether a master card may be played out of turn as well."""
    discipline: bool = False
    trophy: bool = False
    infernal: bool = False
    scarce: bool = False
    sterile: bool = False
    slave_of: str = ""
    red_list: bool = False
    blood_cursed: bool = False
    black_hand: bool = False
    seraph: bool = False
    equip_stealth: int = 0
    """The stealth that the action to equip with it has besides."""
    frenzy: bool = False
    """Whether it is a frenzy card."""
    flight: bool = False
    cannot: frozenset[str] = frozenset()
    """What a minion's card forbids it (see ``forbidden`` in :mod:`vtes_desktop.abilities.text.facts.phrases`)."""
    plays_as: frozenset[str] = frozenset()
    """The clans and titles as one of which a minion plays cards that require one."""
    you_play_as: bool = False
    """Whether its controller plays her own cards so, too."""
    plays_named: tuple[PlaysNamed, ...] = ()
    """The cards that the minion, or that on which the card is, plays by name as if it had a title."""
