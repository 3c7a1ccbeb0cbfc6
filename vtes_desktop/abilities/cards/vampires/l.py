"""Vampires, L: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import IN_PLAY, OWN, READY, VAMPIRE, YOUR_YOUNGLING
from vtes_desktop.abilities.vocabulary.conditions.events import PlayedBy
from vtes_desktop.abilities.vocabulary.conditions.union import ActionIs, Is, IsUnlocked, Passed, TargetControls
from vtes_desktop.abilities.vocabulary.effects.attempts import NoLock
from vtes_desktop.abilities.vocabulary.effects.blood import BurnPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.crypts import ChooseInfluenced
from vtes_desktop.abilities.vocabulary.effects.draws import HandSizeUntilUnlock
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, ForEachMethuselah
from vtes_desktop.abilities.vocabulary.effects.masters import Cancel
from vtes_desktop.abilities.vocabulary.effects.owning import DiscardFrom, LoseTransfers
from vtes_desktop.abilities.vocabulary.effects.persons import TakeSect
from vtes_desktop.abilities.vocabulary.effects.singles import MoveAcross
from vtes_desktop.abilities.vocabulary.effects.taking import StayLocked
from vtes_desktop.abilities.vocabulary.targets import Which

ACTION_TYPES: Final = ("Action", "Ally", "Equipment", "Political Action", "Retainer")

CARDS: Final[tuple[Named, ...]] = (
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
    # She must choose, there is no default (ruling).
    completed(
        "Leandro",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "unlock phase",
                    (
                        ForEachMethuselah(
                            "active",
                            (
                                Either(
                                    (
                                        Alternative("burn 1 pool", (BurnPool(),)),
                                        Alternative("no transfers in this turn", (LoseTransfers(),)),
                                    )
                                ),
                            ),
                        ),
                    ),
                    (READY,),
                    turn="others",
                ),
            ),
        ),
    ),
    completed(
        "Leila Monroe",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "make an Anarch with no blood Sabbat",
                    (TakeSect("Sabbat"),),
                    stealth=1,
                    declares=(Choose(Which("vampire", IN_PLAY, blood="none", words=("anarch",))),),
                    by=OWN,
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
    completed(
        "Lubomira Hradok",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "successful bleed",
                    (StayLocked("this"),),
                    (TargetControls(Which("vampire", words=("titled",))),),
                    about="minion",
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
    # After the effects of the referendum (ruling).
    completed(
        "Lutz von Hohenzollern",
        Reading(
            "Vampire",
            upon=(Upon("after resolution", (BurnPool(1, "prey"),), (READY, ActionIs(("political",)), Passed())),),
        ),
    ),
)
