"""Vendetta's table: lanes, drops with their price, a whole game by mouse, what is seen by whom."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from tests.ui.panels import panel_of
from tests.ui.table.at_table import AtTable
from tests.ui.vendetta.conftest import Sit
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import sit_down
from vtes_desktop.table.table import NOBODY, Place, empty_table
from vtes_desktop.ui.faces import ASPECT
from vtes_desktop.ui.faces.frame import Detail
from vtes_desktop.ui.table.page import TablePage
from vtes_desktop.ui.table.session import Hover
from vtes_desktop.ui.vendetta import marks
from vtes_desktop.ui.vendetta.faces import paint_face
from vtes_desktop.ui.vendetta.furniture import short
from vtes_desktop.ui.vendetta.layout import plan
from vtes_desktop.vendetta import card_files
from vtes_desktop.vendetta.cards import Face, faces_of
from vtes_desktop.vendetta.count_up import winner
from vtes_desktop.vendetta.game import locations_for
from vtes_desktop.vendetta.table import position

CLANS = ("PBR", "PGA", "PMA", "PNO", "PTO", "PTR")
LEFT = Qt.MouseButton.LeftButton


def lane(at: AtTable, location: str, part: float) -> QPointF:
    """A point of one's own lane: `part` of its width from the left."""
    rect = at.zone(position(location))
    return QPointF(rect.left() + rect.width() * part, rect.center().y())


def by_hand(sit: Sit, **more: object) -> AtTable:
    return sit(4, strict=False, clans=CLANS[:4], **more)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1240, 850), (1010, 670), (700, 560), (2600, 1500)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_lies_outside_the_table_or_on_another(seats: int, size: tuple[int, int], scale: float) -> None:
    table = empty_table([f"Player {n}" for n in range(seats)], game="vendetta")
    for viewer in (0, seats - 1, NOBODY):
        made = plan(table, viewer, *size, scale)
        zones = list(made.zones())
        for zone in zones:
            assert zone.rect.left() >= 0 and zone.rect.right() <= size[0] + 1, zone
            assert zone.rect.top() >= 0 and zone.rect.bottom() <= size[1] + 1, zone
            assert zone.rect.width() > 5 and zone.rect.height() > 5, zone
        for number, one in enumerate(zones):
            for other in zones[number + 1 :]:
                shared = one.rect.intersected(other.rect)
                assert shared.width() < 1 or shared.height() < 1, (one, other)
        assert [location.name for location in made.locations] == list(locations_for(seats))
        for location in made.locations:
            assert set(location.lanes) == set(range(seats))


def test_the_left_half_of_a_lane_plays_face_up_for_nothing(sit: Sit) -> None:
    at = by_hand(sit)
    card, blood = at.pile("hand")[0], at.table.seats[0].pool
    at.hold(at.card(card), lane(at, "1", 0.3))
    assert at.scene.glow.says == "face up · free"
    assert not at.scene.glow.refused
    at.let_go(lane(at, "1", 0.3))
    at.settle()
    played = [i for i in at.pile(position("1")) if at.copy(i).kind == "clan"]
    assert len(played) == 1
    assert at.copy(played[0]).face_up
    assert at.table.seats[0].pool == blood


def test_the_right_half_of_a_lane_plays_face_down_and_says_what_that_costs(sit: Sit) -> None:
    at = sit(4, clans=CLANS[:4])
    while at.session.client.asked.kind != "planning":
        answer(at)
    who = at.session.client.asked.seat
    at.session.want_look(who)
    at.settle()
    card, blood = at.pile("hand")[0], at.table.seats[who].pool
    at.hold(at.card(card), lane(at, "haven", 0.8))
    assert at.scene.glow.says == "face down · −1 Blood"
    at.let_go(lane(at, "haven", 0.8))
    at.settle()
    played = [i for i in at.pile(position("haven")) if at.copy(i).kind == "clan"]
    assert [at.copy(i).face_up for i in played] == [False]
    assert at.table.seats[who].pool == blood - 1
    other = at.session.clients[(who + 1) % 4].table
    assert not other.open or other.copies[played[0]].card == 0 or other.open


