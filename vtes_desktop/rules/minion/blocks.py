"""Block attempts: who may block, stealth and intercept (sec. 6.2.2)."""

from __future__ import annotations

from collections.abc import Set
from typing import Final, Literal

from vtes_desktop.rules import minions
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.passing import Fits
from vtes_desktop.rules.repeats import MOST, standing
from vtes_desktop.table import moves as m
from vtes_desktop.table import situation
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy, Place

AWAKE: Final = situation.AWAKE
"""The mark of a minion that may block and react as though unlocked until the end of the action."""
BLOCKERS_BURN: Final = "blockers burn"
"""The number, and the mark, of a minion for the blood that vampires burn as they attempt to block it."""
UNBLOCKED_BY: Final = "not blocked by a clan this turn"
"""The mark of a minion that no vampire of the clan that it says can block for the rest of the turn."""
BLOCKS_NO: Final = "blocks no vampire of a clan this turn"
"""The mark of a minion that cannot block vampires of the clan that it says for the rest of the turn."""
ADDED = "intercept"
"""The mark of a minion with the intercept that it was given for the rest of the action."""


def directed_at(game: Game) -> list[int]:
    """The other Methuselahs at whom the action is directed, clockwise; nobody for an undirected one.

    An action that targets only what the acting Methuselah controls is undirected, and so is every political action
    (sec. 6.2.2.1).
    """
    action = game.action
    if action.kind == "political" or not action.seats:
        return []
    return [seat for seat in game.clockwise(action.seat) if seat in action.seats and seat != action.seat]


def may_block(game: Game) -> list[int]:
    """The Methuselahs whose minions may attempt to block: the targets of a directed action clockwise, else the prey
    and then the predator (sec. 6.2.2.1)."""
    seats = _may_block_anyway(game)
    if game.passing.action.also_block:
        seats += [seat for seat in game.clockwise(game.action.seat)[1:] if seat not in seats and _let_block(game, seat)]
    return seats


def _may_block_anyway(game: Game) -> list[int]:
    action = game.action
    if action.kind != "political" and not {action.seat}.issuperset(action.seats):
        return directed_at(game)
    prey, predator = game.neighbours(action.seat)
    if prey == action.seat:
        return []
    return [prey] if prey == predator else [prey, predator]


def _let_block(game: Game, seat: int) -> list[Copy]:
    """The ready minions of a Methuselah that effects let attempt to block, whoever may."""
    let = game.passing.action.also_block
    return [copy for copy in minions.ready_minions(game, seat) if any(each(copy) for each in let)]


def sequence(game: Game) -> list[int]:
    """Who may use effects in which order: the acting Methuselah, the target or prey and predator, then clockwise
    (sec. 1.6.1.6); where the edition has no place of its own for the predator, she comes as she sits."""
    action = game.action
    first = may_block(game) if game.edition.predator_before_others else directed_at(game)
    return list(dict.fromkeys([action.seat, *first, *game.clockwise(action.seat)]))


def still_acting(game: Game) -> bool:
    """Whether the acting minion can go on: no effect has ended its action, it is still its controller's, and ready, or
    in torpor where it leaves it."""
    return not undone(game) and is_there(game)


def undone(game: Game) -> bool:
    """Whether an effect has ended the action or made it fail: nothing more can be used before its resolution then."""
    return game.passing.action.action_ended or game.passing.action.action_fails


def is_there(game: Game) -> bool:
    """Whether the acting minion is still its controller's, and ready, or in torpor where it leaves it."""
    action = game.action
    acting = game.table.copies.get(action.minion)
    if acting is None or acting.controller != action.seat:
        return False
    return minions.is_ready(game, acting) or (action.kind == "leave torpor" and minions.in_torpor(game, acting))


def in_vain(game: Game) -> bool:
    """Whether the action of a vampire in torpor is over at once, as something else has taken the vampire out of it: it
    is successful and comes to nothing (rulings on Rapid Healing, Regeneration)."""
    acting = game.table.copies.get(game.action.minion)
    return game.action.kind == "leave torpor" and acting is not None and minions.is_ready(game, acting)


def is_settled(game: Game) -> bool:
    """Whether nothing more is used or blocked before the action's resolution: it is undone, or over at once."""
    return undone(game) or in_vain(game)


