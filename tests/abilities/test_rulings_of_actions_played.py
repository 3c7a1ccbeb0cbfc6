"""Rulings of action cards and of what they leave in play, each played."""

from __future__ import annotations

import pytest

from tests.abilities.by_words import offers, over, play, quiet, until
from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

ALL = f"{EVERYTHING} VAL OBL"


def hers(*cards: str, blood: int = 8, clan: str = "", sect: str = "Camarilla", text: str = "") -> tuple[Position, Copy]:
    """Kurt of Sarah, who has every Discipline, and her cards."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL, clan=clan, sect=sect, text=text), blood=blood)
    game.hand("Sarah", *cards)
    return game, kurt


@pytest.mark.parametrize(("card", "level"), [("Panacea", "aus"), ("Rayzeel's Song", "ani")])
@pytest.mark.parametrize("blood", [1, 0])
def test_the_blood_that_a_card_burns_is_none_of_its_cost(card: str, level: str, blood: int) -> None:
    """Who pays less for cards burns it all the same; who has none can't play it."""
    game, kurt = hers(card, blood=blood, text="Camarilla: Action cards cost Kurt 1 less blood.")
    game.ready("Sarah", vampire("Young", 3), locked=True)
    game.ready("Sarah", ally("Gus", 2), locked=True)
    assert offers(game, f"{card} [{level}]") == bool(blood)
    if blood:
        play(game, f"{card} [{level}]")
        while game.table.action is not None:
            game.pick("target", "Young" if card == "Panacea" else "Gus") if game.options("target") else quiet(game)
        assert kurt.blood == 0


def test_principia_discordia_locks_who_has_no_blood() -> None:
    game, _ = hers("Principia Discordia", sect="Anarch")
    ira = game.ready("Alexis", vampire("Ira", 8), blood=0)
    play(game, "Principia Discordia [qui]")
    if game.options("target"):
        game.pick("target", ira)
    over(game)
    assert ira.locked


@pytest.mark.parametrize("locked", [True, False])
def test_puppet_master_and_revelation_of_ecstasy_are_for_locked_minions_too(*, locked: bool) -> None:
    for card in ("Puppet Master [DOM]", "Revelation of Ecstasy [ser]"):
        game, _ = hers(card.partition(" [")[0])
        ira = game.ready("Alexis", vampire("Ira", 5), locked=locked)
        assert offers(game, card)
        play(game, card)
        if game.options("target"):
            game.pick("target", ira)
        over(game)
        assert ira.locked


@pytest.mark.parametrize("x", [0, 1, 2])
def test_summon_history_brings_what_costs_x_as_if_it_cost_none(x: int) -> None:
    """X is said as it is played; of what costs X itself, X is none."""
    game, kurt = hers("Summon History")
    game.ash_heap("Sarah", "Reanimated Corpse", ".44 Magnum")
    play(game, "Summon History [tem]")
    game.pick("x", amount=x)
    found = set()
    while game.table.action is not None:
        found |= {each.text for each in game.options("search")} | {each.text for each in game.options("target")}
        if any("Reanimated" in each for each in game.offers()):
            play(game, "Reanimated")
        else:
            quiet(game)
    corpse = [copy for seat in ("ready", "uncontrolled") for copy in game.rules.pile(0, seat)]
    corpse = [copy for copy in corpse if game.name(copy) == "Reanimated Corpse"]
    assert kurt.blood == 8 - x
    assert any(".44" in each for each in found) == (x == 2)
    if corpse:
        assert sum(corpse[0].counters.values()) in (0, 2)


def test_a_siphon_does_not_come_back_by_itself() -> None:
    game, kurt = hers("Siphon", clan="Giovanni", blood=4)
    game.torpor("Alexis", vampire("Old", 5), blood=3)
    game.ash_heap("Sarah", "Blood Doll")
    play(game, "Siphon")
    seen: set[str] = set()
    while game.table.action is not None:
        seen |= {each for each in game.offers() if "Doll" in each or "Siphon" in each}
        found = [each for each in game.options("target") if "Old" in each.text or "Doll" in each.text]
        if game.options("discard"):
            game.pick("discard", "Blood Doll")
        else:
            game.pick("target", game.rules.copy(found[0].copy)) if found else quiet(game)
    assert any("Doll" in each for each in seen) and not any("Siphon" in each for each in seen)
    assert kurt.blood == 5


