"""How the players at this desktop are called until they say otherwise."""

from __future__ import annotations

from vtes_desktop.plain_words import LONGEST_NAME, plain, skeleton
from vtes_desktop.ui.options import Settings

PROGRAM = "Vampire Desktop"
"""How the program is called: it is a table for more than one game."""

NAMES = ("Sarah", "Alexis", "Justin", "Lisa", "Richard", "Mina")
"""Who sits at the other seats until they are given names."""


NOBODY_S = frozenset({"root", "user", "admin", "administrator", "guest", "nobody", "default", "ubuntu", "debian", "pi"})
"""What systems call their users when these have not said how they are called."""


def own_name(settings: Settings) -> str:
    """How the player at this desktop is called: by the settings, else by the system; empty when neither knows. On the
    network nobody is given a name: who has none is asked."""
    if named := plain(settings.options.name, LONGEST_NAME):
        return named
    import getpass

    try:
        user = plain(getpass.getuser(), LONGEST_NAME)
    except (KeyError, ImportError, OSError):  # no such user, or a system without the notion
        return ""
    return "" if user.casefold() in NOBODY_S else user[:1].upper() + user[1:]


def keep_own_name(settings: Settings, name: str) -> None:
    """Who has said once how she is called is not asked again."""
    if not own_name(settings) and (named := plain(name, LONGEST_NAME)):
        settings.change(name=named)


def your_name(settings: Settings) -> str:
    """How the player is called at a table of this desktop: as :func:`own_name`, else by the first of the names."""
    return own_name(settings) or NAMES[0]


def names_for(seats: int, you: str) -> list[str]:
    """So many names, yours first, none twice.

    >>> names_for(3, "Alexis")
    ['Alexis', 'Sarah', 'Justin']
    """
    others = [name for name in NAMES if skeleton(name) != skeleton(you)]
    return [you, *others][:seats]
