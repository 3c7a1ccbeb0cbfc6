"""Political action cards: their terms, and what they do when they pass."""

from __future__ import annotations

import pytest

from tests.abilities.calls import to_terms
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def called(card: str, title: str = "prince of Chicago", capacity: int = 8) -> tuple[Position, Copy]:
    """Sarah's prince calls a referendum that nobody blocks; its terms come next."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity, title=title, clan="Ventrue"))
    (copy,) = game.hand("Sarah", card)
    game.pick("political", copy)
    while game.choice is not None and game.choice.kind not in (
        "points",
        "methuselah",
        "clan",
        "target",
        "polling",
        "vote",
    ):
        game.passes()
    return game, krid


def passed(game: Position) -> None:
    """Sarah votes for it, the others not at all."""
    while game.choice is not None and game.table.referendum is not None and game.choice.kind != "target":
        mine = [option for option in game.options() if option.kind == "title for"]
        if mine and game.asked == "Sarah":
            game.pick("title for")
        else:
            game.passes()


def test_kine_resources_allocates_four_points_to_two_or_more() -> None:
    game, _ = called("Kine Resources Contested")
    assert [option.amount for option in game.options("points")] == [0, 1, 2, 3]
    game.pick("points", seat="Sarah", amount=0)
    game.pick("points", seat="Alexis", amount=3)
    passed(game)
    assert [seat.pool for seat in game.table.seats] == [30, 27, 29]


def test_parity_shift_takes_from_one_who_has_more() -> None:
    game = table()
    game.pool("Sarah", 10)
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    (shift,) = game.hand("Sarah", "Parity Shift")
    game.pick("political", shift)
    while game.choice is not None and game.choice.kind != "methuselah":
        game.passes()
    assert {option.text for option in game.options()} == {"Alexis", "Justin"}
    game.pick("methuselah", seat="Alexis")
    game.pick("points", seat="Sarah", amount=2)
    passed(game)
    assert [seat.pool for seat in game.table.seats] == [12, 27, 31]


@pytest.mark.parametrize(
    ("left", "asked", "pools"), [(1, True, [16, 0, 31]), (2, True, [17, 0, 31]), (3, False, [18, 0, 31])]
)
def test_who_called_parity_shift_shares_out_what_is_left(left: int, asked: bool, pools: list[int]) -> None:
    """Ruling [LSJ 20010606]: with less than 3 pool left, she distributes it within the bounds of the terms; who has
    none left is ousted, for 6 pool."""
    game = table()
    game.pool("Sarah", 10)
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    (shift,) = game.hand("Sarah", "Parity Shift")
    game.pick("political", shift)
    to_terms(game)
    game.pick("methuselah", seat="Alexis")
    game.pick("points", seat="Sarah", amount=2)
    game.pool("Alexis", left)
    while game.choice is not None and game.choice.kind != "points" and game.table.action is not None:
        game.pick("title for") if game.options("title for") and game.asked == "Sarah" else game.passes()
    assert (game.choice is not None and game.choice.kind == "points") == asked
    if asked:
        game.pick("points", seat="Justin")
    assert [seat.pool for seat in game.table.seats] == pools


def test_who_is_ousted_as_results_are_tallied_is_given_no_pool() -> None:
    """Who casts against a referendum that Marcos calls burns 1 pool before it is resolved (sec. 6.3.2)."""
    game = table()
    game.pool("Sarah", 10)
    game.pool("Alexis", 1)
    game.ready("Sarah", "Marcos Belegrad")
    game.ready("Alexis", vampire("Ira", 4, title="primogen"))
    (shift,) = game.hand("Sarah", "Parity Shift")
    game.pick("political", shift)
    to_terms(game)
    game.pick("points", seat="Sarah", amount=1)
    for _ in range(80):
        if game.table.action is None:
            break
        kind = "title for" if game.asked == "Sarah" else "title against"
        game.pick(kind) if game.options(kind) else game.passes()
    assert not game["Alexis"].playing
    assert [seat.pool for seat in game.table.seats] == [17, 0, 29]


def test_consanguineous_boon_pays_for_each_vampire_of_the_clan() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago", clan="Ventrue"))
    game.torpor("Sarah", vampire("Nora", 4, clan="Ventrue"))
    game.ready("Alexis", vampire("Ira", 4, clan="Brujah"))
    (boon,) = game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", boon)
    while game.choice is not None and game.choice.kind != "clan":
        game.passes()
    assert [option.level for option in game.options("clan")] == ["Brujah", "Ventrue"]
    game.pick("clan", level="Ventrue")
    passed(game)
    assert [seat.pool for seat in game.table.seats] == [32, 30, 30]


def test_banishment_sends_a_younger_one_back() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.ready("Alexis", vampire("Elder", 9), blood=3)
    (banishment,) = game.hand("Sarah", "Banishment")
    game.pick("political", banishment)
    while game.table.referendum is None or not game.table.referendum.terms:
        game.passes()
    assert game.table.referendum.terms.startswith("Ira goes face down")
    passed(game)
    assert (ira.place.region, ira.blood) == ("uncontrolled", 3)


def test_ancient_influence_pays_the_chosen_capacity_and_takes_five() -> None:
    game, krid = called("Ancient Influence")
    passed(game)
    while game.choice is not None and game.choice.kind == "target":
        game.pick("target", krid)
    assert [seat.pool for seat in game.table.seats] == [33, 25, 25]


def test_anarchist_uprising_burns_for_each_minion() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    game.ready("Alexis", vampire("Ira", 4))
    game.torpor("Alexis", vampire("Milo", 4))
    (uprising,) = game.hand("Sarah", "Anarchist Uprising")
    game.pick("political", uprising)
    while game.table.referendum is None:
        game.passes()
    passed(game)
    assert [seat.pool for seat in game.table.seats] == [29, 28, 30]
