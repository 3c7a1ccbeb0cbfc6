"""The areas and rows of a table: arithmetic, for every number of seats, window and text size that is promised."""

from __future__ import annotations

import math
from itertools import combinations, count, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from vtes_desktop.table.table import SEATED, Copy, Place, Table, empty_table, on
from vtes_desktop.ui.faces import ASPECT
from vtes_desktop.ui.table.layout import PILES, RARE_PILES, ROWS, Plan, plan
from vtes_desktop.ui.table.rows import MOST_PEEKING, Lying, Rows, Spot, fan, fanned, row

NAMES = ["Sarah", "Alexis", "Justin", "Lisa", "Richard", "Nora"]
WINDOWS = {(1024, 640): (760, 596), (1280, 720): (1005, 676), (1600, 900): (1258, 856), (3840, 2160): (3028, 2116)}
"""What is left of a window for the table, beside the column and under the bar."""
SCALES = (0.8, 1.0, 1.5, 2.0)


def table_with(seats: int = 5, cards: dict[str, int] | None = None, locked: int = 0, on_first: int = 0) -> Table:
    """A table where each seat has so many cards in each region, every `locked`-th of them locked."""
    table = empty_table(NAMES[:seats], open_table=True)
    ids = count(1)
    for seat in range(seats):
        for region, number in (cards or {}).items():
            for place in range(number):
                i = next(ids)
                kind = "crypt" if region in ("crypt", "uncontrolled", "ready", "torpor") else "library"
                copy = Copy(i, 1, kind, seat, seat, Place(seat, region), locked=bool(locked and place % locked == 0))
                table.copies[i] = copy
                table.pile(seat, region).append(i)
                if on_first and place == 0 and region == "ready":
                    for _ in range(on_first):
                        below = next(ids)
                        table.copies[below] = Copy(below, 1, "library", seat, seat, on(i))
                        copy.attached.append(below)
    return table


MIDDLE = {"ready": 4, "uncontrolled": 4, "torpor": 2, "in play": 3, "hand": 7, "crypt": 8, "library": 60, "ash heap": 5}


def box(spot: Spot) -> QRectF:
    """The part of the table that a card covers, upright or turned."""
    height = spot.width * ASPECT
    turned = math.radians(spot.angle)
    across = abs(math.cos(turned)) * spot.width + abs(math.sin(turned)) * height
    down = abs(math.cos(turned)) * height + abs(math.sin(turned)) * spot.width
    return QRectF(spot.x - across / 2, spot.y - down / 2, across, down)


def inside(inner: QRectF, outer: QRectF, slack: float = 0.6) -> bool:
    return outer.adjusted(-slack, -slack, slack, slack).contains(inner)


def regions_of(table: Table, laid: Plan) -> dict[int, QRectF]:
    """The region that each card on the table belongs in."""
    found = {}
    for area in laid.areas.values():
        for zone in area.zones.values():
            for i in table.pile(zone.seat, zone.region):
                for copy in table.with_attached(table.copies[i]):
                    found[copy.id] = zone.rect
    return found


def test_prey_sits_at_the_left_and_predator_at_the_right() -> None:
    table = table_with(5, MIDDLE)
    for viewer in range(5):
        laid = plan(table, viewer, 1258, 856)
        others = sorted((area for area in laid.areas.values() if not area.own), key=lambda area: area.rect.left())
        assert others[0].seat == table.prey(viewer)
        assert others[-1].seat == table.predator(viewer)
        assert [area.seat for area in others] == [(viewer + step) % 5 for step in range(1, 5)]
        assert laid.own.seat == viewer
        assert laid.own.rect.top() > others[0].rect.bottom()
        assert laid.own.rect.center().y() > 856 / 2


def test_the_circle_closes_when_somebody_is_ousted() -> None:
    table = table_with(5, {"ready": 2, "crypt": 3})
    before = plan(table, 0, 1258, 856)
    table.seats[1].ousted = True
    for region in ROWS:
        table.pile(1, region).clear()
    after = plan(table, 0, 1258, 856)
    assert after.areas[2].rect.left() == before.areas[1].rect.left(), "the new prey takes the old one's place"
    assert after.areas[1].shape == "strip"
    assert after.areas[1].rect.left() > after.areas[4].rect.left()
    assert after.areas[1].rect.width() < after.areas[4].rect.width() / 2
    assert set(after.areas[1].zones) == {"crypt", "library", "ash heap"}


