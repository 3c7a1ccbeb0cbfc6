"""Masters that are held in play and such that are burned as they are played, defined by name."""

from __future__ import annotations

import pytest

from tests.abilities.test_master_cards_grounds import at, offers, use
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError


def fight(game: Position) -> None:
    """Go through combats with hand strikes until no action is taken any more."""
    for _ in range(200):
        if game.table.action is None:
            return
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    raise AssertionError("The action does not end.")


def test_the_eternals_of_sirius_give_pool_or_blood() -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, clan="Ministry"))
    (card,) = game.hand("Sarah", "The Eternals of Sirius")
    game.pick("master", card)
    assert game["Sarah"].pool == 31
    game = at("master")
    child = game.uncontrolled("Sarah", vampire("Child", 9, clan="Ministry"))
    (card,) = game.hand("Sarah", "The Eternals of Sirius")
    game.pick("master", card)
    assert (child.blood, game["Sarah"].pool) == (5, 26)


def test_the_eternals_of_sirius_ask_for_one_or_the_other() -> None:
    game = at("master")
    game.uncontrolled("Sarah", vampire("Child", 8, clan="Ministry"))
    (card,) = game.hand("Sarah", "The Eternals of Sirius")
    with pytest.raises(IllegalError):
        game.pick("master", card)


def test_fortschritt_library_finds_a_gehenna_event() -> None:
    game = at("master")
    game.library("Sarah", "Deflection", "Anthelios, The Red Star")
    (card,) = game.hand("Sarah", "Fortschritt Library")
    game.pick("master", card)
    assert [option.text for option in game.options("search")] == ["Anthelios, The Red Star"]
    game.pick("search")
    assert "Anthelios, The Red Star" in game.names("Sarah", "hand")


def test_retribution_wants_a_combat_card_of_a_bleeding_assamite_once_in_an_action() -> None:
    """Rulings on Haqim's Law: Retribution: just the acting minion, once in an action."""
    for clan, offered in (("Banu Haqim", True), ("Toreador", False)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan=clan))
        law = game.in_play("Sarah", "Haqim's Law: Retribution")
        game.hand("Sarah", "Majesty", "Majesty")
        game.pick("bleed", krid)
        assert offers(game, law) == offered
        if offered:
            use(game, law)
            game.pick("discard") if game.options("discard") else None
            assert not offers(game, law)
            game.pass_all()
            assert game["Alexis"].pool == 28


def test_brujah_debate_locks_the_oldest_and_strengthens_all() -> None:
    game = table_with_debate()
    debate = game["Sarah"]
    assert debate.pool == 30


def table_with_debate() -> Position:
    """Brujah Debate at the beginning of Alexis's master phase: the oldest of her Brujah is locked."""
    game = at("unlock", of="Alexis")
    old = game.ready("Alexis", vampire("Old", 8, clan="Brujah"))
    young = game.ready("Alexis", vampire("Young", 4, clan="Brujah"))
    game.in_play("Sarah", "Brujah Debate")
    game.go_to("minion", of="Alexis")
    assert (old.locked, young.locked) == (True, False)
    return game


def test_dark_influences_cancel_once_and_stop_who_cancels_next() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    govern, again = game.hand("Sarah", "Govern the Unaligned", "Govern the Unaligned")
    (dark,) = game.hand("Alexis", "Dark Influences")
    while not game.options("action card"):
        game.passes()
    game.pick("action card", govern, level="dom")
    while game.asked != "Alexis":
        game.passes()
    game.pick("out of turn", dark)
    game.pass_all()
    assert (dark.place.region, krid.locked) == ("in play", False)
    # The card can't be played again in this turn.
    assert not [option for option in game.options("action card") if option.copy == again.id]


def test_dark_influences_in_play_cancels_a_canceller_and_is_burned() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    (govern,) = game.hand("Sarah", "Govern the Unaligned")
    dark = game.in_play("Justin", "Dark Influences")
    (direct,) = game.hand("Alexis", "Direct Intervention")
    game.pick("action card", govern, level="dom")
    while game.asked != "Alexis":
        game.passes()
    game.pick("out of turn", direct)
    game.pass_all()
    assert (dark.place.region, direct.place.region, krid.locked) == ("ash heap", "ash heap", True)