@pytest.mark.parametrize("name", ["Pochtli", "Scarlet Lore"])
def test_what_is_taken_back_is_said_as_the_action_is_announced(name: str) -> None:
    game = table()
    pochtli = name == "Pochtli"
    game.ready("Sarah", name if pochtli else vampire("Kurt", 8, ALL))
    if not pochtli:
        game.hand("Sarah", name)
    game.ash_heap("Sarah", *(["Blood Doll", "Vessel", "The Barrens"] if pochtli else ["Bundi", "Torn Signpost"]))
    game.ready("Alexis", vampire("Ira", 5))
    play(game, "Pochtli: move" if pochtli else "Scarlet Lore [nec]")
    assert game.options("target") and not game.options("no block")


@pytest.mark.parametrize("third", ["", "Temptation"])
def test_a_sudario_needs_three_others_in_the_ash_heap(third: str) -> None:
    game, _ = hers("Sudario Refraction", clan="Giovanni")
    game.ash_heap("Sarah", "Blood Doll", "Vessel", *([third] if third else []))
    assert offers(game, "Sudario Refraction") == bool(third)


# -- Hunts -----------------------------------------------------------------------------------------------------

HUNTING = ["Succulent Vitae", "The Anarch Free Press", "Wanderer's Counsel"]


@pytest.mark.parametrize("card", HUNTING)
@pytest.mark.parametrize("sick", [True, False])
def test_a_hunt_that_brings_no_blood_is_no_success(card: str, *, sick: bool) -> None:
    """A vampire with a disease counter gains none."""
    game = table()
    face = vampire("Kurt", 8, "QUI", clan="Akunanse", sect="Laibon" if card == "Wanderer's Counsel" else "Anarch")
    game.ready("Sarah", face, blood=3, counters={"disease": 1} if sick else {})
    if card == "The Anarch Free Press":
        game.in_play("Sarah", card)
    else:
        game.hand("Sarah", card)
    play(game, "hunt: Kurt")
    assert until(game, f"{card}") == (not sick)


# -- After resolution ------------------------------------------------------------------------------------------


def test_zephyr_is_played_after_an_action_that_has_failed() -> None:
    game, kurt = hers("Zephyr", "Bum's Rush")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.on(ira, "Secret Passage")
    play(game, "Bum's Rush", "use: Secret Passage")
    assert until(game, "Zephyr [CEL]")
    play(game, "Zephyr [CEL]")
    assert not kurt.locked


def test_what_comes_after_a_truth_is_what_comes_after_resolution() -> None:
    game, kurt = hers("Truth of a Thousand Lies", "Voter Captivation", "Conditioning")
    play(game, "bleed: Kurt", "Truth of a Thousand Lies [SER]")
    assert not kurt.locked
    while game.table.action is not None:
        assert not offers(game, "Conditioning")
        quiet(game)


def test_scrying_of_secrets_leaves_room_for_what_comes_after_resolution() -> None:
    game, kurt = hers("Scrying of Secrets", "Freak Drive", "Conditioning")
    play(game, "bleed: Kurt", "Scrying of Secrets [aus]")
    while not offers(game, "Freak Drive"):
        assert not offers(game, "Conditioning")
        quiet(game)
    play(game, "Freak Drive [for]")
    assert not kurt.locked


def test_shemtis_damage_is_no_minions() -> None:
    game, kurt = hers("Freak Drive")
    game.ready("Alexis", "Shemti")
    play(game, "bleed: Kurt")
    over(game)
    assert kurt.blood == 7


# -- Locations, havens -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["Sarah", "Alexis"])
def test_new_management_takes_any_cheap_location_whatever_it_requires(owner: str) -> None:
    game, _ = hers("New Management")
    place = game.in_play(owner, "The Louvre, Paris")
    play(game, "New Management")
    if game.options("target"):
        game.pick("target", place)
    over(game)
    assert place.controller == 0


