"""Why nothing can be done with a card now, in a sentence that names the rule.

Nothing here decides what is legal: that is said by the options of the open choice. Where there is none with a card,
the checks by which options are listed (requirements, costs, timing, what was done in the turn) are asked again, this
time for their reason. So a reason can miss, but never contradict what is offered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.card_actions import KINDS
from vtes_desktop.rules.minion.phase import duties
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.card import seat_meets
from vtes_desktop.rules.playing.fitting import why_not_out_of_turn
from vtes_desktop.rules.playing.limits import why_limited
from vtes_desktop.rules.playing.requirements import unpaid
from vtes_desktop.rules.torpor.torpor import leaving_cost
from vtes_desktop.rules.turn.influence import uncontrolled
from vtes_desktop.rules.turn.left import left
from vtes_desktop.rules.turn.master import debt, playable
from vtes_desktop.rules.why.minion import (
    MOST_NAMED,
    Reason,
    moments,
    nearest,
    why_not_act,
    why_not_act_with,
    why_not_block,
    why_not_play,
    window_of,
)
from vtes_desktop.rules.why.requirements import why_not_meets
from vtes_desktop.rules.wording import Why, together
from vtes_desktop.table.asking import Choice, Option
from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import Copy

ACTIONS: Final = frozenset({*KINDS, "Action", "Political Action"})
"""The types of cards by which actions are taken."""
USUAL: Final = {
    "Master": ("played in your own master phase", "5"),
    "Action Modifier": ("played by a minion during the action that it takes", "6.2"),
    "Reaction": ("played by your ready minions during another Methuselah’s action", "6.2"),
    "Combat": ("played by your minions in combat", "6.4"),
    "Event": ("put into play in your own discard phase", "8"),
    "Conviction": ("put on your Imbued in your own unlock phase", "Imbued"),
    **dict.fromkeys(sorted(ACTIONS), ("for an action, taken in your own minion phase", "6.1")),
}
"""When cards of each type are played, and the section that says so."""
BETWEEN: Final = frozenset(
    {"master phase", "minion phase", "transfers", "discard phase", "unlock phase", "burn option"}
)
"""Choices in which one does what one likes to, as long as it is the time for it."""
ELSEWHERE: Final = {
    "ash heap": ("lies in an ash heap: what was burned is out of play", "1.3"),
    "removed": ("is removed from the game", "1.3"),
    "contested": ("is contested: it is out of play until the contest ends", "4.1"),
    "research": ("lies in the research area: it waits for what brings it from there", "11"),
}


def why_not(game: Game, choice: Choice | None, seat: int, copy: Copy) -> str:
    """What can be done with a copy now, or else the reason why a seat can do nothing with it, as a sentence.

    `choice` is the question that is open; None when the game is over. Nothing is told that `seat` does not know.

    >>> why_not(game.rules, game.choice, 0, theo)               # doctest: +SKIP
    'Theo Bell is locked: only ready unlocked minions act (sec. 6.1).'
    """
    if choice is None:
        return "The game is over."
    name = game.name(copy) if sees(game.table, copy, seat) and copy.card in game.catalogue.cards else "This card"
    if choice.seat != seat:
        return f"{game.seat_name(choice.seat)} has the word now; yours comes in its turn (sec. 1.6.1)."
    if offered := with_card(choice.options, copy):
        more = f", and {len(offered) - MOST_NAMED} more" if len(offered) > MOST_NAMED else ""
        return f"This can be done now: {'; '.join(option.text for option in offered[:MOST_NAMED])}{more}."
    if choice.kind == "by hand":
        about = game.table.copies.get(choice.about)
        what = f"what {game.name(about)} says" if about is not None else "what a card says"
        return f"You do {what} by hand now: move things as it says, then press Done (sec. 1.4)."
    clause, rule = _reason(game, choice, seat, copy, known=name != "This card")
    return f"{name} {clause} ({'sec. ' + rule if rule[0].isdigit() else 'Imbued appendix'})."


def with_card(options: Iterable[Option], copy: Copy) -> list[Option]:
    """The options that have to do with a card: what is done with it, by it or to it."""
    return [option for option in options if copy.id in (option.copy, option.minion, *option.targets)]


def _reason(game: Game, choice: Choice, seat: int, copy: Copy, *, known: bool) -> Why:
    """Words that go on “Theo Bell …”, and the section."""
    here = game.table.region_of(copy).name
    rule = choice.rule or "1.6.1"
    if here in ELSEWHERE:
        return ELSEWHERE[here]
    if copy.controller != seat:
        return f"is {game.seat_name(copy.controller)}’s, and nothing that may be done now is done to it", rule
    if here == "hand":
        return _of_hand(game, choice, seat, copy)
    if here == "uncontrolled" and copy in uncontrolled(game, seat):
        return _of_uncontrolled(game, choice, seat)
    if not known:
        return "lies face down", rule
    if minions.is_minion(game, copy):
        return _of_minion(game, choice, copy)
    bearer = game.table.root(copy)
    if copy.locked:
        return f"is {game.edition.words.locked}", rule
    if bearer is not copy and bearer.locked and choice.kind == "minion phase":
        words = game.edition.words
        return f"is on {game.name(bearer)}, who is {words.locked}: only ready {words.unlocked} minions act", "6.1"
    return "has no effect that may be used at this moment", rule


# -- cards of the hand ----------------------------------------------------------------------------------------------


def _of_hand(game: Game, choice: Choice, seat: int, copy: Copy) -> Why:
    types = set(game.card(copy).types)
    if choice.kind == "minion phase" and types & ACTIONS:
        return _for_action(game, seat, copy)
    if choice.kind == "master phase" and "Master" in types:
        return _for_master(game, seat, copy)
    if choice.kind == "discard phase" and left(game, "discard") < 1:
        return "can’t be discarded: no discard phase action is left", "8"
    window = window_of(choice.kind)
    if window is not None and (by_minions := why_not_play(game, seat, copy, window)):
        return by_minions
    if minions.facts(game, copy).out_of_turn:
        return _out_of_turn(game, seat, copy, window)
    if window is not None and choice.kind == "as played":
        return "does not cancel the card that is being played", "1.6.1"
    if window is None and choice.kind not in BETWEEN:
        return f"is no answer to what is asked: {choice.question.rstrip('.?')}", choice.rule or "1.6.1"
    return _usual(game, copy)


def _usual(game: Game, copy: Copy) -> Why:
    """When cards of its types are played."""
    found = [USUAL[kind] for kind in game.card(copy).types]
    return f"is {together(dict.fromkeys(said for said, _ in found), 'or')}", found[0][1]


def _for_action(game: Game, seat: int, copy: Copy) -> Why:
    """Why no minion can take an action by a card (sec. 6.1)."""
    if waits := _waits(game, seat):
        return waits, "6"
    reasons = [why_not_act_with(game, minion, copy, game.taken) for minion in minions.minions(game, seat)]
    return nearest(game, reasons, "you control no minion to take an action", "6.1")


def _for_master(game: Game, seat: int, copy: Copy) -> Why:
    """Why a master card can't be played in one's master phase (sec. 5, 1.6.2)."""
    if minions.facts(game, copy).out_of_turn:
        return _out_of_turn(game, seat, copy, "master")
    if left(game, "master") < 1:
        return "needs a master phase action, and none is left", "5"
    return _unplayable(game, seat, copy)


def _unplayable(game: Game, seat: int, copy: Copy) -> Why:
    """Why a Methuselah can't play a master card at any time now."""
    card = game.card(copy)
    mode = game.facts(card).modes[0]
    if why := unpaid(game, seat, None, card):
        return why, "1.6.1"
    if not seat_meets(game, seat, copy):
        ready = minions.ready_minions(game, seat)
        reasons = [Reason(minion, why_not_meets(game, seat, minion, copy, mode), "1.6.1") for minion in ready]
        return nearest(game, reasons, "you control no ready minion that meets what it requires", "1.6.1")
    if minions.facts(game, copy).discipline:
        return "has no vampire that it could go on", "1.6.2"
    if why := game.abilities.why_not(game, seat, copy, mode, None):
        return why, "1.6.2"
    return why_limited(game, seat, card, mode, None) or "has nothing that it could be played for", "1.6.2"


