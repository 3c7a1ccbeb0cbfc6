"""Rulings that were given for many cards, played with each of them: what they require, and what may be chosen."""

from __future__ import annotations

from tests.abilities.members import each, fitting, readings
from tests.abilities.table import table
from vtes_desktop.abilities.position import PASSING
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.game import BURNED_IN, BURNED_UNDER
from vtes_desktop.rules.invented import library, vampire


@each("True Brujah")
def test_a_card_of_another_discipline_is_played_though_celerity_would_do(card: Card) -> None:
    other = next(level.code for level in card.disciplines if level.code != "cel")
    game = table()
    brujah = game.ready("Sarah", card)
    said = "+1 stealth action. Unlock this minion."
    game.hand("Sarah", library("Both", "Action", disciplines=f"cel {other}", text={"cel": said, other: said}))
    game.hand("Sarah", library("Fast", "Action", disciplines="cel", text={"cel": said}))
    offered = {
        (game.name(game.rules.copy(each.copy)), each.level)
        for each in game.options("action card")
        if each.minion == brujah.id
    }
    assert offered == {("Both", other)}


@each("Require Gehenna")
def test_other_gehenna_cards_are_asked_for_only_as_it_is_played(card: Card) -> None:
    needed = int(next(word for word in card.requirement if "gehenna" in word).split()[0])
    doom = [library(f"Doom {number}", "Event", text="Gehenna.") for number in range(needed)]
    for there in (True, False):
        game = table()
        for each_one in doom:
            game.in_play("Alexis", each_one) if there else None
        game.hand("Sarah", card)
        game.phase("discard", of="Sarah")
        assert bool(game.options("event")) == there
    game = table()
    lies = game.in_play("Sarah", card, counters={"counters": 10})
    for name in ("Sarah", "Alexis", "Justin"):
        game.ready(name, vampire(f"{name}’s", 3))
    game.start()
    for _ in range(60):
        if game.choice is None or game.table.active != 0:
            break
        assert game.referee is not None
        passing = next((n for n, option in enumerate(game.choice.options) if option.kind in PASSING), 0)
        game.referee.answer(passing)
    assert game.table.active != 0
    assert lies.place.region == "in play"


@each("Require a Baron", but=("Bait and Switch", "Organized Resistance", "Chameleon"))
def test_what_requires_a_baron_requires_an_anarch(card: Card) -> None:
    """An Anarch Manifesto gives its bearer stealth for it."""
    for borne in (False, True):
        game = table()
        krid = game.ready("Sarah", fitting(card))
        if borne:
            game.on(krid, "An Anarch Manifesto")
        game.ready("Sarah", vampire("Kim", 4, sect="Anarch"))
        game.ready("Alexis", vampire("Ira", 4, title="prince"))
        game.give_edge("Sarah")
        game.hand("Sarah", card)
        game.pick("political" if "Political Action" in card.types else "action card", card.display_name, minion=krid)
        while game.choice is not None and game.choice.kind in ("target", "x", "amount"):
            assert game.referee is not None
            game.referee.answer(len(game.choice.options) - 1)
        assert game.table.action is not None
        assert game.table.action.stealth == 1 + borne


@each("Require a Baron")
def test_the_museum_gives_back_what_requires_a_baron(card: Card) -> None:
    """It exchanges for a card that requires an anarch."""
    game = table()
    museum = game.in_play("Sarah", "Garibaldi-Meucci Museum")
    (burned,) = game.ash_heap("Sarah", card)
    game.hand("Sarah", "Minion Tap")
    game.phase("unlock", of="Sarah")
    game.pick("use", museum)
    game.pick("exchange", "Minion Tap")
    game.pick("exchange", burned)
    assert burned.place.region == "hand"


@each("Action creating vampire")
def test_what_becomes_a_vampire_is_none_in_the_ash_heap(card: Card) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "NEC"), blood=5)
    (burned,) = game.ash_heap("Sarah", card)
    (real,) = game.ash_heap("Sarah", vampire("Dead", 2))
    game.start()
    here = Here(game.rules, 0, krid, krid)
    for kind in ("vampire", "minion", "minion|retainer"):
        assert [fits(here, Which(kind, ("ash heap",)), copy) for copy in (burned, real)] == [False, True]


ASH_LEVELS = {"The Eternal Mask": {"SER"}}
"""At other levels they choose nothing there."""


@each("Targets card in Ash Heap", but=("Khazar's Diary (Endless Night)",))
def test_what_chooses_a_card_of_an_ash_heap_needs_one(card: Card) -> None:
    levels = ASH_LEVELS.get(card.display_name, {one.level for one in readings(card)})
    for there in (True, False):
        game = table()
        krid = game.ready("Sarah", fitting(card), blood=5)
        if there:
            mystic, elder = game.ash_heap("Sarah", "Vagabond Mystic", "Raven Spy")
            (lost,) = game.ash_heap("Alexis", "Lucita")
            for dead in (mystic, elder, lost):
                dead.marks[BURNED_IN] = str(game.table.turn)
            lost.marks[BURNED_UNDER] = "1"
        game.hand("Sarah", card)
        offered = {option.level for option in game.options("action card") if option.minion == krid.id}
        assert (offered & levels == levels) if there else not offered & levels
