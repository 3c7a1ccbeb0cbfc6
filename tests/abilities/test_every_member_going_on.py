"""Rulings on cards by which a blocked action goes on, and on those that cancel actions, played with each of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.members import each, fitting
from tests.abilities.shapes import step
from tests.abilities.table import table
from tests.abilities.test_modifiers import may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import imbued, library, vampire
from vtes_desktop.table.table import Copy

DEED = library("Deed", "Action", text="This vampire gains 1 blood.")


def blocked(card: Card) -> tuple[Position, Copy, Copy]:
    """Krid acts with a card, and has or holds what would have that go on once Ira has blocked it."""
    game = table()
    krid, ira = game.ready("Sarah", fitting(card), blood=5), game.ready("Alexis", vampire("Ira", 2, clan="Toreador"))
    lies = game.on(krid, card) if "Retainer" in card.types else game.hand("Sarah", card)[0]
    game.hand("Sarah", DEED, "Fake Out")
    game.pick("action card", "Deed", minion=krid)
    return game, ira, lies


@pytest.mark.parametrize("gone", [False, True])
@each("Action continue as if unblocked", but=("Foresee", "Peacemaker", "Those Who Endure Judge", "Shadow Boxing"))
def test_no_action_goes_on_whose_card_is_gone_from_the_ash_heap(card: Card, gone: bool) -> None:
    game, ira, lies = blocked(card)
    (deed,) = [copy for copy in game.table.copies.values() if game.name(copy) == "Deed"]
    for _ in range(100):
        if game.choice is None or game.table.action is None:
            break
        if gone and deed.place.region == "ash heap":
            game.rules.doing.move_card(deed, replace(deed.place, region="removed"))
        mine = [
            number
            for number, option in enumerate(game.choice.options)
            if option.copy == lies.id and option.kind in ("play", "use") and option.level in ("", option.level.upper())
        ]
        assert game.referee is not None
        if any(option.copy == ira.id for option in game.options("block")):
            game.pick("block", ira)
        elif mine:
            game.referee.answer(mine[0])
        elif card.display_name == "Chameleon's Colors" and may_play(game, "Fake Out"):
            game.pick("play", "Fake Out")  # It strikes at long range only.
        elif game.options("yes"):
            game.pick("yes")
        else:
            step(game)
    assert any("continues as if unblocked" in said or "goes on" in said for said in game.log) != gone


# -- cancelled actions ------------------------------------------------------------------------------------------------

PLOT = library("Plot", "Action", disciplines="dom obf", together=True, text="(D) Bleed with +1 bleed.")
FRENZY_ONLY = ("Aye", "Bliss", "Meditative Grove")
"""They cancel frenzy cards, which are no actions."""


def cancels(card: Card) -> tuple[Position, Copy]:
    """Alexis, Sarah's prey, may cancel cards with one that she holds or has in play."""
    game, types = table(), {*card.types}
    face = imbued("Jon", 4, "viz") if card.display_name == "Determine" else fitting(card, name="Ira")
    ira = game.ready("Alexis", card if card.kind == "crypt" else face)
    if card.display_name == "Determine":
        game.on(ira, "Second Sight")
    game.ready("Alexis", vampire("Ivo", 3, sect="Anarch"))
    if card.kind == "crypt":
        return game, ira
    if card.display_name == "Esprit de Corps":
        return game, game.in_play("Alexis", card, marks={"level": "POT PRE"})
    if "Master" in types and card.display_name in FRENZY_ONLY:
        return game, game.in_play("Alexis", card)
    return game, game.hand("Alexis", card)[0]


def offered(game: Position, copy: Copy) -> list[int]:
    """The options by which a card would cancel something now."""
    options = game.choice.options if game.choice else ()
    kinds = ("play", "use", "out of turn", "cancel")
    return [number for number, option in enumerate(options) if option.copy == copy.id and option.kind in kinds]


@each("Cancel an action", "free to attempt the same action again", but=FRENZY_ONLY)
def test_whose_action_is_cancelled_may_take_it_again(card: Card) -> None:
    """Unless the card says more: Evil Eye locks, Determine and Dark Influences forbid the card for the turn."""
    game, canceller = cancels(card)
    krid = game.ready("Sarah", vampire("Krid", 5, "DOM OBF"))
    _, second = game.hand("Sarah", PLOT, PLOT)
    game.pick("action card", "Plot", minion=krid)
    assert game.choice is not None and game.choice.kind == "as played"
    assert game.referee is not None
    game.referee.answer(offered(game, canceller)[0])
    while game.choice is not None and game.choice.kind != "minion phase" and game.table.phase == "minion":
        game.pick("target") if game.options("target") else step(game)
    assert (game.edge, game.table.action) == ("", None)
    locks, forbids = card.display_name == "Evil Eye", card.display_name in ("Determine", "Dark Influences")
    assert krid.locked == locks
    again = any(option.copy == second.id for option in game.options("action card"))
    assert again == (not locks and not forbids)


@each("Cancel an action", "Cannot cancel cards that are not played from the hand")
def test_what_piper_brings_is_not_cancelled(card: Card) -> None:
    game, canceller = cancels(card)
    game.ready("Sarah", vampire("Krid", 5, "DOM OBF", sect="Anarch"))
    game.hand("Sarah", "Piper", library("Sage", "Ally", disciplines="dom obf", together=True, text="Mage with 1 life."))
    game.phase("master", of="Sarah")
    game.pick("master", "Piper")
    brought = False
    for _ in range(30):
        if game.choice is None or game.table.phase != "master":
            break
        assert not (brought and offered(game, canceller))
        if game.options("bring"):
            game.pick("bring")
            brought = True
        else:
            game.passes()
    assert any(game.name(copy) == "Sage" and copy.place.region != "hand" for copy in game.table.copies.values())
