"""Action cards by which cards come to represent other minions than they are."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, named
from vtes_desktop.abilities.cards.phrases import ACTION, IN_PLAY
from vtes_desktop.abilities.vocabulary.amounts import CountersOn
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.union import AtLeast, Is, There
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, PutInPlay
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either
from vtes_desktop.abilities.vocabulary.effects.marking import Count
from vtes_desktop.abilities.vocabulary.effects.representing import Represent
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME


class WasItself(Condition, frozen=True):
    """The card that was burned just now represented nothing else than it is."""

    def holds(self, here: Here) -> bool:
        return not any(copy.id in here.game.passing.now.stood_in for copy in here.copies("it"))

    def aloud(self) -> str:
        return "that card represented nothing else than it is"


_DIARY: Final = "Khazar's Diary (Endless Night)"
_GIOVANNI: Final = Which("vampire", IN_PLAY, clans=("Giovanni",))
_WRITTEN: Final = (AtLeast(CountersOn(), 7),)
_SPELL: Final = "Spell of Life"
_SPELLS: Final = Which("card", ("in play",), other=True, name=_SPELL)

CARDS: Final[tuple[Named, ...]] = (
    named(
        _DIARY,
        Reading(
            ACTION,
            words=(
                Either(
                    (
                        Alternative("put it in play", (PutInPlay(),)),
                        Alternative(
                            "add a counter to one in play",
                            (
                                Choose(Which("card", ("in play",), other=True, name=_DIARY)),
                                Count(1, "counters", "target"),
                            ),
                        ),
                    )
                ),
            ),
            standing=(Standing("superior Necromancy", 1, _GIOVANNI, "any", _WRITTEN),),
            actions=(
                InPlayAction(
                    "put a minion of an ash heap in play as a wraith",
                    (Represent("wraith", 2, strength=0, stealth=1),),
                    stealth=1,
                    declares=(Choose(Which("minion", ("ash heap",))),),
                    by=Which("vampire", clans=("Giovanni",)),
                    conditions=_WRITTEN,
                ),
            ),
            upon=(Upon("burned", (Count(),), (Is("it", Which("minion", unique=True)), WasItself())),),
        ),
    ),
    # The others may be anybody's (ruling).
    named(
        _SPELL,
        Reading(
            ACTION,
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "burn five for mummies",
                    ANY_TIME,
                    (
                        Burn("spells"),
                        Burn("this"),
                        Represent("mummy", strength=2, unique=True, fights=True),
                    ),
                    (
                        Choose(_SPELLS, "spells", 4, 4),
                        Choose(Which("vampire", ("uncontrolled",), "you"), most=5),
                    ),
                    (There(_SPELLS, 4),),
                ),
            ),
        ),
    ),
)
