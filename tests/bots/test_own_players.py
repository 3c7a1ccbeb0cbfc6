"""Computer players of a game that brings its own: they play at a table as the others do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.test_company import Loop
from vtes_desktop.bots.company import Company
from vtes_desktop.bots.own_players import own_player
from vtes_desktop.bots.pace import PACES
from vtes_desktop.bots.seating import Sitter, word
from vtes_desktop.bots.thinker import Thinker
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import NO_DECK, Options
from vtes_desktop.table.syncing import Unsynced
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.card_files import practice


class NoThinker(Thinker):
    """Nobody may be asked to think elsewhere."""

    def __init__(self) -> None:
        pass

    def warm(self) -> None:
        raise AssertionError("No process of thinkers is needed.")


@pytest.fixture
def host(tmp_path: Path) -> Host:
    header = new_header(
        [(f"Computer {seat}", NO_DECK, word(Sitter("computer"))) for seat in range(4)],
        Options(time_limit=0),
        game="vendetta",
        extra=agreement(practice()),
        mode="strict",
        seed=f"{4:064x}",
    )
    return Host.start(Catalogue(()), tmp_path / "evening.vtes-game", header, syncer=Unsynced())


def test_four_computer_players_play_a_whole_game_of_vendetta(host: Host) -> None:
    loop = Loop()
    company = Company(NoThinker(), "table", loop.later, loop.posted.put, lambda: PACES["at once"], lambda _: None)
    for seat in range(4):
        company.seat(sit_down(host, seat), Sitter("computer"))
    turns = 0
    while not host.table.over:
        loop.turn()
        turns += 1
        assert turns < 2000
    assert own_player(sit_down(host, 0), "seed") is not None
    assert not host.table.clock.running, "the time played is that of the game"
    host.close()
