"""Sentences of combat cards: strikes with what comes with them, maneuvers, presses, prevention, and what is done
before, during and after a round (sec. 6.4)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.blows import ONLY, Way, amount, only, only_range, strike
from vtes_desktop.abilities.text.facts.cancelling import discards_to_cancel
from vtes_desktop.abilities.text.fighting import words_of
from vtes_desktop.abilities.text.nouns import NUMBER
from vtes_desktop.abilities.text.sentences import strikes
from vtes_desktop.abilities.text.sentences.strikes import (
    OPPONENT_ALLY,
    OPPONENT_VAMPIRE,
    maneuvering,
    of_end,
)
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.playing.modes import Mode

AT_ONCE: Final = (Forbid, GiveExtra, GivePrevention, GiveStrike, MakeStrike, SetRangeTo, StrikeDoes, StrikeIs)
_ABOVE: Final = re.compile(r"As (?:\[[\w ]+\] ?)*above,? (?:and|but|with) (?P<more>.*)")


# -- when ------------------------------------------------------------------------------------------------------------

_SAID: Final = (
    r"Only usable at the end of a round(?: of combat)?\.",
    r"Not usable by a (?:vampire|minion) being burned or going (?:to|into) torpor\.",
    r"Only usable as this (?:minion|vampire) chooses a strike\.",
    r"Play when choosing a strike\.",
    r"(?:Only usable|Play) before range is (?:determined|chosen)"
    r"(?: (?:during|on|in) the first round(?: of combat)?)?\.",
    r"Only usable (?:during|on|in) the first round(?: of combat)?\.",
    r"Not usable (?:during|on|in) the first round(?: of combat)?\.",
    r"Only usable if both combatants are still ready and combat (?:is about to|would) end\.",
    r"\(?Not usable if there is already a combat queued\.",
    r"This can interrupt the resolution of an effect that ends a combat\.\)",
    r"Only usable in combat with (?:an ally|a vampire|an ally or younger vampire)\.",
    r"Only usable before range is determined in combat with (?:an ally|a vampire|an ally or younger vampire)\.",
    r"\(Doing this twice would prevent all damage from the strike\.\)",
)


def _not_against(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Whom the card can't be played against."""
    if match["flight"]:
        # A retainer of who flies can be struck at long range (ruling on Earthshock).
        grounded = Not(Is("opponent", Which("minion", discipline="fli")))
        servant = There(Which("retainer", on="opponent"))
        far = (AnyOf((grounded, RangeIs("long"))), AnyOf((grounded, servant)))
        return (OnlyIf(far), StrikeIs(not_at_flyers=True))
    older = (Not(Is("opponent", Which("vampire", age="older"))),) if match["older"] else ()
    return (OnlyIf((Not(OPPONENT_ALLY), *older)),)


_STEPS: Final[dict[str, tuple[str, tuple[Way, ...]]]] = {
    "maneuver": ("range", ("close", "long")),
    "press": ("press", ("continue", "end")),
    "prevent": ("prevention", ()),
}
"""At which step a card of each kind is played, and what for."""


