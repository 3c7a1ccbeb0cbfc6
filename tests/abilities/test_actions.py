"""Action cards, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def acting(
    disciplines: str, *cards: str, blood: int = 5, clan: str = "", sect: str = "Camarilla"
) -> tuple[Position, Copy]:
    """Krid of Sarah, capacity 6, may act with cards."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, disciplines, clan=clan, sect=sect), blood=blood)
    game.hand("Sarah", *cards)
    return game, krid


@pytest.mark.parametrize(
    ("card", "level", "disciplines", "lost", "gained"),
    [
        ("Computer Hacking", "", "", 2, 0),
        ("Enchant Kindred", "pre", "pre", 2, 0),
        ("Legal Manipulations", "pre", "pre", 3, 0),
        ("Legal Manipulations", "PRE", "PRE", 3, 1),
        ("Social Charm", "PRE", "PRE", 2, 1),
        ("Intimidation", "PRE", "PRE", 3, 0),
        ("Scouting Mission", "dom", "dom", 2, 0),
        ("Deep Song", "ani", "ani", 2, 0),
    ],
)
def test_bleeds_with_cards(card: str, level: str, disciplines: str, lost: int, gained: int) -> None:
    game, _ = acting(disciplines, card)
    game.pick("action card", card, level=level)
    game.pass_all()
    assert (game["Alexis"].pool, game["Sarah"].pool, game.edge) == (30 - lost, 30 + gained, "Sarah")


@pytest.mark.parametrize(("level", "lost"), [("dem", 1), ("DEM", 2)])
def test_kindred_spirits_bleeds_anybody_and_gains_a_pool(level: str, lost: int) -> None:
    game, _ = acting("DEM", "Kindred Spirits")
    game.pick("action card", "Kindred Spirits", level=level)
    game.pick("bleed", seat="Justin")
    game.pass_all()
    assert (game["Justin"].pool, game["Sarah"].pool) == (30 - lost, 31)


def test_a_bleed_that_is_reduced_to_nothing_was_not_successful() -> None:
    game, _ = acting("DEM", "Kindred Spirits")
    game.ready("Alexis", vampire("Ira", 4, "AUS"))
    game.hand("Alexis", "Telepathic Counter")
    game.pick("action card", "Kindred Spirits", level="dem")
    game.pick("bleed", seat="Alexis")
    go_on(game, lambda: bool(game.options("play")))
    game.pick("play", "Telepathic Counter", level="AUS")
    game.pass_all()
    assert (game["Alexis"].pool, game["Sarah"].pool, game.edge) == (30, 30, "")


@pytest.mark.parametrize(
    ("card", "level", "disciplines", "blood"),
    [
        ("Enchant Kindred", "PRE", "PRE", 2),
        ("Scouting Mission", "DOM", "DOM", 2),
        ("Govern the Unaligned", "DOM", "DOM", 3),
    ],
)
def test_blood_for_a_younger_vampire_of_the_uncontrolled_region(
    card: str, level: str, disciplines: str, blood: int
) -> None:
    game, _ = acting(disciplines, card)
    child = game.uncontrolled("Sarah", vampire("Child", 4))
    game.ready("Alexis", vampire("Watcher", 3))
    game.pick("action card", card, level=level)
    assert game.table.action is not None and game.table.action.stealth == 1
    game.pass_all()
    assert child.blood == blood


def test_public_trust_gives_blood_where_the_bleed_was_successful() -> None:
    game, _ = acting("PRE", "Public Trust")
    child = game.uncontrolled("Sarah", vampire("Child", 9))
    game.pick("action card", "Public Trust", level="PRE")
    game.pass_all()
    assert (game["Alexis"].pool, child.blood) == (27, 1)


