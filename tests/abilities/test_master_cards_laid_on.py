"""Master cards that lie on vampires or hands and crypts, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_master_cards_powerbases import act, acts
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.playing.requirements import has_word
from vtes_desktop.table.table import Copy, Place

IRA = vampire("Ira", 6)


def played(game: Position, name: str, target: Copy | None = None) -> Copy:
    """Sarah plays a master card, on a target where it asks for one."""
    (card,) = game.hand("Sarah", name)
    game.pick("master", card)
    if target is not None and game.options("target"):
        game.pick("target", target)
    return card


def refused(game: Position, name: str) -> bool:
    """Whether Sarah can't play a master card."""
    (card,) = game.hand("Sarah", name)
    return not any(option.copy == card.id for option in game.options("master"))


def test_path_of_the_void_asks_for_a_master_card_each_turn() -> None:
    for held in (True, False):
        game = at("unlock")
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.on(krid, "Path of the Void")
        if held:
            game.hand("Sarah", "Blood Doll")
        game.hand_size("Sarah", 1)
        while game.table.phase == "unlock":
            game.pick("way", amount=0) if game.options("way") else game.passes()
        assert (krid.locked, game.names("Sarah", "ash heap")) == (not held, ["Blood Doll"] if held else [])
        assert (minions.stealth(game.rules, krid), minions.bleed_amount(game.rules, krid)) == (1, 0)


def test_path_of_the_void_hurts_as_an_action() -> None:
    game = at("minion")
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", IRA, blood=3)
    void = game.on(krid, "Path of the Void")
    act(game, krid, void)
    game.pick("target", ira)
    assert game.rules.action.seats == (1,)
    finish(game)
    assert ira.blood == 2


@pytest.mark.parametrize(("sect", "counters"), [("Sabbat", 1), ("Camarilla", 0)])
def test_the_path_of_lilith_tortures_who_falls_to_others_than_the_camarilla(sect: str, counters: int) -> None:
    game = at("minion")
    path = game.in_play("Sarah", "The Path of Lilith")
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect, text="+2 strength."))
    ira = game.ready("Alexis", IRA, blood=1)
    duel(game, krid, ira)
    for _ in range(40):
        if game.table.action is None:
            break
        game.pick("yes") if game.options("yes") else game.passes()
    assert (ira.place.region, ira.counters.get("torture", 0), path.locked) == ("torpor", counters, bool(counters))
    game.go_to("discard", "Justin")
    game.go_to("minion", "Sarah")
    assert game["Alexis"].pool == 30 - counters


def test_path_of_death_and_the_soul_teaches_when_others_minions_burn() -> None:
    for whose, offered in (("Alexis", True), ("Sarah", False)):
        game = at("minion")
        path = game.in_play("Sarah", "Path of Death and the Soul")
        krid = game.ready("Sarah", vampire("Krid", 6, text="+2 strength."), blood=2)
        foe = game.ready("Alexis", ally("Foe", 1))
        mine = game.ready("Sarah", ally("Mine", 1))
        game.ash_heap("Sarah", "Potence")
        if whose == "Alexis":
            duel(game, krid, foe)
        else:
            strong = game.ready("Alexis", vampire("Strong", 6))
            duel(game, mine, strong)
        asked = False
        for _ in range(60):
            if game.table.action is None:
                break
            if game.options("yes"):
                asked = True
                game.pick("yes")
            elif game.options("target"):
                game.pick("target", krid)
            elif game.options("discipline"):
                game.pick("discipline")
            elif game.options("search") or (
                game.choice is not None and len(game.options()) and game.options()[0].text.startswith("Potence")
            ):
                assert game.referee is not None
                game.referee.answer(0)
            else:
                game.pick("hand strike") if game.options("hand strike") else game.passes()
        assert (asked, path.locked) == (offered, offered)
        assert (minions.disciplines(game.rules, krid).get("pot", 0), krid.blood) == (int(offered), 2)


def test_paragon_is_heard_and_costs_younger_blockers() -> None:
    game = at("minion")
    krid, young = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue")), game.ready("Alexis", vampire("Y", 5))
    game.on(krid, "Paragon")
    duel(game, krid, young)
    finish(game)
    assert young.blood == 3
    assert minions.votes(game.rules, krid) == 0
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, clan="Ventrue"))
    assert refused(game, "Paragon")


