"""Sentences of vampires' cards about what comes of something: of their actions and blocks, of going to torpor, being
burned or coming into play, of their combats (sec. 6.2.3, 6.4, 6.5)."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, of_itself, which
from vtes_desktop.abilities.text.sentences.crypt import own
from vtes_desktop.abilities.text.sentences.crypt_combat import MAY, WHO
from vtes_desktop.abilities.text.sentences.crypt_hand_and_blood import usable
from vtes_desktop.abilities.text.sentences.crypt_numbers import needing
from vtes_desktop.abilities.text.sentences.in_play import kinds_of
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Event

_PRONOUN: Final = r"(?:he|she|it|they)"
_YOUNGER: Final = Which("vampire", ("ready", "torpor"), age="younger")
_LATER: Final = "may unlock this turn"
"""The mark of a minion that may unlock in the coming discard phase."""


# -- after its actions ------------------------------------------------------------------------------------------------


def _done(match: re.Match[str]) -> tuple[Conditions, ...]:
    """The successful action of the vampire after which something happens."""
    groups = match.groupdict()
    if groups.get("hunts"):
        return (Acting(), HuntSuccessful())
    if groups.get("bleeds"):
        return (Acting(kinds=("bleed",)), Bled(), *((BleedsWhom("prey"),) if groups.get("prey") else ()))
    if groups.get("passes"):
        return (Acting(kinds=("political",)), Passed())
    kind = (groups.get("kind") or "").strip()
    done = (Acting(kinds=understood(kinds_of(kind)) if kind else ()), Successful())
    clans, codes = needing(groups.get("needs"))
    needed = (*(ActionRequires(clan=clan) for clan in clans), *(ActionRequires(code) for code in codes))
    return (*done, *((AnyOf(needed),) if len(needed) > 1 else needed))


def _does(text: str, said: Sentence) -> tuple[Words, ...]:
    """What happens or may be done, in the words of one clause; nothing is chosen for it."""
    text = re.sub(r"^you (?:can |may )?(?=gain|burn|look|draw)", "", text.strip())
    if re.fullmatch(rf"{_PRONOUN} (?:can )?unlocks?|unlock", text):
        return (Unlock("minion"),)
    if found := re.fullmatch(rf"draw (?P<n>{NUMBER}) (?:additional )?cards?(?: \([^)]+\))?", text):
        return (Draw(numeral(found["n"]), at_once=True),)
    if text == "gain the Edge":
        return (TakeEdge(),)
    if found := re.fullmatch(rf"gain (?P<n>{NUMBER}) blood", text):
        return (AddBlood("minion", numeral(found["n"])),)
    words = understood(clauses(of_itself(text, said.card.name)))
    if any(isinstance(word, Choose) for word in words):
        raise NotUnderstoodError
    return words


def _may_after(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What may be done after a successful action of its."""
    conditions, words = _done(match), _does(match["what"], said)
    if Unlock("minion") in words:
        conditions = (*conditions, Not(IsUnlocked("this")))
    once: Once = "turn" if match.groupdict().get("each") else "action"
    use = usable(match["what"], ("after resolution",), (), words, conditions, match, once)
    return (replace(use, torpid=True),)


