"""What an expert cares for by what has come of it in games: pool rather than vampires where only two play, cards that
are held in vain, minions that wait for the bleeds that they could redirect."""

from __future__ import annotations

from msgspec.structs import replace

from tests.abilities.table import table
from tests.bots.positions import decided, knowledge
from tests.game import catalogue
from vtes_desktop.abilities.position import Position
from vtes_desktop.bots.evaluate import pool_worth
from vtes_desktop.bots.judges.actions import stay_home
from vtes_desktop.bots.mind import Mind
from vtes_desktop.bots.prospects import brought_out, spent
from vtes_desktop.bots.view import View
from vtes_desktop.bots.weights import weights_of
from vtes_desktop.table.sight import cut


def test_a_vampire_has_come_to_less_the_later_it_came_out() -> None:
    by_stage = [brought_out(*stage, capacity=5, bleed=1, blood=0) for stage in ((5, 3), (5, 8), (3, 10), (2, 12))]
    assert by_stage == sorted(by_stage, reverse=True)
    assert brought_out(5, 3, 5, 1, 3) < brought_out(5, 3, 5, 1, 0)
    assert spent(4, 12, 4) > spent(4, 30, 4)


def untaught() -> Mind:
    """An expert at Sarah's place who has learned nothing: what its judges say is in question."""
    mind = Mind(knowledge(), 0, "expert", seed="same")
    mind.lessons = {}
    return mind


def filling(playing: int) -> Position:
    """Sarah's influence phase, with three minions out and pool enough for a fourth, as it would be without weights."""
    game = table()
    for name in ("Dani", "Gilbert Duane", "Gustav Mallenhous"):
        game.ready("Sarah", name)
    game.uncontrolled("Sarah", "Cailean")
    game.pool("Sarah", 16)
    if playing == 2:
        game.out("Justin")
    game.phase("influence", of="Sarah", round=9)
    return game


def test_where_only_two_play_pool_is_not_spent_on_another_vampire() -> None:
    assert [decided(filling(playing), mind=untaught()).kind for playing in (2, 3)] == ["pass", "transfer"]
    assert decided(filling(2)).kind == "transfer"


def test_where_only_two_play_a_card_that_redirects_is_the_first_to_go() -> None:
    gone = []
    for playing in (2, 3):
        game = table()
        game.ready("Sarah", "Gustav Mallenhous")
        game.hand("Sarah", "Deflection", "Govern the Unaligned", "Conditioning")
        if playing == 2:
            game.out("Justin")
        game.phase("discard", of="Sarah")
        mind = untaught()
        mind.weights = replace(mind.weights, flow=9.0)
        gone.append(game.table.copies[decided(game, mind=mind).copy].card == catalogue().find("Deflection").id)
    assert gone == [True, False]


def test_a_card_that_was_held_in_vain_goes_first() -> None:
    game = table()
    game.ready("Sarah", "Gustav Mallenhous")
    held, fresh = game.hand("Sarah", "Govern the Unaligned", "Conditioning")
    game.phase("discard", of="Sarah")
    for old in (held, fresh):
        mind = untaught()
        mind.weights = replace(mind.weights, stale=0.3, flow=9.0)
        mind._own_turns, mind._turn = 6, game.table.turn
        mind._held = {held.id: 6, fresh.id: 6, old.id: 0}
        assert decided(game, mind=mind).copy == old.id


def test_who_must_hunt_bleeds_nobody() -> None:
    threats = []
    for blood in (0, 3):
        game = table()
        game.ready("Sarah", "Dani")
        game.ready("Justin", "Theo Bell", blood=blood)
        game.phase("minion", of="Sarah")
        view = View(cut(game.table, 0), 0, knowledge(), weights_of(expert=True))
        threats.append(len(view.threats))
    assert threats == [0, 1]


def test_to_an_expert_who_could_redirect_is_worth_more_at_home_than_a_bleed_of_one() -> None:
    at_home = []
    for hand in ((), ("Deflection",)):
        game = table()
        game.ready("Sarah", "Gustav Mallenhous", blood=4)
        for name in ("Theo Bell", "Ulugh Beg, The Watcher"):
            game.ready("Justin", name)
        game.hand("Sarah", *hand)
        game.pool("Alexis", 20)
        game.phase("minion", of="Sarah")
        view = View(cut(game.table, 0), 0, knowledge(), weights_of(expert=True))
        (gustav,) = view.ready(0)
        at_home.append(stay_home(view, gustav) > -pool_worth(view, view.prey, 1))
    assert at_home == [False, True]
