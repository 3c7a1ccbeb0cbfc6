"""The search language: what may be typed into a card search, as a tree.

A query is words and fields with blanks between them; a card is found when all of them fit.

======================  =========================================================================================
``stealth``             the word anywhere: in the name, the text, the type, the clan, the disciplines, the title …
``"+1 stealth"``        the words in a row; double quotes hold what has blanks, brackets or signs in it
``clan:tremere``        the field's **whole** value, case and accents ignored; ``clan:"tremere antitribu"``;
                        ``clan:tremere,ventrue`` either
``clan=tremere``        the same
``clan!=tremere``       has a clan, another one; ``name!=theo``: Theo is no part of the name
``cap>=6``              ``<``, ``<=``, ``>``, ``>=`` and ``=``, ``:``, ``!=`` for fields that are numbers
``-type:master``        not (also ``not type:master``); ``-"burn option"``
``a or b``, ``a | b``   either; ``and`` may be written between the others
``(a or b) -c``         brackets hold together
``cap 2``               as it is said (:mod:`~vtes_desktop.cards.sayings`): ``group 5-6``, ``superior Protean``,
                        ``titled``, ``AUS`` (a Discipline at the superior level)
======================  =========================================================================================

Fields (and their short names):

==========================  =====================================================================================
``name:``                   part of the name or of an older name; ``name="theo bell"`` is the whole name
``text:``                   part of the card text
``clan:``                   clan or creed, under any of its names; of a library card, a clan that it requires
``disc:`` (``d:``)          ``aus`` or ``auspex`` at any level; ``AUS`` superior only. Of a library card: a
                            Discipline that it requires, and ``AUS`` when its text has a superior effect
``cap:`` (``capacity:``)    a vampire's capacity, an imbued's life
``group:`` (``g:``)         as printed: ``group:6``, ``group:5-6``, ``group:any``
``type:`` (``t:``)          ``vampire``, ``imbued``, ``master``, ``modifier``, ``political``, ``combat`` …
``kind:``                   ``crypt`` or ``library``
``title:``                  ``prince``, ``"inner circle"``, ``"2 votes"`` …
``sect:``                   of a crypt card
``path:``                   of a crypt or library card
``requires:`` (``req:``)    of a library card: ``prince``, ``sabbat``, ``titled``, ``"capacity 5 or more"`` …
``cost:``                   of a library card, in pool or blood: ``cost>=2``, ``cost:x``; ``cost:0`` is free
``pool:``, ``blood:``       the cost in that alone; also ``conviction:``
``set:``                    a set's code or name (``set:v5``, ``set:"Keepers of Tradition"``), ``set:promo``, or
                            a starter deck in it (``set:v5:pl``)
``rarity:``                 in any set: ``c``, ``u``, ``r``, ``v``, or ``rare`` …
``adv:``, ``banned:``,      ``yes`` or ``no``; ``banned:2020`` since that year
``burn:`` (option)
``format:``                 formats that the list names for the card
``artist:``, ``flavor:``    part of the artist's name, part of the flavour text
``id:``                     the official number
==========================  =====================================================================================

In every field ``none`` finds cards that have no such value and ``*`` those that have one: ``title:*``, ``disc:none``.
A free card costs 0 and a card with a cost of X fits no number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct

from vtes_desktop.cards import terms
from vtes_desktop.cards.sayings import said
from vtes_desktop.cards.slang import SLANG
from vtes_desktop.cards.spelling import fold

Operator = Literal[":", "=", "!=", "<", "<=", ">", ">="]
Manner = Literal["value", "number", "part"]


class Field(Struct, frozen=True):
    """A searchable field: how it is asked and what it says."""

    name: str
    manner: Manner
    """``value``: whole values only; ``number``: can be compared; ``part``: matches anywhere."""
    meaning: str


_FIELDS = (
    Field("name", "part", "part of the name"),
    Field("text", "part", "part of the card text"),
    Field("clan", "value", "clan or creed"),
    Field("disc", "value", "Discipline or virtue; capitals for superior"),
    Field("cap", "number", "capacity"),
    Field("group", "number", "group"),
    Field("type", "value", "card type"),
    Field("kind", "value", "crypt or library"),
    Field("title", "value", "title"),
    Field("sect", "value", "sect"),
    Field("path", "value", "path"),
    Field("requires", "value", "what a library card requires"),
    Field("cost", "number", "cost in pool or blood"),
    Field("pool", "number", "cost in pool"),
    Field("blood", "number", "cost in blood"),
    Field("conviction", "number", "cost in conviction"),
    Field("set", "value", "set or starter deck"),
    Field("rarity", "value", "rarity in any set"),
    Field("adv", "value", "advanced"),
    Field("banned", "value", "banned, or since when"),
    Field("burn", "value", "burn option"),
    Field("format", "value", "format"),
    Field("artist", "part", "part of the artist's name"),
    Field("flavor", "part", "part of the flavour text"),
    Field("id", "number", "official number"),
)
FIELDS: Mapping[str, Field] = MappingProxyType({field.name: field for field in _FIELDS})
"""Every field by its name, in the order they are offered."""

SHORT: Mapping[str, str] = MappingProxyType(
    {
        "advanced": "adv",
        "capacity": "cap",
        "card": "name",
        "d": "disc",
        "discipline": "disc",
        "disciplines": "disc",
        "virtue": "disc",
        "flavour": "flavor",
        "g": "group",
        "grp": "group",
        "n": "name",
        "req": "requires",
        "requirement": "requires",
        "t": "type",
        "types": "type",
    }
)
"""Other names of fields."""


class QueryError(ValueError):
    """A query can't be understood.

    ``message`` is a sentence; ``start`` and ``end`` bound the characters of the query that it is about.
    """

    def __init__(self, message: str, start: int, end: int) -> None:
        super().__init__(message)
        self.message = message
        self.start = start
        self.end = end


class Word(Struct, frozen=True, tag=True):
    """A bare word or quoted phrase."""

    value: str
    start: int = 0
    end: int = 0


class Condition(Struct, frozen=True, tag=True):
    """A field, an operator and a value; ``start`` and ``end`` bound the value in the query."""

    field: str
    operator: Operator
    value: str
    start: int = 0
    end: int = 0


class Not(Struct, frozen=True, tag=True):
    """The cards that do not fit ``node``."""

    node: Node


class All(Struct, frozen=True, tag=True):
    """The cards that fit every node; every card when there is none."""

    nodes: tuple[Node, ...]


class Either(Struct, frozen=True, tag=True):
    """The cards that fit at least one node."""

    nodes: tuple[Node, ...]


Node: TypeAlias = Word | Condition | Not | All | Either

_DEEPEST = 50  # nested brackets and negations; nobody types more, and a pasted page must not overflow the stack


class Token(Struct, frozen=True):
    """A word, a field with its value, or a sign of a query."""

    kind: Literal["(", ")", "|", "-", "word", "test"]
    start: int
    end: int
    value: str = ""
    quoted: bool = False
    field: str = ""
    operator: Operator = ":"
    value_start: int = 0


_BLANK = re.compile(r"\s+")
_TEST = re.compile(r"(?P<field>[^\W\d_]+):?(?P<operator>!=|<=|>=|=<|=>|[≤≥]|(?<=:)[<>]|(?<!:)[:=<>])")
_OTHER_SIGNS: Mapping[str, Operator] = MappingProxyType({"=<": "<=", "≤": "<=", "=>": ">=", "≥": ">="})
_OLD_WORDS = {"untap": "unlock", "untaps": "unlocks", "untapped": "unlocked"}
"""Words of older cards that no text has any more."""
_BARE = re.compile(r'[^\s()|"]+')
_QUOTES = str.maketrans("“”„«»", '"""""')


