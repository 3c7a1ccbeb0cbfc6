"""Combat cards: what their text can't tell is defined by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.cards.combat.alike import (
    AGAINST_VAMPIRE,
    COMBAT,
    AtEachPress,
    BurnAtEnd,
    Calm,
    FirstPair,
    InsteadOfBurning,
    LoadWeapon,
    MayGainStrike,
    SetAnewOnPlay,
    WouldBurn,
    crafted,
)
from vtes_desktop.abilities.cards.diablerie import MayDiablerize
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.damage import is_with_melee
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.strikes import change_from_now
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.turn.master import open_disciplines, put_discipline
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class UponWound(Word, frozen=True):
    """What is done when the opposing minion's strike first inflicts damage on the minion in this round."""

    words: tuple[Words, ...]

    def do(self, here: Here) -> Procedure[None]:
        combat, minion = here.game.fight, here.minion
        if combat is None or minion is None or minion not in combat.both:
            return
        opponent, done = combat.other(minion), [False]

        def wounded(_: object) -> Procedure[None]:
            now = here.game.hurt
            if now is None or now.copy is not minion or now.by is not opponent or not now.struck:
                return
            if not done[0]:
                done[0] = True
                yield from do_all(here, self.words)

        combat.round.when_hurt.append(wounded)
        yield from ()

    def aloud(self) -> str:
        wounds = "the opposing minion’s strike inflicts damage on this minion in this round"
        return f"the first time {wounds}: {block(self.words)}"


class ReturnDamage(Word, frozen=True):
    """Whoever's strike inflicts damage on the minion in this round takes as much from its surroundings, prevented after
    it and healed together with it (rulings on Blood of Acid)."""

    aggravated: bool = False

    def act(self, here: Here) -> None:
        combat, minion = here.game.fight, here.minion
        if combat is None or minion is None or minion not in combat.both:
            return
        opponent = combat.other(minion)

        def back(hurts: Sequence[Hurt]) -> list[Hurt]:
            amount = sum(hurt.struck for hurt in hurts if hurt.copy is minion and hurt.by is opponent)
            bad = amount if self.aggravated else 0
            more = Hurt(opponent, amount - bad, bad, surroundings=amount, surroundings_aggravated=bad)
            return [more] if amount else []

        combat.round.returns.append(back)

    def aloud(self) -> str:
        sort = "environmental aggravated" if self.aggravated else "environmental"
        return (
            "whenever the opposing minion’s strike inflicts damage on this minion in this round: "
            f"{sort} damage equal to that damage is inflicted on the opposing minion"
        )


class StruckWithMelee(Condition, frozen=True):
    """The minion has chosen to strike with a melee weapon, and that is about to be resolved."""

    said = "this minion has chosen to strike with a melee weapon"

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        chosen = fight.chosen if fight is not None else ()
        return any(each.minion is here.minion and is_with_melee(here.game, each) for each in chosen)


class BloodyWeapon(Word, frozen=True):
    """The strikes with the melee weapon that the minion has chosen are aggravated in this round, and do more damage; at
    its end the weapon is burned where it is in play."""

    more: int = 0

    def do(self, here: Here) -> Procedure[None]:
        game, fight, minion = here.game, here.game.fight, here.minion
        if fight is None or minion is None:
            return
        weapon = next(each.source for each in fight.chosen if each.minion is minion and is_with_melee(game, each))
        change_from_now(
            fight,
            lasting.StrikeChange(
                minion.id,
                "round",
                lambda strike: strike.kind == "weapon" and strike.source == weapon,
                lambda strike: replace(strike, aggravated=True, amount=strike.amount + self.more),
            ),
        )

        def burned() -> Procedure[None]:
            copy = game.table.copies.get(weapon)
            if copy is not None and game.in_play(copy) and copy.face_up:
                game.burn(copy)
            yield from ()

        fight.round.at_end.append(burned)
        yield from ()

    def aloud(self) -> str:
        more = f" and do {self.more:+} damage" if self.more else ""
        return (
            f"strikes with the melee weapon that this minion has chosen are aggravated{more} in this round, at whose "
            "end the weapon is burned"
        )


