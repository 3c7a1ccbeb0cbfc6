"""Combat cards that stay on whom they have struck, rebates for the combat, damage that is treated as normal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table, texts
from vtes_desktop.cards.catalogue import load
from vtes_desktop.rules.invented import ally, library, vampire

COVERED = (
    "Inner Essence", "Adaptability", "Sculpt the Flesh", "Mercy for Seth", "Necrosis", "Disengage", "Blood to Water",
    "Rage of Apedemak", "Wall of Filth",
)  # fmt: skip


@pytest.mark.parametrize("name", COVERED)
def test_this_combat_card_plays_itself(name: str) -> None:
    assert texts().of(load().find(name)).covered


def test_inner_essence_takes_a_blood_off_a_cost_once() -> None:
    fight = fighting("Inner Essence", "Theft of Vitae", blood=(1, 6))
    fight.play("Inner Essence", "vic")
    fight.play("Theft of Vitae", "THA")
    fight.end()
    assert fight.blood == (2, 4)  # Two stolen and one struck, at no cost.


def test_inner_essence_at_superior_gives_a_blood_too() -> None:
    fight = fighting("Inner Essence", against=("Fake Out",))
    fight.play("Inner Essence", "VIC")
    fight.until("play", "Fake Out", by="Alexis")
    assert fight.kurt.blood == 7


def test_adaptability_treats_an_aggravated_strike_as_normal() -> None:
    fight = fighting("Adaptability", on_ira=("Blow Torch",))
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.play("Adaptability", "pro")
    fight.end()
    assert fight.kurt.place.region == "ready"
    fight = fighting("Adaptability", on_ira=(".44 Magnum",))
    fight.until("play", "Adaptability", by="Sarah", level="pro")
    assert fight.game.table.combat is None


def test_sculpted_flesh_bleeds_in_its_unlock_phase_until_it_is_mended() -> None:
    fight = fighting("Sculpt the Flesh", clan="Tzimisce")
    fight.play("Sculpt the Flesh", "PRO")
    fight.end()
    assert (fight.blood, len(fight.ira.attached)) == ((5, 4), 1)
    fight.game.go_to("minion", "Alexis")
    assert fight.ira.blood == 3
    fight.game.pick("card in play", minion=fight.ira)
    fight.game.pass_all()
    assert fight.ira.attached == []


def test_what_is_dodged_stays_on_nobody() -> None:
    fight = fighting("Sculpt the Flesh", against=("Dodge",), clan="Tzimisce")
    fight.play("Sculpt the Flesh", "PRO")
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert (fight.blood, fight.ira.attached) == ((6, 6), [])


@pytest.mark.parametrize(("level", "left"), [("nec", (4, 6)), ("NEC", (4, 5))])
def test_mercy_stays_and_hurts(level: str, left: tuple[int, int]) -> None:
    fight = fighting("Mercy for Seth")
    fight.play("Mercy for Seth", level)
    fight.end()
    assert (fight.blood, len(fight.ira.attached)) == (left, 1)
    fight.game.go_to("minion", "Alexis")
    assert fight.ira.blood == left[1] - 1


def test_mercy_burns_a_mortal_at_once() -> None:
    mortal = library("Hunter", "Ally", text="Mortal with 6 life. 1 strength, 1 bleed.")
    fight = fighting("Mercy for Seth", ira=mortal)
    fight.play("Mercy for Seth", "nec")
    fight.end()
    assert not fight.game.rules.in_play(fight.ira)
    fight = fighting("Mercy for Seth", ira=ally("Spirit", 6))
    fight.play("Mercy for Seth", "nec")
    fight.end()
    assert len(fight.ira.attached) == 1


def test_necrosis_hurts_once_more_in_the_press_step() -> None:
    fight = fighting("Necrosis")
    fight.play("Necrosis", "THN")
    fight.end()
    assert fight.blood == (5, 2)
    fight = fighting("Necrosis", ira=ally("Mage", 6))
    fight.play("Necrosis", "THN")
    fight.end()
    assert fight.ira.blood == 3


def test_rotschreck_does_nothing_more_when_the_combat_goes_on() -> None:
    """Ruling RTR 20020501: the card is put on the vampire, who neither locks nor goes to torpor."""
    for follows in (False, True):
        game = table()
        kurt = game.ready("Sarah", vampire("Kurt", 6, EVERYTHING))
        ira = game.ready("Alexis", vampire("Ira", 6, EVERYTHING))
        game.on(kurt, "Blow Torch")
        game.hand("Justin", "Rötschreck")
        if follows:
            game.hand("Alexis", "Psyche!")
        game.pick("bleed", minion=kurt)
        while not game.options("block"):
            game.passes()
        game.pick("block", ira)
        for _ in range(60):
            if game.table.action is None or not game.choice:
                break
            if game.options("out of turn"):
                game.pick("out of turn")
            elif game.options("target"):
                game.pick("target", target=ira)
            elif follows and game.options("play"):
                game.pick("play", "Psyche!", level="CEL")
                follows = False
            elif game.options("weapon") and not ira.attached:
                game.pick("weapon")
            elif game.options("hand strike"):
                game.pick("hand strike")
            else:
                game.passes()
        assert len(ira.attached) == 1
        psyche = "Psyche!" in game.names("Alexis", "ash heap")
        assert (ira.place.region == "ready") == psyche


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_disengage_cancels_a_grapple_for_blood_or_ends_combat() -> None:
    fight = fighting("Disengage", against=("Immortal Grapple",))
    fight.play("Immortal Grapple", "POT", by="Alexis")
    fight.play("Disengage")
    fight.end()
    assert fight.kurt.blood == 4
    fight = fighting("Disengage", against=("Nimble Feet",))
    fight.play("Nimble Feet", "cel", by="Alexis")
    fight.play("Disengage")
    fight.end()
    assert fight.blood == (5, 5)


@pytest.mark.parametrize(("blood", "able"), [(6, True), (1, False)])
def test_disengage_cancels_a_grapple_that_is_a_press(blood: int, *, able: bool) -> None:
    """No press stands yet as it is played, so that there is none to end the combat then."""
    fight = fighting("Disengage", against=("Mighty Grapple",), blood=(blood, 6))
    fight.play("Mighty Grapple", "pot", by="Alexis")
    assert fight.game.question.startswith("Mighty Grapple") == able
    fight.play("Disengage")
    fight.end()
    # Cancelled for blood, or pressed against for nothing.
    assert fight.blood == ((blood - 1 - 1, 5) if able else (0, 5))


def test_disengage_is_no_press_while_ones_own_grapple_is_played() -> None:
    fight = fighting("Disengage", "Immortal Grapple")
    fight.play("Immortal Grapple", "POT")
    assert not fight.offered("play", "Disengage")
    fight.until("play", "Disengage")
    assert fight.game.choice is None or fight.game.choice.kind == "press" or not fight.round


@pytest.mark.parametrize(("level", "left"), [("ani/pot", 4), ("ANI/POT", 3)])
def test_rage_strikes_harder(level: str, left: int) -> None:
    fight = fighting("Rage of Apedemak", kurt=replace(vampire("Kurt", 8, EVERYTHING), path="Caine"))
    fight.play("Rage of Apedemak", level)
    fight.until("discard", by="Sarah")  # The hand is smaller again after the combat.
    assert fight.blood == (5, left)


@pytest.mark.parametrize(("level", "left"), [("tha", 1), ("THA", 0)])
def test_blood_turns_to_water_from_the_second_round_on(level: str, left: int) -> None:
    fight = fighting("Blood to Water", "Nimble Feet")
    fight.play("Nimble Feet", "cel")
    assert fight.round <= 2
    fight.play("Blood to Water", level)
    fight.end()
    assert fight.blood[1] == left


@pytest.mark.parametrize(("level", "left"), [("pro/tha", 6), ("PRO/THA", 6)])
def test_a_wall_is_burned_to_prevent(level: str, left: int) -> None:
    fight = fighting("Wall of Filth", kurt=replace(vampire("Kurt", 8, EVERYTHING), path="Caine"))
    fight.play("Wall of Filth", level)
    fight.until("use", by="Sarah")
    fight.game.pick("use")
    fight.end()
    assert (fight.kurt.blood, fight.kurt.attached) == (left, [])


def test_a_chainsaw_goes_on_for_a_round_and_turns_on_its_own() -> None:
    fight = fighting(on_kurt=("Talbot's Chainsaw",))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.until("weapon", by="Sarah")
    assert fight.round == 2
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6))
    game.on(kurt, "Talbot's Chainsaw")
    assert not game.options("hunt")
    game.ready("Alexis", vampire("Ira", 6))
    game.go_to("minion", "Alexis")
    game.go_to("minion", "Sarah")
    assert kurt.blood == 3
