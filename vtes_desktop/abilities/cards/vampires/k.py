"""Vampires, K: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.engine.sources import CANCELLED
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Place


class PrinceWhateverFalls(Condition, frozen=True):
    """This vampire is a prince, were there no event that does away with its sect: who is unaffected by these would have
    to know by its title whether it is."""

    said = "this card is a prince, also where an event does away with the Camarilla"

    def holds(self, here: Here) -> bool:
        copy, game = here.source, here.game
        kind = minions.held_title(game, copy).partition(" of ")[0]
        return (
            kind == "prince" and not copy.marks.get("contested title") and minions.own_sect(game, copy) == "Camarilla"
        )


MINION_TYPES: Final = tuple(sorted(MINION_CARDS))


class TopToBottom(Word, frozen=True):
    """The top card of your library goes to its bottom."""

    said = "the top card of your library goes to its bottom"

    def act(self, here: Here) -> None:
        for copy in here.game.pile(here.seat, "library")[:1]:
            here.game.doing.move_card(copy, Place(here.seat, "library"))


class DiscardThat(Word, frozen=True):
    """Cards of a hand that were looked at are discarded by whose they are, whose hand is drawn up."""

    who: str = "seen"

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            seat = copy.place.seat
            if copy.place.region == "hand":
                discard(here.game, seat, copy)
                yield from settle_hand(here.game, seat)

    def aloud(self) -> str:
        return f"{card(self.who)} is discarded by whose it is"


_GROUND: Final = Which("hunting ground", ANYWHERE, "prey")
_FREED: Final = WithEach(Which("card", ANYWHERE, mark=CANCELLED), (Mark(CANCELLED, value=""),))
CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Kanimana Belghazi", Standing("hand size", CountersOn("research"), conditions=(READY,)), sentences="1f9363"
    ),
    vampire("Karsh", Standing("votes", 3, conditions=(BloodHuntCalled(),)), sentences="1cf8e1", advanced=True),
    # One damage, however many counters there are (ruling).
    vampire(
        "Kahina the Sorceress",
        InPlayAction(
            "call a referendum to hurt who has your corruption",
            (WithEach(Which(where=IN_PLAY, corruption=1), (Inflict(1, "target"),)),),
            "political",
            1,
        ),
        sentences="c8bc53",
    ),
    vampire(
        "Kamiri wa Itherero",
        Upon(
            "as blocked",
            (
                Note("blocker", "ally"),
                InCombat((Later("after resolution", (Burn("ally"),)),), blocked=True),
            ),
            (Acting(), Is("blocker", Which("ally"))),
        ),
        sentences="e3f704",
    ),
    # She can be chosen, but stays unaffected (ruling).
    vampire(
        "Karen Suadela", Standing("unaffected by gehenna", 1, conditions=(PrinceWhateverFalls(),)), sentences="625fd2"
    ),
    vampire("Karsh", TREATS_AS_NORMAL, sentences="7a10fe"),
    vampire(
        "Kasim Bayar",
        Usable(
            "discard a political action card to get +2 strength",
            ("before range",),
            (Discard(Which("political action")), AddInCombat("strength", 2, "combat")),
            conditions=(Fights(),),
            once="combat",
        ),
        sentences="dd980f",
    ),
    vampire(
        "Katherine Stoddard",
        Usable(
            "discard a card that requires Auspex",
            ANY_TURN,
            (Discard(Which("card", needs="aus")),),
            conditions=(READY,),
            turn="yours",
            once="turn",
        ),
        sentences="980fda 67f12f",
    ),
    vampire(
        "Kazimir Savostin",
        Upon("before range", (GiveExtra("press", "combat"),), (HasBlocked("this"),)),
        sentences="1690b6",
    ),
    vampire(
        "Keith Moody",
        Upon(
            "unlock phase",
            (ForEachMethuselah("prey", (May((BurnEdge(), BurnBlood("minion")), "burn the Edge"),)),),
            turn="yours",
            torpid=True,
        ),
        sentences="0f4a39",
    ),
    vampire(
        "Keller Thiel",
        Upon("after resolution", (BurnBlood("acting"),), (READY, IsUnlocked("this"), Bled(), BleedsWhom("you"))),
        sentences="cfbb90",
    ),
    vampire(
        "Kendrick",
        once_a_turn(
            "master",
            "look at a random card of the prey's hand",
            LookAt("hand", "prey", 1, name="seen"),
            If((Is("seen", Which("political action")),), (DiscardThat(),)),
            conditions=(READY,),
        ),
    ),
    vampire(
        "Khalu",
        cancels("cancel the minion card", Played("now", MINION_TYPES, whose="neighbours"), blood=5, torpid=True),
        sentences="7c31df",
    ),
    # Who gains a corruption counter after casting against it abstains after all (ruling).
    vampire(
        "Khay'tall, Snake of Eden",
        Standing("stealth", 1, conditions=(Acting(kinds=("political",)),), in_action=True),
        Standing("no votes against", 1, Which("vampire", corrupted=True), conditions=(CalledByThis(),), torpid=True),
        sentences="987d35 9003d6",
    ),
    # In torpor too (ruling).
    vampire(
        "Khin Aye",
        Standing(
            "hand size",
            1,
            conditions=(AtLeast(Counted(Which(whose="predator")), Counted(Which(whose="you"), plus=1)),),
            torpid=True,
        ),
        sentences="5f74bc",
    ),
    vampire(
        "Klaus van der Veken",
        Upon(
            "end of turn",
            (
                _FREED,
                May((Choose(_GROUND), Mark(CANCELLED)), "cancel the effects of a hunting ground of your prey?"),
            ),
            turn="yours",
            torpid=True,
        ),
        *upon(
            ("burned", "about to leave the ready region", "changes controller"),
            (_FREED,),
            about="this",
            torpid=True,
        ),
        sentences="de38c3",
    ),
    vampire(
        "Konrad Fleischer",
        Usable("1 aggravated damage is normal", ("prevention",), (TreatAsNormal(1),), once="round"),
        sentences="9dd23d",
    ),
    vampire(
        "Krassimir",
        Usable(
            "unlock and end the action",
            ("as blocked",),
            (Unlock("minion"), EndAction()),
            conditions=(Acting("this"),),
            once="turn",
        ),
        sentences="f90679",
    ),
    vampire(
        "Kurt Densch",
        once_a_turn(
            "unlock",
            "look at the top card of your library",
            LookAt("library", "you", 1),
            May((BurnBlood("minion", paid=True), TopToBottom()), "burn 1 blood to move it to the bottom"),
            torpid=True,
        ),
        sentences="9a320e",
    ),
    vampire(
        "Kyle Strathcona, Cardinal of Canada",
        gives_blood("move 1 blood to another Sabbat vampire", Which("vampire", IN_PLAY, words=("sabbat",), other=True)),
        sentences="cb0f17",
    ),
    vampire(
        "Kyoko Shinsegawa",
        Standing("cannot hunt as normal", 1),
        hunts_by_stealing(Which("vampire", other=True), stealth=1),
        sentences="947363 68f5de",
    ),
)