def test_a_secure_haven_keeps_nobody_from_what_lies_on_a_minion() -> None:
    game, _ = hers("Principia Discordia", "Bum's Rush", sect="Anarch")
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.on(ira, "Secure Haven")
    game.on(ira, ".44 Magnum")
    assert offers(game, "Principia Discordia [aus]")
    assert not offers(game, "Principia Discordia [qui]") and not offers(game, "Bum's Rush")


@pytest.mark.parametrize("haven", [True, False])
def test_a_radio_costs_no_more_for_a_minion_in_a_haven(*, haven: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    if haven:
        game.on(ira, "Secure Haven")
    game.in_play("Alexis", "KRCG News Radio")
    play(game, "hunt: Kurt", "block: Block with Ira", "use: KRCG")
    if game.options("target"):
        game.pick("target", ira)
    over(game)
    assert game["Alexis"].pool == 30


# -- Blocks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locked", [True, False])
def test_under_siege_gives_intercept_also_to_who_is_unlocked(*, locked: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8))
    ira = game.ready("Alexis", vampire("Ira", 8, sect="Sabbat"), locked=locked)
    siege = game.in_play("Alexis", "Under Siege", counters={"counters": 3})
    play(game, "hunt: Kurt", "use: Under Siege")
    over(game)
    assert any("Ira blocks" in line for line in game.log)
    assert siege.counters["counters"] == 2 and ira.locked


def test_unleashed_fury_does_not_block_the_bearer_of_the_signet() -> None:
    for signet in (True, False):
        game = table()
        kurt = game.ready("Sarah", vampire("Kurt", 8))
        game.in_play("Alexis", "Unleash Hell's Fury")
        if signet:
            game.on(kurt, "The Signet of King Saul")
        play(game, "bleed: Kurt")
        assert until(game, "Hell's Fury", "Alexis") == (not signet)


@pytest.mark.parametrize("blocks", [True, False])
def test_wmrh_costs_a_pool_where_the_minion_does_not_block(*, blocks: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.in_play("Alexis", "WMRH Talk Radio")
    game.hand("Sarah", "Lost in Crowds")
    play(game, "hunt: Kurt", "block: Block with Ira", "use: WMRH")
    if game.options("target"):
        game.pick("target", ira)
    if not blocks:
        play(game, "Lost in Crowds [OBF]")
    over(game)
    assert game["Alexis"].pool == 30 - (not blocks)


# -- Costs -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "blood"), [("Magic of the Smith", 1), ("Puppet Master", 2), ("Sleep of Reason", 2)])
def test_the_ankara_citadel_halves_first_and_adds_after(card: str, blood: int) -> None:
    """Half of 1 is 0, half of 2 is 1; The Slow Withering adds 1 for a superior Discipline."""
    game, kurt = hers(card, clan="Tremere")
    game.in_play("Justin", "The Slow Withering")
    game.on(kurt, "The Ankara Citadel, Turkey")
    game.ready("Alexis", vampire("Ira", 5), blood=0)
    level = {"Magic of the Smith": "THA", "Puppet Master": "DOM", "Sleep of Reason": "DEM"}[card]
    play(game, f"{card} [{level}]")
    over(game)
    assert kurt.blood == 8 - blood


def test_the_talisman_sees_every_action_of_dominate() -> None:
    game, _ = hers("Govern the Unaligned")
    ira = game.ready("Alexis", vampire("Ira", 8, clan="Banu Haqim"))
    game.on(ira, "The Ancestor's Talisman")
    play(game, "Govern the Unaligned [dom]")
    until(game, "block: Block with Ira")
    assert minions.intercept(game.rules, ira) == 1


@pytest.mark.parametrize("ousted", [True, False])
def test_a_priority_contract_pays_as_its_bearer_leaves_with_its_methuselah(*, ousted: bool) -> None:
    game, kurt = hers()
    ira = game.ready("Alexis", vampire("Ira", 5), locked=True)
    contract = game.on(ira, "Priority Contract", owner="Sarah", marks={"chosen hunter": str(kurt.id)})
    contract.controller = 0
    game.pool("Alexis", 1 if ousted else 9)
    play(game, "bleed: Kurt")
    over(game)
    assert game["Sarah"].pool == (30 + 6 + 3 if ousted else 30)


# -- Leaving torpor, and what comes back -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "clan"), [("Rapid Healing", "for", ""), ("Recure of the Homeland", "", "Tremere antitribu")]
)
def test_who_leaves_torpor_by_a_card_pays_no_blood(card: str, level: str, clan: str) -> None:
    game = table()
    kurt = game.torpor("Sarah", vampire("Kurt", 8, ALL, clan=clan, sect="Sabbat" if clan else "Camarilla"), blood=1)
    game.hand("Sarah", card)
    play(game, f"{card} [{level}]" if level else card)
    over(game)
    assert (kurt.place.region, kurt.blood) == ("ready", 1)


