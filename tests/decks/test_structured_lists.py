"""JSON, XML, tables, ELDB and links: what other programs write in forms of their own."""

from __future__ import annotations

import json

import pytest

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.reading import read_deck, write_deck

VDB = {
    "deckid": "1a2b3c",
    "name": "From VDB",
    "author": "Somebody",
    "description": "What it does",
    "cards": {"200076": 4, "100518": 6, "100001": 0},
}

VTES_DECKS = {
    "id": "user-x",
    "name": "From VTES Decks",
    "author": "Somebody",
    "description": "What it does",
    "crypt": [{"id": 200076, "number": 4, "name": "?"}],
    "library": [{"id": 100518, "number": 6, "type": "Reaction"}],
}

KRCG = {
    "id": "2010x",
    "event": "Gothcon",
    "place": "Gothenburg, Sweden",
    "date": "2010-04-03",
    "players_count": 40,
    "player": "A Winner",
    "tournament_format": "3R+F",
    "event_link": "https://example.org/1",
    "score": "2GW9+3",
    "name": "From krcg",
    "comments": "What it does",
    "crypt": {"count": 4, "cards": [{"id": 200076, "count": 4, "name": "?", "comments": "cheap"}]},
    "library": {"count": 6, "cards": [{"type": "Reaction", "count": 6, "cards": [{"id": 100518, "count": 6}]}]},
}

KRCG_5 = {
    "name": "From krcg 5",
    "event": {"name": "Gothcon", "date": "2010-04-03", "rounds": 3, "finals": True, "players_count": 40, "place": "X"},
    "player": "A Winner",
    "comment": "What it does",
    "cards": [
        {"id": 200076, "printed_name": "?", "count": 4, "kind": "Crypt", "comment": "cheap"},
        {"id": 100518, "printed_name": "?", "count": 6, "kind": "Library", "comment": ""},
    ],
}


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (VDB, "vdb-json"),
        ({"result": VDB}, "json"),
        (VTES_DECKS, "vtesdecks-json"),
        (KRCG, "json"),
        ({"deck": KRCG, "stats": {"cryptSize": 4}}, "json"),
        (KRCG_5, "json"),
        ([{"name": "Anarch Convert", "quantity": 4}, {"name": "Deflection", "quantity": "6"}], "json"),
        ({"crypt": {"Anarch Convert": 4}, "library": {"Deflection": 6}}, "json"),
        ({"crypt": {"200076": {"c": {"Name": "?"}, "q": 4}}, "library": {"100518": {"c": {}, "q": 6}}}, "json"),
    ],
)
def test_json_of_other_programs(value: object, kind: str, catalogue: Catalogue) -> None:
    result = read_deck(json.dumps(value), catalogue)
    assert result.format == kind
    assert {entry.card_id: entry.count for entry in result.deck.entries} == {200076: 4, 100518: 6}
    assert result.deck.unmatched == []


def test_the_words_of_json_are_read(catalogue: Catalogue) -> None:
    for value in (VDB, VTES_DECKS):
        deck = read_deck(json.dumps(value), catalogue).deck
        assert (deck.name[:5], deck.author, deck.description) == ("From ", "Somebody", "What it does")
    deck = read_deck(json.dumps(KRCG), catalogue).deck
    assert deck.event is not None
    assert (deck.event.name, deck.event.place, deck.event.players) == ("Gothcon", "Gothenburg, Sweden", 40)
    assert (deck.event.winner, deck.event.rounds, deck.event.score) == ("A Winner", "3R+F", "2GW9+3")
    assert deck.description == "What it does"
    assert deck.entries[0].comment == "cheap"
    deck = read_deck(json.dumps(KRCG_5), catalogue).deck
    assert deck.event is not None
    assert (deck.event.name, deck.event.rounds, deck.event.winner) == ("Gothcon", "3R+F", "A Winner")


def test_a_sites_own_numbers_are_refused_card_by_card(catalogue: Catalogue) -> None:
    value = {"result": {"title": "From Amaranth", "cards": {"12": 4, "505": 6, "100518": 2}}}
    deck = read_deck(json.dumps(value), catalogue).deck
    assert deck.name == "From Amaranth"
    assert deck.library_count == 2
    assert [problem.count for problem in deck.unmatched] == [4, 6]
    assert "isn't an official card number" in deck.problems[0].message


