"""Masters that search crypts and decks, change turns, bleeds and hands, defined by name."""

from __future__ import annotations

import pytest

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_borne import block, mine
from tests.abilities.test_master_cards_grounds import at, offers, use
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError


@pytest.mark.parametrize(
    ("name", "clan", "blood"),
    [("Coroner's Contact", "Samedi", 1), ("Recruitment", "Samedi", 0), ("Great Symposium", "Kiasyd", 3)],
)
def test_a_vampire_is_found_in_the_crypt(name: str, clan: str, blood: int) -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, clan=clan))
    game.crypt("Sarah", vampire("Deep", 5, clan=clan), ally("Nobody", 3))
    (card,) = game.hand("Sarah", name)
    game.pick("master", card)
    game.pick("search")
    while game.table.phase == "master":
        most = max(range(len(game.options())), key=lambda number: game.options()[number].amount)
        assert game.referee is not None
        game.referee.answer(most)
    (found,) = game.rules.pile(0, "uncontrolled")
    assert (game.name(found), found.blood) == ("Deep", blood)


def test_a_search_finds_nothing_of_another_clan() -> None:
    game = at("master")
    game.crypt("Sarah", vampire("Deep", 5, clan="Toreador"))
    (card,) = game.hand("Sarah", "Coroner's Contact")
    game.pick("master", card)
    assert not game.options("search")


def test_the_tabriz_assembly_votes_against_its_end() -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 6))
    assembly = game.in_play("Alexis", "Tabriz Assembly")
    use(game, assembly, kind="card in play")
    for _ in range(60):
        if game.asked == "Alexis" and game.options("gained against"):
            break
        game.passes()
    game.pick("gained against")
    game.pass_all()
    assert assembly.place.region == "in play"


def test_wasserschloss_anif_gathers_blood_of_tremere() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Tremere"), blood=4)
    castle = game.in_play("Sarah", "Wasserschloss Anif, Austria")
    use(game, castle)
    assert (krid.blood, castle.blood) == (3, 1)
    game = at("influence")
    child = game.uncontrolled("Sarah", vampire("Child", 6, clan="Tremere"))
    castle = game.in_play("Sarah", "Wasserschloss Anif, Austria", blood=3)
    use(game, castle)
    assert (child.blood, castle.blood) == (3, 0)
    # A Castle without blood moves none, and isn't locked for it.
    game = at("influence")
    game.uncontrolled("Sarah", vampire("Child", 6, clan="Tremere"))
    castle = game.in_play("Sarah", "Wasserschloss Anif, Austria")
    assert game.options("transfer") and not offers(game, castle)


def test_carthage_remembered_hides_brujah_princes() -> None:
    for title, stealth in (("prince of Chicago", 1), ("", 0)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Brujah", title=title))
        game.ready("Alexis", vampire("Ira", 6))
        game.in_play("Sarah", "Carthage Remembered")
        game.pick("bleed", krid)
        while not game.options("block"):
            game.passes()
        assert game.rules.action.stealth == stealth


def test_a_blind_spot_keeps_a_younger_vampire_from_blocking_one_minion() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 8))
    ozmo = game.ready("Sarah", vampire("Ozmo", 3))
    ira = game.ready("Alexis", vampire("Ira", 6))
    (spot,) = game.hand("Sarah", "Blind Spot")
    game.pick("master", spot)  # For Ozmo nobody is younger.
    while not game.options("bleed"):
        game.passes()
    game.pick("bleed", krid)
    game.pass_all()
    assert game["Alexis"].pool == 29
    game.pick("hunt", ozmo)
    block(game, ira)


def test_a_blind_spot_is_for_younger_ones() -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Blind Spot")
    assert not game.options("master")


def test_a_slave_auction_has_a_blood_for_each_methuselah() -> None:
    game = at("master")
    (auction,) = game.hand("Sarah", "Slave Auction")
    game.pick("master", auction)
    assert auction.blood == 3


def test_the_marrakesh_codex_reorders_four_cards() -> None:
    game = at("master")
    game.library("Sarah", "Deflection", "Majesty", "Taste of Vitae", "Govern the Unaligned")
    codex = game.in_play("Sarah", "The Marrakesh Codex")
    use(game, codex)
    game.pick("top", "Govern the Unaligned")
    assert codex.locked


def test_gird_minions_moves_any_pool() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    (gird,) = game.hand("Sarah", "Gird Minions")
    game.pick("master", gird)
    game.pick("pool", amount=3)
    assert (krid.blood, game["Sarah"].pool) == (4, 27)


@pytest.mark.parametrize("blood", [0, 5])
def test_a_priority_contract_pays_when_its_bearer_leaves(blood: int) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, clan="Banu Haqim", text="+4 strength."))
    victim = vampire("Ira", 6) if not blood else ally("Brute", 3)
    ira = game.ready("Alexis", victim) if blood else game.ready("Alexis", victim, blood=0)
    contract = mine(game, ira, "Priority Contract")
    contract.marks["chosen hunter"] = str(krid.id)
    use(game, contract, "enter combat", kind="card in play")
    for _ in range(100):
        if game.options("yes"):
            game.pick("yes")
        if game.table.action is None:
            break
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert (game["Sarah"].pool, contract.place.region) == (33, "ash heap")


@pytest.mark.parametrize("paid", [True, False])
def test_a_priority_contract_may_pay_when_its_bearer_is_banished(paid: bool) -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    ira = game.ready("Alexis", vampire("Ira", 4))
    contract = mine(game, ira, "Priority Contract")
    game.hand("Sarah", "Banishment")
    game.pick("political", "Banishment")
    until(game, "title for")
    game.pick("title for")
    until(game, "yes")
    game.pick("yes" if paid else "no", by="Sarah")
    assert game.where(ira) == "uncontrolled region of Alexis"
    assert game["Sarah"].pool == (33 if paid else 30)
    assert (contract.place.region == "ash heap", contract.place.on == ira.id) == (paid, not paid)


def test_the_capuchin_gives_way_for_each_card_that_would_be_replaced() -> None:
    game = at("master")
    (visit,) = game.hand("Sarah", "Visit from the Capuchin")
    game.pick("master", visit)
    # Its own replacement is drawn, and four cards more.
    assert (game["Sarah"].hand_size, len(game.rules.pile(0, "hand")), visit.counters) == (11, 11, {"counters": 4})
    game = at("discard")
    visit = game.in_play("Sarah", "Visit from the Capuchin", counters={"counters": 1})
    game.hand_size("Sarah", 7)
    game.start()
    while not game.options("discard"):
        game.passes()
    game.pick("discard", game.table.copies[game.options("discard")[0].copy])
    assert (visit.place.region, game["Sarah"].hand_size, len(game.rules.pile(0, "hand"))) == ("ash heap", 7, 7)


def test_the_path_of_metamorphosis_is_cheaper_by_a_minus() -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 6, "VIC", clan="Tzimisce"))
    path = game.in_play("Sarah", "The Path of Metamorphosis")
    assert offers(game, path, "card in play")


def test_a_blind_spot_needs_a_vampire() -> None:
    game = at("master")
    (spot,) = game.hand("Sarah", "Blind Spot")
    with pytest.raises(IllegalError):
        game.pick("master", spot)
