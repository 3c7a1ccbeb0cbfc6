"""What convictions are burned for besides paying for cards (Imbued appendix)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.carrying_out import cancel
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.facts import Burning
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import convictions, is_monster
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.basic_actions import bleed_plan, may_bleed, resolve_bleed, why_no_bleed
from vtes_desktop.rules.minion.plan import Plan, Possible, later
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.limits import codes_used
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


def conviction_uses(game: Game, seat: int, window: Window) -> Iterator[Use]:
    """What the convictions of a Methuselah's ready Imbued can be burned for in a window."""
    for minion in minions.ready_minions(game, seat):
        for copy in convictions(game, minion) if minions.is_imbued(game, minion) else ():
            said = game.facts(game.card(copy)).burning
            if not (said.once and _key(minion, copy) in game.passing.action.only_one):
                yield from _uses(game, minion, copy, said, window)


def _uses(game: Game, minion: Copy, copy: Copy, said: Burning, window: Window) -> Iterator[Use]:
    fight = game.fight
    match window:
        case "block attempt" if said.intercept and blocks.intercept_needed(game, minion) and _monster_acts(game):
            does = partial(blocks.add_intercept, game, minion, said.intercept)
            yield _use(game, minion, copy, f"+{said.intercept} intercept", does)
        case "as announced" if said.hinder and game.action.minion == minion.id:
            does = partial(blocks.add_to_all, game, "intercept", -said.hinder, partial(is_monster, game))
            yield _use(game, minion, copy, f"monsters get -{said.hinder} intercept", does)
        case "choose strike" if said.strike and fight is not None and minion in fight.both:
            if is_monster(game, fight.other(minion)) and not _aims(fight, minion):
                does = partial(_aim, game, minion, said.strike)
                words = f"+{said.strike} damage with the hands or a weapon"
                yield _use(game, minion, copy, words, does, for_strike=True)
        case "as played" if _may_cancel(game, minion, said):
            yield _use(game, minion, copy, "cancel it", partial(cancel, game, copy, free=True))
        case "as announced" if said.control and _is_taken_by_action(game, minion):
            yield _use(game, minion, copy, "cancel the action", partial(_cancel_action, game))


def _use(
    game: Game, minion: Copy, copy: Copy, words: str, does: Callable[[], None], *, for_strike: bool = False
) -> Use:
    option = Option("burn conviction", f"{game.name(minion)} burns {game.name(copy)}: {words}", copy.id, minion.id)

    def run() -> Procedure[bool]:
        game.passing.action.only_one.add(_key(minion, copy))
        # What it cancels is found while the conviction is still there.
        does()
        game.burn(copy)
        yield from ()
        return True

    return Use(option, run, for_strike=for_strike)


def _key(minion: Copy, copy: Copy) -> tuple[str, int]:
    return f"conviction {copy.card}", minion.id


def _monster_acts(game: Game) -> bool:
    acting = blocks.acting_minion(game)
    return acting is not None and is_monster(game, acting)


class _Harder(Struct, frozen=True):
    """A strike with the hands or a weapon does more damage, by a conviction that is burned to make it."""

    amount: int

    def __call__(self, strike: Strike) -> Strike:
        return replace(strike, amount=strike.amount + self.amount) if strike.kind in ("hand", "weapon") else strike


def _aims(fight: Fight, minion: Copy) -> bool:
    """Whether the minion has burned a conviction for its next strike already: one is burned to make a strike."""
    return any(isinstance(each, _Harder) for each in fight.aims.get(minion.id, ()))


def _aim(game: Game, minion: Copy, amount: int) -> None:
    """The minion's next strike does more damage, if it is with the hands or a weapon."""
    if game.fight is not None:
        game.fight.aims.setdefault(minion.id, []).append(_Harder(amount))


def _is_against(game: Game, minion: Copy, said: Burning, played: Copy) -> bool:
    """Whether a card that is being played is one that can be cancelled: of one of the Disciplines, and for an action
    directed at the Imbued or a strike against it."""
    if not codes_used(game, played) & said.cancels:
        return False
    fight, action = game.fight, game.table.action
    if fight is not None:
        return minion in fight.both and game.combat.step == "choose strike"
    return action is not None and minion.id in action.targets


def _may_cancel(game: Game, minion: Copy, said: Burning) -> bool:
    """Whether another's card that is being played now can be cancelled: also what would have somebody else control the
    Imbued."""
    played = game.passing.now.card_played
    if played is None or "cancelled" in played.marks or played.controller == minion.controller:
        return False
    if said.cancels and _is_against(game, minion, said, played):
        return True
    return said.control and minion in game.abilities.changes_control(game, played)


def _is_taken_by_action(game: Game, minion: Copy) -> bool:
    """Whether the action that is announced, by a card in play, would."""
    source = game.table.copies.get(game.action.card)
    if source is None or "played" in source.marks or minion.id not in game.action.targets:
        return False
    return game.action.seat != minion.controller and minion in game.abilities.changes_control(game, source)


def _cancel_action(game: Game) -> None:
    """The announced action is not performed: its minion is unlocked, and may try it again (LSJ 20060425)."""
    game.unlock(game.copy(game.action.minion))
    game.passing.action.action_ended = game.passing.action.may_repeat = True
    game.say("The action is cancelled", seat=game.action.seat)


# -- as an action ---------------------------------------------------------------------------------------------------


def conviction_actions(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The bleed for which an Imbued may burn a conviction: it is its bleed of the turn (sec. 6.1.1)."""
    seat = minion.controller
    prey = game.table.prey(seat)
    if not minions.is_imbued(game, minion) or not minions.is_ready(game, minion) or prey == seat:
        return
    for copy in convictions(game, minion):
        more = game.facts(game.card(copy)).burning.bleed
        if more and may_bleed(game, minion, taken):
            amount = minions.net_bleed(game, minion) + more
            text = f"{game.name(minion)} burns {game.name(copy)} to bleed {game.seat_name(prey)} for {max(0, amount)}"
            option = Option("bleed with conviction", text, copy.id, minion.id, seat=prey, amount=max(0, amount))
            keys = ("bleed", f"in play {copy.id} 0")
            yield Possible(option, "bleed", later(_bleed_plan, game, minion, copy, prey, amount), keys, directed=True)


def _bleed_plan(game: Game, minion: Copy, copy: Copy, prey: int, amount: int) -> Plan:
    """A bleed by a conviction, which is burned when the action succeeds, as costs are paid (sec. 6.2.3)."""
    plain = bleed_plan(game, minion, prey, amount)

    def resolve(game: Game) -> Procedure[None]:
        game.burn(copy)
        yield from resolve_bleed(game)

    def may_resolve(game: Game) -> str:
        there = copy in convictions(game, minion)
        return why_no_bleed(game) or ("" if there else "the conviction for it is gone")

    return Plan(plain.action, resolve, plain.words, may_resolve=may_resolve)
