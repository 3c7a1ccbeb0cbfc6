"""What effects lend or put off by marks and counters: clans, Disciplines, unlocking later, bleeds forbidden, hands laid
open; and actions that only locked vampires take."""

from __future__ import annotations

import pytest

from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import OPEN_HANDS, looks_at_hands
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.later import at
from vtes_desktop.rules.minion.basic_actions import no_bleeds
from vtes_desktop.rules.minion.entering_combat import opponents
from vtes_desktop.table import moves as m
from vtes_desktop.table.sight import sees


def game_of_three() -> Position:
    return Position("Sarah", "Alexis", "Justin")


def test_cards_on_a_vampire_give_it_a_clan_and_a_sect_the_last_one_counts() -> None:
    game = game_of_three()
    krid = game.ready("Sarah", vampire("Krid", 5, clan="Brujah"))
    game.on(krid, library("Mask", "Action"), marks={minions.GIVES_CLAN: "Toreador"})
    game.on(krid, library("Veil", "Action"), marks={minions.GIVES_CLAN: "Ventrue", minions.GIVES_SECT: "Sabbat"})
    assert (minions.clan(game.rules, krid), minions.sect(game.rules, krid)) == ("Ventrue", "Sabbat")


def test_a_vampire_may_have_disciplines_by_a_mark() -> None:
    game = game_of_three()
    krid = game.ready("Sarah", vampire("Krid", 5, "dom"))
    minions.mark(game.rules, krid, minions.GAINED, "dom vis")
    minions.mark(game.rules, krid, minions.GAINED_NOW, "OBF")
    assert minions.disciplines(game.rules, krid) == {"dom": 1, "vis": 1, "obf": 2}


def test_a_crypt_card_that_is_an_ally_is_no_vampire() -> None:
    game = game_of_three()
    krid = game.ready("Sarah", vampire("Krid", 5), marks={"type": "ally"})
    assert (minions.is_vampire(game.rules, krid), minions.is_ally(game.rules, krid)) == (False, True)


@pytest.mark.parametrize(("answer", "locked", "blood"), [("yes", False, 2), ("no", True, 3)])
def test_a_minion_unlocks_later_for_blood_if_it_likes(answer: str, locked: bool, blood: int) -> None:
    game = game_of_three()
    krid = game.ready("Sarah", vampire("Krid", 5), locked=True, blood=3, marks={at("discard phase"): "unlocks 1"})
    other = game.ready("Sarah", vampire("Ira", 5), locked=True, marks={at("discard phase"): "unlocks"})
    game.phase("influence", "Sarah")
    game.pick(answer, by="Sarah")
    assert (krid.locked, krid.blood, other.locked) == (locked, blood, False)


def test_who_is_kept_from_bleeding_has_other_actions() -> None:
    game = game_of_three()
    game.ready("Sarah", vampire("Krid", 5), blood=3)
    game.rules.do(m.SetCounter(0, no_bleeds(game.seat("Sarah")), 1))
    assert game.options("hunt")
    assert not game.options("bleed")


def test_who_may_look_at_all_hands_sees_them_and_nobody_else() -> None:
    game = game_of_three()
    game.ready("Sarah", vampire("Krid", 5))
    card = game.hand("Alexis", "Deflection")[0]
    game.rules.do(m.SetCounter(0, OPEN_HANDS, 1))
    game.rules.do(m.SetCounter(0, looks_at_hands(0), 1))
    assert game.asked == "Sarah"
    assert [sees(game.table, card, seat) for seat in range(3)] == [True, True, False]


def test_only_a_locked_vampire_takes_what_only_locked_ones_can() -> None:
    game = game_of_three()
    ira, krid = game.ready("Sarah", vampire("Ira", 5, "for")), game.ready("Sarah", vampire("Krid", 5, "for"))
    krid.locked = True
    game.hand("Sarah", "Force of Will")
    assert {option.minion for option in game.options("action card")} == {krid.id}
    assert not [option for option in game.options("bleed") if option.copy == krid.id]
    assert [option for option in game.options("bleed") if option.copy == ira.id]


def test_a_younger_opponent() -> None:
    game = game_of_three()
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", vampire("Peer", 5))
    young = game.ready("Alexis", vampire("Young", 4))
    assert opponents(game.rules, krid, frozenset({"vampire", "younger"})) == [young]
