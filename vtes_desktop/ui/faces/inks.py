"""The colours in which cards are painted: those of the dark theme, whatever theme the rest of the program has."""

from __future__ import annotations

from typing import Final

from vtes_desktop.ui import theme

GROUND: Final = theme.printed("GROUND")
BAR: Final = theme.printed("BAR")
FELT: Final = theme.printed("FELT")
WELL: Final = theme.printed("WELL")
PANEL: Final = theme.printed("PANEL")
RAISED: Final = theme.printed("RAISED")
EDGE_LINE: Final = theme.printed("EDGE_LINE")
BONE: Final = theme.printed("BONE")
DIM: Final = theme.printed("DIM")
FAINT: Final = theme.printed("FAINT")
