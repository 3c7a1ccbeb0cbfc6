"""Combat cards that a second reader has played: what a strike leaves where it is dodged or does not reach, what can be
used at any time of a round, damage that comes later, and what a card forbids."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.calls import called, passes
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy

GUN = library("Gun", "Equipment", text="Weapon, gun. 3R damage each strike.")
PISTOL = library(
    "Pistol", "Equipment", text="Weapon, gun. 3R damage each strike, with an optional maneuver each combat."
)
BOOTS = library("Boots", "Equipment", text="The bearer gets 1 optional press each combat.")
KURT = vampire("Kurt", 8, f"{EVERYTHING} VAL MEL", sect="Anarch")


def axe(damage: int, sort: str = "") -> Card:
    return library(f"Axe {damage}", "Equipment", text=f"Melee weapon. Strike: {damage} {sort}damage.")


def may(fight: Fighting, card: str, level: str | None = None, *, by: str = "Sarah") -> bool:
    """Whether a card is offered before the combat is over."""
    fight.until("play", card, by=by, level=level)
    return fight.game.asked == by and fight.offered("play", card, level)


def borne(fight: Fighting) -> list[str]:
    """The cards on Ira."""
    return [fight.game.name(fight.game.rules.copy(each)) for each in fight.ira.attached]


def shoot(fight: Fighting, by: str = "Alexis") -> None:
    fight.until("weapon", by=by)
    fight.game.pick("weapon")


def second(fight: Fighting) -> None:
    """Kurt presses to a second round."""
    fight.until("press")
    fight.game.pick("press")


# -- what a strike leaves on its victim --------------------------------------------------------------------------------

LEFT = [("Withering", "THN"), ("Scorpion's Touch", "QUI"), ("Fleshcraft", "vic"), ("Sculpt the Flesh", "PRO")]


@pytest.mark.parametrize(("card", "level"), LEFT)
def test_a_strike_that_hits_leaves_its_card(card: str, level: str) -> None:
    fight = fighting(card, clan="Tzimisce")
    fight.play(card, level)
    fight.end()
    assert borne(fight) == [card]


@pytest.mark.parametrize(("card", "level"), LEFT)
def test_a_dodge_keeps_it_off(card: str, level: str) -> None:
    fight = fighting(card, against=("Side Strike",), clan="Tzimisce")
    fight.play(card, level)
    fight.play("Side Strike", "cel", by="Alexis")
    fight.end()
    assert not borne(fight) and card in fight.game.names("Sarah", "ash heap")


@pytest.mark.parametrize(("card", "level"), LEFT)
def test_so_does_long_range(card: str, level: str) -> None:
    fight = fighting(card, "Fake Out", clan="Tzimisce")
    fight.long()
    fight.play(card, level)
    fight.end()
    assert not borne(fight) and card in fight.game.names("Sarah", "ash heap")


def test_scorpions_touch_weakens_at_once_only_where_it_strikes_first() -> None:
    for first, left in (("Shadow Feint", 4), ("", 4)):
        fight = fighting("Scorpion's Touch", *([first] if first else []))
        if first:
            fight.play(first, "cel obf")
        fight.play("Scorpion's Touch", "qui")
        fight.end()
        # Shadow Feint costs a blood; without it Ira's hands, still strong, take one.
        assert fight.kurt.blood == left
    fight = fighting("Scorpion's Touch", "Undead Strength")
    fight.play("Scorpion's Touch", "qui")
    assert not may(fight, "Undead Strength") and fight.ira.blood == 5


def test_withering_does_not_weaken_the_strike_of_the_same_pair() -> None:
    fight = fighting("Withering", kurt=KURT)
    fight.play("Withering", "thn")
    fight.end()
    assert fight.blood == (5, 5) and borne(fight) == ["Withering"]


def test_a_minion_has_only_one_unholy_penance() -> None:
    fight = fighting("Unholy Penance")
    fight.play("Unholy Penance", "PRE")
    fight.end()
    assert borne(fight) == ["Unholy Penance"]
    fight = fighting("Unholy Penance", on_ira=("Unholy Penance",))
    fight.play("Unholy Penance", "PRE")
    fight.end()
    assert borne(fight) == ["Unholy Penance"] and fight.game.names("Sarah", "ash heap") == ["Unholy Penance"]


@pytest.mark.parametrize(("card", "level"), [("Touch of Oblivion", "OBL"), ("Entombment", "OBT"), ("Coma", "dem")])
def test_who_a_strike_sends_to_torpor_is_wounded_and_may_hold_out(card: str, level: str) -> None:
    fight = fighting(card, against=("Undying Tenacity",), on_kurt=(BOOTS,))
    fight.play(card, level)
    fight.play("Undying Tenacity", "for", by="Alexis")
    fight.until("press")
    assert fight.ira.place.region == "ready"
    fight.end()
    assert fight.ira.place.region == "torpor"
    fight = fighting(card, against=("Undying Tenacity",))
    fight.play(card, level)
    fight.until("play", "Undying Tenacity", by="Alexis")
    fight.game.passes()
    assert fight.ira.place.region == "torpor"
    fight = fighting(card, against=("Undying Tenacity", "Side Strike"))
    fight.play(card, level)
    fight.play("Side Strike", "cel", by="Alexis")
    assert not may(fight, "Undying Tenacity", "for", by="Alexis") and fight.ira.place.region == "ready"


# -- when --------------------------------------------------------------------------------------------------------------


def test_roll_is_a_maneuver() -> None:
    wings = vampire("Kurt", 8, text="Flight [FLIGHT].")
    fight = fighting("Roll", kurt=wings)
    fight.until("play", "Roll")
    assert fight.game.table.combat is not None and fight.game.table.combat.step == "range"
    fight.game.pick("play", "Roll")
    fight.until("no")
    assert fight.blood == (6, 6)
    fight = fighting("Roll", "Roll", kurt=wings, against=("Fake Out",))
    fight.play("Roll")
    fight.play("Fake Out", by="Alexis")
    # A minion plays only one each round; hands strike at close range.
    fight.until("no")
    assert fight.blood == (5, 5)
    assert not may(fighting("Roll"), "Roll")


def test_what_names_no_time_can_be_played_once_strikes_are_chosen() -> None:
    fight = fighting("Mayaparisatya", on_ira=(GUN,))
    shoot(fight)
    fight.until("play", "Mayaparisatya", level="chi")
    fight.game.pick("play", "Mayaparisatya", level="chi")
    fight.end()
    assert fight.blood == (4, 5)
    fight = fighting("Chiropteran Marauder")
    while fight.game.question != "The strikes are chosen.":
        fight.step()
    fight.game.pick("play", "Chiropteran Marauder", level="VIC")
    fight.end()
    assert fight.ira.place.region == "torpor"
    fight = fighting("Mayaparisatya", on_ira=(GUN,))
    shoot(fight)
    fight.until("play", "Mayaparisatya", level="CHI")
    assert not fight.offered("play", "Mayaparisatya", "CHI")


def test_apparition_helps_against_damage_that_is_there_already() -> None:
    fight = fighting("Apparition", on_ira=(axe(2),))
    shoot(fight)
    while fight.game.question is None or "prevent it" not in fight.game.question or not fight.offered("play"):
        fight.step()
    fight.game.pick("play", "Apparition", level="chi")
    fight.until("prevent")
    fight.game.pick("prevent")
    assert not fight.game.options("prevent")
    fight.end()
    assert fight.kurt.blood == 4


# -- weapons that do nothing, and strikes that can't be made -----------------------------------------------------------


def test_soul_burn_disarms_whom_it_hits() -> None:
    fight = fighting("Soul Burn", on_ira=(GUN,), against=("Side Strike",))
    fight.play("Soul Burn", "THA")
    shoot(fight)
    fight.play("Side Strike", "CEL", by="Alexis")
    shoot(fight)
    fight.end()
    assert fight.blood == (5, 4)


DISARMING = [("Soul Burn", "THA", 1), ("Blood Fury", "tha", 1), ("Blood Rage", "tha", 0), ("Bollix", "tha", 0)]


@pytest.mark.parametrize(("card", "level", "cost"), DISARMING)
def test_what_disarms_does_nothing_to_the_weapons_of_who_dodges(card: str, level: str, cost: int) -> None:
    fight = fighting(card, on_ira=(GUN,), against=("Side Strike", "Side Strike"))
    fight.play(card, level)
    fight.play("Side Strike", "cel", by="Alexis")
    fight.play("Side Strike", "CEL", by="Alexis")
    shoot(fight)
    fight.end()
    assert fight.blood == (3 - cost, 6)
    fight = fighting(card, on_ira=(GUN,))
    fight.play(card, level)
    shoot(fight)
    fight.end()
    assert fight.kurt.blood == 6 - cost


@pytest.mark.parametrize(("card", "level", "cost"), DISARMING)
def test_what_disarms_spares_the_bearer_nothing_that_a_weapon_does_to_himself(card: str, level: str, cost: int) -> None:
    fight = fighting(card, against=("Zip Gun",))
    fight.play("Zip Gun", by="Alexis")
    fight.play(card, level)
    before = fight.ira.blood
    shoot(fight)
    fight.end()
    dealt = {"Soul Burn": 2, "Blood Rage": 1}.get(card, 2)
    assert fight.kurt.blood == 6 - cost and fight.ira.blood == before - dealt - 1


def test_a_weapon_that_strikes_first_is_not_disarmed_by_soul_burn() -> None:
    fight = fighting("Soul Burn", on_ira=(GUN,), against=("Shadow Feint",))
    fight.play("Shadow Feint", "cel obf", by="Alexis")
    fight.play("Soul Burn", "THA")
    shoot(fight)
    fight.end()
    assert fight.blood == (2, 3)
    fight = fighting("Soul Burn", "Shadow Feint", on_ira=(GUN,))
    fight.play("Shadow Feint", "cel obf")
    fight.play("Soul Burn", "THA")
    shoot(fight)
    fight.end()
    assert fight.blood == (4, 4)


def test_bollix_disarms_nobody_at_long_range() -> None:
    fight = fighting("Bollix", "Fake Out", on_ira=(GUN,))
    fight.long()
    fight.play("Bollix", "tha")
    shoot(fight)
    fight.end()
    assert fight.blood == (3, 6)


@pytest.mark.parametrize("card", ["Blood Fury", "Blood Rage"])
def test_damage_added_to_a_hand_strike_is_aggravated_with_it(card: str) -> None:
    fight = fighting("Wolf Claws", card)
    fight.play("Wolf Claws", "pro")
    fight.play(card, "THA")
    fight.end()
    points = {"Blood Fury": 3, "Blood Rage": 2}[card]
    assert fight.ira.place.region == "torpor" and fight.ira.blood == 6 - (points - 1)


@pytest.mark.parametrize(("card", "level"), [("Soul Burn", "THA"), ("Soulgrinder", "POT/THA")])
def test_no_card_of_fortitude_is_played_against_a_burning_soul(card: str, level: str) -> None:
    kurt = replace(vampire("Kurt", 8, EVERYTHING), path="Caine")
    fight = fighting(card, kurt=kurt, against=("Skin of Rock",))
    fight.play(card, level)
    assert not may(fight, "Skin of Rock", by="Alexis")
    fight = fighting(card, kurt=kurt, against=("Rego Motum",))
    fight.play(card, level)
    assert may(fight, "Rego Motum", by="Alexis")


def test_thoughts_betrayed_hurts_at_any_range_but_not_once_the_combat_has_ended() -> None:
    fight = fighting("Thoughts Betrayed", "Fake Out")
    fight.play("Thoughts Betrayed", "dom")
    fight.long()
    fight.end()
    assert fight.blood == (4, 5)
    fight = fighting("Thoughts Betrayed", against=("Side Strike",))
    fight.play("Thoughts Betrayed", "dom")
    fight.play("Side Strike", "cel", by="Alexis")
    fight.end()
    assert fight.blood == (4, 5)
    fight = fighting("Thoughts Betrayed", against=("Majesty",))
    fight.play("Thoughts Betrayed", "dom")
    fight.play("Majesty", "pre", by="Alexis")
    fight.end()
    assert fight.blood == (4, 5)
    fight = fighting("Thoughts Betrayed", "Shadow Feint", on_kurt=(axe(6),), blood=(6, 5))
    fight.play("Thoughts Betrayed", "dom")
    fight.play("Shadow Feint", "cel obf")
    shoot(fight, "Sarah")
    fight.end()
    assert fight.blood == (3, 0) and fight.ira.place.region == "torpor"


def test_thoughts_betrayed_is_environmental() -> None:
    # Pulled Fangs counts what Kurt has inflicted himself.
    fight = fighting("Thoughts Betrayed", "Pulled Fangs")
    fight.play("Thoughts Betrayed", "dom")
    assert not may(fight, "Pulled Fangs") and fight.blood == (3, 4)


def test_who_may_play_no_strike_cards_maneuvers_with_a_weapon_but_with_none() -> None:
    fight = fighting("Thoughts Betrayed", against=("Aid from Bats",), on_ira=(PISTOL,))
    fight.play("Thoughts Betrayed", "DOM")
    fight.until("maneuver", by="Alexis")
    assert not fight.offered("play", "Aid from Bats")
    fight.game.pick("maneuver")
    assert not may(fight, "Aid from Bats", by="Alexis") and fight.kurt.blood == 1
    fight = fighting("Thoughts Betrayed", against=("Aid from Bats",))
    assert may(fight, "Aid from Bats", by="Alexis")


def test_who_does_not_strike_first_can_t_maneuver_with_a_strike() -> None:
    fight = fighting("Lapse", against=("Thrown Gate", "Fake Out"), on_ira=(PISTOL,))
    fight.play("Lapse", "TEM")
    fight.until("play", "Fake Out", by="Alexis")
    assert not fight.game.options("maneuver") and not fight.offered("play", "Thrown Gate")
    fight.end()
    assert fight.blood == (4, 5)
    fight = fighting("Lapse", against=("Thrown Gate",))
    fight.play("Lapse", "tem")
    assert may(fight, "Thrown Gate", "pot", by="Alexis") and fight.game.options("hand strike")


@pytest.mark.parametrize(("card", "level"), [("Immortal Grapple", "pot"), ("Skin Trap", "vic")])
def test_stutter_step_needs_leave_for_both_its_strikes(card: str, level: str) -> None:
    fight = fighting("Stutter-Step", against=(card,))
    fight.play(card, level, by="Alexis")
    assert not may(fight, "Stutter-Step", "CEL")
    fight = fighting("Stutter-Step", "Blur", "Quickness", against=(card,))
    assert may(fight, "Stutter-Step", "CEL")
    fight.game.pick("play", "Stutter-Step", level="CEL")
    assert not may(fight, "Blur") and fight.blood == (6, 5)


@pytest.mark.parametrize("card", ["Blur", "Quickness"])
def test_who_is_hit_on_the_head_plays_nothing_for_more_strikes(card: str) -> None:
    fight = fighting("Target Head", against=(card, "Dodge"))
    fight.play("Target Head")
    fight.game.passes()
    fight.until("yes")
    fight.game.pick("no")
    assert not may(fight, card, by="Alexis") and fight.blood == (5, 3)
    fight = fighting(against=(card,))
    assert may(fight, card, by="Alexis")
    fight = fighting("Sympathetic Agony", against=(card,))
    fight.play("Sympathetic Agony", "CHI FOR")
    assert not may(fight, card, by="Alexis") and fight.blood == (5, 5)


@pytest.mark.parametrize(
    ("card", "level", "blood"), [("Target Head", "", (5, 2)), ("Sympathetic Agony", "CHI FOR", (5, 4))]
)
def test_additional_strikes_that_were_gained_are_not_used_either(card: str, level: str, blood: tuple[int, int]) -> None:
    """Both have two more strikes; Ira, who may not use her second one by then, makes one of them."""
    fight = fighting("Blur", card, against=("Blur",), blood=(8, 8), kurt=KURT)
    fight.play("Blur", "CEL")
    fight.play("Blur", "CEL", by="Alexis")
    fight.play(card, level)
    fight.until("no")
    if fight.game.options("no"):
        fight.game.pick("no")
    fight.end()
    struck = [line for line in fight.game.log if line.startswith("Ira strikes")]
    assert len(struck) == 2 and fight.blood == blood


def test_who_only_can_t_strike_gains_strikes_to_no_use() -> None:
    fight = fighting("Pounce", kurt=vampire("Kurt", 8, "POT", text="Flight [FLIGHT]."), against=("Blur",))
    fight.play("Pounce")
    assert may(fight, "Blur", by="Alexis")
    fight.game.pick("play", "Blur", level="cel")
    fight.end()
    assert fight.blood == (5, 2)


def test_shattering_blow_needs_something_to_shatter() -> None:
    assert not may(fighting("Shattering Blow"), "Shattering Blow")
    fight = fighting("Shattering Blow", on_ira=(GUN,))
    fight.play("Shattering Blow", "pot")
    fight.end()
    assert not borne(fight)


# -- damage that comes later -------------------------------------------------------------------------------------------


def riposte(*more: str, against: tuple[str, ...] = ()) -> Fighting:
    """The second round, in which it may be played."""
    fight = fighting("Riposte", *more, on_kurt=(BOOTS,), against=against)
    second(fight)
    return fight


def test_riposte_hurts_only_at_close_range_and_who_does_not_dodge() -> None:
    fight = riposte(against=("Skin of Rock",))
    fight.play("Riposte", "CEL")
    fight.end()
    assert fight.blood == (4, 3)
    fight = riposte(against=("Fake Out",))
    fight.play("Fake Out", by="Alexis")
    fight.play("Riposte", "CEL")
    fight.end()
    assert fight.blood == (4, 5)
    fight = riposte(against=("Side Strike",))
    fight.play("Riposte", "CEL")
    fight.play("Side Strike", "cel", by="Alexis")
    fight.end()
    assert fight.blood == (4, 5)
    assert not may(fighting("Riposte"), "Riposte")


def test_what_changes_a_strike_s_damage_changes_a_riposte() -> None:
    fight = riposte("Target Vitals")
    fight.play("Target Vitals")
    fight.until("play", "Riposte")
    fight.play("Riposte", "CEL")
    fight.end()
    assert fight.blood == (4, 1)
    fight = fighting("Dam the Heart's River", "Riposte", on_kurt=(BOOTS,), blood=(6, 8))
    fight.play("Dam the Heart's River", "qui")
    second(fight)
    fight.play("Riposte", "cel")
    fight.end()
    assert fight.blood == (4, 4)


def test_loving_agony_hurts_once_the_combat_has_ended() -> None:
    fight = fighting("Loving Agony", kurt=KURT, against=("Skin of Rock",))
    fight.play("Loving Agony", "val")
    fight.end()
    assert fight.blood == (5, 5)
    fight = fighting("Loving Agony", kurt=KURT, against=("Side Strike",))
    fight.play("Loving Agony", "val")
    fight.play("Side Strike", "cel", by="Alexis")
    fight.end()
    assert fight.blood == (5, 6)
    # By a minion: who may burn by it is the one that strikes.
    fight = fighting("Loving Agony", kurt=KURT, ira=vampire("Ira", 8, EVERYTHING), against=("Psyche!",), blood=(6, 1))
    fight.play("Loving Agony", "val")
    fight.play("Psyche!", "CEL", by="Alexis")
    fight.end()
    assert fight.blood == (4, 0) and fight.ira.place.region == "ready"


def test_loving_agony_unlocks_for_blood_until_the_combat_ends_whatever_follows() -> None:
    fight = fighting("Loving Agony", kurt=KURT, against=("Psyche!",))
    fight.play("Loving Agony", "VAL")
    fight.play("Psyche!", "CEL", by="Alexis")
    assert fight.kurt.locked
    fight.until("use")
    fight.game.pick("use")
    fight.end()
    # The new combat has hurt both by hands, and nothing more.
    assert not fight.kurt.locked and fight.blood == (3, 5)
    fight = fighting("Loving Agony", kurt=KURT, blood=(1, 6))
    fight.play("Loving Agony", "VAL")
    fight.until("use")
    assert not fight.game.options("use") and fight.blood == (0, 5)


def test_loving_agony_adds_to_a_hand_strike_that_is_aggravated() -> None:
    fight = fighting("Wolf Claws", "Loving Agony", kurt=KURT)
    fight.play("Wolf Claws", "pro")
    fight.play("Loving Agony", "ani")
    fight.end()
    # Two points: the first wounds, the second burns a blood.
    assert fight.ira.place.region == "torpor" and fight.ira.blood == 5


def test_what_hurts_before_range_hurts_together() -> None:
    fight = fighting("Outside the Hourglass", against=("Skin of Rock", "Outside the Hourglass"), blood=(2, 6))
    fight.play("Outside the Hourglass", "TEM")
    assert fight.blood == (2, 6)
    fight.play("Outside the Hourglass", "TEM", by="Alexis")
    fight.play("Skin of Rock", "FOR", by="Alexis")
    fight.end()
    # What was prevented of the one came before the other was healed; then hands strike.
    assert fight.blood == (0, 5) and fight.kurt.place.region == "torpor"
    fight = fighting("Outside the Hourglass", "Weather Control")
    fight.play("Weather Control", "tha")
    fight.play("Outside the Hourglass", "TEM")
    fight.end()
    assert fight.blood == (4, 2)
    fight = fighting("Outside the Hourglass", "Outside the Hourglass")
    fight.play("Outside the Hourglass", "TEM")
    assert not may(fight, "Outside the Hourglass", "TEM")


def test_mercy_for_the_weak_gives_blood_only_once_the_combat_has_ended() -> None:
    fight = fighting("Mercy for the Weak", blood=(8, 4))
    fight.play("Mercy for the Weak")
    fight.end()
    assert fight.blood == (6, 5)
    for card, level, left in (("Psyche!", "CEL", 3), ("Telepathic Tracking", "AUS", 2), ("Side Strike", "cel", 4)):
        fight = fighting("Mercy for the Weak", against=(card,), blood=(8, 4))
        fight.play("Mercy for the Weak")
        fight.play(card, level, by="Alexis")
        fight.end()
        assert fight.ira.blood == left
    assert not may(fighting("Mercy for the Weak", blood=(4, 4)), "Mercy for the Weak")


# -- the end of a round, and of a combat -------------------------------------------------------------------------------


def test_revelation_of_wrath_is_for_who_falls_or_burns_too() -> None:
    fight = fighting("Revelation of Wrath", on_ira=(axe(2),), blood=(1, 6))
    shoot(fight)
    assert may(fight, "Revelation of Wrath", "ser") and fight.kurt.place.region == "torpor"
    fight.game.pick("play", "Revelation of Wrath", level="ser")
    assert fight.ira.counters == {"corruption 0": 1}
    fight = fighting("Revelation of Wrath", on_ira=(axe(8, "aggravated "),), blood=(1, 6))
    shoot(fight)
    fight.play("Revelation of Wrath", "SER")
    assert fight.ira.counters == {"corruption 0": 2} and fight.kurt.place.region == "ash heap"
    fight = fighting("Revelation of Wrath", "Skin of Steel", on_ira=(axe(2),))
    shoot(fight)
    fight.play("Skin of Steel", "for")
    assert may(fight, "Revelation of Wrath", "ser")


def test_revelation_of_wrath_minds_no_environment() -> None:
    fight = fighting("Revelation of Wrath", against=("Weather Control", "Weather Control"))
    fight.play("Weather Control", "tha", by="Alexis")
    assert not may(fight, "Revelation of Wrath") and fight.kurt.blood == 4
    fight = fighting("Revelation of Wrath", "Swarm", on_ira=("Raven Spy",), against=("Carrion Crows",))
    fight.play("Carrion Crows", "ANI", by="Alexis")
    assert not may(fight, "Revelation of Wrath") and fight.kurt.blood < 5


def test_tortured_confession_is_for_who_stands_alone() -> None:
    fight = fighting("Tortured Confession", on_kurt=(axe(9),))
    shoot(fight, "Sarah")
    assert may(fight, "Tortured Confession")
    for kurt, ira, blood in (("aggravated ", "", 6), ("", "", 3), ("", "aggravated ", 3)):
        on_ira = (axe(9, ira),) if blood == 3 else ()
        fight = fighting("Tortured Confession", on_kurt=(axe(9, kurt),), on_ira=on_ira, blood=(blood, 3))
        shoot(fight, "Sarah")
        if on_ira:
            shoot(fight)
        assert not may(fight, "Tortured Confession")


def test_cards_that_wait_for_the_end_of_the_combat_are_drawn_before_the_next() -> None:
    fight = fighting("Lucky Blow", "Psyche!", against=("Trap",))
    hand = fight.game["Sarah"].piles["hand"]
    fight.play("Lucky Blow")
    fight.until("play", "Psyche!", level="CEL")
    assert len(hand) == 6
    fight.game.pick("play", "Psyche!", level="CEL")
    # The next combat waits for Alexis, who may lay a trap in its first round.
    assert fight.round == 1 and fight.game.asked == "Alexis" and len(hand) == 7


def test_psyche_comes_after_what_ends_a_combat_and_nothing_that_would_go_on_after_it() -> None:
    fight = fighting("Psyche!", against=("Telepathic Tracking",))
    fight.play("Psyche!", "CEL")
    assert not may(fight, "Telepathic Tracking", "AUS", by="Alexis") or fight.game.table.combat.step == "end"
    fight = fighting("Psyche!", "Taste of Vitae")
    fight.until("play", "Taste of Vitae")
    fight.game.pick("play", "Taste of Vitae")
    assert may(fight, "Psyche!", "CEL")


@pytest.mark.parametrize("card", ["Target Hand", "Target Head"])
def test_what_an_aim_costs_is_paid_though_it_is_cancelled(card: str) -> None:
    fight = fighting(card, against=("Terror Frenzy", "Dodge", "Dodge", "Dodge"))
    fight.play("Terror Frenzy", "ANI", by="Alexis")
    fight.play(card)
    fight.game.pick("cancel")
    while fight.game.options("discard") and fight.game.asked == "Alexis":
        fight.game.pick("discard")
    assert fight.kurt.blood == 5 and card in fight.game.names("Sarah", "ash heap")


def test_a_trap_presses_for_who_can_t() -> None:
    fight = fighting("Trap", kurt="Mukhtar Bey", blood=(8, 8))
    fight.play("Trap")
    fight.end()
    # Mukhtar holds 7: four rounds have been fought.
    assert fight.blood == (3, 4)
    fight = fighting("Boxed In", kurt="Mukhtar Bey", blood=(8, 8))
    assert not may(fight, "Boxed In")


def test_no_dodge_helps_against_shadow_feint_though_it_can_be_chosen() -> None:
    fight = fighting("Shadow Feint", against=("Side Strike",))
    fight.play("Shadow Feint", "CEL OBF")
    fight.play("Side Strike", "cel", by="Alexis")
    fight.end()
    assert fight.blood == (5, 5)
    fight = fighting("Shadow Feint", against=("Side Strike",))
    fight.play("Shadow Feint", "cel obf")
    fight.play("Side Strike", "cel", by="Alexis")
    fight.end()
    assert fight.blood == (5, 6)


def test_the_weather_and_the_hourglass_hurt_though_the_combat_has_ended() -> None:
    fight = fighting("Weather Control", "Outside the Hourglass", kurt=KURT, against=("Alpha Glint",))
    fight.play("Weather Control", "tha")
    fight.play("Outside the Hourglass", "TEM")
    fight.play("Alpha Glint", "ANI FOR", by="Alexis")
    fight.end()
    # Alpha Glint costs a blood, and nobody has struck.
    assert fight.blood == (5, 2)


@pytest.mark.parametrize("range_", ["close", "long"])
def test_a_round_that_ends_before_its_range_is_determined_has_the_one_that_was_set(range_: str) -> None:
    fight = fighting("Selective Silence", "Outside the Hourglass", "Pulled Fangs", kurt=KURT, against=("Alpha Glint",))
    fight.play("Selective Silence", "QUI")
    fight.game.pick("set range", amount=int(range_ == "long"))
    fight.play("Outside the Hourglass", "TEM")
    fight.play("Alpha Glint", "ANI FOR", by="Alexis")
    assert may(fight, "Pulled Fangs") == (range_ == "close")


def test_righteous_aura_is_lost_as_its_vampire_is_banished() -> None:
    laid: list[Copy] = []

    def lay(game: Position) -> None:
        laid.append(game.ready("Alexis", vampire("Ira", 5, clan="Salubri antitribu")))
        laid.append(game.on(laid[0], "Righteous Aura"))

    game, _ = called("Banishment", title="prince of Boston", lay=lay)
    ira, aura = laid
    passes(game)
    assert ira.place.region == "uncontrolled" and aura.place.region == "ash heap"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_card_is_taken_back_or_the_capuchin_stands_in_for_it(answer: str) -> None:
    """ANK 20200905: which of the two is chosen."""
    game = table()
    wings = game.ready("Sarah", vampire("Kurt", 8, text="Flight [FLIGHT]."), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=6)
    (visit, _) = game.hand("Sarah", "Visit from the Capuchin", "Roll")
    game.phase("master", of="Sarah")
    game.pick("master", visit)
    (visit,) = (each for each in game.table.copies.values() if game.name(each) == "Visit from the Capuchin")
    game.go_to("minion", of="Sarah")
    game.pick("bleed", minion=wings)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    before = visit.counters["counters"]
    fight = Fighting(game, wings, ira)
    fight.play("Roll")
    fight.until("yes")
    game.pick(answer)
    fight.end()
    assert ("Roll" in game.names("Sarah", "hand")) == (answer == "yes")
    assert visit.counters["counters"] == before - (answer == "no")


def test_who_is_not_in_the_combat_helps_in_another_s() -> None:
    fight = fighting(on_ira=(axe(3),))
    friend = fight.game.ready("Justin", vampire("Friend", 6, "AUS FOR"), blood=2)
    fight.game.hand("Justin", "Martyr's Resilience")
    shoot(fight)
    fight.until("play", "Martyr's Resilience", by="Justin", level="AUS FOR")
    fight.game.pick("play", "Martyr's Resilience", level="AUS FOR")
    numbers = [each.amount for each in fight.game.options()]
    fight.game.pick(fight.game.options()[0].kind, amount=1)
    fight.end()
    # It can't burn more than it has; three points less two are left.
    assert numbers == [0, 1, 2] and friend.blood == 1 and fight.kurt.blood == 5


def test_damage_that_ammo_adds_is_of_the_gun_s_sort() -> None:
    gun = library("Dragon Gun", "Equipment", text="Weapon, gun. Strike: 2R aggravated damage.")
    fight = fighting("Manstopper Rounds", on_kurt=(gun,))
    shoot(fight, "Sarah")
    fight.play("Manstopper Rounds")
    fight.end()
    # Three points: the first wounds, two burn a blood each.
    assert fight.ira.place.region == "torpor" and fight.ira.blood == 4
    fight = fighting(against=("Manstopper Rounds",), on_kurt=(gun,))
    shoot(fight, "Sarah")
    assert not may(fight, "Manstopper Rounds", by="Alexis")