class AggravateStrikes(Word, frozen=True):
    """The damage of the minion's hand and melee weapon strikes is aggravated in this combat, or that of the next."""

    next_only: bool = False

    def act(self, here: Here) -> None:
        game, fight, minion = here.game, here.game.fight, here.minion
        if fight is not None and minion is not None:
            change_from_now(
                fight,
                lasting.StrikeChange(
                    minion.id,
                    "combat",
                    lambda strike: strike.by_hand or is_with_melee(game, strike),
                    lambda strike: replace(strike, aggravated=True),
                    self.next_only,
                ),
            )

    def aloud(self) -> str:
        what = "the next hand or melee weapon strike" if self.next_only else "all hand and melee weapon strikes"
        return f"the damage of {what} of this minion in this combat is aggravated"


class FirstStrikeNow(Word, frozen=True):
    """The minion's initial strike of this round is made with first strike, also one that it has chosen already."""

    said = "this minion’s initial strike of this round is made with first strike"

    def act(self, here: Here) -> None:
        fight, minion = here.game.fight, here.minion
        if fight is not None and minion is not None:
            change_from_now(
                fight,
                lasting.StrikeChange(
                    minion.id,
                    "round",
                    lambda strike: strike.initial,
                    lambda strike: replace(strike, first=True),
                ),
            )


class NoCombatQueued(Condition, frozen=True):
    """No other combat is to follow this one."""

    said = "no other combat is to follow this one"

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        return fight is not None and fight.then is None and not fight.queued


class ChooseRival(Word, frozen=True):
    """Choose a ready minion that somebody else controls than the opposing minion's controller, as “rival”."""

    said = "choose a ready minion that the opposing minion’s controller does not control, as “rival”"

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game, theirs = here.game, here.methuselahs("opponent")
        return [
            copy for seat in here.methuselahs("any") if seat not in theirs for copy in minions.ready_minions(game, seat)
        ]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = game.targets(self._there(here))
        if options:
            option = yield from here.ask("target", "whom does the opposing vampire fight?", options, "6.4")
            here.chosen["rival"] = [game.copy(option.copy)]


class FightsNext(Word, frozen=True):
    """A combat of the opposing minion, which goes first, with the rival follows this one, where none does already."""

    queues: ClassVar[bool] = True
    who: str = "opponent"

    def act(self, here: Here) -> None:
        fight, one, other = here.game.fight, here.copy(self.who), here.copy("rival")
        if fight is not None and one is not None and other is not None and fight.then is None and not fight.queued:
            fight.then = (one, other)

    def aloud(self) -> str:
        return f"once this combat has ended {card(self.who)}, going first, fights the rival"


class BurnStrikingWeapon(Word, frozen=True):
    """The melee weapon is burned of whose strike the damage that is being prevented was."""

    said = "the melee weapon whose strike’s damage is being prevented is burned"

    def act(self, here: Here) -> None:
        game, hurt = here.game, here.game.hurt
        strike = hurt.strike if hurt is not None else None
        weapon = game.table.copies.get(strike.source) if strike is not None and strike.kind == "weapon" else None
        if weapon is not None and weapon.place.on and minions.facts(game, weapon).melee:
            game.burn(weapon)


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
        option = yield from here.ask("target", "which Discipline card?", options, "1.6.2")
        copy = game.copy(option.copy)
        put_discipline(game, copy, minion, copy.marks.get("discipline", ""))

    def aloud(self) -> str:
        return f"this vampire takes a Discipline card of your choice that is on {card(self.who)}"


DISCIPLINE: Final = StrikeDoes("hits", (StealDiscipline("target"),))
LATER_AT_CLOSE: Final = Timing(frozenset({"before strikes", "strikes chosen"}), range="close", round="later")
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
        words=(PutOn("opponent"), ToTorpor("opponent", wounds=True)),
        standing=(Standing("strength", strength),),
        usable=(Usable("burn it", PHASES_AND_BEFORE_RANGE, (Burn("this"),), by="bearer", blood=3, torpid=True),),
    )


GRAPPLED: Final = OpponentPlays(("grapple",))
_MENDED: Final = InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which("vampire", own=True), blood=2)
_NO_WRAITH: Final = Which("ally", words=("non-wraith",))


class DrainEachRound(Word, frozen=True):
    """In each round of the combat a blood or life of the opposing minion goes to the card, at any range, as strikes are
    resolved."""

    said = "in each round of this combat, as strikes are resolved, 1 blood or life of the opposing minion moves here"

    def act(self, here: Here) -> None:
        fight, source = here.game.fight, here.source
        if fight is not None:
            fight.lasting += [lasting.Drained(copy.id, "combat", source) for copy in here.copies("opponent")]


