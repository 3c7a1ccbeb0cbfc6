"""The words of the game that are printed on cards: disciplines, clans, creeds, sects, titles, paths.

Names are facts; the tables serve reading, search, icons and card faces alike. Older and newer names of one thing are
one entry: the newer name is canonical, the older one an alias.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

DISCIPLINES: Mapping[str, str] = MappingProxyType(
    {
        "abo": "Abombwe",
        "ani": "Animalism",
        "aus": "Auspex",
        "cel": "Celerity",
        "chi": "Chimerstry",
        "dai": "Daimoinon",
        "dem": "Dementation",
        "dom": "Dominate",
        "for": "Fortitude",
        "mal": "Maleficia",
        "mel": "Melpominee",
        "myt": "Mytherceria",
        "nec": "Necromancy",
        "obe": "Obeah",
        "obf": "Obfuscate",
        "obl": "Oblivion",
        "obt": "Obtenebration",
        "pot": "Potence",
        "pre": "Presence",
        "pro": "Protean",
        "qui": "Quietus",
        "san": "Sanguinus",
        "ser": "Serpentis",
        "spi": "Spiritus",
        "str": "Striga",
        "tem": "Temporis",
        "tha": "Thaumaturgy",
        "thn": "Thanatosis",
        "val": "Valeren",
        "vic": "Vicissitude",
        "vis": "Visceratika",
        "fli": "Flight",
    }
)
"""Vampires' Disciplines by their three letters; Flight, which has one level and no card of its own, is the last. What
cards require just as those and is none stands with them: :data:`NOT_DISCIPLINES`."""

NOT_DISCIPLINES: frozenset[str] = frozenset({"mal", "str", "fli"})
"""Maleficia, Striga and Flight, which are no Disciplines: none of them is named where one is, nor meant where a text
speaks of cards that require one (card texts of Maleficia and Striga)."""

NAMED_DISCIPLINES: Mapping[str, str] = MappingProxyType(
    {code: name for code, name in DISCIPLINES.items() if code not in NOT_DISCIPLINES}
)
"""What may be named where a card has somebody name a Discipline."""

VIRTUES: Mapping[str, str] = MappingProxyType(
    {
        "def": "Defense",
        "inn": "Innocence",
        "jud": "Judgment",
        "mar": "Martyrdom",
        "red": "Redemption",
        "ven": "Vengeance",
        "viz": "Vision",
    }
)
"""The virtues of the imbued by the lists' three letters (``viz``, because ``vis`` is Visceratika)."""

OTHER_CODES: Mapping[str, str] = MappingProxyType(
    {"vin": "viz", "vsn": "viz", "jus": "jud", "flight": "fli", "bloodsorcery": "tha"}
)
"""Other spellings of a discipline or virtue (rulings write ``[vin]``, ``[jus]``; 5.x texts say Blood Sorcery)."""

CLANS: tuple[str, ...] = (
    "Abomination",
    "Ahrimane",
    "Akunanse",
    "Baali",
    "Banu Haqim",
    "Blood Brother",
    "Brujah",
    "Brujah antitribu",
    "Caitiff",
    "Daughter of Cacophony",
    "Gangrel",
    "Gangrel antitribu",
    "Gargoyle",
    "Giovanni",
    "Guruhi",
    "Harbinger of Skulls",
    "Hecata",
    "Ishtarri",
    "Kiasyd",
    "Lasombra",
    "Malkavian",
    "Malkavian antitribu",
    "Ministry",
    "Nagaraja",
    "Nosferatu",
    "Nosferatu antitribu",
    "Osebo",
    "Pander",
    "Ravnos",
    "Salubri",
    "Salubri antitribu",
    "Samedi",
    "Toreador",
    "Toreador antitribu",
    "Tremere",
    "Tremere antitribu",
    "True Brujah",
    "Tzimisce",
    "Ventrue",
    "Ventrue antitribu",
)
"""The clans and bloodlines under their present names."""

CREEDS: tuple[str, ...] = ("Avenger", "Defender", "Innocent", "Judge", "Martyr", "Redeemer", "Visionary")
"""The creeds of the imbued."""

OTHER_CLANS: Mapping[str, str] = MappingProxyType(
    {
        "Assamite": "Banu Haqim",
        "Assamites": "Banu Haqim",
        "Follower of Set": "Ministry",
        "Followers of Set": "Ministry",
        "The Ministry": "Ministry",
        "Setite": "Ministry",
        "Daughters of Cacophony": "Daughter of Cacophony",
        "Harbingers of Skulls": "Harbinger of Skulls",
    }
)
"""Older names, and plurals that are not the name with an s, of clans."""

SECTS: tuple[str, ...] = ("Camarilla", "Sabbat", "Independent", "Laibon", "Anarch")

TITLES: tuple[str, ...] = (
    "primogen",
    "prince",
    "justicar",
    "inner circle",
    "bishop",
    "archbishop",
    "priscus",
    "cardinal",
    "regent",
    "baron",
    "magaji",
    "1 vote",
    "2 votes",
)
"""Titles as crypt cards hold them, sect by sect and rising."""

PATHS: tuple[str, ...] = ("Caine", "Cathari", "Death and the Soul", "Power and the Inner Voice")

_CODES = {name.lower().replace(" ", ""): code for table in (DISCIPLINES, VIRTUES) for code, name in table.items()}


def discipline_code(word: str) -> str:
    """The three letters of a discipline or virtue written as code or name, in any case; unknown words come back lower.

    >>> discipline_code("Visceratika"), discipline_code("AUS"), discipline_code("vin")
    ('vis', 'aus', 'viz')
    """
    key = word.lower().replace(" ", "")
    return _CODES.get(key) or OTHER_CODES.get(key, key)


def discipline_name(code: str) -> str:
    """The full name of a discipline or virtue by its three letters, in any case; the code itself when unknown."""
    return DISCIPLINES.get(code.lower()) or VIRTUES.get(code.lower(), code)


def asks_for_discipline(codes: Iterable[str]) -> bool:
    """Whether something with these codes requires a Discipline.

    >>> asks_for_discipline(("str", "obf")), asks_for_discipline(("str",)), asks_for_discipline(("ven",))
    (True, False, False)
    """
    return not NAMED_DISCIPLINES.keys().isdisjoint(codes)


def canonical_clan(name: str) -> str:
    """A clan or creed under its present name; other words come back unchanged."""
    return OTHER_CLANS.get(name, name)
