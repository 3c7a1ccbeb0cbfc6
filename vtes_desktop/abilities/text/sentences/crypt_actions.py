"""Sentences of vampires' cards about actions that they, or others at them, may take: combats entered, cards searched
for and taken back, blood moved, counters, referendums (sec. 6.1.6, 6.3)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import NUMBER, is_self, numeral, of_itself, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_combat import MAY, WHO
from vtes_desktop.abilities.text.sentences.crypt_numbers import condition
from vtes_desktop.abilities.text.sentences.crypt_phases import looking
from vtes_desktop.abilities.text.sentences.fighters import others_to_fight
from vtes_desktop.abilities.text.sentences.in_play import PHASE, parted, windows_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_OWN: Final = Which(own=True)
_LIBRARY: Final = Which("library card", ("ash heap",), "you")


def _sought(phrase: str) -> Which | None:
    """The cards that a library is searched for."""
    phrase = re.sub(r"^an? ", "", phrase)
    if named := re.fullmatch(r"card named (?P<name>[A-Z][\w' :,]+)", phrase):
        return Which("card", name=named["name"])
    known = {
        "location": Which("master location"),
        "contract": Which("card", called="contract"),
        "equipment": Which("equipment"),
        "minion": Which("minion card"),
        "retainer": Which("retainer"),
        "weapon": Which("weapon"),
        "master archetype": Which("master", called="archetype"),
    }
    return known.get(phrase.removesuffix(" card"))


def _searched(text: str) -> tuple[Words, ...] | None:
    """A search of one's library or crypt."""
    found = re.fullmatch(
        r"(?:allow you to )?search your (?P<pile>library|crypt) for (?P<what>an? [^,(]+?)(?: \(shuffle afterward\))?,?"
        r"(?: reveal (?:it|them),?)? and move (?:it|them) to your (?:hand|uncontrolled region)",
        text,
    )
    if found is None:
        return None
    crypt = found["pile"] == "crypt"
    return (Search(understood(_sought(found["what"]) or (which(found["what"]) if crypt else None)), found["pile"]),)  # type: ignore[arg-type]


def _moved(text: str) -> tuple[Words, ...] | None:
    """Cards and blood moved by an action."""
    if found := re.fullmatch(r"(?:allow you to )?draw (?P<up>up to )?(?P<n>\w+) cards?(?: from your library)?", text):
        amount = numeral(found["n"])
        if found["up"]:
            return (ChooseNumber(0, amount, "drawn", "cards"), Draw(Number("drawn")))
        return (Draw(amount),)
    if found := re.fullmatch(
        r"move (?P<n>an?|up to two) (?P<what>library|political action|action|combat|master) cards?(?: \[[A-Z ]+\])? "
        r"from your ash heap to your (?P<to>hand|library)",
        text,
    ):
        cards = _LIBRARY if found["what"] == "library" else replace(_LIBRARY, kind=found["what"])
        return (Choose(cards, least=1, most=2 if "two" in found["n"] else 1), Return("target", found["to"]))  # type: ignore[arg-type]
    if re.fullmatch(r"exchange (?:a|one) card from your hand for (?:a|one) library card in your ash heap", text):
        return (Choose(Which("card", ("hand",), "you"), "given"), Choose(_LIBRARY), Swap())
    if found := re.fullmatch(
        rf"move up to (?P<n>{NUMBER}) blood from this minion to (?P<whom>an? [^.]+ in your uncontrolled region)", text
    ):
        given = GiveBlood("minion", "target", numeral(found["n"]), up_to=True)
        return (Choose(understood(which(found["whom"]))), given)
    if found := re.fullmatch(
        rf"put (?P<n>{NUMBER}) (?P<counter>\w+) counters? on (?:this minion|himself|herself|itself)", text
    ):
        return (Count(numeral(found["n"]), found["counter"], "this"),)
    return None


def _hurt(text: str) -> tuple[Words, ...] | None:
    """Minions burned or hurt by an action, titles taken."""
    if found := re.fullmatch(r"burn (?P<who>(?:an?|any) [^,.]+)", text):
        whom = which(found["who"])
        return (Choose(whom), Burn("target")) if whom is not None else None
    if found := re.fullmatch(
        rf"(?:do|inflict) (?P<n>{NUMBER}) (?P<un>unpreventable )?damage (?:to|on) (?P<who>an? [^,.]+)", text
    ):
        hurt = Inflict(numeral(found["n"]), "target", unpreventable=bool(found["un"]))
        return (Choose(understood(which(found["who"]))), hurt)
    if found := re.fullmatch(r"become the (?P<title>Prince|Archbishop|Baron) of (?P<city>[A-Z][\w ]+)", text):
        return (GainTitle(f"{found['title'].lower()} of {found['city']}", "minion"),)
    return None


def _deed(text: str, said: Sentence) -> tuple[Words, ...] | None:
    """What an action does, in the words of one clause."""
    text = of_itself(text.strip(), said.card.name)
    return _searched(text) or _moved(text) or _hurt(text) or looking(text) or clauses(text)


