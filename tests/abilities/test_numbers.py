"""Every number that a card changes is one that the rules ask for, all over the pool."""

from __future__ import annotations

from typing import get_args

from tests.abilities.table import table, texts
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.rules import minions
from vtes_desktop.rules.numbers import MethuselahNumber, MinionNumber

COUNTED = {
    "bleed": "bleed", "strength": "strength", "stealth": "stealth", "intercept": "intercept", "votes": "votes",
    "hand size": "hand_size",
}  # fmt: skip


def test_no_card_changes_a_number_that_nobody_asks_for() -> None:
    known = {*get_args(MinionNumber), *get_args(MethuselahNumber)}
    changed = {
        (standing.stat, card.display_name)
        for card in table().rules.catalogue.cards.values()
        for reading in texts().of(card).readings
        for standing in reading.standing
    }
    assert len(changed) > 300
    assert [each for each in sorted(changed) if each[0] not in known] == []


def test_no_number_that_a_card_always_has_is_counted_twice() -> None:
    """What is printed is counted by the rules (`printed`): no reading says it once more."""
    twice, printed_numbers = [], 0
    for card in table().rules.catalogue.cards.values():
        for reading in texts().of(card).readings:
            says = printed(card, reading.level)
            for standing in reading.standing:
                name = COUNTED.get(standing.stat)
                if name is not None and not standing.conditions and standing.of is None:
                    printed_number = getattr(says, name) or getattr(says.bearer, name)
                    # What is taken back once a vampire has merged is said as its contrary.
                    twice += [card.display_name] if printed_number and standing.amount != -printed_number else []
            printed_numbers += any(getattr(says, name) for name in COUNTED.values())
    assert printed_numbers > 300
    assert twice == []


def test_mithras_has_two_votes() -> None:
    game = table()
    mithras = game.ready("Sarah", "Mithras")
    game.phase("minion", of="Sarah")
    assert minions.votes(game.rules, mithras) == 2
