"""Vampires, Z: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.titles.titles import gain_title, lose_title


class ClaimTitleOf(Word, frozen=True):
    """The minion gets the title that the chosen vampire holds, and contests it (sec. 4.2), or it is `taken` from
    that."""

    taken: bool = False

    def act(self, here: Here) -> None:
        for copy in here.copies("target"):
            title = minions.held_title(here.game, copy)
            if title and here.minion is not None:
                if self.taken:
                    lose_title(here.game, copy)
                gain_title(here.game, here.minion, title)

    def aloud(self) -> str:
        return (
            f"this minion gets the title of the chosen card{', which loses it' if self.taken else ', and contests it'}"
        )


CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Zane",
        InPlayAction(
            "call a referendum for the title of a prince",
            (ClaimTitleOf(),),
            "political",
            1,
            declares=(Choose(Which("vampire", IN_PLAY, words=("prince",), other=True)),),
            # Who is of another sect by then cannot take it, as by the ruling on Horatio Ballard.
            conditions=(
                Not(Is("this", Which("vampire", words=("prince",)))),
                Is("this", Which("vampire", words=("camarilla",))),
            ),
        ),
        sentences="be3268",
    ),
    vampire(
        "Zelios",
        Price(
            -1000,
            "pool",
            location=True,
            payer="you",
            optional=True,
            spends=("lock", "blood"),
            whole=True,
            conditions=(IsReady("this"),),
        ),
        sentences="bc57a0",
    ),
    vampire("Zhara", Standing("action blood", -1, conditions=(Acting(kinds=("leave torpor",)),)), sentences="ec4fd7"),
    vampire(
        "Zizi",
        Usable(
            "unlock another Blood Brother of the circle",
            ANY_TIME,
            (Unlock("target"),),
            (Choose(Which("vampire", IN_PLAY, other=True, circle=True, locked=True)),),
            (There(Which("vampire", whose="you", name="Viri")),),
            locks=True,
            torpid=True,
        ),
        sentences="cb2820",
    ),
    vampire(
        "Zygodat",
        Upon(
            "successful bleed",
            (May((ForEachMethuselah("target", (BurnFromLibrary(2),)),), "burn the top two cards"),),
            about="minion",
        ),
        sentences="cef756",
    ),
)
