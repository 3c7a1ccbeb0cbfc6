"""Action cards defined by name: those that stay in play, and those that bring other cards into it."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.action_cards import LOOKED_AT
from vtes_desktop.abilities.vocabulary.amounts import Methuselahs
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionOfThis
from vtes_desktop.abilities.vocabulary.conditions.union import (
    AtLeast,
    Bled,
    HasEdge,
    Is,
    IsReady,
    Not,
    Same,
)
from vtes_desktop.abilities.vocabulary.effects.actions import SetStealth
from vtes_desktop.abilities.vocabulary.effects.attempts import NoLock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, PutOn, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.crypts import (
    DrawRevealed,
    FindInCrypt,
    RaiseVampire,
    RevealCrypt,
    ShuffleCrypt,
)
from vtes_desktop.abilities.vocabulary.effects.edge import BurnEdge
from vtes_desktop.abilities.vocabulary.effects.flow import (
    Alternative,
    Either,
    If,
    WithEach,
)
from vtes_desktop.abilities.vocabulary.effects.marking import Remember
from vtes_desktop.abilities.vocabulary.effects.owning import MakeAnarch
from vtes_desktop.abilities.vocabulary.effects.schemes import (
    AtAll,
    ConsiderKin,
    DiscardAmong,
    GiveNamed,
    HaveFight,
    NameDiscipline,
)
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window

ACTION: Final = "Action"
IN_PLAY: Final = ("ready", "torpor")
ANYWHERE: Final = ("ready", "torpor", "in play")
BEARER: Final = Which("vampire", bearer=True)
DURING_ACTION: Final[tuple[Window, ...]] = ("as announced", "before block", "block attempt", "after blocks")
ANY_TIME: Final[tuple[Window, ...]] = (
    "unlock", "master", "minion", "influence", "discard", *DURING_ACTION, "as blocked", "after resolution",
)  # fmt: skip
MALKAVIANS: Final = ("Malkavian", "Malkavian antitribu")


def lapses(*conditions: Not) -> tuple[Upon, ...]:
    """A card that is burned as soon as something is no longer so."""
    return tuple(Upon(event, (Burn("this"),), conditions, torpid=True) for event in LOOKED_AT)


def _raised(level: str, region: str, blood: int) -> Reading:
    """Possession: a vampire of the ash heap, with nothing that was said of it before (LSJ 20040726)."""
    return Reading(
        ACTION,
        level,
        declares=(Choose(Which("vampire", ("ash heap",), "you")),),
        words=(RaiseVampire(region, blood),),
    )


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Heroic Might",
        Reading(
            ACTION,
            "POT",
            words=(PutOn("minion"),),
            standing=(Standing("strength", 2),),
            usable=(
                Usable(
                    "strike: burn equipment", ("choose strike",), (MakeStrike(Blow("destroy equipment")),), by="bearer"
                ),
                Usable(
                    "strike: 2R damage", ("choose strike",), (MakeStrike(Blow("damage", 2, ranged=True)),), by="bearer"
                ),
            ),
            upon=(Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),),
        ),
    ),
    mended(
        "Gremlins",
        Reading(
            ACTION,
            "myt",
            declares=(Choose(Which("equipment", ANYWHERE, not_melee=True)),),
            words=(Burn("target"),),
        ),
    ),
    mended(
        "Derange",
        # The clan and sect stay what they were when it was played (LSJ 20070707).
        Reading(
            ACTION,
            declares=(Choose(Which("vampire", IN_PLAY, age="younger", not_clans=MALKAVIANS, can_have=True)),),
            words=(PutOn("target"), ConsiderKin()),
            standing=(Standing("stays locked", 1),),
            usable=(
                Usable(
                    "burn 1 blood to unlock",
                    ("unlock",),
                    (Unlock("minion"),),
                    conditions=(Is("minion", Which("vampire", locked=True)),),
                    turn="yours",
                    by="bearer",
                    blood=1,
                    torpid=True,
                ),
            ),
            actions=(
                InPlayAction(
                    "move it to another vampire",
                    (PutOn("target"),),
                    declares=(Choose(Which("vampire", IN_PLAY, other=True, not_clans=MALKAVIANS, can_have=True)),),
                    by=BEARER,
                ),
            ),
        ),
    ),
    mended(
        "Draba",
        Reading(
            ACTION,
            "chi",
            declares=(Choose(Which(can_have=True)),),
            words=(PutOn("target"),),
            usable=(
                Usable(
                    "burn it to reduce the stealth to 0",
                    DURING_ACTION,
                    (SetStealth(0), Burn("this")),
                    conditions=(Same("acting", "bearer"),),
                ),
            ),
        ),
    ),
    mended(
        "Disciple of Lazarus",
        Reading(
            ACTION,
            declares=(
                Either(
                    (
                        Alternative(
                            "add 2 blood to a younger Harbinger of Skulls",
                            (
                                Choose(
                                    Which(
                                        "vampire",
                                        ("uncontrolled",),
                                        "you",
                                        age="younger",
                                        clans=("Harbinger of Skulls",),
                                    )
                                ),
                            ),
                        ),
                        Alternative("search your crypt", ()),
                    )
                ),
            ),
            words=(
                If(
                    (Is("target", Which("card")),),
                    (AddBlood("target", 2),),
                    (FindInCrypt(Which("vampire", clans=("Harbinger of Skulls",))),),
                ),
            ),
        ),
    ),
    mended(
        "Inside Dirt",
        Reading(
            ACTION,
            conditions=(HasEdge(),),
            declares=(
                Either(
                    (
                        Alternative("burn 3 blood", (Choose(Which("vampire", IN_PLAY, "others")),)),
                        Alternative("burn 3 pool", (ChooseMethuselah("prey"),)),
                    )
                ),
            ),
            words=(
                If(
                    (HasEdge(),),
                    (
                        BurnEdge(),
                        If((Is("target", Which("card")),), (BurnBlood("target", 3),)),
                        BurnPool(3, "chosen"),
                    ),
                ),
            ),
        ),
    ),
    mended(
        "Recruitment Exercise",
        Reading(
            ACTION,
            words=(
                RevealCrypt(),
                If((Is("revealed", Which("vampire", words=("black hand",))),), (AddBlood("revealed"),)),
            ),
        ),
    ),
    mended(
        "Mesu Bedshet",
        Reading(
            ACTION,
            words=(
                RevealCrypt(draw=False),
                If(
                    (Is("revealed", Which("vampire", clans=("Ministry",))),),
                    (
                        DrawRevealed(),
                        If((Is("revealed", Which("vampire", age="younger")),), (AddBlood("revealed", 2),)),
                    ),
                    (ShuffleCrypt(),),
                ),
            ),
        ),
    ),
    mended(
        "Tattoo Signal",
        Reading(
            ACTION,
            words=(PutOn("minion"),),
            usable=(
                Usable(
                    "unlock another Black Hand vampire",
                    ANY_TIME,
                    (Unlock("target"),),
                    (Choose(Which("vampire", IN_PLAY, locked=True, other=True, words=("black hand",))),),
                    (IsReady(), Is("minion", Which(words=("seraph",)))),
                    by="bearer",
                    locks=True,
                ),
            ),
        ),
    ),
    mended(
        "Field Training",
        # It makes the vampire an Anarch, and goes when it is none any more (LSJ 20100811).
        Reading(
            ACTION,
            declares=(
                NameDiscipline(),
                Choose(Which("vampire", ("ready",), "you", other=True, words=("non-titled",), can_have=True)),
            ),
            words=(Unlock("minion"), PutOn("target"), GiveNamed("discipline"), MakeAnarch("target")),
            upon=lapses(Not(Is("bearer", Which("vampire", words=("anarch",))))),
        ),
    ),
    mended(
        "Slaughtering the Herd",
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(Which("vampire", IN_PLAY, "predator", can_have=True)),),
            words=(PutOn("target"), Remember("minion")),
            usable=(
                Usable("burn 4 blood to burn it", ("minion",), (Burn("this"),), turn="yours", by="bearer", blood=4),
            ),
            upon=(
                Upon("as announced", (GiveBlood("bearer", "remembered"),), (Same("acting", "bearer"),)),
                *lapses(Not(IsReady("remembered"))),
            ),
        ),
    ),
    mended(
        "Atonement",
        Reading(
            ACTION,
            words=(PutOn("minion"),),
            standing=(
                Standing("intercept", 1),
                Standing(
                    "stealth",
                    -1,
                    Which("vampire", clans=("Ministry",)),
                    conditions=(ActionOfThis(), Is("acting", Which("vampire", clans=("Ministry",)))),
                    in_action=True,
                ),
            ),
            actions=(InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True),),
            upon=(
                Upon(
                    "as blocked",
                    (NoLock("minion"),),
                    (Same("blocker", "minion"), Is("acting", Which("vampire", not_older=True))),
                ),
            ),
        ),
    ),
    mended(
        "Taunt the Caged Beast",
        # The prey is asked first (LSJ 20070319).
        Reading(
            ACTION,
            "ANI",
            conditions=(AtLeast(Methuselahs(), 3),),
            declares=(
                Choose(Which("vampire", whose="predator"), "first"),
                Choose(Which("vampire", whose="prey"), "second"),
            ),
            words=(
                HaveFight("second", "first"),
                If(
                    (IsReady("first"),),
                    (If((Not(IsReady("second")),), (AddBlood("first", 4),)),),
                    (If((IsReady("second"),), (AddBlood("second", 4),)),),
                ),
            ),
        ),
    ),
    mended(
        "Vaticination",
        Reading(ACTION, declares=(AtAll("others"),), words=(DiscardAmong("any"),)),
    ),
    mended("Possession", _raised("nec", "uncontrolled", 0), _raised("NEC", "ready", 1)),
    mended(
        "Little Mountain Cemetery",
        Reading(
            ACTION,
            words=(
                AddBlood("minion"),
                WithEach(
                    Which("vampire", ("uncontrolled",), "you", age="younger", clans=("Samedi",)), (AddBlood("target"),)
                ),
            ),
        ),
    ),
    mended(
        "Feast of the Soul's Secrets",
        # Chosen as the card is played (ANK 20240724-2).
        Reading(
            ACTION,
            "DOM",
            declares=(Choose(Which("vampire", ("ready", "torpor", "uncontrolled"), "you", age="younger"), least=0),),
            words=(If((Bled(),), (AddBlood("target", 2),)),),
        ),
    ),
)
