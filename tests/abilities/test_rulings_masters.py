"""Master cards, events and political actions as their rulings say, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import go_on
from tests.abilities.test_politics import passed
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError


def in_master_phase() -> Position:
    """Sarah's master phase."""
    game = table()
    game.phase("master", of="Sarah")
    return game


def may_play_master(game: Position, card: str) -> bool:
    """Whether a master card is offered."""
    return any(game.rules.name(game.table.copies[each.copy]) == card for each in game.options("master"))


@pytest.mark.parametrize(("blood", "left", "pool"), [(1, 0, 31), (3, 0, 33), (8, 3, 35)])
def test_villein_takes_what_there_is_of_what_was_announced(blood: int, left: int, pool: int) -> None:
    """LSJ 20100216: with less blood than was announced one takes what one can."""
    game = in_master_phase()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=blood)
    (villein,) = game.hand("Sarah", "Villein")
    game.pick("master", villein)
    game.pick("amount", amount=5)
    assert (krid.blood, game["Sarah"].pool, villein.place.on) == (left, pool, krid.id)


@pytest.mark.parametrize(("pool", "offered"), [(1, False), (2, True)])
def test_a_third_villein_must_be_paid_for(pool: int, *, offered: bool) -> None:
    """ANK 20210714: it can't be played where its cost can't be paid.

    LSJ 20020620: who has just enough is not ousted.
    """
    game = in_master_phase()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=7)
    game.on(krid, "Villein")
    game.on(krid, "Villein")
    game.pool("Sarah", pool)
    (villein,) = game.hand("Sarah", "Villein")
    assert may_play_master(game, "Villein") == offered
    if offered:
        game.pick("master", villein)
        game.pick("amount", amount=2)
        assert game["Sarah"].pool == 2


def test_wider_view_removes_a_crypt_card_and_no_ally() -> None:
    game = table()
    game.phase("influence", of="Sarah")
    child = game.uncontrolled("Sarah", vampire("Child", 9))
    guard = game.uncontrolled("Sarah", ally("Guard"), face_up=True, marks={"recruited": "yes"})
    (drawn,) = game.crypt("Sarah", vampire("Drawn", 3))
    view = game.in_play("Sarah", "Wider View")
    number = next(at for at, each in enumerate(game.options()) if each.copy == view.id and "1 transfer" in each.text)
    assert game.referee is not None
    game.referee.answer(number)
    assert guard.id not in {option.copy for option in game.options("target")}
    game.pick("target", child)
    assert (child.place.region, drawn.place.region, guard.place.region) == ("removed", "uncontrolled", "uncontrolled")


