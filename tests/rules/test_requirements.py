"""Who may play a card, at which level, as which type, and what it costs (sec. 1.6.1, 1.6.3)."""

from __future__ import annotations

import pytest

from tests.game import catalogue
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.modes import mode_at, modes
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import (
    cost_of,
    has_disciplines,
    has_word,
    is_variable,
    meets,
    unmet,
    unpaid,
)


def ways(name: str) -> list[tuple[str, str]]:
    return [(mode.type, mode.level) for mode in modes(catalogue().find(name))]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Bonding", [("Action Modifier", "dom"), ("Action Modifier", "DOM")]),
        (".44 Magnum", [("Equipment", "")]),
        ("Form of the Serpent", [("Action Modifier", "ser"), ("Combat", "SER")]),
        ("Swallowed by the Night", [("Action Modifier", "obf"), ("Combat", "OBF")]),
        # Several types, one set of words: the words show which.
        ("Monstrous Form", [("Combat", "dom pro"), ("Action", "DOM PRO")]),
        ("Swift Cover", [("Combat", "cel/obf"), ("Action Modifier", "CEL/OBF")]),
        # The same words as either type.
        ("Knotted Cord", [("Action Modifier", ""), ("Reaction", "")]),
        # Paragraphs without a name of their own are numbered.
        ("Covincraft", [("Reaction", "1"), ("Reaction", "2")]),
        ("Angel's Gift", [("Combat", "1"), ("Combat", "2")]),
    ],
)
def test_a_card_can_be_played_at_each_level_and_as_each_type(name: str, expected: list[tuple[str, str]]) -> None:
    assert ways(name) == expected


def test_a_reflex_is_a_mode_of_its_own() -> None:
    found = modes(catalogue().find("Blessed Blade"))
    assert [(mode.level, mode.reflex) for mode in found] == [("val", True), ("val", False), ("VAL", False)]


def test_a_power_is_played_as_a_power_alone() -> None:
    assert ways("Donate") == [("Power", "")]


def test_what_a_superior_level_builds_on_is_known() -> None:
    card = catalogue().find("Deflection")
    assert mode_at(card, "DOM").above == mode_at(card, "dom").text
    assert mode_at(card, "dom").above == ""
    insight = catalogue().find("Draught of the Soul")
    assert mode_at(insight, "aus qui").above == mode_at(insight, "qui").text
    assert mode_at(insight, "AUS QUI").above.startswith(mode_at(insight, "qui").text)


def test_every_minion_card_of_the_pool_has_modes_that_can_be_told_apart() -> None:
    for card in catalogue().library:
        if set(card.types) & {"Conviction"}:
            continue
        found = [(mode.type, mode.level, mode.reflex) for mode in modes(card)]
        assert found and len(found) == len(set(found)), card.name
        assert all(kind in card.types for kind, _, reflex in found if not reflex), card.name


@pytest.mark.parametrize(
    ("disciplines", "level", "able"),
    [("dom", "dom", True), ("dom", "DOM", False), ("DOM", "dom", True), ("DOM", "DOM", True), ("", "dom", False)],
)
def test_the_superior_level_serves_for_the_basic_one_not_the_other_way(
    disciplines: str, level: str, able: bool
) -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", disciplines=disciplines))
    assert has_disciplines(game.rules, krid, mode_at(catalogue().find("Bonding"), level)) is able


@pytest.mark.parametrize(
    ("disciplines", "able"), [("pot", False), ("pro", False), ("dom pro", True), ("dom", False), ("DOM PRO", True)]
)
def test_a_card_of_two_disciplines_needs_both(disciplines: str, able: bool) -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", disciplines=disciplines))
    assert has_disciplines(game.rules, krid, mode_at(catalogue().find("Obedient Flesh"), "dom pro")) is able


@pytest.mark.parametrize(("disciplines", "able"), [("obf", True), ("pre", True), ("OBF", True), ("dom", False)])
def test_a_card_of_either_discipline_needs_one(disciplines: str, able: bool) -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", disciplines=disciplines))
    assert has_disciplines(game.rules, krid, mode_at(catalogue().find("Enthrall"), "obf/pre")) is able


def test_a_discipline_card_adds_a_level() -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 5, "dom"))
    game.on(krid, "Dominate")
    assert has_disciplines(game.rules, krid, mode_at(catalogue().find("Bonding"), "DOM"))


