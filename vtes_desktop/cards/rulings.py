"""Rulings: what the Rules Directors and the rulebook have said about a card.

The lists keep them in ``rulings.yaml`` (by card, and by group of cards), ``groups.yaml`` (which cards are in a group,
and for which of their effects) and ``references.yaml`` (where each was said). They are read when the first is asked
for, in a tenth of a second the very first time (a few seconds where PyYAML came without its C part).
"""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from threading import Lock
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from vtes_desktop.cards import lists, terms
from vtes_desktop.cards.lists import CardListError, CardLists
from vtes_desktop.cards.shelf import Shelf

T = TypeVar("T")
_log = logging.getLogger(__name__)

_FILES = (lists.RULINGS, lists.GROUPS, lists.REFERENCES)
_REFERENCE = re.compile(r"\s*\[([A-Z]{3} (?:\d[\d-]*|[a-z\d][a-z\d-]*))\]")
_NUMBERED = re.compile(r"\{\d+\|")
"""krcg 5.14 has a card's number before its name."""
_NAMED = re.compile(r"\{([^{}]+)\}")
_BRACES = str.maketrans("", "", "{}")
_LEADING = re.compile(r"(?:\[[^\[\]]+\][\s,/]*)+")
_MARK = re.compile(r"\[([^\[\]]+)\]")


class Reference(Struct, frozen=True, gc=False, array_like=True):
    """Where a ruling was given."""

    code: str
    """Who and when: ``LSJ 20040518``; ``RBK equip`` is a section of the rulebook."""
    url: str = ""


class Ruling(Struct, frozen=True, gc=False, array_like=True):
    """One ruling about one card."""

    text: str
    """In sentences; marks stand in brackets (``[dom]``), card names as they are."""
    marks: tuple[str, ...] = ()
    """The marks of the effect that it is about, as on the card: ``("DOM",)``; empty for the whole card."""
    references: tuple[Reference, ...] = ()
    cards: tuple[str, ...] = ()
    """The names of the cards that the text mentions."""
    group: str = ""
    """The group of cards that the ruling was given for, empty when it is about this card alone."""


class _Shared(Struct):
    """A ruling for a group, as krcg 5.14 has some: in other words for some of its cards."""

    text: str
    overrides: dict[str, str] = {}
    """By the card's key, as the group has it."""

    def of(self, member: str) -> str:
        """The sentence for a card of the group, with where it was said."""
        own = self.overrides.get(member)
        if own is None or _REFERENCE.search(own):
            return own or self.text
        return " ".join((own, *(f"[{code}]" for code in _REFERENCE.findall(self.text))))


class Rulings:
    """The rulings of one set of lists, by card number.

    :param shelf: the lists, and where to keep what is read; None for no rulings.
    """

    def __init__(self, shelf: Shelf | None) -> None:
        self._shelf = shelf
        self._by_card: dict[int, tuple[Ruling, ...]] | None = None
        self._reading = Lock()
        self.problem = ""
        """A sentence for the player when the rulings could not be read, known after the first :meth:`of`."""

    def of(self, number: int) -> tuple[Ruling, ...]:
        """The rulings for the card with this number, its own before those of its groups. Any thread may call this."""
        if self._by_card is None:
            with self._reading:
                if self._by_card is None:
                    self._by_card = self._read()
        return self._by_card.get(number, ())

    def _read(self) -> dict[int, tuple[Ruling, ...]]:
        shelf = self._shelf
        if shelf is None:
            return {}
        try:
            return shelf.kept("rulings", _FILES, dict[int, tuple[Ruling, ...]], lambda: read_rulings(shelf.files))
        except CardListError as error:
            _log.warning("%s", error)
            self.problem = str(error)
            return {}


def read_rulings(files: CardLists) -> dict[int, tuple[Ruling, ...]]:
    """All rulings by card number, read from the lists' YAML files.

    :raises CardListError: a file is missing or not understood.
    """
    urls = _load(files, lists.REFERENCES, dict[str, str])
    groups = _load(files, lists.GROUPS, dict[str, dict[str, str | None]])
    found: dict[int, list[Ruling]] = defaultdict(list)
    shared: list[tuple[str, list[_Shared]]] = []
    for key, told in _load(files, lists.RULINGS, dict[str, list[str | _Shared]]).items():
        number = key.partition("|")[0]
        sentences = [_Shared(each) if isinstance(each, str) else each for each in told]
        if number.isdecimal():
            found[int(number)] += (_ruling(each.of(key), "", "", urls) for each in sentences)
        else:
            shared.append((key, sentences))
    for key, sentences in shared:
        for member, prefix in groups.get(key, {}).items():
            number = member.partition("|")[0]
            if number.isdecimal():
                name = key.partition("|")[2]
                found[int(number)] += (_ruling(each.of(member), prefix or "", name, urls) for each in sentences)
    return {number: tuple(rulings) for number, rulings in found.items()}


def _ruling(sentence: str, prefix: str, group: str, urls: dict[str, str]) -> Ruling:
    codes = tuple(dict.fromkeys(_REFERENCE.findall(sentence)))
    text = _NUMBERED.sub("{", " ".join(_REFERENCE.sub("", sentence).split()))
    leading = _LEADING.match(text)
    marks = [_mark(mark) for mark in _MARK.findall(prefix + (leading[0] if leading else ""))]
    text = _MARK.sub(lambda mark: f"[{_mark(mark[1])}]", text[leading.end() :] if leading else text)
    return Ruling(
        text=text.translate(_BRACES),
        marks=tuple(dict.fromkeys(marks)),
        references=tuple(Reference(code, urls.get(code, "")) for code in codes),
        cards=tuple(dict.fromkeys(_NAMED.findall(text))),
        group=group,
    )


def _mark(mark: str) -> str:
    """A mark as cards print it: rulings have other letters for some virtues."""
    return terms.OTHER_CODES.get(mark, mark)


def _load(files: CardLists, name: str, shape: type[T]) -> T:
    """A YAML file of the lists in its expected shape."""
    import yaml  # slow to import, and not needed once the rulings are kept

    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return msgspec.convert(yaml.load(files.read(name), loader), shape)
    except (yaml.YAMLError, msgspec.ValidationError, UnicodeDecodeError) as error:
        why = " ".join(str(error).split())
        raise CardListError(
            f"The rulings can't be shown: {name} in “{files.source}” is not understood ({why}). "
            "Install the lists again with “pip install --force-reinstall krcg”, or point at another copy."
        ) from error
