"""What moves equipment or a retainer to a minion is not offered where that can have no such: every card that steals
some as an action, with a piece of which one can have only one, and another piece beside it (sec. 1.6.1)."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import through
from tests.abilities.table import table, texts
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.effects.flow import moves_to_minion, with_inner
from vtes_desktop.abilities.words import Choose
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.invented import ally, imbued, vampire
from vtes_desktop.table.table import Copy

THIEVES = ("Alexis Sorokin", "Annazir", "Bulscu", "Darius Shirazi", "Jayakumar", "Kostantin, Baro of the Caravan",
           "Saankaláxt", "Titus Camille", "Tutu the Doubly Evil One")  # fmt: skip
"""Minions that steal equipment as an action of their own."""
CARDS = (("Mesmerize", "dom"), ("Mesmerize", "DOM"), ("Reformation", "chi"))
TAMERS = ("Virgil", "Xipe Totec", "Sébastien Goulet (ADV)")
"""Minions that steal retainers as an action of their own."""
CALLS = (("Far Mastery", "dom"), ("Lure of the Serpent", "ser"), ("Trainer", "ani"))
"""Cards that steal retainers."""
ONE = "Leather Jacket"
OTHER = "Bowl of Convergence"
RETAINER = "Elephant Guardian"


def victim(game: Position, *borne: str, torpid: bool = False, of_kind: str = "vampire") -> Copy:
    """Alexis's minion, young or an ally, bears some cards."""
    face = vampire("Ira", 2) if of_kind == "vampire" else ally("Ira", 2)
    ira = (game.torpor if torpid else game.ready)("Alexis", face)
    for each in borne:
        game.on(ira, each)
    return ira


def thief(name: str, *borne: str, has: str = ONE, level: str = "", card: str = "") -> tuple[Position, Copy]:
    game = table()
    codes = level.replace("/", " ")
    face = vampire("Krid", 8, codes, clan="Ravnos", sect="Anarch") if card else name
    krid = game.ready("Sarah", face, marks={"merged": "yes"} if "ADV" in name else {})
    if card:
        game.hand("Sarah", card)
    if has:
        game.on(krid, has)
    victim(
        game,
        *borne,
        torpid=name.startswith("Tutu"),
        of_kind="ally" if card == "Mesmerize" and level == "dom" else "vampire",
    )
    game.give_edge("Sarah")
    game.phase("minion", of="Sarah")
    return game, krid


def acts(game: Position, krid: Copy, kind: str, level: str = "") -> bool:
    return any(each.minion == krid.id and (kind != "action card" or each.level == level) for each in game.options(kind))


@pytest.mark.parametrize("name", THIEVES)
def test_a_thief_is_offered_only_equipment_that_it_can_have(name: str) -> None:
    game, krid = thief(name, ONE)
    assert not acts(game, krid, "card in play")
    game, krid = thief(name, ONE, has="")
    assert acts(game, krid, "card in play")
    game, krid = thief(name, ONE, OTHER)
    game.pick("card in play", minion=krid)
    assert ONE not in " ".join(game.offers("target"))
    through(game)
    assert [game.name(game.table.copies[each]) for each in krid.attached] == [ONE, OTHER]


@pytest.mark.parametrize(("card", "level"), CARDS)
def test_so_do_cards(card: str, level: str) -> None:
    game, krid = thief("", ONE, card=card, level=level)
    assert not acts(game, krid, "action card", level)
    game, krid = thief("", ONE, OTHER, card=card, level=level)
    game.pick("action card", minion=krid, level=level)
    assert ONE not in " ".join(game.offers("target"))
    through(game)
    assert [game.name(game.table.copies[each]) for each in krid.attached] == [ONE, OTHER]


@pytest.mark.parametrize("name", TAMERS)
def test_and_those_who_steal_retainers(name: str) -> None:
    before = {len(thief(name, *borne)[0].options("card in play")) for borne in ((RETAINER,), ())}
    game, krid = thief(name, RETAINER, has=RETAINER)
    refused = len(game.options("card in play"))
    game, krid = thief(name, RETAINER, has="")
    assert before == {0, 1} and len(game.options("card in play")) == 1
    assert refused == (name == "Virgil")  # who may drain his own
    game.pick("card in play", minion=krid)
    through(game)
    assert [game.name(game.table.copies[each]) for each in krid.attached] == [RETAINER]