def test_cards_left_on_an_ousted_seats_side_are_still_shown() -> None:
    table = table_with(4, {"ready": 2})
    table.seats[2].ousted = True
    laid = plan(table, 0, 1258, 856)
    assert "ready" in laid.areas[2].zones


def test_a_spectator_looks_from_the_first_seat() -> None:
    laid = plan(table_with(4, MIDDLE), -1, 1258, 856)
    assert laid.own.seat == 0


def test_who_watches_sees_more_of_the_table_than_room_for_a_hand_that_she_does_not_see() -> None:
    table = table_with(4, MIDDLE)
    shown = plan(table, -1, 1258, 856)
    for seat in range(4):
        table.seats[seat].piles["hand"][:] = [0] * 7
    laid = plan(table, -1, 1258, 856)
    assert laid.own.rect.height() > 1.1 * shown.own.rect.height()
    assert laid.text * 4.5 < laid.hand_facts.height() < shown.hand_facts.height()
    assert laid.hand.bottom() <= 856
    assert plan(table, 0, 1258, 856).hand.height() == shown.hand.height(), "at the table a hand has its place"


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("scale", SCALES)
def test_areas_and_regions_keep_apart_and_in_the_window(seats: int, window: tuple[int, int], scale: float) -> None:
    for cards in ({}, MIDDLE, {**MIDDLE, "removed": 2, "research": 1, "contested": 1}):
        table = table_with(seats, cards)
        size = WINDOWS[window]
        laid = plan(table, 0, *size, scale)
        whole = QRectF(0, 0, *size)
        assert set(laid.areas) == set(range(seats))
        for area in laid.areas.values():
            assert inside(area.rect, whole)
            parts = {name: zone.rect for name, zone in area.zones.items() if name != "hand" or not area.own}
            parts["header"], parts["facts"], parts["pool"] = area.header, area.facts, area.pool
            for name, rect in parts.items():
                assert rect.width() > 8, (name, rect)
                assert rect.height() > 8, (name, rect)
                assert inside(rect, area.rect), (area.seat, name, rect, area.rect)
            for (one, first), (other, second) in combinations(parts.items(), 2):
                shared = first.intersected(second)
                assert shared.width() < 1 or shared.height() < 1, (area.seat, one, other, shared)
            assert inside(area.edge, area.rect)
        for one, two in combinations([*(area.rect for area in laid.areas.values()), laid.hand], 2):  # type: ignore[assignment]
            assert not one.intersects(two)  # type: ignore[attr-defined]
        assert inside(laid.hand, whole)
        assert inside(laid.bank, laid.own.rect)
        assert not laid.bank.intersects(laid.own.pool)
        assert not laid.bank.intersects(laid.own.facts)
        assert inside(laid.bank_edge, laid.bank)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
@pytest.mark.parametrize("number", [1, 4, 9, 22])
def test_every_card_lies_in_its_region(seats: int, window: tuple[int, int], number: int) -> None:
    cards = {"ready": number, "uncontrolled": number, "torpor": number, "in play": number, "hand": 7}
    table = table_with(seats, cards, locked=3, on_first=min(number, 6))
    for scale in SCALES:
        laid = plan(table, 0, *WINDOWS[window], scale)
        spots = Rows().arrange(table, laid)
        where = regions_of(table, laid)
        own_hand = set(table.pile(0, "hand"))
        shown = {i for i in where if table.root(table.copies[i]).place.region in ROWS}
        assert set(spots) == shown
        for i, spot in spots.items():
            if i not in own_hand:
                assert inside(box(spot), where[i]), (scale, table.copies[i].place, box(spot), where[i])
            assert spot.width >= 5


def test_captions_are_not_covered() -> None:
    table = table_with(5, MIDDLE, locked=2, on_first=3)
    for size in WINDOWS.values():
        for scale in SCALES:
            laid = plan(table, 0, *size, scale)
            spots = Rows().arrange(table, laid)
            for area in laid.areas.values():
                for zone in area.zones.values():
                    for i in table.pile(zone.seat, zone.region) if zone.caption else ():
                        for copy in table.with_attached(table.copies[i]):
                            assert box(spots[copy.id]).top() >= zone.rect.top() + zone.caption - 0.5


