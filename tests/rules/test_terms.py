"""The terms of referendums: read of the cards, chosen from what is legal, shown to everyone (sec. 6.3.2)."""

from __future__ import annotations

import pytest

from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.terms import terms
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.politics.asks import Ask, Wanted
from vtes_desktop.rules.politics.terms import candidates, choose_terms
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.situation import Term

KRID = vampire("Krid", 6, clan="Brujah", title="primogen")
ELDER = vampire("Elder", 9, clan="Ventrue", title="prince of Chicago")
CHILDE = vampire("Childe", 3, clan="Brujah")
HERMIT = vampire("Hermit", 4, sect="Independent", clan="Ravnos")


def calls(text: str, *names: str) -> Position:
    """Krid, of Sarah, has called a referendum whose card says this; its terms are being chosen."""
    game = Position(*(names or ("Sarah", "Alexis", "Justin")))
    game.ready("Sarah", KRID)
    game.ready("Alexis", ELDER)
    game.ready("Alexis", ally("Dog", 2))
    game.ready("Justin", CHILDE)
    game.torpor("Justin", HERMIT)
    game.hand("Sarah", library("Motion", "Political Action", text=text))
    game.pick("political")
    while game.choice is not None and game.choice.kind not in ("terms", "polling"):
        game.passes()
    return game


def offered(game: Position) -> set[str]:
    """What may be named now."""
    return {option.text for option in game.options("term")}


def named(game: Position) -> tuple[Term, ...]:
    """What the referendum names."""
    assert game.table.referendum is not None
    return game.table.referendum.named


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Choose a Methuselah.", {"Sarah", "Alexis", "Justin"}),
        ("Choose another Methuselah.", {"Alexis", "Justin"}),
        ("Choose a vampire.", {"Krid", "Elder", "Childe", "Hermit"}),
        ("Choose a ready vampire.", {"Krid", "Elder", "Childe"}),
        ("Choose a younger vampire.", {"Childe", "Hermit"}),
        ("Choose a ready minion.", {"Krid", "Elder", "Childe", "Dog"}),
        ("Choose a titled vampire or an ally.", {"Krid", "Elder", "Dog"}),
        ("Choose a non-titled or an Independent vampire.", {"Childe", "Hermit"}),
        ("Choose a ready Brujah.", {"Krid", "Childe"}),
        ("Choose a vampire of the same clan as the acting vampire.", {"Krid", "Childe"}),
        ("Choose a vampire with a capacity below 5.", {"Childe", "Hermit"}),
        ("Choose a vampire with capacity 6 or more.", {"Krid", "Elder"}),
        ("Choose a Camarilla vampire controlled by another Methuselah.", {"Elder", "Childe"}),
    ],
)
def test_only_what_the_card_asks_for_may_be_named(text: str, who: set[str]) -> None:
    assert offered(calls(text)) == who


def test_a_number_is_chosen_from_those_that_the_card_names() -> None:
    game = calls("Choose a number from 1 to 12.")
    assert offered(game) == {str(number) for number in range(1, 13)}
    game.pick("term", amount=7)
    assert named(game) == (Term("number", amount=7),)
    assert "The terms: 7" in game.log


def test_a_clan_is_chosen_from_all_there_are() -> None:
    game = calls("Choose a clan. Successful referendum means something.")
    game.pick("term", level="Toreador")
    assert named(game) == (Term("clan", word="Toreador"),)
    assert "The terms: Toreador" in game.log


@pytest.mark.parametrize(
    ("kind", "known"),
    [("Discipline", "Dominate"), ("title", "justicar"), ("city", "Chicago"), ("clan", "Ventrue antitribu")],
)
def test_disciplines_titles_cities_and_clans_can_be_named(kind: str, known: str) -> None:
    game = Position("Sarah", "Alexis")
    asked = Ask((Wanted(kind),))  # type: ignore[arg-type]
    assert known in {term.word for term in candidates(game.rules, 0, asked).values()}


def test_things_in_play_can_be_named() -> None:
    game = Position("Sarah", "Alexis")
    gun = game.on(game.ready("Sarah", KRID), ".44 Magnum")
    haven = game.in_play("Alexis", "Elysium: The Arboretum")
    equipment, location = Ask((Wanted("equipment"),)), Ask((Wanted("location"),))
    assert [*candidates(game.rules, 0, equipment).values()] == [Term("equipment", 0, gun.id)]
    assert [*candidates(game.rules, 0, location).values()] == [Term("location", 1, haven.id)]


