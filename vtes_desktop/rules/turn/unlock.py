"""The unlock phase (sec. 4)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.control import marked_or_contested
from vtes_desktop.rules.effects import settle_between, window_of_others
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import unlock_options, use_unlock_option
from vtes_desktop.rules.minion.borrowing import give_back
from vtes_desktop.rules.playing import limits
from vtes_desktop.rules.playing.card import burn_option_cards
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.titles import contests, titles
from vtes_desktop.rules.torpor.falling import IN_TORPOR, PARALYZED
from vtes_desktop.rules.turn.interrupted import Settled, goes_on
from vtes_desktop.rules.turn.ousting import announce_withdrawal, complete_withdrawal, may_withdraw, withdrawing
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

NEXT_UNLOCK = "does not unlock next time"
"""The mark of a card that does not unlock as normal in its Methuselah's next unlock phase: it was stunned."""


def unlock_phase(game: Game, seat: int) -> Procedure[None]:
    """Unlock everything, then do what the phase requires and allows, in any order (sec. 4)."""
    again = goes_on(game, "unlock")
    if withdrawing(game, seat) and not again:
        complete_withdrawal(game, seat)
    may_leave = may_withdraw(game, seat)
    if not again:
        game.settled = Settled()
        give_back(game, f"unlock {seat}")
        unlock_cards(game, seat)
        limits.forget(game, list(minions.minions(game, seat)))
        yield from game.abilities.happens(game, "unlock phase", None, seat)
        yield from settle_between(game, "unlock")
    yield from in_any_order(game, seat, may_leave=may_leave)
    yield from window_of_others(game, seat, "unlock", lambda: f"The unlock phase of {game.seat_name(seat)}.", "4")
    yield from burn_options(game, seat)


def unlock_cards(game: Game, seat: int) -> None:
    """Unlock all that a Methuselah controls, in torpor too, but what does not unlock as normal (sec. 4, 6.5, 11)."""
    mine = list(game.controlled(seat))
    locked = [copy for copy in mine if copy.locked and unlocks_as_normal(game, copy)]
    for copy in locked:
        game.unlock(copy)
    for copy in marked_or_contested(game, NEXT_UNLOCK):
        if copy.controller == seat:
            minions.mark(game, copy, NEXT_UNLOCK, "")
    for copy in mine:
        if IN_TORPOR in copy.marks and not minions.in_torpor(game, copy):
            minions.mark(game, copy, IN_TORPOR, "")
    if locked:
        count = f"{len(locked)} card{'s' if len(locked) > 1 else ''}"
        game.say(game.who(seat), f" {game.edition.words.unlocks} {count}", seat=seat)


def unlocks_as_normal(game: Game, copy: Copy) -> bool:
    """Whether a card unlocks at the beginning of the phase: not an infernal minion, not who is paralyzed, nor what an
    effect keeps locked by the mark ``does not unlock`` (sec. 4, 11)."""
    if minions.is_minion(game, copy) and game.abilities.modifier(game, copy, "stays locked") > 0:
        return False
    if IN_TORPOR in copy.marks and minions.in_torpor(game, copy):
        return False
    return not (is_infernal(game, copy) or {PARALYZED, "does not unlock", NEXT_UNLOCK} & copy.marks.keys())


def is_infernal(game: Game, copy: Copy) -> bool:
    """Whether a minion is infernal (sec. 11)."""
    return minions.is_minion(game, copy) and minions.has_trait(game, copy, "infernal")


