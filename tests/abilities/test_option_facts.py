"""What an option is, as data: actor, card, level, target, cost, words, and whether a target is helped or harmed."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.abilities.table import table, texts
from tests.rules.random_game import RandomGame, deal
from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.option_facts import OptionFacts, option_facts
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Cost
from vtes_desktop.rules import minions
from vtes_desktop.table.asking import Choice, Option


def facts(game: Position, option: Option) -> OptionFacts:
    choice = game.choice
    assert choice is not None
    return option_facts(game.rules, texts(), choice.seat, option, choice.about)


def offered(game: Position, kind: str, **wanted: object) -> Option:
    return next(
        each for each in game.options(kind) if all(getattr(each, name) == value for name, value in wanted.items())
    )


def test_a_card_that_is_played_says_who_plays_it_at_what_cost_and_what_it_does() -> None:
    game = table()
    ulugh = game.ready("Sarah", "Ulugh Beg, The Watcher")
    (govern,) = game.hand("Sarah", "Govern the Unaligned")
    game.phase("minion", of="Sarah")
    option = next(each for each in game.options() if each.copy == govern.id and each.level == "dom")
    found = facts(game, option)
    assert (found.seat, found.actor, found.card, found.level) == (0, ulugh.id, govern.id, "dom")
    assert found.costs == (Cost("blood", 1),)
    assert found.action is not None
    assert (found.action.kind, found.action.amount, found.action.directed) == ("bleed", 2, True)


def test_a_cost_is_what_is_paid_now() -> None:
    game = table()
    game.ready("Sarah", "Black Cat")
    (gun,) = game.hand("Sarah", ".44 Magnum")
    game.phase("minion", of="Sarah")
    found = facts(game, offered(game, "equip", copy=gun.id))
    assert found.costs == (Cost("pool", 1),), "Black Cat pays 1 less"
    assert found.words == ()


def test_what_lies_on_a_minion_is_used_by_it_and_what_lies_alone_by_its_methuselah() -> None:
    game = table()
    theo = game.ready("Sarah", "Theo Bell")
    doll = game.on(theo, "Blood Doll")
    barrens = game.in_play("Sarah", "The Barrens")
    game.phase("master", of="Sarah")
    by_theo, alone = (facts(game, offered(game, "use", copy=copy.id)) for copy in (doll, barrens))
    assert (by_theo.actor, by_theo.card) == (theo.id, doll.id)
    assert (alone.actor, alone.card) == (0, barrens.id)
    assert by_theo.words
    assert alone.words


def test_a_basic_action_has_an_actor_and_a_target_and_no_words() -> None:
    game = table()
    theo = game.ready("Sarah", "Theo Bell")
    game.phase("minion", of="Sarah")
    found = facts(game, offered(game, "bleed"))
    assert (found.actor, found.at, found.words, found.costs) == (theo.id, game.seat("Alexis"), (), ())


def test_a_target_says_whether_it_is_harmed() -> None:
    game = table()
    theo, lucita = game.ready("Sarah", "Theo Bell"), game.ready("Alexis", "Lucita")
    (pentex,) = game.hand("Sarah", "Pentex Subversion")
    game.phase("master", of="Sarah")
    game.pick("master", card=pentex)
    choice = game.choice
    assert choice is not None
    for minion in (theo, lucita):
        found = facts(game, next(each for each in choice.options if each.copy == minion.id))
        assert (found.targets, found.change) == ((minion.id,), -1)


def test_a_target_says_whether_it_is_helped() -> None:
    game = table()
    young = game.uncontrolled("Sarah", "Theo Bell")
    game.uncontrolled("Sarah", "Lucita")
    ulugh = game.ready("Sarah", "Ulugh Beg, The Watcher")
    (govern,) = game.hand("Sarah", "Govern the Unaligned")
    game.phase("minion", of="Sarah")
    option = next(each for each in game.options() if each.copy == govern.id and each.level == "DOM")
    game.pick(option.kind, card=govern, minion=ulugh, level="DOM")
    choice = game.choice
    assert choice is not None
    found = facts(game, next(each for each in choice.options if young.id in (each.copy, *each.targets)))
    assert (found.targets, found.change) == ((young.id,), 1)
    assert found.aloud()


def test_a_target_of_what_lies_in_play_says_whether_its_use_helps_it() -> None:
    game = table()
    theo = game.ready("Sarah", "Theo Bell", blood=2)
    theo.marks["sect"] = "Anarch"
    game.ready("Sarah", "Anarch Convert", blood=0)
    abbey = game.in_play("Sarah", "Carfax Abbey")
    game.phase("unlock", of="Sarah")
    game.pick("use", card=abbey)
    assert {facts(game, each).change for each in game.options("target")} == {1}


_ACTED: Final = ("play", "action card", "equip", "recruit", "employ", "political")
"""The kinds of options by which a minion plays a card."""


def test_every_option_with_a_card_says_who_does_it_with_which_card() -> None:
    """In random games: who plays, and what lies on a minion is used by that."""
    abilities, seen = CompiledAbilities(texts()), Counter[str]()
    for number in range(1, 40):
        game, left = RandomGame(deal(number, covered=True), abilities), 600
        choice = game.start()
        while choice is not None and (left := left - 1):
            for option in choice.options:
                if option.copy and (option.kind in _ACTED or option.kind == "use"):
                    seen[option.kind] += 1
                    _is_told(game, choice, option)
            choice = game.answer()
        if min(seen["use"], seen["play"]) >= 40:
            return
    raise AssertionError(f"too little is done in these games: {seen}")


def _is_told(game: RandomGame, choice: Choice, option: Option) -> None:
    """The facts of an option say who does it with which card."""
    found = option_facts(game.game, texts(), choice.seat, option, choice.about)
    copy = game.table.copies[option.copy]
    assert (found.seat, found.card) == (choice.seat, copy.id)
    if option.kind in _ACTED or minions.is_minion(game.game, copy) or copy.place.on:
        assert found.actor, f"{option.text} is done by nobody"