def test_counts_in_json_that_are_none(catalogue: Catalogue) -> None:
    value = {"cards": {"100518": "two", "200076": 3, "101213": True, "102113": 10**9, "101384": -1}}
    deck = read_deck(json.dumps(value), catalogue).deck
    assert deck.count(200076) == 3
    assert deck.count(102113) == 999
    said = " ".join(problem.message for problem in deck.problems)
    assert "“two” isn't a number of copies" in said
    assert "“True” isn't a number of copies" in said
    assert "asks for -1 copies" in said


SUTEKH = """<?xml version='1.0' encoding='iso-8859-1'?>
<physicalcardset sutekh_xml_version='1.3' name='SetName' author='Author'>
 <comment>Deck description</comment><annotations>Mine</annotations>
 <card name='Anarch Convert' count='4' expansion='Third' /><card name='Deflection' count='2' expansion='A' />
 <card name='Deflection' count='4' expansion='B' />
</physicalcardset>"""

OCTGN = """<deck game="x"><section name="Crypt"><card qty="4" id="a-b">Anarch Convert</card></section>
<section name="Library"><card qty="6" id="c-d">Deflection</card></section></deck>"""

ARDB = """<deck generator="Anarch Revolt" formatVersion="-TODO-1.0" databaseVersion="-TODO-20090901">
<name>N</name><author>A</author><description>D
more</description><date>2008-09-01</date>
<crypt size="4" min="4" max="4" avg="1"><vampire databaseID="1" count="4"><name>Anarch Convert</name><adv></adv>
<set>TR</set><group>*</group><capacity>1</capacity><text></text></vampire></crypt>
<library size="6"><card databaseID="3" count="6"><name>Deflection</name><set/><type>Reaction</type></card></library>
</deck>"""

INVENTORY = """<inventory generator="x"><crypt><vampire databaseID="1" have="4" spare="0" need="2">
<name>Anarch Convert</name><adv/></vampire></crypt><library><card have="6" spare="0" need="0"><name>Deflection</name>
</card></library></inventory>"""


@pytest.mark.parametrize("text", [SUTEKH, OCTGN, ARDB, INVENTORY])
def test_xml_of_other_programs(text: str, catalogue: Catalogue) -> None:
    result = read_deck(text.encode("latin-1"), catalogue)
    assert result.format == "ardb-xml"
    assert {entry.card_id: entry.count for entry in result.deck.entries} == {200076: 4, 100518: 6}
    assert result.deck.problems == []


def test_the_words_of_xml_are_read(catalogue: Catalogue) -> None:
    deck = read_deck(ARDB, catalogue).deck
    assert (deck.name, deck.author, deck.description) == ("N", "A", "D\nmore")
    deck = read_deck(SUTEKH, catalogue).deck
    assert (deck.name, deck.author, deck.description, deck.notes) == ("SetName", "Author", "Deck description", "Mine")


@pytest.mark.parametrize(
    ("adv", "group", "name"),
    [("(Advanced)", "3", "Xaviar (ADV)"), ("", "3", "Xaviar"), ("Advanced", "", "Xaviar (ADV)")],
)
def test_xml_marks_advanced_vampires(adv: str, group: str, name: str, catalogue: Catalogue) -> None:
    text = (
        f'<deck><vampire count="1"><name>Xaviar</name><adv>{adv}</adv><group>{group}</group></vampire>'
        "<vampire count='2'><name>Theo Bell</name><adv/><group>6</group></vampire></deck>"
    )
    deck = read_deck(text, catalogue).deck
    assert [catalogue.display_key(catalogue.card(e.card_id)) for e in deck.entries] == [name, "Theo Bell (G6)"]


def test_xml_says_on_which_line_a_card_is_unknown(catalogue: Catalogue) -> None:
    deck = read_deck(
        '<deck>\n<card count="2"><name>Deflectoin</name></card>\n<card count="x" name="Villein"/></deck>', catalogue
    ).deck
    assert [(problem.line_number, problem.kind) for problem in deck.problems] == [(2, "card"), (3, "rest")]
    assert deck.problems[0].suggestions[0] == 100518


@pytest.mark.parametrize(
    "text",
    [
        "Quantity,Card\n4,Anarch Convert\n6,Deflection\n",
        "card;qty\nAnarch Convert;4\nDeflection;6\n",
        "sep=;\nId;Count\n200076;4\n100518;6\n",
        "Name\tGroup\tQuantity\nAnarch Convert\tANY\t4\nDeflection\t\t6\n",
        '4,"Anarch Convert"\n6,Deflection\n',
        "Anarch Convert|4\nDeflection|6\n",
        '\n"Number","Name","Comment"\n"4","Anarch Convert",""\n"6","Deflection",""\n',
    ],
)
def test_tables_in_any_layout(text: str, catalogue: Catalogue) -> None:
    result = read_deck(text, catalogue)
    assert result.format == "csv"
    assert {entry.card_id: entry.count for entry in result.deck.entries} == {200076: 4, 100518: 6}
    assert result.deck.problems == []


