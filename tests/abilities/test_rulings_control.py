"""What a card keeps, forgets and chooses anew as somebody else controls it, and where it goes (sec. 1.5)."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called, passes
from tests.abilities.table import table
from tests.abilities.test_modifiers import go_on
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.minion.borrowing import borrow
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def racked() -> tuple[Position, Copy, Copy]:
    """Justin has The Rack, which feeds his vampire; Sarah acts with Krid."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    ira = game.ready("Justin", vampire("Ira", 8), blood=2)
    rack = game.in_play("Justin", "The Rack", marks={"chosen": str(ira.id)})
    return game, krid, rack


def test_who_steals_the_rack_chooses_whom_it_feeds() -> None:
    game, krid, rack = racked()
    other = game.ready("Sarah", vampire("Other", 5), blood=1)
    game.pick("card in play", rack, minion=krid)
    go_on(game, lambda: bool(game.options("target")))
    assert {option.copy for option in game.options("target")} == {krid.id, other.id}
    game.pick("target", other)
    assert (rack.controller, rack.marks["chosen"]) == (0, str(other.id))


def test_the_rack_chooses_anew_whoever_gives_it_to_another() -> None:
    """A referendum may give it away as well as an action."""
    laid = []

    def lay(game: Position) -> None:
        ira = game.ready("Justin", vampire("Ira", 3))
        laid.append(game.in_play("Justin", "The Rack", marks={"chosen": str(ira.id)}))

    game, krid = called("Disputed Territory", title="prince of Chicago", lay=lay)
    game.pick("methuselah", seat="Sarah")
    passes(game)
    assert (laid[0].controller, laid[0].marks["chosen"]) == (0, str(krid.id))


def test_the_rack_feeds_nobody_who_is_banished() -> None:
    """Ruling: one in torpor is fed, one that is not controlled is not; and it is again once it is back."""
    game = table()
    ira = game.uncontrolled("Sarah", vampire("Ira", 8), blood=2)
    rack = game.in_play("Sarah", "The Rack", marks={"chosen": str(ira.id)})
    game.phase("unlock", of="Sarah")
    game.start()
    assert not [option for option in game.options("use") if option.copy == rack.id]
    game = table()
    ira = game.torpor("Sarah", vampire("Ira", 8), blood=2)
    rack = game.in_play("Sarah", "The Rack", marks={"chosen": str(ira.id)})
    game.phase("unlock", of="Sarah")
    game.pick("use", rack)
    assert ira.blood == 4


def test_a_stolen_location_that_was_on_a_minion_is_burned_where_there_is_none() -> None:
    """Ruling on equipment that is a location in play: with no minion of the new controller's it is burned."""
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 5))
    manse = game.on(ira, "Living Manse")
    assert not list(take_control(game.rules, 0, manse))
    assert (manse.place.region, manse.place.seat) == ("ash heap", 1)


def test_a_banished_vampire_goes_to_who_controlled_it_for_good() -> None:
    """Ruling: the uncontrolled region is its last permanent controller's, who need not own it; control for a while
    is broken."""
    laid = []

    def lay(game: Position) -> None:
        laid.append(game.ready("Alexis", vampire("Ira", 3), owner="Justin"))
        laid.append(game.ready("Justin", vampire("Lent", 3)))
        borrow(game.rules, 0, laid[1])

    for number, seat in enumerate((1, 2)):
        laid.clear()
        game, _ = called("Banishment", title="prince of Chicago", lay=lay)
        game.pick("target", laid[number])
        passes(game)
        gone = laid[number]
        assert (gone.place.region, gone.place.seat, gone.controller) == ("uncontrolled", seat, seat)
        assert "borrowed" not in gone.marks


def test_heidelberg_castle_is_not_used_during_an_action() -> None:
    """It says so; between two actions it may be."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Sarah", vampire("Other", 6), blood=1)
    game.ready("Alexis", ally("Guard"))
    castle = game.in_play("Sarah", "Heidelberg Castle, Germany")
    assert [option for option in game.options("use") if option.copy == castle.id]
    game.pick("bleed", minion=krid)
    while game.table.action is not None:
        assert not [option for option in game.options("use") if option.copy == castle.id]
        game.passes()
    assert [option for option in game.options("use") if option.copy == castle.id]
    with pytest.raises(IllegalError):
        game.pick("use", krid)