def test_flight_is_a_trait_that_cards_ask_for() -> None:
    game = Position("Sarah", "Alexis")
    gargoyle = game.ready("Sarah", "Rusticus")
    krid = game.ready("Sarah", vampire("Krid"))
    (mode,) = modes(catalogue().find("As the Crow"))
    assert has_disciplines(game.rules, gargoyle, mode) and not has_disciplines(game.rules, krid, mode)


@pytest.mark.parametrize(
    ("krid", "word", "true"),
    [
        (vampire("Krid", 5), "capacity 5 or more", True),
        (vampire("Krid", 5), "capacity 6 or more", False),
        (vampire("Krid", 5), "capacity 5 or less", True),
        (vampire("Krid", 5, title="prince of Chicago"), "prince", True),
        (vampire("Krid", 5, title="prince of Chicago"), "titled", True),
        (vampire("Krid", 5, title="prince of Chicago"), "city title", True),
        (vampire("Krid", 5, title="primogen"), "city title", False),
        (vampire("Krid", 5, title="primogen"), "non-titled", False),
        (vampire("Krid", 5, sect="Sabbat"), "sabbat", True),
        (vampire("Krid", 5, sect="Sabbat"), "camarilla", False),
        (vampire("Krid", 5, sect="Sabbat"), "non-camarilla", True),
        (vampire("Krid", 5, sect="Anarch"), "anarch", True),
        (vampire("Krid", text="Sabbat. Black Hand."), "black hand", True),
        (vampire("Krid", text="Independent. Infernal."), "infernal", True),
        (vampire("Krid", text="Independent. Sterile."), "non-sterile", False),
        (vampire("Krid", text="Independent. Red List."), "non-red list", False),
        (vampire("Krid", clan="Caitiff"), "non-caitiff", False),
        (vampire("Krid", advanced=True), "base", False),
        (vampire("Krid"), "unmerged", True),
        (vampire("Krid", clan="Gargoyle", text="Tremere slave."), "slave", True),
        (imbued("Jack"), "imbued", True),
        (ally("Mage", text="Unique mage."), "imbued", False),
    ],
)
def test_a_requirement_is_true_of_whoever_meets_it(krid: object, word: str, true: bool) -> None:
    game = Position("Sarah", "Alexis")
    copy = game.ready("Sarah", krid)  # type: ignore[arg-type]
    assert has_word(game.rules, copy, word) is true


def test_every_requirement_of_the_pool_is_a_word_that_somebody_can_meet() -> None:
    game = Position("Sarah", "Alexis")
    for number in (2, 3):
        game.in_play("Sarah", library(f"Signs {number}", "Event", text="Gehenna."))
    game.in_play("Sarah", library("Signs 1", "Event", text="Gehenna."))
    path = "Power and the Inner Voice"
    everybody = [
        vampire(f"{title} {sect} {capacity}", capacity, title=title, sect=sect, text=text)
        for title, sect, capacity, text in (
            *((title, "Camarilla", 9, "") for title in ("primogen", "prince of Ys", "justicar", "inner circle")),
            *((title, "Sabbat", 10, "") for title in ("bishop", "archbishop of Ys", "priscus", "cardinal", "regent")),
            ("magaji", "Laibon", 8, ""),
            ("baron of Ys", "Anarch", 7, ""),
            ("", "Sabbat", 6, "Sabbat. Black Hand Seraph. Infernal."),
            ("", "Independent", 2, "Independent. Red List."),
            ("", "Camarilla", 2, "Camarilla Tremere slave."),
        )
    ]
    copies = [game.ready("Sarah", card) for card in everybody]
    copies += [
        game.ready("Sarah", vampire(twin, clan="Blood Brother", text="Sabbat. Chicago Circle: pays."))
        for twin in ("Ann", "Bee")
    ]
    copies += [game.ready("Sarah", vampire(f"Follower {n}"), marks={"path": path}) for n in (1, 2)]
    copies += [game.ready("Sarah", imbued("Jack")), game.ready("Sarah", vampire("Krid", advanced=True))]
    for kind in ("mortal", "ghoul", "mage"):
        copies.append(game.ready("Sarah", library(kind, "Ally", text=f"Unique {kind} with 2 life.")))
    words = {word for card in catalogue().library for word in card.requirement}
    lost = {word for word in words if not any(has_word(game.rules, copy, word) for copy in copies)}
    # No vampire of the pool is an Inquisitor: the title comes from a card.
    assert lost <= {"inquisitor"}


