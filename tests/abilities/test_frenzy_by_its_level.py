"""What is a frenzy card, at the level at which it is played, and on whom: what only speaks of frenzy is none."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.acting import acting, over
from tests.abilities.fights import Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.abilities.text.facts.cancelling import said
from vtes_desktop.rules.invented import vampire

ARMOR = "Armor of Caine's Fury"
KURT, IRA = (vampire(name, 8, "ABO ANI CEL POT PRE VAL") for name in ("Kurt", "Ira"))


def calm_opponent(card: str) -> Fighting:
    """Ira has made herself calm before range; Kurt holds a card."""
    fight = fighting(card, against=(ARMOR,), kurt=KURT, ira=IRA)
    fight.play(ARMOR, "VAL", by="Alexis")
    return fight


@pytest.mark.parametrize(
    ("card", "level"),
    [("Whistling Up the Beast", "abo"), ("Whistling Up the Beast", "ABO"), ("Drawing Out the Beast", "ani")],
)
def test_frenzy_is_not_played_on_a_calm_opponent_at_any_level(card: str, level: str) -> None:
    fight = calm_opponent(card)
    fight.until("play", card, by="Sarah", level=level)
    assert not fight.offered("play", card, level)
    fight = fighting(card, kurt=KURT)
    fight.until("play", card, by="Sarah", level=level)
    assert fight.offered("play", card, level)


@pytest.mark.parametrize(
    ("card", "level"),
    [("Devil-Channel: Hands", "abo"), ("Devil-Channel: Feet", "abo")],
)
def test_frenzy_is_not_played_on_oneself_where_none_can_be(card: str, level: str) -> None:
    fight = fighting(ARMOR, card, kurt=KURT)
    fight.play(ARMOR, "VAL")
    fight.until("play", card, by="Sarah", level=level)
    assert not fight.offered("play", card, level)
    # The calm of the opponent keeps nobody from it.
    fight = calm_opponent(card)
    fight.until("play", card, by="Sarah", level=level)
    assert fight.offered("play", card, level)


def test_what_a_frenzy_adds_to_the_hand_size_ends_as_its_vampire_gets_calm() -> None:
    fight = fighting("Rage of Apedemak", ARMOR, kurt=replace(KURT, path="Caine"))
    fight.play("Rage of Apedemak", "ANI/POT")
    assert fight.game["Sarah"].hand_size == 8
    fight.play(ARMOR, "VAL")
    assert fight.game["Sarah"].hand_size == 7 and fight.game.question.startswith("Sarah holds more than 7 cards")


def test_a_calm_vampire_strikes_others_in_frenzy() -> None:
    fight = fighting(ARMOR, "Scourge of Alecto", kurt=KURT, ira=vampire("Ira", 3), blood=(6, 3))
    fight.play(ARMOR, "VAL")
    fight.until("play", "Scourge of Alecto", by="Sarah")
    assert fight.offered("play", "Scourge of Alecto")


@pytest.mark.parametrize(("path", "targets"), [(True, []), (False, ["With Ira", "With Other"])])
def test_deep_song_is_not_sung_to_who_follows_the_scorched_heart(path: bool, targets: list[str]) -> None:
    game, _ = acting("ANI", "Deep Song")
    ira = game.ready("Alexis", vampire("Ira", 6, clan="True Brujah"))
    other = game.ready("Alexis", vampire("Other", 6))
    if path:
        game.on(ira, "The Path of the Scorched Heart")
    game.pick("action card", "Deep Song", level="ANI")
    asked = [option.text.removesuffix(" (Alexis)") for option in game.options("enter combat")]
    if targets:
        game.pick("enter combat", ira)
    over(game)
    assert asked == targets
    assert (ira.locked, other.locked) == (not path, path)


@pytest.mark.parametrize(
    ("card", "level", "word", "is_it"),
    [
        ("Call the Wild Hunt", "ani pro", "frenzy", False),
        ("Tranquility Shield", "for", "frenzy", False),
        ("Immense Size", "vic", "grapple", False),
        ("Immortal Grapple", "pot", "grapple", True),
        ("Deep Song", "ANI", "frenzy", True),
        ("Deep Song", "ani", "frenzy", False),
        ("Whistling Up the Beast", "abo", "frenzy", True),
    ],
)
def test_what_only_speaks_of_frenzy_or_grapple_is_none(card: str, level: str, word: str, is_it: bool) -> None:
    game = table()
    face = game.card(card)
    assert (word in said(face, level, face.types[0]).keywords) is is_it


@pytest.mark.parametrize(("card", "may"), [("Immense Size", False), ("Immortal Grapple", True)])
def test_bollix_cancels_grapple_cards_and_not_what_bars_them(card: str, may: bool) -> None:
    fight = fighting(card, against=("Bollix",))
    fight.until("play", card, by="Sarah")
    game = fight.game
    game.pick("play", card, level="vic" if card == "Immense Size" else "pot")
    assert fight.offered("play", "Bollix", "pre") is may
