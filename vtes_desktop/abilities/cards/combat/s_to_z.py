"""Combat cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.cards.combat.alike import *
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.lasting import Banned
from vtes_desktop.rules.combat.rounds import hold_up
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.requirements import cost_in_play
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure


class BlessWeapon(Word, frozen=True):
    """The minion's strikes with the chosen melee weapon do 1 more damage in this combat, and are aggravated."""

    aggravated: bool = False

    def act(self, here: Here) -> None:
        fight, minion = fighting(here), here.minion
        if fight is None or minion is None:
            return
        for weapon in here.copies("target"):
            number = weapon.id

            def fits(strike: Strike, number: int = number) -> bool:
                return strike.kind == "weapon" and strike.source == number

            fight.lasting.append(lasting.MoreDamage(minion.id, "combat", 1, fits))
            if self.aggravated:
                fight.lasting.append(
                    lasting.StrikeChange(minion.id, "combat", fits, lambda strike: replace(strike, aggravated=True))
                )

    def aloud(self) -> str:
        bad = " and is aggravated" if self.aggravated else ""
        return f"the damage of this minion’s strikes with the chosen card in this combat is 1 more{bad}"


_ITS_MELEE: Final = Choose(Which("weapon", ANYWHERE, on="minion", melee=True))


class HoldUp(Word, frozen=True):
    """The minion, which is wounded, goes to torpor only once the combat has ended; if another follows in which it
    fights, as that begins (rulings on Undead Persistence)."""

    quiet_rounds: int = 0
    """After so many rounds without a card being played the combat ends; 0 for never."""

    def can(self, here: Here) -> bool:
        fight, minion = fighting(here), here.minion
        return fight is not None and minion is not None and minion.id not in fight.held_up

    def act(self, here: Here) -> None:
        game, fight, minion = here.game, fighting(here), here.minion
        if fight is None or minion is None:
            return
        game.passing.now.falling[:] = [each for each in game.passing.now.falling if each is not minion]
        hold_up(game, fight, minion)
        if self.quiet_rounds:
            played, quiet = [True], [0]

            def new_round() -> Procedure[None]:
                quiet[0] = 0 if played[0] else quiet[0] + 1
                played[0] = False
                if quiet[0] >= self.quiet_rounds:
                    fight.ended = True
                else:
                    fight.upon_round.append(new_round)
                yield from ()

            fight.upon_round.append(new_round)
            fight.on_play.append(lambda: played.__setitem__(0, True))

    def aloud(self) -> str:
        quiet = f"; after {self.quiet_rounds} rounds without a card being played it ends" if self.quiet_rounds else ""
        return f"this minion, wounded, does not go to torpor before the combat ends{quiet}"


class ProvidePresses(Word, frozen=True):
    """Each press step a counter is burned from the card for a press to continue, which is nobody's."""

    said = "in each press step 1 counter of this card is burned to press to continue combat"

    def act(self, here: Here) -> None:
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

        if combat is not None:
            combat.lasting.append(lasting.Pressing(copy.id, "combat", press))


def _wall(level: str, sort: Literal["", "normal"]) -> Reading:
    """A card on a vampire that is burned to prevent damage in combat."""
    words = (Prevent(2, sort=sort), Burn("this"))
    burn = Usable("burn it to prevent 2 damage", ("prevention",), words, conditions=(Fights(),), by="bearer")
    return Reading(COMBAT, level, conditions=(CanHave("minion"),), words=(PutOn("minion"),), usable=(burn,))


_AT_UNLOCK: Final = Upon("unlock phase", GIVEN_BACK, turn="yours")


class PreventOfStrike(Word, frozen=True):
    """Damage to the minion from its opponent's strike is prevented as the strike is resolved that this card makes, and
    only then."""

    amount: int

    def act(self, here: Here) -> None:
        combat, minion = here.game.fight, here.minion
        if combat is None or minion is None:
            return
        shield = lasting.Shield(minion.id, "round", "strikes", amount=self.amount, by=here.source)

        def begin(_: Game) -> Procedure[None]:
            combat.lasting.append(shield)
            yield from ()

        def end(_: Game) -> Procedure[None]:
            combat.lasting = [each for each in combat.lasting if each is not shield]
            yield from ()

        def change(strike: Strike) -> Strike:
            return replace(
                strike, before_end=one_then_other(strike.before_end, begin), after=one_then_other(strike.after, end)
            )

        change_strike(here, change)

    def aloud(self) -> str:
        return f"up to {self.amount} damage to this minion is prevented while the strike is resolved"


