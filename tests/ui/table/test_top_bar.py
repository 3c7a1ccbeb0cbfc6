"""The top bar: whose turn, phases by a click, take back, the clock, the menu; at any width and text scale."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import agree
from tests.ui.table.conftest import Sit, Ticks
from vtes_desktop.play import requests as r
from vtes_desktop.table.table import Place
from vtes_desktop.ui import theme
from vtes_desktop.ui.table.dialogs import NumberPrompt, Popup
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.table.top_bar import EndPrompt, TopBar

LEFT = Qt.MouseButton.LeftButton


def put_on(page: QWidget, bar: TopBar) -> TopBar:
    """Lay the bar along the page's upper edge."""
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(bar)
    column.addStretch(1)
    bar.show()
    column.activate()
    return bar


@pytest.fixture
def session(sit: Sit) -> Session:
    return sit(3)


@pytest.fixture
def bar(session: Session, page: QWidget, ticks: Ticks) -> TopBar:
    return put_on(page, TopBar(session, monotonic=ticks))


def entry(menu: QMenu, *titles: str) -> QAction:
    """The entry of a menu, by its titles from the outside in."""
    for title in titles[:-1]:
        menu = next(action.menu() for action in menu.actions() if action.text() == title)  # type: ignore[assignment]
    return next(action for action in menu.actions() if action.text().split("\t")[0] == titles[-1])


@pytest.fixture
def menu(bar: TopBar) -> QMenu:
    """The table menu as it is when it opens."""
    made = bar.menu.menu()
    made.aboutToShow.emit()
    return made


def test_it_says_whose_turn_it_is(bar: TopBar, session: Session) -> None:
    assert bar.title.text() == "Turn 1 — Sarah"
    session.ask(r.EndTurn())
    assert bar.title.text() == "Turn 1 — Alexis"


def test_a_click_on_a_phase_goes_there(bar: TopBar, session: Session, qtbot: QtBot) -> None:
    qtbot.mouseClick(bar.phases["master"], LEFT)
    assert session.table.phase == "master"
    assert bar.phases["master"].property("tone") == "blood"
    assert bar.phases["unlock"].property("tone") == ""
    qtbot.mouseClick(bar.phases["influence"], LEFT)
    assert session.table.phase == "influence"
    qtbot.mouseClick(bar.phases["minion"], LEFT)
    assert session.table.phase == "minion"


def test_the_running_phase_is_told_to_a_screen_reader(bar: TopBar) -> None:
    assert bar.phases["unlock"].accessibleName() == "unlock phase, running"
    assert bar.phases["minion"].accessibleName() == "Go to the minion phase"


def test_end_turn_glows_in_the_last_phase_and_ends_the_turn(bar: TopBar, session: Session, qtbot: QtBot) -> None:
    assert bar.end_turn.property("tone") == ""
    session.ask(r.GoToPhase("discard"))
    assert bar.end_turn.property("tone") == "gold"
    qtbot.mouseClick(bar.end_turn, LEFT)
    assert session.table.active == 1


def test_take_back_and_again_are_there_when_they_can_be(bar: TopBar, session: Session, qtbot: QtBot) -> None:
    assert not bar.back.isEnabled()
    assert not bar.again.isEnabled()
    session.ask(r.NextPhase())
    qtbot.mouseClick(bar.back, LEFT)
    assert session.table.phase == "unlock"
    assert bar.again.isEnabled()
    qtbot.mouseClick(bar.again, LEFT)
    assert session.table.phase == "master"


