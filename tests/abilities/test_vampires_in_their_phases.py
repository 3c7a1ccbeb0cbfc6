"""Vampires defined by name that do something in a phase, as they enter play, or by an action of their own."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_in, until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Phase, Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.requirements import has_word
from vtes_desktop.rules.turn.left import left
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
DOOM = library("Doom", "Event", text="Gehenna. Nothing happens.")
GIOVANNI = vampire("Nonna", 6, clan="Giovanni")
YOUNG = vampire("Young", 1)


def at(game: Position, phase: Phase, copy: Copy, of: str = "Sarah") -> bool:
    """Whether a card is offered for use in a phase."""
    game.phase(phase, of=of)
    return offered(game, "use", copy)


@pytest.mark.parametrize(("name", "free"), [("Aabbt Kindred", "Nefertiti"), ("The Guardian", "Elder")])
def test_some_take_undirected_actions_only_without_their_elder(name: str, free: str) -> None:
    for there in (True, False):
        game = table()
        mine = game.ready("Sarah", name)
        if there:
            game.ready("Sarah", free if free != "Elder" else vampire("Elder", 9, clan="Nosferatu"))
        assert any(option.minion == mine.id for option in game.options("hunt"))
        assert any(option.minion == mine.id for option in game.options("bleed")) == there


@pytest.mark.parametrize("bled", [True, False])
def test_the_guardian_locks_to_fight_who_has_bled(bled: bool) -> None:
    game = table()
    krid, guardian = game.ready("Justin", IRA), game.ready("Sarah", "The Guardian")
    game.phase("minion", of="Justin")
    game.pick("bleed" if bled else "hunt", minion=krid)
    until_or_over(game, "use", guardian)
    assert (game.table.action is not None) == bled
    if bled:
        game.pick("use", guardian)
        finish(game)
        assert guardian.locked and krid.blood == 5


@pytest.mark.parametrize(("card", "drawn"), [("Form of Corruption", True), ("Computer Hacking", False)])
def test_amenophobis_draws_after_actions_of_serpentis(card: str, drawn: bool) -> None:
    game = table()
    amen, krid = game.ready("Sarah", "Amenophobis"), game.ready("Sarah", vampire("Krid", 8, "SER"))
    game.hand("Sarah", card)
    game.ready("Alexis", YOUNG)
    option = next(option for option in game.options("action card") if option.minion == krid.id)
    game.pick("action card", card, minion=krid, level=option.level)
    while game.options("target"):
        game.pick("target")
    until_or_over(game, "use", amen)
    assert (game.table.action is not None) == drawn
    if drawn:
        game.pick("use", amen)
        assert len(game["Sarah"].piles["hand"]) == 8 or bool(game.options("discard"))


def test_arriette_bleeds_for_less_without_an_orun() -> None:
    game = table()
    arriette = game.ready("Sarah", "Arriette Sylla")
    assert minions.bleed_amount(game.rules, arriette) == 0
    game.on(arriette, "Orun")
    assert minions.bleed_amount(game.rules, arriette) == 1


@pytest.mark.parametrize("burned", [True, False, None])
def test_bez_costs_2_random_cards_as_he_leaves_the_ready_region(burned: bool | None) -> None:
    game = table()
    bez, ira = game.ready("Alexis", "Bez Dunsirn", blood=0), game.ready("Sarah", IRA)
    hand = 3 if burned else 1
    game.on(ira, library("Torch", "Equipment", text=f"Weapon. Strike: {hand} aggravated damage."))
    game.pick("bleed", minion=ira)
    until(game, "block", bez)
    game.pick("block" if burned is not None else "no block", bez if burned is not None else None)
    until_or_over(game, "weapon")
    if game.options("weapon"):
        game.pick("weapon")
    finish(game)
    assert bez.place.region == {True: "ash heap", False: "torpor", None: "ready"}[burned]
    assert len(game.rules.pile(1, "ash heap")) == {True: 3, False: 2, None: 0}[burned]


def test_black_annis_pays_for_all_but_hunts_and_her_own_action() -> None:
    for kind, cost in (("bleed", 1), ("hunt", 0), ("enter combat", 0)):
        game = table()
        annis = game.ready("Sarah", "Black Annis", blood=5)
        if kind == "enter combat":
            game.ready("Alexis", vampire("Foe", 6, text="-1 strength."))
        game.pick("card in play" if kind == "enter combat" else kind, minion=annis)
        finish(game)
        assert annis.blood == 5 - cost + (kind == "hunt")


def test_callirus_burns_a_card_on_him_for_a_blood() -> None:
    game = table()
    callirus = game.ready("Sarah", "Callirus", blood=3)
    assert not at(game, "unlock", callirus)
    game = table()
    callirus = game.ready("Sarah", "Callirus", blood=3)
    sword = game.on(callirus, library("Blade", "Equipment", text="Weapon. Strike: 2 damage."))
    game.go_to("unlock", "Sarah")
    game.pick("use", callirus)
    if game.options("target"):
        game.pick("target")
    assert sword.place.region == "ash heap" and callirus.blood == 2
    assert not offered(game, "use", callirus)


@pytest.mark.parametrize("name", ["Ulugh Beg, The Watcher", "Cicatriz"])
def test_an_additional_discard_phase_action_while_ready(name: str) -> None:
    for ready, more in ((True, 1), (False, 0)):
        game = table()
        (game.ready if ready else game.torpor)("Sarah", name)
        game.go_to("discard", "Sarah")
        assert left(game.rules, "discard") == 1 + more


def test_dan_finds_giants_blood() -> None:
    game = table()
    dan = game.ready("Sarah", "Dan Murdock")
    blood = game.library("Sarah", "Blood Doll", "Giant's Blood")[1]
    game.pick("card in play", dan)
    until(game, "search")
    assert [option.copy for option in game.options("search")] == [blood.id]
    game.pick("search", blood)
    game.pick("discard", "Blank card")
    assert blood.place.region == "hand"
    game = table()
    dan, ira = game.ready("Sarah", "Dan Murdock"), game.ready("Alexis", IRA)
    blood = game.library("Sarah", "Giant's Blood")[0]
    game.pick("card in play", dan)
    until(game, "block", ira)
    game.pick("block", ira)
    finish(game)
    assert blood.place.region == "library"


@pytest.mark.parametrize(("acts", "kind", "may"), [("DeSalle", "bleed", True), ("Krid", "bleed", False)])
def test_sabbat_vampires_find_desalle(acts: str, kind: str, may: bool) -> None:
    game = table()
    desalle, krid = game.ready("Justin", "DeSalle"), game.ready("Justin", vampire("Krid", 5, text="+1 stealth."))
    ira = game.ready("Sarah", vampire("Ira", 6, sect="Sabbat"), blood=3)
    game.phase("minion", of="Justin")
    game.pick(kind, minion=desalle if acts == "DeSalle" else krid)
    until(game, "block", ira)
    game.pick("block", ira)
    until_or_over(game, "use", desalle)
    assert (game.table.action is not None) == may
    if may:
        game.pick("use", desalle)
        finish(game)
        assert ira.blood == 1 and ira.locked


def test_doyle_feeds_himself_and_the_prey() -> None:
    for ira_blood, gained in ((3, 1), (6, 0)):
        game = table()
        doyle = game.ready("Sarah", "Doyle Fincher", blood=3)
        ira = game.ready("Alexis", IRA, blood=ira_blood)
        game.ready("Justin", vampire("Far", 6), blood=1)
        game.phase("discard", of="Sarah")
        if game.options("target"):
            game.pick("target", ira)
        assert (doyle.blood, ira.blood) == (3 + gained, ira_blood + gained)


@pytest.mark.parametrize(("clan", "may"), [("Ventrue", True), ("Toreador", False)])
def test_drusilla_has_a_ventrue_until_the_end_of_the_turn(clan: str, may: bool) -> None:
    game = table()
    drusilla, lord = (
        game.ready("Sarah", "Drusilla Euphemia", blood=4),
        game.ready("Alexis", vampire("Lord", 5, clan=clan)),
    )
    assert offered(game, "card in play", drusilla) == may
    if may:
        game.pick("card in play", drusilla)
        if game.options("target"):
            game.pick("target", lord)
        finish(game)
        assert lord.controller == 0 and drusilla.blood == 2
        game.go_to("minion", "Alexis")
        assert lord.controller == 1


@pytest.mark.parametrize("name", ["Hesha Ruhadze", "Theo Bell"])
def test_hesha_cannot_block_elizabeth(name: str) -> None:
    game = table()
    elizabeth, other = game.ready("Sarah", "Elizabeth Dimitros"), game.ready("Alexis", name)
    game.pick("bleed", minion=elizabeth)
    until_or_over(game, "block", other)
    assert (game.table.action is None) == (name == "Hesha Ruhadze")


@pytest.mark.parametrize("acts", [True, False])
def test_edith_burns_blood_for_the_stealth_of_enid(acts: bool) -> None:
    game = table()
    enid, edith = game.ready("Sarah", "Enid Blount"), game.ready("Sarah", "Edith Blount", blood=3)
    ira = game.ready("Alexis", IRA)
    game.pick("bleed", minion=enid if acts else edith)
    until(game, "block", ira)
    game.pick("block", ira)
    until_or_over(game, "use", enid)
    assert (game.table.action is not None) == acts
    if acts:
        game.pick("use", enid)
        assert edith.blood == 2 and game.table.action is not None and game.table.action.stealth == 1


def test_eric_rises_for_the_edge_in_the_discard_phase_of_another() -> None:
    for edge, of, may in ((True, "Alexis", True), (False, "Alexis", False), (True, "Sarah", False)):
        game = table()
        eric = game.torpor("Sarah", "Eric Kressida")
        if edge:
            game.give_edge("Sarah")
        game.phase("discard", of=of)
        game.start()
        assert bool(game.options("yes")) == may
        if may:
            game.pick("yes")
            assert eric.place.region == "ready" and game.edge == ""


def test_evil_jensen_moves_a_vampire_of_the_crypt_to_the_uncontrolled_region() -> None:
    game = table()
    jensen = game.ready("Sarah", "Evil Jensen")
    theo = game.crypt("Sarah", "Theo Bell", "Lucita")[1]
    game.pick("card in play", jensen)
    until(game, "search")
    game.pick("search", theo)
    finish(game)
    assert theo.place.region == "uncontrolled" and game["Sarah"].pool == 28
    game = table()
    jensen = game.ready("Sarah", "Evil Jensen")
    game.pool("Sarah", 1)
    assert not offered(game, "card in play", jensen)


@pytest.mark.parametrize(("name", "gained"), [("Ezmerelda", 11), ("Philippe de Marseilles", 6)])
def test_some_are_removed_for_pool(name: str, gained: int) -> None:
    game = table()
    mine = game.ready("Sarah", name)
    event = game.in_play("Alexis", DOOM) if name[0] == "P" else None
    game.go_to("unlock", "Sarah")
    game.pick("use", mine)
    assert game["Sarah"].pool == 30 + gained and mine.place.region == "removed"
    game = table()
    mine = game.torpor("Sarah", name) if event is None else game.ready("Sarah", name)
    assert not at(game, "unlock", mine)


@pytest.mark.parametrize(
    ("face", "may"),
    [
        (vampire("Child", 3, sect="Sabbat"), True),
        (vampire("Child", 3), False),
        (vampire("Old", 9, sect="Sabbat"), False),
    ],
)
def test_gerald_makes_a_child_black_hand(face: object, may: bool) -> None:
    game = table()
    gerald, child = game.ready("Sarah", "Gerald FitzGerald", blood=3), game.ready("Sarah", face)  # type: ignore[arg-type]
    assert at(game, "unlock", gerald) == may
    if may:
        game.pick("use", gerald)
        if game.options("target"):
            game.pick("target", child)
        assert has_word(game.rules, child, "black hand") and gerald.blood == 2


@pytest.mark.parametrize("first", [True, False])
def test_gharston_acts_first_or_not_at_all(first: bool) -> None:
    game = table()
    gharston, ira = game.ready("Sarah", "Gharston Roland"), game.ready("Sarah", IRA)
    assert any(option.minion == gharston.id for option in game.options("bleed"))
    if not first:
        game.pick("hunt", minion=ira)
        game.pass_all()
        assert not any(option.minion == gharston.id for option in game.options())


@pytest.mark.parametrize("gehenna", [True, False])
def test_giangaleazzo_unlocks_in_the_end_times(gehenna: bool) -> None:
    game = table()
    giangaleazzo = game.ready("Sarah", "Giangaleazzo, The Traitor", blood=3, locked=True)
    if gehenna:
        game.in_play("Justin", DOOM)
    assert at(game, "discard", giangaleazzo) == gehenna
    if gehenna:
        game.pick("use", giangaleazzo)
        assert not giangaleazzo.locked and giangaleazzo.blood == 2
        giangaleazzo.locked = True  # once in a discard phase ("Wording templates")
        assert not offered(game, "use", giangaleazzo)


@pytest.mark.parametrize(("name", "pile"), [("Grendel the Worm-Eaten", "crypt"), ("Tusk, The Talebearer", "library")])
def test_some_look_at_the_top_card(name: str, pile: str) -> None:
    game = table()
    mine = game.ready("Sarah", name)
    game.crypt("Sarah", "Theo Bell")
    game.library("Sarah", "Blood Doll")
    game.phase("master", of="Sarah")
    game.pick("use", mine)
    assert ("Theo Bell" if pile == "crypt" else "Blood Doll") in game.options("seen")[0].text
    game = table()
    assert not at(game, "master", game.torpor("Sarah", name))


@pytest.mark.parametrize(
    ("clan", "text", "cost"),
    [("Tremere", "Mage with 1 life.", 1), ("Ventrue", "Mage with 1 life.", 3), ("Tremere", "Mortal with 1 life.", 3)],
)
def test_mages_are_cheap_beside_grimgroth(clan: str, text: str, cost: int) -> None:
    game = table()
    game.ready("Sarah", "Grimgroth")
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan))
    game.hand("Sarah", library("Friend", "Ally", pool=3, text=f"{text} 1 strength, 1 bleed."))
    game.pick("recruit", minion=krid)
    finish(game)
    assert game["Sarah"].pool == 30 - cost


@pytest.mark.parametrize("blood", [4, 1])
@pytest.mark.parametrize("name", ["Hermana Hambrienta Menor", "Hermana Hambrienta Mayor"])
def test_the_hungry_sisters_burn_2_blood_or_are_burned(name: str, blood: int) -> None:
    game = table()
    sister = game.uncontrolled("Sarah", name, blood=minions.capacity(game.rules, game.ready("Alexis", name)))
    size = sister.blood
    game.phase("influence", of="Sarah")
    until_in(game, sister, "ready")
    assert {option.text for option in game.options()} == {"burn 2 blood", "she is burned"}
    wanted = "burn 2 blood" if blood == 4 else "she is burned"
    number = next(n for n, option in enumerate(game.options()) if option.text == wanted)
    assert game.referee is not None
    game.referee.answer(number)
    assert (sister.blood, sister.place.region) == ((size - 2, "ready") if blood == 4 else (0, "ash heap"))