def _acts(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An action of the vampire itself."""
    groups = match.groupdict()
    asked = condition(groups.get("if"), said)
    directed = bool(groups.get("d"))
    stealth = int(groups.get("stealth") or 0)
    costs = {groups.get("currency") or "blood": numeral(groups.get("n"))}
    blood, pool = costs.get("blood", 0), costs.get("pool", 0)
    text = match["what"]
    if fought := re.fullmatch(r"enter combat with (?P<whom>(?:an?|any) [^.]+)", text):
        if not directed:
            return None
        against = others_to_fight(understood(meant(fought["whom"])))
        act = InPlayAction("enter combat", (), "enter combat", stealth, against=against, blood=blood, pool=pool)
        return (replace(act, by=_OWN, conditions=asked),)
    if bleeds := re.fullmatch(r"bleed (?P<whom>your predator|any Methuselah)", text):
        whom_bled = ChooseMethuselah("predator" if "predator" in bleeds["whom"] else "others")
        act = InPlayAction(text, (), "bleed", stealth, declares=(whom_bled,), by=_OWN, blood=blood)
        return (replace(act, conditions=asked),)
    words = understood(_deed(text, said))
    numbers = tuple(word for word in words if isinstance(word, ChooseNumber))
    rest, chosen = parted(tuple(word for word in words if word not in numbers))
    if any(isinstance(word, GainTitle) and word.title.startswith("prince") for word in rest):
        # Who is of another sect by then cannot take it (ruling on Horatio Ballard).
        asked = (*asked, Is("this", Which("vampire", words=("camarilla",))))
    locked = [word for word in chosen if isinstance(word, Choose) and word.which.locked is not None]
    if locked:
        # It comes to nothing where its target is not so any more (ruling on Haakon Mortensen).
        rest = (If(tuple(Is(word.name, word.which) for word in locked), rest),)
    if directed and not chosen:
        return None
    return (
        InPlayAction(
            text,
            rest,
            "political" if groups.get("political") else "card in play",
            stealth=stealth,
            declares=(*chosen, *numbers),
            conditions=asked,
            by=_OWN,
            blood=blood,
            pool=pool,
        ),
    )


def _at_it(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An action of others directed at the vampire."""
    done = r"enter combat with (?P<fought>.+)|steal (?P<stolen>.+)|burn (?P<n>\w+) blood from (?P<burned>.+)"
    found = understood(re.fullmatch(done, match["what"]))
    if not is_self(found["fought"] or found["stolen"] or found["burned"], said.card.name):
        return None
    who = replace(understood(meant(match["by"])), where=("ready",))
    if who.whose == "any" and not found["burned"]:
        who = replace(who, whose="others")
    costs = {match["currency"]: numeral(match["n"])}
    words: tuple[Words, ...] = (
        *((TakeControl("this"),) if found["stolen"] else ()),
        *((BurnBlood("this", numeral(found["n"])),) if found["burned"] else ()),
    )
    return (
        InPlayAction(
            match["what"],
            words,
            "enter combat" if found["fought"] else "political" if match["political"] else "card in play",
            int(match["stealth"] or 0),
            by=who,
            directed=not found["fought"] and not match["political"],
            against=Which(whose="others", this=True) if found["fought"] else None,
            blood=costs.get("blood", 0),
            pool=costs.get("pool", 0),
        ),
    )


# -- counters, arrivals, phases ---------------------------------------------------------------------------------------


def _tidies(_: re.Match[str], said: Sentence) -> bool:
    """What follows any search or draw, which the referee sees to."""
    before = " ".join(part.text for part in said.card.text).partition(said.text)[0]
    return re.search(r"search your library|draw (?:up to )?\w+ cards?", before) is not None


_AS: Final = (
    r"as an? (?:\+(?P<stealth>\d) stealth )?(?P<d>\(D\) )?(?P<political>political )?action"
    rf"(?: that costs (?P<n>{NUMBER}) (?P<currency>blood|pool))?"
)
_AFTER: Final = r"(?: \((?:discard down|shuffle(?: and discard(?: down)?)?|the stolen vampire stays in torpor)[^)]*\))?"
_TEMPLATES: Final = (
    sentence(
        rf"(?:If (?P<if>[^,]+), )?{WHO} {MAY} (?:call a referendum to )?(?P<what>[^.]+?) {_AS}{_AFTER}\.",
        _acts,
    ),
    sentence(rf"As a (?P<d>\(D\) )action, {WHO} {MAY} (?P<what>[^.,]+)\.", _acts),
    sentence(rf"{WHO} {MAY} take an? (?P<d>\(D\) )?action to (?P<what>[^.]+?){_AFTER}\.", _acts),
    sentence(
        rf"As {WHO} enters play, you {MAY} (?P<what>search your [^.]+?)(?: \(shuffle[^)]*\))?\.",
        meaning(_searched, lambda words, _: (Upon("comes into play", (May(words, "search"),), about="this"),), "what"),
    ),
    sentence(
        rf"If {WHO} is ready during your {PHASE} phase, you {MAY} "
        r"(?P<what>search your library [^.]+?)(?: \(shuffle[^)]*\))?\.",
        meaning(
            _searched,
            lambda words, match: (
                Usable(
                    "search",
                    windows_of(match["phase"]),
                    words,
                    conditions=(IsReady("this"),),
                    turn="yours",
                    once="turn",
                ),
            ),
            "what",
        ),
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(own, _TEMPLATES),
    sentence(
        rf"(?:Any )?(?P<by>[A-Za-z][\w ]+?(?: \[\w{{3}}\])?(?: controlled by other Methuselahs)?) {MAY} "
        rf"(?:call a referendum to )?(?P<what>(?:enter combat with|steal|burn \w+ blood from) [^.,]+?) {_AS}\.",
        _at_it,
    ),
    reminds(
        r"(?:Discard down to your hand size(?: and shuffle(?: your library)?)? afterward"
        r"|Shuffle your library(?: and discard down to your hand size)? afterward)\.",
        _tidies,
    ),
)
