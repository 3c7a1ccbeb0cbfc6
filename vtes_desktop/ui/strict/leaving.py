"""What ends with an answer: phases, and the votes that were not cast. A key that may cost those is never the key that
passes (experience.md)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import Option
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.table import Table
from vtes_desktop.ui.languages import later, plural, tr

ENDS: Final = frozenset({"unlock phase", "master phase", "minion phase", "transfers", "influence", "discard phase"})
"""Questions whose quiet answer ends a phase of one's own turn."""
THROWS: Final[frozenset[OptionKind]] = frozenset({"burn", "discard", "drain"})
"""Answers that throw a card away."""
NUMBERS: Final = (
    later("no", "how many"), later("one", "how many"), later("two", "how many"), later("three", "how many"),
    later("four", "how many"), later("five", "how many"), later("six", "how many"), later("seven", "how many"),
    later("eight", "how many"), later("nine", "how many"), later("ten", "how many"),
)  # fmt: skip
NOT_ACTIONS: Final[frozenset[OptionKind]] = frozenset({"pass", "use", "use by hand"})


def has_votes(asked: Asked) -> bool:
    """Whether votes may still be cast by who is asked."""
    return asked.kind == "polling" and any(is_vote(option) for option in asked.options)


def is_vote(option: Option) -> bool:
    """Whether an option casts votes."""
    return option.kind.endswith((" for", " against"))


def ends(asked: Asked) -> bool:
    """Whether the quiet answer to a question ends a phase, or gives votes up."""
    return asked.kind in ENDS or has_votes(asked)


def left_over(asked: Asked, table: Table) -> str:
    """What would be lost by it, as a sentence; empty where nothing is."""
    options = asked.options
    match asked.kind:
        case "minion phase":
            acting = {option.minion or option.copy for option in options if option.kind not in NOT_ACTIONS}
            if not acting - {0}:
                return ""
            many = len(acting)
            return plural(
                "{number} minion can still act.", "{number} minions can still act.", many, number=_number(many)
            )
        case "transfers":
            left = table.tally.get("transfers", 0)
            useful = any(option.kind == "transfer" for option in options)
            if not left or not useful:
                return ""
            return plural("{number} transfer is left.", "{number} transfers are left.", left, number=_number(left))
        case "master phase":
            cards = {option.copy for option in options if option.kind == "master"}
            if not cards:
                return ""
            return plural(
                "{number} master card can still be played.",
                "{number} master cards can still be played.",
                len(cards),
                number=_number(len(cards)),
            )
        case "unlock phase":
            gains = [option for option in options if option.kind == "edge"]
            return tr("{amount} pool for the Edge is not taken yet.", amount=gains[0].amount) if gains else ""
        case "polling" if has_votes(asked):
            votes = votes_left(asked)
            return plural(
                "{number} vote is not cast yet.", "{number} votes are not cast yet.", votes, number=_number(votes)
            )
    return ""


def votes_left(asked: Asked) -> int:
    """How many votes may still be cast on the side that takes more of them, without burning anything."""
    whole = [option.amount for option in asked.options if option.kind.startswith("all ")]
    sums = [
        sum(option.amount for option in asked.options if option.kind.endswith(f" {side}") and not is_whole(option))
        for side in ("for", "against")
    ]
    return max([*whole, *([] if whole else sums)], default=0)


def is_whole(option: Option) -> bool:
    """Whether an option stands for several others at once."""
    return option.kind in ("all for", "all against")


def _number(number: int) -> str:
    return tr(NUMBERS[number], "how many").capitalize() if number < len(NUMBERS) else str(number)
