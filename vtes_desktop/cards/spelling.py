"""How a card's name may be spelt: one key for all spellings, and the marks that pick a version.

``fold`` is for reading (search in text: case and accents go, punctuation stays); ``name_key`` is for naming (nothing
but letters and digits stays, articles go).
"""

from __future__ import annotations

import re
import unicodedata

from msgspec import Struct

_SPECIAL = str.maketrans(
    {
        "ł": "l", "Ł": "l", "ø": "o", "Ø": "o", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "ß": "ss", "đ": "d",
        "ð": "d", "þ": "th", "ı": "i", "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-",
        "…": "...", "\xa0": " ", "½": "1/2", "Ⓓ": "(d)", "™": "",
    }
)  # fmt: skip
_MARK = re.compile(r"\s*[(\[]\s*(?:(?:group|grp|gr|g)\s*(?P<group>\d+|any)|(?P<adv>adv(?:anced)?)|(?P<tm>tm))\.?"
                   r"\s*(?P<more>adv(?:anced)?)?\s*[)\]]\s*", re.IGNORECASE)  # fmt: skip
_ARTICLE_LAST = re.compile(r"^(.+), (The|An|A|Le)$", re.IGNORECASE)
_ARTICLE_FIRST = re.compile(r"^(?:the|an)\s+", re.IGNORECASE)


def fold(text: str) -> str:
    """``text`` without case and accents, in plain quotes and dashes, white space as single blanks.

    >>> fold("Célèste  Lamontagne – “Œuvre”")
    'celeste lamontagne - "oeuvre"'
    """
    if not text.isascii():
        text = text.translate(_SPECIAL)
        if not text.isascii():
            text = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(text.casefold().split())


class Spelling(Struct, frozen=True):
    """What a written name asks for."""

    key: str
    """See :func:`name_key`."""
    group: str = ""
    """``"6"``, ``"any"``, or empty when the writer named none."""
    advanced: bool | None = None
    """True when ``(ADV)`` was written, None when nothing was."""


def spelling(written: str) -> Spelling:
    """Take the group and the advanced mark off a written name.

    >>> spelling("Theo Bell (G2 ADV)")
    Spelling(key='theobell', group='2', advanced=True)
    """
    group = ""
    advanced: bool | None = None

    def take(mark: re.Match[str]) -> str:
        nonlocal group, advanced
        group = (mark["group"] or group).lower()
        advanced = True if mark["adv"] or mark["more"] else advanced
        return " "

    name = _MARK.sub(take, written)
    return Spelling(name_key(name), group, advanced)


def name_key(name: str) -> str:
    """Letters and digits of a name, without its article: the same for every usual spelling.

    >>> name_key("Louvre, Paris, The") == name_key("the louvre — Paris")
    True
    """
    name = fold(name).replace("(tm)", "")
    last = _ARTICLE_LAST.match(name)
    name = last[1] if last else _ARTICLE_FIRST.sub("", name)
    key = "".join(filter(str.isalnum, name.replace("&", "and")))
    return key or name
