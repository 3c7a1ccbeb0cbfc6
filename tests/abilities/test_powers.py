"""The powers of the Imbued, used through the referee by what is read of them (Imbued appendix)."""

from __future__ import annotations

import pytest

from tests.abilities.test_elders import advance, in_combat, until
from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.imbued.imbued import convictions
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

CONVICTION = library("Conviction", "Conviction")
LOCKER = library("Deed", "Action", text="(D) Lock a minion.")
KRID = vampire("Krid", 6)


def anna(game: Position, power: str, count: int = 2, seat: str = "Sarah") -> tuple[Copy, Copy]:
    """An Imbued with a power and so many convictions."""
    minion = game.ready(seat, imbued("Anna", 4, "inn"))
    for _ in range(count):
        game.on(minion, CONVICTION)
    return minion, game.on(minion, power)


def acts(game: Position, power: Copy, target: Copy | None = None, level: str | None = None) -> None:
    """Use a power's action on a target, up to its end."""
    game.pick("use power", power, level=level)
    if target is not None and game.options("target"):
        game.pick("target", target)
    finish(game)


def test_rejuvenate_heals_its_imbued_and_mends_others_by_an_action() -> None:
    game = at("minion")
    minion, power = anna(game, "Rejuvenate")
    hurt, krid = game.ready("Sarah", ally("Helper", 2), blood=1), game.torpor("Alexis", KRID, blood=2)
    acts(game, power, hurt)
    assert (hurt.blood, power.locked, len(convictions(game.rules, minion))) == (2, True, 1)
    game = at("minion")
    minion, power = anna(game, "Rejuvenate")
    krid = game.torpor("Alexis", KRID, blood=2)
    game.pick("use power", power)
    with pytest.raises(IllegalError):
        game.pick("target", minion)
    finish(game)
    assert krid.blood == 3
    game = at("unlock", "Sarah")
    minion, power = anna(game, "Rejuvenate")
    minion.blood = 2
    game.go_to("minion", of="Sarah")
    assert minion.blood == 3


def test_rejuvenate_gives_no_life_above_the_starting_amount_and_is_not_used_unpaid() -> None:
    game = at("minion")
    _, power = anna(game, "Rejuvenate", 0)
    game.ready("Sarah", ally("Helper", 2), blood=1)
    assert not offers(game, power, "use power")
    game = at("minion")
    _, power = anna(game, "Rejuvenate", 1)
    whole = game.ready("Sarah", ally("Helper", 2))
    acts(game, power, whole)
    assert whole.blood == 2


@pytest.mark.parametrize("target", ["mine", "another’s imbued", "a vampire of Justin"])
def test_champion_makes_a_monsters_action_fail_and_fights_it(target: str) -> None:
    game = at("minion", "Alexis")
    minion, power = anna(game, "Champion")
    foe = game.ready("Alexis", KRID)
    others = {
        "mine": game.ready("Sarah", ally("Helper", 2)),
        "another’s imbued": game.ready("Justin", imbued("Bob", 3)),
        "a vampire of Justin": game.ready("Justin", vampire("Ira", 4)),
    }
    game.hand("Alexis", LOCKER)
    game.pick("action card", minion=foe)
    game.pick("target", others[target])
    if target == "a vampire of Justin":
        while game.table.action is not None:
            assert not offers(game, power, "use power")
            game.passes()
        return
    use(game, power, by="Sarah", kind="use power")
    finish(game)
    assert (minion.blood, foe.blood) == (3, 5)
    assert (others[target].locked, power.locked, len(convictions(game.rules, minion))) == (False, True, 0)


def test_champion_is_not_for_mortals_nor_for_a_locked_imbued() -> None:
    for mortal, locked in ((True, False), (False, True)):
        game = at("minion", "Alexis")
        minion, power = anna(game, "Champion")
        minion.locked = locked
        foe = game.ready("Alexis", imbued("Bob", 3) if mortal else KRID)
        game.pick("bleed", minion=foe)
        while game.table.action is not None:
            assert not offers(game, power, "use power")
            game.passes()


def test_inspire_adds_a_counter_or_moves_what_was_paid() -> None:
    game = at("minion")
    minion, power = anna(game, "Inspire", 1)
    hidden = game.uncontrolled("Sarah", imbued("Bob", 3), blood=1)
    game.pick("use power", power)
    game.pick("way", amount=0)
    finish(game)
    assert (hidden.blood, len(convictions(game.rules, minion))) == (2, 0)
    game = at("minion")
    minion, power = anna(game, "Inspire", 1)
    other = game.ready("Justin", imbued("Bob", 3))
    game.pick("use power", power)
    game.pick("target", other)
    finish(game)
    assert (len(convictions(game.rules, minion)), len(convictions(game.rules, other))) == (0, 1)
    game = at("minion")
    _, power = anna(game, "Inspire", 0)
    assert not offers(game, power, "use power")


