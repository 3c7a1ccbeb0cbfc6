"""The minion phase: which action is taken next, by whom (sec. 6.1)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.bots import tolls
from vtes_desktop.bots.evaluate import (
    combat_value,
    coming,
    danger,
    minion_worth,
    own_pool_worth,
    pool_worth,
    threat,
)
from vtes_desktop.bots.judges import politics
from vtes_desktop.bots.judges.combat import self_harm
from vtes_desktop.bots.judges.lasting import lasting
from vtes_desktop.bots.judges.victims import has_beneficiary, has_victim
from vtes_desktop.bots.reason import NEVER, NOTHING, Verdict
from vtes_desktop.bots.survival import kept_by_blocker
from vtes_desktop.bots.view import View
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy


def action(view: View, option: Option) -> Verdict:
    """An action that a minion may take."""
    actor = view.copy(option.minion) or view.copy(option.copy)
    if actor is None:
        return NOTHING
    found = _worth(view, option, actor)
    if found.score <= -50:
        return found
    more = tolls.toll(view, option, actor)
    if more is None:
        return Verdict(-60.0, "its cost could not be paid")
    return Verdict(found.score - more - stay_home(view, actor), found.why, found.senseless, found.meant)


def _worth(view: View, option: Option, actor: Copy) -> Verdict:
    target = view.copy(option.targets[0]) if option.targets else None
    card = view.card(view.copy(option.copy)) if option.copy != actor.id else None
    match option.kind:
        case "bleed" | "bleed with conviction":
            return bleed(view, actor, option.seat if option.seat >= 0 else view.prey, option.amount, 0)
        case "hunt":
            return hunt(view, actor)
        case "leave torpor":
            return Verdict(4.0, f"{view.name(actor)} lies in torpor")
        case "rescue":
            return _rescue(view, actor, target)
        case "diablerize" | "encounter":
            return _diablerie(view, actor, target)
        case "become anarch":
            wanted = sum(1 for each in view.hand_cards() if "anarch" in each.requirement)
            return Verdict(0.4 * wanted - 1.2, "anarch cards wait in the hand")
        case "red list":
            return _fight(view, actor, target)
        case "equip from" | "burn imbued":
            return Verdict(-0.5)
        case "equip" | "recruit" | "employ":
            return _bring(view, option, actor)
    if option.kind == "political" and card is not None:
        return politics.call(view, option, actor)
    if card is not None:
        return _card(view, option, actor)
    return _use(view, option, actor)


def stay_home(view: View, actor: Copy) -> float:
    """What it costs that a minion is locked in the others' turns: it can't block or react then."""
    return view.kept(("stay home", actor.id), lambda: _stay_home(view, actor))


def _stay_home(view: View, actor: Copy) -> float:
    if view.weights.overrun and view.overruns:
        return 0.0
    worth = 0.0
    if view.reach < view.pool(view.prey):
        if view.weights.in_wait and view.in_wait == {actor.id}:
            worth = view.weights.in_wait * bleeds_awaited(view, actor)
        if view.weights.cornered and is_cornered(view):
            worth = max(worth, view.weights.cornered)
        if view.weights.guard:
            worth = max(worth, view.weights.guard * _guarded(view, actor))
        if view.weights.survival and actor.place.region == "ready":
            others = len(view.unlocked(view.seat)) - 1
            worth = max(worth, kept_by_blocker(view, max(0, others)))
    threatened = danger(view)
    if threatened < 0.35 or actor.place.region != "ready":
        return worth
    others = len(view.unlocked(view.seat)) - 1
    bleeders = len(view.ready(view.predator))
    if not bleeders or others >= bleeders:
        return worth
    return max(
        worth,
        view.weights.hold * threatened * (1.2 + 0.5 * view.intercept(actor)) * (1 - 0.6 * view.late),
    )


def is_cornered(view: View) -> bool:
    """Whether the predator could oust one in the next turn, and one can't oust the prey before."""
    return threat(view, view.predator, view.seat) >= view.my_pool and view.reach < view.pool(view.prey)


