"""Garbage that another thread would have collected is collected on the Qt thread."""

from __future__ import annotations

import gc
from threading import Thread, current_thread, main_thread

from pytestqt.qtbot import QtBot

from vtes_desktop.ui.collecting import Collector


class Loop:
    """Something in a cycle that says where it was taken down."""

    where: list[Thread]

    def __init__(self, where: list[Thread]) -> None:
        self.where = where
        self.me = self

    def __del__(self) -> None:
        self.where.append(current_thread())


def test_no_other_thread_collects(qtbot: QtBot) -> None:
    where: list[Thread] = []
    collector = Collector()
    collector.start()
    try:
        thread = Thread(target=lambda: [Loop(where) for _ in range(5_000)])
        thread.start()
        thread.join()
        assert not where
        qtbot.waitUntil(lambda: len(where) == 5_000, timeout=10_000)
        assert set(where) == {main_thread()}
    finally:
        collector.stop()
    assert gc.isenabled()
