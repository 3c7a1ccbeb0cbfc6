"""Rulings of master cards and of locations, each played."""

from __future__ import annotations

import pytest

from tests.abilities.by_words import offers, over, play, quiet, until
from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Phase, Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy


def at(phase: Phase, *hand: str, of: str = "Sarah") -> Position:
    """Sarah's cards, in a phase."""
    game = table()
    game.hand("Sarah", *hand)
    game.phase(phase, of=of)
    return game


def target(game: Position, copy: Copy) -> None:
    """Where a card is asked for, that one."""
    if game.options("target"):
        game.pick("target", copy)


# -- The Rack --------------------------------------------------------------------------------------------------


def racked(victim: Copy, game: Position) -> Copy:
    return game.in_play("Sarah", "The Rack", marks={"chosen": str(victim.id)})


@pytest.mark.parametrize("where", ["ready", "torpor", "uncontrolled", "contested"])
def test_the_rack_feeds_its_vampire_also_in_torpor(where: str) -> None:
    game = at("unlock")
    krid = getattr(game, where)("Sarah", vampire("Krid", 8), blood=1)
    game.ready("Sarah", vampire("Oth", 8), blood=1)
    racked(krid, game)
    game.ready("Alexis", "Lucita")
    assert offers(game, "use: The Rack") == (where in ("ready", "torpor"))


@pytest.mark.parametrize("same", [True, False])
def test_the_rack_feeds_no_other_copy_of_a_burned_vampire(*, same: bool) -> None:
    game = at("unlock")
    old = game.ready("Sarah", "Lucita", blood=1)
    racked(old, game)
    if not same:
        game.rules.burn(old)
        game.ready("Sarah", "Lucita", blood=1)
    assert offers(game, "use: The Rack") == same


# -- Cancelling ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["The Barrens", "The Erciyes Fragments"])
def test_no_location_digs_for_what_would_cancel_a_card(card: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, EVERYTHING))
    lying = game.in_play("Alexis", card)
    game.ash_heap("Justin", "Direct Intervention")
    game.hand("Sarah", "Govern the Unaligned")
    game.hand("Alexis", "Direct Intervention")
    game.library("Alexis", "Direct Intervention")
    seen = False
    quiet(game)
    play(game, "Govern the Unaligned [dom]")
    while game.table.action is not None or "is played" in game.question:
        offered = any(each.copy == lying.id for each in game.options("use"))
        assert not (offered and "is played" in game.question)
        seen = seen or offered
        quiet(game)
    assert seen


def test_a_trifle_that_is_reversed_gives_no_master_phase_action() -> None:
    for reversed_ in (True, False):
        game = at("master", "Dreams of the Sphinx", "Vessel")
        krid = game.ready("Sarah", vampire("Krid", 8))
        game.hand("Alexis", "Sudden Reversal")
        game.hand("Sarah", "The Barrens")
        play(game, "Play Vessel")
        target(game, krid)
        if reversed_:
            assert offers(game, "Sudden Reversal", "Alexis")
            play(game, "Sudden Reversal")
        else:
            game.passes()
        assert offers(game, "Play The Barrens") == (not reversed_)


def test_santaleous_cancels_as_often_as_he_pays_and_the_cost_is_paid() -> None:
    game = at("master", "The Coven", "Protected Resources")
    game.in_play("Sarah", "The Parthenon")
    santaleous = game.ready("Alexis", "Santaleous", blood=9)
    for card, pool in (("The Coven", 30), ("Protected Resources", 28)):
        if card == "Protected Resources" and offers(game, "use: The Parthenon"):
            play(game, "use: The Parthenon")
        play(game, f"Play {card}")
        assert offers(game, "use: Santaleous")
        play(game, "use: Santaleous")
        assert (game["Sarah"].pool, f"{card} is cancelled" in game.log) == (pool, True)
    assert santaleous.blood == 3


# -- Paying ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [".44 Magnum", "Palatial Estate"])
def test_a_ravnos_cache_pays_pool_or_blood(card: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8), blood=8)
    cache = game.in_play("Sarah", "Ravnos Cache", counters={"counters": 2})
    game.hand("Sarah", card)
    play(game, f"equip: Kurt: {card}")
    while game.table.action is not None:
        options = game.options("pay") or [each for each in game.options() if "Ravnos Cache" in each.text]
        if options and game.referee is not None:
            game.referee.answer(game.options().index(max(options, key=lambda each: each.amount)))
        else:
            quiet(game)
    assert (kurt.blood, game["Sarah"].pool, cache.locked, cache.counters.get("counters", 0)) == (8, 30, True, 0)


