"""Sentences of minions' own cards: aggravated hands for blood, what comes of their blocked and successful actions, what
cards cost them."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which
from vtes_desktop.abilities.text.sentences.crypt import ACTIONS, own
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.cards.terms import CLANS, canonical_clan

_WHO: Final = r"(?P<who>[A-Z][\w'’\"\-, ]*?|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Hh]im|[Hh]er|[Tt]hem)"
_MAY: Final = r"(?:can|may)"
LATER: Final = "may unlock this turn"
"""The mark of a minion that may unlock in the coming discard phase."""


# -- in actions, combats, referendums ------------------------------------------------------------------------------


def _hands(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Aggravated hand strikes for blood, until strikes resolve (rulings on Lambach and Janey Pickman)."""
    return (
        Usable(
            "hand strikes are aggravated",
            IN_ROUND,
            (AddInCombat("aggravated hands"),),
            conditions=(Fights(),),
            by="bearer",
            blood=numeral(match["blood"]),
            once=match["each"],  # type: ignore[arg-type]
        ),
    )


# -- after actions -------------------------------------------------------------------------------------------------


def _later(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Unlocking in the discard phase after an action of a kind: the minion is marked until the turn ends."""
    if match["passes"]:
        conditions: tuple[Conditions, ...] = (Acting(kinds=("political",)), Passed())
    else:
        kinds = ACTIONS.get(match["kind"].replace(" or ", " and "))
        if kinds is None:
            return None
        conditions = (Successful(), Acting(kinds=kinds))
    marked = Is("minion", Which(mark=LATER, locked=True))
    return (
        Upon("after resolution", (Mark(LATER, "minion"),), conditions, torpid=True),
        Usable("unlock", ("discard",), (Unlock("minion"),), conditions=(marked,), turn="yours", torpid=True),
    )


def _blocked(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Blood that the minion burns when it is blocked, before the block resolves; from torpor too (rulings on
    Marialena)."""
    conditions: tuple[Conditions, ...] = (Acting(),)
    if match["by"]:
        blocker = which(match["by"])
        if blocker is None:
            return None
        conditions = (*conditions, Is("blocker", replace(blocker, where=("ready", "torpor"))))
    if match["kinds"]:
        kinds = [ACTIONS.get(each) for each in match["kinds"].split(" or ")]
        if any(each is None for each in kinds):
            return None
        conditions = (*conditions, Acting(kinds=tuple(kind for each in kinds for kind in each or ())))
    return (Upon("as blocked", (BurnBlood("minion", numeral(match["n"])),), conditions, torpid=True),)


# -- costs ---------------------------------------------------------------------------------------------------------

_TYPES: Final[dict[str, tuple[str, ...]]] = {
    "Cards": (), "Combat cards": ("Combat",), "Action cards": ("Action",), "Allies": ("Ally",),
    "Allies and retainers": ("Ally", "Retainer"), "Retainers": ("Retainer",), "Equipment": ("Equipment",),
    "Reaction cards": ("Reaction",), "Action modifier cards": ("Action Modifier",),
}  # fmt: skip
_CLAN: Final = "|".join(map(re.escape, sorted((*CLANS, "Assamite", "Follower of Set"), key=len, reverse=True)))
_NEEDS: Final = re.compile(rf"(?:an? )?(?:(?P<clan>{_CLAN})|[A-Z][\w ]+? \[(?P<code>\w{{3}})\])")


def _needing(text: str) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The clans and Disciplines of which a card must require one: “a Tzimisce or Vicissitude [vic]”."""
    found = [_NEEDS.fullmatch(part) for part in re.split(r" (?:or|and/or) ", text)]
    if any(each is None for each in found):
        return None
    clans = tuple(canonical_clan(each["clan"]) for each in found if each and each["clan"])
    return clans, tuple(each["code"].lower() for each in found if each and each["code"])


def _price(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What cards cost the minion more or less, in the currency that they cost."""
    needs = _needing(match["needs"]) if match["needs"] else ((), ())
    if needs is None or (match["types"] == "Cards" and not match["needs"]):
        return None
    amount = numeral(match["n"].lstrip("+-"))
    amount = -amount if match["n"].startswith("-") or match["less"] else amount
    currencies = [each for each in ("pool", "blood") if each in match["currency"]]
    return tuple(
        Price(amount, each, types=_TYPES[match["types"]], disciplines=needs[1], clans=needs[0])  # type: ignore[arg-type]
        for each in currencies
    )


_TEMPLATES: Final = (
    sentence(
        rf"Once each (?P<each>combat|round)(?: of combat)?, {_WHO} {_MAY} burn (?P<blood>{NUMBER}) blood to make "
        r"(?:the )?damage from (?:his|her|its|their) hand strikes aggravated (?:for the current|that) round\.",
        _hands,
    ),
    sentence(
        rf"If {_WHO} performs (?:a successful (?P<kind>[\w ]+?) action|a political action whose referendum "
        r"(?P<passes>passes)), (?:he|she|it|they) can unlock during the (?:next )?discard phase\.",
        _later,
    ),
    sentence(
        rf"If {_WHO} is blocked(?: by (?P<by>an? [\w ]+?))?(?: when attempting a (?P<kinds>[\w ]+?) action)?, "
        rf"(?:he|she|it|they) burns? (?P<n>{NUMBER}) blood "
        r"(?:before block resolution|\(before combat begins, if any\))\.",
        _blocked,
    ),
    sentence(
        rf"(?P<types>{'|'.join(sorted(_TYPES, key=len, reverse=True))})(?: (?:requiring|that require) "
        rf"(?P<needs>[^,.]+?))? cost {_WHO} (?P<n>[+-]?{NUMBER}) (?P<less>fewer |less )?(?:additional |more )?"
        r"(?P<currency>blood or pool|pool or blood|blood|pool)(?: to recruit or employ)?\.",
        _price,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = where(own, _TEMPLATES)
