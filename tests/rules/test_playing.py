"""Playing cards: by whom and when, in which sequence, at what cost, and cancelled as they are played (sec. 1.6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.cards.model import Card, Cost
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError

KRID = vampire("Krid", 5, "dom FOR", clan="Ventrue")
IRA = vampire("Ira", 6)
MAZZ = vampire("Mazz", 4)
EUGENIO = vampire("Eugenio", 7)
PLAN = library("Plan", "Master", text="Do something.")
VETO = library("Veto", "Master", text="Master: out-of-turn. Cancel a master card as it is played.")
MODIFIER = library("Modifier", "Action Modifier", text="Do something.")
OTHER_MODIFIER = library("Other modifier", "Action Modifier", text="Do something.")
REACTION = library("Reaction", "Reaction", text="Do something.")
TRICK = library("Trick", "Combat", text="Do something.")
DEED = library("Deed", "Action", text="Do something.")


def four() -> Position:
    """Sarah, Alexis, Justin and Lisa with a vampire each; it is Sarah's minion phase."""
    game = Position("Sarah", "Alexis", "Justin", "Lisa")
    for seat, card in (("Sarah", KRID), ("Alexis", IRA), ("Justin", MAZZ), ("Lisa", EUGENIO)):
        game.ready(seat, card)
    return game


def fighting(game: Position) -> bool:
    """Whether a combat is going on."""
    return game.table.combat is not None


def asked_of(game: Position) -> tuple[str, str]:
    """Who is asked, and what about."""
    assert game.choice is not None
    return game.asked, game.choice.kind


# -- as a card is played (sec. 1.6.1.1) -----------------------------------------------------------------------------


def test_a_card_is_shown_to_all_declared_and_burned() -> None:
    game = four()
    game.phase("master", of="Sarah")
    (plan,) = game.hand("Sarah", PLAN)
    game.pick("master")
    assert game.where(plan) == "cards in play of Sarah"
    assert plan.face_up
    assert "Sarah plays Plan" in game.log
    game.agree()
    assert game.where(plan) == "ash heap of Sarah"


def test_nothing_but_cancelling_is_done_as_a_card_is_played() -> None:
    """Not even the card that replaces it is drawn."""
    game = four()
    game.phase("master", of="Sarah")
    game.hand("Sarah", PLAN)
    game.hand("Alexis", VETO, PLAN, REACTION)
    game.pick("master")
    assert asked_of(game) == ("Alexis", "as played")
    assert game.offers("out of turn") == ["out of turn: Play Veto"]
    assert {option.kind for option in game.options()} == {"out of turn", "pass"}
    assert len(game["Sarah"].piles["hand"]) == 6
    game.passes()
    assert len(game["Sarah"].piles["hand"]) == 7


def test_a_cancelled_card_does_nothing_and_is_burned() -> None:
    game = four()
    game.phase("master", of="Sarah")
    (plan,) = game.hand("Sarah", PLAN)
    (veto,) = game.hand("Alexis", VETO)
    game.pick("master")
    game.pick("out of turn", by="Alexis")
    game.pass_all()
    while game.choice is not None and game.choice.kind in ("by hand", "agree"):
        game.pick("done" if game.choice.kind == "by hand" else "agreed")
    assert [game.where(copy) for copy in (plan, veto)] == ["ash heap of Sarah", "ash heap of Alexis"]
    assert not any("Plan: do what it says" in line for line in game.log)
    assert len(game["Sarah"].piles["hand"]) == len(game["Alexis"].piles["hand"]) == 7


def test_what_a_card_can_not_cancel_asks_nobody() -> None:
    game = four()
    game.hand("Sarah", MODIFIER)
    game.hand("Alexis", VETO)
    game.pick("bleed")
    game.pick("play", "Modifier")
    assert asked_of(game) == ("Sarah", "by hand"), "a veto is for master cards"


