"""Combat: rounds of range, strikes and presses (sec. 6.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import forecast, lasting
from vtes_desktop.rules.combat.additional import gain_additional_strikes, is_kept, show_additional, spend
from vtes_desktop.rules.combat.damage import fall, inflict, inflict_aside
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.maneuvers import determine_range
from vtes_desktop.rules.combat.presses import press
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.combat.strikes import aggravated_hands, choose_strike, clear_strikes
from vtes_desktop.rules.combat.striking import expect, resolve_strikes
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.blocks import sequence
from vtes_desktop.rules.passing import Fought
from vtes_desktop.rules.playing.hands import settle_hands
from vtes_desktop.rules.special.disease import spread
from vtes_desktop.rules.torpor.falling import go_to_torpor
from vtes_desktop.rules.turn.ousting import spoil_withdrawal
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.situation import Combat, Side
from vtes_desktop.table.table import Copy


def fight(
    game: Game,
    acting: Copy,
    opposing: Copy,
    begins: Callable[[], Procedure[None]] | None = None,
    *,
    of_action: bool = False,
) -> Procedure[None]:
    """Fight a combat to its end (sec. 6.4), and those that effects have follow it; nothing happens unless both minions
    are ready and have different controllers. What `begins` with it does not go on in a combat that follows, which is
    no more that `of_action`."""
    following: tuple[Copy, Copy] | None = (acting, opposing)
    follows = False
    while following is not None:
        combat = Fight(*following, of_action=of_action and not follows)
        fought = combat.goes_on(game)
        if fought and follows and not (yield from follows_on(game, combat)):
            return
        follows = True
        if fought:
            yield from fight_combat(game, combat, begins)
        following, begins = combat.then, None
        if fought and following is None:
            yield from after_combat(game, combat)


def after_combat(game: Game, combat: Fight) -> Procedure[None]:
    """A combat is over and no other is waiting: what is used then may begin one. Where it does, what was to be done
    once this one had ended is lost (rulings on Hidden Lurker and Follow the Alpha)."""
    fought = len(game.passing.action.fought)
    if game.table.action is not None and not game.passing.action.action_ended:
        yield from window(game, sequence(game), "after combat", "The combat is over. Anything more?", "6.4")
    if combat.after_end and len(game.passing.action.fought) == fought:
        game.passing.combat.added += combat.hurts_more
        for run in combat.after_end:
            yield from run()
        game.passing.new_combat()
        yield from settle_hands(game)


def follows_on(game: Game, combat: Fight) -> Procedure[bool]:
    """A combat is about to follow another in the running action: effects may end that, and then it does not, and who
    was wounded before goes to torpor now (ruling on Obedience). Returns whether it follows."""
    if game.table.action is None:
        return True
    one, other = combat.both
    action = game.passing.action
    action.to_fight = combat.both
    question = f"{game.name(one)} and {game.name(other)} are about to enter combat."
    yield from window(game, combat.order, "before another combat", question, "6.4", until=lambda: action.action_ended)
    action.to_fight = None
    if action.action_ended:
        falling, action.to_fall = action.to_fall, []
        for minion in falling:
            go_to_torpor(game, minion)
    return not action.action_ended


def fight_combat(game: Game, combat: Fight, begins: Callable[[], Procedure[None]] | None = None) -> Procedure[None]:
    """Fight one combat: round after round while a press to continue stands (sec. 6.4.1)."""
    acting, opposing = combat.both
    for minion in combat.both:
        spoil_withdrawal(game, minion.controller)
    lives = {each.id: each.blood for minion in combat.both for each in minions.retainers(game, minion)}
    game.fight = combat
    game.passing.new_combat()
    combat.lays_open = forecast.show_strength
    combat.at_start = frozenset((*acting.attached, *opposing.attached))
    game.set_combat(Combat(Side(acting.id, acting.controller), Side(opposing.id, opposing.controller)))
    game.say("Combat: ", game.doing.name(acting), " against ", game.doing.name(opposing), seat=acting.controller)
    if begins is not None:
        yield from begins()
    for run in list(game.passing.action.in_every_combat):
        yield from run()
    bore = tuple(
        (each.id, tuple((below, dict(below.marks)) for below in minions.on_it(game, each))) for each in combat.both
    )
    game.passing.action.fought.append(Fought(acting, opposing, bore))
    yield from fall_late(game, combat)
    yield from settle_hands(game)
    while (yield from fight_round(game, combat)) or (yield from goes_on_at_end(game, combat)):
        game.change_combat(round=game.combat.round + 1, press=-1)
    for run in combat.at_end:
        yield from run()
    yield from game.abilities.happens(game, "combat is over", acting)
    game.set_combat(None)
    game.fight = None
    combat.hurts_more += [each for each in game.passing.combat.added if each.name == "damage taken"]
    game.passing.new_combat()
    yield from settle_hands(game)
    if game.edition.retainers_heal:
        heal_retainers(game, lives)


def hold_up(game: Game, combat: Fight, minion: Copy) -> None:
    """A vampire that is wounded goes to torpor only once the combat has ended; if another follows in which it fights,
    as that begins (rulings on Undead Persistence)."""
    combat.held_up.add(minion.id)

    def after() -> Procedure[None]:
        if minions.is_ready(game, minion):
            if combat.then is not None and minion in combat.then:
                game.passing.action.to_fall.append(minion)
            else:
                go_to_torpor(game, minion)
        yield from ()

    combat.at_end.append(after)


def fall_late(game: Game, combat: Fight) -> Procedure[None]:
    """Who was wounded in the combat before goes to torpor now, unless an effect has something else happen instead."""
    falling, game.passing.action.to_fall = game.passing.action.to_fall, []
    if falling:
        outer, game.passing.now.falling = game.passing.now.falling, falling
        yield from fall(game, combat.order)
        game.passing.now.falling = outer


def goes_on_at_end(game: Game, combat: Fight) -> Procedure[bool]:
    """The combat would end: effects of that moment may be used, and may have a new round begin in its place, if both
    minions are still ready. What is used at the end of a round may be used after them, too (rulings on Disarm)."""
    game.change_combat(step="end")
    seats, then = combat.everybody(game), combat.then
    yield from window(game, seats, "end of combat", "The combat ends.", "6.4.4", until=lambda: combat.goes_on_after_all)
    if combat.goes_on_after_all or combat.then is not then:
        yield from round_ends(game, combat, happens=False)
    if not combat.goes_on_after_all:
        return False
    combat.goes_on_after_all = combat.ended = combat.queued = False
    combat.then = None
    combat.after_end.clear()
    return combat.goes_on(game)


def fight_round(game: Game, combat: Fight) -> Procedure[bool]:
    """One round; returns whether another follows (sec. 6.4.1). It ends at once when a combatant is not ready any more
    (sec. 6.4.3); what is used at the end of a round can be used then too."""
    if game.combat.round > 1:
        combat.new_round(game.combat.range)
    game.passing.new_round()
    long = any(lasting.of(combat, lasting.LongByDefault))
    game.change_combat(step="before range", range="long" if long else "close")
    clear_strikes(game)
    begun, combat.upon_round = combat.upon_round, []
    for run in begun:
        yield from run()
    pressed = yield from steps(game, combat)
    yield from round_ends(game, combat)
    for run in combat.round.at_end:
        yield from run()
    return pressed and combat.goes_on(game)


def round_ends(game: Game, combat: Fight, *, happens: bool = True) -> Procedure[None]:
    """What is used at the end of a round; cards in play are told of it once."""
    question = f"Round {game.combat.round} ends."
    yield from window(game, combat.everybody(game), "end of round", question, "6.4.4", happens=happens)


def steps(game: Game, combat: Fight) -> Procedure[bool]:
    """The steps of a round, until the combat can't go on; returns whether a press to continue stands."""
    for step in (before_range, determine_range, before_strikes, strike_phase):
        yield from step(game, combat)
        if not combat.goes_on(game):
            return False
    pressed = yield from press(game, combat)
    return pressed and combat.goes_on(game)


