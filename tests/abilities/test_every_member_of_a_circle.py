"""A Blood Brother without a circle is of one of its own, those of one name too (ruling). Each card of the group, with a
fellow of the same circle, of another, and with none."""

from __future__ import annotations

import pytest

from tests.abilities.members import each, goes_on
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.playing.requirements import own_circle
from vtes_desktop.table.table import Copy

GROUP = ("Circle", "no circle designation")
CIRCLES = {
    "same": ("Budapest circle. Sterile.", "Budapest circle. Sterile.", True),
    "other": ("Budapest circle. Sterile.", "Kiev circle. Sterile.", False),
    "one has none": ("Budapest circle. Sterile.", "Sterile.", False),
    "none": ("Sterile.", "Sterile.", False),
    "of another clan": ("Budapest circle. Sterile.", "Budapest circle. Sterile.", False),
    "joined": ("Sterile.", "Sterile.", True),
}
ACTS = ("Hive Mind", "Oppugnant Night", "Redistribution", "Unwholesome Bond")


def brothers(how: str, seat: str, game: Position) -> tuple[Copy, Copy]:
    """Two Blood Brothers; where neither has a circle they are two copies of one card. The second may have become of
    another clan, or have joined the circle that was the first's alone."""
    first, second, _ = CIRCLES[how]
    one = vampire("One", 6, "SAN", clan="Blood Brother", sect="Sabbat", text=first)
    two = one if how == "none" else vampire("Two", 6, "SAN", clan="Blood Brother", sect="Sabbat", text=second)
    brother = game.ready(seat, one, blood=3)
    marks = {"of another clan": {"clan": "Brujah"}, "joined": {"circle": own_circle(brother)}}.get(how, {})
    return brother, game.ready(seat, two, blood=3, marks=marks)


def answered(game: Position, foe: Copy, stop: object) -> bool:
    """Whoever is asked does what the action needs, blocked by the foe; whether it came to what is looked for."""
    for _ in range(80):
        if stop(game):  # type: ignore[operator]
            return True
        if game.table.action is None or game.choice is None:
            return False
        goes_on(game, foe)
    return False


def counts(card: Card, how: str) -> bool:
    """Whether the second counts as of the circle of the first, for what the card does."""
    game, name = table(), card.display_name
    seat = "Alexis" if name == "Camaraderie" else "Sarah"
    one, two = brothers(how, seat, game)
    foe = game.ready("Sarah" if seat == "Alexis" else "Alexis", vampire("Foe", 8, text="+2 bleed."))
    (copy,) = game.hand(seat, card)
    if name == "Hive Mind":
        two.locked = True
    elif name == "Redistribution":
        game.on(two, "Leather Jacket")
    game.phase("minion", of="Sarah")
    if name == "Hive Mind":
        return any(option.minion == one.id and option.level == "san" for option in game.options("action card"))
    if name in ACTS:
        before = one.blood
        game.pick("action card", minion=one, level="" if name == "Oppugnant Night" else "san")
        foe.locked = True
        if name == "Redistribution":
            return answered(game, foe, lambda game: any(each_of.copy in two.attached for each_of in game.options()))
        answered(game, foe, lambda _: False)
        if name == "Unwholesome Bond":
            return one.blood > before + 1
        return any(option.minion == two.id for option in game.options("card in play"))
    game.pick("bleed", minion=foe if seat == "Alexis" else one)

    def offered(game: Position, level: str = "") -> bool:
        mine = [option for option in game.options("play") if option.copy == copy.id and level in ("", option.level)]
        if name in ("Claiming the Body", "Octopod", "Three's a Crowd"):
            return any(option.minion == two.id for option in mine)
        return bool(mine)

    if name == "Camaraderie":
        return answered(game, Copy(0, 0, "crypt", 0, 0, foe.place), lambda game: offered(game, "SAN"))
    if not answered(game, foe, offered):
        return False
    if name in ("Shell Game", "Walk of Caine"):
        game.pick("play", copy, minion=one, level="san")
        return answered(game, foe, lambda game: any(option.copy == two.id for option in game.options("target")))
    return True


@each(*GROUP)
@pytest.mark.parametrize("how", CIRCLES)
def test_who_has_no_circle_shares_none(card: Card, how: str) -> None:
    assert counts(card, how) == CIRCLES[how][2]
