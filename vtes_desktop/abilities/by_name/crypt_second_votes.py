"""Of the crypt cards played most, those that say something of referendums, defined by name; the rest of each is
compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.conditions.actions import CalledByThis
from vtes_desktop.abilities.vocabulary.conditions.events import BloodHuntHeld, ItsMethuselah, ReferendumCalledBy, Voted
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, ActionIs, Is, IsReady
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.flow import If, May, OncePerTurn
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.masters import LendTo
from vtes_desktop.abilities.vocabulary.effects.persons import CastAs
from vtes_desktop.abilities.vocabulary.effects.singles import ChangeCast
from vtes_desktop.abilities.vocabulary.effects.votes import Abstain, Decide, GainVotes
from vtes_desktop.abilities.vocabulary.targets import Which

VAMPIRE: Final = "Vampire"
IN_PLAY: Final = ("ready", "torpor")
READY: Final = IsReady("this")
POLITICAL: Final = ActionIs(("political",))
ABSTAINED: Final = "abstained this turn"
"""The mark of a vampire that has cast nothing in the referendum of the running action."""
BARRED: Final = "bars the Camarilla this turn"

CARDS: Final[tuple[Named, ...]] = (
    # Also without a title, and in torpor (ruling).
    completed(
        "Alvaro, The Scion of Angelica",
        Reading(
            VAMPIRE,
            upon=(
                Upon("as announced", (Mark(ABSTAINED, "this", ""),), torpid=True),
                Upon("votes tallied", (Mark(ABSTAINED, "this"),), (Voted(yes=False),), torpid=True),
                Upon(
                    "after resolution",
                    (
                        If(
                            (Is("this", Which("vampire", mark=ABSTAINED)),),
                            (May((AddBlood("this", 2),), "gain 2 blood"),),
                        ),
                    ),
                    (POLITICAL,),
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Nkule Galadima",
        Reading(
            VAMPIRE,
            standing=(Standing("no votes", 1, Which("vampire", clans=("Lasombra",)), conditions=(CalledByThis(),)),),
            upon=(Upon("burns the Edge for a vote", (GainVotes(2),), (READY, ItsMethuselah("you"))),),
        ),
        sentences=2,
    ),
    completed(
        "Alexander Silverson",
        Reading(
            VAMPIRE,
            standing=(Standing("toll against", 1, Which("vampire"), conditions=(CalledByThis(),)),),
        ),
    ),
    # Who gains a corruption counter after casting against it abstains after all (ruling).
    completed(
        "Khay'tall, Snake of Eden",
        Reading(
            VAMPIRE,
            standing=(
                Standing("stealth", 1, conditions=(Acting(kinds=("political",)),), in_action=True),
                Standing("no votes against", 1, Which("vampire", corrupted=True), conditions=(CalledByThis(),)),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Tyler McGill",
        Reading(VAMPIRE, upon=(Upon("burns the Edge for a vote", (GainVotes(1, "minion"),), torpid=True),)),
    ),
    # Locked or in torpor too (ruling).
    completed(
        "Fakir al Sidi",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "the referendum fails",
                    ("before votes",),
                    (Decide("fails"),),
                    conditions=(POLITICAL,),
                    by="bearer",
                    blood=3,
                    once="action",
                    torpid=True,
                ),
            ),
        ),
    ),
    # Once in a referendum, from torpor too (rulings).
    completed(
        "Michael Luther",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "lock to change the votes of a Camarilla vampire",
                    ("polling",),
                    (ChangeCast(Which("vampire", words=("camarilla",))),),
                    locks=True,
                    once="action",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Bruce de Guy",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn 1 blood: Camarilla vampires cannot cast",
                    ("as announced",),
                    (Mark(BARRED, "this"),),
                    conditions=(Acting(kinds=("political",)),),
                    by="bearer",
                    blood=1,
                    once="action",
                ),
            ),
            standing=(
                Standing(
                    "no votes",
                    1,
                    Which("vampire", words=("camarilla",)),
                    conditions=(CalledByThis(), Is("this", Which("vampire", mark=BARRED))),
                ),
            ),
            upon=(Upon("after resolution", (Mark(BARRED, "this", ""),), (Acting(),), torpid=True),),
        ),
    ),
    completed(
        "Quentin",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "a vampire abstains",
                    ("polling",),
                    (Abstain(),),
                    (Choose(Which("vampire")),),
                    (POLITICAL,),
                    by="bearer",
                    blood=1,
                    once="action",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Troius",
        Reading(VAMPIRE, standing=(Standing("no votes against", 1, conditions=(BloodHuntHeld(),)),)),
    ),
    # Nobody who abstains is made to vote; locked or in torpor too, once in a referendum (rulings).
    completed(
        "Neferu",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn 1 blood to change the votes of a vampire with your corruption",
                    ("polling",),
                    (ChangeCast(Which("vampire", corruption=1)),),
                    by="bearer",
                    blood=1,
                    once="action",
                    torpid=True,
                ),
            ),
        ),
    ),
    # Once in a referendum, locked or in torpor too (rulings).
    completed(
        "Ellison Humboldt",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn 1 blood: a prince casts as you choose",
                    ("polling",),
                    (CastAs(),),
                    (Choose(Which("vampire", words=("prince",))),),
                    by="bearer",
                    blood=1,
                    once="action",
                    torpid=True,
                ),
            ),
        ),
        sentences=2,
    ),
    # Unlocked and with 2 blood, from torpor too (rulings).
    completed(
        "T.J.",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "cancel the referendum",
                    ("terms", "before votes", "polling"),
                    (Decide("cancelled"),),
                    conditions=(ReferendumCalledBy(Which("vampire", IN_PLAY, words=("camarilla", "titled"))),),
                    by="bearer",
                    locks=True,
                    blood=2,
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Sascha Vykos, The Angel of Caine",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "goes to torpor",
                    (OncePerTurn("Sascha Vykos", (May((LendTo("hand size", 2),), "+2 hand size this turn"),)),),
                    about="opponent",
                ),
            ),
        ),
    ),
)
