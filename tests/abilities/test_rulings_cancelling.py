"""Which cards can be cancelled as they are played, and by what they are cancelled."""

from __future__ import annotations

import pytest

from tests.abilities.table import table, texts
from tests.abilities.test_modifiers import block, may_play
from vtes_desktop.cards.catalogue import load
from vtes_desktop.rules.invented import vampire


@pytest.mark.parametrize(("capacity", "offered"), [(6, True), (7, False)])
def test_a_reaction_of_a_small_vampire_can_be_cancelled(capacity: int, *, offered: bool) -> None:
    """Approximation of Loyalty looks at who plays the reaction card, not at who acts."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "PRE"), marks={"stealth this turn": "1"})
    ira = game.ready("Alexis", vampire("Ira", capacity, "aus"))
    game.hand("Sarah", "Approximation of Loyalty")
    game.hand("Alexis", "Enhanced Senses")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Enhanced Senses", level="aus", by="Alexis")
    assert may_play(game, "Approximation of Loyalty", "PRE") == offered
    if offered:
        game.pick("play", "Approximation of Loyalty", level="PRE", by="Sarah")
        game.pass_all()
    assert game["Alexis"].pool == (29 if offered else 30)


@pytest.mark.parametrize("name", ["Emergency Preparations", "Treat the Sick Mind"])
def test_a_cancelling_that_says_more_is_not_taken_for_a_plain_one(name: str) -> None:
    """Such a card is done by hand for that part: the rest of the sentence is a cost, a condition or another effect."""
    text = texts().of(load().find(name))
    unread = " ".join(sentence for reading in text.readings for sentence in reading.unread)
    assert "ancel" in unread


def test_who_cancels_with_her_last_pool_in_her_turn_leaves_nothing_unreplaced() -> None:
    """She is ousted while a card is being played, which is replaced as the next turn begins at the latest
    (sec. 1.6.1, 9.1)."""
    game = table("Sarah", "Alexis", "Justin", "Tom")
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", vampire("Ira", 6, "DOM"))
    game.ready("Tom", "Troglodytia")
    game.hand("Sarah", "Contingency Planning")
    game.hand("Alexis", "Deflection")
    game.pool("Sarah", 1)
    game.pick("bleed", minion=krid)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Deflection", level="DOM", by="Alexis")
    game.pick("out of turn", "Contingency Planning", by="Sarah")
    game.pass_all()
    assert game["Sarah"].ousted and (game.table.active, game.table.phase) == (1, "minion")
    assert len(game.rules.pile(1, "hand")) == 7


def test_who_cancels_with_her_last_pool_draws_nothing_more() -> None:
    """She has left the game before what was cancelled is replaced (sec. 9.1)."""
    game = table("Sarah", "Alexis", "Justin", "Tom")
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.hand("Sarah", "Computer Hacking")
    game.hand("Alexis", "Direct Intervention")
    game.pool("Alexis", 1)
    game.pick("action card", "Computer Hacking", minion=krid)
    game.pick("out of turn", "Direct Intervention", by="Alexis")
    assert game["Alexis"].ousted and not game.rules.pile(1, "hand")
    assert len(game.rules.pile(0, "hand")) == 7
