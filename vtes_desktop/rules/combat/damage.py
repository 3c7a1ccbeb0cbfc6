"""Damage: prevented, healed, or what it leads to (sec. 6.4.6, 6.5.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion, check_life
from vtes_desktop.rules.combat import forecast, lasting
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.lasting import Source
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.life import in_play
from vtes_desktop.rules.playing.limits import codes_used
from vtes_desktop.rules.torpor.falling import go_to_torpor
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


def weigh(game: Game, hurt: Hurt, by: Copy | None = None, *, apart: bool = True) -> Hurt:
    """Change damage by what cards in play say of what is inflicted on its victim `by` a card: it may be reduced to 0,
    which is no prevention, or be aggravated (sec. 6.4.6). What is not inflicted `apart` from other damage is neither
    less nor more by itself (rulings on Nephandus). Returns the same damage."""
    hurt.weighed = True
    outer, game.passing.now.inflicting = game.passing.now.inflicting, by or hurt.by or hurt.inflicter
    game.passing.now.striking = hurt.strike
    if hurt.total and game.abilities.modifier(game, hurt.copy, "no damage") > 0:
        hurt.normal = hurt.aggravated = 0
        hurt.settle()
    spare_immune(game, hurt)
    if apart and hurt.total and (less := -game.abilities.modifier(game, hurt.copy, "damage taken")) > 0:
        lessen(hurt, max(0, hurt.total - less))
    if apart and hurt.total and (more := game.passing.amount(hurt.copy, "damage taken")) > 0:
        # It is like the damage to which it is added.
        around = more if hurt.surroundings else 0
        hurt.surroundings += around
        if hurt.normal:
            hurt.normal += more
        else:
            hurt.aggravated += more
            hurt.surroundings_aggravated += around
    if (most := game.abilities.modifier(game, hurt.copy, "most damage")) > 0:
        # Of each effect by itself, whatever comes with it.
        lessen(hurt, most)
    if hurt.normal and game.abilities.modifier(game, hurt.copy, "aggravated damage") > 0:
        make_aggravated(hurt)
    game.passing.now.inflicting, game.passing.now.striking = outer, None
    return hurt


def make_aggravated(hurt: Hurt) -> None:
    """All of the damage is aggravated, but that of a strike whose damage never is."""
    spared = hurt.struck_normal if hurt.strike is not None and hurt.strike.never_aggravated else 0
    hurt.normal, hurt.aggravated = spared, hurt.total - spared
    hurt.surroundings_aggravated = hurt.surroundings


def lessen(hurt: Hurt, most: int) -> None:
    """Damage is no more than so much: what is beyond that is ignored, normal damage first."""
    beyond = max(0, hurt.total - most)
    normal = min(hurt.normal, beyond)
    hurt.normal -= normal
    hurt.aggravated -= beyond - normal
    hurt.settle()


def spare_immune(game: Game, hurt: Hurt) -> None:
    """Who is immune to damage that is not aggravated is inflicted none, preventable or not; and who treats aggravated
    damage as normal besides, none at all (sec. 6.4.6, ruling on Ex Nihilo)."""
    if hurt.total and game.abilities.modifier(game, hurt.copy, "only aggravated damage") > 0:
        hurt.normal = 0
        if takes_as_normal(game, hurt.copy):
            hurt.aggravated = 0
        hurt.settle()


def takes_as_normal(game: Game, copy: Copy) -> bool:
    """Whether a minion treats aggravated damage as normal: always, or for a part of the running combat."""
    always = game.abilities.modifier(game, copy, "aggravated as normal") > 0
    return always or any(lasting.of(game.fight, lasting.AsNormal, copy))


def order_of_prevention(game: Game, seat: int) -> Sequence[int]:
    """In which order damage is prevented: the combatants', or outside combat clockwise from a Methuselah."""
    return game.fight.order if game.fight is not None else game.clockwise(seat)


def inflict(game: Game, hurts: Sequence[Hurt], order: Sequence[int]) -> Procedure[None]:
    """Resolve damage inflicted at the same time: first all prevention in the order of the seats, then all healing
    (sec. 6.4.6). What is inflicted in return for it is prevented next, and healed together with it (rulings on Blood of
    Acid)."""
    first_to_last = yield from left_of(game, hurts, order)
    if game.fight is not None and (back := [more for each in game.fight.round.returns for more in each(hurts)]):
        first_to_last += yield from left_of(game, back, order, hurts)
    outer, game.passing.now.falling = game.passing.now.falling, []
    left = [hurt for hurt in first_to_last if hurt.total]
    for copy in [hurt.copy for n, hurt in enumerate(left) if all(hurt.copy is not each.copy for each in left[:n])]:
        if in_play(game, copy):
            yield from handle(game, copy, [hurt for hurt in left if hurt.copy is copy])
    # What comes of it for others comes once all of it has been handled (ruling on Young Bloods).
    for hurt in left:
        yield from game.abilities.happens(game, "takes damage", hurt.copy, hurt.copy.controller)
    yield from fall(game, order)
    game.passing.now.falling = outer
    for hurt in first_to_last:
        if hurt.inflicted and hurt.by is not None and in_play(game, hurt.copy):
            before, game.hurt = game.hurt, hurt
            yield from game.abilities.happens(game, "damaged", hurt.copy, hurt.by.controller)
            for each in list(game.fight.round.when_hurt) if game.fight is not None and hurt.total else ():
                yield from each(hurt)
            game.hurt = before
    for run in list(game.fight.upon_damage) if game.fight is not None else ():
        yield from run()


