"""The panels of combat, referendum and by hand: what they show, and that they open, close, move and fold."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.panels import panel_of
from tests.ui.strict.conftest import Sit, SitLaid, When, asked_of, play_until
from tests.ui.strict.test_answering import button, buttons, host_of, now
from tests.ui.table.at_table import LEFT, AtTable
from tests.ui.test_theme import contrast
from vtes_desktop.bots.random_player import RANDOM
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.laid import Laid, LaidCard, LaidSeat
from vtes_desktop.play.updates import Asked, Update
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.saying import Saying, Who
from vtes_desktop.table.sight import Changes
from vtes_desktop.ui import theme
from vtes_desktop.ui.strict.floating import Floating
from vtes_desktop.ui.strict.referendum_panel import Tally
from vtes_desktop.ui.table.course import ALONG, CourseItem


def strikes(_: Host, asked: Asked) -> bool:
    return asked.kind == "strike"


def votes(host: Host, asked: Asked) -> bool:
    held = host.table.referendum
    return asked.kind == "polling" and held is not None and any(o.kind.endswith(" for") for o in asked.options)


def more_votes(host: Host, asked: Asked) -> bool:
    """Votes from several sources: a referendum in which nobody else has any is over with the last of them."""
    return votes(host, asked) and any(o.kind == "all for" for o in asked.options)


def by_hand(_: Host, asked: Asked) -> bool:
    return asked.kind == "by hand"


def in_window(at: AtTable, panel: Floating) -> bool:
    """Whether a panel lies on the table, beside the log, and all of it can be reached."""
    over = panel.parentWidget()
    whole = panel.body.height() <= panel.scrolled.viewport().height()
    scrolls = panel.scrolled.verticalScrollBar().maximum() > 0
    wide = panel.body.width() <= panel.scrolled.viewport().width()
    return over is at.page.view and over.rect().contains(panel.geometry()) and (whole or scrolls) and wide


def answer_until(at: AtTable, done: object) -> None:
    """Answer at random until something holds of the host's table."""
    play_until(host_of(at), lambda host, _: done(host))  # type: ignore[operator]


def test_the_words_of_a_combats_arrow_are_clear_of_its_panel(sit: Sit) -> None:
    at = sit(strikes)
    (item,) = at.scene.courses.items
    everywhere = QRectF(0, 0, *at.scene.plan.size)
    at.scene.courses.keep_clear_of([])
    middle = QRectF(item.label)
    at.scene.courses.keep_clear_of([middle])
    assert not item.label.intersects(middle)
    assert everywhere.contains(item.label)
    at.scene.courses.keep_clear_of([everywhere])
    assert item.label == middle, "in the middle where there is no such place"
    # As the game tells: the panel lies where it lies.
    panel = panel_of(at.page, "combat")
    panel.put_at(QRect(at.page.view.mapFromScene(middle.topLeft()) - QPoint(5, 5), panel.size()))
    lies = at.page.view.mapToScene(panel.geometry()).boundingRect()
    clear = [part for part in ALONG if not label_at(item, part).intersects(lies)]
    assert not clear or not item.label.intersects(lies)


def label_at(item: CourseItem, part: float) -> QRectF:
    """Where an arrow's words would stand."""
    label = QRectF(item.label)
    label.moveCenter(item._path.pointAtPercent(part))
    return label


def test_the_combat_shows_both_sides_and_closes(sit: Sit) -> None:
    at = sit(strikes)
    panel, combat = panel_of(at.page, "combat"), at.host_table.combat
    assert combat is not None
    assert panel.isVisible()
    assert not at.page.referee_bar.isVisible(), "one place to answer"
    assert f"round {combat.round}" in panel.title.text()
    assert panel.beside.text().endswith(f"range: {combat.range.upper()}")
    for fighter, side in ((panel.acting, combat.acting), (panel.opposing, combat.opposing)):
        copy = at.host_table.copies[side.minion]
        assert at.session.name(copy.card) in fighter.accessibleName()
        assert str(copy.blood) in fighter.facts.text()
    fated = bool(combat.acting.fate or combat.opposing.fate)
    assert panel.forecast.text().startswith("if nothing changes:") == fated
    assert panel.body.height() <= panel.scrolled.viewport().height(), "all of it is seen"
    option = now(at).options[0]
    QTest.mouseClick(button(at.page.strip, option.text), LEFT)
    answer_until(at, lambda host: host.table.combat is None)
    if at.table.combat is None:
        assert panel.title.text() == "The combat is over", "the result stays for a moment"
    at.qtbot.waitUntil(lambda: not panel.isVisible() or at.table.combat is not None)


