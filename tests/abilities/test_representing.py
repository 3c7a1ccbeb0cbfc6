"""Cards that represent other minions than they are, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.catalogue import load
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.imbued.imbued import is_monster, is_mortal
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.rules.minion.blocks import directed_at
from vtes_desktop.table.table import Copy

DIARY = "Khazar's Diary (Endless Night)"
GIOVANNI = vampire("Gio", 5, "nec", clan="Giovanni")
BIG = vampire("Elder", 9, "DOM", clan="Ventrue", title="prince of Chicago", text="+2 bleed. +2 strength.")
BURNER = library("Pyre", "Action", text="(D) Burn a minion.")


def diary(game: Position, counters: int) -> Copy:
    """A diary in play of Sarah's with so many counters."""
    return game.in_play("Sarah", DIARY, counters={"counters": counters})


def test_the_diary_is_put_in_play_or_adds_to_one_there() -> None:
    game = at("minion")
    krid = game.ready("Sarah", GIOVANNI)
    (card,) = game.hand("Sarah", DIARY)
    game.pick("action card", minion=krid)
    finish(game)
    assert card.place.region == "in play"
    game = at("minion")
    krid, there = game.ready("Sarah", GIOVANNI), game.in_play("Alexis", DIARY)
    (card,) = game.hand("Sarah", DIARY)
    game.pick("action card", minion=krid)
    until(game, "way")
    game.pick("way", amount=1)
    finish(game)
    assert (card.place.region, there.counters["counters"]) == ("ash heap", 1)


def test_the_diary_counts_unique_minions_that_are_burned() -> None:
    for target, counted in ((vampire("Foe", 4), 1), (ally("Helper", 2), 0), (ally("Wolf", 2, text="Unique."), 1)):
        game = at("minion")
        krid, card = game.ready("Sarah", vampire("Krid", 4)), diary(game, 0)
        foe = game.ready("Alexis", target)
        game.rules.burn(foe)
        game.pick("bleed", minion=krid)
        finish(game)
        assert card.counters.get("counters", 0) == counted


def test_with_seven_counters_giovanni_are_masters_of_necromancy_and_raise_wraiths() -> None:
    for count, seen in ((6, False), (7, True)):
        game = at("minion")
        game.ready("Alexis", vampire("Foe", 3))
        gio, other = game.ready("Sarah", GIOVANNI), game.ready("Sarah", vampire("Ira", 5, clan="Ventrue"))
        card = diary(game, count)
        (dead,) = game.ash_heap("Alexis", BIG)
        game.start()
        assert minions.disciplines(game.rules, gio).get("nec", 0) == (2 if seen else 1)
        assert minions.disciplines(game.rules, other).get("nec", 0) == 0
        assert any(each.minion == gio.id for each in game.options("card in play")) == seen
        assert not any(each.minion == other.id for each in game.options("card in play"))
        if not seen:
            continue
        game.pick("card in play", card, minion=gio)
        assert directed_at(game.rules) == []
        finish(game)
        wraith = game.rules.copy(dead.id)
        rules = game.rules
        assert (wraith.controller, wraith.place.region, wraith.blood) == (0, "ready", 2)
        assert (minions.is_ally(rules, wraith), minions.is_vampire(rules, wraith)) == (True, False)
        assert (minions.strength(rules, wraith), minions.bleed_amount(rules, wraith)) == (0, 1)
        assert (minions.stealth(rules, wraith), minions.title(rules, wraith), minions.clan(rules, wraith)) == (
            1,
            "",
            "",
        )
        assert minions.disciplines(rules, wraith) == {}
        # It acts at once.
        game.pick("bleed", minion=wraith)
        finish(game)
        assert game["Alexis"].pool == 29
        game.rules.burn(wraith)
        assert (wraith.place.seat, wraith.place.region) == (1, "ash heap")
        assert minions.is_vampire(rules, wraith)
        game.pick("pass")
        # What only represented somebody is no unique minion that is burned.
        assert card.counters["counters"] == 7


def test_an_imbued_as_a_wraith_is_neither_imbued_nor_mortal() -> None:
    game = at("minion")
    gio, card = game.ready("Sarah", GIOVANNI), diary(game, 7)
    (dead,) = game.ash_heap("Sarah", imbued("Anna", 4))
    game.pick("card in play", card, minion=gio)
    finish(game)
    wraith = game.rules.copy(dead.id)
    assert (minions.is_imbued(game.rules, wraith), is_mortal(game.rules, wraith)) == (False, False)