def parse(query: str) -> Node:
    """The tree of a query; an empty query is :class:`All` of nothing, which every card fits.

    >>> parse("title:prince -malkavian").nodes[1]
    Not(node=Word(value='malkavian', start=14, end=23))

    :raises QueryError: it can't be understood; the error points at the word.
    """
    return _Parser(query).whole()


def tokens(query: str) -> list[Token]:
    """The words, fields and signs of a query in order.

    :raises QueryError: a quote is not closed, a field is unknown or has no value.
    """
    query = query.translate(_QUOTES)
    found: list[Token] = []
    position = 0
    while position < len(query):
        blank = _BLANK.match(query, position)
        if blank:
            position = blank.end()
            continue
        token = _token(
            query, position, after_word=bool(found) and found[-1].kind in ("word", "test") and found[-1].end == position
        )
        found.append(token)
        position = token.end
    return found


def _token(query: str, start: int, after_word: bool) -> Token:
    sign = query[start]
    if sign in "()|":
        return Token(sign, start, start + 1)  # type: ignore[arg-type]
    following = query[start + 1 : start + 2]
    if sign == "-" and following and not following.isspace() and not after_word:
        return Token("-", start, start + 1)
    if sign == '"':
        value, end = _quoted(query, start)
        return Token("word", start, end, value, quoted=True)
    test = _TEST.match(query, start)
    if test:
        token = _test_token(query, test)
        if token:
            return token
    bare = _BARE.match(query, start)
    end = bare.end() if bare else start + 1
    return Token("word", start, end, query[start:end])


def _test_token(query: str, test: re.Match[str]) -> Token | None:
    """A field with its value; None for a plain word that ends in a colon, as names have ("Praxis Seizure: …")."""
    written, start = test["field"].lower(), test.end()
    field = SHORT.get(written, written)
    quoted = query[start : start + 1] == '"'
    bare = _BARE.match(query, start)
    if field not in FIELDS and bare and fold(query[test.start() : bare.end()]) in SLANG:
        return None
    if field not in FIELDS:
        if test["operator"] == ":" and not quoted and not bare:
            return None
        raise QueryError(
            f"There is no field “{written}”{nearest(written, [*FIELDS, *SHORT])} "
            "Put the words in double quotes to search for them as they stand.",
            test.start(),
            test.end("field"),
        )
    if quoted:
        value, end = _quoted(query, start)
    else:
        value, end = (bare[0], bare.end()) if bare else ("", start)
    if not value.strip():
        raise QueryError(f"“{written}{test['operator']}” needs a value after it.", test.start(), end)
    operator = _OTHER_SIGNS.get(test["operator"], test["operator"])
    return Token("test", test.start(), end, value, quoted, field, operator, start)  # type: ignore[arg-type]


