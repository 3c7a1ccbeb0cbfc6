"""Card text, in made-up sentences of the shapes that the lists have."""

from __future__ import annotations

import pytest

from vtes_desktop.cards import text
from vtes_desktop.cards.model import TextPart


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("named /Some Card/ burns", "named Some Card burns"),
        ("named <Some Card> burns", "named Some Card burns"),
        ("/One/, /The Two/ and /X-3 Four/.", "One, The Two and X-3 Four."),
        ("(/Some Card/)", "(Some Card)"),
        ("'/Some Card/'s", "'Some Card's"),
        ("red and/or blue and/or green", "red and/or blue and/or green"),
        ("1/2 of 3/4 stays", "1/2 of 3/4 stays"),
        ("that/those and he/she", "that/those and he/she"),
        ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
        ("{Anarch}: a {new} word", "Anarch: a new word"),
        ("Independent{}: x", "Independent: x"),
        ("as a Ⓓ action", "as a (D) action"),
        ("one\r\ntwo ", "one\ntwo"),
    ],
)
def test_markup_goes_and_slashes_stay(written: str, shown: str) -> None:
    assert text.plain(written) == shown


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("", []),
        ("General.", [((), "General.")]),
        ("One.\nTwo.", [((), "One.\nTwo.")]),
        ("General.\n[dom] Basic.\n[DOM] More.", [((), "General."), (("dom",), "Basic."), (("DOM",), "More.")]),
        ("[pot][pre] Both.", [(("pot", "pre"), "Both.")]),
        ("[pro] [ACTION MODIFIER] X.", [(("pro", "ACTION MODIFIER"), "X.")]),
        ("[COMBAT] [1 CONVICTION] X.", [(("COMBAT", "1 CONVICTION"), "X.")]),
        ("Sabbat:\n[MERGED] X. [dom] inside.", [((), "Sabbat:"), (("MERGED",), "X. [dom] inside.")]),
        ("[aus] A.\nAfter.\nAnd on.", [(("aus",), "A."), ((), "After.\nAnd on.")]),
        ("\n\nA.\n\n\nB.\n", [((), "A.\nB.")]),
    ],
)
def test_text_is_split_at_its_leading_marks(written: str, parts: list[tuple[tuple[str, ...], str]]) -> None:
    assert text.parts(written) == tuple(TextPart(marks, words) for marks, words in parts)


@pytest.mark.parametrize(
    ("written", "sect", "title_of"),
    [
        ("Camarilla.", "Camarilla", ""),
        ("Camarilla primogen: X.", "Camarilla", ""),
        ("Advanced, Sabbat: X.", "Sabbat", ""),
        ("Advanced, Laibon magaji: X.", "Laibon", ""),
        ("Independent. 2 votes (titled): X of Y.", "Independent", ""),
        ("Camarilla Prince of New York: X.", "Camarilla", "New York"),
        ("Camarilla Prince of Boston.", "Camarilla", "Boston"),
        ("Camarilla Prince of Washington, D.C.: X.", "Camarilla", "Washington, D.C."),
        ("Camarilla Prince of Washington, DC.", "Camarilla", "Washington, D.C."),
        ("Advanced, Sabbat Archbishop of Rome: X.", "Sabbat", "Rome"),
        ("Anarch Baron of Port-au-Prince. X of Y.", "Anarch", "Port-au-Prince"),
        ("Camarilla Banu Haqim Justicar: X.", "Camarilla", "Banu Haqim"),
        ("Camarilla Ventrue Inner Circle.", "Camarilla", "Ventrue"),
        ("Sabbat. She may become Prince of Paris: X.", "Sabbat", ""),
        ("Someone may act as a Camarilla vampire.", "", ""),
    ],
)
def test_a_crypt_card_opens_with_sect_and_title(written: str, sect: str, title_of: str) -> None:
    assert text.sect(written) == sect
    assert text.title_of(written) == title_of


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("Requires a prince or justicar. More.", ("prince", "justicar")),
        ("Requires a ready, titled, non-Red List vampire.", ("titled", "non-red list")),
        ("Requires a Sabbat vampire with capacity above 7.", ("sabbat", "capacity 8 or more")),
        ("Requires a vampire with a capacity above 5.", ("capacity 6 or more",)),
        ("Requires an Anarch with capacity 5 or more.", ("anarch", "capacity 5 or more")),
        ("Requires a vampire of capacity less than 3.", ("capacity 2 or less",)),
        ("Requires 2 or more other Gehenna events in play.", ("2 gehenna",)),
        ("Requires at least two other Gehenna cards in play.", ("2 gehenna",)),
        ("Requires a prince, justicar, or Inner Circle member.", ("prince", "justicar", "inner circle")),
        ("Requires an archbishop.", ("archbishop",)),
        ("Requires a Blood Brother of the same circle as another.", ("same circle",)),
        ("Requires a vampire who is not Caitiff.", ("non-caitiff",)),
        ("[dom] Requires an anarch. X.", ("anarch",)),
        ("Cards that a titled vampire requires cost more.", ()),
        ("A card requiring a prince burns. It requires a baron.", ()),
        ("Requires Dominate.", ()),
    ],
)
def test_requirements_are_read_from_their_sentence(written: str, words: tuple[str, ...]) -> None:
    assert text.requirement(written) == words
