"""What playing or using a card comes to, as plain numbers: read of the vocabulary's words, never of card text.

The same facts are open to any client that has the card list: an option names its card, level and minion.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Usable
from vtes_desktop.abilities.vocabulary.amounts import CapacityOf
from vtes_desktop.abilities.vocabulary.effects import (
    actions,
    attempts,
    blood,
    cards,
    choosing,
    combat,
    fixed,
    flow,
    hands,
    persons,
    referendums,
    spending,
    strikes,
)
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.by_hand.fixed_effects import Does
from vtes_desktop.rules.combat.blow import Blow

_OTHERS: Final = frozenset({"others", "prey", "predator", "neighbours", "predator's predator"})
"""Whose cards are never one's own."""


class Facts(Struct, frozen=True):
    """What a card does, in sum; what is not known stays 0."""

    stealth: int = 0
    intercept: int = 0
    bleed: int = 0
    votes: int = 0
    unlocks: bool = False
    """Whether it unlocks the minion that plays it."""
    locks: bool = False
    """Whether it locks the minion that plays it."""
    wakes: bool = False
    """Whether a locked minion may block and react by it."""
    redirects: bool = False
    cancels: bool = False
    fails: bool = False
    """Whether the action fails or a block attempt does."""
    bars: bool = False
    """Whether minions cannot block."""
    blocks: bool = False
    """Whether a block is attempted by it."""
    dodges: bool = False
    ends_combat: bool = False
    strikes: bool = False
    """Whether it is a strike."""
    damage: int = 0
    """Of a strike, with strength where that is added (then `strength` says so)."""
    strength: bool = False
    ranged: bool = False
    aggravated: bool = False
    steals: int = 0
    first: bool = False
    prevents: int = 0
    maneuvers: bool = False
    presses: bool = False
    additional: int = 0
    more_strength: int = 0
    more_damage: int = 0
    """Damage to the opponent in combat besides that of strikes, or more by a strike."""
    aggravates: bool = False
    """Whether the damage of hand strikes is aggravated by it."""
    pool: int = 0
    """Pool that its player gains, or loses."""
    others_pool: int = 0
    """Pool that others gain, or lose by it."""
    own_blood: int = 0
    """Blood that her minions gain, or lose."""
    hurt: int = 0
    """Damage that it does to the minion that plays or uses it, after what it gains."""
    falls: bool = False
    """Whether that minion goes to torpor or is burned by it, by aggravated damage or outright."""
    target: int = 0
    """What it does to what is chosen: above 0 it helps, below it harms, by how much."""
    fills: bool = False
    """Whether what helps what is chosen is blood, for which it must have room."""
    turns: int = 0
    """1 where what is chosen unlocks by it, -1 where it locks: done to what lies so already it would be nothing."""
    pays_controller: bool = False
    """Whether who controls what is chosen gains pool, as much as its capacity."""
    either_turn: bool = False
    """Whether what is chosen is locked or unlocked, as she likes."""
    cards: int = 0
    """Cards that she draws."""
    where: tuple[str, ...] = ()
    """The regions in which it asks for a target; none where it asks for none."""
    which: Which | None = None
    """What may be chosen there; None where nothing is."""
    beside: bool = False
    """Whether something that others may control must be chosen besides, to do it with."""
    second: int = 0
    """What is done to what is chosen besides, as `target`."""
    shares: int = 0
    """Of a referendum: 1 where who is allocated points gains by them, -1 where she loses."""
    titles: bool = False
    """Whether it gives titles."""
    masters: int = 0
    """Master phase actions."""
    stays: bool = False
    """Whether it stays in play."""
    burns_this: bool = False
    """Whether the card itself, that lies in play, is burned by it."""
    to_pool: bool = False
    """Whether blood is moved from a vampire to her pool."""
    known: bool = False
    """Whether anything is known of it."""

    @property
    def only_turns(self) -> int:
        """1 where all that it does to what is chosen is to unlock it, -1 where to lock it."""
        return self.turns if self.target == self.turns else 0

    @property
    def at_others(self) -> bool:
        """Whether what is done to something is done to what others control: what is asked for of her own is what it is
        done with."""
        return self.which is not None and self.which.whose in _OTHERS

    @property
    def is_strike(self) -> bool:
        """Whether it is played as a strike."""
        return self.strikes or self.dodges or self.ends_combat


BURDENS = frozenset(
    {"cannot block", "toll", "stays locked", "undirected only", "unusable", "cannot bleed", "cannot hunt",
     "cannot recruit", "no abilities", "may not strike", "strike toll", "no votes", "no votes against",
     "toll against", "no diablerie", "no Discipline cards", "no action cards", "no cards"}
)  # fmt: skip
"""Standing numbers that nobody wants on a minion of her own."""
OF_TARGET: Final[Mapping[str, int]] = MappingProxyType(
    {
        "Lock": -1, "ToTorpor": -4, "Burn": -4, "RemoveFromGame": -4, "TakeControl": -4, "ToUncontrolled": -4,
        "CannotBlock": -1, "NoReactions": -1, "StayLocked": -2, "LoseTitle": -3, "Abstain": -2, "Borrow": -2,
        "StealDiscipline": -2, "EnterCombat": -1, "BurnCards": -4, "HandOver": -2, "CastAs": -2,
        "Unlock": 1, "Heal": 1, "GainTitle": 3, "Raise": 3, "Wake": 1, "BeImmune": 1,
    }
)  # fmt: skip
"""What words do to what was chosen, for which they ask no number: above 0 they help it, below they harm it."""
OWN_WORDS: Final = frozenset({"this", "minion", "bearer", "doll"})


