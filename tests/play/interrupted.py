"""Strict games that are closed, killed, taken back and switched at random places, as a journal on disk.

Run as ``python -m tests.play.interrupted GAME SEED`` it is a program that plays until it is killed.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from tests.game import catalogue, everyone, starters
from tests.play.test_mixing import mixed
from vtes_desktop.bots.random_player import RandomPlayer, play_out
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import Options

SEATS = 3


def begin_or_continue(path: Path) -> Host:
    """The strict game at `path`."""
    if path.exists():
        return Host.resume(catalogue(), path)
    first = new_header(starters(SEATS), Options(time_limit=0), mode="strict")
    return Host.start(catalogue(), path, mixed(first, *range(SEATS))[0].header())


class Evening:
    """Random players who now and then do what people do besides answering the referee."""

    def __init__(self, host: Host, dice: random.Random) -> None:
        self.host = host
        self.dice = dice
        self.clients: list[Client] = everyone(host)[:SEATS]
        self.players = [RandomPlayer(client, dice.random().hex()) for client in self.clients]

    def go_on(self) -> None:
        """A few answers, and one thing besides."""
        play_out(self.players, self.dice.randrange(1, 25))
        host, seat = self.host, self.dice.randrange(SEATS)
        match self.dice.randrange(9):
            case 0:
                host.submit(seat, r.Roll(self.dice.choice((2, 6, 20, 1000))))
            case 1:
                host.submit(seat, r.Chat("hm."))
            case 2 | 3:
                host.submit(seat, r.TakeBack())
                self._consent()
            case 4:
                host.submit(seat, r.TakeBack())
                self._consent()
                host.submit(seat, r.Again())
                self._consent()
            case 5:
                host.submit(seat, r.Reveal(tuple(host.table.pile(seat, "hand")[:2])))
                self._consent()
            case 6:
                host.submit(seat, r.SwitchMode("manual"))
                self._consent()
                for request in (r.Draw(), r.ShuffleDeck("library"), r.TakeBack(), r.RandomCard(seat), r.TakeBack()):
                    host.submit(seat, request)
                    self._consent()
                host.submit(seat, r.SwitchMode("strict"))
                self._consent()

    def _consent(self) -> None:
        while asked := [
            (client.seat, ask) for client in self.clients for ask in client.asks if ask.waits_for(client.seat)
        ]:
            seat, ask = asked[0]
            self.host.submit(seat, r.Answer(ask.number, yes=True))


def closed(path: Path, dice: random.Random) -> None:
    """Play for a while and close the program."""
    host = begin_or_continue(path)
    evening = Evening(host, dice)
    for _ in range(dice.randrange(1, 6)):
        evening.go_on()
    host.close()


def killed(path: Path, dice: random.Random) -> None:
    """Play for a while, and leave on the disk what a program leaves that is killed as it writes, or between lines."""
    closed(path, dice)
    rows = path.read_bytes().splitlines(keepends=True)
    # Never the deal alone: a game that has not begun is dealt anew.
    lost = dice.randrange(0, min(20, len(rows) - 1))
    whole = b"".join(rows[: len(rows) - lost])
    path.write_bytes(whole if dice.randrange(2) else whole[: -dice.randrange(1, len(rows[-1 - lost]))])


def interrupted(path: Path, seed: int, times: int) -> None:
    """A game that is closed or killed so many times, then played on and ended."""
    dice = random.Random(seed)
    for _ in range(times):
        dice.choice((closed, killed))(path, dice)
    closed(path, dice)


def main(path: Path, seed: int) -> None:
    """Play until killed."""
    evening = Evening(begin_or_continue(path), random.Random(seed))
    while True:
        evening.go_on()
        print(len(evening.host.lines), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
