"""Vampires whose own cards say what no other card's does outside actions and combats, defined by name: numbers, cards
played, phases and referendums; most of the rest of each is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.crypt_uses import OWN_TURN
from vtes_desktop.abilities.vocabulary.amounts import Counted
from vtes_desktop.abilities.vocabulary.conditions.actions import (
    BeingPlayed,
    CalledByThis,
    PhaseIs,
)
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    Is,
    IsReady,
    TargetControls,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.hand import BurnFromHand, ShuffleHand, SpendDiscardAction
from vtes_desktop.abilities.vocabulary.effects.marking import Mark, NameCircle
from vtes_desktop.abilities.vocabulary.effects.masters import Cancel, DrawCrypt
from vtes_desktop.abilities.vocabulary.effects.votes import VotersBurn
from vtes_desktop.abilities.vocabulary.targets import Which

VAMPIRE: Final = "Vampire"
IN_PLAY: Final = ("ready", "torpor")
PLAYED_MASTER: Final = "master played this turn"


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Xeper, Sultan of Lepers",
        Reading(
            VAMPIRE,
            standing=(Standing("votes", Counted(Which("vampire", whose="you", words=("infernal",), unique=True))),),
        ),
    ),
    completed(
        "Diana Iadanza",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "cancel the reaction card",
                    ("as played",),
                    (Cancel(free=False),),
                    conditions=(BeingPlayed("Reaction"), CalledByThis()),
                    by="bearer",
                    blood=1,
                ),
            ),
        ),
    ),
    completed(
        "Uchenna",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn a card from your hand",
                    ("master",),
                    (BurnFromHand(),),
                    turn="yours",
                    blood=1,
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Hartmut Stover",
        Reading(VAMPIRE, upon=(Upon("votes tallied", (VotersBurn("against"),), (CalledByThis(),)),)),
    ),
    completed(
        "Nonu Dis",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "as played",
                    (Mark(PLAYED_MASTER, "this"),),
                    (BeingPlayed("Master", yours=True), PhaseIs("master")),
                    turn="yours",
                    torpid=True,
                ),
            ),
            usable=(
                Usable(
                    "add 1 blood to a ready Follower of Set",
                    ("master",),
                    (AddBlood("target"),),
                    (Choose(Which("vampire", whose="you", clans=("Ministry",))),),
                    conditions=(IsReady("this"), Is("this", Which(mark=PLAYED_MASTER))),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Ayo Igoli",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "a discard phase action: move 2 blood to a Laibon in your uncontrolled region",
                    ("discard",),
                    (GiveBlood("minion", "target", 2),),
                    (SpendDiscardAction(), Choose(Which("vampire", ("uncontrolled",), "you", words=("laibon",)))),
                    turn="yours",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Martin Franckel",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "bleed",
                    -1,
                    conditions=(
                        Acting(kinds=("bleed",)),
                        TargetControls(
                            Which(
                                "vampire",
                                clans=("Tremere",),
                                alternatives=(Which("vampire", clans=("Tremere antitribu",)),),
                            ),
                            yes=False,
                        ),
                    ),
                    in_action=True,
                ),
            ),
        ),
    ),
    completed(
        "Nicomedes",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "shuffle your hand into your library",
                    OWN_TURN,
                    (ShuffleHand(),),
                    turn="yours",
                    blood=1,
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Anastasz di Zagreb",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "votes",
                    -1,
                    conditions=(
                        Is("this", Which(words=("justicar",))),
                        There(Which("vampire", words=("justicar",), other=True)),
                    ),
                ),
            ),
        ),
    ),
    completed(
        "New Blood",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "enters play",
                    (NameCircle(), DrawCrypt()),
                    (PhaseIs("influence"),),
                    about="this",
                    turn="yours",
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Murat",
        Reading(
            VAMPIRE,
            prices=(
                Price(
                    1,
                    "blood",
                    types=("Combat",),
                    disciplines=("ser",),
                    of=Which("vampire", clans=("Ministry",), on_fight=True),
                ),
            ),
        ),
    ),
    completed(
        "Al-Muntathir, God's Witness",
        Reading(
            VAMPIRE,
            upon=tuple(
                Upon(
                    event,
                    (Burn("this"),),
                    (There(Which("vampire", IN_PLAY, "you", clans=("True Brujah",)), 4),),
                    torpid=True,
                )
                for event in ("enters play", "unlock phase", "after resolution", "end of phase")
            ),
        ),
    ),
    completed("March Halcyon", Reading(VAMPIRE, standing=(Standing("not avenged", 1),))),
)
