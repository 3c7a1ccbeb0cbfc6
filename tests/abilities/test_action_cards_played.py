"""The action cards most played, through the referee at each level, and refused where they must be."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused, uses
from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on, may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.table.table import Copy

INFERNAL = "Infernal."


@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_unleash_hells_fury_comes_into_play_and_unlocks_at_superior(level: str) -> None:
    game, krid = acting("DAI", "Unleash Hell's Fury", text=INFERNAL)
    plays(game, "Unleash Hell's Fury", level)
    game.pass_all()
    assert game.names("Sarah", "in play") == ["Unleash Hell's Fury"]
    assert (krid.locked, game["Sarah"].pool) == (level == "dai", 28)


def test_unleash_hells_fury_needs_an_infernal_vampire() -> None:
    game, _ = acting("DAI", "Unleash Hell's Fury")
    refused(game, "Unleash Hell's Fury", "dai")


def fury(*cards: str, locked: bool = False) -> tuple[Position, Copy, Copy]:
    """The card lies before Alexis; Krid of Sarah bleeds her."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "OBF DOM"), blood=5)
    lies = game.in_play("Alexis", "Unleash Hell's Fury", marks={"level": "dai"}, locked=locked)
    game.hand("Sarah", *cards)
    game.pick("bleed", minion=krid)
    return game, krid, lies


@pytest.mark.parametrize("locked", [False, True])
def test_unleash_hells_fury_blocks_burns_itself_and_wounds(locked: bool) -> None:
    """LSJ 20100210: it can attempt even when it is locked; ANK 20230317: it is no minion as it burns."""
    game, krid, _ = fury(locked=locked)
    go_on(game, lambda: bool(uses(game, "attempt to block")))
    game.pick("use", by="Alexis")
    game.pass_all()
    assert krid.place.region == "torpor"
    assert game.names("Alexis", "ash heap") == ["Unleash Hell's Fury"]
    assert game["Alexis"].pool == 30


def test_unleash_hells_fury_is_a_card_again_when_its_attempt_fails() -> None:
    """LSJ 19970707: an infernal vampire without blood as long as it attempts; with 2 intercept."""
    game, _, lies = fury("Lost in Crowds", "Cloak the Gathering", "Faceless Night")
    go_on(game, lambda: bool(uses(game, "attempt to block")))
    game.pick("use", by="Alexis")
    go_on(game, lambda: may_play(game, "Lost in Crowds"))
    assert game.table.action is not None and game.table.action.intercept == 2
    assert game.rules.card(lies) and (lies.place.region, lies.blood) == ("ready", 0)
    game.pick("play", "Lost in Crowds", level="OBF")
    go_on(game, lambda: may_play(game, "Cloak the Gathering"))
    game.pick("play", "Cloak the Gathering", level="obf")
    go_on(game, lambda: lies.place.region == "in play")
    assert not {"type", "capacity", "infernal", "awake", "intercept"} & lies.marks.keys()
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_unleash_hells_fury_does_not_block_what_is_directed_at_others() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.in_play("Justin", "Unleash Hell's Fury", marks={"level": "dai"})
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(uses(game, "attempt to block")) or game.table.action is None)
    assert game.table.action is None


def test_undue_influence_moves_blood_of_any_uncontrolled_card_unnamed() -> None:
    game, _ = acting("chi", "Undue Influence", sect="Anarch")
    child = game.uncontrolled("Sarah", vampire("Child", 4))
    other = game.uncontrolled("Alexis", vampire("Secret", 4), blood=2)
    plays(game, "Undue Influence", "chi")
    assert "Secret" not in " ".join(option.text for option in game.options())
    game.pass_all()
    assert (child.blood, other.blood) == (1, 1)


def test_undue_influence_needs_blood_there() -> None:
    game, _ = acting("chi", "Undue Influence", sect="Anarch")
    game.uncontrolled("Sarah", vampire("Child", 4))
    refused(game, "Undue Influence", "chi")


