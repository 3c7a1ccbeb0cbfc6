"""Vampires that are defined by name: actions, hands and phases, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_vampires_most_played import duel
from tests.abilities.test_vampires_numbers_and_costs import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy


def act(game: Position, minion: Copy, source: Copy | None = None) -> None:
    """A minion takes the action of a card in play, its own by default; nobody blocks."""
    game.pick("card in play", source or minion, minion=minion)


def use_in(game: Position, phase: str, copy: Copy) -> None:
    """Use a card in a phase of Sarah's."""
    game.phase(phase, of="Sarah")  # type: ignore[arg-type]
    game.pick("use", copy)


def test_ira_draws_for_cards_that_require_auspex() -> None:
    for code, asked in (("aus", True), ("pre", False)):
        game = table()
        ira = game.ready("Sarah", "Ira Rivers")
        game.hand("Sarah", library(f"Deed {code}", "Action", text="Gain 1 pool.", disciplines=code))
        game.pick("action card", f"Deed {code}", minion=ira)
        for _ in range(9):
            if game.options("yes") or game.table.action is None:
                break
            game.passes()
        assert bool(game.options("yes")) == asked


def test_sascha_draws_after_the_master_cards_of_others() -> None:
    for whose, asked in (("Alexis", True), ("Sarah", False)):
        game = table()
        game.ready("Sarah", "Sascha Vykos, The Angel of Caine (ADV)")
        game.hand(whose, library("Estate", "Master", text="Gain 1 pool."))
        game.phase("master", of=whose)
        game.pick("master", "Estate")
        for _ in range(9):
            if game.options("yes") or game.table.phase != "master":
                break
            game.passes()
        assert bool(game.options("yes")) == asked


def test_paul_moves_pool_to_an_uncontrolled_imbued() -> None:
    game = table()
    paul = game.ready("Sarah", 'Paul "Sixofswords29" Moreton')
    other = game.uncontrolled("Sarah", 'John "Cop90" O\'Malley')
    use_in(game, "influence", paul)
    assert (other.blood, game["Sarah"].pool) == (1, 29)
    assert not offered(game, "use", paul)


def test_older_sabbat_vampires_lock_feo() -> None:
    for sect, locked in (("Sabbat", True), ("Camarilla", False)):
        game = table()
        feo = game.ready("Sarah", "Feo Ramos")
        ira = game.ready("Alexis", vampire("Ira", 6, sect=sect))
        game.phase("unlock", of="Sarah")
        game.start()
        if locked:
            game.pick("yes", by="Alexis")
        assert (feo.locked, ira.blood) == (locked, 5 if locked else 6)


def test_leila_makes_bloodless_anarchs_sabbat() -> None:
    for blood, possible in ((0, True), (1, False)):
        game = table()
        leila = game.ready("Sarah", "Leila Monroe")
        ira = game.torpor("Alexis", vampire("Ira", 4, sect="Anarch"), blood=blood)
        game.start()
        assert offered(game, "card in play", leila) == possible
        if possible:
            act(game, leila)
            finish(game)
            assert minions.sect(game.rules, ira) == "Sabbat"


def test_paul_cordwood_removes_a_crypt_card_for_stealth() -> None:
    game = table()
    paul = game.ready("Sarah", "Paul Cordwood")
    game.crypt("Sarah", vampire("Child", 3), vampire("Other", 3))
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.pick("bleed", minion=paul)
    until(game, "block", ira)
    game.pick("block", ira)
    game.pick("use", paul)
    assert game.names("Sarah", "removed") == ["Child"]
    finish(game)
    assert game["Alexis"].pool < 30


def test_beatrice_hurts_another_imbued_of_yours() -> None:
    game = table()
    game.ready("Sarah", 'Béatrice "Oracle171" Tremblay')
    john = game.ready("Sarah", 'John "Cop90" O\'Malley', blood=3)
    game.phase("unlock", of="Sarah")
    game.start()
    assert john.blood == 2


def test_xian_gains_a_conviction_for_blocking_a_monster() -> None:
    for mine, gains in ((vampire("Krid", 3), True), (library("Man", "Ally", text="Mortal with 1 life."), False)):
        game = table()
        krid = game.ready("Sarah", mine)
        xian = game.ready("Alexis", 'Xian "DziDzat155" Quan', blood=4)
        game.hand("Alexis", "Strike with Conviction")
        game.pick("bleed", minion=krid)
        until(game, "block", xian)
        game.pick("block", xian)
        for _ in range(30):
            if game.options("conviction") or game.table.action is None:
                break
            game.pick("hand strike") if game.options("hand strike") else game.passes()
        assert bool(game.options("conviction")) == gains


