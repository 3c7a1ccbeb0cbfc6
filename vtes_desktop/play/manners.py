"""Manual mode: no rules but good manners.

Everybody moves their own things; whose leave it takes to do more is said by the table of consent
(:mod:`~vtes_desktop.play.consent`). Hidden things stay hidden, and everything is said in the log and can be taken back.
What is done alike at every table is in :data:`COMMON`; the rest is each game's (:attr:`Play.manners`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from vtes_desktop.play import business, physical, showing
from vtes_desktop.play import requests as r
from vtes_desktop.play.games import Chore, Manner, play_of
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.table import Table


def carry_out(doing: Doing, request: r.Request) -> None:
    """Turn a request into moves and sentences, as the table's game has it. Raises :class:`RefusedError`."""
    play = play_of(doing.table.game)
    if isinstance(request, r.Deal):
        play.deal(doing)
    elif isinstance(request, r.Chore):
        chore_of(doing.table, request).do(doing, request)
    elif (manner := play.manners.get(type(request))) is not None:
        manner(doing, request)
    else:
        raise RefusedError("That can't be asked of a table in manual mode.")


def chore_of(table: Table, request: r.Chore) -> Chore:
    """The chore that a request names. Raises :class:`RefusedError` where the game has none of that name."""
    found = play_of(table.game).chores.get(request.name)
    if found is None:
        raise RefusedError("Nothing of that name is done at this table.")
    return found


def _reveal(doing: Doing, request: r.Reveal) -> None:
    if any(doing.copy(i).controller != doing.seat for i in request.copies):
        raise RefusedError("You can only show your own cards.")
    showing.reveal(doing, request)


COMMON: Final[Mapping[type, Manner]] = MappingProxyType(
    {
        r.TurnCards: physical.turn,
        r.Count: physical.count,
        r.Note: physical.note,
        r.ShuffleDeck: showing.shuffle_deck,
        r.Look: showing.look,
        r.StopLooking: showing.stop_looking,
        r.Reveal: _reveal,
        r.Hide: showing.hide,
        r.RandomCard: showing.random_card,
        r.Roll: business.roll,
        r.TakeEdge: business.take_edge,
        r.Chat: business.chat,
        r.Signal: business.signal,
        r.PassSeat: business.pass_seat,
        r.Pause: business.pause,
        r.OpenHands: business.open_hands,
        r.TellSeed: lambda doing, _: business.tell_seed(doing),
    }
)
"""What is done alike at every table."""
