"""Combat cards and weapons defined by name: those ways to play them that no template understands."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import Reading, Standing, Usable
from vtes_desktop.abilities.vocabulary.conditions.combat import (
    CanHave,
    GoesToTorpor,
    HasBlocked,
    InflictedMore,
    MayDiablerize,
)
from vtes_desktop.abilities.vocabulary.conditions.union import Is, IsReady, Not
from vtes_desktop.abilities.vocabulary.effects.arming import (
    ChooseFromHand,
    CommitToThis,
    GetFromHand,
    InsteadOfTorpor,
    MoreCost,
    ProvidePresses,
)
from vtes_desktop.abilities.vocabulary.effects.blood import BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, PutInPlay, PutOn, ToTorpor
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import (
    ALL,
    BecomeEquipment,
    BurnAtEnd,
    GivePrevention,
    Prevent,
    SetRangeTo,
)
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window

COMBAT: Final = "Combat"
VAMPIRE: Final = Is("opponent", Which("vampire"))
ANY_TIME: Final[tuple[Window, ...]] = ("unlock", "master", "minion", "influence", "discard", "before range")


def _disarm(level: str, strength: int) -> Reading:
    return Reading(
        COMBAT,
        level,
        conditions=(InflictedMore(), VAMPIRE, CanHave("opponent")),
        words=(PutOn("opponent"), ToTorpor("opponent")),
        standing=(Standing("strength", strength),),
        usable=(Usable("burn it", ANY_TIME, (Burn("this"),), by="bearer", blood=3),),
    )


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Amaranth",
        Reading(
            COMBAT,
            conditions=(MayDiablerize(), GoesToTorpor(), GoesToTorpor("minion", yes=False)),
            words=(InsteadOfTorpor("diablerized"),),
        ),
    ),
    mended(
        "Angel's Gift",
        Reading(COMBAT, "1", declares=(ChooseFromHand(Which("weapon"), melee=True),), words=(GetFromHand(),)),
    ),
    mended(
        "Concealed Weapon",
        Reading(
            COMBAT,
            declares=(ChooseFromHand(Which("weapon"), pool_below=3, weaker_than=4, unique=False),),
            words=(GetFromHand(),),
        ),
    ),
    mended(
        "Decapitate",
        Reading(
            COMBAT,
            "POT",
            conditions=(GoesToTorpor(), GoesToTorpor("minion", yes=False)),
            words=(InsteadOfTorpor("burned"),),
        ),
    ),
    mended("Disarm", _disarm("pot", -1), _disarm("POT", -2)),
    mended(
        "Disguised Weapon",
        Reading(COMBAT, "obf", declares=(ChooseFromHand(Which("weapon")),), words=(GetFromHand(),)),
        Reading(COMBAT, "OBF", declares=(ChooseFromHand(Which("weapon")),), words=(GetFromHand(),)),
    ),
    mended(
        "Hell-for-Leather",
        Reading(
            COMBAT,
            "obt",
            conditions=(IsReady("minion"), Not(IsReady("opponent"))),
            words=(BurnPool(2, "opponent"),),
        ),
    ),
    mended(
        "Pack Alpha",
        Reading(
            COMBAT, "ani", declares=(ChooseFromHand(Which("retainer", words=("animal",))),), words=(GetFromHand(),)
        ),
        Reading(
            COMBAT,
            "ANI",
            conditions=(CanHave("minion"),),
            declares=(Choose(Which("retainer", ("ready",), on="minion", words=("animal",))),),
            words=(Burn("target"), PutOn("minion")),
            standing=(Standing("strength", 1),),
        ),
    ),
    mended(
        "Sniper Rifle",
        Reading(
            "Equipment",
            usable=(
                Usable(
                    "set the range to long and strike with it",
                    ("before range",),
                    (SetRangeTo("long"), CommitToThis()),
                    conditions=(HasBlocked(),),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
    ),
    mended(
        "Superior Mettle",
        Reading(
            COMBAT,
            "FOR",
            words=(Prevent(ALL, "strikes"), GivePrevention(ALL, "combat", "initial strikes", 1)),
        ),
    ),
    mended("Terror Frenzy", Reading(COMBAT, "ANI", conditions=(VAMPIRE,), words=(MoreCost(1),))),
    mended("Trap", Reading(COMBAT, words=(PutInPlay(), Count(3), ProvidePresses(3), BurnAtEnd()))),
    mended(
        "Weighted Walking Stick",
        Reading(COMBAT, conditions=(CanHave("minion"),), words=(BecomeEquipment(5),)),
    ),
)
