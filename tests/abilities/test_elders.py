"""What is compiled of vampires' own cards about uses, blocks and referendums, and elders defined by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest

from tests.abilities.deeds import through
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.requirements import of_one_circle
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

BIG = "+2 strength."


def until(game: Position, kind: str, copy: Copy | None = None) -> None:
    """Everybody passes, strikes with hands, does not block, until an option of a kind is offered."""
    for _ in range(80):
        if any(copy is None or option.copy == copy.id for option in game.options(kind)):
            return
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    raise AssertionError(f"{kind} is never offered: {game}")


def advance(game: Position, reached: Callable[[], bool]) -> None:
    """Everybody passes, and strikes with hands, until something is so."""
    for _ in range(60):
        if reached():
            return
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    raise AssertionError(f"It never comes to that: {game}")


def in_combat(game: Position) -> bool:
    """Whether a combat has begun."""
    return game.table.combat is not None


def offered(game: Position, kind: str, copy: Copy) -> bool:
    """Whether an option about a card is offered now."""
    return any(option.copy == copy.id for option in game.options(kind))


def call(game: Position, minion: Copy) -> None:
    """A minion calls a referendum with a card of the hand, up to its polling step."""
    game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", minion=minion)
    for _ in range(30):
        if game.table.referendum is not None and game.table.referendum.step == "polling":
            return
        option = game.options()[0]
        if game.options("pass") or game.options("no block"):
            game.passes()
        else:
            game.pick(option.kind, level=option.level, amount=option.amount, seat=option.seat)
    raise AssertionError(f"No referendum is held: {game}")


# -- templates: uses in actions ----------------------------------------------------------------------------------------


def test_blood_for_intercept_once_an_action() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 stealth."))
    persia = game.ready("Alexis", "Persia, The Beautiful Statue")
    game.pick("bleed", minion=krid)
    game.pick("block", persia)
    until(game, "use", persia)
    game.pick("use", persia)
    assert (game.rules.action.intercept, persia.blood) == (1, 4)
    game.pass_all()
    # Once only: two stealth stand against one intercept.
    assert persia.blood == 4
    assert game["Alexis"].pool == 29


def test_blood_for_intercept_is_refused_to_whom_it_is_not_needed() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    persia = game.ready("Alexis", "Persia, The Beautiful Statue")
    game.pick("bleed", minion=krid)
    game.pick("block", persia)
    assert not offered(game, "use", persia)


def test_blood_for_bleed_once_a_turn_and_only_in_a_bleed() -> None:
    game = table()
    francisco = game.ready("Sarah", "Francisco Domingo de Polonia", blood=5)
    game.pick("hunt", minion=francisco)
    assert not offered(game, "use", francisco)
    game = table()
    francisco = game.ready("Sarah", "Francisco Domingo de Polonia", blood=5)
    own = minions.bleed_amount(game.rules, francisco)
    game.pick("bleed", minion=francisco)
    game.pick("use", francisco)
    assert not offered(game, "use", francisco)
    game.pass_all()
    assert (game["Alexis"].pool, francisco.blood) == (30 - own - 1, 4)


def test_montano_gives_stealth_from_torpor_too_when_it_is_needed() -> None:
    """Rulings on Montano: the ability can be used locked or in torpor."""
    game = table()
    montano = game.torpor("Sarah", "Montano", blood=3)
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=krid)
    assert not offered(game, "use", montano)
    game.pick("block", ira)
    game.pick("use", montano)
    assert (game.rules.action.stealth, montano.blood) == (1, 2)


@pytest.mark.parametrize("name", ["Lambach", "Janey Pickman"])
def test_hand_strikes_are_aggravated_for_a_blood(name: str) -> None:
    game = table()
    elder = game.ready("Sarah", name, blood=5)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=elder)
    game.pick("block", ira)
    until(game, "use", elder)
    game.pick("use", elder)
    assert not offered(game, "use", elder)
    advance(game, lambda: not in_combat(game))
    # One for it, one for what Ira strikes.
    assert (elder.blood, ira.place.region) == (3, "torpor")


def test_hand_strikes_are_not_aggravated_without_the_blood() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    janey = game.ready("Alexis", "Janey Pickman", blood=0)
    game.pick("bleed", minion=krid)
    game.pick("block", janey)
    while game.table.action is not None:
        assert not offered(game, "use", janey)
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert krid.place.region == "ready"


# -- templates: referendums --------------------------------------------------------------------------------------------


def test_a_vote_for_a_blood_once_in_a_referendum() -> None:
    """Rulings on Joseph O'Grady: only once per referendum."""
    game = table()
    joseph = game.ready("Sarah", "Joseph O'Grady", blood=5)
    call(game, joseph)
    game.pick("use", joseph)
    assert joseph.blood == 4
    assert not offered(game, "use", joseph)
    game.pick("gained for", joseph)
    assert game.rules.table.referendum is not None
    assert sum(vote.amount for vote in game.rules.table.referendum.cast) == 1


