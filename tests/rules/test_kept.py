"""What is found once and kept until a move changes it is always what would be found anew."""

from __future__ import annotations

import random
from collections.abc import Callable, Set

import pytest

from tests.rules.asked import Everywhere
from tests.rules.random_game import RandomGame, compiled, deal, texts
from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.contributed import Abilities
from vtes_desktop.rules.game import Game, looks_at_hands
from vtes_desktop.rules.kept import of_game, of_hand, of_side, of_what_lies, stale
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.held import ALL_WINDOWS
from vtes_desktop.rules.trying import try_out
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import apply, clone_table
from vtes_desktop.table.stamps import LAID, TELLING
from vtes_desktop.table.table import Place, Table

MOST_CHOICES = 1_200


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("abilities", [ByHand, compiled], ids=["by hand", "cards play themselves"])
def test_nothing_that_is_kept_is_out_of_date(abilities: Callable[[], Abilities], number: int) -> None:
    game = RandomGame(deal(number, covered=number % 2 == 0), abilities())
    choice, kept = game.start(), 0
    while choice is not None and game.choices < MOST_CHOICES:
        assert list(stale(game.game)) == [], choice.question
        look_at_what_is_noted(game)
        kept += any(game.game.kept.hands) and any(game.game.kept.sides) and bool(game.table.stamps.of_lying)
        choice = game.answer()
    assert kept


def look_at_what_is_noted(game: RandomGame) -> None:
    """What moves note is so: the marks that were ever borne, whether anybody is without pool; and who sits where."""
    rules, table = game.game, game.table
    assert all(copy.marks.keys() <= rules.ever_borne() for copy in table.copies.values())
    assert table.stamps.without_pool or all(seat.pool > 0 for seat in table.seats if seat.playing)
    for seat in range(len(table.seats)):
        assert rules.neighbours(seat) == (table.prey(seat), table.predator(seat))


def laid(table: Table) -> frozenset[object]:
    """What the stamp of what lies speaks of."""
    return frozenset(
        (i, copy.card, copy.place, copy.controller, copy.face_up, (*copy.attached,), (*map(copy.marks.get, TELLING),))
        for i, copy in table.copies.items()
        if table.region_of(copy).name in LAID
    )


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("abilities", [ByHand, compiled], ids=["by hand", "cards play themselves"])
def test_on_a_table_that_was_copied_no_stamp_stands_for_two_things(
    abilities: Callable[[], Abilities], number: int
) -> None:
    """Cards that lay there when it was copied have never been seen to come."""
    game, chance = RandomGame(deal(number), abilities()), random.Random(number)
    choice = game.start()
    while choice is not None and game.choices < 600:
        if game.choices % 20 == 0:
            trial = try_out(game.referee)
            seen = {trial.table.stamps.lying: laid(trial.table)}
            for _ in range(15):
                if trial.choice is None:
                    break
                trial.answer(chance.randrange(len(trial.choice.options)))
                assert list(stale(trial.game)) == []
                now = laid(trial.table)
                assert seen.setdefault(trial.table.stamps.lying, now) == now
        choice = game.answer()


def test_a_card_that_changes_and_goes_leaves_another_stamp_than_there_was_with_it() -> None:
    game = Position("Sarah", "Alexis")
    theo = game.ready("Sarah", "Theo Bell")
    table = clone_table(game.table)
    before = table.stamps.lying
    apply(table, m.SetMark(theo.id, "type", "ally"))
    apply(table, m.SetMark(theo.id, "type", ""))
    apply(table, m.MoveCard(theo.id, Place(0, "ash heap")))
    assert table.stamps.lying != before


def test_what_is_kept_of_the_cards_in_play_goes_when_one_of_them_leaves() -> None:
    game = Position("Sarah", "Alexis")
    theo = game.ready("Sarah", "Theo Bell")
    looked: list[int] = []

    @of_what_lies
    def blood(_: object) -> int:
        looked.append(theo.blood)
        return theo.blood

    assert blood(game.rules) == blood(game.rules) == theo.blood
    assert len(looked) == 1
    game.rules.gain_blood(theo, 1)
    # What breaks the promise, as it hangs on more than what lies there, is found.
    (broken,) = stale(game.rules)
    assert "blood" in broken
    game.rules.burn(theo)
    assert blood(game.rules) == 0
    assert not list(stale(game.rules))


