"""What effects of a turn do to blocks, bleeds and cards of the hand, without any card (sec. 6.1.1, 6.2.2)."""

from __future__ import annotations

from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.limits import banned
from vtes_desktop.rules.turn.influence import ENTERED
from vtes_desktop.table import moves as m


def bleeding() -> Position:
    """Sarah's Krid may bleed Alexis, who has Ira."""
    game = Position("Sarah", "Alexis", "Justin")
    game.ready("Sarah", vampire("Krid", 6, text="+3 bleed."))
    game.ready("Alexis", vampire("Ira", 6))
    return game


def test_who_is_blind_to_a_minion_does_not_block_it() -> None:
    game = bleeding()
    krid, ira = (game.rules.pile(seat, "ready")[0] for seat in (0, 1))
    minions.mark(game.rules, ira, blocks.blind_to(krid.id), "yes")
    game.pick("bleed")
    game.pass_all()
    assert game["Alexis"].pool == 26


def test_a_bleed_burns_at_most_what_an_effect_says_and_takes_the_edge() -> None:
    game = bleeding()
    game.pick("bleed")
    game.rules.passing.action.burns_at_most[1] = 2
    game.pass_all()
    assert (game["Alexis"].pool, game.edge) == (28, "Sarah")


def test_a_banned_card_is_not_played() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("master", of="Sarah")
    (card,) = game.hand("Sarah", "Blood Doll")
    game.ready("Sarah", vampire("Krid", 6))
    game.rules.do(m.SetCounter(0, banned(game.rules.card(card)), 1))
    assert not [option for option in game.options("master") if option.copy == card.id]


def test_who_enters_in_the_influence_phase_is_marked_for_its_methuselah() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("influence", of="Sarah")
    child = game.uncontrolled("Sarah", vampire("Child", 5), blood=5)
    old = game.ready("Sarah", vampire("Old", 5), marks={ENTERED: "0"})
    game.start()
    while game.table.phase == "influence" and game.table.active == 0:
        game.passes()
    assert (child.marks.get(ENTERED), old.marks.get(ENTERED)) == ("0", None)
