"""Where the program's files are: what it ships, what it keeps for the player, what it may throw away.

Everything the player would miss is under :func:`games` and :func:`settings`; everything under :func:`cache` can be
deleted at any time. ``VTES_DESKTOP_HOME`` puts all of it under one folder, which is how tests and portable copies run.
"""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import platformdirs

APPLICATION = "vtes-desktop"
GAME_SUFFIX = ".vtes-game"


def resources() -> Path:
    """The shipped ``resources`` folder: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"


def _home(kind: str, usual: str) -> Path:
    home = os.environ.get("VTES_DESKTOP_HOME")
    folder = Path(home) / kind if home else Path(usual)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def settings() -> Path:
    """The folder of the player's settings."""
    return _home("settings", platformdirs.user_config_dir(APPLICATION, appauthor=False))


def network() -> Path:
    """The folder of what is kept of play across machines: this program's key, hosts met, seats at other tables."""
    return settings() / "network"


def games() -> Path:
    """The folder of game journals, one file a game."""
    folder = _home("data", platformdirs.user_data_dir(APPLICATION, appauthor=False)) / "games"
    folder.mkdir(exist_ok=True)
    return folder


def decks() -> Path:
    """The folder of the player's own decks."""
    folder = _home("data", platformdirs.user_data_dir(APPLICATION, appauthor=False)) / "decks"
    folder.mkdir(exist_ok=True)
    return folder


def card_lists() -> Path:
    """The folder of newer card lists that were fetched."""
    folder = _home("data", platformdirs.user_data_dir(APPLICATION, appauthor=False)) / "card lists"
    folder.mkdir(exist_ok=True)
    return folder


def cache() -> Path:
    """The folder of things made again when missing: the catalogue's cache, scaled pictures."""
    return _home("cache", platformdirs.user_cache_dir(APPLICATION, appauthor=False))


def logs() -> Path:
    """The folder of the program's log files."""
    return _home("logs", platformdirs.user_log_dir(APPLICATION, appauthor=False))


def kept_damaged(path: Path) -> Path:
    """Where a damaged file is kept: beside it, under a name that is free. Nothing of a player's is ever deleted."""
    return next(kept for number in count(1) if not (kept := path.with_name(f"{path.name}.damaged-{number}")).exists())
