"""Every card that has its minion strike with a weapon, played with the other strikes that weapons allow: a thrown one,
one that does no damage, the second of two; and every card in play that is used for a strike, in a grapple
(sec. 6.4.3)."""

from __future__ import annotations

from functools import cache

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.members import fitting, readings, words_of
from tests.abilities.table import table, texts
from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.vocabulary.effects.flow import with_inner
from vtes_desktop.abilities.words import MakeStrike, StrikeIs
from vtes_desktop.cards.catalogue import load
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire

MELEE = ("hand or melee weapon", "melee weapon")


@cache
def with_weapons(*kinds: str) -> tuple[tuple[Card, str, int], ...]:
    """The covered combat cards that make such strikes, each with its level and what they add to the damage."""
    cards = sorted(load().cards.values(), key=lambda card: card.id)
    return tuple(
        (card, reading.level, word.blow.amount + more_by(reading))
        for card in cards
        if "Combat" in card.types and texts().of(card).covered
        for reading in readings(card, "Combat")
        for word in words_of(reading)
        if isinstance(word, MakeStrike) and word.blow.kind in kinds and isinstance(word.blow.amount, int)
    )


def more_by(reading: Reading) -> int:
    """What else a reading says of the damage of its strike."""
    more = [word.amount for word in words_of(reading) if isinstance(word, StrikeIs)]
    return sum(amount for amount in more if isinstance(amount, int))


def each(*kinds: str) -> pytest.MarkDecorator:
    found = with_weapons(*kinds)
    assert found
    return pytest.mark.parametrize(
        ("card", "level", "more"), found, ids=[f"{card.display_name} {level}" for card, level, _ in found]
    )


def struck(fight: Fighting, card: Card, level: str, text: str) -> None:
    """Kurt plays the card as soon as he chooses a strike, in the second round if it must be, and strikes so with it."""
    game, played = fight.game, False
    assert game.referee is not None
    for _ in range(60):
        if game.choice is None or game.table.combat is None:
            break
        said = [option.text for option in game.options()]
        way = next((n for n, each in enumerate(said) if game.asked == "Sarah" and (text in each)), None)
        melee = next((n for n, each in enumerate(said) if "weapon" in each and game.choice.kind == "way"), None)
        offered = [each for each in game.options("play") if card.display_name in each.text and each.level == level]
        if played and way is not None:
            game.referee.answer(way)
        elif played and melee is not None:
            game.referee.answer(melee)
        elif offered and game.choice.kind == "strike":
            played = True
            game.pick("play", card.display_name, level=level)
        elif any("Boxed In" in each for each in said) and not played:
            game.pick("play", "Boxed In")
        elif any("Fake Out" in each for each in said) and game.choice.kind == "range" and not played:
            game.pick("play", "Fake Out")
        elif any("Dodge" in each for each in said):
            game.pick("play", "Dodge")
        else:
            fight.step()
    assert played


def bearing(card: Card, *weapons: str, against: tuple[str, ...] = (), far: bool = True) -> Fighting:
    """Kurt, who can play the card, presses once, and has ways to maneuver to long range."""
    kurt = fitting(card, name="Kurt")
    hand = (card.display_name, *["Fake Out"] * 2 * far, "Boxed In")
    return fighting(*hand, kurt=kurt, against=against, blood=(8, 8), on_kurt=weapons)


@each(*MELEE)
def test_a_thrown_melee_weapon_is_one_with_which_a_card_strikes(card: Card, level: str, more: int) -> None:
    fight = bearing(card, "Dagger")
    struck(fight, card, level, "strength ranged damage")
    assert f"Ira takes {1 + more} damage" in fight.game.log


@each("ranged weapon")
@pytest.mark.parametrize("weapon", ["Dagger", "Kerrie"])
def test_a_thrown_weapon_is_a_ranged_one(card: Card, level: str, more: int, weapon: str) -> None:
    fight = bearing(card, weapon, against=("Dodge",))
    struck(fight, card, level, "strength ranged damage")
    assert any(line.startswith(f"Kurt strikes: {weapon}") for line in fight.game.log)
    assert f"Ira takes {1 + more} damage" in fight.game.log


def test_a_strike_that_does_no_damage_is_made_with_what_a_card_says_of_it() -> None:
    """A Rowan Ring is a melee weapon: by a Vengeance of Samiel its strike can't be dodged (ruling on Rowan Ring)."""
    card = load().find("Vengeance of Samiel")
    fight = bearing(card, "Rowan Ring", against=("Dodge",), far=False)
    struck(fight, card, "val", "send to torpor")
    assert fight.ira.place.region == "torpor"
    assert not any("takes" in line for line in fight.game.log if line.startswith("Ira"))


def test_two_pistols_are_a_ranged_weapon() -> None:
    card = load().find("Projectile")
    fight = bearing(card, "Beretta 9mm", "Beretta 9mm", against=("Dodge",))
    struck(fight, card, "cel", "Beretta 9mm: 1R")
    assert "Ira takes 1 damage" in fight.game.log
    fight = bearing(card, "Beretta 9mm", "Beretta 9mm", against=("Dodge",))
    struck(fight, card, "cel", "strike with both")
    assert "Ira takes 2 damage" in fight.game.log


