"""Combat cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, mended
from vtes_desktop.abilities.text.sentences.equipment_weapons import unusable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CountersOn, Number
from vtes_desktop.abilities.vocabulary.conditions.combat import (
    AtStep,
    CanHave,
    Dodged,
    Fights,
    FirstPair,
    GoesToTorpor,
    InflictedMore,
    ManeuverTo,
    MayDiablerize,
    OpponentPlays,
    PressTo,
    PutInRound,
    RangeIs,
)
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, AnyOf, AtLeast, Is, IsReady, Not, StealthNeeded
from vtes_desktop.abilities.vocabulary.effects.actions import AddStealth
from vtes_desktop.abilities.vocabulary.effects.arming import (
    ChooseFromHand,
    GetFromHand,
    InsteadOfTorpor,
    MoreCost,
    ProvidePresses,
)
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Cancel, Lock, PutInPlay, PutOn, ToTorpor
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import (
    ALL,
    BecomeEquipment,
    BurnAtEnd,
    Forbid,
    GiveExtra,
    GivePrevention,
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
from vtes_desktop.abilities.vocabulary.effects.marking import Count, Remember
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike, MoreDamage
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.timing import Timing

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
            words=(BeImmune(), Forbid(("strikes",), "minion"), GiveExtra("press", only="end")),
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
            conditions=(PressTo("end"), AnyOf((Not(GRAPPLED), AtLeast(BloodOn("minion"), 1)))),
            words=(If((GRAPPLED,), (PayBlood(), Cancel())),),
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
                ManeuverTo("long"),
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
                StrikeDoes("resolves", (BecomeEquipment(), NoteRound(), BurnAtEnd())),
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
        Reading(COMBAT, "ani/pot", words=(ForMethuselah("hand size", 1), MoreDamage(1, hands=True))),
        Reading(COMBAT, "ANI/POT", words=(ForMethuselah("hand size", 1), MoreDamage(2, hands=True))),
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
        "Superior Mettle",
        Reading(
            COMBAT,
            "FOR",
            words=(Prevent(ALL, "strikes"), GivePrevention(ALL, "combat", "initial strikes", 1)),
        ),
    ),
    mended("Terror Frenzy", Reading(COMBAT, "ANI", conditions=(AGAINST_VAMPIRE,), words=(MoreCost(1),))),
    mended("Trap", Reading(COMBAT, words=(PutInPlay(), Count(3), ProvidePresses(3), BurnAtEnd()))),
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
        Reading(COMBAT, "tha", words=(BringWeather(),)),
        Reading(COMBAT, "THA", words=(BringWeather(grows=True),)),
    ),
    mended(
        "Weighted Walking Stick",
        Reading(COMBAT, conditions=(CanHave("minion"),), words=(BecomeEquipment(5),)),
    ),
    mended(
        "Wind Dance",
        Reading(
            COMBAT, "THA", words=(MakeStrike(Blow("dodge")), StrikeDoes("resolves", (PromiseStrike(Blow("dodge")),)))
        ),
    ),
    mended(
        "Zip Gun",
        Reading(COMBAT, when=BEFORE_RANGE, conditions=(CanHave("minion"),), words=(BecomeEquipment(),)),
    ),
)
