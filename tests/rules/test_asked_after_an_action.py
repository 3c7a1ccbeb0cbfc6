"""Who acts is asked after the action once, unless what happens then of itself has changed anything (sec. 6.2.3)."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


def asked(game: Position, krid: Copy, happens: object) -> list[tuple[str, bool]]:
    """Who is asked after Krid's bleed, and whether Ira has lost a blood by then."""
    ira = next(each for each in game.table.copies.values() if game.name(each) == "Ira")
    found = []
    game.pick("bleed", minion=krid)

    def run() -> Procedure[None]:
        if happens == "something":
            game.rules.burn_blood(ira, 1)
        yield from ()

    if happens != "nothing at all":
        game.rules.passing.action.later.append(("after resolution", run))
    while game.table.action is not None:
        if game.options("play"):
            found.append((game.asked, ira.blood == 5))
        game.passes()
    return found


@pytest.mark.parametrize(
    ("happens", "expected"),
    [
        ("nothing at all", [("Sarah", False)]),
        ("nothing", [("Sarah", False)]),
        ("something", [("Sarah", False), ("Sarah", True)]),
    ],
)
def test_who_acts_is_asked_again_only_where_something_has_changed(
    happens: str, expected: list[tuple[str, bool]]
) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "FOR"))
    game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Freak Drive")
    game.phase("minion", of="Sarah")
    assert asked(game, krid, happens) == expected
