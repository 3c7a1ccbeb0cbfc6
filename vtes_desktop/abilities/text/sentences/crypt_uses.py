"""Sentences of minions' own cards that let it or its Methuselah do something: in actions, referendums and phases, for
blood, for the Edge, by locking it (sec. 1.6.1).

A vampire's own text counts in torpor too where it does not speak of a ready one; what it lets one do in a phase, or in
a referendum, it lets one do once (rulings on Qawiyya el-Ghaduba and, for the group of such cards, on Arishat).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.clauses.minions import to_give
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, is_self, numeral, of_itself, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_numbers import WHO, condition
from vtes_desktop.abilities.text.sentences.holdings import of_political_action
from vtes_desktop.abilities.text.sentences.in_play import EVENTS, declared
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Window

LOCKED: Final = Not(IsUnlocked("this"))
_PHASE: Final = (
    r"(?P<turns>your|any(?: other)? Methuselah's|each other Methuselah's|each Methuselah's|another Methuselah's) "
    r"(?P<phase>unlock|master|minion|influence|discard) phase"
)
_COST: Final = (
    rf"(?:burn (?P<blood>{NUMBER}) blood|burn (?P<pool>{NUMBER}) pool|(?P<edge>burn the Edge)|"
    r"(?P<lock>lock(?: (?:him|her|this minion))?)|"
    r"discard a (?P<type>master|political action) card(?: \[[A-Z ]+\])?(?: from your hand)?)"
)


def _usable(
    text: str,
    windows: tuple[Window, ...],
    words: Iterable[Words],
    conditions: Iterable[Conditions],
    once: Once,
    match: re.Match[str],
    turn: str = "any",
) -> Usable:
    """A use with what the match says of its cost."""
    groups = match.groupdict()
    before: list[BurnEdge | Discard] = []
    if groups.get("edge"):
        before.append(BurnEdge())
    if groups.get("type"):
        before.append(Discard(Which(groups["type"])))
    asked = tuple(conditions)
    chosen, rest = declared((*before, *words))
    if chosen and before:
        # What it costs is asked for before anything is chosen.
        asked = (
            *asked,
            *(
                HasEdge() if isinstance(each, BurnEdge) else There(replace(each.which, where=("hand",), whose="you"))
                for each in before
            ),
        )
    return Usable(
        text,
        windows,
        rest,
        chosen,
        asked,
        turn,  # type: ignore[arg-type]
        locks=bool(groups.get("lock")),
        blood=numeral(groups["blood"]) if groups.get("blood") else 0,
        pool=numeral(groups["pool"]) if groups.get("pool") else 0,
        once=once,
        torpid=not any(isinstance(each, IsReady) for each in asked),
    )


# -- in actions -------------------------------------------------------------------------------------------------------

_STAT: Final = r"(?:an additional )?\+(?P<n>\d+) (?P<stat>bleed|stealth|intercept)"


def _in_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Blood for bleed, stealth or intercept of the minion itself, or of another."""
    groups = match.groupdict()
    stat, amount = match["stat"], int(match["n"])
    conditions: list[Conditions] = []
    each = (groups.get("each") or "").split()
    once: Once = each[-1] if each else ""  # type: ignore[assignment]
    kind = groups.get("kind") or ""
    if kind.strip() == "directed":
        conditions.append(Acting(directed=True))
    elif kind.strip() == "bleed":
        conditions.append(ActionIs(("bleed",)))
    elif kind.strip():
        return None
    whom = groups.get("whom")
    meant: Which | None = Which(own=True)
    if whom:
        meant = {"the acting minion": Which(), "a blocking minion": Which(), "a minion": Which()}.get(whom)
        meant = meant or which(re.sub(r"^the (?=acting )|\b(?:acting|blocking) ", "", whom))
        if meant is None:
            return None
        meant = replace(meant, where=("ready",))
        if (stat == "intercept" and " acting " in whom) or (stat != "intercept" and " blocking " in whom):
            return None
    assert meant is not None
    word, windows, more = number_given(stat, amount, meant)
    return (_usable(f"+{amount} {stat}", windows, (word,), (*conditions, *more), once, match),)


