"""Allies: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.ally.alike import equips
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.moments import Event

LOOKED_AT_OFTEN: Final[tuple[Event, ...]] = (
    "enters play", "unlock phase", "master phase", "minion phase", "influence phase", "discard phase", "end of phase",
    "as announced", "after resolution", "before range", "end of combat",
)  # fmt: skip
"""When it is looked at whether something is so that must be so at any time."""
_NO_INFERNALS: Final[tuple[Conditions, ...]] = (Not(There(Which("vampire", IN_PLAY, "you", words=("infernal",)))),)
THUGGEES: Final = Which("ally", IN_PLAY, "you", name="Marijava Thuggee")


class ItsBearer(Word, frozen=True):
    """The minion that the chosen card lies on is spoken of as ``its bearer`` from then on."""

    said = "the minion that the chosen card lies on is spoken of as “its bearer”"

    def act(self, here: Here) -> None:
        bearers = [here.game.table.copies.get(copy.place.on) for copy in here.copies("target")]
        here.chosen["its bearer"] = [bearer for bearer in bearers if bearer is not None]


CARDS: Final[tuple[Named, ...]] = (
    ally_card(
        "Harzomatuili",
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
    ally_card(
        "Heartrender",
        act_on(
            Which("ally|retainer", ANYWHERE, words=("non-wraith", "non-zombie")),
            "remove it from the game to burn an ally or retainer",
            If((IsReady("this"),), (RemoveFromGame("this"), Burn("target"))),
            stealth=1,
        ),
        sentences="54d268",
    ),
    at_both_levels(
        "Infernal Servitor",
        "Ally",
        Upon("enters play", (ReadyAtOnce(),), about="this"),
        *upon(LOOKED_AT_OFTEN, (RemoveFromGame("this"),), _NO_INFERNALS),
        Upon("after resolution", (RemoveFromGame("this"),), (Successful(), Acting())),
        level="dai",
    ),
    ally_card(
        "Informant",
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
    ally_card(
        "Kherebutu",
        InPlayAction(
            "burn himself and a Tremere",
            (Burn("target"), Burn("this")),
            declares=(Choose(Which("vampire", IN_PLAY, "prey", clans=("Tremere",), most=4)),),
        ),
        sentences="92e42d",
    ),
    ally_card(
        "Marijava Thuggee",
        Upon(
            "unlock phase",
            (WithEach(THUGGEES, (Lock("target"),)),),
            (AtLeast(Counted(THUGGEES), Counted(Which("vampire", IN_PLAY, "you", words=("black hand",)), plus=1)),),
            turn="yours",
        ),
        sentences="7aed2e",
    ),
    ally_card(
        "Mehemet of the Ahl-i-Batin",
        act_on(
            Which("discipline master", IN_PLAY, on_whose="prey", on_vampire=True),
            "burn a Discipline card and 1 blood of its vampire",
            ItsBearer(),
            BurnBlood("its bearer"),
            Burn("target"),
        ),
        sentences="a106dd",
    ),
    ally_card(
        "Member of the Entourage",
        Usable(
            "+1 intercept",
            ("block attempt",),
            (AddIntercept("blocker"),),
            conditions=(DirectedAtYou(), InterceptNeeded(OWN)),
            blood=1,
            once="action",
        ),
        Upon("as blocked", (Burn("this"),), (Same("blocker", "this"), Is("acting", A_VAMPIRE))),
        sentences="b59349 8f3821",
    ),
    ally_card(
        "Michael Harris, the Incinerator",
        Usable(
            "set the range",
            ("before range",),
            (SetRangeTo(),),
            conditions=(Fights("this"), Is("opponent", Which("vampire"))),
            pool=1,
            once="round",
        ),
        equips("search for equipment", Which("equipment")),
        sentences="755370 86fbff",
    ),
    ally_card(
        "Moise Kasavubu",
        InPlayAction(
            "search for an equipment for an imbued",
            (Choose(Which("imbued", whose="you")), By("target", (Fetch(Which("equipment"), ("library", "hand")),))),
            stealth=1,
            conditions=(There(Which("imbued", whose="you")),),
            by=OWN,
        ),
        sentences="83d395",
    ),
)