@given(
    cards=st.lists(st.tuples(st.booleans(), st.integers(0, 7)), min_size=1, max_size=60),
    width=st.floats(40, 1400),
    height=st.floats(40, 500),
    caption=st.floats(0, 25),
)
@settings(max_examples=150)
def test_any_row_stays_in_its_area_and_never_grows(
    cards: list[tuple[bool, int]], width: float, height: float, caption: float
) -> None:
    ids = count(1)
    lying = [Lying(next(ids), locked, tuple(next(ids) for _ in range(on))) for locked, on in cards]
    rect = QRectF(10, 20, width, max(height, caption + 30))
    spots = row(rect, lying, caption, 118)
    assert set(spots) == {card.id for card in lying} | {i for card in lying for i in card.on}
    for spot in spots.values():
        assert inside(box(spot), rect, 1.0)
        assert spot.width <= 118.001
    order = [box(spots[card.id]) for card in lying]
    assert all(after.left() > before.left() or after.top() > before.top() for before, after in pairwise(order)), (
        "cards lie in their order"
    )


def test_where_cards_overlap_their_blood_or_their_names_show() -> None:
    crowd = [Lying(i) for i in range(1, 40)]
    blood = row(QRectF(0, 0, 200, 60), crowd, 0, 118)
    assert [blood[i].z for i in range(1, 5)] == sorted((blood[i].z for i in range(1, 5)), reverse=True)
    names = row(QRectF(0, 0, 200, 60), crowd, 0, 118, show_right=False)
    assert [names[i].z for i in range(1, 40)] == sorted(names[i].z for i in range(1, 40))


def test_few_cards_do_not_overlap() -> None:
    for number in range(1, 9):
        spots = row(QRectF(0, 0, 560, 170), [Lying(i, locked=i % 3 == 0) for i in range(1, number + 1)], 16, 118)
        for one, two in combinations(spots.values(), 2):
            assert not box(one).adjusted(0.5, 0.5, -0.5, -0.5).intersects(box(two))


@pytest.mark.parametrize("number", [1, 3, 6, 9])
def test_in_a_steady_row_no_card_moves_when_another_is_locked(number: int) -> None:
    rect = QRectF(0, 0, 560, 170)
    cards = [Lying(i, on=(100 + i,) if i == 2 else ()) for i in range(1, number + 1)]
    upright = row(rect, cards, 16, 118, steady=True)
    for locked in range(1, number + 1):
        turned = [Lying(card.id, card.id == locked, card.on) for card in cards]
        spots = row(rect, turned, 16, 118, steady=True)
        assert spots[locked].angle == 90
        others = [i for i in spots if i not in (locked, 100 + locked)]
        assert {i: spots[i] for i in others} == {i: upright[i] for i in others}
        for one, two in combinations((spots[card.id] for card in cards), 2):
            assert not box(one).adjusted(0.5, 0.5, -0.5, -0.5).intersects(box(two))


def test_cards_on_a_bearer_peek_out_and_many_take_no_more_room() -> None:
    upright = row(QRectF(0, 0, 400, 200), [Lying(1, on=(2, 3))], 16, 118)
    assert upright[3].y < upright[2].y < upright[1].y
    assert upright[1].z > upright[2].z > upright[3].z
    locked = row(QRectF(0, 0, 400, 200), [Lying(1, locked=True, on=(2, 3))], 16, 118)
    assert locked[3].x > locked[2].x > locked[1].x
    crowd = row(QRectF(0, 0, 400, 200), [Lying(1, on=tuple(range(2, 14)))], 16, 118)
    reach = (crowd[1].y - crowd[13].y) / (crowd[1].width * ASPECT)
    assert reach == pytest.approx(0.15 * MOST_PEEKING)


@given(
    x=st.floats(60, 1190),
    y=st.floats(80, 780),
    locked=st.booleans(),
    number=st.integers(1, 12),
    width=st.floats(30, 90),
)
def test_a_fanned_bearer_stays_in_the_window(x: float, y: float, locked: bool, number: int, width: float) -> None:
    window = QRectF(0, 0, 1250, 860)
    bearer = Spot(x, y, width, 90.0 if locked else 0.0, 3)
    half = max(width, width * ASPECT) / 2
    if not inside(QRectF(x - half, y - half, 2 * half, 2 * half), window):
        return
    spots = fanned(1, bearer, list(range(2, 2 + number)), window)
    assert len(spots) == number + 1
    assert (spots[1].x, spots[1].y) == (x, y)
    assert spots[1].z > bearer.z
    for spot in spots.values():
        assert inside(box(spot), window)
    spread = {(round(spot.x, 2), round(spot.y, 2)) for spot in spots.values()}
    assert len(spread) == number + 1, "no card hides another"


