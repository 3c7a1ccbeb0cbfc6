"""The strict table in large text: what is asked, a combat, a referendum and an oust are read whole, over nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.ui.panels import panel_of
from tests.ui.strict.conftest import Sit, When
from tests.ui.strict.test_panels import more_votes, strikes
from tests.ui.table.at_table import AtTable
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked
from vtes_desktop.ui import theme
from vtes_desktop.ui.strict.floating import Floating
from vtes_desktop.ui.table.departure import Departure, Left

LARGE = ((1280, 720), 2.0)
SMALL = ((1024, 640), 1.5)
SENTENCE = "Krid is locked: only ready unlocked minions can act. Take the action with another minion."

Large = Callable[[When, tuple[int, int], float], AtTable]


@pytest.fixture
def large(sit: Sit, qapp: QApplication) -> Iterator[Large]:
    """Sit down with large text in a small window, once a question is as wanted."""

    def start(when: When, size: tuple[int, int], scale: float) -> AtTable:
        theme.apply(qapp, scale)
        return sit(when, seats=4, size=size, scale=scale)

    yield start
    theme.apply(qapp)


def blocks(_: Host, asked: Asked) -> bool:
    return asked.kind == "block"


def acts(_: Host, asked: Asked) -> bool:
    return asked.kind == "minion phase" and len(asked.options) > 2


def whole(panel: Floating) -> bool:
    """Whether nothing of a panel is scrolled away."""
    return panel.body.height() <= panel.scrolled.viewport().height()


@pytest.mark.parametrize(("size", "scale"), [LARGE, SMALL])
@pytest.mark.parametrize("when", [blocks, acts])
def test_the_question_and_what_stands_beside_it_are_read_whole(
    large: Large, when: When, size: tuple[int, int], scale: float
) -> None:
    at = large(when, size, scale)
    strip = at.page.strip
    assert QLabel.text(strip.question) == strip.question.text()
    for slot in (strip.above, strip.below):
        assert " ".join(slot.text().split()) == slot.accessibleName()
        assert slot.fontMetrics().size(0, slot.text()).width() <= slot.width()
        assert slot.fontMetrics().size(0, slot.text()).height() <= slot.height()


def test_several_answers_stand_side_by_side_in_large_text(large: Large) -> None:
    at = large(strikes, *LARGE)
    alone = [button for button in at.page.strip.answers.buttons if button.menu() is None]
    assert alone, "an answer that is behind a menu costs two clicks"


def fight_between_neighbours(host: Host, asked: Asked) -> bool:
    """Who strikes fights somebody else's minion: one of them stands where the stage would."""
    combat = host.table.combat
    return asked.kind == "strike" and combat is not None and combat.acting.seat != combat.opposing.seat


@pytest.mark.parametrize(("size", "scale"), [LARGE, SMALL])
@pytest.mark.parametrize(("when", "name"), [(fight_between_neighbours, "combat"), (more_votes, "referendum")])
def test_a_stage_without_room_folds_itself_below_the_minions(
    large: Large, when: When, name: str, size: tuple[int, int], scale: float
) -> None:
    at = large(when, size, scale)
    panel = panel_of(at.page, name)
    assert panel.folded
    assert not panel.scrolled.isVisible()
    lies = at.page.view.mapToScene(panel.geometry()).boundingRect()
    minions = [i for seat in at.table.playing() for i in at.table.pile(seat, "ready")]
    assert minions
    assert not [i for i in minions if at.scene.cards[i].sceneBoundingRect().intersects(lies)]
    assert panel.geometry().bottom() <= at.page.view.mapFromScene(at.scene.plan.own.rect.topLeft()).y()
    panel.fold.click()
    assert panel.scrolled.isVisible()
    at.qtbot.waitUntil(lambda: whole(panel))
    panel.refresh()
    assert not panel.folded, "who wants to see it has it open from then on"


def test_a_stage_with_room_stays_open(large: Large) -> None:
    assert not panel_of(large(strikes, (1600, 900), 1.0).page, "combat").folded


@pytest.mark.parametrize(("size", "scale"), [LARGE, SMALL])
def test_the_combat_is_read_whole(large: Large, size: tuple[int, int], scale: float) -> None:
    at = large(strikes, size, scale)
    panel = panel_of(at.page, "combat")
    panel.set_folded(False)
    at.qtbot.waitUntil(lambda: whole(panel))
    for label in (panel.title, panel.beside):
        assert label.width() >= label.sizeHint().width(), label.text()
    for fighter in (panel.acting, panel.opposing):
        assert fighter.strike.heightForWidth(fighter.strike.width()) <= fighter.strike.height()
        at_panel = fighter.strike.mapTo(panel, QPoint(0, fighter.strike.height()))
        assert at_panel.y() <= panel.height()


@pytest.mark.parametrize(("size", "scale"), [LARGE, SMALL])
def test_the_referendum_says_of_everybody_what_was_cast(large: Large, size: tuple[int, int], scale: float) -> None:
    at = large(more_votes, size, scale)
    panel = panel_of(at.page, "referendum")
    panel.set_folded(False)
    at.qtbot.waitUntil(lambda: whole(panel))
    shown = " ".join(label.text() for label in panel.findChildren(QLabel) if label.isVisible())
    assert all(at.table.seats[seat].name in shown for seat in at.table.playing())
    asking = at.page.asking
    asking.pick(next(option for option in asking.options if option.kind.endswith(" for")))
    panel.refresh()
    at.qtbot.waitUntil(lambda: whole(panel))


def test_what_lies_over_the_table_leaves_the_strip_free(large: Large) -> None:
    at = large(acts, *LARGE)
    strip = at.page.strip
    departure = panel_of(at.page, "departure")
    assert isinstance(departure, Departure)
    departure.left = [Left(1, True, 0, 6, 1.0)]
    departure.show()
    since = at.page.since
    since.lines.extend((number, f"{SENTENCE} {number}") for number in range(9))
    since.show_lines()
    for panel in (departure, since):
        assert panel.geometry().bottom() < strip.y()
        assert panel.geometry().top() >= 0
    for button in since.findChildren(QPushButton):
        assert button.sizeHint().width() <= button.width() + 2, button.text()


def test_a_sentence_lies_over_no_stage(large: Large) -> None:
    at = large(strikes, (1600, 900), 1.0)
    panel = panel_of(at.page, "combat")
    notice = at.page.notice
    notice.say(SENTENCE)
    assert notice.isVisible()
    assert not notice.geometry().intersects(panel.geometry())
    assert notice.geometry().bottom() < at.page.strip.y()


def test_a_stage_comes_along_when_the_window_changes_its_size(large: Large) -> None:
    at = large(strikes, (1600, 900), 1.0)
    at.page.resize(1100, 660)
    panel = panel_of(at.page, "combat")
    at.qtbot.waitUntil(lambda: panel.geometry().bottom() <= at.scene.plan.own.rect.top())
