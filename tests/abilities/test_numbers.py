"""Every number that a card changes is one that the rules ask for, all over the pool."""

from __future__ import annotations

from typing import get_args

from tests.abilities.table import table, texts
from vtes_desktop.rules.numbers import MethuselahNumber, MinionNumber


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
