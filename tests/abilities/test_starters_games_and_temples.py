"""Cards that kept a starter deck from playing itself: in their main way, another, and once refused."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import advance, call, offered, until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.requirements import has_disciplines
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
LATE = library("Late", "Combat", disciplines="tha", text="Not usable on the first round.\nStrike: 3 damage.")
"""A strike that is for later rounds."""
COSTLY = library("Costly", "Equipment", pool=4)
PRESSING = vampire("Ira", 6, text="Camarilla: Ira gets 1 optional press each combat.")
TREMERE = vampire("Tre", 5, "THA", clan="Tremere")


def blocked(game: Position, minion: Copy, by: Copy) -> None:
    """A bleed is blocked, up to the combat."""
    game.pick("bleed", minion=minion)
    until(game, "block", by)
    game.pick("block", by)


def all_through(game: Position, card: str) -> bool:
    """Whether a card can be played in the combat that is going on, at any time."""
    for _ in range(40):
        if game.table.combat is None or may_play(game, card):
            break
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    return may_play(game, card)


# -- Ayelea, Ian Forestal ----------------------------------------------------------------------------------------------


def test_ayelea_lends_one_of_her_clan_until_the_end_of_the_next_turn() -> None:
    game = table()
    ayelea = game.ready("Sarah", "Ayelea, The Manipulator")
    kin = game.ready("Alexis", vampire("Kin", 5, clan="Tremere antitribu", sect="Sabbat"))
    game.pick("card in play", ayelea)
    finish(game)
    assert kin.controller == 0
    game.go_to("discard", "Justin")
    assert kin.controller == 0
    game.go_to("discard", "Sarah")
    assert kin.controller == 0
    game.go_to("discard", "Alexis")
    assert kin.controller == 1


@pytest.mark.parametrize(("clan", "whose"), [("Tremere", "Alexis"), ("Tremere antitribu", "Sarah")])
def test_ayelea_takes_nobody_else(clan: str, whose: str) -> None:
    game = table()
    ayelea = game.ready("Sarah", "Ayelea, The Manipulator")
    game.ready(whose, vampire("Kin", 5, clan=clan, sect="Sabbat"))
    assert not offered(game, "card in play", ayelea)


@pytest.mark.parametrize(
    ("disciplines", "together", "may"),
    [("ani", False, True), ("ANI", False, False), ("ani aus", True, True), ("ani pot", True, False)],
)
def test_ian_forestal_meets_one_basic_discipline(disciplines: str, together: bool, may: bool) -> None:
    game = table()
    ian = game.ready("Sarah", "Ian Forestal")
    card = library("Deed", "Action", text="Gain 1 pool.", disciplines=disciplines, together=together)
    assert has_disciplines(game.rules, ian, modes(card)[0]) == may


def test_ian_forestal_learns_at_superior() -> None:
    game = table()
    ian, ira = game.ready("Sarah", "Ian Forestal"), game.ready("Sarah", IRA)
    for minion in (ian, ira):
        game.on(minion, "Potence", owner="Sarah")
    assert minions.disciplines(game.rules, ian)["pot"] == 2
    assert minions.disciplines(game.rules, ira)["pot"] == 1
    # What he may play as though he had it he does not have (ruling).
    assert "ani" not in minions.disciplines(game.rules, ian)


# -- Hector Trelane, Shotgun Ritual, Lord Ephraim Wainwright -----------------------------------------------------------


@pytest.mark.parametrize(("who", "may"), [("Hector Trelane", True), (TREMERE, False)])
def test_hector_trelane_uses_the_strikes_of_later_rounds(who: object, may: bool) -> None:
    game = table()
    hector, ira = game.ready("Sarah", who, blood=3), game.ready("Alexis", IRA)  # type: ignore[arg-type]
    game.hand("Sarah", LATE)
    blocked(game, hector, ira)
    assert all_through(game, "Late") == may


@pytest.mark.parametrize("level", ["tha", "THA"])
def test_shotgun_ritual_uses_the_strikes_of_later_rounds(level: str) -> None:
    game = table()
    krid, ira = game.ready("Sarah", TREMERE, blood=5), game.ready("Alexis", IRA)
    game.hand("Sarah", LATE, "Shotgun Ritual")
    blocked(game, krid, ira)
    until(game, "play")
    game.pick("play", "Shotgun Ritual", level=level)
    advance(game, lambda: game.table.combat is not None and game.table.combat.step == "choose strike")
    game.pick("play", "Late")
    if level == "THA":
        until(game, "press")
        game.pick("press")
    finish(game)
    assert ira.blood == 6 - 3 - (level == "THA")


@pytest.mark.parametrize(("blood", "burned"), [(0, True), (4, False)])
def test_hector_trelane_is_burned_rather_than_sent_to_torpor(blood: int, burned: bool) -> None:
    game = table()
    hector, ira = game.ready("Sarah", "Hector Trelane", blood=1), game.ready("Alexis", IRA)
    hector.blood = blood
    game.ready("Sarah", vampire("Sen", 5))
    game.hand("Alexis", "Bum's Rush")
    game.phase("minion", of="Alexis")
    game.pick("action card", minion=ira)
    game.pick("enter combat", hector)
    finish(game)
    assert game["Alexis"].pool == (34 if burned else 30)
    assert (hector.place.region == "ash heap") == burned


@pytest.mark.parametrize("succeeds", [True, False])
def test_lord_ephraim_finds_another_copy_of_his_action_card(succeeds: bool) -> None:
    game = table()
    ephraim, ira = game.ready("Sarah", "Lord Ephraim Wainwright"), game.ready("Alexis", IRA)
    deed = library("Deed", "Action", text="Gain 1 pool.")
    game.hand_size("Sarah", 2)
    game.hand("Sarah", deed, "Govern the Unaligned")
    game.library("Sarah", "Aching Beauty", deed)
    game.pick("action card", minion=ephraim)
    game.pick("yes")
    game.pick("search")
    assert game.names("Sarah", "ash heap") == ["Deed"]
    if succeeds:
        until(game, "discard")
        game.pick("discard", "Aching Beauty")
    else:
        until(game, "block", ira)
        game.pick("block", ira)
        finish(game)
    assert ("Deed" in game.names("Sarah", "hand")) == succeeds


def test_lord_ephraim_searches_for_equipment_and_for_no_action_modifier() -> None:
    """Equipment is an action card too (ruling [ANK 20200813-2])."""
    game = table()
    ephraim = game.ready("Sarah", "Lord Ephraim Wainwright")
    game.ready("Alexis", IRA)
    game.hand("Sarah", COSTLY)
    game.pick("equip", minion=ephraim)
    assert game.options("yes")
    game = table()
    ephraim = game.ready("Sarah", "Lord Ephraim Wainwright")
    game.ready("Alexis", vampire("Guard", 6, text="+1 intercept."))
    game.hand("Sarah", "Aire of Elation")
    game.pick("bleed", minion=ephraim)
    until(game, "play")
    game.pick("play", "Aire of Elation", level="pre")
    assert not game.options("yes")


# -- Learjet, Malkavian Game -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "jet"), [(True, True), (False, True), (False, False)])
def test_learjet_draws_one_more_for_a_card_played_while_acting(more: bool, jet: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "OBF"))
    if jet:
        game.on(krid, "Learjet")
    game.ready("Alexis", IRA)
    game.hand_size("Sarah", 2)
    game.hand("Sarah", "Govern the Unaligned", "Lost in Crowds")
    game.library("Sarah", *(library(f"Card {number}", "Master") for number in range(1, 6)))
    game.pick("bleed", minion=krid)
    until(game, "block")
    game.pick("block")
    until(game, "play")
    game.pick("play", "Lost in Crowds", level="obf")
    if jet:
        game.pick("yes" if more else "no")
    if more:
        assert len(game.names("Sarah", "hand")) == 3
        game.pick("discard", "Card 1")
    assert len(game.names("Sarah", "hand")) == 2 and ("Card 2" in game.names("Sarah", "hand")) == more


def test_malkavian_game_is_won_or_played_again_for_more() -> None:
    game = table()
    game.ready("Sarah", vampire("Mal", 5, clan="Malkavian antitribu", sect="Sabbat"))
    game.hand("Sarah", "Malkavian Game")
    game.phase("master", of="Sarah")
    game.pick("master", "Malkavian Game")
    game.pick("methuselah", seat="Justin")
    for mine, theirs in ((0, 0), (1, 1), (0, 2)):
        for seat, sign in (("Sarah", mine), ("Justin", theirs)):
            until(game, "way")
            assert game.asked == seat
            game.pick("way", amount=sign)
    # Rock beats scissors: 2 and 1 for each of two ties.
    assert (game["Sarah"].pool, game["Justin"].pool, game["Alexis"].pool) == (34, 26, 30)


def test_malkavian_game_needs_its_clan() -> None:
    game = table()
    game.ready("Sarah", IRA)
    game.hand("Sarah", "Malkavian Game")
    game.phase("master", of="Sarah")
    assert not game.options("master")


# -- Grand Temple of Set, Mummy's Tongue, Phobia, The Realm of the Black Sun -------------------------------------------


def test_the_grand_temple_of_set_steals_for_more_than_a_capacity() -> None:
    game = table()
    temple = game.in_play("Sarah", "Grand Temple of Set", blood=5)
    small = game.ready("Alexis", vampire("Small", 5))
    game.ready("Alexis", vampire("Big", 6))
    game.phase("master", of="Sarah")
    game.pick("use", temple)
    assert temple.blood == 6 and game["Sarah"].pool == 29
    game.go_to("influence", "Sarah")
    game.pick("use", temple)
    assert temple.locked and temple.blood == 0 and small.controller == 0


def test_the_grand_temple_of_set_is_refused_what_it_has_not() -> None:
    game = table()
    temple = game.in_play("Sarah", "Grand Temple of Set", blood=4)
    game.ready("Alexis", vampire("Small", 4))
    game.ready("Justin", vampire("Tiny", 1))
    game.phase("influence", of="Sarah")
    assert not offered(game, "use", temple)


@pytest.mark.parametrize("torpor", [False, True])
def test_mummys_tongue_locks_a_vampire_for_long(torpor: bool) -> None:
    game = table()
    bearer = game.torpor("Sarah", IRA) if torpor else game.ready("Sarah", IRA)
    tongue, victim = game.on(bearer, "Mummy's Tongue"), game.ready("Alexis", vampire("Foe", 5))
    game.hand("Sarah", library("Idle", "Master"))
    game.phase("master", of="Sarah")
    game.pick("use", tongue)
    if game.options("target"):
        game.pick("target", victim)
    assert victim.locked and not bearer.attached
    game.go_to("discard", "Alexis")
    assert victim.locked


def test_mummys_tongue_is_of_no_use_to_an_ally() -> None:
    game = table()
    tongue = game.on(game.ready("Sarah", library("Friend", "Ally", text="Human with 2 life.")), "Mummy's Tongue")
    game.ready("Alexis", vampire("Foe", 5))
    game.hand("Sarah", library("Idle", "Master"))
    game.phase("master", of="Sarah")
    assert not offered(game, "use", tongue)


@pytest.mark.parametrize(("counters", "may"), [(5, True), (4, False)])
def test_phobia_ends_the_combat_of_a_block(counters: int, may: bool) -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6), blood=4), game.ready("Alexis", IRA, blood=4)
    card = game.on(krid, "Phobia", owner="Alexis", marks={"level": "ser"}, counters={"phobia": counters})
    card.controller = 1
    blocked(game, krid, ira)
    advance(game, lambda: game.table.combat is None or offered(game, "use", card))
    assert offered(game, "use", card) == may
    if may:
        game.pick("use", card)
        finish(game)
        assert krid.blood == 4 and not card.counters


def test_phobia_grows_in_the_master_phase_of_who_played_it() -> None:
    game = table()
    set_ = game.ready("Sarah", vampire("Set", 6, "SER"))
    victim = game.ready("Alexis", IRA)
    game.hand("Sarah", "Phobia")
    game.pick("action card", minion=set_, level="ser")
    if game.options("target"):
        game.pick("target", victim)
    finish(game)
    (card,) = (game.rules.copy(below) for below in victim.attached)
    game.go_to("master", "Sarah")
    game.pick("use", card)
    assert card.counters == {"phobia": 1} and not offered(game, "use", card)


@pytest.mark.parametrize(("whose", "gains"), [("Alexis", True), ("Justin", False)])
def test_the_realm_of_the_black_sun_gains_with_the_prey(whose: str, gains: bool) -> None:
    game = table()
    game.in_play("Sarah", "The Realm of the Black Sun")
    game.hand(whose, library("Riches", "Master", text="Trifle.\nGain 2 pool."))
    game.phase("master", of=whose)
    game.pick("master", "Riches")
    if gains:
        until(game, "yes")
        assert game.asked == "Sarah"
        game.pick("yes")
    game.pass_all()
    assert (game[whose].pool, game["Sarah"].pool) == (32, 31 if gains else 30)


# -- Nosferatu Performance Art, Sacrificial Lamb, The Spawning Pool ----------------------------------------------------


@pytest.mark.parametrize(("capacity", "stealth"), [(6, 1), (5, 0)])
def test_nosferatu_performance_art_sends_a_toreador_to_torpor(capacity: int, stealth: int) -> None:
    game = table()
    nos = game.ready("Sarah", vampire("Nos", capacity, clan="Nosferatu"))
    victim = game.ready("Alexis", vampire("Tor", 5, clan="Toreador"))
    game.ready("Alexis", IRA)
    game.hand("Sarah", "Nosferatu Performance Art")
    game.pick("action card", minion=nos)
    until(game, "no block")
    assert game.table.action is not None and game.table.action.stealth == stealth
    finish(game)
    assert victim.place.region == "torpor"


def test_nosferatu_performance_art_burns_a_location_of_the_toreador_and_nothing_else() -> None:
    game = table()
    nos = game.ready("Sarah", vampire("Nos", 6, clan="Nosferatu"))
    theirs = library("Gallery", "Master", text="Unique location.", clans=("Toreador",))
    game.in_play("Alexis", theirs)
    other = game.in_play("Alexis", library("Cellar", "Master", text="Location."))
    game.hand("Sarah", "Nosferatu Performance Art")
    game.pick("action card", minion=nos)
    finish(game)
    assert game.names("Alexis", "in play") == [game.name(other)]


@pytest.mark.parametrize(("level", "whose"), [("obf", "Sarah"), ("OBF", "Alexis")])
def test_sacrificial_lamb_burns_one_in_torpor_for_its_capacity(level: str, whose: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, "OBF"), blood=4)
    lamb = game.torpor(whose, vampire("Lamb", 4), blood=0)
    gear = game.on(lamb, "IR Goggles")
    game.hand("Sarah", "Sacrificial Lamb")
    assert {option.level for option in game.options("action card")} == {level}
    game.pick("action card", minion=krid)
    until(game, "take")
    game.pick("take", gear)
    finish(game)
    assert lamb.place.region == "ash heap" and krid.blood == 5 and gear.place.on == krid.id
    assert game.table.referendum is None


def test_the_spawning_pool_hurts_who_bled_in_the_second_round() -> None:
    game = table()
    pool = game.in_play("Alexis", "The Spawning Pool", blood=3)
    krid, ira = game.ready("Sarah", vampire("Krid", 9), blood=9), game.ready("Alexis", PRESSING)
    blocked(game, krid, ira)
    while game.table.combat is not None and game.table.combat.round == 1:
        assert not offered(game, "use", pool)
        if game.options("press"):
            game.pick("press")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    game.pick("use", pool)
    finish(game)
    # Two hand strikes, and three by the pool.
    assert krid.blood == 4 and pool.locked


def test_the_spawning_pool_is_for_blocks_of_bleeds_against_its_controller() -> None:
    game = table()
    pool = game.in_play("Justin", "The Spawning Pool", blood=3)
    krid, ira = game.ready("Sarah", vampire("Krid", 9)), game.ready("Alexis", PRESSING)
    blocked(game, krid, ira)
    while game.table.combat is not None:
        assert not offered(game, "use", pool)
        if game.options("press"):
            game.pick("press")
        else:
            game.passes()


# -- Rant! -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", [True, False])
def test_rant_lets_each_anarch_buy_a_vote_and_hurts_when_it_fails(passes: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"), blood=6)
    other = game.ready("Alexis", vampire("Other", 6, sect="Anarch"), blood=6)
    game.ready("Alexis", IRA)
    game.hand("Sarah", "Rant!", "Consanguineous Boon")
    game.pick("political", minion=krid)
    for _ in range(30):
        if may_play(game, "Rant!"):
            break
        option = game.options()[0]
        if game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.pick(option.kind, level=option.level, amount=option.amount, seat=option.seat)
    game.pick("play", "Rant!")
    until(game, "use")
    side = "for" if passes else "against"
    users = []
    for _ in range(40):
        if game.table.referendum is None:
            break
        mine = krid if game.asked == "Sarah" else other
        if any(option.minion == mine.id for option in game.options("use")) and (mine is krid or not passes):
            users.append(mine)
            game.pick("use", minion=mine)
        elif game.options(f"gained {side}"):
            game.pick(f"gained {side}")
        elif game.options(f"card {side}") and passes:
            game.pick(f"card {side}")
        else:
            game.passes()
    finish(game)
    assert krid in users and (other in users) != passes
    assert krid.blood == 5 + (0 if passes else -2)


# -- Autonomic Mastery, Darkness Within, Goblinism ---------------------------------------------------------------------

KIASYD = vampire("Kia", 6, "DOM OBT MYT POT", clan="Kiasyd", sect="Sabbat")
FRIEND = library("Friend", "Ally", text="Animal with 3 life. 1 strength, 0 bleed.")
GHOST = library("Ghost", "Ally", text="Wraith with 3 life. 1 strength, 0 bleed.")
SERVANT = library("Servant", "Retainer", text="Animal with 1 life.")


def up_to_strikes(game: Position) -> None:
    advance(game, lambda: game.table.combat is not None and game.table.combat.step == "choose strike")


@pytest.mark.parametrize(("card", "dodges", "burned"), [(FRIEND, False, True), (FRIEND, True, False)])
def test_autonomic_mastery_burns_an_ally(card: object, dodges: bool, burned: bool) -> None:
    game = table()
    kia, friend = game.ready("Sarah", KIASYD), game.ready("Alexis", card)  # type: ignore[arg-type]
    game.hand("Sarah", "Autonomic Mastery")
    if dodges:
        game.hand("Alexis", library("Jump", "Combat", text="Strike: dodge."))
    blocked(game, kia, friend)
    up_to_strikes(game)
    game.pick("play", "Autonomic Mastery", level="dom")
    if dodges:
        until(game, "play")
        game.pick("play", "Jump")
    finish(game)
    assert (friend.place.region == "ash heap") == burned


def test_autonomic_mastery_burns_a_retainer_but_no_wraith() -> None:
    game = table()
    kia, ira = game.ready("Sarah", KIASYD), game.ready("Alexis", IRA)
    servant = game.on(ira, SERVANT)
    spirit = game.on(ira, library("Spirit", "Retainer", text="Wraith with 1 life."))
    game.hand("Sarah", "Autonomic Mastery")
    blocked(game, kia, ira)
    up_to_strikes(game)
    game.pick("play", "Autonomic Mastery", level="dom")
    finish(game)
    assert servant.place.region == "ash heap" and spirit.place.on == ira.id


@pytest.mark.parametrize(("opponent", "may"), [(vampire("Foe", 5), True), (IRA, False), (GHOST, False), (FRIEND, True)])
def test_autonomic_mastery_ends_a_combat_with_the_weaker(opponent: object, may: bool) -> None:
    game = table()
    kia, foe = game.ready("Sarah", KIASYD, blood=4), game.ready("Alexis", opponent)  # type: ignore[arg-type]
    before = foe.blood
    game.hand("Sarah", "Autonomic Mastery")
    blocked(game, kia, foe)
    assert any(option.level == "DOM" for option in game.options("play")) == may
    if may:
        game.pick("play", "Autonomic Mastery", level="DOM")
        finish(game)
        # The opponent's strike is resolved at the same time (ruling).
        assert foe.blood == before and kia.blood == 3


@pytest.mark.parametrize(("level", "dodge"), [("obt", False), ("OBT", True)])
def test_darkness_within_drains_each_round_and_gives_half_back(level: str, dodge: bool) -> None:
    game = table()
    kia = game.ready("Sarah", KIASYD, blood=3)
    ira = game.ready("Alexis", PRESSING, blood=6)
    game.hand("Sarah", "Darkness Within")
    game.hand("Alexis", *([library("Jump", "Combat", text="Strike: dodge.")] if dodge else []))
    blocked(game, kia, ira)
    until(game, "play")
    game.pick("play", "Darkness Within", level=level)
    while game.table.combat is not None:
        if game.options("press"):
            game.pick("press")
        elif may_play(game, "Jump"):
            game.pick("play", "Jump")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    # Two rounds: two drained, of which one comes back; a blood for the card.
    strikes = 1 if dodge else 2
    assert ira.blood == 6 - 2 - strikes and kia.blood == 3 - 1 - strikes + 1
    assert game.names("Sarah", "in play") == []


def test_darkness_within_takes_nothing_when_a_strike_ends_the_combat() -> None:
    game = table()
    kia, ira = game.ready("Sarah", KIASYD, blood=3), game.ready("Alexis", IRA, blood=6)
    game.hand("Sarah", "Darkness Within")
    game.hand("Alexis", library("Flee", "Combat", text="Strike: combat ends."))
    blocked(game, kia, ira)
    until(game, "play")
    game.pick("play", "Darkness Within", level="obt")
    until(game, "play")
    game.pick("play", "Flee")
    finish(game)
    assert ira.blood == 6 and kia.blood == 2


@pytest.mark.parametrize("level", ["myt", "MYT"])
def test_goblinism_finds_a_location_and_at_superior_brings_a_haven(level: str) -> None:
    game = table()
    kia = game.ready("Sarah", KIASYD)
    game.hand_size("Sarah", 1)
    game.hand("Sarah", "Goblinism")
    game.library("Sarah", "Aching Beauty", "The Barrens", "Secure Haven")
    game.pick("action card", minion=kia, level=level)
    until(game, "search")
    assert len(game.options("search")) == 2
    # The Barrens are no haven.
    assert len(game.options("bring")) == (1 if level == "MYT" else 0)
    if level == "MYT":
        game.pick("bring", "Secure Haven")
        finish(game)
        assert [game.name(game.rules.copy(below)) for below in kia.attached] == ["Secure Haven"]
        assert game["Sarah"].pool == 29
    else:
        game.pick("search", "The Barrens")
        game.pick("discard", "Aching Beauty")
        finish(game)
        assert game.names("Sarah", "hand") == ["The Barrens"]


def test_goblinism_burns_a_location() -> None:
    game = table()
    kia = game.ready("Sarah", KIASYD)
    game.in_play("Alexis", library("Cellar", "Master", text="Location."))
    game.hand("Sarah", "Goblinism")
    game.pick("action card", minion=kia, level="pot")
    finish(game)
    assert not game.names("Alexis", "in play")


# -- Bindusara, Nakova, Elder Kindred Network --------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "found"), [(30, ["Arcane Library"]), (1, [])])
def test_bindusara_puts_a_library_into_play_whatever_it_requires(pool: int, found: list[str]) -> None:
    game = table()
    bindusara = game.ready("Sarah", "Bindusara, Historian of the Kindred")
    game.pool("Sarah", pool)
    game.library("Sarah", "The Barrens", "Arcane Library")
    game.pick("card in play", bindusara)
    if found:
        until(game, "search")
        game.pick("search", "Arcane Library")
    finish(game)
    assert game.names("Sarah", "in play") == found and game["Sarah"].pool == (28 if found else pool)
    # Not twice in a turn (ruling).
    bindusara.locked = False
    assert not offered(game, "card in play", bindusara)


@pytest.mark.parametrize("in_combat", [True, False])
def test_nakova_hurts_who_burns_her_in_combat(in_combat: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, text="Camarilla: +1 strength."), blood=7)
    if in_combat:
        game.ready("Alexis", "Nakova, Advocate of Golconda", blood=0)
        game.on(krid, library("Fire", "Equipment", text="Weapon.\nStrike: 2R aggravated damage."))
        game.hand("Sarah", "Bum's Rush")
        game.pick("action card", minion=krid)
        until(game, "weapon")
        game.pick("weapon")
    else:
        nakova = game.torpor("Alexis", "Nakova, Advocate of Golconda", blood=0)
        game.pick("diablerize", minion=krid)
        assert nakova.place.region in ("torpor", "ash heap")
    finish(game)
    assert krid.blood == (2 if in_combat else 7)


@pytest.mark.parametrize(("title", "lost"), [("prince of Rome", 2), ("", 0)])
def test_the_elder_kindred_network_charges_for_a_referendum_that_fails(title: str, lost: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", vampire("Ven", 6, clan="Ventrue", title=title))
    game.hand("Alexis", "Elder Kindred Network")
    game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", minion=krid)
    for _ in range(30):
        if may_play(game, "Elder Kindred Network"):
            break
        option = game.options()[0]
        if game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.pick(option.kind, level=option.level, amount=option.amount, seat=option.seat)
    game.pick("play", "Elder Kindred Network")
    while game.table.referendum is not None:
        if game.options("card for"):
            game.pick("card for")
        elif game.options("title against"):
            game.pick("title against")
        else:
            game.passes()
    finish(game)
    # One vote for it, two against it.
    assert game["Sarah"].pool in ((30 - lost,) if lost else (30, 31))


# -- The Khabar: Honor, Unseen Hibernation, Powder of Rigidity ---------------------------------------------------------

ASSAMITE = vampire("Ass", 6, "POT", clan="Banu Haqim", sect="Independent")


@pytest.mark.parametrize("mine", [True, False])
def test_the_khabar_honor_is_for_whoever_is_chosen_for_a_contract(mine: bool) -> None:
    game = table()
    hunter, other = game.ready("Sarah", ASSAMITE), game.ready("Sarah", vampire("Kin", 5, clan="Banu Haqim"))
    ira = game.ready("Alexis", IRA)
    game.on(ira, "Contract", owner="Sarah", marks={"chosen hunter": str(hunter.id if mine else other.id)})
    game.hand("Sarah", "The Khabar: Honor")
    blocked(game, hunter, ira)
    assert all_through(game, "The Khabar: Honor") == mine
    if mine:
        game.pick("play", "The Khabar: Honor")
        finish(game)
        assert ira.blood == 6 - 4


@pytest.mark.parametrize(("capacity", "at_it", "may"), [(6, True, True), (7, True, False), (6, False, False)])
def test_unseen_hibernation_fails_an_action_at_its_vampire(capacity: int, at_it: bool, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity))
    hidden, other = game.ready("Alexis", vampire("Abo", 6, "ABO")), game.ready("Alexis", IRA)
    game.hand("Sarah", "Bum's Rush")
    game.hand("Alexis", "Unseen Hibernation")
    game.pick("action card", minion=krid)
    game.pick("enter combat", hidden if at_it else other)
    for _ in range(20):
        if game.table.action is None or may_play(game, "Unseen Hibernation"):
            break
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert may_play(game, "Unseen Hibernation") == may
    if may:
        game.pick("play", "Unseen Hibernation", level="abo")
        finish(game)
        assert hidden.blood == 5 and krid.blood == capacity and not any("Combat" in line for line in game.log)


def test_powder_of_rigidity_unlocks_who_equips_with_it_in_the_discard_phase() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.hand("Sarah", "Powder of Rigidity")
    game.pick("equip", minion=krid)
    finish(game)
    game.go_to("discard", "Sarah")
    assert krid.attached and not krid.locked


@pytest.mark.parametrize("burned", [True, False])
def test_powder_of_rigidity_keeps_the_opponent_from_protean(burned: bool) -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", vampire("Ira", 6, "PRO"))
    powder = game.on(krid, "Powder of Rigidity")
    game.hand("Alexis", "Earth Meld")
    blocked(game, krid, ira)
    advance(game, lambda: offered(game, "use", powder))
    if burned:
        game.pick("use", powder)
        assert not krid.attached
    else:
        game.passes()
    assert all_through(game, "Earth Meld") == (not burned)


# -- Dogs of War, Aura of Invincibility --------------------------------------------------------------------------------

BRUJAH = vampire("Bru", 5, clan="Brujah antitribu", sect="Sabbat")


def test_dogs_of_war_lets_any_brujah_antitribu_enter_combat_and_any_vampire_call_to_burn_it() -> None:
    game = table()
    dogs = game.in_play("Justin", "Dogs of War")
    bru, krid = game.ready("Sarah", BRUJAH), game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", IRA)
    levels = {option.minion: option.level for option in game.options("card in play")}
    assert set(levels) == {bru.id, krid.id}
    game.pick("card in play", minion=bru, level=f"in play {dogs.id} 0")
    if game.options("enter combat"):
        game.pick("enter combat", ira)
    finish(game)
    assert ira.blood == 5
    assert not [option for option in game.options("card in play") if option.level.endswith(" 0")]


def hunted(game: Position, diablerist: Copy, *, called: bool = True) -> None:
    """A vampire diablerizes one in torpor, and until something may be used a prince votes for the blood hunt."""
    game.torpor("Alexis", vampire("Victim", 3))
    game.ready("Alexis", vampire("Prince", 8, title="prince of Rome"))
    game.pick("diablerize", minion=diablerist)
    while game.table.action is not None and not (game.options("use") or game.options("out of turn")):
        if called and game.asked == "Alexis" and game.options("title for"):
            game.pick("title for")
        else:
            game.passes()


@pytest.mark.parametrize(
    ("clan", "called", "may"),
    [("Brujah antitribu", True, True), ("Brujah antitribu", False, False), ("Brujah", True, False)],
)
def test_dogs_of_war_cancels_a_blood_hunt_that_was_called_on_its_clan(clan: str, called: bool, may: bool) -> None:
    game = table()
    dogs = game.in_play("Sarah", "Dogs of War")
    bru = game.ready("Sarah", vampire("Bru", 5, clan=clan, sect="Sabbat"))
    hunted(game, bru, called=called)
    assert offered(game, "use", dogs) == may
    if may:
        game.pick("use", dogs)
        finish(game)
    assert (bru.place.region, dogs.place.region) == (
        "ready" if may or not called else "ash heap",
        "ash heap" if may else "in play",
    )


@pytest.mark.parametrize("called", [True, False])
@pytest.mark.parametrize(
    ("card", "face", "may"),
    [
        ("Gangrel Conspiracy", vampire("Gan", 5, clan="Gangrel antitribu", sect="Sabbat"), True),
        ("Gangrel Conspiracy", vampire("Gan", 5, clan="Gangrel"), False),
        ("Ebony Fox Hunt", vampire("Hand", 5, sect="Sabbat", text="Black Hand."), True),
        ("Ebony Fox Hunt", vampire("Hand", 5, sect="Sabbat"), False),
        ("Absolution of the Diabolist", vampire("Judge", 8, clan="Ventrue", title="justicar of Ventrue"), True),
        ("Absolution of the Diabolist", vampire("Judge", 8, clan="Ventrue", title="prince of Nice"), False),
    ],
)
def test_masters_cancel_a_blood_hunt_that_was_called(card: str, face: Card, may: bool, called: bool) -> None:
    """LSJ 20081203-2 on Gangrel Conspiracy: once votes and ballots have been cast, and it has passed."""
    game = table()
    diablerist = game.ready("Sarah", face)
    game.ready("Sarah", vampire("Fellow", 4, clan="Gangrel antitribu", sect="Sabbat"))
    (copy,) = game.hand("Sarah", card)
    hunted(game, diablerist, called=called)
    assert offered(game, "out of turn", copy) == (may and called)
    if may and called:
        assert game.table.referendum is not None and game.table.referendum.passed
        game.pick("out of turn", copy)
        finish(game)
        assert copy.place.region == "ash heap"
    assert diablerist.place.region == ("ready" if may or not called else "ash heap")


def test_an_ebony_fox_hunt_is_for_one_s_own_black_hand() -> None:
    game = table()
    tanner = game.ready("Sarah", vampire("Hand", 5, sect="Sabbat", text="Black Hand."))
    (copy,) = game.hand("Justin", "Ebony Fox Hunt")
    game.ready("Justin", vampire("Other Hand", 4, sect="Sabbat", text="Black Hand."))
    hunted(game, tanner, called=True)
    assert not offered(game, "out of turn", copy)


def with_aura(counters: int) -> tuple[Position, Copy, Copy]:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    return game, krid, game.on(krid, "Aura of Invincibility", counters={"counters": counters})


@pytest.mark.parametrize("passes", [True, False])
def test_aura_of_invincibility_grows_or_is_the_end(passes: bool) -> None:
    game, krid, aura = with_aura(2)
    if not passes:
        game.ready("Alexis", vampire("Prince", 8, title="prince of Rome"))
        game.ready("Alexis", vampire("Other", 8, title="prince of Paris"))
    call(game, krid)
    while game.table.referendum is not None:
        kinds = ("title for", "card for") if game.asked == "Sarah" and passes else ("title against",)
        kind = next((each for each in kinds if game.options(each)), "")
        if kind:
            option = game.options(kind)[0]
            if kind == "title for":
                assert option.amount == 2
            game.pick(kind, minion=game.rules.copy(option.copy) if option.copy else None)
        else:
            game.passes()
    finish(game)
    if passes:
        assert aura.counters == {"counters": 3} and krid.place.region == "ready"
    else:
        assert krid.place.region == "torpor" and aura.place.region == "ash heap"


@pytest.mark.parametrize("passes", [True, False])
def test_aura_of_invincibility_comes_with_a_referendum_that_passes(passes: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    if not passes:
        game.ready("Alexis", vampire("Prince", 8, title="prince of Rome"))
    game.hand("Sarah", "Consanguineous Boon", "Aura of Invincibility")
    game.pick("political", minion=krid)
    for _ in range(30):
        if may_play(game, "Aura of Invincibility"):
            break
        option = game.options()[0]
        if game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.pick(option.kind, level=option.level, amount=option.amount, seat=option.seat)
    game.pick("play", "Aura of Invincibility")
    while game.table.referendum is not None:
        kind = next((each for each in ("card for", "title against") if game.options(each)), "")
        game.pick(kind) if kind else game.passes()
    finish(game)
    # One that fails with it does nothing to the vampire (ruling).
    assert krid.place.region == "ready"
    assert [game.rules.copy(below).counters for below in krid.attached] == ([{"counters": 1}] if passes else [])


def test_aura_of_invincibility_is_for_who_has_none() -> None:
    game, krid, _ = with_aura(1)
    game.hand("Sarah", "Aura of Invincibility", "Consanguineous Boon")
    game.pick("political", minion=krid)
    while game.table.referendum is None or game.table.referendum.step != "polling":
        assert not may_play(game, "Aura of Invincibility")
        option = game.options()[0]
        if game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.pick(option.kind, level=option.level, amount=option.amount, seat=option.seat)
