"""Rulings on what is done in the phases of a turn: what has to be paid there, what stacks, what comes in time."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import lying, offers
from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire


def on(game: Position, phase: str, of: str = "Sarah", *wanted: str) -> None:
    """Everybody passes, or takes what is wanted where it is offered, until a phase of somebody's."""
    seat = game.seat(of)
    for _ in range(80):
        if game.choice is None or (game.table.phase, game.table.active) == (phase, seat):
            return
        number = next((n for n, each in enumerate(game.options()) for word in wanted if word in each.text), None)
        if number is not None:
            game.referee.answer(number)
        elif game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.referee.answer(0)
    raise AssertionError(f"It never comes: {game}")


@pytest.mark.parametrize("copies", [1, 2])
@pytest.mark.parametrize("anarch", [True, False])
def test_each_revolt_costs_who_has_no_anarch(copies: int, anarch: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5, sect="Anarch" if anarch else "Camarilla"))
    for _ in range(copies):
        game.in_play("Alexis", "Anarch Revolt")
    game.phase("unlock", of="Sarah")
    on(game, "minion")
    assert game["Sarah"].pool == 30 - (0 if anarch else copies)


@pytest.mark.parametrize("gone", [True, False])
@pytest.mark.parametrize("first", [True, False])
def test_a_revolt_counts_the_anarchs_that_are_left_as_the_unlock_phase_ends(gone: bool, first: bool) -> None:
    """She has what it does come before she loses her anarch, or leaves it to the end: it is the same."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, sect="Anarch"))
    game.ready("Sarah", vampire("Oth", 5))
    game.in_play("Sarah", "Khobar Towers, Al-Khubar")
    game.in_play("Alexis", "Anarch Revolt")
    game.phase("unlock", of="Sarah")
    if first:
        game.pick("order", "Anarch Revolt")
    if gone:
        game.pick("use", "Khobar Towers, Al-Khubar")
        game.pick("target", krid)
    on(game, "minion")
    assert game["Sarah"].pool == (30 + 5 - 1 if gone else 30)


@pytest.mark.parametrize("copies", [1, 2])
def test_masquerades_and_judgments_add_up(copies: int) -> None:
    for card, each in (("First Tradition: The Masquerade", 2), ("Judgment: Camarilla Segregation", 1)):
        game = table()
        game.ready("Sarah", vampire("Krid", 5, sect="Sabbat"))
        for _ in range(copies):
            game.in_play("Alexis", card)
        game.phase("unlock", of="Sarah")
        on(game, "minion", "Sarah", "No")
        assert game["Sarah"].pool == 30 - copies * each


@pytest.mark.parametrize("copies", [1, 2])
def test_a_skipped_turn_counts_for_all_masquerades(copies: int) -> None:
    game = table()
    laid = [game.in_play("Sarah", "First Tradition: The Masquerade", counters={"skipped": 2}) for _ in range(copies)]
    game.phase("discard", of="Justin")
    for _ in range(8):
        if game.asked == "Sarah" and game.options("yes"):
            break
        game.passes()
    game.pick("yes")
    assert all(each.place.region == "ash heap" for each in laid)


@pytest.mark.parametrize("copies", [1, 2])
def test_frontal_assaults_add_up(copies: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, text="+3 strength."))
    ira = game.ready("Alexis", vampire("Ira", 5), blood=1)
    game.ready("Alexis", vampire("Oth", 5))
    for _ in range(copies):
        game.in_play("Sarah", "Frontal Assault")
    number = next(n for n, each in enumerate(game.options()) if each.kind == "card in play" and each.minion == krid.id)
    game.referee.answer(number)
    for _ in range(40):
        if game.table.phase == "discard":
            break
        if game.options("enter combat"):
            game.pick("enter combat", ira)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert ira.place.region == "torpor"
    assert game["Sarah"].pool == 30 + copies - copies * 1


def test_arika_s_prey_may_use_a_location_before_she_burns_it() -> None:
    game = table()
    game.ready("Justin", "Arika")
    towers = game.in_play("Sarah", "Khobar Towers, Al-Khubar")
    game.ready("Sarah", ally("Brute", 2, pool=2))
    game.phase("unlock", of="Sarah")
    game.pick("use", towers)
    assert game["Sarah"].pool == 32
    place = game.in_play("Sarah", "Elder Library")
    for _ in range(4):
        if not game.options("way"):
            break
        assert game.table.phase == "unlock"
        number = next(n for n, each in enumerate(game.options()) if "burn the location" in each.text)
        game.referee.answer(number)
    assert towers.place.region == "ash heap" and place.place.region in ("ash heap", "in play")


@pytest.mark.parametrize("pays", [True, False])
def test_who_gives_up_her_transfers_to_leandro_still_gets_blood_otherwise(pays: bool) -> None:
    game = table()
    game.ready("Alexis", "Leandro")
    krid = game.ready("Sarah", vampire("Krid", 8, "DOM"))
    game.ready("Alexis", vampire("Ira", 5), locked=True)
    young = game.uncontrolled("Sarah", vampire("Young", 4))
    game.hand("Sarah", "Govern the Unaligned")
    game.phase("unlock", of="Sarah")
    assert not game.options("pass")
    number = next(n for n, each in enumerate(game.options()) if ("pool" in each.text) == pays)
    game.referee.answer(number)
    on(game, "minion")
    game.pick("action card", minion=krid, level="DOM")
    for _ in range(10):
        if game.table.phase != "minion":
            break
        game.referee.answer(0) if game.options("target") else game.passes()
    assert young.blood == 3
    assert bool(game.options("transfer")) == pays


@pytest.mark.parametrize("before", [True, False])
def test_ingrid_s_transfers_come_with_the_phase_after_she_has_come(before: bool) -> None:
    game = table()
    ingrid = game.ready("Sarah", "Ingrid Rossler") if before else game.uncontrolled("Sarah", "Ingrid Rossler", blood=8)
    other = game.uncontrolled("Sarah", vampire("Young", 9))
    game.phase("influence", of="Sarah")
    if not before:
        game.pick("transfer", ingrid)
    moved = 0 if before else 1
    for _ in range(12):
        if not any(each.copy == other.id for each in game.options("transfer")):
            break
        game.pick("transfer", other)
        moved += 1
    assert moved == (6 if before else 4)


def test_angela_unlocks_another_in_the_phase_in_which_she_has_come() -> None:
    game = table()
    angela = game.uncontrolled("Sarah", "Angela Preston", blood=4)
    other = game.ready("Sarah", vampire("Krid", 5), locked=True)
    game.phase("influence", of="Sarah")
    game.pick("transfer", angela)
    for _ in range(4):
        if offers(game, angela):
            break
        game.passes()
    game.pick("use", angela)
    game.pick("target", other) if game.options("target") else None
    assert not other.locked and angela.locked


@pytest.mark.parametrize("name", ["Karif al Numair", "Lord Tremere"])
def test_who_lies_in_torpor_locks_and_unlocks_all_the_same(name: str) -> None:
    game = table()
    elder = game.torpor("Sarah", name)
    marks = {"trait": "black hand"}
    other = game.ready("Sarah", "Kestrelle Hayes" if name.startswith("Karif") else vampire("Krid", 5, clan="Tremere"))
    other.locked = True
    game.ready("Sarah", vampire("Idle", 3))
    assert offers(game, elder), game.offers()
    del marks
    game.pick("use", elder)
    for _ in range(4):
        if not other.locked:
            break
        number = next((n for n, each in enumerate(game.options()) if "nlock" in each.text), 0)
        game.referee.answer(number)
    assert not other.locked


def test_carmine_adds_life_and_stealth_from_torpor() -> None:
    game = table()
    carmine = game.torpor("Sarah", "Carmine Giovanni")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Giovanni"))
    ira = game.ready("Alexis", vampire("Ira", 8, text="+1 intercept."))
    game.hand("Sarah", "Gianna di Canneto")
    game.pick("recruit", minion=krid)
    for _ in range(10):
        if game.table.action is None:
            break
        game.passes()
    gianna = next(copy for copy in game.table.copies.values() if game.name(copy) == "Gianna di Canneto")
    assert gianna.blood == 3
    game.pick("pass")
    on(game, "discard", "Alexis")
    on(game, "minion", "Sarah")
    game.pick("bleed", minion=gianna)
    for _ in range(4):
        if game.options("block"):
            game.pick("block", ira)
        if game.options("use"):
            break
        game.passes()
    assert offers(game, carmine)


def test_josef_spends_each_discard_phase_action_so() -> None:
    game = table()
    josef = game.ready("Sarah", "Josef von Bauren")
    game.phase("discard", of="Sarah")
    assert offers(game, josef)
    game.pick("use", josef)
    game.pick("methuselah", seat="Alexis") if game.options("methuselah") else game.referee.answer(0)
    assert game.table.phase != "discard" or not offers(game, josef)


def test_edward_spends_each_master_phase_action_so() -> None:
    game = table()
    edward = game.ready("Sarah", "Edward Neally")
    game.ready("Sarah", "Anson")
    game.phase("master", of="Sarah")
    for more in (1, 2):
        game.pick("use", edward)
        assert game["Sarah"].hand_size + sum(0 for _ in ()) >= 7
        hand = list(game.rules.pile(0, "hand"))
        assert len(hand) == 7 + more


@pytest.mark.parametrize("locked", [True, False])
def test_a_brujah_debate_locks_one_of_the_oldest_as_their_methuselah_chooses(locked: bool) -> None:
    game = table()
    one, two = (game.ready("Sarah", vampire(f"Krid {n}", 7, clan="Brujah")) for n in range(2))
    young = game.ready("Sarah", vampire("Young", 4, clan="Brujah"))
    two.locked = locked
    game.in_play("Alexis", "Brujah Debate")
    game.phase("master", of="Sarah")
    assert {each.copy for each in game.options("target")} == {one.id, two.id}
    game.pick("target", two)
    assert two.locked and not one.locked and not young.locked


def test_kaymakli_nightmares_move_all_crypt_cards_and_no_library_cards() -> None:
    game = table()
    for seat in ("Sarah", "Alexis"):
        for number in range(2):
            game.uncontrolled(seat, vampire(f"{seat} {number}", 5), blood=2)
        game.crypt(seat, *[vampire(f"{seat} crypt {number}", 5) for number in range(3)])
    game.hand("Sarah", "Kaymakli Nightmares")
    before = len(game.rules.pile(0, "library")), len(game.rules.pile(1, "library"))
    del before
    game.phase("master", of="Sarah")
    game.pick("master", "Kaymakli Nightmares")
    assert [game["Sarah"].pool, game["Alexis"].pool] == [34, 34]
    for place in (0, 1):
        assert len(game.rules.pile(place, "uncontrolled")) == 2 and len(game.rules.pile(place, "crypt")) == 3
        assert all(copy.kind == "crypt" for copy in game.rules.pile(place, "crypt"))
        assert all(copy.kind == "library" for copy in game.rules.pile(place, "library"))
        assert all(copy.blood == 0 for copy in game.rules.pile(place, "uncontrolled"))


@pytest.mark.parametrize("there", [0, 2])
def test_the_third_tablet_chooses_as_it_comes_and_an_empty_ash_heap_is_no_hindrance(there: int) -> None:
    game = table()
    for _ in range(2):
        game.in_play("Sarah", "Ashur Tablets")
    game.ash_heap("Sarah", *["Dodge", "Majesty"][:there])
    game.hand("Sarah", "Ashur Tablets")
    game.phase("master", of="Sarah")
    game.pick("master", "Ashur Tablets")
    for _ in range(6):
        if game.table.phase != "master" or game.options("master") or not game.options():
            break
        if not game.options("target"):
            break
        game.referee.answer(0)
    assert game["Sarah"].pool == 33
    if there:
        assert any("Dodge" in each and "hand" in each for each in game.log) or "Dodge" in game.names("Sarah", "hand")


@pytest.mark.parametrize("haven", [True, False])
def test_the_purge_takes_who_has_a_haven_too_and_leaves_no_time_between(haven: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9))
    game.on(krid, "Baltimore Purge")
    ira = game.ready("Alexis", vampire("Ira", 5))
    tom = game.ready("Justin", vampire("Tom", 5))
    if haven:
        game.on(ira, "Secure Haven")
    game.phase("unlock", of="Sarah")
    for _ in range(6):
        if game.table.phase != "unlock":
            break
        if game.options("target"):
            game.pick("target", ira if game.asked == "Alexis" else tom)
        else:
            game.passes()
    assert [each.place.region for each in (krid, ira, tom)] == ["torpor"] * 3


def test_the_doll_is_used_once_its_bearer_has_unlocked() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, "NEC"), locked=True)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    doll = game.on(krid, "Baleful Doll", marks={"level": "nec", "chosen": str(ira.id)})
    game.phase("unlock", of="Sarah")
    assert game.options("use") and not krid.locked
    game.pick("use", doll)
    assert krid.locked and doll.place.region == "ash heap"


@pytest.mark.parametrize("there", [6, 7])
def test_liquidation_needs_seven_cards(there: int) -> None:
    game = table()
    game.hand("Sarah", "Liquidation")
    game.phase("master", of="Sarah")
    game.choice  # noqa: B018
    library = game.rules.pile(0, "library")
    for copy in [*library][there:]:
        game.rules.doing.move_card(copy, copy.place.__class__(0, "removed"))
    game.referee = None
    game["Sarah"].hand_size = len(game.rules.pile(0, "hand"))
    from vtes_desktop.rules.game import Referee
    from vtes_desktop.rules.turn import game_and_turns

    game.referee = Referee(game.rules, game_and_turns.play(game.rules))
    game.referee.start()
    assert bool(game.options("master")) == (there == 7)


@pytest.mark.parametrize(("hand", "left"), [(7, 5)])
def test_jake_is_no_ally_in_the_ash_heap_and_starts_with_one_life(hand: int, left: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERYTHING))
    del hand, left
    game.hand("Sarah", "Jake Washington", "Compel the Spirit")
    game.phase("master", of="Sarah")
    game.pick("master", "Jake Washington")
    jake = lying(game, "Jake Washington")
    mystic = game.ready("Sarah", "Vagabond Mystic")
    on(game, "minion")
    assert jake.blood == 1 and minions.starting_life(game.rules, jake) == 1
    game.rules.burn(jake)
    assert not any(each.minion == krid.id and "Compel" in each.text for each in game.options("action card"))
    del mystic


@pytest.mark.parametrize("other", [True, False])
def test_a_second_elder_library_is_contested_without_a_card_more(other: bool) -> None:
    game = table()
    if other:
        game.in_play("Alexis", "Elder Library")
    guillaume = game.ready("Sarah", "Guillaume Giovanni")
    game.hand("Sarah", "Elder Library")
    game.phase("master", of="Sarah")
    game.pick("master", "Elder Library")
    hand = len(game.rules.pile(0, "hand"))
    assert hand == (7 if other else 9), guillaume


@pytest.mark.parametrize("name", ["Anarch Convert", "Erlik"])
def test_what_a_vampire_does_as_it_enters_play_comes_before_its_contest(name: str) -> None:
    game = table()
    game.ready("Alexis", name)
    coming = game.uncontrolled("Sarah", name, blood=0 if name == "Anarch Convert" else 9)
    other = game.ready("Sarah", vampire("Krid", 5, sect="Anarch"))
    waiting = game.uncontrolled("Sarah", vampire("Harbinger", 9, clan="Harbinger of Skulls"))
    game.phase("influence", of="Sarah")
    game.pick("transfer", coming)
    game.pick("pass")
    if name == "Erlik":
        for _ in range(5):
            game.pick("target", waiting)
        assert waiting.blood == 5, game.log
        assert coming.place.region == "contested"
    else:
        game.pick("yes")
        for _ in range(4):
            if not (game.options("target") or game.options("way")):
                break
            number = next((n for n, each in enumerate(game.options()) if "pool" in each.text), 0)
            game.referee.answer(number)
        assert coming.place.region == "removed" and game["Sarah"].pool == 30 - 1 + 1
        assert minions.sect(game.rules, other) == "Anarch"


@pytest.mark.parametrize("name", ["Hermana Hambrienta Mayor", "Hermana Hambrienta Menor"])
def test_a_sister_who_comes_with_too_much_blood_drains_before_she_burns_two(name: str) -> None:
    game = table()
    capacity = 4 if "Mayor" in name else 2
    coming = game.uncontrolled("Sarah", name, blood=capacity + 1)
    game.uncontrolled("Sarah", vampire("Young", 9))
    game.phase("influence", of="Sarah")
    for _ in range(6):
        if coming.place.region == "ready":
            break
        if any(each.copy == coming.id for each in game.options()):
            number = next(n for n, each in enumerate(game.options()) if each.copy == coming.id)
            game.referee.answer(number)
        else:
            game.passes()
    for _ in range(3):
        if game.options("way"):
            game.referee.answer(0)
    assert coming.place.region == "ready" and coming.blood == capacity - 2