def values_of(token: Token) -> list[str]:
    """The values of a field, of which each will do where commas stand between them."""
    values = [value for value in token.value.split(",") if value.strip()]
    alone = token.quoted or token.field == "disc" or FIELDS[token.field].manner == "part" or len(values) < 2
    return [token.value] if alone else values


def _quoted(query: str, start: int) -> tuple[str, int]:
    end = query.find('"', start + 1)
    if end < 0:
        raise QueryError("The double quote is not closed.", start, len(query))
    return query[start + 1 : end], end + 1


def nearest(written: str, known: list[str]) -> str:
    """The end of a sentence: ``; did you mean “title”?`` when a known word is near, else a full stop."""
    from rapidfuzz import fuzz, process  # only needed once something was mistyped

    best = process.extractOne(written, known, scorer=fuzz.ratio, score_cutoff=50)
    return f"; did you mean “{best[0]}”?" if best else "."


class _Parser:
    """Recursive descent over the tokens: either → all → one."""

    def __init__(self, query: str) -> None:
        self.query = query
        self.tokens = said(tokens(query))
        self.position = 0
        self.depth = 0

    def whole(self) -> Node:
        if not self.tokens:
            return All(())
        node = self.either()
        token = self.peek()
        if token:
            raise QueryError("This closing bracket has no opening one.", token.start, token.end)
        return node

    def peek(self) -> Token | None:
        return self.tokens[self.position] if self.position < len(self.tokens) else None

    def keyword(self, word: str) -> bool:
        token = self.peek()
        return token is not None and token.kind == "word" and not token.quoted and token.value.lower() == word

    def either(self) -> Node:
        nodes = [self.all()]
        while (token := self.peek()) and (token.kind == "|" or self.keyword("or")):
            self.position += 1
            nodes.append(self.all())
        return nodes[0] if len(nodes) == 1 else Either(tuple(nodes))

    def all(self) -> Node:
        nodes = [self.one()]
        while (token := self.peek()) and token.kind not in (")", "|") and not self.keyword("or"):
            if self.keyword("and"):
                self.position += 1
            nodes.append(self.one())
        return nodes[0] if len(nodes) == 1 else All(tuple(nodes))

    def one(self) -> Node:
        token = self.peek()
        if token is None:
            last = self.tokens[-1]
            raise QueryError("Something to search for is missing here.", last.start, last.end)
        if token.kind == "-" or self.keyword("not"):
            return self.nested(token, self.negated)
        if token.kind == "(":
            return self.nested(token, self.bracketed)
        if token.kind in (")", "|") or self.keyword("or") or self.keyword("and"):
            said = self.query[token.start : token.end]
            raise QueryError(
                f"Something to search for is missing before “{said}”; put it in double quotes to search for it.",
                token.start,
                token.end,
            )
        self.position += 1
        if token.kind == "test":
            return self.test(token)
        return Word(token.value, token.start, token.end) if token.quoted else self.spoken(token)

    def test(self, token: Token) -> Node:
        """A field with its value, or with several of which each will do."""
        ends = (token.value_start, token.end)
        values = values_of(token)
        if len(values) == 1:
            return Condition(token.field, token.operator, token.value, *ends)
        nodes = tuple(Condition(token.field, token.operator, value, *ends) for value in values)
        return All(nodes) if token.operator == "!=" else Either(nodes)

    def spoken(self, token: Token) -> Node:
        """A bare word, or what players say without a colon: ``titled``, ``AUS``."""
        if token.value.lower() == "titled":
            ends = (token.start, token.end)
            return Either((Condition("title", ":", "*", *ends), Condition("requires", ":", "titled", *ends)))
        if len(token.value) == 3 and token.value.isupper() and token.value.lower() in terms.DISCIPLINES:
            return Condition("disc", ":", token.value, token.start, token.end)
        return Word(_OLD_WORDS.get(token.value.lower(), token.value), token.start, token.end)

    def nested(self, token: Token, inside: Callable[[Token], Node]) -> Node:
        if self.depth >= _DEEPEST:
            raise QueryError("This is nested too deeply.", token.start, token.end)
        self.depth += 1
        self.position += 1
        node = inside(token)
        self.depth -= 1
        return node

    def negated(self, _: Token) -> Node:
        return Not(self.one())

    def bracketed(self, opening: Token) -> Node:
        node = self.either()
        token = self.peek()
        if token is None:
            raise QueryError("This opening bracket is not closed.", opening.start, opening.end)
        self.position += 1
        return node
