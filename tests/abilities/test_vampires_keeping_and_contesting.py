"""Vampires who keep their blood, their hand, their intercept, what they contest."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import call, until
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.titles.titles import claim_title, gain_title, take_title_card


def test_basir_feeds_on_discipline_cards_and_neither_blocks_nor_reacts() -> None:
    game = table()
    basir = game.ready("Sarah", "Basir", blood=0)
    game.hand("Sarah", "Celerity")
    game.phase("master", "Sarah")
    game.pick("master", "Celerity")
    if game.options("target"):
        game.pick("target", target=basir)
    game.pass_all()
    assert basir.attached and basir.blood == 1
    game = table()
    basir, ira = game.ready("Sarah", "Basir"), game.ready("Justin", vampire("Ira", 4))
    game.hand("Sarah", "Wake with Evening's Freshness")
    game.phase("minion", "Justin")
    game.pick("bleed", minion=ira)
    assert not game.options("block") and not game.options("play")
    game.pass_all()
    assert game["Sarah"].pool == 29


@pytest.mark.parametrize(("given", "blocks"), [(1, True), (2, False)])
def test_gael_has_an_intercept_of_one_whatever_is_played(given: int, blocks: bool) -> None:
    game = table()
    gael = game.ready("Alexis", "Gaël Pilet")
    game.on(gael, "Sport Bike")
    game.on(gael, "Sport Bike")
    ira = game.ready("Sarah", vampire("Ira", 4, text=f"+{given} stealth."))
    game.pick("bleed", minion=ira)
    game.pick("block", minion=gael)
    game.pass_all()
    assert (game["Alexis"].pool == 30) == blocks


def test_hagar_keeps_the_hand_short_while_unlocked_in_the_own_turn() -> None:
    game = table()
    hagar = game.ready("Sarah", "Hagar Stone")
    game.hand("Sarah", "Blood Doll", "Effective Management")
    game.phase("master", "Sarah")
    game.start()
    held = len(game["Sarah"].piles["hand"])
    game.pick("master", "Blood Doll")
    if game.options("target"):
        game.pick("target", target=hagar)
    game.go_to("minion", "Sarah")
    assert len(game["Sarah"].piles["hand"]) == held - 1
    game.pick("hunt", minion=hagar)
    game.go_to("discard", "Sarah")
    assert len(game["Sarah"].piles["hand"]) == held
    game = table()
    game.ready("Sarah", "Hagar Stone")
    game.hand("Sarah", "Blood Doll")
    game.phase("master", "Sarah")
    game.start()
    held = len(game["Sarah"].piles["hand"])
    game.pick("master", "Blood Doll")
    while game.table.active == 0:
        game.passes()
    assert len(game["Sarah"].piles["hand"]) == held


def test_hagar_lets_what_is_discarded_be_replaced() -> None:
    game = table()
    game.ready("Sarah", "Hagar Stone")
    game.phase("discard", "Sarah")
    game.start()
    held = len(game["Sarah"].piles["hand"])
    game.referee.answer(0)
    assert len(game["Sarah"].piles["ash heap"]) == 1
    assert len(game["Sarah"].piles["hand"]) == held


def test_hagar_keeps_back_what_was_played_not_what_an_effect_discards() -> None:
    """Alexa discards a card for a vote: that is replaced, the card of the referendum is not."""
    for hagar, lacks in (("Hagar Stone", 1), ("Gilbert Duane", 0)):
        game = table()
        game.ready("Sarah", hagar)
        alexa = game.ready("Sarah", "Alexa Draper")
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.hand("Sarah", "Govern the Unaligned")
        call(game, krid)
        until(game, "use", alexa)
        before = len(game["Sarah"].piles["hand"])
        game.pick("use", alexa)
        assert "Govern the Unaligned" in game.names("Sarah", "ash heap")
        assert len(game["Sarah"].piles["hand"]) == before
        assert before == (8 if lacks else 7) - lacks


def test_hagar_keeps_back_events_too() -> None:
    game = table()
    game.ready("Sarah", "Hagar Stone")
    game.hand("Sarah", library("Doom", "Event", text="Gehenna. Nothing happens."))
    game.phase("discard", "Sarah")
    game.start()
    held = len(game["Sarah"].piles["hand"])
    game.pick("event")
    assert len(game["Sarah"].piles["hand"]) == held - 1


def test_who_contests_with_the_controller_of_democritus_burns_one_pool_more() -> None:
    for ready, cost in ((True, 2), (False, 1)):
        game = table()
        (game.ready if ready else game.torpor)("Alexis", "Democritus")
        game.contested("Alexis", "Theo Bell", marks={"contested": "yes"})
        game.contested("Sarah", "Theo Bell", marks={"contested": "yes"})
        game.phase("unlock", "Sarah")
        assert [option.amount for option in game.options("contest")] == [cost]
        game.pick("contest")
        assert game["Sarah"].pool == 30 - cost
        while game.asked == "Sarah":
            game.passes()
        assert [option.amount for option in game.options("contest")] == [1]


def test_olugbenga_pays_for_a_contested_vampire_with_blood() -> None:
    def contest(card: str) -> tuple:  # type: ignore[type-arg]
        game = table()
        olugbenga = game.ready("Sarah", "Olugbenga", blood=3)
        mine = game.contested("Sarah", card, marks={"contested": "yes"}, blood=2)
        game.contested("Alexis", card, marks={"contested": "yes"})
        game.phase("unlock", "Sarah")
        return game, olugbenga, mine

    game, olugbenga, mine = contest("Theo Bell")
    assert len(game.options("contest")) == 3
    game.pick("contest", target=olugbenga)
    assert (game["Sarah"].pool, olugbenga.blood, mine.blood) == (30, 2, 2)
    game, olugbenga, mine = contest("Theo Bell")
    game.pick("contest", target=mine)
    assert (game["Sarah"].pool, olugbenga.blood, mine.blood) == (30, 3, 1)
    game, *_ = contest("The Barrens")
    assert [option.amount for option in game.options("contest")] == [1]


def test_sennadurek_unlocks_as_the_edge_is_lost_in_others_turns() -> None:
    game = table()
    one = game.ready("Sarah", "Sennadurek", locked=True)
    ira = game.ready("Justin", vampire("Ira", 4))
    game.give_edge("Alexis")
    game.phase("minion", "Justin")
    game.pick("bleed", minion=ira)
    while not game.options("yes"):
        game.passes()
    assert not one.locked and game.asked == "Sarah"
    game.pick("yes")
    assert game.asked == "Sarah" and game.options("seen")
    game = table()
    one = game.ready("Sarah", "Sennadurek", locked=True)
    ira = game.ready("Sarah", vampire("Ira", 4))
    game.give_edge("Alexis")
    game.pick("bleed", minion=ira)
    while game.edge != "Sarah":
        game.passes()
    assert one.locked
    assert not any("unlocks" in line for line in game.log)


@pytest.mark.parametrize(
    ("name", "title"), [("Horatio Ballard", "prince of Chicago"), ("Maxwell", "prince of Chicago")]
)
def test_who_is_made_a_prince_while_it_contests_another_title_yields_that(name: str, title: str) -> None:
    """Who contests a title has none; it has the new one at once, and the card of the other is burned (sec. 10)."""
    game = table()
    claims = game.ready("Sarah", name)
    praxis = game.on(claims, "Praxis Seizure: Paris")
    take_title_card(game.rules, praxis)
    rival = game.ready("Alexis", vampire("Ira", 6, title="prince of Paris"))
    friend = game.ready("Sarah", vampire("Krid", 6, title="prince of Rome"))
    claim_title(game.rules, rival)
    game.phase("minion", of="Sarah")
    assert not minions.title(game.rules, claims)
    game.pick("card in play", claims, minion=claims)
    until(game, "title for", friend)
    game.pick("title for", friend)
    game.pass_all()
    assert minions.title(game.rules, claims) == title
    assert game.where(praxis) == "ash heap of Sarah"
    game.go_to("minion", of="Alexis")
    assert minions.title(game.rules, rival) == "prince of Paris"


def test_who_steals_the_title_of_calebros_loses_the_one_that_it_has() -> None:
    """No vampire has two titles; the card of the first is burned (sec. 10, 11)."""
    game = table()
    calebros = game.ready("Alexis", "Calebros, The Martyr")
    elder = game.ready("Sarah", vampire("Elder", 8, sect="Camarilla"))
    praxis = game.on(elder, "Praxis Seizure: Paris")
    take_title_card(game.rules, praxis)
    game.pick("card in play", calebros, minion=elder)
    game.pass_all()
    assert minions.title(game.rules, elder) == "prince of New York"
    assert game.where(praxis) == "ash heap of Sarah"


def test_damaskenos_hurts_followers_of_set_as_he_acquires_cairo_that_was_contested() -> None:
    """He becomes prince in the unlock phase, as the other has yielded (sec. 4.2)."""
    game = table()
    damaskenos = game.ready("Sarah", "Damaskenos, Herald of Leandro")
    kin = game.ready("Justin", vampire("Set", 6, clan="Ministry", sect="Independent"))
    rival = game.ready("Alexis", vampire("Ira", 6, title="prince of Cairo"))
    gain_title(game.rules, damaskenos, "prince of Cairo")
    game.hand("Sarah", "Blood Doll")
    game.phase("unlock", of="Sarah")
    game.pick("contest title", damaskenos)
    assert kin.blood == 6
    game.go_to("unlock", of="Alexis")
    game.pick("yield title", rival)
    game.go_to("master", of="Sarah")
    assert (minions.title(game.rules, damaskenos), kin.blood) == ("prince of Cairo", 5)


@pytest.mark.parametrize(
    ("card", "sect", "title"),
    [("Writ of Acceptance", "Sabbat", "archbishop of Boston"), ("Mozambique Allure", "Camarilla", "prince of Boston")],
)
def test_who_comes_to_be_of_another_sect_yields_a_title_that_it_contests(card: str, sect: str, title: str) -> None:
    """LSJ 20060904: at once, be it of that sect or only considered to be."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect=sect, title=title))
    rival = game.ready("Alexis", vampire("Ira", 6, sect=sect, title=title))
    claim_title(game.rules, rival)
    game.hand("Sarah", card)
    game.phase("minion", of="Sarah")
    game.pick("equip" if card.startswith("Writ") else "action card", minion=krid)
    game.pass_all()
    assert minions.sect(game.rules, krid) != sect and not minions.held_title(game.rules, krid)
    game.go_to("minion", of="Alexis")
    assert minions.title(game.rules, rival) == title


@pytest.mark.parametrize(
    ("fall", "sect", "title"),
    [
        ("Fall of the Camarilla", "Camarilla", "prince of Boston"),
        ("Fall of the Sabbat", "Sabbat", "archbishop of Boston"),
    ],
)
def test_titles_that_two_have_are_contested_once_their_sect_is_there_again(fall: str, sect: str, title: str) -> None:
    """Sec. 4.2: they have come into play while there was no such sect."""
    game = table()
    fallen = game.in_play("Justin", fall)
    both = [game.ready(seat, vampire(seat, 8, sect=sect, title=title)) for seat in ("Sarah", "Alexis")]
    for each in both:
        claim_title(game.rules, each)
    game.in_play("Sarah", "The Uncoiling")
    game.phase("discard", of="Sarah")
    game.start()
    assert game.where(fallen) == "ash heap of Justin"
    assert all(each.marks.get("contested title") and not minions.title(game.rules, each) for each in both)
