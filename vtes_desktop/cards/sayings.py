"""What players say without a colon, put as the fields that they mean.

=================================  ====================================================================
``cap 2``, ``group 5-6``, ``g5``   a number after its field, also ``cap < 7``, ``cap 5+``, ``group 5 or 6``
``5 cap``, ``7-cap``               a capacity, also after its number
``under capacity 7``               how it is bounded, before or behind: ``cap 7 or less``, ``at least 4 cap``
``superior Protean``               a level of a Discipline, before or behind it; ``basic`` has it no higher
``DOM+OBF``, ``dom/obf``           both Disciplines, or either
``banned``                         what the list bans
=================================  ====================================================================

A word that only leads to one of these (``with superior Protean``) asks for nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from vtes_desktop.cards import terms
from vtes_desktop.cards.spelling import fold

if TYPE_CHECKING:
    from vtes_desktop.cards.query import Token

_FIELDS: Mapping[str, str] = MappingProxyType(
    {
        "cap": "cap",
        "capacity": "cap",
        "cost": "cost",
        "g": "group",
        "gr": "group",
        "group": "group",
        "groups": "group",
        "grp": "group",
    }
)
_SIGNS: Mapping[tuple[str, ...], str] = MappingProxyType(
    {
        ("at", "least"): ">=",
        ("at", "most"): "<=",
        ("greater", "than"): ">",
        ("less", "than"): "<",
        ("more", "than"): ">",
        ("up", "to"): "<=",
        ("<",): "<",
        ("<=",): "<=",
        ("=",): ":",
        ("=<",): "<=",
        ("=>",): ">=",
        (">",): ">",
        (">=",): ">=",
        ("above",): ">",
        ("below",): "<",
        ("max",): "<=",
        ("min",): ">=",
        ("over",): ">",
        ("under",): "<",
        ("≤",): "<=",
        ("≥",): ">=",
    }
)
"""How a number is bounded by what stands before it."""
_ENDS: Mapping[str, str] = MappingProxyType(
    dict.fromkeys(("below", "fewer", "less", "lower", "under"), "<=")
    | dict.fromkeys(("above", "greater", "higher", "more", "over", "up"), ">=")
)
"""How it is by a word behind it, after *or* or *and*."""
_UP_TO = frozenset(("to", "-", "–", ".."))
_EITHER = frozenset(("or", "and", "/", ","))
_NUMBER = re.compile(
    r"(?P<sign><=|>=|=<|=>|[<>=≤≥])?(?P<low>\d{1,9})(?:(?P<between>-|–|/|,|\.\.)(?P<high>\d{1,9})|(?P<more>\+))?"
)
_GLUED = re.compile(r"(?P<field>cap|capacity|g|gr|grp|group)(?P<number>(?:<=|>=|=<|=>|[<>≤≥])?\d.*)", re.IGNORECASE)
_BEFORE_CAP = re.compile(r"(\d{1,2})[-–]?cap(?:acity)?", re.IGNORECASE)
_LEVELS: Mapping[str, bool] = MappingProxyType(
    {"superior": True, "sup": True, "basic": False, "inferior": False, "inf": False}
)
_LEADING = frozenset(("with", "has", "have", "having", "of", "in", "from", "and"))
_PAIR = re.compile(r"[A-Za-z]{3}(?:[+&/][A-Za-z]{3})+")


class _Amount(Struct, frozen=True):
    """A number or several, how it is bounded, and where the words after it begin."""

    sign: str
    value: str
    end: int


def said(tokens: Sequence[Token]) -> list[Token]:
    """The tokens of a query with fields in the place of what is said without a colon."""
    meant: list[Token] = []
    position = 0
    while position < len(tokens):
        found = _saying(tokens, position)
        if found is None:
            if not (_word(tokens, position) in _LEADING and _follows(tokens, position + 1)):
                meant.append(tokens[position])
            position += 1
        else:
            tests, position = found
            meant += tests
    return meant


def _follows(tokens: Sequence[Token], position: int) -> bool:
    """Whether a condition stands here, said or written."""
    if position >= len(tokens):
        return False
    return tokens[position].kind == "test" or _saying(tokens, position) is not None or bool(_code(tokens, position))


def _saying(tokens: Sequence[Token], start: int) -> tuple[list[Token], int] | None:
    """The conditions that are said from here on, and where they end."""
    word = _word(tokens, start)
    if not word:
        return None
    if word == "banned":
        return [_test(tokens, start, start + 1, "banned", ":", "yes")], start + 1
    return _level(tokens, start) or _pair(tokens, start) or _counted(tokens, start)


def _counted(tokens: Sequence[Token], start: int) -> tuple[list[Token], int] | None:
    """A field with its number."""
    written = tokens[start].value
    glued = _GLUED.fullmatch(written)
    if glued and (amount := _amount(tokens, start, glued["number"])):
        return _asked(tokens, start, _FIELDS[glued["field"].lower()], amount)
    before = _BEFORE_CAP.fullmatch(written)
    if before and (amount := _amount(tokens, start, before[1])):
        return _asked(tokens, start, "cap", amount)
    sign, at = _sign(tokens, start)
    field = _FIELDS.get(_word(tokens, at))
    if field is not None and (amount := _amount(tokens, at + 1)):
        return _asked(tokens, start, field, structs.replace(amount, sign=sign) if sign else amount)
    amount = _amount(tokens, start)
    if amount and _word(tokens, amount.end) in ("cap", "capacity") and not _amount(tokens, amount.end + 1):
        return _asked(tokens, start, "cap", structs.replace(amount, end=amount.end + 1))
    return None


def _amount(tokens: Sequence[Token], start: int, written: str = "") -> _Amount | None:
    """The number that stands here, or is `written` in the word here."""
    sign, at = ("", start) if written else _sign(tokens, start)
    number = _NUMBER.fullmatch(written or _word(tokens, at))
    if number is None:
        return None
    sign = _SIGNS[(number["sign"],)] if number["sign"] else ">=" if number["more"] else sign
    at += 1
    if number["high"]:
        return _Amount(":", _both(number["low"], number["between"], number["high"]), at)
    between, behind = _word(tokens, at), _word(tokens, at + 1)
    if not sign and between in ("or", "and") and behind in _ENDS:
        return _Amount(_ENDS[behind], number["low"], at + 2)
    if not sign and between in _UP_TO | _EITHER and behind.isdecimal():
        return _Amount(":", _both(number["low"], between, behind), at + 2)
    return _Amount(sign or ":", number["low"], at)


def _both(low: str, between: str, high: str) -> str:
    return "-".join(sorted((low, high), key=int)) if between in _UP_TO else f"{low},{high}"


def _sign(tokens: Sequence[Token], start: int) -> tuple[str, int]:
    """How what follows is bounded, and where it begins."""
    for length in (2, 1):
        words = tuple(_word(tokens, at) for at in range(start, start + length))
        if words in _SIGNS:
            return _SIGNS[words], start + length
    return "", start


def _asked(tokens: Sequence[Token], start: int, field: str, amount: _Amount) -> tuple[list[Token], int]:
    """The condition, with what else is said of the field: no card has two groups, so ``g5 g6`` is either."""
    asked = _test(tokens, start, amount.end, field, amount.sign, amount.value)
    after = amount.end + (_word(tokens, amount.end) in _EITHER)
    more = _counted(tokens, after) if amount.sign == ":" and after < len(tokens) else None
    if more and more[0][0].field == field and more[0][0].operator == ":":
        return [structs.replace(asked, end=more[0][0].end, value=f"{asked.value},{more[0][0].value}")], more[1]
    return [asked], amount.end


def _level(tokens: Sequence[Token], start: int) -> tuple[list[Token], int] | None:
    """A Discipline at a level."""
    superior = _LEVELS.get(_word(tokens, start))
    at = start if superior is None else start + 1
    code, end = _code(tokens, at) or ("", at)
    if superior is None:
        superior = _LEVELS.get(_word(tokens, end))
        end += 1
    if not code or superior is None:
        return None
    high = _test(tokens, start, end, "disc", ":", code.upper())
    if superior:
        return [high], end
    low = _test(tokens, start, end, "disc", ":", code)
    return _bracketed([low, structs.replace(low, kind="-"), high]), end


def _code(tokens: Sequence[Token], start: int) -> tuple[str, int] | None:
    """The letters of the Discipline that stands here, and where it ends."""
    for length in (2, 1):
        words = [_word(tokens, at) for at in range(start, start + length)]
        code = terms.discipline_code(" ".join(words))
        if all(words) and code in terms.DISCIPLINES:
            return code, start + length
    return None


def _pair(tokens: Sequence[Token], start: int) -> tuple[list[Token], int] | None:
    """Several Disciplines in one word."""
    written = tokens[start].value
    if not _PAIR.fullmatch(written):
        return None
    codes = re.split(r"[+&/]", written)
    if not all(code.lower() in terms.DISCIPLINES for code in codes):
        return None
    tests = [_test(tokens, start, start + 1, "disc", ":", code) for code in codes]
    return _bracketed(_either(tests) if "/" in written else tests), start + 1


def _either(tests: list[Token]) -> list[Token]:
    return [one for test in tests for one in (structs.replace(test, kind="|"), test)][1:]


def _bracketed(tests: list[Token]) -> list[Token]:
    return [structs.replace(tests[0], kind="("), *tests, structs.replace(tests[-1], kind=")")]


def _word(tokens: Sequence[Token], position: int) -> str:
    """The bare word that stands there, folded; empty for anything else."""
    token = tokens[position] if 0 <= position < len(tokens) else None
    return fold(token.value) if token and token.kind == "word" and not token.quoted else ""


def _test(tokens: Sequence[Token], start: int, end: int, field: str, sign: str, value: str) -> Token:
    first, last = tokens[start], tokens[end - 1]
    return structs.replace(
        first, kind="test", end=last.end, value=value, field=field, operator=sign, value_start=first.start
    )