@pytest.mark.parametrize(("level", "gained"), [("tha", 0), ("THA", 1)])
def test_cryptic_mission_burns_blood_or_life(level: str, gained: int) -> None:
    game, krid = acting("THA", "Cryptic Mission")
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.on(ira, retainer("Hound", 1))
    plays(game, "Cryptic Mission", level)
    game.pick("way", amount=0)
    game.pick("target", ira)
    game.pass_all()
    assert (ira.blood, krid.blood) == (2, 5 + gained)
    game, krid = acting("THA", "Cryptic Mission")
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.on(ira, retainer("Hound", 1))
    plays(game, "Cryptic Mission", level)
    game.pick("way", amount=1)
    game.pass_all()
    assert (game.names("Alexis", "ash heap"), krid.blood) == (["Hound"], 5 + gained)


def test_rutors_hand_wounds_who_gets_it_and_unlocks_later() -> None:
    game, krid = acting("THA", "Rutor's Hand")
    plays(game, "Rutor's Hand", "tha")
    game.pass_all()
    assert krid.place.region == "torpor"
    game, krid = acting("THA", "Rutor's Hand")
    plays(game, "Rutor's Hand", "THA")
    go_on(game, lambda: bool(game.options("way")))
    game.pick("way", amount=0)
    game.pass_all()
    assert (krid.place.region, krid.blood, krid.locked) == ("ready", 1, True)
    assert not uses(game, "Rutor's Hand")
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=krid)
    game.pass_all()
    game.pick("use", "Rutor's Hand")
    assert not krid.locked


def test_constant_revolution_takes_pool_or_cards() -> None:
    """LSJ 20090618: all cards at once, and no more than there are."""
    game, krid = acting("", "Constant Revolution", sect="Anarch")
    plays(game, "Constant Revolution")
    game.pass_all()
    go_on(game, lambda: game.table.active == 1 and bool(game.options("amount")))
    assert [option.text for option in game.options("amount")] == [
        "0 cards at random, 1 pool",
        "1 card at random, 0 pool",
    ]
    game.pick("amount", amount=0, by="Alexis")
    assert game["Alexis"].pool == 29
    go_on(game, lambda: game.table.active == 2 and bool(game.options("amount")))
    before = len(game["Justin"].piles["ash heap"])
    game.pick("amount", amount=1, by="Justin")
    assert (game["Justin"].pool, len(game["Justin"].piles["ash heap"])) == (30, before + 1)
    assert "Justin burns 0 pool" not in game.log
    game.go_to("minion", "Sarah")
    lies = next(copy for copy in game.rules.lying_in_play() if copy.counters)
    assert (lies.counters, krid.place.region) == ({"counters": 2}, "ready")


@pytest.mark.parametrize(("level", "damage"), [("mel", 2), ("MEL", 3)])
def test_shattering_crescendo_needs_another_and_hurts_two(level: str, damage: int) -> None:
    """LSJ 20100208-2: the second one must be in hand."""
    game, _ = acting("MEL", "Shattering Crescendo", "Shattering Crescendo")
    one, other = (game.ready("Alexis", vampire(name, 5), blood=5) for name in ("Ira", "Uri"))
    plays(game, "Shattering Crescendo", level)
    game.pick("methuselah", seat="Alexis")
    game.pick("target", one)
    game.pick("target", other)
    game.pass_all()
    assert len(game.names("Sarah", "ash heap")) == 2
    assert (one.blood, other.blood) == (5 - damage, 5 - damage)
    game, _ = acting("MEL", "Shattering Crescendo")
    game.ready("Alexis", vampire("Ira", 5))
    refused(game, "Shattering Crescendo", level)