def test_a_ravnos_carnival_pays_for_action_cards_alone() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, EVERYTHING, clan="Ravnos"), blood=8)
    carnival = game.in_play("Sarah", "Ravnos Carnival", counters={"counters": 3})
    play(game, "become anarch: Kurt")
    over(game)
    assert (kurt.blood, carnival.counters["counters"]) == (6, 3)


def test_the_line_is_no_help_to_an_ally_that_plays_as_a_vampire() -> None:
    game = table()
    game.in_play("Sarah", "The Line")
    game.ready("Sarah", ally("Gus", 3, text="Gus can play cards requiring basic Thaumaturgy [tha] as a vampire."))
    game.hand("Sarah", "Magic of the Smith")
    game.library("Sarah", "Leather Jacket")
    play(game, "Magic of the Smith")
    while game.table.action is not None:
        assert not offers(game, "The Line")
        quiet(game)
    assert next(copy for copy in game.rules.pile(0, "ready")).blood == 2


@pytest.mark.parametrize(("pool", "may", "left"), [(3, False, 3), (4, True, 5), (6, True, 7)])
def test_the_eternals_of_sirius_are_paid_as_the_pool_is_gained(pool: int, may: bool, left: int) -> None:
    game = at("master", "The Eternals of Sirius")
    game.ready("Sarah", vampire("Set", 9, clan="Ministry"))
    game.pool("Sarah", pool)
    assert offers(game, "The Eternals of Sirius") == may
    if may:
        play(game, "The Eternals of Sirius")
        while game.options("way"):
            play(game, "gain 5 pool" if offers(game, "gain 5 pool") else "way")
        assert game["Sarah"].pool == left and "Sarah is ousted" not in game.log


def test_tribute_to_the_master_is_played_with_no_ready_vampire() -> None:
    game = at("master", "Tribute to the Master")
    play(game, "Tribute to the Master")
    assert game["Sarah"].pool == 30


@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_a_vessel_moves_the_blood_of_who_lies_in_torpor(where: str) -> None:
    game = at("unlock")
    krid = getattr(game, where)("Sarah", vampire("Krid", 8), blood=3)
    game.on(krid, "Vessel")
    play(game, "use: Vessel", "to your pool")
    assert (krid.blood, game["Sarah"].pool) == (2, 31)


def test_a_vessel_is_put_on_who_lies_in_torpor() -> None:
    game = at("master", "Vessel")
    krid = game.torpor("Sarah", vampire("Krid", 8))
    (vessel,) = (copy for copy in game.rules.pile(0, "hand") if game.name(copy) == "Vessel")
    play(game, "Play Vessel")
    target(game, krid)
    assert vessel.place.on == krid.id


def test_a_secret_horde_of_nothing_burns_at_once() -> None:
    game = at("master", "Secret Horde")
    play(game, "Secret Horde", "x: 0")
    assert game.names("Sarah", "ash heap") == ["Secret Horde"]


@pytest.mark.parametrize("blood", [2, 3])
def test_raphael_is_odd_or_even_as_the_unlock_phase_begins(blood: int) -> None:
    """A blood that he gains later in that phase does not unlock him, and none that he loses keeps him locked."""
    game = at("unlock")
    raphael = game.ready("Sarah", "Raphael Catarari", blood=blood, locked=True)
    game.on(raphael, "Vessel")
    play(game, "use: Vessel", "from your pool")
    game.passes()
    assert (raphael.blood, raphael.locked) == (blood + 1, blood == 3)


@pytest.mark.parametrize(("locked", "burned"), [(True, 1), (False, 0)])
def test_who_unlocks_that_is_unlocked_burns_no_blood_for_a_disease(*, locked: bool, burned: int) -> None:
    game = at("unlock", of="Alexis")
    sick = game.ready("Alexis", vampire("Ira", 5), blood=3, locked=locked, counters={"disease": 1})
    game.go_to("minion", "Alexis")
    assert (sick.blood, sick.locked) == (3 - burned, False)


