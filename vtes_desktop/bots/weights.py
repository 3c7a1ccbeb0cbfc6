"""The weights of a computer Methuselah: numbers that judges multiply with, kept as data (``weights.json``).

They are tuned by playing weights against each other (``vtes-desktop lab tune``). A character is a few of them changed:
the bully bleeds and fights, the politician votes, the cautious keeps pool and blockers.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

CHARACTERS: Final = ("plain", "cautious", "bully", "politician")
Character = Literal["plain", "cautious", "bully", "politician"]


class Weights(Struct, frozen=True, omit_defaults=True):
    """What a player cares for, each as a factor or in pool of its own."""

    prey_pool: float = 1.0
    """A point of the prey's pool burned."""
    oust: float = 9.0
    """Ousting the prey."""
    own_pool: float = 1.0
    """A point of own pool while there is enough of it."""
    fear: float = 14.0
    """Own pool below which each point is worth more."""
    capacity: float = 0.75
    """A point of capacity of a minion in play."""
    blood: float = 0.45
    """A point of blood on an own vampire."""
    torpor: float = 0.45
    """The share of its worth that a vampire keeps in torpor."""
    vote: float = 0.6
    """A vote of a titled vampire."""
    keep_pool: float = 7.5
    """Pool that is not spent on vampires once one has two minions."""
    keep_more: float = 1.6
    """Pool kept besides for each minion more."""
    floor: float = 1.0
    """Pool that is not spent on vampires, for each point that must be expected to be lost before one's next turn."""
    fight: float = 0.8
    """Harm done to another's minion, beside the same done to one's own."""
    hold: float = 1.0
    """Keeping an unlocked minion to block, where the predator bleeds."""
    block: float = 1.0
    """Keeping an action from succeeding."""
    card: float = 0.35
    """A card of the hand."""
    risk: float = 1.0
    """What may go wrong."""
    press: float = 1.0
    """How much bolder it grows as the time runs out."""
    politics: float = 1.0
    """What votes do."""
    bounce: float = 0.0
    """A bleed that one could redirect is rather not blocked; what it does to the prey then."""
    in_wait: float = 0.0
    """Keeping a minion unlocked that could redirect the predator's bleed."""
    wisdom: float = 0.0
    """Whoever built the deck knew what a card is for: cards in play are worth what they cost, what one can't judge in
    a combat is played, cards that harm or help minions count for it."""
    guard: float = 0.0
    """Keeping an unlocked minion to block the predator's next bleeds, by the pool that it would keep."""
    craft: float = 0.0
    """What a combat card is worth by the harm that it adds."""
    lasting: float = 0.0
    """What a card in play brings in the turns to come."""
    count: float = 0.0
    """Above 0 the votes of others are counted by what a referendum does to each of them."""
    cornered: float = 0.0
    """Keeping an unlocked minion to block, where the predator's minions could oust one in their next turn."""
    lethal: float = 0.0
    """A share in ousting the prey, where all bleeds of the turn together would do it."""
    overrun: float = 0.0
    """Ousting the prey by more bleeds than she has minions to block them: what that counts of an oust."""
    flow: float = 0.15
    """How readily a card is discarded for another, above what clogs."""
    haste: float = 1.0
    """How much turns weigh in choosing who comes out next: above 1 smaller vampires are taken."""
    thirst: float = 1.0
    """How readily a vampire hunts that is short of blood."""
    tools: float = 1.0
    """What equipment, retainers and allies are worth."""
    deeds: float = 1.0
    """What actions by other cards are worth."""
    grudge: float = 0.7
    """A point of the predator's pool burned."""
    fit: float = 0.8
    """A card of the hand that a vampire could play, in choosing who comes out next."""
    survival: float = 0.0
    """Not being ousted: minions stay unlocked to block, and pool is kept, as far as they make it less likely."""
    scent: float = 0.0
    """How much more a point of the prey's pool is worth where she has little left, and less where she has much."""
    gear: float = 1.0
    """What equipment and retainers are worth, beside allies."""
    nurse: float = 0.8
    """A point of blood that an action moves to a vampire who waits to come out."""
    thrift: float = 0.0
    """Vampires beside the first two are filled only where they bring more than so many times what the pool is worth."""
    stale: float = 0.0
    """How much less a card is kept for each turn of one's own after the second in which it was held in vain."""
    dread: float = 0.0
    """Damage that a minion is feared to do by cards that nobody sees yet, by what its Methuselah has shown."""


@cache
def _tuned() -> dict[str, dict[str, float]]:
    text = resources.files("vtes_desktop.bots").joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, float]])


def duel() -> dict[str, float]:
    """The weights of an expert that are other while only two play: what one loses the other wins, and little is left
    that could come of blood or of another vampire."""
    return _tuned().get("duel", {})


@cache
def weights_of(character: Character = "plain", *, expert: bool = False) -> Weights:
    """The weights of a character, as tuned; an expert's differ. Raises KeyError for one that is not known."""
    tuned = _tuned()
    weights = Weights(**tuned["plain"])
    if expert:
        weights = replace(weights, **tuned["expert"])
    return weights if character == "plain" else replace(weights, **tuned[character])