@pytest.mark.parametrize(("card", "level"), CALLS)
def test_and_cards_that_do(card: str, level: str) -> None:
    game, krid = thief("", RETAINER, card=card, level=level, has=RETAINER)
    assert not acts(game, krid, "action card", level)
    game, krid = thief("", RETAINER, card=card, level=level)
    game.pick("action card", minion=krid, level=level)
    through(game)
    assert [game.name(game.table.copies[each]) for each in krid.attached] == [ONE, RETAINER]


def test_fleecing_the_gaje_takes_blood_where_what_is_borne_can_not_be_had() -> None:
    game, krid = thief("", ONE, card="Fleecing the Gaje")
    game.pick("action card", minion=krid)
    assert not any("an equipment" in each for each in game.offers())
    krid.blood = 3
    through(game)
    assert krid.blood == 4 and [game.name(game.table.copies[each]) for each in krid.attached] == [ONE]


def test_who_can_have_no_equipment_steals_none() -> None:
    for text, may in (("", True), ("Krid cannot have or use equipment.", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 8, "DOM", text=text))
        game.hand("Sarah", "Mesmerize")
        victim(game, OTHER)
        game.phase("minion", of="Sarah")
        assert acts(game, krid, "action card", "DOM") == may


def test_those_are_all_cards_of_the_kind() -> None:
    """Of the whole pool: what is chosen as an action is announced, and moves to the minion that takes it; Mesmerize
    chooses it in words of its own."""
    known, found = texts(), set()
    for card in table().rules.catalogue.cards.values():
        for reading in known.of(card).readings:
            taken = [(each.declares, each.words) for each in reading.actions]
            taken += [(reading.declares, reading.words)] if reading.type == "Action" else []
            for declares, words in taken:
                chosen = [each.which for each in with_inner(declares) if isinstance(each, Choose)]
                kinds = {kind for each in chosen for one in (each, *each.alternatives) for kind in one.kind.split("|")}
                if moves_to_minion(words) and kinds & {"equipment", "weapon", "retainer", "card"}:
                    found.add(card.display_name)
    assert found == {
        *THIEVES,
        *TAMERS,
        *(card for card, _ in CALLS),
        "Reformation",
        "Fleecing the Gaje",
    }


def test_reg_driscoll_hands_equipment_to_who_can_have_it() -> None:
    game = table()
    reg = game.ready("Sarah", "Reg Driscoll")
    game.hand("Sarah", ONE)
    helen = game.ready("Sarah", "Helen Fairchild")
    bearer = game.ready("Sarah", vampire("Bearer", 4))
    game.on(bearer, ONE)
    game.phase("minion", of="Sarah")
    game.pick("equip", minion=reg)
    through(game)
    assert len(reg.attached) == 1 and not helen.attached  # nobody else can have it
    game = table()
    reg = game.ready("Sarah", "Reg Driscoll")
    game.hand("Sarah", ONE)
    helen, bearer = game.ready("Sarah", "Helen Fairchild"), game.ready("Sarah", vampire("Bearer", 4))
    game.phase("minion", of="Sarah")
    game.pick("equip", minion=reg)
    while game.choice is not None and game.choice.kind not in ("may", "confirm") and not game.options("yes"):
        game.passes()
    game.pick("yes")
    through(game)
    assert len(bearer.attached) == 1 and not helen.attached


@pytest.mark.parametrize(("name", "may"), [("Helen Fairchild", True), ("Angelo", False)])
def test_ghoul_messenger_goes_to_who_can_have_a_retainer(name: str, may: bool) -> None:
    game = table()
    ira = game.ready("Sarah", vampire("Ira", 6))
    game.on(ira, "Ghoul Messenger")
    other = game.ready("Sarah", name, blood=1)
    game.phase("minion", of="Sarah")
    assert acts(game, ira, "card in play") == may
    if may:
        game.pick("card in play", minion=ira)
        through(game)
        assert len(other.attached) == 1


def test_who_burns_an_imbued_takes_what_it_can_have() -> None:
    game, krid = thief("Helen Fairchild", has="")
    anna = game.torpor("Alexis", imbued("Anna", 4, "inn"), blood=0)
    game.on(anna, OTHER)
    game.pick("burn imbued", minion=krid)
    through(game)
    assert not krid.attached and {*game.names("Alexis", "ash heap")} == {"Anna", OTHER}


def test_a_stolen_haven_goes_to_a_minion_that_can_have_it() -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 6, clan="Tzimisce"))
    manse = game.on(ira, "Living Manse")
    krid, other = game.ready("Sarah", vampire("Krid", 6)), game.ready("Sarah", vampire("Other", 6))
    game.on(krid, "Living Manse")
    assert not [*take_control(game.rules, 0, manse)]  # nobody is asked: there is just one
    assert manse.place.on == other.id and manse.controller == 0
