"""How the players at this desktop are called until they say otherwise."""

from __future__ import annotations

import getpass

from vtes_desktop.ui.options import Settings

NAMES = ("Sarah", "Alexis", "Justin", "Lisa", "Richard", "Mina")
"""Who sits at the other seats until they are given names."""


def your_name(settings: Settings) -> str:
    """How the player at this desktop is called: by the settings, else by the system, else by the first of the names."""
    if settings.options.name.strip():
        return settings.options.name.strip()
    try:
        user = getpass.getuser()
    except (KeyError, ImportError, OSError):  # no such user, or a system without the notion
        user = ""
    return (user[:1].upper() + user[1:])[:40] if user and user != "root" else NAMES[0]


def names_for(seats: int, you: str) -> list[str]:
    """So many names, yours first, none twice.

    >>> names_for(3, "Alexis")
    ['Alexis', 'Sarah', 'Justin']
    """
    others = [name for name in NAMES if name.casefold() != you.casefold()]
    return [you, *others][:seats]
