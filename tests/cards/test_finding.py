"""What players type, and the card that they mean by it."""

from __future__ import annotations

import pytest

from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.cards.slang import SLANG
from vtes_desktop.cards.spelling import fold, name_key


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load()


MEANT = [
    # beginnings and parts of names
    ("govern", "Govern the Unaligned"),
    ("deflec", "Deflection"),
    ("villein", "Villein"),
    ("qui vive", "On the Qui Vive"),
    ("telepathic mis", "Telepathic Misdirection"),
    ("kine resources", "Kine Resources Contested"),
    ("freak", "Freak Drive"),
    ("ashur", "Ashur Tablets"),
    ("dreams sphinx", "Dreams of the Sphinx"),
    ("argus", "Eyes of Argus"),
    ("unmasking", "The Unmasking"),
    ("rack", "The Rack"),
    ("44 magnum", ".44 Magnum"),
    ("barrens", "The Barrens"),
    ("smiling jack", "Smiling Jack, The Anarch"),
    ("arika", "Arika"),
    ("theo bell", "Theo Bell"),
    # what players say
    ("wake", "Wake with Evening's Freshness"),
    ("bounce", "Deflection"),
    ("2nd trad", "Second Tradition: Domain"),
    ("3rd tradition", "Third Tradition: Progeny"),
    ("WWEF", "Wake with Evening's Freshness"),
    ("oqv", "On the Qui Vive"),
    ("DI", "Direct Intervention"),
    ("KRC", "Kine Resources Contested"),
    ("krc", "Kine Resources Contested"),
    ("gtu", "Govern the Unaligned"),
    ("conboon", "Consanguineous Boon"),
    ("pentex", "Pentex(TM) Subversion"),
    ("minion tap", "Minion Tap"),
    ("taste", "Taste of Vitae"),
    ("day op", "Day Operation"),
    ("IG", "Immortal Grapple"),
    # typing errors and accents
    ("govnern", "Govern the Unaligned"),
    ("deflexion", "Deflection"),
    ("telepatic misdirecton", "Telepathic Misdirection"),
    ("concealed wepon", "Concealed Weapon"),
    ("imortal grapple", "Immortal Grapple"),
    ("celeste lamontagne", "Célèste Lamontagne"),
    ("rotschreck", "Rötschreck"),
    ("anark revolt", "Anarch Revolt"),
    ("parity shfit", "Parity Shift"),
    ("nosferatu kingdm", "Nosferatu Kingdom"),
    ("heidelburg", "Heidelberg Castle, Germany"),
    # forty more, as players type
    ("sphinx", "Dreams of the Sphinx"),
    ("blood dol", "Blood Doll"),
    ("pari shift", "Parity Shift"),
    ("villain", "Villein"),
    ("zillahs valey", "Zillah's Valley"),
    ("giants blood", "Giant's Blood"),
    ("asylum hg", "Asylum Hunting Ground"),
    ("archon", "Archon Investigation"),
    ("sudden", "Sudden Reversal"),
    ("4th trad", "Fourth Tradition: The Accounting"),
    ("redirect", "Redirection"),
    ("carlton", "Carlton Van Wyk"),
    ("nana", "Nana Buruku"),
    ("lutz", "Lutz von Hohenzollern"),
    ("pb montreal", "Powerbase: Montreal"),
    ("powerbase mont", "Powerbase: Montreal"),
    ("info highway", "Information Highway"),
    ("parthenon", "The Parthenon"),
    ("cloak gathering", "Cloak the Gathering"),
    ("lost crowds", "Lost in Crowds"),
    ("faceless nite", "Faceless Night"),
    ("swallowed", "Swallowed by the Night"),
    ("torn sign", "Torn Signpost"),
    ("enhanced sens", "Enhanced Senses"),
    ("eagles sight", "Eagle's Sight"),
    ("uriah", "Uriah Winter"),
    ("emerald legionaire", "Emerald Legionnaire"),
    ("shambling hords", "Shambling Hordes"),
    ("heart nizchetus", "Heart of Nizchetus"),
    ("vessel", "Vessel"),
    ("AC", "Anarch Convert"),
    ("taste of vite", "Taste of Vitae"),
    ("imortal graple", "Immortal Grapple"),
    ("psyche", "Psyche!"),
    ("amaranth", "Amaranth"),
    ("hostile takover", "Hostile Takeover"),
    ("fame", "Fame"),
    ("dragonbound", "Dragonbound"),
    ("scorpion sting", "Scorpion Sting"),
    ("life in the city", "Life in the City"),
]


@pytest.mark.parametrize(("typed", "meant"), MEANT)
def test_what_is_meant_is_among_the_first_three(catalogue: Catalogue, typed: str, meant: str) -> None:
    first = [name_key(card.name) for card in catalogue.finder.find(typed).cards[:3]]
    assert name_key(meant) in first


