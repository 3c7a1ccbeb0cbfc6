"""Hunting grounds and locations that feed, sell or forbid, defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed, named
from vtes_desktop.abilities.by_name.masters_locations import MUSEUM, part
from vtes_desktop.abilities.card_text import Price, Reading, Upon, Usable
from vtes_desktop.abilities.text.sentences.masters import FED
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, Counted
from vtes_desktop.abilities.vocabulary.conditions.masters import ActionCard
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    AtLeast,
    DirectedAtYou,
    Is,
    Not,
    Successful,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, GiveBlood, MoveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import PutInPlay, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import Inflict
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, By, Either, If, Later, Repeat
from vtes_desktop.abilities.vocabulary.effects.keeping import Note
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.taking import StealPool
from vtes_desktop.abilities.vocabulary.targets import Which

_EXHIBITS: Final = ("electronic", "vehicle", "weapon")
HUNGRY: Final = Which("vampire", whose="you", unmarked=FED)
_FOLLOWER: Final = Which("vampire", whose="you", unmarked=FED, words=("path of death and the soul",))
_DEAD: Final = Which(
    "ally",
    whose="you",
    words=("wraith",),
    wounded=True,
    alternatives=(Which("ally", whose="you", words=("zombie",), wounded=True),),
)
_GROUNDS: Final = Counted(Which("hunting ground", ("in play",), "others"))
_ANARCH: Final = Which("vampire", whose="you", words=("anarch",), unmarked=FED)
_OLDEST: Final = Which("vampire", whose="you", oldest=True)


def _fed(name: str = "target", amount: int = 1) -> If:
    """A vampire gains blood from a hunting ground, unless it has gained some of any in this turn."""
    return If((Is(name, Which("vampire", unmarked=FED)),), (AddBlood(name, amount), Mark(FED, name)))


CARDS: Final[tuple[Named, ...]] = (
    named(
        "Palace Hunting Ground",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "a Guruhi with blood gains 1 blood",
                    ("unlock",),
                    (_fed(),),
                    (Choose(Which("vampire", whose="you", clans=("Guruhi",), blood="some", unmarked=FED)),),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    part(
        "Gurchon Hall",
        Usable(
            "the two oldest vampires gain 1 blood",
            ("unlock",),
            (
                Choose(_OLDEST, "first"),
                _fed("first"),
                If(
                    (There(Which("vampire", whose="you"), 2),),
                    (Choose(Which("vampire", whose="you", oldest=True, apart="first"), "second"), _fed("second")),
                ),
            ),
            conditions=(There(HUNGRY),),
            turn="yours",
            once="turn",
        ),
    ),
    named(
        "Jungle Hunting Ground",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "add 1 blood to it",
                    ("unlock",),
                    (AddBlood("this"),),
                    conditions=(Not(AtLeast(BloodOn("this"), 3)),),
                    turn="yours",
                    locks=True,
                ),
                Usable(
                    "move its blood to a Laibon",
                    ("unlock",),
                    (GiveBlood("this", "target", BloodOn("this")), Mark(FED)),
                    (Choose(Which("vampire", whose="you", words=("laibon",), unmarked=FED)),),
                    (AtLeast(BloodOn("this"), 1),),
                    turn="yours",
                    locks=True,
                ),
            ),
        ),
    ),
    part(
        "Threestar Cab Company",
        Usable(
            "move 1 blood from it",
            ("unlock",),
            (
                Either(
                    (
                        Alternative("to your pool", (MoveBlood("this", "to pool"),)),
                        Alternative(
                            "to a vampire",
                            (Choose(HUNGRY), GiveBlood("this", "target"), Mark(FED)),
                            (There(HUNGRY),),
                        ),
                    )
                ),
            ),
            conditions=(AtLeast(BloodOn("this"), 1),),
            turn="yours",
            locks=True,
        ),
    ),
    part(
        "Kingston Penitentiary, Ontario",
        Usable(
            "give its Methuselah a pool: a vampire of yours gains 1 blood",
            ("unlock",),
            (By("this", (StealPool(1, "active"),)), _fed()),
            (Choose(HUNGRY),),
            (Is("this", Which("card", whose="others")),),
            locks=True,
            by="active",
        ),
    ),
    named(
        "Burial Site Hunting Ground",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "a vampire gains 1 blood, or a dead ally 1 life",
                    ("unlock",),
                    (
                        Either(
                            (
                                Alternative("a vampire", (Choose(_FOLLOWER), _fed()), (There(_FOLLOWER),)),
                                Alternative("an ally", (Choose(_DEAD), AddBlood("target")), (There(_DEAD),)),
                            )
                        ),
                    ),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
    ),
    part(
        "Poacher's Hunting Ground",
        Usable(
            "anarchs gain 1 blood",
            ("unlock",),
            (Repeat(_GROUNDS, (Choose(_ANARCH, least=0), _fed())),),
            conditions=(There(_ANARCH), AtLeast(_GROUNDS, 1)),
            turn="yours",
            once="turn",
        ),
    ),
    completed(
        "Trophy: Hunting Ground",
        Reading("Master", upon=(Upon("unlock phase", (_fed("minion", 2),), turn="yours", by="bearer"),)),
        sentences=1,
    ),
    part(
        "Inbase Discotek, Frankfurt",
        Usable(
            "add 1 blood to the hunter",
            ("after resolution",),
            (AddBlood("acting"),),
            conditions=(Acting("acting", ("hunt",)), Is("acting", Which("vampire")), Successful()),
            locks=True,
        ),
        sentences=2,
    ),
    part(
        "Hospital Food",
        Usable(
            "1 more blood for the hunting anarch",
            ("as announced",),
            (Note("acting"), Later("after resolution", (If((Successful(),), (AddBlood("target"),)),))),
            conditions=(ActionIs(("hunt",)), Is("acting", Which("vampire", words=("anarch",)))),
            locks=True,
        ),
        sentences=2,
    ),
    part(
        "Crocodile Temple, The",
        Usable(
            "1 damage to the acting minion",
            ("after resolution",),
            (Inflict(1, "acting", environmental=True),),
            conditions=(DirectedAtYou(), Successful()),
            locks=True,
        ),
    ),
    completed(
        "British Museum, London, The",
        Reading(
            "Master",
            usable=(
                Usable(
                    "unlock the minion that has equipped",
                    ("after resolution",),
                    (Unlock("acting"), Mark(MUSEUM, "acting")),
                    conditions=(
                        Is("acting", Which(whose="you", unmarked=MUSEUM)),
                        ActionIs(("equip",)),
                        Successful(),
                        *(Not(ActionCard(Which("card", called=word))) for word in _EXHIBITS),
                    ),
                ),
            ),
            prices=tuple(
                Price(
                    -1,
                    currency,
                    types=("Equipment",),
                    payer="any",
                    of=Which(whose="you"),
                    not_called=_EXHIBITS,
                )
                for currency in ("pool", "blood")
            ),
        ),
        sentences=2,
    ),
    completed(
        "Therbold Realty",
        Reading(
            "Master",
            prices=tuple(Price(-1, currency, payer="you", called="location") for currency in ("pool", "blood")),
        ),
    ),
    completed(
        "Centralized Background Check",
        Reading("Master", prices=(Price(1, types=("Equipment",), payer="any", called="weapon"),)),
    ),
)
