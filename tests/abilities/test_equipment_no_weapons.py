"""Equipment that is no weapon, by the shapes of its sentences and by name: actions, numbers in actions, prices."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table, texts
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.catalogue import load
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.rules.turn.unlock import NEXT_UNLOCK
from vtes_desktop.table.table import Copy

COVERED = (
    "Camera Phone", "Kaymakli Fragment", "The Sargon Fragment", "Codex of the Edenic Groundskeepers", "Helicopter",
    "The Signet of King Saul", "Unlicensed Taxicab", "Cooler", "Kduva's Mask", "Blood Tears of Kephran",
    "Zaire River Ferry", "Ruins of Ceoris", "Guarded Rubrics", "Enchanted Marionette", "An Anarch Manifesto",
    "Changeling Skin Mask", "Hand of Conrad", "Hawg", "Stolen Police Cruiser", "Shaal Fragment", "Flaming Candle",
    "Karavalanisha Vrana", "Inveraray, Scotland", "Dartmoor, England", "The Ancestor's Talisman",
    "Writ of Acceptance", "Cloak of the Abalone",
)  # fmt: skip


@pytest.mark.parametrize("name", COVERED)
def test_this_equipment_plays_itself(name: str) -> None:
    assert texts().of(load().find(name)).covered


def borne(name: str, *others: Card, **kurt: str) -> tuple[Position, Copy, Copy]:
    """A game in which Sarah's Kurt bears equipment, the piece too."""
    game = table()
    minion = game.ready(
        "Sarah", vampire("Kurt", 8, EVERYTHING, clan=kurt.get("clan", ""), sect=kurt.get("sect", "Sabbat"))
    )
    game.ready("Alexis", vampire("Watch", 9))
    copy = game.on(minion, name)
    for each in others:
        game.on(minion, each)
    return game, minion, copy


def watch(game: Position) -> int:
    """The number of the vampire that could block."""
    return minions.minions(game.rules, 1)[0].id


# -- bleeds -----------------------------------------------------------------------------------------------------------


def test_a_camera_takes_off_what_other_equipment_adds() -> None:
    laptop = library("Laptop", "Equipment", text="Bearer gets +1 bleed.")
    game, kurt, camera = borne("Camera Phone", laptop)
    assert minions.bleed_amount(game.rules, kurt) == 2
    game.pick("card in play", camera, minion=kurt)
    assert game.table.action.bleed == 2
    game.pass_all()
    assert (game["Alexis"].pool, minions.bleed_amount(game.rules, kurt)) == (28, 2)


@pytest.mark.parametrize(("locked", "bleed"), [(True, 4), (False, 1)])
def test_the_codex_bleeds_the_helpless(locked: bool, bleed: int) -> None:
    game, kurt, codex = borne("Codex of the Edenic Groundskeepers")
    if locked:
        game.rules.lock(game.rules.copy(watch(game)))
    game.pick("card in play", codex, minion=kurt)
    if game.table.action is not None:
        assert (game.table.action.stealth, game.table.action.blood_cost) == (-2, 1)
    game.pass_all()
    assert (game["Alexis"].pool, kurt.blood) == (30 - bleed, 7)


def test_guarded_rubrics_bleed_for_blood_and_make_gehenna_dearer() -> None:
    game, kurt, rubrics = borne("Guarded Rubrics")
    gehenna = game.card("The Unmasking")
    assert price(game.rules, 1, None, gehenna, "pool") == sum(each.amount for each in gehenna.costs) + 1
    game.pick("card in play", rubrics, minion=kurt)
    game.pass_all()
    assert (game["Alexis"].pool, kurt.blood) == (27, 7)


def test_a_marionette_counts_in_bleeds_only_and_for_its_clan() -> None:
    game, kurt, _ = borne("Enchanted Marionette", clan="Malkavian antitribu")
    assert minions.bleed_amount(game.rules, kurt) == 1
    game.pick("bleed", minion=kurt)
    assert (game.table.action.bleed, game.table.action.stealth) == (2, 1)
    game, kurt, _ = borne("Enchanted Marionette", clan="Brujah")
    game.pick("bleed", minion=kurt)
    assert (game.table.action.bleed, game.table.action.stealth) == (1, 0)


