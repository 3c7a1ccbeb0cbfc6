"""A location that comes under another's control goes to a minion of hers; what else lies on a card stays there."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.table import table
from tests.abilities.test_master_cards_grounds import at
from tests.abilities.test_vampires_at_the_polls import votes
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import CardType
from vtes_desktop.rules import minions
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy


def kine(*fellows: str) -> tuple[Position, Copy]:
    """Krid of Sarah, with some fellows, steals the Palatial Estate that is on Ira, of Alexis, by Dominate Kine."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"))
    for name in fellows:
        game.ready("Sarah", vampire(name, 4))
    ira = game.ready("Alexis", vampire("Ira", 6))
    estate = game.on(ira, "Palatial Estate")
    (dominate,) = game.hand("Sarah", "Dominate Kine")
    game.pick("action card", dominate, minion=krid, level="DOM")
    while game.choice is not None and game.table.action is not None and not game.options("bearer"):
        if game.options("target"):
            game.pick("target", estate)
        else:
            game.passes()
    return game, estate


def test_a_stolen_location_goes_to_any_minion_of_its_new_controller() -> None:
    """Rulings on Disputed Territory and Dominate Kine."""
    game, estate = kine("Pug")
    assert {option.text for option in game.options("bearer")} == {"On Krid", "On Pug"}
    (pug,) = [copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Pug"]
    game.pick("bearer", pug)
    assert (game.where(estate), estate.controller) == ("Pug", 0)


def test_with_one_minion_it_goes_there_unasked() -> None:
    game, estate = kine()
    assert (game.where(estate), estate.controller) == ("Krid", 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_no_location_stays_on_its_bearer_whoever_controls_it(seat: int) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    seal = game.on(ira, library("Seal", "Master", text="Put this card on a vampire."))
    assert list(take_control(game.rules, seat, seal)) == []
    assert (game.where(seal), seal.controller) == ("Ira", seat)


@pytest.mark.parametrize("burned", [False, True])
def test_who_would_steal_a_location_that_has_been_burned_takes_no_control_of_it(burned: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", vampire("Ira", 6))
    rack = game.in_play("Alexis", "The Rack")
    game.pick("card in play", rack, minion=krid)
    while not game.options("block"):
        game.passes()
    if burned:
        game.rules.burn(rack)
    while game.table.action is not None:
        game.passes()
    assert game.where(rack) == ("ash heap of Alexis" if burned else "cards in play of Sarah")


@pytest.mark.parametrize(
    ("card", "types", "owner", "controller"),
    [
        ("Deed", ("Action",), "Sarah", 1),
        ("Trick", ("Action Modifier", "Combat"), "Sarah", 1),
        ("Curse", ("Action",), "Justin", 2),
        ("Seal", ("Master",), "Sarah", 0),
    ],
)
def test_a_minion_card_of_its_methuselah_s_goes_with_a_stolen_minion(
    card: str, types: tuple[CardType, ...], owner: str, controller: int
) -> None:
    """Sec. 1.6.3: whose the minion is, hers it is; what another has put there, and a master card, stays who has it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    there = game.on(krid, library(card, *types), owner=owner)
    there.controller = game.seat(owner)
    assert list(take_control(game.rules, 1, krid)) == []
    assert (game.where(there), there.controller) == ("Krid", controller)


def test_who_has_stolen_a_daughter_of_cacophony_has_her_concert_tour() -> None:
    game = table()
    nightingale = game.ready("Sarah", vampire("Nightingale", 6, clan="Daughter of Cacophony"), blood=1)
    game.on(nightingale, "Concert Tour")
    assert list(take_control(game.rules, 1, nightingale)) == []
    game.phase("unlock", of="Alexis")
    game.pass_all()
    assert nightingale.blood == 6 and not nightingale.attached


def test_a_card_that_says_whose_it_stays_does_not_go_with_a_stolen_minion() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    twin = game.on(krid, "Shadow Twin", marks={"level": "OBT"})
    assert list(take_control(game.rules, 1, krid)) == []
    assert twin.controller == 0


@pytest.mark.parametrize(
    ("name", "level", "disciplines", "controller"),
    [("Chill of Oblivion", "nec", "nec", "Alexis"), ("Sensory Overload", "chi", "chi", "Sarah")],
)
def test_a_minion_card_is_whose_the_minion_is_on_which_it_is_put(
    name: str, level: str, disciplines: str, controller: str
) -> None:
    """Sec. 1.6.3, unless it says that who plays it still controls it; so it leaves the game with whom it is."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, disciplines))
    ira = game.ready("Alexis", vampire("Ira", 6))
    (card,) = game.hand("Sarah", name)
    game.pick("action card", card, minion=krid, level=level)
    game.pick("target", ira)
    over(game)
    assert (game.where(card), card.controller) == ("Ira", game.seat(controller))
    game.pool("Sarah", 0)
    game.passes()
    assert game["Sarah"].ousted
    assert game.where(card) == ("Ira" if controller == "Alexis" else "cards removed from the game of Sarah")


def test_a_sweeper_on_another_s_vampire_is_for_her() -> None:
    game = table()
    baron = game.ready("Sarah", vampire("Krid", 6, sect="Anarch", title="baron of Chicago"))
    kin = game.ready("Alexis", vampire("Kin", 6, sect="Anarch"))
    (card,) = game.hand("Sarah", "Sweeper")
    game.pick("political", card, minion=baron)
    while game.options("block"):
        game.passes()
    game.pick("target", kin)
    votes(game, "Sarah", "for")
    over(game)
    assert game.where(card) == "Kin"
    game.go_to("unlock", "Alexis")
    assert [option.copy for option in game.options("use")] == [card.id]


@pytest.mark.parametrize("acting", [False, True])
@pytest.mark.parametrize(
    ("card", "clan", "level", "counters"),
    [("Wise Spider", "Akunanse", "", {}), ("Hourglass of the Mind", "", "TEM", {"counters": 1})],
)
def test_a_hand_size_goes_along_at_once(
    card: str, clan: str, level: str, counters: dict[str, int], *, acting: bool
) -> None:
    """Who gets it draws, and who had it discards, before anything else of the phase or the action (sec. 1.6.1)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    aku = game.ready("Alexis", vampire("Aku", 5, clan=clan), blood=0)
    game.on(aku, card, marks={"level": level}, counters=counters)
    temptation = game.on(aku, "Temptation", owner="Sarah", marks={"level": "ser"}, counters={"counters": 1})
    temptation.controller = 0
    if acting:
        game.pick("bleed", minion=krid)
        while not game.options("use"):
            game.passes()
    game.pick("use", temptation)
    assert (game.asked, len(game["Sarah"].piles["hand"]), len(game["Alexis"].piles["hand"])) == ("Alexis", 8, 8)
    game.pick("discard", "Blank card")
    assert len(game["Alexis"].piles["hand"]) == 7


@pytest.mark.parametrize("cast", [False, True])
@pytest.mark.parametrize("surprise", [False, True])
def test_who_is_taken_as_votes_are_cast_casts_what_it_has_once(surprise: bool, cast: bool) -> None:
    """By a Temptation in the polling step: its new Methuselah casts what it has by its title or has gained by a card,
    unless its old one has (sec. 6.3.3)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="primogen"))
    ira = game.ready("Alexis", vampire("Ira", 6, title="" if surprise else "prince of Chicago"), blood=2)
    temptation = game.on(ira, "Temptation", owner="Sarah", marks={"level": "ser"}, counters={"counters": 2})
    temptation.controller = 0
    game.hand("Alexis", *["Surprise Influence"] * surprise)
    game.hand("Sarah", "Kine Resources Contested")
    game.phase("minion", of="Sarah")
    game.pick("political", "Kine Resources Contested", minion=krid)
    while game.options("points") or not (game.choice and game.choice.kind == "polling"):
        if game.options("points") and game.referee is not None and game.choice is not None:
            game.referee.answer(len(game.choice.options) - 1)
        else:
            game.passes()
    kind = "gained against" if surprise else "title against"
    game.pick("wait", by="Sarah")
    if surprise:
        game.pick("play", "Surprise Influence", by="Alexis")
    game.pick(kind if cast else "wait", ira if cast else None, by="Alexis")
    game.pick("use", temptation, by="Sarah")
    assert ira.controller == 0
    assert [option.amount for option in game.options(kind) if option.copy == ira.id] == ([] if cast else [2])


@pytest.mark.parametrize("stolen", [False, True])
def test_whose_a_location_is_counts_wherever_it_lies(stolen: bool) -> None:
    """A Secure Haven stays its player's as its bearer is stolen (sec. 1.6.2): she has it, the thief has none."""
    game = at("minion")
    guillaume = game.ready("Alexis", "Guillaume Giovanni")
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"))
    theirs = game.ready("Sarah", "Neserian")
    haven = game.on(guillaume, "Secure Haven")
    if stolen:
        assert list(take_control(game.rules, 0, guillaume)) == []
    assert (game.where(haven), haven.controller) == ("Guillaume Giovanni", 1)
    more = game.rules.abilities.of_methuselah(game.rules, guillaume.controller, "hand size")
    assert more == (not stolen)
    assert minions.net_bleed(game.rules, theirs) == 0
    (dominate,) = game.hand("Sarah", "Dominate Kine")
    game.pick("action card", dominate, minion=krid, level="DOM")
    while game.table.action is not None:
        if game.options("target"):
            game.pick("target", haven)
        elif game.options("bearer"):
            game.pick("bearer", krid)
        else:
            game.passes()
    assert (game.where(haven), haven.controller) == ("Guillaume Giovanni" if stolen else "Krid", 0)
