"""How people look: what each clan likes to wear, and what marks its blood."""

from __future__ import annotations

from typing import Final, NamedTuple


class Look(NamedTuple):
    """What a figure may look like: names of hair, clothes and marks to choose from."""

    hair: tuple[str, ...]
    clothes: tuple[str, ...]
    marks: tuple[str, ...] = ()
    """All of these are always worn."""
    eyes: str = "#f4e3b5"
    skin: str = "#d8b79c"


_EVERYDAY = ("crop", "swept", "long", "wavy", "bun", "curls", "ponytail")


LOOKS: Final[dict[str, Look]] = {
    "abomination": Look(("wild", "long"), ("fur",), ("wolf ears", "fangs"), "#ffd24a"),
    "ahrimane": Look(("wild", "wavy", "long"), ("fur", "leather"), ("cat ears",), "#d8f06a"),
    "akunanse": Look(("locs", "curls", "crop"), ("fur", "robe"), ("beads",), "#ffe08a", "#8a5c40"),
    "baali": Look(("bald", "swept", "long"), ("robe", "coat"), ("horns",), "#ff6a3a", "#b98a78"),
    "banu-haqim": Look(("wrap", "hood", "crop"), ("robe", "armour", "coat"), (), "#f4e3b5", "#8a5f49"),
    "blood-brother": Look(("bald", "crop"), ("shirt", "leather"), ("stitches",), "#ff8f7a"),
    "brujah": Look(("mohawk", "crop", "wild", "ponytail", "locs"), ("leather", "shirt", "coat")),
    "caitiff": Look((*_EVERYDAY, "cap"), ("shirt", "leather", "coat")),
    "daughter-of-cacophony": Look(("wavy", "long", "bun", "curls"), ("gown",), ("necklace",)),
    "gangrel": Look(("wild", "locs", "long", "mohawk"), ("fur", "leather"), ("fangs",), "#ffb84a"),
    "gargoyle": Look(("bald",), ("stone",), ("horns", "wings"), "#ff7a4a", "#8b8f98"),
    "giovanni": Look(("swept", "crop", "fedora", "bun"), ("suit", "coat")),
    "guruhi": Look(("locs", "curls", "crown"), ("robe", "fur"), ("beads",), "#ffe08a", "#7a4f38"),
    "harbinger-of-skulls": Look(("hood", "bald"), ("robe",), ("skull",), "#d6ffe0", "#d9d5c4"),
    "hecata": Look(("hood", "long", "swept", "bald"), ("robe", "suit", "coat"), (), "#bfeedd", "#b9b8a8"),
    "ishtarri": Look(("curls", "bun", "locs", "crop"), ("suit", "gown"), ("necklace",), "#ffe08a", "#85583f"),
    "kiasyd": Look(("bald", "long", "crop"), ("coat", "robe"), ("pointed ears", "black eyes"), "#9ff0ff", "#b9c6cc"),
    "lasombra": Look(("swept", "long", "bun", "crop"), ("coat", "robe", "suit"), ("tendrils",)),
    "malkavian": Look(("wild", "wavy", "long", "top hat", "crop"), ("shirt", "coat", "gown"), ("crack",), "#e8c8ff"),
    "ministry": Look(("nemes", "bald", "long", "hood"), ("robe", "suit", "gown"), ("necklace",), "#e9ff7a", "#a5764f"),
    "nagaraja": Look(("bald", "hood", "long"), ("robe", "coat"), ("fangs",), "#ff8f7a", "#b4a58c"),
    "nosferatu": Look(("bald", "hood", "bald"), ("coat", "shirt", "robe"), ("bat ears", "fangs"), "#e5ff9a", "#a9ac8a"),
    "osebo": Look(("bald", "crop", "locs"), ("armour", "leather"), ("beads",), "#ffe08a", "#7d5139"),
    "pander": Look(("mohawk", "crop", "cap", "wild"), ("leather", "shirt")),
    "ravnos": Look(("wrap", "wavy", "curls", "long"), ("leather", "coat", "gown"), ("earring",), "#ffd98a", "#a97a58"),
    "salubri": Look(("long", "hood", "crop", "bun"), ("robe", "armour"), ("third eye",)),
    "samedi": Look(("top hat", "bald"), ("coat", "suit"), ("skull",), "#c8ff9a", "#9aa082"),
    "toreador": Look(("wavy", "bun", "long", "curls", "swept"), ("gown", "suit", "coat"), ("necklace",)),
    "tremere": Look(("swept", "crop", "bun", "hood", "bald"), ("robe", "coat"), ("pendant",), "#ff9a7a"),
    "true-brujah": Look(("swept", "crop", "long"), ("coat", "robe", "suit")),
    "tzimisce": Look(("bald", "long", "ponytail"), ("spines", "robe", "coat"), (), "#ff9a7a", "#cbb2a6"),
    "ventrue": Look(("swept", "crop", "bun", "long"), ("suit", "coat", "gown")),
}
"""How each clan likes to be seen."""


MORTAL: Final = Look((*_EVERYDAY, "cap", "fedora"), ("shirt", "leather", "coat", "suit"), (), "#f4e3b5", "#d8b79c")
"""Allies, retainers and the imbued."""
