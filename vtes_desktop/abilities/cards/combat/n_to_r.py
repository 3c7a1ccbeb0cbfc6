"""Combat cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.combat.alike import *
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.combat.rounds import choose_anew
from vtes_desktop.rules.moments import Event
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.asking import Procedure


class ChooseAnew(Word, frozen=True):
    """The strike that the minion has chosen is cancelled, with all that came with it, and it chooses a new one."""

    said = "the strike that this minion has chosen is cancelled, with all that came with it; it chooses a new one"

    def can(self, here: Here) -> bool:
        fight = fighting(here)
        return fight is not None and any(strike.minion is here.minion for strike in fight.chosen)

    def do(self, here: Here) -> Procedure[None]:
        fight = fighting(here)
        if fight is not None and here.minion is not None:
            yield from choose_anew(here.game, fight, here.minion)


class Dodged(Condition, frozen=True):
    """The opponent dodges the minion's strike of the pair that is being resolved (sec. 6.4.5)."""

    said = "the opposing minion dodges it"

    def holds(self, here: Here) -> bool:
        fight, minion = here.game.fight, here.minion
        if fight is None or minion is None:
            return False
        return any(fight.is_dodged(minion, copy) for copy in here.copies("opponent"))


HUNGRY: Final = (Is("minion", Which("vampire", locked=False, blood="none")), IsReady("minion"))


class StrikeChosen(Condition, frozen=True):
    """The minion has chosen its strike already, with a maneuver (sec. 6.4.2)."""

    said = "this minion has chosen its strike already, with a maneuver"

    def holds(self, here: Here) -> bool:
        fight, minion = here.game.fight, here.minion
        return fight is not None and minion is not None and fight.first_pair and minion.id in fight.round.committed


_THROWN: Final = Alternative(
    "1R damage", (MakeStrike(Blow("damage", 1, ranged=True, undodgeable=True)),), (Not(StrikeChosen()),)
)
_SHOT: Final = Alternative("a ranged weapon", (MakeStrike(Blow("ranged weapon", ranged=True, undodgeable=True)),))


class NobodyElseBurns(Condition, frozen=True):
    """No minion or retainer would be burned now, or it is the minion itself (ruling on Revelation of Wrath)."""

    said = "no other minion or retainer than this minion would be burned now"

    def holds(self, here: Here) -> bool:
        return here.game.passing.now.burning in (None, here.minion)


_WRATHFUL: Final = AnyOf((AtLeast(DamageDone("dealt"), 2), AtLeast(DamageDone("dealt aggravated"), 1)))
_MORE_WRATHFUL: Final = AnyOf((AtLeast(DamageDone("dealt"), 3), AtLeast(DamageDone("dealt aggravated"), 2)))


