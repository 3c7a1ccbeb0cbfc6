"""The keys of Vendetta's table: those of every table, in Vendetta's words, and its own."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.ui.games import Keyboard
from vtes_desktop.ui.languages import later
from vtes_desktop.ui.table.keys import ACTIONS, Action

_TITLES: Final = {
    "next phase": later("Next phase"),
    "end turn": later("End the turn"),
    "edge": later("Take the Ambition token, or give it back"),
    "flip": later("Turn face up or down"),
    "add blood": later("A Blood from the Bank"),
    "burn blood": later("A Blood to the Bank"),
    "influence": later("Play a Blood from the Pool"),
    "influence back": later("Take a Blood back to the Pool"),
    "move blood": later("Move any number of Blood…"),
    "select all": later("Select all of mine"),
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
    (later("Drag to a lane"), later("Left half: play face up; right half: face down, for 1 Blood")),
    (later("Drag Blood"), later("From the Pool to a Position, from the Bank to a Pool")),
    (later("Shift + drag"), later("Five Blood at once")),
    (later("Wheel, digits"), later("While Blood is held: more, less, so much")),
    (later("Wheel on a tile"), later("Blood from the Bank, or back to it")),
    (later("Drag to Drained"), later("Drain a card of the Alliance")),
    (later("Double click"), later("Turn a card; look through a pile")),
    (later("Right click"), later("All that can be done")),
    (later("Drag on the felt"), later("Select many")),
    (later("Ctrl + click"), later("Select one more")),
    (later("Alt + drag"), later("Point from a card to another")),
    (later("Ctrl + wheel"), later("Closer, further")),
    (later("Middle button"), later("Move about")),
    (later("Click on a name"), later("Bring a player close")),
    (later("Arrow keys"), later("From card to card")),
)

KEYBOARD: Final = Keyboard(KEYS, GESTURES)
