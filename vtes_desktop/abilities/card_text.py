"""What a card's text comes to: how it may be played, what it does, and what it brings while it is in play."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vtes_desktop.abilities.vocabulary.amounts import Amount
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.abilities.vocabulary.here import Whose
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Event, Window
from vtes_desktop.rules.playing.timing import Timing

Once = Literal["", "action", "round", "combat", "turn", "game"]
Stat = Literal[
    "bleed",
    "strength",
    "stealth",
    "intercept",
    "votes",
    "hand size",
    "transfers",
    "master phase actions",
    "discard phase actions",
    "first strike",
    "aggravated hands",
    "stays locked",
    "protected",
    "protected without Auspex",
    "no life",
    "hunt",
    "damage from strikes",
    "cannot block",
    "toll",
    "no blood hunt",
    "yields its title",
    "others yield its title",
    "ballots",
    "doubled votes",
    "not avenged",
    "undirected only",
    "blocks locked",
    "open hand",
    "action blood",
    "action pool",
    "unusable",
    "must be struck with",
    "cannot hunt",
    "cannot recruit",
    "stands in",
    "immune to frenzy",
    "capacity",
    "blockers burn",
    "no abilities",
    "no damage",
    "aggravated damage",
    "strike damage",
    "may not strike",
    "strike toll",
    "no votes",
    "no votes against",
    "toll against",
    "unaffected by gehenna",
    "no diablerie",
    "no Gehenna events",
    "protected from capacity",
    "only aggravated damage",
    "cards not replaced",
]


class Standing(Struct, frozen=True, omit_defaults=True):
    """A number that a card in play changes as long as it is so."""

    stat: Stat
    amount: Amount
    of: Which | None = None
    """Whose it is; by default that of the minion that the card is or is on."""
    whose: Whose = "you"
    """Of a Methuselah's number: whose it is."""
    conditions: tuple[Conditions, ...] = ()
    in_action: bool = False
    """Whether it hangs on the running action, and so is counted anew as that changes rather than beforehand."""
    theirs: bool = False
    """Of a Methuselah's number: whether the amount is counted for each of them as “you”."""
    alone: bool = False
    """Whether of several cards of its name in play just one counts."""
    torpid: bool = False
    """Whether it counts for others while the minion that the card is or is on lies in torpor, too."""


class Price(Struct, frozen=True, omit_defaults=True):
    """What a card in play changes of what other cards cost."""

    amount: int
    currency: Literal["pool", "blood"] = "pool"
    name: str = ""
    """The name that those cards have; empty for any."""
    types: tuple[str, ...] = ()
    """Their types, any one; empty for any."""
    disciplines: tuple[str, ...] = ()
    """Disciplines of which they must require one."""
    creature: str = ""
    """What they must be by the first words of their text: ``animal``."""
    payer: Literal["you", "minion", "any"] = "minion"
    """Who pays: the controller of the card, the minion that it is or is on, anybody."""
    of: Which | None = None
    """Of any payer: which minions it is for."""
    on_this: bool = False
    """Whether it is only for cards that are played on the minion that it is or is on."""
    conditions: tuple[Conditions, ...] = ()
    weapon: bool | None = None
    """Whether they must be weapons, or must be none."""
    optional: bool = False
    """Whether it is taken off once in a turn only, for a card of its player's choice."""
    strike: bool = False
    """Whether they must be strike cards, at the level at which they are played."""
    says: str = ""
    """Words, in lower case, that must stand in their text at the level at which they are played."""
    location: bool = False
    """Whether they must be locations."""
    called: str = ""
    """A word that must stand at the beginning of their text: ``location``."""
    not_called: tuple[str, ...] = ()
    """Words that must not."""
    clans: tuple[str, ...] = ()
    """Clans of which they must require one; where Disciplines are named as well, either will do."""
    own: bool = False
    """Whether it is what the card itself costs less or more, by who plays it."""


