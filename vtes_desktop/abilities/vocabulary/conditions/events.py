"""Conditions and amounts of what has just happened: who inflicts damage, with what a strike is made, whose card it is
about (sec. 6.4, 11)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.amounts import Measure
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.rules.turn.influence import transfers_left
from vtes_desktop.table.table import Copy


class InflictedBy(Condition, frozen=True):
    """The damage that is being weighed is inflicted by a card that is meant."""

    which: Which

    def holds(self, here: Here) -> bool:
        by = here.game.passing.now.inflicting
        return by is not None and fits(here, self.which, by)


class StrikeWith(Condition, frozen=True):
    """The strike whose damage is being counted is of a sort."""

    weapon: Literal["", "melee", "gun", "any"] = ""
    ranged: bool = False
    discipline: str = ""
    """Of a strike card: a Discipline that it must require, at the level at which it is played."""

    def holds(self, here: Here) -> bool:
        strike = here.game.passing.now.striking
        if strike is None or (self.ranged and not strike.ranged):
            return False
        copy = here.game.table.copies.get(strike.source)
        return self._weapon(here, strike, copy) and self._requires(here, strike, copy)

    def _weapon(self, here: Here, strike: Strike, copy: Copy | None) -> bool:
        if not self.weapon:
            return True
        if copy is None or strike.kind != "weapon":
            return False
        facts = minions.facts(here.game, copy)
        return {"any": True, "melee": facts.melee, "gun": facts.gun}[self.weapon]

    def _requires(self, here: Here, strike: Strike, copy: Copy | None) -> bool:
        if not self.discipline:
            return True
        if copy is None or not strike.by_card:
            return False
        level = copy.marks.get("level", "").lower()
        if level:
            return self.discipline in level.replace("/", " ").split()
        return any(each.code == self.discipline for each in here.game.card(copy).disciplines)


class ItsMethuselah(Condition, frozen=True):
    """What happens is about one of these Methuselahs: whose card it is about, or who does it."""

    whose: Whose

    def holds(self, here: Here) -> bool:
        return here.numbers.get("its seat", -1) in here.methuselahs(self.whose)


class JustPlayed(Condition, frozen=True):
    """The card that an event is about was played by a minion, as a type, with a Discipline."""

    by: str = ""
    """By which minion, as :meth:`Here.copies` names it; empty for any, or none."""
    card_type: str = ""
    code: str = ""

    def holds(self, here: Here) -> bool:
        it = here.chosen.get("it", ())
        found = [each for each in here.game.passing.action.played if any(each.copy is copy for copy in it)]
        who = {copy.id for copy in here.copies(self.by)} if self.by else None
        return any(
            (who is None or each.minion in who)
            and self.card_type in ("", each.type)
            and (not self.code or self.code in each.codes)
            for each in found
        )


class EdgeIsFree(Condition, frozen=True):
    """Nobody has the Edge."""

    def holds(self, here: Here) -> bool:
        return not 0 <= here.game.table.edge < len(here.game.table.seats)


class TransfersLeft(Condition, frozen=True):
    """So many transfers of the running influence phase are left (sec. 7)."""

    least: int

    def holds(self, here: Here) -> bool:
        return here.game.table.phase == "influence" and transfers_left(here.game) >= self.least


class BloodHuntHeld(Condition, frozen=True):
    """The referendum being held is a blood hunt (sec. 6.5.6)."""

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        return call is not None and call.blood_hunt


class ReferendumCalledBy(Condition, frozen=True):
    """The referendum being held was called by a minion that is meant (sec. 6.3)."""

    which: Which

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        minion = here.game.table.copies.get(call.minion) if call is not None and not call.blood_hunt else None
        return minion is not None and fits(here, self.which, minion)


class PlayedBy(Condition, frozen=True):
    """The card that is being played, and is not cancelled yet, is played by one of these Methuselahs; as one of these
    types; by a minion, where one is named, or by one that is meant."""

    types: tuple[str, ...] = ()
    whose: Whose = "any"
    who: str = ""
    which: Which | None = None

    def holds(self, here: Here) -> bool:
        game = here.game
        for copy in game.passing.now.being_played[-1:]:
            played = next((each for each in reversed(game.passing.action.played) if each.copy is copy), None)
            if copy is here.source or "cancelled" in copy.marks or copy.controller not in here.methuselahs(self.whose):
                return False
            if played is None or (self.types and played.type not in self.types):
                return False
            minion = game.table.copies.get(played.minion)
            if self.who and minion not in here.copies(self.who):
                return False
            return self.which is None or (minion is not None and fits(here, self.which, minion))
        return False


class InFight(Condition, frozen=True):
    """The card itself is, or was as it was burned, one of the two in the combat."""

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        return fight is not None and here.source in fight.both


class Voted(Condition, frozen=True):
    """A minion has cast votes or ballots in the referendum being held, or has not."""

    who: str = "this"
    yes: bool = True

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        if call is None:
            return False
        cast = {vote.copy for vote in call.cast if vote.source in ("title", "prisci", "gained")}
        return any((copy.id in cast) == self.yes for copy in here.copies(self.who))


class TakenInCombat(Measure, frozen=True):
    """As much damage as a minion has taken in the combat."""

    who: str = "minion"

    def of(self, here: Here) -> int:
        fight = here.game.fight
        return sum(fight.taken_in_all[copy.id] for copy in here.copies(self.who)) if fight is not None else 0


class CostOfPlayed(Measure, frozen=True):
    """As much as the card that is being played costs who plays it, in blood and pool."""

    def of(self, here: Here) -> int:
        game = here.game
        played = [copy for copy in game.passing.now.being_played if copy is not here.source][-1:]
        total = 0
        for copy in played:
            by = next((each.minion for each in game.passing.action.played if each.copy is copy), 0)
            minion = game.table.copies.get(by)
            card = game.card(copy)
            total += sum(price(game, copy.controller, minion, card, each) for each in ("blood", "pool"))
            total += int(copy.marks.get("x", 0))
        return total
