"""Combat: rounds of range, strikes and presses (sec. 6.4)."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import PASS, Option, Procedure
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.ousting import spoil_withdrawal
from vtes_desktop.rules.strikes import Strike, choose_strike, resolve_strikes
from vtes_desktop.table.situation import Combat, Side
from vtes_desktop.table.table import Copy


class Fight(Struct):
    """What a combat remembers beyond what lies on the table: what was used, and strikes already decided."""

    acting: Copy
    opposing: Copy
    ended: bool = False
    """Whether an effect has ended the combat."""
    maneuvers_used: dict[int, int] = field(default_factory=dict)
    """Card to how many of its optional maneuvers were used in this combat."""
    presses_used: dict[int, int] = field(default_factory=dict)
    committed: dict[int, Strike] = field(default_factory=dict)
    """Minion to the strike that it chose by using its maneuver (sec. 6.4.2)."""
    additional: dict[int, int] = field(default_factory=dict)
    """Minion to the additional strikes that it gained in this round."""
    no_equipment: set[int] = field(default_factory=set)
    """Equipment that was stolen in this round and can't be used in it (sec. 6.4.5)."""

    @property
    def both(self) -> tuple[Copy, Copy]:
        """The acting minion first."""
        return self.acting, self.opposing

    def other(self, minion: Copy) -> Copy:
        """Its opponent."""
        return self.opposing if minion is self.acting else self.acting

    @property
    def order(self) -> list[int]:
        """The two Methuselahs, the acting minion's first."""
        return [self.acting.controller, self.opposing.controller]


def fight(game: Game, acting: Copy, opposing: Copy) -> Procedure[None]:
    """Fight a combat to its end (sec. 6.4); nothing happens unless both minions are ready."""
    combat = Fight(acting, opposing)
    if not both_ready(game, combat) or acting.controller == opposing.controller:
        return
    for minion in combat.both:
        spoil_withdrawal(game, minion.controller)
    game.fight = combat
    game.set_combat(Combat(Side(acting.id, acting.controller), Side(opposing.id, opposing.controller)))
    game.say("Combat: ", game.doing.name(acting), " against ", game.doing.name(opposing), seat=acting.controller)
    while True:
        again = yield from fight_round(game, combat)
        if not again:
            break
        game.change_combat(round=game.combat.round + 1, press=-1)
    game.change_combat(step="end")
    yield from window(game, order(game, combat), "end of combat", "The combat ends.", "6.4.4")
    game.set_combat(None)
    game.fight = None


def order(game: Game, combat: Fight) -> list[int]:
    """Who may use effects in which order: the combatants', then everyone clockwise (sec. 1.6.1)."""
    return list(dict.fromkeys([*combat.order, *game.clockwise(combat.acting.controller)]))


def both_ready(game: Game, combat: Fight) -> bool:
    """Whether the combat can go on: nothing has ended it and both are ready (sec. 6.4.3)."""
    return not combat.ended and all(minions.is_ready(game, minion) for minion in combat.both)


def fight_round(game: Game, combat: Fight) -> Procedure[bool]:
    """One round; returns whether another follows (sec. 6.4.1)."""
    combat.committed.clear()
    combat.additional.clear()
    combat.no_equipment.clear()
    game.change_combat(step="before range", range="close")
    number = game.combat.round
    yield from window(game, order(game, combat), "before range", f"Combat, round {number}: before range", "6.4.2")
    if not both_ready(game, combat):
        return False
    yield from determine_range(game, combat)
    if not both_ready(game, combat):
        return False
    game.change_combat(step="before strikes")
    yield from window(game, order(game, combat), "before strikes", "Before strikes are chosen", "6.4.3")
    if both_ready(game, combat):
        yield from strike_phase(game, combat)
    if not both_ready(game, combat):
        return False
    pressed = yield from press(game, combat)
    yield from window(game, order(game, combat), "end of round", "The round ends.", "6.4.4")
    return pressed and both_ready(game, combat)


def determine_range(game: Game, combat: Fight) -> Procedure[None]:
    """Maneuver to long range and back, never twice in a row by the same minion (sec. 6.4.2)."""
    game.change_combat(step="range")
    last: Copy | None = None
    passed = 0
    minion = combat.acting
    while passed < 2 and both_ready(game, combat):
        options = maneuvers(game, combat, minion) if minion is not last else []
        option = PASS
        if options:
            question = f"{game.name(minion)}: maneuver to {'long' if game.combat.range == 'close' else 'close'} range?"
            option = yield from game.choose(minion.controller, "range", question, [*options, PASS], "6.4.2")
        if option == PASS:
            passed += 1
        else:
            yield from maneuver(game, combat, minion, option)
            passed, last = 0, minion
            # The acting minion has the word again, unless it maneuvered last.
            minion = combat.other(minion)
            continue
        minion = combat.other(minion)
    game.say(f"The range is {game.combat.range}", seat=combat.acting.controller)


