"""Rulings that were given for many cards, played with each of them: what prevents, strikes and hurts in a combat."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.members import each, fitting, readings, words_of
from tests.abilities.shapes import step
from tests.abilities.test_modifiers import may_play
from vtes_desktop.abilities.words import GivePrevention, Prevent
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, library, vampire

BORNE = ("Equipment", "Retainer")
DART = library("Dart", "Equipment", text="Weapon. Strike: 1R damage.")
CLAW = library("Claw", "Equipment", text="Melee weapon. Strike: 1 aggravated damage.")


def fight_with(card: Card, *hand: str, level: str = "", on_kurt: tuple[str | Card, ...] = ()) -> Fighting:
    """Ira, who blocks Kurt, has a card, or is it, or it is in her Methuselah's hand with others."""
    types = {*card.types}
    face = card if types & {"Vampire", "Ally"} else fitting(card)
    laid = bool(types & {"Equipment", "Retainer"}) or card.display_name in ("Ablative Skin", "Well-Marked")
    held = () if laid or face is card else (card.display_name,)
    life = 8 if laid else 5 if "Ally" in types else 2 if face is card and (card.capacity or 0) < 4 else 4
    if card.display_name == "Randall":  # He prevents damage to others.
        weak = vampire("Ira", 8, EVERYTHING, text="-1 strength.")
        fight = fighting(against=("Fake Out",), kurt=vampire("Kurt", 8), ira=weak, on_kurt=on_kurt)
        fight.game.ready("Alexis", card)
        return fight
    kurt = vampire("Kurt", 8, EVERYTHING)
    fight = fighting(against=(*hand, *held, "Fake Out"), kurt=kurt, ira=face, blood=(8, life), on_kurt=on_kurt)
    if laid:
        fight.game.on(fight.ira, card, marks={"level": level}, counters={"ablative": 3, "counters": 3})
    return fight


def prevents(card: Card, fight: Fighting, level: str, *, weapon: bool = False) -> bool:
    """Ira uses a card at a level for whatever it prevents of Kurt's strikes; whether she did."""
    game, used = fight.game, False
    for _ in range(150):
        if game.choice is None or game.table.combat is None:
            break
        of_card = [
            number
            for number, option in enumerate(game.choice.options)
            if card.display_name in option.text
            and game.asked == "Alexis"
            and (option.kind in ("play", "prevent") or (option.kind == "use" and game.choice.kind in STRIKING))
            and option.level in ("", level)
        ]
        assert game.referee is not None
        if of_card:
            used = True
            game.referee.answer(of_card[0])
        elif weapon and may_play(game, "Fake Out"):
            game.pick("play", "Fake Out")
        elif game.options("no"):
            game.pick("no")
        elif game.options("prevent"):
            used = True
            game.pick("prevent", amount=max(option.amount for option in game.options("prevent")))
        elif weapon and game.options("weapon") and game.asked == "Sarah":
            game.pick("weapon")
        else:
            step(game)
    return used


STRIKING = ("prevention", "choose strike", "strike")
PREVENTING = (Prevent, GivePrevention)


def preventing_levels(card: Card) -> list[str]:
    """The levels at which a card prevents damage in a combat."""
    return [
        one.level
        for one in readings(card)
        if one.type in ("Combat", "Equipment", "Action", "Ally", "Vampire")
        and any(
            isinstance(word, PREVENTING) or "Prevent" in type(word).__name__ or type(word).__name__ == "ShieldFrom"
            for word in words_of(one)
        )
    ]


@each("Prevents more than 1 damage")
def test_what_prevents_more_prevents_all_there_is(card: Card) -> None:
    levels = preventing_levels(card)
    assert levels
    for level in levels:
        far = card.display_name == "Stunt Cycle"
        fight = fight_with(card, on_kurt=(DART,) * far)
        assert prevents(card, fight, level, weapon=far), level
        assert not any(said.startswith(f"{fight.game.name(fight.ira)} takes") for said in fight.game.log), level


# -- damage that is not aggravated ------------------------------------------------------------------------------------


BAD_TOO = {"Resilience": {"for"}, "Ablative Skin": {"FOR"}}
"""The levels at which they prevent aggravated damage, too."""


