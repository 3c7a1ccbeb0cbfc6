"""Political actions by which Methuselahs change places, or the turn goes the other way round."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.defining import Named
from vtes_desktop.abilities.cards.political.alike import vote
from vtes_desktop.abilities.vocabulary.effects.choosing import ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.seating import ChooseSeating, ReversePlay, SwitchPlaces, TakeSeats

CARDS: Final[tuple[Named, ...]] = (
    vote("Dramatic Upheaval", SwitchPlaces(), terms=(ChooseMethuselah("others"),)),
    vote("Kindred Restructure", TakeSeats(), terms=(ChooseSeating(),)),
    vote("Reversal of Fortunes", ReversePlay()),
)