def test_the_strike_that_was_chosen_with_a_maneuver_is_that_which_a_card_makes() -> None:
    """A Tinglestripe has two; its maneuver chooses the weaker one (sec. 6.4.2)."""
    game = table()
    kurt, ira = game.ready("Sarah", vampire("Kurt", 8, EVERYTHING)), game.ready("Alexis", vampire("Ira", 8))
    stripe = game.on(kurt, "Tinglestripe", marks={"level": "MYT"})
    game.hand("Sarah", "Projectile")
    game.pick("bleed", minion=kurt)
    game.pick("block", minion=ira)
    game.pick("use", stripe)
    struck(Fighting(game, kurt, ira), load().find("Projectile"), "cel", "ranged weapon")
    assert "Ira takes 1 damage" in game.log


@cache
def who_strike() -> tuple[Card, ...]:
    """The covered cards in play that are used for a strike of the minion that they are or are on, but none that is a
    hand strike, nor she who can't bleed."""
    cards = sorted(load().cards.values(), key=lambda card: card.id)
    return tuple(
        card
        for card in cards
        if {"Vampire", "Ally", "Equipment"} & {*card.types} and texts().of(card).covered
        if card.display_name != "Rabbat, The Sewer Goddess"
        for each in readings(card)
        if any(
            isinstance(word, MakeStrike) and word.blow.kind != "hand" and use.by in ("controller", "bearer")
            for use in each.usable
            if "choose strike" in use.windows
            for word in with_inner(use.words)
        )
    )


@pytest.mark.parametrize("card", who_strike(), ids=[card.display_name for card in who_strike()])
def test_no_strike_of_a_card_in_play_is_made_in_a_grapple(card: Card) -> None:
    """But with the hands (its text; sec. 6.4.3): neither to steal nor to burn equipment."""
    laid = "Equipment" in card.types
    kurt = fitting(card, name="Kurt") if laid else card
    life = 8 if laid or "Ally" not in card.types else 4
    hand = ("Immortal Grapple", "Fake Out")
    fight = fighting(kurt=kurt, against=hand, on_kurt=(card,) * laid, on_ira=("Bastard Sword",), blood=(life, 8))
    game = fight.game
    fight.play("Immortal Grapple", "pot", by="Alexis")
    while game.choice is not None and game.table.combat is not None:
        assert not (game.choice.kind == "strike" and game.asked == "Sarah" and game.options("use"))
        fight.step()


def test_a_card_with_a_maneuver_throws_a_weapon_for_it() -> None:
    """Lam Into maneuvers with whatever strike of a melee weapon (its text; sec. 6.4.2)."""
    fight = bearing(load().find("Lam Into"), "Dagger", far=False)
    game = fight.game
    fight.play("Lam Into", "for")
    game.pick("use", "Dagger")
    fight.end()
    assert "Kurt maneuvers to long range" in game.log
    assert "Ira takes 2 damage" in game.log


@pytest.mark.parametrize("gun", ["AK-47", "Kpist m/45", "Foldable Machine Gun"])
def test_an_additional_strike_that_must_be_with_a_gun_is_with_no_card_that_strikes_otherwise(gun: str) -> None:
    """Neither a dodge, nor Projectile’s own damage, but Projectile with that gun (their texts; sec. 6.4.3)."""
    fight = fighting("Dodge", "Projectile", on_kurt=(gun, ".44 Magnum"))
    game = fight.game
    fight.until("weapon", by="Sarah")
    game.pick("weapon", gun)
    fight.until("additional strike", by="Sarah")
    game.pick("additional strike")
    assert not any("Dodge" in option.text for option in game.options("play"))
    game.pick("play", "Projectile", level="cel")
    fight.end()
    assert sum(line.startswith(f"Kurt strikes: {gun}") for line in game.log) == 2


@pytest.mark.parametrize("first", ["the gun", "a dodge"])
def test_of_two_additional_strikes_only_one_must_be_with_the_gun(first: str) -> None:
    """What Quickness gives besides is any strike, before it or after it (their texts; sec. 6.4.3)."""
    fight = fighting("Quickness", "Dodge", kurt=vampire("Kurt", 8, EVERYTHING), on_kurt=("AK-47",))
    game = fight.game
    fight.until("weapon", by="Sarah")
    game.pick("weapon", "AK-47")
    fight.until("additional strike", by="Sarah")
    game.pick("additional strike")
    fight.play("Quickness", "CEL")
    fight.until("weapon", by="Sarah")
    assert game.options("hand strike")
    if first == "the gun":
        game.pick("weapon", "AK-47")
        fight.until("hand strike", by="Sarah")
        assert game.options("weapon")
    else:
        game.pick("play", "Dodge")
        fight.until("weapon", by="Sarah")
        assert not game.options("hand strike")


def test_nothing_is_thrown_where_each_strike_must_be_with_a_sword_of_troile() -> None:
    fight = fighting("Undead Strength", kurt=vampire("Kurt", 8, EVERYTHING), on_kurt=("Sword of Troile", "Dagger"))
    fight.play("Undead Strength", "pot")
    fight.end()
    assert any(line.startswith("Kurt strikes: Sword of Troile") for line in fight.game.log)