def may_yet_be_blocked(game: Game) -> bool:
    """Whether the action still goes on towards its resolution, so that somebody may block it."""
    return is_there(game) and not is_settled(game)


def is_stolen(game: Game) -> bool:
    """Whether the acting minion is ready, and another Methuselah's by now."""
    action = game.action
    acting = game.table.copies.get(action.minion)
    return acting is not None and acting.controller != action.seat and minions.is_ready(game, acting)


def undecided(game: Game) -> list[int]:
    """Those who may still attempt to block: a decision not to is final (sec. 6.2.2.1)."""
    action = game.action
    if action.unblockable:
        return []
    able = may_block(game)
    return [seat for seat in able if seat not in action.declined] if action.declined else able


def until_decided(game: Game) -> list[int]:
    """Who may use effects before the next decision on a block: the acting Methuselah and the one that must decide.

    To attempt a block, or to decline, is what one does with one's turn to use an effect, so nobody after her in the
    sequence has a turn before she has decided (sec. 1.6.1.6, 6.2.2.1; so the rulings say for reactions of others).
    """
    return [game.action.seat, *undecided(game)[:1]]


def resolve_block_attempts(game: Game) -> Procedure[Copy | None]:
    """Let those who may attempt to block, until one succeeds or all decline; returns the blocker (sec. 6.2.2).

    Before each attempt or decision not to make one, and when all have declined, effects may be used; they may give the
    word to somebody else (a bleed that is redirected).
    """

    def attempted() -> bool:
        return game.passing.action.attempting is not None or is_settled(game)

    def to_be_decided() -> bool:
        """Whether somebody must decide on blocks first: the new target of a bleed (sec. 6.2.2.1)."""
        return attempted() or bool(undecided(game))

    while may_yet_be_blocked(game):
        if undecided(game):
            game.change_action(step="block", blocker=0)
            question = "Anything before a block is attempted?"
            yield from window(game, until_decided(game), "before block", question, "6.2.2", until=attempted)
        else:
            game.change_action(step="unblocked", blocker=0)
            question = "Nobody blocks. Anything more?"
            yield from window(game, sequence(game), "after blocks", question, "6.2.2", until=to_be_decided)
            if not to_be_decided():
                break
        if not may_yet_be_blocked(game):
            break
        blocker = yield from attempt_by_effect(game)
        if blocker is None and game.action.step == "block" and undecided(game) and not game.action.blocker:
            blocker = yield from attempt_or_decline(game, undecided(game)[0])
        if blocker is not None:
            return blocker
    return None


def attempt_by_effect(game: Game) -> Procedure[Copy | None]:
    """The attempt that an effect has a minion make, if there is one; returns that minion where it blocks."""
    blocker, game.passing.action.attempting = game.passing.action.attempting, None
    if blocker is None or not may_try(game, blocker) or not can_block(game, blocker):
        yield from attempt_failed(game)
        return None
    game.change_action(step="block")
    return blocker if (yield from attempt(game, blocker, by_effect=True)) else None


def attempt_failed(game: Game) -> Procedure[None]:
    """Do what effects have put off until the attempt to block has failed."""
    for run in game.passing.take_later("attempt failed"):
        yield from run()


def _block_with(game: Game, copy: Copy) -> str:
    """An attempt in words, with the intercept that it lacks as long as nothing more is used (sec. 6.2.2)."""
    lacks = game.action.stealth - intercept_of(game, copy)
    return f"Block with {game.name(copy)}" + (f" (lacks {lacks} intercept)" if lacks > 0 else "")


def attempt_or_decline(game: Game, seat: int) -> Procedure[Copy | None]:
    """Ask one Methuselah for her next attempt; returns the minion that blocks. One that declines is not asked again,
    one whose attempt fails may make another, with the same or a different minion (sec. 6.2.2)."""
    acting = game.copy(game.action.minion)
    options = [
        Option("block", _block_with(game, copy), copy.id, minion=copy.id, targets=(acting.id,))
        for copy in may_attempt(game, seat)
    ]
    none = Option("no block", "No block")
    question = f"{game.seat_name(seat)}: block {game.name(acting)} (stealth {game.action.stealth})?"
    option = yield from game.choose(seat, "block", question, [*options, none], "6.2.2")
    if option == none:
        game.change_action(declined=(*game.action.declined, seat))
        return None
    blocker = game.copy(option.copy)
    game.passing.action.attempts.append((blocker.id, how_it_stands(game)))
    return blocker if (yield from attempt(game, blocker)) else None


