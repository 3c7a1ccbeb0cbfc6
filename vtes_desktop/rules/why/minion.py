"""Why a minion can't play a card of the hand now: the checks of a window one after the other, for their reason.

The order is that in which a player would look: who may play at all, what the card requires and costs, then the moment.
The later a check fails, the nearer the minion is to playing the card.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final, get_args

from msgspec import Struct

from vtes_desktop.cards.model import CardType
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.read_actions import read_kind
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import has_power
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.card_actions import KINDS, may_act_locked, may_call, used, why_not_by
from vtes_desktop.rules.minion.phase import must_hunt
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.fitting import (
    is_kept_from_grapple,
    why_not_able,
    why_not_at_moment,
    why_not_in_such,
)
from vtes_desktop.rules.playing.limits import why_limited, why_not_on
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, Timing
from vtes_desktop.rules.why.requirements import why_not_meets
from vtes_desktop.rules.wording import WINDOWS_SAID, Why, together
from vtes_desktop.table.table import Copy

MOST_NAMED: Final = 3
"""Minions, or options, that a sentence names."""
_KINDS: Final = {"strike": "choose strike"}
"""Choices that have another name than their window."""


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
    return next((window for window in get_args(Window) if window == name), None)


_MANY: Final = 7
"""Moments that nobody would read one by one."""


def moments(windows: Set[Window]) -> str:
    """When a card is played, as words that go on “is played …”.

    >>> moments({"after blocks"}), moments({"before block", "block attempt", "after blocks"})
    ('after blocks are declined', 'during an action, before it resolves')
    """
    if len(windows) > _MANY:
        return "whenever effects may be used"
    said = ["during an action, before it resolves"] if windows >= ACTION_WINDOWS else []
    rest = windows - ACTION_WINDOWS if said else windows
    return together([*said, *(words for window, words in WINDOWS_SAID.items() if window in rest)], "or")


def kind_of(mode: Mode) -> CardType:
    """As which type a card is played in a mode: a reflex is for whoever fights, whatever the card is else."""
    return "Combat" if mode.reflex else mode.type


def why_not_play(game: Game, seat: int, copy: Copy, window: Window) -> Why | None:
    """Why a card can't be played by any minion in a window, as a clause that goes on its name, and the section; None
    for a card whose types have no part in what goes on."""
    kinds: set[CardType] = {"Combat"} if game.fight is not None else set()
    action = game.table.action
    if action is not None and (not kinds or window == "as played"):
        kinds.add("Action Modifier" if seat == action.seat else "Reaction")
    card = game.card(copy)
    modes = [mode for mode in game.facts(card).modes if kind_of(mode) in kinds]
    fitting = [(mode, game.abilities.timing(card, mode)) for mode in modes]
    if not fitting:
        return None
    if game.table.referendum is not None and game.table.referendum.blood_hunt and window == "polling":
        return "is not played in the referendum of a blood hunt", "6.5.6"
    timely = [(mode, when) for mode, when in fitting if window in when.windows]
    if not timely:
        times = frozenset[Window]().union(*(when.windows for _, when in fitting))
        return f"is played {moments(times)}", "6.4" if fitting[0][0].type == "Combat" else "6.2"
    reasons = []
    for minion in minions.minions(game, seat):
        each = [_why_not_by(game, seat, copy, mode, minion, when) for mode, when in timely]
        reasons.append(max(each, key=lambda reason: reason.near))
    return nearest(game, reasons, "you control no minion to play it", "1.6.3")


def nearest(game: Game, reasons: Sequence[Reason], nobody: str, rule: str) -> Why:
    """Why none of one's minions can play a card: what is said of the nearest ones, or that there is nobody."""
    if not reasons:
        return f"can’t be played: {nobody}", rule
    reasons = sorted(reasons, key=lambda reason: -reason.near)
    said = list(dict.fromkeys(f"{game.name(reason.minion)} {reason.clause}" for reason in reasons))
    more = "; nor by others" if len(said) > MOST_NAMED else ""
    return f"can’t be played: {'; '.join(said[:MOST_NAMED])}{more}", reasons[0].rule


def _why_not_by(game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy, when: Timing) -> Reason:
    """Why a minion can't play a card whose moment it is."""
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
    if why := why_not_able(game, mode, minion, when, acting=taking_part):
        return Reason(minion, *why)
    if lacks := why_not_meets(game, seat, minion, copy, mode):
        return Reason(minion, lacks, "1.6.1", near=1)
    if why := _why_not_at_moment(game, copy, mode, minion, when):
        return Reason(minion, *why, near=2)
    # Only its own text knows more.
    if own := game.abilities.why_not(game, seat, copy, mode, minion):
        return Reason(minion, own, "1.6.1", near=3)
    if "as played" in when.windows:
        return Reason(minion, "can’t cancel the card that is being played", "1.6.1", near=2)
    moment, rule = ("combat", "6.4") if in_combat else ("action", "6.2")
    return Reason(minion, f"can’t play it at this moment of the {moment}", rule, near=2)


def _why_not_at_moment(game: Game, copy: Copy, mode: Mode, minion: Copy, when: Timing) -> Why | None:
    """What of the running action or combat keeps a minion from playing a card that it could play else."""
    if limited := why_limited(game, minion.controller, game.card(copy), mode, minion):
        return limited, "1.4"
    if game.table.action is not None and game.passing.action.was_played_by(minion.id, copy.card, mode.type):
        return "has played it in this action already", "1.6.3"
    if is_kept_from_grapple(game, game.card(copy), mode, minion):
        return "is kept from playing grapple cards by an effect", "1.4"
    if "as played" in when.windows and game.passing.now.being_played:
        return why_not_in_such(game, mode, minion, when)
    return why_not_at_moment(game, copy, mode, minion, when)


def why_not_act(game: Game, minion: Copy, taken: Taken) -> Why | None:
    """Why a ready unlocked minion takes no action at all but to hunt, and the section; None where it may."""
    if must_hunt(game, minion):
        return "has no blood and can only hunt", "6.1.2"
    if minion.id in taken.finished:
        return "can take no more actions this turn, by an effect", "1.4"
    if "act" in minions.facts(game, minion).cannot:
        return "cannot act by its own text", "1.4"
    if game.abilities.modifier(game, minion, "cannot act") > 0:
        return "is kept from acting by a card in play", "1.4"
    return None


def why_not_block(game: Game, minion: Copy) -> Why:
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
    if minion.locked and not may_act_locked(game, minion):
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
    for mode, lacks in zip(usable, missing, strict=True):
        read = game.reader.action(card, mode)
        if not lacks and mode.type == "Action" and (why := why_not_by(game, minion, copy, mode, read, taken)):
            return Reason(minion, *why, 3)
    cannot = minions.facts(game, minion).cannot
    kinds = {read_kind(game.reader.action(card, mode)) for mode in usable}
    if barred := sorted(cannot & {*kinds, *(KINDS.get(each, "") for each in card.types)}):
        return Reason(minion, f"cannot {barred[0]} by its own text", "1.4", 3)
    own = [game.abilities.why_not(game, minion.controller, copy, mode, minion) for mode in usable]
    return Reason(
        minion, next(filter(None, own), "is kept from this action by a card in play"), "1.6.1" if any(own) else "1.4", 3
    )
