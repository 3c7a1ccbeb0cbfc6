"""A program that plays until it is killed: run by test_kill.py as ``python -m tests.play.doomed GAME SEED``.

It begins or continues the game, plays random requests, and tells each that was shown to the players: a line with the
journal's line number and the digest of everything that every seat was shown.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.game import SEED, any_request, by_chance, canonical
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import DeckList, Options

SEATS = 3


def begin_or_continue(path: Path) -> Host:
    """The game at `path`; no card list is needed to move cards."""
    if path.exists():
        return Host.resume(Catalogue(()), path)
    players = [
        (f"Player {seat}", DeckList("", tuple(range(200_001, 200_011)), tuple(range(100_001, 100_041))))
        for seat in range(SEATS)
    ]
    return Host.start(Catalogue(()), path, new_header(players, Options(), seed=SEED))


def everyone(host: Host) -> list[Client]:
    """A client for each seat, and one for whoever watches."""
    return [sit_down(host, seat) for seat in [*range(SEATS), -1]]


def digest(clients: Sequence[Client]) -> str:
    """Of all that the clients show: tables, sentences, and whether something can be taken back."""
    shown = [(client.n, client.table, client.log, client.can_take_back, client.can_again) for client in clients]
    return hashlib.sha256(canonical(shown)).hexdigest()


def main(path: Path, seed: int) -> None:
    """Play till the end."""
    host = begin_or_continue(path)
    clients = everyone(host)
    choose = by_chance(seed)
    print(f"{clients[0].n} {digest(clients)}", flush=True)
    while True:
        seat = choose(SEATS)
        lines = len(host.lines)
        clients[seat].ask(any_request(clients[seat].table, seat, choose))
        if len(host.lines) > lines:
            print(f"{clients[0].n} {digest(clients)}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
