"""What plays itself is marked: on a card large, and as a share of the deck."""

from __future__ import annotations

from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import load
from vtes_desktop.ui.table import card_sheet


def test_a_card_that_plays_itself_says_so_and_another_what_is_by_hand() -> None:
    cards, texts = load(), Texts()
    known = texts.of(cards.find("Govern the Unaligned"))
    assert "Plays itself" in card_sheet.by_itself(known, 14)
    unknown = next(text for card in cards.library if not (text := texts.of(card)).covered)
    shown = card_sheet.by_itself(unknown, 14)
    assert "By hand" in shown
    assert "Plays itself" not in shown
