"""The minion phase: which actions may be taken now, one after the other (sec. 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from itertools import chain
from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.control import marked_or_contested
from vtes_desktop.rules.effects import settle_between
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.actions import imbued_actions
from vtes_desktop.rules.imbued.powers import power_actions
from vtes_desktop.rules.minion.action import take_action
from vtes_desktop.rules.minion.basic_actions import basic_actions, takes
from vtes_desktop.rules.minion.borrowing import MUST, MUST_NOW, give_back
from vtes_desktop.rules.minion.card_actions import action_cards, card_actions, may_act_locked
from vtes_desktop.rules.minion.plan import Plan, Possible
from vtes_desktop.rules.minion.taken import SUCCEEDED, Announced, Taken
from vtes_desktop.rules.numbers import MinionNumber
from vtes_desktop.rules.playing.modes import acting_mode
from vtes_desktop.rules.playing.requirements import is_added_to, is_beyond_means, prices
from vtes_desktop.rules.special import slaves
from vtes_desktop.rules.special.red_list import unmark
from vtes_desktop.rules.special.red_list_actions import red_list_actions
from vtes_desktop.rules.torpor.torpor import torpor_actions
from vtes_desktop.rules.trail import rest
from vtes_desktop.rules.turn.interrupted import goes_on
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.situation import ACTED, Action
from vtes_desktop.table.table import Copy, Place


def minion_phase(game: Game, seat: int) -> Procedure[None]:
    """Take actions one after the other (sec. 6)."""
    if not goes_on(game, "minion"):
        game.taken = Taken()
    yield from take_actions(game, seat)


def take_actions(game: Game, seat: int) -> Procedure[None]:
    """Take another action, and another, for what has been :attr:`~vtes_desktop.rules.game.Game.taken` in this turn
    before; nothing is going on before each. The phase ends once no mandatory action is left that can be taken."""
    begun = True
    while True:
        rest(game)
        while (yield from others_use(game, seat)):
            rest(game)
        owed, free = owed_and_free(game, seat, game.taken)
        possible = {each.option: each for each in owed or free}
        effects = {use.option: use for use in game.abilities.uses(game, seat, "minion")}
        end = option = Option("pass", "End the minion phase")
        if possible or effects:
            question = f"{game.seat_name(seat)}: which action?"
            options = [*possible, *effects, *([] if owed and begun else [end])]
            option = yield from game.choose(seat, "minion phase", question, options, "6", always=True)
        if option == end:
            if not (yield from others_act(game, seat)):
                return
        elif option in effects:
            yield from effects[option].run()
        else:
            begun = yield from act(game, possible[option])
        yield from settle_between(game, "minion")


def others_use(game: Game, seat: int) -> Procedure[bool]:
    """What cards in play allow other Methuselahs to use in this minion phase, before the next action; returns whether
    anybody has done anything."""
    used = False
    for other in game.abilities.listeners(game, game.clockwise(seat)[1:], "minion"):
        uses = {use.option: use for use in game.abilities.uses(game, other, "minion")}
        if (option := (yield from _out_of_turn(game, other, uses))) is not None:
            yield from uses[option].run()
            used = True
            yield from settle_between(game, "minion")
    return used


def others_act(game: Game, seat: int) -> Procedure[bool]:
    """An action of a minion that an effect lets act in this minion phase of another: whose phase it is goes first, and
    so takes none now (sec. 1.6.1.6, Madness Network); returns whether there was one."""
    for other in game.clockwise(seat)[1:] if game.abilities.alters(game, ANY_TURN) else ():
        # None of them is owed there (ruling on Madness Network).
        there = [copy for copy in minions.minions(game, other) if not copy.locked and may_act_now(game, copy)]
        possible = {each.option: each for copy in there for each in actions_of(game, copy, game.taken)}
        if (option := (yield from _out_of_turn(game, other, possible))) is not None:
            yield from act(game, possible[option])
            return True
    return False


def _out_of_turn(game: Game, seat: int, there: Iterable[Option]) -> Procedure[Option | None]:
    """What a Methuselah chooses in the minion phase of another; None for nothing."""
    if not (options := [*there]):
        return None
    question = f"{game.seat_name(seat)}: do something before the next action?"
    option = yield from game.choose(seat, "minion phase of another", question, [*options, PASS], "6", always=True)
    return None if option == PASS else option


ANY_TURN: Final[MinionNumber] = "acts in any turn"
"""What lets a minion act in the minion phases of other Methuselahs, too."""


def may_act_now(game: Game, minion: Copy) -> bool:
    """Whether it is a minion phase in which a minion may act: its Methuselah's, or anybody's by an effect."""
    return minion.controller == game.table.active or game.abilities.modifier(game, minion, ANY_TURN) > 0


def act(game: Game, possible: Possible) -> Procedure[bool]:
    """Announce one of the possible actions and take it to its end; returns whether it could be announced."""
    plan = yield from possible.plan()
    if plan is None:
        return False
    acting = game.copy(plan.action.minion)
    owed = is_its_own(possible) and owes_its_own(game, acting, game.taken)
    free = possible.kind not in duties(game, acting) and not owed
    keys = (*possible.keys, f"did {possible.kind}")
    game.taken.running = Announced(plan.action.minion, keys, free)
    outcome = yield from take_action(game, plan)
    game.taken.running = None
    game.taken.free += free and not outcome.cancelled
    game.taken.all += not outcome.cancelled
    for minion in game.passing.action.not_again:
        game.taken.forbidden |= {(minion, same) for same in same_actions(possible, plan)}
    if not outcome.cancelled and not outcome.unresolved and not game.passing.action.may_repeat:
        game.taken.note(outcome.minion, keys)
    if outcome.successful:
        game.taken.note(outcome.minion, (SUCCEEDED,))
    if not outcome.cancelled:
        _show_acted(game, outcome.minion, possible.kind)
    game.passing.end_action()
    return True


def _show_acted(game: Game, minion: int, kind: str) -> None:
    """Let everybody see that a minion which is still there has acted in this turn, and how."""
    copy = game.table.copies.get(minion)
    if copy is not None and game.marks_acts and game.table.region_of(copy).in_play:
        before = copy.marks.get(ACTED, "").split()
        minions.mark(game, copy, ACTED, " ".join(dict.fromkeys([*before, kind.replace(" ", "-")])))


def owed_and_free(game: Game, seat: int, taken: Taken) -> tuple[list[Possible], list[Possible]]:
    """The mandatory actions that a Methuselah's minions can take now, and the others; a minion with two different
    mandatory ones is stuck, takes none, and keeps nobody from theirs. While any is mandatory, only such may be taken
    (sec. 6)."""
    mandatory: list[Possible] = []
    free: list[Possible] = []
    for minion in minions.minions(game, seat):
        possible = list(actions_of(game, minion, taken))
        if not possible:
            continue
        owed = duties(game, minion) & {each.kind for each in possible}
        if owes_diablerie(game, minion, possible):
            owed.add("diablerize")
        if owes_its_own(game, minion, taken):
            # One that owes something else besides is stuck, and one that can't do what it owes.
            mandatory += [each for each in possible if not owed and is_its_own(each)]
        elif len(owed) == 1:
            mandatory += [each for each in possible if each.kind in owed]
        elif not owed:
            free += possible
    return mandatory, free


def same_action(possible: Possible) -> str:
    """What makes an action the same as another, for effects that keep a minion from repeating it: the card by which it
    is taken, else its kind and its targets (sec. 6.1)."""
    by_card = next((key for key in possible.keys if key.startswith(("card ", "in play "))), "")
    option = possible.option
    return by_card or f"{possible.kind} {option.seat} {' '.join(map(str, option.targets))}"


def same_actions(possible: Possible, plan: Plan) -> list[str]:
    """What a minion is kept from that must not repeat an action: to take equipment from a fellow is the same where one
    piece is (ruling on Change of Target)."""
    if possible.kind == "equip from":
        return [takes(copy) for copy in plan.action.targets]
    return [same_action(possible)]


def duties(game: Game, minion: Copy) -> set[str]:
    """The kinds of action that a minion must take: an empty ready vampire must hunt (sec. 6.1.2), effects may oblige
    to others."""
    owed = {word for word in minion.marks[MUST].split(",") if word} if MUST in minion.marks else set()
    if MUST_NOW in minion.marks:
        owed.add(minion.marks[MUST_NOW])
    if must_hunt(game, minion):
        owed.add("hunt")
    return owed


def is_its_own(possible: Possible) -> bool:
    """Whether an action is one that the minion's own text allows."""
    return possible.option.kind == "card in play" and possible.option.copy == possible.option.minion