# -- actions ----------------------------------------------------------------------------------------------------------


def test_kaymakli_is_for_the_sabbat_and_the_infernal_and_may_be_struck_away() -> None:
    """Rulings PIB 20150809 and LSJ 20100909."""
    game, kurt, fragment = borne("Kaymakli Fragment")
    game.uncontrolled("Sarah", vampire("Child", 5))
    assert len(game.options("card in play")) == 1
    game.pick("card in play", fragment, minion=kurt)
    game.pass_all()
    assert len(game.options("discard")) == 12
    game, kurt, fragment = borne("Kaymakli Fragment", sect="Camarilla")
    assert not game.options("card in play")
    fight = fighting(on_kurt=("Kaymakli Fragment",))
    fight.until("use", by="Alexis")
    fight.game.pick("use")
    fight.end()
    assert (fight.kurt.attached, len(fight.ira.attached), fight.blood) == ([], 1, (6, 5))


def test_sargon_brings_a_card_of_the_ash_heap_back() -> None:
    """Ruling LSJ 20010627: the card is named as the action is announced."""
    game, kurt, fragment = borne("The Sargon Fragment")
    assert not game.options("card in play")
    game, kurt, fragment = borne("The Sargon Fragment")
    game.ash_heap("Sarah", "Dodge")
    game.pick("card in play", fragment, minion=kurt)
    game.pass_all()
    assert len(game.options("discard")) == 8
    assert kurt.blood == 7


def test_what_equipment_allows_comes_to_nothing_once_it_is_lost() -> None:
    """Ruling RTR 19960221."""
    game, kurt, fragment = borne("Guarded Rubrics")
    game.ready("Alexis", vampire("Guard", 5))
    game.pick("card in play", fragment, minion=kurt)
    game.rules.burn(fragment)
    game.pass_all()
    assert game["Alexis"].pool == 30


def test_the_hand_of_conrad_takes_a_vampire_back() -> None:
    game, kurt, hand = borne("Hand of Conrad")
    game.ash_heap("Sarah", vampire("Dead", 5))
    game.pick("card in play", hand, minion=kurt)
    game.pass_all()
    assert len(game.rules.pile(0, "uncontrolled")) == 1


def test_a_fragment_is_stolen_by_a_vampire_and_its_hand_size_goes_along() -> None:
    game, _, fragment = borne("Shaal Fragment")
    thief = game.ready("Alexis", vampire("Thief", 5))
    game.go_to("minion", "Alexis")
    assert game["Sarah"].hand_size == 9
    game.pick("card in play", fragment, minion=thief)
    game.pass_all()
    assert fragment.place.on == thief.id


@pytest.mark.parametrize("anarch", [True, False])
def test_a_stolen_car_is_burned_by_vampires_and_stuns_its_driver(anarch: bool) -> None:
    """An Anarch one, of whom alone it speaks."""
    game, kurt, car = borne("Stolen Police Cruiser", sect="Anarch" if anarch else "Camarilla")
    hunter = game.ready("Alexis", vampire("Hunter", 5))
    game.ready("Alexis", ally("Dog", 2))
    assert minions.intercept(game.rules, hunter) == 0
    game.go_to("minion", "Alexis")
    assert {each.minion for each in game.options("card in play") if each.copy == car.id} == {hunter.id, watch(game)}
    game.pick("card in play", car, minion=hunter)
    game.pass_all()
    assert (game["Alexis"].pool, kurt.locked, NEXT_UNLOCK in kurt.marks, kurt.attached) == (29, anarch, anarch, [])


def test_castle_fills_with_blood_and_bleeds_with_it() -> None:
    game, kurt, castle = borne("Inveraray, Scotland")
    game.pick("card in play", castle, minion=kurt)
    game.pass_all()
    assert (castle.blood, kurt.blood, minions.bleed_amount(game.rules, kurt)) == (1, 7, 2)