OFTEN: Final = 0.7
"""How many of a predator's minions bleed in a turn."""


def _bleeders(view: View) -> list[int]:
    """What the predator's minions bleed for, the largest first."""
    amounts = (view.bleed(each) for each in view.ready(view.predator) if not view.must_hunt(each))
    return sorted((each for each in amounts if each > 0), reverse=True)


def bleeds_awaited(view: View, actor: Copy) -> float:
    """What it is worth to redirect the bleeds of the predator's next turn, as many as a minion has cards for: kept from
    oneself, and done to the prey."""
    if view.predator == view.prey:
        return 0.0
    bleeds = _bleeders(view)
    number = min(OFTEN * len(bleeds), view.bounces(actor))
    if not number:
        return 0.0
    worth = 0.0
    for amount in (bleeds[0], bleeds[0] + 1):
        worth += 0.5 * (-own_pool_worth(view, -amount) + 0.8 * pool_worth(view, view.prey, -amount))
    share = 0.5 if view.wakes(actor) else 1.0
    return share * number * max(0.0, worth - view.weights.card)


def _guarded(view: View, actor: Copy) -> float:
    """What it is worth that a minion could block one of the bleeds of the predator's next turn, beside those that are
    unlocked too."""
    bleeds = _bleeders(view)
    others = len(view.unlocked(view.seat)) - 1
    if actor.place.region != "ready" or not 0 <= others < len(bleeds):
        return 0.0
    amount = bleeds[others]
    kept = -0.5 * (own_pool_worth(view, -amount) + own_pool_worth(view, -amount - 1))
    return 0.55 * OFTEN * kept * (1 + 0.3 * min(2, view.intercept(actor) + view.hand_intercept(actor)))


def blockers_of(view: View, seat: int) -> list[Copy]:
    """The minions of a Methuselah that could block now."""
    return view.unlocked(seat)


def chance_unblocked(view: View, actor: Copy, seats: list[int], extra: int) -> float:
    """How likely an action is to go unblocked by these Methuselahs, at so much stealth of its own."""
    return view.kept(("unblocked", actor.id, *seats, extra), lambda: _chance_unblocked(view, actor, seats, extra))


def _chance_unblocked(view: View, actor: Copy, seats: list[int], extra: int) -> float:
    stealth = extra + view.stealth(actor) + view.hand_stealth(actor)
    blockers = [copy for seat in seats for copy in blockers_of(view, seat)]
    if not blockers:
        return 0.93
    best = max(view.intercept(copy) for copy in blockers)
    margin = stealth - best
    base = {0: 0.42, 1: 0.72, 2: 0.86}.get(margin, 0.93 if margin > 0 else 0.25)
    return base if len(blockers) < 3 else base * 0.92


def bleed(view: View, actor: Copy, seat: int, amount: int, extra: int) -> Verdict:
    """A bleed: pool burned if it goes through, the combat that a block would bring if not."""
    seat = seat if seat >= 0 else view.prey
    if amount <= 0:
        return Verdict(-1.0, "the bleed is nothing", senseless=True)
    more = min(3, view.hand_bleed(actor))
    through = chance_unblocked(view, actor, [seat], extra)
    gained = pool_worth(view, seat, -amount) + 0.6 * (
        pool_worth(view, seat, -amount - more) - pool_worth(view, seat, -amount)
    )
    if seat not in (view.prey,):
        gained -= 0.5
    if view.weights.lethal and seat == view.prey and view.reach >= view.pool(seat) > amount:
        gained += view.weights.lethal * view.weights.oust * (amount + more) / view.pool(seat)
    gained *= 1 + 0.4 * view.weights.press * view.late
    edge = 0.7 if view.table.edge != view.seat else 0.1
    blocked = 0.0
    if through < 0.9:
        against = max((copy for copy in blockers_of(view, seat)), key=view.strength, default=None)
        if against is not None:
            blocked = combat_value(view, actor, against)
    score = through * (gained + edge) + (1 - through) * min(0.3, blocked)
    who = view.table.seats[seat].name
    if view.weights.overrun and seat == view.prey and view.overruns and blockers_of(view, seat):
        # Whoever blocks is locked then: each bleed brings the oust nearer, the smallest first.
        share = view.weights.overrun * view.weights.oust / len(view.unlocked(view.seat))
        return Verdict(share + 1 + 1 / (1 + amount), f"{who} has fewer who can block than I who can bleed")
    if view.pool(seat) <= amount + more:
        return Verdict(score, f"{who} can be ousted: {view.pool(seat)} pool left")
    if not blockers_of(view, seat):
        return Verdict(score, f"{who} has no unlocked minion; {view.pool(seat)} pool left")
    return Verdict(score, f"{who} has {view.pool(seat)} pool left")