def test_a_fan_is_wider_than_the_peeking() -> None:
    bearer = Spot(600, 500, 80)
    spots = fanned(1, bearer, [2, 3], QRectF(0, 0, 1250, 860))
    assert bearer.y - spots[2].y > 0.4 * 80 * ASPECT
    edge = fanned(1, Spot(600, 70, 80), [2, 3], QRectF(0, 0, 1250, 860))
    assert edge[3].y == 70, "with no room above it goes sideways"
    assert abs(edge[3].x - 600) > 80


@pytest.mark.parametrize("number", [1, 2, 7, 12, 25])
@pytest.mark.parametrize("window", WINDOWS)
def test_a_hand_shows_every_name(number: int, window: tuple[int, int]) -> None:
    table = table_with(5, {"hand": number})
    laid = plan(table, 0, *WINDOWS[window])
    ids = table.pile(0, "hand")
    spots = Rows().arrange(table, laid)
    xs = [spots[i].x for i in ids]
    assert xs == sorted(xs)
    for spot in (spots[i] for i in ids):
        assert spot.x - spot.width / 2 > laid.hand_facts.left()
        assert box(spot).right() < WINDOWS[window][0]
        assert spot.y - spot.width * ASPECT / 2 > laid.own.rect.bottom() - 12, "it lies below one's area"
        top = QPointF(spot.x, spot.y - spot.width * ASPECT / 2 + 8)
        assert laid.hand.contains(top)
    assert all(after - before > 14 for before, after in pairwise(xs))


def test_no_hand_is_no_fan() -> None:
    assert fan(QRectF(0, 0, 600, 150), [], 128) == {}
    assert row(QRectF(0, 0, 600, 150), [], 15, 128) == {}


def test_an_open_table_shows_every_hand_where_it_can_be_told_apart_at_all() -> None:
    for seats, size in ((5, (1258, 856)), (5, (760, 596)), (6, (1005, 676)), (2, (760, 596))):
        laid = plan(table_with(seats, MIDDLE), 0, *size)
        assert all("hand" in area.zones for area in laid.areas.values()), (seats, size)
    small = plan(table_with(6, MIDDLE), 0, 760, 596)
    assert all("hand" not in area.zones for area in small.areas.values() if not area.own)
    hidden = table_with(3, {**MIDDLE, "hand": 0})
    for seat in range(3):
        hidden.pile(seat, "hand").extend([0] * 7)
    assert all("hand" not in area.zones for area in plan(hidden, 0, 1258, 856).areas.values() if not area.own)


def test_rare_piles_have_a_place_only_when_something_lies_there() -> None:
    assert set(plan(table_with(3), 0, 1258, 856).own.zones) == {*ROWS, *PILES} - RARE_PILES
    assert "removed" in plan(table_with(3, {"removed": 1}), 0, 1258, 856).own.zones


def test_what_is_under_a_point() -> None:
    table = table_with(5, MIDDLE)
    laid = plan(table, 0, 1258, 856)
    for area in laid.areas.values():
        for zone in area.zones.values():
            found = laid.zone_at(zone.rect.center())
            assert found is not None
            assert (found.seat, found.region) == (area.seat, zone.region)
    assert laid.zone_at(laid.own.pool.center()) is None
    assert laid.zone_at(QPointF(629, laid.own.rect.bottom() + 2)) is None


def test_unchanged_regions_are_not_laid_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_with(5, MIDDLE)
    laid = plan(table, 0, 1258, 856)
    rows = Rows()
    before = rows.arrange(table, laid)
    asked: list[Any] = []

    def counted(*arguments: Any, **named: Any) -> dict[int, Spot]:
        asked.append(arguments)
        return row(*arguments, **named)

    monkeypatch.setattr("vtes_desktop.ui.table.rows.row", counted)
    assert rows.arrange(table, laid) == before
    assert not asked
    locked = table.pile(2, "ready")[0]
    table.copies[locked].locked = True
    after = rows.arrange(table, laid)
    assert len(asked) == 1
    assert after[locked].angle == 90
    assert {i for i in after if after[i] != before[i]} <= set(table.pile(2, "ready"))


def test_who_has_changed_places_lies_at_the_new_one() -> None:
    table = table_with(4)
    for seat, place in enumerate((1, 3, 2, 4)):
        table.tally[f"{SEATED}{seat}"] = place
    for viewer, others in ((0, [2, 1, 3]), (1, [3, 0, 2])):
        areas = plan(table, viewer, 1258, 856).areas
        assert sorted((seat for seat in areas if seat != viewer), key=lambda seat: areas[seat].rect.x()) == others
