"""Combat cards that change a strike, a range, a round or what the opponent can do: in their main way, another, and
where they must be refused."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import lying, marked, offers
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from tests.abilities.test_elders import until
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.table.table import Copy

ALL = f"{EVERYTHING} VAL FLI SAN OBL MEL"
KURT = vampire("Kurt", 8, ALL, sect="Anarch")
YOUNG = vampire("Ira", 5, EVERYTHING)
BROTHER_TEXT = "Camarilla: Foundation circle."
BLADE = library("Blade", "Equipment", text="Melee weapon. Strike: strength+1 damage.")
PISTOL = library("Pistol", "Equipment", text="Weapon, gun. Strike: 2R damage.")
HOUND = ally("Hound", 3)


def may(fight: Fighting, card: str, level: str | None = None, *, by: str = "Sarah") -> bool:
    """Whether a card is offered at any time until the combat is over."""
    for _ in range(80):
        if fight.game.table.action is None:
            return False
        if fight.game.asked == by and fight.offered("play", card, level):
            return True
        fight.step()
    return False


def struck(card: str, level: str, *, face: Card = YOUNG, **more: object) -> Fighting:
    """Kurt fights and plays a card at a level as soon as he can."""
    fight = fighting(card, kurt=KURT, ira=face, **more)  # type: ignore[arg-type]
    fight.play(card, level)
    return fight


# -- strikes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "face", "lost"),
    [
        ("Vascular Explosion", "qui", YOUNG, 2),
        ("Vascular Explosion", "QUI", YOUNG, 3),
        ("Vascular Explosion", "qui", ally("Hound", 9), 3),
        ("Call the Lamprey", "OBT", YOUNG, 1),
        ("Call the Lamprey", "obt", ally("Hound", 9), 1),
        ("Weakness", "QUI", YOUNG, 1),
        ("Weakness", "qui", YOUNG, 0),
        ("Withering", "thn", YOUNG, 1),
        ("Creeping Infection", "thn", YOUNG, 1),
        ("Grasp of the Python", "SER", YOUNG, 1),
    ],
)
def test_what_a_strike_costs_its_victim(card: str, level: str, face: Card, lost: int) -> None:
    fight = fighting(card, kurt=KURT, ira=face, blood=(4, 9 if "Ally" in face.types else 5))
    before = fight.ira.blood
    fight.play(card, level)
    fight.end()
    assert before - fight.ira.blood == lost


@pytest.mark.parametrize(
    ("card", "level", "face"),
    [
        ("Call the Lamprey", "obt", YOUNG),
        ("Still the Mortal Flesh", "DOM", YOUNG),
        ("Still the Mortal Flesh", "DOM", library("Spook", "Ally", text="Wraith with 3 life. 1 strength, 1 bleed.")),
        ("Toreador's Bane", "mel", vampire("Ira", 9)),
        ("Masque of Judas", "AUS OBF", vampire("Ira", 9)),
        ("Weakness", "qui", HOUND),
        ("Mercy for the Weak", "", HOUND),
        ("Mask Empathy", "pre", YOUNG),
        ("Up Yours!", "", YOUNG),
        ("Growing Fury", "pot", YOUNG),
        ("Well-Aimed Car", "pot", YOUNG),
        ("Collapse the Arches", "vis", YOUNG),
        ("Righteous Aura", "", YOUNG),
        ("Neebi", "", YOUNG),
        ("Darkling Trickery", "MYT", YOUNG),
    ],
)
def test_when_they_must_be_refused(card: str, level: str, face: Card) -> None:
    clan = {"Righteous Aura": "Salubri antitribu", "Neebi": "Guruhi"}.get(card, "")
    kurt = vampire("Kurt", 8, ALL, clan=clan, sect="Laibon" if card == "Neebi" else "Anarch")
    fight = fighting(card, kurt=kurt, ira=face, blood=(4, 3 if "Ally" in face.types else 5))
    assert not may(fight, card, level)


def test_a_mortal_ally_is_burned_by_a_touch() -> None:
    fight = struck("Still the Mortal Flesh", "DOM", face=HOUND, blood=(6, 3))
    fight.end()
    assert fight.ira.place.region == "ash heap"


@pytest.mark.parametrize("blood", [5, 3])
def test_mercy_is_for_who_has_less_blood(blood: int) -> None:
    fight = fighting("Mercy for the Weak", kurt=KURT, ira=YOUNG, blood=(6, blood))
    fight.play("Mercy for the Weak")
    fight.end()
    assert fight.blood == (4, min(5, blood + 1))
    fight = fighting("Mercy for the Weak", kurt=KURT, ira=YOUNG, blood=(4, 5))
    assert not may(fight, "Mercy for the Weak")


@pytest.mark.parametrize(("level", "locked"), [("val", True), ("VAL", False)])
def test_a_loving_agony_hurts_after_the_combat(level: str, locked: bool) -> None:
    fight = struck("Loving Agony", level, blood=(6, 5))
    fight.until("use")
    assert bool(fight.game.options("use")) == (level == "VAL")
    if level == "VAL":
        fight.game.pick("use")
    fight.end()
    assert fight.ira.blood == 4 and fight.kurt.locked == locked
    assert fight.kurt.blood == (5 if locked else 4)


@pytest.mark.parametrize("level", ["val", "VAL"])
def test_a_morphean_blow_puts_to_sleep_for_the_turn(level: str) -> None:
    fight = struck("Morphean Blow", level)
    fight.end()
    assert marked(fight.game, "Morphean Blow") and lying(fight.game, "Morphean Blow").place.on == fight.ira.id
    fight.game.go_to("minion", "Alexis")
    assert not marked(fight.game, "Morphean Blow")


@pytest.mark.parametrize("dodges", [True, False])
def test_an_action_goes_on_after_a_morphean_blow_whether_it_is_dodged_or_not(dodges: bool) -> None:
    """Who dodges is spared only what the strike does to her (sec. 6.4.5)."""
    game = table()
    kurt = game.ready("Sarah", KURT, blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6, "CEL", text="+3 intercept."))
    game.hand("Sarah", "Morphean Blow")
    if dodges:
        game.hand("Alexis", "Sideslip")
    game.pick("hunt", minion=kurt)
    until(game, "block", ira)
    game.pick("block", ira)
    while not any("[VAL]" in option.text for option in game.options("play")):
        game.passes()
    game.pick("play", "Morphean Blow", level="VAL")
    while game.table.action is not None:
        if game.asked == "Alexis" and game.options("play"):
            game.pick("play", "Sideslip", level="cel")
        else:
            game.passes()
    assert kurt.blood == 4
    assert bool(ira.attached) == (not dodges)


@pytest.mark.parametrize(("level", "gained"), [("mel", False), ("MEL", True)])
def test_a_bane_of_toreador_continues_an_action(level: str, gained: bool) -> None:
    fight = struck("Toreador's Bane", level)
    fight.end()
    assert (fight.game["Alexis"].pool == 29) == gained


def test_a_bane_of_toreador_is_for_an_older_toreador_too() -> None:
    fight = fighting("Toreador's Bane", kurt=KURT, ira=vampire("Ira", 9, clan="Toreador"))
    assert may(fight, "Toreador's Bane", "pre")


def test_weakness_burns_a_discipline_card() -> None:
    fight = fighting("Weakness", kurt=KURT, ira=YOUNG, on_ira=("Auspex", "Blood Doll"), blood=(6, 6))
    fight.play("Weakness", "qui")
    fight.end()
    assert not marked(fight.game, "Auspex") and marked(fight.game, "Blood Doll")
    assert fight.ira.blood == 5


@pytest.mark.parametrize(("card", "level"), [("Well-Aimed Car", "POT"), ("Growing Fury", "POT")])
def test_what_is_for_later_rounds(card: str, level: str) -> None:
    fight = fighting(
        card,
        "Fake Out",
        kurt=vampire("Kurt", 8, ALL, text="1 press each combat. 1 optional press each combat."),
        ira=vampire("Ira", 8, EVERYTHING, text="Camarilla: Ira gets 1 optional press each combat."),
    )
    assert fight.round == 1 and not fight.offered("play", card, level)
    while fight.game.table.action is not None and fight.round == 1:
        assert not fight.offered("play", card, level)
        fight.game.pick("press") if fight.game.options("press") else fight.step()
    if card == "Well-Aimed Car":
        fight.long()
    before = fight.ira.blood
    fight.play(card, level)
    fight.end()
    assert before - fight.ira.blood == 4


@pytest.mark.parametrize(("level", "damage"), [("tha", 2), ("vis", 4)])
def test_arches_collapse_on_who_was_blocked(level: str, damage: int) -> None:
    fight = fighting(against=("Collapse the Arches", "Fake Out"), kurt=KURT, ira=vampire("Ira", 8, EVERYTHING))
    fight.play("Fake Out", by="Alexis")
    fight.play("Collapse the Arches", level, by="Alexis")
    fight.end()
    assert fight.kurt.blood == 6 - damage


def test_the_pool_that_a_weapon_costs_is_damage() -> None:
    gear = library("Gear", "Equipment", pool=3, text="Melee weapon. Strike: strength+1 damage.")
    fight = fighting("Up Yours!", kurt=KURT, ira=YOUNG, on_ira=(gear,), blood=(6, 5))
    fight.play("Up Yours!")
    fight.end()
    assert fight.ira.blood == 2


# -- cards that stay on who was struck ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "kept"), [("thn", False), ("THN", True)])
def test_the_withered_are_weak_until_their_discard_phase(level: str, kept: bool) -> None:
    fight = struck("Withering", level)
    fight.end()
    rules, game = fight.game.rules, fight.game
    assert minions.strength(rules, fight.ira) == 0
    assert (game.rules.abilities.modifier(rules, fight.ira, "no Discipline cards") > 0) == kept
    game.go_to("minion", "Alexis")
    assert marked(game, "Withering")
    game.go_to("minion", "Justin") if game.rules.pile(2, "ready") else game.go_to("discard", "Justin")
    assert not marked(game, "Withering")


@pytest.mark.parametrize(("level", "bleed"), [("thn", 1), ("THN", 2)])
def test_the_infected_do_not_block_who_struck_them(level: str, bleed: int) -> None:
    fight = struck("Creeping Infection", level)
    game = fight.game
    fight.end()
    card = lying(game, "Creeping Infection")
    assert (card.place.on, card.controller) == (fight.ira.id, 0)
    game.go_to("discard", "Justin")
    fight.ira.locked = False
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=fight.kurt)
    assert offers(game, card) and game.table.action is not None and game.table.action.bleed == bleed
    game.pick("use", card)
    while game.table.action is not None:
        assert not game.options("block")
        game.passes()
    assert game["Alexis"].pool == 29 and not marked(game, "Creeping Infection")


def test_an_infection_keeps_from_blocking() -> None:
    fight = struck("Infection", "THN")
    game = fight.game
    fight.end()
    assert lying(game, "Infection").place.on == fight.ira.id
    game.go_to("discard", "Justin")
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=fight.kurt)
    while game.table.action is not None:
        assert not game.options("block")
        game.passes()


@pytest.mark.parametrize("prevented", [False, True])
def test_an_infection_is_for_who_has_done_the_damage_herself(prevented: bool) -> None:
    """What her retainer did is none of her own (sec. 6.4.6)."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, "THN"))
    game.on(kurt, "Zombie")
    ira = game.ready("Alexis", vampire("Ira", 6, "for"))
    game.hand("Sarah", "Infection")
    game.hand("Alexis", "Rolling with the Punches")
    game.pick("bleed", minion=kurt)
    game.pick("block", ira)
    offered = False
    while game.table.action is not None:
        if prevented and game.options("play") and game.asked == "Alexis":
            game.pick("play", "Rolling with the Punches")
        else:
            offered = offered or (game.asked == "Sarah" and bool(game.options("play")))
            game.passes()
    assert (ira.blood, offered) == (5 if prevented else 4, not prevented)


