"""A full table for benchmarks: five players well into a game, everything in reach in play."""

from __future__ import annotations

from pathlib import Path

from tests.game import by_chance, start
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.table.journal import Options
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Place, on

SEATS = range(5)


def busy_game(folder: Path) -> Host:
    """Each of five seats with nine minions, two cards on each, ten cards in play, twenty in the ash heap, a hand."""
    host = start(folder, 5, Options(open_table=True))
    choose = by_chance(7)

    def do(seat: int, request: r.Request) -> None:
        reply = host.submit(seat, request)
        assert reply.accepted, reply

    for seat in SEATS:
        do(seat, r.Draw("crypt", 5))
        for minion in host.table.pile(seat, "uncontrolled")[:]:
            do(seat, r.Put((minion,), Place(seat, "ready")))
            do(seat, r.Blood(BANK, Purse("card", minion), 3))
            for _ in range(2):
                do(seat, r.PutTop(seat, "library", on(minion)))
        do(seat, r.PutTop(seat, "library", Place(seat, "in play"), 10))
        do(seat, r.PutTop(seat, "library", Place(seat, "ash heap"), 20))
        locked = [i for i in host.table.pile(seat, "ready") if choose(2)]
        do(seat, r.LockCards(tuple(locked)))
    return host


def dragging(host: Host) -> list[tuple[int, r.Request]]:
    """What one seat does in a turn that has everything, and how to undo it again, so that it can be done for ever."""
    table = host.table
    minion, other = table.pile(0, "ready")[:2]
    worn = table.copies[minion].attached[0]
    burnt = table.pile(0, "ash heap")[0]
    return [
        (0, r.LockCards((minion,), locked=not table.copies[minion].locked)),
        (0, r.Blood(Purse("card", minion), BANK)),
        (0, r.Blood(BANK, Purse("card", minion))),
        (0, r.Put((worn,), on(other))),
        (0, r.Put((worn,), on(minion), index=0)),
        (0, r.Put((minion,), Place(0, "torpor"))),
        (0, r.Put((minion,), Place(0, "ready"), index=0)),
        (1, r.Blood(Purse("pool", 1), BANK, 2)),
        (1, r.Blood(BANK, Purse("pool", 1), 2)),
        (0, r.Draw()),
        (0, r.TakeBack()),
        (0, r.Put((burnt,), Place(0, "library"), index=0)),
        (0, r.TakeBack()),
        (0, r.NextPhase()),
        (0, r.TakeBack()),
        (2, r.Chat("I have a wake")),
        (0, r.Count(minion, "stealth")),
        (0, r.Count(minion, "stealth", -1)),
        (0, r.ShuffleDeck("library")),
        (0, r.TakeBack()),
        (0, r.LockCards((minion,), locked=table.copies[minion].locked)),
    ]
