"""Cards defined by name of which tests played just a part: what else they say, and when they do nothing."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called, passes, to_terms
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, retainer, vampire
from vtes_desktop.rules.playing.hands import hand_size
from vtes_desktop.table.table import Copy

PRINCE = "prince of Chicago"


def recruited(*others: str) -> tuple[Position, Copy, dict[str, Copy]]:
    """Krid recruits the Vozhd of Sofia, where Sarah controls others; what is burned comes next."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, clan="Tzimisce"))
    laid = {"Brute": game.ready("Sarah", ally("Brute", 2))} if "Brute" in others else {}
    if "Dog" in others:
        laid["Dog"] = game.on(krid, retainer("Dog", 1))
    game.ready("Alexis", ally("Stranger", 2))
    (vozhd,) = game.hand("Sarah", "The Vozhd of Sofia")
    game.pick("recruit", vozhd, minion=krid)
    while game.table.action is not None and not game.options("target"):
        game.passes()
    return game, vozhd, laid


@pytest.mark.parametrize("name", ["Brute", "Dog"])
def test_the_vozhd_burns_an_ally_or_retainer_as_it_comes(name: str) -> None:
    game, vozhd, laid = recruited("Brute", "Dog")
    assert {game.name(game.rules.copy(option.copy)) for option in game.options("target")} >= {"Brute", "Dog"}
    game.pick("target", laid[name])
    finish(game)
    assert laid[name].place.region == "ash heap"
    # It is there, and becomes ready with the next unlock phase.
    assert (vozhd.place.region, vozhd.blood) == ("uncontrolled", 5)
    assert sum(copy.place.region == "ash heap" for copy in laid.values()) == 1


def test_a_vozhd_that_comes_alone_burns_itself() -> None:
    game, vozhd, _ = recruited()
    finish(game)
    assert vozhd.place.region == "ash heap"


def test_the_vozhd_enters_combat_and_strikes_at_range() -> None:
    game = table()
    vozhd = game.ready("Sarah", "The Vozhd of Sofia")
    ira = game.ready("Alexis", vampire("Ira", 8), locked=True)
    assert minions.bleed_amount(game.rules, vozhd) == 0
    game.pick("card in play", vozhd, minion=vozhd)
    if game.options("target"):
        game.pick("target", ira)
    until(game, "strike")
    game.pick("strike")
    finish(game)
    assert (ira.blood, vozhd.blood) == (5, 4)


def test_the_vozhd_grows_by_no_other_cards() -> None:
    game = table()
    vozhd = game.ready("Sarah", "The Vozhd of Sofia")
    game.hand("Sarah", "Deflection", ".44 Magnum")
    game.phase("unlock", of="Sarah")
    game.start()
    assert not offers(game, vozhd)


