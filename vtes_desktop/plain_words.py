"""Words that somebody else wrote (a name, a note, a title, a line of chat) made plain: one line of signs that are seen.

Control characters, line breaks, marks that turn the direction of writing, characters without a shape and towers of
accents are how a name passes for another or a note for a line of the log. :func:`plain` takes them out; it stands
where words come into the program (requests, headers, what a host or the network tells). :func:`told_apart` sees to it
that no two Methuselahs of one table have names that look alike.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import cache
from typing import Any, Final, TypeVar, cast

LONGEST_NAME: Final = 40
"""Characters of a Methuselah's or a table's name."""
LONGEST_TEXT: Final = 4000
"""Characters of anything that is told across the network; notes, the longest, have half of that."""
MOST_MARKS: Final = 3
"""Accents on one letter; no script that is written at a table needs more."""

_UNSEEN_CLASS = (
    "\u0000-\u001f\u007f-\u009f"  # control characters, C0 and C1
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"  # soft hyphen, joiners, fillers, selectors
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f"  # zero width, line and paragraph separators, directions
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff"  # blanks, selectors, anchors, no characters
    "\ud800-\udfff"  # halves of characters
    "\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd\U00013430-\U0001343f"  # signs that shape others
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"  # formats, tags, selectors
)


@cache
def _unseen() -> re.Pattern[str]:
    return re.compile(f"[{_UNSEEN_CLASS}]")


@cache
def _suspect() -> re.Pattern[str]:
    """What JSON has in it when a string of it may not be plain."""
    return re.compile(rf"\\[bfnrtu]|[{_UNSEEN_CLASS}\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]")


def plain(text: str, most: int = 0) -> str:
    """The text in one line: white space is one space, and what is not seen is gone; no more than `most` characters.

    >>> plain("Bob\\n\\u202eecilA\\u200b ")
    'Bob ecilA'
    >>> plain("The  Haven\\u00a0")
    'The Haven'
    """
    text = " ".join(seen(text).split())
    return text[:most].rstrip() if most else text


def seen(text: str, most: int = 0) -> str:
    """As :func:`plain`, but every space stays where it is: for a part of a sentence."""
    if not (text.isascii() and text.isprintable()):
        text = _few_marks(unicodedata.normalize("NFC", _unseen().sub("", re.sub(r"\s", " ", text))))
    return text[:most] if most else text


def shown(text: str) -> str:
    """As :func:`seen`, but lines stay lines: for words of our own with others' in them."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    return "\n".join(_few_marks(_unseen().sub("", line)) for line in text.split("\n"))


def _few_marks(text: str) -> str:
    """The text with no accent on nothing, and no more than :data:`MOST_MARKS` on a letter."""
    kept: list[str] = []
    marks = MOST_MARKS  # none before the first letter: it would go onto whatever stands before the text
    for character in text:
        if unicodedata.category(character) in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            marks = 0
        kept.append(character)
    return "".join(kept)


_Made = TypeVar("_Made")


def all_plain(value: _Made, most: int = LONGEST_TEXT) -> _Made:
    """The same value with every string in it :func:`seen`, through structs, tuples, lists and dictionaries; the very
    value when all were. Bytes are left alone."""
    made: Any = value
    match value:
        case str():
            made = seen(value, most)
            made = value if made == value else made
        case tuple() | list():
            parts = [all_plain(part, most) for part in value]
            if any(after is not before for after, before in zip(parts, value, strict=True)):
                made = tuple(parts) if isinstance(value, tuple) else parts
        case dict():
            if any(all_plain(both, most) is not both for both in value.items()):
                made = {all_plain(key, most): all_plain(kept, most) for key, kept in value.items()}
        case _ if hasattr(value, "__struct_fields__"):
            changed = {}
            for field in value.__struct_fields__:
                before = getattr(value, field)
                if (after := all_plain(before, most)) is not before:
                    changed[field] = after
            if changed:
                from msgspec.structs import replace  # 15 ms, which the start page has no use for

                made = replace(made, **changed)
    return cast("_Made", made)


def may_hide(json: str) -> bool:
    """Whether a JSON text may have a string in it that :func:`all_plain` changes."""
    if len(json) > LONGEST_TEXT and max(map(len, json.split('"'))) > LONGEST_TEXT:
        return True
    return _suspect().search(json) is not None


# -- names that look alike ---------------------------------------------------------------------------------------------

_ALIKE = str.maketrans(
    # capitals that are drawn as a Latin one: Greek, Cyrillic, Cherokee; two Greek letters that are no capitals' small
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϲϳ" + "АВЕКМНОРСТУХІЈЅԚԜҮԌЁ" + "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ",
    "ABEZHIKMNOPTYXCcj" + "ABEKMHOPCTYXIJSQWYGE" + "ABCDEGHJKLMPRSTVWZ",
)
_SMALL_ALIKE = str.maketrans(
    # small letters: Greek, Cyrillic, Armenian, small capitals, letters with a stroke; figures and bars
    "αβγεηικνορστυχω" + "авекмнорстухіјѕԛԝһԁӏгипьүꙇ" + "օոսհցզ" + "ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɑɡɩ" + "øđłħŧ" + "01|!iǀ",
    "abyenlkvopotuxw" + "abekmhopctyxljsqwhdlrunbyl" + "onuhgq" + "abcdeghljklmnoprstuvwyzlagl" + "odlht" + "olllll",
)


def skeleton(name: str) -> str:
    """What a name looks like: two names that may be taken for each other have the same.

    >>> skeleton("Bob") == skeleton("Вob") == skeleton("ＢＯＢ ") == skeleton("B0b")
    True
    """
    shape = unicodedata.normalize("NFKC", plain(name)).translate(_ALIKE).casefold()
    shape = "".join(c for c in unicodedata.normalize("NFKD", shape) if unicodedata.category(c) not in ("Mn", "Me"))
    return plain(shape.translate(_SMALL_ALIKE).replace("rn", "m").replace("vv", "w"))


def told_apart(wanted: str, taken: Iterable[str], otherwise: str = "Methuselah") -> str:
    """The name in plain words, with a number behind it when it could be taken for one of the others.

    >>> told_apart("Вob", ["Bob", "Lisa"])
    'Вob (2)'
    """
    alike = {skeleton(other) for other in taken}
    name = wished = plain(wanted, LONGEST_NAME) or otherwise
    number = 2
    while skeleton(name) in alike:
        name, number = f"{wished[: LONGEST_NAME - 5].rstrip()} ({number})", number + 1
    return name


def all_told_apart(names: Collection[str]) -> list[str]:
    """Every name plain, and none like one before it.

    >>> all_told_apart(["Bob", "bob", "Lisa\\n"])
    ['Bob', 'bob (2)', 'Lisa']
    """
    told: list[str] = []
    for name in names:
        told.append(told_apart(name, told))
    return told
