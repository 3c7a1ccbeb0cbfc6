"""Master cards that give a minion to another Methuselah: at auction, for a while or for good."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.cards.defining import Named, named
from vtes_desktop.abilities.cards.phrases import A_VAMPIRE, IN_PLAY
from vtes_desktop.abilities.vocabulary.effects.auctions import Auction
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.control import TakeControl
from vtes_desktop.abilities.vocabulary.targets import Which

CARDS: Final[tuple[Named, ...]] = (
    named(
        "From a Sinking Ship",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, "poor", most=6, alternatives=(Which("ally"),))),),
            words=(TakeControl(),),
        ),
    ),
    named(
        "Hostile Takeover",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", IN_PLAY, most=6)),),
            words=(Auction(to_controller=True),),
        ),
    ),
    named(
        "Malkavian Dementia",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", whose="others", clans=("Malkavian",))),),
            words=(TakeControl(until="your unlock phase"),),
        ),
    ),
    named(
        "Temptation of Greater Power",
        Reading("Master", declares=(Choose(A_VAMPIRE),), words=(Auction(credit=5),)),
    ),
)
