"""Sentences of modifiers and reactions about how an action fails or ends, bleeds brought down, what goes on somebody
and stays there, what is so in the combat that comes of a block (sec. 6.2)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.facts import imbued
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import ME, who
from vtes_desktop.abilities.text.sentences.aftermath import if_it_has_blocked, in_resulting_combat
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_TYPES: Final = frozenset({"Action Modifier", "Reaction"})
_WINGED: Final = (
    Which("vampire", ("ready", "torpor"), clans=("Banu Haqim",)),
    Which("ally", ("ready", "torpor"), words=("wraith",)),
    Which("minion", ("ready", "torpor"), words=("flight",)),
)
_N: Final = r"(?P<n>\d+)"
_ABOVE: Final = r"As (?:\[[\w ]+\] ?)*above, (?:and|with) "


# -- actions that fail or end (sec. 6.2.2) --------------------------------------------------------------------------


def _fails_unless(match: re.Match[str], _: Sentence) -> Pieces | None:
    """The acting minion's controller decides whether it burns blood for its action."""
    price, life = int(match["n"]), bool(match["life"])
    ways = (
        Alternative(f"burn {price} blood", (BurnBlood("minion", price),), (HasBlood("minion", price, life),)),
        Alternative("the action fails", (FailAction(),)),
    )
    return (OnlyIf((MayFail(),)), By("acting", (Either(ways),)))


def _burn_to(match: re.Match[str], _: Sentence) -> Pieces | None:
    """“Burn 1 blood to …”: what the minion burns besides what the card costs, and can't do without."""
    price, what = int(match["n"]), match["what"]
    less = re.fullmatch(r"reduce a bleed against you by (\d+)", what)
    words: dict[str, Words] = {
        "have the action fail": FailAction(),
        "continue the action as if unblocked": GoOn(),
        "lock the chosen minion": Lock("target"),
    }
    word = AddBleed(-int(less[1])) if less else understood(words.get(what))
    may_fail = (MayFail(),) if word == FailAction() else ()
    return (OnlyIf((BloodLeft(price), *may_fail)), BurnBlood("minion", price), word)


def _end_with(match: re.Match[str], said: Sentence) -> Pieces | None:
    """Several things done, of which the last ends the action; “but do not lock this vampire” takes one off."""
    parts = re.split(r", and |, | and ", match["what"][:1].lower() + match["what"][1:])
    words = [word for part in parts for word in understood(clauses(part))]
    spared = said.mode is not None and re.search(r"\bbut do not lock this \w+\.", said.mode.text)
    return (*(word for word in words if not (spared and word == Lock("minion"))), EndAction())


# -- bleeds ---------------------------------------------------------------------------------------------------------