def before_range(game: Game, combat: Fight) -> Procedure[None]:
    """What is used before range is determined, before the acting minion decides on a maneuver (sec. 6.4.2)."""
    question = f"Combat, round {game.combat.round}: before range"
    yield from window(game, combat.everybody(game), "before range", question, "6.4.2", until=combat.over(game))
    by_effect = lasting.range_set(combat)
    if by_effect is not None:
        # What is set counts for damage that comes before range (ruling on Improvised Flamethrower), and for what is
        # used at the end of a round that ends now (ruling on Disarm).
        game.change_combat(range=by_effect.range)
    hurts, combat.soon = [*combat.soon, *weather(game, combat)], []
    if hurts:
        yield from inflict_aside(game, combat, lambda: inflict(game, hurts, combat.order))


def weather(game: Game, combat: Fight) -> Iterator[Hurt]:
    """The environmental damage that comes before range is determined, to both minions and all their retainers."""
    for each in lasting.of(combat, lasting.Weather):
        damage = each.damage + (game.combat.round - each.since if each.grows else 0)
        for minion in combat.both:
            for victim in (minion, *minions.retainers(game, minion)):
                yield Hurt(victim, damage, unpreventable=True, surroundings=damage)


def before_strikes(game: Game, combat: Fight) -> Procedure[None]:
    """What is used before strikes are chosen; then a disease spreads, too."""
    game.change_combat(step="before strikes")
    if game.combat.range == "close" and all(minions.is_vampire(game, each) for each in combat.both):
        spread(game, *combat.both)
    question = "Before strikes are chosen"
    yield from window(game, combat.everybody(game), "before strikes", question, "6.4.3", until=combat.over(game))


