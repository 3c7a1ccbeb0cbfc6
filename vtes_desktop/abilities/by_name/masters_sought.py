"""Masters that search crypts and decks, change turns, bleeds and hands, defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.amounts import BloodOn, CountersOn, Methuselahs
from vtes_desktop.abilities.any_time import ANY_TIME
from vtes_desktop.abilities.by_name.defining import Named, completed, named
from vtes_desktop.abilities.by_name.masters_locations import part
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.conditions import ActionIs, AtLeast, Not, There
from vtes_desktop.abilities.in_actions import ActionOfThis
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.blood import AddBlood, GainPool, GiveBlood, MoveBlood
from vtes_desktop.abilities.words.cards import Burn, Count, PutInPlay
from vtes_desktop.abilities.words.choosing import Choose
from vtes_desktop.abilities.words.crypts import FindInCrypt
from vtes_desktop.abilities.words.flow import If, May, WithEach
from vtes_desktop.abilities.words.keeping import Blind
from vtes_desktop.abilities.words.owning import Distribute, Rearrange
from vtes_desktop.abilities.words.votes import GainVotes

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
