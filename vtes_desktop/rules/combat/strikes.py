"""Strikes: which may be chosen, and at whom they are aimed (sec. 6.4.3, 6.4.5, 6.4.7)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import check_life
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.blow import StrikeKind
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.forecast import show_sides
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.effects import settle
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.numbers import MinionNumber
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.paying import choose_rebates
from vtes_desktop.rules.playing.printed import Weapon
from vtes_desktop.rules.playing.requirements import combat_rebates, cost_of
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.table import Copy

ONCE_IN_ROUND = -1
"""Stands for a strike that an effect gives once in each round, where what was used is counted."""
DEFENSIVE = frozenset({"dodge", "combat ends", "none"})
"""Strikes that do nothing to the opponent, and so are effective at any range (sec. 6.4.3)."""
TAKING = frozenset({"destroy equipment", "steal equipment"})
"""Strikes at the opponent's equipment (sec. 6.4.5)."""
AIMED = frozenset({"weapon", "damage", "steal blood"})
"""Strikes that can be aimed at a retainer, if they reach to long range (sec. 6.4.7)."""


def weapon_strike(minion: Copy, copy: Copy, weapon: Weapon) -> Strike:
    """The strike that a weapon, or a minion's own card, gives."""
    if weapon.kind == "combat ends":
        return Strike("combat ends", minion=minion, source=copy.id, numbers=weapon)
    kind: StrikeKind = "damage" if copy is minion else "weapon"
    ranged, aggravated = weapon.ranged, weapon.aggravated
    return Strike(kind, ranged=ranged, aggravated=aggravated, minion=minion, source=copy.id, numbers=weapon)


def choose_strike(game: Game, combat: Fight, minion: Copy, *, first: bool) -> Procedure[Strike]:
    """Choose a strike: the one that a maneuver has chosen already, the hands, a weapon, or a card (sec. 6.4.3)."""
    game.passing.new_strike()
    strike = combat.round.committed.get(minion.id) if first else combat.round.promised.pop(minion.id, None)
    earlier = {strike.source} if strike is not None else set[int]()
    chosen = (yield from with_committed(game, combat, minion, strike)) if strike is not None else None
    if chosen is None and minion.id in combat.round.robbed:
        # The strike card was cancelled as it was played for its maneuver.
        chosen = Strike("none", minion=minion)
        combat.round.robbed.discard(minion.id)
    hands = lasting.Ban(minion.id, "round", "strikes other than hand strikes")
    if with_hands := not first and combat.must_strike_with_hands(minion):
        combat.lasting.append(hands)
    while chosen is None:
        offered = {
            option: strike
            for option, strike in strike_options(game, combat, minion).items()
            if can_pay_strike(game, minion, strike)
        }
        bound = compelled(game, offered)
        must_require = "" if first else combat.must_strike_by(minion)
        if must_require:
            offered.clear()
        if not offered or may_leave(game, minion):
            offered.setdefault(no_strike(minion), Strike("none", minion=minion))
        uses = {
            use.option: use
            for use in game.abilities.uses(game, minion.controller, "choose strike")
            if can_pay_with(game, minion, use)
            and (not bound or strikes_with_weapon(game, use))
            and (not must_require or use.for_strike or is_by(game, use, must_require))
        }
        if all(use.for_strike for use in uses.values()) and all(each.kind == "none" for each in offered.values()):
            # Who can't strike chooses none for which anything could be used (rulings on Target Head).
            uses.clear()
        question = f"{game.name(minion)}: which strike? The range is {game.combat.range}."
        options = [*offered, *uses]
        always = game.asks_anyway(minion.controller)
        option = yield from game.choose(minion.controller, "strike", question, options, "6.4.3", always=always)
        if option in uses and uses[option].for_strike:
            yield from uses[option].run()
            yield from settle(game)
        elif option in offered:
            chosen = offered[option]
            earlier.add(chosen.source)
            given_so = (each for each in lasting.of(combat, lasting.GivenStrike, minion) if each.strike is chosen)
            if (given := next(given_so, None)) is not None:
                game.burn_blood(minion, given.blood)
                if given.once and given.until == "round":
                    combat.lasting.remove(given)
                elif given.once:
                    combat.round.used[given.strike.source, ONCE_IN_ROUND] += 1
        else:
            chosen = yield from strike_of_card(game, minion, uses[option].run, game.copy(option.copy))
            if chosen is None and (minion.id in combat.round.robbed or not combat.goes_on(game)):
                # Its strike is taken from it, or whoever cancelled the card with the last life is gone (sec. 6.4).
                chosen = Strike("none", minion=minion)
            combat.round.robbed.discard(minion.id)
    if with_hands and hands in combat.lasting:
        combat.lasting.remove(hands)
    strike = as_it_is(game, combat, chosen, first=first)
    strike = yield from of_source(game, strike)
    strike = yield from aim(game, combat, strike)
    owed = strike_toll(game, strike)
    if owed and strike.source not in earlier and (source := card_of(game, strike)) is not None:
        # It is a part of what the card costs, which may be reduced (ruling LSJ 20070829-1), if that is played now and
        # was not for a maneuver (ruling on Jann Berger).
        owed = max(0, owed + min(0, spared(game, minion, game.copy(strike.source))) - game.passing.now.spare_rebate)
        owed -= (yield from choose_rebates(game, minion.controller, minion, source, "blood", owed)) if owed else 0
    if owed:
        game.burn_blood(minion, owed)
        game.say(game.doing.name(minion), f" burns {owed} for the strike", seat=minion.controller)
        if not minions.is_vampire(game, minion):
            yield from check_life(game, minion)
    combat.struck[strike.source] += 1
    combat.round.struck[strike.source] += 1
    show_strike(game, combat, strike)
    return strike