@pytest.mark.parametrize(("clan", "may_fight"), [("Tremere", True), ("Ventrue", False)])
def test_a_tracker_follows_who_was_hurt(clan: str, may_fight: bool) -> None:
    kurt = vampire("Kurt", 8, ALL, clan="Salubri antitribu")
    fight = fighting("Tracker's Mark", kurt=kurt, ira=vampire("Ira", 5, clan=clan), blood=(6, 5))
    game = fight.game
    fight.play("Tracker's Mark")
    fight.end()
    mark = lying(game, "Tracker's Mark")
    assert mark.place.on == fight.ira.id
    game.go_to("minion", "Alexis")
    assert offers(game, mark, "card in play")
    game.go_to("discard", "Justin")
    game.go_to("minion", "Sarah")
    assert offers(game, mark, "card in play") == may_fight


def test_a_tracker_needs_blood_that_was_lost() -> None:
    kurt = vampire("Kurt", 8, ALL, clan="Salubri antitribu")
    fight = fighting("Tracker's Mark", "Fake Out", kurt=kurt, ira=YOUNG)
    fight.long()
    assert not may(fight, "Tracker's Mark")


def test_a_righteous_aura_is_for_who_is_left_standing() -> None:
    kurt = vampire("Kurt", 8, ALL, clan="Salubri antitribu")
    fight = fighting("Righteous Aura", kurt=kurt, ira=YOUNG, blood=(6, 0))
    fight.play("Righteous Aura")
    fight.end()
    assert fight.ira.place.region == "torpor" and minions.bleed_amount(fight.game.rules, fight.kurt) == 3
    assert len(fight.kurt.attached) == 1


