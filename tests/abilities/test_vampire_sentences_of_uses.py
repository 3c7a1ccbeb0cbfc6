"""What vampires' cards may be used for, by the shapes of their sentences: for discards, for blood, by locking."""

from __future__ import annotations

import pytest

from tests.abilities.shapes import bout, finish, step, until_use, use, uses
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def card(code: str = "", kind: str = "Action") -> Card:
    """A card of the hand that requires a Discipline."""
    return library("Deed", kind, text="Gain 1 pool.", disciplines=code)  # type: ignore[arg-type]


def acting(name: str | Card, *hand: str | Card, kind: str = "bleed", blood: int = 4) -> tuple[Position, Copy]:
    """Sarah's vampire takes an action, and everybody is asked."""
    game = table()
    minion = game.ready("Sarah", name, blood=blood)
    game.ready("Alexis", vampire("Ira", 6, text="+3 intercept."))
    game.hand("Sarah", *hand)
    game.rules.discreet = True
    while not game.options(kind):
        game.passes()
    game.pick(kind, minion=minion)
    return game, minion


# -- discards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "code", "blood"), [("Larissa Moreira", "ani", 4), ("Hillanvale", "mel", 3)])
def test_bleed_for_a_fitting_card(name: str, code: str, blood: int) -> None:
    game, minion = acting(name, card(code))
    assert until_use(game, minion, "+1 bleed")
    before = game.table.action.bleed
    use(game, minion, "+1 bleed")
    assert game.table.action is not None
    assert (game.table.action.bleed, minion.blood) == (before + 1, blood)
    assert "Deed" in game.names("Sarah", "ash heap")


def test_no_bleed_for_another_card() -> None:
    game, minion = acting("Larissa Moreira", card("dom"))
    assert not until_use(game, minion, "+1 bleed")


@pytest.mark.parametrize(("name", "code", "votes"), [("Alexa Draper", "dom", 1), ("Rebekah", "aus", 2)])
def test_votes_for_a_fitting_card(name: str, code: str, votes: int) -> None:
    game = table()
    voter = game.ready("Sarah", name)
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    motion, _ = game.hand("Sarah", "Kine Resources Contested", card(code))
    game.pick("political", motion, minion=krid)
    while game.choice and not uses(game, voter) and game.table.action is not None:
        step(game)
    use(game, voter)
    assert game.table.referendum is not None
    assert any(option.amount == votes or str(votes) in option.text for option in game.options())
    with pytest.raises(IllegalError):
        use(game, voter)


def test_gustav_locks_for_votes() -> None:
    for locked in (False, True):
        game = table()
        gustav = game.ready("Alexis", "Gustav Breidenstein", locked=locked)
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
        (motion,) = game.hand("Sarah", "Kine Resources Contested")
        game.pick("political", motion, minion=krid)
        while game.choice and not uses(game, gustav) and game.table.action is not None:
            step(game)
        assert bool(uses(game, gustav)) is not locked
        if not locked:
            use(game, gustav)
            assert gustav.locked


def test_strength_for_a_card_that_requires_an_anarch() -> None:
    anarch = library("Riot", "Action", text="Gain 1 pool.\nRequires an anarch.", requirement=("anarch",))
    fight = bout("Gabriel Tremblay", hands=((), ()))
    assert not until_use(fight.game, fight.one, "strength")
    game = table()
    gabriel = game.ready("Sarah", "Gabriel Tremblay")
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", anarch)
    game.rules.discreet = True
    while not game.options("bleed"):
        game.passes()
    game.pick("bleed", minion=gabriel)
    while game.choice and game.choice.kind != "block":
        game.passes()
    game.pick("block", ira)
    assert until_use(game, gabriel, "strength")


# -- blood and the Edge -----------------------------------------------------------------------------------------------


def test_less_intercept_for_who_blocks() -> None:
    for capacity, offered in ((4, True), (11, False)):
        game = table()
        melusine = game.ready("Sarah", "Mélusine d'Anjou", blood=4)
        ira = game.ready("Alexis", vampire("Ira", capacity, text="+3 intercept."))
        game.rules.discreet = True
        game.pick("bleed", minion=melusine)
        while game.choice and game.choice.kind != "block":
            game.passes()
        game.pick("block", ira)
        assert until_use(game, melusine, "intercept") is offered
        if offered:
            use(game, melusine, "intercept")
            assert game.table.action is not None
            assert (game.table.action.intercept, melusine.blood) == (1, 3)


