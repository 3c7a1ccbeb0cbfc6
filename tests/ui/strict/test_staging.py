"""What is done and told at the table itself: minions dragged at a Methuselah, words at who acts, what was lost while
others played, panels that step aside, what comes under a pointer that lies still."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.panels import panel_of
from tests.ui.strict.conftest import Sit, SitLaid, asked_of
from tests.ui.table.at_table import LEFT, AtTable
from vtes_desktop.bots.random_player import RANDOM
from vtes_desktop.play import requests as r
from vtes_desktop.play.laid import Laid, LaidCard, LaidSeat, Phase
from vtes_desktop.table.asking import Option
from vtes_desktop.ui.strict.asking import QUIET
from vtes_desktop.ui.strict.referee_bar import facts
from vtes_desktop.ui.table.course import CourseItem, courses_of
from vtes_desktop.ui.table.held import HeldMenu
from vtes_desktop.ui.table.overlay import Overlay

Lay = Callable[..., AtTable]
SIX = ("Deflection",) * 6


@pytest.fixture
def lay(sit_laid: SitLaid) -> Lay:
    """Sit down as the first of three, each with a vampire."""

    def start(
        active: int = 0, hand: tuple[str, ...] = (), size: tuple[int, int] = (1600, 900), *, torpor: bool = False
    ) -> AtTable:
        ready = ("Theo Bell", "Anson") if torpor else ("Gilbert Duane",)
        asleep = (LaidCard("Claudia", blood=1), LaidCard("Cardano", blood=0)) if torpor else ()
        laid = Laid(
            (
                LaidSeat("Alexis", ready=tuple(map(LaidCard, ready)), torpor=asleep, hand=hand, library=SIX),
                LaidSeat("Brigitte", RANDOM, ready=(LaidCard("Krid", blood=1),), library=SIX),
                LaidSeat("Casimir", RANDOM, ready=(LaidCard("Mariana Gilbert", blood=1),), library=SIX),
            ),
            active=active,
        )
        return sit_laid(laid, size)

    return start


def answer(at: AtTable, kind: str = "") -> None:
    """The first answer of a kind is given by who is asked; without one, what passes."""
    host = at.session.host
    assert host is not None
    asked = asked_of(host)
    assert asked is not None
    fitting = [each for each in asked.options if each.kind == kind or (not kind and each.kind in QUIET)]
    assert host.submit(asked.seat, r.Pick(asked.number, asked.options.index(fitting[0]))).accepted
    at.settle()


def mine(at: AtTable, seat: int = 0) -> int:
    return at.table.pile(seat, "ready")[0]


def where(at: AtTable, seat: int, place: str) -> QPointF:
    """A point of another's part of the table."""
    area = at.scene.plan.areas[seat]
    return {"pool": at.pool(seat), "name": area.header.center(), "deck": area.zones["library"].rect.center()}[place]


@pytest.mark.parametrize("place", ["pool", "name", "deck"])
def test_a_minion_dragged_anywhere_at_the_prey_bleeds(lay: Lay, place: str) -> None:
    at = lay()
    at.drag(at.card(mine(at)), where(at, 1, place))
    assert at.host_table.seats[1].pool < 30 or at.host_table.action is not None
    assert not at.scene.selection, "what was chosen has acted"


def test_a_minion_dragged_at_another_is_told_why_it_can_t(lay: Lay) -> None:
    at = lay()
    at.drag(at.card(mine(at)), where(at, 2, "pool"))
    assert at.host_table.action is None
    assert at.host_table.seats[2].pool == 30


def menu_words(at: AtTable) -> list[str]:
    """What the menu offers that asks which is meant."""
    menus = [menu for menu in at.page.findChildren(QMenu) if menu.isVisible()]
    words = [action.text() for menu in menus for action in menu.actions()]
    for menu in menus:
        menu.close()
    return words


def test_a_minion_dragged_onto_a_vampire_in_torpor_means_that_one(lay: Lay) -> None:
    at = lay(torpor=True)
    at.drag(at.card(mine(at)), at.card(at.table.pile(0, "torpor")[0]))
    assert menu_words(at) == ["Theo Bell rescues Claudia", "Theo Bell diablerizes Claudia"]


