"""The keys of Vendetta's table: those of every table, in Vendetta's words, and its own."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.ui.games import Keyboard
from vtes_desktop.ui.table.keys import ACTIONS, Action

_TITLES: Final = {
    "next phase": "Next phase",
    "end turn": "End the turn",
    "edge": "Take the Ambition token, or give it back",
    "flip": "Turn face up or down",
    "add blood": "A Blood from the Bank",
    "burn blood": "A Blood to the Bank",
    "influence": "Play a Blood from the Pool",
    "influence back": "Take a Blood back to the Pool",
    "move blood": "Move any number of Blood…",
    "select all": "Select all of mine",
}
"""What is called otherwise."""
_LEFT_OUT: Final = {
    "unlock all",
    "draw",
    "refill",
    "draw crypt",
    "lock",
    "play",
    "discard",
    "burn",
    "ready",
    "torpor",
    "counter",
    "search library",
    "ash heap",
    "select all",
}
"""What there is no such thing of."""

KEYS: Final[tuple[Action, ...]] = tuple(
    replace(action, title=_TITLES.get(action.name, action.title)) for action in ACTIONS if action.name not in _LEFT_OUT
)

GESTURES: Final = (
    ("Drag to a lane", "Left half: play face up; right half: face down, for 1 Blood"),
    ("Drag Blood", "From the Pool to a Position, from the Bank to a Pool"),
    ("Shift + drag", "Five Blood at once"),
    ("Wheel, digits", "While Blood is held: more, less, so much"),
    ("Wheel on a tile", "Blood from the Bank, or back to it"),
    ("Drag to Drained", "Drain a card of the Alliance"),
    ("Double click", "Turn a card; look through a pile"),
    ("Right click", "All that can be done"),
    ("Drag on the felt", "Select many"),
    ("Ctrl + click", "Select one more"),
    ("Alt + drag", "Point from a card to another"),
    ("Ctrl + wheel", "Closer, further"),
    ("Middle button", "Move about"),
    ("Click on a name", "Bring a player close"),
    ("Arrow keys", "From card to card"),
)

KEYBOARD: Final = Keyboard(KEYS, GESTURES)
