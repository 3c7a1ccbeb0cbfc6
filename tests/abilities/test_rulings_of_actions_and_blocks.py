"""Rulings on actions: what they cost, at whom they are directed, how a block or an effect ends them, and what can be
played afterwards."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, over, until_or_over
from tests.abilities.deeds import through
from tests.abilities.fights import EVERYTHING, Fighting
from tests.abilities.shapes import uses
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.minion.blocks import directed_at
from vtes_desktop.table.table import Copy

CLUB = library("Club", "Equipment", pool=1, text="Melee weapon. Strength+1 damage each strike.")
EVERY = f"{EVERYTHING} VAL SAN MEL"


def blocked_bleed(
    *cards: str,
    against: tuple[str, ...] = (),
    kurt: str = "",
    lay: object = None,
    clan: str = "",
    sect: str = "Camarilla",
) -> Fighting:
    """Kurt bleeds; Ira is about to block."""
    game = table()
    one = game.ready("Sarah", kurt or vampire("Kurt", 8, EVERY, clan=clan, sect=sect), blood=6)
    other = game.ready("Alexis", vampire("Ira", 9, EVERY, clan=clan, sect=sect), blood=6)
    if callable(lay):
        lay(game, one, other)
    game.hand("Sarah", *cards)
    game.hand("Alexis", *against)
    game.pick("bleed", minion=one)
    until_or_over(game, "block")
    return Fighting(game, one, other)


def offered(game: Position, kind: str, name: str) -> bool:
    return any(
        each.kind == kind and each.copy in game.table.copies and game.name(game.table.copies[each.copy]) == name
        for each in game.options()
    )


def aim(game: Position, target: Copy) -> list[int]:
    """What is asked before an action is announced is answered, a target where it can be; at whom it is directed."""
    for _ in range(8):
        if game.table.action is not None and game.choice is not None and game.choice.kind in ("block", "action"):
            break
        if any(each.copy == target.id for each in game.options("target")):
            game.pick("target", target)
        elif any(each.copy == target.id for each in game.options("enter combat")):
            game.pick("enter combat", target)
        elif game.options("pass"):
            break
        else:
            wanted = (n for n, each in enumerate(game.options()) if "equipment" in each.text)
            game.referee.answer(next(wanted, 0))
    return directed_at(game.rules) if game.table.action is not None else []


# -- what happens as a block succeeds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("copies", [1, 2])
@pytest.mark.parametrize("ended", ["", "Change of Target", "Obedience"])
def test_aching_beauty_costs_a_pool_each_even_where_the_action_ends(copies: int, ended: str) -> None:
    def lay(game: Position, kurt: Copy, __: Copy) -> None:
        for _ in range(copies):
            game.on(kurt, "Aching Beauty")

    fight = blocked_bleed(
        *([ended] if ended == "Change of Target" else []),
        against=(ended,) if ended == "Obedience" else (),
        lay=lay,
        clan="Toreador",
    )
    fight.game.pick("block", fight.ira)
    if ended:
        fight.play(
            ended,
            by="Sarah" if ended == "Change of Target" else "Alexis",
            level="DOM" if ended == "Obedience" else None,
        )
    over(fight.game)
    assert fight.game["Alexis"].pool == 30 - copies


@pytest.mark.parametrize("empty", [True, False])
def test_an_empty_vampire_may_block_donal(empty: bool) -> None:
    game = table()
    donal = game.ready("Sarah", "Dónal O'Connor", blood=5)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=0 if empty else 5)
    game.pick("bleed", minion=donal)
    until_or_over(game, "block")
    game.pick("block", ira)
    over(game)
    assert ira.blood == (0 if empty else 3)
    assert donal.blood == 4


@pytest.mark.parametrize("card", ["Banshee Ironwail", "Frozen Object", "Revelation of Despair"])
@pytest.mark.parametrize("dies", [True, False])
def test_where_the_acting_minion_leaves_before_the_block_resolves_the_blocker_is_not_locked(
    card: str, dies: bool
) -> None:
    game = table()
    brute = game.ready("Sarah", ally("Brute", 1 if dies else 4))
    ira = game.ready("Alexis", vampire("Ira", 8, EVERY), blood=6)
    if card == "Revelation of Despair":
        game.hand("Alexis", card)
    else:
        game.on(ira, card, marks={"level": "tem"} if card == "Frozen Object" else {})
    game.pick("bleed", minion=brute)
    for _ in range(60):
        if game.table.action is None:
            break
        if game.options("block"):
            game.pick("block", ira)
        elif game.options("hand strike"):
            game.pick("hand strike")
        elif game.options("use") or game.options("play"):
            kind = "use" if game.options("use") else "play"
            game.referee.answer(next(n for n, each in enumerate(game.options()) if each.kind == kind))
        else:
            game.passes()
    assert (brute.place.region == "ash heap") == dies
    assert ira.locked != dies and any(each.startswith("Combat") for each in game.log) != dies


@pytest.mark.parametrize("card", ["Change of Target", "Krassimir"])
def test_what_was_ended_as_it_was_blocked_was_taken(card: str) -> None:
    """The same bleed cannot be taken again in the turn: Change of Target says so, and with Krassimir it had come to its
    resolution."""
    fight = blocked_bleed(card if card != "Krassimir" else "Dodge", kurt="Krassimir" if card == "Krassimir" else "")
    game = fight.game
    game.pick("block", fight.ira)
    if card == "Krassimir":
        until_or_over(game, "use", fight.kurt)
        game.pick("use", fight.kurt)
    else:
        fight.play(card)
    over(game)
    assert not fight.kurt.locked
    assert not any(each.minion == fight.kurt.id for each in game.options("bleed"))


def test_a_fight_of_a_card_is_not_the_same_action_as_that_of_a_card_in_play() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY, sect="Anarch"), blood=6)
    archon = game.on(krid, "Archon")
    ira = game.ready("Alexis", vampire("Ira", 9), blood=9)
    guard = game.ready("Alexis", vampire("Guard", 9, text="+1 intercept."), blood=9)
    game.hand("Sarah", "Change of Target", "Steely Tenacity")
    number = next(n for n, each in enumerate(game.options()) if each.copy == archon.id)
    game.referee.answer(number)
    aim(game, ira)
    until_or_over(game, "block")
    game.pick("block", guard)
    until_or_over(game, "play")
    game.pick("play", "Change of Target")
    over(game)
    assert not any(each.copy == archon.id for each in game.options())
    assert any(each.kind == "action card" and each.level == "qui" for each in game.options())


@pytest.mark.parametrize("name", ["Enrage"])
def test_actions_of_two_copies_in_play_are_two(name: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
    one, two = (game.on(krid, name, marks={"level": "pre"}) for _ in range(2))
    ira = game.ready("Alexis", vampire("Ira", 6, EVERY), blood=6)
    guard = game.ready("Alexis", vampire("Guard", 9), blood=9)
    game.hand("Sarah", "Change of Target")
    found = [n for n, each in enumerate(game.options()) if each.copy == one.id]
    game.referee.answer(found[0])
    game.pick("enter combat", ira)
    until_or_over(game, "block")
    game.pick("block", guard)
    until_or_over(game, "play")
    game.pick("play", "Change of Target")
    over(game)
    copies = {each.copy for each in game.options()}
    assert two.id in copies and one.id not in copies


@pytest.mark.parametrize("copies", [1, 2])
def test_each_archon_gives_an_action_of_its_own(copies: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
    for _ in range(copies):
        game.on(krid, "Archon")
    idle = [game.ready("Sarah", vampire(f"Idle {number}", 3), blood=1) for number in range(2)]
    ira = game.ready("Alexis", vampire("Ira", 9), blood=9)
    for left in range(copies, 0, -1):
        krid.locked = False
        game.pick("hunt", minion=idle[left - 1])
        game.pass_all()
        found = [
            n for n, each in enumerate(game.options()) if each.copy in krid.attached and "enter combat" in each.text
        ]
        assert len({game.options()[n].copy for n in found}) == left
        game.referee.answer(found[0])
        through(game, ira)
    krid.locked = False
    game.passes()


def test_annazir_takes_his_action_once_a_turn() -> None:
    game = table()
    annazir = game.ready("Sarah", "Annazir")
    ira = game.ready("Alexis", vampire("Ira", 6))
    one, two = game.on(ira, CLUB), game.on(ira, CLUB)
    idle = game.ready("Sarah", vampire("Idle", 3), blood=1)
    game.pick("card in play", minion=annazir)
    through(game, one)
    assert one.place.on == annazir.id and two.place.on == ira.id
    annazir.locked = False
    game.pick("hunt", minion=idle)
    game.pass_all()
    assert not any(each.minion == annazir.id and each.kind == "card in play" for each in game.options())


@pytest.mark.parametrize(
    ("card", "level", "what"),
    [
        ("Conceal", "obf", CLUB), ("Gremlins", "myt", "Leather Jacket"), ("Loss", "qui", CLUB),
        ("Conceal", "OBF", "Living Manse"),
        ("Goblinism", "pot", "Living Manse"), ("Arcanum Investigator", "", CLUB), ("Annazir", "", CLUB),
    ],
)  # fmt: skip
def test_who_has_the_equipment_is_whom_the_action_is_directed_at(card: str, level: str, what: str) -> None:
    """A secure haven of the bearer's does not protect what lies on him."""
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 6))
    club = game.on(ira, what)
    game.on(ira, "Secure Haven")
    krid = game.ready("Sarah", card if not level else vampire("Krid", 6, EVERY))
    if level:
        game.hand("Sarah", card)
        game.pick("action card", card, minion=krid, level=level)
    else:
        game.pick("card in play", minion=krid)
    assert aim(game, club) == [1]
    through(game)
    assert club.place.region == "ash heap" or club.place.on == krid.id