def may_react(game: Game, minion: Copy) -> bool:
    """Whether a minion may attempt to block and play reaction cards: ready, and unlocked or awake (sec. 6.2)."""
    return minions.is_ready(game, minion) and (not minion.locked or bool(minion.marks.get(AWAKE)))


def may_try(game: Game, minion: Copy) -> bool:
    """Whether a minion may attempt to block: also a locked one that effects let do so, though it can't react."""
    return may_react(game, minion) or (
        minions.is_ready(game, minion) and game.abilities.modifier(game, minion, "blocks locked") > 0
    )


def may_attempt(game: Game, seat: int) -> list[Copy]:
    """The minions with which a Methuselah may attempt to block (sec. 6.2.2); where the edition does not let them try
    again, not those whose attempt has failed in this action, and else not those that have tried in vain for long."""
    failed = tried_in_vain(game) if game.edition.blocker_again else game.passing.action.failed
    only_let = game.passing.action.also_block and seat not in _may_block_anyway(game)
    return [
        copy
        for copy in (_let_block(game, seat) if only_let else minions.ready_minions(game, seat))
        if may_try(game, copy) and copy.id not in failed and can_block(game, copy)
    ]


def how_it_stands(game: Game) -> int:
    """All that an attempt to block could depend on, as a number: where it is another, another attempt makes sense."""
    return hash(standing(game.table))


def tried_in_vain(game: Game) -> Set[int]:
    """The minions that have attempted to block in this very situation as often as free things are offered: one may try
    as often as one wishes (sec. 6.2.2), but a game must go on."""
    attempts = game.passing.action.attempts
    if len(attempts) < MOST:
        return frozenset()
    now = how_it_stands(game)
    return {minion for minion, _ in attempts if attempts.count((minion, now)) >= MOST}


def can_block(game: Game, minion: Copy) -> bool:
    """Whether no effect keeps a minion from blocking, and it can burn what effects have it burn for an attempt."""
    return not _is_kept_from_blocking(game, minion) and _can_pay(game, minion)


def _can_pay(game: Game, minion: Copy, spent: int = 0) -> bool:
    """Whether a minion that has `spent` so much blood or life besides can burn what effects have it burn for an
    attempt; an ally keeps its last life."""
    if library_toll(game) > len(game.table.pile(minion.controller, "library")):
        return False
    owed = toll(game, minion)
    return owed <= minion.blood - spent - (0 if minions.is_vampire(game, minion) or not owed else 1)


def _is_kept_from_blocking(game: Game, minion: Copy) -> bool:
    if any(barred(minion) for barred in game.passing.action.cannot_block) or is_blind(game, minion):
        return True
    if "block" in minions.facts(game, minion).cannot or game.abilities.modifier(game, minion, "cannot block") > 0:
        return True
    if (acting := acting_minion(game)) is None:
        return False
    if UNBLOCKED_BY in acting.marks and _is_of_clan(game, minion, acting.marks[UNBLOCKED_BY]):
        return True
    return BLOCKS_NO in minion.marks and _is_of_clan(game, acting, minion.marks[BLOCKS_NO])


def acting_minion(game: Game) -> Copy | None:
    """The minion that is acting; None where no action is being taken, or it is gone."""
    return game.table.copies.get(game.table.action.minion) if game.table.action is not None else None


def _is_of_clan(game: Game, minion: Copy, clan: str) -> bool:
    return minions.is_vampire(game, minion) and minions.clan(game, minion) == clan


def blind_to(acting: int) -> str:
    """The mark of a minion that can neither block nor react for the rest of the turn while this one is acting."""
    return f"blind to {acting} this turn"


def is_blind(game: Game, minion: Copy) -> bool:
    """Whether an effect of the turn keeps a minion from blocking and reacting while the one that acts is acting."""
    return game.table.action is not None and blind_to(game.table.action.minion) in minion.marks