# -- requirements, costs (sec. 1.6.1.3) -----------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "may"),
    [
        (library("For dominate", "Action", disciplines="dom"), True),
        (library("For potence", "Action", disciplines="pot"), False),
        (library("For the Ventrue", "Action", clans=("Ventrue",)), True),
        (library("For the Brujah", "Action", clans=("Brujah",)), False),
        (library("For princes", "Action", requirement=("prince",)), False),
        (library("Three blood", "Action", blood=3), True),
        (library("Four blood", "Action", blood=4), False),
        (library("Thirty pool", "Equipment", pool=30), True),
        (library("Too much pool", "Equipment", pool=31), False),
    ],
    ids=lambda value: value.name if isinstance(value, Card) else "",
)
def test_only_a_minion_that_meets_a_card_plays_it(card: Card, may: bool) -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.ready("Sarah", KRID, blood=3)
    (copy,) = game.hand("Sarah", card)
    assert any(option.copy == copy.id for option in game.options()) is may


def test_what_is_not_offered_is_refused_and_says_what_is() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.ready("Sarah", KRID, blood=3)
    (copy,) = game.hand("Sarah", library("Four blood", "Action", blood=4))
    with pytest.raises(IllegalError, match="Krid bleeds Alexis for 1"):
        game.pick("action", copy)
    assert copy.place.region == "hand"


@pytest.mark.parametrize("amount", [0, 2, 5])
def test_the_x_of_a_cost_is_chosen_as_the_card_is_played(amount: int) -> None:
    game = four()
    game.phase("master", of="Sarah")
    game.pool("Sarah", 5)
    game.hand("Sarah", replace(PLAN, costs=(Cost("pool", variable=True),)))
    game.pick("master")
    assert game.choice is not None
    assert game.choice.kind == "x"
    assert [option.amount for option in game.options("x")] == [0, 1, 2, 3, 4, 5], "not more than there is"
    game.pick("x", amount=amount)
    assert game["Sarah"].pool == 5 - amount


def test_a_modifier_costs_its_minion_blood_at_once_even_if_the_action_fails() -> None:
    game = four()
    (krid,) = game.rules.pile(0, "ready")
    game.hand("Sarah", library("Costly", "Action Modifier", text="Do something.", blood=2))
    game.pick("bleed")
    game.pick("play", "Costly")
    assert krid.blood == 3
    game.agree()
    while not game.options("block"):
        game.passes()
    game.pick("block")
    assert krid.blood == 2, "Ira's hand strike cost another; nothing came back"


def test_what_a_draft_box_says_is_for_other_tournaments() -> None:
    """Sec. 1.6.1.6."""
    card = library("Grit", "Action Modifier", text={"": "+1 bleed.", "DRAFT": "+3 bleed."})
    (mode,) = modes(card)
    assert mode.full_text == "+1 bleed."
    two = library("Grit", "Action Modifier", text={"dom": "+1 bleed.", "DOM DRAFT": "+3 bleed."}, disciplines="dom")
    assert [mode.text for mode in modes(two)] == ["+1 bleed."]


# -- sequencing (sec. 1.6.1.5) --------------------------------------------------------------------------------------


def test_the_acting_methuselah_first_then_whom_she_acts_against_then_clockwise() -> None:
    game = four()
    game.hand("Sarah", MODIFIER)
    for seat in ("Alexis", "Justin", "Lisa"):
        game.hand(seat, REACTION)
    game.pick("bleed")
    order = []
    for _ in range(2):
        order.append(game.asked)
        game.passes()
    assert order == ["Sarah", "Alexis"]
    assert game.asked == "Alexis", "to attempt a block or to decline is what she does in her turn"
    game.pick("no block", by="Alexis")
    order = []
    for _ in range(4):
        order.append(game.asked)
        game.passes()
    assert order == ["Sarah", "Alexis", "Justin", "Lisa"]


def test_in_an_undirected_action_prey_and_predator_come_after_the_acting_one() -> None:
    game = four()
    for seat in ("Alexis", "Justin", "Lisa"):
        game.hand(seat, REACTION)
    game.pick("hunt")
    for seat in ("Alexis", "Lisa"):
        assert game.asked == seat
        game.passes()
        game.pick("no block", by=seat)
    order = []
    for _ in range(3):
        order.append(game.asked)
        game.passes()
    assert order == ["Alexis", "Lisa", "Justin"]