@pytest.mark.parametrize(
    ("level", "stealth", "lost"), [("obf", 1, 1), ("pre", 0, 2), ("obf pre", 1, 2), ("obf pre pro", 1, 2)]
)
def test_platinum_protocol_uses_as_many_disciplines_as_its_anarch_has(level: str, stealth: int, lost: int) -> None:
    """LSJ 20011204-3, LSJ 20080608: a card of several Disciplines; who is corrupted is chosen as the action
    resolves."""
    game, _ = acting("obf pre pro", "Platinum Protocol", sect="Anarch")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.pick("action card", "Platinum Protocol", level=level)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.table.action.bleed) == (stealth, lost)
    game.pass_all()
    assert game["Alexis"].pool == 30 - lost
    assert ira.counters == ({"corruption 0": 1} if "pro" in level else {})


def test_break_the_bonds_may_lock_a_minion_and_needs_an_anarch() -> None:
    game, _ = acting("obf", "Break the Bonds", sect="Anarch")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.pick("action card", "Break the Bonds", level="obf")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes")
    game.pass_all()
    assert ira.locked
    game, _ = acting("obf", "Break the Bonds")
    with pytest.raises(IllegalError):
        game.pick("action card", "Break the Bonds")


def test_bums_rush_brings_a_maneuver_into_its_combat() -> None:
    game, _ = acting("", "Bum's Rush")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.pick("action card", "Bum's Rush")
    go_on(game, lambda: bool(game.options("maneuver")))
    assert (game.asked, game.table.combat is not None, ira.locked) == ("Sarah", True, False)


def test_deep_song_locks_its_opponent_who_counts_as_acting() -> None:
    game, krid = acting("ANI", "Deep Song")
    ira = game.ready("Alexis", vampire("Ira", 4, "tha"), blood=4)
    game.ready("Alexis", ally("Guard"))
    game.hand("Alexis", "Apportation")
    game.pick("action card", "Deep Song", level="ANI")
    go_on(game, lambda: game.table.combat is not None or game.table.action is None)
    assert ira.locked
    assert game.table.combat is not None
    assert (game.table.combat.acting.minion, game.table.combat.opposing.minion) == (ira.id, krid.id)


def test_graverobbing_steals_from_torpor_and_may_bring_it_up_for_two_blood() -> None:
    game, krid = acting("DOM", "Graverobbing")
    ira = game.torpor("Alexis", vampire("Ira", 4), blood=1)
    game.pick("action card", "Graverobbing", level="DOM")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes")
    game.pass_all()
    assert (ira.controller, ira.place.region, ira.place.seat, krid.blood) == (0, "ready", 0, 3)
    game, krid = acting("dom", "Graverobbing")
    with pytest.raises(IllegalError):
        game.pick("action card", "Graverobbing")


def test_entrancement_steals_an_ally_of_another() -> None:
    game, _ = acting("PRE", "Entrancement")
    guard = game.ready("Justin", ally("Guard"), locked=True)
    mine = game.ready("Sarah", ally("Mine"))
    game.pick("action card", "Entrancement", level="PRE")
    game.pass_all()
    assert (guard.controller, guard.place.seat, mine.controller) == (0, 0, 0)


@pytest.mark.parametrize(("level", "stealth"), [("tha", 1), ("THA", 3)])
def test_magic_of_the_smith_equips_from_the_library_and_pays(level: str, stealth: int) -> None:
    """RBK search: it is chosen as the action resolves."""
    game, krid = acting("THA", "Magic of the Smith")
    game.library("Sarah", ".44 Magnum")
    game.pick("action card", "Magic of the Smith", level=level)
    assert game.table.action is not None and game.table.action.stealth == stealth
    go_on(game, lambda: bool(game.options("equip")))
    game.pick("equip", ".44 Magnum")
    game.pass_all()
    assert [game.name(copy) for copy in minions.equipment(game.rules, krid)] == [".44 Magnum"]
    assert (game["Sarah"].pool, krid.blood) == (28, 4)


def test_mind_numb_stuns_an_unlocked_vampire_for_its_next_unlock_phase() -> None:
    game, _ = acting("pre", "Mind Numb")
    ira = game.ready("Alexis", vampire("Ira", 4))
    other = game.ready("Alexis", vampire("Other", 4), locked=True)
    game.pick("action card", "Mind Numb")
    assert game.table.action is not None
    assert game.table.action.targets == (ira.id,), "nobody else is unlocked but who acts"
    go_on(game, lambda: game.table.active == 1 and game.table.phase != "unlock")
    assert (ira.locked, other.locked) == (True, False)
    go_on(game, lambda: game.table.active == 0)
    go_on(game, lambda: game.table.active == 1 and game.table.phase != "unlock")
    assert not ira.locked


