"""Losing life and burning: allies and retainers without life are burned, an Imbued is incapacitated, or something else
happens instead (sec. 6.1.4, 6.1.5, 6.4.6)."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.rules import minions
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import incapacitate
from vtes_desktop.rules.life import in_play, is_lifeless
from vtes_desktop.rules.passing import Burned
from vtes_desktop.rules.special.red_list import award_trophies, is_red_list
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy

OTHERS_DEAD: Final = "has burned a vampire, not Red List, of"
"""The mark of a minion with the turn in which it last burned such a vampire of the Methuselah whose seat follows."""
DIABLERIE_ON: Final = "has diablerized one of the clan"
"""The mark of a vampire with the turn in which it last diablerized one of the clan that follows."""
MOVES_ON: Final = "moves on"
"""The mark of a card that may leave the minion that it is on as that is about to be burned."""


def check_life(game: Game, copy: Copy, by: Copy | None = None) -> Procedure[None]:
    """An ally or retainer that has lost its last life is burned `by` whoever took it; an Imbued is incapacitated
    instead (sec. 6.1.4, 6.1.5, 6.4.6, Imbued appendix)."""
    if is_lifeless(game, copy):
        yield from end_life(game, copy, by)


def end_life(game: Game, copy: Copy, by: Copy | None = None) -> Procedure[None]:
    """Burn an ally or retainer that has lost its last life, or incapacitate an Imbued."""
    if minions.is_imbued(game, copy):
        incapacitate(game, copy)
    else:
        yield from burn_minion(game, copy, by)


def burn_minion(game: Game, copy: Copy, by: Copy | None = None) -> Procedure[None]:
    """Burn a minion or retainer with everything on it, unless an effect has something else happen instead; for a Red
    List minion `by` whom it was burned is rewarded."""
    if (yield from is_saved(game, copy)):
        return
    hunted = minions.is_minion(game, copy) and is_red_list(game, copy)
    note_burned(game, copy, by)
    bearer = game.table.copies.get(copy.place.on)
    yield from before_burning(game, copy)
    if game.in_play(copy):
        game.burn(copy)
    if bearer is not None:
        minions.drain(game, bearer)
    if hunted and by is not None:
        yield from award_trophies(game, by)


def note_burned(game: Game, copy: Copy, by: Copy | None, *, drained: int = 0, diablerized: bool = False) -> None:
    """A minion is about to be burned: that is noted of who burns it, its opponent in combat whatever has burned it,
    else `by` whom it is, as a directed action taken against it or as diablerie; not by a referendum, nor on the side
    (rulings on Draught of the Soul). Of its blood a diablerist has `drained` so much."""
    if not minions.is_minion(game, copy) or not game.in_play(copy):
        return
    fight, action = game.fight, game.table.action
    how: Literal["combat", "action", "diablerie"] = "diablerie"
    if fight is not None and copy in fight.both and not diablerized:
        by, how = fight.other(copy), "combat"
    elif not diablerized:
        how = "action"
        against = action is not None and action.kind != "political" and copy.id in action.targets
        if not against or action is None or by is None or by.id != action.minion or copy.controller == action.seat:
            return
    if by is None:
        return
    vampire = minions.is_vampire(game, copy)
    size = minions.capacity(game, copy) if vampire else 0
    contract = any(game.facts(game.card(below)).contract for below in minions.on_it(game, copy))
    title = minions.title(game, copy) if vampire else ""
    votes = minions.title_votes(game, copy, title) if title else -1
    done = Burned(copy.id, copy.controller, by.id, vampire, size, copy.blood + drained, how, contract, votes)
    game.passing.action.burned.append(done)
    if vampire:
        note_deed(game, by, f"{OTHERS_DEAD} {copy.controller}" if not is_red_list(game, copy) else "")
        note_deed(game, by, f"{DIABLERIE_ON} {minions.clan(game, copy)}" if diablerized else "")
    game.passing.now.happened.append(("has burned", by, by.controller))


def note_deed(game: Game, by: Copy, deed: str) -> None:
    """What a minion has done to another in this turn is noted on it, for cards that ask for it until one's next turn is
    over."""
    if deed and game.in_play(by):
        minions.mark(game, by, deed, str(game.table.turn))


def is_saved(game: Game, copy: Copy) -> Procedure[bool]:
    """A minion would be burned: what cards in play have happen instead happens, or its controller may use what has
    something else happen (sec. 1.6.1). Returns whether it has."""
    if not minions.is_minion(game, copy) or not in_play(game, copy):
        return False
    now = game.passing.now
    outer, now.burning = now.burning, copy
    yield from game.abilities.happens(game, "would be burned", copy, copy.controller)
    if now.burning is not None and (
        game.discreet or [*game.abilities.listeners(game, [copy.controller], "would be burned")]
    ):
        order, question = [copy.controller], f"{game.name(copy)} would be burned."
        yield from window(game, order, "would be burned", question, "6.5", until=lambda: now.burning is None)
    saved = now.burning is None
    now.burning = outer
    return saved


def before_burning(game: Game, copy: Copy) -> Procedure[None]:
    """What lies on a minion that is about to be burned may leave it."""
    if any(MOVES_ON in game.copy(below).marks for below in copy.attached):
        yield from game.abilities.happens(game, "about to be burned", copy, copy.controller)
