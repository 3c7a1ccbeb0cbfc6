"""Boons and skipped turns, played through the referee."""

from __future__ import annotations

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

BIG = vampire("Foe", 6, text="+2 bleed.")


def bled(hand: str = "Justin", bleed: bool = True, owed: str = "") -> tuple[Position, Copy]:
    """Sarah bleeds Alexis for 3; somebody holds a Major Boon, and may owe Alexis one."""
    game = at("minion")
    if owed:
        game.in_play("Alexis", "Major Boon", marks={"methuselahs": owed})
    foe = game.ready("Sarah", BIG if bleed else vampire("Weak", 6, text="-1 bleed."))
    (boon,) = game.hand(hand, "Major Boon")
    game.pick("bleed", minion=foe)
    return game, boon


def test_who_plays_a_major_boon_burns_pool_for_the_bleed_and_is_owed_it() -> None:
    game, boon = bled()
    until(game, "out of turn")
    assert (game.asked, game.table.action is not None) == ("Justin", True)
    game.pick("out of turn", boon)
    finish(game)
    assert (game["Alexis"].pool, game["Justin"].pool, game.edge) == (30, 27, "Sarah")
    assert (boon.place.region, boon.controller) == ("in play", 2)
    # Later Alexis pays for a bleed against Justin.
    mine = game.ready("Alexis", BIG)
    game.go_to("minion", of="Alexis")
    game.pick("bleed", minion=mine)
    until(game, "use", boon)
    game.pick("use", boon)
    finish(game)
    assert (game["Alexis"].pool, game["Justin"].pool, boon.place.region) == (27, 27, "ash heap")


def test_a_major_boon_is_not_for_ones_own_bleeds_nor_for_none() -> None:
    for hand, bleed in (("Sarah", True), ("Alexis", True), ("Justin", False)):
        game, boon = bled(hand, bleed)
        while game.table.action is not None:
            assert not offers(game, boon, "out of turn")
            game.passes()


def test_only_one_boon_is_used_for_a_bleed() -> None:
    game, boon = bled(owed="2")
    owed = next(copy for copy in game.table.copies.values() if copy.place.region == "in play")
    until(game, "use", owed)
    game.pick("use", owed)
    while game.table.action is not None:
        assert not offers(game, boon, "out of turn")
        game.passes()
    assert (game["Alexis"].pool, game["Justin"].pool, owed.place.region) == (30, 27, "ash heap")


def tradition(controller: str = "Sarah", **counters: int) -> tuple[Position, Copy]:
    """A First Tradition in play before Alexis's turn."""
    game = at("discard")
    card = game.in_play(controller, "First Tradition: The Masquerade", counters=counters)
    for name in ("Sarah", "Alexis", "Justin"):
        game.ready(name, vampire(f"Krid {name}", 4))
    game.passes()
    return game, card


def test_everybody_burns_two_pool_or_skips_the_turn() -> None:
    game, card = tradition()
    assert (game.asked, game.question.startswith("Alexis: skip")) == ("Alexis", True)
    game.pick("no")
    game.go_to("minion", of="Alexis")
    assert game["Alexis"].pool == 28
    game.passes()
    game.go_to("unlock", of="Justin")
    game.pick("yes")
    assert (game["Justin"].pool, game.asked, game.table.active) == (30, "Sarah", 0)
    game.pick("yes")
    assert (card.counters["skipped"], game.table.active) == (1, 1)


def test_the_tradition_is_burned_once_its_controller_has_skipped_or_paid_enough() -> None:
    game, card = tradition("Alexis", skipped=2)
    game.pick("yes")
    assert (card.place.region, game.table.active) == ("ash heap", 2)
    game, card = tradition("Alexis", paid=4, skipped=2)
    game.pick("no")
    game.go_to("minion", of="Alexis")
    assert (card.place.region, game["Alexis"].pool) == ("ash heap", 28)
    # Another's turns count for nothing.
    game, card = tradition("Sarah", paid=4, skipped=2)
    game.pick("no")
    game.go_to("minion", of="Alexis")
    assert (card.place.region, game["Alexis"].pool) == ("in play", 28)
