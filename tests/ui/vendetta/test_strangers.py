"""A group's card file with hostile names, effects and titles: each is shown as it was written, wherever it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.ui.panels import panel_of
from tests.ui.strangers import HOSTILE, TOKEN, UNSEEN, faults, seen
from tests.ui.table.at_table import AtTable
from tests.ui.vendetta.conftest import Sit
from tests.ui.vendetta.test_table import CLANS
from vtes_desktop.play import requests as r
from vtes_desktop.table.table import NOBODY, Table
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.session import Hover
from vtes_desktop.ui.vendetta.card_editor import FILE, CardEditor
from vtes_desktop.ui.vendetta.new_game import HouseNewGame
from vtes_desktop.vendetta import card_files
from vtes_desktop.vendetta.cards import CardSet

WORDS = (*HOSTILE[:3], UNSEEN)
"""Short enough for the name of a card."""


def hostile(cards: CardSet) -> CardSet:
    """The set with everything in it that may be called something called something hostile."""
    words, effects = cycle(WORDS), cycle((*HOSTILE, None))
    return replace(
        cards,
        name=UNSEEN,
        clans={
            code: replace(clan, name=f"{word} {code}", style=HOSTILE[3])
            for (code, clan), word in zip(cards.clans.items(), words, strict=False)
        },
        cards=tuple(replace(card, name=next(words), text=next(effects)) for card in cards.cards),
        allies=tuple(
            replace(ally, name=next(words), occupation=next(words), text=next(effects)) for ally in cards.allies
        ),
        victims=replace(cards.victims, names=WORDS * 8),
    )


@pytest.fixture
def practice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The set that comes with the program is a stranger's."""
    cards = hostile(card_files.practice())
    monkeypatch.setattr(card_files, "practice", lambda: cards)


def every_menu(at: AtTable) -> Iterator[QMenu]:
    """The menu of every card, pile and pool."""
    furniture = at.scene.furniture
    points = [item.mapToScene(item.boundingRect().center()) for item in at.scene.cards.values()]
    points += [QPointF(thing.rect.center()) for thing in (*furniture.piles.values(), *furniture.pools.values())]
    for point in points:
        menu = at.page.menus.menu_for(point, at.page)
        if menu is not None:
            yield menu


def a_card_of_each_kind(table: Table) -> Iterable[Hover]:
    """For the preview, face up and face down."""
    return {
        (copy.kind, copy.face_up): Hover(copy.card, copy.id) for copy in table.copies.values() if copy.card
    }.values()


@pytest.mark.usefixtures("practice")
def test_a_game_with_the_referee_shows_the_words_as_they_were_written(sit: Sit) -> None:
    at = sit(4, size=(1280, 720))
    kinds: set[str] = set()
    previewed = 0
    while "withdraw" not in kinds:
        asked = at.session.client.asked
        assert asked is not None
        seat = next((each for each in asked.together if each not in asked.answered), asked.seat)
        if asked.kind not in kinds:
            kinds.add(asked.kind)
            at.session.want_look(seat)
            at.settle()
            assert not faults(at.page)
            for hover in a_card_of_each_kind(at.table):
                at.session.hovered.emit(hover)
                previewed += seen(at.page.preview)
                assert not faults(at.page.preview)
            at.session.advise(at.session.client.asked)  # type: ignore[arg-type]
            assert not faults(at.page.strip)
        assert at.session.host.submit(seat, r.Pick(asked.number, 0)).accepted
    assert {"clan", "keep", "planning", "blood", "withdraw"} <= kinds
    assert seen(at.page.log_view) > 10 and previewed > 10


@pytest.mark.usefixtures("practice")
def test_a_game_by_hand_shows_them_in_menus_chores_and_on_the_score_page(sit: Sit) -> None:
    at = sit(4, strict=False, clans=CLANS[:4], size=(1280, 720))
    for _ in range(2):
        chores = panel_of(at.page, "chores")
        for button in list(chores.buttons.values()):
            if button.isEnabled() and not at.table.over:
                button.click()
        at.settle()
        assert not faults(at.page)
        if not at.table.over:
            at.ask(r.NextPhase())
    menus = list(every_menu(at))
    assert seen(at.page.log_view)
    assert len(menus) > 10 and not faults(*menus)
    for seat, region in ((NOBODY, "victims"), (NOBODY, "allies"), (at.session.viewer, "clan deck")):
        at.session.browse.emit(seat, region)
        at.settle()
        assert not faults(at.page)
        at.page.browse.close_panel()
    at.page.score.open()
    at.settle()
    assert not faults(at.page) and at.page.score.isVisible()


def test_the_card_editor_and_the_page_of_a_new_game(qtbot: QtBot, tmp_path: Path) -> None:
    cards = hostile(card_files.shipped())
    (tmp_path / FILE).write_text(card_files.written(cards), "utf-8")
    settings = Settings(tmp_path / "settings.json")
    editor, page = CardEditor(settings, tmp_path), HouseNewGame(settings, tmp_path)
    qtbot.addWidget(editor)
    qtbot.addWidget(page)
    page.published.setChecked(True)
    for line in page.lines[:2]:
        line.clan.setCurrentIndex(1)
    assert TOKEN in page.obstacle()
    for shown in (editor.tables["BR"], editor.tables["AL"], page):
        assert seen(shown) > 5
        assert not faults(shown)
