"""Cards that starter decks lacked and that change what may be played, titles and costs: in their main way, another, and
once refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.acting import plays, refused
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_modifiers import go_on, may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.torpor.diablerie import diablerie
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
JUMP = library("Jump", "Combat", text="Strike: dodge.", disciplines="obf")
SABBAT = vampire("Elder", 9, sect="Sabbat")


def block(game: Position, minion: Copy) -> None:
    """Everybody passes until a minion may block, and it does."""
    until(game, "block", minion)
    game.pick("block", minion)


def strikes_with(game: Position, card: str) -> bool:
    """Whether a strike card can be played before the action is over."""
    for _ in range(80):
        if game.table.action is None or card in [
            game.name(game.table.copies[option.copy]) for option in game.options("play")
        ]:
            break
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    return game.table.action is not None


@pytest.mark.parametrize("unlocks", [True, False])
def test_powerbase_los_angeles_gives_a_discard_that_unlocks_an_anarch(unlocks: bool) -> None:
    game = table()
    base = game.in_play("Sarah", "Powerbase: Los Angeles")
    krid = game.ready("Sarah", vampire("Krid", 5, sect="Anarch"), locked=True)
    game.ready("Sarah", IRA, locked=True)
    needs = library("Rising", "Action", text="Unlock this vampire.", requirement=("anarch",))
    game.hand("Sarah", needs if unlocks else "Majesty", "Majesty")
    game.phase("discard", of="Sarah")
    game.pick("use", base)
    game.pick("discard", needs if unlocks else "Majesty")  # type: ignore[arg-type]
    if unlocks:
        game.pick("yes")
    assert (krid.locked, base.locked) == (not unlocks, True)
    assert game.options("discard")
    game.pick("discard", "Majesty")
    assert krid.locked == (not unlocks)


def test_either_discard_may_be_the_one_of_powerbase_los_angeles() -> None:
    game = table()
    base = game.in_play("Sarah", "Powerbase: Los Angeles")
    krid = game.ready("Sarah", vampire("Krid", 5, sect="Anarch"), locked=True)
    cora = game.ready("Sarah", vampire("Cora", 5, sect="Anarch"), locked=True)
    needs = library("Rising", "Action", text="Unlock this vampire.", requirement=("anarch",))
    game.hand("Sarah", "Majesty", needs, needs)
    game.phase("discard", of="Sarah")
    game.pick("use", base)
    game.pick("discard", "Majesty")
    game.pick("discard", needs)  # type: ignore[arg-type]
    game.pick("yes")
    game.pick("target", krid)
    assert (krid.locked, cora.locked) == (False, True)
    # The location gives one action, and one of the two is hers anyway.
    assert not game.options("discard") or game.asked != "Sarah"


def test_the_regent_is_hunted_and_falls_to_a_sabbat_diablerist() -> None:
    for sect in ("Sabbat", "Camarilla"):
        game = table()
        elder = game.ready("Sarah", SABBAT)
        game.ready("Sarah", vampire("Small", 7, sect="Sabbat"))
        hunter = game.ready("Alexis", vampire("Hunter", 6, sect=sect))
        game.hand("Sarah", "Regent")
        game.phase("master", of="Sarah")
        game.pick("master", "Regent")
        game.pass_all()
        assert minions.title(game.rules, elder) == "regent"
        game.referee = None
        choices = diablerie(game.rules, hunter, elder)
        choice = next(choices, None)
        while choice is not None:
            try:
                choice = choices.send((len(choice.options) - 1,))
            except StopIteration:
                break
        assert (minions.held_title(game.rules, hunter) == "regent") == (sect == "Sabbat")
    game = table()
    game.ready("Sarah", vampire("Small", 7, sect="Sabbat"))
    game.hand("Sarah", "Regent")
    game.phase("master", of="Sarah")
    assert not game.options("master")


@pytest.mark.parametrize(("clan", "may"), [("Tremere antitribu", True), ("Tremere", False)])
def test_infernal_pact_lets_play_as_superior(clan: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "dom", clan=clan))
    game.hand("Sarah", "Infernal Pact", "Conditioning")
    game.phase("master", of="Sarah")
    assert bool(game.options("master")) == may
    if not may:
        return
    game.pick("master", "Infernal Pact")
    game.pick("discipline", level="dom")
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=krid)
    until(game, "play")
    assert may_play(game, "Conditioning", "DOM")
    assert minions.disciplines(game.rules, krid)["dom"] == 1


@pytest.mark.parametrize(("clan", "may"), [("Salubri", True), ("Salubri antitribu", False)])
def test_meditative_grove_cancels_frenzy_on_salubri(clan: str, may: bool) -> None:
    game = table()
    grove = game.in_play("Sarah", "Meditative Grove")
    mine = game.ready("Sarah", vampire("Mine", 6, clan=clan))
    ira = game.ready("Justin", vampire("Ira", 6, "ANI"))
    game.hand("Justin", "Drawing Out the Beast")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=ira)
    block(game, mine)
    until(game, "play")
    game.pick("play", "Drawing Out the Beast", level="ani")
    assert offered(game, "use", grove) == may
    if may:
        game.pick("use", grove)
        assert minions.strength(game.rules, mine) == 1


@pytest.mark.parametrize("card", ["Akunanse Kholo", "Guruhi Kholo", "Ishtarri Kholo", "Osebo Kholo"])
def test_the_kholo_is_always_the_oldest(card: str) -> None:
    clan = card.removesuffix(" Kholo")
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan, sect="Laibon"))
    game.hand("Sarah", card)
    call(game, krid)
    game.pick("play", card, minion=krid)
    assert minions.title(game.rules, krid) == f"kholo of {clan}" and minions.votes(game.rules, krid) == 2
    elder = game.ready("Alexis", vampire("Elder", 8, clan=clan, sect="Laibon"))
    finish(game)
    assert minions.title(game.rules, elder) == f"kholo of {clan}" and not minions.held_title(game.rules, krid)
    # A minion card on her minion is hers.
    assert [game.table.copies[below].controller for below in elder.attached] == [1]


def test_no_kholo_beside_an_elder() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Osebo", sect="Laibon"))
    game.ready("Alexis", vampire("Elder", 8, clan="Osebo", sect="Laibon"))
    game.hand("Sarah", "Osebo Kholo")
    call(game, krid)
    assert not may_play(game, "Osebo Kholo")


@pytest.mark.parametrize("blocked", [True, False])
def test_recure_of_the_homeland_leads_to_no_combat(blocked: bool) -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, clan="Tremere antitribu"), blood=1)
    ira = game.ready("Alexis", vampire("Ira", 6, text="Camarilla: +1 intercept."))
    game.hand("Sarah", "Recure of the Homeland")
    game.pick("action card", "Recure of the Homeland", minion=krid)
    assert game.table.action is not None and game.table.action.stealth == 1
    if blocked:
        block(game, ira)
        until(game, "no")
        assert game.table.combat is None
        game.pick("no")
    finish(game)
    assert (krid.place.region, krid.blood, ira.locked) == (("torpor", 1, True) if blocked else ("ready", 1, False))


@pytest.mark.parametrize(("level", "life"), [("vic", "vampire"), ("VIC", "ally")])
def test_root_of_vitality_rescues_or_heals(level: str, life: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "VIC"), blood=2)
    fallen = game.torpor("Sarah", IRA, blood=1)
    helper = game.ready("Sarah", ally("Helper", 3), blood=1)
    game.hand("Sarah", "Root of Vitality")
    plays(game, "Root of Vitality", level)
    finish(game)
    assert (fallen.place.region == "ready", helper.blood == 2) == (life == "vampire", life == "ally")


@pytest.mark.parametrize(("level", "blood", "capacity", "falls"), [("dem", 1, 4, True), ("DEM", 0, 8, True)])
def test_sleep_of_reason_takes_who_has_little_blood(level: str, blood: int, capacity: int, falls: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "DEM"))
    victim = game.ready("Alexis", vampire("Victim", capacity), blood=blood)
    game.hand("Sarah", "Sleep of Reason")
    plays(game, "Sleep of Reason", level)
    finish(game)
    assert (victim.place.region == "torpor") == falls


@pytest.mark.parametrize(("level", "blood", "capacity"), [("dem", 2, 4), ("dem", 1, 6), ("DEM", 2, 4)])
def test_sleep_of_reason_needs_little_blood(level: str, blood: int, capacity: int) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "DEM"), blood=6)
    game.ready("Alexis", vampire("Victim", capacity), blood=blood)
    game.hand("Sarah", "Sleep of Reason")
    refused(game, "Sleep of Reason", level)


@pytest.mark.parametrize(("clans", "left"), [(("Gargoyle",), 30), ((), 27)])
def test_soul_of_the_earth_is_burned_for_a_recruit(clans: tuple[str, ...], left: int) -> None:
    game = table()
    slave = vampire("Slave", 5, clan="Gargoyle", text="Camarilla Tremere slave.")
    rock = game.ready("Sarah", slave)
    soul = game.on(rock, "Soul of the Earth")
    helper = library("Rock", "Ally", pool=3, clans=clans, text="Mortal with 2 life. 1 strength, 1 bleed.")
    game.hand("Sarah", helper)
    game.pick("recruit", helper, minion=rock)  # type: ignore[arg-type]
    if clans:
        until(game, "yes")
        game.pick("yes")
    finish(game)
    assert game["Sarah"].pool == left
    assert ("Soul of the Earth" in game.names("Sarah", "ash heap")) == bool(clans) and soul


@pytest.mark.parametrize(("card", "left"), [("Fata Morgana", 3), ("Conditioning", 2)])
def test_fatuus_mastery_pays_for_chimerstry(card: str, left: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "CHI DOM"), blood=3)
    mastery = game.on(krid, "Fatuus Mastery")
    mastery.counters["counters"] = 2
    game.ready("Alexis", IRA)
    game.hand("Sarah", card)
    game.pick("bleed", minion=krid)
    until(game, "play")
    game.pick("play", card, level="CHI" if card[0] == "F" else "DOM")
    if game.options("reduce"):
        game.pick("reduce", amount=1)
    assert krid.blood == left or card == "Conditioning"
    assert mastery.counters["counters"] == (1 if card[0] == "F" else 2)


@pytest.mark.parametrize(("name", "may"), [("Kurt", False), ("", True)])
def test_blessing_of_chaos_bars_disciplines_in_combat_and_of_the_blocked(name: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM OBF PRE"))
    ira = game.ready("Alexis", IRA)
    if name:
        game.on(ira, "Blessing of Chaos", marks={"level": "dem"})
    game.hand("Sarah", "Conditioning", "Majesty", "Lost in Crowds")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: bool(game.options("play")) and game.asked == "Sarah")
    assert may_play(game, "Lost in Crowds") and may_play(game, "Conditioning") == may
    assert strikes_with(game, "Majesty") == may


@pytest.mark.parametrize(("level", "may"), [("dem", True), ("DEM", False)])
def test_blessing_of_chaos_at_superior_is_no_target(level: str, may: bool) -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.on(ira, "Blessing of Chaos", marks={"level": level})
    game.ready("Sarah", vampire("Krid", 6, "DOM"))
    game.hand("Sarah", library("Daze", "Action", text="(D) Lock a younger vampire.", disciplines="dom"))
    assert bool(game.options("action card")) == may


@pytest.mark.parametrize("blinded", [True, False])
def test_pseudo_blindness_bars_disciplines_from_the_combat(blinded: bool) -> None:
    game = table()
    krid = game.ready("Justin", vampire("Krid", 6, "OBF CHI"), blood=6)
    ira = game.ready("Sarah", vampire("Ira", 6, "CHI AUS"), blood=6)
    game.hand("Justin", "Fata Morgana", JUMP)
    game.hand("Sarah", "Pseudo-Blindness")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=krid)
    block(game, ira)
    until(game, "play")
    if blinded:
        game.pick("play", "Fata Morgana", level="chi")
        assert may_play(game, "Pseudo-Blindness", "CHI")
        game.pick("play", "Pseudo-Blindness", level="CHI")
    assert strikes_with(game, "Jump") == (not blinded)


@pytest.mark.parametrize(("level", "blood"), [("ANI/CEL", 4), ("ani/cel", 5)])
def test_ensnare_a_beast_makes_strikes_dear(level: str, blood: int) -> None:
    game = table()
    krid = game.ready("Justin", vampire("Krid", 6, "PRE"), blood=6)
    ira = game.ready("Sarah", replace(vampire("Ira", 6, "ANI", sect="Sabbat"), path="Caine"))
    game.hand("Justin", "Majesty")
    game.hand("Sarah", "Ensnare a Beast")
    game.phase("minion", of="Justin")
    game.pick("hunt", minion=krid)
    block(game, ira)
    until(game, "play")
    game.pick("play", "Ensnare a Beast", level=level)
    go_on(game, lambda: game.table.combat is not None and may_play(game, "Majesty"))
    game.pick("play", "Majesty", level="PRE")
    finish(game)
    assert krid.blood == blood


@pytest.mark.parametrize("used", [True, False])
def test_concoction_of_vitality_keeps_vampires_from_blocking(used: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"))
    concoction = game.on(krid, "Concoction of Vitality")
    ira, helper = game.ready("Alexis", IRA), game.ready("Alexis", ally("Helper", 3))
    game.hand("Sarah", "Conditioning")
    game.pick("bleed", minion=krid)
    if used:
        until(game, "use", concoction)
        game.pick("use", concoction)
    until(game, "block")
    assert not may_play(game, "Conditioning")
    assert offered(game, "block", helper) and offered(game, "block", ira) == (not used)


@pytest.mark.parametrize(("top", "asked"), [("Computer Hacking", True), ("Majesty", False)])
def test_reliquary_biague_looks_deeper(top: str, asked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Laibon"), blood=3)
    relic = game.on(krid, "Reliquary: Biague")
    game.library("Alexis", top)
    game.hand("Alexis", "Majesty")
    game.phase("unlock", of="Sarah")
    game.pick("use", relic)
    game.pick("methuselah", seat="Alexis")
    game.pick("seen")
    assert bool(game.options("yes")) == asked
    if asked:
        game.pick("yes")
        assert krid.blood == 2 and game.options("seen")
