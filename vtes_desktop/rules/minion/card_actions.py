"""Actions taken with a card of the hand: action cards, equipment, retainers, allies, powers, political actions, and
those that cards in play allow (sec. 6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from msgspec.structs import replace

from vtes_desktop.cards.model import CardType
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.read_actions import read_action, read_kind
from vtes_desktop.rules.by_hand.step import by_hand
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import has_power
from vtes_desktop.rules.kept import of_hand
from vtes_desktop.rules.minion.action_text import ActionText
from vtes_desktop.rules.minion.basic_actions import may_bleed
from vtes_desktop.rules.minion.entering_combat import opponents
from vtes_desktop.rules.minion.in_play_actions import in_play_actions
from vtes_desktop.rules.minion.plan import Plan, Possible, card_action, later
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.playing.card import card_option, held_of_type, playable
from vtes_desktop.rules.playing.entering import CHOSEN, bring_into_play
from vtes_desktop.rules.playing.limits import bars_itself, note_limits, why_not_on
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import plays_it_as_one
from vtes_desktop.rules.playing.stored import playable_by
from vtes_desktop.rules.politics.referendum import hold_referendum
from vtes_desktop.rules.politics.terms import terms_by_hand
from vtes_desktop.rules.titles.titles import give_to_acting
from vtes_desktop.rules.wording import Why
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

BringKind = Literal["equip", "employ", "recruit", "power"]
KINDS: dict[CardType, BringKind] = {"Equipment": "equip", "Retainer": "employ", "Ally": "recruit", "Power": "power"}
"""What the action is called that brings a card of each type into play."""
RECRUITED_IN = "recruited in turn"
"""The mark of a minion that has recruited an ally by an action: the turn in which it last did."""
WORDS: dict[BringKind, str] = {
    "equip": "equips with",
    "employ": "employs",
    "recruit": "recruits",
    "power": "gains the power",
}


def card_actions(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The actions that a minion may take with a card: no card twice in one turn (sec. 6.1.6)."""
    yield from action_cards(game, minion, taken)
    if minions.is_ready(game, minion):
        yield from bringing_into_play(game, minion, taken)
        yield from political_actions(game, minion, taken)
    yield from in_play_actions(game, minion, taken)


def card_key(copy: Copy) -> str:
    """What is remembered of an action with a card, whichever copy of it."""
    return f"card {copy.card}"


def used(game: Game, minion: Copy, copy: Copy, taken: Taken) -> bool:
    """Whether a minion has taken an action with this card in this turn and so can't again (sec. 6.1.6)."""
    return taken.has(minion, card_key(copy)) and not game.edition.repeat_actions