def _must_after(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What happens by itself after a successful action of its."""
    text = match["what"].removesuffix(" at the end of the action")
    stays = rf"{_PRONOUN} does not unlock as normal during (?:his|her|its|their|your) next unlock phase"
    words = (StayLocked("minion"),) if re.fullmatch(stays, text) else _does(text, said)
    return (Upon("after resolution", words, _done(match), torpid=True),)


def _may_recruited(match: re.Match[str], said: Sentence) -> Pieces | None:
    by_action = Acting(kinds=("recruit", "employ"))
    used = f"unlocked for an ally or retainer{THIS_TURN}"
    free = (Not(IsUnlocked("this")), *([Is("this", Which("card", unmarked=used))] if match["each"] else []))
    words = (Unlock("this"), *([Mark(used, "this")] if match["each"] else []))
    # Employed or recruited in a combat or otherwise is so too (ruling on Baba Yaga).
    besides, asked = (Not(by_action), *free), (May(words, "unlock?"),)
    return (
        Usable("unlock", ("after resolution",), words, conditions=(by_action, Successful(), *free), torpid=True),
        Upon("enters play", asked, (Is("it", Which("retainer", on="this")), *besides), torpid=True),
        Upon("has recruited", asked, besides, about="this", torpid=True),
    )


def _later(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Unlocking in the discard phase after an action of a kind: the minion is marked until the turn ends."""
    marked = Is("minion", Which(mark=_LATER, locked=True))
    return (
        Upon("after resolution", (Mark(_LATER, "minion"),), _done(match), torpid=True),
        Usable("unlock", ("discard",), (Unlock("minion"),), conditions=(marked,), turn="yours", torpid=True),
    )


# -- blocks -----------------------------------------------------------------------------------------------------------


def _blocked(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Blood that the minion burns when it is blocked, before the block resolves; from torpor too (rulings on
    Marialena)."""
    conditions: tuple[Conditions, ...] = (Acting(),)
    if match["by"]:
        blocker = replace(understood(which(match["by"])), where=("ready", "torpor"))
        conditions = (*conditions, Is("blocker", blocker))
    if match["kinds"]:
        conditions = (*conditions, Acting(kinds=understood(kinds_of(match["kinds"]))))
    return (Upon("as blocked", (BurnBlood("minion", numeral(match["n"])),), conditions, torpid=True),)


def _locks_who_failed(*asked: Conditions) -> Upon:
    """Younger vampires that have failed to block it lock after its action."""
    done = (ChooseFailed(_YOUNGER), Lock("failed"))
    return Upon("after resolution", done, (Acting(), *asked), torpid=True)


# -- comings and goings -----------------------------------------------------------------------------------------------

_LEAVES: Final[tuple[Event, ...]] = ("goes to torpor", "ready minion burned", "leaves the ready region")


def _falls(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What happens as it goes to torpor, is burned or comes into play."""
    groups = match.groupdict()
    text = match["what"]
    words: tuple[Words, ...]
    if found := re.fullmatch(rf"(?:you )?(?P<gain>[Gg]ain|[Bb]urn) (?P<n>{NUMBER}) pool", text):
        amount = numeral(found["n"])
        words = (GainPool(amount),) if found["gain"].lower() == "gain" else (BurnPool(amount),)
    elif found := re.fullmatch(rf"each Methuselah burns (?P<n>{NUMBER}) pool", text):
        words = (BurnPool(numeral(found["n"]), "any"),)
    elif found := re.fullmatch(rf"discard (?P<n>{NUMBER}) cards? at random(?: \(draw up afterward\))?", text):
        words = (Discard(amount=numeral(found["n"]), at_random=True),)
    elif re.fullmatch(r"burn (?:him|her|it|them)", text):
        words = (Burn("this"),)
    else:
        return None
    event: Event = "goes to torpor" if groups.get("torpor") else "burned" if groups.get("burned") else "comes into play"
    return (Upon(event, words, about="this", torpid=event == "goes to torpor"),)


def _opponent_leaves(match: re.Match[str], said: Sentence) -> Pieces | None:
    words = (BurnPool(numeral(match["n"]), "chosen"),)
    return tuple(Upon(event, words, about="opponent", torpid=True) for event in _LEAVES)


# -- in combat --------------------------------------------------------------------------------------------------------


_ONCE: Final = r"(?:(?P<each>Once each turn), )?"
_SUCCESS: Final = (
    r"(?:performing |performs )a successful(?: (?P<kind>[\w ]+?))? action"
    r"(?: (?:requiring|that requires) (?P<needs>[^.(]+?))?"
)
_TEMPLATES: Final = (
    sentence(
        rf"If {WHO} performs (?:a successful (?P<kind>[\w ]+?) action|a political action whose referendum "
        r"(?P<passes>passes)), (?:he|she|it|they) can unlock during the (?:next )?discard phase\.",
        _later,
    ),
    sentence(
        rf"If {WHO} is blocked(?: by (?P<by>an? [\w ]+?))?(?: when attempting a (?P<kinds>[\w ]+?) action)?, "
        rf"(?:he|she|it|they) burns? (?P<n>{NUMBER}) blood "
        r"(?:before block resolution|\(before combat begins, if any\))\.",
        _blocked,
    ),
    sentence(
        rf"{_ONCE}{WHO} {MAY} (?P<what>unlock) after (?:{_SUCCESS}(?: \(even if the referendum failed\))?|successfully"
        r" (?:(?P<hunts>hunting)|(?P<bleeds>bleeding)(?P<prey> your prey)?))\.",
        _may_after,
    ),
    sentence(
        rf"You {MAY} (?P<what>unlock {WHO}) after (?P<passes>a referendum called by h(?:im|er) passes)\.", _may_after
    ),
    sentence(
        rf"When (?P<passes>a referendum) {WHO} calls passes, (?P<what>you gain [^.]+) after resolving the referendum\.",
        _must_after,
    ),
    sentence(
        rf"{_ONCE}[Yy]ou {MAY} (?P<what>(?:gain|draw) [^.(]+) after {WHO} {_SUCCESS}(?: \([^)]+\))?\.",
        _may_after,
    ),
    sentence(
        rf"{_ONCE}{WHO} {MAY} (?P<what>unlock) when {_PRONOUN} successfully (?P<kind>recruits an ally or employs a "
        r"retainer)\.",
        _may_recruited,
    ),
    sentence(rf"After {WHO} {_SUCCESS}, (?P<what>you gain [^.]+)\.", _must_after),
    sentence(
        rf"If {WHO} (?:(?P<bleeds>bleeds successfully)|(?P<hunts>successfully hunts)), (?P<what>[^.]+)\.", _must_after
    ),
    sentence(
        rf"If {WHO} is blocked and the blocking minion is still ready at the end of the action, (?P<burns>[\w' ]+?) "
        rf"burns (?P<n>{NUMBER}) blood\.",
        lambda match, _: (
            Upon(
                "after resolution",
                (BurnBlood("minion", numeral(match["n"])),),
                (Acting(), Successful(yes=False), IsReady("blocker")),
                torpid=True,
            ),
        ),
    ),
    says(
        rf"If a younger vampire attempts to block {WHO} and fails, lock that vampire at the end of the action\.",
        _locks_who_failed(),
    ),
    says(
        rf"Any ally or younger vampire who attempts to block {WHO} and fails burns 1 blood or life before action "
        r"resolution\.",
        Upon(
            "as announced",
            (
                Later(
                    "before resolution",
                    (
                        ChooseFailed(Which("ally", ("ready", "torpor"), alternatives=(_YOUNGER,))),
                        # Not where another has taken the action over.
                        If((Acting(),), (BurnBlood("failed", 1),)),
                    ),
                ),
            ),
        ),
    ),
    says(
        r"Lock any younger vampire who attempted and failed to block an undirected action \(successful or not\) "
        rf"{WHO} performed, after resolution\.",
        _locks_who_failed(Acting("acting", directed=False)),
    ),
    sentence(
        rf"{WHO} does not lock for blocking (?P<whom>[^,.]+)\.",
        meaning(
            meant,
            lambda whom, _: (Upon("as blocked", (NoLock("minion"),), (Same("blocker", "minion"), Is("acting", whom))),),
            "whom",
        ),
    ),
    sentence(
        rf"(?P<what>Burn {NUMBER} pool) (?:after|each time) {WHO} goes (?:in)?to (?P<torpor>torpor)\.",
        _falls,
    ),
    sentence(rf"(?:If|After) {WHO} goes (?:in)?to (?P<torpor>torpor), (?P<what>[^.]+)\.", _falls),
    sentence(rf"After {WHO} is (?P<burned>burned), (?P<what>[^.]+)\.", _falls),
    sentence(rf"(?P<what>Burn {NUMBER} pool) as {WHO} enters play\.", _falls),
    sentence(
        rf"After a minion in combat with {WHO} leaves the ready region, their controller burns (?P<n>{NUMBER}) pool\.",
        _opponent_leaves,
    ),
    # The larger hand is drawn up as the combat begins, and settled after it by the referee.
    says(
        rf"While {WHO} is in combat, you get \+1 hand size\.",
        Standing("hand size", 1, conditions=(Fights("this"),)),
        Upon("before range", (SettleHand(),), (Fights("this"), InRound())),
    ),
    says(
        rf"{WHO} treats aggravated damage as normal damage in combat\.",
        Upon("before range", (AddInCombat("aggravated as normal"),), (Fights("this"),)),
    ),
    sentence(
        rf"(?:When|After) {WHO} enters combat, (?:you|{_PRONOUN}) {MAY} (?P<what>[^.]+)\.",
        lambda match, said: (
            Upon("before range", (May(_does(match["what"], said), match["what"]),), (Fights("this"), InRound())),
        ),
    ),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = where(own, _TEMPLATES)
