"""Combat: range, strikes, prevention, presses (sec. 6.4)."""

from __future__ import annotations

from vtes_desktop.abilities.facts import Facts
from vtes_desktop.bots.evaluate import minion_worth
from vtes_desktop.bots.reason import NOTHING, Verdict
from vtes_desktop.bots.view import View
from vtes_desktop.table.asking import Option
from vtes_desktop.table.situation import Side
from vtes_desktop.table.table import Copy


def sides(view: View) -> tuple[Side, Side] | None:
    """One's own side of the running combat, and the other; None where one has none in it."""
    combat = view.table.combat
    if combat is None:
        return None
    if combat.acting.seat == view.seat:
        return combat.acting, combat.opposing
    return (combat.opposing, combat.acting) if combat.opposing.seat == view.seat else None


def fighters(view: View) -> tuple[Copy, Copy] | None:
    """The minions of the two sides."""
    both = sides(view)
    if both is None:
        return None
    mine, theirs = view.copy(both[0].minion), view.copy(both[1].minion)
    return (mine, theirs) if mine is not None and theirs is not None else None


def incoming(view: View, theirs: Copy) -> float:
    """The damage that one's own minion must expect of the round."""
    both, combat = sides(view), view.table.combat
    if both is None or combat is None:
        return 0.0
    if both[1].strike:
        return float(both[1].damage)
    ranged = 0.4 * len(theirs.attached)
    return view.strength(theirs) + 0.4 if combat.range == "close" else ranged


def loss(view: View, copy: Copy, damage: float, *, aggravated: bool = False) -> float:
    """What so much damage costs who controls a minion."""
    if damage <= 0:
        return 0.0
    if not view.is_vampire(copy):
        return minion_worth(view, copy) if damage >= copy.blood else 0.6 * damage
    if aggravated:
        return (1 - view.weights.torpor) * minion_worth(view, copy) + 0.5 * damage
    cost = view.weights.blood * min(damage, copy.blood) * 1.2
    if damage > copy.blood:
        cost += (1 - view.weights.torpor) * view.weights.capacity * view.capacity(copy) * 1.3
    return cost


def _care(view: View, theirs: Copy) -> float:
    """How much one cares for harm to an opposing minion."""
    return view.weights.fight if theirs.controller in (view.prey, view.predator) else 0.4


def self_harm(view: View, facts: Facts, minion: Copy | None) -> float:
    """What a card costs by what it does to the minion that plays it."""
    if minion is None or not (facts.hurt or facts.falls):
        return 0.0
    return loss(view, minion, max(1, facts.hurt), aggravated=facts.falls)


def strike(view: View, option: Option) -> Verdict:
    """Which strike is made: harm done less harm taken."""
    pair, combat = fighters(view), view.table.combat
    if pair is None or combat is None:
        return NOTHING
    mine, theirs = pair
    coming = incoming(view, theirs)
    facts = view.facts(option) if option.kind in ("play", "use") else None
    care = _care(view, theirs)
    price = 0.0
    if option.kind == "play":
        price = view.weights.card + view.weights.blood * view.price(option, "blood")
    if option.kind in ("no strike", "pass"):
        return Verdict(-loss(view, mine, coming) - 0.1)
    if facts is not None and (facts.dodges or facts.ends_combat):
        saved = loss(view, mine, coming)
        later = 0.5 * saved if facts.ends_combat else 0.0
        score = -price + 0.1 * saved + min(0.3, later)
        both = sides(view)
        harmless = saved <= 0 and both is not None and bool(both[1].strike)
        return Verdict(score, f"{coming:.0f} damage would be taken", senseless=harmless)
    damage, aggravated, first = float(option.amount), "aggravated" in option.text, False
    if facts is not None:
        damage = _damage(view, facts, mine)
        aggravated, first = facts.aggravated, facts.first
        if facts.steals:
            damage = 0.9 * facts.steals
        if not facts.known:
            damage = max(damage, 0.8)
    if option.kind in ("weapon", "strike") and not damage:
        damage = 1.5
    if combat.range == "long" and (option.kind == "hand strike" or (facts is not None and facts.strength)):
        damage = 0.0
    done = loss(view, theirs, damage, aggravated=aggravated)
    taken = loss(view, mine, 0 if first and damage > theirs.blood else coming)
    score = care * done - view.weights.risk * taken - price
    falls_short = option.kind == "hand strike" and damage <= 0
    return Verdict(score, f"it does {damage:.0f} damage", senseless=falls_short)


def _damage(view: View, facts: Facts, mine: Copy) -> float:
    return facts.damage + (view.strength(mine) if facts.strength else 0)