def test_a_vote_for_a_blood_needs_the_blood() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    joseph = game.ready("Alexis", "Joseph O'Grady", blood=0)
    call(game, krid)
    until(game, "title for", krid)
    game.pick("title for", krid)
    assert game.asked != "Alexis"
    assert not offered(game, "use", joseph)


def test_amaravati_gives_each_ready_one_of_her_clan_a_vote() -> None:
    game = table()
    amaravati = game.ready("Sarah", "Amaravati", blood=5)
    kin = game.ready("Sarah", vampire("Kin", 6, clan="Banu Haqim"))
    game.torpor("Sarah", vampire("Far", 6, clan="Banu Haqim"))
    call(game, amaravati)
    game.pick("use", amaravati)
    assert amaravati.blood == 3
    gained = {option.copy for option in game.options("gained for")}
    assert gained == {amaravati.id, kin.id}


def test_armin_gains_a_pool_after_a_referendum_he_called_has_passed() -> None:
    for side, pool in (("title for", 32), ("title against", 30)):
        game = table()
        armin = game.ready("Sarah", "Armin Brenner", blood=5)
        call(game, armin)
        game.pick(side, armin)
        advance(game, lambda: game.table.action is None)  # noqa: B023
        # One by the referendum, one by Armin.
        assert game["Sarah"].pool == pool


# -- templates: blocked, successful, phases ----------------------------------------------------------------------------


def test_marialena_burns_a_blood_when_she_is_blocked() -> None:
    game = table()
    marialena = game.ready("Sarah", "Marialena", blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=marialena)
    game.pick("block", ira)
    advance(game, lambda: game.table.action is None)
    # One for the block, one for what Ira strikes.
    assert marialena.blood == 2
    game = table()
    marialena = game.ready("Sarah", "Marialena", blood=4)
    game.pick("bleed", minion=marialena)
    game.pass_all()
    assert marialena.blood == 4


def test_idalia_unlocks_in_the_discard_phase_after_she_has_equipped() -> None:
    for equips in (True, False):
        game = table()
        idalia = game.ready("Sarah", "Idalia, Prophet of Guadalajara", blood=4)
        game.hand("Sarah", "Leather Jacket")
        if equips:
            game.pick("equip", minion=idalia)
        else:
            game.pick("bleed", minion=idalia)
        game.pass_all()
        game.go_to("discard", of="Sarah")
        assert offered(game, "use", idalia) == equips
        if equips:
            game.pick("use", idalia)
            assert not idalia.locked


def test_pool_or_the_edge_unlocks_in_the_discard_phase() -> None:
    game = table()
    pherydima = game.ready("Sarah", "Pherydima", locked=True)
    emily = game.ready("Sarah", "Emily Carson", locked=True)
    game.phase("discard", of="Sarah")
    assert not offered(game, "use", emily)
    game.pick("use", pherydima)
    assert (pherydima.locked, game["Sarah"].pool) == (False, 29)
    game = table()
    emily = game.ready("Sarah", "Emily Carson", locked=True)
    game.give_edge("Sarah")
    game.phase("discard", of="Sarah")
    game.pick("use", emily)
    assert (emily.locked, game.edge) == (False, "")