def _number(amount: object, otherwise: int = 1) -> int:
    return amount if isinstance(amount, int) else otherwise


def facts_of(reading: Reading | Usable | InPlayAction) -> Facts:
    """What a way to play a card, a use of one in play, or an action by it does."""
    words: Iterable[Word] = (*reading.declares, *reading.words)
    found = _all(words, Facts())
    if isinstance(reading, Usable | InPlayAction):
        found = replace(found, pool=found.pool - reading.pool, own_blood=found.own_blood - _number(reading.blood))
    if isinstance(reading, Reading):
        stays = found.stays or bool(reading.standing or reading.usable or reading.actions or reading.upon)
        found = replace(found, stays=stays, known=found.known or stays)
        if any(each.stat in BURDENS and each.whose == "you" for each in reading.standing):
            found = replace(found, target=found.target - 2)
        if any(_hunts_bearer(each) for each in reading.actions):
            found = replace(found, target=found.target - 1)
        if any(isinstance(each, cards.PutOn) for each in reading.words) and _burdens_bearer(reading):
            found = replace(found, target=found.target - 2)
    return found


def _hunts_bearer(action: InPlayAction) -> bool:
    """Whether a card lets others enter combat with the minion that it is on."""
    return action.kind == "enter combat" and (
        "bearer" in action.text or (action.against is not None and action.against.bearer)
    )


def _burdens_bearer(reading: Reading) -> bool:
    """Whether a card that lies on a minion costs whoever controls that minion something upon what happens to it."""
    for each in reading.upon:
        found = _all(each.words, Facts()) if each.by == "bearer" else Facts()
        if found.pool < 0 or found.own_blood < 0 or found.falls:
            return True
    return False


def _all(words: Iterable[Word], found: Facts) -> Facts:
    words = tuple(words)
    # What is done is done to the target; what is chosen beside it, by another name, only says with what or which.
    aimed = any(isinstance(word, choosing.Choose) and word.name == "target" for word in words)
    for word in words:
        if aimed and isinstance(word, choosing.Choose) and word.name != "target":
            beside = found.beside or (word.least > 0 and word.which.whose != "you")
            done = sum(OF_TARGET.get(type(each).__name__, 0) for each in words if getattr(each, "who", "") == word.name)
            found = replace(found, beside=beside, second=found.second + done)
        elif aimed and isinstance(word, flow.WithEach):
            found = _with_each(word, found)
        else:
            found = _add(word, found)
    return found


_SUMS: Final = ("stealth", "bleed", "intercept", "votes", "additional")
"""What fixed phrases give under the name that it has here, too."""


def _of_fixed(does: Does, found: Facts) -> Facts:
    found = replace(
        found,
        known=True,
        **{name: getattr(found, name) + getattr(does, name) for name in _SUMS},
        unlocks=found.unlocks or does.unlocks,
        locks=found.locks or does.locks,
        wakes=found.wakes or does.wakes,
        fails=found.fails or does.unblockable,
        maneuvers=found.maneuvers or does.maneuver,
        presses=found.presses or does.press,
        prevents=found.prevents + does.prevent,
        more_strength=found.more_strength + does.strength,
        cancels=found.cancels or does.cancels,
    )
    return found if does.strike is None else _strike(found, does.strike)


def _strike(found: Facts, blow: Blow[int] | strikes.Blow) -> Facts:
    if blow.kind == "dodge":
        return replace(found, known=True, dodges=True)
    if blow.kind == "combat ends":
        return replace(found, known=True, ends_combat=True)
    steals, number = blow.kind == "steal blood", _number(blow.amount, 2)
    return replace(
        found,
        known=True,
        strikes=True,
        damage=0 if steals else number,
        steals=number if steals else 0,
        strength=blow.by_strength or blow.kind in ("hand", "hand or melee weapon", "melee weapon"),
        ranged=blow.ranged,
        aggravated=blow.aggravated,
        first=blow.first,
    )


