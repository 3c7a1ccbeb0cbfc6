"""How a sentence that was said in English is known again: by patterns, with fields for what varies in it.

A field's name says what may stand in it: a number, words that are sentences or lists of sentences themselves, a
question without its sign, or else a name, which stays as it is. Of several patterns that fit, the one with most letters
of its own is tried first; it is meant if all that stands in its fields is known, too.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final, NamedTuple

from vtes_desktop.ui.card_names import own_words
from vtes_desktop.ui.languages import later, tr

NUMBERS: Final = frozenset(
    {"n", "m", "k", "count", "least", "most", "players", "library", "crypt", "longest", "sides", "taken", "sec", "port"}
)
"""Fields for numbers, and for sections of the rulebook."""
PHRASES: Final = frozenset({"what", "more", "how", "where", "when", "range"})
"""Fields for words that are looked up, too."""
CLAUSES: Final = frozenset({"lacks"})
"""Fields for a reason, which goes on a name or after a colon."""
QUESTIONS: Final = frozenset({"asked"})
"""Fields for a question of the referee without the sign at its end."""
LEVELS: Final = frozenset({"level"})
"""At which Disciplines a card is played: “dom”, “ANI/THA”; or the number of one of its effects."""
CLANS: Final = frozenset({"clan"})
TYPED: Final = NUMBERS | PHRASES | CLAUSES | QUESTIONS | LEVELS | CLANS
"""Fields that don't take just any name."""
LISTS: Final = (later("; then "), later("; "), later(" or "), later(", "), later(" and "))
"""What stands between the members of a list, the loosest first."""
LONGEST: Final = 600
"""Letters of a sentence in whose fields words are looked up, too; no longer one is said by the program."""
DEEPEST: Final = 12
"""Sentences in fields of sentences."""
STEPS: Final = 6_000
"""How often a piece of a pattern is looked for in a sentence, and its fields, before they are left as they are."""
SMALL: Final = frozenset(
    {
        "of", "the", "and", "in", "to", "for", "a", "an", "by", "on", "upon", "at", "with", "from", "into",
        "through", "than", "is", "it", "are", "as", "or", "de", "von", "der", "van", "da", "di", "del", "della",
        "dello", "el", "la", "le", "los", "du", "des", "al", "abd", "bin", "cel", "wa", "zu", "y", "am", "ni",
        "unnamed",
    }
)  # fmt: skip
"""Words that have no capital in the names of cards."""
_BEGINNINGS: Final = frozenset(
    {
        "is", "has", "can", "can’t", "can't", "cannot", "needs", "lacks", "costs", "finds", "comes", "must", "does",
        "acts", "goes", "lies", "gets", "was", "takes", "would", "requires", "asks", "multiplies", "an", "its",
        "the", "nobody",
    }
)  # fmt: skip
"""Words with which a reason begins."""
_PLACE: Final = re.compile(r"\{(\w+)\}")
_LEVEL: Final = re.compile(r"[A-Za-z]{3}(?:[ /][A-Za-z]{3})*|\d")
_NUMBER: Final = re.compile(r"[+-]?(?:\d+(?:[.:–]\d+)*|\d*X(?:\+\d+)?)%?")
_WORD: Final = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)?")
_ENDS: Final = ("?", ".", "")
"""What a question ends with."""
_SIGNS: Final = "?. \u202f\xa0¿"
"""What stands around a question in any language."""


