"""Rulings that were given for many cards, played with each of them: what is used or played in an action."""

from __future__ import annotations

import pytest
from msgspec import Struct

from tests.abilities.members import each, lain, seen
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

# -- more bleed by what lies in play ----------------------------------------------------------------------------------

RESOLVED = {"after resolution", "during resolution", "as successful", "before resolution"}


class Bleeder(Struct, frozen=True):
    """Who acts where a card in play helps another minion, and what that card needs besides."""

    face: Card | str = ""
    hand: tuple[str | Card, ...] = ()
    also: tuple[str, ...] = ()
    counters: str = ""
    marks: str = ""
    burned: str = ""


BLEEDERS = {
    "Donate": Bleeder("", ()),
    "In Memory of the Two Lands": Bleeder("Qetu the Evil Doer", counters="counters"),
    "Saatet-ta": Bleeder(vampire("Krid", 6, clan="Ministry")),
    "Haqim's Law: Retribution": Bleeder(vampire("Krid", 6, clan="Banu Haqim"), ("Blur",)),
    "Bone Shambler": Bleeder(also=("Bone Shambler",)),
    "Dead Pool": Bleeder(vampire("Krid", 6, clan="Lasombra"), counters="counters"),
    "Greensleeves": Bleeder("Humo"),
    "Pentex™ Loves You!": Bleeder(vampire("Krid", 6, sect="Sabbat")),
    "Hillanvale": Bleeder(hand=("Madrigal",)),
    "The Horde": Bleeder(vampire("Krid", 6, text="Infernal."), ()),
    "Miguel Santo Domingo": Bleeder(vampire("Krid", 6, sect="Sabbat")),
    "Oliver Thrace": Bleeder(hand=("Theft of Vitae",)),
    "Paul Forrest, False Prophet": Bleeder(vampire("Krid", 6, clan="Ravnos")),
    "Prejudice": Bleeder(burned="Vagabond Mystic"),
    "Sheela Na Gig": Bleeder(vampire("Krid", 6, clan="Tremere antitribu")),
    "Toby": Bleeder(vampire("Krid", 6, sect="Anarch")),
    "Larissa Moreira": Bleeder(hand=("Raven Spy",)),
    "Victoria Ash": Bleeder(vampire("Krid", 6, clan="Banu Haqim")),
}
"""Of the cards that help others or need something: who they help, and what they need."""
ELSEWHERE = ("Melange", "Donate", "Quentin King III (ADV)")
"""They are played on something first, or merged."""


def helped(card: Card) -> tuple[Position, Copy, Copy]:
    """A card that adds to bleeds lies in play, with what it needs, and who is helped."""
    who, game = BLEEDERS.get(card.display_name, Bleeder()), table()
    copy = lain(game, card)
    actor = game.ready("Sarah", who.face) if who.face else copy
    for name in who.also:
        game.ready("Sarah", name)
    if who.counters:
        copy.counters[who.counters] = 2
    if who.burned:
        game.ash_heap("Alexis", who.burned)
    game.hand("Sarah", *who.hand)
    game.rules.discreet = True
    return game, copy, actor


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
@each("Permanents that increase bleed amount during an action", but=ELSEWHERE)
def test_more_bleed_is_had_in_bleeds_before_they_resolve(card: Card, kind: str) -> None:
    game, copy, actor = helped(card)
    while not game.options("bleed"):
        game.passes()
    if kind == "hunt" and not game.options("hunt"):
        # An ally can't hunt.
        game.ready("Sarah", vampire("Hunter", 4))
        return
    game.pick(kind, minion=actor)
    at = seen(game, lambda option: option.kind == "use" and option.copy == copy.id and "bleed" in option.text)
    assert bool(at) == (kind == "bleed")
    assert not RESOLVED & {*at}