def left_of(
    game: Game, hurts: Sequence[Hurt], order: Sequence[int], before: Sequence[Hurt] = ()
) -> Procedure[list[Hurt]]:
    """Weigh damage inflicted at the same time and let it be prevented, in the order of the seats; what was inflicted
    `before` is to be healed together with it (sec. 6.4.6). Returns it in that order."""
    for hurt in hurts:
        spare_immune(game, hurt)
        if not hurt.weighed:
            weigh(game, hurt)
    first_to_last = sorted(hurts, key=lambda hurt: _rank(order, hurt.copy.controller))
    if any(lasting.of(game.fight, lasting.AllAggravated)):
        for hurt in hurts:
            if minions.is_vampire(game, hurt.copy):
                make_aggravated(hurt)
    for hurt in hurts:
        if any(lasting.of(game.fight, lasting.Immune, hurt.copy)):
            hurt.normal = 0
        if any(lasting.of(game.fight, lasting.Unaggravated, hurt.copy)):
            hurt.aggravated = 0
        hurt.settle()
        hurt.inflicted, hurt.inflicted_aggravated, hurt.inflicted_struck = hurt.total, hurt.aggravated, hurt.struck
        if game.fight is not None and hurt.by is not None:
            game.fight.round.dealt[hurt.by.id, False] += hurt.total - min(hurt.total, hurt.surroundings)
            game.fight.round.dealt[hurt.by.id, True] += hurt.aggravated - hurt.surroundings_aggravated
    if game.fight is not None:
        forecast.show(game, forecast.fates(game, game.fight, [*before, *hurts]))
    for hurt in first_to_last:
        if hurt.total and not hurt.unpreventable and in_play(game, hurt.copy):
            yield from prevent(game, hurt, order, [*before, *hurts])
    return first_to_last


def inflict_aside(game: Game, combat: Fight, run: Callable[[], Procedure[None]]) -> Procedure[None]:
    """What may inflict damage on combatants besides their strikes is done; where it has, what is used upon damage, or
    at any time of the combat, can be used then (sec. 6.4.6)."""
    now = combat.round
    now.taken_till_last = now.taken.copy()
    yield from run()
    if combat.goes_on(game) and any(now.taken[each.id] > now.taken_till_last[each.id] for each in combat.both):
        question, over = "After the damage", combat.over(game)
        yield from window(game, combat.everybody(game), "after strikes", question, "6.4.6", until=over, happens=False)


def fall(game: Game, order: Sequence[int]) -> Procedure[None]:
    """The vampires that were wounded at the same time go to torpor, unless an effect has something else happen to them
    instead (sec. 6.4.6, 6.5.1)."""
    falling = game.passing.now.falling
    for copy in list(falling):
        if copy in falling and minions.is_ready(game, copy):
            game.passing.now.falling_now = copy
            seats = list(dict.fromkeys([*order, *game.clockwise(copy.controller)]))
            question = f"{game.name(copy)} is going to torpor."
            yield from window(game, seats, "going to torpor", question, "6.5.1", until=lambda: not falling)
            game.passing.now.falling_now = None
    for copy in falling:
        go_to_torpor(game, copy)


def _rank(order: Sequence[int], seat: int) -> int:
    return order.index(seat) if seat in order else len(order)


def prevent(game: Game, hurt: Hurt, order: Sequence[int], together: Sequence[Hurt] = ()) -> Procedure[None]:
    """Let damage be prevented, one effect at a time, until none is left or nobody wants to (sec. 6.4.6).

    The effects find what is to be prevented in :attr:`Game.hurt`, and take from it by :func:`prevent_points`. What is
    inflicted `together` with it is laid open as it stands.
    """
    outer, game.hurt = game.hurt, hurt
    yield from prevent_at_once(game, hurt)

    def over() -> bool:
        if game.fight is not None and together:
            forecast.show(game, forecast.fates(game, game.fight, together))
        return not hurt.total

    def question() -> str:
        return f"{game.name(hurt.copy)} would take {hurt.total} damage: prevent it?"

    # What prevents damage to others may be anybody's.
    seats = list(dict.fromkeys([hurt.copy.controller, *order, *game.clockwise(hurt.copy.controller)]))
    yield from window(game, seats, "prevention", question, "6.4.6", until=over)
    yield from prevent_beyond_first(game, hurt, together)
    game.hurt = outer


