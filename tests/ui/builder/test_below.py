"""The pages under the deck: what the charts say, hands that follow the rules, exact odds, words that are kept."""

from __future__ import annotations

import random
from typing import Literal

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.builder.conftest import NumberOf
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.opening import chance_of
from vtes_desktop.decks.statistics import statistics
from vtes_desktop.ui.builder import charts
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.hand_view import HandView
from vtes_desktop.ui.builder.notes_view import NotesView
from vtes_desktop.ui.builder.odds_view import OddsView
from vtes_desktop.ui.builder.statistics_view import StatisticsView, cost_slices, type_slices
from vtes_desktop.ui.faces import FaceCache


@pytest.fixture
def whole(number: NumberOf) -> Deck:
    return Deck(
        entries=[
            Entry(number("Anson"), 6),
            Entry(number("Cardano"), 6),
            Entry(number("Deflection"), 20),
            Entry(number("Villein"), 40),
        ]
    )


@pytest.mark.parametrize("page", ["overview", "disciplines", "costs"])
def test_a_bar_searches_for_its_cards(
    page: Literal["overview", "disciplines", "costs"], catalogue: Catalogue, deck: Deck, qtbot: QtBot
) -> None:
    view = StatisticsView(page)
    qtbot.addWidget(view)
    view.resize(560, 240)
    view.show_statistics(statistics(deck, catalogue))
    view.grab()
    bars = [bar for bar in view.bars if bar.query]
    assert bars
    for bar in bars:
        assert catalogue.search.find(bar.query)
    bar = bars[0]
    at = QPointF(bar.x + bar.width / 2, bar.y + bar.height / 2).toPoint()
    with qtbot.waitSignal(view.query_wanted) as told:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    assert told.args == [bar.query]


def test_the_charts_count_copies(catalogue: Catalogue, deck: Deck) -> None:
    found = statistics(deck, catalogue)
    capacities = {one.label: one.value for one in charts.capacity_slices(found.capacities)}
    assert sum(capacities.values()) == 5
    assert {one.label: one.value for one in type_slices(found)} == {"Action": 6, "Master": 5, "Reaction": 4}
    assert [one.value for one in cost_slices({2: 3, -1: 1}, "blood", "#fff")] == [0, 3, 1]


def test_an_empty_deck_is_no_error(catalogue: Catalogue, qtbot: QtBot) -> None:
    for page in ("overview", "disciplines", "costs"):
        view = StatisticsView(page)
        qtbot.addWidget(view)
        view.resize(300, 100)
        view.show_statistics(statistics(Deck(), catalogue))
        assert not view.grab().isNull()


def test_a_hand_is_seven_and_four_and_playing_refills_it(
    catalogue: Catalogue, faces: FaceCache, whole: Deck, qtbot: QtBot
) -> None:
    view = HandView(catalogue, faces, random.Random(3))
    qtbot.addWidget(view)
    view.resize(500, 220)
    view.show_deck(whole)
    view.show()
    assert (len(view.cards.hand), len(view.cards.crypt)) == (7, 4)
    assert view.said.text() == "53 left"
    hand, played = list(view.cards.hand), view.cards.hand[2]
    rect, shown, plays = view.cards._spots[2]
    assert (shown, plays) == (played, True)
    QTest.mouseClick(view.cards, Qt.MouseButton.LeftButton, pos=rect.center().toPoint())
    assert len(view.cards.hand) == 7
    assert view.said.text() == "52 left, 1 played"
    view.draw.click()
    view.draw_crypt.click()
    assert (len(view.cards.hand), len(view.cards.crypt)) == (8, 5)
    view.anew.click()
    assert (len(view.cards.hand), len(view.cards.crypt)) == (7, 4)
    assert view.cards.hand != hand or view.said.text() == "53 left"


def test_many_hands_are_dealt_and_told(
    catalogue: Catalogue, faces: FaceCache, whole: Deck, deck: Deck, qtbot: QtBot
) -> None:
    view = HandView(catalogue, faces, random.Random(3))
    qtbot.addWidget(view)
    view.show_deck(whole)
    view.show()
    assert not view.dealt.isVisible()
    view.many.click()
    assert view.dealt.isVisible()
    assert view.dealt.text().startswith("Of 500 openings ")
    view.show_deck(deck)
    assert not view.dealt.isVisible()


