"""Cards drawn at random and played against text and rulings: what was otherwise than they say, and its kind."""

from __future__ import annotations

import pytest
from msgspec import structs

from tests.abilities.fights import step
from tests.abilities.table import table
from vtes_desktop.abilities.position import OWN_TIME, Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.playing.hands import hand_size
from vtes_desktop.table.table import Copy

NOT_DONE = ("pass", "no block", "no", "hand strike")


def play(game: Position, *wanted: str, until: str = "") -> list[str]:
    """What is wanted is picked as soon as it is offered, in this order, by words of its offer; all else is passed until
    nothing goes on any more. Gives all that was offered, and stops before what is sought with `until`."""
    left, seen = list(wanted), list[str]()
    for _ in range(150):
        if game.choice is None:
            break
        offers = game.offers()
        seen += offers
        if until and any(until in each for each in offers) and not left:
            return seen
        number = next((n for n, each in enumerate(offers) if left and left[0] in each), None)
        if number is not None:
            left.pop(0)
        elif game.choice.kind in OWN_TIME:
            break
        else:
            kinds = [option.kind for option in game.options()]
            number = next((kinds.index(kind) for kind in NOT_DONE if kind in kinds), 0)
        assert game.referee is not None
        game.referee.answer(number)
    assert not left, f"Never offered: {left}\n{game}"
    return seen


def carried(game: Position, copy: Copy) -> list[str]:
    """The names of the cards on a minion."""
    return [game.name(game.table.copies[below]) for below in copy.attached]


# -- Deep Song ------------------------------------------------------------------------------------------------------


def sung(*, capacity: int) -> tuple[Position, Copy, Copy]:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "ANI"))
    ira = game.ready("Alexis", vampire("Ira", capacity, "DOM"))
    game.ready("Justin", vampire("Kurt", 5))
    game.hand("Sarah", "Deep Song")
    game.hand("Alexis", "Obedience")
    game.phase("minion", of="Sarah")
    return game, krid, ira


def test_deep_song_locks_no_target_that_ends_the_action_first() -> None:
    game, krid, ira = sung(capacity=8)
    play(game, "Deep Song [ANI]", "With Ira", "no block", "Obedience [DOM]")
    assert (ira.locked, krid.locked, ira.blood, krid.blood) == (False, True, 8, 5)


def test_deep_song_locks_its_target_as_the_combat_begins() -> None:
    game, _, ira = sung(capacity=8)
    play(game, "Deep Song [ANI]", "With Ira", "no block")
    strikes = [each for each in game.log if "strikes:" in each]
    assert (ira.locked, strikes[0]) == (True, "Ira strikes: hand strike"), "the target acts in the combat"


def test_deep_song_leaves_an_elder_the_action_of_a_younger_only() -> None:
    game, _, ira = sung(capacity=4)
    seen = play(game, "Deep Song [ANI]", "With Ira", "no block")
    assert not [each for each in seen if "Obedience" in each]
    assert ira.locked


# -- cards of several Disciplines ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "cost"), [("pot", 1), ("val", 0), ("VAL", 0)])
@pytest.mark.parametrize("path", [True, False])
def test_a_card_costs_less_for_the_discipline_it_is_played_with(level: str, cost: int, *, path: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "POT VAL", clan="Salubri antitribu"), blood=5)
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Vengeance of Samiel")
    if path:
        game.in_play("Justin", "The Path of Retribution")
    game.phase("minion", of="Sarah")
    play(game, "bleed: Krid", "Block with Ira", f"Samiel [{level}]", until="which strike")
    assert krid.blood == 5 - (cost if path else 1) - 1


@pytest.mark.parametrize(("level", "cost"), [("pot", 0), ("val", 1)])
def test_what_jann_berger_saves_hangs_on_the_discipline_played(level: str, cost: int) -> None:
    game = table()
    jann = game.ready("Sarah", "Jann Berger", blood=5, marks={minions.GAINED: "val"})
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Vengeance of Samiel")
    game.phase("minion", of="Sarah")
    play(game, "bleed: Jann", "Block with Ira", f"Samiel [{level}]")
    assert jann.blood == 5 - cost - 1


