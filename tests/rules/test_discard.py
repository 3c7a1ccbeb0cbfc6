"""The discard phase and events (sec. 8, 1.6.4)."""

from __future__ import annotations

from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.turn.left import left, set_left
from vtes_desktop.table.table import Place

FIRE = library("Fire", "Event", text="Do something.")
FLOOD = library("Flood", "Event", text="Do something.")
USELESS = library("Useless", "Action")


def discarding(*names: str) -> Position:
    """Sarah's discard phase is about to begin."""
    game = Position(*(names or ("Sarah", "Alexis")))
    game.phase("discard", of="Sarah")
    return game


def test_one_card_may_be_discarded_and_is_replaced() -> None:
    game = discarding()
    (useless,) = game.hand("Sarah", USELESS)
    game.pick("discard", useless)
    assert game.names("Sarah", "ash heap") == ["Useless"]
    assert len(game["Sarah"].piles["hand"]) == 7
    assert game.asked == "Alexis"


def test_she_may_discard_nothing() -> None:
    game = discarding()
    game.passes()
    assert game.names("Sarah", "ash heap") == []
    assert game.asked == "Alexis"


def test_without_a_library_the_card_is_not_replaced() -> None:
    game = discarding()
    game.start()
    for copy in game.rules.pile(0, "library"):
        game.rules.doing.move_card(copy, Place(0, "ash heap"))
    game.pick("discard")
    assert len(game["Sarah"].piles["hand"]) == 6


def test_an_event_is_put_into_play_instead() -> None:
    game = discarding()
    (fire,) = game.hand("Sarah", FIRE)
    game.pick("event", fire)
    assert game.names("Sarah", "in play") == ["Fire"]
    assert game.asked == "Alexis"


def test_each_event_only_once_in_a_game_by_whomever() -> None:
    game = discarding()
    game.hand("Sarah", FIRE)
    game.hand("Alexis", FIRE, FLOOD)
    game.pick("event")
    game.go_to("discard", of="Alexis")
    assert game.offers("event") == ["event: Play Flood"]


def test_more_actions_may_be_gained_but_only_one_event_a_phase() -> None:
    game = discarding()
    game.hand("Sarah", FIRE, FLOOD)
    assert game.offers("event")
    set_left(game.rules, "discard", 2)
    game.pick("event", "Fire")
    assert left(game.rules, "discard") == 1
    assert not game.offers("event")
    game.pick("discard", "Flood")
    assert game.asked == "Alexis"


def test_actions_that_are_not_used_are_lost() -> None:
    game = discarding()
    game.passes()
    game.go_to("discard", of="Sarah")
    assert left(game.rules, "discard") == 1


def test_an_event_needs_its_requirements() -> None:
    game = discarding()
    game.hand("Sarah", library("Elders rise", "Event", requirement=["prince"]))
    game.start()
    assert not game.offers("event")
    game = discarding()
    game.ready("Sarah", vampire("Prince", title="prince of Chicago"))
    game.hand("Sarah", library("Elders rise", "Event", requirement=["prince"]))
    assert game.offers("event")
