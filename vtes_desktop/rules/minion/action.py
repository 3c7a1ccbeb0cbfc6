"""The course of an action: announced, block attempts, resolved (sec. 6.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import check_life
from vtes_desktop.rules.combat.rounds import fight
from vtes_desktop.rules.effects import settle, which_first, window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import burn_conviction, convictions
from vtes_desktop.rules.later import unlock_after_success
from vtes_desktop.rules.minion.basic_actions import feed
from vtes_desktop.rules.minion.blocks import (
    acting_minion,
    count_bleed,
    end_duration,
    is_stolen,
    is_there,
    resolve_block_attempts,
    sequence,
    still_acting,
    undone,
)
from vtes_desktop.rules.minion.borrowing import give_back
from vtes_desktop.rules.minion.entering_combat import combat_begins
from vtes_desktop.rules.minion.plan import Plan, bleeds
from vtes_desktop.rules.passing import Moment, PutOff
from vtes_desktop.rules.playing.card import announce_card
from vtes_desktop.rules.playing.hands import replace_upon, settle_hands, something_waits
from vtes_desktop.rules.playing.paying import action_rebates, announce_rebates, choose_rebates
from vtes_desktop.rules.playing.requirements import SECTS, has_word, plays_it_as_one
from vtes_desktop.rules.repeats import standing
from vtes_desktop.rules.special import slaves
from vtes_desktop.rules.torpor.torpor import blocked_leaving_torpor
from vtes_desktop.rules.turn.left import add_to_tally
from vtes_desktop.rules.turn.ousting import LeftError
from vtes_desktop.rules.turn.since import noted
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import NOTHING, Procedure
from vtes_desktop.table.table import Copy, Place


class Outcome(Struct, frozen=True):
    """How an action went."""

    successful: bool
    minion: int = 0
    """Who was acting in the end: by an effect another may have taken the action over."""
    cancelled: bool = False
    """Whether the card for it was cancelled as it was played: the action may be attempted again."""
    unresolved: bool = False
    """Whether an effect ended it before it came to its resolution: it was taken, but may be taken again
    (LSJ 20070709)."""


def take_action(game: Game, plan: Plan) -> Procedure[Outcome]:
    """Take an action from its announcement to its end (sec. 6.2)."""
    acting = game.copy(plan.action.minion)
    announced, card = yield from announce(game, plan, acting)
    if announced:
        try:
            outcome = yield from go_through(game, plan, acting, card)
        except LeftError:
            yield from left_behind(game)
            raise
        if game.passing.action.action_ended and not game.passing.action.resolved:
            outcome = Outcome(successful=False, unresolved=True)
    else:
        outcome = Outcome(successful=False, cancelled=True)
    outcome = replace(outcome, minion=game.action.minion)
    if game.action.kind == "bleed" and not outcome.successful and not outcome.cancelled:
        game.do(noted(game.table, "bled in vain", game.action.seat))
    end_duration(game)
    game.set_action(None)
    give_back(game, "action")
    yield from settle(game)
    yield from settle_hands(game)
    return outcome


def announce(game: Game, plan: Plan, acting: Copy) -> Procedure[tuple[bool, Copy | None]]:
    """Announce the action with all its details: its card is played, the acting minion locks (sec. 6.2.1).

    Returns whether it stands, and its card. When the card is cancelled as it is played the minion does not lock, and
    may try again (sec. 11).
    """
    game.passing.new_action()
    game.passing.action.needs = plan.needs
    game.set_action(plan.action)
    card = plan.card
    # The card says itself that it is played, and nobody hears its name before it lies on the table.
    says_more = card is None or plan.words != f"plays {game.name(card)}"
    if card is not None:
        card = yield from announce_card(game, acting, card, plan.action.level, plan.declared)
        if card is None:
            return False, None
        game.change_action(card=card.id)
        yield from reduce_as_announced(game, acting)
    if says_more:
        game.say(game.doing.name(acting), f" {plan.words}", seat=plan.action.seat)
    if still_acting(game) and game.abilities.modifier(game, acting, "acts unlocked") <= 0:
        game.lock(acting)
        if something_waits(game):
            # A card that keeps others from being replaced while its minion is unlocked does so no more.
            yield from settle_hands(game)
    game.passing.action.sect_then = minions.sect(game, acting).lower()
    lend_stealth(game)
    return True, card


def reduce_as_announced(game: Game, acting: Copy) -> Procedure[None]:
    """What reduces the cost of the action's card, where that must be said or done with the announcement."""
    card = card_played(game)
    if card is None:
        return
    seat, share = game.action.seat, game.action.share
    pool = yield from announce_rebates(game, seat, acting, card, "pool", cost_now(game, acting, "pool"))
    blood = yield from announce_rebates(game, seat, acting, card, "blood", cost_now(game, acting, "blood") - share)
    if pool or blood:
        game.change_action(pool_cost=game.action.pool_cost - pool, blood_cost=game.action.blood_cost - blood)


