"""What is done in a combat: damage, prevention, range, what lasts a round or a combat (sec. 6.4)."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.cards import PutOn
from vtes_desktop.abilities.vocabulary.effects.marking import Count
from vtes_desktop.abilities.vocabulary.effects.strikes import Only, fighting
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.combat import extras, lasting
from vtes_desktop.rules.combat.additional import gain, may_gain
from vtes_desktop.rules.combat.damage import inflict, prevent_points, preventable
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.lasting import Banned, Source, Until
from vtes_desktop.rules.playing.phrases import Extra
from vtes_desktop.rules.playing.requirements import cost_of

ALL: Final = 1_000
"""All damage."""


class GiveExtra(Word, frozen=True):
    """A minion gets optional maneuvers, presses or additional strikes for a while."""

    what: Literal["maneuver", "press", "additional strike", "maneuver or press"]
    until: Until = "round"
    amount: int = 1
    only: Literal["", "continue", "end", "close", "long"] = ""
    each_round: bool = False
    """Whether they come anew each round."""
    who: str = "minion"

    def do(self, here: Here) -> Procedure[None]:
        combat = here.game.fight
        each: Literal["round", "combat"] = "round" if self.each_round else "combat"
        given = [Extra(what, self.amount, each, self.only) for what in self.what.split(" or ")]  # type: ignore[arg-type]
        for copy in here.copies(self.who):
            if combat is not None and copy in combat.both:
                extras.give(combat, copy, here.source, self.until, *given)
        yield from ()


class GainAdditional(Word, frozen=True):
    """The minion gains additional strikes now; by just one card or effect in a round where they are `limited`
    (sec. 6.4.3)."""

    amount: Amount = 1
    limited: bool = True

    def can(self, here: Here) -> bool:
        combat = fighting(here)
        if combat is None or here.minion is None:
            return False
        return not self.limited or may_gain(here.game, combat, here.minion)

    def do(self, here: Here) -> Procedure[None]:
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
        game = here.game
        for copy in here.copies(self.who):
            game.passing.add(copy.id, self.stat, amount_of(here, self.amount), self.until)
        yield from ()


class Inflict(Word, frozen=True):
    """Damage that is no strike's."""

    amount: Amount
    who: str = "opponent"
    aggravated: bool = False
    unpreventable: bool = False
    environmental: bool = False

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
        hurt, points = here.game.hurt, self._points(here)
        if hurt is None:
            return
        if not self.half:
            points = min(points, amount_of(here, self.amount))
        if self.sort == "aggravated":
            hurt.aggravated -= points
            hurt.preventers.append(here.source)
            hurt.surroundings = min(hurt.surroundings, hurt.total)
        else:
            yield from prevent_points(here.game, hurt, points, aggravated=self.sort != "normal", by=here.source)


class ShieldFrom(Word, frozen=True):
    """Damage to the minion is prevented without being asked for a while."""

    of: Source = "strikes"
    until: Until = "round"
    normal_only: bool = False
    beyond_first: bool = False
    half: bool = False
    amount: int = 0
    """How much, of the next strike of that sort only; 0 for all of every strike."""

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(
                lasting.Shield(
                    minion.id,
                    self.until,
                    self.of,
                    self.normal_only,
                    self.beyond_first,
                    self.half,
                    self.amount,
                    here.source,
                )
            )
        yield from ()


class TreatAsNormal(Word, frozen=True):
    """The minion treats aggravated damage as normal for a while."""

    until: Until = "round"

    def do(self, here: Here) -> Procedure[None]:
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
        combat = fighting(here)
        return self.until != "round" or (combat is not None and lasting.range_set(combat) is None)

    def do(self, here: Here) -> Procedure[None]:
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
        combat = fighting(here)
        return combat is not None and combat.then is None and both_ready(here, combat)

    def do(self, here: Here) -> Procedure[None]:
        combat = fighting(here)
        if combat is not None:
            combat.goes_on_after_all = True
        yield from ()


class QueueCombat(Word, frozen=True):
    """Another combat follows between the two."""

    def can(self, here: Here) -> bool:
        combat = fighting(here)
        if combat is None or combat.then is not None or combat.goes_on_after_all:
            return False
        return both_ready(here, combat)

    def do(self, here: Here) -> Procedure[None]:
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
        combat = here.game.fight
        if combat is not None and self.after_strikes:
            combat.ends_after_strikes = True
        elif combat is not None:
            combat.ended = True
            here.game.say("The combat ends", seat=here.seat)
        yield from ()


class PayBlood(Word, frozen=True):
    """The minion burns blood for what follows, and can't do it with less."""

    amount: Amount = 1

    def can(self, here: Here) -> bool:
        if here.minion is None:
            return False
        own = cost_of(here.game.card(here.source), "blood") if here.source.place.region == "hand" else 0
        return here.minion.blood >= amount_of(here, self.amount) + own

    def do(self, here: Here) -> Procedure[None]:
        if here.minion is not None:
            here.game.burn_blood(here.minion, amount_of(here, self.amount))
        yield from ()


class BecomeEquipment(Word, frozen=True):
    """The card that is played goes on the minion and is equipment from then on."""

    counters: int = 0

    def do(self, here: Here) -> Procedure[None]:
        yield from PutOn("minion").do(here)
        minions.mark(here.game, here.source, "type", "equipment")
        if self.counters:
            yield from Count(self.counters).do(here)


class BurnAtEnd(Word, frozen=True):
    """The card is burned at the end of the combat."""

    def do(self, here: Here) -> Procedure[None]:
        game, copy, combat = here.game, here.source, here.game.fight

        def burn() -> Procedure[None]:
            if game.in_play(copy):
                game.burn(copy)
            yield from ()

        if combat is not None:
            combat.at_end.append(burn)
        yield from ()
