"""Words that contain others: conditions, leave, alternatives; and the union of all words."""

from __future__ import annotations

from msgspec import Struct

from vtes_desktop.abilities.conditions import Conditions, all_hold
from vtes_desktop.abilities.here import Here, Whose
from vtes_desktop.abilities.words.actions import AddBleed, AddIntercept, AddStealth, Redirect, Unblockable
from vtes_desktop.abilities.words.blood import AddBlood, BurnBlood, BurnPool, GainPool, GiveBlood, MoveBlood
from vtes_desktop.abilities.words.cards import (
    Burn,
    Count,
    Draw,
    Lock,
    PutInPlay,
    PutOn,
    RemoveFromGame,
    ToTorpor,
    Unlock,
)
from vtes_desktop.abilities.words.choosing import Choose, ChooseMethuselah, ChooseNumber
from vtes_desktop.abilities.words.fixed import Fixed
from vtes_desktop.abilities.words.word import Word
from vtes_desktop.rules.choice import Option, Procedure


class If(Word, frozen=True):
    """Only if something is so when it comes to it."""

    conditions: tuple[Conditions, ...]
    then: tuple[Words, ...]
    otherwise: tuple[Words, ...] = ()

    def do(self, here: Here) -> Procedure[None]:
        """Look, and do the one or the other."""
        yield from do_all(here, self.then if all_hold(here, self.conditions) else self.otherwise)


class May(Word, frozen=True):
    """Something that may be left: its user is asked, where it can be done at all."""

    words: tuple[Words, ...]
    question: str = ""
    """What the button says; made of the card's name where it says nothing."""

    def do(self, here: Here) -> Procedure[None]:
        """Ask and do."""
        if not can_all(here, self.words):
            return
        game = here.game
        question = f"{game.name(here.source)}: {self.question or 'use it?'}"
        if (yield from game.confirm(here.seat, "may", question, "1.6.1", here.source.id)):
            yield from do_all(here, self.words)


class Alternative(Struct, frozen=True):
    """One of several things that can be done."""

    text: str
    words: tuple[Words, ...]


class Either(Word, frozen=True):
    """One of several things, as its user chooses; those that can't be done are not offered."""

    ways: tuple[Alternative, ...]

    def can(self, here: Here) -> bool:
        """Whether any can be done."""
        return any(can_all(here, way.words) for way in self.ways)

    def do(self, here: Here) -> Procedure[None]:
        """Ask and do."""
        game = here.game
        ways = [way for way in self.ways if can_all(here, way.words)]
        options = [Option("way", way.text, amount=number) for number, way in enumerate(ways)]
        if options:
            question = f"{game.name(here.source)}: which?"
            option = yield from game.choose(here.seat, "way", question, options, "1.6.1", here.source.id)
            yield from do_all(here, ways[option.amount].words)


class ForEachMethuselah(Word, frozen=True):
    """Each of several Methuselahs in turn is “you” for some words, clockwise."""

    whose: Whose
    words: tuple[Words, ...]

    def do(self, here: Here) -> Procedure[None]:
        """Do them for one after the other."""
        for seat in here.methuselahs(self.whose):
            each = Here(here.game, seat, here.source, here.minion, dict(here.chosen), dict(here.seats), here.numbers)
            yield from do_all(each, self.words)


Words = (
    AddBleed
    | AddBlood
    | AddIntercept
    | AddStealth
    | Burn
    | BurnBlood
    | BurnPool
    | Choose
    | ChooseMethuselah
    | ChooseNumber
    | Count
    | Draw
    | Either
    | Fixed
    | ForEachMethuselah
    | GainPool
    | GiveBlood
    | If
    | Lock
    | May
    | MoveBlood
    | PutInPlay
    | PutOn
    | Redirect
    | RemoveFromGame
    | ToTorpor
    | Unblockable
    | Unlock
)
"""Every word, for decoding."""


def can_all(here: Here, words: tuple[Words, ...]) -> bool:
    """Whether all of these can be done."""
    return all(word.can(here) for word in words)


def do_all(here: Here, words: tuple[Words, ...]) -> Procedure[None]:
    """Do these in order."""
    for word in words:
        yield from word.do(here)