def test_the_embrace_makes_a_vampire_of_its_clan_and_sect_that_must_hunt() -> None:
    game, krid = acting("", "The Embrace", clan="Toreador", sect="Sabbat")
    (embrace,) = [copy for copy in game.rules.pile(0, "hand") if game.name(copy) == "The Embrace"]
    game.pick("action card", embrace)
    go_on(game, lambda: game.table.action is None)
    (child,) = [copy for copy in game.rules.pile(0, "ready") if copy is not krid]
    rules = game.rules
    assert minions.is_vampire(rules, child)
    assert (minions.capacity(rules, child), minions.clan(rules, child), minions.sect(rules, child)) == (
        1,
        "Toreador",
        "Sabbat",
    )
    assert {option.kind for option in game.options() if option.minion == child.id} == {"hunt"}
    assert krid.blood == 3


def test_line_brawl_takes_a_pool_of_another() -> None:
    game, _ = acting("cel", "Line Brawl", sect="Anarch")
    game.pick("action card", "Line Brawl", level="cel")
    game.pick("methuselah", seat="Justin")
    game.pass_all()
    assert (game["Sarah"].pool, game["Justin"].pool) == (31, 29)


def test_flurry_of_action_draws_or_unlocks() -> None:
    game, krid = acting("CEL", "Flurry of Action")
    game.pick("action card", "Flurry of Action", level="CEL")
    game.pass_all()
    assert not krid.locked
    game, krid = acting("CEL", "Flurry of Action")
    game.pick("action card", "Flurry of Action", level="cel")
    go_on(game, lambda: bool(game.options("discard")))
    assert krid.locked


def test_army_of_rats_burns_one_pool_a_turn_and_anybody_may_burn_it() -> None:
    game, _ = acting("ani")
    game.ready("Alexis", vampire("Ira", 4))
    for _ in range(2):
        game.in_play("Sarah", "Army of Rats")
    game.phase("unlock", of="Sarah")
    game.go_to("minion", "Sarah")
    assert game["Alexis"].pool == 29
    game = acting("ani")[0]
    ira = game.ready("Alexis", vampire("Ira", 4))
    rats = game.in_play("Sarah", "Army of Rats")
    game.phase("minion", of="Alexis")
    game.pick("card in play", rats, minion=ira)
    game.pass_all()
    assert rats.place.region == "ash heap"


def test_abbot_unlocks_and_has_intercept_against_what_is_directed_at_its_controller() -> None:
    game, krid = acting("", "Abbot", sect="Sabbat")
    game.pick("action card", "Abbot")
    game.pass_all()
    assert (krid.locked, len(krid.attached)) == (False, 1)
    assert minions.intercept(game.rules, krid) == 0
    justin = game.ready("Justin", vampire("Pug", 4))
    game.go_to("minion", "Justin")
    game.pick("bleed", minion=justin)
    assert minions.intercept(game.rules, krid) == 1
    game.pass_all()
    game.go_to("minion", "Sarah")
    with pytest.raises(IllegalError):
        game.pick("action card", "Abbot")


def test_undue_influence_brings_a_vampire_up_that_is_paid() -> None:
    game, _ = acting("qui", "Undue Influence", sect="Anarch")
    child = game.uncontrolled("Sarah", vampire("Child", 2), blood=1)
    game.pick("action card", "Undue Influence", level="qui")
    game.pass_all()
    assert child.place.region == "ready"


def test_a_blocked_action_card_does_nothing() -> None:
    game, krid = acting("pre", "Mind Numb")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.pick("action card", "Mind Numb")
    block(game, ira)
    game.pass_all()
    assert (krid.blood, "does not unlock next time" in ira.marks) == (4, False)


