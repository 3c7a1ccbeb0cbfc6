"""Sentences of action modifiers and reactions: numbers with conditions, attempts to block, what is put off to a later
moment of the action, what is so in the combat that comes of it (sec. 6.2)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.amounts import Number, PassedBy
from vtes_desktop.abilities.conditions import (
    ActionIs,
    BlockMayBegin,
    BloodLeft,
    DirectedAtYou,
    InterceptNeeded,
    Is,
    IsUndirected,
    Not,
    NotPlayed,
    Passed,
    Same,
    Successful,
)
from vtes_desktop.abilities.reading.clauses.combat import subject_does
from vtes_desktop.abilities.reading.grammar import clauses
from vtes_desktop.abilities.reading.nouns import fellows, which, who
from vtes_desktop.abilities.reading.template import OnlyIf, Pieces, Sentence, played_as, sentence
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.actions import (
    AddBleed,
    AddIntercept,
    AddStealth,
    AttemptToBlock,
    CannotBlock,
    EndAction,
    FailAttempt,
    ForAll,
    LockFailed,
    NoCombat,
    NoLock,
    Toll,
    Unblockable,
)
from vtes_desktop.abilities.words.blood import AddBlood, BurnBlood, BurnPool
from vtes_desktop.abilities.words.cards import Lock, Unlock
from vtes_desktop.abilities.words.choosing import Choose
from vtes_desktop.abilities.words.combat import Forbid, GiveExtra, GivePrevention, GiveStrike
from vtes_desktop.abilities.words.flow import Alternative, Either, Grant, If, InCombat, Later, May, Words
from vtes_desktop.abilities.words.taking import Corrupt
from vtes_desktop.abilities.words.votes import Abstain, GainVotes
from vtes_desktop.cards.terms import CLANS
from vtes_desktop.rules.effects import Window

_N: Final = r"(?P<n>\d+)"
_ME: Final = r"(?:[Tt]his (?:acting |reacting )?(?:vampire|minion|ally|anarch|Anarch|[A-Z]\w+(?: antitribu)?)|[Tt]hey)"
BEFORE: Final[tuple[Window, ...]] = ("before block", "block attempt", "after blocks")
"""When what a card has granted for an action may be used."""


# -- bleed ------------------------------------------------------------------------------------------------------------


def _bleed(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    if sentence.mode is None or sentence.mode.type not in ("Action Modifier", "Reaction"):
        # Of an action card it counts from the announcement on.
        return None
    words: list[Words] = [AddStealth(int(match["stealth"]))] if match["stealth"] else []
    return (*words, AddBleed(int(match["n"]), limited=bool(match["limited"])))


def _bleed_or(match: re.Match[str], _: Sentence) -> Pieces | None:
    first = AddBleed(int(match["n"]), limited=True)
    second = (AddStealth(int(match["stealth"]), needed=True), AddBleed(int(match["m"]), limited=True))
    ways = (Alternative(f"+{match['n']} bleed", (first,)), Alternative(f"+{match['m']} bleed and stealth", second))
    return (Either(ways),)


def _bleed_by_clan(match: re.Match[str], _: Sentence) -> Pieces | None:
    if match["clan"] not in CLANS:
        return None
    more = If((Is("minion", Which(clans=(match["clan"],))),), (AddBleed(int(match["m"])),))
    return (AddBleed(int(match["n"]), limited=True), more)


def _bleed_x(match: re.Match[str], _: Sentence) -> Pieces | None:
    return (AddBleed(Number("x"), limited=bool(match["limited"])),)


def _intercept_more(match: re.Match[str], _: Sentence) -> Pieces | None:
    condition = _about_acting(match["what"])
    if condition is None:
        return None
    return (AddIntercept("minion", int(match["n"])), If((condition,), (AddIntercept("minion", int(match["m"])),)))


def _about_acting(what: str) -> Is | None:
    """What the acting minion must be: “is titled”, “is an ally”, “is Tremere”, “has Celerity [cel]”."""
    if match := re.fullmatch(r"(?:has|who has) (?:superior )?[A-Z][\w ]+ \[(\w{3})\]", what):
        return Is("acting", Which("minion", discipline=match[1]))
    kind = what.removeprefix("is ")
    found = {
        "titled": Which(words=("titled",)),
        "an ally": Which("ally"),
        "has any corruption counters": Which(corrupted=True),
        "a vampire": Which("vampire"),
        "a younger vampire": Which("vampire", age="younger"),
        "older": Which("vampire", age="older"),
        "an older vampire": Which("vampire", age="older"),
        "younger": Which("vampire", age="younger"),
        "infernal": Which(words=("infernal",)),
        "Sabbat": Which("vampire", words=("sabbat",)),
        "Camarilla": Which("vampire", words=("camarilla",)),
        "an Anarch": Which("vampire", words=("anarch",)),
    }.get(kind)
    if found is None and kind in CLANS:
        found = Which("vampire", clans=(kind,))
    return Is("acting", found) if found is not None else None


# -- attempts to block ------------------------------------------------------------------------------------------------


def _attempts(match: re.Match[str], _: Sentence) -> Pieces | None:
    if not _is_me(match["who"]):
        return None
    burns, more = match["burns"], match["more"]
    words: list[Words] = [BurnBlood("minion", int(burns))] if burns else []
    words.append(Unlock("minion"))
    if more:
        words.append(AddIntercept("minion", int(more)))
    conditions = (BloodLeft(int(burns)),) if burns else ()
    return (OnlyIf((*conditions, BlockMayBegin())), *words, AttemptToBlock())


def _attempts_freely(match: re.Match[str], _: Sentence) -> Pieces | None:
    return (OnlyIf((BlockMayBegin(free=True),)), AttemptToBlock(free=True))


def _fails(match: re.Match[str], _: Sentence) -> Pieces | None:
    burns = match["burns"]
    words: list[Words] = [BurnBlood("minion", int(burns))] if burns else []
    fails = FailAttempt(again=match["again"] is None, methuselah=bool(match["controller"]))
    return (*((OnlyIf((BloodLeft(int(burns)),)),) if burns else ()), *words, fails)


def _cannot_block(match: re.Match[str], _: Sentence) -> Pieces | None:
    phrase = match["who"]
    known = who(phrase[:1].lower() + phrase[1:])
    if known is not None:
        return (CannotBlock(known),)
    meant = fellows(phrase)
    return (CannotBlock(which=meant),) if meant is not None else None


def _toll(match: re.Match[str], _: Sentence) -> Pieces | None:
    meant = fellows(match["who"])
    return (Toll(int(match["n"]), meant),) if meant is not None else None


def _less_intercept(match: re.Match[str], _: Sentence) -> Pieces | None:
    meant = fellows(match["who"])
    return (ForAll("intercept", int(match["n"]), meant),) if meant is not None else None


def _is_me(phrase: str) -> bool:
    return re.fullmatch(_ME, phrase) is not None


# -- later in the action ----------------------------------------------------------------------------------------------


def _if_not_blocked(match: re.Match[str], _: Sentence) -> Pieces | None:
    return (Later("before resolution", (If((Same("blocker", yes=False),), (BurnBlood("minion", int(match["n"])),)),)),)


def _lock_unless_blocked(match: re.Match[str], _: Sentence) -> Pieces | None:
    return (Later("after resolution", (If((Same("blocker", yes=False),), (Lock("minion"),)),)),)


def _after(match: re.Match[str], _: Sentence) -> Pieces | None:
    words = clauses(match["what"])
    if words is None:
        return None
    if match["how"] is not None:
        words = (If((Successful(yes=match["how"] == "successful"),), words),)
    return (Later("after resolution", words),)


def _may_burn_after(match: re.Match[str], _: Sentence) -> Pieces | None:
    what = match["what"]
    words = clauses("unlock this vampire" if what == "unlock" else what)
    if words is None:
        return None
    may = May((BurnBlood("minion", int(match["n"])), *words), f"burn {match['n']} blood to {what}?")
    conditions = (Successful(), BloodLeft(int(match["n"])))
    return (Later("after resolution", (If(conditions, (may,)),)),)


def _if_blocked(match: re.Match[str], _: Sentence) -> Pieces | None:
    what = match["what"].removesuffix(" before block resolution")
    if "resulting combat" in what or "during " in what:
        return None
    words = clauses(what)
    return (Later("blocked", words),) if words is not None else None


def _burn_for_intercept(match: re.Match[str], _: Sentence) -> Pieces | None:
    needed = InterceptNeeded(Which(whose="you", where=("ready",)))
    return (
        Grant(
            f"burn {match['n']} blood for +{match['m']} intercept",
            ("block attempt",),
            (AddIntercept("minion", int(match["m"])),),
            (Same("blocker"), needed),
            int(match["n"]),
            once=bool(match["once"]),
        ),
    )


def _burn_for_less(match: re.Match[str], _: Sentence) -> Pieces | None:
    text = f"burn {match['n']} blood for -{match['m']} intercept"
    weaker = Is("blocker", Which(weaker=True))
    words = (AddIntercept("blocker", -int(match["m"])),)
    once = match["once"].startswith("Once")
    return (Grant(text, ("block attempt",), words, (weaker,), int(match["n"]), once=once),)


def _burn_now(match: re.Match[str], _: Sentence) -> Pieces | None:
    return (OnlyIf((BloodLeft(int(match["n"])),)), BurnBlood("minion", int(match["n"])), Unlock("minion"))


def _burn_for(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    """“Burn 1 blood to get +1 stealth”; the number only when it is needed."""
    amount, stat = int(match["m"]), match["stat"]
    mode = sentence.mode
    paid = (OnlyIf((BloodLeft(int(match["n"])),)), BurnBlood("minion", int(match["n"])))
    if stat == "stealth":
        # Whether it is needed is asked of the word; words that come first keep it from nothing.
        return (*paid, AddStealth(amount, needed=True)) if mode and mode.type == "Action Modifier" else None
    if stat == "intercept":
        if mode is None or mode.type != "Reaction":
            return None
        needed = InterceptNeeded(Which(whose="you"))
        return (OnlyIf((BloodLeft(int(match["n"])), Same("blocker"), needed)), paid[1], AddIntercept("minion", amount))
    return None


# -- votes ------------------------------------------------------------------------------------------------------------


def _votes(match: re.Match[str], _: Sentence) -> Pieces | None:
    if match["x"]:
        times = int(match["times"] or 1)
        return (GainVotes(Number("x", times, int(match["plus"] or 0)), "minion"),)
    return (GainVotes(int(match["n"]), "minion"),)


# -- the combat that comes of it --------------------------------------------------------------------------------------

_WHICH_COMBAT: Final = re.compile(
    r" (?:during|in|on) (?P<first>the first round of )?(?:the resulting|that) combat"
    r"(?: if (?:this \w+|they|he or she) (?:successfully )?(?:blocks?|(?:is|are) blocked))?$"
)
_IF_IT_COMES: Final = re.compile(
    r"^If (?:this action is blocked|this \w+ (?:is blocked|blocks|successfully blocks)), "
    r"(?:during (?P<first>the first round of )?the resulting combat,? )?",
    re.I,
)


def in_resulting_combat(text: str) -> tuple[Words, ...] | None:
    """What is so in the combat that comes of a block, or of an action to enter combat; None for what is not understood."""
    head = _IF_IT_COMES.match(text)
    rest = text[head.end() :] if head else text
    tail = _WHICH_COMBAT.search(rest)
    if tail is None:
        return None
    rest = rest[: tail.start()].removesuffix(",")
    rest = re.sub(r"^(?:with )?(?=(?:\d+|an?) )", "this vampire gets ", rest)
    rest = re.sub(r"^(?:they|he or she|[Tt]his acting \w+|[Tt]his reacting \w+|[Tt]his \w+) ", "this vampire ", rest)
    rest = rest.replace("this vampire get ", "this vampire gets ")
    rest = re.sub(r"^[Tt]he (?:blocking|acting|opposing) (?:minion|vampire) ", "the opposing minion ", rest)
    words = subject_does(rest, "round" if tail["first"] else "combat")
    if words is None:
        return None
    if tail["first"]:
        # They begin before the first round does.
        if not all(isinstance(word, GiveExtra | GiveStrike | GivePrevention | Forbid) for word in words):
            return None
        words = tuple(replace(word, until="next round") for word in words)
    return (InCombat(words),)


def _resulting(match: re.Match[str], _: Sentence) -> Pieces | None:
    return in_resulting_combat(match[0].removesuffix("."))


def _stealth_and(match: re.Match[str], _: Sentence) -> Pieces | None:
    words = in_resulting_combat(match["what"])
    return (AddStealth(int(match["n"])), *words) if words is not None else None


def _other_number(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    """“As above, but with +2 intercept”: what is more than the one number that stands above."""
    if sentence.mode is None or sentence.mode.type not in ("Action Modifier", "Reaction"):
        return None
    stat = match["stat"]
    above = re.findall(rf"\+(\d+) {stat}\b", sentence.mode.above)
    if len(above) != 1:
        return None
    more = int(match["n"]) - int(above[0])
    if stat == "bleed":
        return (AddBleed(more),)
    return (AddStealth(more),) if stat == "stealth" else (AddIntercept("minion", more),)


def _is_acting(match: re.Match[str], _: Sentence) -> Pieces | None:
    meant = which(match["who"])
    directed = (DirectedAtYou(),) if match["how"].startswith("taking") else ()
    return (OnlyIf((Is("acting", meant), *directed)),) if meant is not None else None


def _may_cancel_combat(*_: object) -> Pieces:
    return (Later("blocked", (May((NoCombat(),), "cancel the combat?"),)),)


def _corrupted_fails(match: re.Match[str], _: Sentence) -> Pieces | None:
    number = int(match["n"])
    return (
        Grant(
            f"burn {number} corruption from the blocking minion: its attempt fails",
            ("block attempt",),
            (Corrupt("blocker", -number), FailAttempt()),
            (Is("blocker", Which(corruption=number)),),
        ),
    )


def _lacking(match: re.Match[str], _: Sentence) -> Pieces | None:
    """“Minions without Obtenebration must burn 1 blood to attempt to block (allies cannot burn blood)”."""
    code = match["code"]
    toll = Toll(int(match["n"]), Which("vampire", without=code))
    return (toll, CannotBlock(which=Which("ally", without=code)))


def _gives_intercept(match: re.Match[str], _: Sentence) -> Pieces | None:
    mine, another = bool(match["mine"]), bool(match["another"])
    needed = InterceptNeeded(Which(whose="you" if mine else "any", other=another))
    return (OnlyIf((needed,)), AddIntercept("blocker", int(match["n"])))


def _unblocked_lock(*_: object) -> Pieces:
    return (Later("after resolution", (If((Same("blocker", yes=False),), (Lock("minion"),)),)),)


def _undirected_more(match: re.Match[str], _: Sentence) -> Pieces | None:
    low, high = int(match["n"]), int(match["m"])
    return (If((IsUndirected(),), (AddStealth(high),), (AddStealth(low),)),)


def _not_with(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    own = sentence.card.display_name
    names = [match["one"], match["other"]]
    others = [name.removeprefix("cards named ") for name in names if own not in name]
    return (OnlyIf((NotPlayed(others[0], by_itself=True),)),) if len(others) == 1 else None


def _intercept_and(match: re.Match[str], _: Sentence) -> Pieces | None:
    words = in_resulting_combat(match["what"])
    return (AddIntercept("minion", int(match["n"])), *words) if words is not None else None


# -- when -------------------------------------------------------------------------------------------------------------


def _not_both(match: re.Match[str], sentence: Sentence) -> Pieces | None:
    own = sentence.card.display_name
    names = [match["one"], match["other"].removeprefix("cards named ")]
    others = [name for name in names if name != own]
    return (OnlyIf((NotPlayed(others[0]),)),) if own in names and len(others) == 1 else None


def _blocked_by(match: re.Match[str], _: Sentence) -> Pieces | None:
    meant = which(match["who"])
    return (OnlyIf((Is("blocker", meant),)),) if meant is not None else None


def _x_is(match: re.Match[str], _: Sentence) -> Pieces | None:
    """What X must be is seen to as it is chosen; the least of it must be there."""
    return (OnlyIf((BloodLeft(min(int(number) for number in re.findall(r"\d+", match[0]))),)),)


_TEMPLATES: Final = (
    sentence(
        r"As (?:\[[\w ]+\] ?)*above, but (?:with|for) \+(?P<n>\d+) (?P<stat>stealth|intercept|bleed)"
        r"(?: \(limited\))?(?: this action)?\.",
        _other_number,
    ),
    sentence(
        r"Only usable (?:by a locked vampire )?(?:if|when) (?P<who>an? [^.]*?) is"
        r" (?P<how>acting|taking an action directed at you \(or a card you control\))\.",
        _is_acting,
    ),
    sentence(
        r"Not usable if the acting minion has (?:superior )?[A-Z][\w ]+ \[(?P<code>\w{3})\]\.",
        lambda match, _: (OnlyIf((Not(Is("acting", Which(discipline=match["code"]))),)),),
    ),
    sentence(
        r"Not usable during a bleed or political action\.",
        lambda _match, _sentence: (OnlyIf((Not(ActionIs(("bleed", "political"))),)),),
    ),
    sentence(
        r"Only usable during a bleed, hunt, or equip action\.",
        lambda _match, _sentence: (OnlyIf((ActionIs(("bleed", "hunt", "equip", "equip from")),)),),
    ),
    sentence(rf"\+{_N} stealth, (?P<what>with [^.]* resulting combat[^.]*)\.", _stealth_and),
    sentence(
        r"This (?:vampire|minion) can choose to cancel the resulting combat if this action is blocked\.",
        _may_cancel_combat,
    ),
    sentence(
        r"Once this action, you can burn (?P<n>\d+) of your corruption counters? from a blocking minion to have their"
        r" block attempt fail, and they cannot attempt to block this action again\.",
        _corrupted_fails,
    ),
    sentence(
        rf"Minions without [A-Z][\w ]+ \[(?P<code>\w{{3}})\] must burn {_N} blood to attempt to block"
        r" \(allies cannot burn blood\)\.",
        _lacking,
    ),
    sentence(
        r"Lock this (?:modifying )?(?:vampire|minion) to have that attempt fail; the blocking minion cannot attempt to block"
        r" this action again\.",
        lambda _match, _sentence: (OnlyIf((Is("minion", Which(locked=False)),)), Lock("minion"), FailAttempt()),
    ),
    sentence(
        r"If an ally or younger vampire is currently attempting to block this action, that attempt fails and the blocking"
        r" minion cannot attempt to block this action again\.",
        lambda _match, _sentence: (If((Is("blocker", Which(weaker=True)),), (FailAttempt(),)),),
    ),
    sentence(rf"{_ME} attempts to block\.", lambda _match, _sentence: (OnlyIf((BlockMayBegin(),)), AttemptToBlock())),
    sentence(rf"{_ME} does not lock for (?:the block|blocking this action)\.", lambda _match, _sentence: (NoLock(),)),
    sentence(
        rf"Give (?:(?P<another>another ready )|a )minion(?P<mine> you control)?(?: \(even this one\))? \+{_N} intercept\.",
        _gives_intercept,
    ),
    sentence(
        r"The acting (?:minion|vampire) gets \+(?P<n>\d+) bleed(?P<limited> \(limited\))?\.",
        lambda match, _: (AddBleed(int(match["n"]), limited=bool(match["limited"])),),
    ),
    sentence(rf"\+{_N} bleed, not counting against the limit\.", lambda match, _: (AddBleed(int(match["n"])),)),
    sentence(
        rf"Burn (?P<pool>\d+) pool to get \+{_N} bleed(?P<limited> \(limited\))?\.",
        lambda match, _: (BurnPool(int(match["pool"])), AddBleed(int(match["n"]), limited=bool(match["limited"]))),
    ),
    sentence(
        rf"\+(?P<stealth>\d+) stealth and \+(?P<m>\d+) bleed \(limited\), or \+{_N} bleed \(limited\)\.", _bleed_or
    ),
    sentence(r"This action (?:is unblockable|cannot be blocked)\.", lambda _match, _sentence: (Unblockable(),)),
    sentence(
        rf"\+{_N} intercept, only usable during a directed action\.",
        lambda match, _: (AddIntercept("minion", int(match["n"])),),
    ),
    sentence(rf"\+(?P<m>\d+) stealth if this is an undirected action, otherwise \+{_N} stealth\.", _undirected_more),
    sentence(rf"\+{_N} stealth, \+(?P<m>\d+) stealth if this action is undirected\.", _undirected_more),
    sentence(
        rf"\+{_N} intercept, with an additional \+(?P<m>\d+) intercept if this \w+ is titled\.",
        lambda match, _: (
            AddIntercept("minion", int(match["n"])),
            If((Is("minion", Which(words=("titled",))),), (AddIntercept("minion", int(match["m"])),)),
        ),
    ),
    sentence(
        rf"If the acting (?:vampire|minion) (?P<what>is [^.,]+), {_ME} gets an additional \+{_N} intercept\.",
        lambda match, _: (
            (If((condition,), (AddIntercept("minion", int(match["n"])),)),)
            if (condition := _about_acting(match["what"])) is not None
            else None
        ),
    ),
    sentence(
        rf"If {_ME} does not (?:successfully )?block this action, (?:lock them|he or she is locked) after action"
        r" resolution\.",
        _unblocked_lock,
    ),
    sentence(
        r"A vampire cannot play both (?P<one>[\w' ]+?) and (?P<other>(?:cards named )?[\w' ]+?) during the same action\.",
        _not_with,
    ),
    sentence(
        r"Force a younger vampire to abstain \(this can cancel their votes and ballots\)\.",
        lambda _match, _sentence: (Choose(Which("vampire", ("ready",), age="younger")), Abstain()),
    ),
    sentence(
        rf"If the action is successful, {_ME} can burn {_N} blood to (?P<what>unlock) after action resolution\.",
        _may_burn_after,
    ),
    sentence(
        r"The blocking (?:minion|vampire) burns (?P<n>\d+) blood(?: or life)?\.",
        lambda match, _: (BurnBlood("blocker", int(match["n"])),),
    ),
    sentence(r"The action fails\.", lambda _match, _sentence: (EndAction(),)),
    sentence(r"[^.]* (?:resulting|that) combat(?: if [^.,]*)?\.", _resulting),
    sentence(rf"\+{_N} intercept, with (?P<what>[^.]* resulting combat[^.]*)\.", _intercept_and),
    sentence(rf"\+{_N} stealth, not usable during a bleed action\.", lambda match, _: (AddStealth(int(match["n"])),)),
    sentence(
        rf"This (?:vampire|\w+) gains {_N} blood for each vote by which the referendum passed\.",
        lambda match, _: (AddBlood("minion", PassedBy()),) if match["n"] == "1" else None,
    ),
    sentence(r"X must be \d+(?:, \d+)* or \d+\.", _x_is),
    sentence(rf"\+{_N} bleed that does not count against the limit\.", lambda match, _: (AddBleed(int(match["n"])),)),
    sentence(rf"(?:\+(?P<stealth>\d+) stealth and )?\+{_N} bleed(?P<limited> \(limited\))?\.", _bleed),
    sentence(
        rf"\+{_N} bleed \(limited\), or \+(?P<stealth>\d+) stealth and \+(?P<m>\d+) bleed \(limited\)\.", _bleed_or
    ),
    sentence(
        rf"\+{_N} bleed, with an additional \+(?P<m>\d+) bleed if this \w+ is (?P<clan>[A-Z][\w ]+) \(limited\)\.",
        _bleed_by_clan,
    ),
    sentence(r"\+X bleed(?P<limited> \(limited\))?\.", _bleed_x),
    sentence(
        rf"\+{_N} intercept, with an additional \+(?P<m>\d+) intercept if the acting (?:minion|vampire) (?P<what>[^.]+)\.",
        _intercept_more,
    ),
    sentence(
        rf"(?P<who>{_ME}) (?:burns (?P<burns>\d+) blood to unlock|unlocks) and attempts? to block"
        r"(?: with \+(?P<more>\d+) intercept)?(?:, even if intercept is not yet needed)?\.",
        _attempts,
    ),
    sentence(
        rf"{_ME} attempts to block the current action, ignoring the normal prey, predator or target restrictions for"
        r" blocking actions\.",
        _attempts_freely,
    ),
    sentence(
        r"(?:Burn (?P<burns>\d+) blood to have that attempt fail|That attempt fails|The (?:block )?attempt fails)"
        r"(?P<again>(?:;|,? and) the blocking (?:minion|vampire|ally)(?P<controller>'s controller)? cannot attempt to"
        r" block this action again)?\.",
        _fails,
    ),
    sentence(r"(?P<who>[A-Z][\w ,-]*?) cannot (?:attempt to )?block this action\.", _cannot_block),
    sentence(rf"(?P<who>[A-Z][\w ]*?) must burn {_N} (?:blood|blood or life) to attempt to block this action\.", _toll),
    sentence(r"(?P<who>[A-Z][\w ]*?) get (?P<n>[+-]\d+) intercept\.", _less_intercept),
    sentence(
        r"(?:And minions|Minions) who attempt to block this action and fail become locked before action resolution\.",
        lambda _match, _sentence: (LockFailed(),),
    ),
    sentence(rf"If they do not block this action, they burn {_N} blood before action resolution\.", _if_not_blocked),
    sentence(rf"Lock {_ME} after action resolution if they did not block this action\.", _lock_unless_blocked),
    sentence(
        r"(?P<what>[^.]+?) after action resolution(?: if (?:this|the) action (?:is|was) (?P<how>successful|blocked))?\.",
        _after,
    ),
    sentence(
        rf"After action resolution, if the action (?:was|is) successful, {_ME} (?:can|may) burn {_N} blood to"
        r" (?P<what>[^.]+)\.",
        _may_burn_after,
    ),
    sentence(
        r"After action resolution, if (?:this|the) action (?:was|is) (?P<how>successful|blocked), (?P<what>[^.]+)\.",
        _after,
    ),
    sentence(r"If this (?:action|vampire|minion) is blocked, (?P<what>[^.]+)\.", _if_blocked),
    sentence(
        rf"(?:(?P<once>Once) this action, |During this action, ){_ME} (?:can|may) burn {_N} blood to get"
        r" \+(?P<m>\d+) intercept\.",
        _burn_for_intercept,
    ),
    sentence(
        rf"(?P<once>Once this action|During this action), {_ME} (?:can|may) burn {_N} blood to give"
        r" an ally or younger vampire -(?P<m>\d+) intercept\.",
        _burn_for_less,
    ),
    sentence(rf"(?:{_ME} burns|Burn) {_N} blood to get \+(?P<m>\d+) (?P<stat>stealth|intercept)\.", _burn_for),
    sentence(rf"{_ME} burns {_N} blood to (?P<what>unlock)\.", _burn_now),
    sentence(
        rf"{_ME} (?:gets|gains) \+?(?:(?P<x>(?P<times>\d*)X)(?:\+(?P<plus>\d+))?|{_N}) (?:additional )?votes?"
        r"(?: in this referendum)?\.",
        _votes,
    ),
    sentence(
        r"(?P<one>[\w' ]+?) and (?P<other>(?:cards named )?[\w' ]+?) cannot both be played (?:during|on) the same action\.",
        _not_both,
    ),
    sentence(
        r"Only usable after resolution of a political action whose referendum passed\.",
        lambda _match, _sentence: (OnlyIf((Passed(),)),),
    ),
    sentence(r"The action ends(?: \(unsuccessfully\))?\.", lambda _match, _sentence: (EndAction(),)),
)
SENTENCES: Final = played_as(frozenset({"Action", "Action Modifier", "Reaction"}), _TEMPLATES)
