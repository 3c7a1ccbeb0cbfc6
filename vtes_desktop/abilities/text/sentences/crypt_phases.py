"""Sentences of vampires' cards that let something be done in referendums and phases, and without a time: votes and
abstentions for something, looking at hidden cards, what phase actions may be used for (sec. 1.6.1, 6.3)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.clauses.minions import to_give
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, of_itself, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_combat import MAY, WHO
from vtes_desktop.abilities.text.sentences.crypt_hand_and_blood import COST, DISCARD, paid, usable
from vtes_desktop.abilities.text.sentences.in_play import declared
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Window

# -- in referendums ---------------------------------------------------------------------------------------------------


def _votes(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Votes for something, for itself or for another."""
    groups = match.groupdict()
    cost = paid(match)
    if cost is None:
        return None
    words: tuple[Words, ...] = (GainVotes(numeral(match["n"].removeprefix("+")), "minion"),)
    if any(isinstance(each, Discard) for each in cost):
        # A card may be discarded for it in torpor, though nobody casts anything there (ruling on Yewon Ong).
        words = (If((IsReady("minion"),), words),)
    if groups.get("whom"):
        whom = which(groups["whom"])
        if whom is None:
            return None
        words = (Choose(replace(whom, where=("ready",))), GainVotes(numeral(match["n"].removeprefix("+")), "target"))
    conditions = (IsReady("this"),) if groups.get("ready") else ()
    return (usable(f"{match['n']} votes", ("polling",), cost, words, conditions, match, "action"),)


def _votes_either(match: re.Match[str], said: Sentence) -> Pieces | None:
    ways = (
        Alternative("lock", (Lock("minion"),), (IsUnlocked("this"),)),
        Alternative(f"burn {match['paid']} blood", (BurnBlood("minion", numeral(match["paid"]), paid=True),)),
    )
    words = (Either(ways), GainVotes(numeral(match["n"]), "minion"))
    return (usable(f"{match['n']} votes", ("polling",), (), words, (IsReady("this"),), match, "action"),)


def _votes_for_x(match: re.Match[str], said: Sentence) -> Pieces | None:
    words: tuple[Words, ...] = (
        ChooseNumber(1, BloodOn("minion"), "burned", "blood"),
        BurnBlood("minion", Number("burned"), paid=True),
        GainVotes(Number("burned"), "minion"),
    )
    return (usable("votes", ("polling",), (), words, (IsReady("this"),), match, "action"),)


