"""The sects of the clans, where a card says none and a vampire changes clans (2012 sec. 10.1–10.4)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_ANTITRIBU = ("Brujah", "Gangrel", "Malkavian", "Nosferatu", "Salubri", "Toreador", "Tremere", "Ventrue")
_CLANS = {
    "Camarilla": ("Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue", "Caitiff"),
    "Sabbat": (
        *("Ahrimane", "Blood Brother", "Harbinger of Skulls", "Kiasyd", "Lasombra", "Pander", "Tzimisce"),
        *(f"{clan} antitribu" for clan in _ANTITRIBU),
    ),
    "Laibon": ("Akunanse", "Guruhi", "Ishtarri", "Osebo"),
}
SECTS_OF_CLANS: Mapping[str, str] = MappingProxyType({clan: sect for sect, clans in _CLANS.items() for clan in clans})
"""The sect of each clan where a card says none (sec. 10.1–10.3)."""
