"""What cards give for “the resulting combat” when they block or are blocked: had in that combat, again in that of a
second block of the same action, and not in a combat that only follows (rulings on each of them)."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.shapes import step
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.minion import blocks
from vtes_desktop.table.table import Copy

FOR_INTERCEPT = ("Instinctive Reaction", "Scry the Hearthstone", "Spirit's Touch", "Precognition", "Eyes of the Beast")
"""They are played for intercept that is needed; the others where the block succeeds all the same."""
MANEUVER, STRIKE, PREVENT = {"maneuver"}, {"strike"}, {"prevent"}
GIVEN = [
    ("Instinctive Reaction", "ANI", "Alexis", MANEUVER),
    ("Scry the Hearthstone", "vis", "Alexis", MANEUVER),
    ("Spirit's Touch", "AUS", "Alexis", MANEUVER),
    ("Guardian Vigil", "cel", "Alexis", MANEUVER),
    ("Guard Dogs", "ANI", "Alexis", MANEUVER),
    ("Eyes of the Beast", "PRO", "Alexis", MANEUVER),
    ("Form of the Bat", "PRO", "Alexis", MANEUVER),
    ("Form of the Bat", "pro", "Sarah", MANEUVER),
    ("Smoke and Mirrors", "chi", "Sarah", MANEUVER),
    ("Beast Meld", "ani pro", "Sarah", PREVENT),
    ("Precognition", "AUS", "Alexis", PREVENT),
    ("Night Terrors", "OBF PRE", "Alexis", STRIKE),
]


def plays(game: Position, name: str, level: str, by: str) -> bool:
    """Whether who is asked plays a card at a level with Krid or Ira: she does where it is offered."""
    for number, option in enumerate(game.choice.options if game.choice else ()):
        held = game.table.copies.get(option.copy)
        mine = game.asked == by and option.kind == "play" and held is not None and game.name(held) == name
        if mine and option.level == level and "Ivo" not in option.text and game.referee is not None:
            game.referee.answer(number)
            return True
    return False


def combats(name: str, level: str, by: str, *after: tuple[str, str]) -> list[set[str]]:
    """Krid bleeds, and Ira blocks with a card's help or in spite of it: what the card lets a minion do in each combat.

    In the combats Krid plays what comes `after`, each at its level, as soon as it can.
    """
    game = table()
    wanted, clan = (
        name in FOR_INTERCEPT or (name == "Form of the Bat" and by == "Alexis"),
        "".join(game.card(name).clans[:1]),
    )
    krid, ira = (
        vampire(who, 9, f"{EVERYTHING} MEL SAN VAL", clan=clan, sect="Anarch", text=text)
        for who, text in (("Krid", "+1 stealth." if wanted else ""), ("Ira", "" if wanted else "+1 intercept."))
    )
    one = game.ready("Sarah", krid, blood=8)
    other = game.ready("Alexis", ira, blood=8, locked=name in ("Guard Dogs", "One With the Land"))
    for minion in (one, other):
        game.on(minion, "Ivory Bow")
    game.hand(by, name)
    game.hand("Sarah", *(card for card, _ in after))
    game.pick("bleed", minion=one)
    found: list[set[str]] = []
    fight: Fight | None = None
    played, left = False, [*after]
    while game.table.action is not None and game.choice is not None:
        if game.rules.fight is not None and game.rules.fight is not fight:
            fight = game.rules.fight
            found.append(set())
        if game.rules.fight is not None:
            found[-1] |= {option.kind for option in game.options() if name in option.text and option.kind != "play"}
            if game.asked == by and any("Ivory Bow" in option.text for option in game.options()):
                found[-1].add("bow" if game.rules.combat.round == 1 else "bow later")
        if game.rules.fight is None and not played and plays(game, name, level, by):
            played = True
        elif game.rules.fight is not None and left and plays(game, *left[0], "Sarah"):
            left.pop(0)
            blocks.add_intercept(game.rules, other, 3)
        elif game.options("yes"):
            game.rules.unlock(other)
            game.pick("yes")
        elif any(option.copy == other.id for option in game.options("block")):
            game.pick("block", other)
        else:
            step(game)
    assert played and not left
    # Nobody may be asked anything in the last one.
    return found + [set()] * (sum(line.startswith("Combat:") for line in game.log) - len(found))


@pytest.mark.parametrize(("name", "level", "by", "has"), GIVEN)
def test_it_is_had_in_the_combat_of_the_block_and_in_none_that_follows(
    name: str, level: str, by: str, has: set[str]
) -> None:
    first, second = combats(name, level, by, ("Psyche!", "CEL"))
    bow = set() if name == "Form of the Bat" else {"bow"}
    assert first == has | bow and second == {"bow"}


@pytest.mark.parametrize(("name", "level", "by", "has"), GIVEN)
def test_it_is_had_again_in_the_combat_of_a_second_block(name: str, level: str, by: str, has: set[str]) -> None:
    first, second = combats(name, level, by, ("Form of Mist", "PRO"))
    bow = set() if name == "Form of the Bat" else {"bow"}
    # Nothing is inflicted in a combat that ends before strikes resolve, and so nothing is prevented.
    assert first == (has - PREVENT) | bow and second == has | bow


def test_nobody_strikes_at_once_whom_one_with_the_land_has_block() -> None:
    first, second = combats("One With the Land", "PRO", "Alexis", ("Psyche!", "CEL"))
    assert "bow" not in first and "bow" in second


def test_nobody_strikes_at_once_where_one_with_the_land_blocks_again() -> None:
    first, second = combats("One With the Land", "PRO", "Alexis", ("Psyche!", "cel"), ("Form of Mist", "PRO"))
    assert first == {"bow later"} and "bow" not in second


PAD = library("Pad", "Equipment", text="This minion gets 1 optional maneuver and 1 optional press each combat.")


def in_two_combats(fight: Fighting, kinds: set[str], name: str) -> list[bool]:
    """Whether a card is offered, or asked about, in the combat of the action and in that which a Psyche! has follow;
    everybody uses what is of these kinds."""
    game, found, seen = fight.game, [False, False], None
    played = False
    while game.table.action is not None and game.choice is not None:
        psyche = [each for each in game.options("play") if "Psyche! [CEL]" in each.text]
        if game.rules.fight is not None and game.rules.fight is not seen:
            seen, played = game.rules.fight, played or seen is not None
        if seen is not None:
            about = name in game.question or any(name in each.text for each in game.options())
            found[played] = found[played] or about
        if psyche:
            game.pick("play", level="CEL")
            continue
        wanted = next((each.kind for each in game.options() if each.kind in kinds), None)
        game.pick(wanted) if wanted is not None else step(game)
    assert sum(line.startswith("Combat:") for line in game.log) == 2
    return found


@pytest.mark.parametrize("name", ["Cagliostro, The Grand Copht", "Jason, The World's Voice"])
def test_who_has_blocked_pays_once_though_another_combat_follows(name: str) -> None:
    fight = fighting(kurt=name, against=("Psyche!",), blood=(6, 8))
    in_two_combats(fight, {"yes"}, name)
    corrupted = [line for line in fight.game.log if "corruption" in line]
    burned = [line for line in fight.game.log if line == "Ira burns 1 blood"]
    assert len(corrupted) + len(burned) == 1


def test_the_arches_collapse_only_in_the_combat_of_the_block() -> None:
    fight = fighting("Psyche!", against=("Collapse the Arches",), on_ira=(PAD,))
    assert in_two_combats(fight, {"maneuver"}, "Collapse the Arches") == [True, False]


def test_the_spawning_pool_hurts_only_in_the_combat_of_the_block() -> None:
    def pool(game: Position, *_: Copy) -> None:
        game.in_play("Alexis", "The Spawning Pool", blood=1)

    fight = fighting("Psyche!", on_ira=(PAD,), blood=(8, 8), lay=pool)
    assert in_two_combats(fight, {"press"}, "Spawning Pool") == [True, False]


@pytest.mark.parametrize("blocked", [False, True])
def test_michael_sets_the_range_only_in_the_combat_that_his_action_brings(blocked: bool) -> None:
    game = table()
    michael, ira = game.ready("Sarah", "Michael diCarlo"), game.ready("Alexis", vampire("Ira", 6, "CEL"))
    game.hand("Sarah", "Harass")
    game.hand("Alexis", "Psyche!")
    ira.blood = 3
    game.pick("action card", "Harass", minion=michael)
    if blocked:
        while not game.options("block"):
            game.passes()
        game.pick("block", ira)
    assert in_two_combats(Fighting(game, michael, ira), set(), "Michael diCarlo: this round") == [not blocked, False]


def test_bravo_gains_a_blood_by_the_first_combat_of_the_action() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 6, "CEL"), blood=3)
    game.on(krid, "Bravo")
    game.hand("Sarah", "Harass")
    game.hand("Alexis", "Psyche!")
    game.pick("action card", "Harass", minion=krid)
    in_two_combats(Fighting(game, krid, ira), set(), "Bravo")
    assert game.log.count("Krid gets 1 blood") == 1


def test_bravo_gains_nothing_by_who_comes_in_once_the_action_was_blocked() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    game.ready("Alexis", vampire("Ira", 6), blood=3)
    guard = game.ready("Alexis", vampire("Guard", 6))
    helper = game.ready("Alexis", vampire("Helper", 6, "AUS"))
    game.on(krid, "Bravo")
    game.hand("Sarah", "Harass")
    game.hand("Alexis", "Fast Reaction")
    game.pick("action card", "Harass", minion=krid)
    while game.table.action is not None:
        if game.options("block"):
            game.pick("block", guard)
        elif game.options("play"):
            game.pick("play", minion=helper, level="aus")
        else:
            step(game)
    assert sum(line.startswith("Combat:") for line in game.log) == 2 and helper.locked
    assert "Krid gets 1 blood" not in game.log