FREE_FIGHTER: Final = Choose(Which("vampire", circle=True, chosen="both"))
"""The Blood Brother of one's circle that fights, chosen by one that does not."""
_ABOUT_TO_LEAVE: Final[Event] = "about to leave the ready region"
CARDS: Final[tuple[Named, ...]] = (
    combat_card("Outside the Hourglass", level="TEM", words=(InflictSoon(2),)),
    combat_card(
        "Preternatural Evasion", level="CEL", words=(BurnBlood("minion", paid=True), MakeStrike(Blow("combat ends")))
    ),
    combat_card(
        "Primal Instincts",
        level="AUS",
        when=Timing(frozenset({"strikes chosen"})),
        conditions=(Acting("minion"), HasChosen("opponent")),
        words=(ChooseAnew(),),
    ),
    combat_card("Quick Meld", level="PRO", words=(GiveExtra("maneuver", blood=1),)),
    named(
        "Reform Body",
        *(
            reborn(kind, level, *more)
            for kind in (COMBAT, REACTION)
            for level, more in (("vic", ()), ("VIC", (AddBlood("minion", 2),)))
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
    combat_card(
        "Pass Through Shadow",
        Usable(
            "burn it: +1 stealth",
            ("block attempt",),
            (AddStealth(), Burn("this")),
            conditions=(Acting(), StealthNeeded()),
            by="bearer",
        ),
        level="OBL",
        words=(MakeStrike(Blow("combat ends")), StrikeDoes("combat has ended", (PutOn("minion"),))),
    ),
    combat_card(
        "Pounce",
        words=(
            MakeStrike(Blow("hand", 2)),
            StrikeDoes("hits", (Forbid(("strikes",), "opponent"),)),
            StrikeDoes(
                "resolves",
                (If((Dodged(),), (Inflict(1, "minion", environmental=True), GiveExtra("press", who="opponent"))),),
            ),
        ),
    ),
    # With the ranged weapon with which it has maneuvered, if it has (ruling).
    at_both_levels(
        "Projectile",
        COMBAT,
        level="cel",
        words=(either(_THROWN, _SHOT),),
        also=(StrikeDoes("resolves", (GainAdditional(),)),),
    ),
    combat_card(
        "Pulled Fangs",
        Standing("cannot hunt", 1),
        Upon("minion phase", (ToTorpor("minion"),), HUNGRY, turn="yours", by="bearer"),
        Upon("after resolution", (ToTorpor("minion"),), HUNGRY, turn="yours", by="bearer"),
        InPlayAction(
            "burn it (two actions are needed)",
            (If((AtLeast(CountersOn(who="this"), 1),), (Burn("this"),), (Count(1, who="this"),)),),
            stealth=1,
            by=Which("vampire"),
        ),
        conditions=(RangeIs("close"), InflictedMore(), AGAINST_VAMPIRE, CanHave("opponent")),
        words=(PutOn("opponent"), Inflict(1, "opponent")),
    ),
    by_level(
        "Rage of Apedemak",
        COMBAT,
        "ani/pot",
        (MoreDamage(1, hands=True),),
        (MoreDamage(2, hands=True),),
        words=(AddInCombat("hand size", until="combat"),),
    ),
    combat_card("Relentless Pursuit", level="POT", words=(InLaterRounds((AddInCombat("hand size", 2, "combat"),)),)),
    at_both_levels(
        "Revelation of Wrath",
        COMBAT,
        level="ser",
        when=Timing(frozenset({"end of round", "would be burned"}), torpor=True),
        conditions=(_WRATHFUL, NobodyElseBurns()),
        words=(Count(1, "corruption", "opponent"),),
        also=(If((_MORE_WRATHFUL,), (Count(1, "corruption", "opponent"),)),),
    ),
    by_level(
        "Riposte",
        COMBAT,
        "cel",
        (MakeStrike(Blow("combat ends")), If((RangeIs("close"),), (HurtLater(1),))),
        (MakeStrike(Blow("combat ends")), If((RangeIs("close"),), (HurtLater(2),))),
    ),
    combat_card(
        "Neebi",
        when=BEFORE_RANGE,
        conditions=(There(Which("card", IN_PLAY, on="minion", name="Aye"), 3),),
        sentences="8cd528 5a284d",
    ),
    by_level(
        "Octopod",
        COMBAT,
        "san",
        (GiveExtra("additional strike", "combat", 1, each_round=True, who="target", mandatory=True),),
        (GiveExtra("additional strike", "combat", 2, each_round=True, who="target", mandatory=True),),
        when=Timing(frozenset({"before range"}), others="only", locked="also"),
        declares=(FREE_FIGHTER,),
    ),
    combat_card(
        "Righteous Aura",
        Standing("bleed", 2),
        *upon((*LEAVING, _ABOUT_TO_LEAVE), (Burn(),), about="minion", torpid=True),
        when=Timing(frozenset({"end of round"})),
        conditions=(IsReady("minion"), Not(IsReady("opponent")), CanHave("minion")),
        sentences="d9138b e8321b 129d7f",
    ),
)
