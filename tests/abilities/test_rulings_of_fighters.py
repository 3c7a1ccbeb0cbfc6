"""Rulings on what fighters can do: with what they bear, what they pay, and whom they have burned."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.deeds import lying, marked
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

EVERY = f"{EVERYTHING} VAL SAN MEL"
CLUB = library("Club", "Equipment", text="Melee weapon. Strength+1 damage each strike.")


def met(one: Copy, other: Copy, game: Position) -> Fighting:
    """One bleeds and is blocked by the other."""
    game.pick("bleed", minion=one)
    until_or_over(game, "block")
    game.pick("block", other)
    return Fighting(game, one, other)


@pytest.mark.parametrize("level", ["VIC", "vic"])
def test_dragos_burns_the_blood_of_an_effect(level: str) -> None:
    fight = fighting("Chiropteran Marauder", kurt="Dragos", blood=(5, 5), on_kurt=("Vicissitude",))
    fight.play("Chiropteran Marauder", level)
    assert ("Dragos burns 1 blood" in fight.game.log) == (level == "VIC")


@pytest.mark.parametrize("own", [True, False])
def test_fatima_arms_herself_in_her_own_combats(own: bool) -> None:
    game = table()
    fatima = game.ready("Sarah", "Fatima al-Faqadi")
    krid = fatima if own else game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", CLUB)
    fight = met(krid, ira, game)
    fight.until("use", fatima)
    assert fight.offered("use", fatima) == own


@pytest.mark.parametrize("lurks", [True, False])
def test_who_cannot_strike_does_not_maneuver_with_the_rifle(lurks: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY), blood=6)
    game.ready("Sarah", vampire("Lurker", 6, EVERY), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.on(ira, "Deer Rifle")
    game.hand("Sarah", *(["Hidden Lurker"] if lurks else []))
    fight = met(kurt, ira, game)
    if lurks:
        fight.until("play", "Hidden Lurker", by="Sarah", level="obf")
        game.pick("play", "Hidden Lurker", level="obf")
        fight.until("maneuver", by="Alexis")
        assert not game.options("maneuver")
    else:
        fight.until("maneuver", by="Alexis")
        assert game.options("maneuver")


@pytest.mark.parametrize("level", ["chi", "CHI"])
@pytest.mark.parametrize("stolen", [True, False])
def test_a_weapon_of_horrid_reality_goes_wherever_it_is(level: str, stolen: bool) -> None:
    fight = fighting("Horrid Reality", against=("Fast Hands",))
    fight.game.library("Sarah", CLUB)
    fight.play("Horrid Reality", level)
    club = lying(fight.game, "Club")
    if stolen:
        fight.play("Fast Hands", "CEL", by="Alexis")
    fight.end()
    assert club.place.region == ("ash heap" if level == "chi" else "library")
    assert club.place.seat == 0


def test_an_illusion_with_a_title_contests_nothing_and_is_removed_after_its_fight() -> None:
    def lay(game: Position, *_: Copy) -> None:
        game.ready("Justin", vampire("Other", 6, title="prince of Paris"))
        game.crypt("Sarah", vampire("Top", 4), vampire("Illusion", 6, title="prince of Paris"))

    fight = fighting("Illusions of the Kindred", blood=(6, 8), lay=lay)
    game = fight.game
    fight.play("Illusions of the Kindred", "CHI")
    illusion = next(copy for copy in game.table.copies.values() if game.name(copy) == "Illusion")
    seen = []
    for _ in range(40):
        if game.table.action is None:
            break
        if illusion.place.region == "ready":
            seen.append((minions.title(game.rules, illusion), minions.votes(game.rules, illusion), illusion.blood))
        fight.step()
    assert [each for each in game.log if each == "Combat: Illusion against Ira"]
    assert not seen or seen[0] == ("prince of Paris", 2, 6)
    assert illusion.place.region == "removed"


@pytest.mark.parametrize("card", ["Catatonic Fear", "Burning Wrath"])
def test_strikes_at_lucian_the_perfect_cost_more_though_their_damage_comes_later(card: str) -> None:
    fight = fighting(card, ira="Lucian, the Perfect", blood=(8, 8))
    fight.play(card, "PRE" if card == "Catatonic Fear" else "pot")
    own = 1 if card == "Catatonic Fear" else 3
    fight.until("nothing")
    assert fight.kurt.blood <= 8 - own - 1


def test_canine_horde_against_a_card_on_lucian_costs_no_more() -> None:
    fight = fighting("Canine Horde", ira="Lucian, the Perfect", blood=(8, 8), on_ira=(CLUB,))
    fight.play("Canine Horde", "ANI")
    assert fight.kurt.blood == 8
    fight.end()
    assert not marked(fight.game, "Club") and fight.kurt.blood >= 6


@pytest.mark.parametrize(("card", "cancels"), [("Immortal Grapple", True), ("Fast Hands", False)])
def test_groundfighting_cancels_what_restricts_the_choice_of_strikes(card: str, cancels: bool) -> None:
    level = {"Immortal Grapple": "pot", "Fast Hands": "cel"}[card]
    fight = fighting(card, against=("Groundfighting",), on_ira=(CLUB,))
    fight.play(card, level)
    now = fight.game.asked == "Alexis" and any("Groundfighting" in each.text for each in fight.game.options("play"))
    assert now == cancels


@pytest.mark.parametrize("armed", [True, False])
def test_howler_bears_weapons_that_she_does_not_use(armed: bool) -> None:
    game = table()
    howler = game.ready("Sarah", "Howler")
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    game.hand("Sarah", CLUB)
    assert any(each.minion == howler.id for each in game.options("equip"))
    if armed:
        game.on(howler, CLUB)
    fight = met(howler, ira, game)
    fight.until("weapon", by="Sarah")
    assert not game.options("weapon")


@pytest.mark.parametrize("heads", ["5a", "7b", "11"])
def test_gemini_s_mirror_protects_nothing_that_is_borne(heads: str) -> None:
    del heads
    fight = fighting("Gemini's Mirror", against=("Canine Horde",), on_kurt=(CLUB,))
    fight.play("Gemini's Mirror", "OBF")
    fight.play("Canine Horde", "ANI", by="Alexis")
    fight.end()
    assert not marked(fight.game, "Club")


@pytest.mark.parametrize("strike", ["Majesty", "hands"])
def test_gianna_hurts_nobody_where_combat_ends(strike: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY), blood=6)
    gianna = game.ready("Sarah", "Gianna di Canneto")
    ira = game.ready("Alexis", vampire("Ira", 6, EVERY), blood=6)
    game.hand("Alexis", *(["Majesty"] if strike == "Majesty" else []))
    fight = met(kurt, ira, game)
    if strike == "Majesty":
        fight.play("Majesty", "pre", by="Alexis")
    for _ in range(30):
        if game.table.action is None:
            break
        number = next(
            (
                n
                for n, each in enumerate(game.options())
                if each.kind == "use" and "1" in each.text and "damage" in each.text
            ),
            None,
        )
        game.referee.answer(number) if number is not None else fight.step()
    assert ira.blood == (6 - 1 if strike == "Majesty" else 6 - 1 - 1)  # Majesty costs 1.
    assert gianna.place.region == "ready"


def test_gianna_burns_the_gun_that_was_maneuvered_with() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY), blood=6)
    gianna = game.ready("Sarah", "Gianna di Canneto")
    ira = game.ready("Alexis", vampire("Ira", 6, EVERY), blood=6)
    game.on(ira, ".44 Magnum")
    fight = met(kurt, ira, game)
    fight.until("maneuver", by="Alexis")
    game.pick("maneuver")
    number = None
    for _ in range(10):
        number = next(
            (n for n, each in enumerate(game.options()) if each.kind == "use" and "equipment" in each.text), None
        )
        if number is not None:
            break
        fight.step()
    assert number is not None
    game.referee.answer(number)
    fight.end()
    assert not marked(game, ".44 Magnum") and kurt.blood == 6 and gianna.place.region == "ash heap"


def test_hector_s_opponent_gains_pool_though_a_blood_hunt_burns_him() -> None:
    """He diablerizes Ira in the combat, and the hunt for it burns him."""
    fight = fighting("Amaranth", kurt="Hector Trelane", blood=(5, 0), ira=vampire("Ira", 8, EVERY, sect="Camarilla"))
    game = fight.game
    game.ready("Justin", vampire("Voice", 9, title="prince of Paris"))
    for _ in range(60):
        if game.table.action is None:
            break
        if any("Amaranth" in each.text for each in game.options("play")):
            game.pick("play", "Amaranth")
        elif game.asked == "Justin" and game.options("all for"):
            game.pick("all for")
        elif game.asked == "Justin" and game.options("title for"):
            game.pick("title for")
        elif game.options("hand strike"):
            game.pick("hand strike")
        elif game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.referee.answer(0)
    assert fight.kurt.place.region == "ash heap"
    assert game["Alexis"].pool == 34


@pytest.mark.parametrize("times", [1, 2])
def test_jibade_protects_more_than_once_in_a_combat(times: int) -> None:
    game = table()
    jibade = game.ready("Alexis", "Jibade el-Bahrawi (ADV)", blood=5)
    for _ in range(2):
        game.on(jibade, "Aye")
    brute = game.ready("Alexis", ally("Brute", 5))
    kurt = game.ready("Sarah", vampire("Kurt", 8, EVERY), blood=6)
    game.hand("Sarah", "Blur")
    fight = met(kurt, brute, game)
    used = 0
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("use") and used < times:
            game.pick("use", jibade)
            used += 1
            for _ in range(3):
                if game.options("amount"):
                    game.pick("amount", amount=1)
                elif game.options("target"):
                    game.referee.answer(0)
        elif any("Blur" in each.text and each.level == "cel" for each in game.options("play")):
            game.pick("play", "Blur", level="cel")
        else:
            fight.step()
    assert used == times and jibade.blood == 5 - times and brute.blood == 5 - 2 + times


@pytest.mark.parametrize("step", ["press"])
def test_lazarus_presses_in_the_press_step(step: str) -> None:
    game = table()
    lazarus = game.ready("Sarah", "Lazarus (ADV)", blood=6, marks={"merged": "yes"})
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    fight = met(lazarus, ira, game)
    seen: set[str] = set()
    for _ in range(30):
        if game.table.action is None or (game.table.combat is None and seen):
            break
        if any(each.copy == lazarus.id and "press" in each.text for each in game.options("use")):
            seen.add(game.table.combat.step if game.table.combat else "")
        fight.step()
    assert seen == {step}


@pytest.mark.parametrize("steals", [("dom", True), ("DOM", False)])
def test_no_mind_is_absorbed_that_could_not_be_put_on_the_thief(steals: tuple[str, bool]) -> None:
    knows, stolen = steals
    fight = fighting("Absorb the Mind", kurt=vampire("Kurt", 8, f"MYT {knows}"), on_ira=("Dominate",))
    fight.play("Absorb the Mind", "MYT")
    fight.end()
    dominate = lying(fight.game, "Dominate")
    assert (dominate.place.on == fight.kurt.id) == stolen


def test_preventing_with_a_bundi_leaves_the_strike_free() -> None:
    fight = fighting(on_kurt=("Bundi",), on_ira=(CLUB,), blood=(6, 6))
    fight.until("weapon", by="Sarah")
    fight.game.pick("hand strike")
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.until("use", "Bundi", by="Sarah")
    fight.game.pick("use", "Bundi")
    fight.end()
    assert fight.blood == (5, 5)


@pytest.mark.parametrize("torpid", [True, False])
def test_cats_guide_nobody_in_torpor(torpid: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, text="+1 strength."), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6, EVERY), blood=1 if torpid else 6)
    game.hand("Alexis", "Cats' Guidance")
    fight = met(kurt, ira, game)
    fight.until("play", "Cats' Guidance", by="Alexis", level="ani")
    assert fight.offered("play", "Cats' Guidance", "ani") != torpid


def ambush(game: Position, kurt: Copy, ira: Copy) -> None:
    """Kurt is blocked by Ira, and has a brother lie in ambush."""
    until_or_over(game, "block")
    game.pick("block", ira)
    for _ in range(10):
        if any("Ambush" in each.text for each in game.options("play")):
            break
        game.passes()
    game.pick("play", "Blood Brother Ambush", minion=kurt)


def test_an_ambush_begins_its_combat_at_once() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY, clan="Brujah antitribu", sect="Sabbat"), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.hand("Sarah", "Blood Brother Ambush", "Change of Target")
    game.pick("bleed", minion=kurt)
    ambush(game, kurt, ira)
    assert any("Combat: Blood Brother Ambush" in each for each in game.log)
    over(game)
    assert not marked(game, "Blood Brother Ambush") and kurt.blood == 4


def test_who_leaves_torpor_by_an_ambush_is_not_diablerized() -> None:
    game = table()
    kurt = game.torpor("Sarah", vampire("Kurt", 6, EVERY, clan="Brujah antitribu", sect="Sabbat"), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."), blood=6)
    game.hand("Sarah", "Blood Brother Ambush")
    game.pick("leave torpor", minion=kurt)
    ambush(game, kurt, ira)
    for _ in range(40):
        if game.table.action is None:
            break
        assert not game.options("diablerize") and not game.options("diablerie")
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert kurt.place.region == "torpor"


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_darksight_that_is_gone_as_the_block_succeeds_does_nothing(level: str) -> None:
    for removed in (True, False):
        game = table()
        kurt = game.ready("Sarah", vampire("Kurt", 6, text="+1 stealth."), blood=6)
        ira = game.ready("Alexis", vampire("Ira", 6, EVERY), blood=6)
        (card,) = game.hand("Alexis", "Darksight")
        game.pick("bleed", minion=kurt)
        until_or_over(game, "block")
        game.pick("block", ira)
        until_or_over(game, "play")
        game.ready("Alexis", vampire("Idle", 3))
        game.pick("play", card, level=level)
        if removed and card.place.region == "ash heap":
            game.rules.doing.move_card(card, card.place.__class__(1, "removed"))
        over(game)
        assert (card.id in kurt.attached) == (level == "OBT") or removed


@pytest.mark.parametrize("continued", [True, False])
def test_crypt_s_sons_lock_the_blocker_and_there_is_no_combat(continued: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, sect="Anarch"), blood=6)
    sons = game.on(kurt, "Crypt's Sons")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("bleed", minion=kurt)
    until_or_over(game, "block")
    game.pick("block", ira)
    until_or_over(game, "use", sons)
    if continued:
        game.pick("use", sons)
    over(game)
    assert ira.locked and sons.blood == (2 if continued else 3)
    assert any(each.startswith("Combat") for each in game.log) != continued


@pytest.mark.parametrize(("bonus", "added"), [(2, 0), (2, 1), (0, 0)])
def test_draba_takes_off_what_stealth_there_is_and_more_may_be_added(bonus: int, added: int) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY, text=f"+{bonus} stealth." if bonus else ""), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6, EVERY), blood=6)
    game.ready("Alexis", vampire("Trickster", 6, "CHI"), blood=6)
    game.hand("Alexis", "Draba")
    game.hand("Sarah", *["Cloak the Gathering"] * added)
    game.pick("bleed", minion=kurt)
    until_or_over(game, "block")
    game.pick("block", ira)
    for _ in range(40):
        if game.table.action is None:
            break
        if any(each.level == "CHI" for each in game.options("play")):
            game.referee.answer(next(n for n, each in enumerate(game.options()) if each.level == "CHI"))
        elif any("Cloak" in each.text and each.level == "obf" for each in game.options("play")):
            if "Draba" in " ".join(game.log):
                game.pick("play", "Cloak the Gathering", level="obf")
            else:
                game.passes()
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert any("plays Draba" in each for each in game.log)
    assert any(each.startswith("Combat") for each in game.log) != bool(added)
