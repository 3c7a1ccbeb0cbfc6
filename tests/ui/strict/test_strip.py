"""The head of the strip: the question is read whole, and the rule's number says what it is about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from tests.ui.strict.conftest import Sit
from tests.ui.table.at_table import AtTable
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked
from vtes_desktop.rules.sections import section_of
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.strict.hint import Hint
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


@pytest.mark.parametrize("size", [(1600, 900), (1280, 720)])
def test_advice_is_read_before_what_has_another_place(
    sit: Sit, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit(block, size=size)
    strip = at.page.strip
    said = "Block with Krid: the action costs me 3.0, the combat +0.1."
    monkeypatch.setattr(Hint, "why", property(lambda _: said))
    strip._filled = ()
    strip.refresh()
    at.settle()
    assert QLabel.text(strip.facts) == said
    menu = strip.stops.menu()
    menu.aboutToShow.emit()
    entries = " ".join(action.text() for action in menu.actions())
    assert ("The rule: " in entries) == strip.rule.isHidden()


def test_what_touched_somebody_last_stands_in_the_strip_until_it_was_seen(sit: Sit) -> None:
    at = sit(transfers)
    strip, since = at.page.strip, at.page.since
    assert strip.about_me.isHidden()
    since.lines.extend([(1, "Justin bleeds Alexis for 2"), (2, "Misdirection locks Rafaele")])
    since.counted.emit()
    assert strip.about_me.isVisible()
    assert strip.about_me.text() == "Misdirection locks Rafaele … and 1 more"
    assert strip.about_me.accessibleName() == "About you: 2. Misdirection locks Rafaele"
    QTest.mouseClick(strip.about_me, Qt.MouseButton.LeftButton)
    assert since.isVisible()
    QTest.mouseClick(strip.about_me, Qt.MouseButton.LeftButton)
    assert not since.isVisible()
    assert strip.about_me.isHidden()


def last_transfer(host: Host, asked: Asked) -> bool:
    kinds = {option.kind for option in asked.options}
    return asked.kind == "transfers" and "transfer" in kinds and host.table.tally.get("transfers") == 1


def press(at: AtTable, place: QPoint) -> None:
    """Press whatever stands at a place of the strip, with the pointer lying there."""
    strip = at.page.strip
    found = strip.childAt(place)
    assert isinstance(found, QPushButton)
    QCursor.setPos(strip.mapToGlobal(place))
    QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=found.mapFrom(strip, place))
    at.settle()


@pytest.mark.parametrize("by", ["a transfer", "what ends the phase"])
def test_what_comes_under_the_pointer_neither_ends_the_turn_nor_discards_before_it_moves(sit: Sit, by: str) -> None:
    at = sit(last_transfer)
    strip, asking, told = at.page.strip, at.page.asking, at.refusals
    number = next(n for n, option in enumerate(asking.told_apart()) if option.kind == "transfer")
    button = strip.answers.buttons[number] if by == "a transfer" else strip.above
    place = button.mapTo(strip, button.rect().center())
    press(at, place)
    if asking.sure:
        press(at, place)
    assert asking.asked is not None
    assert asking.asked.kind == "discard phase"
    there = strip.childAt(place)
    if by == "a transfer":
        assert there in strip.answers.weighty, "a card can be discarded here"
    open_now = asking.asked.number
    for _ in range(3):
        press(at, place)
    assert asking.asked.number == open_now
    assert there.property("held")
    assert "move the pointer" in told[-1]
    QTest.mouseMove(there, there.rect().center() + QPoint(14, 4))  # type: ignore[arg-type]
    at.settle()
    assert not there.property("held")
    press(at, there.mapTo(strip, there.rect().center()))
    assert asking.asked is None or asking.asked.number != open_now


def test_the_digit_of_a_transfer_discards_only_when_it_is_pressed_again(sit: Sit) -> None:
    at = sit(last_transfer)
    asking = at.page.asking
    number = next(n for n, option in enumerate(asking.told_apart(), 1) if option.kind == "transfer")
    for kind in ("transfers", "discard phase"):
        assert asking.asked is not None
        assert asking.asked.kind == kind
        open_now = asking.asked.number
        at.page.strip.answers.answer(number)
        at.settle()
    assert asking.asked.number == open_now
    assert "Press it again" in at.refusals[-1]
    at.page.strip.answers.answer(number)
    at.settle()
    assert asking.asked is None or asking.asked.number != open_now
