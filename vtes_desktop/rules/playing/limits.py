"""How often a card may be played, and how many of it one can have, where its text limits it in fixed phrases.

“A minion can play only one … each turn”, “Only one … can be played in a game”, “A minion can have only one …”: by the
card's own name or by a word that it has (aim, vehicle). A cancelled card counts: it was played (sec. 11).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from vtes_desktop.cards.model import Card
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minions import facts, is_warded
from vtes_desktop.rules.passing import Played
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy

Each = Literal["strike", "round", "combat", "action", "turn", "unlock", "game"]

_EACH: Final = r"(?:each|per|in a|during a|between their) (?P<each>strike|round|combat|action|turn|game|unlock)"
_LEVEL: Final = r"(?: at (?P<level>superior|basic|\[\w+\]|a given Discipline))?"
_BY_MINION: Final = re.compile(
    rf"A (?!Methuselah)(?:[A-Z]?\w+) (?:can|may) play only (?:one|1) (?P<what>[^.]+?){_LEVEL} {_EACH}\b"
)
_BY_METHUSELAH: Final = re.compile(
    rf"(?:A|Each) Methuselah (?:can|may) play only (?:one|1) (?P<what>[^.]+?){_LEVEL} {_EACH}\b"
)
_BY_ANYONE: Final = re.compile(
    rf"Only (?:one|1) (?P<what>[^.]+?) (?:can|may) be (?:played|called)[\w ]*?{_LEVEL} {_EACH}\b"
)
_HAVE: Final = re.compile(
    r"A (?P<who>[A-Z]?\w+) (?:can|may) have only (?:one|1) (?P<what>[^.]+?)(?: in play)?"
    r"(?: and only one (?P<also>[^.]+?))?\."
)
_CARD: Final = re.compile(r"^(?:the )|(?: card)$", re.I)


class Limit(Struct, frozen=True):
    """Only one may be played for a while."""

    what: str
    """The card's name, or a word that it has in common with others, in lower case."""
    each: Each
    minion: bool
    """Whether each minion may play one, and not all Methuselahs together."""
    methuselah: bool = False
    """Whether each Methuselah may play one."""


class Having(Struct, frozen=True):
    """Only one may be had at a time."""

    what: str
    methuselah: bool
    """Whether a Methuselah may control one, and not each minion bear one."""


def reads(sentence: str, card: Card) -> bool:
    """Whether a sentence of a card sets a limit on playing it that is understood."""
    text = sentence.replace(card.display_name, _key(card)) if "." in card.display_name else sentence
    return any(pattern.search(text) for pattern in (_BY_MINION, _BY_METHUSELAH, _BY_ANYONE))


@lru_cache(maxsize=8192)
def limits_of(card: Card, mode: Mode) -> tuple[Limit, ...]:
    """The limits on playing a card in a mode; those of another level do not count."""
    general = "\n".join(part.text for part in card.text if not part.marks)
    text = general if mode.text in general else f"{general}\n{mode.full_text}"
    # A name may have a full stop in it.
    text = text.replace(card.display_name, _key(card)) if "." in card.display_name else text
    found = []
    for pattern in (_BY_MINION, _BY_METHUSELAH, _BY_ANYONE):
        for match in pattern.finditer(text):
            if _is_level(match["level"] or "", mode):
                what = _named(card, match["what"])
                if (match["level"] or "").startswith("a given"):
                    what = f"{what} [{mode.level.lower()}]"
                by = (pattern is _BY_MINION, pattern is _BY_METHUSELAH)
                found.append(Limit(what, match["each"], *by))  # type: ignore[arg-type]
    return tuple(found)


@lru_cache(maxsize=8192)
def havings_of(card: Card) -> tuple[Having, ...]:
    """The limits on how many of a card, or of its sort, a minion or a Methuselah can have."""
    found = []
    for part in card.text:
        for match in _HAVE.finditer(part.text):
            if match["who"] not in ("location", "equipment"):
                whats = [each for each in (match["what"], match["also"]) if each]
                found += [Having(_named(card, what), match["who"] == "Methuselah") for what in whats]
    return tuple(found)


def _is_level(level: str, mode: Mode) -> bool:
    """Whether a limit “at superior”, “at basic” or at a Discipline counts for a mode."""
    if level.startswith("["):
        return mode.level == level[1:-1]
    superior = mode.level.isupper()
    return superior if level == "superior" else not superior if level == "basic" else True


def _named(card: Card, what: str) -> str:
    """The key of what is limited: the card's own where the text names it, else the word."""
    said = _CARD.sub("", what).lower()
    own = _key(card)
    # A text may shorten a long name, but a single word is that of a sort, unless a name goes on after it (“Patagia:”).
    return own if own in said or (" " in said and said in own) or own.startswith(f"{said}:") else said


def _key(card: Card) -> str:
    return _CARD.sub("", card.display_name).lower().replace(".", "")


def is_called(card: Card, what: str) -> bool:
    """Whether a card has a limit's name, or its word at the beginning of its text (“Weapon, gun.”)."""
    if _key(card) == what:
        return True
    first = card.text[0].text.split("\n")[0].lower() if card.text else ""
    return " " not in what and re.search(rf"\b{re.escape(what)}\b", first) is not None