def next_stealth(seat: int) -> str:
    """The counter of the table for the actions of a Methuselah's minions in this turn that get stealth by an effect."""
    return f"next actions +1 stealth {seat} this turn"


NEXT_STEALTH = "next action stealth this turn"
"""The mark of a minion whose next action in this turn gets so much stealth by an effect."""


def lend_stealth(game: Game) -> None:
    """An effect gives the next actions of a Methuselah's minions stealth, or that of one minion; one that is cancelled
    later counts too."""
    seat = game.action.seat
    acting = game.copy(game.action.minion)
    if NEXT_STEALTH in acting.marks:
        game.change_action(stealth=game.action.stealth + int(acting.marks[NEXT_STEALTH]))
        minions.mark(game, acting, NEXT_STEALTH, "")
    if game.table.tally.get(next_stealth(seat)):
        add_to_tally(game, next_stealth(seat), -1)
        game.change_action(stealth=game.action.stealth + 1)


def go_through(game: Game, plan: Plan, acting: Copy, card: Copy | None) -> Procedure[Outcome]:
    """Take an announced action through its block attempts to what comes of it (sec. 6.2.2, 6.2.3)."""
    # A name may end with its own point.
    announced = f"{game.name(acting)} {plan.words}".removesuffix(".") + "."
    yield from window(game, sequence(game), "as announced", announced, "6.2.1", until=lambda: undone(game))
    while True:
        blocker = yield from attempts_to_block(game)
        outcome = yield from resolve_action(game, plan, acting_now(game, acting), card, blocker)
        yield from after_resolution(game, acting, words_now(game, plan, acting))
        if not (game.passing.action.goes_on and still_acting(game) and may_go_on(game)):
            return outcome
        # It goes on after its resolution, by what can be played only then (Go-getter).
        go_on(game, acting_now(game, acting), card)


def words_now(game: Game, plan: Plan, acting: Copy) -> str:
    """What an action is called once it has resolved: a bleed that was moved on by whom it bleeds now."""
    said, announced, now = plan.words, plan.action.seats, game.action.seats
    if len(announced) == len(now) == 1 and announced != now:
        before = bleeds(game, announced[0])
        if said.startswith(before):
            said = bleeds(game, now[0]) + said.removeprefix(before)
    return f"{game.name(acting)} {said}"


def after_resolution(game: Game, acting: Copy, words: str) -> Procedure[None]:
    """What happens and what is used after the resolution of an action, until it goes on once more (sec. 6.2.3)."""
    game.passing.action.goes_on = False
    passed = None
    yield from settle(game)
    if game.passing.action.resolved:
        by_itself = game.passing.due("after resolution") or game.abilities.is_due(game, "after resolution")
        if by_itself and not game.passing.action.action_ended:
            # Who acts may use what is for after the action before that, too (rulings on Force of Will, The Damned).
            question = f"{words}: after it."
            yield from window(game, [game.action.seat], "after resolution", question, "6.2.3", happens=False)
            passed = game.action.seat, standing(game.table)
        yield from carry_out_later(game, "after resolution")
    if game.passing.action.successful:
        yield from unlock_after_success(game, acting_now(game, acting))
    if not game.passing.action.action_ended:
        # Nothing can be played once an effect has ended the action.
        order, question, passing = sequence(game), f"{words}: after it.", game.passing.action
        yield from window(
            game, order, "after resolution", question, "6.2.3", until=lambda: passing.goes_on, passed=passed
        )