def _abstains(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A vampire that abstains, for something."""
    groups = match.groupdict()
    cost = paid(match)
    if cost is None:
        return None
    conditions: tuple[Conditions, ...] = (ActionIs(("political",)),) if match["call"] == "political action" else ()
    conditions = (*conditions, *((CalledByThis(),) if groups.get("caller") else ()))
    conditions = (*conditions, *((IsReady("this"),) if groups.get("ready") else ()))
    phrase = match["whom"]
    if phrase == "the acting vampire":
        words: tuple[Words, ...] = (Abstain("acting"),)
        conditions = (*conditions, Is("acting", Which("vampire")))
    else:
        whom = which(phrase.replace("non-acting ", ""))
        if whom is None:
            return None
        apart = "acting" if "non-acting" in phrase else ""
        words = (Choose(replace(whom, where=("ready",), apart=apart)), Abstain())
    return (usable("a vampire abstains", ("polling",), cost, words, conditions, match, "action"),)


# -- without a time, and for phase actions ----------------------------------------------------------------------------


def _locks(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What it may be locked for whenever effects may be used."""
    if found := re.fullmatch(r"(?:get|increase your) \+(?P<n>\d) hand size until the end of the turn", match["what"]):
        words: tuple[Words, ...] | None = (LendTo("hand size", int(found["n"])),)
    else:
        words = clauses(of_itself(match["what"], said.card.name))
    if words is None:
        return None
    chosen, rest = declared(words)
    return (Usable(match["what"], ANY_TIME, rest, chosen, locks=True, torpid=True),)


_HIDDEN: Final = re.compile(
    r"look at (?:the top (?:(?P<n>\w+) cards|card) (?:of|in) (?P<whose>your(?: prey's| predator's)?) "
    r"(?P<pile>library|crypt)|(?:1|a) card at random from (?P<random>your (?:prey|predator))'s hand"
    r"|(?P<hand>your (?:prey|predator)'s|another Methuselah's) hand)"
)


def looking(text: str) -> tuple[Words, ...] | None:
    """Looking at a hand, or at the top of a library or crypt."""
    said = _HIDDEN.fullmatch(text)
    if said is None:
        return None
    if said["pile"]:
        whose = said["whose"].removeprefix("your").strip().removesuffix("'s") or "you"
        count = numeral(said["n"]) if said["n"] else 1
        return (LookAt(said["pile"], whose, count),)  # type: ignore[arg-type]
    if said["random"]:
        return (LookAt("hand", said["random"].removeprefix("your "), 1),)  # type: ignore[arg-type]
    if said["hand"] == "another Methuselah's":
        return (ChooseMethuselah("others"), LookAt("hand", "chosen"))
    return (LookAt("hand", said["hand"].removeprefix("your ").removesuffix("'s")),)  # type: ignore[arg-type]


def _in_phases(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Looking at hidden cards once in a phase of one's own."""
    words = looking(match["what"])
    cost = paid(match)
    if words is None or cost is None:
        return None
    conditions: tuple[Conditions, ...] = (IsReady("this"),) if match["ready"] else ()
    phases = re.findall(r"unlock|master|minion|influence|discard", match["phases"])
    made = []
    for phase in phases:
        use = usable(match["what"], (phase,), cost, words, conditions, match, "turn")
        made.append(replace(use, turn="yours"))
    return made


def _phase_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What a discard phase action or a master phase action may be used for; where “during your master phase” is said,
    just once in it, however many of them there are (sec. 11)."""
    what = of_itself(match["what"], said.card.name)
    discards = re.match(rf"{DISCARD} (?:from your hand )?to ", what)
    cost: tuple[Words, ...] = ()
    if discards:
        paid_with = paid(_as_cost(discards[0]))
        if not paid_with:
            return None
        cost, what = paid_with, what[discards.end() :]
    what = what.replace("gain a pool", "gain 1 pool")
    words = clauses(what)
    if words is None:
        return None
    spends: Words = Spend("discard phase action") if match["phase"] == "discard" else Spend("master phase action")
    conditions: tuple[Conditions, ...] = (*((IsReady("this"),) if match["ready"] else ()), *to_give(words))
    window: Window = "discard" if match["phase"] == "discard" else "master"
    use = usable(match["what"], (window,), (spends, *cost), words, conditions, match)
    if use.declares:
        # Both are looked at before anything is chosen.
        use = replace(use, declares=(*use.declares, *(each for each in use.words if each == spends)))
        use = replace(use, words=tuple(each for each in use.words if each != spends))
    return (replace(use, turn="yours", once="turn" if match["during"] else use.once),)


def _as_cost(text: str) -> re.Match[str]:
    found = re.match(rf"(?P<discard>{DISCARD})", text)
    assert found is not None
    return found


_POLLING: Final = (
    r"[Dd]uring (?:the polling step of )?(?:a|any) (?P<call>referendum|political action)"
    r"(?: called by (?P<caller>[\w' ]+?))?"
)
_TEMPLATES: Final = (
    sentence(
        rf"{_POLLING}, {WHO} {MAY} {COST} to (?:gain|get) (?:an additional )?(?P<n>\+?{NUMBER}) votes?\.",
        _votes,
    ),
    sentence(
        rf"{WHO} {MAY} {COST} during the polling step of any (?P<call>referendum) to (?:gain|get) "
        rf"(?P<n>\+?{NUMBER}) votes?\.",
        _votes,
    ),
    sentence(
        rf"If (?P<ready>[\w' ]+?) is ready {_POLLING}, {WHO} {MAY} {COST} to give (?P<whom>[^,.]+?) (?P<n>\+\d) "
        r"votes?\.",
        _votes,
    ),
    sentence(
        rf"Once each referendum, {WHO} {MAY} lock or burn (?P<paid>{NUMBER}) blood to (?:gain|get) (?P<n>{NUMBER}) "
        r"votes?\.",
        _votes_either,
    ),
    sentence(rf"{_POLLING}, {WHO} {MAY} burn X blood to get X additional votes\.", _votes_for_x),
    sentence(
        rf"{_POLLING}, (?:if (?P<ready>[\w' ]+?) is ready, )?{WHO} {MAY} {COST} to force (?P<whom>[^,.]+?) to "
        r"abstain\.",
        _abstains,
    ),
    sentence(
        rf"If (?P<ready>[\w' ]+?) is ready {_POLLING}, you {MAY} {COST} to force (?P<whom>[^,.]+?) to abstain\.",
        _abstains,
    ),
    sentence(
        rf"(?:You {MAY} lock (?P<who>[A-Z][\w' ]*?)|(?P<who2>[A-Z][\w' ]*?) {MAY} lock) to (?P<what>[^.,]+)\.", _locks
    ),
    sentence(
        r"During your (?P<phases>\w+ phase(?: and your \w+ phase)?), (?:if (?P<ready>[^,]+?) is ready, )?you "
        rf"{MAY} (?:{COST} to )?(?P<what>look at [^.]+)\.",
        _in_phases,
    ),
    sentence(
        rf"If (?P<ready>[^,]+?) is ready during your (?P<phases>\w+ phase), you {MAY} (?:{COST} to )?"
        r"(?P<what>look at [^.]+)\.",
        _in_phases,
    ),
    sentence(
        r"(?P<during>During your (?:master|discard) phase, )?(?:[Ii]f (?P<ready>[^,]+?) is ready, )?"
        rf"[Yy]ou {MAY} use a (?P<phase>discard|master) phase action (?:to|and) (?P<what>[^.]+)\.",
        _phase_action,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = where(own, _TEMPLATES)
