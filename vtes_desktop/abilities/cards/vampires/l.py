"""Vampires, L: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.action.f_to_h import NoteNumber
from vtes_desktop.abilities.cards.asked import CardAskedIs, CardAskedNamed
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.vampires.j import PutsVampireIntoPlay
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.turn.influence import no_transfers
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Place

_OTHER_BEARER: Final = Which("vampire", IN_PLAY, "you", gets="card")


class LoseTransfers(Word, frozen=True):
    """You get no transfers in this turn's influence phase (sec. 7)."""

    said = "you get no transfers in this turn’s influence phase"

    def act(self, here: Here) -> None:
        here.game.do(m.SetCounter(0, no_transfers(here.seat), 1))
        here.game.say(here.game.who(here.seat), " gets no transfers in this turn", seat=here.seat)


class SearchCopy(Word, frozen=True):
    """Search your library for another copy of the card that was played, and move it to your ash heap; the library is
    shuffled (sec. 11). The words after it speak of it as ``found``."""

    said = "you search your library for another copy of that card, move it to your ash heap, and shuffle"

    def do(self, here: Here) -> Procedure[None]:
        game, seat, played = here.game, here.seat, here.copy("it")
        if played is None:
            return
        there = [copy for copy in game.pile(seat, "library") if copy.card == played.card][:1]
        options = [Option("search", game.name(copy), copy.id) for copy in there]
        question = f"{game.name(here.source)}: another copy of {game.name(played)}?"
        none = Option("pass", "None")
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        if option != none:
            copy = game.copy(option.copy)
            game.doing.move_card(copy, Place(seat, "ash heap"))
            game.say(game.who(seat), " moves ", game.doing.name(copy), " from the library to the ash heap", seat=seat)
            here.chosen["found"] = [copy]
        game.doing.shuffle(seat, "library")


_OF_ASH_HEAP: Final = Which("library card", ("ash heap",), "you")


class DiscardForAnother(Word, frozen=True):
    """A random card of your hand is discarded, and replaced by another library card of your ash heap as you choose."""

    said = "you discard 1 card at random and take another library card of your choice from your ash heap for it"

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "hand"))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        hand = game.pile(seat, "hand")
        if not hand:
            return
        gone = hand[game.doing.random(len(hand))]
        discard(game, seat, gone, " at random")
        options = [
            Option("target", game.name(copy), copy.id, targets=(copy.id,))
            for copy in found(here, _OF_ASH_HEAP)
            if copy is not gone
        ]
        if options:
            option = yield from here.ask("target", "which card of your ash heap replaces it?", options, "8", seat=seat)
            taken = game.copy(option.copy)
            game.say(game.who(seat), " takes ", game.doing.name(taken), " from the ash heap", seat=seat)
            game.doing.move_card(taken, Place(seat, "hand"))
        yield from settle_hand(game, seat)


_SOUGHT: Final = f"sought by Lucinde{THIS_TURN}"


class LendAction(Word, frozen=True):
    """Your minions may take the action of this card until the end of the turn, wherever it goes.

    >>> LendAction().aloud()
    'your minions may take the action of this card until the end of the turn, wherever this card goes'
    """

    def act(self, here: Here) -> None:
        lend_action(here.game, here.seat, here.source)

    def aloud(self) -> str:
        return "your minions may take the action of this card until the end of the turn, wherever this card goes"


