"""How often a card may be played, and how many of it one can have, where its text limits it in fixed phrases.

“A minion can play only one … each turn”, “Only one … can be played in a game”, “A minion can have only one …”: by the
card's own name or by a word that it has (aim, vehicle). A cancelled card counts: it was played (sec. 11).
"""

from __future__ import annotations

from vtes_desktop.cards.model import Card
from vtes_desktop.rules.facts import Limit
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import names_of_counters
from vtes_desktop.rules.minions import facts, is_warded
from vtes_desktop.rules.passing import Played
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import used_of
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy


def is_called(game: Game, card: Card, what: str) -> bool:
    """Whether a card has a limit's name, or its word at the beginning of its text (“Weapon, gun.”)."""
    return what in game.facts(card).called or key(card) == what


def key(card: Card) -> str:
    """A card's name as limits have it: in lower case, without its article and full stops."""
    return card.display_name.lower().removeprefix("the ").removesuffix(" card").replace(".", "")


# -- playing --------------------------------------------------------------------------------------------------------


def why_limited(game: Game, seat: int, card: Card, mode: Mode, minion: Copy | None) -> str:
    """Why a card can't be played once more for now, in words that go on “it …”; nothing when it can."""
    if game.table.tally.get(banned(card)):
        return "can't play it again this turn: an effect has cancelled it so"
    if mode.type == "Reaction" and game.edition.reaction_once and _has_reacted(game, seat, card):
        return "can play a reaction card only once in an action"
    for limit in game.reader.limits(card, mode):
        if _was_played(game, limit, _player(limit, seat, minion)):
            return f"can play only one {limit.what} each {limit.each}"
    action = game.table.action
    if action is not None and mode.multiplies:
        acting = game.table.copies.get(action.minion)
        if acting is not None and game.abilities.modifier(game, acting, "doubled votes") > 0:
            return "multiplies votes that are doubled already"
    for having in game.facts(card).havings:
        if not having.methuselah or mode.level in having.stays_not:
            continue
        if any(is_called(game, game.card(copy), having.what) for copy in game.controlled(seat)):
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


def codes_used(game: Game, copy: Copy) -> frozenset[str]:
    """The Disciplines with which the card was played that is being played now, of those that it has (ruling on cards of
    several Disciplines)."""
    played = game.passing.action.play_of(copy)
    return played.codes if played is not None else frozenset()


def note_play(game: Game, copy: Copy, mode: Mode, minion: Copy | None) -> None:
    """Remember that a card was played, and as far as it has limits for how long. What outlasts a phase lies on the
    table."""
    used = mode.disciplines if minion is None else used_of(game, minion, mode)
    codes = frozenset(level.code for level in used)
    if game.fight is not None:
        game.fight.played[copy.card] += 1
    action = game.table.action
    others = action is not None and minion is not None and minion.id != action.minion
    game.passing.action.played.append(
        Played(minion.id if minion else 0, mode.type, codes, mode.any_of, copy, mode, others)
    )
    note_limits(game, copy, mode, minion)


def note_limits(game: Game, copy: Copy, mode: Mode, minion: Copy | None, *, called: bool = False) -> None:
    """Remember what counts for the limits of a card: that it was played, or that its referendum was `called`."""
    for limit in game.reader.limits(game.card(copy), mode):
        if limit.called is not called:
            continue
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
    if "only one unlock " not in names_of_counters(game):
        return
    ids = {str(minion.id) for minion in minions}
    for name in [name for name in game.table.tally if name.startswith("only one unlock ")]:
        if name.split()[3] in ids:
            game.do(m.SetCounter(0, name, 0))


def forget_minion(game: Game, minion: Copy) -> None:
    """What a minion could play but once counts no more, as it is another one now."""
    for name in _played_once_by(game, minion):
        game.do(m.SetCounter(0, name, 0))


def goes_on_as(game: Game, before: Copy, now: Copy) -> None:
    """What a minion could play but once counts still, as it is the same one though another card."""
    for name in _played_once_by(game, before):
        game.do(m.SetCounter(0, name.replace(f" {before.id} ", f" {now.id} ", 1), game.table.tally[name]))
        game.do(m.SetCounter(0, name, 0))


def _played_once_by(game: Game, minion: Copy) -> list[str]:
    """The counters of the table for what a minion has played of which it could play but one."""
    return [name for name in game.table.tally if name.startswith("only one ") and name.split()[3] == str(minion.id)]


# -- having ---------------------------------------------------------------------------------------------------------


def is_equipment_there(game: Game, card: Card) -> bool:
    """Whether a card is equipment when it is on a minion."""
    printed = game.reader.printed(card)
    return ("Equipment" in card.types and not printed.no_equipment) or printed.becomes_equipment


def bars_itself(game: Game, minion: Copy, card: Card) -> bool:
    """Whether a minion can't have a card by its own text; then it takes no action to equip or employ it either, whoever
    would get it (rulings on Enkidu, The Noah, Helen Fairchild and Beast, The Leatherface of Detroit)."""
    barred = facts(game, minion).cannot
    return bool(barred) and (
        ("equipment" in barred and is_equipment_there(game, card))
        or ("retainers" in barred and "Retainer" in card.types)
        or ("contracts" in barred and game.facts(card).contract)
    )


def why_not_on(game: Game, minion: Copy, card: Card) -> str:
    """Why a minion can't get a card, having one of it already, in words that go on “it …”; nothing when it can."""
    if bars_itself(game, minion, card):
        return "cannot have it by its own text"
    if is_warded(game, minion, card):
        return "cannot have it by an effect"
    # What lies face down on it is out of play.
    on_it = [game.card(copy) for below in minion.attached if (copy := game.copy(below)).face_up]
    for having in game.facts(card).havings:
        if having.methuselah:
            continue
        count = sum(is_called(game, each, having.what) for each in on_it)
        if having.most > 1 and count >= having.most:
            return "cannot have it by an effect"
        if having.most == 1 and count:
            return f"has a {having.what} already, and can have only one"
    return ""
