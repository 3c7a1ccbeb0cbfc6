"""Resolving strikes: in which order, and what each does (sec. 6.4.3, 6.4.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import check_life
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.companions import companions
from vtes_desktop.rules.combat.damage import inflict, take_shields, weigh
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.forecast import Fate, fates
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.combat.strikes import DEFENSIVE, TAKING, damage_of, reaches, takeable, which_equipment
from vtes_desktop.rules.control import move_onto
from vtes_desktop.rules.game import Game
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class Theft(Struct, frozen=True):
    """Blood or life on its way from a victim to a thief."""

    thief: Copy
    victim: Copy
    amount: int


def resolve_strikes(game: Game, combat: Fight, strikes: list[Strike], *, first: bool) -> Procedure[None]:
    """Resolve a pair of strikes: combat ends before all, then first strikes, then the rest together (sec. 6.4.5). With
    the rest, mostly of the `first` pair of a round, comes the damage from the minions' surroundings."""
    combat.resolving = strikes
    combat.round.taken_till_last = combat.round.taken.copy()
    combat.dodging = {each.minion.id for each in strikes if each.kind == "dodge" or each.dodge}
    ending = [strike for strike in strikes if strike.kind == "combat ends"]
    if ending:
        for strike in (yield from which_ends_it_first(game, combat, ending)):
            if strike.before_end is not None:
                yield from strike.before_end(game)
        combat.ended = True
        game.say("The combat ends", seat=combat.acting.controller)
        for strike in ending:
            burn_after_use(game, strike)
            yield from game.abilities.happens(game, "ends combat", strike.minion, strike.minion.controller)
        return
    kept = {minion.id for minion in combat.both if lasting.cannot(combat, minion, "strikes")}
    for quick in (True, False):
        batch = [each for each in strikes if each.first is quick]
        # A strike with a weapon that a first strike has taken away is lost, and that of who can't strike any more by
        # one, but for a dodge (ruling on Pounce).
        lost = {minion.id for minion in combat.both if lasting.cannot(combat, minion, "strikes")} - kept
        ready = [
            each for each in batch if has_source(game, each) and (each.kind == "dodge" or each.minion.id not in lost)
        ]
        stolen_first = False
        if first and not quick:
            stolen_first = yield from choose_stolen_first(game, combat, ready)
            if not stolen_first:
                yield from drain_each(game, combat)
            for each in list(lasting.of(combat, lasting.AtStrikes)):
                yield from each.run()
        around = [] if quick else surroundings(game, combat, first=first)
        if not quick:
            combat.lasting = [each for each in combat.lasting if not lasting.is_of_these_strikes(each)]
        if ready or around:
            yield from resolve_together(game, combat, ready, strikes, around, drains=stolen_first)
        # What ends the combat after a first strike does before other strikes are resolved.
        combat.ended = combat.ended or combat.ends_after_strikes
        combat.ends_after_strikes = False
        if not combat.goes_on(game):
            return


def expect(game: Game, combat: Fight, strikes: list[Strike], *, first: bool) -> tuple[Fate, Fate]:
    """What the strikes chosen so far will lead to if nothing changes; nothing is done (sec. 6.4.3, 6.4.5)."""
    if any(strike.kind == "combat ends" for strike in strikes):
        return fates(game, combat, [])
    hurts: list[Hurt] = []
    bare: set[int] = set()
    blood = {minion.id: minion.blood for minion in combat.both}
    for quick in (True, False):
        batch = [each for each in strikes if each.first is quick]
        both = fates(game, combat, hurts, blood)
        if not all(fate.ready for fate in both):
            return both
        landing = [(each, victim) for each in batch if (victim := victim_of(game, combat, each, strikes)) is not None]
        bare |= {victim.id for victim in disarmed(game, combat, landing)}
        for strike in batch:
            victim = victim_of(game, combat, strike, strikes)
            if strike.kind == "weapon" and strike.minion.id in bare:
                continue
            if victim is not None and strike.kind == "steal blood" and victim.id in blood:
                stolen = min(strike.amount, blood[victim.id])
                blood[victim.id] -= stolen
                blood[strike.minion.id] += stolen
            if victim is not None and damage_of(game, strike) > 0:
                hurts.append(hurt_by(game, strike, victim))
        hurts += recoils(game, combat, batch)
        if not quick:
            hurts += surroundings(game, combat, first=first)
    for minion in combat.both:
        if minions.is_vampire(game, minion) and not game.edition.stolen_blood_stays:
            blood[minion.id] = min(blood[minion.id], minions.capacity(game, minion))
    for hurt in hurts:
        take_shields(game, hurt)
    return fates(game, combat, hurts, blood)


