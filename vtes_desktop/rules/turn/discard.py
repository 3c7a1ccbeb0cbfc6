"""The discard phase (sec. 8)."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from vtes_desktop.rules.effects import settle_between, window_of_others
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import of_game, of_hand, of_what_lies
from vtes_desktop.rules.playing.card import event_options, play_event
from vtes_desktop.rules.playing.hands import discard, forget_discarded, settle_hand
from vtes_desktop.rules.special.auction import pay_debt
from vtes_desktop.rules.turn.interrupted import goes_on
from vtes_desktop.rules.turn.left import left, receive, restore_actions, set_left
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

DONE: Final = Option("pass", "End the turn")


def discard_phase(game: Game, seat: int) -> Procedure[None]:
    """Use discard phase actions and the effects of the phase: discard a card, or put an event into play, one event a
    phase (sec. 8). What is not used is lost."""
    if goes_on(game, "discard"):
        restore_actions(game, "discard")
    else:
        receive(game, seat, "discard", game.edition.discard_phase_actions)
        for copy in [copy for copy in _ending(game) if copy.controller == seat]:
            game.burn(copy)
        pay_debt(game, seat)
        forget_discarded(game)
        game.settled.event_played = False
        yield from settle_between(game, "discard")
    while True:
        there = left(game, "discard") > 0
        options = action_options(game, seat, event_played=game.settled.event_played) if there else []
        effects = {use.option: use for use in game.abilities.uses(game, seat, "discard")}
        if not options and not effects:
            break
        question = f"{game.seat_name(seat)} may discard a card or play an event."
        option = yield from game.choose(seat, "discard phase", question, [*options, *effects, DONE], "8", always=True)
        if option is DONE:
            break
        before = left(game, "discard")
        if option in effects:
            yield from effects[option].run()
        else:
            set_left(game, "discard", before - 1)
            game.settled.event_played |= option.kind == "event"
            yield from use_action(game, seat, option)
        yield from settle_between(game, "discard")
        if option not in effects or left(game, "discard") < before:
            yield from game.abilities.happens(game, "discard phase action used", None, seat)
    yield from window_of_others(
        game, seat, "another's discard", lambda: f"The discard phase of {game.seat_name(seat)}.", "8"
    )
    set_left(game, "discard", 0)


@of_what_lies
def _ending(game: Game) -> list[Copy]:
    """The cards in play that last until a discard phase."""
    ending = _ever_ending(game)
    return [copy for copy in game.lying_in_play() if copy.card in ending] if ending else []


@of_game
def _ever_ending(game: Game) -> Set[int]:
    """The numbers of the printed cards of the game that do."""
    cards = game.catalogue.cards
    there = {copy.card for copy in game.table.copies.values() if copy.kind == "library"} & cards.keys()
    return {number for number in there if game.facts(cards[number]).ends_at_discards}


def action_options(game: Game, seat: int, *, event_played: bool) -> list[Option]:
    """What a discard phase action can be used for now."""
    events = [] if event_played else event_options(game, seat)
    return [*_discards(game, seat), *events] if toll(game, seat) <= game.table.seats[seat].pool else events


def toll(game: Game, seat: int) -> int:
    """The pool that effects have a Methuselah pay to discard a card with a discard phase action."""
    return game.abilities.of_methuselah(game, seat, "discard toll")


@of_hand
def _discards(game: Game, seat: int) -> list[Option]:
    """The options to discard each card of a hand."""
    return [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in game.pile(seat, "hand")]


def use_action(game: Game, seat: int, option: Option) -> Procedure[None]:
    """Discard a card, or play an event (sec. 8)."""
    if option.kind == "event":
        yield from play_event(game, seat, option)
        return
    if owed := toll(game, seat):
        game.say(game.who(seat), f" pays {owed} pool to discard", seat=seat)
        game.burn_pool(seat, owed)
    copy = game.copy(option.copy)
    discard(game, seat, copy)
    yield from settle_hand(game, seat)
    yield from game.abilities.happens(game, "discards", copy, seat)
