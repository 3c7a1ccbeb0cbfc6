"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.cards.action.alike import *
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.minion.basic_actions import no_bleeds
from vtes_desktop.rules.minion.blocks import BLOCKS_NO
from vtes_desktop.rules.minions import GAINED_NOW
from vtes_desktop.table import moves as m


def _eroded(level: str, stealth: int) -> Reading:
    """A minion without strength and melee weapons, until it takes the action to be rid of that."""
    return at_level(
        level,
        InPlayAction("burn Erosion", (Burn("this"),), stealth=stealth, by=Which("minion", bearer=True)),
        Upon("before range", (AddInCombat("base strength", 0, "combat", "minion"),), (Fights(), InRound())),
        Upon("before range", (Forbid(("using melee weapons",), "minion", borne=True),), (Fights(),)),
        on=Which("minion", ANYWHERE, "others"),
    )


class MayBeTarget(Condition, frozen=True):
    """No effect keeps the chosen minion from being the target of the acting minion's action."""

    said = "no effect keeps the chosen card from being the target of this action"

    def holds(self, here: Here) -> bool:
        return all(
            copy.controller == here.seat or not minions.is_protected(here.game, copy, here.minion)
            for copy in here.copies("target")
        )


_UNLOCKED_SABBAT: Final = Which("vampire", IN_PLAY, other=True, locked=False, words=("sabbat",))
MALKAVIANS: Final = ("Malkavian", "Malkavian antitribu")


class NoMoreBleeds(Word, frozen=True):
    """Your minions can't bleed until the end of the turn (sec. 6.1.1)."""

    said = "your minions cannot bleed again in this turn"

    def act(self, here: Here) -> None:
        here.game.do(m.SetCounter(0, no_bleeds(here.seat), 1))


def _enticement(level: str, pool: int) -> Reading:
    """Enticement: the prey is spared where the Edge is lost, the own bleeds are not (LSJ 20100527)."""
    return at_level(
        level,
        conditions=(HasEdge(),),
        declares=(ChooseMethuselah("prey"),),
        words=(If((HasEdge(),), (BurnEdge(), BurnPool(pool, "chosen"))), NoMoreBleeds()),
    )


def _unmade(level: str, turn: Literal["yours", "any"]) -> Reading:
    """A vampire that is hardly there until its Methuselah burns the card in an unlock phase."""
    return at_level(
        level,
        Standing("stealth", 1),
        Standing(
            "no damage",
            1,
            Which("minion|retainer", ANYWHERE),
            conditions=(Not(Quiet()), InflictedBy(Which("vampire", own=True))),
        ),
        Standing("only aggravated damage", 1, torpid=True),
        Standing("gains no blood", 1, torpid=True),
        Usable("burn it", ("unlock",), (Burn("this"),), turn=turn, torpid=True),
        Upon(
            "master phase",
            (
                either(
                    Alternative("burn 1 blood", (BurnBlood("minion", 1, paid=True),)),
                    Alternative("burn the vampire", (Burn("minion"),)),
                ),
            ),
            turn="yours",
            torpid=True,
        ),
        words=(PutOn("minion"),),
    )


