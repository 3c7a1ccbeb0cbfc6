"""Minions and cards of minions that are defined by name, played through the referee."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.playing.hands import hand_size
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.table.table import Copy, Place


def played_by(minion: str, code: str) -> Position:
    """Yseult's or another's controller has played and replaced an action card that requires a Discipline."""
    game = table()
    copy = game.ready("Sarah", minion)
    game.hand("Sarah", library(f"Deed {code}", "Action", text="Gain 1 pool.", disciplines=code))
    game.pick("action card", f"Deed {code}", minion=copy)
    while game.table.action is not None and not game.options("yes"):
        game.passes()
    return game


@pytest.mark.parametrize("draws", [True, False])
def test_yseult_may_draw_for_a_card_that_requires_melpominee(draws: bool) -> None:
    game = played_by("Yseult", "mel")
    assert len(game.rules.pile(0, "hand")) == 7
    game.pick("yes" if draws else "no")
    # An eighth card is discarded again.
    size = len(game.rules.pile(0, "hand"))
    assert (size, game.asked) == ((8, "Sarah") if draws else (7, "Sarah"))


def test_yseult_does_not_draw_for_other_cards() -> None:
    game = played_by("Yseult", "pre")
    assert game.table.action is None
    assert len(game.rules.pile(0, "hand")) == 7


@pytest.mark.parametrize(("capacity", "may"), [(4, True), (5, False)])
def test_yseult_cannot_block_vampires_of_five_or_more(capacity: int, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity))
    yseult = game.ready("Alexis", "Yseult")
    game.pick("bleed", krid)
    seen = False
    while game.table.action is not None and not seen:
        seen = any(option.copy == yseult.id for option in game.options("block"))
        if not seen:
            game.passes()
    assert seen == may


def rossellini(*cards: str) -> tuple[Position, Copy]:
    """Sarah's master phase; she controls Baldesar Rossellini, who is ready."""
    game = table()
    baldesar = game.ready("Sarah", "Baldesar Rossellini")
    game.hand("Sarah", *cards)
    return game, baldesar


def test_baldesar_takes_a_pool_off_an_equipment_once_in_a_turn() -> None:
    game, baldesar = rossellini(".44 Magnum", ".44 Magnum")
    other = game.ready("Sarah", vampire("Krid", 5))
    game.pick("equip", ".44 Magnum", minion=other)
    if game.options("yes"):
        game.pick("yes")
    game.pass_all()
    assert game["Sarah"].pool == 29
    game.pick("equip", ".44 Magnum", minion=baldesar)
    assert not game.options("yes")
    game.pass_all()
    assert game["Sarah"].pool == 27
    assert minions.strength(game.rules, baldesar) == 2


def test_baldesar_takes_a_blood_off_an_equipment_but_no_pool_in_the_same_turn() -> None:
    idol = library("Idol", "Equipment", blood=2)
    game = table()
    baldesar = game.ready("Sarah", "Baldesar Rossellini")
    other = game.ready("Sarah", vampire("Krid", 5), blood=5)
    game.hand("Sarah", idol, ".44 Magnum")
    game.pick("equip", "Idol", minion=other)
    answer(game)
    assert other.blood == 4
    game.pick("equip", ".44 Magnum", minion=baldesar)
    assert not game.options("yes")
    game.pass_all()
    assert game["Sarah"].pool == 28


def answer(game: Position) -> None:
    """Take what is offered off the cost, and pass until the action is over."""
    while game.table.action is not None:
        game.pick("yes") if game.options("yes") else game.passes()


def test_baldesar_takes_a_pool_off_a_location() -> None:
    game, _ = rossellini("Creepshow Casino")
    game.phase("master", of="Sarah")
    game.pick("master", "Creepshow Casino")
    if game.options("yes"):
        game.pick("yes")
    assert game["Sarah"].pool == 29


def test_baldesar_in_torpor_or_for_other_masters_takes_nothing_off() -> None:
    estate = library("Estate", "Master", pool=2, text="Gain 1 pool.")
    for card, place in (("Creepshow Casino", "torpor"), (estate, "ready")):
        game = table()
        getattr(game, place)("Sarah", "Baldesar Rossellini")
        (copy,) = game.hand("Sarah", card)
        game.phase("master", of="Sarah")
        game.pick("master", copy)
        assert game["Sarah"].pool == (28 if place == "torpor" else 29)