# -- range and rounds --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_a_void_is_far_from_everybody(level: str) -> None:
    fight = struck("Fear of the Void Below", level, blood=(6, 5))
    fight.end()
    assert fight.blood == (5, 5) and any("The range is long" in line for line in fight.game.log)
    assert len(fight.game.rules.pile(1, "ash heap")) == (1 if level == "DAI" else 0)


def test_a_void_lets_press_to_end_each_round() -> None:
    fight = fighting(
        "Fear of the Void Below",
        kurt=KURT,
        ira=vampire("Ira", 5, text="Camarilla: Ira gets 1 optional press each combat."),
        blood=(6, 5),
    )
    fight.play("Fear of the Void Below", "dai")
    fight.until("press", by="Alexis")
    fight.game.pick("press")
    fight.until("press", by="Sarah")
    fight.game.pick("press")
    fight.end()
    assert fight.round == 0


def test_neebi_sets_the_range() -> None:
    kurt = vampire("Kurt", 8, ALL, clan="Guruhi", sect="Laibon")
    fight = fighting("Neebi", kurt=kurt, ira=YOUNG, on_kurt=("Aye", "Aye", "Aye"), blood=(6, 5))
    fight.play("Neebi")
    fight.game.pick("set range", amount=1)
    fight.end()
    assert fight.blood == (6, 5)


