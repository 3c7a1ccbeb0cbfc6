"""Sentences of minions' own cards: what they may burn blood, pool or the Edge for, what counts while they are
ready, what comes of their blocked and successful actions and of the referendums they call."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, is_self, numeral, which
from vtes_desktop.abilities.text.sentences.crypt import ACTIONS, own
from vtes_desktop.abilities.text.sentences.in_play import declared
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.cards.terms import CLANS, canonical_clan
from vtes_desktop.rules.moments import Window

_PHASES: Final[dict[str, Window]] = {
    "unlock": "unlock", "master": "master", "minion": "minion", "influence": "influence", "discard": "discard",
}  # fmt: skip
_WHO: Final = r"(?P<who>[A-Z][\w'’\"\-, ]*?|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Hh]im|[Hh]er|[Tt]hem)"
_MAY: Final = r"(?:can|may)"
_PHASE: Final = r"(?P<phase>unlock|master|minion|influence|discard)"
_COST: Final = (
    rf"(?:burn (?P<blood>{NUMBER}) blood to |burn (?P<pool>{NUMBER}) pool to |(?P<edge>burn the Edge to )"
    r"|lock (?P<locks>him|her|it|them) to )?"
)
LATER: Final = "may unlock this turn"
"""The mark of a minion that may unlock in the coming discard phase."""


def _once(word: str | None) -> Once:
    """How often something may be used: “Once each turn”."""
    last = (word or "").split()[-1:]
    return {"turn": "turn", "action": "action", "combat": "combat", "round": "round", "game": "game"}.get(  # type: ignore[return-value]
        last[0] if last else "", ""
    )


def own_words(text: str, said: Sentence) -> tuple[Words, ...] | None:
    """What a clause does that may speak of the minion whose card it is."""
    name = said.card.name
    if text == "unlock":
        return (Unlock("minion"),)
    if (found := re.fullmatch(r"unlock (?P<who>[\w'’ ]+)", text)) and is_self(found["who"], name):
        return (Unlock("minion"),)
    if re.fullmatch(r"(?:get|gain) \+?(?:1|an?)(?: additional)? master phase action", text):
        return (Gain("master phase action"),)
    if found := re.fullmatch(rf"gain (?P<n>{NUMBER}) blood", text):
        return (AddBlood("minion", numeral(found["n"])),)
    if (found := re.fullmatch(rf"give (?P<who>[\w'’ ]+) (?P<n>{NUMBER}) blood from the blood bank", text)) and is_self(
        found["who"], name
    ):
        return (AddBlood("minion", numeral(found["n"])),)
    return clauses(text)


def _paid_use(
    match: re.Match[str],
    said: Sentence,
    windows: tuple[Window, ...],
    *,
    conditions: Sequence[Conditions] = (),
    turn: str = "any",
    once: Once = "turn",
    torpid: bool = False,
) -> Pieces | None:
    """Something that may be used for what the sentence says it costs."""
    words = own_words(match["what"], said)
    if words is None:
        return None
    chosen, rest = declared(words)
    groups = match.groupdict()
    if groups.get("edge"):
        rest = (BurnEdge(), *rest)
        conditions = (*conditions, HasEdge())
    if Unlock("minion") in rest:
        conditions = (*conditions, Is("minion", Which(locked=True)))
    return (
        Usable(
            match["what"],
            windows,
            rest,
            chosen,
            conditions=tuple(conditions),
            turn=turn,  # type: ignore[arg-type]
            locks=bool(groups.get("locks")),
            blood=numeral(groups["blood"]) if groups.get("blood") else 0,
            pool=numeral(groups["pool"]) if groups.get("pool") else 0,
            once=once,
            torpid=torpid,
        ),
    )


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
            once=_once(match["each"]),
        ),
    )


# -- in phases -----------------------------------------------------------------------------------------------------


def _in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What may be done once in a phase of one's own; without a word of being ready, from torpor as well."""
    groups = match.groupdict()
    user = groups.get("user") or "you"
    if user.lower() != "you" and not is_self(user, said.card.name):
        return None
    ready = groups.get("ready")
    if ready and not is_self(ready, said.card.name):
        return None
    if match["what"].startswith("burn ") and not _COST_FREE.fullmatch(match["what"]):
        return None
    windows = (_PHASES[match["phase"]],)
    conditions: tuple[Conditions, ...] = (IsReady("this"),) if ready else ()
    return _paid_use(match, said, windows, conditions=conditions, turn="yours", torpid=not ready)


