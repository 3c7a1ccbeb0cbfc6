"""Action modifiers defined by name: those ways to play them that no template understands."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, Number, PassedBy
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Bled,
    BleedsSameAgain,
    BleedsWhom,
    Is,
    Passed,
    PoolIs,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import (
    AddBleed,
    AddStealth,
    BleedWhile,
    BurnNoPool,
    DamageIsAggravated,
    NextActions,
    TakeAction,
)
from vtes_desktop.abilities.vocabulary.effects.attempts import CannotBlock
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, SplitToPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, PutOn, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import Inflict
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, If, InCombat, Later, May
from vtes_desktop.abilities.vocabulary.effects.taking import Corrupt
from vtes_desktop.abilities.vocabulary.targets import Which

MODIFIER: Final = "Action Modifier"
OTHERS: Final = Which("vampire", ("ready",), "others")
YOUNGER: Final = Which("vampire", ("ready",), "others", age="younger")
VAMPIRES_CANNOT: Final = CannotBlock(which=Which("vampire"))


def burned_by_the_sun(damage: int) -> Later:
    """The damage that the acting vampire takes after the action."""
    words = Inflict(damage, "minion", aggravated=True, unpreventable=True, environmental=True)
    return Later("after resolution", (words,))


BLEED_OR_STEALTH: Final = Either(
    (
        Alternative("+1 bleed", (AddBleed(1, limited=True),)),
        Alternative("+1 stealth and +1 bleed", (AddStealth(1, needed=True), AddBleed(1, limited=True))),
    )
)
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Seduction",
        Reading(MODIFIER, "dom", declares=(Choose(YOUNGER),), words=(CannotBlock("target"),)),
        Reading(MODIFIER, "DOM", declares=(Choose(OTHERS),), words=(CannotBlock("target"),)),
    ),
    mended(
        "Voter Captivation",
        Reading(MODIFIER, "PRE", conditions=(Passed(),), words=(SplitToPool(PassedBy(), 2),)),
    ),
    mended(
        "Daring the Dawn",
        Reading(MODIFIER, "for", words=(VAMPIRES_CANNOT, burned_by_the_sun(2))),
        Reading(MODIFIER, "FOR", words=(VAMPIRES_CANNOT, burned_by_the_sun(1))),
    ),
    mended(
        "Foreshadowing Destruction",
        Reading(MODIFIER, "DOM", words=(BleedWhile(3, (PoolIs("target", most=9),)),)),
    ),
    mended(
        "Spying Mission",
        Reading(
            MODIFIER,
            "OBF",
            words=(BurnNoPool(), PutOn("minion")),
            upon=(Upon("about to bleed", (Burn("this"), AddBleed(2)), (BleedsSameAgain(),), about="minion"),),
        ),
    ),
    mended(
        "Veil the Legions",
        Reading(
            MODIFIER,
            "OBF",
            words=(
                AddStealth(1),
                ChooseNumber(0, BloodOn("minion"), "veiled", "blood"),
                BurnBlood("minion", Number("veiled")),
                NextActions(Number("veiled")),
            ),
        ),
    ),
    mended(
        "Revelation of the Serpent",
        Reading(
            MODIFIER,
            "PRE PRO",
            words=(
                BLEED_OR_STEALTH,
                Later(
                    "after resolution",
                    (
                        If(
                            (Successful(), Bled()),
                            (
                                May(
                                    (
                                        Choose(Which("minion", ("ready", "torpor"), "target", corruption=2)),
                                        Corrupt("target", -2),
                                        Unlock("minion"),
                                    ),
                                    "burn 2 corruption counters to unlock?",
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    mended(
        "Enkil Cog",
        Reading(
            MODIFIER,
            conditions=(Bled(), BleedsWhom("prey")),
            words=(PutOn("minion"),),
            standing=(Standing("bleed", 1),),
            usable=(
                Usable(
                    "take an action",
                    ("minion",),
                    (TakeAction(),),
                    conditions=(Is("bearer", Which("minion", locked=False)),),
                    by="bearer",
                    locks=True,
                ),
            ),
        ),
    ),
    mended("Domain of Evernight", Reading(MODIFIER, "tem", words=(InCombat((DamageIsAggravated(),)),))),
)
