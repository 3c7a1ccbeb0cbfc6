"""Sitting down at a table of Vendetta."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import AtTable
from vtes_desktop.cards import catalogue as catalogues
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import NO_DECK, Options
from vtes_desktop.ui import theme
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.session import Session
from vtes_desktop.vendetta import card_files
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.readings import Readings

NAMES = ("Sarah", "Alexis", "Justin", "Lisa", "Richard", "Mina")
SEED = "5e" * 32
Sit = Callable[..., AtTable]


@pytest.fixture
def sit(qapp: QApplication, qtbot: QtBot, catalogue: Catalogue, tmp_path: Path) -> Iterator[Sit]:
    """Sit down at a game with the practice set; everybody is at this desktop."""
    theme.apply(qapp)
    sessions: list[Session] = []

    def start(
        seats: int = 4,
        *,
        strict: bool = True,
        open_table: bool = True,
        clans: tuple[str | None, ...] = (),
        players: tuple[str, ...] = (),
        size: tuple[int, int] = (1600, 900),
    ) -> AtTable:
        cards = card_files.practice()
        who = players or ("",) * seats
        header = new_header(
            [(name, NO_DECK, *([player] if player else [])) for name, player in zip(NAMES, who, strict=False)],
            Options(open_table=open_table),
            game="vendetta",
            mode="strict" if strict else "manual",
            extra=agreement(cards, Readings(), clans),
            seed=SEED,
        )
        settings = Settings(tmp_path / "settings.json")
        settings.change(motion=False, pace="at once")
        host = Host.start(catalogue, tmp_path / f"game {len(sessions)}.vtes-game", header)
        sessions.append(Session.at_this_desktop(host, settings))
        at = AtTable(qtbot, sessions[-1], size)
        # Tests press at once what people press once they have read it.
        at.page.asking.dead_seconds = at.page.asking.own_seconds = 0.0
        return at

    yield start
    for session in sessions:
        session.close()


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The whole pool."""
    return catalogues.load(cache=False)
