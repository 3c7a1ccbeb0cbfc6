"""Action cards, P to Z: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.cards.phrases import ACTION, ANY_TIME, ANYWHERE, BROTHER, IN_PLAY, REACTION, lapses
from vtes_desktop.abilities.text.sentences.action_cards import LOOKED_AT
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, Counted, CountersOn, Methuselahs, Number
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionRequires, PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.cards import FewerThisTurn, LaterTurn
from vtes_desktop.abilities.vocabulary.conditions.reactions import MayFail, TargetsCard
from vtes_desktop.abilities.vocabulary.conditions.union import (
    AnyOf,
    AtLeast,
    BlockMayBegin,
    Covers,
    DirectedAtYou,
    InTorpor,
    Is,
    IsReady,
    Not,
    Same,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddIntercept, Borrow, FailAction, Oblige
from vtes_desktop.abilities.vocabulary.effects.attempts import AttemptToBlock, CannotBlock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, Lock, PutInPlay, PutOn, RemoveFromGame, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, Inflict
from vtes_desktop.abilities.vocabulary.effects.crypts import ChooseInfluenced, RaiseVampire, RevealCrypt
from vtes_desktop.abilities.vocabulary.effects.flow import (
    Alternative,
    Either,
    ForEachMethuselah,
    If,
    InCombat,
    May,
    WithEach,
)
from vtes_desktop.abilities.vocabulary.effects.holdings import DiscardChosen, WithMethuselah
from vtes_desktop.abilities.vocabulary.effects.marking import Mark, Remember
from vtes_desktop.abilities.vocabulary.effects.masters import LendTo, Return
from vtes_desktop.abilities.vocabulary.effects.owning import SearchLibrary
from vtes_desktop.abilities.vocabulary.effects.schemes import (
    AtAll,
    CountTurn,
    DiscardAmong,
    GiveNamed,
    HaveFight,
    MarkTurn,
    NameDiscipline,
    RaiseAlly,
    TakeFromTop,
)
from vtes_desktop.abilities.vocabulary.effects.summoning import (
    CompareCrypts,
    EndTraining,
    PutInTraining,
    RecruitFromLibrary,
    SummonCard,
    SummonVampire,
)
from vtes_desktop.abilities.vocabulary.effects.taking import (
    Awaken,
    BecomeVampire,
    DiscardAtRandom,
    FindDiscipline,
    MoveTo,
)
from vtes_desktop.abilities.vocabulary.effects.wardens import BlockItself
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window


def _raised(level: str, region: str, blood: int) -> Reading:
    """Possession: a vampire of the ash heap, with nothing that was said of it before (LSJ 20040726)."""
    return Reading(
        ACTION,
        level,
        declares=(Choose(Which("vampire", ("ash heap",), "you")),),
        words=(RaiseVampire(region, blood),),
    )


def _veil(level: str, who: str) -> Reading:
    return Reading(ACTION, level, words=(LendTo(f"stealth of {who}", 1),))


_OWN_MINION_PHASE: Final[tuple[Window, ...]] = ("minion", "as announced", "before block", "after blocks")
"""When a vampire may be taken control of in one's minion phase: while others act too (LSJ 20001201), but here not while
it attempts to block."""

_NEW: Final = "new this turn"

_PULLED: Final = (Unlock("bearer"), Borrow("bearer"), Burn("this"))
"""What Puppet Master does once, in the next minion phase of who controls it."""

_NEXT_TURN: Final = Is("this", Which("card", unmarked=_NEW))


def _hand(*, superior: bool) -> Reading:
    """Rutor's Hand: damage for a card that unlocks; at superior it may be bought off."""
    hurts = Inflict(1, "minion", aggravated=True, unpreventable=True, environmental=True)
    spared = Either(
        (
            Alternative("burn 3 blood: no damage", (BurnBlood("minion", 3),), (AtLeast(BloodOn("minion"), 3),)),
            Alternative("take the damage", (hurts,)),
        )
    )
    return Reading(
        ACTION,
        "THA" if superior else "tha",
        words=(PutOn("minion"), Lock("this"), spared if superior else hurts),
        usable=(Usable("unlock", ("minion",), (Unlock("minion"),), turn="yours", by="bearer", locks=True),),
    )