def test_a_strike_is_seen_in_a_small_window(sit: Sit) -> None:
    at = sit(strikes, seats=5, size=(1024, 640))
    panel = panel_of(at.page, "combat")
    at.qtbot.waitUntil(lambda: panel.body.height() <= panel.scrolled.viewport().height(), timeout=300_000)


def test_the_referendum_shows_the_tally_and_where_votes_come_from(sit: Sit) -> None:
    at = sit(more_votes, seats=4)
    panel, held = panel_of(at.page, "referendum"), at.host_table.referendum
    assert held is not None
    assert panel.isVisible()
    assert held.title in panel.title.text()
    before = panel.tally.votes_for
    asked = now(at)
    rows = panel.findChildren(QLabel)
    option = next(o for o in asked.options if o.kind.endswith(" for"))
    at.page.asking.pick(option)
    assert panel.findChildren(QLabel) == rows, "a vote makes no label anew"
    held = at.host_table.referendum
    assert held is not None
    assert panel.tally.votes_for - before == sum(vote.amount for vote in held.cast[-1:] if not vote.ballots)
    labels = {label.text() for label in panel.findChildren(QLabel)}
    assert {at.host_table.seats[seat].name for seat in at.host_table.playing()} <= labels
    answer_until(at, lambda host: host.table.referendum is None)
    at.qtbot.waitUntil(lambda: not panel.isVisible() or at.table.referendum is not None)


def test_the_bar_has_the_votes_that_closed_the_referendum(sit: Sit) -> None:
    at = sit(votes)
    panel, held = panel_of(at.page, "referendum"), at.table.referendum
    assert held is not None
    cast, ended = (
        Saying((Who(1), " casts 3 votes against"), seat=1),
        Saying(("The referendum fails: 1 for, 9 against",)),
    )
    at.table.referendum = None
    at.session.tell(Update(0, 0.0, Changes(), (cast, ended)))
    assert panel.isVisible(), "the result stays for a moment"
    assert panel.title.text().endswith("fails: 1 for, 9 against")
    assert (panel.tally.votes_for, panel.tally.against) == (1, 9)
    told = {label.text() for label in panel.findChildren(QLabel)}
    assert "against 3" in told
    assert "…" not in told, "nobody is waited for any more"
    assert "still to vote" not in panel.brief.text()


def test_a_blood_hunt_is_called_by_nobody(sit_laid: SitLaid) -> None:
    seats = (
        LaidSeat("Alexis", ready=(LaidCard("Anson"),), library=("Deflection",) * 6),
        LaidSeat("Brigitte", RANDOM, torpor=(LaidCard("Krid"),), library=("Deflection",) * 6),
    )
    at = sit_laid(Laid(seats), (1600, 900))
    at.page.asking.pick(next(option for option in now(at).options if option.kind == "diablerize"))
    panel = panel_of(at.page, "referendum")
    at.qtbot.waitUntil(panel.isVisible)
    assert panel.title.text() == "Referendum — Blood hunt on Anson"
    assert "Anson has committed diablerie" in {label.text() for label in panel.findChildren(QLabel)}


def test_by_hand_goes_across_the_table_with_the_cards_text(sit: Sit) -> None:
    at = sit(by_hand, unread=True)
    bar, asked = at.page.referee_bar, now(at)
    assert bar.isVisible()
    assert bar.width() > at.page.view.width() * 0.9
    card = at.session.catalogue.cards[at.host_table.copies[asked.about].card]
    assert card.display_name in bar.card_text.text()
    assert all(part.text in bar.card_text.text() for part in card.text)
    assert {"Done"} <= {each.accessibleName() for each in buttons(at.page.strip)}


