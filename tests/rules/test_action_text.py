"""What is read of printed cards about their actions (sec. 6.1.6)."""

from __future__ import annotations

import pytest

from tests.game import catalogue
from vtes_desktop.abilities.text.facts.action_text import in_play, played
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.rules.minion.action_text import ActionText


def read(name: str, level: str = "") -> ActionText:
    """What an action card says of its action at a level."""
    card = catalogue().find(name)
    return next(played(card, mode) for mode in modes(card) if mode.type == "Action" and mode.level == level)


@pytest.mark.parametrize(
    ("name", "level", "kind", "stealth", "directed", "amount"),
    [
        ("Computer Hacking", "", "bleed", 0, True, 1),
        ("Govern the Unaligned", "dom", "bleed", 0, True, 2),
        ("Govern the Unaligned", "DOM", "", 1, False, 0),
        ("Dominate Kine", "dom", "bleed", 1, True, 1),
        ("Legal Manipulations", "PRE", "bleed", 0, True, 2),
        ("Night Moves", "obf", "bleed", 3, True, 0),
        ("Abactor", "", "hunt", 1, False, 4),
        ("Bum's Rush", "", "enter combat", 0, True, 0),
        ("Dive Bomb", "", "enter combat", 1, True, 0),
        ("Arson", "", "", 0, True, 0),
        ("Art Scam", "", "", 1, False, 0),
        ("Rapid Healing", "for", "leave torpor", 1, False, 0),
    ],
)
def test_the_kind_stealth_and_direction_of_an_action(
    name: str, level: str, kind: str, stealth: int, directed: bool, amount: int
) -> None:
    said = read(name, level)
    assert (said.kind, said.stealth, said.directed, said.amount) == (kind, stealth, directed, amount)


@pytest.mark.parametrize(
    ("name", "level", "whom"),
    [
        ("Computer Hacking", "", "prey"),
        ("Night Moves", "obf", "predator or prey"),
        ("Cat Burglary", "CEL", "any"),
    ],
)
def test_whom_a_bleed_may_be_directed_at(name: str, level: str, whom: str) -> None:
    assert read(name, level).whom == whom


@pytest.mark.parametrize(
    ("name", "level", "against"),
    [
        ("Ambush", "", {"locked"}),
        ("Hunting the Beast", "aus", {"vampire"}),
        ("Bum's Rush", "", set()),
    ],
)
def test_with_whom_combat_may_be_entered(name: str, level: str, against: set[str]) -> None:
    assert read(name, level).against == against


def test_only_what_says_nothing_else_leaves_nothing_to_be_done_by_hand() -> None:
    assert read("Computer Hacking").alone
    assert not read("Kindred Spirits", "dem").alone


@pytest.mark.parametrize(
    ("name", "kind", "stealth", "directed", "anyone", "blood", "pool"),
    [
        ("Barachiel", "enter combat", 0, True, False, 0, 0),
        ("Army of Rats", "", 0, True, True, 0, 0),
        ("Al-Ashrad, Amr of Alamut", "", 0, True, False, 2, 0),
        ("Danylo", "", 0, False, False, 0, 1),
    ],
)
def test_the_actions_that_cards_in_play_offer(
    name: str, kind: str, stealth: int, directed: bool, anyone: bool, blood: int, pool: int
) -> None:
    (said,) = in_play(catalogue().find(name))
    assert (said.kind, said.stealth, said.directed) == (kind, stealth, directed)
    assert (said.anyone, said.blood, said.pool) == (anyone, blood, pool)


def test_a_card_that_speaks_of_others_actions_offers_none() -> None:
    assert in_play(catalogue().find("Krid")) == ()
    assert in_play(catalogue().find("Blood Doll")) == ()
