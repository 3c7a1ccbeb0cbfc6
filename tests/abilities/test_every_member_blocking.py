"""Rulings that were given for many cards, played with each of them: who blocks, and what comes of it."""

from __future__ import annotations

from tests.abilities.members import each, fitting, has, readings
from tests.abilities.shapes import step
from tests.abilities.table import table
from tests.abilities.test_modifiers import may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.words import PutInPlay, PutOn
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def attempted(card: Card, *, locked: bool) -> tuple[Position, Copy, Copy]:
    """Ira, who may play a card or bears it, attempts to block a bleed of more stealth: woken, where she is locked."""
    game = table()
    krid = game.ready("Sarah", vampire("Kat", 4, text="+1 stealth."), blood=3)
    aye = card.display_name == "Aye"  # Three are locked for it, by a Laibon.
    ira = game.ready("Alexis", vampire("Krid", 8, sect="Laibon") if aye else fitting(card), locked=locked)
    for _ in range(2 * aye):
        game.on(ira, card)
    game.ready("Alexis", vampire("Ivo", 3, sect="Anarch"), locked=True)
    lies = bool({"Action", "Master"} & {*card.types}) and card.display_name != "Special Report"
    if lies and any(has(one, PutOn) for one in readings(card)):
        lain = game.on(ira, card)
    elif lies and any(has(one, PutInPlay) for one in readings(card)):
        lain = game.in_play("Alexis", card, counters={"counters": 3, "siege": 3})
    elif lies:
        lain = game.on(ira, card)
    else:
        (lain,) = game.hand("Alexis", card)
    game.hand("Alexis", "On the Qui Vive")
    game.pick("bleed", minion=krid)
    return game, ira, lain


@each("Forces Block attempt", "Can be used by a vampire who is already")
def test_who_attempts_already_is_made_to_attempt(card: Card) -> None:
    seen = []
    for locked in (False, True):
        game, ira, lain = attempted(card, locked=locked)
        for _ in range(60):
            if game.choice is None or game.table.action is None:
                break
            if game.choice.kind == "block attempt" and game.asked == "Alexis":
                held = [each for each in game.options() if each.copy]
                seen += [each.text for each in held if game.rules.copy(each.copy).card == lain.card]
            if may_play(game, "On the Qui Vive") and locked:
                game.pick("play", "On the Qui Vive", minion=ira)
                locked = False
            elif any(option.copy == ira.id for option in game.options("block")):
                game.pick("block", ira)
            else:
                step(game)
    assert seen
