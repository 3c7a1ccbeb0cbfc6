"""Action cards of the starter decks: combats entered, cards that stay, vampires fed; each in its main way, another, and
where it must be refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused, succeeds, uses
from tests.abilities.shapes import finish
from tests.abilities.test_modifiers import block, go_on
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def walking(path: str, disciplines: str, *cards: str, blood: int = 5, clan: str = "") -> tuple[Position, Copy]:
    """Krid, who follows a path, may act with cards."""
    game, krid = acting(disciplines, *cards, blood=blood, clan=clan)
    krid.marks["path"] = path
    game.table.stamps.anew()
    return game, krid


def fights(game: Position, card: str, target: Copy, level: str = "") -> None:
    """Krid enters combat with somebody by a card; everybody does as little as can be until it is over."""
    krid = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Krid")
    game.pick("action card", card, minion=krid, level=level)
    if game.options("target"):
        game.pick("target", target=target)
    finish(game)


def does(game: Position, minion: Copy, text: str) -> None:
    """A minion takes an action that a card in play allows, by what its button says."""
    found = [
        number
        for number, option in enumerate(game.options())
        if option.kind == "card in play" and option.minion == minion.id and text in option.text
    ]
    if len(found) != 1 or game.referee is None:
        raise IllegalError(f"{len(found)} actions say {text!r}: {game.offers()}")
    game.referee.answer(found[0])


@pytest.mark.parametrize(("blood", "lost"), [(0, 1), (3, 0)])
def test_abuse_of_power_costs_pool_where_just_one_is_left(blood: int, lost: int) -> None:
    game, _ = walking("Caine", "", "Abuse of Power")
    ira = game.ready("Alexis", vampire("Ira", 5), blood=blood)
    fights(game, "Abuse of Power", ira)
    assert game["Alexis"].pool == 30 - lost


@pytest.mark.parametrize(("blood", "lost"), [(4, 1), (0, 0)])
def test_abuse_of_power_costs_its_player_pool_where_the_acting_minion_alone_falls(blood: int, lost: int) -> None:
    game, krid = walking("Caine", "", "Abuse of Power", blood=1)
    ira = game.ready("Alexis", vampire("Ira", 5, text="+2 strength."), blood=blood)
    fights(game, "Abuse of Power", ira)
    assert krid.place.region == "torpor"
    assert (game["Sarah"].pool, game["Alexis"].pool) == (30 - lost, 30)


def test_abuse_of_power_is_for_those_who_follow_the_path() -> None:
    game, _ = acting("", "Abuse of Power")
    game.ready("Alexis", vampire("Ira", 5))
    refused(game, "Abuse of Power")


@pytest.mark.parametrize(("blood", "gained"), [(0, 2), (3, 0)])
def test_hunting_the_beast_feeds_a_young_salubri(blood: int, gained: int) -> None:
    game, _ = acting("AUS", "Hunting the Beast", clan="Salubri")
    child = game.uncontrolled("Sarah", vampire("Child", 5, clan="Salubri"))
    ira = game.ready("Alexis", vampire("Ira", 5), blood=blood)
    fights(game, "Hunting the Beast", ira, "AUS")
    assert child.blood == gained


def test_putrescent_sustenance_feeds_on_a_dead_ally() -> None:
    game, krid = walking("Death and the Soul", "OBL", "Putrescent Sustenance", blood=1)
    game.ash_heap("Alexis", ally("Dead", 2))
    zombie = game.ready("Sarah", library("Shambler", "Ally", text="Zombie with 3 life. 1 strength, 0 bleed."), blood=1)
    plays(game, "Putrescent Sustenance", "OBL/THA")
    go_on(game, lambda: bool(game.options("way")))
    game.pick("way", amount=0)
    game.pass_all()
    assert (krid.blood, zombie.blood, game.names("Alexis", "ash heap")) == (4, 1, [])


def test_putrescent_sustenance_needs_a_dead_ally() -> None:
    game, _ = walking("Death and the Soul", "OBL", "Putrescent Sustenance")
    refused(game, "Putrescent Sustenance", "OBL/THA")


def test_enthrall_bleeds_and_draws_from_the_crypt() -> None:
    game, krid = walking("Cathari", "PRE", "Enthrall")
    game.crypt("Sarah", "Theo Bell")
    plays(game, "Enthrall", "OBF/PRE")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes", by="Sarah")
    assert (game["Alexis"].pool, krid.blood, game.names("Sarah", "uncontrolled")) == (28, 4, ["Theo Bell"])


def test_enthrall_draws_nothing_where_it_is_blocked() -> None:
    game, krid = walking("Cathari", "PRE", "Enthrall")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    plays(game, "Enthrall", "OBF/PRE")
    block(game, ira)
    finish(game)
    assert (game["Alexis"].pool, krid.blood) == (30, 4)


def test_dance_of_the_dead_moves_a_wraith_once_each_combat() -> None:
    game, _ = acting("", blood=5)
    dance = game.in_play("Sarah", "Dance of the Dead", counters={"counters": 1})
    wraith = game.ready("Sarah", library("Ghost", "Ally", text="Wraith with 3 life. 1 strength, 1 bleed."))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=wraith)
    block(game, ira)
    go_on(game, lambda: bool(uses(game, "Dance of the Dead")))
    game.pick("use", dance)
    finish(game)
    assert (wraith.blood, ira.blood, game.names("Sarah", "in play")) == (3, 5, [])


def test_gate_of_acheron_drains_the_prey_and_can_be_burned() -> None:
    game, _ = acting("", "Gate of Acheron, The", clan="Hecata")
    game.ash_heap("Alexis", "Majesty")
    ira = game.ready("Alexis", vampire("Ira", 5))
    succeeds(game, "Gate of Acheron, The")
    gate = game.rules.pile(0, "in play")[0]
    gate.counters["counters"] = 2
    go_on(game, lambda: game.table.active == 1 and game.choice is not None and game.choice.kind == "way")
    game.pick("remove")
    assert (game["Alexis"].pool, game.names("Alexis", "ash heap")) == (29, [])
    game.go_to("minion", "Alexis")
    game.pick("card in play", gate, minion=ira)
    game.pass_all()
    assert game.names("Sarah", "in play") == []


@pytest.mark.parametrize(("blood", "bleed"), [(0, 2), (3, 1)])
def test_pillars_fall_stays_on_the_victor(blood: int, bleed: int) -> None:
    game, krid = walking("Caine", "", "Pillars Fall")
    game.ready("Alexis", vampire("Ira", 5), blood=blood)
    game.pick("action card", "Pillars Fall", minion=krid)
    go_on(game, lambda: bool(game.options("yes")) or game.table.action is None)
    if game.options("yes"):
        game.pick("yes", by="Sarah")
    assert minions.bleed_amount(game.rules, krid) == bleed


def test_augury_of_doom_counts_the_torpid_and_goes_with_them() -> None:
    game, _ = walking("Caine", "", "Augury of Doom")
    for number in range(2):
        game.torpor("Alexis", vampire(f"Ira {number}", 5), blood=0)
    game.ready("Alexis", vampire("Ready", 5))
    succeeds(game, "Augury of Doom")
    game.go_to("minion", "Alexis")
    assert (game["Alexis"].pool, game.names("Sarah", "in play")) == (28, ["Augury of Doom"])
    game, _ = walking("Caine", "", "Augury of Doom")
    succeeds(game, "Augury of Doom")
    game.go_to("discard", "Sarah")
    assert game.names("Sarah", "in play") == []


def test_augury_of_doom_goes_with_the_prey_that_it_was_for() -> None:
    game, _ = walking("Caine", "", "Augury of Doom")
    tom = game.ready("Sarah", vampire("Tom", 5))
    for seat in ("Alexis", "Justin"):
        game.torpor(seat, vampire(f"Torpid of {seat}", 5), blood=0)
    game.pool("Alexis", 1)
    succeeds(game, "Augury of Doom")
    assert game.names("Sarah", "in play") == ["Augury of Doom"]
    game.pick("bleed", minion=tom)
    game.pass_all()
    assert (game["Alexis"].ousted, game.names("Sarah", "in play")) == (True, [])


def test_phantasmagoria_hurts_whom_it_slows_when_blocked() -> None:
    game, _ = acting("PRE", clan="Ravnos")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.on(ira, "Phantasmagoria", marks={"level": "PRE"}, owner="Sarah")
    just = game.ready("Justin", vampire("Just", 6), blood=6)
    game.phase("minion", of="Alexis")
    assert minions.stealth(game.rules, ira) == -1
    game.pick("bleed", minion=ira)
    block(game, just)
    finish(game)
    assert ira.blood == 4
    game.go_to("minion", "Justin")
    assert [option.text for option in game.options("card in play") if "burn" in option.text]


def test_pit_of_contemplation_banishes_the_small() -> None:
    game, _ = acting("", clan="Hecata")
    pit = game.in_play("Sarah", "Pit of Contemplation", counters={"counters": 4})
    small, big = (game.ready("Alexis", vampire(name, size)) for name, size in (("Small", 3), ("Big", 4)))
    game.go_to("unlock", "Sarah")
    game.pick("use", pit)
    go_on(game, lambda: small.place.region != "ready")
    assert (small.place.region, big.place.region, game.names("Sarah", "in play")) == ("uncontrolled", "ready", [])


def test_pit_of_contemplation_grows_by_hecata_only() -> None:
    game, krid = acting("", clan="Hecata")
    stranger = game.ready("Sarah", vampire("Stranger", 5))
    pit = game.in_play("Sarah", "Pit of Contemplation", counters={"counters": 1})
    with pytest.raises(IllegalError):
        does(game, stranger, "add a counter")
    does(game, krid, "add a counter")
    game.pass_all()
    assert pit.counters["counters"] == 2


def test_song_of_pan_hurts_who_did_not_bleed() -> None:
    game, krid = acting("", "Song of Pan", clan="Kiasyd")
    idle = game.ready("Sarah", vampire("Idle", 5, clan="Kiasyd"), blood=5)
    other = game.ready("Alexis", vampire("Other", 5, clan="Kiasyd"), blood=5)
    succeeds(game, "Song of Pan")
    assert (krid.locked, minions.bleed_amount(game.rules, other)) == (False, 2)
    game.pick("bleed", minion=krid)
    game.pass_all()
    game.go_to("minion", "Alexis")
    assert (krid.blood, idle.blood, other.blood, game["Alexis"].pool) == (5, 4, 5, 28)
    assert game.names("Sarah", "in play") == []


def test_big_game_hunts_the_red_list() -> None:
    game, krid = acting("", "Big Game")
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5, marks={"red list": "yes"})
    fights(game, "Big Game", ira)
    assert not krid.locked
    game, krid = acting("", "Big Game")
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    fights(game, "Big Game", ira)
    assert krid.locked


@pytest.mark.parametrize(("strength", "lost"), [(5, 1), (1, 0)])
def test_rumble_costs_pool_where_its_vampire_falls(strength: int, lost: int) -> None:
    game, _ = acting("", "Rumble", "Fake Out", sect="Sabbat", blood=2)
    ira = game.ready("Alexis", ally("Ira", 5, strength=strength))
    plays(game, "Rumble")
    go_on(game, lambda: bool(game.options("play")))
    assert len(game.rules.pile(0, "hand")) == 8
    finish(game)
    assert (game["Sarah"].pool, ira.blood) == (30 - lost, 4)


def test_rumble_is_for_the_sabbat() -> None:
    game, _ = acting("", "Rumble")
    game.ready("Alexis", vampire("Ira", 5))
    refused(game, "Rumble")


@pytest.mark.parametrize(
    ("card", "title", "sect", "safe"),
    [
        ("Blood Hunt", "prince of Rome", "Camarilla", "prince of Paris"),
        ("War Party", "priscus", "Sabbat", "archbishop of Rome"),
    ],
)
def test_who_is_hunted_may_be_fought_by_anybody(card: str, title: str, sect: str, safe: str) -> None:
    game, _ = acting("", card, title=title, sect=sect)
    ira = game.ready("Alexis", vampire("Ira", 5))
    lord = game.ready("Alexis", vampire("Lord", 5, sect=sect, title=safe))
    just = game.ready("Justin", vampire("Just", 5))
    plays(game, card)
    go_on(game, lambda: bool(game.options("target")))
    with pytest.raises(IllegalError):
        game.pick("target", target=lord)
    game.pick("target", target=ira)
    game.pass_all()
    game.go_to("minion", "Justin")
    does(game, just, "enter combat with it")
    finish(game)
    assert (ira.blood, just.blood) == (4, 4)


def test_games_of_instinct_feeds_the_one_who_is_left() -> None:
    game, krid = acting("", "Games of Instinct", sect="Sabbat", blood=1)
    old = game.ready("Alexis", vampire("Old", 7), blood=0)
    young = game.ready("Alexis", vampire("Young", 4), blood=0)
    fights(game, "Games of Instinct", old)
    assert (krid.blood, old.place.region, young.place.region) == (6, "torpor", "ready")


def test_purity_of_the_beast_hunts_allies_of_the_prey() -> None:
    game, _ = acting("", "Purity of the Beast")
    mine, far = game.ready("Alexis", ally("Near", 3)), game.ready("Justin", ally("Far", 3))
    fights(game, "Purity of the Beast", mine)
    assert (mine.place.region, far.blood) == ("ash heap", 3)


def test_patronage_unlocks_once_in_a_turn() -> None:
    game, krid = acting("", "Patronage", "Patronage", clan="Toreador antitribu")
    child = game.ready("Sarah", vampire("Child", 3, clan="Toreador antitribu"), locked=True)
    succeeds(game, "Patronage")
    assert (krid.locked, child.locked) == (False, False)
    refused(game, "Patronage")


def test_a_patronage_that_is_cancelled_was_played_in_the_turn() -> None:
    """Sec. 11: it counts though it was cancelled, for its Methuselah alone."""
    game, krid = acting("", "Patronage", "Patronage", clan="Toreador antitribu")
    game.ready("Sarah", vampire("Child", 3, clan="Toreador antitribu"), locked=True)
    game.hand("Alexis", "Direct Intervention")
    game.pick("action card", "Patronage", minion=krid)
    game.pick("out of turn", "Direct Intervention", by="Alexis")
    game.pass_all()
    assert (krid.locked, game["Sarah"].pool) == (False, 30)
    refused(game, "Patronage")


@pytest.mark.parametrize(("blood", "after"), [(4, 8), (3, 3)])
def test_entrenching_needs_four_blood(blood: int, after: int) -> None:
    game, krid = acting("", "Entrenching", blood=blood, capacity=9)
    succeeds(game, "Entrenching")
    assert krid.blood == after


def test_off_kilter_takes_the_edge_or_burns_it() -> None:
    game, _ = acting("", "Off Kilter", clan="Samedi")
    succeeds(game, "Off Kilter")
    assert (game["Sarah"].pool, game.edge) == (31, "Sarah")
    game, _ = acting("", "Off Kilter", clan="Samedi")
    game.give_edge("Sarah")
    plays(game, "Off Kilter")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes")
    assert (game["Sarah"].pool, game.edge) == (32, "")


def test_patshiv_feeds_ready_unlocked_ravnos() -> None:
    game, krid = acting("", "Patshiv", clan="Ravnos", blood=3)
    one = game.ready("Sarah", vampire("One", 5, clan="Ravnos"), blood=1)
    two = game.ready("Alexis", vampire("Two", 5, clan="Ravnos"), blood=1)
    three = game.ready("Sarah", vampire("Three", 5), blood=1)
    succeeds(game, "Patshiv")
    assert (krid.blood, one.blood, two.blood, three.blood) == (3, 2, 2, 1)


def test_edged_illusion_hurts_one_or_all() -> None:
    game, _ = acting("CHI", "Edged Illusion", "Edged Illusion")
    one, two = (game.ready("Alexis", vampire(name, 4), blood=4) for name in ("One", "Two"))
    plays(game, "Edged Illusion", "chi")
    go_on(game, lambda: bool(game.options("target")))
    game.pick("target", target=one)
    game.pass_all()
    assert (one.blood, one.locked, two.blood) == (3, True, 4)
    game, _ = acting("CHI", "Edged Illusion")
    one, two = (game.ready("Alexis", vampire(name, 4), blood=4) for name in ("One", "Two"))
    plays(game, "Edged Illusion", "CHI")
    go_on(game, lambda: bool(game.options("methuselah")))
    game.pick("methuselah", seat="Alexis")
    game.pass_all()
    assert (one.blood, one.locked, two.blood) == (3, False, 3)


def test_distraction_draws_five_and_discards_down() -> None:
    game, _ = acting("cel", "Distraction")
    plays(game, "Distraction", "cel")
    go_on(game, lambda: bool(game.options("discard")))
    assert len(game.rules.pile(0, "hand")) == 12


def test_go_anarch_stays_while_the_vampire_is_anarch() -> None:
    game, krid = acting("", "Go Anarch")
    succeeds(game, "Go Anarch")
    assert (minions.is_anarch(game.rules, krid), krid.locked, len(krid.attached)) == (True, False, 1)
    game, _ = acting("", "Go Anarch", title="prince of Rome")
    refused(game, "Go Anarch")


def test_skullduggery_gives_a_maneuver_where_it_is_blocked() -> None:
    game, _ = acting("obf", "Skullduggery", sect="Anarch")
    ira = game.ready("Alexis", vampire("Ira", 6, "AUS"), blood=6)
    game.on(ira, library("Eye", "Equipment", text="The bearer gets +2 intercept."))
    plays(game, "Skullduggery", "obf")
    block(game, ira)
    go_on(game, lambda: bool(game.options("maneuver")))
    assert game.asked == "Sarah"


def test_blessing_of_the_name_until_the_next_unlock_phase() -> None:
    game, krid = acting("", "Blessing of the Name", "Blessing of the Name", clan="Salubri antitribu", locked=True)
    friend = game.ready("Sarah", vampire("Friend", 4), locked=True)
    other = game.ready("Sarah", vampire("Other", 4), locked=True)
    plays(game, "Blessing of the Name")
    game.pick("target", target=friend)
    game.pass_all()
    assert (krid.locked, friend.locked, other.locked) == (False, False, True)
    assert [minions.intercept(game.rules, each) for each in (krid, friend, other)] == [1, 1, 0]
    krid.locked = False
    refused(game, "Blessing of the Name")
    game.go_to("discard", "Sarah")
    game.go_to("minion", "Sarah")
    assert (krid.locked, friend.locked, other.locked, game.names("Sarah", "in play")) == (True, True, False, [])


@pytest.mark.parametrize(("level", "shown"), [("nec", False), ("NEC", True)])
def test_divine_sign_watches_one_minion(level: str, shown: bool) -> None:
    game, krid = acting("NEC", "Divine Sign", "Fake Out")
    ira = game.ready("Justin", vampire("Ira", 5), blood=5)
    plays(game, "Divine Sign", level)
    go_on(game, lambda: game.table.action is None)
    assert not krid.locked
    game.go_to("minion", "Justin")
    assert any("Divine Sign" in option.text for option in game.options("card in play"))
    game.pick("bleed", minion=ira)
    block(game, krid)
    go_on(game, lambda: bool(game.options("play")))
    assert bool(game.rules.abilities.of_methuselah(game.rules, 2, "open hand")) is shown
