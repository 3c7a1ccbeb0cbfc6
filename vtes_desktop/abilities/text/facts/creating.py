"""Cards by which a vampire is put in play, by their text."""

from __future__ import annotations

import re
from typing import Final

_PUTS_VAMPIRE: Final = re.compile(
    r"\b(?:becomes?|represents|it is) an? [^.;]*?(?:\d-capacity|vampire)|vampires? from your uncontrolled region"
    r"|[Mm]ove (?:an?|that|the|one) [^.]*?vampire (?:in|from) (?:your|any|an?)[^.]*?(?:ash heap|uncontrolled region)"
    r"[^.]*? to (?:your|the) ready region",
)


def puts_vampire_into_play(text: str) -> bool:
    """Whether a card with this text puts a vampire in play; one that only leaves torpor is in play already.

    >>> puts_vampire_into_play("Put this card in play; it becomes a 1-capacity vampire.")
    True
    """
    return bool(_PUTS_VAMPIRE.search(text))