def raised(dead: Card, by: Card = GIOVANNI) -> tuple[Position, Copy]:
    """The Diary of Sarah has raised somebody as a wraith; Ira of Alexis sees it."""
    game = at("minion")
    gio, card = game.ready("Sarah", by), diary(game, 7)
    game.ready("Alexis", vampire("Ira", 6, "DOM", text="+2 intercept."))
    game.hand("Alexis", "Still the Mortal Flesh")
    (wraith,) = game.ash_heap("Sarah", dead)
    game.pick("card in play", card, minion=gio)
    finish(game)
    return game, wraith


@pytest.mark.parametrize("dead", [vampire("Late", 4), ally("Hunter", 1, text="Mortal."), imbued("Anna", 4)])
def test_who_is_raised_as_a_wraith_is_one_for_every_card_and_nothing_else(dead: Card) -> None:
    """Dance of the Dead may be used for it, Still the Mortal Flesh not against it; it is no mortal any more."""
    game, wraith = raised(dead)
    dance = game.in_play("Sarah", "Dance of the Dead", counters={"counters": 4})
    assert (is_mortal(game.rules, wraith), is_monster(game.rules, wraith)) == (False, True)
    game.pick("bleed", minion=wraith)
    game.pick("block", "Ira")
    assert (game.asked, [option.copy for option in game.options("use")]) == ("Sarah", [dance.id])
    while game.table.action is not None:
        assert not game.options("play")
        game.pick("hand strike") if game.options("hand strike") else game.passes()


def test_a_wraith_of_the_diary_starts_with_what_carmine_gives_to_wraiths() -> None:
    carmine = load().find("Carmine Giovanni")
    assert raised(vampire("Late", 4), by=carmine)[1].blood == 3


def spells(game: Position, mine: int, theirs: int) -> Copy:
    """So many copies in play of two Methuselahs; one of Sarah's."""
    for _ in range(theirs):
        game.in_play("Alexis", "Spell of Life")
    return [game.in_play("Sarah", "Spell of Life") for _ in range(mine)][-1]


def burn_five(game: Position, card: Copy) -> None:
    """Use one of just five copies, and so the other four."""
    use(game, card)
    while any(game.table.copies[option.copy].card == card.card for option in game.options("target")):
        game.pick("target", game.table.copies[game.options("target")[0].copy])


def test_five_spells_of_life_of_anybody_bring_mummies() -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 4))
    card = spells(game, 3, 2)
    one, two = game.uncontrolled("Sarah", BIG, blood=3), game.uncontrolled("Sarah", vampire("Ira", 4))
    foe = game.ready("Alexis", vampire("Foe", 5))
    burn_five(game, card)
    game.pick("target", one)
    game.pick("target", two)
    assert not [copy for copy in game.table.copies.values() if copy.place.region == "in play"]
    rules = game.rules
    for copy, size in ((one, 9), (two, 4)):
        copy = next(each for each in game.table.copies.values() if each.card == copy.card)
        assert (copy.place.region, copy.blood, minions.strength(rules, copy)) == ("ready", size, 2)
        assert (minions.is_ally(rules, copy), minions.bleed_amount(rules, copy)) == (True, 1)
        assert minions.is_unique(rules, copy)
    mummy = next(each for each in game.table.copies.values() if each.card == one.card)
    game.pick("card in play", mummy, minion=mummy)
    finish(game)
    assert foe.blood == 3


def test_fewer_spells_do_nothing_and_nobody_need_be_uncontrolled_by_others() -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 4))
    card = spells(game, 3, 1)
    game.uncontrolled("Sarah", BIG)
    game.start()
    assert not offers(game, card)
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 4))
    card = spells(game, 3, 2)
    game.uncontrolled("Alexis", BIG)
    game.start()
    assert not offers(game, card)


def test_a_mummy_contests_a_unique_vampire_of_its_name_but_not_another() -> None:
    for text, contested in (("", True), ("Non-unique.", False)):
        game = at("minion")
        game.ready("Sarah", vampire("Krid", 4))
        card, who = spells(game, 5, 0), vampire("Ira", 4, text=text)
        game.uncontrolled("Sarah", who)
        theirs = game.ready("Alexis", who)
        burn_five(game, card)
        assert (theirs.place.region == "contested") == contested