def test_shalmath_unlocks_once_each_turn() -> None:
    game = table()
    shalmath = game.ready("Sarah", "Shalmath", locked=True)
    game.pick("use", shalmath)
    assert not shalmath.locked
    game.pick("bleed", minion=shalmath)
    assert shalmath.locked
    game.pass_all()
    assert not offered(game, "use", shalmath)


def test_lord_tremere_locks_or_unlocks_another_of_his_clan() -> None:
    game = table()
    lord = game.ready("Sarah", "Lord Tremere")
    kin = game.ready("Sarah", vampire("Kin", 6, clan="Tremere antitribu"), locked=True)
    game.pick("use", lord)
    (unlock,) = (option for option in game.options("way") if option.text == "unlock")
    game.pick("way", amount=unlock.amount)
    assert not kin.locked
    game = table()
    lord = game.ready("Sarah", "Lord Tremere")
    game.ready("Alexis", vampire("Ira", 6, clan="Brujah"))
    assert not offered(game, "use", lord)


def test_huitzilopochtli_has_a_second_master_phase_action_for_a_pool() -> None:
    game = table()
    elder = game.ready("Sarah", "Huitzilopochtli")
    game.phase("master", of="Sarah")
    game.hand("Sarah", "Blood Doll", "Blood Doll")
    game.pick("use", elder)
    assert game["Sarah"].pool == 29
    assert not offered(game, "use", elder)
    game = table()
    elder = game.torpor("Sarah", "Huitzilopochtli")
    game.phase("master", of="Sarah")
    game.hand("Sarah", "Blood Doll")
    assert not offered(game, "use", elder)


def test_onaedo_has_stealth_in_diablerie_while_otieno_is_ready() -> None:
    for friend, stealth in (("Otieno", 1), ("Basil", 0)):
        game = table()
        onaedo = game.ready("Sarah", "Onaedo")
        game.ready("Sarah", friend, locked=True)
        victim = game.torpor("Alexis", vampire("Victim", 4))
        game.ready("Alexis", vampire("Ira", 4))
        game.pick("diablerize", minion=onaedo, target=victim)
        assert game.rules.action.stealth == stealth


def test_blanche_unlocks_after_a_hunt_once_a_turn() -> None:
    for hunts in (True, False):
        game = table()
        blanche = game.ready("Sarah", "Blanche Hill", blood=1)
        game.pick("hunt" if hunts else "bleed", minion=blanche)
        until(game, "use" if hunts else "pass")
        assert offered(game, "use", blanche) == hunts


def test_combat_cards_of_a_discipline_cost_una_less() -> None:
    game = table()
    una = game.ready("Sarah", "Una")
    price = game.rules.abilities.price
    fortitude, celerity = game.card("Rolling with the Punches"), game.card("Blur")
    assert price(game.rules, 0, una, fortitude, "blood") == -1
    assert price(game.rules, 0, una, celerity, "blood") == 0


# -- by name -----------------------------------------------------------------------------------------------------------


def test_xeper_has_a_vote_for_each_ready_unique_infernal_vampire() -> None:
    """Rulings on Xeper: not titled."""
    game = table()
    xeper = game.ready("Sarah", "Xeper, Sultan of Lepers")
    game.ready("Sarah", vampire("Imp", 4, text="Infernal."))
    game.ready("Sarah", vampire("Legion", 4, text="Infernal. Non-unique."))
    game.ready("Sarah", vampire("Krid", 4))
    assert minions.votes(game.rules, xeper) == 2
    assert not minions.title(game.rules, xeper)


def test_alonso_hurts_the_anarchs_of_whom_he_has_bled() -> None:
    game = table()
    alonso = game.ready("Sarah", "Alonso Petrodon")
    anarch = game.ready("Alexis", vampire("Rebel", 6, sect="Anarch"), locked=True)
    other = game.ready("Alexis", vampire("Ira", 6), locked=True)
    far = game.ready("Justin", vampire("Far", 6, sect="Anarch"), locked=True)
    game.pick("bleed", minion=alonso)
    game.pass_all()
    assert (anarch.blood, other.blood, far.blood) == (5, 6, 6)


