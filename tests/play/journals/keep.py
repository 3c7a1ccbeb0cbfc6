"""Plays the games that are kept in this folder, to be played again by whatever version comes after.

``python -m tests.play.journals.keep FOLDER`` writes each as a journal and what a seat was told of it, gzipped. Those
that are kept were played before there was a second game; they are never written anew, others may come beside them.
"""

from __future__ import annotations

import gzip
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from tests.game import any_request, by_chance, by_leave, catalogue, everyone, starters
from tests.play.test_mixing import mixed
from vtes_desktop.bots.random_player import RandomPlayer, play_out
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.transcript import Transcript
from vtes_desktop.table.journal import Header, Options
from vtes_desktop.table.moves import BANK, Purse


class Kept:
    """A game being played to be kept, with a client for each seat."""

    def __init__(self, folder: Path, name: str, header: Header, seen: int = 1) -> None:
        self.path = folder / f"{name}.vtes-game"
        self.host = Host.start(catalogue(), self.path, header, lambda: 0.0)
        self.transcript = Transcript(folder / f"{name}.vtes-seen")
        self.transcript.began(self.host.join(seen, self.transcript.heard))
        self.seats = len(header.seats)

    @property
    def clients(self) -> list[Client]:
        return everyone(self.host)

    def by_hand(self, seed: int, steps: int) -> None:
        """So many things that somebody asks for, with everybody's leave."""
        choose, clients = by_chance(seed), self.clients
        for _ in range(steps):
            seat = choose(self.seats)
            by_leave(self.host, seat, any_request(clients[seat].table, seat, choose))

    def strictly(self, seed: int, answers: int, *between: r.Request) -> None:
        """So many answers of random players, and then these requests."""
        play_out([RandomPlayer(client, f"{seed} {client.seat}") for client in self.clients[: self.seats]], answers)
        for request in between:
            by_leave(self.host, 0, request)

    def end(self) -> None:
        for request in (r.EndGame(), r.TellSeed()):
            by_leave(self.host, 0, request)

    def close(self) -> None:
        self.host.close()
        self.transcript.close()


def header(
    players: int, mode: Literal["manual", "strict"], seed: int, options: Options | None = None, *network: int
) -> Header:
    """A game of starter decks, with the numbers of those seats that play across a network."""
    made = new_header(starters(players), options or Options(), seed=f"{seed:02x}" * 32, mode=mode)
    if not network:
        return made
    return mixed(made, *network)[0].header()


def manual(folder: Path) -> None:
    """Five games by hand: by two, three and five, with rules of the house, and across a network."""
    for name, players, seed, options, network in (
        ("manual two", 2, 1, Options(), ()),
        ("manual five", 5, 2, Options(), ()),
        ("manual ask", 3, 3, Options(ask=True, discreet=True), ()),
        ("manual open", 3, 4, Options(open_table=True, replace=False, pool=20, hand_size=5), ()),
        ("manual network", 3, 5, Options(ask=True), (0, 1, 2)),
    ):
        game = Kept(folder, name, header(players, "manual", seed, options, *network))
        game.by_hand(seed, 70)
        if seed % 2:
            game.end()
        game.close()


def strict(folder: Path) -> None:
    """Seven with the referee: in the midst of a turn, with take-backs, by hand, called late, sent away, ended."""
    game = Kept(folder, "strict two", header(2, "strict", 11))
    game.strictly(11, 60)
    game.close()
    game = Kept(folder, "strict five", header(5, "strict", 12), seen=-1)
    game.strictly(12, 90)
    game.close()
    game = Kept(folder, "strict taken back", header(3, "strict", 13))
    for part in range(4):
        game.strictly(13 + part, 14, r.TakeBack(), *(r.Again(),) * (part % 2), r.Roll(20), r.Chat("hm."))
    game.close()
    game = Kept(folder, "strict network", header(3, "strict", 14, Options(ask=True, discreet=True), 0, 1, 2))
    game.strictly(14, 80)
    game.close()
    game = Kept(folder, "strict ended", header(2, "strict", 15, Options(pool=6), 0, 1))
    game.strictly(15, 2000)
    game.end()
    game.close()
    game = Kept(folder, "called and sent away", header(3, "manual", 16))
    game.by_hand(16, 15)
    by_leave(game.host, 0, r.SwitchMode("strict"))
    game.strictly(16, 25, r.SwitchMode("manual"))
    game.by_hand(17, 10)
    by_leave(game.host, 0, r.SwitchMode("strict"))
    game.strictly(17, 10)
    game.close()
    game = Kept(folder, "strict by hand", header(3, "strict", 18))
    done_by_hand(game)
    game.close()


def done_by_hand(game: Kept) -> None:
    """A card that is done by hand: begun, not agreed on, and done anew."""
    choose, host = by_chance(2), game.host
    while (asked := host.asked(-1)) is not None and asked.kind != "by hand":
        mine = host.asked(asked.seat)
        assert mine is not None
        hand = [place for place, option in enumerate(mine.options) if option.kind == "use by hand"]
        host.submit(mine.seat, r.Pick(mine.number, hand[0] if hand else choose(len(mine.options))))
        if host.table.over or len(host.lines) > 300:
            raise SystemExit("Nothing was to be done by hand.")
    assert asked is not None
    doer = asked.seat
    for answer in ("not agreed", "agreed"):
        by_leave(host, doer, r.Blood(Purse("pool", doer), BANK, 2))
        by_leave(host, doer, r.Draw())
        pick(host, "done")
        while (now := host.asked(-1)) is not None and now.kind == "agree":
            pick(host, answer)
            if answer == "not agreed":
                break


def pick(host: Host, kind: str) -> None:
    asked = host.asked(-1)
    assert asked is not None
    mine = host.asked(asked.seat)
    assert mine is not None
    place = next(place for place, option in enumerate(mine.options) if option.kind == kind)
    host.submit(mine.seat, r.Pick(mine.number, place))


GAMES: tuple[Callable[[Path], None], ...] = (manual, strict)


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        for play in GAMES:
            play(Path(scratch))
        for path in sorted(Path(scratch).glob("*.vtes-*")):
            if path.suffix in (".vtes-game", ".vtes-seen"):
                # Without a time in it, so that the same game is the same file.
                (folder / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