def left_behind(game: Game) -> Procedure[None]:
    """What the action did has ousted who acts, which ends the turn: what the others' cards do by themselves after a
    referendum that was called is done all the same (rulings on Donald Cargill, Lutz von Hohenzollern)."""
    happening = game.passing.action
    called = game.table.action is not None and game.table.action.kind == "political"
    if called and happening.successful and not happening.action_ended and not game.table.over:
        yield from game.abilities.happens(game, "after resolution")
        yield from settle(game)


def acting_now(game: Game, before: Copy) -> Copy:
    """Who is acting now: by an effect another minion may have taken the action over; who was, where it is gone."""
    return game.table.copies.get(game.action.minion, before)


def attempts_to_block(game: Game) -> Procedure[Copy | None]:
    """The attempts to block an action, and what happens as it comes to its resolution; returns the blocker
    (sec. 6.2.2)."""
    blocker = yield from resolve_block_attempts(game)
    if not game.passing.action.action_ended:
        game.passing.action.resolved = True
        game.change_action(blocker=blocker.id if blocker is not None else 0)
        yield from carry_out_later(game, "before resolution")
        count_bleed(game)
    return blocker


def carry_out_later(game: Game, moment: Moment) -> Procedure[None]:
    """What effects have put off until a moment of the action."""
    # What is done when the action is blocked is done again when it has gone on and is blocked anew.
    due = game.passing.due(moment) if moment == "blocked" else game.passing.take_later(moment)
    game.passing.action.later += [
        (moment, each) for each in due if moment != "blocked" and isinstance(each, PutOff) and each.again
    ]
    while due:
        yield from due.pop((yield from next_due(game, due, moment)))()
        yield from settle(game)


def next_due(game: Game, due: Sequence[Callable[[], Procedure[None]]], moment: Moment) -> Procedure[int]:
    """Which of the things that were put off is done next, by its place: in their order, but as the acting Methuselah
    chooses where cards hurt her minion or send it to torpor, and what a block triggers (rulings on Day Operation,
    Mirror Walk)."""
    chosen = {
        place: each.source
        for place, each in enumerate(due)
        if isinstance(each, PutOff) and (each.fells or moment == "blocked")
    }
    if 0 not in chosen or len({each.id for each in chosen.values()}) < 2:
        return 0
    first = yield from which_first(game, game.action.seat, [*chosen.values()], "6.2.3")
    return next(place for place, each in chosen.items() if each.id == first)