def test_redeem_the_lost_soul_gains_half_the_capacity() -> None:
    game = at("master")
    (lost,) = game.ash_heap("Sarah", vampire("Lost", 5))
    played(game, "Redeem the Lost Soul", lost)
    assert (game["Sarah"].pool, lost.place.region) == (32, "removed")
    assert refused(at("master"), "Redeem the Lost Soul")


def test_the_stranger_among_us_comes_from_the_crypt() -> None:
    game = at("master")
    game.crypt("Sarah", "Theo Bell", vampire("Odd", 4, text="Scarce."))
    played(game, "The Stranger Among Us")
    assert [game.name(game.table.copies[each.copy]) for each in game.options("search")] == ["Odd"]
    game.pick("search")
    assert game.names("Sarah", "uncontrolled") == ["Odd"]


def test_spontaneous_power_gives_any_discipline() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, "dom"))
    played(game, "Spontaneous Power", krid)
    game.pick("discipline", level="dom")
    assert minions.disciplines(game.rules, krid)["dom"] == 2


def test_a_tragic_love_affair_moves_for_pool_and_ends_for_the_edge() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"))
    ira = game.ready("Alexis", vampire("Ira", 6, clan="Toreador"))
    affair = played(game, "Tragic Love Affair", krid)
    assert (krid.locked, affair.place.on) == (True, krid.id)
    use(game, affair)
    game.pick("target", ira) if game.options("target") else None
    assert (affair.place.on, game["Sarah"].pool) == (ira.id, 29)
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"))
    affair = game.on(krid, "Tragic Love Affair")
    game.give_edge("Justin")
    use(game, affair, "burn the Edge", by="Justin")
    assert (affair.place.region, game.edge) == ("ash heap", "")


def test_a_tragic_love_affair_moves_once_in_a_master_phase() -> None:
    """“Wording templates” of the rulebook."""
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"))
    ira = game.ready("Sarah", vampire("Ira", 6, clan="Toreador"))
    affair = game.on(krid, "Tragic Love Affair")
    use(game, affair)
    assert (affair.place.on, game["Sarah"].pool) == (ira.id, 29)
    assert game.table.phase != "master" or not game.options("use")


def test_ephor_has_titles_yielded() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, clan="Ventrue"))
    card = game.on(krid, "Ephor")
    one = game.ready("Alexis", vampire("One", 6, title="prince of Boston"), marks={"contested title": "yes"})
    game.ready("Justin", vampire("Two", 6, title="prince of Boston"), marks={"contested title": "yes"})
    act(game, krid, card)
    game.pick("target", one)
    assert game.rules.action.stealth == 1
    finish(game)
    assert minions.held_title(game.rules, one) == ""


def test_an_ephor_of_another_clan_has_nothing_yielded() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, clan="Toreador"))
    card = game.on(krid, "Ephor")
    game.ready("Alexis", vampire("One", 6, title="prince of Boston"), marks={"contested title": "yes"})
    assert not acts(game, krid, card)


@pytest.mark.parametrize(("cost", "offered"), [(1, True), (0, False)])
def test_a_cavalier_unlocks_after_what_costs_blood(cost: int, offered: bool) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    card = game.on(krid, "Cavalier")
    game.hand("Sarah", library("Deed", "Action", blood=cost, text="Gain 1 pool."))
    game.pick("action card", minion=krid)
    for _ in range(20):
        if game.table.action is None or offers(game, card):
            break
        game.passes()
    assert offers(game, card) == offered
    if offered:
        use(game, card)
        assert (krid.locked, krid.blood) == (False, 2)


def test_a_cadet_is_black_hand_while_controlled_and_sabbat() -> None:
    game = at("master")
    child = game.uncontrolled("Sarah", vampire("Child", 4, sect="Sabbat"))
    card = played(game, "Cadet", child)
    assert (card.place.on, has_word(game.rules, child, "black hand")) == (child.id, True)
    assert game.rules.in_play(card)
    game = at("master")
    game.uncontrolled("Sarah", vampire("Child", 4))
    assert refused(game, "Cadet")


