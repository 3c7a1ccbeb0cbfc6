"""What the words of a card come to: typed facts. The rules are given these and never read a word themselves.

A :class:`Reader` makes them of a printed card, each once; the room above brings one (its abilities' ``reader``). What
lies on the table is asked by copy (:func:`vtes_desktop.rules.minions.facts`), a printed card by
:meth:`vtes_desktop.rules.game.Game.facts`, and how it is played by `game.reader`.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal, Protocol

from msgspec import Struct

from vtes_desktop.cards.model import Card
from vtes_desktop.rules.by_hand.fixed_effects import Does
from vtes_desktop.rules.minion.action_text import ActionText
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.printed import Printed
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.politics.asks import Ask, Wanted

Each = Literal["strike", "round", "combat", "action", "turn", "unlock", "game"]


class Limit(Struct, frozen=True):
    """Only one may be played for a while (sec. 1.6.3)."""

    what: str
    """The card's name, or a word that it has in common with others, in lower case."""
    each: Each
    minion: bool
    """Whether each minion may play one, and not all Methuselahs together."""
    methuselah: bool = False
    """Whether each Methuselah may play one."""
    called: bool = False
    """Whether a referendum that was called counts, and not a card that was played for it in vain."""


class Having(Struct, frozen=True):
    """Only one, or so many, may be had at a time."""

    what: str
    methuselah: bool
    """Whether a Methuselah may control one, and not each minion bear one."""
    most: int = 1
    """How many may be had."""
    stays_not: tuple[str, ...] = ()
    """The levels at which the card stays nowhere, and so may be played by a Methuselah who has one."""


class Cancels(Struct, frozen=True):
    """Which cards can be cancelled as they are played (sec. 1.6.1)."""

    types: frozenset[str] = frozenset()
    """Any one of these types; empty for any but masters and events."""
    keywords: frozenset[str] = frozenset()
    """What the card must be, any one, by the word that it begins with: ``frenzy``; ``strike`` for a strike card."""
    codes: frozenset[str] = frozenset()
    """Disciplines of which the card must require one."""
    non_combat: bool = False
    minion: bool = False
    """Whether it must be a minion card."""
    opponent: bool = False
    """Whether the opposing minion must be playing it."""
    others: bool = False
    """Whether another Methuselah must be playing it."""
    neighbours: bool = False
    """Whether one's predator or prey must be."""
    most: int = 0
    """Of the capacity of a vampire that is playing it, where it is no ally; 0 for anybody."""
    on_it: bool = False
    """Whether the card must be played on the vampire that cancels it."""
    younger: bool = False
    """Whether a vampire younger than the one that cancels it must be."""


class Companion(Struct, frozen=True):
    """Damage that a card on a minion inflicts on its opponent in each round (sec. 6.4.7)."""

    damage: int
    ranged: bool = False
    """Whether it does so at long range too."""
    guards: bool = False
    """Whether only on a minion whose opponent is acting."""
    bearer_must_be: str = ""
    """What the minion that the card is on must be: a clan, ``vampire``; empty for any."""


class TitleCard(Struct, frozen=True):
    """The title that a card stands for (sec. 11)."""

    title: str = ""
    """``prince of Paris``, ``justicar of Brujah``; empty for none."""
    votes: int = 0
    """What the title is worth where the card says so."""
    on_acting: bool = False
    """Whether it goes on the vampire that plays it or calls its referendum."""
    no_more: bool = False
    """Whether giving the title is all that the card does."""


class Head(Struct, frozen=True):
    """The sect and title with which the text of a merged vampire begins (sec. 1.5, 10); empty where it names none."""

    sect: str = ""
    title: str = ""
    """With its city or clan: ``prince of Chicago``; or ``3 votes``."""
    votes: int = 0
    """What the title is worth where the text says so."""


class Bearer(Struct, frozen=True):
    """On whom a Discipline card may be put (sec. 1.6.2)."""

    be: str = "vampire"
    """``vampire``, a clan, a sect."""
    code: str = ""
    """The Discipline that it must have."""
    own: bool = False
    """Whether who plays the card must control it."""


class Burning(Struct, frozen=True):
    """What a conviction can be burned for (Imbued appendix)."""

    intercept: int = 0
    """Added to the Imbued's own, while a monster acts."""
    hinder: int = 0
    """Taken from the intercept of monsters, in the Imbued's own action."""
    strike: int = 0
    """Added to the damage of a hand or weapon strike against a monster."""
    bleed: int = 0
    """Added to a bleed that is taken by it."""
    cancels: frozenset[str] = frozenset()
    """The Disciplines that an action directed at the Imbued, or a strike card played against it, must require."""
    control: bool = False
    """Whether it cancels what would change who controls the Imbued, as that is played or announced."""
    once: bool = False
    """Whether an Imbued may burn only one of it in an action."""


class PowerEffect(Struct, frozen=True):
    """One effect of a power: when it can be used, by its icon, and what it costs (Imbued appendix)."""

    mode: Mode
    """Its level is empty, or a number from 2 where others before it have the same icon."""
    cost: int
    """Convictions."""


