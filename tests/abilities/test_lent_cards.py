"""A combat card that lies on an ally and is used from there; cards played by their names as if one had a title."""

from __future__ import annotations

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def until(game: Position, *kinds: str, of: str = "") -> None:
    for _ in range(60):
        if game.rules.table.action is None:
            return
        if any(game.options(kind) for kind in kinds) and of in ("", game.asked):
            return
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()


def recruited(card: str, *more: str) -> tuple[Position, Copy]:
    game = table("Sarah", "Alexis")
    game.ready("Sarah", vampire("Ada", 6, clan="Gangrel antitribu"))
    game.hand("Sarah", "Shadow Court Satyr", card, "Computer Hacking", *more)
    game.phase("minion", of="Sarah")
    game.pick("recruit", "Shadow Court Satyr")
    until(game, "target")
    return game, next(each for each in game.table.copies.values() if game.name(each) == "Shadow Court Satyr")


def fights(game: Position, satyr: Copy, ira: Copy) -> None:
    """The Satyr bleeds and is blocked, in Sarah's next turn."""
    game.go_to("minion", of="Sarah")
    satyr.locked = False
    game.pick("bleed", minion=satyr)
    until(game, "block")
    game.pick("block", minion=ira)


def test_a_satyr_uses_a_card_once_in_each_combat_and_keeps_it() -> None:
    game, satyr = recruited("Thrown Gate")
    assert {game.name(game.rules.copy(each.copy)) for each in game.options("target")} == {"Thrown Gate"}
    game.pick("target", "Thrown Gate")
    (kept,) = (game.rules.copy(each) for each in satyr.attached)
    assert "Thrown Gate" not in game.names("Sarah", "hand") and len(game["Sarah"].piles["hand"]) == 7
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    fights(game, satyr, ira)
    game.hand("Alexis", "Direct Intervention")
    until(game, "play", of="Sarah")
    offers = [each for each in game.options("play") if each.copy == kept.id]
    assert offers and {each.level for each in offers} == {"pot"}, "the basic level only"
    game.pick("play", "Thrown Gate")
    assert game.asked != "Alexis" or not game.options("out of turn"), "nothing can cancel it"
    assert kept.place.on == satyr.id and not kept.face_up, "it lies there out of play"
    assert not [each for each in game.options("play") if each.copy == kept.id], "once in each combat"


def test_a_card_that_asks_for_a_vampire_is_used_too() -> None:
    game, satyr = recruited("Taste of Vitae")
    game.pick("target")
    satyr.blood = 2
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    fights(game, satyr, ira)
    until(game, "play", of="Sarah")
    assert any(each.copy in satyr.attached for each in game.options("play"))
    game.pick("play", "Taste of Vitae")
    assert satyr.blood == 2, "one lost in the fight and one gained"


def test_a_satyr_need_not_take_a_card_and_others_can_not_use_it() -> None:
    game, satyr = recruited("Thrown Gate")
    game.pick("pass")
    assert not satyr.attached and "Thrown Gate" in game.names("Sarah", "hand")
    game, satyr = recruited("Thrown Gate")
    game.pick("target")
    bea = game.ready("Sarah", vampire("Bea", 6, disciplines="POT"))
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    fights(game, bea, ira)
    until(game, "play", of="Sarah")
    assert not [each for each in game.options("play") if each.copy in satyr.attached]


def test_a_satyr_takes_up_the_stick_that_lies_on_it_and_has_it_no_more_to_play() -> None:
    """Ruling on moving the card."""
    game, satyr = recruited("Weighted Walking Stick")
    game.pick("target")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    fights(game, satyr, ira)
    until(game, "play", of="Sarah")
    game.pick("play", "Weighted Walking Stick")
    (stick,) = (game.rules.copy(each) for each in satyr.attached)
    assert (stick.face_up, stick.counters) == (True, {"counters": 5})
    until(game, "weapon", of="Sarah")
    game.pick("weapon", stick)
    game.pass_all()
    game.go_to("minion", of="Alexis")
    fights(game, satyr, ira)
    until(game, "weapon", of="Sarah")
    assert not game.options("play")


def test_karsh_plays_blood_hunt_from_the_ash_heap_as_a_prince() -> None:
    game = table("Sarah", "Alexis")
    karsh = game.ready("Sarah", "Karsh (ADV)")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.ash_heap("Sarah", "Blood Hunt", "Computer Hacking")
    game.phase("minion", of="Sarah")
    heap = {game.name(game.rules.copy(each.copy)) for each in game.options("action card")}
    assert heap == {"Blood Hunt"}
    library = len(game["Sarah"].piles["library"])
    game.pick("action card", "Blood Hunt")
    if game.options("target"):
        game.pick("target", "Ira")
    until(game, "nothing")
    assert [game.name(game.rules.copy(each)) for each in ira.attached] == ["Blood Hunt"] and karsh.locked
    assert len(game["Sarah"].piles["library"]) == library, "it was no card of the hand"


def test_karsh_plays_nothing_else_as_a_prince_and_others_do_not() -> None:
    for who, plays in (("Ada", False), ("Karsh (ADV)", True)):
        game = table("Sarah", "Alexis")
        game.ready("Alexis", vampire("Ira", 6))
        game.ready("Sarah", vampire("Ada", 6) if who == "Ada" else who)
        game.ash_heap("Sarah", "Blood Hunt")
        game.hand("Sarah", "Blood Hunt", "Praxis Seizure: Houston", "Creation Rites")
        game.phase("minion", of="Sarah")
        there = [game.rules.copy(each.copy) for each in game.options("action card")]
        assert sorted((game.name(each), each.place.region) for each in there) == (
            [("Blood Hunt", "ash heap"), ("Blood Hunt", "hand")] if plays else []
        )


def test_an_imperator_plays_a_blood_hunt_and_counts_more_in_a_blood_hunt() -> None:
    game = table("Sarah", "Alexis")
    ada = game.ready("Sarah", vampire("Ada", 8, sect="Camarilla"))
    game.on(ada, "Imperator")
    game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Blood Hunt")
    game.phase("minion", of="Sarah")
    assert [each.minion for each in game.options("action card")] == [ada.id]


def test_karsh_has_three_votes_more_in_a_blood_hunt_only() -> None:
    game = table("Sarah", "Alexis")
    karsh = game.ready("Sarah", "Karsh (ADV)")
    game.torpor("Alexis", vampire("Dee", 5))
    ada = game.ready("Sarah", vampire("Ada", 6))
    before = minions.votes(game.rules, karsh)
    game.phase("minion", of="Sarah")
    game.pick("diablerize", minion=ada)
    for _ in range(20):
        call = game.rules.table.referendum
        if call is not None and call.blood_hunt:
            break
        game.pick("yes") if game.choice is not None and game.choice.kind == "blood hunt" else game.passes()
    assert call is not None and minions.votes(game.rules, karsh) == before + 3