def _darkness(level: str, *more: Words) -> Reading:
    """Darkness Within: half of what has been drained is the vampire's after the combat."""
    back = (GiveBlood("this", "remembered vampire", BloodOn("this", half=True)), Burn("this"))
    return Reading(
        COMBAT,
        level,
        words=(PutInPlay(), Remember("minion", "vampire"), DrainEachRound(), *more),
        upon=(Upon("combat is over", back),),
    )


FRENZIED: Final = Timing(frozenset({"additional strikes"}))
_BOTH: Final[tuple[Literal["Combat", "Reaction"], ...]] = ("Combat", "Reaction")


def _reborn(level: str, *more: Words) -> Reading:
    """Ashes to Ashes: the vampire goes to torpor of itself, unhurt and unlocked; an ally is burned (ruling)."""
    goes = If((Is("minion", Which("vampire")),), (ToTorpor("minion", wounds=True),), (Burn("minion"),))
    return Reading(COMBAT, level, words=(Prevent(ALL), Unlock("minion"), *more, goes))


def _beaten(level: str, *, mandatory: bool) -> Reading:
    """Conquer the Beast: counters that press, set anew by each card that is played."""
    press = GiveExtra("press", only="continue", mandatory=mandatory)
    return Reading(
        COMBAT,
        level,
        words=(
            PutInPlay(),
            Count(3),
            Forbid(("equipment",), "minion", "combat"),
            SetAnewOnPlay(3),
            AtEachPress((If((AtLeast(CountersOn(), 1),), (Count(-1), press)),)),
            BurnAtEnd(),
        ),
    )


BLOCKED_IT: Final = (Same("blocker", "minion"), Acting("acting", directed=True), Fights(of_action=True))
"""The minion fights because it has blocked a directed action."""


def _infected(level: str, *standing: Standing) -> Reading:
    """Creeping Infection: on a minion that was struck, one's own still."""
    return Reading(
        COMBAT,
        level,
        words=(
            MakeStrike(Blow("hand")),
            StrikeDoes("hits", (If((CanHave("opponent"),), (PutOn("opponent"), Remember("minion"))),)),
        ),
        standing=standing,
        usable=(
            Usable(
                "burn it: its bearer cannot block",
                ("as announced",),
                (CannotBlock("bearer"), Burn()),
                conditions=(Same("acting", "remembered"),),
                torpid=True,
            ),
        ),
    )


class BleedsBearer(Condition, frozen=True):
    """The minion that the card remembers bleeds who controls the one that bears it (sec. 6.1.1)."""

    def holds(self, here: Here) -> bool:
        action, bearer = here.game.table.action, here.copy("bearer")
        acts = action is not None and any(copy.id == action.minion for copy in here.copies("remembered"))
        return acts and action is not None and bearer is not None and bearer.controller in action.seats

    def aloud(self) -> str:
        return "the card that this card remembers acts against the controller of the minion that bears this one"


class StrikesWithGun(Condition, frozen=True):
    """The opposing minion has chosen to strike with a weapon that inflicts ranged damage."""

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        return fight is not None and any(
            each.minion in here.copies("opponent") and each.kind == "weapon" and each.ranged for each in fight.chosen
        )

    def aloud(self) -> str:
        return "the opposing minion has chosen to strike with a weapon that inflicts ranged damage"


class Disarmed(Word, frozen=True):
    """The strike that the opposing minion has chosen with a weapon inflicts no damage."""

    def act(self, here: Here) -> None:
        fight = here.game.fight
        there = here.copies("opponent")
        for place, strike in enumerate(fight.chosen if fight is not None else ()):
            if fight is not None and strike.minion in there and strike.kind == "weapon":
                fight.chosen[place] = replace(strike, amount=-1000, extra_aggravated=0)

    def aloud(self) -> str:
        return "the weapon with which the opposing minion has chosen to strike inflicts no damage with that strike"


