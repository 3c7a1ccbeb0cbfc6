"""The published starter decks, as the sets of the card lists name them: ``V5:PL7`` is seven copies in one deck.

Lists of krcg 5.x name the decks (``vtesbundles.csv``); those of 4.x do not, so the names are also here: a newer list's
own name goes first, a deck that neither knows goes by its code.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct

from vtes_desktop.cards import lists, reader
from vtes_desktop.cards.lists import CardLists

if TYPE_CHECKING:
    from vtes_desktop.cards.catalogue import Catalogue

_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "SW:PL": "Lasombra",
        "SW:PB": "Brujah antitribu",
        "SW:PT": "Tzimisce",
        "SW:PV": "Ventrue antitribu",
        "FN:PS": "Followers of Set",
        "FN:PA": "Assamite",
        "FN:PR": "Ravnos",
        "FN:PG": "Giovanni",
        "CE:PTo": "Toreador",
        "CE:PTr": "Tremere",
        "CE:PV": "Ventrue",
        "CE:PB": "Brujah",
        "CE:PM": "Malkavian",
        "CE:PN": "Nosferatu",
        "Anarchs:PAB": "Anarch Barons",
        "Anarchs:PAG": "Anarch Gang",
        "Anarchs:PG": "Gangrel",
        "BH:PN": "Nosferatu antitribu",
        "BH:PTo": "Toreador antitribu",
        "BH:PTr": "Tremere antitribu",
        "BH:PM": "Malkavian antitribu",
        "KMW:PG": "Gangrel antitribu",
        "KMW:PB": "Baali",
        "KMW:PAn": "Anathema",
        "KMW:PAl": "Alastors",
        "LoB:PO": "Osebo",
        "LoB:PG": "Guruhi",
        "LoB:PI": "Ishtarri",
        "LoB:PA": "Akunanse",
        "Third:PTr": "Tremere antitribu",
        "Third:PB": "Brujah antitribu",
        "Third:PM": "Malkavian antitribu",
        "Third:PTz": "Tzimisce",
        "Third:SKB": "Starter Kit Brujah antitribu",
        "Third:SKM": "Starter Kit Malkavian antitribu",
        "Third:SKTr": "Starter Kit Tremere antitribu",
        "Third:SKTz": "Starter Kit Tzimisce",
        "LotN:PS": "Followers of Set",
        "LotN:PA": "Assamite",
        "LotN:PR": "Ravnos",
        "LotN:PG": "Giovanni",
        "KoT:PV": "Ventrue",
        "KoT:PB": "Brujah",
        "KoT:PM": "Malkavian",
        "KoT:PT": "Toreador",
        "HttB:PSal": "Salubri antitribu",
        "HttB:PGar": "Gargoyles",
        "HttB:PKia": "Kiasyd",
        "HttB:PSam": "Samedi",
        "SP:PwN": "Pact with Nephandi",
        "SP:PoS": "Parliament of Shadows",
        "SP:DoF": "Den of Fiends",
        "SP:LB": "Libertine Ball",
        "FB:PV": "Ventrue",
        "FB:PM": "Malkavian",
        "FB:PTo": "Toreador",
        "FB:PN": "Nosferatu",
        "FB:PTr": "Tremere",
        "V5:PV": "Ventrue",
        "V5:PM": "Malkavian",
        "V5:PTo": "Toreador",
        "V5:PN": "Nosferatu",
        "V5:PTr": "Tremere",
        "V5:PL": "Lasombra",
        "V5:PH": "Hecata",
        "V5A:PB": "Brujah",
        "V5A:PMin": "Ministry",
        "V5A:PBh": "Banu Haqim",
        "V5A:PG": "Gangrel",
        "NB:PM": "Malkavian",
        "NB:PN": "Nosferatu",
        "NB:PTo": "Toreador",
        "NB:PTr": "Tremere",
        "NB:PV": "Ventrue",
        "NB2:PB": "Brujah",
        "NB2:PMi": "Ministry",
        "NB2:PBH": "Banu Haqim",
        "NB2:PG": "Gangrel",
        "V5C:PSal": "Salubri",
        "V5C:PTz": "Tzimisce",
        "V5C:PR": "Ravnos",
        "NB3:PL": "Lasombra",
        "NB3:PH": "Hecata",
        "SV5:PPower": "Path of Power and the Inner Voice",
        "SV5:PDeath": "Path of Death and the Soul",
        "SV5:PCathari": "Path of Cathari",
        "SV5:PCaine": "Path of Caine",
        "NB3:PR": "Ravnos",
        "NB3:PS": "Salubri",
        "NB3:PT": "Tzimisce",
    }
)


class StarterDeck(Struct, frozen=True):
    """One published, fixed deck."""

    code: str
    """Set and deck as the lists write them: ``V5:PL``."""
    name: str
    """``Fifth Edition: Lasombra``."""
    set: str
    """The set's code."""
    released: str
    """``YYYY-MM-DD``, or empty."""
    crypt: tuple[tuple[int, int], ...]
    """Card number and copies, as the lists order them."""
    library: tuple[tuple[int, int], ...]

    @property
    def crypt_size(self) -> int:
        """How many crypt cards it has."""
        return sum(copies for _, copies in self.crypt)

    @property
    def library_size(self) -> int:
        """How many library cards it has."""
        return sum(copies for _, copies in self.library)

    @property
    def playable(self) -> bool:
        """Whether it is a whole deck, of at least 12 crypt and 60 library cards; introductory halves are not."""
        return self.crypt_size >= 12 and self.library_size >= 60


def starter_decks(catalogue: Catalogue, files: CardLists | None = None) -> tuple[StarterDeck, ...]:
    """The starter decks of a catalogue, newest set first, then by name.

    Packs of singles that the lists write like decks (reprint bundles, tins, promos) are left out: they hold more crypt
    cards than any deck, or hardly any library.
    """
    names = {**_NAMES, **(_listed_names(files) if files and files.has(lists.BUNDLES) else {})}
    contents: dict[str, dict[int, int]] = defaultdict(dict)
    for card in catalogue.cards.values():
        for printing in card.printings:
            if printing.starter and printing.copies:
                counted = contents[f"{printing.set}:{printing.starter}"]
                counted[card.id] = counted.get(card.id, 0) + printing.copies
    decks: list[StarterDeck] = []
    for code, copies in contents.items():
        of_set, _, own = code.partition(":")
        one = catalogue.sets[of_set]
        deck = StarterDeck(
            code=code,
            name=f"{one.name}: {names.get(code, own)}",
            set=of_set,
            released=one.released,
            crypt=tuple((number, n) for number, n in copies.items() if catalogue.cards[number].kind == "crypt"),
            library=tuple((number, n) for number, n in copies.items() if catalogue.cards[number].kind == "library"),
        )
        if 5 <= deck.crypt_size <= 20 and deck.library_size >= 40:
            decks.append(deck)
    decks.sort(key=lambda deck: deck.name)
    decks.sort(key=lambda deck: deck.released, reverse=True)
    return tuple(decks)


def _listed_names(files: CardLists) -> dict[str, str]:
    """The decks' names in ``vtesbundles.csv``, by code."""
    rows = reader.rows(files, lists.BUNDLES, ("Set", "Bundle", "Name"))
    return {f"{row['Set']}:{row['Bundle']}": row["Name"].strip() for _, row in rows if row["Bundle"] and row["Name"]}