def in_any_order(game: Game, seat: int, *, may_leave: bool) -> Procedure[None]:
    """Let a Methuselah choose the order in which the effects of her unlock phase take place: pool for the Edge, a pool
    for each infernal minion, her contests, convictions for her Imbued, effects of cards, announcing that she withdraws
    (sec. 4, 9.2, Imbued appendix).

    Contests must be settled before the phase can end, and what cards must do is done as she has nothing else to do, or
    before; everything else may be left undone.
    """
    settled, copies, given = game.settled.kinds, game.settled.copies, game.settled.given
    passed = False
    while True:
        due = {use.option: use for use in game.abilities.due(game, seat)}
        must = [*contests.card_contest_options(game, seat, copies)]
        must += titles.title_contest_options(game, seat, copies)
        may = [] if "edge" in settled else edge_options(game, seat)
        may += infernal_options(game, seat)
        if may_leave and "withdraw" not in settled and not withdrawing(game, seat):
            may.append(Option("withdraw", "Announce that you withdraw from the game", seat=seat))
        imbued = [*unlock_options(game, seat, given)]
        effects = {use.option: use for use in game.abilities.uses(game, seat, "unlock")}
        options = [*must, *may, *imbued, *effects]
        if passed or not options:
            if not due:
                return
            yield from game.abilities.all_due(game, seat)
            continue
        options += due
        if not must:
            options.append(Option("pass", "On to the master phase"))
        words = game.edition.words.phase("unlock")
        question = f"{game.seat_name(seat)}: what is done in the {words} phase?"
        option = yield from game.choose(seat, "unlock phase", question, options, "4")
        if option.kind == "pass":
            passed = True
            continue
        if option in due or option in effects:
            yield from (due.get(option) or effects[option]).run()
        elif option in imbued:
            if option.kind == "conviction":
                given.add(option.minion)
            yield from use_unlock_option(game, seat, option)
        elif option in must:
            copies.add(option.copy)
            if option.kind in ("end contest", "contest", "yield"):
                yield from contests.settle_card_contest(game, seat, option)
            else:
                titles.settle_title_contest(game, option)
        else:
            settled.add(option.kind)
            use_option(game, seat, option)
        yield from settle_between(game, "unlock")


def edge_options(game: Game, seat: int) -> list[Option]:
    """With the Edge a Methuselah may take a pool from the bank (sec. 4)."""
    pool = game.edition.edge_pool
    return [Option("edge", f"Gain {pool} pool for the Edge", seat=seat, amount=pool)] if game.table.edge == seat else []


def infernal_options(game: Game, seat: int) -> list[Option]:
    """A pool may be burned to unlock an infernal minion (sec. 11)."""
    word = game.edition.words.unlock
    return [
        Option("infernal", f"Burn 1 pool to {word} {game.name(copy)}", copy.id, copy.id, amount=1)
        for copy in minions.minions(game, seat)
        if copy.locked and is_infernal(game, copy) and game.table.seats[seat].pool >= 1
    ]


def use_option(game: Game, seat: int, option: Option) -> None:
    """Do what a Methuselah may do in the phase (sec. 4, 9.2, 11)."""
    match option.kind:
        case "edge":
            game.gain_pool(seat, option.amount)
            game.say(game.who(seat), f" gains {option.amount} pool for the Edge", seat=seat)
        case "infernal":
            copy = game.copy(option.copy)
            words = game.edition.words
            game.burn_pool(seat, option.amount)
            game.say(game.who(seat), f" burns 1 pool to {words.unlock} ", game.doing.name(copy), seat=seat)
            game.unlock(copy)
            game.passing.now.happened.append(("unlocked for pool", copy, seat))
        case "withdraw":
            announce_withdrawal(game, seat)


def burn_options(game: Game, seat: int) -> Procedure[None]:
    """In any Methuselah's unlock phase each may discard one card with a burn option that no minion of hers can use
    (sec. 1.6.1)."""
    for other in game.clockwise(seat):
        cards = burn_option_cards(game, other)
        if not cards and not (game.discreet and game.asks_anyway(other)):
            continue
        keep = Option("pass", "Keep them")
        options = [*(Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in cards), keep]
        question = f"{game.seat_name(other)} may discard a card by its burn option."
        option = yield from game.choose(other, "burn option", question, options, "1.6.1", always=True)
        if option != keep:
            copy = game.copy(option.copy)
            discard(game, other, copy, " by its burn option")
            yield from settle_hand(game, other)
