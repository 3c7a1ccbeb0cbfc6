"""Rulings of crypt cards that a second reader has judged, each played."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called, passes
from tests.abilities.deeds import through
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.shapes import until_use, uses
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.playing.card import burn_option_cards
from vtes_desktop.rules.playing.requirements import meets
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy

BOOTS = library("Boots", "Equipment", text="The bearer gets 1 optional press each combat.")


# -- combats ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Akram", "Jalal Sayad"])
def test_another_combat_takes_what_would_come_after_the_first(name: str) -> None:
    fight = fighting(kurt=name, blood=(6, 6), against=("Majesty", "Oubliette"), ira=vampire("Ira", 8, EVERYTHING))
    fight.play("Oubliette", "OBT", by="Alexis")
    assert until_use(fight.game, fight.kurt)
    fight.game.pick("use", fight.kurt)
    fight.end()
    # A blood for it, and one by Ira's hands: none by the Oubliette.
    assert fight.kurt.blood == 4
    fight = fighting(kurt=name, blood=(6, 6), against=("Psyche!",), ira=vampire("Ira", 8, EVERYTHING))
    fight.until("use", fight.kurt, by="Sarah")
    fight.game.passes()
    fight.game.pick("play", "Psyche!", level="CEL", by="Alexis")
    # What is offered next is at the end of the combat that was queued: hands have struck twice.
    assert not uses(fight.game, fight.kurt) or fight.kurt.blood == 4


@pytest.mark.parametrize("name", ["Algirdas, The Solar Prophet", "Lucian, the Perfect"])
def test_a_strike_that_costs_is_paid_as_it_is_chosen(name: str) -> None:
    ira = vampire("Ira", 5, "POT")
    fight = fighting(kurt=name, ira=ira, against=("Thrown Gate",), blood=(7, 5))
    fight.play("Thrown Gate", "POT", by="Alexis")
    fight.until("pass", by="Alexis")
    fight.game.passes()
    fight.end()
    assert fight.blood == (5, 4)
    fight = fighting(kurt=name, ira=ira, against=("Thrown Gate",), blood=(7, 0))
    fight.until("play", "Thrown Gate", by="Alexis")
    assert not fight.offered("play", "Thrown Gate")


def test_an_ally_that_pays_its_last_life_for_a_strike_has_struck_nobody() -> None:
    fight = fighting(kurt="Lucian, the Perfect", ira=ally("Hound", 1, strength=3), blood=(7, 1))
    while fight.game.table.combat is not None:
        if fight.game.asked == "Alexis" and fight.game.options("hand strike"):
            fight.game.pick("hand strike")
        else:
            fight.step()
    assert fight.ira.place.region == "ash heap" and fight.kurt.blood == 7


def test_don_caravelli_gives_a_press_in_the_press_step() -> None:
    game = table()
    don = game.ready("Sarah", "Don Caravelli")
    kurt = game.ready("Sarah", vampire("Kurt", 8), blood=8)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=8)
    game.pick("bleed", minion=kurt)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    seen = []
    while game.table.combat is not None or (game.table.action is not None and game.choice is not None):
        if game.table.combat is not None and any(each.copy == don.id for each in game.options()):
            seen.append(game.table.combat.step)
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert seen == ["press"]


@pytest.mark.parametrize("name", ["Marty Lechtansi", "Terry"])
def test_a_press_for_blood_comes_in_the_press_step(name: str) -> None:
    fight = fighting(kurt=name, blood=(4, 6))
    steps = []
    while fight.game.table.combat is not None and fight.round == 1:
        if any(each.copy == fight.kurt.id and each.kind in ("press", "use") for each in fight.game.options()):
            steps.append(fight.game.table.combat.step)
        fight.step()
    assert steps == ["press"]


def test_merrill_molitor_helps_against_one_point_but_not_against_what_target_vitals_adds() -> None:
    bite = library("Bite", "Equipment", text="Melee weapon. Strike: 1 aggravated damage.")
    fight = fighting("Target Vitals", on_kurt=(bite,), ira="Merrill Molitor", blood=(6, 5))
    fight.play("Target Vitals")
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.until("use", fight.ira, by="Alexis")
    fight.game.pick("use", fight.ira)
    fight.end()
    # The first point is healed, of the two that are added one wounds and one burns a blood.
    assert fight.ira.place.region == "torpor" and fight.ira.blood == 3


def test_what_hurts_in_petaniqua_s_combats_is_environmental() -> None:
    fight = fighting("Revelation of Wrath", "Revelation of Wrath", ira="Petaniqua", on_kurt=(BOOTS,), blood=(6, 6))
    fight.until("press")
    fight.game.pick("press")
    fight.until("play", "Revelation of Wrath")
    # Her hands do 1 in each round, her ability 2 in the second.
    assert not fight.offered("play", "Revelation of Wrath") and fight.kurt.blood == 2


# -- abstentions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Arishat", "Kateline Nadasdy"])
def test_who_is_made_to_abstain_takes_back_votes_and_ballots(name: str) -> None:
    laid: dict[str, Copy] = {}

    def lay(game: Position) -> None:
        laid["by"] = game.ready("Alexis", name)
        laid["priscus"] = game.ready("Justin", vampire("Ann", 8, sect="Sabbat", title="priscus"))
        laid["prince"] = game.ready("Justin", vampire("Bob", 8, title="prince of Boston"))

    for meant in ("priscus", "prince"):
        game, _ = called("Ancilla Empowerment", title="prince of Rome", lay=lay)
        for _ in range(30):
            assert game.table.referendum is not None
            if game.table.referendum.cast:
                break
            against = [n for n, each in enumerate(game.options()) if each.kind.endswith(" against")]
            own = [n for n in against if game.name(laid[meant]) in game.options()[n].text]
            if game.asked == "Justin":
                game.referee.answer(own[0])
            else:
                game.pick("wait")
        while not (game.asked == "Alexis" and uses(game, laid["by"])):
            game.pick("wait")
        game.pick("use", laid["by"])
        game.pick("target", laid[meant])
        assert game.table.referendum is not None and not game.table.referendum.cast


def test_alvaro_gains_if_he_casts_nothing_also_in_torpor_or_without_his_title() -> None:
    for place in ("ready", "torpor"):
        laid: list[Copy] = []

        def lay(game: Position, place: str = place, laid: list[Copy] = laid) -> None:
            put = game.ready if place == "ready" else game.torpor
            laid.append(put("Alexis", "Alvaro, The Scion of Angelica", blood=3))

        game, _ = called("Ancilla Empowerment", title="prince of Rome", lay=lay)
        passes(game)
        for _ in range(30):
            if game.options("yes"):
                game.pick("yes")
                break
            if game.table.action is None:
                break
            game.passes()
        assert laid[0].blood == 5


# -- actions ---------------------------------------------------------------------------------------------------------


def test_danylo_finds_no_equipment_that_would_be_a_location() -> None:
    game = table()
    danylo = game.ready("Sarah", "Danylo")
    game.library("Sarah", "The Rack", "Palatial Estate")
    game.phase("minion", of="Sarah")
    game.pick("card in play", danylo)
    seen: set[str] = set()
    for _ in range(30):
        if game.table.action is None:
            break
        seen |= {each.text for each in game.options() if "Rack" in each.text or "Ferry" in each.text}
        if game.options("search") or game.options("discard"):
            game.referee.answer(0)
        else:
            game.passes()
    assert "The Rack" in game.names("Sarah", "hand") and not any("Ferry" in each for each in seen)


@pytest.mark.parametrize(("pool", "blood", "stays"), [(2, 0, True), (0, 2, True), (0, 0, False)])
def test_dominique_takes_as_many_marks_as_a_location_costs(pool: int, blood: int, stays: bool) -> None:
    game = table()
    dominique = game.ready("Sarah", "Dominique")
    place = game.in_play("Alexis", library("Hall", "Master", text="Location.", pool=pool, blood=blood))
    game.phase("minion", of="Sarah")
    game.pick("card in play", dominique)
    through(game, place)
    assert (place.place.region == "in play") == stays


def test_dr_morrow_marks_once_or_more_and_it_is_one_stealth_less() -> None:
    game = table()
    game.ready("Alexis", "Dr. Morrow, The Skindoctor")
    hound = game.ready("Sarah", ally("Hound", 3))
    for count in (1, 3):
        game.rules.do(m.SetCounter(hound.id, "graft", count))
        assert minions.stealth(game.rules, hound) == -1


@pytest.mark.parametrize("attempted", [False, True])
def test_gathii_may_look_though_no_stealth_is_needed_and_gets_none(attempted: bool) -> None:
    game = table()
    gathii, guard = game.ready("Sarah", "Gathii", blood=3), game.ready("Alexis", vampire("Guard", 6))
    game.library("Sarah", "Dodge")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=gathii)
    if attempted:
        while not game.options("block"):
            game.passes()
        game.pick("block", guard)
    assert until_use(game, gathii)
    game.pick("use", gathii)
    assert game.table.action is not None
    assert (game.table.action.stealth, gathii.blood) == (int(attempted), 3)


def test_helen_fairchild_equips_with_nothing_but_a_location() -> None:
    game = table()
    helen = game.ready("Sarah", "Helen Fairchild", blood=4)
    game.hand("Sarah", ".44 Magnum", "Palatial Estate")
    game.phase("minion", of="Sarah")
    names = {game.name(game.rules.copy(each.copy)) for each in game.options("equip") if each.minion == helen.id}
    assert names == {"Palatial Estate"}


def test_maxwell_becomes_a_prince_only_in_the_camarilla() -> None:
    for sect, offered in (("Camarilla", True), ("Anarch", False)):
        game = table()
        maxwell = game.ready("Sarah", "Maxwell")
        minions.mark(game.rules, maxwell, "sect", sect)
        game.phase("minion", of="Sarah")
        assert any(each.copy == maxwell.id for each in game.options("card in play")) == offered


def test_michael_dicarlo_sets_the_range_that_others_leave() -> None:
    game = table()
    michael = game.ready("Sarah", "Michael diCarlo", blood=5)
    ira = game.ready("Alexis", vampire("Ira", 8, "QUI"), blood=8)
    game.on(michael, library("Rush", "Equipment", text="The bearer can enter combat with a minion as a (D) action."))
    game.hand("Alexis", "Fake Out")
    game.phase("minion", of="Sarah")
    (option,) = (n for n, each in enumerate(game.options()) if "combat" in each.text)
    game.referee.answer(option)
    for _ in range(20):
        if uses(game, michael) and game.table.combat is not None:
            break
        if game.options("enter combat"):
            game.pick("enter combat")
        else:
            game.passes()
    game.pick("use", michael)
    fight = Fighting(game, michael, ira)
    fight.until("play", "Fake Out", by="Alexis")
    assert not fight.offered("play", "Fake Out")
    assert (michael.blood, ira.blood) == (5, 8)


@pytest.mark.parametrize("who", ["Osric Vladislav", "Other"])
def test_osric_burns_one_location_after_another_where_stealth_is_needed_and_he_acts(who: str) -> None:
    game = table()
    osric = game.ready("Sarah", "Osric Vladislav")
    other = game.ready("Sarah", vampire("Other", 5))
    guard = game.ready("Alexis", vampire("Guard", 9, text="+1 intercept."))
    halls = [game.in_play("Sarah", library(f"Hall {n}", "Master", text="Location.")) for n in (1, 2)]
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=osric if who != "Other" else other)
    for _ in range(10):
        if game.options("block"):
            break
        assert not uses(game, osric)
        game.passes()
    game.pick("block", guard)
    assert bool(uses(game, osric)) == (who != "Other")
    for left in (1, 0) if who != "Other" else ():
        game.pick("use", osric)
        if game.options("target"):
            game.pick("target", halls[left])
        assert sum(each.place.region == "in play" for each in halls) == left
        assert game.table.action is not None and game.table.action.stealth == 2 - left


def test_prejudice_needs_a_bleed() -> None:
    for kind, offered in (("bleed", True), ("hunt", False)):
        game = table()
        prejudice = game.ready("Sarah", "Prejudice", blood=2)
        game.ash_heap("Alexis", ally("Hound"))
        game.phase("minion", of="Sarah")
        game.pick(kind, minion=prejudice)
        assert until_use(game, prejudice) == offered


@pytest.mark.parametrize("torpid", [True, False])
def test_toby_gives_from_where_he_is(torpid: bool) -> None:
    game = table()
    put = game.torpor if torpid else game.ready
    toby = put("Sarah", "Toby", blood=2, locked=not torpid)
    krid = game.ready("Sarah", vampire("Krid", 5, sect="Anarch"))
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    assert until_use(game, toby)
    game.pick("use", toby)
    through(game)
    assert game["Alexis"].pool == 28 and toby.blood == 1


def test_the_baron_is_no_baron() -> None:
    game = table()
    baron = game.ready("Sarah", "The Baron")
    assert not minions.has_title(game.rules, baron, "baron")
    other = game.ready("Sarah", vampire("Krid", 8, sect="Anarch", title="baron of Boston"))
    assert minions.has_title(game.rules, other, "baron")


def test_sargon_gains_the_edge_once_the_action_has_resolved() -> None:
    game = table()
    sargon = game.ready("Sarah", "Sargon", blood=5)
    game.give_edge("Justin")
    game.phase("minion", of="Sarah")
    game.pick("hunt", minion=sargon)
    through(game)
    assert game.table.edge == 0


# -- who plays cards as though it were something else ----------------------------------------------------------------


def needs(*clans: str, words: tuple[str, ...] = (), kind: str = "Equipment", text: str = "") -> Card:
    """A card with these requirements and a burn option."""
    return library("Relic", kind, clans=clans, requirement=words, text=text, burn_option=True)  # type: ignore[arg-type]


POSING = [
    ("Abraham Mellon", needs("Tremere")),
    ("Gem Ghastly", needs("Ventrue")),
    ("Lady Scarlett Churchill", needs("Toreador")),
    ("Lisandro Giovanni", needs("Samedi")),
    ("Mata Hari", needs("Ravnos", words=("laibon",))),
    ("Philip van Vermeer IV", needs("Ventrue")),
    ("Tatiana Stepanova, Alastor", needs("Gangrel")),
    ("Karl Schrekt", needs(words=("justicar",))),
]


@pytest.mark.parametrize(("name", "card"), POSING)
def test_who_can_play_a_card_as_another_can_t_have_it_brought(name: str, card: Card) -> None:
    """LSJ 20050119 for what is not played, LSJ 20050225 for the burn option."""
    game = table()
    minion = game.ready("Sarah", name)
    game.hand("Sarah", card)
    game.on(minion, "Vast Wealth")
    game.library("Sarah", card, card)
    game.phase("minion", of="Sarah")
    assert any(each.minion == minion.id for each in game.options("equip"))
    game.pick("card in play", game.rules.copy(minion.attached[0]))
    through(game)
    assert "Relic" in game.names("Sarah", "ash heap") and len(minion.attached) == 1
    assert "Relic" in [game.name(copy) for copy in burn_option_cards(game.rules, 0)]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Petaniqua", "Werewolf with 2 life. 1 strength, 1 bleed."),
        ("Winterlich", "Changeling with 2 life. 1 strength, 1 bleed."),
    ],
)
def test_who_recruits_a_stranger_can_t_have_one_brought(name: str, text: str) -> None:
    card = needs("Ahrimane", kind="Ally", text=text)
    game = table()
    crypt = [each for each in game.rules.catalogue.crypt if each.name == name]
    minion = game.ready("Sarah", next(each for each in crypt if each.advanced or name == "Winterlich"))
    game.hand("Sarah", card)
    game.phase("minion", of="Sarah")
    assert any(each.minion == minion.id for each in game.options("recruit"))
    assert meets(game.rules, minion, card) and not meets(game.rules, minion, card, played=False)
    assert [game.name(copy) for copy in burn_option_cards(game.rules, 0)] == ["Relic"]