@pytest.mark.parametrize("mine", [True, False])
def test_goblinism_is_undirected_at_an_own_location(mine: bool) -> None:
    game, krid = acting("POT", "Goblinism")
    place = game.in_play("Sarah" if mine else "Alexis", "Club Illusion")
    for seat in ("Alexis", "Justin"):
        game.ready(seat, vampire(f"Guard of {seat}", 5))
    game.pick("action card", "Goblinism", minion=krid, level="pot")
    assert aim(game, place) == ([] if mine else [1])
    assert game.asked == ("Alexis")


@pytest.mark.parametrize("mine", [True, False])
def test_eurayle_and_impundulu_direct_at_who_controls_the_target(mine: bool) -> None:
    for name in ("Eurayle Gelasia Mylonas", "Impundulu"):
        game = table()
        actor = game.ready("Sarah", name)
        target = game.ready("Sarah" if mine else "Alexis", vampire("Ira", 6), locked=True)
        for seat in ("Alexis", "Justin"):
            game.ready(seat, vampire(f"Guard of {seat}", 5))
        found = [n for n, each in enumerate(game.options()) if each.kind == "card in play" and each.minion == actor.id]
        number = found[0] if len(found) == 1 or mine else found[-1]
        game.referee.answer(number)
        assert aim(game, target) == ([] if mine else [1])