@pytest.mark.parametrize(("level", "cancels"), [("aus", True), ("obe", False), ("OBE", False)])
def test_hide_the_mind_meets_what_is_played_with_auspex(level: str, *, cancels: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 7, "OBF"))
    game.ready("Alexis", vampire("Ira", 5, "AUS OBE"))
    game.hand("Sarah", "Hide the Mind")
    game.hand("Alexis", "Anesthetic Touch")
    game.phase("minion", of="Sarah")
    seen = play(game, "bleed: Krid", "Block with Ira", f"Anesthetic Touch [{level}]")
    assert any("Krid: Hide the Mind" in each for each in seen) == cancels


# -- equipment that can't be used -------------------------------------------------------------------------------------


@pytest.mark.parametrize("worn", ["Kevlar Vest", "Leather Jacket"])
@pytest.mark.parametrize("beast", ["Drawing Out the Beast [ani]", "Terror Frenzy [ani]", ""])
def test_who_cannot_use_equipment_prevents_nothing_with_it(worn: str, beast: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 7, "ANI"))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.on(ira, worn)
    game.hand("Sarah", *([beast.split(" [")[0]] if beast else []))
    game.phase("minion", of="Sarah")
    seen = play(game, "bleed: Krid", "Block with Ira", *([beast] if beast else []))
    assert any(f"use: {worn}" in each for each in seen) == (not beast)


@pytest.mark.parametrize("who", ["blocked", "blocks", "rushes"])
def test_spiritual_protector_keeps_the_blocked_and_the_blocking_from_equipment(who: str) -> None:
    game = table("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 7, clan="Giovanni"))
    game.on(krid, "Spiritual Protector")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.on(ira, "Kevlar Vest")
    game.hand("Sarah", "Bum's Rush")
    game.phase("minion", of="Alexis" if who == "blocks" else "Sarah")
    wanted = {
        "blocked": ("bleed: Krid", "Block with Ira"),
        "blocks": ("bleed: Ira", "Block with Krid"),
        "rushes": ("Bum's Rush",),
    }
    seen = play(game, *wanted[who])
    assert any("use: Kevlar Vest" in each for each in seen) == (who == "rushes")


# -- locations that are equipment in the hand --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gear", "level"), [("Palatial Estate", "pot"), ("Palatial Estate", "POT"), ("Flamethrower", "POT")]
)
def test_fractured_armament_destroys_what_is_equipment_in_play(gear: str, level: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 7, "POT"))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.on(ira, gear)
    game.hand("Sarah", "Fractured Armament")
    game.phase("minion", of="Sarah")
    strikes = ["Fractured Armament [POT]"] if gear == "Flamethrower" else []
    seen = play(game, "bleed: Krid", "Block with Ira", *strikes)
    assert any(f"Krid: Fractured Armament [{level}]" in each for each in seen) == (gear == "Flamethrower")
    assert (carried(game, ira) == []) == (gear == "Flamethrower")


def test_fractured_armament_chooses_as_the_strike_resolves() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 7, "POT"))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.on(ira, ".44 Magnum")
    game.on(ira, "Kevlar Vest")
    game.hand("Sarah", "Fractured Armament")
    game.phase("minion", of="Sarah")
    play(game, "bleed: Krid", "Block with Ira", "Fractured Armament [POT]", until="weapon: .44")
    assert game.asked == "Alexis", "who doesn't know yet what is destroyed"
    play(game, "weapon: .44", "Kevlar Vest")
    assert carried(game, ira) == [".44 Magnum"]