def mode_of(game: Game, use: Use) -> Mode | None:
    """How a card of the hand would be played; None for what is the use of none."""
    copy = game.table.copies.get(use.option.copy)
    if copy is None or copy.place.region != "hand":
        return None
    return game.mode_at(game.card(copy), use.option.level)


def is_by(game: Game, use: Use, code: str) -> bool:
    """Whether a card of the hand would make a strike, at a level that requires a Discipline."""
    mode = mode_of(game, use)
    return mode is not None and any(level.code == code for level in mode.disciplines)


def strike_toll(game: Game, strike: Strike) -> int:
    """The blood or life that a strike costs its minion besides what the card that makes it costs: by cards in play
    nothing for one that only defends or is aimed at what the opponent bears (ruling on Lucian, the Perfect); by what
    lasts in the combat any strike costs it."""
    if strike.kind == "none":
        return 0
    elsewhere = (strike.kind in DEFENSIVE and strike.before_end is None) or strike.kind in TAKING or strike.target
    toll = 0 if elsewhere else game.abilities.modifier(game, strike.minion, "strike toll")
    return max(0, toll + game.passing.amount(strike.minion, "strike toll"))


def card_of(game: Game, strike: Strike) -> Card | None:
    """The card of the hand that makes a strike; None where another thing does."""
    source = game.table.copies.get(strike.source)
    return game.card(source) if strike.by_card and source is not None else None


def reducible(game: Game, minion: Copy, card: Card) -> int:
    """The blood that may be taken off what a card costs a minion, where its Methuselah likes."""
    rebates = game.abilities.rebates(game, minion.controller, minion, card, "blood")
    in_combat = combat_rebates(game, minion, card, "blood")
    return sum(each.less for each in rebates) + sum(each.blood for each in in_combat)


def spared(game: Game, minion: Copy, copy: Copy) -> int:
    """The blood that a card costs a minion, less than 0 where more of it is taken off than it costs."""
    card = game.card(copy)
    return cost_of(card, "blood") + game.abilities.price(game, minion.controller, minion, card, "blood")


def can_pay_with(game: Game, minion: Copy, use: Use) -> bool:
    """Whether a minion can pay for a strike by a card of the hand, with what strikes cost it besides."""
    toll, always = game.abilities.modifier(game, minion, "strike toll"), game.passing.amount(minion, "strike toll")
    if toll + always <= 0 or use.for_strike or use.option.copy == minion.id:
        return True
    mode, copy = mode_of(game, use), game.copy(use.option.copy)
    if mode is None:
        return toll + always <= minion.blood
    toll = always if mode.strike in DEFENSIVE | TAKING else toll + always
    return max(0, spared(game, minion, copy) + toll - reducible(game, minion, game.card(copy))) <= minion.blood


