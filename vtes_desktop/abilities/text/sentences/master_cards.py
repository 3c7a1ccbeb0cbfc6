"""Sentences of master cards that two or more of them share: hunting grounds, how they are burned and stolen, blood and
counters on them, master phase actions used for them, contracts."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, group_of, numeral, which, within
from vtes_desktop.abilities.text.sentences.in_play import parted
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Event

_ALL: Final[tuple[Event, ...]] = (
    "used", "unlock phase", "master phase", "minion phase", "influence phase", "discard phase", "end of turn",
    "after resolution", "end of round",
)  # fmt: skip
"""When it is looked whether the last counter of a card has gone."""
_MAY: Final = r"(?:can|may)"
_COST: Final = rf"(?: that costs (?P<cost>{NUMBER}) (?P<currency>blood|pool))?"
_HURT: Final = r"(?P<hurt> that inflicts 1 unpreventable environmental damage on acting vampires)?"
_HURT_LATER: Final = (
    r"(?P<hurt_later>; if that minion is a vampire, (?:he or she|they) takes? 1 unpreventable (?:environmental )?damage"
    r" when this card is burned)?"
)
_EASIER: Final = (
    r"(?:; (?P<easier>[A-Za-z][^,.;]*?) gets? (?P<more>[+-]\d+) stealth (?:on|during|when attempting) that action)?"
)


def _easier(who: str, more: str) -> Standing:
    """Stealth that some have more or less of in the action that a card in play allows."""
    meant = understood(group_of(who))
    return Standing("stealth", int(more), meant, conditions=(ActionOfThis(),), in_action=True)


def _lost_to(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card that minions may burn or steal as an action, at a cost, harming themselves, some of them more easily."""
    meant = understood(group_of(match["who"]))
    steals = match["what"] == "steal"
    words: tuple[Words, ...] = (TakeControl("this") if steals else Burn("this"),)
    if match["hurt"] or match["hurt_later"]:
        hurt = Inflict(1, "minion", unpreventable=True, environmental=True)
        words = (*words, If((Is("minion", Which("vampire")),), (hurt,)))
    cost = {match["currency"]: numeral(match["cost"])}
    act = InPlayAction(
        f"{match['what']} this card",
        words,
        stealth=int(match["stealth"] or 0),
        directed=True,
        by=replace(meant, whose="others") if steals else meant,
        blood=cost.get("blood", 0),
        pool=cost.get("pool", 0),
    )
    return (act, _easier(match["easier"], match["more"])) if match["easier"] else (act,)


_LOST: Final = (
    rf"(?P<who>[A-Z][^,.;]*?) {_MAY} (?P<what>burn|steal) this (?:card|location)"
    r"(?: for (?:his or her|their) controller)? as an? (?:\+(?P<stealth>\d) stealth )?\(D\) action"
    rf"{_COST}{_HURT}{_HURT_LATER}{_EASIER}\."
)


def _burned_by_some(match: re.Match[str], said: Sentence) -> Pieces | None:
    """The same in the passive."""
    active = f"{match['by'][:1].upper()}{match['by'][1:]} can burn this card {match['rest']}"
    return _lost_to(understood(re.fullmatch(_LOST, active)), said)


