"""Vampires that are defined by name: referendums, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_vampires_most_played import finish, until_asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def cast(game: Position, side: str, minion: Copy) -> None:
    """A vampire casts the votes of its title."""
    until(game, f"title {side}", minion)
    game.pick(f"title {side}", minion)


def test_alvaro_gains_two_blood_where_he_abstains() -> None:
    for votes, asked in ((False, True), (True, False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
        alvaro = game.ready("Alexis", "Alvaro, The Scion of Angelica", blood=1)
        call(game, krid)
        if votes:
            cast(game, "for", alvaro)
        until_asked(game, "yes")
        assert bool(game.options("yes")) == asked


def test_tyler_gains_a_vote_as_the_edge_is_burned() -> None:
    game = table()
    tyler = game.ready("Sarah", "Tyler McGill")
    game.give_edge("Sarah")
    call(game, tyler)
    until(game, "edge for")
    game.pick("edge for")
    assert game.options("gained for")


def test_fakir_has_a_referendum_fail() -> None:
    for blood, fails in ((3, True), (2, False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
        fakir = game.torpor("Alexis", "Fakir al Sidi", blood=blood)
        game.hand("Sarah", "Consanguineous Boon")
        game.pick("political", minion=krid)
        for _ in range(30):
            if offered(game, "use", fakir) or game.table.action is None:
                break
            first = game.options()[0]
            game.pick(first.kind) if first.kind not in ("use", "pass") and "pass" not in [
                each.kind for each in game.options()
            ] else game.passes()
        assert offered(game, "use", fakir) == fails


@pytest.mark.parametrize(
    ("name", "sort"),
    [("Michael Luther", {"sect": "Camarilla"}), ("Neferu", {"counters": {"corruption 1": 1}})],
)
def test_votes_that_were_cast_are_changed(name: str, sort: dict[str, object]) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"), **sort)  # type: ignore[arg-type]
    other = game.ready("Alexis", name)
    call(game, krid)
    cast(game, "for", krid)
    until(game, "use", other)
    game.pick("use", other)
    game.pick("against", krid)
    finish(game)
    assert any("0 for, 2 against" in line for line in game.log)


def test_ellison_has_a_prince_cast_as_he_likes() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    ellison = game.torpor("Alexis", "Ellison Humboldt", blood=3)
    call(game, krid)
    until(game, "use", ellison)
    game.pick("use", ellison)
    game.pick("against")
    finish(game)
    assert any("0 for, 2 against" in line for line in game.log)
    assert ellison.blood == 2


def test_bruce_keeps_the_camarilla_from_voting() -> None:
    for sect, title, votes in (("Camarilla", "prince of Chicago", False), ("Sabbat", "bishop", True)):
        game = table()
        bruce = game.ready("Sarah", "Bruce de Guy")
        ira = game.ready("Alexis", vampire("Ira", 6, sect=sect, title=title))
        game.hand("Sarah", "Consanguineous Boon")
        game.pick("political", minion=bruce)
        until(game, "use", bruce)
        game.pick("use", bruce)
        assert (game.rules.abilities.modifier(game.rules, ira, "no votes") > 0) is False
        advance_to_polling(game)
        assert (game.rules.abilities.modifier(game.rules, ira, "no votes") > 0) != votes


def advance_to_polling(game: Position) -> None:
    """What must be chosen is, and nobody blocks, until votes are cast."""
    for _ in range(40):
        call_now = game.table.referendum
        if call_now is not None and call_now.step == "polling":
            return
        try:
            game.passes()
        except IllegalError:
            first = game.options()[0]
            game.pick(first.kind, game.table.copies.get(first.copy))


def test_quentin_has_a_vampire_abstain() -> None:
    game = table()
    quentin = game.ready("Sarah", "Quentin", blood=5)
    ira = game.ready("Alexis", vampire("Ira", 6, title="prince of Chicago"))
    call(game, quentin)
    until(game, "use", quentin)
    game.pick("use", quentin)
    game.pick("target", target=ira)
    assert ira.id in game.rules.passing.referendum.abstaining


def test_troius_does_not_vote_against_blood_hunts() -> None:
    game = table()
    troius = game.ready("Sarah", "Troius")
    victim = game.torpor("Alexis", vampire("Ira", 2), blood=0)
    game.pick("diablerize", minion=troius, target=victim)
    for _ in range(20):
        if game.table.referendum is not None and any(each.copy == troius.id for each in game.options()):
            break
        game.passes()
    assert {each.kind for each in game.options() if each.copy == troius.id} == {"title for"}


def test_tj_cancels_the_referendum_of_a_titled_camarilla_vampire() -> None:
    for title, possible in (("prince of Chicago", True), ("", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, title=title))
        tj = game.ready("Alexis", "T.J.", blood=3)
        game.ready("Alexis", vampire("Ira", 4, title="primogen"))
        call(game, krid)
        for _ in range(9):
            if offered(game, "use", tj) or game.table.referendum is None:
                break
            game.passes()
        assert offered(game, "use", tj) == possible
        if possible:
            game.pick("use", tj)
            assert (tj.locked, tj.blood) == (True, 1)
            finish(game)