# -- playing --------------------------------------------------------------------------------------------------------


def why_limited(game: Game, seat: int, card: Card, mode: Mode, minion: Copy | None) -> str:
    """Why a card can't be played once more for now, in words that go on “it …”; nothing when it can."""
    if game.table.tally.get(banned(card)):
        return "can't play it again this turn: an effect has cancelled it so"
    if mode.type == "Reaction" and game.edition.reaction_once and _has_reacted(game, seat, card):
        return "can play a reaction card only once in an action"
    for limit in limits_of(card, mode):
        if _was_played(game, limit, _player(limit, seat, minion)):
            return f"can play only one {limit.what} each {limit.each}"
    action = game.table.action
    if action is not None and "Multiplier." in mode.text:
        acting = game.table.copies.get(action.minion)
        if acting is not None and game.abilities.modifier(game, acting, "doubled votes") > 0:
            return "multiplies votes that are doubled already"
    for having in havings_of(card):
        if having.methuselah and any(is_called(game.card(copy), having.what) for copy in game.controlled(seat)):
            return f"has a {having.what} already: a Methuselah can have only one"
    return ""


def _has_reacted(game: Game, seat: int, card: Card) -> bool:
    """Whether a Methuselah has played a reaction card in the running action, with any of her minions."""
    copies = game.table.copies
    return any(
        each.type == "Reaction"
        and each.copy is not None
        and each.copy.card == card.id
        and each.minion in copies
        and copies[each.minion].controller == seat
        for each in game.passing.action.played
    )


def banned(card: Card) -> str:
    """The counter of the table for a card that by an effect nobody can play again in this turn."""
    return f"banned card {card.id} this turn"


def note_play(game: Game, copy: Copy, mode: Mode, minion: Copy | None) -> None:
    """Remember that a card was played, and as far as it has limits for how long. What outlasts a phase lies on the
    table."""
    codes = frozenset(level.code for level in mode.disciplines)
    action = game.table.action
    others = action is not None and minion is not None and minion.id != action.minion
    game.passing.action.played.append(
        Played(minion.id if minion else 0, mode.type, codes, mode.any_of, copy, mode, others)
    )
    for limit in limits_of(game.card(copy), mode):
        who = _player(limit, copy.controller, minion)
        if limit.each == "turn" or limit.each == "unlock" or limit.each == "game":
            game.do(m.SetCounter(0, _counter(limit, who), game.table.turn))
        else:
            game.passing.of(limit.each).only_one.add((limit.what, who))


def _player(limit: Limit, seat: int, minion: Copy | None) -> int:
    """For whom a play counts: the minion, the Methuselah (a number below 0), or 0 for all together."""
    if limit.methuselah:
        return -1 - seat
    return minion.id if minion is not None and limit.minion else 0


def _was_played(game: Game, limit: Limit, who: int) -> bool:
    if limit.each == "turn" or limit.each == "unlock" or limit.each == "game":
        turn = game.table.tally.get(_counter(limit, who), 0)
        return bool(turn) and (limit.each != "turn" or turn == game.table.turn)
    return (limit.what, who) in game.passing.of(limit.each).only_one


def _counter(limit: Limit, who: int) -> str:
    """The counter of the table that says in which turn a card was played: ``only one turn 1000017 forced march``."""
    return f"only one {limit.each} {who} {limit.what}"


def forget(game: Game, minions: list[Copy]) -> None:
    """In a Methuselah's unlock phase: what her minions could play but once between their unlock phases counts no
    more."""
    if "only one unlock " not in " ".join(game.table.tally):
        return
    ids = {str(minion.id) for minion in minions}
    for name in [name for name in game.table.tally if name.startswith("only one unlock ")]:
        if name.split()[3] in ids:
            game.do(m.SetCounter(0, name, 0))


# -- having ---------------------------------------------------------------------------------------------------------


def why_not_on(game: Game, minion: Copy, card: Card) -> str:
    """Why a minion can't get a card, having one of it already, in words that go on “it …”; nothing when it can."""
    barred = facts(game, minion).cannot
    if barred and (
        ("equipment" in barred and "Equipment" in card.types and not _is_location(card))
        or ("retainers" in barred and "Retainer" in card.types)
        or ("contracts" in barred and is_contract(card))
    ):
        return "cannot have it by its own text"
    if is_warded(game, minion, card):
        return "cannot have it by an effect"
    on_it = [game.card(game.copy(below)) for below in minion.attached]
    for having in havings_of(card):
        if not having.methuselah and any(is_called(each, having.what) for each in on_it):
            return f"has a {having.what} already, and can have only one"
    return ""


def is_contract(card: Card) -> bool:
    """Whether a card is a contract: it says so at its beginning."""
    return bool(card.text) and re.search(r"(?:^|\. )(?:Unique )?[Cc]ontract\.", card.text[0].text[:40]) is not None


def _is_location(card: Card) -> bool:
    """Whether an equipment card stands for a location, which is no equipment once it is in play."""
    return bool(card.text) and "location" in card.text[0].text
