"""What several combat cards say alike."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.additional import gain, may_gain
from vtes_desktop.rules.combat.damage import inflict, is_with_melee
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.combat.strikes import change_from_now
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

    def act(self, here: Here) -> None:
        game, copy = here.game, here.source

        def burn() -> Procedure[None]:
            if game.in_play(copy) and minions.is_minion(game, copy):
                yield from burn_minion(game, copy)
            elif game.in_play(copy):
                game.burn(copy)

        if game.fight is not None:
            game.fight.at_end.append(burn)


class LoadWeapon(Word, frozen=True):
    """The gun with which the minion has chosen to strike does more damage in the combat, from this strike on; one ammo
    card can be used on it in a combat."""

    amount: int
    aggravated: bool = False
    burns: bool = False
    """Whether the weapon is burned when the strike has been resolved."""

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
            if facts.gun and not facts.no_ammo and weapon.id not in combat.loaded:
                return place
        return None

    def act(self, here: Here) -> None:
        combat, minion = fighting(here), here.minion
        place = self._place(here, combat) if combat is not None else None
        if combat is None or minion is None or place is None:
            return
        strike = combat.chosen[place]
        source = strike.source
        combat.loaded.add(source)
        if self.aggravated:
            strike = replace(strike, extra_aggravated=strike.extra_aggravated + self.amount)
        else:
            strike = replace(strike, amount=strike.amount + self.amount)
        combat.chosen[place] = replace(strike, burns_weapon=strike.burns_weapon or self.burns)

        def fits(other: Strike) -> bool:
            return other.kind == "weapon" and other.source == source

        combat.lasting.append(lasting.MoreDamage(minion.id, "combat", self.amount, fits, self.aggravated))

    def aloud(self) -> str:
        sort = "aggravated damage" if self.aggravated else "damage"
        burned = ", and is burned once this strike has been resolved" if self.burns else ""
        more = f"{self.amount} more {sort} in this combat"
        return (
            f"the gun that this minion has chosen to strike with does {more}{burned} (one ammo card on it in a combat)"
        )


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


def crafted(name: str, stat: Literal["strength", "stealth"], burned: InPlayAction) -> Named:
    """A strike that puts the card on its victim once both strikes have been resolved: that has 1 or 2 less of a number
    until it burns it."""
    words = (MakeStrike(Blow("damage", 1)), StrikeDoes("resolved", (PutOn("opponent"),)))
    levels = (("vic", -1), ("VIC", -2))
    return mended(
        name, *(reading(COMBAT, Standing(stat, less), burned, level=level, words=words) for level, less in levels)
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


class AtEach(Word, frozen=True):
    """What is done as each press step of the combat begins, that of the running round too, or that of this round alone;
    or in each round as the first strikes that are no first strikes are resolved."""

    step: Literal["press", "strikes"]
    words: tuple[Words, ...]
    until: Literal["round", "combat"] = "combat"

    def act(self, here: Here) -> None:
        combat, minion = fighting(here), here.minion
        if combat is not None and minion is not None:
            at_step = lasting.AtPress if self.step == "press" else lasting.AtStrikes
            combat.lasting.append(at_step(minion.id, self.until, lambda: do_all(here, self.words)))

    def aloud(self) -> str:
        every = "each press step of this combat" if self.until == "combat" else "the press step of this round"
        strikes = "in each round of this combat, as strikes are resolved normally"
        when = {"press": f"as {every} begins", "strikes": strikes}[self.step]
        return f"{when}: {in_order(self.words)}"


class InLaterRounds(Word, frozen=True):
    """What is done as soon as another round of the combat begins, or as each does."""

    words: tuple[Words, ...]
    each: bool = False

    def act(self, here: Here) -> None:
        def begins() -> Procedure[None]:
            yield from do_all(here, self.words)
            if self.each:
                self.act(here)

        if here.game.fight is not None:
            here.game.fight.upon_round.append(begins)

    def aloud(self) -> str:
        return f"{'each time' if self.each else 'as soon as'} another round of this combat begins: {block(self.words)}"


class HasChosen(Condition, frozen=True):
    """A combatant has chosen its strike, maybe just one with a weapon of a sort, and that is about to be resolved."""

    who: Literal["minion", "opponent"] = "minion"
    weapon: Literal["", "melee", "ranged"] = ""

    def holds(self, here: Here) -> bool:
        fight, there = here.game.fight, here.copies(self.who)
        return fight is not None and any(each.minion in there and self._fits(here, each) for each in fight.chosen)

    def _fits(self, here: Here, strike: Strike) -> bool:
        if self.weapon == "melee":
            return is_with_melee(here.game, strike)
        return not self.weapon or (strike.kind == "weapon" and strike.ranged)

    def aloud(self) -> str:
        sorts = {"melee": "a melee weapon", "ranged": "a weapon that inflicts ranged damage"}
        what = f"to strike with {sorts[self.weapon]}" if self.weapon else "its strike"
        return f"{card(self.who)} has chosen {what}"


class StrikesBecome(Word, frozen=True):
    """Strikes of the minion are otherwise for a while, also one that it has chosen already."""

    which: Literal[
        "strikes",
        "initial strike",
        "initial strike by its strength",
        "hand and melee weapon strikes",
        "next hand or melee weapon strike",
    ]
    become: Literal["made with first strike", "undodgeable", "aggravated", "1 damage stronger"]
    until: Literal["round", "combat"] = "round"

    def act(self, here: Here) -> None:
        game, fight, minion = here.game, fighting(here), here.minion
        next_only = self.which.startswith("next")

        def fits(strike: Strike) -> bool:
            if "hand" in self.which:
                return strike.by_hand or is_with_melee(game, strike)
            return self.which == "strikes" or (
                strike.initial and (self.which == "initial strike" or strike.with_strength)
            )

        if fight is not None and minion is not None:
            change_from_now(fight, lasting.StrikeChange(minion.id, self.until, fits, self._changed, next_only))

    def _changed(self, strike: Strike) -> Strike:
        match self.become:
            case "made with first strike":
                return replace(strike, first=True)
            case "undodgeable":
                return replace(strike, undodgeable=True)
            case "aggravated":
                return replace(strike, aggravated=True)
            case "1 damage stronger":
                return replace(strike, amount=strike.amount + 1)

    def aloud(self) -> str:
        are = "are" if self.which.endswith("strikes") else "is"
        return f"this minion’s {self.which} of this {self.until} {are} {self.become}"


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
    """The minion is the one that would be burned now."""

    said = "this minion would be burned now"

    def holds(self, here: Here) -> bool:
        burning = here.game.passing.now.burning
        return burning is not None and burning is here.minion


class InsteadOfBurning(Word, frozen=True):
    """The minion that would be burned goes to torpor instead."""

    said = "this minion goes to torpor instead of being burned"

    def do(self, here: Here) -> Procedure[None]:
        now, minion = here.game.passing.now, here.minion
        now.burning = None
        now.falling[:] = [each for each in now.falling if each is not minion]
        yield from ToTorpor("minion", wounds=True).do(here)


def reborn(kind: str, level: str, *more: Words) -> Reading:
    """The minion that would be burned goes to torpor instead, wherever it is."""
    when = Timing(frozenset({"would be burned"}), locked="also", torpor=True)
    return Reading(kind, level, when=when, conditions=(WouldBurn(),), words=(InsteadOfBurning(), *more))


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
