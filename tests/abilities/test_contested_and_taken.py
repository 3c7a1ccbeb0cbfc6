"""What is done as a card becomes contested, at once or later, and who controls what comes into play (sec. 1.6, 4.1)."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import OPEN_HANDS
from vtes_desktop.rules.invented import vampire
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
