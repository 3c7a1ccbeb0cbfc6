"""Whether it is the time for a minion to play a card of the hand, by what the card says of the moment and of who may
play it; or why not, in words that go on the minion's name, with the section.

What keeps a card from being offered is what *why not* tells: there is one check for both.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.additional import is_kept, may_gain
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.strikes import may_strike_by
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.cancelling import can_cancel
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.wording import Why, action_name, together
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy

AFTERWARDS: Final[frozenset[Window]] = frozenset({"after combat", "after diablerie", "after resolution"})
"""The windows of what an action has brought about: who has fallen in it may play action modifiers then."""


def why_not_able(
    game: Game, mode: Mode, minion: Copy, when: Timing, *, acting: bool, awake: bool = False
) -> Why | None:
    """Why a minion that is acting, or needs not to be, can play nothing of a kind: it is not ready, or locked, or to be
    taken for `awake` (sec. 6.2, 6.4)."""
    if minion.place.region != "ready":
        action = game.table.action
        # Who fell in a combat of its action acts still as that is over (sec. 6.5.1; rulings on Zephyr, Dusk Work).
        over = "after resolution" in when.windows and when.windows <= AFTERWARDS
        may = over or (action is not None and action.kind == "leave torpor")
        return None if when.torpor or (acting and mode.type == "Action Modifier" and may) else ("is not ready", "6.2")
    if acting:
        return None
    if mode.type == "Reaction":
        if minion.locked:
            woken = minion.marks.get(blocks.AWAKE, "")
            enough = woken == "yes" or (bool(woken) and any(each.code == woken for each in mode.disciplines))
            if not (awake or when.locked != "no" or enough):
                return f"is {game.edition.words.locked}", "6.2"
        elif when.locked == "only":
            return f"is not {game.edition.words.locked}, as who plays it must be", "1.6.3"
        kept = game.passing.action.cannot_react
        if (kept and any(each(minion) for each in kept)) or blocks.is_blind(game, minion):
            return _KEPT
        return None if game.abilities.modifier(game, minion, "cannot react") <= 0 else _KEPT
    return None if not minion.locked or when.locked == "also" else (f"is {game.edition.words.locked}", "6.2")


_KEPT: Final[Why] = ("is kept from reacting by an effect", "1.4")


def why_not_at_moment(game: Game, copy: Copy, mode: Mode, minion: Copy, when: Timing) -> Why | None:
    """Why it is not the moment of the action or combat at which a minion can play a card."""
    if mode.type == "Combat":
        return _why_not_in_combat(game, mode, minion, when)
    return _why_not_in_action(game, copy, mode, minion, when)


def _why_not_in_action(game: Game, copy: Copy, mode: Mode, minion: Copy, when: Timing) -> Why | None:
    action = game.action
    if when.action and action.kind not in when.action:
        return f"can play it only during {_in_which(when.action)}", "1.6.1"
    if when.not_bleed and action.kind == "bleed":
        return "can’t play it during a bleed", "1.6.1"
    if why := why_not_in_such(game, mode, minion, when):
        return why
    if when.bleed_least > action.bleeds_for:
        return f"can play it only against a bleed of {when.bleed_least} or more", "1.6.1"
    if when.outcome and not _went_so(game, action, when):
        return f"can play it only after an action that was {when.outcome}", "6.2.3"
    if (when.predator or when.younger != "no") and not is_taken_by(game, minion, when):
        who = {"no": "a minion", "yes": "a younger vampire", "same or older": "a vampire"}[when.younger]
        return f"can play it only in an action of {who}{' of your predator’s' if when.predator else ''}", "1.6.1"
    if when.not_by_two and len(game.table.playing()) < 3:
        return "can’t play it while only two Methuselahs are left", "1.6.1"
    if when.blocker and not _is_blocked_by(game, action, when):
        blocker = "somebody" if when.blocker == "any" else "an ally or younger vampire"
        return f"can play it only while {blocker} attempts to block", "6.2.2"
    if when.needed == "stealth" and not blocks.stealth_needed(game):
        return "needs no more stealth now", "6.2.2.2"
    if when.needed == "intercept" and not blocks.intercept_needed(game, minion):
        return "needs no more intercept now", "6.2.2.2"
    if "bleed" in game.passing.action.limited:
        # One limited increase of a bleed in an action.
        read = game.reader.does(game.card(copy), mode)
        if read.limited and read.bleed:
            return "can’t add to the bleed: a limited increase was used in this action", "6.1.1"
    return None


@cache
def _in_which(kinds: frozenset[str]) -> str:
    """The actions of these kinds, in words: looked for again and again while others act."""
    return together(map(action_name, sorted(kinds)), "or")


def _went_so(game: Game, action: Action, when: Timing) -> bool:
    """Whether the action was successful, or blocked, where a card asks for that (sec. 6.2.3)."""
    if when.outcome == "successful":
        return game.passing.action.successful
    if when.outcome == "unsuccessful":
        return not game.passing.action.successful
    return when.outcome != "blocked" or action.step == "blocked"


def is_taken_by(game: Game, minion: Copy, when: Timing) -> bool:
    """Whether the acting minion is whom a reaction can be played against."""
    action = game.action
    acting = game.table.copies.get(action.minion)
    if when.predator and action.seat != game.neighbours(minion.controller)[1]:
        return False
    if when.younger == "no":
        return True
    if acting is None or not minions.is_vampire(game, acting):
        return False
    return when.younger == "same or older" or is_weaker(game, acting, minion)


def _is_blocked_by(game: Game, action: Action, when: Timing) -> bool:
    """Whether somebody attempts to block whom a card may be played against."""
    blocker = game.table.copies.get(action.blocker)
    acting = game.table.copies.get(action.minion)
    if blocker is None or acting is None:
        return False
    return when.blocker == "any" or is_weaker(game, blocker, acting)


def is_weaker(game: Game, one: Copy, other: Copy) -> bool:
    """Whether one is an ally, or a younger vampire than the other, which plays a card."""
    mine = minions.playing_capacity(game, other)
    return minions.is_ally(game, one) or minions.capacity_for(game, one, other.controller) < mine


def _why_not_in_combat(game: Game, mode: Mode, minion: Copy, when: Timing) -> Why | None:
    fight = game.fight
    if fight is None:
        return "is not in combat", "6.4"
    gains = not is_kept(fight, minion) and (mode.uncounted or may_gain(game, fight, minion))
    if game.combat.step == "additional" and not gains:
        return "can gain no more additional strikes in this round", "6.4.3"
    if game.combat.step == "choose strike" and not when.for_strike and not may_strike_by(fight, minion, mode):
        return "is kept from such a strike by an effect", "6.4.5"
    others = game.hurt is not None and game.hurt.copy is not minion
    if others and when.others == "no" and "prevention" in when.windows:
        return "is not the one who is hurt", "6.4.6"
    action = game.table.action
    if when.blocks and (action is None or action.step != "blocked" or action.blocker != minion.id):
        return "has not blocked", "1.6.1"
    return why_not_in_such(game, mode, minion, when)


def why_not_in_such(game: Game, mode: Mode, minion: Copy, when: Timing) -> Why | None:
    """Why the combat, or the action, is none in which a minion can play a card, whatever the moment of it."""
    fight, action = game.fight, game.table.action
    if mode.type == "Combat":
        return _why_not_in_such_combat(game, fight, mode, minion, when) if fight is not None else None
    if action is None:
        return None
    if not is_directed_so(game, minion.controller, when):
        if when.at_me:
            return "can play it only when the action is directed at you", "6.2.2.1"
        return f"can play it only during {'a directed' if when.directed else 'an undirected'} action", "6.2.2.1"
    if when.blocks and minion.id not in (action.blocker, action.minion, *game.passing.action.blocked_by):
        return "neither acts nor blocks", "1.6.1"
    return None


def _why_not_in_such_combat(game: Game, fight: Fight, mode: Mode, minion: Copy, when: Timing) -> Why | None:
    if when.range not in ("", game.combat.range):
        return f"can play it only at {when.range} range", "6.4.2"
    if when.round and (game.combat.round == 1) != (when.round == "first"):
        early = when.round == "later" and mode.strike and any(level.code == "tha" for level in mode.disciplines)
        if not early or not minions.strikes_early(game, minion):
            return f"can play it only in {'the first' if when.round == 'first' else 'a later'} round", "6.4"
    if minion in fight.both and not _is_opponent(game, minion, fight.other(minion), when):
        said = {"ally": "an ally", "vampire": "a vampire", "younger": "an ally or younger vampire"}
        return f"can play it only against {together((said[each] for each in sorted(when.opponent)), 'or')}", "6.4"
    return None


def is_directed_so(game: Game, seat: int, when: Timing) -> bool:
    """Whether the running action is directed, or at a Methuselah, as a card of hers asks for."""
    if not (when.at_me or when.directed or when.undirected):
        return True
    at = blocks.directed_at(game)
    return not ((when.at_me and seat not in at) or (when.directed and not at) or (when.undirected and at))


def _is_opponent(game: Game, minion: Copy, opponent: Copy, when: Timing) -> bool:
    wanted = when.opponent
    return (
        not wanted
        or ("ally" in wanted and minions.is_ally(game, opponent))
        or ("vampire" in wanted and minions.is_vampire(game, opponent))
        or ("younger" in wanted and is_weaker(game, opponent, minion))
    )


def why_not_out_of_turn(game: Game, seat: int, copy: Copy, mode: Mode, when: Timing) -> Why | None:
    """Why it is not the moment at which a Methuselah can play a master card out of turn, as a clause on its name."""
    action = game.table.action
    if "as played" in when.windows:
        return None if can_cancel(game, copy, mode, None, seat) else ("does not cancel what is being played", "1.6.1")
    if action is None:
        return ("is played during an action", "1.6.2") if when.action or when.at_me else None
    if when.action and action.kind not in when.action:
        return f"is played only during {_in_which(when.action)}", "1.6.2"
    if when.at_me and seat not in blocks.directed_at(game):
        return "is played only when the action is directed at you", "6.2.2.1"
    if when.bleed_least > action.bleeds_for:
        return f"is played only against a bleed of {when.bleed_least} or more", "1.6.2"
    return None


def is_kept_from_grapple(game: Game, card: Card, mode: Mode, minion: Copy) -> bool:
    """Whether a combat card is a grapple card, and an effect keeps a minion from playing these in the combat."""
    if mode.type != "Combat" or not lasting.cannot(game.fight, minion, "grapple cards"):
        return False
    return "grapple" in game.reader.said(card, mode.level, mode.type).keywords
