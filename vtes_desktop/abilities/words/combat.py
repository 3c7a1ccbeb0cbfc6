"""What is done in a combat: strikes made and changed, damage, prevention, range, what lasts a round or a combat
(sec. 6.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.amounts import Amount, amount_of
from vtes_desktop.abilities.here import Here
from vtes_desktop.abilities.words.word import Word
from vtes_desktop.rules import extras, lasting, minions
from vtes_desktop.rules.additional import gain, may_gain
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.combat import Fight
from vtes_desktop.rules.damage import Hurt, inflict, prevent_points, preventable
from vtes_desktop.rules.lasting import Banned, Source, Until
from vtes_desktop.rules.maneuvers import may_commit
from vtes_desktop.rules.passing import Added
from vtes_desktop.rules.phrases import Extra, Recoil
from vtes_desktop.rules.requirements import cost_of
from vtes_desktop.rules.strikes import Strike, StrikeKind, strike_options, takeable
from vtes_desktop.table.table import Copy

ALL: Final = 1_000
"""All damage."""
Only = Literal["", "close", "long"]


class Blow(Struct, frozen=True, omit_defaults=True):
    """A strike as a card describes it (sec. 6.4.5)."""

    kind: Literal[
        "hand",
        "hand or melee weapon",
        "melee weapon",
        "damage",
        "dodge",
        "combat ends",
        "steal blood",
        "destroy equipment",
        "steal equipment",
        "effect",
    ]
    amount: Amount = 0
    """Damage, or blood stolen; of a hand strike or a weapon's, what is added."""
    by_strength: bool = False
    """Of damage: whether the minion's strength is added."""
    ranged: bool = False
    aggravated: bool = False
    unpreventable: bool = False
    first: bool = False
    undodgeable: bool = False
    weapons_only: bool = False
    retainers_too: bool = False
    dodge: bool = False
    """Whether it protects as a dodge besides."""


def made(here: Here, blow: Blow, *, by_card: bool) -> Strike | None:
    """The strike that a minion makes so; None for one that must still be chosen."""
    if here.minion is None or blow.kind in ("hand or melee weapon", "melee weapon"):
        return None
    kind: StrikeKind = blow.kind  # type: ignore[assignment]
    amount = amount_of(here, blow.amount)
    if blow.by_strength:
        amount += minions.strength(here.game, here.minion)
    return Strike(
        kind,
        here.minion,
        here.source.id,
        amount,
        ranged=blow.ranged,
        aggravated=blow.aggravated,
        unpreventable=blow.unpreventable,
        undodgeable=blow.undodgeable,
        first=blow.first,
        weapons_only=blow.weapons_only,
        retainers_too=blow.retainers_too,
        dodge=blow.dodge,
        by_card=by_card,
    )


def fighting(here: Here) -> Fight | None:
    """The combat, if the minion is in it."""
    fight = here.game.fight
    return fight if fight is not None and here.minion in fight.both else None