_DIVES: Final = Which("card", IN_PLAY, on="minion", name="Dive into Madness")
_RISEN: Final = "risen by a mask"
CARDS: Final[tuple[Named, ...]] = (
    action_card("Engling Fury", level="spi", words=(AddBlood("minion", 2), UnlockAt("discard phase"))),
    action_card("Epiphany", words=(Unlock("minion"), FindOtherVersion())),
    named("Erosion", _eroded("qui", 1), _eroded("QUI", 0)),
    action_card(
        "Dance of the Dead",
        Usable(
            "burn a counter: maneuver or press",
            ("range", "press"),
            (Count(-1, who="this"),),
            conditions=(Fights(), AtLeast(CountersOn(who="this"), 1)),
            each=Which("ally", whose="you", any_word=("wraith", "zombie")),
            once="combat",
        ),
        *upon(LOOKED_AT, (Burn("this"),), (Not(AtLeast(CountersOn(who="this"), 1)),)),
        words=(PutInPlay(), Count(4, who="this")),
    ),
    action_card(
        "Defender of the Haven",
        Standing("intercept", 2, conditions=(Acting("acting", directed=True), borne_by("Gargoyle"))),
        on=Which("vampire", IN_PLAY, clans=("Gargoyle",), words=("slave",), least=5),
    ),
    action_card(
        "Derange",
        # The clan and sect stay what they were when it was played (LSJ 20070707).
        Standing("stays locked", 1),
        unlocks_for(blood=1),
        InPlayAction(
            "move it to another vampire",
            (PutOn("target"),),
            declares=(Choose(Which("vampire", IN_PLAY, other=True, not_clans=MALKAVIANS, can_have=True)),),
            by=BEARER,
        ),
        on=Which("vampire", IN_PLAY, age="younger", not_clans=MALKAVIANS),
        words=(ConsiderKin(),),
    ),
    action_card(
        "Disciple of Lazarus",
        declares=(
            either(
                Alternative(
                    "add 2 blood to a younger Harbinger of Skulls",
                    (
                        Choose(
                            Which("vampire", ("uncontrolled",), "you", age="younger", clans=("Harbinger of Skulls",))
                        ),
                    ),
                ),
                Alternative("search your crypt", ()),
            ),
        ),
        words=(
            If(
                (Is("target", Which("card")),),
                (AddBlood("target", 2),),
                (Search(Which("vampire", clans=("Harbinger of Skulls",)), "crypt"),),
            ),
        ),
    ),
    action_card("Distraction", level="cel", words=(Draw(5),)),
    action_card(
        "Dive Bomb",
        words=in_combat(GiveExtra("maneuver")),
        during=(InCombat((GiveExtra("press", who="opponent"),), blocked=True),),
    ),
    mended(
        "Dive into Madness",
        at_level("dem", words=(Mark(GAINED_NOW, "minion", "DEM"), Unlock("minion"))),
        at_level(
            "DEM",
            Standing("bleed", 1),
            InPlayAction("burn it", (Burn("this"),), by=Which("vampire", age="older"), directed=True),
            conditions=(Not(There(_DIVES, 2)), CanHave("minion")),
            words=(If((Not(There(_DIVES, 2)),), (PutOn("minion"),)),),
        ),
    ),
    both_levels(
        "Divine Sign",
        Standing("intercept", 2, conditions=(Same("acting", "remembered"),)),
        InPlayAction("burn it", (Burn("this"),), by=Which(where=("ready",), chosen="remembered"), directed=True),
        level="nec",
        target=Which(where=IN_PLAY, whose="any", other=True),
        words=(PutOn("minion"), Remember("target"), Unlock("minion")),
        also=(
            # The chosen minion, blocked by the bearer, fights with an open hand.
            Upon(
                "before range",
                (AddInCombat("open hand", until="combat", who="opponent"),),
                (HasBlocked("minion"), Is("opponent", Which(where=IN_PLAY, chosen="remembered"))),
            ),
        ),
    ),
    action_card(
        "Draba",
        Usable(
            "burn it to reduce the stealth to 0",
            DURING_ACTION,
            (ReduceTo("stealth"), Burn("this")),
            conditions=(Same("acting", "bearer"),),
        ),
        level="chi",
        on=Which(),
    ),
    action_card("Dream World", level="PRE", words=(LendTo(BLEED_OF_ALL, 1),)),
    mended(
        "Edged Illusion",
        at_level("chi", target=Which(), words=(Lock("target"), Inflict(1, "target", unpreventable=True))),
        at_level(
            "CHI",
            declares=(ChooseMethuselah("any"),),
            words=(
                WithEach(Which(whose="chosen"), (If((MayBeTarget(),), (Inflict(1, "target", unpreventable=True),)),)),
            ),
        ),
    ),
    action_card(
        "Emergency Powers",
        Standing(
            "votes",
            Counted(GEHENNA),
            conditions=(ActionIs(("political",)), Is("minion", Which("vampire", words=("seraph",)))),
        ),
        *lapses(Not(There(GEHENNA)), also=("leaves play",)),
        sentences="a92c22 0ca5ba",
    ),
    action_card(
        "Emergency Rations",
        Usable(
            "burn it: full blood",
            ("unlock",),
            (Burn("this"), AddBlood("minion", CapacityOf("minion"))),
            conditions=(IsReady("minion"), borne_by("Nagaraja")),
            turn="yours",
        ),
        conditions=(CanHave("minion"),),
        target=Which("ally|retainer", ("ash heap",), words=("mortal",)),
        words=(If((STILL_DEAD,), (RemoveFromGame("target"), PutOn("minion"))),),
        sentences="143c9a 477bf9",
    ),
    # Who can't burn 2 blood attempts nothing else; one whose action is cancelled burns none (rulings).
    named(
        "Enrage",
        at_level(
            "pre",
            Standing("strength", 1),
            attack("enter combat with any minion"),
            Upon("end of turn", (Burn("this"),), torpid=True),
            on=Which("vampire", IN_PLAY, "you"),
        ),
        at_level(
            "PRE",
            Standing("hunts and fights only", 1, conditions=(Not(HasBlood("minion", 2)), Not(Acting()))),
            Upon(
                "as announced",
                (BurnBlood("minion", 2),),
                (Acting(), Not(Acting(kinds=("hunt", "enter combat")))),
                torpid=True,
            ),
            Upon("after resolution", (Burn("this"),), (Acting(),), torpid=True),
            on=Which("vampire", IN_PLAY),
        ),
    ),
    mended(
        "Ensconced",
        at_level(
            "vis",
            Usable(
                "the action fails",
                DURING_ACTION,
                (
                    Note("remembered", "vampire"),
                    Burn("this"),
                    FailAction(),
                    Later("after resolution", (EnterCombat("vampire"),)),
                ),
                conditions=(ActionTargets("bearer", by_others=True), MayFail(), IsReady("remembered")),
            ),
            on=Which("location", ANYWHERE),
            words=(Remember("minion"), Unlock("minion")),
        ),
        Reading(
            REACTION,
            "VIS",
            conditions=(MayFail(), ActionTargets(which=Which("location", ANYWHERE))),
            words=(Unlock("minion"), FailAction(), Later("after resolution", (EnterCombat(),))),
        ),
    ),
    action_card(
        "Enthrall",
        level="OBF/PRE",
        words=(
            Later(
                "after resolution",
                (
                    If(
                        (Bled(), HasBlood()),
                        (May((BurnBlood("minion"), DrawCrypt()), "burn 1 blood to draw a card from your crypt?"),),
                    ),
                ),
            ),
        ),
    ),
    mended("Enticement", _enticement("ser", 2), _enticement("SER", 3)),
    action_card("Entrenching", words=(If((AtLeast(BloodOn("minion"), 4),), (AddBlood("minion", 4),)),)),
    action_card(
        "Esbat",
        declares=(
            either(
                Alternative("2 blood to one", (Choose(_UNLOCKED_SABBAT, "one"),)),
                Alternative(
                    "1 blood to each of two", (Choose(_UNLOCKED_SABBAT, "two", 2, 2),), (There(_UNLOCKED_SABBAT, 2),)
                ),
            ),
        ),
        words=(
            WithEach(Which("vampire", IN_PLAY, chosen="one", locked=False), (AddBlood("target", 2),)),
            WithEach(Which("vampire", IN_PLAY, chosen="two", locked=False), (AddBlood("target"),)),
        ),
        sentences="22142b",
    ),
    # Its controller chooses between the blood and the vampire; what would give it blood does not (rulings).
    # Who was burned meanwhile and has come back is not burned by it any more (rulings).
    action_card(
        "Eternal Mask, The",
        *tuple(Standing(stat, 1, torpid=True) for stat in ("cannot act", "cannot block", "cannot react", "no votes")),
        Usable(
            "burn it and the vampire that it has brought back",
            ("unlock",),
            (Burn("remembered"), Burn("this")),
            conditions=(There(Which("vampire", IN_PLAY, chosen="remembered", mark=_RISEN)),),
            torpid=True,
        ),
        level="SER",
        conditions=(CanHave("minion"),),
        target=Which("vampire", ("ash heap",), unique=True),
        words=(
            If(
                (STILL_DEAD,),
                (
                    PutOn("minion"),
                    Raise("target"),
                    Remember("target"),
                    Mark(_RISEN, "target"),
                    GiveBlood("minion", "target", BloodOn("minion"), up_to=True),
                ),
            ),
        ),
    ),
    action_card(
        "Eternal Vigilance",
        Usable(
            "burn 1 blood to unlock and attempt to block",
            ("before block", "block attempt", "after blocks"),
            (Unlock("minion"), AttemptToBlock("minion")),
            conditions=(Is("minion", Which("minion", words=("sabbat",))), BlockMayBegin("minion", spent=1)),
            by="bearer",
            blood=1,
            once="action",
        ),
        sentences="06214a",
    ),
    named("Ex Nihilo", _unmade("nec", "yours"), _unmade("NEC", "any")),
    both_levels(
        "Ecstatic Agony",
        Standing("strength", DamageDone("taken before", "minion"), conditions=(Fights(),)),
        level="aus",
        words=(PutOn("minion"),),
        also=(
            Usable(
                "press to continue combat",
                ("press",),
                (),
                conditions=(LeadsTo("continue"), AtLeast(DamageDone("taken now", "minion"), 1)),
                by="bearer",
                once="combat",
            ),
        ),
    ),
    by_level(
        "Daemonic Possession",
        ACTION,
        "nec",
        (Raise("target", 1), Lock("target")),
        (Raise("target", 1),),
        target=Which("minion", ("ash heap",), since=BURNED_IN, under_others=True),
    ),
    action_card(
        "Deep Cover Agent",
        Usable("look at that hand", ("unlock",), (LookAt("hand", "bearer"),), turn="yours", once="turn", torpid=True),
        InPlayAction("burn it", (Burn(),), by=BEARER, directed=True),
        sentences="846446 177ba1 219ff5",
    ),
    action_card(
        "Despiral",
        Standing("bleed", CountersOn(), conditions=(borne_by("Ishtarri"),)),
        InPlayAction(
            "add a counter",
            (BurnBlood("minion", CountersOn(), paid=True), Count()),
            stealth=1,
            conditions=(AtLeast(BloodOn("minion"), CountersOn()), borne_by("Ishtarri")),
        ),
        words=(PutOn("minion"), Count()),
        sentences="976401 a32ab5 a212f3",
    ),
    both_levels(
        "Dismemberment of Osiris",
        level="ser",
        target=Which("vampire", ("torpor",), titled=True),
        words=(
            WithMethuselah(),
            Note("target", "lord"),
            WithEach(Which("vampire", clan_of="lord"), (BurnBlood("target"),)),
            Burn("lord"),
        ),
        also=(BurnPool(1, "chosen"),),
    ),
    mended(
        "Distant Friend",
        *(
            at_level(
                level,
                Usable("burn it: how it casts", ("polling",), (*cast, Burn()), conditions=asked),
                target=Which("vampire", IN_PLAY),
                words=(PutInPlay(), Remember("target"), UnlockAt("end of turn")),
            )
            for level, cast, asked in (
                ("dom pre", (CastAs("remembered"),), (Is("remembered", Which("vampire", cast="in")),)),
                ("DOM PRE", (CastAs("remembered"),), (Is("remembered", Which("vampire")),)),
            )
        ),
    ),
    action_card(
        "Earth-Feeder",
        Standing("stealth", 1, conditions=(Acting(kinds=("hunt",)), borne_by("", "laibon")), in_action=True),
        words=(HuntFor(), If((HuntSuccessful(), CanHave("minion")), (PutOn("minion"),))),
        sentences="770a76 e32c75 42a9f3 b1bc7d",
    ),
    mended(
        "Elemental Stoicism",
        at_level(
            "FOR obf",
            HARDENED_BEARER,
            Upon("goes to torpor", (Burn(),), about="minion", torpid=True),
            words=(PutOn("minion"),),
        ),
    ),
    both_levels(
        "Esprit de Corps",
        Standing("strength", 1, Which(whose="you")),
        Upon("unlock phase", (Burn(),), turn="yours"),
        level="pot pre",
        words=(PutInPlay(), Unlock("minion")),
        also=(
            Usable(
                "burn it to cancel the action card",
                ("as played",),
                (Cancel(), Burn()),
                conditions=(Played("now", ACTION_CARDS, ("dem", "dom", "pre")), DirectedAtYou()),
            ),
        ),
    ),
    action_card("Destructive Secrets", target=Which(where=IN_PLAY), words=(Mark(BLOCKS_NO, "target", "Nosferatu"),)),
)
