"""More of the crypt cards played most, defined by name: numbers, costs, combats and damage; the rest of each is
compiled."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.amounts import BloodOn
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights, PressTo
from vtes_desktop.abilities.vocabulary.conditions.events import CostOfPlayed, InflictedBy, PlayedBy, StrikeWith
from vtes_desktop.abilities.vocabulary.conditions.play import Quiet
from vtes_desktop.abilities.vocabulary.conditions.union import (
    Acting,
    ActionIs,
    Covers,
    Is,
    IsReady,
    Not,
    TargetControls,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood
from vtes_desktop.abilities.vocabulary.effects.bouts import PreventFor
from vtes_desktop.abilities.vocabulary.effects.cards import Burn
from vtes_desktop.abilities.vocabulary.effects.choosing import ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.combat import EachRound, Inflict, TreatAsNormal
from vtes_desktop.abilities.vocabulary.effects.flow import WithEach
from vtes_desktop.abilities.vocabulary.effects.masters import Cancel
from vtes_desktop.abilities.vocabulary.effects.strikes import Blow, MakeStrike
from vtes_desktop.abilities.vocabulary.effects.taking import DiscardAtRandom, StayLocked
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window

VAMPIRE: Final = "Vampire"
IN_PLAY: Final = ("ready", "torpor")
READY: Final = IsReady("this")
OWN: Final = Which(own=True)
BLEEDS: Final = ActionIs(("bleed",))
IN_MASTER_PHASE: Final = (READY, PhaseIs("master"))
CURRENCIES: Final[tuple[Literal["pool", "blood"], ...]] = ("pool", "blood")
IN_ROUND: Final[tuple[Window, ...]] = ("before range", "before strikes", "choose strike", "prevention")

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Phaibun",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "discard a card at random to strike: dodge",
                    ("choose strike",),
                    (DiscardAtRandom(), MakeStrike(Blow("dodge"))),
                    conditions=(Fights(),),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
    ),
    completed(
        "Suhailah",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "stealth",
                    1,
                    conditions=(There(Which("vampire", whose="prey", any_word=("prince", "justicar"))),),
                ),
            ),
        ),
    ),
    completed(
        "Jaroslav Pascek",
        Reading(
            VAMPIRE,
            standing=(Standing("strike damage", 2, conditions=(StrikeWith("melee"),)),),
            actions=(
                InPlayAction(
                    "inflict 1 damage on each Sabbat vampire of your prey",
                    (WithEach(Which("vampire", IN_PLAY, "prey", words=("sabbat",)), (Inflict(1, "target"),)),),
                    declares=(ChooseMethuselah("prey"),),
                    conditions=(There(Which("vampire", IN_PLAY, "prey", words=("sabbat",))),),
                    by=OWN,
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Petra",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "aggravated damage",
                    1,
                    Which("vampire", clans=("Baali",)),
                    conditions=(InflictedBy(Which(own=True)),),
                ),
            ),
            upon=(
                Upon(
                    "presses",
                    (BurnBlood("it"),),
                    (PressTo("end"), Is("it", Which("vampire", on_fight=True))),
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Angela Preston",
        Reading(VAMPIRE, standing=(Standing("toll", 1, conditions=(Is("acting", Which("vampire", age="older")),)),)),
    ),
    # What an effect of a card has one burn is not its cost (ruling).
    completed("Dragos", Reading(VAMPIRE, prices=(Price(-100, "blood", types=("Combat",)),))),
    completed(
        "Reverend Blackwood",
        Reading(VAMPIRE, standing=(Standing("strike damage", 1, conditions=(StrikeWith(discipline="tha"),)),)),
    ),
    completed(
        "Tryphosa",
        Reading(
            VAMPIRE,
            standing=(
                Standing("action blood", 1, Which("vampire", clans=("Malkavian",)), conditions=(READY, BLEEDS)),
                Standing(
                    "stealth", 1, Which("vampire", clans=("Malkavian",)), conditions=(READY, BLEEDS), in_action=True
                ),
            ),
        ),
    ),
    # Pool is paid for in blood, with what changes the cost for the opponent; only while he fights (rulings).
    completed(
        "Watenda",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn its cost in blood to cancel the card",
                    ("as played",),
                    (BurnBlood("minion", CostOfPlayed()), Cancel(free=False)),
                    conditions=(
                        Fights(),
                        PlayedBy(("Combat",), who="opponent"),
                        Covers(BloodOn("minion"), CostOfPlayed()),
                    ),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Casino Reeds",
        Reading(VAMPIRE, standing=(Standing("strike damage", 1, conditions=(StrikeWith(ranged=True),)),)),
    ),
    # A card of several types is of the one that it is played as: who is not acting reacts (rulings).
    completed(
        "Conrad Adoula",
        Reading(
            VAMPIRE,
            prices=(
                Price(
                    1,
                    "blood",
                    types=("Reaction",),
                    payer="any",
                    of=Which("vampire", whose="others", age="younger"),
                    conditions=(Acting(), Quiet(action=False)),
                ),
            ),
        ),
    ),
    completed(
        "Nergal",
        Reading(
            VAMPIRE,
            prices=(
                Price(
                    1,
                    "blood",
                    types=("Reaction",),
                    payer="any",
                    of=Which(whose="others"),
                    conditions=(Acting(), Quiet(action=False)),
                ),
            ),
        ),
        advanced=True,
    ),
    # Cards that give presses can be played (ruling).
    completed(
        "Mukhtar Bey",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "unlock phase",
                    (Burn("this"),),
                    (There(Which("card", ("in play",), words=("gehenna",)), 5),),
                    turn="yours",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Karsh",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "treat aggravated damage as normal",
                    IN_ROUND,
                    (TreatAsNormal(),),
                    conditions=(Fights(),),
                    by="bearer",
                    blood=1,
                    once="round",
                ),
            ),
        ),
    ),
    # Only what is not aggravated, even if it is treated as normal (ruling).
    completed(
        "Randall",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "prevent 1 damage to another minion",
                    ("prevention",),
                    (PreventFor(Which(other=True), 1, normal_only=True),),
                    conditions=(Not(Quiet(action=False)),),
                    by="bearer",
                    blood=1,
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Walker Grimes", Reading(VAMPIRE, prices=(Price(1, "pool", types=("Master",), payer="you", on_this=True),))
    ),
    # Whoever dodges takes it too; a strike that ends the combat spares one (ruling).
    completed(
        "Mambo Jeanne",
        Reading(
            VAMPIRE,
            upon=(Upon("before range", (EachRound(2, "opponent", ranged=False, until="round"),), (Fights(),)),),
        ),
    ),
    # Damage of allies and retainers is not inflicted at all, outside of combat neither (ruling).
    completed(
        "Carolina Vález",
        Reading(VAMPIRE, standing=(Standing("no damage", 1, conditions=(InflictedBy(Which("ally|retainer")),)),)),
    ),
    completed(
        "Lubomira Hradok",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "successful bleed",
                    (StayLocked("this"),),
                    (TargetControls(Which("vampire", words=("titled",))),),
                    about="minion",
                ),
            ),
        ),
    ),
    completed(
        "Matthew",
        Reading(
            VAMPIRE,
            prices=(Price(-1, "pool", types=("Master",), payer="you", optional=True, conditions=IN_MASTER_PHASE),),
        ),
    ),
    completed(
        "Baldesar Rossellini",
        Reading(
            VAMPIRE,
            prices=tuple(
                Price(-1, currency, types=types, payer="you", optional=True, location=location, conditions=(READY,))
                for currency in CURRENCIES
                for types, location in ((("Equipment",), False), (("Master", "Action"), True))
            ),
        ),
    ),
)