@pytest.mark.parametrize(("seat", "flips"), [("Sarah", False), ("Alexis", True)])
def test_evan_klein_s_coin_is_for_actions_of_others(seat: str, flips: bool) -> None:
    game = table()
    evan = game.ready(seat, "Evan Klein (G6)")
    krid = game.ready("Sarah", vampire("Krid", 8), blood=8)
    game.hand("Sarah", "Blood Bond")
    game.pick("action card", "Blood Bond", minion=krid)
    through(game, evan)
    assert any("coin" in each.lower() for each in game.log) == flips, game.log


@pytest.mark.parametrize("mask", [True, False])
def test_force_of_will_is_nothing_for_who_is_unlocked(mask: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), locked=True, blood=6)
    game.ready("Sarah", vampire("Oth", 6, EVERY), blood=6)
    game.hand("Sarah", "Force of Will", "Mask of a Thousand Faces")
    if mask:
        game.pick("action card", "Force of Will", minion=krid, level="for")
    else:
        krid.locked = False
        game.table.stamps.anew()
        game.pick("bleed", minion=krid)
    game.ready("Alexis", vampire("Ira", 8))
    seen = False
    for _ in range(20):
        if game.table.action is None:
            break
        seen |= offered(game, "play", "Mask of a Thousand Faces")
        game.passes()
    assert seen != mask


