"""Vampires, V: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import VAMPIRE
from vtes_desktop.abilities.text.sentences.crypt_uses import IN_ACTION
from vtes_desktop.abilities.vocabulary.conditions.events import ItsMethuselah
from vtes_desktop.abilities.vocabulary.conditions.union import BleedsWhom, HasEdge, Is, Not, There
from vtes_desktop.abilities.vocabulary.effects.actions import FailAction
from vtes_desktop.abilities.vocabulary.effects.blood import BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import BurnEdge
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, May
from vtes_desktop.abilities.vocabulary.effects.persons import GainTitle
from vtes_desktop.abilities.vocabulary.effects.piles import Return
from vtes_desktop.abilities.vocabulary.targets import Which

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Valkyrie",
        Reading(
            VAMPIRE,
            standing=(Standing("undirected only", 1, conditions=(Not(There(Which("vampire", name="Brunhilde"))),)),),
        ),
        sentences="c497b5",
    ),
    completed(
        "Victor Donaldson",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "card cancelled",
                    (May((Return("it", "library"),), "move Golconda: Inner Peace to your library"),),
                    (ItsMethuselah("you"), Is("it", Which("card", name="Golconda: Inner Peace"))),
                    torpid=True,
                ),
            ),
        ),
        sentences="ebaa49",
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
        sentences="8439ed cba0d2",
    ),
    completed(
        "Victorine Lafourcade",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn the Edge: the action fails",
                    IN_ACTION,
                    (BurnEdge(), FailAction()),
                    conditions=(HasEdge(), BleedsWhom("you"), Is("acting", Which("vampire", most=4))),
                    torpid=True,
                ),
            ),
        ),
        sentences="446063",
    ),
)
