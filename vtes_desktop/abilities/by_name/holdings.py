"""Master cards that Methuselahs hold and out-of-turn ones, defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, named
from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CapacityOf, Counted, Number
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionOfThis
from vtes_desktop.abilities.vocabulary.conditions.play import DisciplinesUsed, NonePlayed, Resolved
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    AtLeast,
    Is,
    Not,
    Successful,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed, Unblockable
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GainPool, GiveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import (
    Burn,
    Lock,
    PutInPlay,
    PutOn,
    RemoveFromGame,
    ToTorpor,
    Unlock,
)
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseNumber
from vtes_desktop.abilities.vocabulary.effects.combat import EndCombat
from vtes_desktop.abilities.vocabulary.effects.flow import AfterCombat, Alternative, By, Either, If, WithEach
from vtes_desktop.abilities.vocabulary.effects.holdings import (
    BecomeAlly,
    Bring,
    CancelItself,
    ChooseThreatened,
    DiscardChosen,
    Part,
    Redistribute,
    RememberAs,
    WithMethuselah,
)
from vtes_desktop.abilities.vocabulary.effects.marking import Remember
from vtes_desktop.abilities.vocabulary.effects.masters import Exchange, Return, SpendMasterAction
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME
from vtes_desktop.rules.effects import Window
from vtes_desktop.rules.playing.timing import Timing

IN_PLAY: Final = ("ready", "torpor")
ANYWHERE: Final = ("ready", "torpor", "in play")
READY_ANARCH: Final = Which("vampire", ("ready",), "you", locked=False, words=("anarch",))
ANARCH: Final = Which("vampire", words=("anarch",))
OUT_OF_COMBAT: Final[frozenset[Window]] = frozenset(
    {"as announced", "before block", "after blocks", "as blocked", "before combat", "after resolution"}
)

_TABLETS: Final = Which("card", ANYWHERE, name="Ashur Tablets")
_MY_TABLETS: Final = Which("card", ANYWHERE, "you", name="Ashur Tablets")
_TOREADOR: Final = Which("vampire", ("ready",), "you", clans=("Toreador",))

CARDS: Final[tuple[Named, ...]] = (
    named(
        "Ashur Tablets",
        Reading(
            "Master",
            words=(
                PutInPlay(),
                If(
                    (AtLeast(Counted(_MY_TABLETS), 3),),
                    (
                        WithEach(_TABLETS, (RemoveFromGame("target"),)),
                        GainPool(3),
                        Choose(Which("library card", ("ash heap",), "you"), least=0, most=13),
                        Choose(Which("library card", ("ash heap",), "you", chosen="target"), "one"),
                        Part("one"),
                        Return("target", "library"),
                        Return("one"),
                    ),
                ),
            ),
        ),
    ),
    named(
        "Perfectionist",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, "you", can_have=True)),),
            words=(PutOn(),),
            usable=(
                Usable(
                    "gain 1 blood",
                    ("after resolution",),
                    (AddBlood("minion"),),
                    conditions=(Acting(), Successful(), NonePlayed("Reaction")),
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Dabbler",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, "you", can_have=True)),),
            words=(PutOn(),),
            usable=(
                Usable(
                    "burn 1 blood to unlock, or gain 1 blood",
                    ("after resolution",),
                    (
                        Either(
                            (
                                Alternative(
                                    "burn 1 blood to unlock",
                                    (BurnBlood("minion"), Unlock()),
                                    (AtLeast(BloodOn("minion"), 1),),
                                ),
                                Alternative("gain 1 blood", (AddBlood("minion"),)),
                            )
                        ),
                    ),
                    conditions=(Resolved(), DisciplinesUsed(3)),
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Jake Washington",
        Reading(
            "Master",
            words=(BecomeAlly(),),
            usable=(
                Usable(
                    "burn it to add up to 4 blood",
                    ("unlock",),
                    (ChooseNumber(1, 4), Burn(), AddBlood("target", Number("number"))),
                    (Choose(Which("vampire", blood="none")),),
                    turn="yours",
                ),
            ),
        ),
    ),
    named(
        "Secure Haven",
        Reading(
            "Master",
            declares=(Choose(Which("minion", IN_PLAY, "you", can_have=True)),),
            words=(PutOn(),),
            standing=(Standing("protected", 1),),
            prices=(Price(1, types=("Master",), on_this=True),),
            upon=(Upon("goes to torpor", (Burn(),), about="minion", torpid=True),),
        ),
    ),
    named(
        "Golconda: Inner Peace",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, least=8)), WithMethuselah()),
            words=(GainPool(CapacityOf(), "chosen"), RemoveFromGame("target")),
            usable=(Usable("burn 2 pool to cancel it", ("as played",), (CancelItself(),), by="chooser", pool=2),),
        ),
    ),
    named(
        "Heidelberg Castle, Germany",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "move blood, equipment and retainers between two vampires",
                    ANY_TIME,
                    (Redistribute(),),
                    (Choose(Which("vampire", whose="you"), least=2, most=2),),
                    locks=True,
                ),
            ),
        ),
    ),
    named(
        "Rötschreck",
        Reading(
            "Master",
            when=Timing(frozenset({"strikes chosen"})),
            declares=(ChooseThreatened(),),
            words=(PutOn(), EndCombat(), AfterCombat((Lock("target"), ToTorpor("target")))),
            standing=(Standing("stays locked", 1),),
            upon=(Upon("unlock phase", (Burn(),), turn="yours", by="bearer", torpid=True),),
        ),
    ),
    named(
        "Angel of Berlin",
        Reading(
            "Master",
            when=Timing(OUT_OF_COMBAT),
            words=(
                Either(
                    (
                        Alternative(
                            "unlock an imbued", (Choose(Which("imbued", IN_PLAY, locked=True)), Unlock("target"))
                        ),
                        Alternative(
                            "equip a ready imbued",
                            (Choose(Which("imbued", whose="you")), By("target", (Bring(("Equipment",)),))),
                        ),
                    )
                ),
            ),
        ),
    ),
    named(
        "Piper",
        Reading(
            "Master",
            declares=(Choose(READY_ANARCH),),
            words=(Lock("target"), By("target", (Bring(("Ally", "Retainer")),))),
        ),
    ),
    named(
        "Toreador Grand Ball",
        Reading(
            "Master",
            declares=(
                Choose(_TOREADOR, "two", least=2, most=2),
                Choose(Which("vampire", whose="you", chosen="two"), "locked"),
                Part("locked", "two"),
            ),
            words=(PutInPlay(), Lock("locked"), Remember("two"), RememberAs("locked", "locked")),
            standing=(
                Standing("stays locked", 1, Which("vampire", chosen="remembered locked")),
                Standing(
                    "stealth",
                    -1,
                    Which("vampire", clans=("Nosferatu",)),
                    conditions=(ActionOfThis(), Is("acting", Which("vampire", clans=("Nosferatu",)))),
                    in_action=True,
                ),
            ),
            upon=(
                Upon(
                    "as announced",
                    (Unblockable(),),
                    (Is("acting", Which("vampire", chosen="remembered")), Not(ActionIs(("bleed",)))),
                ),
            ),
            actions=(InPlayAction("burn this card", (Burn(),), directed=True, by=Which()),),
        ),
    ),
    named(
        "Garibaldi-Meucci Museum",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "exchange a card for one of the ash heap that requires an Anarch",
                    ("unlock",),
                    (
                        Exchange(
                            Which("library card", ("ash heap",), "you", requires="anarch|baron"),
                            Which("card", ("hand",), "you"),
                        ),
                    ),
                    turn="yours",
                    locks=True,
                    pool=1,
                ),
                Usable(
                    "end the combat",
                    ("before range",),
                    (EndCombat(),),
                    conditions=(
                        Is("both", Which("vampire", whose="you", words=("anarch",))),
                        Not(Is("both", Which(words=("non-anarch",)))),
                    ),
                    locks=True,
                ),
            ),
        ),
    ),
    named(
        "Club Illusion",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "burn 1 blood: +1 bleed",
                    ("as announced",),
                    (AddBleed(),),
                    conditions=(Is("acting", ANARCH), ActionIs(("bleed",))),
                    by="acting",
                    blood=1,
                    once="action",
                ),
            ),
        ),
    ),
    named(
        "Tension in the Ranks",
        Reading(
            "Master",
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "a master phase action and two master cards: burn it",
                    ("master",),
                    (
                        SpendMasterAction(),
                        DiscardChosen(Which("master", ("hand",), "you"), 2),
                        Burn(),
                    ),
                    turn="yours",
                    by="active",
                ),
            ),
            upon=(
                Upon("goes to torpor", (BurnPool(1, "chosen"),)),
                Upon("ready minion burned", (BurnPool(1, "chosen"),)),
            ),
        ),
    ),
    named(
        "Grooming the Protégé",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", ("ready",), "you", blood="some"), "elder"),
                Choose(Which("vampire", ("uncontrolled",), "you", younger_than="elder", clan_of="elder")),
            ),
            words=(ChooseNumber(1, 3), GiveBlood("elder", "target", Number("number"))),
        ),
    ),
)