@pytest.mark.parametrize("card", ["Freak Drive", "Forced March"])
def test_every_unlocking_burns_a_blood_for_a_disease(card: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, EVERYTHING), blood=8, counters={"disease": 1})
    game.hand("Sarah", card)
    play(game, "bleed: Kurt")
    assert until(game, f"Kurt: {card}")
    play(game, f"Kurt: {card} [for]" if card == "Freak Drive" else f"Kurt: {card} [cel for]")
    over(game)
    assert (kurt.locked, kurt.blood) == (False, 8 - 1 - (card == "Freak Drive"))


# -- Control ---------------------------------------------------------------------------------------------------


def test_who_was_taken_by_dementia_and_is_no_malkavian_any_more_stays_taken() -> None:
    game = at("master", "Malkavian Dementia")
    ira = game.ready("Alexis", vampire("Ira", 8, clan="Malkavian"))
    play(game, "Malkavian Dementia")
    target(game, ira)
    assert ira.controller == 0
    ira.marks["clan"] = "Ventrue"
    game.table.stamps.anew()
    game.go_to("discard", "Justin")
    assert ira.controller == 0
    game.go_to("discard", "Sarah")
    assert ira.controller == 1


def test_an_ally_that_was_loved_goes_back_after_the_discard_phase() -> None:
    """Whatever it requires."""
    game = at("master", "The Art of Love")
    game.ready("Sarah", vampire("Tor", 8, clan="Toreador antitribu", sect="Sabbat"))
    gus = game.ready("Alexis", "Nephandus")
    play(game, "The Art of Love")
    target(game, gus)
    assert gus.controller == 0
    game.go_to("discard", "Sarah")
    assert gus.controller == 0
    game.go_to("minion", "Alexis")
    assert gus.controller == 1


# -- Toreador Grand Ball, Wasserschloss Anif, Tend the Flock ---------------------------------------------------


def dancing(*names: str) -> tuple[Position, dict[str, Copy]]:
    game = at("master", "Toreador Grand Ball", "Toreador Grand Ball")
    game.ready("Alexis", vampire("Ira", 8, text="Camarilla: +9 intercept."))
    return game, {name: game.ready("Sarah", vampire(name, 5, clan="Toreador")) for name in names}


def ball(game: Position, first: Copy, second: Copy) -> None:
    """One of two dances, the other waits."""
    play(game, "Play Toreador Grand Ball")
    for copy in (first, second, second):
        game.pick("target", copy)


def test_who_was_chosen_first_for_a_ball_is_not_blocked_but_as_it_bleeds() -> None:
    game, dancers = dancing("Ann", "Bob", "Cid")
    ball(game, dancers["Ann"], dancers["Bob"])
    assert dancers["Bob"].locked
    for action in ("hunt: Ann", "bleed: Ann", "hunt: Ann"):
        play(game, action)
        assert until(game, "block: Block with Ira") == action.startswith("bleed")
        over(game)
        game.go_to("discard", "Alexis")
        game.go_to("minion", "Sarah")


def test_who_waits_at_one_ball_may_wait_at_another() -> None:
    game, dancers = dancing("Ann", "Bob", "Cid")
    ball(game, dancers["Ann"], dancers["Bob"])
    game.go_to("master", "Sarah")
    ball(game, dancers["Cid"], dancers["Bob"])
    for name in ("Ann", "Cid"):
        play(game, f"hunt: {name}")
        assert not until(game, "block: Block with Ira")
    assert dancers["Bob"].locked


@pytest.mark.parametrize("tremere", [1, 2])
def test_a_wasserschloss_gets_blood_once_in_a_turn(tremere: int) -> None:
    game = at("master")
    for number in range(tremere):
        game.ready("Sarah", vampire(f"Tre {number}", 5, clan="Tremere"))
    game.in_play("Sarah", "Wasserschloss Anif, Austria")
    play(game, "use: Wasserschloss")
    if game.options("target"):
        game.pick("target", next(game.rules.copy(each.copy) for each in game.options("target")))
    assert not offers(game, "use: Wasserschloss")


def test_the_flock_is_tended_from_the_bank() -> None:
    game = at("master", "Tend the Flock")
    elder = game.ready("Sarah", "Nergal", blood=5)
    young = game.uncontrolled("Sarah", "Arishat", blood=0)
    play(game, "Tend the Flock")
    while game.options("target"):
        game.pick("target", elder if any(each.copy == elder.id for each in game.options("target")) else young)
    assert (elder.blood, young.blood, game["Sarah"].pool) == (5, 3, 30)


# -- Made at once ----------------------------------------------------------------------------------------------