def erick(target: str) -> tuple[Position, Copy, list[Copy]]:
    """Erick attacks a minion by a card in play; Alexis does not block."""
    game = table()
    judge = game.ready("Sarah", 'Erick "Shophet125" Franco')
    ira = game.ready("Alexis", vampire("Ira", 6) if target == "vampire" else ally("Guard", 3))
    held = [*game.hand("Sarah", "Strike with Conviction"), *game.ash_heap("Sarah", "React with Conviction")]
    game.on(ira, "Haven Uncovered", owner="Sarah") if target == "vampire" else None
    return game, judge, held


@pytest.mark.parametrize("which", [0, 1])
def test_erick_gains_a_conviction_before_he_fights_a_monster(which: int) -> None:
    game, judge, held = erick("vampire")
    game.pick("card in play", minion=judge)
    until(game, "conviction")
    assert game.table.combat is None
    game.pick("conviction", held[which])
    assert held[which].place.on == judge.id


def test_erick_may_gain_none() -> None:
    game, judge, _ = erick("vampire")
    game.pick("card in play", minion=judge)
    until(game, "conviction")
    game.passes()
    assert not judge.attached


def test_erick_gains_none_when_he_is_blocked() -> None:
    game, judge, _ = erick("vampire")
    guard = game.ready("Alexis", vampire("Nora", 6, text="+3 intercept."))
    game.pick("card in play", minion=judge)
    until(game, "block", guard)
    game.pick("block", guard)
    while game.table.action is not None:
        assert not game.options("conviction")
        game.pick("hand strike") if game.options("hand strike") else game.passes()


def vykos(of: str = "Alexis") -> tuple[Position, Copy, Copy]:
    """Sascha Vykos fights a vampire without blood, who goes to torpor; and another vampire."""
    game = table()
    sascha = game.ready("Sarah", "Sascha Vykos, The Angel of Caine")
    ira = game.ready(of, vampire("Ira", 6), blood=0)
    game.pick("bleed", sascha)
    until(game, "block", ira)
    game.pick("block", ira)
    while game.table.action is not None and not game.options("yes"):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    return game, sascha, ira


def test_sascha_gives_two_hand_size_until_the_end_of_the_turn() -> None:
    game, _, ira = vykos()
    assert ira.place.region == "torpor"
    game.pick("yes")
    assert (len(game.rules.pile(0, "hand")), hand_size(game.rules, 0)) == (9, 9)
    finish(game)
    game.go_to("unlock", of="Alexis")
    assert hand_size(game.rules, 0) == 7


def test_sascha_may_leave_it() -> None:
    game, _, _ = vykos()
    game.pick("no")
    assert (len(game.rules.pile(0, "hand")), hand_size(game.rules, 0)) == (7, 7)


def test_karen_suadela_has_stealth_on_undirected_actions_only() -> None:
    for kind, stealth in (("hunt", 2), ("bleed", 0)):
        game = table()
        karen = game.ready("Sarah", "Karen Suadela", blood=3)
        game.ready("Alexis", vampire("Ira", 6))
        game.pick(kind, karen)
        assert game.rules.action.stealth == stealth


@pytest.mark.parametrize(("title", "bleed"), [("prince of Houston", 1), ("none", 0)])
def test_a_gehenna_event_changes_karen_just_while_she_is_no_prince(title: str, bleed: int) -> None:
    game = table()
    karen = game.ready("Sarah", "Karen Suadela", title=title)
    game.in_play("Alexis", library("Dusk", "Event", text="Gehenna. Vampires get -1 bleed."))
    assert minions.bleed_amount(game.rules, karen) == bleed