def can_pay_strike(game: Game, minion: Copy, strike: Strike) -> bool:
    """Whether a minion has the blood or life that a strike costs that it makes with no card played for it now."""
    return strike_toll(game, strike) <= minion.blood


def of_source(game: Game, strike: Strike) -> Procedure[Strike]:
    """A strike with what the text of the card that it is made with makes of it."""
    source = game.table.copies.get(strike.source)
    if source is None:
        return strike
    game.strike_made = strike
    yield from game.abilities.happens(game, "strike chosen", source, strike.minion.controller)
    made, game.strike_made = game.strike_made, None
    return made or strike


def is_so(game: Game, minion: Copy, name: MinionNumber) -> bool:
    """Whether something is so of a minion, by what cards in play say of it or effects for a while."""
    return game.abilities.modifier(game, minion, name) + game.passing.amount(minion, name) > 0


def may_leave(game: Game, minion: Copy) -> bool:
    """Whether a minion need not strike."""
    return is_so(game, minion, "may not strike")


def no_strike(minion: Copy) -> Option:
    """The option of a minion that strikes nothing."""
    return Option("no strike", "No strike", minion.id, minion.id)


def with_committed(game: Game, combat: Fight, minion: Copy, strike: Strike) -> Procedure[Strike]:
    """The strike that was chosen with a maneuver: no other can be, but cards that belong to a strike can be played. If
    it can't be made any more the minion has none (sec. 6.4.2)."""
    if not is_allowed(combat, strike) or not can_pay_strike(game, minion, strike):
        return Strike("none", minion=minion)
    # Who has chosen it with a maneuver must make it; who was bound by setting the range need not (rulings on Lucian,
    # the Perfect and Sniper Rifle).
    leaves = [no_strike(minion)] if lasting.range_set(combat) is not None and may_leave(game, minion) else []
    while True:
        uses = [
            use
            for use in game.abilities.uses(game, minion.controller, "choose strike")
            if use.for_strike or strikes_as_committed(game, minion, use, strike)
        ]
        if not uses and not leaves:
            break
        question = f"{game.name(minion)} strikes as it has chosen before."
        options = [*(use.option for use in uses), *leaves, PASS]
        option = yield from game.choose(minion.controller, "strike", question, options, "6.4.2", always=True)
        if option is PASS:
            break
        if option in leaves:
            return Strike("none", minion=minion)
        use = next(use for use in uses if use.option == option)
        if not use.for_strike:
            by_card = yield from strike_of_card(game, minion, use.run, game.copy(option.copy))
            if by_card is not None:
                return by_card
            continue
        yield from use.run()
        yield from settle(game)
    return strike


def strikes_as_committed(game: Game, minion: Copy, use: Use, strike: Strike) -> bool:
    """Whether a card of the hand makes the strike with a ranged or melee weapon that a minion has chosen with its
    maneuver (rulings on Projectile and Blessed Blade)."""
    mode = mode_of(game, use) if strike.kind == "weapon" else None
    if mode is None:
        return False
    melee = mode.with_weapon and minions.facts(game, game.copy(strike.source)).melee
    return (melee or (mode.with_ranged and strike.ranged)) and can_pay_with(game, minion, use)


