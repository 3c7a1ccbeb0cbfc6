"""What one is likely to draw: opening hands, drawing on alone (goldfish), exact odds.

A player begins with seven library cards and four crypt cards, and there are no mulligans (rulebook: Starting the Game).
A hand is refilled as cards are played, so how many cards one has seen by a turn depends on how many one plays a turn.
"""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Iterable
from math import comb
from typing import TYPE_CHECKING

from msgspec import Struct, field

from vtes_desktop.decks.deck import Deck, Entry

if TYPE_CHECKING:
    from vtes_desktop.cards.catalogue import Catalogue
    from vtes_desktop.cards.model import Card

_ASKS = re.compile(r"(?i)out-of-turn|requires a|put this card on a (?:ready )?(?:vampire|minion)")
"""What is printed on masters that cannot be played before there is a minion, or not in one's own turn."""

HAND = 7
"""Library cards in an opening hand."""

OPENING_CRYPT = 4
"""Crypt cards in the uncontrolled region at the start."""


class Opening(Struct, frozen=True):
    """An opening: card numbers in the order drawn."""

    hand: tuple[int, ...]
    crypt: tuple[int, ...]


class Goldfish(Struct):
    """A deck shuffled and drawn from alone, one card after another.

    >>> deck = Deck(entries=[Entry(200076, 12), Entry(100588, 60)])
    >>> fish = goldfish(deck, random.Random(7))
    >>> len(fish.hand), len(fish.uncontrolled), len(fish.library)
    (7, 4, 53)
    """

    library: list[int]
    """What is left to draw; the next card is the last."""
    crypt: list[int]
    hand: list[int] = field(default_factory=list)
    uncontrolled: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)

    def draw(self, count: int = 1) -> list[int]:
        """Draw library cards into the hand; fewer when the library runs out. Returns what was drawn."""
        drawn = [self.library.pop() for _ in range(min(count, len(self.library)))]
        self.hand.extend(drawn)
        return drawn

    def draw_crypt(self, count: int = 1) -> list[int]:
        """Move crypt cards to the uncontrolled region; fewer when the crypt runs out. Returns what was moved."""
        drawn = [self.crypt.pop() for _ in range(min(count, len(self.crypt)))]
        self.uncontrolled.extend(drawn)
        return drawn

    def play(self, card_id: int) -> list[int]:
        """Play or discard a card of the hand and refill. Returns what was drawn.

        :raises ValueError: the hand doesn't have it.
        """
        self.hand.remove(card_id)
        self.played.append(card_id)
        return self.draw(max(0, HAND - len(self.hand)))


def goldfish(deck: Deck, chance: random.Random) -> Goldfish:
    """Shuffle a deck and draw the opening. Of a deck that is too small, everything is drawn."""
    fish = Goldfish(_cards(deck.library), _cards(deck.crypt))
    chance.shuffle(fish.library)
    chance.shuffle(fish.crypt)
    fish.draw(HAND)
    fish.draw_crypt(OPENING_CRYPT)
    return fish


def opening(deck: Deck, chance: random.Random) -> Opening:
    """One random opening, drawn without shuffling the whole deck."""
    hand = _sample(deck.library, HAND, chance)
    return Opening(tuple(hand), tuple(_sample(deck.crypt, OPENING_CRYPT, chance)))


def chance_of(total: int, wanted: int, drawn: int, at_least: int = 1) -> float:
    """The chance that `drawn` cards out of `total` hold at least so many of the `wanted` ones (hypergeometric, exact).

    >>> round(chance_of(12, 2, 4), 4)
    0.5758

    :raises ValueError: a number is negative, or more is wanted than there is.
    """
    if min(total, wanted, drawn) < 0 or wanted > total:
        raise ValueError(f"{wanted} of {total} cards wanted, {drawn} drawn: these numbers don't go together.")
    drawn = min(drawn, total)
    if at_least <= 0:
        return 1.0
    ways = sum(comb(wanted, hit) * comb(total - wanted, drawn - hit) for hit in range(at_least, min(wanted, drawn) + 1))
    return ways / comb(total, drawn)


def chance_of_both(total: int, cells: tuple[int, int, int], drawn: int, at_least: tuple[int, int]) -> float:
    """The chance that `drawn` cards hold so many of one selection and so many of another (hypergeometric, exact).

    :param cells: how many cards are of the first only, of the second only, and of both (which count for either).

    >>> round(chance_of_both(60, (6, 4, 0), 7, (1, 1)), 4)
    0.1996
    """
    first, second, both = cells
    rest = total - first - second - both
    if min(*cells, rest, drawn) < 0:
        raise ValueError(f"{cells} of {total} cards wanted, {drawn} drawn: these numbers don't go together.")
    drawn = min(drawn, total)
    ways = sum(
        comb(first, one) * comb(second, two) * comb(both, shared) * comb(rest, drawn - one - two - shared)
        for one in range(min(first, drawn) + 1)
        for two in range(min(second, drawn - one) + 1)
        for shared in range(min(both, drawn - one - two) + 1)
        if one + shared >= at_least[0] and two + shared >= at_least[1]
    )
    return ways / comb(total, drawn)


