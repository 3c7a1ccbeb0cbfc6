"""What several cards say alike: their types, windows, groups of minions and small definitions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, Literal, TypedDict, Unpack

from msgspec import structs

from vtes_desktop.abilities.card_text import InPlayAction, Once, Price, Reading, Upon, Usable
from vtes_desktop.abilities.vocabulary.aloud import block, card, times
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CountersOn, HuntOf, Measure, Number, PoolOf
from vtes_desktop.abilities.vocabulary.conditions.actions import (
    ActionOfThis,
    ActionRequires,
    ActionTargets,
    BloodHuntCalled,
    HasBlood,
)
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights, InRound
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition, Conditions
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    AnyOf,
    AtLeast,
    HasEdge,
    Is,
    IsReady,
    IsUnlocked,
    Not,
)
from vtes_desktop.abilities.vocabulary.durations import FED
from vtes_desktop.abilities.vocabulary.effects.actions import FailAction
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, GiveBlood, Heal, MoveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, BurnEdge, Cancel, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, choose_target
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, EndCombat, Forbid, GiveExtra
from vtes_desktop.abilities.vocabulary.effects.flow import (
    Alternative,
    Either,
    ForEachMethuselah,
    If,
    InCombat,
    May,
    OncePerTurn,
    WithEach,
)
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Mark
from vtes_desktop.abilities.vocabulary.effects.referendums import Decide, GainVotes
from vtes_desktop.abilities.vocabulary.effects.spending import Spend
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words, do_all
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits, is_meant
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME, IN_ROUND, LOOKED_AT
from vtes_desktop.cards.model import ACTION_CARDS as ACTION_CARDS
from vtes_desktop.rules import minions
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.wording import together
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy

ACTION: Final = "Action"
AFTER: Final[frozenset[Window]] = frozenset({"after resolution"})
ANYWHERE: Final = ("ready", "torpor", "in play")
TREATS_AS_NORMAL: Final = Usable(
    "treat aggravated damage as normal",
    (*IN_ROUND, "prevention"),
    (AddInCombat("aggravated as normal"),),
    conditions=(Fights(),),
    blood=1,
    once="round",
)
DURING_ACTION: Final[tuple[Window, ...]] = ("as announced", "before block", "block attempt", "after blocks")
THROUGHOUT: Final[tuple[Window, ...]] = (
    "unlock", "master", "minion", "influence", "discard", *DURING_ACTION, "as blocked", "before votes", "polling",
    "after resolution",
)  # fmt: skip
IN_PLAY: Final = ("ready", "torpor")
A_VAMPIRE: Final = Which("vampire", IN_PLAY)
A_RIVAL: Final = Which(whose="others")
CURRENCIES: Final[tuple[Literal["pool", "blood"], ...]] = ("pool", "blood")
HUNT_CALLED: Final[tuple[Window, ...]] = ("blood hunt called",)
NO_STRIKES: Final = Forbid(("strikes",), "opponent", "round")
OPPONENTS_BURN: Final = WithEach(Which("vampire", IN_PLAY, cast="against"), (BurnBlood("target"),))
OWN: Final = Which(own=True)
POLITICAL: Final = ActionIs(("political",))
PRESS: Final = GiveExtra("press", "combat")
REACTION: Final = "Reaction"
READY: Final = IsReady("this")
VOTES_IF_HUNTED: Final = Usable(
    "2 votes", ("polling",), (GainVotes(2),), conditions=(BloodHuntCalled("this"),), once="action", torpid=True
)
UNFED: Final = Which("vampire", whose="you", unmarked=FED)
USED: Final = "used this turn"
VAMPIRE_BEARING: Final = Which("vampire", IN_PLAY, own=True)
YOUR_READY_VAMPIRE: Final = Which("vampire", whose="you")
YOUR_VAMPIRE: Final = Which("vampire", IN_PLAY, "you")
YOUR_YOUNGLING: Final = Which("vampire", ("uncontrolled",), "you")
HAS_BLOOD: Final = AtLeast(BloodOn("this"), 1)
HAS_COUNTER: Final = AtLeast(CountersOn(who="this"), 1)
ALL_ITS_BLOOD: Final = MoveBlood("this", least=BloodOn("this"), most=BloodOn("this"), what_there_is=True)
AS_ANNOUNCED: Final = MoveBlood("target", "to pool", Number("moved"), Number("moved"), what_there_is=True)
"""So much as was announced, or what there is by then (rulings on Villein and Minion Tap)."""
BROTHER: Final = Which("vampire", ("uncontrolled",), "you", circle=True)
LEAVING: Final[tuple[Event, ...]] = ("goes to torpor", "ready minion burned", "leaves the ready region")
"""How minions leave the ready region."""
MARK: Final = Mark(USED, "this")
ONCE: Final = Is("this", Which("card", unmarked=USED))
OF_THE_HECATA: Final = AnyOf((ActionRequires(clan="Hecata"), ActionRequires("obl")))
RICHER_PREY: Final = Not(AtLeast(PoolOf(), PoolOf("prey")))
TARGETED: Final = (ActionTargets("minion"),)
TO_AND_FRO: Final = (MoveBlood("minion", "either"),)


def borne_by(clan: str = "", *words: str) -> Is:
    """What a card says of “this Salubri”, “this Laibon”: only as long as the minion that it is on is one (rulings on
    actions from a card in play, and on SchreckNET)."""
    return Is("minion", Which("vampire", IN_PLAY, clans=(clan,) if clan else (), words=words))


def cancels_hunt(which: Which | None = None) -> Reading:
    """A master card by which a blood hunt is cancelled that has been called (ruling on Gangrel Conspiracy)."""
    when = Timing(frozenset(HUNT_CALLED))
    return Reading("Master", when=when, conditions=(BloodHuntCalled(which=which),), words=(Decide("cancelled"),))


def fed(name: str = "target", amount: int = 1) -> If:
    """A vampire gains blood from a hunting ground, unless it has gained some of any in this turn."""
    return If((Is(name, Which("vampire", unmarked=FED)),), (AddBlood(name, amount), Mark(FED, name)))


def hunts_by_stealing(which: Which, **more: object) -> InPlayAction:
    """A hunt that takes from a vampire what it gains, no more than that has (rulings on Week of Nightmares)."""
    steal = GiveBlood("target", "minion", HuntOf())
    return InPlayAction("hunt", (steal,), "hunt", declares=(Choose(which),), **more)  # type: ignore[arg-type]


def given_back(name: str, amount: int) -> tuple[If, ...]:
    """A vampire gains blood, an ally life up to what it started with."""
    return (If((Is(name, Which("vampire", IN_PLAY)),), (AddBlood(name, amount),), (Heal(name, amount),)),)


def at_start(*words: Words) -> tuple[Upon, ...]:
    """What is done in the unlock phase if the card was unlocked as the turn began: as the one before it ended."""
    rested = If((IsUnlocked("this"),), (Mark("unlocked", "this"),), (Mark("unlocked", "this", ""),))
    return (
        Upon("end of turn", (rested,), torpid=True),
        Upon("unlock phase", words, (Is("this", Which("card", mark="unlocked")),), turn="yours", torpid=True),
    )


def after_success(*words: Unlock, name: str) -> tuple[OncePerTurn, ...]:
    """What a minion does at the end of its action, once in a turn."""
    return (OncePerTurn(name, words),)


def gives_blood(text: str, to: Which) -> Usable:
    """A vampire moves 1 of its blood to another, once in its unlock phase."""
    return once_a_turn(
        "unlock", text, GiveBlood("minion", "target"), declares=(Choose(to),), conditions=(HasBlood(),), torpid=True
    )


def in_its_own_combat(*words: Words) -> Upon:
    """What is so in the combat that an action of the card's own leads to; not in that of a block (sec. 6.2.2)."""
    return Upon("before combat", (InCombat(words),), (Acting(kinds=("enter combat",)), ActionOfThis()))


