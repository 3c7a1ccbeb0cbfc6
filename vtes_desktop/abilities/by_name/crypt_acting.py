"""Crypt cards defined by name, by what they do in actions and referendums, after them, and by actions of their own:
what no template reads of them; the rest of each is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.conditions.actions import HandHas
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActingIs,
    ActionIs,
    BleedsWhom,
    BlockMayBegin,
    Is,
    IsReady,
    IsUnlocked,
    Not,
    Passed,
    Successful,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import Redirect
from vtes_desktop.abilities.vocabulary.effects.attempts import AttemptToBlock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import RemoveFromGame, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.masters import Return
from vtes_desktop.abilities.vocabulary.effects.owning import (
    AddShares,
    AllotBlood,
    DiscardFrom,
    DiscardOfType,
    Rearrange,
)
from vtes_desktop.abilities.vocabulary.targets import Which

OWN: Final = Which(own=True)
READY: Final = IsReady("this")
YOUR_YOUNGLING: Final = Which("vampire", ("uncontrolled",), "you")
_UNLOCKS: Final = "unlocks this turn"
"""The mark of a minion that unlocks at the end of the turn."""


CARDS: Final[tuple[Named, ...]] = (
    # After the effects of the referendum (ruling).
    completed(
        "Lutz von Hohenzollern",
        Reading(
            "Vampire",
            upon=(Upon("after resolution", (BurnPool(1, "prey"),), (READY, ActionIs(("political",)), Passed())),),
        ),
    ),
    # Only after blocks are declined (ruling).
    completed(
        "Aksinya Daclau",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "discard a master card: another is bled",
                    ("after blocks",),
                    (DiscardOfType("Master"), Redirect()),
                    conditions=(READY, IsUnlocked(), BleedsWhom("you"), HandHas("Master")),
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Dmitra Ilyanova",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "call a referendum to distribute 4 blood",
                    (AddShares(),),
                    "political",
                    1,
                    declares=(AllotBlood(4, Which("vampire")),),
                    by=OWN,
                ),
            ),
        ),
    ),
    # Only the rule of who may block is lifted; a decision not to block stands (ruling).
    completed(
        "Anneke",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "attempt to block",
                    ("before block", "after blocks"),
                    (AttemptToBlock("minion", free=True),),
                    conditions=(
                        Not(ActingIs("you")),
                        Is("acting", Which("vampire")),
                        IsUnlocked(),
                        BlockMayBegin("minion", free=True),
                    ),
                ),
            ),
        ),
    ),
    completed(
        "Malgorzata",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "remove an uncontrolled vampire to add 4 blood to another",
                    (RemoveFromGame("removed"), AddBlood("target", 4)),
                    stealth=1,
                    conditions=(There(YOUR_YOUNGLING, 2),),
                    declares=(
                        Choose(YOUR_YOUNGLING, "removed"),
                        Choose(Which("vampire", ("uncontrolled",), "you", apart="removed")),
                    ),
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        'Travis "Traveler72" Miller',
        Reading(
            "Imbued",
            actions=(
                InPlayAction(
                    "add 2 blood to an uncontrolled Imbued",
                    (AddBlood("target", 2),),
                    stealth=1,
                    declares=(Choose(Which("imbued", ("uncontrolled",), "you")),),
                    by=OWN,
                    conviction=1,
                ),
            ),
        ),
    ),
    completed(
        "Enkidu, The Noah",
        Reading(
            "Vampire",
            upon=(
                Upon("after resolution", (Mark(_UNLOCKS, "this"),), (Acting(), ActionIs(("employ",)), Successful())),
                Upon("end of turn", (Unlock("this"),), (Is("this", Which(mark=_UNLOCKS)),), torpid=True),
            ),
        ),
    ),
    # Its Methuselah may give the intercept as often as it can be paid, locked or not (rulings).
    completed(
        "Maris Streck",
        Reading(
            "Vampire",
            actions=(InPlayAction("rearrange the top 5 cards of the library", (Rearrange(5),), stealth=1, by=OWN),),
        ),
    ),
    # Also after an action by which a vampire becomes Anarch, and in torpor (rulings).
    completed(
        "Aline Gädeke",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "unlock",
                    ("after resolution",),
                    (Unlock("minion"),),
                    conditions=(
                        Not(IsUnlocked()),
                        Successful(),
                        Is("acting", Which("vampire", ("ready", "torpor"), "you", other=True, words=("anarch",))),
                    ),
                    blood=1,
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    # Nobody sees the card that is drawn for it (ruling).
    completed(
        "Le Dinh Tho",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "look at a hand and discard a card of it",
                    (DiscardFrom(),),
                    stealth=1,
                    declares=(ChooseMethuselah("others"),),
                    by=OWN,
                ),
            ),
        ),
    ),
    # Not where there are not two cards to choose (ruling).
    completed(
        "Undele",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "call a referendum to take two minion cards from the ash heap",
                    (Return("target"),),
                    "political",
                    1,
                    declares=(Choose(Which("minion card", ("ash heap",), "you"), least=2, most=2),),
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        "Dónal O'Connor",
        Reading(
            "Vampire",
            upon=(Upon("as blocked", (BurnBlood("blocker"),), (Acting(), Is("blocker", Which("vampire")))),),
        ),
        group=2,
    ),
    # Without his title he still has one (ruling).
    completed("Gratiano", Reading("Vampire", standing=(Standing("ballots", 1),))),
)