# -- what others can't, and what they pay -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "blocker", "may"),
    [
        ("The Signet of King Saul", vampire("Old", 8), False),
        ("The Signet of King Saul", vampire("Young", 7), True),
        ("Sacré-Cœur Cathedral, France", ally("Dog", 2), False),
        ("Sacré-Cœur Cathedral, France", vampire("Young", 3), True),
        ("Cloak of the Abalone", vampire("Rose", 5, clan="Toreador"), False),
        ("Cloak of the Abalone", vampire("Thorn", 5, clan="Brujah"), True),
    ],
)
def test_some_cannot_block_the_bearer(name: str, blocker: object, may: bool) -> None:
    game, kurt, _ = borne(name)
    other = game.ready("Alexis", blocker)  # type: ignore[arg-type]
    game.pick("bleed", minion=kurt)
    assert blocks.may_begin(game.rules, other) == may


@pytest.mark.parametrize(("sect", "cost"), [("Laibon", 1), ("Camarilla", 0)])
def test_the_mask_makes_reactions_with_auspex_dearer_while_its_bearer_acts(sect: str, cost: int) -> None:
    game, kurt, _ = borne("Kduva's Mask", sect=sect)
    eye = game.ready("Alexis", vampire("Eye", 5, "AUS"))
    reaction = game.card("Telepathic Misdirection")
    before = price(game.rules, 1, eye, reaction, "blood")
    game.pick("bleed", minion=kurt)
    assert price(game.rules, 1, eye, reaction, "blood") == before + cost


@pytest.mark.parametrize(("clan", "less"), [("Ravnos", 1), ("Brujah", 0)])
def test_a_mace_makes_chimerstry_cheaper_for_its_clan(clan: str, less: int) -> None:
    game, kurt, _ = borne("Karavalanisha Vrana", clan=clan)
    card = game.card("Mayaparisatya")
    assert price(game.rules, 0, kurt, card, "blood") == sum(each.amount for each in card.costs) - less


def test_a_manifesto_hides_nothing_that_needs_no_anarch_and_angers_princes() -> None:
    game, kurt, _ = borne("An Anarch Manifesto", sect="Anarch")
    prince = game.ready("Alexis", vampire("Prince", 5, title="prince of Chicago"))
    game.pick("bleed", minion=kurt)
    assert game.table.action.stealth == 0
    assert minions.strength(game.rules, prince) == 1
    game.pick("block", prince)
    game.pass_all()
    assert kurt.blood == 6  # The prince strikes with a strength of 2.


def test_a_writ_makes_its_bearer_camarilla() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, sect="Sabbat"))
    game.hand("Sarah", "Writ of Acceptance")
    game.pick("equip", minion=kurt)
    game.pass_all()
    assert minions.sect(game.rules, kurt) == "Camarilla"
    game.rules.burn(game.rules.copy(kurt.attached[0]))
    assert minions.sect(game.rules, kurt) == "Sabbat"


# -- of vampires, borne by an ally -------------------------------------------------------------------------------------


def test_a_writ_makes_whichever_vampire_bears_it_camarilla_and_no_ally() -> None:
    """It is on an ally first, from whom a vampire takes it, and the other way round."""
    game = table()
    mage = game.ready("Sarah", ally("Mage", 3))
    kurt = game.ready("Sarah", vampire("Kurt", 6, sect="Sabbat"))
    lea = game.ready("Sarah", ally("Lea", 3))
    game.hand("Sarah", "Writ of Acceptance")
    game.pick("equip", "Writ of Acceptance", minion=mage)
    game.pass_all()
    assert (minions.sect(game.rules, mage), minions.sect(game.rules, kurt)) == ("", "Sabbat")
    game.pick("equip from", minion=kurt)
    game.pass_all()
    assert minions.sect(game.rules, kurt) == "Camarilla"
    game.pick("equip from", minion=lea)
    game.pass_all()
    assert (len(lea.attached), minions.sect(game.rules, lea), minions.sect(game.rules, kurt)) == (1, "", "Sabbat")


@pytest.mark.parametrize(("bearer", "kept"), [(vampire("Kurt", 6), False), (ally("Mage", 3), True)])
def test_the_textbook_is_burned_by_a_locked_vampire_and_not_by_an_ally(bearer: Card, kept: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", bearer, locked=True)
    game.on(kurt, "The Textbook Damnation")
    game.phase("master", of="Sarah")
    game.start()
    assert bool(kurt.attached) is kept
