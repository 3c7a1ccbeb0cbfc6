"""Rulings that were known and not obeyed, played."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, over, plays, until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_starters_games_and_temples import KIASYD, blocked
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.titles.titles import claim_title

IRA = vampire("Ira", 6)


@pytest.mark.parametrize("life", [1, 9])
def test_who_is_brought_back_by_compel_the_spirit_may_do_again_what_it_did(life: int) -> None:
    game, _ = acting("NEC", "Compel the Spirit")
    ira = game.ready("Alexis", IRA)
    corpse = game.ready("Sarah", ally("Corpse", life))
    duel(game, corpse, ira)
    over(game)
    if life == 1:
        plays(game, "Compel the Spirit", "NEC")
        over(game)
    else:
        game.rules.unlock(corpse)
        game.pick("hunt")
        over(game)
    assert corpse.place.region == "ready" and not corpse.locked
    assert any(option.minion == corpse.id for option in game.options("bleed")) == (life == 1)


@pytest.mark.parametrize("stolen_first", [True, False])
def test_the_acting_controller_says_whether_darkness_or_the_thief_comes_first(stolen_first: bool) -> None:
    """Of one blood just the first gets it."""
    game = table()
    kia, ira = game.ready("Sarah", KIASYD, blood=3), game.ready("Alexis", IRA, blood=1)
    game.hand("Sarah", "Darkness Within", library("Drink", "Combat", text="Strike: steal 1 blood."))
    blocked(game, kia, ira)
    until(game, "play")
    game.pick("play", "Darkness Within", level="obt")
    until(game, "play")
    game.pick("play", "Drink")
    until(game, "order")
    assert game.asked == "Sarah"
    game.pick("order", amount=int(stolen_first))
    finish(game)
    moved = [line for line in game.log if line.startswith("1 moves from Ira to Darkness Within")]
    assert len(moved) == (0 if stolen_first else 1)


def test_nobody_is_asked_about_darkness_where_nothing_is_stolen() -> None:
    game = table()
    kia, ira = game.ready("Sarah", KIASYD, blood=3), game.ready("Alexis", IRA, blood=6)
    game.hand("Sarah", "Darkness Within")
    blocked(game, kia, ira)
    until(game, "play")
    game.pick("play", "Darkness Within", level="obt")
    until_or_over(game, "order")
    assert not game.options("order")


@pytest.mark.parametrize("normal", [True, False])
def test_who_treats_aggravated_damage_as_normal_is_immune_to_it_ex_nihilo(normal: bool) -> None:
    text = "Krid treats aggravated damage as normal damage in combat." if normal else ""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text=text), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6, "PRO", text="+3 intercept."))
    game.on(krid, "Ex Nihilo", marks={"level": "nec"})
    game.hand("Alexis", "Wolf Claws")
    duel(game, krid, ira)
    until(game, "play")
    game.pick("play", "Wolf Claws", level="pro")
    over(game)
    assert (krid.place.region, krid.blood) == (("ready", 4) if normal else ("torpor", 4))


@pytest.mark.parametrize(("event", "title", "sect"), [
    ("Fall of the Camarilla", "prince of Paris", "Camarilla"), ("Fall of the Sabbat", "archbishop of Paris", "Sabbat"),
])  # fmt: skip
def test_a_title_of_a_sect_that_falls_is_yielded_where_it_is_contested(event: str, title: str, sect: str) -> None:
    game = table()
    for number in range(3):
        game.in_play("Alexis", library(f"Doom {number}", "Event", text="Gehenna. Nothing happens."))
    game.hand("Sarah", event)
    one = game.ready("Sarah", vampire("One", 6, sect=sect, title=title))
    two = game.ready("Alexis", vampire("Two", 6, sect=sect, title=title))
    calm = game.ready("Justin", vampire("Calm", 6, sect=sect, title=title.replace("Paris", "Rome")))
    claim_title(game.rules, one)
    assert one.marks.get("contested title") and two.marks.get("contested title")
    game.phase("discard", of="Sarah")
    game.pick("event", event)
    until_or_over(game, "nothing", what="action")
    for each in (one, two):
        assert (minions.held_title(game.rules, each), "contested title" in each.marks) == ("", False)
    assert (minions.held_title(game.rules, calm), minions.title(game.rules, calm)) == (
        title.replace("Paris", "Rome"),
        "",
    )


@pytest.mark.parametrize(("name", "most"), [("Helena (ADV)", 3), ("Gilbert Duane", 1)])
def test_helena_chooses_any_x_for_reactions_that_cost_it(name: str, most: int) -> None:
    """She pays nothing for it; others choose no more than they have blood."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 3))
    helena = game.ready("Alexis", name, blood=1)
    for number in range(2):
        game.ready("Justin", vampire(f"Young {number}", 2, title="primogen"))
    game.hand("Alexis", "Kindred Coercion")
    call(game, krid)
    until(game, "play")
    game.pick("play", "Kindred Coercion", level="dom")
    amounts = [option.amount for option in game.options("x")]
    assert (most in amounts, most + 1 in amounts) == (True, name.startswith("Helena"))
    game.pick("x", amount=most)
    for _ in range(most):
        game.referee and game.options("target") and game.referee.answer(0)
    until_or_over(game, "nothing", what="referendum")
    assert helena.blood == (1 if name.startswith("Helena") else 0)