def as_you(whose: Whose, *words: Words) -> tuple[ForEachMethuselah, ...]:
    """What each of several Methuselahs does in turn, as “you”."""
    return (ForEachMethuselah(whose, words),)


def pool_or_blood(price: Price) -> tuple[Price, ...]:
    """The same of what cards cost in pool as of what they cost in blood."""
    return tuple(structs.replace(price, currency=each) for each in CURRENCIES)


def cheaper(weapon: bool | None) -> tuple[Price, ...]:
    """Equipment costs a minion one blood or pool less: weapons, or what is none."""
    return pool_or_blood(Price(-1, types=("Equipment",), weapon=weapon))


def upon(
    events: Iterable[Event],
    words: tuple[Words, ...],
    conditions: tuple[Conditions, ...] = (),
    about: Literal["", "this", "minion", "opponent"] = "",
    *,
    turn: Literal["yours", "others", "any"] = "any",
    by: Literal["controller", "bearer"] = "controller",
    torpid: bool = False,
) -> tuple[Upon, ...]:
    """The same upon each of several events.

    >>> [each.event for each in upon(("burned", "goes to torpor"), (Burn("this"),))]
    ['burned', 'goes to torpor']
    """
    return tuple(Upon(event, words, conditions, about, turn, by, torpid) for event in events)


