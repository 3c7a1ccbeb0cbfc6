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
    "a forum's tags": "[b]Crypt[/b] (2)\n[i]2x[/i] [card]Alexandra[/card]\n[b]Library[/b]\n"
    "[list][*]3x Govern the Unaligned\n[*]2x Deflection[/list]\n",
    "a chat's marks": "**Crypt (2)**\n2x **Alexandra** :Toreador: 11\n**Library (5)**\n3x __Govern the Unaligned__ "
    "<:action:123456>\n`2x` Deflection :dom:\n",
    "a fence of code": "```\nCrypt (2)\n2x Alexandra\nLibrary\n3x Govern the Unaligned\n2x Deflection\n```\n",
    "emoji for bullets": "🧛 Crypt (2)\n🩸 2x Alexandra\n📚 Library\n➡️ 3x Govern the Unaligned\n2️⃣ Deflection ✅\n",
    "counts behind dots": "Alexandra ..... 2\nGovern the Unaligned........ 3\nDeflection … 2\n",
    "counts behind dashes": "Alexandra - 2\nGovern the Unaligned – x3\nDeflection — 2 copies\n",
    "counts in words": "Two Alexandra\nthree Govern the Unaligned\nTwo  Deflection\n",
    "totals": "CRYPT\n2 Alexandra\nTotal: 2\n\nLIBRARY\n3 Govern the Unaligned\n2 Deflection\nGrand total 7\n",
    "a spreadsheet with a total": "Qty;Card;Type\n2;Alexandra;Vampire\n"
    "3;Govern the Unaligned;Action\n2;Deflection;Reaction\n"
    "Total;7;\n",
    "a spreadsheet, names first": "Card\tQty\tNotes\nAlexandra\t2\tboss\nGovern the Unaligned\t3\t\nDeflection\t2\t\n"
    "Total\t7\t\n",
    "comments of a programmer": "/* my deck */\n2 Alexandra // boss\n"
    "3 Govern the Unaligned /* bleed */\n2 Deflection ; bounce\n",
    "French headings": "Crypte (2 cartes)\n2x Alexandra\nBibliothèque (5 cartes)\nMaîtres (0)\nActions (3)\n"
    "3x Govern the Unaligned\nRéactions (2)\n2x Deflection\n",
    "Spanish headings": "Cripta: 2 vampiros\n2x Alexandra\nBiblioteca: 5 cartas\nAcciones (3)\n"
    "3x Govern the Unaligned\n"
    "Reacciones (2)\n2x Deflection\n",
    "entities of a web page": "2x Alexandra\n3x Govern&nbsp;the&#32;Unaligned\n2x&#160;Deflection\n",
    "a numbered list": "1. 2x Alexandra\n2. 3x Govern the Unaligned\n3) 2x Deflection\n",
    "a mail's quotes": "> > Crypt\n> > 2x Alexandra\n>\n> > Library\n> > 3x Govern the Unaligned\n> > 2x Deflection\n",
    "sets in braces": "2x Alexandra [KMW]\n3x Govern the Unaligned (V5)\n2x Deflection {Jyhad}\n",
    "signed by a deck builder": "Crypt [2 vampires] Capacity min: 11 max: 11 average: 11\n"
    "2x Alexandra  11  Toreador:2\n"
    "Library [5 cards]\n3x Govern the Unaligned\n2x Deflection\nCrafted with : Anarch Revolt Deck Builder\n",
    "comments without blanks": "-- mine\nCrypt\n2 Alexandra--boss\n"
    "Library\n3 Govern the Unaligned--bleed\n2 Deflection\n",
    "a table without outer lines": "Qty | Card\n--- | ---\n2 | Alexandra\n3 | Govern the Unaligned\n2 | Deflection\n",
    "pieces": "Alexandra, 2 pcs\nGovern the Unaligned, 3 pcs\nDeflection, 2pcs\n",
    "copies of": "2 copies of Alexandra\n3x copies of Govern the Unaligned\n2 of Deflection\n",
    "cards behind their heading": "Crypt: 2x Alexandra\nLibrary: 3x Govern the Unaligned, 2x Deflection\n",
    "bare words of a description": "Name: x\nThis deck's\nLibrary\nis thin and its\nCrypt\nis fat.\n\n"
    "Crypt: 2 vampires\n2 Alexandra\n\nLibrary: 5 cards\n3 Govern the Unaligned\n2 Deflection\n",
    "a Markdown list": "## Crypt\n- 2x **Alexandra**\n## Library\n* 3 Govern the Unaligned\n- 2x _Deflection_\n",
    "signs that nobody sees": "\u202a2x \u200bAlex\u00adandra\u202c\n3x Govern\u2060 the Una\u200bligned\n"
    "2x Deflection\n",
    "the count behind a blank": "Alexandra 2\nGovern the Unaligned 3\nDeflection 2\n",
    "line ends lost": "2 Alexandra 3 Govern the Unaligned 2x Deflection\n",
    "joined in one line": "2 Alexandra + 3x Govern the Unaligned / 2x Deflection\n",
    "prices": "2x Alexandra $3\n3x Govern the Unaligned - 1,50 EUR\n2x Deflection (€1)\n",
    "points of a text program": "\uf0b7 2 Alexandra\n‣ 3 Govern the Unaligned\n– 2 Deflection\n",
    "Markdown links": "- 2x [Alexandra](https://example.org/1)\n- 3x [Govern the Unaligned, The](https://example.org/2)\n"
    "- 2x [Deflection](https://example.org/3)\n",
    "quoted names": 'Crypt\n2,"Alexandra"\nLibrary\n3,"Govern the Unaligned, The"\n2x “Deflection”\n',
    "counts of a spreadsheet": "Count,Card\n2.0,Alexandra\n3.0,Govern the Unaligned\n2.0,Deflection\n",
    "headings of several types": "Crypt [2]\n2x Alexandra\nLibrary [5]\nAction [3]\n3x Govern the Unaligned\n"
    "Combo [2]\n2x Deflection\nMisc\nOther\n",
    "all in capitals": "2X ALEXANDRA  11  DOM ANI AUS CEL PRE  INNER CIRCLE  TOREADOR:2\n"
    "3X GOVERN THE UNALIGNED\n2X DEFLECTION\n",
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
        ("1 Theo Bell Adv (G2)", "Theo Bell (ADV)"),
        ("1 Theo Bell {G6}", "Theo Bell (G6)"),
        ("Theo Bell (G6) (2)", "Theo Bell (G6)"),
    ],
)
def test_group_and_mark_without_brackets(catalogue: Catalogue, line: str, name: str) -> None:
    assert list(cards(read_deck(f"{line}\n2x Deflection\n", catalogue).deck, catalogue)) == [name, "Deflection"]


