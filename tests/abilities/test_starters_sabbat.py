"""Cards that kept starter decks of the Black Hand and the Sabbat War from playing themselves: in their main way,
another, and once refused."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.titles.titles import gain_title, yield_title
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
JUMP = library("Jump", "Combat", text="Strike: dodge.")
FLEE = library("Flee", "Combat", text="Strike: combat ends.")


def attached(game: Position, copy: Copy) -> list[str]:
    """The names of what is on a card."""
    return [game.name(game.rules.copy(below)) for below in copy.attached]


# -- Kendrick, Yong-Sun, Courier, Creep Show ---------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "left"), [("Parity Shift", False), ("Ivory Bow", True)])
def test_kendrick_has_a_political_action_discarded(held: str, left: bool) -> None:
    game = table()
    kendrick = game.ready("Sarah", "Kendrick")
    game.hand_size("Alexis", 1)
    game.hand("Alexis", held)
    game.phase("master", of="Sarah")
    game.pick("use", kendrick)
    assert game.asked == "Sarah" and held in game.options("seen")[0].text
    game.pick("seen")
    assert (held in game.names("Alexis", "hand")) == left
    assert (held in game.names("Alexis", "ash heap")) != left
    assert len(game.table.pile(1, "hand")) == 1
    assert not any(option.copy == kendrick.id for option in game.options("use"))


def test_kendrick_in_torpor_sees_nothing() -> None:
    game = table()
    kendrick = game.torpor("Sarah", "Kendrick")
    game.phase("master", of="Sarah")
    assert not any(option.copy == kendrick.id for option in game.options("use"))


def test_yong_sun_burns_the_top_of_the_preys_crypt() -> None:
    game = table()
    yong = game.ready("Sarah", "Yong-Sun, Harmonist")
    ira = game.ready("Alexis", IRA)
    game.ready("Justin", IRA)
    game.crypt("Alexis", "Lucita", "Theo Bell")
    game.pick("card in play", yong)
    until(game, "block", ira)
    # It is directed: nobody else may block.
    game.pick("no block")
    assert not game.options("block")
    finish(game)
    assert game.names("Alexis", "ash heap") == ["Lucita"] and game.names("Alexis", "crypt") == ["Theo Bell"]


@pytest.mark.parametrize(("dead", "bleed"), [((), 1), (("Lucita", "Theo Bell", "Ivory Bow"), 3)])
def test_yong_sun_bleeds_more_for_dead_vampires(dead: tuple[str, ...], bleed: int) -> None:
    game = table()
    acting = game.ready("Sarah", "Yong-Sun, Harmonist (ADV)")
    game.ash_heap("Alexis", *dead)
    game.ash_heap("Justin", "Lucita")
    game.pick("bleed", minion=acting)
    finish(game)
    assert game["Alexis"].pool == 30 - bleed


@pytest.mark.parametrize("locked", [True, False])
def test_courier_looks_even_locked_but_discards_only_unlocked(locked: bool) -> None:
    game = table()
    krid, courier = game.ready("Sarah", IRA), game.ready("Sarah", "Courier", locked=locked)
    game.library("Alexis", "Ivory Bow", "Parity Shift")
    game.pick("bleed", minion=krid)
    until(game, "yes")
    game.pick("yes")
    assert "Ivory Bow" in game.options("seen")[0].text
    game.pick("seen")
    assert bool(game.options("yes")) != locked
    if not locked:
        game.pick("yes")
        assert game.names("Alexis", "ash heap") == ["Ivory Bow"] and courier.locked


def test_courier_sees_nothing_of_the_bleeds_of_others() -> None:
    game = table()
    game.ready("Sarah", "Courier")
    ira = game.ready("Justin", IRA)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=ira)
    while game.table.action is not None:
        assert not game.options("yes")
        game.passes()


@pytest.mark.parametrize(("card", "gained"), [(JUMP, 1), (FLEE, 1), (None, 0)])
def test_creep_show_feeds_on_those_who_shrink_back(card: object, gained: int) -> None:
    fight = fighting(against=(card,) if card else (), on_kurt=("Creep Show",), sect="Sabbat", blood=(3, 6))  # type: ignore[arg-type]
    if card is not None:
        fight.play(card.name, by="Alexis")  # type: ignore[attr-defined]
    fight.end()
    assert fight.kurt.blood == 3 + gained - (0 if card else 1)


def test_creep_show_feeds_once_in_a_turn_and_not_on_its_bearers_own_dodge() -> None:
    fight = fighting(JUMP, against=(JUMP,), on_ira=("Creep Show",), sect="Sabbat", blood=(3, 3))  # type: ignore[arg-type]
    fight.play("Jump", by="Sarah")
    fight.play("Jump", by="Alexis")
    fight.end()
    assert fight.blood == (3, 4)


# -- Rigby, Sela, Blood Brother Ambush, Pier 13, Rave ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sect", "title", "blood", "moved"),
    [
        ("Sabbat", "bishop", 2, 1),
        ("Sabbat", "bishop", 6, 0),
        ("Camarilla", "bishop", 2, 0),
        ("Sabbat", "priscus", 2, 0),
    ],
)
def test_rigby_feeds_a_bishop_whose_kin_he_fails_to_block(sect: str, title: str, blood: int, moved: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect, text=f"{sect}: +2 stealth."))
    bishop = game.ready("Sarah", vampire("Bis", 6, sect="Sabbat", title=title), blood=blood)
    rigby = game.ready("Alexis", "Rigby, Crusade Vanguard", blood=4)
    game.pick("bleed", minion=krid)
    game.pick("block", rigby)
    until(game, "no block")
    assert (rigby.blood, bishop.blood) == (4 - moved, blood + moved)


def test_sela_hurts_bishops_once_she_is_an_archbishop() -> None:
    game = table()
    sela = game.ready("Sarah", "Sela")
    theirs = game.ready("Alexis", vampire("Bis", 6, sect="Sabbat", title="bishop"), blood=4)
    other = game.ready("Alexis", vampire("Pri", 6, sect="Sabbat", title="priscus"), blood=4)
    far = game.ready("Justin", vampire("Far", 6, sect="Sabbat", title="bishop"), blood=4)
    game.hand("Sarah", "Ivory Bow")
    gain_title(game.rules, sela, "archbishop of Turin")
    game.pick("equip", minion=sela)
    finish(game)
    assert (theirs.blood, other.blood, far.blood) == (3, 4, 4)


def test_sela_hurts_bishops_as_she_acquires_a_title_that_was_contested() -> None:
    game = table()
    sela = game.ready("Sarah", "Sela", blood=6)
    theirs = game.ready("Alexis", vampire("Bis", 6, sect="Sabbat", title="bishop"), blood=4)
    rival = game.ready("Justin", vampire("Far", 6, sect="Sabbat", title="archbishop of Turin"), blood=4)
    gain_title(game.rules, sela, "archbishop of Turin")
    game.pick("bleed", minion=sela)
    finish(game)
    assert (minions.title(game.rules, sela), theirs.blood) == ("", 4)
    yield_title(game.rules, rival)
    game.go_to("unlock", "Sarah")
    game.pick("end title contest", sela)
    finish(game)
    assert (minions.title(game.rules, sela), theirs.blood) == ("archbishop of Turin", 3)


def test_sela_hurts_nobody_as_a_priscus() -> None:
    game = table()
    sela = game.ready("Sarah", "Sela")
    theirs = game.ready("Alexis", vampire("Bis", 6, sect="Sabbat", title="bishop"), blood=4)
    gain_title(game.rules, sela, "priscus")
    game.pick("bleed", minion=sela)
    finish(game)
    assert theirs.blood == 4


def ambush(*cards: str) -> tuple[Position, Copy, Copy]:
    """Krid's bleed is blocked by Ira; Sarah holds Blood Brother Ambush and other cards."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Brujah antitribu", sect="Sabbat"), blood=4)
    ira = game.ready("Alexis", IRA, blood=6)
    game.hand("Sarah", "Blood Brother Ambush", *cards)
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    until(game, "play")
    return game, krid, ira


