"""Combat cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.text.sentences.equipment_weapons import unusable
from vtes_desktop.abilities.vocabulary.aloud import card
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CountersOn, Number
from vtes_desktop.abilities.vocabulary.conditions.combat import (
    AtStep,
    CanHave,
    Fights,
    GoesToTorpor,
    InflictedMore,
    LeadsTo,
    OpponentPlays,
    RangeIs,
)
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, AnyOf, AtLeast, Is, IsReady, Not, StealthNeeded
from vtes_desktop.abilities.vocabulary.effects.actions import AddStealth
from vtes_desktop.abilities.vocabulary.effects.arming import ChooseFromHand, GetFromHand, InsteadOfTorpor
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Cancel, Lock, PutInPlay, PutOn, ToTorpor
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import (
    ALL,
    AddInCombat,
    EachRound,
    Forbid,
    GiveExtra,
    GivePrevention,
    Inflict,
    Prevent,
    SetRangeTo,
)
from vtes_desktop.abilities.vocabulary.effects.flow import If, StrikeDoes, UponWound
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Mark, Remember
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike, MoreDamage, blow_aloud, fighting, made
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.additional import gain, may_gain
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.lasting import Until
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.hands import discard_down, draw
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.torpor.diablerie import may_diablerize
from vtes_desktop.rules.turn.master import open_disciplines, put_discipline
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure


class BurnStrikingWeapon(Word, frozen=True):
    """The melee weapon is burned of whose strike the damage that is being prevented was."""

    def do(self, here: Here) -> Procedure[None]:
        game, hurt = here.game, here.game.hurt
        strike = hurt.strike if hurt is not None else None
        weapon = game.table.copies.get(strike.source) if strike is not None and strike.kind == "weapon" else None
        if weapon is not None and weapon.place.on and minions.facts(game, weapon).melee:
            game.burn(weapon)
        yield from ()

    def aloud(self) -> str:
        return "the melee weapon whose strike’s damage is being prevented is burned"


class ReplaceWithMore(Word, frozen=True):
    """Until the combat ends, whoever plays the card draws one more for each that she replaces, and discards one; for
    this card too, which has been replaced by now."""

    def do(self, here: Here) -> Procedure[None]:
        game, combat, minion = here.game, fighting(here), here.minion
        if combat is not None and minion is not None:
            combat.lasting.append(lasting.ForSeat(minion.id, "combat", here.seat, "more replaced"))
            yield from draw(game, here.seat, 1)
            yield from discard_down(game, here.seat, 1)

    def aloud(self) -> str:
        return "until combat ends you draw one more card for each that you replace, this one too, and discard one"


PUT_IN_ROUND: Final = "put in round"
"""The mark of a card that was put on a minion in a combat: the number of that round."""


class PutInRound(Condition, frozen=True):
    """The card was put where it is in this round."""

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        return combat is not None and here.source.marks.get(PUT_IN_ROUND) == str(combat.round)

    def aloud(self) -> str:
        return "this card was put where it is in this round"


class Dodged(Condition, frozen=True):
    """The opponent dodges in the pair of strikes that is being resolved (sec. 6.4.5)."""

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        return fight is not None and any(copy.id in fight.dodging for copy in here.copies("opponent"))

    def aloud(self) -> str:
        return "the opposing minion dodges"


class FirstPair(Condition, frozen=True):
    """The strike that is chosen is of the first pair of a round, no additional one."""

    def holds(self, here: Here) -> bool:
        return here.game.fight is not None and here.game.fight.first_pair

    def aloud(self) -> str:
        return "the strike is of the first pair of the round"


class MayDiablerize(Condition, frozen=True):
    """The minion can commit diablerie (sec. 6.5.5)."""

    def holds(self, here: Here) -> bool:
        return here.minion is not None and may_diablerize(here.game, here.minion)

    def aloud(self) -> str:
        return "this minion can commit diablerie"


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

    def aloud(self) -> str:
        return "this card is burned at the end of the combat"


class ProvidePresses(Word, frozen=True):
    """Each press step a counter is burned from the card for a press to continue, which is nobody's; each card played
    in the combat sets the counters anew."""

    counters: int = 3

    def do(self, here: Here) -> Procedure[None]:
        game, copy, combat = here.game, here.source, here.game.fight

        def there() -> bool:
            return game.table.copies.get(copy.id) is copy and game.in_play(copy)

        def press(_: Game) -> Procedure[bool]:
            left = copy.counters.get("counters", 0)
            if there() and left:
                game.do(m.SetCounter(copy.id, "counters", left - 1))
                game.say(game.doing.name(copy), " presses to continue the combat", seat=here.seat)
            yield from ()
            return there() and bool(left)

        def played() -> None:
            if there() and copy.counters.get("counters", 0) != self.counters:
                game.do(m.SetCounter(copy.id, "counters", self.counters))

        if combat is not None:
            combat.lasting.append(lasting.Pressing(copy.id, "combat", press))
            combat.on_play.append(played)
        yield from ()

    def aloud(self) -> str:
        counters = f"it has {self.counters} counters again after each card played in the combat"
        return f"in each press step 1 counter of this card is burned to press to continue combat, and {counters}"


class PromiseStrike(Word, frozen=True):
    """The minion gains one additional strike, which is this one; by just one card or effect in a round (sec. 6.4.3)."""

    blow: Blow

    def do(self, here: Here) -> Procedure[None]:
        combat, strike, minion = fighting(here), made(here, self.blow, by_card=False), here.minion
        if combat is not None and minion is not None and strike is not None and may_gain(here.game, combat, minion):
            gain(here.game, combat, minion, 1)
            combat.promised[minion.id] = strike
        yield from ()

    def aloud(self) -> str:
        return (
            "this minion gains 1 additional strike in this round (if nothing has given it some), which is: "
            + blow_aloud(self.blow)
        )


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

    def aloud(self) -> str:
        kind = "melee weapon" if self.melee else "gun"
        sort = "aggravated damage" if self.aggravated else "damage"
        lasts = {"round": "this round", "next round": "the next round", "combat": "this combat"}[self.until]
        burned = ", and is burned once this strike has been resolved" if self.burns else ""
        ammo = "" if self.melee else " (one ammo card on it in a combat)"
        more = f"{self.amount} more {sort} in {lasts}"
        return f"the {kind} that this minion has chosen to strike with does {more}{burned}{ammo}"


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

    def aloud(self) -> str:
        return f"this vampire takes a Discipline card of your choice that is on {card(self.who)}"


class NoteRound(Word, frozen=True):
    """Remember in which round the card was put where it is."""

    def do(self, here: Here) -> Procedure[None]:
        combat = here.game.table.combat
        if combat is not None:
            minions.mark(here.game, here.source, PUT_IN_ROUND, str(combat.round))
        yield from ()

    def aloud(self) -> str:
        return "this card remembers the round"


COMBAT: Final = "Combat"

DISCIPLINE: Final = StrikeDoes("hits", (StealDiscipline("target"),))

LATER_AT_CLOSE: Final = Timing(frozenset({"before strikes", "strikes chosen"}), range="close", round="later")

AGAINST_VAMPIRE: Final = Is("opponent", Which("vampire"))

PHASES_AND_BEFORE_RANGE: Final[tuple[Window, ...]] = (
    "unlock",
    "master",
    "minion",
    "influence",
    "discard",
    "before range",
)


def _disarm(level: str, strength: int) -> Reading:
    return Reading(
        COMBAT,
        level,
        conditions=(InflictedMore(), AGAINST_VAMPIRE, CanHave("opponent")),
        words=(PutOn("opponent"), ToTorpor("opponent")),
        standing=(Standing("strength", strength),),
        usable=(Usable("burn it", PHASES_AND_BEFORE_RANGE, (Burn("this"),), by="bearer", blood=3),),
    )


GRAPPLED: Final = OpponentPlays(("grapple",))

FLIER: Final = Which(discipline="fli")

HUNGRY: Final = (Is("minion", Which("vampire", locked=False, blood="none")), IsReady())


def _wall(level: str, sort: Literal["", "normal"]) -> Reading:
    """A card on a vampire that is burned to prevent damage in combat."""
    words = (Prevent(2, sort=sort), Burn("this"))
    burn = Usable("burn it to prevent 2 damage", ("prevention",), words, conditions=(Fights(),), by="bearer")
    return Reading(COMBAT, level, conditions=(CanHave("minion"),), words=(PutOn("minion"),), usable=(burn,))


BEFORE_RANGE: Final = Timing(frozenset({"before range"}))


class AgainstBearer(Condition, frozen=True):
    """The action is directed at the Methuselah that controls the minion on which the card is."""

    def holds(self, here: Here) -> bool:
        action, minion = here.game.table.action, here.minion
        return action is not None and minion is not None and minion.controller in action.seats

    def aloud(self) -> str:
        return "the action is directed at the controller of this minion"


def _becomes_equipment(counters: int = 0) -> tuple[Words, ...]:
    """The card that is played goes on the minion and is equipment from then on."""
    counted = (Count(counters),) if counters else ()
    return (PutOn("minion"), Mark("type", "this", "equipment"), *counted)


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Absorb the Mind",
        Reading(COMBAT, "myt", words=(MakeStrike(Blow("steal blood", 1, ranged=True)),)),
        Reading(COMBAT, "MYT", words=(MakeStrike(Blow("steal blood", 1, ranged=True)), DISCIPLINE)),
    ),
    mended(
        "Amaranth",
        Reading(
            COMBAT,
            conditions=(MayDiablerize(), GoesToTorpor(), GoesToTorpor("minion", yes=False)),
            words=(InsteadOfTorpor("diablerized"),),
        ),
    ),
    mended(
        "Angel's Gift",
        Reading(COMBAT, "1", declares=(ChooseFromHand(Which("weapon"), melee=True),), words=(GetFromHand(),)),
    ),
    mended(
        "Armor of Vitality",
        Reading(COMBAT, "FOR", words=(Prevent(3), BurnStrikingWeapon())),
    ),
    mended(
        "Aura Reading",
        Reading(COMBAT, "aus", words=(AddInCombat("open hand", until="combat", who="opponent"),)),
        Reading(COMBAT, "AUS", words=(AddInCombat("hand size", 2, until="combat"),)),
    ),
    mended(
        "Backstep",
        Reading(
            COMBAT,
            conditions=(LeadsTo("long"),),
            words=(UponWound((GiveExtra("press", who="opponent"),)),),
        ),
    ),
    mended(
        "Blood of Acid",
        Reading(COMBAT, "vic", words=(UponWound((Inflict(Number("damage"), environmental=True),), once=False),)),
        Reading(
            COMBAT,
            "VIC",
            words=(UponWound((Inflict(Number("damage"), aggravated=True, environmental=True),), once=False),),
        ),
    ),
    mended(
        "Blood to Water",
        Reading(
            COMBAT,
            "tha",
            when=LATER_AT_CLOSE,
            words=(If((AGAINST_VAMPIRE,), (BurnBlood("opponent", 3),), (Burn("opponent"),)),),
        ),
        Reading(COMBAT, "THA", when=LATER_AT_CLOSE, conditions=(AGAINST_VAMPIRE,), words=(BurnBlood("opponent", 5),)),
    ),
    mended(
        "Bloodform",
        Reading(
            COMBAT,
            "VIC",
            words=(AddInCombat("only aggravated"), Forbid(("strikes",), "minion"), GiveExtra("press", only="end")),
        ),
    ),
    mended(
        "Concealed Weapon",
        Reading(
            COMBAT,
            declares=(ChooseFromHand(Which("weapon"), pool_below=3, weaker_than=4, unique=False),),
            words=(GetFromHand(),),
        ),
    ),
    mended(
        "Decapitate",
        Reading(
            COMBAT,
            "POT",
            conditions=(GoesToTorpor(), GoesToTorpor("minion", yes=False)),
            words=(InsteadOfTorpor("burned"),),
        ),
    ),
    mended("Disarm", _disarm("pot", -1), _disarm("POT", -2)),
    mended(
        "Disengage",
        Reading(
            COMBAT,
            when=Timing(frozenset({"press", "as played"})),
            conditions=(LeadsTo("end"), AnyOf((Not(GRAPPLED), AtLeast(BloodOn("minion"), 1)))),
            words=(If((GRAPPLED,), (BurnBlood("minion", paid=True), Cancel())),),
        ),
    ),
    mended(
        "Disguised Weapon",
        Reading(COMBAT, "obf", declares=(ChooseFromHand(Which("weapon")),), words=(GetFromHand(),)),
        Reading(COMBAT, "OBF", declares=(ChooseFromHand(Which("weapon")),), words=(GetFromHand(),)),
    ),
    mended(
        "Dragon's Breath Rounds",
        Reading(COMBAT, words=(LoadWeapon(2, aggravated=True, burns=True),)),
    ),
    mended(
        "Hell-for-Leather",
        Reading(
            COMBAT,
            "obt",
            conditions=(IsReady("minion"), Not(IsReady("opponent"))),
            words=(BurnPool(2, "opponent"),),
        ),
    ),
    mended(
        "High Ground",
        Reading(
            COMBAT,
            when=Timing(frozenset({"before range", "range"})),
            conditions=(
                AnyOf(
                    (
                        AtStep(("range",)),
                        Is("minion", FLIER),
                    )
                ),
                AnyOf((AtStep(("range",)), Not(Is("opponent", FLIER)))),
                LeadsTo("long"),
            ),
            words=(If((AtStep(("before range",)),), (SetRangeTo("long"),)),),
        ),
    ),
    mended("Infernal Pursuit", Reading(COMBAT, "CEL", words=(ReplaceWithMore(),))),
    mended("Manstopper Rounds", Reading(COMBAT, words=(LoadWeapon(1),))),
    mended(
        "Molotov Cocktail",
        Reading(
            COMBAT,
            words=(
                MakeStrike(Blow("effect", ranged=True)),
                StrikeDoes("resolves", (*_becomes_equipment(), NoteRound(), BurnAtEnd())),
            ),
            standing=(unusable(PutInRound()),),
        ),
    ),
    mended(
        "Pack Alpha",
        Reading(
            COMBAT, "ani", declares=(ChooseFromHand(Which("retainer", words=("animal",))),), words=(GetFromHand(),)
        ),
        Reading(
            COMBAT,
            "ANI",
            conditions=(CanHave("minion"),),
            declares=(Choose(Which("retainer", ("ready",), on="minion", words=("animal",))),),
            words=(Burn("target"), PutOn("minion")),
            standing=(Standing("strength", 1),),
        ),
    ),
    mended(
        "Pass Through Shadow",
        Reading(
            COMBAT,
            "OBL",
            words=(MakeStrike(Blow("combat ends")), StrikeDoes("combat has ended", (PutOn("minion"),))),
            usable=(
                Usable(
                    "burn it: +1 stealth",
                    ("block attempt",),
                    (AddStealth(), Burn("this")),
                    conditions=(Acting(), StealthNeeded()),
                    by="bearer",
                ),
            ),
        ),
    ),
    mended(
        "Pounce",
        Reading(
            COMBAT,
            words=(
                MakeStrike(Blow("hand", 2)),
                StrikeDoes("hits", (Forbid(("strikes",), "opponent"),)),
                StrikeDoes(
                    "resolves",
                    (If((Dodged(),), (Inflict(1, "minion", environmental=True), GiveExtra("press", who="opponent"))),),
                ),
            ),
        ),
    ),
    mended(
        "Pulled Fangs",
        Reading(
            COMBAT,
            conditions=(RangeIs("close"), InflictedMore(), AGAINST_VAMPIRE, CanHave("opponent")),
            words=(PutOn("opponent"), Inflict(1, "opponent")),
            standing=(Standing("cannot hunt", 1),),
            upon=(
                Upon("minion phase", (ToTorpor("minion"),), HUNGRY, turn="yours", by="bearer"),
                Upon("after resolution", (ToTorpor("minion"),), HUNGRY, turn="yours", by="bearer"),
            ),
            actions=(
                InPlayAction(
                    "burn it (two actions are needed)",
                    (If((AtLeast(CountersOn(), 1),), (Burn("this"),), (Count(1),)),),
                    stealth=1,
                    by=Which("vampire"),
                ),
            ),
        ),
    ),
    mended(
        "Rage of Apedemak",
        Reading(COMBAT, "ani/pot", words=(AddInCombat("hand size", until="combat"), MoreDamage(1, hands=True))),
        Reading(COMBAT, "ANI/POT", words=(AddInCombat("hand size", until="combat"), MoreDamage(2, hands=True))),
    ),
    mended(
        "Serpent's Numbing Kiss",
        Reading(
            COMBAT,
            "PRE SER",
            conditions=(AnyOf((Not(RangeIs("close")), AtLeast(BloodOn("minion"), 1))),),
            words=(
                MakeStrike(Blow("combat ends")),
                If(
                    (RangeIs("close"),),
                    (StrikeDoes("combat has ended", (BurnBlood("minion"), PutOn("opponent"), Lock("opponent"))),),
                ),
            ),
            standing=(Standing("stays locked", 1),),
            upon=(Upon("unlock phase", (Burn(),), turn="yours", by="bearer", torpid=True),),
        ),
    ),
    mended(
        "Stutter-Step",
        Reading(
            COMBAT,
            "CEL",
            conditions=(FirstPair(), RangeIs("close")),
            words=(MakeStrike(Blow("hand", dodge=True)), Forbid(("additional strikes",), "minion")),
        ),
    ),
    mended(
        "Superior Mettle",
        Reading(
            COMBAT,
            "FOR",
            words=(Prevent(ALL, "strikes"), GivePrevention(ALL, "combat", "initial strikes", 1)),
        ),
    ),
    mended(
        "Terror Frenzy",
        Reading(COMBAT, "ANI", conditions=(AGAINST_VAMPIRE,), words=(AddInCombat("cost", 1, "combat", "opponent"),)),
    ),
    mended("Trap", Reading(COMBAT, words=(PutInPlay(), Count(3), ProvidePresses(3), BurnAtEnd()))),
    mended(
        "Unholy Penance",
        Reading(
            COMBAT,
            "PRE",
            words=(
                MakeStrike(Blow("combat ends")),
                StrikeDoes("combat has ended", (PutOn("opponent"), Remember("minion"))),
            ),
            standing=(
                Standing(
                    "bleed",
                    1,
                    Which("vampire", chosen="remembered"),
                    conditions=(Is("acting", Which("vampire", chosen="remembered")), AgainstBearer()),
                    in_action=True,
                ),
            ),
            actions=(InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which(own=True)),),
        ),
    ),
    mended(
        "Voracious Vermin",
        Reading(
            COMBAT,
            "ANI",
            words=(
                MakeStrike(Blow("dodge")),
                StrikeDoes("resolves", (PromiseStrike(Blow("destroy equipment", ranged=True, weapons_only=True)),)),
            ),
        ),
    ),
    mended(
        "Wall of Filth",
        _wall("pro/tha", "normal"),
        _wall("PRO/THA", ""),
    ),
    mended(
        "Weather Control",
        Reading(COMBAT, "tha", words=(EachRound(1, "both", step="range"),)),
        Reading(COMBAT, "THA", words=(EachRound(1, "both", step="range", grows=True),)),
    ),
    mended(
        "Weighted Walking Stick",
        Reading(COMBAT, conditions=(CanHave("minion"),), words=(*_becomes_equipment(5),)),
    ),
    mended(
        "Wind Dance",
        Reading(
            COMBAT, "THA", words=(MakeStrike(Blow("dodge")), StrikeDoes("resolves", (PromiseStrike(Blow("dodge")),)))
        ),
    ),
    mended(
        "Zip Gun",
        Reading(COMBAT, when=BEFORE_RANGE, conditions=(CanHave("minion"),), words=(*_becomes_equipment(),)),
    ),
)