def has_source(game: Game, strike: Strike) -> bool:
    """Whether the weapon that a strike comes from is still there and still its minion's (sec. 6.4.5, first strike)."""
    if strike.kind != "weapon" and not strike.borne:
        return True
    copy = game.table.copies.get(strike.source)
    return copy is not None and copy.place.on == strike.minion.id


def which_ends_it_first(game: Game, combat: Fight, strikes: list[Strike]) -> Procedure[list[Strike]]:
    """The strikes that end a combat in the order in which they do what they do besides: where both have another combat
    follow, which only the first can, the acting minion's controller says which it is (ruling on Blissful Agony)."""
    if sum(each.queues for each in strikes) < 2:
        return strikes
    sources = [game.table.copies.get(each.source, each.minion) for each in strikes]
    options = [
        Option("order", f"{game.name(each.minion)}: {game.name(source)}", source.id, each.minion.id, amount=place)
        for place, (each, source) in enumerate(zip(strikes, sources, strict=True))
    ]
    question = "Both strikes end the combat: which comes first?"
    first = (yield from game.choose(combat.acting.controller, "order", question, options, "6.4.5")).amount
    return [strikes[first], *(each for place, each in enumerate(strikes) if place != first)]


def choose_stolen_first(game: Game, combat: Fight, strikes: list[Strike]) -> Procedure[bool]:
    """Whether blood is stolen by strikes before some goes to cards: where both happen, the acting minion's controller
    says (ruling on Darkness Within)."""
    drained = [each for minion in combat.both for each in lasting.of(combat, lasting.Drained, minion)]
    cards = [each.to for each in drained if game.in_play(each.to)]
    if not cards or not any(strike.kind == "steal blood" for strike in strikes):
        return False
    options = [
        Option("order", f"What goes to {game.name(cards[0])}", cards[0].id),
        Option("order", "What is stolen", amount=1),
    ]
    question = f"{game.name(cards[0])}: which blood goes first?"
    return (yield from game.choose(combat.acting.controller, "order", question, options, "6.4.5")).amount == 1


def drain_each(game: Game, combat: Fight) -> Procedure[None]:
    """The blood and life that goes to cards in each round, before any damage is handled (rulings on Darkness
    Within)."""
    for minion in combat.both:
        for each in lasting.of(combat, lasting.Drained, minion):
            if game.in_play(each.to) and minion.blood:
                game.move_blood(m.Purse("card", minion.id), m.Purse("card", each.to.id), 1)
                game.say("1 moves from ", game.doing.name(minion), " to ", game.doing.name(each.to))
                yield from check_life(game, minion)


def surroundings(game: Game, combat: Fight, *, first: bool) -> list[Hurt]:
    """The environmental damage that comes with a pair of strikes (sec. 6.4.3): what is due in each round, by effects
    and by the retainers of both that inflict some, comes with its `first`."""
    around = companions(game, combat) if first else ()
    by_companions = [weigh(game, outside(victim, damage), by) for by, victim, damage in around]
    return by_companions + by_effects(game, combat, {"these strikes", "strikes"} if first else {"these strikes"})


