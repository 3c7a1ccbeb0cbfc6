"""Action cards defined by name: cards summoned, recruits trained, vampires taught, crypts compared."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.action_cards import LOOKED_AT
from vtes_desktop.abilities.vocabulary.amounts import CorruptionOn, CountersOn, Number, SizeOf
from vtes_desktop.abilities.vocabulary.conditions.cards import FewerThisTurn
from vtes_desktop.abilities.vocabulary.conditions.reactions import NoneActed
from vtes_desktop.abilities.vocabulary.conditions.union import AtLeast, Covers, Is, IsReady, Not, There
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnPool, GainPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, PutOn, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import EndCombat
from vtes_desktop.abilities.vocabulary.effects.flow import ForEachMethuselah, If, May, StrikeDoes
from vtes_desktop.abilities.vocabulary.effects.owning import SearchLibrary
from vtes_desktop.abilities.vocabulary.effects.schemes import CountTurn, GiveNamed, NameDiscipline
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike
from vtes_desktop.abilities.vocabulary.effects.summoning import (
    CompareCrypts,
    EndTraining,
    PutInTraining,
    RecruitFromLibrary,
    SummonCard,
    SummonVampire,
)
from vtes_desktop.abilities.vocabulary.effects.taking import BecomeVampire, Corrupt, FindDiscipline, Steal
from vtes_desktop.abilities.vocabulary.targets import Which

ACTION: Final = "Action"
IN_PLAY: Final = ("ready", "torpor")
TRAINING: Final = "training"
_RECRUIT: Final = "Web of Knives Recruit"
_RECRUITS: Final = Which("card", ("uncontrolled",), "you", name=_RECRUIT)
_TRAINS: Final = (AtLeast(CountersOn(TRAINING), 1), FewerThisTurn(_RECRUIT, 2))
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


def _contagion(level: str) -> Reading:
    """Contagion: the steal is part of the strike, which can be dodged (ANK 20200909)."""
    enough = (Covers(CorruptionOn(), SizeOf()), AtLeast(CorruptionOn(), 1))
    steals = May((Corrupt("target", CorruptionOn(times=-1)), Steal(), EndCombat()), "burn the counters to steal it?")
    strike = Usable(
        "strike: a corruption counter",
        ("choose strike",),
        (MakeStrike(Blow("effect")), StrikeDoes("hits", (Corrupt("target"), If(enough, (steals,))))),
        by="bearer",
        once="combat",
    )
    return Reading(
        ACTION,
        level,
        words=(PutOn("minion"),),
        usable=(strike,) if level.isupper() else (),
        upon=(
            Upon("unlock phase", (ForEachMethuselah("active", (BurnPool(),)),), (IsReady("minion"),), turn="others"),
        ),
    )


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Summon History",
        Reading(ACTION, "tem", words=(SummonCard(Number("x")),)),
        Reading(ACTION, "TEM", words=(SummonVampire(Number("x")),)),
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
        "Khabar: Glory",
        Reading(
            ACTION,
            conditions=(NoneActed(),),
            words=(PutOn("minion"), Unlock("minion")),
            standing=(Standing("bleed", 1),),
            upon=(
                Upon("prey ousted", (GainPool(4),), turn="yours", torpid=True),
                Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True),
            ),
        ),
    ),
    mended("Contagion", _contagion("dai"), _contagion("DAI")),
    mended(
        "Founders of the Ebony Kingdom",
        # In the uncontrolled region the card does nothing; wherever else it is found, its vampire has left that.
        Reading(
            ACTION,
            declares=(
                Choose(Which("vampire", ("uncontrolled",), "you", age="younger", words=("laibon",), can_have=True)),
            ),
            words=(PutOn("target"), AddBlood("target", 4)),
            upon=tuple(Upon(event, (Burn("this"),), torpid=True) for event in (*LOOKED_AT, "enters play")),
        ),
    ),
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
    mended(
        "Petra Resonance",
        # Not when any crypt is empty (RTR 20000501).
        Reading(ACTION, words=(CompareCrypts(3, 1),)),
    ),
    mended(
        "Bamba",
        Reading(
            ACTION,
            words=(
                BecomeVampire(1, acts=False, sect="Laibon"),
                If(
                    (Is("minion", Which("vampire", words=("magaji",))),),
                    (
                        FindDiscipline(paid=True),
                        May((GiveBlood("minion", "this"),), "move 1 blood to the new vampire?"),
                    ),
                ),
            ),
        ),
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
)
