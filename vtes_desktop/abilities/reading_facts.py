"""What a card's face gives without a condition, said aloud: numbers, strikes, traits (sec. 1.5, 6.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes_desktop.abilities.vocabulary.aloud import so_many
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules.playing.printed import Bonus, Extra, Printed, Recoil, Weapon
from vtes_desktop.rules.wording import together

_TRAITS: Final = (
    "unique", "location", "trifle", "trophy", "infernal", "scarce", "sterile", "red_list", "blood_cursed", "black_hand",
    "seraph", "flight", "melee", "gun", "frenzy", "out_of_turn",
)  # fmt: skip
"""The fields of :class:`Printed` that are so or not, as they are said."""
_FORBIDDEN: Final = {
    "action cards": "play action cards",
    "Reaction": "play reaction cards",
    "contracts": "have contracts",
    "diablerie": "commit diablerie",
    "equipment": "have equipment",
    "political": "take political actions",
    "retainers": "have retainers",
    "titles": "receive titles",
    "weapons": "use weapons",
}


def facts_aloud(printed: Printed) -> Iterator[str]:
    """Clauses for what is printed; nothing for what any card has."""
    traits = [name.replace("_", " ") for name in _TRAITS if getattr(printed, name)]
    if traits:
        yield f"it has the traits {together(traits)}" if len(traits) > 1 else f"it has the trait {traits[0]}"
    own = Bonus(printed.bleed, printed.strength, printed.stealth, printed.intercept, printed.votes, printed.hand_size)
    if added := _bonus(own):
        ready = ", while it is ready" if printed.hand_size_if_ready else ""
        yield f"it has {added}{f' (its Methuselah’s{ready})' if own.hand_size else ''}"
    if added := _bonus(printed.bearer):
        yield f"the minion that bears it{_while(printed.bearer_must_be)} has {added}"
    for code, levels in printed.grants:
        level = "superior" if levels == 2 else "a level of"
        bearer = f"the minion that bears it{_while(printed.grants_must_be)}"
        yield f"{bearer} has {level} {DISCIPLINES.get(code.lower(), code)}"
    if printed.life:
        yield f"it comes into play with {printed.life} life"
    if printed.own_strength != 1 or printed.own_bleed != 1:
        yield f"its own strength is {printed.own_strength} and its own bleed {printed.own_bleed}"
    for extra in printed.extras:
        yield f"it gives {_extra(extra)}{_while(extra.must_be)}"
    for strike in (*printed.strikes, *([printed.weapon] if printed.weapon is not None else [])):
        yield f"it can be used to strike: {_strike(strike)}"
    if printed.as_vampire.codes:
        names = together(sorted(DISCIPLINES.get(code.lower(), code) for code in printed.as_vampire.codes), "or")
        only, never = (together(types, "or") for types in (printed.as_vampire.only, printed.as_vampire.never))
        what = f"{only} cards" if only else f"cards but {never} ones" if never else "cards"
        yield f"it can play {what} that require {names} as a vampire of capacity {printed.as_vampire.capacity}"
    if printed.cannot:
        yield f"it cannot {together([_forbidden(each) for each in sorted(printed.cannot)], 'or')}"
    if printed.slave_of:
        yield f"it is a slave of clan {printed.slave_of}"
    if printed.plays_as:
        who = "it and its controller play" if printed.you_play_as else "it plays"
        yield f"{who} cards as {together(sorted(printed.plays_as), 'or')}"
    for each in printed.plays_named:
        yield f"it, or who bears it, plays cards named {each.name} of the hand or ash heap as a {each.title}"
    if printed.equip_stealth:
        yield f"the action to equip with it has {printed.equip_stealth:+} stealth"


def _while(kind: str) -> str:
    """What a minion must be for what a card on it gives it."""
    return f" (only where it is {'a ' if kind == 'vampire' else ''}{kind})" if kind else ""


def _forbidden(what: str) -> str:
    """What a minion's card forbids it: “have equipment”, “use cards that require Celerity”."""
    if what in DISCIPLINES:
        return f"use cards that require {DISCIPLINES[what]}"
    return _FORBIDDEN.get(what, what)


def _bonus(bonus: Bonus) -> str:
    names = ("bleed", "strength", "stealth", "intercept", "votes", "hand_size")
    return together(f"{getattr(bonus, name):+} {name.replace('_', ' ')}" for name in names if getattr(bonus, name))


def _extra(extra: Extra) -> str:
    only = f" (only: {extra.only})" if extra.only else ""
    later = ", not in the first" if extra.not_first else ""
    must = ", which must be used" if extra.mandatory else ""
    often = "in the first round of each combat" if extra.each == "first round" else f"each {extra.each}"
    what = extra.what if extra.mandatory else f"optional {extra.what}"
    return f"{so_many(extra.amount, what, f'{what}s')}{only} {often}{later}{must}"


def _strike(strike: Weapon) -> str:
    """A strike by a weapon or of a minion's own (sec. 6.4.5)."""
    if strike.kind not in ("damage", "combat ends"):
        return "as is said below"
    kind = "aggravated" if strike.aggravated else "normal"
    damage = f"its strength {strike.amount:+}" if strike.by_strength else f"{strike.amount}"
    ends = strike.kind == "combat ends"
    reach = "" if ends else "at any range" if strike.ranged else "only at close range"
    said = [
        "combat ends" if ends else f"{damage} {kind} damage",
        f"only at {strike.range} range" if strike.range else reach,
        "a hand strike as well" if strike.hand else "",
        f"once in a {strike.once}" if strike.once else "",
        "burned after use" if strike.burned_after else "",
        f"only after round {strike.after_round}" if strike.after_round else "",
        f"and {_recoil(strike.recoil)}" if strike.recoil is not None else "",
        f"aggravated to {together(strike.banes)}" if strike.banes else "",
    ]
    return ", ".join(each for each in said if each)


def _recoil(recoil: Recoil) -> str:
    where = f" at {recoil.range} range" if recoil.range else ""
    sort, once = "aggravated " if recoil.aggravated else "", ", once in a combat" if recoil.once else ""
    return f"{recoil.damage} {sort}damage to the striking minion itself{where}{once}"
