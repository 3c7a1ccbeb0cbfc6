"""The answers in the strip: side by side at any size of window and text."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from tests.ui.strict.conftest import Sit, asked_of, whim
from tests.ui.strict.test_answering import host_of
from vtes_desktop.play import requests as r

ANSWERS = 60


@pytest.mark.parametrize(("size", "scale"), [((1280, 690), 1.0), ((1280, 690), 2.0)])
def test_answers_lie_over_nothing(sit: Sit, size: tuple[int, int], scale: float) -> None:
    at = sit(lambda _, asked: asked.kind == "minion phase", size=size, scale=scale)
    host, strip, choose = host_of(at), at.page.strip, random.Random(3)
    most = 0
    for _ in range(ANSWERS):
        asked = asked_of(host)
        if asked is None:
            break
        at.session.look(asked.seat)
        QApplication.processEvents()
        shown = [button for button in strip.answers.buttons if button.isVisible()]
        most = max(most, len(shown))
        lefts = [button.mapTo(strip, QPoint(0, 0)).x() for button in shown]
        ends = [left + button.width() for left, button in zip(lefts, shown, strict=True)]
        told = [button.text() for button in shown]
        assert all(end <= left for (end, _), (_, left) in pairwise(zip(ends, lefts, strict=True))), told
        assert not ends or ends[-1] <= strip.below.x(), told
        assert host.submit(asked.seat, r.Pick(asked.number, whim(asked, choose))).accepted
    assert most > 1
