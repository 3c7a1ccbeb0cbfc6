"""Sentences of allies and retainers: what they are immune to and cannot do, what they have in directed actions, the
range that they set, what they burn life or themselves for, what comes of their being burned (sec. 6.1.4, 6.1.5)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts import phrases
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, group, numeral, which
from vtes_desktop.abilities.text.sentences.bearers import is_borne
from vtes_desktop.abilities.text.sentences.crypt_uses import number_given
from vtes_desktop.abilities.text.sentences.followers import is_ally, is_companion
from vtes_desktop.abilities.text.sentences.in_play import declared
from vtes_desktop.abilities.text.template import Pieces, Sentence, SentenceTemplate, Silent, sentence
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.combat.lasting import Banned

_WHO: Final = r"(?P<who>(?:[Tt]he )?[A-Z][\w'’.\- ]*?|[Tt]his ally|[Hh]e|[Ss]he|[Ii]t|[Tt]hey)"
_MAY: Final = r"(?:can|may)"
_DIRECTED_AT_YOU: Final = r"[Dd]uring an action directed at you \(or a card you control\), "
_BEARER: Final = r"(?:[Tt]he employer|[Tt]he (?:minion|vampire) with this retainer|[Tt]his (?:minion|vampire))"


# -- what it is and cannot do -----------------------------------------------------------------------------------------


def _numbers(_: re.Match[str], said: Sentence) -> Pieces | None:
    """An ally's own numbers, which are printed."""
    return (Silent(),) if said.mode is not None and said.mode.type == "Ally" else None


