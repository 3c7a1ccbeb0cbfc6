"""What an effect is done to, how much of it, and other questions that come with it (sec. 1.6.1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from vtes_desktop.abilities.facts import Facts
from vtes_desktop.bots.evaluate import (
    LEFT,
    SHORT,
    care_for,
    combat_value,
    minion_worth,
    own_pool_worth,
    pool_worth,
)
from vtes_desktop.bots.judges import combat, discards
from vtes_desktop.bots.judges.everybody import worth_of_all
from vtes_desktop.bots.judges.influence import best_to_fill, can_be_filled
from vtes_desktop.bots.judges.victims import dearer_for, has_room
from vtes_desktop.bots.reason import NEVER, NOTHING, Verdict
from vtes_desktop.bots.view import View
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy

_POOL: Final = re.compile(r"(\d+) pool")
_LOSES: Final = re.compile(r"\bburn (?:an?|the|this|your) (?:\w+ )?(?:vampire|minion|ally)\b")
_BURNED: Final = re.compile(r"\bburn (\d+) pool\b")


def facts_about(view: View, about: int) -> Facts:
    """What the card that asks does, in the way of it that harms most."""
    return min(view.facts_about(about), key=lambda each: (each.target, -each.pool), default=Facts())


def target(view: View, option: Option, about: int, options: Sequence[Option]) -> Verdict:
    """A card to be chosen: one's best for what helps, the most dangerous of others for what harms.

    :param options: all that may be chosen.
    """
    copy = _chosen(view, option)
    if copy is None and option.seat >= 0:
        return methuselah(view, option, about)
    if option.kind == "pass" or copy is None:
        return NOTHING
    found = _target(view, copy, about, options)
    return Verdict(found.score + _dearer(view, copy, about), found.why, found.senseless, found.meant)


def _chosen(view: View, option: Option) -> Copy | None:
    """The card that an option chooses."""
    return view.copy(option.copy) or (view.copy(option.targets[0]) if option.targets else None)


def _is_of_others(view: View, option: Option) -> bool:
    copy = _chosen(view, option)
    return copy is not None and not view.mine(copy)


def _dearer(view: View, copy: Copy, about: int) -> float:
    """What it costs that a master card is dearer for a target."""
    source = view.copy(about)
    more = dearer_for(view, source, copy) if source is not None else 0
    return own_pool_worth(view, -more) if more else 0.0


def _target(view: View, copy: Copy, about: int, options: Sequence[Option]) -> Verdict:
    facts = facts_about(view, about)
    vampire = facts.which is not None and facts.which.kind == "vampire"
    harmful = (facts.second if vampire and copy.kind == "library" and facts.second else facts.target) < 0
    if facts.bars:
        # Who could block now is kept from it.
        if view.mine(copy):
            return Verdict(-1.0, senseless=True)
        able = copy.controller in blocking_seats(view) and not copy.locked
        return Verdict(1.0 + 0.5 * view.intercept(copy) if able else 0.1, senseless=not able, meant=able)
    if facts.intercept and (action := view.table.action) is not None and view.mine(view.copy(action.blocker)):
        # It is for who attempts to block.
        blocks = copy.id == action.blocker
        return Verdict(1.0 if blocks else -0.5, "the block succeeds by it", senseless=not blocks)
    if facts.only_turns and copy.locked == (facts.only_turns < 0):
        return Verdict(-0.3, senseless=True)
    worth = _worth(view, copy)
    if facts.either_turn:
        # One's own is unlocked, another's locked.
        if view.mine(copy) != copy.locked:
            return Verdict(-0.3, senseless=True)
        cares = 1.0 if view.mine(copy) else -care_for(view, copy.controller)
        return Verdict(cares * worth, "it is turned to my use")
    if copy.place.region == "uncontrolled" and copy.kind == "crypt":
        if view.mine(copy) and not can_be_filled(view, copy):
            return Verdict(-0.2, senseless=True)
        worth = 3.0 if copy is view.once(best_to_fill) else 1.0 if view.mine(copy) else -1.0
        return Verdict(worth, f"{view.name(copy)} is nearest")
    if facts.pays_controller:
        gains = view.capacity(copy)
        if view.mine(copy):
            # Who is strong is kept, as long as there is pool.
            spent = copy.place.region == "torpor" or not copy.blood
            needed = view.my_pool <= SHORT and spent
            score = own_pool_worth(view, gains) - worth if needed else -1.0
            return Verdict(score, "it is worth its capacity in pool", senseless=not needed)
        # Pool is what keeps others in the game.
        return Verdict(min(-0.5, pool_worth(view, copy.controller, gains)))
    if harmful:
        if view.mine(copy) and facts.at_others and not any(_is_of_others(view, each) for each in options):
            # It is asked for to do with it what is done to others.
            return Verdict(0.3 + 0.15 * worth, "it does it best")
        if view.mine(copy):
            return Verdict(-worth, senseless=True)
        return Verdict(-care_for(view, copy.controller) * (worth + 0.4 * (not copy.locked)), "it is the most dangerous")
    if facts.to_pool:
        return Verdict(0.4 * copy.blood if view.mine(copy) else -1.0, f"it has {copy.blood} blood")
    if view.mine(copy) and facts.fills and copy.place.region in facts.where and not has_room(view, copy):
        return Verdict(-1.0, senseless=True)
    if view.mine(copy):
        room = view.capacity(copy) - copy.blood if view.is_vampire(copy) else 0
        # Who has no blood can do nothing but hunt.
        empty = 1.2 if facts.fills and view.is_vampire(copy) and not copy.blood else 0.0
        return Verdict(0.3 + 0.15 * worth + 0.1 * min(room, 3) + empty, "it is of most use there")
    care = care_for(view, copy.controller)
    return Verdict(-0.5 + 0.05 * care, senseless=care < 0)


def _worth(view: View, copy: Copy) -> float:
    """What a card is worth that may be chosen: a minion in play, or one of one's own that is in none, as a card of the
    ash heap, by how well it could be played."""
    card = view.card(copy)
    if card is None:
        return 0.5
    if copy.kind == "library" and not view.game.in_play(copy):
        return discards.usefulness(view, copy, card)
    return minion_worth(view, copy)


def blocking_seats(view: View) -> tuple[int, ...]:
    """Who may block the running action: those whom it is directed at, else prey and predator of who acts."""
    action = view.table.action
    if action is None:
        return (view.prey, view.predator)
    return action.seats or (view.table.prey(action.seat), view.table.predator(action.seat))


def clan(view: View, option: Option, about: int) -> Verdict:
    """A clan to be named, by what it changes of everybody's pool."""
    worth = worth_of_all(view, view.copy(about), view.seat, option.level)
    return NOTHING if worth is None else Verdict(worth, f"{option.text} is the best for me")