def test_the_python_holds_its_victim_for_another_round() -> None:
    fight = fighting("Grasp of the Python", kurt=KURT, ira=YOUNG, on_ira=(PISTOL,), blood=(6, 5))
    fight.play("Grasp of the Python", "SER")
    fight.until("press", by="Sarah")
    fight.game.pick("press")
    fight.end()
    assert fight.blood == (3, 3) and not any("Pistol" in line for line in fight.game.log)


@pytest.mark.parametrize(("level", "first", "second"), [("pot", 2, 2), ("POT", 2, 3)])
def test_fire_in_the_blood_grows(level: str, first: int, second: int) -> None:
    face = vampire("Ira", 9, text="Camarilla: Ira gets 1 optional press each combat.")
    fight = fighting("Fire in the Blood", kurt=KURT, ira=face, blood=(6, 9))
    fight.play("Fire in the Blood", level)
    fight.until("press", by="Alexis")
    assert 9 - fight.ira.blood == first
    fight.game.pick("press")
    fight.end()
    assert 9 - fight.ira.blood == first + second


@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_the_beast_goes_on_until_its_counters_are_gone(level: str) -> None:
    fight = fighting("Conquer the Beast", kurt=KURT, ira=vampire("Ira", 9), on_kurt=(BLADE,), blood=(8, 9))
    fight.play("Conquer the Beast", level)
    while fight.game.table.action is not None:
        fight.game.pick("press") if fight.game.options("press") else fight.step()
    assert fight.blood == (4, 5) and not marked(fight.game, "Conquer the Beast")
    assert not any("Blade" in line for line in fight.game.log)


def test_the_beast_may_be_left_at_superior() -> None:
    fight = fighting("Conquer the Beast", kurt=KURT, ira=vampire("Ira", 9), blood=(8, 9))
    fight.play("Conquer the Beast", "ANI")
    fight.end()
    assert fight.blood == (7, 8)


@pytest.mark.parametrize(("level", "lost"), [("thn", 1), ("THN", 2)])
def test_a_corpse_groans_at_close_range_only(level: str, lost: int) -> None:
    for long in (False, True):
        fight = fighting("Groaning Corpse", "Fake Out", kurt=KURT, ira=YOUNG, blood=(6, 5))
        fight.play("Groaning Corpse", level)
        if long:
            fight.long()
        fight.end()
        assert fight.blood == ((6, 5) if long else (5, 5 - 1 - lost))


def test_the_second_corpse_costs_a_blood() -> None:
    fight = fighting("Groaning Corpse", "Groaning Corpse", kurt=KURT, ira=YOUNG, blood=(6, 5))
    fight.play("Groaning Corpse", "THN")
    assert not fight.offered("play", "Groaning Corpse", "THN")
    fight.play("Groaning Corpse", "thn")
    fight.end()
    assert fight.blood == (6 - 1 - 1, 5 - 1 - 3)


# -- what the opponent can do ------------------------------------------------------------------------------------------


def test_a_lapse_takes_the_initial_strike() -> None:
    fight = struck("Lapse", "TEM", blood=(6, 5))
    fight.end()
    assert fight.blood == (4, 4)


@pytest.mark.parametrize("pays", [True, False])
def test_a_skin_trap_costs_blood_or_strikes(pays: bool) -> None:
    fight = struck("Skin Trap", "VIC", blood=(6, 5))
    fight.until("way", by="Alexis")
    fight.game.pick("way", amount=0 if pays else 1)
    fight.end()
    assert fight.blood == ((4, 3) if pays else (5, 4))