def test_transfers_are_shown_in_the_influence_phase_and_corrected_by_a_click(
    bar: TopBar, session: Session, qtbot: QtBot
) -> None:
    for _ in range(3):
        session.ask(r.EndTurn(), session.table.active)
    assert not bar.transfers.isVisible()
    session.ask(r.GoToPhase("influence"))
    dots = bar.transfers
    assert dots.isVisible()
    assert (dots.left, dots.total) == (4, 4)
    second = QPoint(round(4 + dots._dot * 1.5), dots.height() // 2)
    qtbot.mouseClick(dots, LEFT, pos=second)
    assert dots.left == 2
    assert dots.accessibleName() == "Transfers: 2 of 4 left"
    qtbot.mouseClick(dots, LEFT, pos=second)
    assert dots.left == 1
    qtbot.keyClick(dots, Qt.Key.Key_Right)
    assert dots.left == 2


def test_the_first_turns_have_one_two_and_three_transfers(bar: TopBar, session: Session) -> None:
    seen = []
    for _ in range(4):
        session.ask(r.GoToPhase("influence"), session.table.active)
        seen.append(bar.transfers.total)
        session.ask(r.EndTurn(), session.table.active)
    assert seen == [1, 2, 3, 4]


# -- the clock ------------------------------------------------------------------------------------------------------


def test_the_clock_counts_down_by_itself(bar: TopBar, ticks: Ticks) -> None:
    assert bar.clock.text() == "2:00:00 left"
    ticks.now += 61
    bar.clock.tick()
    assert bar.clock.text() == "1:58:59 left"


def test_an_update_does_not_make_the_clock_jump(bar: TopBar, session: Session, ticks: Ticks) -> None:
    ticks.now += 61
    session.ask(r.NextPhase())
    assert bar.clock.text() == "1:58:59 left"


def test_a_click_stops_the_clock_and_another_lets_it_run(
    bar: TopBar, session: Session, ticks: Ticks, qtbot: QtBot
) -> None:
    ticks.now += 10
    qtbot.mouseClick(bar.clock, LEFT)
    assert not session.table.clock.running
    ticks.now += 100
    bar.clock.tick()
    assert bar.clock.text() == "1:59:50 left"
    assert "stopped" in bar.clock.accessibleName()
    qtbot.mouseClick(bar.clock, LEFT)
    ticks.now += 1
    bar.clock.tick()
    assert bar.clock.text() == "1:59:49 left"


def test_it_warns_before_the_end_by_sign_and_colour(bar: TopBar, ticks: Ticks) -> None:
    ticks.now += 7200 - 301
    bar.clock.tick()
    assert bar.clock.icon().isNull()
    ticks.now += 2
    bar.clock.tick()
    assert not bar.clock.icon().isNull()
    assert theme.BLOOD_BRIGHT in bar.clock.styleSheet()


def test_when_the_time_is_up_the_game_may_be_ended(
    bar: TopBar, session: Session, page: QWidget, ticks: Ticks, qtbot: QtBot
) -> None:
    ticks.now += 7201
    bar.clock.tick()
    qtbot.waitUntil(lambda: page.findChild(EndPrompt) is not None)
    assert bar.clock.text() == "Time is up"
    prompt = page.findChild(EndPrompt)
    bar.clock.tick()
    qtbot.mouseClick(next(b for b in prompt.findChildren(QPushButton) if b.text() == "End the game"), LEFT)
    agree(session)
    assert session.table.over
    assert [seat.victory_points for seat in session.table.seats] == [0.5, 0.5, 0.5]
    assert bar.title.text() == "The game is over"
    assert not bar.end_turn.isVisible()


def test_when_somebody_else_has_ended_the_game_nobody_is_asked_any_more(
    bar: TopBar, session: Session, page: QWidget, ticks: Ticks, qtbot: QtBot
) -> None:
    ticks.now += 7201
    bar.clock.tick()
    qtbot.waitUntil(lambda: page.findChild(EndPrompt) is not None)
    session.ask(r.TimeUp())
    agree(session)
    assert session.table.over
    qtbot.waitUntil(lambda: page.findChild(EndPrompt) is None)


def test_or_it_is_played_on_and_not_asked_again(
    bar: TopBar, session: Session, page: QWidget, ticks: Ticks, qtbot: QtBot
) -> None:
    ticks.now += 7201
    bar.clock.tick()
    qtbot.waitUntil(lambda: page.findChild(EndPrompt) is not None)
    qtbot.keyClick(page.findChild(EndPrompt), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.findChild(EndPrompt) is None)
    session.ask(r.NextPhase())
    ticks.now += 5
    bar.clock.tick()
    assert page.findChild(EndPrompt) is None
    assert not session.table.over
    qtbot.mouseClick(bar.clock, LEFT)
    qtbot.waitUntil(lambda: page.findChild(EndPrompt) is not None)


def test_without_a_limit_the_time_played_is_shown(sit: Sit, page: QWidget, ticks: Ticks) -> None:
    bar = put_on(page, TopBar(sit(2, time_limit=0.0), monotonic=ticks))
    ticks.now += 75
    bar.clock.tick()
    assert bar.clock.text() == "0:01:15 played"
    assert bar.clock.left is None


def test_the_clock_runs_on_when_another_seat_looks(sit: Sit, page: QWidget, ticks: Ticks) -> None:
    session = sit(2, time_limit=0.0, open_table=True)
    bar = put_on(page, TopBar(session, monotonic=ticks))
    ticks.now += 75
    session.want_look(1)
    assert session.viewer == 1
    assert bar.clock.text() == "0:01:15 played"


# -- the menu -------------------------------------------------------------------------------------------------------


def test_coin_and_dice_are_thrown_from_the_menu(menu: QMenu, session: Session) -> None:
    entry(menu, "Flip a coin").trigger()
    assert "flips a coin" in str(session.client.log[-1].parts[1])
    entry(menu, "Roll a die", "of 20 sides").trigger()
    assert "of 20" in str(session.client.log[-1].parts[1])


def test_a_die_may_have_any_number_of_sides(menu: QMenu, session: Session, page: QWidget, qtbot: QtBot) -> None:
    entry(menu, "Roll a die", "of another number of sides…").trigger()
    prompt = page.findChild(NumberPrompt)
    prompt.number.setValue(37)
    qtbot.keyClick(prompt.number, Qt.Key.Key_Return)
    assert "of 37" in str(session.client.log[-1].parts[1])


def test_clock_and_hands_are_turned_from_the_menu(menu: QMenu, session: Session) -> None:
    entry(menu, "Stop the clock").trigger()
    entry(menu, "Open all hands").trigger()
    agree(session)
    assert not session.table.clock.running
    assert session.table.open
    menu.aboutToShow.emit()
    entry(menu, "Let the clock run").trigger()
    entry(menu, "Close all hands").trigger()
    agree(session)
    assert session.table.clock.running
    assert not session.table.open


def test_a_random_card_of_a_hand_is_picked(menu: QMenu, session: Session) -> None:
    entry(menu, "Random card from the hand of", "Justin").trigger()
    agree(session)
    assert sum(bool(i) for i in session.table.pile(2, "hand")) == 1


def test_the_view_is_handed_over_behind_the_curtain(menu: QMenu, session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.curtain_wanted) as told:
        entry(menu, "Hand the view to", "Alexis").trigger()
    assert told.args == [1]
    assert session.viewer == 0


def test_the_view_chip_says_who_is_looking(bar: TopBar, session: Session) -> None:
    assert bar.views.text() == "Sarah"
    session.look(2)
    assert bar.views.text() == "Justin"
    bar.views.menu().aboutToShow.emit()
    assert [action.isChecked() for action in bar.views.menu().actions()] == [False, False, True]


@pytest.mark.parametrize(
    ("title", "signal"),
    [
        ("Score…", "score_wanted"),
        ("The keys", "keys_wanted"),
        ("Full screen", "full_screen_wanted"),
        ("Settings…", "settings_wanted"),
        ("Leave the table", "leave"),
    ],
)
def test_what_the_page_does_is_told_to_it(menu: QMenu, bar: TopBar, qtbot: QtBot, title: str, signal: str) -> None:
    with qtbot.waitSignal(getattr(bar, signal)):
        entry(menu, title).trigger()


def test_ending_the_game_is_asked_twice(menu: QMenu, session: Session, page: QWidget, qtbot: QtBot) -> None:
    entry(menu, "End the game now").trigger()
    assert not session.table.over
    prompt = page.findChild(EndPrompt)
    qtbot.mouseClick(next(b for b in prompt.findChildren(QPushButton) if b.text() == "End the game"), LEFT)
    agree(session)
    assert session.table.over


def test_that_the_game_is_not_saved_is_said(bar: TopBar, session: Session, page: QWidget, qtbot: QtBot) -> None:
    assert not bar.unsaved.isVisible()
    session.client.unsaved = "There is no space left on the disk."
    bar.refresh()
    assert bar.unsaved.isVisible()
    assert "no space left" in bar.unsaved.accessibleName()
    qtbot.mouseClick(bar.unsaved, LEFT)
    popup = page.findChild(Popup)
    assert popup is not None
    assert popup.isVisible()


# -- widths ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [1024, 1280, 1600, 3840])
@pytest.mark.parametrize("phase", ["unlock", "influence"])
def test_everything_fits_any_width_and_scale(
    sit: Sit, qapp: QApplication, page: QWidget, ticks: Ticks, width: int, scale: float, phase: str
) -> None:
    session = sit(5)
    theme.apply(qapp, scale)
    session.settings.change(text_scale=scale)
    for _ in range(4):
        session.ask(r.EndTurn(), session.table.active)
    page.resize(width, 400)
    bar = put_on(page, TopBar(session, monotonic=ticks))
    bar.show()
    session.client.unsaved = "There is no space left on the disk."
    session.ask(r.GoToPhase(phase) if phase != "unlock" else r.Chat("hm"))
    session.client.unsaved = "There is no space left on the disk."
    bar.refresh()
    page.layout().activate()
    shown = [widget for widget in bar.findChildren(QWidget) if widget.isVisible() and widget.parent() is bar]
    assert bar.menu in shown
    assert bar.clock in shown
    assert bar.unsaved in shown
    right = 0
    for widget in sorted(shown, key=lambda one: one.x()):
        assert widget.x() >= right, f"{widget} lies over what is left of it"
        right = widget.geometry().right()
        if isinstance(widget, QPushButton):
            assert widget.width() >= widget.minimumSizeHint().width()
    assert right < width
    assert bar.minimumSizeHint().width() <= 400


def test_at_the_narrowest_the_phases_are_a_menu_and_a_click_goes_to_the_next(
    bar: TopBar, session: Session, page: QWidget, qtbot: QtBot
) -> None:
    page.resize(420, 400)
    page.layout().activate()
    assert not any(pill.isVisible() for pill in bar.phases.values())
    assert bar.phase_menu.text() == "Unlock"
    qtbot.mouseClick(bar.next_phase, LEFT)
    assert session.table.phase == "master"
    entry(bar.phase_menu.menu(), "Discard").trigger()
    assert session.table.phase == "discard"
    assert not bar.next_phase.isVisible()


def test_at_an_open_table_the_phases_are_those_of_whose_turn_it_is(
    sit: Sit, page: QWidget, ticks: Ticks, qtbot: QtBot
) -> None:
    session = sit(3, open_table=True, ask=True)
    bar = put_on(page, TopBar(session, monotonic=ticks))
    session.ask(r.EndTurn())
    assert (session.viewer, session.table.active) == (0, 1)
    qtbot.mouseClick(bar.phases["master"], LEFT)
    assert session.table.phase == "master"


def test_a_click_leaves_the_focus_with_the_table(bar: TopBar, page: QWidget, session: Session, qtbot: QtBot) -> None:
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setFocus()
    session.ask(r.Put((session.table.pile(0, "hand")[0],), Place(0, "ash heap")))
    qtbot.mouseClick(bar.phases["master"], LEFT)
    qtbot.mouseClick(bar.back, LEFT)
    assert page.hasFocus()
