"""Cards that come into play by whatever way: an action, a master card, an effect that finds or raises them
(sec. 6.1.3–6.1.5)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.step import stays
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing import limits
from vtes_desktop.rules.titles.contests import enter_play
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy, Place, on

CHOSEN: Final = "chosen"
"""The mark of a card that remembers what was chosen for it, also by a name that follows: the number of that."""


def begins_anew(game: Game, copy: Copy) -> None:
    """A card is about to leave an ash heap for play or an uncontrolled region: it is another one from then on. What it
    did and played counts no more, and no card remembers it (sec. 1.3, rulings on Possession and The Capuchin)."""
    if copy.place.region != "ash heap":
        return
    game.taken.forget(copy.id)
    limits.forget_minion(game, copy)
    for other, name in _remembering(game, copy):
        minions.mark(game, other, name, "")


def goes_on_as(game: Game, before: Copy, now: Copy) -> None:
    """A minion is another card from now on, and the same minion: what it did and played counts, and who remembers it
    does so still (sec. 1.5)."""
    game.taken.goes_on_as(before.id, now.id)
    limits.goes_on_as(game, before, now)
    for other, name in _remembering(game, before):
        minions.mark(game, other, name, str(now.id))


def _remembering(game: Game, copy: Copy) -> list[tuple[Copy, str]]:
    """The cards that remember a card, and each mark by which they do."""
    number = str(copy.id)
    return [
        (other, name)
        for other in game.table.copies.values()
        for name, value in other.marks.items()
        if value == number and (name == CHOSEN or name.startswith(f"{CHOSEN} "))
    ]


def bring_into_play(
    game: Game,
    copy: Copy,
    seat: int,
    bearer: Copy | None = None,
    *,
    region: str = "ready",
    level: str | None = None,
    life: int | None = None,
    recruited: bool = False,
    equipped: bool = False,
    shuffled: str = "",
) -> Procedure[None]:
    """Put a card into play under a Methuselah's control, on a `bearer` or in a region of hers; it may be contested
    (sec. 4.1), and the cards in play are told. A card that was just played keeps its level, unless another is told.

    An ally or retainer has the `life` that it starts with unless told (sec. 6.1.4, 6.1.5). An ally that was `recruited`
    by an action can't act in this turn (sec. 6.1.5). Its bearer is told to have `equipped` with it only where the
    effect says equip, not where a card is put on somebody (ruling LSJ 20100119). The pile that was searched for it is
    `shuffled` before anything comes of it.
    """
    begins_anew(game, copy)
    from_hand = (copy.place.region == "hand" and copy.place.seat == seat) or "played" in copy.marks
    stays(game, copy)
    lies = Place(seat, "uncontrolled" if recruited else region) if bearer is None else on(bearer.id)
    if copy.place != lies or copy.controller != seat:
        game.doing.move_card(copy, lies, controller=seat, face_up=True)
    if recruited:
        minions.mark(game, copy, "recruited", "yes")
    if level is not None:
        minions.mark(game, copy, "level", level)
    if {"Ally", "Retainer"} & set(game.card(copy).types) or life is not None:
        game.gain_blood(copy, max(1, minions.facts(game, copy).life) if life is None else life)
        minions.drain(game, copy)
    if shuffled:
        game.doing.shuffle(seat, shuffled)
    equipped = equipped and bearer is not None and "Equipment" in game.card(copy).types
    if equipped:
        yield from game.abilities.happens(game, "equipping", copy, seat)
        if from_hand:
            yield from game.abilities.happens(game, "equipping from hand", copy, seat)
            if not game.in_play(copy) or game.table.copies.get(copy.id) is not copy:
                # Something else was equipped instead.
                return
    yield from enter_play(game, copy)
    if equipped:
        yield from game.abilities.happens(game, "equipped", copy, seat)
        if from_hand:
            yield from game.abilities.happens(game, "equipped from hand", copy, seat)
