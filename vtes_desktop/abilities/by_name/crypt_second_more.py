"""Of the crypt cards played less, some that are defined by name; the rest of each is compiled."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.crypt_uses import IN_ACTION, OWN_TURN
from vtes_desktop.abilities.vocabulary.conditions.actions import PoolCompared
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights
from vtes_desktop.abilities.vocabulary.conditions.events import ItsMethuselah
from vtes_desktop.abilities.vocabulary.conditions.rounds import InRound
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    BleedsWhom,
    HasEdge,
    Is,
    IsReady,
    IsUnlocked,
    Not,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import FailAction
from vtes_desktop.abilities.vocabulary.effects.attempts import NoLock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.bouts import LookAt
from vtes_desktop.abilities.vocabulary.effects.cards import Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.combat import GiveExtra, Inflict
from vtes_desktop.abilities.vocabulary.effects.edge import BurnEdge
from vtes_desktop.abilities.vocabulary.effects.flow import By, ForEachMethuselah, May, RevealTop, WithEach
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.masters import BurnFromLibrary
from vtes_desktop.abilities.vocabulary.effects.taking import StealPool
from vtes_desktop.abilities.vocabulary.targets import Which

VAMPIRE: Final = "Vampire"
IN_PLAY: Final = ("ready", "torpor")
READY: Final = IsReady("this")
OWN: Final = Which(own=True)
INSPIRED: Final = "inspires Toreador this turn"
CURRENCIES: Final[tuple[Literal["pool", "blood"], ...]] = ("pool", "blood")


def cheaper(weapon: bool | None) -> tuple[Price, ...]:
    """Equipment costs a minion one blood or pool less: weapons, or what is none."""
    return tuple(Price(-1, each, types=("Equipment",), weapon=weapon) for each in CURRENCIES)


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Egothha",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "unlock phase",
                    (
                        ForEachMethuselah(
                            "prey",
                            (RevealTop("Master", (BurnFromLibrary(1), AddBlood("this")), (BurnFromLibrary(1),)),),
                        ),
                    ),
                    (READY,),
                    turn="yours",
                ),
            ),
        ),
    ),
    completed(
        "Victorine Lafourcade",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn the Edge: the action fails",
                    IN_ACTION,
                    (BurnEdge(), FailAction()),
                    conditions=(HasEdge(), BleedsWhom("you"), Is("acting", Which("vampire", most=4))),
                    torpid=True,
                ),
            ),
        ),
    ),
    completed("Black Cat", Reading(VAMPIRE, prices=(Price(-1, "pool", types=("Equipment",)),))),
    completed("Izhim abd Azrael", Reading(VAMPIRE, prices=cheaper(True))),
    completed('Jennifer "Flame61" Vidisania', Reading("Imbued", prices=cheaper(True))),
    # Locations that are equipment too (ruling).
    completed("Marie Faucigny", Reading(VAMPIRE, prices=cheaper(False))),
    completed(
        "Angelique",
        Reading(
            VAMPIRE,
            prices=(
                Price(
                    -1,
                    "blood",
                    disciplines=("nec",),
                    payer="any",
                    of=Which("vampire", IN_PLAY, "you", clans=("Harbinger of Skulls",)),
                    conditions=(READY,),
                ),
            ),
        ),
    ),
    completed(
        "Kazimir Savostin",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "before range",
                    (GiveExtra("press", "combat"),),
                    (Fights(), InRound(), Successful(yes=False), Is("blocker", OWN)),
                ),
            ),
        ),
    ),
    completed(
        "Alabástrom",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "unlock another Gargoyle",
                    OWN_TURN,
                    (Unlock("target"),),
                    (Choose(Which("vampire", whose="you", other=True, locked=True, clans=("Gargoyle",))),),
                    (READY,),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Iris Bennett",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "as blocked",
                    (By("blocker", (May((LookAt("hand", "acting"),), "look at the hand"),)),),
                    (Acting(), Is("blocker", Which("vampire", age="older"))),
                ),
            ),
        ),
    ),
    completed(
        "Jesse Menks",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "card played",
                    (Unlock("minion"),),
                    (READY, ItsMethuselah("you"), Not(IsUnlocked()), Is("it", Which("card", words=("gehenna",)))),
                ),
            ),
        ),
    ),
    # One damage, however many counters there are (ruling).
    completed(
        "Kahina the Sorceress",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "call a referendum to hurt who has your corruption",
                    (WithEach(Which(where=IN_PLAY, corruption=1), (Inflict(1, "target"),)),),
                    "political",
                    1,
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        "Nahum Enosh",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "another ready vampire gains 1 blood",
                    ("unlock",),
                    (AddBlood("target"),),
                    (Choose(Which("vampire", whose="you", other=True)),),
                    (READY,),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Gnaeus Aemilius Augustinus",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "unlock phase",
                    (
                        ForEachMethuselah(
                            "prey", (Choose(Which(whose="you")), Inflict(1, "target", unpreventable=True))
                        ),
                    ),
                    (READY,),
                    turn="yours",
                ),
            ),
        ),
    ),
    completed(
        "Danielle Diron",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "unlock phase",
                    (AddBlood("this", 2),),
                    (READY, Is("this", Which("vampire", blood="none"))),
                    turn="yours",
                ),
            ),
        ),
    ),
    completed(
        "John Paleologus",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn 2 blood: your prey burns 1 pool",
                    ("unlock",),
                    (BurnPool(1, "prey"),),
                    conditions=(READY,),
                    turn="yours",
                    blood=2,
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Baroque",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "enter combat with a younger vampire",
                    (),
                    "enter combat",
                    by=OWN,
                    against=Which("vampire", whose="others", age="younger", not_clans=("Giovanni", "Nosferatu")),
                ),
            ),
        ),
    ),
    completed(
        "Justine, Elder of Dallas",
        Reading(
            VAMPIRE,
            upon=(
                Upon("as blocked", (NoLock("minion"),), (Is("blocker", OWN), Is("acting", Which("vampire", most=3)))),
            ),
        ),
    ),
    completed(
        "Malabranca",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "move 1 pool from your prey to yours",
                    (StealPool(1, "chosen"),),
                    stealth=1,
                    declares=(ChooseMethuselah("prey"),),
                    conditions=(PoolCompared("prey"),),
                    by=OWN,
                ),
            ),
        ),
    ),
    # All Toreador, not just those in play as the action resolves (ruling).
    completed(
        "Annabelle Triabell",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "bleed",
                    1,
                    Which("vampire", IN_PLAY, clans=("Toreador",)),
                    conditions=(Is("this", Which("vampire", mark=INSPIRED)),),
                    torpid=True,
                ),
            ),
            actions=(
                InPlayAction(
                    "give Toreador +1 bleed this turn",
                    (Mark(INSPIRED, "this"), Unlock("minion")),
                    stealth=1,
                    by=OWN,
                    blood=1,
                ),
            ),
        ),
        sentences=2,
    ),
)
