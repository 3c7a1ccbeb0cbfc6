"""What is done in a combat: damage, prevention, range, what lasts a round or a combat (sec. 6.4)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.aloud import card, card_does, number, signed, so_many
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.strikes import Only, fighting
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import extras, lasting
from vtes_desktop.rules.combat.additional import gain, may_gain
from vtes_desktop.rules.combat.damage import (
    half_of,
    inflict,
    order_of_prevention,
    prevent_point,
    prevent_points,
    preventable_of_each,
)
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.lasting import Banned, Source, Until
from vtes_desktop.rules.game import OPEN_HANDS
from vtes_desktop.rules.playing.hands import settle_hands
from vtes_desktop.rules.playing.printed import Extra
from vtes_desktop.rules.wording import together
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure

ALL: Final = 1_000
"""All damage."""
UNTIL_ALOUD: Final[dict[str, str]] = {
    "round": " for the rest of the round",
    "next round": " in the next round",
    "combat": " for the rest of the combat",
}
"""How long something lasts, said after what it is."""
_ONLY: Final = {
    "": "",
    "continue": ", only to continue combat",
    "end": ", only to end combat",
    "close": ", only to get to close range",
    "long": ", only to get to long range",
}
_SOURCES: Final[dict[Source, str]] = {
    "any": "",
    "strikes": " from the opponent’s strikes",
    "initial strikes": " from the opponent’s initial strikes",
    "hand strikes": " from the opponent’s hand strikes",
    "melee weapons": " from the opponent’s melee weapon strikes",
    "ranged strikes": " from the opponent’s ranged strikes",
    "weapons": " from the opponent’s weapon strikes",
    "guns": " from the opponent’s strikes with guns",
    "hands and melee weapons": " from the opponent’s hand and melee weapon strikes",
}


class GiveExtra(Word, frozen=True):
    """A minion in the combat gets optional maneuvers, presses or additional strikes for a while (sec. 6.4.2–6.4.4).

    >>> GiveExtra("press", only="end").aloud()
    'this minion gets 1 optional press, only to end combat, to be used for the rest of the round'
    """

    what: Literal["maneuver", "press", "additional strike", "maneuver or press"]
    until: Until = "round"
    amount: int = 1
    only: Literal["", "continue", "end", "close", "long"] = ""
    each_round: bool = False
    """Whether they come anew each round."""
    who: str = "minion"
    blood: Amount = 0
    """What using one costs the minion."""
    mandatory: bool = False
    """Whether it must be used as soon as it can."""

    def act(self, here: Here) -> None:
        combat = here.game.fight
        each: Literal["round", "combat"] = "round" if self.each_round else "combat"
        given = [
            Extra(what, self.amount, each, self.only, mandatory=self.mandatory)  # type: ignore[arg-type]
            for what in self.what.split(" or ")
        ]
        for copy in here.copies(self.who):
            if combat is not None and copy in combat.both:
                extras.give(combat, copy, here.source, self.until, *given, blood=amount_of(here, self.blood))

    def aloud(self) -> str:
        kinds = {"press": "presses", "maneuver or press": "maneuvers or presses"}
        optional = "mandatory" if self.mandatory else "optional"
        what = so_many(self.amount, f"{optional} {self.what}", f"{optional} {kinds.get(self.what, f'{self.what}s')}")
        cost = f", for {number(self.blood)} blood each" if self.blood != 0 else ""
        anew = ", anew each round" if self.each_round and self.until == "combat" else ""
        used = UNTIL_ALOUD[self.until].removeprefix(" ")
        return card_does(self.who, f"get {what}{_ONLY[self.only]}{cost}{anew}, to be used {used}")


class GainAdditional(Word, frozen=True):
    """The minion gains additional strikes now; by just one card or effect in a round where they are `limited`
    (sec. 6.4.3).

    >>> GainAdditional().aloud()
    'this minion gains 1 additional strike in this round (by only one card or effect in a round)'
    """

    amount: Amount = 1
    limited: bool = True
    code: str = ""
    """A Discipline that the cards must require with which they are made; empty for any strikes."""
    hands: bool = False
    """Whether they must be hand strikes."""

    def can(self, here: Here) -> bool:
        combat = fighting(here)
        if combat is None or here.minion is None:
            return False
        return not self.limited or may_gain(here.game, combat, here.minion)

    def act(self, here: Here) -> None:
        combat, minion = fighting(here), here.minion
        if combat is None or minion is None:
            return
        limited = minion.id in combat.round.gained
        gain(here.game, combat, minion, amount_of(here, self.amount))
        if self.code:
            combat.round.bound_to[minion.id] = self.code
        if self.hands:
            combat.round.bound_to_hands.add(minion.id)
        if self.code or self.hands:
            combat.round.tied[minion.id] += amount_of(here, self.amount)
        if not self.limited and not limited:
            combat.round.gained.discard(minion.id)

    def aloud(self) -> str:
        limited = "by only one card or effect in a round" if self.limited else "whatever else has given it some"
        what = so_many(self.amount, "additional strike", "additional strikes")
        by = f" with cards that require {discipline_name(self.code)}" if self.code else ""
        hands = ", which must be a hand strike," if self.hands else ""
        return f"this minion gains {what}{by}{hands} in this round ({limited})"


_BANNED: Final[dict[Banned, str]] = {
    "maneuver to close": "maneuver to close range",
    "maneuver to long": "maneuver to long range",
    "press to continue": "press to continue combat",
    "press to end": "press to end combat",
    "equipment": "use equipment",
    "strikes": "strike",
    "initial strikes": "strike in the first pair of strikes of a round",
    "strikes other than hand strikes": "strike but with its hands",
    "strikes other than dodges and to end combat": "strike but to dodge or to end combat",
    "strike cards": "play cards that make strikes",
    "grapple cards": "play grapple cards",
    "dodges": "dodge",
    "combat ends": "strike to end combat",
    "additional strikes": "get or use additional strikes",
    "weapons": "inflict damage with weapons",
    "weapons on minion": "inflict damage on its opponent itself with weapons",
    "using weapons": "use weapons",
    "using melee weapons": "use melee weapons",
}


class Forbid(Word, frozen=True):
    """A minion can't do something for a while (sec. 6.4).

    >>> Forbid(("dodges", "press to end"), "opponent", "combat").aloud()
    'the opposing minion can’t dodge or press to end combat for the rest of the combat'
    """

    what: tuple[Banned, ...]
    who: str = "opponent"
    until: Until = "round"
    borne: bool = False
    """Whether it counts only as long as the card stays where it is: on the minion that bears it."""

    def act(self, here: Here) -> None:
        combat, source = here.game.fight, here.source
        bearer = source.place.on
        for copy in here.copies(self.who):
            if combat is not None:
                counts = (lambda: source.place.on == bearer) if self.borne else None
                lasting.forbid(combat, copy, self.until, *self.what, counts=counts)

    def aloud(self) -> str:
        banned = together((_BANNED[each] for each in self.what), "or")
        borne = ", as long as this card stays on who bears it" if self.borne else ""
        return f"{card(self.who)} can’t {banned}{UNTIL_ALOUD[self.until]}{borne}"


_OF_MINION: Final = ("strength", "base strength", "aggravated hands", "damage taken", "strike toll", "may not strike")
"""Numbers of a minion that the rules themselves add for a while."""


class AddInCombat(Word, frozen=True):
    """Something about a minion, or about who controls it, is more, less or otherwise for a while (sec. 6.4): its
    strength (added to, or set as ``base strength``), whether its hand strikes are aggravated, whether aggravated damage
    is normal to it, or damage that is not aggravated none; what its combat cards cost more, or the blood that it may
    take off the cost of one; its Methuselah's hand size, or that her hand is open.

    >>> AddInCombat("strength", 2).aloud()
    'this minion gets +2 strength for the rest of the round'
    """

    stat: Literal[
        "strength", "base strength", "aggravated hands", "aggravated as normal", "only aggravated", "no aggravated",
        "cost", "strike cost", "rebate", "hand size", "open hand", "more replaced", "damage taken", "strike toll",
        "may not strike",
    ]  # fmt: skip
    amount: Amount = 1
    until: Literal["round", "combat"] = "round"
    who: str = "minion"

    def do(self, here: Here) -> Procedure[None]:
        game, fight, amount = here.game, here.game.fight, amount_of(here, self.amount)
        for copy in here.copies(self.who):
            if self.stat in _OF_MINION:
                game.passing.add(copy.id, self.stat, amount, self.until)
            elif fight is not None and copy in fight.both:
                fight.lasting.append(self._lasting(here, copy.id, copy.controller, amount))
        if self.stat == "open hand":
            game.do(m.SetCounter(0, OPEN_HANDS, 1))
        if self.stat in ("hand size", "open hand"):
            yield from settle_hands(game)

    def _lasting(self, here: Here, minion: int, seat: int, amount: int) -> lasting.Lasting:
        match self.stat:
            case "aggravated as normal":
                return lasting.AsNormal(minion, self.until)
            case "only aggravated":
                return lasting.Immune(minion, self.until)
            case "no aggravated":
                return lasting.Unaggravated(minion, self.until)
            case "cost":
                return lasting.Cost(minion, self.until, amount)
            case "strike cost":
                return lasting.StrikeCost(minion, self.until, amount)
            case "rebate":
                return lasting.Rebate(minion, self.until, here.game.name(here.source), amount)
        return lasting.ForSeat(minion, self.until, seat, self.stat, amount)

    def aloud(self) -> str:
        amount, who, lasts = self.amount, card(self.who), UNTIL_ALOUD[self.until]
        said = {
            "strength": f"{who} gets {signed(amount)} strength",
            "base strength": f"the strength of {who} is {number(amount)} before anything is added",
            "aggravated hands": f"the damage of hand strikes by {who} is aggravated",
            "aggravated as normal": f"aggravated damage to {who} is handled as normal damage",
            "only aggravated": f"no damage but aggravated damage is inflicted on {who}",
            "no aggravated": f"no aggravated damage is inflicted on {who}",
            "cost": f"combat cards cost {who} {number(amount)} more blood",
            "strike cost": f"strike cards cost {who} {number(amount)} more blood or life",
            "rebate": f"{who} may once take {number(amount)} blood off the cost of a combat card",
            "hand size": f"the hand size of the controller of {who} changes by {signed(amount)}",
            "open hand": f"the controller of {who} plays with an open hand",
            "damage taken": f"each strike or effect that damages {who} inflicts {number(amount)} more",
            "strike toll": f"strikes cost {who} {number(amount)} more blood or life",
            "may not strike": f"{who} need not strike",
            "more replaced": f"the controller of {who} draws {number(amount)} more for each card that she replaces",
        }
        return f"{said[self.stat]}{lasts}"


class Inflict(Word, frozen=True):
    """Damage that is no strike's (sec. 6.4.6).

    >>> Inflict(1, "opponent", environmental=True).aloud()
    '1 environmental damage is inflicted on the opposing minion'
    """

    amount: Amount
    who: str = "opponent"
    aggravated: bool = False
    unpreventable: bool = False
    environmental: bool = False
    by_card: bool = False
    """Whether the card itself inflicts it, neither the minion nor what surrounds it."""

    def fells(self) -> bool:
        return self.who == "minion"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        amount = amount_of(here, self.amount)
        bad = amount if self.aggravated else 0
        hurts = [
            Hurt(
                copy,
                amount - bad,
                bad,
                unpreventable=self.unpreventable,
                by=None if self.environmental or self.by_card else here.minion,
                surroundings=amount if self.environmental else 0,
                surroundings_aggravated=bad if self.environmental else 0,
                inflicter=here.source if self.by_card else None,
            )
            for copy in here.copies(self.who)
        ]
        if amount > 0:
            yield from inflict(game, hurts, order_of_prevention(game, here.seat))

    def aloud(self) -> str:
        sort = damage_aloud(self, "environmental" if self.environmental else "")
        by = "" if self.environmental else " by this card itself" if self.by_card else " by this minion"
        return f"{so_many(self.amount, sort)} is inflicted on {card(self.who)}{by}"


def damage_aloud(damage: Inflict | EachRound, *more: str) -> str:
    """A sort of damage: “aggravated unpreventable damage”."""
    sorts = ["aggravated"] * damage.aggravated + ["unpreventable"] * damage.unpreventable
    return " ".join([*(each for each in more if each), *sorts, "damage"])


class EachRound(Word, frozen=True):
    """Environmental damage to a minion in each round (sec. 6.4.3): as the first pair of strikes is resolved, as the
    press step begins, or – to its retainers too – before range is determined; or once, as the strikes that are chosen
    now are resolved.

    >>> EachRound(1, "both", step="range", grows=True).aloud()
    'both combatants and their retainers take 1 environmental unpreventable damage before range is determined in each \
round for the rest of the combat, and 1 more in each later round'
    """

    damage: Amount
    who: str = "opponent"
    step: Literal["range", "strikes", "these strikes", "press"] = "strikes"
    ranged: bool = True
    """Whether it is inflicted at long range too."""
    aggravated: bool = False
    unpreventable: bool = False
    until: Until = "combat"
    grows: bool = False
    """Before range: whether it is one more in each round after this one."""

    def act(self, here: Here) -> None:
        combat, damage = here.game.fight, amount_of(here, self.damage)
        if combat is None:
            return
        if self.step == "range":
            since = here.game.combat.round
            combat.lasting.append(lasting.Weather(combat.acting.id, self.until, damage, self.grows, since))
            return
        sort = self.step, self.ranged, self.aggravated, self.unpreventable
        for copy in here.copies(self.who):
            combat.lasting.append(lasting.Surroundings(copy.id, self.until, damage, *sort))

    def aloud(self) -> str:
        when = {
            "range": "before range is determined",
            "strikes": "as the first pair of strikes is resolved",
            "these strikes": "as these strikes are resolved",
            "press": "as the press step begins",
        }[self.step]
        who = f"{card(self.who)} and their retainers" if self.step == "range" else card(self.who)
        takes = "take" if self.step == "range" or self.who == "both" else "takes"
        where = "" if self.ranged else " at close range"
        lasts = " in this round" if self.until == "round" else f" in each round{UNTIL_ALOUD[self.until]}"
        lasts = "" if self.step == "these strikes" else lasts
        grows = ", and 1 more in each later round" if self.grows else ""
        # What comes before range is determined can't be prevented (`weather`).
        said = so_many(self.damage, damage_aloud(self, f"environmental{' unpreventable' * (self.step == 'range')}"))
        return f"{who} {takes} {said} {when}{where}{lasts}{grows}"


class Prevent(Word, frozen=True):
    """Prevent damage to the minion, or to another that is meant (sec. 6.4.6).

    >>> Prevent(2, "ranged strikes").aloud()
    'up to 2 damage to this minion from the opponent’s ranged strikes is prevented'
    """

    amount: Amount = 1
    of: Source = "any"
    sort: Literal["", "normal", "aggravated"] = ""
    half: bool = False
    """Whether half of what the strike inflicts is prevented, rounded up, whatever the amount."""
    to: Which | None = None
    """To whom, where it is not the minion itself."""

    def can(self, here: Here) -> bool:
        return self._points(here) > 0

    def _points(self, here: Here) -> int:
        hurt = here.game.hurt
        if hurt is None or hurt.unpreventable or not self._helps(here, hurt):
            return 0
        normal, bad = preventable_of_each(here.game, hurt, self.of, here.source)
        points = {"": normal + bad, "normal": normal, "aggravated": bad}[self.sort]
        return half_of(hurt, points) if self.half else points

    def _helps(self, here: Here, hurt: Hurt) -> bool:
        """Whether it prevents damage to whom is hurt."""
        if self.to is None:
            return hurt.copy is here.minion
        there = fits(here, self.to, hurt.copy)
        return there and hurt.copy.controller in here.methuselahs(self.to.whose)

    def do(self, here: Here) -> Procedure[None]:
        hurt, points = here.game.hurt, self._points(here)
        if hurt is None:
            return
        if not self.half:
            points = min(points, amount_of(replace(here, minion=hurt.copy), self.amount))
        if self.sort == "aggravated":
            for _ in range(points):
                prevent_point(here.game, hurt, here.source, aggravated=True)
        else:
            struck, bad = self.of != "any", self.sort != "normal"
            yield from prevent_points(here.game, hurt, points, aggravated=bad, by=here.source, struck=struck)

    def aloud(self) -> str:
        sort = f"{self.sort} damage".lstrip()
        whom = "this minion" if self.to is None else self.to.aloud()
        what = f"half (rounded up) of the {sort}" if self.half else how_much(self.amount, sort)
        return f"{what} to {whom}{_SOURCES[self.of]} is prevented"


def how_much(amount: Amount, sort: str) -> str:
    """So much damage at the most.

    >>> how_much(ALL, "normal damage"), how_much(2, "damage")
    ('all normal damage', 'up to 2 damage')
    """
    return f"all {sort}" if isinstance(amount, int) and amount >= ALL else f"up to {so_many(amount, sort)}"


class ShieldFrom(Word, frozen=True):
    """Damage to the minion is prevented without being asked for a while (sec. 6.4.6).

    >>> ShieldFrom("strikes", "combat", half=True).aloud()
    'half (rounded up) of the damage to this minion from the opponent’s strikes is prevented for the rest of the combat'
    """

    of: Source = "strikes"
    until: Until = "round"
    normal_only: bool = False
    beyond_first: bool = False
    half: bool = False
    amount: int = 0
    """How much, of the next strike of that sort only; 0 for all of every strike."""

    def act(self, here: Here) -> None:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            sort = self.of, self.normal_only, self.beyond_first, self.half, self.amount, here.source
            combat.lasting.append(lasting.Shield(minion.id, self.until, *sort))

    def aloud(self) -> str:
        sort = "normal damage" if self.normal_only else "damage"
        how = "half (rounded up) of the" if self.half else f"up to {self.amount}" if self.amount else "all"
        first = " but the first point of each round" if self.beyond_first else ""
        which = " (the next such strike only)" if self.amount else ""
        lasts = UNTIL_ALOUD[self.until]
        return f"{how} {sort} to this minion{_SOURCES[self.of]}{which}{first} is prevented{lasts}"


class GivePrevention(Word, frozen=True):
    """The minion can prevent damage later, so much in each round, or once (sec. 6.4.6).

    >>> GivePrevention(2, "combat").aloud()
    'this minion may prevent up to 2 damage each round for the rest of the combat'
    """

    amount: Amount = 1
    until: Until = "round"
    of: Source = "any"
    blood: int = 0
    once: bool = False

    def act(self, here: Here) -> None:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            amount, number = amount_of(here, self.amount), extras.next_number(combat)
            sort = amount, here.source.id, number, self.of, self.blood, self.once
            combat.lasting.append(lasting.GivenPrevention(minion.id, self.until, *sort))

    def aloud(self) -> str:
        often = "" if self.once or self.until == "round" else " each round"
        if self.blood or self.once:
            often = f" once{often}"
        cost = f", for {self.blood} blood" if self.blood else ""
        what = f"{how_much(self.amount, 'damage')}{_SOURCES[self.of]}"
        return f"this minion may prevent {what}{often}{cost}{UNTIL_ALOUD[self.until]}"


class SetRangeTo(Word, frozen=True):
    """The round, or the next one, has a range that the minion sets; nobody maneuvers (sec. 6.4.2).

    >>> SetRangeTo("long").aloud()
    'the range of this round is set to long: nobody maneuvers'
    """

    range: Only = ""
    """Empty for the one that its user chooses."""
    until: Until = "round"
    late: bool = False
    """Whether it gives way to what a block sets by itself."""

    def can(self, here: Here) -> bool:
        combat = fighting(here)
        return self.until != "round" or (combat is not None and lasting.range_set(combat) is None)

    def do(self, here: Here) -> Procedure[None]:
        combat, minion, range = fighting(here), here.minion, self.range
        if combat is None or minion is None:
            return
        if not range:
            options = [Option("set range", "Close range"), Option("set range", "Long range", amount=1)]
            option = yield from here.ask("set range", "which range?", options, "6.4.2")
            range = "long" if option.amount else "close"
        lasting.set_range(combat, lasting.SetRange(minion.id, self.until, range, self.late))

    def aloud(self) -> str:
        which = {"round": "this round", "next round": "the next round", "combat": "each round of the combat"}
        range = self.range or "close or long, as you choose"
        late = ", unless a block sets it" if self.late else ""
        return f"the range of {which[self.until]} is set to {range}: nobody maneuvers{late}"


class FightOn(Word, frozen=True):
    """What comes in place of the end of the combat: a new round of it, or another combat between the two (sec. 6.4).

    >>> FightOn("another combat").aloud()
    'another combat between the two follows this one (if both are ready and opposed)'
    """

    how: Literal["new round", "another combat"]

    def can(self, here: Here) -> bool:
        combat = fighting(here)
        if combat is None or (self.how == "another combat" and (combat.goes_on_after_all or combat.queued)):
            return False
        if combat.then == combat.both or (combat.then is not None and self.how == "another combat"):
            return False
        ready = all(minions.is_ready(here.game, copy) for copy in combat.both)
        return ready and combat.acting.controller != combat.opposing.controller

    def act(self, here: Here) -> None:
        combat = fighting(here)
        if combat is not None and self.how == "new round":
            combat.goes_on_after_all = True
        elif combat is not None:
            combat.then = combat.both

    def aloud(self) -> str:
        what = "a new round begins in place of the end of this combat"
        if self.how == "another combat":
            what = "another combat between the two follows this one"
        return f"{what} (if both are ready and opposed)"


class EndCombat(Word, frozen=True):
    """The combat ends at once, or when the strikes that are being resolved are: first strikes before all others (sec.
    6.4.5).

    >>> EndCombat().aloud()
    'the combat ends at once'
    """

    after_strikes: bool = False

    def act(self, here: Here) -> None:
        combat = here.game.fight
        if combat is not None and self.after_strikes:
            combat.ends_after_strikes = True
        elif combat is not None:
            combat.ended = True
            here.game.say("The combat ends", seat=here.seat)

    def aloud(self) -> str:
        return f"the combat ends {'once the strikes have been resolved' if self.after_strikes else 'at once'}"
