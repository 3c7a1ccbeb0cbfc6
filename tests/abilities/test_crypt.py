"""What vampires' own cards say of actions, combats, costs and phases."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError


def test_more_bleed_against_who_controls_a_ready_one_of_a_clan() -> None:
    for clan, pool in (("Brujah", 28), ("Ventrue", 29)):
        game = table()
        ranjan = game.ready("Sarah", "Ranjan Rishi, Camarilla Scholar")
        game.ready("Alexis", vampire("Ira", 4, clan=clan), locked=True)
        game.pick("bleed", minion=ranjan)
        game.pass_all()
        assert game["Alexis"].pool == pool


def test_more_bleed_is_counted_anew_when_the_bleed_is_redirected() -> None:
    game = table()
    ranjan = game.ready("Sarah", "Ranjan Rishi, Camarilla Scholar")
    game.ready("Alexis", vampire("Ira", 4, "dom", clan="Brujah"))
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=ranjan)
    game.pick("no block")
    assert game.table.action is not None
    assert game.table.action.bleed == 2
    game.pick("play", "Deflection")
    game.pass_all()
    assert game["Justin"].pool == 29


def test_zoe_hunts_without_stealth() -> None:
    game = table()
    zoe = game.ready("Sarah", "Zöe", blood=1)
    game.ready("Alexis", vampire("Ira", 4))
    game.pick("hunt", minion=zoe)
    assert game.table.action is not None
    assert game.table.action.stealth == 0


def test_combat_cards_cost_adana_a_blood_less() -> None:
    game = table()
    adana = game.ready("Sarah", "Adana de Sforza", blood=0)
    ira = game.ready("Alexis", vampire("Ira", 6))
    (majesty,) = game.hand("Sarah", "Majesty")
    assert game.rules.abilities.price(game.rules, 0, adana, game.rules.card(majesty), "blood") == -1
    assert game.rules.abilities.price(game.rules, 1, ira, game.rules.card(majesty), "blood") == 0


def test_theo_bell_enters_combat_with_a_ready_minion_of_another() -> None:
    game = table()
    theo = game.ready("Sarah", "Theo Bell", blood=5)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=4)
    game.torpor("Justin", vampire("Milo", 4))
    game.pick("card in play", theo, minion=theo)
    game.pass_all()
    assert game.table.combat is not None or (theo.blood, ira.blood) == (4, 3)


def test_who_cannot_block_is_not_asked_to() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4))
    game.ready("Alexis", "Ambrosio Luis Monçada, Plenipotentiary")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.pick("bleed", minion=krid)
    assert [option.copy for option in game.options("block")] == [ira.id]


def test_ingrid_gives_transfers_while_she_is_ready() -> None:
    for place, transfers in (("ready", "6 transfers"), ("torpor", "4 transfers")):
        game = table()
        getattr(game, place)("Sarah", "Ingrid Rossler")
        game.uncontrolled("Sarah", vampire("Child", 9))
        game.phase("influence", of="Sarah")
        assert transfers in game.question


def test_cybele_bleeds_harder_for_a_blood() -> None:
    game = table()
    cybele = game.ready("Sarah", "Cybele", blood=5)
    game.pick("card in play", cybele, minion=cybele)
    game.pass_all()
    # Her own bleed, two more by the action.
    own = minions.bleed_amount(game.rules, cybele)
    assert (game["Alexis"].pool, cybele.blood) == (30 - own - 2, 4)
    with pytest.raises(IllegalError):
        game.pick("bleed", minion=cybele)


# -- numbers ----------------------------------------------------------------------------------------------------------


def test_a_number_counts_while_its_methuselah_has_little_pool() -> None:
    for pool, intercept in ((9, 1), (10, 0)):
        game = table()
        branimira = game.ready("Sarah", "Branimira")
        game.pool("Sarah", pool)
        assert minions.intercept(game.rules, branimira) == intercept


def test_votes_grow_with_the_titled_vampires_of_others_while_he_has_no_title() -> None:
    for title, votes in (("none", 1), ("prince of Chicago", 2)):
        game = table()
        gerald = game.ready("Sarah", "Gerald Windham", title=title)
        game.ready("Alexis", vampire("Ira", 6, title="prince of Paris"))
        game.torpor("Alexis", vampire("Milo", 6, title="prince of Rome"))
        assert minions.votes(game.rules, gerald) == votes


def test_hand_size_grows_with_locations() -> None:
    for place, size in (("ready", 9), ("torpor", 7)):
        game = table()
        getattr(game, place)("Sarah", "Guillaume Giovanni")
        game.in_play("Sarah", "Powerbase: Montreal")
        game.in_play("Sarah", "Barrens, The")
        game.phase("unlock", of="Sarah")
        game.start()
        assert game["Sarah"].hand_size == size


def test_a_hand_size_that_is_printed_counts_once() -> None:
    game = table()
    game.ready("Sarah", "Nangila Were")
    game.start()
    assert game["Sarah"].hand_size == 8


def test_vitel_gives_sabbat_vampires_bleed_while_he_is_a_prince() -> None:
    for title, bleed in (("prince of Washington, D.C.", 2), ("none", 1)):
        game = table()
        game.ready("Sarah", "Marcus Vitel", title=title)
        krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"))
        game.ready("Alexis", vampire("Ira", 6))
        game.pick("bleed", minion=krid)
        assert game.table.action is not None
        assert game.table.action.bleed == bleed


def test_younger_vampires_have_less_intercept_against_lucita() -> None:
    for sect, intercept in (("Sabbat", -1), ("Camarilla", 0)):
        game = table()
        lucita = game.ready("Sarah", "Lucita (G2)")
        ira = game.ready("Alexis", vampire("Ira", 3, sect=sect))
        game.pick("bleed", minion=lucita)
        assert game.rules.abilities.modifier(game.rules, ira, "intercept") == intercept


def test_older_vampires_are_stronger_against_basil() -> None:
    for capacity, region in ((10, "torpor"), (1, "ready")):
        game = table()
        basil = game.ready("Sarah", "Basil", blood=1)
        ira = game.ready("Alexis", vampire("Ira", capacity))
        assert minions.strength(game.rules, ira) == 1
        game.pick("bleed", minion=basil)
        game.pick("block", ira)
        game.pass_all()
        # Two damage are one more than he has blood.
        assert basil.place.region == region


def test_andrea_has_stealth_in_actions_that_require_necromancy() -> None:
    for code, stealth in (("nec", 1), ("dom", 0)):
        game = table()
        andrea = game.ready("Sarah", "Andrea Giovanni")
        game.ready("Alexis", vampire("Ira", 5))
        game.hand("Sarah", library("Deed", "Action", text="Gain 1 pool.", disciplines=code))
        game.on(andrea, "Dominate")
        game.pick("action card", "Deed", minion=andrea)
        assert game.table.action is not None
        assert game.table.action.stealth == stealth


def test_actions_directed_at_moncada_cost_others_a_pool() -> None:
    """Ruling on Ambrosio Luis Monçada: those of his own Methuselah's minions are not."""
    game = table()
    krid = game.ready("Sarah", "Theo Bell (G2)")
    moncada = game.ready("Alexis", "Ambrosio Luis Monçada, Plenipotentiary")
    game.pick("card in play", krid, minion=krid)
    if game.options("enter combat"):
        game.pick("enter combat", moncada)
    game.pass_all()
    assert game["Sarah"].pool == 29


