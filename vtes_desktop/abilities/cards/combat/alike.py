"""What several combat cards say alike."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.additional import gain, may_gain
from vtes_desktop.rules.combat.damage import inflict
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.lasting import Until
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.combat.striking import hurt_by
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.hands import settle_hands
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure


class BurnAtEnd(Word, frozen=True):
    """The card is burned at the end of the combat."""

    said = "this card is burned at the end of the combat"

    def do(self, here: Here) -> Procedure[None]:
        game, copy, combat = here.game, here.source, here.game.fight

        def burn() -> Procedure[None]:
            if game.in_play(copy):
                game.burn(copy)
            yield from ()

        if combat is not None:
            combat.at_end.append(burn)
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

    def act(self, here: Here) -> None:
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

    def aloud(self) -> str:
        kind = "melee weapon" if self.melee else "gun"
        sort = "aggravated damage" if self.aggravated else "damage"
        lasts = {"round": "this round", "next round": "the next round", "combat": "this combat"}[self.until]
        burned = ", and is burned once this strike has been resolved" if self.burns else ""
        ammo = "" if self.melee else " (one ammo card on it in a combat)"
        more = f"{self.amount} more {sort} in {lasts}"
        return f"the {kind} that this minion has chosen to strike with does {more}{burned}{ammo}"


COMBAT: Final = "Combat"
AGAINST_VAMPIRE: Final = Is("opponent", Which("vampire"))


def becomes_equipment(counters: int = 0) -> tuple[Words, ...]:
    """The card that is played goes on the minion and is equipment from then on."""
    counted = (Count(counters, who="this"),) if counters else ()
    return (PutOn("minion"), Mark("type", "this", "equipment"), *counted)


GIVEN_BACK: Final = (GiveBlood("this", "remembered", BloodOn("this")), Burn("this"))


def drained(level: str, amount: int, back: Upon, *more: Words) -> Reading:
    """The opposing vampire's blood lies on the card until it is given back."""
    return Reading(
        COMBAT,
        level,
        conditions=(AGAINST_VAMPIRE,),
        words=(PutInPlay(), Remember("opponent"), GiveBlood("opponent", "this", amount, up_to=True), *more),
        upon=(back,),
    )


def crafted(level: str, standing: Standing, burned: InPlayAction) -> Reading:
    """A strike that puts the card on its victim once both strikes have been resolved."""
    return Reading(
        COMBAT,
        level,
        words=(MakeStrike(Blow("damage", 1)), StrikeDoes("resolved", (PutOn("opponent"),))),
        standing=(standing,),
        actions=(burned,),
    )


class Calm(Word, frozen=True):
    """No frenzy card can be played on the minion in this combat, what they have done to it is over."""

    said = "no frenzy card can be played on this minion in this combat, and what those played have done to it ends"

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        yield from AddNumber("minion", "no frenzy", 1, "combat").do(here)
        for each in game.fight.frenzied if game.fight is not None else ():
            for there in (game.fight.lasting, game.passing.combat.added, game.passing.round.added):  # type: ignore[union-attr]
                if minion is not None and getattr(each, "minion", 0) == minion.id and each in there:
                    there.remove(each)  # type: ignore[arg-type]
        yield from settle_hands(game)


class PromiseStrike(Word, frozen=True):
    """The minion gains one additional strike, which is this one; by just one card or effect in a round (sec. 6.4.3)."""

    blow: Blow

    def act(self, here: Here) -> None:
        combat, strike, minion = fighting(here), made(here, self.blow, by_card=False), here.minion
        if combat is not None and minion is not None and strike is not None and may_gain(here.game, combat, minion):
            gain(here.game, combat, minion, 1)
            combat.round.promised[minion.id] = strike

    def aloud(self) -> str:
        return (
            "this minion gains 1 additional strike in this round (if nothing has given it some), which is: "
            + blow_aloud(self.blow)
        )


class MayGainStrike(Condition, frozen=True):
    """The minion may still gain additional strikes in this round: no card or effect has given it some (sec. 6.4.3)."""

    said = "no card or effect has given this minion additional strikes in this round"

    def holds(self, here: Here) -> bool:
        combat, minion = fighting(here), here.minion
        return combat is not None and minion is not None and may_gain(here.game, combat, minion)


class FirstPair(Condition, frozen=True):
    """The strike that is chosen is of the first pair of a round, no additional one."""

    said = "the strike is of the first pair of the round"

    def holds(self, here: Here) -> bool:
        return here.game.fight is not None and here.game.fight.first_pair


class AtEachPress(Word, frozen=True):
    """What is done as each press step of the combat begins, that of the running round too."""

    words: tuple[Words, ...]

    def act(self, here: Here) -> None:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.AtPress(minion.id, "combat", lambda: do_all(here, self.words)))

    def aloud(self) -> str:
        return f"as each press step of this combat begins: {in_order(self.words)}"