def test_root_of_vitality_rescues_for_no_blood() -> None:
    game, kurt = hers("Root of Vitality", blood=2)
    fallen = game.torpor("Sarah", vampire("Fallen", 5), blood=1)
    play(game, "Root of Vitality [vic]")
    if game.options("target"):
        game.pick("target", fallen)
    over(game)
    assert (fallen.place.region, kurt.blood, fallen.blood) == ("ready", 2, 1)


@pytest.mark.parametrize(("card", "level"), [("Rotting Behemoth", "obl"), ("Shambling Hordes", "nec")])
@pytest.mark.parametrize("removes", [True, False])
def test_who_raises_a_zombie_may_let_it_be_burned(card: str, level: str, *, removes: bool) -> None:
    game, _ = hers(card, clan="Hecata" if card == "Rotting Behemoth" else "")
    game.ash_heap("Sarah", "Lucita")
    play(game, f"{card} [{level}]", "way: remove" if removes else "way: burn it")
    for _ in range(60):
        if game.table.action is None:
            break
        game.pick("target", "Lucita") if game.options("target") else quiet(game)
    assert game.names("Sarah", "removed") == (["Lucita"] if removes else [])
    assert (card in game.names("Sarah", "ash heap")) == (not removes)


@pytest.mark.parametrize("card", ["", "Abactor"])
def test_strained_vitae_leaves_a_hunt_by_a_card_its_stealth(card: str) -> None:
    game, _ = hers(*([card] if card else []))
    game.ready("Alexis", vampire("Ira", 8))
    game.in_play("Alexis", "Strained Vitae Supply")
    play(game, "Kurt: Abactor" if card else "hunt: Kurt")
    while not game.options("no block"):
        quiet(game)
    assert f"stealth {1 if card else 0}" in game.question


@pytest.mark.parametrize("level", ["", "DOM FOR"])
def test_a_seal_of_veddartha_gets_four_counters_whatever_is_known(level: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, level))
    seal = game.on(kurt, "Seal of Veddartha")
    game.phase("unlock", of="Sarah")
    levels = []
    for _ in range(5):
        game.go_to("discard", "Sarah")
        known = minions.disciplines(game.rules, kurt)
        levels.append((known.get("dom", 0), known.get("for", 0)))
        game.go_to("discard", "Justin")
    assert sum(seal.counters.values()) == 4
    if not level:
        assert levels == [(1, 0), (2, 0), (2, 1), (2, 2), (2, 2)]


def test_a_mask_that_is_burned_otherwise_leaves_who_came_back() -> None:
    game, kurt = hers("The Eternal Mask")
    game.ash_heap("Alexis", "Lucita")
    play(game, "The Eternal Mask [SER]")
    for _ in range(60):
        if game.table.action is None:
            break
        kinds = [each for each in game.options() if each.kind in ("target", "amount")]
        if kinds and game.referee is not None:
            game.referee.answer(game.options().index(kinds[-1]))
        else:
            quiet(game)
    assert "Lucita" in game.names("Sarah", "ready")
    (mask,) = (game.rules.copy(each) for each in kurt.attached)
    game.rules.burn(mask)
    game.go_to("discard", "Alexis")
    assert "Lucita" in game.names("Sarah", "ready")