def test_diana_cancels_a_reaction_in_a_referendum_that_she_calls() -> None:
    """Rulings on Diana Iadanza: the card that is cancelled has been played."""
    for by_diana in (True, False):
        game = table()
        diana = game.ready("Sarah", "Diana Iadanza", blood=5)
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
        game.ready("Alexis", vampire("Ira", 6))
        game.hand("Alexis", "Delaying Tactics")
        game.hand("Sarah", "Consanguineous Boon")
        game.pick("political", minion=diana if by_diana else krid)
        for _ in range(20):
            if game.options("play"):
                break
            option = game.options()[0]
            if game.options("pass") or game.options("no block"):
                game.passes()
            else:
                game.pick(option.kind, level=option.level, amount=option.amount, seat=option.seat)
        game.pick("play", "Delaying Tactics")
        assert offered(game, "use", diana) == by_diana
        if by_diana:
            game.pick("use", diana)
            assert diana.blood == 4
            assert game.table.referendum is not None
            assert "Delaying Tactics" in game.names("Alexis", "ash heap")


def test_uchenna_burns_a_card_of_the_hand_for_a_blood() -> None:
    game = table()
    uchenna = game.ready("Sarah", "Uchenna", blood=3)
    game.phase("master", of="Sarah")
    (card,) = game.hand("Sarah", "Deflection")
    game.pick("use", uchenna)
    game.pick("discard", card)
    assert uchenna.blood == 2
    assert "Deflection" in game.names("Sarah", "ash heap")
    assert not offered(game, "use", uchenna)


def test_andre_takes_from_a_bleed_for_his_own_this_turn() -> None:
    """Rulings on Andre LeRoux: once per successful bleed; of his own bleed he gets one more."""
    game = table()
    andre = game.ready("Sarah", "Andre LeRoux")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 bleed."))
    game.pick("bleed", minion=krid)
    until(game, "use", andre)
    game.pick("use", andre)
    game.pass_all()
    assert (game["Alexis"].pool, minions.bleed_amount(game.rules, andre)) == (29, 3)
    game.pick("bleed", minion=andre)
    until(game, "use", andre)
    game.pick("use", andre)
    assert not offered(game, "use", andre)
    game.pass_all()
    assert game["Alexis"].pool == 25


def test_hartmut_has_those_who_vote_against_his_referendum_burn_blood() -> None:
    for by_hartmut, blood in ((True, 5), (False, 6)):
        game = table()
        hartmut = game.ready("Sarah", "Hartmut Stover")
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
        ira = game.ready("Alexis", vampire("Ira", 6, title="prince of Boston"))
        call(game, hartmut if by_hartmut else krid)
        until(game, "title against", ira)
        game.pick("title against", ira)
        advance(game, lambda: game.table.action is None)  # noqa: B023
        assert ira.blood == blood


def test_calebros_loses_new_york_to_an_older_vampire_and_cannot_block_it() -> None:
    game = table()
    calebros = game.ready("Alexis", "Calebros, The Martyr")
    elder = game.ready("Sarah", vampire("Elder", 8, sect="Camarilla"))
    young = game.ready("Sarah", vampire("Young", 4, sect="Camarilla"))
    with pytest.raises(IllegalError):
        game.pick("card in play", calebros, minion=young)
    game.pick("card in play", calebros, minion=elder)
    assert not game.options("block")
    game.pass_all()
    assert minions.title(game.rules, elder) == "prince of New York"
    assert not minions.title(game.rules, calebros)


def test_nobody_steals_a_title_that_calebros_holds_no_more() -> None:
    """He has lost it before the action resolves (his text)."""
    game = table()
    calebros = game.ready("Alexis", "Calebros, The Martyr")
    elder = game.ready("Sarah", vampire("Elder", 8, sect="Camarilla"))
    game.ready("Alexis", vampire("Ira", 6))
    game.pick("card in play", calebros, minion=elder)
    until(game, "block")
    calebros.marks["title"] = "none"
    game.pass_all()
    assert elder.locked and not minions.title(game.rules, elder)


