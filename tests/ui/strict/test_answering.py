"""Answering the referee: by the bar's buttons, by cards that glow, by dragging, by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from tests.ui.strict.conftest import Sit, asked_of
from tests.ui.table.at_table import LEFT, AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked
from vtes_desktop.ui.strict.asking import QUIET


def buttons(panel: QWidget) -> list[QPushButton]:
    """The answers that can be pressed in a panel."""
    return [button for button in panel.findChildren(QPushButton) if not button.isHidden() and button.accessibleName()]


def button(panel: QWidget, text: str) -> QPushButton:
    """The one with these words."""
    return next(each for each in buttons(panel) if each.accessibleName() == text)


def host_of(at: AtTable) -> Host:
    assert at.session.host is not None
    return at.session.host


def now(at: AtTable) -> Asked:
    asked = asked_of(host_of(at))
    assert asked is not None
    return asked


def transfers(_: Host, asked: Asked) -> bool:
    return asked.kind == "transfers" and sum(option.kind == "transfer" for option in asked.options) > 1


def own_minion_phase(_: Host, asked: Asked) -> bool:
    return asked.kind == "minion phase" and len([o for o in asked.options if o.copy]) > 1


def menu_of(at: AtTable) -> QMenu:
    """The menu that asks which is meant."""
    menus = [menu for menu in at.page.findChildren(QMenu) if menu.isVisible()]
    assert len(menus) == 1
    return menus[0]


def test_the_bar_says_what_is_asked_and_offers_it(sit: Sit) -> None:
    at = sit(transfers)
    bar, asked = at.page.referee_bar, now(at)
    assert bar.isVisible()
    assert bar.title.text() == asked.question
    offered = {each.accessibleName() for each in buttons(bar)}
    assert {option.text for option in asked.options if option.kind in QUIET} <= offered
    assert sum(option.text in offered for option in asked.options) >= min(len(asked.options), 9)


def test_a_button_picks(sit: Sit) -> None:
    at = sit(transfers)
    asked = now(at)
    option = next(option for option in asked.options if option.kind == "transfer")
    pool = at.host_table.seats[asked.seat].pool
    QTest.mouseClick(button(at.page.referee_bar, option.text), LEFT)
    assert at.host_table.seats[asked.seat].pool == pool - 1
    assert now(at).number > asked.number
    assert at.page.window().focusWidget() is at.page.view, "keys are the table's, not the next button's"


def test_many_options_are_all_reached(sit: Sit) -> None:
    at = sit(lambda _, asked: len([o for o in asked.options if o.kind not in QUIET]) > 10, open_table=True)
    asked = now(at)
    texts = [each.accessibleName() for each in buttons(at.page.referee_bar)]
    for each in at.page.referee_bar.findChildren(QPushButton):
        if each.menu() is not None and not each.isHidden():
            texts += [action.text().replace("&&", "&") for action in each.menu().actions()]
    assert {option.text for option in asked.options} <= set(texts)


def test_cards_glow_and_a_click_offers_what_may_be_done(sit: Sit) -> None:
    at = sit(own_minion_phase)
    asked = now(at)
    assert at.scene.legal == {option.copy for option in asked.options if option.copy}
    copy = next(option.copy for option in asked.options if option.copy in at.scene.cards)
    at.click(at.card(copy))
    fitting = [o for o in asked.options if copy in (o.copy, o.minion, *o.targets)]
    menu = menu_of(at)
    assert [action.text() for action in menu.actions()] == [option.text for option in fitting]
    before = at.lines
    menu.actions()[0].trigger()
    menu.close()
    assert at.lines == before + 1


def test_a_card_that_does_not_glow_offers_nothing(sit: Sit) -> None:
    at = sit(transfers)
    card = at.pile("hand")[0]
    assert card not in at.scene.legal
    at.click(at.card(card))
    assert not [menu for menu in at.page.findChildren(QMenu) if menu.isVisible()]


def test_blood_dragged_from_the_pool_to_an_uncontrolled_vampire_is_a_transfer(sit: Sit) -> None:
    at = sit(transfers)
    asked = now(at)
    copy = next(option.copy for option in asked.options if option.kind == "transfer")
    pool, blood = at.host_table.seats[asked.seat].pool, at.host_table.copies[copy].blood
    at.page.referee_bar.set_folded(True)
    at.drag(at.pool(), at.card(copy))
    assert at.host_table.seats[asked.seat].pool == pool - 1
    assert at.host_table.copies[copy].blood == blood + 1
    assert host_of(at).lines[-1].picks


def test_space_passes(sit: Sit) -> None:
    at = sit(transfers)
    asked = now(at)
    at.key(Qt.Key.Key_Space)
    assert host_of(at).lines[-1].picks
    assert (at.host_table.phase, at.host_table.active) != ("influence", asked.seat)


def test_a_gesture_that_may_mean_several_things_asks_which(sit: Sit) -> None:
    def several(_: Host, asked: Asked) -> bool:
        copies = [o.copy for o in asked.options if o.copy]
        return asked.kind == "minion phase" and any(copies.count(copy) > 1 for copy in copies)

    at = sit(several)
    asked = now(at)
    copies = [o.copy for o in asked.options if o.copy]
    copy = next(copy for copy in copies if copies.count(copy) > 1 and copy in at.scene.cards)
    before = at.lines
    at.session.ask(r.LockCards((copy,)))
    assert at.lines == before, "nothing is done before it is said which"
    menu = menu_of(at)
    assert len(menu.actions()) > 1
    menu.actions()[-1].trigger()
    menu.close()
    assert at.lines == before + 1


def test_what_the_referee_refuses_is_said_and_nothing_happens(sit: Sit) -> None:
    at = sit(transfers)
    before = at.lines
    card = at.pile("hand")[0]
    at.page.referee_bar.set_folded(True)
    place = at.scene.cards[card].pos()
    at.drag(at.card(card), at.free_in("ready"))
    assert at.lines == before
    assert "(sec. " in at.refusals[-1]
    assert at.page.notice.isVisible()
    assert card in at.pile("hand")
    assert (at.scene.cards[card].pos() - place).manhattanLength() < 2, "it is back"


def test_a_refused_drag_shakes(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sit(transfers)
    shaken: list[object] = []
    monkeypatch.setattr(at.scene, "refuse", lambda items: shaken.extend(items))
    card = at.pile("hand")[0]
    at.page.referee_bar.set_folded(True)
    at.drag(at.card(card), at.free_in("ready"))
    assert shaken


def test_take_back_brings_the_question_back(sit: Sit) -> None:
    at = sit(transfers)
    asked = now(at)
    option = next(option for option in asked.options if option.kind == "transfer")
    pool = at.host_table.seats[asked.seat].pool
    QTest.mouseClick(button(at.page.referee_bar, option.text), LEFT)
    at.key(Qt.Key.Key_Z, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert at.host_table.seats[asked.seat].pool == pool
    assert now(at).options == asked.options
    QTest.mouseClick(button(at.page.referee_bar, option.text), LEFT)
    assert at.host_table.seats[asked.seat].pool == pool - 1


def test_the_mode_menu_sends_the_referee_away_and_calls_again(sit: Sit) -> None:
    at = sit(transfers)

    def choose(words: str) -> None:
        QTest.mouseClick(at.page.top_bar.mode, LEFT)
        menu = next(menu for menu in at.page.findChildren(QMenu) if menu.isVisible())
        next(action for action in menu.actions() if action.text().startswith(words)).trigger()
        menu.close()

    choose("Manual")
    assert at.host_table.mode == "strict", "all others are asked first"
    at.agree()
    assert at.host_table.mode == "manual"
    assert not at.page.referee_bar.isVisible()
    assert not at.scene.legal
    card = at.pile("hand")[0]
    at.drag(at.card(card), at.free_in("ready"))
    assert len(at.pile("ready")) or card not in at.pile("hand"), "manual moves are free"
    choose("Strict")
    at.agree()
    assert at.host_table.mode == "strict"
    assert at.page.referee_bar.isVisible()
    assert at.page.referee_bar.title.text() == now(at).question


def test_at_an_open_table_whoever_is_asked_is_answered_for(sit: Sit) -> None:
    at = sit(transfers, open_table=True, look=False)
    at.session.look((now(at).seat + 1) % 3)
    assert at.session.viewer != now(at).seat
    asked = now(at)
    option = next(option for option in asked.options if option.kind == "transfer")
    QTest.mouseClick(button(at.page.referee_bar, option.text), LEFT)
    after = now(at)
    assert after.number > asked.number
    assert {o.text for o in after.options if o.kind in QUIET} <= {
        b.accessibleName() for b in buttons(at.page.referee_bar)
    }
    if after.seat == asked.seat:
        assert {o.text for o in after.options[:8]} <= {each.accessibleName() for each in buttons(at.page.referee_bar)}