@pytest.mark.parametrize(("disciplines", "left"), [("tha", 3), ("", 4)])
def test_the_reverend_strikes_harder_with_thaumaturgy(disciplines: str, left: int) -> None:
    bolt = library("Bolt", "Combat", text="Strike, ranged: 2R damage.", disciplines=disciplines)
    game = table()
    reverend = game.ready("Sarah", "Reverend Blackwood")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", bolt)
    game.pick("bleed", reverend)
    until(game, "block", ira)
    game.pick("block", ira)
    until_played(game, "Bolt")
    finish(game)
    assert ira.blood == left


def until_played(game: Position, name: str, level: str | None = None) -> None:
    """Everybody passes until a card of the hand is played."""
    until(game, "play")
    game.pick("play", name, level=level)


def test_a_strike_that_does_no_damage_gets_none_from_the_reverend() -> None:
    game = table()
    reverend = game.ready("Sarah", "Reverend Blackwood", blood=2)
    ira = game.ready("Alexis", vampire("Ira", 6, text="-1 strength."))
    game.hand("Sarah", "Theft of Vitae")
    game.pick("bleed", reverend)
    until(game, "block", ira)
    game.pick("block", ira)
    until_played(game, "Theft of Vitae", "tha")
    finish(game)
    assert ira.blood == 5


def donal(blood: int = 4) -> tuple[Position, dict[int, Copy]]:
    """One of the two cards named Dónal O'Connor, by group."""
    game = table()
    cards = [card for card in game.rules.catalogue.cards.values() if card.name == "Dónal O'Connor"]
    return game, {int(card.group or 0): game.ready("Sarah", card, blood=blood) for card in cards}


@pytest.mark.parametrize(("prince_of_dublin", "left"), [(True, 4), (False, 5)])
def test_a_vampire_that_blocks_donal_burns_a_blood_before_he_strikes_it(prince_of_dublin: bool, left: int) -> None:
    """There are two cards of his name."""
    game, both = donal()
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", next(copy for group, copy in both.items() if (group == 2) == prince_of_dublin))
    until(game, "block", ira)
    game.pick("block", ira)
    finish(game)
    assert ira.blood == left


def test_an_ally_that_blocks_donal_burns_nothing() -> None:
    game, both = donal()
    guard = game.ready("Alexis", ally("Guard", 3))
    game.pick("bleed", both[2])
    until(game, "block", guard)
    game.pick("block", guard)
    finish(game)
    # Just what he struck.
    assert guard.blood == 2


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_the_other_donal_unlocks_for_a_blood(blood: int, may: bool) -> None:
    game, both = donal(blood)
    copy = next(copy for group, copy in both.items() if group != 2)
    copy.locked = True
    game.start()
    assert any(option.copy == copy.id for option in game.options("use")) == may
    if may:
        game.pick("use", copy)
        assert (copy.blood, copy.locked) == (0, False)


