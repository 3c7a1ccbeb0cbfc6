"""The minion phase: which actions may be taken now, one after the other (sec. 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct, field

from vtes_desktop.rules import minions
from vtes_desktop.rules.action import take_action
from vtes_desktop.rules.basic_actions import basic_plans
from vtes_desktop.rules.card_actions import card_plans
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.ousting import check_pools
from vtes_desktop.rules.plan import Plan
from vtes_desktop.rules.torpor import torpor_plans
from vtes_desktop.table.table import Copy, Place


class Taken(Struct):
    """What was done in this phase that can't be done again (sec. 6.1)."""

    done: dict[int, set[str]] = field(default_factory=dict)
    """Minion to the keys of what it did: ``bleed``, ``political``, ``card 100845``, ``in play 37``."""

    def has(self, minion: Copy, key: str) -> bool:
        """Whether a minion has done that in this turn."""
        return key in self.done.get(minion.id, ())

    def count(self, minion: Copy, prefix: str) -> int:
        """How many keys with that beginning a minion has."""
        return sum(key.startswith(prefix) for key in self.done.get(minion.id, ()))

    def note(self, minion: int, keys: tuple[str, ...]) -> None:
        """A minion has done these."""
        self.done.setdefault(minion, set()).update(keys)


class Possible(Struct, frozen=True):
    """An action that may be taken now."""

    option: Option
    plan: Callable[[], Procedure[Plan | None]]
    """Settles what is declared with the announcement (targets, cost); None when the player thinks better of it."""
    keys: tuple[str, ...] = ()
    """What :class:`Taken` remembers of it."""
    mandatory: bool = False


def minion_phase(game: Game, seat: int) -> Procedure[None]:
    """Take actions one after the other (sec. 6)."""
    taken = Taken()
    while True:
        possible = {each.option: each for each in legal_actions(game, seat, taken)}
        effects = {use.option: use for use in game.abilities.uses(game, seat, "minion")}
        if not possible and not effects:
            return
        end = Option("pass", "End the minion phase")
        question = f"{game.seat_name(seat)}: which action?"
        options = [*possible, *effects, end]
        option = yield from game.choose(seat, "minion phase", question, options, "6", always=True)
        if option == end:
            return
        if option in effects:
            yield from effects[option].run()
        else:
            yield from act(game, possible[option], taken)
        check_pools(game)


def act(game: Game, possible: Possible, taken: Taken) -> Procedure[None]:
    """Announce one of the possible actions and take it to its end."""
    plan = yield from possible.plan()
    if plan is None:
        return
    outcome = yield from take_action(game, plan)
    if not outcome.cancelled:
        taken.note(plan.action.minion, possible.keys)


def legal_actions(game: Game, seat: int, taken: Taken) -> list[Possible]:
    """All actions that a Methuselah's minions may take now.

    While any minion has a mandatory action to take, only mandatory ones may be; a minion with two different ones is
    stuck (sec. 6).
    """
    every = [each for minion in minions.minions(game, seat) for each in actions_of(game, minion, taken)]
    mandatory = [each for each in every if each.mandatory]
    if not mandatory:
        return every
    kinds: dict[int, set[str]] = {}
    for each in mandatory:
        kinds.setdefault(each.option.minion, set()).add(each.option.kind)
    free = [each for each in mandatory if len(kinds[each.option.minion]) == 1]
    # Stuck minions take no action, and don't keep the others from theirs.
    return free or [each for each in every if each.option.minion not in kinds]


def actions_of(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The actions that one minion may take now (sec. 6.1)."""
    if minion.locked:
        return
    if minions.in_torpor(game, minion):
        yield from (Possible(*each) for each in torpor_plans(game, minion))
        return
    if not minions.is_ready(game, minion) or minion.marks.get("recruited"):
        return
    if minions.is_vampire(game, minion) and minion.blood == 0:
        for option, plan, keys in basic_plans(game, minion, taken):
            if option.kind == "hunt":
                yield Possible(option, plan, keys, mandatory=True)
        return
    for source in (basic_plans, card_plans):
        for option, plan, keys in source(game, minion, taken):
            yield Possible(option, plan, keys)
    yield from (Possible(*each) for each in torpor_plans(game, minion))


def end_of_turn(game: Game) -> None:
    """At the end of the turn, allies that were recruited in it become ready to act (sec. 6.1.5)."""
    for seat in game.table.playing():
        for copy in game.pile(seat, "uncontrolled"):
            if copy.marks.get("recruited"):
                minions.mark(game, copy, "recruited", "")
                game.doing.move_card(copy, Place(seat, "ready"))
