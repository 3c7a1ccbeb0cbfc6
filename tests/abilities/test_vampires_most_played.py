"""The crypt cards played most, each defined by name, played through the referee."""

from __future__ import annotations

from tests.abilities.table import table
from tests.abilities.test_elders import advance, call, in_combat, offered, until
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.table.table import Copy

HOUND = retainer("Hound", 2, text="Hound inflicts 1 damage on the opposing minion each round of combat during normal"
                 " strike resolution.")  # fmt: skip
STRONG = retainer("Trainer", 1, text="This minion gets +1 strength.")


def duel(game: Position, mine: Copy, theirs: Copy) -> None:
    """A bleed that is blocked; the combat goes on to the first choice in it."""
    game.pick("bleed", minion=mine)
    until(game, "block", theirs)
    game.pick("block", theirs)


def finish(game: Position) -> None:
    """Everybody passes and strikes with hands until the action is over."""
    advance(game, lambda: game.table.action is None)


def until_asked(game: Position, kind: str) -> None:
    """Everybody passes until something of a kind is asked, or nothing is going on."""
    phase = game.table.phase

    def reached() -> bool:
        over = game.table.action is None and (game.table.phase != phase or phase == "minion")
        return bool(game.options(kind)) or over

    advance(game, reached)


def test_retainers_of_who_fights_stanislava_do_nothing() -> None:
    game = table()
    stanislava = game.ready("Sarah", "Stanislava")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(ira, HOUND)
    game.on(ira, STRONG)
    assert minions.strength(game.rules, ira) == 2
    game.hand("Sarah", "Taste of Vitae")
    duel(game, stanislava, ira)
    finish(game)
    assert stanislava.blood == minions.capacity(game.rules, stanislava) - 1
    assert minions.strength(game.rules, ira) == 2


def test_animals_do_nothing_while_midget_acts_or_fights() -> None:
    for text, strength in (("Animal with 1 life. This minion gets +1 strength.", 1), (None, 2)):
        game = table()
        midget = game.ready("Sarah", "Midget")
        ira = game.ready("Alexis", vampire("Ira", 6))
        game.on(ira, library("Cat", "Retainer", text=text) if text else STRONG)
        assert minions.strength(game.rules, ira) == 2
        game.pick("bleed", minion=midget)
        assert minions.strength(game.rules, ira) == strength


def test_jennie_brings_incapacitated_imbued_back_in_anybodys_unlock_phase() -> None:
    for whose in ("Sarah", "Alexis"):
        game = table()
        game.ready("Sarah", 'Jennie "Cassie247" Orne')
        other = game.torpor("Alexis", 'John "Cop90" O\'Malley', blood=0)
        for _ in range(2):
            game.on(other, "Strike with Conviction")
        game.phase("unlock", of=whose)
        game.start()
        while game.asked != "Alexis" or not game.options("use" if whose == "Alexis" else "yes"):
            game.passes()
        game.pick("use", minion=other) if whose == "Alexis" else game.pick("yes")
        while game.options("burn conviction"):
            game.pick("burn conviction")
        assert (other.place.region, other.blood, len(other.attached)) == ("ready", 1, 0)


def test_one_conviction_is_not_enough_for_jennie() -> None:
    game = table()
    game.ready("Sarah", 'Jennie "Cassie247" Orne')
    other = game.torpor("Sarah", 'John "Cop90" O\'Malley', blood=0)
    game.on(other, "Strike with Conviction")
    game.phase("unlock", of="Sarah")
    assert not game.options("use")