def test_an_ally_in_a_skin_trap_does_not_strike() -> None:
    fight = struck("Skin Trap", "VIC", face=HOUND, blood=(6, 3))
    fight.end()
    assert fight.blood == (5, 2)


@pytest.mark.parametrize(("level", "strikes"), [("chi for", True), ("CHI FOR", False)])
def test_an_agony_is_felt_by_who_inflicts_it(level: str, strikes: bool) -> None:
    face = vampire("Ira", 5, "CEL", text="Camarilla: Ira gets 1 optional press each combat.")
    fight = fighting("Sympathetic Agony", against=("Blur",), kurt=KURT, ira=face, blood=(6, 5))
    fight.play("Sympathetic Agony", level)
    assert may(fight, "Blur", by="Alexis") == strikes
    fight.until("press", by="Alexis")
    assert not fight.game.options("press")


@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_a_wind_cannot_be_dodged(level: str) -> None:
    face = vampire("Ira", 5, "cel")
    fight = fighting("Sanguinary Wind", against=("Flash",), kurt=KURT, ira=face, blood=(6, 5))
    fight.play("Sanguinary Wind", level)
    fight.end()
    assert fight.ira.blood == 4
    fight = fighting("Sanguinary Wind", against=("Side Strike",), kurt=KURT, ira=face, blood=(6, 5))
    fight.until("play", "Side Strike", by="Alexis")
    if fight.offered("play", "Side Strike"):
        fight.game.pick("play", "Side Strike", level="cel")
    fight.until("play", "Sanguinary Wind", by="Sarah", level="CEL")
    if level == "CEL":
        fight.game.pick("play", "Sanguinary Wind", level="CEL")
        fight.end()
        assert fight.ira.blood < 5


@pytest.mark.parametrize(("level", "blood"), [("qui", (5, 0)), ("QUI", (5, 0))])
def test_the_silent_strike_first(level: str, blood: tuple[int, int]) -> None:
    fight = fighting("Silence of Death", kurt=KURT, ira=YOUNG, blood=(6, 0))
    fight.play("Silence of Death", level)
    fight.end()
    assert fight.blood == blood and fight.ira.place.region == "torpor"


def test_a_swoop_is_stronger_once() -> None:
    fight = fighting("Swoop", "Fake Out", kurt=KURT, ira=YOUNG, against=("Fake Out",), blood=(6, 5))
    fight.play("Fake Out", by="Alexis")
    fight.play("Swoop")
    fight.end()
    assert fight.blood == (5, 3)
    fight = fighting("Swoop", kurt=KURT, ira=YOUNG)
    assert not may(fight, "Swoop")


@pytest.mark.parametrize(("level", "strength"), [("pot", 1), ("POT", 2)])
def test_a_dead_conscience_burns_cards_for_strength(level: str, strength: int) -> None:
    fight = fighting("The Death of My Conscience", kurt=KURT, ira=vampire("Ira", 9), blood=(6, 9), on_kurt=(BLADE,))
    fight.play("The Death of My Conscience", level)
    for _ in range(2):
        fight.game.pick("discard", "Blank card")
    fight.game.passes()
    assert len(fight.game.rules.pile(0, "hand")) == 4
    assert minions.strength(fight.game.rules, fight.kurt) == 1 + 2 * strength
    fight.end()
    assert len(fight.game.rules.pile(0, "hand")) == 7


def test_a_masque_takes_two_cards_until_after_combat() -> None:
    fight = fighting("Masque of Judas", "Fake Out", kurt=KURT, ira=YOUNG, blood=(6, 5))
    fight.play("Masque of Judas", "AUS OBF")
    assert len(fight.game.rules.pile(1, "hand")) == 5
    fight.end()
    assert len(fight.game.rules.pile(1, "hand")) == 7


@pytest.mark.parametrize(("level", "left"), [("pre", 5), ("PRE", 4)])
def test_a_retainer_is_burned_by_an_empathy(level: str, left: int) -> None:
    rat = retainer("Rat", 1)
    fight = fighting("Mask Empathy", kurt=KURT, ira=YOUNG, on_ira=(rat,), blood=(6, 5))
    lying(fight.game, "Rat").blood = 1
    fight.play("Mask Empathy", level)
    fight.end()
    assert not marked(fight.game, "Rat") and fight.kurt.blood == left


# -- aims --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("discarded", [True, False])
def test_a_head_is_aimed_at(discarded: bool) -> None:
    face = vampire("Ira", 9, text="Camarilla: Ira gets 1 optional press each combat.")
    fight = fighting("Target Head", against=("Taste of Vitae",), kurt=KURT, ira=face, blood=(6, 9))
    fight.play("Target Head")
    if fight.game.options("cancel"):
        fight.game.pick("cancel") if discarded else fight.game.passes()
    if not discarded:
        fight.until("yes")
        fight.game.pick("no")
    fight.until("press", by="Alexis")
    assert bool(fight.game.options("press")) == discarded
    fight.end()
    assert fight.ira.blood == (8 if discarded else 6)