class MakeStrike(Word, frozen=True):
    """The minion's strike: chosen as such, or together with its maneuver (sec. 6.4.2)."""

    blow: Blow
    maneuver: Only | Literal["any"] = ""
    """The range to which it may be used to maneuver."""

    def can(self, here: Here) -> bool:
        """Whether it may be chosen: nothing forbids it, there is something to take, its maneuver is of use."""
        combat, game = fighting(here), here.game
        if combat is None or here.minion is None:
            return False
        if game.combat.step == "range":
            other = "long" if game.combat.range == "close" else "close"
            if self.maneuver not in ("any", other) or not may_commit(combat, here.minion, here.source.id):
                return False
        elif game.combat.step != "choose strike":
            return True
        strike = made(here, self.blow, by_card=False)
        if strike is None:
            return bool(self._with(here, combat))
        if strike.kind in ("destroy equipment", "steal equipment"):
            return bool(takeable(game, strike, combat.other(here.minion)))
        return lasting.may_strike(combat, here.minion, strike.kind)

    def _with(self, here: Here, combat: Fight) -> dict[Option, Strike]:
        """The strikes that its minion may use for it: with its hands, with a melee weapon."""
        game = here.game
        if here.minion is None:
            return {}
        return {
            option: strike
            for option, strike in strike_options(game, combat, here.minion).items()
            if (strike.kind == "hand" and self.blow.kind != "melee weapon")
            or (strike.kind == "weapon" and minions.facts(game, game.copy(strike.source)).melee)
        }

    def do(self, here: Here) -> Procedure[None]:
        """Make it; with hands or a weapon of which there are several, ask which."""
        combat, game = fighting(here), here.game
        if combat is None or here.minion is None:
            return
        played = here.source.place.on == 0 and here.source is not here.minion
        strike = made(here, self.blow, by_card=played and bool(here.source.marks.get("played")))
        if strike is None:
            ways = self._with(here, combat)
            if not ways:
                return
            question = f"{game.name(here.source)}: with what?"
            option = yield from game.choose(here.seat, "strike", question, list(ways), "6.4.5", here.source.id)
            blow = self.blow
            strike = replace(
                ways[option],
                source=ways[option].source or here.source.id,
                amount=ways[option].amount + amount_of(here, blow.amount),
                first=blow.first,
                aggravated=ways[option].aggravated or blow.aggravated,
                undodgeable=blow.undodgeable,
                by_card=True,
            )
        if game.combat.step == "range":
            combat.committed[here.minion.id] = strike
        else:
            game.strike_made = strike


def change_strike(here: Here, change: Callable[[Strike], Strike]) -> None:
    """Change the strike that a card has just made."""
    game, combat, minion = here.game, fighting(here), here.minion
    if game.strike_made is not None:
        game.strike_made = change(game.strike_made)
    elif combat is not None and minion is not None and minion.id in combat.committed:
        combat.committed[minion.id] = change(combat.committed[minion.id])


class StrikeIs(Word, frozen=True):
    """What is so of the strike besides: more damage, first strike, it can't be dodged, it hurts its own minion."""

    amount: Amount = 0
    aggravated: bool = False
    unpreventable: bool = False
    undodgeable: bool = False
    first: bool = False
    recoil: Recoil | None = None
    not_by: str = ""
    """A Discipline: cards that require it can't prevent its damage."""
    if_damages: int = 0
    """More damage of the same kind, once it has successfully inflicted any."""
    aimed: bool = False
    """Whether it is played for the strike that the minion chooses next."""

    def do(self, here: Here) -> Procedure[None]:
        """Change the strike."""
        combat, amount = fighting(here), amount_of(here, self.amount)

        def change(strike: Strike) -> Strike:
            return replace(
                strike,
                amount=strike.amount + amount,
                aggravated=strike.aggravated or self.aggravated,
                unpreventable=strike.unpreventable or self.unpreventable,
                undodgeable=strike.undodgeable or self.undodgeable,
                first=strike.first or self.first,
                recoil=self.recoil or strike.recoil,
                not_by=self.not_by or strike.not_by,
                if_damages=strike.if_damages + self.if_damages,
            )

        if not self.aimed:
            change_strike(here, change)
        elif combat is not None and here.minion is not None:
            combat.aims.setdefault(here.minion.id, []).append(change)
        yield from ()


class GiveStrike(Word, frozen=True):
    """The minion may choose a strike for a while."""

    blow: Blow
    words: str
    until: Until = "round"
    once: bool = False
    blood: int = 0

    def do(self, here: Here) -> Procedure[None]:
        """Offer it from now on."""
        combat, strike = fighting(here), made(here, self.blow, by_card=False)
        if combat is not None and strike is not None:
            words = f"{here.game.name(here.source)}: {self.words}"
            given = lasting.GivenStrike(strike.minion.id, self.until, strike, words, self.blood, self.once)
            combat.lasting.append(given)
        yield from ()


class GiveExtra(Word, frozen=True):
    """A minion gets optional maneuvers, presses or additional strikes for a while."""

    what: Literal["maneuver", "press", "additional strike"]
    until: Until = "round"
    amount: int = 1
    only: Literal["", "continue", "end", "close", "long"] = ""
    each_round: bool = False
    """Whether they come anew each round."""
    who: str = "minion"

    def do(self, here: Here) -> Procedure[None]:
        """Give them."""
        combat = here.game.fight
        extra = Extra(self.what, self.amount, "round" if self.each_round else "combat", self.only)
        for copy in here.copies(self.who):
            if combat is not None and copy in combat.both:
                extras.give(combat, copy, here.source, extra, self.until)
        yield from ()


