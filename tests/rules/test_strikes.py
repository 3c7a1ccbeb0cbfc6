"""Strike effects, resolved together or one before the other (sec. 6.4.3, 6.4.5), and retainers (sec. 6.4.7)."""

from __future__ import annotations

from tests.rules.known import Known, give, table, weapon
from tests.rules.test_combat import blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.table.table import Copy

CLUB = weapon("Club", "strength+1")
PISTOL = weapon("Pistol", "2R")


def fighters(*, acting: str = "", blocker: str = "", blood: tuple[int, int] = (6, 6)) -> tuple[Position, Copy, Copy]:
    """Kurt of Sarah and Ira of Alexis, each with these words on the card and so much blood."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, "CEL", text=acting), blood=blood[0])
    ira = game.ready("Alexis", vampire("Ira", 6, "CEL", text=blocker), blood=blood[1])
    return game, kurt, ira


def long_range(game: Position, kurt: Copy, ira: Copy) -> None:
    """Kurt is blocked by Ira and maneuvers to long range with a card."""
    give(game, "Sarah", "Running")
    blocked(game, kurt, ira)
    game.pick("play", "Running", by="Sarah")


# -- hand strikes and weapons ---------------------------------------------------------------------------------------


def test_a_hand_strike_does_strength_in_damage() -> None:
    game, kurt, ira = fighters(acting="+2 strength.")
    blocked(game, kurt, ira)
    assert (kurt.blood, ira.blood) == (5, 3)


def test_a_hand_strike_does_nothing_at_long_range() -> None:
    game, kurt, ira = fighters()
    long_range(game, kurt, ira)
    assert (kurt.blood, ira.blood) == (6, 6)


def test_strength_adds_to_a_melee_weapon_and_not_to_a_gun() -> None:
    game, kurt, ira = fighters(acting="+1 strength.", blocker="+1 strength.")
    club, pistol = game.on(kurt, CLUB), game.on(ira, PISTOL)
    blocked(game, kurt, ira)
    game.pick("weapon", club)
    game.pick("weapon", pistol)
    assert (kurt.blood, ira.blood) == (4, 3)


def test_a_ranged_weapon_reaches_at_any_range_and_a_melee_weapon_does_not() -> None:
    game, kurt, ira = fighters()
    club, pistol = game.on(kurt, CLUB), game.on(ira, PISTOL)
    long_range(game, kurt, ira)
    game.pick("weapon", club)
    game.pick("weapon", pistol)
    assert (kurt.blood, ira.blood) == (4, 6)


def test_an_allys_own_strike_is_offered_beside_its_hands() -> None:
    game, kurt, _ = fighters()
    mage = game.ready("Alexis", ally("Mage", 2, strength=0, text="Mage can strike: 2R damage."))
    blocked(game, kurt, mage)
    assert game.offers() == ["hand strike: Hand strike: 0 damage", "strike: Mage: 2R damage"]


def test_a_weapon_that_is_usable_once_each_combat_is_not_offered_again() -> None:
    game, kurt, ira = fighters()
    give(game, "Sarah", "Chasing")
    saw = game.on(kurt, "Chainsaw")
    blocked(game, kurt, ira)
    game.pick("weapon", saw)
    game.pick("play", "Chasing", by="Sarah")
    # Only the hands are left for the second round.
    assert (game.table.combat, ira.blood) == (None, 2)


# -- dodge and combat ends ------------------------------------------------------------------------------------------


def test_a_dodge_protects_at_any_range_and_deals_no_damage() -> None:
    game, kurt, ira = fighters()
    give(game, "Sarah", "Bolt")
    give(game, "Alexis", "Dodge")
    long_range(game, kurt, ira)
    game.pick("play", "Bolt", by="Sarah")
    game.pick("play", "Dodge", by="Alexis")
    assert (kurt.blood, ira.blood) == (6, 6)


def test_a_dodge_protects_from_a_first_strike() -> None:
    game, kurt, ira = fighters()
    give(game, "Sarah", "Quick blow")
    give(game, "Alexis", "Dodge")
    blocked(game, kurt, ira)
    game.pick("play", "Quick blow", by="Sarah")
    game.pick("play", "Dodge", by="Alexis")
    assert ira.blood == 6


def test_a_dodge_protects_the_equipment_of_the_dodging_minion() -> None:
    game, kurt, ira = fighters()
    club = game.on(ira, CLUB)
    give(game, "Sarah", "Disarming")
    give(game, "Alexis", "Dodge")
    blocked(game, kurt, ira)
    game.pick("play", "Disarming", by="Sarah")
    game.pick("play", "Dodge", by="Alexis")
    assert club.place.on == ira.id


def test_a_dodge_does_not_protect_retainers() -> None:
    game, kurt, ira = fighters()
    dog = game.on(ira, retainer("Dog", 3))
    give(game, "Sarah", "Bolt")
    give(game, "Alexis", "Dodge")
    long_range(game, kurt, ira)
    game.pick("play", "Bolt", by="Sarah")
    game.pick("target", dog, by="Sarah")
    game.pick("play", "Dodge", by="Alexis")
    assert game.where(dog) == "ash heap of Alexis"


def test_combat_ends_resolves_before_everything_even_first_strikes_and_dodges() -> None:
    game, kurt, ira = fighters()
    give(game, "Sarah", "Quick blow", "Chasing")
    give(game, "Alexis", "Calm")
    blocked(game, kurt, ira)
    game.pick("play", "Quick blow", by="Sarah")
    game.pick("play", "Calm", by="Alexis")
    assert (kurt.blood, ira.blood, game.table.combat) == (6, 6, None)
    assert game.names("Sarah", "hand") == ["Chasing"]


# -- first strike ---------------------------------------------------------------------------------------------------


def test_who_is_sent_to_torpor_by_a_first_strike_does_not_strike_back() -> None:
    game, kurt, ira = fighters(acting="+2 strength.", blood=(6, 1))
    give(game, "Sarah", "Quick blow")
    blocked(game, kurt, ira)
    game.pick("play", "Quick blow", by="Sarah")
    assert (kurt.blood, game.where(ira)) == (6, "torpor region of Alexis")


def test_two_first_strikes_resolve_together() -> None:
    game, kurt, ira = fighters(blood=(1, 1))
    give(game, "Sarah", "Quick blow")
    give(game, "Alexis", "Quick blow")
    blocked(game, kurt, ira)
    game.pick("play", "Quick blow", by="Sarah")
    game.pick("play", "Quick blow", by="Alexis")
    assert (kurt.blood, ira.blood) == (0, 0)


def test_both_may_go_to_torpor_together() -> None:
    game, kurt, ira = fighters(acting="+2 strength.", blocker="+2 strength.", blood=(2, 2))
    blocked(game, kurt, ira)
    assert (game.where(kurt), game.where(ira)) == ("torpor region of Sarah", "torpor region of Alexis")


def test_a_weapon_that_a_first_strike_destroys_strikes_no_more() -> None:
    game, kurt, ira = fighters()
    pistol = game.on(ira, PISTOL)
    give(game, "Sarah", "Quick disarming")
    blocked(game, kurt, ira)
    game.pick("play", by="Sarah")
    game.pick("weapon", pistol, by="Alexis")
    assert (kurt.blood, game.where(pistol)) == (6, "ash heap of Alexis")


def test_a_weapon_that_a_first_strike_steals_strikes_no_more() -> None:
    game, kurt, ira = fighters()
    pistol = game.on(ira, PISTOL)
    give(game, "Sarah", "Quick snatching")
    blocked(game, kurt, ira)
    game.pick("play", by="Sarah")
    game.pick("weapon", pistol, by="Alexis")
    assert (kurt.blood, pistol.place.on, pistol.controller) == (6, kurt.id, game.seat("Sarah"))


class Quick(Known):
    """Abilities by which every strike of a minion called Kurt is done with first strike."""

    def modifier(self, game: Game, copy: Copy, name: str) -> int:
        """First strike for Kurt."""
        return int(name == "first strike" and game.name(copy) == "Kurt")


def test_a_minion_that_always_has_first_strike_needs_no_card_for_it() -> None:
    game = Position("Sarah", "Alexis", "Justin", abilities=Quick())
    kurt = game.ready("Sarah", vampire("Kurt", 6))
    ira = game.ready("Alexis", vampire("Ira", 6), blood=0)
    blocked(game, kurt, ira)
    assert (kurt.blood, game.where(ira)) == (6, "torpor region of Alexis")


# -- destroy and steal equipment ------------------------------------------------------------------------------------


def test_equipment_can_be_used_up_to_the_point_at_which_it_is_destroyed() -> None:
    game, kurt, ira = fighters()
    pistol = game.on(ira, PISTOL)
    give(game, "Sarah", "Disarming")
    blocked(game, kurt, ira)
    game.pick("play", by="Sarah")
    game.pick("weapon", pistol, by="Alexis")
    assert (kurt.blood, game.where(pistol)) == (4, "ash heap of Alexis")


def test_the_striking_minion_chooses_which_equipment_is_destroyed() -> None:
    game, kurt, ira = fighters()
    game.on(ira, CLUB)
    pistol = game.on(ira, PISTOL)
    give(game, "Sarah", "Disarming")
    blocked(game, kurt, ira)
    game.pick("play", by="Sarah")
    game.pick("hand strike", by="Alexis")
    game.pick("equipment", pistol, by="Sarah")
    assert game.where(pistol) == "ash heap of Alexis"


def test_a_strike_that_destroys_a_weapon_can_take_nothing_else() -> None:
    game, kurt, ira = fighters()
    coat = game.on(ira, library("Coat", "Equipment", text="Armor."))
    give(game, "Sarah", "Quick disarming")
    blocked(game, kurt, ira)
    game.pick("play", by="Sarah")
    assert coat.place.on == ira.id


def test_stolen_equipment_is_kept_but_not_used_in_that_round() -> None:
    game, kurt, ira = fighters()
    pistol = game.on(ira, PISTOL)
    give(game, "Sarah", "Snatching", "Blur", "Chasing")
    blocked(game, kurt, ira)
    game.pick("play", "Snatching", by="Sarah")
    game.pick("hand strike", by="Alexis")
    game.pick("play", "Blur", by="Sarah", level="cel")
    # The additional strike is the hands': no other is offered.
    assert ira.blood == 5
    game.pick("play", "Chasing", by="Sarah")
    assert game.offers("weapon") == ["weapon: Pistol: 2R damage"]
    assert pistol.place.on == kurt.id


# -- steal blood ----------------------------------------------------------------------------------------------------


def test_cohn_rose_steals_from_the_mage_that_strikes_him() -> None:
    game = table()
    cohn = game.ready("Sarah", vampire("Cohn Rose", 5), blood=4)
    mage = game.ready("Alexis", ally("Mage", 2, strength=0, text="Mage can strike: 2R damage."))
    give(game, "Sarah", "Theft")
    blocked(game, cohn, mage)
    game.pick("play", "Theft", by="Sarah")
    game.pick("strike", mage, by="Alexis")
    assert (cohn.blood, game.where(mage)) == (3, "ash heap of Alexis")


def test_stolen_blood_heals_damage_inflicted_at_the_same_time() -> None:
    game, kurt, ira = fighters(blocker="+1 strength.", blood=(1, 4))
    give(game, "Sarah", "Bite")
    blocked(game, kurt, ira)
    game.pick("play", "Bite", by="Sarah")
    assert (kurt.blood, ira.blood, game.where(kurt)) == (1, 2, "ready region of Sarah")


def test_two_vampires_that_steal_from_each_other_do_so_at_the_same_time() -> None:
    game, kurt, ira = fighters(blood=(6, 2))
    give(game, "Sarah", "Bite")
    give(game, "Alexis", "Bite")
    blocked(game, kurt, ira)
    game.pick("play", "Bite", by="Sarah")
    game.pick("play", "Bite", by="Alexis")
    # Neither gains nor loses: nothing drains off in between.
    assert (kurt.blood, ira.blood) == (6, 2)


def test_stealing_from_an_ally_takes_its_life_and_burns_it() -> None:
    game, kurt, _ = fighters(blood=(3, 6))
    gang = game.ready("Alexis", ally("Gang", 2))
    give(game, "Sarah", "Bite")
    blocked(game, kurt, gang)
    game.pick("play", "Bite", by="Sarah")
    # Two are stolen, and its blow, struck at the same time, costs one.
    assert (kurt.blood, game.where(gang)) == (4, "ash heap of Alexis")


def test_stealing_blood_does_nothing_at_long_range_unless_it_is_ranged() -> None:
    game, kurt, ira = fighters(blood=(3, 6))
    give(game, "Sarah", "Bite", "Theft")
    long_range(game, kurt, ira)
    game.pick("play", "Bite", by="Sarah")
    assert (kurt.blood, ira.blood) == (3, 6)


# -- retainers (sec. 6.4.7) -----------------------------------------------------------------------------------------


def test_a_retainer_can_be_targeted_at_long_range_by_a_strike_that_reaches() -> None:
    game, kurt, ira = fighters()
    dog = game.on(ira, retainer("Dog", 3))
    pistol = game.on(kurt, PISTOL)
    long_range(game, kurt, ira)
    game.pick("weapon", pistol)
    game.pick("target", dog)
    assert (dog.blood, ira.blood) == (1, 6)


def test_a_retainer_can_not_be_targeted_at_close_range() -> None:
    game, kurt, ira = fighters()
    dog = game.on(ira, retainer("Dog", 3))
    pistol = game.on(kurt, PISTOL)
    blocked(game, kurt, ira)
    game.pick("weapon", pistol)
    assert (dog.blood, ira.blood) == (3, 4)


def test_a_retainer_is_burned_with_its_employer() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, text="+2 strength."))
    gang = game.ready("Alexis", ally("Gang", 2))
    dog = game.on(gang, retainer("Dog", 3))
    blocked(game, kurt, gang)
    assert (game.where(gang), game.where(dog)) == ("ash heap of Alexis", "ash heap of Alexis")


def test_in_2012_the_equipment_to_be_destroyed_is_chosen_with_the_strike() -> None:
    game = table("Sarah", "Alexis", "Justin", edition="2012")
    kurt, ira = game.ready("Sarah", vampire("Kurt", 6)), game.ready("Alexis", vampire("Ira", 6))
    club, pistol = game.on(ira, CLUB), game.on(ira, PISTOL)
    give(game, "Sarah", "Disarming")
    blocked(game, kurt, ira)
    game.pick("play", by="Sarah")
    game.pick("equipment", pistol, by="Sarah")
    assert game.asked == "Alexis"
    game.pick("weapon", pistol, by="Alexis")
    assert (kurt.blood, game.where(pistol), game.where(club)) == (4, "ash heap of Alexis", "Ira")
