"""Crypt cards defined by name: what no template reads of them; the rest of each is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.conditions import (
    Acting,
    ActingIs,
    ActionIs,
    BleedsWhom,
    BlockMayBegin,
    Is,
    IsReady,
    IsUnlocked,
    Not,
    Passed,
    Successful,
    There,
)
from vtes_desktop.abilities.in_actions import HandHas, PhaseIs, TurnOf
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.actions import Redirect
from vtes_desktop.abilities.words.attempts import AttemptToBlock
from vtes_desktop.abilities.words.blood import AddBlood, BurnBlood, BurnPool, GainPool
from vtes_desktop.abilities.words.cards import Burn, RemoveFromGame, Unlock
from vtes_desktop.abilities.words.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.words.edge import BurnEdge
from vtes_desktop.abilities.words.flow import Alternative, Either, ForEachMethuselah, May, WithEach
from vtes_desktop.abilities.words.marking import Mark
from vtes_desktop.abilities.words.masters import DrawCrypt, Return, ToUncontrolled, UseTransfers
from vtes_desktop.abilities.words.owning import (
    AddShares,
    AllotBlood,
    BringAlly,
    DiscardFrom,
    DiscardOfType,
    Distribute,
    GainTitle,
    LoseTransfers,
    MakeAnarch,
    MoreTransfers,
    Rearrange,
)
from vtes_desktop.rules.effects import Event

OWN: Final = Which(own=True)
READY: Final = IsReady("this")
VAMPIRE: Final = Which("vampire", ("ready", "torpor"))
YOUR_YOUNGLING: Final = Which("vampire", ("uncontrolled",), "you")
_UNLOCKS: Final = "unlocks this turn"
"""The mark of a minion that unlocks at the end of the turn."""

LEAVING: Final[tuple[Event, ...]] = ("goes to torpor", "ready minion burned", "leaves the ready region")
"""How minions leave the ready region in a combat."""

CARDS: Final[tuple[Named, ...]] = (
    # Before a contest, if there is one (ruling).
    completed(
        "Anarch Convert",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "comes into play",
                    (
                        May(
                            (
                                Choose(Which("vampire", ("ready", "torpor"), "you", other=True, words=("non-titled",))),
                                RemoveFromGame("this"),
                                MakeAnarch(),
                                Either(
                                    (Alternative("gain 1 pool", (GainPool(),)), Alternative("draw", (DrawCrypt(),)))
                                ),
                            ),
                            "make another vampire Anarch",
                        ),
                    ),
                    about="this",
                ),
            ),
        ),
    ),
    completed(
        "Tupdog",
        Reading(
            "Vampire",
            upon=(Upon("end of phase", (Burn("this"), DrawCrypt()), (PhaseIs("minion"),), turn="yours", torpid=True),),
        ),
    ),
    completed("Anson", Reading("Vampire", standing=(Standing("master phase actions", 1, conditions=(READY,)),))),
    completed(
        "Antonio d'Erlette",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "4 transfers: put a mage in play",
                    ("influence",),
                    (UseTransfers(4), BringAlly(Which("card", words=("mage",)))),
                    conditions=(READY,),
                    turn="yours",
                ),
            ),
        ),
        sentences=2,
    ),
    # The prey can use locations before they are burned, and those that come later stay (rulings).
    completed(
        "Arika",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "end of phase",
                    (
                        ForEachMethuselah(
                            "active",
                            (
                                WithEach(
                                    Which("location", ("ready", "torpor", "in play"), "you"),
                                    (
                                        Either(
                                            (
                                                Alternative("burn 1 pool", (BurnPool(),)),
                                                Alternative("burn the location", (Burn("target"),)),
                                            )
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    (READY, PhaseIs("unlock"), TurnOf("prey")),
                ),
            ),
        ),
        sentences=2,
    ),
    # After the effects of the referendum (ruling).
    completed(
        "Lutz von Hohenzollern",
        Reading(
            "Vampire",
            upon=(Upon("after resolution", (BurnPool(1, "prey"),), (READY, ActionIs(("political",)), Passed())),),
        ),
    ),
    # Only after blocks are declined (ruling).
    completed(
        "Aksinya Daclau",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "discard a master card: another is bled",
                    ("after blocks",),
                    (DiscardOfType("Master"), Redirect()),
                    conditions=(READY, IsUnlocked(), BleedsWhom("you"), HandHas("Master")),
                    once="turn",
                ),
            ),
        ),
    ),
    completed(
        "Dmitra Ilyanova",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "call a referendum to distribute 4 blood",
                    (AddShares(),),
                    "political",
                    1,
                    declares=(AllotBlood(4, Which("vampire")),),
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        "Keith Moody",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "unlock phase",
                    (ForEachMethuselah("prey", (May((BurnEdge(), BurnBlood("minion")), "burn the Edge"),)),),
                    turn="yours",
                    torpid=True,
                ),
            ),
        ),
    ),
    # Only the rule of who may block is lifted; a decision not to block stands (ruling).
    completed(
        "Anneke",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "attempt to block",
                    ("before block", "after blocks"),
                    (AttemptToBlock("minion", free=True),),
                    conditions=(
                        Not(ActingIs("you")),
                        Is("acting", Which("vampire")),
                        IsUnlocked(),
                        BlockMayBegin("minion", free=True),
                    ),
                ),
            ),
        ),
    ),
    completed(
        "Carna, The Princess Witch",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "burn a retainer: gain 2 blood",
                    ("unlock",),
                    (Burn("target"), AddBlood("minion", 2)),
                    (Choose(Which("retainer", ("ready", "torpor"), "you", on="minion")),),
                    turn="yours",
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
        group=3,
    ),
    completed(
        "Malgorzata",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "remove an uncontrolled vampire to add 4 blood to another",
                    (RemoveFromGame("removed"), AddBlood("target", 4)),
                    stealth=1,
                    conditions=(There(YOUR_YOUNGLING, 2),),
                    declares=(
                        Choose(YOUR_YOUNGLING, "removed"),
                        Choose(Which("vampire", ("uncontrolled",), "you", apart="removed")),
                    ),
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        "Owain Evans, The Wanderer",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "unlock phase",
                    (
                        May(
                            (Choose(Which("vampire", ("ready", "torpor"), "active")), AddBlood("target")),
                            "move a blood",
                        ),
                    ),
                    (READY,),
                ),
            ),
        ),
    ),
    completed(
        'Travis "Traveler72" Miller',
        Reading(
            "Imbued",
            actions=(
                InPlayAction(
                    "add 2 blood to an uncontrolled Imbued",
                    (AddBlood("target", 2),),
                    stealth=1,
                    declares=(Choose(Which("imbued", ("uncontrolled",), "you")),),
                    by=OWN,
                    conviction=1,
                ),
            ),
        ),
    ),
    completed(
        "Enkidu, The Noah",
        Reading(
            "Vampire",
            upon=(
                Upon("after resolution", (Mark(_UNLOCKS, "this"),), (Acting(), ActionIs(("employ",)), Successful())),
                Upon("end of turn", (Unlock("this"),), (Is("this", Which(mark=_UNLOCKS)),), torpid=True),
            ),
        ),
    ),
    # Its Methuselah may give the intercept as often as it can be paid, locked or not (rulings).
    completed(
        "Maris Streck",
        Reading(
            "Vampire",
            actions=(InPlayAction("rearrange the top 5 cards of the library", (Rearrange(5),), stealth=1, by=OWN),),
        ),
    ),
    completed(
        "Erlik",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "comes into play",
                    (
                        Distribute(
                            5,
                            Which("vampire", ("uncontrolled",), "you", clans=("Harbinger of Skulls",)),
                            from_minion=True,
                        ),
                    ),
                    about="this",
                ),
            ),
        ),
    ),
    # Also after an action by which a vampire becomes Anarch, and in torpor (rulings).
    completed(
        "Aline Gädeke",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "unlock",
                    ("after resolution",),
                    (Unlock("minion"),),
                    conditions=(
                        Not(IsUnlocked()),
                        Successful(),
                        Is("acting", Which("vampire", ("ready", "torpor"), "you", other=True, words=("anarch",))),
                    ),
                    blood=1,
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    # Nobody sees the card that is drawn for it (ruling).
    completed(
        "Le Dinh Tho",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "look at a hand and discard a card of it",
                    (DiscardFrom(),),
                    stealth=1,
                    declares=(ChooseMethuselah("others"),),
                    by=OWN,
                ),
            ),
        ),
    ),
    # She must choose, there is no default (ruling).
    completed(
        "Leandro",
        Reading(
            "Vampire",
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
                                        Alternative("no transfers in this turn", (LoseTransfers(),)),
                                    )
                                ),
                            ),
                        ),
                    ),
                    (READY,),
                    turn="others",
                ),
            ),
        ),
    ),
    # Not where there are not two cards to choose (ruling).
    completed(
        "Undele",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "call a referendum to take two minion cards from the ash heap",
                    (Return("target"),),
                    "political",
                    1,
                    declares=(Choose(Which("minion card", ("ash heap",), "you"), least=2, most=2),),
                    by=OWN,
                ),
            ),
        ),
    ),
    # Who controlled him gets the transfers (ruling).
    completed(
        "Capuchin, The",
        Reading("Vampire", upon=(Upon("burned", (ToUncontrolled("this"), MoreTransfers(3)), about="this"),)),
    ),
    completed(
        "Dónal O'Connor",
        Reading(
            "Vampire",
            upon=(Upon("as blocked", (BurnBlood("blocker"),), (Acting(), Is("blocker", Which("vampire")))),),
        ),
        group=2,
    ),
    # Before a contest, if there is one (ruling).
    completed(
        "Victor Pelletier",
        Reading(
            "Vampire",
            standing=(Standing("yields its title", 1),),
            upon=(
                Upon(
                    "comes into play",
                    (
                        May(
                            (
                                Either(
                                    (
                                        Alternative("1 pool: primogen", (BurnPool(1), GainTitle("primogen"))),
                                        Alternative(
                                            "2 pool: Prince of Paris", (BurnPool(2), GainTitle("prince of Paris"))
                                        ),
                                        Alternative(
                                            "3 pool: Ventrue Justicar", (BurnPool(3), GainTitle("justicar of Ventrue"))
                                        ),
                                    )
                                ),
                            ),
                            "give him a title",
                        ),
                    ),
                    about="this",
                ),
            ),
        ),
        sentences=2,
    ),
    # Without his title he still has one (ruling).
    completed("Gratiano", Reading("Vampire", standing=(Standing("ballots", 1),))),
    completed(
        "Matasuntha",
        Reading(
            "Vampire",
            upon=tuple(
                Upon(event, (May((GainPool(),), "gain 1 pool"),), about="opponent", torpid=True) for event in LEAVING
            ),
        ),
    ),
)
