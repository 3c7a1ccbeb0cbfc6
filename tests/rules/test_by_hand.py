"""Doing by hand what a card says: what no move changes is changed by options of the step (design, decision 6)."""

from __future__ import annotations

import pytest

from tests.rules.known import weapon
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

KRID = vampire("Krid", 6)
IRA = vampire("Ira", 6)
TRICK = library("Trick", "Action Modifier", text="Something odd comes to pass.")
DIVE = library("Dive", "Action Modifier", text="Only usable when an action is blocked. Something odd comes to pass.")
ANSWER = library("Answer", "Reaction", text="Something odd comes to pass.")
BLOW = library("Blow", "Combat", text="Something odd comes to pass.")


def bleeding(*hand: object, answers: object = None) -> tuple[Position, Copy, Copy]:
    """Krid, of Sarah, bleeds Alexis, who has Ira to block with."""
    game = Position("Sarah", "Alexis", "Justin")
    krid, ira = game.ready("Sarah", KRID), game.ready("Alexis", IRA)
    game.hand("Sarah", *hand)  # type: ignore[arg-type]
    if answers is not None:
        game.hand("Alexis", answers)  # type: ignore[arg-type]
    game.pick("bleed", minion=krid)
    return game, krid, ira


def until(game: Position, kind: str) -> None:
    """Everybody passes until that is offered."""
    while game.choice is not None and not game.options(kind):
        game.passes()


def done(game: Position) -> None:
    """The card was done, and all agree."""
    game.agree()
    game.pass_all()


# -- the running action ---------------------------------------------------------------------------------------------


def test_the_action_may_be_ended_and_fails() -> None:
    game, krid, _ = bleeding(answers=ANSWER)
    until(game, "play")
    game.pick("play", by="Alexis")
    game.pick("adjust", level="fails")
    done(game)
    assert (game["Alexis"].pool, krid.locked, game.edge) == (30, True, "")
    assert any("an effect has ended it" in said for said in game.log)


def test_an_action_that_has_been_blocked_may_go_on_as_if_unblocked_with_its_card() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid, ira = game.ready("Sarah", KRID), game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    game.hand("Sarah", library("Bow", "Equipment", pool=1, text="A bow."), DIVE)
    game.pick("equip", minion=krid)
    until(game, "block")
    game.pick("block", ira)
    until(game, "play")
    assert game.names("Sarah", "ash heap") == ["Bow"]
    game.pick("play", by="Sarah")
    game.pick("adjust", level="goes on")
    done(game)
    assert [game.name(game.rules.copy(below)) for below in krid.attached] == ["Bow"]
    assert (game["Sarah"].pool, ira.locked, ira.blood) == (29, True, 6)


@pytest.mark.parametrize("level", ["pot", "POT"])
def test_a_card_that_is_played_again_as_its_action_goes_on_keeps_its_level(level: str) -> None:
    """It lay in the ash heap with the block, bare (sec. 1.6.1, 6.2.3)."""
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", vampire("Krid", 6, "POT"))
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    deed = library("Deed", "Action", disciplines="pot", text={"pot": "Do something.", "POT": "Do more."})
    (card, _) = game.hand("Sarah", deed, DIVE)
    game.pick("action card", card, minion=krid, level=level)
    until(game, "block")
    game.pick("block", ira)
    until(game, "play")
    assert "level" not in card.marks
    game.pick("play", by="Sarah")
    game.pick("adjust", level="goes on")
    game.agree()
    until(game, "done")
    assert card.marks["level"] == level


def test_a_block_may_be_left_without_a_combat() -> None:
    game, krid, ira = bleeding(DIVE)
    until(game, "block")
    game.pick("block", ira)
    game.pick("play", by="Sarah")
    game.pick("adjust", level="no combat")
    done(game)
    assert (krid.blood, ira.blood, game["Alexis"].pool) == (6, 6, 30)


def test_what_can_not_be_changed_now_is_not_offered() -> None:
    game, _, _ = bleeding(TRICK)
    game.pick("play", by="Sarah")
    levels = {option.level for option in game.options("adjust")}
    assert {"stealth", "bleed", "fails", "unblockable"} <= levels
    assert not {"intercept", "no combat", "goes on", "combat ends", "long"} & levels
    with pytest.raises(IllegalError, match="No option “votes” fits"):
        game.pick("votes")


def test_a_locked_minion_may_be_let_block() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", KRID)
    ira = game.ready("Alexis", IRA, locked=True)
    game.hand("Alexis", library("Start", "Reaction", text="Usable by a locked vampire. Something odd comes to pass."))
    game.pick("bleed", minion=krid)
    until(game, "play")
    game.pick("play", by="Alexis")
    game.pick("adjust", level="awake")
    game.agree()
    until(game, "block")
    game.pick("block", ira)
    assert (game["Alexis"].pool, ira.blood) == (30, 5)


# -- combat ---------------------------------------------------------------------------------------------------------


def fighting(*hand: object) -> tuple[Position, Copy, Copy]:
    """Ira blocks Krid, and they fight."""
    game, krid, ira = bleeding(*hand)
    until(game, "block")
    game.pick("block", ira)
    return game, krid, ira