def feeds_once(
    events: Iterable[Event], *conditions: Conditions, about: Literal["", "this", "minion", "opponent"] = ""
) -> tuple[Upon, ...]:
    """The minion gains a blood upon each of several events, once in a turn."""
    return upon(events, (AddBlood("minion"), MARK), (*conditions, ONCE), about, by="bearer")


def lapses(*conditions: Conditions, also: tuple[Event, ...] = ()) -> tuple[Upon, ...]:
    """A card that is burned as soon as something is no longer so; `also` upon these events."""
    return upon((*LOOKED_AT, *also), (Burn("this"),), conditions, torpid=True)


BURNED_IN_ANOTHER_SECT: Final = lapses(
    Not(Is("bearer", Which("vampire", IN_PLAY, words=("anarch",)))), also=("changes sect",)
)
"""A card that has made an Anarch of who bears it is burned as soon as that changes its sect, or seems to have
(rulings)."""


def all_of(*conditions: Conditions) -> Not:
    """All of these are so."""
    return Not(AnyOf(tuple(Not(each) for each in conditions)))


ONE_READY: Final = AnyOf(
    (all_of(IsReady("minion"), Not(IsReady("opponent"))), all_of(IsReady("opponent"), Not(IsReady("minion"))))
)
"""One of the two that have fought is ready, the other is not."""


def either(*ways: Alternative) -> Either:
    """One of several things, as its user chooses."""
    return Either(ways)


def attack(
    text: str,
    against: Which = A_RIVAL,
    *,
    by: Which | None = None,
    stealth: int = 0,
    conditions: tuple[Conditions, ...] = (),
) -> InPlayAction:
    """An action to enter combat with somebody."""
    return InPlayAction(text, (), "enter combat", stealth, by=by, against=against, conditions=conditions)


def act_on(
    which: Which,
    text: str,
    *words: Words,
    stealth: int = 0,
    blood: int = 0,
    conditions: tuple[Conditions, ...] = (),
    other_way: bool = False,
) -> InPlayAction:
    """A minion's own action upon what is chosen as it is announced."""
    chosen = (Choose(which),)
    return InPlayAction(
        text, words, stealth=stealth, declares=chosen, conditions=conditions, blood=blood, other_way=other_way
    )


def fails_action(*conditions: Conditions, by: Literal["controller", "bearer"] = "controller") -> Usable:
    """A card that is burned to have an action fail which nobody attempts to block just now."""
    windows: Final[tuple[Window, ...]] = ("as announced", "before block", "after blocks")
    return Usable("burn it: the action fails", windows, (Burn("this"), FailAction()), conditions=conditions, by=by)


