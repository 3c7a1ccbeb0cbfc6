"""The terms of a referendum whose card the referee does not know, said by hand (sec. 6.3.2; design, decision 6)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.game import Game
from vtes_desktop.table.table import Copy

_ASKS: Final = re.compile(r"\b(?:choose|allocate|divide|distribute|name)\b", re.I)
_METHUSELAHS: Final = re.compile(r"\bMethuselah", re.I)
_MINIONS: Final = re.compile(r"\b(?:vampires?|minions?|ally|allies|justicar|prince|priscus|anarch|baron)\b", re.I)
_OTHERS: Final = re.compile(r"\b(?:location|equipment|retainer|card)\b", re.I)
_MOST: Final = 12
"""How many times something may be named: points are allocated by naming a Methuselah again and again."""


@lru_cache(maxsize=1024)
def asks_for_terms(card: Card) -> bool:
    """Whether a card asks who calls its referendum to choose something."""
    return any(_ASKS.search(part.text) for part in card.text)


def terms_by_hand(game: Game, seat: int, card: Copy) -> Procedure[str]:
    """Let who called a referendum name Methuselahs, minions and cards, one as often as she likes (“Alexis 3, Justin”);
    what else the terms are she says in words. Returns the terms, empty for none."""
    face = game.card(card)
    if not asks_for_terms(face):
        return ""
    named: Counter[str] = Counter()
    offered = [*things(game, face)]
    while sum(named.values()) < _MOST:
        said = written(named)
        done = Option("pass", "Those are the terms")
        question = f"{face.display_name}: what are the terms? {said}".strip()
        option = yield from game.choose(seat, "terms", question, [*offered, done], "6.3.2", card.id, always=True)
        if option == done:
            break
        named[option.text] += 1
    return written(named)


def written(named: Counter[str]) -> str:
    """The terms in words.

    >>> written(Counter({"Alexis": 3, "Justin": 1}))
    'Alexis 3, Justin'
    """
    return ", ".join(f"{name} {count}" if count > 1 else name for name, count in named.items())


def things(game: Game, card: Card) -> Iterator[Option]:
    """What the terms of a card may be about, by the words of its text."""
    text = " ".join(part.text for part in card.text)
    for seat in game.table.playing() if _METHUSELAHS.search(text) else ():
        yield Option("term", game.seat_name(seat), seat=seat)
    for seat in game.table.playing():
        for copy in minions.minions(game, seat) if _MINIONS.search(text) else ():
            yield Option("term", game.name(copy), copy.id, targets=(copy.id,))
        for copy in game.controlled(seat) if _OTHERS.search(text) else ():
            if not minions.is_minion(game, copy) and copy.face_up and not copy.marks.get("played"):
                yield Option("term", game.name(copy), copy.id, targets=(copy.id,))
