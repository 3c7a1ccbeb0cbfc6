"""The catalogue, a deck to work on, and the page itself, for every test of the builder."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.page import BuilderPage
from vtes_desktop.ui.builder.remembered import Remembered
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.options import Settings

_loaded: list[Catalogue] = []


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    if not _loaded:
        _loaded.append(load(cache=False))
    return _loaded[0]


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:  # noqa: ARG001
    theme.load_fonts()


@pytest.fixture
def faces() -> Iterator[FaceCache]:
    cache = FaceCache()
    yield cache
    cache.wait()


NumberOf = Callable[[str], int]


@pytest.fixture
def number(catalogue: Catalogue) -> NumberOf:
    """The number of a card by its name."""
    return lambda name: catalogue.find(name).id


@pytest.fixture
def deck(number: NumberOf) -> Deck:
    """A small deck: two vampires, three kinds of library cards."""
    return Deck(
        name="Wall",
        entries=[
            Entry(number("Anson"), 2),
            Entry(number("Cardano"), 3),
            Entry(number("Deflection"), 4),
            Entry(number("Govern the Unaligned"), 6),
            Entry(number("Villein"), 5, "pool"),
        ],
    )


@pytest.fixture
def desk(catalogue: Catalogue) -> Iterator[Desk]:
    remembered = Remembered()
    made = Desk(catalogue, remembered)
    made.restore()
    yield made
    made.leave()


@pytest.fixture
def page(catalogue: Catalogue, faces: FaceCache, qtbot: QtBot) -> Iterator[BuilderPage]:
    made = BuilderPage(catalogue, Settings(), faces)
    qtbot.addWidget(made)
    made.resize(1600, 870)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.desk.leave()
    made.desk.reader.wait()
