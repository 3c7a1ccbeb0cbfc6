"""Actions that cards in play allow: a minion's own text, equipment, locations, what others have laid (sec. 6.1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.read_actions import choose_opponent, declare_target
from vtes_desktop.rules.by_hand.step import by_hand
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import of_what_stands
from vtes_desktop.rules.minion.action_text import ActionText
from vtes_desktop.rules.minion.entering_combat import enter_combat_plan, opponents
from vtes_desktop.rules.minion.plan import Plan, Possible, action_by
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.politics.referendum import hold_referendum
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


def in_play_actions(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The actions that cards in play allow a minion: each by the same card only once a turn (sec. 6.1.6)."""
    offered = game.abilities.in_play(game, minion)
    known = {each.option.copy for each in offered}
    for each in offered:
        if not any(taken.has(minion, key) for key in each.keys if key.startswith("in play")):
            yield each
    if not minions.is_ready(game, minion):
        return
    for copy, texts in offering(game):
        if copy.id in known:
            continue
        for place, said in enumerate(texts):
            key = f"in play {copy.id} {place}"
            if may_use(game, minion, copy, said, taken) and not taken.has(minion, key):
                yield read_possible(game, minion, copy, said, key)


@of_what_stands
def offering(game: Game) -> list[tuple[Copy, tuple[ActionText, ...]]]:
    """The cards in play whose text speaks of an action, with what it says; not those that the abilities know."""
    found = []
    for copy in game.lying_in_play():
        marks = copy.marks
        said = game.reader.actions(game.card(copy), marks.get("level", ""), merged="merged" in marks)
        # What convictions are burned for is told by the rules of the Imbued.
        if not said or not copy.face_up or "played" in marks or "Conviction" in game.card(copy).types:
            continue
        if not game.abilities.knows(game, copy) and game.table.root(copy).place.region != "uncontrolled":
            found.append((copy, said))
    return found


def belongs(minion: Copy, copy: Copy) -> bool:
    """Whether a card is the minion's own to use: itself, on it, or its controller's and on nobody."""
    on_nobody = copy.place.region == "in play" and copy.controller == minion.controller
    return copy is minion or copy.place.on == minion.id or on_nobody


def may_use(game: Game, minion: Copy, copy: Copy, said: ActionText, taken: Taken) -> bool:
    """Whether a minion may take the action now: it is for it, can be paid, has somebody to fight, is not its second
    political action (sec. 6.1.7)."""
    limit = game.edition.political_limit
    if said.kind == "political" and limit and taken.count(minion, "political") >= limit:
        return False
    return (
        (said.anyone or belongs(minion, copy))
        and (not said.blood or (minions.is_vampire(game, minion) and minion.blood >= said.blood))
        and said.pool <= game.table.seats[minion.controller].pool
        and (said.kind not in ("political", "hunt") or minions.is_vampire(game, minion))
        and (said.kind != "enter combat" or bool(opponents(game, minion, said.against)))
    )


def read_possible(game: Game, minion: Copy, copy: Copy, said: ActionText, key: str) -> Possible:
    """The action that is read of a card in play."""
    kind = said.kind or "card in play"
    by = "" if copy is minion else f" by {game.name(copy)}"
    what = "enters combat" if kind == "enter combat" else "takes an action"
    option = Option("card in play", f"{game.name(minion)} {what}{by}", copy.id, minion.id, level=key)
    keys = (key, "political") if kind == "political" else (key,)
    plan = partial(read_plan, game, minion, copy, said)
    return Possible(option, kind, plan, keys, said.directed, said.blood, said.pool)


def read_plan(game: Game, minion: Copy, copy: Copy, said: ActionText) -> Procedure[Plan | None]:
    """Settle what is declared with an action by a card in play (sec. 6.2.1)."""
    seat = minion.controller

    def rest(game: Game) -> Procedure[None]:
        yield from by_hand(game, seat, copy)

    if said.kind == "enter combat":
        target = yield from choose_opponent(game, minion, said.against)
        if target is None:
            return None
        return enter_combat_plan(
            game,
            minion,
            target,
            stealth=said.stealth,
            blood_cost=said.blood,
            pool_cost=said.pool,
            source=copy,
            afterwards=None if said.alone else rest,
        )
    kind = said.kind or "card in play"
    action = action_by(game, minion, kind, said.stealth, card=copy.id, blood_cost=said.blood, pool_cost=said.pool)
    if said.directed:
        action = yield from declare_target(game, action, copy)

    def resolve(game: Game) -> Procedure[None]:
        political = said.kind == "political"
        if not political or (yield from hold_referendum(game, game.name(copy), seat, minion=minion)):
            yield from rest(game)

    def may_resolve(game: Game) -> str:
        there = game.table.copies.get(copy.id) is copy and game.table.region_of(copy).in_play
        return "" if there else "the card that allows it is gone"

    return Plan(action, resolve, f"takes the action of {game.name(copy)}", may_resolve=may_resolve)