class GainAdditional(Word, frozen=True):
    """The minion gains additional strikes now; by just one card or effect in a round where they are `limited`
    (sec. 6.4.3)."""

    amount: Amount = 1
    limited: bool = True

    def can(self, here: Here) -> bool:
        """Whether it may."""
        combat = fighting(here)
        if combat is None or here.minion is None:
            return False
        return not self.limited or may_gain(here.game, combat, here.minion)

    def do(self, here: Here) -> Procedure[None]:
        """Gain them."""
        combat, minion = fighting(here), here.minion
        if combat is None or minion is None:
            return
        limited = minion.id in combat.gained
        gain(here.game, combat, minion, amount_of(here, self.amount))
        if not self.limited and not limited:
            combat.gained.discard(minion.id)
        yield from ()


class Forbid(Word, frozen=True):
    """A minion can't do something for a while."""

    what: tuple[Banned, ...]
    who: str = "opponent"
    until: Until = "round"

    def do(self, here: Here) -> Procedure[None]:
        """Forbid it."""
        combat = here.game.fight
        for copy in here.copies(self.who):
            if combat is not None:
                lasting.forbid(combat, copy, self.until, *self.what)
        yield from ()


class AddInCombat(Word, frozen=True):
    """A minion's strength is more, less or so much for a while, or its hand strikes are aggravated."""

    stat: Literal["strength", "base strength", "aggravated hands"]
    amount: Amount = 1
    until: Literal["round", "combat"] = "round"
    who: str = "minion"

    def do(self, here: Here) -> Procedure[None]:
        """Add it."""
        game = here.game
        game.passing.keep_up(game.fight, game.combat.round if game.fight is not None else 0)
        for copy in here.copies(self.who):
            game.passing.added.append(Added(copy.id, self.stat, amount_of(here, self.amount), self.until))
        yield from ()


class Inflict(Word, frozen=True):
    """Damage that is no strike's."""

    amount: Amount
    who: str = "opponent"
    aggravated: bool = False
    unpreventable: bool = False
    environmental: bool = False

    def do(self, here: Here) -> Procedure[None]:
        """Inflict it on all at the same time."""
        game = here.game
        amount = amount_of(here, self.amount)
        bad = amount if self.aggravated else 0
        hurts = [
            Hurt(
                copy,
                amount - bad,
                bad,
                unpreventable=self.unpreventable,
                by=None if self.environmental else here.minion,
                surroundings=amount if self.environmental else 0,
            )
            for copy in here.copies(self.who)
        ]
        order = game.fight.order if game.fight is not None else game.clockwise(here.seat)
        if amount > 0:
            yield from inflict(game, hurts, order)


class EachRound(Word, frozen=True):
    """Environmental damage to a minion in each round (sec. 6.4.3)."""

    damage: Amount
    who: str = "opponent"
    step: Literal["strikes", "press"] = "strikes"
    ranged: bool = True
    aggravated: bool = False
    unpreventable: bool = False
    until: Until = "combat"

    def do(self, here: Here) -> Procedure[None]:
        """Have it come from now on."""
        combat = here.game.fight
        for copy in here.copies(self.who):
            if combat is not None:
                combat.lasting.append(
                    lasting.Surroundings(
                        copy.id,
                        self.until,
                        amount_of(here, self.damage),
                        self.step,
                        self.ranged,
                        self.aggravated,
                        self.unpreventable,
                        here.game.name(here.source),
                    )
                )
        yield from ()


