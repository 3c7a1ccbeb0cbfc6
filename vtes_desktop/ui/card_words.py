"""What is printed on cards besides their names and texts, in the player's language: sects, titles, Disciplines, what a
card requires. Clans and Paths are names, the same everywhere."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.cards import terms
from vtes_desktop.cards.model import Card
from vtes_desktop.ui.languages import later, tr

SECTS: Final = (later("Camarilla"), later("Sabbat"), later("Independent"), later("Laibon"), later("Anarch"))
TITLES: Final = (
    later("primogen"), later("prince"), later("justicar"), later("inner circle"), later("bishop"),
    later("archbishop"), later("priscus"), later("cardinal"), later("regent"), later("magaji"),
    later("baron"), later("1 vote"), later("2 votes"),
)  # fmt: skip
OF_CITIES: Final = ("prince", "archbishop", "baron")
"""Titles of a city; the others that are of something are of a clan."""
DISCIPLINES: Final = (
    later("Animalism"), later("Abombwe"), later("Auspex"), later("Celerity"),
    later("Chimerstry"), later("Daimoinon"), later("Dementation"), later("Dominate"), later("Flight"),
    later("Fortitude"), later("Maleficia"), later("Melpominee"), later("Mytherceria"), later("Necromancy"),
    later("Obeah"), later("Obfuscate"), later("Oblivion"), later("Obtenebration"), later("Potence"),
    later("Presence"), later("Protean"), later("Quietus"), later("Sanguinus"), later("Serpentis"),
    later("Spiritus"), later("Striga"), later("Temporis"), later("Thanatosis"), later("Thaumaturgy"),
    later("Valeren"), later("Vicissitude"), later("Visceratika"), later("Defense"), later("Innocence"),
    later("Judgment"), later("Martyrdom"), later("Redemption"), later("Vengeance"), later("Vision"),
)  # fmt: skip
REQUIREMENTS: Final = (
    later("camarilla"), later("sabbat"), later("independent"), later("laibon"), later("anarch"), later("titled"),
    later("city title"), later("black hand"), later("seraph"), later("infernal"), later("sterile"), later("imbued"),
    later("same circle"), later("red list"), later("unmerged"), later("advanced"), later("base"),
    later("inquisitor"), later("mortal"), later("ghoul"), later("mage"), later("slave"), later("gehenna"),
    later("bahari"),
)  # fmt: skip
"""As the card lists have them, besides titles."""
_COUNTED: Final = re.compile(r"(?P<n>\d+) (?P<what>.+)|capacity (?P<least>\d+) or more|capacity (?P<most>\d+) or less")


def sect_word(sect: str) -> str:
    """A sect, as the lists have it.

    >>> sect_word("Independent"), sect_word("")
    ('Independent', '')
    """
    return tr(sect) if sect else ""


def title_word(card: Card) -> str:
    """A vampire's printed title and of what; empty for none.

    >>> title_word(Card(1, "A", "crypt", ("Vampire",), title="prince", title_of="Paris"))
    'prince of Paris'
    """
    return _title(card.title, card.title_of)


def full_title_word(full: str) -> str:
    """A title as the rules have it, with of what; empty for none.

    >>> full_title_word("primogen"), full_title_word("justicar of Toreador"), full_title_word("")
    ('primogen', 'Toreador justicar', '')
    """
    title, _, of = full.partition(" of ")
    return _title(title, of)


def _title(title: str, of: str) -> str:
    if not title or not of:
        return tr(title) if title else ""
    if title in OF_CITIES:
        return tr("{title} of {title_of}", title=tr(title), title_of=of)
    return tr("{title_of} {title}", title=tr(title), title_of=of)


def discipline_word(code: str) -> str:
    """A Discipline or a virtue, by its three letters.

    >>> discipline_word("dom"), discipline_word("DOM"), discipline_word("?")
    ('Dominate', 'Dominate', '?')
    """
    return tr(terms.discipline_name(code))


def requirement_word(required: str) -> str:
    """What a card requires besides Disciplines and clans, as the lists have it.

    >>> [requirement_word(each) for each in ("prince", "non-anarch", "capacity 5 or more", "2 gehenna")]
    ['prince', 'non-anarch', 'capacity 5 or more', '2 gehenna']
    """
    if required.startswith("non-"):
        return tr("non-{word}", word=requirement_word(required.removeprefix("non-")))
    found = _COUNTED.fullmatch(required)
    if found is None:
        return tr(required)
    if found["n"]:
        return f"{found['n']} {tr(found['what'])}"
    if found["least"]:
        return tr("capacity {n} or more", n=found["least"])
    return tr("capacity {n} or less", n=found["most"])
