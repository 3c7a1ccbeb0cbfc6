"""Action modifiers and combat cards for who has burned a minion, and what is played after a combat."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.test_brothers_and_backs import circle
from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

STRONG = "+3 strength."


def plays(game: Position, card: Copy, level: str | None = None) -> bool:
    """Everybody passes until a card can be played, and it is; whether it ever can in this action."""
    for _ in range(80):
        if game.table.action is None:
            return False
        if any(option.copy == card.id and level in (None, option.level) for option in game.options("play")):
            game.pick("play", card, level=level)
            return True
        if game.options("no"):
            game.pick("no")
        elif game.options("amount"):
            game.pick("amount", amount=0)
        else:
            game.pick("hand strike") if game.options("hand strike") else game.passes()
    raise AssertionError(f"The action does not end: {game}")


def burning(codes: str, card: str, *, whose: str = "Alexis", life: int = 1) -> tuple[Position, Copy, Copy, Copy]:
    """Krid of Sarah, strong, is blocked by an ally, and Sarah holds a card."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, codes, text=STRONG), blood=3)
    foe = game.ready(whose, ally("Foe", life))
    (held,) = game.hand("Sarah", card)
    duel(game, krid, foe)
    return game, krid, foe, held


def diablerie(codes: str, card: str, whose: str = "Alexis") -> tuple[Position, Copy, Copy, Copy]:
    """Krid of Sarah diablerizes a vampire of capacity 5 with 2 blood, and Sarah holds a card."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, codes), blood=3)
    victim = game.torpor(whose, vampire("Victim", 5), blood=2)
    (held,) = game.hand("Sarah", card)
    game.pick("diablerize", minion=krid)
    return game, krid, victim, held


@pytest.mark.parametrize(("life", "burned", "pool"), [(1, True, 28), (9, False, 30)])
def test_predators_transformation_costs_the_prey_whose_minion_was_burned(life: int, burned: bool, pool: int) -> None:
    game, _, foe, card = burning("ABO", "Predator's Transformation", life=life)
    assert plays(game, card, "ABO") == burned
    finish(game)
    assert (foe.place.region == "ash heap", game["Alexis"].pool) == (burned, pool)


def test_predators_transformation_is_of_no_use_against_another_than_the_prey() -> None:
    game, *_, card = diablerie("ABO", "Predator's Transformation", whose="Justin")
    assert not plays(game, card, "ABO")
    game, _, _, card = diablerie("ABO", "Predator's Transformation")
    assert plays(game, card, "ABO")
    assert game["Alexis"].pool == 28


def test_soul_stealing_gives_half_the_capacity() -> None:
    game, krid, _, card = diablerie("NEC", "Soul Stealing")
    assert plays(game, card, "nec")
    assert krid.blood == 3 + 2 + 2
    game, _, _, card = burning("NEC", "Soul Stealing")
    assert not plays(game, card)


@pytest.mark.parametrize(("level", "intercept"), [("qui", 0), ("aus qui", 1), ("AUS QUI", 1)])
def test_draught_of_the_soul_stays_on_who_burned_a_vampire(level: str, intercept: int) -> None:
    game, krid, _, card = diablerie("AUS QUI", "Draught of the Soul")
    assert plays(game, card, level)
    finish(game)
    assert (krid.blood, minions.intercept(game.rules, krid)) == (6, intercept)
    if level.isupper():
        krid.locked = False
        game.go_to("minion", "Sarah")
        krid.marks.pop("acted", None)
        assert card.marks["methuselahs"] == "1"


def test_the_bitter_rose_gives_all_the_blood_of_who_was_diablerized() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8), blood=1)
    other = game.ready("Sarah", vampire("Other", 8), blood=1)
    game.torpor("Alexis", vampire("Victim", 5), blood=2)
    (card,) = game.hand("Sarah", "Ritual of the Bitter Rose")
    game.pick("diablerize", minion=krid)
    assert plays(game, card)
    assert (krid.blood, other.blood) == (5, 3)
    game, *_, card = burning("", "Ritual of the Bitter Rose")
    assert not plays(game, card)


@pytest.mark.parametrize(("life", "goes_on"), [(1, True), (9, False)])
def test_shadow_boxing_goes_on_when_the_blocker_is_gone(life: int, goes_on: bool) -> None:
    game, krid, _, card = burning("OBF POT", "Shadow Boxing", life=life)
    assert plays(game, card, "OBF POT") == goes_on
    finish(game)
    assert game["Alexis"].pool == (29 if goes_on else 30)
    assert krid.blood == (1 if goes_on else 2)


def test_shadow_boxing_continues_a_combat_that_is_close_already() -> None:
    fight = fighting("Shadow Boxing")
    fight.until("play", "Shadow Boxing", level="obf pot")
    assert fight.game.table.combat is not None
    assert fight.game.table.combat.step == "press", "it is no maneuver at close range"
    fight.game.pick("play", "Shadow Boxing", level="obf pot")
    fight.end()
    assert fight.blood == (4, 4), "there were two rounds"


def test_pocket_out_of_time_fights_again_and_again() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, "TEM"), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6))
    (card,) = game.hand("Sarah", "Pocket Out of Time")
    duel(game, krid, ira)
    assert plays(game, card, "TEM")
    for _ in range(2):
        until(game, "use")
        game.pick("use")
    finish(game)
    # Three combats, each of one damage, and a blood for each new one.
    assert (krid.blood, ira.blood) == (1, 3)


def test_follow_the_alpha_sends_another_after_the_opponent() -> None:
    for ready in (True, False):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Gangrel antitribu"))
        wolf = game.ready("Sarah", vampire("Wolf", 6, clan="Gangrel antitribu"), locked=not ready)
        ira = game.ready("Alexis", vampire("Ira", 6))
        (card,) = game.hand("Sarah", "Follow the Alpha")
        duel(game, krid, ira)
        assert plays(game, card) == ready
        finish(game)
        assert (wolf.blood, ira.blood) == ((5, 4) if ready else (6, 5))


@pytest.mark.parametrize(("clan", "loyal"), [("Ventrue", True), ("Brujah", False)])
def test_clan_loyalty_cancels_the_block_of_ones_own_clan(clan: str, loyal: bool) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue"))
    ira = game.ready("Alexis", vampire("Ira", 6, clan=clan))
    other = game.ready("Alexis", vampire("Other", 6, clan=clan))
    (card,) = game.hand("Sarah", "Clan Loyalty")
    duel(game, krid, ira)
    assert plays(game, card) == loyal
    assert not any(option.copy == other.id for option in game.options("block"))
    finish(game)
    assert (game["Alexis"].pool, ira.locked) == ((29, False) if loyal else (30, True))


def test_command_stops_an_ally_and_keeps_it_locked() -> None:
    for level, stays in (("dom", False), ("DOM", True)):
        game = at("minion")
        krid, foe = game.ready("Sarah", vampire("Krid", 6, "DOM")), game.ready("Alexis", ally("Foe", 2))
        (card,) = game.hand("Sarah", "Command")
        game.pick("bleed", minion=krid)
        until(game, "block", foe)
        game.pick("block", foe)
        game.pick("play", card, level=level)
        finish(game)
        assert (game["Alexis"].pool, foe.locked, card.place.on == foe.id) == (29, True, stays)
        game.go_to("discard", "Alexis")
        assert (foe.locked, card.place.region) == (stays, "ash heap")


def test_dusk_work_locks_three_aye() -> None:
    for count in (3, 2):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, sect="Laibon"))
        ayes = [game.on(krid, "Aye") for _ in range(count)]
        (card,) = game.hand("Sarah", "Dusk Work")
        game.pick("bleed", minion=krid)
        assert plays(game, card) == (count == 3)
        while game.options("target"):
            game.pick("target", game.table.copies[game.options("target")[0].copy])
        assert (krid.locked, all(aye.locked for aye in ayes)) == (count < 3, count == 3)


def test_dirty_little_secrets_burn_the_library_of_who_was_bled() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Nosferatu antitribu", text="+1 bleed."))
    (card,) = game.hand("Sarah", "Dirty Little Secrets")
    game.pick("bleed", minion=krid)
    assert plays(game, card)
    assert len(game.rules.pile(1, "ash heap")) == 2


def test_an_innocent_bystander_is_lost_to_the_crypt() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue antitribu"))
    (top,) = game.crypt("Alexis", vampire("Top", 4))
    (card,) = game.hand("Sarah", "Innocent Bystander")
    game.pick("bleed", minion=krid)
    assert plays(game, card)
    assert top.place.region == "removed"


def test_an_excellent_thirst_is_that_of_an_empty_laibon() -> None:
    for blood in (0, 1):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, sect="Laibon"), blood=blood)
        (card,) = game.hand("Sarah", "Excellent Thirst")
        game.pick("hunt", minion=krid)
        assert plays(game, card) == (blood == 0)
        finish(game)
        assert krid.blood == (3 if blood == 0 else 2)


def test_the_eyes_of_the_serpent_keep_allies_away() -> None:
    game = at("minion")
    krid, foe = game.ready("Sarah", vampire("Krid", 6, "SER")), game.ready("Alexis", ally("Foe", 2))
    ira = game.ready("Alexis", vampire("Ira", 6))
    (card,) = game.hand("Sarah", "Eyes of the Serpent")
    game.pick("bleed", minion=krid)
    assert plays(game, card, "ser")
    until(game, "block", ira)
    assert not any(option.copy == foe.id for option in game.options("block"))


def test_to_make_an_example_hurts_both_and_ends_the_action() -> None:
    for sect in ("Laibon", "Camarilla"):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
        game.ready("Sarah", vampire("Lion", 6, clan="Guruhi", sect="Laibon"), locked=True)
        ira = game.ready("Alexis", vampire("Ira", 6))
        (card,) = game.hand("Sarah", "Make an Example")
        duel(game, krid, ira)
        assert plays(game, card) == (sect == "Laibon")
        finish(game)
        assert (krid.blood, ira.blood, ira.locked) == ((4, 4, False) if sect == "Laibon" else (5, 5, True))


def test_perfect_clarity_keeps_dominate_and_presence_from_the_action() -> None:
    for clear in (True, False):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, "THA"))
        game.ready("Alexis", vampire("Ira", 6, "DOM AUS"))
        (card,) = game.hand("Sarah", "Perfect Clarity")
        (deflection,) = game.hand("Alexis", "Deflection")
        game.pick("bleed", minion=krid)
        until(game, "play", card)
        if clear:
            game.pick("play", card, level="tha")
        assert plays(game, deflection, "DOM") == (not clear)


def test_a_phantom_speaker_cancels_what_comes_of_a_block() -> None:
    game = at("minion")
    krid, ira = game.ready("Sarah", vampire("Krid", 6, "chi")), game.ready("Alexis", vampire("Ira", 6))
    (card,) = game.hand("Sarah", "Phantom Speaker")
    duel(game, krid, ira)
    assert plays(game, card, "chi")
    finish(game)
    assert (krid.blood, ira.blood, ira.locked, game["Alexis"].pool) == (6, 6, False, 30)


def test_the_promise_of_1528_ends_actions_of_the_camarilla() -> None:
    for sect in ("Camarilla", "Sabbat"):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
        ira = game.ready("Alexis", vampire("Ira", 6, clan="Giovanni", sect="Independent"))
        (card,) = game.hand("Alexis", "Promise of 1528")
        duel(game, krid, ira)
        assert plays(game, card) == (sect == "Camarilla")
        finish(game)
        assert (ira.locked, krid.blood) == ((False, 6) if sect == "Camarilla" else (True, 5))


def test_the_red_question_makes_an_anarch_until_the_sect_changes() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", vampire("Ira", 6))
    (card,) = game.hand("Sarah", "The Red Question")
    game.pick("bleed", minion=krid)
    assert plays(game, card)
    finish(game)
    assert (minions.is_anarch(game.rules, krid), card.place.on) == (True, krid.id)
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
    (card,) = game.hand("Sarah", "The Red Question")
    game.pick("bleed", minion=krid)
    assert not plays(game, card)


@pytest.mark.parametrize(("sect", "writ"), [("Sabbat", True), ("Camarilla", True), ("Sabbat", False)])
def test_the_red_question_burns_once_a_writ_has_its_bearer_considered_camarilla(sect: str, writ: bool) -> None:
    """LSJ 20100811."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "FOR", sect=sect))
    card, *_ = game.hand("Sarah", "The Red Question", "Writ of Acceptance", "Freak Drive")
    game.pick("bleed", minion=krid)
    assert plays(game, card)
    while game.table.action is not None:
        game.pick("play", "Freak Drive") if game.options("play") else game.passes()
    assert (minions.sect(game.rules, krid), card.place.on, krid.locked) == ("Anarch", krid.id, False)
    if writ:
        game.pick("equip", "Writ of Acceptance")
        finish(game)
    assert minions.sect(game.rules, krid) == ("Camarilla" if writ else "Anarch")
    assert card.place.region == ("ash heap" if writ else "")


