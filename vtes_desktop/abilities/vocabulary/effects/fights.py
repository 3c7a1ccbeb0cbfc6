"""What combat cards bring into a combat besides strikes and damage: hands open or larger, ammo, weather, strikes that
are promised, what follows upon a wound (sec. 6.4)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.conditions.combat import PUT_IN_ROUND
from vtes_desktop.abilities.vocabulary.effects.cards import PutOn
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, fighting, made
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.combat import extras, lasting
from vtes_desktop.rules.combat.additional import gain, may_gain
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.lasting import Until
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.game import OPEN_HANDS, Game
from vtes_desktop.rules.playing.hands import discard_down, draw, settle_hands
from vtes_desktop.rules.playing.phrases import Extra
from vtes_desktop.rules.turn.master import open_disciplines, put_discipline
from vtes_desktop.table import moves as m


class ForMethuselah(Word, frozen=True):
    """One of a Methuselah's numbers is higher until the combat ends: her hand size, or that her hand is open."""

    stat: Literal["hand size", "open hand"]
    amount: int = 1
    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        """Add it; hands are settled at once."""
        combat, minion = fighting(here), here.minion
        if combat is None or minion is None:
            return
        for seat in here.methuselahs(self.whose):
            combat.lasting.append(lasting.ForSeat(minion.id, "combat", seat, self.stat, self.amount))
        if self.stat == "open hand":
            here.game.do(m.SetCounter(0, OPEN_HANDS, 1))
        yield from settle_hands(here.game)


class ReplaceWithMore(Word, frozen=True):
    """Until the combat ends, whoever plays the card draws one more for each that she replaces, and discards one; for
    this card too, which has been replaced by now."""

    def do(self, here: Here) -> Procedure[None]:
        game, combat, minion = here.game, fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.ForSeat(minion.id, "combat", here.seat, "more replaced"))
            yield from draw(game, here.seat, 1)
            yield from discard_down(game, here.seat, 1)


class BeImmune(Word, frozen=True):
    """Damage that is not aggravated is not inflicted on the minion in this round."""

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.Immune(minion.id, "round"))
        yield from ()


class BringWeather(Word, frozen=True):
    """Both minions and their retainers take damage before range is determined in each round."""

    grows: bool = False

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            since = here.game.combat.round
            combat.lasting.append(lasting.Weather(minion.id, "combat", 1, self.grows, since))
        yield from ()


class PromiseStrike(Word, frozen=True):
    """The minion gains one additional strike, which is this one; by just one card or effect in a round (sec. 6.4.3)."""

    blow: Blow

    def do(self, here: Here) -> Procedure[None]:
        combat, strike, minion = fighting(here), made(here, self.blow, by_card=False), here.minion
        if combat is not None and minion is not None and strike is not None and may_gain(here.game, combat, minion):
            gain(here.game, combat, minion, 1)
            combat.promised[minion.id] = strike
        yield from ()


class LoadWeapon(Word, frozen=True):
    """The weapon with which the minion has chosen to strike does more damage for a while, from this strike on; one
    ammo card can be used on it in a combat."""

    amount: int
    aggravated: bool = False
    burns: bool = False
    """Whether the weapon is burned when the strike has been resolved."""
    melee: bool = False
    """Whether it must be a melee weapon, rather than a gun."""
    until: Until = "combat"

    def can(self, here: Here) -> bool:
        combat = fighting(here)
        return combat is not None and self._place(here, combat) is not None

    def _place(self, here: Here, combat: Fight) -> int | None:
        game = here.game
        for place, strike in enumerate(combat.chosen):
            weapon = game.table.copies.get(strike.source)
            if strike.minion is not here.minion or strike.kind != "weapon" or weapon is None:
                continue
            facts = minions.facts(game, weapon)
            if (facts.melee if self.melee else facts.gun and not facts.no_ammo) and weapon.id not in combat.loaded:
                return place
        return None

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = fighting(here), here.minion
        place = self._place(here, combat) if combat is not None else None
        if combat is None or minion is None or place is None:
            return
        strike = combat.chosen[place]
        source = strike.source
        if not self.melee:
            combat.loaded.add(source)
        if self.aggravated:
            strike = replace(strike, extra_aggravated=strike.extra_aggravated + self.amount)
        else:
            strike = replace(strike, amount=strike.amount + self.amount)
        combat.chosen[place] = replace(strike, burns_weapon=strike.burns_weapon or self.burns)

        def fits(other: Strike) -> bool:
            return other.kind == "weapon" and other.source == source

        combat.lasting.append(lasting.MoreDamage(minion.id, self.until, self.amount, fits, self.aggravated))
        yield from ()