class Usable(Struct, frozen=True, omit_defaults=True):
    """Something that a card in play may be used for in a window."""

    text: str
    """What the button says after the card's name: “add 1 blood”."""
    windows: tuple[Window, ...]
    words: tuple[Words, ...]
    declares: tuple[Words, ...] = ()
    """What is chosen as it is used."""
    conditions: tuple[Conditions, ...] = ()
    turn: Literal["yours", "others", "any"] = "any"
    by: Literal["controller", "bearer", "active", "acting", "chooser", "opponent", "blocker", "prey"] = "controller"
    """Who uses it: who controls the card, or the prey of that, or the minion that it is on, or whoever's turn it is, or
    the acting minion, or the minion that fights the one that it is on; of a card that is being played: who controls
    what was chosen for it."""
    each: Which | None = None
    """The minions that use it, whoever controls them: each is “the minion”, and its Methuselah “you”."""
    locks: bool = False
    """Whether the card is locked for it, and so must be unlocked."""
    blood: int = 0
    """What the minion pays."""
    pool: int = 0
    once: Once = ""
    torpid: bool = False
    """Whether it may be used while the minion that the card is or is on lies in torpor, too: a vampire's own text
    counts there unless it speaks of a ready one."""


class InPlayAction(Struct, frozen=True, omit_defaults=True):
    """An action that a card in play allows (sec. 6.1.6)."""

    text: str
    words: tuple[Words, ...]
    """What it does when it succeeds, besides what its kind does."""
    kind: str = "card in play"
    """``card in play``; ``bleed``, ``enter combat``, ``political`` where the rules of those count."""
    stealth: int = 0
    bleed: int = 0
    """Of a bleed: above the minion's own."""
    bare: bool = False
    """Of a bleed: whether no other equipment increases it."""
    declares: tuple[Words, ...] = ()
    conditions: tuple[Conditions, ...] = ()
    by: Which | None = None
    """Whose action it is; by default the minion's that the card is or is on, or those of its controller."""
    directed: bool = False
    """Whether it is directed at the card itself, and so at who controls that."""
    against: Which | None = None
    """Of entering combat: with whom."""
    blood: int = 0
    pool: int = 0
    life: int = 0
    """What it costs an ally of its life."""
    conviction: int = 0
    locks: bool = False
    once: bool = False
    """Whether only one minion may take it in a turn."""


class Upon(Struct, frozen=True, omit_defaults=True):
    """What a card in play does by itself when something happens."""

    event: Event
    words: tuple[Words, ...]
    conditions: tuple[Conditions, ...] = ()
    about: Literal["", "this", "minion", "opponent"] = ""
    """Which card the event must be about, where it is about one: the card itself, the minion that it is or is on, or
    the one that fights that."""
    turn: Literal["yours", "others", "any"] = "any"
    by: Literal["controller", "bearer"] = "controller"
    """Who is “you”."""
    torpid: bool = False
    """Whether it happens while the minion that the card is or is on lies in torpor, too."""


class Reading(Struct, frozen=True, omit_defaults=True):
    """What was read of one way to play a card, and of what it brings into play so."""

    type: str
    level: str = ""
    when: Timing | None = None
    """When it may be played, where that is another time than the referee reads by itself."""
    conditions: tuple[Conditions, ...] = ()
    declares: tuple[Words, ...] = ()
    """What is chosen as it is played."""
    words: tuple[Words, ...] = ()
    standing: tuple[Standing, ...] = ()
    usable: tuple[Usable, ...] = ()
    prices: tuple[Price, ...] = ()
    actions: tuple[InPlayAction, ...] = ()
    upon: tuple[Upon, ...] = ()
    during: tuple[Words, ...] = ()
    """Of an action card: what is so from the announcement of its action on, successful or not (sec. 6.2.1)."""
    bars: tuple[str, ...] = ()
    """The names of cards that the minion that it is on cannot play."""
    unread: tuple[str, ...] = ()
    """The sentences that nobody understood; they are done by hand."""
    reflex: bool = False
    """Whether it is what the card does as a reflex: there may be another way to play it at the same level."""


class CardText(Struct, frozen=True, omit_defaults=True):
    """What was read of a card."""

    card: int
    readings: tuple[Reading, ...]
    by_name: bool = False
    """Whether it was defined by hand rather than compiled."""

    @property
    def covered(self) -> bool:
        """Whether every sentence is understood, at each level and for each type: the card plays itself."""
        return not any(reading.unread for reading in self.readings)

    def at(self, level: str, kind: str = "", *, reflex: bool = False) -> Reading | None:
        """What was read of a way to play it; of a card in play, of the level at which it was played."""
        found = None
        for reading in self.readings:
            if reading.level == level and kind in ("", reading.type):
                if reading.reflex == reflex:
                    return reading
                found = found or reading
        if found is not None:
            return found
        return self.readings[0] if self.readings and not kind else None