def test_who_enters_play_does_what_it_does_before_it_is_contested() -> None:
    game = at("influence")
    game.uncontrolled("Sarah", "Victor Pelletier", blood=4)
    game.ready("Alexis", "Victor Pelletier")
    play(game, "to Victor Pelletier")
    while not game.options("yes"):
        quiet(game)
    game.pick("yes")
    play(game, "Prince of Paris")
    assert game["Sarah"].pool == 27
    assert len(game.rules.pile(0, "contested")) == 1


def test_porphyrion_searches_before_it_is_contested() -> None:
    game = at("influence")
    game.uncontrolled("Sarah", "Porphyrion", blood=8)
    game.ready("Alexis", "Porphyrion")
    game.library("Sarah", "Treaty of Laibach")
    play(game, "to Porphyrion")
    while "Treaty of Laibach" not in game.names("Sarah", "hand") and game.table.phase == "influence":
        if game.options("yes"):
            game.pick("yes")
        elif game.options("search"):
            game.pick("search", "Treaty of Laibach")
        else:
            quiet(game)
    assert "Treaty of Laibach" in game.names("Sarah", "hand")


@pytest.mark.parametrize("name", ["Shilmulo Tarot", "Mokolé Blood"])
def test_a_contested_equipment_has_got_its_cards(name: str) -> None:
    game = table()
    clan = "Ravnos" if name == "Shilmulo Tarot" else "Ministry"
    for seat, who in (("Sarah", "Kurt"), ("Alexis", "Ira")):
        game.ready(seat, vampire(who, 8, "CHI SER", clan=clan))
    game.hand("Alexis", name)
    (mine,) = game.hand("Sarah", name)
    for seat in ("Alexis", "Sarah"):
        game.ash_heap(seat, "Temptation")
    game.phase("minion", of="Alexis")
    for who in ("Ira", "Kurt"):
        play(game, f"equip: {who}: {name}")
        while game.table.action is not None:
            found = [each for each in game.options("search") if each.copy]
            game.pick("search", game.rules.copy(found[0].copy)) if found else quiet(game)
        if who == "Ira":
            game.go_to("minion", "Sarah")
    assert mine.place.region == "contested"
    assert len(mine.attached) == (2 if name == "Shilmulo Tarot" else 1)


@pytest.mark.parametrize("synesios", [True, False])
def test_synesios_gives_no_second_card_out_of_turn(*, synesios: bool) -> None:
    game = at("master", "The Barrens", "The Coven")
    if synesios:
        game.ready("Alexis", "Synesios")
    game.in_play("Sarah", "The Parthenon")
    game.hand("Alexis", "Sudden Reversal", "Sudden Reversal")
    play(game, "use: The Parthenon", "Play The Barrens", "Play Sudden Reversal")
    if synesios:
        play(game, "use: Synesios")
    while game.asked != "Sarah":
        game.passes()
    play(game, "Play The Coven")
    assert not offers(game, "Sudden Reversal", "Alexis")
    assert game["Alexis"].pool == 30 - synesios


def test_the_louvre_is_used_between_two_actions_of_another_methuselah() -> None:
    game = table()
    game.in_play("Alexis", "The Louvre, Paris")
    tor = game.ready("Sarah", vampire("Tor", 8, clan="Toreador"))
    game.ready("Sarah", vampire("Bob", 5))
    play(game, "pass")
    play(game, "hunt: Bob")
    over(game)
    while not offers(game, "use: The Louvre", "Alexis"):
        quiet(game)
    assert game.table.action is None and game.table.active == 0
    play(game, "use: The Louvre")
    assert tor.locked


def test_a_vox_senis_that_is_played_out_of_turn_is_a_master_card_out_of_turn() -> None:
    """Its text: Synesios pays for it, and no Rewind Time takes it back."""
    game = table()
    game.hand("Alexis", "Vox Senis")
    game.hand("Justin", "Rewind Time")
    game.ready("Alexis", "Synesios")
    game.ready("Justin", vampire("Ira", 5, "TEM"))
    game.ready("Sarah", vampire("Pri", 5, title="prince of Rome"))
    game.hand("Sarah", "Anarchist Uprising")
    game.pick("political")
    while not game.options("out of turn"):
        game.passes()
    game.pick("out of turn")
    assert (game.asked, [option.kind for option in game.options()]) == ("Alexis", ["use", "pass"])
    game.passes()
    assert game.asked == "Sarah"
