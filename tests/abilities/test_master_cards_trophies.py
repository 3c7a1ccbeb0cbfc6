"""Trophies that choose, and master cards on crypts, scarce vampires and blocks, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

BRUTE = vampire("Krid", 6, text="+3 strength.", sect="Camarilla")
BLACK_HAND = vampire("Krid", 6, text="Sabbat. Black Hand: +3 strength.", sect="Sabbat")


def received(name: str, winner: object = BRUTE) -> tuple[Position, Copy, Copy]:
    """A vampire of Sarah’s burns a Red List ally of Alexis, and is given a trophy of the library."""
    game = at("minion")
    krid = game.ready("Sarah", winner, blood=2)  # type: ignore[arg-type]
    beast = game.ready("Alexis", ally("Beast", 2, text="Red List."))
    (trophy,) = game.library("Sarah", name)
    game.pick("bleed", minion=krid)
    game.pick("block", beast)
    until(game, "yes")
    game.pick("yes", by="Sarah")
    until(game, "trophy")
    game.pick("trophy", trophy, by="Sarah")
    return game, krid, trophy


def test_the_chosen_gain_blood_and_join_the_black_hand_or_burn_their_trophy() -> None:
    game, krid, trophy = received("Trophy: Chosen")
    until(game, "way")
    game.pick("way", amount=0)
    assert (krid.blood, minions.sect(game.rules, krid), krid.locked) == (5, "Sabbat", False)
    assert minions.has_trait(game.rules, krid, "black hand")
    assert not minions.has_trait(game.rules, krid, "seraph")
    game, krid, trophy = received("Trophy: Chosen")
    until(game, "way")
    game.pick("way", amount=1)
    assert (trophy.place.region, krid.blood, minions.sect(game.rules, krid)) == ("ash heap", 1, "Camarilla")
    assert krid.locked


def test_a_trophy_enlarges_a_hand_only_once_it_is_on_a_vampire() -> None:
    """Sec. 1.6.2: until then it has no effect."""
    game = at("master")
    krid = game.ready("Sarah", BRUTE)
    beast = game.ready("Alexis", ally("Beast", 2, text="Red List."))
    (trophy,) = game.hand("Sarah", "Trophy: Library")
    game.pick("master", trophy)
    assert (trophy.place.region, game["Sarah"].hand_size) == ("in play", 7)
    game.pick("bleed", minion=krid)
    game.pick("block", beast)
    until(game, "yes")
    game.pick("no", by="Sarah")
    game.pick("yes", by="Sarah")
    finish(game)
    assert (game.where(trophy), game["Sarah"].hand_size) == ("Krid", 9)
    assert len(game.rules.pile(0, "hand")) == 9


def test_one_of_the_black_hand_becomes_a_seraph() -> None:
    game, krid, _ = received("Trophy: Chosen", BLACK_HAND)
    until(game, "way")
    game.pick("way", amount=0)
    assert minions.has_trait(game.rules, krid, "seraph")
    assert minions.has_trait(game.rules, krid, "black hand")


def test_a_clan_that_respects_a_vampire_does_not_block_it() -> None:
    for clan, may in (("Brujah", False), ("Toreador", True)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6))
        other = game.ready("Sarah", vampire("Cora", 6))
        game.on(krid, "Trophy: Clan Respect", marks={"clan chosen": "Brujah"})
        ira = game.ready("Alexis", vampire("Ira", 5, clan=clan))
        game.pick("bleed", minion=krid)
        blocks = False
        while game.table.action is not None and not blocks:
            blocks = any(ira.id in (option.minion, option.copy) for option in game.options("block"))
            if not blocks:
                game.passes()
        assert blocks is may
        if not may:
            game.pick("bleed", minion=other)
            until(game, "block")
            game.pick("block", ira)


def test_the_clan_is_chosen_as_the_trophy_is_played_or_received() -> None:
    game = at("master")
    (trophy,) = game.hand("Sarah", "Trophy: Clan Respect")
    game.pick("master", trophy)
    until(game, "clan")
    game.pick("clan", level="Brujah")
    assert trophy.marks["clan chosen"] == "Brujah"
    game, krid, trophy = received("Trophy: Clan Respect")
    until(game, "clan")
    game.pick("clan", level="Toreador")
    assert (trophy.marks["clan chosen"], trophy.place.on) == ("Toreador", krid.id)


@pytest.mark.parametrize(("bleed", "may"), [(2, True), (1, False)])
def test_retribution_hurts_who_bled_you_for_more_than_one(bleed: int, may: bool) -> None:
    game = at("minion")
    game.hand_size("Alexis", 9)
    krid = game.ready("Sarah", vampire("Krid", 6, text=f"+{bleed - 1} bleed."), blood=5)
    game.ready("Alexis", vampire("Dora", 5), locked=True)
    (card, again) = game.hand("Alexis", "Retribution", "Retribution")
    game.pick("bleed", minion=krid)
    finish(game)
    if not may:
        # There is nothing to do in her master phase.
        with pytest.raises(IllegalError):
            game.go_to("master", "Alexis")
        return
    game.go_to("master", "Alexis")
    game.pick("master", card)
    finish(game)
    assert krid.blood == 2
    # Just one in a game.
    assert not offers(game, again, "master")


@pytest.mark.parametrize(("seat", "ago", "may"), [(1, 1, True), (1, 3, False), (2, 1, False)])
def test_retribution_is_for_what_was_done_to_you_since_your_last_turn(seat: int, ago: int, may: bool) -> None:
    game = at("master", of="Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=5)
    krid.marks = {f"bled {seat} for more than 1 in turn": str(game.table.turn - ago)}
    (card,) = game.hand("Alexis", "Retribution")
    if may:
        game.pick("master", card)
        finish(game)
        assert krid.blood == 2
    else:
        with pytest.raises(IllegalError):
            game.pick("master", card)


@pytest.mark.parametrize(("title", "pool"), [("prince of Boston", 30), ("", 28)])
def test_a_sweet_prince_says_goodnight(title: str, pool: int) -> None:
    game = at("master")
    ravnos = game.ready("Sarah", vampire("Krid", 6, clan="Ravnos"))
    (top,) = game.crypt("Justin", vampire("Sleeper", 6, title=title))
    game.crypt("Alexis", vampire("Other", 3))
    (card,) = game.hand("Sarah", "Goodnight, Sweet Prince")
    game.pick("master", card)
    game.pick("methuselah", seat="Justin")
    finish(game)
    assert (ravnos.locked, game.where(top), game["Sarah"].pool) == (True, "ash heap of Justin", pool)


def test_without_an_unlocked_ravnos_nobody_says_goodnight() -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, clan="Ravnos"), locked=True)
    (card,) = game.hand("Sarah", "Goodnight, Sweet Prince")
    with pytest.raises(IllegalError):
        game.pick("master", card)


def test_mistrust_burns_a_scarce_vampire_in_torpor_and_sends_a_ready_one_away() -> None:
    scarce = vampire("Rare", 6, text="Scarce.")
    game = at("master")
    rare = game.torpor("Alexis", scarce)
    game.ready("Alexis", vampire("Common", 6))
    (card,) = game.hand("Sarah", "Mistrust")
    game.pick("master", card)
    finish(game)
    assert (game.where(rare), game["Sarah"].pool) == ("ash heap of Alexis", 29)
    game = at("master")
    rare = game.ready("Alexis", scarce, blood=4)
    pistol = game.on(rare, ".44 Magnum")
    (card,) = game.hand("Sarah", "Mistrust")
    game.pick("master", card)
    finish(game)
    assert (rare.place.region, rare.place.seat, rare.blood, pistol.place.on) == ("uncontrolled", 1, 4, rare.id)
    game = at("master")
    game.ready("Alexis", vampire("Common", 6))
    (card,) = game.hand("Sarah", "Mistrust")
    with pytest.raises(IllegalError):
        game.pick("master", card)


def test_a_curmudgeon_gains_blood_as_the_minion_that_it_watches_is_blocked() -> None:
    for watched in (True, False):
        game = at("discard")
        game.hand_size("Sarah", 7)
        krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
        archetype = game.on(krid, "Curmudgeon")
        acting = game.ready("Alexis", vampire("Ira", 5))
        game.ready("Alexis", vampire("Lena", 5))
        guard = game.ready("Justin", vampire("Dora", 5))
        game.passes()
        use(game, archetype)
        until(game, "target")
        game.pick("target", acting if watched else "Lena")
        assert not offers(game, archetype)
        game.go_to("minion", "Alexis")
        game.pick("bleed", minion=acting)
        game.pick("block", guard)
        if watched:
            use(game, archetype)
            assert (krid.blood, archetype.locked) == (3, True)
        finish(game)
        assert krid.blood == (3 if watched else 2)
