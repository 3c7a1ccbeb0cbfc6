"""Whoever can't pay what an action costs with what cards in play add to that is not offered it (sec. 1.6.1, 6.2.3):
each card that makes actions dearer, with as much as it takes and one less."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.abilities.acting import over
from tests.abilities.deeds import through
from tests.abilities.table import table, texts
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.rules.minions import ADDED_TO_COST
from vtes_desktop.table.table import Copy

Lays = Callable[[Position, Copy], object]
"""Lays what makes the action dearer; given is who would act, Krid of Sarah."""

BLEED = library("Gossip", "Action", text="(D) Bleed with +1 bleed.", blood=1)
AT_MINION = library("Whisper", "Action", text="(D) Lock a ready minion controlled by another Methuselah.", blood=1)
RUSH = library("Ambuscade", "Action", text="(D) Enter combat with a ready minion.", blood=1)
DEAR_RUSH = library("Contract", "Action", text="(D) Enter combat with a ready minion.", pool=2)
CALL = library("Motion", "Political Action", text="Successful referendum means you gain 1 pool.", blood=1)


def dear(card: Card | str, laid: Lays, least: tuple[int, int], who: Card | str = "") -> tuple[Position, Copy]:
    """Krid of Sarah holds a card, with so much blood and pool, while something makes its action dearer."""
    game = table()
    krid = game.ready("Sarah", who or vampire("Krid", 8), blood=least[0])
    game.hand("Sarah", card)
    laid(game, krid)
    game.pool("Sarah", least[1])
    game.phase("minion", of="Sarah")
    return game, krid


def offered(game: Position, krid: Copy, kind: str) -> bool:
    return any(each.minion == krid.id for each in game.options(kind))


def targets(*names: str) -> Lays:
    return lambda game, _: [game.ready("Alexis", each) for each in names]


def bears(card: str, level: str = "") -> Lays:
    return lambda game, krid: game.on(krid, card, owner="Alexis", marks={"level": level} if level else {})


def there(name: str) -> Lays:
    return lambda game, _: game.in_play("Alexis", name)


def warded(game: Position, _: Copy) -> None:
    game.on(game.ready("Alexis", vampire("Ira", 6)), "Chanjelin Ward")


def nosferatu(game: Position, krid: Copy) -> None:
    game.ready("Alexis", "Marcellus")
    krid.marks["clan"] = "Nosferatu"


def fed(game: Position, _: Copy) -> None:
    game.ready("Justin", imbued("Anna", 4, "inn"))
    game.in_play("Alexis", "Blood Cult Awareness Network")


ALL: dict[str, tuple[str, Card | str, Lays, tuple[int, int]]] = {
    "Alia, God's Messenger": ("action card", DEAR_RUSH, targets("Alia, God's Messenger"), (3, 3)),
    "Ambrosio Luis Monçada, Plenipotentiary": (
        "action card", DEAR_RUSH, targets("Ambrosio Luis Monçada, Plenipotentiary"), (3, 3),
    ),
    "François \"Warden\" Loehr": ("action card", RUSH, targets('François "Warden" Loehr'), (2, 30)),
    "Étienne Fauberge": ("action card", AT_MINION, targets("Étienne Fauberge"), (2, 30)),
    "Chanjelin Ward": ("action card", RUSH, warded, (2, 30)),
    "Blood Cult Awareness Network": ("action card", "The Embrace", fed, (3, 30)),
    "Bureaucratic Overload": ("political", CALL, there("Bureaucratic Overload"), (2, 30)),
    "Condemnation: Betrayed": ("action card", BLEED, bears("Condemnation: Betrayed", "dai"), (2, 30)),
    "Greater Curse": ("action card", BLEED, bears("Greater Curse", "mal"), (2, 30)),
    "Kuta": ("action card", BLEED, bears("Kuta"), (2, 30)),
    "Marcellus": ("political", CALL, nosferatu, (2, 30)),
    "Talons of the Dead": ("action card", BLEED, bears("Talons of the Dead"), (2, 30)),
}  # fmt: skip
"""For each: the kind of option, the card, what is laid, and how much it takes."""
THEIRS: dict[str, tuple[str, Card | str, tuple[int, int]]] = {
    "Black Annis": ("action card", BLEED, (2, 30)),
    "Daria": ("action card", BLEED, (2, 30)),
    "Lorrie Dunsirn": ("action card", DEAR_RUSH, (3, 3)),
    "Marciana Giovanni, Investigator": ("action card", BLEED, (2, 30)),
    "Tryphosa": ("action card", BLEED, (2, 30)),
}
"""Of minions whose own actions are dearer."""
RESCUES = {"Isanwayen", "Mitchell, The Headhunter", "Torpid Blood"}
"""Of those: what it costs to leave torpor, or to be rescued from it."""


def ira(game: Position, _: Copy) -> None:
    game.ready("Alexis", vampire("Ira", 6))


@pytest.mark.parametrize("name", ALL)
def test_who_has_too_little_for_what_is_added_is_not_offered_the_action(name: str) -> None:
    kind, card, laid, least = ALL[name]
    game, krid = dear(card, laid, least)
    assert offered(game, krid, kind)
    short = (least[0] - 1, least[1]) if least[1] == 30 else (least[0], least[1] - 1)
    game, krid = dear(card, laid, short)
    assert not offered(game, krid, kind)


@pytest.mark.parametrize("name", THEIRS)
def test_nor_is_one_whose_own_actions_are_dearer(name: str) -> None:
    kind, card, least = THEIRS[name]
    game, krid = dear(card, ira, least, who=name)
    assert offered(game, krid, kind)
    short = (least[0] - 1, least[1]) if least[1] == 30 else (least[0], least[1] - 1)
    game, krid = dear(card, ira, short, who=name)
    assert not offered(game, krid, kind)


@pytest.mark.parametrize("name", ["Isanwayen", "Mitchell, The Headhunter"])
@pytest.mark.parametrize(("blood", "may"), [(2, False), (3, True)])
def test_rescuing_them_takes_a_blood_more(name: str, blood: int, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=blood)
    game.torpor("Sarah", name, blood=0)
    assert offered(game, krid, "rescue") == may


@pytest.mark.parametrize(("blood", "may"), [(2, False), (3, True)])
def test_leaving_torpor_with_torpid_blood_takes_a_blood_more(blood: int, may: bool) -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 8), blood=blood)
    game.in_play("Alexis", "Torpid Blood")
    game.phase("minion", of="Sarah")
    assert offered(game, krid, "leave torpor") == may


def test_those_are_all_cards_that_make_actions_dearer() -> None:
    known = texts()
    assert {
        card.display_name
        for card in table().rules.catalogue.cards.values()
        for reading in known.of(card).readings
        for standing in reading.standing
        if standing.stat in ADDED_TO_COST and not (isinstance(standing.amount, int) and standing.amount < 0)
    } == {*ALL, *THEIRS, *RESCUES}


def test_a_target_that_is_not_dearer_may_be_chosen_by_who_has_too_little_for_the_other() -> None:
    game, krid = dear(RUSH, targets("Étienne Fauberge", "Lucita"), (1, 30))
    game.pick("action card", minion=krid)
    over(game)
    assert krid.blood == 0 and krid.locked
    game, krid = dear(AT_MINION, targets("Étienne Fauberge", "Lucita", "Anson"), (1, 30))
    game.pick("action card", minion=krid)
    chosen = {game.name(game.table.copies[each.copy]) for each in game.options("target")}
    assert chosen == {"Lucita", "Anson"}


def test_a_bleed_without_a_card_is_paid_with_the_last_blood() -> None:
    game, krid = dear(BLEED, bears("Condemnation: Betrayed", "dai"), (1, 30))
    assert not offered(game, krid, "action card")
    game.pick("bleed", minion=krid)
    over(game)
    assert krid.blood == 0 and game["Alexis"].pool == 29


def test_an_ally_pays_with_life_where_the_card_says_so_and_not_where_it_says_blood() -> None:
    game, helper = dear(BLEED, bears("Greater Curse", "mal"), (2, 30), who=ally("Helper", 3))
    game.pick("bleed", minion=helper)
    over(game)
    assert helper.blood == 1
    game, helper = dear(BLEED, bears("Talons of the Dead"), (3, 30), who=ally("Helper", 3))
    assert not offered(game, helper, "bleed")


def test_an_action_of_a_card_in_play_is_too_dear_likewise() -> None:
    """Mary Anne Blaire's own action puts blood on an uncontrolled vampire."""
    for blood, may in ((1, True), (0, False)):
        game = table()
        mary = game.ready("Sarah", "Mary Anne Blaire", blood=blood)
        game.uncontrolled("Sarah", vampire("Young", 3))
        fed(game, mary)
        game.phase("minion", of="Sarah")
        assert offered(game, mary, "card in play") == may
        if may:
            game.pick("card in play", minion=mary)
            through(game)
            assert mary.blood == 0


@pytest.mark.parametrize(("walks", "expected"), [(False, [0, 1, 2, 3, 4]), (True, [0, 1, 2, 3])])
def test_the_x_of_a_cost_leaves_enough_for_what_is_added(walks: bool, expected: list[int]) -> None:
    """Master cards cost who controls Walks-With-Might a pool more."""
    game = table()
    if walks:
        game.ready("Sarah", "Walks-With-Might")
    game.hand("Sarah", "Secret Horde")
    game.pool("Sarah", 4)
    game.phase("master", of="Sarah")
    game.pick("master")
    assert [each.amount for each in game.options("x")] == expected