def test_curse_of_nitocris_goes_where_its_controller_says_with_the_edge() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6))
    (card,) = game.hand("Sarah", "Curse of Nitocris")
    game.pick("master", card)
    game.pick("methuselah", seat="Alexis")
    assert card.controller == 1
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=krid)
    until(game, "methuselah")
    assert game.asked == "Alexis"
    game.pick("methuselah", seat="Justin")
    assert card.controller == 2
    game.go_to("discard", "Alexis")
    game.go_to("discard", "Justin")
    assert (game["Alexis"].pool, game["Justin"].pool) == (29, 29)


def test_deal_with_the_devil_is_a_fresh_hand() -> None:
    game = at("master")
    game.hand_size("Sarah", 3)
    card, *_ = game.hand("Sarah", "Deal with the Devil", "Blood Doll", "Deflection")
    game.pick("master", card)
    assert sorted(game.names("Sarah", "ash heap")) == ["Blood Doll", "Deal with the Devil", "Deflection"]
    assert len(game.rules.pile(0, "hand")) == 3


@pytest.mark.parametrize(
    ("cancelled", "hand"), [(False, ["Deflection", "Majesty"]), (True, ["Blood Doll", "Deflection"])]
)
def test_deal_with_the_devil_is_replaced_once_the_hand_is_discarded(cancelled: bool, hand: list[str]) -> None:
    """What is drawn for it is none of the cards that are discarded; cancelled, it is replaced at once."""
    game = at("master")
    game.hand_size("Sarah", 2)
    card, *_ = game.hand("Sarah", "Deal with the Devil", "Blood Doll")
    game.library("Sarah", "Deflection", "Majesty")
    game.hand("Alexis", "Sudden Reversal")
    game.pick("master", card)
    if cancelled:
        game.pick("out of turn", "Sudden Reversal", by="Alexis")
    else:
        game.passes()
    assert sorted(game.names("Sarah", "hand")) == hand


def test_drop_point_network_costs_seven_lost_cards() -> None:
    for lost, possible in ((7, True), (6, False)):
        game = at("master")
        game.ready("Sarah", vampire("Krid", 6, text="Black Hand."))
        game.ash_heap("Sarah", *["Blood Doll"] * lost)
        game.library("Sarah", "Blood Doll", "Deflection")
        if not possible:
            assert refused(game, "Drop Point Network")
            continue
        played(game, "Drop Point Network")
        while game.options("target"):
            game.pick("target", game.table.copies[game.options("target")[0].copy])
        game.pick("search", "Deflection")
        assert "Deflection" in game.names("Sarah", "hand")
        assert len(game.rules.pile(0, "removed")) == 7


@pytest.mark.parametrize(("sect", "blood"), [("Anarch", 1), ("Camarilla", 0)])
def test_the_flames_of_insurrection_feed_who_fells_a_foe(sect: str, blood: int) -> None:
    game = at("minion")
    game.in_play("Justin", "Flames of Insurrection")
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect, text="+2 strength."))
    child = game.uncontrolled("Sarah", vampire("Child", 4))
    ira = game.ready("Alexis", IRA, blood=1)
    duel(game, krid, ira)
    for _ in range(40):
        if game.table.action is None:
            break
        game.pick("yes") if game.options("yes") else game.passes()
    assert (ira.place.region, child.blood) == ("torpor", blood)


def test_brothers_grimm_gather_and_change_hands() -> None:
    game = at("unlock")
    card = game.in_play("Sarah", "Brothers Grimm", counters={"counters": 4})
    game.go_to("discard", "Sarah")
    assert (card.place.region, game["Sarah"].pool) == ("ash heap", 35)
    for keeps in (True, False):
        game = at("master")
        card = game.in_play("Alexis", "Brothers Grimm", counters={"counters": 1})
        game.hand("Sarah", "Blood Doll")
        game.hand("Alexis", "Vessel")
        use(game, card)
        if game.options("discard"):
            game.pick("discard")
        game.pick("yes" if keeps else "no", by="Alexis")
        assert card.controller == (1 if keeps else 0)
        assert game.names("Alexis", "ash heap") == (["Vessel"] if keeps else [])
    game = at("master")
    card = game.in_play("Alexis", "Brothers Grimm")
    game.ready("Sarah", vampire("Krid", 6))
    assert not offers(game, card)


