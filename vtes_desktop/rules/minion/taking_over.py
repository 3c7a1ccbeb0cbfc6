"""Another minion takes over the running action: it goes on with that as the acting one (sec. 6.2).

The action remains the same, and what was used in it still counts; what the first minion had of itself does not
(RTR 19951110, LSJ 19971201). Who takes it over must be able to take that action, and to have used all that was used by
the acting minion (RTR 19980623, RTR 20041202).
"""

from __future__ import annotations

from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.blocks import blockers_burn, intercept_of
from vtes_desktop.rules.minion.card_actions import KINDS
from vtes_desktop.rules.minion.entering_combat import opponents
from vtes_desktop.rules.minion.phase import actions_of, duties, may_act_now, owes_its_own
from vtes_desktop.rules.minion.plan import Possible
from vtes_desktop.rules.passing import Played
from vtes_desktop.rules.playing.modes import acting_mode
from vtes_desktop.rules.playing.requirements import has_disciplines, meets, prices
from vtes_desktop.table.table import Copy


def could_take(game: Game, minion: Copy) -> bool:
    """Whether a ready minion of the acting Methuselah could take the running action itself now."""
    action = game.action
    elsewhere = minion.controller != action.seat or minion.id in action.targets
    if minion.locked or elsewhere or not may_act_now(game, minion):
        return False
    owed = duties(game, minion)
    if (owed and action.kind not in owed) or owes_its_own(game, minion, game.taken):
        # It must take another action (sec. 6).
        return False
    game.passing.action.offered_again = game.table.copies.get(action.card)
    try:
        return any(_is_same(game, minion, each) for each in actions_of(game, minion, game.taken))
    finally:
        game.passing.action.offered_again = None


def _is_same(game: Game, minion: Copy, possible: Possible) -> bool:
    """Whether an action that the minion could take is the running one."""
    action, option = game.action, possible.option
    if possible.kind != action.kind:
        return False
    again = game.passing.action.offered_again
    # The card of an action is burned with its block.
    if again is not None and ("played" in again.marks or again.place.region == "ash heap"):
        return option.copy == again.id and option.level == action.level and _may_fight(game, minion, again)
    if action.card:
        return option.copy == action.card and option.kind == "card in play"
    if option.kind in ("card in play", *_BY_CARD) and action.kind != "bleed":
        return False
    if action.kind == "equip from":
        there = [game.table.copies.get(number) for number in action.targets]
        return all(copy is not None and copy.place.on in option.targets for copy in there)
    if action.kind == "bleed":
        return option.kind == "bleed"
    return option.targets == action.targets


_BY_CARD = frozenset({"action card", "political", *KINDS.values()})
"""The kinds of options by which an action is taken with a card of the hand."""


def _may_fight(game: Game, minion: Copy, card: Copy) -> bool:
    """Whether a combat that the card of the action enters could be entered by the minion with its target."""
    action = game.action
    if action.kind != "enter combat":
        return True
    mode = acting_mode(game.facts(game.card(card)).modes, action.level)
    against = game.reader.action(game.card(card), mode).against if mode is not None else frozenset()
    return any(copy.id in action.targets for copy in opponents(game, minion, against))


def could_have_used(game: Game, minion: Copy, played: Played) -> bool:
    """Whether a card that was played in the running action could have been played had the minion been acting: the
    acting minion's by it, others' against it; not counting blood (RTR 20030519)."""
    mode, copy = played.mode, played.copy
    if mode is None or copy is None or mode.type not in ("Action Modifier", "Reaction"):
        return True
    when = game.reader.timing(game.card(copy), mode)
    by = game.table.copies.get(played.minion)
    if mode.type == "Reaction":
        younger = by is None or minions.capacity(game, minion) < minions.playing_capacity(game, by)
        return when.younger != "yes" or younger
    if played.others:
        return played.minion != minion.id or when.others != "only"
    return meets(game, minion, game.card(copy)) and has_disciplines(game, minion, mode)


def uses_own(game: Game, minion: Copy) -> bool:
    """Whether the action has had the use of what the acting minion has of itself and the other one has not: stealth
    against an attempt to block, what blockers burn (LSJ 20030520, RTR 20041202)."""
    acting = game.copy(game.action.minion)
    if not (game.passing.action.failed or (game.action.step == "block" and game.action.blocker)):
        return False
    return blockers_burn(game, acting) > 0 or minions.stealth(game, acting) > minions.stealth(game, minion)


def take_over(game: Game, minion: Copy) -> None:
    """The acting minion unlocks, the other one locks and is the acting one from now on."""
    passing, before = game.passing, game.action
    acting = game.copy(before.minion)
    stealth = before.stealth - minions.stealth(game, acting)
    bleed = before.bleed - (minions.net_bleed(game, acting) - passing.amount(acting, "bleed"))
    blood, pool = _cost_of(game, acting)
    passing.action.added = [
        replace(each, minion=minion.id) if each.minion == acting.id else each for each in passing.action.added
    ]
    # What says “the acting minion” is said of the new one (ANK 20210309).
    passing.action.barred = [
        replace(each, minion=minion.id) if each.minion == acting.id else each for each in passing.action.barred
    ]
    if lent := passing.action.lent.pop(acting.id, None):
        passing.action.lent.setdefault(minion.id, set()).update(lent)
    passing.action.shielded = [
        (minion.id if number == acting.id else number, codes) for number, codes in passing.action.shielded
    ]
    for here in passing.action.said_by:
        here(acting, minion)
    if passing.action.bare_bleed == acting.id:
        passing.action.bare_bleed = minion.id
    game.unlock(acting)
    game.lock(minion)
    game.change_action(minion=minion.id)
    new_blood, new_pool = _cost_of(game, minion)
    own = minions.net_bleed(game, minion) - passing.amount(minion, "bleed")
    game.change_action(
        stealth=stealth + minions.stealth(game, minion),
        bleed=bleed + own if before.kind == "bleed" else before.bleed,
        blood_cost=max(0, before.blood_cost - blood + new_blood),
        pool_cost=max(0, before.pool_cost - pool + new_pool),
    )
    if (blocker := game.table.copies.get(game.action.blocker)) is not None:
        # What its intercept hangs on may be who acts.
        game.change_action(intercept=intercept_of(game, blocker))
    game.say(game.doing.name(minion), " takes over the action of ", game.doing.name(acting), seat=before.seat)


def _cost_of(game: Game, minion: Copy) -> tuple[int, int]:
    """What the card of the action costs a minion in blood and in pool; nothing for an action by none."""
    card = game.table.copies.get(game.action.card)
    if card is None or "played" not in card.marks:
        return 0, 0
    face = game.card(card)
    return prices(game, game.action.seat, minion, face, acting_mode(game.facts(face).modes, game.action.level))
