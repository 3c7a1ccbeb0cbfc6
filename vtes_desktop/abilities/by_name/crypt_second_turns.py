"""Of the crypt cards played most, more that are defined by name (3 of 3); the rest of each is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.crypt_uses import IN_ACTION
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, Counted, Number
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionOfThis, ActionRequires
from vtes_desktop.abilities.vocabulary.conditions.events import PlayedBy
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    AtLeast,
    BleedsWhom,
    DirectedAtYou,
    IsReady,
    IsUnlocked,
    Successful,
    TargetControls,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import GiveExtra, Inflict, PayBlood
from vtes_desktop.abilities.vocabulary.effects.flow import (
    InCombat,
)
from vtes_desktop.abilities.vocabulary.effects.hand import SpendDiscardAction
from vtes_desktop.abilities.vocabulary.effects.masters import Cancel
from vtes_desktop.abilities.vocabulary.effects.singles import (
    GrowHand,
    HandToBottom,
    HeapToBottom,
    MoveAcross,
)
from vtes_desktop.abilities.vocabulary.effects.taking import DiscardAtRandom, Steal
from vtes_desktop.abilities.vocabulary.targets import MINION_CARDS, Which

VAMPIRE: Final = "Vampire"
IN_PLAY: Final = ("ready", "torpor")
READY: Final = IsReady("this")
MINION_TYPES: Final = tuple(sorted(MINION_CARDS))
ACTION_TYPES: Final = ("Action", "Ally", "Equipment", "Political Action", "Retainer")
HUNTING_GROUND: Final = Which("location", (*IN_PLAY, "in play"), unique=True, called="hunting ground")
OWN: Final = Which(own=True)


CARDS: Final[tuple[Named, ...]] = (
    # In torpor too (ruling).
    completed(
        "Luciano Carvalho",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "move an animal retainer to another vampire",
                    ("discard",),
                    (MoveAcross("card", "target"),),
                    (
                        Choose(Which("retainer", IN_PLAY, "you", words=("animal",)), "card"),
                        Choose(Which("vampire", IN_PLAY, "you")),
                    ),
                    turn="yours",
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Nehemiah",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "put up to two cards of your hand on the bottom of your library",
                    ("unlock",),
                    (HandToBottom(2),),
                    turn="yours",
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Mora, the Death Seer",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "put a card of your ash heap on the bottom of your library",
                    ("discard",),
                    (HeapToBottom(),),
                    conditions=(READY,),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Serenna the White",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "reduce the bleed by 2",
                    IN_ACTION,
                    (AddBleed(-2),),
                    conditions=(READY, BleedsWhom("you")),
                    by="bearer",
                    blood=1,
                    once="turn",
                ),
            ),
        ),
    ),
    # As often as it can be paid; what the card costs is paid all the same (rulings).
    completed(
        "Santaleous",
        Reading(
            VAMPIRE,
            standing=(Standing("bleed", Counted(HUNTING_GROUND)),),
            usable=(
                Usable(
                    "cancel the master card",
                    ("as played",),
                    (Cancel(free=False),),
                    conditions=(PlayedBy(("Master",)),),
                    by="bearer",
                    blood=3,
                    torpid=True,
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Khalu",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "cancel the minion card",
                    ("as played",),
                    (Cancel(),),
                    conditions=(PlayedBy(MINION_TYPES, "neighbours"),),
                    by="bearer",
                    blood=5,
                    torpid=True,
                ),
            ),
        ),
    ),
    # “Once each turn” is once in each player's turn; the minion may attempt the action again (rulings).
    completed(
        "Louhi",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "cancel the action card",
                    ("as played",),
                    (Cancel(free=False),),
                    conditions=(READY, PlayedBy(ACTION_TYPES, "predator", which=Which("vampire"))),
                    by="bearer",
                    blood=1,
                    once="turn",
                ),
            ),
        ),
    ),
    # After the block attempts (ruling).
    completed(
        "Spiridonas",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn X+2 blood: +X bleed",
                    IN_ACTION,
                    (
                        ChooseNumber(1, BloodOn("minion", plus=-2), "more", "bleed"),
                        PayBlood(Number("more", plus=2)),
                        AddBleed(Number("more")),
                    ),
                    conditions=(Acting(kinds=("bleed",)), AtLeast(BloodOn("minion"), 3)),
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Benjamin Rose",
        Reading(
            VAMPIRE,
            actions=(InPlayAction("call a referendum for +1 hand size", (GrowHand(),), "political", 1, by=OWN),),
        ),
    ),
    # As often as there are discard phase actions (ruling).
    completed(
        "Josef von Bauren",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "a discard phase action: a random card of a hand is discarded",
                    ("discard",),
                    (DiscardAtRandom(1, "chosen"),),
                    (SpendDiscardAction(), ChooseMethuselah("neighbours")),
                    turn="yours",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Shasa Abu Badr",
        Reading(
            VAMPIRE,
            standing=(
                Standing("bleed", 1, conditions=(Acting(kinds=("bleed",)), ActionRequires("pre")), in_action=True),
            ),
        ),
    ),
    # The damage is environmental (ruling).
    completed(
        "Shemti",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "after resolution",
                    (Inflict(1, "acting", environmental=True),),
                    (READY, IsUnlocked("this"), Successful(), DirectedAtYou()),
                ),
            ),
        ),
    ),
    completed(
        "Céleste, The Voice of a Secret",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "bleed",
                    1,
                    conditions=(Acting(kinds=("bleed",)), TargetControls(Which("vampire", clans=("Toreador",)))),
                    in_action=True,
                ),
            ),
        ),
    ),
    completed(
        'Joe "Boot" Hill',
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "enter combat with a werewolf",
                    (),
                    "enter combat",
                    1,
                    by=OWN,
                    against=Which("ally", whose="others", words=("werewolf",)),
                ),
            ),
            upon=(
                Upon(
                    "before combat",
                    (InCombat((GiveExtra("maneuver", "combat"),)),),
                    (Acting(kinds=("enter combat",)), ActionOfThis()),
                ),
            ),
        ),
    ),
    completed(
        "Bakr",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction("enter combat", (), "enter combat", 1, by=OWN, against=Which(whose="others"), blood=1),
            ),
        ),
    ),
    completed(
        "Titus Camille",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "steal equipment",
                    (Steal(),),
                    declares=(Choose(Which("equipment", IN_PLAY, "neighbours")),),
                    by=OWN,
                ),
            ),
        ),
    ),
)
