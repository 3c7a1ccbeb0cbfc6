"""Why cards are by hand for a part."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.abilities.table import texts
from vtes_desktop.abilities.by_hand import REASONS, kinds, reason
from vtes_desktop.abilities.coverage import coverage
from vtes_desktop.cards.catalogue import load


def test_each_card_that_is_by_hand_has_its_reason_and_no_other_has() -> None:
    catalogue = load()
    cards = [*catalogue.crypt, *catalogue.library]
    by_hand = {card.id for card in cards if not texts().of(card).covered}
    listed = {card.id for card in cards if card.id in kinds()}
    assert by_hand == listed, "lines of by_hand.csv to write, or to take away"
    assert set(kinds().values()) == REASONS.keys(), "a kind that no card has"


def test_coverage_says_what_they_need() -> None:
    catalogue = load()
    found = coverage(catalogue, texts())
    assert sum(map(len, found.needs.values())) == found.total - found.covered
    assert all(each.startswith(("a judge", "a rule", "nothing but its definition")) for each in found.needs)
    assert "Cunctator Motion" in found.needs[REASONS["ante"]]
    assert not reason(catalogue.find("Govern the Unaligned"))


def test_a_kind_that_there_is_not_is_an_error(tmp_path: Path) -> None:
    wrong = tmp_path / "by_hand.csv"
    wrong.write_text("1,Somebody,a whim\n", encoding="utf-8")
    with pytest.raises(ValueError, match="a whim"):
        kinds(wrong)
