"""Crypt cards that are defined by name, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.table.asking import IllegalError


def test_an_anarch_convert_leaves_the_game_and_makes_another_anarch() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Sarah", vampire("Milo", 6))
    game.crypt("Sarah", vampire("Eugenio", 6))
    convert = game.uncontrolled("Sarah", "Anarch Convert", blood=1)
    game.phase("influence", of="Sarah")
    game.pick("pass")
    game.pick("yes")
    game.pick("target", krid)
    game.pick("way", amount=0)
    assert (minions.is_anarch(game.rules, krid), game["Sarah"].pool) == (True, 31)
    assert convert.place.region == "removed"


def test_an_anarch_convert_stays_where_there_is_only_who_has_a_title() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    convert = game.uncontrolled("Sarah", "Anarch Convert", blood=1)
    game.phase("influence", of="Sarah")
    game.pick("pass")
    assert convert.place.region == "ready"
    assert not game.options("yes")


def test_an_anarch_convert_can_go_before_he_is_contested() -> None:
    """Ruling on Anarch Convert: before he enters a contest."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Sarah", vampire("Milo", 6))
    game.crypt("Sarah", vampire("Eugenio", 6))
    other = game.ready("Alexis", "Anarch Convert")
    game.uncontrolled("Sarah", "Anarch Convert", blood=1)
    game.phase("influence", of="Sarah")
    game.pick("pass")
    game.pick("yes")
    game.pick("target", krid)
    game.pick("way", amount=1)
    assert other.place.region == "ready"


def test_tupdog_is_burned_after_the_minion_phase_and_another_card_comes() -> None:
    game = table()
    tupdog = game.ready("Sarah", "Tupdog")
    game.crypt("Sarah", "Tupdog")
    game.pick("pass")
    assert tupdog.place.region == "ash heap"
    assert game.names("Sarah", "uncontrolled") == ["Tupdog"]


def test_tupdogs_are_not_contested() -> None:
    game = table()
    first = game.ready("Sarah", "Tupdog")
    second = game.uncontrolled("Alexis", "Tupdog", blood=2)
    game.phase("influence", of="Alexis")
    game.pick("pass")
    assert (first.place.region, second.place.region) == ("ready", "ready")


def test_anson_gives_a_second_master_phase_action_while_he_is_ready() -> None:
    for place, actions in (("ready", "2 master"), ("torpor", "1 master")):
        game = table()
        getattr(game, place)("Sarah", "Anson")
        game.hand("Sarah", library("Trick", "Master"))
        game.phase("master", of="Sarah")
        assert actions in game.question


def test_antonio_brings_a_mage_for_four_transfers() -> None:
    game = table()
    antonio = game.ready("Sarah", "Antonio d'Erlette")
    mage = library("Wizard", "Ally", pool=3, text="Mage with 2 life. 1 strength, 1 bleed.")
    game.library("Sarah", mage)
    game.uncontrolled("Sarah", vampire("Child", 9))
    game.phase("influence", of="Sarah")
    game.pick("use", antonio)
    game.pick("bring", "Wizard")
    assert game["Sarah"].pool == 27
    assert "Wizard" in game.names("Sarah", "ready")
    with pytest.raises(IllegalError):
        game.pick("use", antonio)


def test_arikas_prey_burns_pool_or_its_locations() -> None:
    game = table()
    game.ready("Sarah", "Arika")
    game.ready("Alexis", vampire("Ira", 4))
    kept = game.in_play("Alexis", "Powerbase: Montreal")
    burned = game.in_play("Alexis", "Barrens, The")
    game.phase("unlock", of="Alexis")
    game.pass_all()
    game.pick("way", amount=0)
    game.pick("way", amount=1)
    assert game["Alexis"].pool == 29
    assert (kept.place.region, burned.place.region) == ("in play", "ash heap")


