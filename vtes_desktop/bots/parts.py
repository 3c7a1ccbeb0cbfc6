"""The parts of the game that a question belongs to, by its kind, as computer players tell them apart."""

from __future__ import annotations

from typing import Final

from vtes_desktop.table.option_kinds import OptionKind

LEAVING: Final[frozenset[OptionKind]] = frozenset({"pass", "done", "no block", "wait", "no", "keep", "no strike"})
"""Options to do nothing."""
ACTION_WINDOWS: Final = frozenset(
    {"as announced", "before block", "block attempt", "as blocked", "after blocks", "before resolution",
     "before combat", "before another combat", "after resolution", "before referendum", "terms",
     "before votes", "blood hunt called"}
)  # fmt: skip
COMBAT_WINDOWS: Final = frozenset(
    {"before range", "range", "before strikes", "strikes chosen", "after strikes", "additional strikes", "press",
     "end of round", "end of combat", "going to torpor"}
)  # fmt: skip
