"""Master cards that are locations, defined by name: whole, or the sentences that no template reads."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed, named
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CapacityOf, CountersOn, Number, SizeOf
from vtes_desktop.abilities.vocabulary.conditions.combat import PressTo
from vtes_desktop.abilities.vocabulary.conditions.masters import BlockedSince, FirstAction, PoolBled
from vtes_desktop.abilities.vocabulary.conditions.union import (
    ActionIs,
    AtLeast,
    BleedsWhom,
    InterceptNeeded,
    Is,
    IsUndirected,
    Not,
    StealthNeeded,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddIntercept, AddStealth
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GainPool, MoveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, Lock, PutInPlay, RemoveFromGame, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import EndCombat
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, By, Either, ForEachMethuselah, Grant, If, Later
from vtes_desktop.abilities.vocabulary.effects.keeping import Note, StashFromHand
from vtes_desktop.abilities.vocabulary.effects.masters import BurnFromLibrary, Return
from vtes_desktop.abilities.vocabulary.effects.taking import MoveTo
from vtes_desktop.abilities.vocabulary.effects.votes import GainVotes
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME
from vtes_desktop.rules.effects import Window

READY: Final = Which("vampire", whose="you")
BEFORE_RESOLUTION: Final[tuple[Window, ...]] = ("as announced", "before block", "block attempt", "after blocks")
MUSEUM: Final = "unlocked by a museum this turn"
NOSFERATU: Final = Which("vampire", clans=("Nosferatu",))
_EXHIBITS: Final = ("electronic", "vehicle", "weapon")
_OBLIVION: Final = Which("vampire", ("ready", "torpor"), "you", discipline="obl", blood="some")
_CAPE: Final = Which(
    "vampire",
    whose="you",
    clans=("Giovanni",),
    blood="some",
    alternatives=(Which("vampire", whose="you", words=("laibon",), blood="some"),),
)
_ALL_ITS_BLOOD: Final = MoveBlood("this", "to pool", BloodOn("this"), BloodOn("this"))


def _to_or_from(giver: Which, taker: Which) -> Either:
    """1 blood from one vampire to the pool, or from the pool to another."""
    return Either(
        (
            Alternative("from a vampire to your pool", (Choose(giver, "giver"), MoveBlood("giver", "to pool"))),
            Alternative("from your pool to a vampire", (Choose(taker, "taker"), MoveBlood("taker", "from pool"))),
        )
    )


def part(name: str, *usable: Usable, sentences: int = 1, **more: object) -> Named:
    """A master card of which just some sentences are defined, mostly by what it may be used for."""
    return completed(name, Reading("Master", usable=usable, **more), sentences=sentences)  # type: ignore[arg-type]


CARDS: Final[tuple[Named, ...]] = (
    named(
        "Storage Annex",
        Reading(
            "Master",
            words=(PutInPlay(), StashFromHand()),
            usable=(
                Usable(
                    "exchange its card for one of your hand", ("master",), (StashFromHand(),), turn="yours", once="turn"
                ),
            ),
        ),
    ),
    named(
        "WMRH Talk Radio",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "+1 intercept",
                    ("block attempt",),
                    (
                        AddIntercept("blocker"),
                        Note("blocker"),
                        Later("after resolution", (If((Not(BlockedSince()),), (BurnPool(),)),)),
                    ),
                    conditions=(InterceptNeeded(Which()),),
                    locks=True,
                ),
            ),
        ),
    ),
    named(
        "Channel 10",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "+2 intercept",
                    ("block attempt",),
                    (AddIntercept("blocker", 2),),
                    conditions=(InterceptNeeded(Which(whose="you")), Not(FirstAction())),
                    locks=True,
                ),
            ),
        ),
    ),
    part(
        "Rumor Mill, Tabloid Newspaper, The",
        Usable(
            "a vampire can burn 1 blood to get +1 intercept",
            ("block attempt",),
            (
                By(
                    "target",
                    (
                        Grant(
                            "burn 1 blood: +1 intercept",
                            ("block attempt",),
                            (AddIntercept("minion"),),
                            (InterceptNeeded(Which("vampire", own=True)),),
                            blood=1,
                        ),
                    ),
                ),
            ),
            (Choose(Which("vampire")),),
            (InterceptNeeded(Which("vampire")),),
            locks=True,
        ),
    ),
    part(
        "Alamut",
        Usable(
            "burn counters: votes for a vampire",
            ("polling",),
            (Count(Number("number", -1)), GainVotes(Number("number"), "target")),
            (Choose(READY), ChooseNumber(1, CountersOn(), what="counters")),
            (ActionIs(("political",)),),
        ),
        sentences=2,
        upon=(
            Upon(
                "successful bleed",
                (Count(PoolBled()),),
                (Is("it", Which("vampire", ("ready", "torpor"), "you", clans=("Banu Haqim",))),),
            ),
        ),
    ),
    part(
        "Church of Vindicated Faith, The",
        Usable(
            "add 1 blood to an imbued",
            ("after resolution",),
            (AddBlood("target"),),
            (Choose(Which("imbued", ("uncontrolled",), "you")),),
            (Is("acting", Which("imbued", ("ready", "torpor"))), Successful()),
            locks=True,
        ),
    ),
    part(
        "Chantry",
        Usable(
            "move a Tremere out of torpor",
            ("master",),
            (
                Either(
                    (
                        Alternative("burn 1 pool", (BurnPool(),)),
                        Alternative(
                            "burn 1 blood from a ready Tremere",
                            (
                                Choose(Which("vampire", whose="you", clans=("Tremere",), blood="some"), "payer"),
                                BurnBlood("payer"),
                            ),
                        ),
                    )
                ),
                MoveTo("ready"),
            ),
            (Choose(Which("vampire", ("torpor",), clans=("Tremere",))),),
            turn="yours",
            locks=True,
        ),
    ),
    part(
        "Warsaw Station",
        Usable(
            "unlock the acting Nosferatu after a success",
            ("as announced",),
            (
                Note("acting"),
                Later("after resolution", (If((Successful(), Is("target", NOSFERATU)), (Unlock("target"),)),)),
            ),
            conditions=(Is("acting", NOSFERATU), IsUndirected()),
            locks=True,
        ),
        Usable(
            "burn it: a Nosferatu leaves torpor",
            ANY_TIME,
            (Burn("this"), MoveTo("ready")),
            (Choose(Which("vampire", ("torpor",), clans=("Nosferatu",))),),
        ),
        sentences=2,
    ),
    part(
        "Elysium: The Arboretum",
        Usable(
            "end the combat",
            ("before range",),
            (EndCombat(),),
            conditions=(
                Is("both", Which("vampire", whose="you", words=("camarilla",))),
                Not(Is("both", Which(words=("non-camarilla",)))),
            ),
            locks=True,
        ),
        sentences=2,
    ),
    part(
        "Black Forest Base",
        actions=(
            InPlayAction(
                "call a referendum: gain 2 pool",
                (GainPool(2),),
                "political",
                1,
                by=Which("vampire", words=("sabbat",)),
                once=True,
            ),
        ),
    ),
    part(
        "Powerbase: Cape Verde",
        Usable("move 1 blood", ("master", "another's master"), (_to_or_from(_CAPE, READY),), locks=True),
    ),
    part(
        "Powerbase: Munich",
        Usable(
            "move 1 blood",
            ("master",),
            (_to_or_from(_OBLIVION, Which("vampire", whose="you", discipline="obl")),),
            turn="yours",
            locks=True,
        ),
    ),
    part(
        "Powerbase: Madrid",
        Usable(
            "add 1 counter",
            ("unlock",),
            (Count(),),
            conditions=(Not(AtLeast(CountersOn(), 4)),),
            turn="yours",
            once="turn",
        ),
        Usable(
            "votes for a titled Sabbat vampire",
            ("polling",),
            (GainVotes(CountersOn(), "target"),),
            (Choose(Which("vampire", words=("titled", "sabbat"))),),
            (AtLeast(CountersOn(), 1),),
            locks=True,
        ),
        sentences=3,
        actions=(
            InPlayAction(
                "burn all its counters",
                (Count(CountersOn(times=-1)),),
                directed=True,
                by=Which("vampire", whose="others"),
            ),
        ),
    ),
    part(
        "Powerbase: Chicago",
        Usable(
            "1 blood to it, or all its blood to your pool",
            ("unlock",),
            (
                Either(
                    (
                        Alternative("move 1 blood to it", (AddBlood("this"),)),
                        Alternative("move its blood to your pool", (_ALL_ITS_BLOOD,), (AtLeast(BloodOn("this"), 1),)),
                    )
                ),
            ),
            turn="yours",
            once="turn",
        ),
        sentences=2,
        actions=(
            InPlayAction(
                "move its blood to your pool",
                (_ALL_ITS_BLOOD,),
                directed=True,
                by=Which("vampire", whose="others"),
            ),
        ),
    ),
    completed(
        "Powerbase: Barranquilla",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", whose="you", words=("sabbat",))),),
            words=(AddBlood("this", CapacityOf()),),
        ),
    ),
    part(
        "Slaughterhouse, The",
        Usable(
            "burn two cards of your prey's library",
            ANY_TIME,
            (ForEachMethuselah("prey", (BurnFromLibrary(2, as_many=True),)),),
            locks=True,
        ),
    ),
    part(
        "Dummy Corporation",
        Usable(
            "burn it: reduce the bleed by 2",
            BEFORE_RESOLUTION,
            (Burn("this"), AddBleed(-2)),
            conditions=(BleedsWhom("you"),),
        ),
    ),
    part(
        "Waste Management Operation",
        Usable(
            "a card of your ash heap to the bottom of your library",
            ("discard",),
            (Return("target", "bottom"),),
            (Choose(Which("library card", ("ash heap",), "you")),),
            turn="yours",
            locks=True,
        ),
    ),
    part(
        "Khobar Towers, Al-Khubar",
        Usable(
            "remove a minion from the game to gain pool",
            ("unlock",),
            (GainPool(SizeOf()), RemoveFromGame("target")),
            (Choose(Which(whose="you")),),
            turn="yours",
            locks=True,
        ),
    ),
    part(
        "Paris Opera House",
        Usable(
            "lock a Daughter of Cacophony: +1 stealth",
            ("block attempt",),
            (Lock("target"), AddStealth()),
            (Choose(Which("vampire", ("ready", "torpor"), "you", clans=("Daughter of Cacophony",), locked=False)),),
            (StealthNeeded(),),
            locks=True,
        ),
    ),
    part(
        "Police Department",
        Usable("press to end combat", ("press",), (), conditions=(PressTo("end"),), locks=True),
    ),
)