def preventable(game: Game, hurt: Hurt, of: Source, by: Copy | None = None) -> int:
    """How much of damage an effect can prevent that is good against a sort of it; nothing of a strike's that cards like
    the one `by` which it would be prevented can't prevent."""
    return sum(preventable_of_each(game, hurt, of, by))


def is_barred(game: Game, hurt: Hurt, by: Copy | None) -> bool:
    """Whether a card can prevent nothing of the strike's damage, for a Discipline that it requires."""
    strike = hurt.strike
    return strike is not None and bool(strike.not_by) and by is not None and requires(game, by, strike.not_by)


def preventable_of_each(game: Game, hurt: Hurt, of: Source, by: Copy | None = None) -> tuple[int, int]:
    """How much can be prevented so of normal and of aggravated damage."""
    strike, barred = hurt.strike, is_barred(game, hurt, by)
    if of == "any" and barred:
        return hurt.surroundings - hurt.surroundings_aggravated, hurt.surroundings_aggravated
    if of == "any":
        return hurt.normal, hurt.aggravated
    if strike is None or barred:
        return 0, 0
    weapon = minions.facts(game, game.copy(strike.source)) if strike.kind == "weapon" else None
    melee = weapon is not None and weapon.melee
    fits = {
        "strikes": True,
        "initial strikes": strike.initial,
        "hand strikes": strike.by_hand,
        "hands and melee weapons": strike.by_hand or melee,
        "ranged strikes": strike.ranged,
        "weapons": weapon is not None,
        "guns": weapon is not None and weapon.gun,
        "melee weapons": melee,
    }
    return (hurt.struck_normal, hurt.struck_aggravated) if fits[of] else (0, 0)