def test_nonu_dis_feeds_one_of_the_clan_after_a_master_card() -> None:
    """Rulings on Nonu Dis: once per master phase."""
    game = table()
    nonu = game.ready("Sarah", "Nonu Dis", blood=3)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.phase("master", of="Sarah")
    (doll,) = game.hand("Sarah", "Haven Uncovered")
    game.in_play("Sarah", "Parthenon, The")
    assert not offered(game, "use", nonu)
    game.pick("master", doll)
    game.pick("target", ira)
    until(game, "use", nonu)
    game.pick("use", nonu)
    assert nonu.blood == 4
    assert not offered(game, "use", nonu)


def test_annazir_burns_a_location_or_steals_an_equipment() -> None:
    game = table()
    annazir = game.ready("Sarah", "Annazir")
    ira = game.ready("Alexis", vampire("Ira", 6), locked=True)
    jacket = game.on(ira, "Leather Jacket")
    ground = game.in_play("Alexis", "Papillon")
    game.pick("card in play", annazir, minion=annazir)
    through(game, "steal an equipment")
    assert jacket.place.on == annazir.id
    game = table()
    annazir = game.ready("Sarah", "Annazir")
    ground = game.in_play("Alexis", "Papillon")
    game.pick("card in play", annazir, minion=annazir)
    game.pass_all()
    assert ground.place.region == "ash heap"
    game = table()
    annazir = game.ready("Sarah", "Annazir")
    game.on(annazir, "Leather Jacket")
    assert not offered(game, "card in play", annazir)


