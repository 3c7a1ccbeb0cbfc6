"""The sects of the clans, where a card says none and a vampire changes clans (2012 sec. 10.1–10.4)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SECTS_OF_CLANS: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue", "Caitiff"), "Camarilla"),
        **dict.fromkeys(
            (
                "Ahrimane",
                "Blood Brother",
                "Brujah antitribu",
                "Gangrel antitribu",
                "Harbinger of Skulls",
                "Kiasyd",
                "Lasombra",
                "Malkavian antitribu",
                "Nosferatu antitribu",
                "Pander",
                "Salubri antitribu",
                "Toreador antitribu",
                "Tremere antitribu",
                "Tzimisce",
                "Ventrue antitribu",
            ),
            "Sabbat",
        ),
        **dict.fromkeys(("Akunanse", "Guruhi", "Ishtarri", "Osebo"), "Laibon"),
    }
)
"""The sect of each clan where a card says none (sec. 10.1–10.3)."""
