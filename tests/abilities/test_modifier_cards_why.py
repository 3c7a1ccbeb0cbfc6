"""Why a card of the hand that plays itself can't be played now: modifiers, reactions, combat cards, masters."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.why.card import why_not


def said(game: Position, seat: str, card: str) -> str:
    """What is answered about a card of a hand."""
    number = game.seat(seat)
    copy = next(copy for copy in game.rules.pile(number, "hand") if game.name(copy) == card)
    return why_not(game.rules, game.choice, number, copy)


@pytest.mark.parametrize(
    ("card", "disciplines", "words"),
    [
        ("Leverage", "", "Krid needs the Edge"),
        ("Trochomancy", "nec", "Krid finds too few cards in that ash heap"),
        ("The Kiss of Ra", "FOR", "Krid needs the blocking minion to be a vampire without for"),
    ],
)
def test_of_a_modifier(card: str, disciplines: str, words: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, f"DOM {disciplines}"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4, "for"), blood=3)
    # Because of the other card Sarah is asked.
    game.hand("Sarah", card, "Conditioning")
    game.pick("bleed", minion=krid)
    if card == "The Kiss of Ra":
        block(game, ira)
    assert game.asked == "Sarah"
    assert words in said(game, "Sarah", card)


def test_of_a_reaction() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9), blood=4)
    game.ready("Alexis", vampire("Ira", 4, "MYT AUS"), blood=4)
    game.hand("Alexis", "Faerie Wards", "Telepathic Misdirection")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: game.asked == "Alexis" and game.choice is not None and game.choice.kind == "after blocks")
    assert "Ira needs the acting minion to be an ally or a younger vampire" in said(game, "Alexis", "Faerie Wards")


def test_of_a_card_on_whom_another_keeps_it_from_being_played() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "OBE"), blood=4)
    game.on(krid, "Repulsion", marks={"level": "OBE"})
    game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", "Repulsion")
    game.pick("bleed", minion=krid)
    assert "play" not in [option.kind for option in game.options() if "Repulsion" in option.text]


def test_of_a_combat_card() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "pot"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4, "pot"), blood=3)
    game.hand("Sarah", "Immortal Grapple", "Undead Strength")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: game.asked == "Sarah" and game.table.combat is not None and bool(game.options("play")))
    for card in ("Immortal Grapple", "Undead Strength"):
        assert said(game, "Sarah", card).startswith(("This can be done now", card))


def test_of_a_master_that_finds_nobody() -> None:
    game = table()
    game.hand("Sarah", "Blood Doll", "Dreams of the Sphinx")
    game.phase("master", "Sarah")
    assert game.choice is not None and game.choice.kind == "master phase"
    assert "Blood Doll finds nothing that it could be played on: it needs a vampire of yours" in said(
        game, "Sarah", "Blood Doll"
    )
