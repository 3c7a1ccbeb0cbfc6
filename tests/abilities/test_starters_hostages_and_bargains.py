"""Cards that as one of a pair kept a starter deck from playing itself: in their main way, another, and once refused."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import advance, call, offered, until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.torpor.falling import go_to_torpor
from vtes_desktop.rules.turn.influence import ENTERED
from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import Copy, on

IRA = vampire("Ira", 6)
COSTLY = library("Costly", "Equipment", pool=4)
DEAR = library("Dear", "Equipment", blood=4)
GUN = library("Gun", "Equipment", text="Weapon, gun.\nStrike: 2R damage, with 1 optional maneuver each combat.")
RAVNOS = vampire("Rav", 6, "OBF", clan="Ravnos", sect="Independent")
CAINE = "Kalyani, Agent of Doom"
SABBAT = vampire("Sab", 6, sect="Sabbat")


def blocked(game: Position, minion: Copy, by: Copy) -> None:
    """A bleed is blocked, up to the combat."""
    game.pick("bleed", minion=minion)
    until(game, "block", by)
    game.pick("block", by)


def borne(game: Position, minion: Copy) -> list[str]:
    return [game.name(game.rules.copy(below)) for below in minion.attached]


# -- Contraband, Jack of Both Sides ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "blood"), [("obf", 0), ("OBF", 0), ("OBF", 2)])
def test_contraband_equips_for_its_cost_up_to_half_of_it_with_blood(level: str, blood: int) -> None:
    game = table()
    ravnos, ira = game.ready("Sarah", RAVNOS, blood=4), game.ready("Alexis", IRA)
    game.hand("Sarah", "Contraband", COSTLY, GUN)
    blocked(game, ravnos, ira)
    until(game, "play")
    game.pick("play", "Contraband", level=level)
    game.pick("target", "Costly")
    advance(game, lambda: bool(ravnos.attached or game.options("amount")))
    if level == "OBF":
        assert {option.amount for option in game.options("amount")} == {0, 1, 2}
        game.pick("amount", amount=blood)
    assert borne(game, ravnos) == ["Costly"]
    finish(game)
    # Ira has struck, too.
    assert (game["Sarah"].pool, ravnos.blood) == (26 + blood, 3 - blood)


@pytest.mark.parametrize(("level", "may"), [("obf", False), ("OBF", True)])
def test_contraband_is_refused_where_the_cost_is_beyond_reach(level: str, may: bool) -> None:
    game = table()
    ravnos, ira = game.ready("Sarah", RAVNOS, blood=4), game.ready("Alexis", IRA)
    game.pool("Sarah", 3)
    game.hand("Sarah", "Contraband", COSTLY)
    blocked(game, ravnos, ira)
    advance(game, lambda: game.table.combat is not None)
    assert may_play(game, "Contraband", level) == may


@pytest.mark.parametrize(("card", "pool", "blood"), [(COSTLY, 27, 5), (DEAR, 30, 3)])
def test_jack_of_both_sides_takes_one_pool_or_two_blood_off(card: object, pool: int, blood: int) -> None:
    game = table()
    jack = game.ready("Sarah", IRA, blood=6)
    game.ready("Alexis", IRA)
    game.hand("Sarah", "Jack of Both Sides", card)  # type: ignore[arg-type]
    game.pick("action card", minion=jack)
    assert (game.table.action.kind, game.table.action.stealth) == ("equip", 2)
    assert not game.table.action.targets
    finish(game)
    assert len(jack.attached) == 1 and (game["Sarah"].pool, jack.blood) == (pool, blood)


def test_jack_of_both_sides_needs_something_to_bring() -> None:
    game = table()
    game.ready("Sarah", IRA, blood=6)
    game.hand("Sarah", "Jack of Both Sides", library("Far", "Equipment", blood=9))
    assert not game.options("action card")


# -- Monomancy ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", [True, False])
def test_monomancy_lets_its_target_end_the_combat_and_bear_it(ends: bool) -> None:
    game = table()
    sab, foe = game.ready("Sarah", SABBAT, blood=4), game.ready("Alexis", vampire("Foe", 6, sect="Sabbat"), blood=4)
    game.ready("Alexis", IRA)
    game.hand("Sarah", "Monomancy")
    game.pick("action card", minion=sab)
    assert [option.copy for option in game.options("enter combat")] in ([], [foe.id])
    advance(game, lambda: game.table.combat is not None)
    assert game.asked == "Alexis"
    if ends:
        game.pick("use", foe)
    finish(game)
    assert (borne(game, foe), foe.blood) == ((["Monomancy"], 4) if ends else ([], 3))


def test_monomancy_ends_nothing_for_one_who_blocks_it() -> None:
    game = table()
    sab, foe = game.ready("Sarah", SABBAT, blood=4), game.ready("Alexis", vampire("Foe", 6, sect="Sabbat"), blood=4)
    game.on(foe, library("Radio", "Equipment", text="+1 intercept."))
    game.hand("Sarah", "Monomancy")
    game.pick("action card", minion=sab)
    until(game, "block", foe)
    game.pick("block", foe)
    finish(game)
    assert not foe.attached[1:] and foe.blood == 3


# -- Hunting the Quarry ------------------------------------------------------------------------------------------------


def test_hunting_the_quarry_marks_whom_one_may_hunt_later() -> None:
    game = table()
    caine, ira = game.ready("Sarah", CAINE, blood=4), game.ready("Alexis", IRA)
    game.hand("Sarah", "Hunting the Quarry")
    blocked(game, caine, ira)
    until(game, "play")
    assert game.table.combat is not None and game.table.combat.step == "end"
    game.pick("play", "Hunting the Quarry", level="cel/tha")
    finish(game)
    assert borne(game, ira) == ["Hunting the Quarry"] and game.rules.copy(ira.attached[0]).controller == 0
    game.go_to("minion", "Alexis")
    assert not game.options("card in play")
    game.go_to("minion", "Sarah")
    game.pick("card in play", minion=caine)
    finish(game)
    assert not ira.attached and sum(line.startswith("Combat: Kalyani") for line in game.log) == 2


@pytest.mark.parametrize(("blood", "may"), [(3, True), (1, False)])
def test_hunting_the_quarry_begins_a_new_round_for_a_blood(blood: int, may: bool) -> None:
    game = table()
    caine, ira = game.ready("Sarah", CAINE, blood=blood), game.ready("Alexis", IRA, blood=4)
    game.hand("Sarah", "Hunting the Quarry")
    blocked(game, caine, ira)
    advance(game, lambda: game.table.combat is None or game.table.combat.step == "end")
    assert may_play(game, "Hunting the Quarry", "CEL/THA") == may
    if may:
        game.pick("play", "Hunting the Quarry", level="CEL/THA")
        finish(game)
    assert (caine.blood, game.log.count("The range is close")) == ((0, 2) if may else (0, 1))


def test_what_is_for_the_end_of_a_combat_is_not_played_once_it_goes_on() -> None:
    game = table()
    caine = game.ready("Sarah", CAINE, blood=5)
    ira = game.ready("Alexis", vampire("Ira", 6, "AUS"), blood=5)
    game.hand("Sarah", "Hunting the Quarry")
    game.hand("Alexis", "Telepathic Tracking")
    blocked(game, caine, ira)
    advance(game, lambda: may_play(game, "Hunting the Quarry", "CEL/THA"))
    game.pick("play", "Hunting the Quarry", level="CEL/THA")
    advance(game, lambda: may_play(game, "Telepathic Tracking"))
    assert game.table.combat is not None and game.table.combat.round == 2


# -- Projectile --------------------------------------------------------------------------------------------------------


def up_to_strikes(game: Position) -> None:
    advance(game, lambda: game.table.combat is not None and game.table.combat.step == "choose strike")


@pytest.mark.parametrize(("way", "damage"), [(0, 1), (1, 2)])
def test_projectile_is_thrown_or_shot(way: int, damage: int) -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6, "CEL"), blood=5), game.ready("Alexis", IRA, blood=5)
    game.on(krid, GUN)
    game.hand("Sarah", "Projectile")
    game.hand("Alexis", library("Jump", "Combat", text="Strike: dodge."))
    blocked(game, krid, ira)
    up_to_strikes(game)
    game.pick("play", "Projectile", level="cel")
    game.pick("way", amount=way)
    until(game, "play")
    game.pick("play", "Jump")
    finish(game)
    assert ira.blood == 5 - damage


def test_new_in_town_goes_on_whom_another_has_brought_since() -> None:
    game = table()
    new, old = game.ready("Alexis", vampire("New", 7)), game.ready("Alexis", vampire("Old", 7))
    mine = game.ready("Sarah", vampire("Mine", 7))
    big = game.ready("Justin", vampire("Big", 8))
    for copy, seat in ((new, "1"), (mine, "0"), (big, "2")):
        copy.marks[ENTERED] = seat
    game.hand("Sarah", "New in Town")
    game.phase("master", of="Sarah")
    game.pick("master", "New in Town")
    assert not game.options("target")
    game.pass_all()
    assert borne(game, new) == ["New in Town"] and not old.attached


def test_projectile_is_made_with_the_gun_that_was_maneuvered_with() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6, "CEL"), blood=5), game.ready("Alexis", IRA, blood=5)
    game.on(krid, GUN)
    game.on(krid, library("Bow", "Equipment", text="Weapon.\nStrike: 3R damage."))
    game.hand("Sarah", "Projectile")
    game.hand("Alexis", library("Jump", "Combat", text="Strike: dodge."))
    blocked(game, krid, ira)
    until(game, "maneuver")
    game.pick("maneuver")
    until(game, "play")
    game.pick("play", "Projectile", level="cel")
    assert not game.options("way") and not game.options("weapon")
    until(game, "play")
    game.pick("play", "Jump")
    finish(game)
    assert ira.blood == 3


def test_projectile_is_refused_beyond_reach() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6, "CEL"), blood=5), game.ready("Alexis", IRA, blood=5)
    game.on(krid, library("Club", "Equipment", text="Melee weapon.\nStrike: strength+1 damage."))
    game.hand("Sarah", "Projectile")
    blocked(game, krid, ira)
    until(game, "play")
    game.pick("play", "Projectile", level="cel")
    # With a club it can only be thrown.
    assert not game.options("way") and not game.options("weapon")
    finish(game)
    assert ira.blood == 4


# -- Elen Kamjian, Carver's Meat Packing and Storage -------------------------------------------------------------------


def test_elen_must_bleed_while_a_minion_of_hers_is_locked() -> None:
    game = table()
    elen, ira = game.ready("Sarah", "Elen Kamjian"), game.ready("Sarah", IRA)
    sen = game.ready("Sarah", vampire("Sen", 5))
    assert {option.kind for option in game.options()} >= {"bleed", "hunt"} and not offered(game, "card in play", elen)
    game.pick("hunt", minion=ira)
    finish(game)
    assert {option.kind for option in game.options()} == {"card in play"}
    game.pick("card in play", elen)
    finish(game)
    assert game["Alexis"].pool == 28
    elen.locked = False
    game.pick("hunt", minion=sen)
    finish(game)
    # She has done it, and may do anything else (ruling).
    assert [option for option in game.options("hunt") if option.minion == elen.id]


def test_elen_is_stuck_when_she_has_bled_already_and_hunts_when_she_must() -> None:
    game = table()
    elen = game.ready("Sarah", "Elen Kamjian", blood=2)
    game.pick("bleed", minion=elen)
    finish(game)
    assert game["Alexis"].pool == 29
    game.ready("Sarah", IRA, locked=True)
    elen.locked = False
    assert not [option for option in game.options() if option.minion == elen.id]
    hungry = table()
    elen = hungry.ready("Sarah", "Elen Kamjian", blood=0)
    hungry.ready("Sarah", IRA, locked=True)
    assert {option.kind for option in hungry.options()} == {"hunt"}


@pytest.mark.parametrize(("capacity", "held"), [(3, True), (4, False)])
def test_carvers_keeps_the_small_in_torpor_and_feeds_on_them(capacity: int, held: bool) -> None:
    game = table()
    carvers = game.in_play("Sarah", "Carver's Meat Packing and Storage")
    krid, small = game.ready("Sarah", vampire("Krid", 6), blood=3), game.ready("Alexis", vampire("Small", capacity))
    small.blood = 0
    game.ready("Sarah", IRA, blood=6)
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", minion=krid)
    finish(game)
    assert small.place.region == "torpor" and bool(small.counters.get("hostage")) == held
    assert bool(game.options("diablerize")) == (not held) and bool(game.options("rescue")) == (not held)
    game.go_to("master", "Sarah")
    assert offered(game, "use", carvers)
    game.pick("use", carvers)
    if game.options("target"):
        game.pick("target", krid)
    assert krid.blood == (3 if held else 2) and carvers.locked


def test_carvers_hostages_are_freed_for_two_blood_or_with_it() -> None:
    game = table()
    game.in_play("Sarah", "Carver's Meat Packing and Storage")
    ira = game.ready("Alexis", IRA, blood=4)
    small = game.torpor("Alexis", vampire("Small", 3), blood=3, counters={"hostage": 1})
    other = game.torpor("Alexis", vampire("Other", 3), blood=3, counters={"hostage": 1})
    game.phase("minion", of="Alexis")
    assert not game.options("leave torpor")
    game.go_to("unlock", "Alexis")
    while game.asked != "Alexis":
        game.passes()
    game.pick("use", minion=ira)
    game.pick("target", small)
    assert ira.blood == 2 and not small.counters and other.counters
    # Only once in a turn (ruling).
    assert not game.options("use")


def test_carvers_frees_its_hostages_as_it_is_burned() -> None:
    game = table()
    game.in_play("Alexis", "Carver's Meat Packing and Storage")
    krid = game.ready("Sarah", vampire("Krid", 6))
    small = game.torpor("Alexis", vampire("Small", 3), counters={"hostage": 1})
    game.hand("Sarah", "Arson")
    game.pick("action card", minion=krid)
    finish(game)
    assert not small.counters


# -- Shilmulo Tarot, Black Market Cache --------------------------------------------------------------------------------

TOP, SECOND, THIRD, FOURTH = (library(f"Card {number}", "Master") for number in (1, 2, 3, 4))


def lying_on(game: Position, holder: Copy) -> set[str]:
    return {game.name(game.rules.copy(below)) for below in holder.attached}


def with_tarot() -> tuple[Position, Copy, Copy]:
    """Shilmulo Tarot is brought by a Ravnos, with two cards on it; its controller draws when a card is discarded."""
    game = table()
    minion = game.ready("Sarah", RAVNOS, blood=4)
    game.hand("Sarah", "Shilmulo Tarot")
    game.library("Sarah", TOP, SECOND, THIRD, FOURTH)
    game.pick("equip", minion=minion)
    finish(game)
    return game, minion, game.rules.copy(minion.attached[0])


def test_shilmulo_tarot_holds_two_cards_that_are_drawn_instead() -> None:
    game, _, tarot = with_tarot()
    # One card was drawn for the Tarot itself as it was played.
    assert lying_on(game, tarot) == {"Card 2", "Card 3"}
    assert not any(game.rules.copy(below).face_up for below in tarot.attached)
    game.pick("discard", "Blank card")
    assert game.asked == "Sarah" and len(game.options("take")) == 3
    game.pick("take", "Card 3")
    assert "Card 3" in game.names("Sarah", "hand") and lying_on(game, tarot) == {"Card 2"}
    game.go_to("unlock", "Sarah")
    game.pick("use", tarot)
    assert len(tarot.attached) == 2 and not offered(game, "use", tarot)


@pytest.mark.parametrize("why", ["torpor", "stolen by another clan"])
def test_shilmulo_tarot_gives_nothing_to_draw_without_a_ready_ravnos(why: str) -> None:
    game, minion, tarot = with_tarot()
    if why == "torpor":
        go_to_torpor(game.rules, minion)
    else:
        game.rules.doing.move_card(tarot, on(game.ready("Sarah", IRA).id))
    game.pick("discard", "Blank card")
    assert not game.options("take") and len(tarot.attached) == 2


def test_shilmulo_tarot_that_is_merely_put_into_play_holds_nothing_and_takes_its_cards_along() -> None:
    game = table()
    minion = game.ready("Sarah", RAVNOS)
    game.library("Sarah", TOP, SECOND)
    tarot = game.on(minion, "Shilmulo Tarot")
    assert not tarot.attached
    game.go_to("unlock", "Sarah")
    game.pick("use", tarot)
    (card,) = tarot.attached
    game.rules.burn(tarot)
    assert game.where(game.rules.copy(card)) == game.where(tarot)


def test_black_market_cache_is_filled_and_burned_when_it_is_empty() -> None:
    game = table()
    game.ready("Sarah", RAVNOS)
    game.hand("Sarah", "Black Market Cache")
    game.library("Sarah", TOP, GUN, "Ivory Bow", COSTLY)
    game.phase("master", of="Sarah")
    game.pick("master", "Black Market Cache")
    assert {game.name(game.rules.copy(option.copy)) for option in game.options("search")} == {"Gun", "Costly"}
    game.pick("search", "Gun")
    game.pick("pass")
    (cache,) = (copy for copy in game.rules.pile(0, "in play"))
    assert lying_on(game, cache) == {"Gun"}
    shown = game.rules.copy(cache.attached[0])
    assert not shown.face_up and sees(game.table, shown, 1) and sees(game.table, shown, 2)
    while not game.options("discard"):
        game.passes()
    game.pick("discard", "Blank card")
    game.pick("take", "Gun")
    assert "Gun" in game.names("Sarah", "hand") and not game.names("Sarah", "in play")


def test_black_market_cache_without_equipment_is_burned_at_once() -> None:
    game = table()
    game.ready("Sarah", RAVNOS)
    game.hand("Sarah", "Black Market Cache")
    game.library("Sarah", TOP, "Ivory Bow")
    game.phase("master", of="Sarah")
    game.pick("master", "Black Market Cache")
    game.pick("pass")
    assert not game.names("Sarah", "in play") and "Black Market Cache" in game.names("Sarah", "ash heap")


# -- Charnas the Imp ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["Sarah", "Alexis"])
def test_charnas_goes_on_any_minion(whose: str) -> None:
    game = table()
    tremere = game.ready("Sarah", vampire("Tre", 6, clan="Tremere"), blood=3)
    victim, _ = game.ready(whose, IRA, blood=3), game.ready("Alexis", vampire("Sen", 5))
    game.hand("Sarah", "Charnas the Imp")
    game.pick("employ", minion=tremere)
    game.pick("bearer", victim)
    action = game.table.action
    assert action is not None and (action.kind, action.stealth, action.targets) == ("employ", 1, (victim.id,))
    assert action.seats == (() if whose == "Sarah" else (1,))
    finish(game)
    (charnas,) = (game.rules.copy(below) for below in victim.attached)
    assert charnas.controller == victim.controller and charnas.blood == 1 and tremere.blood == 2
    game.go_to("discard", "Justin" if whose == "Sarah" else whose)
    game.go_to("discard", whose)
    assert victim.blood == 2


def test_charnas_leaves_an_employer_who_is_about_to_be_burned() -> None:
    game = table()
    sarah = game.ready("Sarah", vampire("Krid", 6))
    victim = game.torpor("Alexis", IRA)
    game.ready("Alexis", vampire("Sen", 5), locked=True)
    charnas = game.on(victim, "Charnas the Imp", marks={"moves on": "yes"})
    game.pick("diablerize", sarah)
    until(game, "yes")
    assert game.asked == "Alexis"
    game.pick("yes")
    game.pick("target", sarah)
    assert charnas.place.on == sarah.id and charnas.controller == 0


def test_charnas_that_was_contested_moves_on_all_the_same() -> None:
    game = table()
    game.on(game.ready("Alexis", IRA), "Charnas the Imp")
    tremere = game.ready("Sarah", vampire("Tre", 6, clan="Tremere"), blood=3)
    game.hand("Sarah", "Charnas the Imp")
    game.pick("employ", minion=tremere)
    game.pick("bearer", tremere)
    finish(game)
    (charnas,) = game.rules.pile(0, "contested")
    game.go_to("unlock", "Alexis")
    game.pick("yield", by="Alexis")
    game.go_to("discard", "Sarah")
    assert charnas.place.on == tremere.id
    go_to_torpor(game.rules, tremere)
    krid = game.ready("Alexis", vampire("Krid", 6))
    game.go_to("minion", "Alexis")
    game.pick("diablerize", krid)
    until(game, "yes")
    assert game.asked == "Sarah"


# -- The Black Throne, Yoruba Shrine -----------------------------------------------------------------------------------

ASSAMITE = vampire("Ass", 6, "POT", clan="Banu Haqim", sect="Independent")


@pytest.mark.parametrize(("marked", "ally", "gains"), [(True, False, True), (True, True, True), (False, False, False)])
def test_the_black_throne_pays_when_one_with_a_contract_leaves(marked: bool, ally: bool, gains: bool) -> None:
    game = table()
    throne = game.in_play("Sarah", "The Black Throne")
    hunter = game.ready("Sarah", ASSAMITE, blood=6)
    card = library("Friend", "Ally", text="Animal with 1 life. 0 strength, 0 bleed.") if ally else vampire("Foe", 4)
    foe = game.ready("Alexis", card, blood=1 if ally else 0)
    chosen = hunter if marked else game.ready("Alexis", ASSAMITE)
    game.on(foe, "Contract", owner="Sarah", marks={"chosen hunter": str(chosen.id)})
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", minion=hunter)
    if game.options("enter combat"):
        game.pick("enter combat", foe)
    if gains:
        until(game, "yes")
        game.pick("yes")
    finish(game)
    assert foe.place.region != "ready" and (game["Sarah"].pool, throne.locked) == ((31, True) if gains else (30, False))


def test_the_black_throne_knows_a_contract_for_which_all_are_chosen() -> None:
    game = table()
    throne = game.in_play("Sarah", "The Black Throne")
    hunter, foe = game.ready("Sarah", ASSAMITE, blood=6), game.ready("Alexis", vampire("Foe", 4), blood=0)
    game.on(foe, "Haqim's Law: Judgment", owner="Justin")
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", minion=hunter)
    until(game, "yes")
    game.pick("no")
    assert not throne.locked


@pytest.mark.parametrize(("target", "may"), [("Ass", True), ("Ira", False)])
def test_yoruba_shrine_fails_an_action_at_an_assamite(target: str, may: bool) -> None:
    game = table()
    shrine = game.in_play("Alexis", "Yoruba Shrine")
    krid = game.ready("Sarah", vampire("Krid", 6))
    prey = {"Ass": game.ready("Alexis", ASSAMITE), "Ira": game.ready("Alexis", IRA)}
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", minion=krid)
    game.pick("enter combat", prey[target])
    assert offered(game, "use", shrine) == may
    if may:
        game.pick("use", shrine)
        finish(game)
        assert shrine.locked and not krid.locked and prey[target].blood == 6
        # The action was taken, and so not again (ruling).
        assert not game.options("action card")


@pytest.mark.parametrize("whose", ["Alexis", "Sarah"])
def test_yoruba_shrine_fails_a_referendum_on_an_assamite(whose: str) -> None:
    game = table()
    shrine = game.in_play("Alexis", "Yoruba Shrine")
    krid = game.ready("Sarah", vampire("Krid", 9, title="prince of Paris"))
    assamite = game.ready(whose, ASSAMITE)
    game.ready("Alexis", IRA)
    game.hand("Sarah", "Banishment")
    game.pick("political", minion=krid)
    until(game, "target")
    game.pick("target", assamite)
    for _ in range(20):
        if game.table.referendum is None or offered(game, "use", shrine):
            break
        game.passes()
    assert (game.table.referendum is not None) == (whose == "Alexis")
    if whose == "Alexis":
        game.pick("use", shrine)
        finish(game)
        assert assamite.place.region == "ready" and not krid.locked


# -- Yawp Court --------------------------------------------------------------------------------------------------------


def yawp(blood: int, strength: str = "") -> tuple[Position, Copy, Copy, Copy]:
    """Krid calls a referendum; a Sabbat vampire of Alexis may fight him before it."""
    game = table()
    court = game.in_play("Alexis", "Yawp Court")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=blood)
    guard = game.ready("Alexis", vampire("Guard", 6, sect="Sabbat", text=strength), blood=6)
    game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", minion=krid)
    until(game, "use", court)
    game.pick("use", court)
    return game, court, krid, guard


def test_yawp_court_has_a_sabbat_vampire_fight_before_the_referendum() -> None:
    game, court, _, guard = yawp(5)
    advance(game, lambda: game.table.referendum is not None)
    # One for the hand strike, two for the acting vampire's being ready still.
    assert court.locked and guard.locked and guard.blood == 3


def test_yawp_court_ends_the_action_of_one_who_falls() -> None:
    game, _, krid, guard = yawp(1, "Sabbat: +2 strength.")
    finish(game)
    assert krid.place.region == "torpor" and guard.blood == 5
    assert not any("Referendum" in line for line in game.log)


def test_yawp_court_hurts_its_vampire_once_where_a_new_combat_follows() -> None:
    game = table()
    court = game.in_play("Alexis", "Yawp Court")
    krid = game.ready("Sarah", vampire("Krid", 6, "CEL"), blood=6)
    guard = game.ready("Alexis", vampire("Guard", 9, sect="Sabbat"), blood=9)
    game.hand("Sarah", "Consanguineous Boon", "Psyche!")
    game.pick("political", minion=krid)
    until(game, "use", court)
    game.pick("use", court)
    advance(game, lambda: may_play(game, "Psyche!", "CEL"))
    game.pick("play", "Psyche!", level="CEL")
    advance(game, lambda: game.table.referendum is not None)
    # Two hand strikes, and two between the combats.
    hurt = [line for line in game.log if line.startswith(("Guard takes", "Combat:"))]
    assert hurt[2:4] == ["Guard takes 2 damage", "Combat: Krid against Guard"] and guard.blood == 5


@pytest.mark.parametrize(("sect", "locked"), [("Camarilla", False), ("Sabbat", True)])
def test_yawp_court_needs_an_unlocked_sabbat_vampire(sect: str, locked: bool) -> None:
    game = table()
    court = game.in_play("Alexis", "Yawp Court")
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", vampire("Guard", 6, sect=sect), locked=locked)
    game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", minion=krid)
    while game.table.referendum is None:
        assert not offered(game, "use", court)
        game.passes()


# -- High Museum of Art, Atlanta ---------------------------------------------------------------------------------------


def test_the_high_museum_pays_whoever_has_it() -> None:
    game = table()
    krid = game.ready("Alexis", vampire("Krid", 6))
    game.hand("Sarah", "High Museum of Art, Atlanta")
    game.phase("master", of="Sarah")
    game.pick("master", "High Museum of Art, Atlanta")
    game.go_to("minion", "Alexis")
    assert game["Sarah"].pool == 34
    game.pick("card in play", minion=krid)
    finish(game)
    assert (game["Sarah"].pool, game["Alexis"].pool) == (30, 34)


@pytest.mark.parametrize("how", ["burned", "contested"])
def test_the_high_museum_costs_whoever_loses_it(how: str) -> None:
    game = table()
    game.in_play("Alexis", "High Museum of Art, Atlanta")
    if how == "burned":
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.hand("Sarah", "Arson")
        game.pick("action card", minion=krid)
        finish(game)
        assert (game["Sarah"].pool, game["Alexis"].pool) == (30, 26)
    else:
        game.hand("Sarah", "High Museum of Art, Atlanta")
        game.phase("master", of="Sarah")
        game.pick("master", "High Museum of Art, Atlanta")
        game.pass_all()
        assert game["Alexis"].pool == 26 and game.names("Alexis", "contested")
        # What comes into play gains before it is contested, and loses that again.
        assert game["Sarah"].pool == 30


# -- Vox Senis ---------------------------------------------------------------------------------------------------------


def test_vox_senis_gives_everybody_a_vote() -> None:
    game = table()
    game.in_play("Sarah", "Vox Senis")
    krid = game.ready("Sarah", vampire("Krid", 6))
    call(game, krid)
    seats = set()
    for _ in range(20):
        if game.table.referendum is None:
            break
        seats |= {game.asked} if any(option.amount == 1 for option in game.options("gained for")) else set()
        game.passes()
    assert seats == {"Sarah", "Alexis", "Justin"}


@pytest.mark.parametrize("may", [True, False])
def test_vox_senis_is_three_votes_out_of_turn(may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    holder = "Alexis" if may else "Sarah"
    game.hand(holder, "Vox Senis")
    call(game, krid)
    for _ in range(20):
        if game.table.referendum is None or game.options("out of turn"):
            break
        game.passes()
    assert bool(game.options("out of turn")) == may
    if may:
        game.pick("out of turn", "Vox Senis")
        until(game, "gained against")
        assert {option.amount for option in game.options("gained against")} == {3}
        assert game.names("Alexis", "ash heap") == ["Vox Senis"]


def test_vox_senis_stays_where_it_is_played_in_a_master_phase() -> None:
    game = table()
    game.hand("Sarah", "Vox Senis")
    game.phase("master", of="Sarah")
    game.pick("master", "Vox Senis")
    game.pass_all()
    assert game.names("Sarah", "in play") == ["Vox Senis"]
