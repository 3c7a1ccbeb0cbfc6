"""Vampires of the starter decks that are defined by name, played through the referee."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_master_cards_grounds import at
from tests.abilities.test_vampires_most_played import duel, finish
from tests.abilities.test_vampires_turns_and_cancelling import use_in
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.torpor.diablerie import blood_hunt
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
G6 = " (G6)"


def bled(game: Position, minion: Copy) -> None:
    """A bleed that nobody blocks."""
    game.pick("bleed", minion=minion)
    finish(game)


@pytest.mark.parametrize(("name", "on", "votes"), [('Jason "Son" Newberry', False, 2), ("Ilyana Ravidovich", True, 2)])
def test_votes_in_blood_hunts(name: str, on: bool, votes: int) -> None:
    game = table()
    voter = game.ready("Sarah", name)
    other = game.ready("Alexis", IRA)
    game.start()
    game.referee = None
    choices = blood_hunt(game.rules, voter if on else other)
    choice, gained = next(choices, None), 0
    while choice is not None:
        kinds = [(option.kind, option.copy) for option in choice.options]
        mine = ("use", voter.id) in kinds
        wanted = ("use", voter.id) if mine else ("yes", 0) if choice.kind == "blood hunt" else ("pass", 0)
        try:
            choice = choices.send((kinds.index(wanted) if wanted in kinds else len(kinds) - 1,))
        except StopIteration:
            break
        call = game.table.referendum
        cast = sum(vote.amount for vote in call.cast if vote.source != "title") if call is not None else 0
        gained = max(gained, cast + sum(game.rules.passing.referendum.gained_votes.values()))
    assert gained == votes
    other_hunt = table()
    voter = other_hunt.ready("Sarah", name)
    krid = other_hunt.ready("Sarah", vampire("Krid", 6))
    other_hunt.hand("Sarah", "Domain Challenge")
    other_hunt.pick("political", "Domain Challenge", minion=krid)
    while other_hunt.table.action is not None:
        assert not offered(other_hunt, "use", voter)
        other_hunt.passes()


def test_vanceslava_gains_a_pool_for_what_her_prey_has_burned_once_a_turn() -> None:
    for pool in (30, 1):
        game = table("Sarah", "Alexis", "Justin", "Ana")
        lady = game.ready("Sarah", "Věnceslava, The Implacable")
        game.pool("Alexis", pool)
        game.pick("bleed", minion=lady)
        until(game, "use", lady)
        game.pick("use", lady)
        assert game["Sarah"].pool == (31 if pool == 30 else 37)
    game = table()
    lady = game.ready("Sarah", "Věnceslava, The Implacable", blood=4)
    game.pick("hunt", minion=lady)
    finish(game)
    assert game["Sarah"].pool == 30


def test_ilonka_looks_at_the_hand_of_who_bled_her_methuselah() -> None:
    for keeps in (True, False):
        game = table()
        ira = game.ready("Justin", IRA)
        ilonka = game.ready("Sarah", "Ilonka")
        game.phase("minion", of="Justin")
        game.hand("Justin", *["Majesty"] * 7)
        game.pick("bleed", minion=ira)
        until(game, "use", ilonka)
        game.pick("use", ilonka)
        game.pick("seen")
        game.pick("no" if keeps else "yes")
        finish(game)
        assert len(game.names("Justin", "ash heap")) == (0 if keeps else 1)
    game = table()
    krid, ilonka = game.ready("Sarah", vampire("Krid", 4)), game.ready("Sarah", "Ilonka")
    game.pick("bleed", minion=krid)
    while game.table.action is not None:
        assert not offered(game, "use", ilonka)
        game.passes()


@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_khin_aye_gives_hand_size_while_the_predator_has_more_minions(where: str) -> None:
    game = table()
    (game.ready if where == "ready" else game.torpor)("Sarah", "Khin Aye")
    for number in range(2):
        game.ready("Justin", vampire(f"V{number}", 4))
    game.go_to("discard", "Sarah")
    assert game["Sarah"].hand_size == 8


@pytest.mark.parametrize(("card", "blood", "then"), [(vampire("Krid", 6), 2, 4), (ally("Helper", 3), 2, 3)])
def test_seraphina_adds_blood_or_life_to_minions_of_her_own(card: Card, blood: int, then: int) -> None:
    game = table()
    lady = game.ready("Sarah", "Seraphina")
    target = game.ready("Sarah", card, blood=blood)
    ira = game.ready("Alexis", IRA, blood=1)
    game.pick("card in play", lady)
    assert not any(option.copy == ira.id for option in game.options("target"))
    game.pick("target", target)
    finish(game)
    assert target.blood == then


def test_roy_is_locked_in_the_discard_phase() -> None:
    game = table()
    roy = game.ready("Sarah", "Roy")
    ira = game.ready("Sarah", IRA)
    game.go_to("discard", "Sarah")
    assert (roy.locked, ira.locked) == (True, False)
    game = table()
    roy = game.ready("Sarah", "Roy")
    game.phase("minion", of="Alexis")
    game.go_to("discard", "Alexis")
    assert not roy.locked


def test_hel_bla_brings_back_an_ally_that_needs_hecata_or_oblivion() -> None:
    game = table()
    hel = game.ready("Sarah", "Hel-Blá")
    _, screamer, drone = game.ash_heap("Sarah", "Ossian", "Screamer", "Gravebound Drone")
    game.pick("card in play", hel)
    assert {option.copy for option in game.options("target")} == {screamer.id, drone.id}
    game.pick("target", drone)
    finish(game)
    assert (drone.place.region, drone.locked, drone.blood) == ("ready", True, 2)
    assert hel.blood == 8
    game = table()
    hel = game.ready("Sarah", "Hel-Blá")
    game.ash_heap("Sarah", "Ossian")
    game.start()
    assert not offered(game, "card in play", hel)


def offered_in_action(game: Position, card: Copy) -> bool:
    """Whether a card may be used at some moment of the action; the others pass until then."""
    while game.table.action is not None:
        if offered(game, "use", card):
            return True
        game.passes()
    return False


def test_sakura_unlocks_after_actions_of_her_path() -> None:
    for path, possible in (("", False), ("Caine", False), ("Death and the Soul", True)):
        game = table()
        sakura = game.ready("Sarah", "Sakura, The Merciless")
        deed = library("Deed", "Action", text="Gain 1 pool.")
        if path == "Caine":
            sakura = game.ready("Sarah", replace(vampire("Krid", 6), path="Caine"))
        (card,) = game.hand("Sarah", replace(deed, path=path))
        game.pick("action card", card, minion=sakura)
        seen = offered_in_action(game, sakura)
        assert seen == possible
        if seen:
            game.pick("use", sakura)
            assert (sakura.locked, sakura.blood) == (False, 6)


def test_anja_unlocks_another_hecata_after_an_action_of_the_hecata() -> None:
    for clan, code, possible in (("Hecata", "obl", True), ("Hecata", "pot", False), ("Toreador", "obl", False)):
        game = table()
        anja = game.ready("Sarah", '"Mother" Anja Giovanni')
        krid = game.ready("Sarah", vampire("Krid", 6, "obl pot", clan=clan))
        (deed,) = game.hand("Sarah", library("Deed", "Action", disciplines=code, text="Gain 1 pool."))
        game.pick("action card", deed, minion=krid)
        seen = offered_in_action(game, anja)
        assert seen == possible
        if seen:
            game.pick("use", anja)
            assert (krid.locked, anja.blood) == (False, 7)


def test_maureen_gains_a_pool_after_an_action_with_daimoinon() -> None:
    for code, gained in (("dai", 2), ("pre", 1)):
        game = table()
        maureen = game.ready("Sarah", "Maureen, Dark Priestess")
        (deed,) = game.hand("Sarah", library("Deed", "Action", disciplines=code, text="Gain 1 pool."))
        game.pick("action card", deed, minion=maureen)
        while game.table.action is not None:
            game.pick("use", maureen) if offered(game, "use", maureen) else game.passes()
        assert game["Sarah"].pool == 30 + gained


def test_cedrick_goes_to_torpor_when_his_referendum_fails() -> None:
    for passes in (True, False):
        game = table()
        cedrick = game.ready("Sarah", "Cedrick Calhoun")
        ira = game.ready("Alexis", vampire("Ira", 6, title="prince of Chicago"))
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
        game.hand("Sarah", "Domain Challenge")
        game.pick("political", "Domain Challenge", minion=cedrick)
        for _ in range(60):
            if game.table.action is None:
                break
            if passes and offered(game, "title for", krid):
                game.pick("title for", krid)
            elif offered(game, "title against", ira) and not passes:
                game.pick("title against", ira)
            else:
                game.passes()
        assert cedrick.place.region == ("ready" if passes else "torpor")
    game = table()
    cedrick = game.ready("Sarah", "Cedrick Calhoun")
    bled(game, cedrick)
    assert cedrick.place.region == "ready"


def test_hesha_bleeds_for_each_unique_equipment() -> None:
    game = table()
    hesha = game.ready("Sarah", "Hesha Ruhadze" + G6)
    game.start()
    own = minions.bleed_amount(game.rules, hesha)
    game.on(hesha, "Ivory Bow")
    assert minions.bleed_amount(game.rules, hesha) == own + 1
    game.on(hesha, ".44 Magnum")
    assert minions.bleed_amount(game.rules, hesha) == own + 1


def test_noluthando_strikes_harder_with_ranged_strikes() -> None:
    for weapon, lost in ((".44 Magnum", 3), (None, 1)):
        game = table()
        lady = game.ready("Sarah", "Noluthando")
        ira = game.ready("Alexis", IRA)
        if weapon:
            game.on(lady, weapon)
        duel(game, lady, ira)
        for _ in range(40):
            if game.table.action is None:
                break
            if game.options("weapon") and game.asked == "Sarah":
                game.pick("weapon")
            elif game.options("hand strike"):
                game.pick("hand strike")
            else:
                game.passes()
        assert ira.blood == 6 - lost


def test_a_coin_decides_on_actions_at_evan_of_others_only() -> None:
    seen = set()
    for coin in (0, 1):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, "dom"))
        evan = game.ready("Alexis", "Evan Klein" + G6)
        (deed,) = game.hand("Sarah", library("Deed", "Action", text="(D) Lock a minion."))
        game.start()
        game.rules.doing.random = lambda _, coin=coin: coin  # type: ignore[method-assign]
        game.pick("action card", deed, minion=krid)
        game.pick("target", evan) if game.options("target") else None
        finish(game)
        seen.add((coin, evan.locked))
    assert seen == {(0, True), (1, False)}


@pytest.mark.parametrize(("name", "capacity", "dearer"), [
    ("Algirdas, The Solar Prophet", 6, 1), ("Algirdas, The Solar Prophet", 8, 0), ("Djeneba", 11, 1),
])  # fmt: skip
def test_strike_cards_cost_the_opponent_more(name: str, capacity: int, dearer: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity, "cel"), blood=5)
    foe = game.ready("Alexis", name)
    (strike,) = game.hand("Sarah", library("Blink", "Combat", disciplines="cel", text="Strike: dodge."))
    duel(game, krid, foe)
    until(game, "play", strike)
    game.pick("play", strike)
    assert krid.blood == 5 - dearer


def test_eulogio_reorders_and_unlocks() -> None:
    game = table()
    eulogio = game.ready("Sarah", "Eulogio Sánchez de los Reyes")
    game.library("Sarah", "Majesty", "Deflection", "Govern the Unaligned", "Blood Doll", "Freak Drive", "Conditioning")
    game.pick("card in play", eulogio)
    for _ in range(30):
        if game.table.action is None:
            break
        option = game.options()[0]
        game.passes() if game.options("pass") or game.options("no block") else game.pick(
            option.kind, amount=option.amount, card=game.table.copies.get(option.copy)
        )
    assert (eulogio.locked, eulogio.blood) == (False, 7)
    assert len(game.names("Sarah", "library")) == 6


def test_roger_gives_a_maneuver_for_a_card_of_oblivion_once_a_turn() -> None:
    for card, possible in (
        (library("Night", "Action", disciplines="obl"), True),
        (library("Day", "Action", disciplines="pre"), False),
    ):
        game = table()
        roger = game.ready("Sarah", "Roger de Camden")
        krid = game.ready("Sarah", vampire("Krid", 6))
        ira = game.ready("Alexis", IRA)
        game.hand("Sarah", card)
        duel(game, krid, ira)
        seen = False
        for _ in range(12):
            if game.table.action is None:
                break
            if offered(game, "use", roger):
                seen = True
                game.pick("use", roger)
                assert not offered(game, "use", roger)
                assert any("long" in line for line in game.log[-3:]), game.log[-6:]
                break
            game.pick("hand strike") if game.options("hand strike") else game.passes()
        assert seen == possible


def test_a_hand_is_open_in_combat_with_uriel_and_harold() -> None:
    for name in ("Uriel", "Harold Tanner"):
        game = table()
        hero = game.ready("Sarah", name)
        ira = game.ready("Alexis", vampire("Ira", 6, "PRE"))
        game.hand("Alexis", "Majesty")
        game.start()
        assert not game.rules.abilities.of_methuselah(game.rules, 1, "open hand")
        duel(game, hero, ira)
        until(game, "play")
        assert game.rules.abilities.of_methuselah(game.rules, 1, "open hand")
        assert not game.rules.abilities.of_methuselah(game.rules, 2, "open hand")


@pytest.mark.parametrize(("name", "code", "more"), [
    ("Duality", "vic", True), ("Duality", "ani", False), ("Yseult", "mel", True),
    ("Count Vladimir Rustovitch", "", True),
])  # fmt: skip
def test_a_card_more_is_drawn(name: str, code: str, more: bool) -> None:
    game = table()
    hero = game.ready("Sarah", name)
    ira = game.ready("Alexis", IRA)
    (played,) = game.hand("Sarah", library("Blink", "Combat", disciplines=code, text="Strike: dodge."))
    game.library("Sarah", *["Majesty"] * 9)
    duel(game, hero, ira)
    until(game, "play", played)
    game.pick("play", played)
    assert bool(game.options("yes")) == more


def test_gemini_moves_uncontrolled_blood_of_the_prey_to_its_pool() -> None:
    game = table()
    gemini = game.ready("Sarah", "Gemini")
    child = game.uncontrolled("Alexis", vampire("Child", 8), blood=2)
    use_in(game, "unlock", gemini)
    game.pick(game.options()[0].kind) if game.options("target") else None
    assert (child.blood, game["Alexis"].pool) == (1, 31)
    assert not offered(game, "use", gemini)


def test_kyle_moves_a_blood_to_a_sabbat_vampire() -> None:
    game = table()
    kyle = game.ready("Sarah", "Kyle Strathcona, Cardinal of Canada")
    krid = game.ready("Alexis", vampire("Krid", 6, sect="Sabbat"), blood=1)
    game.ready("Sarah", IRA, blood=1)
    use_in(game, "unlock", kyle)
    game.pick("target", krid) if game.options("target") else None
    assert (krid.blood, kyle.blood) == (2, 8)
    assert not offered(game, "use", kyle)


def test_venere_leaves_torpor_for_a_blood() -> None:
    for blood in (2, 0):
        game = table()
        venere = game.torpor("Sarah", "Venere Carboni", blood=blood)
        game.phase("unlock", of="Sarah")
        assert offered(game, "use", venere) == bool(blood)
        if blood:
            game.pick("use", venere)
            assert (venere.place.region, venere.blood) == ("ready", 1)


def test_intisar_pays_a_methuselah_to_lock_a_minion() -> None:
    for edge in (True, False):
        game = table()
        intisar = game.ready("Sarah", "Intisar")
        ira = game.ready("Alexis", IRA)
        if edge:
            game.give_edge("Sarah")
        game.phase("unlock", of="Sarah")
        assert offered(game, "use", intisar) == edge
        if edge:
            before = game["Sarah"].pool
            game.pick("use", intisar)
            game.pick("target", ira) if game.options("target") else None
            assert (ira.locked, game["Sarah"].pool, game["Alexis"].pool) == (True, before - 1, 31)


def test_radu_feeds_on_the_purchase_pact() -> None:
    for there in (True, False):
        game = table()
        radu = game.ready("Sarah", "Radu Bistri", blood=3)
        if there:
            game.in_play("Alexis", "Purchase Pact")
        game.phase("unlock", of="Sarah")
        assert offered(game, "use", radu) == there
        if there:
            game.pick("use", radu)
            assert radu.blood == 4 and not offered(game, "use", radu)


def test_shahid_locks_for_cards_in_the_unlock_phase_of_another() -> None:
    game = table()
    shahid = game.ready("Sarah", "Shahid")
    for number in range(2):
        game.ready("Alexis", vampire(f"V{number}", 4))
    game.library("Sarah", *["Majesty"] * 9)
    game.phase("unlock", of="Alexis")
    until(game, "use", shahid)
    game.pick("use", shahid)
    assert (shahid.locked, game["Sarah"].hand_size) == (True, 9)
    game = table()
    shahid = game.ready("Sarah", "Shahid")
    game.phase("unlock", of="Sarah")
    assert not offered(game, "use", shahid)


def test_kurt_moves_the_top_card_to_the_bottom_for_a_blood() -> None:
    for blood, moved in ((3, True), (0, False)):
        game = table()
        kurt = game.ready("Sarah", "Kurt Densch", blood=blood)
        game.library("Sarah", "Majesty", "Deflection", "Blood Doll")
        use_in(game, "unlock", kurt)
        game.pick("seen")
        assert bool(game.options("yes")) == moved
        if moved:
            game.pick("yes")
            assert (game.names("Sarah", "library")[-1], kurt.blood) == ("Majesty", 2)


@pytest.mark.parametrize(("sect", "size"), [("Sabbat", 8), ("Camarilla", 7)])
def test_tomaine_gives_the_prey_hand_size(sect: str, size: int) -> None:
    game = table()
    game.ready("Sarah", "Tomaine")
    game.ready("Alexis", vampire("Ira", 6, sect=sect))
    game.go_to("discard", "Sarah")
    assert (game["Alexis"].hand_size, game["Sarah"].hand_size) == (size, 7)


def test_harry_hits_allies_that_are_no_mortals_harder() -> None:
    for text, lost in (
        ("Wraith with 4 life. 1 strength, 0 bleed.", 2),
        ("Mortal with 4 life. 1 strength, 0 bleed.", 1),
    ):
        game = table()
        harry = game.ready("Sarah", "Harry Reese")
        foe = game.ready("Alexis", library("Foe", "Ally", text=text))
        duel(game, harry, foe)
        finish(game)
        assert foe.blood == 4 - lost


@pytest.mark.parametrize(("text", "pool", "blood"), [("Gehenna.", 31, 7), ("Inconnu.", 30, 8)])
def test_marcel_and_antara_hear_of_gehenna_events(text: str, pool: int, blood: int) -> None:
    game = at("discard")
    game.ready("Sarah", "Marcel de Breau")
    antara = game.ready("Alexis", "Antara")
    game.give_edge("Sarah")
    (card,) = game.hand("Sarah", library("Sign", "Event", text=text))
    game.pick("event", card)
    assert (game["Sarah"].pool, antara.blood) == (pool, blood)


def test_troglodytia_looks_at_the_hand_after_a_master_card() -> None:
    game = at("master", "Alexis")
    game.ready("Sarah", "Troglodytia")
    ira = game.ready("Alexis", IRA)
    (card,) = game.hand("Alexis", "Life in the City")
    game.hand("Alexis", "Majesty")
    game.pick("master", card)
    game.pick("target", ira)
    assert (game.asked, bool(game.options("yes"))) == ("Sarah", True)
    game.pick("yes")
    assert "Majesty" in game.options("seen")[0].text


@pytest.mark.parametrize("canceller", ["Sudden Reversal", "Wash"])
def test_who_cancels_is_looked_at_once_the_canceller_is_replaced_where_it_is_at_once(canceller: str) -> None:
    """Nothing but cancelling is done while a card is being played (sec. 1.6.1); Wash is not replaced at once."""
    game = at("master", "Alexis")
    game.ready("Sarah", "Troglodytia")
    ira = game.ready("Alexis", IRA)
    game.hand("Alexis", "Life in the City")
    game.hand("Justin", canceller)
    game.library("Justin", "Majesty")
    game.pick("master", "Life in the City")
    game.pick("target", ira)
    game.pick("out of turn", canceller, by="Justin")
    while game.asked != "Sarah":
        game.passes()
    game.pick("yes")
    assert ("Majesty" in game.options("seen")[0].text) is (canceller == "Sudden Reversal")
    assert ira.place.region == "ready" and not ira.attached


def test_an_ally_that_fights_kamiri_as_it_blocks_is_burned_afterwards() -> None:
    for fights in (True, False):
        game = table()
        kamiri = game.ready("Sarah", "Kamiri wa Itherero")
        foe = game.ready("Alexis", ally("Foe", 8))
        if not fights:
            foe = game.ready("Alexis", vampire("Elder", 11))
        duel(game, kamiri, foe)
        finish(game)
        assert (foe.place.region == "ready") != fights


@pytest.mark.parametrize("name", ["Lenelle, Mambo of Birmingham", "Carlotta Giovanni"])
def test_a_card_is_exchanged_as_both_are_named(name: str) -> None:
    game = table()
    lady = game.ready("Sarah", name)
    (given,) = game.hand("Sarah", "Majesty")
    game.ash_heap("Sarah", "Deflection")
    blood = lady.blood
    game.pick("card in play", lady)
    game.pick("target", given)
    finish(game)
    assert "Deflection" in game.names("Sarah", "hand")
    assert (game.names("Sarah", "ash heap"), lady.blood) == (["Majesty"], blood - 1)
    game = table()
    lady = game.ready("Sarah", name)
    game.start()
    assert not offered(game, "card in play", lady)


def test_dominica_finds_an_archetype() -> None:
    game = table()
    lady = game.ready("Sarah", "Dominica")
    game.library("Sarah", "Blood Doll", "Saulot's Healing Touch")
    game.pick("card in play", lady)
    until(game, "search")
    assert [option.text for option in game.options("search")] == ["Saulot's Healing Touch"]


def test_fotini_has_a_larger_hand_until_the_discard_phase() -> None:
    for kind, size in (("bleed", 8), ("hunt", 7)):
        game = table()
        lady = game.ready("Sarah", "Fotini Katsikaris", blood=4)
        game.ready("Sarah", IRA)
        game.library("Sarah", *["Majesty"] * 9)
        game.pick(kind, minion=lady)
        finish(game)
        assert game["Sarah"].hand_size == size
        game.go_to("discard", "Sarah")
        assert game["Sarah"].hand_size == 7


@pytest.mark.parametrize("gone", ["burned", "stolen"])
def test_the_hand_is_larger_whatever_becomes_of_fotini(gone: str) -> None:
    game = table()
    lady, kin = game.ready("Sarah", "Fotini Katsikaris", blood=4), game.ready("Sarah", IRA)
    game.ready("Sarah", vampire("Ivo", 5))
    game.pick("bleed", minion=lady)
    finish(game)
    if gone == "burned":
        game.rules.burn(lady)
    else:
        list(take_control(game.rules, 1, lady))
    game.pick("hunt", minion=kin)
    finish(game)
    assert [seat.hand_size for seat in game.table.seats] == [8, 7, 7]
    game.go_to("discard", "Sarah")
    assert [seat.hand_size for seat in game.table.seats] == [7, 7, 7]


@pytest.mark.parametrize(("clan", "lost"), [("Banu Haqim", 2), ("Toreador", 1)])
def test_faruq_is_stronger_in_the_combat_that_he_enters(clan: str, lost: int) -> None:
    game = table()
    faruq = game.ready("Sarah", "Faruq")
    foe = game.ready("Alexis", vampire("Foe", 6, clan=clan))
    if clan == "Banu Haqim":
        game.pick("card in play", faruq)
        finish(game)
    else:
        duel(game, faruq, foe)
        finish(game)
    assert foe.blood == 6 - lost


@pytest.mark.parametrize(("blocks", "lost"), [("", (2, 0)), ("Foe", (1, 0)), ("Guard", (0, 1))])
def test_faruq_is_no_stronger_in_the_combat_of_a_block(blocks: str, lost: tuple[int, int]) -> None:
    """That of his action is the one that it brings where it is not blocked, by the Banu Haqim itself either."""
    game = table()
    faruq = game.ready("Sarah", "Faruq")
    foe = game.ready("Alexis", vampire("Foe", 6, clan="Banu Haqim"))
    guard = game.ready("Alexis", vampire("Guard", 6, clan="Banu Haqim"))
    game.pick("card in play", faruq)
    game.pick("enter combat", foe)
    if blocks:
        game.pick("block", foe if blocks == "Foe" else guard)
    finish(game)
    assert (6 - foe.blood, 6 - guard.blood) == lost


def test_father_juan_bleeds_for_less_at_stealth() -> None:
    game = table()
    juan = game.ready("Sarah", "Father Juan Carlos")
    ira = game.ready("Alexis", IRA)
    game.pick("bleed", minion=juan)
    assert not offered(game, "use", juan)
    game.pick("block", ira)
    bleed = game.rules.action.bleed
    game.pick("use", juan)
    finish(game)
    assert (game["Alexis"].pool, juan.blood) == (30 - bleed + 1, 5)


def test_barth_takes_stealth_of_the_small_of_his_neighbours() -> None:
    for capacity, locked, less in ((3, False, 1), (4, False, 0), (3, True, 0)):
        game = table()
        game.phase("minion", of="Alexis")
        game.ready("Sarah", "Barth", locked=locked)
        foe = game.ready("Alexis", vampire("Foe", capacity))
        game.start()
        assert minions.stealth(game.rules, foe) == -less


def test_dr_morrow_grafts_an_ally() -> None:
    game = table()
    morrow = game.ready("Sarah", "Dr. Morrow, The Skindoctor")
    foe, other = game.ready("Alexis", ally("Foe", 3)), game.ready("Sarah", ally("Other", 3))
    game.pick("card in play", morrow)
    # “An ally” is any, one's own too.
    assert {option.copy for option in game.options("target")} == {foe.id, other.id}
    game.pick("target", foe)
    finish(game)
    assert (foe.counters["graft"], minions.stealth(game.rules, foe), minions.stealth(game.rules, other)) == (1, -1, 0)


@pytest.mark.parametrize(("name", "possible"), [("Papillon", True), ("Blood Doll", True), ("Powerbase: Rome", False)])
def test_vassily_burns_hunting_grounds_and_blood_dolls(name: str, possible: bool) -> None:
    game = table()
    vassily = game.ready("Sarah", "Vassily Taltos")
    ira = game.ready("Alexis", IRA)
    card = game.on(ira, name) if name == "Blood Doll" else game.in_play("Alexis", name)
    if name == "Blood Doll":
        card.controller = 1
    game.start()
    assert offered(game, "card in play", vassily) == possible
    if possible:
        game.pick("card in play", vassily)
        finish(game)
        assert card.place.region == "ash heap"


@pytest.mark.parametrize("who", ["Javier Montoya", "Catacombs", "neither"])
def test_rescues_cost_a_blood_less(who: str) -> None:
    game = table()
    hero = game.ready("Sarah", who if who == "Javier Montoya" else vampire("Krid", 9), blood=6)
    if who == "Catacombs":
        game.on(hero, who)
    ira = game.torpor("Sarah", IRA, blood=0)
    game.ready("Alexis", vampire("Foe", 8))
    game.pick("rescue", minion=hero)
    if game.options("share"):
        game.pick("share", amount=0)
    assert game.rules.action.stealth == (2 if who == "Catacombs" else 1)
    finish(game)
    assert (hero.blood, ira.place.region) == (6 - (2 if who == "neither" else 1), "ready")


@pytest.mark.parametrize("burned", [True, False])
def test_vincent_has_the_edge_give_a_vote_more(burned: bool) -> None:
    game = table()
    game.ready("Sarah", "Vincent Day, Paladin and Paragon")
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Boston"))
    game.give_edge("Sarah")
    game.hand("Sarah", "Domain Challenge")
    game.pick("political", "Domain Challenge", minion=krid)
    until(game, "edge for")
    if burned:
        game.pick("edge for")
    assert sum(game.rules.passing.referendum.gained_votes.values()) == (1 if burned else 0)


@pytest.mark.parametrize(("clan", "possible"), [("Brujah", True), ("Toreador", False)])
def test_gengis_serves_any_brujah_for_a_turn(clan: str, possible: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan))
    gengis = game.ready("Alexis", "Gengis", locked=True)
    game.ready("Alexis", vampire("Foe", 8))
    game.start()
    assert offered(game, "card in play", gengis) == possible
    if possible:
        gengis.locked = False
        game.pick("card in play", gengis, minion=krid)
        until(game, "block")
        assert not offered(game, "block", gengis)
        finish(game)
        assert (gengis.controller, gengis.locked) == (0, False)
        game.go_to("minion", "Alexis")
        assert gengis.controller == 1


def test_each_seduction_counter_is_burned_by_an_action_of_its_own() -> None:
    game = table()
    makarios = game.ready("Alexis", "Makarios, The Seducer")
    ira = game.ready("Sarah", vampire("Ira", 6, clan="Brujah"), counters={"seduction": 2})
    for left in (1, 0):
        game.pick("card in play", makarios, minion=ira)
        finish(game)
        assert ira.counters.get("seduction", 0) == left
        game.go_to("minion", "Alexis")
        game.go_to("minion", "Sarah")


def test_makarios_is_not_blocked_by_whom_he_has_seduced() -> None:
    game = table()
    makarios = game.ready("Sarah", "Makarios, The Seducer")
    ira, foe = game.ready("Alexis", vampire("Ira", 6, clan="Brujah")), game.ready("Alexis", vampire("Foe", 8))
    game.pick("card in play", makarios)
    assert not game.options("target")
    finish(game)
    assert ira.counters["seduction"] == 1
    game.go_to("minion", "Alexis")
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=makarios)
    until(game, "block", foe)
    assert not offered(game, "block", ira)
    finish(game)
    game.go_to("minion", "Alexis")
    game.pick("card in play", makarios, minion=ira)
    finish(game)
    assert ira.counters.get("seduction", 0) == 0


@pytest.mark.parametrize(("name", "before", "burned"), [
    ("London Evening Star, Tabloid Newspaper", 1, False), ("London Evening Star, Tabloid Newspaper", 2, True),
    ("Steam Tunnels", 0, True),
])  # fmt: skip
def test_dominique_vandalizes_a_location(name: str, before: int, burned: bool) -> None:
    game = table()
    dominique = game.ready("Sarah", "Dominique")
    place = game.in_play("Alexis", name, counters={"vandal": before})
    mine = game.in_play("Sarah", "Warsaw Station")
    game.pick("card in play", dominique)
    # “A location” is any, her own too.
    assert {option.copy for option in game.options("target")} == {place.id, mine.id}
    game.pick("target", place)
    finish(game)
    assert (place.place.region == "ash heap") == burned