def test_a_blood_puppy_is_fed_and_bled() -> None:
    game = at("master")
    puppy = played(game, "Blood Puppy")
    assert puppy.blood == 3
    for way, blood, pool in ((0, 2, 31), (1, 4, 30), (2, 0, 33)):
        game = at("unlock")
        puppy = game.in_play("Sarah", "Blood Puppy", blood=3)
        use(game, puppy)
        game.pick("way", amount=way)
        assert (puppy.blood, game["Sarah"].pool) == (blood, pool)
    game = at("minion")
    puppy = game.in_play("Alexis", "Blood Puppy", blood=3)
    krid = game.ready("Sarah", vampire("Krid", 6))
    act(game, krid, puppy)
    finish(game)
    assert puppy.place.region == "ash heap"


def test_malkavian_prank_is_a_guess_at_each_hand() -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, clan="Malkavian"))
    played(game, "Malkavian Prank")
    for hidden, guessed in ((3, 3), (2, 4)):
        for _ in range(2):
            game.pick("amount", amount=guessed if game.asked == "Sarah" else hidden)
    assert [seat.pool for seat in game.table.seats] == [33, 27, 32]


def test_kaymakli_nightmares_deal_crypts_anew() -> None:
    game = at("master")
    first = game.uncontrolled("Sarah", vampire("First", 4), blood=3)
    game.on(first, "Cadet")
    game.crypt("Sarah", vampire("Second", 4), vampire("Third", 4))
    game.uncontrolled("Alexis", vampire("Theirs", 4), blood=1)
    card = played(game, "Kaymakli Nightmares")
    assert (game["Sarah"].pool, game["Alexis"].pool) == (33, 31)
    assert (len(game.rules.pile(0, "uncontrolled")), len(game.rules.pile(0, "crypt"))) == (1, 2)
    assert "Cadet" in game.names("Sarah", "ash heap")
    assert card.place.region == "ash heap"


def test_an_obsession_is_paid_for_with_blood_or_the_vampire() -> None:
    for way, place in ((0, "ready"), (1, "ash heap")):
        game = at("unlock")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador antitribu"), blood=2, locked=True)
        game.on(krid, "Obsession")
        while game.table.phase == "unlock" and not game.options("way"):
            game.passes()
        game.pick("way", amount=way)
        assert (krid.place.region, krid.locked, krid.blood) == (place, False, 1 if place == "ready" else 0)


def test_an_infamous_insurgent_is_infernal_and_unlocks_an_anarch() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch", text="Red List."), locked=True)
    other = game.ready("Sarah", vampire("Other", 4, sect="Anarch"), locked=True)
    card = game.on(krid, "Infamous Insurgent", marks={"gives trait": "infernal, bahari"})
    assert has_word(game.rules, krid, "infernal")
    assert minions.votes(game.rules, krid) == 2
    use(game, card)
    game.pick("target", other) if game.options("target") else None
    assert not other.locked
    assert not offers(game, card)
    game = at("master")
    game.ready("Sarah", vampire("Plain", 6, sect="Anarch"))
    assert refused(game, "Infamous Insurgent")


@pytest.mark.parametrize("contested", [False, True])
def test_who_bears_an_infamous_insurgent_is_bahari_while_it_is_in_play(contested: bool) -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch", text="Red List."), blood=0)
    blessing = game.in_play("Sarah", "Lilith's Blessing")
    if contested:
        ira = game.ready("Alexis", vampire("Ira", 6, sect="Anarch", text="Red List."))
        game.on(ira, "Infamous Insurgent", marks={"gives trait": "infernal, bahari"})
    card = played(game, "Infamous Insurgent", krid)
    assert card.place.region == ("contested" if contested else "")
    assert has_word(game.rules, krid, "infernal") is has_word(game.rules, krid, "bahari") is not contested
    while game.table.active == 0 or game.table.phase != "discard":
        game.pick("contest") if game.options("contest") else game.passes()
    krid.blood = 0
    while (game.table.active, game.table.phase) != (0, "master"):
        game.pick("contest") if game.options("contest") else game.passes()
    assert bool(offers(game, blessing)) is contested


def test_joseph_pander_protects_panders_and_sends_one_to_fight() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Pander"))
    game.ready("Alexis", IRA)
    card = game.in_play("Sarah", "Joseph Pander")
    use(game, card, "enter combat")
    game.pick("target", krid) if game.options("target") else None
    game.go_to("minion", "Sarah")
    act(game, krid, card, "enter combat")
    finish(game)
    assert krid.locked
    game = at("minion")
    ira = game.ready("Sarah", vampire("Ira", 6))
    pander = game.torpor("Alexis", vampire("Pander", 4, clan="Pander"))
    card = game.in_play("Alexis", "Joseph Pander")
    game.pick("diablerize", minion=ira)
    use(game, card, by="Alexis")
    finish(game)
    assert (pander.place.region, game["Alexis"].pool, card.locked) == ("torpor", 29, True)