def test_who_was_possessed_has_nothing_on_it_any_more() -> None:
    game, _ = hers("Possession")
    game.ash_heap("Sarah", "Lucita")
    lucita = game.rules.pile(0, "ash heap")[0]
    play(game, "Possession [NEC]")
    if game.options("target"):
        game.pick("target", lucita)
    over(game)
    back = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Lucita")
    assert (back.blood, back.locked) == (1, False)


@pytest.mark.parametrize("old", [True, False])
def test_an_orun_counts_for_what_was_played_before(*, old: bool) -> None:
    """Aranthebes weakens the bleeds of small vampires."""
    game = table()
    small = game.ready("Sarah", vampire("Small", 4, sect="Laibon"))
    game.in_play("Alexis", "Aranthebes, The Immortal")
    if old:
        game.on(small, "Orun")
    play(game, "bleed: Small")
    over(game)
    assert game["Alexis"].pool == (29 if old else 30)


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_how_much_a_progeny_is_given_is_said_upon_resolution(moves: int) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, clan="Ventrue", title="prince of Rome"), blood=8)
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Third Tradition: Progeny")
    play(game, "Third Tradition")
    assert not game.options("amount")
    for _ in range(60):
        if game.table.action is None:
            break
        game.pick("amount", amount=moves) if game.options("amount") else quiet(game)
    assert kurt.blood == 8 - 1 - moves


def test_who_was_summoned_does_not_act_this_turn_and_is_not_cancelled() -> None:
    """The Summoning itself may be."""
    game, _ = hers("The Summoning")
    game.ready("Alexis", "Louhi", blood=9)
    game.library("Sarah", *["Blood Doll"] * 20, "Vagabond Mystic")
    play(game, "The Summoning [PRE]")
    asked = 0
    for _ in range(60):
        if game.table.action is None:
            break
        asked += offers(game, "use: Louhi")
        found = [each for each in game.options() if "Vagabond" in each.text]
        game.pick(found[0].kind, "Vagabond Mystic") if found else quiet(game)
    assert any("Vagabond Mystic" in game.names("Sarah", where) for where in ("ready", "uncontrolled"))
    assert not any("Vagabond" in each for each in game.offers())
    assert asked == 1


@pytest.mark.parametrize("events", [1, 2])
def test_who_is_influenced_under_wormwood_is_drained_at_once(events: int) -> None:
    game = table()
    victor = game.uncontrolled("Sarah", "Victor Pelletier", blood=4)
    game.in_play("Justin", "Wormwood", counters={"counters": 2 * events})
    game.phase("influence", of="Sarah")
    play(game, "to Victor Pelletier")
    for _ in range(20):
        if game.options("yes"):
            break
        quiet(game)
    assert victor.place.region == "ready"
    assert victor.blood == min(5, 2 * events)


@pytest.mark.parametrize("own", [True, False])
def test_the_capuchin_comes_back_to_his_owner_and_pays_who_had_him(*, own: bool) -> None:
    game = table()
    holder = "Alexis" if own else "Sarah"
    capuchin = game.ready(holder, "The Capuchin", owner="Alexis", blood=0)
    text = "Camarilla: +3 strength. Damage from Big's hand strikes is aggravated."
    game.ready("Justin", vampire("Big", 9, text=text))
    game.uncontrolled(holder, "Anson")
    game.phase("minion", of="Justin")
    game.hand("Justin", "Bum's Rush")
    play(game, "Bum's Rush")
    if game.options("enter combat"):
        game.pick("enter combat", capuchin)
    for _ in range(60):
        if game.table.action is None:
            break
        if game.options("discard"):
            blank = next(each for each in game.options("discard"))
            game.pick("discard", game.rules.copy(blank.copy))
        else:
            quiet(game)
    assert (capuchin.controller, capuchin.place.region, capuchin.place.seat) == (1, "uncontrolled", 1)
    game.go_to("influence", holder)
    assert "7 transfers" in game.question