def test_greta_reduces_a_bleed_of_the_weaker() -> None:
    for size, pool in ((6, 30), (9, 29)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", size))
        greta = game.ready("Alexis", "Greta Kircher", locked=True, blood=3)
        game.pick("bleed", minion=krid)
        assert offered(game, "use", greta) == (size == 6)
        if size == 6:
            game.pick("use", greta)
        game.pass_all()
        assert (game["Alexis"].pool, greta.blood) == (pool, 2 if size == 6 else 3)


def test_massassi_maneuvers_in_the_first_round_of_her_own_action() -> None:
    for own in (True, False):
        game = table()
        massassi = game.ready("Sarah", "Massassi")
        ira = game.ready("Alexis", vampire("Ira", 6))
        if own:
            game.pick("card in play", massassi, minion=massassi)
            until(game, "maneuver", massassi)
            continue
        game.pick("bleed", minion=massassi)
        game.pick("block", ira)
        while game.table.action is not None:
            assert not game.options("maneuver")
            game.pick("hand strike") if game.options("hand strike") else game.passes()


def test_ayo_moves_blood_for_a_discard_phase_action() -> None:
    game = table()
    ayo = game.ready("Sarah", "Ayo Igoli", blood=6)
    child = game.uncontrolled("Sarah", vampire("Child", 6, sect="Laibon"))
    game.uncontrolled("Sarah", vampire("Other", 6))
    game.phase("discard", of="Sarah")
    game.pick("use", ayo)
    assert (ayo.blood, child.blood) == (4, 2)
    # It was her only discard phase action, and so the end of the turn.
    assert game.table.active == 1


@pytest.mark.parametrize("blood", [0, 1, 2, 3])
@pytest.mark.parametrize(("name", "phase"), [("Ayo Igoli", "discard"), ("Menele", "unlock")])
def test_who_may_move_2_blood_has_them(name: str, phase: Literal["discard", "unlock"], blood: int) -> None:
    """Their texts: it is 2 blood that they may move."""
    game = table()
    elder = game.ready("Sarah", name, blood=blood)
    child = game.uncontrolled("Sarah", vampire("Child", 6, sect="Laibon"))
    game.phase(phase, of="Sarah")
    game.start()
    assert any(option.copy == elder.id for option in game.options("use")) == (blood >= 2)
    if blood >= 2:
        game.pick("use", elder)
        assert (elder.blood, child.blood) == (blood - 2, 2)


def test_marciana_locks_for_anothers_intercept() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."))
    marciana = game.ready("Alexis", "Marciana Giovanni, Investigator")
    ira = game.ready("Alexis", vampire("Ira", 6, sect="Camarilla"))
    game.ready("Alexis", vampire("Sab", 6, sect="Sabbat"))
    game.pick("bleed", minion=krid)
    until(game, "use", marciana)
    game.pick("use", marciana)
    game.pick("target", ira)
    assert marciana.locked
    until(game, "block", ira)
    game.pick("block", ira)
    until(game, "use", ira)
    game.pick("use", ira)
    # One for it, one in the combat of the block.
    assert (game["Alexis"].pool, ira.blood) == (30, 4)


def test_martin_bleeds_less_whom_no_tremere_protects() -> None:
    for clan, pool in (("Tremere", 29), ("Tremere antitribu", 29), ("Brujah", 30)):
        game = table()
        martin = game.ready("Sarah", "Martin Franckel")
        game.ready("Alexis", vampire("Ira", 6, clan=clan), locked=True)
        game.pick("bleed", minion=martin)
        game.pass_all()
        assert game["Alexis"].pool == pool


def test_nicomedes_shuffles_the_hand_away_for_a_blood() -> None:
    game = table()
    nicomedes = game.ready("Sarah", "Nicomedes", blood=1)
    game.hand("Sarah", "Deflection")
    game.pick("use", nicomedes)
    assert nicomedes.blood == 0
    assert len(game.rules.pile(0, "hand")) == 7
    assert len(game.rules.pile(0, "library")) == 20
    assert not offered(game, "use", nicomedes)


def test_edward_makes_an_action_directed_at_him_fail() -> None:
    """Rulings on Edward Vignes: an action that fails cannot be taken again."""
    game = table()
    krid = game.ready("Sarah", "Theo Bell", blood=5)
    edward = game.ready("Alexis", "Edward Vignes", locked=True)
    game.hand("Alexis", "Deflection")
    game.pick("card in play", krid, minion=krid)
    until(game, "use", edward)
    game.pick("use", edward)
    game.pass_all()
    assert (krid.blood, edward.blood) == (5, 6)
    assert krid.locked
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    edward = game.ready("Alexis", "Edward Vignes", locked=True)
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=krid)
    # A bleed is directed at his Methuselah, not at him.
    assert not offered(game, "use", edward)


def test_anastasz_has_a_vote_less_besides_another_justicar() -> None:
    game = table()
    anastasz = game.ready("Sarah", "Anastasz di Zagreb")
    assert minions.votes(game.rules, anastasz) == 3
    other = game.torpor("Alexis", vampire("Jus", 8, clan="Brujah", title="justicar of Brujah"))
    assert minions.votes(game.rules, anastasz) == 3
    game.ready("Alexis", vampire("Tic", 8, clan="Gangrel", title="justicar of Gangrel"))
    assert minions.votes(game.rules, anastasz) == 2
    assert other.place.region == "torpor"


def test_new_blood_names_a_circle_and_draws_from_the_crypt() -> None:
    game = table()
    blood = game.uncontrolled("Sarah", "New Blood", blood=2)
    game.crypt("Sarah", vampire("Child", 6))
    game.phase("influence", of="Sarah")
    until(game, "circle")
    names = [option.level for option in game.options("circle")]
    assert "" in names
    assert "Inner" not in names
    game.pick("circle", level=names[0])
    lying = [copy for copy in game.rules.pile(0, "ready") if copy.card == blood.card]
    assert [copy.marks["circle"] for copy in lying] == [names[0]]
    assert len(game.rules.pile(0, "uncontrolled")) == 1


