"""Vampires and allies that had been left by hand, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called
from tests.abilities.deeds import GUARD, offers, through
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.turn.influence import RETURNS
from vtes_desktop.table.table import Copy

SWORD = library("Sword", "Equipment", text="Melee weapon. Strike: strength +1 damage.", pool=2)
KRID = vampire("Krid", 5)


def never(game: Position, copy: Copy) -> None:
    """The running action goes on to its end, in which a card is offered for no use."""
    while game.table.action is not None:
        assert not offers(game, copy)
        game.pick("hand strike") if game.options("hand strike") else game.passes()


# -- in the phases of a turn --


def test_azrael_feeds_another_vampire_from_his_hunt() -> None:
    for answer, own, other in (("use", 2, 2), ("pass", 3, 1)):
        game = table()
        azrael = game.ready("Sarah", "Azrael", blood=2)
        # Sarah's hunting ground is his own text that is made up: he hunts for 1 alone.
        krid = game.torpor("Sarah", KRID, blood=1)
        game.pick("hunt", minion=azrael)
        until(game, "use", azrael)
        game.pick("use", azrael) if answer == "use" else game.passes()
        finish(game)
        assert (azrael.blood, krid.blood) == (own, other)


def test_azrael_has_no_other_vampire_of_anothers_to_feed() -> None:
    game = table()
    azrael = game.ready("Sarah", "Azrael", blood=2)
    game.ready("Alexis", KRID, blood=1)
    game.pick("hunt", minion=azrael)
    while game.table.action is not None:
        assert not offers(game, azrael)
        game.passes()
    assert azrael.blood == 3


def test_azrael_does_not_press_to_end() -> None:
    fight = fighting("Dog Pack", kurt="Azrael", blood=(5, 6))
    game = fight.game
    game.on(fight.kurt, library("Boots", "Equipment", text="The bearer gets 1 optional press each combat."))
    fight.until("press", by="Sarah")
    assert not game.options("press") or game.asked != "Sarah"


@pytest.mark.parametrize(("blood", "swapped"), [(3, True), (0, False)])
def test_jara_exchanges_a_random_card_of_the_predator_for_blood(blood: int, swapped: bool) -> None:
    game = table()
    jara = game.torpor("Sarah", "Jara Drory", blood=blood)
    game.hand_size("Justin", 1)
    (given,) = game.hand("Justin", "Majesty")
    (taken,) = game.ash_heap("Justin", "Flash")
    game.ash_heap("Justin", KRID)
    game.phase("unlock", of="Sarah")
    game.pick("use", jara)
    game.pick("seen")
    assert bool(game.options("yes")) == swapped
    if swapped:
        game.pick("yes")
        assert (game.names("Justin", "hand"), given.place.region, jara.blood) == (["Flash"], "ash heap", 2)
        assert taken.place.region == "hand" or game.names("Justin", "ash heap") == ["Krid", "Majesty"]


def test_jara_may_leave_the_card_and_looks_at_none_of_her_prey() -> None:
    game = table()
    jara = game.ready("Sarah", "Jara Drory")
    game.hand_size("Justin", 1)
    game.hand("Justin", "Majesty")
    game.ash_heap("Justin", "Flash")
    game.phase("unlock", of="Sarah")
    game.pick("use", jara)
    game.pick("seen")
    game.pick("no")
    assert (game.names("Justin", "hand"), jara.blood) == (["Majesty"], 7)
    assert not offers(game, jara)
    game = table()
    jara = game.ready("Sarah", "Jara Drory")
    game.phase("unlock", of="Alexis")
    game.start()
    assert not offers(game, jara)


def test_jerry_moves_blood_among_the_brothers_of_his_circle() -> None:
    game = table()
    jerry = game.ready("Sarah", "Jerry", blood=4)
    brother = game.torpor("Sarah", "Larry", blood=0)
    stranger = game.ready("Sarah", vampire("Krid", 5, clan="Blood Brother"), blood=0)
    game.phase("master", of="Sarah")
    game.pick("use", jerry)
    assert {option.minion for option in game.options("target")} == {brother.id}
    game.pick("target", jerry)
    game.pick("amount", amount=3)
    while game.options("target"):
        game.passes()
    assert (jerry.blood, brother.blood, stranger.blood) == (1, 3, 0)
    assert not offers(game, jerry)


def test_jerry_has_nobody_to_share_with_in_other_circles() -> None:
    game = table()
    jerry = game.ready("Sarah", "Jerry")
    game.ready("Sarah", vampire("Krid", 5, clan="Blood Brother"))
    game.phase("master", of="Sarah")
    game.start()
    assert not offers(game, jerry)


def test_reiner_makes_discipline_cards_trifles_for_everybody() -> None:
    for place, seat, again in (("ready", "Sarah", True), ("ready", "Alexis", True), ("torpor", "Sarah", False)):
        game = table()
        getattr(game, place)(seat, "Reiner Stoschka")
        krid = game.ready("Sarah", KRID)
        game.hand("Sarah", "Potence", "Blood Doll")
        game.phase("master", of="Sarah")
        game.pick("master", "Potence")
        if game.options("target"):
            game.pick("target", krid)
        while game.table.phase == "master" and game.asked != "Sarah":
            game.passes()
        assert bool(game.table.phase == "master" and game.options("master")) == again


def test_a_discipline_card_gives_only_one_master_phase_action_back() -> None:
    game = table()
    game.ready("Sarah", "Reiner Stoschka")
    krid = game.ready("Sarah", KRID)
    game.hand("Sarah", "Potence", "Celerity", "Blood Doll")
    game.phase("master", of="Sarah")
    for name in ("Potence", "Celerity"):
        game.pick("master", name)
        game.pick("target", krid)
    assert game.table.phase != "master" or not game.options("master")


def _qufur(owner: str = "Sarah") -> tuple[Position, Copy]:
    game = table()
    qufur = game.ready("Sarah", "Qufur am-Heru", owner=owner)
    krid = game.ready("Sarah", KRID)
    game.on(qufur, SWORD)
    game.start()
    game.rules.burn(qufur)
    game.pick("bleed", minion=krid)
    finish(game)
    return game, qufur


def test_qufur_comes_back_in_the_next_influence_phase() -> None:
    game, qufur = _qufur()
    game.go_to("influence", of="Sarah")
    assert qufur.place.region == "ash heap"
    game.pick("return", qufur)
    (back,) = [copy for copy in game.rules.pile(0, "uncontrolled") if game.name(copy) == "Qufur am-Heru"]
    assert (back.blood, back.marks) == (0, {})


def test_qufur_does_not_come_back_later_nor_from_anothers_ash_heap() -> None:
    game, qufur = _qufur()
    game.go_to("influence", of="Sarah")
    game.passes()
    assert RETURNS not in qufur.marks
    game, qufur = _qufur("Alexis")
    game.go_to("discard", of="Sarah")
    assert qufur.place.region == "ash heap"
    assert RETURNS not in qufur.marks


# -- at the polls --


def test_fiorenza_gets_a_vote_for_the_edge_and_for_each_card_that_is_burned() -> None:
    def lay(game: Position) -> None:
        game.torpor("Alexis", "Fiorenza Savona")
        game.hand("Alexis", "Kine Resources Contested")
        game.give_edge("Alexis")

    game, _ = called("Ancilla Empowerment", lay=lay)
    until(game, "edge against")
    game.pick("edge against")
    assert any(option.kind == "gained against" and option.amount == 1 for option in game.options())
    game.pick("card against")
    assert sum(option.amount for option in game.options() if option.kind == "gained against") == 2


def test_fiorenza_gets_none_for_what_others_burn() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", "Fiorenza Savona")
        game.give_edge("Sarah")

    game, _ = called("Ancilla Empowerment", lay=lay)
    until(game, "edge for")
    game.pick("edge for")
    assert not any(option.kind.startswith("gained") for option in game.options())


@pytest.mark.parametrize(
    ("card", "prince", "more"),
    [
        ("Praxis Seizure: Chicago", "", 1),
        ("Praxis Seizure: Chicago", "prince of Paris", 0),
        ("Ancilla Empowerment", "", 0),
    ],
)
def test_jezebelle_votes_on_who_is_declared_prince(card: str, prince: str, more: int) -> None:
    found: list[Copy] = []

    def lay(game: Position) -> None:
        found.append(game.ready("Alexis", "Jezebelle"))
        game.ready("Alexis", vampire("Ira", 6, title=prince))

    game, _ = called(card, lay=lay)
    while game.table.referendum is None or game.table.referendum.step != "polling":
        game.passes()
    assert minions.votes(game.rules, found[0]) == more


def test_jezebelle_has_no_vote_in_her_own_referendum_nor_elsewhere() -> None:
    game = table()
    jezebelle = game.ready("Sarah", "Jezebelle")
    assert minions.votes(game.rules, jezebelle) == 0
    game.hand("Sarah", "Praxis Seizure: Chicago")
    game.pick("political", minion=jezebelle)
    while game.table.action is not None and game.table.referendum is None:
        game.passes()
    assert minions.votes(game.rules, jezebelle) == 0


# -- actions of their own --


@pytest.mark.parametrize(("capacity", "possible"), [(4, True), (5, False)])
def test_jozz_fights_vampires_of_at_most_twice_his_capacity(capacity: int, possible: bool) -> None:
    game = table()
    jozz = game.ready("Sarah", "Jozz")
    game.ready("Alexis", vampire("Ira", capacity))
    game.start()
    assert offers(game, jozz, "card in play") == possible
    # What he can be grown to counts.
    game = table()
    jozz = game.ready("Sarah", "Jozz", marks={"capacity": "3"})
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("card in play", jozz)
    finish(game)
    assert ira.blood == 5


def test_jozz_fights_allies_of_others_only() -> None:
    for seat, possible in (("Alexis", True), ("Sarah", False)):
        game = table()
        jozz = game.ready("Sarah", "Jozz")
        game.ready(seat, ally("Dog", 2))
        game.start()
        assert offers(game, jozz, "card in play") == possible


def test_marlena_recruits_without_locking_and_just_once_a_turn() -> None:
    game = table()
    marlena = game.ready("Sarah", "Marlena")
    game.hand("Sarah", ally("Dog", 2), ally("Cat", 2), SWORD)
    game.pick("recruit", "Dog", minion=marlena)
    finish(game)
    assert not marlena.locked
    assert not game.options("recruit")
    game.pick("equip", minion=marlena)
    finish(game)
    assert marlena.locked


def test_a_blocked_recruiting_is_marlenas_one_of_the_turn() -> None:
    game = table()
    marlena = game.ready("Sarah", "Marlena")
    guard = game.ready("Alexis", GUARD)
    game.hand("Sarah", ally("Dog", 2), ally("Cat", 2))
    game.pick("recruit", "Dog", minion=marlena)
    through(game, blocker=guard)
    assert not marlena.locked
    assert not game.options("recruit")


def test_qadir_changes_his_clan_to_any_other() -> None:
    game = table()
    qadir = game.ready("Sarah", "Qadir ul-Ghani")
    game.ready("Alexis", GUARD)
    game.pick("card in play", qadir)
    assert "Banu Haqim" not in [option.text for option in game.options("clan")]
    game.pick("clan", level="Toreador")
    assert (game.rules.action.stealth, game.rules.action.seats) == (1, ())
    finish(game)
    assert (minions.clan(game.rules, qadir), qadir.blood) == ("Toreador", 8)
    game = table()
    qadir = game.ready("Sarah", "Qadir ul-Ghani", blood=0)
    game.start()
    assert not offers(game, qadir, "card in play")


@pytest.mark.parametrize(("there", "blood", "pool"), [(3, 4, 33), (0, 7, 30)])
def test_gisela_burns_an_uncontrolled_minion_for_the_blood_on_it(there: int, blood: int, pool: int) -> None:
    game = table()
    gisela = game.ready("Sarah", "Gisela Harden, The Winnower")
    young = game.uncontrolled("Alexis", vampire("Ira", 6), blood=there)
    game.ready("Alexis", vampire("Milo", 3))
    game.pick("card in play", gisela)
    assert (game.rules.action.blood_cost, game.rules.action.seats) == (there, (1,))
    finish(game)
    assert (gisela.blood, game["Alexis"].pool) == (blood, pool)
    assert game.names("Alexis", "ash heap") == ["Ira"]
    assert young not in game.rules.pile(1, "uncontrolled")


def test_gisela_pays_no_more_than_she_has() -> None:
    for seat, there, possible in (("Alexis", 3, False), ("Alexis", 2, True), ("Justin", 1, False)):
        game = table()
        gisela = game.ready("Sarah", "Gisela Harden, The Winnower", blood=2)
        game.uncontrolled(seat, vampire("Ira", 6), blood=there)
        game.start()
        assert offers(game, gisela, "card in play") == possible


def test_gisela_does_not_see_whom_she_burns_before() -> None:
    game = table()
    gisela = game.ready("Sarah", "Gisela Harden, The Winnower")
    game.uncontrolled("Alexis", vampire("Ira", 6), blood=1)
    game.uncontrolled("Alexis", vampire("Milo", 6), blood=2)
    game.pick("card in play", gisela)
    assert all("Ira" not in option.text and "Milo" not in option.text for option in game.options("target"))


def test_ethan_steals_a_discipline_card_of_who_controls_it() -> None:
    game = table()
    ethan = game.ready("Sarah", "Ethan Locke")
    ira = game.torpor("Alexis", vampire("Ira", 5), blood=5)
    skill = game.on(ira, "Celerity", owner="Justin")
    skill.controller = 2
    guard = game.ready("Justin", GUARD)
    game.ready("Alexis", GUARD)
    game.pick("card in play", ethan)
    assert game.rules.action.seats == (2,)
    finish(game)
    assert (skill.place.on, skill.controller) == (ethan.id, 0)
    assert minions.disciplines(game.rules, ethan)["cel"] == 2
    game = table()
    ethan = game.ready("Sarah", "Ethan Locke")
    skill = game.on(game.ready("Alexis", vampire("Ira", 5)), "Celerity")
    guard = game.ready("Alexis", GUARD)
    game.pick("card in play", ethan)
    through(game, blocker=guard)
    assert skill.place.on != ethan.id


def test_ethan_steals_no_discipline_that_he_has_at_superior() -> None:
    for name, possible in (("Celerity", True), ("Dominate", False), ("Potence", True)):
        game = table()
        ethan = game.ready("Sarah", "Ethan Locke")
        game.on(game.ready("Alexis", vampire("Ira", 5)), name)
        game.start()
        assert offers(game, ethan, "card in play") == possible
    game = table()
    ethan = game.ready("Sarah", "Ethan Locke")
    game.on(ethan, "Celerity")
    game.start()
    assert not offers(game, ethan, "card in play")


def test_yavu_has_the_action_of_a_younger_one_fail_and_is_uncontrolled() -> None:
    for face, possible in ((vampire("Ira", 7), True), (ally("Dog", 2), True), (vampire("Ira", 8), False)):
        game = table()
        acting = game.ready("Sarah", face)
        yavu = game.ready("Alexis", "Yavu Matebo", blood=5)
        game.start()
        game.pick("bleed", minion=acting)
        while game.table.action is not None and not offers(game, yavu):
            if game.rules.action.step in ("block", "unblocked"):
                break
            game.passes()
        assert offers(game, yavu, by="Alexis") == possible
        if possible:
            game.pick("use", yavu)
            finish(game)
            (lies,) = game.rules.pile(1, "uncontrolled")
            assert (lies.blood, lies.face_up, game["Alexis"].pool, acting.locked) == (3, False, 30, True)


def test_yavu_does_nothing_in_torpor_or_without_blood() -> None:
    for place, blood in (("torpor", 5), ("ready", 1)):
        game = table()
        acting = game.ready("Sarah", vampire("Ira", 7))
        yavu = getattr(game, place)("Alexis", "Yavu Matebo", blood=blood)
        game.pick("bleed", minion=acting)
        while game.table.action is not None:
            assert not offers(game, yavu)
            game.passes()
        assert game["Alexis"].pool == 29


def test_yavu_goes_back_to_who_has_him_for_good() -> None:
    game = table()
    acting = game.ready("Sarah", vampire("Ira", 7))
    yavu = game.ready("Alexis", "Yavu Matebo", owner="Justin", marks={"borrowed": "2 turn"})
    game.pick("bleed", minion=acting)
    until(game, "use", yavu)
    game.pick("use", yavu)
    assert [game.name(copy) for copy in game.rules.pile(2, "uncontrolled")] == ["Yavu Matebo"]


# -- who burns and takes --


@pytest.mark.parametrize(
    ("title", "way", "result"),
    [
        ("prince of Paris", "bishop", "bishop"),
        ("primogen", "neither", ""),
        ("justicar of Ventrue", "priscus", "priscus"),
    ],
)
def test_monty_takes_a_title_after_he_has_burned_a_titled_vampire(title: str, way: str, result: str) -> None:
    game = table()
    monty = game.ready("Sarah", "Monty Coven")
    ira = game.torpor("Alexis", vampire("Ira", 8, clan="Ventrue", title=title), blood=0)
    game.pick("diablerize", minion=monty, target=ira)
    while not game.options("way"):
        game.pick("no") if game.options("no") else game.passes()
    ways = [option.text for option in game.options("way")]
    assert any("priscus" in text for text in ways) == (title.startswith("justicar"))
    assert game.referee is not None
    game.referee.answer(next(number for number, option in enumerate(game.options()) if way in option.text))
    assert minions.title(game.rules, monty) == result


def test_monty_takes_none_for_who_had_none() -> None:
    game = table()
    monty = game.ready("Sarah", "Monty Coven")
    ira = game.torpor("Alexis", vampire("Ira", 5), blood=0)
    game.pick("diablerize", minion=monty, target=ira)
    while game.table.action is not None:
        assert not game.options("way")
        game.pick("no") if game.options("no") else game.passes()
    game = table()
    monty = game.ready("Sarah", "Monty Coven", sect="Camarilla")
    ira = game.torpor("Alexis", vampire("Ira", 5, title="prince of Paris"), blood=0)
    game.pick("diablerize", minion=monty, target=ira)
    while game.table.action is not None:
        assert not game.options("way")
        game.pick("no") if game.options("no") else game.passes()


@pytest.mark.parametrize(
    ("face", "possible"),
    [
        (vampire("Ira", 3), True),
        (vampire("Ira", 4), False),
        (ally("Dog", 2, pool=3), True),
        (ally("Dog", 2, pool=4), False),
        (imbued("Abel", 3), True),
        (imbued("Abel", 4), False),
    ],
)
def test_pentweret_steals_who_is_small_with_a_strike(face: Card, possible: bool) -> None:
    game = table()
    pentweret = game.ready("Sarah", "Pentweret")
    small = game.ready("Alexis", face)
    duel(game, pentweret, small)
    if not possible:
        never(game, pentweret)
    else:
        until(game, "use", pentweret)
        game.pick("use", pentweret)
        finish(game)
        assert (small.controller, small.place.region, pentweret.blood) == (0, "ready", 9 - 2 - 1)


def test_who_dodges_is_not_stolen_by_pentweret_who_needs_2_blood() -> None:
    game = table()
    pentweret = game.ready("Sarah", "Pentweret")
    small = game.ready("Alexis", vampire("Ira", 3, "CEL"))
    game.hand("Alexis", "Flash", library("Jump", "Combat", text="Strike: dodge."))
    duel(game, pentweret, small)
    until(game, "use", pentweret)
    game.pick("use", pentweret)
    while not any(option.kind == "play" for option in game.options()):
        game.passes()
    game.pick("play", "Jump")
    finish(game)
    assert (small.controller, pentweret.blood) == (1, 7)
    game = table()
    pentweret = game.ready("Sarah", "Pentweret", blood=1)
    small = game.ready("Alexis", vampire("Ira", 3))
    duel(game, pentweret, small)
    never(game, pentweret)


# -- Lorrie Dunsirn --


def test_lorrie_has_no_equipment_but_what_is_a_location() -> None:
    game = table()
    lorrie = game.ready("Sarah", "Lorrie Dunsirn")
    dog = library("Hound", "Retainer", text="Retainer with 1 life.")
    grounds = game.card("San Lorenzo de El Escorial, Spain")
    game.on(game.ready("Sarah", KRID), SWORD)
    game.hand("Sarah", SWORD, dog)
    game.start()
    assert not any(option.minion == lorrie.id for kind in ("equip", "employ") for option in game.options(kind))
    assert why_not_on(game.rules, lorrie, SWORD)
    assert why_not_on(game.rules, lorrie, dog)
    assert not why_not_on(game.rules, lorrie, grounds)


def test_lorrie_does_not_strike_to_steal() -> None:
    for name, possible in (("Lorrie Dunsirn", False), (vampire("Kurt", 4, "CEL"), True)):
        fight = fighting("Fast Hands", kurt=name, blood=(4, 4), on_ira=(SWORD,))
        fight.game.table.stamps.anew()
        if name == "Lorrie Dunsirn":
            fight.kurt.marks["disciplines"] = "CEL"
            fight.game.table.stamps.anew()
        fight.until("hand strike", by="Sarah")
        assert fight.offered("play", "Fast Hands") == possible


def test_lorries_actions_cost_a_pool_but_her_hunts() -> None:
    for kind, pool in (("bleed", 29), ("hunt", 30)):
        game = table()
        lorrie = game.ready("Sarah", "Lorrie Dunsirn", blood=2)
        game.pick(kind, minion=lorrie)
        finish(game)
        assert game["Sarah"].pool == pool


def test_lorrie_must_press_and_strike_again() -> None:
    fight = fighting(kurt="Lorrie Dunsirn", blood=(4, 8))
    rounds = []
    while fight.game.table.combat is not None or fight.game.table.action is not None:
        rounds.append(fight.round)
        assert not any(option.kind == "press" for option in fight.game.options()) or fight.game.asked != "Sarah"
        fight.step()
    assert max(rounds) == 2
    # Two hand strikes at strength 2 in each round.
    assert fight.ira.blood <= 8 - 4


def test_lorrie_plays_no_reactions() -> None:
    for name, possible in (("Lorrie Dunsirn", False), (KRID, True)):
        game = table()
        acting = game.ready("Sarah", vampire("Ira", 5))
        game.ready("Alexis", name)
        game.hand("Alexis", library("Wall", "Reaction", text="+1 intercept."), "Delaying Tactics")
        game.hand("Alexis", library("Less", "Reaction", text="Reduce a bleed against you by 1."))
        game.pick("bleed", minion=acting)
        seen = False
        while game.table.action is not None:
            seen |= any(option.kind == "play" for option in game.options())
            game.passes()
        assert seen == possible


# -- Grotesque --


def test_each_grotesque_needs_a_location_of_its_own() -> None:
    game = table()
    ground = game.in_play("Sarah", "Asylum Hunting Ground")
    young = game.uncontrolled("Sarah", "Grotesque", blood=3)
    other = game.uncontrolled("Sarah", "Grotesque", blood=3)
    game.phase("influence", of="Sarah")
    game.start()
    game.go_to("discard", of="Sarah")
    regions = sorted(copy.place.region for copy in game.table.copies.values() if game.name(copy) == "Grotesque")
    assert regions == ["ready", "removed"]
    assert young is not other
    assert ground.place.region == "in play"


def test_grotesque_goes_with_its_location() -> None:
    for change in ("burned", "stolen", ""):
        game = table()
        ground = game.in_play("Sarah", "Asylum Hunting Ground")
        grotesque = game.ready("Sarah", "Grotesque", marks={"chosen": str(ground.id)})
        krid = game.ready("Sarah", KRID)
        game.start()
        if change == "burned":
            game.rules.burn(ground)
        elif change == "stolen":
            ground.controller = 1
            game.table.stamps.anew()
        game.pick("bleed", minion=krid)
        finish(game)
        assert (grotesque.place.region == "removed") == bool(change)


# -- allies --


def test_the_black_magician_moves_a_discipline_card_to_a_vampire_of_yours() -> None:
    game = table()
    magician = game.ready("Sarah", "Dauntain Black Magician")
    ira, krid = game.torpor("Alexis", vampire("Ira", 5)), game.ready("Sarah", KRID)
    skill = game.on(ira, "Potence")
    game.ready("Alexis", GUARD)
    game.pick("card in play", magician)
    assert 1 in game.rules.action.seats
    finish(game)
    assert skill.place.on == krid.id
    assert minions.disciplines(game.rules, krid)["pot"] == 1


def test_the_black_magician_needs_a_card_and_somebody_to_have_it() -> None:
    for face, possible in ((vampire("Krid", 5, "POT"), False), (KRID, True)):
        game = table()
        magician = game.ready("Sarah", "Dauntain Black Magician")
        game.on(game.ready("Alexis", vampire("Ira", 5)), "Potence")
        game.ready("Sarah", face)
        game.start()
        assert offers(game, magician, "card in play") == possible


def test_the_black_magician_burns_himself_with_a_tremere_antitribu_of_the_predator() -> None:
    for seat, possible in (("Justin", True), ("Alexis", False)):
        game = table()
        magician = game.ready("Sarah", "Dauntain Black Magician")
        ira = game.ready(seat, vampire("Ira", 5, clan="Tremere antitribu"))
        game.start()
        assert offers(game, magician, "card in play") == possible
        if possible:
            game.pick("card in play", magician)
            finish(game)
            assert (magician.place.region, ira.place.region) == ("ash heap", "ash heap")


def test_tara_burns_equipment_on_a_ravnos_for_its_cost_in_blood() -> None:
    free = library("Rope", "Equipment", text="A rope.")
    for card, gained in ((SWORD, 2), (free, 1)):
        for seat in ("Sarah", "Alexis"):
            game = table()
            tara = game.ready("Sarah", "Tara, The Hollow One")
            ira = game.torpor(seat, vampire("Ira", 8, clan="Ravnos"), blood=1)
            sword = game.on(ira, card)
            game.pick("card in play", tara)
            finish(game)
            assert (sword.place.region, ira.blood) == ("ash heap", 1 + gained)
    game = table()
    tara = game.ready("Sarah", "Tara, The Hollow One")
    game.on(game.ready("Sarah", KRID), SWORD)
    game.start()
    assert not offers(game, tara, "card in play")


def test_the_abyssal_hunter_hurts_anybody_and_a_vampire_of_its_own() -> None:
    game = table()
    hunter = game.ready("Sarah", "Abyssal Hunter")
    dog = game.ready("Alexis", ally("Dog", 1))
    game.ready("Alexis", GUARD)
    game.pick("card in play", hunter)
    game.pick("target", dog)
    assert game.rules.action.seats == (1,)
    finish(game)
    assert dog.place.region == "ash heap"
    game = table()
    game.ready("Sarah", "Abyssal Hunter")
    krid = game.ready("Sarah", KRID)
    game.phase("unlock", of="Sarah")
    game.start()
    assert krid.blood == 4


@pytest.mark.parametrize(
    ("blow", "burned"), [("1R aggravated damage", True), ("1 aggravated damage", False), ("1R damage", False)]
)
@pytest.mark.parametrize("prevented", [False, True])
def test_the_abyssal_hunter_is_burned_by_ranged_aggravated_damage(blow: str, burned: bool, prevented: bool) -> None:
    """At close range too, and where it is prevented (ruling)."""
    game = table()
    shield = library("Shield", "Equipment", text="The bearer can prevent 1 damage each combat.")
    strike = library("Blow", "Combat", text=f"Strike: {blow}.")
    hunter = game.ready("Alexis", "Abyssal Hunter")
    if prevented:
        game.on(hunter, shield)
    krid = game.ready("Sarah", vampire("Krid", 9))
    game.hand("Sarah", strike)
    duel(game, krid, hunter)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Blow")
    for _ in range(30):
        if game.table.action is None:
            break
        if prevented and game.options("use"):
            game.pick("use")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert (hunter.place.region == "ash heap") == burned