@pytest.mark.parametrize(("pool", "asked", "ousted"), [(1, 1, True), (2, 2, False), (3, 2, False)])
def test_arikas_prey_without_pool_is_not_asked_to_burn_any(pool: int, asked: int, *, ousted: bool) -> None:
    """Two locations: each question has both ways in it, and there is none with no pool (sec. 9.1)."""
    game = table()
    game.ready("Sarah", "Arika")
    game.ready("Alexis", vampire("Ira", 4))
    game.pool("Alexis", pool)
    game.in_play("Alexis", "Powerbase: Montreal")
    game.in_play("Alexis", "Barrens, The")
    game.phase("unlock", of="Alexis")
    game.pass_all()
    for number in range(asked):
        assert len(game.options("way")) == 2
        game.pick("way", amount=0 if number == 0 else 1 if pool == 2 else 0)
    assert not game.options("way")
    assert game["Alexis"].ousted == ousted


def test_arika_does_nothing_to_who_is_not_her_prey() -> None:
    game = table()
    game.ready("Sarah", "Arika")
    game.in_play("Justin", "Powerbase: Montreal")
    game.phase("unlock", of="Justin")
    game.pass_all()
    assert not game.options("way")


def test_lutz_has_his_prey_burn_a_pool_when_a_political_action_passes() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    game.ready("Sarah", "Lutz von Hohenzollern")
    game.hand("Sarah", library("Vote", "Political Action", text="Nothing happens."))
    game.pick("political", "Vote", minion=krid)
    while game.choice and game.choice.kind != "minion phase":
        if game.options("title for"):
            game.pick("title for", krid if any(each.copy == krid.id for each in game.options("title for")) else None)
        elif game.options("done"):
            game.agree()
        else:
            game.passes()
    assert game["Alexis"].pool == 29


def test_aksinya_redirects_a_bleed_for_a_master_card_after_blocks() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    aksinya = game.ready("Alexis", "Aksinya Daclau")
    game.hand("Alexis", "Blood Doll")
    game.pick("bleed", minion=krid)
    with pytest.raises(IllegalError):
        game.pick("use", aksinya)
    game.pick("no block")
    game.pick("use", aksinya)
    game.pass_all()
    assert (game["Alexis"].pool, game["Justin"].pool) == (30, 29)


def test_aksinya_needs_a_master_card() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    aksinya = game.ready("Alexis", "Aksinya Daclau")
    game.pick("bleed", minion=krid)
    game.pick("no block")
    with pytest.raises(IllegalError):
        game.pick("use", aksinya)


def test_dmitra_distributes_blood_by_a_referendum() -> None:
    game = table()
    dmitra = game.ready("Sarah", "Dmitra Ilyanova", blood=3)
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    game.pick("card in play", dmitra, minion=dmitra)
    assert game.table.action is not None
    assert (game.table.action.kind, game.table.action.stealth) == ("political", 1)
    given = 0
    while game.choice and game.choice.kind != "minion phase":
        if game.options("target"):
            game.pick("target", krid if given else dmitra)
            given += 1
        elif game.options("title for"):
            game.pick("title for")
        else:
            game.passes()
    assert (given, dmitra.blood, krid.blood) == (4, 4, 4)


def test_keith_loses_blood_when_the_prey_burns_the_edge() -> None:
    for edge, blood in (("Alexis", 2), ("Justin", 3)):
        game = table()
        keith = game.ready("Sarah", "Keith Moody", blood=3)
        game.give_edge(edge)
        game.phase("unlock", of="Sarah")
        if edge == "Alexis":
            game.pick("yes", by="Alexis")
            assert game.edge == ""
        game.start()
        assert keith.blood == blood


def test_anneke_attempts_to_block_who_does_not_act_against_her_methuselah() -> None:
    game = table("Sarah", "Alexis", "Justin", "Boris", "Dora")
    krid = game.ready("Sarah", vampire("Krid", 6))
    anneke = game.ready("Justin", "Anneke")
    game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=krid)
    assert not game.options("use"), "first she that is bled decides"
    game.pick("no block", by="Alexis")
    game.pick("use", anneke)
    game.pass_all()
    assert (game["Alexis"].pool, krid.locked, anneke.locked) == (30, True, True)


