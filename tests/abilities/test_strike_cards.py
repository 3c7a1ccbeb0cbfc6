"""What is a strike card, and of which kind: to what cancels one, and to who can't strike so (sec. 6.4.3, 11)."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from vtes_desktop.rules.invented import library, vampire

KURT = vampire("Kurt", 8, f"{EVERYTHING} MAL", clan="Salubri", sect="Anarch")
IRA = vampire("Ira", 8, EVERYTHING, sect="Anarch", clan="Banu Haqim")
BOOTS = library("Boots", "Equipment", text="The bearer gets 1 optional press each combat.")


def cancelling(card: str, level: str) -> Fighting:
    """Kurt may cancel a strike card that Ira has played."""
    fight = fighting("Anticipation", "Hall of Mirrors", "Evil Eye", against=(card,), kurt=KURT, ira=IRA)
    fight.play(card, level, by="Alexis")
    return fight


CANCELS = (("Anticipation", "AUS"), ("Hall of Mirrors", "CHI"), ("Evil Eye", "mal"))


@pytest.mark.parametrize("level", ["for", "pot", "vic"])
def test_a_card_is_a_strike_card_though_all_its_levels_share_the_strike(level: str) -> None:
    for name, how in CANCELS:
        fight = cancelling("Lam Into", level)
        assert fight.game.question == "Lam Into is played." and fight.offered("play", name, how)
    fight.game.pick("play", "Evil Eye", by="Sarah")
    fight.end()
    # Ira gets no strike in its place, nor where it was played for its maneuver.
    assert fight.blood == (6 - 1, 6 - 1)


@pytest.mark.parametrize(
    ("card", "level"),
    [
        ("Sanguine Entrapment", "CEL QUI"),
        ("Sanguine Entrapment", "cel qui"),
        ("Haymaker", ""),
        ("Weighted Walking Stick", ""),
        ("Hunger of Marduk", "tha"),
    ],
)
def test_what_gives_a_strike_for_later_or_forbids_one_is_no_strike_card(card: str, level: str) -> None:
    fight = cancelling(card, level)
    assert not any(fight.offered("play", name, how) for name, how in CANCELS)


@pytest.mark.parametrize("level", ["pot", "POT"])
@pytest.mark.parametrize("who", ["Sarah", "Alexis"])
def test_growing_fury_strikes_with_the_hands_in_a_grapple(level: str, who: str) -> None:
    """At both its levels: the words for a hand strike are not the same."""
    cards = ("Growing Fury",)
    mine, theirs = (cards, ()) if who == "Sarah" else ((), cards)
    fight = fighting("Immortal Grapple", *mine, against=theirs, kurt=KURT, ira=IRA, blood=(8, 8), on_kurt=(BOOTS,))
    fight.until("press", by="Sarah")
    fight.game.pick("press")
    fight.play("Immortal Grapple", "pot", by="Sarah")
    fight.play("Growing Fury", level, by=who)
    fight.end()
    much = 3 if level == "pot" else 4
    assert fight.blood == ((8 - 2, 8 - 1 - much) if who == "Sarah" else (8 - 1 - much, 8 - 2))


@pytest.mark.parametrize(("level", "able"), [("abo", True), ("ABO", False)])
def test_another_strike_than_the_one_above_is_no_hand_strike(level: str, *, able: bool) -> None:
    for held in (True, False):
        mine = ("Immortal Grapple",) if held else ()
        fight = fighting(
            *mine, against=("Taming the Beast",), kurt=KURT, ira=vampire("Ira", 8, "ABO"), on_kurt=(BOOTS,)
        )
        if held:
            fight.play("Immortal Grapple", "pot", by="Sarah")
        fight.until("hand strike", by="Alexis")
        assert fight.offered("play", "Taming the Beast", level) == (able or not held)


def test_a_strike_that_cannot_be_dodged_is_no_dodge() -> None:
    fight = fighting("Sanguine Entrapment", against=("Fata Amria",), kurt=KURT, ira=vampire("Ira", 8, "CHI"))
    fight.play("Sanguine Entrapment", "cel qui")
    fight.until("hand strike", by="Alexis")
    assert fight.offered("play", "Fata Amria", "chi")


def test_death_of_the_drum_is_a_strike() -> None:
    fight = fighting("Death of the Drum", "Fake Out", kurt=vampire("Kurt", 8, "cel"), ira=IRA)
    fight.long()
    fight.play("Death of the Drum", "cel")
    fight.end()
    assert fight.blood == (5, 5)