def hunted(by: Which, stealth: int = 0, blood: int = 0) -> InPlayAction:
    """An action of others to enter combat with the minion that the card is on."""
    against = Which(bearer=True, whose="others")
    return InPlayAction("enter combat with it", (), "enter combat", stealth, by=by, against=against, blood=blood)


def for_counter(
    text: str,
    windows: tuple[Window, ...],
    *words: Words,
    conditions: tuple[Conditions, ...] = (),
    declares: tuple[Words, ...] = (),
    each: Which | None = None,
) -> Usable:
    """What a counter on the card is burned for, once in an action."""
    return Usable(
        f"burn 1 counter: {text}",
        windows,
        (Count(-1, who="this"), *words),
        declares,
        (HAS_COUNTER, *conditions),
        each=each,
        once="action",
    )


_Phase = Literal["unlock", "master", "minion", "influence", "discard"]


class _UsedBy(TypedDict, total=False):
    """What else is said of something that may be used (:class:`Usable`), besides how often."""

    declares: tuple[Words, ...]
    conditions: tuple[Conditions, ...]
    by: Literal["controller", "bearer", "active"]
    each: Which
    blood: int
    pool: int
    torpid: bool


class _Used(_UsedBy, total=False):
    """The same, and how often."""

    once: Literal["turn"]


class _UsedInPhase(_Used, total=False):
    """The same of what may be used in a phase."""

    locks: bool


def for_locking(text: str, windows: tuple[Window, ...], *words: Words, **used: Unpack[_Used]) -> Usable:
    """What the card may be locked for."""
    return Usable(text, windows, words, locks=True, **used)


def in_your(phase: _Phase, text: str, *words: Words, **used: Unpack[_UsedInPhase]) -> Usable:
    """What may be used in a phase of one's own turn."""
    return Usable(text, (phase,), words, turn="yours", **used)


def once_a_turn(phase: _Phase, text: str, *words: Words, **used: Unpack[_UsedBy]) -> Usable:
    """What may be used once in a phase of one's own turn."""
    return in_your(phase, text, *words, once="turn", **used)


def for_master_action(text: str, *words: Words, **used: Unpack[_UsedInPhase]) -> Usable:
    """What a master phase action may be used for (sec. 5)."""
    return in_your("master", f"a master phase action: {text}", Spend("master phase action"), *words, **used)


def unlocks_for(*, blood: int = 0, pool: int = 0, window: _Phase = "unlock") -> Usable:
    """The minion that the card is on may unlock for something, in a phase of its Methuselah's own turn."""
    text = f"burn {f'{blood} blood' if blood else f'{pool} pool'} to unlock"
    locked = (Is("minion", Which(where=IN_PLAY, locked=True)),)
    return in_your(window, text, Unlock("minion"), conditions=locked, by="bearer", blood=blood, pool=pool, torpid=True)


def truce(sect: str) -> Usable:
    """A location is locked to end a combat of two minions of a sect, one of them yours, before range."""
    yours, none_other = Which("vampire", whose="you", words=(sect,)), Not(Is("both", Which(words=(f"non-{sect}",))))
    return for_locking("end the combat", ("before range",), EndCombat(), conditions=(Is("both", yours), none_other))


GEHENNA: Final = Which("card", ("in play",), words=("gehenna",))
OLDER_IN_FIRST_ROUND: Final = (Fights("this"), InRound(), Is("opponent", Which("vampire", age="older")))


def after_victory(*paid: Words) -> tuple[Upon, ...]:
    """A vampire may unlock once in a turn as a combat is over after which its opponent is not ready."""
    conditions = (ONCE, Fights("this"), Not(IsUnlocked("this")), Not(IsReady("opponent")))
    return (Upon("combat is over", (May((*paid, Unlock("this"), MARK), "unlock"),), conditions, torpid=True),)


