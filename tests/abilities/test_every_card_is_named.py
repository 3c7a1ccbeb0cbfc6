"""No card that is defined by name goes without a test that names it."""

from __future__ import annotations

import ast
import importlib
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import vtes_desktop.abilities.cards
from tests.abilities.table import texts
from vtes_desktop.abilities.texts import by_name
from vtes_desktop.cards.catalogue import load
from vtes_desktop.cards.model import Card

FOLDERS = {
    "Vampire": "vampires",
    "Imbued": "imbued",
    "Master": "master",
    "Action": "action",
    "Action Modifier": "modifier",
    "Reaction": "reaction",
    "Combat": "combat",
    "Political Action": "political",
    "Equipment": "equipment",
    "Ally": "ally",
    "Retainer": "retainer",
    "Event": "event",
    "Power": "power",
    "Conviction": "conviction",
}
ARTICLES = re.compile(r"(.+), (The|A|An|La|Le|El)")


def spellings(name: str) -> set[str]:
    """A name as the lists have it, and with its article first.

    >>> sorted(spellings("Rack, The"))
    ['Rack, The', 'The Rack']
    """
    found = ARTICLES.fullmatch(name)
    return {name, f"{found[2]} {found[1]}"} if found else {name}


def words_of_tests() -> Iterator[str]:
    """Every string in the code of the tests of abilities; what they say of themselves is none."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
                yield re.sub(r" \((?:ADV|G\d)\)$", "", node.value)


def test_every_card_defined_by_name_is_named_in_a_test() -> None:
    named = set(words_of_tests())
    assert [name for name in by_name() if not spellings(name) & named] == []


def test_nothing_of_a_vampire_defined_by_name_is_left_to_be_done_by_hand() -> None:
    known = texts()
    crypt = [card for card in load(cache=False).crypt if any(each.is_of(card) for each in by_name().get(card.name, ()))]
    assert len(crypt) > 150
    assert [card.display_name for card in crypt if not known.of(card).covered] == []


def test_a_card_stands_where_its_type_and_initial_say() -> None:
    """Where a type has many cards, by initial or a range of initials; others in the file of their type."""
    folder = Path(vtes_desktop.abilities.cards.__path__[0])
    homes: dict[str, str] = {}
    for path in folder.rglob("*.py"):
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        found = importlib.import_module(f"{vtes_desktop.abilities.cards.__name__}.{module.removesuffix('.__init__')}")
        for each in getattr(found, "CARDS", ()):
            homes[each.name] = module
    cards = {card.name: card for card in load(cache=False).cards.values()}
    assert len(homes) > 500
    astray = [name for name, home in homes.items() if not is_home(home, cards[name])]
    assert astray == []


def is_home(module: str, card: Card) -> bool:
    """Whether a file is where one would look for a card."""
    folder, _, letters = module.partition(".")
    plain = "".join(each for each in unicodedata.normalize("NFKD", card.name) if not unicodedata.combining(each))
    initial = next((each.lower() for each in plain if each.isalpha() or each.isdigit()), "a")
    first, _, last = letters.partition("_to_")
    in_range = not letters or first <= ("a" if initial.isdigit() else initial) <= (last or first)
    return folder == FOLDERS[card.types[0]] and in_range
