"""Why a minion can't play a card of the hand now: the checks of a window one after the other, for their reason.

The order is that in which a player would look: who may play at all, what the card requires and costs, then the moment.
The later a check fails, the nearer the minion is to playing the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, get_args

from msgspec import Struct

from vtes_desktop.cards.model import ACTION_CARDS, CardType
from vtes_desktop.cards.terms import DISCIPLINES, VIRTUES
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.read_actions import read_kind
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import has_power
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.basic_actions import may_bleed
from vtes_desktop.rules.minion.card_actions import KINDS, may_call, used
from vtes_desktop.rules.minion.phase import must_hunt
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.limits import why_limited, why_not_on
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import has_disciplines, plays_no_action_cards, unmet, unpaid
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.table import Copy

_KINDS: Final = {"strike": "choose strike"}
"""Choices that have another name than their window."""
MOMENTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "as announced": "as an action is announced",
        "before block": "before a block is attempted",
        "block attempt": "during a block attempt",
        "as blocked": "as an action is blocked",
        "after blocks": "after blocks are declined",
        "after resolution": "after an action resolves",
        "before range": "before range is determined",
        "range": "when range is determined",
        "before strikes": "before strikes are chosen",
        "choose strike": "as a strike is chosen",
        "prevention": "when damage is to be prevented",
        "after strikes": "after strikes resolve",
        "additional strikes": "when additional strikes are gained",
        "press": "when one presses",
        "end of round": "at the end of a round",
        "end of combat": "at the end of combat",
        "terms": "when the terms are set",
        "before votes": "before votes are cast",
        "polling": "while votes are cast",
        "blood hunt called": "once a blood hunt is called",
        "as played": "as a card is played",
    }
)
"""The windows, in words that go on “is played …”."""


class Reason(Struct, frozen=True):
    """Why a minion can't play a card."""

    minion: Copy
    clause: str
    """Goes on “Krid …”."""
    rule: str
    near: int = 0
    """The more checks it has passed, the nearer it is."""


def window_of(kind: str) -> Window | None:
    """The window that a choice of that kind stands for; None where no cards are played."""
    name = _KINDS.get(kind, kind)
    return next((window for window in get_args(Window) if window == name and name in MOMENTS), None)


def kind_of(mode: Mode) -> CardType:
    """As which type a card is played in a mode: a reflex is for whoever fights, whatever the card is else."""
    return "Combat" if mode.reflex else mode.type


def why_not_play(game: Game, seat: int, copy: Copy, window: Window) -> tuple[list[str], str] | None:
    """Why a card can't be played by any minion in a window: the clauses, the nearest minion's first, and the section.

    None for a card whose types have no part in what goes on.
    """
    kinds: set[CardType] = {"Combat"} if game.fight is not None else set()
    action = game.table.action
    if action is not None and (not kinds or window == "as played"):
        kinds.add("Action Modifier" if seat == action.seat else "Reaction")
    card = game.card(copy)
    modes = [mode for mode in game.facts(card).modes if kind_of(mode) in kinds]
    fitting = [(mode, game.abilities.timing(card, mode)) for mode in modes]
    if not fitting:
        return None
    timely = [(mode, when) for mode, when in fitting if window in when.windows]
    if not timely:
        moments = [MOMENTS[each] for each in MOMENTS if any(each in when.windows for _, when in fitting)]
        rule = "6.4" if fitting[0][0].type == "Combat" else "6.2"
        return [f"its time is {' or '.join(moments[:3])}"], rule
    reasons = []
    for minion in minions.minions(game, seat):
        each = [_why_not_by(game, seat, copy, mode, minion, when) for mode, when in timely]
        reasons.append(max(each, key=lambda reason: reason.near))
    if not reasons:
        return ["you control no ready minion to play it"], "1.6.3"
    reasons.sort(key=lambda reason: -reason.near)
    return [f"{game.name(reason.minion)} {reason.clause}" for reason in reasons], reasons[0].rule


