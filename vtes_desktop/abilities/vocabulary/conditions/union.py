"""Conditions: what must be so for a card to be played or an effect to happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vtes_desktop.abilities.vocabulary.aloud import card, card_does, does, methuselah, number
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition, Conditions
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits, found, is_meant
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.wording import action_name, together, with_article
from vtes_desktop.table.situation import ActionKind

_OF_PLAY: Final = frozenset({"ready", "torpor", "in play"})
"""The regions of cards in play."""


def _apart(which: Which) -> tuple[str, ...]:
    """The regions of which a condition asks: what is said of a card in play is so in any region of these, but where it
    is of torpor alone."""
    return () if _OF_PLAY.issuperset(which.where) and which.where != ("torpor",) else which.where


class Is(Condition, frozen=True):
    """A card is one of those that are meant; of several one is, or each (sec. 1.4). A minion is so wherever it lies by
    now, ready or not; a card that is asked for in another region, an ash heap say, must lie there still.

    >>> Is("acting", Which("vampire", words=("sabbat",))).aloud()
    'the acting minion is a vampire that is Sabbat'
    >>> Is("target", Which("card", ("ash heap",))).aloud()
    'the chosen card is a card (ash heap)'
    """

    who: str
    which: Which
    each: bool = False

    def holds(self, here: Here) -> bool:
        """Whether it is so now; not for a card that is gone."""
        seats = None if self.which.whose == "any" else here.methuselahs(self.which.whose)
        # What is done to others as one acts or blocks, is done also where that one is unaffected (ruling on Karen).
        there = here.copies(self.who, unaffected=self.who in ("acting", "blocker"))
        apart = _apart(self.which)
        meant = [
            fits(here, self.which, copy)
            and (seats is None or copy.controller in seats)
            and (not apart or here.game.table.region_of(copy).name in apart)
            for copy in there
        ]
        return bool(meant) and all(meant) if self.each else any(meant)

    def aloud(self) -> str:
        if self.who == "both":
            whose = "" if self.which.whose == "any" else _of(self.which.whose)
            return f"{'each' if self.each else 'one'} of the two combatants is {self.which.kind_aloud()}{whose}"
        apart = _apart(self.which)
        lying = f" ({together(apart, 'or')})" if apart else ""
        return f"{card(self.who)} is {self.which.kind_aloud()}{lying}" + _of(self.which.whose)


class IsReady(Condition, frozen=True):
    """A minion is ready (sec. 6).

    >>> IsReady("this").aloud()
    'this card is ready'
    """

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        return any(minions.is_ready(here.game, copy) for copy in here.copies(self.who))

    def aloud(self) -> str:
        return f"{card(self.who)} is ready"


class InTorpor(Condition, frozen=True):
    """A vampire lies in torpor (sec. 6.5); an Imbued that is incapacitated does not.

    >>> InTorpor("this").aloud()
    'this card is in torpor'
    """

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(minions.in_torpor(game, copy) and minions.is_vampire(game, copy) for copy in here.copies(self.who))

    def aloud(self) -> str:
        return f"{card(self.who)} is in torpor"


class There(Condition, frozen=True):
    """Cards that are meant are there (sec. 1.4).

    >>> There(Which("ally", whose="you"), 2).aloud()
    'there are 2 or more ready allies that you control'
    """

    which: Which
    least: int = 1

    def holds(self, here: Here) -> bool:
        return len(found(here, self.which)) >= self.least

    def aloud(self) -> str:
        if self.least == 1:
            return f"there is {self.which.aloud()}"
        return f"there are {self.least} or more {self.which.aloud(many=True)}"


class HasEdge(Condition, frozen=True):
    """A Methuselah has the Edge (sec. 2.2).

    >>> HasEdge("prey").aloud()
    'your prey has the Edge'
    """

    whose: Whose = "you"

    def holds(self, here: Here) -> bool:
        return here.game.table.edge in here.methuselahs(self.whose)

    def aloud(self) -> str:
        return f"{does(self.whose, 'have')} the Edge"


class ActionIs(Condition, frozen=True):
    """The action being taken is of one of these kinds (sec. 6.1). The blood hunt upon a diablerie in the combat of a
    political action that was blocked is no part of one (sec. 6.5.6, ruling on Power Structure).

    >>> ActionIs(("bleed",)).aloud()
    'the running action is a bleed'
    """

    kinds: tuple[ActionKind, ...]

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        if action is None or action.kind not in self.kinds:
            return False
        return action.kind != "political" or game.passing.referendum.of_action

    def aloud(self) -> str:
        return f"the running action is {together(map(action_name, self.kinds), 'or')}"


class Bled(Condition, frozen=True):
    """The bleed was successful for so much or more (sec. 6.1.1), neither blocked nor without effect; or `so_far` is for
    so much while the action goes on.

    >>> Bled(2).aloud()
    'the bleed is successful for 2 or more'
    >>> Bled(so_far=True).aloud()
    'the bleed is for 1 or more'
    """

    least: int = 1
    so_far: bool = False

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        reached = self.so_far or here.game.passing.action.bled is not None
        return reached and action is not None and action.kind == "bleed" and action.bleed >= self.least

    def aloud(self) -> str:
        return f"the bleed is {'' if self.so_far else 'successful '}for {self.least} or more"


class Successful(Condition, frozen=True):
    """The action was successful, or was not: blocked (sec. 6.2.3).

    >>> Successful(yes=False).aloud()
    'the action is blocked'
    """

    yes: bool = True

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        if action is None:
            return False
        return here.game.passing.action.successful if self.yes else action.step == "blocked"

    def aloud(self) -> str:
        return "the action is successful" if self.yes else "the action is blocked"


class AtLeast(Condition, frozen=True):
    """A number is as high as another, or higher (sec. 1.4).

    >>> AtLeast(1, 2).aloud()
    '1 is 2 or more'
    """

    amount: Amount
    least: Amount

    def holds(self, here: Here) -> bool:
        return amount_of(here, self.amount) >= amount_of(here, self.least)

    def aloud(self) -> str:
        return f"{number(self.amount)} is {number(self.least)} or more"


class PoolIs(Condition, frozen=True):
    """A Methuselah has so much pool at most, or at least (sec. 2.2).

    >>> PoolIs("prey", most=5).aloud()
    'your prey has 5 or less pool'
    """

    whose: Whose
    most: int = 1000
    least: int = 0

    def holds(self, here: Here) -> bool:
        seats = here.game.table.seats
        return any(self.least <= seats[seat].pool <= self.most for seat in here.methuselahs(self.whose))

    def aloud(self) -> str:
        said = [f"{self.least} or more"] if self.least else []
        said += [f"{self.most} or less"] if self.most < 1000 else []
        return f"{does(self.whose, 'have')} {together(said)} pool"


class BloodLeft(Condition, frozen=True):
    """The minion that plays the card has so much blood or life left once it has paid for it (sec. 1.6.1).

    >>> BloodLeft(2).aloud()
    'this minion has 2 blood or life left once the cost is paid (an ally 1 more)'
    """

    least: int = 1

    def holds(self, here: Here) -> bool:
        """Whether it is so now; an ally needs one life more than it burns."""
        if here.minion is None:
            return False
        left = here.minion.blood - here.own_cost()
        return left >= self.least + (0 if minions.is_vampire(here.game, here.minion) else 1)

    def aloud(self) -> str:
        return f"this minion has {self.least} blood or life left once the cost is paid (an ally 1 more)"


class Same(Condition, frozen=True):
    """Two words speak of the same card: the minion is the one that blocks (sec. 1.4).

    >>> Same("blocker").aloud()
    'the blocking minion is this minion'
    """

    one: str
    other: str = "minion"

    def holds(self, here: Here) -> bool:
        return here.copy(self.one) is here.copy(self.other) is not None

    def aloud(self) -> str:
        return f"{card(self.one)} is {card(self.other)}"


class InterceptNeeded(Condition, frozen=True):
    """One of the minions that are meant blocks, and stealth exceeds its intercept (sec. 6.2.2.2).

    >>> InterceptNeeded(Which(whose="you")).aloud()
    'a minion that you control is attempting to block and has less intercept than the action has stealth'
    """

    which: Which

    def holds(self, here: Here) -> bool:
        game = here.game
        blocker = here.copy("blocker")
        return blocker is not None and blocks.intercept_needed(game, blocker) and is_meant(here, self.which, blocker)

    def aloud(self) -> str:
        who = f"{self.which.kind_aloud()}{_of(self.which.whose)}"
        return f"{who} is attempting to block and has less intercept than the action has stealth"


class StealthNeeded(Condition, frozen=True):
    """Somebody blocks, and stealth does not exceed its intercept (sec. 6.2.2.2).

    >>> StealthNeeded().aloud()
    'a minion is attempting to block with at least as much intercept as the action has stealth'
    """

    said = "a minion is attempting to block with at least as much intercept as the action has stealth"

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and blocks.stealth_needed(here.game)


class NotPlayed(Condition, frozen=True):
    """No card of this name was played in the running action, or not by the minion itself (sec. 1.6.3).

    >>> NotPlayed("Elder Impersonation").aloud()
    'no Elder Impersonation was played in this action'
    """

    name: str
    by_itself: bool = False

    def holds(self, here: Here) -> bool:
        cards, mine = here.game.catalogue.cards, here.minion.id if here.minion is not None else 0
        return all(
            cards[card].display_name != self.name or (self.by_itself and minion != mine)
            for minion, card in here.game.passing.action.played_by
        )

    def aloud(self) -> str:
        return f"no {self.name} was played in this action{' by this minion' if self.by_itself else ''}"


class Passed(Condition, frozen=True):
    """The referendum of the action passed, or failed; one that was cancelled did neither (sec. 6.3.2).

    >>> Passed().aloud(), Passed(yes=False).aloud()
    ('the referendum passed', 'the referendum failed')
    """

    yes: bool = True

    def holds(self, here: Here) -> bool:
        action = here.game.passing.action
        return action.passed_by >= 0 if self.yes else action.referendum_failed

    def aloud(self) -> str:
        return f"the referendum {'passed' if self.yes else 'failed'}"


class Acting(Condition, frozen=True):
    """A minion is taking the running action; of these kinds, where any are said, and directed or not (sec. 6.2).

    >>> Acting("this", ("bleed",)).aloud()
    'this card is taking a bleed'
    """

    who: str = "minion"
    kinds: tuple[ActionKind, ...] = ()
    directed: bool | None = None

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return (
            action is not None
            and any(copy.id == action.minion for copy in here.copies(self.who))
            and (not self.kinds or action.kind in self.kinds)
            and (self.directed is None or bool(blocks.directed_at(here.game)) == self.directed)
        )

    def aloud(self) -> str:
        how = "" if self.directed is None else "directed " if self.directed else "undirected "
        what = together((action_name(kind, how) for kind in self.kinds), "or") or with_article(
            f"{how}action of any kind"
        )
        return f"{card_does(self.who, 'be')} taking {what}"


class TargetControls(Condition, frozen=True):
    """A Methuselah at whom the action is directed controls cards that are meant, or none (ruling on Kestrelle).

    >>> TargetControls(Which("ally")).aloud()
    'a Methuselah at whom the action is directed controls a ready ally, whoever controls it'
    """

    which: Which
    yes: bool = True

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        if action is None:
            return False
        those = {copy.controller for copy in found(here, self.which)}
        return any((seat in those) == self.yes for seat in action.seats)

    def aloud(self) -> str:
        what = f"{'' if self.yes else 'nothing that is '}{self.which.aloud()}"
        return f"a Methuselah at whom the action is directed controls {what}"


class IsUnlocked(Condition, frozen=True):
    """A card is unlocked (sec. 4).

    >>> IsUnlocked().aloud()
    'this card is unlocked'
    """

    who: str = "this"

    def holds(self, here: Here) -> bool:
        return any(not copy.locked for copy in here.copies(self.who))

    def aloud(self) -> str:
        return f"{card(self.who)} is unlocked"


class BleedsWhom(Condition, frozen=True):
    """The action bleeds one of these Methuselahs (sec. 6.1.1); of those whom it has ousted, who was prey or predator
    until then.

    >>> BleedsWhom("prey").aloud()
    'the action is a bleed against your prey'
    """

    whose: Whose

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        if action is None or action.kind != "bleed":
            return False
        seats = here.methuselahs(self.whose)
        return any(seat in seats for seat in action.seats) or (
            self.whose in ("prey", "predator") and self._has_ousted(here, action.seats)
        )

    def _has_ousted(self, here: Here, bled: Sequence[int]) -> bool:
        """Whether who was bled is ousted now, and nobody who still plays sits between you and them on that side."""
        table = here.game.table
        order = table.seating()
        place, step = order.index(here.seat), 1 if self.whose == "prey" else -1
        for distance in range(1, len(order)):
            seat = order[(place + step * distance) % len(order)]
            if seat in bled:
                return table.seats[seat].ousted
            if table.seats[seat].playing:
                return False
        return False

    def aloud(self) -> str:
        return f"the action is a bleed against {methuselah(self.whose)}"


class DirectedAtYou(Condition, frozen=True):
    """The action is directed at you, or at a card that you control (sec. 6.2.2.1).

    >>> DirectedAtYou().aloud()
    'the action is directed at you or at a card that you control'
    """

    said = "the action is directed at you or at a card that you control"

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and here.seat in blocks.directed_at(here.game)


class AnyOf(Condition, frozen=True):
    """One of several is so (sec. 1.4).

    >>> AnyOf((HasEdge(), IsUnlocked())).aloud()
    'either you have the Edge or this card is unlocked'
    """

    conditions: tuple[Conditions, ...]

    def holds(self, here: Here) -> bool:
        return any(condition.holds(here) for condition in self.conditions)

    def aloud(self) -> str:
        return f"either {together((each.aloud() for each in self.conditions), 'or')}"


class Not(Condition, frozen=True):
    """Something is not so (sec. 1.4).

    >>> Not(HasEdge()).aloud()
    'it is not so that you have the Edge'
    """

    condition: Conditions

    def holds(self, here: Here) -> bool:
        return not self.condition.holds(here)

    def aloud(self) -> str:
        inner = self.condition
        if isinstance(inner, Not):
            return inner.condition.aloud()
        if isinstance(inner, AnyOf):
            # None of them is so: what is denied twice is so.
            return together(Not(each).aloud() for each in inner.conditions)
        return f"it is not so that {inner.aloud()}"


class BlockMayBegin(Condition, frozen=True):
    """The minion may attempt to block now, once it is unlocked, or already does; `free` of the restrictions on who
    may (sec. 6.2.2.1). Where minions can't unlock, or this one does not (`unlocks`), only one that need not: that is
    unlocked, or blocks as though it were. What it burns for the card, and what it has `spent` on the effect besides,
    it can't burn to attempt.

    >>> BlockMayBegin().aloud()
    'this minion may attempt to block now, once unlocked'
    """

    who: str = "minion"
    free: bool = False
    unlocks: bool = True
    which: Which | None = None
    """Where it is not known yet: one of these may."""
    spent: int = 0

    def holds(self, here: Here) -> bool:
        game = here.game
        copies = here.copies(self.who) if self.which is None else found(here, self.which)
        spent = {here.minion.id: self.spent + here.own_cost()} if here.minion is not None else {}
        return any(
            blocks.may_begin(game, copy, free=self.free, spent=spent.get(copy.id, 0))
            and ((self.unlocks and not game.passing.action.no_unlock) or blocks.may_try(game, copy))
            for copy in copies
        )

    def aloud(self) -> str:
        who = card(self.who) if self.which is None else self.which.aloud()
        free = ", whatever the restrictions on who may" if self.free else ""
        unlocked = ", once unlocked" if self.unlocks else ""
        return f"{who} may attempt to block now{unlocked}{free}"


BY_EQUIPPING: Final[tuple[Condition, ...]] = (Acting(kinds=("equip", "equip from")), Successful())
"""The bearer has got a piece of equipment by its own action, from the hand or from a fellow (sec. 6.1.3)."""


def _of(whose: Whose) -> str:
    """Whose a card must be, said after it; nothing where it may be anybody’s."""
    return "" if whose == "any" else f" that {does(whose, 'control')}"