class MayEscape(Word, frozen=True):
    """The opposing minion, if it has Celerity, may burn 1 blood to prevent all damage of the strike."""

    said = "the opposing minion, if it has Celerity, may burn 1 blood to prevent all damage of the strike"

    def do(self, here: Here) -> Procedure[None]:
        game, victim, combat = here.game, here.copy("opponent"), here.game.fight
        if combat is None or victim is None or victim.blood < 1:
            return
        targets = [strike.target for strike in combat.resolving if strike.minion is here.minion and strike.target]
        if not targets and here.minion is not None and combat.is_dodged(here.minion, victim):
            return
        if minions.disciplines(game, victim).get("cel") and minions.is_vampire(game, victim):
            question = f"{game.name(here.source)}: burn 1 blood to prevent all damage from the strike?"
            if (yield from game.confirm(victim.controller, "may", question, "6.4.6", here.source.id)):
                game.burn_blood(victim, 1)
                for struck in targets or [victim.id]:
                    combat.lasting.append(lasting.Shield(struck, "round", "strikes", amount=ALL, by=here.source))


class MayHitAndDodge(Condition, frozen=True):
    """The minion could choose a hand strike, and could choose a dodge (text of Stutter-Step)."""

    said = "this minion could choose a hand strike, and a dodge as well"

    def holds(self, here: Here) -> bool:
        fight, minion = fighting(here), here.minion
        if fight is None or minion is None:
            return False
        return all(lasting.may_strike(fight, minion, kind) for kind in ("hand", "dodge"))


class BurnLesson(Word, frozen=True):
    """A master Discipline card on a vampire is burned, as you choose; blood in excess of its capacity drains off."""

    said = "a master Discipline card on the chosen card is burned, as you choose"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies("target"):
            there = [below for below in minions.on_it(game, copy) if minions.facts(game, below).discipline]
            options = [Option("burn", f"Burn {game.name(below)}", below.id) for below in there]
            if options:
                option = yield from here.ask("burn", "which Discipline card?", options, "1.6.2")
                game.burn(game.copy(option.copy))
                minions.drain(game, copy)


class AfflictWhenHurt(Word, frozen=True):
    """In this combat, in each round in which damage has been inflicted on the minion, its opponent can't press, or do
    something else as well, in that round."""

    what: tuple[Banned, ...]

    def do(self, here: Here) -> Procedure[None]:
        fight, minion = fighting(here), here.minion
        if fight is None or minion is None:
            return

        def look() -> Procedure[None]:
            if fight.round.taken[minion.id]:
                lasting.forbid(fight, fight.other(minion), "round", *self.what)
            yield from ()

        fight.upon_damage.append(look)
        yield from look()

    def aloud(self) -> str:
        strikes = " or get or use additional strikes" if "additional strikes" in self.what else ""
        return (
            "in this combat, in each round in which damage is inflicted on this minion, the opposing minion can’t press"
            f"{strikes} in that round"
        )


class PoolCost(Measure, frozen=True):
    """As much as the chosen card costs in pool."""

    said = "the pool cost of the chosen card"

    def of(self, here: Here) -> int:
        return sum(cost_in_play(here.game, copy, "pool") for copy in here.copies("target"))


_PRESSES: Final[tuple[Banned, ...]] = ("press to continue", "press to end")
_TRACKER: Final = Which("vampire", chosen="remembered", clans=("Salubri antitribu",))
_LIVING: Final = Not(Is("opponent", Which("ally", any_word=("mummy", "wraith", "zombie"))))
_TOREADOR: Final = Is(
    "opponent", Which(weaker=True, alternatives=(Which("vampire", clans=("Toreador", "Toreador antitribu")),))
)