def test_the_range_may_be_set_and_nobody_maneuvers_then() -> None:
    game, krid, ira = fighting(library("Fog", "Combat", text="Only usable before range is determined."))
    rifle = game.on(krid, weapon("Rifle", "2R"))
    until(game, "play")
    game.pick("play", by="Sarah")
    game.pick("adjust", level="long")
    game.agree()
    assert game.table.combat is not None
    assert (game.table.combat.range, game.table.combat.step) == ("long", "choose strike")
    game.pick("weapon", rifle)
    assert (krid.blood, ira.blood) == (6, 4)


def test_the_two_may_fight_again_when_their_combat_is_over() -> None:
    game, krid, ira = fighting(library("More", "Combat", text="Only usable at the end of a round."))
    until(game, "play")
    assert (krid.blood, ira.blood) == (5, 5)
    game.pick("play", "More", by="Sarah")
    game.pick("adjust", level="again")
    done(game)
    # A whole combat more: each has struck twice.
    assert (krid.blood, ira.blood, game.table.combat) == (4, 4, None)


def test_damage_is_prevented_and_handled_as_any() -> None:
    game, krid, ira = fighting(BLOW)
    until(game, "play")
    game.pick("play", by="Sarah")
    game.pick("ask", level="damage")
    game.pick("target", ira)
    game.pick("damage", level="aggravated")
    game.pick("amount", amount=1)
    assert game.where(ira) == "torpor region of Alexis"
    done(game)
    assert (krid.blood, game.table.combat) == (6, None)


# -- minions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "where"), [("torpor", "torpor region of Alexis"), ("burned", "ash heap of Alexis")])
def test_a_minion_may_be_sent_to_torpor_or_burned(level: str, where: str) -> None:
    game, _, ira = bleeding(TRICK)
    game.pick("play", by="Sarah")
    game.pick("ask", level=level)
    game.pick("target", ira)
    assert game.where(ira) == where


def test_an_ally_that_would_go_to_torpor_is_burned() -> None:
    game, _, _ = bleeding(TRICK)
    dog = game.ready("Justin", ally("Dog", 2))
    game.pick("play", by="Sarah")
    game.pick("ask", level="torpor")
    game.pick("target", dog)
    assert game.where(dog) == "ash heap of Justin"


def test_two_minions_may_enter_combat_but_not_two_of_the_same_methuselah() -> None:
    game, krid, ira = bleeding(TRICK)
    game.ready("Sarah", vampire("Pug", 3))
    game.pick("play", by="Sarah")
    game.pick("ask", level="combat")
    game.pick("target", krid)
    with pytest.raises(IllegalError, match="No option “target” fits"):
        game.pick("target", "Pug")
    game.pick("target", ira)
    game.agree()
    assert (krid.blood, ira.blood) == (5, 5)
    assert game.table.action is not None


def test_a_vampire_may_gain_a_title_of_its_sect_and_change_sect() -> None:
    game, krid, _ = bleeding(TRICK)
    game.pick("play", by="Sarah")
    game.pick("ask", level="title")
    game.pick("target", krid)
    with pytest.raises(IllegalError, match="No option “title” fits"):
        game.pick("title", level="bishop")
    game.pick("title", level="prince")
    game.pick("term", level="Chicago")
    assert minions.title(game.rules, krid) == "prince of Chicago"
    game.pick("ask", level="sect")
    game.pick("target", krid)
    game.pick("sect", level="Sabbat")
    assert (minions.sect(game.rules, krid), minions.title(game.rules, krid)) == ("Sabbat", "")


# -- referendums and phases -----------------------------------------------------------------------------------------


def test_a_referendum_may_be_decided_and_a_minion_abstain() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.ready("Sarah", KRID)
    prince = game.ready("Alexis", vampire("Prince", 6, title="prince of Chicago"))
    game.hand("Sarah", library("Motion", "Political Action", text="Successful referendum means something."))
    odd = "Only usable during a political action. Something odd comes to pass."
    game.hand("Sarah", library("Bribe", "Action Modifier", text=odd))
    game.pick("political")
    until(game, "play")
    game.pick("play", "Bribe", by="Sarah")
    game.pick("ask", level="abstains")
    game.pick("target", prince)
    assert list(politics.sources(game.rules, 1)) == []
    game.pick("adjust", level="referendum fails")
    game.agree()
    assert (game.table.referendum, game.names("Sarah", "in play")) == (None, [])
    assert any("The referendum fails" in said for said in game.log)


def test_a_master_phase_action_may_be_given() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("master", of="Sarah")
    game.hand("Sarah", library("Plan", "Master", text="Something odd comes to pass."), library("Haven", "Master"))
    game.pick("master", "Plan")
    game.pick("adjust", level="master phase action")
    game.agree()
    assert game.options("master")


@pytest.mark.parametrize(("how", "pool"), [("yes", 28), ("free", 30)])
def test_a_card_may_be_cancelled_as_it_is_played_and_its_cost_left_unpaid(how: str, pool: int) -> None:
    game = Position("Sarah", "Alexis")
    game.phase("master", of="Sarah")
    game.hand("Sarah", library("Haven", "Master", pool=2, text="Master: location."))
    game.hand("Alexis", library("Veto", "Master", text="Master: out-of-turn. Cancel a master card as it is played."))
    game.pick("master")
    game.pick("out of turn", by="Alexis")
    game.pick("cancel", level=how)
    game.agree()
    assert (game["Sarah"].pool, game.names("Sarah", "ash heap")) == (pool, ["Haven"])