def number_given(stat: str, amount: int, meant: Which) -> tuple[Words, tuple[Window, ...], tuple[Conditions, ...]]:
    """What gives a number to a minion that is meant: the word, when, and what must be so."""
    if stat == "bleed":
        return AddBleed(amount), IN_ACTION, (ActionIs(("bleed",)), Is("acting", meant))
    if stat == "stealth":
        return AddStealth(amount), ("block attempt",), (Is("acting", meant), StealthNeeded())
    return AddIntercept("blocker", amount), ("block attempt",), (InterceptNeeded(meant),)


# -- in referendums ---------------------------------------------------------------------------------------------------


def _votes(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Votes for the minion, or for each of some minions, in a referendum."""
    amount = numeral(match["n"].removeprefix("+"))
    # For a card of its Methuselah's hand it need not be ready (rulings on Modius and Yewon Ong).
    ready = () if match.groupdict().get("type") else (IsReady("this"),)
    conditions: tuple[Conditions, ...] = (*ready, *of_political_action(match))
    if match["each"]:
        meant = which(match["each"])
        if meant is None:
            return None
        words = (GainVotes(Counted(meant, amount), "minion"),)
        return (_usable("votes", ("polling",), words, conditions, "action", match),)
    gained: tuple[Words, ...] = (GainVotes(amount, "minion"),)
    if not ready:
        gained = (If((IsReady("minion"),), gained),)
    return (_usable(f"+{amount} votes", ("polling",), gained, conditions, "action", match),)


# -- in phases --------------------------------------------------------------------------------------------------------


def _in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the minion or its Methuselah may do once in a phase, of hers or of others."""
    groups = match.groupdict()
    who = match["does"]
    if who not in ("you", "You") and not is_self(who, said.card.name):
        return None
    conditions: tuple[Conditions, ...] = ()
    if match["if"] or groups.get("last"):
        asked = condition(match["if"] or groups["last"], said)
        if asked is None:
            return None
        conditions = asked
    what = of_itself(match["what"], said.card.name)
    unlocks = what in ("unlock", "unlock this minion")
    words: tuple[Words, ...] | None = (Unlock("minion"),) if unlocks else clauses(what)
    if words is None:
        return None
    if unlocks:
        conditions = (*conditions, LOCKED)
    conditions = (*conditions, *to_give(words))
    turns, phase = (groups.get("turns") or "your", groups.get("phase") or "")
    if turns == "your":
        windows = MINION_PHASE if phase == "minion" else (phase,) if phase else ANY_TURN
        return (_usable(match["what"], windows, words, conditions, "turn", match, "yours"),)  # type: ignore[arg-type]
    turn = {"any": "any", "each": "any"}.get(turns.replace(" Methuselah's", ""), "others")
    windows = MINION_PHASE if phase == "minion" else (phase,)
    use = _usable(match["what"], windows, words, conditions, "turn", match, turn)  # type: ignore[arg-type]
    if phase == "minion":
        return (use,)
    if use.blood or use.pool or use.locks:
        return None
    offer = May((*use.declares, *use.words), match["what"])
    return (Upon(EVENTS[phase], (offer,), conditions, turn=turn, torpid=use.torpid),)  # type: ignore[arg-type]


def _once_unlock(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (_usable("unlock", ANY_TURN, (Unlock("minion"),), (LOCKED,), "turn", match),)


# -- afterwards -------------------------------------------------------------------------------------------------------


def _upon_bleeding(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the minion or its Methuselah gets for a successful bleed of its."""
    what = of_itself(match["what"], said.card.name)
    what = re.sub(r"^(he|she|it|they) ", "this minion ", what)
    gained = re.sub(r"^this minion can (gain \d+ blood)$", r"this minion \1", what)
    words = clauses(gained.replace("this minion gain ", "this minion gains "))
    if words is None:
        return None
    conditions: list[Conditions] = [Bled(numeral(match["n"]))] if match["n"] else []
    if match["prey"]:
        conditions.append(BleedsWhom("prey"))
    done = (May(words, match["what"]),) if match["may"] or gained != what else words
    return (Upon("successful bleed", done, tuple(conditions), "minion"),)


_ONCE: Final = r"(?:Once (?:each|per) (?P<each>action|turn), )?"
_DURING: Final = r"(?:[Dd]uring an? (?P<kind>bleed |directed )?action, )?"
_FOR: Final = r"(?: (?:for the current action|(?:during|on) (?:an|the current) action))?"
_TEMPLATES: Final = (
    sentence(
        rf"During (?:the polling step of )?(?:a|any) (?:referendum|political action), {WHO} (?:can|may) {_COST} to "
        rf"(?:gain|get) (?:an additional )?(?P<n>\+?{NUMBER}) votes?(?: for each (?P<each>[^,.]+))?\.",
        _votes,
    ),
    sentence(rf"Once each turn, {WHO} (?:can|may) unlock\.", _once_unlock),
    sentence(
        rf"After {WHO} successfully bleeds(?P<prey> your prey)?(?: \(for (?P<n>\d+) or more\))?, "
        r"(?P<may>you (?:can|may) )?(?P<what>[^.]+)\.",
        _upon_bleeding,
    ),
    sentence(
        rf"{_ONCE}{_DURING}(?:if (?P<if>[^,]+), )?{WHO} (?:can|may) {_COST} to get {_STAT}{_FOR}\.",
        _in_action,
    ),
    sentence(
        rf"{_ONCE}{_DURING}(?:if (?P<if>[^,]+), )?{WHO} (?:can|may) {_COST} to give "
        rf"(?P<whom>(?:an?|the|another|any) [^,.]+?) {_STAT}{_FOR}\.",
        _in_action,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(own, _TEMPLATES),
    sentence(
        rf"During {_PHASE}, (?:if (?P<if>[^,]+), )?(?P<does>you|[A-Z][\w'’.\- ]*?) (?:can|may) (?:{_COST} to )?"
        r"(?P<what>[^,.]+(?: \([^.)]+\))?)\.",
        _in_phase,
    ),
    sentence(
        rf"During {_PHASE}, (?P<if>)(?P<does>you|[A-Z][\w'’.\- ]*?) (?:can|may) (?:{_COST} to )?"
        r"(?P<what>[^,.]+(?: \([^.)]+\))?) if (?P<last>[^,.]+ is ready)\.",
        _in_phase,
    ),
    sentence(
        r"If (?P<if>(?P<subject>[A-Z][\w'’.\- ]*?|he|she|they|it) is (?:ready|unlocked|ready and unlocked)) during "
        rf"{_PHASE}, (?P<does>you|he|she|they|it) (?:can|may) (?:{_COST} to )?(?P<what>[^,.]+(?: \([^.)]+\))?)\.",
        _in_phase,
    ),
    sentence(
        rf"(?P<does>[A-Z][\w'’.\- ]*?) (?:can|may) {_COST} to (?P<what>unlock) during {_PHASE}(?P<if>)\.",
        _in_phase,
    ),
    sentence(
        rf"(?P<does>You|[A-Z][\w'’.\- ]*?) (?:can|may) {_COST} during {_PHASE} to (?P<what>[^,.]+)(?P<if>)\.",
        _in_phase,
    ),
    sentence(
        r"(?:Once d|D)uring your turn, (?:if (?P<if>[^,]+), )?(?P<does>you|[A-Z][\w'’.\- ]*?) (?:can|may) "
        rf"(?:{_COST} to )?(?P<what>[^,.]+)\.",
        _in_phase,
    ),
)
