"""Words of action cards that are easily missed: whose, on what, how stealthily, when blocked, and who can't pay."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.deeds import GUARD, deed, does, lying, marked, may, through
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.minion.blocks import directed_at
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy, on

IRA = vampire("Ira", 5)
SABBAT = vampire("Sab", 6, sect="Sabbat")
HOUND = library("Hound", "Ally", text="Animal with 3 life. 1 strength, 1 bleed.")
RAVEN = library("Raven", "Retainer", text="Animal with 1 life.")


def bleeds(game: Position, copy: Copy) -> list[Option]:
    """The bleeds that a minion is offered."""
    return [each for each in game.options("bleed") if copy.id in (each.minion, each.copy)]


# -- stealth -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "stealth"),
    [("Mind of a Child", "dem", 0), ("Mind of a Child", "DEM", 0), ("Muricia's Call", "ani", 1)],
)
def test_the_stealth_of_an_action_is_its_own(card: str, level: str, stealth: int) -> None:
    """Not that of the action by which others may burn the card later."""
    game, krid = deed(card, level)
    ira = game.ready("Alexis", IRA)
    game.pick("action card", card, minion=krid, level=level)
    if game.options("target"):
        game.pick("target", target=ira)
    assert game.table.action is not None and game.table.action.stealth == stealth


def test_the_action_that_burns_a_mind_of_a_child_is_stealthy_still() -> None:
    game, _ = deed("Mind of a Child", "dem")
    ira = game.ready("Alexis", IRA)
    does(game, "Mind of a Child", "dem", ira)
    game.go_to("minion", "Alexis")
    game.pick("card in play", "Mind of a Child", minion=ira)
    assert game.table.action is None or game.table.action.stealth == 1


# -- unique at one level ------------------------------------------------------------------


def test_spirit_claws_in_play_are_unique() -> None:
    game, _ = deed("Spirit Claws", "PRO SPI")
    other = game.ready("Alexis", vampire("Other", 7, "PRO SPI"))
    game.hand("Alexis", "Spirit Claws")
    does(game, "Spirit Claws", "PRO SPI")
    assert lying(game, "Spirit Claws").place.region != "contested"
    game.go_to("minion", "Alexis")
    game.pick("action card", "Spirit Claws", minion=other)
    through(game)
    assert [copy.place.region for copy in game.table.copies.values() if game.name(copy) == "Spirit Claws"] == [
        "contested",
        "contested",
    ]


def test_spirit_claws_in_a_fight_contest_nothing() -> None:
    game, krid = deed("Spirit Claws", "PRO SPI", "PRO SPI")
    theirs = game.ready("Alexis", vampire("Other", 7, "PRO SPI"))
    claws = game.on(theirs, "Spirit Claws", marks={"level": "PRO SPI"})
    game.pick("bleed", minion=krid)
    game.pick("block", theirs)
    for _ in range(20):
        if game.options("play"):
            break
        game.passes()
    game.pick("play", "Spirit Claws", level="pro")
    over(game)
    assert claws.place.on == theirs.id


# -- who can't pay ------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "left"), [(HOUND, None), (IRA, 4)])
def test_a_betrayed_ally_can_not_bleed_and_a_vampire_pays(face: object, left: int | None) -> None:
    game, _ = deed("Condemnation: Betrayed", "dai", text="Infernal.")
    theirs = game.ready("Alexis", face)  # type: ignore[arg-type]
    game.ready("Alexis", vampire("Other", 4))
    does(game, "Condemnation: Betrayed", "dai", theirs)
    game.go_to("minion", "Alexis")
    assert bool(bleeds(game, theirs)) == (left is not None)
    if left is not None:
        game.pick("bleed", minion=theirs)
        game.pass_all()
        assert (theirs.blood, game["Justin"].pool) == (left, 29)


def test_a_cursed_ally_pays_with_life() -> None:
    game, _ = deed("Greater Curse", "MAL")
    hound = game.ready("Alexis", HOUND)
    does(game, "Greater Curse", "MAL", hound)
    game.go_to("minion", "Alexis")
    game.pick("bleed", minion=hound)
    game.pass_all()
    assert (hound.blood, game["Justin"].pool) == (2, 29)


@pytest.mark.parametrize(("face", "fought"), [(HOUND, False), (IRA, True)])
def test_an_ally_has_no_blood_for_an_action_at_etienne(face: object, fought: bool) -> None:
    game = table()
    acting = game.ready("Sarah", face)  # type: ignore[arg-type]
    etienne = game.ready("Alexis", "Étienne Fauberge", locked=True, blood=4)
    game.hand("Sarah", "Ambush")
    offered = [option for option in game.options("action card") if option.minion == acting.id]
    assert bool(offered) == fought
    if fought:
        game.pick("action card", "Ambush", minion=acting)
        over(game)
    assert (etienne.blood < 4) == fought
    assert acting.blood == 3


# -- whose, and on what -------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["Alexis", "Sarah"])
@pytest.mark.parametrize(("card", "level"), [("Far Mastery", "dom"), ("Lure of the Serpent", "ser")])
def test_a_retainer_is_stolen_from_another_vampire(card: str, level: str, whose: str) -> None:
    game, krid = deed(card, level)
    raven = game.on(game.ready(whose, IRA), RAVEN)
    game.on(krid, RAVEN)
    does(game, card, level)
    assert raven.place.on == krid.id
    game, _ = deed(card, level)
    game.on(game.ready("Alexis", HOUND), RAVEN)
    assert not may(game, card, level)


@pytest.mark.parametrize(("face", "able"), [(IRA, True), (HOUND, False)])
def test_a_path_is_threaded_on_a_vampire_of_ones_own(face: object, able: bool) -> None:
    game, _ = deed("Threading the Path of Orpheus", clan="Harbinger of Skulls")
    mine = game.ready("Sarah", face)  # type: ignore[arg-type]
    clots = game.lay("Blood Clots", on(mine.id), controller=1, owner="Alexis")
    assert may(game, "Threading the Path of Orpheus") == able
    if able:
        does(game, "Threading the Path of Orpheus")
        assert clots.place.region == "ash heap" and mine.locked


@pytest.mark.parametrize(("level", "whose"), [("dem", ["Justin"]), ("DEM", ["Justin"])])
def test_a_wave_of_insanity_is_directed_at_who_has_allies(level: str, whose: list[str]) -> None:
    game, krid = deed("Wave of Insanity", level)
    hound = game.ready("Justin", HOUND)
    game.ready("Alexis", GUARD)
    game.pick("action card", "Wave of Insanity", minion=krid, level=level)
    assert [game.table.seats[seat].name for seat in directed_at(game.rules)] == whose
    through(game)
    assert hound.locked
    game, _ = deed("Wave of Insanity", level)
    assert not may(game, "Wave of Insanity", level)


@pytest.mark.parametrize(
    ("card", "level", "disciplines"),
    [("Root of Vitality", "VIC", ""), ("Panacea", "obe", ""), ("Panacea", "OBE", ""), ("Purification", "qui", "")],
)
def test_only_a_wounded_ally_is_healed(card: str, level: str, disciplines: str) -> None:
    game, _ = deed(card, level, disciplines)
    hound = game.ready("Sarah", HOUND, blood=2)
    does(game, card, level)
    assert hound.blood == 3
    game, _ = deed(card, level, disciplines)
    game.ready("Sarah", HOUND)
    assert not may(game, card, level)


def test_a_vampire_has_one_bloodbath_only() -> None:
    game, _ = deed("Bloodbath", title="archbishop of Oslo", sect="Sabbat")
    one = game.ready("Sarah", SABBAT, blood=1)
    game.on(one, "Bloodbath")
    game.pick("action card", "Bloodbath")
    assert all(one.id not in each.targets for each in game.options("target"))
    game, krid = deed("Bloodbath", title="archbishop of Oslo", sect="Sabbat")
    one = game.ready("Sarah", SABBAT, blood=1)
    does(game, "Bloodbath", "", one)
    assert (one.blood, krid.blood, minions.votes(game.rules, one)) == (3, 4, 1)


@pytest.mark.parametrize(
    ("card", "clan", "sect", "face"),
    [
        ("Esbat", "", "Sabbat", SABBAT),
        ("Soul of the Earth", "Tremere", "", vampire("Stone", 5, clan="Gargoyle", text="Tremere slave.")),
    ],
)
def test_who_lies_in_torpor_may_be_chosen(card: str, clan: str, sect: str, face: object) -> None:
    game, _ = deed(card, clan=clan, sect=sect or "Camarilla")
    sleeper = game.torpor("Sarah", face, blood=0)  # type: ignore[arg-type]
    assert may(game, card)
    does(game, card, "", "2 blood to one", sleeper)
    if card == "Esbat":
        assert sleeper.blood == 2
    else:
        assert lying(game, card).place.on == sleeper.id


def test_an_esbat_for_two_needs_two_besides_who_acts() -> None:
    game, krid = deed("Esbat", sect="Sabbat")
    game.ready("Sarah", SABBAT)
    game.pick("action card", "Esbat", minion=krid)
    assert not [each for each in game.options("way") if "two" in each.text]


# -- blocked, and what is owed -----------------------------------------------------------


@pytest.mark.parametrize(("blocked", "pool"), [(True, 30), (False, 29)])
def test_rumble_costs_pool_only_where_it_succeeds(blocked: bool, pool: int) -> None:
    game, krid = deed("Rumble", sect="Sabbat", blood=0 if blocked else 1)
    krid.blood = 1
    strong = ally("Strong", 5, strength=5)
    target, blocker = game.ready("Alexis", strong, locked=blocked), game.ready("Alexis", ally("Other", 5, strength=5))
    does(game, "Rumble", "", target, blocker=blocker if blocked else None)
    assert krid.place.region == "torpor" and game["Sarah"].pool == pool


@pytest.mark.parametrize(
    ("card", "clan", "title"),
    [
        ("The Embrace", "", ""),
        ("Waters of Duat", "Ministry", ""),
        ("Tumnimos", "Ravnos", ""),
        ("Childe of the Revolution", "", "baron of Oslo"),
    ],
)
def test_a_childe_hunts_in_the_turn_of_its_embrace_whatever_blood_it_has(card: str, clan: str, title: str) -> None:
    game, _ = deed(card, clan=clan, title=title, sect="Anarch" if title else "Camarilla")
    childe_of = game.ready("Sarah", vampire("Giver", 6, title="prince of Rome"))
    game.hand("Sarah", "Fifth Tradition: Hospitality")
    does(game, card)
    childe = lying(game, card)
    assert {each.kind for each in game.options() if each.kind != "pass"} == {"hunt"}
    assert all(each.minion == childe.id for each in game.options("hunt"))
    childe.blood = 1
    game.pick("hunt", minion=childe)
    through(game)
    assert any(each.minion == childe_of.id for each in game.options("action card"))


@pytest.mark.parametrize("burned", [True, False])
def test_a_gehenna_card_that_a_ritual_burns_is_replaced(burned: bool) -> None:
    game, krid = deed("Black Hand Ritual", sect="Sabbat", text="Black Hand.")
    young = game.ready("Sarah", vampire("Young", 3, sect="Sabbat", text="Black Hand."), locked=True)
    game.hand("Alexis", "Restricted Vitae")
    game.phase("discard", of="Alexis")
    game.pick("event", "Restricted Vitae")
    game.go_to("minion", "Sarah")
    assert len(game["Alexis"].piles["hand"]) == 6
    game.pick("action card", "Black Hand Ritual", minion=krid)
    game.pick("way", amount=1 if burned else 0)
    through(game)
    assert marked(game, "Restricted Vitae") != burned and not young.locked
    assert len(game["Alexis"].piles["hand"]) == (7 if burned else 6)


def test_a_ritual_draws_nothing_for_a_card_that_was_replaced() -> None:
    game, krid = deed("Black Hand Ritual", sect="Sabbat", text="Black Hand.")
    game.ready("Sarah", vampire("Young", 3, sect="Sabbat", text="Black Hand."), locked=True)
    game.in_play("Alexis", "Restricted Vitae")
    game.pick("action card", "Black Hand Ritual", minion=krid)
    game.pick("way", amount=1)
    through(game)
    assert not marked(game, "Restricted Vitae") and len(game["Alexis"].piles["hand"]) == 7
