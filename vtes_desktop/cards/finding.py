"""Finding the card that is meant: what a search found, in the order in which a player would want it.

Bare words name a card more often than they describe one. So names come first: the whole name, what players call it
(:mod:`~vtes_desktop.cards.slang`), the beginning of a name, words of a name in any order and cut short, initials; then
all that has the words anywhere. Where nothing has them, what was typed wrong is guessed. Among equals the card that
was printed oftener comes first: it is the better known one.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, reduce
from itertools import islice, takewhile
from operator import or_

from msgspec import Struct

from vtes_desktop.cards.index import bits, flags, members
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.query import All, Node, Word, parse
from vtes_desktop.cards.search import Search
from vtes_desktop.cards.slang import SLANG
from vtes_desktop.cards.spelling import fold, name_key

_SMALL = frozenset(("of", "the", "from", "with", "and", "to", "in", "a", "an", "by", "for", "on"))
"""Words that initials may leave out."""
_ORDINALS = {f"{n}{end}": word for n, (end, word) in enumerate(
    (("st", "first"), ("nd", "second"), ("rd", "third"), ("th", "fourth"), ("th", "fifth"), ("th", "sixth")), 1
)}  # fmt: skip
_SHORT = {**_ORDINALS, "hg": "hunting ground", "nite": "night", "pb": "powerbase"}
"""Words as players write them."""
_WORD = re.compile(r"[^\W_]+")
_NEAR = 70
"""How alike a word must be to one that was meant, in hundredths."""
_NEAR_NAME = 78
_GUESSES = 12
"""Cards that are shown where something was typed wrong."""


class Found(Struct, frozen=True):
    """What a search found."""

    cards: list[Card]
    """The likeliest first."""
    meant: str = ""
    """Where nothing has the words as they were typed: the name that was probably meant, and the cards are guesses."""


class Names:
    """The names of all cards by what may be typed of them; a card is its place in the search's order.

    :param names: each card's names, folded.
    """

    def __init__(self, names: Iterable[list[str]]) -> None:
        self.whole: dict[str, list[int]] = defaultdict(list)
        self.by_word: dict[str, int] = defaultdict(int)
        self.initials: dict[str, int] = defaultdict(int)
        begun: list[tuple[str, int]] = []
        for place, of_card in enumerate(names):
            for name in of_card:
                self.whole[name_key(name)].append(place)
                begun += [(form, place) for form in {name, _without_article(name)}]
                words = _words(name)
                for word in words:
                    self.by_word[word] |= 1 << place
                for letters in _initials(words):
                    self.initials[letters] |= 1 << place
        begun.sort()
        self.begun = [name for name, _ in begun]
        self.begun_places = [place for _, place in begun]
        self.vocabulary = sorted(self.by_word)


class Finder:
    """Finds the card that is meant.

    :param search: its search.
    :param cards: its cards by their number.
    """

    def __init__(self, search: Search, cards: Mapping[int, Card]) -> None:
        self._search = search
        self._cards = [cards[number] for number in search.index.order]
        famous = sorted(range(len(self._cards)), key=lambda place: (-len(self._cards[place].printings), place))
        self._fame = {place: rank for rank, place in enumerate(famous)}
        """Among equals, the better known card first."""

    @cached_property
    def names(self) -> Names:
        """The names; put together when they are first wanted, which takes a tenth of a second."""
        return Names([page.strip("\n").split("\n") for page in self._search.index.names])

    def find(self, query: str) -> Found:
        """The cards that fit a query, the likeliest first.

        >>> from vtes_desktop.cards.catalogue import load
        >>> [card.name for card in load().finder.find("2nd trad").cards[:1]]
        ['Second Tradition: Domain']

        :raises QueryError: see :meth:`~vtes_desktop.cards.search.Search.find`.
        """
        tree = parse(query)
        said, rest = _said(tree)
        if not said:
            return Found(self._search.find(tree))
        among = self._search.matching(rest)
        there = flags(among, len(self._cards))
        phrase = fold(" ".join(word.value for word in said))
        shown = all(word.value.isupper() for word in said)
        ranked: dict[int, None] = {}
        for tier in self._named(phrase, shown):
            ranked.update(dict.fromkeys(sorted((p for p in tier if there[p]), key=self._fame.__getitem__)))
        anywhere = self._search.matching(All(tuple(said)), among)
        if not ranked and not anywhere:
            called = self._called(said, among)
            return Found([self._cards[place] for place in called]) if called else self._guess(phrase, among)
        taken = bytearray(len(self._cards))
        for place in ranked:
            taken[place] = 1
        left = anywhere & ~bits(taken)
        ranked.update(dict.fromkeys(self._places(left)))
        return Found([self._cards[place] for place in ranked])

    def _called(self, said: list[Word], among: int) -> list[int]:
        """The places of cards that players call by one of these words and that have the others: ``bounce dominate``."""
        for word in said:
            names = SLANG.get(fold(word.value), ())
            rest = (
                self._search.matching(All(tuple(other for other in said if other is not word)), among) if names else 0
            )
            there = flags(rest, len(self._cards))
            places = [place for name in names for place in self.names.whole.get(name_key(name), [])[:1]]
            if found := [place for place in places if there[place]]:
                return found
        return []

    def _named(self, phrase: str, shown: bool) -> Iterator[list[int]]:
        """The places of cards that are named so, in tiers. `shown`: it was typed in capitals, as initials are."""
        key = name_key(phrase)
        yield self.names.whole.get(key, [])
        for name in SLANG.get(phrase, ()):
            yield self.names.whole.get(name_key(name), [])[:1]
        initials = [] if " " in phrase else self._places(self.names.initials.get(phrase, 0))
        if shown:
            yield initials
        yield self._beginning(phrase)
        words = _meant(phrase)
        if words:
            yield self._places(self._having(words, whole=True))
            yield self._places(self._having(words, whole=False))
        yield initials

    def _beginning(self, phrase: str) -> list[int]:
        start = bisect_left(self.names.begun, phrase)
        end = bisect_left(self.names.begun, phrase + "\U0010ffff", start)
        found = self.names.begun_places[start:end]
        after = len(phrase)
        names = zip(self.names.begun[start:end], found, strict=True)
        ended = [place for name, place in names if not name[after : after + 1].isalnum()]
        return ended or found

    def _having(self, words: list[str], *, whole: bool) -> int:
        """The cards with all of these words in a name; but for `whole` words, cut short as one likes."""
        found = -1
        for word in words:
            if whole:
                has = self.names.by_word.get(word, 0)
            else:
                has = _union(self.names.by_word[longer] for longer in self._longer(word))
            found &= has
            if not found:
                return 0
        return found

    def _longer(self, word: str) -> Iterator[str]:
        """The words of names that begin with this one."""
        return takewhile(
            lambda each: each.startswith(word), self.names.vocabulary[bisect_left(self.names.vocabulary, word) :]
        )

    def _places(self, found: int) -> list[int]:
        return list(members(found, len(self._cards))) if found else []

    def _guess(self, phrase: str, among: int) -> Found:
        """What is probably meant by words that no card has."""
        from rapidfuzz import fuzz, process  # only needed once something was mistyped

        scores: dict[int, float] = {}
        whole = process.extract(phrase, self.names.begun, scorer=fuzz.ratio, score_cutoff=_NEAR_NAME, limit=_GUESSES)
        for _, score, at in whole:
            place = self.names.begun_places[at]
            scores[place] = max(scores.get(place, 0.0), score + 10)
        words = _meant(phrase)
        near = [self._near(word) for word in words]
        if near and all(near):
            fitting = -1
            for of_word in near:
                fitting &= _union(self.names.by_word[word] for word in of_word)
            for place in self._places(fitting):
                alike = (max(s for word, s in of.items() if self.names.by_word[word] >> place & 1) for of in near)
                of_card = sum(alike)
                scores[place] = max(scores.get(place, 0.0), of_card / len(near))
        best = sorted((p for p in scores if among >> p & 1), key=lambda place: (-scores[place], self._fame[place]))
        cards = [self._cards[place] for place in best[:_GUESSES]]
        return Found(cards, cards[0].name if cards else "")

    def _near(self, word: str) -> dict[str, float]:
        """Words of names that were perhaps meant by one, with how alike they are in hundredths."""
        from rapidfuzz import fuzz, process

        found = {near: score for near, score, _ in process.extract(
            word, self.names.vocabulary, scorer=fuzz.ratio, score_cutoff=_NEAR, limit=8
        )}  # fmt: skip
        return found | dict.fromkeys(islice(self._longer(word), 12), 100.0)


def _union(sets: Iterator[int]) -> int:
    """All that is in any of these sets of cards."""
    return reduce(or_, sets, 0)


def _said(tree: Node) -> tuple[list[Word], Node]:
    """The bare words of a query that all have to be there, and the rest of it."""
    if isinstance(tree, Word):
        return [tree], All(())
    if not isinstance(tree, All):
        return [], tree
    words = [node for node in tree.nodes if isinstance(node, Word)]
    return words, All(tuple(node for node in tree.nodes if not isinstance(node, Word)))


def _words(name: str) -> list[str]:
    """The words of a folded name: letters and digits, with nothing of what stands between or within them."""
    return _WORD.findall(name.replace("'", "").replace(".", ""))


def _meant(phrase: str) -> list[str]:
    """The words of a phrase as names have them."""
    return [word for typed in _words(phrase) for word in _SHORT.get(typed, typed).split()]


def _initials(words: list[str]) -> set[str]:
    """How a name of these words may be shortened to its initials."""
    if len(words) < 2:
        return set()
    return {"".join(word[0] for word in words), "".join(word[0] for word in words if word not in _SMALL)}


def _without_article(name: str) -> str:
    for article in ("the ", "an ", "a "):
        if name.startswith(article):
            return name[len(article) :]
    return name
