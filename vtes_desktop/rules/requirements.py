"""Who may play a card: types, Disciplines, clan, title and other requirements, and its cost (sec. 1.6.1, 1.6.3)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from msgspec import Struct

from vtes_desktop.cards.model import Card, CardType, DisciplineLevel
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.table.table import Copy

TITLES: Final = frozenset(
    {"primogen", "prince", "justicar", "inner circle", "bishop", "archbishop", "priscus", "cardinal", "regent"}
    | {"magaji", "kholo", "baron", "seraph", "inquisitor"}
)
SECTS: Final = frozenset({"camarilla", "sabbat", "laibon", "anarch", "independent"})
_TYPE_MARKS: Final[dict[str, CardType]] = {
    "ACTION": "Action",
    "ACTION MODIFIER": "Action Modifier",
    "REACTION": "Reaction",
    "COMBAT": "Combat",
    "POLITICAL ACTION": "Political Action",
    "POWER": "Power",
}


class Mode(Struct, frozen=True):
    """One way to play a card: as one of its types, at one discipline level."""

    type: CardType
    disciplines: tuple[DisciplineLevel, ...] = ()
    """What the minion must have, all of it, or `any_of` them."""
    any_of: bool = False
    level: str = ""
    """How it is called: ``dom``, ``DOM``, ``pot pre``; empty where there is no choice."""
    text: str = ""
    """What the card then does, for the players."""
    reflex: bool = False


@lru_cache(maxsize=8192)
def modes(card: Card) -> tuple[Mode, ...]:
    """The ways in which a library card can be played, from its types and the marks of its text.

    The superior level may be used as the basic one too, so both are modes of their own (sec. 1.5).
    """
    found: list[Mode] = []
    for part in card.text:
        codes = [mark for mark in part.marks if mark.lower() in _codes(card)]
        kinds = [_TYPE_MARKS[mark] for mark in part.marks if mark in _TYPE_MARKS]
        reflex = "REFLEX" in part.marks
        if not codes and not kinds and not reflex:
            continue
        levels = tuple(DisciplineLevel(code.lower(), code.isupper()) for code in codes)
        found += [
            Mode(kind, levels, level=" ".join(codes), text=part.text, reflex=reflex)
            for kind in kinds or card.types
            if kind in card.types or reflex
        ]
    if found and any(not mode.reflex for mode in found):
        return tuple(dict.fromkeys(found))
    needed = card.disciplines
    text = "\n".join(part.text for part in card.text if "REFLEX" not in part.marks)
    plain = [Mode(kind, needed, any_of=card.discipline_rule == "any", text=text) for kind in card.types]
    return (*plain, *dict.fromkeys(found))


def _codes(card: Card) -> frozenset[str]:
    return frozenset(level.code for level in card.disciplines)


def has_disciplines(game: Game, minion: Copy, mode: Mode) -> bool:
    """Whether a minion has the Disciplines of a mode; allies and others that have none never do (sec. 1.5)."""
    if not mode.disciplines:
        return True
    has = minions.disciplines(game, minion)
    met = [has.get(level.code, 0) >= (2 if level.superior else 1) for level in mode.disciplines]
    return any(met) if mode.any_of else all(met)


def meets(game: Game, minion: Copy, card: Card) -> bool:
    """Whether a minion meets a card's clan and other requirements: of titles and of sects any one will do, of all the
    rest each must be met (sec. 1.6.1)."""
    if card.clans and minions.clan(game, minion) not in card.clans:
        return False
    if card.costs and any(cost.currency == "blood" for cost in card.costs) and not minions.is_vampire(game, minion):
        return False
    wanted_titles = [word for word in card.requirement if word in TITLES]
    wanted_sects = [word for word in card.requirement if word in SECTS]
    if wanted_titles and not any(has_word(game, minion, word) for word in wanted_titles):
        return False
    if wanted_sects and not any(has_word(game, minion, word) for word in wanted_sects):
        return False
    rest = [word for word in card.requirement if word not in TITLES and word not in SECTS]
    return all(has_word(game, minion, word) for word in rest)


def has_word(game: Game, minion: Copy, word: str) -> bool:
    """Whether a requirement's word is true of a minion."""
    if word.startswith("non-"):
        return not has_word(game, minion, word[4:])
    size = re.fullmatch(r"capacity (\d+) or (more|less)", word)
    if size:
        have = minions.capacity(game, minion)
        return have >= int(size[1]) if size[2] == "more" else have <= int(size[1])
    count = re.fullmatch(r"(\d+) (gehenna)", word)
    if count:
        return events_in_play(game, count[2]) >= int(count[1])
    facts = minions.facts(game, minion)
    match word:
        case "titled":
            return bool(minions.title(game, minion))
        case "city title":
            return " of " in minions.title(game, minion)
        case "imbued":
            return minions.is_imbued(game, minion)
        case "sterile":
            return facts.sterile
        case "infernal":
            return facts.infernal or bool(minion.marks.get("infernal"))
        case "red list":
            return facts.red_list or bool(minion.marks.get("red list"))
        case "black hand":
            return facts.black_hand or bool(minion.marks.get("black hand"))
        case "slave":
            return bool(facts.slave_of)
        case "seraph":
            return facts.seraph or minion.marks.get("black hand") == "seraph"
        case "caitiff":
            return minions.clan(game, minion) == "Caitiff"
        case "unmerged":
            return not minion.marks.get("merged")
        case "base":
            return not game.card(minion).advanced
        case "advanced":
            return game.card(minion).advanced
        case "mortal" | "ghoul" | "mage":
            return any(word in part.text.lower()[:40] for part in game.card(minion).text[:1])
    if word in SECTS:
        return minions.sect(game, minion).lower() == word
    if word in TITLES:
        return minions.kind_of_title(minions.title(game, minion)) == word
    return False


def events_in_play(game: Game, word: str) -> int:
    """How many events whose text begins with a word (``Gehenna``) are in play."""
    return sum(
        "Event" in game.card(copy).types and word in game.card(copy).text[0].text.lower()[:20]
        for seat in game.table.playing()
        for copy in game.pile(seat, "in play")
        if copy.face_up
    )


def cost_of(card: Card, currency: str) -> int:
    """A card's printed cost in ``pool``, ``blood`` or ``conviction``; what is variable counts as 0."""
    return sum(cost.amount for cost in card.costs if cost.currency == currency)


def can_pay(game: Game, seat: int, minion: Copy | None, card: Card) -> bool:
    """Whether a card's cost can be paid: pool by the Methuselah, blood by the minion (sec. 1.6.1).

    The last pool may be spent, and is the end of its Methuselah.
    """
    if cost_of(card, "pool") > game.table.seats[seat].pool:
        return False
    blood = cost_of(card, "blood")
    return not blood or (minion is not None and minion.blood >= blood)


def pay_card(game: Game, seat: int, minion: Copy | None, card: Card) -> None:
    """Pay a card's cost now (action modifiers, reactions, combat cards, masters; sec. 6.2.3)."""
    game.burn_pool(seat, cost_of(card, "pool"))
    if minion is not None:
        game.burn_blood(minion, cost_of(card, "blood"))
