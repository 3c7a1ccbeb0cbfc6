"""Cards that come into play by whatever way: an action, a master card, an effect that finds or raises them
(sec. 6.1.3–6.1.5)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.step import stays
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.titles.contests import enter_play
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy, Place, on


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
    if copy.place.region == "ash heap":
        game.taken.forget(copy.id)
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
