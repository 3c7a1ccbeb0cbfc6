"""Walk of Caine and Devil-Channel: Back, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def circle(*bloods: int) -> tuple[Position, list[Copy]]:
    """Blood Brothers of one circle, of Sarah, with so much blood and superior Sanguinus."""
    game = table()
    names = ("Danylo", "Gavrylo", "Kyrylo")
    brothers = [game.ready("Sarah", name, blood=blood) for name, blood in zip(names, bloods, strict=False)]
    for each in brothers:
        each.marks["disciplines"] = "SAN"
    return game, brothers


@pytest.mark.parametrize(("others", "more"), [(2, 3), (1, 2), (0, 1)])
def test_brothers_bleed_together_each_for_a_blood(others: int, more: int) -> None:
    game, brothers = circle(3, 2, 2)
    game.hand("Sarah", "Walk of Caine")
    game.ready("Alexis", "Theo Bell")
    game.pick("bleed", minion=brothers[0])
    until(game, "play")
    level = sorted({option.level for option in game.options("play")})[-1]
    game.pick("play", "Walk of Caine", level=level)
    for each in brothers[1 : 1 + others]:
        game.pick("target", each)
    if game.options("target"):
        game.passes()
    finish(game)
    assert game["Alexis"].pool == 30 - 1 - more
    assert [each.blood for each in brothers] == [2, 2 - (others > 0), 2 - (others > 1)]


@pytest.mark.parametrize(("kind", "blood"), [("bleed", 1), ("hunt", 1)])
def test_brothers_walk_with_bleeds_only(kind: str, blood: int) -> None:
    game, brothers = circle(blood, 2)
    game.hand("Sarah", "Walk of Caine")
    game.pick(kind, minion=brothers[0])
    until_or_over(game, "play")
    assert (game.table.action is not None) == (kind == "bleed")


@pytest.mark.parametrize(("level", "cost"), [("abo", 1), ("ABO", 0)])
def test_a_devils_back_strikes_once_more_with_hands(level: str, cost: int) -> None:
    fight = fighting("Devil-Channel: Back", blood=(4, 6))
    fight.play("Devil-Channel: Back", level)
    fight.end()
    plain = fighting(blood=(4, 6))
    plain.end()
    assert plain.ira.blood - fight.ira.blood == 1
    assert plain.kurt.blood - fight.kurt.blood == cost


@pytest.mark.parametrize(
    ("card", "level", "lost"),
    [
        ("Undead Strength", "POT", 4),
        ("Growing Fury", "", 0),
        ("Pushing the Limit", "POT", 5),
        ("Blessed Blade", "VAL", 0),
    ],
)
def test_a_devils_back_strikes_with_a_card_for_a_hand_strike_too(card: str, level: str, lost: int) -> None:
    kurt = vampire("Kurt", 8, f"{EVERYTHING} VAL")
    fight = fighting("Devil-Channel: Back", card, kurt=kurt, on_kurt=("Wooden Stake",), blood=(6, 8))
    fight.play("Devil-Channel: Back", "ABO")
    fight.until("hand strike", by="Sarah")
    assert fight.game.options("weapon") == []
    assert fight.offered("play", card, level) == (lost > 0)
    if lost:
        fight.play(card, level)
    fight.end()
    assert fight.ira.blood == 8 - max(lost, 2)


@pytest.mark.parametrize("level", ["abo", "ABO"])
def test_a_limit_counts_for_the_devils_back(level: str) -> None:
    fight = fighting("Devil-Channel: Back", "Blur", blood=(4, 6))
    fight.play("Blur", "cel")
    fight.until("play", "Devil-Channel: Back", level=level)
    assert not fight.offered("play", "Devil-Channel: Back", level)
