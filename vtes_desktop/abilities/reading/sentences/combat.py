"""Sentences of combat cards: strikes with what comes with them, maneuvers, presses, prevention, and what is done
before, during and after a round (sec. 6.4)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.conditions import Is, Not
from vtes_desktop.abilities.in_combat import (
    AtStep,
    InflictedMore,
    LostToDamage,
    ManeuverTo,
    PressTo,
    RangeIs,
    WasBlocked,
)
from vtes_desktop.abilities.reading import grammar
from vtes_desktop.abilities.reading.blows import ONLY, amount, only, only_range, strike
from vtes_desktop.abilities.reading.clauses import combat as clauses_of_combat
from vtes_desktop.abilities.reading.nouns import NUMBER, number
from vtes_desktop.abilities.reading.template import Changes, OnlyIf, Pieces, Sentence, Silent, sentence
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.actions import AddStealth, GoOn
from vtes_desktop.abilities.words.blood import AddBlood
from vtes_desktop.abilities.words.cards import Burn, ToTorpor, Unlock
from vtes_desktop.abilities.words.combat import (
    AddInCombat,
    EachRound,
    EndCombat,
    Forbid,
    GainAdditional,
    GiveExtra,
    GivePrevention,
    Inflict,
    PayBlood,
    Prevent,
    SetRangeTo,
    ShieldFrom,
)
from vtes_desktop.abilities.words.flow import If, May, StrikeDoes, Words
from vtes_desktop.abilities.words.masters import Cancel
from vtes_desktop.abilities.words.strikes import Blow, GiveStrike, MakeStrike, MoreDamage, StrikeIs
from vtes_desktop.rules.cancelling import discards_to_cancel
from vtes_desktop.rules.modes import Mode
from vtes_desktop.rules.phrases import Recoil

AT_ONCE: Final = (Forbid, GiveExtra, GivePrevention, GiveStrike, MakeStrike, PayBlood, SetRangeTo, StrikeDoes, StrikeIs)
_ABOVE: Final = re.compile(r"As (?:\[[\w ]+\] ?)*above,? (?:and|but|with) (?P<more>.*)")
_OPPONENT_VAMPIRE: Final = Is("opponent", Which("vampire"))
_OPPONENT_ALLY: Final = Is("opponent", Which("ally"))


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
    r"Only usable before strikes are chosen\.",
    r"Only usable at (?:close|long) range\.",
    r"Only usable if both combatants are still ready and combat (?:is about to|would) end\.",
    r"\(?Not usable if there is already a combat queued\.",
    r"This can interrupt the resolution of an effect that ends a combat\.\)",
    r"Only usable in combat with (?:an ally|a vampire|an ally or younger vampire)\.",
    r"Only usable before range is determined in combat with (?:an ally|a vampire|an ally or younger vampire)\.",
    r"\(Doing this twice would prevent all damage from the strike\.\)",
)


def _in_combat(said: Sentence) -> bool:
    return said.mode is not None and said.mode.type == "Combat"


def _silent(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (Silent(),) if _in_combat(said) else None


def _more_inflicted(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not _in_combat(said):
        return None
    vampire = (_OPPONENT_VAMPIRE,) if match["who"] == "vampire" else ()
    return (OnlyIf((InflictedMore(), *vampire)),)


def _not_against(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Whom the card can't be played against."""
    if not _in_combat(said):
        return None
    if match["flight"]:
        return (OnlyIf((Not(Is("opponent", Which("minion", discipline="fli"))),)),)
    older = (Not(Is("opponent", Which("vampire", age="older"))),) if match["older"] else ()
    return (OnlyIf((Not(_OPPONENT_ALLY), *older)),)


# -- strikes ---------------------------------------------------------------------------------------------------------


def _strike(match: re.Match[str], said: Sentence) -> Pieces | None:
    return strike(match["what"], ranged=bool(match["ranged"])) if _in_combat(said) else None