def test_new_blood_joins_the_circle_that_is_a_vampires_alone() -> None:
    """Rulings on New Blood."""
    game = table()
    alone = game.ready("Sarah", vampire("Alone", 6, "SAN", clan="Blood Brother", sect="Sabbat"))
    stranger, barry = game.ready("Alexis", vampire("Ira", 5)), game.ready("Alexis", "Barry")
    blood = game.uncontrolled("Sarah", "New Blood", blood=2)
    game.phase("influence", of="Sarah")
    until(game, "circle")
    assert {option.copy for option in game.options("circle") if option.copy} == {alone.id, stranger.id}
    game.pick("circle", alone)
    (new,) = [copy for copy in game.rules.pile(0, "ready") if copy.card == blood.card]
    assert of_one_circle(game.rules, new, alone)
    assert of_one_circle(game.rules, alone, new)
    assert not of_one_circle(game.rules, new, barry)


def test_valkyrie_takes_directed_actions_only_with_brunhilde() -> None:
    game = table()
    valkyrie = game.ready("Sarah", "Valkyrie")
    assert not game.options("bleed")
    assert game.options("hunt")
    game = table()
    valkyrie = game.ready("Sarah", "Valkyrie")
    game.ready("Sarah", "Brunhilde", locked=True)
    game.pick("bleed", minion=valkyrie)
    game.pass_all()
    assert game["Alexis"].pool < 30


def test_cailean_sets_the_range() -> None:
    game = table()
    cailean = game.ready("Sarah", "Cailean")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=cailean)
    game.pick("block", ira)
    until(game, "use", cailean)
    game.pick("use", cailean)
    game.pick("set range", amount=1)
    assert not offered(game, "use", cailean)
    advance(game, lambda: game.table.action is None)
    # Nobody can strike with hands at long range.
    assert (cailean.blood, ira.blood) == (10, 6)


def test_serpentis_costs_the_ministry_more_against_murat() -> None:
    game = table()
    murat = game.ready("Sarah", "Murat")
    snake = game.ready("Alexis", vampire("Snake", 6, "SER", clan="Ministry"))
    (card,) = game.hand("Alexis", "Form of Corruption")
    (fight,) = game.hand("Alexis", "Skin of the Adder")
    face = game.rules.card(fight)
    assert game.rules.abilities.price(game.rules, 1, snake, face, "blood") == 0
    game.pick("bleed", minion=murat)
    game.pick("block", snake)
    advance(game, lambda: in_combat(game))
    assert game.rules.abilities.price(game.rules, 1, snake, face, "blood") == 1
    assert game.rules.abilities.price(game.rules, 1, snake, game.rules.card(card), "blood") == 0


def test_al_muntathir_is_burned_beside_three_others_of_his_clan() -> None:
    for others, region in ((2, "ready"), (3, "ash heap")):
        game = table()
        elder = game.ready("Sarah", "Al-Muntathir, God's Witness")
        for number in range(others):
            game.ready("Sarah", vampire(f"Kin {number}", 6, clan="True Brujah"))
        game.go_to("discard", of="Sarah")
        assert elder.place.region == region


def test_gathii_reveals_the_top_of_the_library() -> None:
    """Rulings on Gathii: usable when stealth is not needed, and then nothing is gained."""
    for top, blood, pool in (("Blood Doll", 2, 30), ("Deflection", 4, 29)):
        game = table()
        gathii = game.ready("Sarah", "Gathii", blood=4)
        ira = game.ready("Alexis", vampire("Ira", 6))
        game.library("Sarah", top)
        game.pick("bleed", minion=gathii)
        until(game, "block", ira)
        game.pick("block", ira)
        until(game, "use", gathii)
        game.pick("use", gathii)
        assert not offered(game, "use", gathii)
        advance(game, lambda: game.table.action is None)  # noqa: B023
        # With stealth he bleeds, else they fight.
        assert (gathii.blood, game["Alexis"].pool) == (blood, pool)
        assert game.names("Sarah", "library")[0] == top