def resolve_action(game: Game, plan: Plan, acting: Copy, card: Copy | None, blocker: Copy | None) -> Procedure[Outcome]:
    """Resolve the action: pay and do it, or burn its card and fight the blocker (sec. 6.2.3).

    A blocked action that goes on as if unblocked, by an effect, can be blocked again by those who have not declined to
    block; what was used in it still counts. An unblocked one that can't be done, as its target is gone or its cost is
    beyond reach, is successful all the same but has no effect; a cost that can be paid is paid.
    """
    while blocker is not None:
        yield from be_blocked(game, acting, card, blocker)
        acting = acting_now(game, acting)
        if game.passing.action.block_fails:
            game.passing.action.goes_on = True
        if not (game.passing.action.goes_on and still_acting(game) and may_go_on(game)):
            return Outcome(successful=False)
        go_on(game, acting, card)
        blocker = yield from attempts_to_block(game)
    game.change_action(step="resolving", blocker=0)
    acting = acting_now(game, acting)
    why = "an effect has ended it" if undone(game) else "the acting minion is not there any more"
    if not still_acting(game):
        game.say("The action of ", game.doing.name(acting), f" fails: {why}", seat=plan.action.seat)
        burn_action_card(game, card)
        return Outcome(successful=False)
    why = plan.may_resolve(game) or sect_lost(game, acting)
    if game.action.kind == "equip" and not why:
        question = f"{game.name(acting)} is about to equip."
        yield from window(game, sequence(game), "before resolution", question, "6.1.3")
    unpaid = why_not_paid(game, acting, plan.convictions)
    game.passing.action.successful = True
    if (not unpaid or game.edition.pays_what_it_can) and not (yield from pay(game, acting, plan.convictions)):
        unpaid = "its cost can't be paid"
    if why or unpaid:
        game.say("The action of ", game.doing.name(acting), f" has no effect: {why or unpaid}", seat=plan.action.seat)
        burn_action_card(game, card)
        return Outcome(successful=True)
    if game.action.kind == "bleed" and game.action.bleed >= 1:
        yield from about_to_bleed(game, acting)
    if game.action.kind == "political":
        # Who has paid with her last pool is ousted before the referendum is held (sec. 6.3.2, 9.1).
        yield from settle(game)
        question = f"The political action of {game.name(acting)} is successful."
        yield from window(game, sequence(game), "before referendum", question, "6.3", until=lambda: ends_here(game))
        if ends_here(game):
            burn_action_card(game, card)
            return Outcome(successful=True)
    if game.action.kind == "hunt":
        question = f"{game.name(acting)} is about to hunt."
        yield from window(game, sequence(game), "about to hunt", question, "6.1.2")
    had = acting.blood
    yield from plan.resolve(game)
    if game.action.kind == "hunt":
        yield from note_hunt(game, acting, had)
    burn_action_card(game, card)
    return Outcome(successful=True)


def comes_to_nothing(game: Game) -> bool:
    """Nothing of what an unblocked action was to be done to is there any more: it is successful, but has no effect
    (rulings on what “fizzles”). Returns whether that is so: who bleeds or hunts does that all the same."""
    if game.action.kind not in ("action card", "card in play"):
        return False
    acting = game.doing.name(game.copy(game.action.minion))
    game.say("The action of ", acting, " has no effect: its target is gone", seat=game.action.seat)
    return True


def sect_lost(game: Game, acting: Copy) -> str:
    """Why an unblocked action comes to nothing whose minion is not of the sect any more that it requires (ruling on The
    Red Question); nothing where it still is, or was none of that as the action was announced."""
    card = card_played(game)
    told = game.facts(card) if card is not None else None
    needed = {*game.passing.action.needs, *(told.requirement if told is not None and not told.either else ())} & SECTS
    was = game.passing.action.sect_then in needed
    return "its minion has changed its sect" if was and not any(has_word(game, acting, each) for each in needed) else ""


HUNTED_IN = "hunted in turn"
"""The mark of a vampire that has hunted successfully: the number of the turn in which it last has."""


def note_hunt(game: Game, acting: Copy, had: int) -> Procedure[None]:
    """A hunt is successful only if blood was gained by it (sec. 6.1.2; rulings on Restricted Vitae): that is noted."""
    done = game.passing.action
    if not game.in_play(acting) or not (done.hunted or acting.blood > had):
        return
    if not done.hunted:
        # Blood that was stolen lies on it by now.
        if done.hunted_pool:
            game.move_blood(m.Purse("card", acting.id), m.Purse("pool", acting.controller), min(1, acting.blood))
        if acting.blood > had and feed(game, acting):
            game.burn_blood(acting, 1)
    done.hunted = True
    minions.mark(game, acting, HUNTED_IN, str(game.table.turn))
    yield from replace_upon(game, "hunts")


def ends_here(game: Game) -> bool:
    """Whether an effect has ended the running action."""
    return game.passing.action.action_ended