def test_tanner_puts_one_drawn_card_below_in_a_turn() -> None:
    """“Once each turn” is in each player's turn [ruling on Blackhorse Tanner]."""
    game = table()
    tanner = game.ready("Sarah", "Blackhorse Tanner")
    game.hand("Sarah", library("Deed", "Action", text="Gain 1 pool."), library("Other", "Action", text="Gain 1 pool."))
    game.library("Sarah", library("First", "Master"), library("Second", "Master"))
    game.ready("Sarah", vampire("Krid", 3))
    game.pick("action card", "Deed", minion=tanner)
    until(game, "bottom")
    game.pick("bottom", "First")
    assert "Second" in game.names("Sarah", "hand")
    assert game.names("Sarah", "library")[-1] == "First"
    finish(game)
    game.pick("action card", "Other")
    for _ in range(10):
        assert not game.options("bottom")
        if game.table.action is None:
            break
        game.passes()


def test_nergal_reduces_one_cost_in_a_turn_or_keeps_that_for_another() -> None:
    """Rulings on Nergal: he must where he can't pay otherwise."""
    for blood, paid in ((5, 5), (1, 0)):
        game = table()
        nergal = game.ready("Sarah", "Nergal", blood=blood)
        game.hand("Sarah", library("Rite", "Action", text="Gain 1 pool.", blood=2 if blood == 1 else 1))
        game.pick("action card", "Rite", minion=nergal)
        until_asked(game, "yes")
        if blood == 5:
            game.pick("yes")
        finish(game)
        assert (nergal.blood, game["Sarah"].pool) == (paid, 31)
        assert "reduced a cost in turn" in nergal.marks


def test_nergal_plays_nothing_that_costs_two_more_than_he_has() -> None:
    game = table()
    nergal = game.ready("Sarah", "Nergal", blood=1)
    game.hand("Sarah", library("Rite", "Action", text="Gain 1 pool.", blood=3))
    assert not game.options("action card")
    assert nergal.blood == 1


def test_baali_do_no_damage_to_saulot() -> None:
    for clan, lost in (("Baali", 0), ("Brujah", 1)):
        game = table()
        saulot = game.ready("Sarah", "Saulot, The Wanderer", blood=5)
        ira = game.ready("Alexis", vampire("Ira", 6, clan=clan))
        duel(game, saulot, ira)
        finish(game)
        assert saulot.blood == 5 - lost


def test_saulot_moves_two_blood_in_his_unlock_phase() -> None:
    for blood in (5, 1):
        game = table()
        saulot = game.ready("Sarah", "Saulot, The Wanderer", blood=blood)
        child = game.uncontrolled("Sarah", vampire("Child", 9))
        game.uncontrolled("Alexis", vampire("Stranger", 9))
        game.phase("unlock", of="Sarah")
        game.start()
        if blood == 1:
            assert not game.options("use")
            continue
        game.pick("use", saulot)
        assert (saulot.blood, child.blood) == (3, 2)


def test_rachel_shuffles_what_she_discards_into_the_library() -> None:
    """First all discards and draws, then the shuffle [ruling on Rachel Brandywine]."""
    for place in ("ready", "torpor"):
        game = table()
        getattr(game, place)("Sarah", "Rachel Brandywine")
        game.hand("Sarah", "Majesty")
        game.phase("discard", of="Sarah")
        game.pick("discard", "Majesty")
        if place == "torpor":
            until_asked(game, "return")
            assert "Majesty" in game.names("Sarah", "ash heap")
            continue
        until_asked(game, "return")
        game.pick("return", "Majesty")
        assert "Majesty" in game.names("Sarah", "library")


def test_orlando_doubles_the_votes_of_his_methuselahs_vampires() -> None:
    for place, votes in (("ready", 4), ("torpor", 2)):
        game = table()
        getattr(game, place)("Sarah", "Orlando Oriundus")
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
        call(game, krid)
        until(game, "title for", krid)
        game.pick("title for", krid)
        assert f"{votes} for" in game.question


def test_werewolves_do_aggravated_damage_to_selena() -> None:
    for text, where in (("Werewolf with 3 life. 1 strength, 0 bleed.", "torpor"), (None, "ready")):
        game = table()
        selena = game.ready("Sarah", "Selena")
        beast = game.ready("Alexis", library("Beast", "Ally", text=text) if text else ally("Brute", 3))
        duel(game, selena, beast)
        finish(game)
        assert selena.place.region == where


