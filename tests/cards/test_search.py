"""What a search finds, checked card by card against the plain meaning of each field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop.cards import index
from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.query import FIELDS, QueryError
from vtes_desktop.cards.search import Search
from vtes_desktop.cards.spelling import fold

Fits = Callable[[Card], bool]


def codes(card: Card) -> list[str]:
    return [level.code for level in card.disciplines]


def superior(card: Card, code: str) -> bool:
    """At the superior level on a crypt card; with a superior effect on a library card that requires it."""
    if card.kind == "crypt":
        return any(level.code == code and level.superior for level in card.disciplines)
    return code in codes(card) and any(code.upper() in part.marks for part in card.text)


def text(card: Card) -> str:
    """What is printed on it, in every language that the lists have."""
    lines = ["".join(f"[{mark}] " for mark in part.marks) + part.text for part in card.text]
    return "\n".join(map(fold, "\n".join([*lines, *(one.text for one in card.foreign)]).split("\n")))


def names(card: Card) -> list[str]:
    return [fold(name) for name in (card.name, *card.aka, *(one.name for one in card.foreign))]


def costs(card: Card, *currencies: str) -> list[int]:
    """Amounts in these currencies that are numbers; what costs nothing costs 0."""
    if card.kind == "crypt":
        return []
    if not card.costs:
        return [0]
    return [cost.amount for cost in card.costs if cost.currency in currencies and not cost.variable]


FOUND: list[tuple[str, Fits]] = [
    ("", lambda _: True),
    ("clan:tremere", lambda c: "Tremere" in c.clans),
    ("clan:TREMERE", lambda c: "Tremere" in c.clans),
    ('clan:"tremere antitribu"', lambda c: "Tremere antitribu" in c.clans),
    ("clan:!tremere", lambda c: "Tremere antitribu" in c.clans),
    ("clan:assamite", lambda c: "Banu Haqim" in c.clans),
    ('clan:"banu haqim"', lambda c: "Banu Haqim" in c.clans),
    ('clan:"followers of set"', lambda c: "Ministry" in c.clans),
    ("clan:ministry", lambda c: "Ministry" in c.clans),
    ("clan:nosferatus", lambda c: "Nosferatu" in c.clans),
    ("clan:none", lambda c: not c.clans),
    ("clan:*", lambda c: bool(c.clans)),
    ("clan:any", lambda c: bool(c.clans)),
    ("clan!=tremere", lambda c: bool(c.clans) and "Tremere" not in c.clans),
    ("-clan:tremere", lambda c: "Tremere" not in c.clans),
    ("disc:aus", lambda c: "aus" in codes(c)),
    ("disc:auspex", lambda c: "aus" in codes(c)),
    ("disc:Aus", lambda c: "aus" in codes(c)),
    ("disc:AUS", lambda c: superior(c, "aus")),
    ('disc:"AUS"', lambda c: superior(c, "aus")),
    ("disc:AUS kind:crypt", lambda c: c.kind == "crypt" and superior(c, "aus")),
    ("disc:aus -disc:AUS", lambda c: "aus" in codes(c) and not superior(c, "aus")),
    ("disc:dom disc:pot", lambda c: {"dom", "pot"} <= set(codes(c))),
    ("disc:vis", lambda c: "vis" in codes(c)),
    ("disc:vision", lambda c: "viz" in codes(c)),
    ("disc:VIZ", lambda c: "viz" in codes(c)),
    ("virtue:martyrdom", lambda c: "mar" in codes(c)),
    ('disc:"blood sorcery"', lambda c: "tha" in codes(c)),
    ("disc:flight", lambda c: "fli" in codes(c)),
    ("disc:none", lambda c: not c.disciplines),
    ("cap:6", lambda c: c.kind == "crypt" and c.capacity == 6),
    ("cap=6", lambda c: c.kind == "crypt" and c.capacity == 6),
    ("cap!=6", lambda c: c.kind == "crypt" and c.capacity != 6),
    ("cap>=6", lambda c: c.kind == "crypt" and (c.capacity or 0) >= 6),
    ("cap<3", lambda c: c.kind == "crypt" and (c.capacity or 0) < 3),
    ("capacity>10", lambda c: c.kind == "crypt" and (c.capacity or 0) > 10),
    ("cap:99", lambda _: False),
    ("group:6", lambda c: c.group == 6),
    ("group:any", lambda c: c.group == "any"),
    ("group:*", lambda c: c.group is not None),
    ("group<=2", lambda c: isinstance(c.group, int) and c.group <= 2),
    ("type:action", lambda c: "Action" in c.types),
    ("type:modifier", lambda c: "Action Modifier" in c.types),
    ('type:"action modifier"', lambda c: "Action Modifier" in c.types),
    ("type:political", lambda c: "Political Action" in c.types),
    ("t:reaction t:combat", lambda c: {"Reaction", "Combat"} <= set(c.types)),
    ("type:allies or type:ally", lambda c: "Ally" in c.types),
    ("type:vampire", lambda c: "Vampire" in c.types),
    ("type:imbued", lambda c: "Imbued" in c.types),
    ("kind:library", lambda c: c.kind == "library"),
    ("title:prince", lambda c: c.title == "prince"),
    ("title:ic", lambda c: c.title == "inner circle"),
    ('title:"2 votes"', lambda c: c.title == "2 votes"),
    ("title:*", lambda c: bool(c.title)),
    ("kind:crypt title:none", lambda c: c.kind == "crypt" and not c.title),
    ("sect:sabbat", lambda c: c.sect == "Sabbat"),
    ("path:cathari", lambda c: c.path == "Cathari"),
    ('path:"path of caine"', lambda c: c.path == "Caine"),
    ("requires:prince", lambda c: "prince" in c.requirement),
    ('req:"capacity 5 or more"', lambda c: "capacity 5 or more" in c.requirement),
    ("cost:2", lambda c: 2 in costs(c, "pool", "blood")),
    ("cost>=3", lambda c: any(n >= 3 for n in costs(c, "pool", "blood"))),
    ("cost<=1", lambda c: any(n <= 1 for n in costs(c, "pool", "blood"))),
    ("cost:0", lambda c: c.kind == "library" and not c.costs),
    ("cost:free", lambda c: c.kind == "library" and not c.costs),
    ("cost:x", lambda c: any(cost.variable and cost.currency != "conviction" for cost in c.costs)),
    ("cost:X", lambda c: any(cost.variable and cost.currency != "conviction" for cost in c.costs)),
    ("pool:2", lambda c: any(cost.currency == "pool" and cost.amount == 2 for cost in c.costs)),
    ("blood>=2", lambda c: any(cost.currency == "blood" and cost.amount >= 2 for cost in c.costs)),
    ("pool:0", lambda c: c.kind == "library" and not any(cost.currency == "pool" for cost in c.costs)),
    ("conviction>0", lambda c: any(cost.currency == "conviction" and cost.amount for cost in c.costs)),
    ("set:v5", lambda c: any(one.set == "V5" for one in c.printings)),
    ('set:"fifth edition"', lambda c: any(one.set == "V5" for one in c.printings)),
    ("set:v5:pl", lambda c: any((one.set, one.starter) == ("V5", "PL") for one in c.printings)),
    ("set:promo", lambda c: any(one.set.startswith("Promo") for one in c.printings)),
    ("set:kot rarity:r", lambda c: {"KoT"} <= {p.set for p in c.printings} and "R" in {p.rarity for p in c.printings}),
    ("adv:yes", lambda c: c.advanced),
    ("adv:no", lambda c: c.kind == "crypt" and not c.advanced),
    ("banned:yes", lambda c: bool(c.banned)),
    ("banned:2020", lambda c: c.banned.startswith("2020")),
    ("banned:no", lambda c: not c.banned),
    ("burn:yes", lambda c: c.burn_option),
    ('artist:"shy"', lambda c: any("shy" in fold(artist) for artist in c.artists)),
    ('artist="leif jones"', lambda c: "Leif Jones" in c.artists),
    ("flavor:blood", lambda c: "blood" in fold(c.flavor)),
    ("name:bell", lambda c: any("bell" in name for name in names(c))),
    ('name="theo bell"', lambda c: c.name == "Theo Bell"),
    ('name="the unmasking"', lambda c: c.name == "Unmasking, The"),
    ("name!=theo", lambda c: not any("theo" in name for name in names(c))),
    ("text:torpor", lambda c: "torpor" in text(c)),
    ('text:"+1 stealth"', lambda c: "+1 stealth" in text(c)),
    ("-text:the", lambda c: "the" not in text(c)),
    ("text!=the", lambda c: "the" not in text(c)),
    ("id:201362", lambda c: c.id == 201362),
    ("id<100010", lambda c: c.id < 100010),
    ("id!=201362", lambda c: c.id != 201362),
    (
        "clan:tremere cap>=6 title:prince",
        lambda c: c.kind == "crypt" and "Tremere" in c.clans and (c.capacity or 0) >= 6 and c.title == "prince",
    ),
    (
        "(clan:tremere or clan:ventrue) (cap:4 | cap:5) -title:*",
        lambda c: (
            bool({"Tremere", "Ventrue"} & set(c.clans)) and c.kind == "crypt" and c.capacity in (4, 5) and not c.title
        ),
    ),
    ("-(type:master or kind:crypt)", lambda c: c.kind == "library" and "Master" not in c.types),
]


@pytest.mark.parametrize(("query", "fits"), FOUND, ids=[query or "(empty)" for query, _ in FOUND])
def test_a_search_finds_exactly_the_cards_that_fit(catalogue: Catalogue, query: str, fits: Fits) -> None:
    found = catalogue.search.find(query)
    assert {card.id for card in found} == {card.id for card in catalogue.cards.values() if fits(card)}
    assert len({card.id for card in found}) == len(found)


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("clan:tremere kind:crypt", 91),
        ("title:prince", 87),
        ("group:6", 299),
        ("group:any", 2),
        ("type:master", 525),
        ("type:reaction", 155 + 30 + 11 + 6),
        ("cap:11", 32),
        ("banned:yes", 20),
        ("burn:yes", 51),
        ("adv:yes", 65),
        ("cost:x", 5 + 19),
    ],
)
def test_counts_as_in_the_lists(catalogue: Catalogue, query: str, count: int) -> None:
    assert len(catalogue.search.find(query)) == count


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("theo bell", "Theo Bell"),
        ("theo bell (adv)", "Theo Bell (ADV)"),
        ("theo bell (g6)", "Theo Bell (G6)"),
        ("louvre", "The Louvre, Paris"),
        ("bloodhunt", "Blood Hunt"),
        ("celeste", "Céleste Lamontagne"),
        ("monçada", "Ambrosio Luis Monçada, Plenipotentiary"),
        ("moncada", "Ambrosio Luis Monçada, Plenipotentiary"),
        ("Praxis Seizure: Berlin", "Praxis Seizure: Berlin"),
        ("xtc-laced", "XTC-Laced Blood"),
    ],
)
def test_bare_words_find_cards_by_name(catalogue: Catalogue, query: str, name: str) -> None:
    assert name in [catalogue.display_key(card) for card in catalogue.search.find(query)]


@pytest.mark.parametrize(
    ("word", "fits"),
    [
        ("assamite", lambda c: "Banu Haqim" in c.clans),
        ("animalism", lambda c: "ani" in codes(c)),
        ("justicar", lambda c: c.title == "justicar"),
        ("camarilla", lambda c: c.sect == "Camarilla"),
        ("retainer", lambda c: "Retainer" in c.types),
        ("brussels", lambda c: c.title_of == "Brussels"),
        ("cathari", lambda c: c.path == "Cathari"),
        ("torpor", lambda c: "torpor" in text(c)),
    ],
)
def test_bare_words_find_what_a_card_is(catalogue: Catalogue, word: str, fits: Fits) -> None:
    expected = {card.id for card in catalogue.cards.values() if fits(card)}
    assert expected
    assert expected <= {card.id for card in catalogue.search.find(word)}


def test_bare_words_find_more_than_text(catalogue: Catalogue) -> None:
    anywhere = {card.id for card in catalogue.search.find("auspex")}
    assert {card.id for card in catalogue.search.find("disc:auspex")} <= anywhere
    assert {card.id for card in catalogue.search.find("text:auspex")} <= anywhere
    assert {card.id for card in catalogue.search.find("name:auspex")} <= anywhere


def test_results_come_by_name_then_group_then_base(catalogue: Catalogue) -> None:
    found = catalogue.search.find("")
    places = [(fold(c.name), c.group if isinstance(c.group, int) else 0, c.advanced) for c in found]
    assert places == sorted(places)
    assert [c.group for c in catalogue.search.find('name="theo bell"')] == [2, 2, 6]


@pytest.mark.parametrize(
    ("query", "at", "said"),
    [
        ("clan:tremre", "tremre", "did you mean “Tremere”?"),
        ("stealth clan:tremer", "tremer", "did you mean “Tremere”?"),
        ('clan:"tremere anti"', '"tremere anti"', "Tremere antitribu"),
        ("disc:auspx", "auspx", "did you mean “Auspex”?"),
        ("disc:AUX", "AUX", "No card has the disc"),
        ("type:reacton", "reacton", "did you mean “Reaction”?"),
        ("title:pirnce", "pirnce", "did you mean “prince”?"),
        ("sect:camarila", "camarila", "did you mean “Camarilla”?"),
        ('set:"fith edition"', '"fith edition"', "did you mean “Fifth Edition”?"),
        ("banned:maybe", "maybe", "No card has the banned"),
        ("cap:x", "x", "is a number"),
        ("cap:six", "six", "is a number"),
        ("cap>=six", "six", "needs a number"),
        ("cap>=-1", "-1", "needs a number"),
        ("cap>=²", "²", "needs a number"),
        ("clan>3", "3", "is no number"),
        ("name>3", "3", "is no number"),
        ("id:me", "me", "needs a number"),
    ],
)
def test_values_that_no_card_has_are_pointed_at(catalogue: Catalogue, query: str, at: str, said: str) -> None:
    with pytest.raises(QueryError) as raised:
        catalogue.search.find(query)
    assert said in raised.value.message
    assert query[raised.value.start : raised.value.end] == at


_WORDS = st.sampled_from(["blood", "a", "+1 stealth", "é", "[dom]", "zzz", "THE", "  ", "\n", "İ", "1"])
_VALUES = st.one_of(_WORDS, st.sampled_from(["tremere", "AUS", "6", "x", "*", "none", "any", "yes", "v5", "prince"]))
_TERMS = st.one_of(
    _WORDS.map('"{}"'.format),
    st.builds('{}{}"{}"'.format, st.sampled_from(list(FIELDS)), st.sampled_from([":", "=", "!=", ">=", "<"]), _VALUES),
)


@given(st.recursive(_TERMS, lambda inner: st.one_of(
    inner.map("-{}".format), st.builds("({} {})".format, inner, inner), st.builds("({} or {})".format, inner, inner)
), max_leaves=5))  # fmt: skip
def test_any_query_is_answered_or_refused(catalogue_4: Catalogue, query: str) -> None:
    try:
        found = catalogue_4.search.find(query)
    except QueryError as error:
        assert query[error.start : error.end]
        return
    ids = {card.id for card in found}
    assert {card.id for card in catalogue_4.search.find(f"-({query})")} == catalogue_4.cards.keys() - ids
    assert {card.id for card in catalogue_4.search.find(f"{query} a")} == ids & {
        card.id for card in catalogue_4.search.find("a")
    }


@pytest.mark.usefixtures("home")
def test_the_kept_index_finds_the_same(lists_5: Path) -> None:
    queries = ["clan:tremere", "disc:AUS", "+1 stealth", "text:torpor cap>5"]
    cold = load(lists_5)
    before = [[card.id for card in cold.search.find(query)] for query in queries]
    warm = load(lists_5)
    assert [[card.id for card in warm.search.find(query)] for query in queries] == before


def test_a_catalogue_of_few_cards_is_searched_too() -> None:
    cards = [
        Card(id=200001, name="Someone", kind="crypt", types=("Vampire",), clans=("Brujah",), capacity=3, group=2),
        Card(id=100001, name="Thing, The", kind="library", types=("Master",)),
    ]
    catalogue = Catalogue(cards)
    assert catalogue.search.find("clan:brujah") == [cards[0]]
    assert catalogue.search.find("the thing") == [cards[1]]
    assert catalogue.search.find("") == [cards[0], cards[1]]
    assert Search(index.build([], {}), {}.__getitem__).find("anything") == []  # type: ignore[arg-type]
    assert Search(index.build([], {}), {}.__getitem__).find("") == []  # type: ignore[arg-type]


def test_what_is_remembered_of_one_word_changes_no_other(catalogue: Catalogue) -> None:
    """Letter by letter, back again, and among few: as if every search were the first."""
    index, cards = catalogue.search.index, catalogue.cards
    going_on = Search(index, cards.__getitem__)
    typed = ["s", "st", "ste", "steal", "stealth", "stealthy", "st", "ea", "clan:tremere st", "clan:tremere ste", "ste"]
    typed += [
        "text:s",
        "text:st",
        "text:stealth",
        "stealth text:st",
        "text:st clan:tremere",
        "text!=stealth",
        "text:stea",
    ]
    for query in [*typed, *reversed(typed), *(f"{a}{b}" for a in "abcdefghij" for b in "abcdefghijklmnopqrstuvwxyz")]:
        assert going_on.find(query) == Search(index, cards.__getitem__).find(query), query
