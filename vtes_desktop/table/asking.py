"""What a person is asked: a choice made of the options that are legal now (design, decision 5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from msgspec import Struct


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that may be done now."""

    kind: str
    """What it is, in the rulebook's word: ``pass``, ``bleed``, ``play``, ``block``, ``strike`` …"""
    text: str = ""
    """What the button says: “Bleed Alexis for 1”."""
    copy: int = 0
    """The card that it is done with, which glows; 0 for none."""
    minion: int = 0
    """The minion that does it, where that is not the card itself."""
    targets: tuple[int, ...] = ()
    """Copies that it is done to."""
    seat: int = -1
    """The Methuselah that it is done to."""
    amount: int = 0
    level: str = ""
    """The discipline level at which a card is played: ``dom`` or ``DOM``; empty where the card has just one effect."""


PASS = Option("pass", "Pass")


class Choice(Struct, frozen=True, gc=False, omit_defaults=True):
    """A question to one seat."""

    seat: int
    kind: str
    """What it is about, as the screen must know it: ``minion phase``, ``block``, ``strike`` …"""
    question: str
    """One sentence for the bar: “Krid bleeds Alexis for 1. Does anybody block?”"""
    options: tuple[Option, ...]
    rule: str = ""
    """The rulebook's section: ``6.2.2``."""
    about: int = 0
    """The card that it is about, to be shown large; 0 for none."""


Result = TypeVar("Result")
Procedure = Generator[Choice, int, Result]
"""A procedure of the rules: yields choices, is sent the index of the option picked, and returns a result."""


def nothing() -> Procedure[None]:
    """The procedure of what has nothing to do."""
    yield from ()