def test_nosferatu_hosting_looks_at_the_uncontrolled() -> None:
    game = at("master")
    card = game.in_play("Sarah", "Nosferatu Hosting")
    hidden = game.uncontrolled("Alexis", vampire("Hidden", 4))
    use(game, card)
    if game.options("target"):
        game.pick("target", hidden)
    assert "Hidden" in game.options("seen")[0].text
    game = at("minion")
    card = game.in_play("Alexis", "Nosferatu Hosting")
    krid, rose = game.ready("Sarah", vampire("K", 6)), game.ready("Sarah", vampire("R", 6, clan="Toreador"))
    assert (acts(game, krid, card), acts(game, rose, card)) == (True, False)


def test_brainwash_lets_no_transfers_through_until_it_is_burned() -> None:
    game = at("master")
    child, other = game.uncontrolled("Alexis", vampire("Child", 4)), game.uncontrolled("Alexis", vampire("Other", 4))
    card = played(game, "Brainwash", child)
    assert card.place.on == child.id
    game.go_to("influence", "Alexis")
    assert {option.copy for option in game.options("transfer")} == {other.id}


def test_brainwash_is_burned_by_an_action() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    child = game.uncontrolled("Sarah", vampire("Child", 4))
    card = game.on(child, "Brainwash", face_up=True, marks={"remains": "yes", "no transfers": "yes"})
    act(game, krid, card)
    finish(game)
    assert card.place.region == "ash heap"


def test_kings_rising_gains_pool_and_cuts_off_transfers() -> None:
    for pool, gained in ((5, 8), (6, 7)):
        game = at("master")
        game.pool("Sarah", pool)
        game.uncontrolled("Sarah", vampire("Child", 4))
        card = played(game, "King's Rising")
        assert game["Sarah"].pool == gained
        while game.table.phase != "discard":
            assert not game.options("transfer")
            game.passes()
        assert card.place.region == "in play"


def test_aye_cancels_frenzy_and_wakes_for_three() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    laibon = game.ready("Alexis", vampire("Lion", 6, sect="Laibon"), locked=True, blood=3)
    ayes = [game.on(laibon, "Aye") for _ in range(3)]
    game.pick("bleed", minion=krid)
    use(game, ayes[2], "three Aye", by="Alexis")
    while game.options("target"):
        game.pick("target", game.table.copies[game.options("target")[0].copy])
    assert (laibon.blood, [aye.locked for aye in ayes]) == (2, [True] * 3)
    until(game, "block", laibon)


def test_aye_is_no_help_to_others_than_laibon() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    stranger = game.ready("Alexis", vampire("Stranger", 6), locked=True)
    ayes = [game.on(stranger, "Aye") for _ in range(3)]
    game.pick("bleed", minion=krid)
    for _ in range(20):
        if game.table.action is None:
            break
        assert not any(offers(game, aye) for aye in ayes)
        game.passes()


def test_one_aye_goes_when_its_laibon_burns_a_minion() -> None:
    game = at("minion")
    laibon = game.ready("Sarah", vampire("Lion", 6, sect="Laibon", text="+2 strength."))
    ayes = [game.on(laibon, "Aye") for _ in range(2)]
    foe = game.ready("Alexis", ally("Foe", 1))
    duel(game, laibon, foe)
    finish(game)
    assert foe.place.region == "ash heap"
    assert [aye.place.region for aye in ayes] == ["", "ash heap"]


def test_orun_makes_a_laibon_older_for_others_and_goes_after_a_large_bleed() -> None:
    game = at("minion")
    laibon = game.ready("Sarah", vampire("Lion", 6, sect="Laibon", text="+2 bleed."))
    oruns = [game.on(laibon, "Orun") for _ in range(3)]
    assert minions.capacity_for(game.rules, laibon, 1) == 12
    assert minions.capacity_for(game.rules, laibon, 0) == 6
    assert minions.votes(game.rules, laibon) == 1
    game.pick("bleed", minion=laibon)
    finish(game)
    assert [orun.place.region for orun in oruns] == ["", "", "ash heap"]