@pytest.mark.parametrize("how", ["", "Tangle Atropos' Hand", "The Kiss of Ra"])
def test_force_of_will_hurts_nobody_whose_action_is_cancelled(how: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), locked=True, blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=8)
    game.hand("Sarah", "Force of Will", *([how] if how else []))
    game.pick("action card", "Force of Will", minion=krid, level="for")
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("block") and how:
            game.pick("block", ira)
        elif how and offered(game, "play", how):
            game.pick("play", how, level="for" if "Kiss" in how else "pot")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert (krid.place.region == "torpor") == (not how)


@pytest.mark.parametrize(
    ("card", "level"),
    [("Forced March", "CEL FOR"), ("Forced March", "cel for"), ("Instantaneous Transformation", "CEL PRO")],
)
def test_who_acts_for_nothing_unlocks_all_the_same(card: str, level: str) -> None:
    """The action comes to nothing, for what it was to burn is gone: it is successful."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=6)
    place = game.in_play("Alexis", "Club Illusion")
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Conceal", card)
    game.pick("action card", "Conceal", minion=krid, level="OBF")
    for _ in range(4):
        if game.table.action is not None:
            break
        game.pick("target", place)
    game.rules.burn(place)
    played = False
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("yes"):
            game.pick("yes")
        elif not played and offered(game, "play", card) and any(each.level == level for each in game.options("play")):
            game.pick("play", card, level=level)
            played = True
        elif game.options("block") and level == "CEL FOR" and not played:
            game.pick("block", ira)
        else:
            game.passes()
    assert played and not krid.locked


@pytest.mark.parametrize("level", ["pro", "qui", "tha"])
def test_crimethinc_is_played_after_an_action_of_anarchs_that_came_to_nothing(level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY, sect="Anarch"), blood=6)
    game.ready("Sarah", vampire("Oth", 6, sect="Anarch"), locked=True)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=3)
    game.hand("Sarah", "Steely Tenacity", "CrimethInc.")
    game.pick("action card", "Steely Tenacity", minion=krid, level="qui")
    for _ in range(4):
        if game.table.action is not None:
            break
        game.pick("target", ira)
    game.rules.burn(ira)
    until_or_over(game, "play")
    assert any(each.level == level for each in game.options("play")), game.offers()


def test_harass_fizzles_where_its_target_has_got_blood() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=3)
    game.hand("Sarah", "Harass", "Instantaneous Transformation")
    game.pick("action card", "Harass", minion=krid)
    for _ in range(4):
        if game.table.action is not None:
            break
        game.pick("target", ira)
    ira.blood = 5
    game.table.stamps.anew()
    until_or_over(game, "play")
    for _ in range(20):
        if offered(game, "play", "Instantaneous Transformation") and any(
            each.level == "CEL PRO" for each in game.options("play")
        ):
            break
        game.passes()
    assert not any(each.startswith("Combat") for each in game.log) and game.table.action is not None
    game.pick("play", "Instantaneous Transformation", level="CEL PRO")
    over(game)
    assert not krid.locked


# -- more than once ----------------------------------------------------------------------------------------------------


def test_couriers_look_and_discard_one_after_the_other() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
    couriers = [game.ready("Sarah", "Courier") for _ in range(2)]
    game.library("Alexis", "Dodge", "Majesty", "Deflection")
    game.pick("bleed", minion=krid)
    for _ in range(40):
        if game.table.action is None:
            break
        for kind in ("yes", "seen"):
            if game.options(kind):
                game.pick(kind)
                break
        else:
            game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
    assert game.names("Alexis", "ash heap") == ["Majesty", "Dodge"] or set(game.names("Alexis", "ash heap")) == {
        "Dodge",
        "Majesty",
    }
    assert all(each.locked for each in couriers)


def test_edith_gives_enid_stealth_again_and_again() -> None:
    game = table()
    enid = game.ready("Sarah", "Enid Blount", blood=5)
    edith = game.ready("Sarah", "Edith Blount", blood=4)
    ira = game.ready("Alexis", vampire("Ira", 8, text="+3 intercept."))
    game.pick("bleed", minion=enid)
    until_or_over(game, "block")
    game.pick("block", ira)
    for left in (3, 2, 1, 0):
        for _ in range(6):
            if [each for each in game.options("use") if "tealth" in each.text]:
                break
            game.passes()
        number = next(n for n, each in enumerate(game.options()) if each.kind == "use" and "tealth" in each.text)
        game.referee.answer(number)
        assert edith.blood == left


def test_julio_adds_intercept_more_than_once() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, text="+3 stealth."))
    julio = game.ready("Alexis", "Julio Martinez", blood=6)
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", julio)
    for left in (5, 4):
        for _ in range(6):
            if uses(game, julio):
                break
            game.passes()
        game.pick("use", julio)
        assert julio.blood == left


def test_the_general_blocks_more_than_once() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERY), blood=8)
    general = game.ready("Alexis", "General Perfidio Díos", blood=5, locked=True)
    place = game.in_play("Alexis", "Club Illusion")
    game.hand("Sarah", "Conceal", "Form of Mist")
    game.pick("action card", "Conceal", minion=krid, level="OBF")
    for _ in range(4):
        if game.table.action is not None:
            break
        game.pick("target", place)
    times = 0
    for _ in range(60):
        if game.table.action is None:
            break
        if game.options("use"):
            game.pick("use", general)
            times += 1
        elif offered(game, "play", "Form of Mist") and any(each.level == "PRO" for each in game.options("play")):
            game.pick("play", "Form of Mist", level="PRO")
        elif game.options("yes"):
            game.pick("yes")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert times > 1 and general.blood < 4


def test_the_forest_gives_stealth_again_once_it_is_unlocked() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, clan="Malkavian"), blood=8)
    forest = game.in_play("Sarah", "Forest of Shadows")
    ira = game.ready("Alexis", vampire("Ira", 8), blood=8)
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    until_or_over(game, "use", forest)
    game.pick("use", forest)
    game.pick("amount", amount=1) if game.options("amount") else game.referee.answer(0)
    assert forest.locked
    assert game.rules.action.stealth == 1
    forest.locked = False
    game.table.stamps.anew()
    until_or_over(game, "block")
    game.pick("block", ira)
    until_or_over(game, "use", forest)


def test_one_law_of_retribution_serves_one_bleed_once() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERY, clan="Banu Haqim"), blood=8)
    other = game.ready("Sarah", vampire("Oth", 8, EVERY, clan="Banu Haqim"), blood=8)
    laws = [game.in_play("Sarah", "Haqim's Law: Retribution") for _ in range(2)]
    game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Dodge", "Majesty", "Blur", "Mask of a Thousand Faces")
    game.pick("bleed", minion=krid)
    for law in laws:
        until_or_over(game, "use", law)
        game.pick("use", law)
        for _ in range(3):
            if game.options("discard"):
                game.pick("discard", "Dodge" if law is laws[0] else "Majesty")
    until_or_over(game, "play")
    game.pick("play", "Mask of a Thousand Faces", minion=other, level="obf")
    seen = False
    for _ in range(30):
        if game.table.action is None:
            break
        seen |= bool(game.options("use"))
        game.passes()
    assert not seen and game["Alexis"].pool == 30 - 3
