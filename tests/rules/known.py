"""Made-up cards that the referee knows, defined in its own words: what the abilities room does for the printed ones.

Each is laid like any card; the game is given :class:`Known` as its abilities. So the worked examples of the rulebooks
can be played to their end without doing anything by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.combat.additional import gain
from vtes_desktop.rules.combat.blow import StrikeKind
from vtes_desktop.rules.combat.damage import prevent_points
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.maneuvers import change_range, may_commit
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import library
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class Played(Struct, frozen=True):
    """A card being played: what its effect is given."""

    game: Game
    copy: Copy
    minion: Copy
    mode: Mode
    window: Window = "as played"
    """Where it is offered; not known any more when it is done."""

    @property
    def superior(self) -> bool:
        """Whether it is played at its superior level."""
        return self.mode.level.isupper()

    @property
    def fight(self) -> Fight:
        """The combat in which it is played."""
        assert self.game.fight is not None
        return self.game.fight

    def strike(self, kind: StrikeKind, amount: int = 0, **more: Any) -> None:
        """The card makes this strike."""
        self.game.strike_made = Strike(kind, amount, minion=self.minion, source=self.copy.id, **more)


Do = Callable[[Played], Procedure[None] | None]
"""What a card does; a procedure where it asks somebody something."""


def _flash(played: Played) -> None:
    """A strike card with a maneuver: played for the maneuver it chooses the strike too (sec. 6.4.2)."""
    if played.game.combat.step == "range":
        made = Strike("damage", 1, ranged=True, minion=played.minion, source=played.copy.id)
        played.fight.round.committed[played.minion.id] = made
        change_range(played.game, played.minion)
    else:
        played.strike("damage", 1, ranged=True)


def _redirect(played: Played) -> Procedure[None]:
    game, minion = played.game, played.minion
    options = [
        Option("redirect", f"Bleed {game.seat_name(seat)}", seat=seat)
        for seat in game.clockwise(minion.controller)
        if seat not in (minion.controller, game.action.seat)
    ]
    option = yield from game.choose(minion.controller, "redirect", "Whom instead?", options)
    game.lock(minion)
    game.change_action(seats=(option.seat,))


def _prevent(played: Played) -> Procedure[None]:
    assert played.game.hurt is not None
    yield from prevent_points(played.game, played.game.hurt, 2 if played.superior else 1)


def _prevent_normal(played: Played) -> Procedure[None]:
    assert played.game.hurt is not None
    yield from prevent_points(played.game, played.game.hurt, 2, aggravated=False)


def _more_bleed(played: Played) -> None:
    played.game.change_action(bleed=played.game.action.bleed + 1)


def _may_flash(played: Played) -> bool:
    striking = played.window == "choose strike"
    return striking or (played.window == "range" and may_commit(played.fight, played.minion, played.copy.id))


class Effect(Struct, frozen=True):
    """A made-up card, what it does, and when it may be played beyond what its type and text say."""

    card: Card
    do: Do = lambda _: None
    when: Callable[[Played], bool] = lambda _: True


STRIKE: Final = "Strike: as the test says."
EFFECTS: Final[dict[str, Effect]] = {
    effect.card.name: effect
    for effect in (
        Effect(
            library("Slipping away", "Action Modifier"),
            lambda played: blocks.add_stealth(played.game, 1),
            lambda played: blocks.stealth_needed(played.game),
        ),
        Effect(
            library("Keen senses", "Reaction"),
            lambda played: blocks.add_intercept(played.game, played.minion, 1),
            lambda played: blocks.intercept_needed(played.game, played.minion),
        ),
        Effect(library("Confusion", "Action Modifier"), _more_bleed, lambda played: played.game.action.kind == "bleed"),
        Effect(library("Redirection", "Reaction"), _redirect, lambda played: played.window == "after blocks"),
        Effect(library("Running", "Combat", text="Maneuver.")),
        Effect(library("Chasing", "Combat", text="Press.")),
        Effect(library("Flash", "Combat", text="Maneuver.\nStrike: 1R damage."), _flash, _may_flash),
        Effect(
            library(
                "Blur",
                "Combat",
                text={"cel": "Additional strike (limited).", "CEL": "2 additional strikes (limited)."},
                disciplines="cel",
            ),
            lambda played: gain(played.game, played.fight, played.minion, 2 if played.superior else 1),
        ),
        Effect(
            library(
                "Hard skin", "Combat", text={"for": "Prevent 1 damage.", "FOR": "Prevent 2 damage."}, disciplines="for"
            ),
            _prevent,
        ),
        Effect(library("Thick skin", "Combat", text="Prevent 2 non-aggravated damage."), _prevent_normal),
        Effect(library("Undead strength", "Combat", text=STRIKE), lambda played: played.strike("hand", 2)),
        Effect(library("Quick blow", "Combat", text=STRIKE), lambda played: played.strike("hand", first=True)),
        Effect(library("Claws", "Combat", text=STRIKE), lambda played: played.strike("hand", aggravated=True)),
        Effect(library("Dodge", "Combat", text=STRIKE), lambda played: played.strike("dodge")),
        Effect(library("Calm", "Combat", text=STRIKE), lambda played: played.strike("combat ends")),
        Effect(library("Bolt", "Combat", text=STRIKE), lambda played: played.strike("damage", 3, ranged=True)),
        Effect(library("Theft", "Combat", text=STRIKE), lambda played: played.strike("steal blood", 3, ranged=True)),
        Effect(library("Bite", "Combat", text=STRIKE), lambda played: played.strike("steal blood", 2)),
        Effect(library("Disarming", "Combat", text=STRIKE), lambda played: played.strike("destroy equipment")),
        Effect(
            library("Quick disarming", "Combat", text=STRIKE),
            lambda played: played.strike("destroy equipment", weapons_only=True, first=True),
        ),
        Effect(library("Snatching", "Combat", text=STRIKE), lambda played: played.strike("steal equipment")),
        Effect(
            library("Quick snatching", "Combat", text=STRIKE),
            lambda played: played.strike("steal equipment", first=True),
        ),
    )
}


class Known(Asked):
    """Abilities that know the made-up cards above by name, and offer them when they may be played."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """The cards of the hand that can be played in a window and now."""
        found = []
        for use in super().uses(game, seat, window):
            copy, minion = game.copy(use.option.copy), game.copy(use.option.minion)
            effect = EFFECTS.get(game.card(copy).name)
            if effect is None or effect.when(Played(game, copy, minion, Mode("Combat"), window)):
                found.append(use)
        return found

    def effect(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
        """What a made-up card does."""
        known = EFFECTS.get(game.card(copy).name)
        if known is None or minion is None:
            return super().effect(game, seat, copy, mode, minion)
        return _done(known, Played(game, copy, minion, mode))


def _done(effect: Effect, played: Played) -> Procedure[None]:
    asking = effect.do(played)
    if asking is not None:
        yield from asking


def table(*names: str, edition: str = "current") -> Position:
    """A game whose cards are known; by default Sarah, whose prey is Alexis and whose predator is Justin."""
    return Position(*(names or ("Sarah", "Alexis", "Justin")), edition=edition, abilities=Known())


def give(game: Position, seat: str, *names: str) -> list[Copy]:
    """Give made-up cards to a hand."""
    return game.hand(seat, *[EFFECTS[name].card for name in names])


def weapon(name: str, strike: str) -> Card:
    """A weapon that strikes so: ``2R``, ``strength+1``."""
    return library(name, "Equipment", text=f"Weapon.\nStrike: {strike} damage.")