def hunt(view: View, actor: Copy) -> Verdict:
    """A hunt: the emptier, the more it is wanted."""
    room = view.capacity(actor) - actor.blood
    if room <= 0:
        return NEVER
    want = view.weights.blood + (
        1.6 if actor.blood == 0 else 1.0 if actor.blood == 1 else 0.35 if actor.blood == 2 else 0
    )
    seats = [view.prey, view.predator]
    through = chance_unblocked(view, actor, seats, 1)
    return Verdict(view.weights.thirst * through * want, f"{view.name(actor)} has {actor.blood} blood")


def _rescue(view: View, actor: Copy, target: Copy | None) -> Verdict:
    if target is None or target.controller != view.seat or actor.blood + target.blood < 3:
        return Verdict(-2.0)
    return Verdict(1.0 + 0.4 * view.capacity(target), f"{view.name(target)} lies in torpor")


def _diablerie(view: View, actor: Copy, target: Copy | None) -> Verdict:
    if target is None or target.controller == view.seat:
        return NEVER
    hunted = politics.blood_hunt_risk(view)
    gain = view.weights.fight * minion_worth(view, target) / max(0.2, view.weights.torpor) * 0.5
    gain += view.weights.blood * min(target.blood, view.capacity(actor) - actor.blood)
    loss = hunted * minion_worth(view, actor)
    return Verdict(gain - loss, f"the blood hunt has {hunted:.0%} of a chance")


def _fight(view: View, actor: Copy, target: Copy | None) -> Verdict:
    if target is None:
        return Verdict(-0.3)
    if view.mine(target):
        return NEVER
    return Verdict(combat_value(view, actor, target) - 0.2, f"{view.name(target)} can be beaten")


def _bring(view: View, option: Option, actor: Copy) -> Verdict:
    copy = view.copy(option.copy)
    card = view.card(copy)
    if card is None or copy is None:
        return NOTHING
    pool, blood = view.price(option, "pool"), view.price(option, "blood")
    if pool >= view.my_pool - 1:
        return Verdict(-10.0, "it costs too much pool")
    worth = {"equip": 1.6, "recruit": 2.6, "employ": 1.4}[option.kind] + 0.45 * (pool + blood)
    worth *= view.weights.tools * (view.weights.gear if option.kind != "recruit" else 1.0)
    if view.weights.lasting:
        worth += view.weights.lasting * lasting(view, card)
    if option.kind == "equip" and len(actor.attached) >= 3:
        worth -= 1.5
    worth += own_pool_worth(view, -pool) - view.weights.blood * blood
    through = chance_unblocked(view, actor, [view.prey, view.predator], 1)
    return Verdict(through * worth, f"{card.display_name} would be of use")


