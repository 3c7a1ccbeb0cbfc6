"""Who may play a card, against whom and at what range: what reading cards beside the referee once more has found."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from tests.abilities.test_actions import acting
from tests.abilities.test_modifiers import block, go_on, may_play
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, library, vampire


def test_far_fatuus_is_for_long_range() -> None:
    """“Only usable” after a semicolon is meant as at the beginning of a sentence."""
    fight = fighting("Far Fatuus", "Fake Out")
    fight.until("hand strike", by="Sarah")
    assert not fight.offered("play", "Far Fatuus")
    fight = fighting("Far Fatuus", "Fake Out")
    fight.long()
    fight.play("Far Fatuus", "chi")
    fight.end()
    assert fight.blood == (4, 4)


@pytest.mark.parametrize("who", [vampire("Theo", 5), ally("Theo", life=5)])
def test_cards_that_speak_of_this_vampire_are_for_vampires(who: object) -> None:
    """They require nothing else: what gives “this vampire” blood is played by no ally (sec. 1.6.3)."""
    is_vampire = "Vampire" in who.types  # type: ignore[attr-defined]
    game = table()
    game.ready("Sarah", who, blood=4)  # type: ignore[arg-type]
    game.hand("Sarah", "Entrenching")
    assert bool(game.options("action card")) == is_vampire
    fight = fighting(against=("Taste of Vitae",), ira=who)  # type: ignore[arg-type]
    fight.until("play", "Taste of Vitae")
    assert (fight.game.table.action is not None) == is_vampire
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    theo = game.ready("Alexis", who, locked=True)  # type: ignore[arg-type]
    game.hand("Alexis", "Wake with Evening's Freshness")
    game.pick("bleed", minion=krid)
    assert may_play(game, "Wake with Evening's Freshness") == is_vampire
    assert theo.locked


@pytest.mark.parametrize("card", ["Go Anarch", "Mozambique Allure", "Jericho Founding"])
@pytest.mark.parametrize("who", [vampire("Theo", 8, sect="Independent"), "Outcast Mage", "High Top"])
def test_cards_that_require_a_vampire_of_some_kind_are_for_vampires(card: str, who: Card | str) -> None:
    """An ally is neither titled, Anarch nor Camarilla; but it is no vampire, nor does it play such cards as one."""
    game = table()
    game.ready("Sarah", who)
    game.crypt("Sarah", "Hannigan")
    game.hand("Sarah", card)
    offered = game.options("action card") or game.options("political")
    assert bool(offered) == (not isinstance(who, str))


@pytest.mark.parametrize("who", [vampire("Theo", 8, sect="Anarch"), "Vivienne Géroux", "Grey Thorne"])
def test_the_banner_of_neutrality_is_for_anarch_vampires(who: Card | str) -> None:
    """Who plays cards as an Anarch vampire does so with some Disciplines only (sec. 1.6.3)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", who)
    game.hand("Alexis", "Banner of Neutrality")
    game.pick("bleed", minion=krid)
    assert bool(game.options("play")) == (not isinstance(who, str))


def test_an_ally_plays_as_a_vampire_what_requires_one_and_a_discipline() -> None:
    game = table()
    game.ready("Sarah", "Herald of Topheth", blood=5)
    game.ready("Alexis", vampire("Krid", 5))
    game.hand("Sarah", "Contagion")
    assert game.options("action card")


@pytest.mark.parametrize("card", ["Blood Hunt", "War Party", "Warrant", "Rogue", "Vendetta"])
def test_who_is_hunted_is_hunted_by_others(card: str) -> None:
    """No minion enters combat with itself, nor with another of its Methuselah."""
    game = table()
    hunted = game.ready("Sarah", vampire("Krid", 5, clan="Brujah antitribu"))
    game.ready("Sarah", vampire("Kit", 5, clan="Brujah antitribu"))
    game.on(hunted, card, owner="Alexis")
    assert not [each for each in game.options("card in play") if "combat" in each.text]
    game = table()
    hunted = game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", vampire("Kit", 5, clan="Brujah antitribu"))
    game.on(hunted, card, owner="Alexis")
    game.phase("minion", of="Alexis")
    assert [each for each in game.options("card in play") if "combat" in each.text]


