"""Hunting grounds, and the shapes that master cards share, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table, texts
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.cards.catalogue import load
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def at(phase: str, of: str = "Sarah") -> Position:
    """A phase of a Methuselah, Sarah's by default."""
    game = table()
    game.phase(phase, of=of)  # type: ignore[arg-type]
    return game


def offers(game: Position, card: Copy, kind: str = "use", words: str = "") -> bool:
    """Whether a card is offered to whoever is asked, for something that the button says."""
    return any(option.copy == card.id and words in option.text for option in game.options(kind))


def use(game: Position, card: Copy, words: str = "", by: str = "Sarah", kind: str = "use") -> None:
    """Use a card in play for what its button says; whoever is asked before passes."""
    for _ in range(40):
        choice = game.choice
        if choice is None:
            break
        if game.asked == by:
            for number, option in enumerate(choice.options):
                if option.kind == kind and option.copy == card.id and words in option.text:
                    assert game.referee is not None
                    game.referee.answer(number)
                    return
        game.passes()
    raise AssertionError(f"{game.name(card)} is never offered to {by} for “{words}”.")


def test_every_hunting_ground_plays_itself() -> None:
    cards = [card for card in load().cards.values() if "Hunting Ground" in card.name and "Master" in card.types]
    assert len(cards) >= 25
    assert [card.display_name for card in cards if not texts().of(card).covered] == []


@pytest.mark.parametrize("name", ["Corporate Hunting Ground", "Uptown Hunting Ground", "Port Hunting Ground"])
def test_a_hunting_ground_feeds_a_ready_vampire_once_in_a_turn(name: str) -> None:
    game = at("unlock")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    first = game.in_play("Sarah", name)
    second = game.in_play("Sarah", "Amusement Park Hunting Ground")
    use(game, first)
    assert krid.blood == 3
    # A vampire gains blood of only one in a turn.
    assert not offers(game, second)


def test_palace_hunting_ground_feeds_only_a_guruhi_with_blood() -> None:
    for blood, offered in ((1, True), (0, False)):
        game = at("unlock")
        game.ready("Sarah", vampire("Krid", 6, clan="Guruhi"), blood=blood)
        game.ready("Sarah", vampire("Ira", 6), blood=2)
        palace = game.in_play("Sarah", "Palace Hunting Ground")
        assert offers(game, palace) == offered


def test_gurchon_hall_feeds_the_two_oldest() -> None:
    game = at("unlock")
    old, older, young = (
        game.ready("Sarah", vampire(name, size), blood=1) for name, size in (("A", 7), ("B", 9), ("C", 3))
    )
    use(game, game.in_play("Sarah", "Gurchon Hall"))
    assert (old.blood, older.blood, young.blood) == (2, 2, 1)


def test_jungle_hunting_ground_gathers_and_gives() -> None:
    game = at("unlock")
    laibon = game.ready("Sarah", vampire("Krid", 6, sect="Laibon"), blood=1)
    ground = game.in_play("Sarah", "Jungle Hunting Ground", blood=2)
    use(game, ground, "move its blood")
    assert (laibon.blood, ground.blood, ground.locked) == (3, 0, True)
    game = at("unlock")
    ground = game.in_play("Sarah", "Jungle Hunting Ground", blood=3)
    assert not offers(game, ground)


def test_threestar_cab_company_gives_to_pool_or_vampire() -> None:
    game = at("unlock")
    cab = game.in_play("Sarah", "Threestar Cab Company", blood=1)
    use(game, cab)
    assert (cab.blood, game["Sarah"].pool) == (0, 31)


def test_kingston_is_paid_by_others_with_a_pool() -> None:
    game = at("unlock", of="Alexis")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=2)
    prison = game.in_play("Sarah", "Kingston Penitentiary, Ontario")
    use(game, prison, "give its Methuselah", by="Alexis")
    assert (ira.blood, game["Alexis"].pool, game["Sarah"].pool, prison.locked) == (3, 29, 31, True)


def test_burial_site_feeds_who_follows_the_path_or_a_wounded_wraith() -> None:
    game = at("unlock")
    follower = game.ready("Sarah", vampire("Krid", 6), blood=1, marks={"path": "Death and the Soul"})
    use(game, game.in_play("Sarah", "Burial Site Hunting Ground"))
    assert follower.blood == 2
    game = at("unlock")
    game.ready("Sarah", vampire("Krid", 6), blood=1)
    assert not offers(game, game.in_play("Sarah", "Burial Site Hunting Ground"))


def test_poachers_hunting_ground_counts_the_grounds_of_others() -> None:
    for grounds, fed in ((2, 2), (1, 1)):
        game = at("unlock")
        anarchs = [game.ready("Sarah", vampire(name, 5, sect="Anarch"), blood=1) for name in "ABC"]
        for _ in range(grounds):
            game.in_play("Alexis", "Corporate Hunting Ground")
        poacher = game.in_play("Sarah", "Poacher's Hunting Ground")
        use(game, poacher)
        while game.options("target"):
            game.pick("target", game.table.copies[game.options("target")[0].copy])
        assert sum(copy.blood for copy in anarchs) == 3 + fed