@pytest.mark.parametrize(("gear", "may"), [("Palatial Estate", False), ("Flamethrower", True)])
def test_a_location_in_play_is_no_equipment_to_steal(gear: str, *, may: bool) -> None:
    game = table()
    game.ready("Sarah", "Kostantin, Baro of the Caravan")
    game.on(game.ready("Alexis", vampire("Ira", 5)), gear)
    game.phase("minion", of="Sarah")
    assert any("steal an equipment" in each for each in game.offers()) == may


# -- The Coven --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("used", [True, False])
def test_the_coven_feeds_who_is_about_to_take_damage(*, used: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=1)
    game.ready("Alexis", vampire("Ira", 5, text="+2 strength."))
    coven = game.in_play("Sarah", "The Coven")
    game.phase("minion", of="Sarah")
    play(game, "bleed: Krid", "Block with Ira", until="use: The Coven")
    while not game.question.startswith("Krid would take 3 damage"):
        step(game)
    play(game, *(["use: The Coven"] if used else []))
    assert (krid.place.region, krid.blood, coven.locked) == ("ready" if used else "torpor", 0, used)


def test_the_coven_is_not_offered_in_the_combats_of_others() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8), blood=1)
    game.ready("Alexis", vampire("Ira", 5))
    game.ready("Justin", vampire("Kurt", 5))
    game.in_play("Justin", "The Coven")
    game.phase("minion", of="Sarah")
    seen = play(game, "bleed: Krid", "Block with Ira", until="Which")
    assert not [each for each in seen if "The Coven" in each and "damage" in each]


# -- Baba Yaga --------------------------------------------------------------------------------------------------------


def employs(*hand: str) -> tuple[Position, Copy]:
    game = table()
    baba = game.ready("Sarah", "Baba Yaga, the Iron Hag", blood=8)
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", *hand)
    game.phase("minion", of="Sarah")
    return game, baba


def test_baba_yaga_unlocks_for_a_retainer_of_pack_alpha() -> None:
    game, baba = employs("Pack Alpha", "Raven Spy")
    play(game, "bleed: Baba", "Block with Ira", "Pack Alpha [ani]", "Raven Spy [ani]", "yes")
    assert not baba.locked


def test_baba_yaga_unlocks_once_in_a_turn_in_either_way() -> None:
    game, baba = employs("Raven Spy", "Raven Spy", "Pack Alpha")
    play(game, "Raven Spy [ani]", "Baba Yaga, the Iron Hag: unlock")
    assert not baba.locked
    seen = play(game, "bleed: Baba", "Block with Ira", "Pack Alpha [ani]", "Raven Spy [ani]")
    assert baba.locked
    assert "yes: Yes" not in seen


def test_baba_yaga_does_not_unlock_for_a_weapon() -> None:
    game, baba = employs("Concealed Weapon", ".44 Magnum")
    play(game, "bleed: Baba", "Block with Ira", "Concealed Weapon", ".44 Magnum")
    assert baba.locked


# -- a bearer that must be ready --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sect", "lies", "more"), [("Laibon", "ready", 1), ("Laibon", "torpor", 0), ("Sabbat", "ready", 0)]
)
def test_a_trinket_enlarges_the_hand_for_a_ready_laibon(sect: str, lies: str, more: int) -> None:
    game = table()
    ira = vampire("Ira", 5)
    laid = game.ready("Alexis", ira, sect=sect) if lies == "ready" else game.torpor("Alexis", ira, sect=sect)
    game.on(laid, "Reliquary: Trinket")
    game.phase("minion", of="Sarah")
    game.start()
    assert hand_size(game.rules, 1) == 7 + more


@pytest.mark.parametrize(("lies", "cost"), [("ready", 1), ("torpor", 0)])
def test_guarded_rubrics_make_gehenna_dearer_while_their_bearer_is_ready(lies: str, cost: int) -> None:
    game = table()
    lay = game.ready if lies == "ready" else game.torpor
    game.on(lay("Alexis", vampire("Ira", 5)), "Guarded Rubrics")
    game.hand("Sarah", "The Unmasking")
    game.phase("discard", of="Sarah")
    play(game, "Play The Unmasking")
    assert game["Sarah"].pool == 30 - cost


