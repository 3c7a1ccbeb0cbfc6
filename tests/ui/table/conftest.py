"""A game with real decks at a real host, for the widgets of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from vtes_desktop.cards import catalogue as catalogues
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.starters import StarterDeck
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.session import Session

NAMES = ("Sarah", "Alexis", "Justin", "Lisa", "Richard")
SEED = "07" * 32


class Ticks:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def deck_list(starter: StarterDeck) -> DeckList:
    """A published starter deck as a seat plays it."""
    crypt = tuple(card for card, count in starter.crypt for _ in range(count))
    library = tuple(card for card, count in starter.library for _ in range(count))
    return DeckList(starter.name, crypt, library)


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The whole pool."""
    return catalogues.load(cache=False)


@pytest.fixture
def ticks() -> Ticks:
    """The host's clock."""
    return Ticks()


Sit = Callable[..., Session]


@pytest.fixture
def sit(qapp: QApplication, catalogue: Catalogue, tmp_path: Path, ticks: Ticks) -> Iterator[Sit]:
    """Sit down at a game of so many starter decks; options are the table's."""
    theme.apply(qapp)
    sessions: list[Session] = []

    def start(seats: int = 3, **options: object) -> Session:
        players = [(name, deck_list(starter)) for name, starter in zip(NAMES[:seats], catalogue.starters, strict=False)]
        header = new_header(players, Options(**options), name="A game", seed=SEED)  # type: ignore[arg-type]
        path = tmp_path / f"game {len(sessions)}.vtes-game"
        settings = Settings(tmp_path / "settings.json")
        settings.change(motion=False)
        sessions.append(Session.at_this_desktop(Host.start(catalogue, path, header, ticks), settings))
        return sessions[-1]

    yield start
    for session in sessions:
        session.close()


@pytest.fixture
def faces(qapp: QApplication) -> Iterator[FaceCache]:  # noqa: ARG001 - pixmaps need it
    """A cache of faces that is done painting when the test is."""
    cache = FaceCache()
    yield cache
    cache.wait()


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page for what lies over one: 1280 by 720, shown."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1280, 720)
    widget.show()
    qtbot.waitExposed(widget)
    return widget
