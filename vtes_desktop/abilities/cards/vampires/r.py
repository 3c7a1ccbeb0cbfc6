"""Vampires, R: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.playing.hands import discarded
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Place


class HuntsForPool(Word, frozen=True):
    """A blood of what the acting minion gains by its hunt goes to its controller's pool instead (rulings on Rabbat)."""

    said = "1 blood of what the acting minion gains by hunting goes to its controller’s pool instead"

    def can(self, here: Here) -> bool:
        return not here.game.passing.action.hunted_pool

    def act(self, here: Here) -> None:
        here.game.passing.action.hunted_pool = 1


_ALL: Final = Option("all", "All of them")


class ShuffleDiscarded(Word, frozen=True):
    """Cards that you have discarded in this discard phase go to your library, which is shuffled."""

    said = "you shuffle into your library as many as you like of the cards that you discarded in this discard phase"

    def can(self, here: Here) -> bool:
        return bool(discarded(here.game, here.seat))

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        moved = 0
        while left := discarded(game, seat):
            options = [Option("return", game.name(copy), copy.id) for copy in left]
            option = yield from here.ask(
                "return", "which card that you discarded goes to your library?", [_ALL, *options, PASS], "8", seat=seat
            )
            if option == PASS:
                break
            for copy in left if option == _ALL else [game.copy(option.copy)]:
                game.say(game.doing.name(copy), " goes back to the library", seat=seat)
                game.strip(copy)
                game.doing.move_card(copy, Place(copy.owner, "library"))
                moved += 1
        if moved:
            game.doing.shuffle(seat, "library")


TREMERE: Final = Which("vampire", clans=("Tremere", "Tremere antitribu"))


class Assails(Condition, frozen=True):
    """The minion is looking for an opponent for an action to enter combat."""

    said = "this minion would take such an action"

    def holds(self, here: Here) -> bool:
        return here.minion is not None and here.game.passing.now.assailant is here.minion


class OddBlood(Measure, frozen=True):
    """1 where the minion has an odd number of blood, else 0."""

    said = "1 where this minion has an odd number of blood, else 0"

    def of(self, here: Here) -> int:
        return here.minion.blood % 2 if here.minion is not None else 0


_EYE: Final = Which("card", IN_PLAY, name="Eye of Hazimel")


