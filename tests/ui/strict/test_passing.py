"""Passing until something happens; random players; who may see what is asked at a desktop with secret hands."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from tests.ui.strict.conftest import Sit, asked_of
from tests.ui.strict.test_answering import button, host_of, now
from tests.ui.table.at_table import LEFT, AtTable, lift
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import PASS, Option
from vtes_desktop.table.saying import Card, Saying, Who
from vtes_desktop.table.table import NOBODY
from vtes_desktop.ui.strict.passing import passed, tells_of

SHIFT = Qt.KeyboardModifier.ShiftModifier


def others_turn(host: Host, asked: Asked) -> bool:
    """Somebody is asked in another's turn, and can pass."""
    return host.table.active != asked.seat and passed(asked) is not None and host.table.combat is None


def calm(host: Host, asked: Asked) -> bool:
    """The same, in a matter that is none of hers."""
    action = host.table.action
    return others_turn(host, asked) and action is not None and asked.seat not in action.seats and not action.targets


def seen(at: AtTable) -> str:
    """All words in the widgets of the page."""
    texts = []
    for widget in at.page.findChildren(QPushButton) + at.page.findChildren(QLabel):
        texts += [widget.text(), widget.toolTip(), widget.accessibleName()]
    return "\n".join(texts)


def test_shift_space_passes_until_something_happens(sit: Sit) -> None:
    at = sit(calm, seats=4)
    passing, asked = at.page.asking.passing, now(at)
    passing.timer.setInterval(0)
    at.key(Qt.Key.Key_Space, modifiers=SHIFT)
    assert passing.on
    assert passing.seat == asked.seat
    at.qtbot.waitUntil(lambda: asked_of(host_of(at)).number > asked.number)
    line = host_of(at).lines[-1]
    assert line.seat == asked.seat
    assert line.picks


def test_the_button_shows_that_one_passes_and_any_key_ends_it(sit: Sit) -> None:
    at = sit(calm, seats=4)
    asking = at.page.asking
    keep = at.page.strip.above
    assert keep.isVisible()
    QTest.mouseClick(keep, LEFT)
    assert asking.passing.on
    assert keep.property("tone") == "gold"
    lines = at.lines
    at.key(Qt.Key.Key_Left)
    assert not asking.passing.on
    assert keep.property("tone") != "gold"
    assert not asking.passing.timer.isActive()
    assert at.lines == lines, "nothing is passed any more"
    QTest.mouseClick(keep, LEFT)
    at.click(at.nowhere())
    assert not asking.passing.on
    QTest.mouseClick(keep, LEFT)
    QTest.mouseClick(keep, LEFT)
    assert not asking.passing.on


def test_it_is_not_for_ones_own_turn(sit: Sit) -> None:
    at = sit(lambda host, asked: asked.kind == "transfers" and host.table.active == asked.seat)
    assert at.page.strip.above.accessibleName() == "Done with transfers"
    at.key(Qt.Key.Key_Space, modifiers=SHIFT)
    assert not at.page.asking.passing.on


def test_who_has_left_the_game_waits_for_nothing(sit: Sit) -> None:
    at = sit(calm)
    viewer = at.session.viewer
    assert at.page.asking.may_keep_passing == viewer
    at.session.table.seats[viewer].ousted = True
    assert at.page.asking.may_keep_passing == NOBODY


def test_it_ends_where_a_person_is_needed() -> None:
    pick = (Option("block", "Block"), Option("no block", "No block"))
    assert passed(Asked(1, 0, "block", "", options=pick)) is None
    assert passed(Asked(1, 0, "prevention", "", options=(Option("play"), PASS))) is None
    assert passed(Asked(1, 0, "agree", "", options=(Option("agreed"), Option("not agreed")))) is None
    assert passed(Asked(1, 0, "polling", "", options=(Option("title for"), PASS))) is None
    assert passed(Asked(1, 0, "discard down", "", options=(Option("discard"),))) is None
    assert passed(Asked(1, 0, "after", "", options=(Option("play"), PASS))) == PASS


def test_a_sentence_about_oneself_ends_it(sit: Sit) -> None:
    at = sit(calm)
    table = at.session.table
    seat = at.session.viewer
    mine = table.pile(seat, "uncontrolled")[0]
    about = Saying((Who(1), " bleeds ", Who(seat)), seat=(seat + 1) % 3)
    assert tells_of(about, seat, table)
    assert not tells_of(replace(about, seat=seat), seat, table)
    assert not tells_of(replace(about, parts=(Who((seat + 1) % 3), " hunts")), seat, table)
    assert tells_of(replace(about, parts=("on ", Card(table.copies[mine].card, mine))), seat, table)


def test_random_players_fill_seats_and_the_person_plays_on(sit: Sit) -> None:
    at = sit(seats=4, bots=3)
    at.session.settings.change(pace="at once")
    assert list(at.session.clients) == [0]
    host = host_of(at)
    answered = 0
    for _ in range(400):
        asked = asked_of(host)
        if asked is None:
            break
        if asked.seat:
            at.qtbot.waitUntil(lambda now=asked.number: (later := asked_of(host)) is None or later.number > now)
            continue
        answered += 1
        if answered == 4:
            break
        at.page.asking.pick(asked.options[-1])
        if at.page.asking.sure:
            at.page.asking.end()
    assert answered == 4


def test_the_random_players_answer_by_themselves(sit: Sit) -> None:
    at = sit(seats=3, bots=2)
    host = host_of(at)
    while (asked := asked_of(host)) is not None and asked.seat == 0:
        host.submit(0, r.Pick(asked.number, len(asked.options) - 1))
    assert asked is not None
    at.qtbot.waitUntil(lambda: asked_of(host).number > asked.number)


def test_with_secret_hands_anothers_options_are_nowhere(sit: Sit) -> None:
    at = sit(lambda _, asked: any(o.kind == "play" and o.copy for o in asked.options))
    asked = now(at)
    words = [option.text for option in asked.options if option.kind == "play"]
    assert all(text in seen(at) for text in words[:3])
    other = next(seat for seat in at.session.clients if seat != asked.seat)
    at.session.look(other)
    at.settle()
    assert not any(text in seen(at) for text in words)
    assert not at.scene.legal
    name = at.host_table.seats[asked.seat].name
    hand_over = f"Hand the screen to {name}"
    (give,) = [b for b in at.page.findChildren(QPushButton) if b.text() == hand_over and b.isVisible()]
    QTest.mouseClick(give, LEFT)
    assert at.page.curtain.isVisible()
    assert not any(text in seen(at) for text in words)
    lift(at)
    assert at.session.viewer == asked.seat
    assert button(at.page.strip, words[0]).isVisible()


def test_a_gesture_as_another_with_secret_hands_is_no_answer(sit: Sit) -> None:
    at = sit(lambda _, asked: asked.kind == "transfers")
    asked = now(at)
    at.session.look((asked.seat + 1) % 3)
    before = at.lines
    at.key(Qt.Key.Key_Space)
    assert at.lines == before
    assert now(at).number == asked.number
