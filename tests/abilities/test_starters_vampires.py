"""Vampires that starter decks lacked, played through the referee: each in its main way, another, and once refused."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.titles.titles import price_of_title
from vtes_desktop.table.table import Place

IRA = vampire("Ira", 6)
PRINCE = vampire("Prince", 6, title="prince of Paris")
GUN = library("Pistol", "Equipment", text="Weapon. Gun. Strike: 2R damage.")


@pytest.mark.parametrize(("title", "may"), [("", True), ("prince of Paris", False)])
def test_joao_bile_does_not_block_the_titled(title: str, may: bool) -> None:
    game = table()
    acts = game.ready("Justin", vampire("Krid", 6, title=title))
    joao = game.ready("Sarah", "João Bilé")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=acts)
    while game.table.action is not None and not offered(game, "block", joao):
        game.passes()
    assert (game.table.action is not None) == may


@pytest.mark.parametrize(("card", "stealth"), [("The Embrace", 2), ("Govern the Unaligned", 1)])
@pytest.mark.parametrize("name", ["João Bilé", "Jibade el-Bahrawi"])
def test_putting_vampires_in_play_is_stealthy(name: str, card: str, stealth: int) -> None:
    game = table()
    game.ready("Sarah", name, blood=4)
    game.uncontrolled("Sarah", vampire("Young", 2))
    game.ready("Alexis", IRA)
    game.hand("Sarah", card)
    if card == "Govern the Unaligned" and not game.options("action card"):
        return
    picked = [option for option in game.options("action card") if option.level in ("", "DOM")]
    game.referee.answer(game.options().index(picked[0]))
    while game.options("target"):
        game.pick("target")
    assert game.table.action is not None and game.table.action.stealth == stealth


def test_jane_sims_pays_more_but_for_combat_cards() -> None:
    fight = fighting("Immortal Grapple", "Conditioning", kurt="Jane Sims", blood=(3, 6))
    fight.end()
    game = table()
    jane = game.ready("Sarah", "Jane Sims", blood=3)
    game.hand("Sarah", "Computer Hacking")
    game.pick("action card", "Computer Hacking", minion=jane)
    game.pass_all()
    assert jane.blood == 2


@pytest.mark.parametrize(("card", "life"), [("Aggressive Corpse", 1), ("Carlton Van Wyk", 0)])
def test_zombies_start_with_more_beside_ashur_uballit(card: str, life: int) -> None:
    games = []
    for there in (False, True):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 8, "OBL NEC", clan="Hecata"), blood=8)
        if there:
            game.ready("Sarah", "Ashur-uballit, Son of the Abyss", locked=True)
        game.hand("Sarah", card)
        option = next(each for each in game.options() if game.table.copies.get(each.copy) in game.rules.pile(0, "hand"))
        game.pick(option.kind, card, minion=krid, level=option.level)
        game.pass_all()
        games.append(next(copy for copy in game.table.copies.values() if game.name(copy) == card and copy.blood))
    assert games[1].blood - games[0].blood == life


@pytest.mark.parametrize(("card", "locked"), [("Enhanced Senses", False), ("Majesty", True)])
def test_lucubratio_discards_auspex_instead_of_locking(card: str, locked: bool) -> None:
    game = table()
    krid, lucubratio = game.ready("Justin", vampire("Krid", 6)), game.ready("Sarah", "Lucubratio")
    game.hand("Sarah", card)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=krid)
    until(game, "block", lucubratio)
    game.pick("block", lucubratio)
    if not locked:
        until(game, "use", lucubratio)
        game.pick("use", lucubratio)
        while game.options("discard"):
            game.pick("discard")
    finish(game)
    assert lucubratio.locked == locked


def test_gangrel_search_for_a_discipline_beside_lord_ashton() -> None:
    game = table()
    lord = game.ready("Sarah", "Lord Ashton")
    kin, ira = game.ready("Sarah", vampire("Kin", 5, clan="Gangrel")), game.ready("Sarah", IRA)
    protean = game.library("Sarah", "Protean", "Auspex", "Majesty")[0]
    kinds = {option.minion for option in game.options("card in play")}
    assert kinds == {kin.id} and ira.id not in kinds
    game.pick("card in play", lord, minion=kin)
    until(game, "search")
    assert [option.copy for option in game.options("search")] == [protean.id]
    game.pick("search", protean)
    finish(game)
    assert minions.disciplines(game.rules, kin)["pro"] == 1


@pytest.mark.parametrize("mine", [True, False])
def test_epikasta_shuffles_her_action_card_back(mine: bool) -> None:
    game = table()
    lady, ira = game.ready("Sarah", "Epikasta Rigatos"), game.ready("Sarah", IRA)
    game.hand("Sarah", "Computer Hacking")
    game.pick("action card", "Computer Hacking", minion=lady if mine else ira)
    while game.table.action is not None and not offered(game, "use", lady):
        game.passes()
    assert (game.table.action is not None) == mine
    if mine:
        game.pick("use", lady)
        assert game.names("Sarah", "library") == ["Computer Hacking"]


def test_zane_calls_for_the_title_of_a_prince_and_contests_it() -> None:
    game = table()
    zane, prince = game.ready("Sarah", "Zane"), game.ready("Alexis", PRINCE)
    other = game.ready("Justin", vampire("Other", 6, title="prince of Rome"))
    game.ready("Alexis", IRA)
    game.pick("card in play", zane)
    until(game, "target")
    assert {option.copy for option in game.options("target")} == {prince.id, other.id}
    game.pick("target", prince)
    while game.table.referendum is not None:
        mine = [option for option in game.options() if option.kind.endswith(" for") and game.asked == "Sarah"]
        game.pick(mine[0].kind, minion=zane) if mine else game.passes()
    assert minions.held_title(game.rules, zane) == "prince of Paris"
    assert zane.marks["contested title"] == prince.marks["contested title"] == "yes"
    game = table()
    zane = game.ready("Sarah", "Zane")
    game.ready("Alexis", IRA)
    assert not offered(game, "card in play", zane)


def test_zane_of_another_sect_calls_for_no_title_of_a_prince() -> None:
    """Who is not Camarilla can't hold it (sec. 10), so the terms can't be met (ruling)."""
    for sect, calls in (("Camarilla", True), ("Anarch", False)):
        game = table()
        zane = game.ready("Sarah", "Zane", sect=sect)
        game.ready("Alexis", PRINCE)
        assert offered(game, "card in play", zane) == calls


def test_harrod_looks_at_an_uncontrolled_card_of_the_prey() -> None:
    game = table()
    harrod = game.ready("Sarah", "Harrod")
    game.uncontrolled("Alexis", IRA)
    game.go_to("unlock", "Sarah")
    game.pick("use", harrod)
    assert game.options("seen") and "Ira" in game.options("seen")[0].text
    game = table()
    harrod = game.torpor("Sarah", "Harrod")
    game.uncontrolled("Alexis", IRA)
    game.phase("unlock", of="Sarah")
    assert offered(game, "use", harrod), "his text does not ask that he be ready"


def test_hrothulf_burns_the_edge_only_if_he_succeeds() -> None:
    game = table()
    hrothulf, ira = game.ready("Sarah", "Hrothulf"), game.ready("Alexis", IRA)
    assert not offered(game, "card in play", hrothulf)
    for blocked in (True, False):
        game = table()
        hrothulf, ira = game.ready("Sarah", "Hrothulf"), game.ready("Alexis", IRA)
        game.give_edge("Sarah")
        game.pick("card in play", hrothulf)
        if game.options("enter combat"):
            game.pick("enter combat", ira)
        if blocked:
            until(game, "block", ira)
            game.pick("block", ira)
        finish(game)
        assert (game.edge == "Sarah") == blocked and ira.blood < 6


def test_hrothulf_fights_nobody_where_the_edge_is_lost_before_his_action_resolves() -> None:
    game = table()
    hrothulf, ira = game.ready("Sarah", "Hrothulf"), game.ready("Alexis", IRA)
    game.give_edge("Sarah")
    game.pick("card in play", hrothulf)
    until(game, "block", ira)
    game.give_edge("Justin")
    finish(game)
    assert (game.edge, ira.blood) == ("Justin", 6)


def test_michael_dicarlo_sets_a_long_range_where_he_has_acted() -> None:
    game = table()
    michael, ira = game.ready("Sarah", "Michael diCarlo"), game.ready("Alexis", IRA)
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", "Bum's Rush", minion=michael)
    while not offered(game, "use", michael):
        game.passes() if not game.options("enter combat") else game.pick("enter combat", ira)
    game.pick("use", michael)
    finish(game)
    assert ira.blood == 6
    game = table()
    michael, ira = game.ready("Sarah", "Michael diCarlo"), game.ready("Alexis", IRA)
    duel(game, michael, ira)
    while game.table.action is not None:
        assert not offered(game, "use", michael)
        game.pick("hand strike") if game.options("hand strike") else game.passes()


@pytest.mark.parametrize("directed", [True, False])
def test_cedric_unlocks_after_blocking_what_is_directed(directed: bool) -> None:
    game = table()
    krid, cedric = game.ready("Justin", vampire("Krid", 6), blood=3), game.ready("Sarah", "Cedric")
    game.phase("minion", of="Justin")
    game.pick("bleed" if directed else "hunt", minion=krid)
    until(game, "block", cedric)
    game.pick("block", cedric)
    while game.table.action is not None and not offered(game, "use", cedric):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert (game.table.action is not None) == directed
    if directed:
        game.pick("use", cedric)
        assert not cedric.locked


@pytest.mark.parametrize("weapon", [True, False])
def test_ruth_mcginley_shoots_first(weapon: bool) -> None:
    fight = fighting(kurt="Ruth McGinley", blood=(3, 1), on_kurt=(GUN,) if weapon else ())
    while fight.game.table.action is not None:
        fight.game.pick("weapon") if fight.game.options("weapon") else fight.step()
    assert (fight.kurt.blood == 3) == weapon


@pytest.mark.parametrize(("edge", "prices"), [("Sarah", (1, 2)), ("Alexis", (2, 2))])
def test_contests_of_titles_are_dearer(edge: str, prices: tuple[int, int]) -> None:
    game = table()
    vasily = game.ready("Sarah", "Vasily")
    rival = game.ready("Alexis", vampire("Rival", 6, title="prince of Prague"))
    game.give_edge(edge)
    wilhelm = game.ready("Sarah", "Wilhelm Waldburg")
    other = game.ready("Alexis", vampire("Other", 6, title="prince of Berlin"))
    game.start()
    assert (price_of_title(game.rules, vasily), price_of_title(game.rules, other)) == prices
    assert (price_of_title(game.rules, rival), price_of_title(game.rules, wilhelm)) == (1, 1)


@pytest.mark.parametrize(("creature", "cards", "burned"), [("Zombie", 2, 1), ("Zombie", 0, None), ("Mortal", 2, 0)])
def test_who_blocks_zombies_beside_parijat_burns_a_card(creature: str, cards: int, burned: int | None) -> None:
    game = table()
    game.ready("Sarah", "Parijat, the Dark Oracle", locked=True)
    helper = game.ready("Sarah", library("Helper", "Ally", text=f"{creature} with 3 life. 1 strength, 1 bleed."))
    ira = game.ready("Alexis", IRA)
    game.library("Alexis", *["Majesty"] * cards)
    game.start()
    for copy in game.rules.pile(1, "library")[cards:]:
        game.rules.doing.move_card(copy, Place(1, "removed"))
    game.pick("bleed", minion=helper)
    while game.table.action is not None and not offered(game, "block", ira):
        game.passes()
    if burned is None:
        assert game.table.action is None
        return
    game.pick("block", ira)
    assert len(game.names("Alexis", "ash heap")) == burned


@pytest.mark.parametrize(("name", "may"), [("Aleister Crowley", False), ("", True)])
def test_frenzy_cards_cannot_be_played_on_the_calm(name: str, may: bool) -> None:
    fight = fighting("Drawing Out the Beast", ira=name or IRA, blood=(6, 3))
    assert may_play(fight.game, "Drawing Out the Beast") == may
