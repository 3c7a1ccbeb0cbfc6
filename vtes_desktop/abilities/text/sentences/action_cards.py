"""Sentences of action cards that stay in play, on minions or by themselves: how they are burned, what they let their
bearer do, what they do in phases; and combats entered with something besides."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts import action_text
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.text.facts.reader import facts
from vtes_desktop.abilities.text.facts.requirements import counted_x
from vtes_desktop.abilities.text.facts.titles import title_card
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import which
from vtes_desktop.abilities.text.sentences.in_play import EVENTS, PHASE
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *


def _steal_corrupted(_: re.Match[str], said: Sentence) -> Pieces | None:
    """The minion is the target of an action, or, of a reaction, the one that acts."""
    corrupted = CountersOn("corruption", "target")
    burned = Count(replace(corrupted, times=-1), "corruption", "target")
    steal = May((burned, TakeControl("target")), "burn the counters to steal it?")
    stolen = If((AtLeast(corrupted, SizeOf("target")), AtLeast(corrupted, 1)), (steal,))
    return (Note("acting"), stolen) if said.type == "Reaction" else (stolen,)


def _still_controlled(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card on another's minion stays one's own anyway."""
    if match["d"] and (said.mode is None or not action_text.played(said.card, said.mode).directed):
        return None
    return clauses(match["what"])


_CONDEMNATIONS: Final = Which("card", ("ready", "torpor"), on="target", called="condemnation", other=True)
_IN_PLAY: Final = (
    # The level above says it with the one below.
    says(
        r"Burn this card if (?:this|the|the attached) (?:acting )?(?:vampire|minion|[A-Z]\w+) (?:goes to|is in)"
        r" torpor\.",
        Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),
    ),
    # A card on another minion that stays as long as who played it is ready.
    says(
        r"Burn this card (?:after|if) this acting (?:vampire|minion) leaves the ready region\.",
        Remember("minion"),
        *(Upon(event, (Burn("this"),), (Not(IsReady("remembered")),), torpid=True) for event in LOOKED_AT),
    ),
    sentence(
        rf"Burn this card during your (?:next )?{PHASE} phase\.",
        lambda match, _: (Upon(EVENTS[match["phase"]], (Burn("this"),), turn="yours", torpid=True),),
    ),
    sentence(
        r"(?:This|The attached) (?:vampire|minion) gets \+(?P<n>\d+) bleed against your (?P<whom>prey|predator)\.",
        lambda match, _: (
            Standing("bleed", int(match["n"]), conditions=(BleedsWhom(match["whom"]),), in_action=True),  # type: ignore[arg-type]
        ),
    ),
    sentence(
        r"During your minion phase, this (?:vampire|minion) can lock this card (?:and burn (?P<n>\d+) blood )?to"
        r" unlock\.",
        lambda match, _: (
            Usable(
                f"burn {match['n']} blood to unlock" if match["n"] else "unlock",
                MINION_PHASE,
                (Unlock("minion"),),
                conditions=(Not(IsUnlocked("minion")),),
                turn="yours",
                by="bearer",
                locks=True,
                blood=int(match["n"] or 0),
            ),
        ),
    ),
    sentence(
        r"While this (?:Anarch|vampire) is (?P<who>[^,.]+), they get \+(?P<n>\d+) votes? during referendums"
        r" they call\.",
        meaning(
            which,
            lambda mine, match: (Standing("votes", int(match["n"]), conditions=(Is("minion", mine), CalledByThis())),),
        ),
    ),
    says(r"Burn all other condemnation cards on this minion\.", WithEach(_CONDEMNATIONS, (Burn("target"),))),
    sentence(
        r"Your (?P<whose>prey|predator) plays with an open hand\.",
        lambda match, _: (OpenHands(), Standing("open hand", 1, whose=match["whose"])),  # type: ignore[arg-type]
    ),
    says(r"(?:The|This) attached (?:vampire|minion|ally) does not unlock as normal\.", Standing("stays locked", 1)),
    sentence(
        r"(?:The attached|This) (?:vampire|minion) gets (?P<n>[+-]\d+) votes?\.",
        lambda match, _: (Standing("votes", int(match["n"])),),
    ),
    sentence(
        r"(?:They|This (?:vampire|minion)|The attached \w+) cannot play cards named (?P<name>[^.]+)\.",
        lambda match, _: (Bars(match["name"]),),
    ),
)
_TEMPLATES: Final = (
    *where(lambda _, said: said.is_of_play, _IN_PLAY),
    reminds(
        r"(?:As (?:\[\w+\] )?above, and this|The|This|The attached) (?:vampire|minion)(?: with this card)? gets"
        r" (?:\d+|an?) (?:optional )?(?:maneuver|press) each combat\.",
        lambda _, said: said.mode is not None and printed(said.card, said.mode.level).extras,
    ),
    sentence(
        r"If the number of your corruption counters on (?:the|that|this) minion equals or exceeds their capacity or"
        r" cost, you can burn those counters to steal (?:the target|that|the) minion\.",
        _steal_corrupted,
    ),
    sentence(
        r"If you control the location, this is an? \+(?P<n>\d+) stealth action\.",
        lambda match, _: (
            During((If((Is("target", Which("location", whose="you")),), (AddStealth(int(match["n"])),)),)),
        ),
    ),
    sentence(
        r"If (?:his or her|their) capacity is (?P<n>\d+) or more, (?:he or she|they) unlocks?\.",
        lambda match, _: (If((AtLeast(CapacityOf("minion"), int(match["n"])),), (Unlock("minion"),)),),
    ),
    sentence(r"(?P<d>\(D\) )?(?P<what>Put this card on [^,.;]+); you still control this card\.", _still_controlled),
    reminds(
        r"\(D\) As above, but (?:bleed )?at \+(?P<n>\d+) stealth\.",
        lambda match, said: (
            said.type == "Action" and action_text.played(said.card, said.mode).stealth == int(match["n"])
        ),
    ),
    # A card that stands for a title, which the referee gives to the vampire that it is put on.
    sentence(
        r"Put this card on this (?:acting )?Anarch to represent the unique Anarch title of Baron of [^.]+\.",
        lambda _, said: (PutOn("minion"),) if title_card(said.card).title else None,
    ),
    says(
        r"Vampires can call a referendum to burn this card as a \+1 stealth political action; during that"
        r" referendum, non-Anarch titles are worth -1 vote\.",
        # A priscus has no vote by his title that could be taken off (ruling on the Fee Stakes).
        InPlayAction("call a referendum to burn it", (Burn("this"),), "political", stealth=1, by=Which("vampire")),
        Standing(
            "votes", -1, Which("vampire", words=("non-baron", "non-priscus"), titled=True), conditions=(ActionOfThis(),)
        ),
    ),
    reminds(r"Condemnation\.", lambda _, said: "condemnation" in facts(said.card).called),
    sentence(
        r"As \[dai\] above, and the attached vampire burns (?P<n>\d+) blood after a referendum passes\.",
        lambda match, _: (
            Upon("votes tallied", (Later("after resolution", (BurnBlood("bearer", int(match["n"])),)),), (Passed(),)),
        ),
    ),
    # A cost X that the referee counts.
    reminds(r"X is the number of copies of this card you control\.", lambda _, said: counted_x(said.card)),
    says(r"For the remainder of this turn, you (?:can|may) look at all Methuselahs' hands\.", OpenHands(look=True)),
)
SENTENCES: Final = played_as(("Action", "Action Modifier", "Reaction"), _TEMPLATES, stays=True)