def _add(word: Word, found: Facts) -> Facts:
    match word:
        case fixed.Fixed():
            return _of_fixed(word.does, found)
        case actions.AddStealth():
            return replace(found, known=True, stealth=found.stealth + _number(word.amount))
        case actions.AddIntercept():
            return replace(found, known=True, intercept=found.intercept + _number(word.amount))
        case actions.AddBleed():
            return replace(found, known=True, bleed=found.bleed + _number(word.amount))
        case actions.Redirect():
            return replace(found, known=True, redirects=True)
        case actions.FailAction() | attempts.FailAttempt():
            return replace(found, known=True, fails=True)
        case attempts.CannotBlock():
            return replace(found, known=True, bars=True, target=found.target - 1)
        case attempts.AttemptToBlock():
            return replace(found, known=True, blocks=True)
        case referendums.GainVotes():
            return replace(found, known=True, votes=found.votes + _number(word.amount, 2))
        case cards.Unlock(who="minion"):
            return replace(found, known=True, unlocks=True)
        case hands.Draw():
            return replace(found, known=True, cards=found.cards + _number(word.amount))
        case cards.PutInPlay() | cards.PutOn():
            return replace(found, known=True, stays=True)
        case blood.AddBlood():
            amount = _number(word.amount, 2)
            if word.who in ("minion", "this"):
                return replace(found, known=True, own_blood=found.own_blood + amount)
            return replace(found, known=True, target=found.target + amount, fills=True)
        case blood.BurnBlood():
            amount = _number(word.amount)
            if word.who in ("minion", "this"):
                return replace(found, known=True, own_blood=found.own_blood - amount)
            return replace(found, known=True, target=found.target - amount)
        case blood.GainPool():
            amount = _number(word.amount, 2)
            if word.whose == "you":
                return replace(found, known=True, pool=found.pool + amount)
            if word.whose in ("chosen", "controller") and isinstance(word.amount, CapacityOf):
                return replace(found, known=True, pays_controller=True)
            return replace(found, known=True, others_pool=found.others_pool + amount)
        case blood.BurnPool():
            amount = _number(word.amount, 2)
            if word.whose == "you":
                return replace(found, known=True, pool=found.pool - amount)
            return replace(found, known=True, others_pool=found.others_pool - amount)
        case blood.MoveBlood():
            return replace(found, known=True, to_pool=word.direction != "from pool")
        case combat.Inflict(who="minion"):
            amount = _number(word.amount)
            return replace(found, known=True, hurt=found.hurt + amount, falls=found.falls or word.aggravated)
        case cards.ToTorpor(who="minion") | cards.Burn(who="minion"):
            return replace(found, known=True, falls=True)
        case combat.Inflict():
            return replace(found, known=True, target=found.target - _number(word.amount, 1))
        case combat.Prevent():
            return replace(found, known=True, prevents=found.prevents + _number(word.amount, 2))
        case combat.EachRound(who="opponent"):
            return replace(found, more_damage=found.more_damage + _number(word.damage))
        case combat.AddInCombat(stat="aggravated hands", who="minion"):
            return replace(found, aggravates=True)
        case strikes.StrikeIs():
            return replace(found, more_damage=found.more_damage + _number(word.amount, 0) + word.if_damages)
        case combat.GiveExtra():
            return replace(found, known=True, maneuvers=True, presses=True)
        case combat.EndCombat():
            return replace(found, known=True, ends_combat=True)
        case strikes.MakeStrike():
            return _strike(found, word.blow)
        case cards.Cancel():
            return replace(found, known=True, cancels=True)
        case cards.Burn(who="this"):
            return replace(found, burns_this=True)
        case spending.Gain(kind="master phase action"):
            return replace(found, known=True, masters=found.masters + 1)
        case referendums.Shares():
            return replace(found, known=True, shares=-1 if word.deed == "burn" else 1)
        case persons.GainTitle(who="minion"):
            return replace(found, known=True, titles=True)
        case choosing.Choose():
            return found if found.where else replace(found, where=word.which.where, which=word.which)
        case flow.If():
            return _all(word.then, replace(found, known=True))
        case flow.Either():
            if _turns_either_way(word):
                return replace(found, known=True, either_turn=True)
            return _all(word.ways[0].words, found) if word.ways else found
        case flow.WithEach() if found.where:
            return _with_each(word, found)
        case flow.May() | flow.Later() | flow.Grant() | flow.InCombat() | flow.StrikeDoes() | flow.WithEach():
            return _all(word.words, replace(found, known=True))
        case flow.ForEachMethuselah(whose="you") | flow.By():
            return _all(word.words, found)
    return _to_target(word, found)


def _with_each(word: flow.WithEach, found: Facts) -> Facts:
    """What is done with each of some, where something is chosen besides: their ``target`` is not that."""
    done = _all(word.words, replace(found, known=True))
    return replace(done, target=found.target, turns=found.turns)


def _turns_either_way(word: flow.Either) -> bool:
    """Whether it is locking or unlocking what was chosen, as one likes."""
    names = {type(each).__name__ for way in word.ways for each in way.words if getattr(each, "who", "") == "target"}
    return names == {"Lock", "Unlock"} and all(len(way.words) == 1 for way in word.ways)


def _to_target(word: Word, found: Facts) -> Facts:
    """What is done to what was chosen by a word that says who it is."""
    whom, name = getattr(word, "who", ""), type(word).__name__
    worth = OF_TARGET.get(name, 0)
    if not worth or whom in OWN_WORDS:
        return found
    turns = worth if name in ("Lock", "Unlock") and whom == "target" else 0
    return replace(found, known=True, target=found.target + worth, turns=found.turns or turns)