def half_of(hurt: Hurt, points: int) -> int:
    """Half of what a strike inflicts, rounded up, as far as so many points are left: whatever was prevented of it
    before, the other half is all the rest (sec. 6.4.6)."""
    return min(points, (max(points, hurt.inflicted_struck) + 1) // 2)


def take_shields(game: Game, hurt: Hurt) -> None:
    """Take from damage that is only expected what lasting effects will prevent of it by themselves."""
    for shield in lasting.of(game.fight, lasting.Shield, hurt.copy):
        if hurt.unpreventable or shield.beyond_first:
            continue
        points = preventable(game, hurt, shield.of, shield.by)
        points = half_of(hurt, points) if shield.half else points
        points = min(points, shield.amount or points)
        bad = 0 if shield.normal_only else min(points, hurt.aggravated)
        hurt.aggravated -= bad
        hurt.normal -= min(points - bad, hurt.normal)


def weapon_of(game: Game, strike: Strike) -> Copy | None:
    """The weapon that makes a strike, whether that does damage or something else (sec. 6.4.5); None for no such."""
    copy = game.table.copies.get(strike.source) if strike.kind == "weapon" or strike.borne else None
    return copy if copy is not None and minions.facts(game, copy).weapon is not None else None


def is_with_melee(game: Game, strike: Strike) -> bool:
    """Whether a melee weapon makes a strike."""
    weapon = weapon_of(game, strike)
    return weapon is not None and minions.facts(game, weapon).melee


def requires(game: Game, copy: Copy, code: str) -> bool:
    """Whether a card that was played requires a Discipline: one of several does that was used with it (sec. 1.5)."""
    if used := codes_used(game, copy):
        return code in used
    level = copy.marks.get("level", "").lower()
    codes = [each.code for each in game.card(copy).disciplines]
    return code in codes and (len(codes) == 1 or not level or code in level)


def prevent_at_once(game: Game, hurt: Hurt) -> Procedure[None]:
    """What lasts of earlier effects prevents its damage by itself."""
    for shield in list(lasting.of(game.fight, lasting.Shield, hurt.copy)):
        points = preventable(game, hurt, shield.of, shield.by)
        if shield.amount and points and game.fight is not None:
            points = min(points, shield.amount)
            game.fight.lasting.remove(shield)
        if shield.half:
            points = half_of(hurt, points)
        if points and not shield.beyond_first:
            normal_only, struck = shield.normal_only, shield.of != "any"
            yield from prevent_points(game, hurt, points, aggravated=not normal_only, by=shield.by, struck=struck)


def prevent_beyond_first(game: Game, hurt: Hurt, together: Sequence[Hurt]) -> Procedure[None]:
    """Of damage that nobody has prevented, what is beyond the first point of a round may be prevented by itself; its
    player chooses which point is left. What can't be prevented of damage inflicted `together` with it comes first."""
    fight = game.fight
    if fight is None or not hurt.total:
        return
    for shield in list(lasting.of(fight, lasting.Shield, hurt.copy)):
        if shield.beyond_first:
            taken = fight.round.taken[hurt.copy.id]
            taken += sum(each.total for each in together if each.copy is hurt.copy and each.unpreventable)
            points = max(0, hurt.total - max(0, 1 - taken))
            yield from prevent_points(game, hurt, points, aggravated=not shield.normal_only, by=shield.by)


def prevent_points(
    game: Game, hurt: Hurt, amount: int, *, aggravated: bool = True, by: Copy | None = None, struck: bool = False
) -> Procedure[None]:
    """Prevent points of damage `by` a card; the player says whether normal or aggravated ones where there are both
    (sec. 6.4.6).

    An effect that can't prevent `aggravated` damage takes from the normal only, one that prevents a strike's from what
    was `struck` only.
    """
    for _ in range(amount):
        normal, bad = preventable_of_each(game, hurt, "strikes" if struck else "any", by)
        options = []
        if normal:
            options.append(Option("normal", "Prevent a normal point"))
        if aggravated and bad:
            options.append(Option("aggravated", "Prevent an aggravated point"))
        if not options:
            return
        question = f"Which damage to {game.name(hurt.copy)} is prevented?"
        option = yield from game.choose(hurt.copy.controller, "prevention", question, options, "6.4.6", hurt.copy.id)
        prevent_point(game, hurt, by, aggravated=option.kind == "aggravated")


def prevent_point(game: Game, hurt: Hurt, by: Copy | None, *, aggravated: bool) -> None:
    """Prevent one point `by` a card: one that is environmental where it can prevent no other."""
    around, struck = int(is_barred(game, hurt, by)), hurt.struck
    hurt.surroundings -= around
    if aggravated:
        hurt.aggravated -= 1
        hurt.surroundings_aggravated -= around
    else:
        hurt.normal -= 1
    hurt.settle()
    if hurt.struck < struck:
        hurt.preventers.append(by)


def handle(game: Game, copy: Copy, hurts: Sequence[Hurt]) -> Procedure[None]:
    """Handle all damage to a minion or retainer that was not prevented: healed, or what it leads to (sec. 6.4.6).

    Of what is inflicted at the same time normal damage comes first, wherever it comes from.
    """
    for hurt in hurts:
        if takes_as_normal(game, copy):
            hurt.normal, hurt.aggravated = hurt.total, 0
        aggravated = f" ({hurt.aggravated} aggravated)" if hurt.aggravated else ""
        game.say(game.doing.name(copy), f" takes {hurt.total} damage{aggravated}", seat=copy.controller)
    if minions.is_vampire(game, copy):
        yield from hurt_vampire(game, copy, hurts)
    else:
        for hurt in hurts:
            if in_play(game, copy):
                lost = game.burn_blood(copy, hurt.total)
                yield from check_life(game, copy, hurt.by)
                hurt.lost = lost
    for hurt in hurts:
        if game.fight is not None:
            count(game.fight, hurt)


def count(fight: Fight, hurt: Hurt) -> None:
    """A combat remembers what damage each of the two has taken, lost by and inflicted in the round."""
    fight.round.taken[hurt.copy.id] += hurt.total
    fight.taken_in_all[hurt.copy.id] += hurt.total
    fight.round.lost[hurt.copy.id] += hurt.lost
    if hurt.by is not None and hurt.copy in fight.both:
        fight.round.inflicted[hurt.by.id] += hurt.total - min(hurt.total, hurt.surroundings)
    if hurt.strike is not None and hurt.copy in fight.both:
        fight.inflicted_with[hurt.strike.source] += hurt.struck


def hurt_vampire(game: Game, copy: Copy, hurts: Sequence[Hurt]) -> Procedure[None]:
    """A vampire burns a blood for each normal damage; what it can't heal wounds it. Aggravated damage can't be healed:
    the first wounds it, each further point must be paid with a blood, or it is burned (sec. 6.4.6)."""
    falling = game.passing.now.falling
    held_up = game.fight is not None and copy.id in game.fight.held_up
    wounded = minions.in_torpor(game, copy) or copy in falling or held_up
    for hurt in hurts:
        hurt.lost = game.burn_blood(copy, hurt.to_heal)
        wounded = wounded or hurt.lost < hurt.to_heal
    for hurt in hurts:
        aggravated = hurt.aggravated
        if aggravated and not wounded:
            wounded = True
            aggravated -= 1
        if aggravated > copy.blood:
            yield from burn_minion(game, copy, hurt.by)
            return
        hurt.lost += game.burn_blood(copy, aggravated)
    if wounded and copy not in falling and not held_up:
        falling.append(copy)