def _cannot(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What the referee reads by itself (:func:`vtes_desktop.abilities.text.facts.phrases.forbidden`)."""
    if not is_ally(match, said) or not phrases.forbidden([match[0]], said.card.name):
        return None
    told = phrases.forbidden([match[0]], said.card.name)
    parts = re.split(r" and (?:he|she|it|they) cannot ", match["what"])
    return (Silent(),) if len(told) >= len(parts) else None


def _immune(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (Standing("only aggravated damage", 1),) if is_ally(match, said) else None


def _out_of_reach(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Of whose directed actions it cannot be the target."""
    return (Standing("protected from capacity", int(match["n"])),) if is_ally(match, said) else None


def _gehenna(match: re.Match[str], said: Sentence) -> Pieces | None:
    """How many Gehenna events there must be, which stands among the card's requirements."""
    least = numeral(match["n"] or match["m"])
    return (Silent(),) if f"{least} gehenna" in said.card.requirement else None


# -- in actions -------------------------------------------------------------------------------------------------------


def _directed_intercept(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Intercept against directed actions, of its own or of its employer's."""
    ally = said.mode is not None and said.mode.type == "Ally"
    if ally and not is_ally(match, said):
        return None
    if not ally and not (is_borne(said) and re.fullmatch(_BEARER, match["who"])):
        return None
    condition: Conditions = DirectedAtYou() if match["you"] else Acting("acting", directed=True)
    return (Standing("intercept", int(match["n"]), conditions=(condition,)),)


def _sets_range(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not is_ally(match, said):
        return None
    return (Upon("before range", (SetRangeTo(match["range"]),), (HasBlocked("this"), Acting("acting", directed=True))),)  # type: ignore[arg-type]


def _maneuvers(_: re.Match[str], said: Sentence) -> Pieces | None:
    """A maneuver of the employer's that has blocked a directed action."""
    if not is_borne(said):
        return None
    return (Upon("before range", (GiveExtra("maneuver"),), (HasBlocked(), Acting("acting", directed=True))),)


def _helps(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An ally that is locked for one of several numbers of another minion."""
    meant = which(match["which"]) or group(match["which"])
    if meant is None or not is_ally(match, said):
        return None
    if match["which"].startswith("another "):
        meant = replace(meant, other=True)
    made: list[Usable] = []
    for text in re.split(r",? or |, ", match["numbers"]):
        amount, stat = int(text.split()[0]), text.split()[1]
        word, windows, conditions = number_given(stat, amount, meant)
        made.append(Usable(text, windows, (word,), conditions=conditions, locks=True))
    return made


def _own_intercept(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Life burned for intercept of its own against an action that is directed at you."""
    if not is_ally(match, said):
        return None
    amount = int(match["n"])
    conditions = (DirectedAtYou(), InterceptNeeded(Which(own=True)))
    return (
        Usable(
            f"+{amount} intercept",
            ("block attempt",),
            (AddIntercept("blocker", amount),),
            conditions=conditions,
            blood=numeral(match["life"]),
        ),
    )


def _burned_for(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An ally that may be burned for something while an action that is directed at you goes on."""
    words = clauses(match["what"])
    if words is None or not is_ally(match, said):
        return None
    chosen, rest = declared(words)
    if any(isinstance(word, Unlock) for word in rest):
        chosen = tuple(
            replace(word, which=replace(word.which, locked=True)) for word in chosen if isinstance(word, Choose)
        )
    return (
        Usable(
            f"burn it to {match['what']}",
            (*IN_ACTION, "before resolution"),
            (Burn("this"), *rest),
            chosen,
            (DirectedAtYou(), Not(Same("blocker", "this"))),
        ),
    )


def _blocks_and_burns(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An ally that is burned as it blocks some minions, before the block resolves."""
    meant = which(match["which"])
    if meant is None or said.mode is None or said.mode.type != "Ally":
        return None
    return (Upon("as blocked", (Burn("this"),), (Same("blocker", "this"), Is("acting", meant))),)


def _costly_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An action of an ally's that costs it life, or its Methuselah pool."""
    if not is_ally(match, said):
        return None
    stealth, amount = int(match["stealth"] or 0), numeral(match["n"])
    life, pool = (amount, 0) if match["currency"] == "life" else (0, amount)
    own = Which(own=True)
    if fight := re.fullmatch(r"enter combat with (?P<which>(?:an?|any) [^,.]+)", match["what"]):
        meant = which(fight["which"])
        if meant is None:
            return None
        against = replace(meant, where=("ready",), whose="others")
        return (
            InPlayAction("enter combat", (), "enter combat", stealth, by=own, against=against, pool=pool, life=life),
        )
    words = clauses(match["what"])
    if words is None:
        return None
    chosen, rest = declared(words)
    if match["directed"] and not chosen:
        return None
    return (InPlayAction(match["what"], rest, stealth=stealth, declares=chosen, by=own, pool=pool, life=life),)


def _searches(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not is_ally(match, said) or match["which"] not in ("weapon", "location", "retainer"):
        return None
    words = (Search(Which(match["which"])),)
    text = f"search the library for a {match['which']}"
    return (InPlayAction(text, words, stealth=int(match["stealth"] or 0), by=Which(own=True)),)


def _afterwards(_: re.Match[str], said: Sentence) -> Pieces | None:
    """What follows of every search and every hand that is too large."""
    return (Silent(),) if said.mode is not None and said.mode.type == "Ally" else None


# -- in combat --------------------------------------------------------------------------------------------------------

_BANS: Final[dict[str, tuple[Banned, ...]]] = {
    "strike": ("strikes",),
    "strike: combat ends": ("combat ends",),
    "strike: dodge": ("dodges",),
    "use maneuvers": ("maneuver to close", "maneuver to long"),
    "maneuver": ("maneuver to close", "maneuver to long"),
    "use additional strikes": ("additional strikes",),
}


def _opponents_cannot(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What some minions cannot do in combat with an ally, or with the employer of a retainer."""
    meant = group(match["which"]) if match["which"] else Which()
    if meant is None or not is_companion(said) or match["what"] not in _BANS:
        return None
    meant = replace(meant, where=("ready",))
    first = bool(match["first"])
    conditions: tuple[Conditions, ...] = (
        (
            Fights(),
            InRound(),
        )
        if first
        else (Fights(),)
    )
    ban = Forbid(_BANS[match["what"]], "opponent", borne=said.mode is not None and said.mode.type == "Retainer")
    asked = (*conditions, Is("opponent", meant))
    return (Upon("before range", (ban,), asked), *_in_midst(first=first, ban=ban, asked=asked))


def _in_midst(*, first: bool, ban: Forbid, asked: tuple[Conditions, ...]) -> tuple[Upon, ...]:
    """A retainer that comes in the middle of a round has its effect at once (ruling on Dog Pack)."""
    return () if first else (Upon("enters play", (ban,), asked, about="this"),)


def _press_of_another(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Life burned for a press of a minion of one's own."""
    if not is_ally(match, said):
        return None
    mine = Is("both", Which(whose="you"))
    return (Usable("press", ("press",), (BurnBlood("this", numeral(match["n"])),), conditions=(mine,)),)


def _press_first(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not is_ally(match, said):
        return None
    return (
        Usable(
            "press",
            ("press",),
            (),
            conditions=(
                Fights(),
                InRound(),
            ),
            blood=numeral(match["n"]),
            once="combat",
        ),
    )


# -- in phases, and as it is burned -----------------------------------------------------------------------------------


def _hurts_own(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Damage that it inflicts on a vampire of one's own in the unlock phase."""
    if not is_ally(match, said):
        return None
    words = (
        Choose(Which("vampire", whose="you")),
        Inflict(numeral(match["n"]), "target", unpreventable=bool(match["un"])),
    )
    return (Upon("unlock phase", words, turn="yours"),)


def _shuffled_in(match: re.Match[str], said: Sentence) -> Pieces | None:
    if not is_ally(match, said):
        return None
    return (Upon("burned", (Return("this", "library"),), about="this"),)


SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    sentence(r"\d+ (?:strength, \d+ bleed|bleed, \d+ strength)(?:, flight \[FLIGHT\])?\.", _numbers),
    sentence(rf"{_WHO} cannot (?P<what>[^.]+)\.", _cannot),
    sentence(rf"{_WHO} (?:is|are) immune to non-aggravated damage\.", _immune),
    sentence(
        rf"{_WHO} cannot be the target of a directed action performed by an ally or a vampire with capacity (?P<n>\d+)"
        r" or less\.",
        _out_of_reach,
    ),
    sentence(
        rf"Requires (?:(?P<n>{NUMBER}) or more|at least (?P<m>{NUMBER})) (?:other )?Gehenna (?:event|card)s? in play\.",
        _gehenna,
    ),
    sentence(
        rf"(?:{_WHO}) gets? (?P<n>\+\d+) intercept during (?:directed actions|actions directed at (?P<you>you))\.",
        _directed_intercept,
    ),
    sentence(
        rf"If {_WHO} blocks a directed action, set the range for the first round of the resulting combat to"
        r" (?P<range>close|long)\.",
        _sets_range,
    ),
    sentence(
        r"If the employer blocks a directed action, they get 1 optional maneuver during the first round of the"
        r" resulting combat\.",
        _maneuvers,
    ),
    sentence(
        rf"(?:During an action, )?{_WHO} {_MAY} lock to give (?P<which>(?:an?|another) [^,.+]*?)"
        r" (?P<numbers>\+\d (?:stealth|intercept|bleed)(?:(?:, or |, | or )\+\d (?:stealth|intercept|bleed))*)\.",
        _helps,
    ),
    sentence(
        rf"{_DIRECTED_AT_YOU}{_WHO} {_MAY} burn (?P<life>{NUMBER}) life to get \+(?P<n>\d) intercept\.", _own_intercept
    ),
    sentence(
        rf"{_DIRECTED_AT_YOU}you {_MAY} burn {_WHO} if (?:it|he|she) is not blocking to (?P<what>[^.]+)\.",
        _burned_for,
    ),
    sentence(
        r"Burn (?:this ally|him|her|it) if (?:he|she|it) blocks (?P<which>an? [^,.]+), before block resolution\.",
        _blocks_and_burns,
    ),
    sentence(
        rf"{_WHO} {_MAY} (?P<what>[^,.]+?) as an? (?:\+(?P<stealth>\d) stealth )?(?P<directed>\(D\) )?action that costs"
        rf" (?P<n>{NUMBER}) (?P<currency>life|pool)\.",
        _costly_action,
    ),
    sentence(
        rf"{_WHO} {_MAY} take an? (?:\+(?P<stealth>\d) stealth )?action to allow you to search your library for an?"
        r" (?P<which>\w+) and move it to your hand\.",
        _searches,
    ),
    sentence(r"Shuffle(?: and discard)? afterward\.", _afterwards),
    sentence(
        r"(?:Opposing (?P<which>[^.]+?)|Minions in combat with the employer) cannot (?P<what>[^.]+?)"
        r"(?P<first> in the first round)?\.",
        _opponents_cannot,
    ),
    sentence(rf"{_WHO} {_MAY} burn (?P<n>{NUMBER}) life to give a minion you control 1 press\.", _press_of_another),
    sentence(
        rf"[Dd]uring the first round of each combat, {_WHO} {_MAY} burn (?P<n>{NUMBER}) life to get 1 press\.",
        _press_first,
    ),
    sentence(
        rf"During your unlock phase, {_WHO} inflicts (?P<n>{NUMBER}) (?P<un>unpreventable )?damage on a ready vampire"
        r" you control\.",
        _hurts_own,
    ),
    sentence(rf"If {_WHO} is burned, shuffle (?:him|her|it) in(?:to)? (?:his|her|its) owner's library\.", _shuffled_in),
)
