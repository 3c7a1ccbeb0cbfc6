"""How quickly the table follows the hand: five seats, 400 cards on it, a window of 1600 × 900, drawn in software.

Run with ``--benchmark-only -o addopts=""``. Each figure is the time from the event until its last pixel is painted, as
computing time of the Qt thread, where all of it happens: on a machine that does nothing else that is the time that
passes, and other programs do not disturb it.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path
from typing import Any, Protocol

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.game import start, starters
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Update
from vtes_desktop.table.journal import Options
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Place, on
from vtes_desktop.ui import theme
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.page import TablePage
from vtes_desktop.ui.table.session import Session

CARDS = 400
DRAG_MS, ZOOM_MS, SYNC_MS = 8.0, 16.0, 8.0
RESIDENT_MIB = 250

pytestmark = pytest.mark.benchmark(timer=time.thread_time)


def fill(host: Host, cards: int = CARDS) -> None:
    """Lay so many cards on the table, on every side, some locked, some with blood, some on minions."""
    chance = random.Random(4)
    table = host.table
    for seat in range(len(table.seats)):
        host.submit(seat, r.Draw("crypt", 4))
        for copy in table.pile(seat, "uncontrolled")[:6]:
            host.submit(seat, r.Blood(Purse("pool", seat), Purse("card", copy), chance.randint(1, 3)))
        host.submit(seat, r.Put(tuple(table.pile(seat, "uncontrolled")[:5]), Place(seat, "ready")))
        for copy in table.pile(seat, "hand")[:4]:
            host.submit(seat, r.Put((copy,), on(chance.choice(table.pile(seat, "ready")))))
        host.submit(seat, r.LockCards(tuple(table.pile(seat, "ready")[:2])))
        host.submit(seat, r.Put((table.pile(seat, "ready")[0],), Place(seat, "torpor")))
    seat = 0
    while on_table(host) < cards:
        region = "in play" if seat % 3 else "ready"
        who = seat % len(table.seats)
        if table.pile(who, "library"):
            host.submit(who, r.PutTop(who, "library", Place(who, region), min(2, cards - on_table(host))))
        else:
            host.submit(who, r.AddCard(table.copies[table.pile(who, "in play")[0]].card, Place(who, region)))
        seat += 1


def on_table(host: Host) -> int:
    """Cards that lie on the table side by side, where each is drawn."""
    table = host.table
    rows = ("ready", "uncontrolled", "torpor", "in play")
    return sum(1 for copy in table.copies.values() if table.root(copy).place.region in rows)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> Iterator[TablePage]:
    """The page of a table full of cards, everything painted."""
    theme.apply(qapp)
    host = start(tmp_path, 5, Options(open_table=True, replace=False))
    fill(host)
    assert on_table(host) == CARDS
    session = Session.at_this_desktop(host, Settings(tmp_path / "settings.json"))
    made = TablePage(session)
    qtbot.addWidget(made)
    made.resize(1600, 900)
    made.show()
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: made.scene.settled, timeout=60_000)
    yield made
    made.faces.clear()
    made.faces.wait()
    session.close()


class Step(Protocol):
    """Something of the table that is done and then painted."""

    def __call__(self) -> object: ...


def measured(benchmark: Any, step: Step, times: int) -> tuple[float, float]:
    """Do a step so many times, each until nothing waits to be painted; the median and the 99th percentile, in ms."""

    def until_painted() -> None:
        step()
        QApplication.processEvents()

    benchmark.pedantic(until_painted, rounds=times, warmup_rounds=5)
    taken = sorted(benchmark.stats.stats.data)
    median, slow = statistics.median(taken) * 1000, taken[round(times * 0.99) - 1] * 1000
    benchmark.extra_info.update(median_ms=round(median, 2), p99_ms=round(slow, 2))
    print(f"{benchmark.name}: median {median:.2f} ms, 99th percentile {slow:.2f} ms")
    return median, slow


def mouse(page: TablePage, kind: QEvent.Type, point: QPointF) -> None:
    viewport = page.view.viewport()
    button = Qt.MouseButton.LeftButton if kind != QEvent.Type.MouseMove else Qt.MouseButton.NoButton
    held = Qt.MouseButton.LeftButton if kind != QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
    where = QPointF(viewport.mapToGlobal(point.toPoint()))
    QApplication.sendEvent(viewport, QMouseEvent(kind, point, where, button, held, Qt.KeyboardModifier.NoModifier))


def test_dragging_a_card(page: TablePage, benchmark: Any) -> None:
    """The card under the pointer follows it all over the table."""
    vampire = page.session.table.pile(0, "ready")[0]
    start = QPointF(page.view.mapFromScene(page.scene.cards[vampire].pos()))
    mouse(page, QEvent.Type.MouseButtonPress, start)
    chance = random.Random(1)
    place = [start + QPointF(20, 0)]

    def step() -> None:
        point = place[0] + QPointF(chance.randint(-60, 60), chance.randint(-50, 50))
        place[0] = QPointF(min(1200.0, max(20.0, point.x())), min(800.0, max(20.0, point.y())))
        mouse(page, QEvent.Type.MouseMove, place[0])

    _, slow = measured(benchmark, step, 1000)
    assert page.view.gesture is not None
    page.view.cancel()
    assert slow <= DRAG_MS


def test_zooming(page: TablePage, benchmark: Any) -> None:
    """Each step of the wheel, the whole window painted anew."""
    camera = page.view.camera
    zooms = cycle([1.15**step for step in (*range(1, 13), *range(11, -1, -1))])
    _, slow = measured(benchmark, lambda: (camera.set_zoom(next(zooms)), page.view.viewport().repaint()), 240)
    assert slow <= ZOOM_MS


def test_following_an_update(page: TablePage, benchmark: Any) -> None:
    """What the scene does when a seat locks a card, moves blood, draws, burns; without host, journal, log."""
    session, scene = page.session, page.scene
    table = session.table
    vampires = [table.pile(seat, "ready")[1] for seat in range(5)]
    updates: list[Update] = []
    sync = scene.sync
    scene.sync = lambda update=None, **_: updates.append(update)  # type: ignore[method-assign]
    turn = count()

    def ask() -> tuple[tuple[Update], dict[str, object]]:
        """Have a seat do something, and keep what the scene would be told of it."""
        number = next(turn)
        seat = number // 5 % 5
        vampire = vampires[seat]
        burned = table.pile(seat, "ash heap")
        requests: dict[int, r.Request] = {
            0: r.LockCards((vampire,), not table.copies[vampire].locked),
            1: r.Blood(BANK, Purse("card", vampire), 1),
            2: r.Draw("crypt") if table.pile(seat, "crypt") else r.Chat("hm."),
            3: r.Put((table.pile(seat, "in play")[-1],), Place(seat, "ash heap")),
            4: r.Put(tuple(burned[-1:]), Place(seat, "in play")),
        }
        session.ask(requests[number % 5], seat)
        QApplication.processEvents()
        return (updates[-1],), {}

    def follow(update: Update) -> None:
        sync(update)
        QApplication.processEvents()

    benchmark.pedantic(follow, setup=ask, rounds=400)
    taken = sorted(benchmark.stats.stats.data)
    median, slow = statistics.median(taken) * 1000, taken[395] * 1000
    benchmark.extra_info.update(median_ms=round(median, 2), p99_ms=round(slow, 2))
    print(f"following an update: median {median:.2f} ms, 99th percentile {slow:.2f} ms")
    assert median <= SYNC_MS


def test_passing_over_the_hand(page: TablePage, benchmark: Any) -> None:
    """The pointer goes along the hand; each card it comes to is drawn up. What the preview does is not counted."""
    hand = page.session.table.pile(page.session.viewer, "hand")
    points = cycle([QPointF(page.scene.cards[i].pos()) for i in hand])
    page.session.hovered.disconnect()
    median, _ = measured(benchmark, lambda: page.view._pass_over(next(points)), 300)
    assert median <= SYNC_MS / 2


def test_memory_of_the_whole_program(benchmark: Any) -> None:
    """The program with such a table, started anew, holds no more than it may: also after a look from close up."""

    def run() -> dict[str, float]:
        found = subprocess.run(
            [sys.executable, __file__],
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
            cwd=Path(__file__).parents[2],
        )
        return json.loads(found.stdout.splitlines()[-1])  # type: ignore[no-any-return]

    figures = benchmark.pedantic(run, rounds=1)
    benchmark.extra_info.update(figures)
    print(f"memory of the whole program, MiB: {figures}")
    assert figures["cards"] >= CARDS
    assert figures["resident"] <= RESIDENT_MIB
    assert figures["after close up"] <= RESIDENT_MIB


def _whole_program() -> None:
    """Open the main window with a full table, look at it close up and from afar, and print the memory held."""
    import os
    import tempfile

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["VTES_DESKTOP_HOME"] = home
        from vtes_desktop.cards import catalogue as cards
        from vtes_desktop.play.setup import new_header
        from vtes_desktop.ui.start_timing import resident_mib
        from vtes_desktop.ui.window import MainWindow

        app = QApplication(sys.argv[:1])
        theme.apply(app)
        window = MainWindow(Settings(), Path(home))
        window.resize(1600, 900)
        window.show()
        catalogue = window.catalogue or cards.load()
        header = new_header(starters(5), Options(open_table=True, replace=False), seed="5a" * 32)
        host = Host.start(catalogue, Path(home) / "game.vtes-game", header)
        fill(host)
        window.sit_down(host)
        page = window.table_page
        assert page is not None

        def settle() -> None:
            until = time.monotonic() + 60
            while not page.scene.settled and time.monotonic() < until:
                page.faces.wait()
                app.processEvents()

        settle()
        figures = {"cards": on_table(host), "resident": round(resident_mib(), 1)}
        camera = page.view.camera
        for zoom in (2.0, 4.0, 6.0):
            for seat in range(5):
                camera.set_zoom(zoom)
                page.view.centerOn(page.scene.plan.areas[seat].rect.center())
                camera.settle()
                settle()
        camera.set_zoom(1.0)
        camera.settle()
        settle()
        figures["after close up"] = round(resident_mib(), 1)
        print(json.dumps(figures), flush=True)
        page.session.close()
        # Qt's own threads end with the process.
        os._exit(0)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    _whole_program()
