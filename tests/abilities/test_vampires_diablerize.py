"""Vampires defined by name that do something as they diablerize, as others enter play, or that count something."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_in, until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_vampires_at_the_polls import votes
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.playing.hands import hand_size
from vtes_desktop.rules.playing.requirements import has_word
from vtes_desktop.rules.turn.left import left
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
DOOM = library("Doom", "Event", text="Gehenna. Nothing happens.")
BLADE = library("Blade", "Equipment", text="Melee weapon. Strike: strength+1 damage.")


def diablerizes(name: str, *, older: bool) -> tuple[Position, Copy]:
    """One of Sarah diablerizes a vampire of Alexis, without a Discipline and without a hunt that passes."""
    game = table()
    mine = game.ready("Sarah", name, blood=1)
    size = minions.capacity(game.rules, mine)
    victim = game.torpor("Alexis", vampire("Victim", size + 1 if older else max(1, size - 1)), blood=0)
    game.pick("diablerize", minion=mine)
    for _ in range(40):
        more = game.options("yes") and "Discipline card" not in game.question
        if victim.place.region == "ash heap" and (game.table.action is None or more):
            break
        game.pick("no") if game.options("no") else game.passes()
    return game, mine


@pytest.mark.parametrize("older", [True, False])
def test_smudge_grows_with_the_first_elder(older: bool) -> None:
    game, smudge = diablerizes("Smudge the Ignored", older=older)
    assert minions.strength(game.rules, smudge) == 1 + older
    minions.mark(game.rules, smudge, "has diablerized an elder", "yes")
    assert minions.strength(game.rules, smudge) == 2


@pytest.mark.parametrize("older", [True, False])
def test_sandra_makes_the_controller_of_an_elder_burn_a_pool(older: bool) -> None:
    game, _ = diablerizes("Sandra White", older=older)
    assert game["Alexis"].pool == 30 - older and game["Sarah"].pool == 30


def test_mugur_bleeds_for_more_with_each_diablerie() -> None:
    game, mugur = diablerizes("Mugur Sabau", older=False)
    assert minions.bleed_amount(game.rules, mugur) == 2
    game = table()
    assert minions.bleed_amount(game.rules, game.ready("Sarah", "Mugur Sabau")) == 1


@pytest.mark.parametrize(("name", "older", "gained"), [("Marta", True, 1), ("Marta", False, 0), ("Tyler", False, 1)])
def test_some_gain_a_blood_of_diablerie(name: str, older: bool, gained: int) -> None:
    game = table()
    mine = game.ready("Sarah", name, blood=1)
    size = minions.capacity(game.rules, mine)
    game.torpor("Alexis", vampire("Victim", size + 1 if older else 1), blood=0)
    game.pick("diablerize", minion=mine)
    for _ in range(40):
        if game.table.action is None:
            break
        gains = bool(game.options("yes")) and "gain 1 blood" in game.question
        game.pick("yes" if gains else "no") if game.options("no") else game.passes()
    assert mine.blood == 1 + gained and mine.locked == (name != "Tyler")


def test_queen_anne_may_unlock_as_she_diablerizes() -> None:
    game = table()
    anne = game.ready("Sarah", "Queen Anne (G6)")
    game.torpor("Alexis", IRA, blood=0)
    game.pick("diablerize", minion=anne)
    until(game, "yes")
    game.pick("yes")
    assert not anne.locked
    game = table()
    anne, ira = game.ready("Sarah", "Queen Anne (G6)"), game.ready("Sarah", IRA)
    game.torpor("Alexis", vampire("Victim", 3), blood=0)
    game.pick("diablerize", minion=ira)
    until_or_over(game, "yes")
    assert "Queen Anne" not in game.question


def test_tyler_has_a_bleed_or_a_vote_once_in_a_turn() -> None:
    game = table()
    tyler = game.ready("Sarah", "Tyler", blood=3)
    game.ready("Alexis", IRA)
    game.pick("bleed", minion=tyler)
    until(game, "use", tyler)
    game.pick("use", tyler)
    finish(game)
    assert game["Alexis"].pool == 28 - (minions.bleed_amount(game.rules, tyler) - 1) and tyler.blood == 2
    game = table()
    tyler, prince = (
        game.ready("Sarah", "Tyler", blood=3),
        game.ready("Sarah", vampire("Prince", 6, title="prince of Rome")),
    )
    call(game, prince)
    assert offered(game, "use", tyler)
    game.pick("use", tyler)
    assert not offered(game, "use", tyler) and tyler.blood == 2


def test_carmine_gives_wraiths_a_life_and_paolo_feeds_on_them() -> None:
    for text, more in (
        ("Wraith with 1 life. 1 strength, 1 bleed.", 1),
        ("Mortal with 1 life. 1 strength, 1 bleed.", 0),
    ):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6))
        paolo = game.ready("Justin", "Paolo Sardenzo", blood=2)
        game.torpor("Justin", "Carmine Giovanni")
        game.hand("Sarah", library("Friend", "Ally", text=text))
        game.pick("recruit", minion=krid)
        until_or_over(game, "yes")
        if game.options("yes"):
            game.pick("yes")
        friend = next(copy for copy in game.table.copies.values() if game.name(copy) == "Friend")
        assert (friend.blood, paolo.blood) == (1 + more, 2 + more)


@pytest.mark.parametrize(("card", "may"), [(BLADE, True), ("Blood Doll", False)])
def test_jack_dawson_comes_armed(card: object, may: bool) -> None:
    game = table()
    jack = game.uncontrolled("Sarah", "Jack Dawson", blood=8)
    game.hand("Sarah", card)  # type: ignore[arg-type]
    game.phase("influence", of="Sarah")
    until_in(game, jack, "ready")
    if may:
        game.pick("bring", "Blade")
        assert [game.name(game.table.copies[each]) for each in jack.attached] == ["Blade"]
    else:
        assert not game.options("bring")


@pytest.mark.parametrize(("size", "may"), [(4, True), (9, False)])
def test_the_young_may_become_anarch_beside_jack_drake(size: int, may: bool) -> None:
    game = table()
    game.ready("Sarah", "Jack Drake")
    child = game.uncontrolled("Sarah", vampire("Child", size), blood=size)
    game.phase("influence", of="Sarah")
    until_in(game, child, "ready")
    assert bool(game.options("yes")) == may
    if may:
        game.pick("yes")
        assert minions.is_anarch(game.rules, child) and child.blood == size - 1


@pytest.mark.parametrize("location", [True, False])
def test_joseph_unlocks_as_a_master_location_comes_into_play(location: bool) -> None:
    game = table()
    joseph = game.ready("Justin", "Joseph DiGiaccomo", locked=True)
    text = "Master: unique location. Lock to gain 1 pool." if location else "Master. Put this card in play."
    game.hand("Sarah", library("Place", "Master", text=text))
    game.phase("master", of="Sarah")
    game.pick("master")
    assert joseph.locked != location


def test_paulo_feeds_a_lasombra_as_he_comes() -> None:
    for clan, may in (("Lasombra", True), ("Ventrue", False)):
        game = table()
        paulo = game.uncontrolled("Sarah", "Paulo de Castille", blood=4)
        kin = game.uncontrolled("Sarah", vampire("Kin", 6, clan=clan))
        game.phase("influence", of="Sarah")
        until_in(game, paulo, "ready")
        assert bool(game.options("yes")) == may
        if may:
            game.pick("yes")
            if game.options("target"):
                game.pick("target", kin)
            assert (paulo.blood, kin.blood) == (3, 1)


def test_krassimir_ends_his_blocked_action_once_in_a_turn() -> None:
    game = table()
    krassimir, ira = game.ready("Sarah", "Krassimir"), game.ready("Alexis", IRA)
    duel(game, krassimir, ira)
    until(game, "use", krassimir)
    game.pick("use", krassimir)
    assert game.table.action is None and not krassimir.locked and krassimir.blood == 7
    game.pick("hunt", minion=krassimir)
    until_or_over(game, "use", krassimir)
    assert game.table.action is None


def test_no_frenzy_is_played_on_laecanus() -> None:
    game = table()
    assert game.rules.abilities.modifier(game.rules, game.ready("Sarah", "Laecanus"), "no frenzy") == 1
    assert game.rules.abilities.modifier(game.rules, game.ready("Sarah", IRA), "no frenzy") == 0


def test_lin_jun_helps_the_blood_mages_of_the_predator_in_torpor() -> None:
    for torpid, code, more in ((True, "THA", 1), (False, "THA", 0), (True, "POT", 0)):
        game = table()
        krid = game.ready("Justin", vampire("Krid", 6, code))
        (game.torpor if torpid else game.ready)("Sarah", "Lin Jun")
        assert minions.bleed_amount(game.rules, krid) == 1 + more


@pytest.mark.parametrize("sect", ["Sabbat", "Camarilla"])
def test_mateusz_becomes_black_hand_while_he_is_sabbat(sect: str) -> None:
    game = table()
    mateusz = game.ready("Sarah", "Mateusz Kazimirski, Biker of Blood", sect=sect)
    assert offered(game, "card in play", mateusz) == (sect == "Sabbat")
    if sect == "Sabbat":
        game.pick("card in play", mateusz)
        finish(game)
        assert has_word(game.rules, mateusz, "black hand") and mateusz.blood == 3


def test_servius_gives_everybody_a_card_for_each_elder() -> None:
    game = table()
    game.torpor("Justin", "Servius Marius Pustula")
    game.ready("Alexis", vampire("Old", 8))
    game.ready("Sarah", vampire("Young", 7))
    game.start()
    assert [hand_size(game.rules, seat) for seat in range(3)] == [7, 8, 7]


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_nahir_counts_her_research(region: str) -> None:
    game = table()
    nahir = (game.ready if region == "ready" else game.torpor)("Sarah", "Nahir")
    game.phase("master", of="Sarah")
    assert offered(game, "use", nahir) == (region == "ready")
    if region == "ready":
        game.pick("use", nahir)
        assert (nahir.counters["research"], game["Sarah"].pool, hand_size(game.rules, 0)) == (1, 29, 8)
    else:
        nahir.counters["research"] = 2
        assert game.rules.abilities.of_methuselah(game.rules, 0, "hand size") == 2


def test_unre_counts_whom_he_has_burned() -> None:
    for name in ("Unre, Keeper of Golgotha", None):
        game = table()
        unre = game.ready("Sarah", "Unre, Keeper of Golgotha")
        fights = unre if name else game.ready("Sarah", IRA)
        foe = game.ready("Alexis", ally("Hound", 1))
        duel(game, fights, foe)
        finish(game)
        assert unre.counters.get("trap", 0) == (1 if name else 0)


@pytest.mark.parametrize(("pool", "to"), [(31, 1), (30, 0)])
@pytest.mark.parametrize("torpid", [True, False])
def test_uriah_goes_over_to_a_richer_prey(pool: int, to: int, torpid: bool) -> None:
    game = table()
    uriah = (game.torpor if torpid else game.ready)("Sarah", "Uriah Winter")
    game.pool("Alexis", pool)
    game.phase("discard", of="Justin")
    game.go_to("discard", of="Sarah")
    assert uriah.controller == to and uriah.place.region == ("torpor" if torpid else "ready")


@pytest.mark.parametrize(("pool", "blood"), [(30, 3), (29, 1)])
def test_jeremy_feeds_on_even_pool(pool: int, blood: int) -> None:
    game = table()
    jeremy = game.ready("Sarah", "Jeremy Talbot", blood=2)
    game.pool("Sarah", pool)
    game.phase("unlock", of="Sarah")
    game.start()
    assert jeremy.blood == blood
    game = table()
    jeremy = game.ready("Sarah", "Jeremy Talbot", blood=2)
    game.phase("unlock", of="Alexis")
    game.start()
    assert jeremy.blood == 2


@pytest.mark.parametrize("odd", [True, False])
def test_raphael_stays_locked_with_odd_blood(odd: bool) -> None:
    game = table()
    raphael = game.ready("Sarah", "Raphael Catarari", blood=3 if odd else 2, locked=True)
    game.phase("unlock", of="Sarah")
    game.go_to("master", "Sarah")
    assert raphael.locked == odd
    game.pick("use", raphael)
    number = next(n for n, option in enumerate(game.options()) if "pool" in option.text)
    assert game.referee is not None
    game.referee.answer(number)
    assert (raphael.blood, game["Sarah"].pool) == (4 if odd else 3, 29) and not offered(game, "use", raphael)


def test_terrifisto_hurts_who_has_voted_against_him() -> None:
    for side in ("against", "for"):
        game = table()
        terrifisto = game.ready("Sarah", "Terrifisto", blood=5)
        prince = game.ready("Alexis", vampire("Prince", 6, title="prince of Paris"))
        call(game, terrifisto)
        votes(game, "Alexis", side)
        until_or_over(game, "yes", what="referendum")
        assert bool(game.options("yes")) == (side == "against")
        if side == "against":
            game.pick("yes")
            if game.options("target"):
                game.pick("target", prince)
            finish(game)
            assert prince.blood == 4 and terrifisto.blood == 4


def test_silas_pays_for_more_discards() -> None:
    game = table()
    silas = game.ready("Sarah", "Silas", blood=3)
    game.phase("discard", of="Sarah")
    game.pick("use", silas)
    assert left(game.rules, "discard") == 2 and silas.blood == 2
    game = table()
    silas = game.torpor("Sarah", "Silas", blood=3)
    game.phase("discard", of="Sarah")
    assert not offered(game, "use", silas)


@pytest.mark.parametrize(("name", "gains"), [("Tyler", True), ("Marta", True), ("Mugur Sabau", False)])
def test_what_comes_of_a_diablerie_comes_once_the_diablerist_has_grown(name: str, gains: bool) -> None:
    """The steps of diablerie are one: nothing comes between them (sec. 6.5.5)."""
    game = table()
    mine = game.ready("Sarah", name)
    full = mine.blood
    game.torpor("Alexis", vampire("Elder", full + 1), blood=2)
    game.hand("Sarah", "Potence" if name == "Marta" else "Fortitude")
    game.pick("diablerize", minion=mine)
    for _ in range(40):
        if game.table.action is None:
            break
        wanted = next((kind for kind in ("yes", "diablerie") if game.options(kind)), "")
        game.pick(wanted) if wanted else game.passes()
    assert (minions.capacity(game.rules, mine), mine.blood) == (full + 1, full + gains)
    said = [line for line in game.log if "diabler" in line]
    assert len(said) == len(set(said)) == 2