def test_a_hand_is_aimed_at() -> None:
    face = vampire("Ira", 9, text="Camarilla: Ira gets 1 optional press each combat.")
    fight = fighting("Target Hand", kurt=KURT, ira=face, on_ira=(BLADE,), blood=(6, 9))
    fight.play("Target Hand")
    fight.until("target", by="Sarah")
    fight.game.pick("target", lying(fight.game, "Blade"))
    fight.until("press", by="Alexis")
    assert not marked(fight.game, "Blade") and minions.strength(fight.game.rules, fight.ira) == 0


# -- circles -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "level"), [("Octopod", "san"), ("Three's a Crowd", "")])
def test_a_brother_helps_from_outside(card: str, level: str) -> None:
    for circle in (BROTHER_TEXT, ""):
        game = table()
        kurt = game.ready("Sarah", vampire("Kurt", 5, "san", clan="Blood Brother", text=BROTHER_TEXT))
        helper = game.ready("Sarah", vampire("Helper", 5, "san", clan="Blood Brother", text=circle))
        ira = game.ready("Alexis", vampire("Ira", 9))
        game.hand("Sarah", card)
        game.pick("bleed", minion=kurt)
        while not game.options("block"):
            game.passes()
        game.pick("block", ira)
        fight = Fighting(game, kurt, ira)
        found = may(fight, card, level)
        assert found == bool(circle)
        if found:
            game.pick("play", card, minion=helper, level=level or None)
            assert helper.blood == 4
            fight.end()
            assert ira.blood == (7 if card == "Octopod" else 8)


@pytest.mark.parametrize(("card", "helps"), [("Octopod", True), ("Three's a Crowd", False)])
def test_a_brother_of_another_methuselah_helps_where_nobody_asks_whose_it_is(card: str, *, helps: bool) -> None:
    brother = vampire("Helper", 5, "san", clan="Blood Brother", text=BROTHER_TEXT)

    def outsider(game: Position, _: Copy, __: Copy) -> None:
        game.ready("Justin", brother)
        game.hand("Justin", card)

    fight = fighting(kurt=vampire("Kurt", 5, "san", clan="Blood Brother", text=BROTHER_TEXT), lay=outsider)
    assert may(fight, card, by="Justin") == helps


# -- the sky and its eye -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "kurt"), [("aus val", "torpor"), ("AUS VAL", "ready")])
def test_an_eye_of_heaven_burns_all_vampires(level: str, kurt: str) -> None:
    fight = fighting("Eye of Unforgiving Heaven", kurt=KURT, ira=vampire("Ira", 9), blood=(6, 9))
    fight.play("Eye of Unforgiving Heaven", level)
    fight.end()
    assert (fight.kurt.place.region, fight.ira.place.region) == (kurt, "torpor")
    assert fight.ira.blood == 8 and fight.game["Sarah"].pool == 30


def test_who_is_burned_by_the_eye_leaves_pool() -> None:
    fight = fighting("Eye of Unforgiving Heaven", kurt=KURT, ira=HOUND, blood=(6, 3))
    fight.kurt.blood = 0
    fight.play("Eye of Unforgiving Heaven", "aus val")
    fight.end()
    assert fight.kurt.place.region == "ash heap" and fight.game["Sarah"].pool == 32
    assert fight.ira.blood == 3


def test_flames_are_ignored() -> None:
    claws = library("Torch", "Equipment", text="Weapon. Strike: 3 aggravated damage.")
    fight = fighting("Ignore the Searing Flames", kurt=KURT, ira=YOUNG, on_ira=(claws,), blood=(6, 5))
    fight.play("Ignore the Searing Flames", "DAI")
    assert fight.kurt.blood == 5
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.end()
    assert (fight.kurt.place.region, fight.kurt.blood) == ("ready", 5)
    fight = fighting("Ignore the Searing Flames", kurt=KURT, ira=YOUNG, blood=(6, 5))
    fight.kurt.blood = 0
    fight.step()
    assert not may(fight, "Ignore the Searing Flames", "DAI")