def _less_instead(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“If the acting minion is …, reduce the bleed amount by 3 instead”: what is more than the number above."""
    above = re.findall(r"Reduce a bleed against you by (\d+)", "\n".join(part.text for part in said.card.text))
    known = understood(meant(match["who"]) if len(above) == 1 else None)
    return (If((Is("acting", known),), (AddBleed(int(above[0]) - int(match["n"])),)),)


# -- what comes of a block ------------------------------------------------------------------------------------------


def _if_blocks(match: re.Match[str], _: Sentence) -> Pieces | None:
    """What is done as this minion blocks: the card goes on the acting one, it may burn blood to unlock."""
    what = match["what"].removesuffix("; you still control this card")
    if what == "put this card on the acting minion":
        return (Later("blocked", (If((Same("blocker"),), (Attach("acting"),)),)),)
    if burn := re.fullmatch(r"they can burn (\d+) blood to unlock after block resolution", what):
        price = int(burn[1])
        may = May((BurnBlood("minion", price), Unlock("minion")), f"burn {price} blood to unlock?")
        return if_it_has_blocked(may, also=(HasBlood("minion", price),))
    if re.fullmatch(r"neither combatant can strike during the first round of the resulting combat", what):
        both = (Forbid(("strikes",), "opponent", "round"), Forbid(("strikes",), "minion", "round"))
        return (InCombat(both, blocked=True),)
    return None


# -- what goes on somebody and stays --------------------------------------------------------------------------------


def _burn_later(match: re.Match[str], _: Sentence) -> Pieces | None:
    """“During any action after this one, this vampire can burn this card to get +1 stealth.”"""
    same = bool(match["same"])
    use = Usable(
        f"+{match['n']} stealth",
        ("block attempt",),
        (Burn("this"), AddStealth(int(match["n"]))),
        conditions=(Acting("minion"), StealthNeeded(), *((SameMethuselahs(),) if same else ())),
        by="bearer",
        once="action",
    )
    return (RememberMethuselahs("target"), use) if same else (use,)


_TEMPLATES: Final = (
    says(
        r"This card costs Followers of Set 1 fewer blood\.",
        Price(-1, "blood", of=Which("vampire", ("ready", "torpor"), clans=("Ministry",)), own=True),
    ),
    says(
        r"After action resolution, if the bleed resolved for 0 \(or less\), the acting minion burns 1"
        r" blood or life\.",
        Later(
            "after resolution",
            (If((Successful(), ActionIs(("bleed",)), Not(Bled(so_far=True))), (BurnBlood("acting", 1),)),),
        ),
    ),
    says(r"Unlock the acting [A-Z][\w ]+\.", Unlock("acting")),
    says(r"No more action modifiers can be played on this action\.", RuleOut("action modifiers")),
    says(
        r"Only usable when a non-Seraph Black Hand vampire is acting, after resolution\.",
        OnlyIf((Is("acting", Which("vampire", words=("black hand", "non-seraph"))),)),
    ),
    says(
        r"Only usable after resolution of a successful action requiring an Anarch or making this vampire Anarch\.",
        OnlyIf((AnyOf((ActionIs(("become anarch",)), ActionRequires(words=("anarch",), anarch_maker=True))),)),
    ),
    says(
        r"Not usable if the acting minion is an Assamite or wraith or has flight \[FLIGHT\]\.",
        OnlyIf(tuple(Not(Is("acting", each)) for each in _WINGED)),
    ),
    sentence(
        rf"The action fails,? unless the acting minion burns {_N} blood(?P<life> or life)?"
        r"(?: \(allies cannot burn blood\))?\.",
        _fails_unless,
    ),
    says(
        r"Lock this (?:reacting )?vampire to cause the action to fail\.",
        OnlyIf((IsUnlocked("minion"), MayFail())),
        Lock("minion"),
        FailAction(),
    ),
    sentence(rf"(?:{ME} burns|Burn) {_N} blood to (?P<what>(?!get\b|unlock\b)[^.]+)\.", _burn_to),
    sentence(r"(?P<what>[^.]+?),? and end the action\.", _end_with),
    says(r"Cancel the action and unlock this vampire\.", Unlock("minion"), EndAction()),
    says(
        r"\((?:The|This) (?:acting |attached )?minion can still increase (?:the bleed amount|their stealth)\.\)",
        Silent(),
    ),
    says(r"Reduce a bleed against any Methuselah by 1\.", OnlyIf((ActionIs(("bleed",)),)), AddBleed(-1)),
    sentence(
        rf"Reduce a younger vampire's or an ally's bleed against you by {_N}\.",
        lambda match, _: (OnlyIf((Is("acting", Which(weaker=True)),)), AddBleed(-int(match["n"]))),
    ),
    sentence(
        rf"If the acting minion is (?P<who>[^.,]+), reduce the bleed amount by {_N} instead\.",
        _less_instead,
    ),
    says(
        r"Lock this vampire to reduce a bleed against you to 0\.",
        OnlyIf((IsUnlocked("minion"),)),
        Lock("minion"),
        ReduceTo("bleed"),
    ),
    sentence(rf"If (?:{ME} blocks|they block), (?P<what>[^.]+)\.", _if_blocks),
    says(
        rf"If {ME} does not block this action, put this card on them after action resolution\.",
        *if_it_has_blocked(Attach("minion"), yes=False),
    ),
    says(
        rf"If {ME} successfully blocks this action, (?:he or she|they) unlocks? at the end of the action\.",
        *if_it_has_blocked(Unlock("minion")),
    ),
    sentence(rf"{_ABOVE}(?P<what>[^.]* resulting combat[^.]*)\.", lambda match, _: in_resulting_combat(match["what"])),
    says(r"The chosen ally wakes\.", Wake("target")),
    sentence(
        r"(?P<who>The acting (?:minion|vampire)) does not unlock as normal during their next unlock phase\.",
        meaning(who, lambda known, _: (StayLocked(known),)),
    ),
    sentence(
        rf"(?P<who>The acting (?:minion|vampire)) burns {_N} blood(?: or life)?\.",
        meaning(who, lambda known, match: (BurnBlood(known, int(match["n"])),)),
    ),
    says(
        r"Lock this vampire to unlock another ready minion\.",
        OnlyIf((IsUnlocked("minion"),)),
        Choose(Which(other=True, locked=True), "target"),
        Lock("minion"),
        Unlock("target"),
    ),
    sentence(
        rf"\+{_N} (?P<stat>stealth|intercept), and put this card on this (?:acting |reacting )?(?:vampire|minion)\.",
        lambda match, _: (
            AddStealth(int(match["n"])) if match["stat"] == "stealth" else AddIntercept("minion", int(match["n"])),
            PutOn("minion"),
            NotYet(),
        ),
    ),
    sentence(
        rf"During (?:any action after this one|(?P<same>an action directed at the same Methuselah \(?or same set of"
        rf" Methuselahs\)?)), {ME} (?:can|may) burn this card to get \+{_N} stealth\.",
        _burn_later,
    ),
    sentence(
        rf"{ME} can burn this card to get \+{_N} intercept\.",
        lambda match, _: (
            Usable(
                f"+{match['n']} intercept",
                ("block attempt",),
                (Burn("this"), AddIntercept("minion", int(match["n"]))),
                conditions=(Same("blocker"), InterceptNeeded(Which(whose="you"))),
                by="bearer",
            ),
        ),
    ),
)
SENTENCES: Final = (
    *played_as(_TYPES, _TEMPLATES, stays=True),
    *played_as(
        frozenset({"Reaction"}),
        (
            says(
                r"If this minion is an ally, they do not unlock as normal during their next unlock phase\.",
                If((Is("minion", Which("ally")),), (StayLocked("minion"),)),
            ),
            sentence(
                r"Reduce the acting minion's stealth to (?P<n>\d+)\.",
                lambda match, _: (ReduceTo("stealth", int(match["n"])),),
            ),
        ),
    ),
    # What a conviction is burned for, which the rules of the Imbued know (:mod:`.imbued.convictions`).
    reminds(
        r"(?:When an effect that|Burn (?:this card to cancel|when|to)|No cost is paid|An imbued may burn only one)"
        r"[^.]*\.",
        lambda match, said: said.type == "Conviction" and imbued.reads(match[0]),
    ),
)