class Facts(Struct, frozen=True):
    """What a printed card says, however it is played."""

    modes: tuple[Mode, ...] = ()
    """The ways in which a library card can be played."""
    called: frozenset[str] = frozenset()
    """The words that say its sort, in lower case: ``weapon``, ``gun``, ``unique``; its name may say one besides."""
    # Who may play it (sec. 1.6.1, 1.6.3).
    either: tuple[str, ...] = ()
    """Words of different sorts of which one will do, where the card asks for that."""
    requirement: tuple[str, ...] = ()
    """What it requires besides Disciplines, clan and path at every level."""
    met_by_anybody: bool = False
    """Whether what it requires must just be in play, whoever controls it."""
    needs_vampire: bool = False
    """Whether only vampires can play it: for its cost, as blood is theirs, or because it says so."""
    only_for_blood: bool = False
    """Whether they only can for its cost, and nothing else of it asks for a vampire: no clan, no Discipline."""
    # What it costs (sec. 1.6.1).
    counted_x: Literal["", "in play", "ash heap", "combat"] = ""
    """Where the cards of its name lie whose number is its X; empty for an X that is chosen, or none."""
    x_among: tuple[int, ...] = ()
    """The numbers that its X must be one of; empty for any."""
    # What it is.
    kinds: frozenset[str] = frozenset()
    """What an ally or retainer is, by the beginning of its text: ``ghoul``, ``animal``."""
    mortal: bool = False
    animal: bool = False
    true_faith: bool = False
    gehenna: bool = False
    contract: bool = False
    circle: str = ""
    """The circle of a Blood Brother (sec. 11)."""
    head: Head = Head()
    """How the text for merging begins."""
    title: TitleCard = TitleCard()
    # What it does and speaks of, where other cards ask.
    hunting_ground: bool = False
    derivative: bool = False
    """Whether that hunting ground is derivative."""
    puts_vampire: bool = False
    """Whether it puts a vampire in play, at whatever level."""
    feeding: tuple[str, ...] = ()
    """The levels at which its action adds blood to an uncontrolled vampire; one empty where it has no levels."""
    feeds_in_play: bool = False
    """Whether an action that it allows while it is in play does."""
    makes_anarch: bool = False
    speaks_of_opponent: bool = False
    """Whether it speaks of the minion that opposes whoever plays it."""
    # As it is played, and afterwards (sec. 1.6.1, 1.6.2, 8).
    havings: tuple[Having, ...] = ()
    replaced: str = ""
    """When the hand replaces it, where that is later: ``action``, ``combat``, ``unlock`` …; ``stays`` for not as long
    as it is in play."""
    returns: Literal["", "always", "if ready"] = ""
    """Whether it may be taken back from the ash heap where it would be replaced: always, or if the minion that played
    it is ready still."""
    of_hand_size: bool = False
    """Whether it speaks of a hand size."""
    leaves: bool = False
    """Whether it is removed from the game rather than burned, whatever comes of it."""
    cancelled_by: int = 0
    """How many combat cards the opponent may discard to cancel it."""
    in_own_turn: bool = False
    """Whether an out-of-turn master card may be played in one's own turn."""
    ends_at_discards: bool = False
    """Whether it is burned in its controller's discard phase, without a condition."""
    on_any: bool = False
    """Whether a retainer goes on any minion, and not just on the one that employs it."""
    chosen_discipline: bool = False
    """Whether the Discipline that it gives is chosen when it is played."""
    bearers: tuple[Bearer, ...] = (Bearer(),)
    """Of a Discipline card: on whom it may be put, any one of them."""
    # The Imbued.
    burning: Burning = Burning()
    effects: tuple[PowerEffect, ...] = ()
    """Those of a power that have an icon."""


class Terms(Struct, frozen=True):
    """What a card asks for as the terms of its referendum (sec. 6.3.2)."""

    asks: tuple[Ask, ...] = ()
    by_hand: tuple[Wanted, ...] = ()
    """What else its terms may be about, named by hand where not all could be read."""


class Said(Struct, frozen=True):
    """What the text of a level at which a card is being played says of it, to whoever may cancel it."""

    keywords: frozenset[str] = frozenset()
    """The words that it begins with, of those by which cards are cancelled: ``frenzy``, ``grapple``."""
    at_opponent: bool = False
    """Whether it concerns the opposing minion."""


class Reader(Hashable, Protocol):
    """Makes facts of the words of printed cards."""

    def of(self, card: Card) -> Facts:
        """What a card says, however it is played."""

    def printed(self, card: Card, level: str = "", *, merged: bool = False) -> Printed:
        """What a card gives as long as it is in play.

        :param level: the discipline level at which it was played; the basic one by default (sec. 6.1.5).
        :param merged: whether it is an advanced vampire merged with its base card.
        """

    def timing(self, card: Card, mode: Mode) -> Timing:
        """When and by whom a card may be played in a mode."""

    def limits(self, card: Card, mode: Mode) -> tuple[Limit, ...]:
        """The limits on playing a card in a mode; those of another level do not count."""

    def cancels(self, card: Card, mode: Mode) -> Cancels | None:
        """Which cards a card can cancel in a mode; None when it cancels none."""

    def said(self, card: Card, level: str, kind: str) -> Said:
        """What a card says at the level and as the type as which it is being played."""

    def does(self, card: Card, mode: Mode) -> Does:
        """What a card does in a mode, as far as fixed phrases say it."""

    def action(self, card: Card, mode: Mode) -> ActionText:
        """What an action card says of its action in a mode."""

    def actions(self, card: Card, level: str = "", *, merged: bool = False) -> tuple[ActionText, ...]:
        """The actions that a card in play offers, in the order in which it speaks of them."""

    def companion(self, card: Card, level: str = "") -> Companion | None:
        """What a card on a minion inflicts in each round, at the level at which it was played; None for nothing."""

    def terms(self, card: Card, level: str = "") -> Terms:
        """What a card asks for as the terms of its referendum."""