def test_inspire_moves_no_conviction_that_was_paid_to_anothers_ash_heap() -> None:
    game = at("minion")
    minion, power = anna(game, "Inspire", 1)
    (paid,) = convictions(game.rules, minion)
    paid.owner = game.seat("Alexis")
    (old,) = game.ash_heap("Sarah", CONVICTION)
    acts(game, power, minion)
    assert (paid.place.seat, paid.place.region, old.place.region) == (1, "ash heap", "ash heap")
    assert not convictions(game.rules, minion)


def test_hide_makes_monsters_blind_or_their_actions_fail() -> None:
    game = at("minion")
    minion, power = anna(game, "Hide")
    foe = game.ready("Alexis", vampire("Foe", 5))
    game.pick("bleed", minion=minion)
    use(game, power, kind="use power")
    until(game, "block", foe)
    game.pick("block", foe)
    finish(game)
    assert game["Alexis"].pool == 29
    for at_her in (True, False):
        game = at("minion", "Alexis")
        minion, power = anna(game, "Hide")
        foe, other = game.ready("Alexis", KRID), game.ready("Sarah", ally("Helper", 2))
        game.hand("Alexis", LOCKER)
        game.pick("action card", minion=foe)
        game.pick("target", minion if at_her else other)
        seen = False
        while game.table.action is not None:
            if offers(game, power, "use power"):
                seen = True
                game.pick("use power", power)
            else:
                game.passes()
        assert seen == at_her
        assert (minion.locked, other.locked) == (False, not at_her)


def test_hide_is_not_usable_with_illuminate() -> None:
    game = at("minion")
    minion, power = anna(game, "Hide")
    game.on(minion, "Illuminate")
    game.ready("Alexis", KRID)
    game.pick("bleed", minion=minion)
    while game.table.action is not None:
        assert not offers(game, power, "use power")
        game.passes()


def test_project_keeps_weak_monsters_from_blocking() -> None:
    game = at("minion")
    minion, power = anna(game, "Project")
    weak, strong = game.ready("Alexis", KRID), game.ready("Alexis", vampire("Elder", 7))
    mortal = game.ready("Alexis", imbued("Bob", 3))
    game.pick("bleed", minion=minion)
    use(game, power, kind="use power")
    until(game, "block")
    assert {option.copy for option in game.options("block")} == {strong.id, mortal.id}
    assert weak.id not in {option.copy for option in game.options("block")}


def test_donate_is_for_another_mortal_and_is_burned() -> None:
    game = at("minion")
    minion, power = anna(game, "Donate")
    bob = game.ready("Sarah", imbued("Bob", 3))
    second = anna(game, "Donate")[1]
    game.pick("bleed", minion=bob)
    use(game, power, kind="use power")
    while game.table.action is not None:
        # The bleed is limited to one such increase.
        assert not offers(game, second, "use power")
        game.passes()
    assert (game["Alexis"].pool, power.place.region) == (28, "ash heap")
    game = at("minion")
    minion, power = anna(game, "Donate")
    game.pick("bleed", minion=minion)
    while game.table.action is not None:
        assert not offers(game, power, "use power")
        game.passes()
    game = at("minion", "Justin")
    minion, power = anna(game, "Donate")
    bob, foe = game.ready("Sarah", imbued("Bob", 3)), game.ready("Justin", vampire("Foe", 5, text="+1 stealth."))
    game.pick("bleed", minion=foe)
    until(game, "block", bob)
    game.pick("block", bob)
    use(game, power, kind="use power")
    finish(game)
    assert game["Sarah"].pool == 30
    game = at("minion")
    minion, power = anna(game, "Donate")
    bob, foe = game.ready("Sarah", imbued("Bob", 3)), game.ready("Alexis", KRID)
    duel(game, bob, foe)
    advance(game, lambda: in_combat(game))
    use(game, power, kind="use power")
    finish(game)
    assert (foe.blood, bob.blood) == (4, 2)


def test_surge_gives_counters_that_prevent_normal_damage() -> None:
    game = at("minion")
    minion, power = anna(game, "Surge")
    foe = game.ready("Alexis", vampire("Foe", 6, text="+2 strength."))
    duel(game, minion, foe)
    use(game, power, kind="use power")
    use(game, power)
    use(game, power)
    finish(game)
    assert (minion.blood, minion.counters.get("surge", 0)) == (3, 0)


def test_abjure_ends_a_combat_of_a_monster_and_a_mortal_even_by_who_is_incapacitated() -> None:
    for mortal in (True, False):
        game = at("minion")
        minion = game.torpor("Sarah", imbued("Anna", 4, "inn"), blood=0)
        power = game.on(minion, "Abjure")
        game.ash_heap("Sarah", CONVICTION)
        mine = game.ready("Sarah", imbued("Bob", 3) if mortal else vampire("Ira", 5))
        foe = game.ready("Alexis", KRID)
        duel(game, mine, foe)
        if mortal:
            use(game, power, kind="use power")
            game.pick("conviction")
            finish(game)
            assert (minion.locked, mine.blood, foe.blood) == (True, 3, 6)
            assert len(convictions(game.rules, minion)) == 1
        else:
            while game.table.action is not None:
                assert not offers(game, power, "use power")
                game.pick("hand strike") if game.options("hand strike") else game.passes()


