"""Sentences of minions' own cards about numbers that hang on something: while it is ready, while one controls
something, for each of something, for minions of one's own or of others; what actions cost (sec. 1.6.1, 6.2, 6.3)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.stats import Stat
from vtes_desktop.abilities.text.facts.phrases import forbidden, own_bonus
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.text.nouns import NUMBER, group, is_self, numeral, one_of, which
from vtes_desktop.abilities.text.sentences.crypt import own, stat_named
from vtes_desktop.abilities.text.sentences.in_play import kinds_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.cards.terms import CLANS, canonical_clan

WHO: Final = r"(?P<who>[A-Z][\w'’.\-, ]*?|he|she|they|it)"
"""The minion of whose card a sentence is."""
_HAND: Final = (
    r"(?:you (?:get|have) (?P<n>[+-]\d+) hand size|your hand size is (?:one card (?P<one>larger)|increased by "
    rf"(?P<more>{NUMBER})|(?P<plus>[+-]\d+)))"
)


def condition(phrase: str, said: Sentence) -> tuple[Conditions, ...] | None:
    """What “while …” or “if …” asks for, of the minion or of its Methuselah; None for what is not understood."""
    whole: list[Conditions] = []
    for part in re.split(r" and (?=(?:you|your|there|[A-Z][\w ]+ is) )", phrase):
        found = _one_condition(part, said)
        if found is None:
            return None
        whole += found
    return tuple(whole)


def _one_condition(phrase: str, said: Sentence) -> tuple[Conditions, ...] | None:
    if match := re.fullmatch(r"(?P<who>.+?) is (?P<what>.+)", phrase):
        if not own(match, said):
            return None
        each = [_state(word) for word in match["what"].split(" and ")]
        return tuple(one for one in each if one is not None) if None not in each else None
    if match := re.fullmatch(r"(?P<who>.+?) has no title", phrase):
        return (Not(Is("this", Which(words=("titled",)))),) if own(match, said) else None
    if re.fullmatch(r"you (?:have|control) the Edge", phrase):
        return (HasEdge(),)
    if match := re.fullmatch(r"(?P<whose>you|your prey) (?:have|has) (?P<n>\d+) or fewer pool", phrase):
        return (PoolIs("you" if match["whose"] == "you" else "prey", int(match["n"])),)
    if match := re.fullmatch(r"(?P<whose>you|your prey|your predator) controls? (?P<which>.+)", phrase):
        return _controls(match["which"], match["whose"].removeprefix("your "))
    return None


def _state(word: str) -> Conditions | None:
    known: dict[str, Conditions] = {"ready": IsReady("this"), "unlocked": IsUnlocked("this"), "acting": Acting()}
    if word in known:
        return known[word]
    meant = one_of(word) if word[:1].isupper() or word.startswith(("a ", "an ")) else None
    return Is("this", meant) if meant is not None else None


def _controls(phrase: str, owner: str) -> tuple[Conditions, ...] | None:
    few = re.fullmatch(r"(?:(?P<n>\d+) or more|(?P<no>no)) (?P<which>.+)", phrase)
    meant = group(few["which"]) if few else which(phrase)
    if meant is None or meant.whose != "any":
        return None
    there = There(replace(meant, whose=owner), int(few["n"]) if few and few["n"] else 1)
    return (Not(there),) if few and few["no"] else (there,)


def _gets_for_each(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A number that grows with each of something."""
    asked = condition(match["if"], said) if match["if"] else ()
    meant = which(match["which"])
    if asked is None or meant is None:
        return None
    amount, aimed = int(match["n"]) if match["n"] else 1, meant.whose == "target"
    return (Standing(stat_named(match["stat"]), Counted(meant, amount), conditions=asked, in_action=aimed),)


