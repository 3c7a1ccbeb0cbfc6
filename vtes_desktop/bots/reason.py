"""What a computer Methuselah thinks of an option: how good it is, and why, in a sentence that a person can read."""

from __future__ import annotations

from msgspec import Struct


class Verdict(Struct, frozen=True):
    """What a judge says of an option."""

    score: float
    """In pool of one's own: what the option is worth more than doing nothing; below 0 it does harm."""
    why: str = ""
    """The reason, as a clause that goes after “because”: “Lisa has no unlocked minion”; empty for no need of one."""
    senseless: bool = False
    """Whether nothing that games have taught speaks for it."""
    meant: bool = False
    """Whether nothing speaks against it, as what was begun would be in vain without it."""


NOTHING = Verdict(0.0)
NEVER = Verdict(-100.0)