def test_what_is_kept_of_all_cards_goes_when_there_is_another() -> None:
    game = Position("Sarah", "Alexis")
    theo = game.ready("Sarah", "Theo Bell")
    looked: list[int] = []

    @of_game
    def cards(_: object) -> int:
        looked.append(len(game.table.copies))
        return len({copy.card for copy in game.table.copies.values()})

    before = cards(game.rules)
    game.rules.burn(theo)
    assert cards(game.rules) == before
    assert len(looked) == 1
    game.ready("Alexis", "Anson")
    assert cards(game.rules) == before + 1


def test_what_is_kept_of_a_hand_goes_when_that_hand_changes_and_no_other() -> None:
    game = Position("Sarah", "Alexis")
    game.hand("Sarah", "Govern the Unaligned")
    game.hand("Alexis", "Wake with Evening's Freshness")
    looked: list[int] = []

    @of_hand
    def held(_: object, seat: int) -> int:
        looked.append(seat)
        return len(game.rules.pile(seat, "hand"))

    assert [held(game.rules, 0), held(game.rules, 1), held(game.rules, 0)] == [1, 1, 1]
    game.rules.burn(game.rules.pile(0, "hand")[0])
    assert [held(game.rules, 0), held(game.rules, 1)] == [0, 1]
    assert looked == [0, 1, 0]


def test_what_is_kept_of_a_side_goes_when_a_minion_there_changes_and_no_other() -> None:
    game = Position("Sarah", "Alexis")
    theo = game.ready("Sarah", "Theo Bell")
    game.ready("Alexis", "Anson")
    looked: list[int] = []

    @of_side
    def vampires(_: object, seat: int) -> int:
        looked.append(seat)
        ready = game.rules.pile(seat, "ready")
        return sum(copy.face_up and copy.marks.get("type") != "ally" for copy in ready)

    def both() -> list[int]:
        return [vampires(game.rules, seat) for seat in (0, 1)]

    assert both() == both() == [1, 1]
    game.rules.do(m.SetMark(theo.id, "type", "ally"))
    assert both() == [0, 1]
    game.rules.do(m.SetMark(theo.id, "type", ""))
    game.rules.do(m.Turn(theo.id, face_up=False))
    assert both() == [0, 1]
    game.rules.do(m.Turn(theo.id))
    assert both() == [1, 1]
    game.rules.do(m.MoveCard(theo.id, Place(1, "ready")))
    assert both() == [0, 2]
    assert looked == [0, 1, 0, 0, 0, 0, 1]


def test_a_hand_that_an_effect_has_laid_open_is_laid_open_again_when_somebody_covers_it() -> None:
    game = Position("Sarah", "Alexis")
    game.hand("Alexis", "Govern the Unaligned")
    (held,) = game.rules.pile(1, "hand")
    game.rules.do(m.SetCounter(0, looks_at_hands(0), 1))
    game.rules.lay_open()
    assert held.shown_to == (0,)
    game.rules.do(m.Show(held.id))
    game.rules.lay_open()
    assert held.shown_to == (0,)


@pytest.mark.parametrize("number", range(6))
def test_numbers_that_nothing_is_said_to_change_are_changed_by_nothing(number: int) -> None:
    game = RandomGame(deal(number, covered=True), compiled())
    rules, unchanged = game.game, 0
    choice = game.start()
    while choice is not None and game.choices < MOST_CHOICES:
        for name in ("hand size", "transfers", "cards not replaced"):
            if not rules.abilities.adds(rules, name):
                unchanged += 1
                assert not any(rules.abilities.of_methuselah(rules, seat, name) for seat in rules.table.playing())
        if not rules.abilities.alters(rules, "capacity"):
            for copy in rules.lying_in_play():
                assert copy.marks or not rules.abilities.modifier(rules, copy, "capacity")
        choice = game.answer()
    assert unchanged


class Everything(Everywhere, CompiledAbilities):
    """Abilities that pass over no seat, no window, no cost and no number."""

    @property
    def _ever(self) -> Callable[[Game], Set[Window]]:
        return lambda _: ALL_WINDOWS


@pytest.mark.parametrize(
    "number", [0, 5, 6, *(pytest.param(number, marks=pytest.mark.long) for number in range(7, 40))]
)
def test_a_game_goes_the_same_way_where_nothing_is_kept_or_passed_over(number: int) -> None:
    quick = RandomGame(deal(number, covered=True), compiled())
    thorough = RandomGame(deal(number, covered=True), Everything(texts()))
    one, other = quick.start(), thorough.start()
    while one is not None and quick.choices < MOST_CHOICES:
        assert one == other
        thorough.table.stamps.anew()
        one, other = quick.answer(), thorough.answer()
    assert quick.moves == thorough.moves