def _feeds(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Blood in one's unlock phase for a vampire of one's own; of a hunting ground for one that has had none of any."""
    meant, amount = understood(which(match["which"])), numeral(match["n"])
    words: tuple[Words, ...] = (AddBlood("target", amount),)
    if any("hunting ground" in part.text.lower() for part in said.card.text):
        meant, words = replace(meant, unmarked=FED), (*words, Mark(FED, "target"))
    text = f"{match['which']} gains {amount} blood"
    return (Usable(text, ("unlock",), words, (Choose(meant),), turn="yours", once="turn"),)


def _burned_empty(_: re.Match[str], said: Sentence) -> Pieces | None:
    """A card that is burned with its last counter, of whatever kind."""
    none: tuple[Conditions, ...] = (Not(AtLeast(CountersOn(who="this"), 1)), Not(AtLeast(BloodOn("this"), 1)))
    return tuple(Upon(event, (Burn("this"),), none) for event in _ALL)


def _enters_with(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card that comes into play with blood or counters, so many or one for each of something."""
    number = numeral(match["n"])
    amount = Counted(understood(which(match["each"])), number) if match["each"] else number
    put: tuple[Words, ...] = (PutInPlay(),) if match["put"] else ()
    return (*put, AddBlood("this", amount) if match["what"] == "blood" else Count(amount, who="this"))


def _by_master_action(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What a master phase action may be used for (sec. 5)."""
    words = (Spend("master phase action"), *understood(clauses(match["what"])))
    return (Usable(f"a master phase action: {match['what']}", ("master",), *parted(words), turn="yours"),)


def _contract_on(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A contract: who is chosen for it, and on whom it lies, in either order."""
    hunter, prey = understood(which(match["hunter"])), understood(which(match["prey"]))
    chosen = (Choose(hunter, "hunter"), Choose(replace(prey, can_have=True)))
    return (Declares(chosen), PutOn("target"), Remember("hunter", "hunter"))


_ON: Final = r"(?:the (?:attached )?minion|this minion|the attached vampire)(?: with this card)?"


def _hunted(match: re.Match[str], said: Sentence) -> Pieces | None:
    """The chosen vampire may enter combat with the minion that the card is on (sec. 6.4)."""
    understood(which(within(match["hunter"])))
    by = Which("vampire", chosen="remembered hunter")
    against = Which(bearer=True, whose="others")
    return (InPlayAction("enter combat", (), "enter combat", int(match["stealth"]), by=by, against=against),)


_TEMPLATES: Final = (
    # How trophies come to vampires is known to the rules of the Red List.
    reminds(r"Trophy\.", lambda _, said: printed(said.card).trophy),
    sentence(
        rf"During your unlock phase, (?:you {_MAY} move (?P<n>{NUMBER}) blood from the (?:blood )?bank to"
        r" (?P<which>an? [^,.]*? you control))\.",
        _feeds,
    ),
    sentence(
        rf"During your unlock phase, (?P<which>an? [^,.]*? you control) {_MAY} gain (?P<n>{NUMBER}) blood\.", _feeds
    ),
    sentence(_LOST, _lost_to),
    sentence(
        rf"This card {_MAY} be burned by (?P<by>[^,.;]+?) (?P<rest>as a \(D\) action{_EASIER}\.)", _burned_by_some
    ),
    sentence(
        r"Burn this card (?:if|when) it has no (?:blood|counters)\."
        r"|If this (?:card|location) has no (?:blood|counters), burn it\."
        r"|Burn this card when all blood has been removed\."
        r"|Burn this card when the last blood(?: counter)? on it is removed\.",
        _burned_empty,
    ),
    sentence(
        rf"(?P<put>Put this card in(?:to)? play|This (?:card|location) comes into play) with (?P<n>{NUMBER})"
        r" (?P<what>blood|counters?)(?: on it)?(?: for each (?P<each>[^,.]+))?\.",
        _enters_with,
    ),
    sentence(rf"You {_MAY} use a master phase action to (?P<what>[^.]+)\.", _by_master_action),
    sentence(
        r"Choose (?P<hunter>an[y ][^,.]*?|a [^,.]*?) and put this card on (?P<prey>an[y ][^,.]*?|a [^,.]*?)\.",
        _contract_on,
    ),
    sentence(
        r"Put this card on (?P<prey>an[y ][^,.]*?|a [^,.]*?) and choose (?P<hunter>an? [^,.]*? vampire)\.", _contract_on
    ),
    sentence(
        rf"(?:The chosen|That) (?P<hunter>[A-Z][^,.]*?) {_MAY} enter combat with {_ON} as a \+(?P<stealth>\d) stealth"
        r" \(D\) action(?P<unless> unless they are controlled by the same Methuselah)?\.",
        _hunted,
    ),
    says(
        r"(?:Hunting [Gg]round|Contract|Unique contract|Investment|Unique [Mm]aster|Unique (?:archetype|haven)"
        r"|Unique Nod fragment|Master: unique (?:trifle|hunter-list)|Master: investment|Elysium|Derivative"
        r"|Unique trifle)\.",
        Silent(),
    ),
    says(r"A vampire can gain blood from only one hunting ground(?: card)? each turn\.", Silent()),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = played_as(("Master", "Event"), _TEMPLATES, stays=True)
"""What master cards say in the same words."""
