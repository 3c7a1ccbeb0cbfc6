"""Vampires, H to I: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.modifier.alike import burned_by
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy, Place


class ChoosePlayed(Word, frozen=True):
    """Choose a card in your ash heap, of these types if any are said, that the minion has played in the running
    action."""

    types: tuple[str, ...] = ()

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game, minion = here.game, here.minion
        mine = [each for each in game.passing.action.played if minion is not None and each.minion == minion.id]
        played = [each.copy for each in mine if not self.types or each.type in self.types]
        return [copy for copy in game.pile(here.seat, "ash heap") if any(copy is each for each in played)]

    def do(self, here: Here) -> Procedure[None]:
        yield from choose_target(here, "which card?", here.game.targets(self._there(here)))

    def aloud(self) -> str:
        types = f"{together((each.lower() for each in self.types), 'or')} card" if self.types else "card"
        return f"choose {with_article(types)} in your ash heap that this minion has played in this action"


HUNGRY: Final = Upon(
    "enters play",
    (
        either(
            Alternative("burn 2 blood", (BurnBlood("this", 2, paid=True),)),
            Alternative("she is burned", (Burn("this"),)),
        ),
    ),
    (PhaseIs("influence"), TurnOf("you")),
    "this",
)
"""She burns 2 blood or is burned as she comes, once what is too much has drained off (ruling)."""


class TakeEdgePool(Word, frozen=True):
    """What you gain for the Edge in your unlock phase is gained, but does not come to your pool (sec. 4)."""

    def can(self, here: Here) -> bool:
        game = here.game
        return game.table.edge == here.seat and "edge" not in game.settled.kinds

    def do(self, here: Here) -> Procedure[None]:
        here.game.settled.kinds.add("edge")
        yield from ()

    def aloud(self) -> str:
        return "the pool that you gain for the Edge does not come to your pool"


class HasBurnedUnderContract(Condition, frozen=True):
    """The last that the minion has burned in the running action was a vampire that bore a contract."""

    said = "the vampire that it has burned bore a contract"

    def holds(self, here: Here) -> bool:
        done = burned_by(here)
        return done is not None and done.vampire and done.contract


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
    vampire(
        "Hagar Stone",
        Standing("played cards not replaced", 1, conditions=(IsUnlocked("this"), TurnOf("you")), torpid=True),
        sentences="99c9e4",
    ),
    vampire(
        "Hanna Redmonds",
        Upon("before range", (GiveExtra("maneuver or press", who="opponent"),), OLDER_IN_FIRST_ROUND),
        sentences="581369",
    ),
    vampire("Hardestadt", Standing("others yield its title", 1), sentences="a64bc4"),
    vampire("Harlan Graves", Standing("not avenged", 1, torpid=True), sentences="a64ccf"),
    vampire(
        "Harrod",
        once_a_turn(
            "unlock",
            "look at an uncontrolled card of your prey",
            LookAt("target"),
            declares=(ChooseInfluenced("prey", imbued=True, bare=True),),
            torpid=True,
        ),
        sentences="2c7e22",
    ),
    vampire(
        "Harry Reese",
        Standing("strike damage", 1, conditions=(Is("opponent", Which("ally", words=("non-mortal",))),)),
        sentences="93a778",
    ),
    vampire("Hartmut Stover", Upon("votes tallied", (OPPONENTS_BURN,), (CalledByThis(),)), sentences="2cd138"),
    vampire(
        "Heather Florent, The Opportunist",
        Usable(
            "the pool for the Edge goes to her",
            ("unlock",),
            (TakeEdgePool(), AddBlood("this")),
            turn="yours",
            torpid=True,
        ),
        sentences="bf10d0",
    ),
    vampire(
        "Hecate",
        Upon(
            "successful bleed",
            (May((ForEachMethuselah("target", (BurnFromLibrary(1),)),), "burn the top card of the library"),),
            about="minion",
        ),
        sentences="b5a405",
    ),
    # Whatever it requires, at the lower level, with X for 0; it can act (rulings).
    vampire(
        "Hector Trelane",
        Standing("early thaumaturgy", 1),
        Upon("goes to torpor", (Burn("this"),), (Fights("this"),), about="this", torpid=True),
        Upon("burned", (GainPool(4, "opponent"),), (Fights("this"),), about="this"),
        sentences="cb9493 88b712",
    ),
    vampire(
        "Hel-Blá",
        act_on(
            Which(
                "ally",
                ("ash heap",),
                "you",
                requires="Hecata",
                alternatives=(Which("ally", ("ash heap",), "you", needs="obl"),),
            ),
            "move an ally from your ash heap to your ready region",
            Raise(blood=LifeOf("target")),
            Lock("target"),
            stealth=1,
            blood=1,
        ),
        sentences="48b478",
    ),
    vampire(
        "Helena",
        Price(-1000, "blood", types=("Reaction",), disciplines=("aus", "dom")),
        merged=(
            Standing("no damage", 1, conditions=(InflictedBy(Which("ally|retainer", words=("demon",))),)),
            Standing("Disciplines", 1, codes="dai obt"),
        ),
        sentences="21d95d / 93b5dd",
        advanced=True,
    ),
    # A card of several types must have been played as a combat card (ruling).
    vampire(
        "Helena",
        Usable(
            "block and play reaction cards of Auspex as if unlocked",
            DURING_ACTION,
            (Wake("minion", "aus"),),
            conditions=(IsReady("this"), Is("this", Which("vampire", locked=True)), Not(Acting())),
            blood=1,
            once="action",
        ),
        sentences="c4d60c",
    ),
    vampire(
        "Henry Taylor",
        Usable(
            "put a combat card that he played on top of your library",
            ("after resolution",),
            (ChoosePlayed(("Combat",)), Return(to="top")),
            once="action",
            torpid=True,
        ),
        sentences="99302a",
    ),
    vampire("Hermana Hambrienta Mayor", HUNGRY, sentences="25e423"),
    vampire("Hermana Hambrienta Menor", HUNGRY, sentences="25e423"),
    vampire(
        "Hesha Ruhadze",
        Standing("bleed", Counted(Which("equipment", IN_PLAY, on="this", unique=True))),
        sentences="9e4565",
        group=6,
    ),
    vampire(
        "High Priest Angra Mainyu", Standing("hand size", -1, whose="prey", conditions=(READY,)), sentences="59f65f"
    ),
    vampire("Horrock", Price(-1, "blood", disciplines=("pro",)), sentences="deada1"),
    # The Edge is burned only if the action is successful (ruling), and without it there is no combat.
    vampire(
        "Hrothulf",
        InPlayAction(
            "burn the Edge to enter combat",
            (),
            "enter combat",
            conditions=(HasEdge(),),
            first=(BurnEdge(),),
            against=Which(whose="others"),
        ),
        sentences="1eb270",
    ),
    vampire(
        "Husamettin",
        Upon(
            "has burned",
            (May((FindDiscipline("this", ("library",)),), "search for a Discipline card?"),),
            (HasBurnedUnderContract(),),
            about="this",
            torpid=True,
        ),
        sentences="cfd2ef",
    ),
    vampire("Ian Carfax", *after_victory(), sentences="93a290"),
    vampire("Ian Forestal", Standing("meets a basic Discipline", 1, torpid=True), sentences="f45930 f1ee18"),
    vampire(
        "Icarus, The Manchurian",
        Upon("successful bleed", (May((LookAt("hand", "target"),), "look at that hand"),), about="minion"),
        sentences="b7ac3c",
    ),
    vampire(
        "Ilonka",
        Usable(
            "look at the hand of who bled you",
            ("after resolution",),
            (
                LookAt("hand", "acting"),
                May((Discard(whose="acting", at_random=True),), "discard one at random"),
            ),
            conditions=(READY, Bled(), BleedsWhom("you")),
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
            BurnPool(1, paid=True),
            GainPool(1, "controller"),
            Lock("target"),
            declares=(Choose(Which(where=IN_PLAY, whose="others", locked=False)),),
            conditions=(READY, HasEdge()),
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
            Search(Which("equipment", location=False)),
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