def by_effects(game: Game, combat: Fight, steps: Set[str]) -> list[Hurt]:
    """The environmental damage that effects inflict on the two in one of these steps of a round."""
    return [
        weigh(game, outside(minion, each.damage, aggravated=each.aggravated, unpreventable=each.unpreventable))
        for minion in combat.both
        for each in lasting.of(combat, lasting.Surroundings, minion)
        if each.step in steps and (each.ranged or game.combat.range == "close")
    ]


def outside(minion: Copy, amount: int, *, aggravated: bool = False, unpreventable: bool = False) -> Hurt:
    """Environmental damage to a minion: nobody's strike inflicts it."""
    bad = amount if aggravated else 0
    return Hurt(
        minion, amount - bad, bad, unpreventable=unpreventable, surroundings=amount, surroundings_aggravated=bad
    )


def recoils(game: Game, combat: Fight, batch: list[Strike]) -> Iterator[Hurt]:
    """The environmental damage that strikes do to those who make them."""
    for strike in batch:
        recoil = strike.recoil
        if recoil is None or (recoil.once and combat.struck[strike.source] > 1):
            continue
        if recoil.range in ("", game.combat.range):
            # It is the card's, as the damage of a retainer is that retainer's (ruling ANK 20180612).
            by = game.table.copies.get(strike.source)
            yield weigh(game, outside(strike.minion, recoil.damage, aggravated=recoil.aggravated), by)


def resolve_together(
    game: Game, combat: Fight, batch: list[Strike], every: list[Strike], around: list[Hurt], *, drains: bool
) -> Procedure[None]:
    """Resolve strikes at the same time: what they do is settled before any of it happens, then their effects are
    applied, then their damage is resolved (sec. 6.4.3); with the blood that goes to cards after what is stolen, where
    this `drains`."""
    landing = [(strike, victim) for strike in batch if (victim := victim_of(game, combat, strike, every)) is not None]
    landing = [(strike, victim) for strike, victim in landing if not is_turned_aside(game, combat, strike, victim)]
    for victim in disarmed(game, combat, landing):
        lasting.forbid(combat, victim, "round", "weapons")
    hurts = [hurt_by(game, strike, victim) for strike, victim in landing if damage_of(game, strike) > 0]
    thefts = [
        Theft(strike.minion, victim, min(strike.amount, victim.blood))
        for strike, victim in landing
        if strike.kind == "steal blood"
    ]
    bites = [each.victim for each in thefts if game.abilities.modifier(game, each.victim, "stolen life hurts") > 0]
    steal_blood(game, thefts)
    if drains:
        yield from drain_each(game, combat)
    for strike in batch:
        if strike.kind == "dodge" or strike.dodge:
            yield from game.abilities.happens(game, "dodges", strike.minion, strike.minion.controller)
        if strike.before_end is not None:
            yield from strike.before_end(game)
    for strike, victim in landing:
        if strike.kind in TAKING:
            yield from take_equipment(game, combat, strike, victim)
        if strike.effect is not None:
            yield from strike.effect(game, victim)
    for theft in thefts:
        yield from check_life(game, theft.victim, theft.thief)
    bitten = [
        weigh(game, outside(theft.thief, theft.amount))
        for theft in thefts
        if theft.amount and minions.is_vampire(game, theft.thief) and theft.victim in bites
    ]
    inflicted = together([*hurts, *recoils(game, combat, batch), *around, *bitten])
    for strike, victim in landing:
        wear(game, strike, victim)
    yield from inflict(game, inflicted, combat.order)
    for hurt in inflicted:
        struck = hurt.strike
        if struck is None or not hurt.struck:
            continue
        # What a strike inflicts at the most is all of it, what comes upon its damage as well.
        left = min(struck.if_damages, struck.most - hurt.inflicted_struck) if struck.most else struck.if_damages
        if left > 0:
            more = hurt_by(game, replace(struck, if_damages=0), hurt.copy, left, apart=False)
            yield from inflict(game, [more], combat.order)
        if struck.upon_damage is not None:
            yield from struck.upon_damage(game, hurt.copy)
    for hurt in inflicted:
        if hurt.strike is not None and hurt.strike.upon_prevention is not None and hurt.preventers:
            outer, game.hurt = game.hurt, hurt
            yield from hurt.strike.upon_prevention(game, hurt.copy)
            game.hurt = outer
    for strike in batch:
        if strike.after is not None:
            yield from strike.after(game)
        burn_after_use(game, strike)


