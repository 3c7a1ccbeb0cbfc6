"""The log after five thousand lines: a line more is to take at most a millisecond."""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit, catalogue, sit, ticks
from vtes_desktop.play.updates import Update
from vtes_desktop.table.saying import Card, Saying, Who
from vtes_desktop.table.sight import Changes
from vtes_desktop.ui.table.log_view import LogView

__all__ = ["catalogue", "sit", "ticks"]


def _said(lines: int) -> Update:
    sayings = tuple(
        Saying((Who(n % 3), " moves ", Card(200001 + n % 900, n), " to the ready region"), n % 3) for n in range(lines)
    )
    return Update(1, 10.0, Changes(), sayings)


@pytest.fixture
def log(sit: Sit, qtbot: QtBot) -> LogView:
    view = LogView(sit(5))
    qtbot.addWidget(view)
    view.resize(336, 400)
    view.show()
    qtbot.waitExposed(view)
    view.session.client.receive(_said(5000))
    return view


def test_a_line_after_five_thousand(log: LogView, benchmark: BenchmarkFixture) -> None:
    update = _said(1)
    benchmark.pedantic(log.session.client.receive, (update,), rounds=200, warmup_rounds=5)
    assert log.pages.document().blockCount() > 5200
    if benchmark.stats is not None:
        assert benchmark.stats.stats.median < 0.001