def methuselah(view: View, option: Option, about: int) -> Verdict:
    """A Methuselah to be chosen, for harm as a rule."""
    if option.seat < 0:
        return NOTHING
    if option.seat == view.seat:
        return Verdict(0.1)
    facts = facts_about(view, about)
    sign = 1 if facts.others_pool > 0 or facts.target > 0 else -1
    return Verdict(0.5 + sign * care_for(view, option.seat), f"{view.table.seats[option.seat].name} is my best target")


def redirect(view: View, option: Option) -> Verdict:
    """Who is bled instead of oneself: the prey if that can be."""
    action = view.table.action
    amount = action.bleeds_for if action is not None else 1
    if option.seat == view.seat:
        return Verdict(-1.0)
    return Verdict(0.5 + pool_worth(view, option.seat, -amount), "it hurts the right one")


def blood(view: View, option: Option) -> Verdict:
    """Blood moved between a vampire and the pool."""
    copy = view.copy(option.copy)
    if copy is None:
        return NOTHING
    if option.kind == "blood":
        left = copy.blood - option.amount
        short = max(0, LEFT - left)
        return Verdict(
            own_pool_worth(view, option.amount)
            - view.weights.blood * option.amount
            - 0.7 * short * (view.my_pool > SHORT),
            f"it leaves {left} blood",
        )
    want = view.my_pool > 15 and copy.blood + option.amount <= min(3, view.capacity(copy))
    return Verdict((0.5 if want else -1.0) * option.amount)