def disarmed(game: Game, combat: Fight, landing: Sequence[tuple[Strike, Copy]]) -> list[Copy]:
    """The vampires in combat that are struck so that their strikes with weapons inflict no damage from then on: those
    that are resolved at the same time as well, but no earlier ones (rulings on Soul Burn)."""
    return [
        victim
        for strike, victim in landing
        if strike.disarms and victim in combat.both and minions.is_vampire(game, victim)
    ]


def is_turned_aside(game: Game, combat: Fight, strike: Strike, victim: Copy) -> bool:
    """Whether a coin has it that a strike has no effect on its victim; what is on that is not protected, though
    the coin is flipped for a strike that takes it, too."""
    guard = next(lasting.of(combat, lasting.CoinGuard, victim), None) if victim in combat.both else None
    if guard is None:
        return False
    tails = game.doing.random(2) == 1
    words = "tails: the strike has no effect on " if tails else "heads: nothing more protects "
    game.say("A coin shows ", words, game.doing.name(victim), seat=victim.controller)
    if not tails:
        combat.lasting.remove(guard)
    return tails and strike.kind not in TAKING


def victim_of(game: Game, combat: Fight, strike: Strike, every: list[Strike]) -> Copy | None:
    """Whom a strike affects; nobody when it does not reach, only defends, or is dodged.

    A dodge protects the minion and the cards on him, but not his retainers (sec. 6.4.5).
    """
    if strike.kind in DEFENSIVE or not reaches(game, strike):
        return None
    victim = game.table.copies.get(strike.target) if strike.target else combat.other(strike.minion)
    if victim is None or not game.table.region_of(victim).in_play:
        return None
    dodges = any(each.minion is victim and (each.kind == "dodge" or each.dodge) for each in every)
    if dodges and not strike.undodgeable and not may_take_retainer(game, strike, victim):
        return None
    return victim


def may_take_retainer(game: Game, strike: Strike, victim: Copy) -> bool:
    """Whether a strike that takes cards may take a retainer, which no dodge protects (sec. 6.4.5)."""
    found = [copy.id for copy in minions.retainers(game, victim)] if strike.retainers_too else []
    return strike.equipment in found if strike.equipment else bool(found)


def hurt_by(game: Game, strike: Strike, victim: Copy, amount: int | None = None, *, apart: bool = True) -> Hurt:
    """The damage of a strike, or so much of its kind; from a weapon to which the victim is vulnerable it is aggravated
    (sec. 11)."""
    amount = damage_of(game, strike) if amount is None else amount
    if strike.most:
        amount = min(amount, strike.most)
    bad = (strike.aggravated or is_vulnerable(game, victim, strike)) and not strike.never_aggravated
    hurt = Hurt(
        victim,
        normal=0 if bad else amount,
        aggravated=(amount if bad else 0) + (strike.extra_aggravated if amount else 0),
        unpreventable=strike.unpreventable or (bool(strike.target) and game.edition.retainers_exposed),
        by=strike.minion,
        strike=strike,
    )
    return weigh(game, hurt, apart=apart)


def is_vulnerable(game: Game, victim: Copy, strike: Strike) -> bool:
    """Whether a victim has a vulnerability to a trait of the weapon (sec. 11), or is of the clan that it is made
    against."""
    if strike.numbers is not None and minions.clan(game, victim) in strike.numbers.banes:
        return True
    trait = victim.marks.get("vulnerability", "")
    if not trait or strike.kind != "weapon":
        return False
    return trait in game.facts(game.card(game.copy(strike.source))).called