def test_foresee_shows_the_hand_and_may_cancel_the_combat() -> None:
    game = at("minion", "Justin")
    minion, power = anna(game, "Foresee")
    foe = game.ready("Justin", KRID)
    game.hand("Justin", "Govern the Unaligned")
    game.pick("bleed", minion=foe)
    until(game, "block", minion)
    game.pick("block", minion)
    use(game, power, kind="use power")
    game.pick("seen")
    game.pick("yes")
    finish(game)
    assert (minion.blood, game["Sarah"].pool) == (4, 29)
    game = at("minion")
    minion, power = anna(game, "Foresee")
    foe = game.ready("Alexis", KRID)
    duel(game, minion, foe)
    use(game, power, kind="use power")
    game.pick("seen")
    game.pick("yes")
    finish(game)
    assert (minion.blood, game["Alexis"].pool) == (4, 30)


def test_respire_hurts_the_young_or_mends() -> None:
    game = at("minion")
    minion, power = anna(game, "Respire", 1)
    young = game.ready("Alexis", vampire("Young", 5))
    old = game.ready("Alexis", KRID)
    game.ash_heap("Sarah", CONVICTION)
    game.pick("use power", power, level="0")
    finish(game) if not game.options("conviction") else None
    until(game, "conviction")
    game.pick("conviction")
    finish(game)
    assert (young.blood, old.blood, len(convictions(game.rules, minion))) == (4, 6, 2)
    game = at("minion")
    minion, power = anna(game, "Respire", 1)
    hurt = game.ready("Sarah", ally("Helper", 2), blood=1)
    acts(game, power, hurt, level="1")
    assert (hurt.blood, len(convictions(game.rules, minion))) == (2, 0)


def test_shame_turns_a_monsters_strength_on_itself() -> None:
    for foe, seen in (
        (vampire("Foe", 6, text="+1 strength."), True),
        (vampire("Elder", 8), False),
        (imbued("Bob", 3), False),
        (vampire("Fiend", 6, text="Infernal."), False),
    ):
        game = at("minion")
        minion, power = anna(game, "Shame")
        other = game.ready("Alexis", foe)
        duel(game, minion, other)
        found = False
        while game.table.action is not None:
            if offers(game, power, "use power"):
                found = True
                game.pick("use power", power)
            else:
                game.pick("hand strike") if game.options("hand strike") else game.passes()
        assert found == seen
        if seen:
            assert (other.blood, minion.blood, power.place.region) == (4, 4, "ash heap")


def test_imbued_burn_convictions_for_votes_maneuvers_and_numbers() -> None:
    game = at("minion")
    maman = game.ready("Sarah", "Maman Boumba")
    mine = game.ready("Sarah", KRID)
    game.on(maman, CONVICTION)
    game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", minion=mine)
    use(game, maman)
    assert game.table.referendum is not None
    assert sum(vote.amount for vote in game.table.referendum.cast if vote.side == "against") == 3
    assert not convictions(game.rules, maman)
    game = at("minion")
    maman = game.ready("Sarah", "Maman Boumba")
    mine, foe = game.ready("Sarah", KRID), game.ready("Alexis", vampire("Foe", 5))
    duel(game, mine, foe)
    use(game, maman, "end")
    finish(game)
    assert (maman.locked, mine.blood, foe.blood) == (True, 6, 5)
    game = at("minion")
    lupe = game.ready("Sarah", 'Lupe "Cabbie22" Droin')
    game.on(lupe, CONVICTION)
    foe = game.ready("Alexis", vampire("Foe", 5))
    game.pick("bleed", minion=lupe)
    until(game, "block", foe)
    game.pick("block", foe)
    assert not offers(game, lupe)
    game = at("minion")
    lupe = game.ready("Sarah", 'Lupe "Cabbie22" Droin')
    game.on(lupe, CONVICTION)
    game.on(lupe, "Sport Bike")
    foe = game.ready("Alexis", vampire("Foe", 5))
    game.pick("bleed", minion=lupe)
    until(game, "block", foe)
    game.pick("block", foe)
    use(game, lupe)
    assert (game.rules.action.stealth, len(convictions(game.rules, lupe))) == (1, 0)
    game = at("minion")
    peter = game.ready("Sarah", 'Peter "Outback295" Rophail')
    game.on(peter, CONVICTION)
    foe = game.ready("Alexis", KRID)
    duel(game, peter, foe)
    use(game, peter)
    finish(game)
    assert (foe.blood, len(convictions(game.rules, peter))) == (6, 0)


def test_earl_burns_a_conviction_among_many() -> None:
    for others, left in ((1, 1), (2, 0)):
        game = at("unlock")
        earl = game.ready("Sarah", 'Earl "Shaka74" Deams')
        game.on(earl, CONVICTION)
        for number in range(others):
            game.ready("Sarah", imbued(f"Bob {number}", 3))
        game.go_to("minion", of="Sarah")
        assert len(convictions(game.rules, earl)) == left
