"""The numbers that cards in play change, and how they are said: each a typed name (sec. 6.1–6.5)."""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

from vtes_desktop.rules.numbers import MethuselahNumber, MinionNumber

Stat: TypeAlias = MinionNumber | MethuselahNumber
"""Numbers of minions and Methuselahs; of the flags it counts only whether they are more than nothing."""
OF_METHUSELAHS: Final[frozenset[Stat]] = frozenset(get_args(MethuselahNumber))
"""Those that a Methuselah has, and no minion."""
NUMBERS: Final[dict[Stat, str]] = {
    "bleed": "bleed",
    "strength": "strength",
    "stealth": "stealth",
    "intercept": "intercept",
    "votes": "votes",
    "hand size": "hand size",
    "transfers": "transfers in the influence phase",
    "master phase actions": "master phase actions",
    "discard phase actions": "discard phase actions",
    "hunt": "blood when hunting",
    "stolen": "blood or life stolen with each strike that steals some",
    "strike damage": "damage with its strikes",
    "capacity": "capacity",
    "capacity for others": "capacity for cards that other Methuselahs play",
    "damage taken": "damage from each strike or effect",
    "ballots": "ballots",
    "more replaced": "cards drawn for each that is replaced",
}
"""What is simply more or less."""
TOLLS: Final[dict[Stat, str]] = {
    "most capacity": "has a capacity of {} at the most",
    "most intercept": "has an intercept of {} at the most, whatever it gains being lost beyond that",
    "contest toll": "has other Methuselahs burn {} pool more to contest a card with its controller",
    "most damage": "takes {} damage at the most from any effect, what is beyond that being ignored",
    "toll": "must burn {} blood or life to attempt to block",
    "strike toll": "must burn {} blood or life to strike",
    "toll against": "must burn {} blood to cast votes or ballots against the referendum",
    "action blood": "must pay {} blood more for its action",
    "action blood or life": "must pay {} blood or life more for its action",
    "action pool": "has its controller pay {} pool more for its action",
    "blockers burn": "has vampires burn {} blood as they attempt to block it",
    "title toll": "burns {} blood more to contest a title",
    "others’ title toll": "has others burn {} blood more to contest its title",
    "discard toll": "has to pay {} pool more for a discard phase action to discard a card",
    "library toll": "has others burn the top {} cards of their libraries to attempt to block it",
    "protected without Auspex": "is no target of actions of others’ minions below level {} of Auspex (2 is superior)",
    "protected from capacity": "is no target of actions of others’ vampires of capacity {} or less",
}
"""What something costs; the number goes where the brackets are."""
FLAGS: Final[dict[Stat, str]] = {
    "acts in any turn": "can act in the minion phases of other Methuselahs",
    "acts as archbishop or cardinal": "plays action cards that require an archbishop or cardinal as one",
    "first strike": "strikes with first strike",
    "aggravated hands": "inflicts aggravated damage with hand strikes",
    "aggravated as normal": "takes aggravated damage as normal damage",
    "stays locked": "does not unlock as normal in the unlock phase",
    "protected": "is no target of others’ actions",
    "no life": "gains no life",
    "no masters of others": "is no target of master cards that others play",
    "cannot block": "cannot block",
    "cannot act": "cannot act",
    "cannot react": "cannot play reaction cards",
    "no blood hunt": "is not subject to blood hunts",
    "yields its title": "yields its title rather than contest it",
    "others yield its title": "has others yield its title rather than contest it",
    "doubled votes": "has twice its votes",
    "not avenged": "can be diablerized without a blood hunt",
    "undirected only": "can take undirected actions only",
    "hunts and fights only": "can take no actions but hunts and those to enter combat",
    "directed or hunts only": "can take no undirected actions but hunts",
    "warded": "cannot have a card, or be chosen for one",
    "gains no blood": "gains no blood: what it would gain goes to the blood bank",
    "spared": "is no target of actions to enter combat",
    "blocks locked": "can block while locked",
    "stolen life hurts": "inflicts 1 environmental damage on a vampire for each life that it steals",
    "open hand": "plays with an open hand",
    "may skip the turn": "may skip all of a turn before it begins",
    "unusable": "cannot be used to strike",
    "must be struck with": "must be used to strike where it can be",
    "cannot bleed": "cannot bleed",
    "cannot hunt": "cannot hunt",
    "cannot hunt as normal": "cannot take the hunt of the rulebook",
    "cannot recruit": "cannot recruit allies or employ retainers",
    "cannot recruit allies": "cannot recruit allies",
    "acts unlocked": "does not lock for its action",
    "Discipline cards as trifles": "plays Discipline cards as trifles",
    "cannot rescue": "cannot rescue vampires from torpor",
    "stands in": "has this card give way in place of each card that would be replaced",
    "immune to frenzy": "is immune to frenzy cards",
    "undodgeable": "makes strikes that cannot be dodged",
    "no superior": "cannot play cards that require a superior Discipline",
    "no Discipline cards": "cannot play cards that require a Discipline",
    "no action cards": "cannot play action cards",
    "no cards": "cannot play cards",
    "drawn from": "lets you draw a card that lies on it in place of one of your library",
    "held in torpor": "cannot be moved to the ready region or be diablerized",
    "owes its own action": "must take the action of its own text unless it must hunt",
    "owes diablerie": "must attempt diablerie while it may on an older vampire in torpor, unless it must hunt",
    "early thaumaturgy": "can use strikes that require Thaumaturgy in the first round, even ones for later",
    "meets a basic Discipline": "meets one basic Discipline that a card requires",
    "draws one more": "may have its controller draw one card more as each that it plays is replaced, and discard one",
    "no first conviction": "gains no conviction as it enters play",
    "no frenzy": "has no frenzy cards played on it",
    "no abilities": "has no special abilities, where it is a retainer or vampire",
    "no damage": "is inflicted no damage",
    "one power besides": "can have one power whose requirements it does not meet",
    "Discipline cards kept back": "has cards requiring a Discipline that it plays in an action replaced only when that "
    "is over, or the hand is empty",
    "contested by blood": "lends its blood and the contested vampire’s to its controller as pool for the contest",
    "aggravated damage": "takes normal damage as aggravated",
    "may not strike": "need not strike",
    "no votes": "has no votes",
    "no votes against": "can cast no votes or ballots against the referendum",
    "unaffected by gehenna": "is unaffected by Gehenna events",
    "no Camarilla": "is Independent where it would be Camarilla",
    "no Sabbat": "is Independent where it would be Sabbat",
    "no cards requiring": "cannot play cards that require some Disciplines",
    "no diablerie": "cannot commit diablerie",
    "Disciplines": "has levels of Disciplines",
    "no boons": "cannot put boons into play",
    "no Gehenna events": "cannot put Gehenna events into play",
    "only aggravated damage": "is inflicted aggravated damage only",
    "cards kept back": "has cards played in the running action replaced only when it is over",
    "cards not replaced": "does not replace cards as long as that is so",
    "played cards not replaced": "does not replace cards that are played as long as that is so",
}
"""What is so or not."""


def flag(stat: str) -> str:
    """What is so of a minion for which this is set, as a clause without its subject; empty for what is counted.

    >>> flag("cannot react"), flag("strength")
    ('cannot play reaction cards', '')
    """
    return next((said for name, said in FLAGS.items() if name == stat), "")