def as_it_is(game: Game, combat: Fight, strike: Strike, *, first: bool) -> Strike:
    """A strike that was chosen, with what effects make of it: first strike, hand strikes aggravated, more damage, and
    what was played for it."""
    minion = strike.minion
    changes: dict[str, object] = {"initial": first}
    game.passing.now.striking = strike
    if is_so(game, minion, "first strike"):
        changes["first"] = True
    if is_so(game, minion, "undodgeable"):
        changes["undodgeable"] = True
    if strike.by_hand and aggravated_hands(game, minion):
        changes["aggravated"] = True
    added = [each for each in lasting.of(combat, lasting.MoreDamage, minion) if each.fits(strike)]
    changes["extra_aggravated"] = sum(each.amount for each in added if each.aggravated)
    more = sum(each.amount for each in added if not each.aggravated)
    if strike.kind in ("hand", "weapon", "damage"):
        more += game.abilities.modifier(game, minion, "strike damage")
    if strike.kind == "steal blood":
        more += game.abilities.modifier(game, minion, "stolen")
    game.passing.now.striking = None
    if more:
        changes["amount"] = strike.amount + more
    if strike.numbers is not None and strike.numbers.recoil is not None and strike.recoil is None:
        changes["recoil"] = strike.numbers.recoil
    strike = replace(strike, **changes)
    for change in combat.aims.pop(minion.id, ()):
        strike = change(strike)
    return changed(combat, strike)


def changed(combat: Fight, strike: Strike) -> Strike:
    """A strike with what lasting effects make of its minion's strikes."""
    for each in list(lasting.of(combat, lasting.StrikeChange, strike.minion)):
        if each.fits(strike):
            strike = each.change(strike)
            if each.once:
                combat.lasting.remove(each)
    return strike


def change_from_now(combat: Fight, change: lasting.StrikeChange) -> None:
    """From now on strikes of a minion are changed, also one that it has chosen and that is about to be resolved."""
    for place, strike in enumerate(combat.chosen):
        if strike.minion.id == change.minion and change.fits(strike):
            combat.chosen[place] = change.change(strike)
            if change.once:
                return
    combat.lasting.append(change)


def aggravated_hands(game: Game, minion: Copy) -> bool:
    """Whether the damage of a minion's hand strikes is aggravated."""
    return is_so(game, minion, "aggravated hands")


def is_allowed(combat: Fight, strike: Strike) -> bool:
    """Whether no effect keeps a minion from a strike."""
    if strike.by_card and lasting.cannot(combat, strike.minion, "strike cards"):
        return False
    return lasting.may_strike(combat, strike.minion, "hand" if strike.by_hand else strike.kind)


def strike_of_card(
    game: Game, minion: Copy, run: Callable[[], Procedure[bool]], copy: Copy
) -> Procedure[Strike | None]:
    """Play a card for its strike; None when it was cancelled, and another must be chosen (sec. 11). A card that the
    referee does not know has been done by hand, and its strike does no more."""
    took_effect = yield from run()
    yield from settle(game)
    strike, game.strike_made = game.strike_made, None
    if strike is None and took_effect:
        # A card that leaves the hand gets a new id.
        return Strike("none", minion=minion, source=copy.id)
    return strike


def may_strike_by(combat: Fight, minion: Copy, mode: Mode) -> bool:
    """Whether no effect keeps a minion from the strike that a card of the hand makes in a mode."""
    if lasting.cannot(combat, minion, "strike cards"):
        return False
    return mode.strike is None or lasting.may_strike(combat, minion, mode.strike)


def strike_options(game: Game, combat: Fight, minion: Copy) -> dict[Option, Strike]:
    """The strikes that need no card of the hand: the hands, the weapons borne, those of the minion's own card
    (sec. 6.4.5)."""
    made: dict[Option, Strike] = {}
    bound = combat.must_strike_with(minion)
    if bound is None and lasting.may_strike(combat, minion, "hand"):
        strike = Strike("hand", minion=minion, aggravated=aggravated_hands(game, minion))
        amount = damage_of(game, strike)
        text = f"Hand strike: {amount} damage" + (" (close range only)" if game.combat.range == "long" else "")
        made[Option("hand strike", text, minion.id, minion.id, amount=amount)] = strike
    numbers = [(minion, each) for each in minions.facts(game, minion).strikes if bound is None]
    for copy in minions.equipment(game, minion):
        weapon = minions.facts(game, copy).weapon
        if weapon is not None and bound in (None, copy.id):
            numbers.append((copy, weapon))
    for copy, weapon in numbers:
        strike = weapon_strike(minion, copy, weapon)
        if may_strike_with(game, combat, copy, weapon) and is_allowed(combat, strike):
            kind: OptionKind = "weapon" if strike.kind == "weapon" else "strike"
            made[Option(kind, words_of(game, strike), copy.id, minion.id, amount=damage_of(game, strike))] = strike
    for given in lasting.of(combat, lasting.GivenStrike, minion) if bound is None else ():
        strike = given.strike
        in_range = given.range in ("", game.combat.range)
        spent = given.once and combat.round.used[strike.source, ONCE_IN_ROUND]
        if in_range and not spent and is_allowed(combat, strike) and given.blood <= minion.blood:
            source = strike.source if strike.source in game.table.copies else minion.id
            made[Option("strike", given.words, source, minion.id, amount=damage_of(game, strike))] = strike
    if not made:
        made[no_strike(minion)] = Strike("none", minion=minion)
    return compelled(game, made) or made


