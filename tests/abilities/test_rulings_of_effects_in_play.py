"""Rulings on what cards in play do: how often, for whom, and whether in time."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.calls import to_terms
from tests.abilities.deeds import lying, marked, through
from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

EVERY = f"{EVERYTHING} VAL SAN MEL"


def ever_used(game: Position, copy: Copy) -> int:
    """In how many windows a card is offered for a use until the action is over; it is not used."""
    found = 0
    for _ in range(60):
        if game.table.action is None:
            break
        found += any(each.copy == copy.id for each in game.options("use"))
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
    return found


@pytest.mark.parametrize("sect", ["Camarilla", "Anarch"])
def test_aline_unlocks_after_another_has_become_an_anarch(sect: str) -> None:
    game = table()
    aline = game.ready("Sarah", "Aline Gädeke", locked=True, blood=5)
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Camarilla"), blood=6)
    game.pick("become anarch" if sect == "Anarch" else "bleed", minion=krid)
    assert bool(ever_used(game, aline)) == (sect == "Anarch")


def test_angelica_discards_all_at_once_and_more_than_she_needs() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."), blood=6)
    angelica = game.ready("Alexis", "Angelica, The Canonicus")
    game.hand("Alexis", *["Blood Doll"] * 3)
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", angelica)
    until_or_over(game, "use", angelica)
    game.pick("use", angelica)
    burned = 0
    for _ in range(8):
        if any("Blood Doll" in each.text for each in game.options("discard")) and burned < 2:
            game.referee.answer(next(n for n, each in enumerate(game.options()) if "Blood Doll" in each.text))
            burned += 1
        elif game.options("amount"):
            game.pick("amount", amount=2)
        else:
            break
    assert game.names("Alexis", "ash heap") == ["Blood Doll"] * 2
    assert not ever_used(game, angelica)


@pytest.mark.parametrize("anarch", [True, False])
def test_a_body_bag_is_a_haven_of_who_is_no_anarch_too(anarch: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch" if anarch else "Camarilla"), blood=6)
    other = game.ready("Sarah", vampire("Oth", 4))
    game.hand("Sarah", "Body Bag", "Secure Haven")
    game.pick("equip", minion=krid)
    over(game)
    assert lying(game, "Body Bag").place.on == krid.id
    for _ in range(40):
        if game.table.active == 0 and game.options("master"):
            break
        game.passes()
    game.pick("master", "Secure Haven")
    assert lying(game, "Secure Haven").place.on == other.id


@pytest.mark.parametrize("first", ["cancelled", "taken", "none"])
def test_channel_ten_is_for_later_actions(first: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=6)
    other = game.ready("Sarah", vampire("Oth", 6, text="+1 stealth."), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    channel = game.in_play("Alexis", "Channel 10")
    game.hand("Sarah", "Govern the Unaligned")
    game.hand("Alexis", "Direct Intervention")
    if first != "none":
        game.pick("action card", minion=krid, level="dom")
        for _ in range(20):
            if game.table.action is None:
                break
            if game.options("out of turn") and first == "cancelled":
                game.pick("out of turn")
            else:
                game.passes()
    game.pick("bleed", minion=other)
    until_or_over(game, "block")
    game.pick("block", ira)
    assert bool(ever_used(game, channel)) == (first == "taken")


def test_chameleon_makes_one_s_own_vampire_an_anarch() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Anarch", title="baron of Boston"), blood=8)
    young = game.uncontrolled("Sarah", vampire("Young", 3), blood=2)
    game.hand("Sarah", "Chameleon")
    game.phase("influence", of="Sarah")
    game.pick("transfer", young)
    for _ in range(30):
        if any(each.minion == krid.id for each in game.options("action card")):
            break
        game.passes()
    game.pick("action card", minion=krid)
    through(game, young, 3)
    assert minions.sect(game.rules, young) == "Anarch" and young.controller == 0 and krid.blood == 5


def test_charnas_goes_from_the_game_with_who_is_ousted() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+5 bleed."))
    ira = game.ready("Alexis", vampire("Ira", 6))
    charnas = game.on(ira, "Charnas the Imp", owner="Alexis")
    game.pool("Alexis", 3)
    game.pick("bleed", minion=krid)
    for _ in range(20):
        if game["Alexis"].ousted:
            break
        assert not game.options("yes")
        game.passes()
    assert charnas.place.region == "removed"


def test_a_concoction_is_drunk_after_the_announcement_with_a_discipline() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=6)
    tonic = game.on(krid, "Concoction of Vitality")
    game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Govern the Unaligned", "Conditioning")
    game.pick("action card", "Govern the Unaligned", minion=krid, level="dom")
    until_or_over(game, "use", tonic)
    game.pick("use", tonic)
    for _ in range(20):
        if game.table.action is None:
            break
        assert not game.options("block") and not game.options("play")
        game.passes()
    assert game["Alexis"].pool == 27


@pytest.mark.parametrize("infernal", [True, False])
def test_a_concordance_outlasts_the_pact(infernal: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DAI", text="Infernal." if infernal else ""))
    game.on(krid, "Concordance", marks={"level": "dai"})
    assert minions.strength(game.rules, krid) == 2


@pytest.mark.parametrize("locked", [True, False])
def test_a_wolf_that_is_unlocked_in_the_unlock_phase_is_not_burned(locked: bool) -> None:
    game = table()
    wolf = game.ready("Sarah", "Cry Wolf", locked=locked)
    game.phase("unlock", of="Sarah")
    game.choice  # noqa: B018
    for _ in range(4):
        if game.table.phase == "minion":
            break
        game.passes()
    assert (wolf.place.region == "ash heap") == locked


def test_a_wolf_that_has_fought_and_is_unlocked_does_what_it_likes() -> None:
    game = table()
    wolf = game.ready("Sarah", "Cry Wolf")
    ira = game.ready("Alexis", vampire("Ira", 9))
    idle = game.ready("Sarah", vampire("Idle", 5), blood=1)
    kinds = {each.kind for each in game.options() if each.minion == wolf.id}
    assert kinds == {"card in play"}
    game.pick("card in play", minion=wolf)
    game.pick("enter combat", ira) if game.options("enter combat") else None
    over(game)
    wolf.locked = False
    game.pick("hunt", minion=idle)
    over(game)
    assert "card in play" not in {each.kind for each in game.options() if each.minion == wolf.id}
    assert game.options("pass")


@pytest.mark.parametrize("change", [True, False])
def test_who_votes_against_de_sade_pays_once(change: bool) -> None:
    game = table()
    sade = game.ready("Sarah", "De Sade")
    ira = game.ready("Alexis", vampire("Ira", 9, title="prince of Paris"), blood=5)
    game.on(ira, "Legendary Vampire")
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", minion=sade)
    to_terms(game)
    for _ in range(6):
        if not game.options("points"):
            break
        game.pick("points", amount=max(each.amount for each in game.options("points")))
    for _ in range(20):
        if game.table.referendum is None:
            break
        if game.asked == "Alexis" and game.options("all against"):
            game.pick("all against")
        elif any(each.copy == ira.id for each in game.options("title against")):
            game.pick("title against", ira)
        elif any(each.copy == ira.id for each in game.options("gained against")):
            game.pick("gained against", ira)
        else:
            game.passes()
    assert ira.blood == 4
    del change


@pytest.mark.parametrize("what", ["equipment", "minion"])
def test_detect_authority_is_no_use_against_what_targets_equipment(what: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERY), blood=8)
    ira = game.ready("Alexis", vampire("Ira", 6, "ani", sect="Anarch"), blood=6)
    game.on(ira, "Leather Jacket")
    game.hand("Sarah", "Conceal" if what == "equipment" else "Blood Bond")
    game.hand("Alexis", "Detect Authority")
    game.pick("action card", minion=krid, level="obf" if what == "equipment" else "")
    found = False
    for _ in range(20):
        if game.table.action is None and game.table.phase != "minion":
            break
        found |= any("Detect" in each.text for each in game.options("play"))
        if any(each.copy == ira.id for each in game.options("target")):
            game.pick("target", ira)
        else:
            game.passes()
    assert found == (what == "minion")


@pytest.mark.parametrize(("knows", "found"), [("POT", False), ("pot", True)])
def test_deviki_teaches_nobody_what_could_not_be_put_on_him(knows: str, found: bool) -> None:
    game = table()
    deviki = game.ready("Sarah", "Deviki Prasanta")
    krid = game.ready("Sarah", vampire("Krid", 6, knows, clan="Banu Haqim"))
    (potence,) = game.ash_heap("Sarah", "Potence")
    game.phase("master", of="Sarah")
    game.pick("use", deviki)
    game.pick("target", krid) if game.options("target") else None
    for _ in range(3):
        number = next((n for n, each in enumerate(game.options()) if "Potence" in each.text), None)
        if number is None:
            break
        game.referee.answer(number)
    assert (potence.place.on == krid.id) == found


DRAWING = ["Dreams of the Sphinx", "Fragment of the Book of Nod", "The Barrens", "The Erciyes Fragments"]


@pytest.mark.parametrize("card", DRAWING)
def test_cards_are_drawn_by_a_card_in_play_during_an_action_but_not_as_a_card_is_played(card: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=6)
    drawer = game.in_play("Alexis", card)
    game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Govern the Unaligned")
    game.hand("Alexis", "Blood Doll")
    game.ash_heap("Justin", "Dodge")
    game.rules.discreet = True
    while game.asked != "Sarah":
        game.passes()
    game.pick("action card", minion=krid, level="dom")
    seen = []
    for _ in range(20):
        if game.table.action is None:
            break
        if any(each.copy == drawer.id for each in game.options("use")):
            seen.append(game.question)
        game.passes()
    assert seen and not [each for each in seen if "is played" in each]


@pytest.mark.parametrize("bleeds", [True, False])
def test_elen_s_own_bleed_must_be_taken_though_she_could_bleed_otherwise(bleeds: bool) -> None:
    game = table()
    elen = game.ready("Sarah", "Elen Kamjian")
    game.ready("Sarah", vampire("Idle", 3), locked=True)
    game.hand("Sarah", *(["Flurry of Action"] if bleeds else []))
    kinds = {each.kind for each in game.options() if each.minion == elen.id}
    assert kinds == {"card in play"}


@pytest.mark.parametrize("times", [1, 2])
def test_ennoia_s_theater_gives_its_transfer_at_any_moment(times: int) -> None:
    game = table()
    theater = game.in_play("Sarah", "Ennoia's Theater")
    young = game.uncontrolled("Sarah", vampire("Young", 9))
    game.phase("influence", of="Sarah")
    for _ in range(times):
        game.pick("transfer", young)
    game.referee.answer(
        next(n for n, each in enumerate(game.options()) if "transfer" in each.text and each.kind == "use")
    )
    assert theater.locked
    moved = times
    for _ in range(8):
        if not game.options("transfer"):
            break
        game.pick("transfer", young)
        moved += 1
    assert moved == 5


@pytest.mark.parametrize("alone", [True, False])
def test_eze_unlocks_himself_whatever_else_unlocks_him(alone: bool) -> None:
    game = table()
    eze = game.ready("Sarah", "Eze, The Demon Prince")
    game.pick("bleed", minion=eze)
    over(game)
    assert not eze.locked
    del alone


def test_mekhet_is_feared_in_torpor_too() -> None:
    game = table()
    first = game.ready("Sarah", vampire("First", 9, title="justicar"), blood=9)
    fallen = game.torpor("Alexis", vampire("Fallen", 9, title="justicar"))
    fear = game.on(first, "Fear of Mekhet", owner="Alexis")
    game.phase("unlock", of="Sarah")
    for _ in range(4):
        if fear.place.on == fallen.id:
            break
        game.pick("target", fallen) if game.options("target") else game.passes()
    assert fear.place.on == fallen.id and first.blood == 4


@pytest.mark.parametrize(("card", "fits"), [("Steely Tenacity", True), ("Chameleon", True), ("Dodge", False)])
def test_the_museum_gives_back_what_requires_an_anarch_or_a_baron(card: str, fits: bool) -> None:
    game = table()
    museum = game.in_play("Sarah", "Garibaldi-Meucci Museum")
    game.ash_heap("Sarah", card)
    game.phase("unlock", of="Sarah")
    if not any(each.copy == museum.id for each in game.options("use")):
        assert not fits
        return
    game.pick("use", museum)
    game.pick("yes") if game.options("yes") else None
    for _ in range(2):
        game.referee.answer(next((n for n, each in enumerate(game.options()) if card in each.text), 0))
    assert (card in game.names("Sarah", "hand")) == fits


@pytest.mark.parametrize("who", ["ally", "vampire"])
def test_an_ally_pays_no_blood_for_a_hidden_heart(who: str) -> None:
    game = table()
    krid = game.ready("Sarah", ally("Brute", 3) if who == "ally" else vampire("Krid", 6), blood=3)
    game.ready("Alexis", vampire("Ira", 6, "val"))
    game.hand("Alexis", "Hide the Heart")
    game.pick("bleed", minion=krid)
    for _ in range(20):
        if any(each.level == "val" for each in game.options("play")):
            break
        game.passes()
    game.pick("play", "Hide the Heart", level="val")
    ways = [each.text for each in game.options("way")]
    assert bool(ways) == (who == "vampire")
    if ways:
        game.pick("way", amount=None) if len(ways) == 1 else game.referee.answer(0)
    over(game)
    assert game["Alexis"].pool == (29 if who == "vampire" else 30)


@pytest.mark.parametrize("locked", [True, False])
def test_who_hides_the_heart_of_another_must_be_unlocked(locked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Justin", vampire("Ira", 6, "VAL"), locked=locked)
    game.hand("Justin", "Hide the Heart", "Forced Awakening")
    game.pick("bleed", minion=krid)
    found = False
    for _ in range(30):
        if game.table.action is None:
            break
        if any("Awakening" in each.text for each in game.options("play")):
            game.pick("play", "Forced Awakening")
            continue
        found |= any(each.level == "VAL" for each in game.options("play"))
        game.passes()
    assert found != locked


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_andy_discards_as_many_as_there_are(cards: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 strength."), blood=6)
    andy = game.ready("Alexis", "Jaggedy Andy", blood=1)
    game.hand_size("Alexis", cards)
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", andy)
    over(game)
    assert andy.place.region == "torpor"
    assert len(game.rules.pile(1, "ash heap")) == min(2, cards)


@pytest.mark.parametrize("empty", [True, False])
def test_a_leech_takes_what_there_is(empty: bool) -> None:
    game = table()
    brute = game.ready("Sarah", library("Brute", "Ally", text="Mortal with 2 life. 1 strength, 1 bleed."), blood=2)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=0 if empty else 3)
    game.hand("Sarah", "Leech")
    game.pick("action card", minion=brute)
    through(game, ira)
    assert brute.blood == (2 if empty else 3)


def test_lisandro_is_no_samedi_in_the_crypt() -> None:
    game = table()
    game.crypt("Sarah", "Lisandro Giovanni", vampire("Tom", 4))
    game.hand("Sarah", "Coroner's Contact")
    game.phase("master", of="Sarah")
    if game.options("master"):
        game.pick("master")
    for _ in range(3):
        assert not any("Lisandro" in each.text for each in game.options())
        if not game.options("pass") or game.options("master"):
            break
        game.passes()
    assert not marked(game, "Lisandro Giovanni")


@pytest.mark.parametrize("needed", [True, False])
def test_a_loup_is_played_though_no_stealth_is_needed(needed: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"))
    if needed:
        game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Loup")
    game.pick("bleed", minion=krid)
    until_or_over(game, "play")
    assert any("Loup" in each.text for each in game.options("play"))


@pytest.mark.parametrize("titled", [True, False])
def test_lubomira_stays_locked_after_bleeding_who_has_a_title(titled: bool) -> None:
    game = table()
    lubomira = game.ready("Sarah", "Lubomira Hradok")
    ira = game.ready("Alexis", vampire("Ira", 6, title="prince of Paris" if titled else ""), locked=True)
    game.pick("bleed", minion=lubomira)
    over(game)
    game.go_to("minion", "Sarah") if not titled else None
    if titled:
        for _ in range(30):
            if game.table.active == 0 and game.table.turn > 7 and game.table.phase != "unlock":
                break
            game.passes()
    assert lubomira.locked == titled and not ira.locked


@pytest.mark.parametrize("both", [True, False])
def test_a_life_boon_earns_the_point_and_the_debtor_the_pool(both: bool) -> None:
    game = table("Sarah", "Alexis", "Justin", "Ken")
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    game.pool("Alexis", 2)
    game.pool("Justin", 2 if both else 20)
    game.hand("Ken", "Life Boon")
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", minion=krid)
    to_terms(game)
    for _ in range(6):
        if not game.options("points"):
            break
        option = game.options("points")[0]
        wanted = 2 if option.seat in (1, 2) else 0
        amounts = [each.amount for each in game.options("points")]
        game.pick("points", amount=wanted if wanted in amounts else max(amounts))
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("out of turn"):
            game.pick("out of turn")
        elif game.options("amount"):
            game.pick("amount", amount=1) if any(
                each.amount == 1 for each in game.options("amount")
            ) else game.referee.answer(0)
        elif game.asked == "Sarah" and game.options("all for"):
            game.pick("all for")
        elif game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.referee.answer(0)
    assert not game["Alexis"].ousted
    assert game["Justin"].ousted == both
    if both:
        assert game["Ken"].victory_points == 1 and game["Alexis"].victory_points == 0
        assert game["Alexis"].pool > 6


def test_bima_is_taught_what_was_drawn_for_it() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ministry"), blood=6)
    game.hand("Sarah", "Bima")
    game.library("Sarah", "Potence")
    game.pick("recruit", minion=krid)
    for _ in range(10):
        number = next(
            (n for n, each in enumerate(game.options()) if "Potence" in each.text and each.kind != "discard"), None
        )
        if number is not None:
            game.referee.answer(number)
            break
        game.passes()
    bima = next(copy for copy in game.table.copies.values() if game.name(copy) == "Bima")
    assert [game.name(game.table.copies[below]) for below in bima.attached] == ["Potence"]
