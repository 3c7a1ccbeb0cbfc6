"""Cards that are kept on another card, for the minion that bears it to play."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.table import table
from tests.abilities.test_elders import until
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.stored import AS_FROM_HAND, BY_BEARER
from vtes_desktop.table.table import Copy


def gifted() -> tuple[Position, Copy]:
    game = table("Sarah", "Alexis")
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines="PRO", clan="Gangrel"))
    game.hand("Sarah", "Gift of Proteus", "Form of Mist", "Earth Meld", "Govern the Unaligned")
    game.pick("action card", "Gift of Proteus")
    return game, ada


def test_a_gift_of_proteus_keeps_cards_of_the_hand_and_its_bearer_plays_them() -> None:
    game, ada = gifted()
    assert [option.amount for option in game.options("amount")] == [0, 1, 2]
    game.pick("amount", amount=1)
    until(game, "target")
    assert {game.name(game.rules.copy(each.copy)) for each in game.options("target")} == {"Form of Mist", "Earth Meld"}
    game.pick("target", "Earth Meld")
    over(game)
    (gift,) = (game.rules.copy(each) for each in ada.attached)
    assert [game.name(game.rules.copy(each)) for each in gift.attached] == ["Earth Meld"]
    assert "Form of Mist" in game.names("Sarah", "hand") and len(game["Sarah"].piles["hand"]) == 7
    ira = game.ready("Alexis", vampire("Ira", 6))
    other = game.ready("Sarah", vampire("Bea", 6, disciplines="PRO", clan="Gangrel"))
    for _ in range(60):
        if game.options("bleed") and game.asked == "Alexis":
            break
        game.passes()
    ada.locked = False
    game.pick("bleed", minion=ira)
    game.pick("block", minion=ada)
    for _ in range(20):
        if game.asked == "Sarah" and any("Earth Meld" in each for each in game.offers("play")):
            break
        game.pick("hand strike") if game.options("hand strike") and game.asked == "Alexis" else game.passes()
    assert not [each for each in game.options("play") if each.minion == other.id]
    game.pick("play", "Earth Meld", level="PRO")
    over(game)
    assert "Earth Meld" in game.names("Sarah", "ash heap") and not ada.attached, "it is burned once it holds nothing"


def test_the_card_drawn_for_a_gift_of_proteus_is_not_kept_on_it() -> None:
    """What is kept was in the hand before the Gift was replaced; which is said as the action succeeds (rulings)."""
    game = table("Sarah", "Alexis")
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines="PRO", clan="Gangrel"))
    game.hand("Sarah", "Gift of Proteus", "Earth Meld", "Form of Mist")
    game.library("Sarah", "Flesh of Marble")
    game.pick("action card", "Gift of Proteus")
    assert [option.amount for option in game.options("amount")] == [0, 1, 2]
    game.pick("amount", amount=1)
    until(game, "target")
    assert [option.text for option in game.options("target")] == ["Earth Meld", "Form of Mist"]
    game.pick("target", "Form of Mist")
    over(game)
    (gift,) = (game.rules.copy(each) for each in ada.attached)
    assert [game.name(game.rules.copy(each)) for each in gift.attached] == ["Form of Mist"]


def test_with_nothing_kept_it_burns_and_others_can_not_play_it() -> None:
    game, ada = gifted()
    game.pick("amount", amount=0)
    over(game)
    assert not ada.attached and "Gift of Proteus" in game.names("Sarah", "ash heap")
    game = table()
    game.ready("Sarah", vampire("Ada", 6, disciplines="PRO", clan="Brujah"))
    game.hand("Sarah", "Gift of Proteus")
    assert not game.options("action card")


def test_mokole_blood_takes_four_of_library_and_ash_heap() -> None:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines="SER", clan="Ministry"))
    game.hand("Sarah", "Mokolé Blood")
    game.library("Sarah", "Govern the Unaligned", "Form of the Serpent")
    game.ash_heap("Sarah", "Temptation")
    game.pick("equip", minion=ada)
    for _ in range(20):
        if game.options("search"):
            break
        game.passes()
    assert len(game.options("search")) == 2
    game.pick("search", "Temptation")
    game.pick("search")
    over(game)
    (blood,) = (game.rules.copy(each) for each in ada.attached)
    assert len(blood.attached) == 2
    assert any(each.copy in blood.attached for each in game.options()) or ada.locked


def test_blessing_of_the_beast_keeps_what_was_in_the_hand() -> None:
    for keeps in (True, False):
        game = table()
        ada = game.ready("Sarah", vampire("Ada", 6, disciplines="SPI", clan="Ahrimane"))
        game.hand("Sarah", "Blessing of the Beast")
        game.phase("master", "Sarah")
        kept = "Engling Fury"
        game.hand("Sarah", kept)
        game.pick("master", "Blessing of the Beast")
        game.pick("amount", amount=int(keeps))
        if game.options("target"):
            game.pick("target", kept)
        assert bool(ada.attached) == keeps or not keeps
        game.go_to("discard", "Sarah")
        assert bool(ada.attached) == keeps


def test_what_is_drawn_for_a_card_that_keeps_others_is_not_kept_on_it() -> None:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 6, disciplines="SPI", clan="Ahrimane"))
    game.hand("Sarah", "Blessing of the Beast", "Falcon's Eye", "Engling Fury")
    (drawn,) = game.library("Sarah", "Speak with Spirits")
    game.phase("master", "Sarah")
    game.pick("master", "Blessing of the Beast")
    assert len(game.options("amount")) == 3
    game.pick("amount", amount=1)
    assert drawn.place.region == "hand"
    assert [option.text for option in game.options("target")] == ["Falcon's Eye", "Engling Fury"]
    game.pick("target", "Engling Fury")
    (blessing,) = (game.rules.copy(each) for each in ada.attached)
    assert [game.name(game.rules.copy(each)) for each in blessing.attached] == ["Engling Fury"]


THIEVERY = library("Thievery", "Combat", text="Strike: steal equipment.", disciplines="CEL")


@pytest.mark.parametrize("way", ["diablerie", "strike"])
def test_what_is_kept_on_equipment_goes_with_it_to_who_takes_it(way: str) -> None:
    """Whoever has the equipment plays what lies face down on it."""
    game = table()
    mine = game.ready("Sarah", vampire("Ada", 8, disciplines="SER CEL", clan="Ministry"), blood=4)
    theirs = vampire("Ira", 6, disciplines="SER", clan="Ministry")
    other = game.torpor("Alexis", theirs) if way == "diablerie" else game.ready("Alexis", theirs)
    blood = game.on(other, "Mokolé Blood")
    kept = game.on(blood, "Temptation", face_up=False, marks={AS_FROM_HAND: f"{BY_BEARER}Ministry"})
    game.hand("Sarah", THIEVERY)
    game.pick("diablerize" if way == "diablerie" else "bleed", minion=mine)
    for _ in range(60):
        if game.table.action is None:
            break
        wanted = next((kind for kind in ("no", "take", "block", "play", "hand strike") if game.options(kind)), "")
        game.pick(wanted) if wanted else game.passes()
    assert (blood.place.on, blood.controller, kept.controller) == (mine.id, 0, 0)
    mine.locked = False
    game.table.stamps.anew()
    if game.table.phase == "minion":
        game.pick("pass")
    while (game.table.phase, game.asked) != ("minion", "Sarah"):
        game.passes()
    assert kept.id in {option.copy for option in game.options("action card")}