@pytest.mark.parametrize("level", ["mel", "MEL"])
@pytest.mark.parametrize("region", ["ready", "torpor", ""])
def test_shattering_crescendo_is_for_a_methuselah_who_controls_minions(level: str, region: str) -> None:
    game, krid = acting("MEL", "Shattering Crescendo", "Shattering Crescendo")
    if region:
        (game.ready if region == "ready" else game.torpor)("Justin", vampire("Ira", 5), blood=5)
    plays(game, "Shattering Crescendo", level)
    # An action that has one's own minions as targets is undirected (sec. 6.2).
    asked = [option.seat for option in game.options("methuselah")]
    assert asked == ([0, 2] if region else [])
    if region:
        game.pick("methuselah", seat="Justin")
        assert krid.id not in {option.copy for option in game.options("target")}


def test_haqims_law_leadership_counts_the_oldest() -> None:
    game, _ = acting("", "Haqim's Law: Leadership", clan="Banu Haqim")
    game.ready("Alexis", vampire("Old", 6, clan="Banu Haqim"))
    game.ready("Justin", vampire("Young", 4, clan="Banu Haqim"))
    plays(game, "Haqim's Law: Leadership")
    game.pass_all()
    assert (game["Sarah"].pool, game["Alexis"].pool, game["Justin"].pool) == (32, 32, 30)


def test_loss_burns_equipment_of_the_neighbours_minions() -> None:
    game, _ = acting("QUI", "Loss")
    ira = game.ready("Alexis", vampire("Ira", 4))
    club = game.on(ira, library("Club", "Equipment"))
    plays(game, "Loss", "qui")
    game.pass_all()
    assert club.place.region == "ash heap"
    game, _ = acting("QUI", "Loss")
    refused(game, "Loss", "qui")


def test_judgment_camarilla_segregation_burns_pool_or_a_vampire() -> None:
    """ANK 20181016: at the end of the unlock phase."""
    game, _ = acting("", "Judgment: Camarilla Segregation")
    game.ready("Sarah", vampire("Prince", 6, title="prince of Chicago"), blood=4)
    game.ready("Alexis", vampire("Wild", 4, sect="Sabbat"))
    game.pick("action card", "Judgment: Camarilla Segregation")
    game.pass_all()
    game.go_to("master", "Alexis")
    assert game["Alexis"].pool == 29
    game.pick("use", "Judgment: Camarilla Segregation", by="Alexis")
    assert game.names("Sarah", "in play") == []
    assert game.names("Alexis", "ready") == []


@pytest.mark.parametrize(("sect", "clan", "locked"), [("Laibon", "", True), ("Sabbat", "Osebo", False)])
def test_mozambique_allure(sect: str, clan: str, locked: bool) -> None:
    game, krid = acting("", "Mozambique Allure", sect=sect, clan=clan)
    game.crypt("Sarah", vampire("Deep", 3))
    plays(game, "Mozambique Allure")
    game.pass_all()
    assert krid.locked == locked
    assert (len(game.names("Sarah", "uncontrolled")), krid.marks.get("sect", "Laibon")) == (int(locked), "Laibon")


def test_mozambique_allure_needs_a_crypt_for_a_laibon() -> None:
    """LSJ 20070411-2: not with an empty crypt."""
    game, _ = acting("", "Mozambique Allure", sect="Laibon")
    refused(game, "Mozambique Allure")


@pytest.mark.parametrize(("level", "pool"), [("ser", 2), ("SER", 3)])
def test_enticement_burns_the_edge_and_bars_bleeds(level: str, pool: int) -> None:
    game, _ = acting("SER", "Enticement")
    game.ready("Sarah", vampire("Ira", 4))
    game.give_edge("Sarah")
    plays(game, "Enticement", level)
    game.pass_all()
    assert (game["Alexis"].pool, game.edge, game.options("bleed")) == (30 - pool, "", [])
    game.go_to("discard", "Sarah")
    game.go_to("minion", "Sarah")
    assert game.options("bleed")
    game, _ = acting("SER", "Enticement")
    refused(game, "Enticement", level)


