"""Rulings on who blocks and how often, on sects and control that change, and on what follows them about."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.deeds import through
from tests.abilities.fights import EVERYTHING, Fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire

EVERY = f"{EVERYTHING} VAL SAN MEL"


def offered(game: Position, name: str, level: str | None = None, kind: str = "play") -> bool:
    """Whether a card of a name is offered now, at a level where one is said."""
    return any(
        each.kind == kind
        and each.copy in game.table.copies
        and game.name(game.table.copies[each.copy]) == name
        and level in (None, each.level)
        for each in game.options()
    )


def plays(game: Position, name: str, level: str | None = None, *, by: str = "") -> None:
    """Everybody passes until a card can be played; it is."""
    for _ in range(30):
        if by in ("", game.asked) and offered(game, name, level):
            game.pick("play", name, level=level)
            return
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    raise AssertionError(f"It cannot be played: {game}")


def ever(game: Position, name: str, level: str | None = None, kind: str = "play") -> bool:
    """Whether a card is ever offered until the action is over."""
    found = False
    for _ in range(60):
        if game.table.action is None:
            break
        found |= offered(game, name, level, kind)
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
    return found


# -- blocks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "level"), [("Eagle's Sight", "AUS"), ("Falcon's Eye", "SPI")])
@pytest.mark.parametrize("bound", [True, False])
def test_the_sight_sets_aside_nothing_but_who_may_block(card: str, level: str, bound: bool) -> None:
    """Justin's vampire may not block a bleed at Alexis otherwise; who is seduced may not with the card either."""
    game = table("Sarah", "Alexis", "Justin", "Ken")
    kurt = game.ready("Sarah", vampire("Kurt", 6, "DOM"), blood=6)
    tom = game.ready("Justin", vampire("Tom", 6, EVERY), blood=6)
    game.hand("Sarah", *(["Seduction"] if bound else []))
    game.hand("Justin", card)
    game.pick("bleed", minion=kurt)
    if bound:
        game.pick("play", "Seduction", level="DOM")
        game.pick("target", tom) if game.options("target") else None
    assert ever(game, card, level) != bound


@pytest.mark.parametrize(("card", "level"), [("Eagle's Sight", "AUS"), ("Falcon's Eye", "SPI")])
@pytest.mark.parametrize("copies", [1, 2])
def test_the_sight_is_for_one_attempt(card: str, level: str, copies: int) -> None:
    """Kurt's action goes on by a form of mist: without another card Tom does not block again."""
    game = table("Sarah", "Alexis", "Justin", "Ken")
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY), blood=6)
    tom = game.ready("Justin", vampire("Tom", 6, f"{EVERY}"), blood=6)
    game.hand("Sarah", "Form of Mist")
    game.hand("Justin", *[card] * copies, "Forced Awakening")
    game.pick("bleed", minion=kurt)
    plays(game, card, level)
    plays(game, "Form of Mist", "PRO", by="Sarah")
    again = False
    for _ in range(40):
        if game.table.action is None:
            break
        again |= any(each.copy == tom.id for each in game.options("block"))
        if game.options("yes"):
            game.pick("yes")
        elif offered(game, "Forced Awakening"):
            game.pick("play", "Forced Awakening")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert not again


@pytest.mark.parametrize("deflects", [True, False])
def test_who_fails_to_block_by_a_faceless_night_is_locked_as_the_action_resolves(deflects: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8, EVERY), blood=6)
    game.hand("Sarah", "Faceless Night")
    game.hand("Alexis", *(["Deflection"] if deflects else []))
    game.pick("bleed", minion=kurt)
    until_or_over(game, "block")
    game.pick("block", ira)
    plays(game, "Faceless Night", "OBF")
    for _ in range(20):
        if game.table.action is None:
            break
        if offered(game, "Deflection"):
            assert not ira.locked
            game.pick("play", "Deflection", level="DOM")
            game.pick("methuselah") if game.options("methuselah") else None
        else:
            game.passes()
    assert ira.locked
    assert game["Alexis"].pool == (30 if deflects else 29)


def test_an_eye_of_the_beast_maneuvers_in_the_combat_of_its_action_only() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, text="+1 stealth."), blood=6)
    other = game.ready("Sarah", vampire("Oth", 6), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8, EVERY), blood=6)
    game.hand("Alexis", "Eyes of the Beast")
    game.pick("bleed", minion=kurt)
    until_or_over(game, "block")
    game.pick("block", ira)
    plays(game, "Eyes of the Beast", "PRO")
    fight = Fighting(game, kurt, ira)
    fight.until("maneuver", by="Alexis")
    assert game.options("maneuver")
    fight.end()
    ira.locked = False
    game.pick("bleed", minion=other)
    until_or_over(game, "block")
    game.pick("block", ira)
    fight = Fighting(game, other, ira)
    fight.until("maneuver", by="Alexis")
    assert not game.options("maneuver")