def test_alafin_makes_other_hands_smaller_for_two_of_a_kind() -> None:
    for second, size in (("Majesty", 6), ("Deflection", 7)):
        game = table()
        alafin = game.ready("Sarah", "Babalawo Alafin")
        game.hand("Sarah", "Majesty", second)
        game.hand("Alexis", library("Estate", "Master", text="Gain 1 pool."))
        game.phase("unlock", of="Sarah")
        game.pick("use", alafin)
        game.pick("discard", "Majesty")
        game.pick("discard", second)
        while "holds more than" in game.question:
            game.pick("discard", "Blank card")
        assert (game["Sarah"].hand_size, game["Alexis"].hand_size, game["Justin"].hand_size) == (7, size, size)
        assert not offered(game, "use", alafin)
        game.go_to("master", of="Alexis")
        assert (game["Alexis"].hand_size, game["Justin"].hand_size) == (7, size)


def test_older_toreador_of_others_cast_for_mustafa() -> None:
    game = table()
    mustafa = game.ready("Sarah", "Mustafa, The Heir", blood=3)
    elder = game.ready("Alexis", vampire("Elder", 9, clan="Toreador"))
    young = game.ready("Alexis", vampire("Young", 3, clan="Toreador"))
    call(game, mustafa)
    until(game, "title for", mustafa)
    game.pick("title for", mustafa)
    until(game, "use", mustafa)
    assert game.asked == "Alexis"
    assert [option.minion for option in game.options("use")] == [elder.id]
    game.pick("use", mustafa, minion=elder)
    game.pick("against")
    assert "The referendum fails: 0 for, 2 against" in game.log
    assert (mustafa.blood, elder.blood, young.blood) == (4, 8, 3)


def test_gehenna_does_not_affect_karen_while_she_is_a_prince() -> None:
    for title, affected in (("none", True), ("", False)):
        game = table()
        karen = game.ready("Sarah", "Karen Suadela", **({"title": title} if title else {}))  # type: ignore[arg-type]
        event = game.in_play("Alexis", library("Dusk", "Event", text="Gehenna. Vampires get -1 bleed."))
        assert minions.is_unaffected(game.rules, karen, event) != affected


def test_a_gangrel_antitribu_becomes_an_ahrimane_by_muricia() -> None:
    game = table()
    muricia = game.ready("Sarah", "Muricia")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Gangrel antitribu", sect="Sabbat"))
    game.ready("Sarah", vampire("Milo", 6, clan="Gangrel", sect="Camarilla"))
    game.phase("unlock", of="Sarah")
    game.pick("use", muricia)
    rules = game.rules
    assert (minions.clan(rules, krid), krid.blood, minions.sect(rules, krid)) == ("Ahrimane", 5, "Sabbat")
    assert minions.disciplines(rules, krid)["spi"] == 1
    assert not offered(game, "use", muricia)


def test_victor_takes_a_cancelled_golconda_back() -> None:
    for whose, seen in (("Sarah", True), ("Alexis", False)):
        game = table()
        game.ready("Sarah", "Victor Donaldson")
        game.ready("Justin", vampire("Old", 9))
        game.hand(whose, "Golconda: Inner Peace")
        game.phase("master", of=whose)
        game.pick("master", "Golconda: Inner Peace")
        until(game, "use")
        game.pick("use", by="Justin")
        assert bool(game.options("yes")) == seen
        if seen:
            game.pick("yes")
            assert "Golconda: Inner Peace" in game.names("Sarah", "library")


