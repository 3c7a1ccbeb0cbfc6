"""Has the texts of all cards compiled and kept: ``python -m vtes_desktop.abilities.filling``, beside the start page.

What is imported here is light, for the window asks whether it is done already.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from vtes_desktop.cards.catalogue import Catalogue

KEPT: Final = "abilities"
"""What the texts are called among the kept things."""
ROOMS: Final = tuple(Path(__file__).parents[1] / room for room in ("abilities", "rules"))
"""The folders of the code that makes them."""
NICENESS: Final = 10


def is_done(catalogue: Catalogue) -> bool:
    """Whether the texts of this catalogue need not be compiled any more."""
    return catalogue.has_kept(KEPT, ROOMS)


def main() -> None:
    """Compile and keep them, out of the way of whatever else this machine does.

    :raises CardListError: when the lists (the first argument, else the installed ones) can't be read.
    """
    if sys.platform != "win32":
        os.nice(NICENESS)
    from vtes_desktop.abilities.texts import Texts
    from vtes_desktop.cards import catalogue as cards

    Texts.all_kept(cards.load(sys.argv[1] if len(sys.argv) > 1 else None))


if __name__ == "__main__":
    main()