def about_to_bleed(game: Game, acting: Copy) -> Procedure[None]:
    """A bleed is about to be successful: what changes it at the last moment (sec. 6.1.1, 6.2.3).

    Who acts may use something before what her cards do by themselves then, which leaves no time for anything more when
    it changes the bleed (rulings on Spying Mission).
    """
    before = game.action
    target = before.seats[0]
    question = f"{game.name(acting)} is about to bleed {game.seat_name(target)} for {before.bleeds_for}"
    happening = game.abilities.happens(game, "about to bleed", acting, target)
    if happening is not NOTHING and acting.attached:
        yield from window(game, [before.seat], "before resolution", question, "6.1.1", happens=False)
        if game.action != before or ends_here(game):
            return
    yield from happening
    if game.action == before:
        order = dict.fromkeys((before.seat, target, *game.clockwise(before.seat)))
        yield from window(game, [*order], "before resolution", question, "6.1.1")


def be_blocked(game: Game, acting: Copy, card: Copy | None, blocker: Copy) -> Procedure[None]:
    """The action is blocked: its card is burned, the blocker locks, and the two fight (sec. 6.2.3).

    What is used before the block resolves may end the action, or take the acting minion away, and then the blocker does
    not lock; it does where that is stolen, which then fights nobody (ruling on Revelation of Despair). A slave may
    fight instead of its master (sec. 11). An effect that takes the blocker out of the action (``blocker`` 0) leaves no
    combat.
    """
    passing, acting = game.passing, acting_now(game, acting)
    game.change_action(step="blocked", blocker=blocker.id)
    passing.action.blocked_by.append(blocker.id)
    game.say(game.doing.name(blocker), " blocks ", game.doing.name(acting), seat=blocker.controller)
    burn_action_card(game, card)
    yield from carry_out_later(game, "blocked")
    # All that a block triggers is done, though some of it ends the action (ruling on Mirror Walk).
    yield from window(
        game,
        sequence(game),
        "as blocked",
        f"{game.name(blocker)} blocks.",
        "6.2.3",
        # What is for before a block resolves is used no more where it will not (ANK 20210131).
        until=lambda: (
            passing.action.action_ended
            or passing.action.block_fails
            or passing.action.block_settled
            or passing.action.goes_on
        ),
    )
    if passing.action.block_fails:
        passing.action.blocked_by.remove(blocker.id)
        game.say("The block of ", game.doing.name(blocker), " fails", seat=blocker.controller)
    there = is_there(game)
    if passing.action.action_ended or passing.action.block_fails or not (there or is_stolen(game)):
        return
    if game.in_play(blocker) and blocker.id not in passing.action.stay_unlocked:
        game.lock(blocker)
    if not there or game.action.blocker != blocker.id or passing.action.goes_on:
        return
    acting = acting_now(game, acting)
    if game.action.kind == "leave torpor":
        yield from blocked_leaving_torpor(game, acting, blocker)
    else:
        fighter = yield from slaves.steps_in(game, acting, blocker)
        yield from fight(game, fighter, blocker, combat_begins(game), of_action=True)


def may_go_on(game: Game) -> bool:
    """Whether an effect may have the running action go on as if unblocked: it is blocked, who acts is ready, or leaves
    torpor, and the card that was played for it, if any, lies in the ash heap still."""
    action, acting = game.table.action, acting_minion(game)
    if action is None or action.step != "blocked" or acting is None:
        return False
    card = game.table.copies.get(action.card)
    there = not action.card or (card is not None and card.place.region != "removed")
    return there and (minions.is_ready(game, acting) or action.kind == "leave torpor")


def go_on(game: Game, acting: Copy, card: Copy | None) -> None:
    """A blocked action goes on as if unblocked, by an effect: its card, burned with the block, is played again."""
    game.passing.action.goes_on = game.passing.action.block_fails = False
    game.say("The action of ", game.doing.name(acting), " goes on as if unblocked", seat=game.action.seat)
    if card is not None and card.place == Place(card.owner, "ash heap"):
        game.doing.move_card(card, Place(game.action.seat, "in play"))
        minions.mark(game, card, "played", game.mode_at(game.card(card), game.action.level).type)
        minions.mark(game, card, "level", game.action.level)
        game.change_action(card=card.id)


