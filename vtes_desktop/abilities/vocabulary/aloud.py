"""How what a card does is read aloud: nouns, numbers and clauses in plain English, with every default spelled out.

Each word of the vocabulary says itself (``aloud``): an effect a clause in the third person present (“you gain 1 pool”),
a condition a clause after “if” (“the action is a bleed”), an amount a number phrase (“1 for each locked vampire …”).
Nothing here knows a card or its text: the lines are made of the structs alone (design, decision 13).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import fields

from vtes_desktop.rules.wording import together


class Spoken(Protocol):
    """What can be read aloud."""

    def aloud(self) -> str:
        """One clause, without a capital or a full stop."""


_CARDS: Final = {
    "this": "this card",
    "minion": "this minion",
    "acting": "the acting minion",
    "blocker": "the blocking minion",
    "fighting": "the minion about to fight the acting one",
    "opponent": "the opposing minion",
    "both": "both combatants",
    "targeted": "what the action targets",
    "it": "that card",
    "target": "the chosen card",
    "bearer": "the minion that bears this card",
    "remembered": "the card that this card remembers",
}
_METHUSELAHS: Final = {
    "any": "each Methuselah",
    "you": "you",
    "others": "each other Methuselah",
    "prey": "your prey",
    "predator": "your predator",
    "neighbours": "your prey and your predator",
    "acting": "the acting Methuselah",
    "target": "the Methuselah at whom the action is directed",
    "chosen": "the chosen Methuselah",
    "opponent": "the opposing minion’s controller",
    "controller": "the controller of the chosen card",
    "active": "the Methuselah whose turn it is",
    "bearer": "the controller of the minion that bears this card",
    "holder": "the controller of this card",
    "its": "the Methuselah about whom that is",
    "edge": "whoever has the Edge",
    "opposed": "the Methuselahs who have cast votes or ballots against the referendum",
    "playing": "whoever plays that card",
    "poor": "each other Methuselah with 3 pool or less",
    "richer": "each Methuselah with more pool than you",
    "predator's predator": "your predator’s predator",
    "remembered": "each Methuselah whom this card remembers",
}


def card(who: str) -> str:
    """The card that a word speaks of: “this minion” for ``minion``.

    >>> card("acting"), card("remembered crypt"), card("rival")
    ('the acting minion', 'the card that this card remembers as “crypt”', 'the card chosen as “rival”')
    """
    if who.startswith("remembered "):
        return f"the card that this card remembers as “{who.removeprefix('remembered ')}”"
    return _CARDS.get(who) or f"the card chosen as “{who}”"


def methuselah(whose: str) -> str:
    """The Methuselahs that a word speaks of.

    >>> methuselah("prey")
    'your prey'
    """
    return _METHUSELAHS.get(whose) or f"the Methuselah chosen as “{whose}”"


def methuselah_among(whose: str) -> str:
    """Methuselahs of whom some are chosen.

    >>> methuselah_among("others"), methuselah_among("neighbours")
    ('the other Methuselahs', 'your prey and your predator')
    """
    return {"any": "the Methuselahs (you too)", "others": "the other Methuselahs"}.get(whose) or methuselah(whose)


def does(whose: str, verb: str) -> str:
    """A Methuselah as the subject of a verb in its plain form.

    >>> does("you", "gain"), does("prey", "gain"), does("neighbours", "burn")
    ('you gain', 'your prey gains', 'your prey and your predator burn')
    """
    return f"{methuselah(whose)} {verb}" if whose in ("you", "neighbours") else f"{methuselah(whose)} {third(verb)}"


def card_does(who: str, verb: str) -> str:
    """A card as the subject of a verb in its plain form.

    >>> card_does("minion", "burn 1 blood"), card_does("both", "go to torpor")
    ('this minion burns 1 blood', 'both combatants go to torpor')
    """
    return f"{card(who)} {verb if who == 'both' else third(verb)}"


def third(verb: str) -> str:
    """A verb, with what follows it, in the third person: “burns 1 blood”."""
    first, *rest = verb.split(" ", 1)
    ending = "es" if re.search(r"(?:s|sh|ch|x|z|o)$", first) else "s"
    third = f"{first[:-1]}ies" if re.search(r"[^aeiou]y$", first) else f"{first}{ending}"
    return " ".join(["has" if first == "have" else "is" if first == "be" else third, *rest])


def number(amount: int | Spoken) -> str:
    """A number, fixed or counted.

    >>> number(2)
    '2'
    """
    return str(amount) if isinstance(amount, int) else amount.aloud()


def so_many(amount: int | Spoken, one: str, many: str = "") -> str:
    """So much of something, fixed or counted; what can't be counted has no plural.

    >>> so_many(2, "blood"), so_many(1, "card", "cards"), so_many(3, "card", "cards")
    ('2 blood', '1 card', '3 cards')
    """
    if isinstance(amount, int):
        return f"{amount} {one if amount == 1 else many or one}"
    return f"{many} equal in number to {amount.aloud()}" if many else f"{one} equal to {amount.aloud()}"


def times(factor: int, what: str, plus: int = 0) -> str:
    """A counted number, multiplied and added to.

    >>> times(2, "your pool", -1), times(1, "X")
    ('twice your pool minus 1', 'X')
    """
    said = (
        what
        if factor == 1
        else f"minus {what}"
        if factor == -1
        else f"twice {what}"
        if factor == 2
        else f"{factor} times {what}"
    )
    return f"{said} {'plus' if plus > 0 else 'minus'} {abs(plus)}" if plus else said


def between(least: int | Spoken, most: int | Spoken) -> str:
    """How many may be chosen: “just 1”, “up to 2”, “1 to 3”.

    >>> between(1, 1), between(0, 2), between(1, 3)
    ('1', 'up to 2', '1 to 3')
    """
    if least == most:
        return number(most)
    return f"up to {number(most)}" if least == 0 else f"{number(least)} to {number(most)}"


def signed(amount: int | Spoken) -> str:
    """A number that is added.

    >>> signed(2), signed(-1)
    ('+2', '-1')
    """
    return f"{amount:+}" if isinstance(amount, int) else f"+({amount.aloud()})"


def in_order(words: Iterable[Spoken]) -> str:
    """Effects that happen one after the other."""
    return "; then ".join(word.aloud() for word in words)


def block(words: Iterable[Spoken]) -> str:
    """Effects that hang on something said before them: several stand in brackets."""
    said = [word.aloud() for word in words]
    return said[0] if len(said) == 1 else f"[{'; then '.join(said)}]"


def each_of(cards: str) -> str:
    """All of several cards as the subject of a verb in the third person.

    >>> each_of("ready allies, whoever controls them")
    'each of the ready allies, whoever controls them,'
    """
    return f"each of the {cards}{',' if ', ' in cards else ''}"


def as_sentence(clause: str) -> str:
    """A clause as a sentence."""
    return f"{clause[:1].upper()}{clause[1:]}."


def provided(conditions: Iterable[Spoken]) -> str:
    """“ if …” for conditions that must all be so; empty for none."""
    said = together(condition.aloud() for condition in conditions)
    return f" if {said}" if said else ""


def plainly(struct: Struct) -> str:
    """What a struct says that has no words of its own: its name and its fields, with none left out.

    Only for what is being written: a test counts who still speaks so.
    """
    name = re.sub(r"(?<!^)(?=[A-Z])", " ", type(struct).__name__).lower()
    said = ", ".join(f"{each.name} {_value(getattr(struct, each.name))}" for each in fields(struct))
    return f"{name} ({said})" if said else name


def _value(value: object) -> str:
    if isinstance(value, tuple | frozenset):
        return together(map(_value, value)) or "nothing"
    said = getattr(value, "aloud", None)
    return str(said()) if said is not None else "nothing" if value in (None, "") else str(value)
