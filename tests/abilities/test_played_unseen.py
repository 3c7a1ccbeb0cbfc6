"""Cards that no sample had drawn before, which did something else than they say as they were played: what they do."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.deeds import offers
from tests.abilities.fights import Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire

# -- Action cards are all cards with which actions are taken (ruling [ANK 20200813-2]) --

JACKET = library("Jacket", "Equipment")
CIRCLE = "Camarilla: Foundation circle."
TRICK = library("Trick", "Action Modifier", text={"obl": "+1 stealth."}, disciplines="obl")


def test_an_ally_that_plays_no_action_cards_recruits_nobody() -> None:
    """A Spectral Servitor plays modifiers, not the card by which it came itself."""
    for who, able in (("Spectral Servitor", False), (vampire("Krid", 4, "obl"), True)):
        game = table()
        servitor = game.ready("Sarah", who, marks={"level": "OBL"})
        game.hand("Sarah", "Spectral Servitor", TRICK)
        assert bool(game.options("recruit")) == able
        ira = game.ready("Alexis", vampire("Ira", 6))
        game.pick("bleed", minion=servitor)
        until_or_over(game, "block")
        game.pick("block", ira)
        assert game.options("play")


@pytest.mark.parametrize("kind", ["equip", "political", "modifier"])
def test_epikasta_takes_back_equipment_in_vain_and_political_actions(kind: str) -> None:
    game = table()
    lady = game.ready("Sarah", "Epikasta Rigatos")
    guard = game.ready("Alexis", vampire("Guard", 6, text="+2 intercept."))
    cards: dict[str, str | Card] = {"equip": JACKET, "political": "Kine Resources Contested", "modifier": "Bonding"}
    (card,) = game.hand("Sarah", cards[kind])
    game.pick(kind if kind != "modifier" else "bleed", minion=lady)
    for _ in range(60):
        if game.table.action is None or offers(game, lady):
            break
        if kind != "political" and game.options("block"):
            game.pick("block", guard)
        elif kind == "modifier" and game.options("play"):
            game.pick("play", card, level="dom")
        elif game.options("pass") or game.options("no block") or game.options("hand strike"):
            game.pick("hand strike") if game.options("hand strike") else game.passes()
        else:
            assert game.referee is not None
            game.referee.answer(len(game.options()) - 1)
    assert offers(game, lady) == (kind != "modifier")
    if offers(game, lady):
        assert card.place.region == "ash heap"
        game.pick("use", lady)
        assert card.place.region == "library"


# -- Who is not in the combat and locked: unless the card says unlocked (as for those who do not act) --


@pytest.mark.parametrize(
    ("card", "level", "codes", "able"),
    [
        ("Shared Strength", "for", "for", True),
        ("Octopod", "san", "san", True),
        ("Tranquility", "dom", "dom", True),
        ("Martyr's Resilience", "aus for", "aus for", False),
    ],
)
@pytest.mark.parametrize("locked", [False, True])
def test_a_locked_vampire_helps_in_the_combat_of_another(
    card: str, level: str, codes: str, locked: bool, *, able: bool
) -> None:
    game = table()
    kurt, _ = (
        game.ready("Sarah", vampire(name, 5, codes, clan="Blood Brother", text=CIRCLE), locked=of)
        for name, of in (("Kurt", False), ("Helper", locked))
    )
    ira = game.ready("Alexis", vampire("Ira", 6, "ani"))
    game.hand("Sarah", card)
    game.hand("Alexis", "Drawing Out the Beast")
    game.pick("bleed", minion=kurt)
    until_or_over(game, "block")
    game.pick("block", ira)
    fight = Fighting(game, kurt, ira)
    if card == "Tranquility":
        fight.play("Drawing Out the Beast", "ani", by="Alexis")
    fight.until("play", card, by="Sarah", level=level)
    assert bool(game.options("play")) == (able or not locked)


@pytest.mark.parametrize("vial", [True, False])
def test_an_additional_strike_of_garou_blood_is_made_where_nobody_calls_it_optional(vial: bool) -> None:
    """As of a Renegade Garou (ruling [PIB 20121028])."""
    fight = fighting(on_kurt=("Vial of Garou Blood",), blood=(6, 8))
    if vial:
        fight.until("use")
        fight.game.pick("use")
    fight.end()
    assert fight.ira.blood == (4 if vial else 7)


# -- What cancels a card, only in the combat or the action that its text asks for --


@pytest.mark.parametrize(("capacity", "able"), [(5, True), (6, False), (8, False)])
def test_the_jones_cancels_no_strike_of_an_older_vampire(capacity: int, *, able: bool) -> None:
    fight = fighting(
        "The Jones", against=("Undead Strength",), kurt=vampire("Kurt", 6, "SER"), ira=vampire("Ira", capacity, "pot")
    )
    fight.play("Undead Strength", "pot", by="Alexis")
    assert fight.offered("play", "The Jones", "SER") == able


def test_a_hall_of_mirrors_cancels_strikes_in_the_first_round_only() -> None:
    for round_, able in ((1, True), (2, False)):
        ira = vampire("Ira", 5, "pot", text="Ira gets 1 optional press each combat.")
        fight = fighting("Hall of Mirrors", against=("Undead Strength",), kurt=vampire("Kurt", 6, "CHI"), ira=ira)
        while fight.round < round_:
            fight.until("press", by="Alexis")
            fight.game.pick("press")
        fight.play("Undead Strength", "pot", by="Alexis")
        assert fight.offered("play", "Hall of Mirrors", "CHI") == able


@pytest.mark.parametrize("blocks", [True, False])
def test_only_who_blocks_is_blind_to_tricks(blocks: bool) -> None:
    """Pseudo-Blindness is for a blocking vampire."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "obf"))
    ira, other = game.ready("Alexis", vampire("Ira", 6, "chi")), game.ready("Alexis", vampire("Other", 6))
    game.hand("Sarah", "Cloak the Gathering")
    game.hand("Alexis", "Pseudo-Blindness")
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira if blocks else other)
    game.pick("play", "Cloak the Gathering", level="obf")
    assert (game.asked == "Alexis" and bool(game.options("play"))) == blocks


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_a_hearthstone_is_scried_against_actions_at_oneself(kind: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "obf"), blood=3)
    ira = game.ready("Alexis", vampire("Ira", 6, "VIS", text="+1 intercept."))
    game.hand("Sarah", "Cloak the Gathering")
    game.hand("Alexis", "Scry the Hearthstone")
    game.pick(kind, minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    game.pick("play", "Cloak the Gathering", level="obf")
    assert bool([each for each in game.options("play") if each.level == "VIS"]) == (kind == "bleed")


# -- Who has one, and plays a level at which it stays nowhere --


@pytest.mark.parametrize("there", [True, False])
def test_who_has_a_frozen_object_still_looks_at_hands(there: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "SER TEM"))
    if there:
        game.in_play("Sarah", "Frozen Object", marks={"level": "TEM"})
    game.hand("Sarah", "Frozen Object")
    assert {each.level for each in game.options("action card")} == ({"ser"} if there else {"ser", "tem", "TEM"})


AWE = library("Awe", "Combat", text={"pre": "Strike: dodge."}, disciplines="pre")


@pytest.mark.parametrize("blocks", [True, False])
@pytest.mark.parametrize(("capacity", "able"), [(5, True), (6, False), (9, False)])
def test_a_card_of_a_younger_vampire_is_cancelled_by_the_age_of_who_plays_it(
    blocks: bool, capacity: int, *, able: bool
) -> None:
    """Whoever acts: Denial of Aphrodite's Favor."""
    who, denier = vampire("Who", capacity, "pre"), vampire("Denier", 6, "DOM FOR")
    held: tuple[tuple[str | Card, ...], ...] = ((AWE,), ("Denial of Aphrodite's Favor",))
    acts, other = (held[1], held[0]) if blocks else held
    fight = fighting(*acts, against=other, kurt=denier if blocks else who, ira=who if blocks else denier)  # type: ignore[arg-type]
    mine, theirs = ("Alexis", "Sarah") if blocks else ("Sarah", "Alexis")
    fight.until("play", by=mine)
    fight.game.pick("play", level="pre")
    assert (fight.game.asked == theirs and bool(fight.game.options("play"))) == able
