"""Allies: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.ally.alike import equips
from vtes_desktop.abilities.cards.asked import CardAskedRequires
from vtes_desktop.abilities.cards.combat.alike import BurnAtEnd
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.vampires.e import gives
from vtes_desktop.rules import minions
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy

DRONE: Final = Which("ally", whose="you", name="Gravebound Drone", other=True)
GUARDS: Final = Usable(
    "burn 1 life: prevent 1 damage to another one",
    ("prevention",),
    (Prevent(to=DRONE),),
    conditions=(There(replace(DRONE, chosen="both")),),
    blood=1,
)


_KIASYD: Final = Which("vampire", clans=("Kiasyd",))
_DRAEVEN_BUSY: Final = (AnyOf((Acting("this"), Same("blocker", "this"), Fights("this"))),)
_SKILL: Final = Which("discipline master", IN_PLAY, attached=True, on_vampire=True)


class ChooseSkillAndBearer(Word, frozen=True):
    """Choose a Discipline card on a vampire, and another vampire that you control, which does not have its Discipline
    at superior yet."""

    def _takers(self, here: Here, copy: Copy) -> list[Copy]:
        game = here.game
        return [
            vampire
            for vampire in found(here, Which("vampire", IN_PLAY, "you"))
            if vampire.id != copy.place.on
            and any(minions.disciplines(game, vampire).get(code, 0) < 2 for code in gives(game, copy))
        ]

    def _there(self, here: Here) -> list[Copy]:
        return [copy for copy in found(here, _SKILL) if self._takers(here, copy)]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        options = targets_on_bearers(here, self._there(here))
        yield from choose_target(here, "which Discipline card?", options, "moved")
        for copy in here.chosen["moved"] if options else ():
            yield from choose_target(here, "which vampire?", here.game.targets(self._takers(here, copy)))

    def aloud(self) -> str:
        return (
            f"choose {_SKILL.aloud()}, as “moved”, and another vampire that you control, which does not have that "
            "Discipline at superior"
        )


CARDS: Final[tuple[Named, ...]] = (
    ally_card(
        "Dark Web Procurer",
        equips("search for cheap equipment", Which("equipment", unique=False, cost_at_most=1)),
        sentences="7865ed",
    ),
    ally_card(
        "Deviki Prasanta",
        Usable(
            "find a Discipline card for an Assamite",
            ("master",),
            (FindDiscipline("target", ("library", "ash heap")),),
            (Choose(Which("vampire", whose="you", clans=("Banu Haqim",))),),
            turn="yours",
            locks=True,
        ),
        sentences="75b545",
    ),
    ally_card(
        "Draeven Softfoot",
        Standing("no cards requiring", 1, Which("minion", ANYWHERE), conditions=_DRAEVEN_BUSY, codes="chi"),
        Standing("warded", 1, conditions=(CardAskedRequires(("chi",)),)),
        Usable(
            "prevent 1 damage to a Kiasyd",
            ("prevention",),
            (Prevent(to=_KIASYD),),
            conditions=(There(replace(_KIASYD, chosen="both")),),
            locks=True,
        ),
        sentences="2167a8 50d5cc",
    ),
    ally_card(
        "Eccentric Billionaire",
        Price(-1, types=("Equipment",), payer="you", optional=True, spends=("lock",), alone=True),
        Price(-1, types=("Master",), called="location", payer="you", optional=True, spends=("lock",), alone=True),
        sentences="3d3f9c f15c4b",
    ),
    ally_card(
        "Emerald Legionnaire",
        Usable(
            "remove 7 cards of your ash heap: another one comes into play",
            ("unlock",),
            (RemoveFromGame("removed"), Raise("rising", 2)),
            (
                Choose(Which("card", ("ash heap",), "you", name="Emerald Legionnaire"), "rising"),
                Choose(Which("card", ("ash heap",), "you", apart="rising"), "removed", 7, 7),
            ),
            (
                There(Which("card", ("ash heap",), "you"), 8),
                AtLeast(
                    Counted(Which("vampire", whose="you", clans=("Harbinger of Skulls",), unique=True)),
                    Counted(Which("ally", ("ready",), "you", name="Emerald Legionnaire"), plus=1),
                ),
            ),
            turn="yours",
            by="bearer",
            once="turn",
        ),
        sentences="33ba4d",
    ),
    ally_card(
        "Escaped Mental Patient",
        Usable(
            "hand strike at +1 damage, aggravated",
            ("choose strike",),
            (MakeStrike(Blow("hand", 1, aggravated=True)), StrikeDoes("resolved", (BurnAtEnd(),))),
            by="bearer",
        ),
        sentences="920997",
    ),
    ally_card(
        "Ghouls of Plaza Morería, The",
        InPlayAction(
            "burn 1 blood from a ready vampire",
            (BurnBlood("target"), Count(1, "container", "this")),
            stealth=1,
            declares=(Choose(Which("vampire", blood="some")),),
        ),
        InPlayAction(
            "gain X blood for X counters",
            (Count(Number(times=-1), "container", "this"), AddBlood("minion", Number())),
            stealth=1,
            declares=(ChooseNumber(1, CountersOn("container", "this"), "x", "counters"),),
            conditions=(AtLeast(CountersOn("container", "this"), 1),),
            by=Which("vampire", clans=("Banu Haqim",)),
        ),
        sentences="09c536 6b46cf",
    ),
    ally_card(
        "Gianna di Canneto",
        Usable(
            "burn her: burn an equipment of the opposing minion",
            ("before range", "before strikes", "strikes chosen", "after strikes", "end of round"),
            (Burn("this"), Burn("target")),
            (Choose(Which("equipment", IN_PLAY, on="opponent")),),
            (Fights(),),
            each=Which("minion", whose="you", other=True),
            locks=True,
        ),
        Usable(
            "1 unpreventable damage to the opposing minion",
            ("strikes chosen",),
            (EachRound(1, "opponent", step="these strikes", unpreventable=True, until="round"),),
            conditions=(Fights(),),
            each=Which("minion", whose="you", other=True),
            locks=True,
        ),
        sentences="ac57b0",
    ),
    ally_card(
        "Giulia Giovanni Abruzzina",
        Usable(
            "set the range to close",
            ("before range",),
            (By("both", (SetRangeTo("close"),)),),
            conditions=(Is("both", Which("vampire", whose="you", clans=("Giovanni",))),),
            locks=True,
        ),
        sentences="7d2870",
    ),
    at_both_levels(
        "Gravebound Drone",
        "Ally",
        GUARDS,
        level="obl",
        also=(
            Usable(
                "burn 1 life from another one: +1 bleed",
                DURING_ACTION,
                (BurnBlood("target", paid=True), AddBleed()),
                (Choose(DRONE),),
                (Acting(kinds=("bleed",)),),
                once="action",
            ),
        ),
    ),
    ally_card(
        "Grey Thorne",
        Usable(
            "add 1 life to Grey",
            ("unlock",),
            (AddBlood("this"),),
            conditions=(TurnOf("holder"), Not(AtLeast(BloodOn("this"), 2))),
            each=Which("vampire", words=("anarch",)),
            blood=1,
        ),
        sentences="6ff399",
    ),
    ally_card(
        "Dauntain Black Magician",
        InPlayAction(
            "move a Discipline card to a vampire of yours",
            (MoveOnto(moved="moved"),),
            declares=(ChooseSkillAndBearer(),),
            by=OWN,
        ),
        act_on(
            Which("vampire", IN_PLAY, "predator", clans=("Tremere antitribu",)),
            "burn him and a Tremere antitribu of your predator",
            If((Is("target", Which("vampire")),), (Burn("target"), Burn("this"))),
        ),
        sentences="a4b1fc 8676f5",
    ),
)
