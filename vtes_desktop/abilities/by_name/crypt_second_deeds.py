"""Of the crypt cards played most, more that are defined by name (1 of 3); the rest of each is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import Number
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionRequires, HandHas
from vtes_desktop.abilities.vocabulary.conditions.events import ItsMethuselah, JustPlayed
from vtes_desktop.abilities.vocabulary.conditions.targets import ActionAt
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActingIs,
    ActionIs,
    AnyOf,
    BlockMayBegin,
    InterceptNeeded,
    Is,
    IsReady,
    IsUnlocked,
    Not,
    StealthNeeded,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddIntercept, AddStealth
from vtes_desktop.abilities.vocabulary.effects.attempts import AttemptToBlock
from vtes_desktop.abilities.vocabulary.effects.blood import MoveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Lock, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import Inflict, PayBlood
from vtes_desktop.abilities.vocabulary.effects.draws import DiscardCards, DrawNow
from vtes_desktop.abilities.vocabulary.effects.flow import (
    By,
    If,
    May,
    OncePerTurn,
    WithEach,
)
from vtes_desktop.abilities.vocabulary.effects.persons import GainConviction, TakeSect
from vtes_desktop.abilities.vocabulary.effects.singles import (
    RecallPlayed,
    RemoveTopOfCrypt,
)
from vtes_desktop.abilities.vocabulary.effects.taking import StayLocked
from vtes_desktop.abilities.vocabulary.targets import Which

VAMPIRE: Final = "Vampire"
IMBUED: Final = "Imbued"
IN_PLAY: Final = ("ready", "torpor")
READY: Final = IsReady("this")
LOCKED: Final = Not(IsUnlocked("this"))
OWN: Final = Which(own=True)


def after_success(*words: Unlock, name: str) -> tuple[OncePerTurn, ...]:
    """What a minion does at the end of its action, once in a turn."""
    return (OncePerTurn(name, words),)


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Ira Rivers",
        Reading(
            VAMPIRE,
            upon=(Upon("card played", (May((DrawNow(),), "draw a card"),), (JustPlayed("minion", code="aus"),)),),
        ),
    ),
    completed(
        "Yseult",
        Reading(
            VAMPIRE,
            upon=(Upon("card played", (May((DrawNow(),), "draw a card"),), (JustPlayed("minion", code="mel"),)),),
        ),
    ),
    completed(
        "Sascha Vykos, The Angel of Caine",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "card played",
                    (May((DrawNow(),), "draw a card"),),
                    (READY, ItsMethuselah("others"), JustPlayed(card_type="Master")),
                ),
            ),
        ),
        advanced=True,
    ),
    # Also in the influence phase in which he comes into play (ruling).
    completed(
        'Paul "Sixofswords29" Moreton',
        Reading(
            IMBUED,
            usable=(
                Usable(
                    "move 1 pool to an uncontrolled Imbued",
                    ("influence",),
                    (MoveBlood("target", "from pool"),),
                    (Choose(Which("imbued", ("uncontrolled",), "you")),),
                    turn="yours",
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Feo Ramos",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "unlock phase",
                    (
                        WithEach(
                            Which("vampire", IN_PLAY, "others", age="older", words=("sabbat",)),
                            (
                                If(
                                    (IsUnlocked("this"),),
                                    (By("target", (May((PayBlood(1), Lock("this")), "burn 1 blood to lock Feo"),)),),
                                ),
                            ),
                        ),
                    ),
                    turn="yours",
                    torpid=True,
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
    completed(
        "Paul Cordwood",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "remove the top card of your crypt: +1 stealth or intercept",
                    ("block attempt",),
                    (RemoveTopOfCrypt(), If((Acting(),), (AddStealth(),), (AddIntercept("minion"),))),
                    conditions=(
                        AnyOf((Acting(), InterceptNeeded(OWN))),
                        AnyOf((InterceptNeeded(OWN), StealthNeeded())),
                    ),
                    by="bearer",
                    once="action",
                ),
            ),
        ),
    ),
    completed(
        'Béatrice "Oracle171" Tremblay',
        Reading(
            IMBUED,
            upon=(
                Upon(
                    "unlock phase",
                    (Choose(Which("imbued", whose="you", other=True)), Inflict(1, "target", unpreventable=True)),
                    turn="yours",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        'Erick "Shophet125" Franco',
        Reading(
            IMBUED,
            upon=(
                Upon(
                    "before combat",
                    (GainConviction(),),
                    (Acting(kinds=("enter combat",)), Is("fighting", Which("monster"))),
                ),
            ),
        ),
    ),
    completed(
        'Xian "DziDzat155" Quan',
        Reading(
            IMBUED,
            upon=(
                Upon(
                    "after resolution",
                    (GainConviction(),),
                    (READY, Successful(yes=False), Is("blocker", OWN), Is("acting", Which("monster", IN_PLAY))),
                ),
            ),
        ),
    ),
    completed(
        'Leaf "Potter116" Pankowski',
        Reading(
            IMBUED,
            usable=(
                Usable(
                    "lock to gain a conviction",
                    ("discard",),
                    (GainConviction(("hand", "ash heap", "library")),),
                    turn="yours",
                    locks=True,
                    torpid=True,
                ),
            ),
        ),
    ),
    # A card of several types must have been played as a combat card (ruling).
    completed(
        "Henry Taylor",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "put a combat card that he played on top of your library",
                    ("after resolution",),
                    (RecallPlayed("Combat"),),
                    once="action",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Cock Robin",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "after resolution",
                    after_success(Unlock("minion"), name="Cock Robin"),
                    (Acting(), Successful(), ActionRequires("ani")),
                    torpid=True,
                ),
            ),
        ),
    ),
    # It is not left, even where the action has unlocked him already (ruling).
    completed(
        "Eze, The Demon Prince",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "after resolution",
                    after_success(Unlock("minion"), name="Eze, The Demon Prince"),
                    (Acting(), Successful(), Not(ActionIs(("hunt",)))),
                    torpid=True,
                ),
            ),
        ),
    ),
    # Also where the action was unblocked and came to nothing (ruling).
    completed(
        "Baron Dieudonne",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "unlock",
                    ("after resolution",),
                    (Unlock("minion"),),
                    conditions=(Acting(), Successful(), LOCKED),
                    turn="yours",
                    blood=1,
                    once="action",
                    torpid=True,
                ),
            ),
        ),
    ),
    # Once in an action where intercept is needed, but for more than is needed; all at once (rulings).
    completed(
        "Angelica, The Canonicus",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "discard master cards for as much intercept",
                    ("block attempt",),
                    (DiscardCards(20, Which("master"), up_to=True), AddIntercept("minion", Number("discarded"))),
                    conditions=(InterceptNeeded(OWN), HandHas("Master")),
                    by="bearer",
                    once="action",
                ),
            ),
        ),
    ),
    completed(
        "Falhu Shibaba",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "lock Falhu, who does not unlock the next time",
                    (StayLocked("this", stun=True),),
                    by=Which("vampire", words=("laibon",)),
                    directed=True,
                    blood=1,
                ),
            ),
        ),
    ),
    # As often as it can be paid (ruling).
    completed(
        "General Perfidio Díos",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "unlock and attempt to block",
                    ("before block", "after blocks"),
                    (Unlock("minion"), AttemptToBlock("minion")),
                    conditions=(
                        Not(ActingIs("you")),
                        ActionAt(Which("location", (*IN_PLAY, "in play"), "you")),
                        BlockMayBegin("minion"),
                    ),
                    by="bearer",
                    blood=1,
                ),
            ),
        ),
    ),
)