def test_of_titles_any_one_will_do_and_the_rest_must_all_be_met() -> None:
    card = library("Edict", "Action", requirement=("prince", "justicar", "capacity 7 or more"))
    game = Position("Sarah", "Alexis")
    old = game.ready("Sarah", vampire("Ira", 8, title="justicar"))
    young = game.ready("Sarah", vampire("Krid", 5, title="prince of Chicago"))
    nobody = game.ready("Sarah", vampire("Pug", 9))
    assert meets(game.rules, old, card)
    assert unmet(game.rules, young, card) == ("capacity 7 or more",)
    assert unmet(game.rules, nobody, card) == ("prince", "justicar")


def test_clan_path_and_kind_are_told_apart() -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", clan="Brujah"))
    mage = game.ready("Sarah", ally("Mage"))
    assert unmet(game.rules, krid, library("Oath", "Action", clans=["Ventrue", "Tremere"])) == ("Ventrue", "Tremere")
    assert unmet(game.rules, mage, library("Feast", "Action", blood=1)) == ("vampire",)
    assert meets(game.rules, mage, library("Trick", "Action", pool=1))
    path = catalogue().find("Augury of Doom")
    assert unmet(game.rules, krid, path) == ("path of Caine",)
    follower = game.ready("Sarah", vampire("Ezra", disciplines="for pot"), marks={"path": "Caine"})
    assert meets(game.rules, follower, path)


def test_an_ally_that_plays_as_a_vampire_plays_at_the_basic_level_and_pays_with_life() -> None:
    game = Position("Sarah", "Alexis")
    hopper = game.ready("Sarah", "High Top")
    blur = catalogue().find("Blur")
    assert has_disciplines(game.rules, hopper, mode_at(blur, "cel"))
    assert not has_disciplines(game.rules, hopper, mode_at(blur, "CEL"))
    assert not has_disciplines(game.rules, hopper, mode_at(catalogue().find("Bonding"), "dom"))
    assert has_word(game.rules, hopper, "capacity 4 or less") and not has_word(game.rules, hopper, "capacity 5 or more")
    feast = library("Feast", "Action", disciplines="cel", blood=2)
    assert meets(game.rules, hopper, feast)
    before = hopper.blood
    list(pay_card(game.rules, 0, hopper, feast))
    assert hopper.blood == before - 2
    servant = game.ready("Sarah", "Spectral Servitor")
    assert not has_disciplines(game.rules, servant, mode_at(library("Rite", "Action", disciplines="obl"), ""))
    assert has_disciplines(game.rules, servant, mode_at(library("Ward", "Reaction", disciplines="obl"), ""))


def test_costs_are_paid_by_the_minion_and_its_methuselah() -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 5), blood=1)
    game.pool("Sarah", 2)
    both = library("Price", "Action", pool=1, blood=1)
    assert unpaid(game.rules, 0, krid, both) == ""
    list(pay_card(game.rules, 0, krid, both))
    assert (krid.blood, game["Sarah"].pool) == (0, 1)
    assert unpaid(game.rules, 0, krid, both) == "costs 1 blood, and there are only 0"
    assert unpaid(game.rules, 0, None, library("Dear", "Master", pool=3)) == "costs 3 pool, and there is only 1"


def test_a_variable_cost_is_chosen() -> None:
    assert is_variable(Position("Sarah", "Alexis").rules, catalogue().find("Hidden Strength")) == "blood"
    assert is_variable(Position("Sarah", "Alexis").rules, catalogue().find("Bonding")) == ""
    assert cost_of(catalogue().find("Hidden Strength"), "blood") == 0
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 5))
    list(pay_card(game.rules, 0, krid, catalogue().find("Hidden Strength"), x=3))
    assert krid.blood == 2


def test_convictions_are_paid_from_the_imbued() -> None:
    game = Position("Sarah", "Alexis")
    jack = game.ready("Sarah", imbued("Jack"))
    price = library("Resolve", "Action", convictions=2)
    game.on(jack, "Second Sight")
    assert unpaid(game.rules, 0, jack, price) == "costs 2 conviction, and there is only 1"
    game.on(jack, "Second Sight")
    assert unpaid(game.rules, 0, jack, price) == ""
    krid = game.ready("Sarah", vampire("Krid"))
    assert unmet(game.rules, krid, price) == ("imbued",)