def test_tables_say_which_line_they_mean(catalogue: Catalogue) -> None:
    text = (
        'Quantity,Card,Comment\n2,Deflection,"on\ntwo lines"\nx,Villein,\n3,Nosuch Card Of Mine,why\n,,only a comment\n'
    )
    deck = read_deck(text, catalogue).deck
    assert deck.entries[0].comment == "on\ntwo lines"
    assert [(p.line_number, p.kind, p.text) for p in deck.problems] == [
        (4, "rest", "x,Villein,"),
        (5, "card", "3,Nosuch Card Of Mine,why"),
        (6, "line", ",,only a comment"),
    ]


def test_an_unclosed_quote_loses_nothing(catalogue: Catalogue) -> None:
    deck = read_deck('Quantity,Card\n2,"Deflection\n3,Villein\n', catalogue).deck
    assert [problem.text for problem in deck.unmatched] == ['2,"Deflection\n3,Villein']


ELDB = """"Test Deck"
"Anon Y Mous"
"Simple test deck.

http://www.example.org"
3
"Anarch Convert"
"Xaviar (ADV)"
"Inez 'Nurse216' Villagrande"
4
"Path of Blood, The"
"Scapelli, The Family `Mechanic`"
"Deflection"
"Deflection"
"""


def test_eldb(catalogue: Catalogue) -> None:
    result = read_deck(ELDB, catalogue)
    deck = result.deck
    assert (result.format, deck.problems) == ("eldb", [])
    assert (deck.name, deck.author) == ("Test Deck", "Anon Y Mous")
    assert deck.description == "Simple test deck.\n\nhttp://www.example.org"
    assert (deck.crypt_count, deck.library_count, deck.count(100518)) == (3, 4, 2)


def test_eldb_says_when_cards_are_missing(catalogue: Catalogue) -> None:
    deck = read_deck(ELDB.replace("\n4\n", "\n5\n"), catalogue).deck
    assert "says 8 cards, its lines add up to 7" in deck.problems[0].message


def test_a_link_that_holds_the_deck(catalogue: Catalogue) -> None:
    link = "https://vdb.im/decks/deck?name=A%20b&author=C&description=D%0AE#200076=4;100518=6;"
    result = read_deck(link, catalogue)
    assert result.format == "vdb-link"
    assert (result.deck.name, result.deck.author, result.deck.description) == ("A b", "C", "D\nE")
    assert (result.deck.crypt_count, result.deck.library_count) == (4, 6)
    assert read_deck(write_deck(result.deck, "vdb-link", catalogue), catalogue).deck == result.deck


def test_our_own_file_damaged_or_newer(catalogue: Catalogue) -> None:
    text = write_deck(Deck(name="Mine"), "own", catalogue)
    assert read_deck(text, catalogue).deck == Deck(name="Mine")
    with pytest.raises(UnreadableDeckError, match=r"damaged: .*cards\[0\]\.id"):
        read_deck('{"vtes_desktop_deck": 1, "cards": [{"id": "x"}]}', catalogue)
    with pytest.raises(UnreadableDeckError, match="newer version of this program"):
        read_deck('{"vtes_desktop_deck": 2}', catalogue)


def test_our_own_file_keeps_cards_that_this_list_does_not_have(catalogue: Catalogue) -> None:
    text = '{"vtes_desktop_deck":1,"name":"N","cards":[{"id":199999,"count":3,"name":"Of Another Day"},{"id":100518}]}'
    deck = read_deck(text, catalogue).deck
    assert deck.library_count == 1
    (problem,) = deck.unmatched
    assert (problem.text, problem.count) == ("3x Of Another Day", 3)
    again = read_deck(write_deck(deck, "own", catalogue), catalogue).deck
    assert again == deck


def test_our_own_file_survives_stale_suggestions(catalogue: Catalogue) -> None:
    text = (
        '{"vtes_desktop_deck":1,"problems":[{"line_number":1,"text":"x","message":"y","suggestions":[199999,100518]}]}'
    )
    assert read_deck(text, catalogue).deck.problems[0].suggestions == (100518,)
