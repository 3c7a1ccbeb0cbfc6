"""Combat cards: what their text can't tell is defined by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.combat.alike import *
from vtes_desktop.abilities.cards.diablerie import MayDiablerize
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.damage import is_with_melee
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.strikes import change_from_now
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.turn.master import open_disciplines, put_discipline
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class UponWound(Word, frozen=True):
    """What is done when the opposing minion's strike first inflicts damage on the minion in this round."""

    words: tuple[Words, ...]

    def act(self, here: Here) -> None:
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


class BloodyWeapon(Word, frozen=True):
    """The strikes with the melee weapon that the minion has chosen are aggravated in this round, and do more damage; at
    its end the weapon is burned where it is in play."""

    more: int = 0

    def act(self, here: Here) -> None:
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

    def aloud(self) -> str:
        more = f" and do {self.more:+} damage" if self.more else ""
        return (
            f"strikes with the melee weapon that this minion has chosen are aggravated{more} in this round, at whose "
            "end the weapon is burned"
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
        there = here.game.targets(self._there(here))
        yield from choose_target(here, "whom does the opposing vampire fight?", there, "rival", "6.4")


class FightsNext(Word, frozen=True):
    """A combat of the opposing minion, which goes first, with the rival follows this one, where none does already."""

    queues: ClassVar[bool] = True
    who: str = "opponent"
    """Who dodges the strike is spared of it."""

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

    said = "this vampire takes a Discipline card of your choice that is on the chosen card"

    def do(self, here: Here) -> Procedure[None]:
        game, minion, victim = here.game, here.minion, here.copy("target")
        if minion is None or victim is None or not minions.is_vampire(game, minion):
            return
        there = [
            copy
            for copy in minions.on_it(game, victim)
            if minions.facts(game, copy).discipline and open_disciplines(game, copy, minion)
        ]
        options = [Option("target", game.name(copy), copy.id) for copy in there]
        if options:
            option = yield from here.ask("target", "which Discipline card?", options, "1.6.2")
            copy = game.copy(option.copy)
            put_discipline(game, copy, minion, copy.marks.get("discipline", ""))


LATER_AT_CLOSE: Final = Timing(frozenset({"before strikes", "strikes chosen"}), range="close", round="later")


def _disarm(level: str, strength: int) -> Reading:
    return Reading(
        COMBAT,
        level,
        conditions=(InflictedMore(), AGAINST_VAMPIRE, CanHave("opponent")),
        words=(PutOn("opponent"), ToTorpor("opponent", wounds=True)),
        standing=(Standing("strength", strength),),
        usable=(Usable("burn it", (*PHASES, "before range"), (Burn("this"),), by="bearer", blood=3, torpid=True),),
    )


GRAPPLED: Final = OpponentPlays(("grapple",))
_NO_WRAITH: Final = Which("ally", words=("non-wraith",))


class DrainEachRound(Word, frozen=True):
    """In each round of the combat a blood or life of the opposing minion goes to the card, at any range, as strikes are
    resolved."""

    said = "in each round of this combat, as strikes are resolved, 1 blood or life of the opposing minion moves here"

    def act(self, here: Here) -> None:
        fight, source = here.game.fight, here.source
        if fight is not None:
            fight.lasting += [lasting.Drained(copy.id, "combat", source) for copy in here.copies("opponent")]


def _to_ashes(level: str, *more: Words) -> Reading:
    """Ashes to Ashes: the vampire goes to torpor of itself, unhurt and unlocked; an ally is burned (ruling)."""
    goes = If((Is("minion", Which("vampire")),), (ToTorpor("minion", wounds=True),), (Burn("minion"),))
    return Reading(COMBAT, level, words=(Prevent(ALL), Unlock("minion"), *more, goes))


def _beaten(*, mandatory: bool) -> tuple[Words, ...]:
    """Conquer the Beast: counters that press, set anew by each card that is played."""
    press = GiveExtra("press", only="continue", mandatory=mandatory)
    return (
        PutInPlay(),
        Count(3),
        Forbid(("equipment",), "minion", "combat"),
        SetAnewOnPlay(3),
        AtEach("press", (If((AtLeast(CountersOn(), 1),), (Count(-1), press)),)),
        BurnAtEnd(),
    )


BLOCKED_IT: Final = (Same("blocker", "minion"), Acting("acting", directed=True), Fights(of_action=True))
"""The minion fights because it has blocked a directed action."""


def _brutal(more: int) -> tuple[Words, ...]:
    """Brute Force: a hand strike with so much more damage, or with a melee weapon with 1 more than that."""
    hands = Alternative("hand strike", (MakeStrike(Blow("hand", more)),))
    armed = Alternative("melee weapon strike", (MakeStrike(Blow("melee weapon", more + 1)),))
    return (either(hands, armed),)


class Disarmed(Word, frozen=True):
    """The strike that the opposing minion has chosen with a weapon inflicts no damage."""

    said = "the weapon with which the opposing minion has chosen to strike inflicts no damage with that strike"

    def act(self, here: Here) -> None:
        fight = here.game.fight
        there = here.copies("opponent")
        for place, strike in enumerate(fight.chosen if fight is not None else ()):
            if fight is not None and strike.minion in there and strike.kind == "weapon":
                fight.chosen[place] = replace(strike, amount=-1000, extra_aggravated=0)


CARDS: Final[tuple[Named, ...]] = (
    by_level(
        "Baal's Bloody Talons",
        COMBAT,
        "qui",
        (BloodyWeapon(0),),
        (BloodyWeapon(1),),
        conditions=(HasChosen(weapon="melee"),),
    ),
    # Also once both strikes are chosen (ruling).
    at_both_levels(
        "Backstab",
        COMBAT,
        level="cel",
        when=Timing(frozenset({"before range", "before strikes", "strikes chosen"}), blocks=True, round="first"),
        conditions=(FirstPair(),),
        words=(StrikesBecome("initial strike", "made with first strike"),),
        also=(GainAdditional(),),
    ),
    combat_card(
        "Blissful Agony",
        level="VAL",
        conditions=(AGAINST_VAMPIRE, NoCombatQueued()),
        declares=(ChooseRival(),),
        words=(MakeStrike(Blow("combat ends")), StrikeDoes("resolves", (FightsNext(),))),
    ),
    by_level(
        "Blood Agony",
        COMBAT,
        "qui",
        (StrikesBecome("next hand or melee weapon strike", "aggravated", "combat"),),
        (StrikesBecome("hand and melee weapon strikes", "aggravated", "combat"),),
        when=Timing(frozenset({"before range", "before strikes", "strikes chosen", "after strikes"}), round="later"),
    ),
    at_both_levels(
        "Absorb the Mind",
        COMBAT,
        level="myt",
        words=(MakeStrike(Blow("steal blood", 1, ranged=True)),),
        also=(StrikeDoes("hits", (StealDiscipline(),)),),
    ),
    combat_card(
        "Amaranth",
        conditions=(MayDiablerize(), GoesToTorpor(), GoesToTorpor("minion", yes=False)),
        words=(InsteadOfTorpor("diablerized"),),
    ),
    combat_card(
        "Angel's Gift", level="1", declares=(ChooseFromHand(Which("weapon", melee=True)),), words=(GetFromHand(),)
    ),
    by_level(
        "Armor of Caine's Fury",
        COMBAT,
        "val",
        (GivePrevention(1, "combat", "strikes"), Calm()),
        (GivePrevention(2, "combat", "strikes"), Calm()),
    ),
    combat_card("Armor of Vitality", level="FOR", words=(Prevent(3), BurnStrikingWeapon())),
    by_level(
        "Aura Reading",
        COMBAT,
        "aus",
        (AddInCombat("open hand", until="combat", who="opponent"),),
        (AddInCombat("hand size", 2, until="combat"),),
    ),
    combat_card("Backstep", conditions=(LeadsTo("long"),), words=(UponWound((GiveExtra("press", who="opponent"),)),)),
    by_level("Blood of Acid", COMBAT, "vic", (ReturnDamage(),), (ReturnDamage(aggravated=True),)),
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
    combat_card(
        "Bloodform",
        level="VIC",
        words=(AddInCombat("only aggravated"), Forbid(("strikes",), "minion"), GiveExtra("press", only="end")),
    ),
    crafted(
        "Bonecraft",
        "strength",
        InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which("vampire", own=True), blood=2),
    ),
    by_level("Brute Force", COMBAT, "pot", _brutal(1), _brutal(2)),
    combat_card("Circle", words=(GiveExtra("maneuver", "next round"),), sentences="875241"),
    by_level(
        "Coagulate Blood",
        COMBAT,
        "qui",
        (MakeStrike(Blow("damage", 1, ranged=True)), If((Is("opponent", Which("ally")),), (StrikeIs(1),))),
        (MakeStrike(Blow("damage", 2, ranged=True)), If((Is("opponent", Which("ally")),), (StrikeIs(1),))),
    ),
    combat_card(
        "Concealed Weapon",
        declares=(ChooseFromHand(Which("weapon", unique=False), pool_below=3, weaker_than=4),),
        words=(GetFromHand(),),
    ),
    mended(
        "Autonomic Mastery",
        Reading(
            COMBAT,
            "dom",
            words=(
                either(
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
                declares=(ChooseFromHand(Which("equipment", unique=False), by_blood=by_blood),),
                words=(GetFromHand(by_blood=by_blood),),
            )
            for level, by_blood in (("obf", False), ("OBF", True))
        ),
    ),
    by_level(
        "Dagon's Call",
        COMBAT,
        "qui",
        (MakeStrike(Blow("hand", 0)), StrikeDoes("hits", (EachRound(1, step="press", unpreventable=True),))),
        (MakeStrike(Blow("hand", 1)), StrikeDoes("hits", (EachRound(1, step="press", unpreventable=True),))),
    ),
    at_both_levels(
        "Dam the Heart's River",
        COMBAT,
        level="qui",
        words=(AddInCombat("damage taken", 1, "combat", "opponent"),),
        also=(
            AddInCombat("strike toll", 1, "combat", "opponent"),
            AddInCombat("may not strike", 1, "combat", "opponent"),
        ),
    ),
    at_both_levels(
        "Darkness Within",
        COMBAT,
        Upon("combat is over", (GiveBlood("this", "remembered vampire", BloodOn("this", half=True)), Burn("this"))),
        level="obt",
        words=(PutInPlay(), Remember("minion", "vampire"), DrainEachRound()),
        also=(GiveExtra("maneuver"),),
    ),
    combat_card(
        "Dance with the Devil",
        level="OBF/THA",
        conditions=(LeadsTo("close"),),
        words=(GiveExtra("maneuver", only="close", blood=1),),
    ),
    combat_card(
        "Decapitate",
        level="POT",
        conditions=(GoesToTorpor(), GoesToTorpor("minion", yes=False)),
        words=(InsteadOfTorpor("burned"),),
    ),
    by_level(
        "Devil-Channel: Back",
        COMBAT,
        "abo",
        (BurnBlood("minion", paid=True), GainAdditional(hands=True)),
        (GainAdditional(hands=True),),
        when=Timing(frozenset({"additional strikes"})),
        conditions=(MayGainStrike(),),
    ),
    mended("Disarm", _disarm("pot", -1), _disarm("POT", -2)),
    combat_card(
        "Disengage",
        when=Timing(frozenset({"press", "as played"})),
        conditions=(
            AnyOf((GRAPPLED, LeadsTo("end"))),
            AnyOf((GRAPPLED, Not(Played("now")))),
            AnyOf((Not(GRAPPLED), AtLeast(BloodOn("minion"), 1))),
        ),
        words=(If((GRAPPLED,), (BurnBlood("minion", paid=True), Cancel())),),
    ),
    at_both_levels(
        "Disguised Weapon", COMBAT, level="obf", declares=(ChooseFromHand(Which("weapon")),), words=(GetFromHand(),)
    ),
    combat_card("Dragon's Breath Rounds", words=(LoadWeapon(2, aggravated=True, burns=True),)),
    mended("Ashes to Ashes", reborn(COMBAT, "for"), _to_ashes("thn"), _to_ashes("THN", AddBlood("minion", 2))),
    mended(
        "Bliss",
        *in_each_way(
            (COMBAT, REACTION),
            level="dom pre",
            when=Timing(frozenset({"as played"}), locked="also", torpor=True, others="also"),
            words=(Cancel(free=False),),
        ),
    ),
    mended(
        "Call the Lamprey",
        Reading(
            COMBAT, "obt", conditions=(Is("opponent", Which("ally")),), words=(MakeStrike(Blow("steal blood", 1)),)
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
    by_level("Conquer the Beast", COMBAT, "ani", _beaten(mandatory=True), _beaten(mandatory=False)),
    at_both_levels(
        "Creeping Infection",
        COMBAT,
        Usable(
            "burn it: its bearer cannot block",
            ("as announced",),
            (CannotBlock("bearer"), Burn()),
            conditions=(Same("acting", "remembered"),),
            torpid=True,
        ),
        level="thn",
        words=(
            MakeStrike(Blow("hand")),
            StrikeDoes("hits", (If((CanHave("opponent"),), (PutOn("opponent"), Remember("minion"))),)),
        ),
        also=(
            Standing(
                "bleed",
                1,
                Which("vampire", chosen="remembered"),
                conditions=(Same("acting", "remembered"), BleedsWhom("bearer")),
                in_action=True,
                torpid=True,
            ),
        ),
    ),
    combat_card(
        "Darkling Trickery",
        level="MYT",
        when=Timing(frozenset({"strikes chosen"})),
        conditions=(HasChosen("opponent", "ranged"),),
        words=(Disarmed(), EachRound(1, "opponent", step="these strikes", until="round")),
    ),
    by_level(
        "Death of My Conscience, The",
        COMBAT,
        "pot",
        (AddInCombat("strength", Number("discarded", 1), "combat"),),
        (AddInCombat("strength", Number("discarded", 2), "combat"),),
        words=(Discard(amount=4, least=0, burn=True, late="combat"),),
        when=Timing(frozenset({"before strikes"})),
    ),
)