def test_leaf_locks_to_gain_a_conviction() -> None:
    game = table()
    leaf = game.ready("Sarah", 'Leaf "Potter116" Pankowski')
    game.ash_heap("Sarah", "Strike with Conviction")
    use_in(game, "discard", leaf)
    game.pick("conviction")
    assert (leaf.locked, len(leaf.attached)) == (True, 1)


def test_henry_puts_a_combat_card_back() -> None:
    game = table()
    henry = game.ready("Sarah", "Henry Taylor")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", library("Blow", "Combat", text="Strike: dodge."))
    duel(game, henry, ira)
    until(game, "play")
    game.pick("play", "Blow")
    until(game, "use", henry)
    game.pick("use", henry)
    assert "Blow" in game.names("Sarah", "library")[:1] + game.names("Sarah", "hand")


def test_cock_robin_unlocks_once_after_animalism() -> None:
    for code, locked in (("ani", False), ("obf", True)):
        game = table()
        robin = game.ready("Sarah", "Cock Robin")
        game.hand("Sarah", library(f"Deed {code}", "Action", text="Gain 1 pool.", disciplines=code))
        game.pick("action card", f"Deed {code}", minion=robin)
        finish(game)
        assert robin.locked == locked


def test_eze_unlocks_after_what_is_no_hunt() -> None:
    for kind, locked in (("bleed", False), ("hunt", True)):
        game = table()
        eze = game.ready("Sarah", "Eze, The Demon Prince", blood=5)
        game.pick(kind, minion=eze)
        finish(game)
        assert eze.locked == locked


def test_dieudonne_unlocks_for_a_blood_after_success() -> None:
    game = table()
    baron = game.ready("Sarah", "Baron Dieudonne", blood=5)
    game.pick("bleed", minion=baron)
    until(game, "use", baron)
    game.pick("use", baron)
    assert (baron.locked, baron.blood) == (False, 4)
    finish(game)
    game.pick("hunt", minion=baron)  # once in a minion phase ("Wording templates")
    while game.table.action is not None:
        assert not any(option.copy == baron.id for option in game.options("use"))
        game.passes()
    assert baron.locked


def test_angelica_discards_master_cards_for_intercept() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, text="+2 stealth."))
    angelica = game.ready("Alexis", "Angelica, The Canonicus")
    game.hand("Alexis", library("One", "Master"), library("Two", "Master"))
    game.pick("bleed", minion=krid)
    until(game, "block", angelica)
    game.pick("block", angelica)
    until(game, "use", angelica)
    game.pick("use", angelica)
    game.pick("discard", "One")
    game.pick("discard", "Two")
    # It was enough, and they have fought.
    assert krid.blood == 3


def test_laibon_lock_falhu() -> None:
    for sect, possible in (("Laibon", True), ("Sabbat", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 4, sect=sect))
        falhu = game.ready("Alexis", "Falhu Shibaba")
        game.start()
        assert offered(game, "card in play", falhu) == possible
        if possible:
            act(game, krid, falhu)
            game.pick("no block") if game.options("no block") else None
            finish(game)
            assert (falhu.locked, "does not unlock next time" in falhu.marks, krid.blood) == (True, True, 3)


def test_perfidio_unlocks_to_guard_a_location() -> None:
    game = table()
    krid = game.ready("Sarah", "Annazir")
    perfidio = game.ready("Alexis", "General Perfidio Díos", locked=True)
    barrens = game.in_play("Alexis", "Barrens, The")
    game.passes()
    act(game, krid)
    if game.options("target"):
        game.pick("target", barrens)
    until(game, "use", perfidio)
    game.pick("use", perfidio)
    assert perfidio.blood == minions.capacity(game.rules, perfidio) - 1
    assert game.table.action is not None
    assert game.table.action.blocker == perfidio.id or game.table.combat is not None


def test_mina_gains_blood_as_neighbours_vampires_burn() -> None:
    for whose, blood in (("Alexis", 4), ("Sarah", 1)):
        game = table()
        mina = game.ready("Sarah", "Mina Grotius", blood=1)
        ira = game.ready(whose, vampire("Ira", 4))
        game.start()
        game.rules.burn(ira)
        game.pick("hunt" if game.options("hunt") else "pass", minion=mina) if game.options("hunt") else game.passes()
        finish(game)
        assert mina.blood - (1 if mina.locked else 0) == blood


