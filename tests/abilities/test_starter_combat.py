"""Combat cards of the starter decks: strikes that leave something behind, blood kept aside, damage prevented for
others; each in its main way, another, and where it must be refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.shapes import finish
from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_starter_actions import does
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

CLAW = library("Claw", "Equipment", text="Melee weapon. Strike: 2 aggravated damage.")
PISTOL = library("Pistol", "Equipment", text="Weapon: gun. Strike: 2R damage.")
SERVANT = library("Servant", "Retainer", text="Retainer with 1 life.")
BOOTS = library("Boots", "Equipment", text="The bearer gets 1 optional press each combat.")
CLUB = library("Club", "Equipment", text="Melee weapon. Strike: strength+1 damage.")


def follower(path: str) -> Card:
    """Kurt, who follows a path."""
    return replace(vampire("Kurt", 8, EVERYTHING), path=path)


def second(fight: Fighting) -> None:
    """Kurt presses to a second round."""
    fight.until("press")
    fight.game.pick("press")


def watched(
    card: str, disciplines: str, *, clan: str = "", mine: bool = True, locked: bool = False
) -> tuple[Position, Copy, Copy]:
    """Sarah's friend watches a combat in which Ira, who acts, strikes the blocker for 3: Sarah's, or Justin's."""
    game, hers = table(), "Justin" if mine else "Alexis"
    blocker = game.ready("Sarah" if mine else "Justin", vampire("Fighter", 6), blood=6)
    friend = game.ready("Sarah", vampire("Friend", 6, disciplines, clan=clan), blood=4, locked=locked)
    ira = game.ready(hers, vampire("Ira", 6), blood=6)
    game.on(ira, library("Axe", "Equipment", text="Melee weapon. Strike: strength+2 damage."))
    game.hand("Sarah", card)
    game.phase("minion", of=hers)
    game.pick("bleed", minion=ira)
    block(game, blocker)
    go_on(game, lambda: bool(game.options("weapon")))
    game.pick("weapon")
    return game, blocker, friend


@pytest.mark.parametrize(("mine", "left"), [(True, 6), (False, 3)])
def test_touch_of_valeren_shields_a_fellow(mine: bool, left: int) -> None:
    game, fighter, friend = watched("Touch of Valeren", "FOR", clan="Salubri", mine=mine)
    while game.table.action is not None:
        if may_play(game, "Touch of Valeren", "FOR"):
            game.pick("play", "Touch of Valeren", level="FOR")
        else:
            game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert (fighter.blood, friend.blood) == (left, 3 if mine else 4)


@pytest.mark.parametrize(("level", "paid", "left"), [("aus for", None, 4), ("AUS FOR", 0, 4), ("AUS FOR", 2, 6)])
def test_martyrs_resilience_prevents_for_anybody(level: str, paid: int | None, left: int) -> None:
    game, fighter, friend = watched("Martyr's Resilience", "AUS FOR", mine=False)
    go_on(game, lambda: "Fighter would" in game.question and may_play(game, "Martyr's Resilience"))
    game.pick("play", "Martyr's Resilience", level=level)
    if paid is not None:
        game.pick("amount", amount=paid)
    finish(game)
    assert (fighter.blood, friend.blood) == (left, 4 - (paid or 0))


def test_martyrs_resilience_is_for_the_unlocked() -> None:
    game, fighter, _ = watched("Martyr's Resilience", "AUS FOR", mine=False, locked=True)
    finish(game)
    assert fighter.blood == 3


def test_touch_of_oblivion_keeps_its_victim_locked_twice() -> None:
    fight = fighting("Touch of Oblivion")
    fight.play("Touch of Oblivion", "obl")
    fight.end()
    game, ira = fight.game, fight.ira
    assert len(ira.attached) == 1
    ira.locked = True
    for locked in (True, True, False):
        game.ready("Alexis", vampire(f"Other {game.table.turn}", 4))
        game.go_to("discard", "Sarah")
        game.go_to("minion", "Alexis")
        assert ira.locked == locked
    assert ira.attached == []


