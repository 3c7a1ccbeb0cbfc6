"""Vampires, Q: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.turn.influence import RETURNS
from vtes_desktop.table.table import Place


class MayReturn(Word, frozen=True):
    """The card, in the ash heap of who controlled it, may go to her uncontrolled region in her next influence phase."""

    said = "you can move this card from your ash heap to your uncontrolled region in your next influence phase"

    def act(self, here: Here) -> None:
        copy = here.source
        if copy.place == Place(here.seat, "ash heap"):
            minions.mark(here.game, copy, RETURNS, "yes")


CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Queen Anne",
        Upon("has diablerized", (May((Unlock("this"),), "unlock"),), (Diablerizes(),)),
        sentences="d1199a",
        group=6,
    ),
    vampire(
        "Quentin",
        Usable(
            "a vampire abstains",
            ("polling",),
            (Abstain(),),
            (Choose(Which("vampire")),),
            (POLITICAL,),
            blood=1,
            once="action",
            torpid=True,
        ),
        sentences="d05be0",
    ),
    vampire(
        "Quincy, The Trapper",
        InPlayAction(
            "trap an ally, or burn a trapped one",
            (
                If(
                    (Is("target", Which("ally", mark="trapped by Quincy")),),
                    (Burn("target"),),
                    (Mark("trapped by Quincy", "target"),),
                ),
            ),
            stealth=1,
            declares=(Choose(Which("ally", whose="neighbours")),),
        ),
        sentences="e5ef1b",
    ),
    vampire(
        "Qadir ul-Ghani",
        InPlayAction(
            "change his clan",
            (Become("minion"),),
            stealth=1,
            declares=(Name("another clan"),),
            blood=1,
        ),
        sentences="b2c6da",
    ),
    vampire("Qufur am-Heru", Upon("burned", (MayReturn(),), about="this", torpid=True), sentences="1531b8"),
)
