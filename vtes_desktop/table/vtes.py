"""What lies on the table of Vampire: The Eternal Struggle (rulebook sec. 2, 3, 6.6.4, 11)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from vtes_desktop.table.games import VTES, GameTable, by_name
from vtes_desktop.table.regions import Region

GAME: Final = GameTable(
    key=VTES,
    title="Vampire: The Eternal Struggle",
    regions=by_name(
        (
            Region(
                "crypt", "crypt", "nobody", tracked=False, ordered=True, face_up=False, owners=True, kinds=("crypt",)
            ),
            Region(
                "library",
                "library",
                "nobody",
                tracked=False,
                ordered=True,
                face_up=False,
                owners=True,
                kinds=("library",),
            ),
            Region("hand", "hand", "controller", tracked=False, face_up=False, owners=True, kinds=("library",)),
            Region("ash heap", "ash heap", "face up", tracked=True, owners=True),
            Region("uncontrolled", "uncontrolled region", "controller", tracked=True, face_up=False),
            Region("ready", "ready region", "face up", tracked=True, in_play=True),
            Region("torpor", "torpor region", "face up", tracked=True, in_play=True),
            Region("in play", "cards in play", "face up", tracked=True, in_play=True),
            Region("research", "research area", "controller", tracked=True, face_up=False),
            Region("contested", "contested cards", "always", tracked=True, face_up=False),
            Region("removed", "cards removed from the game", "face up", tracked=True, owners=True),
        )
    ),
    phases=("unlock", "master", "minion", "influence", "discard"),
    kinds=MappingProxyType({"crypt": "crypt card", "library": "card"}),
    player="Methuselah",
    start=30,
    edge="Edge",
    points="victory points",
    hidden="hands and uncontrolled regions",
    edition="current",
)
"""The description."""