def test_a_shell_game_locks_brothers_for_stealth() -> None:
    game, (krid, kin, other) = circle(3, 2, 2)
    stranger = game.ready("Sarah", vampire("Stranger", 4, clan="Brujah"))
    game.ready("Alexis", vampire("Foe", 6))
    (card,) = game.hand("Sarah", "Shell Game")
    game.pick("bleed", minion=krid)
    assert plays(game, card, "san")
    game.pick("target", kin)
    game.pick("pass")
    assert (game.rules.action.stealth, kin.locked, other.locked, stranger.locked) == (1, True, False, False)
    finish(game)
    if game.options("target"):
        game.pick("target", kin)
    assert game["Alexis"].pool == 29


def test_shroudsight_brings_the_action_card_back() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "NEC"))
    deed, card = game.hand("Sarah", library("Deed", "Action", disciplines="nec", text="Gain 1 pool."), "Shroudsight")
    game.pick("action card", deed, minion=krid)
    assert plays(game, card, "nec")
    until(game, "target")
    game.pick("target", deed)
    assert game.names("Sarah", "library")[:1] == ["Deed"]


def test_serenading_the_kami_strengthens_for_the_action() -> None:
    for level, damage in (("tha", 2), ("THA", 3)):
        game = at("minion")
        krid, ira = game.ready("Sarah", vampire("Krid", 6, "THA")), game.ready("Alexis", vampire("Ira", 6))
        (card,) = game.hand("Sarah", "Serenading the Kami")
        game.pick("bleed", minion=krid)
        assert plays(game, card, level)
        until(game, "block", ira)
        game.pick("block", ira)
        finish(game)
        assert ira.blood == 6 - damage


