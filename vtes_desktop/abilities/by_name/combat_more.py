"""Combat cards defined by name: those that stay on somebody, what lasts for a combat, strikes that are two."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.equipment_weapons import unusable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CountersOn, Number
from vtes_desktop.abilities.vocabulary.conditions.actions import AgainstBearer
from vtes_desktop.abilities.vocabulary.conditions.combat import (
    AtStep,
    CanHave,
    Dodged,
    Fights,
    FirstPair,
    InflictedMore,
    ManeuverTo,
    OpponentPlays,
    PressTo,
    PutInRound,
    RangeIs,
)
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, AnyOf, AtLeast, Is, IsReady, Not, StealthNeeded
from vtes_desktop.abilities.vocabulary.effects.actions import AddStealth
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, Lock, PutOn, ToTorpor
from vtes_desktop.abilities.vocabulary.effects.combat import (
    BecomeEquipment,
    BurnAtEnd,
    Forbid,
    GiveExtra,
    Inflict,
    PayBlood,
    Prevent,
    SetRangeTo,
)
from vtes_desktop.abilities.vocabulary.effects.fights import (
    BeImmune,
    BringWeather,
    ForMethuselah,
    LoadWeapon,
    NoteLevel,
    NoteRound,
    PromiseStrike,
    ReplaceWithMore,
    StayOn,
    StealDiscipline,
)
from vtes_desktop.abilities.vocabulary.effects.flow import If, StrikeDoes, UponWound
from vtes_desktop.abilities.vocabulary.effects.marking import Remember
from vtes_desktop.abilities.vocabulary.effects.masters import Cancel
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike, MoreDamage
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.playing.timing import Timing

COMBAT: Final = "Combat"
VAMPIRE: Final = Is("opponent", Which("vampire"))
FLIER: Final = Which(discipline="fli")
BEFORE_RANGE: Final = Timing(frozenset({"before range"}))
DISCIPLINE: Final = StrikeDoes("hits", (StealDiscipline("target"),))
ANY_TIME: Final = ("unlock", "master", "minion", "influence", "discard")
HUNGRY: Final = (Is("minion", Which("vampire", locked=False, blood="none")), IsReady())

LATER_AT_CLOSE: Final = Timing(frozenset({"before strikes", "strikes chosen"}), range="close", round="later")
GRAPPLED: Final = OpponentPlays(("grapple",))


def _wall(level: str, sort: Literal["", "normal"]) -> Reading:
    """A card on a vampire that is burned to prevent damage in combat."""
    words = (Prevent(2, sort=sort), Burn("this"))
    burn = Usable("burn it to prevent 2 damage", ("prevention",), words, conditions=(Fights(),), by="bearer")
    return Reading(COMBAT, level, conditions=(CanHave("minion"),), words=(PutOn("minion"),), usable=(burn,))


CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Absorb the Mind",
        Reading(COMBAT, "myt", words=(MakeStrike(Blow("steal blood", 1, ranged=True)),)),
        Reading(COMBAT, "MYT", words=(MakeStrike(Blow("steal blood", 1, ranged=True)), DISCIPLINE)),
    ),
    mended(
        "Aura Reading",
        Reading(COMBAT, "aus", words=(ForMethuselah("open hand", 1, "opponent"),)),
        Reading(COMBAT, "AUS", words=(ForMethuselah("hand size", 2),)),
    ),
    mended(
        "Backstep",
        Reading(
            COMBAT,
            conditions=(ManeuverTo("long"),),
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
        "Bloodform",
        Reading(
            COMBAT,
            "VIC",
            words=(BeImmune(), Forbid(("strikes",), "minion"), GiveExtra("press", only="end")),
        ),
    ),
    mended(
        "Dragon's Breath Rounds",
        Reading(COMBAT, words=(LoadWeapon(2, aggravated=True, burns=True),)),
    ),
    mended("Manstopper Rounds", Reading(COMBAT, words=(LoadWeapon(1),))),
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
                ManeuverTo("long"),
            ),
            words=(If((AtStep(("before range",)),), (SetRangeTo("long"),)),),
        ),
    ),
    mended(
        "Blood to Water",
        Reading(
            COMBAT,
            "tha",
            when=LATER_AT_CLOSE,
            words=(If((VAMPIRE,), (BurnBlood("opponent", 3),), (Burn("opponent"),)),),
        ),
        Reading(COMBAT, "THA", when=LATER_AT_CLOSE, conditions=(VAMPIRE,), words=(BurnBlood("opponent", 5),)),
    ),
    mended(
        "Disengage",
        Reading(
            COMBAT,
            when=Timing(frozenset({"press", "as played"})),
            conditions=(PressTo("end"), AnyOf((Not(GRAPPLED), AtLeast(BloodOn("minion"), 1)))),
            words=(If((GRAPPLED,), (PayBlood(), Cancel())),),
        ),
    ),
    mended(
        "Rage of Apedemak",
        Reading(COMBAT, "ani/pot", words=(ForMethuselah("hand size", 1), MoreDamage(1, hands=True))),
        Reading(COMBAT, "ANI/POT", words=(ForMethuselah("hand size", 1), MoreDamage(2, hands=True))),
    ),
    mended(
        "Wall of Filth",
        _wall("pro/tha", "normal"),
        _wall("PRO/THA", ""),
    ),
    mended("Infernal Pursuit", Reading(COMBAT, "CEL", words=(ReplaceWithMore(),))),
    mended(
        "Molotov Cocktail",
        Reading(
            COMBAT,
            words=(
                MakeStrike(Blow("effect", ranged=True)),
                StrikeDoes("resolves", (BecomeEquipment(), NoteRound(), BurnAtEnd())),
            ),
            standing=(unusable(PutInRound()),),
        ),
    ),
    mended(
        "Pass Through Shadow",
        Reading(
            COMBAT,
            "OBL",
            words=(MakeStrike(Blow("combat ends")), NoteLevel(), StrikeDoes("combat has ended", (StayOn("minion"),))),
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
            conditions=(RangeIs("close"), InflictedMore(), VAMPIRE, CanHave("opponent")),
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
        "Serpent's Numbing Kiss",
        Reading(
            COMBAT,
            "PRE SER",
            conditions=(AnyOf((Not(RangeIs("close")), AtLeast(BloodOn("minion"), 1))),),
            words=(
                MakeStrike(Blow("combat ends")),
                NoteLevel(),
                If(
                    (RangeIs("close"),),
                    (StrikeDoes("combat has ended", (BurnBlood("minion"), StayOn(), Lock("opponent"))),),
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
        "Unholy Penance",
        Reading(
            COMBAT,
            "PRE",
            words=(
                MakeStrike(Blow("combat ends")),
                NoteLevel(),
                StrikeDoes("combat has ended", (StayOn(), Remember("minion"))),
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
        "Weather Control",
        Reading(COMBAT, "tha", words=(BringWeather(),)),
        Reading(COMBAT, "THA", words=(BringWeather(grows=True),)),
    ),
    mended(
        "Wind Dance",
        Reading(
            COMBAT, "THA", words=(MakeStrike(Blow("dodge")), StrikeDoes("resolves", (PromiseStrike(Blow("dodge")),)))
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
        "Zip Gun",
        Reading(COMBAT, when=BEFORE_RANGE, conditions=(CanHave("minion"),), words=(BecomeEquipment(),)),
    ),
)