@pytest.mark.parametrize(("haven", "pool", "offered"), [(True, 3, False), (True, 9, True), (False, 3, True)])
def test_archon_investigation_targets_the_bleeding_minion(pool: int, *, haven: bool, offered: bool) -> None:
    """PIB 20131013: it targets it, so costs one more against one with a Secure Haven."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=5)
    if haven:
        game.on(krid, "Secure Haven")
    game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Conditioning")
    game.hand("Alexis", "Archon Investigation")
    game.pool("Alexis", pool)
    game.pick("bleed", minion=krid)
    game.pick("play", "Conditioning", level="DOM")
    go_on(game, lambda: bool(game.options("out of turn")) or game.table.action is None)
    assert bool(game.options("out of turn")) == offered
    if offered:
        game.pick("out of turn", "Archon Investigation", by="Alexis")
        go_on(game, lambda: game.table.action is None)
        assert (krid.place.region, game["Alexis"].pool) == ("ash heap", pool - 3 - haven)


@pytest.mark.parametrize("burns", [True, False])
def test_scourge_of_the_enochians_goes_on_though_nobody_is_burned(*, burns: bool) -> None:
    """ANK 20200508-1: the predator takes it in any case."""
    game = table()
    game.phase("discard", of="Sarah")
    child = game.ready("Alexis", vampire("Child", 1))
    scourge = game.in_play("Sarah", "Scourge of the Enochians")
    if burns:
        game.pick("use", scourge)
        game.pick("target", child)
        assert (child.place.region, scourge.controller) == ("ash heap", 2)
    go_on(game, lambda: game.table.active == 1)
    assert scourge.controller == 2


@pytest.mark.parametrize("seats", [("Sarah", "Alexis"), ("Sarah", "Alexis", "Justin")])
def test_camarillas_iron_fist_gives_no_point_to_who_gains(seats: tuple[str, ...]) -> None:
    """ANK 20241106: not to the Methuselah who gains pool, and there must be two others; LSJ 20000622."""
    game = table(*seats)
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"), blood=5)
    game.hand("Sarah", "Camarilla's Iron Fist")
    if len(seats) == 2:
        with pytest.raises(IllegalError):
            game.pick("political", "Camarilla's Iron Fist")
        return
    game.pick("political", "Camarilla's Iron Fist")
    go_on(game, lambda: bool(game.options("methuselah")))
    game.pick("methuselah", seat="Alexis")
    asked = []
    while game.options("points"):
        asked.append(game.options("points")[0].seat)
        game.pick("points", amount=game.options("points")[-1].amount)
    passed(game)
    assert 1 not in asked
    assert (game["Alexis"].pool, krid.blood) == (31, 4)
    assert sum(game[name].pool for name in ("Sarah", "Justin")) == 55


def test_emerald_legionnaire_raises_another_for_seven_cards() -> None:
    """ANK 20180509: without a ready Harbinger's requirement or cost, and the new one may do the same at once;
    ANK 20180511-1: never from the ash heap."""
    game = table()
    game.phase("unlock", of="Sarah")
    for number in range(2):
        game.ready("Sarah", vampire(f"Skull {number}", 4, text="Unique.", clan="Harbinger of Skulls"))
    legionnaire = game.ready("Sarah", "Emerald Legionnaire")
    (other,) = game.ash_heap("Sarah", "Emerald Legionnaire")
    rest = game.ash_heap("Sarah", *["Computer Hacking"] * 7)
    game.pick("use", legionnaire)
    go_on(game, lambda: game.table.phase != "unlock" or not game.options("target"))
    assert (other.place.region, other.blood, other.locked) == ("ready", 2, False)
    assert {copy.place.region for copy in rest} == {"removed"}


def test_an_emerald_legionnaire_raises_one_in_a_phase_and_the_new_one_the_next() -> None:
    """“During X, do Y” is done once per X with a card (“Wording templates”); ANK 20180509."""
    game = table()
    game.phase("unlock", of="Sarah")
    for number in range(3):
        game.ready("Sarah", vampire(f"Skull {number}", 4, text="Unique.", clan="Harbinger of Skulls"))
    legionnaire = game.ready("Sarah", "Emerald Legionnaire")
    game.ash_heap("Sarah", *["Computer Hacking"] * 15)
    others = game.ash_heap("Sarah", *["Emerald Legionnaire"] * 2)
    game.pick("use", legionnaire)
    go_on(game, lambda: game.table.phase != "unlock" or not game.options("target"))
    (new,) = [copy for copy in others if copy.place.region == "ready"]
    assert {option.copy for option in game.options("use")} == {new.id}


@pytest.mark.parametrize(("cards", "skulls"), [(6, 2), (7, 1)])
def test_emerald_legionnaire_needs_seven_other_cards_and_more_harbingers(cards: int, skulls: int) -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    for number in range(skulls):
        game.ready("Sarah", vampire(f"Skull {number}", 4, clan="Harbinger of Skulls"))
    legionnaire = game.ready("Sarah", "Emerald Legionnaire")
    game.ash_heap("Sarah", "Emerald Legionnaire", *["Computer Hacking"] * cards)
    assert legionnaire.id not in {option.copy for option in game.options("use")}