def test_no_secrets_from_the_magaji_blocks_locked_but_does_not_react() -> None:
    """LSJ 20070208: no reaction cards while locked; LSJ 20090810: burned when an attempt has failed."""
    game = table()
    magaji = game.ready("Alexis", vampire("Magaji", 7, "obf", sect="Laibon", title="magaji"), locked=True)
    card = game.on(magaji, "No Secrets From the Magaji")
    game.hand("Alexis", "Forced Awakening")
    krid = game.ready("Sarah", vampire("Krid", 6, "OBF"), blood=5)
    game.hand("Sarah", "Lost in Crowds")
    game.pick("bleed", minion=krid)
    block(game, magaji)
    assert game.table.action is not None and game.table.action.intercept == 1
    go_on(game, lambda: may_play(game, "Lost in Crowds"))
    game.pick("play", "Lost in Crowds", level="OBF")
    game.pass_all()
    assert card.place.region == "ash heap"


def test_renewed_vigor_lets_its_vampire_rise() -> None:
    game, krid = acting("FOR", "Renewed Vigor")
    plays(game, "Renewed Vigor", "for")
    game.pass_all()
    assert krid.attached
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, "FOR"))
    game.on(krid, "Renewed Vigor", marks={"level": "for"})
    game.phase("unlock", "Sarah")
    game.pick("use", "Renewed Vigor")
    assert (krid.place.region, game.names("Sarah", "ash heap")) == ("ready", ["Renewed Vigor"])


@pytest.mark.parametrize("level", ["obe 1", "obe 2", "OBE"])
def test_renewed_vigor_restores(level: str) -> None:
    game, _ = acting("OBE", "Renewed Vigor")
    ira = game.torpor("Alexis", vampire("Ira", 4))
    friend = game.ready("Sarah", ally("Friend", 3), blood=1)
    plays(game, "Renewed Vigor", level)
    if game.options("target"):
        game.pick("target", ira if level == "OBE" else friend)
    game.pass_all()
    assert (ira.place.region == "ready") == (level == "obe 1")
    assert (friend.blood == 3) == (level == "obe 2")


def test_shroud_of_decay_removes_seven_cards() -> None:
    game, _ = acting("OBL", "Shroud of Decay")
    game.ash_heap("Alexis", *["Deflection"] * 7)
    plays(game, "Shroud of Decay", "OBL")
    go_on(game, lambda: bool(game.options("target")) or game.table.action is None)
    while game.options("target"):
        assert game.referee is not None
        game.referee.answer(0)
    game.pass_all()
    assert (game["Alexis"].pool, game.names("Alexis", "ash heap")) == (27, [])
    game, _ = acting("OBL", "Shroud of Decay")
    game.ash_heap("Alexis", *["Deflection"] * 6)
    refused(game, "Shroud of Decay", "OBL")


def test_shroud_of_decay_has_the_target_discard() -> None:
    game, _ = acting("OBL", "Shroud of Decay")
    plays(game, "Shroud of Decay", "obl")
    go_on(game, lambda: bool(game.options("discard")))
    for _ in range(2):
        assert game.asked == "Alexis" and game.referee is not None
        game.referee.answer(0)
    game.pass_all()
    assert len(game["Alexis"].piles["ash heap"]) == 2


def test_under_siege_unlocks_a_vampire_to_block() -> None:
    """ANK 20180623: who may attempt to block is not lifted."""
    game = table()
    siege = game.in_play("Alexis", "Under Siege", counters={"counters": 1})
    ira = game.ready("Alexis", vampire("Ira", 4, sect="Sabbat"), locked=True)
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(uses(game, "Under Siege")))
    game.pick("use", "Under Siege", by="Alexis")
    game.pass_all()
    assert (siege.place.region, game["Alexis"].pool, ira.blood) == ("ash heap", 30, 3)


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_sensory_deprivation_lasts_as_long_as_its_vampire_is_ready(level: str) -> None:
    """PIB 20150111: it can target an unlocked minion."""
    game, krid = acting("CHI", "Sensory Deprivation")
    victim = game.ready("Alexis", ally("Friend", 3) if level == "chi" else vampire("Ira", 4), locked=True)
    plays(game, "Sensory Deprivation", level)
    if game.options("way"):
        game.pick("way", amount=1)
    if game.options("target"):
        game.pick("target", victim)
    game.pass_all()
    game.go_to("discard", "Alexis")
    assert victim.locked and victim.attached
    game.rules.doing.move_card(krid, type(krid.place)(0, "torpor"))
    game.go_to("discard", "Justin")
    assert not victim.attached