def _why_not_by(game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy, when: Timing) -> Reason:
    """Why a minion can't play a card whose moment it is."""
    words = game.edition.words
    action, fight = game.table.action, game.fight
    in_combat = kind_of(mode) == "Combat"
    taking_part = action is not None and minion.id == action.minion
    if in_combat and fight is not None:
        taking_part = minion in fight.both
    if when.others == "only" and taking_part:
        return Reason(minion, f"is {'in the combat' if in_combat else 'acting'} itself", "1.6.3")
    if mode.type != "Reaction" and when.others == "no" and not taking_part:
        clause, rule = ("is not in this combat", "6.4") if in_combat else ("is not the acting minion", "6.2")
        return Reason(minion, clause, rule)
    if not minions.is_ready(game, minion) and not (when.torpor or taking_part):
        return Reason(minion, "is not ready", "6.2")
    if mode.type == "Reaction" and minion.locked and when.locked == "no" and not blocks.may_react(game, minion):
        return Reason(minion, f"is {words.locked}", "6.2")
    if mode.type == "Reaction" and when.locked == "only" and not minion.locked:
        return Reason(minion, f"is not {words.locked}, as who plays it must be", "1.6.3")
    if why := why_not_meets(game, seat, minion, copy, mode):
        return Reason(minion, why, "1.6.1", near=1)
    if found := _moment(game, copy, mode, minion, when):
        return Reason(minion, *found, near=2)
    # Only its own text knows more.
    if own := game.abilities.why_not(game, seat, copy, mode, minion):
        return Reason(minion, own, "1.6.1", near=3)
    if "as played" in when.windows:
        return Reason(minion, "can’t cancel the card that is being played", "1.6.1", near=2)
    moment, rule = ("combat", "6.4") if in_combat else ("action", "6.2")
    return Reason(minion, f"can’t play it at this moment of the {moment}", rule, near=2)


def why_not_meets(game: Game, seat: int, minion: Copy, copy: Copy, mode: Mode) -> str:
    """The requirement, the Disciplines or the cost that a minion does not meet, as words that go on its name."""
    card = game.card(copy)
    if mode.type in ACTION_CARDS and plays_no_action_cards(game, minion):
        return "cannot play action cards by its own text"
    if why := unmet(game, minion, card):
        return why
    if not has_disciplines(game, minion, mode):
        return f"lacks {_disciplines(mode)}"
    if why := unpaid(game, seat, minion, card, mode):
        return f"can’t pay: it {why}"
    return ""


def _disciplines(mode: Mode) -> str:
    names = []
    for level in mode.disciplines:
        name = DISCIPLINES.get(level.code) or VIRTUES.get(level.code) or level.code
        names.append(f"superior {name}" if level.superior else name)
    return (" or " if mode.any_of else " and ").join(names)


def _moment(game: Game, copy: Copy, mode: Mode, minion: Copy, when: Timing) -> tuple[str, str] | None:
    """What of the running action or combat keeps a minion from playing a card that it could play else; None where
    nothing that the rules know does."""
    if limited := why_limited(game, minion.controller, game.card(copy), mode, minion):
        return limited, "1.4"
    if game.table.action is not None and game.passing.action.was_played_by(minion.id, copy.card, mode.type):
        return "has played it in this action already", "1.6.3"
    if "as played" in when.windows:
        return None
    if mode.type == "Combat":
        return _moment_of_combat(game, minion, when)
    action = game.table.action
    if action is None:
        return "takes no action now", "6.2"
    at = blocks.directed_at(game)
    if when.action and action.kind not in when.action:
        return f"would play it during another kind of action: {' or '.join(sorted(when.action))}", "1.6.1"
    if when.not_bleed and action.kind == "bleed":
        return "can’t play it during a bleed", "1.6.1"
    if when.at_me and minion.controller not in at:
        return "can play it only when the action is directed at you", "6.2.2.1"
    if when.directed and not at:
        return "can play it only during a directed action", "6.2.2.1"
    if when.undirected and at:
        return "can play it only during an undirected action", "6.2.2.1"
    if when.needed == "stealth" and not blocks.stealth_needed(game):
        return "needs no more stealth now", "6.2.2.2"
    if when.needed == "intercept" and not blocks.intercept_needed(game, minion):
        return "needs no more intercept now", "6.2.2.2"
    if when.bleed_least > action.bleeds_for:
        return f"can play it only against a bleed of {when.bleed_least} or more", "1.6.1"
    return None


def _moment_of_combat(game: Game, minion: Copy, when: Timing) -> tuple[str, str] | None:
    combat = game.table.combat
    if combat is None:
        return "is not in combat", "6.4"
    if when.range not in ("", combat.range):
        return f"can play it only at {when.range} range", "6.4.2"
    if when.round and (combat.round == 1) != (when.round == "first"):
        return f"can play it only in {'the first' if when.round == 'first' else 'a later'} round", "6.4"
    if game.hurt is not None and game.hurt.copy is not minion:
        return "is not the one who is hurt", "6.4.6"
    if when.opponent:
        return f"can play it only against {' or '.join(sorted(when.opponent))} opponents", "6.4"
    return None


