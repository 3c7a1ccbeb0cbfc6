"""What minions’ own cards forbid them, blood that is told when it is gone, cards that leave the game (sec. 6)."""

from __future__ import annotations

import pytest

from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, library, vampire


@pytest.mark.parametrize(
    ("text", "acts", "blocks"),
    [
        ("Guard cannot act.", False, True),
        ("Guard cannot act or block.", False, False),
        ("This ally cannot perform actions.", False, True),
        ("He cannot act and he cannot have or use equipment.", False, True),
        ("Guard cannot bleed.", False, True),
        ("", True, True),
    ],
)
def test_an_ally_does_not_what_its_card_forbids(text: str, acts: bool, blocks: bool) -> None:
    game = Position("Sarah", "Alexis", "Justin")
    mine = game.ready("Sarah", ally("Guard", 2, text=text))
    krid = game.ready("Sarah", vampire("Krid", 5))
    theirs = game.ready("Alexis", ally("Guard", 2, text=text))
    game.start()
    assert any(option.minion == mine.id for option in game.options("bleed")) == acts
    game.pick("bleed", minion=krid)
    while game.choice is not None and game.choice.kind != "block" and game.table.action is not None:
        game.passes()
    assert any(option.minion == theirs.id for option in game.options("block")) == blocks


def test_blood_lost_outside_of_combat_is_told_nobody() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", vampire("Krid", 5), blood=1)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.start()
    game.rules.burn_blood(krid, 1)
    assert game.rules.passing.now.happened == []
    assert ira.blood == 5


@pytest.mark.parametrize(
    ("text", "region"),
    [("Remove this card from the game, even if the action fails.", "removed"), ("", "ash heap")],
)
def test_a_card_that_is_played_may_leave_the_game(text: str, region: str) -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", vampire("Krid", 5, title="prince of Chicago"))
    ira = game.ready("Alexis", vampire("Ira", 5, text="+2 intercept."))
    (card,) = game.hand("Sarah", library("Motion", "Political Action", text=text))
    game.pick("political", card, minion=krid)
    while game.choice is not None and game.choice.kind != "block" and game.table.action is not None:
        game.passes()
    game.pick("block", ira)
    while game.choice is not None and game.table.action is not None:
        game.passes()
    assert game.names("Sarah", region) == ["Motion"]
