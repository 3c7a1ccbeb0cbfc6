"""Sentences of minions' own cards about numbers that hang on something: while it is ready, while one controls
something, for each of something, for minions of one's own or of others; what actions cost (sec. 1.6.1, 6.2, 6.3)."""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.stats import Stat
from vtes_desktop.abilities.text.facts.phrases import forbidden, own_bonus
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.text.nouns import NUMBER, group, is_self, numeral, one_of, which
from vtes_desktop.abilities.text.sentences.crypt import own, stat_named
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.cards.terms import CLANS, canonical_clan

WHO: Final = r"(?P<who>[A-Z][\w'’.\-, ]*?|he|she|they|it)"
"""The minion of whose card a sentence is."""
_HAND: Final = (
    r"(?:you (?:get|have) (?P<n>[+-]\d+) hand size|your hand size is (?:one card (?P<one>larger)|increased by "
    rf"(?P<more>{NUMBER})|(?P<plus>[+-]\d+)))"
)


def condition(phrase: str | None, said: Sentence) -> tuple[Conditions, ...]:
    """What “while …” or “if …” asks for, of the minion or of its Methuselah; nothing where nothing is said. Raises
    NotUnderstoodError for what is not understood."""
    parts = re.split(r" and (?=(?:you|your|there|[A-Z][\w ]+ is) )", phrase) if phrase else ()
    return tuple(each for part in parts for each in _one_condition(part, said))


def _one_condition(phrase: str, said: Sentence) -> tuple[Conditions, ...]:
    if (match := re.fullmatch(r"(?P<who>.+?) is (?P<what>.+)", phrase)) and own(match, said):
        return tuple(understood(_state(word)) for word in match["what"].split(" and "))
    if (match := re.fullmatch(r"(?P<who>.+?) (?:has no|does(?: not|n't) have a) title", phrase)) and own(match, said):
        return (Not(Is("this", Which(words=("titled",)))),)
    if re.fullmatch(r"you (?:have|control) the Edge", phrase):
        return (HasEdge(),)
    if match := re.fullmatch(r"(?:you|your (?P<whose>prey)) (?:have|has) (?P<n>\d+) or fewer pool", phrase):
        return (PoolIs("prey" if match["whose"] else "you", int(match["n"])),)
    if match := re.fullmatch(r"(?P<other>[A-Z][\w' ]+?) is (?:in (?P<mine>your) ready region|ready)", phrase):
        return (There(Which("vampire", name=match["other"], whose="you" if match["mine"] else "any")),)
    if match := re.fullmatch(r"another ready vampire you control is (?P<what>an? [\w ]+)", phrase):
        return (There(replace(understood(which(match["what"])), where=("ready",), whose="you", other=True)),)
    match = understood(
        re.fullmatch(r"(?P<whose>you|your prey|your predator) (?:also )?controls? (?P<which>.+)", phrase)
    )
    return (_controls(match["which"], match["whose"].removeprefix("your "), said),)  # type: ignore[arg-type]


def _state(word: str) -> Conditions | None:
    known: dict[str, Conditions] = {
        "ready": IsReady("this"),
        "unlocked": IsUnlocked("this"),
        "locked": Not(IsUnlocked("this")),
        "acting": Acting(),
    }
    meant = one_of(word) if word[:1].isupper() or word.startswith(("a ", "an ")) else None
    return known.get(word) or (Is("this", meant) if meant is not None else None)


def _controls(phrase: str, owner: Literal["you", "prey", "predator"], said: Sentence) -> Conditions:
    few = re.fullmatch(r"(?:(?P<n>\d+) or more|(?P<no>no)) (?P<which>.+)", phrase)
    meant = group(few["which"]) if few else which(phrase)
    named = re.fullmatch(r"(?P<who>[A-Z][\w' ]+?)(?P<ready> and (?:he|she) is ready)?", phrase)
    if meant is None and named and not own(named, said):
        meant = Which("vampire", ("ready",) if named["ready"] else ("ready", "torpor"), name=named["who"])
    if understood(meant).whose != "any":
        raise NotUnderstoodError
    there = There(replace(understood(meant), whose=owner), int(few["n"] or 1) if few else 1)
    return Not(there) if few and few["no"] else there


