"""Lists as people have them: what is meant is read, and what is doubtful is said."""

from __future__ import annotations

import pytest

from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.reading import read_deck


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load()


def cards(deck: Deck, catalogue: Catalogue) -> dict[str, int]:
    return {catalogue.display_key(catalogue.cards[entry.card_id]): entry.count for entry in deck.entries}


USUAL = {"Alexandra": 2, "Govern the Unaligned": 3, "Deflection": 2}

LISTS = {
    "headings quoted in the description": """Deck Name: Wall
Description: it has a
Crypt
2x as good as the
Library
3 copies of nothing

Crypt (2 cards, min=4, max=20, avg=3)
2x Alexandra
Library (5 cards)
3x Govern the Unaligned
2x Deflection
""",
    "comments of their own": """Crypt
2x Alexandra -- the boss
-- bleed
Library
3x Govern the Unaligned
# wall
2x Deflection
""",
    "headings beside each other": """Crypt (2 cards) / Vampires
2x Alexandra
Library (5) Action (3)
3x Govern the Unaligned
Reaction: 2 -- Modifier: 0
2x Deflection
""",
    "the count after a comma": "Alexandra, 2\nGovern the Unaligned, 3\nDeflection,2\n",
    "the count after a star": "Alexandra*2\nGovern the Unaligned*3\nDeflection * 2\n",
    "counts in square brackets": "Crypt [2]\n[2] Alexandra\nLibrary [5]\n[3] Govern the Unaligned\n[2] Deflection\n",
    "boxes to be ticked": "- [ ] 2x Alexandra\n- [x] 3x Govern the Unaligned\n- [ ] 2x Deflection\n",
    "a times in brackets behind": "Alexandra (x2)\nGovern the Unaligned [3x]\nDeflection (× 2)\n",
    "all in one line": "2 Alexandra, 3 Govern the Unaligned; 2x Deflection\n",
    "clan and group behind a name": "2x Alexandra (Toreador) G2\n3x Govern the Unaligned\n2x Deflection\n",
    "beginnings of names": "2 Alexandra\n3 Govern the Unal\n2 Deflect\n",
    "a Markdown table": """# Mine
| Qty | Card |
|-----|------|
| 2 | Alexandra |
| 3 | Govern the Unaligned |
| 2 | Deflection |
""",
    "a Markdown table, counts last": """| Card | Copies |
|:--|--:|
| Alexandra | 2 |
| Govern the Unaligned | 3 |
| Deflection | 2 |
""",
    "a Markdown list": "## Crypt\n- 2x **Alexandra**\n## Library\n* 3 Govern the Unaligned\n- 2x _Deflection_\n",
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS.keys())
def test_a_messy_list_is_read(catalogue: Catalogue, text: str) -> None:
    deck = read_deck(text, catalogue).deck
    assert cards(deck, catalogue) == USUAL
    assert all(problem.kind == "note" for problem in deck.problems)


def test_comments_among_the_cards_become_notes(catalogue: Catalogue) -> None:
    deck = read_deck(LISTS["comments of their own"], catalogue).deck
    assert deck.notes == "bleed\nwall"
    assert not deck.problems


def test_a_name_with_a_comma_and_a_count_after_another(catalogue: Catalogue) -> None:
    deck = read_deck("Smiling Jack, The Anarch, 2\nSmiling Jack, The Anarch\n", catalogue).deck
    assert cards(deck, catalogue) == {"Smiling Jack, The Anarch": 3}


def test_a_beginning_of_several_names_is_asked_about(catalogue: Catalogue) -> None:
    deck = read_deck("2 Deflection\n1 Pentex\n", catalogue).deck
    (problem,) = deck.problems
    assert problem.kind == "card"
    assert problem.text == "1 Pentex"


def test_a_beginning_is_said(catalogue: Catalogue) -> None:
    (note,) = read_deck("3 Govern the Unal\n", catalogue).deck.problems
    assert note.kind == "note"
    assert "Govern the Unaligned" in note.message


@pytest.mark.parametrize(
    "line", ["1 (ADV) Theo Bell", "1 Theo Bell ADV", "1 Theo Bell (adv)", "1x Theo Bell (Advanced)"]
)
def test_advanced_is_read_wherever_it_stands(catalogue: Catalogue, line: str) -> None:
    (card,) = cards(read_deck(line + "\n", catalogue).deck, catalogue)
    assert "ADV" in card


def test_numbers_and_disciplines_beside_a_name_choose_the_card(catalogue: Catalogue) -> None:
    for card in catalogue.versions("Theo Bell"):
        levels = " ".join(str(level) for level in card.disciplines)
        deck = read_deck(f"1x Theo Bell  {card.capacity}  {levels}  Brujah:{card.group}\n", catalogue).deck
        if not card.advanced:
            assert [entry.card_id for entry in deck.entries] == [card.id]
        assert not deck.problems


def test_numbers_that_fit_no_card_of_the_name_are_said(catalogue: Catalogue) -> None:
    (note,) = read_deck("2x Alexandra  3  ANI  Toreador:2\n", catalogue).deck.problems
    assert note.kind == "note"
    assert "capacity 3, not 11" in note.message


def test_a_line_of_a_vampire_with_commas_is_one_card(catalogue: Catalogue) -> None:
    deck = read_deck("2x Anarch Free Press, The\n1x Theo Bell, 7, CEL DOM POT\n", catalogue).deck
    assert cards(deck, catalogue)["The Anarch Free Press"] == 2
    assert sum(entry.count for entry in deck.entries) == 3


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Theo Bell G6", "Theo Bell (G6)"),
        ("2x Theo Bell gr. 6", "Theo Bell (G6)"),
        ("Advanced Theo Bell", "Theo Bell (ADV)"),
        ("Adv. Theo Bell x2", "Theo Bell (ADV)"),
    ],
)
def test_group_and_mark_without_brackets(catalogue: Catalogue, line: str, name: str) -> None:
    assert list(cards(read_deck(f"{line}\n2x Deflection\n", catalogue).deck, catalogue)) == [name, "Deflection"]