def test_eurayle_unlocks_minions_with_stealth_where_they_are_hers() -> None:
    for whose, stealth in (("Sarah", 2), ("Alexis", 0)):
        game = table()
        eurayle = game.ready("Sarah", "Eurayle Gelasia Mylonas")
        game.ready("Justin", vampire("Milo", 4))
        krid = game.ready(whose, vampire("Krid", 4), locked=True)
        level = next(each.level for each in game.options("card in play") if ("another" in each.text) == (stealth == 0))
        game.pick("card in play", eurayle, minion=eurayle, level=level)
        if game.options("target"):
            game.pick("target", krid)
        if game.table.action is not None:
            assert game.table.action.stealth == stealth
        finish(game)
        assert not krid.locked


def test_katherine_discards_what_requires_auspex_once() -> None:
    game = table()
    katherine = game.ready("Sarah", "Katherine Stoddard")
    game.hand("Sarah", "Telepathic Misdirection", "Eagle's Sight")
    use_in(game, "master", katherine)
    game.pick("discard", "Eagle's Sight")
    assert not offered(game, "use", katherine)


@pytest.mark.parametrize(("name", "cards"), [("Hecate", 1), ("Zygodat", 2)])
def test_bleeding_burns_the_top_of_a_library(name: str, cards: int) -> None:
    game = table()
    hecate = game.ready("Sarah", name)
    game.library("Alexis", "Majesty", "Deflection", "Govern the Unaligned")
    game.pick("bleed", minion=hecate)
    for _ in range(9):
        if game.options("yes"):
            break
        game.passes()
    game.pick("yes")
    assert len(game.names("Alexis", "ash heap")) == cards


def test_jazz_takes_the_edge_that_nobody_has() -> None:
    for owner in ("", "Alexis"):
        game = table()
        jazz = game.ready("Sarah", "Jazz Wentworth")
        if owner:
            game.give_edge(owner)
        game.start()
        assert offered(game, "card in play", jazz) == (not owner)
        if not owner:
            act(game, jazz)
            finish(game)
            assert game.edge == "Sarah"


def test_juliets_referendum_makes_the_hand_larger_until_the_next_unlock() -> None:
    game = table()
    juliet = game.ready("Sarah", "Juliet Parr")
    call(game, juliet)
    until(game, "title for", juliet)
    game.pick("title for", juliet)
    finish(game)
    assert game["Sarah"].hand_size == 9


def test_luc_and_thucimia_change_hand_sizes() -> None:
    game = table()
    luc = game.ready("Sarah", "Luc")
    act(game, luc)
    finish(game)
    assert game["Sarah"].hand_size == 10
    game = table()
    thucimia = game.ready("Sarah", "Thucimia")
    size = 7 + 1
    game.pick("bleed", minion=thucimia)
    until(game, "use", thucimia)
    game.pick("use", thucimia)
    while "holds more than" in game.question:
        game.pick("discard")
    # Once in the bleed, which goes on by itself then.
    assert (game["Sarah"].hand_size, "Alexis burns 2 pool" in game.log) == (size - 2, True)


def test_alicia_discards_gehenna_events_of_another_with_the_edge() -> None:
    for edge in ("Sarah", "Alexis"):
        game = table()
        alicia = game.ready("Sarah", "Alicia Barrows")
        game.hand("Alexis", library("Dusk", "Event", text="Gehenna. It is dark."))
        game.give_edge(edge)
        game.phase("unlock", of="Sarah")
        game.start()
        if edge == "Alexis":
            assert not offered(game, "use", alicia)
            continue
        game.pick("use", alicia)
        game.pick("methuselah", seat="Alexis")
        (dusk, *_) = game.rules.pile(1, "hand")
        assert "Dusk" not in game.question, "everybody hears what is asked"
        assert 0 in dusk.shown_to
        game.pick("discard", "Dusk")
        game.passes()
        assert game.names("Alexis", "ash heap") == ["Dusk"]
        assert not any(0 in copy.shown_to for copy in game.rules.pile(1, "hand"))


def test_edward_uses_a_master_phase_action_for_a_card_more() -> None:
    game = table()
    edward = game.ready("Sarah", "Edward Neally")
    use_in(game, "master", edward)
    assert game["Sarah"].hand_size == 8


def test_tobias_makes_a_bishop() -> None:
    for capacity, possible in ((6, True), (5, False)):
        game = table()
        tobias = game.ready("Sarah", "Tobias Smith")
        krid = game.ready("Sarah", vampire("Krid", capacity, sect="Sabbat"))
        game.start()
        assert offered(game, "card in play", tobias) == possible
        if possible:
            act(game, tobias)
            finish(game)
            assert minions.title(game.rules, krid) == "bishop"


def test_brute_is_no_bishop() -> None:
    game = table()
    tobias = game.ready("Sarah", "Tobias Smith")
    game.ready("Sarah", ally("Brute", 3))
    game.start()
    assert not offered(game, "card in play", tobias)
