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
from vtes_desktop.abilities.text.sentences.in_play import EVENTS, PHASE, parted, windows_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Window

LOCKED: Final = Not(IsUnlocked("this"))
_PHASE: Final = (
    r"(?P<turns>your|any(?: other)? Methuselah's|each other Methuselah's|each Methuselah's|another Methuselah's) "
    rf"{PHASE} phase"
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
    edge, card = groups.get("edge"), groups.get("type")
    before = (*((BurnEdge(),) if edge else ()), *((Discard(Which(card)),) if card else ()))
    done, chosen = parted((*before, *words))
    asked = tuple(conditions)
    if chosen:
        # What it costs is asked for before anything is chosen.
        asked += (HasEdge(),) if edge else ()
        asked += (There(Which(card, ("hand",), "you")),) if card else ()
    return Usable(
        text,
        windows,
        done,
        chosen,
        asked,
        turn,  # type: ignore[arg-type]
        locks=bool(groups.get("lock")),
        blood=numeral(groups.get("blood")),
        pool=numeral(groups.get("pool")),
        once=once,
        torpid=not any(isinstance(each, IsReady) for each in asked),
    )


# -- in actions -------------------------------------------------------------------------------------------------------

_STAT: Final = r"(?:an additional )?\+(?P<n>\d+) (?P<stat>bleed|stealth|intercept)"


def _in_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Blood for bleed, stealth or intercept of the minion itself, or of another."""
    groups = match.groupdict()
    stat, amount = match["stat"], int(match["n"])
    kinds: dict[str, tuple[Conditions, ...]] = {
        "directed ": (Acting(directed=True),),
        "bleed ": (ActionIs(("bleed",)),),
    }
    meant, whom = Which(own=True), groups.get("whom")
    if whom:
        anybody = whom in ("the acting minion", "a blocking minion", "a minion")
        named = re.sub(r"^the (?=acting )|\b(?:acting|blocking) ", "", whom)
        meant = replace(Which() if anybody else understood(which(named)), where=("ready",))
        if (" acting " if stat == "intercept" else " blocking ") in whom:
            return None
    word, windows, more = number_given(stat, amount, meant)
    conditions = (*kinds.get(match["kind"], ()), *more)
    return (_usable(f"+{amount} {stat}", windows, (word,), conditions, match["each"] or "", match),)  # type: ignore[arg-type]


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
    each = match["each"] and understood(which(match["each"]))
    gained: Words = GainVotes(Counted(each, amount) if each else amount, "minion")
    words = (gained if ready or each else If((IsReady("minion"),), (gained,)),)
    text = "votes" if each else f"+{amount} votes"
    return (_usable(text, ("polling",), words, (*ready, *of_political_action(match)), "action", match),)


# -- in phases --------------------------------------------------------------------------------------------------------


def _in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the minion or its Methuselah may do once in a phase, of hers or of others."""
    groups = match.groupdict()
    if match["does"] not in ("you", "You") and not is_self(match["does"], said.card.name):
        return None
    asked = match["if"] or groups.get("last")
    conditions = understood(condition(asked, said)) if asked else ()
    what = of_itself(match["what"], said.card.name)
    unlocks = what in ("unlock", "unlock this minion")
    words: tuple[Words, ...] = (Unlock("minion"),) if unlocks else understood(clauses(what))
    conditions = (*conditions, *((LOCKED,) if unlocks else ()), *to_give(words))
    whose, phase = (groups.get("turns") or "your").replace(" Methuselah's", ""), groups.get("phase")
    turn = {"your": "yours", "any": "any", "each": "any"}.get(whose, "others")
    use = _usable(match["what"], windows_of(phase) if phase else ANY_TURN, words, conditions, "turn", match, turn)
    if turn == "yours" or phase == "minion":
        return (use,)
    if use.blood or use.pool or use.locks:
        return None
    offer = May((*use.declares, *use.words), match["what"])
    return (Upon(EVENTS[phase or ""], (offer,), conditions, turn=turn, torpid=use.torpid),)  # type: ignore[arg-type]


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


_ONCE: Final = r"(?:Once (?:each|per) (?P<each>action|turn), )?"
_DURING: Final = r"(?:[Dd]uring an? (?P<kind>bleed |directed )?action, )?"
_FOR: Final = r"(?: (?:for the current action|(?:during|on) (?:an|the current) action))?"
_TEMPLATES: Final = (
    sentence(
        rf"During (?:the polling step of )?(?:a|any) (?:referendum|political action), {WHO} (?:can|may) {_COST} to "
        rf"(?:gain|get) (?:an additional )?(?P<n>\+?{NUMBER}) votes?(?: for each (?P<each>[^,.]+))?\.",
        _votes,
    ),
    sentence(
        rf"Once each turn, {WHO} (?:can|may) unlock\.",
        lambda match, _: (_usable("unlock", ANY_TURN, (Unlock("minion"),), (LOCKED,), "turn", match),),
    ),
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
