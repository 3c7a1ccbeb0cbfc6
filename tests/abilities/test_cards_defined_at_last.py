"""Masters, equipment and combat cards that had been left by hand, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import deed, does, may, offers, through
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import DIABLERIE_ON, OTHERS_DEAD
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.special.slaves import slave_of
from vtes_desktop.table.table import Copy

KRID = vampire("Krid", 5)
CONVICTION = library("Conviction", "Conviction")
RIFLE = library("Rifle", "Equipment", text="Weapon: gun.\nStrike: 2R damage.")
SWORD = library("Sword", "Equipment", text="Melee weapon. Strike: strength +1 damage.")


def advanced(game: Position, name: str) -> Card:
    """The advanced version of a vampire."""
    return next(card for card in game.rules.catalogue.cards.values() if card.name == name and card.advanced)


def at_master(*cards: str) -> Position:
    """Sarah's master phase, in which she holds cards."""
    game = table()
    game.hand("Sarah", *cards)
    game.phase("master", of="Sarah")
    return game


# -- what a minion may have --


def test_anachronism_burns_and_bars_what_shoots() -> None:
    game = at_master("Anachronism")
    old = game.ready("Alexis", vampire("Ira", 7))
    rifle, sword = game.on(old, RIFLE), game.on(old, SWORD)
    bow, kerrie = game.on(old, "Ivory Bow"), game.on(old, "Kerrie")
    game.pick("master", "Anachronism")
    places = [copy.place.region or copy.place.on for copy in (rifle, kerrie, sword, bow)]
    assert places == ["ash heap", "ash heap", old.id, old.id]
    for card, barred in ((RIFLE, True), (SWORD, False), (game.card("Ivory Bow"), False), (game.card("Kerrie"), True)):
        assert bool(why_not_on(game.rules, old, card)) == barred


def test_anachronism_is_for_vampires_above_6() -> None:
    game = at_master("Anachronism")
    game.ready("Alexis", vampire("Ira", 6))
    game.start()
    assert not game.options("master")


def test_a_vampire_has_no_third_library() -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    library_card = game.card("Trophy: Library")
    sizes = []
    for number in range(3):
        assert bool(why_not_on(game.rules, krid, library_card)) == (number == 2)
        sizes.append(game.rules.abilities.of_methuselah(game.rules, 0, "hand size"))
        game.on(krid, library_card)


def test_a_third_library_is_not_found_for_a_slayer() -> None:
    for there, possible in ((1, True), (2, False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 8))
        for _ in range(there):
            game.on(krid, "Trophy: Library")
        game.hand("Sarah", "Trophy: Library")
        ira = game.torpor("Alexis", vampire("Ira", 5, text="Red List."), blood=0)
        game.pick("diablerize", minion=krid, target=ira)
        while game.table.action is not None and not game.options("yes"):
            game.passes()
        game.pick("yes")
        assert any("Library" in option.text for option in game.options("trophy")) == possible


def test_a_trophy_gives_the_named_discipline_at_superior() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8))
    game.hand("Sarah", "Trophy: Discipline")
    ira = game.torpor("Alexis", vampire("Ira", 5, text="Red List."), blood=0)
    game.pick("diablerize", minion=krid, target=ira)
    while game.table.action is not None and not game.options("yes"):
        game.passes()
    game.pick("yes")
    game.pick("trophy", "Trophy: Discipline")
    while not game.options("discipline"):
        game.passes()
    game.pick("discipline", level="vic")
    assert minions.disciplines(game.rules, krid) == {"vic": 2}


def test_a_trophy_that_lies_in_play_has_its_discipline_from_then_on() -> None:
    game = at_master("Trophy: Discipline")
    game.pick("master", "Trophy: Discipline")
    game.pick("discipline", level="aus")
    (trophy,) = game.rules.pile(0, "in play")
    assert trophy.marks[minions.SUPERIOR] == "aus"
    assert not minions.disciplines(game.rules, game.ready("Sarah", KRID))


def _influenced(face: Card | str, blood: int) -> tuple[Position, Copy]:
    game = table()
    young = game.uncontrolled("Sarah", face, blood=blood)
    game.phase("influence", of="Sarah")
    return game, young


def test_liz_gains_no_conviction_as_she_comes_into_play() -> None:
    for face, asked in (('Liz "Ticket312" Thornton', False), (imbued("Abel", 2, "inn red"), True)):
        game, _ = _influenced(face, 2)
        game.hand("Sarah", CONVICTION)
        seen = False
        for _ in range(6):
            seen |= game.choice is not None and game.choice.kind == "conviction"
            if seen or game.table.phase != "influence":
                break
            game.passes()
        assert seen == asked


