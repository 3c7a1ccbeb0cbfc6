"""Sentences of combat cards that are strikes, and what is said of them (sec. 6.4.5)."""

from __future__ import annotations

import re
from typing import Final, Literal

from vtes_desktop.abilities.text.blows import ONLY, amount, only, only_range, strike
from vtes_desktop.abilities.text.fighting import words_of
from vtes_desktop.abilities.text.nouns import NUMBER
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.playing.printed import Recoil

OPPONENT_VAMPIRE: Final = Is("opponent", Which("vampire"))
OPPONENT_ALLY: Final = Is("opponent", Which("ally"))


def of_end(text: str) -> tuple[Words, ...] | None:
    """What a strike that ends the combat does besides."""
    before = r"unlock (?:(?P<me>this (?:vampire|minion))|the opposing minion)(?: \(at any range\))? before combat ends"
    if found := re.fullmatch(before, text, re.I):
        return (StrikeDoes("resolves", (Unlock("minion" if found["me"] else "opponent"),)),)
    after = r"(?P<what>.+) after combat ends(?: \(even at long range\))?|after combat ends, (?P<then>.+)"
    found = re.fullmatch(after, text)
    what = (found["what"] or found["then"]) if found else ""
    words = words_of(what.removeprefix("if the range is close, "))
    if words is None:
        return None
    done = StrikeDoes("combat has ended", words)
    return (If((RangeIs("close"),), (done,)),) if what.startswith("if the range is close, ") else (done,)


def _blocked_goes_on(match: re.Match[str], said: Sentence) -> Pieces | None:
    """The action goes on as if unblocked, for blood and with more stealth where it says so."""
    never: dict[str, tuple[str, ...]] = {
        "": (),
        " while performing an action": (),
        " while performing a non-bleed action": ("bleed",),
        " while performing an action other than bleeding": ("bleed",),
        " while performing a non-bleed non-political action": ("bleed", "political"),
    }
    stealth = (AddStealth(int(match["stealth"])),) if match["stealth"] else ()
    goes_on: tuple[Words, ...] = (GoOn(), *stealth)
    if match["blood"]:
        blood = int(match["blood"])
        question = f"burn {blood} blood to continue the action"
        goes_on = (May((BurnBlood("minion", blood, paid=True), *goes_on), question),)
    blocked = WasBlocked(understood(never.get(match["never"] or "")))
    return (StrikeDoes("combat has ended", (If((blocked,), goes_on),)),)


def _of_victim(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A strike that sends the opposing vampire to torpor, or burns the opposing ally: none against the other kind, for
    it does nothing else (rulings on Blissful Agony and Enhanced Coagulant)."""
    vampire = match["who"] == "vampire"
    word = ToTorpor("target", wounds=True) if match["verb"] == "send" else Burn("target")
    condition = OPPONENT_VAMPIRE if vampire else OPPONENT_ALLY
    blow = Blow("effect", ranged=bool(match["ranged"]), first=bool(match["first"]))
    return (OnlyIf((condition,)), MakeStrike(blow), StrikeDoes("hits", (If((condition,), (word,)),)))


def _this_strike(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“This strike is at +2 damage”, “… cannot be dodged”, with an optional maneuver or press."""
    so = StrikeIs(amount(match["n"]) if match["n"] else 0, undodgeable=bool(match["sure"]))
    if match["what"] == "press":
        return (so, GiveExtra("press", only=only(match["only"])))
    return (so, maneuvering(only_range(match["only"]))) if match["what"] else (so,)


def maneuvering(way: Literal["any", "close", "long"]) -> Changes:
    """What gives the strike that stands above an optional maneuver."""
    return changing(MakeStrike, maneuver=way)


SENTENCES: Final = (
    sentence(
        r"(?:Burn (?P<n>\d+) blood to s|S)trike(?P<ranged>, ranged)?: (?P<what>[^.]+)\.",
        lambda match, _: (
            *((BurnBlood("minion", int(match["n"]), paid=True),) if match["n"] else ()),
            *understood(strike(match["what"], ranged=bool(match["ranged"]))),
        ),
    ),
    sentence(
        r"Strike: combat ends,? and (?P<what>[^.]+)\.",
        meaning(of_end, lambda words, _: (MakeStrike(Blow("combat ends")), *words), "what"),
    ),
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
        lambda match, _: (
            StrikeIs(recoil=Recoil(int(match["n"]), bool(match["bad"]), "close" if match["close"] else "")),
        ),
    ),
    sentence(
        r"(?:This damage|Damage from this strike|The damage from this strike) cannot be prevented by cards"
        r" (?:requiring|that require) [\w ]+ \[(?P<code>\w{3})\]\.",
        lambda match, _: (StrikeIs(not_by=match["code"]),),
    ),
    says(
        r"Combat ends immediately after the resolution of this strike\.",
        StrikeDoes("resolves", (EndCombat(after_strikes=True),)),
    ),
)