class Prevent(Word, frozen=True):
    """Prevent damage to the minion (sec. 6.4.6)."""

    amount: Amount = 1
    of: Source = "any"
    sort: Literal["", "normal", "aggravated"] = ""
    half: bool = False

    def can(self, here: Here) -> bool:
        """Whether there is any that it can prevent."""
        return self._points(here) > 0

    def _points(self, here: Here) -> int:
        hurt = here.game.hurt
        if hurt is None or hurt.copy is not here.minion or hurt.unpreventable:
            return 0
        points = preventable(here.game, hurt, self.of, here.source)
        if self.sort:
            points = min(points, hurt.normal if self.sort == "normal" else hurt.aggravated)
        return (points + 1) // 2 if self.half else points

    def do(self, here: Here) -> Procedure[None]:
        """Prevent it."""
        hurt, points = here.game.hurt, self._points(here)
        if hurt is None:
            return
        if not self.half:
            points = min(points, amount_of(here, self.amount))
        if self.sort == "aggravated":
            hurt.aggravated -= points
            hurt.surroundings = min(hurt.surroundings, hurt.total)
        else:
            yield from prevent_points(here.game, hurt, points, aggravated=self.sort != "normal")


class ShieldFrom(Word, frozen=True):
    """Damage to the minion is prevented without being asked for a while."""

    of: Source = "strikes"
    until: Until = "round"
    normal_only: bool = False
    beyond_first: bool = False
    half: bool = False

    def do(self, here: Here) -> Procedure[None]:
        """Protect it."""
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(
                lasting.Shield(minion.id, self.until, self.of, self.normal_only, self.beyond_first, self.half)
            )
        yield from ()


class TreatAsNormal(Word, frozen=True):
    """The minion treats aggravated damage as normal for a while."""

    until: Until = "round"

    def do(self, here: Here) -> Procedure[None]:
        """From now on."""
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.AsNormal(minion.id, self.until))
        yield from ()


class GivePrevention(Word, frozen=True):
    """The minion can prevent damage later, once each round or once."""

    amount: Amount = 1
    until: Until = "round"
    of: Source = "any"
    blood: int = 0
    once: bool = False

    def do(self, here: Here) -> Procedure[None]:
        """Offer it from now on."""
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            number = extras.GIVEN + len(combat.lasting)
            amount = amount_of(here, self.amount)
            combat.lasting.append(
                lasting.GivenPrevention(
                    minion.id, self.until, amount, here.source.id, number, self.of, self.blood, self.once
                )
            )
        yield from ()


class SetRangeTo(Word, frozen=True):
    """The round, or the next one, has a range that the minion sets; nobody maneuvers (sec. 6.4.2)."""

    range: Only = ""
    """Empty for the one that its user chooses."""
    until: Until = "round"

    def can(self, here: Here) -> bool:
        """Whether no other effect has set it."""
        combat = fighting(here)
        return self.until != "round" or (combat is not None and lasting.range_set(combat) is None)

    def do(self, here: Here) -> Procedure[None]:
        """Set it."""
        combat, minion, game = fighting(here), here.minion, here.game
        if combat is None or minion is None:
            return
        range = self.range
        if not range:
            options = [Option("set range", "Close range"), Option("set range", "Long range", amount=1)]
            question = f"{game.name(here.source)}: which range?"
            option = yield from game.choose(here.seat, "set range", question, options, "6.4.2", here.source.id)
            range = "long" if option.amount else "close"
        combat.lasting.append(lasting.SetRange(minion.id, self.until, range))


class NewRound(Word, frozen=True):
    """A new round begins in place of the end of the combat."""

    def can(self, here: Here) -> bool:
        """Whether both are still ready, and no other combat is to follow."""
        combat = fighting(here)
        return combat is not None and combat.then is None and both_ready(here, combat)

    def do(self, here: Here) -> Procedure[None]:
        """Go on."""
        combat = fighting(here)
        if combat is not None:
            combat.goes_on_after_all = True
        yield from ()


class QueueCombat(Word, frozen=True):
    """Another combat follows between the two."""

    def can(self, here: Here) -> bool:
        """Whether both are still ready, and none is to follow yet, nor a new round."""
        combat = fighting(here)
        if combat is None or combat.then is not None or combat.goes_on_after_all:
            return False
        return both_ready(here, combat)

    def do(self, here: Here) -> Procedure[None]:
        """Have it follow."""
        combat = fighting(here)
        if combat is not None:
            combat.then = combat.both
        yield from ()


