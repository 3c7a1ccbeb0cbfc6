"""Strikes: which may be chosen, and what they do when they resolve together (sec. 6.4.3, 6.4.5, 6.4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.damage import Hurt, inflict, steal_blood, without_life
from vtes_desktop.rules.game import Game
from vtes_desktop.table.table import Copy, on

if TYPE_CHECKING:
    from vtes_desktop.rules.combat import Fight

StrikeKind = Literal[
    "hand", "weapon", "damage", "dodge", "combat ends", "steal blood", "destroy equipment", "steal equipment", "none"
]


class Strike(Struct, frozen=True):
    """A strike that was chosen."""

    kind: StrikeKind
    minion: Copy
    source: int = 0
    """The weapon or card that it comes from."""
    amount: int = 0
    """Damage or blood; a hand strike's and a weapon's are worked out when it resolves."""
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    """Whether it is done with first strike."""
    target: int = 0
    """A retainer of the opponent that it is aimed at; 0 for the opponent."""
    weapons_only: bool = False
    """Of destroying or stealing equipment: whether it must be a weapon."""
    dodge: bool = False
    """Whether it protects as a dodge besides what it does."""


DEFENSIVE = frozenset({"dodge", "combat ends", "none"})


def choose_strike(game: Game, combat: Fight, minion: Copy, *, first: bool) -> Procedure[Strike]:
    """Choose a strike: one bound by its maneuver, the hands, a weapon, or a card (sec. 6.4.3)."""
    bound = combat.committed.get(minion.id) if first else None
    strike: Strike | None = None
    if bound is not None and bound.kind != "none":
        strike = bound
    while strike is None:
        offered = dict(strike_options(game, combat, minion))
        uses = {use.option: use for use in game.abilities.uses(game, minion.controller, "choose strike")}
        question = f"{game.name(minion)}: which strike? The range is {game.combat.range}."
        options = [*offered, *uses]
        option = yield from game.choose(minion.controller, "strike", question, options, "6.4.3")
        if option in offered:
            strike = offered[option]
        else:
            yield from uses[option].run()
            strike = game.strike_made
            game.strike_made = None
    strike = yield from aim(game, combat, strike)
    show_strike(game, combat, strike)
    return strike


def strike_options(game: Game, combat: Fight, minion: Copy) -> list[tuple[Option, Strike]]:
    """The strikes that need no card of the hand: the hands and the weapons borne (sec. 6.4.5)."""
    amount = minions.strength(game, minion)
    text = f"Hand strike: {amount} damage" + (" (close range only)" if game.combat.range == "long" else "")
    made = [(Option("hand strike", text, minion.id, minion.id, amount=amount), Strike("hand", minion))]
    for copy in minions.equipment(game, minion):
        weapon = minions.facts(game, copy).weapon
        if weapon is None or copy.id in combat.no_equipment:
            continue
        amount = weapon.damage + (minions.strength(game, minion) if weapon.by_strength else 0)
        words = f"{game.name(copy)}: {amount}{'R' if weapon.ranged else ''} damage"
        strike = Strike("weapon", minion, copy.id, ranged=weapon.ranged, aggravated=weapon.aggravated)
        made.append((Option("weapon", words, copy.id, minion.id, amount=amount), strike))
    return made


def aim(game: Game, combat: Fight, strike: Strike) -> Procedure[Strike]:
    """At long range a strike that reaches may be aimed at one of the opponent's retainers (sec. 6.4.7)."""
    victims = minions.retainers(game, combat.other(strike.minion))
    if game.combat.range == "close" or not victims or not reaches(game, strike) or strike.kind in DEFENSIVE:
        return strike
    opponent = combat.other(strike.minion)
    options = [
        Option("target", f"Strike {game.name(copy)}", copy.id, targets=(copy.id,)) for copy in (opponent, *victims)
    ]
    question = f"At whom does {game.name(strike.minion)} strike?"
    option = yield from game.choose(strike.minion.controller, "target", question, options, "6.4.7")
    return strike if option.copy == opponent.id else replace(strike, target=option.copy)


def reaches(game: Game, strike: Strike) -> bool:
    """Whether a strike is effective at the range of the round (sec. 6.4.3)."""
    return game.combat.range == "close" or is_ranged(game, strike) or strike.kind in DEFENSIVE


def is_ranged(game: Game, strike: Strike) -> bool:
    """Whether a strike is ranged, by itself or by its weapon."""
    if strike.kind == "weapon" and strike.source in game.table.copies:
        weapon = minions.facts(game, game.copy(strike.source)).weapon
        return strike.ranged or (weapon is not None and weapon.ranged)
    return strike.ranged