@pytest.mark.parametrize(("clan", "levels"), [("Gargoyle", {"vis", "VIS"}), ("Tremere", set())])
def test_armor_of_terra_is_worn_by_a_gargoyle(clan: str, levels: set[str]) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5, "VIS", clan=clan))
    game.hand("Sarah", "Armor of Terra")
    assert {option.level for option in game.options("action card")} == levels


def test_martyrs_resilience_is_played_from_torpor() -> None:
    """A ruling: it asks for an unlocked vampire, not for a ready one."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.torpor("Sarah", vampire("Martyr", 5, EVERYTHING), blood=2)
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Martyr's Resilience")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: bool(game.options("play")))
    game.pick("play", "Martyr's Resilience", level="aus for")
    go_on(game, lambda: game.table.action is None)
    assert (krid.blood, ira.blood) == (5, 4)


def test_truth_of_blood_leaves_a_hand_short_until_the_action_is_over() -> None:
    game, krid = acting("aus qui", "Truth of Blood")
    game.on(krid, library("Club", "Equipment", text="Melee weapon. Strike: strength+1 damage."))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.pick("action card", "Truth of Blood")
    block(game, ira)
    go_on(game, lambda: bool(game.options("weapon")))
    assert len(game["Alexis"].piles["hand"]) == 5
    go_on(game, lambda: game.table.action is None)
    assert len(game["Alexis"].piles["hand"]) == 7


def test_violation_of_trust_burns_anybodys_contract_on_ones_minion() -> None:
    game, krid = acting("", "Violation of Trust")
    contract = game.on(krid, "Contract", owner="Alexis")
    contract.controller = 1
    game.on(game.ready("Alexis", vampire("Ira", 5)), library("Contract Two", "Master", text="Contract."))
    game.pick("action card", "Violation of Trust")
    go_on(game, lambda: game.table.action is None)
    assert contract.place.region == "ash heap"


@pytest.mark.parametrize(
    "card", ["Devil-Channel: Throat", "Predator's Mastery", "Predator's Communion", "Fae Contortion"]
)
def test_a_reflex_is_for_either_combatant(card: str) -> None:
    """Whatever else the card is: the blocker plays it too, and the acting minion a reaction's."""
    against, level = ("Immortal Grapple", "pot") if card == "Fae Contortion" else ("Terror Frenzy", "ani")
    fight = fighting(against, against=(card,))
    fight.play(against, level)
    assert fight.game.choice.kind == "as played"
    assert fight.offered("play", card)
    fight = fighting(card, against=(against,))
    fight.play(against, level, by="Alexis")
    assert fight.game.choice.kind == "as played"
    assert fight.offered("play", card)


def test_a_reflex_answers_what_is_played_on_its_vampire() -> None:
    """A frenzy that its player's minion suffers is not the opponent's to cancel; the target of an action's is."""
    fight = fighting("Devil-Channel: Hands", against=("Predator's Mastery",))
    fight.play("Devil-Channel: Hands", "abo")
    assert not fight.offered("play", "Predator's Mastery")
    fight = fighting("Devil-Channel: Hands", against=("Bliss",))
    fight.play("Devil-Channel: Hands", "abo")
    assert fight.offered("play", "Bliss")
    game = table()
    game.ready("Sarah", vampire("Krid", 8, EVERYTHING))
    kit = game.ready("Alexis", vampire("Kit", 5, EVERYTHING))
    game.ready("Alexis", vampire("Theo", 5, EVERYTHING))
    game.hand("Sarah", "Deep Song")
    game.hand("Alexis", "Predator's Mastery")
    game.pick("action card", "Deep Song", level="ANI")
    game.pick("enter combat", kit)
    assert game.choice.kind == "as played"
    assert [option.minion for option in game.options("play")] == [kit.id]