def test_by_hand_it_says_at_which_level_a_card_is_played(sit_laid: SitLaid) -> None:
    seats = (
        LaidSeat("Alexis", ready=(LaidCard("Lucita"),), hand=("Descent into Darkness",), library=("Deflection",) * 6),
        LaidSeat("Brigitte", RANDOM, library=("Deflection",) * 6),
    )
    at = sit_laid(Laid(seats), (1600, 900))
    at.page.asking.pick(next(option for option in now(at).options if option.level == "OBT"))
    bar = at.page.referee_bar
    at.qtbot.waitUntil(bar.isVisible)
    assert bar.card_text.text().splitlines()[0] == "Descent into Darkness [OBT]"


def test_by_hand_its_player_moves_things_and_the_others_agree(sit: Sit) -> None:
    at = sit(by_hand, unread=True)
    asked = now(at)
    pool = at.host_table.seats[asked.seat].pool
    at.ask(r.Blood(BANK, Purse("pool", asked.seat), 1))
    assert at.host_table.seats[asked.seat].pool == pool + 1
    assert now(at).number == asked.number, "still by hand"
    QTest.mouseClick(button(at.page.strip, "Done"), LEFT)
    agreed = set()
    while (other := asked_of(host_of(at))) is not None and other.kind == "agree":
        at.session.look(other.seat)
        assert at.page.referee_bar.card_text.text(), "they can read the card"
        agreed.add(other.seat)
        QTest.mouseClick(button(at.page.strip, "Agreed"), LEFT)
    assert agreed == set(at.host_table.playing()) - {asked.seat}
    assert at.host_table.seats[asked.seat].pool == pool + 1


def test_a_panel_is_moved_by_its_head_and_stays_there(sit: Sit) -> None:
    at = sit(strikes)
    panel, head = panel_of(at.page, "combat"), panel_of(at.page, "combat").head
    start = panel.pos()
    QTest.mousePress(head, LEFT, pos=QPoint(5, 5))
    QTest.mouseMove(head, QPoint(5, 5) + QPoint(-60, 40))
    QTest.mouseRelease(head, LEFT, pos=QPoint(5, 5))
    moved = panel.pos()
    assert moved != start
    panel.refresh()
    assert panel.pos() == moved
    at.page.resize(1024, 640)
    assert at.page.view.rect().contains(panel.geometry()), "it comes along when the window shrinks"


def test_a_panel_folds_up_to_its_head(sit: Sit) -> None:
    at = sit(strikes)
    panel = panel_of(at.page, "combat")
    high = panel.height()
    QTest.mouseClick(panel.fold, LEFT)
    assert panel.height() < high / 2
    assert not panel.scrolled.isVisible()
    panel.refresh()
    assert panel.height() < high / 2, "and stays so"
    QTest.mouseClick(panel.fold, LEFT)
    assert panel.height() > high / 2


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("when", [strikes, votes, by_hand, lambda _, asked: asked.kind == "transfers"])
def test_panels_fit_small_windows_and_large_text(
    sit: Sit, qapp: QApplication, size: tuple[int, int], scale: float, when: When
) -> None:
    at = sit(when, seats=4, size=size, scale=scale, unread=when is by_hand)
    theme.apply(qapp, scale)
    at.settle()
    shown = [
        p for p in (panel_of(at.page, "combat"), panel_of(at.page, "referendum"), at.page.referee_bar) if p.isVisible()
    ]
    assert shown or at.page.strip.isVisible()
    for panel in shown:
        panel.refresh()
        at.qtbot.waitUntil(lambda panel=panel: in_window(at, panel))
    assert not any(panel.geometry().isEmpty() for panel in shown)


@pytest.mark.parametrize(("votes_for", "against"), [(0, 0), (4, 0), (1, 9)])
def test_the_count_of_votes_can_be_read_in_the_light_theme(qtbot: QtBot, votes_for: int, against: int) -> None:
    theme.use("light")
    try:
        tally = Tally()
        qtbot.addWidget(tally)
        tally.resize(500, tally.height())
        tally.votes_for, tally.against = votes_for, against
        painted = tally.grab().toImage()
    finally:
        theme.use("dark")
    for across in (range(12, 60), range(420, 488)):
        seen = {painted.pixelColor(x, y).name() for x in across for y in range(6, tally.height() - 6)}
        lightest, darkest = (pick(seen, key=lambda name: QColor(name).lightness()) for pick in (max, min))
        assert contrast(lightest, darkest) > 4.5
