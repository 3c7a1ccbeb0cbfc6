"""Political actions by which turns may be skipped."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Standing, Upon
from vtes_desktop.abilities.cards.defining import Named, named
from vtes_desktop.abilities.vocabulary.amounts import CountersOn
from vtes_desktop.abilities.vocabulary.conditions.union import AtLeast
from vtes_desktop.abilities.vocabulary.effects.blood import BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, PutInPlay
from vtes_desktop.abilities.vocabulary.effects.flow import If
from vtes_desktop.abilities.vocabulary.effects.marking import Count

CARDS: Final[tuple[Named, ...]] = (
    named(
        "First Tradition: The Masquerade",
        Reading(
            "Political Action",
            words=(PutInPlay(),),
            standing=(Standing("may skip the turn", 1, whose="any"),),
            upon=(
                Upon(
                    "unlock phase",
                    (BurnPool(2), Count(2, "paid"), If((AtLeast(CountersOn("paid"), 6),), (Burn("this"),))),
                    turn="yours",
                ),
                Upon("unlock phase", (BurnPool(2, "active"),), turn="others"),
                Upon(
                    "turn skipped",
                    (Count(1, "skipped"), If((AtLeast(CountersOn("skipped"), 3),), (Burn("this"),))),
                    turn="yours",
                ),
            ),
        ),
    ),
)
