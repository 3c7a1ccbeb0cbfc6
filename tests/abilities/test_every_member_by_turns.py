"""Rulings that were given for many cards, played with each of them: how often, at whom, and by whose leave."""

from __future__ import annotations

import pytest

from tests.abilities.members import each, fitting, readings
from tests.abilities.shapes import step
from tests.abilities.table import table
from vtes_desktop.abilities.vocabulary.effects.flow import with_inner
from vtes_desktop.abilities.words import Mark
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.invented import library, vampire

# -- once each turn ---------------------------------------------------------------------------------------------------


def limits(card: Card) -> set[str]:
    """By what a card is kept to once in a turn: of each player's."""
    found = set()
    for reading in readings(card):
        found |= {"use" for one in reading.usable if one.once == "turn"}
        found |= {"price" for one in reading.prices if one.optional and not one.spends}
        found |= {"action" for one in reading.actions if one.once}
        words = [word for one in (*reading.upon,) for word in one.words]
        words += [word for use in reading.usable for word in use.words]
        for word in with_inner(tuple(words)):
            found |= {"mark"} if isinstance(word, Mark) and "this turn" in word.name else set()
            found |= {"word"} if type(word).__name__ in ("OncePerTurn", "DrawnThisTurn", "DrawAnother") else set()
    return found


@each("Once each turn")
def test_once_each_turn_is_once_in_each_turn_of_anybody(card: Card) -> None:
    assert limits(card)


ON_BLOCKS = ("Aisha", "Andreas, The Bard of Crete")


@pytest.mark.parametrize("name", ON_BLOCKS)
def test_intercept_is_had_once_in_the_turn_of_the_predator_and_once_in_that_of_the_prey(name: str) -> None:
    game = table()
    copy = game.ready("Sarah", name, blood=4)
    for seat in ("Alexis", "Justin"):
        for number in range(2):
            game.ready(seat, vampire(f"{seat} {number}", 4, text="+1 stealth."), blood=2)
    game.phase("minion", of="Alexis")
    seen: dict[str, list[bool]] = {}
    for seat in ("Alexis", "Justin"):
        for number in range(2):
            if number == 0:
                game.go_to("minion", seat)
            there = game.rules.pile(game.seat(seat), "ready")
            actor = next(minion for minion in there if game.name(minion) == f"{seat} {number}")
            game.pick("hunt", minion=actor)
            offered = False
            for _ in range(60):
                if game.choice is None or game.table.action is None:
                    break
                uses = [option for option in game.options("use") if option.copy == copy.id]
                offered = offered or bool(uses)
                if uses:
                    game.pick("use", copy)
                elif any(option.copy == copy.id for option in game.options("block")) and not copy.locked:
                    game.pick("block", copy)
                else:
                    step(game)
            seen.setdefault(seat, []).append(offered)
            copy.locked = False
            game.table.stamps.anew()
    assert seen == {"Alexis": [True, False], "Justin": [True, False]}


# -- what is directed at a card ---------------------------------------------------------------------------------------

LOCATIONS = {
    "Nosferatu Performance Art": library("Salon", "Master", clans=("Toreador",), text="Master: unique location.")
}
LEVELS = {"Conceal": "OBF", "Smash and Grab": "pot", "The World's a Canvas": "obf"}


@each("Directed at a card")
def test_an_action_at_a_card_is_directed_at_who_controls_that(card: Card) -> None:
    name, game = card.display_name, table()
    place = game.in_play("Alexis", LOCATIONS.get(name, "Papillon"))
    types = {*card.types}
    if "Ally" in types:
        actor = lies = game.ready("Sarah", card)
    elif "Equipment" in types:
        actor = game.ready("Sarah", fitting(card))
        lies = game.on(actor, card)
    elif name == "Open War":
        actor, lies = game.ready("Sarah", fitting(card)), game.in_play("Sarah", card)
    else:
        actor = game.ready("Sarah", fitting(card))
        (lies,) = game.hand("Sarah", card)
    game.ready("Alexis", vampire("Ira", 4)), game.ready("Justin", vampire("Jo", 4))
    found = [
        number
        for number, option in enumerate(game.choice.options if game.choice else ())
        if (option.copy, option.minion) == (lies.id, actor.id)
        and (option.kind == "card in play" or (option.kind == "action card" and option.level == LEVELS.get(name, "")))
        and "combat" not in option.text
    ]
    assert found and game.referee is not None
    game.referee.answer(found[0])
    while game.table.action is None:
        options = game.options()
        number = next(
            (n for n, option in enumerate(options) if option.copy == place.id or place.id in option.targets), 0
        )
        game.referee.answer(number)
    assert (game.table.action.seats, game.asked) == ((game.seat("Alexis"),), "Alexis")


