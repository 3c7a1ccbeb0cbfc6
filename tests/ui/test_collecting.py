"""Garbage that another thread would have collected is collected on the Qt thread."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from threading import Thread, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from vtes_desktop.ui.collecting import QUIET_TICKS, Collector


class Loop:
    """Something in a cycle that says where it was taken down."""

    where: list[Thread]

    def __init__(self, where: list[Thread]) -> None:
        self.where = where
        self.me = self

    def __del__(self) -> None:
        self.where.append(current_thread())


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector()
    collector.start()
    yield collector
    collector.stop()
    assert gc.isenabled()


def test_no_other_thread_collects(collector: Collector) -> None:
    where: list[Thread] = []
    thread = Thread(target=lambda: [Loop(where) for _ in range(5_000)])
    thread.start()
    thread.join()
    assert not where
    collector.look()
    assert len(where) == 5_000
    assert set(where) == {main_thread()}


def test_what_was_kept_for_long_is_collected_although_nothing_new_is_made(collector: Collector) -> None:
    where: list[Thread] = []
    kept = [Loop(where) for _ in range(100)]
    gc.collect()  # they are of the oldest generation now
    del kept
    for _ in range(QUIET_TICKS + 1):  # the first may find something due
        collector.look()
    assert len(where) == 100


def test_what_has_lasted_is_looked_through_once_and_again_when_nothing_goes_on() -> None:
    collector, before, where = Collector(freezes=True), gc.get_freeze_count(), list[Thread]()
    thresholds = gc.get_threshold()
    collector.start()
    try:
        gc.set_threshold(700, 10, 1)
        kept = [Loop(where) for _ in range(100)]
        for _ in range(2):
            gc.collect(1)
        collector.look()
        frozen = gc.get_freeze_count() - before
        assert frozen > 100
        del kept
        gc.collect()
        assert not where, "what is frozen is not looked through"
        for _ in range(QUIET_TICKS + 1):
            collector.look()
        assert len(where) == 100
    finally:
        gc.set_threshold(*thresholds)
        collector.stop()


@pytest.mark.usefixtures("collector")
def test_it_looks_by_itself(qtbot: QtBot) -> None:
    where: list[Thread] = []
    loops = [Loop(where) for _ in range(5_000)]
    del loops
    qtbot.waitUntil(lambda: len(where) == 5_000)