def cancels(
    text: str,
    *conditions: Conditions,
    free: bool = True,
    blood: int = 0,
    once: Once = "",
    torpid: bool = False,
) -> Usable:
    """A minion cancels the card that is being played, `free` where its cost is not paid then."""
    words = (Cancel(free=free),)
    return Usable(text, ("as played",), words, (), conditions, blood=blood, once=once, torpid=torpid)


def cancels_reaction(which: Which) -> Usable:
    """A vampire that acts cancels a reaction card of somebody for 2 blood, once in the action; its cost is not paid. It
    may do so when a combat in its action has sent it to torpor, too (rulings)."""
    reacts = Played("now", ("Reaction",), which=which)
    return cancels("cancel the reaction card", Acting("this"), reacts, blood=2, once="action", torpid=True)


BURNED_FOR_THE_EDGE: Final = Usable(
    "burn the Edge to burn it", ANY_TIME, (BurnEdge(), Burn("this")), conditions=(HasEdge(),), by="edge", torpid=True
)
"""Any Methuselah who has the Edge may burn it to burn the card."""


class FellTo(Condition, frozen=True):
    """What happens is about a combatant whose opponent is meant."""

    which: Which

    def holds(self, here: Here) -> bool:
        foe = foe_of_it(here)
        return foe is not None and is_meant(here, self.which, foe)

    def aloud(self) -> str:
        return f"that card is in combat with {self.which.aloud()}"


def foe_of_it(here: Here) -> Copy | None:
    """Whom the card that an event is about fights; None where it does not."""
    fight, it = here.game.fight, here.chosen.get("it", [])
    return fight.other(it[0]) if fight is not None and it and it[0] in fight.both else None


class AsFoe(Word, frozen=True):
    """Words in which the opponent of the combatant that an event is about is “the minion”, and its controller “you”."""

    words: tuple[Words, ...]

    def do(self, here: Here) -> Procedure[None]:
        foe = foe_of_it(here)
        if foe is not None:
            yield from do_all(structs.replace(here, seat=foe.controller, minion=foe), self.words)

    def aloud(self) -> str:
        return f"for the opponent of that card, as “this minion”, and its controller, as “you”: {block(self.words)}"


class _ChooseThere(Word, frozen=True):
    """Choose one of the cards that a kind of this word finds; the words after it speak of it as ``target``."""

    question: ClassVar[str]
    rule: ClassVar[str] = "1.6.1"

    def there(self, here: Here) -> list[Copy]:
        """The cards that may be chosen now."""
        raise NotImplementedError

    def can(self, here: Here) -> bool:
        return bool(self.there(here))

    def do(self, here: Here) -> Procedure[None]:
        yield from choose_target(here, self.question, here.game.targets(self.there(here)), rule=self.rule)


class NamedOn(Measure, frozen=True):
    """As many as there are cards of some names on a minion, and so many more."""

    names: tuple[str, ...]
    who: str = "minion"
    plus: int = 0
    per: int = 1
    """For how many of them it counts once."""

    def of(self, here: Here) -> int:
        game = here.game
        on = [each for copy in here.copies(self.who) for each in minions.on_it(game, copy)]
        return sum(each.face_up and game.card(each).name in self.names for each in on) // self.per + self.plus

    def aloud(self) -> str:
        what = f"cards named {together(self.names, 'or')} on {card(self.who)}"
        return times(1, f"1 for every {self.per} {what}" if self.per > 1 else f"the number of {what}", self.plus)


class ReferendumCalledBy(Condition, frozen=True):
    """The referendum being held was called by a minion that is meant (sec. 6.3)."""

    which: Which

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        minion = here.game.table.copies.get(call.minion) if call is not None and not call.blood_hunt else None
        return minion is not None and fits(here, self.which, minion)

    def aloud(self) -> str:
        return f"the referendum was called by {self.which.kind_aloud()}"
