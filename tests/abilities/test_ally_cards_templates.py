"""Allies and retainers by template, and retainers by name: intercept, the range that they set, life burned, what they
cannot do, what they are locked and burned for."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_ally_cards_named import through, to_block
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.combat.damage import inflict
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy


def until(game: Position, kind: str) -> None:
    """Everybody passes until something is offered, or the action is over."""
    while game.choice is not None and game.table.action is not None and not game.options(kind):
        game.passes()


def bled_by(*, stealth: int = 0) -> tuple[Position, Copy]:
    """Sarah's Krid, who will bleed Alexis."""
    game = table()
    return game, game.ready("Sarah", vampire("Krid", 6, text=f"+{stealth} stealth." if stealth else ""))


@pytest.mark.parametrize("card", ["Asanbonsam Ghoul", "Ponticulus"])
def test_intercept_against_directed_actions(card: str) -> None:
    game, krid = bled_by(stealth=1)
    guard = game.ready("Alexis", card)
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", guard)
    assert game.table.action is None or game.table.action.step == "blocked" or game.table.combat is not None


def test_an_asanbonsam_ghoul_that_blocks_a_directed_action_sets_the_range() -> None:
    game, krid = bled_by()
    guard = game.ready("Alexis", "Asanbonsam Ghoul")
    game.on(krid, ".44 Magnum")
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", guard)
    while game.table.action is not None and not game.options("hand strike"):
        assert not game.options("maneuver")
        game.passes()
    assert game.table.combat is not None
    assert game.table.combat.range == "close"


def test_a_corpse_balloon_maneuvers_for_who_blocks_a_directed_action() -> None:
    game, krid = bled_by()
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(ira, "Corpse Balloon", marks={"level": "VIC"}, blood=1)
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", ira)
    until(game, "maneuver")
    assert (game.asked, len(game.options("maneuver"))) == ("Alexis", 1)


@pytest.mark.parametrize("card", ["Ponticulus", "Tye Cooper"])
def test_wraiths_are_immune_to_damage_that_is_not_aggravated(card: str) -> None:
    """Ruling [LSJ 20010627]: even if it cannot be prevented, and outside of combat."""
    for aggravated, region in ((0, "ready"), (1, "ash heap")):
        game = table()
        wraith = game.ready("Alexis", card)
        game.start()
        hurt = Hurt(wraith, 0 if aggravated else 2, aggravated, unpreventable=True)
        for _ in inflict(game.rules, [hurt], [0, 1, 2]):
            raise AssertionError
        assert wraith.place.region == region


@pytest.mark.parametrize(("card", "acts", "blocks"), [("Ponticulus", False, True), ("Informant", False, False)])
def test_what_allies_cannot_do(card: str, acts: bool, blocks: bool) -> None:
    game = table()
    mine = game.ready("Sarah", card)
    game.ready("Sarah", vampire("Krid", 5))
    theirs = game.ready("Alexis", card)
    game.start()
    assert any(option.minion == mine.id for option in game.options()) == acts
    game.pick("bleed")
    to_block(game)
    assert any(option.minion == theirs.id for option in game.options("block")) == blocks


def test_a_stray_burns_its_life_for_a_press_and_itself_to_unlock_a_minion() -> None:
    """Ruling [ANK 20180517]: in the turn in which it was recruited, too."""
    game, krid = bled_by()
    stray = game.ready("Alexis", "Underbridge Stray", marks={"level": "ANI"}, blood=2)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", ira)
    while game.table.action is not None and not game.options("use"):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    game.pick("use", stray)
    assert (stray.blood, game.table.combat is not None) == (1, True)
    game, krid = bled_by()
    stray = game.ready("Alexis", "Underbridge Stray", marks={"level": "ani"}, blood=1)
    ira = game.ready("Alexis", vampire("Ira", 6), locked=True)
    game.pick("bleed", minion=krid)
    until(game, "use")
    game.pick("use", stray)
    assert (stray.place.region, ira.locked) == ("ash heap", False)


@pytest.mark.parametrize("stat", ["stealth", "intercept", "bleed"])
def test_saatet_ta_is_locked_for_one_of_three(stat: str) -> None:
    game = table()
    mine, theirs = ("Sarah", "Alexis") if stat != "intercept" else ("Alexis", "Sarah")
    saatet = game.ready(mine, "Saatet-ta")
    setite = game.ready(mine, vampire("Setite", 6, clan="Ministry"))
    other = game.ready(theirs, vampire("Other", 6, text="+1 stealth." if stat == "intercept" else ""))
    game.pick("bleed", minion=setite if mine == "Sarah" else other)
    if stat != "bleed":
        to_block(game)
        game.pick("block", setite if stat == "intercept" else other)
    until(game, "use")
    option = next(each for each in game.options("use") if stat in each.text)
    assert game.choice is not None
    assert game.referee is not None
    game.referee.answer(game.choice.options.index(option))
    assert saatet.locked
    assert not game.options("use")


