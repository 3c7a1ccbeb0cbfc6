"""Sentences of locations and other cards that Methuselahs hold: locked for something in a phase or a referendum,
numbers of whole clans, counters, prices, and how they are burned."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which, within
from vtes_desktop.abilities.text.sentences.in_play import EVENTS, PHASE, parted, windows_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_LOCK: Final = r"(?:[Yy]ou (?:can|may) lock this (?:card|location)|[Ll]ock(?: this (?:card|location))?)"
_PAY: Final = rf"(?: and burn (?P<pool>{NUMBER}) pool)?"
_POLLING: Final = r"[Dd]uring the polling step of a (?:referendum|political action)"


def _locked_in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card that is locked in a phase of its controller for something, and perhaps pool."""
    words = parted(understood(clauses(match["what"])))
    pool = numeral(match["pool"])
    return (Usable(match["what"], windows_of(match["phase"]), *words, turn="yours", locks=True, pool=pool),)


def of_political_action(match: re.Match[str]) -> tuple[Conditions, ...]:
    """What the polling step of a *political action* asks for: the referendum of a blood hunt is none (sec. 6.5.6)."""
    return (ActionIs(("political",)),) if "political action" in match[0] else ()


def _votes_of_each(match: re.Match[str], said: Sentence) -> Pieces | None:
    meant = replace(understood(which(match["which"])), where=("ready",))
    each = WithEach(meant, (GainVotes(int(match["n"]), "target"),))
    return (Usable(f"{match['n']} for each", ("polling",), (each,), (), of_political_action(match), locks=True),)


def _called_to_burn(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (
        InPlayAction(
            "call a referendum to burn it",
            (Burn("this"),),
            "political",
            int(match["stealth"]),
            by=replace(understood(which(within(match["who"]))), where=("ready",)),
            pool=numeral(match["pool"]),
        ),
    )


def _counter_in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    if said.mode is None:
        return None
    burns = match["what"] == "burn"
    amount = numeral(match["n"])
    words = (Count(-amount if burns else amount, who="this"),)
    if match["can"]:
        enough = (AtLeast(CountersOn(who="this"), amount),) if burns else ()
        text = f"{match['what']} {match['n']} counter"
        return (Usable(text, (match["phase"],), words, conditions=enough, turn="yours", once="turn"),)  # type: ignore[arg-type]
    return (Upon(EVENTS[match["phase"]], words, turn="yours"),)


def _price_for(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What some cards cost minions less: also one in torpor, which plays modifiers in its actions (sec. 6.5.1)."""
    amount = numeral(match["n"] or match["minus"])
    of = replace(understood(which(match["who"])), where=("ready", "torpor"))
    return (Price(-amount, "blood", disciplines=(match["code"].lower(),), payer="any", of=of),)


_TEMPLATES: Final = (
    says(
        r"(?:Master|Unique master|Master: (?:unique )?(?:location|master|haven|archetype|trifle)"
        r"|Master: (?:Black Hand|watchtower)"
        r"|Unique location|Location|Watchtower|Unique event|Inconnu)\.",
        Silent(),
    ),
    sentence(
        rf"{_LOCK}{_PAY} during your {PHASE} phase to (?P<what>[^.]+)\.",
        _locked_in_phase,
    ),
    sentence(
        rf"During your {PHASE} phase, {_LOCK}{_PAY} to (?P<what>[^.]+)\.",
        _locked_in_phase,
    ),
    sentence(
        rf"(?:{_POLLING}, )?{_LOCK}(?: {_POLLING})? to give each (?P<which>[^,.]+? you control) (?P<n>\+\d+) votes?\.",
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
        rf"During your {PHASE} phase, (?P<can>you (?:can|may) )?(?P<what>burn|add) (?P<n>{NUMBER}) counters?"
        r" (?:from|to|on) this card\.",
        _counter_in_phase,
    ),
)
"""What master cards and events say of themselves as long as they are in play."""
