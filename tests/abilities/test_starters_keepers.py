"""Cards that kept the Brujah and Ventrue starter decks of Keepers of Tradition from playing themselves: in their main
way, another, and once refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays
from tests.abilities.fights import Fighting, fighting
from tests.abilities.shapes import finish as end
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.minion import blocks

IRA = vampire("Ira", 6)
CLUB = library("Club", "Equipment", text="Melee weapon.\nStrike: strength+2 damage.")


# -- Reginald Moore, Bundi, Enrage -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clan", "may"), [("Brujah", True), ("Tremere", False), ("Tremere antitribu", False)])
def test_reginald_moore_neither_blocks_nor_hunts_down_tremere(clan: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan))
    reginald = game.ready("Alexis", "Reginald Moore")
    game.pick("bleed", minion=krid)
    assert any(option.copy == reginald.id for option in game.options("block")) == may
    game = table()
    game.ready("Sarah", vampire("Krid", 6, clan=clan))
    reginald = game.ready("Alexis", "Reginald Moore")
    game.hand("Alexis", library("Ambush them", "Action", text="+1 stealth action.\n(D) Enter combat with a vampire."))
    game.phase("minion", of="Alexis")
    assert bool([each for each in game.options("action card") if each.minion == reginald.id]) == may


def bundi(*cards: str, armed: bool = True, foe: tuple[object, ...] = ()) -> Fighting:
    """Kurt, who bears a Bundi, is blocked by Ira."""
    return fighting(*cards, on_kurt=("Bundi",) if armed else (), on_ira=foe)  # type: ignore[arg-type]


def test_bundi_strikes_as_a_hand_and_as_a_melee_weapon() -> None:
    fight = bundi("Immortal Grapple")
    fight.play("Immortal Grapple", "pot")
    fight.until("weapon")
    assert fight.game.options("hand strike")
    fight.game.pick("weapon")
    fight.end()
    assert fight.ira.blood == 6 - 2


def test_wolf_claws_make_a_bundi_aggravated() -> None:
    fight = bundi("Wolf Claws")
    fight.play("Wolf Claws", "pro")
    fight.until("weapon")
    fight.game.pick("weapon")
    fight.end()
    assert minions.in_torpor(fight.game.rules, fight.ira)


@pytest.mark.parametrize(("weapon", "may"), [(True, True), (False, False)])
def test_bundi_prevents_one_of_each_melee_weapon_strike(weapon: bool, may: bool) -> None:
    fight = bundi(foe=(CLUB,) if weapon else ())
    fight.until("hand strike", by="Sarah")
    fight.game.pick("hand strike")
    if weapon:
        fight.until("weapon", by="Alexis")
        fight.game.pick("weapon")
    used = False
    while fight.game.table.combat is not None:
        here = fight.game.options("use")
        if here:
            assert not used
            used = True
            fight.game.pick("use")
        else:
            fight.step()
    assert used == may
    assert fight.kurt.blood == (6 - 2 if weapon else 5)


def test_enrage_lets_a_vampire_fight_for_a_turn() -> None:
    game, krid = acting("pre", "Enrage")
    other = game.ready("Sarah", vampire("Oth", 6))
    game.ready("Alexis", IRA)
    plays(game, "Enrage", "pre")
    until(game, "target")
    game.pick("target", other)
    game.pass_all()
    assert minions.strength(game.rules, other) == 2 and minions.strength(game.rules, krid) == 1
    assert [option.minion for option in game.options("card in play")] == [other.id]
    game.go_to("minion", "Alexis")
    assert not other.attached and minions.strength(game.rules, other) == 1


@pytest.mark.parametrize("blood", [5, 1])
def test_enrage_makes_a_vampire_pay_for_anything_but_a_fight(blood: int) -> None:
    game, _ = acting("PRE", "Enrage")
    ira = game.ready("Alexis", IRA, blood=blood)
    game.ready("Justin", IRA)
    plays(game, "Enrage", "PRE")
    until(game, "target")
    game.pick("target", ira)
    finish(game)
    assert ira.attached
    game.go_to("minion", "Alexis")
    assert game.options("hunt") and bool(game.options("bleed")) == (blood > 1)
    if blood > 1:
        game.pick("bleed", minion=ira)
        assert ira.blood == blood - 2
    else:
        game.pick("hunt", minion=ira)
    finish(game)
    assert not ira.attached and ira.blood == (blood - 2 if blood > 1 else 2)


# -- Phased Motion Detector, Relentless Pursuit ------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "intercept"), [("obf", 1), ("dom", 0)])
def test_phased_motion_detector_sees_once_in_an_action(code: str, intercept: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, code))
    ira = game.ready("Alexis", IRA)
    game.on(ira, "Phased Motion Detector")
    hide = library("Hide", "Action Modifier", disciplines=code, text="+1 bleed.")
    hide_more = library("Hide more", "Action Modifier", disciplines=code, text="+1 bleed.")
    game.hand("Sarah", hide, hide_more)
    game.pick("bleed", minion=krid)
    for card in ("Hide", "Hide more"):
        while not may_play(game, card):
            game.pick("no block") if game.options("no block") else game.passes()
        game.pick("play", card)
    assert int(ira.marks.get(blocks.ADDED, 0)) == intercept


@pytest.mark.parametrize(("level", "size"), [("POT", 9), ("pot", 7)])
def test_relentless_pursuit_draws_in_another_round(level: str, size: int) -> None:
    fight = fighting("Relentless Pursuit", on_kurt=(CLUB,))
    fight.play("Relentless Pursuit", level)
    assert fight.round == 2 and len(fight.game.table.pile(0, "hand")) == size
    end(fight.game)
    assert len(fight.game.table.pile(0, "hand")) == 7


def test_relentless_pursuit_that_ends_combat_draws_nothing() -> None:
    pressing = vampire("Ira", 6, text="Camarilla: Ira gets 1 optional press each combat.")
    fight = fighting("Relentless Pursuit", ira=pressing)
    fight.play("Relentless Pursuit", "POT")
    fight.until("press", by="Alexis")
    fight.game.pick("press")
    fight.end()
    assert fight.round == 0 and len(fight.game.table.pile(0, "hand")) == 7


# -- Gotsdam, Johannes Castelein, Haymaker -----------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "may"), [("Gotsdam, The Tired Warrior", False), (IRA, True)])
def test_no_frenzy_card_is_played_on_gotsdam(who: object, may: bool) -> None:
    game, _ = acting("PRE", "Enrage")
    other = game.ready("Alexis", who)  # type: ignore[arg-type]
    game.ready("Alexis", vampire("Else", 5))
    plays(game, "Enrage", "PRE")
    until(game, "target")
    assert any(option.copy == other.id for option in game.options("target")) == may


@pytest.mark.parametrize("who", ["Johannes Castelein", IRA])
def test_who_cancels_a_political_action_of_johannes_burns_pool(who: object) -> None:
    game = table()
    johannes = game.ready("Sarah", who)  # type: ignore[arg-type]
    game.hand("Sarah", "Kine Resources Contested")
    game.hand("Alexis", "Direct Intervention")
    game.pick("political", minion=johannes)
    until(game, "out of turn")
    game.pick("out of turn", "Direct Intervention")
    finish(game)
    # Direct Intervention costs 1 pool itself.
    assert game["Alexis"].pool == 30 - 1 - (2 if who == "Johannes Castelein" else 0)


def test_who_cancels_his_referendum_burns_pool() -> None:
    game = table()
    johannes = game.ready("Sarah", "Johannes Castelein")
    game.ready("Alexis", vampire("Ira", 6, title="prince of Chicago"))
    game.hand("Sarah", "Kine Resources Contested")
    game.hand("Alexis", "Delaying Tactics")
    game.pick("political", minion=johannes)
    for _ in range(40):
        if may_play(game, "Delaying Tactics"):
            break
        if game.options("points"):
            assert game.referee is not None
            game.referee.answer(0)
        elif game.options("methuselah"):
            game.pick("methuselah", seat="Alexis")
        else:
            game.passes()
    game.pick("play", "Delaying Tactics")
    end(game)
    assert game["Alexis"].pool == 28


def test_haymaker_hits_hard_but_second() -> None:
    fight = fighting("Haymaker", blood=(6, 6))
    fight.play("Haymaker")
    pressed = False
    while fight.round:
        if fight.game.options("press") and not pressed:
            assert fight.game.asked == "Sarah" and fight.blood == (5, 4)
            pressed = True
            fight.game.pick("press")
        else:
            fight.step()
    assert pressed


def test_haymaker_that_is_beaten_by_the_first_strike_does_nothing() -> None:
    fight = fighting("Haymaker", blood=(1, 6), ira=vampire("Ira", 8, text="+1 strength."))
    fight.play("Haymaker")
    fight.end()
    assert minions.in_torpor(fight.game.rules, fight.kurt) and fight.ira.blood == 6


def test_haymaker_is_not_played_two_rounds_running() -> None:
    presses = vampire("Kurt", 8, text="Camarilla: Kurt gets 1 optional press each round.")
    fight = fighting("Haymaker", "Haymaker", kurt=presses, on_kurt=(CLUB,))
    fight.play("Haymaker")
    seen = set()
    while fight.round:
        if fight.round > 1 and fight.offered("play"):
            seen.add(fight.round)
        if fight.game.options("press") and fight.round < 3:
            fight.game.pick("press", fight.kurt)
        else:
            fight.step()
    assert seen == {3}


# -- National Guard Support, Social Ladder, Special Report -------------------------------------------------------------


def test_national_guard_support_slows_directed_actions_and_votes_itself_away() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    ira = game.ready("Alexis", IRA)
    guard = game.in_play("Alexis", "National Guard Support", counters={"counters": 3})
    game.pick("bleed", minion=krid)
    assert game.rules.action.stealth == -1
    finish(game)
    game.go_to("minion", "Alexis")
    assert guard.counters["counters"] == 4
    game.pick("card in play", guard, minion=ira)
    assert game.rules.action.stealth == 1
    finish(game)
    assert not game.rules.in_play(guard)


@pytest.mark.parametrize("another", [False, True])
def test_national_guard_support_is_called_by_titled_vampires_while_there_is_none(another: bool) -> None:
    game = table()
    game.ready("Sarah", IRA)
    prince = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    game.hand("Sarah", "National Guard Support")
    if another:
        game.in_play("Justin", "National Guard Support")
    assert [option.minion for option in game.options("political")] == ([] if another else [prince.id])


@pytest.mark.parametrize(("capacity", "moved"), [(8, 4), (5, 0)])
def test_social_ladder_trades_a_vampire_for_an_elder(capacity: int, moved: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    game.on(krid, "Social Ladder", owner="Sarah")
    elder = game.uncontrolled("Sarah", vampire("Eld", capacity), blood=1)
    game.phase("influence", of="Sarah")
    game.go_to("discard", "Sarah")
    assert game.names("Sarah", "removed") == ["Krid"] and elder.blood == 1 + moved


def test_social_ladder_is_climbed_when_its_owner_likes() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    ladder = game.on(krid, "Social Ladder", owner="Sarah")
    elder = game.uncontrolled("Sarah", vampire("Eld", 7), blood=1)
    other = game.uncontrolled("Sarah", vampire("Eld2", 9), blood=0)
    game.phase("influence", of="Sarah")
    game.pick("use", ladder)
    game.pick("target", other)
    assert (elder.blood, other.blood) == (1, 4) and game.names("Sarah", "removed") == ["Krid"]


def test_special_report_has_a_locked_vampire_block_for_pool() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="Camarilla: +1 stealth."))
    ira = game.ready("Alexis", IRA, locked=True)
    game.hand("Alexis", "Special Report")
    game.pick("bleed", minion=krid)
    until(game, "out of turn")
    game.pick("out of turn", "Special Report")
    until(game, "use")
    assert game.rules.action.blocker == ira.id
    game.pick("use")
    assert game["Alexis"].pool == 29
    finish(game)
    assert (krid.blood, ira.blood) == (5, 5)


def test_special_report_is_for_those_who_may_block() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", IRA)
    game.ready("Justin", IRA)
    game.hand("Justin", "Special Report")
    game.pick("bleed", minion=krid)
    while game.table.action is not None:
        assert not game.options("out of turn")
        game.passes()


# -- Martinelli's Ring -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "stays"), [("Derange", False), ("Leather Jacket", True)])
def test_martinellis_ring_burns_what_is_on_its_bearer(card: str, stays: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.on(krid, card)
    game.hand("Sarah", "Martinelli's Ring")
    game.pick("equip", minion=krid)
    finish(game)
    names = [game.name(game.rules.copy(below)) for below in krid.attached]
    assert "Martinelli's Ring" in names and (card in names) == stays


@pytest.mark.parametrize(("code", "may"), [("dem", False), ("ser", False), ("dom", True)])
@pytest.mark.parametrize("own", [False, True])
def test_nobody_chooses_the_bearer_of_martinellis_ring_for_madness(code: str, may: bool, own: bool) -> None:
    text = (
        "+1 stealth action.\n(D) Put this card on a vampire." if not own else "Put this card on a vampire you control."
    )
    game, krid = acting(code, library("Whisper", "Action", disciplines=code, text=text))  # type: ignore[arg-type]
    other = game.ready("Sarah" if own else "Alexis", IRA)
    game.ready("Sarah" if own else "Alexis", vampire("Else", 5))
    bearer = krid if own else other
    game.on(bearer, "Martinelli's Ring")
    plays(game, "Whisper")
    until(game, "target")
    assert any(option.copy == bearer.id for option in game.options("target")) == may


@pytest.mark.parametrize(
    ("card", "may"),
    [
        ("Tongue of the Serpent", set()),
        ("Coma", set()),
        # At [ser] it steals blood; at the other levels it requires other Disciplines.
        ("Donnybrook", {"obf", "pro"}),
        ("Mummify", {"ser", "SER"}),
        ("Theft of Vitae", {"tha", "THA"}),
    ],
)
def test_no_strike_of_madness_is_made_at_the_bearer_of_martinellis_ring(card: str, may: set[str]) -> None:
    """Whom a strike is made at is its target (RTR 20010710)."""
    fight = fighting(card, on_ira=("Martinelli's Ring",))
    fight.until("hand strike", by="Sarah")
    assert {option.level for option in fight.game.options("play")} == may


def test_the_bearer_of_martinellis_ring_strikes_with_madness_all_the_same() -> None:
    fight = fighting("Tongue of the Serpent", on_kurt=("Martinelli's Ring",))
    fight.until("hand strike", by="Sarah")
    assert {option.level for option in fight.game.options("play")} == {"ser", "SER"}


@pytest.mark.parametrize("ringed", [True, False])
def test_venenation_puts_no_counter_on_the_bearer_of_martinellis_ring(ringed: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "SER"))
    bearer = game.ready("Alexis", vampire("Bearer", 3))
    if ringed:
        game.on(bearer, "Martinelli's Ring")
    game.hand("Sarah", "Venenation")
    game.pick("bleed", minion=krid)
    until(game, "block")
    game.pick("block", bearer)
    assert bool(game.options("play")) == (not ringed)


def test_the_bearer_of_martinellis_ring_puts_no_such_card_on_itself() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "DEM SER"))
    game.on(krid, "Martinelli's Ring")
    game.hand("Sarah", "Dive into Madness", "Heart of Darkness", "The Eternal Mask")
    game.ash_heap("Alexis", "Anson")
    assert {(option.text.partition(" [")[0], option.level) for option in game.options("action card")} == {
        ("Krid: Dive into Madness", "dem"),
        ("Krid: The Eternal Mask", "ser"),
    }


def test_a_numbing_kiss_takes_no_blood_where_it_can_be_put_on_nobody() -> None:
    fight = fighting("Serpent's Numbing Kiss", on_ira=("Martinelli's Ring",))
    fight.play("Serpent's Numbing Kiss", "PRE SER")
    fight.end()
    assert (fight.kurt.blood, fight.ira.locked, len(fight.ira.attached)) == (6, True, 1)


def test_the_counters_of_national_guard_support_are_votes_against_it() -> None:
    game = table()
    ira = game.ready("Sarah", IRA)
    game.ready("Alexis", vampire("Pri", 6, title="prince of Chicago"))
    guard = game.in_play("Alexis", "National Guard Support", counters={"counters": 2})
    game.pick("card in play", guard, minion=ira)
    until(game, "title against")
    game.pick("title against")
    end(game)
    # Two for it by the counters, two against it by the prince: it fails.
    assert game.rules.in_play(guard)
