"""Master cards that Methuselahs hold in play, and such that are played and burned, defined by name: whole, or the
sentences that no template reads."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed, named
from vtes_desktop.abilities.by_name.masters_locations import BEFORE_RESOLUTION, part
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, Counted, CountersOn
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.combat import PressTo
from vtes_desktop.abilities.vocabulary.conditions.events import ItsMethuselah
from vtes_desktop.abilities.vocabulary.conditions.masters import CancelsAnothers, Played, VictoryPoints
from vtes_desktop.abilities.vocabulary.conditions.rounds import InRound
from vtes_desktop.abilities.vocabulary.conditions.union import (
    ActionIs,
    AtLeast,
    BleedsWhom,
    Is,
    IsUnlocked,
    PoolIs,
    There,
    YourTurn,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, AddStealth
from vtes_desktop.abilities.vocabulary.effects.attempts import NoCombat
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, Lock, PutInPlay, RemoveFromGame
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.combat import GiveExtra
from vtes_desktop.abilities.vocabulary.effects.crypts import DrawRevealed, RevealCrypt
from vtes_desktop.abilities.vocabulary.effects.edge import BurnEdge
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, ForEachMethuselah, If, May, WithEach
from vtes_desktop.abilities.vocabulary.effects.keeping import (
    BurnAtMost,
    ChangeVotes,
    CryptToBottom,
    DiscardTwins,
    ForbidPlayed,
)
from vtes_desktop.abilities.vocabulary.effects.masters import (
    Cancel,
    GainMasterAction,
    GainTransfers,
    SpendMasterAction,
    TakeControl,
)
from vtes_desktop.abilities.vocabulary.effects.owning import DiscardOfType, MakeAnarch, SearchLibrary
from vtes_desktop.abilities.vocabulary.effects.votes import Abstain
from vtes_desktop.abilities.vocabulary.targets import Which

IN_PLAY: Final = ("ready", "torpor")
_MINISTRY: Final = ("Ministry",)
_BRUJAH: Final = Which("vampire", clans=("Brujah",))
_ELDER: Final = Which("vampire", IN_PLAY, "you", least=4)
_NEW_BLOOD: Final = Which("vampire", whose="you", entered=True, words=("non-titled", "non-anarch"))

CARDS: Final[tuple[Named, ...]] = (
    named(
        "Eternals of Sirius, The",
        Reading(
            "Master",
            words=(
                Either(
                    (
                        Alternative(
                            "gain 5 pool", (GainPool(5),), (There(Which("vampire", whose="you", clans=_MINISTRY)),)
                        ),
                        Alternative(
                            "add 5 blood to a vampire",
                            (
                                Choose(Which("vampire", ("uncontrolled",), "you", clans=_MINISTRY, least=9)),
                                AddBlood("target", 5),
                            ),
                        ),
                    )
                ),
            ),
        ),
    ),
    named(
        "Fortschritt Library",
        Reading("Master", words=(SearchLibrary(Which("event", ("library",), "you", words=("gehenna",))),)),
    ),
    part(
        "Haqim's Law: Retribution",
        Usable(
            "discard a combat card: +1 bleed",
            BEFORE_RESOLUTION,
            (DiscardOfType("Combat"), AddBleed()),
            conditions=(ActionIs(("bleed",)), Is("acting", Which("vampire", whose="you", clans=("Banu Haqim",)))),
            once="action",
        ),
    ),
    completed(
        "Brujah Debate",
        Reading(
            "Master",
            standing=(Standing("strength", 1, _BRUJAH),),
            upon=(
                Upon(
                    "master phase",
                    (
                        ForEachMethuselah(
                            "active",
                            (
                                If(
                                    (There(Which("vampire", IN_PLAY, "you", clans=("Brujah",))),),
                                    (
                                        Choose(Which("vampire", IN_PLAY, "you", clans=("Brujah",), oldest=True)),
                                        Lock("target"),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
                Upon(
                    "before range",
                    (
                        WithEach(
                            Which("vampire", clans=("Brujah",), chosen="both"),
                            (GiveExtra("maneuver", "combat", who="target"),),
                        ),
                    ),
                    (InRound(),),
                ),
            ),
        ),
        sentences=2,
    ),
    named(
        "Dark Influences",
        Reading(
            "Master",
            words=(Cancel(), ForbidPlayed(), PutInPlay()),
            upon=(Upon("as played", (Cancel(), Burn("this")), (CancelsAnothers(),)),),
        ),
    ),
    completed(
        "Protected Resources",
        Reading(
            "Master",
            upon=(
                Upon("about to bleed", (BurnAtMost(2),), turn="yours"),
                Upon("successful bleed", (Burn(),), (Is("it", Which(whose="you")),)),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Millicent Smith, Puritan Vampire Hunter",
        Reading(
            "Master",
            upon=(
                Upon(
                    "as blocked",
                    (Burn("this"), NoCombat(), Burn("acting")),
                    (Is("acting", Which("vampire", whose="you")),),
                ),
                Upon("discard phase", (TakeControl("this", "predator"),), turn="yours"),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Frontal Assault",
        Reading(
            "Master",
            actions=(
                InPlayAction("enter combat", (), "enter combat", by=Which(whose="you"), against=Which(whose="prey")),
            ),
            upon=(
                Upon("goes to torpor", (GainPool(),), (ItsMethuselah("prey"),)),
                Upon("ready minion burned", (GainPool(),), (ItsMethuselah("prey"),)),
                Upon("influence phase", (Burn(), BurnPool(Counted(Which(whose="prey")))), turn="yours"),
            ),
        ),
        sentences=3,
    ),
    completed(
        "Antediluvian Awakening",
        Reading(
            "Master",
            upon=(
                Upon(
                    "unlock phase",
                    (
                        ForEachMethuselah(
                            "active",
                            (
                                Either(
                                    (
                                        Alternative("burn 1 pool", (BurnPool(),)),
                                        Alternative(
                                            "burn a vampire of capacity 4 or more to burn it",
                                            (Choose(_ELDER), Burn("target"), Burn("this")),
                                            (There(_ELDER),),
                                        ),
                                    )
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    part(
        "Bleeding the Vine",
        Usable(
            "cancel the master card",
            ("as played",),
            (Cancel(), ForEachMethuselah("playing", (GainMasterAction(),))),
            conditions=(Played(Which("master"), "others", out_of_turn=False),),
            locks=True,
        ),
        sentences=3,
        upon=(
            Upon(
                "unlock phase",
                (
                    Either(
                        (
                            Alternative("lock it", (Lock("this"),), (IsUnlocked(),)),
                            Alternative("burn 1 pool", (BurnPool(),)),
                        )
                    ),
                ),
                turn="yours",
            ),
        ),
    ),
    part(
        "Mob Connections",
        Usable("press to continue combat", ("press",), (), conditions=(PressTo("continue"),), locks=True),
    ),
    completed(
        "Not to Be",
        Reading(
            "Master",
            standing=(
                Standing("master phase actions", 1),
                Standing("discard phase actions", -1),
            ),
            upon=(Upon("end of phase", (Burn(),), (PhaseIs("discard"), YourTurn())),),
        ),
        sentences=2,
    ),
    part(
        "Camarilla Conclave",
        Usable(
            "burn 1 counter: +1 stealth",
            BEFORE_RESOLUTION,
            (Count(-1), AddStealth(needed=True)),
            conditions=(
                AtLeast(CountersOn(), 1),
                ActionIs(("political",)),
                Is("acting", Which("vampire", whose="you", words=("camarilla",))),
            ),
        ),
        Usable(
            "burn 1 counter: -1 vote for each that is not Camarilla",
            (*BEFORE_RESOLUTION, "before votes", "polling"),
            (Count(-1), ChangeVotes(-1, Which("vampire", words=("non-camarilla",)))),
            conditions=(
                AtLeast(CountersOn(), 1),
                ActionIs(("political",)),
                Is("acting", Which("vampire", whose="you", words=("camarilla",))),
            ),
        ),
    ),
    completed(
        "Twilight Camp",
        Reading(
            "Master",
            upon=(
                Upon(
                    "enters play",
                    (May((BurnBlood("this"), MakeAnarch("it")), "burn 1 blood from it to make the vampire Anarch"),),
                    (Is("it", _NEW_BLOOD), PhaseIs("influence"), YourTurn(), AtLeast(BloodOn("this"), 1)),
                ),
            ),
        ),
    ),
    part(
        "Specialization",
        Usable(
            "discard two copies of a card: gain 1 pool",
            ("unlock",),
            (DiscardTwins(), GainPool()),
            turn="yours",
            locks=True,
        ),
    ),
    named(
        "Family Gathering",
        Reading(
            "Master",
            words=(
                RevealCrypt(draw=False),
                If(
                    (Is("revealed", Which("vampire", clans=("Hecata",))),),
                    (DrawRevealed(), AddBlood("revealed")),
                    (CryptToBottom(),),
                ),
            ),
        ),
    ),
    part(
        "Demonstration",
        Usable(
            "cancel a vampire's votes and ballots",
            ("polling",),
            (Abstain(),),
            (Choose(Which("vampire")),),
            (ActionIs(("political",)),),
            locks=True,
        ),
    ),
    part(
        "Dis Pater",
        Usable(
            "remove seven cards of your ash heap: +1 bleed",
            ("before resolution",),
            (RemoveFromGame("target"), AddBleed()),
            (Choose(Which("card", ("ash heap",), "you"), least=7, most=7),),
            (Is("acting", Which("vampire", whose="you", clans=("Giovanni",))), BleedsWhom("prey")),
            once="action",
        ),
    ),
    part(
        "Failsafe",
        Usable(
            "a master phase action: burn it, gain 4 pool",
            ("master",),
            (SpendMasterAction(), Burn("this"), GainPool(4)),
            conditions=(PoolIs("you", most=2),),
            turn="yours",
        ),
    ),
    part(
        "Momentum's Edge",
        conditions=(VictoryPoints(),),
    ),
    part(
        "Mapatano Utando",
        Usable(
            "reduce the bleed by 1",
            BEFORE_RESOLUTION,
            (AddBleed(-1),),
            conditions=(BleedsWhom("you"),),
            locks=True,
        ),
        Usable(
            "burn the Edge: 4 transfers",
            ("influence",),
            (BurnEdge(), GainTransfers(4)),
            turn="yours",
            locks=True,
        ),
        sentences=2,
    ),
)
