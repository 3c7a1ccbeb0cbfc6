"""Boons: pool that one Methuselah pays for another, who owes it."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Usable
from vtes_desktop.abilities.cards.defining import Named, named
from vtes_desktop.abilities.vocabulary.aloud import methuselah
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.union import Bled, BleedsWhom, Is, Not
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, PutInPlay
from vtes_desktop.abilities.vocabulary.effects.flow import If, Later
from vtes_desktop.abilities.vocabulary.effects.referendums import RememberMethuselahs
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import NOBODY


class PayForBleed(Word, frozen=True):
    """A Methuselah burns pool for the running bleed instead of whom it is against; only one does (rulings on Major
    Boon)."""

    whose: Whose = "you"

    def can(self, here: Here) -> bool:
        return here.game.passing.action.bleed_paid_by == NOBODY and bool(here.methuselahs(self.whose))

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.action.bleed_paid_by = here.methuselahs(self.whose)[0]
        yield from ()

    def aloud(self) -> str:
        return f"{methuselah(self.whose)} burns pool for this bleed instead of whom it is against"


class BurnedForBleed(Condition, frozen=True):
    """Pool was burned for the running bleed."""

    def holds(self, here: Here) -> bool:
        return here.game.passing.action.bled > 0

    def aloud(self) -> str:
        return "pool was burned for the bleed"


CARDS: Final[tuple[Named, ...]] = (
    named(
        "Major Boon",
        Reading(
            "Master",
            when=Timing(frozenset({"before resolution"}), action=frozenset({"bleed"})),
            conditions=(Bled(), Is("acting", Which("minion", whose="others")), Not(BleedsWhom("you"))),
            words=(
                PayForBleed(),
                PutInPlay(),
                RememberMethuselahs("target"),
                Later("after resolution", (If((Not(BurnedForBleed()),), (Burn("this"),)),)),
            ),
            usable=(
                Usable(
                    "who owes it burns pool for the bleed",
                    ("before resolution",),
                    (PayForBleed("remembered"), Burn("this")),
                    conditions=(Bled(), BleedsWhom("you")),
                ),
            ),
        ),
    ),
)
