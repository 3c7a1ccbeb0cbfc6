"""The scene shows what the mirror says, moves what moved, and holds nothing that the seat may not see."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Place, on
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.table import grounds
from vtes_desktop.ui.table.grounds import AreaItem, _well
from vtes_desktop.ui.table.items import CardItem, PileItem
from vtes_desktop.ui.table.page import TablePage
from vtes_desktop.ui.table.scene import TableScene
from vtes_desktop.ui.table.session import Session

Sit = Callable[..., Session]


@pytest.fixture
def at(qtbot: QtBot, sit: Sit) -> AtTable:
    return AtTable(qtbot, sit(3, replace=False))


def seen_cards(scene: TableScene) -> set[int]:
    """The printed cards whose faces anything in the scene shows or keeps."""
    found: set[int] = set()
    for item in scene.items():
        if isinstance(item, CardItem):
            if item.look is not None and item.look.card is not None:
                found.add(item.look.card.id)
            if item.state is not None:
                found.add(item.state.card)
        elif isinstance(item, PileItem) and item.top is not None and item.top.card is not None:
            found.add(item.top.card.id)
    found |= {int(str(key[0])) for key in scene.looks._kept}
    return found - {0}


def may_be_seen(session: Session) -> set[int]:
    """The printed cards that the seat that is looking may see on the table."""
    return {copy.card for copy in session.table.copies.values()} - {0}


def test_every_card_of_a_row_has_an_item_and_no_other(at: AtTable) -> None:
    at.ready(2)
    at.ask(r.Put((at.pile("hand")[0],), on(at.pile("ready")[0])))
    at.settle()
    rows = ("ready", "uncontrolled", "torpor", "in play", "hand")
    expected = {
        copy.id
        for i in at.table.copies
        for copy in at.table.with_attached(at.table.copies[i])
        if at.table.root(copy).place.region in rows
    }
    assert set(at.scene.cards) == expected
    shown = {item.copy for item in at.scene.items() if isinstance(item, CardItem)}
    assert shown == expected


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_no_hidden_card_is_in_the_scene(at: AtTable, viewer: int) -> None:
    for seat in range(3):
        at.ready(1, seat)
        at.ask(r.Put((at.session.clients[seat].table.pile(seat, "hand")[0],), Place(seat, "ash heap")), seat)
    at.session.look(viewer)
    at.settle()
    hidden = {
        copy.card
        for copy in at.host_table.copies.values()
        if copy.place.region in ("hand", "uncontrolled", "crypt", "library") and copy.controller != viewer
    } - may_be_seen(at.session)
    assert hidden
    assert seen_cards(at.scene) <= may_be_seen(at.session)
    assert not seen_cards(at.scene) & hidden
    mine = {at.copy(i).card for i in at.pile("hand")}
    assert mine <= seen_cards(at.scene)


def test_another_viewer_finds_nothing_of_the_one_before(at: AtTable) -> None:
    at.session.settings.change(motion=True)
    mine = {at.copy(i).card for i in (*at.pile("hand"), *at.pile("uncontrolled"))}
    ids = set(at.pile("hand"))
    item = at.scene.cards[at.pile("hand")[0]]
    # In the middle of everything: cards on their way, one held, one drawn up, an arrow, some chosen.
    # (The hands go first: what is on its way is hard to click on.)
    at.select(at.pile("hand")[3:5])
    at.hold(at.card(at.pile("hand")[0]), at.nowhere())
    at.ask(r.Put((at.pile("hand")[1],), Place(0, "library")))
    at.ask(r.Put((at.pile("uncontrolled")[0],), Place(0, "ready")))
    at.ask(r.Point(at.pile("ready")[0], 0, 1))
    public = {at.copy(i).card for i in at.pile("ready")}
    assert at.scene.lifted
    at.session.look(1)
    assert item.scene() is None
    assert not at.scene.lifted
    assert not at.scene.selection
    assert not at.scene._arrows
    assert not ids & set(at.scene.cards)
    theirs = may_be_seen(at.session)
    assert seen_cards(at.scene) <= theirs
    assert not (mine - public - theirs) & seen_cards(at.scene)
    at.let_go(at.nowhere())
    at.settle()
    assert seen_cards(at.scene) <= theirs
    # And on the screen: no item that is not the scene's own bookkeeping.
    assert {item.copy for item in at.scene.items() if isinstance(item, CardItem)} == set(at.scene.cards)


def test_a_card_shown_for_a_while_is_hidden_again(at: AtTable) -> None:
    card = at.session.clients[1].table.pile(1, "hand")[0]
    printed = at.session.clients[1].table.copies[card].card
    at.ask(r.Reveal((card,)), 1)
    at.settle()
    assert (printed in seen_cards(at.scene)) == (card in at.scene.cards)
    at.ask(r.Hide((card,)), 1)
    at.settle()
    assert card not in at.scene.cards
    at.scene.looks.clear()
    assert printed not in seen_cards(at.scene) or printed in may_be_seen(at.session)


def test_a_card_goes_its_way_and_arrives(at: AtTable, qtbot: QtBot) -> None:
    (vampire,) = at.ready()
    at.session.settings.change(motion=True)
    item = at.scene.cards[vampire]
    start = item.pos()
    at.ask(r.Put((vampire,), Place(0, "torpor")))
    end = QPointF(item.spot.x, item.spot.y)
    assert at.scene.motion.running
    assert item.zValue() >= 150
    between: list[QPointF] = []

    def under_way() -> bool:
        between.append(item.pos())
        return item.pos() == end

    qtbot.waitUntil(under_way)
    assert any(start.x() < point.x() < end.x() for point in between)
    at.settle()
    assert item.zValue() == item.spot.z
    assert at.zone("torpor").contains(item.edge())


def test_a_drawn_card_comes_from_its_deck_and_a_discarded_one_goes_to_the_heap(at: AtTable) -> None:
    at.session.settings.change(motion=True)
    at.ask(r.Draw())
    card = at.pile("hand")[-1]
    assert at.zone("library").contains(at.scene.cards[card].pos())
    at.settle()
    item = at.scene.cards[card]
    at.ask(r.Put((card,), Place(0, "ash heap")))
    assert card not in at.scene.cards
    assert item.scene() is at.scene
    at.settle()
    assert item.scene() is None


def test_an_update_in_the_middle_of_a_motion_redirects_only_what_it_moves(at: AtTable, qtbot: QtBot) -> None:
    one, two = at.ready(2)
    at.session.settings.change(motion=True)
    at.ask(r.Put((one,), Place(0, "torpor")))
    first = at.scene.cards[one]
    home = first.pos()
    qtbot.waitUntil(lambda: first.pos() != home)
    at.ask(r.Put((two,), Place(1, "ready")))
    moved = first.pos()
    assert moved != home, "it does not start again"
    at.settle()
    assert at.zone("torpor").contains(first.pos())
    assert at.zone("ready", 1).contains(at.scene.cards[two].pos())


def test_without_motion_everything_is_in_place_at_once(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.ask(r.Put((vampire,), Place(0, "torpor")))
    assert at.zone("torpor").contains(at.scene.cards[vampire].edge())
    assert not at.scene.motion.running


def test_hovering_the_hand_draws_one_card_up_and_touches_nothing_else(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = at.pile("hand")
    places = {i: at.scene.cards[i].pos() for i in at.scene.cards}
    synced: list[int] = []
    monkeypatch.setattr(at.scene, "sync", lambda *_, **__: synced.append(1))
    at.move(at.card(hand[2]))
    item = at.scene.cards[hand[2]]
    assert at.scene.raised == hand[2]
    assert item.pos().y() < places[hand[2]].y()
    assert item.rotation() == 0
    assert item.edge().bottom() <= at.scene.plan.hand.bottom() + 0.04 * item.edge().height(), "all of it can be read"
    at.move(at.card(hand[4]))
    assert at.scene.raised == hand[4]
    assert item.pos() == places[hand[2]]
    at.move(at.nowhere())
    assert at.scene.raised == 0
    assert {i: at.scene.cards[i].pos() for i in at.scene.cards} == places
    assert not synced


def test_a_bearers_cards_fan_out_after_a_moment_and_close_again(at: AtTable, qtbot: QtBot) -> None:
    (vampire,) = at.ready()
    for card in at.pile("hand")[:3]:
        at.ask(r.Put((card,), on(vampire)))
    at.settle()
    worn = at.copy(vampire).attached
    closed = {i: at.scene.cards[i].pos() for i in worn}
    at.move(at.card(vampire))
    assert {i: at.scene.cards[i].pos() for i in worn} == closed, "not before the pointer rests"
    qtbot.waitUntil(lambda: at.scene.cards[worn[0]].pos() != closed[worn[0]])
    at.settle()
    whole = QRectF(at.scene.sceneRect())
    for i in worn:
        assert whole.contains(at.scene.cards[i].edge())
    # The pointer may go to a fanned card and it stays where it is.
    last = at.scene.cards[worn[-1]]
    at.move(last.pos())
    assert at.page.view.hovered == worn[-1]
    at.move(at.nowhere())
    at.settle()
    assert {i: at.scene.cards[i].pos() for i in worn} == closed


def test_only_what_changed_is_painted_anew(at: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    _, two = at.ready(2)
    made: list[int] = []
    paint = at.scene._show_if_changed

    def counted(copy: int, *rest: object) -> None:
        made.append(copy)
        paint(copy, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(at.scene, "_show_if_changed", counted)
    at.ask(r.Blood(BANK, Purse("card", two), 1))
    assert made == [two]
    made.clear()
    at.ask(r.Chat("nothing moves"))
    assert made == []


def test_what_lies_on_a_card_shows(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.ask(r.Blood(BANK, Purse("card", vampire), 3))
    at.ask(r.LockCards((vampire,)))
    at.ask(r.Count(vampire, "corruption", 2))
    at.ask(r.Note(vampire, "mine"))
    at.settle()
    look = at.scene.cards[vampire].look
    assert look is not None
    assert (look.blood, look.locked, look.counters, look.note) == (3, True, (("corruption", 2),), True)
    assert at.scene.cards[vampire].rotation() == 90
    at.ask(r.TurnCards((vampire,), face_up=False))
    at.settle()
    look = at.scene.cards[vampire].look
    assert look is not None
    assert look.face_down


def test_a_vampire_with_blood_enough_glows_in_the_influence_phase(at: AtTable) -> None:
    vampire = at.pile("uncontrolled")[0]
    card = at.session.card(at.copy(vampire))
    assert card is not None
    assert card.capacity
    at.ask(r.Blood(BANK, Purse("card", vampire), card.capacity))
    legal = lambda: at.scene.cards[vampire].look is not None and at.scene.cards[vampire].look.legal  # noqa: E731
    assert not legal()
    # What many cards show is painted bit by bit.
    at.ask(r.GoToPhase("influence"))
    at.qtbot.waitUntil(legal)
    at.ask(r.Blood(Purse("card", vampire), BANK, 1))
    at.qtbot.waitUntil(lambda: not legal())
    at.ask(r.Blood(BANK, Purse("card", vampire), 1))
    at.qtbot.waitUntil(legal)
    at.ask(r.GoToPhase("discard"))
    at.qtbot.waitUntil(lambda: not legal())


def standing(at: AtTable, seat: int) -> AreaItem:
    return at.scene.furniture.areas[seat]


def test_areas_say_who_sits_there_and_how_they_stand(at: AtTable) -> None:
    first, second = standing(at, 1).standing, standing(at, 2).standing
    assert first is not None
    assert second is not None
    assert (first.name, first.relation, first.hand) == ("Alexis", "your prey", "hand 7")
    assert (second.name, second.relation) == ("Justin", "your predator")
    own = standing(at, 0).standing
    assert own is not None
    assert own.relation == "you"
    assert all(rim.area == at.scene.plan.areas[0].rect for rim in at.scene.furniture.rims)
    at.ask(r.Score(1, 1.5))
    at.ask(r.EndTurn())
    first = standing(at, 1).standing
    assert first is not None
    assert first.victory_points == 1.5
    assert all(rim.area == at.scene.plan.areas[1].rect for rim in at.scene.furniture.rims)


def test_a_change_of_turn_paints_no_area_anew(at: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[int] = []
    monkeypatch.setattr(AreaItem, "paint_in", lambda item, *_: painted.append(item.seat))
    own = standing(at, 0).standing
    at.ask(r.EndTurn())
    assert standing(at, 0).standing == own
    assert not painted


def test_an_area_that_waits_to_be_painted_is_seen_in_its_own_place(at: AtTable) -> None:
    at.settle()
    for seat in range(3):
        waits = AreaItem(seat)
        waits.place(at.scene.plan.areas[seat].rect)
        before = standing(at, seat)
        assert before.standing is not None
        waits.tell(before.standing, before.header, before.facts)
        window = QImage(at.scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        window.fill(0)
        painter = QPainter(window)
        painter.translate(waits.pos())
        waits.paint(painter)
        painter.end()
        place = waits.rect.toAlignedRect()
        inside = [window.pixelColor(place.center()), window.pixelColor(place.topLeft() + QPoint(40, 4))]
        assert all(colour.alpha() == 255 for colour in inside), "there it is"
        outside = QRegion(window.rect()) - QRegion(place.adjusted(-1, -1, 1, 1))
        for part in outside:  # type: ignore[attr-defined]
            seen = window.copy(part)
            nothing = QImage(seen.size(), seen.format())
            nothing.fill(0)
            assert seen == nothing, "and nowhere else"


class Painting(QObject):
    """Notes what of the table is painted."""

    def __init__(self, at: AtTable) -> None:
        super().__init__()
        at.settle()
        QApplication.processEvents()
        self._at = at
        self._painted = QRegion()
        at.page.view.viewport().installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self._painted += event.region()
        return False

    def of(self, rect: QRectF) -> float:
        """How much of a rectangle of the table, from 0 to 1."""
        there = self._at.page.view.mapFromScene(rect).boundingRect()
        part = self._painted.intersected(there)
        return sum(each.width() * each.height() for each in part) / (there.width() * there.height())  # type: ignore[attr-defined]


def test_a_change_of_phase_paints_no_card_anew(at: AtTable) -> None:
    at.ready(3)
    at.ask(r.LockCards((at.pile("ready")[0],)))
    painting = Painting(at)
    at.ask(r.NextPhase())
    first, turned, last = at.pile("ready")
    at.ask(r.LockCards((turned,)))
    at.settle()
    at.qtbot.waitUntil(lambda: painting.of(at.scene.cards[turned].edge()) == 1)
    assert painting.of(at.scene.cards[first].edge()) < 0.1
    assert painting.of(at.scene.cards[last].edge()) < 0.1


def test_of_an_area_only_what_has_changed_is_painted_anew(at: AtTable) -> None:
    item = standing(at, 1)
    painting = Painting(at)
    at.ask(r.Draw(), 1)
    at.settle()
    at.qtbot.waitUntil(lambda: painting.of(item.facts) == 1)
    assert painting.of(item.rect) < 0.4
    assert item.standing is not None
    assert item.standing.hand == "hand 8"
    assert item._pixmap is not None
    mended = item._pixmap.toImage()
    item.stale()
    item.refresh(at.scene.pixels)
    assert item._pixmap.toImage() == mended


def test_what_changes_its_size_is_seen_as_it_was_until_it_is_painted(at: AtTable) -> None:
    at.settle()
    item = standing(at, 1)
    assert item._pixmap is not None
    before = item._pixmap.cacheKey()
    item.place(item.rect.adjusted(0, 0, 40, 0))
    assert item.waits(at.scene.pixels)
    assert item._pixmap.cacheKey() == before
    item.refresh(at.scene.pixels)
    assert item._pixmap.size() == item._size(at.scene.pixels)


def test_transfers_show_beside_the_uncontrolled_region_while_there_are_any(at: AtTable) -> None:
    def transfers() -> tuple[int, int]:
        found = standing(at, 0).standing
        assert found is not None
        return next(well.transfers for well in found.wells if well.name.startswith("uncontrolled"))

    assert transfers() == (0, 0)
    at.ask(r.GoToPhase("influence"))
    assert transfers() == (1, 1)
    at.drag(at.pool(), at.card(at.pile("uncontrolled")[0]))
    assert transfers() == (0, 1)
    at.ask(r.Transfers(3))
    assert transfers() == (3, 3)


def test_more_transfers_than_there_is_room_for_are_drawn_at_once(at: AtTable) -> None:
    """As a journal may have them that somebody else has written."""
    found = standing(at, 0).standing
    assert found is not None
    well = next(well for well in found.wells if well.name.startswith("uncontrolled"))
    picture = QPixmap(400, 200)
    painter = QPainter(picture)
    _well(painter, replace(well, transfers=(10**9, 10**9)), QRectF(0, 0, 400, 200), 14)
    assert painter.end()


def test_empty_regions_say_what_lies_there_and_full_ones_do_not(at: AtTable) -> None:
    def hints() -> dict[str, str]:
        found = standing(at, 0).standing
        assert found is not None
        return {well.name.split(" ")[0]: well.hint for well in found.wells}

    assert hints()["ready"]
    assert not hints()["uncontrolled"]
    at.ready()
    assert not hints()["ready"]
    others = standing(at, 1).standing
    assert others is not None
    assert not any(well.hint for well in others.wells)


def test_pools_piles_and_hand_are_counted(at: AtTable) -> None:
    furniture = at.scene.furniture
    assert furniture.pools[1].pool == 30
    assert not furniture.pools[1].low
    at.ask(r.Blood(Purse("pool", 1), BANK, 26), 1)
    assert furniture.pools[1].pool == 4
    assert furniture.pools[1].low
    assert furniture.piles[0, "library"].caption == f"library {len(at.pile('library'))}"
    assert furniture.piles[0, "ash heap"].caption == "ash heap 0"
    assert furniture.piles[1, "ash heap"].caption == "ash 0"
    assert (furniture.hand.count, furniture.hand.size, furniture.hand.advice) == (7, 7, "")
    at.ask(r.Put(tuple(at.pile("hand")[:2]), Place(0, "ash heap")))
    assert furniture.piles[0, "ash heap"].caption == "ash heap 2"
    assert furniture.hand.count == 5
    assert "2" in furniture.hand.advice
    at.ask(r.HandSize(0, 3))
    assert "2" in furniture.hand.advice
    assert "many" in furniture.hand.advice


@pytest.mark.parametrize("motion", [False, True])
def test_what_lies_on_a_card_shows_its_signs_upright_when_that_is_locked_and_unlocked(
    at: AtTable, motion: bool
) -> None:
    at.session.settings.change(motion=motion)
    (vampire,) = at.ready()
    at.ask(r.Put((at.pile("hand")[0],), on(vampire)))
    at.settle()
    (worn,) = at.copy(vampire).attached
    for angle in (90, 0):
        at.ask(r.LockCards((vampire,), locked=angle == 90))
        at.settle()
        for copy in (vampire, worn):
            item = at.scene.cards[copy]
            assert item.look is not None
            assert (item.rotation(), item.look.turned) == (angle, angle == 90)


def test_rare_piles_come_and_go(at: AtTable) -> None:
    assert (0, "removed") not in at.scene.furniture.piles
    at.ask(r.Put((at.pile("hand")[0],), Place(0, "removed")))
    pile = at.scene.furniture.piles[0, "removed"]
    assert pile.count == 1
    at.ask(r.TakeBack())
    assert (0, "removed") not in at.scene.furniture.piles
    assert pile.scene() is None


def test_somebody_ousted_makes_room(at: AtTable) -> None:
    at.ask(r.Oust(1))
    assert at.scene.plan.areas[1].shape == "strip"
    found = standing(at, 1).standing
    assert found is not None
    assert found.relation == "ousted"
    assert not found.playing
    prey = standing(at, 2).standing
    assert prey is not None
    assert prey.relation == "your prey and predator"
    assert not at.scene.furniture.pools[1].isVisible()
    at.ask(r.TakeBack())
    assert at.scene.plan.areas[1].shape == "narrow"
    assert at.scene.furniture.pools[1].isVisible()


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize(("size", "scale"), [((1600, 900), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5)])
def test_who_is_prey_and_predator_at_once_and_who_is_out_is_said_whole(
    sit: Sit,
    qtbot: QtBot,
    speaking: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
    scale: float,
) -> None:
    cut: list[str] = []

    def written(_: QPainter, box: QRectF, words: str, *__: object, bold: bool = False, **___: object) -> None:
        wide = QFontMetricsF(theme.sans(at.scene.plan.text, bold=bold, width="extra")).horizontalAdvance(words)
        cut.extend([words] if wide > box.width() else [])
        seen.append(words)

    speaking(language)
    session = sit(3)
    session.settings.change(text_scale=scale)
    at = AtTable(qtbot, session, size)
    at.ask(r.Oust(1))
    seen: list[str] = []
    monkeypatch.setattr(grounds, "write", written)
    for seat in (1, 2):
        area = standing(at, seat)
        picture = QImage(area.rect.size().toSize(), QImage.Format.Format_ARGB32)
        painter = QPainter(picture)
        area.paint_in(painter, area.rect.translated(-area.rect.topLeft()))
        painter.end()
    assert len(seen) > 6
    assert not cut


def test_names_are_read_in_a_small_window_with_large_text(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sit(5)
    session.settings.change(text_scale=1.5)
    area = standing(AtTable(qtbot, session, (1024, 640)), 1)
    assert area.standing is not None
    said: list[str] = []
    draws = QPainter.drawText
    monkeypatch.setattr(QPainter, "drawText", lambda *what: (said.append(what[-1]), draws(*what)))
    picture = QImage(area.rect.size().toSize(), QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    header = area.header.translated(-area.rect.topLeft())
    area._header(painter, header, replace(area.standing, name="Maximilian"))
    painter.end()
    assert said[0] == "Maximilian"


def test_another_text_size_and_window_lay_everything_out_anew(at: AtTable) -> None:
    before = at.scene.plan.text
    at.session.settings.change(text_scale=2.0)
    at.settle()
    assert at.scene.plan.text > before * 1.2
    at.page.resize(1024, 640)
    at.settle()
    size = at.page.view.viewport().size()
    assert at.scene.plan.size == (size.width(), size.height())
    for copy, item in at.scene.cards.items():
        assert (item.pos().x(), item.pos().y()) == (item.spot.x, item.spot.y), copy


def is_pixel_for_pixel(at: AtTable, item: CardItem) -> bool:
    """Whether a card's picture goes to the screen as it was painted: of the same size, from a whole pixel on."""
    view = at.page.view
    ratio = item.pixmap().devicePixelRatio()
    assert ratio == view.devicePixelRatioF()
    to_screen = item.deviceTransform(view.viewportTransform())
    corner = to_screen.map(item.offset()) * ratio
    size = to_screen.mapRect(QRectF(item.offset(), item.pixmap().deviceIndependentSize())).size() * ratio
    turned = item.rotation() == 90
    width, height = item.pixmap().width(), item.pixmap().height()
    return (
        size.width() == pytest.approx(height if turned else width, abs=0.01)
        and size.height() == pytest.approx(width if turned else height, abs=0.01)
        and all(abs(part - round(part)) < 0.01 for part in (corner.x(), corner.y()))
    )


