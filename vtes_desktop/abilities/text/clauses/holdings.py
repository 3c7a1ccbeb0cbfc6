"""Clauses of allies, locations and other cards in play: life for vampires burned, cards given and taken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from vtes_desktop.abilities.text.clauses.minions import steal_blood
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.torpor.diablerie import COMMITTED_IN

_BURNED: Final = Which("card", ("ash heap",))


def _burn_to_gain(match: re.Match[str]) -> Sequence[Words] | None:
    # Nothing is gained of what is not burned after all (rulings on Sacrificial Lamb).
    gained = If((Is("target", _BURNED),), (AddBlood("minion", numeral(match["n"])),))
    return (Choose(understood(which(match["who"]))), Burn("target"), gained)


CLAUSES: Final = (
    always(
        r"burn a vampire who has committed diablerie since your last turn",
        Choose(Which("vampire", ("ready", "torpor"), since=COMMITTED_IN)),
        Burn("target"),
    ),
    clause(
        rf"add (?P<n>{NUMBER}) life to an ally you control who has fewer life than its starting life",
        lambda match: (Choose(Which("ally", whose="you", wounded=True)), AddBlood("target", numeral(match["n"]))),
    ),
    clause(
        rf"burn (?P<who>an? [^,.]+?) to (?:gain|give (?:him|her|it)self) (?P<n>{NUMBER}) (?:life|blood)", _burn_to_gain
    ),
    clause(
        rf"steal (?P<n>{NUMBER}) (?:blood|life)(?: or life)?(?: \((?:becoming|it becomes|as) (?:a )?life\))?"
        r"(?: as life)? from (?P<who>an? [^,.]+?)",
        steal_blood,
    ),
    clause(
        rf"burn (?P<n>{NUMBER}) (?:blood or life|life) from (?P<who>an? [^,.]+)",
        meaning(which, lambda meant, match: (Choose(meant), BurnBlood("target", numeral(match["n"])))),
    ),
    always(r"draw (?:1|a) card from your crypt", DrawCrypt()),
)
