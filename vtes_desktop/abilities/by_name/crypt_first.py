"""Of the crypt cards played most, those of which each says what no other does, defined by name; the rest of each is
compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, Number
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights
from vtes_desktop.abilities.vocabulary.conditions.events import (
    InFight,
    InflictedBy,
    ItsMethuselah,
    TakenInCombat,
    TransfersLeft,
)
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    AnyOf,
    AtLeast,
    Is,
    IsReady,
    Not,
    YourTurn,
)
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, BurnPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import EndCombat
from vtes_desktop.abilities.vocabulary.effects.crypts import ChooseInfluenced
from vtes_desktop.abilities.vocabulary.effects.draws import (
    DiscardCards,
    DrawAnother,
    DrawnThisTurn,
    HandSizeUntilUnlock,
    ShuffleDiscarded,
)
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, By, Either, If, May, WithEach
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.masters import Return, UseTransfers
from vtes_desktop.abilities.vocabulary.effects.persons import (
    BloodToItsPool,
    BurnConvictions,
    CastAs,
    HurtCombatants,
    Learn,
    Recover,
    TakeClan,
)
from vtes_desktop.abilities.vocabulary.targets import Which

VAMPIRE: Final = "Vampire"
IN_PLAY: Final = ("ready", "torpor")
READY: Final = IsReady("this")

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Stanislava",
        Reading(VAMPIRE, standing=(Standing("no abilities", 1, Which("retainer", on="opponent")),)),
    ),
    # Those whose turn it is may do it at any time of their unlock phase, after a conviction is gained; the others as it
    # begins.
    completed(
        'Jennie "Cassie247" Orne',
        Reading(
            "Imbued",
            usable=(
                Usable(
                    "burn 2 convictions to be ready again",
                    ("unlock",),
                    (BurnConvictions(2), Recover()),
                    turn="yours",
                    each=Which("imbued", ("torpor",)),
                    torpid=True,
                ),
            ),
            upon=(
                Upon(
                    "unlock phase",
                    (
                        WithEach(
                            Which("imbued", ("torpor",)),
                            (
                                By(
                                    "target",
                                    (
                                        If(
                                            (YourTurn(yes=False),),
                                            (
                                                May(
                                                    (BurnConvictions(2), Recover()),
                                                    "burn 2 convictions to be ready again",
                                                ),
                                            ),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    torpid=True,
                ),
            ),
        ),
    ),
    # “Once each turn” is once in each player's turn (ruling); it does not ask for being ready.
    completed(
        "Blackhorse Tanner",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "cards drawn",
                    (DrawnThisTurn("drew another", (DrawAnother(),)),),
                    (ItsMethuselah("you"),),
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Saulot, The Wanderer",
        Reading(
            VAMPIRE,
            standing=(Standing("no damage", 1, conditions=(InflictedBy(Which("vampire", clans=("Baali",))),)),),
            usable=(
                Usable(
                    "move 2 blood to a vampire",
                    ("unlock",),
                    (
                        Either(
                            (
                                Alternative(
                                    "to a vampire in play",
                                    (Choose(Which("vampire", IN_PLAY, other=True)), GiveBlood("minion", "target", 2)),
                                ),
                                Alternative(
                                    "to a vampire in your uncontrolled region",
                                    (
                                        Choose(Which("vampire", ("uncontrolled",), "you")),
                                        GiveBlood("minion", "target", 2),
                                    ),
                                ),
                            )
                        ),
                    ),
                    conditions=(AtLeast(BloodOn("minion"), 2),),
                    turn="yours",
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
        sentences=2,
    ),
    # All discards and draws are made first, then those cards are shuffled in (ruling).
    completed(
        "Rachel Brandywine",
        Reading(
            VAMPIRE,
            upon=(Upon("end of phase", (ShuffleDiscarded(),), (READY, PhaseIs("discard")), turn="yours"),),
        ),
    ),
    # There are no other multipliers that could be played on them as well.
    completed(
        "Orlando Oriundus",
        Reading(VAMPIRE, standing=(Standing("doubled votes", 1, Which("vampire", whose="you"), conditions=(READY,)),)),
    ),
    completed(
        "Selena",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "aggravated damage", 1, conditions=(InflictedBy(Which("ally|retainer", words=("werewolf",))),)
                ),
            ),
        ),
    ),
    completed(
        "Babalawo Alafin",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "discard two cards",
                    ("unlock",),
                    (DiscardCards(2), If((AtLeast(Number("same"), 1),), (HandSizeUntilUnlock(-1, "others"),))),
                    conditions=(READY,),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Midget",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "no abilities",
                    1,
                    Which("retainer", words=("animal",)),
                    conditions=(AnyOf((Acting(), Fights())),),
                    torpid=True,
                ),
            ),
        ),
    ),
    # Whoever uses it last has the final say (ruling).
    completed(
        "Mustafa, The Heir",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "move 1 blood to Mustafa: he casts as you choose",
                    ("polling",),
                    (GiveBlood("minion", "this"), CastAs("this")),
                    conditions=(ActionIs(("political",)), READY, AtLeast(BloodOn("minion"), 1)),
                    each=Which("vampire", IN_PLAY, "others", age="older", clans=("Toreador",)),
                ),
            ),
        ),
    ),
    # She can be chosen, but stays unaffected (ruling).
    completed(
        "Karen Suadela",
        Reading(
            VAMPIRE,
            standing=(
                Standing("unaffected by gehenna", 1, conditions=(Is("this", Which("vampire", words=("prince",))),)),
            ),
        ),
    ),
    completed(
        "Muricia",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "a Gangrel antitribu burns 1 blood to become an Ahrimane",
                    ("unlock",),
                    (BurnBlood("target"), TakeClan("Ahrimane"), Mark("sterile", "target"), Learn("spi")),
                    (Choose(Which("vampire", IN_PLAY, "you", clans=("Gangrel antitribu",), blood="some")),),
                    turn="yours",
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Victor Donaldson",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "card cancelled",
                    (May((Return("it", "library"),), "move Golconda: Inner Peace to your library"),),
                    (ItsMethuselah("you"), Is("it", Which("card", name="Golconda: Inner Peace"))),
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Solomon Batanea",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "2 transfers: move 1 blood from an uncontrolled vampire of your prey to its pool",
                    ("influence",),
                    (UseTransfers(2), BloodToItsPool()),
                    (ChooseInfluenced("prey"),),
                    (READY, TransfersLeft(2)),
                    turn="yours",
                ),
            ),
        ),
    ),
    completed(
        "Franciscus",
        Reading(
            VAMPIRE,
            upon=(Upon("takes damage", (Burn("this"),), (AtLeast(TakenInCombat("this"), 4),), "this", torpid=True),),
        ),
    ),
    completed("Angela Decker", Reading(VAMPIRE, upon=(Upon("burned", (BurnPool(2),), (InFight(),), "this"),))),
    # The damage comes after the combat, and not where another follows; from torpor as well (rulings).
    completed(
        "Mariel, Lady Thunder",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "lock to end the combat",
                    ("before range",),
                    (EndCombat(), HurtCombatants()),
                    conditions=(Not(Fights()),),
                    locks=True,
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Lucian, the Perfect",
        Reading(
            VAMPIRE,
            standing=(
                Standing("strike toll", 1, Which(on_fight=True)),
                Standing("may not strike", 1, Which(on_fight=True)),
            ),
        ),
        sentences=2,
    ),
    # What is not paid for, as it was cancelled so, has not used it up; where it can't be paid otherwise it is used
    # (rulings).
    completed("Nergal", Reading(VAMPIRE, prices=(Price(-1, "blood", optional=True),))),
    completed(
        "Antoinette DuChamp",
        Reading(
            VAMPIRE,
            prices=(
                Price(1, "blood", types=("Action",), disciplines=("cel",)),
                Price(1, "blood", types=("Combat",), disciplines=("cel",), strike=True),
            ),
        ),
    ),
)