def test_a_mummy_is_shuffled_into_the_library_as_it_is_burned() -> None:
    """Ruling on Saatet-ta [LSJ 20010710]: not as it is discarded."""
    game, krid = bled_by()
    mummy = game.ready("Alexis", "Qetu the Evil Doer", blood=1)
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", mummy)
    through(game)
    assert game.names("Alexis", "ash heap") == []
    assert any(game.name(copy) == "Qetu the Evil Doer" for copy in game.rules.pile(1, "library"))


def test_an_entourage_burns_life_for_intercept_and_itself_as_it_blocks_a_vampire() -> None:
    game, krid = bled_by(stealth=1)
    fan = game.ready("Alexis", "Member of the Entourage")
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", fan)
    game.pick("use", fan)
    through(game)
    assert (fan.place.region, game.table.seats[1].pool, krid.blood) == ("ash heap", 30, krid.blood)


def test_a_behemoth_pays_for_combat_with_life() -> None:
    game = table()
    behemoth = game.ready("Sarah", "Rotting Behemoth", blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("card in play", behemoth, minion=behemoth)
    through(game)
    # One life for the action, one for her strike.
    assert (behemoth.blood, ira.blood) == (4, 3)


def test_felix_burns_a_location_for_pool() -> None:
    game = table()
    felix = game.ready("Sarah", 'Felix "Fix" Hessian')
    place = game.in_play("Alexis", "Papillon")
    game.pick("card in play", felix, minion=felix)
    through(game)
    assert (place.place.region, game.table.seats[0].pool) == ("ash heap", 29)


def test_wendell_hurts_his_own_in_the_unlock_phase() -> None:
    game = table()
    game.ready("Sarah", "Abyssal Hunter")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=5)
    game.phase("unlock", of="Sarah")
    game.start()
    game.pass_all()
    assert krid.blood == 4


def test_a_dog_pack_keeps_opponents_from_ending_combat() -> None:
    game, krid = bled_by()
    ira = game.ready("Alexis", vampire("Ira", 6, "CEL"))
    game.on(ira, "Dog Pack", blood=1)
    flash = vampire("Runner", 6, text="Runner can strike: combat ends.")
    runner = game.ready("Sarah", flash)
    for acting, ends in ((krid, False), (runner, False)):
        game.pick("bleed", minion=acting)
        to_block(game)
        game.pick("block", ira)
        until(game, "hand strike")
        assert bool(game.options("combat ends")) == ends
        through(game)
        game.rules.unlock(ira)


def test_what_a_dog_pack_keeps_from_may_be_done_once_it_is_burned() -> None:
    """Before range, and by the first strikes as well: in an additional strike then."""
    fight = fighting("Mask Empathy", "Majesty", on_ira=("Dog Pack",))
    fight.play("Mask Empathy", "PRE")
    fight.until("hand strike", by="Sarah")
    assert fight.offered("play", "Majesty")
    fight = fighting("Donnybrook", "Blur", "Majesty", on_ira=("Dog Pack",))
    fight.until("hand strike", by="Sarah")
    assert not fight.offered("play", "Majesty")
    fight.play("Donnybrook", "obf")
    fight.play("Blur", "CEL")
    fight.until("hand strike", by="Sarah")
    assert fight.offered("play", "Majesty")


@pytest.mark.parametrize("burned", [True, False])
def test_a_spiritual_protector_that_is_burned_keeps_nobody_from_equipment(*, burned: bool) -> None:
    fight = fighting(*["Mask Empathy"][:burned], on_kurt=(".44 Magnum",), on_ira=("Spiritual Protector",))
    if burned:
        fight.play("Mask Empathy", "PRE")
    fight.until("hand strike", by="Sarah")
    assert fight.offered("weapon") == burned


def test_owls_show_the_opponents_hand_while_the_employer_fights() -> None:
    for level in ("ani", "ANI"):
        game, krid = bled_by()
        game.on(krid, "Owl Companion", marks={"level": level}, blood=1)
        game.on(game.ready("Alexis", vampire("Ira", 6)), ".44 Magnum")
        game.start()
        abilities = game.rules.abilities
        assert abilities.of_methuselah(game.rules, 1, "open hand") == 0
        game.pick("bleed", minion=krid)
        to_block(game)
        game.pick("block")
        until(game, "maneuver")
        assert [abilities.of_methuselah(game.rules, seat, "open hand") for seat in range(3)] == [0, 1, 0]


