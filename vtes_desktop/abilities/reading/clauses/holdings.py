"""Clauses of allies, locations and other cards in play: life for vampires burned, cards given and taken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.reading.nouns import NUMBER, number, which
from vtes_desktop.abilities.reading.template import clause
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.blood import AddBlood, BurnBlood, GiveBlood
from vtes_desktop.abilities.words.cards import Burn
from vtes_desktop.abilities.words.choosing import Choose
from vtes_desktop.abilities.words.flow import Words
from vtes_desktop.abilities.words.masters import DrawCrypt
from vtes_desktop.rules.diablerie import COMMITTED_IN


def _burn_to_gain(match: re.Match[str]) -> Sequence[Words] | None:
    meant = which(match["who"])
    if meant is None:
        return None
    return (Choose(meant), Burn("target"), AddBlood("minion", number(match["n"])))


def _steal_blood(match: re.Match[str]) -> Sequence[Words] | None:
    meant = which(match["who"])
    if meant is None:
        return None
    meant = replace(meant, whose="others") if meant.whose == "any" else meant
    return (Choose(meant), GiveBlood("target", "minion", number(match["n"])))


def _burn_blood(match: re.Match[str]) -> Sequence[Words] | None:
    meant = which(match["who"])
    return (Choose(meant), BurnBlood("target", number(match["n"]))) if meant is not None else None


def _add_life(match: re.Match[str]) -> Sequence[Words] | None:
    meant = which(match["who"])
    return (
        (Choose(meant), AddBlood("target", number(match["n"]))) if meant is not None and meant.kind == "ally" else None
    )


def _each_gains(match: re.Match[str]) -> Sequence[Words] | None:
    meant = which(match["who"])
    return (Choose(meant), AddBlood("target", number(match["n"]))) if meant is not None else None


CLAUSES: Final = (
    clause(
        r"burn a vampire who has committed diablerie since your last turn",
        lambda _: (Choose(Which("vampire", ("ready", "torpor"), since=COMMITTED_IN)), Burn("target")),
    ),
    clause(
        rf"add (?P<n>{NUMBER}) life to an ally you control who has fewer life than its starting life",
        lambda match: (Choose(Which("ally", whose="you", wounded=True)), AddBlood("target", number(match["n"]))),
    ),
    clause(
        rf"burn (?P<who>an? [^,.]+?) to (?:gain|give (?:him|her|it)self) (?P<n>{NUMBER}) (?:life|blood)", _burn_to_gain
    ),
    clause(
        rf"steal (?P<n>{NUMBER}) (?:blood|life)(?: or life)?(?: \((?:becoming|it becomes|as) (?:a )?life\))?"
        r"(?: as life)? from (?P<who>an? [^,.]+?)",
        _steal_blood,
    ),
    clause(rf"burn (?P<n>{NUMBER}) (?:blood or life|life) from (?P<who>an? [^,.]+)", _burn_blood),
    clause(rf"add (?P<n>{NUMBER}) life to (?P<who>an? [^,.]+)", _add_life),
    clause(rf"give (?P<who>an? [^,.]+? you control) (?P<n>{NUMBER}) blood(?: from the (?:blood )?bank)?", _each_gains),
    clause(r"draw (?:1|a) card from your crypt", lambda _: (DrawCrypt(),)),
    clause(r"burn an equipment on (?P<who>an? [^,.]+)", lambda match: _on(match, "equipment")),
    clause(r"burn a retainer on (?P<who>an? [^,.]+)", lambda match: _on(match, "retainer")),
)


def _on(match: re.Match[str], kind: str) -> Sequence[Words] | None:
    """A card on a minion of somebody: on any that she controls."""
    meant = which(match["who"])
    if meant is None or meant.kind != "minion" or meant.locked is not None or meant.words:
        return None
    return (Choose(Which(kind, meant.where, meant.whose)), Burn("target"))