class Pattern(NamedTuple):
    """What a sentence looks like that has something in it that varies."""

    known: str
    """As it is said, with its ``{names}``."""
    between: tuple[str, ...]
    """What stands before, between and after them."""
    names: tuple[str, ...]

    @classmethod
    def of(cls, known: str) -> Pattern:
        """The pattern of a sentence with at least one name."""
        parts = _PLACE.split(known)
        return cls(known, tuple(parts[::2]), tuple(parts[1::2]))

    @property
    def letters(self) -> int:
        """How many letters it has of its own."""
        return sum(map(len, self.between))

    @property
    def words(self) -> set[str]:
        """The words that a sentence must have in it: those that touch no field."""
        found = set()
        for number, piece in enumerate(self.between):
            for word in _WORD.finditer(piece):
                begun = word.start() > 0 or number == 0
                ended = word.end() < len(piece) or number == len(self.names)
                if begun and ended:
                    found.add(word[0])
        return found

    def values_in(self, sentence: str) -> dict[str, str]:
        """What stands for each name in a sentence, as little as can be, the first ones first; nothing in another one.

        A sentence may come from a stranger and be very long: it is gone through once.
        """
        return next(self.ways(sentence, Effort(len(self.between) + 1)), {})

    def ways(self, sentence: str, effort: Effort) -> Iterator[dict[str, str]]:
        """All that can stand for the names in a sentence, the first ones being as short as can be first."""
        first, *middle, last = self.between
        end = len(sentence) - len(last)
        if not (sentence.startswith(first) and sentence.endswith(last)) or "\n" in sentence:
            return

        def rest(number: int, at: int) -> Iterator[list[str]]:
            if number == len(middle):
                if at < end:
                    yield [sentence[at:end]]
                return
            piece = middle[number]
            found = sentence.find(piece, at + 1, end)
            while found >= 0 and effort.spend():
                for values in rest(number + 1, found + len(piece)):
                    yield [sentence[at:found], *values]
                found = sentence.find(piece, found + 1, end)

        for values in rest(0, len(first)):
            if not effort.spend():
                return
            yield dict(zip(self.names, values, strict=True))


class Effort:
    """How much is done to read one sentence, whoever has written it."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def spend(self) -> bool:
        """Whether there is another step."""
        self.left -= 1
        return self.left >= 0


class Read(NamedTuple):
    """A sentence, read."""

    said: str
    """In the player's language, as far as it is known."""
    whole: bool
    """Whether all of it is known, but for names."""


class Sentences:
    """All sentences that are known.

    :param known: as they are said, with ``{names}``; where two with the same number of letters fit, the first is meant.
    :param nouns: words for who or what something is done to, which are tried last: “a {what}” begins many sentences.
    :param clans: what may stand for a ``{clan}``.
    """

    def __init__(self, known: Iterable[str], nouns: Iterable[str] = (), clans: Iterable[str] = ()) -> None:
        nouns, clans = tuple(nouns), tuple(clans)
        self._nouns = frozenset(nouns)
        self._known = tuple(dict.fromkeys((*known, *nouns, *clans)))
        self.plain = frozenset(sentence for sentence in self._known if "{" not in sentence)
        self.clans = frozenset(clans)

    @cached_property
    def _by_word(self) -> Mapping[str, list[tuple[int, Pattern]]]:
        """The patterns, with their rank, by the rarest of their words; by none those that have no word."""
        patterns = [Pattern.of(sentence) for sentence in self._known if "{" in sentence]
        patterns.sort(key=self._rank)
        common = Counter(word for pattern in patterns for word in pattern.words)
        found = defaultdict(list)
        for rank, pattern in enumerate(patterns):
            found[min(sorted(pattern.words), key=common.__getitem__, default="")].append((rank, pattern))
        return found

    @cached_property
    def _common(self) -> frozenset[str]:
        """All words of the sentences."""
        return frozenset(word for sentence in self._known for word in _WORD.findall(sentence))

    def _rank(self, pattern: Pattern) -> tuple[int, int, int]:
        """Nouns last, what begins with a word of its own before what does not; then by letters, and by how few of its
        fields would take anything for a name."""
        kind = 2 if pattern.known in self._nouns else 1 if pattern.known.startswith("{") else 0
        return kind, -pattern.letters, sum(name not in TYPED for name in pattern.names)

    def fitting(self, sentence: str) -> Iterator[Pattern]:
        """The patterns that a sentence may be of, by their rank."""
        words = {"", *_WORD.findall(sentence)}
        for _, pattern in sorted(each for word in words for each in self._by_word.get(word, ())):
            yield pattern

    def is_name(self, words: str) -> bool:
        """Whether something may be what a card or a player is called: its words have capitals, but for small ones; or
        it is one word that no sentence has."""
        first = words[:1]
        if not first.strip() or any(sign in words for sign in ("; ", "? ", "“")):
            return False
        if first.islower():
            return " " not in words and words.isalnum() and words not in self._common
        small = [word.rstrip(",") for word in words.split() if word[0].islower()]
        return all(word in SMALL or not word.isalpha() or not word.islower() for word in small)

    def read(self, sentence: str) -> Read:
        """A sentence in the player's language."""
        if len(sentence) <= LONGEST:
            return _Reading(self).read(sentence, 0)
        for pattern in self.fitting(sentence):  # of a stranger: it is gone through once for each pattern
            if values := pattern.values_in(sentence):
                return Read(tr(pattern.known, **values), whole=False)
        return Read(sentence, whole=False)