@pytest.mark.parametrize(("card", "may"), [("Bastard Sword", True), (".44 Magnum", False)])
def test_angels_gift_equips_with_a_melee_weapon_once_in_a_round(card: str, may: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, clan="Salubri"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    *_, weapon = game.hand("Sarah", "Angel's Gift", "Angel's Gift", card)
    game.pick("bleed", kurt)
    until(game, "block", ira)
    game.pick("block", ira)
    offered = {option.level for option in game.options("play") if "Angel" in option.text}
    assert offered == ({"1", "2"} if may else {"2"})
    game.pick("play", "Angel's Gift", level="1" if may else "2")
    if game.options("card"):
        game.pick("card", weapon)
    game.pass_all()
    assert (weapon.place.on == kurt.id) == may
    assert game["Sarah"].pool == (29 if may else 30)


@pytest.mark.parametrize("level", ["pre pro", "PRE PRO"])
@pytest.mark.parametrize(("way", "pool"), [(0, 30), (1, 28)])
def test_revelation_of_the_serpent_gives_bleed_or_stealth_too(level: str, way: int, pool: int) -> None:
    """Played as Ira attempts to block: without the stealth she does, with it the bleed is for two."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Revelation of the Serpent")
    game.pick("bleed", krid)
    until(game, "block", ira)
    game.pick("block", ira)
    until_played(game, "Revelation of the Serpent", level)
    game.pick("way", amount=way)
    finish(game)
    assert (game["Alexis"].pool, ira.locked) == (pool, way == 0)


@pytest.mark.parametrize(("counters", "asked"), [(2, True), (1, False)])
def test_revelation_of_the_serpent_unlocks_for_two_corruption_counters(counters: int, asked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRE PRO"))
    ira = game.ready("Alexis", vampire("Ira", 6), locked=True, counters={"corruption 0": counters})
    game.ready("Justin", vampire("Ozmo", 6), locked=True, counters={"corruption 0": 3})
    game.hand("Sarah", "Revelation of the Serpent")
    game.pick("bleed", krid)
    until(game, "play")
    game.pick("play", "Revelation of the Serpent", level="PRE PRO")
    if game.options("way"):
        game.pick("way", amount=0)
    while game.table.action is not None and not game.options("yes"):
        game.passes()
    assert bool(game.options("yes")) == asked
    if asked:
        game.pick("yes")
        if game.options("target"):
            game.pick("target", ira)
        finish(game)
    assert game["Alexis"].pool == 28
    assert (krid.locked, ira.counters.get("corruption 0", 0)) == (not asked, 0 if asked else counters)


def test_revelation_of_the_serpent_is_for_bleeds() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRE PRO"), blood=2)
    game.hand("Sarah", "Revelation of the Serpent")
    game.pick("hunt", krid)
    while game.table.action is not None:
        assert not game.options("play")
        game.passes()


@pytest.mark.parametrize("seat", ["Sarah", "Alexis"])
def test_troglodytia_looks_at_no_hand_of_her_own(seat: str) -> None:
    game = table()
    game.ready("Sarah", "Troglodytia")
    game.hand(seat, library("Windfall", "Master", text="Gain 1 pool."))
    game.phase("master", of=seat)
    game.pick("master", "Windfall")
    assert (game.choice is not None and game.choice.kind == "may") is (seat == "Alexis")


# -- masters that are played on them ---------------------------------------------------------------------------------


def disciplined(by: str, on: str, *others: str, haven: bool = False, pool: int = 30) -> tuple[Position, Copy]:
    """The master phase of a Methuselah who holds Celerity, for one of Sarah's vampires."""
    game = table()
    bearer = game.ready("Sarah", on)
    for other in others:
        game.ready("Sarah", vampire(other, 5))
    if haven:
        game.on(bearer, "Secure Haven")
    game.pool(by, pool)
    game.hand(by, "Celerity")
    game.phase("master", of=by)
    return game, bearer


@pytest.mark.parametrize(
    ("by", "haven", "more"), [("Sarah", False, 1), ("Sarah", True, 2), ("Alexis", False, 0), ("Alexis", True, 1)]
)
def test_a_discipline_card_costs_more_for_walker_grimes_and_in_a_secure_haven(by: str, haven: bool, more: int) -> None:
    game, walker = disciplined(by, "Walker Grimes", haven=haven)
    game.pick("master", "Celerity")
    assert (game[by].pool, minions.disciplines(game.rules, walker)["cel"]) == (30 - more, 1)


def test_who_has_not_what_it_costs_more_puts_a_discipline_card_on_another() -> None:
    game, _ = disciplined("Sarah", "Walker Grimes", haven=True, pool=1)
    assert not game.options("master")
    game, _ = disciplined("Sarah", "Walker Grimes", "Krid", haven=True, pool=1)
    game.pick("master", "Celerity")
    assert game["Sarah"].pool == 1
    assert "cel" in minions.disciplines(game.rules, game.rules.pile(0, "ready")[1])


@pytest.mark.parametrize("by", ["Sarah", "Alexis"])
def test_others_put_no_discipline_card_on_mimir(by: str) -> None:
    game, _ = disciplined(by, "Mimir", "Krid")
    game.pick("master", "Celerity")
    assert [option.text for option in game.options("target")] == (["On Mimir", "On Krid"] if by == "Sarah" else [])


@pytest.mark.parametrize(("on", "cost"), [("Guillermo Arsuaga", 0), ("Krid", 1)])
def test_a_haven_is_played_for_a_pool_less_on_guillermo(on: str, cost: int) -> None:
    game = table()
    who = [game.ready("Sarah", "Guillermo Arsuaga"), game.ready("Sarah", vampire("Krid", 5))]
    game.hand("Sarah", "Secure Haven")
    game.phase("master", of="Sarah")
    game.pick("master", "Secure Haven")
    game.pick("target", next(each for each in who if game.name(each) == on))
    assert game["Sarah"].pool == 30 - cost


# -- in torpor, and what is no strike card ----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "may"), [("Harrod", True), ("Gerard Rafin", False)])
def test_who_needs_not_be_ready_looks_at_cards_in_torpor(name: str, may: bool) -> None:
    game = table()
    game.torpor("Sarah", name)
    game.uncontrolled("Alexis", vampire("Ira", 4))
    game.phase("unlock", of="Sarah")
    assert bool(game.options("use")) == may
    if may:
        game.pick("use")
        assert [option.text for option in game.options("seen")] == ["Seen: Ira"]


@pytest.mark.parametrize("ready", [True, False])
def test_who_lies_in_torpor_gains_no_votes(ready: bool) -> None:
    game = table()
    (game.ready if ready else game.torpor)("Sarah", "Gustav Breidenstein")
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.hand("Sarah", "Dreams of the Sphinx", library("Talk", "Political Action", text="You gain 1 pool."))
    game.pick("political", "Talk", minion=krid)
    while game.table.action is not None and not any(each.kind.endswith(" for") for each in game.options()):
        game.passes()
    assert bool(game.options("use")) == ready


@pytest.mark.parametrize(("name", "card"), [("Modius", "Dreams of the Sphinx"), ("Yewon Ong", "Where the Veil Thins")])
def test_a_card_may_be_discarded_for_votes_in_torpor_where_nobody_casts_them(name: str, card: str) -> None:
    """Rulings on Modius and Yewon Ong; a minion's votes are used only while it is ready (sec. 6.3.3)."""
    game = table()
    game.torpor("Sarah", name)
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.hand("Sarah", card, library("Talk", "Political Action", text="You gain 1 pool."))
    game.pick("political", "Talk", minion=krid)
    while not game.options("use"):
        game.passes()
    game.pick("use")
    if game.options("discard"):
        game.pick("discard", card)
    assert card in game.names("Sarah", "ash heap")
    assert not [option for option in game.options() if name in option.text]


@pytest.mark.parametrize(("kind", "more"), [("Equipment", 0), ("Combat", 1)])
def test_a_weapon_that_requires_thaumaturgy_is_no_strike_card_of_magdelena(
    kind: Literal["Equipment", "Combat"], more: int
) -> None:
    wand = library("Wand", kind, text={"tha": "Strike: 1R damage."}, disciplines="tha")
    game = table()
    magdelena = game.ready("Sarah", "Magdelena Schaefer")
    cost = price(game.rules, 0, magdelena, wand, "blood", game.rules.facts(wand).modes[0])
    assert cost == more


@pytest.mark.parametrize(("region", "size", "may"), [("ready", 6, True), ("torpor", 6, True), ("torpor", 1, False)])
def test_who_lies_in_torpor_pays_for_johan_to_bleed_for_less(
    region: Literal["ready", "torpor"], size: int, may: bool
) -> None:
    game = table()
    johan = game.ready("Sarah", "Johan Wrede")
    old = game.lay(vampire("Old", size), Place(1, region), blood=1)
    game.pick("bleed", johan)
    until_or_over(game, "use", johan)
    assert bool(game.options("use")) == may
    if may:
        game.pick("use", johan)
        finish(game)
        assert (game["Alexis"].pool, old.blood) == (30, 0)


def test_a_tzimisce_in_torpor_unlocks_the_vozhd_and_one_of_another_methuselah_does_not() -> None:
    for by in ("Alexis", "Justin"):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 5))
        vozhd = game.ready("Alexis", "The Vozhd of Szczecin", locked=True)
        game.torpor(by, vampire("Ira", 5, clan="Tzimisce"), blood=1)
        if not game.options("use"):
            game.pick("bleed", krid)
        until_or_over(game, "use", vozhd)
        assert bool(game.options("use")) == (by == "Alexis")
        if by == "Alexis":
            game.pick("use", vozhd)
            assert not vozhd.locked
