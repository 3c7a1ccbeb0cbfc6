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
from vtes_desktop.abilities.text.sentences.crypt_occasions import while_so
from vtes_desktop.abilities.text.sentences.crypt_phases import looking
from vtes_desktop.abilities.text.sentences.in_play import parted
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.table.situation import ActionKind

_OWN: Final = Which(own=True)
_LIBRARY: Final = Which("library card", ("ash heap",), "you")


def _sought(phrase: str) -> Which | None:
    """The cards that a library is searched for."""
    phrase = re.sub(r"^an? ", "", phrase)
    if named := re.fullmatch(r"card named (?P<name>[A-Z][\w' :,]+)", phrase):
        return Which("card", name=named["name"])
    known = {
        "location": Which("master location"),
        "contract card": Which("card", called="contract"),
        "contract": Which("card", called="contract"),
        "equipment card": Which("equipment"),
        "minion card": Which("minion card"),
        "retainer": Which("retainer"),
        "weapon": Which("weapon"),
        "master archetype card": Which("master", called="archetype"),
    }
    return known.get(phrase)


def _searched(text: str) -> tuple[Words, ...] | None:
    """A search of one's library or crypt."""
    found = re.fullmatch(
        r"(?:allow you to )?search your library for (?P<what>an? [^,]+?),?(?: reveal (?:it|them),?)? and move it to "
        r"your hand",
        text,
    )
    if found:
        sought = _sought(found["what"])
        return (Search(sought),) if sought is not None else None
    found = re.fullmatch(
        r"search your crypt for (?P<what>an? [^,(]+?)(?: \(shuffle afterward\))?,?(?: reveal (?:it|them),?)? and move "
        r"(?:it|them) to your uncontrolled region",
        text,
    )
    if found is None:
        return None
    sought = _sought(found["what"]) or which(found["what"])
    return (Search(sought, "crypt"),) if sought is not None else None


def _moved(text: str, said: Sentence) -> tuple[Words, ...] | None:
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
        meant_cards = replace(_LIBRARY, kind=_LIBRARY.kind if found["what"] == "library" else found["what"])
        most = 2 if "two" in found["n"] else 1
        return (
            Choose(meant_cards, least=1, most=most),
            Return("target", "hand" if found["to"] == "hand" else "library"),
        )
    if re.fullmatch(r"exchange (?:a|one) card from your hand for (?:a|one) library card in your ash heap", text):
        return (Choose(Which("card", ("hand",), "you"), "given"), Choose(_LIBRARY), Swap())
    if found := re.fullmatch(
        rf"move up to (?P<n>{NUMBER}) blood from (?P<who>[\w' ]+?) to (?P<whom>an? [^.]+ in your uncontrolled region)",
        text,
    ):
        whom = which(found["whom"])
        if whom is None or not (found["who"] == "this minion" or is_self(found["who"], said.card.name)):
            return None
        return (Choose(whom), GiveBlood("minion", "target", numeral(found["n"]), up_to=True))
    if found := re.fullmatch(
        rf"put (?P<n>{NUMBER}) (?P<counter>\w+) counters? on (?:this minion|himself|herself|itself)", text
    ):
        return (Count(numeral(found["n"]), found["counter"], "this"),)
    return None


def _hurt(text: str) -> tuple[Words, ...] | None:
    """Minions burned, hurt or stolen by an action."""
    if found := re.fullmatch(r"burn (?P<who>(?:an?|any) [^,.]+)", text):
        whom = which(found["who"])
        return (Choose(whom), Burn("target")) if whom is not None else None
    if found := re.fullmatch(
        rf"(?:do|inflict) (?P<n>{NUMBER}) (?P<un>unpreventable )?damage (?:to|on) (?P<who>an? [^,.]+)", text
    ):
        whom = which(found["who"])
        if whom is None:
            return None
        return (Choose(whom), Inflict(numeral(found["n"]), "target", unpreventable=bool(found["un"])))
    if found := re.fullmatch(r"become the (?P<title>Prince|Archbishop|Baron) of (?P<city>[A-Z][\w ]+)", text):
        return (GainTitle(f"{found['title'].lower()} of {found['city']}", "minion"),)
    return None


def _deed(text: str, said: Sentence) -> tuple[Words, ...] | None:
    """What an action does, in the words of one clause."""
    text = of_itself(text.strip(), said.card.name)
    return _searched(text) or _moved(text, said) or _hurt(text) or looking(text) or clauses(text)


def _condition(phrase: str | None, said: Sentence) -> tuple[Conditions, ...] | None:
    if not phrase:
        return ()
    if lacking := re.fullmatch(r"(?P<who>[\w' ]+?) (?:does not|doesn't) have a title", phrase):
        self_ = is_self(lacking["who"], said.card.name)
        return (Not(Is("this", Which(words=("titled",)))),) if self_ else None
    return while_so(phrase, said)