CARDS: Final[tuple[Named, ...]] = (
    combat_card("Street Cred", conditions=(InflictedMore(),), sentences="2bff6b"),
    mended(
        "Sword of the Righteous",
        Reading(COMBAT, "ani", declares=(_ITS_MELEE,), words=(BlessWeapon(),)),
        Reading(COMBAT, "val", declares=(_ITS_MELEE,), words=(BlessWeapon(aggravated=True),)),
        Reading(
            COMBAT, "VAL", declares=(_ITS_MELEE,), words=(BlessWeapon(aggravated=True), GivePrevention(1, "round"))
        ),
    ),
    combat_card(
        "Target Vitals",
        words=(
            StrikeIs(if_damages=2, aimed=True),
            StrikeDoes("damages", (Forbid(("press to continue", "press to end")),), aimed=True),
        ),
        sentences="4ffd33",
    ),
    combat_card("Telepathic Tracking", words=(GiveExtra("maneuver", "next round"),), sentences="213f6d"),
    combat_card("Thoughts Betrayed", words=(EachRound(1, until="round"),), sentences="293da7"),
    combat_card(
        "Undead Persistence",
        level="for",
        when=Timing(frozenset({"going to torpor"})),
        conditions=(GoesToTorpor("minion"),),
        words=(HoldUp(3), GiveExtra("press")),
    ),
    combat_card(
        "Undying Tenacity",
        level="for",
        when=Timing(frozenset({"going to torpor"})),
        conditions=(GoesToTorpor("minion"),),
        words=(HoldUp(),),
    ),
    at_both_levels(
        "Scorpion's Touch",
        COMBAT,
        Standing("strength", -1),
        InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which("vampire")),
        level="qui",
        words=(
            MakeStrike(Blow("hand or melee weapon")),
            StrikeDoes("resolved", (If((CanHave("opponent"),), (PutOn("opponent"),)),)),
        ),
        also=(Upon("unlock phase", (BurnBlood("bearer"),), turn="yours", by="bearer", torpid=True),),
    ),
    combat_card(
        "Serpent's Numbing Kiss",
        Standing("stays locked", 1),
        Upon("unlock phase", (Burn("this"),), turn="yours", by="bearer", torpid=True),
        level="PRE SER",
        conditions=(AnyOf((Not(RangeIs("close")), AtLeast(BloodOn("minion"), 1))),),
        words=(
            MakeStrike(Blow("combat ends")),
            If(
                (RangeIs("close"), CanHave("opponent")),
                (StrikeDoes("combat has ended", (BurnBlood("minion"), PutOn("opponent"), Lock("opponent"))),),
            ),
        ),
    ),
    at_both_levels(
        "Shotgun Ritual",
        COMBAT,
        level="tha",
        words=(AddNumber("minion", "early thaumaturgy", 1, "round"),),
        also=(GiveExtra("press", only="continue"),),
    ),
    by_level(
        "Stunt Cycle",
        COMBAT,
        "pot",
        (MakeStrike(Blow("damage", 3, ranged=True)), PreventOfStrike(1), StrikeDoes("resolves", (MayEscape(),))),
        (MakeStrike(Blow("damage", 4, ranged=True)), PreventOfStrike(2), StrikeDoes("resolves", (MayEscape(),))),
    ),
    combat_card(
        "Stutter-Step",
        level="CEL",
        conditions=(FirstPair(), RangeIs("close"), MayHitAndDodge()),
        words=(MakeStrike(Blow("hand", dodge=True)), Forbid(("additional strikes",), "minion")),
    ),
    combat_card(
        "Superior Mettle",
        level="FOR",
        words=(Prevent(ALL, "strikes"), GivePrevention(ALL, "combat", "initial strikes", 1)),
    ),
    combat_card(
        "Terror Frenzy",
        level="ANI",
        conditions=(AGAINST_VAMPIRE,),
        words=(AddInCombat("cost", 1, "combat", "opponent"),),
    ),
    combat_card(
        "Tortured Confession",
        when=Timing(frozenset({"going to torpor"})),
        conditions=(GoesToTorpor(), GoesToTorpor("minion", yes=False)),
        words=(EndCombat(), LookAt("hand", "opponent")),
    ),
    mended(
        "Touch of Oblivion",
        reading(
            COMBAT,
            Standing("stays locked", 1),
            Upon(
                "unlock phase",
                (Count(-1, who="this"),),
                (Is("bearer", Which(where=IN_PLAY, locked=True)),),
                turn="yours",
                by="bearer",
                torpid=True,
            ),
            *(
                Upon(event, (Burn("this"),), (Not(AtLeast(CountersOn(who="this"), 1)),), torpid=True)
                for event in LOOKED_AT
            ),
            level="obl",
            words=(MakeStrike(Blow("effect")), StrikeDoes("hits", (PutOn("opponent"), Count(2, who="this")))),
        ),
        Reading(
            COMBAT,
            "OBL",
            words=(
                MakeStrike(Blow("effect")),
                StrikeDoes("hits", (If((AGAINST_VAMPIRE,), (ToTorpor("target", wounds=True),), (Burn("target"),)),)),
            ),
        ),
    ),
    by_level(
        "Tranquility Shield",
        COMBAT,
        "for",
        (GivePrevention(1, "combat"), Calm()),
        (GivePrevention(2, "combat"), Calm()),
    ),
    combat_card("Trap", words=(PutInPlay(), Count(3, who="this"), ProvidePresses(), SetAnewOnPlay(3), BurnAtEnd())),
    combat_card("Unflinching Persistence", level="FOR", words=(GivePrevention(),)),
    combat_card(
        "Unholy Penance",
        Standing(
            "bleed",
            1,
            Which("vampire", chosen="remembered"),
            conditions=(Same("acting", "remembered"), BleedsWhom("bearer")),
            in_action=True,
        ),
        InPlayAction("burn it", (Burn("this"),), stealth=1, by=Which(own=True)),
        level="PRE",
        words=(
            MakeStrike(Blow("combat ends")),
            StrikeDoes("combat has ended", (PutOn("opponent"), Remember("minion"))),
        ),
    ),
    mended("Vitae Block", drained("obe", 2, _AT_UNLOCK), drained("OBE", 3, _AT_UNLOCK)),
    combat_card(
        "Voracious Vermin",
        level="ANI",
        words=(
            MakeStrike(Blow("dodge")),
            StrikeDoes("resolves", (PromiseStrike(Blow("destroy equipment", ranged=True, weapons_only=True)),)),
        ),
    ),
    mended("Wall of Filth", _wall("pro/tha", "normal"), _wall("PRO/THA", "")),
    by_level(
        "Weather Control",
        COMBAT,
        "tha",
        (EachRound(1, "both", step="range"),),
        (EachRound(1, "both", step="range", grows=True),),
    ),
    combat_card("Weighted Walking Stick", conditions=(CanHave("minion"),), words=(*becomes_equipment(5),)),
    combat_card(
        "Wind Dance",
        level="THA",
        words=(MakeStrike(Blow("dodge")), StrikeDoes("resolves", (PromiseStrike(Blow("dodge")),))),
    ),
    combat_card("Zip Gun", when=BEFORE_RANGE, conditions=(CanHave("minion"),), words=(*becomes_equipment(),)),
    mended(
        "Sanguinary Wind",
        Reading(
            COMBAT, "cel", when=Timing(frozenset({"before strikes"})), words=(StrikesBecome("strikes", "undodgeable"),)
        ),
        Reading(
            COMBAT,
            "CEL",
            when=Timing(frozenset({"before strikes", "strikes chosen"})),
            words=(StrikesBecome("strikes", "undodgeable"),),
        ),
    ),
    at_both_levels(
        "Silence of Death",
        COMBAT,
        level="qui",
        when=BEFORE_RANGE,
        words=(StrikesBecome("hand and melee weapon strikes", "made with first strike"),),
        also=(GiveExtra("maneuver"),),
    ),
    at_both_levels(
        "Skin Trap",
        COMBAT,
        level="vic",
        words=(Forbid(("dodges",)),),
        also=(
            If(
                (Is("opponent", Which("vampire", blood="some")),),
                (
                    By(
                        "opponent",
                        (
                            either(
                                Alternative("burn 1 blood", (BurnBlood("minion"),)),
                                Alternative("no strike", (Forbid(("strikes",), "minion"),)),
                            ),
                        ),
                    ),
                ),
                (Forbid(("strikes",)),),
            ),
        ),
    ),
    mended(
        "Still the Mortal Flesh",
        Reading(COMBAT, "dom", conditions=(Is("opponent", Which(weaker=True)), _LIVING)),
        Reading(
            COMBAT,
            "DOM",
            conditions=(Is("opponent", Which("ally")), _LIVING),
            words=(MakeStrike(Blow("effect")), StrikeDoes("hits", (Burn("target"),))),
        ),
    ),
    combat_card(
        "Swoop",
        conditions=(LeadsTo("close"),),
        words=(StrikesBecome("initial strike by its strength", "1 damage stronger"),),
        sentences="b520ca",
    ),
    by_level(
        "Sympathetic Agony",
        COMBAT,
        "chi for",
        (AfflictWhenHurt(_PRESSES),),
        (AfflictWhenHurt((*_PRESSES, "additional strikes")),),
    ),
    combat_card(
        "Target Head",
        words=(
            StrikeIs(2, aimed=True),
            StrikeDoes(
                "damages",
                (
                    Forbid(("additional strikes", *_PRESSES)),
                    May((SetRangeTo("", "next round"),), "set the range of the next round?"),
                ),
                aimed=True,
            ),
        ),
    ),
    combat_card(
        "Target Hand",
        words=(
            StrikeDoes(
                "damages",
                (
                    AddNumber("opponent", "strength", -1),
                    Choose(Which("weapon", IN_PLAY, on="opponent"), "weapon", least=0),
                    Burn("weapon"),
                ),
                aimed=True,
            ),
        ),
    ),
    combat_card(
        "Three's a Crowd",
        when=Timing(frozenset({"before range"}), others="only"),
        declares=(Choose(Which("vampire", whose="you", circle=True, chosen="both")),),
        words=(By("target", (SetRangeTo("close"), GiveExtra("press", only="continue"))),),
    ),
    mended(
        "Toreador's Bane",
        Reading(COMBAT, "pre", conditions=(_TOREADOR,), words=(MakeStrike(Blow("combat ends")),)),
        *(
            Reading(
                COMBAT,
                level,
                conditions=(_TOREADOR,),
                words=(
                    MakeStrike(Blow("combat ends")),
                    StrikeDoes("combat has ended", (If((WasBlocked(never),), (GoOn(),)),)),
                ),
            )
            for level, never in (("mel", ("bleed", "political")), ("MEL", ()))
        ),
    ),
    combat_card(
        "Tracker's Mark",
        Standing("intercept", 1, _TRACKER, conditions=(Same("acting", "bearer"),)),
        attack(
            "enter combat with it",
            Which("vampire", bearer=True, whose="others", clans=("Tremere", "Baali")),
            by=_TRACKER,
        ),
        InPlayAction("burn it", (Burn(),), stealth=1, by=Which(bearer=True)),
        when=Timing(frozenset({"before range", "after strikes", "end of round"})),
        conditions=(AtLeast(DamageDone("lost"), 1), CanHave("opponent")),
        words=(Remember("minion"),),
        sentences="a30a21 175b7c 03200d 1586dd",
    ),
    combat_card(
        "Up Yours!",
        conditions=(RangeIs("close"),),
        declares=(Choose(Which("weapon", IN_PLAY, on="opponent")),),
        words=(MakeStrike(Blow("damage", PoolCost())),),
    ),
    by_level(
        "Vascular Explosion",
        COMBAT,
        "qui",
        (MakeStrike(Blow("damage", 2, unpreventable=True)), If((Is("opponent", Which("ally")),), (StrikeIs(1),))),
        (MakeStrike(Blow("damage", 3, unpreventable=True)), If((Is("opponent", Which("ally")),), (StrikeIs(1),))),
    ),
    by_level(
        "Weakness",
        COMBAT,
        "qui",
        (MakeStrike(Blow("effect")), StrikeDoes("hits", (BurnLesson(),))),
        (MakeStrike(Blow("damage", 1)), StrikeDoes("hits", (BurnLesson(),))),
        conditions=(AGAINST_VAMPIRE,),
    ),
    at_both_levels(
        "Well-Aimed Car",
        COMBAT,
        level="pot",
        conditions=(RangeIs("long"), Not(InRound())),
        words=(MakeStrike(Blow("damage", 4, ranged=True)),),
        also=(GiveExtra("press"),),
    ),
    at_both_levels(
        "Withering",
        COMBAT,
        Upon("discard phase", (Burn(),), turn="yours", by="bearer", torpid=True),
        level="thn",
        words=(MakeStrike(Blow("hand")), StrikeDoes("resolved", (PutOn("opponent"),))),
        # What is printed counts at the lower level by itself.
        also=(Standing("strength", -1), Standing("no Discipline cards", 1, torpid=True)),
    ),
)
