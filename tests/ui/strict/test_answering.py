"""Answering the referee: by the bar's buttons, by cards that glow, by dragging, by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.game import SEED
from tests.game import catalogue as table_catalogue
from tests.rules.random_game import compiled
from tests.ui.strict.conftest import Sit, SitLaid, asked_of, find, play_until
from tests.ui.table.at_table import LEFT, AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.laid import Laid, LaidCard, LaidHost, LaidSeat
from vtes_desktop.play.updates import Asked
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.asking import Option
from vtes_desktop.table.moves import Purse
from vtes_desktop.table.table import Place
from vtes_desktop.ui import theme
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.strict.asking import QUIET, UNREAD
from vtes_desktop.ui.table.session import Session


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
    bar, asked = at.page.strip, now(at)
    assert bar.isVisible()
    assert bar.question.text() == asked.question
    offered = {each.accessibleName() for each in buttons(bar)}
    assert {option.text for option in asked.options if option.kind in QUIET} <= offered
    assert sum(option.text in offered for option in asked.options) >= min(len(asked.options), 9)


def test_a_button_picks(sit: Sit) -> None:
    at = sit(transfers)
    asked = now(at)
    option = next(option for option in asked.options if option.kind == "transfer")
    pool = at.host_table.seats[asked.seat].pool
    QTest.mouseClick(button(at.page.strip, option.text), LEFT)
    assert at.host_table.seats[asked.seat].pool == pool - 1
    assert now(at).number > asked.number
    assert at.page.window().focusWidget() is at.page.view, "keys are the table's, not the next button's"


def test_many_options_are_all_reached(sit: Sit) -> None:
    at = sit(lambda _, asked: len([o for o in asked.options if o.kind not in QUIET]) > 10, open_table=True)
    asked = now(at)
    texts = [each.accessibleName() for each in buttons(at.page.strip)]
    for each in at.page.strip.findChildren(QPushButton):
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
    at.drag(at.pool(), at.card(copy))
    assert at.host_table.seats[asked.seat].pool == pool - 1
    assert at.host_table.copies[copy].blood == blood + 1
    assert host_of(at).lines[-1].picks


def test_space_passes_and_never_ends_a_phase(sit: Sit) -> None:
    at = sit(transfers)
    asked, lines = now(at), at.lines
    at.key(Qt.Key.Key_Space)
    assert at.lines == lines
    assert now(at) == asked
    assert "Space only passes" in at.refusals[-1]


def test_ending_a_phase_is_another_key_and_asks_once_when_something_is_left(sit: Sit) -> None:
    at = sit(transfers)
    asked, lines, strip = now(at), at.lines, at.page.strip
    at.key(Qt.Key.Key_Space, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert at.lines == lines
    assert "left" in strip.question.text()
    at.key(Qt.Key.Key_Escape)
    assert strip.question.text() == asked.question, "it goes on"
    at.key(Qt.Key.Key_Space, modifiers=Qt.KeyboardModifier.ShiftModifier)
    at.key(Qt.Key.Key_Space, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert at.lines > lines
    assert (at.host_table.phase, at.host_table.active) != ("influence", asked.seat)


def test_what_is_pressed_in_the_moment_after_a_question_came_does_nothing(sit: Sit) -> None:
    at = sit(transfers)
    asking = at.page.asking
    asking.dead_seconds = asking.own_seconds = 3600.0
    option = next(option for option in now(at).options if option.kind == "transfer")
    lines = at.lines
    asking._came = asking._monotonic()
    QTest.mouseClick(button(at.page.strip, option.text), LEFT)
    at.key(Qt.Key.Key_1)
    at.key(Qt.Key.Key_Space, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert at.lines == lines
    assert not asking.sure
    asking._came -= 3601
    QTest.mouseClick(button(at.page.strip, option.text), LEFT)
    assert at.lines == lines + 1


def test_digits_answer(sit: Sit) -> None:
    at = sit(transfers)
    first = at.page.strip.answers.buttons[0]
    option = next(option for option in now(at).options if option.text == first.accessibleName())
    at.key(Qt.Key.Key_1)
    assert host_of(at).lines[-1].picks
    assert at.host_table.copies[option.copy].blood


def test_a_button_stays_for_the_next_question_and_what_was_pressed_before_is_not_answered(sit: Sit) -> None:
    at = sit(transfers)
    answers, first = at.page.strip.answers, now(at)
    pressed = answers.buttons[0]
    QTest.mousePress(pressed, LEFT)
    host_of(at).submit(first.seat, r.Pick(first.number, 0))
    later = now(at)
    assert later.number > first.number
    if later.seat != at.session.viewer:
        at.session.look(later.seat)
    assert answers.buttons[0] is pressed
    QTest.mouseRelease(pressed, LEFT)
    assert now(at).number == later.number


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_every_answer_is_in_sight_and_the_strip_never_grows(sit: Sit, size: tuple[int, int]) -> None:
    at = sit(lambda _, asked: len(asked.options) > 6, size=size)
    strip, seen, height = at.page.strip, 0, at.page.strip.height()
    while seen < 6:
        asked = now(at)
        if asked.seat != at.session.viewer:
            at.session.look(asked.seat)
        at.settle()
        assert strip.height() == height
        assert at.page.view.rect().contains(strip.geometry())
        assert not strip.geometry().intersects(at.scene.plan.own.rect.toRect())
        for each in (*strip.answers.buttons, strip.above, strip.below):
            place = each.rect().translated(each.mapTo(strip, each.rect().topLeft()))
            assert strip.rect().contains(place), each.accessibleName()
        offered = {each.accessibleName() for each in (*strip.answers.buttons, strip.above, strip.below)}
        for each in strip.answers.buttons:
            if each.menu() is not None:
                offered |= {action.text().replace("&&", "&") for action in each.menu().actions()}
        assert {option.text for option in asked.options} <= offered
        before = {each.accessibleName(): each.geometry() for each in strip.answers.buttons}
        strip.refresh()
        assert before == {each.accessibleName(): each.geometry() for each in strip.answers.buttons}
        play_until(host_of(at), lambda _, later, number=asked.number: later.number > number)
        seen += 1


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


def test_a_minion_dragged_to_another_methuselah_does_what_can_be_done_to_her(sit: Sit) -> None:
    def bleeds_or_hunts(_: Host, asked: Asked) -> bool:
        kinds: dict[int, set[str]] = {}
        for option in asked.options:
            kinds.setdefault(option.minion or option.copy, set()).add(option.kind)
        return any({"bleed", "hunt"} <= offered for offered in kinds.values())

    at = sit(bleeds_or_hunts)
    asked = now(at)
    bleed = next(
        bleed
        for bleed in asked.options
        for hunt in asked.options
        if (bleed.kind, hunt.kind) == ("bleed", "hunt") and (bleed.minion or bleed.copy) == (hunt.minion or hunt.copy)
    )
    minion = bleed.minion or bleed.copy
    here, there = at.page.asking, Place(bleed.seat, "ready")
    assert len(here.with_card(minion)) > 1
    assert here.meant(r.Put((minion,), there)) == [
        each for each in here.with_card(minion) if each.seat == bleed.seat or _hers(at, bleed.seat, each)
    ]
    assert bleed in here.meant(r.Put((minion,), there))
    assert not any(each.kind == "hunt" for each in here.meant(r.Put((minion,), there)))
    home = Place(at.host_table.copies[minion].controller, "ready")
    assert here.meant(r.Put((minion,), home)) == here.with_card(minion)


def _hers(at: AtTable, seat: int, option: Option) -> bool:
    return any(at.host_table.copies[target].controller == seat for target in option.targets)


def test_what_the_referee_refuses_is_said_and_nothing_happens(sit: Sit) -> None:
    at = sit(transfers)
    before = at.lines
    card = at.pile("hand")[0]
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
    at.drag(at.card(card), at.free_in("ready"))
    assert shaken


def test_take_back_brings_the_question_back(sit: Sit) -> None:
    at = sit(transfers)
    asked = now(at)
    option = next(option for option in asked.options if option.kind == "transfer")
    pool = at.host_table.seats[asked.seat].pool
    QTest.mouseClick(button(at.page.strip, option.text), LEFT)
    at.key(Qt.Key.Key_Z, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert at.host_table.seats[asked.seat].pool == pool
    assert now(at).options == asked.options
    QTest.mouseClick(button(at.page.strip, option.text), LEFT)
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
    assert not at.page.strip.isVisible()
    assert not at.scene.legal
    card = at.pile("hand")[0]
    at.drag(at.card(card), at.free_in("ready"))
    assert len(at.pile("ready")) or card not in at.pile("hand"), "manual moves are free"
    choose("Strict")
    at.agree()
    assert at.host_table.mode == "strict"
    assert at.page.strip.isVisible()
    assert at.page.strip.question.text() == now(at).question


def test_at_an_open_table_whoever_is_asked_is_answered_for(sit: Sit) -> None:
    at = sit(transfers, open_table=True, look=False)
    at.session.look((now(at).seat + 1) % 3)
    assert at.session.viewer != now(at).seat
    asked = now(at)
    option = next(option for option in asked.options if option.kind == "transfer")
    QTest.mouseClick(button(at.page.strip, option.text), LEFT)
    after = now(at)
    assert after.number > asked.number
    assert {o.text for o in after.options if o.kind in QUIET} <= {b.accessibleName() for b in buttons(at.page.strip)}
    if after.seat == asked.seat:
        shown = {each.accessibleName() for each in buttons(at.page.strip)}
        for each in at.page.strip.answers.buttons:
            if each.menu() is not None:
                shown |= {action.text().replace("&&", "&") for action in each.menu().actions()}
        assert {o.text for o in after.options if o.kind not in UNREAD} <= shown


def test_several_blood_dragged_are_as_many_transfers_as_there_are(sit: Sit) -> None:
    at = sit(lambda host, asked: transfers(host, asked) and host.table.tally.get("transfers", 0) >= 3)
    asked = now(at)
    copy = next(option.copy for option in asked.options if option.kind == "transfer")
    left, blood = at.host_table.tally["transfers"], at.host_table.copies[copy].blood
    at.session.ask(r.Blood(Purse("pool", asked.seat), Purse("card", copy), 3), asked.seat)
    at.qtbot.waitUntil(lambda: at.host_table.copies[copy].blood == blood + 3)
    assert at.host_table.tally.get("transfers", 0) == left - 3


def test_a_click_on_a_pool_says_which_methuselah_is_meant(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    theme.apply(qapp)
    laid = Laid(
        (
            LaidSeat("Alexis", ready=(LaidCard("Krid"),)),
            LaidSeat("Brigitte", ready=(LaidCard("Claudia"), LaidCard("Gilbert Duane")), hand=("Deflection",)),
            LaidSeat("Casimir", ready=(LaidCard("Anson"),)),
            LaidSeat("Dora", ready=(LaidCard("Sarah Cobbler"),)),
        )
    )
    host = LaidHost(table_catalogue(), laid, SEED, Vtes(compiled))
    find(host, lambda _, asked: any(option.kind == "bleed" for option in asked.options))
    _answer(host, "bleed")
    while (asked := asked_of(host)) is not None and not any(option.kind == "redirect" for option in asked.options):
        _answer(host, "play" if any(option.kind == "play" for option in asked.options) else "")
    assert asked is not None
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=False)
    session = Session.at_this_desktop(host, settings)
    session.look(asked.seat)
    at = AtTable(qtbot, session, (1600, 900))
    at.page.asking.dead_seconds = at.page.asking.own_seconds = 0.0
    pools = at.scene.furniture.pools
    assert {seat for seat, pool in pools.items() if pool.lit} == {option.seat for option in asked.options} == {2, 3}
    at.click(at.pool(asked.seat))
    assert now(at).number == asked.number, "she does not bleed herself"
    at.click(at.pool(3))
    assert now(at).number > asked.number
    action = host.table.action
    assert action is not None
    assert action.seats == (3,)
    assert not any(pool.lit for pool in pools.values())
    session.close()


def _answer(host: Host, kind: str) -> None:
    """Give the first answer of a kind; without one pass."""
    asked = asked_of(host)
    assert asked is not None
    fitting = [option for option in asked.options if option.kind == kind] or [
        option for option in asked.options if option.kind in QUIET
    ]
    assert host.submit(asked.seat, r.Pick(asked.number, asked.options.index(fitting[0]))).accepted


TWO_DOLLS = Laid(
    (
        LaidSeat(
            "Alexis",
            ready=(LaidCard("Krid", on=(LaidCard("Blood Doll"),)), LaidCard("Anson", on=(LaidCard("Blood Doll"),))),
        ),
        LaidSeat("Brigitte"),
    ),
    phase="master",
)
TWO_TENETS = Laid(
    (
        LaidSeat("Alexis", ready=(LaidCard("Krid"),)),
        LaidSeat("Brigitte", in_play=(LaidCard("Travelers Obey the Tenets"),)),
        LaidSeat("Casimir", in_play=(LaidCard("Travelers Obey the Tenets"),)),
    )
)


@pytest.mark.parametrize(
    ("laid", "words", "names"),
    [(TWO_DOLLS, "Blood Doll", {"Krid", "Anson"}), (TWO_TENETS, "Tenets", {"Brigitte", "Casimir"})],
)
def test_answers_that_say_the_same_name_what_tells_them_apart(
    sit_laid: SitLaid, laid: Laid, words: str, names: set[str]
) -> None:
    """Whose Blood Doll is used is read on the buttons, with no need to point at each."""
    at = sit_laid(laid, (1600, 900))
    alike = [option for option in now(at).options if words in option.text]
    strip = at.page.strip.answers
    said = {action.text() for each in strip.buttons if each.menu() for action in each.menu().actions()}
    said |= {each.accessibleName() for each in strip.buttons if each.menu() is None}
    assert {each for each in said if words in each} == {f"{alike[0].text} ({name})" for name in names}
