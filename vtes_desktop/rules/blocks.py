"""Block attempts: who may block, stealth and intercept (sec. 6.2.2)."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.table.table import Copy


def sequence(game: Game) -> list[int]:
    """Who may use effects in which order: the acting Methuselah, the target or prey and predator, then clockwise."""
    action = game.action
    first = [action.seat, *may_block(game)]
    return list(dict.fromkeys([*first, *game.clockwise(action.seat)]))


def may_block(game: Game) -> list[int]:
    """The Methuselahs whose minions may attempt to block: the targets of a directed action clockwise, else the prey
    and then the predator (sec. 6.2.2.1)."""
    action, table = game.action, game.table
    if action.seats:
        return [seat for seat in game.clockwise(action.seat) if seat in action.seats and seat != action.seat]
    return [
        seat for seat in dict.fromkeys((table.prey(action.seat), table.predator(action.seat))) if seat != action.seat
    ]


def resolve_block_attempts(game: Game) -> Procedure[Copy | None]:
    """Let those who may attempt to block, until one succeeds or all decline; returns the blocker (sec. 6.2.2)."""
    yield from window(game, sequence(game), "before block", "Before blocks", "6.2.2")
    while True:
        # A changed target (a bleed that was redirected) may give others the word; a decision not to block is final.
        undecided = [seat for seat in may_block(game) if seat not in game.action.declined]
        if not undecided or game.action.unblockable:
            break
        blocker = yield from attempts_of(game, undecided[0])
        if blocker is not None:
            return blocker
    game.change_action(step="unblocked", blocker=0)
    yield from window(game, sequence(game), "after blocks", "No more blocks", "6.2.2")
    if [seat for seat in may_block(game) if seat not in game.action.declined] and not game.action.unblockable:
        return (yield from resolve_block_attempts(game))
    return None


def attempts_of(game: Game, seat: int) -> Procedure[Copy | None]:
    """Let one Methuselah attempt to block as often as she wishes; returns the minion that blocks, or None when she
    makes no further attempts."""
    while True:
        acting = game.copy(game.action.minion)
        game.change_action(step="block", blocker=0)
        options = [
            Option("block", f"Block with {game.name(copy)}", copy.id, minion=copy.id, targets=(acting.id,))
            for copy in may_attempt(game, seat)
        ]
        none = Option("no block", "No block")
        question = f"{game.seat_name(seat)}: block {game.name(acting)} (stealth {stealth(game)})?"
        option = yield from game.choose(seat, "block", question, [*options, none], "6.2.2")
        if option == none:
            game.change_action(declined=(*game.action.declined, seat))
            return None
        blocker = game.copy(option.copy)
        if (yield from attempt(game, blocker)):
            return blocker
        if seat not in may_block(game):
            return None


def may_attempt(game: Game, seat: int) -> list[Copy]:
    """The minions with which a Methuselah may attempt to block: ready and unlocked (sec. 6.2.2)."""
    return [copy for copy in minions.ready_minions(game, seat) if not copy.locked]


def attempt(game: Game, blocker: Copy) -> Procedure[bool]:
    """One attempt: stealth and intercept are added as needed, then compared (sec. 6.2.2.2)."""
    game.change_action(blocker=blocker.id, intercept=minions.intercept(game, blocker))
    game.say(game.doing.name(blocker), " attempts to block", seat=blocker.controller)
    order: Iterable[int] = [game.action.seat, blocker.controller, *sequence(game)]
    question = f"{game.name(blocker)} attempts to block: stealth {stealth(game)}, intercept {game.action.intercept}."
    yield from window(game, list(dict.fromkeys(order)), "block attempt", question, "6.2.2")
    there = game.table.copies.get(blocker.id) is blocker and minions.is_ready(game, blocker)
    if there and not game.action.unblockable and game.action.intercept >= stealth(game):
        return True
    game.say("The attempt of ", game.doing.name(blocker), " fails", seat=blocker.controller)
    return False


def stealth(game: Game) -> int:
    """The acting minion's stealth now; below 0 counts as 0 against an intercept of 0 (sec. 6.2.2.2)."""
    return game.action.stealth


def stealth_needed(game: Game) -> bool:
    """Whether stealth may be added: somebody blocks with enough intercept (sec. 6.2.2.2)."""
    action = game.action
    return action.step == "block" and bool(action.blocker) and action.intercept >= stealth(game)


def intercept_needed(game: Game, copy: Copy) -> bool:
    """Whether a minion may add intercept: it blocks, and stealth exceeds its intercept (sec. 6.2.2.2)."""
    action = game.action
    return action.step == "block" and action.blocker == copy.id and stealth(game) > action.intercept