def test_close_up_what_is_in_sight_is_made_sharp_and_the_rest_is_left(at: AtTable) -> None:
    vampires = at.ready(2)
    at.ask(r.LockCards((vampires[1],)))
    camera = at.page.view.camera
    camera.set_zoom(3.0)
    at.page.view.centerOn(at.scene.cards[vampires[0]])
    camera.settle()
    at.settle()
    item = at.scene.cards[vampires[0]]
    assert item.look is not None
    assert item.look.width == round(item.spot.width * 3)
    assert is_pixel_for_pixel(at, item)
    assert is_pixel_for_pixel(at, at.scene.cards[vampires[1]])
    far = [item for item in at.scene.cards.values() if not camera.seen.intersects(item.edge())]
    assert far
    assert all(item.look is not None and item.look.width < 140 for item in far)
    camera.set_zoom(1.0)
    camera.settle()
    at.settle()
    for item in at.scene.cards.values():
        if item.rotation() in (0, 90):
            assert is_pixel_for_pixel(at, item), item.copy


def test_panning_close_up_sharpens_what_comes_into_sight(at: AtTable, qtbot: QtBot) -> None:
    camera = at.page.view.camera
    camera.set_zoom(4.0)
    at.page.view.centerOn(at.scene.plan.areas[1].rect.center())
    camera.settle()
    at.settle()
    card = at.scene.cards[at.pile("uncontrolled")[0]]
    assert card.look is not None
    small = card.look.width
    at.page.view.centerOn(card)
    qtbot.waitUntil(lambda: card.look is not None and card.look.width > 3 * small)
    at.settle()
    assert card.scale() == pytest.approx(1 / 4)