@pytest.mark.parametrize("typed", ["govnern", "deflexion", "imortal grapple"])
def test_a_typing_error_is_said(catalogue: Catalogue, typed: str) -> None:
    assert catalogue.finder.find(typed).meant


def test_words_that_are_somewhere_are_no_typing_error(catalogue: Catalogue) -> None:
    found = catalogue.finder.find("stealth")
    assert not found.meant
    assert {card.id for card in found.cards} >= {card.id for card in catalogue.search.find("stealth")}


def test_what_is_asked_beside_the_words_holds(catalogue: Catalogue) -> None:
    found = catalogue.finder.find("bounce disc:dom").cards
    assert found
    assert all("dom" in [level.code for level in card.disciplines] for card in found)
    assert catalogue.finder.find("zzyzzx qqqq").cards == []


def test_every_word_of_slang_stands_for_cards_that_there_are(catalogue: Catalogue) -> None:
    names = {name_key(name) for card in catalogue.cards.values() for name in (card.name, card.display_name, *card.aka)}
    for said, meant in SLANG.items():
        assert said == fold(said)
        assert all(name_key(name) in names for name in meant), said


@pytest.mark.parametrize(
    ("spoken", "written"),
    [
        ("cap 2", "cap:2"),
        ("capacity >=9", "cap>=9"),
        ("group 5-6", "group>=5 group<=6"),
        ("group:5-6", "group>=5 group<=6"),
        ("cap:9..10", "cap>=9 cap<=10"),
        ("titled", "title:* or requires:titled"),
        ("AUS", "disc:AUS"),
        ("rarity:rare", "rarity:r"),
        ("rarity:uncommon", "rarity:u"),
    ],
)
def test_what_is_said_without_signs(catalogue: Catalogue, spoken: str, written: str) -> None:
    found = {card.id for card in catalogue.search.find(spoken)}
    assert found
    assert found == {card.id for card in catalogue.search.find(written)}


@pytest.mark.parametrize(
    "said",
    [
        "Gangrel group 5-6 with superior Protean under capacity 7",
        "gangrel g5-6 PRO cap<7",
        "gangrel group 5 or 6 protean superior capacity below 7",
        "gangrel g5 or g6 PRO cap ≤ 6",
        "gangrel group 5/6 PRO 6 or less cap",
        "gangrel g6 g5 PRO capacity 6 or less",
        "up to 6 cap gangrel groups 5 to 6 having PRO",
        "at most capacity 6 gangrel group:5,6 PRO",
        "gangrel group≥5 group≤6 PRO max cap 6",
        "gangrel g5,6 PRO cap 1-6",
    ],
)
def test_a_player_asks_in_words(catalogue: Catalogue, said: str) -> None:
    meant = catalogue.search.find("gangrel group:5-6 disc:PRO cap<7")
    assert meant
    assert set(catalogue.finder.find(said).cards) == set(meant)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("5-cap tremere", "tremere cap:5"),
        ("7 cap", "cap:7"),
        ("cap 5+", "cap>=5"),
        ("min cap 8 max cap 9", "cap:8-9"),
        ("2 cap 5", "2 cap:5"),
        ("cap => 8", "cap>=8"),
        ("group 2 and 4", "(group:2 or group:4)"),
        ("basic protean", "disc:pro -disc:PRO"),
        ("not basic protean", "-(disc:pro -disc:PRO)"),
        ("superior blood sorcery", "disc:THA"),
        ("DOM+OBF", "disc:DOM disc:OBF"),
        ("dom/obf", "(disc:dom or disc:obf)"),
        ("cost 0 master", "cost:0 master"),
        ("banned master", "banned:yes master"),
        ("untap", "unlock"),
        ("clan:gangrel,nosferatu", "(clan:gangrel or clan:nosferatu)"),
        ("clan!=gangrel,nosferatu", "clan!=gangrel clan!=nosferatu"),
    ],
)
def test_what_is_said_without_a_colon_is_the_field(catalogue: Catalogue, said: str, meant: str) -> None:
    assert set(catalogue.finder.find(said).cards) == set(catalogue.search.find(meant))


@pytest.mark.parametrize(
    ("said", "first"),
    [
        ("bounce auspex", "Telepathic Misdirection"),
        ("S:CE presence", "Majesty"),
        ("DOM bounce", "Deflection"),
    ],
)
def test_what_players_call_cards_goes_with_other_words(catalogue: Catalogue, said: str, first: str) -> None:
    assert catalogue.finder.find(said).cards[0].name == first


def test_an_abbreviation_with_a_colon_is_no_field(catalogue: Catalogue) -> None:
    assert catalogue.finder.find("S:CE").cards[0].name == "Majesty"