# -- what a first strike, a follow-up and the start of a phase mean ----------------------------------------------------


@pytest.mark.parametrize(("first", "answer", "taken"), [(True, "", 0), (False, "", 1), (True, "Side Strike", 1)])
def test_pounce_with_first_strike_leaves_no_strike_but_a_dodge(first: bool, answer: str, taken: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "CEL OBF", text="Flight [FLIGHT]."), blood=6)
    game.ready("Alexis", vampire("Ira", 7, "CEL"))
    game.hand("Sarah", "Pounce", "Shadow Feint")
    game.hand("Alexis", *([answer] if answer else []))
    game.phase("minion", of="Sarah")
    feint = ["Shadow Feint [cel obf]"] if first else []
    play(game, "bleed: Krid", "Block with Ira", *feint, "Pounce", *([f"{answer} [cel]"] if answer else []))
    assert krid.blood == 6 - first - taken


@pytest.mark.parametrize("follows", [True, False])
def test_spiritual_protector_is_for_the_combat_of_the_block_alone(*, follows: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 7, "CEL", clan="Giovanni"))
    game.on(krid, "Spiritual Protector")
    game.on(game.ready("Alexis", vampire("Ira", 7)), ".44 Magnum")
    game.hand("Sarah", "Psyche!")
    game.phase("minion", of="Sarah")
    seen = play(game, "bleed: Krid", "Block with Ira", *(["Psyche! [CEL]"] if follows else []))
    assert any("weapon: .44 Magnum" in each for each in seen) == follows


@pytest.mark.parametrize(("edge", "richer", "goes"), [(True, 1, True), (False, 1, True), (False, 0, False)])
def test_uriah_goes_to_who_was_richer_as_the_phase_began(edge: bool, richer: int, goes: bool) -> None:
    game = table()
    uriah = game.ready("Sarah", "Uriah Winter")
    game.pool("Sarah", 10)
    game.pool("Alexis", 10 + richer)
    if edge:
        game.give_edge("Sarah")
    game.phase("discard", of="Justin")
    game.go_to("unlock" if edge else "discard", of="Sarah")
    play(game, *(["Gain 1 pool for the Edge"] if edge else []))
    game.go_to("discard", of="Sarah")
    assert (uriah.controller == 1) == goes


# -- cards of several types -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "as_combat", "as_modifier"), [("Adana de Sforza", 0, 1), ("Rex, The Necronomist", 2, 1)]
)
@pytest.mark.parametrize("combat", [True, False])
def test_a_card_costs_what_the_type_it_is_played_as_does(
    name: str, as_combat: int, as_modifier: int, *, combat: bool
) -> None:
    game = table()
    elder = game.ready("Sarah", name, marks={minions.GAINED: "PRO"})
    blood = elder.blood
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Rapid Change")
    game.phase("minion", of="Sarah")
    play(game, f"bleed: {name}", "Block with Ira", f"Rapid Change [{'PRO' if combat else 'pro'}]")
    assert blood - elder.blood == (as_combat if combat else as_modifier)


