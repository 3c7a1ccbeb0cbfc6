"""Rulings on when and in which order things are done in a combat, each played as one combat: what is picked as soon as
it is offered, and what comes of it."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire

CODES = f"{EVERYTHING} VAL"
KURT = vampire("Kurt", 8, CODES, clan="Salubri", sect="Anarch")
IRA = vampire("Ira", 8, CODES, clan="Salubri antitribu", sect="Anarch")


def picks(game: Position, who: str, text: str) -> bool:
    """Whether somebody is asked and something that says so is offered; then it is picked."""
    assert game.choice is not None and game.referee is not None
    found = [n for n, option in enumerate(game.choice.options) if text in f"{option.kind}: {option.text}"]
    if not found or game.asked != who:
        return False
    game.referee.answer(found[0])
    return True


def fought(fight: Fighting, *script: tuple[str, str]) -> list[str]:
    """The combats of the action, in which these are picked one after the other, as soon as they are offered; what is
    left of them."""
    game, left = fight.game, [*script]
    while game.choice is not None and game.table.action is not None:
        if left and picks(game, *left[0]):
            del left[0]
        elif game.options("seen") or game.options("no"):
            game.pick("seen" if game.options("seen") else "no")
        else:
            fight.step()
    return [text for _, text in left]


S, A = "Sarah", "Alexis"


@pytest.mark.parametrize(
    ("hand", "against", "borne", "script", "said", "unsaid"),
    [
        # Who loses the gun by a first strike does not strike with it.
        ("Zip Gun", "Shattering Blow", "", "K Zip Gun; K weapon: Zip; I Blow [POT]", "Zip Gun is burned", "Kurt takes"),
        ("Stutter-Step", "Quick Jab", "", "K Step [CEL]; I Quick Jab", "Ira takes 1 damage", "Kurt takes"),
        ("Anesthetic Touch; Boxed In", "Dodge", "", "K Touch [obe]; I Dodge", "Ira strikes: Dodge", "presses"),
        ("Anesthetic Touch; Boxed In", "Soak", "", "K Touch [obe]; I Soak [for]", "Kurt takes 1 damage", "Ira takes"),
        ("Necrosis", "Dodge", "", "K Necrosis [THN]; I Dodge", "Kurt strikes: Necrosis", "takes"),
        ("Catatonic Fear", "Dodge", "", "K Fear [PRE]; I Dodge", "Kurt strikes: Catatonic Fear", "takes"),
        ("Serpent's Numbing Kiss", "Dodge", "", "K Kiss [PRE SER]; I Dodge", "Ira strikes: Dodge", "is locked"),
        ("", "Majesty", "Grenade", "K weapon: Grenade; I Majesty [pre]", "Ira strikes: Majesty", "Grenade is burned"),
        ("", "Majesty", "Flash Grenade", "K Flash Grenade; I Majesty [pre]", "Flash Grenade is burned", "takes"),
        ("Rockheart", "Roundhouse", "", "I Roundhouse [POT]; K Rockheart [VIS]", "Kurt takes 2 damage", "Kurt takes 4"),
        # A combat goes on after a strike that ends it: what was to come of a strike doesn't.
        (
            "Molotov Cocktail; Relentless Reaper; Boxed In",
            "Majesty",
            "",
            "K Molotov; I Majesty [pre]; K Reaper [THN]",
            "Kurt takes 1 damage",
            "weapon",
        ),
        (
            "Morphean Blow",
            "Relentless Reaper",
            "",
            "K Blow [val]; I Reaper [THN]",
            "Kurt takes 1 damage",
            "Blow is put",
        ),
        # A card is for the strike phase, though a strike was chosen before.
        ("Thrown Gate; Target Head", "", "", "K Gate [POT]; K Target Head", "Ira takes 4 damage", ""),
        ("Hell-for-Leather; Blur", "", "", "K Leather [cel]; K Blur [cel]", "Kurt gains 1 additional strike", ""),
        ("Hell-for-Leather; Blur", "", "", "K Blur [cel]; K Leather [cel]", "Kurt gains 1 additional strike", ""),
        # What cancels.
        (
            "Immortal Grapple",
            "Groundfighting",
            "",
            "K Grapple [pot]; I Groundfighting",
            "Immortal Grapple is cancelled",
            "",
        ),
        (
            "Thoughts Betrayed",
            "Groundfighting",
            "",
            "K Betrayed [DOM]; I Groundfighting",
            "Thoughts Betrayed is cancelled",
            "",
        ),
        ("Shadow Step", "Groundfighting", "", "K Step [OBT]; K Long", "Kurt plays Shadow Step [OBT]", "cancelled"),
        ("Blight", "Groundfighting", "", "K Blight [NEC]", "Kurt plays Blight [NEC]", "Blight is cancelled"),
        (
            "Drawing Out the Beast",
            "Groundfighting",
            "",
            "K Beast [ani]",
            "Kurt plays Drawing Out the Beast [ani]",
            "is cancelled",
        ),
        (
            "Roundhouse; Dodge",
            "Death Seeker",
            "",
            "K Roundhouse [pot]; I Death Seeker; K Dodge",
            "Kurt strikes: Dodge",
            "",
        ),
        ("Psyche!", "Death Seeker", "", "K Psyche! [CEL]; I Death Seeker", "Psyche! is cancelled", ""),
        # It is inflicted once what did the damage has been handled, though its vampire falls.
        ("Roundhouse", "Blood of Acid", "", "I Acid [vic]; K Roundhouse [POT]", "Kurt takes 4 damage", ""),
    ],
)
def test_it_is_done_in_its_order(hand: str, against: str, borne: str, script: str, said: str, unsaid: str) -> None:
    """Kurt (K) and Ira (I) do so, one after the other."""
    cards, others, bears = (tuple(filter(None, each.split("; "))) for each in (hand, against, borne))
    fight = fighting(*cards, against=others, kurt=KURT, ira=IRA, on_kurt=bears, blood=(8, 4))
    assert not fought(fight, *((S if each[0] == "K" else A, each[2:]) for each in script.split("; ")))
    assert said in fight.game.log
    assert not unsaid or not any(unsaid in line for line in fight.game.log)


def test_no_aim_is_played_for_a_strike_that_a_grapple_has_made_impossible() -> None:
    fight = fighting("Thrown Gate", "Target Head", kurt=KURT, ira=IRA, against=("Fake Out", "Immortal Grapple"))
    script = ((S, "Gate [POT]"), (A, "Fake Out"), (A, "Grapple [pot]"), (S, "Target Head"))
    assert fought(fight, *script) == ["Target Head"]


@pytest.mark.parametrize("aim", ["Target Hand", "Target Head", "Target Vitals"])
def test_no_aim_is_played_for_no_strike(aim: str) -> None:
    fight = fighting(aim, kurt=KURT, ira=IRA, against=("Lapse", "Boxed In"))
    left = fought(fight, (A, "Lapse [TEM]"), (A, "Boxed In"), (S, aim))
    assert not left
    assert fight.game.log.index("Kurt strikes: no strike") < fight.game.log.index(f"Kurt plays {aim}")


def test_a_gun_gives_one_maneuver_in_a_combat_whoever_bears_it() -> None:
    for used in (True, False):
        fight = fighting("Fast Hands", "Boxed In", "Fake Out", kurt=KURT, ira=IRA, on_ira=(".44 Magnum",))
        by_ira = ((A, "Maneuver with .44"), (S, "Fake Out")) if used else ()
        left = fought(fight, *by_ira, (S, "Hands [CEL]"), (S, "Boxed In"), (S, "Maneuver with .44"))
        assert left == ["Maneuver with .44"] * used


def test_who_sets_the_range_otherwise_need_not_strike_with_a_sniper_rifle() -> None:
    fight = fighting(kurt=KURT, ira=IRA, against=("Shadow Step",), on_ira=("Sniper Rifle",))
    assert not fought(fight, (A, "Step [OBT]"), (A, "Long"), (A, "hand strike"))


def test_what_shambling_hordes_do_is_settled_as_the_strikes_are_resolved() -> None:
    fight = fighting("Quick Jab", kurt=KURT, ira="Shambling Hordes", blood=(8, 4))
    assert not fought(fight, (S, "Quick Jab"))
    assert "Kurt takes 3 damage" in fight.game.log
    fight = fighting("Theft of Vitae", kurt=KURT, ira="Shambling Hordes", blood=(6, 4))
    assert not fought(fight, (S, "Vitae [THA]"))
    assert "Kurt takes 4 damage" in fight.game.log


def test_what_a_tunnel_runner_does_for_stolen_life_is_prevented_with_its_strike() -> None:
    fight = fighting("Theft of Vitae", "Soak", kurt=KURT, ira="Tunnel Runner", blood=(4, 5))
    assert not fought(fight, (S, "Vitae [THA]"), (S, "Soak [FOR]"))
    assert fight.blood == (6, 3)


def test_a_limited_strike_that_was_cancelled_is_none() -> None:
    fight = fighting("Blur", "Lightning Reflexes", kurt=KURT, ira="Asguresh")
    assert not fought(fight, (S, "Blur [cel]"), (A, "Asguresh"), (S, "Reflexes [cel]"))
    assert "Kurt gains 1 additional strike" in fight.game.log


def test_amelia_is_avenged_from_torpor() -> None:
    fight = fighting("Roundhouse", kurt=KURT, ira="Amelia, The Blood Red Tears", blood=(6, 1))
    assert not fought(fight, (S, "Roundhouse [POT]"))
    assert fight.ira.place.region == "torpor"
    assert fight.kurt.blood == 6 - 1 - 1
