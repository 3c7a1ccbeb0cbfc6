"""Of the crypt cards played most, more that are defined by name (2 of 3); the rest of each is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Upon, Usable
from vtes_desktop.abilities.text.sentences.crypt_uses import IN_ACTION, OWN_TURN
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights
from vtes_desktop.abilities.vocabulary.conditions.events import EdgeIsFree, ItsMethuselah
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActingIs,
    HasEdge,
    Is,
    IsReady,
    IsUnlocked,
    Passed,
    StealthNeeded,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddStealth
from vtes_desktop.abilities.vocabulary.effects.attempts import NoLock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.bouts import LookAt
from vtes_desktop.abilities.vocabulary.effects.cards import Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.combat import Forbid
from vtes_desktop.abilities.vocabulary.effects.crypts import ChooseInfluenced
from vtes_desktop.abilities.vocabulary.effects.deeds import DiscardFitting, TakeEdge
from vtes_desktop.abilities.vocabulary.effects.draws import DiscardCards, HandSizeUntilUnlock
from vtes_desktop.abilities.vocabulary.effects.flow import (
    ForEachMethuselah,
    If,
    May,
)
from vtes_desktop.abilities.vocabulary.effects.masters import BurnFromLibrary, LendTo, SpendMasterAction
from vtes_desktop.abilities.vocabulary.effects.owning import GainTitle
from vtes_desktop.abilities.vocabulary.effects.singles import (
    DiscardTheirs,
    ShuffleTop,
)
from vtes_desktop.abilities.vocabulary.effects.voting import LoseTitle
from vtes_desktop.abilities.vocabulary.targets import Which

VAMPIRE: Final = "Vampire"
IN_PLAY: Final = ("ready", "torpor")
READY: Final = IsReady("this")
OWN: Final = Which(own=True)
YOUR_YOUNGLING: Final = Which("vampire", ("uncontrolled",), "you")


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Mina Grotius",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "burned",
                    (AddBlood("minion", 3),),
                    (ItsMethuselah("neighbours"), Is("it", Which("vampire", ("ash heap",)))),
                    torpid=True,
                ),
            ),
        ),
    ),
    # Undirected where one controls it oneself (ruling).
    completed(
        "Eurayle Gelasia Mylonas",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "unlock a minion that you control",
                    (Unlock("target"),),
                    stealth=2,
                    declares=(Choose(Which(where=IN_PLAY, whose="you")),),
                    by=OWN,
                ),
                InPlayAction(
                    "unlock a minion of another Methuselah",
                    (Unlock("target"),),
                    declares=(Choose(Which(where=IN_PLAY, whose="others")),),
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        "Katherine Stoddard",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "discard a card that requires Auspex",
                    OWN_TURN,
                    (DiscardFitting(codes=("aus",)),),
                    conditions=(READY,),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Hecate",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "successful bleed",
                    (May((ForEachMethuselah("target", (BurnFromLibrary(1),)),), "burn the top card of the library"),),
                    about="minion",
                ),
            ),
        ),
    ),
    completed(
        "Zygodat",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "successful bleed",
                    (May((ForEachMethuselah("target", (BurnFromLibrary(2),)),), "burn the top two cards"),),
                    about="minion",
                ),
            ),
        ),
    ),
    completed(
        "Jazz Wentworth",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "take the Edge",
                    (If((EdgeIsFree(),), (TakeEdge(),)),),
                    stealth=1,
                    conditions=(EdgeIsFree(),),
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        "Juliet Parr",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "after resolution",
                    (HandSizeUntilUnlock(2),),
                    (Acting(kinds=("political",)), Passed()),
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Luc",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction("+3 hand size until your unlock phase", (HandSizeUntilUnlock(3),), stealth=1, by=OWN),
            ),
        ),
    ),
    # Before the action resolves (ruling).
    completed(
        "Thucimia",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "-2 hand size until your unlock phase: +1 bleed",
                    IN_ACTION,
                    (HandSizeUntilUnlock(-2), AddBleed()),
                    conditions=(Acting(kinds=("bleed",)),),
                    by="bearer",
                ),
            ),
        ),
    ),
    completed(
        "Alicia Barrows",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "look at a hand and discard up to 2 Gehenna events",
                    ("unlock",),
                    (DiscardTheirs(Which("event", words=("gehenna",)), 2),),
                    (ChooseMethuselah("others"),),
                    (HasEdge(),),
                    turn="yours",
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    # As often as there are master phase actions (ruling).
    completed(
        "Edward Neally",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "a master phase action: +1 hand size this turn",
                    ("master",),
                    (SpendMasterAction(), LendTo("hand size", 1)),
                    conditions=(READY,),
                    turn="yours",
                ),
            ),
            actions=(
                InPlayAction(
                    "look at your prey's hand",
                    (LookAt("hand", "chosen"),),
                    stealth=1,
                    declares=(ChooseMethuselah("prey"),),
                    by=OWN,
                    blood=1,
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Tobias Smith",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "make another a bishop",
                    (GainTitle("bishop", "target"),),
                    declares=(
                        Choose(
                            Which("vampire", IN_PLAY, "you", other=True, least=6, words=("non-titled", "sabbat")),
                        ),
                    ),
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        "Gustav Mallenhous",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "remove the title of a bishop or archbishop",
                    (LoseTitle("target"),),
                    declares=(Choose(Which("vampire", IN_PLAY, "others", any_word=("bishop", "archbishop"))),),
                    by=OWN,
                ),
            ),
        ),
    ),
    # Once during each of your turns (ruling).
    completed(
        "Maila",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "discard a political action card: +1 stealth",
                    ("block attempt",),
                    (DiscardFitting(("Political Action",)), AddStealth()),
                    conditions=(READY, ActingIs("you"), StealthNeeded()),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Oliver Thrace",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "before range",
                    (Forbid(("combat ends",), "opponent"),),
                    (Fights(), Is("opponent", Which("vampire"))),
                ),
            ),
            usable=(
                Usable(
                    "burn a card that requires Thaumaturgy: +1 bleed",
                    IN_ACTION,
                    (DiscardCards(1, Which("card", needs="tha"), burn=True), AddBleed()),
                    conditions=(Acting(kinds=("bleed",)),),
                    by="bearer",
                    once="action",
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Anatole, Prophet of Gehenna",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "look at the top 5 cards and shuffle them",
                    ("master",),
                    (LookAt("library", "you", 5), ShuffleTop(5)),
                    conditions=(READY,),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    # Only with a vampire in one's own uncontrolled region (ruling).
    completed(
        "Lázár Dobrescu",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "move 1 blood from an uncontrolled card of your prey to one of yours",
                    (GiveBlood("target", "mine"),),
                    declares=(ChooseInfluenced("prey"), Choose(YOUR_YOUNGLING, "mine")),
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        "Lucas Halton",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn 1 blood instead of locking",
                    ("as blocked",),
                    (NoLock("minion"),),
                    conditions=(Is("blocker", OWN), IsUnlocked("this")),
                    by="bearer",
                    blood=1,
                    once="turn",
                ),
            ),
        ),
    ),
)