def compelled(game: Game, made: dict[Option, Strike]) -> dict[Option, Strike]:
    """The strikes with weapons that say of themselves that each strike at close range must be with them; nothing where
    there are none."""
    if game.combat.range != "close":
        return {}
    return {
        option: strike
        for option, strike in made.items()
        if strike.kind == "weapon"
        and game.abilities.modifier(game, game.copy(strike.source), "must be struck with") > 0
    }


def is_compelled(game: Game, minion: Copy, source: Copy) -> bool:
    """Whether a minion must choose another strike now than one by a card: with a weapon that says so of itself."""
    fight = game.fight
    if fight is None or game.combat.step != "choose strike" or game.combat.range != "close":
        return False
    gear = minions.equipment(game, minion)
    if all(game.abilities.modifier(game, copy, "must be struck with") <= 0 for copy in gear):
        return False
    bound = compelled(game, strike_options(game, fight, minion))
    return bool(bound) and all(strike.source != source.id for strike in bound.values())


def strikes_with_weapon(game: Game, use: Use) -> bool:
    """Whether a card is played for a strike that is chosen otherwise, or has its minion strike with a weapon."""
    return use.for_strike or ((mode := mode_of(game, use)) is not None and mode.with_weapon)


def may_strike_with(game: Game, combat: Fight, copy: Copy, weapon: Weapon) -> bool:
    """Whether a weapon can be used now: not stolen in this round, at its range, as often as it may be."""
    used = {"combat": combat.struck, "round": combat.round.struck}.get(weapon.once)
    return (
        may_use(game, combat, copy)
        and game.combat.round > weapon.after_round
        and weapon.kind != "effect"
        and weapon.range in ("", game.combat.range)
        and (used is None or not used[copy.id])
        and game.abilities.modifier(game, copy, "unusable") <= 0
    )


def may_use(game: Game, combat: Fight, copy: Copy) -> bool:
    """Whether a card on a minion can be used in this combat: it was not stolen in this round, and neither an effect
    nor its own text keeps its bearer from using it (sec. 6.4.5)."""
    bearer = game.table.copies.get(copy.place.on)
    if bearer is None or not minions.is_equipment(game, copy):
        return True
    facts = minions.facts(game, copy)
    barred: list[lasting.Banned] = ["equipment"]
    if facts.weapon is not None:
        if "weapons" in minions.facts(game, bearer).cannot:
            return False
        barred.append("using weapons")
    if facts.melee:
        barred.append("using melee weapons")
    return copy.id not in combat.round.no_equipment and not lasting.cannot(combat, bearer, *barred)


def words_of(game: Game, strike: Strike) -> str:
    """A strike with a weapon or of a minion's own card, in words."""
    name = game.name(game.copy(strike.source))
    if strike.kind == "combat ends":
        return f"{name}: combat ends"
    special = f"{'R' if strike.ranged else ''}{' aggravated' if strike.aggravated else ''}"
    return f"{name}: {damage_of(game, strike)}{special} damage"


