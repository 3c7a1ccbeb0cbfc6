"""Allies defined by name: what they search for, burn, prevent, inflict and suffer."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.fights import Fighting, fighting
from tests.abilities.table import table
from tests.abilities.test_elders import advance, offered, until
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, retainer, vampire
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.requirements import has_disciplines, price

IRA = vampire("Ira", 6)
WATCHER = vampire("Watcher", 6, text="+1 intercept.")
SETITE = vampire("Neferu", 6, clan="Ministry")
GIANT = vampire("Ira", 8, text="+4 strength.")
CLUB = library("Club", "Equipment", text="Melee weapon. Strike: strength+1 damage.")
GUN = library("Gun", "Equipment", pool=1, text="Weapon, gun. Strike: 2R damage.")
DEAR = library("Dear", "Equipment", pool=3, text="Equipment.")
ONLY = library("Only", "Equipment", pool=1, text="Unique equipment.")
KISS = library("Kiss", "Combat", text="Strike: steal 2 blood.")
PAGE = retainer("Page", 2)


def test_akhenaten_hurts_setites_badly_and_goes_back_to_the_library() -> None:
    for face, region in ((SETITE, "torpor"), (IRA, "ready")):
        fight = fighting(kurt="Akhenaten, The Sun Pharaoh", ira=face, blood=(3, 6))
        fight.end()
        assert fight.ira.place.region == region
    game = table()
    pharaoh, prey = game.ready("Sarah", "Akhenaten, The Sun Pharaoh"), game.ready("Alexis", SETITE)
    game.ready("Justin", vampire("Other", 5, clan="Ministry"))
    game.pick("card in play", minion=pharaoh)
    game.pass_all()
    assert (prey.place.region, pharaoh.place.region) == ("ash heap", "library")
    game = table()
    pharaoh = game.ready("Sarah", "Akhenaten, The Sun Pharaoh")
    game.ready("Alexis", IRA), game.ready("Justin", SETITE)
    assert not any(option.minion == pharaoh.id for option in game.options("card in play"))


def test_ambrosius_brings_a_retainer_back_for_three_turns() -> None:
    game = table()
    ferryman, ira = game.ready("Sarah", "Ambrosius, The Ferryman"), game.ready("Sarah", IRA)
    (page,) = game.ash_heap("Sarah", PAGE)
    game.pick("card in play", minion=ferryman)
    game.pass_all()
    assert (page.place.on, page.blood, page.counters) == (ira.id, 2, {"pathos": 3})
    for left, region in ((2, ""), (0, "removed")):
        game = table()
        game.ready("Sarah", "Ambrosius, The Ferryman")
        ira = game.ready("Sarah", IRA)
        page = game.on(ira, PAGE, counters={"pathos": left + 1}, marks={"brought back by Ambrosius": "yes"})
        other = game.on(ira, retainer("Maid", 1), counters={"pathos": 1})
        game.phase("unlock", of="Sarah")
        game.start()
        assert page.place.region == region and other.place.on == ira.id


@pytest.mark.parametrize("blocked", [True, False])
def test_brigitte_helps_a_bleed_and_suffers_as_it_is_blocked(blocked: bool) -> None:
    game = table()
    krid, brigitte = game.ready("Sarah", IRA), game.ready("Sarah", "Brigitte Gebauer")
    other = game.ready("Alexis", vampire("Other", 5))
    game.pick("bleed", minion=krid)
    game.pick("use", brigitte)
    assert game.rules.action.bleed == 2 and brigitte.locked
    until(game, "block", other)
    game.pick("block", other) if blocked else game.passes()
    finish(game)
    assert brigitte.blood == (2 if blocked else 3)
    game = table()
    krid, brigitte = game.ready("Justin", IRA), game.ready("Sarah", "Brigitte Gebauer")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=krid)
    assert not offered(game, "use", brigitte)


@pytest.mark.parametrize("way", ["burn", "damage"])
def test_gianna_helps_another_in_combat(way: str) -> None:
    game = table()
    krid, gianna = game.ready("Sarah", vampire("Krid", 6)), game.ready("Sarah", "Gianna di Canneto")
    ira = game.ready("Alexis", IRA)
    club = game.on(ira, CLUB)
    duel(game, krid, ira)
    text = "burn her" if way == "burn" else "1 unpreventable"
    advance(game, lambda: any(text in option.text for option in game.options("use")) or bool(game.options("weapon")))
    if game.options("weapon"):
        game.pick("weapon")
        advance(game, lambda: any(text in option.text for option in game.options("use")))
    number = next(n for n, option in enumerate(game.options()) if text in option.text)
    assert game.referee is not None
    game.referee.answer(number)
    finish_with(game)
    assert (gianna.place.region, club.place.region) == (("ash heap", "ash heap") if way == "burn" else ("ready", ""))
    assert ira.blood == (5 if way == "burn" else 4) and gianna.locked == (way == "damage")
    fight = fighting(kurt="Gianna di Canneto", on_ira=(CLUB,))
    fight.until("use", fight.kurt)
    assert fight.game.table.action is None


def finish_with(game: Position) -> None:
    """Everybody passes, and strikes with what there is, until the action is over."""
    for _ in range(60):
        if game.table.action is None:
            return
        strikes = [option.kind for option in game.options() if option.kind in ("weapon", "hand strike")]
        game.pick(strikes[0]) if strikes else game.passes()


@pytest.mark.parametrize(("level", "life"), [("vic", 3), ("VIC", 4)])
def test_the_construction_is_made_of_the_dead(level: str, life: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level))
    game.hand("Sarah", "Corrupt Construction", "Fake Out")
    dead = game.ash_heap("Sarah", IRA, "Raven Spy", "Blood Doll")
    game.pick("recruit", minion=krid, level=level)
    until(game, "target")
    for copy in dead[:2]:
        game.pick("target", target=copy)
    while game.options("target"):
        game.passes()
    made = next(copy for copy in game.table.copies.values() if game.name(copy) == "Corrupt Construction")
    assert (made.blood, [copy.place.region for copy in dead]) == (life, ["removed", "removed", "ash heap"])


def test_the_runner_sees_hands_bites_and_hides() -> None:
    game = table()
    runner = game.ready("Sarah", "Tunnel Runner")
    other = game.ready("Alexis", vampire("Other", 5))
    game.hand("Alexis", "Fake Out")
    game.pick("bleed", minion=runner)
    until(game, "block", other)
    game.pick("block", other)
    game.pick("use", runner)
    assert (game.rules.action.stealth, runner.blood) == (1, 2) and not offered(game, "use", runner)
    until(game, "no block")
    game.pick("no block")
    until(game, "yes")
    game.pick("yes")
    assert game.options("seen")
    fight = fighting(against=(KISS,), kurt="Tunnel Runner", blood=(3, 3))  # type: ignore[arg-type]
    fight.play(KISS.name, by="Alexis")
    fight.end()
    # Two stolen, two suffered, and one by the hand of the Runner.
    assert fight.blood == (1, 2)


@pytest.mark.parametrize(("name", "blood"), [("Gabrielle di Righetti", 5), ("Impundulu", 3)])
def test_the_runner_bites_a_vampire_that_steals_its_life_by_an_action_too(name: str, blood: int) -> None:
    game = table()
    thief = game.ready("Sarah", name, blood=5 if name.startswith("Gabrielle") else 2)
    runner = game.ready("Alexis", "Tunnel Runner", locked=True)
    game.pick("card in play", minion=thief)
    finish(game)
    # What is stolen is lost again; a demon is no vampire.
    assert (thief.blood, runner.blood) == (blood, 1 if name.startswith("Gabrielle") else 2)


def test_draeven_guards_kiasyd_and_hates_chimerstry() -> None:
    for clan, may in (("Kiasyd", True), ("", False)):
        game = table()
        draeven = game.ready("Sarah", "Draeven Softfoot")
        krid, ira = game.ready("Sarah", vampire("Krid", 6, clan=clan)), game.ready("Alexis", GIANT)
        duel(game, krid, ira)
        until_or_over(game, "use", draeven, what="combat")
        assert offered(game, "use", draeven) == may
        if may:
            game.pick("use", draeven)
            finish(game)
            assert krid.blood == 2 and draeven.locked
    game = table()
    draeven, krid = game.ready("Sarah", "Draeven Softfoot"), game.ready("Alexis", vampire("Krid", 6, "chi"))
    face = game.card(library("Mirage", "Reaction", disciplines="chi", text="[chi] +1 intercept."))
    (mode,) = game.rules.facts(face).modes
    before = has_disciplines(game.rules, krid, mode)
    game.pick("hunt", minion=draeven) if game.options("hunt") else game.pick("bleed", minion=draeven)
    assert (before, has_disciplines(game.rules, krid, mode)) == (True, False)
    assert why_not_on(game.rules, draeven, face) and not why_not_on(game.rules, krid, face)


@pytest.mark.parametrize(
    ("name", "found", "never"),
    [
        ("Dark Web Procurer", (GUN,), (DEAR, ONLY, CLUB.name)),
        ("Terrorists", ("Bomb",), (GUN,)),
        ("Michael Harris, the Incinerator", (GUN, DEAR, ONLY), ("Fake Out",)),
    ],
)
def test_allies_equip_themselves_from_the_library(
    name: str, found: tuple[str | Card, ...], never: tuple[str | Card, ...]
) -> None:
    game = table()
    mine = game.ready("Sarah", name)
    there = game.library("Sarah", *found, *(each for each in never if each != CLUB.name))
    game.pick("card in play", minion=mine)
    until(game, "bring")
    assert {option.copy for option in game.options("bring")} == {copy.id for copy in there[: len(found)]}
    game.pick("bring", there[0])
    assert there[0].place.on == mine.id


@pytest.mark.parametrize(
    "face", [vampire("Kin", 6), library("Thug", "Ally", text="Mortal with 4 life. 1 strength, 1 bleed.")]
)
def test_antigen_fights_vampires(face: Card) -> None:
    bleeds = face.kind == "crypt"
    fight = fighting(kurt="Michael Harris, the Incinerator", ira=face, blood=(3, 4))
    fight.until("use", fight.kurt)
    assert (fight.game.table.combat is not None) == bleeds
    if bleeds:
        fight.game.pick("use", fight.kurt)
        assert fight.game["Sarah"].pool == 29
    fight = fighting(kurt="Valerie Diaz, Antigen Commander", ira=face, blood=(3, 4))
    fight.until("use", fight.kurt)
    assert (fight.game.table.combat is not None) == bleeds
    if bleeds:
        fight.game.pick("use", fight.kurt)
        fight.end()
        assert fight.kurt.blood == 3 and fight.game["Sarah"].pool == 29


def test_valerie_unlocks_after_a_victory() -> None:
    fight = fighting(kurt="Valerie Diaz, Antigen Commander", ira=IRA, blood=(3, 0))
    fight.until("yes")
    fight.game.pick("yes")
    assert not fight.kurt.locked and fight.ira.place.region == "torpor"
    fight = fighting(kurt="Valerie Diaz, Antigen Commander", ira=IRA, blood=(3, 6))
    fight.until("yes")
    assert fight.game.table.action is None and fight.kurt.locked


def test_ectu_burns_the_fallen_and_moise_arms_an_imbued() -> None:
    game = table()
    ectu, fallen = game.ready("Sarah", "ECTU Operative"), game.torpor("Alexis", IRA)
    game.pick("card in play", minion=ectu)
    game.pass_all()
    assert fallen.place.region == "ash heap"
    game = table()
    moise, cop = game.ready("Sarah", "Moise Kasavubu"), game.ready("Sarah", 'John "Cop90" O\'Malley')
    (gun,) = game.hand("Sarah", GUN)
    game.pick("card in play", minion=moise)
    until(game, "bring")
    game.pick("bring", gun)
    assert gun.place.on == cop.id and game["Sarah"].pool == 29
    game = table()
    moise = game.ready("Sarah", "Moise Kasavubu")
    assert not any(option.minion == moise.id for option in game.options("card in play"))


@pytest.mark.parametrize(("of", "may"), [("Alexis", True), ("Justin", False)])
def test_mehemet_burns_what_the_prey_has_learned(of: str, may: bool) -> None:
    game = table()
    mage, ira = game.ready("Sarah", "Mehemet of the Ahl-i-Batin"), game.ready(of, IRA)
    skill = game.on(ira, "Potence")
    assert any(option.minion == mage.id for option in game.options("card in play")) == may
    if may:
        game.pick("card in play", minion=mage)
        game.pass_all()
        assert (skill.place.region, ira.blood) == ("ash heap", 5)


@pytest.mark.parametrize(
    ("ally", "bearer", "card", "region"),
    [
        ("Mehemet of the Ahl-i-Batin", "Bima", "Celerity", "ready"),
        ("Tutu the Doubly Evil One", 'Travis "Traveler72" Miller', "Leather Jacket", "torpor"),
    ],
)
def test_what_is_on_a_vampire_is_not_what_an_ally_bears(ally: str, bearer: str, card: str, region: str) -> None:
    for face, may in ((bearer, False), (IRA, True)):
        game = table()
        own = game.ready("Sarah", ally)
        lying = game.torpor("Alexis", face) if region == "torpor" else game.ready("Alexis", face)
        game.on(lying, card)
        assert any(option.minion == own.id for option in game.options("card in play")) == may


def struck(name: str, *weapons: Card, text: str = "") -> Fighting:
    """An ally is struck, with a weapon where there is one."""
    fight = fighting(kurt=name, ira=vampire("Ira", 8, text=text), on_ira=weapons, blood=(5, 8))
    if weapons:
        fight.until("weapon", by="Alexis")
        fight.game.pick("weapon")
    fight.end()
    return fight


@pytest.mark.parametrize(
    ("name", "weapons", "text", "lost"),
    [
        ("Werewolf Pack", (CLUB,), "", 0),
        ("Werewolf Pack", (GUN,), "", 2),
        ("Remnant of the Endless Storm", (), "+4 strength.", 2),
        ("Remnant of the Endless Storm", (), "", 1),
        ("Walks-With-Might", (), "+2 strength.", 2),
        ("Walks-With-Might", (), "", 0),
    ],
)
def test_what_hurts_werewolves_less(name: str, weapons: tuple[Card, ...], text: str, lost: int) -> None:
    assert struck(name, *weapons, text=text).kurt.blood == 5 - lost


def test_walks_with_might_makes_masters_dear_for_his_own_side() -> None:
    game = table()
    game.ready("Sarah", "Walks-With-Might")
    face = game.card("Vast Wealth")
    assert [price(game.rules, seat, None, face, "pool") for seat in (0, 1)] == [1, 0]


def test_caiaphas_burns_who_blocks_him_and_goes_over_if_idle() -> None:
    game = table()
    caiaphas, ira = game.ready("Sarah", "Caiaphas Smith"), game.ready("Alexis", WATCHER)
    gun = game.hand("Sarah", GUN)[0]
    game.pick("equip", gun, minion=caiaphas)
    until(game, "block", ira)
    game.pick("block", ira)
    finish_with(game)
    assert ira.place.region == "ash heap"
    for locked in (True, False):
        game = table()
        caiaphas = game.ready("Sarah", "Caiaphas Smith", locked=locked)
        game.phase("discard", of="Justin")
        game.hand("Justin", "Fake Out")
        game.passes()
        advance(game, lambda game=game: game.table.active == 0)
        assert caiaphas.controller == (0 if locked else 2)


def test_cry_wolf_must_fight_and_burns_if_it_stays_locked() -> None:
    game = table()
    wolf = game.ready("Sarah", "Cry Wolf")
    game.ready("Alexis", IRA)
    kinds = {option.kind for option in game.options() if option.minion == wolf.id}
    assert kinds == {"card in play"}
    for locked in (True, False):
        game = table()
        wolf = game.ready("Sarah", "Cry Wolf", locked=locked)
        game.phase("unlock", of="Sarah")
        game.start()
        assert (wolf.place.region == "ash heap") == locked
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6, sect="Anarch")), game.ready("Alexis", WATCHER)
    game.hand("Sarah", "Cry Wolf")
    game.pick("recruit", minion=krid)
    until(game, "block", ira)
    game.pick("block", ira)
    game.pass_all()
    assert krid.place.region == "torpor" and ira.blood == 6


@pytest.mark.parametrize(("card", "asked"), [(GUN, True), ("Raven Spy", False)])
def test_one_billionaire_pays_for_equipment(card: str | Card, asked: bool) -> None:
    game = table()
    first, second = (game.ready("Sarah", "Eccentric Billionaire") for _ in range(2))
    krid = game.ready("Sarah", vampire("Krid", 6, "ani"))
    game.hand("Sarah", card)
    game.pick("equip" if asked else "employ", minion=krid)
    until_or_over(game, "yes")
    assert bool(game.options("yes")) == asked
    if asked:
        game.pick("yes")
        game.pass_all()
        assert game["Sarah"].pool == 30 and [first.locked, second.locked].count(True) == 1


@pytest.mark.parametrize("name", ["Harzomatuili", "Renegade Garou"])
def test_petaniqua_recruits_any_werewolf_whatever_stands_before_that_word(name: str) -> None:
    game = table()
    petaniqua = game.ready("Sarah", "Petaniqua (ADV)")
    other = game.ready("Sarah", vampire("Krid", 9))
    (copy,) = game.hand("Sarah", name)
    assert {option.minion for option in game.options("recruit") if option.copy == copy.id} == {petaniqua.id}
    assert other.place.region == "ready"


def test_petaniqua_recruits_no_other_ally_whose_requirement_she_does_not_meet() -> None:
    game = table()
    game.ready("Sarah", "Petaniqua (ADV)")
    game.hand("Sarah", "Underbridge Stray", "Rock Cat")
    assert not game.options("recruit")


@pytest.mark.parametrize("name", ["Grey Thorne", "Vivienne Géroux"])
def test_an_ally_plays_as_a_vampire_only_what_requires_its_disciplines(name: str) -> None:
    """Sec. 1.6.3: neither what requires an Anarch and no Discipline, nor what costs blood."""
    game = table()
    thug = game.ready("Sarah", name, blood=5)
    barred = game.hand("Sarah", "Constant Revolution", "Palatial Estate", "Faithful Servant")
    (deed,) = game.hand(
        "Sarah",
        library("Deed", "Action", disciplines="cel", requirement=("anarch",), blood=1, text="[cel] Gain 1 pool."),
    )
    game.phase("minion", of="Sarah")
    offered = {option.copy for option in game.options() if option.minion == thug.id}
    assert not offered & {each.id for each in barred}
    assert deed.id in offered


@pytest.mark.parametrize("face", [vampire("Kin", 6), library("Thug", "Ally", text="Mortal with 4 life.")])
def test_what_an_ally_is_given_is_told_to_be_life(face: Card) -> None:
    game = table()
    mine, kin = game.ready("Sarah", "Succubus"), game.ready("Sarah", face)
    game.pick("card in play", mine)
    game.pick("target", kin) if game.options("target") else None
    game.pass_all()
    assert f"{game.name(kin)} gives 1 life to Succubus" in game.log
