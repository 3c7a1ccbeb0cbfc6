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
        "ł": "l", "ø": "o", "œ": "oe", "æ": "ae", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "½": "1/2",
        "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "…": "...", "™": "",
    }
)  # fmt: skip
_MARK = re.compile(
    r"\s*[(\[]\s*(?:(?:group|grp|gr|g)\s*(?P<group>\d+)|(?:group|grp|gr|g)?\s*(?P<any>any)"
    r"|(?P<advanced>adv(?:anced)?)|tm)\.?\s*(?P<too>adv(?:anced)?)?\s*[)\]]\s*",
    re.IGNORECASE,
)
_TRADEMARK = re.compile(r"\(tm\)|(?<=\w)tm\b")
_ARTICLE_LAST = re.compile(r"^(.+), (The|An|A|Le)$", re.IGNORECASE)
_ARTICLE_FIRST = re.compile(r"^(?:the|an)\s+", re.IGNORECASE)


def fold(text: str) -> str:
    """``text`` without case and accents, in plain quotes and dashes, white space as single blanks.

    >>> fold("Célèste  Lamontagne – “Œuvre”")
    'celeste lamontagne - "oeuvre"'
    """
    text = text.casefold()
    if not text.isascii():
        # Some letters come apart into letters that have a case or a plain form again: hence twice.
        for _ in range(2):
            text = unicodedata.normalize("NFKD", text.translate(_SPECIAL)).casefold()
            text = "".join(c for c in text if not unicodedata.combining(c))
    return " ".join(text.split())


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
        group = (mark["group"] or mark["any"] or group).lower()
        advanced = True if mark["advanced"] or mark["too"] else advanced
        return " "

    name = _MARK.sub(take, written)
    return Spelling(name_key(name), group, advanced)


def name_key(name: str) -> str:
    """Letters and digits of a name, without its article: the same for every usual spelling.

    >>> name_key("Louvre, Paris, The") == name_key("the louvre — Paris")
    True
    """
    name = _TRADEMARK.sub("", fold(name))
    last = _ARTICLE_LAST.match(name)
    name = last[1] if last else _ARTICLE_FIRST.sub("", name)
    key = "".join(filter(str.isalnum, name.replace("&", "and")))
    return key or name
