"""Sentences of minions' own cards that let it or its Methuselah do something: in actions, referendums and phases, for
blood, for the Edge, by locking it (sec. 1.6.1).

A vampire's own text counts in torpor too where it does not speak of a ready one; what it lets one do in a phase, or in
a referendum, it lets one do once (rulings on Qawiyya el-Ghaduba and, for the group of such cards, on Arishat).
"""

from __future__ import annotations

import re
from typing import Final, Literal

from vtes_desktop.abilities.text.clauses.minions import to_give
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, is_self, numeral, of_itself, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_hand_and_blood import COST, paid, usable
from vtes_desktop.abilities.text.sentences.crypt_numbers import WHO, condition
from vtes_desktop.abilities.text.sentences.holdings import of_political_action
from vtes_desktop.abilities.text.sentences.in_play import EVENTS, PHASE, windows_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.vocabulary.aloud import so_many
from vtes_desktop.abilities.words import *

LOCKED: Final = Not(IsUnlocked("this"))
_PHASE: Final = (
    r"(?P<turns>your|any(?: other)? Methuselah's|each other Methuselah's|each Methuselah's|another Methuselah's) "
    rf"{PHASE} phase"
)


# -- in referendums ---------------------------------------------------------------------------------------------------


def _votes(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Votes for the minion, or for each of some minions, in a referendum."""
    amount = numeral(match["n"].removeprefix("+"))
    # For a card of its Methuselah's hand it need not be ready (rulings on Modius and Yewon Ong).
    ready = () if match["discard"] else (IsReady("this"),)
    each = match["each"] and understood(which(match["each"]))
    gained: Words = GainVotes(Counted(each, amount) if each else amount, "minion")
    words = (gained if ready or each else If((IsReady("minion"),), (gained,)),)
    text = "votes" if each else f"+{so_many(amount, 'vote', 'votes')}"
    return (usable(text, ("polling",), paid(match), words, (*ready, *of_political_action(match)), match, "action"),)


# -- in phases --------------------------------------------------------------------------------------------------------


def _in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the minion or its Methuselah may do once in a phase, of hers or of others."""
    groups = match.groupdict()
    if match["does"] not in ("you", "You") and not is_self(match["does"], said.card.name):
        return None
    conditions = condition(match["if"] or groups.get("last"), said)
    what = of_itself(match["what"], said.card.name)
    unlocks = what in ("unlock", "unlock this minion")
    words: tuple[Words, ...] = (Unlock("minion"),) if unlocks else understood(clauses(what))
    conditions = (*conditions, *((LOCKED,) if unlocks else ()), *to_give(words))
    whose, phase = (groups.get("turns") or "your").replace(" Methuselah's", ""), groups.get("phase")
    windows = windows_of(phase) if phase else ANY_TURN
    turn: Literal["yours", "others", "any"] = {"your": "yours", "any": "any", "each": "any"}.get(whose, "others")  # type: ignore[assignment]
    use = usable(match["what"], windows, paid(match), words, conditions, match, "turn", turn)
    if turn == "yours" or phase == "minion":
        return (use,)
    if use.blood or use.pool or use.locks:
        return None
    offer = May((*use.declares, *use.words), match["what"])
    return (Upon(EVENTS[phase or ""], (offer,), conditions, turn=turn, torpid=use.torpid),)


# -- afterwards -------------------------------------------------------------------------------------------------------


def _upon_bleeding(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the minion or its Methuselah gets for a successful bleed of its."""
    what = of_itself(match["what"], said.card.name)
    what = re.sub(r"^(he|she|it|they) ", "this minion ", what)
    gained = re.sub(r"^this minion can (gain \d+ blood)$", r"this minion \1", what)
    words = understood(clauses(gained.replace("this minion gain ", "this minion gains ")))
    conditions: list[Conditions] = [Bled(numeral(match["n"]))] if match["n"] else []
    if match["prey"]:
        conditions.append(BleedsWhom("prey"))
    done = (May(words, match["what"]),) if match["may"] or gained != what else words
    return (Upon("successful bleed", done, tuple(conditions), "minion"),)


_TEMPLATES: Final = (
    sentence(
        rf"During (?:the polling step of )?(?:a|any) (?:referendum|political action), {WHO} (?:can|may) {COST} to "
        rf"(?:gain|get) (?:an additional )?(?P<n>\+?{NUMBER}) votes?(?: for each (?P<each>[^,.]+))?\.",
        _votes,
    ),
    sentence(
        rf"Once each turn, {WHO} (?:can|may) unlock\.",
        lambda match, _: (usable("unlock", ANY_TURN, (), (Unlock("minion"),), (LOCKED,), match, "turn"),),
    ),
    sentence(
        rf"After {WHO} successfully bleeds(?P<prey> your prey)?(?: \(for (?P<n>\d+) or more\))?, "
        r"(?P<may>you (?:can|may) )?(?P<what>[^.]+)\.",
        _upon_bleeding,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(own, _TEMPLATES),
    sentence(
        rf"During {_PHASE}, (?:if (?P<if>[^,]+), )?(?P<does>you|[A-Z][\w'’.\- ]*?) (?:can|may) (?:{COST} to )?"
        r"(?P<what>[^,.]+(?: \([^.)]+\))?)\.",
        _in_phase,
    ),
    sentence(
        rf"During {_PHASE}, (?P<if>)(?P<does>you|[A-Z][\w'’.\- ]*?) (?:can|may) (?:{COST} to )?"
        r"(?P<what>[^,.]+(?: \([^.)]+\))?) if (?P<last>[^,.]+ is ready)\.",
        _in_phase,
    ),
    sentence(
        r"If (?P<if>(?P<subject>[A-Z][\w'’.\- ]*?|he|she|they|it) is (?:ready|unlocked|ready and unlocked)) during "
        rf"{_PHASE}, (?P<does>you|he|she|they|it) (?:can|may) (?:{COST} to )?(?P<what>[^,.]+(?: \([^.)]+\))?)\.",
        _in_phase,
    ),
    sentence(
        rf"(?P<does>[A-Z][\w'’.\- ]*?) (?:can|may) {COST} to (?P<what>unlock) during {_PHASE}(?P<if>)\.",
        _in_phase,
    ),
    sentence(
        rf"(?P<does>You|[A-Z][\w'’.\- ]*?) (?:can|may) {COST} during {_PHASE} to (?P<what>[^,.]+)(?P<if>)\.",
        _in_phase,
    ),
    sentence(
        r"(?:Once d|D)uring your turn, (?:if (?P<if>[^,]+), )?(?P<does>you|[A-Z][\w'’.\- ]*?) (?:can|may) "
        rf"(?:{COST} to )?(?P<what>[^,.]+)\.",
        _in_phase,
    ),
)
