"""Manual mode: no rules but good manners.

Everybody moves their own things; whose leave it takes to do more is said by the table of consent
(:mod:`~vtes_desktop.play.consent`). Hidden things stay hidden, and everything is said in the log and can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vtes_desktop.play import counting, handling, showing, turns
from vtes_desktop.play import requests as r
from vtes_desktop.table.doing import Doing, RefusedError


def carry_out(doing: Doing, request: r.Request) -> None:
    """Turn a request into moves and sentences. Raises :class:`RefusedError`."""
    action = _ACTIONS.get(type(request))
    if action is None:
        raise RefusedError("That can't be asked of a table in manual mode.")
    action(doing, request)


def _reveal(doing: Doing, request: r.Reveal) -> None:
    if any(doing.copy(i).controller != doing.seat for i in request.copies):
        raise RefusedError("You can only show your own cards.")
    showing.reveal(doing, request)


def _play(doing: Doing, request: r.Play) -> None:
    if doing.copy(request.copy).controller != doing.seat:
        raise RefusedError("You can only play cards of your own hand.")
    handling.play(doing, request)


def _put(doing: Doing, request: r.Put) -> None:
    for i in request.copies:
        copy = doing.copy(i)
        if not doing.table.region_of(copy).tracked and copy.controller != doing.seat:
            raise RefusedError("You can't move cards in another's hand or deck.")
    handling.put_cards(doing, request)


_ACTIONS: dict[type, Callable[[Doing, Any], None]] = {
    r.Deal: lambda doing, _: turns.deal(doing),
    r.Put: _put,
    r.PutTop: handling.put_top,
    r.Draw: handling.draw_cards,
    r.Refill: lambda doing, _: handling.refill(doing),
    r.Play: _play,
    r.Blood: counting.blood,
    r.LockCards: handling.lock,
    r.UnlockAll: lambda doing, _: turns.unlock_all(doing),
    r.TurnCards: handling.turn,
    r.Count: handling.count,
    r.Note: handling.note,
    r.TakeControl: handling.control,
    r.ShuffleDeck: showing.shuffle_deck,
    r.Look: showing.look,
    r.StopLooking: showing.stop_looking,
    r.Reveal: _reveal,
    r.Hide: showing.hide,
    r.RandomCard: showing.random_card,
    r.AddCard: handling.add_card,
    r.Roll: counting.roll,
    r.TakeEdge: counting.take_edge,
    r.NextPhase: lambda doing, _: turns.next_phase(doing),
    r.GoToPhase: turns.go_to_phase,
    r.EndTurn: lambda doing, _: turns.next_turn(doing),
    r.Oust: turns.oust,
    r.Withdraw: lambda doing, _: turns.withdraw(doing),
    r.TimeUp: lambda doing, _: turns.time_up(doing),
    r.EndGame: lambda doing, _: turns.end_game(doing),
    r.Score: counting.score,
    r.HandSize: counting.hand_size,
    r.Transfers: counting.transfers,
    r.Chat: counting.chat,
    r.Signal: counting.signal,
    r.PassSeat: turns.pass_seat,
    r.Pause: turns.pause,
    r.OpenHands: turns.open_hands,
    r.TellSeed: lambda doing, _: turns.tell_seed(doing),
}
