"""The texts of all cards are compiled beside the start page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from vtes_desktop.abilities import filling
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards import catalogue
from vtes_desktop.ui.card_pool import CardPool
from vtes_desktop.ui.card_texts import CardTexts
from vtes_desktop.ui.options import Settings


@pytest.fixture
def parent(qapp: QObject) -> Iterator[QObject]:
    made = QObject(qapp)
    yield made
    made.deleteLater()


def kept(home: Path) -> list[Path]:
    return list((home / "cache").glob("abilities-*.msgpack"))


def test_one_process_compiles_them_once(qtbot: QtBot, home: Path, parent: QObject) -> None:
    pool = CardPool(Settings())
    ours, another = CardTexts(pool, parent), CardTexts(pool, parent)
    ours.look()
    ours.look()
    another.look()
    assert (ours.busy, ours.starts, another.starts) == (True, 1, 0)
    qtbot.waitUntil(lambda: not ours.busy)
    assert len(kept(home)) == 1
    assert pool.catalogue is not None
    assert filling.is_done(pool.catalogue)
    ours.look()
    another.look()
    assert (ours.starts, another.starts) == (1, 0)
    # They are those that a game compiles itself.
    fresh = catalogue.load(cache=False)
    texts, compiled = Texts.kept(pool.catalogue), Texts()
    some = list(fresh.cards.values())[::150]
    assert [texts.of(card) for card in some] == [compiled.of(card) for card in some]


def test_it_ends_with_the_window_and_another_may_begin(home: Path, parent: QObject) -> None:
    pool = CardPool(Settings())
    ours, another = CardTexts(pool, parent), CardTexts(pool, parent)
    ours.look()
    ours.close()
    assert not ours.busy
    assert kept(home) == []
    another.look()
    assert another.busy
    another.close()


def test_a_process_that_cannot_be_started_holds_nothing(
    qtbot: QtBot, home: Path, parent: QObject, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool = CardPool(Settings())
    ours, another = CardTexts(pool, parent), CardTexts(pool, parent)
    with monkeypatch.context() as without:
        without.setattr("sys.executable", str(home / "no such program"))
        ours.look()
        qtbot.waitUntil(lambda: "not compiled ahead" in caplog.text)
    assert not ours.busy
    another.look()
    assert another.busy
    another.close()
