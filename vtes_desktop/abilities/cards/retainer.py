"""Retainers: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.burning import MOVES_ON


def _hound(level: str, unlocks: Words) -> Reading:
    """What it does at a level, and how whoever has employed it unlocks."""
    return reading(
        "Retainer",
        Usable(
            "+1 intercept",
            ("block attempt",),
            (AddIntercept("blocker"),),
            conditions=(InterceptNeeded(OWN),),
            by="bearer",
            locks=True,
        ),
        Upon("enters play", (unlocks,), (ActionOfThis(),), about="this"),
        level=level,
    )


_HELPED: Final = "helps in this action"
_EMPLOYER: Final = Which(where=IN_PLAY, bearer=True)
_ANOTHER: Final = Which(where=IN_PLAY, other=True, can_have=True)
SERPENTS: Final = There(Which("vampire", whose="prey", clans=("Ministry", "Banu Haqim")))
_HARD: Final = Standing("only aggravated damage", 1, Which("retainer", ANYWHERE, this=True))
CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Camarilla Vitae Slave",
        "Retainer",
        Usable(
            "a level of a Discipline",
            ("master",),
            (Learn("", "minion", until_unlock=True),),
            (Name("discipline at basic"),),
            turn="yours",
            by="bearer",
            once="turn",
        ),
        sentences="8866fd 05021e",
    ),
    # On whom it goes is said by the rules of employing (6.1.4).
    completed(
        "Charnas the Imp",
        "Retainer",
        Standing("no damage", 1, Which("retainer", ANYWHERE, this=True), conditions=(InflictedBy(_EMPLOYER),)),
        Upon("unlock phase", (By("this", (Inflict(1, "bearer"),)),), turn="yours", by="bearer", torpid=True),
        Upon("comes into play", (Mark(MOVES_ON, "this"),), about="this", torpid=True),
        Upon(
            "about to be burned",
            (May((Choose(_ANOTHER), MoveOnto("target", theirs=True)), "put it on another minion"),),
            about="minion",
            by="bearer",
            torpid=True,
        ),
        sentences="3f5077 72442d 4601ad 5dcb9a",
    ),
    completed(
        "Corpse Balloon",
        "Retainer",
        Upon("before range", (GiveExtra("maneuver"),), (HasBlocked("minion"), Acting("acting", directed=True))),
        sentences="bb2f4a",
    ),
    completed(
        "Corpse Minion",
        "Retainer",
        Usable(
            "burn X blood: +X intercept",
            ("block attempt",),
            (BurnBlood("minion", Number("number"), paid=True), AddIntercept("minion", Number("number"))),
            (ChooseNumber(1, BloodOn("minion"), what="blood"),),
            (InterceptNeeded(Which("vampire", bearer=True)),),
            by="bearer",
        ),
        sentences="4d4bb5",
    ),
    completed(
        "Crypt's Sons",
        "Retainer",
        Usable(
            "burn 1 life: lock the blocker and go on",
            ("as blocked",),
            (BurnBlood("this"), Lock("blocker"), GoOn()),
            conditions=(WasBlocked(), Is("minion", Which("vampire", words=("anarch",)))),
            by="bearer",
        ),
        sentences="f65dc3",
    ),
    # Where it comes in the middle of a round it has its effect at once (ruling).
    completed(
        "Dog Pack",
        "Retainer",
        Upon(
            "before range", (Forbid(("combat ends",), borne=True),), (Fights("minion"), Is("opponent", Which("minion")))
        ),
        Upon(
            "enters play",
            (Forbid(("combat ends",), borne=True),),
            (Fights("minion"), Is("opponent", Which("minion"))),
            "this",
        ),
        sentences="712a7e",
    ),
    completed(
        "Faithful Servant",
        "Retainer",
        Upon("minion phase", (AddBlood("minion"),), (InTorpor("minion"),), turn="yours", by="bearer", torpid=True),
        sentences="f9558d",
    ),
    mended(
        "Feral Hound",
        _hound("ani", UnlockAt("discard phase")),
        _hound("ANI", Later("after resolution", (Unlock("minion"),))),
    ),
    completed(
        "Fortune Teller",
        "Retainer",
        Usable(
            "look at a random card of your prey",
            MINION_PHASE,
            (LookAt("hand", "prey", 1),),
            turn="yours",
            once="turn",
        ),
        sentences="a4117c",
    ),
    completed(
        "Ghoul Escort",
        "Retainer",
        Usable(
            "burn it and unlock instead of entering combat",
            ("as blocked",),
            (Burn("this"), Unlock("minion"), NoCombat()),
            # There is a combat to enter only while there is a blocker.
            conditions=(
                Acting(),
                Is("minion", Which("vampire")),
                Is("blocker", Which("minion")),
                Not(ActionIs(("leave torpor",))),
            ),
            by="bearer",
        ),
        sentences="9991b1 fa7afd",
    ),
    completed(
        "Ghoul Messenger",
        "Retainer",
        InPlayAction(
            "move it to another vampire",
            (MoveOnto("target", theirs=True), AddBlood("target"), UnlockAt("end of turn")),
            stealth=1,
            declares=(Choose(Which("vampire", other=True, can_have=True)),),
            by=Which("vampire", own=True),
        ),
        Upon("as blocked", (NoLock("blocker"), NoCombat(), Burn("this")), (ActionOfThis(), Acting()), by="bearer"),
        sentences="baede1 bea351 a793be",
    ),
    completed(
        "Giuseppe, Gravedigger",
        "Retainer",
        Standing("stealth", 1, conditions=(Acting(), ActionRequires("nec")), in_action=True),
        sentences="08e2a1",
    ),
    completed(
        "Homunculus",
        "Retainer",
        Usable(
            "burn 1 blood to unlock",
            ("unlock",),
            (Unlock("minion"),),
            conditions=(Is("minion", Which("minion", locked=True)),),
            by="bearer",
            blood=1,
            once="turn",
        ),
        sentences="b7249e",
    ),
    mended(
        "Jackal",
        Reading("Retainer", "ani", standing=(Standing("stealth", 1, conditions=(SERPENTS,)),)),
        Reading("Retainer", "ANI", standing=(Standing("stealth", 2, conditions=(SERPENTS,)),)),
    ),
    completed(
        "Malajit Chandramouli",
        "Retainer",
        Usable(
            "+1 stealth",
            ("block attempt",),
            (AddStealth(), Mark(_HELPED, "this")),
            conditions=(Acting(), StealthNeeded()),
            by="bearer",
            locks=True,
        ),
        Upon("as blocked", (Burn("this"),), (Acting(), Is("this", Which("card", mark=_HELPED)))),
        Upon("after resolution", (Mark(_HELPED, "this", ""),), torpid=True),
        sentences="942755 6d88c1",
    ),
    completed(
        "Marijava Ghoul",
        "Retainer",
        Standing("stealth", 1, conditions=(Acting(), ActionRequires("pre")), in_action=True),
        sentences="f457a8",
    ),
    at_both_levels(
        "Masquer",
        "Retainer",
        _HARD,
        Usable(
            "burn it: +1 intercept for the blocking minion",
            ("block attempt",),
            (Burn("this"), AddIntercept("blocker")),
            conditions=(InterceptNeeded(Which("minion")),),
        ),
        level="nec",
    ),
    completed(
        "Omael Kuman",
        "Retainer",
        Usable(
            "set the range",
            ("before range",),
            (SetRangeTo(),),
            conditions=(Fights(), InRound()),
            by="bearer",
            blood=1,
        ),
        sentences="8af18f",
    ),
    at_both_levels(
        "Owl Companion",
        "Retainer",
        Standing("open hand", 1, whose="opponent", conditions=(Fights(),)),
        Upon("comes into play", (OpenHands(),), about="this"),
        level="ani",
    ),
    completed(
        "Priestess of Sekhmet",
        "Retainer",
        Standing(
            "bleed",
            1,
            conditions=(
                borne_by("Ministry"),
                Acting(kinds=("bleed",)),
                TargetControls(Which("vampire", words=("camarilla",))),
            ),
            in_action=True,
        ),
        Standing(
            "intercept",
            -1,
            Which("vampire", IN_PLAY, words=("camarilla",)),
            conditions=(Acting(kinds=("bleed",)),),
        ),
        sentences="d382f4 6c0c10",
    ),
    mended(
        "Raptor",
        Reading("Retainer", "ANI", standing=(Standing("hand size", -1, whose="opponent", conditions=(Fights(),)),)),
    ),
    at_both_levels(
        "Redcap Wilder",
        "Retainer",
        Standing("toll", 1, Which("vampire", IN_PLAY, most=6), conditions=(Acting(),)),
        level="myt",
        also=(Price(-1, "blood", own=True),),
    ),
    completed(
        "Resplendent Protector",
        "Retainer",
        Usable("prevent 1 damage", ("prevention",), (Prevent(),), by="bearer", once="combat"),
        sentences="a257ff",
    ),
    completed(
        "Robert Carter",
        "Retainer",
        Upon(
            "unlock phase",
            (
                either(
                    Alternative("burn 1 blood", (BurnBlood("minion"),), (HasBlood(),)),
                    Alternative("burn Carter", (Burn("this"),)),
                ),
            ),
            turn="yours",
            by="bearer",
            torpid=True,
        ),
        sentences="f33419",
    ),
    completed(
        "Shaman",
        "Retainer",
        Usable(
            "shuffle it into its owner’s library: +1 stealth",
            ("block attempt",),
            (Return("this", "library"), AddStealth()),
            conditions=(Acting(), Is("minion", Which("vampire", words=("laibon",))), StealthNeeded()),
            by="bearer",
        ),
        sentences="8b2154",
    ),
    completed(
        "Spiritual Protector",
        "Retainer",
        _HARD,
        Upon(
            "before range",
            (Forbid(("equipment",), "opponent", "combat", borne=True),),
            (Fights(), AnyOf((HasBlocked(), HasBlocked("opponent")))),
            by="bearer",
        ),
        sentences="c52624 00901d",
    ),
    completed(
        "Stone Dog",
        "Retainer",
        attack("enter combat", conditions=(Is("minion", Which("vampire", clans=("Gargoyle",))),)),
        sentences="b6844d",
    ),
    completed(
        "Szlachta Assistant",
        "Retainer",
        *(
            Price(-2, each, types=("Ally",), clans=("Tzimisce",), creature="ghoul", optional=True, spends=("burn",))
            for each in CURRENCIES
        ),
        sentences="6769eb",
    ),
    completed(
        "Szlachta Bodyguard",
        "Retainer",
        Usable("prevent 1 damage", ("prevention",), (Prevent(),), conditions=(Fights(),), by="bearer", locks=True),
        Usable(
            "burn it: the action fails",
            ("as announced", "before block", "after blocks"),
            (Burn("this"), FailAction()),
            conditions=(ActionTargets(which=Which(where=IN_PLAY, whose="you"), by_others=True), MayFail()),
        ),
        sentences="246242 705bad",
    ),
    completed(
        "Zombie",
        "Retainer",
        InPlayAction(
            "burn the Zombie to gain 2 blood",
            (
                If(
                    (Is("this", Which("retainer", IN_PLAY, on="minion")),),
                    (Burn("this"), AddBlood("minion", 2)),
                ),
            ),
            stealth=1,
            by=Which("vampire", bearer=True),
        ),
        sentences="888c27",
    ),
)