@pytest.mark.parametrize("level", ["ser", "dai"])
@pytest.mark.parametrize("own", [True, False])
def test_flames_of_ones_own_are_not_ignored(level: str, own: bool) -> None:
    """The opponent's strike inflicts normal damage at the same time."""
    fight = fighting("Burst of Sunlight", "Ignore the Searing Flames", against=("Burst of Sunlight",), blood=(6, 6))
    fight.play("Burst of Sunlight", "tha", by="Sarah" if own else "Alexis")
    assert may(fight, "Ignore the Searing Flames", level) is not own
    if not own:
        fight.game.pick("play", "Ignore the Searing Flames", level=level)
    fight.end()
    assert (fight.kurt.place.region, fight.ira.place.region) == ("torpor" if own else "ready", "torpor")
    assert fight.kurt.blood == (5 if own or level == "ser" else 6)


def test_of_both_only_the_strike_of_the_opponent_is_prevented() -> None:
    """Ira's claws are aggravated, his crows are not."""
    claws = vampire("Ira", 8, EVERYTHING, text="Camarilla: Damage from Ira's hand strikes is aggravated.")
    fight = fighting("Ignore the Searing Flames", against=("Carrion Crows",), ira=claws, blood=(6, 6))
    fight.play("Carrion Crows", "ani", by="Alexis")
    fight.play("Ignore the Searing Flames", "dai")
    fight.end()
    assert (fight.kurt.place.region, fight.kurt.blood) == ("ready", 5)


# -- cancelled ---------------------------------------------------------------------------------------------------------


def test_an_evil_eye_leaves_no_strike() -> None:
    fight = fighting("Evil Eye", against=("Undead Strength",), kurt=KURT, ira=YOUNG, blood=(6, 5))
    fight.play("Undead Strength", "pot", by="Alexis")
    fight.until("play", "Evil Eye", by="Sarah", level="mal")
    fight.game.pick("play", "Evil Eye", level="mal")
    fight.end()
    assert fight.blood == (5, 4)


def test_an_evil_eye_stops_an_action_card() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "dom"))
    eye = game.ready("Alexis", vampire("Eye", 6, "MAL"))
    game.hand("Sarah", "Govern the Unaligned")
    game.hand("Alexis", "Evil Eye")
    game.pick("action card", "Govern the Unaligned", minion=krid, level="dom")
    game.pick("play", "Evil Eye", level="MAL", by="Alexis")
    assert krid.locked and eye.blood == 5 and game.table.action is None
    assert game["Alexis"].pool == 30


@pytest.mark.parametrize(
    ("card", "level"), [("Immortal Grapple", "pot"), ("Skin Trap", "vic"), ("Thoughts Betrayed", "DOM")]
)
def test_groundfighting_cancels_what_restricts_strikes(card: str, level: str) -> None:
    fight = fighting("Groundfighting", against=(card,), kurt=KURT, ira=vampire("Ira", 8, EVERYTHING), blood=(6, 5))
    fight.play(card, level, by="Alexis")
    fight.until("play", "Groundfighting", by="Sarah")
    fight.game.pick("play", "Groundfighting")
    assert was_cancelled(fight, card)


def test_what_groundfighting_cancels_is_paid_for() -> None:
    fight = fighting(
        "Groundfighting", against=("Thoughts Betrayed",), kurt=KURT, ira=vampire("Ira", 8, EVERYTHING), blood=(6, 5)
    )
    fight.play("Thoughts Betrayed", "DOM", by="Alexis")
    fight.until("play", "Groundfighting", by="Sarah")
    fight.game.pick("play", "Groundfighting")
    assert was_cancelled(fight, "Thoughts Betrayed")
    assert fight.blood == (4, 2), "1 and 2 for the cards, and 1 each from hand strikes"


def was_cancelled(fight: Fighting, card: str) -> bool:
    """Whether a card was cancelled."""
    return any(f"{card} is cancelled" in line for line in fight.game.log)


def test_groundfighting_is_a_maneuver_or_press_else() -> None:
    fight = fighting("Groundfighting", against=("Rigor Mortis",), kurt=KURT, ira=vampire("Ira", 8, EVERYTHING))
    fight.play("Rigor Mortis", "pre", by="Alexis")
    assert not was_cancelled(fight, "Rigor Mortis")
    fight.until("play", "Groundfighting", by="Sarah")
    fight.game.pick("play", "Groundfighting")
    assert any("Kurt maneuvers to long range" in line for line in fight.game.log)


def test_ashes_to_ashes() -> None:
    torch = library("Torch", "Equipment", text="Weapon. Strike: 3 aggravated damage.")
    fight = fighting("Ashes to Ashes", kurt=KURT, ira=YOUNG, on_ira=(torch,), blood=(6, 5))
    fight.kurt.blood = 0
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.until("play", "Ashes to Ashes", by="Sarah", level="for")
    fight.game.pick("play", "Ashes to Ashes", level="for")
    fight.end()
    assert fight.kurt.place.region == "torpor"


