"""Rulings on what is played as an action is announced, played with each card that is."""

from __future__ import annotations

from tests.abilities.members import each, fitting
from tests.abilities.shapes import step
from tests.abilities.table import table
from tests.abilities.test_modifiers import may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

RITE = library("Rite", "Action", disciplines="nec", text="+1 stealth action. Unlock this minion.")
GHOST = library("Ghost", "Ally", text="Wraith with 1 life. 1 strength, 1 bleed.")
BID = library("Bid", "Action", text="(D) Bleed with +1 bleed.")
HANDS = {"Shroudsight": RITE, "Beast Meld": RITE, "Paths in Two Worlds": GHOST, "Shroud Mastery": GHOST}
"""With which action cards some are played."""
BROTHERS = ("Walk of Caine", "Shell Game")
LATER = {
    "Day Operation": {"FOR"},
    "Nightshades": {"OBT"},
    "Walk of Caine": {"SAN"},
    "Dominant Personality": {"pot", "pre"},
}
"""The levels at which cards say that they may be played later, too, or only later."""


def announced(card: Card) -> tuple[Position, Copy]:
    """Krid bleeds with an action card, or plays another; his Methuselah holds a card and Conditioning."""
    game = table()
    if card.display_name in BROTHERS:
        krid, _ = game.ready("Sarah", "Ági"), game.ready("Sarah", "Gabi")
    else:
        face = fitting(card)
        if "black hand" in card.requirement:
            face = vampire("Krid", 8, "DOM", sect="Sabbat", text="Black Hand.")
        krid = game.ready("Sarah", face)
    game.ready("Sarah", vampire("Bud", 4, sect="Sabbat"))
    game.ready("Alexis", vampire("Ira", 4)), game.ready("Alexis", vampire("Ivo", 4), locked=True)
    game.ready("Alexis", ally("Hound", 2))
    game.hand("Sarah", card, "Conditioning")
    held = HANDS.get(card.display_name, BID)
    game.hand("Sarah", held)
    game.pick("recruit" if held is GHOST else "action card", held.display_name, minion=krid)
    return game, krid


def offered(card: Card) -> dict[str, set[str]]:
    """In which windows of an action a card is offered, and Conditioning, at which levels."""
    game, _ = announced(card)
    seen: dict[str, set[str]] = {}
    for _ in range(60):
        if game.choice is None or game.table.action is None:
            break
        window = game.choice.kind
        for option in game.options("play"):
            name = game.name(game.rules.copy(option.copy))
            seen.setdefault(window, set()).add(f"{'*' * (name == 'Conditioning')}{option.level}")
        if window == "as announced" and game.asked == "Sarah":
            assert len(game.rules.pile(0, "hand")) == 7, "the action card is replaced before"
        game.pick("no block") if game.options("no block") else step(game)
    return seen


def levels_announced(card: Card) -> set[str]:
    """The levels at which a card says that it is played as an action is announced; of one paragraph, the one."""
    parts = {
        "/".join(mark for mark in part.marks if not mark.isupper() or len(mark) == 3): part.text for part in card.text
    }
    return {level.replace("/", " ") for level, text in parts.items() if "announced" in text}


def check(card: Card, *, levels: set[str]) -> None:
    """It is offered as the action is announced, when nothing is that is played later, and so no more later."""
    seen = offered(card)
    at_once = seen.pop("as announced", set())
    later = {level for found in seen.values() for level in found if not level.startswith("*")}
    assert at_once, seen
    assert not levels or at_once == levels
    assert not any(level.startswith("*") for level in at_once)
    assert not (later & levels if levels else later - LATER.get(card.display_name, set()))
    if card.display_name not in HANDS and card.display_name not in ("The Art of Memory", *BROTHERS):
        assert any("*dom" in found for found in seen.values())


@each("Modifier as announced", "Must be played")
def test_what_is_played_as_an_action_is_announced_comes_before_all_else(card: Card) -> None:
    check(card, levels=set())


@each("", 'must be played before playing "regular" action modifier')
def test_what_is_played_so_at_a_level_comes_before_all_else(card: Card) -> None:
    levels = levels_announced(card)
    assert levels
    check(card, levels=levels)


@each("Fail an action as announced", "must be used before action modifiers")
def test_an_action_is_made_to_fail_as_it_is_announced(card: Card) -> None:
    """After what who acts plays then, and before all else."""
    game = table()
    krid = game.ready("Sarah", vampire("Kat", 5, "DOM"))
    game.on(krid, library("Car", "Equipment", text="Vehicle. +1 stealth."))
    bearer = game.ready("Alexis", fitting(card))
    if {"Equipment"} & {*card.types}:
        lies = game.on(bearer, card)
    elif "Reaction" in card.types:
        (lies,) = game.hand("Alexis", card)
    else:
        lies = game.in_play("Alexis", card) if "Master" in card.types else game.ready("Alexis", card)
    hound = game.ready("Alexis", ally("Hound", 2))
    game.hand("Sarah", "Seduction", "Conditioning", "Bum's Rush")
    game.pick("action card", "Bum's Rush")
    game.pick("enter combat", hound if "Ally" in card.types else bearer)
    order, late = [], False
    for _ in range(60):
        if game.choice is None or game.table.action is None:
            break
        uses = [each for kind in ("use", "play") for each in game.options(kind) if each.copy == lies.id]
        uses = [each for each in uses if "stealth" not in each.text]
        if game.choice.kind == "as announced":
            order.append(game.asked)
            assert game.asked != "Sarah" or may_play(game, "Seduction")
            assert game.asked != "Alexis" or uses
        else:
            late = late or bool(uses)
        game.pick("no block") if game.options("no block") else step(game)
    assert (order[:2], late) == (["Sarah", "Alexis"], False)
