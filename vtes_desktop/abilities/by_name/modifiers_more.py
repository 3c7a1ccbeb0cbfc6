"""More action modifiers defined by name: those ways to play them that no template understands."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import Reading, Standing, Upon
from vtes_desktop.abilities.vocabulary.conditions.actions import BeingPlayed
from vtes_desktop.abilities.vocabulary.conditions.reactions import HasBlood, PlayedNow
from vtes_desktop.abilities.vocabulary.conditions.union import Is, Successful
from vtes_desktop.abilities.vocabulary.effects.actions import AddStealth, EndAction
from vtes_desktop.abilities.vocabulary.effects.attempts import FailAttempt
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, PutInPlay, PutOn, ToTorpor, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import Forbid, GiveExtra
from vtes_desktop.abilities.vocabulary.effects.flow import Grant, If, InCombat, Later
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.masters import Cancel
from vtes_desktop.abilities.vocabulary.effects.reactions import EnterCombat, InEachCombat, Keep
from vtes_desktop.abilities.vocabulary.effects.votes import ReturnActionCard
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.minion.action import NEXT_STEALTH
from vtes_desktop.rules.playing.timing import ACTION, AS_PLAYED, Timing

MODIFIER: Final = "Action Modifier"
TOREADOR: Final = Which("vampire", ("ready", "torpor"), clans=("Toreador",))
FELLOW: Final = Which("vampire", ("ready",), "you", other=True, words=("sabbat",))
NO_FLIGHT: Final = (
    InCombat((GiveExtra("maneuver", "round"),)),
    # LSJ 20100308: in any round of any combat of the action.
    InEachCombat((Forbid(("combat ends",), "opponent", "combat"),), blocked=True),
)
LURED: Final = (Keep("blocker", "lured"), FailAttempt(), Lock("blocker"))
FIGHTS_THE_LURED: Final = Later("after resolution", (EnterCombat("minion", "lured"),))
WITHDRAWS: Final = (ReturnActionCard(), Unlock("minion"), EndAction())
NO_FORTITUDE: Final = Is("blocker", Which("vampire", ("ready", "torpor"), without="for"))
KISS: Final = (BurnBlood("blocker", 2), EndAction())
KISS_TO_TORPOR: Final = (Keep("blocker", "burned"), *KISS, ToTorpor("burned"))
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "I am Legion",
        Reading(
            MODIFIER,
            "DAI OBF",
            when=Timing(ACTION | AS_PLAYED | {"as blocked"}),
            words=(
                If((BeingPlayed("Reaction"),), (Cancel(free=False),)),
                Later("after resolution", (If((Successful(),), (GainPool(1),)),)),
            ),
        ),
    ),
    mended(
        "Mind of the Wilds",
        Reading(MODIFIER, "ani aus", words=NO_FLIGHT),
        Reading(MODIFIER, "ANI AUS", words=(AddStealth(1, needed=True), *NO_FLIGHT)),
    ),
    mended(
        "Loup",
        Reading(
            MODIFIER,
            # LSJ 20011214-2: needed or not. What is announced later has it from the start.
            words=(PutInPlay(), AddStealth(1)),
            standing=(Standing("stealth", 1, of=TOREADOR, whose="any"),),
            upon=(
                Upon("after resolution", (Burn("this"),), (Successful(), Is("acting", TOREADOR))),
                Upon("end of turn", (Burn("this"),)),
            ),
        ),
    ),
    mended(
        "Repulsion",
        Reading(
            MODIFIER,
            "OBE",
            when=Timing(ACTION),
            words=(PutOn("minion"), AddStealth(1)),
            standing=(Standing("stealth", 1),),
            upon=(Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),),
            bars=("Repulsion",),
        ),
    ),
    mended(
        "Stealth Ritus",
        Reading(
            MODIFIER,
            declares=(Choose(FELLOW),),
            words=(If((HasBlood("target"),), (BurnBlood("target", 1), AddStealth(1))),),
        ),
    ),
    mended(
        "Siren's Lure",
        Reading(MODIFIER, "mel", words=(*LURED, Lock("minion"), FIGHTS_THE_LURED)),
        Reading(MODIFIER, "MEL", words=(*LURED, FIGHTS_THE_LURED)),
    ),
    mended(
        "False Resonance",
        Reading(
            MODIFIER,
            "CHI",
            words=(
                AddStealth(1, needed=True),
                Grant(
                    "burn 1 blood to cancel the reaction",
                    ("as played",),
                    (Cancel(),),
                    (PlayedNow("Reaction", ("aus", "dem")),),
                    1,
                ),
            ),
        ),
    ),
    mended(
        "Tangle Atropos' Hand",
        Reading(MODIFIER, "TEM", words=(Mark(NEXT_STEALTH, "minion", "1"), *WITHDRAWS)),
    ),
    mended(
        "Kiss of Ra, The",
        Reading(MODIFIER, "for", conditions=(NO_FORTITUDE,), words=KISS),
        Reading(MODIFIER, "FOR", conditions=(NO_FORTITUDE,), words=KISS_TO_TORPOR),
    ),
)
