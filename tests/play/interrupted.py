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
from vtes_desktop.table.moves import Purse
from vtes_desktop.table.table import Place

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
        match self.dice.randrange(11):
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

            case 7:
                host.submit(seat, r.OpenHands(open=True))
                self._consent()
            case 8 | 9:
                self._by_hand()

    def _by_hand(self) -> None:
        """Do a card by hand, as soon as somebody may; somebody may not agree."""
        for _ in range(120):
            asked = self.clients[0].asked
            if asked is None:
                return
            client = self.clients[asked.seat]
            kinds = [option.kind for option in client.asked.options] if client.asked else []
            if asked.kind == "by hand":
                self._do_something(client)
            elif "use by hand" in kinds:
                client.ask(r.Pick(asked.number, kinds.index("use by hand")))
                continue
            elif "not agreed" in kinds and self.dice.randrange(3) == 0:
                client.ask(r.Pick(asked.number, kinds.index("not agreed")))
                return
            if not play_out(self.players, 1):
                return

    def _do_something(self, client: Client) -> None:
        """What a card might say: draw, discard, take pool, turn up another's card."""
        table, seat = client.table, client.seat
        mine, others = table.pile(seat, "hand"), table.pile((seat + 1) % SEATS, "uncontrolled")
        for request in (
            r.Draw(),
            r.Put(tuple(mine[:1]), Place(seat, "ash heap")),
            r.Blood(Purse("pool", (seat + 1) % SEATS), Purse("pool", seat)),
            r.ShuffleDeck("library"),
            r.TurnCards(tuple(others[:1])),
            r.RandomCard((seat + 2) % SEATS),
        ):
            if self.dice.randrange(2):
                client.ask(request)
                self._consent()

    def _consent(self) -> None:
        """Everybody gives leave; now and then somebody does not."""
        while asks := [(each, ask) for each in self.clients for ask in each.asks if ask.waits_for(each.seat)]:
            client, ask = asks[0]
            self.host.submit(client.seat, r.Answer(ask.number, yes=self.dice.randrange(8) > 0))


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
