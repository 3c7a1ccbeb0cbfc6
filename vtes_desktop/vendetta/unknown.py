"""What no card file says: its player is asked for it when it is needed, from the card in front of her, and everybody
reads what she said."""

from __future__ import annotations

from typing import Final

from vtes_desktop.table.asking import Option, Procedure, choose
from vtes_desktop.table.table import Copy
from vtes_desktop.vendetta.cards import STEPS, Ally, Drain
from vtes_desktop.vendetta.game import Game
from vtes_desktop.vendetta.power import SAID, printed

STEP: Final = "step said"
"""The mark on a Clan card whose step is in no file."""
HIGHEST: Final = 12
"""No printed number is higher."""
ASKED: Final = {
    "influence": "How much Influence is {} worth at the end?",
    "feed": "How much Blood does {} give in the Feed phase?",
    "drained blood": "How much Blood does {} give when Drained?",
    "drained influence": "How much Influence is {} worth at the end, Drained?",
}
"""The values of an Ally, as the marks on it are called, and how one is asked."""


def printed_value(ally: Ally, what: str) -> int | None:
    """A value of an Ally or a Victim; None where no file says it."""
    unsure = ally.unsure or ()
    drain = ally.drain or Drain()
    found, field = {
        "influence": (ally.influence, "influence"),
        "feed": (ally.feed, "feed"),
        "drained blood": (drain.blood, "drain"),
        "drained influence": (drain.influence, "drain"),
    }[what]
    return None if field in unsure else found


def said_value(copy: Copy, ally: Ally | None, what: str) -> int | None:
    """A value of an Ally or a Victim as far as it was printed or said."""
    if ally is None:
        return 0
    found = printed_value(ally, what)
    if found is not None:
        return found
    said = copy.marks.get(what, "")
    return int(said) if said.isascii() and said.isdigit() else None


def value(game: Game, copy: Copy, what: str) -> Procedure[int]:
    """A value of an Ally or a Victim; its player says it where no file does (Y1)."""
    found = said_value(copy, game.face(copy).ally, what)
    if found is None:
        found = yield from _number(game, copy, ASKED[what].format(game.name(copy)), "Y1")
        game.mark(copy, what, str(found))
    return found


def is_vampire(game: Game, copy: Copy) -> Procedure[bool]:
    """Whether an Ally is a Vampire; its player says so where no file does."""
    ally = game.face(copy).ally
    if ally is None:
        return False
    if ally.vampire is not None and "vampire" not in (ally.unsure or ()):
        return ally.vampire
    if "vampire" not in copy.marks:
        question = f"Is {game.name(copy)} a Vampire?"
        said = yield from game.confirm(copy.controller, "vampire", question, "Y5", copy.id)
        game.mark(copy, "vampire", "yes" if said else "no")
        game.say(
            game.who(copy.controller), " says that ", game.doing.name(copy), f" is {'' if said else 'not '}a Vampire"
        )
    return copy.marks["vampire"] == "yes"


def say_power(game: Game, copy: Copy) -> Procedure[None]:
    """Have the printed Power of a Deployed card said, where no file says it (Y7)."""
    if printed(copy, game.faces) is None:
        found = yield from _number(game, copy, f"What is the printed Power of {game.name(copy)}?", "Y7")
        game.mark(copy, SAID, str(found))


def say_step(game: Game, copy: Copy) -> Procedure[None]:
    """Have the step of a Deployed card said, where no file says it (Y7)."""
    if game.face(copy).step is None and STEP not in copy.marks:
        options = tuple(Option("step", step.capitalize(), level=step) for step in (*STEPS, "passive"))
        question = f"When does {game.name(copy)} take effect?"
        option = yield from choose(copy.controller, "step", question, options, "Y7", copy.id)
        game.mark(copy, STEP, option.level)
        article = "an" if option.text[0] in "AEIOU" else "a"
        game.say(game.who(copy.controller), " says that ", game.doing.name(copy), f" is {article} {option.text} card")


def step_of(game: Game, copy: Copy) -> str:
    """When a Clan card takes effect; empty where nobody has said it."""
    return game.face(copy).step or copy.marks.get(STEP, "")


def _number(game: Game, copy: Copy, question: str, rule: str) -> Procedure[int]:
    options = tuple(Option("number", str(each), amount=each) for each in range(HIGHEST + 1))
    option = yield from choose(copy.controller, "number", question, options, rule, copy.id)
    game.say(game.who(copy.controller), f" says: {question} ", game.doing.name(copy), f": {option.amount}")
    return option.amount