def play(view: View, option: Option, window: str) -> Verdict:
    """A combat card or a use in a window of the combat."""
    pair = fighters(view)
    facts = view.facts(option)
    if pair is None:
        return Verdict(-0.3)
    mine, theirs = pair
    card = view.card(view.copy(option.copy))
    price = view.weights.card if option.kind == "play" else 0.05
    if card is not None and option.kind == "play":
        price += view.weights.blood * view.price(option, "blood")
    price += self_harm(view, facts, mine)
    winning = view.strength(mine) + 0.5 * len(mine.attached) - view.strength(theirs) - 0.5 * len(theirs.attached)
    if view.weights.craft and (worth := _harder(view, facts, mine, theirs)) > price:
        return Verdict(view.weights.craft * worth - price, "it does more harm")
    match window:
        case "range":
            if not (facts.maneuvers or facts.strikes or option.kind == "maneuver"):
                return Verdict(-0.3, senseless=True)
            wants = _wants_other_range(view, mine, theirs)
            return Verdict(wants - (price if option.kind == "play" else 0.05), "the other range suits it better")
        case "press":
            going_on = winning > 0.5 and mine.blood > 1
            return Verdict((0.8 if going_on else -0.4) - price, "it is winning")
        case "additional strikes":
            return Verdict(0.7 * view.strength(mine) - price if winning > -0.5 else -0.3)
    if facts.own_blood > 0 and not _gains_blood(view, mine, window):
        return Verdict(-0.3, "no blood would come of it", senseless=True)
    if window == "end of round" or facts.own_blood:
        return Verdict(0.8 + 0.3 * facts.own_blood - price)
    if facts.ends_combat:
        coming = loss(view, mine, incoming(view, theirs))
        return Verdict(0.8 * coming - price if winning < 0 else -0.3)
    if not facts.known and view.weights.wisdom and card is not None and view.is_known(card):
        return Verdict(0.55 * view.weights.wisdom - price)
    if facts.known:
        return Verdict(0.7 + 0.3 * facts.more_strength + 0.3 * facts.additional - price)
    return Verdict(-0.2)


def _gains_blood(view: View, mine: Copy, window: str) -> bool:
    """Whether a minion of one's own has room for blood; once the strikes are made, whether its own has done anything
    that blood could come of."""
    if view.is_vampire(mine) and mine.blood >= view.capacity(mine):
        return False
    both = sides(view)
    return both is None or window not in ("after strikes", "press", "end of round") or both[0].damage > 0


def _harder(view: View, facts: Facts, mine: Copy, theirs: Copy) -> float:
    """What it is worth that the damage of a round becomes more, or aggravated."""
    combat = view.table.combat
    more = facts.more_damage + facts.more_strength
    if combat is None or not (more or facts.additional or facts.aggravates):
        return 0.0
    hits = float(view.strength(mine))
    if combat.range == "long":
        hits = 0.0
        more = facts.more_damage
    care = _care(view, theirs)
    harder = loss(view, theirs, (hits + more) * (1 + facts.additional), aggravated=facts.aggravates and hits > 0)
    return 0.7 * care * (harder - loss(view, theirs, hits))


def _wants_other_range(view: View, mine: Copy, theirs: Copy) -> float:
    combat = view.table.combat
    if combat is None:
        return 0.0
    strikes = view.strikes(mine)
    shoots = len(mine.attached) > 0 or any(each.ranged for each in strikes)
    stronger = view.strength(mine) >= view.strength(theirs) + 1
    coming = loss(view, mine, view.strength(theirs) + 0.4)
    if combat.range == "long":
        return 0.6 if stronger and not shoots else -0.3
    if stronger:
        return -0.2
    if shoots:
        return 0.9 * coming + 0.5
    # Whoever has nothing for long range does no harm there either.
    care = _care(view, theirs)
    forgone = care * loss(
        view, theirs, max([float(view.strength(mine)), *(_damage(view, each, mine) for each in strikes)])
    )
    return 0.9 * coming - 0.7 * forgone


def prevent(view: View, option: Option) -> Verdict:
    """Preventing damage to a minion of one's own."""
    pair = fighters(view)
    facts = view.facts(option)
    both = sides(view)
    price = view.weights.card if option.kind == "play" else 0.05
    if pair is None or both is None:
        return Verdict(0.8 - price if facts.prevents or facts.known else -0.2)
    mine, _ = pair
    coming = max(1, both[0].takes)
    saved = loss(view, mine, coming) - loss(view, mine, max(0, coming - max(1, facts.prevents)))
    return Verdict(saved - price + 0.05, f"{coming} damage would be taken")