def test_kasim_discards_a_political_action_for_strength() -> None:
    for has, strength in ((True, 3), (False, 1)):
        game = table()
        kasim = game.ready("Sarah", "Kasim Bayar")
        ira = game.ready("Alexis", vampire("Ira", 8))
        if has:
            game.hand("Sarah", "Consanguineous Boon")
        game.pick("bleed", minion=kasim)
        game.pick("block", ira)
        if has:
            until(game, "use", kasim)
            game.pick("use", kasim)
        advance(game, lambda: game.table.action is None)  # noqa: B023
        assert ira.blood == 8 - strength


def test_nobody_is_hunted_for_march() -> None:
    for name, hunted in (("March Halcyon", False), ("Basil", True)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6))
        victim = game.torpor("Alexis", name)
        game.pick("diablerize", minion=krid, target=victim)
        game.pass_all()
        assert any("lood hunt" in line for line in game.log) == hunted


def test_abraham_plays_as_if_he_were_of_another_clan() -> None:
    for name, may in (("Abraham Mellon", True), ("Basil", False)):
        game = table()
        elder = game.ready("Sarah", name)
        card = next(
            card
            for card in game.rules.catalogue.library
            if card.clans == ("Tremere",)
            and "Equipment" in card.types
            and not card.requirement
            and not card.disciplines
        )
        game.hand("Sarah", card)
        assert any(option.minion == elder.id for option in game.options("equip")) == may


@pytest.mark.parametrize(
    ("name", "card", "may"),
    [
        ("Abraham Mellon", "Chantry", False),
        ("Karl Schrekt", "Camarilla Conclave", False),
        ("Gem Ghastly", "Ventrue Headquarters", True),
        ("Mata Hari", "Chantry", True),
    ],
)
def test_the_methuselah_plays_her_own_cards_as_if_he_were_only_where_the_text_names_her(
    name: str, card: str, may: bool
) -> None:
    game = table()
    game.ready("Sarah", name)
    game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    assert bool(game.options("master")) is may


def test_celeste_ends_the_combat_with_a_werewolf_only() -> None:
    for kind, ends in (("Werewolf", True), ("Mage", False)):
        text = f"{kind} with 4 life. 1 strength, 1 bleed."
        game = table()
        beast = game.ready("Sarah", library("Beast", "Ally", text=text))
        celeste = game.ready("Alexis", "Céleste Lamontagne")
        game.pick("bleed", minion=beast)
        game.pick("block", celeste)
        if ends:
            until(game, "use", celeste)
            game.pick("use", celeste)
        advance(game, lambda: game.table.action is None)  # noqa: B023
        assert celeste.blood == (5 if ends else 4)


def test_celeste_intercepts_camarilla_vampires_of_whom_plays_gehenna() -> None:
    for gehenna, sect, blocks in ((True, "Camarilla", True), (True, "Sabbat", False), (False, "Camarilla", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, sect=sect, text="+1 stealth."))
        celeste = game.ready("Alexis", "Céleste Lamontagne")
        if gehenna:
            game.in_play("Sarah", "Wormwood")
        game.pick("bleed", minion=krid)
        game.pick("block", celeste)
        game.pass_all()
        assert (game["Alexis"].pool == 30) == blocks


def test_contracts_are_not_put_on_iliana() -> None:
    game = table()
    iliana = game.ready("Alexis", "Iliana")
    ira = game.ready("Alexis", vampire("Ira", 6))
    card = game.card("Hand Contract")
    assert why_not_on(game.rules, iliana, card)
    assert not why_not_on(game.rules, ira, card)
    assert not why_not_on(game.rules, iliana, game.card("Haven Uncovered"))


def test_john_fights_a_monster_for_a_conviction() -> None:
    for convictions in (1, 0):
        game = table()
        john = game.ready("Sarah", 'John "Cop90" O\'Malley', blood=4)
        ira = game.ready("Alexis", vampire("Ira", 6), locked=True)
        for _ in range(convictions):
            game.on(john, "React with Conviction")
        if not convictions:
            assert not offered(game, "card in play", john)
            continue
        game.pick("card in play", john, minion=john)
        advance(game, lambda: game.table.action is None)  # noqa: B023
        assert (ira.blood, john.blood) == (5, 3)
        assert "React with Conviction" in game.names("Sarah", "ash heap")
