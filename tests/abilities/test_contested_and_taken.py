"""What is done as a card becomes contested, at once or later, and who controls what comes into play (sec. 1.6, 4.1)."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.durations import THIS_TURN, UNTIL_UNLOCK
from vtes_desktop.rules import minions
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.game import OPEN_HANDS
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.minion.borrowing import borrow
from vtes_desktop.rules.titles.contests import back_in_play, contest_card
from vtes_desktop.rules.turn.influence import ENTERED
from vtes_desktop.rules.turn.unlock import NEXT_UNLOCK
from vtes_desktop.table.table import Copy, on


def contested(game: Position, copy: Copy, by: str) -> None:
    """A Methuselah brings a vampire of the same name into play; its contest begins."""
    twin = game.uncontrolled(by, game.rules.card(copy), blood=minions.capacity(game.rules, copy))
    game.phase("influence", of=by)
    while not game.options("yes") and twin.place.region == "uncontrolled":
        game.passes()


@pytest.mark.parametrize("burns", [True, False])
def test_a_priority_contract_is_burned_for_pool_before_who_bears_it_is_contested(burns: bool) -> None:
    game = table()
    theo = game.ready("Alexis", "Theo Bell")
    contract = game.lay("Priority Contract", on(theo.id), game.seat("Sarah"), owner="Sarah")
    contested(game, theo, "Justin")
    assert game.asked == "Sarah"
    game.pick("yes" if burns else "no")
    assert theo.place.region == "contested"
    assert (game["Sarah"].pool, game.where(contract)) == ((33, "ash heap of Sarah") if burns else (30, "Theo Bell"))


def test_a_righteous_aura_is_burned_before_who_bears_it_is_contested() -> None:
    game = table()
    theo = game.ready("Alexis", "Theo Bell")
    aura = game.on(theo, "Righteous Aura")
    contested(game, theo, "Justin")
    assert (theo.place.region, game.where(aura)) == ("contested", "ash heap of Alexis")


def test_who_would_be_contested_with_ones_own_leaves_the_ready_region_by_nothing() -> None:
    game = table()
    theo = game.ready("Alexis", "Theo Bell")
    aura = game.on(theo, "Righteous Aura")
    game.uncontrolled("Alexis", "Theo Bell", blood=theo.blood)
    game.phase("influence", of="Alexis")
    game.go_to("discard", of="Alexis")
    assert game.where(aura) == "Theo Bell"


def test_a_textbook_that_was_contested_at_once_damns_its_bearer_once_it_is_won() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    rival = game.ready("Alexis", vampire("Ira", 6))
    other = game.on(rival, "The Textbook Damnation")
    (book,) = game.hand("Sarah", "The Textbook Damnation")
    game.pick("equip", minion=krid)
    game.pass_all()
    assert book.place.region == "contested" and not minions.has_trait(game.rules, krid, "infernal")
    game.rules.burn(other)
    game.go_to("minion", of="Alexis")
    game.go_to("minion", of="Sarah")
    assert game.where(book) == "Krid" and minions.has_trait(game.rules, krid, "infernal")


@pytest.mark.parametrize("name", ["Harold Tanner", "Uriel"])
def test_hands_are_open_to_who_comes_into_play_into_a_contest(name: str) -> None:
    game = table()
    tanner = game.ready("Alexis", name)
    contested(game, tanner, "Sarah")
    assert game.table.tally.get(OPEN_HANDS)


@pytest.mark.parametrize(
    ("chosen", "region"), [("Sarah", "contested"), ("Justin", "contested"), ("Alexis", "ash heap")]
)
def test_a_curse_of_nitocris_is_contested_by_whom_it_is_given_to(chosen: str, region: str) -> None:
    """Who has one already can't contest it with herself: the new one is burned (sec. 4.1)."""
    game = table()
    other = game.in_play("Alexis", "Curse of Nitocris")
    (curse,) = game.hand("Sarah", "Curse of Nitocris")
    game.phase("master", of="Sarah")
    game.pick("master", curse)
    game.pick("methuselah", seat=chosen)
    assert curse.place.region == region
    assert other.place.region == ("contested" if region == "contested" else "in play")
    assert curse.controller == game.seat(chosen if region == "contested" else "Sarah")


def test_a_contract_that_was_contested_is_still_its_methuselah_s_once_it_is_won() -> None:
    """Sec. 1.6.2: a master card is controlled by who played it, on whosever minion it lies."""
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 6))
    contract = game.lay("Priority Contract", on(ira.id), game.seat("Sarah"), owner="Sarah")
    other = game.in_play("Justin", "Priority Contract")
    contest_card(game.rules, other)
    assert contract.place.region == "contested"
    game.rules.burn(other)
    back_in_play(game.rules, contract)
    assert (game.where(contract), contract.controller) == ("Ira", game.seat("Sarah"))