def together(hurts: list[Hurt]) -> list[Hurt]:
    """Damage to the same victim at the same time is one, as far as it can be prevented alike (sec. 6.4.6)."""
    merged: dict[tuple[int, bool], Hurt] = {}
    for hurt in hurts:
        one = merged.setdefault((hurt.copy.id, hurt.unpreventable), hurt)
        if one is not hurt:
            one.normal += hurt.normal
            one.aggravated += hurt.aggravated
            one.surroundings += hurt.surroundings
            one.surroundings_aggravated += hurt.surroundings_aggravated
            one.strike = one.strike or hurt.strike
            one.by = one.by or hurt.by
    return list(merged.values())


def steal_blood(game: Game, thefts: list[Theft]) -> None:
    """Move the blood or life of victims to thieves, all at once; only then what is too much drains off (sec. 6.4.5)."""
    for theft in [theft for theft in thefts if theft.amount]:
        if minions.is_ally(game, theft.thief) and game.abilities.modifier(game, theft.thief, "no life"):
            game.burn_blood(theft.victim, theft.amount)
        else:
            game.move_blood(m.Purse("card", theft.victim.id), m.Purse("card", theft.thief.id), theft.amount)
            words = f" steals {theft.amount} from "
            game.say(game.doing.name(theft.thief), words, game.doing.name(theft.victim), seat=theft.thief.controller)
    for theft in thefts:
        if game.edition.stolen_blood_stays and theft.amount:
            minions.mark(game, theft.thief, minions.OVERFULL, "yes")
        minions.drain(game, theft.thief)


def take_equipment(game: Game, combat: Fight, strike: Strike, victim: Copy) -> Procedure[None]:
    """Destroy or steal an equipment of the victim: that which was declared, if it is still there, or the one that the
    striking minion chooses now (sec. 6.4.5)."""
    found = takeable(game, strike, victim)
    if victim.id in combat.dodging and not strike.undodgeable:
        found = [copy for copy in found if copy in minions.retainers(game, victim)]
    if strike.equipment:
        copy = next((copy for copy in found if copy.id == strike.equipment), None)
    else:
        copy = yield from which_equipment(game, strike, victim, found)
    if copy is None:
        return
    if strike.kind == "destroy equipment":
        game.burn(copy)
    else:
        game.say(game.doing.name(strike.minion), " steals ", game.doing.name(copy), seat=strike.minion.controller)
        move_onto(game, copy, strike.minion, strike.minion.controller)
        combat.round.no_equipment.add(copy.id)
    minions.drain(game, victim)


def used_weapon(game: Game, strike: Strike) -> Copy | None:
    """The weapon with which a strike was made, while it is in play, whoever bears it by now; None for no such."""
    copy = game.table.copies.get(strike.source) if strike.kind == "weapon" or strike.numbers is not None else None
    return copy if copy is not None and game.in_play(copy) else None


def wear(game: Game, strike: Strike, victim: Copy) -> None:
    """Some weapons lose a counter for each damage that they inflict, even if it is prevented."""
    weapon = used_weapon(game, strike)
    if strike.numbers is not None and strike.numbers.wears and weapon is not None:
        left = weapon.counters.get("counters", 0) - hurt_by(game, strike, victim).total
        game.do(m.SetCounter(weapon.id, "counters", max(0, left)))


def burn_after_use(game: Game, strike: Strike) -> None:
    """Some weapons are burned after use, or when they are worn out: also those that a strike has stolen meanwhile."""
    weapon, printed = used_weapon(game, strike), strike.numbers
    if weapon is None:
        return
    if printed is not None and printed.wears:
        burned = not weapon.counters.get("counters", 0)
    else:
        burned = strike.burns_weapon or (printed is not None and printed.burned_after)
    if burned:
        game.burn(weapon)