def test_the_capuchin_has_his_numbers_and_goes_where_his_owner_is() -> None:
    game = table()
    capuchin = game.ready("Sarah", "The Capuchin", owner="Justin")
    game.uncontrolled("Sarah", vampire("Child", 9))
    rules = game.rules
    game.phase("unlock", of="Sarah")
    game.start()
    assert (minions.bleed_amount(rules, capuchin), hand_size(rules, 0)) == (2, 9)
    game.rules.burn(capuchin)
    while "transfers" not in game.question:
        game.pick("discard", game.rules.pile(0, "hand")[0]) if game.options("discard") else game.passes()
    assert game.names("Justin", "uncontrolled") == ["The Capuchin"]
    # “You” are who controlled him.
    assert "7 transfers" in game.question


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_who_is_chosen_for_the_rumor_mill_pays_a_blood_for_intercept(blood: int, may: bool) -> None:
    game = at("minion", of="Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=blood)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=2)
    mill = game.in_play("Sarah", "The Rumor Mill, Tabloid Newspaper")
    until(game, "hunt")
    game.pick("hunt", ira)
    until(game, "block", krid)
    game.pick("block", krid)
    use(game, mill)
    if game.options("target"):
        game.pick("target", krid)
    assert mill.locked
    assert offers(game, krid, words="burn 1 blood") == may
    if may:
        use(game, krid, "burn 1 blood")
    finish(game)
    # Who blocks fights Ira instead of letting her hunt.
    assert (krid.locked, "Krid blocks" in " ".join(game.log)) == (may, may)


@pytest.mark.parametrize(("acting", "there"), [("vampire", True), ("imbued", False)])
def test_the_church_feeds_an_imbued_after_an_imbued_only(acting: str, there: bool) -> None:
    game = at("minion")
    hunter = (
        game.ready("Sarah", vampire("Krid", 6))
        if acting == "vampire"
        else game.ready("Sarah", 'Travis "Traveler72" Miller')
    )
    if there:
        game.uncontrolled("Sarah", 'Jennie "Cassie247" Orne')
    game.uncontrolled("Sarah", vampire("Child", 4))
    church = game.in_play("Sarah", "The Church of Vindicated Faith")
    game.pick("bleed", hunter)
    while game.table.action is not None:
        assert not offers(game, church)
        game.passes()
    assert not church.locked


def test_the_crocodile_temple_does_not_bite_who_acts_against_others_or_is_blocked() -> None:
    for blocks in (True, False):
        game = at("minion", of="Justin" if blocks else "Alexis")
        ira = game.ready("Justin" if blocks else "Alexis", vampire("Ira", 6, text="-1 strength."))
        krid = game.ready("Sarah", vampire("Krid", 6, text="-1 strength."))
        temple = game.in_play("Sarah", "The Crocodile Temple")
        until(game, "bleed", ira)
        game.pick("bleed", ira)
        if blocks:
            until(game, "block", krid)
            game.pick("block", krid)
        while game.table.action is not None:
            assert not offers(game, temple)
            game.pick("hand strike") if game.options("hand strike") else game.passes()
        assert ira.blood == 6


def test_a_vampire_steals_the_marrakesh_codex() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Sarah", ally("Guard"))
    codex = game.in_play("Justin", "The Marrakesh Codex", locked=True)
    takers = {option.minion for option in game.options("card in play") if option.copy == codex.id}
    assert takers == {krid.id}
    use(game, codex, kind="card in play")
    game.pass_all()
    assert codex.controller == 0


def test_the_fourth_cycle_burns_convictions_and_asks_for_two_gehenna_events() -> None:
    for events, playable in ((("Thirst",), False), (("Thirst", "Break the Code"), True)):
        game = table()
        for card in events:
            game.in_play("Justin", card)
        hunter = game.ready("Alexis", 'Travis "Traveler72" Miller')
        conviction = game.on(hunter, "Strike with Conviction")
        game.hand("Sarah", "The Fourth Cycle")
        game.go_to("discard", "Sarah")
        assert bool(game.options("event")) == playable
        if playable:
            game.pick("event", "The Fourth Cycle")
            assert (conviction.place.region, hunter.place.region) == ("ash heap", "ready")


def test_the_meddling_of_semsith_is_put_in_play_against_the_chosen_one_and_burned_by_a_referendum() -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Nora", 8, title="prince of Oslo"))

    game, _ = called("The Meddling of Semsith", title=PRINCE, lay=lay)
    assert {option.seat for option in game.options("methuselah")} == {1, 2}
    game.pick("methuselah", seat="Alexis")
    passes(game)
    meddling = next(copy for copy in game.rules.pile(0, "in play"))
    assert (game.name(meddling), hand_size(game.rules, 0)) == ("The Meddling of Semsith", 6)
    game.pick("discard")
    use(game, meddling, kind="card in play")
    to_terms(game)
    passes(game)
    assert (meddling.place.region, hand_size(game.rules, 0)) == ("ash heap", 7)


def test_the_art_of_memory_takes_nothing_back_where_the_action_fails() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM", text="Black Hand.", sect="Sabbat"))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand_size("Sarah", 12)
    game.hand("Sarah", "The Art of Memory", "Conditioning")
    game.pick("bleed", minion=krid)
    until(game, "play")
    game.pick("play", "The Art of Memory")
    until(game, "block", ira)
    game.pick("block", ira)
    finish(game)
    assert game.names("Sarah", "hand") == ["Conditioning"]
    assert game.names("Sarah", "ash heap") == []


def test_the_art_of_memory_is_for_the_black_hand() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM", sect="Sabbat"))
    game.hand("Sarah", "The Art of Memory")
    game.pick("bleed", minion=krid)
    while game.table.action is not None:
        assert not game.options("play")
        game.passes()


def test_the_uncoiling_is_not_replaced_while_it_is_there() -> None:
    game = table()
    game.in_play("Alexis", "Thirst")
    (uncoiling,) = game.hand("Sarah", "The Uncoiling")
    game.go_to("discard", "Sarah")
    game.pick("event", uncoiling)
    assert uncoiling.place.region == "in play"
    assert len(game.rules.pile(0, "hand")) == 6
    game.go_to("discard", "Alexis")
    assert len(game.rules.pile(0, "hand")) == 6
    game.pick("use", uncoiling)
    assert (uncoiling.place.region, game["Alexis"].pool) == ("ash heap", 29)
    game.go_to("discard", "Justin")
    assert len(game.rules.pile(0, "hand")) == 7
