"""How every card is read, a line for each way to play it: what ``corpus.txt`` pins.

The words of the vocabulary stand there, never those of a card: a change of the compiler shows as a diff. Write it anew
with ``python -m tests.abilities.corpus`` and look at what changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from vtes_desktop.abilities.cards.defining import mark
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import Catalogue, load

PINNED: Final = Path(__file__).with_name("corpus.txt")
_SPOKEN: Final = frozenset({"text", "question", "unread", "what"})
"""Fields that hold words of a card."""
_SETS: Final = frozenset({"windows", "action", "opponent"})
"""Fields of a timing that are sets, and come in any order."""


def lines(catalogue: Catalogue) -> Iterator[str]:
    """The lines of all cards, by name: the card, the way to play it, what it comes to, and a mark of each sentence that
    is not understood."""
    texts = Texts()
    cards = sorted(catalogue.cards.values(), key=lambda card: (catalogue.display_key(card), card.id))
    for card in cards:
        for reading in texts.of(card).readings:
            read = _without_words(msgspec.to_builtins(reading))
            unread = [mark(said) for said in reading.unread]
            words = msgspec.json.encode(read).decode()
            yield f"{catalogue.display_key(card)} | {words} | {' '.join(unread)}".rstrip()


def _without_words(value: Any) -> Any:
    """A reading without a card's words in it."""
    if isinstance(value, dict):
        left = {key: _without_words(each) for key, each in value.items() if key not in _SPOKEN}
        return {key: sorted(each) if key in _SETS and isinstance(each, list) else each for key, each in left.items()}
    return [_without_words(each) for each in value] if isinstance(value, list | tuple) else value


if __name__ == "__main__":
    PINNED.write_text("\n".join(lines(load())) + "\n", encoding="utf-8")