def test_solomon_moves_blood_of_his_preys_uncontrolled_vampires() -> None:
    game = table()
    solomon = game.ready("Sarah", "Solomon Batanea")
    hidden = game.uncontrolled("Alexis", vampire("Hidden", 8), blood=3)
    game.uncontrolled("Justin", vampire("Stranger", 8), blood=3)
    game.phase("influence", of="Sarah")
    game.pick("use", solomon)
    assert (hidden.blood, game["Alexis"].pool) == (2, 31)
    assert not any("Hidden" in line for line in game.offers())
    game.pick("use", solomon)
    assert not offered(game, "use", solomon)


def test_franciscus_is_burned_by_four_damage_in_a_combat() -> None:
    for strength, where in ((4, "ash heap"), (3, "torpor")):
        game = table()
        franciscus = game.ready("Sarah", "Franciscus")
        ira = game.ready("Alexis", ally("Brute", 9, strength=strength))
        duel(game, franciscus, ira)
        finish(game)
        assert franciscus.place.region == where


def test_angela_costs_two_pool_when_she_is_burned_in_combat() -> None:
    game = table()
    angela = game.ready("Sarah", "Angela Decker")
    wolf = game.ready("Alexis", library("Fury", "Ally", text="Ally with 9 life. 0 strength, 0 bleed. Fury may strike:"
                                        " 3 aggravated damage."))  # fmt: skip
    duel(game, angela, wolf)
    while in_combat(game):
        if game.options("strike"):
            game.pick("strike")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    finish(game)
    assert (angela.place.region, game["Sarah"].pool) == ("ash heap", 28)


def test_mariel_ends_the_combat_of_others_and_hurts_them_after_it() -> None:
    """The damage comes after the combat [rulings on Mariel, Lady Thunder]."""
    game = table()
    mariel = game.torpor("Justin", "Mariel, Lady Thunder")
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    hound = game.on(ira, HOUND)
    duel(game, krid, ira)
    until(game, "use", mariel)
    game.pick("use", mariel)
    finish(game)
    assert (krid.blood, ira.blood, hound.blood, mariel.locked) == (5, 5, 1, True)


def test_mariel_does_not_end_her_own_combat() -> None:
    game = table()
    mariel = game.ready("Sarah", "Mariel, Lady Thunder")
    ira = game.ready("Alexis", vampire("Ira", 6))
    duel(game, mariel, ira)
    assert not offered(game, "use", mariel)


def test_celerity_costs_antoinette_more() -> None:
    """A card that makes a strike at one level only costs more at that one."""
    game = table()
    antoinette = game.ready("Sarah", "Antoinette DuChamp")
    price = game.rules.abilities.price
    from vtes_desktop.abilities.text.facts.modes import modes

    torrent = game.card("Torrent")
    ways = {mode.level: price(game.rules, 0, antoinette, torrent, "blood", mode) for mode in modes(torrent)}
    assert ways == {"cel": 0, "CEL": 1}
    deed = library("Rush", "Action", text="Gain 1 pool.", disciplines="cel")
    assert price(game.rules, 0, antoinette, deed, "blood") == 1


def test_strikes_at_lucian_cost_a_blood_and_can_be_left() -> None:
    """They are paid for as they are declared [rulings on Lucian, the Perfect]."""
    for kind, blood in (("hand strike", 1), ("no strike", 2)):
        game = table()
        lucian = game.ready("Sarah", "Lucian, the Perfect", blood=9)
        ira = game.ready("Alexis", ally("Brute", 3))
        duel(game, lucian, ira)
        while not (game.asked == "Alexis" and game.options(kind)):
            game.pick("hand strike") if game.options("hand strike") else game.passes()
        game.pick(kind)
        assert ira.blood == blood


def test_who_has_no_blood_does_not_strike_lucian() -> None:
    game = table()
    lucian = game.ready("Sarah", "Lucian, the Perfect", blood=9)
    ira = game.ready("Alexis", vampire("Ira", 3), blood=0)
    duel(game, lucian, ira)
    finish(game)
    assert any("Ira strikes: no strike" in line for line in game.log)
    assert lucian.blood == 9
