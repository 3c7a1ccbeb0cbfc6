"""Clauses of minions' own cards: blood moved between minions and stolen, locks either way, cards discarded."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.clauses.blood import gain_blood
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which, who
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *


def _move_blood(match: re.Match[str]) -> Sequence[Words] | None:
    """Blood moved from one minion to another, of which one at least is known."""
    giver, taker, amount = who(match["from"]), who(match["to"]), numeral(match["n"])
    if giver is not None and taker is None:
        return (Choose(understood(which(match["to"]))), GiveBlood(giver, "target", amount))
    if taker is not None and giver is None:
        chosen = replace(understood(which(match["from"])), blood="some")
        return (Choose(chosen), GiveBlood("target", taker, amount))
    return None


def to_give(words: Sequence[Words]) -> tuple[Conditions, ...]:
    """What one's own minion must have to give what it may give: all of it, or one where it is “up to” so much."""
    gifts = [word for word in words if isinstance(word, GiveBlood) and word.source == "minion"]
    return tuple(AtLeast(BloodOn("minion"), 1 if gift.up_to else gift.amount) for gift in gifts)


def steal_blood(match: re.Match[str]) -> Sequence[Words] | None:
    """Blood or life that is stolen from one that is chosen, where it is said so up to that much."""
    meant = understood(which(match["who"]))
    # (D) reminds of what is mostly directed: one's own other minions may be stolen from, too (sec. 6.2.2.1).
    meant = replace(meant, other=True) if meant.whose == "any" else meant
    return (Choose(meant), GiveBlood("target", "minion", numeral(match["n"]), up_to=bool(match.groupdict().get("up"))))


CLAUSES: Final = (
    clause(rf"move (?P<n>{NUMBER}) blood from (?P<from>(?!the )[^,.]+?) to (?P<to>[^,.]+)", _move_blood),
    clause(
        rf"steal (?P<up>up to )?(?P<n>{NUMBER}) blood(?: or life \(becoming blood\))? from (?P<who>[^,.]+)",
        steal_blood,
    ),
    clause(
        r"lock or unlock (?P<who>[^,.]+)",
        meaning(
            which,
            lambda meant, _: (
                Choose(meant),
                Either((Alternative("lock", (Lock("target"),)), Alternative("unlock", (Unlock("target"),)))),
            ),
        ),
    ),
    clause(rf"give (?P<who>this minion) (?P<n>{NUMBER}) blood from the (?:blood )?bank", gain_blood),
    always(r"discard (?:one|1|a) card(?: \(draw(?: up)? afterward\))?", Discard()),
)
