"""What a card's text comes to: how it may be played, what it does, and what it brings while it is in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.event_words import event_aloud
from vtes_desktop.abilities.stats import FLAGS, NUMBERS, OF_METHUSELAHS, TOLLS, Stat
from vtes_desktop.abilities.vocabulary.aloud import (
    Spoken,
    as_sentence,
    in_order,
    methuselah,
    number,
    provided,
    signed,
    so_many,
)
from vtes_desktop.abilities.vocabulary.amounts import Amount
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.vocabulary.effects.cards import PutOn
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.abilities.vocabulary.here import Whose
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import turn_aloud, windows_aloud
from vtes_desktop.rules.contributed import Spent
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.wording import together, with_article
from vtes_desktop.table.situation import ActionKind

_OF_ONE: Final = frozenset({"about to bleed"})
"""Events that are about a Methuselah, whoever’s turn it is."""
Once = Literal["", "strike", "action", "round", "combat", "turn", "game"]


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
    instead: bool = False
    """Whether it is so many *instead of* what there is otherwise: of several cards that say so just one counts."""
    torpid: bool = False
    """Whether it counts for others or a Methuselah while the minion that the card is or is on lies in torpor, too."""
    codes: str = ""
    """Of levels of Disciplines: their codes with spaces between, one level more of each, or in upper case superior; of
    cards that cannot be played, the Disciplines that they require."""

    def aloud(self) -> str:
        """As long as what is so: “each ready ally that you control has +1 bleed”."""
        if self.stat in OF_METHUSELAHS:
            who = methuselah(self.whose)
        else:
            who = f"each of the {_aside(self.of.aloud(many=True))}" if self.of is not None else "this minion"
        said = (
            f"{who} {self._says()}".replace("you has", "you have")
            .replace("you plays", "you play")
            .replace("you does not", "you do not")
        )
        also = [
            "whatever changes in the running action" if self.in_action else "",
            "counted for each of them as “you”" if self.theirs else "",
            "of several cards of this name just one counts" if self.alone else "",
            "instead of what there is otherwise: of several cards that say so just one counts" if self.instead else "",
            "also while this minion lies in torpor" if self.torpid else "",
        ]
        more = "".join(f" ({each})" for each in also if each)
        return f"{said}{provided(self.conditions)}{more}"

    def _says(self) -> str:
        if self.stat in NUMBERS:
            return f"has {signed(self.amount)} {NUMBERS[self.stat]}"
        if self.codes and self.stat == "no cards requiring":
            return f"can play no cards that require {together(map(discipline_name, self.codes.split()), 'or')}"
        if self.codes:
            return f"has {together(map(_level_aloud, self.codes.split()))}"
        if self.stat in TOLLS:
            return TOLLS[self.stat].format(number(self.amount))
        flag = FLAGS[self.stat]
        return flag if isinstance(self.amount, int) else f"{flag} (while {number(self.amount)} is more than 0)"


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
    """Whether it is taken off where its player likes: once in a turn, or for what it `spends`."""
    spends: tuple[Spent, ...] = ()
    """What becomes of the card for that: with ``counters`` so many of them go, whatever the amount."""
    whole: bool = False
    """Whether it pays the whole of a cost, or nothing of it."""
    superior: bool = False
    """Whether they must require a Discipline at superior, at the level at which they are played."""
    strike: bool = False
    """Whether they must be strike cards, at the level at which they are played."""
    redirects: bool = False
    """Whether they must change who is bled, at the level at which they are played."""
    called: str = ""
    """A word that must stand at the beginning of their text; ``location`` for any of these."""
    not_called: tuple[str, ...] = ()
    """Words that must not."""
    clans: tuple[str, ...] = ()
    """Clans of which they must require one; where Disciplines are named as well, either will do."""
    requires: tuple[str, ...] = ()
    """Words of requirements of which they must have one: ``archbishop``."""
    not_as: tuple[str, ...] = ()
    """Types as which they must not be played."""
    puts_vampire: bool = False
    """Whether they must put a vampire in play, at the level at which they are played."""
    costly: bool = False
    """Whether they must cost some of it already, what others take off it counted."""
    half: bool = False
    """Whether it is half of what they cost as printed that is taken off, rounded up, whatever the amount."""
    twice: bool = False
    """Whether they cost as much again as is printed, whatever the amount."""
    not_disciplines: tuple[str, ...] = ()
    """Disciplines of which they must require none, at the level at which they are played."""
    own: bool = False
    """Whether it is what the card itself costs less or more, by who plays it."""
    alone: bool = False
    """Whether of several cards of its name just one may be used for a given card."""
    announced: bool = False
    """Whether how much of it pays for an action is said as that is announced, though it goes as the cost is paid."""
    untitled: bool = False
    """Whether they cost it only who has none of the titles that they require."""
    life: bool = False
    """Whether it is blood or life that they cost more, so that an ally can pay it too."""

    def aloud(self) -> str:
        """What costs more or less: “cards that require Auspex cost this minion -1 blood”."""
        if self.own:
            what = "this card"
        else:
            what = " ".join([f"{together(self.types, 'or')} cards".lstrip(), *self._narrowed()])
        payers = {"you": "you", "minion": "this minion", "any": "anybody"}
        payer = f"{self.of.aloud(many=True)}" if self.of is not None else payers[self.payer]
        ways = {
            "lock": "locking this card",
            "burn": "burning this card",
            "counters": "so many counters of this card",
            "blood": "so much of this card’s blood",
        }
        for_what = together(ways[each] for each in self.spends)
        once = f", where you like, for {for_what}" if for_what else " (for one card of your choice in a turn)"
        once = f"{once}{', one card of this name only' if self.alone else ''}" if self.optional else ""
        if self.whole:
            once = f"{once} (all of the cost or nothing)"
        if self.announced:
            once = f"{once} (said as the action is announced)"
        if {"counters", "blood"} & set(self.spends):
            most = f" (at most {-self.amount})" if "blood" in self.spends and -self.amount < 100 else ""
            once = f"{most}{once}"
            return f"{what} may cost {payer} less {self.currency}{once}{provided(self.conditions)}"
        less = "half of their" if self.half else "twice their" if self.twice else f"{self.amount:+}"
        currency = f"{self.currency} or life" if self.life else self.currency
        costs = f"cost{'s' if self.own else ''} {payer} {less} {currency}{' (rounded down)' if self.half else ''}"
        lacks = " if it has none of the titles that they require" if self.untitled else ""
        return f"{what} {costs}{lacks}{once}{provided(self.conditions)}"

    def _narrowed(self) -> Iterator[str]:
        """Which cards those are."""
        requires = [*(each.title() for each in self.disciplines), *self.clans, *self.requires]
        said: tuple[tuple[object, str], ...] = (
            (self.name, f"named {self.name}"),
            (requires, f"that require {together(requires, 'or')}"),
            (self.creature, f"that are {self.creature}"),
            (self.weapon is not None, f"that are {'' if self.weapon else 'no '}weapons"),
            (self.superior, "that are played at a superior level of a Discipline"),
            (self.strike, "that are strikes"),
            (self.called, "that are locations" if self.called == "location" else f"that are called “{self.called}”"),
            (self.not_called, f"that are not called “{together(self.not_called, 'or')}”"),
            (self.not_as, f"that are not played as {together(self.not_as, 'or')} cards"),
            (self.puts_vampire, "that put a vampire in play"),
            (self.redirects, "that change who is bled"),
            (self.costly, f"that cost {self.currency}"),
            (self.not_disciplines, f"that require no {together(map(str.title, self.not_disciplines), 'or')}"),
            (self.on_this, "played on this minion"),
        )
        return (words for so, words in said if so)


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
    by: Literal[
        "controller", "bearer", "active", "acting", "chooser", "opponent", "blocker", "prey", "remembered", "edge"
    ] = "controller"  # fmt: skip
    """Who uses it: who controls the card, or the prey of that, or the one Methuselah that it remembers, or the minion
    that it is on, or whoever's turn it is or has the Edge, or the acting
    minion, or the minion that fights the one that it is on; of a
    card that is being played: who controls what was chosen for it."""
    each: Which | None = None
    """The minions that use it, whoever controls them: each is “the minion”, and its Methuselah “you”."""
    locks: bool = False
    """Whether the card is locked for it, and so must be unlocked."""
    blood: int = 0
    """What the minion pays."""
    pool: int = 0
    once: Once = ""
    apiece: bool = False
    """Of what several may use once: whether each of them may."""
    torpid: bool = False
    """Whether it may be used while the minion that the card is or is on lies in torpor, too: a vampire's own text
    counts there unless it speaks of a ready one."""

    def aloud(self) -> str:
        """What may be used: when, by whom, for what cost, and what it does."""
        users = {
            "controller": "you",
            "bearer": "this minion’s controller",
            "active": "the Methuselah whose turn it is",
            "acting": "the acting minion’s controller",
            "chooser": "whoever controls what was chosen",
            "opponent": "the opposing minion’s controller",
            "blocker": "the blocking minion’s controller",
            "prey": "your prey",
            "remembered": "the Methuselah that this card remembers",
            "edge": "whoever has the Edge",
        }
        who = users[self.by]
        if self.each is not None:
            who = f"the controller of {self.each.aloud()}, as “you”, with that as “this minion”,"
        once = f"{_once(self.once)}{' for each' * self.apiece}"
        when = f"{windows_aloud(self.windows)}{turn_aloud(self.turn)}{once}{_torpid(self.torpid)}"
        cost = _cost(blood=self.blood, pool=self.pool, locks=self.locks)
        does = in_order((*self.declares, *self.words)) or ("a press" if "press" in self.windows else "a maneuver")
        return f"{who} may, {when}{provided(self.conditions)}{cost}: {does}"


class InPlayAction(Struct, frozen=True, omit_defaults=True):
    """An action that a card in play allows (sec. 6.1.6)."""

    text: str
    words: tuple[Words, ...]
    """What it does when it succeeds, besides what its kind does."""
    kind: ActionKind = "card in play"
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
    first: tuple[Words, ...] = ()
    """Of entering combat: what is done before it."""
    blood: Amount = 0
    """What it costs the minion; counted once its targets are chosen."""
    pool: int = 0
    life: int = 0
    """What it costs an ally of its life."""
    conviction: int = 0
    locks: bool = False
    burns: bool = False
    """Whether the card is burned as it is announced."""
    once: bool = False
    """Whether only one minion may take it in a turn."""
    lent: bool = False
    """Whether only those may take it whose Methuselah was lent it for the turn, wherever the card is then."""
    other_way: bool = False
    """Whether it is the action before it, taken in another way: not by who has taken that in the turn (sec. 6.1.6)."""

    def aloud(self, own: str = "this minion") -> str:
        """An action: by whom, what it costs, its stealth, at whom it is directed, and what it does; with whose it is by
        default: of a card that is on no minion, those of its controller."""
        who = _aside(self.by.aloud()) if self.by is not None else own
        kinds = {"card in play": "an action", "bleed": "a bleed", "enter combat": "an action to enter combat"}
        kind = kinds.get(self.kind, f"a {self.kind} action")
        stealth = f" at {self.stealth:+} stealth"
        bare = ", to which no other equipment adds" if self.bare else ""
        bleed = f" with {self.bleed:+} bleed{bare}" if self.bleed else ""
        at = " directed at this card’s controller" if self.directed else ""
        against = f" with {self.against.aloud()}" if self.against is not None else ""
        costs = _cost(blood=self.blood, pool=self.pool, locks=self.locks, life=self.life, conviction=self.conviction)
        costs += ", burning this card as it is announced" if self.burns else ""
        once = ", only one minion in a turn" if self.once else ""
        does = in_order((*self.declares, *self.first, *self.words))
        lent = ", while that is lent for the turn, wherever this card is" if self.lent else ""
        way = ", which is the action before it in another way" if self.other_way else ""
        said = f"{who} can take {kind}{stealth}{bleed}{against}{at}{costs}{once}{lent}{way}{provided(self.conditions)}"
        return f"{said}: {does}" if does else said


def _level_aloud(code: str) -> str:
    """A level of a Discipline that is had besides: “superior Potence”, “1 level of Auspex more”."""
    name = discipline_name(code.lower())
    return f"superior {name}" if code.isupper() else f"1 level of {name} more"


ABOUTS = {"": "", "this": "this card", "minion": "this minion", "opponent": "the opposing minion"}
"""Which card an event is about, as it is said."""


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

    def aloud(self, when: str = "") -> str:
        """What happens by itself: upon what, or `when` that is said otherwise, and what is done."""
        you = " (this minion’s controller is “you”)" if self.by == "bearer" else ""
        happened = when or event_aloud(self.event, ABOUTS[self.about])
        turn = " you" if self.event in _OF_ONE and self.turn == "yours" else turn_aloud(self.turn)
        if self.event == "prey ousted":
            # Whose prey it is says whose turn that is of: hers, whenever it happens.
            turn = ""
        upon = f"{happened}{turn}{provided(self.conditions)}"
        return f"{upon}{_torpid(self.torpid)}: {in_order(self.words)}{you}"


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
    held: tuple[Words, ...] = ()
    """What is done in the unlock phase of a Methuselah who has got counters of it, until she burns those by burning the
    Edge."""
    held_for_good: bool = False
    """Whether she can't burn them so."""

    def aloud(self) -> Iterator[str]:
        """One sentence for each thing that the card does in this way to play it, as a judge would say it."""
        asks = provided(self.conditions)
        if asks:
            yield as_sentence(f"It can be played only{asks}")
        words = (*self.declares, *self.words)
        if words:
            done = "played" if self.type not in _IN_PLAY else "brought into play"
            yield as_sentence(f"As it is {done}: {in_order(words)}")
        if self.during:
            yield as_sentence(f"From the announcement of its action on, successful or not: {in_order(self.during)}")
        if self.held:
            until = "" if self.held_for_good else ", until she burns the Edge to burn all of them"
            who = "In the unlock phase of a Methuselah who has counters of such cards"
            yield as_sentence(f"{who}{until}: {in_order(self.held)}")
        lasting: tuple[Spoken, ...] = (*self.standing, *self.prices)
        yield from (as_sentence(f"While it is in play, {each.aloud()}") for each in lasting)
        yield from (as_sentence(each.aloud()) for each in self.usable)
        on_minion = self.type in _IN_PLAY or any(isinstance(each, PutOn) for each in self.words)
        own = "this minion" if on_minion else "a minion of yours"
        yield from (as_sentence(each.aloud(own)) for each in self.actions)
        alike: dict[Upon, list[str]] = {}
        for one in self.upon:
            said = event_aloud(one.event, ABOUTS[one.about])
            alike.setdefault(replace(one, event="end of turn"), []).append(said)
        for one, events in alike.items():
            yield as_sentence(one.aloud(together(events, "or")))
        yield from (as_sentence(f"The minion that bears it cannot play {name}") for name in self.bars)


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


_IN_PLAY = frozenset({"Vampire", "Imbued", "Equipment", "Ally", "Retainer"})


def _aside(noun: str) -> str:
    """A noun phrase before its verb, with a comma after what is put in."""
    return f"{noun}," if ", whoever" in noun else noun


def _once(once: Once) -> str:
    return f", once in {with_article(once)}" if once else ""


def _torpid(torpid: bool) -> str:
    return " (also while this minion lies in torpor)" if torpid else ""


def _cost(*, blood: Amount = 0, pool: int = 0, locks: bool = False, life: int = 0, conviction: int = 0) -> str:
    """What something costs, said after who may do it; nothing where it is free."""
    paid = ["locking this card"] if locks else []
    paid += [so_many(blood, "blood")] if blood else []
    paid += [so_many(pool, "pool")] if pool else []
    paid += [f"{life} life of an ally"] if life else []
    paid += [so_many(conviction, "conviction", "convictions")] if conviction else []
    return f", for {together(paid)}" if paid else ""
