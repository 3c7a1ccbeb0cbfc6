"""Every screen in every theme, also in large text: no word is cut off, none hardly differs from what it stands on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.game import SEED
from tests.game import catalogue as table_catalogue
from tests.rules.random_game import compiled
from tests.ui.legible import faint
from tests.ui.strict.conftest import asked_of
from tests.ui.test_large_text import clipped
from vtes_desktop.bots.random_player import RANDOM
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Problem, from_starter
from vtes_desktop.lan.protocol import Lobby, LobbySeat, Terms
from vtes_desktop.play import requests as r
from vtes_desktop.play.laid import Laid, LaidCard, LaidHost, LaidSeat
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.ui import theme
from vtes_desktop.ui.about import About
from vtes_desktop.ui.deck_choice import ChosenDeck
from vtes_desktop.ui.deck_problems import DeckProblems
from vtes_desktop.ui.lan.terms_dialog import TermsDialog
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.strict.asking import QUIET
from vtes_desktop.ui.table.opponents import Opponents
from vtes_desktop.ui.window import MainWindow

WAYS = [
    ("light", (1600, 900), 1.0),
    ("light", (1280, 720), 1.5),
    ("light", (1280, 720), 2.0),
    ("contrast", (1280, 720), 1.0),
    ("contrast", (1024, 640), 1.5),
    ("contrast", (1280, 720), 2.0),
    ("dark", (1024, 640), 1.0),
]
LIBRARY = ("Govern the Unaligned",) * 6
"""Cards to draw."""

Show = Callable[[], QWidget | None]
"""Brings a screen about; a dialog of its own is given back."""


class Screens:
    """A window in a theme, and what it can show."""

    def __init__(self, window: MainWindow, qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
        self.window, self.qtbot, self.size, self.scale = window, qtbot, size, scale

    def look(self, name: str, top: QWidget | None = None) -> list[str]:
        """What is wrong with what is shown now."""
        seen = top or self.window
        if top is None:
            assert (self.window.width(), self.window.height()) == self.size, f"{name} makes the window larger"
        if clipped(seen):
            self.qtbot.waitUntil(lambda: not clipped(seen) or self._waited(), timeout=3000)
        return [f"{name}: {each}" for each in (*clipped(seen), *faint(seen))]

    def _waited(self) -> bool:
        self.qtbot.wait(300)
        return True

    def pages(self) -> Iterator[tuple[str, Show]]:
        """The pages of the window."""
        window = self.window
        yield "start", window.show_start
        yield "lessons", window.show_lessons
        yield "settings", window.show_settings
        yield "new game", window.show_new_game
        yield "host", window.network.show_host
        yield "join", window.network.show_join
        yield "shelf of films", lambda: window.theatre.show_shelf()
        yield "builder", window.show_builder

    def dialogs(self, catalogue: Catalogue) -> Iterator[tuple[str, QDialog]]:
        """Dialogs that are windows of their own."""
        deck = from_starter(next(starter for starter in catalogue.starters if starter.playable))
        near = tuple(catalogue.find(name).id for name in ("Govern the Unaligned", "Deflection"))
        said = "There is no card of this name. Choose one of the nearest, or leave the line out."
        deck.problems.append(Problem(12, "4x Govern teh Unaligned", said, near))
        deck.problems.append(Problem(31, "a line that means nothing at all, however long it goes on", said))
        yield "deck problems", DeckProblems(ChosenDeck(deck.name, deck), catalogue, self.scale)
        seats = (LobbySeat("Sarah", "person"), LobbySeat("", "open"), LobbySeat("", "open"))
        yield "terms", TermsDialog(Lobby("ABCD", Terms("Friday"), "lobby", seats, password=True), self.scale)
        yield "about", About(catalogue, self.scale)


def table(monkeypatch: pytest.MonkeyPatch, hand: tuple[str, ...]) -> LaidHost:
    """Two who can fight with cards for every step, and others who watch them."""
    monkeypatch.setattr(Opponents, "sit_at", lambda opponents, host: None)  # noqa: ARG005 - as it is called
    laid = Laid(
        (
            LaidSeat("Alexis", ready=(LaidCard("Theo Bell"), LaidCard("Anson")), hand=hand, library=LIBRARY),
            LaidSeat("Brigitte", RANDOM, ready=(LaidCard("Gilbert Duane"),), library=LIBRARY),
            LaidSeat("Casimir", RANDOM, ready=(LaidCard("Krid"),), library=LIBRARY),
        )
    )
    return LaidHost(table_catalogue(), laid, SEED, Vtes(compiled))


def steps(window: MainWindow, host: LaidHost, first: str) -> Iterator[str]:
    """The questions to who sits here, from an action of a kind on; the others block where they can."""
    asked = asked_of(host)
    assert asked is not None
    window.sit_down(host)
    page = window.table_page
    assert page is not None
    page.asking.dead_seconds = page.asking.own_seconds = 0.0
    kinds = [option.kind for option in asked.options]
    assert host.submit(asked.seat, r.Pick(asked.number, kinds.index(first))).accepted  # type: ignore[arg-type]
    told: set[str] = set()
    for _ in range(60):
        asked = asked_of(host)
        if asked is None or asked.kind == "minion phase":
            return
        kinds = [option.kind for option in asked.options]
        if asked.seat == 0 and asked.kind not in told:
            told.add(asked.kind)
            yield asked.kind
        quiet = next((place for place, kind in enumerate(kinds) if kind in QUIET), 0)
        wanted = "block" if asked.kind == "block" and asked.seat == 1 else ""
        pick = kinds.index(wanted) if wanted in kinds else quiet
        assert host.submit(asked.seat, r.Pick(asked.number, pick)).accepted


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0]} {way[1][0]} {way[2]}")
def screens(
    request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Screens]:
    name, size, scale = request.param
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(tmp_path / "home"))
    theme.use(name)
    theme.apply(qapp, scale)
    settings = Settings(tmp_path / "settings.json")
    settings.change(text_scale=scale, motion=False, theme=name)
    (tmp_path / "games").mkdir()
    window = MainWindow(settings, tmp_path / "games")
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    qtbot.waitExposed(window)
    yield Screens(window, qtbot, size, scale)
    window.close()
    theme.use("dark")
    theme.apply(qapp)


def test_every_page_can_be_read(screens: Screens) -> None:
    wrong = []
    for name, show in screens.pages():
        show()
        screens.qtbot.wait(20)
        wrong += screens.look(name)
    assert not wrong, "\n".join(wrong)


def test_every_dialog_can_be_read(screens: Screens) -> None:
    wrong = []
    for name, dialog in screens.dialogs(table_catalogue()):
        screens.qtbot.addWidget(dialog)
        dialog.show()
        screens.qtbot.waitExposed(dialog)
        screens.qtbot.wait(20)
        wrong += screens.look(name, dialog)
        dialog.close()
    assert not wrong, "\n".join(wrong)


def test_every_step_of_a_combat_and_a_referendum_can_be_read(screens: Screens, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong, seen = [], set()
    fight = ("Dodge", "Fake Out", "Trap", "Flash", "Taste of Vitae", "Undead Strength", "Blur")
    for first, hand in (("bleed", fight), ("political", ("Kine Resources Contested",))):
        for kind in steps(screens.window, table(monkeypatch, hand), first):
            seen.add(kind)
            screens.qtbot.wait(60)
            wrong += screens.look(kind)
    assert {"strike", "range", "press", "points", "polling"} <= seen, seen
    assert not wrong, "\n".join(wrong)
