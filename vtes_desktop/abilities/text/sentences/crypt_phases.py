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
from vtes_desktop.abilities.text.sentences.in_play import EVENTS, parted
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.vocabulary.aloud import so_many
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Window

# -- in referendums ---------------------------------------------------------------------------------------------------


def _votes(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Votes for something, for itself or for another."""
    groups, cost = match.groupdict(), paid(match)
    amount = numeral(match["n"].removeprefix("+"))
    words: tuple[Words, ...] = (GainVotes(amount, "minion"),)
    if any(isinstance(each, Discard) for each in cost):
        # A card may be discarded for it in torpor, though nobody casts anything there (ruling on Yewon Ong).
        words = (If((IsReady("minion"),), words),)
    if groups.get("whom"):
        words = (Choose(replace(understood(which(groups["whom"])), where=("ready",))), GainVotes(amount, "target"))
    conditions = (IsReady("this"),) if groups.get("ready") else ()
    text = f"+{so_many(amount, 'vote', 'votes')}"
    return (usable(text, ("polling",), cost, words, conditions, match, "action"),)


def _votes_either(match: re.Match[str], said: Sentence) -> Pieces | None:
    ways = (
        Alternative("lock", (Lock("minion"),), (IsUnlocked("this"),)),
        Alternative(f"burn {match['paid']} blood", (BurnBlood("minion", numeral(match["paid"]), paid=True),)),
    )
    amount = numeral(match["n"])
    words = (Either(ways), GainVotes(amount, "minion"))
    return (
        usable(f"+{so_many(amount, 'vote', 'votes')}", ("polling",), (), words, (IsReady("this"),), match, "action"),
    )


def _votes_for_x(match: re.Match[str], said: Sentence) -> Pieces | None:
    words: tuple[Words, ...] = (
        ChooseNumber(1, BloodOn("minion"), "burned", "blood"),
        BurnBlood("minion", Number("burned"), paid=True),
        GainVotes(Number("burned"), "minion"),
    )
    return (usable("votes", ("polling",), (), words, (IsReady("this"),), match, "action"),)


def _abstains(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A vampire that abstains, for something."""
    groups, phrase = match.groupdict(), match["whom"]
    conditions: tuple[Conditions, ...] = (
        *((ActionIs(("political",)),) if match["call"] == "political action" else ()),
        *((CalledByThis(),) if groups.get("caller") else ()),
        *((IsReady("this"),) if groups.get("ready") else ()),
    )
    words: tuple[Words, ...]
    if phrase == "the acting vampire":
        words = (Abstain("acting"),)
        conditions = (*conditions, Is("acting", Which("vampire")))
    else:
        whom = understood(which(phrase.replace("non-acting ", "")))
        apart = "acting" if "non-acting" in phrase else ""
        words = (Choose(replace(whom, where=("ready",), apart=apart)), Abstain())
    return (usable("a vampire abstains", ("polling",), paid(match), words, conditions, match, "action"),)


# -- without a time, and for phase actions ----------------------------------------------------------------------------


def _locks(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What it may be locked for whenever effects may be used."""
    words: tuple[Words, ...] | None
    if found := re.fullmatch(r"(?:get|increase your) \+(?P<n>\d) hand size until the end of the turn", match["what"]):
        words = (LendTo("hand size", int(found["n"])),)
    else:
        words = clauses(of_itself(match["what"], said.card.name))
    return (Usable(match["what"], ANY_TIME, *parted(understood(words)), locks=True, torpid=True),)


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
    if said["hand"] == "another Methuselah's":
        return (ChooseMethuselah("others"), LookAt("hand", "chosen"))
    pile = said["pile"] or "hand"
    whose = (said["whose"] or said["hand"] or said["random"]).removeprefix("your").strip().removesuffix("'s") or "you"
    return (LookAt(pile, whose, *((numeral(said["n"] or "1"),) if pile != "hand" or said["random"] else ())),)  # type: ignore[arg-type]


def _in_phases(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Looking at hidden cards once in a phase of one's own."""
    words, cost = understood(looking(match["what"])), paid(match)
    conditions = (IsReady("this"),) if match["ready"] else ()
    uses = (
        usable(match["what"], (phase,), cost, words, conditions, match, "turn")
        for phase in re.findall(rf"{'|'.join(EVENTS)}", match["phases"])
    )
    return tuple(replace(use, turn="yours") for use in uses)


def _phase_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What a discard phase action or a master phase action may be used for; where “during your master phase” is said,
    just once in it, however many of them there are (sec. 11)."""
    what = of_itself(match["what"], said.card.name)
    cost: tuple[Words, ...] = ()
    if discards := re.match(rf"(?P<discard>{DISCARD}) (?:from your hand )?to ", what):
        cost, what = paid(discards), what[discards.end() :]
    words = understood(clauses(what.replace("gain a pool", "gain 1 pool")))
    window: Window = match["phase"]  # type: ignore[assignment]
    spends = Spend(f"{match['phase']} phase action")  # type: ignore[arg-type]
    conditions = (*((IsReady("this"),) if match["ready"] else ()), *to_give(words))
    use = usable(match["what"], (window,), (spends, *cost), words, conditions, match)
    if use.declares:
        # Both are looked at before anything is chosen.
        words = tuple(each for each in use.words if each != spends)
        use = replace(use, declares=(*use.declares, spends), words=words)
    return (replace(use, turn="yours", once="turn" if match["during"] else use.once),)


_POLLING: Final = (
    r"[Dd]uring (?:the polling step of )?(?:a|any) (?P<call>referendum|political action)"
    r"(?: called by (?P<caller>[\w' ]+?))?"
)
_TEMPLATES: Final = (
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
