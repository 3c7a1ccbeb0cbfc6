"""What every word of the vocabulary is: a struct that can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, ForwardRef, TypeAlias

from msgspec import Struct

from vtes_desktop.abilities.vocabulary.aloud import plainly
from vtes_desktop.abilities.vocabulary.every import every
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.table.asking import Procedure

NO_MOST: Final = 1000
"""More than any X."""


class Word(Struct, frozen=True, omit_defaults=True, tag=True):
    """Something that a card does."""

    queues: ClassVar[bool] = False
    """Whether another combat is to follow the running one by it."""
    said: ClassVar[str] = ""
    """What it does, where that is always the same."""
    anew: ClassVar[bool] = False
    """Whether what is put off with it is done anew each time that moment of the action comes."""
    is_cost: ClassVar[bool] = False
    """Whether it must be possible before anything is chosen, whatever that will be."""
    lacks: ClassVar[str] = ""
    """Why it cannot be done where it can't, after the card's name: “finds too few cards in that ash heap”."""

    def can(self, here: Here) -> bool:
        """Whether there is anything for it to be done to: a card whose targets are missing can't be played."""
        return here is not None

    def is_paid(self) -> bool:
        """Whether what comes after it is not done where this can't be."""
        return self.is_cost

    def fells(self) -> bool:
        """Whether it hurts the minion that plays the card, or sends it to torpor."""
        return False

    def most_x(self, here: Here) -> int:
        """The greatest X of a cost for which there are as many as it then chooses (sec. 1.6.1)."""
        return NO_MOST if here is not None else 0

    def least_x(self, here: Here) -> int:
        """The least X of a cost for which there is one that it then chooses (sec. 1.6.1)."""
        return int(here is None)

    def do(self, here: Here) -> Procedure[None]:
        """Do it, asking what must be asked; a word that asks nobody anything has :meth:`act` instead."""
        self.act(here)
        yield from ()

    def act(self, here: Here) -> None:
        """Do what a word does that asks nobody anything."""
        raise NotImplementedError

    def aloud(self) -> str:
        """What it does, as a clause in the third person: “you gain 1 pool”, every default spelled out."""
        return self.said or plainly(self)


if TYPE_CHECKING:
    # A union of hundreds takes a type checker minutes, and each of them is a word.
    Words: TypeAlias = Word
else:
    assert every
    Words = ForwardRef("every(Word)", module=__name__)
"""Every word, for decoding: those that there are when the first is decoded."""


def can_all(here: Here, words: tuple[Words, ...]) -> bool:
    """Whether all of these can be done."""
    for word in words:  # noqa: SIM110 – asked of every card at every choice
        if not word.can(here):
            return False
    return True


def can_begin(here: Here, chosen: tuple[Words, ...], then: tuple[Words, ...]) -> bool:
    """Whether something can be chosen, and what is done then can be done or, as far as it hangs on that, paid."""
    return can_all(here, chosen) and can_all(here, tuple([word for word in then if word.is_cost]) if chosen else then)


def do_all(here: Here, words: tuple[Words, ...]) -> Procedure[None]:
    """Do these in order."""
    for word in words:
        yield from word.do(here)


def do_paid(here: Here, words: tuple[Words, ...]) -> Procedure[None]:
    """Do these in order as an action resolves, as far as what must be burned for the rest is still there: since it was
    announced it may have been burned for something else (sec. 6.2.3)."""
    for word in words:
        if word.is_paid() and not word.can(here):
            return
        yield from word.do(here)