def test_a_trophy_is_whose_the_vampire_is() -> None:
    """Sec. 1.6.2; so it does not leave the game with who has lost the vampire."""
    game = table()
    krid = game.ready("Alexis", vampire("Krid", 6))
    trophy = game.on(krid, "Trophy: Library")
    assert list(take_control(game.rules, 0, krid)) == []
    assert trophy.controller == 0
    game.phase("minion", of="Sarah")
    game.pool("Alexis", 0)
    game.passes()
    assert game["Alexis"].ousted and game.where(trophy) == "Krid"


def test_control_for_a_while_is_over_also_of_who_is_contested_meanwhile() -> None:
    """Ruling on Malkavian Dementia: before it is decided on the contest."""
    game = table()
    theo = game.ready("Alexis", "Theo Bell")
    borrow(game.rules, game.seat("Sarah"), theo, "your unlock phase")
    contested(game, theo, "Justin")
    assert (theo.place.region, theo.controller) == ("contested", game.seat("Sarah"))
    while (game.table.active, game.table.phase) != (game.seat("Sarah"), "discard"):
        game.pick("contest") if game.options("contest") else game.passes()
    assert (theo.place.region, theo.place.seat, theo.controller) == ("contested", 1, 1)
    assert game["Sarah"].pool == 30


def test_who_comes_back_contested_to_who_contests_its_name_is_burned() -> None:
    """Nobody contests with herself: the incoming one is burned (sec. 4.1)."""
    game = table()
    theo = game.ready("Alexis", "Theo Bell")
    borrow(game.rules, game.seat("Sarah"), theo, "your unlock phase")
    contested(game, theo, "Alexis")
    (own,) = [copy for copy in game.rules.pile(1, "contested") if copy is not theo]
    while (game.table.active, game.table.phase) != (game.seat("Sarah"), "discard"):
        game.pick("contest") if game.options("contest") else game.passes()
    assert (game.where(theo), own.place.region) == ("ash heap of Alexis", "contested")
    game.go_to("discard", of="Alexis")
    assert game.where(own) == "ready region of Alexis"


def test_who_wins_the_contest_of_a_high_museum_gains_for_it_what_the_contest_took() -> None:
    """Its text: becoming contested is losing control of it."""
    game = table()
    museum = game.in_play("Alexis", "High Museum of Art, Atlanta", marks={"methuselahs": "1"})
    game.hand("Sarah", "High Museum of Art, Atlanta")
    game.phase("master", of="Sarah")
    game.pick("master", "High Museum of Art, Atlanta")
    assert (game["Sarah"].pool, game["Alexis"].pool) == (30, 26)
    (other,) = game.rules.pile(0, "contested")
    game.rules.burn(other)
    game.go_to("discard", of="Alexis")
    assert (game.where(museum), game["Alexis"].pool) == ("cards in play of Alexis", 30)


def test_who_seizes_a_high_museum_gains_for_it_once_and_who_yields_it_loses_nothing_more() -> None:
    """Nobody has won its contest; and who yields it has lost control of it as it was contested."""
    game = table()
    game.ready("Alexis", vampire("Lass", 6, clan="Lasombra"))
    (museum,) = game.hand("Sarah", "High Museum of Art, Atlanta")
    game.hand("Alexis", "Political Seizure")
    game.phase("master", of="Sarah")
    game.pick("master", museum)
    game.go_to("master", of="Alexis")
    game.pick("master", "Political Seizure")
    assert (game["Sarah"].pool, game["Alexis"].pool) == (30, 28)
    while not (game.asked == "Sarah" and game.options("yield")):
        game.pick("contest") if game.options("contest") else game.passes()
    paid = 30 - game["Alexis"].pool
    game.pick("yield")
    assert (museum.controller, game["Sarah"].pool, game["Alexis"].pool) == (1, 30, 34 - paid)


@pytest.mark.parametrize(
    ("mark", "value", "more"),
    [
        (f"strength{THIS_TURN}", "2", 2),
        (f"strength{UNTIL_UNLOCK}", "2", 2),
        (NEXT_UNLOCK, "yes", 0),
        (ENTERED, "1", 0),
    ],
)
def test_what_lasts_for_a_while_ends_though_its_vampire_is_contested_meanwhile(
    mark: str, value: str, more: int
) -> None:
    """What Theo has for the turn of Justin, or until a phase of Alexis, he has no more as his contest is over
    (sec. 4.1)."""
    game = table()
    theo = game.ready("Alexis", "Theo Bell", marks={mark: value})
    base = minions.strength(game.rules, theo) - more
    contested(game, theo, "Justin")
    assert theo.place.region == "contested"
    game.go_to("unlock", of="Alexis")
    game.pick("contest")
    game.go_to("unlock", of="Justin")
    game.pick("yield")
    game.go_to("minion", of="Alexis")
    assert (theo.place.region, minions.strength(game.rules, theo)) == ("ready", base)
    assert mark not in theo.marks