def test_more_aye_and_orun_than_the_capacity_are_burned() -> None:
    game = at("master")
    laibon = game.ready("Sarah", vampire("Lion", 2, sect="Laibon"))
    game.on(laibon, "Aye")
    game.on(laibon, "Orun")
    card = played(game, "Aye", laibon)
    assert card.place.region == "ash heap"


def test_the_erciyes_fragments_lend_a_card_of_the_prey() -> None:
    game = at("minion")
    fragments = game.in_play("Sarah", "The Erciyes Fragments")
    krid = game.ready("Sarah", vampire("Krid", 6, "dom"))
    (lost,) = game.ash_heap("Alexis", "Govern the Unaligned")
    use(game, fragments)
    assert (lost.place.on, lost.face_up, fragments.locked) == (fragments.id, False, True)
    game.pick("action card", lost, minion=krid, level="dom")
    finish(game)
    assert (game["Alexis"].pool, lost.place.region, lost.place.seat) == (27, "removed", 1)
    assert len(game.rules.pile(0, "hand")) == 7


def test_the_erciyes_fragments_hold_one_card_and_change_hands() -> None:
    game = at("minion")
    fragments = game.in_play("Alexis", "The Erciyes Fragments")
    game.ash_heap("Justin", "Deflection", "Deflection")
    krid, young = game.ready("Sarah", vampire("Krid", 5)), game.ready("Sarah", vampire("Young", 4, "DOM"))
    ira = game.ready("Justin", vampire("Ira", 6, text="+1 bleed."))
    until(game, "card in play")
    assert (acts(game, krid, fragments), acts(game, young, fragments)) == (True, False)
    act(game, krid, fragments)
    finish(game)
    assert (fragments.controller, ira.controller) == (0, 2)


def test_a_reaction_is_played_from_the_erciyes_fragments() -> None:
    game = at("minion", "Justin")
    fragments = game.in_play("Sarah", "The Erciyes Fragments")
    lost = game.on(
        fragments, "Deflection", marks={"as if from hand": "yes", "removed when burned": "yes"}, face_up=False
    )
    ira = game.ready("Justin", vampire("Ira", 6))
    game.ready("Sarah", vampire("Krid", 6, "DOM"))
    game.pick("bleed", minion=ira)
    until(game, "play", lost)
    game.pick("play", lost, level="DOM")
    finish(game)
    assert (game["Alexis"].pool, lost.place.region) == (29, "removed")


def test_unity_puts_cards_of_the_imbued_on_the_library() -> None:
    game = at("master")
    unity = game.in_play("Sarah", "Unity")
    game.ash_heap("Sarah", "Expiate", "Rejuvenate", "Blood Doll")
    use(game, unity)
    while game.options("target"):
        game.pick("target", game.table.copies[game.options("target")[0].copy])
    game.pick("amount", amount=0)
    assert sorted(game.names("Sarah", "library")[:2]) == ["Expiate", "Rejuvenate"]
    assert game["Sarah"].pool == 29
    game = at("master")
    unity = game.in_play("Sarah", "Unity")
    game.ash_heap("Sarah", "Expiate", "Blood Doll")
    game.ready("Sarah", vampire("Krid", 6))
    assert not offers(game, unity)


def test_two_wrongs_send_a_bleed_to_the_acting_methuselahs_own_prey() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6, "DOM"))
    game.ready("Alexis", vampire("Other", 6, "DOM"))
    (wrongs,) = game.hand("Justin", "Two Wrongs")
    deflections = game.hand("Alexis", "Deflection", "Deflection")
    game.pick("bleed", minion=krid)
    until(game, "play", deflections[0])
    game.pick("play", deflections[0], level="DOM", minion=ira)
    until(game, "out of turn", wrongs)
    game.pick("out of turn", wrongs)
    assert game.rules.action.seats == (1,)
    until(game, "play", deflections[1])
    game.pick("play", deflections[1], level="DOM")
    finish(game)
    assert [seat.pool for seat in game.table.seats] == [30, 29, 30]
    assert not ira.locked


