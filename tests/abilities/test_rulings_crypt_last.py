"""Rulings of vampires that nobody had judged, each played."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import imbued, library, vampire
from vtes_desktop.table.table import Copy


def offered(game: Position, kind: str, copy: Copy) -> bool:
    return any(each.copy == copy.id for each in game.options(kind))


def until(game: Position, *kinds: str, by: str = "") -> bool:
    """Everybody passes, and strikes with hands, until something is offered, or the action is over."""
    for _ in range(60):
        if by in ("", game.asked) and any(game.options(kind) for kind in kinds):
            return True
        if game.choice is None or game.table.action is None:
            return False
        kind = next((each for each in ("hand strike", "seen") if game.options(each)), "")
        game.pick(kind) if kind else game.passes()
    raise AssertionError(f"It never comes to that: {game}")


def over(game: Position) -> None:
    until(game, "nothing of this kind")


# -- Watenda ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "extra", "left"), [("Amaranth", 3, 0), ("Tortured Confession", 0, 2)])
@pytest.mark.parametrize("cancels", [True, False])
def test_watenda_cancels_also_on_his_way_to_torpor(card: str, extra: int, left: int, cancels: bool) -> None:
    text = f"Camarilla: Damage from Kurt's hand strikes is aggravated. +{extra} strength."
    fight = fighting(card, kurt=vampire("Kurt", 8, "POT OBT DOM DEM SER", text=text), ira="Watenda", blood=(6, 3))
    game, watenda = fight.game, fight.ira
    fight.play(card)
    assert offered(game, "use", watenda)
    game.pick("use", watenda, by="Alexis") if cancels else game.passes()
    if cancels:
        fight.end()
        assert (watenda.place.region, watenda.blood) == ("torpor", left)
        assert f"{card} is cancelled" in game.log
    else:
        over(game)
        assert f"{card} is cancelled" not in game.log
        assert (watenda.place.region == "torpor") == (card != "Amaranth")


# -- Jimmy Dunn ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reforms", [True, False])
def test_reform_body_does_not_save_the_first_jimmy(reforms: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "QUI", sect="Anarch"))
    second = game.uncontrolled("Sarah", "Jimmy Dunn", blood=3)
    first = game.ready("Alexis", "Jimmy Dunn", blood=2)
    game.on(first, "Vicissitude")
    game.hand("Sarah", "Undue Influence")
    game.hand("Alexis", "Reform Body")
    game.pick("action card", "Undue Influence", minion=krid, level="qui")
    assert until(game, "play", by="Alexis")
    if reforms:
        game.pick("play", "Reform Body")
        assert "Jimmy Dunn goes to torpor" in game.log
    over(game)
    assert (first.place.region, second.place.region) == ("ash heap", "ready")


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_jimmy_as_an_illusion_burns_no_jimmy(level: str) -> None:
    game = table()
    kurt, ira = game.ready("Sarah", vampire("Kurt", 8, "CHI"), blood=6), game.ready("Alexis", vampire("Ira", 8))
    game.crypt("Sarah", "Jimmy Dunn")
    first = game.ready("Justin", "Jimmy Dunn")
    game.hand("Sarah", "Illusions of the Kindred")
    game.pick("bleed", minion=kurt)
    until(game, "block")
    game.pick("block", ira)
    until(game, "play")
    game.pick("play", "Illusions of the Kindred", level=level)
    over(game)
    assert "Combat: Jimmy Dunn against Ira" in game.log
    assert (first.place.region, game.names("Sarah", "removed")) == ("ready", ["Jimmy Dunn"])


@pytest.mark.parametrize("burns", [True, False])
def test_who_brings_a_second_jimmy_out_does_not_burn_the_first(burns: bool) -> None:
    """Husamettin searches after he has burned a vampire with a contract."""
    game = table()
    husamettin = game.ready("Sarah", "Husamettin")
    minions.mark(game.rules, husamettin, "sect", "Anarch")
    second = game.uncontrolled("Sarah", "Jimmy Dunn", blood=3)
    first = game.torpor("Alexis", "Jimmy Dunn", blood=2)
    game.on(first, "Clandestine Contract")
    game.hand("Sarah", "Undue Influence", library("Doom", "Action", text="(D) Burn a vampire in torpor."))
    if burns:
        game.pick("action card", "Doom", minion=husamettin)
    else:
        game.pick("action card", "Undue Influence", minion=husamettin, level="qui")
    searched = False
    for _ in range(40):
        if game.table.action is None:
            break
        searched = searched or (bool(game.options("yes")) and "Husamettin" in game.question)
        game.pick("no") if game.options("no") else game.passes()
    assert (first.place.region, second.place.region) == ("ash heap", "uncontrolled" if burns else "ready")
    assert searched == burns


# -- Parijat ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "burned"), [(0, None), (1, []), (2, ["Dodge"])])
@pytest.mark.parametrize("cancelled", [True, False])
def test_parijat_s_price_is_paid_once_the_card_that_forces_a_block_is_replaced(
    cards: int, burned: list[str] | None, cancelled: bool
) -> None:
    game = table()
    game.ready("Sarah", "Parijat, the Dark Oracle")
    spook = game.ready("Sarah", library("Spook", "Ally", text="Wraith with 2 life. 1 strength, 1 bleed."), blood=2)
    game.ready("Alexis", vampire("Guard", 8, title="prince of Paris"), locked=True)
    game.hand("Justin", "Direct Intervention")
    game.hand("Alexis", "Second Tradition: Domain")
    game.library("Alexis", "Majesty", "Dodge")
    game.start()
    for copy in game.rules.pile(1, "library")[cards:]:
        game.rules.doing.move_card(copy, copy.place.__class__(1, "removed"))
    game.pick("bleed", minion=spook)
    assert until(game, "play", by="Alexis") == (cards > 0)
    if burned is None:
        return
    game.pick("play", "Second Tradition: Domain", level="2")
    assert game.asked == "Justin" and game.names("Alexis", "ash heap")[1:] == []
    game.pick("out of turn", "Direct Intervention") if cancelled else game.passes()
    heap = [name for name in game.names("Alexis", "ash heap") if name != "Second Tradition: Domain"]
    assert heap == ([] if cancelled else burned)
    assert "Majesty" in game.names("Alexis", "hand")
    assert ("Guard blocks Spook" in game.log) == (not cancelled and bool(burned))


# -- Nergal ----------------------------------------------------------------------------------------------------


def test_nergal_reduces_also_the_cost_of_a_bleed_that_is_deflected_where_he_can_t_pay_otherwise() -> None:
    game = table()
    nergal = game.ready("Sarah", "Nergal", blood=1)
    game.hand("Sarah", library("Rite", "Action", text="(D) Bleed at +1 bleed.", blood=2))
    game.ready("Alexis", vampire("Ira", 6, "dom"))
    game.hand("Alexis", "Deflection")
    game.pick("action card", "Rite", minion=nergal)
    assert until(game, "play", by="Alexis")
    game.pick("play", "Deflection")
    over(game)
    assert (game["Alexis"].pool, game["Justin"].pool, nergal.blood) == (30, 26, 0)
    assert "reduced a cost in turn" in nergal.marks


@pytest.mark.parametrize(("blood", "lost", "used"), [(1, 1, False), (2, 2, False), (1, 0, True)])
def test_nergal_has_reduced_nothing_where_he_can_t_pay_at_all(blood: int, lost: int, used: bool) -> None:
    game = table()
    nergal = game.ready("Sarah", "Nergal", blood=blood)
    game.hand("Sarah", library("Rite", "Action", text="Gain 1 pool.", blood=2))
    game.ready("Alexis", vampire("Ira", 6))
    game.pick("action card", "Rite", minion=nergal)
    game.rules.burn_blood(nergal, lost)
    over(game)
    assert game["Sarah"].pool == 30 + used
    assert ("reduced a cost in turn" in nergal.marks) == used


@pytest.mark.parametrize("uses", [True, False])
def test_nergal_chooses_whether_he_pays_for_what_he_could_have_paid_as_he_announced_it(uses: bool) -> None:
    game = table()
    nergal = game.ready("Sarah", "Nergal", blood=2)
    game.hand("Sarah", library("Rite", "Action", text="Gain 1 pool.", blood=2))
    game.ready("Alexis", vampire("Ira", 6))
    game.pick("action card", "Rite", minion=nergal)
    game.rules.burn_blood(nergal, 1)
    asked = until(game, "yes")
    assert asked
    game.pick("yes" if uses else "no")
    over(game)
    assert (game["Sarah"].pool, nergal.blood) == ((31, 0) if uses else (30, 1))
    assert ("reduced a cost in turn" in nergal.marks) == uses


# -- Owain Evans -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "feeds"), [(5, True), (1, False)])
def test_owain_waits_for_what_must_be_done_in_an_unlock_phase(pool: int, feeds: bool) -> None:
    game = table()
    owain = game.ready("Sarah", "Owain Evans, The Wanderer")
    ira = game.ready("Alexis", vampire("Ira", 8), blood=3)
    game.in_play("Justin", "Anarch Revolt")
    game.pool("Alexis", pool)
    game.phase("unlock", of="Alexis")
    game.start()
    assert game["Alexis"].pool == pool - 1
    assert offered(game, "use", owain) == feeds
    if feeds:
        game.pick("use", owain, by="Sarah")
        assert ira.blood == 4 and not offered(game, "use", owain)


@pytest.mark.parametrize("whose", ["Sarah", "Justin"])
def test_owain_feeds_in_the_unlock_phase_of_each_methuselah(whose: str) -> None:
    game = table()
    owain = game.ready("Sarah", "Owain Evans, The Wanderer", blood=8)
    one = game.torpor(whose, vampire("Ira", 8), blood=3)
    game.ready("Alexis", vampire("Other", 8), blood=3)
    game.phase("unlock", of=whose)
    game.start()
    game.pick("use", owain, by="Sarah")
    if game.options("target"):
        assert {each.copy for each in game.options("target")} == {one.id, owain.id}
        game.pick("target", one)
    assert one.blood == 4


# -- Karen Suadela ---------------------------------------------------------------------------------------------

LORD = vampire("Lord", 7, "CEL POT obf pre", clan="Brujah", title="prince of Nice")


@pytest.mark.parametrize(
    ("name", "title", "sect"), [("Karen Suadela", "prince of Houston", "Camarilla"), ("", "", "Independent")]
)
def test_karen_keeps_her_title_after_the_fall(name: str, title: str, sect: str) -> None:
    game = table()
    copy = game.ready("Sarah", name or LORD)
    game.in_play("Justin", "Fall of the Camarilla")
    game.start()
    assert (minions.title(game.rules, copy), minions.sect(game.rules, copy)) == (title, sect)


@pytest.mark.parametrize(("name", "may"), [("Karen Suadela", False), ("", True)])
def test_karen_takes_no_action_of_an_event(name: str, may: bool) -> None:
    for event, blood in (("The New Inquisition", 3), ("Break the Code", 3), ("Restricted Vitae", 0)):
        game = table()
        game.ready("Sarah", name or LORD, blood=blood)
        game.ready("Alexis", imbued("Hunter", 4))
        game.ready("Alexis", vampire("Young", 3), blood=2)
        game.in_play("Justin", event)
        game.start()
        assert bool(game.options("card in play")) == may
        assert game.options("hunt")


@pytest.mark.parametrize(("name", "spent"), [("Karen Suadela", True), ("", False)])
def test_karen_reveals_nothing_for_the_veil(name: str, spent: bool) -> None:
    game = table()
    game.ready("Sarah", name or LORD)
    game.in_play("Alexis", "Veil of Darkness")
    game.library("Sarah", "Vessel", "Dodge")
    game.hand("Sarah", "Enchant Kindred")
    game.pick("action card", "Enchant Kindred", level="pre")
    over(game)
    assert (game["Alexis"].pool < 30, "Sarah reveals Vessel" in game.log) == (spent, not spent)


@pytest.mark.parametrize(("name", "region"), [("Karen Suadela", "ready"), ("", "ash heap")])
def test_karen_is_recalled_in_vain(name: str, region: str) -> None:
    game = table()
    copy = game.ready("Sarah", name or LORD)
    others = [game.ready("Sarah", vampire(each, 3, clan="Brujah")) for each in "AB"]
    game.in_play("Justin", "Recalled to the Founder")
    game.phase("unlock", of="Sarah")
    assert offered(game, "target", copy)
    game.pick("target", copy)
    assert [each.place.region for each in (copy, *others)] == [region, "ready", "ready"]


@pytest.mark.parametrize(("giver", "left"), [("Karen Suadela", (4, 3)), ("Other", (4, 2)), ("", (3, 4))])
def test_blood_traded_with_karen(giver: str, left: tuple[int, int]) -> None:
    """None of hers, and what would come to her goes to the bank; `left` is hers, or a prince's, and the other's."""
    game = table()
    mine = giver != "Other"
    one = game.ready("Sarah" if mine else "Alexis", "Karen Suadela" if giver else LORD, blood=4)
    other = game.ready("Alexis" if mine else "Sarah", vampire("Other", 6), blood=3)
    event = game.in_play("Justin", "Blood Trade")
    game.phase("unlock", of="Sarah")
    game.pick("use", event)
    assert (one.blood, other.blood) == left


def test_what_events_do_to_others_touches_karen() -> None:
    game = table()
    karen = game.ready("Sarah", "Karen Suadela")
    friend = game.ready("Alexis", library("Friend", "Ally", text="Mortal with 2 life. 1 strength, 1 bleed."))
    game.in_play("Justin", "The Unmasking")
    game.pick("bleed", karen)
    assert minions.intercept(game.rules, friend) == 1
    game = table()
    game.torpor("Sarah", "Karen Suadela")
    game.in_play("Justin", "Dragonbound")
    game.go_to("discard", of="Sarah")
    assert game["Sarah"].pool == 29
    game = table()
    text = "Location. This equipment card represents a location and does not count as equipment while in play."
    shack = game.on(game.ready("Alexis", "Karen Suadela"), library("Shack", "Equipment", text=text))
    event = game.in_play("Justin", "Conquest of Humanity")
    game.phase("unlock", of="Sarah")
    game.pick("use", event)
    game.referee.answer(next(n for n, each in enumerate(game.options()) if "burn the location" in each.text))
    assert shack.place.region == "ash heap"


# -- Mata Hari -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "more"), [("Mata Hari", False), ("", True)])
def test_mata_hari_calls_the_beast_but_adds_no_counter(name: str, more: bool) -> None:
    game = table()
    mata = game.ready("Sarah", name or vampire("Krid", 7, clan="Baali"))
    game.hand("Sarah", "Call the Great Beast")
    game.pick("action card", "Call the Great Beast", minion=mata)
    over(game)
    (card,) = (game.rules.copy(below) for below in mata.attached)
    assert card.counters == {"ritual": 7}
    game.go_to("minion", of="Sarah")
    assert not mata.locked and offered(game, "card in play", card) == more


def test_the_beast_comes_at_once_for_a_mata_hari_of_eleven() -> None:
    game = table()
    mata = game.ready("Sarah", "Mata Hari")
    minions.mark(game.rules, mata, "capacity", "11")
    game.hand("Sarah", "Call the Great Beast")
    game.pick("action card", "Call the Great Beast", minion=mata)
    until(game, "discipline")
    assert mata.place.region == "ash heap" and "Call the Great Beast" in game.names("Sarah", "ready")