def toll(game: Game, minion: Copy) -> int:
    """The blood or life that effects have a minion burn to attempt to block."""
    return sum(each(minion) for each in game.passing.action.tolls) + game.abilities.modifier(game, minion, "toll")


def owe_more(game: Game, blocker: Copy, amount: int) -> Procedure[None]:
    """Effects have the minion that is attempting to block burn more blood or life for it: it burns that now, or its
    attempt is given up and costs it nothing more (LSJ 20031121-2); an ally keeps its last life."""
    name = game.name(blocker)
    left = blocker.blood - (0 if minions.is_vampire(game, blocker) else 1)
    question = f"{name}: burn {amount} to go on attempting to block?"
    if amount <= left and (yield from game.confirm(blocker.controller, "may", question, "6.2.2", blocker.id)):
        game.burn_blood(blocker, amount)
        game.say(game.doing.name(blocker), f" burns {amount} to attempt to block", seat=blocker.controller)
    else:
        game.passing.action.attempt_fails = True


def library_toll(game: Game) -> int:
    """The cards of the top of her library that a Methuselah burns to have a minion attempt to block the action."""
    acting = acting_minion(game)
    return game.abilities.modifier(game, acting, "library toll") if acting is not None else 0


def blockers_burn(game: Game, acting: Copy) -> int:
    """The blood that vampires burn as they attempt to block a minion."""
    return int(acting.marks.get(BLOCKERS_BURN, 0)) + game.abilities.modifier(game, acting, BLOCKERS_BURN)


def intercept_of(game: Game, minion: Copy) -> int:
    """A minion's intercept in this action: its own, and what it was given for it, which is lost beyond what it can have
    at the most (sec. 6.2.2.2)."""
    return at_the_most(game, minion, minions.intercept(game, minion) + int(minion.marks.get(ADDED, 0)))


def at_the_most(game: Game, minion: Copy, intercept: int) -> int:
    """So much intercept, or as much of it as a minion can have by what limits it."""
    most = game.abilities.modifier(game, minion, "most intercept")
    return min(intercept, most) if most else intercept


def attempt(game: Game, blocker: Copy, *, by_effect: bool = False) -> Procedure[bool]:
    """One attempt: stealth and intercept are added as needed, then compared (sec. 6.2.2.2). One that is made
    `by_effect` may be made by whoever otherwise could not."""
    blocks = yield from _attempt(game, blocker, by_effect=by_effect)
    if not blocks:
        yield from attempt_failed(game)
    return blocks


def _attempt(game: Game, blocker: Copy, *, by_effect: bool) -> Procedure[bool]:
    if owed := toll(game, blocker):
        game.burn_blood(blocker, owed)
        game.say(game.doing.name(blocker), f" burns {owed} to attempt to block", seat=blocker.controller)
    for copy in game.pile(blocker.controller, "library")[: library_toll(game)]:
        game.say(game.doing.name(blocker), " has the top card of the library burned", seat=blocker.controller)
        game.doing.move_card(copy, Place(copy.owner, "ash heap"))
    acting = game.copy(game.action.minion)
    # A vampire that has none may attempt it all the same.
    loss = blockers_burn(game, acting) if minions.is_vampire(game, blocker) else 0
    if burned := game.burn_blood(blocker, loss):
        game.say(game.doing.name(blocker), f" burns {burned} blood as it attempts to block", seat=blocker.controller)
    game.passing.action.attempt_fails = False
    game.change_action(blocker=blocker.id, intercept=intercept_of(game, blocker))
    game.say(game.doing.name(blocker), " attempts to block", seat=blocker.controller)
    seat = blocker.controller
    order = dict.fromkeys([game.action.seat, seat, *sequence(game)])
    question = f"{game.name(blocker)} attempts to block {game.name(acting)}"

    def fails() -> bool:
        return game.passing.action.attempt_fails or is_settled(game)

    yield from window(game, list(order), "block attempt", question, "6.2.2", until=fails)
    if not may_yet_be_blocked(game):
        return False
    there = may_try(game, blocker) and blocker.controller == seat and (by_effect or seat in may_block(game))
    barred = any(each(blocker) for each in game.passing.action.cannot_block)
    if there and not (barred or fails() or game.action.unblockable) and game.action.intercept >= game.action.stealth:
        return True
    game.passing.action.failed.append(blocker.id)
    game.say("The attempt of ", game.doing.name(blocker), " fails", seat=seat)
    yield from game.abilities.happens(game, "block attempt fails", blocker, seat)
    return False


