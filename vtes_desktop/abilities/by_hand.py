"""Why a card is by hand for a part: what it would need that the rules or the vocabulary do not have.

Each such card of the published lists stands with its kind in ``by_hand.csv`` beside this module, by its number; a card
of a newer list that is not understood stands in none, and has no reason yet.
"""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from typing import Final

from vtes_desktop.cards.model import Card

REASONS: Final[dict[str, str]] = {
    "ante": "a judge: it is about playing for ante, which is no part of a game here",
    "players": "a judge: players bargain, guess or play something that no program sees",
    "ammunition": "a rule: ammunition, chosen as the strike of a gun or an aim is resolved",
    "as if it had": "a rule: playing cards as if one had what they require, for more than one Discipline or clan",
    "Blood Brothers": "a rule: what Blood Brothers of one circle do together",
    "copies": "a rule: another copy of a card, or one named by its name, looked for among those that are hidden",
    "costs": "a rule: a cost or toll that hangs on something that is not known as it is paid",
    "counters": "a rule: counters that others than the card's controller have, move or count",
    "duties": "a rule: an action that must be taken, or something that must be done in it",
    "instead": "a rule: what happens in place of something else that no effect replaces yet",
    "kept cards": "a rule: cards kept on or beside another that are used from there more than once, or by others",
    "moments": "a rule: a moment at which nothing can be played or used yet",
    "new minions": "a rule: a card that becomes a minion of another kind than those that there are",
    "not replaced": "a rule: a hand that is kept, drawn or replaced otherwise",
    "out of play": "a rule: a minion out of play, with all that is on it, who comes back",
    "several minions": "a rule: several minions that act, block or fight as one",
    "strikes and damage": "a rule: a strike or damage that hangs on another strike, or on what it has done",
    "turns": "a rule: another order of turns, victory points, ousting and withdrawal",
    "votes": "a rule: votes, titles or terms that change otherwise",
    "definition": "nothing but its definition: the rules for it are there",
}
"""What each kind of card needs: a judge, a rule that nobody has written, or only to be defined."""
FILE: Final = Path(__file__).with_suffix(".csv")


@cache
def kinds(path: Path = FILE) -> dict[int, str]:
    """The kinds by the numbers of the cards. Raises ValueError for a line that names no kind."""
    found = {}
    with path.open(encoding="utf-8", newline="") as file:
        for number, _, kind in csv.reader(file):
            if kind not in REASONS:
                raise ValueError(f"{path.name}: “{kind}” is no reason why a card is by hand.")
            found[int(number)] = kind
    return found


def reason(card: Card) -> str:
    """What a card needs that is by hand for a part; empty for one of which nobody has said."""
    kind = kinds().get(card.id)
    return REASONS[kind] if kind is not None else ""
