"""Rulings of many sorts of cards that a second reader has judged, each played."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import through
from tests.abilities.fights import fighting
from tests.abilities.shapes import until_use, uses
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.playing.requirements import has_word
from vtes_desktop.table.table import Copy


def lying(game: Position, name: str) -> list[Copy]:
    return [copy for copy in game.table.copies.values() if game.name(copy) == name]


# -- sects -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "was", "becomes"),
    [
        ("Into the Fire", "Camarilla", "Sabbat"),
        ("Out of the Frying Pan", "Sabbat", "Camarilla"),
    ],
)
def test_a_change_of_sect_waits_under_a_writ_and_takes_a_title_s_benefit(card: str, was: str, becomes: str) -> None:
    title = "prince of Boston" if was == "Camarilla" else "archbishop of Boston"
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect=was, title=title))
    assert minions.title(game.rules, krid) == title
    game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    game.pick("master", card)
    assert minions.sect(game.rules, krid) == becomes and minions.title(game.rules, krid) == ""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect=was))
    minions.mark(game.rules, game.on(krid, "Writ of Acceptance"), "gives sect", "Camarilla")
    game.hand("Sarah", card)
    if minions.sect(game.rules, krid) == "Camarilla" and card == "Into the Fire":
        game.phase("master", of="Sarah")
        game.pick("master", card)
        assert minions.sect(game.rules, krid) == "Camarilla"
        game.rules.burn(game.rules.copy(krid.attached[0]))
        assert minions.sect(game.rules, krid) == "Sabbat"


def test_a_writ_makes_camarilla_whatever_its_vampire_becomes_and_takes_a_title_s_benefit() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Sabbat", title="archbishop of Boston"), blood=8)
    game.hand("Sarah", "Writ of Acceptance")
    game.phase("minion", of="Sarah")
    game.pick("equip", minion=krid)
    through(game)
    assert minions.sect(game.rules, krid) == "Camarilla" and minions.title(game.rules, krid) == ""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Sabbat"), blood=8)
    minions.mark(game.rules, game.on(krid, "Writ of Acceptance"), "gives sect", "Camarilla")
    game.phase("minion", of="Sarah")
    game.pick("become anarch", minion=krid)
    through(game)
    assert minions.sect(game.rules, krid) == "Camarilla"
    game.rules.burn(game.rules.copy(krid.attached[0]))
    assert minions.sect(game.rules, krid) == "Anarch"


MERGING = ["Brunhilde", "Dancin' Dana", "Marguerite Foccart", "Sundown", "Yazid Tamari", "Zack North"]


@pytest.mark.parametrize("name", MERGING)
@pytest.mark.parametrize("base_first", [True, False])
def test_a_merged_vampire_is_of_the_sect_of_its_advancement(name: str, base_first: bool) -> None:
    game = table()
    crypt = [each for each in game.rules.catalogue.crypt if each.name == name]
    advanced = next(each for each in crypt if each.advanced)
    base = next(each for each in crypt if not each.advanced and each.group == advanced.group)
    first = game.ready("Sarah", base if base_first else advanced)
    second = game.uncontrolled("Sarah", advanced if base_first else base)
    game.phase("influence", of="Sarah")
    game.pick("merge", second, target=first)
    top = second if base_first else first
    assert minions.sect(game.rules, top) == "Anarch"
    if name == "Brunhilde":
        assert minions.title(game.rules, top) == "baron of Stockholm"
    if name == "Yazid Tamari":
        assert minions.has_trait(game.rules, top, "black hand")
        assert has_word(game.rules, top, "seraph")


def test_a_merged_vampire_loses_the_traits_that_its_text_says_and_the_advanced_one_alone_has_none_of_the_base() -> None:
    game = table()
    base, alone = game.ready("Sarah", "Valerius Maior, Hell's Fool"), game.ready("Alexis", "Yazid Tamari (ADV)")
    advanced = game.uncontrolled("Sarah", "Valerius Maior, Hell's Fool (ADV)")
    game.phase("influence", of="Sarah")
    game.pick("merge", advanced, target=base)
    assert not minions.has_trait(game.rules, advanced, "infernal")
    assert not minions.has_trait(game.rules, advanced, "red list")
    assert not has_word(game.rules, alone, "seraph")


# -- what comes into play --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "pool"), [("Dr. Solomon Grey", 29), ("Verbruch", 30)])
def test_what_is_done_as_a_vampire_enters_play_comes_before_a_contest(name: str, pool: int) -> None:
    game = table()
    game.ready("Alexis", name)
    coming = game.uncontrolled("Sarah", name, blood=9)
    game.crypt("Sarah", vampire("Tom", 3, clan="Tremere"))
    game.phase("influence", of="Sarah")
    asked = False
    for _ in range(12):
        if game.table.phase != "influence" or game.asked != "Sarah":
            break
        asked = asked or bool(game.options("yes"))
        if game.options("yes"):
            game.pick("yes")
        elif game.options("bring out"):
            game.pick("bring out", coming)
        elif game.options("search"):
            game.referee.answer(0)
        else:
            game.passes()
    assert game["Sarah"].pool <= pool
    assert name != "Verbruch" or asked


def test_two_of_parmenides_in_a_turn_are_too_many_for_the_predator() -> None:
    game = table()
    first = game.uncontrolled("Sarah", "Parmenides", blood=9)
    second = game.uncontrolled("Sarah", "Parmenides", blood=9)
    game.phase("influence", of="Sarah")
    for _ in range(12):
        if game.table.phase != "influence" or game.asked != "Sarah":
            break
        if game.options("bring out"):
            game.referee.answer(next(n for n, each in enumerate(game.options()) if each.kind == "bring out"))
        else:
            game.passes()
    ready = [each for each in (first, second) if each.place.region == "ready"]
    assert [each.controller for each in ready] == [2]
    assert sorted(each.place.region for each in (first, second)) == ["ash heap", "ready"]


# -- abilities -------------------------------------------------------------------------------------------------


def test_watenda_pays_what_the_card_costs_now_in_blood() -> None:
    for frenzy in (False, True):
        fight = fighting("Majesty", ira="Watenda", blood=(8, 3), against=("Dodge",))
        if frenzy:
            fight.game.rules.fight.lasting.append(lasting.Cost(fight.kurt.id, "combat", 1))
        fight.play("Majesty", "pre")
        assert fight.game.asked == "Alexis"
        assert uses(fight.game, fight.ira)
        fight.game.pick("use", fight.ira)
        assert fight.blood == ((6, 1) if frenzy else (7, 2))
    fight = fighting("Majesty", ira="Watenda", blood=(8, 0))
    fight.play("Majesty", "pre")
    assert not (fight.game.asked == "Alexis" and uses(fight.game, fight.ira))


def test_owain_feeds_once_in_each_unlock_phase() -> None:
    game = table()
    owain = game.ready("Sarah", "Owain Evans, The Wanderer")
    ira = game.ready("Alexis", vampire("Ira", 8), blood=3)
    game.phase("unlock", of="Alexis")
    asked = 0
    for _ in range(10):
        if game.asked != "Sarah":
            break
        if uses(game, owain):
            asked += 1
            game.pick("use", owain)
        else:
            game.passes()
    assert asked == 1 and ira.blood == 4


def test_nobody_without_a_library_blocks_parijat_s_wraiths() -> None:
    for cards in (0, 1):
        game = table()
        game.ready("Sarah", "Parijat, the Dark Oracle")
        spook = game.ready("Sarah", library("Spook", "Ally", text="Wraith with 2 life. 1 strength, 1 bleed."), blood=2)
        guard = game.ready("Alexis", vampire("Guard", 8))
        game.phase("minion", of="Sarah")
        assert game.asked == "Sarah"
        pile = game["Alexis"].piles["library"]
        while len(pile) > cards:
            game.rules.doing.move_card(game.rules.copy(pile[-1]), guard.place.__class__(1, "ash heap"))
        game.pick("bleed", minion=spook)
        for _ in range(6):
            if game.options("block") or game.table.action is None:
                break
            game.passes()
        assert bool(game.options("block")) == (cards > 0)
        if cards:
            game.pick("block", guard)
            assert len(pile) == 0


def test_reg_driscoll_gives_all_that_he_gets_or_nothing() -> None:
    game = table()
    reg = game.ready("Sarah", "Reg Driscoll", blood=5)
    other = game.ready("Sarah", vampire("Other", 5))
    game.hand("Sarah", "Dagger", "Dagger")
    game.phase("minion", of="Sarah")
    game.pick("equip", minion=reg)
    for _ in range(20):
        if game.table.action is None:
            break
        if game.options("yes"):
            game.pick("yes")
        elif game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.referee.answer(0)
    assert sorted((len(reg.attached), len(other.attached))) == [0, 2]


def test_epikasta_takes_back_only_what_she_has_just_played() -> None:
    game = table()
    epikasta = game.ready("Sarah", "Epikasta Rigatos", blood=8)
    game.ash_heap("Sarah", "Govern the Unaligned")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=epikasta)
    assert not until_use(game, epikasta)
    game = table()
    epikasta = game.ready("Sarah", "Epikasta Rigatos", blood=8)
    game.hand("Sarah", "Govern the Unaligned")
    game.phase("minion", of="Sarah")
    game.pick("action card", "Govern the Unaligned", level="dom")
    assert until_use(game, epikasta)


def test_edith_gives_enid_stealth_again_and_again() -> None:
    game = table()
    edith = game.ready("Sarah", "Edith Blount", blood=5)
    enid = game.ready("Sarah", "Enid Blount", blood=3)
    game.ready("Alexis", vampire("Guard", 9, text="+3 intercept."))
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=enid)
    while not game.options("block"):
        game.passes()
    game.pick("block")
    used = 0
    while game.table.action is not None and used < 2 and game.options("use"):
        game.pick("use")
        used += 1
    assert used == 2 and edith.blood == 3


def test_drozodny_names_the_card_as_he_acts() -> None:
    game = table()
    drozodny = game.ready("Sarah", "Drozodny")
    game.ash_heap("Sarah", "Conservative Agitation", "Kine Resources Contested")
    game.ready("Alexis", vampire("Guard", 9))
    game.phase("minion", of="Sarah")
    game.pick("card in play", drozodny)
    assert game.options("target") and game.asked == "Sarah"
    game.pick("target", lying(game, "Kine Resources Contested")[0])
    for _ in range(20):
        if game.options("discard"):
            assert "Kine Resources Contested" in game.names("Sarah", "hand")
            return
        game.passes()
    raise AssertionError


def test_jibade_is_stealthy_with_the_summoning_at_superior_only() -> None:
    for level, stealth in (("pre", 1), ("PRE", 2)):
        game = table()
        jibade = game.ready("Sarah", "Jibade el-Bahrawi", blood=8)
        if minions.disciplines(game.rules, jibade).get("pre", 0) < 2:
            for _ in range(2):
                game.on(jibade, "Presence")
        game.library("Sarah", ally("Hound"))
        game.hand("Sarah", "The Summoning")
        game.phase("minion", of="Sarah")
        game.pick("action card", "The Summoning", level=level)
        assert game.table.action is not None and game.table.action.stealth == stealth


# -- locations -------------------------------------------------------------------------------------------------


def test_khobar_towers_pay_what_an_ally_was_worth() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, clan="Ministry"))
    hound = game.ready("Sarah", ally("Hound", 2, pool=3))
    towers = game.in_play("Sarah", "Khobar Towers, Al-Khubar")
    game.phase("unlock", of="Sarah")
    game.pick("use", towers)
    if game.options("target"):
        game.pick("target", hound)
    assert game["Sarah"].pool == 33 and hound.place.region == "removed"


def test_nobody_robs_her_own_powerbase() -> None:
    for seat in ("Sarah", "Alexis"):
        game = table()
        game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"))
        game.ready("Alexis", vampire("Ira", 6, sect="Sabbat"))
        base = game.in_play("Sarah", "Powerbase: New York", blood=3)
        game.phase("minion", of=seat)
        assert any(each.copy == base.id for each in game.options("card in play")) == (seat == "Alexis")


def test_rotschreck_is_for_who_would_handle_the_damage_as_normal_too_and_goes_with_its_card() -> None:
    claw = library("Claw", "Equipment", text="Melee weapon. Strike: 2 aggravated damage.")
    fight = fighting(against=("Skin of Night",), on_kurt=(claw,))
    fight.game.hand("Justin", "Rötschreck")
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.until("out of turn", by="Justin")
    fight.game.pick("out of turn", "Rötschreck")
    fight.end()
    assert fight.ira.place.region == "torpor" and fight.ira.locked
    rules = fight.game.rules
    assert rules.abilities.modifier(rules, fight.ira, "stays locked") > 0
    rules.burn(rules.copy(fight.ira.attached[0]))
    assert rules.abilities.modifier(rules, fight.ira, "stays locked") <= 0


@pytest.mark.parametrize("card", ["Powerbase: Tshwane", "The Shard, London"])
def test_a_location_pays_for_a_minion_s_card(card: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Laibon"), blood=6)
    place = game.in_play("Sarah", card)
    game.give_edge("Sarah")
    game.hand("Sarah", ".44 Magnum")
    game.phase("minion", of="Sarah")
    game.pick("equip", minion=krid)
    for _ in range(20):
        if game.table.action is None:
            break
        kinds = [
            each for each in game.options() if each.copy == place.id or "Tshwane" in each.text or "Shard" in each.text
        ]
        if kinds:
            game.referee.answer(game.options().index(kinds[0]))
        elif game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.referee.answer(0)
    assert place.locked and game["Sarah"].pool == (29 if card.startswith("Power") else 30)


def test_path_of_death_and_the_soul_feeds_though_no_lesson_is_found() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "POT", sect="Sabbat"), blood=2)
    game.in_play("Sarah", "Path of Death and the Soul")
    hound = game.ready("Alexis", ally("Hound", 1))
    game.phase("minion", of="Sarah")
    game.on(krid, library("Rush", "Equipment", text="The bearer can enter combat with a minion as a (D) action."))
    (option,) = (n for n, each in enumerate(game.options()) if "combat" in each.text)
    game.referee.answer(option)
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("yes"):
            game.pick("yes")
        elif game.options("enter combat"):
            game.pick("enter combat")
        elif game.options("hand strike"):
            game.pick("hand strike")
        elif game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.referee.answer(0)
    assert hound.place.region == "ash heap" and krid.blood == 2


def test_dia_de_los_muertos_has_no_polling() -> None:
    for played in (True, False):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 8, sect="Sabbat", title="cardinal"), blood=4)
        game.ready("Alexis", vampire("Ann", 8, title="inner circle"))
        game.hand("Sarah", "Día de los Muertos", "Ancilla Empowerment")
        game.phase("master", of="Sarah")
        game.pick("master", "Día de los Muertos") if played else None
        game.go_to("minion", of="Sarah")
        game.pick("political", "Ancilla Empowerment", minion=krid)
        asked = set()
        for _ in range(30):
            if game.table.action is None:
                break
            asked |= {each.kind for each in game.options()}
            game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
        assert any(kind.endswith((" for", " against")) for kind in asked) == (not played)


def test_a_second_jimmy_burns_the_first_also_one_s_own() -> None:
    game = table()
    first = game.ready("Sarah", "Jimmy Dunn")
    second = game.uncontrolled("Sarah", "Jimmy Dunn", blood=6)
    game.phase("influence", of="Sarah")
    for _ in range(6):
        if game.table.phase != "influence" or game.asked != "Sarah":
            break
        game.passes()
    assert (first.place.region, second.place.region) == ("ash heap", "ready")


def test_a_brainwashed_advancement_gets_no_transfers_and_merges() -> None:
    game = table()
    crypt = [each for each in game.rules.catalogue.crypt if each.name == "Zack North"]
    game.ready("Sarah", next(each for each in crypt if not each.advanced))
    coming = game.uncontrolled("Sarah", next(each for each in crypt if each.advanced))
    brainwash = game.on(coming, "Brainwash", owner="Justin")
    for mark in ("remains", "no transfers"):
        minions.mark(game.rules, brainwash, mark, "yes")
    game.phase("influence", of="Sarah")
    assert not game.options("transfer") and game.options("merge")
    game.pick("merge", coming)
    assert coming.place.region == "ready"


@pytest.mark.parametrize("card", ["Orun", "Aye", "Infamous Insurgent"])
def test_who_only_poses_can_t_be_borne_upon(card: str) -> None:
    game = table()
    game.ready("Sarah", "Mata Hari")
    game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    assert not game.options("master")


@pytest.mark.parametrize("trophy", [True, False])
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_a_trophy_is_a_hunting_ground_for_poachers(trophy: bool, where: str) -> None:
    game = table()
    put = game.ready if where == "ready" else game.torpor
    krid = put("Sarah", vampire("Krid", 6), blood=2)
    if trophy:
        game.on(krid, "Trophy: Hunting Ground")
    ann = game.ready("Alexis", vampire("Ann", 6, sect="Anarch"), blood=2)
    ground = game.in_play("Alexis", "Poacher's Hunting Ground")
    game.phase("unlock", of="Alexis")
    for _ in range(6):
        if uses(game, ground):
            game.pick("use", ground)
        elif game.options("target"):
            game.pick("target", ann)
        elif game.table.phase != "unlock" or game.asked != "Alexis":
            break
        else:
            game.passes()
    assert ann.blood == 2 + trophy


def test_a_baseball_bat_that_was_concealed_is_replaced_at_once() -> None:
    fight = fighting("Concealed Weapon", "Baseball Bat", against=("Dodge",))
    fight.play("Concealed Weapon")
    assert [fight.game.name(fight.game.rules.copy(each)) for each in fight.kurt.attached] == ["Baseball Bat"]
    assert fight.game.table.combat is not None and len(fight.game["Sarah"].piles["hand"]) == 7


def test_inez_finds_a_power_before_she_is_contested() -> None:
    game = table()
    name = 'Inez "Nurse216" Villagrande'
    game.ready("Alexis", name)
    coming = game.uncontrolled("Sarah", name, blood=9)
    game.hand("Sarah", "Hide")
    game.phase("influence", of="Sarah")
    asked = ""
    for _ in range(8):
        if game.options("yes"):
            asked = coming.place.region
            game.pick("no")
            break
        if game.table.phase != "influence" or game.asked != "Sarah":
            break
        game.passes()
    assert asked and asked != "contested"