def test_protected_resources_burn_two_pool_at_most_and_end_with_ones_own_bleed() -> None:
    """Rulings on Protected Resources: the bleed amount is not changed."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+4 bleed."))
    theirs = game.in_play("Alexis", "Protected Resources")
    mine = game.in_play("Sarah", "Protected Resources")
    game.pick("bleed", krid)
    game.pass_all()
    assert (game["Alexis"].pool, theirs.place.region, mine.place.region) == (28, "in play", "ash heap")


def test_millicent_burns_the_vampire_that_is_blocked_and_goes_to_the_predator() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    hunter = game.in_play("Sarah", "Millicent Smith, Puritan Vampire Hunter")
    game.pick("bleed", krid)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    fight(game)
    assert (krid.place.region, hunter.place.region, ira.blood) == ("ash heap", "ash heap", 6)
    game = at("discard")
    hunter = game.in_play("Sarah", "Millicent Smith, Puritan Vampire Hunter")
    game.start()
    assert hunter.controller == game.seat("Justin")


def test_frontal_assault_fights_gains_and_pays() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, text="+6 strength."))
    ira = game.ready("Alexis", vampire("Ira", 4), blood=0)
    game.ready("Justin", vampire("Ozmo", 4))
    assault = game.in_play("Sarah", "Frontal Assault")
    use(game, assault, "enter combat", kind="card in play")
    fight(game)
    assert (ira.place.region, game["Sarah"].pool, krid.place.region) == ("torpor", 31, "ready")
    game = at("influence")
    game.ready("Alexis", vampire("Ira", 4))
    assault = game.in_play("Sarah", "Frontal Assault")
    game.start()
    assert (game["Sarah"].pool, assault.place.region) == (29, "ash heap")


def test_an_antediluvian_awakening_is_paid_or_burned_with_an_elder() -> None:
    for amount, pool in ((0, 29), (1, 30)):
        game = at("unlock", of="Alexis")
        elder = game.ready("Alexis", vampire("Old", 4))
        waking = game.in_play("Sarah", "Antediluvian Awakening")
        game.pick("way", amount=amount)
        gone = "ash heap" if amount else "in play"
        assert (game["Alexis"].pool, waking.place.region) == (pool, gone)
        assert elder.place.region == ("ash heap" if amount else "ready")


def test_bleeding_the_vine_cancels_and_gives_an_action_back() -> None:
    game = at("master", of="Alexis")
    (master,) = game.hand("Alexis", "Effective Management")
    game.crypt("Alexis", vampire("Deep", 5))
    vine = game.in_play("Sarah", "Bleeding the Vine")
    game.pick("master", master)
    use(game, vine)
    game.pass_all()
    assert (master.place.region, vine.locked, game.names("Alexis", "uncontrolled")) == ("ash heap", True, [])
    assert "1 master phase action" in game.question or game.table.phase != "master"


def test_bleeding_the_vine_is_paid_for_in_ones_unlock_phase() -> None:
    game = at("unlock")
    vine = game.in_play("Sarah", "Bleeding the Vine")
    game.pick("way", amount=0)
    assert (vine.locked, game["Sarah"].pool) == (True, 30)


def test_not_to_be_gives_an_action_and_takes_a_discard() -> None:
    game = at("master")
    game.in_play("Sarah", "Not to Be")
    game.hand("Sarah", "Effective Management")
    game.crypt("Sarah", vampire("Deep", 5))
    assert "2 master phase actions" in game.question
    game = at("discard")
    held = game.in_play("Sarah", "Not to Be")
    game.start()
    while game.table.active == 0:
        game.passes()
    assert held.place.region == "ash heap"


def test_camarilla_conclave_gives_stealth_to_a_political_action() -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    conclave = game.in_play("Sarah", "Camarilla Conclave", counters={"counters": 2})
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political")
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    use(game, conclave, "+1 stealth")
    assert conclave.counters == {"counters": 1}


def test_twilight_camp_makes_a_new_vampire_anarch() -> None:
    game = at("influence")
    child = game.uncontrolled("Sarah", vampire("Child", 3), blood=3)
    camp = game.in_play("Sarah", "Twilight Camp", blood=4)
    for _ in range(10):
        if game.options("yes"):
            break
        game.passes()
    game.pick("yes")
    assert (camp.blood, game.rules.abilities is not None, child.marks.get("sect")) == (3, True, "Anarch")


def test_specialization_wants_two_of_a_card() -> None:
    for second, offered in (("Deflection", True), ("Majesty", False)):
        game = at("unlock")
        game.hand_size("Sarah", 2)
        game.hand("Sarah", "Deflection", second)
        card = game.in_play("Sarah", "Specialization")
        assert offers(game, card) == offered
        if offered:
            use(game, card)
            assert (game["Sarah"].pool, len(game.rules.pile(0, "hand"))) == (31, 2)


@pytest.mark.parametrize(("clan", "region"), [("Hecata", "uncontrolled"), ("Toreador", "crypt")])
def test_a_family_gathering_draws_only_family(clan: str, region: str) -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, clan="Hecata"))
    game.crypt("Sarah", vampire("Top", 5, clan=clan), vampire("Deep", 5))
    (card,) = game.hand("Sarah", "Family Gathering")
    game.pick("master", card)
    assert "Top" in game.names("Sarah", region)
    if region == "crypt":
        assert game.names("Sarah", "crypt") == ["Deep", "Top"]


def test_dis_pater_sells_seven_dead_cards_for_a_bleed() -> None:
    for cards, offered in ((7, True), (6, False)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Giovanni"))
        game.ash_heap("Sarah", *["Deflection"] * cards)
        pater = game.in_play("Sarah", "Dis Pater")
        game.pick("bleed", krid)
        while game.table.action is not None and game.table.action.step != "resolving":
            game.passes()
        assert offers(game, pater) == offered


def test_failsafe_helps_who_is_nearly_out() -> None:
    for pool, offered in ((2, True), (3, False)):
        game = at("master")
        game.pool("Sarah", pool)
        safe = game.in_play("Sarah", "Failsafe")
        assert offers(game, safe) == offered
        if offered:
            use(game, safe)
            assert (game["Sarah"].pool, safe.place.region) == (6, "ash heap")


def test_momentums_edge_asks_for_a_victory_point() -> None:
    for points, offered in ((0, False), (1, True)):
        game = at("master")
        game["Sarah"].victory_points = points
        (card,) = game.hand("Sarah", "Momentum's Edge")
        assert any(option.copy == card.id for option in game.options("master")) == offered


def test_mapatano_utando_reduces_a_bleed_or_turns_the_edge_into_transfers() -> None:
    game = at("influence")
    game.uncontrolled("Sarah", vampire("Child", 9))
    game.give_edge("Sarah")
    card = game.in_play("Sarah", "Mapatano Utando")
    use(game, card, "burn the Edge")
    assert "8 transfers" in game.question and game.edge == ""


@pytest.mark.parametrize(("name", "way"), [("Mob Connections", "continue"), ("Police Department", "end")])
def test_a_press_is_lent_to_a_minion(name: str, way: str) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    card = game.in_play("Sarah", name)
    game.pick("bleed", krid)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    for _ in range(200):
        if game.table.action is None:
            break
        if game.asked == "Sarah" and offers(game, card):
            use(game, card)
        else:
            game.pick("hand strike") if game.options("hand strike") else game.passes()
    # One that only ends a combat is of no use where nobody presses to continue.
    assert (krid.blood, card.locked) == ((4, True) if way == "continue" else (5, False))


# -- the order of what a phase begins with -------------------------------------------------------------------------


def test_the_order_of_effects_in_ones_unlock_phase_is_ones_own() -> None:
    """Sec. 4: she may choose the order in which the effects of her unlock phase take place."""
    for first, second in (("Bleeding the Vine", "Society of Leopold"), ("Society of Leopold", "Bleeding the Vine")):
        game = at("unlock")
        krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
        vine = game.in_play("Sarah", "Bleeding the Vine")
        society = game.on(krid, "Society of Leopold")
        game.pick("order", {"Bleeding the Vine": vine, "Society of Leopold": society}[first])
        assert first in game.question
        game.pick("way", amount=0)
        assert second in game.question


def test_no_order_is_asked_for_where_it_does_not_matter() -> None:
    game = at("unlock")
    game.in_play("Sarah", "Bleeding the Vine")
    game.start()
    assert not game.options("order")
    game = at("unlock")
    game.ready("Sarah", ally("Brute", 3))
    for seat in ("Justin", "Alexis"):
        game.in_play(seat, "Antediluvian Awakening")
    game.start()
    assert not game.options("order")
