"""Conditions and amounts of combat: its step, range and round, who fights and why, damage (sec. 6.4)."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.vocabulary.aloud import card, card_does
from vtes_desktop.abilities.vocabulary.amounts import Measure
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.facts import Cancels
from vtes_desktop.rules.playing.cancelling import may_cancel
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.wording import together
from vtes_desktop.table.table import Place


class AtStep(Condition, frozen=True):
    """The running action or its combat is at one of these steps; ``prevention`` while damage may be prevented (sec.
    6.2, 6.4).

    >>> AtStep(("range",)).aloud()
    'the action or combat is at its step “range”'
    """

    steps: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        action, combat = here.game.table.action, here.game.table.combat
        if action is not None and action.step in self.steps:
            return True
        return combat is not None and ("prevention" if here.game.hurt is not None else combat.step) in self.steps

    def aloud(self) -> str:
        return f"the action or combat is at its step {together((f'“{each}”' for each in self.steps), 'or')}"


class RangeIs(Condition, frozen=True):
    """The round is fought at this range, or the one `before` was (sec. 6.4.2).

    >>> RangeIs("long").aloud(), RangeIs("close", before=True).aloud()
    ('the range is long', 'the range was close in the round before')
    """

    range: Literal["close", "long"]
    before: bool = False

    def holds(self, here: Here) -> bool:
        if self.before:
            return here.game.fight is not None and here.game.fight.round.range_before == self.range
        combat = here.game.table.combat
        return combat is not None and combat.range == self.range

    def aloud(self) -> str:
        return f"the range was {self.range} in the round before" if self.before else f"the range is {self.range}"


class LeadsTo(Condition, frozen=True):
    """A maneuver now would lead to this range, or a press now continue or end the combat; in any other step, in which
    nobody maneuvers or presses, it is so (sec. 6.4.2, 6.4.4).

    >>> LeadsTo("long").aloud(), LeadsTo("end").aloud()
    ('a maneuver now would lead to long range', 'a press now would end combat')
    """

    way: Literal["close", "long", "continue", "end"]

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        if self.way in ("close", "long"):
            return combat is None or combat.step != "range" or combat.range != self.way
        return combat is None or combat.step != "press" or (combat.press >= 0) == (self.way == "end")

    def aloud(self) -> str:
        maneuver = self.way in ("close", "long")
        return f"a maneuver now would lead to {self.way} range" if maneuver else f"a press now would {self.way} combat"


class InRound(Condition, frozen=True):
    """The combat is in its first round, or in a later one (sec. 6.4).

    >>> InRound(first=False).aloud()
    'it is not the first round of the combat'
    """

    first: bool = True
    number: int = 0
    """Which round it must be, where it is just one but not the first."""

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        if combat is None:
            return False
        return combat.round == self.number if self.number else (combat.round == 1) == self.first

    def aloud(self) -> str:
        if self.number:
            return f"it is round {self.number} of the combat"
        return f"it is {'' if self.first else 'not '}the first round of the combat"


class InflictedMore(Condition, frozen=True):
    """The minion has inflicted more damage in this round than its opponent, surroundings and retainers not counted
    (sec. 6.4.6).

    >>> InflictedMore().aloud()
    'this minion has inflicted more damage in this round than its opponent (environmental damage not counted)'
    """

    said = "this minion has inflicted more damage in this round than its opponent (environmental damage not counted)"

    def holds(self, here: Here) -> bool:
        fight, minion = here.game.fight, here.minion
        if fight is None or minion is None:
            return False
        return fight.round.inflicted[minion.id] > fight.round.inflicted[fight.other(minion).id]


class WasBlocked(Condition, frozen=True):
    """The minion's action was blocked, is not of these kinds, and can still go on: its card has only been burned
    (sec. 6.2.2).

    >>> WasBlocked(("bleed",)).aloud()
    'this minion’s action was blocked and could still go on, and it was no bleed'
    """

    never: tuple[str, ...] = ()

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        if action is None or here.minion is None or action.minion != here.minion.id or action.step != "blocked":
            return False
        card = game.table.copies.get(action.card)
        played = card is not None and card.place.region not in ("ready", "torpor", "in play") and not card.place.on
        there = card is None or not played or card.place == Place(card.owner, "ash heap")
        return there and action.kind not in self.never and minions.is_ready(game, here.minion)

    def aloud(self) -> str:
        never = f", and it was no {together(self.never, 'or')}" if self.never else ""
        return f"this minion’s action was blocked and could still go on{never}"


class Fights(Condition, frozen=True):
    """A card is one of the two minions in the combat (sec. 6.4); or just in that which comes of the action (rulings on
    Form of the Bat).

    >>> Fights("this").aloud()
    'this card is in combat'
    >>> Fights("this", of_action=True).aloud()
    'this card is in the combat that has come of the action or its block'
    """

    who: str = "minion"
    of_action: bool = False

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        if fight is None or (self.of_action and not fight.of_action):
            return False
        return any(copy in fight.both for copy in here.copies(self.who))

    def aloud(self) -> str:
        which = "the combat that has come of the action or its block" if self.of_action else "combat"
        return f"{card_does(self.who, 'be')} in {which}"


class HasBlocked(Condition, frozen=True):
    """A minion fights because it has blocked, in the first round of that combat; and bore the card as that began,
    unless it is the card itself (sec. 6.2.2, 6.4).

    >>> HasBlocked("this").aloud()
    'this card is in the first round of the combat that came of its block'
    """

    who: Literal["minion", "this", "opponent"] = "minion"

    def holds(self, here: Here) -> bool:
        game, fight, action, minion = here.game, here.game.fight, here.game.table.action, here.copy(self.who)
        if fight is None or action is None or minion not in fight.both or game.combat.round > 1 or not fight.of_action:
            return False
        blocked = action.step == "blocked" and action.blocker == minion.id and fight.acting.id == action.minion
        return blocked and (self.who == "this" or here.source.id in fight.at_start)

    def aloud(self) -> str:
        bore = {"minion": " as whose bearer it entered", "opponent": " against the bearer", "this": ""}[self.who]
        return f"{card_does(self.who, 'be')} in the first round of the combat that came of its block{bore}"


class CanHave(Condition, frozen=True):
    """The card can be put on a minion: that is still in play, and does not have one already where it can have only
    one (sec. 1.6.3).

    >>> CanHave("opponent").aloud()
    'the opposing minion is in play and can have this card'
    """

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(
            game.in_play(copy) and not why_not_on(game, copy, game.card(here.source)) for copy in here.copies(self.who)
        )

    def aloud(self) -> str:
        return f"{card_does(self.who, 'be')} in play and can have this card"


class GoesToTorpor(Condition, frozen=True):
    """A vampire is the one that is going to torpor now, or at the same time; or it is not (sec. 6.5.1).

    >>> GoesToTorpor("minion", yes=False).aloud()
    'this minion is not going to torpor now'
    """

    who: str = "opponent"
    yes: bool = True

    def holds(self, here: Here) -> bool:
        passing = here.game.passing
        if not self.yes:
            return not any(copy in passing.now.falling for copy in here.copies(self.who))
        return any(copy is passing.now.falling_now for copy in here.copies(self.who))

    def aloud(self) -> str:
        return f"{card_does(self.who, 'be')} {'' if self.yes else 'not '}going to torpor now"


class NotStruckWith(Condition, frozen=True):
    """No strike was made with the card yet in this round (sec. 6.4.3).

    >>> NotStruckWith().aloud()
    'no strike has been made with this card in this round'
    """

    said = "no strike has been made with this card in this round"

    def holds(self, here: Here) -> bool:
        return here.game.fight is not None and not here.game.fight.round.struck[here.source.id]


class HurtBy(Condition, frozen=True):
    """The damage that is spoken of was inflicted by the opponent, prevented or not (sec. 6.4.6).

    >>> HurtBy().aloud()
    'the damage was inflicted by the opposing minion'
    """

    said = "the damage was inflicted by the opposing minion"

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.by is not None and hurt.by in here.copies("opponent")


class OpponentPlays(Condition, frozen=True):
    """The opposing minion is playing a card with one of these keywords, and it can still be cancelled (sec. 1.6.1).

    >>> OpponentPlays(("grapple", "aim")).aloud()
    'the opposing minion is playing a grapple or aim card'
    """

    keywords: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if game.fight is None or minion not in game.fight.both:
            return False
        return may_cancel(game, Cancels(keywords=frozenset(self.keywords), opponent=True), minion)

    def aloud(self) -> str:
        return f"the opposing minion is playing a {together(self.keywords, 'or')} card"


_DONE: Final = {
    "lost": "the blood or life that {} has lost to damage in this round",
    "taken": "the damage that {} has taken in this combat",
    "taken now": "the damage that {} has taken in this round",
    "taken at last": "the damage that {} has taken as strikes were resolved last",
    "taken before": "the damage that {} has taken in the round before",
    "inflicted": "the damage that {} itself has inflicted on its opponent in this round",
    "dealt": "the damage that {} has inflicted in this round, prevented or not",
    "dealt aggravated": "the aggravated damage that {} has inflicted in this round, prevented or not",
    "inflicted with this": "the damage that strikes with this card have inflicted on {} in this combat",
}


class DamageDone(Measure, frozen=True):
    """As much as damage has done to a minion: blood or life ``lost`` in this round; damage ``taken`` in this combat, in
    this round of it (``now``), since a pair of strikes began to be resolved (``at last``) or in the round ``before``,
    or inflicted with strikes with this card in it; damage that it has itself ``inflicted`` on its opponent in this
    round, its surroundings and retainers not counted (sec. 6.4.6).

    >>> DamageDone("lost").aloud()
    'the blood or life that the opposing minion has lost to damage in this round'
    """

    what: Literal[
        "lost", "taken", "taken now", "taken at last", "taken before", "inflicted with this", "inflicted", "dealt",
        "dealt aggravated",
    ]  # fmt: skip
    who: str = "opponent"

    def of(self, here: Here) -> int:
        fight = here.game.fight
        if fight is None:
            return 0
        if self.what == "inflicted with this":
            return fight.inflicted_with[here.source.id]
        if self.what in ("dealt", "dealt aggravated"):
            return sum(fight.round.dealt[copy.id, self.what != "dealt"] for copy in here.copies(self.who))
        done = {
            "lost": fight.round.lost,
            "taken now": fight.round.taken,
            "taken at last": fight.round.taken - fight.round.taken_till_last,
            "taken before": fight.round.taken_before,
            "taken": fight.taken_in_all,
            "inflicted": fight.round.inflicted,
        }[self.what]
        return sum(done[copy.id] for copy in here.copies(self.who))

    def aloud(self) -> str:
        return _DONE[self.what].format(card(self.who))