def test_a_ground_that_says_first_what_it_requires_is_a_location_too() -> None:
    game = at("unlock")
    kinds = ("Carfax Abbey", "Poacher's Hunting Ground", "Political Seizure")
    cards = [game.card(name) for name in kinds]
    assert [printed(card).location for card in cards] == [True, True, False]


def test_a_derivative_ground_is_taxed_and_not_poached_in() -> None:
    game = at("unlock")
    game.in_play("Alexis", "Arcanum Chapterhouse, Alexandria")
    game.in_play("Sarah", "Poacher's Hunting Ground")
    game.start()
    assert game["Sarah"].pool == 29
    game = at("unlock")
    game.ready("Sarah", vampire("A", 5, sect="Anarch"), blood=1)
    game.in_play("Alexis", "Poacher's Hunting Ground")
    assert not offers(game, game.in_play("Sarah", "Poacher's Hunting Ground"))


def test_trophy_hunting_ground_feeds_its_bearer() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=3)
    game.on(krid, "Trophy: Hunting Ground")
    game.phase("unlock", of="Sarah")
    game.start()
    assert krid.blood == 5


# -- shapes ---------------------------------------------------------------------------------------------------------


def test_a_path_is_burned_by_an_action_that_hurts_vampires() -> None:
    for minion, left in ((vampire("Krid", 6), 4), (ally("Brute", 3), 3)):
        game = at("minion")
        krid = game.ready("Sarah", minion, blood=5 if left == 4 else 3)
        path = game.in_play("Alexis", "The Path of Night")
        use(game, path, "burn this card", kind="card in play")
        game.pass_all()
        assert (path.place.region, krid.blood) == ("ash heap", left)


def test_a_revel_is_burned_by_nobody_of_one_clan() -> None:
    for clan, offered in (("Ravnos", False), ("Tremere", True)):
        game = at("minion")
        game.ready("Sarah", vampire("Krid", 6, clan=clan))
        assert offers(game, game.in_play("Alexis", "Gangrel Revel"), "card in play") == offered


def test_the_khabar_is_burned_more_easily_by_some() -> None:
    for clan, stealth in (("Tremere", 1), ("Toreador", 0)):
        game = at("minion")
        game.ready("Sarah", vampire("Krid", 6, clan=clan))
        game.ready("Alexis", vampire("Ira", 6))
        use(game, game.in_play("Alexis", "The Khabar: Community"), "burn this card", kind="card in play")
        while not game.options("block"):
            game.passes()
        assert game.rules.action.stealth == stealth


def test_an_investment_pays_by_master_phase_actions_and_is_burned_with_its_last_blood() -> None:
    game = at("master")
    (short,) = game.hand("Sarah", "Short-Term Investment")
    game.pick("master", short)
    assert short.blood == 3
    game = at("master")
    short = game.in_play("Sarah", "Short-Term Investment", blood=1)
    use(game, short)
    assert (game["Sarah"].pool, short.place.region) == (31, "ash heap")


def test_ventrue_assets_come_with_blood_for_each_giovanni() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Giovanni"), blood=2)
    game.ready("Sarah", vampire("Ira", 6, clan="Giovanni"), blood=6)
    (assets,) = game.hand("Sarah", "Acquired Ventrue Assets")
    game.pick("master", assets)
    assert assets.blood == 2
    use(game, assets)
    game.pick("target", krid)
    assert (assets.blood, krid.blood) == (1, 3)


def test_the_hunter_of_a_contract_enters_combat_with_its_bearer() -> None:
    game = at("minion")
    hunter = game.ready("Sarah", vampire("Krid", 6, clan="Banu Haqim"))
    other = game.ready("Sarah", vampire("Ozmo", 6, clan="Banu Haqim"))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(ira, "Contract", owner="Sarah", marks={"chosen hunter": str(hunter.id)}).controller = 0
    ways = [option for option in game.options("card in play") if "enter combat" in option.text]
    assert [option.minion for option in ways] == [hunter.id] != [other.id]


def test_a_contract_is_put_on_a_ready_minion_for_somebody() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Banu Haqim"))
    ira = game.ready("Alexis", vampire("Ira", 6))
    (contract,) = game.hand("Sarah", "Contract")
    game.pick("master", contract)
    game.pick("target", ira)
    assert (contract.place.on, contract.marks["chosen hunter"]) == (ira.id, str(krid.id))


def test_a_contract_needs_somebody_to_be_chosen() -> None:
    game = at("master")
    game.ready("Alexis", vampire("Ira", 6))
    (contract,) = game.hand("Sarah", "Contract")
    with pytest.raises(IllegalError):
        game.pick("master", contract)


def test_what_has_no_time_is_used_in_the_action_of_another() -> None:
    """Rulings on The Barrens [LSJ 20030430]: whenever its controller may play an effect."""
    game = at("minion", of="Alexis")
    game.ready("Alexis", vampire("Ira", 6))
    barrens = game.in_play("Sarah", "The Barrens")
    while not game.options("bleed"):
        game.passes()
    game.pick("bleed")
    use(game, barrens)
    assert barrens.locked


def test_using_the_advantage_asks_for_the_edge() -> None:
    for edge, offered in (("Sarah", True), ("Alexis", False)):
        game = at("unlock")
        game.give_edge(edge)
        assert offers(game, game.in_play("Sarah", "Using the Advantage")) == offered