NO_LOCK_BY_OLDER: Final = Upon(
    "as blocked", (NoLock("blocker"),), (Acting("minion"), Is("blocker", Which("vampire", age="older")))
)
CARDS: Final[tuple[Named, ...]] = (
    # Who is sent to torpor by her strike is wounded (ruling).
    vampire(
        "Rabbat, The Sewer Goddess",
        Usable(
            "strike: send a vampire to torpor or burn an ally",
            ("choose strike",),
            (
                MakeStrike(Blow("effect")),
                StrikeDoes(
                    "hits", (If((Is("target", Which("vampire")),), (ToTorpor(wounds=True),), (Burn("target"),)),)
                ),
            ),
        ),
        Usable(
            "move 1 of the blood of the hunt to the pool",
            ("about to hunt",),
            (HuntsForPool(),),
            conditions=(Acting("this"), AtLeast(HuntOf(gained=True), 1)),
        ),
        Standing("undirected only", 1),
        Standing(
            "cannot block",
            1,
            conditions=(Not(ActionTargets("minion")), Not(ActionTargets(which=Which("card", IN_PLAY, on="minion")))),
        ),
        sentences="df20c6 6b9ce8 d37fcf",
    ),
    # All discards and draws are made first, then those cards are shuffled in (ruling).
    vampire(
        "Rachel Brandywine",
        Upon("end of phase", (ShuffleDiscarded(),), (READY, PhaseIs("discard")), turn="yours"),
        sentences="1e3684",
    ),
    vampire(
        "Radu Bistri",
        once_a_turn(
            "unlock",
            "gain 1 blood",
            AddBlood("minion"),
            conditions=(There(Which("card", ANYWHERE, name="Purchase Pact")),),
            torpid=True,
        ),
        sentences="85c133",
    ),
    vampire("Rafael de Corazon", Standing("others yield its title", 1), sentences="60cd6a"),
    vampire(
        "Ramona",
        merged=(once_a_turn("master", "move 1 blood to your pool", MoveBlood("this", "to pool"), torpid=True),),
        sentences="/ 25751a",
        advanced=True,
    ),
    # Only what is not aggravated, even if it is treated as normal (ruling).
    vampire(
        "Randall",
        Usable(
            "prevent 1 damage to another minion",
            ("prevention",),
            (Prevent(1, sort="normal", to=Which(other=True)),),
            conditions=(Not(Quiet()),),
            blood=1,
            once="turn",
            torpid=True,
        ),
        sentences="64067a",
    ),
    vampire(
        "Raphael Catarari",
        Standing("stays locked", OddBlood()),
        Usable(
            "a master phase action: 1 blood more or less",
            ("master",),
            (
                Spend("master phase action"),
                either(
                    Alternative("1 pool to him", (MoveBlood("this", "from pool"),)),
                    Alternative("burn 1 blood", (BurnBlood("this"),), (HasBlood(),)),
                ),
            ),
            turn="yours",
            torpid=True,
        ),
        sentences="ad920c 15f999",
    ),
    vampire(
        "Reg Driscoll",
        Upon(
            "equipped",
            (
                May(
                    (Choose(Which(whose="you", other=True, gets="it")), MoveOnto(moved="it")),
                    "move the equipment to another minion?",
                ),
            ),
            (
                Acting("this", ("equip", "equip from")),
                Is("it", Which("equipment", IN_PLAY, on="this", location=False)),
                Not(Is("it", _EYE)),
            ),
        ),
        sentences="d289bc",
    ),
    vampire(
        "Regina Blake",
        *(Price(-1, each, called="location", payer="you", optional=True, spends=("blood",)) for each in CURRENCIES),
        sentences="25da64",
    ),
    vampire(
        "Reginald Moore",
        Standing("cannot block", 1, conditions=(Is("acting", TREMERE),)),
        Standing("spared", 1, TREMERE, conditions=(Assails(),)),
        sentences="19f723",
    ),
    vampire(
        "Reverend Adams",
        once_a_turn(
            "master",
            "look at the top cards of your library",
            LookAt("library", amount=Counted(GEHENNA)),
            conditions=(There(GEHENNA),),
            torpid=True,
        ),
        NO_LOCK_BY_OLDER,
        sentences="2a55b1 cd38f8",
        advanced=True,
    ),
    vampire("Reverend Adams", NO_LOCK_BY_OLDER, sentences="924f62"),
    vampire(
        "Reverend Blackwood",
        Standing("strike damage", 1, conditions=(StrikeWith(discipline="tha"),)),
        sentences="fa0c5a|1a8abf",
    ),
    vampire(
        "Richard de Worde",
        Upon(
            "successful bleed",
            (
                May(
                    (
                        LookAt("hand", "target"),
                        May(
                            (BurnBlood("this", paid=True), Discard(whose="target")),
                            "burn 1 blood to discard one",
                        ),
                    ),
                    "look at the hand",
                ),
            ),
            about="minion",
        ),
        sentences="60c3e3",
    ),
    vampire(
        "Rigby, Crusade Vanguard",
        Upon(
            "block attempt fails",
            (
                Choose(Which("vampire", IN_PLAY, "predator", words=("bishop",), unfilled=True)),
                GiveBlood("minion", "target"),
            ),
            (
                Is("acting", Which("vampire", words=("sabbat",))),
                There(Which("vampire", IN_PLAY, "predator", words=("bishop",), unfilled=True)),
            ),
            about="this",
            torpid=True,
        ),
        sentences="161763",
    ),
    vampire(
        "Roger de Camden",
        Usable(
            "discard a card that requires Oblivion: a maneuver",
            ("range",),
            (Discard(Which("card", needs="obl")),),
            conditions=(READY, There(Which(whose="you", chosen="both"))),
            once="turn",
        ),
        sentences="1704bf",
    ),
    vampire(
        "Rosa Martínez",
        Upon(
            "unlock phase",
            (AddBlood("this"),),
            (There(Which("vampire", whose="you", other=True, words=("regent",))),),
            turn="yours",
            torpid=True,
        ),
        sentences="8bfafd",
    ),
    vampire("Rosemarie", Price(1, "blood", types=("Combat",), not_disciplines=("for",)), sentences="da9001"),
    # In torpor too (ruling).
    vampire(
        "Roy",
        *upon(
            ("discard phase", "used", "end of phase"), (Lock("this"),), (PhaseIs("discard"), TurnOf("you")), torpid=True
        ),
        sentences="893b46",
    ),
    vampire("Ruth McGinley", Standing("first strike", 1, conditions=(StrikeWith("gun"),)), sentences="aef13b"),
    vampire(
        "Ruxandra",
        Usable(
            "discard any number of cards",
            ("discard",),
            (Spend("discard phase action"), Discard(amount=50, least=1)),
            turn="yours",
            locks=True,
            torpid=True,
        ),
        sentences="ee0976",
    ),
    vampire(
        "Reiner Stoschka",
        Standing("Discipline cards as trifles", 1, whose="any", conditions=(READY,)),
        sentences="c72641",
    ),
)