# -- special hunts ----------------------------------------------------------------------------------------------------


@each("Special Hunt action", but=("Legacy of Caine", "Restricted Vitae", "Week of Nightmares"))
def test_a_special_hunt_is_had_once_in_a_turn(card: Card) -> None:
    """Also by who unlocks, with another copy of its card."""
    game = table()
    if card.kind == "crypt":
        krid = game.ready("Sarah", card, blood=1)
    else:
        krid = game.ready("Sarah", fitting(card), blood=1)
        game.hand("Sarah", card, card)
    game.ready("Sarah", vampire("Kim", 4))
    game.ready("Alexis", vampire("Ira", 4))
    twins = game.ash_heap("Alexis", "Vagabond Mystic", "Vagabond Mystic", "Vagabond Mystic", "Vagabond Mystic")
    for twin in twins:
        twin.marks[BURNED_IN] = str(game.table.turn)
    name = card.display_name

    def hunts() -> list[int]:
        options = game.choice.options if game.choice else ()
        return [
            number
            for number, option in enumerate(options)
            if option.minion == krid.id
            and option.kind in ("action card", "card in play", "hunt")
            and (option.kind != "hunt" or "steal" in option.text)
            and (card.kind == "library" or option.kind != "action card")
        ]

    assert hunts()
    assert game.referee is not None
    game.referee.answer(hunts()[0])
    for _ in range(80):
        if game.choice is None or (game.table.action is None and game.choice.kind == "minion phase"):
            break
        if any(option.kind in ("pass", "no block") for option in game.options()):
            game.passes()
        else:
            game.referee.answer(0)
    krid.locked, krid.blood = False, 1
    game.table.stamps.anew()
    assert (game.choice is not None and game.choice.kind, name, hunts()) == ("minion phase", name, [])


# -- who wakes --------------------------------------------------------------------------------------------------------


@each("Wake", "The minion need not attempt", but=("Gracetius", "Shadow Sentinel"))
def test_who_wakes_need_do_nothing_more(card: Card) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Kat", 4))
    own = card.kind == "crypt"
    ira = game.ready("Alexis", card if own else fitting(card), locked=True)
    lies = ira if own else game.hand("Alexis", card)[0]
    game.pick("bleed", minion=krid)
    woken = False
    for _ in range(40):
        if game.choice is None or game.table.action is None:
            break
        mine = [
            number
            for number, option in enumerate(game.choice.options)
            if option.copy == lies.id and option.kind in ("play", "use") and option.level in ("", option.level.upper())
        ]
        assert game.referee is not None
        if mine and not woken:
            game.referee.answer(mine[0])
            woken = True
        elif game.options("no block"):
            assert any(option.copy == ira.id for option in game.options("block"))
            game.pick("no block")
        else:
            step(game)
    assert (woken, ira.locked, game["Alexis"].pool) == (True, True, 29)


# -- one action in two ways -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [0, 1])
@pytest.mark.parametrize("name", ["Aniel", "Eurayle Gelasia Mylonas", "Veneficti"])
def test_an_action_is_not_taken_again_in_its_other_way(name: str, way: int) -> None:
    """Its text tells of one action, which does the one or the other; also by who has unlocked (sec. 6.1.6)."""
    game = table()
    who = game.ready("Sarah", name)
    aides = [game.ready("Sarah", vampire(each, 5), locked=each == "Anna") for each in ("Abel", "Adam", "Anna")]
    game.on(game.ready("Alexis", vampire("Ira", 5), locked=True, counters={"corruption 1": 2}), "Raven Spy")
    game.on(game.ready("Alexis", vampire("Ivo", 5), locked=True), "Shade")
    game.ready("Alexis", "Herald of Topheth", locked=True)

    def ways() -> list[str]:
        return [option.level for option in game.options("card in play") if option.minion == who.id]

    both = ways()
    assert len(both) == 2 and game.referee is not None
    game.pick("card in play", who, level=both[way])
    for _ in range(20):
        if game.options("hunt"):
            break
        if game.options("target"):
            game.referee.answer(0)
        else:
            step(game)
    assert game.table.action is None
    game.rules.unlock(who)
    game.pick("hunt", minion=aides[0])
    game.pass_all()
    assert game.options("hunt") and not ways()
