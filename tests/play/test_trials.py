"""Positions of a host's game, set up again to be tried: what was done by hand in between is there too."""

from __future__ import annotations

from pathlib import Path

from tests.game import SEED, catalogue, starters
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.bots.random_player import Whim
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.rules.trying import try_out
from vtes_desktop.table.journal import Options
from vtes_desktop.table.moves import BANK, Purse


def test_what_was_done_by_hand_is_tried_with_the_rest(tmp_path: Path) -> None:
    header = new_header([(name, deck, "") for name, deck in starters(3)], Options(), mode="strict", seed=SEED)
    host = Host.start(catalogue(), tmp_path / "game.vtes-game", header, lambda: 0.0, Vtes(lambda _: ByHand()))
    whims, by_hand = [Whim(seat) for seat in range(3)], 0
    for _ in range(1_500):
        strict = host._chair.strict
        assert strict is not None
        choice = strict.choice
        if choice is None or by_hand == 12:
            break
        if choice.kind == "by hand":
            seat = choice.seat
            assert host.submit(seat, r.Blood(BANK, Purse("pool", seat), 1)).accepted
            assert host.submit(seat, r.Roll(6)).accepted
            by_hand += 1
        assert strict.referee is not None
        if choice.kind in ("by hand", "agree"):
            trial = try_out(strict.referee)  # type: ignore[arg-type]
            assert trial.choice == strict.choice
            assert trial.table == host.table
        asked = host.asked(choice.seat)
        assert asked is not None
        picked = whims[choice.seat].pick(host.table, choice.kind, choice.options)
        assert host.submit(choice.seat, r.Pick(asked.number, picked)).accepted
    assert by_hand > 3
    host.close()