def cards_seen(turn: int, played_each_turn: int = 1, crypt: bool = False) -> int:
    """How many cards one has drawn by the end of one's turn `turn` (0 is the opening).

    Of the library: the hand, and one for each card played or discarded before, as the hand is refilled. Of the crypt:
    the opening four, and one for each turn in which transfers are spent on it.
    """
    first = OPENING_CRYPT if crypt else HAND
    return first + max(0, turn) * max(0, played_each_turn)


def odds(
    deck: Deck,
    selection: Collection[int],
    turns: int = 10,
    at_least: int = 1,
    played_each_turn: int = 1,
) -> list[float]:
    """The chances to have seen at least so many cards of a selection, for the opening and the end of each turn.

    The selection is of crypt cards or of library cards. The list has ``turns + 1`` chances.

    :raises ValueError: crypt and library cards are mixed in the selection: they are drawn from two decks.
    """
    wanted = [entry for entry in deck.entries if entry.card_id in selection]
    kinds = {entry.is_crypt for entry in wanted}
    if len(kinds) > 1:
        raise ValueError("Crypt and library are drawn apart: choose cards of one of them.")
    crypt = kinds == {True}
    total = deck.crypt_count if crypt else deck.library_count
    hits = sum(entry.count for entry in wanted)
    return [
        chance_of(total, hits, cards_seen(turn, played_each_turn, crypt), at_least) if total else 0.0
        for turn in range(turns + 1)
    ]


def combined_odds(
    deck: Deck,
    selections: tuple[Collection[int], Collection[int]],
    at_least: tuple[int, int],
    turns: int = 10,
    played_each_turn: int = 1,
) -> list[float]:
    """As :func:`odds`, for so many cards of one selection together with so many of another.

    :raises ValueError: crypt and library cards are mixed within a selection.
    """
    first, second = (
        {entry.card_id: entry for entry in deck.entries if entry.card_id in selection} for selection in selections
    )
    kinds = [{entry.is_crypt for entry in chosen.values()} for chosen in (first, second)]
    if any(len(kind) > 1 for kind in kinds):
        raise ValueError("Crypt and library are drawn apart: choose cards of one of them.")
    if kinds[0] != kinds[1]:  # drawn apart, so that one says nothing of the other
        apart = [
            odds(deck, selection, turns, least, played_each_turn)
            for selection, least in zip(selections, at_least, strict=True)
        ]
        return [one * other for one, other in zip(*apart, strict=True)]
    crypt = kinds[0] == {True}
    total = deck.crypt_count if crypt else deck.library_count
    cells = (
        sum(entry.count for number, entry in first.items() if number not in second),
        sum(entry.count for number, entry in second.items() if number not in first),
        sum(entry.count for number, entry in first.items() if number in second),
    )
    return [
        chance_of_both(total, cells, cards_seen(turn, played_each_turn, crypt), at_least) if total else 0.0
        for turn in range(turns + 1)
    ]


class Dealt(Struct, frozen=True):
    """What so many opening hands came to; shares are 0 to 1."""

    hands: int
    playable: float
    """With a card for the first turn: a master or an event that asks for no minion."""
    vampire: float
    """With a vampire that can be out by the end of the second turn, wherever one sits."""
    both: float
    masters: float
    """Masters in a hand, on average."""
    clogged: float
    """With four masters or more."""


def deal(deck: Deck, catalogue: Catalogue, hands: int, chance: random.Random) -> Dealt:
    """Deal so many opening hands, at one of five places each time, and count what can be done with them.

    The Methuselah who begins has one transfer in her first turn, the next two, the third three, all others four; from
    their second turn on, all have four (rulebook: Influence Phase). Four transfers a turn bring out a capacity of four.
    """
    known = catalogue.cards
    playable = {entry.card_id for entry in deck.library if (card := known.get(entry.card_id)) and _for_first_turn(card)}
    masters = {entry.card_id for entry in deck.library if (card := known.get(entry.card_id)) and "Master" in card.types}
    capacity = {entry.card_id: known[entry.card_id].capacity or 0 for entry in deck.crypt if entry.card_id in known}
    counts = [0, 0, 0, 0, 0]
    for _ in range(hands):
        dealt = opening(deck, chance)
        place = chance.randint(1, 5)
        plays = any(number in playable for number in dealt.hand)
        out = any(0 < capacity.get(number, 0) <= min(place, 4) + 4 for number in dealt.crypt)
        held = sum(number in masters for number in dealt.hand)
        for which, one in enumerate((plays, out, plays and out, held, held >= 4)):
            counts[which] += one
    share = [count / max(1, hands) for count in counts]
    return Dealt(hands, *share)


def _for_first_turn(card: Card) -> bool:
    """Whether a card can be played without a minion, in one's own turn."""
    if not {"Master", "Event"} & set(card.types) or card.disciplines or card.clans or card.requirement:
        return False
    words = " ".join(part.text for part in card.text)
    return not _ASKS.search(words)


def _cards(entries: Iterable[Entry]) -> list[int]:
    return [entry.card_id for entry in entries for _ in range(entry.count)]


def _sample(entries: list[Entry], count: int, chance: random.Random) -> list[int]:
    if not entries:
        return []
    counts = [entry.count for entry in entries]
    return chance.sample([entry.card_id for entry in entries], min(count, sum(counts)), counts=counts)
