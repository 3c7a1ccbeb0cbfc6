"""Cancelling a card as it is played: which cards a text can cancel (sec. 1.6.1, 1.6.3, 11)."""

from __future__ import annotations

import re
from functools import lru_cache, partial
from typing import Final

from msgspec import Struct

from vtes_desktop.cards.model import Card
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import discard
from vtes_desktop.rules.playing.modes import Mode, mode_at, modes
from vtes_desktop.rules.playing.phrases import sentences
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

_CANCEL: Final = re.compile(
    r"[Cc]ancel (?:an?|that|(?P<theirs>the opposing minion's)) (?P<what>[^.]*?)\bcards?\b(?P<how>[^.]*?)"
    r"\bas (?:it is|they are) played(?P<by> by the opposing minion)?"
)
_TYPES: Final = {
    "master": "Master",
    "event": "Event",
    "reaction": "Reaction",
    "action modifier": "Action Modifier",
    "combat": "Combat",
    "equipment": "Equipment",
    "ally": "Ally",
    "retainer": "Retainer",
    "political action": "Political Action",
    "action": "Action",
}
_SMALL: Final = re.compile(r"played by a vampire with capacity (\d+) or less or an ally\b")
_KEYWORDS: Final = ("frenzy", "grapple", "aim", "gehenna", "boon", "strike", "ammo")


_CANCELLING: Final = re.compile(r"\b[Cc]ancel [^.]*\.")
_AT_OPPONENT: Final = re.compile(r"\b(?:opposing|target)\b")
_ONLY_USABLE: Final = re.compile(r"\b(?:Not|Only) usable\b[^.]*\.")


class Cancels(Struct, frozen=True):
    """Which cards a text can cancel."""

    types: frozenset[str] = frozenset()
    """Any one of these types; empty for any but masters and events."""
    keywords: frozenset[str] = frozenset()
    """What the card must be, any one, by the word that it begins with: ``frenzy``; ``strike`` for a strike card."""
    codes: frozenset[str] = frozenset()
    """Disciplines of which the card must require one."""
    non_combat: bool = False
    minion: bool = False
    """Whether it must be a minion card."""
    opponent: bool = False
    """Whether the opposing minion must be playing it."""
    others: bool = False
    """Whether another Methuselah must be playing it."""
    neighbours: bool = False
    """Whether one's predator or prey must be."""
    most: int = 0
    """Of the capacity of a vampire that is playing it, where it is no ally; 0 for anybody."""
    on_it: bool = False
    """Whether the card must be played on the vampire that cancels it."""
    younger: bool = False
    """Whether a vampire younger than the one that cancels it must be."""


@lru_cache(maxsize=1024)
def cancels(card: Card, mode: Mode) -> Cancels | None:
    """Which cards a card can cancel in a mode; None when it cancels none."""
    general = "\n".join(part.text for part in card.text if not part.marks)
    for sentence in sentences(f"{general}\n{mode.full_text}"):
        found = _CANCEL.search(sentence)
        if found is not None:
            theirs = " by the opposing minion" if found["theirs"] or found["by"] else ""
            return _read(found["what"].lower(), found["how"] + theirs)
    return None


def _read(what: str, how: str) -> Cancels:
    types: set[str] = set()
    left = what
    for word, kind in _TYPES.items():
        if re.search(rf"\b{word}\b", left) and not left.startswith("non-"):
            types.add(kind)
            left = left.replace(word, "")
    whole = f"{what} {how}"
    if "Action" in types:
        # Whatever an action is taken with is an action card (ANK 20200813-2).
        types |= {"Equipment", "Ally", "Retainer", "Political Action"}
    return Cancels(
        frozenset(types),
        frozenset(word for word in _KEYWORDS if re.search(rf"\b{word}\b", whole)),
        _codes(whole),
        non_combat="non-combat" in what,
        minion="minion" in what,
        opponent="opposing minion" in whole,
        others="another Methuselah" in how,
        neighbours="predator or prey" in how,
        most=int(size[1]) if (size := _SMALL.search(whole)) else 0,
        on_it="played on this vampire" in whole,
        younger="younger vampire" in whole,
    )


def _codes(text: str) -> frozenset[str]:
    """The Disciplines that a text names, by code or in words."""
    codes = {code.lower() for code in re.findall(r"\[(\w{3})\]", text)}
    required = re.search(r"requir\w+ (?P<names>[^.\[]+)$", text.strip())
    names = required["names"] if required is not None and not codes else ""
    return frozenset(codes | {code for code, name in DISCIPLINES.items() if name in names}) - {"fli"}


_DISCARDED: Final = re.compile(
    r"(?:They|The opposing minion) (?:can|may) discard (?P<n>a|two) combat cards?(?: \[COMBAT\])? to cancel this card"
    r"(?: as it is played)?\."
)


def discards_to_cancel(text: str) -> int:
    """How many combat cards the opponent may discard to cancel a card, as a sentence of its text says; 0 for none."""
    found = _DISCARDED.search(text)
    return 0 if found is None else 1 if found["n"] == "a" else 2