def aim(game: Game, combat: Fight, strike: Strike) -> Procedure[Strike]:
    """At long range a strike that reaches may be aimed at one of the opponent's retainers, by some editions a ranged
    one at close range too (sec. 6.4.7); the equipment that it is to take is chosen now where the edition says so."""
    opponent = combat.other(strike.minion)
    if strike.kind in TAKING and game.edition.equipment_declared:
        chosen = yield from which_equipment(game, strike, opponent, takeable(game, strike, opponent))
        return replace(strike, equipment=chosen.id) if chosen is not None else strike
    victims = minions.retainers(game, opponent)
    near = game.combat.range == "close" and not (game.edition.retainers_exposed and strike.ranged)
    if near or strike.opponent_only or not victims or not reaches(game, strike) or strike.kind not in AIMED:
        return strike
    if not (strike.not_at_flyers and "fli" in minions.disciplines(game, opponent)):
        victims = [opponent, *victims]
    options = [Option("target", f"Strike {game.name(copy)}", copy.id, targets=(copy.id,)) for copy in victims]
    question = f"At whom does {game.name(strike.minion)} strike?"
    option = yield from game.choose(strike.minion.controller, "target", question, options, "6.4.7")
    return strike if option.copy == opponent.id else replace(strike, target=option.copy)


def which_equipment(game: Game, strike: Strike, victim: Copy, found: list[Copy]) -> Procedure[Copy | None]:
    """Choose the equipment that a strike burns or steals, of what is found; None where that is none (sec. 6.4.5)."""
    if not found:
        return None
    verb = "Destroy" if strike.kind == "destroy equipment" else "Steal"
    options = [Option("equipment", f"{verb} {game.name(copy)}", copy.id) for copy in found]
    question = f"Which equipment of {game.name(victim)}?"
    option = yield from game.choose(strike.minion.controller, "equipment", question, options, "6.4.5")
    return game.copy(option.copy)


def takeable(game: Game, strike: Strike, victim: Copy) -> list[Copy]:
    """The cards of a victim that a strike could burn or steal."""
    found = [
        copy
        for copy in minions.equipment(game, victim)
        if not strike.weapons_only or minions.facts(game, copy).weapon is not None
    ]
    if strike.kind == "steal equipment":
        # Who can't have it does not strike to steal it (ruling on Lorrie Dunsirn).
        found = [copy for copy in found if not why_not_on(game, strike.minion, game.card(copy))]
    return [*found, *(minions.retainers(game, victim) if strike.retainers_too else ())]


def reaches(game: Game, strike: Strike) -> bool:
    """Whether a strike is effective at the range of the round (sec. 6.4.3)."""
    return game.combat.range == "close" or strike.ranged or strike.kind in DEFENSIVE


def damage_of(game: Game, strike: Strike) -> int:
    """The damage that a strike would do now (sec. 6.4.5)."""
    if strike.kind == "hand":
        return max(0, minions.strength(game, strike.minion) + strike.amount)
    if strike.kind not in ("weapon", "damage"):
        return 0
    if strike.kind == "weapon" and lasting.cannot(game.fight, strike.minion, "weapons"):
        return 0
    if strike.kind == "weapon" and not strike.target and lasting.cannot(game.fight, strike.minion, "weapons on minion"):
        return 0
    strength = minions.strength(game, strike.minion) if strike.with_strength else 0
    printed = strike.numbers.amount if strike.numbers is not None else 0
    return max(0, printed + strength + strike.amount)


def show_strike(game: Game, combat: Fight, strike: Strike) -> None:
    """Lay the chosen strike open for everyone."""
    damage = damage_of(game, strike) if reaches(game, strike) else 0
    words = {"hand": "hand strike", "none": "no strike", "damage": f"{strike.amount} damage"}
    said = words.get(strike.kind, strike.kind)
    if strike.numbers is not None:
        said = words_of(game, strike)
    elif strike.source in game.table.copies:
        said = game.name(game.copy(strike.source))
    side = "acting" if strike.minion is combat.acting else "opposing"
    before = game.combat.acting if side == "acting" else game.combat.opposing
    shown = replace(before, strike=said, source=strike.source, target=strike.target, damage=damage)
    game.change_combat(**{side: shown})
    game.say(game.doing.name(strike.minion), f" strikes: {said}", seat=strike.minion.controller)


def clear_strikes(game: Game) -> None:
    """Nobody has chosen a strike yet."""
    sides = game.combat.acting, game.combat.opposing
    show_sides(game, *(replace(side, strike="", source=0, target=0, damage=0, takes=0, fate="") for side in sides))