def test_any_effect_gives_the_word_back_to_the_acting_methuselah() -> None:
    game = four()
    game.hand("Sarah", MODIFIER)
    for seat in ("Alexis", "Justin"):
        game.hand(seat, REACTION)
    game.pick("bleed")
    game.passes()
    game.pick("play", "Reaction", by="Alexis")
    game.agree()
    assert game.asked == "Sarah"
    game.passes()
    assert game.offers("block"), "Alexis has nothing more to play"
    game.pick("no block", by="Alexis")
    game.passes()
    assert game.asked == "Justin"


def test_the_acting_methuselah_may_go_on_and_on() -> None:
    game = four()
    game.hand("Sarah", MODIFIER, OTHER_MODIFIER)
    game.hand("Alexis", REACTION)
    game.pick("bleed")
    for name in ("Modifier", "Other modifier"):
        game.pick("play", name, by="Sarah")
        game.agree()
    assert game.asked == "Alexis"


# -- minion cards by type (sec. 1.6.3) ------------------------------------------------------------------------------


def test_modifiers_are_for_the_acting_minion_and_reactions_for_the_others() -> None:
    game = four()
    game.ready("Sarah", vampire("Cohn Rose"))
    game.hand("Sarah", MODIFIER, REACTION, TRICK)
    game.hand("Alexis", MODIFIER, REACTION, TRICK)
    game.pick("bleed", minion=game.rules.pile(0, "ready")[0])
    assert game.offers("play") == ["play: Krid: Modifier"]
    game.passes()
    assert game.offers("play") == ["play: Ira: Reaction"]


@pytest.mark.parametrize(("locked", "region"), [(True, "ready"), (False, "torpor")])
def test_a_minion_that_is_locked_or_not_ready_does_not_react(locked: bool, region: str) -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.ready("Sarah", KRID)
    if region == "ready":
        game.ready("Alexis", IRA, locked=locked)
    else:
        game.torpor("Alexis", IRA, locked=locked)
    game.hand("Alexis", REACTION)
    game.pick("bleed")
    assert not game.options("play")


def test_a_minion_plays_the_same_reaction_once_an_action_and_another_minion_may_play_it_too() -> None:
    game = four()
    second = game.ready("Alexis", vampire("Second"))
    game.hand("Alexis", REACTION, REACTION, REACTION)
    game.pick("bleed")
    game.pick("play", minion=game.rules.pile(1, "ready")[0])
    game.agree()
    assert {option.minion for option in game.options("play")} == {second.id}
    game.pick("play", minion=second)
    game.agree()
    assert not game.options("play")


def test_combat_cards_are_for_those_who_fight() -> None:
    game = four()
    game.ready("Alexis", vampire("Second"))
    for seat in ("Sarah", "Alexis", "Justin"):
        game.hand(seat, TRICK, MODIFIER if seat == "Sarah" else REACTION)
    game.pick("bleed")
    while not game.options("block"):
        game.passes()
    game.pick("block", minion=game.rules.pile(1, "ready")[0])
    while not fighting(game):
        game.passes()
    offered: set[str] = set()
    while fighting(game):
        offered.update(option.text for option in game.options("play"))
        if any(option.kind == "pass" for option in game.options()):
            game.passes()
        else:
            game.pick(game.options()[0].kind)
    assert offered == {"Krid: Trick", "Ira: Trick"}


def test_an_action_card_is_an_action_and_modifies_none() -> None:
    game = four()
    game.hand("Sarah", DEED)
    assert any("Deed" in offer for offer in game.offers())
    game.pick("bleed")
    assert not game.options("play")


def test_an_ally_plays_no_card_that_needs_a_vampire() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.ready("Sarah", ally("Mage", 3))
    game.hand(
        "Sarah", DEED, library("For blood", "Action", blood=1), library("For fortitude", "Action", disciplines="for")
    )
    offers = " ".join(game.offers())
    assert "Deed" in offers
    assert "For blood" not in offers
    assert "For fortitude" not in offers