class BurnStrikingWeapon(Word, frozen=True):
    """The melee weapon is burned of whose strike the damage that is being prevented was."""

    def do(self, here: Here) -> Procedure[None]:
        game, hurt = here.game, here.game.hurt
        strike = hurt.strike if hurt is not None else None
        weapon = game.table.copies.get(strike.source) if strike is not None and strike.kind == "weapon" else None
        if weapon is not None and weapon.place.on and minions.facts(game, weapon).melee:
            game.burn(weapon)
        yield from ()


class StealDiscipline(Word, frozen=True):
    """The minion takes a Discipline card that is on another vampire, if it can have one."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        game, minion, victim = here.game, here.minion, here.copy(self.who)
        if minion is None or victim is None or not minions.is_vampire(game, minion):
            return
        there = [
            copy
            for copy in minions.on_it(game, victim)
            if minions.facts(game, copy).discipline and open_disciplines(game, copy, minion)
        ]
        options = [Option("target", game.name(copy), copy.id) for copy in there]
        if not options:
            return
        question = f"{game.name(here.source)}: which Discipline card?"
        option = yield from game.choose(here.seat, "target", question, options, "1.6.2", here.source.id)
        copy = game.copy(option.copy)
        put_discipline(game, copy, minion, copy.marks.get("discipline", ""))


class GiveRebate(Word, frozen=True):
    """Once in this combat the minion may take blood off the cost of a combat card."""

    blood: int = 1

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.Rebate(minion.id, "combat", here.game.name(here.source), self.blood))
        yield from ()


class HealNormally(Word, frozen=True):
    """The aggravated damage of the opposing minion's strike that is being handled is normal to the minion."""

    def can(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.copy is here.minion and hurt.aggravated > 0 and hurt.strike is not None

    def do(self, here: Here) -> Procedure[None]:
        hurt = here.game.hurt
        if hurt is not None and hurt.copy is here.minion:
            hurt.normal, hurt.aggravated = hurt.total, 0
        yield from ()


class MustPress(Word, frozen=True):
    """The minion presses to continue in this round, like it or not; the opponent may answer (sec. 6.4.4)."""

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = fighting(here), here.minion
        if combat is None or minion is None:
            return

        def press(game: Game) -> Procedure[bool]:
            if lasting.cannot(combat, minion, "press to continue"):
                return False
            game.say(game.doing.name(minion), " must press to continue the combat", seat=here.seat)
            yield from ()
            return True

        combat.lasting.append(lasting.Pressing(minion.id, "round", press))
        yield from ()


class NoteLevel(Word, frozen=True):
    """Remember at which level the card is played: what it does later may put it on somebody, when it has been burned
    already."""

    def do(self, here: Here) -> Procedure[None]:
        here.words["level"] = here.source.marks.get("level", "")
        yield from ()


class StayOn(Word, frozen=True):
    """The card that was played goes on a minion, at the level that was noted."""

    who: str = "opponent"

    def do(self, here: Here) -> Procedure[None]:
        yield from PutOn(self.who).do(here)
        if here.source.place.on:
            minions.mark(here.game, here.source, "level", here.words.get("level", ""))


class NoteRound(Word, frozen=True):
    """Remember in which round the card was put where it is."""

    def do(self, here: Here) -> Procedure[None]:
        combat = here.game.table.combat
        if combat is not None:
            minions.mark(here.game, here.source, PUT_IN_ROUND, str(combat.round))
        yield from ()


class AtPrice(Word, frozen=True):
    """The minion may use an optional maneuver or press once in this round, for blood."""

    what: Literal["maneuver", "press"]
    only: Literal["", "continue", "end", "close", "long"] = ""
    blood: Amount = 1

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            extra = Extra(self.what, 1, "round", self.only)
            number = extras.GIVEN + len(combat.lasting)
            cost = amount_of(here, self.blood)
            combat.lasting.append(lasting.GivenExtra(minion.id, "round", extra, here.source.id, number, cost))
        yield from ()