@pytest.mark.parametrize(("rescuer", "intercept"), [("Sarah", 0), ("Justin", 1)])
def test_only_an_action_of_anothers_minion_is_directed_at_macalister(rescuer: str, intercept: int) -> None:
    """A rescue by who controls both vampires is undirected (sec. 6.2.2.1, 6.5.3)."""
    game = table()
    game.torpor("Sarah", "MacAlister Marshall")
    acting = game.ready(rescuer, vampire("Kurt", 5))
    ira = game.ready("Alexis" if rescuer == "Sarah" else "Sarah", vampire("Ira", 5, clan="Tremere"))
    game.phase("minion", of=rescuer)
    game.pick("rescue", minion=acting)
    game.pick("share", amount=2)
    while not game.options("block"):
        game.passes()
    assert minions.intercept(game.rules, ira) == intercept


def test_an_action_directed_at_another_costs_nothing_more() -> None:
    game = table()
    krid = game.ready("Sarah", "Theo Bell (G2)")
    game.ready("Alexis", "Ambrosio Luis Monçada, Plenipotentiary")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.pick("card in play", krid, minion=krid)
    game.pick("enter combat", ira)
    game.pass_all()
    assert game["Sarah"].pool == 30


def test_isanwayens_rescue_costs_three_blood() -> None:
    for name, left in (("Isanwayen", 4), ("Leandro", 5)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 7))
        victim = game.torpor("Sarah", name, blood=0)
        game.pick("rescue", minion=krid, target=victim)
        game.pass_all()
        assert (krid.blood, victim.place.region) == (left, "ready")