def test_the_odds_of_two_things_together_are_less_than_of_each(catalogue: Catalogue, whole: Deck, qtbot: QtBot) -> None:
    view = OddsView(catalogue)
    qtbot.addWidget(view)
    view.show_deck(whole)
    view.show()
    alone = list(view.chart.chances)
    view.other.setCurrentIndex(view.other.count() - 1)
    assert all(both < one or one == 0 for both, one in zip(view.chart.chances, alone, strict=True))
    view.other.setCurrentIndex(0)
    assert view.chart.chances == alone


def test_all_drawn_cards_fit_into_the_page(catalogue: Catalogue, faces: FaceCache, whole: Deck, qtbot: QtBot) -> None:
    view = HandView(catalogue, faces, random.Random(3))
    qtbot.addWidget(view)
    view.show_deck(whole)
    view.show()
    for width, height in ((500, 220), (220, 200), (900, 120)):
        view.resize(width, height)
        view.cards.show_cards(view.cards.hand, view.cards.crypt)
        for rect, _, _ in view.cards._spots:
            assert rect.right() <= view.cards.width() + 1
            assert rect.bottom() <= view.cards.height() + 1


def test_the_odds_are_exact_and_follow_what_is_asked(
    catalogue: Catalogue, whole: Deck, number: NumberOf, qtbot: QtBot
) -> None:
    view = OddsView(catalogue)
    qtbot.addWidget(view)
    view.show()
    view.show_deck(whole)
    titles = [one.title for one in view._selections]
    view.which.setCurrentIndex(titles.index("any Reaction"))
    assert view.chart.chances[0] == pytest.approx(chance_of(60, 20, 7))
    assert view.chart.chances[4] == pytest.approx(chance_of(60, 20, 11))
    view.least.setValue(3)
    view.played.setValue(2)
    assert view.chart.chances[2] == pytest.approx(chance_of(60, 20, 11, 3))
    view.show_chosen({number("Anson")})
    assert view.chart.chances[0] == pytest.approx(chance_of(12, 6, 4, 3))


def test_odds_of_crypt_and_library_together_are_refused_in_a_sentence(
    catalogue: Catalogue, whole: Deck, number: NumberOf, qtbot: QtBot
) -> None:
    view = OddsView(catalogue)
    qtbot.addWidget(view)
    view.show()
    view.show_deck(whole)
    view.show_chosen({number("Anson"), number("Deflection")})
    assert view.chart.chances == []
    assert "drawn apart" in view.chart.said


def test_words_are_kept_and_undone_field_by_field(desk: Desk, deck: Deck, qtbot: QtBot) -> None:
    view = NotesView(desk)
    qtbot.addWidget(view)
    desk.deck_changed.connect(lambda: view.show_deck(desk.current.deck))
    opened = desk.open(deck.copy(), saved=False)
    view.name.clear()
    QTest.keyClicks(view.name, "Grinder")
    QTest.keyClicks(view.tags, "bleed, stealth, bleed")
    QTest.keyClicks(view.notes, "try it")
    assert (opened.deck.name, opened.deck.tags, opened.deck.notes) == ("Grinder", ["bleed", "stealth"], "try it")
    opened.undo()
    assert (opened.deck.notes, view.notes.toPlainText()) == ("", "")
    opened.undo()
    assert opened.deck.tags == []
    assert opened.deck.name == "Grinder"


def test_in_large_text_the_odds_lie_below_what_is_asked(catalogue: Catalogue, whole: Deck, qtbot: QtBot) -> None:
    view = OddsView(catalogue)
    qtbot.addWidget(view)
    view.set_scale(2.0)
    view.resize(320, 240)
    view.show()
    view.show_deck(whole)
    qtbot.waitUntil(lambda: view.chart.height() >= view.chart.minimumSizeHint().height())
    chart = view.chart.geometry()
    asked = (view.least, view.which, view.other_least, view.other, view.played)
    assert not [box for box in asked if box.geometry().intersects(chart)]
