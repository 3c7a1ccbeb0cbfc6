"""Sentences of locations and other cards that Methuselahs hold: locked for something in a phase or a referendum,
numbers of whole clans, counters, prices, and how they are burned."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which
from vtes_desktop.abilities.text.sentences.in_play import EVENTS, declared
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Window

_LOCK: Final = r"(?:[Yy]ou (?:can|may) lock this (?:card|location)|[Ll]ock(?: this (?:card|location))?)"
_PHASE: Final = r"(?P<phase>unlock|master|minion|influence|discard)"


def _locked_in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card that is locked in a phase of its controller for something, and perhaps pool."""
    words = clauses(match["what"])
    if words is None:
        return None
    chosen, rest = declared(words)
    pool = numeral(match["pool"]) if match["pool"] else 0
    windows = MINION_PHASE if match["phase"] == "minion" else (match["phase"],)
    return (Usable(match["what"], windows, rest, chosen, turn="yours", locks=True, pool=pool),)  # type: ignore[arg-type]


def of_political_action(match: re.Match[str]) -> tuple[Conditions, ...]:
    """What the polling step of a *political action* asks for: the referendum of a blood hunt is none (sec. 6.5.6)."""
    return (ActionIs(("political",)),) if "political action" in match[0] else ()


def _votes_of_each(match: re.Match[str], said: Sentence) -> Pieces | None:
    meant = which(match["which"])
    if meant is None:
        return None
    each = WithEach(replace(meant, where=("ready",)), (GainVotes(int(match["n"]), "target"),))
    return (Usable(f"{match['n']} for each", ("polling",), (each,), (), of_political_action(match), locks=True),)


def _called_to_burn(match: re.Match[str], said: Sentence) -> Pieces | None:
    meant = which(match["who"][:1].lower() + match["who"][1:]) or which(match["who"])
    if meant is None:
        return None
    act = InPlayAction(
        "call a referendum to burn it",
        (Burn("this"),),
        "political",
        int(match["stealth"]),
        by=replace(meant, where=("ready",)),
        pool=numeral(match["pool"]) if match["pool"] else 0,
    )
    return (act,)


def _counter_in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    if said.mode is None:
        return None
    amount = numeral(match["n"]) * (-1 if match["what"] == "burn" else 1)
    if match["can"]:
        enough: tuple[Conditions, ...] = (AtLeast(CountersOn(who="this"), -amount),) if amount < 0 else ()
        window: Window = match["phase"]  # type: ignore[assignment]
        text = f"{match['what']} {match['n']} counter"
        return (Usable(text, (window,), (Count(amount, who="this"),), conditions=enough, turn="yours", once="turn"),)
    return (Upon(EVENTS[match["phase"]], (Count(amount, who="this"),), turn="yours"),)


def _price_for(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What some cards cost minions less: also one in torpor, which plays modifiers in its actions (sec. 6.5.1)."""
    meant = which(match["who"])
    if meant is None:
        return None
    amount = numeral(match["n"] or match["minus"])
    codes = (match["code"].lower(),)
    return (Price(-amount, "blood", disciplines=codes, payer="any", of=replace(meant, where=("ready", "torpor"))),)


_TEMPLATES: Final = (
    says(
        r"(?:Master|Unique master|Master: (?:unique )?(?:location|master|haven|archetype|trifle)"
        r"|Master: (?:Black Hand|watchtower)"
        r"|Unique location|Location|Watchtower|Unique event|Inconnu)\.",
        Silent(),
    ),
    sentence(
        rf"{_LOCK}(?: and burn (?P<pool>{NUMBER}) pool)? during your {_PHASE} phase to (?P<what>[^.]+)\.",
        _locked_in_phase,
    ),
    sentence(
        rf"During your {_PHASE} phase, {_LOCK}(?: and burn (?P<pool>{NUMBER}) pool)? to (?P<what>[^.]+)\.",
        _locked_in_phase,
    ),
    sentence(
        rf"(?:During the polling step of a (?:referendum|political action), )?{_LOCK}"
        r"(?: during the polling step of a (?:referendum|political action))?"
        r" to give each (?P<which>[^,.]+? you control) (?P<n>\+\d+) votes?\.",
        _votes_of_each,
    ),
    sentence(
        rf"Cards (?:requiring|that require) [\w ]+? \[(?P<code>\w{{3}})\] cost (?P<who>[A-Z][\w ]*?)"
        rf" (?:(?P<n>{NUMBER}) (?:fewer|less)|-(?P<minus>\d)) blood\.",
        _price_for,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *played_as(("Master", "Event"), _TEMPLATES, stays=True),
    says(
        r"Burn this card if another watchtower enters play\.",
        Upon("enters play", (Burn("this"),), (Is("it", Which("card", other=True, called="watchtower")),)),
    ),
    sentence(
        r"(?P<who>(?:Any |A |An )?[\w-]+(?: [\w-]+)*?) (?:can|may) call a referendum to burn this card as a"
        rf" \+(?P<stealth>\d) stealth political action(?: that costs (?P<pool>{NUMBER}) pool)?\.",
        _called_to_burn,
    ),
    sentence(
        rf"During your {_PHASE} phase, (?P<can>you (?:can|may) )?(?P<what>burn|add) (?P<n>{NUMBER}) counters?"
        r" (?:from|to|on) this card\.",
        _counter_in_phase,
    ),
)
"""What master cards and events say of themselves as long as they are in play."""