def test_animals_cost_kuyen_a_blood_or_pool_less() -> None:
    game = table()
    kuyen = game.ready("Sarah", "Kuyén")
    krid = game.ready("Sarah", vampire("Krid", 6))
    (ravens,) = game.hand("Sarah", library("Wolf", "Ally", pool=3, text="Animal with 2 life."))
    price = game.rules.abilities.price
    card = game.rules.card(ravens)
    assert (price(game.rules, 0, kuyen, card, "pool"), price(game.rules, 0, krid, card, "pool")) == (-1, 0)
    (mage,) = game.hand("Sarah", library("Wizard", "Ally", pool=3, text="Mage with 2 life."))
    assert price(game.rules, 0, kuyen, game.rules.card(mage), "pool") == 0


def test_no_blood_hunt_on_theo_while_his_methuselah_has_a_prince() -> None:
    for title, called in (("prince of Chicago", False), ("", True)):
        game = table()
        theo = game.ready("Sarah", "Theo Bell (G2)")
        game.ready("Sarah", vampire("Krid", 6, title=title))
        victim = game.torpor("Alexis", vampire("Ira", 2), blood=0)
        game.pick("diablerize", minion=theo, target=victim)
        game.pass_all()
        assert any("Blood hunt" in line for line in game.log) == called


# -- what they cannot do ----------------------------------------------------------------------------------------------


def test_allies_cannot_block_stanislava() -> None:
    game = table()
    stanislava = game.ready("Sarah", "Stanislava")
    game.ready("Alexis", ally("Brute", 3))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=stanislava)
    assert [each.copy for each in game.options("block")] == [ira.id]


def test_younger_tremere_cannot_block_aisling() -> None:
    game = table()
    aisling = game.ready("Sarah", "Aisling Sturbridge")
    game.ready("Alexis", vampire("Ira", 2, clan="Tremere"))
    old = game.ready("Alexis", vampire("Milo", 10, clan="Tremere"))
    other = game.ready("Alexis", vampire("Eugenio", 2))
    game.pick("bleed", minion=aisling)
    assert {each.copy for each in game.options("block")} == {old.id, other.id}


def test_vampires_burn_a_blood_to_attempt_to_block_giotto() -> None:
    game = table()
    giotto = game.ready("Sarah", "Giotto Verducci")
    ira = game.ready("Alexis", vampire("Ira", 5), blood=3)
    game.ready("Alexis", vampire("Milo", 5), blood=0)
    game.pick("bleed", minion=giotto)
    assert [each.copy for each in game.options("block")] == [ira.id]
    game.pick("block", ira)
    game.pass_all()
    # One to attempt, one to the hand strike.
    assert ira.blood == 1


def test_howler_has_weapons_but_does_not_use_them() -> None:
    """Ruling on Howler."""
    for name, strikes in (("Howler", False), ("Echo", True)):
        game = table()
        howler = game.ready("Sarah", name)
        game.on(howler, ".44 Magnum")
        ira = game.ready("Alexis", vampire("Ira", 5))
        game.pick("bleed", minion=howler)
        game.pick("block", ira)
        while game.table.combat is not None and not game.options("hand strike"):
            game.passes()
        assert game.asked == "Sarah"
        assert bool(game.options("weapon")) == strikes


def test_who_cannot_use_celerity_plays_no_such_card() -> None:
    for name, playable in (("Shalmath", False), ("Rafael de Corazon", True)):
        game = table()
        who = game.ready("Sarah", name)
        game.on(who, "Celerity")
        game.hand("Sarah", library("Rush", "Action", text="Gain 1 pool.", disciplines="cel"))
        assert bool(game.options("action card")) == playable


# -- what they are used for -------------------------------------------------------------------------------------------