class _Reading:
    """One sentence as it is read, with what was found out about its parts."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._effort = Effort(STEPS)
        self._known: dict[str, Read] = {}
        """What was read already; a part that is being read is not looked for in itself."""
        self._fields: Mapping[str, Callable[[str, int], Read | None]] = {
            **dict.fromkeys(NUMBERS, self._number),
            **dict.fromkeys(PHRASES, self._phrase),
            **dict.fromkeys(CLAUSES, self._clause),
            **dict.fromkeys(QUESTIONS, self._question),
            **dict.fromkeys(LEVELS, self._level),
            **dict.fromkeys(CLANS, self._clan),
        }

    def read(self, sentence: str, depth: int) -> Read:
        """A sentence, or a part of one."""
        known = self._known.get(sentence)
        if known is None:
            self._known[sentence] = Read(sentence, whole=False)
            known = self._known[sentence] = self._read(sentence, depth)
        return known

    def _read(self, sentence: str, depth: int) -> Read:
        if sentence not in self._sentences.plain and (own := own_words(sentence)):
            return Read(own, whole=True)
        said = tr(sentence)
        if said != sentence or sentence in self._sentences.plain or _NUMBER.fullmatch(sentence):
            return Read(said, whole=True)
        if depth and LISTS[1] in sentence and (listed := self._listed(sentence, LISTS[:2], depth)) is not None:
            return listed
        best: Read | None = None
        if depth < DEEPEST and self._effort.left > 0:
            for pattern in self._sentences.fitting(sentence):
                for values in pattern.ways(sentence, self._effort):
                    read = self._filled(pattern, values, depth)
                    if read is not None and read.whole:
                        return read
                    best = best or (read if pattern.words else None)
            best = (self._listed(sentence, LISTS[2:], depth) if depth else None) or best
        return best or Read(sentence, whole=False)

    def _filled(self, pattern: Pattern, values: Mapping[str, str], depth: int) -> Read | None:
        """A sentence of this pattern; None where something stands in a field that can't be there."""
        said, whole = {}, True
        # What is looked up last needs not be where something else can't be there.
        for name, value in sorted(values.items(), key=lambda each: each[0] in PHRASES):
            field = self._fields.get(name, self._name)
            read = field(value, depth)
            if read is None:
                return None
            said[name] = read.said
            whole = whole and read.whole
        return Read(tr(pattern.known, **said), whole)

    # -- what may stand in a field ------------------------------------------------------------------------------------

    def _name(self, value: str, _: int) -> Read:
        return Read(own_words(value) or value, self._sentences.is_name(value))

    def _number(self, value: str, _: int) -> Read | None:
        return Read(value, whole=True) if _NUMBER.fullmatch(value) else None

    def _level(self, value: str, _: int) -> Read | None:
        return Read(value, whole=True) if _LEVEL.fullmatch(value) else None

    def _clan(self, value: str, _: int) -> Read | None:
        return Read(tr(value), whole=True) if value in self._sentences.clans else None

    def _clause(self, value: str, depth: int) -> Read | None:
        return self._phrase(value, depth) if value.partition(" ")[0] in _BEGINNINGS else None

    def _phrase(self, value: str, depth: int) -> Read:
        """Words that are looked up; a name may stand there, too."""
        read = self.read(value, depth + 1)
        return read if read.whole else Read(read.said, self._sentences.is_name(value))

    def _question(self, value: str, depth: int) -> Read:
        for end in _ENDS:
            read = self.read(f"{value}{end}", depth + 1)
            if read.whole:
                return Read(read.said.strip(_SIGNS) if end else read.said, whole=True)
        return self._phrase(value, depth)

    def _listed(self, sentence: str, separators: Iterable[str], depth: int) -> Read | None:
        """A list of which every member is known."""
        for between in separators:
            members = sentence.split(between)
            if len(members) > 1:
                read = [self._phrase(each, depth) for each in members]
                if all(each.whole for each in read):
                    return Read(tr(between).join(each.said for each in read), whole=True)
        return None
