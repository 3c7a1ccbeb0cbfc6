"""Actions that put vampires or ghouls in play, or add blood to uncontrolled vampires: Blood Cult Awareness Network."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, imbued, vampire
from vtes_desktop.table.table import Copy

NETWORK = "Blood Cult Awareness Network"


def watched(disciplines: str = "", *cards: str, clan: str = "", ready: bool = True) -> tuple[Position, Copy]:
    """Krid of Sarah, with 6 blood and a young one to be influenced, holds cards; Justin's Imbued is ready, or not."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, disciplines, clan=clan, sect="Anarch"), blood=6)
    game.uncontrolled("Sarah", vampire("Young", 3), blood=0)
    game.ready("Alexis", vampire("Ira", 6))
    (game.ready if ready else game.torpor)("Justin", imbued("Anna", 4, "inn"))
    game.in_play("Alexis", NETWORK)
    game.hand("Sarah", *cards)
    return game, krid


def taken(game: Position, krid: Copy, kind: str, card: str, level: str | None = None) -> tuple[int, int]:
    """The stealth of an action with a card, and the blood or life that it has cost once it is over."""
    before = krid.blood
    game.pick(kind, card, minion=krid, level=level)
    while game.options("target"):
        game.pick("target", next(each for each in game.table.copies.values() if game.name(each) == "Young"))
    assert game.table.action is not None
    stealth = game.table.action.stealth
    over(game)
    return stealth, before - krid.blood


@pytest.mark.parametrize(
    ("card", "level", "disciplines", "ready", "expected"),
    [
        ("Govern the Unaligned", "DOM", "DOM", True, (0, 2)),
        ("Govern the Unaligned", "DOM", "DOM", False, (1, 1)),
        ("Govern the Unaligned", "dom", "DOM", True, (0, 1)),  # a bleed
        ("Undue Influence", "pre", "PRE", True, (0, 1)),  # on a condition
        ("Undue Influence", "qui", "QUI", True, (0, 1)),
        ("Break the Bonds", "pre", "ANI PRE", True, (-1, 1)),
        ("Break the Bonds", "ani", "ANI PRE", True, (0, 0)),
        ("Public Trust", "PRE", "PRE", True, (-1, 2)),
        ("Public Trust", "pre", "PRE", True, (0, 1)),
        ("The Embrace", None, "", True, (0, 3)),
    ],
)
def test_what_adds_blood_to_an_uncontrolled_vampire_is_less_stealthy_and_dearer(
    card: str, level: str | None, disciplines: str, ready: bool, expected: tuple[int, int]
) -> None:
    game, krid = watched(disciplines, card, ready=ready)
    assert taken(game, krid, "action card", card, level) == expected


def test_ghouls_are_dearer_and_other_allies_are_not() -> None:
    game, krid = watched("VIC", "War Ghoul", clan="Tzimisce")
    assert taken(game, krid, "recruit", "War Ghoul") == (0, 1)
    game, krid = watched("", "Carlton Van Wyk")
    assert taken(game, krid, "recruit", "Carlton Van Wyk") == (1, 0)


def test_an_ally_pays_with_life() -> None:
    game, _ = watched("", "Clotho's Gift")
    plays = "Helper can play cards requiring basic Temporis [tem] as a vampire with a capacity of 5."
    helper = game.ready("Sarah", ally("Helper", 3, text=plays))
    assert taken(game, helper, "action card", "Clotho's Gift", "tem") == (0, 2)


def test_actions_of_cards_in_play_count_but_not_what_else_their_minion_does() -> None:
    game, _ = watched()
    mary = game.ready("Sarah", "Mary Anne Blaire", blood=6)
    assert taken(game, mary, "card in play", "Mary Anne Blaire") == (0, 1)
    game, _ = watched()
    mary = game.ready("Sarah", "Mary Anne Blaire", blood=6)
    game.pick("bleed", minion=mary)
    over(game)
    assert mary.blood == 6


@pytest.mark.parametrize("ready", [True, False])
def test_it_is_played_only_while_some_imbued_is_ready(ready: bool) -> None:
    game = table()
    (game.ready if ready else game.torpor)("Justin", imbued("Anna", 4, "inn"))
    game.hand("Sarah", NETWORK)
    game.phase("discard", of="Sarah")
    assert bool(game.options("event")) == ready


def test_the_cards_whose_actions_add_blood_to_uncontrolled_vampires() -> None:
    """Of the whole pool: those played, and those that allow such an action in play."""
    game = table()
    cards = game.rules.catalogue.cards.values()
    assert {card.display_name for card in cards if game.rules.facts(card).feeding} == {
        "Belonging Grants Protection", "Break the Bonds", "Brutal Influence", "The Call", "Clotho's Gift",
        "Disciple of Lazarus", "Enchant Kindred", "Feast of the Soul's Secrets", "Founders of the Ebony Kingdom",
        "Fourth Tradition: The Accounting", "Govern the Unaligned", "Hive Mind", "Honor the Elders",
        "Hunting the Beast", "Khabar: Loyalty", "Little Mountain Cemetery", "Mesu Bedshet", "Public Trust",
        "Recruiting Party", "Reunion Kamut", "Scouting Mission", "Summon the Serpent", "Thing",
        "The Trick of the Danya", "Undue Influence", "Unwholesome Bond",
    }  # fmt: skip
    assert {card.display_name for card in cards if game.rules.facts(card).feeds_in_play} == {
        "Casino Reeds", "Karavalanisha Vrana", "Kaymakli Fragment", "Lázár Dobrescu", "Malgorzata",
        "Mary Anne Blaire", "Powerbase: Zürich", "Ugadja", "Zayyat, The Sandstorm",
    }  # fmt: skip
