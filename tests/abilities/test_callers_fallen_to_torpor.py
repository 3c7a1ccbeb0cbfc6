"""What a vampire's text says of the referendums that it calls, or of its own actions, counts though it lies in torpor
by then, for nothing there asks for a ready one (sec. 1.6.3)."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import call
from vtes_desktop.abilities.cards.vampires.b import BARRED
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy, Place

CALLERS = {
    "Alexander Silverson": ("Ventrue", "Camarilla", {"for", "against"}, 1),
    "De Sade": ("Ventrue", "Camarilla", {"for", "against"}, 1),
    "Mithras (G6)": ("Ventrue", "Camarilla", {"for", "against"}, 1),
    "Khay'tall, Snake of Eden": ("Ventrue", "Camarilla", {"for"}, 0),
    "Legba": ("Ministry", "Sabbat", set[str](), 0),
    "Nkule Galadima": ("Lasombra", "Sabbat", set[str](), 0),
    "Bruce de Guy": ("Ventrue", "Camarilla", set[str](), 0),
}
"""For each: of which clan and sect it speaks, what these may cast, and what it costs them to cast against."""


def polled(caller: str, clan: str, sect: str, *, torpid: bool, corrupted: bool = False) -> tuple[Position, Copy]:
    """The caller lies in torpor or not as Alexis is asked for her votes."""
    game = table()
    who = game.ready("Sarah", caller)
    counters = {"corruption 0": 1} if corrupted else {}
    title = f"{'prince' if sect == 'Camarilla' else 'archbishop'} of Oslo"
    face = vampire("Ira", 4, clan=clan, sect=sect, title=title)
    ira = game.ready("Alexis", face, blood=4, counters=counters)
    call(game, who)
    if caller == "Bruce de Guy":
        who.marks[BARRED] = "yes"
    if torpid:
        game.rules.doing.move_card(who, Place(0, "torpor"))
    while game.table.referendum is not None and game.asked != "Alexis":
        game.passes()
    return game, ira


@pytest.mark.parametrize("torpid", [False, True])
@pytest.mark.parametrize("caller", CALLERS)
def test_it_counts_for_the_votes_wherever_the_caller_lies(caller: str, *, torpid: bool) -> None:
    clan, sect, sides, costs = CALLERS[caller]
    game, ira = polled(caller, clan, sect, torpid=torpid, corrupted=caller.startswith("Khay"))
    offered = {each.kind.removeprefix("title ") for each in game.options() if each.copy == ira.id}
    assert offered == sides
    if costs:
        game.pick("title against", ira)
        assert ira.blood == 4 - costs


@pytest.mark.parametrize("caller", CALLERS)
def test_it_counts_for_nobody_else(caller: str) -> None:
    game, ira = polled(caller, "Brujah", "Sabbat", torpid=True)
    if CALLERS[caller][3]:
        return  # any vampire pays
    assert {each.kind for each in game.options() if each.copy == ira.id} == {"title for", "title against"}


@pytest.mark.parametrize(("who", "held"), [("Skidmark", 6), ("Lucita", 7)])
def test_skidmark_leaves_torpor_without_replacing_cards(who: str, held: int) -> None:
    game = table()
    acts = game.torpor("Sarah", who, blood=3)
    game.ready("Alexis", vampire("Ira", 6, "AUS", text="+2 intercept."))
    game.hand("Sarah", library("Sneak", "Action Modifier", text="+1 stealth."))
    game.pick("leave torpor", minion=acts)
    while game.table.action is not None and not game.options("play"):
        game.pick("block") if game.options("block") else game.passes()
    game.pick("play")
    assert len(game.table.pile(0, "hand")) == held