def test_a_guardian_keeps_vigil_after_the_stealth_was_declined() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, "obf"), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8, EVERY, sect="Anarch"), blood=6)
    game.hand("Sarah", "Faceless Night")
    game.hand("Alexis", "Guardian Vigil")
    game.pick("bleed", minion=kurt)
    until_or_over(game, "block")
    game.pick("block", ira)
    assert offered(game, "Faceless Night")
    game.passes()
    plays(game, "Guardian Vigil", "for")
    over(game)
    assert any(each.startswith("Combat") for each in game.log) and not ira.locked


@pytest.mark.parametrize("blessed", [True, False])
def test_chaos_bars_modifiers_from_the_attempt_on_though_it_fails(blessed: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=6)
    if blessed:
        game.on(ira, "Blessing of Chaos", marks={"level": "dem"})
    game.hand("Sarah", "Faceless Night", "Conditioning")
    game.pick("bleed", minion=kurt)
    until_or_over(game, "block")
    game.pick("block", ira)
    plays(game, "Faceless Night", "obf")
    assert ever(game, "Conditioning") != blessed


@pytest.mark.parametrize("acts", [True, False])
def test_libertas_makes_nothing_dearer_once_the_block_has_failed(acts: bool) -> None:
    """An action card's cost is paid as it resolves: the anarch attempts to block no more."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8, sect="Anarch"), blood=6)
    game.on(ira, "Libertas")
    game.hand("Sarah", "Govern the Unaligned", "Faceless Night")
    game.pick("action card", "Govern the Unaligned", minion=kurt, level="dom")
    until_or_over(game, "block")
    game.pick("block", ira)
    plays(game, "Faceless Night", "obf")
    over(game)
    assert kurt.blood == 5
    del acts


@pytest.mark.parametrize(("card", "cancels"), [("Enhanced Senses", True)])
def test_false_resonance_gives_stealth_and_cancels_later_cards_only(card: str, cancels: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, EVERY), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8, EVERY), blood=6)
    game.on(kurt, library("Lens", "Equipment", text="x"))
    game.hand("Sarah", "Faceless Night", "False Resonance")
    game.hand("Alexis", card)
    game.pick("bleed", minion=kurt)
    until_or_over(game, "block")
    game.pick("block", ira)
    plays(game, "Faceless Night", "obf")
    plays(game, card, "aus")
    assert offered(game, "False Resonance", "chi") == cancels
    game.passes()
    plays(game, "False Resonance", "CHI")
    assert not any(each.kind == "use" and "ancel" in each.text for each in game.options())


# -- sects -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Galaric's Legacy", "Field Training"])
@pytest.mark.parametrize("writ", [True, False])
def test_a_writ_of_acceptance_comes_before_the_sect_of_a_legacy(card: str, writ: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=6)
    teacher = game.ready("Sarah", vampire("Teacher", 6, EVERY, sect="Anarch"), blood=6)
    if writ:
        minions.mark(game.rules, game.on(krid, "Writ of Acceptance"), "gives sect", "Camarilla")
    game.hand("Sarah", card)
    if card == "Field Training":
        if not any("Field Training" in each.text for each in game.options("action card")):
            assert writ
            return
        game.pick("action card", minion=teacher)
        through(game, "Potence", krid)
    else:
        game.phase("master", of="Sarah")
        if not game.options("master"):
            assert writ
            return
        game.pick("master")
        game.pick("target", krid) if game.options("target") else None
    for _ in range(3):
        if game.table.phase != "discard" and game.options("pass"):
            game.passes()
    assert (minions.sect(game.rules, krid) == "Anarch") != writ
    there = [copy for copy in game.table.copies.values() if game.name(copy) == card and copy.place.on == krid.id]
    assert bool(there) != writ


@pytest.mark.parametrize(("event", "sect"), [("Fall of the Camarilla", "Camarilla"), ("Fall of the Sabbat", "Sabbat")])
def test_a_fallen_sect_is_independent_until_the_event_goes(event: str, sect: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"))
    fall = game.in_play("Alexis", event)
    minions.mark(game.rules, krid, "sect", sect)
    assert minions.sect(game.rules, krid) == "Independent"
    game.rules.burn(fall)
    assert minions.sect(game.rules, krid) == sect


@pytest.mark.parametrize(
    ("event", "card"), [("Fall of the Camarilla", "Out of the Frying Pan"), ("Fall of the Sabbat", "Into the Fire")]
)
def test_what_changes_to_a_fallen_sect_can_still_be_played(event: str, card: str) -> None:
    game = table()
    sect = "Camarilla" if "Camarilla" in event else "Sabbat"
    krid = game.ready("Sarah", vampire("Krid", 8, sect="Sabbat" if sect == "Camarilla" else "Camarilla"))
    fall = game.in_play("Alexis", event)
    game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    game.pick("master", card)
    assert minions.sect(game.rules, krid) == "Independent"
    game.rules.burn(fall)
    assert minions.sect(game.rules, krid) == sect


# -- control and costs ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level"), [("Far Mastery", "DOM"), ("Lure of the Serpent", "SER"), ("Legend of the Leopard", "")]
)
def test_an_ally_is_stolen_whatever_it_requires(card: str, level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM SER", clan="Osebo"), blood=6)
    patient = game.ready("Alexis", "Escaped Mental Patient")
    game.hand("Sarah", card)
    game.pick("action card", minion=krid, level=level)
    through(game, "take control", patient)
    assert patient.controller == 0


def test_a_minion_is_taken_from_a_sinking_ship_whatever_it_requires() -> None:
    game = table()
    patient = game.ready("Alexis", "Escaped Mental Patient")
    game.pool("Alexis", 3)
    game.hand("Sarah", "From a Sinking Ship")
    game.phase("master", of="Sarah")
    game.pick("master", "From a Sinking Ship")
    game.pick("target", patient) if game.options("target") else None
    assert patient.controller == 0


@pytest.mark.parametrize("how", ["Dominate Kine", "Disputed Territory"])
@pytest.mark.parametrize("minions_there", [1, 2])
def test_a_manse_that_is_stolen_goes_to_any_minion_of_the_new_controller(how: str, minions_there: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERY, title="prince of Boston"), blood=6)
    others = [game.ready("Sarah", vampire(f"Oth {n}", 4), locked=True) for n in range(minions_there - 1)]
    ira = game.ready("Alexis", vampire("Ira", 5))
    manse = game.on(ira, "Living Manse")
    game.hand("Sarah", how)
    if how == "Dominate Kine":
        game.pick("action card", minion=krid, level="DOM")
        through(game, *(others or [krid]))
    else:
        game.pick("political", minion=krid)
        for _ in range(40):
            if game.table.action is None:
                break
            if game.options("all for"):
                game.pick("all for")
            elif others and any(each.copy == others[0].id for each in game.options()):
                game.referee.answer(next(n for n, each in enumerate(game.options()) if each.copy == others[0].id))
            elif game.options("methuselah"):
                game.pick("methuselah", seat="Sarah")
            elif game.options("pass") or game.options("no block"):
                game.passes()
            else:
                game.referee.answer(0)
    assert manse.place.on == (others[0].id if others else krid.id)


@pytest.mark.parametrize(("name", "what"), [("Kuyén", "animal"), ("Little Tailor of Prague", "vic")])
def test_an_ally_that_comes_by_a_piper_costs_less_too(name: str, what: str) -> None:
    text = f"{'Animal' if what == 'animal' else 'War ghoul'} with 2 life. 1 strength, 0 bleed."
    beast = library("Beast", "Ally", pool=2, text=text, disciplines="" if what == "animal" else "vic")
    game = table()
    elder = game.ready("Sarah", name)
    minions.mark(game.rules, elder, "sect", "Anarch")
    game.hand("Sarah", "Piper", beast)
    game.phase("master", of="Sarah")
    game.pick("master", "Piper")
    for _ in range(6):
        if game.options("master") or game.table.phase != "master":
            break
        number = next((n for n, each in enumerate(game.options()) if "Beast" in each.text), 0)
        game.referee.answer(number)
    assert game["Sarah"].pool == 29


def test_enkidu_equips_with_what_is_a_location_in_play_only() -> None:
    game = table()
    game.ready("Sarah", "Enkidu, The Noah")
    game.hand("Sarah", "Leather Jacket", "Gran Madre di Dio, Italy")
    assert game.offers("equip") == ["equip: Enkidu, The Noah: Gran Madre di Dio, Italy"]


def test_a_giant_gives_blood_to_nobody_uncontrolled() -> None:
    game = table()
    game.uncontrolled("Sarah", vampire("Young", 4), blood=1)
    game.hand("Sarah", "Giant's Blood")
    game.phase("master", of="Sarah")
    assert not game.options("master")
    game = table()
    game.ready("Sarah", vampire("Krid", 4), blood=1)
    game.hand("Sarah", "Giant's Blood")
    game.phase("master", of="Sarah")
    assert game.options("master")


def test_the_sweet_prince_may_be_one_s_own() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 4, clan="Ravnos"))
    game.crypt("Sarah", vampire("Prince", 7, title="prince of Paris"))
    game.hand("Sarah", "Goodnight, Sweet Prince")
    game.phase("master", of="Sarah")
    game.pick("master")
    for _ in range(3):
        if game.options("methuselah"):
            game.pick("methuselah", seat="Sarah")
    assert game["Sarah"].pool == 30 - 2 + 2


def test_igo_and_ariadne_hunt_by_a_gift_as_it_says() -> None:
    game = table()
    igo = game.ready("Sarah", "Igo the Hungry", blood=0)
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Loki's Gift")
    game.pick("action card", minion=igo, level="pro")
    assert game.rules.action.stealth + minions.stealth(game.rules, igo) == 1
    game = table()
    ariadne = game.ready("Sarah", "Ariadne", blood=2)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.hand("Sarah", "Loki's Gift")
    game.pick("action card", minion=ariadne, level="PRO")
    through(game, ira)
    assert ira.blood == 4 and ariadne.blood == 4


@pytest.mark.parametrize("name", ["Kyoko Shinsegawa", "Legacy of Caine", "Week of Nightmares"])
def test_who_cannot_hunt_as_normal_hunts_by_a_card(name: str) -> None:
    game = table()
    krid = game.ready("Sarah", name if name.startswith("Kyoko") else vampire("Krid", 9, clan="Ravnos"), blood=1)
    if not name.startswith("Kyoko"):
        game.in_play("Alexis", name, counters={"counters": 10})
    game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.hand("Sarah", "Abactor")
    assert any(each.minion == krid.id for each in game.options("action card"))
    game.pick("action card", "Abactor", minion=krid)
    over(game)
    assert krid.blood == (5 if name.startswith("Kyoko") else 6)


@pytest.mark.parametrize("edge", [True, False])
def test_hrothulf_burns_the_edge_where_nobody_blocks(edge: bool) -> None:
    game = table()
    hrothulf = game.ready("Sarah", "Hrothulf")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.give_edge("Sarah")
    game.pick("card in play", minion=hrothulf)
    game.pick("enter combat", ira) if game.options("enter combat") else None
    until_or_over(game, "block")
    if edge:
        game.pick("block", ira)
    over(game)
    assert (game.edge == "Sarah") == edge


@pytest.mark.parametrize("stolen", [True, False])
def test_no_edge_no_damage_but_no_bleeds_either_for_an_enticement(stolen: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY))
    game.ready("Sarah", vampire("Oth", 6))
    game.ready("Alexis", vampire("Ira", 5))
    game.give_edge("Sarah")
    game.hand("Sarah", "Enticement")
    game.pick("action card", minion=krid, level="ser")
    until_or_over(game, "block")
    if stolen:
        game.give_edge("Justin")
    for _ in range(10):
        if game.table.action is None:
            break
        game.passes()
    assert game["Alexis"].pool == (30 if stolen else 28)
    assert not game.options("bleed")


@pytest.mark.parametrize(("sabbat", "stealth"), [("Alexis", 0), ("", 1)])
def test_kestrelle_is_stealthier_against_who_has_no_sabbat(sabbat: str, stealth: int) -> None:
    game = table()
    kestrelle = game.ready("Sarah", "Kestrelle Hayes")
    game.ready("Alexis", vampire("Ira", 5, sect="Sabbat" if sabbat else "Camarilla"))
    game.pick("bleed", minion=kestrelle)
    assert f"(stealth {stealth})" in game.question


@pytest.mark.parametrize("bred", ["Hatchling"])
def test_a_hatchling_is_not_unique(bred: str) -> None:
    game = table()
    for number in range(2):
        game.ready("Sarah", vampire(f"Gargoyle {number}", 6, EVERY, clan="Gargoyle"), blood=6)
    game.hand("Sarah", bred, bred)
    for number in range(2):
        gargoyle = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == f"Gargoyle {number}")
        game.pick("action card", minion=gargoyle)
        over(game)
    assert [copy.blood for copy in game.table.copies.values() if game.name(copy) == bred] == [1, 1]