def _ends_and(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“Strike: combat ends, and …”: what is done before, or after it has ended."""
    words = _of_end(match["what"])
    return (MakeStrike(Blow("combat ends")), *words) if words is not None and _in_combat(said) else None


def _of_end(text: str) -> tuple[Words, ...] | None:
    """What a strike that ends the combat does besides."""
    before = re.fullmatch(
        r"unlock (?P<who>this (?:vampire|minion)|the opposing minion)(?: \(at any range\))? before combat ends",
        text,
        re.I,
    )
    if before:
        who = "minion" if before["who"].startswith("this") else "opponent"
        return (StrikeDoes("resolves", (Unlock(who),)),)
    after = re.fullmatch(
        r"(?:(?P<what>.+) after combat ends(?: \(even at long range\))?|after combat ends, (?P<then>.+))", text
    )
    if after is None:
        return None
    what = after["what"] or after["then"]
    close = what.removeprefix("if the range is close, ")
    words = words_of(close)
    if words is None:
        return None
    done = StrikeDoes("combat has ended", words)
    return (If((RangeIs("close"),), (done,)),) if close != what else (done,)


def _blocked_goes_on(match: re.Match[str], said: Sentence) -> Pieces | None:
    """The action goes on as if unblocked, for blood and with more stealth where it says so."""
    if not _in_combat(said):
        return None
    kinds: dict[str, tuple[str, ...]] = {
        "": (),
        " while performing an action": (),
        " while performing a non-bleed action": ("bleed",),
        " while performing an action other than bleeding": ("bleed",),
        " while performing a non-bleed non-political action": ("bleed", "political"),
    }
    never = kinds.get(match["never"] or "")
    if never is None:
        return None
    stealth = (AddStealth(int(match["stealth"])),) if match["stealth"] else ()
    goes_on: tuple[Words, ...] = (GoOn(), *stealth)
    if match["blood"]:
        goes_on = (May((PayBlood(int(match["blood"])), *goes_on), "continue the action"),)
    return (StrikeDoes("combat has ended", (If((WasBlocked(never),), goes_on),)),)


def _of_victim(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A strike that sends the opposing vampire to torpor, or burns the opposing ally."""
    if not _in_combat(said):
        return None
    vampire = match["who"] == "vampire"
    word = ToTorpor("target") if match["verb"] == "send" else Burn("target")
    condition = _OPPONENT_VAMPIRE if vampire else _OPPONENT_ALLY
    blow = Blow("effect", ranged=bool(match["ranged"]), first=bool(match["first"]))
    return (MakeStrike(blow), StrikeDoes("hits", (If((condition,), (word,)),)))


def _this_strike(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“This strike is at +2 damage”, “… cannot be dodged”, with an optional maneuver or press."""
    if not _in_combat(said):
        return None
    made: list[Words] = [StrikeIs(amount(match["n"]) if match["n"] else 0, undodgeable=bool(match["sure"]))]
    if match["what"] == "press":
        way = only(match["only"])
        made.append(GiveExtra("press", only=way))
    elif match["what"]:
        return (*made, Changes(_maneuvering(only_range(match["only"]))))
    return made


def _recoil(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not _in_combat(said):
        return None
    recoil = Recoil(int(match["n"]), bool(match["bad"]), "close" if match["close"] else "")
    return (StrikeIs(recoil=recoil),)


def _not_by(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (StrikeIs(not_by=match["code"]),) if _in_combat(said) else None


def _if_damaged(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What a strike does when it has inflicted damage; of an aim, the strike that is chosen next."""
    if not _in_combat(said):
        return None
    aimed = any(re.match(r"Aim\b", part.text) for part in said.card.text)
    made: list[Words] = []
    for part in re.split(r",? and (?=they |he or she |that )", match["what"]):
        if more := re.fullmatch(r"(?:they|that minion) takes? \+(\d+) damage from this strike", part):
            made.append(StrikeIs(if_damages=int(more[1]), aimed=aimed))
        elif re.fullmatch(r"(?:they|he or she) cannot press this round", part):
            words = (Forbid(("press to continue", "press to end")),)
            made.append(StrikeDoes("damages", words, aimed))
        else:
            return None
    return made


def _either(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“Press, or maneuver with 1 optional press.”: what comes with each depends on how it is played."""
    if not _in_combat(said):
        return None
    made: list[Words] = []
    conditions: list[ManeuverTo | PressTo] = []
    ways = re.split(r",? or ", match[0].removesuffix("."))
    for way in ways:
        found = re.fullmatch(
            r"(?P<what>[Mm]aneuver|[Pp]ress|[Pp]revent (?P<n>\d+) damage)"
            rf"(?P<may>,? with (?:1|an?) optional press)?{ONLY}?",
            way,
        )
        struck = re.fullmatch(r"strike(?P<ranged>, ranged)?: (?P<what>[^.]+)", way)
        if struck:
            words = strike(struck["what"], ranged=bool(struck["ranged"]))
            if words is None or len(ways) < 2:
                return None
            made.append(If((AtStep(("choose strike",)),), words))
            continue
        if found is None:
            return None
        what = found["what"].lower().split()[0]
        step = {"maneuver": "range", "press": "press", "prevent": "prevention"}[what]
        way_only = only(found["only"])
        press = found["may"] is not None
        words = ()
        if what == "prevent":
            words = (Prevent(int(found["n"])),)
        if press:
            words = (*words, GiveExtra("press", only=way_only))
        elif way_only in ("close", "long") and what == "maneuver":
            conditions.append(ManeuverTo(way_only))
        elif way_only in ("continue", "end") and what == "press":
            conditions.append(PressTo(way_only))
        elif way_only:
            return None
        if words:
            made.append(If((AtStep((step,)),), words) if len(ways) > 1 else words[0])
            made += words[1:] if len(ways) == 1 else ()
    return (*([OnlyIf(tuple(conditions))] if conditions else [Silent()]), *made)


# -- what is above, changed ------------------------------------------------------------------------------------------


def _maneuvering(way: Literal["any", "close", "long"]) -> Callable[[Words], Words | None]:
    def change(word: Words) -> Words | None:
        return replace(word, maneuver=way) if isinstance(word, MakeStrike) else None

    return change


def _for_more(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“As above, but for 2R damage”, “… for +2 damage”: the number of what stands above is another."""
    if not _in_combat(said):
        return None
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
        if isinstance(word, Inflict) and re.fullmatch(r"\d+ damage", what):
            return replace(word, amount=n)
        return None

    return (Changes(change),)


def _now(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“…, but this strike is at +2 damage”, “… those strikes inflict +2 damage”, “with first strike”."""
    if not _in_combat(said):
        return None

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
    if not _in_combat(said) or said.mode is None or "trike:" not in said.mode.above:
        return None
    return (Changes(_maneuvering(only_range(match["only"]))),)


def _more_strikes(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“As above, with 1 additional strike (limited)”: it is gained as the strike resolves."""
    if not _in_combat(said) or said.mode is None or "trike:" not in said.mode.above:
        return None
    return (StrikeDoes("resolves", (GainAdditional(number(match["n"])),)),)


def _stronger(match: re.Match[str], said: Sentence) -> Pieces | None:
    def change(word: Words) -> Words | None:
        stronger = isinstance(word, AddInCombat) and word.stat == "strength"
        return replace(word, amount=int(match["n"])) if stronger else None

    return (Changes(change),) if _in_combat(said) else None


def _paid_strike(match: re.Match[str], said: Sentence) -> Pieces | None:
    made = strike(match["what"], ranged=bool(match["ranged"])) if _in_combat(said) else None
    return (PayBlood(int(match["n"])), *made) if made is not None else None


def _longer(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“As above, but for the remainder of combat”."""
    if not _in_combat(said):
        return None

    def change(word: Words) -> Words | None:
        if isinstance(word, AddInCombat | Forbid | GivePrevention | GiveStrike | ShieldFrom):
            return replace(word, until="combat")
        return None

    return (Changes(change),)


# -- the rest --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[Words, ...] | None:
    """What clauses of combat, joined by “and”, come to; None where any is not understood."""
    text = text.strip().removesuffix(".")
    text = text[:1].lower() + text[1:]
    whole = _one(text)
    if whole is not None:
        return whole
    for joint in re.finditer(r",? and |,? then |, then ", text):
        first = _one(text[: joint.start()])
        rest = words_of(text[joint.end() :]) if first is not None else None
        if first is not None and rest is not None:
            return (*first, *rest)
    return None


def _one(text: str) -> tuple[Words, ...] | None:
    for template in clauses_of_combat.CLAUSES:
        match = template.pattern.fullmatch(text)
        made = template.make(match) if match else None
        if made is not None:
            return tuple(made)
    made = grammar.one_clause(text)
    return tuple(made) if made is not None else None


def _clauses(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Clauses of a combat card, also such as add to what stands above."""
    if not _in_combat(said):
        return None
    above = _ABOVE.fullmatch(said.text)
    text = above["more"] if above else said.text
    if above:
        more = Sentence(text[:1].upper() + text[1:], said.card, said.mode)
        for template in (*CHANGES, *SENTENCES[:-1]):
            found = template.pattern.fullmatch(more.text)
            made = template.make(found, more) if found else None
            if made is not None:
                return made
        ended = _of_end(text.removesuffix("."))
        if ended is not None:
            return ended
    return _on_vampire(text, words_of(text), said)


def _on_vampire(text: str, words: tuple[Words, ...] | None, said: Sentence) -> Pieces | None:
    """What is done to “the opposing vampire” is not done to an ally; a card that does nothing else can't be played."""
    if words is not None and said.mode is not None and _after_strike(text, said.mode):
        words = tuple(_by_strike(word, said.mode) for word in words)
        return (If((_OPPONENT_VAMPIRE,), words),) if re.search(r"\bopposing vampire\b", text) else words
    if words is None or not re.search(r"\bopposing vampire\b", text):
        return words
    if said.mode is not None and "trike:" in said.mode.full_text:
        return (If((_OPPONENT_VAMPIRE,), words),)
    return (OnlyIf((_OPPONENT_VAMPIRE,)), *words)


def _after_strike(text: str, mode: Mode) -> bool:
    """Whether a sentence stands after the strike of its card, and so is of it."""
    strikes = re.search(r"trike(?:, ranged)?:", mode.full_text)
    return strikes is not None and mode.full_text.find(text.rstrip(".")) > strikes.start()


def _by_strike(word: Words, mode: Mode) -> Words:
    """What a strike does besides is done as it resolves: to the opponent only when it is not dodged. What it gives or
    forbids for the round, and what is paid for it, comes at once."""
    if isinstance(word, AT_ONCE):
        return word
    ends = re.search(r"trike(?:, ranged)?: combat ends", mode.full_text) is not None
    return StrikeDoes("hits" if getattr(word, "who", "") == "opponent" and not ends else "resolves", (word,))


def _drinks(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (OnlyIf((_OPPONENT_VAMPIRE,)), AddBlood("minion", LostToDamage())) if _in_combat(said) else None


def _hardened(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not _in_combat(said):
        return None
    until: Literal["round", "combat"] = "combat"
    return (ShieldFrom("any", until, normal_only=True, beyond_first=True),)


def _hardened_more(match: re.Match[str], said: Sentence) -> Pieces | None:
    def change(word: Words) -> Words | None:
        return replace(word, normal_only=False) if isinstance(word, ShieldFrom) and word.beyond_first else None

    return (Changes(change),) if _in_combat(said) else None


def _discarded(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (Silent(),) if _in_combat(said) and discards_to_cancel(match[0]) else None


def _cancelled(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A strike, grapple, aim or frenzy card of the opposing minion cancelled, for blood where it says so."""
    kinds = r"(?:an? )?(?:strike|grapple|aim|frenzy|combat)"
    if not _in_combat(said) or not re.fullmatch(rf"{kinds}(?:,? (?:or )?{kinds})* ", match["what"]):
        return None
    paid = (PayBlood(int(match["n"])),) if match["n"] else ()
    return (*paid, Cancel(free=bool(match["free"])))


def _given_later(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (GivePrevention(number(match["n"])),) if _in_combat(said) else None


def _ends_after(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (StrikeDoes("resolves", (EndCombat(after_strikes=True),)),) if _in_combat(said) else None


SENTENCES: Final = (
    *(sentence(said, _silent) for said in _SAID),
    sentence(
        r"Only usable (?:at close range )?at the end of a round (?:during|in) which this (?:vampire|minion)"
        r" successfully inflicted more damage than the opposing (?P<who>vampire|minion)\.",
        _more_inflicted,
    ),
    sentence(
        r"Not usable (?:in combat with an ally(?P<older> or an older vampire)?|against a minion with"
        r" (?P<flight>flight \[FLIGHT\]))\.",
        _not_against,
    ),
    sentence(r"(?:Strike(?P<ranged>, ranged)?|Ranged strike): (?P<what>[^.]+)\.", _strike),
    sentence(r"Burn (?P<n>\d+) blood to strike(?P<ranged>, ranged)?: (?P<what>[^.]+)\.", _paid_strike),
    sentence(r"Strike: combat ends,? and (?P<what>[^.]+)\.", _ends_and),
    sentence(
        r"(?:(?:[Aa]fter combat ends, )?[Ii]f this vampire was blocked(?P<never> while performing [\w -]+)?, "
        r"(?:they (?:can|may) burn (?P<blood>\d+) blood to continue the action|the action continues)"
        r"(?: with \+(?P<stealth>\d+) stealth)? as if unblocked(?:, even if stealth is not yet needed)?)\.",
        _blocked_goes_on,
    ),
    sentence(
        r"Strike(?P<ranged>, ranged)?: (?P<verb>send|burn) the opposing (?P<who>vampire|ally)(?: to torpor)?"
        r"(?P<first>,? with first strike)?\.",
        _of_victim,
    ),
    sentence(
        rf"This strike (?:is at \+(?P<n>{NUMBER}|X) damage|(?P<sure>cannot be dodged))"
        rf"(?:,? with (?:1|an?) optional (?P<what>maneuver|press){ONLY}?)?\.",
        _this_strike,
    ),
    sentence(
        r"(?P<close>If this strike is used at close range, )?[Tt]his striking (?:vampire|minion) also takes (?P<n>\d+)"
        r"(?: environmental)?(?P<bad> aggravated)? damage\.",
        _recoil,
    ),
    sentence(
        r"If any damage from this strike is successfully inflicted on the opposing minion, (?P<what>[^.]+)\.",
        _if_damaged,
    ),
    sentence(r"(?:Maneuver|Press|Prevent \d+ damage)\b[^.]*\.", _either),
    sentence(
        r"This vampire gains blood equal to the amount of blood lost by the opposing vampire to damage this round\.",
        _drinks,
    ),
    sentence(
        r"This combat, if a damage is successfully inflicted on this vampire in a given round, any additional damage"
        r" inflicted on this vampire in the same round is automatically prevented\.",
        _hardened,
    ),
    sentence(r"Aggravated damage cannot be prevented this way\.", _silent),
    sentence(r"Maneuver, and this vampire can prevent (?P<n>\d+) damage later this round\.", _given_later),
    sentence(r"(?:They|The opposing minion) (?:can|may) discard [^.]+ to cancel this card[^.]*\.", _discarded),
    sentence(
        r"(?:This damage|Damage from this strike|The damage from this strike) cannot be prevented by cards"
        r" (?:requiring|that require) [\w ]+ \[(?P<code>\w{3})\]\.",
        _not_by,
    ),
    sentence(
        r"(?:(?:This vampire b|B)urns? (?P<n>\d+) blood to )?[Cc]ancel (?:an?|the opposing minion's)"
        r" (?P<what>[^.()]*?)cards?"
        r"(?: \([^()]*\))?(?: or (?P<other>an? (?:grapple|aim|frenzy) card)|,? or (?:grapple|aim|frenzy) cards?)?"
        r"(?: played by the opposing minion)? as it is played(?: by the opposing minion)?"
        r"(?P<free>,? and its cost is not paid)?(?: \(the minion chooses (?:a strike again|another strike)\))?\.",
        _cancelled,
    ),
    sentence(r"Combat ends immediately after the resolution of this strike\.", _ends_after),
    sentence(r"(?!Strike:|Strike, ranged:|Ranged strike:)[^.]+\.", _clauses),
)

CHANGES: Final = (
    sentence(r"For the remainder of (?:the |this )?combat\.", _longer),
    sentence(r"[Ww]ith \+(?P<n>\d+) strength\.", _stronger),
    sentence(r"For (?P<what>[^.]+)\.", _for_more),
    sentence(
        r"(?:This (?:hand )?strike is at \+(?P<n>\d+) damage|(?:At|[Tt]hose strikes inflict) \+(?P<m>\d+) damage"
        r"|(?P<first>First strike))\.",
        _now,
    ),
    sentence(rf"(?:1|An?) optional maneuver{ONLY}?\.", _optional_maneuver),
    sentence(rf"(?P<n>{NUMBER}) additional strikes? \(limited\)\.", _more_strikes),
    sentence(r"Aggravated damage is prevented this way as well\.", _hardened_more),
)
"""What is said after “As above, but”: it changes something that stands above."""
