"""The head of the strip: the question is read whole, and the rule's number says what it is about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.ui.strict.conftest import Sit
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked
from vtes_desktop.rules.sections import section_of
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.table.dialogs import Popup


def transfers(_: Host, asked: Asked) -> bool:
    return asked.kind == "transfers"


def block(_: Host, asked: Asked) -> bool:
    return asked.kind == "block"


def test_the_number_of_a_rule_opens_its_name_and_what_it_is_about(sit: Sit) -> None:
    at = sit(transfers)
    rule, section = at.page.strip.rule, section_of("7")
    assert section is not None
    assert rule.text() == "sec. 7"
    assert rule.accessibleName() == f"The rule: 7  {section.name}"
    QTest.mouseClick(rule, Qt.MouseButton.LeftButton)
    (told,) = at.page.view.findChildren(Popup)
    assert told.isVisible()
    assert section.about in [label.text() for label in told.findChildren(Label)]
    assert not told.geometry().intersects(at.page.strip.geometry())
    QTest.keyClick(told, Qt.Key.Key_Escape)
    assert not told.isVisible()


@pytest.mark.parametrize(("size", "scale"), [((1600, 900), 1.0), ((1280, 720), 1.5), ((1280, 720), 2.0)])
def test_the_question_is_read_whole_and_what_gave_way_is_in_the_menu(
    sit: Sit, size: tuple[int, int], scale: float
) -> None:
    at = sit(block, size=size, scale=scale)
    strip = at.page.strip
    whole = len(QLabel.text(strip.question)) == len(strip.question.text())
    if scale < 2:
        assert whole, QLabel.text(strip.question)
    else:
        assert whole or (strip.rule.isHidden() and strip.hint.isHidden() and strip.whole.isHidden())
    menu = strip.stops.menu()
    menu.aboutToShow.emit()
    entries = " ".join(action.text() for action in menu.actions())
    assert "Hint" in entries
    assert "Pass this action" in entries
    assert strip.stops.width() <= strip.stops.sizeHint().width() + 2, "no button is stretched"


def test_what_touched_somebody_last_stands_in_the_strip_until_it_was_seen(sit: Sit) -> None:
    at = sit(transfers)
    strip, since = at.page.strip, at.page.since
    assert strip.about_me.isHidden()
    since.lines.extend([(1, "Justin bleeds Alexis for 2"), (2, "Misdirection locks Rafaele")])
    since.counted.emit()
    assert strip.about_me.isVisible()
    assert strip.about_me.text() == "Misdirection locks Rafaele (+1)"
    assert strip.about_me.accessibleName() == "About you: 2. Misdirection locks Rafaele"
    QTest.mouseClick(strip.about_me, Qt.MouseButton.LeftButton)
    assert since.isVisible()
    QTest.mouseClick(strip.about_me, Qt.MouseButton.LeftButton)
    assert not since.isVisible()
    assert strip.about_me.isHidden()