def test_puppet_master_keeps_a_younger_vampire_locked_and_controls_it_for_a_turn() -> None:
    game, krid = acting("DOM", "Puppet Master")
    ira = game.ready("Alexis", vampire("Ira", 4), locked=True)
    game.pick("action card", "Puppet Master", level="DOM")
    go_on(game, lambda: game.table.active == 1 and game.table.phase != "unlock")
    assert ira.locked and len(ira.attached) == 1
    go_on(game, lambda: game.table.active == 0 and game.table.phase == "minion")
    game.pick("use", minion=ira)
    assert (ira.controller, ira.locked, ira.attached) == (0, False, [])
    game.pick("bleed", minion=ira)
    go_on(game, lambda: game.table.active == 1)
    assert (ira.controller, ira.place.seat, game["Alexis"].pool) == (1, 1, 29)
    assert krid.controller == 0


def test_temptation_grows_until_it_outweighs_the_blood() -> None:
    game, _ = acting("SER", "Temptation")
    ira = game.ready("Alexis", vampire("Ira", 4), blood=2, locked=True)
    game.pick("action card", "Temptation", level="SER")
    game.pick("target", ira)
    go_on(game, lambda: game.table.active == 1)
    go_on(game, lambda: game.table.active == 0 and game.table.phase == "master" and bool(game.options("use")))
    game.pick("use")
    go_on(game, lambda: game.table.phase == "minion" and game.table.active == 0)
    game.pick("use", minion=ira)
    assert (ira.controller, ira.locked) == (0, False)
    (temptation,) = [game.table.copies[below] for below in ira.attached]
    assert not temptation.counters.get("counters")


def test_spirit_marionette_borrows_a_minion_that_must_bleed_and_gives_it_back() -> None:
    game, _ = acting("OBE", "Spirit Marionette")
    game.ready("Sarah", vampire("Pug", 3))
    ira = game.ready("Justin", vampire("Ira", 4))
    game.pick("action card", "Spirit Marionette", level="OBE")
    go_on(game, lambda: game.table.action is None)
    assert ira.controller == 0
    assert {option.kind for option in game.options()} == {"bleed"}
    game.pick("bleed", minion=ira)
    go_on(game, lambda: game.table.action is None)
    assert (game["Alexis"].pool, ira.controller, ira.place.seat) == (29, 2, 2)
    assert "hunt" in {option.kind for option in game.options()}


def test_sudario_refraction_brings_cards_back_and_discards_at_random() -> None:
    game, _ = acting("", "Sudario Refraction", clan="Giovanni")
    dead = game.ash_heap("Sarah", "Deflection", "Freak Drive", "Majesty", "Blur")
    game.pick("action card", "Sudario Refraction")
    for copy in dead[:3]:
        game.pick("target", copy)
    go_on(game, lambda: game.table.action is None)
    assert len(game["Sarah"].piles["ash heap"]) == 1 + 3 + 1
    assert {"Deflection", "Freak Drive", "Majesty"} == set(game.names("Sarah", "hand"))


def test_aranthebes_takes_stealth_from_the_predators_and_bleed_from_the_weak() -> None:
    game = table()
    game.in_play("Alexis", "Aranthebes, The Immortal")
    krid = game.ready("Sarah", vampire("Krid", 4, "pre"), blood=3)
    elder = game.ready("Sarah", vampire("Elder", 8))
    game.ready("Alexis", vampire("Ira", 3))
    game.hand("Sarah", "Enchant Kindred")
    game.pick("action card", "Enchant Kindred", minion=krid)
    assert game.table.action is not None and game.table.action.bleed == 1
    game.pass_all()
    assert game["Alexis"].pool == 29
    game.pick("hunt", minion=elder)
    go_on(game, lambda: game.asked == "Alexis" and bool(game.options("use")))
    game.pick("use")
    assert game.table.action is not None and game.table.action.stealth == 0