def _acts(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An action of the vampire itself."""
    groups = match.groupdict()
    asked = _condition(groups.get("if"), said)
    directed = bool(groups.get("d") or groups.get("d2"))
    stealth = int(groups.get("stealth") or 0)
    costs = {groups.get("currency") or "blood": numeral(groups["n"]) if groups.get("n") else 0}
    blood, pool = costs.get("blood", 0), costs.get("pool", 0)
    if asked is None:
        return None
    text = match["what"]
    if fought := re.fullmatch(r"enter combat with (?P<whom>(?:an?|any) [^.]+)", text):
        whom = meant(fought["whom"])
        if whom is None or not directed:
            return None
        whose = "others" if whom.whose == "any" else whom.whose
        if whose not in ("others", "prey", "predator", "neighbours"):
            return None
        against = replace(whom, where=("ready",), whose=whose)
        act = InPlayAction("enter combat", (), "enter combat", stealth, against=against, blood=blood, pool=pool)
        return (replace(act, by=_OWN, conditions=asked),)
    if bleeds := re.fullmatch(r"bleed (?P<whom>your predator|any Methuselah)", text):
        whom_bled = ChooseMethuselah("predator" if "predator" in bleeds["whom"] else "others")
        act = InPlayAction(text, (), "bleed", stealth, declares=(whom_bled,), by=_OWN, blood=blood)
        return (replace(act, conditions=asked),)
    words = understood(_deed(text, said))
    rest, chosen = parted(words)
    numbers = tuple(word for word in rest if isinstance(word, ChooseNumber))
    if any(isinstance(word, GainTitle) and word.title.startswith("prince") for word in rest):
        # Who is of another sect by then cannot take it (ruling on Horatio Ballard).
        asked = (*asked, Is("this", Which("vampire", words=("camarilla",))))
    locked = [word for word in chosen if isinstance(word, Choose) and word.which.locked is not None]
    if locked:
        # It comes to nothing where its target is not so any more (ruling on Haakon Mortensen).
        rest = (If(tuple(Is(word.name, word.which) for word in locked), rest),)
    if directed and not chosen:
        return None
    rest = tuple(word for word in rest if word not in numbers)
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
    groups = match.groupdict()
    who = meant(match["by"])
    text = match["what"]
    if who is None:
        return None
    if who.whose == "any" and not text.startswith("burn "):
        who = replace(who, whose="others")
    who = replace(who, where=("ready",))
    stealth = int(groups.get("stealth") or 0)
    pool = numeral(groups["n"]) if groups.get("n") and groups.get("currency") == "pool" else 0
    blood = numeral(groups["n"]) if groups.get("n") and groups.get("currency") == "blood" else 0
    if fought := re.fullmatch(r"enter combat with (?P<whom>.+)", text):
        if not is_self(fought["whom"], said.card.name):
            return None
        it = Which(whose="others", this=True)
        act = InPlayAction(text, (), "enter combat", stealth, by=who, against=it, blood=blood, pool=pool)
        return (act,)
    if stolen := re.fullmatch(r"steal (?P<whom>.+)", text):
        if not is_self(stolen["whom"], said.card.name):
            return None
        words: tuple[Words, ...] = (TakeControl("this"),)
    elif burned := re.fullmatch(rf"burn (?P<n>{NUMBER}) blood from (?P<whom>.+)", text):
        if not is_self(burned["whom"], said.card.name):
            return None
        words = (BurnBlood("this", numeral(burned["n"])),)
    else:
        return None
    kind: ActionKind = "political" if groups.get("political") else "card in play"
    directed = not groups.get("political")
    return (InPlayAction(text, words, kind, stealth, by=who, directed=directed, blood=blood, pool=pool),)


# -- counters, arrivals, phases ---------------------------------------------------------------------------------------


def _in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A search once in a phase while it is ready."""
    words = understood(_searched(match["what"]))
    use = Usable("search", (match["phase"],), words, conditions=(IsReady("this"),), turn="yours", once="turn")  # type: ignore[arg-type]
    return (use,)


def _tidies(_: re.Match[str], said: Sentence) -> Pieces | None:
    """What follows any search or draw, which the referee sees to."""
    before = " ".join(part.text for part in said.card.text).partition(said.text)[0]
    known = re.search(r"search your library|draw (?:up to )?\w+ cards?", before)
    return (Silent(),) if known else None


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
        rf"If {WHO} is ready during your (?P<phase>unlock|master|influence|discard) phase, you {MAY} "
        r"(?P<what>search your library [^.]+?)(?: \(shuffle[^)]*\))?\.",
        _in_phase,
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(own, _TEMPLATES),
    sentence(
        rf"(?:Any )?(?P<by>[A-Za-z][\w ]+?(?: \[\w{{3}}\])?(?: controlled by other Methuselahs)?) {MAY} "
        rf"(?:call a referendum to )?(?P<what>(?:enter combat with|steal|burn \w+ blood from) [^.,]+?) {_AS}\.",
        _at_it,
    ),
    sentence(
        r"(?:Discard down to your hand size(?: and shuffle(?: your library)?)? afterward"
        r"|Shuffle your library(?: and discard down to your hand size)? afterward)\.",
        _tidies,
    ),
)