_DAMMED: Final = AddInCombat("damage taken", 1, "combat", "opponent")
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Baal's Bloody Talons",
        *(
            Reading(COMBAT, level, conditions=(StruckWithMelee(),), words=(BloodyWeapon(more),))
            for level, more in (("qui", 0), ("QUI", 1))
        ),
    ),
    # Also once both strikes are chosen (ruling).
    mended(
        "Backstab",
        *(
            Reading(
                COMBAT,
                level,
                when=Timing(
                    frozenset({"before range", "before strikes", "strikes chosen"}), blocks=True, round="first"
                ),
                conditions=(FirstPair(),),
                words=(FirstStrikeNow(), *more),
            )
            for level, more in (("cel", ()), ("CEL", (GainAdditional(),)))
        ),
    ),
    mended(
        "Blissful Agony",
        Reading(
            COMBAT,
            "VAL",
            conditions=(AGAINST_VAMPIRE, NoCombatQueued()),
            declares=(ChooseRival(),),
            words=(MakeStrike(Blow("combat ends")), StrikeDoes("resolves", (FightsNext(),))),
        ),
    ),
    mended(
        "Blood Agony",
        *(
            Reading(
                COMBAT,
                level,
                when=Timing(
                    frozenset({"before range", "before strikes", "strikes chosen", "after strikes"}), round="later"
                ),
                words=(AggravateStrikes(level.islower()),),
            )
            for level in ("qui", "QUI")
        ),
    ),
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
        "Armor of Caine's Fury",
        *(
            Reading(COMBAT, level, words=(GivePrevention(amount, "combat", "strikes"), Calm()))
            for level, amount in (("val", 1), ("VAL", 2))
        ),
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
        Reading(COMBAT, "vic", words=(ReturnDamage(),)),
        Reading(COMBAT, "VIC", words=(ReturnDamage(aggravated=True),)),
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
        "Bonecraft",
        crafted("vic", Standing("strength", -1), _MENDED),
        crafted("VIC", Standing("strength", -2), _MENDED),
    ),
    mended(
        "Brute Force",
        *(
            Reading(
                COMBAT,
                level,
                words=(
                    Either(
                        (
                            Alternative("hand strike", (MakeStrike(Blow("hand", amount)),)),
                            Alternative("melee weapon strike", (MakeStrike(Blow("melee weapon", amount + 1)),)),
                        )
                    ),
                ),
            )
            for level, amount in (("pot", 1), ("POT", 2))
        ),
    ),
    completed("Circle", Reading("Combat", words=(GiveExtra("maneuver", "next round"),)), sentences="875241"),
    mended(
        "Coagulate Blood",
        *(
            Reading(
                COMBAT,
                level,
                words=(
                    MakeStrike(Blow("damage", amount, ranged=True)),
                    If((Is("opponent", Which("ally")),), (StrikeIs(1),)),
                ),
            )
            for level, amount in (("qui", 1), ("QUI", 2))
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
        "Autonomic Mastery",
        Reading(
            COMBAT,
            "dom",
            words=(
                Either(
                    (
                        Alternative(
                            "burn the opposing ally",
                            (MakeStrike(Blow("effect")), StrikeDoes("hits", (Burn("target"),))),
                            (Is("opponent", _NO_WRAITH),),
                        ),
                        Alternative(
                            "burn a retainer",
                            (
                                Choose(Which("retainer", on="opponent", words=("non-wraith",)), "servant"),
                                MakeStrike(Blow("effect")),
                                StrikeAt("servant", (Burn("servant"),)),
                            ),
                        ),
                    )
                ),
            ),
        ),
        Reading(
            COMBAT,
            "DOM",
            conditions=(AnyOf((Is("opponent", _NO_WRAITH), Is("opponent", Which("vampire", age="younger")))),),
            words=(
                MakeStrike(Blow("hand")),
                StrikeIs(harmless=True),
                StrikeDoes("hits", (EndCombat(after_strikes=True),)),
            ),
        ),
    ),
    mended(
        "Contraband",
        *(
            Reading(
                COMBAT,
                level,
                declares=(ChooseFromHand(Which("equipment"), unique=False, by_blood=by_blood),),
                words=(GetFromHand(by_blood=by_blood),),
            )
            for level, by_blood in (("obf", False), ("OBF", True))
        ),
    ),
    mended(
        "Dagon's Call",
        *(
            Reading(
                COMBAT,
                level,
                words=(
                    MakeStrike(Blow("hand", amount)),
                    StrikeDoes("hits", (EachRound(1, step="press", unpreventable=True),)),
                ),
            )
            for level, amount in (("qui", 0), ("QUI", 1))
        ),
    ),
    mended(
        "Dam the Heart's River",
        Reading(COMBAT, "qui", words=(_DAMMED,)),
        Reading(
            COMBAT,
            "QUI",
            words=(
                _DAMMED,
                AddInCombat("strike toll", 1, "combat", "opponent"),
                AddInCombat("may not strike", 1, "combat", "opponent"),
            ),
        ),
    ),
    mended("Darkness Within", _darkness("obt"), _darkness("OBT", GiveExtra("maneuver"))),
    mended(
        "Dance with the Devil",
        Reading(
            COMBAT,
            "OBF/THA",
            conditions=(LeadsTo("close"),),
            words=(GiveExtra("maneuver", only="close", blood=1),),
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
    mended(
        "Devil-Channel: Back",
        Reading(
            COMBAT,
            "abo",
            when=FRENZIED,
            conditions=(MayGainStrike(),),
            words=(BurnBlood("minion", paid=True), GainAdditional(hands=True)),
        ),
        Reading(COMBAT, "ABO", when=FRENZIED, conditions=(MayGainStrike(),), words=(GainAdditional(hands=True),)),
    ),
    mended("Disarm", _disarm("pot", -1), _disarm("POT", -2)),
    mended(
        "Disengage",
        Reading(
            COMBAT,
            when=Timing(frozenset({"press", "as played"})),
            conditions=(
                AnyOf((GRAPPLED, LeadsTo("end"))),
                AnyOf((GRAPPLED, Not(Played("now")))),
                AnyOf((Not(GRAPPLED), AtLeast(BloodOn("minion"), 1))),
            ),
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
        "Ashes to Ashes",
        Reading(
            COMBAT,
            "for",
            when=Timing(frozenset({"would be burned"}), locked="also", torpor=True),
            conditions=(WouldBurn(),),
            words=(InsteadOfBurning(),),
        ),
        _reborn("thn"),
        _reborn("THN", AddBlood("minion", 2)),
    ),
    mended(
        "Bliss",
        *(
            Reading(
                kind,
                "dom pre",
                when=Timing(frozenset({"as played"}), locked="also", torpor=True, others="also"),
                words=(Cancel(free=False),),
            )
            for kind in _BOTH
        ),
    ),
    mended(
        "Call the Lamprey",
        Reading(
            COMBAT,
            "obt",
            conditions=(Is("opponent", Which("ally")),),
            words=(MakeStrike(Blow("steal blood", 1)),),
        ),
        Reading(COMBAT, "OBT", words=(MakeStrike(Blow("steal blood", 1)),)),
    ),
    mended(
        "Collapse the Arches",
        Reading(
            COMBAT,
            "tha",
            conditions=(*BLOCKED_IT, RangeIs("long")),
            words=(MakeStrike(Blow("damage", 2, ranged=True)), GiveExtra("press")),
        ),
        *(
            Reading(
                COMBAT,
                level,
                conditions=(*BLOCKED_IT, RangeIs("long")),
                words=(MakeStrike(Blow("damage", 4, ranged=True, first=first)), StrikeIs(undodgeable=True)),
            )
            for level, first in (("vis", False), ("VIS", True))
        ),
    ),
    mended("Conquer the Beast", _beaten("ani", mandatory=True), _beaten("ANI", mandatory=False)),
    mended(
        "Creeping Infection",
        _infected("thn"),
        _infected(
            "THN",
            Standing(
                "bleed",
                1,
                Which("vampire", chosen="remembered"),
                conditions=(BleedsBearer(),),
                in_action=True,
                torpid=True,
            ),
        ),
    ),
    mended(
        "Darkling Trickery",
        Reading(
            COMBAT,
            "MYT",
            when=Timing(frozenset({"strikes chosen"})),
            conditions=(StrikesWithGun(),),
            words=(Disarmed(), EachRound(1, "opponent", step="these strikes", until="round")),
        ),
    ),
    mended(
        "Death of My Conscience, The",
        *(
            Reading(
                COMBAT,
                level,
                when=Timing(frozenset({"before strikes"})),
                words=(
                    Discard(amount=4, least=0, burn=True, late="combat"),
                    AddInCombat("strength", Number("discarded", strength), "combat"),
                ),
            )
            for level, strength in (("pot", 1), ("POT", 2))
        ),
    ),
)
