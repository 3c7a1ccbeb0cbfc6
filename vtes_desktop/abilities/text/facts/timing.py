"""When a card of the hand may be played, and by whom, as the fixed phrases of its text say (sec. 1.6.3).

What a phrase says that is not read here is left to the players: the card may be played at its type's usual time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts.phrases import sentences
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, AS_PLAYED, COMBAT, REFERENDUM, Timing, Windows

_CHANGES: Final[tuple[tuple[str, Mapping[str, object]], ...]] = (
    (r"as (?:the|an) action is announced|when (?:the|an) action is announced", {"windows": {"as announced"}}),
    (r"[Oo]nly usable .*before (?:any )?votes (?:and|or) ballots are cast", {"windows": {"before votes"}}),
    (r"Only usable during (?:the polling step of )?a (?:political action|referendum)\.", {"windows": REFERENDUM}),
    (r"Only usable during the referendum of a political action", {"windows": REFERENDUM}),
    (r"after blocks are declined", {"windows": {"after blocks"}}),
    (
        r"(?:is|minion you do not control is) bleeding you|bleed action directed at you|bleed against you\b",
        {"action": {"bleed"}, "at_me": True},
    ),
    (r"Only usable during an action directed at you\b", {"at_me": True}),
    (r"during a bleed action against you\b", {"action": {"bleed"}, "at_me": True}),
    (r"you are being bled by an? |successfully bleeds you\b", {"action": {"bleed"}, "at_me": True}),
    (r"Only usable (?:when|if|after) [^.]* successfully bleeds you\b", {"windows": {"after resolution"}}),
    (r"[Rr]educe (?:a bleed against any Methuselah|a(?:n| \w+) [^.]*bleed against you)", {"action": {"bleed"}}),
    (r"by a locked \w+ during an action directed at you\b", {"at_me": True}),
    (r"Only usable (?:during|on) a bleed(?: action)?\b(?! against|,)", {"action": {"bleed"}}),
    (r"Only usable during an equip action", {"action": {"equip", "equip from"}}),
    (r"Only usable during a recruit ally action", {"action": {"recruit"}}),
    (r"Only usable during a hunt action", {"action": {"hunt"}}),
    (r"[Nn]ot usable during a bleed action", {"not_bleed": True}),
    (r"Only usable (?:during|on) an undirected action", {"undirected": True}),
    (r"[Oo]nly usable (?:during|on) a directed action", {"directed": True}),
    (r"Only usable as a non-bleed action is announced", {"windows": {"as announced"}, "not_bleed": True}),
    (
        r"Only usable during a bleed action by a ready unlocked \w+ other than the acting",
        {"action": {"bleed"}, "others": "only"},
    ),
    (r"^As above, but usable by a ready locked vampire\.", {"locked": "also"}),
    (r"Only usable as an? (?:un)?directed action is announced", {"windows": {"as announced"}}),
    (r"Only usable as a directed action is announced", {"directed": True}),
    (r"Only usable as an action to [^.]* is announced", {"windows": {"as announced"}}),
    (r"Only usable (?:if|when) an? [^.,]* (?:attempts|is attempting) to block", {"windows": {"block attempt"}}),
    (r"Only usable (?:if|when) an? [^.,]* (?:attempts|is attempting) to block", {"blocker": "any"}),
    (r"Only usable (?:if|when) an? [^.,]* blocks, before block resolution", {"windows": {"as blocked"}}),
    (
        r"(?:if|when) (?:a|an|the) (?:minion|vampire|ally) (?:attempts|is attempting) to block",
        {"windows": {"block attempt"}, "blocker": "any"},
    ),
    (
        r"(?:if|when) an ally or younger vampire attempts to block",
        {"windows": {"block attempt"}, "blocker": "weaker"},
    ),
    (
        r"Only usable (?:if|when) this \w+ (?:is blocked|blocks)\b[^.]*before (?:block resolution|combat)",
        {"windows": {"as blocked"}, "blocks": True},
    ),
    (r"Only usable when an action is blocked", {"windows": {"as blocked"}}),
    (r"Only usable by a blocking (?:vampire|minion)", {"blocks": True}),
    (r"Only usable after (?:resolution|action resolution|a successful)", {"windows": {"after resolution"}}),
    (r"Play after resolving an action", {"windows": {"after resolution"}}),
    (r"Only usable after (?:resolution of )?a successful", {"outcome": "successful"}),
    (r"Only usable on a successful referendum", {"windows": {"after resolution"}}),
    (r"Only usable after resolution of a successful bleed", {"action": {"bleed"}}),
    (r"Only usable after resolution of an unsuccessful action", {"outcome": "unsuccessful"}),
    (r"Only usable after resolution of a(?:n action)? blocked", {"outcome": "blocked"}),
    (r"Only usable when [^.]* is acting, after resolution", {"windows": {"after resolution"}, "others": "only"}),
    (r"Only usable when [^.]* is acting, after resolution", {"locked": "also"}),
    (r"successfully bleeds you\b", {"outcome": "successful"}),
    (r"Only usable (?:at the end of|after resolution of) a successful", {"outcome": "successful"}),
    (r"Only usable at the end of a successful action", {"windows": {"after resolution"}}),
    (r"Only usable when a monster is acting\.", {"monster": True}),
    (r"Only usable if the action was successful\.", {"outcome": "successful"}),
    (r"Only usable if the action was blocked\.", {"outcome": "blocked"}),
    (r"Only usable if (?:this|the) (?:action|minion|vampire) was blocked", {"outcome": "blocked"}),
    (
        r"Only usable by a locked \w+ who has blocked, after block resolution",
        {"windows": {"after resolution"}, "blocks": True},
    ),
    (r"is about to enter combat\b", {"windows": {"as blocked", "before combat", "before another combat"}}),
    (r"Only usable if a bleed would be successful", {"windows": {"before resolution"}, "action": {"bleed"}}),
    (r"^Only usable (?:if|when) a younger vampire is (?:acting|bleeding you)\b", {"younger": "yes"}),
    (r"^As above, but the acting vampire can be the same age or older\.", {"younger": "same or older"}),
    (r"^Only usable (?:if|when) a minion controlled by your predator is bleeding you\b", {"predator": True}),
    (r"^Not usable if there are only two Methuselahs left\.", {"not_by_two": True}),
    (r"Only usable after (?:resolution of )?a successful directed", {"directed": True}),
    (r"Only usable after resolution of a political action", {"action": {"political"}}),
    (r"[Uu]sable by a locked \w+", {"locked": "also"}),
    (r"Only usable by a locked \w+", {"locked": "only"}),
    (r"[Uu]sable by a vampire in torpor", {"torpor": True}),
    (r"[Uu]sable by (?:a|an) [^.]*other than the acting", {"others": "only"}),
    # A locked one can play them too, where the text does not say “unlocked”.
    (r"[Uu]sable by (?:a|an) ready (?!unlocked)[^.]*other than the acting", {"locked": "also"}),
    (r"[Uu]sable by (?:a|an) [^.]*not involved in (?:the |the current )?combat", {"others": "also"}),
    (r"Only usable by (?:a|an) [^.]*not involved in (?:the |the current )?combat", {"others": "only"}),
    (
        r"[Uu]sable by (?:a|an) (?!(?:ready )?unlocked)[^.]*not involved in (?:the |the current )?combat",
        {"locked": "also"},
    ),
    (r"(?:Only usable|Play)[^.]* before range is (?:determined|chosen)", {"windows": {"before range"}}),
    (r"(?:Only usable|Play)[^.]*before strikes are chosen|Play after range is", {"windows": {"before strikes"}}),
    (r"(?:Only usable|Play)[^.]* at the end of a round", {"windows": {"end of round"}}),
    (r"Only usable before resolution of a (?:gun|melee weapon)'s strike", {"windows": {"strikes chosen"}}),
    (
        r"(?:[Uu]sable|Play) (?:as this minion chooses|when choosing) a strike",
        {"windows": {"choose strike"}, "for_strike": True},
    ),
    (r"combat (?:is about to|would) end", {"windows": {"end of combat"}}),
    (
        r"Only usable when (?:the opposing|this) vampire (?:should go|is going) (?:in)?to torpor",
        {"windows": {"going to torpor"}},
    ),
    (r"Only usable if this \w+ is ready and the opposing minion is not", {"windows": {"end of round"}}),
    (r"Only usable when this \w+ is blocked\.", {"windows": {"as blocked"}, "blocks": True}),
    (r"^The blocking minion gets -\d+ intercept\.$", {"windows": {"block attempt"}, "blocker": "any"}),
    (r"(?:Only|; only) usable at close range", {"range": "close"}),
    (r"(?:Only|; only) usable at long range", {"range": "long"}),
    (r"Only usable[^.]* (?:on|during|in) the first round", {"round": "first"}),
    (r"Not usable (?:during |on |in )?(?:the )?first round", {"round": "later"}),
    (r"Only usable[^.]* in combat with a(?:n ally| vampire| (?:\w+ )?ally or younger vampire)", {}),
    (r"bleed amount is 4 or more", {"bleed_least": 4}),
    (
        r"during your (?:own )?turn|on your own turn|during your minion phase|your influence phase",
        {"my_turn": True},
    ),
)
_NUMBERS: Final = r"[+-]\d+ (?:stealth|bleed|intercept)\b|Reduce (?:a|the) bleed|Only usable|Usable"
_OPPONENT: Final = re.compile(r"Only usable[^.]* in combat with (an ally or younger vampire|an ally|a vampire)\b")
_AHEAD: Final = re.compile(r"even if (?:stealth|intercept) is not yet needed")
_PREVENTS_LATER: Final = re.compile(r"\bThis vampire can prevent \d+ damage each round\b")
"""What is of use as damage is to be prevented, and before there is any (ruling on Apparition)."""
_COMBAT_WORDS: Final[tuple[tuple[str, Window], ...]] = (
    (r"(?:ranged )?strike\b|(?:[^.]* or )?burn \d+ blood to strike\b|maneuver,? or strike:", "choose strike"),
    (r"(?:\d+ optional )?(?:press,? or )?maneuver\b", "range"),
    (r"(?:strike:|this strike)[^.]*\b(?:1|an?) (?:optional )?maneuver", "range"),
    (r"strike, ranged:[^.]*\b(?:1|an?) optional maneuver", "range"),
    (r"as (?:\[[\w ]+\]* ?)*above,? with (?:1|an?) optional maneuver", "range"),
    (r"(?:\d+ optional |maneuver(?:, only usable to get to \w+ range)?,? or )?press\b", "press"),
    (r"(?:press,? or |burn (?:\d+|x) blood to )?prevent\b", "prevention"),
    (r"this vampire treats (?:all )?aggravated damage as normal\b", "prevention"),
    (r"(?:burn (?:\d+|x) blood to get )?(?:\d+ |x )?additional strikes?\b", "additional strikes"),
)


@lru_cache(maxsize=8192)
def timing(card: Card, mode: Mode) -> Timing:
    """When and by whom a card may be played in a mode."""
    general = "\n".join(part.text for part in card.text if not part.marks)
    # What has no marks is part of the words of a card that can be played in one way only.
    text = mode.full_text if mode.text.startswith(general[:40]) and general else f"{general}\n{mode.full_text}"
    said = sentences(text)
    found = Timing(_usual(mode, said))
    for sentence in said:
        for phrase, changes in _CHANGES:
            if re.search(phrase, sentence):
                found = replace(found, **_frozen(changes))
        if match := _OPPONENT.search(sentence):
            either = {"an ally": {"ally"}, "a vampire": {"vampire"}}
            found = replace(found, opponent=frozenset(either.get(match[1], {"ally", "younger"})))
    if _cancels(said):
        found = replace(found, windows=AS_PLAYED)
    return replace(found, needed=_needed(mode, said))


def _frozen(changes: Mapping[str, object]) -> dict[str, object]:
    return {name: frozenset(value) if isinstance(value, set) else value for name, value in changes.items()}


def _usual(mode: Mode, said: list[str]) -> Windows:
    """The windows of a type that says nothing else."""
    if mode.reflex:
        return AS_PLAYED
    if mode.type == "Combat":
        plain = [sentence.removeprefix("[FLIGHT] ") for sentence in said]
        found = {window for sentence in plain for word, window in _COMBAT_WORDS if re.match(word, sentence, re.I)}
        prevents = any(_PREVENTS_LATER.search(sentence) for sentence in said)
        return frozenset(found) or (COMBAT | {"prevention"} if prevents else COMBAT)
    if mode.type == "Master":
        return frozenset({"as announced", "after blocks", "before range", "after resolution"})
    # What only adds to numbers of the action is of no use once it is blocked.
    return (
        ACTION_WINDOWS
        if said and all(re.match(_NUMBERS, sentence) for sentence in said)
        else ACTION_WINDOWS | {"as blocked"}
    )


def _cancels(said: list[str]) -> bool:
    return any(
        re.match(
            r"(?:(?:This vampire b|B)urns? \d+ (?:pool|blood) to )?[Cc]ancel (?:an?|the opposing minion's)"
            r" [^.]*as (?:it is|they are) played",
            each,
        )
        for each in said
    )


def _needed(mode: Mode, said: list[str]) -> Literal["", "stealth", "intercept"]:
    """Stealth and intercept are added only when needed (sec. 6.2.2.2)."""
    if any(_AHEAD.search(sentence) for sentence in said):
        return ""
    if mode.type == "Action Modifier" and any(
        re.match(r"(?:The acting \w+ gets |This (?:acting )?\w+ gets )?\+\d+ stealth\b(?!.*, or \+\d+ bleed)", each)
        for each in said
    ):
        return "stealth"
    if mode.type == "Reaction" and any(
        re.match(r"(?:This (?:reacting )?\w+ gets )?\+\d+ intercept\b", each) for each in said
    ):
        return "intercept"
    return ""