def test_a_count_behind_a_dash_is_no_capacity(catalogue: Catalogue) -> None:
    """A vampire with its capacity behind a dash is one vampire."""
    assert cards(read_deck("Alexandra - 11\nDeflection - 2\n", catalogue).deck, catalogue) == {
        "Alexandra": 1,
        "Deflection": 2,
    }


def test_a_name_that_begins_with_a_number_in_words_is_whole(catalogue: Catalogue) -> None:
    (name,) = [card.name for card in catalogue.library if card.name.startswith("Two ")][:1]
    assert list(cards(read_deck(f"{name}\n2x Deflection\n", catalogue).deck, catalogue)) == [name, "Deflection"]


def test_capitals_of_a_whole_list_say_nothing_of_levels(catalogue: Catalogue) -> None:
    for line in ("1x ANSON  8  CEL PRE AUS DOM", "1x anson  8  cel pre aus dom"):
        assert not read_deck(f"{line}\n2x Deflection\n", catalogue).deck.problems
    (note,) = read_deck("1x Anson  8  CEL PRE AUS DOM\n2x Deflection\n", catalogue).deck.problems
    assert "CEL PRE aus dom" in note.message


def test_a_price_is_no_capacity(catalogue: Catalogue) -> None:
    deck = read_deck("1x Anson (€ 2)\n1x Theo Bell 3.00 EUR\n2x Deflection\n", catalogue).deck
    assert not deck.problems
    assert deck.crypt_count == 2


def test_an_abbreviation_suggests_what_players_mean_by_it(catalogue: Catalogue) -> None:
    (problem,) = read_deck("2x Deflection\n1x KRC\n", catalogue).deck.problems
    assert catalogue.cards[problem.suggestions[0]].name == "Kine Resources Contested"


def test_who_built_it_stands_behind_by(catalogue: Catalogue) -> None:
    deck = read_deck("Title: Wall\nBy: Sarah\n\n2x Deflection\n", catalogue).deck
    assert (deck.name, deck.author, deck.description) == ("Wall", "Sarah", "")


def test_words_beside_the_cards_stay_as_they_were_written(catalogue: Catalogue) -> None:
    words = "Deck Name: **Wall** &amp; more\nDescription: > quoted :dom: {so}\n"
    text = f"{words}Crypt\n2x Alexandra\nLibrary\n2x Deflection -- `why` &lt;3\n"
    deck = read_deck(text, catalogue).deck
    assert (deck.name, deck.description) == ("**Wall** &amp; more", "> quoted :dom: {so}")
    assert deck.library[0].comment == "`why` &lt;3"


def test_of_two_decks_in_one_text_the_second_is_said(catalogue: Catalogue) -> None:
    deck = read_deck(
        "Crypt\n2x Alexandra\nLibrary\n3x Govern the Unaligned\n=====\nCrypt\n1x Anson\nLibrary\n1x Villein\n",
        catalogue,
    ).deck
    assert cards(deck, catalogue) == {"Alexandra": 2, "Govern the Unaligned": 3}
    assert any("Another deck begins on line 6" in problem.message for problem in deck.problems)