def test_high_top_has_its_intercept_once() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    top = game.ready("Alexis", "High Top")
    game.pick("bleed", minion=krid)
    block(game, top)
    assert game.table.action is not None
    assert game.table.action.intercept == 1


@pytest.mark.parametrize("card", ["Hannibal (ADV)", "Torvus Bloodbeard"])
def test_during_a_minion_phase_is_in_its_actions_too(card: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    sleeper = game.ready("Alexis", card, locked=True)
    game.give_edge("Alexis")
    game.passes()
    game.pick("bleed", minion=krid)
    game.pick("use", sleeper)
    assert not sleeper.locked


def test_a_strike_that_brings_a_maneuver_is_played_to_maneuver() -> None:
    """“Maneuver, or strike: dodge, with 1 optional maneuver.”"""
    fight = fighting("Outside the Hourglass", against=("Fake Out",))
    fight.play("Outside the Hourglass", "tem")
    fight.game.pick("yes")
    fight.play("Fake Out", by="Alexis")
    fight.end()
    assert fight.blood == (6, 6)


@pytest.mark.parametrize(("text", "offered"), [("Camarilla: -1 bleed.", False), ("", True)])
def test_would_be_successful_is_said_of_bleeds_for_something(text: str, *, offered: bool) -> None:
    """A bleed for 0 is not successful (sec. 6.1.1): Andre LeRoux and Spying Mission wait for more."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "OBF", text=text))
    andre = game.ready("Sarah", "Andre LeRoux")
    game.hand("Sarah", "Spying Mission")
    game.pick("bleed", minion=krid)
    found = set()
    while game.table.action is not None:
        found |= {option.copy for option in game.options("use")} | {o.level for o in game.options("play")}
        game.passes()
    assert (andre.id in found) == offered
    assert ("OBF" in found) == offered


def test_fanfare_for_elysium_feeds_the_torpid_too() -> None:
    """“Choose up to five older vampires.”"""
    game = table()
    game.ready("Sarah", vampire("Krid", 5, "MEL"))
    old = game.torpor("Sarah", vampire("Theo", 8), blood=1)
    older = game.ready("Alexis", vampire("Al", 9))
    game.hand("Sarah", "Fanfare for Elysium")
    game.pick("political", "Fanfare for Elysium", level="mel")
    game.passes()
    assert {option.copy for option in game.options("target")} == {old.id, older.id}


# -- What requires a baron requires an Anarch (LSJ 20050128, LSJ 20080603) --


@pytest.mark.parametrize(
    ("card", "sect", "title", "stealth"),
    [
        ("Sweeper", "Anarch", "baron of Chicago", 2),
        ("Open War", "Anarch", "baron of Chicago", 2),
        ("Reinforcements", "Anarch", "baron of Chicago", 1),
        ("Reinforcements", "Camarilla", "prince of Chicago", 1),
    ],
)
def test_a_manifesto_hides_what_requires_a_baron(card: str, sect: str, title: str, stealth: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect=sect, title=title))
    game.on(krid, "An Anarch Manifesto")
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", card)
    game.pick("political" if game.options("political") else "action card", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    assert f"(stealth {stealth})" in game.question


@pytest.mark.parametrize(
    ("card", "offered"), [("Open War", True), ("Reckless Agitation", True), ("Jericho Founding", False)]
)
def test_gabriel_tremblay_discards_what_requires_a_baron(card: str, *, offered: bool) -> None:
    fight = fighting(card, kurt="Gabriel Tremblay")
    fight.until("use")
    assert fight.offered("use") == offered
    if offered:
        # It may wait until the strikes are chosen: strength is counted as they resolve.
        while fight.game.question != "The strikes are chosen.":
            fight.step()
        fight.game.pick("use")
        fight.end()
        assert fight.blood[1] == 4