def test_blood_brother_ambush_fights_in_place_of_the_vampire() -> None:
    game, krid, ira = ambush("Immortal Grapple")
    game.pick("play", "Blood Brother Ambush")
    assert krid.blood == 2 and game.table.combat is not None
    brother = game.rules.copy(game.table.combat.acting.minion)
    assert (game.name(brother), brother.blood, minions.strength(game.rules, brother)) == ("Blood Brother Ambush", 3, 2)
    # It plays cards that require basic Potence.
    until(game, "play")
    assert may_play(game, "Immortal Grapple")
    until(game, "strike")
    game.pick("strike")
    finish(game)
    assert (krid.blood, ira.blood, ira.locked) == (2, 4, True)
    assert "Blood Brother Ambush" in game.names("Sarah", "ash heap") and game["Alexis"].pool == 30


def test_blood_brother_ambush_is_for_blocked_brujah_antitribu() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Brujah", sect="Sabbat"), blood=4)
    ira = game.ready("Alexis", IRA)
    game.hand("Sarah", "Blood Brother Ambush")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    while game.table.action is not None:
        assert not may_play(game, "Blood Brother Ambush")
        game.pick("hand strike") if game.options("hand strike") else game.passes()


@pytest.mark.parametrize(("card", "may"), [(".44 Magnum", True), ("Ivory Bow", False), ("Palatial Estate", False)])
def test_pier_13_equips_in_the_influence_phase(card: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", IRA, blood=4)
    pier = game.on(krid, "Pier 13, Port of Baltimore")
    game.hand("Sarah", card)
    game.phase("influence", of="Sarah")
    assert any(option.copy == pier.id for option in game.options("use")) == may
    if may:
        game.pick("use", pier)
        assert card in attached(game, krid) and game["Sarah"].pool == 28 and not krid.locked
        assert not any(option.copy == pier.id for option in game.options("use"))


def test_rave_hands_out_blood_and_equipment() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    game.on(krid, "Ivory Bow")
    ira = game.ready("Sarah", IRA, blood=1)
    game.ready("Alexis", vampire("Theirs", 6))
    game.hand("Sarah", "Rave")
    game.pick("action card", "Rave", minion=krid)
    until(game, "equipment")
    game.pick("equipment")
    until(game, "target")
    assert [option.copy for option in game.options("target")] == [ira.id]
    game.pick("target", ira)
    game.pick("target", ira)
    game.pick("pass")
    finish(game)
    assert (krid.blood, ira.blood) == (2, 3) and attached(game, ira) == ["Ivory Bow"] and not krid.attached


def test_rave_needs_another_vampire() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    game.hand("Sarah", "Rave")
    with pytest.raises(IllegalError):
        game.pick("action card", "Rave", minion=krid)


def test_nod_lets_each_rearrange_the_equipment_of_ready_minions() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Sarah", IRA)
    torpid = game.torpor("Sarah", vampire("Tor", 6))
    game.on(krid, "Ivory Bow")
    game.on(torpid, ".44 Magnum")
    theirs, other = game.ready("Alexis", vampire("Ann", 6)), game.ready("Alexis", vampire("Bea", 6))
    game.on(theirs, "Leather Jacket")
    game.hand("Sarah", "Nod")
    game.phase("master", of="Sarah")
    game.pick("master", "Nod")
    until(game, "equipment")
    assert [option.text for option in game.options("equipment")] == ["Ivory Bow of Krid"]
    game.pick("equipment")
    if game.options("target"):
        game.pick("target", ira)
    assert attached(game, ira) == ["Ivory Bow"]
    assert game.asked == "Alexis"
    game.pick("pass")
    assert attached(game, theirs) == ["Leather Jacket"] and not other.attached