def _deprivation(level: str, which: Which) -> Reading:
    """Sensory Deprivation: a retainer is burned, or a minion stays locked as long as the acting vampire is ready."""
    retainer = Which("retainer", ANYWHERE)
    return Reading(
        ACTION,
        level,
        declares=(
            Either(
                (
                    Alternative("burn a retainer", (Choose(retainer),)),
                    Alternative("put it on a minion", (Choose(which),)),
                )
            ),
        ),
        words=(If((Is("target", retainer),), (Burn("target"),), (PutOn("target"), Remember("minion"))),),
        standing=(Standing("stays locked", 1),),
        upon=tuple(Upon(event, (Burn(),), (Not(IsReady("remembered")),), torpid=True) for event in LOOKED_AT),
    )


def _twin(level: str, *, stays: bool) -> Reading:
    """Shadow Twin: damage, and at superior the card on who took it; nothing more on a retainer (LSJ 20010303)."""
    there = Which("minion", IN_PLAY, alternatives=(Which("retainer", ANYWHERE),))
    return Reading(
        ACTION,
        level,
        declares=(Choose(there),),
        words=(
            Inflict(1, "target", unpreventable=True),
            *((If((Is("target", Which("minion", IN_PLAY)),), (PutOn("target"),)),) if stays else ()),
        ),
        standing=(Standing("stealth", -1),) if stays else (),
        upon=(Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True),) if stays else (),
    )


def _crescendo(level: str, damage: int) -> Reading:
    """Shattering Crescendo: another one is discarded when the action succeeds; it must be there from the beginning."""
    another = Which("card", ("hand",), "you", name="Shattering Crescendo")
    return Reading(
        ACTION,
        level,
        conditions=(There(another, 2),),
        declares=(
            ChooseMethuselah("any"),
            Choose(Which(where=IN_PLAY, whose="chosen"), least=1, most=2),
        ),
        words=(If((There(another),), (DiscardChosen(another), Inflict(damage, "target", unpreventable=True))),),
    )


def _show(level: str, strength: int) -> Reading:
    """Show of Force: strength in the combat of a block."""
    gains = May((AddInCombat("strength", strength, "combat"),), f"gain +{strength} strength?")
    return Reading(ACTION, level, during=(InCombat((gains,)),))


_WRAITHS: Final = Which("ally", ("ash heap",), "you", any_word=("wraith", "zombie"))


def _tempting(counters: int) -> tuple[tuple[Words, ...], tuple[Usable, ...]]:
    """What Temptation does as it comes into play with so many counters, and what it may be used for."""
    more = (Count(counters),) if counters else ()
    enough = Covers(CountersOn(), BloodOn("bearer"))
    return (PutOn("target"), *more), (
        Usable("add a counter", ("master",), (Count(1),), turn="yours", once="turn"),
        Usable(
            "burn the counters to unlock the vampire and control it until the end of the turn",
            _OWN_MINION_PHASE,
            (Count(CountersOn(times=-1)), Unlock("bearer"), Borrow("bearer")),
            conditions=(enough,),
            turn="yours",
        ),
    )


BEFORE: Final[tuple[Window, ...]] = ("before block", "block attempt", "after blocks")

SABBAT: Final = Which("vampire", whose="you", words=("sabbat",), may_block=True)

MY_UNCONTROLLED: Final = Which("vampire", ("uncontrolled",), "you")


def _fury(*more: Unlock) -> Reading:
    """Unleash Hell's Fury: it attempts to block by itself, an infernal vampire while it does."""
    return Reading(
        ACTION,
        "DAI" if more else "dai",
        words=(PutInPlay(), *more),
        usable=(Usable("attempt to block", ("before block",), (BlockItself(9, 2),), conditions=(DirectedAtYou(),)),),
    )


