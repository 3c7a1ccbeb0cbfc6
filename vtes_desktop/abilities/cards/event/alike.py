"""What several events say alike."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *

ANYWHERE: Final = ("ready", "torpor", "in play")