# -- what comes back, grows and succeeds --


@pytest.mark.parametrize(
    ("disciplines", "burned", "possible"),
    [("FOR NEC", True, True), ("FOR NEC", False, False), ("FOR nec", True, False), ("for NEC", True, False)],
)
def test_blessed_resilience_brings_back_who_was_burned(disciplines: str, burned: bool, possible: bool) -> None:
    game = at_master("Blessed Resilience")
    (dead,) = game.ash_heap("Sarah", vampire("Ira", 6, disciplines))
    if burned:
        dead.marks[BURNED_IN] = "1"
    game.start()
    assert bool(game.options("master")) == possible
    if possible:
        game.pick("master", "Blessed Resilience")
        assert (dead.place.region, dead.blood, dead.controller, BURNED_IN in dead.marks) == ("ready", 0, 0, False)


def test_blessed_resilience_takes_nobody_of_anothers_ash_heap() -> None:
    game = at_master("Blessed Resilience")
    (dead,) = game.ash_heap("Alexis", vampire("Ira", 6, "FOR NEC"))
    dead.marks[BURNED_IN] = "1"
    game.start()
    assert not game.options("master")


def test_gift_of_experience_finds_the_other_version_in_the_crypt_only() -> None:
    for lies, possible in (("crypt", True), ("uncontrolled", False)):
        game = at_master("Gift of Experience")
        base = game.ready("Sarah", "Gengis")
        getattr(game, lies)("Sarah", advanced(game, "Gengis"))
        game.pick("master", "Gift of Experience")
        assert [option.kind for option in game.options()].count("search") == possible
        if possible:
            game.pick("search")
            top = next(copy for copy in game.rules.pile(0, "ready") if "merged" in copy.marks)
            assert top.locked
        else:
            assert base.locked


def test_gift_of_experience_is_for_unlocked_vampires_of_yours() -> None:
    for seat, locked in (("Sarah", True), ("Alexis", False)):
        game = at_master("Gift of Experience")
        game.ready(seat, "Gengis", locked=locked)
        game.start()
        assert not game.options("master")


