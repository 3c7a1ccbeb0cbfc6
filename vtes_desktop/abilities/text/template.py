"""Templates: a pattern that a whole sentence or clause must match, and what it comes to."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar, overload

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.card_text import InPlayAction, Price, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import Timing


class NotUnderstoodError(ValueError):
    """A part of a text that nothing reads, so that the template which has matched the whole does not count."""


class Sentence(Struct, frozen=True):
    """A sentence to be read, and of which card it is."""

    text: str
    card: Card
    mode: Mode | None = None
    """How the card is played; None for a crypt card."""

    @property
    def type(self) -> str:
        """As what the card is played; empty for a crypt card."""
        return self.mode.type if self.mode is not None else ""

    @property
    def is_of_play(self) -> bool:
        """Whether the sentence stands after the words by which the card is put somewhere to stay."""
        if self.mode is None:
            return True
        general = "\n".join(part.text for part in self.card.text if not part.marks)
        text = self.mode.full_text if self.mode.text in general else f"{general}\n{self.mode.full_text}"
        before, found, _ = text.partition(self.text)
        return bool(found) and re.search(r"\b(?:[Pp]ut this card|this card is put)\b", before) is not None

    def above(self, pattern: str) -> int:
        """The one number that a pattern finds in what stands above at lower levels. Raises NotUnderstoodError where it
        finds none or several."""
        found = re.findall(pattern, self.mode.above if self.mode is not None else "")
        if len(found) != 1:
            raise NotUnderstoodError
        return int(found[0])


class Silent(Struct, frozen=True):
    """A sentence that says nothing to be done: the referee knows it already, or it only reminds."""


class OnlyIf(Struct, frozen=True):
    """What must be so for the card to be played."""

    conditions: tuple[Conditions, ...]


class When(Struct, frozen=True):
    """When the card may be played, in the place of what the referee reads by itself."""

    timing: Timing


class Declares(Struct, frozen=True):
    """What is chosen as the card is played."""

    words: tuple[Words, ...]


class During(Struct, frozen=True):
    """What is so from the announcement of the card's action on, whether that succeeds or not."""

    words: tuple[Words, ...]


class Bars(Struct, frozen=True):
    """A card that the minion that it is on cannot play, by its name."""

    name: str


class Changes(Struct, frozen=True):
    """Something else about a word that stands above in the text: “As above, but for 2 damage”. It is tried on the words
    from the last to the first, and must change one."""

    change: Callable[[Words], Words | None]


Piece = (
    Silent
    | OnlyIf
    | When
    | Declares
    | Words
    | Standing
    | Price
    | Usable
    | InPlayAction
    | Upon
    | Changes
    | During
    | Bars
)
"""What a sentence comes to."""
Pieces = Sequence[Piece]
_Meant = TypeVar("_Meant")
_Made = TypeVar("_Made")


class Pattern:
    """A pattern that a whole text must match, compiled when the first is held against it: a table's cards need some of
    hundreds.

    :param pattern: as :mod:`re` has it.
    """

    __slots__ = ("_fullmatch", "pattern")

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self._fullmatch: Callable[[str], re.Match[str] | None] | None = None

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """As that of a compiled pattern."""
        if self._fullmatch is None:
            self._fullmatch = re.compile(self.pattern).fullmatch
        return self._fullmatch(text)


def understood(meant: _Meant | None) -> _Meant:
    """What a part of a text was found to mean. Raises NotUnderstoodError where that is nothing."""
    if meant is None:
        raise NotUnderstoodError
    return meant


class SentenceTemplate(NamedTuple):
    """A pattern for whole sentences; what it makes is None where it does not understand a part after all."""

    pattern: Pattern
    make: Callable[[re.Match[str], Sentence], Pieces | None]

    def read(self, said: Sentence) -> Pieces | None:
        """What it makes of a sentence; None for one that it does not understand in full."""
        match = self.pattern.fullmatch(said.text)
        try:
            return self.make(match, said) if match else None
        except NotUnderstoodError:
            return None


class ClauseTemplate(NamedTuple):
    """A pattern for clauses, such as “gain 1 pool”: without a full stop, their first letter small."""

    pattern: Pattern
    make: Callable[[re.Match[str]], Sequence[Words] | None]

    def read(self, text: str) -> Sequence[Words] | None:
        """What it makes of a clause; None for one that it does not understand in full."""
        match = self.pattern.fullmatch(text)
        try:
            return self.make(match) if match else None
        except NotUnderstoodError:
            return None


def sentence(pattern: str, make: Callable[[re.Match[str], Sentence], Pieces | None]) -> SentenceTemplate:
    """A template for whole sentences."""
    return SentenceTemplate(Pattern(pattern), make)


def says(pattern: str, *pieces: Piece) -> SentenceTemplate:
    """A template for whole sentences that always come to the same."""
    return SentenceTemplate(Pattern(pattern), lambda _match, _said: pieces)


def reminds(pattern: str, holds: Callable[[re.Match[str], Sentence], object]) -> SentenceTemplate:
    """A template for whole sentences that say nothing new where something `holds`: that the referee has read it."""
    return SentenceTemplate(Pattern(pattern), lambda match, said: (Silent(),) if holds(match, said) else None)


def clause(pattern: str, make: Callable[[re.Match[str]], Sequence[Words] | None]) -> ClauseTemplate:
    """A template for clauses."""
    return ClauseTemplate(Pattern(pattern), make)


def always(pattern: str, *words: Words) -> ClauseTemplate:
    """A template for clauses that always come to the same."""
    return ClauseTemplate(Pattern(pattern), lambda _: words)


@overload
def first_made(templates: Iterable[SentenceTemplate], what: Sentence) -> Pieces | None: ...
@overload
def first_made(templates: Iterable[ClauseTemplate], what: str) -> Sequence[Words] | None: ...
def first_made(templates: Iterable[Any], what: Sentence | str) -> Sequence[Any] | None:
    """What the first of some templates that understands a sentence or clause makes of it; None where none does."""
    return next((made for template in templates if (made := template.read(what)) is not None), None)


def meaning(
    find: Callable[[str], _Meant | None], make: Callable[[_Meant, re.Match[str]], _Made], group: str = "who"
) -> Callable[..., _Made]:
    """What makes something of a sentence or clause where `find` understands what stands in a group of its pattern."""
    return lambda match, *_: make(understood(find(match[group])), match)


def changing(
    kinds: type[Words] | tuple[type[Words], ...], holds: Callable[[Any], bool] = bool, **now: object
) -> Changes:
    """What makes some fields otherwise of a word of some kinds, of which something `holds`, that stands above."""
    return Changes(lambda word: replace(word, **now) if isinstance(word, kinds) and holds(word) else None)


def where(
    holds: Callable[[re.Match[str], Sentence], bool], templates: Sequence[SentenceTemplate]
) -> tuple[SentenceTemplate, ...]:
    """Templates that count only for sentences of which something `holds`: that they are about the minion itself."""

    def only(make: Callable[[re.Match[str], Sentence], Pieces | None]) -> Callable[..., Pieces | None]:
        return lambda match, said: make(match, said) if holds(match, said) else None

    return tuple(SentenceTemplate(template.pattern, only(template.make)) for template in templates)


def played_as(
    types: Collection[str], templates: Sequence[SentenceTemplate], *, stays: bool = False
) -> tuple[SentenceTemplate, ...]:
    """Templates that count for cards of some types only, and, unless it `stays`, only before the card is put anywhere:
    what is said after that is so as long as it is in play."""

    def counts(_: object, said: Sentence) -> bool:
        return said.type in types and (stays or not said.is_of_play)

    return where(counts, templates)
