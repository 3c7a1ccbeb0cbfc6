"""Master cards defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, named
from vtes_desktop.abilities.card_text import Reading, Usable
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.blood import MoveBlood
from vtes_desktop.abilities.words.cards import PutOn
from vtes_desktop.abilities.words.choosing import Choose

YOUR_VAMPIRE: Final = Which("vampire", ("ready", "torpor"), "you")

CARDS: Final[tuple[Named, ...]] = (
    named(
        "Blood Doll",
        Reading(
            "Master",
            declares=(Choose(YOUR_VAMPIRE),),
            words=(PutOn(),),
            usable=(
                Usable(
                    "move 1 blood to or from your pool",
                    ("master",),
                    (MoveBlood("minion", "either"),),
                    turn="yours",
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
    ),
)
