"""Powers of the Imbued: what they do when they are used, each effect by its icon (Imbued appendix).

The reading of the power itself comes first; those of its effects are told apart by their types, and where two have the
same one by a number.
"""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.imbued.imbued import gain_conviction, is_monster
from vtes_desktop.rules.playing.requirements import cost_of
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, Timing
from vtes_desktop.table.table import Copy, Place


class GainPaid(Word, frozen=True):
    """The conviction that was just paid moves from your ash heap to an Imbued; not one that lies in another's, as it
    is hers (Imbued appendix)."""

    who: str = "imbued"

    def act(self, here: Here) -> None:
        game = here.game
        paid = game.passing.now.paid_conviction
        for copy in here.copies(self.who):
            if paid is not None and paid.place == Place(here.seat, "ash heap"):
                gain_conviction(game, copy, paid)

    def aloud(self) -> str:
        return f"the conviction that was paid moves from your ash heap to {card(self.who)}"


class StrengthOf(Measure, frozen=True):
    """As much as a minion's strength."""

    who: str = "opponent"

    def of(self, here: Here) -> int:
        return sum(minions.strength(here.game, copy) for copy in here.copies(self.who))

    def aloud(self) -> str:
        return f"the strength of {card(self.who)}"


class WeakCannotBlock(Word, frozen=True):
    """Vampires below a capacity and monster allies below a cost in pool can't block this action."""

    capacity: int
    cost: int

    def act(self, here: Here) -> None:
        game = here.game

        def barred(copy: Copy) -> bool:
            if minions.is_vampire(game, copy):
                return size_of(here, copy) < self.capacity
            return is_monster(game, copy) and cost_of(minions.face(game, copy), "pool") < self.cost

        game.passing.action.cannot_block.append(barred)

    def aloud(self) -> str:
        return (
            f"vampires of capacity less than {self.capacity} and monster allies that cost less than {self.cost} pool "
            "cannot block this action"
        )


POWER: Final = "Power"
_SURGE: Final = "surge"
_MONSTER: Final = Which("monster")
_MORTAL: Final = Which("ally", words=("mortal",), whose="you")
_NO_LIGHT: Final = Not(There(Which("card", on="minion", name="Illuminate")))
_MENDED: Final = (Choose(Which("vampire|ally", IN_PLAY, other=True)),)
CARDS: Final[tuple[Named, ...]] = (
    # Also by one that is incapacitated (ruling).
    named(
        "Abjure",
        Reading(POWER),
        Reading(
            "Combat",
            when=Timing(frozenset({"before range"}), others="also", torpor=True),
            conditions=(IsUnlocked("minion"), Is("both", _MONSTER), Is("both", Which("ally", words=("mortal",)))),
            words=(Lock("minion"), If((Not(Fights()),), (GainConviction(),)), EndCombat()),
        ),
    ),
    named(
        "Champion",
        Reading(POWER),
        Reading(
            REACTION,
            conditions=(
                Is("acting", Which("monster", whose="others")),
                AnyOf((DirectedAtYou(), ActionTargets(which=Which("imbued", IN_PLAY)))),
                MayFail(),
            ),
            words=(FailAction(), Later("after resolution", (EnterCombat("acting", "minion"),))),
        ),
    ),
    named(
        "Donate",
        Reading(POWER),
        Reading(
            "Action Modifier",
            when=Timing(ACTION_WINDOWS, action=frozenset({"bleed"}), others="only"),
            conditions=(Is("acting", _MORTAL),),
            words=(Burn("this"), AddBleed(1, limited=True)),
        ),
        Reading(
            REACTION,
            when=Timing(frozenset({"block attempt"})),
            conditions=(InterceptNeeded(_MORTAL), Not(Is("blocker", Which(own=True)))),
            words=(Burn("this"), AddIntercept("blocker", 1)),
        ),
        Reading(
            "Combat",
            when=Timing(frozenset({"before range", "before strikes"}), others="only"),
            conditions=(Is("both", _MORTAL),),
            words=(
                Choose(Which("ally", words=("mortal",), whose="you", chosen="both")),
                Burn("this"),
                AddNumber("target", "strength", 1),
            ),
        ),
    ),
    named(
        "Foresee",
        Reading(POWER),
        Reading(
            "Combat",
            when=Timing(frozenset({"before range"})),
            conditions=(InRound(), AnyOf((HasBlocked(), WasBlocked()))),
            words=(
                LookAt("hand", "opponent"),
                May((If((HasBlocked(),), (GoOn(),)), EndCombat()), "cancel the combat?"),
            ),
        ),
    ),
    named(
        "Hide",
        Reading(POWER),
        Reading(
            "Action Modifier",
            when=Timing(frozenset({"as announced"})),
            conditions=(_NO_LIGHT,),
            words=(ForAll("intercept", -1, _MONSTER),),
        ),
        Reading(
            REACTION,
            conditions=(Is("acting", _MONSTER), ActionTargets("minion"), MayFail(), _NO_LIGHT),
            words=(FailAction(),),
        ),
    ),
    named(
        "Inspire",
        Reading(POWER),
        Reading(
            ACTION,
            declares=(
                either(
                    Alternative(
                        "add a counter to an uncontrolled Imbued",
                        (Choose(Which("imbued", ("uncontrolled",), "you")),),
                    ),
                    Alternative("move the conviction to an Imbued", (Choose(Which("imbued", IN_PLAY), "imbued"),)),
                ),
            ),
            words=(AddBlood("target", 1), GainPaid()),
        ),
    ),
    named(
        "Project",
        Reading(POWER),
        Reading(
            "Action Modifier",
            when=Timing(frozenset({"as announced"})),
            words=(WeakCannotBlock(7, 4),),
        ),
    ),
    named(
        "Rejuvenate",
        reading(POWER, Upon("unlock phase", (Heal("minion", 1),), turn="yours")),
        Reading(ACTION, declares=_MENDED, words=given_back("target", 1)),
    ),
    named(
        "Respire",
        Reading(POWER),
        Reading(
            ACTION,
            declares=(Choose(Which("vampire", IN_PLAY, most=5)),),
            words=(Inflict(1, "target"), GainConviction()),
        ),
        Reading(ACTION, "2", declares=_MENDED, words=given_back("target", 1)),
    ),
    # The damage is environmental (ruling).
    named(
        "Shame",
        Reading(POWER),
        Reading(
            "Combat",
            when=Timing(frozenset({"before strikes"})),
            conditions=(
                Is("opponent", _MONSTER),
                Not(Is("opponent", Which("minion", words=("infernal",)))),
                Not(Is("opponent", Which("vampire", least=8))),
                Not(There(Which("card", on="opponent", name="Memories of Mortality"))),
                Not(There(Which("card", on="opponent", name="Humanitas"))),
            ),
            words=(Burn("this"), Inflict(StrengthOf(), "opponent", environmental=True), EndCombat()),
        ),
    ),
    named(
        "Surge",
        reading(
            POWER,
            Usable(
                "burn a surge counter to prevent 1 damage that is not aggravated",
                ("prevention",),
                (Count(-1, _SURGE, "minion"), Prevent(sort="normal")),
                conditions=(AtLeast(CountersOn(_SURGE, "minion"), 1),),
                by="bearer",
            ),
            Upon("after resolution", (Count(-1000, _SURGE, "minion"),), torpid=True),
        ),
        Reading("Combat", words=(Count(3, _SURGE, "minion"),)),
        Reading(REACTION, words=(Count(3, _SURGE, "minion"),)),
    ),
)
