"""Cards of fresh samples that did something else than they say as they were played: what they do now."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy, on

# -- Spying Mission: one more before those that lie there are burned --


def spies(times: int) -> tuple[Position, Copy]:
    """Krid bleeds Alexis in so many turns, each time with a Spying Mission; then it is Sarah's turn again."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, "OBF"))
    game.ready("Alexis", vampire("Ira", 3))
    game.hand("Sarah", *["Spying Mission"] * 3)
    for _ in range(times):
        game.pick("bleed", minion=krid)
        until_or_over(game, "play")
        game.pick("play", "Spying Mission", level="OBF")
        over(game)
        while game.table.active == 0:
            game.passes()
        game.go_to("minion", "Sarah")
    return game, krid


@pytest.mark.parametrize("times", [1, 2])
def test_spying_missions_are_gathered_and_burned_at_once(times: int) -> None:
    game, krid = spies(times)
    assert (game["Alexis"].pool, len(krid.attached)) == (30, times)
    game.pick("bleed", minion=krid)
    over(game)
    assert (game["Alexis"].pool, len(krid.attached)) == (30 - 1 - 2 * times, 0)


def test_nothing_is_played_once_a_spying_mission_is_burned() -> None:
    game, krid = spies(2)
    game.hand("Alexis", "Archon Investigation")
    game.pick("bleed", minion=krid)
    while game.table.action is not None:
        assert not game.options("out of turn")
        game.passes()
    assert game["Alexis"].pool == 25


# -- Change of Target: equipment that was to be taken --


def test_who_changed_the_target_takes_other_equipment_of_the_same_fellow() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    fellow = game.ready("Sarah", vampire("Fay", 3), locked=True)
    magnum, bow = game.on(fellow, ".44 Magnum"), game.on(fellow, "Ivory Bow")
    ira = game.ready("Alexis", vampire("Ira", 6, text="+3 intercept."))
    game.hand("Sarah", "Change of Target", "Change of Target")

    def taken_in_vain(first: Copy) -> None:
        game.pick("equip from", minion=krid)
        if game.options("take"):
            game.pick("take", first)
            game.passes()
        until_or_over(game, "block")
        game.pick("block", ira)
        game.pick("play", "Change of Target")

    taken_in_vain(magnum)
    # The bow is another target; then nothing is left.
    taken_in_vain(bow)
    assert not game.options("equip from")
    assert magnum.place.on == bow.place.on == fellow.id


def test_who_changed_the_target_takes_none_of_what_was_to_be_taken_together() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    fellow = game.ready("Sarah", vampire("Fay", 3), locked=True)
    game.on(fellow, ".44 Magnum")
    game.on(fellow, "Ivory Bow")
    ira = game.ready("Alexis", vampire("Ira", 6, text="+3 intercept."))
    game.hand("Sarah", "Change of Target")
    game.pick("equip from", minion=krid)
    game.pick("take", ".44 Magnum")
    game.pick("take", "Ivory Bow")
    until_or_over(game, "block")
    game.pick("block", ira)
    game.pick("play", "Change of Target")
    assert not game.options("equip from")


# -- Allies that play cards as a vampire of some capacity --


@pytest.mark.parametrize(("capacity", "able"), [(4, True), (5, False), (6, False)])
def test_an_ally_plays_against_vampires_younger_than_what_it_plays_as(capacity: int, *, able: bool) -> None:
    """Herald of Topheth plays as a vampire of capacity 5 (sec. 1.6.3)."""
    game = table()
    herald = game.ready("Sarah", "Herald of Topheth")
    game.hand("Sarah", "Psychomachia")
    ira = game.ready("Alexis", vampire("Ira", capacity))
    game.pick("bleed", minion=herald)
    until_or_over(game, "block")
    game.pick("block", ira)
    assert bool([each for each in game.options("play") if each.level == "dai"]) == able


def test_an_ally_locks_a_vampire_younger_than_what_it_plays_as() -> None:
    game = table()
    herald = game.ready("Sarah", "Herald of Topheth")
    for name, capacity in (("Yo", 4), ("Five", 5), ("Old", 9)):
        game.ready("Alexis", vampire(name, capacity))
    game.hand("Sarah", "Condemnation: Languid")
    game.pick("action card", minion=herald, level="pre")
    over(game)
    assert [game.name(each) for each in game.rules.pile(1, "ready") if each.locked] == ["Yo"]


