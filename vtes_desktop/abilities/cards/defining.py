"""How a card is defined by name."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Protocol, TypedDict, TypeVar, Unpack, overload

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.card_text import CardText, InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.vocabulary.effects.cards import PutOn
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.playing.timing import Timing


def _compiled(card: Card) -> CardText:
    """What the compiler makes of a card. It is loaded for the first: where texts are kept, none needs it."""
    from vtes_desktop.abilities.text.compiler import compile_card

    return compile_card(card)


class Named(Struct, frozen=True):
    """A card's whole text in the vocabulary, by the card's name as the list prints it (article last)."""

    name: str
    readings: tuple[Reading, ...]
    """One for each way to play it (see :func:`vtes_desktop.rules.playing.modes.modes`); of a crypt card one, and one
    at the level ``MERGED`` where it is an advanced one that says something of that."""
    advanced: bool = False
    part: bool = False
    """Whether only these ways to play it are defined by hand, and the others compiled."""
    sentences: str = ""
    """Of a card of which only some sentences are defined by hand and the others compiled: the marks of those (see
    :func:`mark`) with spaces between, and ``|`` between those of the lists' dialects; empty where the definition is the
    whole text."""
    group: int | str | None = None
    """Of a crypt card of which there are versions in several groups with different texts."""

    def is_of(self, card: Card) -> bool:
        """Whether it defines this card."""
        return card.name == self.name and card.advanced == self.advanced and self.group in (None, card.group)


Piece = Standing | Usable | Price | InPlayAction | Upon
"""What a card does or lets do as long as it is in play, each a piece of its text."""
_P = TypeVar("_P", Standing, Usable, Price, InPlayAction, Upon)


class _AsRead(TypedDict, total=False):
    """What a reading says of how its card is played."""

    level: str
    when: Timing
    conditions: tuple[Conditions, ...]
    """What must be so for the card to be played."""
    declares: tuple[Words, ...]
    """What is chosen as the card is played."""
    words: tuple[Words, ...]
    """What it does as it is played."""
    during: tuple[Words, ...]
    held: tuple[Words, ...]
    held_for_good: bool


class AsPlayed(_AsRead, total=False):
    """The same of a card for which something is chosen before all else."""

    target: Which
    """What is chosen."""
    on: Which
    """What is chosen, and must be able to have the card, which is put on it before what else is done."""


def reading(
    kind: str, *pieces: Piece, target: Which | None = None, on: Which | None = None, **played: Unpack[_AsRead]
) -> Reading:
    """A reading put together of its pieces, in any order: each goes where those of its kind are.

    >>> reading("Master", Price(-1, "pool")) == Reading("Master", prices=(Price(-1, "pool"),))
    True
    >>> [each.aloud() for each in reading("Master", on=Which("vampire")).words]
    ['this card is put on the chosen card']
    """
    if on is not None:
        target = replace(on, can_have=True)
        played["words"] = (PutOn("target"), *played.get("words", ()))
    if target is not None:
        played["declares"] = (Choose(target), *played.get("declares", ()))

    def of(sort: type[_P]) -> tuple[_P, ...]:
        return tuple(each for each in pieces if isinstance(each, sort))

    return Reading(
        kind,
        standing=of(Standing),
        usable=of(Usable),
        prices=of(Price),
        actions=of(InPlayAction),
        upon=of(Upon),
        **played,
    )


def in_each_way(kinds: Iterable[str], *pieces: Piece, **played: Unpack[AsPlayed]) -> tuple[Reading, ...]:
    """The same reading for each of several types as which a card is played.

    >>> [each.type for each in in_each_way(("Action Modifier", "Reaction"))]
    ['Action Modifier', 'Reaction']
    """
    return tuple(reading(kind, *pieces, **played) for kind in kinds)


def _readings(said: Sequence[Reading | str | Piece], played: AsPlayed) -> tuple[Reading, ...]:
    """Readings as they are, or the one of a kind that is put together of pieces."""
    kind = said[0] if said else None
    if isinstance(kind, str):
        return (reading(kind, *(each for each in said[1:] if isinstance(each, Piece)), **played),)
    return tuple(each for each in said if isinstance(each, Reading))


@overload
def named(name: str, kind: str, /, *pieces: Piece, **played: Unpack[AsPlayed]) -> Named: ...


@overload
def named(name: str, /, *readings: Reading) -> Named: ...


def named(name: str, *said: Reading | str | Piece, **played: Unpack[AsPlayed]) -> Named:
    """Define a card: of the pieces of its one reading (:func:`reading`), or of a reading for each way to play it.

    >>> named("Giant's Blood", "Master").readings == (Reading("Master"),)
    True
    """
    return Named(name, _readings(said, played))


@overload
def mended(name: str, kind: str, /, *pieces: Piece, **played: Unpack[AsPlayed]) -> Named: ...


@overload
def mended(name: str, /, *readings: Reading) -> Named: ...


def mended(name: str, *said: Reading | str | Piece, **played: Unpack[AsPlayed]) -> Named:
    """Define just some of the ways to play a card, by their types and levels; the others are compiled."""
    return Named(name, _readings(said, played), part=True)


def at_both_levels(
    name: str, kind: str, /, *pieces: Piece, also: tuple[Piece | Words, ...] = (), **played: Unpack[AsPlayed]
) -> Named:
    """Define the two ways to play a card that say the same at a level and at the superior one, but that this says
    `also` something besides: pieces, and words that are done last. Other ways are compiled.

    >>> [each.level for each in at_both_levels("Resist Earth's Grasp", "Combat", level="cel").readings]
    ['cel', 'CEL']
    """
    basic = reading(kind, *pieces, **played)
    more = reading(kind, *(each for each in also if isinstance(each, Piece)))
    more = replace(more, words=tuple(each for each in also if isinstance(each, Word)))
    return mended(name, basic, replace(_put_together(basic, more, ()), level=basic.level.upper()))


def by_level(
    name: str,
    kind: str,
    level: str,
    basic: tuple[Words, ...],
    superior: tuple[Words, ...],
    /,
    *pieces: Piece,
    **played: Unpack[AsPlayed],
) -> Named:
    """Define the two ways to play a card that do other things at a level and at the superior one, after `words` that
    both do, and are alike in all the rest. Other ways are compiled.

    >>> [len(each.words) for each in by_level("Flash Grenade", "Combat", "cel", (), ()).readings]
    [0, 0]
    """
    alike = reading(kind, *pieces, **played)
    levels = ((level, basic), (level.upper(), superior))
    return mended(name, *(replace(alike, level=each, words=(*alike.words, *does)) for each, does in levels))


@overload
def completed(name: str, kind: str, /, *pieces: Piece, sentences: str, **played: Unpack[AsPlayed]) -> Named: ...


@overload
def completed(name: str, /, *readings: Reading, sentences: str) -> Named: ...


def completed(name: str, *said: Reading | str | Piece, sentences: str, **played: Unpack[AsPlayed]) -> Named:
    """Define just these sentences of a card with one way to play it, which nothing else understands; the others are
    compiled. What it does as it is played comes after what was compiled of that.

    :param sentences: their marks, as ``tests/abilities/corpus.txt`` prints them for a card that is not defined yet.
    """
    return Named(name, _readings(said, played), sentences=sentences)


def _put_together(first: Reading, more: Reading, left: tuple[str, ...]) -> Reading:
    """What was compiled with what was defined for what was not understood, and the sentences that are left over."""
    return replace(
        first,
        when=more.when or first.when,
        unread=left,
        **{
            field: (*getattr(first, field), *getattr(more, field))
            for field in (
                "conditions",
                "declares",
                "words",
                "standing",
                "usable",
                "prices",
                "actions",
                "upon",
                "during",
                "held",
            )
        },
    )


class _CardOfType(Protocol):
    """How a card of one type is defined: of the pieces of its one reading, or of one way to play it; where there are
    `sentences`, just these of it, and the others are compiled."""

    def __call__(self, name: str, *pieces: Piece, sentences: str = "", **played: Unpack[AsPlayed]) -> Named: ...


def _of_type(kind: str, *, in_ways: bool = False) -> _CardOfType:
    """What defines the cards of a type. One that is played `in_ways`, each at its level, is defined for one of them,
    and the others are compiled.

    >>> _of_type("Master")("Giant's Blood") == named("Giant's Blood", "Master")
    True
    """

    def define(name: str, *pieces: Piece, sentences: str = "", **played: Unpack[AsPlayed]) -> Named:
        return Named(name, (reading(kind, *pieces, **played),), part=in_ways and not sentences, sentences=sentences)

    return define


master_card = _of_type("Master")
event_card = _of_type("Event")
equipment_card = _of_type("Equipment")
ally_card = _of_type("Ally")
political_card = _of_type("Political Action")
action_card = _of_type("Action", in_ways=True)
combat_card = _of_type("Combat", in_ways=True)
modifier_card = _of_type("Action Modifier", in_ways=True)
reaction_card = _of_type("Reaction", in_ways=True)


def vampire(
    name: str,
    *pieces: Piece,
    sentences: str = "",
    merged: tuple[Piece, ...] = (),
    advanced: bool = False,
    group: int | str | None = None,
) -> Named:
    """Define a vampire: all that its card says, or where there are `sentences`, just these of it.

    :param sentences: behind ``/`` those of what its card says of it once it has merged: a second reading, at the level
        ``MERGED``, of the pieces `merged`.
    """
    readings = [reading("Vampire", *pieces)]
    if "/" in sentences:
        readings.append(reading("Vampire", *merged, level="MERGED"))
    return Named(name, tuple(readings), advanced, sentences=sentences, group=group)


def mark(sentence: str) -> str:
    """What a sentence of a card is called where its words are not to stand: the beginning of its digest.

    >>> mark("Strike: dodge.")
    'c117d7'
    """
    return hashlib.sha256(sentence.encode()).hexdigest()[:6]


def _left_over(sentences: str, unread: tuple[str, ...]) -> tuple[str, ...] | None:
    """The sentences that neither the compiler understands nor the definition stands for; None where one of those that
    it stands for is not among them: the text has changed."""
    left = list(unread)
    for marks in sentences.split():
        meant = next((sentence for sentence in left if mark(sentence) in marks.split("|")), None)
        if meant is None:
            return None
        left.remove(meant)
    return tuple(left)


def _complete(defined: Named, card: Card) -> CardText:
    """What is compiled of a card, and what is defined for the sentences that it names; where these are not all there,
    the text has changed, and they are done by hand."""
    compiled = _compiled(card)
    always, _, once_merged = defined.sentences.partition("/")
    first, (more, *merged) = compiled.readings[0], defined.readings
    left = _left_over(always, first.unread)
    left_merged = _left_over(always + once_merged, compiled.readings[-1].unread) if merged else ()
    if left is None or left_merged is None:
        return compiled
    whole = _put_together(first, more, left)

    def _also(other: Reading) -> Reading:
        """Of a merged vampire, what it says besides: what the advanced card says counts there too."""
        if merged:
            return _put_together(_put_together(other, more, left), merged[0], left_merged)
        return _put_together(other, more, left) if other.unread == first.unread else other

    return CardText(card.id, (whole, *(_also(each) for each in compiled.readings[1:])), by_name=True)


def text_of(defined: Named | None, card: Card) -> CardText:
    """What a definition comes to for a card; without one, what the compiler makes of it."""
    if defined is None:
        return _compiled(card)
    if defined.sentences:
        return _complete(defined, card)
    if not defined.part:
        return CardText(card.id, defined.readings, by_name=True)
    by_hand = {(each.type, each.level, each.reflex): each for each in defined.readings}
    compiled = _compiled(card).readings
    readings = tuple(by_hand.get((each.type, each.level, each.reflex), each) for each in compiled)
    return CardText(card.id, readings, by_name=True)