def burn_action_card(game: Game, card: Copy | None) -> None:
    """Burn the card played for the action, unless its effect has put it somewhere."""
    if card is not None and game.table.copies.get(card.id) is card and card.marks.get("played"):
        game.burn(card, quietly=True)


def cost_now(game: Game, acting: Copy, currency: Literal["pool", "blood"]) -> int:
    """The running action's cost with what cards in play add to it or take off: whatever the action is taken with, for
    its kind or its target (sec. 1.6.1, 6.2.3); never less than what another vampire has agreed to pay of it."""
    action = game.action
    cost = action.pool_cost if currency == "pool" else action.blood_cost
    least = action.share if currency == "blood" else 0
    return max(least, cost + minions.added_to_cost(game, acting, currency))


def lacks_blood(game: Game, acting: Copy) -> bool:
    """Whether an effect has the action cost blood, which an ally has none of: its life pays only for what it plays as
    a vampire (sec. 1.6.3, ruling on Étienne Fauberge)."""
    if not minions.is_ally(game, acting) or game.abilities.modifier(game, acting, "action blood") <= 0:
        return False
    card = card_played(game)
    return card is None or not plays_it_as_one(game, acting, card)


def card_played(game: Game) -> Card | None:
    """The card that was played for the running action; None for an action by a card in play, or by none."""
    copy = game.table.copies.get(game.action.card)
    return game.card(copy) if copy is not None and "played" in copy.marks else None


def spare(game: Game, acting: Copy, currency: Literal["pool", "blood"]) -> int:
    """What may be taken off the cost of the card that was played for the running action."""
    card = card_played(game)
    if card is None:
        return 0
    return sum(each.less for each in action_rebates(game, game.action.seat, acting, card, currency))


def why_not_paid(game: Game, acting: Copy, named: Sequence[Copy] = ()) -> str:
    """Why the action's cost can't be paid now, or nothing (sec. 6.2.3).

    :param named: the convictions that were named as its cost.
    """
    action, held = game.action, convictions(game, acting)
    payable = (
        not lacks_blood(game, acting)
        and cost_now(game, acting, "pool") - spare(game, acting, "pool") <= game.table.seats[action.seat].pool
        and cost_now(game, acting, "blood") - action.share - spare(game, acting, "blood") <= acting.blood
        and action.conviction_cost <= len(held)
        and all(each in held for each in named)
        and (not action.share or action.share <= game.copy(action.targets[0]).blood)
    )
    return "" if payable else "its cost can't be paid"


def pay(game: Game, acting: Copy, named: Sequence[Copy] = ()) -> Procedure[bool]:
    """Pay the action's cost, with the convictions `named` for it, now that it is successful (sec. 6.2.3). Returns
    whether it is: not where its Methuselah lets nothing reduce what can't be paid otherwise any more (ruling on
    Nergal)."""
    action = game.action
    pool, blood = cost_now(game, acting, "pool"), cost_now(game, acting, "blood") - action.share
    if (card := card_played(game)) is not None:
        rebates = action_rebates(game, action.seat, acting, card, "pool")
        pool -= yield from choose_rebates(game, action.seat, acting, card, "pool", pool, rebates)
        rebates = action_rebates(game, action.seat, acting, card, "blood")
        blood -= yield from choose_rebates(game, action.seat, acting, card, "blood", blood, rebates)
    short = pool > game.table.seats[action.seat].pool or blood > acting.blood
    if short and not game.edition.pays_what_it_can:
        return False
    game.burn_pool(action.seat, pool)
    game.burn_blood(acting, blood)
    yield from check_life(game, acting)
    if action.share:
        game.burn_blood(game.copy(action.targets[0]), action.share)
    yield from burn_conviction(game, acting, action.conviction_cost, named)
    return True