CARDS: Final[tuple[Named, ...]] = (
    vampire("Laecanus", Standing("no frenzy", 1, torpid=True), sentences="d4a92a"),
    vampire(
        "Lambach",
        InPlayAction(
            "equip with an Eye of Hazimel",
            (Fetch(Which("equipment", name="Eye of Hazimel"), free=True),),
            "equip",
            1,
        ),
        merged=(
            Usable(
                "unlock",
                ("after resolution",),
                (Unlock("this"),),
                conditions=(Acting(), Successful(), PutsVampireIntoPlay(), Not(IsUnlocked("this"))),
                once="action",
                torpid=True,
            ),
        ),
        sentences="a2aca5/ 848d80",
        advanced=True,
    ),
    vampire(
        "Laszlo Mirac",
        Upon(
            "before votes",
            (
                May(
                    (Choose(Which("vampire", IN_PLAY, age="younger")), Abstain("target")),
                    "choose a younger vampire that cannot vote",
                ),
            ),
            (CalledByThis(),),
        ),
        sentences="33555b 52af52",
    ),
    vampire(
        "Louis Fortier", merged=(Standing("Disciplines", 1, codes="dom pre"),), sentences="/ 8b8710", advanced=True
    ),
    vampire(
        "Lucinde, Alastor",
        once_a_turn(
            "master",
            "choose a vampire for your Camarilla vampires to fight",
            Mark(_SOUGHT, "target"),
            LendAction(),
            declares=(Choose(Which("vampire", IN_PLAY)),),
            blood=1,
            torpid=True,
        ),
        InPlayAction(
            "enter combat with the vampire that was chosen",
            (),
            "enter combat",
            by=Which("vampire", whose="you", words=("camarilla",)),
            against=Which("vampire", whose="others", mark=_SOUGHT),
            lent=True,
        ),
        sentences="e235f1",
        group=7,
    ),
    vampire(
        "Luna Giovanni",
        Usable(
            "remove political action cards of ash heaps for votes",
            ("polling",),
            (
                NoteNumber(Counted(Which("card", ("ash heap",), chosen="target")), "x"),
                RemoveFromGame("target"),
                GainVotes(Number("x"), "this"),
            ),
            (Choose(Which("political action", ("ash heap",)), most=100),),
            conditions=(IsReady("this"),),
            once="action",
        ),
        sentences="80faad",
    ),
    vampire(
        "Lynn Thompson",
        Standing("warded", 1, conditions=(CardAskedNamed(called=("haven",)),), torpid=True),
        sentences="b447f5",
    ),
    # Only with a vampire in one's own uncontrolled region (ruling).
    vampire(
        "Lázár Dobrescu",
        InPlayAction(
            "move 1 blood from an uncontrolled card of your prey to one of yours",
            (GiveBlood("target", "mine"),),
            declares=(ChooseInfluenced("prey", imbued=True), Choose(YOUR_YOUNGLING, "mine")),
        ),
        sentences="411092",
    ),
    vampire(
        "Lady Constancia",
        Usable(
            "burn the Edge: discard at random for a card of the ash heap",
            ("discard",),
            (BurnEdge(), Spend("discard phase action"), DiscardForAnother()),
            conditions=(There(_OF_ASH_HEAP),),
            turn="yours",
            torpid=True,
        ),
        sentences="585252",
    ),
    # Nobody sees the card that is drawn for it (ruling).
    vampire(
        "Le Dinh Tho",
        InPlayAction(
            "look at a hand and discard a card of it",
            (Discard(whose="chosen"),),
            stealth=1,
            declares=(ChooseMethuselah("others"),),
        ),
        sentences="041442",
    ),
    # She must choose, there is no default (ruling).
    vampire(
        "Leandro",
        Upon(
            "unlock phase",
            (
                ForEachMethuselah(
                    "active",
                    (
                        either(
                            Alternative("burn 1 pool", (BurnPool(),)),
                            Alternative("no transfers in this turn", (LoseTransfers(),)),
                        ),
                    ),
                ),
            ),
            (READY,),
            turn="others",
        ),
        sentences="f3f57f",
    ),
    vampire(
        "Legba",
        Standing(
            "no votes",
            1,
            Which("vampire", IN_PLAY, "others", clans=("Ministry",)),
            conditions=(CalledByThis(),),
            torpid=True,
        ),
        sentences="1ce27b",
    ),
    vampire(
        "Leila Monroe",
        act_on(
            Which("vampire", IN_PLAY, blood="none", words=("anarch",)),
            "make an Anarch with no blood Sabbat",
            Become("target", sect="Sabbat"),
            stealth=1,
        ),
        sentences="e1a06e",
    ),
    vampire(
        "Leo Washington",
        Upon("before range", (GiveExtra("maneuver", who="opponent"),), OLDER_IN_FIRST_ROUND),
        sentences="294e75",
    ),
    vampire(
        "Lille Haake",
        once_a_turn(
            "master", "use a master phase action: discard a card", Spend("master phase action"), Discard(), torpid=True
        ),
        sentences="eb50b2",
    ),
    vampire(
        "Lin Jun",
        Standing(
            "bleed",
            1,
            Which("vampire", IN_PLAY, "predator", discipline="tha"),
            conditions=(InTorpor("this"),),
            torpid=True,
        ),
        sentences="042225",
    ),
    vampire("Lithrac", VOTES_IF_HUNTED, sentences="7855fc"),
    vampire(
        "Lord Ashton",
        InPlayAction(
            "search for an Animalism, Fortitude or Protean card",
            (FindDiscipline("minion", ("library",), codes=("ani", "for", "pro")),),
            stealth=1,
            by=Which("vampire", clans=("Gangrel",), other=True),
        ),
        sentences="80e6b0",
    ),
    # “Once each turn” is once in each player's turn; the minion may attempt the action again (rulings).
    vampire(
        "Lord Ephraim Wainwright",
        Upon(
            "card played",
            (
                May(
                    (
                        SearchCopy(),
                        Later("after resolution", (If((Successful(),), (Return("found"),)),)),
                    ),
                    "search your library for another copy of it",
                ),
            ),
            (Played("it", types=ACTION_CARDS, who="minion"), Acting()),
        ),
        sentences="d4f103 97fd56",
    ),
    vampire(
        "Louhi",
        cancels(
            "cancel the action card",
            READY,
            Played("now", ACTION_CARDS, whose="predator", which=Which("vampire")),
            free=False,
            blood=1,
            once="turn",
        ),
        sentences="4f1f9e",
    ),
    vampire(
        "Luanda Magere",
        Standing("strength", Counted(Which("card", IN_PLAY, on="this", name="Orun"))),
        sentences="1e5ae0",
    ),
    vampire(
        "Lubomira Hradok",
        Upon(
            "successful bleed",
            (StayLocked("this"),),
            (TargetControls(Which("vampire", words=("titled",))),),
            about="minion",
        ),
        sentences="6ab5b5",
    ),
    vampire(
        "Luc",
        InPlayAction(
            "+3 hand size until your unlock phase",
            (LendTo("hand size", 3, until="unlock phase"),),
            stealth=1,
        ),
        sentences="70498f",
    ),
    vampire(
        "Lucas Halton",
        Usable(
            "burn 1 blood instead of locking",
            ("as blocked",),
            (NoLock("minion"),),
            conditions=(Is("blocker", OWN), IsUnlocked("this")),
            blood=1,
            once="turn",
        ),
        sentences="639250",
    ),
    vampire(
        "Lucian, the Perfect",
        Standing("strike toll", 1, Which(on_fight=True)),
        Standing("may not strike", 1, Which(on_fight=True)),
        sentences="a9c9c7 294a65",
    ),
    # In torpor too (ruling).
    vampire(
        "Luciano Carvalho",
        once_a_turn(
            "discard",
            "move an animal retainer to another vampire",
            MoveOnto(moved="card"),
            declares=(
                Choose(
                    Which("retainer", IN_PLAY, "you", words=("animal",), on_vampire=True), "card", so_that=_OTHER_BEARER
                ),
                Choose(_OTHER_BEARER),
            ),
            torpid=True,
        ),
        sentences="5bd068",
    ),
    vampire(
        "Lucina", Upon("unlock phase", (AddBlood("this"),), (HasEdge(),), turn="yours", torpid=True), sentences="cacce3"
    ),
    vampire("Lucita", cancels_reaction(Which("vampire", most=5)), sentences="1d8a2f", advanced=True),
    vampire(
        "Lucubratio",
        Usable(
            "discard a card that requires Auspex instead of locking",
            ("as blocked",),
            (Discard(Which("library card", needs="aus")), NoLock("minion")),
            conditions=(Is("blocker", OWN), IsUnlocked("this")),
            once="turn",
        ),
        sentences="4d839a",
    ),
    vampire(
        "Lupo Giovanni",
        once_a_turn(
            "unlock",
            "another Giovanni gains 1 blood",
            AddBlood("target"),
            declares=(Choose(Which("vampire", whose="you", other=True, clans=("Giovanni",))),),
            conditions=(READY,),
        ),
        sentences="8da79f",
    ),
    # After the effects of the referendum (ruling).
    vampire(
        "Lutz von Hohenzollern",
        Upon("after resolution", (BurnPool(1, "prey"),), (READY, ActionIs(("political",)), Passed())),
        sentences="acb7c4",
    ),
    # She equips with what is a location in play, and presses and strikes again because she must (rulings).
    vampire(
        "Lorrie Dunsirn",
        Standing("cannot react", 1),
        Standing("warded", 1, conditions=(CardAskedIs(("Equipment", "Retainer")),), torpid=True),
        Standing("action pool", 1, conditions=(Acting("this"), Not(ActionIs(("hunt",))))),
        Upon("before range", (Forbid(("maneuver to long", "press to end"), "minion"),), (Fights("this"),)),
        sentences="c815f4 d81075",
    ),
)