def action_cards(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """Action cards; those that bleed count as the minion's bleed (sec. 6.1.6)."""
    if minion.locked and not may_act_locked(game, minion):
        return
    for copy, mode in playable(game, minion, "Action"):
        said = game.reader.action(game.card(copy), mode)
        kind = read_kind(said)
        if used(game, minion, copy, taken) or why_not_by(game, minion, copy, mode, said, taken):
            continue
        keys = (card_key(copy), kind) if kind in ("bleed", "political") else (card_key(copy),)
        option = card_option(game, "action card", copy, mode, minion)
        yield Possible(option, kind, partial(read_action, game, minion, copy, mode, said), keys, said.directed)


def why_not_by(game: Game, minion: Copy, copy: Copy, mode: Mode, said: ActionText, taken: Taken) -> Why | None:
    """Why a minion takes no action by an action card that it could play. A sterile vampire takes none to put another
    vampire into play (sec. 11)."""
    if mode.puts_vampire and minions.is_sterile(game, minion):
        return "is sterile", "11"
    if said.by_locked == ("no" if minion.locked else "only"):
        return f"is {'' if minion.locked else 'not '}{game.edition.words.locked}", "6.1"
    match read_kind(said):
        case "bleed" if not may_bleed(game, minion, taken):
            return "has bled this turn already", "6.1.1"
        case "political" if not minions.is_ready(game, minion):
            return "is not ready", "6.1.7"
        case "political" if not may_call(game, minion, taken, as_one=plays_it_as_one(game, minion, game.card(copy))):
            return "has called a referendum this turn already", "6.1.7"
        case "enter combat" if not opponents(game, minion, said.against, game.card(copy), mode.level):
            return "finds nobody whom it could enter combat with", "6.1.6"
        case "rescue" if game.abilities.modifier(game, minion, "cannot rescue") > 0:
            return "is kept from rescuing by an effect", "1.4"
    return None


def may_act_locked(game: Game, minion: Copy) -> bool:
    """Whether there is an action card that a locked minion might play."""
    return _of_locked_ones(game, minion.controller) or game.passing.action.offered_again is not None


@of_hand
def _of_locked_ones(game: Game, seat: int) -> bool:
    """Whether a Methuselah holds an action card that locked minions may play."""
    cards = [game.card(copy) for copy in held_of_type(game, seat, "Action")]
    return any(game.reader.action(card, mode).by_locked != "no" for card in cards for mode in game.facts(card).modes)


# -- equip, employ, recruit (sec. 6.1.3–6.1.5), powers (Imbued appendix) ---------------------------------------------


def bringing_into_play(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The cards that a minion may bring into play, at +1 stealth."""
    again = game.passing.action.offered_again is not None
    for type_, kind in KINDS.items():
        if not (again or held_of_type(game, minion.controller, type_) or playable_by(game, minion, type_)):
            continue
        for copy, mode in playable(game, minion, type_):
            if used(game, minion, copy, taken) or (kind == "power" and has_power(game, minion, copy)):
                continue
            on_any = kind in ("employ", "equip") and game.facts(game.card(copy)).on_any
            bars = bars_itself if on_any else why_not_on
            if kind != "recruit" and bars(game, minion, game.card(copy)):
                continue
            option = card_option(game, kind, copy, mode, minion)
            plan = partial(put_on_any if on_any else bring_plan, game, minion, copy, mode, kind)
            yield Possible(option, kind, plan, (card_key(copy),))


def bring_plan(game: Game, minion: Copy, copy: Copy, mode: Mode, kind: BringKind) -> Procedure[Plan | None]:
    """An action that brings a card into play; it is directed at nobody by what is declared with it (ruling on
    Incriminating Videotape), which the card remembers once it comes into play."""
    declared = yield from game.abilities.declare(game, minion.controller, copy, mode, minion)
    stealth = 1 + minions.facts(game, copy).equip_stealth
    action = card_action(game, minion, copy, kind, level=mode.level, stealth=stealth)
    bring = resolve_recruit if kind == "recruit" else resolve_on_minion

    def resolve(game: Game) -> Procedure[None]:
        if declared is not None and declared.targets:
            minions.mark(game, copy, CHOSEN, str(declared.targets[0]))
        yield from bring(game, copy)

    for_whom = f" ({declared.words})" if declared is not None and declared.words else ""
    return Plan(action, resolve, f"{WORDS[kind]} {game.name(copy)}{for_whom}", copy)


def put_on_any(game: Game, minion: Copy, copy: Copy, mode: Mode, kind: BringKind) -> Procedure[Plan | None]:
    """An action to employ a retainer, or equip with equipment, that goes on any minion, directed where another
    Methuselah controls that; it is an action of its kind all the same (rulings on Charnas the Imp and Bloodstone)."""
    options = [
        Option("bearer", f"On {game.name(each)} ({game.seat_name(seat)})", each.id)
        for seat in game.clockwise(minion.controller)
        for each in minions.minions(game, seat)
        if not why_not_on(game, each, game.card(copy))
        and (seat == minion.controller or not minions.is_protected(game, each, minion))
    ]
    if not options:
        return None
    question = f"On which minion does {game.name(copy)} go?"
    chosen = yield from game.choose(minion.controller, "bearer", question, options, "6.1.4", copy.id)
    bearer = game.copy(chosen.copy)
    action = card_action(game, minion, copy, kind, level=mode.level, stealth=1)
    seats = () if bearer.controller == minion.controller else (bearer.controller,)
    action = replace(action, targets=(bearer.id,), seats=seats)

    def resolve(game: Game) -> Procedure[None]:
        level = game.action.level
        yield from bring_into_play(game, copy, bearer.controller, bearer, level=level, equipped=True)

    def may_resolve(game: Game) -> str:
        there = game.table.copies.get(bearer.id) is bearer and minions.is_minion(game, bearer) and game.in_play(bearer)
        return "" if there else "its target is gone"

    return Plan(action, resolve, f"puts {game.name(copy)} on {game.name(bearer)}", copy, may_resolve)


def resolve_on_minion(game: Game, copy: Copy) -> Procedure[None]:
    """Equipment, retainers and powers go on the acting minion, a retainer with its life (sec. 6.1.3, 6.1.4); an Imbued
    unlocks when it has gained a power (Imbued appendix)."""
    minion = game.copy(game.action.minion)
    if "Power" in game.card(copy).types:
        game.unlock(minion)
    yield from bring_into_play(game, copy, minion.controller, minion, level=game.action.level, equipped=True)


def resolve_recruit(game: Game, copy: Copy) -> Procedure[None]:
    """The ally is placed in the uncontrolled region, controlled, to show that it can't act this turn (sec. 6.1.5)."""
    yield from bring_into_play(game, copy, game.action.seat, level=game.action.level, recruited=True)
    # Effects ask whether it was the first of the turn.
    acting = game.table.copies.get(game.action.minion)
    if acting is not None and game.in_play(acting):
        minions.mark(game, acting, RECRUITED_IN, str(game.table.turn))


# -- political actions (sec. 6.1.7) ----------------------------------------------------------------------------------


def may_call(game: Game, minion: Copy, taken: Taken, *, as_one: bool = False) -> bool:
    """Whether a minion may take a political action: a vampire, or who plays the card as one, once a turn (sec. 6.1.7,
    ruling on Charming Lobby)."""
    limit = game.edition.political_limit
    able = as_one or minions.is_vampire(game, minion)
    return able and not (limit and taken.count(minion, "political") >= limit)


def political_actions(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The referendums that a vampire may call with a card (sec. 6.1.7)."""
    if not may_call(game, minion, taken):
        return
    for copy, mode in playable(game, minion, "Political Action"):
        if not used(game, minion, copy, taken):
            option = card_option(game, "political", copy, mode, minion)
            keys = (card_key(copy), "political")
            yield Possible(option, "political", later(political_plan, game, minion, copy, mode), keys)


def political_plan(game: Game, minion: Copy, copy: Copy, mode: Mode) -> Plan:
    """A political action, undirected and at +1 stealth; its terms are chosen when it succeeds (sec. 6.1.7, 6.3.1)."""
    action = card_action(game, minion, copy, "political", level=mode.level, stealth=1)
    title = game.name(copy)

    def resolve(game: Game) -> Procedure[None]:
        acting = game.table.copies.get(game.action.minion, minion)
        terms = partial(declared_terms, action.seat, copy, mode, acting)
        note_limits(game, copy, mode, acting, called=True)
        passed = yield from hold_referendum(game, title, action.seat, minion=acting, card=copy, terms=terms)
        if passed:
            yield from succeed(game, action.seat, copy, mode, acting)

    return Plan(action, resolve, f"calls {title}", copy)


def succeed(game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy) -> Procedure[None]:
    """The referendum of a card has passed: its title goes where it goes, and what else it does is done."""
    if not give_to_acting(game, copy, minion):
        known = game.abilities.effect(game, seat, copy, mode, minion)
        yield from known if known is not None else by_hand(game, seat, copy)


def declared_terms(seat: int, copy: Copy, mode: Mode, minion: Copy, game: Game) -> Procedure[str]:
    """The terms of a card's referendum in words: by what is known of the card, else as its player says (sec. 6.3.2)."""
    declared = yield from game.abilities.declare(game, seat, copy, mode, minion)
    return declared.words if declared is not None else (yield from terms_by_hand(game, seat, copy))