class HurtLater(Word, frozen=True):
    """Damage of a strike that ends the combat, which nothing prevents and which is inflicted once it has ended, unless
    it is dodged, the combat goes on or another follows; what changes a strike's damage changes it (rulings on
    Riposte)."""

    amount: int

    def act(self, here: Here) -> None:
        opponent = here.copy("opponent")

        def ends(game: Game) -> Procedure[None]:
            combat = game.fight
            if combat is None or opponent is None:
                return
            strike = next((each for each in combat.resolving if each.minion is here.minion), None)
            if strike is None or combat.is_dodged(strike.minion, opponent):
                return
            amount, order = self.amount + strike.amount, combat.order
            combat.after_end.append(lambda: hurt(game, strike, amount, order))
            yield from ()

        def hurt(game: Game, strike: Strike, amount: int, order: list[int]) -> Procedure[None]:
            if opponent is None or not game.in_play(opponent):
                return
            blow = replace(strike, kind="damage", unpreventable=True)
            inflicted = hurt_by(game, blow, opponent, amount)
            yield from inflict(game, [inflicted], order)
            if inflicted.struck and strike.if_damages:
                yield from inflict(game, [hurt_by(game, blow, opponent, strike.if_damages)], order)

        change_strike(here, lambda strike: replace(strike, before_end=one_then_other(strike.before_end, ends)))

    def aloud(self) -> str:
        return f"once its combat has ended the strike inflicts {self.amount} unpreventable damage, unless it is dodged"


class UntilCombatEnds(Word, frozen=True):
    """Something that the minion may do once, from when the strike resolves until the combat ends (rulings on Loving
    Agony)."""

    text: str
    """What the button says after the card's name."""
    windows: tuple[Window, ...]
    words: tuple[Words, ...]

    def act(self, here: Here) -> None:
        fight, used, name = fighting(here), [False], here.game.name(here.source)

        def run() -> Procedure[bool]:
            used[0] = True
            here.game.say(f"{name} is used", seat=here.seat)
            yield from do_all(here, self.words)
            return True

        def uses(seat: int, window: Window) -> list[Use]:
            minion = here.minion
            over = here.game.fight is not fight or minion is None or seat != minion.controller or used[0]
            if over or window not in self.windows or not can_all(here, self.words):
                return []
            number = minion.id if minion is not None else 0
            return [Use(Option("use", f"{name}: {self.text}", number, number), run)]

        def resolves(game: Game) -> Procedure[None]:
            game.passing.action.granted.append(uses)
            yield from ()

        change_strike(here, lambda strike: replace(strike, before_end=one_then_other(strike.before_end, resolves)))

    def aloud(self) -> str:
        return f"from when the strike resolves until the combat ends you may have, once: {in_order(self.words)}"


class InflictSoon(Word, frozen=True):
    """Damage to a combatant by the minion, or environmental, which is inflicted together with all other of that moment
    once everybody has used what is used before range is determined (rulings on Outside the Hourglass)."""

    amount: int
    who: str = "opponent"
    environmental: bool = False

    def act(self, here: Here) -> None:
        fight = fighting(here)
        if fight is None:
            return
        by, around = (None, self.amount) if self.environmental else (here.minion, 0)
        fight.soon += [Hurt(copy, self.amount, by=by, surroundings=around) for copy in here.copies(self.who)]

    def aloud(self) -> str:
        sort, by = ("environmental ", "") if self.environmental else ("", " by this minion")
        when = "once all that is used before range is determined has been used"
        return f"{self.amount} {sort}damage is inflicted on {card(self.who)}{by} {when}"


class WouldBurn(Condition, frozen=True):
    """A minion is the one that would be burned now."""

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        burning = here.game.passing.now.burning
        return burning is not None and burning in here.copies(self.who)

    def aloud(self) -> str:
        return f"{card(self.who)} would be burned now"


class InsteadOfBurning(Word, frozen=True):
    """The minion that would be burned goes to torpor instead, or is removed from the game."""

    removed: bool = False

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        game.passing.now.burning = None
        if minion is None:
            return
        game.passing.now.falling[:] = [each for each in game.passing.now.falling if each is not minion]
        if self.removed:
            yield from RemoveFromGame("minion").do(here)
        else:
            yield from ToTorpor("minion", wounds=True).do(here)

    def aloud(self) -> str:
        return f"this minion {'is removed from the game' if self.removed else 'goes to torpor'} instead of being burned"


class SetAnewOnPlay(Word, frozen=True):
    """Each card that is played in the combat sets the counters of the card anew, as long as that is in play."""

    counters: int

    def act(self, here: Here) -> None:
        game, copy, combat = here.game, here.source, here.game.fight

        def played() -> None:
            there = game.table.copies.get(copy.id) is copy and game.in_play(copy)
            if there and copy.counters.get("counters", 0) != self.counters:
                game.do(m.SetCounter(copy.id, "counters", self.counters))

        if combat is not None:
            combat.on_play.append(played)

    def aloud(self) -> str:
        return f"this card has {self.counters} counters again after each card played in the combat"


BEFORE_RANGE: Final = Timing(frozenset({"before range"}))