@pytest.mark.parametrize("bad", [False, True])
@each("Prevent non-aggravated", but=("Surge",))
def test_what_prevents_no_aggravated_damage_prevents_none_that_counts_as_normal(card: Card, bad: bool) -> None:
    """Nor where Kurt treats that as normal, by a Skin of Night."""
    lasts = [one for one in readings(card) if not (card.display_name == "Elemental Stoicism" and one.type == "Action")]
    levels = {one.level for one in lasts if one.level in preventing_levels(card)}
    for level in levels - BAD_TOO.get(card.display_name, set()):
        fight = fight_with(card, "Skin of Night", level=level, on_kurt=(CLAW,) * bad)
        game, seen = fight.game, []
        while game.choice is not None and game.table.combat is not None:
            prevention = game.choice.kind == "prevention" and game.asked == "Alexis"
            if prevention and may_play(game, "Skin of Night", "for"):
                game.pick("play", "Skin of Night", level="for")
                continue
            offered = game.options() if prevention else []
            seen += [each.text for each in offered if card.display_name in each.text and each.level in ("", level)]
            if bad and game.options("weapon") and game.asked == "Sarah":
                game.pick("weapon")
            else:
                step(game)
        assert bool(seen) != bad, level


# -- weapons that are used once ---------------------------------------------------------------------------------------


def strikes_again(card: Card, copies: int, *, rounds: bool) -> list[int]:
    """How many copies of a weapon are offered for each of Kurt's strikes, who uses one while there is any: in rounds
    one after the other, or as additional strikes in one."""
    far = any(word in card.display_name for word in ("Starshell", "Mark V", "Spike-Thrower"))
    kurt = vampire("Kurt", 8, EVERYTHING, text="Kurt gets 1 optional press each round." if rounds else "")
    hand = (*["Fake Out"] * 3 * far, *["Blur"] * (not rounds))
    fight = fighting(*hand, kurt=kurt, ira=ally("Ira", 15), on_kurt=(card,) * copies, blood=(8, 15))
    game, offered, last = fight.game, [], 0
    for _ in range(150):
        if game.choice is None or game.table.combat is None or fight.round > 2 or fight.ira.place.region != "ready":
            break
        weapons = {option.copy for option in game.options("weapon")}
        if game.choice.kind == "strike" and game.asked == "Sarah":
            last = fight.round
            offered.append(len(weapons))
        if weapons and game.asked == "Sarah":
            game.pick("weapon", game.rules.copy(min(weapons)))
        elif game.options("press"):
            assert game.referee is not None
            game.referee.answer(0)
        elif may_play(game, "Fake Out") and game.choice.kind == "range":
            game.pick("play", "Fake Out")
        elif may_play(game, "Blur", "CEL"):
            game.pick("play", "Blur", level="CEL")
        else:
            step(game)
    assert last
    return offered


@each("Weapon once per combat")
def test_a_second_copy_of_a_weapon_is_struck_with_in_the_same_combat(card: Card) -> None:
    assert strikes_again(card, 1, rounds=True)[:1] == [1]
    assert strikes_again(card, 2, rounds=True)[:2] == [2, 1]


@each("Weapon once per round")
def test_a_second_copy_of_a_weapon_is_struck_with_in_the_same_round(card: Card) -> None:
    assert strikes_again(card, 2, rounds=False)[:2] == [2, 1]
    assert strikes_again(card, 1, rounds=True)[:2] == [1, 1]


# -- retainers --------------------------------------------------------------------------------------------------------


def bitten(card: Card, *hand: str) -> tuple[int, int]:
    """Kurt, who acts, is hurt by Ira and her retainer for a round: how much he takes in all, and how much Ira inflicts
    herself with her first strike."""
    clan = card.clans[0] if card.clans else ""
    ira = vampire("Ira", 8, EVERYTHING, clan=clan, sect="Laibon" if "laibon" in card.requirement else "Camarilla")
    fight = fighting(against=hand, kurt=vampire("Kurt", 9), ira=ira, on_ira=(card,), blood=(9, 8))
    game, own = fight.game, 0
    while game.choice is not None and game.table.combat is not None:
        if may_play(game, "Blur", "cel"):
            assert game.rules.fight is not None
            own = game.rules.fight.round.inflicted[fight.ira.id]
            game.pick("play", "Blur", level="cel")
        else:
            step(game)
    return 9 - fight.kurt.blood, own


@each("Retainer doing damage")
def test_what_a_retainer_inflicts_is_no_damage_of_who_employs_it(card: Card) -> None:
    taken, own = bitten(card, "Blur")
    assert taken > 2
    assert own == 1


@each("Retainer that strike", but=("Crypt's Sons",))
def test_a_retainer_strikes_no_more_where_who_employs_it_does(card: Card) -> None:
    assert bitten(card, "Blur")[0] == bitten(card)[0] + 1