_COST_FREE: Final = re.compile(r"burn (?!\d|a |an |the Edge)[^.]*")


# -- after actions -------------------------------------------------------------------------------------------------


def _after_success(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What may be done after a successful action of the minion, once for each."""
    groups = match.groupdict()
    user = groups.get("user") or "you"
    if user.lower() != "you" and not is_self(user, said.card.name):
        return None
    kind = groups.get("kind") or groups.get("doing") or "bleed"
    kinds = ACTIONS.get(kind)
    if kinds is None:
        return None
    conditions: tuple[Conditions, ...] = (Successful(), Acting(kinds=kinds))
    if kinds == ("bleed",):
        conditions = (*conditions, Bled())
    if groups.get("doing") and kinds == ("hunt",):
        conditions = (Acting(), HuntSuccessful())
    if groups.get("prey"):
        conditions = (*conditions, BleedsWhom("prey"))
    once: Once = "turn" if groups.get("each") else "action"
    return _paid_use(match, said, ("after resolution",), conditions=conditions, once=once, torpid=True)


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


def _passed(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What comes of a referendum that passes and was called by the minion, after it is resolved (rulings on Armin
    Brenner)."""
    conditions: tuple[Conditions, ...] = (Acting(kinds=("political",)), Passed())
    if match["may"]:
        return _paid_use(match, said, ("after resolution",), conditions=conditions, once="action", torpid=True)
    words = own_words(match["what"], said)
    if words is None or any(isinstance(word, Choose) for word in words):
        return None
    return (Upon("after resolution", words, conditions, torpid=True),)


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
        rf"(?P<each>Once each (?:combat|round))(?: of combat)?, {_WHO} {_MAY} burn (?P<blood>{NUMBER}) blood to make "
        r"(?:the )?damage from (?:his|her|its|their) hand strikes aggravated (?:for the current|that) round\.",
        _hands,
    ),
    sentence(
        rf"(?:(?P<each>Once each turn), )?{_WHO} {_MAY} {_COST}(?P<what>[^.]+?) after (?:performing a successful "
        r"(?P<kind>\w+) action(?: \(even if the referendum failed\))?|successfully "
        r"(?P<doing>hunting|bleeding)(?P<prey> your prey)?)\.",
        _after_success,
    ),
    sentence(
        rf"If {_WHO} performs (?:a successful (?P<kind>[\w ]+?) action|a political action whose referendum "
        r"(?P<passes>passes)), (?:he|she|it|they) can unlock during the (?:next )?discard phase\.",
        _later,
    ),
    sentence(
        rf"(?:When|After) a referendum (?:called by )?{_WHO}(?: calls)? passes, you (?P<may>can |may )?(?P<what>[^.]+?)"
        r"(?: after resolving the referendum)?\.",
        _passed,
    ),
    sentence(
        r"You (?P<may>can|may) (?P<what>unlock (?P<who>[\w'’ ]+?)) after a referendum called by (?:him|her|it|them) "
        r"passes\.",
        _passed,
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
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(own, _TEMPLATES),
    sentence(
        rf"If (?P<ready>[\w'’ ]+?) is ready during your {_PHASE} phase, (?P<user>you|he|she|it) {_MAY} {_COST}"
        r"(?P<what>[^.]+)\.",
        _in_phase,
    ),
)