def discard_uses(game: Game, seat: int) -> list[Use]:
    """The cancelling of the card that is being played by discarding combat cards, where its text lets the opponent."""
    fight = game.fight
    played = game.passing.now.being_played[-1] if game.passing.now.being_played else None
    if fight is None or played is None or played.marks.get("cancelled") or fight.of(seat) is None:
        return []
    if played.controller == seat or played.controller not in fight.order:
        return []
    wanted = discards_to_cancel(" ".join(part.text for part in game.card(played).text))
    held = [copy for copy in game.pile(seat, "hand") if "Combat" in game.card(copy).types]
    if not wanted or len(held) < wanted:
        return []
    option = Option("cancel", f"Discard {wanted} combat cards: cancel {game.name(played)}", played.id)
    return [Use(option, partial(_discard_to_cancel, game, seat, played, wanted))]


def _discard_to_cancel(game: Game, seat: int, played: Copy, wanted: int) -> Procedure[bool]:
    for _ in range(wanted):
        held = [copy for copy in game.pile(seat, "hand") if "Combat" in game.card(copy).types]
        options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in held]
        option = yield from game.choose(seat, "discard", "Which combat card?", options, "1.6.1", played.id)
        copy = game.copy(option.copy)
        discard(game, seat, copy)
    minions.mark(game, played, "cancelled", "yes")
    game.say(game.doing.name(played), " is cancelled", seat=seat)
    return True


def can_cancel(game: Game, copy: Copy, mode: Mode, minion: Copy | None, seat: int = -1) -> bool:
    """Whether a card in hand can cancel the one that is being played now."""
    if not game.passing.now.being_played:
        return False
    text = cancels(game.card(copy), mode)
    return text is not None and may_cancel(game, text, minion, seat)


def may_cancel(game: Game, text: Cancels, minion: Copy | None, seat: int = -1) -> bool:
    """Whether a text can cancel the card that is being played now, used by a minion or by a Methuselah herself."""
    played = game.passing.now.being_played[-1] if game.passing.now.being_played else None
    if played is None or played.marks.get("cancelled"):
        return False
    return _fits(text, game.card(played), played) and _by_whom(game, text, played, minion, seat)


def _fits(text: Cancels, card: Card, played: Copy) -> bool:
    kind = played.marks.get("played", "")
    if text.types:
        if not ({kind} | set(card.types)) & text.types:
            return False
    elif kind in ("Master", "Event") and (text.minion or not text.keywords):
        return False
    if text.non_combat and kind == "Combat":
        return False
    if text.codes and not text.codes & {level.code for level in card.disciplines}:
        return False
    if not text.keywords:
        return True
    said = _begins(card, played.marks.get("level", ""), kind)
    return ("strike" in text.keywords and _is_strike(card, played)) or any(
        re.search(rf"\b{word}\b", said) for word in text.keywords - {"strike"}
    )


@lru_cache(maxsize=1024)
def _begins(card: Card, level: str, kind: str) -> str:
    """With what the text of a card begins and that of the level at which it is played, where its keywords stand; what
    it cancels itself is none of them."""
    texts = [part.text for part in card.text if not part.marks][:1] + _said_at(card, level, kind)
    return " ".join(_CANCELLING.sub("", text)[:80] for text in texts).lower()


def _said_at(card: Card, level: str, kind: str) -> list[str]:
    """What a card says of a level at which it is played, but what it does as a reflex."""
    return [mode.full_text for mode in modes(card) if (mode.level, mode.type) == (level, kind) and not mode.reflex]


def _is_strike(card: Card, played: Copy) -> bool:
    """Whether a card is played as a strike card: the text of its level makes a strike."""
    if played.marks.get("played") != "Combat":
        return False
    mode = mode_at(card, played.marks.get("level", ""), "Combat")
    return re.search(r"\bstrike(?:, ranged)?:", mode.full_text, re.I) is not None


def _is_small(game: Game, most: int) -> bool:
    """Whether the minion that is playing a card is an ally, or a vampire of such a capacity at most."""
    last = game.passing.action.played[-1] if game.passing.action.played else None
    by = game.table.copies.get(last.minion) if last is not None else None
    return by is not None and (minions.is_ally(game, by) or minions.capacity(game, by) <= most)


def _is_played_on(game: Game, played: Copy, minion: Copy) -> bool:
    """Whether a card that is being played concerns a minion: its own if it says nothing of the opposing one, and that
    as well if it does; the targets of an action."""
    kind = played.marks.get("played", "")
    if kind not in ("Combat", "Action Modifier"):
        targets = game.table.action.targets if game.table.action is not None and kind != "Master" else ()
        return not targets or minion.id in targets
    last = game.passing.action.played[-1] if game.passing.action.played else None
    if last is not None and last.minion == minion.id:
        return True
    card = game.card(played)
    general = [part.text for part in card.text if not part.marks]
    text = " ".join(general + _said_at(card, played.marks.get("level", ""), kind))
    return _AT_OPPONENT.search(_ONLY_USABLE.sub("", text)) is not None


def _by_whom(game: Game, text: Cancels, played: Copy, minion: Copy | None, seat: int) -> bool:
    mine = minion.controller if minion is not None else seat
    table = game.table
    if text.others and played.controller == mine:
        return False
    if text.most and not _is_small(game, text.most):
        return False
    if text.neighbours and played.controller not in (table.prey(mine), table.predator(mine)):
        return False
    if minion is None:
        return True
    fight = game.fight
    if text.opponent and (fight is None or fight.other(minion).controller != played.controller):
        return False
    if text.on_it and not _is_played_on(game, played, minion):
        return False
    actor = table.copies.get(table.action.minion) if table.action is not None else None
    if text.younger and actor is not None and minions.capacity(game, actor) >= minions.capacity(game, minion):
        return played.controller != actor.controller
    return True
