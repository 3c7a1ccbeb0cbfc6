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