def test_a_referendum_that_an_ally_calls_chooses_a_vampire_younger_than_what_it_plays_as() -> None:
    game = table()
    herald = game.ready("Sarah", "Herald of Topheth")
    young = game.ready("Alexis", vampire("Yo", 4))
    game.ready("Alexis", vampire("Old", 6))
    game.hand("Sarah", "Charming Lobby", "Banishment")
    game.pick("action card", "Charming Lobby", minion=herald)
    while game.table.referendum is None or not game.options("card for"):
        if game.options("pass") or game.options("no block"):
            game.passes()
        else:
            assert not game.options("target") or [each.copy for each in game.options("target")] == [young.id]
            assert game.referee is not None
            game.referee.answer(0)
    game.pick("card for")
    over(game)
    assert young.place.region == "uncontrolled"


# -- Who can't use equipment uses none of what it says --

PROTECTING = ["Flak Jacket", "Kevlar Vest", "Leather Jacket", "Blood Shield"]


@pytest.mark.parametrize("name", PROTECTING)
@pytest.mark.parametrize("card", ["", "Drawing Out the Beast"])
def test_a_vampire_in_frenzy_prevents_nothing_with_equipment(card: str, name: str) -> None:
    fight = fighting(*([card] if card else []), ira=vampire("Ira", 8), on_ira=(name,))
    if card:
        fight.play(card, "ani")
    fight.until("use", name, by="Alexis")
    assert fight.offered("use", name) == (not card)
    fight.end()


@pytest.mark.parametrize("name", ["Powder of Rigidity", "Vial of Garou Blood", "Sniper Rifle"])
@pytest.mark.parametrize("card", ["", "Drawing Out the Beast"])
def test_a_vampire_in_frenzy_uses_no_equipment_before_range(card: str, name: str) -> None:
    fight = fighting(*([card] if card else []), ira=vampire("Ira", 8), on_ira=(name,))
    if card:
        fight.play(card, "ani")
    fight.until("use", name, by="Alexis")
    assert fight.offered("use", name) == (not card)


@pytest.mark.parametrize(("foe", "able"), [("Count Germaine", False), ("Theo Bell", True)])
def test_who_opposes_count_germaine_prevents_nothing_with_a_chainsaw(foe: str, *, able: bool) -> None:
    """A Flak Jacket is no weapon, and Talbot's Chainsaw is."""
    for name, may in (("Talbot's Chainsaw", able), ("Flak Jacket", True)):
        fight = fighting(ira=foe, blood=(6, 7), on_kurt=(name,))
        fight.until("use", name, by="Sarah")
        assert fight.offered("use", name) == may


def test_an_opponent_still_burns_a_meat_hook_that_its_bearer_can_t_use() -> None:
    fight = fighting("Drawing Out the Beast", ira=vampire("Ira", 8), on_ira=("Meat Hook",))
    fight.play("Drawing Out the Beast", "ani")
    fight.until("use", "Meat Hook", by="Sarah")
    assert fight.offered("use", "Meat Hook")


def test_equipment_protects_an_ally_that_nobody_keeps_from_it() -> None:
    fight = fighting(ira=ally("Cop", 3), blood=(6, 3), on_ira=("Flak Jacket",))
    fight.until("use", "Flak Jacket", by="Alexis")
    fight.game.pick("use")
    fight.end()
    assert fight.ira.blood == 3


# -- To equip with a weapon is also to take one from a fellow --


@pytest.mark.parametrize(
    ("name", "worn", "stealth"),
    [
        ("Antonio Veradas", [".44 Magnum"], 2),
        ("Antonio Veradas", ["Leather Jacket"], 1),
        ("Antonio Veradas", [".44 Magnum", "Leather Jacket"], 2),
        # Hers is for weapons of the hand.
        ("Adhiambo", [".44 Magnum"], 1),
    ],
)
def test_a_weapon_of_a_fellow_is_one_to_equip_with(name: str, worn: list[str], stealth: int) -> None:
    game = table()
    antonio = game.ready("Sarah", name)
    fellow = game.ready("Sarah", vampire("Fay", 3), locked=True)
    for card in worn:
        game.on(fellow, card)
    game.ready("Alexis", vampire("Ira", 4))
    game.pick("equip from", minion=antonio)
    while game.options("take"):
        game.pick("take", game.table.copies[game.options("take")[0].copy])
    assert f"(stealth {stealth})" in game.question