def test_kindred_manipulation_binds_one_that_has_cast_nothing() -> None:
    for capacity, may in ((4, True), (9, False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue antitribu"), blood=5)
        lord = game.ready("Alexis", vampire("Lord", capacity, title="primogen"))
        game.hand("Sarah", "Kindred Manipulation")
        call(game, krid)
        assert bool(game.options("play")) == may
        if not may:
            continue
        game.pick("play", "Kindred Manipulation")
        game.pick("for", target=lord)
        assert game.table.referendum is not None and not game.table.referendum.cast
        until(game, "title for", lord)
        assert not offered(game, "title against", lord)


def test_talbots_chainsaw_does_nothing_to_who_is_immune_to_weapons() -> None:
    for name, lost in (("Mictlantecuhtli", 0), (IRA, 3)):
        game = table()
        game.phase("unlock", of="Sarah")
        krid = game.ready("Sarah", vampire("Krid", 6))
        other = game.ready("Sarah", name)
        before = other.blood
        game.on(krid, "Talbot's Chainsaw")
        game.start()
        game.pick("target", target=other) if any(
            other.id in option.targets for option in game.options("target")
        ) else game.pick("target", other)
        assert other.blood == before - lost


@pytest.mark.parametrize(("contract", "gains"), [(True, True), (False, False)])
def test_the_black_throne_pays_for_whose_controller_is_ousted(contract: bool, gains: bool) -> None:
    game = table()
    throne = game.in_play("Sarah", "The Black Throne")
    hunter = game.ready("Sarah", vampire("Hunter", 6, clan="Banu Haqim", sect="Independent"))
    foe = game.ready("Alexis", vampire("Foe", 4), locked=True)
    game.on(foe, "Contract", owner="Sarah", marks={"chosen hunter": str(hunter.id if contract else foe.id)})
    game.pool("Alexis", 1)
    game.pick("bleed", minion=hunter)
    for _ in range(30):
        if game.options("yes") or game.table.action is None:
            break
        game.passes()
    assert bool(game.options("yes")) == gains
    if gains:
        before = game["Sarah"].pool
        game.pick("yes")
        assert (game["Sarah"].pool, throne.locked) == (before + 1, True)


def test_the_inquisition_is_replaced_before_fame_takes_its_pool() -> None:
    game = table()
    game.in_play("Justin", library("Doom", "Event", text="Gehenna. Nothing happens."))
    (event,) = game.hand("Sarah", "The New Inquisition")
    krid = game.ready("Alexis", vampire("Krid", 8, text="+4 strength."))
    lord = game.ready("Justin", vampire("Lord", 6, title="prince of Nice"), blood=0)
    game.on(lord, "Fame", owner="Alexis")
    game.phase("discard", of="Sarah")
    game.pick("event", event)
    until(game, "bleed")
    game.pick("bleed", minion=krid)
    until(game, "block", lord)
    game.pick("block", lord)
    finish(game)
    said = game.log
    replaced = max(n for n, line in enumerate(said) if line.startswith("Sarah draws"))
    famous = next(n for n, line in enumerate(said) if "Justin burns 3 pool" in line)
    assert replaced < famous


def test_whose_vampire_was_stolen_chooses_whether_the_rack_feeds_it() -> None:
    for whose, asked in (("Alexis", "Alexis"), ("Sarah", "Sarah")):
        game = table()
        game.phase("unlock", of="Sarah")
        krid = game.ready(whose, vampire("Krid", 6), blood=1)
        rack = game.in_play("Sarah", "The Rack", marks={"chosen": str(krid.id)})
        until(game, "use", rack)
        assert game.asked == asked
        game.pick("use", rack)
        assert krid.blood == 3
        assert not offered(game, "use", rack)
    game = table()
    game.phase("unlock", of="Alexis")
    krid = game.ready("Alexis", vampire("Krid", 6), blood=1)
    rack = game.in_play("Sarah", "The Rack", marks={"chosen": str(krid.id)})
    game.start()
    assert not offered(game, "use", rack)


@pytest.mark.parametrize(("needs", "comes"), [("camarilla", False), ("", True)])
def test_the_red_question_has_an_action_for_another_sect_come_to_nothing(needs: str, comes: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Camarilla"))
    game.ready("Alexis", IRA)
    deed = library("Deed", "Action", text="+1 stealth action.\nGain 3 pool.", requirement=[needs] if needs else [])
    game.hand("Sarah", deed, "The Red Question")
    game.pick("action card", minion=krid)
    until(game, "play")
    game.pick("play", "The Red Question")
    over(game)
    assert minions.sect(game.rules, krid) == "Anarch"
    assert game["Sarah"].pool == (33 if comes else 30)


@pytest.mark.parametrize(("text", "damage"), [
    ("Strike: hand strike at +2 damage.", 3),
    ("Strike: hand strike or use a melee weapon strike. This strike is at +2 damage.", 4),
])  # fmt: skip
def test_a_card_that_makes_a_hand_strike_makes_none_with_a_bundi(text: str, damage: int) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, "POT"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.on(kurt, "Bundi")
    game.hand("Sarah", library("Blow", "Combat", text=text))
    duel(game, kurt, ira)
    until(game, "play")
    game.pick("play", "Blow")
    if game.options("weapon"):
        game.pick("weapon")
    over(game)
    assert ira.blood == 8 - damage


@pytest.mark.parametrize(("weapon", "may"), [("Bundi", True), ("Sword of Judgment", False)])
def test_a_bundi_strikes_by_brute_force_in_a_grapple(weapon: str, may: bool) -> None:
    fight = fighting("Immortal Grapple", "Brute Force", on_kurt=(weapon,), clan="Brujah antitribu")
    fight.play("Immortal Grapple", "pot")
    fight.play("Brute Force", "pot")
    assert ("melee weapon strike" in [option.text for option in fight.game.options("way")]) == may
    if may:
        fight.game.pick("way", amount=next(each.amount for each in fight.game.options("way") if "melee" in each.text))
        fight.end()
        # A hand strike at 1 more, at 2 more by the card.
        assert fight.ira.blood == 6 - 4


def test_two_ready_vampires_are_needed_for_gurchon_hall() -> None:
    for many, may in ((1, False), (2, True)):
        game = table()
        game.phase("unlock", of="Sarah")
        for number in range(many):
            game.ready("Sarah", vampire(f"Krid {number}", 6), blood=1)
        hall = game.in_play("Sarah", "Gurchon Hall")
        game.start()
        assert offered(game, "use", hall) == may


def test_a_friend_is_no_weapon() -> None:
    """What is no weapon hurts Mictlantecuhtli."""
    game = table()
    giant = game.ready("Sarah", "Mictlantecuhtli")
    brute = game.ready("Alexis", ally("Brute", 3))
    before = giant.blood
    duel(game, giant, brute)
    over(game)
    assert giant.blood < before