def test_enkil_cog_takes_an_action_in_anothers_turn() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 10), blood=3)
    cog = game.on(krid, "Enkil Cog")
    pug = game.ready("Alexis", vampire("Pug", 3))
    game.phase("minion", of="Alexis")
    assert game.asked == "Sarah"
    game.pick("use", cog)
    game.pick("bleed", minion=krid)
    game.pick("no block")
    game.pass_all()
    assert (game["Alexis"].pool, krid.locked, cog.locked) == (28, True, True)
    assert (game.asked, pug.locked) == ("Alexis", False)


def test_harass_is_for_the_weak_and_the_locked() -> None:
    game, _ = acting("", "Harass")
    weak = game.ready("Alexis", vampire("Weak", 8), blood=3)
    locked = game.ready("Justin", ally("Guard", 5), locked=True)
    game.ready("Alexis", vampire("Strong", 8), blood=4)
    game.pick("action card", "Harass")
    assert {option.copy for option in game.options("enter combat")} == {weak.id, locked.id}


def test_third_tradition_makes_a_camarilla_vampire_that_can_not_act_with_a_discipline_and_blood() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue", title="prince of Rome"), blood=5)
    game.hand("Sarah", "Third Tradition: Progeny")
    game.library("Sarah", "Dominate")
    game.pick("action card", "Third Tradition: Progeny")
    go_on(game, lambda: bool(game.options("search")))
    game.pick("search", "Dominate")
    game.pick("amount", amount=2)
    child = next(copy for copy in game.table.copies.values() if copy.marks.get("type") == "vampire")
    rules = game.rules
    assert (child.place.region, minions.clan(rules, child), minions.sect(rules, child)) == (
        "uncontrolled",
        "Ventrue",
        "Camarilla",
    )
    assert (child.blood, minions.capacity(rules, child), minions.disciplines(rules, child)) == (2, 2, {"dom": 1})
    assert krid.blood == 5 - 1 - 2
    go_on(game, lambda: game.table.active == 1)
    assert child.place.region == "ready"


def test_the_call_adds_blood_by_its_level_and_only_to_who_has_the_discipline() -> None:
    for level, blood in (("aus dem", 2), ("AUS DEM", 3)):
        game, _ = acting("AUS DEM", "The Call")
        child = game.uncontrolled("Sarah", vampire("Child", 4, "dem"))
        game.uncontrolled("Sarah", vampire("Other", 4))
        game.pick("action card", "The Call", level=level)
        game.pass_all()
        assert child.blood == blood


def test_night_moves_burns_one_pool_at_most() -> None:
    game, _ = acting("obf dom", "Night Moves", "Threats")
    game.pick("action card", "Night Moves", level="obf")
    game.pick("bleed", seat="Justin")
    go_on(game, lambda: bool(game.options("play")))
    game.pick("play", "Threats", level="dom")
    game.pass_all()
    assert (game["Justin"].pool, game.edge) == (29, "Sarah")


def test_rapid_healing_is_for_who_lies_in_torpor() -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, "FOR"), blood=2)
    game.ready("Sarah", vampire("Pug", 4, "FOR"))
    game.hand("Sarah", "Rapid Healing")
    assert {option.minion for option in game.options("action card")} == {krid.id}
    game.pick("action card", "Rapid Healing", level="FOR")
    game.pass_all()
    assert krid.place.region == "ready"


def test_arson_burns_a_location_and_far_mastery_takes_a_retainer() -> None:
    game, _ = acting("dom", "Arson")
    place = game.in_play("Alexis", "The Parthenon")
    game.pick("action card", "Arson")
    game.pass_all()
    assert place.place.region == "ash heap"
    game, krid = acting("dom", "Far Mastery")
    ira = game.ready("Alexis", vampire("Ira", 4), locked=True)
    spy = game.on(ira, "Raven Spy")
    game.pick("action card", "Far Mastery", level="dom")
    game.pass_all()
    assert (spy.place.on, spy.controller) == (krid.id, 0)


def test_a_directed_action_needs_something_to_be_directed_at() -> None:
    game, _ = acting("dom", "Arson", "Far Mastery")
    with pytest.raises(IllegalError):
        game.pick("action card", "Arson")
    with pytest.raises(IllegalError):
        game.pick("action card", "Far Mastery")