@pytest.mark.parametrize(("card", "stealth"), [(".44 Magnum", 2), ("Leather Jacket", 1)])
def test_antonio_equips_with_weapons_of_the_hand(card: str, stealth: int) -> None:
    game = table()
    antonio = game.ready("Sarah", "Antonio Veradas")
    game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", card)
    game.pick("equip", minion=antonio)
    assert f"(stealth {stealth})" in game.question


# -- What equipment gives while its bearer is ready --


@pytest.mark.parametrize(("region", "pool"), [("ready", 29), ("torpor", 30), ("", 30)])
def test_gehenna_cards_cost_more_while_who_has_the_rubrics_is_ready(region: str, pool: int) -> None:
    game = table()
    if region:
        krid = game.lay(vampire("Krid", 5), game._place("Alexis", region))
        game.on(krid, "Guarded Rubrics")
    game.hand("Sarah", "Anthelios, The Red Star")
    game.phase("discard", of="Sarah")
    game.pick("event", "Anthelios, The Red Star")
    assert game["Sarah"].pool == pool


@pytest.mark.parametrize(
    ("region", "sect", "size"), [("ready", "Laibon", 8), ("torpor", "Laibon", 7), ("ready", "Camarilla", 7)]
)
def test_a_reliquary_enlarges_the_hand_while_its_laibon_is_ready(region: str, sect: str, size: int) -> None:
    game = table()
    krid = game.lay(vampire("Krid", 5, sect=sect), game._place("Sarah", region))
    game.on(krid, "Reliquary: Trinket")
    game.ready("Sarah", vampire("Yo", 3))
    game.start()
    assert len(game.rules.pile(0, "hand")) == size


# -- Who acts says what of all that comes after an action is first --


def after_bleeding(harm: str, *, blood: int) -> tuple[Position, Copy]:
    """Justin's Jo bleeds Sarah, who has what harms who does; what is after the action comes next."""
    game = table()
    if harm == "Shemti":
        game.ready("Sarah", harm)
    else:
        game.in_play("Sarah", harm)
    jo = game.ready("Justin", vampire("Jo", 5, "FOR", text="+9 stealth."), blood=blood)
    game.hand("Justin", "Freak Drive")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=jo)
    until_or_over(game, "play")
    return game, jo


@pytest.mark.parametrize("harm", ["Travelers Obey the Tenets", "Shemti"])
def test_who_acts_plays_a_card_before_what_harms_it_after_its_action(harm: str) -> None:
    game, jo = after_bleeding(harm, blood=1)
    game.pick("play", "Freak Drive", level="for")
    over(game)
    assert (jo.place.region, jo.blood, jo.locked) == ("torpor", 0, False)


@pytest.mark.parametrize("harm", ["Travelers Obey the Tenets", "Shemti"])
def test_who_acts_plays_a_card_after_what_harms_it(harm: str) -> None:
    game, jo = after_bleeding(harm, blood=2)
    assert jo.blood == 2
    game.passes()
    assert (game.asked, jo.blood) == ("Justin", 1)
    game.pick("play", "Freak Drive", level="for")
    over(game)
    assert (jo.place.region, jo.blood, jo.locked) == ("ready", 0, False)


@pytest.mark.parametrize("first", [True, False])
def test_who_acts_plays_a_card_before_the_damned_bleeds_it(*, first: bool) -> None:
    game = table()
    jo = game.ready("Justin", vampire("Jo", 4, "FOR"), blood=2)
    game.lay("The Damned", on(jo.id), controller=0)
    game.hand("Justin", "Freak Drive")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=jo)
    until_or_over(game, "play")
    if first:
        game.pick("play", "Freak Drive", level="for")
        assert jo.blood == 0
    else:
        game.passes()
        assert (jo.blood, len(game.options("play"))) == (1, 1)


def test_who_is_harmed_by_nobody_is_asked_once_after_its_action() -> None:
    game, jo = after_bleeding("Zoo Hunting Ground", blood=2)
    game.passes()
    assert game.table.action is None
    assert jo.locked
