"""Action cards defined by name: embraces, numbers for a turn, counters, circles of Blood Brothers."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, Counted, CountersOn, Number
from vtes_desktop.abilities.vocabulary.conditions.cards import FewerOn, FewerThisTurn, LaterTurn
from vtes_desktop.abilities.vocabulary.conditions.companions import InFirstRound
from vtes_desktop.abilities.vocabulary.conditions.union import (
    AtLeast,
    Bled,
    HasEdge,
    Is,
    Not,
)
from vtes_desktop.abilities.vocabulary.effects.actions import ForAll
from vtes_desktop.abilities.vocabulary.effects.attempts import CannotBlock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, GainPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, Lock, PutInPlay, PutOn, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import AddInCombat, Inflict
from vtes_desktop.abilities.vocabulary.effects.counting import PoolOnto
from vtes_desktop.abilities.vocabulary.effects.edge import BurnEdge
from vtes_desktop.abilities.vocabulary.effects.flow import (
    Alternative,
    Either,
    ForEachMethuselah,
    If,
    InCombat,
    May,
    WithEach,
)
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.masters import Fill, Lend, LendTo, Return, SpendMasterAction
from vtes_desktop.abilities.vocabulary.effects.schemes import (
    CountTurn,
    GiveNamed,
    MarkTurn,
    NameAnyClan,
    RaiseAlly,
    StealFromPool,
    TakeFromTop,
    UnlockAt,
)
from vtes_desktop.abilities.vocabulary.effects.taking import BecomeVampire, FindDiscipline
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window
from vtes_desktop.rules.minions import GAINED_NOW

ACTION: Final = "Action"
IN_PLAY: Final = ("ready", "torpor")
ANYWHERE: Final = ("ready", "torpor", "in play")
BEARER: Final = Which("vampire", bearer=True)
DURING_ACTION: Final[tuple[Window, ...]] = ("as announced", "before block", "block attempt", "after blocks")
ANY_TIME: Final[tuple[Window, ...]] = (
    "unlock", "master", "minion", "influence", "discard", *DURING_ACTION, "as blocked", "after resolution",
)  # fmt: skip


def _show(level: str, strength: int) -> Reading:
    """Show of Force: strength in the combat of a block."""
    gains = May((AddInCombat("strength", strength, "combat"),), f"gain +{strength} strength?")
    return Reading(ACTION, level, during=(InCombat((gains,)),))


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


def _acceptance(level: str) -> Reading:
    """Blithe Acceptance: burned in each combat anew, or at superior kept for a blood (ANK 20230527)."""
    keeps = Either(
        (
            Alternative("burn 1 blood", (BurnBlood("minion"),), (AtLeast(BloodOn("minion"), 1),)),
            Alternative("burn it", (Burn("this"),)),
        )
    )
    return Reading(
        ACTION,
        level,
        words=(PutOn("minion"),),
        standing=(Standing("stealth", 1),),
        upon=(Upon("before range", (keeps if level.isupper() else Burn("this"),), (InFirstRound(),)),),
    )


def _veil(level: str, who: str) -> Reading:
    return Reading(ACTION, level, words=(LendTo(f"stealth of {who}", 1),))


_BROTHER: Final = Which("vampire", ("uncontrolled",), "you", circle=True)
_WRAITHS: Final = Which("ally", ("ash heap",), "you", any_word=("wraith", "zombie"))

CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Create Gargoyle",
        Reading(
            ACTION,
            words=(
                BecomeVampire(2, acts=False, clan="Gargoyle", disciplines="vis", traits=("flight",), slave=True),
                FindDiscipline(),
                ChooseNumber(0, 3, "given", "blood"),
                GiveBlood("minion", "this", Number("given")),
            ),
        ),
    ),
    mended(
        "Hatchling",
        Reading(
            ACTION,
            words=(BecomeVampire(1, acts=False, clan="Gargoyle", disciplines="vis", blood=1),),
            usable=(
                Usable(
                    "burn 1 blood to gain flight",
                    ("unlock",),
                    (Mark("flight", "this"),),
                    turn="yours",
                    blood=1,
                    once="game",
                ),
            ),
        ),
    ),
    mended("Psychic Veil", _veil("obf", "vampires"), _veil("OBF", "minions")),
    mended(
        "Open War",
        # Each of the two actions once in a turn (LSJ 20100909).
        Reading(
            ACTION,
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "a master phase action: move 1 pool to it",
                    ("master",),
                    (
                        SpendMasterAction(),
                        PoolOnto(),
                        If((AtLeast(BloodOn("this"), 4),), (Burn("this"), GainPool(4, "holder"))),
                    ),
                    turn="yours",
                    by="active",
                ),
            ),
            actions=(
                InPlayAction(
                    "enter combat with a minion",
                    (),
                    "enter combat",
                    by=Which("vampire", words=("anarch",)),
                    against=Which(whose="others"),
                ),
                InPlayAction(
                    "burn a location",
                    (Burn("target"),),
                    declares=(Choose(Which("location", ANYWHERE)),),
                    by=Which("vampire", words=("anarch",)),
                    pool=2,
                ),
            ),
        ),
    ),
    mended("Show of Force", _show("pot pre", 1), _show("POT PRE", 2)),
    mended(
        "Concert Tour",
        Reading(
            ACTION,
            words=(PutOn("minion"),),
            upon=(Upon("unlock phase", (Fill("minion"), Burn("this")), turn="yours", torpid=True),),
        ),
    ),
    mended("Scrounging", Reading(ACTION, words=(TakeFromTop(3, 2),))),
    mended(
        "Dive into Madness",
        Reading(ACTION, "dem", words=(Mark(GAINED_NOW, "minion", "DEM"), Unlock("minion"))),
        Reading(
            ACTION,
            "DEM",
            conditions=(FewerOn("Dive into Madness", 2),),
            words=(If((FewerOn("Dive into Madness", 2),), (PutOn("minion"),)),),
            standing=(Standing("bleed", 1),),
            actions=(InPlayAction("burn it", (Burn("this"),), by=Which("vampire", age="older"), directed=True),),
        ),
    ),
    mended(
        "Clan Impersonation",
        # Not its sect (RTR 20201130); its own clan again when the card goes (ANK 20200415).
        Reading(
            ACTION,
            declares=(NameAnyClan(),),
            words=(PutOn("minion"), GiveNamed("clan")),
            actions=(InPlayAction("burn it", (Burn("this"),), by=BEARER),),
        ),
    ),
    mended(
        "Gear Up",
        # What comes back is chosen with the announcement (LSJ 20010627).
        Reading(
            ACTION,
            "nec",
            declares=(Choose(Which("library card", ("ash heap",), "you")),),
            words=(Unlock("minion"), Return("target")),
        ),
        Reading(ACTION, "pre", words=(Unlock("minion"), Lend("stealth", 1, "minion"))),
        Reading(ACTION, "vic", words=(Unlock("minion"), Lend("strength", 1, "minion", until_unlock=True))),
    ),
    mended(
        "Propaganda",
        Reading(
            ACTION,
            "PRE",
            during=(CannotBlock(which=Which("vampire", words=("titled",))),),
            words=(ForEachMethuselah("target", (Choose(Which(whose="you", locked=False), "locked"), Lock("locked"))),),
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
        "419 Operation",
        # Also without a counter (ANK 20221011-3).
        Reading(
            ACTION,
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "move 1 pool of your prey to it, or its pool to yours",
                    ("unlock",),
                    (
                        Either(
                            (
                                Alternative("1 pool of your prey to it", (StealFromPool("prey"),)),
                                Alternative("its pool to yours", (StealFromPool("you", onto=False, amount=1000),)),
                            )
                        ),
                    ),
                    turn="yours",
                    once="turn",
                ),
                Usable(
                    "burn the Edge: its pool to yours, and burn it",
                    ANY_TIME,
                    (BurnEdge(), StealFromPool("you", onto=False, amount=1000), Burn("this")),
                    conditions=(HasEdge(),),
                    by="prey",
                ),
            ),
        ),
    ),
    mended("Shadow Twin", _twin("obt", stays=False), _twin("OBT", stays=True)),
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
    mended("Blithe Acceptance", _acceptance("obf"), _acceptance("OBF")),
    mended(
        "Unwholesome Bond",
        Reading(
            ACTION,
            "san",
            words=(AddBlood("minion", Counted(Which("vampire", locked=False, circle=True, other=True), plus=1)),),
        ),
        Reading(ACTION, "SAN", words=(WithEach(_BROTHER, (AddBlood("target"),)),)),
    ),
    mended(
        "Hive Mind",
        Reading(
            ACTION,
            "san",
            declares=(Choose(Which("vampire", circle=True, other=True)),),
            words=(Unlock("minion"), Unlock("target")),
        ),
        Reading(ACTION, "SAN", declares=(Choose(_BROTHER),), words=(AddBlood("target", 3),)),
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
        "Fiendish Tongue",
        Reading(
            ACTION,
            during=(ForAll("intercept", -1, Which("vampire", words=("anarch",))),),
            words=(
                If(
                    (Bled(), Is("minion", Which("vampire", clans=("Tzimisce",)))),
                    (UnlockAt("discard phase", blood=1),),
                ),
            ),
        ),
    ),
)