def why_not_act(game: Game, minion: Copy, taken: Taken) -> tuple[str, str] | None:
    """Why a ready unlocked minion takes no action at all but to hunt, and the section; None where it may."""
    if must_hunt(game, minion):
        return "has no blood and can only hunt", "6.1.2"
    if minion.id in taken.finished:
        return "can take no more actions this turn, by an effect", "1.4"
    if "act" in minions.facts(game, minion).cannot:
        return "cannot act by its own text", "1.4"
    return None


def why_not_block(game: Game, minion: Copy) -> tuple[str, str]:
    """Why a ready unlocked minion is not offered to block with, as words that go on its name, and the section."""
    if not game.edition.blocker_again and minion.id in game.passing.action.failed:
        return "has attempted to block this action already", "6.2.2"
    if minion.id in blocks.tried_in_vain(game):
        return "has attempted to block, and nothing has changed since", "6.2.2"
    if "block" in minions.facts(game, minion).cannot:
        return "cannot block by its own text", "1.4"
    owed = blocks.toll(game, minion)
    if owed > minion.blood - (0 if minions.is_vampire(game, minion) else 1):
        return f"must burn {owed} to attempt to block, and has {minion.blood}", "6.2.2"
    if not blocks.can_block(game, minion):
        return "can’t block this action, by an effect", "6.2.2"
    return "can’t block this", "6.2.2"


def why_not_act_with(game: Game, minion: Copy, copy: Copy, taken: Taken) -> Reason:
    """Why a minion can't take an action by a card of the hand (sec. 6.1)."""
    words = game.edition.words
    card = game.card(copy)
    if minion.locked:
        return Reason(minion, f"is {words.locked}", "6.1")
    if minion.marks.get("recruited"):
        return Reason(minion, "was recruited this turn", "6.1.5")
    if not minions.is_ready(game, minion):
        return Reason(minion, "is in torpor" if minions.in_torpor(game, minion) else "is not ready", "6.1")
    if idle := why_not_act(game, minion, taken):
        return Reason(minion, *idle, 1)
    usable = [mode for mode in game.facts(card).modes if mode.type not in ("Action Modifier", "Reaction", "Combat")]
    missing = [why_not_meets(game, minion.controller, minion, copy, mode) for mode in usable]
    if missing and all(missing):
        return Reason(minion, missing[0], "1.6.1", 2)
    if used(game, minion, copy, taken):
        return Reason(minion, "has taken an action by it this turn already", "6.1.6", 3)
    if "Power" in card.types and has_power(game, minion, copy):
        return Reason(minion, "has this power already", "Imbued", 3)
    if "Political Action" in card.types and not minions.is_vampire(game, minion):
        return Reason(minion, "is no vampire, and only vampires call referendums", "6.1.7", 1)
    if "Political Action" in card.types and not may_call(game, minion, taken):
        return Reason(minion, "has called a referendum this turn already", "6.1.7", 3)
    if {"Equipment", "Retainer"} & set(card.types) and (held := why_not_on(game, minion, card)):
        return Reason(minion, held, "1.4", 3)
    for mode in usable:
        if limited := why_limited(game, minion.controller, card, mode, minion):
            return Reason(minion, limited, "1.4", 3)
    met = [mode for mode, lacks in zip(usable, missing, strict=True) if not lacks]
    if met and all(mode.puts_vampire for mode in met) and minions.is_sterile(game, minion):
        return Reason(minion, "is sterile", "11", 3)
    cannot = minions.facts(game, minion).cannot
    kinds = {read_kind(game.reader.action(card, mode)) for mode in usable}
    if barred := sorted(cannot & {*kinds, *(KINDS.get(each, "") for each in card.types)}):
        return Reason(minion, f"cannot {barred[0]} by its own text", "1.4", 3)
    if "bleed" in kinds and not may_bleed(game, minion, taken):
        return Reason(minion, "has bled this turn already", "6.1.1", 3)
    reasons = [game.abilities.why_not(game, minion.controller, copy, mode, minion) for mode in usable]
    why = next(filter(None, reasons), "can’t take this action now")
    return Reason(minion, why, "1.6.1" if any(reasons) else "6.1", 3)