def _out_of_turn(game: Game, seat: int, copy: Copy, window: Window | None) -> Why:
    """Why an out-of-turn master card can't be played now (sec. 1.6.2)."""
    if debt(game, seat):
        return "can’t be played: you have played one out of turn since your last master phase", "1.6.2"
    facts = game.facts(game.card(copy))
    mode = facts.modes[0]
    when = game.abilities.timing(game.card(copy), mode)
    if window not in when.windows or (game.table.active == seat and not facts.in_own_turn):
        turn = "out of turn" if facts.in_own_turn else "in another Methuselah’s turn"
        return f"is played {turn}, {moments(when.windows)}", "1.6.2"
    if not playable(game, seat, copy):
        return _unplayable(game, seat, copy)
    return why_not_out_of_turn(game, seat, copy, mode, when) or ("does not fit what goes on", "1.6.2")


# -- cards on the table ---------------------------------------------------------------------------------------------


def _of_uncontrolled(game: Game, choice: Choice, seat: int) -> Why:
    if choice.kind != "transfers":
        return "is uncontrolled: transfers give it blood in your own influence phase", "7"
    if not left(game, "influence"):
        return "gets no more blood: no transfer is left", "7"
    if game.table.seats[seat].pool < 1:
        return "gets no blood: you have no pool", "7"
    return "is kept from transfers by a card in play", "1.4"