def damage_of(game: Game, strike: Strike) -> int:
    """The damage that a strike would do now (sec. 6.4.5)."""
    match strike.kind:
        case "hand":
            return minions.strength(game, strike.minion) + strike.amount
        case "weapon":
            copy = game.table.copies.get(strike.source)
            weapon = minions.facts(game, copy).weapon if copy is not None else None
            if weapon is None:
                return 0
            return weapon.damage + (minions.strength(game, strike.minion) if weapon.by_strength else 0)
        case "damage":
            return strike.amount
        case _:
            return 0


def show_strike(game: Game, combat: Fight, strike: Strike) -> None:
    """Lay the chosen strike open for everyone."""
    damage = damage_of(game, strike) if reaches(game, strike) else 0
    words = {"hand": "hand strike", "weapon": "weapon"}.get(strike.kind, strike.kind)
    if strike.source in game.table.copies:
        words = game.name(game.copy(strike.source))
    side = "acting" if strike.minion is combat.acting else "opposing"
    before = game.combat.acting if side == "acting" else game.combat.opposing
    shown = replace(before, strike=words, source=strike.source, target=strike.target, damage=damage)
    game.change_combat(**{side: shown})
    game.say(game.doing.name(strike.minion), f" strikes: {words}", seat=strike.minion.controller)


def resolve_strikes(game: Game, combat: Fight, strikes: list[Strike]) -> Procedure[None]:
    """Resolve strikes: combat ends before all, then first strikes, then the rest together (sec. 6.4.5)."""
    if any(strike.kind == "combat ends" for strike in strikes):
        combat.ended = True
        game.say("The combat ends", seat=combat.acting.controller)
        return
    first = [strike for strike in strikes if strike.first]
    rest = [strike for strike in strikes if not strike.first]
    for batch in (first, rest):
        alive = [strike for strike in batch if minions.is_ready(game, strike.minion) and has_source(game, strike)]
        if alive:
            yield from resolve_together(game, combat, alive, strikes)
        if any(not minions.is_ready(game, minion) for minion in combat.both):
            return


def has_source(game: Game, strike: Strike) -> bool:
    """Whether a weapon that a strike comes from is still there and still its minion's (sec. 6.4.5, first strike)."""
    if strike.kind != "weapon":
        return True
    copy = game.table.copies.get(strike.source)
    return copy is not None and copy.place.on == strike.minion.id


def resolve_together(game: Game, combat: Fight, batch: list[Strike], every: list[Strike]) -> Procedure[None]:
    """The effects of strikes first, then their damage, all at the same time (sec. 6.4.3)."""
    dodging = {strike.minion.id for strike in every if strike.kind == "dodge" or strike.dodge}
    hurts: list[Hurt] = []
    for strike in batch:
        victim = game.table.copies.get(strike.target) if strike.target else combat.other(strike.minion)
        # A dodge protects the minion and what it bears, not its retainers (sec. 6.4.5).
        if victim is None or not reaches(game, strike) or (victim.id in dodging):
            continue
        match strike.kind:
            case "steal blood":
                steal_blood(game, strike.minion, victim, strike.amount)
                if not minions.is_vampire(game, victim) and victim.blood == 0:
                    yield from without_life(game, victim)
            case "destroy equipment" | "steal equipment":
                yield from take_equipment(game, combat, strike, victim)
            case _:
                amount = damage_of(game, strike)
                bad = strike.aggravated
                hurts.append(Hurt(victim, normal=0 if bad else amount, aggravated=amount if bad else 0))
    yield from inflict(game, together(hurts), combat.order)


def together(hurts: list[Hurt]) -> list[Hurt]:
    """Damage to the same victim at the same time is one (sec. 6.4.6)."""
    merged: dict[int, Hurt] = {}
    for hurt in hurts:
        if hurt.copy.id in merged:
            merged[hurt.copy.id].normal += hurt.normal
            merged[hurt.copy.id].aggravated += hurt.aggravated
        elif hurt.total:
            merged[hurt.copy.id] = hurt
    return list(merged.values())


def take_equipment(game: Game, combat: Fight, strike: Strike, victim: Copy) -> Procedure[None]:
    """Destroy or steal an equipment of the victim; the striking minion chooses which (sec. 6.4.5)."""
    found = [
        copy
        for copy in minions.equipment(game, victim)
        if not strike.weapons_only or minions.facts(game, copy).weapon is not None
    ]
    if not found:
        return
    verb = "Destroy" if strike.kind == "destroy equipment" else "Steal"
    options = [Option("equipment", f"{verb} {game.name(copy)}", copy.id) for copy in found]
    question = f"Which equipment of {game.name(victim)}?"
    option = yield from game.choose(strike.minion.controller, "equipment", question, options, "6.4.5")
    copy = game.copy(option.copy)
    if strike.kind == "destroy equipment":
        game.burn(copy)
    else:
        game.say(game.doing.name(strike.minion), " steals ", game.doing.name(copy), seat=strike.minion.controller)
        game.doing.move_card(copy, on(strike.minion.id), controller=strike.minion.controller)
        combat.no_equipment.add(copy.id)
