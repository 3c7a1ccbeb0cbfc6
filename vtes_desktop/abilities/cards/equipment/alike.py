"""What several pieces of equipment say alike."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.strikes import weapon_strike
from vtes_desktop.rules.playing.entering import CHOSEN
from vtes_desktop.table import moves as m

EQUIPMENT: Final = "Equipment"
EMPTIED_BY_ANOTHER: Final = tuple(
    Upon(event, (Count(-1000, who="this"), Remember("minion")), (Not(Same("remembered", "minion")),), torpid=True)
    for event in ("equipped", "enters play", "strike chosen", "end of round", "unlock phase", "minion phase")
)
"""All counters go when the card is on another minion than it was when that was looked at last."""


class PutAside(Word, frozen=True):
    """The card is turned face down, and so out of play, until the end of the action."""

    said = "this card is turned face down, out of play, until the end of the action"

    def act(self, here: Here) -> None:
        game, copy = here.game, here.source
        if game.in_play(copy) and copy.place.on:
            minions.mark(game, copy, minions.ASIDE, "yes")
            game.do(m.Turn(copy.id, face_up=False))
            game.say(game.doing.name(copy), " is out of play until the end of the action", seat=here.seat)


# It is the weapon's damage, so what changes that of weapons changes it.
THROWN: Final = Usable(
    "strike: strength ranged damage",
    ("choose strike",),
    (MakeStrike(Blow("weapon", by_strength=True, ranged=True)), StrikeDoes("resolved", (PutAside(),))),
    by="bearer",
)


class Strikes(Condition, frozen=True):
    """The strike that the minion has chosen, and that is being resolved, is one with the card (sec. 6.4.3)."""

    said = "the strike of this minion that is being resolved is with this card"

    def holds(self, here: Here) -> bool:
        combat, minion = here.game.table.combat, here.minion
        if combat is None or minion is None or combat.step != "resolve":
            return False
        sides = [side for side in (combat.acting, combat.opposing) if side.minion == minion.id]
        return any(side.source == here.source.id for side in sides)


class NotUsed(Condition, frozen=True):
    """The card was not used for other things that it allows, by their numbers, in this combat or round."""

    numbers: tuple[int, ...]
    each: Literal["action", "combat", "round"] = "combat"

    def holds(self, here: Here) -> bool:
        game = here.game
        return not any((here.source.id, number) in game.passing.of(self.each).used for number in self.numbers)

    def aloud(self) -> str:
        uses = together((str(each + 1) for each in self.numbers if each >= 0), "or")
        return f"this card’s use{f' {uses}' if uses else ''} was not made in this {self.each}"


class UseUp(Word, frozen=True):
    """Something that the card does only once in a while: it can't be done when it was, and is done with this."""

    each: Literal["action", "combat", "round"] = "combat"

    def can(self, here: Here) -> bool:
        return (here.source.id, -1) not in here.game.passing.of(self.each).used

    def act(self, here: Here) -> None:
        here.game.passing.of(self.each).used.add((here.source.id, -1))

    def aloud(self) -> str:
        return f"this counts as used in this {self.each}, and can’t be done when it was"


class CommitToThis(Word, frozen=True):
    """The minion's initial strike of the round must be with this weapon."""

    said = "this minion’s first strike of the round must be with this card"

    def act(self, here: Here) -> None:
        game, combat, minion = here.game, here.game.fight, here.minion
        weapon = minions.facts(game, here.source).weapon
        if combat is not None and minion is not None and weapon is not None:
            combat.round.committed[minion.id] = weapon_strike(minion, here.source, weapon)


def other_strike(text: str, blow: Blow, condition: Conditions) -> tuple[Usable, Usable]:
    """Another strike of a weapon, with its maneuver once each combat (ruling LSJ 20021028)."""
    chosen = Usable(text, ("choose strike",), (MakeStrike(blow),), conditions=(condition,), by="bearer")
    moved = (MakeStrike(blow, maneuver="any"),)
    return chosen, replace(chosen, text=f"maneuver: {text}", windows=("range",), words=moved, once="combat")


def chosen_at_last(which: Which) -> Upon:
    """What is chosen as the equipment is played is chosen as it is equipped where it is not played (rulings on
    Incriminating Videotape)."""
    choose = If((Is("this", Which("card", unmarked=CHOSEN)),), (Choose(which), Remember("target")))
    return Upon("equipping", (choose,), about="this")
