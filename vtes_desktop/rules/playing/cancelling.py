"""Cancelling a card as it is played: which cards a text can cancel (sec. 1.6.1, 1.6.3, 11)."""

from __future__ import annotations

from functools import partial

from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.facts import Cancels
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import discard
from vtes_desktop.rules.playing.limits import codes_used
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


def discard_uses(game: Game, seat: int) -> list[Use]:
    """The cancelling of the card that is being played by discarding combat cards, where its text lets the opponent."""
    fight, played = game.fight, game.passing.now.card_played
    if fight is None or played is None or played.marks.get("cancelled") or fight.of(seat) is None:
        return []
    if played.controller == seat or played.controller not in fight.order:
        return []
    wanted = game.facts(game.card(played)).cancelled_by
    if not wanted or len(_combat_cards(game, seat)) < wanted:
        return []
    option = Option("cancel", f"Discard {wanted} combat cards: cancel {game.name(played)}", played.id)
    return [Use(option, partial(_discard_to_cancel, game, seat, played, wanted))]


def _discard_to_cancel(game: Game, seat: int, played: Copy, wanted: int) -> Procedure[bool]:
    for _ in range(wanted):
        options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in _combat_cards(game, seat)]
        option = yield from game.choose(seat, "discard", "Which combat card?", options, "1.6.1", played.id)
        discard(game, seat, game.copy(option.copy))
    minions.mark(game, played, "cancelled", "yes")
    game.say(game.doing.name(played), " is cancelled", seat=seat)
    return True


def _combat_cards(game: Game, seat: int) -> list[Copy]:
    """The combat cards of a hand."""
    return [copy for copy in game.pile(seat, "hand") if "Combat" in game.card(copy).types]


def can_cancel(game: Game, copy: Copy, mode: Mode, minion: Copy | None, seat: int = -1) -> bool:
    """Whether a card in hand can cancel the one that is being played now."""
    if not game.passing.now.being_played:
        return False
    told = game.reader.cancels(game.card(copy), mode)
    return told is not None and may_cancel(game, told, minion, seat)


def may_cancel(game: Game, told: Cancels, minion: Copy | None, seat: int = -1) -> bool:
    """Whether the card being played now can be cancelled so, by a minion or by a Methuselah herself."""
    played = game.passing.now.card_played
    if played is None or played.marks.get("cancelled"):
        return False
    return _fits(game, told, played) and _by_whom(game, told, played, minion, seat)


def _fits(game: Game, told: Cancels, played: Copy) -> bool:
    card, kind, level = game.card(played), played.marks.get("played", ""), played.marks.get("level", "")
    if told.types:
        if not ({kind} | set(card.types)) & told.types:
            return False
    elif kind in ("Master", "Event") and (told.minion or not told.keywords):
        return False
    if told.non_combat and kind == "Combat":
        return False
    if told.codes and not told.codes & codes_used(game, played):
        return False
    if not told.keywords or told.keywords & game.reader.said(card, level, kind).keywords:
        return True
    # A strike card is played as one: its level makes a strike.
    return "strike" in told.keywords and kind == "Combat" and game.mode_at(card, level, "Combat").strike is not None


def _player(game: Game, played: Copy) -> Copy | None:
    """The minion that is playing a card; None where none is."""
    play = game.passing.action.play_of(played)
    return game.table.copies.get(play.minion) if play is not None else None


def _is_small(game: Game, by: Copy | None, most: int) -> bool:
    """Whether the minion that is playing a card is an ally, or a vampire of such a capacity at most."""
    return by is not None and (minions.is_ally(game, by) or minions.capacity(game, by) <= most)


def _is_played_on(game: Game, played: Copy, minion: Copy) -> bool:
    """Whether a card that is being played concerns a minion: its own if it says nothing of the opposing one, and that
    as well if it does; the targets of an action."""
    kind = played.marks.get("played", "")
    if kind not in ("Combat", "Action Modifier"):
        targets = game.table.action.targets if game.table.action is not None and kind != "Master" else ()
        return not targets or minion.id in targets
    if _player(game, played) is minion:
        return True
    return game.reader.said(game.card(played), played.marks.get("level", ""), kind).at_opponent


def _by_whom(game: Game, told: Cancels, played: Copy, minion: Copy | None, seat: int) -> bool:
    mine = minion.controller if minion is not None else seat
    if told.others and played.controller == mine:
        return False
    by = _player(game, played) if told.most or told.younger else None
    if told.most and not _is_small(game, by, told.most):
        return False
    if told.neighbours and played.controller not in (game.table.prey(mine), game.table.predator(mine)):
        return False
    if minion is None:
        return True
    fight = game.fight
    if told.opponent and (fight is None or fight.other(minion).controller != played.controller):
        return False
    if told.on_it and not _is_played_on(game, played, minion):
        return False
    if not told.younger:
        return True
    older = minions.playing_capacity(game, minion)
    return by is not None and minions.is_vampire(game, by) and minions.capacity_for(game, by, mine) < older