def needed(action: Action) -> Literal["", "stealth", "intercept"]:
    """What may be added because it is needed: stealth while somebody blocks with enough intercept, else by who blocks
    intercept (sec. 6.2.2.2)."""
    if action.step != "block" or not action.blocker:
        return ""
    return "stealth" if action.intercept >= action.stealth else "intercept"


def stealth_needed(game: Game) -> bool:
    """Whether stealth may be added: somebody blocks with enough intercept (sec. 6.2.2.2)."""
    return needed(game.action) == "stealth"


def intercept_needed(game: Game, copy: Copy) -> bool:
    """Whether a minion may add intercept: it blocks, and stealth exceeds its intercept (sec. 6.2.2.2)."""
    return game.action.blocker == copy.id and needed(game.action) == "intercept"


def add_stealth(game: Game, amount: int) -> None:
    """Change the acting minion's stealth for the rest of the action (sec. 6.2.2.2)."""
    game.change_action(stealth=game.action.stealth + amount)


def add_intercept(game: Game, minion: Copy, amount: int) -> None:
    """Change a minion's intercept for the rest of the action; what is beyond what it can have at the most is lost
    (sec. 6.2.2.2)."""
    if most := game.abilities.modifier(game, minion, "most intercept"):
        amount = min(amount, max(0, most - intercept_of(game, minion)))
    minions.mark(game, minion, ADDED, str(int(minion.marks.get(ADDED, 0)) + amount))
    if game.action.blocker == minion.id:
        game.change_action(intercept=game.action.intercept + amount)


def may_begin(game: Game, copy: Copy, *, free: bool = False, spent: int = 0) -> bool:
    """Whether an effect may have a minion, once it is unlocked and has `spent` so much blood, attempt to block now, or
    it does already and so owes no more for that: when it is its Methuselah's turn to, or whenever it is `free` of the
    restrictions on who may (sec. 6.2.2.1). A decision not to block stands all the same."""
    action = game.table.action
    if action is None or action.unblockable or not minions.is_ready(game, copy) or _is_kept_from_blocking(game, copy):
        return False
    if copy.controller == action.seat or copy.controller in action.declined:
        return False
    if not game.edition.blocker_again and copy.id in game.passing.action.failed:
        return False
    if action.step == "block" and action.blocker:
        return action.blocker == copy.id
    if not _can_pay(game, copy, spent):
        return False
    return action.step in ("block", "unblocked") and (free or undecided(game)[:1] == [copy.controller])


def add_to_all(game: Game, name: str, amount: int, fits: Fits) -> None:
    """Change a number of all minions that fit for the rest of the action (sec. 6.2.2.2)."""
    game.passing.action.for_all.append((name, amount, fits))
    blocker = game.table.copies.get(game.action.blocker)
    if name == "intercept" and blocker is not None and fits(blocker):
        game.change_action(intercept=at_the_most(game, blocker, game.action.intercept + amount))


def count_bleed(game: Game) -> None:
    """Count increases of the bleed, or of its stealth, that depend on something, a limited one only where no other was
    used; who is bled may have changed (sec. 6.1.1)."""
    limited = game.passing.action.limited
    for each in game.passing.action.bleed_while:
        holds = each.holds()
        if holds == each.counts or (holds and each.limited and "bleed" in limited):
            continue
        each.counts = holds
        if each.limited and holds:
            limited.add("bleed")
        elif each.limited:
            limited.discard("bleed")
        more = each.amount if holds else -each.amount
        if each.stat == "stealth":
            add_stealth(game, more)
        else:
            game.change_action(bleed=game.action.bleed + more)


def end_duration(game: Game) -> None:
    """What lasted for the action is over: nobody is awake any more, added intercept is gone, what was turned
    face down for it is in play again (sec. 6.2)."""
    for copy in minions.every_minion(game):
        if copy.marks:
            minions.mark(game, copy, AWAKE, "")
            minions.mark(game, copy, ADDED, "")
    for copy in game.marked(minions.ASIDE):
        minions.mark(game, copy, minions.ASIDE, "")
        game.do(m.Turn(copy.id))