def owes_its_own(game: Game, minion: Copy, taken: Taken) -> bool:
    """Whether a minion's own text obliges it to take the action that it allows, and it has not in this turn."""
    if must_hunt(game, minion) or game.abilities.modifier(game, minion, "owes its own action") <= 0:
        return False
    return not taken.has(minion, f"in play {minion.id} 0")


def owes_diablerie(game: Game, minion: Copy, possible: Iterable[Possible]) -> bool:
    """Whether a minion's own text obliges it to attempt diablerie, as long as it may on an older vampire in torpor;
    unless it must hunt."""
    if game.abilities.modifier(game, minion, "owes diablerie") <= 0 or must_hunt(game, minion):
        return False
    own = minions.capacity(game, minion)
    victims = [game.copy(number) for each in possible if each.kind == "diablerize" for number in each.option.targets]
    return any(minions.capacity(game, victim) > own for victim in victims)


def must_hunt(game: Game, minion: Copy) -> bool:
    """Whether a minion is a ready vampire with no blood (sec. 6.1.2)."""
    return minion.blood == 0 and minions.is_vampire(game, minion) and minions.is_ready(game, minion)


KEPT_FROM_ACTIONS: Final[frozenset[MinionNumber]] = frozenset(
    {
        "cannot act",
        "undirected only",
        "hunts and fights only",
        "directed or hunts only",
        "cannot recruit",
        "cannot recruit allies",
        "cannot bleed",
        "cannot hunt",
        "cannot hunt as normal",
    }
)
"""What keeps a minion from some actions, or from all."""


