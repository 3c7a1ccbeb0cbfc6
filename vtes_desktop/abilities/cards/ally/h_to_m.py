"""Allies: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.ally.alike import act_on, equips
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.rules.moments import Event
from vtes_desktop.table.asking import Procedure

LOOKED_AT_OFTEN: Final[tuple[Event, ...]] = (
    "enters play",
    "unlock phase",
    "master phase",
    "minion phase",
    "influence phase",
    "discard phase",
    "end of phase",
    "as announced",
    "after resolution",
    "before range",
    "end of combat",
)
"""When it is looked at whether something is so that must be so at any time."""
_NO_INFERNALS: Final[tuple[Conditions, ...]] = (Not(There(Which("vampire", MINE, "you", words=("infernal",)))),)
THUGGEES: Final = Which("ally", IN_PLAY, "you", name="Marijava Thuggee")


class ItsBearer(Word, frozen=True):
    """The minion that the chosen card lies on is spoken of as ``its bearer`` from then on."""

    def do(self, here: Here) -> Procedure[None]:
        bearers = [here.game.table.copies.get(copy.place.on) for copy in here.copies("target")]
        here.chosen["its bearer"] = [bearer for bearer in bearers if bearer is not None]
        yield from ()

    def aloud(self) -> str:
        return "the minion that the chosen card lies on is spoken of as “its bearer”"


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Harzomatuili",
        "Ally",
        Standing("aggravated hands", 1),
        Usable(
            "burn 1 life: +1 intercept",
            ("block attempt",),
            (AddIntercept("this"),),
            conditions=(Same("blocker", "this"), InterceptNeeded(OWN), Acting("acting", directed=True)),
            blood=1,
            once="action",
        ),
        sentences="4d25c6 43e307",
    ),
    completed(
        "Heartrender",
        "Ally",
        InPlayAction(
            "remove it from the game to burn an ally or retainer",
            (If((IsReady("this"),), (RemoveFromGame("this"), Burn("target"))),),
            stealth=1,
            declares=(Choose(Which("ally|retainer", ANYWHERE, words=("non-wraith", "non-zombie"))),),
            by=OWN,
        ),
        sentences="54d268",
    ),
    mended(
        "Infernal Servitor",
        *(
            Reading(
                "Ally",
                level,
                upon=(
                    Upon("enters play", (ReadyAtOnce(),), about="this"),
                    *(Upon(event, (RemoveFromGame("this"),), _NO_INFERNALS) for event in LOOKED_AT_OFTEN),
                    Upon("after resolution", (RemoveFromGame("this"),), (Successful(), Acting())),
                ),
            )
            for level in ("dai", "DAI")
        ),
    ),
    completed(
        "Informant",
        "Ally",
        Upon(
            "unlock phase",
            (
                ForEachMethuselah(
                    "others",
                    (
                        If(
                            (There(Which("vampire", whose="you", clans=("Ishtarri",))),),
                            (May((LookAt("hand", "holder"),), "look at the hand"),),
                        ),
                    ),
                ),
            ),
            turn="yours",
        ),
        Upon("discard phase", (TakeControl("this", "predator"),), turn="yours"),
        sentences="f05345 78d40b",
    ),
    completed(
        "Kherebutu",
        "Ally",
        InPlayAction(
            "burn himself and a Tremere",
            (Burn("target"), Burn("this")),
            declares=(Choose(Which("vampire", IN_PLAY, "prey", clans=("Tremere",), most=4)),),
        ),
        sentences="92e42d",
    ),
    completed(
        "Marijava Thuggee",
        "Ally",
        Upon(
            "unlock phase",
            (WithEach(THUGGEES, (Lock("target"),)),),
            (
                AtLeast(
                    Counted(THUGGEES),
                    Counted(Which("vampire", IN_PLAY, "you", words=("black hand",)), plus=1),
                ),
            ),
            turn="yours",
        ),
        sentences="7aed2e",
    ),
    completed(
        "Mehemet of the Ahl-i-Batin",
        Reading(
            "Ally",
            actions=(
                act_on(
                    Which("discipline master", IN_PLAY, "prey", attached=True, on_vampire=True),
                    "burn a Discipline card and 1 blood of its vampire",
                    ItsBearer(),
                    BurnBlood("its bearer"),
                    Burn("target"),
                ),
            ),
        ),
        sentences="a106dd",
    ),
    completed(
        "Michael Harris, the Incinerator",
        Reading(
            "Ally",
            actions=(equips("search for equipment", Which("equipment")),),
            usable=(
                Usable(
                    "set the range",
                    ("before range",),
                    (SetRangeTo(),),
                    conditions=(Fights("this"), Is("opponent", Which("vampire"))),
                    pool=1,
                    once="round",
                ),
            ),
        ),
        sentences="755370 86fbff",
    ),
    completed(
        "Moise Kasavubu",
        Reading(
            "Ally",
            actions=(
                InPlayAction(
                    "search for an equipment for an imbued",
                    (
                        Choose(Which("imbued", whose="you")),
                        By("target", (Fetch(Which("equipment"), ("library", "hand")),)),
                    ),
                    stealth=1,
                    conditions=(There(Which("imbued", whose="you")),),
                    by=OWN,
                ),
            ),
        ),
        sentences="83d395",
    ),
)
