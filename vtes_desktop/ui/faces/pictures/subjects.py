"""What a card is about, read from its name: the sign that its picture shows; and whether its text speaks of a woman."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Final

from vtes_desktop.cards import terms
from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons

_SUBJECTS: Final = (
    (r"wol(?:f|ves)|(?:hell)?hound|dog|lupine|beast|pack", "clan-gangrel"),
    (r"cat\b|cats\b|lion|tiger|panther|jaguar", "clan-ahrimane"),
    (r"raven|crow|bird|hawk|falcon|eagle|dove|swan|flock", "clan-innocent"),
    (r"owl|night watch", "glyph-str"),
    (r"bats?\b|gargoyle|winged|wings?\b", "clan-gargoyle"),
    (r"snake|serpent|cobra|viper|asp\b|set\b", "glyph-ser"),
    (r"skull|bone|dead|death|corpse|grave|tomb|zombie|ghoul|mortuary|cemetery|necro", "glyph-nec"),
    (r"spirit|ghost|wraith|soul|shade|phantom", "glyph-obf"),
    (r"spider|web\b|insect|swarm|fly\b|flies", "subject-spider"),
    (r"heart|love|passion|charm|kiss|seduc|majesty|entranc", "glyph-pre"),
    (r"eyes?\b|sight|vision|gaze|watch|scry|sense|premonition|spying|spy\b|aura", "glyph-aus"),
    (r"mask|face|disguise|masquerade|identity|guise", "glyph-abo"),
    (r"claw|talon|fang|feral|savage|rend", "glyph-pro"),
    (r"sword|blade|saber|sabre|duel|machete|katana", "glyph-ven"),
    (r"knife|dagger|stake|assassin|backstab", "glyph-qui"),
    (r"axe\b|hatchet|chainsaw", "clan-avenger"),
    (
        r"gun|magnum|rifle|shot|pistol|revolver|bullet|uzi|derringer|sniper|weapon|ammo|\.44|arsenal",
        "type-equipment",
    ),
    (r"fire|flame|burn|inferno|ash|torch|blaz|incinerat", "subject-flame"),
    (
        r"book|tome|codex|fragment|page|scroll|library|lore|manuscript|diary|grimoire|chronicle|newspaper|press",
        "subject-book",
    ),
    (r"chalice|cup\b|goblet|grail|wine|feast", "clan-ishtarri"),
    (r"ring\b|amulet|jewel|gem\b|diamond|talisman|necklace", "clan-giovanni"),
    (r"key\b|lock|vault|secret|access", "subject-key"),
    (
        r"money|coin|bank|wealth|invest|finance|tax|market|bribe|cash|fund|treasur|ventures|dowry|pool",
        "subject-coins",
    ),
    (r"car\b|motor|vehicle|van\b|truck|limo|bike|driv|ride|road|taxi|transport", "subject-car"),
    (r"storm|thunder|lightning|weather|wind|tempest|cloud|rain", "subject-storm"),
    (
        r"door|gate|haven|chantry|entrance|asylum|sanctuar|hospital|house|mansion|hotel|warrens|portal",
        "subject-door",
    ),
    (r"computer|hack|electronic|internet|laptop|network|phone|camera|gps|data|tv\b|media", "subject-screen"),
    (r"moon|night|dusk|lunar|dark|shadow|midnight|eclipse", "subject-moon"),
    (r"potion|vial|alchem|elixir|poison|venom|acid|drug|serum", "subject-vial"),
    (r"crowd|gang|mob|riot|herd|mass|horde|cult|people|rally|kine|population|war party", "subject-crowd"),
    (r"blood|vitae|thirst|hunger|hunting|feed|vein", "cost-blood"),
    (r"king|queen|prince|praxis|crown|lord|throne|royal|ruler", "title-prince"),
    (r"bishop|church|priest|creed|holy|faith|saint|pope|cardinal|crusade", "title-bishop"),
    (r"judge|justice|law|court|justicar|trial|inquisit|archon|sheriff|scourge", "title-justicar"),
    (r"hour|time|clock|eternal|century|age|ancient|year|delay", "glyph-tem"),
    (r"mirror|glass|image|illusion|mirage|hallucinat", "glyph-chi"),
    (r"mind|mental|dream|thought|memory|command|obed|dominat|conditioning", "glyph-dom"),
    (r"fist|strength|blow|strike|punch|might|torn|crush|immortal grapple|slam", "glyph-pot"),
    (r"stone|rock|earth|brick|mountain|statue", "glyph-vis"),
    (r"tree|wood|forest|garden|nature|root", "glyph-thn"),
    (r"sun\b|sunrise|dawn|light|daylight|solar", "glyph-val"),
    (r"shield|guard|defen|armor|armour|flak|vest|protect|bodyguard|ward", "glyph-def"),
    (r"song|music|choir|voice|siren|opera|scream|shriek", "glyph-mel"),
    (r"rose|flower|art|museum|muse|theater|theatre|gallery|elegance|fame", "clan-toreador"),
    (r"hand|touch|grasp|grip|palm|embrace", "glyph-obe"),
    (r"tower|wall|fortress|castle|city|resilience|endur", "glyph-for"),
    (r"speed|swift|quick|flash|blur|pursuit|haste|rush|burst|side ?strike|side ?slip", "glyph-cel"),
    (r"anarch|revolt|rebel|revolution", "sect-anarch"),
    (r"sabbat|vaulderie|crusade", "sect-sabbat"),
    (r"camarilla|elysium|conclave", "sect-camarilla"),
    (r"gehenna|antediluvian|caine|end times|apocal", "path-caine"),
)


_MYSTERIES: Final = (
    "subject-moon",
    "subject-key",
    "subject-book",
    "subject-vial",
    "glyph-tem",
    "glyph-thn",
    "glyph-nec",
    "glyph-chi",
    "glyph-obl",
    "glyph-viz",
    "clan-toreador",
    "clan-ishtarri",
    "clan-true-brujah",
    "cost-conviction",
    "subject-spider",
    "clan-hecata",
)


_ARCANA: Final[dict[str, tuple[str, ...]]] = {
    "Master": (*_MYSTERIES, "type-master"),
    "Action": (*_MYSTERIES, "subject-door"),
    "Action Modifier": (*_MYSTERIES, "glyph-obf"),
    "Reaction": ("type-reaction", "glyph-def", "glyph-aus", "glyph-for", "subject-door", "glyph-chi", "clan-defender"),
    "Combat": ("type-combat", "glyph-pot", "glyph-pro", "glyph-dem", "clan-nagaraja", "glyph-ven"),
    "Political Action": (
        "type-political-action",
        "title-votes",
        "title-justicar",
        "title-priscus",
        "clan-judge",
        "title-inner-circle",
        "sect-camarilla",
        "title-baron",
    ),
    "Equipment": (
        "clan-ishtarri",
        "clan-giovanni",
        "subject-vial",
        "subject-key",
        "glyph-vis",
        "subject-book",
        "clan-pander",
    ),
    "Ally": ("type-ally",),
    "Retainer": ("type-retainer",),
    "Event": (
        "type-event",
        "path-caine",
        "subject-moon",
        "glyph-obl",
        "glyph-dem",
        "subject-crowd",
        "glyph-tem",
        "clan-baali",
    ),
    "Power": ("type-power", "glyph-val", "glyph-viz"),
    "Conviction": ("type-conviction",),
}
"""Signs for cards whose name and requirements point at none."""


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(rf"\b(?:{words})", re.IGNORECASE), sign) for words, sign in _SUBJECTS)


def subject(card: Card) -> str:
    """The sign of what a library card is about: what its name says, else its discipline, else its clan or type."""
    code = terms.discipline_code(card.name)
    if code in terms.DISCIPLINES:
        return f"glyph-{code}"
    for words, sign in _patterns():
        if words.search(card.name):
            return sign
    for clan in terms.CLANS:
        if clan in card.name:
            return icons.clan_icon(clan)
    sign = icons.glyph_of(icons.card_emblem(card))
    return Random(card.id).choice(_ARCANA[card.types[0]]) if sign.startswith("type-") else sign


_HE: Final = r"(?i)\b(?:he|him|his|himself)\b"


_SHE: Final = r"(?i)\b(?:she|her|hers|herself)\b"


def gender(card: Card) -> bool | None:
    """Whether a card's text speaks of a woman; None when it says neither and the name's ending does not either."""
    text = " ".join(part.text for part in card.text)
    he, she = len(re.findall(_HE, text)), len(re.findall(_SHE, text))
    if he != she:
        return she > he
    first = card.name.split(",")[0].split(" ")[0].lower().strip('"')
    if first.endswith(("a", "ie", "elle", "ette", "ine", "lyn", "ia")):
        return True
    return False if first.endswith(("o", "us", "er", "ard", "ert", "ald", "ander", "ck", "k", "ph", "ham")) else None
