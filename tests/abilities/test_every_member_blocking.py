"""Rulings that were given for many cards, played with each of them: who blocks, and what comes of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

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


@pytest.mark.parametrize("blood", [1, 2])
@pytest.mark.parametrize(
    "card",
    [
        "Eluding the Arms of Morpheus",
        "Read the Winds",
        "Sentry Signal",
        "Second Tradition: Domain",
        "Trophy: Domain",
    ],
)
def test_what_it_costs_to_wake_is_not_there_to_attempt_with(card: str, blood: int) -> None:
    """Who must burn 1 blood to attempt can’t attempt once the last was spent (ruling on who may not)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Samedi"))
    face = replace(vampire("Ira", 8, "ANI AUS", title="prince of Oslo"), path="Caine")
    ira = game.ready("Alexis", face, blood=blood, locked=True)
    game.hand("Sarah", "Stiff Contempt")
    kind = "use" if card.startswith("Trophy") else "play"
    game.on(ira, card) if kind == "use" else game.hand("Alexis", card)
    game.pick("bleed", minion=krid)
    game.pick("play", "Stiff Contempt")
    offered: list[str] = []
    while game.table.action is not None and not offered:
        offered = [option.level for option in game.options(kind) if game.asked == "Alexis"]
        if not offered:
            step(game)
    assert bool(offered) == (blood == 2)
    if offered:
        game.pick(kind, level=offered[0])
        while game.table.action is not None and not ira.locked:
            step(game)
        assert (ira.blood, game["Alexis"].pool) == (0, 30)


def test_who_has_burned_the_last_blood_to_attempt_may_still_be_made_to() -> None:
    """An attempt that goes on is paid for (“Guardian Vigil”: ruling on who attempts already)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Samedi", text="+1 stealth."))
    ira = game.ready("Alexis", vampire("Ira", 6, "AUS", sect="Anarch"), blood=1)
    game.hand("Sarah", "Stiff Contempt")
    game.hand("Alexis", "Guardian Vigil")
    game.pick("bleed", minion=krid)
    game.pick("play", "Stiff Contempt")
    while not game.options("block"):
        step(game)
    game.pick("block", ira)
    assert ira.blood == 0
    while not game.options("play"):
        step(game)
    game.pick("play", "Guardian Vigil")
    while game.table.action is not None and not ira.locked:
        step(game)
    assert (ira.locked, game["Alexis"].pool) == (True, 30)
