"""Referendums by which all Methuselahs gain or burn pool, each by what she has: what it comes to for everyone, by what
the table shows (sec. 6.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.amounts import amount_of
from vtes_desktop.abilities.vocabulary.conditions.condition import all_hold
from vtes_desktop.abilities.vocabulary.effects import blood, flow
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.bots.evaluate import pool_worth
from vtes_desktop.bots.view import View
from vtes_desktop.table.table import Copy


def worth_of_all(view: View, copy: Copy | None, caller: int, clan: str = "") -> float | None:
    """What it is worth to oneself that a referendum passes that changes everybody's pool; None for another.

    :param copy: the political action card.
    :param caller: who calls it.
    :param clan: what is named by its terms.
    """
    changes = pool_changes(view, copy, caller, clan)
    return sum(pool_worth(view, seat, change) for seat, change in changes.items()) if changes else None


def pool_changes(view: View, copy: Copy | None, caller: int, clan: str = "") -> Mapping[int, int]:
    """The pool that each Methuselah would gain, below 0 burn; empty where the card does nothing of the kind."""
    card = view.card(copy)
    if card is None or copy is None:
        return {}
    found: Counter[int] = Counter()
    for reading in view.knowledge.texts.of(card).readings:
        here = Here(view.game, caller, copy)
        here.words["clan"] = clan
        for word in reading.words:
            if isinstance(word, flow.ForEachMethuselah) and word.whose in ("any", "others"):
                for seat in here.methuselahs(word.whose):
                    found[seat] += _change(replace(here, seat=seat), word.words)
    return {seat: change for seat, change in found.items() if change}


def _change(here: Here, words: Iterable[Word]) -> int:
    """What words bring whoever is “you” in them."""
    change = 0
    for word in words:
        match word:
            case blood.GainPool(whose="you"):
                change += amount_of(here, word.amount)
            case blood.BurnPool(whose="you"):
                change -= amount_of(here, word.amount)
            case flow.If() if all_hold(here, word.conditions):
                change += _change(here, word.then)
    return change