def _either(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“Press, or maneuver with 1 optional press.”: what comes with each depends on how it is played."""
    made: list[Words] = []
    conditions: list[Conditions] = []
    ways = re.split(r",? or ", match[0].removesuffix("."))
    for way in ways:
        if struck := re.fullmatch(r"strike(?P<ranged>, ranged)?: (?P<what>[^.]+)", way):
            words = understood(strike(struck["what"], ranged=bool(struck["ranged"])))
            # A strike that brings a maneuver may be what is played to maneuver.
            brings = any(isinstance(word, MakeStrike) and word.maneuver for word in words)
            otherwise = (May(words, f"strike: {struck['what']}"),) if brings and "aneuver" in ways[0] else ()
            made.append(If((AtStep(("choose strike",)),), words, otherwise))
            continue
        found = understood(
            re.fullmatch(
                r"(?P<what>[Mm]aneuver|[Pp]ress|[Pp]revent (?P<n>\d+) damage)"
                rf"(?P<may>,? with (?:1|an?) optional press)?{ONLY}?",
                way,
            )
        )
        what, way_only = found["what"].lower().split()[0], only(found["only"])
        step, ends = _STEPS[what]
        words = (Prevent(int(found["n"])),) if what == "prevent" else ()
        if found["may"]:
            words = (*words, GiveExtra("press", only=way_only))
        elif way_only:
            if way_only not in ends:
                return None
            conditions.append(LeadsTo(way_only))
        if words and len(ways) > 1:
            words = (If((AtStep((step,)),), words),)
        made += words
    return (OnlyIf(tuple(conditions)) if conditions else Silent(), *made)


# -- what is above, changed ------------------------------------------------------------------------------------------


def _for_more(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“As above, but for 2R damage”, “… for +2 damage”: the number of what stands above is another."""
    what = match["what"]
    made = strike(what)
    number_in = re.match(rf"\+?(?P<n>{NUMBER}|X)", what)
    n = amount(number_in["n"]) if number_in else None

    def change(word: Words) -> Words | None:
        if isinstance(word, MakeStrike) and made and len(made) == 1 and isinstance(made[0], MakeStrike):
            return replace(made[0], maneuver=word.maneuver) if word.blow.kind == made[0].blow.kind else None
        if n is None:
            return None
        if isinstance(word, EachRound) and re.fullmatch(r"\d+R? (?:environmental )?damage", what):
            return replace(word, damage=n)
        if isinstance(word, GiveStrike) and re.fullmatch(r"\d+ blood(?: or life)?(?: \(becoming blood\))?", what):
            return replace(word, blow=replace(word.blow, amount=n), words=f"strike: steal {n} blood")
        return None

    return (Changes(change),)


def _now(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“…, but this strike is at +2 damage”, “… those strikes inflict +2 damage”, “with first strike”."""

    def change(word: Words) -> Words | None:
        if match["first"]:
            return replace(word, blow=replace(word.blow, first=True)) if isinstance(word, MakeStrike) else None
        n = int(match["n"] or match["m"])
        if isinstance(word, MoreDamage) and match["m"]:
            return replace(word, amount=n)
        if isinstance(word, StrikeIs) and word.amount:
            return replace(word, amount=n)
        if isinstance(word, MakeStrike) and word.blow.kind == "hand":
            return replace(word, blow=replace(word.blow, amount=n))
        return None

    return (Changes(change),)


def _optional_maneuver(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“As above, with 1 optional maneuver”: the maneuver of the strike that stands above."""
    strikes = said.mode is not None and "trike:" in said.mode.above
    return (maneuvering(only_range(match["only"])),) if strikes else None


# -- the rest --------------------------------------------------------------------------------------------------------


def _clauses(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Clauses of a combat card, also such as add to what stands above."""
    above = _ABOVE.fullmatch(said.text)
    text = above["more"] if above else said.text
    made: Pieces | None = None
    if above:
        more = Sentence(text[:1].upper() + text[1:], said.card, said.mode)
        made = first_made((*CHANGES, *SENTENCES[:-1]), more) or of_end(text.removesuffix("."))
    return made if made is not None else _on_vampire(text, understood(words_of(text)), said)


def _on_vampire(text: str, words: tuple[Words, ...], said: Sentence) -> Pieces:
    """What is done to “the opposing vampire” is not done to an ally; a card that does nothing else can't be played."""
    only_vampire = re.search(r"\bopposing vampire\b", text)
    if said.mode is not None and _after_strike(text, said.mode):
        words = tuple(_by_strike(word, said.mode) for word in words)
        return (If((OPPONENT_VAMPIRE,), words),) if only_vampire else words
    return (OnlyIf((OPPONENT_VAMPIRE,)), *words) if only_vampire else words


def _after_strike(text: str, mode: Mode) -> bool:
    """Whether a sentence stands after the strike of its card, and so is of it."""
    strikes = re.search(r"trike(?:, ranged)?:", mode.full_text)
    return strikes is not None and mode.full_text.find(text.rstrip(".")) > strikes.start()


def _by_strike(word: Words, mode: Mode) -> Words:
    """What a strike does besides is done as it resolves: to the opponent only when it is not dodged. What it gives or
    forbids for the round, and what is paid for it, comes at once."""
    if isinstance(word, AT_ONCE) or (isinstance(word, BurnBlood) and word.paid):
        return word
    ends = re.search(r"trike(?:, ranged)?: combat ends", mode.full_text) is not None
    return StrikeDoes("hits" if getattr(word, "who", "") == "opponent" and not ends else "resolves", (word,))


def _cancelled(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A strike, grapple, aim or frenzy card of the opposing minion cancelled, for blood where it says so."""
    kinds = r"(?:an? )?(?:strike|grapple|aim|frenzy|combat)"
    if not re.fullmatch(rf"{kinds}(?:,? (?:or )?{kinds})* ", match["what"]):
        return None
    paid = (BurnBlood("minion", int(match["n"]), paid=True),) if match["n"] else ()
    return (*paid, Cancel(free=bool(match["free"])))


_TEMPLATES: Final = (
    *strikes.SENTENCES,
    reminds(
        r"(?:They|The opposing minion) (?:can|may) discard [^.]+ to cancel this card[^.]*\.",
        lambda match, _: discards_to_cancel(match[0]),
    ),
    *(says(said, Silent()) for said in _SAID),
    sentence(
        r"Not usable (?:in combat with an ally(?P<older> or an older vampire)?|against a minion with"
        r" (?P<flight>flight \[FLIGHT\]))\.",
        _not_against,
    ),
    sentence(r"(?:Maneuver|Press|Prevent \d+ damage)\b[^.]*\.", _either),
    says(
        r"This vampire gains blood equal to the amount of blood lost by the opposing vampire to damage this round\.",
        OnlyIf((OPPONENT_VAMPIRE,)),
        AddBlood("minion", DamageDone("lost")),
    ),
    sentence(
        r"(?:(?:This vampire b|B)urns? (?P<n>\d+) blood to )?[Cc]ancel (?:an?|the opposing minion's)"
        r" (?P<what>[^.()]*?)cards?"
        r"(?: \([^()]*\))?(?: or (?P<other>an? (?:grapple|aim|frenzy) card)|,? or (?:grapple|aim|frenzy) cards?)?"
        r"(?: played by the opposing minion)? as it is played(?: by the opposing minion)?"
        r"(?P<free>,? and its cost is not paid)?(?: \(the minion chooses (?:a strike again|another strike)\))?\.",
        _cancelled,
    ),
    sentence(r"(?!Strike:|Strike, ranged:|Ranged strike:)[^.]+\.", _clauses),
)
SENTENCES: Final = played_as(("Combat",), _TEMPLATES, stays=True)
CHANGES: Final = (
    says(
        r"For the remainder of (?:the |this )?combat\.",
        changing((AddInCombat, Forbid, GivePrevention, GiveStrike, ShieldFrom), until="combat"),
    ),
    sentence(
        r"[Ww]ith \+(?P<n>\d+) strength\.",
        lambda match, _: (changing(AddInCombat, lambda word: word.stat == "strength", amount=int(match["n"])),),
    ),
    sentence(r"For (?P<what>[^.]+)\.", _for_more),
    sentence(
        r"(?:This (?:hand )?strike is at \+(?P<n>\d+) damage|(?:At|[Tt]hose strikes inflict) \+(?P<m>\d+) damage"
        r"|(?P<first>First strike))\.",
        _now,
    ),
    sentence(rf"(?:1|An?) optional maneuver{ONLY}?\.", _optional_maneuver),
)
"""What is said after “As above, but”: it changes something that stands above."""
