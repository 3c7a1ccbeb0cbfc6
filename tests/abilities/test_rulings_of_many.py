"""Rulings that many cards have in common, each played once."""

from __future__ import annotations

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from tests.abilities.test_modifiers import may_play
from vtes_desktop.rules.invented import vampire


def test_a_cancelled_card_is_replaced_at_once() -> None:
    """What it said of being replaced later is cancelled with it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", vampire("Kit", 5), locked=True)
    game.hand("Alexis", "Wake with Evening's Freshness")
    game.hand("Justin", "Direct Intervention")
    game.library("Alexis", "Blood Doll")
    game.pick("bleed", minion=krid)
    assert may_play(game, "Wake with Evening's Freshness")
    game.pick("play", "Wake with Evening's Freshness")
    game.pick("out of turn", "Direct Intervention")
    assert game.names("Alexis", "hand") == ["Blood Doll"]


def test_a_cancelled_card_has_been_played_and_its_limit_is_free() -> None:
    """The same modifier is not played again by its minion, though another limited increase is."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "DOM"), blood=5)
    game.hand("Sarah", "Bonding", "Bonding", "Threats")
    game.hand("Justin", "Direct Intervention")
    game.pick("bleed", minion=krid)
    assert may_play(game, "Bonding")
    game.pick("play", "Bonding", level="dom")
    game.pick("out of turn", "Direct Intervention")
    assert not may_play(game, "Bonding")
    game.pick("play", "Threats", level="dom")
    game.pass_all()
    assert game["Alexis"].pool == 28


def test_an_action_card_is_replaced_before_what_is_played_as_it_is_announced() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5, "DOM"), blood=5)
    game.ready("Alexis", vampire("Kit", 5))
    game.hand("Sarah", "Govern the Unaligned")
    game.library("Sarah", "Seduction")
    game.pick("action card", "Govern the Unaligned", level="dom")
    assert may_play(game, "Seduction")


def test_an_attempt_goes_on_though_who_unlocked_is_no_target_any_more() -> None:
    """Ambush is for a locked minion: it unlocks, blocks and fights."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "CEL OBF"), blood=5)
    kit = game.ready("Alexis", vampire("Kit", 5, title="prince of Paris"), blood=5, locked=True)
    game.hand("Sarah", "Ambush")
    game.hand("Alexis", "Second Tradition: Domain")
    game.pick("action card", "Ambush")
    while not game.options("play"):
        game.passes()
    game.pick("play", "Second Tradition: Domain")
    while game.table.action is not None:
        game.passes()
    # One blood of hers was the price of the card.
    assert (krid.blood, kit.blood) == (4, 3)


def test_prevention_that_is_left_over_is_lost() -> None:
    """Four points against one damage do not help against the next strike."""
    fight = fighting("Soak", against=("Blur",), ira=vampire("Ira", 8, EVERYTHING), blood=(6, 6))
    fight.play("Soak", "FOR")
    fight.play("Blur", "cel", by="Alexis")
    fight.end()
    assert fight.kurt.blood == 5


def test_who_has_declined_is_not_asked_again_when_the_action_continues() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING), blood=5)
    game.ready("Alexis", vampire("Kit", 5))
    ira = game.ready("Justin", vampire("Ira", 6, text="Camarilla: +1 intercept."), blood=6)
    game.hand("Sarah", "Form of Mist")
    game.pick("hunt", minion=krid)
    assert game.asked == "Alexis"
    game.passes()
    game.pick("block", ira)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Form of Mist", level="PRO")
    asked = []
    while game.table.action is not None:
        asked.append((game.asked, game.choice.kind if game.choice is not None else ""))
        if game.options("yes"):
            game.pick("yes")
        else:
            game.passes()
    assert ("Sarah", "may") in asked
    assert ("Alexis", "block") not in asked


def test_no_action_continues_after_the_combat_that_it_has_entered() -> None:
    """It was not blocked: Form of Mist only ends the combat of Bum's Rush."""
    game = table()
    game.ready("Sarah", vampire("Krid", 8, EVERYTHING), blood=5)
    game.ready("Alexis", vampire("Kit", 5), blood=3)
    game.hand("Sarah", "Bum's Rush", "Form of Mist")
    game.pick("action card", "Bum's Rush")
    while not game.options("play"):
        game.passes()
    game.pick("play", "Form of Mist", level="PRO")
    while game.table.action is not None:
        assert not game.options("yes")
        game.passes()
