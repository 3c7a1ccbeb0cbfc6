"""Try this deck: games run in a process of their own, the page tells what they come to, and pauses."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, from_starter
from vtes_desktop.decks.shelf import safe_name
from vtes_desktop.lab.deck_report import CardUse, Coming, DeckReport, Followed
from vtes_desktop.lab.standing import Split, Standing
from vtes_desktop.lab.statistics import Interval
from vtes_desktop.ui.builder import trying_chart
from vtes_desktop.ui.builder.trying_view import PICTURE, TryingView

LONG = 180_000
"""Milliseconds that a process of its own may take where the machine is busy."""


def followed(share: float = 0.3) -> Followed:
    """What forty games of a deck might have told."""
    half = Interval(share, share - 0.1, share + 0.1)
    report = DeckReport(
        "Wall",
        Standing("regular", 40, half, 12, 30, 15, 60.0),
        [Split(f"place {place}", 8, half) for place in range(1, 6)],
        [Split("Ventrue", 40, half)],
        [Split("Tremere", 40, half)],
        [CardUse(100588, "Deflection", 50, 20, 10, 20, 3.5), CardUse(102121, "Villein", 30, 30, 0, 0, 0.5)],
        [Coming(1, Interval(1.0, 0.9, 1.0), 2.0), Coming(2, Interval(0.5, 0.4, 0.6), 4.0)],
        {"bleed": 20, "political": 5},
        {"Ventrue": 20, "Tremere": 5},
        11.0,
    )
    return Followed(40, 200, report)


@pytest.fixture
def whole(catalogue: Catalogue) -> Deck:
    return from_starter(next(starter for starter in catalogue.starters if starter.playable))


def test_a_deck_that_nobody_could_play_says_why(catalogue: Catalogue, deck: Deck, qtbot: QtBot) -> None:
    view = TryingView(catalogue)
    qtbot.addWidget(view)
    view.show_deck(deck)
    assert not view.start.isEnabled()
    assert "at least 12 cards" in view.picture.words
    view.begin()
    assert not view.is_running


def test_games_are_played_shown_paused_and_gone_on_with(catalogue: Catalogue, whole: Deck, qtbot: QtBot) -> None:
    view = TryingView(catalogue, games=3)
    qtbot.addWidget(view)
    view.show_deck(whole)
    view.start.click()
    assert view.is_running
    assert view.start.text() == "Pause"
    qtbot.waitUntil(lambda: view.picture.followed is not None, timeout=LONG)
    view.start.click()
    assert view.start.text() == "Pausing…"
    qtbot.waitUntil(lambda: not view.is_running, timeout=LONG)
    told = view.picture.followed
    assert told is not None
    assert 1 <= told.done <= 3
    view.begin()
    qtbot.waitUntil(lambda: not view.is_running, timeout=LONG)
    told = view.picture.followed
    assert told is not None
    assert told.done == 3, view.said.text()
    assert told.report.standing.games == 3
    assert "3 of 3 games" in view.said.text()


def test_another_deck_forgets_what_was_told_of_the_one_before(catalogue: Catalogue, whole: Deck, qtbot: QtBot) -> None:
    view = TryingView(catalogue)
    qtbot.addWidget(view)
    view.show_deck(whole)
    view._news = followed()
    view._show()
    assert "40 of 200 games" in view.said.text()
    other = whole.copy()
    other.set_count(other.library[0].card_id, 1)
    view.show_deck(other)
    assert view.picture.followed is None
    assert view.said.text() == ""


def test_the_picture_and_the_table_are_saved(catalogue: Catalogue, whole: Deck, qtbot: QtBot, tmp_path: Path) -> None:
    view = TryingView(catalogue)
    qtbot.addWidget(view)
    view.show_deck(whole)
    view._news = followed()
    view._show()
    view.save_as(tmp_path / "games.png")
    view.save_as(tmp_path / "games.csv")
    picture = QImage(str(tmp_path / "games.png"))
    assert picture.size() == PICTURE
    assert len({picture.pixel(x, y) for x in range(0, PICTURE.width(), 7) for y in range(0, 300, 7)}) > 8
    table = (tmp_path / "games.csv").read_text("utf-8-sig").splitlines()
    assert "victory points,all games,40,0.3,0.2,0.4" in table
    assert "Deflection,50,20,10,20,3.5" in table


def test_a_longer_bar_is_a_larger_share_and_each_says_itself() -> None:
    gold = []
    for share in (0.2, 0.6):
        picture = QPixmap(900, 300)
        picture.fill()
        painter = QPainter(picture)
        bars = trying_chart.paint(painter, QRectF(0, 0, 900, 300), followed(share), 1.0)
        painter.end()
        words = [bar.words for bar in bars]
        assert any(f"all games: {share:.0%} of the victory points" in each for each in words)
        assert any("Deflection: 50 drawn, 20 played" in each for each in words)
        image = picture.toImage()
        wanted = trying_chart.QColor(trying_chart.theme.GOLD).rgb()  # type: ignore[attr-defined]
        gold.append(sum(image.pixel(x, y) == wanted for x in range(0, 440) for y in range(0, 60)))
    assert gold[1] > 2 * gold[0] > 0


def test_the_name_that_is_proposed_is_one_that_a_file_can_have(
    catalogue: Catalogue, whole: Deck, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []
    monkeypatch.setattr(
        "vtes_desktop.ui.builder.trying_view.ask_where_to_save", lambda _, __, name, *___: proposed.append(name)
    )
    view = TryingView(catalogue)
    qtbot.addWidget(view)
    whole.name = "../../Wall: 100 %?"
    view.show_deck(whole)
    view._ask_where("table", "CSV (*.csv)", ".csv")
    assert proposed == [f"{safe_name(whole.name)}.csv"]
    assert not set(proposed[0]) & set("/\\:?")