@pytest.mark.parametrize(("level", "blood"), [("thn", 4), ("THN", 6)])
def test_ashes_go_to_torpor_unhurt(level: str, blood: int) -> None:
    fight = fighting("Ashes to Ashes", kurt=KURT, ira=YOUNG, blood=(4, 5))
    fight.play("Ashes to Ashes", level)
    fight.end()
    assert (fight.kurt.place.region, fight.kurt.blood, fight.kurt.locked) == ("torpor", blood, False)


@pytest.mark.parametrize(("region", "disciplines", "able"), [("torpor", "dom pre", True), ("ready", "dom", False)])
def test_bliss_cancels_frenzy_from_anywhere(region: str, disciplines: str, able: bool) -> None:
    game = table()
    kurt, ira = game.ready("Sarah", KURT), game.ready("Alexis", vampire("Ira", 9, EVERYTHING))
    calm = vampire("Calm", 5, disciplines)
    game.torpor("Justin", calm) if region == "torpor" else game.ready("Justin", calm)
    game.hand("Justin", "Bliss")
    game.hand("Alexis", "Terror Frenzy")
    game.pick("bleed", minion=kurt)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    fight = Fighting(game, kurt, ira)
    fight.play("Terror Frenzy", "ANI", by="Alexis")
    found = game.asked == "Justin" and bool(game.options("play"))
    assert found == able
    if able:
        game.pick("play", "Bliss", by="Justin")
        assert was_cancelled(fight, "Terror Frenzy")


def test_a_trick_disarms_a_gun() -> None:
    fight = fighting("Darkling Trickery", kurt=KURT, ira=YOUNG, on_ira=(PISTOL,), blood=(6, 5))
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.until("play", "Darkling Trickery", by="Sarah", level="MYT")
    fight.game.pick("play", "Darkling Trickery", level="MYT")
    fight.end()
    assert fight.kurt.blood == 6 and fight.ira.blood == 5 - 1 - 1


@pytest.mark.parametrize("pair", [1, 2, 0])
def test_a_trick_hurts_whoever_shoots_with_these_strikes_first_or_additional(pair: int) -> None:
    fight = fighting("Darkling Trickery", kurt=KURT, ira=YOUNG, on_ira=("AK-47",), blood=(6, 5))
    shots = 0
    while fight.game.table.action is not None:
        if fight.game.options("weapon"):
            fight.game.pick("weapon")
        elif fight.game.options("additional strike"):
            fight.game.pick("additional strike")
        elif fight.offered("play", "Darkling Trickery", "MYT") and (shots := shots + 1) == pair:
            fight.game.pick("play", "Darkling Trickery", level="MYT")
        else:
            fight.step()
    # Two shots of 2 at Kurt, of which one does nothing where it is tricked; his hands strike once.
    assert (fight.kurt.blood, fight.ira.blood) == ((2, 4) if pair == 0 else (4, 3))


def test_focused_blood_pays_for_a_combat_card() -> None:
    kurt = vampire("Kurt", 8, ALL, clan="Banu Haqim")
    fight = fighting("Focus the Blood", "Skin Trap", kurt=kurt, ira=YOUNG, blood=(4, 5))
    fight.play("Focus the Blood")
    assert fight.kurt.blood == 5 and marked(fight.game, "Focus the Blood")


# -- what is learnt and grown in combat --------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["aus for", "AUS FOR"])
def test_lessons_are_learnt_from_wounds(level: str) -> None:
    fight = fighting("Lessons in the Steel", kurt=KURT, ira=YOUNG, blood=(6, 5))
    fight.play("Lessons in the Steel", level)
    assert fight.blood[0] == 5
    for _ in range(9):
        if fight.game.options("press"):
            break
        if fight.game.options("seen") or fight.game.options("discard"):
            assert fight.game.referee is not None
            fight.game.referee.answer(0)
        else:
            fight.step()
    assert fight.game.asked == "Sarah" and fight.game.options("press")
    fight = fighting("Lessons in the Steel", kurt=KURT, ira=vampire("Weak", 3, text="-2 strength."), blood=(6, 3))
    assert not may(fight, "Lessons in the Steel", level)


def test_claws_of_spirits() -> None:
    fight = fighting("Spirit Claws", kurt=KURT, ira=YOUNG, blood=(6, 5))
    assert may(fight, "Spirit Claws", "pro spi")
    fight.play("Spirit Claws", "pro")
    fight.end()
    assert fight.ira.place.region == "torpor"
    fight = fighting("Spirit Claws", kurt=vampire("Kurt", 8, "pro"), ira=YOUNG, blood=(6, 5))
    assert not may(fight, "Spirit Claws", "pro spi")