def _is_kept_from(kept: Set[MinionNumber], possible: Possible) -> bool:
    """Whether one of :data:`KEPT_FROM_ACTIONS` keeps a minion from an action."""
    kind = possible.kind
    return (
        ("hunts and fights only" in kept and kind not in ("hunt", "enter combat"))
        or ("directed or hunts only" in kept and not possible.directed and kind not in ("hunt", "bleed"))
        or ("cannot bleed" in kept and kind == "bleed")
        or ("cannot recruit" in kept and kind in ("recruit", "employ"))
        or ("cannot recruit allies" in kept and kind == "recruit")
        or ("cannot hunt" in kept and kind == "hunt")
        or ("cannot hunt as normal" in kept and possible.option.kind == "hunt")
    )


def actions_of(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The actions that one minion may take now: only ready unlocked minions act, and vampires in torpor to leave it
    (sec. 6.1, 6.5.2); locked ones by the cards that only they can play."""
    if minion.id in taken.finished or (minion.locked and not may_act_locked(game, minion)):
        return
    kept = game.abilities.those_that_count(game, minion, KEPT_FROM_ACTIONS)
    if "cannot act" in kept:
        return
    leaving = minions.in_torpor(game, minion)
    directed = slaves.may_be_directed(game, minion) and "undirected only" not in kept
    owed = must_hunt(game, minion)
    dearer = is_added_to(game)
    barred = minions.facts(game, minion).cannot
    if minion.locked:
        found = [action_cards(game, minion, taken)]
    else:
        found = [basic_actions(game, minion, taken), card_actions(game, minion, taken)]
        if leaving or minions.fallen(game):
            found += [torpor_actions(game, minion), red_list_actions(game, minion, taken), imbued_actions(game, minion)]
        else:
            found.append(red_list_actions(game, minion, taken))
        if minions.is_imbued(game, minion):
            found.append(power_actions(game, minion, taken))
    for each in chain(*found):
        if (each.kind == "leave torpor") != leaving or (each.directed and not directed):
            continue
        if barred and (each.kind in barred or "act" in barred):
            continue
        if taken.forbidden and taken.is_forbidden(minion, same_action(each), vampire=minions.is_vampire(game, minion)):
            continue
        if (kept and _is_kept_from(kept, each)) or (dearer and is_too_dear(game, minion, each)):
            continue
        # A vampire with no blood can't take any action but to hunt, unless it is obliged to.
        if not owed or each.kind == "hunt" or each.kind in duties(game, minion):
            yield each


_COUNTED: Final = frozenset({"leave torpor", "rescue", "encounter", "become anarch"})
"""The options of actions that are only there where what they cost can be paid, whatever is added to that."""
_OF_HAND: Final = frozenset({"action card", "equip", "employ", "recruit", "power", "political"})
"""The options of actions that are taken with a card that is played."""


def is_too_dear(game: Game, minion: Copy, possible: Possible) -> bool:
    """Whether cards in play add more to what an action costs than there is to pay it with, as far as that is known
    before anything is declared of it (sec. 1.6.1, 6.2.3)."""
    option = possible.option
    if option.kind in _COUNTED:
        return False
    played = option.kind in _OF_HAND
    card = game.card(game.copy(option.copy)) if played else None
    blood, pool = possible.blood, possible.pool
    if card is not None:
        mode = acting_mode(game.facts(card).modes, option.level)
        blood, pool = prices(game, minion.controller, minion, card, mode)
    if option.seat >= 0 or possible.kind == "bleed":
        seats = {option.seat if option.seat >= 0 else game.table.prey(minion.controller)}
    else:
        there = [game.copy(each) for each in option.targets]
        there += [game.copy(option.copy)] if possible.directed and option.kind == "card in play" else []
        seats = {each.controller for each in there} - {minion.controller}
    action = Action(
        possible.kind,
        minion.id,
        minion.controller,
        card=option.copy if option.copy != minion.id or option.kind == "card in play" else 0,
        level=option.level if played else "",
        targets=option.targets,
        seats=tuple(seats),
        blood_cost=blood,
        pool_cost=pool,
    )
    return is_beyond_means(game, minion, action, card, played=played)


def end_of_turn(game: Game) -> None:
    """At the end of the turn, allies that were recruited in it become ready to act (sec. 6.1.5), and nobody is marked
    any more (sec. 11)."""
    for copy in game.marked("recruited"):
        if copy.place.region == "uncontrolled":
            minions.mark(game, copy, "recruited", "")
            game.doing.move_card(copy, Place(copy.place.seat, "ready"))
    for copy in game.marked(minions.OVERFULL):
        minions.mark(game, copy, minions.OVERFULL, "")
        minions.drain(game, copy)
    for copy in marked_or_contested(game, ACTED):
        minions.mark(game, copy, ACTED, "")
    give_back(game, "turn")
    unmark(game)
