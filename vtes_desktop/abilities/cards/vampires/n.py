"""Vampires, N: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.requirements import circles, has_own_circle, own_circle
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Place


class HandToBottom(Word, frozen=True):
    """Cards of your hand go to the bottom of your library, up to so many; then draw up."""

    most: int

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "hand"))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        for _ in range(self.most):
            options = [Option("bottom", game.name(copy), copy.id) for copy in game.pile(seat, "hand")]
            option = yield from here.ask(
                "bottom", "which card goes to the bottom of your library?", [*options, PASS], "1.6.1", seat=seat
            )
            if option == PASS:
                break
            game.say(game.who(seat), " puts a card of the hand on the bottom of the library", seat=seat)
            game.doing.move_card(game.copy(option.copy), Place(seat, "library"))
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        return f"you put up to {self.most} cards of your hand on the bottom of your library, and draw up"


class NameCircle(Word, frozen=True):
    """The minion belongs to a circle of Blood Brothers that you name, to the circle that is one vampire's alone, or to
    its own (sec. 11; rulings on New Blood)."""

    said = (
        "this minion belongs to a circle of Blood Brothers that you name, to that of one vampire in play alone, or to "
        "its own"
    )

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        if minion is None:
            return
        options = [Option("circle", f"{name} Circle", level=name) for name in circles(game)]
        options += [
            Option("circle", f"{game.name(copy)} Circle", copy.id, level=own_circle(copy))
            for copy in found(here, Which("vampire", IN_PLAY))
            if copy is not minion and has_own_circle(game, copy)
        ]
        options.append(Option("circle", "A circle of its own"))
        question = f"{game.name(minion)}: to which circle does it belong?"
        option = yield from game.choose(here.seat, "circle", question, options, "11", here.source.id)
        if option.level:
            minions.mark(game, minion, "circle", option.level)


class ShuffleHand(Word, frozen=True):
    """Shuffle your hand into your library, and draw up."""

    said = "you shuffle your hand into your library, and draw up"

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "hand"))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        cards = game.pile(seat, "hand")
        game.say(game.who(seat), f" shuffles {len(cards)} cards of the hand into the library", seat=seat)
        for copy in cards:
            game.doing.move_card(copy, Place(seat, "library"))
        game.doing.shuffle(seat, "library")
        yield from settle_hand(game, seat)


PLAYED_MASTER: Final = "master played this turn"


CARDS: Final[tuple[Named, ...]] = (
    # Her counters count in torpor, too, and she may be used more than once in a phase (rulings).
    vampire(
        "Nahir",
        Standing("hand size", CountersOn("research", "this"), torpid=True),
        Usable(
            "put a research counter on her",
            ("master",),
            (Spend("master phase action"), Count(1, "research", "this")),
            conditions=(READY,),
            turn="yours",
            pool=1,
        ),
    ),
    vampire(
        "Nahum Enosh",
        once_a_turn(
            "unlock",
            "another ready vampire gains 1 blood",
            AddBlood("target"),
            declares=(Choose(Which("vampire", whose="you", other=True)),),
            conditions=(READY,),
        ),
        sentences="1638c1",
    ),
    # “Two instead of one” is one more.
    vampire("Nana Buruku", Standing("master phase actions", 1, conditions=(READY,), instead=True), sentences="fa7b40"),
    # Nobody who abstains is made to vote; locked or in torpor too, once in a referendum (rulings).
    vampire(
        "Neferu",
        Usable(
            "burn 1 blood to change the votes of a vampire with your corruption",
            ("polling",),
            (ChangeCast(Which("vampire", corruption=1)),),
            blood=1,
            once="action",
            torpid=True,
        ),
        sentences="fc2897",
    ),
    vampire(
        "Nehemiah",
        once_a_turn(
            "unlock", "put up to two cards of your hand on the bottom of your library", HandToBottom(2), torpid=True
        ),
        sentences="b646df",
    ),
    # What is not paid for, as it was cancelled so, has not used it up; where it can't be paid otherwise it is used
    # (rulings).
    vampire("Nergal", Price(-1, "blood", optional=True), sentences="b784a5"),
    vampire(
        "Nergal",
        Price(
            1,
            "blood",
            types=("Reaction",),
            payer="any",
            of=Which(whose="others"),
            conditions=(Acting(), Quiet()),
        ),
        advanced=True,
        sentences="240854",
    ),
    vampire(
        "New Blood",
        Upon(
            "enters play",
            (NameCircle(), DrawCrypt()),
            (PhaseIs("influence"),),
            about="this",
            turn="yours",
        ),
        sentences="209b65 11622e",
    ),
    vampire(
        "Ngozi Ekwensu",
        Usable(
            "lock an Orun: aggravated hands",
            ("before range", "before strikes", "strikes chosen"),
            (Lock("target"), AddInCombat("aggravated hands")),
            (Choose(Which("card", IN_PLAY, on="this", name="Orun", locked=False)),),
            (Fights("this"),),
            once="combat",
        ),
        sentences="1e5671",
    ),
    vampire(
        "Nickolai, The Survivor",
        InPlayAction(
            "gain a level of a Discipline that another has at superior",
            (Learn("", "this"),),
            stealth=1,
            declares=(Name("discipline", among=Which("vampire", whose="you", other=True)),),
            blood=1,
        ),
        sentences="c9d74d",
    ),
    vampire(
        "Nicomedes",
        Usable(
            "shuffle your hand into your library",
            ANY_TURN,
            (ShuffleHand(),),
            turn="yours",
            blood=1,
            once="turn",
            torpid=True,
        ),
        sentences="4a7b9d",
    ),
    vampire(
        "Nkule Galadima",
        Standing(
            "no votes", 1, Which("vampire", IN_PLAY, clans=("Lasombra",)), conditions=(CalledByThis(),), torpid=True
        ),
        Upon("burns the Edge for a vote", (GainVotes(2),), (READY, ItsMethuselah("you"))),
        sentences="f3253e e68a26",
    ),
    vampire("Noluthando", Standing("strike damage", 1, conditions=(StrikeWith(ranged=True),)), sentences="0526f2"),
    vampire(
        "Nonu Dis",
        Upon(
            "as played",
            (Mark(PLAYED_MASTER, "this"),),
            (Played("now", ("Master",), whose="you"), PhaseIs("master")),
            turn="yours",
            torpid=True,
        ),
        once_a_turn(
            "master",
            "add 1 blood to a ready Follower of Set",
            AddBlood("target"),
            declares=(Choose(Which("vampire", whose="you", clans=("Ministry",))),),
            conditions=(IsReady("this"), Is("this", Which(mark=PLAYED_MASTER))),
        ),
        sentences="4b40e8|60d5a1",
    ),
    vampire(
        "Nakova, Advocate of Golconda",
        Upon("burned", (Inflict(4, "opponent", unpreventable=True),), (Fights("this"),), about="this"),
        sentences="ca9d59",
    ),
    vampire("Nuriel", Standing("strike damage", 1, conditions=(StrikeWith("melee"),)), sentences="853618"),
)