def test_blood_is_dropped_anywhere_on_a_lane(sit: Sit) -> None:
    at = by_hand(sit)
    tile = next(i for i in at.pile(position("2")) if at.copy(i).kind == "tile")
    blood = at.table.seats[0].pool
    pool = at.scene.furniture.pools[0].rect
    at.hold(QPointF(pool.left() + 20, pool.top() + 20), lane(at, "2", 0.9))
    assert at.scene.target == tile
    at.let_go(lane(at, "2", 0.9))
    at.settle()
    assert at.copy(tile).blood == 1
    assert at.table.seats[0].pool == blood - 1


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_what_each_rank_brings_stands_beside_the_ally_however_little_room_there_is(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    at = sit(5, size=size, clans=CLANS[:5])
    location = at.scene.furniture.locations["1"]  # type: ignore[attr-defined]
    stones: list[tuple[QRectF, str]] = []
    picture = QImage(location.rect.size().toSize(), QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    with monkeypatch.context() as patched:
        # Faces of cards are painted in threads of their own, meanwhile, some with such stones.
        patched.setattr(
            marks,
            "influence",
            lambda on, rect, words: stones.append((rect, words)) if on is painter else None,
        )
        location.paint_in(painter, QRectF(QPointF(), location.rect.size()))
    painter.end()
    assert [words for _, words in stones] == ["2", "1", "0"]
    beside = location.area.told.translated(-location.rect.topLeft())
    assert all(beside.contains(stone) for stone, _ in stones)


def test_another_seats_lane_refuses_ones_cards(sit: Sit) -> None:
    at = by_hand(sit)
    rect = at.zone(position("1"), seat=2)
    at.hold(at.card(at.pile("hand")[0]), QPointF(rect.left() + rect.width() * 0.8, rect.center().y()))
    assert at.scene.glow.refused
    at.page.view.cancel()


def test_a_card_dropped_on_drained_is_drained_at_once(sit: Sit) -> None:
    at = by_hand(sit)
    victim, blood = at.pile("alliance")[0], at.table.seats[0].pool
    at.drag(at.card(victim), at.zone("drained").center())
    assert at.pile("drained") == [victim]
    assert at.table.seats[0].pool == blood + 3


def test_chores_stand_beside_the_hand_and_those_of_the_phase_are_gold(sit: Sit) -> None:
    at = by_hand(sit)
    chores = panel_of(at.page, "chores")
    assert chores.isVisible()
    feed = chores.buttons["feed all"]
    assert feed.property("tone") == "gold"
    assert chores.buttons["end round"].property("tone") == ""
    at.ask(r.GoToPhase("resolution"))
    assert chores.buttons["end round"].property("tone") == "gold"
    assert at.page.top_bar.end_turn.property("tone") == "", "no turn ends after the last conflict"
    at.ask(r.GoToPhase("feed"))
    blood = [seat.pool for seat in at.table.seats]
    QTest.mouseClick(feed, LEFT)
    assert [seat.pool for seat in at.table.seats] == [had + 1 for had in blood]
    sitting = sit(4, clans=CLANS[:4])
    assert not panel_of(sitting.page, "chores").isVisible()


def test_clan_sheets_are_chosen_by_a_click_and_seen_by_who_waits(sit: Sit) -> None:
    at = sit(4, open_table=False)
    panel = panel_of(at.page, "choosing")
    first = at.session.client.asked.seat
    at.session.look(first)
    assert panel.isVisible()
    assert len(panel.buttons) == 5
    at.session.look((first + 1) % 4)
    assert len(panel.buttons) == 5
    assert "chooses" in panel.title.text()
    QTest.mouseClick(panel.buttons[0], LEFT)
    assert not at.table.pile((first + 1) % 4, "sheet")
    at.session.look(first)
    QTest.mouseClick(panel.buttons[0], LEFT)
    assert len(at.table.pile(first, "sheet")) == 1


def test_who_chooses_a_clan_reads_how_it_plays_and_which_cards_it_has(sit: Sit) -> None:
    at = sit(4, open_table=False)
    cards = card_files.practice()
    for i in at.table.pile(NOBODY, "clans"):
        sheet = at.table.copies[i]
        at.session.hovered.emit(Hover(sheet.card, sheet.id))
        clan = faces_of(cards)[sheet.card].clan
        said = " ".join(at.page.preview.sheet.toPlainText().split())
        assert (cards.clans[clan].style or "?") in said
        assert all(f"{card.name} ({card.power}, " in said for card in cards.of_clan(clan))


def answer(at: AtTable, me: int = NOBODY) -> None:
    """Answer the referee at this desktop by what is on the screen: a card that is dragged, a button that is pressed.
    For whoever is asked; or for this seat, whose host may be far away: the caller waits until it is done."""
    session, page = at.session, at.page
    asked = session.client.asked
    assert asked is not None
    seat = next((each for each in asked.together if each not in asked.answered), asked.seat) if me == NOBODY else me
    if session.viewer != seat:
        session.want_look(seat)
        at.settle()
        asked = session.client.asked
    option = asked.options[0]
    if asked.kind in ("clan", "keep", "starting"):
        QTest.mouseClick(panel_of(page, "choosing").buttons[0], LEFT)
        return
    if asked.kind == "withdraw":
        decision = panel_of(page, "conflict").decision
        QTest.mouseClick(decision.stay if seat % 2 else decision.withdraw, LEFT)
        return
    if asked.kind == "planning":
        card = at.pile("hand")[0]
        names = locations_for(len(at.table.seats))
        location = names[(seat + at.table.round) % len(names)]
        part = 0.85 if at.table.seats[seat].pool > 3 else 0.55
        at.drag(at.card(card), lane(at, location, part if part > 0.6 else 0.4))
        if me == NOBODY and session.client.asked is not None and session.client.asked.kind == "planning":
            assert session.client.asked.seat != seat or at.pile("hand")[0] != card, at.refusals
        return
    at.qtbot.waitUntil(lambda: bool(visible_answers(page)) or session.client.asked is not asked)
    buttons = visible_answers(page)
    assert buttons, (asked.kind, asked.question)
    words = [button.accessibleName() for button in buttons]
    place = words.index(option.text) if option.text in words else 0
    QTest.mouseClick(buttons[place], LEFT)
    menu = buttons[place].menu()
    if menu is not None and menu.isVisible():
        menu.actions()[0].trigger()
        menu.close()


def visible_answers(page: TablePage) -> list[QPushButton]:
    """The buttons of the strip that answer: those of the options, and the two places at its end."""
    strip = page.strip
    ends = (strip.below if page.asking.passes is not None else None, strip.above if page.asking.ending else None)
    found = [*strip.answers.buttons, *(button for button in ends if button is not None)]
    return [button for button in found if button.isVisible() and button.isEnabled()]


def test_a_whole_game_by_mouse(sit: Sit) -> None:
    at = sit(4, open_table=True)
    for _ in range(600):
        if at.host_table.over:
            break
        before = at.lines
        answer(at)
        at.qtbot.waitUntil(lambda before=before: at.lines > before)
    assert at.host_table.over
    assert at.host_table.round == 3
    assert at.page.score.isVisible()
    won = winner(at.host_table, at.session.faces.cards)  # type: ignore[arg-type]
    assert at.table.seats[won].name in at.page.score.title.text()
    QTest.mouseClick(at.page.score.back, LEFT)
    at.agree()
    assert not at.host_table.over


def test_a_click_in_the_moment_after_a_question_came_decides_nothing(sit: Sit) -> None:
    at = sit(4, open_table=True)
    while at.session.client.asked.kind != "withdraw":
        before = at.lines
        answer(at)
        at.qtbot.waitUntil(lambda before=before: at.lines > before)
    at.session.want_look(at.session.client.asked.seat)
    at.settle()
    decision, lines = panel_of(at.page, "conflict").decision, at.lines
    at.page.asking.dead_seconds = at.page.asking.own_seconds = 3600.0
    QTest.mouseClick(decision.stay, LEFT)
    assert (at.lines, decision.stay.isChecked()) == (lines, False)
    at.page.asking.dead_seconds = at.page.asking.own_seconds = 0.0
    QTest.mouseClick(decision.stay, LEFT)
    at.qtbot.waitUntil(lambda: at.lines > lines)


def test_what_a_panel_offers_the_strip_does_not_repeat_but_its_digits_answer(sit: Sit) -> None:
    at = sit(4, open_table=True)
    panel, strip = panel_of(at.page, "choosing"), at.page.strip
    at.session.want_look(at.session.client.asked.seat)
    at.settle()
    assert panel.answers and not strip.answers.isVisible()
    panel.fold.click()
    at.settle()
    assert strip.answers.isVisible() and strip.answers.buttons[0].isVisible()
    panel.fold.click()
    at.settle()
    seat = at.session.client.asked.seat
    at.page.actions_.answer(1)
    assert at.table.pile(seat, "sheet")


def test_a_turn_is_ended_by_hand_only(sit: Sit) -> None:
    for strict in (True, False):
        at = sit(4, strict=strict, clans=CLANS[:4])
        assert at.page.top_bar.end_turn.isVisible() is not strict


def test_what_came_of_the_conflicts_is_seen_until_planning_begins(sit: Sit) -> None:
    at = sit(4, open_table=True)
    while at.host_table.round == 1:
        before = at.lines
        answer(at)
        at.qtbot.waitUntil(lambda before=before: at.lines > before)
        if at.host_table.phase == "resolution" and at.host_table.tally.get("location", 0) > 1:
            panel = panel_of(at.page, "conflict")
            assert panel.last.text().startswith("Location ") or not panel.last.isVisible()
    assert at.host_table.phase == "hand"
    ranks = [copy.marks["rank"] for copy in at.host_table.copies.values() if "rank" in copy.marks]
    assert "1" in ranks
    while at.host_table.phase == "hand":
        before = at.lines
        answer(at)
        at.qtbot.waitUntil(lambda before=before: at.lines > before)
    assert not any(copy.marks for copy in at.host_table.copies.values() if copy.kind == "tile")


def test_what_becomes_smaller_leaves_no_edge_of_its_old_picture(sit: Sit) -> None:
    at = by_hand(sit)
    item = at.scene.furniture.piles[NOBODY, "victims"]
    rect = item.rect
    item.place(QRectF(rect.topLeft(), rect.size() / 2))
    picture = QImage(rect.size().toSize(), QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    item.paint(painter)
    painter.end()
    assert picture.pixelColor(picture.width() * 3 // 4, picture.height() // 4).alpha() == 0


def test_computer_players_play_the_others(sit: Sit) -> None:
    at = sit(5, players=("", "computer regular plain", "random", "computer regular plain", "random"), open_table=False)
    assert set(at.session.clients) == {0}
    for _ in range(200):
        at.qtbot.waitUntil(lambda: at.host_table.over or waits_for_me(at))
        if at.host_table.over or at.host_table.round > 1:
            break
        before = at.lines
        answer(at)
        at.qtbot.waitUntil(lambda before=before: at.lines > before)
    assert at.host_table.round > 1 or at.host_table.over


def waits_for_me(at: AtTable) -> bool:
    mine = at.page.asking.mine
    return mine is not None and mine.seat == 0 and mine.waits


def test_who_watches_sees_no_face_down_card_of_nobodys(sit: Sit) -> None:
    at = by_hand(sit, open_table=False)
    at.ask(r.Put((at.pile("hand")[0],), Place(0, position("1")), -1, face_up=False))
    assert at.session.host is not None
    watcher = sit_down(at.session.host, NOBODY)
    assert all(watcher.table.copies[i].card == 0 for i in watcher.table.pile(NOBODY, "allies") if i)
    down = [i for i in watcher.table.pile(0, position("1")) if watcher.table.copies[i].kind == "clan"]
    assert [watcher.table.copies[i].card for i in down] == [0]


@pytest.mark.usefixtures("qapp")
def test_what_lies_small_in_a_lane_still_says_what_it_is_worth() -> None:
    def shown(face: Face, width: int) -> QImage:
        image = QImage(width, round(width * ASPECT), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint_face(painter, QRectF(image.rect()), face, Detail.SMALL)
        painter.end()
        return image

    def unlike(one: QImage, other: QImage) -> float:
        pixels = [(x, y) for x in range(one.width()) for y in range(one.height())]
        light = [(one.pixelColor(*at).lightness(), other.pixelColor(*at).lightness()) for at in pixels]
        far = sum(abs(here - there) > 40 for here, there in light)
        return far / len(pixels)

    faces = faces_of(card_files.practice()).values()
    card = next(face for face in faces if face.code == "PBR04")
    assert card.card is not None
    weak, strong = (replace(card, card=replace(card.card, power=power)) for power in (1, 8))
    assert unlike(shown(weak, 31), shown(strong, 31)) > 0.025
    ally = next(face for face in faces if face.code == "PAL01")
    assert ally.ally is not None
    poor, rich = (replace(ally, ally=replace(ally.ally, influence=influence)) for influence in (1, 8))
    assert unlike(shown(poor, 31), shown(rich, 31)) > 0.004


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_no_card_of_the_hand_lies_under_the_chores(sit: Sit, size: tuple[int, int]) -> None:
    at = by_hand(sit, size=size)
    at.ask(r.PutTop(0, "clan deck", Place(0, "hand"), 3))
    at.settle()
    chores, view = panel_of(at.page, "chores"), at.page.view
    assert isinstance(chores, QWidget)
    left = view.mapToScene(view.mapFrom(at.page, chores.mapTo(at.page, QPoint(0, 0)))).x()
    assert len(at.pile("hand")) == 5
    for card in at.pile("hand"):
        assert at.scene.cards[card].sceneBoundingRect().right() <= left + 4
    top = view.mapToScene(view.mapFrom(at.page, chores.mapTo(at.page, QPoint(0, 0)))).y()
    assert top >= at.scene.plan.own.rect.bottom() - 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_lanes_and_alliances_of_others_are_as_high_as_there_is_room(seats: int) -> None:
    made = plan(empty_table([f"Player {n}" for n in range(seats)], game="vendetta"), 0, 1000, 680)
    lane = made.zone(1, position("1"))
    alliance = made.zone(1, "alliance")
    assert lane is not None and lane.rect.height() > {3: 74, 4: 56, 5: 46, 6: 38}[seats]
    assert alliance is not None and alliance.rect.height() > 50


def test_players_that_are_told_apart_by_a_number_are_so_in_their_lanes() -> None:
    names = ("Computer (3)", "Mina (2)", "Bartholomew")
    assert [short(name) for name in names] == ["Comp… (3)", "Mina (2)", "Bartholomew"]
