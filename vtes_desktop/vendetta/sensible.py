"""A simple, sensible player: it weighs what a Location brings against what it would cost, from its own seat's mirror.

It looks one answer ahead, counts what lies open, takes a face-down card for a middling one, and is not always sure.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import NOBODY, Copy, Table
from vtes_desktop.vendetta import power
from vtes_desktop.vendetta.agreed import printed
from vtes_desktop.vendetta.cards import CardSet, Face, Faces
from vtes_desktop.vendetta.count_up import account
from vtes_desktop.vendetta.effects import NONE
from vtes_desktop.vendetta.game import DIABLERIE, ROUNDS, locations_for
from vtes_desktop.vendetta.planning import TURN, turns_of
from vtes_desktop.vendetta.readings import Readings
from vtes_desktop.vendetta.table import HAVEN, location_region, position
from vtes_desktop.vendetta.unknown import said_value

UNSEEN: Final = 3.2
"""The Power that a face-down card is taken for."""
TO_COME: Final = 1.6
"""The Power that each rival is taken to bring yet for each card left to play, shared among the Locations."""
EFFECT: Final = 0.8
"""What an effect is taken to be worth, in Power."""
SPREAD: Final = 2.2
"""How unsure it is of a conflict, in Power."""


class View(Struct, frozen=True):
    """What it looks at: its mirror, and the cards and readings of the game."""

    table: Table
    faces: Faces
    cards: CardSet
    readings: Readings
    seat: int


class Sensible:
    """Picks for one seat."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def pick(self, view: View, kind: str, options: Sequence[Option]) -> int:
        """The index of one of the options of a choice of this kind."""
        if len(options) == 1:
            return 0
        weigh = {
            "keep": self._keep,
            "planning": self._planning,
            "blood": self._blood,
            "withdraw": self._withdraw,
            "may": self._may,
            "rival": self._rival,
            "look": self._any,
            "clan": self._any,
            "agree": self._agree,
        }.get(kind, self._first)
        weights = [weigh(view, option) for option in options]
        best = max(weights)
        return self._random.choice([place for place, weight in enumerate(weights) if weight >= best - 1e-9])

    # -- what there is to weigh -----------------------------------------------------------------------------------

    def _any(self, _: View, __: Option) -> float:
        return 0.0

    def _first(self, _: View, option: Option) -> float:
        return -0.001 * option.amount

    def _agree(self, _: View, option: Option) -> float:
        return float(option.kind == "agreed")

    def _keep(self, view: View, option: Option) -> float:
        face = _face(view, option.copy)
        return (strength(face) if face is not None else 0.0) + self._random.random()

    def _planning(self, view: View, option: Option) -> float:
        if not option.kind.startswith("play"):
            return _drain_weight(view, option) if option.kind == "drain" else -9.0
        face = _face(view, option.copy)
        location = option.level
        mine = (strength(face) if face is not None else 0.0) + _blood_to_spare(view)
        before = outlook(view, location, 0.0)
        after = outlook(view, location, mine)
        weight = after - before + self._random.random() * 0.7
        if option.kind == "play face down":
            hidden_helps = face is not None and face.does not in (None, NONE) and face.step != "passive"
            weight += (0.35 if hidden_helps else -0.2) - (0.5 if view.table.seats[view.seat].pool < 4 else 0.15)
        elif face is not None and face.step == "passive" and face.does not in (None, NONE):
            weight += 0.3
        return weight

    def _blood(self, view: View, option: Option) -> float:
        if option.kind == "drain":
            return _drain_weight(view, option)
        location = option.level
        if option.kind == "diablerie":
            return outlook(view, location, 1.0) - outlook(view, location, 0.0) + 0.3
        if option.kind != "blood":
            return -9.0
        pool = view.table.seats[view.seat].pool
        left = pool - option.amount
        price = 0.28 if _last_turn(view) else 0.42
        weight = outlook(view, location, float(option.amount)) - price * option.amount
        return weight - (2.5 if left <= 0 else 0.6 if left == 1 and not _last_turn(view) else 0.0)

    def _withdraw(self, view: View, option: Option) -> float:
        location = option.level
        blood = _own_tile(view, location)
        back = 0.42 * (blood.blood if blood is not None else 0)
        if option.kind == "stay":
            return outlook(view, location, 0.0, settled=True) + self._random.random() * 0.3
        if location == HAVEN:
            return back if view.table.round < ROUNDS else back * 0.2
        mine = sum(strength(face) for copy in _own_cards(view, location) if (face := view.faces.get(copy.card)))
        return back + outlook(view, HAVEN, mine) - outlook(view, HAVEN, 0.0)

    def _may(self, view: View, option: Option) -> float:
        if option.kind == "leave":
            return 0.0
        face = _face(view, option.copy)
        does = face.does if face is not None else None
        may = (does.may or (does.in_your_turn.may if does.in_your_turn else None)) if does is not None else None
        if may is None:
            return 0.1
        if may.withdraw or may.move_to_haven is not None:
            here = next((place for place in _locations(view) if option.copy in _pile(view, position(place))), "")
            return 0.6 - outlook(view, here, 0.0, settled=True) if here else 0.1
        if may.spend is not None and may.spend.blood:
            amount = may.spend.blood if isinstance(may.spend.blood, int) else 2
            looks = may.then is not None and bool(may.then.look_at)
            return 0.5 if not looks and view.table.seats[view.seat].pool > amount + 2 else -0.5
        return 0.1 if view.table.round < ROUNDS else -0.1

    def _rival(self, view: View, option: Option) -> float:
        return float(account(view.table, view.faces, option.seat).influence) + view.table.seats[option.seat].pool * 0.1


