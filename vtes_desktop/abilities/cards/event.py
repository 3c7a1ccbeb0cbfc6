"""Events: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed, named
from vtes_desktop.abilities.cards.phrases import IN_PLAY
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CapacityOf, Counted, CountersOn
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.companions import BurnedByActing, NoCounters, VictoryPoints
from vtes_desktop.abilities.vocabulary.conditions.union import ActionIs, AtLeast, Covers, Is, Not, Successful
from vtes_desktop.abilities.vocabulary.effects.blood import GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, ToTorpor
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import Inflict
from vtes_desktop.abilities.vocabulary.effects.flow import AfterCombat, Alternative, By, Either, If, WithEach
from vtes_desktop.abilities.vocabulary.effects.hand import SpendDiscardAction
from vtes_desktop.abilities.vocabulary.effects.holdings import BurnRandom
from vtes_desktop.abilities.vocabulary.effects.masters import Exchange, SpendMasterAction, TakeControl
from vtes_desktop.abilities.vocabulary.effects.outlasting import PayPool, ThirstBurns
from vtes_desktop.abilities.vocabulary.effects.schemes import UnlockAt
from vtes_desktop.abilities.vocabulary.targets import MINION_CARDS, Which

_IN_PLAY: Final = ("ready", "torpor", "in play")

_GEHENNA: Final = Which("event", ("in play",), other=True, words=("gehenna",))

_OTHER_EVENTS: Final = Which("event", ("in play",), other=True)

CARDS: Final[tuple[Named, ...]] = (
    named(
        "Anthelios, The Red Star",
        Reading(
            "Event",
            usable=(
                Usable(
                    "a master phase action: exchange a master card",
                    ("master",),
                    (SpendMasterAction(), Exchange(Which("master", ("ash heap",)))),
                    turn="yours",
                    by="active",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Bitter and Sweet Story, The",
        Reading("Event", standing=(Standing("hand size", VictoryPoints(2), whose="any", theirs=True),)),
    ),
    named(
        "Break the Code",
        Reading(
            "Event",
            standing=(Standing("intercept", -1, Which("imbued"), conditions=(Is("acting", Which("monster")),)),),
            actions=(
                InPlayAction(
                    "enter combat with an imbued",
                    (),
                    "enter combat",
                    by=Which("monster"),
                    against=Which("imbued", whose="others"),
                ),
            ),
        ),
    ),
    completed(
        "Conquest of Humanity",
        Reading(
            "Event",
            usable=(
                Usable(
                    "a location of your prey’s is burned or paid for",
                    ("unlock",),
                    (
                        By(
                            "target",
                            (
                                Either(
                                    (
                                        Alternative("burn 2 pool", (PayPool(2),)),
                                        Alternative("burn the location", (Burn("target"),)),
                                    )
                                ),
                            ),
                        ),
                    ),
                    (Choose(Which("location", _IN_PLAY, "prey")),),
                    by="active",
                    once="turn",
                ),
            ),
        ),
        sentences=2,
    ),
    named(
        "Dr. Marisa Fletcher, CDC",
        Reading(
            "Event",
            upon=(
                Upon("unlock phase", (Count(2),), turn="yours"),
                Upon(
                    "as blocked",
                    (Burn("acting"), Count(-1000)),
                    (
                        ActionIs(("hunt",)),
                        Is("acting", Which("vampire")),
                        Covers(CountersOn(), CapacityOf("acting", plus=1)),
                    ),
                ),
            ),
        ),
    ),
    named(
        "FBI Special Affairs Division",
        Reading(
            "Event",
            upon=(
                Upon(
                    "burned",
                    (
                        Count(1),
                        AfterCombat((Inflict(2, "acting", unpreventable=True, environmental=True),)),
                        If((Not(NoCounters(least=4)),), (Burn(),)),
                    ),
                    (BurnedByActing(),),
                ),
            ),
        ),
    ),
    completed(
        "Fourth Cycle, The",
        Reading(
            "Event",
            standing=(Standing("no Gehenna events", 1, whose="any"),),
            upon=(
                Upon(
                    "enters play",
                    (
                        WithEach(_GEHENNA, (Burn("target"),)),
                        WithEach(Which("conviction", _IN_PLAY), (Burn("target"),)),
                        WithEach(Which("vampire", most=3), (ToTorpor("target"),)),
                    ),
                    about="this",
                ),
            ),
        ),
        sentences=2,
    ),
    named(
        "Hunger Moon",
        Reading(
            "Event",
            upon=(
                Upon(
                    "after resolution",
                    (GiveBlood("acting", "this"), If((AtLeast(BloodOn("this"), 5),), (Burn(),))),
                    (Successful(), ActionIs(("hunt",))),
                ),
            ),
        ),
    ),
    completed(
        "Narrow Minds",
        Reading(
            "Event",
            prices=(
                Price(
                    1,
                    "blood",
                    types=tuple(sorted(MINION_CARDS)),
                    says="change the target of the bleed",
                    payer="any",
                ),
            ),
        ),
    ),
    named(
        "NRA PAC",
        Reading(
            "Event",
            upon=(
                Upon(
                    "after resolution",
                    (UnlockAt("end of turn", "acting"),),
                    (Successful(), ActionIs(("equip", "equip from"))),
                ),
            ),
        ),
    ),
    named(
        "Scourge of the Enochians",
        Reading(
            "Event",
            usable=(
                Usable(
                    "burn a vampire with capacity 2 or less, or none; it goes to your predator",
                    ("discard",),
                    (
                        Choose(Which("vampire", IN_PLAY, most=2), least=0),
                        Burn("target"),
                        TakeControl("this", "predator"),
                    ),
                    turn="yours",
                    once="turn",
                ),
            ),
            upon=(
                # The predator gets it even where nobody is burned.
                Upon("end of phase", (TakeControl("this", "predator"),), (PhaseIs("discard"),), turn="yours"),
            ),
        ),
    ),
    named("Thirst", Reading("Event", upon=(Upon("end of phase", (ThirstBurns(),), (PhaseIs("minion"),)),))),
    completed(
        "Uncoiling, The",
        Reading(
            "Event",
            usable=(
                Usable(
                    "burn it for pool",
                    ("discard",),
                    (SpendDiscardAction(), PayPool(Counted(_OTHER_EVENTS)), Burn("this")),
                    conditions=(Not(Is("this", Which("card", whose="you"))),),
                    by="active",
                ),
            ),
            upon=(Upon("discard phase", (BurnRandom(_OTHER_EVENTS),), turn="yours"),),
        ),
        sentences=2,
    ),
)