def maneuvers(game: Game, combat: Fight, minion: Copy) -> list[Option]:
    """The maneuvers that a minion has now: optional ones of cards on it, and cards and effects (sec. 6.4.2)."""
    options = []
    for copy in [minion, *minions.equipment(game, minion), *minions.retainers(game, minion)]:
        facts = minions.facts(game, copy)
        left = facts.maneuvers - combat.maneuvers_used.get(copy.id, 0)
        bound = combat.committed.get(minion.id)
        if facts.weapon is not None and bound is not None and bound.source != copy.id:
            continue
        if left > 0 and copy.id not in combat.no_equipment:
            options.append(Option("maneuver", f"Maneuver with {game.name(copy)}", copy.id, minion.id))
    return options + [use.option for use in game.abilities.uses(game, minion.controller, "range")]


def maneuver(game: Game, combat: Fight, minion: Copy, option: Option) -> Procedure[None]:
    """Maneuver: the range changes; using a weapon's maneuver chooses its strike (sec. 6.4.2)."""
    if option.kind == "maneuver":
        copy = game.copy(option.copy)
        combat.maneuvers_used[copy.id] = combat.maneuvers_used.get(copy.id, 0) + 1
        if minions.facts(game, copy).weapon is not None:
            combat.committed[minion.id] = Strike("weapon", minion, source=copy.id)
        change_range(game, minion)
    else:
        use = next(use for use in game.abilities.uses(game, minion.controller, "range") if use.option == option)
        yield from use.run()


def change_range(game: Game, minion: Copy) -> None:
    """A maneuver has been used: close becomes long, long becomes close."""
    other = "long" if game.combat.range == "close" else "close"
    game.change_combat(range=other)
    game.say(game.doing.name(minion), f" maneuvers to {other} range", seat=minion.controller)


def strike_phase(game: Game, combat: Fight) -> Procedure[None]:
    """The first pair of strikes, then additional strikes pair by pair (sec. 6.4.3)."""
    yield from one_pair(game, combat, list(combat.both), first=True)
    if not both_ready(game, combat):
        return
    game.change_combat(step="additional")
    yield from window(game, combat.order, "additional strikes", "Additional strikes", "6.4.3")
    while both_ready(game, combat):
        striking = [minion for minion in combat.both if combat.additional.get(minion.id, 0) > 0]
        if not striking:
            return
        for minion in striking:
            combat.additional[minion.id] -= 1
        yield from one_pair(game, combat, striking, first=False)


def one_pair(game: Game, combat: Fight, striking: list[Copy], *, first: bool) -> Procedure[None]:
    """Choose and resolve one pair of strikes: the acting minion chooses first (sec. 6.4.3)."""
    game.change_combat(
        step="choose strike",
        acting=replace(game.combat.acting, strike="", source=0, target=0, damage=0),
        opposing=replace(game.combat.opposing, strike="", source=0, target=0, damage=0),
    )
    strikes: list[Strike] = []
    for minion in striking:
        if both_ready(game, combat):
            strike = yield from choose_strike(game, combat, minion, first=first)
            strikes.append(strike)
    if not both_ready(game, combat):
        return
    game.change_combat(step="resolve")
    yield from resolve_strikes(game, combat, strikes)
    if both_ready(game, combat):
        yield from window(game, order(game, combat), "after strikes", "After the strikes", "6.4.3")


def press(game: Game, combat: Fight) -> Procedure[bool]:
    """Press to continue, or to end: presses cancel each other, as maneuvers do; returns whether one to continue stands
    (sec. 6.4.4)."""
    game.change_combat(step="press")
    going_on = False
    last: Copy | None = None
    passed = 0
    minion = combat.acting
    while passed < 2 and both_ready(game, combat):
        options = presses(game, combat, minion) if minion is not last else []
        option = PASS
        if options:
            question = f"{game.name(minion)}: press to {'end' if going_on else 'continue'} the combat?"
            option = yield from game.choose(minion.controller, "press", question, [*options, PASS], "6.4.4")
        if option == PASS:
            passed += 1
        else:
            yield from use_press(game, combat, minion, option)
            going_on = not going_on
            game.change_combat(press=minion.controller if going_on else -1)
            words = " presses to continue" if going_on else " presses to end the combat"
            game.say(game.doing.name(minion), words, seat=minion.controller)
            passed, last = 0, minion
        minion = combat.other(minion)
    return going_on


def presses(game: Game, combat: Fight, minion: Copy) -> list[Option]:
    """The presses that a minion has now."""
    options = []
    for copy in [minion, *minions.equipment(game, minion), *minions.retainers(game, minion)]:
        left = minions.facts(game, copy).presses - combat.presses_used.get(copy.id, 0)
        if left > 0 and copy.id not in combat.no_equipment:
            options.append(Option("press", f"Press with {game.name(copy)}", copy.id, minion.id))
    return options + [use.option for use in game.abilities.uses(game, minion.controller, "press")]


def use_press(game: Game, combat: Fight, minion: Copy, option: Option) -> Procedure[None]:
    """Use a press."""
    if option.kind == "press":
        combat.presses_used[option.copy] = combat.presses_used.get(option.copy, 0) + 1
    else:
        use = next(use for use in game.abilities.uses(game, minion.controller, "press") if use.option == option)
        yield from use.run()