def test_pictures_close_up_stay_within_bounds(at: AtTable) -> None:
    camera = at.page.view.camera
    camera.set_zoom(6.0)
    for seat in range(3):
        at.page.view.centerOn(at.scene.plan.areas[seat].rect.center())
        camera.settle()
        at.settle()
    kept = sum(pile.pixmap.width() * pile.pixmap.height() * 4 for pile in at.scene.looks._kept.values())
    assert kept <= 41 * 2**20
    for thing in at.scene.furniture:
        if thing._pixmap is not None:
            assert thing._pixmap.width() * thing._pixmap.height() <= 2_600_000


def test_a_page_that_is_closed_takes_everything_with_it(qtbot: QtBot, sit: Sit, faces: FaceCache) -> None:
    sessions = [sit(2), sit(2)]
    pages = [TablePage(session, faces) for session in sessions]
    for page in pages:
        page.resize(1200, 800)
        page.show()
        qtbot.waitExposed(page)
    first = pages.pop(0)
    gone: list[bool] = []
    first.destroyed.connect(lambda *_: gone.append(True))
    sessions[0].close()
    first.hide()
    first.deleteLater()
    del first, page
    qtbot.waitUntil(lambda: bool(gone))
    gc.collect()
    # The game that is still open goes on, also with faces that are painted later.
    scene = pages[0].scene
    sessions[1].ask(r.Draw())
    qtbot.waitUntil(lambda: scene.settled)
    qtbot.addWidget(pages[0])