def both_ready(here: Here, combat: Fight) -> bool:
    """Whether both minions are still ready and opposed."""
    ready = all(minions.is_ready(here.game, copy) for copy in combat.both)
    return ready and combat.acting.controller != combat.opposing.controller


class EndCombat(Word, frozen=True):
    """The combat ends at once, or when the strikes that are being resolved are."""

    after_strikes: bool = False

    def do(self, here: Here) -> Procedure[None]:
        """End it."""
        combat = here.game.fight
        if combat is not None and self.after_strikes:
            combat.ends_after_strikes = True
        elif combat is not None:
            combat.ended = True
            here.game.say("The combat ends", seat=here.seat)
        yield from ()


class MoreDamage(Word, frozen=True):
    """The minion's strikes with cards that require a Discipline, or with its weapons, do more damage for a while."""

    amount: Amount
    discipline: str = ""
    weapons: Literal["", "melee", "gun", "any"] = ""
    until: Until = "combat"

    def do(self, here: Here) -> Procedure[None]:
        """Add it."""
        combat, minion, game = fighting(here), here.minion, here.game

        def fits(strike: Strike) -> bool:
            copy = game.table.copies.get(strike.source)
            if copy is None or strike.kind not in ("hand", "damage", "weapon"):
                return False
            card = game.card(copy)
            if self.discipline and self.discipline not in [level.code for level in card.disciplines]:
                return False
            facts = minions.facts(game, copy)
            return {"": True, "any": facts.weapon is not None, "melee": facts.melee, "gun": facts.gun}[self.weapons]

        if combat is not None and minion is not None:
            combat.lasting.append(lasting.MoreDamage(minion.id, self.until, amount_of(here, self.amount), fits))
        yield from ()


class PayBlood(Word, frozen=True):
    """The minion burns blood for what follows, and can't do it with less."""

    amount: Amount = 1

    def can(self, here: Here) -> bool:
        """Whether it has that much, besides what the card costs."""
        if here.minion is None:
            return False
        own = cost_of(here.game.card(here.source), "blood") if here.source.place.region == "hand" else 0
        return here.minion.blood >= amount_of(here, self.amount) + own

    def do(self, here: Here) -> Procedure[None]:
        """Burn it."""
        if here.minion is not None:
            here.game.burn_blood(here.minion, amount_of(here, self.amount))
        yield from ()


class BecomeEquipment(Word, frozen=True):
    """The card that is played goes on the minion and is equipment from then on."""

    counters: int = 0

    def do(self, here: Here) -> Procedure[None]:
        """Put it there."""
        from vtes_desktop.abilities.words.cards import Count, PutOn

        yield from PutOn("minion").do(here)
        minions.mark(here.game, here.source, "type", "equipment")
        if self.counters:
            yield from Count(self.counters).do(here)


class BurnAtEnd(Word, frozen=True):
    """The card is burned at the end of the combat."""

    def do(self, here: Here) -> Procedure[None]:
        """Have it burned then, if it is still in play."""
        game, copy, combat = here.game, here.source, here.game.fight

        def burn() -> Procedure[None]:
            if game.in_play(copy):
                game.burn(copy)
            yield from ()

        if combat is not None:
            combat.at_end.append(burn)
        yield from ()


CombatWords = (
    AddInCombat
    | BecomeEquipment
    | BurnAtEnd
    | EachRound
    | EndCombat
    | Forbid
    | GainAdditional
    | GiveExtra
    | GivePrevention
    | GiveStrike
    | Inflict
    | MakeStrike
    | MoreDamage
    | NewRound
    | PayBlood
    | Prevent
    | QueueCombat
    | SetRangeTo
    | ShieldFrom
    | StrikeIs
    | TreatAsNormal
)
"""The words of this module."""


def victim_of(here: Here, victim: Copy) -> Here:
    """The moment at which a strike does something to its victim: that is the ``target`` and, after the combat too, the
    ``opponent``."""
    return replace(here, chosen={**here.chosen, "target": [victim], "opponent": [victim]})