def _gets_for_each(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A number that grows with each of something."""
    asked, meant = condition(match["if"], said), understood(which(match["which"]))
    amount, aimed = Counted(meant, int(match["n"] or 1)), meant.whose == "target"
    return (Standing(stat_named(match["stat"]), amount, conditions=asked, in_action=aimed),)


def _hand_size(match: re.Match[str], said: Sentence) -> Pieces | None:
    """One's hand size as long as the minion is ready, and for each of something."""
    if printed(said.card).hand_size and own_bonus([match[0]], said.card.name).hand_size:
        return (Silent(),)
    number = numeral(match["more"]) if match["more"] else 1 if match["one"] else int(match["n"] or match["plus"])
    amount = Counted(understood(which(match["each"])), number) if match["each"] else number
    return (Standing("hand size", amount, conditions=condition(match["if"], said)),)


# -- what actions and cards cost --------------------------------------------------------------------------------------


def _more(match: re.Match[str]) -> int:
    """What is added to a cost: “+1”, “-1”, “1 additional”, “1 fewer”."""
    said = match["n"]
    if said[0] in "+-":
        return int(said)
    return -numeral(said) if match["less"] else numeral(said)


def _directed_at_it(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What actions of others cost more that target the minion."""
    stat: Stat = "action pool" if match["currency"] == "pool" else "action blood"
    stat = "action blood or life" if "or life" in match[0] else stat
    return (Standing(stat, _more(match), Which(), conditions=(ActionTargets("this", by_others=True),), torpid=True),)


def _rescue(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What it costs to rescue the minion, or what it pays to rescue others."""
    if not is_self(match["payer"] or match["whom"], said.card.name):
        return None
    if match["payer"]:
        return (Standing("action blood", _more(match), conditions=(ActionIs(("rescue",)), Acting())),)
    conditions = (ActionIs(("rescue",)), ActionTargets("this"))
    return (Standing("action blood", _more(match), Which("vampire"), conditions=conditions, torpid=True),)


def _companions_cost(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What allies, retainers and equipment of some sort cost the minion."""
    what, creature = match["what"], ""
    if kind := re.fullmatch(
        r"(animal|wraith|zombie|werewolf|mage|mumm)(?:s|ves|ies)? \(allies and retainers\)", what, re.I
    ):
        creature, what = kind[1].lower().replace("mumm", "mummy"), "Allies and retainers"
    types, (clans, codes) = understood(_TYPES.get(what)), needing(match["requires"])
    return [
        Price(_more(match), currency, types=types, disciplines=codes, clans=clans, creature=creature)
        for currency in ("pool", "blood")
    ]


# -- what can't be ----------------------------------------------------------------------------------------------------


_PAYER: Final = r"(?P<who>[A-Z][\w'’\"\-, ]*?|him|her|it|them)"
_TYPES: Final[dict[str, tuple[str, ...]]] = {
    "Cards": (), "Combat cards": ("Combat",), "Action cards": ("Action",), "Allies": ("Ally",),
    "Allies and retainers": ("Ally", "Retainer"), "Retainers": ("Retainer",), "Equipment": ("Equipment",),
    "Reaction cards": ("Reaction",), "Action modifier cards": ("Action Modifier",),
}  # fmt: skip
_CLAN: Final = "|".join(map(re.escape, sorted((*CLANS, "Assamite", "Follower of Set"), key=len, reverse=True)))
_NEEDS: Final = re.compile(rf"(?:an? )?(?:(?P<clan>{_CLAN})|[A-Z][\w ]+? \[(?P<code>\w{{3}})\])")


def needing(text: str | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clans and Disciplines of which a card must require one: “a Tzimisce or Vicissitude [vic]”."""
    found = [understood(_NEEDS.fullmatch(part)) for part in re.split(r" (?:or|and/or) ", text)] if text else []
    clans = tuple(canonical_clan(each["clan"]) for each in found if each["clan"])
    return clans, tuple(each["code"].lower() for each in found if each["code"])


def _price(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What cards cost the minion more or less, in the currency that they cost."""
    types, (clans, codes) = _TYPES[match["types"]], needing(match["needs"])
    if not types and not match["needs"]:
        return None
    amount = numeral(match["n"].lstrip("+-"))
    amount = -amount if match["n"].startswith("-") or match["less"] else amount
    return tuple(
        Price(amount, each, types=types, disciplines=codes, clans=clans)
        for each in ("pool", "blood")
        if each in match["currency"]
    )


_COST: Final = rf"(?P<n>[+-]?{NUMBER}|[+-]\d+)(?: (?:additional|more)| (?P<less>fewer|less))?"
_TEMPLATES: Final = (
    sentence(
        rf"(?P<types>{'|'.join(sorted(_TYPES, key=len, reverse=True))})(?: (?:requiring|that require) "
        rf"(?P<needs>[^,.]+?))? cost {_PAYER} (?P<n>[+-]?{NUMBER}) (?P<less>fewer |less )?(?:additional |more )?"
        r"(?P<currency>blood or pool|pool or blood|blood|pool)(?: to recruit or employ)?\.",
        _price,
    ),
    sentence(
        rf"(?:While (?P<if>[^,]+), )?{WHO} gets (?:(?P<n>[+-]\d+)|an additional) "
        r"(?P<stat>bleed|strength|stealth|intercept|vote) for each (?P<which>[^,.]+)\.",
        _gets_for_each,
    ),
    sentence(
        rf"{WHO} gets (?P<n>[+-]\d+) stealth (?:during|on) actions (?:requiring|that require) [A-Z][\w ]+ "
        r"\[(?P<code>\w{3})\]\.",
        lambda match, _: (
            Standing(
                "stealth",
                int(match["n"]),
                conditions=(Acting(), ActionRequires(match["code"])),
                in_action=True,
            ),
        ),
    ),
    sentence(
        rf"(?:Other Methuselahs' a|A)ctions (?:directed at|that target) (?P<who>[\w'’ ]+) cost {_COST} "
        r"(?P<currency>pool|blood)(?: or life)?\.",
        _directed_at_it,
    ),
    sentence(
        r"(?P<what>[A-Z][\w]+(?: and retainers| \(allies and retainers\))?)(?: (?:requiring|that require) (?:an? )?"
        rf"(?P<requires>[^.]+?))? costs? (?P<who>[\w'’. ]+?) {_COST} (?:blood or pool|pool or blood)(?: to [\w ]+)?\.",
        _companions_cost,
    ),
    sentence(
        r"(?:If (?P<if>[^,]+), )?[Bb]lood hunts cannot be called on (?P<who>[\w'’ ]+)\.",
        lambda match, said: (Standing("no blood hunt", 1, conditions=condition(match["if"], said), torpid=True),),
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(own, _TEMPLATES),
    sentence(rf"(?:While|If) (?P<if>[^,]+), {_HAND}(?: for each (?P<each>[^,.]+))?\.", _hand_size),
    sentence(
        rf"Rescuing (?:a vampire from torpor costs (?P<payer>[A-Z][\w'’ ]+)|(?P<whom>[\w'’ ]+) from torpor costs)"
        rf" {_COST} blood\.",
        _rescue,
    ),
    reminds(r"(?:Non-unique|[A-Z]\w+s are not unique)\.", lambda _, said: not printed(said.card).unique),
    reminds(r"[A-Z][\w'’.\- ]*? cannot [^.]+\.", lambda match, said: forbidden([match[0]], said.card.name)),
)
