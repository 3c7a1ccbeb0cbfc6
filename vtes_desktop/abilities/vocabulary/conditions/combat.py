"""Conditions and amounts of combat (sec. 6.4)."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.vocabulary.amounts import Measure
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.damage import requires
from vtes_desktop.rules.combat.maneuvers import may_commit
from vtes_desktop.rules.playing.cancelling import Cancels, may_cancel
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.torpor.diablerie import may_diablerize
from vtes_desktop.table.table import Place

PUT_IN_ROUND: Final = "put in round"
"""The mark of a card that was put on a minion in a combat: the number of that round."""


class AtStep(Condition, frozen=True):
    """The combat is at one of these steps; ``prevention`` while damage may be prevented."""

    steps: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        if combat is None:
            return False
        return ("prevention" if here.game.hurt is not None else combat.step) in self.steps


class RangeIs(Condition, frozen=True):
    """The round is fought at this range."""

    range: Literal["close", "long"] = "close"

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        return combat is not None and combat.range == self.range


class ManeuverTo(Condition, frozen=True):
    """A maneuver would lead to this range; asked only where one maneuvers."""

    range: Literal["close", "long"]

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        return combat is None or combat.step != "range" or combat.range != self.range


class PressTo(Condition, frozen=True):
    """A press would continue the combat, or end it; asked only where one presses."""

    way: Literal["continue", "end"]

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        return combat is None or combat.step != "press" or (combat.press >= 0) == (self.way == "end")


class InflictedMore(Condition, frozen=True):
    """The minion has inflicted more damage in this round than its opponent, surroundings and retainers not counted."""

    def holds(self, here: Here) -> bool:
        fight, minion = here.game.fight, here.minion
        if fight is None or minion is None:
            return False
        return fight.inflicted[minion.id] > fight.inflicted[fight.other(minion).id]


class WasBlocked(Condition, frozen=True):
    """The minion's action was blocked, is not of these kinds, and can still go on: its card has only been burned."""

    never: tuple[str, ...] = ()

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        if action is None or here.minion is None or action.minion != here.minion.id or action.step != "blocked":
            return False
        card = game.table.copies.get(action.card)
        played = card is not None and card.place.region not in ("ready", "torpor", "in play") and not card.place.on
        there = card is None or not played or card.place == Place(card.owner, "ash heap")
        return there and action.kind not in self.never and minions.is_ready(game, here.minion)


class Fights(Condition, frozen=True):
    """A card is one of the two minions in the combat."""

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        return fight is not None and any(copy in fight.both for copy in here.copies(self.who))


class HasBlocked(Condition, frozen=True):
    """The minion fights because it has blocked, in the first round of that combat, and bore the card as that began."""

    def holds(self, here: Here) -> bool:
        game, fight, action = here.game, here.game.fight, here.game.table.action
        if fight is None or action is None or here.minion is None or game.combat.round > 1 or fight.follows:
            return False
        blocked = action.step == "blocked" and action.blocker == here.minion.id
        return blocked and fight.acting.id == action.minion and here.source.id in fight.at_start


class CanHave(Condition, frozen=True):
    """A card can be put on a minion: it is still in play, and does not have one already where it can have only one."""

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(
            game.in_play(copy) and not why_not_on(game, copy, game.card(here.source)) for copy in here.copies(self.who)
        )


class GoesToTorpor(Condition, frozen=True):
    """A vampire is the one that is going to torpor now, or at the same time; or it is not."""

    who: str = "opponent"
    yes: bool = True

    def holds(self, here: Here) -> bool:
        passing = here.game.passing
        if not self.yes:
            return not any(copy in passing.now.falling for copy in here.copies(self.who))
        return any(copy is passing.now.falling_now for copy in here.copies(self.who))


class NotStruckWith(Condition, frozen=True):
    """No strike was made with the card yet in this round or combat."""

    each: Literal["round", "combat"] = "round"

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        if fight is None:
            return False
        made = fight.struck_this_round if self.each == "round" else fight.struck
        return not made[here.source.id]


class Strikes(Condition, frozen=True):
    """The strike that the minion has chosen, and that is being resolved, is one with the card (sec. 6.4.3)."""

    def holds(self, here: Here) -> bool:
        combat, minion = here.game.table.combat, here.minion
        if combat is None or minion is None or combat.step != "resolve":
            return False
        sides = [side for side in (combat.acting, combat.opposing) if side.minion == minion.id]
        return any(side.source == here.source.id for side in sides)


class HurtBy(Condition, frozen=True):
    """The damage that is spoken of was inflicted by a minion, prevented or not (sec. 6.4.6)."""

    who: str = "opponent"

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.by is not None and hurt.by in here.copies(self.who)


class NotUsed(Condition, frozen=True):
    """The card was not used for other things that it allows, by their numbers, in this combat or round."""

    numbers: tuple[int, ...]
    each: Literal["action", "combat", "round"] = "combat"

    def holds(self, here: Here) -> bool:
        game = here.game
        return not any((here.source.id, number) in game.passing.of(self.each).used for number in self.numbers)


class OpponentPlays(Condition, frozen=True):
    """The opposing minion is playing a card with one of these keywords, and it can still be cancelled (sec. 1.6.1)."""

    keywords: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if game.fight is None or minion not in game.fight.both:
            return False
        return may_cancel(game, Cancels(keywords=frozenset(self.keywords), opponent=True), minion)


class MayStillCommit(Condition, frozen=True):
    """The minion's first strike of the round is not chosen yet, and may still be bound to the card (sec. 6.4.2)."""

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if game.fight is None or minion is None or game.combat.step not in ("before range", "range", "before strikes"):
            return False
        return may_commit(game.fight, minion, here.source.id)


class Dodged(Condition, frozen=True):
    """The opponent dodges in the pair of strikes that is being resolved (sec. 6.4.5)."""

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        return fight is not None and any(copy.id in fight.dodging for copy in here.copies("opponent"))


class FirstRound(Condition, frozen=True):
    """It is the first round of the combat."""

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        return combat is not None and combat.round == 1


class FirstPair(Condition, frozen=True):
    """The strike that is chosen is of the first pair of a round, no additional one."""

    def holds(self, here: Here) -> bool:
        return here.game.fight is not None and here.game.fight.first_pair


class PutInRound(Condition, frozen=True):
    """The card was put where it is in this round."""

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        return combat is not None and here.source.marks.get(PUT_IN_ROUND) == str(combat.round)


class AllPreventedBy(Condition, frozen=True):
    """All of a strike's damage was prevented, and by nothing but cards that require a Discipline (sec. 6.4.6)."""

    code: str

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return (
            hurt is not None
            and not hurt.struck
            and all(by is not None and requires(here.game, by, self.code) for by in hurt.preventers)
        )


class MayDiablerize(Condition, frozen=True):
    """The minion can commit diablerie (sec. 6.5.5)."""

    def holds(self, here: Here) -> bool:
        return here.minion is not None and may_diablerize(here.game, here.minion)


class LostToDamage(Measure, frozen=True):
    """As much as a minion has lost of blood or life to damage in this round."""

    who: str = "opponent"

    def of(self, here: Here) -> int:
        fight = here.game.fight
        return sum(fight.lost[copy.id] for copy in here.copies(self.who)) if fight is not None else 0


class InflictedWith(Measure, frozen=True):
    """As much damage as strikes with the card have inflicted in this combat on the opponent."""

    def of(self, here: Here) -> int:
        fight = here.game.fight
        return fight.inflicted_with[here.source.id] if fight is not None else 0