def test_a_minion_dragged_onto_another_s_may_fight_it_or_bleed_her(lay: Lay) -> None:
    at = lay(torpor=True)
    at.drag(at.card(mine(at)), at.card(mine(at, 1)))
    assert menu_words(at) == ["Theo Bell bleeds Brigitte for 1", "Theo Bell: enter combat"]


def two_to_choose_from(sit_laid: SitLaid, phase: Phase, *hand: str) -> AtTable:
    """Two with two vampires each."""
    seats = (
        LaidSeat("Alexis", ready=(LaidCard("Theo Bell"), LaidCard("Anson")), hand=hand, library=SIX),
        LaidSeat("Brigitte", RANDOM, ready=(LaidCard("Krid"), LaidCard("Claudia")), library=SIX),
    )
    return sit_laid(Laid(seats, phase=phase), (1600, 900))


@pytest.mark.parametrize("place", [0, 1])
def test_a_card_dropped_on_a_vampire_is_for_that_one(sit_laid: SitLaid, place: int) -> None:
    at = two_to_choose_from(sit_laid, "master", "Blood Doll", "Minion Tap")
    doll, vampire = at.table.pile(0, "hand")[0], at.table.pile(0, "ready")[place]
    at.drag(at.card(doll), at.card(vampire))
    at.qtbot.waitUntil(lambda: bool(at.host_table.copies[vampire].attached))


@pytest.mark.parametrize("place", [0, 1])
def test_who_is_attacked_by_a_drag_is_not_asked_for_again(sit_laid: SitLaid, place: int) -> None:
    at = two_to_choose_from(sit_laid, "minion")
    target = at.table.pile(1, "ready")[place]
    at.drag(at.card(mine(at)), at.card(target))
    (menu,) = [menu for menu in at.page.findChildren(QMenu) if menu.isVisible()]
    next(action for action in menu.actions() if "enter combat" in action.text()).trigger()
    menu.close()
    at.qtbot.waitUntil(lambda: at.host_table.action is not None)
    action = at.host_table.action
    assert action is not None
    assert action.targets == (target,)


def test_what_was_dropped_and_not_done_means_nothing_later(sit_laid: SitLaid) -> None:
    at = two_to_choose_from(sit_laid, "minion")
    at.drag(at.card(mine(at)), at.card(at.table.pile(1, "ready")[1]))
    menu_words(at)
    fight = next(option for option in at.page.asking.options if option.text == "Theo Bell: enter combat")
    at.page.asking.pick(fight)
    at.settle()
    QApplication.processEvents()
    mine_now = at.page.asking.mine
    assert mine_now is not None
    assert len(mine_now.options) == 2, "both may be meant"


def test_of_two_who_can_do_much_each_has_a_menu(lay: Lay) -> None:
    at = lay(torpor=True)
    assert len(at.page.asking.options) > 10
    titles = [button.text().lstrip("¹²") for button in at.page.strip.answers.buttons]
    assert [title.strip() for title in titles] == ["Theo Bell", "Anson"]


def test_an_action_at_nobody_stands_at_who_acts(lay: Lay) -> None:
    at = lay(active=2)
    answer(at, "hunt")
    action = at.table.action
    assert action is not None
    assert facts(at.session, action).split("  ·  ")[1:3] == ["hunt", "undirected"]
    by_itself = replace(action, kind="enter combat", card=action.minion)
    name = at.session.name(at.table.copies[action.minion].card)
    assert facts(at.session, by_itself).split("  ·  ")[:3] == [name, "enter combat", "undirected"]
    assert facts(at.session, by_itself).count(name) == 1, "by its own text"
    course = next(courses_of(at.scene, at.table))
    assert (course.kind, course.words.split(" · ")[0]) == ("alone", "hunt")
    item = next(item for item in at.scene.items() if isinstance(item, CourseItem))
    acting = at.scene.cards[mine(at, 2)].edge()
    assert item.label.top() < acting.top() < item.label.bottom(), "over its upper edge"
    assert at.scene.sceneRect().contains(item.label)


def test_what_others_took_is_told_as_the_turn_begins(lay: Lay) -> None:
    at = lay(active=2)
    answer(at, "bleed")
    while at.host_table.active != 0:
        answer(at)
    since = at.page.since
    said = [words for _, words in since.lines]
    assert said == ["Mariana Gilbert bleeds Alexis for 1", "Your pool: 30, now 29"]
    assert since.isVisible()
    number = since.lines[1][0]
    assert "burns 1 pool" in str(at.session.client.log[number]) or "bleeds" in str(at.session.client.log[number])