def test_francisco_bleeds_for_one_more_once_in_a_turn() -> None:
    game = table()
    francisco = game.ready("Sarah", "Francisco Domingo de Polonia", blood=4)
    own = minions.bleed_amount(game.rules, francisco)
    game.pick("bleed", minion=francisco)
    game.pick("use", francisco)
    assert not [each for each in game.options("use") if each.copy == francisco.id]
    game.pass_all()
    assert (game["Alexis"].pool, francisco.blood) == (30 - own - 1, 3)


def test_a_horde_locks_to_help_another_infernal_bleed() -> None:
    game = table()
    horde = game.ready("Sarah", "The Horde")
    other = game.ready("Sarah", "The Horde")
    game.pick("bleed", minion=other)
    game.pick("use", horde)
    assert horde.locked
    game.pass_all()
    assert game["Alexis"].pool == 30 - minions.bleed_amount(game.rules, other) - 1


def test_a_horde_does_not_help_who_is_not_infernal() -> None:
    game = table()
    game.ready("Sarah", "The Horde")
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.pick("bleed", minion=krid)
    assert not game.options("use")


def test_montano_gives_stealth_when_it_is_needed() -> None:
    game = table()
    montano = game.ready("Sarah", "Montano", blood=5)
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=krid)
    assert not [each for each in game.options("use") if each.copy == montano.id]
    game.pick("block", ira)
    game.pick("use", montano)
    game.pass_all()
    assert (game["Alexis"].pool, montano.blood) == (29, 4)


def test_maris_gives_a_blocking_minion_intercept_as_often_as_she_can_pay() -> None:
    """Rulings on Maris Streck: several times in an action, and locked."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+2 stealth."))
    maris = game.ready("Alexis", "Maris Streck", blood=4, locked=True)
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    game.pick("use", maris)
    game.pick("use", maris)
    game.pass_all()
    assert (maris.blood, game["Alexis"].pool) == (2, 30)


def test_arishat_has_a_vampire_abstain_once_in_a_referendum() -> None:
    """Ruling on Arishat: only once per referendum."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    arishat = game.ready("Alexis", "Arishat", blood=3)
    game.hand("Sarah", library("Vote", "Political Action", text="Nothing happens."))
    game.pick("political", "Vote", minion=krid)
    while game.choice and not (game.asked == "Alexis" and game.options("use")):
        game.passes()
    game.pick("use", arishat)
    game.pick("target", krid)
    assert krid.id in game.rules.passing.referendum.abstaining
    assert not [each for each in game.options("use") if each.copy == arishat.id]


def test_nikolaus_gives_blood_in_the_unlock_phase_from_torpor_too() -> None:
    """Ruling on the group of such cards: usable in torpor."""
    for place in ("ready", "torpor"):
        game = table()
        nikolaus = getattr(game, place)("Sarah", "Nikolaus Vermeulen (G2)", blood=3)
        child = game.uncontrolled("Sarah", vampire("Child", 6, clan="Nosferatu"))
        game.uncontrolled("Sarah", vampire("Other", 6))
        game.phase("unlock", of="Sarah")
        game.pick("use", nikolaus)
        assert (nikolaus.blood, child.blood) == (2, 1)
        assert not [each for each in game.options("use") if each.copy == nikolaus.id]


def test_nikolaus_has_none_to_give_when_he_is_empty() -> None:
    game = table()
    nikolaus = game.ready("Sarah", "Nikolaus Vermeulen (G2)", blood=0)
    game.uncontrolled("Sarah", vampire("Child", 6, clan="Nosferatu"))
    game.phase("unlock", of="Sarah")
    game.start()
    assert not [each for each in game.options("use") if each.copy == nikolaus.id]


def test_victoria_burns_the_edge_for_two_pool_while_she_is_ready() -> None:
    for place, edge, offered in (("ready", "Sarah", True), ("torpor", "Sarah", False), ("ready", "Alexis", False)):
        game = table()
        victoria = getattr(game, place)("Sarah", "Victoria")
        game.give_edge(edge)
        game.hand("Sarah", library("Trick", "Master"))
        game.phase("master", of="Sarah")
        assert bool([each for each in game.options("use") if each.copy == victoria.id]) == offered
        if offered:
            game.pick("use", victoria)
            assert (game["Sarah"].pool, game.edge) == (32, "")