_RECRUIT: Final = "Web of Knives Recruit"

TRAINING: Final = "training"

_TRAINS: Final = (AtLeast(CountersOn(TRAINING), 1), FewerThisTurn(_RECRUIT, 2))

_RECRUITS: Final = Which("card", ("uncontrolled",), "you", name=_RECRUIT)

_TRAINED: Final = (
    Count(-1, TRAINING),
    CountTurn(_RECRUIT),
    If(
        (Not(AtLeast(CountersOn(TRAINING), 1)),),
        (
            EndTraining(),
            BecomeVampire(
                3,
                clan="Banu Haqim",
                sect="Independent",
                disciplines="cel obf pot qui",
                traits=("blood cursed",),
                blood=3,
            ),
        ),
    ),
)

CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Petra Resonance",
        # Not when any crypt is empty (RTR 20000501).
        Reading(ACTION, words=(CompareCrypts(3, 1),)),
    ),
    mended("Possession", _raised("nec", "uncontrolled", 0), _raised("NEC", "ready", 1)),
    mended(
        "Propaganda",
        Reading(
            ACTION,
            "PRE",
            during=(CannotBlock(which=Which("vampire", words=("titled",))),),
            words=(ForEachMethuselah("target", (Choose(Which(whose="you", locked=False), "locked"), Lock("locked"))),),
        ),
    ),
    mended("Psychic Veil", _veil("obf", "vampires"), _veil("OBF", "minions")),
    mended(
        "Puppet Master",
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(Which("vampire", ("ready", "torpor"), "any", age="younger")),),
            words=(PutOn("target"), Lock("target"), Mark(_NEW, "this")),
            standing=(Standing("stays locked", 1),),
            usable=(
                Usable(
                    "unlock the vampire and control it until the end of the turn",
                    _OWN_MINION_PHASE,
                    _PULLED,
                    conditions=(_NEXT_TURN,),
                    turn="yours",
                    torpid=True,
                ),
            ),
            upon=(Upon("end of phase", _PULLED, (PhaseIs("minion"), _NEXT_TURN), turn="yours", torpid=True),),
        ),
    ),
    mended(
        "Purification",
        Reading(
            REACTION,
            "QUI",
            conditions=(
                MayFail(),
                TargetsCard(Which("minion", ("ready", "torpor"), "you")),
                AnyOf((ActionRequires("dom"), ActionRequires("pre"))),
            ),
            words=(FailAction(),),
        ),
    ),
    mended(
        "Recruitment Exercise",
        Reading(
            ACTION,
            words=(
                RevealCrypt(),
                If((Is("revealed", Which("vampire", words=("black hand",))),), (AddBlood("revealed"),)),
            ),
        ),
    ),
    mended(
        "Red List",
        Reading(
            ACTION,
            declares=(Choose(Which("ally", alternatives=(Which("vampire", age="younger"),))),),
            during=(CannotBlock("target"),),
            words=(Mark("red list", "target"),),
        ),
    ),
    mended(
        "Renewed Vigor",
        Reading(
            ACTION,
            "for",
            words=(PutOn("minion"),),
            usable=(
                Usable(
                    "burn it to leave torpor",
                    ("unlock",),
                    (Burn("this"), MoveTo("ready", "minion")),
                    conditions=(InTorpor(),),
                    turn="yours",
                    by="bearer",
                    torpid=True,
                ),
            ),
        ),
    ),
    mended(
        "Rewilding",
        Reading(
            ACTION,
            declares=(Choose(Which("location", ANYWHERE)), WithMethuselah()),
            words=(Burn("target"), BurnPool(2, "chosen")),
        ),
    ),
    mended("Rutor's Hand", _hand(superior=False), _hand(superior=True)),
    mended(
        "Sanguine Instruction",
        Reading(
            ACTION,
            declares=(
                NameDiscipline(),
                Choose(Which("vampire", clan_of="minion", below_named="discipline")),
            ),
            words=(PutOn("target"), GiveNamed("discipline")),
        ),
    ),
    mended("Scrounging", Reading(ACTION, words=(TakeFromTop(3, 2),))),
    mended(
        "Sensory Deprivation",
        _deprivation("chi", Which("ally", can_have=True)),
        _deprivation("CHI", Which("vampire", IN_PLAY, can_have=True)),
    ),
    mended("Shadow Twin", _twin("obt", stays=False), _twin("OBT", stays=True)),
    mended("Shattering Crescendo", _crescendo("mel", 2), _crescendo("MEL", 3)),
    mended("Show of Force", _show("pot pre", 1), _show("POT PRE", 2)),
    mended(
        "Shroud of Decay",
        Reading(
            ACTION,
            "OBL",
            conditions=(There(Which("card", ("ash heap",), "prey"), 7),),
            declares=(ChooseMethuselah("prey"),),
            words=(
                If(
                    (There(Which("card", ("ash heap",), "chosen"), 7),),
                    (
                        Choose(Which("card", ("ash heap",), "chosen"), "removed", least=7, most=7),
                        RemoveFromGame("removed"),
                        BurnPool(3, "chosen"),
                    ),
                ),
            ),
        ),
    ),
    mended(
        "Slaughtering the Herd",
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(Which("vampire", IN_PLAY, "predator", can_have=True)),),
            words=(PutOn("target"), Remember("minion")),
            usable=(
                Usable("burn 4 blood to burn it", ("minion",), (Burn("this"),), turn="yours", by="bearer", blood=4),
            ),
            upon=(
                Upon("as announced", (GiveBlood("bearer", "remembered"),), (Same("acting", "bearer"),)),
                *lapses(Not(IsReady("remembered"))),
            ),
        ),
    ),
    mended(
        "Spirit Marionette",
        Reading(ACTION, "obe", declares=(Choose(Which("minion", ("ready",), "prey")),), words=(Lock("target"),)),
        Reading(
            ACTION,
            "OBE",
            declares=(Choose(Which("minion", ("ready",), "others", locked=False)),),
            words=(
                If((Is("target", Which(locked=False)),), (Borrow("target", "next action"), Oblige("target", "bleed"))),
            ),
        ),
    ),
    mended(
        "Split the Veil",
        Reading(
            ACTION,
            words=(PutInPlay(), Count(2)),
            usable=(
                Usable(
                    "burn a counter",
                    ("unlock",),
                    (
                        Count(-1),
                        CountTurn("split the veil"),
                        If(
                            (Not(AtLeast(CountersOn(), 1)),),
                            (Burn("this"), Choose(_WRAITHS), RaiseAlly()),
                        ),
                    ),
                    conditions=(AtLeast(CountersOn(), 1), FewerThisTurn("split the veil", 2)),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    mended(
        "Sudario Refraction",
        Reading(
            ACTION,
            declares=(Choose(Which("library card", ("ash heap",), "you"), least=3, most=3),),
            words=(Return(to="top"), DiscardAtRandom(3)),
        ),
    ),
    mended(
        "Summon History",
        Reading(ACTION, "tem", words=(SummonCard(Number("x")),)),
        Reading(ACTION, "TEM", words=(SummonVampire(Number("x")),)),
    ),
    mended(
        "Summoning, The",
        Reading(
            ACTION,
            "pre",
            words=(SearchLibrary(Which("ally", alternatives=(Which("retainer"),))),),
        ),
        Reading(ACTION, "PRE", words=(RecruitFromLibrary(),)),
    ),
    mended(
        "Tattoo Signal",
        Reading(
            ACTION,
            words=(PutOn("minion"),),
            usable=(
                Usable(
                    "unlock another Black Hand vampire",
                    ANY_TIME,
                    (Unlock("target"),),
                    (Choose(Which("vampire", IN_PLAY, locked=True, other=True, words=("black hand",))),),
                    (IsReady(), Is("minion", Which(words=("seraph",)))),
                    by="bearer",
                    locks=True,
                ),
            ),
        ),
    ),
    mended(
        "Taunt the Caged Beast",
        # The prey is asked first (LSJ 20070319).
        Reading(
            ACTION,
            "ANI",
            conditions=(AtLeast(Methuselahs(), 3),),
            declares=(
                Choose(Which("vampire", whose="predator"), "first"),
                Choose(Which("vampire", whose="prey"), "second"),
            ),
            words=(
                HaveFight("second", "first"),
                If(
                    (IsReady("first"),),
                    (If((Not(IsReady("second")),), (AddBlood("first", 4),)),),
                    (If((IsReady("second"),), (AddBlood("second", 4),)),),
                ),
            ),
        ),
    ),
    mended(
        "Temptation",
        *(
            Reading(ACTION, level, declares=(Choose(Which("vampire", ("ready",))),), words=words, usable=uses)
            for level, (words, uses) in (("ser", _tempting(0)), ("SER", _tempting(1)))
        ),
    ),
    mended(
        "Tumnimos",
        Reading(
            ACTION,
            words=(BecomeVampire(2, disciplines="chi"), FindDiscipline(regions=("hand",))),
        ),
    ),
    mended(
        "Under Siege",
        Reading(
            ACTION,
            words=(PutInPlay(), Count(3)),
            usable=(
                Usable(
                    "burn a counter: a Sabbat vampire unlocks and attempts to block with +1 intercept",
                    BEFORE,
                    (Count(-1), Unlock("target"), AddIntercept("target"), AttemptToBlock("target")),
                    (Choose(SABBAT),),
                    (AtLeast(CountersOn(), 1), BlockMayBegin(which=SABBAT)),
                    once="action",
                ),
            ),
            upon=tuple(Upon(event, (Burn(),), (Not(AtLeast(CountersOn(), 1)),)) for event in LOOKED_AT),
        ),
    ),
    mended(
        "Undue Influence",
        Reading(
            ACTION,
            "chi",
            declares=(Choose(MY_UNCONTROLLED), ChooseInfluenced("any", "giver", imbued=True)),
            words=(GiveBlood("giver", "target"),),
        ),
        Reading(ACTION, "qui", declares=(Choose(MY_UNCONTROLLED),), words=(AddBlood("target", 1), Awaken())),
    ),
    mended("Unleash Hell's Fury", _fury(), _fury(Unlock("minion"))),
    mended(
        "Unwholesome Bond",
        Reading(
            ACTION,
            "san",
            words=(AddBlood("minion", Counted(Which("vampire", locked=False, circle=True, other=True), plus=1)),),
        ),
        Reading(ACTION, "SAN", words=(WithEach(BROTHER, (AddBlood("target"),)),)),
    ),
    mended(
        "Vaticination",
        Reading(ACTION, declares=(AtAll("others"),), words=(DiscardAmong("any"),)),
    ),
    mended(
        _RECRUIT,
        # Where more than two are trained, their Methuselah says which; else each of them is.
        Reading(
            ACTION,
            words=(PutInTraining(), Count(3, TRAINING)),
            usable=(
                Usable(
                    "burn a training counter",
                    ("unlock",),
                    _TRAINED,
                    conditions=(*_TRAINS, There(_RECRUITS, 3)),
                    turn="yours",
                    once="turn",
                ),
            ),
            upon=(Upon("unlock phase", _TRAINED, (*_TRAINS, Not(There(_RECRUITS, 3))), turn="yours"),),
        ),
    ),
    mended(
        "Zillah's Tears",
        Reading(
            ACTION,
            words=(PutOn("minion"), AddBlood("minion"), MarkTurn("put there in")),
            usable=(
                Usable(
                    "burn it to unlock",
                    ANY_TIME,
                    (Burn("this"), Unlock("minion")),
                    conditions=(LaterTurn("put there in"), Is("minion", Which(locked=True, words=("sabbat",)))),
                    by="bearer",
                ),
            ),
        ),
    ),
)
