"""Masters that search crypts and decks, change turns, bleeds and hands, defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed, named
from vtes_desktop.abilities.by_name.masters_locations import part
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CountersOn, Methuselahs
from vtes_desktop.abilities.vocabulary.conditions.actions import ActionOfThis
from vtes_desktop.abilities.vocabulary.conditions.union import ActionIs, AtLeast, Not, There
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, GainPool, GiveBlood, MoveBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, PutInPlay
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.crypts import FindInCrypt
from vtes_desktop.abilities.vocabulary.effects.flow import If, May, WithEach
from vtes_desktop.abilities.vocabulary.effects.keeping import Blind
from vtes_desktop.abilities.vocabulary.effects.owning import Distribute, Rearrange
from vtes_desktop.abilities.vocabulary.effects.votes import GainVotes
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME

IN_PLAY: Final = ("ready", "torpor")
_TREMERE: Final = ("Tremere",)
_KIASYD: Final = Which("vampire", ("uncontrolled",), "you", clans=("Kiasyd",))
_PAID: Final = May((Burn("this"), GainPool(3)), "burn it to gain 3 pool")

CARDS: Final[tuple[Named, ...]] = (
    named(
        "Coroner's Contact",
        Reading("Master", words=(FindInCrypt(Which("vampire", ("crypt",), clans=("Samedi",))), AddBlood("found"))),
    ),
    named("Recruitment", Reading("Master", words=(FindInCrypt(Which("vampire", ("crypt",))),))),
    named(
        "Great Symposium",
        Reading(
            "Master",
            words=(
                FindInCrypt(Which("vampire", ("crypt",), clans=("Kiasyd",))),
                If((There(_KIASYD),), (Distribute(3, _KIASYD, all=True),)),
            ),
        ),
    ),
    completed(
        "Tabriz Assembly",
        Reading(
            "Master",
            actions=(InPlayAction("call a referendum to burn it", (Burn(),), "political", 1, by=Which("vampire")),),
            upon=(Upon("before votes", (GainVotes(),), (ActionOfThis(),)),),
        ),
    ),
    part(
        "Wasserschloss Anif, Austria",
        Usable(
            "a Tremere moves 1 blood to it",
            ("master",),
            (GiveBlood("target", "this"),),
            (Choose(Which("vampire", IN_PLAY, "you", clans=_TREMERE, blood="some")),),
            turn="yours",
            once="turn",
        ),
        Usable(
            "move its blood to a Tremere",
            ("influence",),
            (GiveBlood("this", "target", BloodOn("this")),),
            (Choose(Which("vampire", ("uncontrolled",), "you", clans=_TREMERE)),),
            turn="yours",
            locks=True,
        ),
        sentences=2,
    ),
    completed(
        "Carthage Remembered",
        Reading(
            "Master",
            standing=(
                Standing(
                    "stealth",
                    1,
                    Which("vampire", clans=("Brujah",), any_word=("prince", "justicar")),
                    conditions=(ActionIs(("bleed",)),),
                    in_action=True,
                ),
            ),
        ),
    ),
    named(
        "Blind Spot",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", IN_PLAY, "you"), "first"),
                Choose(
                    Which(
                        "vampire",
                        IN_PLAY,
                        "prey",
                        younger_than="first",
                        alternatives=(Which("ally", IN_PLAY, "prey"),),
                    )
                ),
            ),
            words=(Blind("first"),),
        ),
    ),
    completed("Slave Auction", Reading("Master", words=(PutInPlay(), AddBlood("this", Methuselahs())))),
    part("Marrakesh Codex, The", Usable("reorder the top of your library", ANY_TIME, (Rearrange(4),), locks=True)),
    named(
        "Gird Minions",
        Reading(
            "Master",
            words=(WithEach(Which("vampire", IN_PLAY, "you"), (MoveBlood("target", "from pool", 0, 1000),)),),
        ),
    ),
    completed(
        "Priority Contract",
        Reading(
            "Master",
            upon=(
                Upon("goes to torpor", (_PAID,), about="minion", torpid=True),
                Upon("leaves the ready region", (_PAID,), about="minion", torpid=True),
                Upon("bearer gone", (GainPool(3),), about="this"),
            ),
        ),
    ),
    completed(
        "Visit from the Capuchin",
        Reading(
            "Master",
            standing=(
                Standing("hand size", CountersOn()),
                Standing("stands in", 1, conditions=(AtLeast(CountersOn(), 1),)),
            ),
            upon=(
                Upon(
                    "replaces",
                    (Count(-1), If((Not(AtLeast(CountersOn(), 1)),), (Burn(),))),
                    turn="yours",
                ),
            ),
        ),
        sentences=2,
    ),
)