@pytest.mark.parametrize(("level", "bleed", "left"), [("for", 2, "torpor"), ("FOR", 3, "torpor")])
def test_force_of_will_hurts_after_it_even_when_it_is_blocked(level: str, bleed: int, left: str) -> None:
    """ANK 20220331: blocked or not."""
    game, krid = acting("FOR", "Force of Will", locked=True)
    plays(game, "Force of Will", level)
    game.pass_all()
    assert (game["Alexis"].pool, krid.place.region) == (30 - bleed, left)
    assert krid.blood == (3 if level == "for" else 4)
    game, krid = acting("FOR", "Force of Will", locked=True)
    ira = game.ready("Alexis", vampire("Ira", 4))
    plays(game, "Force of Will", level)
    block(game, ira)
    game.pass_all()
    assert (game["Alexis"].pool, krid.place.region) == (30, left)


def test_rewilding_burns_a_location_and_pool() -> None:
    game, _ = acting("", "Rewilding", clan="Gangrel")
    game.in_play("Justin", "Rack, The")
    plays(game, "Rewilding")
    game.pass_all()
    assert (game["Justin"].pool, game.names("Justin", "in play")) == (28, [])


def test_madmans_quill_helps_bleeds_against_its_minions_methuselah() -> None:
    game, krid = acting("AUS DEM", "Madman's Quill", "Madman's Quill")
    game.ready("Alexis", vampire("Ira", 4))
    uri = game.ready("Sarah", vampire("Uri", 4, "dem"))
    plays(game, "Madman's Quill", "AUS DEM")
    game.pass_all()
    game.pick("bleed", minion=uri)
    game.pass_all()
    assert game["Alexis"].pool == 28
    krid.locked = False
    refused(game, "Madman's Quill", "AUS DEM")


def test_tumnimos_has_its_discipline() -> None:
    game, _ = acting("", "Tumnimos", clan="Ravnos", sect="Sabbat")
    game.hand("Sarah", "Fortitude")
    plays(game, "Tumnimos")
    go_on(game, lambda: bool(game.options("search")))
    game.pick("search", "Fortitude")
    game.pass_all()
    child = next(copy for copy in game.rules.pile(0, "ready") if copy.marks.get("type") == "vampire")
    assert minions.disciplines(game.rules, child) == {"chi": 1, "for": 1}
    assert (minions.capacity(game.rules, child), minions.sect(game.rules, child)) == (3, "Sabbat")


@pytest.mark.parametrize("lasombra", [False, True])
def test_baltimore_purge_sends_to_torpor_together(lasombra: bool) -> None:
    """ANK 20210529: not who is older, whoever chooses."""
    game, krid = acting("", "Baltimore Purge", clan="Ravnos")
    if lasombra:
        game.ready("Sarah", vampire("Dark", 4, clan="Lasombra"))
    old, young = game.ready("Alexis", vampire("Old", 9)), game.ready("Alexis", vampire("Young", 6))
    other = game.ready("Alexis", vampire("Other", 3))
    plays(game, "Baltimore Purge")
    assert game.table.action is not None
    go_on(game, lambda: bool(game.options("block")))
    assert game.table.action.stealth == 1
    game.pass_all()
    go_on(game, lambda: game.table.active == 0 and bool(game.options("target")))
    assert game.asked == ("Sarah" if lasombra else "Alexis")
    game.pick("target", young)
    assert [copy.place.region for copy in (krid, young, old, other)] == ["torpor", "torpor", "ready", "ready"]