def _of_minion(game: Game, choice: Choice, copy: Copy) -> Why:
    """Why a minion can do nothing now."""
    words = game.edition.words
    if choice.kind == "minion phase":
        return _of_acting(game, copy)
    if choice.kind == "block":
        if not minions.is_ready(game, copy):
            return "is not ready: only ready minions block", "6.2.2"
        if copy.locked:
            return f"is {words.locked}: only ready {words.unlocked} minions block", "6.2.2"
        return why_not_block(game, copy)
    if choice.kind == "transfers":
        return "is controlled already: transfers are for the uncontrolled region", "7"
    fight = game.fight
    if fight is not None and copy not in fight.both:
        return "is not in this combat", "6.4"
    action = game.table.action
    if action is not None and action.minion == copy.id:
        return "is acting, and nothing that you hold fits this moment", "6.2"
    if action is not None and fight is None and copy.locked:
        return f"is {words.locked}: only ready {words.unlocked} minions react", "6.2"
    if action is not None or fight is not None:
        return "has nothing to play that fits this moment", choice.rule or "1.6.3"
    return "acts in your own minion phase", "6.1"


def _of_acting(game: Game, copy: Copy) -> Why:
    """Why a minion takes no action in its minion phase (sec. 6, 6.1)."""
    words = game.edition.words
    seat = copy.controller
    if copy.locked:
        return f"is {words.locked}: only ready {words.unlocked} minions act", "6.1"
    if copy.marks.get("recruited"):
        return "was recruited this turn, and acts from the next one on", "6.1.5"
    if minions.in_torpor(game, copy):
        cost = leaving_cost(game, copy)
        if copy.blood < cost:
            return f"is in torpor: to leave it takes {cost} blood, and it has {copy.blood}", "6.5.2"
        return "is in torpor: it can do nothing but leave it", "6.5"
    if not minions.is_ready(game, copy):
        return "is not ready", "6.1"
    if len(owed := duties(game, copy)) > 1:
        return f"is stuck: it must {' and '.join(sorted(owed))}", "6"
    if waits := _waits(game, seat, copy):
        return waits, "6"
    if why := why_not_act(game, copy, game.taken):
        return why
    return "has taken every action that it could this turn", "6.1"


def _waits(game: Game, seat: int, minion: Copy | None = None) -> str:
    """For which minion with a mandatory action all others wait, or but for that one (sec. 6)."""
    owing = (each for each in minions.minions(game, seat) if not each.locked and len(duties(game, each)) == 1)
    first = next(owing, minion)
    if first is minion or first is None:
        return ""
    return f"has to wait: {game.name(first)} must {' or '.join(sorted(duties(game, first)))} first"