def test_several_may_be_named_but_none_twice() -> None:
    game = calls("Choose one or more Methuselahs.")
    with pytest.raises(IllegalError, match="can’t pass"):
        game.passes()
    game.pick("term", seat="Alexis")
    with pytest.raises(IllegalError, match="No option “term” fits"):
        game.pick("term", seat="Alexis")
    game.pick("term", seat="Justin")
    game.passes()
    assert [term.seat for term in named(game)] == [1, 2]


def test_at_least_half_of_the_methuselahs_must_be_named() -> None:
    game = calls("Choose at least half of the Methuselahs in the game.")
    game.pick("term", seat="Alexis")
    with pytest.raises(IllegalError, match="can’t pass"):
        game.passes()
    game.pick("term", seat="Sarah")
    game.passes()
    assert len(named(game)) == 2


# -- points ---------------------------------------------------------------------------------------------------------


def test_all_points_are_allocated_and_among_as_many_as_the_card_says() -> None:
    game = calls("Allocate 4 points among two or more Methuselahs.")
    for _ in range(3):
        game.pick("term", seat="Alexis")
    # The last point must go to a second Methuselah.
    assert [option.seat for option in game.options("term")] == [0, 2]
    with pytest.raises(IllegalError, match="can’t pass"):
        game.passes()
    game.pick("term", seat="Justin")
    assert named(game) == (Term("Methuselah", 1, amount=3), Term("Methuselah", 2, amount=1))


def test_no_more_than_the_card_allows_for_each() -> None:
    game = calls("Allocate 5 points among one or more ready vampires. No more than 3 points can be allocated to each.")
    elder = next(option.copy for option in game.options("term") if option.text.endswith("Elder"))
    for _ in range(3):
        game.pick("term", game.rules.copy(elder))
    assert elder not in {option.copy for option in game.options("term")}


def test_points_may_be_as_many_as_there_are_methuselahs() -> None:
    game = calls("Allocate X points among two or more Methuselahs, where X is the number of Methuselahs in the game.")
    for seat in ("Alexis", "Alexis", "Justin"):
        game.pick("term", seat=seat)
    assert game.table.referendum is not None
    assert game.table.referendum.terms == "Alexis 2, Justin 1"


def test_others_are_others_than_oneself_or_than_who_is_named_already() -> None:
    game = calls("Allocate 6 points among two or more other Methuselahs.")
    assert {option.seat for option in game.options("term")} == {1, 2}
    game = calls("Choose a Methuselah and allocate 5 points among two or more other Methuselahs.")
    game.pick("term", seat="Alexis")
    assert {option.seat for option in game.options("term")} == {0, 2}


def test_pool_of_who_has_more_is_allocated() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.pool("Sarah", 10)
    game.pool("Alexis", 9)
    read = terms(game.card("Parity Shift"))
    assert not read.by_hand
    assert [term.seat for term in candidates(game.rules, 0, read.asks[0]).values()] == [2]


# -- what is not read ------------------------------------------------------------------------------------------------


def test_what_is_not_read_is_named_by_hand_as_often_as_one_likes() -> None:
    game = calls("Choose how each Methuselah is rewarded.")
    for seat in ("Alexis", "Alexis", "Justin"):
        game.pick("term", seat=seat)
    game.passes()
    assert game.table.referendum is not None
    assert game.table.referendum.terms == "Alexis 2, Justin"


def test_the_terms_of_nearly_every_card_of_the_pool_are_read(whole_pool: Catalogue) -> None:
    unread = {
        card.name for card in whole_pool.cards.values() if "Political Action" in card.types and terms(card).by_hand
    }
    assert unread == {
        "Cold War",
        "Cunctator Motion",
        "Kindred Restructure",
        "My Kin Against the World",
        "Praxis Solomon",
        "Protect Thine Own",
        "Revolutionary Council",
        "Secret Must Be Kept, The",
    }


def test_an_ability_chooses_terms_outside_of_a_referendum_too() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    asks = (Ask((Wanted("Methuselah", others=True),)), Ask((Wanted("number", numbers=(1, 2)),)))
    choosing = choose_terms(game.rules, 0, asks)
    first = next(choosing)
    assert [option.text for option in first.options] == ["Alexis", "Justin"]
    second = choosing.send((1,))
    with pytest.raises(StopIteration) as done:
        choosing.send(([option.amount for option in second.options].index(2),))
    assert done.value.value == (Term("Methuselah", 2), Term("number", amount=2))
    assert game.table.referendum is None