def number(view: View, option: Option, about: int, most: int) -> Verdict:
    """A number to be chosen, of at most so many: much of what helps, nothing of what costs."""
    facts = facts_about(view, about)
    if "blood" in option.text and facts.to_pool:
        # A vampire who is left without blood can do little but hunt.
        short = max(0, LEFT - (most - option.amount)) if view.my_pool + max(2, option.amount) > 2 * SHORT else 0
        score = own_pool_worth(view, option.amount) - 0.55 * option.amount - 0.7 * short
        return Verdict(score, senseless=short > 0 and option.amount == most)
    if (pool := _POOL.search(option.text)) is not None:
        cards = option.amount if "card" in option.text else 0
        return Verdict(own_pool_worth(view, -int(pool[1])) - view.weights.card * cards)
    if "pool" in option.text:
        return Verdict(-0.6 * option.amount)
    return Verdict(0.05 * option.amount)


def cost_x(view: View, option: Option, about: int) -> Verdict:
    """How much is paid for a card whose cost is X: for damage prevented or inflicted and for a bleed what it comes to,
    of anything else a little."""
    card, number = view.card(view.copy(about)), option.amount
    ways = view.knowledge.all_facts(card) if card is not None else []
    pair, action = combat.fighters(view), view.table.action
    minion = pair[0] if pair is not None else view.copy(action.minion) if action is not None else None
    if "pool" in option.text:
        cost = -own_pool_worth(view, -number)
    else:
        left = minion.blood - number if minion is not None else LEFT
        cost = view.weights.blood * number + 0.5 * max(0, LEFT - 1 - left)
    both = combat.sides(view)
    if pair is not None and both is not None and any(each.prevents for each in ways):
        coming = max(1, both[0].takes)
        gain = combat.loss(view, pair[0], coming) - combat.loss(view, pair[0], max(0, coming - number))
    elif pair is not None and any(each.strikes for each in ways):
        gain = view.weights.fight * combat.loss(view, pair[1], number)
    elif action is not None and action.kind == "bleed" and action.seats and any(each.bleed for each in ways):
        gain = pool_worth(view, action.seats[0], -action.bleeds_for - number)
        gain -= pool_worth(view, action.seats[0], -action.bleeds_for)
    else:
        gain = 0.9 * min(number, 1) + 0.3 * min(2, max(0, number - 1))
    return Verdict(gain - cost, f"it is worth {number}")


def opponent(view: View, option: Option) -> Verdict:
    """Whom a minion of one's own enters combat with; which one it is, nobody says: the best for it."""
    theirs = view.copy(option.copy)
    if theirs is None:
        return NOTHING
    if view.mine(theirs):
        return NEVER
    best = max((combat_value(view, each, theirs) for each in view.unlocked(view.seat)), default=0.0)
    return Verdict(best, f"{view.name(theirs)} can be beaten")


def bid(view: View, option: Option, about: int) -> Verdict:
    """A bid for a minion: little by little, up to half of what that is worth, and never the pool that is needed."""
    copy = view.copy(about)
    if option.kind != "bid" or copy is None:
        return NOTHING
    worth = minion_worth(view, copy) / 2
    if option.amount > min(worth, view.my_pool - 8):
        return NEVER
    return Verdict((worth - option.amount) / 10)


def way(option: Option, pool: int, chosen_is_mine: bool | None = None) -> Verdict:
    """One of several things that a card can do, by its words: what is gained before what is burned, and never the last
    of one's pool; what was chosen is unlocked where it is one's own, and locked where it is another's.
    """
    text = option.text.lower()
    score = 0.1
    if chosen_is_mine is not None and text in ("lock", "unlock"):
        return Verdict(0.5 if chosen_is_mine == text.startswith("un") else -0.5)
    paid = _BURNED.search(text)
    if paid is not None and int(paid[1]) >= pool:
        return NEVER
    if "gain" in text or "add" in text or "move" in text:
        score += 0.4
    if _LOSES.search(text):
        score -= 2.0
    elif "burn" in text:
        score -= 0.5 if "pool" in text else 0.3
    if "lock" in text.replace("unlock", ""):
        score -= 0.1
    return Verdict(score)


def yes_or_no(view: View, option: Option, question: str, about: int) -> Verdict:
    """A question of yes or no: what one may do by a card of one's own is done, unless it costs; an action that could
    go on is worth that."""
    words = question.lower()
    costs = any(word in words for word in ("burn", "ante", "discard")) and "continue the action" not in words
    starves = False
    action = view.table.action
    if action is not None and view.action_of_mine():
        blood = max((-each.own_blood for each in view.facts_about(about)), default=0)
        starves = view.starves(view.copy(action.minion), blood)
    return Verdict(
        0.2 if (option.kind == "yes") != (costs or starves) else 0.0, senseless=starves and option.kind == "yes"
    )
