"""Which rulings are obeyed: for every ruling of a card that plays itself, whether a test plays it, whether it follows
from how the card is read and the rules, whether it is not obeyed, or whether nobody has judged it yet.

What was judged stands in ``judged_rulings.csv`` beside this module: a digest of the ruling, the state, and the test
that plays it. A ruling whose words have changed since has another digest, and is not judged any more.
"""

from __future__ import annotations

import csv
import hashlib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.rulings import Ruling

State = Literal["tested", "follows", "not obeyed", "not judged"]
"""``tested`` is obeyed by a test; ``follows`` was read beside the card, and follows from that and the rules."""
STATES: Final[tuple[State, ...]] = get_args(State)
JUDGED: Final = Path(__file__).with_suffix(".csv")


class Judgement(Struct, frozen=True):
    """What was said of one ruling."""

    state: State
    test: str = ""
    """``test_file.py::test_name`` under ``tests/``, where one plays it."""


NOT_JUDGED: Final = Judgement("not judged")


def digest(card: Card, ruling: Ruling) -> str:
    """What a ruling is called where its words are not to stand: by its card's number, or by the group of cards that it
    was given for, and by its words."""
    of = ruling.group or str(card.id)
    return hashlib.sha256(f"{of}|{ruling.text}".encode()).hexdigest()[:10]


@cache
def judgements(path: Path = JUDGED) -> dict[str, Judgement]:
    """What was judged, by the rulings' digests. Raises ValueError for a line that names no state."""
    found = {}
    with path.open(encoding="utf-8", newline="") as file:
        for name, state, test in csv.reader(file):
            known = next((each for each in STATES if each == state), None)
            if known is None:
                raise ValueError(f"{path.name}: “{state}” is no state of a ruling.")
            found[name] = Judgement(known, test)
    return found


def judgement(card: Card, ruling: Ruling) -> Judgement:
    """What was judged of a ruling of a card."""
    return judgements().get(digest(card, ruling), NOT_JUDGED)


def states(card: Card, rulings: Iterable[Ruling]) -> Counter[State]:
    """How many of a card's rulings are in which state."""
    return Counter(judgement(card, ruling).state for ruling in rulings)


class Judged(Struct, frozen=True):
    """The rulings of one card."""

    card: str
    id: int
    states: tuple[State, ...]
    """Of its rulings, in their order."""
    tests: tuple[str, ...]
    """The tests that play them, in the same order; empty where none does."""


class JudgedRulings(Struct, frozen=True):
    """The rulings of many cards."""

    total: int
    states: dict[State, int]
    cards: tuple[Judged, ...]
    """Those that have rulings, by name."""


def judged(catalogue: Catalogue, cards: Iterable[Card]) -> JudgedRulings:
    """The state of every ruling of some cards."""
    rows = []
    for card in sorted(cards, key=lambda card: (catalogue.display_key(card), card.id)):
        said = [judgement(card, ruling) for ruling in catalogue.rulings.of(card.id)]
        if said:
            tests, found = tuple(each.test for each in said), tuple(each.state for each in said)
            rows.append(Judged(catalogue.display_key(card), card.id, found, tests))
    count = Counter(state for row in rows for state in row.states)
    return JudgedRulings(count.total(), {state: count[state] for state in STATES}, tuple(rows))
