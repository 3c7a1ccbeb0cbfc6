"""Vampires, T: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import IN_PLAY, OWN, READY, VAMPIRE
from vtes_desktop.abilities.text.sentences.crypt_uses import IN_ACTION
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, ActionIs, Is, There
from vtes_desktop.abilities.vocabulary.effects.actions import AddBleed
from vtes_desktop.abilities.vocabulary.effects.cards import Burn
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, WithMethuselah
from vtes_desktop.abilities.vocabulary.effects.control import TakeControl
from vtes_desktop.abilities.vocabulary.effects.flow import May
from vtes_desktop.abilities.vocabulary.effects.hands import LendTo
from vtes_desktop.abilities.vocabulary.effects.persons import GainTitle
from vtes_desktop.abilities.vocabulary.effects.piles import DrawCrypt, LookAt
from vtes_desktop.abilities.vocabulary.effects.votes import Decide, GainVotes
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits


class BloodHuntHeld(Condition, frozen=True):
    """The referendum being held is a blood hunt (sec. 6.5.6)."""

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        return call is not None and call.blood_hunt

    def aloud(self) -> str:
        return "the referendum is a blood hunt"


class ReferendumCalledBy(Condition, frozen=True):
    """The referendum being held was called by a minion that is meant (sec. 6.3)."""

    which: Which

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        minion = here.game.table.copies.get(call.minion) if call is not None and not call.blood_hunt else None
        return minion is not None and fits(here, self.which, minion)

    def aloud(self) -> str:
        return f"the referendum was called by {self.which.kind_aloud()}"


BLEEDS: Final = ActionIs(("bleed",))

CARDS: Final[tuple[Named, ...]] = (
    # Unlocked and with 2 blood, from torpor too (rulings).
    completed(
        "T.J.",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "cancel the referendum",
                    ("terms", "before votes", "polling"),
                    (Decide("cancelled"),),
                    conditions=(ReferendumCalledBy(Which("vampire", IN_PLAY, words=("camarilla", "titled"))),),
                    by="bearer",
                    locks=True,
                    blood=2,
                    torpid=True,
                ),
            ),
        ),
        sentences="07f250",
    ),
    # Before the action resolves (ruling).
    completed(
        "Thucimia",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "-2 hand size until your unlock phase: +1 bleed",
                    IN_ACTION,
                    (LendTo("hand size", -2, until="unlock phase"), AddBleed()),
                    conditions=(Acting(kinds=("bleed",)),),
                    by="bearer",
                ),
            ),
        ),
        sentences="8e3659",
    ),
    completed(
        "Titus Camille",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "steal equipment",
                    (TakeControl(),),
                    declares=(Choose(Which("equipment", IN_PLAY, "neighbours")),),
                    by=OWN,
                ),
            ),
        ),
        sentences="801c28",
    ),
    completed(
        "Tobias Smith",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "make another a bishop",
                    (GainTitle("bishop", "target"),),
                    declares=(
                        Choose(
                            Which("vampire", IN_PLAY, "you", other=True, least=6, words=("non-titled", "sabbat")),
                        ),
                    ),
                    by=OWN,
                ),
            ),
        ),
        sentences="b62450",
    ),
    completed(
        "Tomaine",
        Reading(
            VAMPIRE,
            standing=(
                Standing(
                    "hand size",
                    1,
                    whose="prey",
                    conditions=(READY, There(Which("vampire", whose="prey", words=("sabbat",)))),
                ),
            ),
        ),
        sentences="51cb8d",
    ),
    completed(
        "Troglodytia",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "card played",
                    (May((WithMethuselah("it"), LookAt("hand", "chosen")), "look at the hand"),),
                    (Is("it", Which("master")),),
                    torpid=True,
                ),
            ),
        ),
        sentences="2a25c1",
    ),
    completed(
        "Troius",
        Reading(VAMPIRE, standing=(Standing("no votes against", 1, conditions=(BloodHuntHeld(),)),)),
        sentences="85d07b",
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
        sentences="7de6bf",
    ),
    completed(
        "Tupdog",
        Reading(
            "Vampire",
            upon=(Upon("end of phase", (Burn("this"), DrawCrypt()), (PhaseIs("minion"),), turn="yours", torpid=True),),
        ),
        sentences="3d686b",
    ),
    completed(
        "Tyler McGill",
        Reading(VAMPIRE, upon=(Upon("burns the Edge for a vote", (GainVotes(1, "minion"),), torpid=True),)),
        sentences="1cb4ea",
    ),
)
