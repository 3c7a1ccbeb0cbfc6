"""Vampires, E: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.vampires.h_to_i import ChoosePlayed
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


class FlipCoin(Word, frozen=True):
    """A coin is flipped: what is done if it is tails, and if it is heads."""

    tails: tuple[Words, ...]
    heads: tuple[Words, ...] = ()

    def do(self, here: Here) -> Procedure[None]:
        tails = bool(here.game.doing.random(2))
        here.game.say(f"The coin shows {'tails' if tails else 'heads'}", seat=here.seat)
        yield from do_all(here, self.tails if tails else self.heads)

    def aloud(self) -> str:
        sides = {"tails": self.tails, "heads": self.heads}
        said = "; ".join(f"if it is {side}, {block(words)}" for side, words in sides.items() if words)
        return f"a coin is flipped: {said}"


_HAS_LOCKED: Final = (There(Which(where=IN_PLAY, whose="you", locked=True)),)
SKILL: Final = Which("discipline master", IN_PLAY, attached=True, on_vampire=True, elsewhere=True)
"""A Discipline card on another vampire."""


def gives(game: Game, copy: Copy) -> set[str]:
    """The Disciplines of which a Discipline card on a vampire gives a level, by code."""
    named = copy.marks.get("discipline")
    return {named} if named else {code for code, _ in minions.facts(game, copy).grants}


class ChooseSkill(Word, frozen=True):
    """Choose a Discipline card on another vampire which gives the minion a level that it does not have yet."""

    def _there(self, here: Here) -> list[Copy]:
        game, minion = here.game, here.minion
        if minion is None:
            return []
        has = minions.disciplines(game, minion)
        return [copy for copy in found(here, SKILL) if any(has.get(code, 0) < 2 for code in gives(game, copy))]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        yield from choose_target(here, "which Discipline card?", targets_on_bearers(here, self._there(here)))

    def aloud(self) -> str:
        return f"choose {SKILL.aloud()} that gives a Discipline which this minion does not have at superior"


CARDS: Final[tuple[Named, ...]] = (
    # As often as there are master phase actions (ruling).
    vampire(
        "Edward Neally",
        Usable(
            "a master phase action: +1 hand size this turn",
            ("master",),
            (Spend("master phase action"), LendTo("hand size", 1)),
            conditions=(READY,),
            turn="yours",
        ),
        InPlayAction(
            "look at your prey's hand",
            (LookAt("hand", "chosen"),),
            stealth=1,
            declares=(ChooseMethuselah("prey"),),
            blood=1,
        ),
        sentences="2472e1 ae907e",
    ),
    vampire(
        "Edward Vignes",
        Usable(
            "burn a card that requires Dominate: the action fails",
            ("as announced", "before block", "after blocks"),
            (FailAction(), Discard(Which("card", needs="dom"), burn=True)),
            conditions=(ActionTargets("this", by_others=True),),
            torpid=True,
        ),
        sentences="e14b06",
    ),
    vampire(
        "Egothha",
        Upon(
            "unlock phase",
            (
                ForEachMethuselah(
                    "prey",
                    (RevealTop("Master", (BurnFromLibrary(1), AddBlood("this")), (BurnFromLibrary(1),)),),
                ),
            ),
            (READY,),
            turn="yours",
        ),
        sentences="9997bb",
    ),
    vampire(
        "Elihu",
        Standing("strike damage", 2, conditions=(StrikeWith("melee"),)),
        Standing("undodgeable", 1, conditions=(StrikeWith("melee"),)),
        sentences="517d8e 394cae",
    ),
    vampire(
        "Elizabeth Dimitros",
        Standing("cannot block", 1, Which("vampire", name="Hesha Ruhadze"), conditions=(Acting("this"),), torpid=True),
        sentences="c1c876",
    ),
    # Once in a referendum, locked or in torpor too (rulings).
    vampire(
        "Ellison Humboldt",
        Usable(
            "burn 1 blood: a prince casts as you choose",
            ("polling",),
            (CastAs(),),
            (Choose(Which("vampire", words=("prince",), votes=True)),),
            blood=1,
            once="action",
            torpid=True,
        ),
        sentences="84b4fb 65e94f",
    ),
    vampire(
        "Enid Blount",
        Usable(
            "burn 1 blood: +1 stealth for Enid",
            DURING_ACTION,
            (AddStealth(needed=True),),
            conditions=(Acting("this"),),
            each=Which("vampire", whose="you", name="Edith Blount"),
            blood=1,
        ),
        sentences="a110af",
    ),
    vampire(
        "Enkidu, The Noah",
        Upon(
            "after resolution",
            (UnlockAt("end of turn", "this"),),
            (Acting(), ActionIs(("employ",)), Successful()),
        ),
        sentences="a6b48d",
    ),
    vampire(
        "Enzo Giovanni, Pentex Board of Directors",
        Standing(
            "intercept",
            1,
            conditions=(
                ActionIs(("political",)),
                Not(Is("acting", Which("vampire", any_word=("prince", "justicar", "inner circle")))),
            ),
        ),
        Usable(
            "attempt to block",
            ("before block", "after blocks"),
            (AttemptToBlock("this", free=True),),
            conditions=(
                ActionIs(("political",)),
                Is("acting", Which("vampire", whose="others")),
                BlockMayBegin("this", free=True, unlocks=False),
            ),
        ),
        sentences="392342 38a2de",
    ),
    vampire(
        "Enzo Giovanni, Pentex Board of Directors",
        Usable(
            "4 votes against",
            ("polling",),
            (GainVotes(4, "minion", "against"),),
            conditions=(IsReady("this"), ActionIs(("political",))),
            blood=1,
            once="action",
        ),
        merged=(Upon("votes tallied", (BurnPool(1, "prey"),), (Not(Passed()),), torpid=True),),
        sentences="e0590d / 0f8853",
        advanced=True,
    ),
    vampire(
        "Epikasta Rigatos",
        Usable(
            "shuffle the action card into the library",
            ("after resolution",),
            (ChoosePlayed(ACTION_CARDS), Return(to="library")),
            torpid=True,
        ),
        sentences="645c86",
    ),
    vampire(
        "Eric Kressida",
        Upon(
            "discard phase",
            (May((BurnEdge(), LeaveTorpor("this")), "burn the Edge to move him to the ready region"),),
            (InTorpor("this"), HasEdge()),
            turn="others",
            torpid=True,
        ),
        sentences="32ca1e",
    ),
    vampire(
        "Erichtho",
        *(
            Price(-1, each, types=("Ally", "Retainer"), creature="mage", conditions=(PhaseIs("minion"),))
            for each in CURRENCIES
        ),
        sentences="6694a6",
    ),
    vampire(
        "Erlik",
        Upon(
            "comes into play",
            (
                Distribute(
                    5,
                    Which("vampire", ("uncontrolled",), "you", clans=("Harbinger of Skulls",)),
                    from_minion=True,
                ),
            ),
            about="this",
        ),
        sentences="fc0844",
    ),
    vampire(
        "Esau",
        Usable(
            "burn 1 blood: flip a coin",
            ("as announced",),
            (FlipCoin((), (AddBleed(),)),),
            conditions=(Acting("this"), ActionIs(("bleed",))),
            blood=1,
            once="action",
        ),
        sentences="1860d8 30959f",
    ),
    vampire(
        "Eulogio Sánchez de los Reyes",
        InPlayAction(
            "reorder the top 5 cards of your library, and unlock",
            (Rearrange(5), Unlock("minion")),
            stealth=1,
            blood=1,
        ),
        sentences="b009fb",
    ),
    # Undirected where one controls it oneself (ruling).
    vampire(
        "Eurayle Gelasia Mylonas",
        act_on(Which(where=IN_PLAY, whose="you"), "unlock a minion that you control", Unlock("target"), stealth=2),
        act_on(
            Which(where=IN_PLAY, whose="others"),
            "unlock a minion of another Methuselah",
            Unlock("target"),
            other_way=True,
        ),
        sentences="fd51f1",
    ),
    # Not by minions of his own controller, whose actions are undirected (ruling).
    vampire(
        "Evan Klein",
        Upon(
            "as announced",
            (FlipCoin((FailAction(),)),),
            (ActionTargets("this", by_others=True),),
            torpid=True,
        ),
        sentences="792628",
        group=6,
    ),
    vampire(
        "Evil Jensen",
        InPlayAction("search your crypt for a vampire", (Search(Which("vampire"), "crypt"),), stealth=1, pool=2),
        sentences="c869b9",
    ),
    # It is not left, even where the action has unlocked him already (ruling).
    vampire(
        "Eze, The Demon Prince",
        Upon(
            "after resolution",
            after_success(Unlock("minion"), name="Eze, The Demon Prince"),
            (Acting(), Successful(), Not(ActionIs(("hunt",)))),
            torpid=True,
        ),
        sentences="2dc2d9",
    ),
    vampire(
        "Elen Kamjian",
        Standing("owes its own action", 1, conditions=_HAS_LOCKED),
        InPlayAction("bleed with +1 bleed", (), "bleed", bleed=1, conditions=_HAS_LOCKED),
        sentences="335438",
    ),
    vampire(
        "Ezmerelda",
        Usable(
            "remove her from the game: gain 11 pool",
            ("unlock",),
            (RemoveFromGame("this"), GainPool(11)),
            conditions=(READY,),
            turn="yours",
        ),
        sentences="97c4f7",
    ),
    vampire(
        "Ethan Locke",
        InPlayAction(
            "steal a Discipline card", (MoveOnto("minion", theirs=True, moved="target"),), declares=(ChooseSkill(),)
        ),
        sentences="075a22",
    ),
)
