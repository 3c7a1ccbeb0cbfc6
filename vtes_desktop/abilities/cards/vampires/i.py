"""Vampires, I: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Place


class ExchangeAtRandom(Word, frozen=True):
    """A random card of the hand of the controller of the chosen card goes to the ash heap, and the chosen card from
    there to that hand."""

    said = "a random card of its owner’s hand goes to the ash heap, and the chosen card from there to that hand"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for taken in here.copies("target"):
            seat = taken.owner
            hand = game.pile(seat, "hand")
            if not hand or taken.place.region != "ash heap":
                continue
            given = hand[game.doing.random(len(hand))]
            game.say(game.doing.name(taken), " is exchanged for a random card of the hand", seat=here.seat)
            game.doing.move_card(given, Place(given.owner, "ash heap"))
            game.doing.move_card(taken, Place(seat, "hand"))
            yield from settle_hand(game, seat)


CARDS: Final[tuple[Named, ...]] = (
    vampire("Ian Carfax", *after_victory(), sentences="93a290"),
    vampire("Ian Forestal", Standing("meets a basic Discipline", 1, torpid=True), sentences="f45930 f1ee18"),
    vampire(
        "Ilonka",
        Usable(
            "look at the hand of who bled you",
            ("after resolution",),
            (
                LookAt("hand", "acting"),
                May((Discard(whose="acting", at_random=True),), "discard one at random"),
            ),
            conditions=(READY, Successful(), Bled(), BleedsWhom("you")),
            once="turn",
        ),
        sentences="007a42",
    ),
    vampire("Ilyana Ravidovich", VOTES_IF_HUNTED, sentences="085318"),
    vampire(
        "Intisar",
        once_a_turn(
            "unlock",
            "give 1 pool to the controller of a minion: it locks",
            (BurnPool(1, paid=True), GainPool(1, "controller"), Lock("target")),
            (Choose(Which(where=IN_PLAY, whose="others", locked=False)),),
            (READY, HasEdge()),
        ),
        sentences="6dcf1b",
    ),
    vampire(
        "Ira Rivers",
        Upon(
            "card played",
            (May((Draw(at_once=True),), "draw a card"),),
            (Played("it", who="minion", codes=("aus",)),),
            torpid=True,
        ),
        sentences="7232ff",
    ),
    vampire(
        "Iris Bennett",
        Upon(
            "as blocked",
            (By("blocker", (May((LookAt("hand", "acting"),), "look at the hand"),)),),
            (Acting(), Is("blocker", Which("vampire", age="older"))),
        ),
        sentences="7c3294",
    ),
    vampire(
        "Ivan Krenyenko",
        once_a_turn(
            "unlock",
            "search your library for equipment",
            (Search(Which("equipment", location=False)),),
            conditions=(READY,),
        ),
        sentences="1972e7",
    ),
    vampire("Izhim abd Azrael", *cheaper(True), sentences="e57f36"),
    vampire(
        "Imogen",
        InPlayAction(
            "exchange a random card of a hand for one of the ash heap",
            (ExchangeAtRandom(),),
            stealth=1,
            declares=(Choose(Which("library card", ("ash heap",), "neighbours")), WithMethuselah()),
        ),
        sentences="a7b60c",
    ),
)