def sit_down(extra: msgspec.Raw, seat: int, seed: str) -> Callable[[Table, str, Sequence[Option]], int]:
    """A player for a seat of the game whose header has this. Raises :class:`AgreedError`."""
    found, mind = printed(extra), Sensible(seed)

    def pick(table: Table, kind: str, options: Sequence[Option]) -> int:
        view = View(table, found.cards, found.agreed.cards, found.agreed.readings, seat)
        return mind.pick(view, kind, options)

    return pick


# -- what it counts ----------------------------------------------------------------------------------------------------


def strength(face: Face) -> float:
    """What a Clan card is worth in a conflict, roughly."""
    effect = 0.0 if face.does in (None, NONE) else EFFECT
    return (face.power if face.power is not None else UNSEEN) + effect


def outlook(view: View, location: str, more: float, *, settled: bool = False) -> float:
    """What a Location brings, in Influence, by how likely which rank is with so much `more` Power there; `settled` when
    nobody will play any more."""
    mine = _power(view, view.seat, location) + more
    if mine <= 0 and not _own_cards(view, location):
        return 0.0
    better = 0.0
    some = 0.0
    for other in view.table.playing():
        if other == view.seat:
            continue
        there = _power(view, other, location)
        if not settled:
            there += TO_COME * _cards_to_come(view, other) / len(_locations(view))
        if there > 0:
            chance = 1 / (1 + math.exp((mine - there) / SPREAD))
            better += chance
            some += 1
    first, second, third = _worth(view, location)
    # As if each rival were above with her own chance: the ranks are where that many others leave one.
    likely_first = max(0.0, 1 - better) if better < 1 else 0.15 / better
    likely_second = max(0.0, 1 - abs(better - 1)) if some else 0.0
    likely_third = max(0.0, 1 - abs(better - 2)) if some > 1 else 0.0
    return likely_first * first + likely_second * second + likely_third * third


def _worth(view: View, location: str) -> tuple[float, float, float]:
    """What the three ranks bring, in Influence."""
    rewards, round_ = view.cards.rewards, min(view.table.round, ROUNDS)
    known = [rewards.of(rank, round_) for rank in (1, 2, 3)]
    first, second, third = (
        float(value if value is not None else guess) for value, guess in zip(known, (3, 2, 1), strict=True)
    )
    to_come = ROUNDS - round_
    for i in view.table.pile(NOBODY, location_region(location)):
        copy = view.table.copies[i]
        face = view.faces.get(copy.card)
        if face is not None and face.ally is not None:
            worth = said_value(copy, face.ally, "influence")
            feed = said_value(copy, face.ally, "feed")
            first += 2 if worth is None else worth
            first += 0.4 * to_come * (1 if feed is None else feed)
            first += 0.0 if face.does in (None, NONE) else 0.5
    second += 1 + 0.4 * to_come
    if location == HAVEN:
        first += (rewards.haven_winner or 0) + 0.3
    return first, second, third


def _power(view: View, seat: int, location: str) -> float:
    seen, unseen = power.total(view.table, seat, location, view.faces, view.readings)
    return seen + unseen * UNSEEN


def _cards_to_come(view: View, seat: int) -> int:
    """Cards that a rival has still to play in this round."""
    if view.table.phase != "planning":
        return 0
    return max(0, len(view.table.seats[seat].piles["hand"]) - 1)


def _blood_to_spare(view: View) -> float:
    """Blood that will likely go with a card."""
    turns = turns_of(min(view.table.round, ROUNDS)) - max(1, view.table.tally.get(TURN, 1)) + 1
    return min(3.0, max(0.0, (view.table.seats[view.seat].pool - 1) / max(1, turns)))


def _last_turn(view: View) -> bool:
    """Whether Blood is of no use after this turn but for the conflicts to come."""
    turn = view.table.tally.get(TURN, 1)
    return view.table.round >= ROUNDS and turn >= turns_of(ROUNDS)


def _drain_weight(view: View, option: Option) -> float:
    """Whether to Drain: a card that is worth little, where Blood is short; a Vampire never."""
    copy = view.table.copies.get(option.copy)
    face = view.faces.get(copy.card) if copy is not None else None
    if copy is None or face is None or face.ally is None or face.ally.vampire is not False:
        return -9.0
    now = said_value(copy, face.ally, "influence") or 0
    then = said_value(copy, face.ally, "drained influence") or 0
    last = view.table.round >= ROUNDS
    short = view.table.seats[view.seat].pool <= 2
    if view.table.seats[view.seat].tokens.get(DIABLERIE, 0) >= 2:
        return -9.0
    return 8.0 if short and now - then <= 1 and (last or len(_pile(view, "alliance")) > 1) else -9.0


def _face(view: View, copy: int) -> Face | None:
    found = view.table.copies.get(copy)
    return view.faces.get(found.card) if found is not None else None


def _locations(view: View) -> tuple[str, ...]:
    return locations_for(len(view.table.seats))


def _pile(view: View, region: str) -> list[int]:
    return view.table.seats[view.seat].piles[region]


def _own_cards(view: View, location: str) -> list[Copy]:
    copies = view.table.copies
    return [copies[i] for i in _pile(view, position(location)) if copies[i].kind == "clan"]


def _own_tile(view: View, location: str) -> Copy | None:
    copies = view.table.copies
    return next((copies[i] for i in _pile(view, position(location)) if copies[i].kind == "tile"), None)
