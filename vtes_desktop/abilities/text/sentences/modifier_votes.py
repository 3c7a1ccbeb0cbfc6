"""Sentences of modifiers and reactions about referendums: votes for many, votes on one side, who casts none, what the
next one comes to (sec. 6.3); and of cards that lie in play for later."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.meant import meant
from vtes_desktop.abilities.text.nouns import which
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.playing.requirements import TITLES

_TYPES: Final = frozenset({"Action Modifier", "Reaction"})
_N: Final = r"(?P<n>\d+)"
_VOTER: Final = Which("vampire", ("ready",), cast="in")


def _each_gets(match: re.Match[str], _: Sentence) -> Pieces | None:
    """“Each Ravnos gets +1 vote”: whoever controls it."""
    known = understood(which(f"each ready {match['who'].removeprefix('ready ')}"))
    return (WithEach(replace(known, where=("ready",)), (GainVotes(int(match["n"]), "target"),)),)


def no_votes(who: Which) -> ForAll:
    """No minion that is meant casts votes or ballots in the referendum, whenever it has come to be meant."""
    return ForAll("no votes", 1, replace(who, where=("ready",)), lasts="referendum")


def _cancels(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“The blocking minion can burn 1 blood or life to cancel this card as it is played”; more at the higher level."""
    more = re.search(r"canceling this card requires (\d+) additional blood", said.mode.text if said.mode else "")
    price = int(match["n"]) + (int(more[1]) if more else 0)
    cancel = Cancel(itself=True)
    if match["what"] == "pool":
        return (Usable(f"burn {price} pool to cancel it", ("as played",), (cancel,), by="blocker", pool=price),)
    words, payable = (BurnBlood("minion", price), cancel), HasBlood("minion", price, life=True)
    return (Usable(f"burn {price} to cancel it", ("as played",), words, conditions=(payable,), by="blocker"),)


def _stealth_more(match: re.Match[str], said: Sentence) -> Pieces | None:
    """“As above, but with +1 stealth”, where nothing above gives any."""
    if said.mode is None or said.type != "Action Modifier" or re.search(r"\+\d+ stealth", said.mode.above):
        return None
    return (AddStealth(int(match["n"]), needed=True),)


_TEMPLATES: Final = (
    sentence(rf"Each (?P<who>[A-Z][\w ]+?) gets \+{_N} votes?\.", _each_gets),
    sentence(
        r"(?P<who>[A-Z][^.]+?) cannot cast votes or ballots during this referendum\.",
        meaning(meant, lambda known, _: (no_votes(known),)),
    ),
    says(r"The acting vampire cannot cast any votes or ballots in this referendum\.", Abstain("acting")),
    says(
        r"If the referendum requires a titled vampire, the referendum fails\.",
        If((ActionRequires(words=("titled", *sorted(TITLES)), referendum=True),), (Decide("fails"),)),
    ),
    says(r"Choose a vampire who has cast votes or ballots in this referendum\.", Choose(_VOTER)),
    says(
        r"The chosen vampire is locked and abstains \(this cancels the chosen vampire's votes and ballots\)\.",
        Lock("target"),
        Abstain("target"),
    ),
    sentence(rf"As above, and the chosen vampire burns {_N} blood\.", lambda m, _: (BurnBlood("target", int(m["n"])),)),
    sentence(
        rf"Put {_N} corruption counters? on a minion casting votes or ballots in this referendum\.",
        lambda m, _: (Choose(Which("minion", ("ready",), cast="in")), Count(int(m["n"]), "corruption", "target")),
    ),
    says(
        r"Force a vampire to abstain \(this can cancel their votes and ballots\)\.",
        Choose(Which("vampire", ("ready",))),
        Abstain(),
    ),
    says(r"Cancel the referendum\.", Decide("cancelled")),
    says(
        r"If you played a political action card to call this referendum, return it to its owner's hand"
        r" \(discard down afterward\)\.",
        ReturnActionCard("Political Action"),
    ),
    says(
        r"Only usable during a political action, after blocks are declined\.",
        OnlyIf((ActionIs(("political",)), AtStep(("unblocked", "resolving")))),
    ),
    sentence(
        r"The blocking minion(?:'s controller)? can burn (?P<n>\d+) (?P<what>pool|blood or life) to cancel this card as"
        r" it is played\.",
        _cancels,
    ),
    reminds(
        r"As above, but canceling this card requires \d+ additional blood or life\.",
        lambda _, said: said.mode is not None and "to cancel this card as it is played" in said.mode.above,
    ),
    sentence(
        r"Minions without (?P<superior>superior )?Auspex \[\w{3}\] cannot perform actions directed at"
        r" (?:this vampire|the vampire with this card)\.",
        lambda match, _: (Standing("protected without Auspex", 2 if match["superior"] else 1),),
    ),
    says(
        r"You can burn this card during the polling step of a political action to get \+2 votes\.",
        Usable("+2 votes", ("polling",), (GainVotes(2), Burn("this")), conditions=(ActionIs(("political",)),)),
    ),
    sentence(r"As (?:\[[\w ]+\] ?)*above, but with \+(?P<n>\d+) stealth\.", _stealth_more),
    reminds(
        r"Choose another Methuselah other than the acting minion's controller\.",
        lambda _, said: said.mode is not None and "is now bleeding the chosen" in said.mode.full_text,
    ),
    says(r"The acting minion is now bleeding the chosen Methuselah\.", Redirect()),
    says(r"Vampires you control cannot perform the same action again this turn\.", NotAgain(vampires=True)),
    says(r"Unlock this vampire at the end of the turn\.", UnlockAt("end of turn")),
)
SENTENCES: Final = played_as(_TYPES, _TEMPLATES, stays=True)