# -- the resulting combat, and one that follows it ------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Storm Sewers", "Gang Tactics", ""])
@pytest.mark.parametrize("follows", [True, False])
def test_the_range_is_kept_close_in_the_combat_of_the_block_alone(card: str, *, follows: bool) -> None:
    game = table("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 7, "CEL", clan="Nosferatu antitribu", sect="Sabbat"))
    game.ready("Alexis", vampire("Ira", 7, "CEL"))
    game.on(krid, ".44 Magnum")
    if card == "Storm Sewers":
        game.in_play("Sarah", card)
    game.hand("Sarah", *([card] if card == "Gang Tactics" else []))
    game.hand("Alexis", "Psyche!")
    game.phase("minion", of="Sarah")
    closes = [card] if card else []
    seen = play(game, "bleed: Krid", *closes, "Block with Ira", *(["Psyche! [CEL]"] if follows else []))
    assert any("Maneuver with .44 Magnum" in each for each in seen) == (follows or not card)


@pytest.mark.parametrize("blocks", [True, False])
def test_kazimir_has_his_press_in_the_combat_of_his_block_alone(*, blocks: bool) -> None:
    game = table("Sarah", "Alexis")
    game.ready("Sarah", "Kazimir Savostin")
    game.ready("Alexis", vampire("Ira", 7, "CEL"))
    game.hand("Alexis", "Psyche!")
    game.phase("minion", of="Alexis" if blocks else "Sarah")
    way = ("bleed: Ira", "Block with Kazimir") if blocks else ("bleed: Kazimir", "Block with Ira")
    seen = play(game, *way, "Psyche! [CEL]")
    assert seen.count("press: Press") == blocks


def test_brigitte_burns_one_life_for_a_combat_and_what_follows_it() -> None:
    game = table("Sarah", "Alexis")
    game.ready("Sarah", vampire("Krid", 7))
    brigitte = game.ready("Sarah", "Brigitte Gebauer")
    game.ready("Alexis", vampire("Ira", 7, "CEL"))
    game.hand("Alexis", "Psyche!")
    game.phase("minion", of="Sarah")
    play(game, "bleed: Krid", "use: Brigitte", "Block with Ira", "Psyche! [CEL]")
    assert (brigitte.blood, brigitte.locked) == (2, True)


# -- cards for which one Discipline of two is enough -------------------------------------------------------------------


@pytest.mark.parametrize(("disciplines", "cancelled"), [("pot", False), ("pre", True)])
def test_an_iron_heart_cancels_no_card_that_was_played_with_another_discipline(
    disciplines: str, *, cancelled: bool
) -> None:
    """Who has Potence alone plays it with that (PIB 20130704)."""
    game = table()
    face = structs.replace(vampire("Krid", 8, disciplines), path="Power and the Inner Voice")
    krid = game.ready("Sarah", face)
    ira = game.ready("Alexis", vampire("Ira", 8, "pot pre"))
    game.hand("Sarah", "Dominant Personality")
    game.hand("Alexis", "Iron Heart")
    game.pick("bleed", minion=krid)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    game.pick("play", "Dominant Personality")
    assert [game.name(game.rules.copy(each.copy)) for each in game.options("play")] == ["Iron Heart"] * cancelled


@pytest.mark.parametrize(("disciplines", "plays"), [("obf", True), ("pre", False), ("obf pre", True)])
def test_who_is_kept_from_one_discipline_plays_the_card_with_the_other(disciplines: str, *, plays: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, clan="True Brujah"))
    game.on(krid, "The Path of the Scorched Heart")
    ira = game.ready("Alexis", structs.replace(vampire("Ira", 8, disciplines), path="Cathari"))
    game.hand("Alexis", "Kiss of Cathari")
    game.pick("bleed", minion=krid)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    seen = False
    while game.table.action is not None:
        seen = seen or (game.asked == "Alexis" and bool(game.options("play")))
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert seen == plays


@pytest.mark.parametrize(("disciplines", "stealth"), [("obf", 0), ("pre", 1)])
def test_an_action_requires_the_discipline_that_its_minion_has_of_two(disciplines: str, stealth: int) -> None:
    game = table()
    krid = game.ready("Sarah", structs.replace(vampire("Krid", 8, disciplines), path="Cathari"))
    game.on(krid, "Marijava Ghoul")
    game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Enthrall")
    game.pick("action card", "Enthrall")
    while not game.options("block"):
        game.passes()
    assert game.table.action is not None
    assert game.table.action.stealth == stealth