@pytest.mark.parametrize(("capacity", "blood", "left", "pool"), [(4, 2, 0, 30), (4, 0, 0, 29), (7, 2, 1, 30)])
def test_those_who_endure_judge_younger_blockers(capacity: int, blood: int, left: int, pool: int) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Laibon"))
    ira = game.ready("Alexis", vampire("Ira", capacity), blood=blood)
    (card,) = game.hand("Sarah", "Those Who Endure Judge")
    game.pick("bleed", minion=krid)
    assert plays(game, card)
    until(game, "block", ira)
    game.pick("block", ira)
    finish(game)
    assert (ira.blood, game["Alexis"].pool) == (left, pool)


def test_a_will_o_the_wisp_misleads() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "CHI"))
    young, old = game.ready("Alexis", vampire("Young", 4)), game.ready("Alexis", vampire("Old", 8))
    (card,) = game.hand("Sarah", "Will-o'-the-Wisp")
    game.pick("bleed", minion=krid)
    assert plays(game, card, "CHI")
    game.pick("x", amount=2)
    if game.options("target"):
        game.pick("target", young)
    until(game, "block", old)
    assert not any(option.copy == young.id for option in game.options("block"))
    assert krid.blood == 4


def test_a_will_o_the_wisp_takes_intercept_by_points() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "CHI"))
    old = game.ready("Alexis", vampire("Old", 8, text="+1 intercept."))
    (card,) = game.hand("Sarah", "Will-o'-the-Wisp")
    game.pick("bleed", minion=krid)
    assert plays(game, card, "chi")
    game.pick("x", amount=1)
    for _ in range(2):
        game.pick("target", old)
    until(game, "block", old)
    game.pick("block", old)
    assert game.table.action is None or game.rules.action.intercept < 0
    finish(game)
    assert game["Alexis"].pool == 29


def test_to_walk_through_arcadia_is_a_matter_of_luck() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Malkavian antitribu"))
    game.ready("Alexis", vampire("Ira", 6))
    (card,) = game.hand("Sarah", "Walk through Arcadia")
    game.pick("bleed", minion=krid)
    assert plays(game, card)
    heads = any("heads" in said for said in game.log)
    assert (game.table.action is None or game.rules.action.unblockable) == heads
    assert krid.blood == (5 if heads else 4)


def test_an_akunanse_has_counsel_when_hunting() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Akunanse"), blood=2)
    (card,) = game.hand("Sarah", "Wanderer's Counsel")
    game.pick("hunt", minion=krid)
    assert plays(game, card)
    assert krid.blood == 4
