"""The discard phase (sec. 8)."""

from __future__ import annotations

from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.hands import settle_hand
from vtes_desktop.rules.playing import event_options, play_event
from vtes_desktop.table.table import Place


def discard_phase(game: Game, seat: int) -> Procedure[None]:
    """Use discard phase actions: discard a card, or play an event, one event a phase (sec. 8)."""
    yield from window(game, [seat], "discard", "Discard phase", "8")
    actions = game.edition.discard_phase_actions
    event_played = False
    while actions > 0:
        options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in game.pile(seat, "hand")]
        if not event_played:
            options += event_options(game, seat)
        if not options:
            break
        done = Option("pass", "No discard")
        question = f"{game.seat_name(seat)} may discard a card or play an event."
        option = yield from game.choose(seat, "discard phase", question, [*options, done], "8", always=True)
        if option == done:
            break
        actions -= 1
        if option.kind == "discard":
            copy = game.copy(option.copy)
            game.say(game.who(seat), " discards ", game.doing.name(copy), seat=seat)
            game.doing.move_card(copy, Place(copy.owner, "ash heap"))
            yield from settle_hand(game, seat)
        else:
            event_played = True
            yield from play_event(game, seat, option)