@pytest.mark.parametrize(("others", "blocked", "gained"), [(False, False, 1), (True, False, 0), (False, True, 0)])
def test_a_loner_gains_blood_where_nobody_else_has_acted(others: bool, blocked: bool, gained: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    game.on(krid, "Loner")
    milo = game.ready("Sarah", vampire("Milo", 5, text="+1 stealth."), blood=5)
    guard = game.ready("Alexis", vampire("Guard", 1), blood=1)
    if others:
        game.pick("hunt", minion=milo)
        through(game)
    game.pick("bleed", minion=krid)
    through(game, blocker=guard if blocked else None)
    before = krid.blood
    game.go_to("discard", of="Sarah")
    assert krid.blood == before + gained


def test_only_minions_that_are_still_hers_keep_company_with_a_loner() -> None:
    """As they are in the influence phase (ruling)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    game.on(krid, "Loner")
    milo = game.ready("Sarah", vampire("Milo", 5), blood=4)
    game.pick("hunt", minion=milo)
    through(game)
    game.rules.burn(milo)
    game.pick("hunt", minion=krid)
    through(game)
    game.go_to("discard", of="Sarah")
    assert krid.blood == 6


# -- paths, stones, secrets --


@pytest.mark.parametrize(("kin", "pool"), [(0, 29), (1, 29 - 3 + 3), (2, 29 - 6 + 3)])
def test_the_path_of_tears_gives_three_pool_back_for_a_scarce_one(kin: int, pool: int) -> None:
    game, young = _influenced(vampire("Ira", 3, "OBE", clan="Salubri", text="Scarce."), 3)
    for number in range(kin):
        game.ready("Alexis", vampire(f"Kin {number}", 5, clan="Salubri"))
    game.hand("Sarah", "The Path of Tears")
    while not game.options("out of turn"):
        game.passes()
    game.pick("out of turn")
    (ira,) = [copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Ira"]
    assert game["Sarah"].pool == pool
    assert [game.name(each) for each in minions.on_it(game.rules, ira)] == ["The Path of Tears"]
    card = library("Heal", "Action", text="Gain 1 pool.", disciplines="obe", blood=2)
    assert game.rules.abilities.price(game.rules, 0, ira, card, "blood") == -1
    assert young.place.region != "uncontrolled" or young is not ira


def test_the_path_of_tears_is_for_a_salubri_who_has_just_come() -> None:
    game, _ = _influenced(vampire("Ira", 3, clan="Brujah"), 3)
    game.ready("Sarah", vampire("Old", 5, clan="Salubri"))
    game.hand("Sarah", "The Path of Tears")
    while game.table.phase == "influence":
        assert not game.options("out of turn")
        game.passes()


@pytest.mark.parametrize(("seat", "seats"), [("Alexis", (1,)), ("Sarah", ())])
def test_a_bloodstone_lies_on_any_minion_and_is_followed(seat: str, seats: tuple[int, ...]) -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    ira = game.ready(seat, vampire("Ira", 5, text="+2 stealth."))
    game.ready("Alexis", vampire("Guard", 9, text="+1 intercept."))
    game.hand("Sarah", "Bloodstone")
    game.pick("equip", minion=krid)
    game.pick("bearer", ira)
    assert (game.rules.action.kind, game.rules.action.stealth, game.rules.action.seats) == ("equip", 1, seats)
    finish(game)
    (stone,) = [copy for copy in minions.on_it(game.rules, ira) if game.name(copy) == "Bloodstone"]
    assert stone.marks["chosen"] == str(krid.id)
    assert krid.locked


def test_who_has_put_a_bloodstone_down_finds_its_bearer() -> None:
    for bearer, more in ((True, 2), (False, 0)):
        game = table()
        krid = game.ready("Alexis", KRID)
        ira = game.ready("Sarah", vampire("Ira", 5))
        other = game.ready("Sarah", vampire("Milo", 5))
        game.on(ira if bearer else other, "Bloodstone", marks={"chosen": str(krid.id)})
        game.pick("bleed", minion=ira)
        while not game.options("block"):
            game.passes()
        assert minions.intercept(game.rules, krid) == more


@pytest.mark.parametrize(
    ("face", "kind", "card"),
    [
        ("Enkidu, The Noah", "equip", "Bloodstone"),
        ("Helen Fairchild", "equip", "Bloodstone"),
        ("Gravebound Drone", "equip", "Bloodstone"),
        (vampire("Gus", 5, text="Gus cannot have or use retainers.", clan="Tremere"), "employ", "Charnas the Imp"),
    ],
)
def test_who_cannot_have_a_card_takes_no_action_to_put_it_on_another(face: str | Card, kind: str, card: str) -> None:
    """Rulings on Enkidu and Helen Fairchild; nor can it be put on them."""
    game = table()
    barred, krid = game.ready("Sarah", face), game.ready("Sarah", vampire("Krid", 6, clan="Tremere"))
    game.hand("Sarah", card)
    assert [option.minion for option in game.options(kind)] == [krid.id]
    game.pick(kind, minion=krid)
    assert barred.id not in [option.copy for option in game.options("bearer")]


def test_who_has_destructive_secrets_told_about_it_blocks_no_nosferatu() -> None:
    game, _ = deed("Destructive Secrets", clan="Nosferatu")
    guard = game.ready("Alexis", vampire("Guard", 9, text="+2 intercept."))
    other = game.ready("Sarah", vampire("Ira", 5, clan="Nosferatu"))
    third = game.ready("Sarah", vampire("Milo", 5, clan="Brujah"))
    does(game, "Destructive Secrets", "", guard)
    for minion, blocks in ((other, False), (third, True)):
        game.pick("bleed", minion=minion)
        seen = False
        while game.table.action is not None:
            seen |= any(option.copy == guard.id for option in game.options("block"))
            game.passes()
        assert seen == blocks


def test_destructive_secrets_end_with_the_turn_and_are_directed() -> None:
    game, _ = deed("Destructive Secrets", clan="Nosferatu")
    guard = game.ready("Alexis", vampire("Guard", 9, text="+2 intercept."))
    game.pick("action card", "Destructive Secrets")
    if game.options("target"):
        game.pick("target", guard)
    assert game.rules.action.seats == (1,)
    through(game, blocker=guard)
    assert not any("clan" in name for name in guard.marks)
    game, _ = deed("Destructive Secrets", clan="Nosferatu")
    guard = game.ready("Alexis", vampire("Guard", 9))
    does(game, "Destructive Secrets", "", guard)
    game.go_to("discard", of="Alexis")
    assert not any("clan" in name for name in guard.marks)
    game, _ = deed("Destructive Secrets", clan="Brujah")
    assert not may(game, "Destructive Secrets")


# -- combat --


@pytest.mark.parametrize("grapple", ["Immortal Grapple", "Mighty Grapple"])
@pytest.mark.parametrize(("level", "played"), [("vic", True), ("VIC", True), ("VIC", False)])
def test_immense_size_keeps_the_opponent_from_grappling(grapple: str, level: str, played: bool) -> None:
    fight = fighting("Immense Size", against=(grapple,))
    if played:
        fight.play("Immense Size", level)
    fight.until("play", grapple, by="Alexis")
    assert fight.offered("play", grapple) != played


def test_immense_size_gives_a_press_at_superior_only() -> None:
    for level, press in (("vic", False), ("VIC", True)):
        fight = fighting("Immense Size")
        fight.play("Immense Size", level)
        fight.until("press", by="Sarah")
        assert bool(fight.game.options("press") and fight.game.asked == "Sarah") == press


def test_who_grows_immense_may_grapple_itself() -> None:
    fight = fighting("Immense Size", "Immortal Grapple")
    fight.play("Immense Size", "vic")
    fight.until("play", "Immortal Grapple", by="Sarah")
    assert fight.offered("play", "Immortal Grapple")


def test_an_ally_can_carry_a_bloodstone() -> None:
    game = table()
    krid, dog = game.ready("Sarah", KRID), game.ready("Alexis", ally("Dog", 2))
    game.hand("Sarah", "Bloodstone")
    game.pick("equip", minion=krid)
    game.pick("bearer", dog)
    finish(game)
    assert [game.name(each) for each in minions.on_it(game.rules, dog)] == ["Bloodstone"]
    assert not offers(game, dog)


# -- justice, slaves, sleights --


@pytest.mark.parametrize(
    ("deed_of", "turns", "text", "possible"),
    [(0, 0, "", True), (0, 2, "", True), (0, 3, "", False), (2, 0, "", False), (None, 0, "", False)],
)
def test_rubicon_burns_who_has_burned_one_of_yours(deed_of: int | None, turns: int, text: str, possible: bool) -> None:
    game, _ = deed("Rubicon", title="primogen", text=text)
    ira = game.ready("Alexis", vampire("Ira", 5))
    if deed_of is not None:
        ira.marks[f"{OTHERS_DEAD} {deed_of}"] = str(game.table.turn - turns)
    game.start()
    assert may(game, "Rubicon") == possible
    if possible:
        does(game, "Rubicon")
        assert ira.place.region == "ash heap"


def test_rubicon_is_not_for_elders_or_the_titled() -> None:
    for face in (vampire("Ira", 6), vampire("Ira", 5, title="prince of Paris")):
        game, _ = deed("Rubicon", title="primogen")
        ira = game.ready("Alexis", face)
        ira.marks[f"{OTHERS_DEAD} 0"] = str(game.table.turn)
        game.start()
        assert not may(game, "Rubicon")


@pytest.mark.parametrize(("text", "noted"), [("", True), ("Red List.", False)])
def test_who_burns_a_vampire_is_remembered_for_it(text: str, noted: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8))
    ira = game.torpor("Alexis", vampire("Ira", 5, clan="Toreador", text=text), blood=0)
    game.pick("diablerize", minion=krid, target=ira)
    while game.table.action is not None:
        game.pick("no") if game.options("no") else game.passes()
    assert (f"{OTHERS_DEAD} 1" in krid.marks) == noted
    assert f"{DIABLERIE_ON} Toreador" in krid.marks


def test_community_justice_avenges_ones_own_clan() -> None:
    for clan, turns, possible in (("Toreador", 0, True), ("Brujah", 0, False), ("Toreador", 3, False)):
        game, _ = deed("Community Justice", sect="Independent", clan="Toreador")
        ira = game.ready("Alexis", vampire("Ira", 9, title="prince of Paris"))
        ira.marks[f"{DIABLERIE_ON} {clan}"] = str(game.table.turn - turns)
        game.start()
        assert may(game, "Community Justice") == possible
        if possible:
            does(game, "Community Justice")
            assert ira.place.region == "ash heap"
    game, _ = deed("Community Justice", sect="Camarilla", clan="Toreador")
    ira = game.ready("Alexis", vampire("Ira", 9))
    ira.marks[f"{DIABLERIE_ON} Toreador"] = str(game.table.turn)
    game.start()
    assert not may(game, "Community Justice")


@pytest.mark.parametrize("clan", ["Tremere", "Tremere antitribu"])
@pytest.mark.parametrize(("seat", "region"), [("Alexis", "torpor"), ("Alexis", "ready"), ("Sarah", "ready")])
def test_reindoctrination_takes_a_younger_gargoyle_into_slavery(clan: str, seat: str, region: str) -> None:
    game, krid = deed("Reindoctrination", clan=clan)
    rock = getattr(game, region)(seat, vampire("Rock", 4, clan="Gargoyle", text="Malkavian slave."), locked=True)
    does(game, "Reindoctrination")
    assert (rock.controller, rock.place.region, rock.locked) == (0, "ready", False)
    assert (slave_of(game.rules, rock), krid.blood) == (clan, 3)


def test_reindoctrination_needs_a_younger_gargoyle_and_is_blocked_by_who_has_it() -> None:
    for face in (vampire("Rock", 6, clan="Gargoyle"), vampire("Ira", 3)):
        game, _ = deed("Reindoctrination", clan="Tremere")
        game.ready("Alexis", face)
        assert not may(game, "Reindoctrination")
    game, _ = deed("Reindoctrination", clan="Tremere")
    rock = game.ready("Alexis", vampire("Rock", 4, clan="Gargoyle"))
    guard = game.ready("Alexis", vampire("Guard", 9, text="+2 intercept."))
    does(game, "Reindoctrination", blocker=guard)
    assert (rock.controller, slave_of(game.rules, rock)) == (1, "")


@pytest.mark.parametrize(("level", "kind"), [("chi", "action card"), ("CHI", "equip")])
def test_sleight_of_hand_discards_equipment_and_may_take_one(level: str, kind: str) -> None:
    game, krid = deed("Sleight of Hand", level)
    game.ready("Alexis", vampire("Guard", 5))
    sword, rifle = game.hand("Alexis", SWORD, RIFLE)
    (place,) = game.hand("Alexis", "San Lorenzo de El Escorial, Spain")
    game.pick("action card", "Sleight of Hand", level=level)
    if game.options("methuselah"):
        game.pick("methuselah", seat="Alexis")
    assert (game.rules.action.kind, game.rules.action.seats) == (kind, (1,))
    while game.table.action is not None and not game.options("bring"):
        game.pick("seen") if game.options("seen") else game.passes()
    if level == "CHI":
        assert {option.text for option in game.options("bring")} == {"Sword", "Rifle"}
        game.pick("bring", "Rifle")
        through(game)
    on_krid = [game.name(each) for each in minions.on_it(game.rules, krid)]
    assert on_krid == (["Rifle"] if level == "CHI" else [])
    assert sword.place.region == place.place.region == "ash heap"
    assert rifle.place.region != "hand"


def test_sleight_of_hand_at_nobodys_own_hand_and_may_leave_it() -> None:
    game, krid = deed("Sleight of Hand", "CHI")
    game.hand("Alexis", SWORD)
    game.pick("action card", "Sleight of Hand", level="CHI")
    assert "Sarah" not in [option.text for option in game.options("methuselah")]
    game.pick("methuselah", seat="Alexis")
    while game.table.action is not None:
        game.pick("seen") if game.options("seen") else game.passes()
    assert not krid.attached


@pytest.mark.parametrize(
    ("locked", "region", "blood", "possible"),
    [(0, "ready", 5, True), (2, "ready", 5, False), (0, "torpor", 5, False), (0, "ready", 0, False)],
)
def test_jibade_locks_aye_to_save_an_ally(locked: int, region: str, blood: int, possible: bool) -> None:
    game = table()
    face = advanced(game, "Jibade el-Bahrawi")
    jibade = getattr(game, region)("Alexis", face, blood=blood)
    aye = [game.on(jibade, "Aye", locked=number < locked) for number in range(2)]
    dog = game.ready("Alexis", ally("Dog", 4))
    krid = game.ready("Sarah", vampire("Krid", 8, text="+2 strength."))
    game.pick("bleed", minion=krid)
    while not game.options("block"):
        game.passes()
    game.pick("block", dog)
    used = False
    while game.table.action is not None:
        if offers(game, jibade):
            used = True
            game.pick("use", jibade)
            game.pick("amount", amount=2)
            for copy in aye:
                if game.options("target"):
                    game.pick("target", copy)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert used == possible
    if possible:
        # Three damage, of which two are prevented.
        assert (dog.blood, jibade.blood, [copy.locked for copy in aye]) == (3, 4, [True, True])


def test_jibade_saves_no_vampire() -> None:
    game = table()
    face = advanced(game, "Jibade el-Bahrawi")
    jibade = game.ready("Alexis", face)
    game.on(jibade, "Aye")
    ira = game.ready("Alexis", vampire("Ira", 5))
    krid = game.ready("Sarah", vampire("Krid", 8))
    game.pick("bleed", minion=krid)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    while game.table.action is not None:
        assert not offers(game, jibade)
        game.pick("hand strike") if game.options("hand strike") else game.passes()