def test_touch_of_oblivion_sends_to_torpor() -> None:
    fight = fighting("Touch of Oblivion")
    fight.play("Touch of Oblivion", "OBL")
    fight.end()
    assert fight.ira.place.region == "torpor"


@pytest.mark.parametrize("level", ["obf/tha", "OBF/THA"])
def test_dance_with_the_devil_closes_the_range(level: str) -> None:
    fight = fighting("Dance with the Devil", against=("Fake Out", "Fake Out"), kurt=follower("Caine"))
    assert not fight.offered("play", "Dance with the Devil")
    fight.play("Fake Out", by="Alexis")
    fight.play("Dance with the Devil", level)
    fight.play("Fake Out", by="Alexis")
    offered = [option for option in fight.game.options() if "Devil" in option.text]
    assert bool(offered) == level.isupper()
    if offered:
        fight.game.pick(offered[0].kind)
        fight.end()
        assert fight.blood[0] == 6 - 1 - 1


@pytest.mark.parametrize(("card", "level", "most"), [("Morbidity", "obl/tha", 2), ("Vitae Block", "OBE", 3)])
def test_blood_is_kept_from_a_vampire_for_a_while(card: str, level: str, most: int) -> None:
    fight = fighting(card, "Fake Out", kurt=follower("Death and the Soul"))
    fight.play(card, level)
    game = fight.game
    game.pick("amount", amount=most)
    assert (fight.ira.blood, game.rules.pile(0, "in play")[0].blood) == (6 - most, most)
    fight.end()
    if card == "Vitae Block":
        assert (fight.ira.blood, game.names("Sarah", "in play")) == (5 - most, [card])
        game.ready("Sarah", ally("Another", 2))
        game.go_to("discard", "Sarah")
        game.go_to("minion", "Sarah")
    assert (fight.ira.blood, game.names("Sarah", "in play")) == (5, [])


def test_blood_is_taken_from_no_ally() -> None:
    fight = fighting("Morbidity", ira=ally("Ira", 5), kurt=follower("Death and the Soul"))
    assert not fight.offered("play", "Morbidity")


def test_mayaparisatya_against_weapons_and_from_afar() -> None:
    fight = fighting("Mayaparisatya", on_ira=(CLAW,))
    fight.play("Mayaparisatya", "chi")
    go_on(fight.game, lambda: bool(fight.game.options("weapon")) or fight.game.table.action is None)
    if fight.game.options("weapon"):
        fight.game.pick("weapon", by="Alexis")
    fight.end()
    assert fight.kurt.blood == 4
    # It is for the vampire itself, not for the one who serves it.
    fight = fighting("Mayaparisatya", "Fake Out", on_ira=(PISTOL,), on_kurt=(SERVANT,))
    fight.play("Mayaparisatya", "chi")
    fight.long()
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon", by="Alexis")
    fight.until("target", by="Alexis")
    fight.game.pick("target", SERVANT.name, by="Alexis")
    fight.end()
    assert fight.kurt.blood == 4
    assert "Servant" in fight.game.names("Sarah", "ash heap")
    fight = fighting("Mayaparisatya", "Fake Out")
    fight.long()
    fight.play("Mayaparisatya", "CHI")
    fight.end()
    assert fight.ira.place.region == "torpor"


@pytest.mark.parametrize(("level", "against", "lost"), [("qui", "vampire", 1), ("qui", "ally", 2), ("QUI", "ally", 3)])
def test_coagulate_blood_hurts_allies_more(level: str, against: str, lost: int) -> None:
    fight = fighting("Coagulate Blood", ira=ally("Ira", 6) if against == "ally" else "", blood=(6, 6))
    fight.play("Coagulate Blood", level)
    fight.end()
    assert fight.ira.blood == 6 - lost