def strike_phase(game: Game, combat: Fight) -> Procedure[None]:
    """The first pair of strikes, then additional strikes pair by pair; if only one has more, the pair is just its
    strike (sec. 6.4.3)."""
    yield from one_pair(game, combat, list(combat.both), first=True)
    if not combat.goes_on(game):
        return
    game.change_combat(step="additional")
    yield from gain_additional_strikes(game, combat)
    while combat.goes_on(game):
        left = combat.round.additional
        striking = [each for each in combat.both if left[each.id] > 0 and not is_kept(combat, each)]
        if not striking:
            return
        for minion in striking:
            combat.round.additional[minion.id] -= 1
        show_additional(game, combat)
        yield from one_pair(game, combat, striking, first=False)


def one_pair(game: Game, combat: Fight, striking: list[Copy], *, first: bool) -> Procedure[None]:
    """Choose and resolve one pair of strikes: the acting minion chooses first (sec. 6.4.3)."""
    game.change_combat(step="choose strike")
    combat.first_pair = first
    clear_strikes(game)
    strikes: list[Strike] = []
    for minion in striking:
        if combat.goes_on(game):
            before = [[*kept] for kept in brought_later(game, combat)]
            strike = yield from choose_strike(game, combat, minion, first=first)
            strikes.append(strike)
            combat.brought[minion.id] = [
                each
                for kept, old in zip(brought_later(game, combat), before, strict=True)
                for each in kept
                if all(each is not one for one in old)
            ]
            forecast.show(game, expect(game, combat, strikes, first=first))
            if len(strikes) < len(striking):
                yield from strike_shown(game, combat, strikes)
    if not combat.goes_on(game):
        return
    game.change_combat(step="resolve")
    combat.chosen = strikes
    question = "The strikes are chosen."
    yield from window(game, combat.everybody(game), "strikes chosen", question, "6.4.3", until=combat.over(game))
    combat.chosen = []
    if not combat.goes_on(game):
        return
    # Hand strikes may be made aggravated until they resolve (ruling on Wolf Claws).
    strikes = [
        replace(each, aggravated=True) if each.by_hand and aggravated_hands(game, each.minion) else each
        for each in strikes
    ]
    for strike in strikes:
        spend(game, combat, strike)
    yield from resolve_strikes(game, combat, strikes, first=first)
    if combat.goes_on(game):
        question = "After the strikes"
        yield from window(game, combat.everybody(game), "after strikes", question, "6.4.3", until=combat.over(game))


def strike_shown(game: Game, combat: Fight, strikes: list[Strike]) -> Procedure[None]:
    """The first of a pair of strikes is chosen: a master card that is for a chosen strike may be played out of turn
    before the opposing minion chooses (ruling on Rötschreck)."""
    if not combat.goes_on(game):
        return
    combat.chosen = strikes
    yield from window(
        game,
        combat.everybody(game),
        "strikes chosen",
        "The first strike is chosen.",
        "6.4.3",
        until=combat.over(game),
        allowed=lambda use: use.option.kind == "out of turn",
        happens=False,
    )
    combat.chosen = []


def brought_later(game: Game, combat: Fight) -> list[list[object]]:
    """All that a card can bring into a combat for later: what lasts, numbers that are added, what is done."""
    now, so_far = combat.round, game.passing
    kept: list[Any] = [combat.lasting, so_far.combat.added, so_far.round.added, now.when_hurt, now.returns]
    return [*kept, combat.upon_damage, combat.after_end, combat.at_end, combat.upon_round]


def choose_anew(game: Game, combat: Fight, minion: Copy) -> Procedure[None]:
    """Cancel the strike that a minion has chosen, with all else that came with it, and have it choose a new one before
    any resolves (rulings on Primal Instincts)."""
    for kept in brought_later(game, combat):
        for each in combat.brought.get(minion.id, ()):
            if each in kept:
                kept.remove(each)
    for place, strike in enumerate(combat.chosen):
        if strike.minion is minion:
            combat.round.committed.pop(minion.id, None)
            game.say(game.doing.name(minion), " chooses another strike", seat=minion.controller)
            combat.chosen[place] = yield from choose_strike(game, combat, minion, first=strike.initial)


def heal_retainers(game: Game, lives: dict[int, int]) -> None:
    """The wounds of retainers that were not burned in the combat are healed (Jyhad sec. 12.3.1)."""
    for i, life in lives.items():
        copy = game.table.copies.get(i)
        if copy is not None and copy.place.on and copy.blood < life:
            game.gain_blood(copy, life - copy.blood)
