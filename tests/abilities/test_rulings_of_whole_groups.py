"""Rulings that were given for a group of cards, played with every member of the group that plays itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.members import each
from tests.abilities.table import texts
from tests.abilities.test_master_cards_grounds import at
from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.vocabulary.effects.cards import ToTorpor
from vtes_desktop.abilities.vocabulary.effects.combat import GiveExtra
from vtes_desktop.abilities.vocabulary.effects.flow import with_inner
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.cards.catalogue import load
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.imbued.imbued import is_monster
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.playing.requirements import has_word
from vtes_desktop.table.table import Copy


def lain(card: Card) -> tuple[object, Copy]:
    """A card of Sarah's in play: itself, or on Krid."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    copy = game.on(krid, card) if "Retainer" in card.types else game.ready("Sarah", card)
    return game, copy


@each("Ghoul")
def test_a_ghoul_is_a_monster_and_no_mortal(card: Card) -> None:
    game, copy = lain(card)
    assert not has_word(game.rules, copy, "mortal")  # type: ignore[attr-defined]
    assert "Ally" not in card.types or is_monster(game.rules, copy)  # type: ignore[attr-defined]


@each("Animal")
def test_an_animal_is_neither_mortal_nor_monster(card: Card) -> None:
    game, copy = lain(card)
    assert not has_word(game.rules, copy, "mortal")  # type: ignore[attr-defined]
    assert "Ally" not in card.types or not is_monster(game.rules, copy)  # type: ignore[attr-defined]


@pytest.mark.parametrize("sect", ["Camarilla", "Anarch", "Independent"])
@each("Black Hand", "The trait is not lost")
def test_the_black_hand_is_a_trait_of_no_sect(card: Card, sect: str) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    copy = game.ready("Sarah", card) if "Vampire" in card.types else krid
    if copy is krid:
        game.on(krid, card, marks={"gives trait": "black hand"})
    before = has_word(game.rules, copy, "black hand")
    # One becomes it by an action of his, another is only sought by it.
    assert before or card.display_name in ("Mateusz Kazimirski, Biker of Blood", "Olga Triminov")
    copy.marks["sect"] = sect
    game.table.stamps.anew()
    assert has_word(game.rules, copy, "black hand") == before


@each("Ability usable in torpor")
def test_what_is_used_in_torpor_does_not_ask_for_a_ready_vampire(card: Card) -> None:
    reading = texts().of(card).readings[0]
    # What would be so of its blocks or fights only is not asked.
    happens = [each for each in reading.upon if each.event not in ("as blocked", "before range")]
    assert all(each.torpid for each in reading.usable)
    assert all(each.torpid for each in happens)


@each("Allies who can play as a vampire", "sends them to torpor")
def test_an_ally_that_would_go_to_torpor_burns(card: Card) -> None:
    game = at("minion")
    ally = game.ready("Sarah", card)
    game.start()
    for _ in ToTorpor("minion").do(Here(game.rules, 0, ally, ally)):
        pass
    # Some are shuffled into the library or removed instead of lying there.
    assert ally.place.region in ("ash heap", "library", "removed")


@each("Immideate damage prevention")
def test_what_prevents_damage_is_not_used_where_there_is_none(card: Card) -> None:
    """Of cards that do something else too, only the preventing is looked for."""
    weak = vampire("Ira", 8, text="-1 strength.")
    fight = (
        fighting(card.display_name, ira=weak)
        if "Combat" in card.types
        else fighting(on_kurt=(card.display_name,), ira=weak)
    )
    game = fight.game
    while game.table.combat is not None:
        assert game.choice is None or game.choice.kind != "prevention"
        fight.step()


@each("Retainer with discipline level")
def test_a_retainer_is_of_the_level_at_which_it_was_employed(card: Card) -> None:
    for level in sorted({reading.level for reading in texts().of(card).readings if reading.type == "Retainer"}):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING, clan=card.clans[0] if card.clans else ""))
        game.hand("Sarah", card)
        game.pick("employ", minion=krid, level=level)
        game.pass_all()
        (copy,) = [game.table.copies[below] for below in krid.attached]
        assert copy.marks["level"] == level
        # What its employer loses of it later changes nothing.
        krid.marks["lost"] = EVERYTHING
        game.table.stamps.anew()
        assert copy.marks["level"] == level


def presses(reading: Reading) -> list[GiveExtra]:
    """The presses that are given as a card is played."""
    return [word for word in with_inner(reading.words) if isinstance(word, GiveExtra) and word.what == "press"]


@each("Optional press")
def test_an_optional_press_is_for_the_round(card: Card) -> None:
    given = [each for reading in texts().of(card).readings for each in presses(reading)]
    assert all(each.until == "round" for each in given)


@pytest.mark.parametrize(
    ("name", "level", "blood"),
    [
        ("Apparition", "CHI", 5),
        ("Tranquility Shield", "FOR", 5),
        ("Apparition", "chi", 4),
        ("Tranquility Shield", "for", 4),
    ],
)
def test_damage_that_can_be_prevented_in_a_round_is_not_all_prevented_at_once(
    name: str, level: str, blood: int
) -> None:
    """Of two points one is left for the next strike (ruling on what “can prevent” more than 1 damage)."""
    fight = fighting(name, against=("Blur",), clan="Salubri")
    game = fight.game
    fight.play(name, level)
    paid = 6 - fight.kurt.blood
    for _ in range(60):
        if game.table.combat is None:
            break
        blur = [option for option in game.options("play") if "Blur [cel]" in option.text]
        if game.options("prevent"):
            game.pick("prevent")
        elif blur and game.asked == "Alexis":
            game.pick("play", "Blur", level="cel")
        else:
            fight.step()
    # Ira strikes twice.
    assert fight.kurt.blood + paid == blood + 1


@each("Multi-discipline")
def test_a_card_of_several_disciplines_requires_each_of_them_where_it_is_not_played(card: Card) -> None:
    printed = {each.code for each in card.disciplines}
    assert len(printed) > 1
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    (held,) = game.hand("Sarah", card)
    (burned,) = game.ash_heap("Sarah", card)
    game.start()
    here = Here(game.rules, 0, krid, krid)
    for region, copy in (("hand", held), ("ash heap", burned)):
        assert {code for code in printed if fits(here, Which("card", (region,), needs=code), copy)} == printed
        other = next(code for code in ("ani", "for", "vic", "abo") if code not in printed)
        assert not fits(here, Which("card", (region,), needs=other), copy)


@pytest.mark.parametrize(("level", "damage"), [("ani", 2), ("pot", 2 + 1 + 1)])
def test_increased_strength_is_for_strikes_played_with_potence(level: str, damage: int) -> None:
    """“When played, it counts as requiring the Discipline(s) being used.”"""
    fight = fighting("Increased Strength", "Dust Up")
    fight.play("Increased Strength", "pot")
    fight.play("Dust Up", level)
    fight.end()
    assert fight.ira.blood == 6 - damage


@pytest.mark.parametrize(("level", "damage"), [("tha", 2 + 1), ("vis", 2)])
def test_a_reverends_strikes_do_more_where_they_are_of_thaumaturgy(level: str, damage: int) -> None:
    able = vampire("Kurt", 8, EVERYTHING).disciplines
    reverend = replace(load().find("Reverend Blackwood"), id=299_999, disciplines=able)
    fight = fighting("Stone Quills", kurt=reverend)
    fight.play("Stone Quills", level)
    fight.end()
    assert fight.ira.blood == 6 - damage