def test_bleed_for_an_acting_anarch() -> None:
    for sect, offered in (("Anarch", True), ("Camarilla", False)):
        game = table()
        toby = game.ready("Sarah", "Toby", blood=1)
        krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
        game.rules.discreet = True
        game.pick("bleed", minion=krid)
        assert until_use(game, toby, "bleed") is offered
        if offered:
            use(game, toby, "bleed")
            assert game.table.action is not None
            assert (game.table.action.bleed, toby.blood) == (2, 0)


def test_toby_that_has_become_an_anarch_is_an_acting_anarch_too() -> None:
    for sect, offered in (("Anarch", True), ("Camarilla", False)):
        game = table()
        toby = game.ready("Sarah", "Toby", blood=2, sect=sect)
        game.pick("bleed", minion=toby)
        assert until_use(game, toby, "bleed") is offered
        if offered:
            use(game, toby, "bleed")
            finish(game)
            assert (game["Alexis"].pool, toby.blood) == (28, 1)


def test_bleed_for_a_card_of_the_preys_ash_heap() -> None:
    game = table()
    prejudice = game.ready("Sarah", "Prejudice")
    game.ready("Alexis", vampire("Ira", 6))
    (ghoul,) = game.ash_heap("Alexis", "War Ghoul")
    game.pick("bleed", minion=prejudice)
    assert until_use(game, prejudice, "bleed")
    before = game.table.action.bleed
    use(game, prejudice, "bleed")
    assert game.table.action is not None
    assert (game.table.action.bleed, ghoul.place.region) == (before + 2, "removed")


# -- phases and locking -----------------------------------------------------------------------------------------------


def test_looking_at_the_top_of_a_library_once_in_a_phase() -> None:
    game = table()
    tiberius = game.ready("Sarah", "Tiberius, The Scandalmonger")
    game.library("Alexis", "Deflection")
    game.phase("unlock", of="Sarah")
    game.start()
    use(game, tiberius, "look")
    assert game.choice is not None
    assert "Deflection" in game.choice.options[0].text
    assert game.rules.pile(1, "library")[0].shown_to == (0,)
    game.pick("seen")
    assert game.rules.pile(1, "library")[0].shown_to == ()
    assert not uses(game, tiberius, "look")


def test_nobody_looks_from_torpor_where_the_card_asks_for_a_ready_one() -> None:
    game = table()
    tiberius = game.torpor("Sarah", "Tiberius, The Scandalmonger")
    game.library("Alexis", "Deflection")
    game.phase("unlock", of="Sarah")
    game.start()
    assert not uses(game, tiberius, "look")


def test_alonzo_burns_the_edge_to_look_at_a_hand() -> None:
    for edge in (0, 1):
        game = table()
        alonzo = game.ready("Sarah", "Alonzo Guillen")
        game.hand("Alexis", "Deflection")
        game.table.edge = edge
        game.phase("discard", of="Sarah")
        game.start()
        assert bool(uses(game, alonzo, "look")) == (edge == 0)
        if edge == 0:
            use(game, alonzo, "look")
            game.pick("methuselah", seat="Alexis")
            assert (game.table.edge, game.asked) == (-1, "Sarah")
            game.pick("seen")


def test_a_discard_phase_action_is_used_for_blood() -> None:
    game = table()
    ayse = game.ready("Sarah", "Ayse Dhanial", blood=1)
    game.phase("discard", of="Sarah")
    game.start()
    use(game, ayse)
    assert ayse.blood == 2
    assert not uses(game, ayse)


def test_fustuk_is_locked_to_unlock_a_tremere_antitribu() -> None:
    for clan, offered in (("Tremere antitribu", True), ("Tremere", False)):
        game = table()
        fustuk = game.ready("Sarah", "Fustuk")
        krid = game.ready("Sarah", vampire("Krid", 6, clan=clan), locked=True)
        game.ready("Sarah", vampire("Milo", 6))
        game.start()
        assert bool(uses(game, fustuk, "unlock")) is offered
        if offered:
            use(game, fustuk, "unlock")
            assert (fustuk.locked, krid.locked) == (True, False)