def _others_get(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A number that others have, one's own minions or anybody's, as long as something is so; while it lies in torpor,
    too (rulings on Nik and Annabelle Triabell)."""
    asked = condition(match["if"], said) if match["if"] else ()
    subject = group(match["subject"])
    if asked is None or subject is None or (match["if"] is None and is_self(match["subject"], said.card.name)):
        return None
    stat, amount = stat_named(match["stat"]), int(match["n"])
    subject = replace(subject, where=("ready", "torpor"))
    more = match["more"] or ""
    if not more:
        return (Standing(stat, amount, subject, conditions=asked, torpid=True),)
    if more == " against you" and stat == "bleed":
        return (Standing(stat, amount, subject, conditions=(BleedsWhom("you"), *asked), in_action=True, torpid=True),)
    if kind := re.fullmatch(r" (?:during|on) (?P<kind>\w+) actions", more):
        kinds = kinds_of(kind["kind"])
        if kinds is None or stat not in ("stealth", "bleed"):
            return None
        return (Standing(stat, amount, subject, conditions=(ActionIs(kinds), *asked), in_action=True, torpid=True),)
    if target := re.fullmatch(
        r" (?:when bleeding|against) (?:a|any) Methuselah (?:who controls|controlling) (?P<which>.+)", more
    ):
        meant = which(target["which"])
        if meant is None or stat != "bleed":
            return None
        conditions = (ActionIs(("bleed",)), TargetControls(meant), *asked)
        return (Standing(stat, amount, subject, conditions=conditions, in_action=True, torpid=True),)
    against_who = re.fullmatch(r" (?:when attempting to block|against) (?P<who>[^,.]+)", more)
    if against_who and stat == "intercept" and is_self(against_who["who"], said.card.name):
        return (Standing(stat, amount, subject, conditions=(Acting(), *asked), torpid=True),)
    fought = re.fullmatch(r" in combat with (?P<who>[^,.]+)", more)
    if fought and stat == "strength" and is_self(fought["who"], said.card.name):
        return (Standing(stat, amount, replace(subject, on_fight=True), conditions=asked),)
    return None


def _hand_size(match: re.Match[str], said: Sentence) -> Pieces | None:
    """One's hand size as long as the minion is ready, and for each of something."""
    asked = understood(condition(match["if"], said))
    if printed(said.card).hand_size and own_bonus([match[0]], said.card.name).hand_size:
        return (Silent(),)
    amount = numeral(match["more"]) if match["more"] else 1 if match["one"] else int(match["n"] or match["plus"])
    if match["each"] is None:
        return (Standing("hand size", amount, conditions=asked),)
    meant = understood(which(match["each"]))
    return (Standing("hand size", Counted(meant, amount), conditions=asked),)


def _in_actions_requiring(match: re.Match[str], said: Sentence) -> Pieces | None:
    conditions = (Acting(), ActionRequires(match["code"]))
    return (Standing("stealth", int(match["n"]), conditions=conditions, in_action=True),)


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
    whom, payer = match["whom"], match["payer"]
    if payer is None:
        if not is_self(whom, said.card.name):
            return None
        conditions = (ActionIs(("rescue",)), ActionTargets("this"))
        return (Standing("action blood", _more(match), Which("vampire"), conditions=conditions, torpid=True),)
    if not is_self(payer, said.card.name) or whom != "a vampire":
        return None
    return (Standing("action blood", _more(match), conditions=(ActionIs(("rescue",)), Acting())),)


_WHAT: Final[dict[str, tuple[str, ...]]] = {
    "allies and retainers": ("Ally", "Retainer"),
    "allies": ("Ally",),
    "retainers": ("Retainer",),
    "equipment": ("Equipment",),
    "weapons": ("Equipment",),
}


def _companions_cost(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What allies, retainers and equipment of some sort cost the minion."""
    what = match["what"].lower()
    creature = ""
    if kind := re.fullmatch(r"(animal|wraith|zombie|werewolf|mage|mumm)(?:s|ves|ies)? \(allies and retainers\)", what):
        creature, what = kind[1].replace("mumm", "mummy"), "allies and retainers"
    types = _WHAT.get(what)
    if types is None or what == "weapons":
        return None
    amount = _more(match)
    codes: tuple[str, ...] = ()
    clans: tuple[str, ...] = ()
    if match["requires"]:
        for each in re.split(r" or ", match["requires"]):
            if code := re.fullmatch(r"[A-Z][\w ]+ \[(\w{3})\]", each):
                codes = (*codes, code[1].lower())
            elif (clan := one_of(each)) is not None and clan.clans:
                clans = (*clans, *clan.clans)
            else:
                return None
    return [
        Price(amount, currency, types=types, disciplines=codes, clans=clans, creature=creature)
        for currency in ("pool", "blood")
    ]


# -- what can't be ----------------------------------------------------------------------------------------------------


def _no_blood_hunt(match: re.Match[str], said: Sentence) -> Pieces | None:
    asked = understood(condition(match["if"], said) if match["if"] else ())
    return (Standing("no blood hunt", 1, conditions=asked, torpid=True),)


def _not_unique(_: re.Match[str], said: Sentence) -> Pieces | None:
    """What the referee reads by itself."""
    return (Silent(),) if not printed(said.card).unique else None


def _forbidden(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the referee reads by itself (:func:`vtes_desktop.abilities.text.facts.phrases.forbidden`)."""
    return (Silent(),) if forbidden([match[0]], said.card.name) else None


_PAYER: Final = r"(?P<who>[A-Z][\w'’\"\-, ]*?|him|her|it|them)"
_TYPES: Final[dict[str, tuple[str, ...]]] = {
    "Cards": (), "Combat cards": ("Combat",), "Action cards": ("Action",), "Allies": ("Ally",),
    "Allies and retainers": ("Ally", "Retainer"), "Retainers": ("Retainer",), "Equipment": ("Equipment",),
    "Reaction cards": ("Reaction",), "Action modifier cards": ("Action Modifier",),
}  # fmt: skip
_CLAN: Final = "|".join(map(re.escape, sorted((*CLANS, "Assamite", "Follower of Set"), key=len, reverse=True)))
_NEEDS: Final = re.compile(rf"(?:an? )?(?:(?P<clan>{_CLAN})|[A-Z][\w ]+? \[(?P<code>\w{{3}})\])")


def _needing(text: str) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The clans and Disciplines of which a card must require one: “a Tzimisce or Vicissitude [vic]”."""
    found = [_NEEDS.fullmatch(part) for part in re.split(r" (?:or|and/or) ", text)]
    if any(each is None for each in found):
        return None
    clans = tuple(canonical_clan(each["clan"]) for each in found if each and each["clan"])
    return clans, tuple(each["code"].lower() for each in found if each and each["code"])


def _price(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What cards cost the minion more or less, in the currency that they cost."""
    needs = _needing(match["needs"]) if match["needs"] else ((), ())
    if needs is None or (match["types"] == "Cards" and not match["needs"]):
        return None
    amount = numeral(match["n"].lstrip("+-"))
    amount = -amount if match["n"].startswith("-") or match["less"] else amount
    currencies = [each for each in ("pool", "blood") if each in match["currency"]]
    return tuple(
        Price(amount, each, types=_TYPES[match["types"]], disciplines=needs[1], clans=needs[0])  # type: ignore[arg-type]
        for each in currencies
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
        _in_actions_requiring,
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
        _no_blood_hunt,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(own, _TEMPLATES),
    sentence(
        r"(?:(?:While|If) (?P<if>[^,]+), )?(?P<subject>[^,.]+?) gets? (?:an additional )?(?P<n>[+-]\d+) "
        r"(?P<stat>bleed|strength|stealth|intercept)(?P<more> [^,.]+)?\.",
        _others_get,
    ),
    sentence(rf"(?:While|If) (?P<if>[^,]+), {_HAND}(?: for each (?P<each>[^,.]+))?\.", _hand_size),
    sentence(
        rf"Rescuing (?P<whom>[\w'’ ]+) from torpor costs(?: (?P<payer>[A-Z][\w'’ ]+))? {_COST} blood\.",
        _rescue,
    ),
    sentence(r"(?:Non-unique|[A-Z]\w+s are not unique)\.", _not_unique),
    sentence(r"[A-Z][\w'’.\- ]*? cannot [^.]+\.", _forbidden),
)