def test_anneke_can_not_when_her_methuselah_has_declined_nor_block_an_ally() -> None:
    """Ruling on Anneke: a decision not to block is not circumvented."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    anneke = game.ready("Alexis", "Anneke")
    game.pick("bleed", minion=krid)
    while game.choice and not game.options("no block"):
        game.passes()
    game.pick("no block", by="Alexis")
    assert not [each for each in game.options("use") if each.copy == anneke.id]
    game = table("Sarah", "Alexis", "Justin", "Boris")
    mage = game.ready("Sarah", ally("Mage", 2))
    anneke = game.ready("Justin", "Anneke")
    game.pick("bleed", minion=mage)
    assert not game.options("use")


def test_carna_burns_a_retainer_for_two_blood() -> None:
    game = table()
    carna = game.ready("Sarah", "Carna, The Princess Witch", blood=2)
    game.phase("unlock", of="Sarah")
    with pytest.raises(IllegalError):
        game.pick("use", carna)
    game = table()
    carna = game.ready("Sarah", "Carna, The Princess Witch", blood=2)
    servant = game.on(carna, retainer("Servant", 1))
    game.phase("unlock", of="Sarah")
    game.pick("use", carna)
    assert (carna.blood, servant.place.region) == (4, "ash heap")


def test_malgorzata_removes_one_uncontrolled_vampire_for_another() -> None:
    game = table()
    malgorzata = game.ready("Sarah", "Malgorzata")
    game.uncontrolled("Sarah", vampire("Ira", 6))
    with pytest.raises(IllegalError):
        game.pick("card in play", malgorzata, minion=malgorzata)
    game = table()
    malgorzata = game.ready("Sarah", "Malgorzata")
    first = game.uncontrolled("Sarah", vampire("Ira", 6), blood=2, marks={"moved from": "1"}, counters={"age": 2})
    second = game.uncontrolled("Sarah", vampire("Milo", 6))
    below = game.on(first, library("Burden", "Master"))
    game.pick("card in play", malgorzata, minion=malgorzata)
    game.pick("target", first)
    game.pass_all()
    assert second.blood == 4
    assert game.names("Sarah", "removed") == ["Ira"]
    # Nothing is left on what is removed from the game (sec. 1.3).
    assert (first.blood, first.marks, first.counters, below.place.region) == (0, {}, {}, "ash heap")


def test_owain_gives_blood_in_anybodys_unlock_phase() -> None:
    game = table()
    owain = game.ready("Sarah", "Owain Evans, The Wanderer")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=2)
    game.phase("unlock", of="Alexis")
    game.pick("use", owain, by="Sarah")
    assert ira.blood == 3


def test_owain_gives_none_from_torpor() -> None:
    game = table()
    game.torpor("Sarah", "Owain Evans, The Wanderer")
    game.ready("Alexis", vampire("Ira", 6), blood=2)
    game.phase("unlock", of="Alexis")
    game.start()
    assert not game.options("use")


def test_travis_adds_blood_to_an_imbued_for_a_conviction() -> None:
    for convictions, blood in ((1, 2), (0, 0)):
        game = table()
        travis = game.ready("Sarah", 'Travis "Traveler72" Miller')
        young = game.uncontrolled("Sarah", 'François "Warden" Loehr')
        for _ in range(convictions):
            game.on(travis, library("Belief", "Conviction"))
        offers = [each for each in game.options("card in play") if each.copy == travis.id]
        assert bool(offers) == bool(convictions)
        if offers:
            game.pick("card in play", travis, minion=travis)
            game.pass_all()
        assert young.blood == blood


@pytest.mark.parametrize("lost", [False, True])
def test_travis_says_which_conviction_he_burns_as_he_announces_it(lost: bool) -> None:
    """His ruling: that it is gone when the action succeeds leaves the cost unpaid, whatever else he holds."""
    game = table()
    travis = game.ready("Sarah", 'Travis "Traveler72" Miller')
    young = game.uncontrolled("Sarah", 'François "Warden" Loehr')
    named, kept = (game.on(travis, library(name, "Conviction")) for name in ("Belief", "Doubt"))
    game.ready("Alexis", vampire("Ira", 5))
    game.pick("card in play", travis, minion=travis)
    game.pick("burn conviction", named, by="Sarah")
    assert game.asked == "Alexis" and named.place.on == travis.id
    if lost:
        game.rules.burn(named)
    game.pass_all()
    assert (young.blood, named.place.region, kept.place.on) == (0 if lost else 2, "ash heap", travis.id)


def test_o_malley_says_which_conviction_he_burns_as_he_announces_his_combat() -> None:
    game = table()
    hunter = game.ready("Sarah", 'John "Cop90" O\'Malley')
    named, kept = (game.on(hunter, library(name, "Conviction")) for name in ("Belief", "Doubt"))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.pick("card in play", hunter, minion=hunter)
    game.pick("burn conviction", named, by="Sarah")
    game.pick("block", minion=ira)
    game.pass_all()
    assert named.place.on == kept.place.on == hunter.id  # A blocked action costs nothing.


def test_enkidu_unlocks_at_the_end_of_a_turn_in_which_he_employed() -> None:
    game = table()
    enkidu = game.ready("Sarah", "Enkidu, The Noah")
    game.hand("Sarah", retainer("Servant", 1))
    game.pick("employ", "Servant", minion=enkidu)
    game.pass_all()
    assert enkidu.locked
    game.ready("Alexis", vampire("Ira", 4))
    game.go_to("minion", of="Alexis")
    assert not enkidu.locked


def test_enkidu_can_have_no_equipment() -> None:
    game = table()
    enkidu = game.ready("Sarah", "Enkidu, The Noah")
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.hand("Sarah", ".44 Magnum")
    who = {each.minion for each in game.options("equip")}
    assert enkidu.id not in who
    assert krid.id in who


def test_maris_rearranges_the_top_of_the_library() -> None:
    game = table()
    maris = game.ready("Sarah", "Maris Streck")
    game.library("Sarah", "Blood Doll", "Minion Tap", "Deflection")
    game.pick("card in play", maris, minion=maris)
    game.pass_all()
    game.pick("top", "Deflection")
    game.pick("top", "Blood Doll")
    game.pick("top", "Minion Tap")
    while game.options("top"):
        game.pick("top", game.table.copies[game.options("top")[0].copy])
    assert game.names("Sarah", "library")[:3] == ["Deflection", "Blood Doll", "Minion Tap"]


def test_erlik_gives_blood_to_uncontrolled_harbingers_as_he_comes_into_play() -> None:
    game = table()
    erlik = game.uncontrolled("Sarah", "Erlik", blood=10)
    child = game.uncontrolled("Sarah", vampire("Child", 8, clan="Harbinger of Skulls"))
    other = game.uncontrolled("Sarah", vampire("Other", 8))
    game.phase("influence", of="Sarah")
    game.pick("pass")
    for _ in range(3):
        game.pick("target", child)
    assert [each.copy for each in game.options("target")] == [child.id]
    game.pick("pass")
    full = minions.capacity(game.rules, erlik)
    assert (erlik.blood, child.blood, other.blood) == (full - 3, 3, 0)


def test_aline_unlocks_after_another_anarch_has_acted() -> None:
    for sect, offered in (("Anarch", True), ("Camarilla", False)):
        game = table()
        aline = game.ready("Sarah", "Aline Gädeke", blood=3, locked=True)
        krid = game.ready("Sarah", vampire("Krid", 6, sect=sect), blood=2)
        game.pick("hunt", minion=krid)
        while game.choice and game.choice.kind != "minion phase" and not game.options("use"):
            game.passes()
        assert bool(game.options("use")) == offered
        if offered:
            game.pick("use", aline)
            assert (aline.locked, aline.blood) == (False, 2)


def test_tho_discards_a_card_of_another_hand() -> None:
    game = table()
    tho = game.ready("Sarah", "Le Dinh Tho")
    game.hand("Alexis", "Deflection")
    game.pick("card in play", tho, minion=tho)
    game.pick("methuselah", seat="Alexis")
    assert game.table.action is not None
    assert (game.table.action.seats, game.table.action.stealth) == ((1,), 1)
    game.pass_all()
    game.pick("discard", "Deflection", by="Sarah")
    assert game.names("Alexis", "ash heap") == ["Deflection"]
    assert len(game.table.pile(1, "hand")) == 7


def test_leandro_lets_the_others_choose_between_pool_and_transfers() -> None:
    for way, pool, transfers in ((0, 29, "4 transfers"), (1, 30, "0 transfers")):
        game = table()
        game.ready("Sarah", "Leandro")
        game.uncontrolled("Alexis", vampire("Child", 9))
        game.in_play("Alexis", "Wider View")
        game.phase("unlock", of="Alexis")
        game.pick("way", amount=way, by="Alexis")
        assert game["Alexis"].pool == pool
        if way == 0:
            game.go_to("influence", of="Alexis")
            assert transfers in game.question
        else:
            assert game.table.tally["no transfers 1 this turn"] == 1


def test_who_has_lost_her_transfers_gets_none_in_that_turn() -> None:
    game = table()
    game.ready("Sarah", "Leandro")
    child = game.uncontrolled("Alexis", vampire("Child", 9))
    game.phase("unlock", of="Alexis")
    game.pick("way", amount=1, by="Alexis")
    game.go_to("discard", of="Alexis")
    assert (child.blood, game.options("transfer")) == (0, [])


def test_undele_takes_two_minion_cards_back_by_a_referendum() -> None:
    game = table()
    undele = game.ready("Sarah", "Undele")
    game.ash_heap("Sarah", "Deflection", "Blood Doll")
    assert not [each for each in game.options("card in play") if each.copy == undele.id]
    game = table()
    undele = game.ready("Sarah", "Undele")
    game.ash_heap("Sarah", "Deflection", "Majesty", "Blood Doll")
    game.pick("card in play", undele, minion=undele)
    while game.choice and game.choice.kind != "minion phase":
        if game.options("target"):
            assert len(game.options("target")) <= 2
            game.pick("target", game.table.copies[game.options("target")[0].copy])
        elif game.options("title for"):
            game.pick("title for")
        elif game.options("discard"):
            game.pick("discard", "Blank card")
        else:
            game.passes()
    assert {"Deflection", "Majesty"} <= set(game.names("Sarah", "hand"))


def test_the_capuchin_comes_back_when_he_is_burned() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9))
    capuchin = game.torpor("Alexis", "The Capuchin", blood=2)
    game.pick("diablerize", minion=krid, target=capuchin)
    while not game.names("Alexis", "uncontrolled"):
        game.pick("no") if game.options("no") else game.passes()
    assert game.names("Alexis", "uncontrolled") == ["The Capuchin"]
    while game.options("discard"):  # he lends no more room in the hand
        game.pick("discard")
    game.go_to("influence", of="Alexis")
    assert "7 transfers" in game.question


def test_who_blocks_donal_burns_a_blood_before_combat() -> None:
    game = table()
    donal = game.ready("Sarah", "Dónal O'Connor (G2)", blood=5)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=4)
    game.pick("bleed", minion=donal)
    game.pick("block", ira)
    game.pass_all()
    # One for the block, one for the hand strike.
    assert (donal.blood, ira.blood) == (4, 2)


def test_an_ally_that_blocks_donal_burns_nothing() -> None:
    game = table()
    donal = game.ready("Sarah", "Dónal O'Connor (G2)", blood=5)
    brute = game.ready("Alexis", ally("Brute", 4))
    game.pick("bleed", minion=donal)
    game.pick("block", brute)
    game.pass_all()
    assert brute.blood == 3


def test_victor_pelletier_is_given_no_title_that_he_may_not_hold() -> None:
    """While there is no Camarilla he would pay for nothing (sec. 10)."""
    game = table()
    victor = game.uncontrolled("Sarah", "Victor Pelletier", blood=5)
    game.in_play("Justin", "Fall of the Camarilla")
    game.phase("influence", of="Sarah")
    game.passes()
    assert (game.where(victor), game.table.phase) == ("ready region of Sarah", "discard")
    assert game["Sarah"].pool == 30


def test_victor_pelletier_may_be_made_prince_of_paris() -> None:
    game = table()
    victor = game.uncontrolled("Sarah", "Victor Pelletier", blood=7)
    game.phase("influence", of="Sarah")
    game.pick("pass")
    game.pick("yes")
    game.pick("way", amount=1)
    assert (minions.title(game.rules, victor), game["Sarah"].pool) == ("prince of Paris", 28)


def test_victor_pelletier_yields_a_title_that_another_has() -> None:
    game = table()
    villon = game.ready("Alexis", vampire("Villon", 9, title="prince of Paris"))
    victor = game.uncontrolled("Sarah", "Victor Pelletier", blood=7)
    game.phase("influence", of="Sarah")
    game.pick("pass")
    game.pick("yes")
    game.pick("way", amount=1)
    assert (minions.title(game.rules, victor), minions.title(game.rules, villon)) == ("", "prince of Paris")


def test_a_second_jimmy_dunn_burns_the_first() -> None:
    game = table()
    first = game.ready("Alexis", "Jimmy Dunn")
    second = game.uncontrolled("Sarah", "Jimmy Dunn", blood=7)
    game.phase("influence", of="Sarah")
    game.pick("pass")
    assert (first.place.region, second.place.region) == ("ash heap", "ready")


def test_gratiano_casts_two_ballots() -> None:
    """Ruling on Gratiano: without the title he still has one."""
    for title, ballots in (("", 2), ("none", 1)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
        gratiano = game.ready("Sarah", "Gratiano", **({"title": title} if title else {}))  # type: ignore[arg-type]
        game.hand("Sarah", library("Vote", "Political Action", text="Nothing happens."))
        game.pick("political", "Vote", minion=krid)
        while game.choice and not game.options("prisci for"):
            game.passes()
        assert [each.amount for each in game.options("prisci for") if each.copy == gratiano.id] == [ballots]


@pytest.mark.parametrize(("name", "clan"), [("Rafael de Corazon", "Toreador"), ("Hardestadt", "Ventrue")])
def test_who_contests_the_title_of_one_of_the_inner_circle_must_yield(name: str, clan: str) -> None:
    game = table()
    mine = game.ready("Sarah", name)
    rival = game.ready("Alexis", vampire("Ira", 9, clan=clan, title=f"inner circle of {clan}"))
    for each in (mine, rival):
        minions.mark(game.rules, each, "contested title", "yes")
    game.phase("unlock", of="Alexis")
    game.start()
    # Nothing else is left to be chosen.
    assert (minions.held_title(game.rules, rival), rival.blood) == ("", 9)
    assert minions.kind_of_title(minions.held_title(game.rules, mine)) == "inner circle"


def test_rafael_himself_may_contest() -> None:
    game = table()
    rafael = game.ready("Sarah", "Rafael de Corazon")
    rival = game.ready("Alexis", vampire("Ira", 9, clan="Toreador", title="inner circle of Toreador"))
    for each in (rafael, rival):
        minions.mark(game.rules, each, "contested title", "yes")
    game.phase("unlock", of="Sarah")
    assert {each.kind for each in game.options() if each.copy == rafael.id} == {"contest title", "yield title"}


def test_matasuntha_gains_a_pool_when_who_fights_her_goes_to_torpor() -> None:
    for blood, pool in ((1, 31), (6, 30)):
        game = table()
        matasuntha = game.ready("Sarah", "Matasuntha")
        ira = game.ready("Alexis", vampire("Ira", 6), blood=blood)
        game.pick("bleed", minion=matasuntha)
        game.pick("block", ira)
        while game.choice and game.choice.kind not in ("may", "minion phase"):
            game.passes()
        if blood == 1:
            game.pick("yes", by="Sarah")
        assert game["Sarah"].pool == pool
