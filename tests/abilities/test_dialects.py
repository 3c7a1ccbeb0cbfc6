"""What cards do is the same whichever krcg the lists are of."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cards.conftest import lists_4, lists_5, lists_newest
from vtes_desktop.abilities.text.dialect import in_older_words
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import load
from vtes_desktop.cards.model import Card, TextPart

__all__ = ["lists_4", "lists_5", "lists_newest"]  # fixtures


@pytest.mark.parametrize(
    ("newer", "older"),
    [
        ("Ministries get +1 bleed.", "Followers of Set get +1 bleed."),
        ("Put this card on a Ministry.", "Put this card on a Follower of Set."),
        ("Lock an Banu Haqim.", "Lock an Assamite."),
        ("Banu Haqim get +1 stealth.", "Assamites get +1 stealth."),
        ("Cards cost Banu Haqim 1 less.", "Cards cost Assamites 1 less."),
        ("Requires Blood Sorcery [tha].", "Requires Thaumaturgy [tha]."),
        ("Brujah get +1 strength.", "Brujah get +1 strength."),
    ],
)
def test_newer_names_are_read_as_older_ones(newer: str, older: str) -> None:
    card = Card(id=100001, name="Something", kind="library", types=("Master",), text=(TextPart((), newer),))
    (part,) = in_older_words(card).text
    assert part.text == older


@pytest.mark.parametrize("newer", ["lists_5", "lists_newest"])
def test_every_card_does_the_same_in_every_dialect(
    lists_4: Path,
    newer: str,
    request: pytest.FixtureRequest,
) -> None:
    old, new = load(lists_4), load(request.getfixturevalue(newer))
    before, after = Texts.kept(old), Texts.kept(new)
    unlike = [card.name for card in old.cards.values() if before.of(card) != after.of(new.card(card.id))]
    assert unlike == []
