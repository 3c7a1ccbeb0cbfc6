"""The rulebook's sections, each with its name and what it is about in our own words, for who asks what a number
means."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct


class Section(Struct, frozen=True):
    """A part of the rulebook."""

    number: str
    name: str
    about: str
    """A sentence or two."""


_TOLD: Final = {
    "1": "Cards and table: What cards are, which kinds there are, and where they lie.",
    "1.3": "The ash heap and burning: A card that is burned goes to its owner’s ash heap; everybody may look there.",
    "1.4": "Golden rule: Where a card says otherwise than the rules, the card is right.",
    "1.5": "Vampires and capacity: A vampire holds as much blood as its capacity says; what is more goes to the bank.",
    "1.6": "Library cards: Each kind of library card has its time: who may play it, and when.",
    "1.6.1": "Playing a card: You show the card, meet what it requires, pay for it and draw another. The acting player "
    "goes first, then the others clockwise; whoever passes may be asked again when something new was played.",
    "1.6.2": "Master cards: Played in your own master phase, one for each master phase action; out-of-turn ones cost "
    "the next.",
    "1.6.3": "Action modifiers and reactions: The acting minion plays modifiers, others play reactions; a minion plays "
    "each only once in an action.",
    "2": "Setting up: Thirty pool, four vampires face down, seven cards in hand; your prey sits at your left.",
    "3": "The turn: Unlock, master, minion, influence, discard: always in this order.",
    "4": "Unlock phase: Your cards unlock; then come the Edge, contests and what cards ask for at this time.",
    "4.1": "Contested cards: A unique card that two players have is turned away: each pays a pool in every unlock "
    "phase, or yields.",
    "4.2": "Contested titles: A title that two vampires claim is no good to either until one of them yields.",
    "5": "Master phase: One master card may be played, more where a card allows it.",
    "6": "Minion phase: Your unlocked minions act one after the other, as often as you like and they are able to.",
    "6.1": "Kinds of actions: Bleeding, hunting, equipping, hiring, recruiting, politics, and what cards allow.",
    "6.1.1": "Bleed: A bleed burns pool of the prey, 1 unless something adds to it. Who bleeds successfully gets the "
    "Edge.",
    "6.1.2": "Hunt: A vampire takes a blood from the bank, with a stealth of 1.",
    "6.1.3": "Equip: A minion takes a piece of equipment from your hand, or from another of your minions.",
    "6.1.4": "Employ a retainer: A minion takes a retainer from your hand into its service.",
    "6.1.5": "Recruit an ally: A minion brings an ally from your hand into play; it can act from your next turn on.",
    "6.1.6": "Action cards: An action that a card in hand or in play describes; its text says what it costs and does.",
    "6.1.7": "Political action: A vampire calls a referendum, by a political card.",
    "6.2": "Taking an action: Announced, then perhaps blocked, then resolved or fought over.",
    "6.2.1": "Announcing: Who acts, at what, with which card; the acting minion locks.",
    "6.2.2": "Blocking: Who is targeted, or prey and predator, may try to block with an unlocked minion. It needs at "
    "least as much intercept as the action has stealth.",
    "6.2.2.1": "Who may block: A directed action is blocked by whom it is directed at; any other by the prey, then the "
    "predator.",
    "6.2.2.2": "Stealth and intercept: Cards for either are played only as they are needed, until a side has nothing "
    "more to add.",
    "6.2.3": "Resolving: Unblocked, the action costs what it costs and does what it does; blocked, it fails and there "
    "is a combat.",
    "6.3": "Politics: A referendum is called, its terms are chosen, votes are cast, and it passes or fails.",
    "6.3.2": "The referendum: First the terms, then everybody casts votes in any order; a tie fails.",
    "6.3.3": "Votes: Votes come from titles, from the Edge, from political cards in hand and from other cards.",
    "6.4": "Combat: Two minions fight in rounds: range, strikes, damage, and a press to go on or to leave.",
    "6.4.1": "The course of combat: Before range, range, strikes, damage, press: a round. Combat ends when nobody "
    "presses to go on.",
    "6.4.2": "Range: Combat is close unless somebody maneuvers; maneuvers are played in turn until neither wants more.",
    "6.4.3": "Strikes: Each chooses a strike, the acting minion first; both happen at once unless one is first strike.",
    "6.4.4": "Presses: A press continues combat for another round or ends it; another press cancels it.",
    "6.4.5": "What strikes do: Hand strikes, ranged strikes, dodges, stealing blood, ending combat and more.",
    "6.4.6": "Damage: Damage that is not prevented is mended with blood; who can’t goes to torpor, and aggravated "
    "damage is worse.",
    "6.4.7": "Retainers in combat: A strike at long range or with a retainer as its target takes the retainer’s life.",
    "6.5": "Torpor: Vampires in torpor can do next to nothing, and may be rescued or drunk empty.",
    "6.5.1": "Going to torpor: A vampire that can’t mend its wounds goes to torpor.",
    "6.5.2": "Leaving torpor: An action that costs two blood, with a stealth of 1.",
    "6.5.3": "Rescue: Another vampire helps one out of torpor; the two share a cost of two blood.",
    "6.5.4": "Diablerie in torpor: A vampire may act to drink the blood of one in torpor.",
    "6.5.5": "Diablerie: The victim’s blood and equipment go to the diablerist, and the victim is burned.",
    "6.5.6": "Blood hunt: After a diablerie everybody votes whether the diablerist is burned for it.",
    "7": "Influence phase: Four transfers: one puts a pool on a vampire, two take one back, four and a pool draw from "
    "the crypt.",
    "8": "Discard phase: You may discard a card and draw another, or play an event.",
    "9": "Leaving and winning: Who has no pool is ousted; the predator gets six pool and a victory point.",
    "9.1": "Ousting: No pool left: everything of hers leaves the game, and the circle closes.",
    "9.2": "Victory points: One for each prey that is ousted, one for who is left last, half a one when time runs out.",
    "10": "Sects and titles: Camarilla, Sabbat and others; titles give votes, and many are unique to a city.",
    "11": "Special rules: Red List, slaves, trophies, ante and other rules that only some cards bring.",
    "16": "Imbued: Imbued are allies with a crypt card: they use conviction and powers, and are incapacitated rather "
    "than in torpor.",
}
"""By number: the name, and after a colon what it is about."""
SECTIONS: Final[Mapping[str, Section]] = MappingProxyType(
    {number: Section(number, *told.split(": ", 1)) for number, told in _TOLD.items()}
)
"""By number."""


def section_of(number: str) -> Section | None:
    """The section that a number is of, or the nearest that it lies in; None for no section of the rulebook.

    >>> section_of("6.2.2.1").name, section_of("11.6").name
    ('Who may block', 'Special rules')
    """
    while number:
        if number in SECTIONS:
            return SECTIONS[number]
        number = number.rpartition(".")[0]
    return None