def test_a_raptor_at_superior_makes_the_opponents_hand_smaller_in_combat() -> None:
    for level, size in (("ani", 7), ("ANI", 6)):
        game, krid = bled_by()
        game.on(krid, "Raptor", marks={"level": level}, blood=1)
        ira = game.ready("Alexis", vampire("Ira", 6))
        game.on(ira, ".44 Magnum")
        game.pick("bleed", minion=krid)
        to_block(game)
        game.pick("block", ira)
        while game.choice is not None and game.choice.kind == "discard down":
            game.pick("discard", game.rules.pile(1, "hand")[0])
        assert game.table.combat is not None
        assert game.table.seats[1].hand_size == size
        through(game)
        assert game.table.seats[1].hand_size == 7


@pytest.mark.parametrize(
    ("card", "left", "pool"),
    [("Crypt's Sons", "there", 29), ("Ghoul Escort", "burned", 30), ("Malajit Chandramouli", "there", 30)],
)
def test_retainers_of_who_is_blocked(card: str, left: str, pool: int) -> None:
    game, krid = bled_by()
    krid.marks["sect"] = "Anarch"
    retainer = game.on(krid, card, blood=3)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", ira)
    until(game, "use")
    game.pick("use", retainer)
    through(game)
    there = "there" if retainer.place.on == krid.id else "burned"
    stealthy = card.startswith("Malajit")
    assert (there, game.table.seats[1].pool) == (left, 29 if stealthy else pool)
    assert ira.locked == (not stealthy)


def test_a_shaman_goes_back_for_stealth() -> None:
    game, krid = bled_by()
    krid.marks["sect"] = "Laibon"
    shaman = game.on(krid, "Shaman", blood=2)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", ira)
    until(game, "use")
    game.pick("use", shaman)
    through(game)
    assert (game.table.seats[1].pool, any(game.name(copy) == "Shaman" for copy in game.rules.pile(0, "library"))) == (
        29,
        True,
    )


@pytest.mark.parametrize(("way", "blood", "there"), [(0, 4, True), (1, 5, False)])
def test_robert_carter_is_paid_or_burned(way: int, blood: int, there: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=5)
    carter = game.on(krid, "Robert Carter", blood=1)
    game.phase("unlock", of="Sarah")
    game.start()
    game.pick("way", amount=way)
    assert (krid.blood, carter.place.on == krid.id) == (blood, there)


@pytest.mark.parametrize(("level", "now"), [("ani", True), ("ANI", False)])
def test_a_feral_hound_lets_its_employer_unlock(level: str, now: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level, clan="Ravnos"))
    game.ready("Sarah", vampire("Idle", 6))
    (hound,) = game.hand("Sarah", "Feral Hound")
    game.pick("employ", hound, level=level)
    while game.table.action is not None:
        game.passes()
    assert krid.locked == now
    if level == "ani":
        # It is for the action, whatever becomes of the hound.
        game.rules.burn(hound)
    game.go_to("discard", "Sarah")
    assert not krid.locked


def test_a_protector_prevents_once_in_a_combat() -> None:
    game, krid = bled_by()
    ira = game.ready("Alexis", ally("Guard", 3))
    protector = game.on(krid, "Resplendent Protector", blood=1)
    before = krid.blood
    game.pick("bleed", minion=krid)
    to_block(game)
    game.pick("block", ira)
    while game.table.action is not None and not game.options("use"):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    game.pick("use", protector)
    through(game)
    assert krid.blood == before


@pytest.mark.parametrize(
    ("card", "code", "played"),
    [("Marijava Ghoul", "pre", "Enchant Kindred"), ("Giuseppe, Gravedigger", "nec", "Soul Feasting")],
)
def test_stealth_for_actions_that_require_a_discipline(card: str, code: str, played: str) -> None:
    stealth = []
    for served in (False, True):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, code))
        game.uncontrolled("Sarah", vampire("Sleeper", 4))
        game.ash_heap("Sarah", "Deflection")
        if served:
            game.on(krid, card, blood=2)
        game.ready("Alexis", vampire("Ira", 6))
        (action,) = game.hand("Sarah", played)
        game.pick("action card", action, minion=krid, level=code)
        until_announced(game)
        assert game.table.action is not None
        stealth.append(game.table.action.stealth)
    assert stealth[1] == stealth[0] + 1
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, code))
    game.on(krid, card, blood=2)
    game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=krid)
    until_announced(game)
    assert game.table.action is not None
    assert game.table.action.stealth == 0


def until_announced(game: Position) -> None:
    """Everything about the action is chosen."""
    while game.choice is not None and game.choice.kind in ("target", "search", "methuselah"):
        game.pick(game.options()[0].kind, game.rules.copy(game.options()[0].copy))
    to_block(game)