def test_what_she_paid_herself_is_not_told(lay: Lay) -> None:
    at = lay(active=1)
    while at.host_table.active != 0:
        answer(at)
    assert at.page.since.lines == []


def test_what_lies_over_the_others_steps_aside_while_one_of_them_is_chosen(lay: Lay) -> None:
    at = lay(hand=("Kine Resources Contested",))
    asking, panel = at.page.asking, panel_of(at.page, "referendum")
    asking.pick(next(option for option in asking.options if option.kind == "political"))
    while asking.asked is not None and asking.asked.kind not in ("points", "terms", "methuselah"):
        answer(at)
    assert asking.mine is not None
    assert asking.chosen_elsewhere, asking.mine
    assert panel.isHidden()
    while at.table.referendum is not None and asking.chosen_elsewhere:
        asking.pick(asking.options[0])
        at.settle()
    assert panel.isVisible()


def test_nothing_in_a_menu_is_chosen_before_the_pointer_has_moved(qtbot: QtBot) -> None:
    beneath = QWidget()
    qtbot.addWidget(beneath)
    menu = HeldMenu(beneath)
    done: list[str] = []
    menu.addAction("Burn it").triggered.connect(lambda: done.append("burnt"))
    menu.popup(QPoint(200, 200))
    place = menu.actionGeometry(menu.actions()[0]).center()
    QCursor.setPos(menu.mapToGlobal(place))
    menu._lay = QCursor.pos()
    QTest.mouseClick(menu, LEFT, pos=place)
    assert not done
    assert menu.isVisible()
    QTest.mouseMove(menu, place + QPoint(14, 0))
    QTest.mouseClick(menu, LEFT, pos=place + QPoint(14, 0))
    assert done == ["burnt"]


def test_a_panel_that_comes_under_the_pointer_is_pressed_only_once_that_has_moved(qtbot: QtBot) -> None:
    beneath = QWidget()
    beneath.resize(600, 400)
    qtbot.addWidget(beneath)
    beneath.show()
    panel = Overlay(beneath)
    button = QPushButton("Oust", panel)
    button.resize(120, 40)
    panel.resize(120, 40)
    done: list[str] = []
    button.clicked.connect(lambda: done.append("ousted"))
    QCursor.setPos(beneath.mapToGlobal(beneath.rect().center()))
    panel.setMinimumSize(120, 40)
    panel.open()
    panel.setGeometry(240, 180, 120, 40)
    panel.hold()
    qtbot.waitUntil(lambda: button.property("held") is True)
    inside = button.mapFromGlobal(QCursor.pos())
    QTest.mouseClick(button, LEFT, pos=inside)
    assert not done
    QTest.mouseMove(button, inside + QPoint(14, 4))
    QTest.mouseClick(button, LEFT, pos=inside + QPoint(14, 4))
    assert done == ["ousted"]


def test_no_menu_of_the_referee_s_answers_is_one_that_a_double_click_presses(lay: Lay) -> None:
    at = lay()
    at.click(at.card(mine(at)))
    menus = [menu for menu in at.page.findChildren(QMenu) if menu.isVisible()]
    assert menus
    assert all(isinstance(menu, HeldMenu) for menu in menus)
    for menu in menus:
        menu.close()


def test_nothing_is_advised_to_be_done_by_hand_under_the_referee(lay: Lay) -> None:
    at = lay()
    assert at.scene.furniture.hand.advice == ""
    assert Option("pass", "End the minion phase") in at.page.asking.options


def test_a_library_that_the_referee_does_not_open_shows_no_empty_panel(lay: Lay) -> None:
    at = lay()
    at.page.session.browse.emit(at.session.viewer, "library")
    assert at.refusals
    assert not at.page.browse.isVisible()


def test_the_last_of_ones_pool_is_not_given_away_unawares(sit: Sit) -> None:
    at = sit(lambda host, asked: asked.kind == "transfers" and host.table.seats[asked.seat].pool > 1)
    asking, seat = at.page.asking, at.session.viewer
    at.table.seats[seat].pool = 1
    option = next(option for option in asking.options if option.kind == "transfer")
    before = at.lines
    asking.pick(option)
    assert at.lines == before
    assert "ousts you" in at.refusals[-1]
    asking.pick(option)
    assert at.lines == before + 1