def _card(view: View, option: Option, actor: Copy) -> Verdict:
    """An action by a card of the hand, or by one in play."""
    copy = view.copy(option.copy)
    card = view.card(copy)
    if card is None or copy is None:
        return NOTHING
    text = view.knowledge.action(card, option.level)
    pool = view.price(option, "pool")
    if pool >= view.my_pool:
        return Verdict(-20.0)
    cost = own_pool_worth(view, -pool) - view.weights.blood * view.price(option, "blood")
    if text is not None and text.kind == "bleed":
        seat = option.seat if option.seat >= 0 else view.prey
        found = bleed(view, actor, seat, view.bleed(actor) + text.amount, text.stealth)
        return Verdict(found.score + cost + view.weights.card, found.why)
    if text is not None and text.kind == "hunt":
        return Verdict(hunt(view, actor).score + cost + 0.5)
    if "enter combat" in option.text.lower() and (option.targets or copy.place.on):
        return _fight(view, actor, view.copy(option.targets[0] if option.targets else copy.place.on))
    if text is not None and text.kind == "enter combat":
        enemies = [each for seat in (view.prey, view.predator) for each in view.ready(seat)]
        best = max((combat_value(view, actor, each) for each in enemies), default=-1.0)
        return Verdict(best + cost + 0.4, "somebody can be beaten")
    return _effects(
        view, option, actor, cost, text.stealth if text is not None else 0, directed=bool(text and text.directed)
    )


def _use(view: View, option: Option, actor: Copy) -> Verdict:
    return _effects(view, option, actor, 0.0, 0, directed=False)


def _effects(view: View, option: Option, actor: Copy, cost: float, stealth: int, *, directed: bool) -> Verdict:
    """What an action's known effects are worth."""
    facts = view.facts(option)
    copy = view.copy(option.copy)
    card = view.card(copy)
    if card is None or copy is None or not view.is_known(card):
        return Verdict(-0.4, "it can't judge what is done by hand")
    if not has_victim(view, facts, copy, actor):
        return Verdict(-2.0, "it would harm only oneself", senseless=True)
    if not has_beneficiary(view, facts, copy, actor):
        return Verdict(-2.0, "it would help nobody but others", senseless=True)
    worth = 0.9 * facts.pool + 0.4 * facts.cards + view.weights.blood * facts.own_blood
    worth += 1.3 if facts.stays else 0.0
    worth += _rid_of(view, view.table.copies[option.copy]) if facts.burns_this else 0.0
    if view.weights.lasting and facts.stays and not view.game.in_play(view.table.copies[option.copy]):
        worth += view.weights.lasting * lasting(view, card)
    if facts.others_pool < 0:
        worth += 0.6 * -facts.others_pool
    if facts.target > 0:
        waiting = [each for each in view.pile(view.seat, "uncontrolled") if each.card]
        worth += view.weights.nurse * facts.target if waiting else 0.3
    elif facts.target < 0:
        worth += 0.55 * -facts.target
    if facts.bleed:
        return bleed(view, actor, view.prey, view.bleed(actor) + facts.bleed, stealth)
    if not facts.known and not facts.stays:
        worth += 0.3
    if view.weights.wisdom and worth > 0 and option.kind != "card in play":
        worth += view.weights.wisdom * 0.5 * (view.cost(card, "blood") + 2 * view.cost(card, "pool"))
    seats = [view.prey] if directed else [view.prey, view.predator]
    through = chance_unblocked(view, actor, seats, stealth)
    worth = view.weights.deeds * worth - self_harm(view, facts, actor)
    return Verdict(through * worth + cost, f"{card.display_name} is of use")


NUISANCE: Final = 1.8
"""What each counter on a card in play of another is taken to cost in the turns to come, in pool: they are what it has
grown to (Smiling Jack and his like)."""


def _rid_of(view: View, copy: Copy) -> float:
    """What it is worth that a card in play of another is burned by its own words: whoever may do that suffers by it."""
    if view.mine(copy):
        return 0.0
    return NUISANCE * (1.5 + copy.blood)


def passing(view: View) -> Verdict:
    """Ending the minion phase: nothing is gained by it."""
    if not view.ready(view.predator):
        # Whatever is of any use is done then.
        return NOTHING
    return Verdict(0.05, f"who stays unlocked can block: {coming(view):.0f} pool is threatened")
