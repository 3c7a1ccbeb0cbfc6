"""During an action: blocks, modifiers and reactions (sec. 6.2.2, 1.6.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.facts import Facts
from vtes_desktop.bots.evaluate import LEFT, SHORT, care_for, combat_value, minion_worth, own_pool_worth, pool_worth
from vtes_desktop.bots.judges.combat import self_harm
from vtes_desktop.bots.judges.targets import blocking_seats
from vtes_desktop.bots.judges.victims import choice, has_beneficiary, has_victim
from vtes_desktop.bots.reason import NEVER, NOTHING, Verdict
from vtes_desktop.bots.view import View
from vtes_desktop.cards.model import ACTION_CARDS
from vtes_desktop.table.asking import Option
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy


def harm(view: View, action: Action) -> float:
    """What it costs oneself that a running action of another succeeds."""
    if action.kind == "bleed":
        at = action.seats[0] if action.seats else view.table.prey(action.seat)
        worth = pool_worth(view, at, -action.bleeds_for)
        return -worth if at == view.seat else -0.6 * worth
    dislike = -care_for(view, action.seat)
    match action.kind:
        case "hunt":
            return 0.7 * dislike
        case "political":
            return 1.8 if action.seat in (view.predator, view.prey) else 1.0
        case "equip" | "employ" | "recruit":
            return 1.6 * dislike
        case "leave torpor" | "rescue":
            return 1.5 * dislike
        case "diablerize":
            victim = view.copy(action.targets[0]) if action.targets else None
            return 5.0 if view.mine(victim) else 0.0
        case "enter combat":
            target = view.copy(action.targets[0]) if action.targets else None
            actor = view.copy(action.minion)
            if target is not None and actor is not None and view.mine(target):
                return max(0.3, -combat_value(view, target, actor))
            return 0.0
    return (1.8 if view.is_at_me() else 0.7) * max(0.4, dislike)


LARGE: Final = 3
"""A bleed for which a minion may be given."""
WOKEN: Final = 1.2
"""What a minion that was woken for the running action is worth more as a blocker: the card is spent already."""


def block(view: View, option: Option, tried: frozenset[int]) -> Verdict:
    """An attempt to block: harm kept off, against the combat that comes of it."""
    action = view.table.action
    minion = view.copy(option.copy)
    actor = view.copy(action.minion) if action is not None else None
    if option.kind != "block" or action is None or minion is None or actor is None:
        return NOTHING
    if minion.id in tried:
        return Verdict(-1.0, senseless=True)
    if not view.reaches(minion):
        return Verdict(-0.5, "the stealth is too high", senseless=True)
    score = block_worth(view, action, minion, actor) + (WOKEN if minion.id in view.woken else 0.0)
    if _spared(view, action, minion, actor):
        return Verdict(min(score, -0.3), f"{view.name(minion)} would die of it", senseless=True)
    if view.weights.bounce and action.kind == "bleed" and view.seat in action.seats:
        score -= view.weights.bounce * bounced(view, action)
    fight = combat_value(view, minion, actor)
    why = f"the action costs me {harm(view, action):.1f}, the combat {fight:+.1f}"
    return Verdict(score, why, meant=score > 0 and minion.id in view.woken)


def _would_die(view: View, minion: Copy, actor: Copy) -> bool:
    """Whether an ally that blocks is burned by the hands of who acts, and leaves it standing."""
    falls = view.strength(actor) >= minion.blood and view.strength(minion) < actor.blood
    return falls and not view.is_vampire(minion)


def _is_at_stake(view: View, action: Action) -> bool:
    """Whether an action is one for which an ally may be given."""
    return action.kind in ("bleed", "diablerize", "political") or view.is_at_me()


def _spared(view: View, action: Action, minion: Copy, actor: Copy) -> bool:
    """Whether an ally is kept from a block that it would die of, for too little."""
    return _would_die(view, minion, actor) and not _is_at_stake(view, action)


def spares(view: View, minion: Copy) -> bool:
    """Whether an ally is kept from blocking the running action, which it would die of for too little."""
    action = view.table.action
    actor = view.copy(action.minion) if action is not None else None
    return action is not None and actor is not None and _spared(view, action, minion, actor)


def block_worth(view: View, action: Action, minion: Copy, actor: Copy) -> float:
    """What it is worth to attempt to block with a minion whose intercept can reach the stealth."""
    short = action.stealth - view.intercept(minion)
    sure = 0.85 if short <= 0 else 0.65
    fight = combat_value(view, minion, actor)
    return view.weights.block * sure * harm(view, action) + sure * fight - 0.15 - (0.25 if short > 0 else 0)


def bounced(view: View, action: Action) -> float:
    """What redirecting a bleed is worth, where a card of the hand can do it; 0 where none can."""
    if not any(view.redirects(each) for each in view.unlocked(view.seat)):
        return 0.0
    worth = -pool_worth(view, view.seat, -action.bleeds_for) + 0.8 * pool_worth(view, view.prey, -action.bleeds_for)
    return max(0.0, worth - view.weights.card)


UNPAID: Final = Verdict(-2.0, "the action itself could not be paid then", senseless=True)


def play(view: View, option: Option, window: str) -> Verdict:
    """A modifier or reaction, or a use of a card in play, in a window of an action."""
    action = view.table.action
    facts = view.facts(option)
    if action is None:
        return free_use(view, option)
    card = view.card(view.copy(option.copy))
    price = view.weights.card
    if card is not None and option.kind == "play":
        pool = view.price(option, "pool")
        if pool >= view.my_pool:
            return Verdict(-20.0, "it would cost all pool")
        price += view.weights.blood * view.price(option, "blood") + 1.2 * pool
    price += self_harm(view, facts, view.copy(option.minion))
    if _starves(view, option, facts):
        return UNPAID
    if not facts.known:
        return Verdict(-0.4)
    gain = (
        _acting(view, action, view.table.copies[option.copy], facts, window)
        if action.seat == view.seat
        else _reacting(view, option, action, facts, window)
    )
    # Who was woken for it, or attempts to block by a card, does it.
    as_meant = gain > price and option.minion in view.awake | view.sent
    # An attempt that is begun by a card and not worth it would not be seen through.
    vain = gain <= price if facts.blocks else not gain and _in_vain(facts, window)
    senseless = gain < 0 or vain or (facts.falls and is_small(view, action))
    return Verdict(gain - price, _why(facts), senseless=senseless, meant=as_meant)


def _in_vain(facts: Facts, window: str) -> bool:
    """Whether a card of which nothing would come now is of no use but for that; another may make room for a better one
    in the hand."""
    late = window in ("block attempt", "after blocks", "before resolution")
    return facts.intercept > 0 or facts.bleed > 0 or facts.wakes or facts.redirects or (facts.stealth > 0 and late)


def is_small(view: View, action: Action) -> bool:
    """Whether an own action is not worth the minion that takes it: no referendum, and no large bleed or one that
    ousts."""
    if action.seat != view.seat or action.kind == "political":
        return False
    ousts = bool(action.seats) and action.bleeds_for >= view.pool(action.seats[0])
    return not ousts and action.bleeds_for < LARGE


def _spent(view: View, option: Option, facts: Facts) -> int:
    """The blood that a card takes from who plays or uses it."""
    return max(0, -facts.own_blood) + (view.price(option, "blood") if option.kind == "play" else 0)


def _starves(view: View, option: Option, facts: Facts) -> bool:
    """Whether a card takes the blood that the running action of who plays or uses it costs; what a combat costs is not
    looked at."""
    return view.table.combat is None and view.starves(view.copy(option.minion), _spent(view, option, facts))


def _why(facts: Facts) -> str:
    if facts.redirects:
        return "another is bled instead"
    if facts.wakes:
        return "it may react although it is locked"
    if facts.stealth or facts.fails or facts.bars:
        return "the block fails by it"
    if facts.intercept:
        return "the block succeeds by it"
    return "it gains something now"


def _success(view: View, action: Action) -> float:
    """What an own action is worth if it succeeds."""
    if action.kind == "bleed":
        at = action.seats[0] if action.seats else view.prey
        return pool_worth(view, at, -action.bleeds_for) + 0.6
    return 2.4 if action.kind == "political" else 1.8


def _acting(view: View, action: Action, source: Copy, facts: Facts, window: str) -> float:
    blocker, acting = view.copy(action.blocker), view.copy(action.minion)
    gain = 0.0
    success = _success(view, action)
    if (facts.stealth or facts.fails or facts.bars) and blocker is not None and window == "block attempt":
        behind = action.intercept - action.stealth
        if behind >= 0:
            enough = facts.fails or action.stealth + facts.stealth + view.hand_stealth_left() > action.intercept
            gain += success * (0.9 if facts.fails or facts.stealth > behind else 0.6) if enough else -0.5
    elif facts.bars and window in ("as announced", "before block"):
        able = [each for seat in blocking_seats(view) for each in view.unlocked(seat)]
        if facts.which is not None:
            barred = choice(view, facts, source, acting)
            able = [each for each in able if each in barred]
        gain += 0.3 * success if able else -0.5
    if facts.bleed > 0 and action.kind == "bleed":
        at = action.seats[0] if action.seats else view.prey
        more = pool_worth(view, at, -action.bleeds_for - facts.bleed) - pool_worth(view, at, -action.bleeds_for)
        gain += more if window in ("after blocks", "before resolution") else 0.35 * more
    if facts.unlocks and acting is not None and acting.locked and window in ("after resolution", "after blocks"):
        gain += _acting_again(view, acting)
    if facts.votes:
        gain += 0.8
    gain += 0.9 * facts.pool + view.weights.blood * facts.own_blood + 0.4 * facts.cards
    if window == "after resolution" and facts.stays:
        gain += 0.8
    return gain


ON_GUARD: Final = 0.5
"""What an unlocked minion is worth that takes no further action: it may block."""


def _acting_again(view: View, acting: Copy) -> float:
    """What it is worth that a minion which has acted unlocks: it may block, bleed where it has not, or take the action
    of a card."""
    bleeds = acting.id not in view.bled and view.bleed(acting) > 0
    cards = any(
        view.could_play(acting, card, mode)
        for card in view.hand_cards()
        for mode in view.knowledge.modes(card)
        if mode.type in ACTION_CARDS
    )
    return ON_GUARD + (1.0 if bleeds else 0.0) + (0.8 if cards else 0.0)


def _reacting(view: View, option: Option, action: Action, facts: Facts, window: str) -> float:
    at_stake = harm(view, action)
    mine = action.seats and action.seats[0] == view.seat
    gain = 0.0
    if facts.redirects and action.kind == "bleed" and mine:
        share = min(1.0, 0.5 + 0.5 * view.weights.bounce)
        gain += at_stake + share * pool_worth(view, view.prey, -action.bleeds_for)
        if action.bleeds_for < 2 and view.my_pool > 8:
            gain -= 0.8 * (1 - share) * 2
    if facts.bleed < 0 and action.kind == "bleed" and mine:
        kept = min(action.bleeds_for, -facts.bleed)
        gain += -pool_worth(view, view.seat, -kept)
    if facts.fails and window != "block attempt":
        gain += 0.8 * at_stake
    blocker, actor = view.copy(action.blocker), view.copy(action.minion)
    if blocker is not None and blocker.id not in view.awake and view.locks_for_it(option) == blocker.id:
        # Who is locked blocks no more.
        gain -= 0.8 * at_stake
    elif facts.intercept and blocker is not None and view.mine(blocker):
        behind = action.stealth - action.intercept
        if behind > 0:
            enough = facts.intercept >= behind
            # It was attempted for the combat too.
            fight = combat_value(view, blocker, actor) if actor is not None else 0.0
            gain += max(at_stake, view.weights.block * at_stake + fight) * (0.8 if enough else 0.35)
    minion = view.copy(option.minion)
    if (facts.wakes or facts.blocks or facts.unlocks) and minion is not None and option.kind != "use":
        spent = option.copy if option.kind == "play" else 0
        paid = _spent(view, option, facts)
        gain += wake(view, action, minion, at_stake, spent, paid) if minion.locked or facts.blocks else -0.3
    gain += 0.9 * facts.pool + view.weights.blood * facts.own_blood + 0.4 * facts.cards
    return gain


def wake(view: View, action: Action, copy: Copy, at_stake: float, spent: int = 0, paid: int = 0) -> float:
    """What it is worth that a locked minion may react: there must be something to react with beside the card that is
    `spent` on it, and it must want to block with the blood that is left once so much is `paid`."""
    actor = view.copy(action.minion)
    if actor is None or copy.id in view.awake:
        return 0.0
    ways = 0.0
    awake = [each for each in view.ready(view.seat) if each is not copy and (not each.locked or each.id in view.awake)]
    bled = action.kind == "bleed" and action.seats and action.seats[0] == view.seat
    if bled and not any(view.redirects_now(each) for each in awake):
        for held in view.hand():
            if (card := view.card(held)) is None:
                continue
            reactions = [mode for mode in view.knowledge.modes(card) if mode.type == "Reaction"]
            if any(view.could_play(other, card, mode) for other in awake for mode in reactions):
                continue  # Nobody needs to be woken for it.
            for mode in reactions:
                each = view.knowledge.facts(card, mode.type, mode.level)
                if (
                    (each.redirects or each.bleed < 0)
                    and view.could_play(copy, card, mode)
                    and view.fits(copy, card, mode)
                    and view.pays_then(copy, card, mode, paid)
                    and view.may_play(held, mode, copy)
                ):
                    ways = max(ways, 0.65 * at_stake)
                    if each.redirects and view.weights.bounce:
                        there = 0.8 * pool_worth(view, view.prey, -action.bleeds_for)
                        ways = max(ways, 0.9 * (at_stake + view.weights.bounce * there))
    tries = view.mine(view.copy(action.blocker))  # Another of one's own attempts to block already.
    if view.reaches(copy, spent) and not (
        copy.id in view.tried
        or view.woken
        or tries
        or _spared(view, action, copy, actor)
        or any(_would_block(view, action, each, actor) for each in awake)
    ):
        # Whoever is woken must want to block then; one at a time.
        then = replace(copy, blood=max(0, copy.blood - paid)) if paid else copy
        ways = max(ways, 0.75 * block_worth(view, action, then, actor))
    return ways


def _would_block(view: View, action: Action, minion: Copy, actor: Copy) -> bool:
    """Whether a minion that can react wants to block the running action, and has not attempted it yet."""
    if minion.id in view.tried or not view.reaches(minion) or _spared(view, action, minion, actor):
        return False
    return block_worth(view, action, minion, actor) > 0


def as_played(view: View, option: Option, played: Copy | None) -> Verdict:
    """Cancelling the card that is being played: a dear one of prey or predator, never one's own, nor what another plays
    for one's good."""
    facts = view.facts(option)
    if not facts.cancels or view.mine(played):
        return Verdict(-0.4, senseless=True)
    if _starves(view, option, facts):
        return UNPAID
    action = view.table.action
    if action is None:
        return Verdict(0.6 - view.weights.card if view.table.active in (view.prey, view.predator) else -0.4)
    if action.seat == view.seat:
        # What is played against one's own action is worth as much as that.
        return Verdict(0.6 * _success(view, action) - 0.9, "it is played against my action")
    if played is not None and played.controller != action.seat:
        return Verdict(-0.4)
    return Verdict(0.5 * harm(view, action) - 1.0, "it is played against me")


