"""Manual mode: no rules but good manners.

Everybody moves their own things. Touching another's is asked first where the table wants that, hidden things stay
hidden, and everything is said in the log and can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vtes_desktop.play import counting, handling, showing, turns
from vtes_desktop.play import requests as r
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.sight import tells_apart
from vtes_desktop.table.table import Copy, Table


def carry_out(doing: Doing, request: r.Request) -> None:
    """Turn a request into moves and sentences. Raises :class:`RefusedError`."""
    action = _ACTIONS.get(type(request))
    if action is None:
        raise RefusedError("That can't be asked of a table in manual mode.")
    action(doing, request)


def leave_needed(table: Table, seat: int, request: r.Request) -> set[int]:
    """Whose things `seat` would touch by a request; may name `seat` itself, or seats that are not there."""
    of = {
        copy.controller
        for copy in _touched_copies(table, request)
        if tells_apart(table, copy, seat) and seat not in (copy.controller, copy.owner)
    }
    match request:
        case r.Blood(source, target):
            of |= {purse.of for purse in (source, target) if purse.kind == "pool"}
        case (
            r.PutTop(seat=other)
            | r.RandomCard(seat=other)
            | r.Score(seat=other)
            | r.HandSize(seat=other)
            | r.TakeControl(seat=other)
            | r.Oust(seat=other)
        ):
            of.add(other)
        case r.NextPhase() | r.GoToPhase() | r.EndTurn() | r.Transfers():
            of.add(table.active)
        case r.TakeEdge():
            of.add(table.edge)
        case r.OpenHands(open=True):
            of |= set(range(len(table.seats)))
    return of


def _touched_copies(table: Table, request: r.Request) -> list[Copy]:
    ids: tuple[int, ...] = ()
    match request:
        case r.Put(copies=ids) | r.LockCards(copies=ids) | r.TurnCards(copies=ids) | r.Hide(copies=ids):
            pass
        case r.Count(copy=i) | r.Note(copy=i) | r.TakeControl(copy=i):
            ids = (i,)
        case r.Blood(source, target):
            ids = tuple(purse.of for purse in (source, target) if purse.kind == "card")
    return [table.copies[i] for i in ids if i in table.copies]


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
    r.Pause: turns.pause,
    r.OpenHands: turns.open_hands,
    r.TellSeed: lambda doing, _: turns.tell_seed(doing),
}