def test_the_wolves_feed_needs_gehenna_and_strikes_at_range() -> None:
    game = at("minion")
    game.in_play("Sarah", "Watchtower: The Wolves Feed")
    krid = game.ready("Sarah", vampire("Krid", 6, text="Black Hand."))
    ira = game.ready("Alexis", IRA)
    assert minions.stealth(game.rules, krid) == 1
    assert minions.stealth(game.rules, ira) == 0
    game.pick("bleed", minion=krid)
    game.rules.change_action(stealth=0)
    until(game, "block", ira)
    game.pick("block", ira)
    until(game, "use")
    game.pick("use")
    finish(game)
    assert ira.blood == 4


def test_the_wolves_feed_on_pool() -> None:
    for way, pool, place in ((0, 28, "in play"), (1, 30, "ash heap")):
        game = at("unlock")
        card = game.in_play("Sarah", "Watchtower: The Wolves Feed")
        for name in ("Fall of the Camarilla", "The Unmasking"):
            game.in_play("Alexis", name)
        while not game.options("way"):
            game.passes()
        game.pick("way", amount=way)
        assert (game["Sarah"].pool, card.place.region) == (pool, place)


def test_the_chosen_are_called_to_draw() -> None:
    game = at("master")
    card = game.in_play("Sarah", "Watchtower: Chosen are Called")
    game.hand_size("Sarah", 1)
    use(game, card)
    for _ in range(3):
        game.pick("discard", game.table.copies[game.options("discard")[0].copy])
    assert len(game.rules.pile(0, "hand")) == 1
    assert len(game.rules.pile(0, "ash heap")) == 3


def test_prophecies_of_gehenna_show_a_hand_and_pass_on() -> None:
    game = at("master")
    card = game.in_play("Sarah", "Prophecies of Gehenna")
    game.hand("Alexis", "Deflection")
    use(game, card)
    game.pick("seen")
    assert (card.controller, card.locked) == (1, True)
    game = at("unlock")
    card = game.in_play("Alexis", "Prophecies of Gehenna")
    use(game, card)
    assert card.place.region == "ash heap"
    assert any("shows the hand" in said for said in game.log)


@pytest.mark.parametrize("name", ["Guinea-Bissau Carnival"])
def test_a_carnival_feeds_laibon_by_their_aye(name: str) -> None:
    game = at("minion")
    game.in_play("Justin", name)
    laibon = game.ready("Sarah", vampire("Lion", 6, sect="Laibon"), blood=1)
    stranger = game.ready("Sarah", vampire("Stranger", 6), blood=1)
    game.on(laibon, "Aye")
    game.ready("Alexis", IRA)
    game.pick("hunt", minion=laibon)
    assert game.rules.action.stealth == 2
    finish(game)
    assert laibon.blood == 4
    game.pick("hunt", minion=stranger)
    finish(game)
    assert stranger.blood == 2


def test_the_glass_walker_pact_moves_blood_for_the_top_card() -> None:
    for top, place in (("Deflection", "in play"), ("Blood Doll", "ash heap")):
        game = at("unlock")
        card = game.in_play("Sarah", "Glass Walker Pact")
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Giovanni"), blood=2)
        ira = game.ready("Alexis", IRA, blood=3, locked=True)
        game.library("Sarah", top)
        use(game, card)
        while game.options("target"):
            game.pick("target", game.table.copies[game.options("target")[0].copy])
        assert (krid.blood, ira.blood, card.place.region) == (3, 2, place)
        assert f"Sarah burns {top} from the library" in game.log
    game = at("master")
    card = game.in_play("Sarah", "Glass Walker Pact")
    game.ready("Alexis", library("Wolf", "Ally", text="Werewolf with 3 life. 1 bleed."))
    game.ready("Sarah", vampire("Krid", 6))
    game.go_to("minion", "Sarah")
    assert card.place.region == "ash heap"


@pytest.mark.parametrize("cards", [1, 0])
def test_the_glass_walker_pact_has_nothing_to_burn_in_an_empty_library(cards: int) -> None:
    game = at("discard", of="Justin")
    card = game.in_play("Sarah", "Glass Walker Pact")
    game.ready("Sarah", vampire("Krid", 6, clan="Giovanni"), blood=2)
    game.ready("Alexis", IRA, blood=3, locked=True)
    game.start()
    for number in list(game["Sarah"].piles["library"])[cards:]:
        game.rules.doing.move_card(game.table.copies[number], Place(0, "removed"))
    game.passes()
    assert offers(game, card) == bool(cards)