@pytest.mark.parametrize(
    ("card", "level", "numbers"),
    [
        ("Bonecraft", "vic", (0, 0)),
        ("Bonecraft", "VIC", (0, 0)),
        ("Fleshcraft", "vic", (1, -1)),
        ("Fleshcraft", "VIC", (1, -2)),
        ("Scorpion's Touch", "QUI", (0, 0)),
    ],
)
def test_what_a_strike_leaves_counts_after_it(card: str, level: str, numbers: tuple[int, int]) -> None:
    fight = fighting(card)
    fight.play(card, level)
    fight.end()
    game, ira = fight.game, fight.ira
    assert (max(0, minions.strength(game.rules, ira)), minions.stealth(game.rules, ira)) == numbers
    assert fight.blood == (5 if card == "Fleshcraft" else 4, 5)
    game.go_to("minion", "Alexis")
    assert ira.blood == (4 if level == "QUI" else 5)
    does(game, ira, "burn it")
    game.pass_all()
    assert ira.attached == []


@pytest.mark.parametrize(("level", "way", "lost"), [("pot", 0, 2), ("POT", 0, 3), ("pot", 1, 4), ("POT", 1, 5)])
def test_brute_force_with_hands_or_a_weapon(level: str, way: int, lost: int) -> None:
    fight = fighting("Brute Force", on_kurt=(CLUB,), blood=(6, 7))
    fight.play("Brute Force", level)
    fight.game.pick("way", amount=way)
    fight.end()
    assert fight.ira.blood == 7 - lost


def test_brute_force_without_a_weapon_is_by_hand() -> None:
    fight = fighting("Brute Force")
    fight.play("Brute Force", "POT")
    fight.end()
    assert fight.ira.blood == 3


@pytest.mark.parametrize(("level", "lost"), [("qui", 2), ("QUI", 3)])
def test_dagons_call_in_the_press_step(level: str, lost: int) -> None:
    fight = fighting("Dagon's Call", "Dagon's Call")
    fight.play("Dagon's Call", level)
    fight.end()
    assert fight.ira.blood == 6 - lost


@pytest.mark.parametrize(("level", "lost"), [("cel", 1), ("CEL", 2)])
def test_riposte_in_a_later_round(level: str, lost: int) -> None:
    fight = fighting("Riposte", on_kurt=(BOOTS,))
    assert not fight.offered("play", "Riposte")
    second(fight)
    fight.play("Riposte", level)
    fight.end()
    assert fight.ira.blood == 5 - lost


@pytest.mark.parametrize(("level", "paid", "lost"), [("tha", 0, 2), ("tha", 2, 4), ("THA", 1, 5)])
def test_eldritch_glimmer_burns_what_is_paid(level: str, paid: int, lost: int) -> None:
    fight = fighting("Eldritch Glimmer", on_kurt=(BOOTS,), blood=(6, 8))
    second(fight)
    fight.play("Eldritch Glimmer", level)
    fight.game.pick("amount", amount=paid)
    fight.end()
    assert fight.ira.blood == 7 - lost


@pytest.mark.parametrize(("level", "left"), [("chi", 4), ("CHI", 4)])
def test_far_fatuus_at_long_range(level: str, left: int) -> None:
    fight = fighting(
        "Far Fatuus", "Fake Out", on_ira=(library("Gun", "Equipment", text="Weapon, gun. Strike: 2R damage."),)
    )
    fight.long()
    fight.play("Far Fatuus", level)
    game = fight.game
    go_on(game, lambda: bool(game.options("weapon")) or game.table.action is None)
    if game.options("weapon"):
        game.pick("weapon")
    fight.end()
    assert fight.blood == (4 if level == "CHI" else 2, left)


@pytest.mark.parametrize(("blood", "offered"), [(0, True), (4, False)])
def test_tortured_confession_of_who_falls(blood: int, offered: bool) -> None:
    fight = fighting("Tortured Confession", blood=(6, blood))
    fight.until("play", "Tortured Confession")
    assert fight.offered("play", "Tortured Confession") == offered
    if offered:
        fight.game.pick("play", "Tortured Confession")
        assert fight.game.table.combat is None or fight.game.options("seen")
