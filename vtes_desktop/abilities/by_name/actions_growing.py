"""Action cards defined by name: those that grow with counters, and retainers employed in other ways."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import CapacityOf, CountersOn
from vtes_desktop.abilities.vocabulary.conditions.companions import InFirstRound
from vtes_desktop.abilities.vocabulary.conditions.union import (
    AnyOf,
    AtLeast,
    DirectedAtYou,
    HasEdge,
    InterceptNeeded,
    Is,
    Not,
    Same,
)
from vtes_desktop.abilities.vocabulary.durations import BLEED_OF_ALL
from vtes_desktop.abilities.vocabulary.effects.actions import AddIntercept
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, PutInPlay, PutOn, RemoveFromGame, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import GiveExtra, Prevent
from vtes_desktop.abilities.vocabulary.effects.flow import If, May
from vtes_desktop.abilities.vocabulary.effects.masters import LendTo
from vtes_desktop.abilities.vocabulary.effects.schemes import UnlockAt
from vtes_desktop.abilities.vocabulary.effects.summoning import GainNamed
from vtes_desktop.abilities.vocabulary.effects.taking import BecomeVampire, Equip, Steal
from vtes_desktop.abilities.vocabulary.targets import Which

ACTION: Final = "Action"
IN_PLAY: Final = ("ready", "torpor")
RITUAL: Final = "ritual"
_BEAST: Final = Is("this", Which("vampire"))
_RISES: Final = If(
    (AtLeast(CountersOn(RITUAL), 11),),
    (
        BecomeVampire(9, clan="none", sect="Independent", traits=("infernal", "unique"), blood=9),
        Burn("minion"),
        GainNamed(3),
    ),
)
_STERILE: Final = Is("minion", Which(words=("sterile",)))
_ANYWHERE: Final = ("ready", "torpor", "in play")
_SERVANT: Final = Which("ally|retainer", _ANYWHERE, any_word=("mortal", "ghoul"))
_NO_WRAITH: Final = Which(
    "ally|retainer", _ANYWHERE, words=("non-wraith",), alternatives=(Which("vampire", IN_PLAY, most=2),)
)
_ANIMAL: Final = Which("retainer", needs="ani")


def _corrupts(level: str) -> Reading:
    """Form of Corruption: counters for the prey's Edge, and a vampire with no more blood than there are."""
    more = (BurnPool(1, "prey"),) if level.isupper() else ()
    return Reading(
        ACTION,
        level,
        words=(PutInPlay(),),
        usable=(
            Usable(
                "burn it to steal a vampire",
                ("master",),
                (Burn("this"), Steal(), *more),
                (Choose(Which("vampire", IN_PLAY, "prey", within="counters")),),
                turn="yours",
            ),
        ),
        upon=(Upon("edge gained", (May((Count(),), "add a counter?"),), (HasEdge("prey"),)),),
    )


def _calls(level: str, *more: AddBlood | UnlockAt) -> Reading:
    return Reading(ACTION, level, words=(Equip(_ANIMAL), *more))


def _removes(level: str, which: Which) -> Reading:
    return Reading(ACTION, level, declares=(Choose(which),), words=(RemoveFromGame("target"),))


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Call the Great Beast",
        # With the last counter a vampire is put into play, which a sterile one cannot do (LSJ 20060815).
        Reading(
            ACTION,
            words=(PutOn("minion"), Count(CapacityOf("minion"), RITUAL), _RISES),
            standing=(
                Standing("strength", 3, conditions=(_BEAST,)),
                Standing("bleed", 2, conditions=(_BEAST,)),
            ),
            usable=(Usable("prevent 1 damage", ("prevention",), (Prevent(1),), conditions=(_BEAST,), once="combat"),),
            actions=(
                InPlayAction(
                    "put a ritual counter on it",
                    (Count(1, RITUAL), _RISES),
                    stealth=1,
                    conditions=(
                        Not(_BEAST),
                        AnyOf((Not(_STERILE), Not(AtLeast(CountersOn(RITUAL), 10)))),
                    ),
                ),
                InPlayAction(
                    "enter combat with a minion",
                    (),
                    "enter combat",
                    conditions=(_BEAST,),
                    against=Which(whose="others"),
                ),
            ),
        ),
    ),
    mended("Form of Corruption", _corrupts("ser"), _corrupts("SER")),
    mended("Dream World", Reading(ACTION, "PRE", words=(LendTo(BLEED_OF_ALL, 1),))),
    mended(
        "Muricia's Call",
        _calls("ani"),
        _calls("ani spi", AddBlood("found")),
        _calls("ANI SPI", AddBlood("found"), UnlockAt("end of turn")),
    ),
    mended(
        "Marked Territory",
        Reading(
            ACTION,
            words=(PutOn("minion"), Unlock("minion")),
            usable=(
                Usable(
                    "burn it: +2 intercept",
                    ("block attempt",),
                    (AddIntercept("bearer", 2), Burn("this")),
                    conditions=(DirectedAtYou(), Same("blocker", "bearer"), InterceptNeeded(Which(whose="you"))),
                ),
            ),
        ),
    ),
    mended("Chair of Hades", _removes("nec", _SERVANT), _removes("NEC", _NO_WRAITH)),
    mended(
        "Biothaumaturgic Experiment",
        Reading(
            ACTION,
            "tha",
            words=(Equip(Which("retainer", words=("animal",)), region="hand", any_may=True),),
        ),
        Reading(
            ACTION,
            "THA",
            declares=(Choose(Which(where=IN_PLAY, whose="you")),),
            words=(PutOn("target"),),
            standing=(Standing("strength", 1),),
            upon=(Upon("before range", (GiveExtra("maneuver", "combat"),), (InFirstRound(),)),),
        ),
    ),
)