def free_use(view: View, option: Option) -> Verdict:
    """A use of a card in play, or an out-of-turn card, when no action is running."""
    facts = view.facts(option)
    copy = view.copy(option.copy)
    card = view.card(copy)
    if card is None or copy is None or option.kind == "use by hand":
        return Verdict(-0.5)
    if facts.pool < 0 and view.my_pool + facts.pool <= 0:
        return NEVER
    minion = view.copy(option.minion)
    if not facts.known:
        return Verdict(-0.2)
    if not has_victim(view, facts, copy, minion) or not has_beneficiary(view, facts, copy, minion):
        return Verdict(-0.2, senseless=True)
    worth = 0.9 * facts.pool + view.weights.blood * facts.own_blood + 0.45 * facts.cards + 0.8 * facts.masters
    worth -= 0.6 * facts.others_pool
    if facts.target > 0 or facts.either_turn:
        worth += 0.5 * max(1, facts.target)
    elif facts.target < 0:
        worth += 0.3 * -facts.target
    if facts.to_pool:
        bearer = view.copy(copy.place.on)
        if view.my_pool <= SHORT and bearer is not None and bearer.blood < 1:
            # It could only be moved the other way.
            return Verdict(worth - 0.7, senseless=True)
        if bearer is None or not view.mine(bearer) or bearer.blood < 1 or view.my_pool >= 18:
            worth -= 0.6
        else:
            # As targets.blood will weigh it: who is short of pool takes the last blood, too.
            short = max(0, LEFT + 1 - bearer.blood) if view.my_pool > SHORT else 0
            worth += min(0.5, own_pool_worth(view, 1) - view.weights.blood - 0.7 * short)
    own = minion_worth(view, copy) if copy.place.region == "ready" and view.is_vampire(copy) else 0.0
    return Verdict(worth - (0.05 if own else 0.1), f"{card.display_name} is of use")