def test_donal_unlocks_for_a_blood_once_in_a_minion_phase() -> None:
    """Ruling on Qawiyya el-Ghaduba: once per minion phase."""
    game = table()
    donal = game.ready("Sarah", "Dónal O'Connor (G6)", blood=5, locked=True)
    game.pick("use", donal)
    assert (donal.locked, donal.blood) == (False, 4)
    game.pick("bleed", minion=donal)
    game.pass_all()
    assert not [each for each in game.options("use") if each.copy == donal.id]


def test_isanwayen_locks_for_a_master_phase_action() -> None:
    game = table()
    isanwayen = game.ready("Sarah", "Isanwayen")
    game.hand("Sarah", library("Trick", "Master"))
    game.phase("master", of="Sarah")
    game.pick("use", isanwayen)
    assert isanwayen.locked
    assert "2 master" in game.question


def test_giotto_lets_one_discard_in_anothers_discard_phase_only() -> None:
    for whose, asked in (("Alexis", True), ("Sarah", False)):
        game = table()
        game.ready("Sarah", "Giotto Verducci")
        game.phase("discard", of=whose)
        game.start()
        assert bool(game.options("yes")) == asked


def test_the_unnamed_may_gain_two_pool_for_a_bleed() -> None:
    game = table()
    unnamed = game.ready("Sarah", "The unnamed")
    game.pick("bleed", minion=unnamed)
    game.pass_all()
    game.pick("yes")
    assert game["Sarah"].pool == 32


def test_the_unnamed_gains_nothing_when_it_is_blocked() -> None:
    game = table()
    unnamed = game.ready("Sarah", "The unnamed")
    ira = game.ready("Alexis", ally("Wall", 9))
    game.pick("bleed", minion=unnamed)
    game.pick("block", ira)
    game.pass_all()
    assert game["Sarah"].pool == 30


def test_villon_steals_up_to_two_blood_from_a_younger_vampire() -> None:
    game = table()
    villon = game.ready("Sarah", "François Villon (G2)", blood=3)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3, locked=True)
    game.ready("Alexis", vampire("Milo", 11), locked=True)
    game.pick("card in play", villon, minion=villon)
    assert game.table.action is not None
    assert (game.table.action.targets, game.table.action.stealth) == ((ira.id,), 1)
    game.pass_all()
    game.pick("amount", amount=2)
    assert (villon.blood, ira.blood) == (5, 1)


def test_gabrielle_takes_the_last_life_of_an_ally() -> None:
    game = table()
    gabrielle = game.ready("Sarah", "Gabrielle di Righetti", blood=3)
    brute = game.ready("Alexis", ally("Brute", 2), locked=True)
    game.pick("card in play", gabrielle, minion=gabrielle)
    game.pass_all()
    assert (gabrielle.blood, brute.place.region) == (5, "ash heap")


def test_fanchon_searches_for_a_minion_card_only() -> None:
    game = table()
    fanchon = game.ready("Sarah", "Mistress Fanchon")
    game.library("Sarah", "Blood Doll", "Deflection")
    game.pick("card in play", fanchon, minion=fanchon)
    while game.choice and not game.options("search"):
        game.passes()
    assert [game.rules.name(game.table.copies[each.copy]) for each in game.options("search")] == ["Deflection"]
    game.pick("search", "Deflection")
    assert "Deflection" in game.names("Sarah", "hand")


def test_alexandra_locks_or_unlocks_another_ready_toreador_once() -> None:
    game = table()
    alexandra = game.ready("Sarah", "Alexandra")
    ira = game.ready("Sarah", vampire("Ira", 5, clan="Toreador"), locked=True)
    game.ready("Sarah", vampire("Milo", 5), locked=True)
    game.pick("use", alexandra)
    game.pick("way", amount=1)
    assert not ira.locked
    assert not [each for each in game.options("use") if each.copy == alexandra.id]


def test_moncada_unlocks_another_lasombra_in_the_discard_phase_while_he_is_ready() -> None:
    for place, offered in (("ready", True), ("torpor", False)):
        game = table()
        moncada = getattr(game, place)("Sarah", "Ambrosio Luis Monçada, Plenipotentiary")
        game.ready("Sarah", vampire("Ira", 5, clan="Lasombra"), locked=True)
        game.phase("discard", of="Sarah")
        assert bool([each for each in game.options("use") if each.copy == moncada.id]) == offered
